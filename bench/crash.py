"""Kill the server at random moments while people play, again and again, and see that nothing acknowledged is lost.

    .venv/bin/python -m bench.crash [--kills 200] [--tables 10]

Players keep every act that was answered `done`. After a kill they come back, find at least the version they had seen,
and send again, with the same id, what was not answered. At the end the journal must hold every acknowledged act exactly
once, and every game's record must verify. A kill proves that things are written before they are told; it does not prove
what the disk does when the power fails: for that the journal asks for synchronous=FULL, and this says so.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from msgspec import Struct
from websockets.exceptions import InvalidHandshake

from bench.server import Server
from reverie.client import Client, ClosedError, Line, RefusedError
from reverie.minds import RandomMind
from reverie.rules import Options, Phase, record, set_up
from reverie.rules.verify import verify
from reverie.tables.acts import Act, Play, Speak, Start
from reverie.tables.album import games
from reverie.tables.happenings import Page, decode
from reverie.tables.settings import Settings
from reverie.tables.sqlite import SqliteJournal
from reverie.web.config import JOURNAL

PLAYERS = 4
_TOO_LATE = {"too_late", "already_claimed", "playing", "too_fast"}  # somebody else was first: not a fault
_SETUP = set_up(tuple(f"{number}" for number in range(84)), PLAYERS, Options(), "")  # what a mind must know of it


class Faults(Struct):
    found: list[str]

    def check(self, holds: bool, what: str) -> None:
        if not holds:
            self.found.append(what)


class Player:
    """Plays, and remembers what it was promised."""

    def __init__(self, client: Client, table: str, name: str, seed: int, faults: Faults) -> None:
        self.acknowledged: list[str] = []
        self._client = client
        self._table = table
        self._name = name
        self._mind = RandomMind(random.Random(seed))
        self._pending: Act | None = None
        self._count = 0
        self._seen = (0, 0)
        self._faults = faults

    async def play(self, stopped: Callable[[], bool]) -> None:
        while not stopped():
            try:
                async with self._client.sit(self._table) as line:
                    await self._at(line, stopped)
            except (ClosedError, RefusedError, OSError, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.02)

    async def _at(self, line: Line, stopped: Callable[[], bool]) -> None:
        await line.until(lambda line: line.room and (line.game or not line.room.game))
        while not stopped():
            self._look(line)
            act = self._pending or self._next(line)
            if act is None:
                seen = line.game
                async with asyncio.timeout(5):
                    await line.until(lambda line, seen=seen: line.game is not seen)  # type: ignore[misc]
                continue
            self._pending = act
            try:
                await line.do(act)
                self.acknowledged.append(act.id)
            except RefusedError as error:
                self._faults.check(error.code in _TOO_LATE, f"{self._name}: {error.code} for {act}")
            self._pending = None
            await asyncio.sleep(0.06)  # a person cannot act more often, and the server would not let them

    def _look(self, line: Line) -> None:
        """What was seen once is never unseen."""
        if line.game is not None:
            now = (line.game.game, line.game.view.version)
            self._faults.check(now >= self._seen, f"{self._name}: saw {now} after {self._seen}")
            self._seen = now

    def _next(self, line: Line) -> Act | None:
        self._count += 1
        act = f"{self._name}-{self._count}"
        if line.game is None or line.view.phase is Phase.OVER:
            return Start(act) if line.room and line.you and line.room.host == line.you.member else None
        if self._count % 40 == 0:
            return Speak(act, act)
        view = line.view
        if view.seat not in view.waiting_for:
            return None
        return Play(act, line.game.game, view.turn, view.phase, self._mind.move(_SETUP, view))


class Mortal:
    """A server that comes back after every kill, on what the one before it has left."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self._life = Server(data)
        self.base = self._life.base

    def kill(self) -> None:
        self._life.kill()
        self._life = Server(self.data, self._life.port)

    def close(self) -> None:
        self._life.stop()


async def trial(server: Mortal, kills: int, tables: int) -> Faults:
    faults, chance = Faults([]), random.Random(kills)
    clients = [Client(server.base) for _ in range(tables * PLAYERS)]
    players: list[Player] = []
    for number in range(tables):
        first, *others = clients[number * PLAYERS : (number + 1) * PLAYERS]
        await asyncio.gather(*(client.__aenter__() for client in (first, *others)))
        table = await first.open("0", Settings(chairs=PLAYERS, away=None))
        async with first.sit(table) as line:
            room = await line.until(lambda line: line.room)
            assert room is not None
        for name, client in enumerate(others, 1):
            await client.join(str(name), room.link)
        players += [
            Player(client, table, f"{number}.{seat}", number * PLAYERS + seat, faults)
            for seat, client in enumerate((first, *others))
        ]
    over = False
    tasks = [asyncio.create_task(player.play(lambda: over)) for player in players]
    for killed in range(1, kills + 1):
        await asyncio.sleep(chance.uniform(0.03, 0.6))
        await asyncio.to_thread(server.kill)
        if killed % 20 == 0:
            print(f"{killed} kills, {sum(len(player.acknowledged) for player in players)} acts acknowledged")
    await asyncio.sleep(1)
    over = True
    await asyncio.wait(tasks, timeout=10)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for client in clients:
        await client.__aexit__(None, None, None)
    server.close()
    await _hold_against_journal(players, server.data, faults)
    return faults


async def _hold_against_journal(players: list[Player], data: Path, faults: Faults) -> None:
    journal = SqliteJournal.look(data / JOURNAL)
    held: Counter[str] = Counter()
    finished = turns = 0
    for kept in await journal.kept():
        pages: list[Page] = [decode(entry.body) for entry in await journal.read(kept.table)]
        held.update(page.act.partition("/")[2] for page in pages if page.act)
        for game in games(pages):
            report = verify(record.encode(game.header, game.events))[0]
            faults.check(report.fault is None, f"table {kept.table}, game {game.number}: {report.fault}")
            finished += report.over
            turns += report.turns
    for player in players:
        for act in player.acknowledged:
            faults.check(held[act] == 1, f"{act} was acknowledged, and stands {held[act]} times in the journal")
    safeguards = await journal.safeguards()
    await journal.close()
    print(
        f"{sum(len(player.acknowledged) for player in players)} acts acknowledged, {sum(held.values())} in the journal"
    )
    print(f"{finished} games finished, {turns} turns; every record verified" if not faults.found else "FAULTS")
    print(f"journal: {safeguards}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=10)
    chosen = parser.parse_args()
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as data, closing(Mortal(Path(data))) as server:
        faults = asyncio.run(trial(server, chosen.kills, chosen.tables))
    for fault in faults.found[:20]:
        print(f"FAULT {fault}")
    print(f"{chosen.kills} kills in {time.perf_counter() - begun:.0f} s, {len(faults.found)} faults")
    return 1 if faults.found else 0


if __name__ == "__main__":
    raise SystemExit(main())
