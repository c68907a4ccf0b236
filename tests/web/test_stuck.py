"""A member who stops reading costs the others nothing."""

import asyncio
import base64
import os
import socket
from typing import cast

import anyio.lowlevel
import pytest

from reverie.rules import Phase
from reverie.tables import acts
from reverie.tables.outbox import LANE
from reverie.tables.settings import Settings
from reverie.tables.telling import Connection
from reverie.web.lines import Line
from tests.web.hall import Guest, Hall, by_turn, in_phase, play_until

pytestmark = pytest.mark.anyio

NAMES = ("Ada", "Bruno", "Carmen", "Dario")


async def line_that_is_never_read(hall: Hall, guest: Guest) -> socket.socket:
    """The handshake by hand, with as little room for what comes as the system allows; and then nothing is read."""
    host, port = hall.url.removeprefix("http://").split(":")
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    deaf.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(deaf, (host, int(port)))
    request = (
        f"GET /api/tables/{guest.table}/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {guest.client.token}\r\n"
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
    )
    await loop.sock_sendall(deaf, request.encode())
    return deaf


async def filled(speaker: Guest, connection: Connection) -> Line:
    """Talk until whatever lies between the server and somebody who does not read is full."""
    while connection.outbox._way is None:
        await speaker.fence()
    line = cast("Line", connection.outbox._way)
    line.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2048)
    while line.free:
        await speaker.on.do(acts.Speak("", "\U0001f407" * 400))
    return line


async def stuffed(hall: Hall, guests: list[Guest]) -> tuple[socket.socket, Line]:
    """The last of them stops reading, and more is sent than there is room for."""
    await guests[-1].go()
    deaf = await line_that_is_never_read(hall, guests[-1])
    await guests[0].on.until(lambda line: line.room and all(person.there for person in line.room.people))
    return deaf, await filled(guests[0], hall.live(guests[0].table).connections[-1])


async def test_the_others_play_on_and_the_outbox_stays_small(hall: Hall) -> None:
    guests = await hall.party(NAMES, Settings(chairs=4, away=20))
    ada, *others = guests
    stuck, rest = others[-1], [ada, *others[:-1]]
    seat = stuck.seat
    assert seat is not None
    live = hall.live(ada.table)
    await stuck.go()
    with await line_that_is_never_read(hall, stuck) as deaf:
        await ada.on.until(lambda line: line.room and all(person.there for person in line.room.people))
        connection = next(it for it in live.connections if it.member == len(guests))
        outbox = connection.outbox
        await ada.on.do(acts.Start(""))
        for guest in rest:
            await guest.on.until(lambda line: line.game)
        long = "\U0001f407" * 400
        await filled(ada, connection)
        before = live.table.version
        for _ in range(LANE // 2):  # the others go on, and each act is answered while that one is stuck
            await rest[1].on.do(acts.Rename("", f"Bruno {_}"))
            await ada.on.do(acts.Speak("", long))
        assert live.table.version == before + 2 * (LANE // 2)
        assert len(outbox._lane) <= LANE
        assert not outbox.overrun
        assert live.there(connection.member)
        assert outbox._table is not None, "of the room only the newest waits"
        while not outbox.overrun:
            await ada.on.do(acts.Speak("", long))
        await ada.on.until(lambda line: line.room and not all(person.there for person in line.room.people))
        assert len(outbox._lane) == 0
        assert hall.server.measures.overrun == 1
        assert connection not in live.connections
        await hall.clock.advance(20_000)
        await hall.play_with_minds(rest, by_turn(3))
        assert ada.on.room is not None
        assert ada.on.room.chairs[seat].minded
        deaf.close()
    await stuck.sit()
    await stuck.on.until(lambda line: line.game)
    await play_until(guests, in_phase(Phase.VOTING, 3))


async def test_the_server_closes_although_somebody_does_not_read(hall: Hall) -> None:
    guests = await hall.party(NAMES[:3])
    deaf, _ = await stuffed(hall, guests)
    with deaf:
        await hall.server.house.close(0.2)
    for guest in guests[:2]:
        with pytest.raises(Exception, match="closing"):
            await guest.on.until(lambda _: False)


async def test_who_does_not_answer_a_ping_is_gone_although_much_lies_unread(hall: Hall) -> None:
    guests = await hall.party(NAMES[:3])
    deaf, line = await stuffed(hall, guests)
    with deaf:
        line.ping_timeout = 0
        line.send_keepalive_ping()
        await guests[0].on.until(lambda line: line.room and not line.room.people[-1].there)


async def test_who_does_not_answer_a_goodbye_is_cut_off(hall: Hall) -> None:
    guests = await hall.party(NAMES[:3])
    deaf, line = await stuffed(hall, guests)
    with deaf:
        line.close_timeout = 0
        line.close_now(4400)
        while line in line.connections:
            await anyio.lowlevel.checkpoint()
