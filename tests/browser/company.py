"""The other people at a table, played by `reverie.client` and moved by hand."""

import asyncio
import random
from collections.abc import Coroutine, Sequence
from concurrent.futures import Future
from contextlib import AsyncExitStack
from threading import Thread
from typing import Any, TypeVar

from reverie.client import Client, Line, RefusedError
from reverie.rules import Phase, View
from reverie.rules.clues import Words
from reverie.rules.moves import Claim, Give, Tell, Vote
from reverie.tables.acts import Invite, Start
from reverie.tables.settings import Settings

T = TypeVar("T")
NAMES = ("Éloïse", "Tõnu", "Inés", "João", "Wren", "Óscar", "Kaja", "Zoë", "Märt", "Lurdes", "Noé")
PATIENCE = 30  # seconds: longer than anything here may take


class Company:
    """People in chairs. The first is the host; they live in a thread of their own."""

    def __init__(self, address: str, people: int, settings: Settings) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._stack = AsyncExitStack()
        self._playing: list[Future[None]] = []
        self._random = random.Random(people)  # which picture somebody likes
        self.lines: list[Line] = []
        self._wait(self._come(address, people, settings))

    @property
    def link(self) -> str:
        room = self.lines[0].room
        assert room is not None
        return f"/j#{room.link}"

    @property
    def view(self) -> View:
        return self.lines[0].view

    def begin(self, minds: Sequence[int] = ()) -> None:
        """Start the game, with minds in these chairs."""

        async def start() -> None:
            for chair in minds:
                await self.lines[0].do(Invite("", chair))
            await self.lines[0].do(Start(""))

        self._wait(start())
        self.reach(Phase.RACE)

    def reach(self, phase: Phase, turn: int = 1) -> None:
        """Wait until all of them see this phase, or a later turn."""

        async def seen() -> None:
            for line in self.lines:
                await line.until(
                    lambda line: line.game is not None and (line.view.phase is phase or line.view.turn > turn)
                )

        self._wait(seen())

    def move(self, clue: str = "Almost home", but: int = 0) -> None:
        """Everybody of whom something is asked does it, but the last so many; in the race only the first."""

        async def moves() -> None:
            asked = [line for line in self.lines if line.view.seat in line.view.waiting_for]
            if self.view.phase is Phase.RACE:
                asked = asked[:1]
            for line in asked[: len(asked) - but]:
                await self._move(line, clue)

        self._wait(moves())

    def play_on(self) -> None:
        """From now on each does by themselves what is asked of them, to the end of the game."""
        self._playing = [asyncio.run_coroutine_threadsafe(self._play_on(line), self._loop) for line in self.lines]

    def leave(self, which: int) -> None:
        """Somebody's line is closed; they are away."""
        self._wait(self.lines.pop(which).close())

    def go(self) -> None:
        for playing in self._playing:
            playing.result(PATIENCE)
        self._wait(self._stack.aclose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _come(self, address: str, people: int, settings: Settings) -> None:
        link = ""
        for name in NAMES[:people]:
            client = await self._stack.enter_async_context(Client(address))
            table = await (client.join(name, link) if link else client.open(name, settings))
            line = await self._stack.enter_async_context(client.sit(table))
            await line.until(lambda line: line.room is not None)
            assert line.room is not None
            link = line.room.link
            self.lines.append(line)

    async def _play_on(self, line: Line) -> None:
        while line.view.phase is not Phase.OVER:
            await line.until(lambda line: line.view.phase is Phase.OVER or line.view.seat in line.view.waiting_for)
            try:
                await self._move(line, "Almost home")
            except RefusedError:  # somebody was quicker
                await asyncio.sleep(0)

    async def _move(self, line: Line, clue: str) -> None:
        view = line.view
        match view.phase:
            case Phase.RACE:
                await line.play(Claim())
            case Phase.TELLING:
                await line.play(Tell(view.hand[0], Words(clue, "en")))
            case Phase.GIVING:
                await line.play(Give(tuple(view.hand[: 2 if len(view.scores) == 3 else 1])))
            case Phase.VOTING:
                others = [place for place, card in enumerate(view.row, 1) if card not in view.chosen]
                await line.play(Vote((self._random.choice(others),)))
            case Phase.OVER:
                pass

    def _wait(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)


def is_at(line: Line, phase: Phase, turn: int) -> bool:
    return line.game is not None and (line.view.phase is phase or line.view.turn > turn)
