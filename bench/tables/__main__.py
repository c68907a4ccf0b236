"""Measure a real server, pinned to one core, under tables of five; and say what came out beside what is asked.

.venv/bin/python -m bench.tables [--tables 200] [--seconds 8] [--idle 10000]
"""

import argparse
import asyncio
import os
import resource
import socket
import tempfile
import time
from pathlib import Path

import httpx
import uvloop
from msgspec import Struct

from bench.server import HOST, Server
from bench.tables.line import Line
from bench.tables.load import PLAYERS, Played

STUCK = 20  # tables at which one line is not read: at fewer, nobody may move so often


async def post(http: httpx.AsyncClient, path: str, body: object, token: str, address: str) -> dict[str, str]:
    headers = {"authorization": f"Bearer {token}", "x-forwarded-for": address}
    answer = await http.post(path, json=body, headers=headers)
    return answer.raise_for_status().json()


async def connect(http: httpx.AsyncClient, path: str, token: str, address: str) -> Line:
    loop, port = asyncio.get_running_loop(), http.base_url.port or 80
    _, line = await loop.create_connection(lambda: Line(path, f"{HOST}:{port}", token, address), HOST, port)
    await line.ready
    return line


async def open_table(http: httpx.AsyncClient, number: int) -> list[Line]:
    """A table of five over HTTP, and its five lines, in the order of their seats."""
    addresses = [f"10.{number >> 8}.{number & 255}.{player + 1}" for player in range(PLAYERS)]
    tokens = [(await post(http, "/api/device", {}, "-", address))["token"] for address in addresses]
    settings = {"chairs": PLAYERS, "away": None}
    table = (await post(http, "/api/tables", {"name": "Ada", "settings": settings}, tokens[0], addresses[0]))["table"]
    path = f"/api/tables/{table}/live"
    lines = [await connect(http, path, tokens[0], addresses[0])]
    link = await lines[0].linked
    for token, address in zip(tokens[1:], addresses[1:], strict=True):
        await post(http, "/api/join", {"name": "Bo", "door": link}, token, address)
        lines.append(await connect(http, path, token, address))
    return lines


class Pace:
    """So many moves a second over all tables together, at even distances."""

    def __init__(self, rate: float) -> None:
        self._gap = 1 / rate
        self._next = time.perf_counter()

    async def __call__(self) -> None:
        self._next = max(self._next + self._gap, time.perf_counter() - 0.05)
        await asyncio.sleep(max(0.0, self._next - time.perf_counter()))


class Run(Struct):
    """What a stretch of play came to."""

    moves_a_second: float
    cpu_a_move: float  # seconds of the server's
    cpu_share: float  # of the server's core
    delays: list[float]  # from sending to the last of five having it

    def delay(self, share: float) -> float:
        return sorted(self.delays)[int(share * (len(self.delays) - 1))]


async def play(server: Server, tables: list[Played], seconds: float, rate: float | None) -> Run:
    pace = Pace(rate) if rate else None
    end = time.perf_counter() + seconds
    for table in tables:
        table.moves, table.delays, table.pause = 0, [], pace
    begun, cpu = time.perf_counter(), server.cpu
    await asyncio.gather(*(table.play(lambda: time.perf_counter() >= end) for table in tables))
    took, cpu = time.perf_counter() - begun, server.cpu - cpu
    moves = sum(table.moves for table in tables)
    return Run(moves / took, cpu / moves, cpu / took, [delay for table in tables for delay in table.delays])


async def measure(chosen: argparse.Namespace, data: Path) -> None:
    server = Server(data, core=0)
    os.sched_setaffinity(0, {1})
    try:
        print(f"load before: {os.getloadavg()}")
        rows = [("from start to listening", f"{server.seconds_to_listen:.2f} s", "under 1 s")]
        empty = server.memory
        async with httpx.AsyncClient(base_url=server.base, trust_env=False, timeout=30) as http:
            tables = [Played(await open_table(http, number)) for number in range(chosen.tables)]
            await play(server, tables, chosen.seconds / 2, None)  # warm: deflate windows filled, tables in mid-game
            rows += _speed(await play(server, tables, chosen.seconds, None))
            rows += _delays(await play(server, tables, chosen.seconds, 1000))
            lines = chosen.tables * PLAYERS
            rows.append(
                (
                    "memory a connection, after traffic, its share of a table with it",
                    f"{(server.memory - empty) / lines / 1024:.0f} KB",
                    "at most 85 KB",
                )
            )
            rows += await _stuck(http, server, tables[:STUCK], chosen.seconds)
            rows.append(("acts refused meanwhile", str(sum(line.refused for it in tables for line in it.lines)), "0"))
            if chosen.idle:
                rows += await _idle(http, server, tables, chosen.idle)
        for what, figure, target in rows:
            print(f"| {what:70} | {figure:>28} | {target:28} |")
        print(f"load after: {os.getloadavg()}")
    finally:
        server.stop()


def _speed(run: Run) -> list[tuple[str, str, str]]:
    return [
        ("server CPU for a move seen by five", f"{run.cpu_a_move * 1e6:.0f} us", "at most 150 us (aim: 100)"),
        ("moves a second, all tables as fast as they can", f"{run.moves_a_second:,.0f}", "at least 6,000"),
        ("the server's core meanwhile", f"{run.cpu_share:.0%} busy", ""),
        ("moves a second that this CPU a move allows a core", f"{1 / run.cpu_a_move:,.0f}", ""),
    ]


def _delays(run: Run) -> list[tuple[str, str, str]]:
    return [
        ("at a pace of moves a second", f"{run.moves_a_second:,.0f}", "1,000"),
        ("from send to last receipt, median", f"{run.delay(0.5) * 1e3:.2f} ms", "under 2 ms"),
        ("from send to last receipt, p99", f"{run.delay(0.99) * 1e3:.2f} ms", "under 15 ms"),
    ]


async def _stuck(
    http: httpx.AsyncClient, server: Server, tables: list[Played], seconds: float
) -> list[tuple[str, str, str]]:
    """Some tables share all the moves, to fill what lies between; then with a line at each that nobody reads."""
    without = await play(server, tables, seconds, 1000)
    deaf = [await deaf_line(http, table.lines[-1], number) for number, table in enumerate(tables)]
    before = server.memory
    beside = await play(server, tables, seconds, 1000)
    grown, seen = (server.memory - before) / len(deaf) / 1024, [0]

    def count(_: Line) -> None:
        seen[0] += 1

    for line in deaf:
        line.on_view = count
        line.read_on()
    await asyncio.sleep(1)
    for line in deaf:
        line.close()
    return [
        (f"{len(tables)} tables at that pace: median, p99", _both(without), ""),
        ("the same, with a line at each that nobody reads", _both(beside), "the same"),
        ("of the states of that line, it was sent", f"{seen[0] / len(beside.delays):.0%}", "not all"),
        ("what each of them cost in memory", f"{grown:.0f} KB", "bounded"),
    ]


def _both(run: Run) -> str:
    return f"{run.delay(0.5) * 1e3:.2f} ms, {run.delay(0.99) * 1e3:.2f} ms"


async def deaf_line(http: httpx.AsyncClient, like: Line, number: int) -> Line:
    """Another line of this one's member, with as little room as the system allows, and no deflate to make it last."""
    loop, port = asyncio.get_running_loop(), http.base_url.port or 80
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    small.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)  # by which the other end measures its own room
    small.setblocking(False)  # noqa: FBT003 - the socket's own
    await loop.sock_connect(small, (HOST, port))
    made = Line(like.path, f"{HOST}:{port}", like.token, f"10.99.0.{number}", deflate=False)
    await loop.create_connection(lambda: made, sock=small)
    await made.ready
    made.stop_reading()
    return made


async def _idle(http: httpx.AsyncClient, server: Server, tables: list[Played], most: int) -> list[tuple[str, str, str]]:
    """Lines that do nothing, beside the tables that play."""
    before, lines = server.memory, [line for it in tables for line in it.lines]
    held, number = len(lines), len(tables)
    while len(lines) < most:
        lines += await open_table(http, number)
        number += 1
    await asyncio.sleep(1)
    still = sum(not line.closed for line in lines)
    share = (server.memory - before) / max(1, len(lines) - held) / 1024
    run = await play(server, tables, 2, 1000)
    return [
        ("idle connections held", f"{still:,}", f"{most:,}"),
        ("memory of one", f"{share:.0f} KB", ""),
        ("median delay at 1,000 moves a second beside them", f"{run.delay(0.5) * 1e3:.2f} ms", ""),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--idle", type=int, default=10_000)
    chosen = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as data:
        uvloop.run(measure(chosen, Path(data)))


if __name__ == "__main__":
    main()
