"""Throw nonsense at a real server, and see that nothing falls over, hangs, grows or leaks into another table.

    .venv/bin/python -m bench.fuzz [--messages 100000]

Most of it goes over live lines (torn, mistyped, oversized, too deep, out of order, in wrong frames), the rest as HTTP
requests that schemathesis makes from the server's OpenAPI, and as bytes that are neither. Beside it one table plays
whole games undisturbed.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, cast

import httpx
import uvloop

from bench.openapi import asked
from bench.server import HOST, Server
from bench.tables.__main__ import connect, open_table
from bench.tables.line import Line
from bench.tables.load import Played

ACTS: list[dict[str, Any]] = [
    {"type": "play", "id": "1", "game": 1, "turn": 1, "phase": "telling",
     "move": {"type": "tell", "card": "x", "clue": {"kind": "words", "text": "x", "lang": "en"}}},
    {"type": "play", "id": "2", "game": 1, "turn": 1, "phase": "voting", "move": {"type": "vote", "tokens": [1]}},
    {"type": "play", "id": "3", "game": 9, "turn": 0, "phase": "giving", "move": {"type": "give", "cards": ["x"]}},
    {"type": "play", "id": "4", "game": 1, "turn": 1, "phase": "race", "move": {"type": "exchange"}},
    {"type": "sit", "id": "5", "chair": 3}, {"type": "invite", "id": "6", "chair": 99, "mind": "random"},
    {"type": "reseat", "id": "7", "order": [0, 0]}, {"type": "speak", "id": "8", "text": "\u202ehello"},
    {"type": "set", "id": "9", "settings": {"chairs": 3, "options": {"end": {"by": "score", "at": 5}}}},
    {"type": "remove", "id": "10", "member": 77}, {"type": "expel", "id": "11", "member": -1},
    {"type": "unlink", "id": "12", "device": 10**9}, {"type": "admit", "id": "13", "member": 2},
    {"type": "nudge", "id": "14", "member": 2}, {"type": "dismiss", "id": "15", "chair": -4},
    {"type": "hand_over", "id": "16", "member": 5}, {"type": "cover", "id": "17", "chair": 2},
]  # fmt: skip
EXAMPLES = 200  # messages for each example that schemathesis may make of a kind of request
MOST_GROWN = 20 * 2**20  # bytes: limits remember addresses, up to a bound
SCRAPS: list[Any] = [None, True, -1, 2**63, 1e308, "", "\u0000", "é" * 300, [], {}, [[]], "NaN", {"type": "play"}]


def twisted(thing: Any, chance: random.Random) -> Any:
    """The same thing with one of its parts exchanged, lost or doubled."""
    if isinstance(thing, dict) and thing and chance.random() < 0.8:
        known = cast("dict[str, Any]", thing)
        key = chance.choice(list(known))
        changed = {**known, key: twisted(known[key], chance)}
        if chance.random() < 0.2:
            del changed[key]
        return changed
    if isinstance(thing, list) and thing and chance.random() < 0.6:
        parts = cast("list[Any]", thing)
        return [*parts, *parts, twisted(parts[0], chance)]
    return chance.choice(SCRAPS)


def message(chance: random.Random) -> bytes:
    act = chance.choice(ACTS)
    match chance.randrange(8):
        case 0:
            return json.dumps(act).encode()  # right in itself, out of order here
        case 1:
            text = json.dumps(act).encode()
            return text[: chance.randrange(len(text))]
        case 2:
            return chance.randbytes(chance.randrange(200)).decode("latin-1").encode()
        case 3:
            return b"[" * chance.randrange(1, 5000)
        case 4:
            return json.dumps({**act, "id": "x" * chance.randrange(5000)}).encode()
        case _:
            return json.dumps(twisted(act, chance)).encode()


class Trial:
    def __init__(self, http: httpx.AsyncClient, chance: random.Random) -> None:
        self.sent: Counter[str] = Counter()
        self._http = http
        self._chance = chance
        self._address = 0

    def _from(self) -> str:
        """Another address each time, or the limits would let next to nothing through."""
        self._address += 1
        return f"10.{200 + (self._address >> 16)}.{self._address >> 8 & 255}.{self._address & 255}"

    async def lines(self, token: str, path: str, count: int) -> None:
        while self.sent["over lines"] < count:
            try:
                line = await connect(self._http, path, token, self._from())
            except ConnectionError:
                continue
            await self._babble(line)
            line.close()

    async def _babble(self, line: Line) -> None:
        for _ in range(60):
            if line.closed:
                return
            line.send(message(self._chance))
            self.sent["over lines"] += 1
            if self._chance.random() < 0.02 and not line.closed:
                line.raw(
                    self._chance.choice([b"\x00", b"\xff\xff", b"\x83\x00", b"\x81\xff" + b"\xff" * 8, b"\x88\x80"])
                )
                self.sent["broken frames"] += 1
            await asyncio.sleep(0)
        if self._chance.random() < 0.05 and not line.closed:
            line.send(b'"' + b"x" * 60_000 + b'"')
            self.sent["oversized"] += 1

    async def bytes_of_nothing(self, count: int) -> None:
        for _ in range(count):
            reader, writer = await asyncio.open_connection(HOST, self._http.base_url.port)
            writer.write(self._chance.randbytes(self._chance.randrange(1, 600)) + b"\r\n\r\n")
            with_answer = asyncio.wait_for(reader.read(1000), 5)
            try:
                await with_answer
            except (TimeoutError, ConnectionError):
                self.sent["unanswered"] += 1
            writer.close()
            self.sent["as bytes"] += 1


async def trial(server: Server, messages: int) -> int:
    chance = random.Random(messages)
    async with httpx.AsyncClient(base_url=server.base, trust_env=False, timeout=20) as http:
        quiet = Played(await open_table(http, 0))
        target = await open_table(http, 1)
        over = False
        quiet.pause = lambda: asyncio.sleep(0.05)
        playing = asyncio.create_task(quiet.play(lambda: over))
        it = Trial(http, chance)
        path, token = target[0].path, target[0].token
        table = path.split("/")[3]
        await asyncio.to_thread(asked, server.base, table, token, 1)  # to warm it
        await it.lines(token, path, messages // 20)
        before, moves = server.memory, quiet.moves
        http_requests = asyncio.to_thread(asked, server.base, table, token, max(1, messages // EXAMPLES))
        asking = asyncio.create_task(http_requests)
        await asyncio.gather(*(it.lines(token, path, messages) for _ in range(8)), it.bytes_of_nothing(messages // 50))
        verdict = await asking
        it.sent["as HTTP"] = verdict.requests
        await asyncio.sleep(1)
        grown, moved = server.memory - before, quiet.moves - moves
        over = True
        await playing
        alive = (await http.get("/readyz")).status_code
    refused = sum(line.refused for line in quiet.lines)
    print(f"sent: {dict(it.sent)}, {sum(it.sent.values()):,} in all")
    print(f"HTTP: every answer as the OpenAPI has it: {verdict.well}")
    print(f"memory grown by {grown / 1024:.0f} KB; ready afterwards: {alive}")
    print(f"the table beside it made {moved} moves meanwhile, {refused} refused")
    if not verdict.well:
        print(verdict.said)
    return 0 if verdict.well and alive == 200 and moved and not refused and grown < MOST_GROWN else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000)
    chosen = parser.parse_args()
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        try:
            outcome = uvloop.run(trial(server, chosen.messages))
        finally:
            server.stop()
    print(f"{time.perf_counter() - begun:.0f} s")
    return outcome


if __name__ == "__main__":
    raise SystemExit(main())
