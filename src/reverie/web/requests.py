"""uvicorn's HTTP, with a patience that ends: who connects and says nothing, or never comes to the end, is cut off.

Live lines are pinged. Before they are lines, and for everything else, uvicorn would wait for ever: for a first request,
for the rest of one, for an answer to be taken. Nor does it mind how long a request's head grows.
"""

import asyncio
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # which of the two it is, depends on the system
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as AnyHTTP
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as AnyHTTP

PATIENCE = 60.0  # seconds for a request and its answer: the longest film we take, at 25 kB a second
MOST_HEAD = 64 * 1024  # bytes, as h11 has it of itself; httptools takes whatever comes


class PatientHTTP(AnyHTTP):
    """Looked at now and then: between two looks a request must have come whole, unless it is we who owe the answer."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        super().connection_made(transport)
        self._seen: Any = None  # the last request, at the last look
        self._in_head = False
        self._head = 0
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._next_look.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *arguments: Any) -> None:
        self._next_look.cancel()
        super().handle_websocket_upgrade(*arguments)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > MOST_HEAD:
                self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head = True, 0

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def _wait(self) -> None:
        self._next_look = self.loop.call_later(PATIENCE, self._look)

    def _look(self) -> None:
        if self.cycle is self._seen and not self._is_ours_to_answer():
            self.transport.abort()
        else:
            self._seen = self.cycle
            self._wait()

    def _is_ours_to_answer(self) -> bool:
        cycle = self.cycle
        return bool(cycle and not (cycle.more_body or cycle.response_complete or self.flow.write_paused))
