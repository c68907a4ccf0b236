"""Frames that are made straight away are those that the library would read, whatever was agreed and however long."""

from random import Random
from typing import Any, cast

import anyio
import anyio.lowlevel
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.uri import parse_uri

from reverie.web.lines import MOST_WAITING, Line

SIZES = (0, 1, 40, 125, 126, 1000, 70_000, 200_000)


class Wire:
    """What a Line writes to, in memory."""

    def __init__(self) -> None:
        self.written = bytearray()
        self.reading = True

    def write(self, data: bytes) -> None:
        self.written += data

    def get_extra_info(self, name: str) -> None:
        """It has none."""

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def close(self) -> None: ...


OFFERS = {
    "as browsers do": ClientPerMessageDeflateFactory(client_max_window_bits=True),
    "nothing kept from message to message": ClientPerMessageDeflateFactory(server_no_context_takeover=True),
    "no deflate": None,
}


async def shaken(offer: ClientPerMessageDeflateFactory | None) -> tuple[Line, Wire, ClientProtocol]:
    async def app(_: object, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await anyio.sleep_forever()

    line, wire = Line(uvicorn.Config(cast("Any", app), log_config=None), ServerState(), {}), Wire()
    client = ClientProtocol(parse_uri("ws://localhost/"), extensions=[offer] if offer else None)
    line.connection_made(cast("Any", wire))
    client.send_request(client.connect())
    line.data_received(b"".join(client.data_to_send()))
    while not wire.written:
        await anyio.lowlevel.checkpoint()
    client.receive_data(bytes(wire.written))
    [answer] = client.events_received()
    assert isinstance(answer, Response)
    wire.written.clear()
    return line, wire, client


@pytest.mark.anyio
@pytest.mark.parametrize("offer", OFFERS)
async def test_what_is_carried_is_what_comes(offer: str) -> None:
    line, wire, client = await shaken(OFFERS[offer])
    assert line.free
    chance = Random(4)
    for size in SIZES:
        text = "".join(chr(chance.randrange(0x400, 0xD000)) for _ in range(size)).encode()
        line.carry(text)
        client.receive_data(bytes(wire.written))
        wire.written.clear()
        [frame] = client.events_received()
        assert isinstance(frame, Frame)
        assert (frame.opcode, bytes(frame.data), frame.fin) == (1, text, True)
    line.connection_lost(None)
    assert not line.free


@pytest.mark.anyio
async def test_what_is_said_is_heard_in_order_and_whole() -> None:
    line, _, client = await shaken(OFFERS["as browsers do"])
    client.send_text(b"one")
    client.send_text("zw\u00f6".encode(), fin=False)
    client.send_continuation(b"lf", fin=True)
    client.send_binary(b"three")
    for data in client.data_to_send():
        for byte in data:
            line.data_received(bytes([byte]))
    assert [await line.heard() for _ in range(3)] == [b"one", "zw\u00f6lf".encode(), b"three"]
    client.send_close(1000)
    line.data_received(b"".join(client.data_to_send()))
    assert await line.heard() is None


@pytest.mark.anyio
async def test_who_talks_faster_than_is_heard_has_to_wait() -> None:
    line, wire, client = await shaken(OFFERS["as browsers do"])
    for number in range(MOST_WAITING + 1):
        assert wire.reading, number
        client.send_text(b"%d" % number)
        line.data_received(b"".join(client.data_to_send()))
    assert not wire.reading
    for number in range(MOST_WAITING + 1):
        assert not wire.reading, number
        assert await line.heard() == b"%d" % number
    assert wire.reading
