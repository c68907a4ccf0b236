"""Who connects and says nothing, or never comes to the end, is cut off; who is only waited for by us is not."""

import asyncio
import runpy
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

import anyio.lowlevel
import pytest
import uvicorn
from uvicorn.protocols.http import auto
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from reverie.web import requests
from reverie.web.lines import Line
from tests.web.hall import Hall

pytestmark = pytest.mark.anyio

GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
LONG = 10 * requests.PATIENCE
KEPT_ALIVE = 20


class HandLoop:
    """An event loop as far as a protocol needs one, whose time goes by when it is told to."""

    def __init__(self) -> None:
        self._now = 0.0
        self._timers: list[tuple[float, asyncio.Handle]] = []

    def time(self) -> float:
        return self._now

    def call_later(self, delay: float, callback: Callable[[], None]) -> asyncio.Handle:
        handle = asyncio.Handle(callback, (), asyncio.get_running_loop())
        self._timers.append((self._now + delay, handle))
        return handle

    def create_task(self, work: Any) -> "asyncio.Task[None]":
        return asyncio.get_running_loop().create_task(work)

    async def advance(self, seconds: float) -> None:
        end = self._now + seconds
        while due := [timer for timer in self._timers if timer[0] <= end]:
            timer = min(due, key=lambda timer: timer[0])
            self._timers.remove(timer)
            self._now = timer[0]
            if not timer[1].cancelled():
                timer[1]._run()
            await anyio.lowlevel.checkpoint()
        self._now = end


class Wire:
    """The transport's end: what was written, and whether it was cut."""

    def __init__(self) -> None:
        self.written = bytearray()
        self.closed = self.cut = False
        self.lost: Callable[[], None] = lambda: None

    def write(self, data: bytes) -> None:
        self.written += data

    def get_extra_info(self, name: str) -> None:
        """It has none."""

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.cut = True
        self.lost()

    def set_protocol(self, protocol: object) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Spoken:
    """One connection, and an application that answers when it is let."""

    def __init__(self, protocol: Any) -> None:
        self.loop, self.wire = HandLoop(), Wire()
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.reads = True
        app = cast("Any", self._app)
        config = uvicorn.Config(app, interface="asgi3", log_config=None, proxy_headers=False, ws=Line)
        config.timeout_keep_alive = KEPT_ALIVE
        config.load()
        self.http = protocol(config, ServerState(), {}, self.loop)
        self.http.connection_made(self.wire)
        self.wire.lost = lambda: self.http.connection_lost(None)

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await receive()
            return
        while self.reads and (await receive()).get("more_body"):
            pass
        await self.may_answer.wait()
        headers = [(b"content-length", b"2")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"ok"})

    async def say(self, data: bytes) -> None:
        self.http.data_received(data)
        for _ in range(5):
            await anyio.lowlevel.checkpoint()

    async def trickle(self, data: bytes) -> None:
        """A byte now and then, until all is said or the connection is cut."""
        for byte in data:
            if self.wire.cut:
                return
            await self.say(bytes([byte]))
            await self.loop.advance(requests.PATIENCE / 4)


@pytest.fixture(params=["httptools", "h11"])
async def spoken(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Spoken:
    """By either of uvicorn's parsers: which one there is depends on the system."""
    if request.param == "httptools":
        return Spoken(requests.PatientHTTP)
    monkeypatch.setattr(auto, "AutoHTTPProtocol", H11Protocol)
    return Spoken(runpy.run_path(requests.__file__)["PatientHTTP"])


async def test_who_says_nothing_is_cut_off(spoken: Spoken) -> None:
    await spoken.loop.advance(requests.PATIENCE - 1)
    assert not spoken.wire.cut
    await spoken.loop.advance(1)
    assert spoken.wire.cut


async def test_who_trickles_a_head_is_cut_off(spoken: Spoken) -> None:
    await spoken.trickle(GET)
    assert spoken.wire.cut
    assert not spoken.wire.written


async def test_who_trickles_a_body_is_cut_off(spoken: Spoken) -> None:
    await spoken.say(POST)
    await spoken.trickle(b"x" * 100)
    assert spoken.wire.cut


async def test_who_trickles_a_body_that_nobody_waits_for_is_cut_off(spoken: Spoken) -> None:
    spoken.reads = False
    await spoken.say(POST)
    assert spoken.wire.written.endswith(b"ok")
    await spoken.trickle(b"x" * 100)
    assert spoken.wire.cut


async def test_who_does_not_take_the_answer_is_cut_off(spoken: Spoken) -> None:
    spoken.may_answer.clear()
    await spoken.say(GET)
    spoken.http.pause_writing()
    spoken.may_answer.set()
    await spoken.loop.advance(2 * requests.PATIENCE)
    assert spoken.wire.cut


async def test_what_was_answered_and_closed_must_be_taken_too(spoken: Spoken) -> None:
    await spoken.say(GET)
    await spoken.loop.advance(KEPT_ALIVE)
    assert (spoken.wire.closed, spoken.wire.cut) == (True, False)  # uvicorn says goodbye, and waits
    await spoken.loop.advance(2 * requests.PATIENCE)
    assert spoken.wire.cut


async def test_while_we_owe_the_answer_we_wait_for_ourselves(spoken: Spoken) -> None:
    spoken.may_answer.clear()
    await spoken.say(GET)
    await spoken.loop.advance(LONG)
    assert not spoken.wire.closed
    spoken.may_answer.set()
    await anyio.lowlevel.checkpoint()
    assert spoken.wire.written.endswith(b"ok")


async def test_who_asks_again_and_again_is_welcome(spoken: Spoken) -> None:
    for asked in range(1, 100):
        await spoken.say(GET)
        assert spoken.wire.written.count(b"ok") == asked
        await spoken.loop.advance(KEPT_ALIVE - 5)
    assert not spoken.wire.closed


async def test_a_live_line_is_looked_after_by_itself(spoken: Spoken) -> None:
    await spoken.say(UPGRADE)
    await spoken.loop.advance(LONG)
    assert not spoken.wire.cut


async def test_a_head_has_an_end(spoken: Spoken) -> None:
    await spoken.say(GET[:-2] + b"X: ")
    for _ in range(requests.MOST_HEAD // 1000 + 1):
        if not spoken.wire.closed:
            await spoken.say(b"x" * 1000)
    assert spoken.wire.closed


async def test_the_real_server_cuts_off_real_sockets(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await hall.party(("Ada", "Bruno", "Carmen"))
    host, port = hall.url.removeprefix("http://").split(":")
    monkeypatch.setattr(requests, "PATIENCE", 0.01)
    for words in (b"", b"GET / HTTP", b"POST /api/join HTTP/1.1\r\nHost: " + hall.url[7:].encode() + b"\r\n"):
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(words)
        with suppress(ConnectionError):
            assert await reader.read() == b""
        writer.close()
    monkeypatch.undo()
    await guests[0].fence()
