"""uvicorn's WebSocket, fitted to what a table sends: many small states, much alike, to many who mostly listen.

Sending goes straight to the transport, without a task and a coroutine for each of the five messages that a move sends
out. And compression has a smaller memory: a view is about a kilobyte and much like the one before, so a window of two
kilobytes finds nearly all there is to find. Against uvicorn's own choice a message comes out as small, at two thirds of
the processor and a third of the memory; and so does a search for likeness that is not too thorough.
"""

import asyncio
import struct
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.protocol import State
from websockets.server import ServerProtocol

WINDOW_BITS = 11
MEMORY_LEVEL = 2
LEVEL = 4
MOST_WAITING = 8  # messages that have come and are not read yet
SCOPE = "reverie.line"

_DEFLATED_TEXT = 0xC1  # the first byte of a frame: the last of its message, deflated, a text
_END_OF_FLUSH = b"\0\0\xff\xff"


class Deflater(Protocol):
    """zlib's, which has no name of its own in Python."""

    def compress(self, data: bytes, /) -> bytes: ...

    def flush(self, mode: int, /) -> bytes: ...


def _deflater_of(conn: ServerProtocol) -> Deflater | None:
    """The one that both ends have agreed to keep from message to message, if they have."""
    for extension in conn.extensions:
        if isinstance(extension, PerMessageDeflate) and not extension.local_no_context_takeover:
            return extension.encoder
    return None


def _deflated(deflater: Deflater, text: bytes) -> bytes:
    """A whole frame, as the library would make it by way of three objects (RFC 6455, 5.2; RFC 7692, 7.2.1)."""
    data = deflater.compress(text) + deflater.flush(zlib.Z_SYNC_FLUSH)
    size = len(data) - len(_END_OF_FLUSH)
    if size < 126:
        head = bytes((_DEFLATED_TEXT, size))
    elif size < 1 << 16:
        head = struct.pack("!BBH", _DEFLATED_TEXT, 126, size)
    else:
        head = struct.pack("!BBQ", _DEFLATED_TEXT, 127, size)
    return head + data[:size]


class _Arrivals:
    """What has come and was not taken yet: as much of a queue as one reader needs."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def __len__(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events

    async def get(self) -> Any:
        while not self._events:
            self._reader = self._loop.create_future()
            await self._reader
        return self._events.popleft()


class Line(WebSocketsSansIOProtocol):
    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        deflate = ServerPerMessageDeflateFactory(
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings={"level": LEVEL, "memLevel": MEMORY_LEVEL},
        )
        self.conn = ServerProtocol(extensions=[deflate], max_size=self.config.ws_max_size, logger=self.logger)
        self.on_free: Callable[[], None] = lambda: None
        self._arrivals = _Arrivals(self.loop)
        self.queue = cast("asyncio.Queue[Any]", self._arrivals)
        self._flows = True
        self._deflater: Deflater | None = None

    async def run_asgi(self) -> None:
        cast("dict[str, Any]", self.scope)[SCOPE] = self
        self._deflater = _deflater_of(self.conn)
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """A message has come whole. Only who sends faster than we read is paused: to pause for each costs more."""
        text = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        self._arrivals.put_nowait(text)
        if len(self._arrivals) > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def heard(self) -> bytes | None:
        """The next message; None: there will be no more."""
        event = await self._arrivals.get()
        if self.read_paused and not self._arrivals:
            self.read_paused = False
            self.transport.resume_reading()
        return None if isinstance(event, dict) else event

    def pause_writing(self) -> None:
        super().pause_writing()
        self._flows = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self._flows = True
        self.on_free()

    def connection_lost(self, exc: Exception | None) -> None:
        self._flows = False
        super().connection_lost(exc)

    @property
    def free(self) -> bool:
        return self._flows and self.conn.state is State.OPEN

    def carry(self, frame: bytes) -> None:
        if self._deflater is None:
            self.conn.send_text(frame)
            self._write()
        else:
            self.transport.write(_deflated(self._deflater, frame))

    def keepalive_timeout(self) -> None:
        """No pong came. To close would be to wait until what is written has been read, and it is not."""
        self.transport.abort()

    def end(self, *, overrun: bool) -> None:
        if overrun:
            self.transport.abort()  # without a goodbye, to who would not hear it
        else:
            self.close_now(4400)

    def close_now(self, code: int) -> None:
        """Say goodbye; who does not answer is cut off after a while."""
        if self.disconnected or self.conn.state is not State.OPEN:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self._write()
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def _write(self) -> None:
        self.transport.write(b"".join(self.conn.data_to_send()))
