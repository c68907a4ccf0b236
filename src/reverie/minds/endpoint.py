"""An endpoint that answers as OpenAI's chat completions do: how it is spoken with, and how little it is trusted."""

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from msgspec import Struct

from reverie.minds.elsewhere import Elsewhere, Key

MOST_BYTES = 256 * 1024  # of an answer
AT_ONCE = 8  # questions under way
PAUSES = (0.5, 1.5)  # seconds before what did not get through is sent again
TOO_MANY = 429


class FailedError(Exception):
    """No answer came, and none is to be had by sending the same once more."""


class Said(Struct, frozen=True):
    text: str
    tokens: int | None  # None: it did not say how many


class Endpoint:
    def __init__(self, at: Elsewhere, key: Key | None, pauses: tuple[float, ...] = PAUSES) -> None:
        self._at = at
        self._pauses = pauses
        # No compression: in it a small answer could be a huge one. And nothing of the machine's own settings, neither
        # proxies nor other people's keys.
        headers = {"content-type": "application/json", "accept-encoding": "identity"}
        if key is not None:
            headers["authorization"] = f"Bearer {key.told()}"
        self._http = httpx.AsyncClient(
            headers=headers,
            timeout=at.timeout,
            limits=httpx.Limits(max_connections=AT_ONCE),
            follow_redirects=False,
            trust_env=False,
        )

    async def close(self) -> None:
        await self._http.aclose()

    async def said(self, messages: list[dict[str, Any]], allowed: Callable[[], None]) -> Said:
        """Its answer. What did not get through is sent again, after a pause; each time `allowed` may say no."""
        body = msgspec.json.encode({**self._at.body, "model": self._at.model, "messages": messages})
        for pause in (*self._pauses, None):
            allowed()
            said = await self._sent(body)
            if said is not None:
                return said
            if pause is not None:
                await asyncio.sleep(pause)
        raise FailedError

    async def _sent(self, body: bytes) -> Said | None:
        """None: it may get through the next time."""
        try:
            async with self._http.stream("POST", f"{self._at.url}/chat/completions", content=body) as answer:
                if answer.status_code == TOO_MANY or answer.status_code >= 500:
                    return None
                if answer.status_code != 200:  # a redirection, too: what is sent from here goes nowhere else
                    raise FailedError
                told = await _read(answer)
        except httpx.HTTPError:
            return None
        try:
            return _said(msgspec.json.decode(told, type=_Completion))
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return None


async def _read(answer: httpx.Response) -> bytes:
    told = bytearray()
    async for part in answer.aiter_raw():
        told += part
        if len(told) > MOST_BYTES:
            raise FailedError
    return bytes(told)


class _Message(Struct):
    content: str | None = None


class _Choice(Struct):
    message: _Message


class _Usage(Struct):
    total_tokens: int


class _Completion(Struct):
    choices: list[_Choice]
    usage: _Usage | None = None


def _said(completion: _Completion) -> Said:
    text = next((it.message.content for it in completion.choices), None)
    usage = completion.usage
    return Said(text or "", usage.total_tokens if usage and usage.total_tokens > 0 else None)
