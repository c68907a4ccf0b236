"""The page: the client as it was built, with one index for every address that the page itself makes sense of."""

import mimetypes
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from reverie.web.server import TheServer

BUILT = Path(str(files("reverie.web"))) / "built"  # made by house/built.py, and shipped in the wheel

ROUTES = ["/", "/t/{table:str}", "/screen/{table:str}", "/j", "/d", "/r", "/rules", "/privacy", "/album/{table:str}"]

PLAIN = ["/icon.svg", "/icons/{name:str}", "/preview.jpg", "/manifest.webmanifest", "/sw.js", "/licences/{name:str}"]

_PREVIEW = b'content="/preview.jpg"'  # of a link to us: whoever shows one wants the whole address of its picture
_FOR_EVER = "public, max-age=31536000, immutable"  # what is in assets/ has its hash in its name
_ASK_EACH_TIME = "no-cache"
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))  # the best first
_NOT_BUILT = "The page has not been built: ./play builds it.\n"


class Built(NamedTuple):
    kind: str
    bodies: dict[str, bytes]  # by encoding; "" is as it is


@get(ROUTES, include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], server: TheServer) -> Response[bytes]:
    """The same for everyone and every address: what differs comes over the line."""
    if "index.html" not in _built():
        return Response(_NOT_BUILT.encode(), status_code=503, media_type="text/plain")
    here = server.config.public_url or f"http://{request.headers['host']}"
    body = _built()["index.html"].bodies[""].replace(_PREVIEW, b'content="%b/preview.jpg"' % here.encode())
    return Response(body, headers={"cache-control": _ASK_EACH_TIME}, media_type="text/html")


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    return _answer(request, f"assets/{name}", _FOR_EVER)


@get(PLAIN, include_in_schema=False)
async def plain(request: Request[Any, Any, Any]) -> Response[bytes]:
    return _answer(request, request.url.path.removeprefix("/"), _ASK_EACH_TIME)


def _answer(request: Request[Any, Any, Any], name: str, kept: str) -> Response[bytes]:
    built = _built().get(name)
    if built is None:
        raise NotFoundException
    accepted = {word.partition(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")}
    encoding = next((it for it, _ in _ENCODINGS if it in accepted and it in built.bodies), "")
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    if encoding:
        headers["content-encoding"] = encoding
    return Response(built.bodies[encoding], headers=headers, media_type=built.kind)


@cache
def _built() -> dict[str, Built]:
    """All of it, in memory: it is small, and no address can lead out of it."""
    found: dict[str, Built] = {}
    for path in sorted(BUILT.rglob("*")):
        if path.is_file() and path.suffix not in (".br", ".gz"):
            bodies = {"": path.read_bytes()}
            for encoding, suffix in _ENCODINGS:
                packed = path.with_name(path.name + suffix)
                if packed.exists():
                    bodies[encoding] = packed.read_bytes()
            found[path.relative_to(BUILT).as_posix()] = Built(_kind(path), bodies)
    return found


def _kind(path: Path) -> str:
    known = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}
    return known.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
