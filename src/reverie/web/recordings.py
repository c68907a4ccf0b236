"""Recorded clues: taken from the storyteller, and heard or seen by the table's own people and nobody else."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from reverie.recordings import most_bytes
from reverie.rules import ClueKind
from reverie.tables.refused import Refused, TableCode
from reverie.web.routes import RefusedError, mine
from reverie.web.server import TheCaller, TheServer

MOST_BYTES = max(most_bytes(kind) for kind in ClueKind)
_SANDBOX = {"cache-control": "no-store", "content-security-policy": "sandbox; default-src 'none'"}

Kind = Annotated[ClueKind, QueryParameter()]


class Recorded(Struct, frozen=True):
    """What a clue names; `type` is what a browser is told that it is."""

    ref: str
    type: str
    milliseconds: int


@post("/api/tables/{table:str}/recordings", status_code=201, request_max_body_size=MOST_BYTES + 1)
async def record(
    server: TheServer, caller: TheCaller, table: FromPath[str], kind: Kind, request: Request[Any, Any, Any]
) -> Recorded:
    """The bytes themselves, as the body. What they are is found out from them."""
    live, member = await mine(server, caller, table)
    if not server.tapes_limit.allow(member.devices[0]):
        raise RefusedError(Refused(TableCode.TOO_FAST))
    body = await request.body()
    assert caller.device is not None
    tape = await live.record(caller.device, kind, body)
    if isinstance(tape, Refused):
        raise RefusedError(tape)
    return Recorded(tape.ref, tape.recording.type, tape.recording.milliseconds)


@get("/api/tables/{table:str}/recordings/{ref:str}")
async def recording(server: TheServer, caller: TheCaller, table: FromPath[str], ref: FromPath[str]) -> Response[bytes]:
    live, _ = await mine(server, caller, table)
    tape = await live.tape(ref)
    if tape is None:
        raise RefusedError(Refused(TableCode.NO_SUCH_RECORDING))
    return Response(tape.recording.body, media_type=tape.recording.type, headers=_SANDBOX)
