"""The server stopped, killed, out of room or not allowed to write: nothing that was done is lost, and play goes on."""

import signal
import sqlite3
import subprocess
import sys
from collections.abc import Coroutine, Generator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from reverie.client import Client, ClosedError, RefusedError
from reverie.rules import Phase
from reverie.rules.verify import verify
from reverie.tables import acts
from reverie.tables.live import RETRY, Pace
from reverie.tables.settings import QUICK, Settings
from reverie.tables.sqlite import SqliteJournal
from reverie.web.config import JOURNAL
from tests.tables.handclock import HandClock
from tests.web.hall import Guest, Hall, free_port, in_phase, opened, over, play_until

pytestmark = pytest.mark.anyio

NAMES = ("Ada", "Bruno", "Carmen", "Dario")


async def come_back(hall: Hall, guests: list[Guest]) -> list[Guest]:
    """The same people with the same devices, at a server that was started anew."""
    back: list[Guest] = []
    for guest in guests:
        again = await hall.guest(guest.name, guest.client.token)
        again.table = guest.table
        await again.sit()
        await again.on.until(lambda line: line.game)
        back.append(again)
    return back


async def test_after_a_restart_everything_is_as_it_was(tmp_path: Path) -> None:
    clock = HandClock()
    guests: list[Guest] = []
    for phase, turn in ((Phase.RACE, 1), (Phase.TELLING, 1), (Phase.GIVING, 2), (Phase.VOTING, 2), (Phase.OVER, None)):
        async with opened(tmp_path, clock=clock) as hall:
            if not guests:
                guests = await hall.game(NAMES)
                await guests[0].on.do(acts.Speak("kept", "remember me"))
            else:
                views = [(guest.view, guest.on.room) for guest in guests]
                guests = await come_back(hall, guests)
                for guest in guests:
                    await guest.fence()
                assert [(guest.view, guest.on.room) for guest in guests] == views
                assert "remember me" in "".join(guests[1].heard)
                await guests[0].on.do(acts.Speak("kept", "remember me"))
                assert hall.live(guests[0].table).table.said_ever == 1, "a repeat is known after a restart as well"
            await play_until(guests, in_phase(phase, turn))


async def test_the_last_word_of_a_server_that_stops_is_that_it_closes(tmp_path: Path) -> None:
    async with opened(tmp_path) as hall:
        guests = await hall.game(NAMES)
        waiting = [guest.on for guest in guests]
    for line in waiting:
        with pytest.raises(ClosedError) as error:
            await line.until(lambda _: False)
        assert error.value.why == "closing"


@contextmanager
def full(hall: Hall) -> Generator[None]:
    """No room in the journal, until the end of the block."""
    journal = hall.server.house._around.journal
    assert isinstance(journal, SqliteJournal)
    db = journal._book._db
    pages: int = db.execute("PRAGMA page_count").fetchone()[0]
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    db.execute(f"PRAGMA max_page_count = {pages}").fetchall()
    try:
        yield
    finally:
        db.execute("PRAGMA max_page_count = 1000000").fetchall()


@contextmanager
def read_only(hall: Hall) -> Generator[None]:
    journal = hall.server.house._around.journal
    assert isinstance(journal, SqliteJournal)
    journal._book._db.execute("PRAGMA query_only = ON").fetchall()
    try:
        yield
    finally:
        journal._book._db.execute("PRAGMA query_only = OFF").fetchall()


async def until_refused(guest: Guest, text: str) -> str:
    for _ in range(1000):
        try:
            await guest.on.do(acts.Speak("", text))
        except RefusedError as error:
            return error.code
    raise AssertionError("there is room for everything")


@pytest.mark.parametrize(("trouble", "code"), [(full, "no_room"), (read_only, "read_only")])
async def test_what_cannot_be_kept_is_refused_and_later_play_goes_on(tmp_path: Path, trouble: Any, code: str) -> None:
    async with opened(tmp_path) as hall:
        guests = await hall.game(NAMES)
        await play_until(guests, in_phase(Phase.GIVING))
        giver = next(guest for guest in guests if guest.wanted())
        stranger = await hall.guest("Stranger")
        room = guests[0].on.room
        assert room is not None
        with trouble(hall):
            before = hall.live(guests[0].table).table
            for length in (400, 100, 25, 1):  # the pages that there are have some room yet
                assert await until_refused(guests[0], "x" * length) == code
            filled = hall.live(guests[0].table).table
            with pytest.raises(RefusedError) as error:
                await giver.move()
            assert error.value.code == code
            assert hall.live(guests[0].table).table == filled
            assert hall.live(guests[0].table).table.game == before.game
            asked: list[Coroutine[Any, Any, object]] = [
                stranger.client.open("Stranger"),
                stranger.client.join("Stranger", room.link),
            ]
            if trouble is read_only:  # where there is no room, deleting makes some
                asked.append(guests[0].client.delete(room.id))
            for one in asked:
                with pytest.raises(RefusedError) as error:
                    await one
                assert error.value.code == code
            await guests[1].fence()
            assert guests[1].view.phase is Phase.GIVING
        await play_until(guests, in_phase(Phase.VOTING, 2))
        journal = hall.server.house._around.journal
        entries = await journal.read(guests[0].table)
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))


async def test_who_comes_back_while_nothing_can_be_written_is_not_played_for(tmp_path: Path) -> None:
    async with opened(tmp_path, pace=Pace(answer=(2000, 2000), claim=(0, 0))) as hall:
        guests = await hall.game(NAMES, Settings(chairs=4, away=20))
        await play_until(guests, in_phase(Phase.GIVING))
        goer = next(guest for guest in guests if guest.wanted())
        seat, live = goer.seat, hall.live(goer.table)
        assert seat is not None
        await goer.go()
        await hall.clock.advance(20_000)
        assert live.table.chairs[seat].minded
        before = live.table.game
        with read_only(hall):
            await goer.sit()
            await hall.clock.advance(10 * RETRY)
            assert live.table.chairs[seat].minded
        await hall.clock.advance(RETRY)
        assert not live.table.chairs[seat].minded
        assert live.table.game == before
        await goer.fence()
        assert goer.wanted()


async def test_a_table_that_cannot_be_read_lets_the_others_wake(tmp_path: Path) -> None:
    clock = HandClock()
    async with opened(tmp_path, clock=clock) as hall:
        hosts = [(await hall.game(NAMES[:3], Settings(chairs=3, clock=QUICK)))[0] for _ in range(3)]
    with closing(sqlite3.connect(tmp_path / JOURNAL)) as journal, journal:
        journal.execute("UPDATE entries SET body = zeroblob(99) WHERE number = 1")
    async with opened(tmp_path, clock=clock) as hall:
        await hall.awake()
        assert set(hall.server.house.live) == {host.table for host in hosts[1:]}
        ada = await hall.guest("Ada", hosts[0].client.token)
        ada.table = hosts[0].table
        await ada.connect()
        with pytest.raises(ClosedError, match="closing"):
            await ada.on.until(lambda _: False)
        with pytest.raises(RefusedError, match="busy"):
            await ada.client.get(f"/api/tables/{ada.table}/album")


async def test_it_is_ready_while_it_can_write(hall: Hall) -> None:
    async with httpx.AsyncClient(base_url=hall.url, trust_env=False) as http:
        assert (await http.get("/readyz")).status_code == 200
        with read_only(hall):
            assert (await http.get("/readyz")).status_code == 503
            assert (await http.get("/healthz")).status_code == 200
        assert (await http.get("/readyz")).status_code == 200


# --- The program itself ---------------------------------------------------------------------------------------------

PROGRAM = [sys.executable, "-c", "import sys; from reverie.cli import main; sys.exit(main(sys.argv[1:]))"]


def owner(command: str, data: Path, *more: str) -> bytes:
    """What the server's owner reads of a data folder."""
    return subprocess.run([*PROGRAM, command, *more, "--data", str(data)], check=True, capture_output=True).stdout


@contextmanager
def served(data: Path, log: Path, *options: str) -> Generator[tuple[str, subprocess.Popen[bytes]]]:
    """`reverie serve` as a process of its own; by the end of the block it has ended."""
    port = free_port()
    with log.open("ab") as errors:
        process = subprocess.Popen(
            [*PROGRAM, "serve", "--data", str(data), "--port", str(port), *options], stderr=errors
        )
    try:
        url = f"http://127.0.0.1:{port}"
        while process.poll() is None:
            with suppress(httpx.TransportError):
                httpx.get(f"{url}/readyz", trust_env=False)
                break
        assert process.poll() is None, log.read_text()
        yield url, process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        process.wait(20)


class Elsewhere:
    """What a guest needs of a hall whose server is another process."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.server = self
        self.house = self
        self.live: dict[str, Any] = {}

    def next_address(self) -> str:
        return "10.0.0.1"


async def guest_at(url: str, name: str, token: str | None = None) -> Guest:
    client = Client(url, token)
    await client.__aenter__()
    return Guest(Elsewhere(url), name, client)  # pyright: ignore[reportArgumentType]


@pytest.mark.slow
async def test_killed_at_any_moment_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """A few rounds of what bench/ does for long. A kill proves the order of writing and telling, not the disk."""
    data, log = tmp_path / "data", tmp_path / "log"
    tokens: list[str | None] = [None] * 3
    table, said = "", 0
    for round_number in range(4):
        with served(data, log) as (url, process):
            guests = [await guest_at(url, name, token) for name, token in zip(NAMES, tokens, strict=False)]
            if round_number == 0:
                table = await guests[0].client.open("Ada", Settings(chairs=3))
                guests[0].table = table
                room = (await guests[0].sit()).room
                assert room is not None
                for guest in guests[1:]:
                    guest.table = await guest.client.join(guest.name, room.link)
                    await guest.sit()
                await guests[0].on.do(acts.Start(""))
                tokens = [guest.client.token for guest in guests]
            else:
                for guest in guests:
                    guest.table = table
                    await guest.sit()
            for guest in guests:
                await guest.on.until(lambda line: line.game)
            kept = "".join(guests[2].heard)
            assert all(f"word {number}." in kept for number in range(said)), "each word that was acknowledged"
            before = guests[0].view.turn
            await play_until(guests, lambda view: view.turn > before)  # noqa: B023 - awaited at once
            await guests[1].on.do(acts.Speak("", f"word {said}."))
            said += 1
            view = guests[0].view
            if round_number == 3:
                await play_until(guests, over)
                (report,) = verify((await guests[0].client.get(f"/api/tables/{table}/record")).content)
                assert report.fault is None
                assert report.over
            process.kill() if round_number % 2 == 0 else process.send_signal(signal.SIGTERM)
            process.wait(20)
            for guest in guests:
                with pytest.raises(ClosedError) as error:
                    await guest.on.until(lambda _: False)
                assert error.value.why == ("cut" if round_number % 2 == 0 else "closing")
                await guest.client.__aexit__(None, None, None)
            assert view.turn > before
    listed, exported = owner("tables", data), owner("export", data, table)
    assert table.encode() in listed
    assert b"3 people, 0 minds, no game now" in listed
    (report,) = verify(exported)
    assert report.fault is None


@pytest.mark.slow
@pytest.mark.parametrize("asked", [signal.SIGTERM, signal.SIGINT])
def test_who_is_asked_to_stop_puts_everything_away(tmp_path: Path, asked: signal.Signals) -> None:
    data = tmp_path / "data"
    with served(data, tmp_path / "log") as (_, process):
        process.send_signal(asked)
        assert process.wait(20) == 0
    assert {path.name for path in data.iterdir()} == {"key", JOURNAL, f"{JOURNAL}.lock"}, "the log is written in"


@pytest.mark.slow
async def test_the_log_says_nothing_of_who_plays_what(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    data, log = tmp_path / "data", tmp_path / "log"
    with served(data, log, "--log", "debug") as (url, _):
        guests = [await guest_at(url, name) for name in ("Ada-of-the-log", "Bruno-of-the-log", "Carmen-of-the-log")]
        table = guests[0].table = await guests[0].client.open(guests[0].name, Settings(chairs=3))
        room = (await guests[0].sit()).room
        assert room is not None
        for guest in guests[1:]:
            guest.table = await guest.client.join(guest.name, room.link)
            await guest.sit()
        await guests[0].on.do(acts.Start(""))
        for guest in guests:
            await guest.on.until(lambda line: line.game)
        await guests[0].raw("nonsense-of-the-log")
        await guests[0].on.do(acts.Speak("", "a-word-of-the-log"))
        with pytest.raises(RefusedError):
            await guests[0].client.look("000000")
        await play_until(guests, in_phase(Phase.VOTING))
        secrets = [room.link, room.code, table, "of-the-log", "127.0.0.1:", *guests[0].view.hand]
        secrets += [str(guest.client.token) for guest in guests]
        for guest in guests:
            await guest.on.close()
            await guest.client.__aexit__(None, None, None)
    text = log.read_text() + capfd.readouterr().err
    assert "listening" in text
    assert '"level": "error"' not in text
    for secret in secrets:
        assert secret not in text
    key = (data / "key").read_bytes()
    assert key.hex() not in text
    assert (data / "key").stat().st_mode & 0o077 == 0
    assert data.stat().st_mode & 0o077 == 0
    assert (data / JOURNAL).stat().st_mode & 0o077 == 0
