"""A small typed client: for tests and measurements, and for minds that live outside the server.

    async with Client("http://127.0.0.1:8042") as client:
        table = await client.open("Ada")
        async with client.sit(table) as line:
            await line.do(Invite("", chair=1))
            ...

docs/protocol.md says what goes over the wire.
"""

import asyncio
import itertools
import secrets
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from reverie.rules import ClueKind, PlayerMove, View
from reverie.tables import wire
from reverie.tables.acts import Act, Play
from reverie.tables.settings import Rabbit, Settings

_messages = msgspec.json.Decoder(wire.Message)
_rooms = msgspec.json.Decoder(wire.Room)
_encoder = msgspec.json.Encoder()

T = TypeVar("T")


class RefusedError(Exception):
    """The server said no; `code` is why."""

    def __init__(self, code: str, field: str = "") -> None:
        super().__init__(f"{code} {field}".rstrip())
        self.code = code
        self.field = field


class ClosedError(Exception):
    """The line is closed; `why` is the server's last word, where it had one."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Client:
    """One device: a token of its own, and every table that it has joined."""

    def __init__(self, server: str, token: str | None = None) -> None:
        self._server = server.rstrip("/")
        self._http = httpx.AsyncClient(base_url=self._server, trust_env=False)
        self.token = token

    async def __aenter__(self) -> Self:
        if self.token is None:
            self._http.headers["authorization"] = "Bearer -"
            self.token = (await self._post("/api/device", {}))["token"]
        self._http.headers["authorization"] = f"Bearer {self.token}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    async def open(self, name: str, settings: Settings | None = None, rabbit: Rabbit | None = None) -> str:
        """A new table, with this client as its host; its id."""
        asked = {"name": name, "settings": settings or Settings(), "rabbit": rabbit}
        return (await self._post("/api/tables", asked))["table"]

    async def join(self, name: str, door: str, rabbit: Rabbit | None = None) -> str:
        """The table behind a link or a code; its id."""
        return (await self._post("/api/join", {"name": name, "door": door, "rabbit": rabbit}))["table"]

    async def look(self, door: str) -> dict[str, Any]:
        return await self._post("/api/look", {"door": door})

    async def get(self, path: str) -> httpx.Response:
        """Anything that is there to be read, an album say."""
        return _checked(await self._http.get(path))

    async def delete(self, table: str) -> None:
        _checked(await self._http.delete(f"/api/tables/{table}"))

    async def hand_over(self, table: str) -> str:
        """A secret for another device of mine."""
        return (await self._post(f"/api/tables/{table}/devices", {}))["secret"]

    async def take_over(self, secret: str) -> str:
        """With another device's secret, become one of its owner's devices."""
        return (await self._post("/api/devices", {"secret": secret}))["table"]

    async def record(self, table: str, kind: ClueKind, body: bytes) -> str:
        """A clue that is not words, before it is told; what to call it by."""
        headers = {"content-type": "application/octet-stream"}
        path = f"/api/tables/{table}/recordings?kind={kind}"
        return _checked(await self._http.post(path, content=body, headers=headers)).json()["ref"]

    async def recording(self, table: str, ref: str) -> httpx.Response:
        return await self.get(f"/api/tables/{table}/recordings/{ref}")

    @asynccontextmanager
    async def sit(self, table: str) -> AsyncGenerator["Line"]:
        """The live line to a table."""
        url = f"{self._server.replace('http', 'ws', 1)}/api/tables/{table}/live"
        headers = {"authorization": f"Bearer {self.token}"}
        async with connect(url, additional_headers=headers, proxy=None, max_size=2**20) as socket:
            line = Line(socket)
            try:
                yield line
            finally:
                await line.close()

    async def _post(self, path: str, body: object) -> dict[str, Any]:
        answer = await self._http.post(
            path, content=_encoder.encode(body), headers={"content-type": "application/json"}
        )
        return _checked(answer).json()


class _Refusal(msgspec.Struct):
    code: str
    field: str = ""


def _checked(answer: httpx.Response) -> httpx.Response:
    if answer.is_success:
        return answer
    try:
        refused = msgspec.json.decode(answer.content, type=_Refusal)
    except msgspec.DecodeError:
        refused = _Refusal(f"http_{answer.status_code}")
    raise RefusedError(refused.code, refused.field)


class Line:
    """What comes over a live line, kept as it is now: the room, the game, and what was said."""

    def __init__(self, socket: ClientConnection) -> None:
        self.you: wire.You | None = None
        self.room: wire.Room | None = None
        self.game: wire.Game | None = None
        self.heard: list[wire.Message] = []  # what is told once: talk, reactions, nudges
        self.closed: str | None = None
        self._socket = socket
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count())
        self._answers: dict[str, asyncio.Future[None]] = {}
        self._changed = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())

    @property
    def view(self) -> View:
        assert self.game is not None, "no game has been told of yet"
        return self.game.view

    async def do(self, act: Act) -> None:
        """Send an act and wait until it is done, durably. An act without an id is given one."""
        act = act if act.id else replace(act, id=next(self._ids))
        answer = self._answers[act.id] = asyncio.get_running_loop().create_future()
        try:
            await self._socket.send(_encoder.encode(act), text=True)
            await answer
        except ConnectionClosed as error:
            raise ClosedError(self.closed or "cut") from error
        finally:
            self._answers.pop(act.id, None)
            answer.cancel()  # where sending failed, nobody waits for it any more

    async def play(self, move: PlayerMove) -> None:
        """A move in the game as it was last seen."""
        assert self.game is not None, "no game has been told of yet"
        view = self.game.view
        await self.do(Play("", self.game.game, view.turn, view.phase, move))

    async def until(self, ready: Callable[["Line"], T]) -> T:
        """Wait until something is so."""
        async with self._changed:
            while not (result := ready(self)):
                if self.closed is not None:
                    raise ClosedError(self.closed)
                await self._changed.wait()
            return result

    async def close(self) -> None:
        await self._socket.close()
        await self._reader

    async def _read(self) -> None:
        why = "cut"
        try:
            async for text in self._socket:
                for message in _messages.decode_lines(text):
                    if isinstance(message, wire.Bye):
                        why = message.why
                    self._take(message)
                async with self._changed:
                    self._changed.notify_all()
        except ConnectionClosed:
            pass
        self.closed = why
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ClosedError(why))
                answer.exception()  # seen: who sends just now learns of it from the socket
        async with self._changed:
            self._changed.notify_all()

    def _take(self, message: wire.Message) -> None:
        match message:
            case wire.Game():
                self.game = message
            case wire.Table():
                self.you, self.room = message.you, _rooms.decode(message.room)
            case wire.Done():
                self._answered(message.id, None)
            case wire.Refused(id=str()):
                self._answered(message.id or "", RefusedError(message.code, message.field))
            case _:
                self.heard.append(message)

    def _answered(self, act: str, error: Exception | None) -> None:
        answer = self._answers.get(act)
        if answer is None or answer.done():
            return
        if error is None:
            answer.set_result(None)
        else:
            answer.set_exception(error)
