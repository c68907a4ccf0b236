"""uvicorn's WebSocket, fitted to what a table sends: many small states, much alike, to many who mostly listen.

Sending goes straight to the transport, without a task and a coroutine for each of the five messages that a move sends
out. And compression has a smaller memory: a view is about a kilobyte and much like the one before, so a window of two
kilobytes finds nearly all there is to find. Against uvicorn's own choice a message comes out as small, at two thirds of
the processor and a third of the memory.
"""

from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.protocol import State
from websockets.server import ServerProtocol

WINDOW_BITS = 11
MEMORY_LEVEL = 3
SCOPE = "reverie.line"


class Line(WebSocketsSansIOProtocol):
    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        deflate = ServerPerMessageDeflateFactory(
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings={"memLevel": MEMORY_LEVEL},
        )
        self.conn = ServerProtocol(extensions=[deflate], max_size=self.config.ws_max_size, logger=self.logger)
        self.on_writable: Callable[[], None] = lambda: None

    async def run_asgi(self) -> None:
        cast("dict[str, Any]", self.scope)[SCOPE] = self
        await super().run_asgi()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.on_writable()

    @property
    def line_is_free(self) -> bool:
        return self.writable.is_set() and self.conn.state is State.OPEN and not self.disconnected

    def send_now(self, frame: bytes) -> None:
        self.conn.send_text(frame)
        self._write()

    def close_now(self, code: int) -> None:
        """Say goodbye; who does not answer is cut off after a while."""
        if self.disconnected or self.conn.state is not State.OPEN:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self._write()
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def cut(self) -> None:
        """Without a goodbye, to who would not hear it."""
        self.transport.abort()

    def _write(self) -> None:
        self.transport.write(b"".join(self.conn.data_to_send()))
