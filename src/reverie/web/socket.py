"""The live line between a page and its table: acts in, states and words out."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from reverie.tables import wire
from reverie.tables.acts import Act, React, Speak
from reverie.tables.live import LiveTable
from reverie.tables.measures import Measures
from reverie.tables.refused import Refused, TableCode
from reverie.tables.telling import Connection
from reverie.web.server import Server

MOST_MALFORMED = 20  # from one connection; who sends more is no page of ours

Socket = WebSocket[Any, Any, Any]

_acts = msgspec.json.Decoder(Act)
_encoder = msgspec.json.Encoder()


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: str, server: Server) -> None:
    device = server.caller(socket).device
    table_there = await server.house.at(table)
    connection = await table_there.connect(device) if table_there and device else Refused(TableCode.NO_SUCH_TABLE)
    await socket.accept()
    if isinstance(connection, Refused) or table_there is None:
        # The same answer whether there is no such table or it is not theirs: nobody learns which tables there are.
        await _send(socket, _encoder.encode(wire.Bye("not_here")))
        await socket.close(4404)
        return
    writer = asyncio.create_task(_write(socket, connection, server.measures))
    try:
        await _read(socket, table_there, connection, server)
    finally:
        table_there.disconnect(connection)
        server.house.forget_if_idle(table_there)
        writer.cancel()
        with suppress(asyncio.CancelledError):
            await writer


async def _read(socket: Socket, table: LiveTable, connection: Connection, server: Server) -> None:
    malformed = 0
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        try:
            act = _acts.decode(message.get("text") or message.get("bytes") or b"")
        except (msgspec.DecodeError, UnicodeDecodeError):
            malformed += 1
            server.measures.malformed += 1
            connection.tell(wire.Refused(None, TableCode.MALFORMED))
            if malformed == MOST_MALFORMED:
                return
            continue
        if not server.acts_limit.allow(connection.outbox) or (
            isinstance(act, Speak | React) and not server.talk_limit.allow(connection.device)
        ):
            connection.tell(wire.Refused(act.id, TableCode.TOO_FAST))
            continue
        await table.act(connection, act)


async def _write(socket: Socket, connection: Connection, measures: Measures) -> None:
    """The one who sends on this line. Only this waits when the other end does not read."""
    while True:
        messages, last = await connection.outbox.take()
        for message in messages:
            await _send(socket, message)
        if last:
            measures.overrun += connection.outbox.overrun
            await socket.close(4408 if connection.outbox.overrun else 4400)
            return


async def _send(socket: Socket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
