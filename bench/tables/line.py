"""The thinnest of WebSocket clients, so that the load costs less than what it measures.

Raw frames over an asyncio protocol: the frames we send are masked with zeroes, those we get are inflated and, of all
they say, only what a player needs to move is read.
"""

import asyncio
import base64
import os
import zlib
from collections.abc import Callable
from typing import cast

import msgspec
from msgspec import Struct


class Seen(Struct):
    """Of a view, what it takes to move."""

    version: int
    phase: str
    turn: int
    storyteller: int | None
    waiting_for: tuple[int, ...]
    row: tuple[str, ...]
    hand: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()


class Linked(Struct):
    link: str


class Told(Struct):
    type: str
    game: int = 0
    view: Seen | None = None
    room: Linked | None = None


_told = msgspec.json.Decoder(Told)
_HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: {key}\r\nAuthorization: Bearer {token}\r\nX-Forwarded-For: {address}\r\n"
)
_DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"


class Line(asyncio.Protocol):
    def __init__(self, path: str, host: str, token: str, address: str, *, deflate: bool = True) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        hello = _HANDSHAKE.format(path=path, host=host, key=key, token=token, address=address)
        self._hello = f"{hello}{_DEFLATE if deflate else ''}\r\n".encode()
        self.on_view: Callable[[Line], None] = lambda _: None
        self.linked: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.path = path
        self.token = token
        self._buffer = bytearray()
        self._open = False
        self._inflate = zlib.decompressobj(-15)
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.view: Seen | None = None
        self.game = 0
        self.bytes_in = 0
        self.refused = 0
        self._lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's
        self._lost = True
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        self.bytes_in += len(data)
        self._buffer += data
        if not self._open and not self._read_answer():
            return
        while self._read_frame():
            pass

    @property
    def closed(self) -> bool:
        return self._lost or self._transport.is_closing()

    def send(self, message: bytes) -> None:
        size = len(message)
        head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0xFE, size >> 8, size & 255))
        self._transport.write(head + b"\0\0\0\0" + message)

    def raw(self, bytes_: bytes) -> None:
        """Whatever it is, as it is."""
        self._transport.write(bytes_)

    def stop_reading(self) -> None:
        self._transport.pause_reading()

    def read_on(self) -> None:
        self._transport.resume_reading()

    def close(self) -> None:
        self._transport.abort()

    def _read_answer(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            self._transport.abort()
            return False
        del self._buffer[: end + 4]
        self._open = True
        self.ready.set_result(None)
        return True

    def _read_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, at = buffer[1] & 127, 2
        if size == 126:
            if len(buffer) < 4:
                return False
            size, at = int.from_bytes(buffer[2:4]), 4
        elif size == 127:
            if len(buffer) < 10:
                return False
            size, at = int.from_bytes(buffer[2:10]), 10
        if len(buffer) < at + size:
            return False
        first, payload = buffer[0], bytes(buffer[at : at + size])
        del buffer[: at + size]
        self._take(first, payload)
        return True

    def _take(self, first: int, payload: bytes) -> None:
        kind = first & 15
        if kind == 9:  # a ping
            self._transport.write(bytes((0x8A, 0x80 | len(payload))) + b"\0\0\0\0" + payload)
        if kind != 1:
            return
        if first & 64:
            payload = self._inflate.decompress(payload + b"\0\0\xff\xff")
        for told in _told.decode_lines(payload):
            if told.view is not None:
                self.game, self.view = told.game, told.view
                self.on_view(self)
            elif told.room is not None and not self.linked.done():
                self.linked.set_result(told.room.link)
            elif told.type == "refused":
                self.refused += 1
