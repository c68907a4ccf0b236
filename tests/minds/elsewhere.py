"""A brain elsewhere, on loopback: a real server that answers, stalls, lies or breaks as a test wants.

`python -m tests.minds.elsewhere PORT` keeps one that answers with good sense, to try a server by hand.
"""

import asyncio
import json
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import count
from typing import Any

Way = Callable[[asyncio.StreamWriter], Awaitable[None]]
LINES = (
    "what the tide forgot",
    "a door in the snow",
    "nobody told the moon",
    "half past never",
    "the last of the lamps",
)


@dataclass
class Asked:
    """A question as it came, to the byte."""

    path: str
    headers: dict[str, str]
    raw: bytes

    @property
    def body(self) -> dict[str, Any]:
        return json.loads(self.raw)

    @property
    def rules(self) -> str:
        return self.body["messages"][0]["content"]

    @property
    def parts(self) -> list[dict[str, Any]]:
        told = self.body["messages"][1]["content"]
        return [{"type": "text", "text": told}] if isinstance(told, str) else told

    @property
    def stands(self) -> dict[str, Any]:
        return json.loads(self.parts[0]["text"])

    @property
    def pictures(self) -> list[str]:
        return [part["image_url"]["url"] for part in self.parts if part["type"] == "image_url"]

    @property
    def numbers(self) -> list[int]:
        return [picture["number"] for picture in self.stands["pictures"]]


Answer = Callable[[Asked], "Way | str"]


def sensible() -> Answer:
    """The first picture, always, and a new line for each that it tells."""
    lines = count()

    def answer(asked: Asked) -> str:
        stands, told = asked.stands, next(lines)
        if "listeners" in stands:
            clue = f"{LINES[told % len(LINES)]}, {told}"
            return json.dumps({"picture": asked.numbers[0], "clue": clue, "why": "it looks that way"})
        return json.dumps({"pictures": asked.numbers[: stands["choose"]]})

    return answer


def says(text: str, tokens: int | None = None) -> Way:
    told: dict[str, Any] = {"choices": [{"message": {"role": "assistant", "content": text}}]}
    if tokens is not None:
        told["usage"] = {"total_tokens": tokens}
    return status(200, json.dumps(told).encode())


def status(code: int, body: bytes = b"", *headers: str) -> Way:
    async def answer(writer: asyncio.StreamWriter) -> None:
        lines = [f"HTTP/1.1 {code} so", f"content-length: {len(body)}", "connection: close", *headers, "", ""]
        writer.write("\r\n".join(lines).encode() + body)

    return answer


async def stalls(_: asyncio.StreamWriter) -> None:
    await asyncio.Event().wait()


async def trickles(writer: asyncio.StreamWriter) -> None:
    """Something comes all the time, and never the end of it."""
    writer.write(b"HTTP/1.1 200 so\r\ncontent-length: 100000\r\n\r\n")
    while True:
        writer.write(b" ")
        await writer.drain()
        await asyncio.sleep(0.02)


async def closes_midway(writer: asyncio.StreamWriter) -> None:
    writer.write(b'HTTP/1.1 200 so\r\ncontent-length: 1000\r\n\r\n{"choices": [')


async def hangs_up(_: asyncio.StreamWriter) -> None:
    pass


async def never_ends(writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 so\r\nconnection: close\r\n\r\n")
    while True:
        writer.write(b"[" * 65536)
        await writer.drain()


class Endpoint:
    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.asked: list[Asked] = []
        self.url = ""
        self.faults: list[AssertionError] = []  # found by who answers
        self._talks: set[asyncio.Task[Any]] = set()

    async def serve(self, port: int = 0) -> asyncio.Server:
        server = await asyncio.start_server(self._hold, "127.0.0.1", port)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/v1"
        return server

    async def hang_up(self) -> None:
        """What stalls for ever, stalls no longer."""
        for talk in self._talks:
            talk.cancel()
        await asyncio.gather(*self._talks, return_exceptions=True)

    async def _hold(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        talk = asyncio.create_task(self._talk(reader, writer))
        self._talks.add(talk)
        talk.add_done_callback(self._talks.discard)
        with suppress(asyncio.CancelledError):
            await talk

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            try:
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
                fields = (line.partition(":") for line in head[1:] if line)
                headers = {name.lower(): value.strip() for name, _, value in fields}
                raw = await reader.readexactly(int(headers["content-length"]))
                self.asked.append(Asked(head[0].split()[1], headers, raw))
                answer = self._answered(self.asked[-1])
                await (says(answer) if isinstance(answer, str) else answer)(writer)
                await writer.drain()
            finally:
                writer.close()
            await writer.wait_closed()

    def _answered(self, asked: Asked) -> Way | str:
        try:
            return self.answer(asked)
        except AssertionError as fault:
            self.faults.append(fault)
            raise


@asynccontextmanager
async def endpoint(answer: Answer) -> AsyncGenerator[Endpoint]:
    it = Endpoint(answer)
    server = await it.serve()
    try:
        yield it
    finally:
        server.close()
        await it.hang_up()
        await server.wait_closed()
    for fault in it.faults:
        raise fault


async def _serve(port: int) -> None:
    async with await Endpoint(sensible()).serve(port) as server:
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(_serve(int(sys.argv[1])))
