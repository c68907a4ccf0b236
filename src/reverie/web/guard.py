"""The doorkeeper in front of everything: under what name we were called, from where, and how often."""

from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from reverie.web.config import Config
from reverie.web.limits import Limit, client_address

_CONTENT_POLICY = (
    b"default-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; object-src 'none'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", _CONTENT_POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(self), microphone=(self), geolocation=(), payment=(), usb=()"),
]
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class Guard:
    """Refuses, before anything else runs, what no page of ours would send."""

    def __init__(self, app: ASGIApp, lines: ASGIApp, config: Config, requests: Limit) -> None:
        self._app = app
        self._lines = lines
        self._config = config
        self._names = config.names
        self._requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = _joined(scope["headers"])
        address = client_address(
            scope["client"][0] if scope["client"] else "",
            headers.get("x-forwarded-for", ""),
            self._config.trusted_proxies,
        )
        refusal = self._refusal(scope, headers, address)
        if refusal is None and scope["type"] == "websocket":
            await self._lines(scope, receive, send)
        elif refusal is None:
            await self._app(scope, receive, self._with_headers(send))
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": refusal[1]})
        else:
            await _refuse(self._with_headers(send), *refusal)

    def _refusal(self, scope: Scope, headers: Mapping[str, str], address: str) -> tuple[int, str] | None:
        if headers.get("host", "").lower() not in self._names:
            return 421, "wrong_host"  # a name of somebody else's that leads here (DNS rebinding)
        if scope["type"] == "websocket" or (scope["type"] == "http" and scope["method"] not in SAFE):
            origin = headers.get("origin")
            if origin is None and not headers.get("authorization", "").startswith("Bearer "):
                return 403, "no_origin"
            if origin is not None and origin.lower() not in self._origins(headers["host"].lower()):
                return 403, "wrong_origin"
        # Thirty children behind one address look at six pictures each at once; to serve one costs next to nothing.
        if not scope["path"].startswith(("/pictures/", "/assets/")) and not self._requests.allow(address):
            return 429, "too_fast"
        return None

    def _origins(self, host: str) -> tuple[str, ...]:
        """A page may speak to the server it came from, under the name by which it knows it."""
        public, here = self._config.public_url, f"http://{host}"
        if public is None:
            return (here,)
        ours = public.rstrip("/").lower()
        return (ours,) if urlsplit(ours).netloc == host else (ours, here)  # not the same name without its https

    @staticmethod
    def _with_headers(send: Send) -> Send:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        return send_with_headers


def _joined(lines: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    """What is said twice counts as said in one line (RFC 9110, 5.3): two Hosts are none of ours, say."""
    headers: dict[str, str] = {}
    for name, value in lines:
        known, told = name.decode("latin-1").lower(), value.decode("latin-1")
        headers[known] = f"{headers[known]},{told}" if known in headers else told
    return headers


async def _refuse(send: Send, status: int, code: str) -> None:
    body = b'{"code":"%b"}' % code.encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
