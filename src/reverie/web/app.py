"""The application: routes, the live line and the doorkeeper, put together."""

import logging
import re
from typing import Any, cast

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPI, OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Schema
from litestar.status_codes import HTTP_405_METHOD_NOT_ALLOWED
from litestar.types import ASGIApp, Receive, Scope, Send

from reverie import __version__
from reverie.tables.journal import JournalError
from reverie.tables.live import not_kept
from reverie.tables.refused import Refused, TableCode
from reverie.web import health, pages, pictures, recordings, routes, socket
from reverie.web.guard import Guard
from reverie.web.limits import Limit
from reverie.web.routes import RefusedError
from reverie.web.server import Caller, Server, TheServer

_LINE = re.compile("/api/tables/(?P<table>[^/]+)/live")
MOST_BYTES = 64 * 1024  # of a request's body, where nothing is uploaded

_STATUS = {
    TableCode.NO_SUCH_TABLE: 404,
    TableCode.NO_SUCH_RECORDING: 404,
    TableCode.RECORDING_TOO_LARGE: 413,
    TableCode.RECORDING_WRONG: 422,
    TableCode.RECORDING_TOO_LONG: 422,
    TableCode.RECORDING_BROKEN: 422,
    TableCode.RECORDING_EMPTY: 422,
    TableCode.NOT_THE_HOST: 403,
    TableCode.NOT_PUBLIC: 403,
    TableCode.TOO_FAST: 429,
    TableCode.TOO_MANY_TRIES: 429,
    TableCode.NO_ROOM: 507,
    TableCode.READ_ONLY: 503,
    TableCode.BUSY: 503,
}

_TEXT = Schema(type=OpenAPIType.STRING)
_REFUSAL = OpenAPIResponse(
    "Refused: `code` says why, and is stable; `field` names what was wrong with what was sent.",
    content={
        "application/json": OpenAPIMediaType(
            Schema(type=OpenAPIType.OBJECT, properties={"code": _TEXT, "field": _TEXT}, required=["code"])
        )
    },
)

log = logging.getLogger("reverie")


def create_app(server: Server) -> ASGIApp:
    app = Litestar(
        route_handlers=[
            routes.new_device,
            routes.open_table,
            routes.look,
            routes.join,
            routes.public_tables,
            routes.ask,
            routes.hand_over,
            routes.take_over,
            routes.see_album,
            routes.see_record,
            routes.delete_table,
            recordings.record,
            recordings.recording,
            health.healthz,
            health.readyz,
            health.metrics,
            pictures.list_decks,
            pictures.see_deck,
            pictures.picture,
            pages.page,
            pages.asset,
            pages.plain,
        ],
        dependencies={
            "server": Provide(lambda: server, sync_to_thread=False, use_cache=True),
            "caller": Provide(_caller, sync_to_thread=False),
        },
        exception_handlers={
            RefusedError: _refused,
            JournalError: _not_kept,
            ValidationException: _malformed,
            RecursionError: _too_deep,
            HTTPException: _http,
            Exception: _broken,
        },
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Reverie", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    _tell_of_refusals(app.openapi_schema)
    return Guard(app, _lines(server), server.config, Limit(rate=30, burst=120, clock=server.clock))


def _tell_of_refusals(schema: OpenAPI) -> None:
    """Every route may refuse, and all do it alike; Litestar would tell of an answer of its own, which we never give."""
    for path in (schema.paths or {}).values():
        for operation in (path.get, path.post, path.delete):
            if operation is not None and operation.responses is not None:
                operation.responses.pop("400", None)
                operation.responses["default"] = _REFUSAL


def _lines(server: Server) -> ASGIApp:
    """The one kind of WebSocket there is."""

    async def lines(scope: Scope, receive: Receive, send: Send) -> None:
        match = _LINE.fullmatch(scope["path"])
        if match is None:
            await receive()
            await send({"type": "websocket.close", "code": 4404, "reason": ""})
        else:
            await socket.live(scope, receive, send, match["table"], server)

    return lines


def _caller(request: Request[Any, Any, Any], server: TheServer) -> Caller:
    return server.caller(request)


def _refused(_: Request[Any, Any, Any], error: RefusedError) -> Response[Refused]:
    status = _STATUS.get(error.refused.code, 409) if isinstance(error.refused.code, TableCode) else 409
    return Response(error.refused, status_code=status)


def _not_kept(request: Request[Any, Any, Any], error: JournalError) -> Response[Refused]:
    return _refused(request, RefusedError(not_kept(error)))


def _malformed(_: Request[Any, Any, Any], error: ValidationException) -> Response[Refused]:
    return Response(Refused(TableCode.MALFORMED, _first_fault(error)), status_code=400)


def _too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Refused]:
    """Brackets within brackets: what we ask for has few."""
    return Response(Refused(TableCode.MALFORMED), status_code=400)


def _first_fault(error: ValidationException) -> str:
    """Which field, and what is wrong with it, in the words of the one who checked it."""
    for fault in error.extra or ():
        if isinstance(fault, dict):
            told = cast("dict[str, object]", fault)
            return f"{told.get('key', '')}: {told.get('message', '')}".removeprefix(": ")
    return ""


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, str]]:
    allowed = error.headers if error.status_code == HTTP_405_METHOD_NOT_ALLOWED else None
    return Response({"code": f"http_{error.status_code}"}, status_code=error.status_code, headers=allowed)


def _broken(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    """Our own fault. The log says where; who asked learns no more than that it is not theirs."""
    log.error("broken", exc_info=error)
    return Response({"code": "http_500"}, status_code=500)
