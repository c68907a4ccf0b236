"""A real server for the tests, on a port of its own and in the test's loop, and people who play there."""

import asyncio
import socket
import warnings
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from ipaddress import ip_network
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, cast

from litestar.exceptions import LitestarDeprecationWarning
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from reverie.client import Client, ClosedError, Line, RefusedError
from reverie.decks import cards_of
from reverie.minds import RandomMind
from reverie.rules import Phase, View, set_up
from reverie.tables import acts
from reverie.tables.live import LiveTable, Pace
from reverie.tables.settings import Settings
from reverie.web.config import Config
from reverie.web.limits import Limit
from reverie.web.serve import listen, running, uvicorn_for
from reverie.web.server import Server
from tests.tables.handclock import HandClock

AT_ONCE = Pace(answer=(0, 0), claim=(0, 0))
LOOPBACK = ip_network("127.0.0.0/8")
LATE = {"too_late", "already_claimed", "wrong_phase", "not_your_turn", "game_over"}
NO_LIMIT = 1e9


class Ear:
    """A socket that writes down every byte that comes over it."""

    def __init__(self, inner: ClientConnection, heard: list[str]) -> None:
        self.inner = inner
        self._heard = heard

    async def __aiter__(self) -> AsyncIterator[str]:
        async for text in self.inner:
            assert isinstance(text, str)
            self._heard.append(text)
            yield text

    async def send(self, message: bytes | str, text: bool | None = None) -> None:
        await self.inner.send(message, text=text)

    async def close(self) -> None:
        await self.inner.close()


class Guest:
    """Somebody with a device of their own, and with a live line to one table."""

    def __init__(self, hall: "Hall", name: str, client: Client) -> None:
        self.name = name
        self.client = client
        self.heard: list[str] = []  # every frame that was ever sent to them
        self.line: Line | None = None
        self.table = ""
        self._hall = hall
        self._mind = RandomMind(Random(name))

    @property
    def on(self) -> Line:
        assert self.line is not None, f"{self.name} has no line"
        return self.line

    @property
    def view(self) -> View:
        return self.on.view

    @property
    def seat(self) -> int | None:
        assert self.on.you is not None
        return self.on.you.seat

    @property
    def number(self) -> int:
        assert self.on.you is not None
        return self.on.you.member

    async def connect(self) -> Line:
        url = f"{self._hall.url.replace('http', 'ws', 1)}/api/tables/{self.table}/live"
        headers = {"authorization": f"Bearer {self.client.token}", "x-forwarded-for": self._hall.next_address()}
        inner = await connect(url, additional_headers=headers, proxy=None, max_size=2**20)
        self.line = Line(cast("ClientConnection", Ear(inner, self.heard)))
        return self.line

    async def sit(self) -> Line:
        """Connect, and wait for the room."""
        line = await self.connect()
        await line.until(lambda it: it.room)
        return line

    async def go(self) -> None:
        """Away; the table knows it when this returns."""
        member, line = self.number, self.on
        await line.close()
        self.line = None
        live = self._hall.server.house.live.get(self.table)
        while live is not None and live.there(member):  # noqa: ASYNC110 - until the server has seen it too
            await asyncio.sleep(0)

    async def raw(self, text: str | bytes) -> None:
        await cast("Ear", self.on._socket).inner.send(text)

    async def fence(self) -> None:
        """Everything that was told before this is heard."""
        await self.on.do(acts.Mute("", self.number, muted=False))

    async def refused(self, act: acts.Act) -> str:
        """The code of the refusal of what must not be done."""
        try:
            await self.on.do(act)
        except RefusedError as error:
            return error.code
        raise AssertionError(f"{act} was done")

    def wanted(self) -> bool:
        game = self.on.game
        return game is not None and game.view.seat is not None and game.view.seat in game.view.waiting_for

    async def move(self) -> bool:
        """Some legal move, where one is waited for. Whether one was made."""
        if not self.wanted():
            return False
        view, room = self.view, self.on.room
        assert room is not None
        cards = cards_of(room.settings.deck)
        assert cards is not None
        setup = set_up(cards, len(view.scores), room.settings.options, "")
        try:
            await self.on.play(self._mind.move(setup, view))
        except RefusedError as error:
            if error.code not in LATE:
                raise
            return False
        return True


class Hall:
    def __init__(self, server: Server, clock: HandClock, url: str, stack: AsyncExitStack) -> None:
        self.server = server
        self.clock = clock
        self.url = url
        self._stack = stack
        self._numbers = count(1)
        self.stop: Callable[[], None] = lambda: None

    def next_address(self) -> str:
        number = next(self._numbers)
        return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"

    async def guest(self, name: str, token: str | None = None) -> Guest:
        client = Client(self.url, token)
        client._http.headers["x-forwarded-for"] = self.next_address()
        await self._stack.enter_async_context(client)
        return Guest(self, name, client)

    async def awake(self) -> None:
        """The tables whose clocks run are read again by now."""
        await self.server.house.wake()

    def live(self, table: str) -> LiveTable:
        return self.server.house.live[table]

    async def party(self, names: Iterable[str], settings: Settings | None = None) -> list[Guest]:
        """A table with these people in chairs, all of them there."""
        guests = [await self.guest(name) for name in names]
        host, *others = guests
        chairs = max(3, len(guests))
        host.table = await host.client.open(host.name, settings or Settings(chairs=chairs))
        link = (await host.sit()).room
        assert link is not None
        for guest in others:
            guest.table = await guest.client.join(guest.name, link.link)
            await guest.sit()
        return guests

    async def play_with_minds(self, guests: Sequence[Guest], reached: Callable[[View], bool]) -> None:
        """People move where they are waited for; time goes by, so that minds move too."""
        for _ in range(300):
            for guest in guests:
                await guest.fence()
            if reached(guests[0].view):
                return
            for guest in guests:
                await guest.move()
            await self.clock.advance(1)
        raise AssertionError(f"it hangs: {guests[0].view}")

    async def game(self, names: Iterable[str], settings: Settings | None = None) -> list[Guest]:
        guests = await self.party(names, settings)
        await guests[0].on.do(acts.Start(""))
        for guest in guests:
            await guest.on.until(lambda line: line.game)
        return guests


async def play_until(guests: Sequence[Guest], reached: Callable[[View], bool], *, rounds: int = 2000) -> None:
    """These people move, whoever of them is waited for, until it is as wished; then all of them know it."""
    there = [guest for guest in guests if guest.line is not None]
    for _ in range(rounds):
        newest = max((guest.view for guest in there), key=_how_far)
        if reached(newest):
            for guest in there:
                await guest.fence()
            return
        for guest in there:
            if _how_far(guest.view) >= _how_far(newest) and await guest.move():
                break
        else:
            for guest in there:
                await guest.fence()
            if not any(guest.wanted() for guest in there) and not reached(there[0].view):
                raise AssertionError(
                    f"nobody can move: {there[0].view.phase}, {there[0].view.waiting_for} are waited for"
                )
    raise AssertionError("it takes too long")


def _how_far(view: View) -> tuple[int, int]:
    return view.turn, list(Phase).index(view.phase)


def over(view: View) -> bool:
    return view.phase is Phase.OVER


def in_phase(phase: Phase, turn: int | None = None) -> Callable[[View], bool]:
    return lambda view: view.phase is phase and (turn is None or view.turn == turn)


def by_turn(turn: int) -> Callable[[View], bool]:
    """Where minds move as well, a phase may pass unseen."""
    return lambda view: view.turn >= turn


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


@asynccontextmanager
async def opened(
    data: Path, *, clock: HandClock | None = None, pace: Pace = AT_ONCE, limited: bool = False, **options: Any
) -> AsyncGenerator[Hall]:
    """The server, listening. `limited` leaves the limits as they are; their clock is the test's."""
    clock = clock or HandClock()
    config = replace(Config(data, port=free_port(), trusted_proxies=(LOOPBACK,)), **options)
    async with running(config, clock, pace) as server:
        server.clock = clock.seconds
        for name in ("acts_limit", "talk_limit", "tables_limit", "tries_limit", "looks_limit"):
            limit: Limit = getattr(server, name)
            limit._clock = clock.seconds
            if not limited:
                setattr(server, name, Limit(rate=NO_LIMIT, burst=NO_LIMIT, clock=clock.seconds))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", LitestarDeprecationWarning)  # which is not what these tests are about
            uvicorn = uvicorn_for(server)
        uvicorn.install_signal_handlers = lambda: None  # pyright: ignore[reportAttributeAccessIssue]
        with listen(config) as listener:
            serving = asyncio.create_task(uvicorn._serve([listener]))
            async with AsyncExitStack() as stack:
                hall = Hall(server, clock, f"http://127.0.0.1:{config.port}", stack)
                hall.stop = lambda: setattr(uvicorn, "should_exit", True)
                try:
                    yield hall  # the socket listens already: who connects now waits for the server
                finally:
                    uvicorn.should_exit = True
                    await serving


async def gone_quiet(guests: Iterable[Guest]) -> None:
    """Close what lines are open; a line that the server has cut is closed already."""
    for guest in guests:
        if guest.line is not None:
            with suppress(ClosedError):
                await guest.line.close()
            guest.line = None


def with_id(act: acts.Act, number: object) -> acts.Act:
    return replace(act, id=f"act-{number}")
