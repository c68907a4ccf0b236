"""The live line between a page and its table: acts in, states and words out.

It is a plain ASGI application, without a framework around it: five messages go out for every move that comes in, and
every layer would be paid for five times.
"""

import asyncio
from typing import Any, cast

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from reverie.tables import wire
from reverie.tables.acts import Act, Nudge, React, Speak
from reverie.tables.journal import JournalError, TableId
from reverie.tables.live import LiveTable
from reverie.tables.refused import Refused, TableCode
from reverie.tables.table import DeviceId
from reverie.tables.telling import Connection
from reverie.web.lines import SCOPE, Line
from reverie.web.server import Server

MOST_LINES = 500  # at once from one address: a school may be behind it
MOST_MALFORMED = 20  # from one connection; who sends more is no page of ours

_acts = msgspec.json.Decoder(Act)
_encoder = msgspec.json.Encoder()


async def live(scope: Scope, receive: Receive, send: Send, table: TableId, server: Server) -> None:
    asker: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    caller = server.caller(asker)
    await receive()  # the handshake
    if server.lines[caller.address] >= MOST_LINES:
        await send({"type": "websocket.close", "code": 1012, "reason": ""})
        return
    server.lines[caller.address] += 1
    try:
        await _line(scope, send, table, server, caller.device)
    finally:
        server.lines[caller.address] -= 1
        if not server.lines[caller.address]:
            del server.lines[caller.address]


async def _line(scope: Scope, send: Send, table: TableId, server: Server, device: DeviceId | None) -> None:
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    try:
        table_there = await server.house.at(table)
        connection = await table_there.connect(device) if table_there and device else Refused(TableCode.NO_SUCH_TABLE)
    except JournalError:
        table_there, connection = None, Refused(TableCode.BUSY)
    if isinstance(connection, Refused) or table_there is None:
        # The same answer whether there is no such table or it is not theirs: nobody learns which tables there are.
        busy = isinstance(connection, Refused) and connection.code is TableCode.BUSY
        bye = _encoder.encode(wire.Bye("closing" if busy else "not_here")).decode()
        await send({"type": "websocket.send", "text": bye, "bytes": None})
        await send({"type": "websocket.close", "code": 1012 if busy else 4404, "reason": ""})
        return
    line: Line = cast("dict[str, Any]", scope)[SCOPE]
    try:
        line.on_free = connection.outbox.flush
        connection.outbox.open(line)
        # By a task of its own: it is woken twice for every act, and each layer above would be passed through each time.
        await asyncio.create_task(_read(line, table_there, connection, server))
    finally:
        server.measures.overrun += connection.outbox.overrun
        table_there.disconnect(connection)
        server.house.forget_if_idle(table_there)


async def _read(line: Line, table: LiveTable, connection: Connection, server: Server) -> None:
    malformed = 0
    while (message := await line.heard()) is not None:
        try:
            act = _acts.decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            malformed += 1
            server.measures.malformed += 1
            connection.tell(wire.Refused(None, TableCode.MALFORMED))
            if malformed == MOST_MALFORMED:
                return
            continue
        if not server.acts_limit.allow(connection.device) or (
            isinstance(act, Speak | React | Nudge) and not server.talk_limit.allow(connection.device)
        ):
            connection.tell(wire.Refused(act.id, TableCode.TOO_FAST))
            continue
        await table.act(connection, act)
