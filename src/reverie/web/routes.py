"""HTTP: opening a table, joining it, adding a device, looking back. All play goes over the live line."""

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from reverie.rules import Result, record
from reverie.tables import album
from reverie.tables.journal import TableId
from reverie.tables.live import LiveTable
from reverie.tables.refused import Refused, TableCode
from reverie.tables.settings import Language, Rabbit, Settings
from reverie.tables.table import DeviceId, Member, Musing
from reverie.tables.wire import Brain
from reverie.web.server import COOKIE, Caller, Server, TheCaller, TheServer

COOKIE_DAYS = 400

GameNumber = Annotated[int | None, QueryParameter(ge=1)]  # None: the last one
ShortText = Annotated[str, Meta(max_length=200)]


class RefusedError(Exception):
    """Carries a refusal out of a route; `errors` turns it into an answer."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.code)
        self.refused = refused


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    name: ShortText
    settings: Settings = Settings()
    rabbit: Rabbit | None = None


class Door(Struct, frozen=True, forbid_unknown_fields=True):
    """A link's secret or a code, in whatever way it was typed."""

    door: ShortText


class Newcomer(Struct, frozen=True, forbid_unknown_fields=True):
    name: ShortText
    door: ShortText
    rabbit: Rabbit | None = None


class Asker(Struct, frozen=True, forbid_unknown_fields=True):
    name: ShortText


class At(Struct, frozen=True):
    """Where one has come to sit or watch."""

    table: TableId


class Seen(Struct, frozen=True):
    """What somebody who holds the link sees before joining."""

    table: TableId
    people: tuple[str, ...]
    rabbits: tuple[Rabbit, ...]  # still free
    language: Language
    playing: bool
    member: bool  # they are at it already
    asks: Brain | None  # whom minds ask at it, away from this server


class Listed(Struct, frozen=True):
    """A public table."""

    table: TableId
    language: Language
    people: int
    minds: int
    chairs: int
    playing: bool


class Secret(Struct, frozen=True, forbid_unknown_fields=True):
    secret: ShortText


class Token(Struct, frozen=True):
    token: str


class Album(Struct, frozen=True):
    game: int
    over: bool
    story: bool  # its clues are told as one tale
    turns: tuple[Result, ...]
    musings: tuple[Musing, ...]  # of minds, in these turns


@post("/api/device", status_code=201)
async def new_device(server: TheServer) -> Token:
    """For programs: a token to send as `Authorization: Bearer`. Pages are given a cookie of themselves."""
    _device, token = server.identity.new_device()
    return Token(token)


@post("/api/tables", status_code=201)
async def open_table(server: TheServer, caller: TheCaller, data: JSONBody[NewTable]) -> Response[At]:
    if not server.tables_limit.allow(caller.address):
        raise RefusedError(Refused(TableCode.TOO_FAST))
    device, cookies = _device(server, caller)
    live = await server.house.open(data.settings, device, data.name, data.rabbit)
    if isinstance(live, Refused):
        raise RefusedError(live)
    return Response(At(live.table.id), cookies=cookies, status_code=201)


@post("/api/look", status_code=200)
async def look(server: TheServer, caller: TheCaller, data: JSONBody[Door]) -> Seen:
    live = await _found(server, caller, data.door)
    table = live.table
    return Seen(
        table.id,
        tuple(member.name for member in table.seated()),
        table.free_rabbits(),
        table.settings.language,
        table.playing,
        caller.device is not None and table.member_with(caller.device) is not None,
        live.asks,
    )


@post("/api/join", status_code=200)
async def join(server: TheServer, caller: TheCaller, data: JSONBody[Newcomer]) -> Response[At]:
    live = await _found(server, caller, data.door)
    device, cookies = _device(server, caller)
    await _join(live, device, data.name, data.rabbit)
    return Response(At(live.table.id), cookies=cookies, status_code=200)


@get("/api/public")
async def public_tables(server: TheServer) -> list[Listed]:
    if not server.config.list_public:
        raise RefusedError(Refused(TableCode.NOT_PUBLIC))
    return [
        Listed(table, label.language, label.people, label.minds, label.chairs, label.playing)
        for table, label in server.house.public()
    ]


@post("/api/tables/{table:str}/ask", status_code=202)
async def ask(server: TheServer, caller: TheCaller, table: FromPath[str], data: JSONBody[Asker]) -> Response[At]:
    """To join a public table: somebody there must let one in."""
    if not server.tables_limit.allow(caller.address):
        raise RefusedError(Refused(TableCode.TOO_FAST))
    live = await server.house.at(table)
    if live is None or not (live.table.settings.public and server.config.list_public):
        raise RefusedError(Refused(TableCode.NO_SUCH_TABLE))
    device, cookies = _device(server, caller)
    await _join(live, device, data.name, None)
    return Response(At(table), cookies=cookies, status_code=202)


@post("/api/tables/{table:str}/devices", status_code=201)
async def hand_over(server: TheServer, caller: TheCaller, table: FromPath[str]) -> Secret:
    """A one-time secret, good for ten minutes, by which another device joins this member's."""
    live, member = await mine(server, caller, table)
    return Secret(server.new_handover(live.table.id, member.id))


@post("/api/devices", status_code=200)
async def take_over(server: TheServer, caller: TheCaller, data: JSONBody[Secret]) -> Response[At]:
    if not server.tries_limit.allow(caller.address):
        raise RefusedError(Refused(TableCode.TOO_MANY_TRIES))
    handover = server.take_handover(data.secret)
    live = await server.house.at(handover.table) if handover else None
    if handover is None or live is None:
        raise RefusedError(Refused(TableCode.NO_SUCH_TABLE))
    device, cookies = _device(server, caller)
    refused = await live.add_device(handover.member, device)
    if refused:
        raise RefusedError(refused)
    return Response(At(live.table.id), cookies=cookies, status_code=200)


@get("/api/tables/{table:str}/album")
async def see_album(server: TheServer, caller: TheCaller, table: FromPath[str], game: GameNumber = None) -> Album:
    """The turns of a game so far: by default the last one's."""
    kept = await _game(server, caller, table, game)
    turns = tuple(album.turns(kept))
    told = tuple(it for it in kept.musings if it.turn <= len(turns))
    return Album(kept.number, kept.over, kept.header.options.story, turns, told)


@get("/api/tables/{table:str}/record", media_type="application/jsonl")
async def see_record(server: TheServer, caller: TheCaller, table: FromPath[str], game: GameNumber = None) -> bytes:
    """The record of a game, once it is over: before, it holds what nobody may know."""
    kept = await _game(server, caller, table, game)
    if not kept.over:
        raise RefusedError(Refused(TableCode.PLAYING))
    return record.encode(kept.header, kept.events)


@delete("/api/tables/{table:str}", status_code=204)
async def delete_table(server: TheServer, caller: TheCaller, table: FromPath[str]) -> None:
    """With all it holds, by its host."""
    live, member = await mine(server, caller, table)
    if live.table.host != member.id:
        raise RefusedError(Refused(TableCode.NOT_THE_HOST))
    await server.house.delete(table)


def _device(server: Server, caller: Caller) -> tuple[DeviceId, list[Cookie]]:
    """Who asks; somebody new is given a cookie to be known by."""
    if caller.device is not None:
        return caller.device, []
    device, token = server.identity.new_device()
    cookie = Cookie(
        COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=server.config.secure,
        max_age=COOKIE_DAYS * 24 * 3600,
        path="/",
    )
    return device, [cookie]


async def _join(live: LiveTable, device: DeviceId, name: str, rabbit: Rabbit | None) -> None:
    refused = await live.join(device, name, rabbit)
    if refused:
        raise RefusedError(refused)


async def _found(server: Server, caller: Caller, door: str) -> LiveTable:
    """The table behind a link or code. Tries that lead nowhere are counted: a code can be guessed, in time."""
    async with server.trying:
        if not server.tries_limit.has(caller.address):
            raise RefusedError(Refused(TableCode.TOO_MANY_TRIES))
        live = await server.house.find(door)
        if live is None:
            server.tries_limit.allow(caller.address)
            raise RefusedError(Refused(TableCode.NO_SUCH_TABLE))
    return live


async def mine(server: Server, caller: Caller, table: str) -> tuple[LiveTable, Member]:
    """The table, if who asks is let in at it; there is none such for anybody else."""
    live = await server.house.at(table) if caller.device else None
    member = live.table.member_with(caller.device) if live and caller.device else None
    if live is None or member is None or member.asking:
        raise RefusedError(Refused(TableCode.NO_SUCH_TABLE))
    return live, member


async def _game(server: Server, caller: Caller, table: str, number: int | None) -> album.GameKept:
    _, member = await mine(server, caller, table)
    if not server.looks_limit.allow(member.devices[0]):
        raise RefusedError(Refused(TableCode.TOO_FAST))
    games = await server.house.games(table)
    if not games or (number is not None and number > len(games)):
        raise RefusedError(Refused(TableCode.NOT_PLAYING))
    return games[-1 if number is None else number - 1]
