"""What waits to be sent on one connection. Bounded: a member who stops reading costs the others nothing."""

import asyncio
import logging
from collections import deque
from typing import Protocol

log = logging.getLogger("reverie")

LANE = 128  # messages that are told once; who lags further behind is cut off, and gets the whole state on coming back


class Way(Protocol):
    """The connection itself, as far as an outbox needs to know it. When it can be written again it calls `flush`."""

    @property
    def free(self) -> bool:
        """False while the other end does not read, and once it is gone."""
        ...

    def carry(self, frame: bytes) -> None: ...

    def end(self, *, overrun: bool) -> None:
        """After the last frame; or instead of it, because too much had come to wait."""
        ...


class Round:
    """Empties the outboxes of one table together: once in a turn of the loop, or sooner, when all has been said."""

    def __init__(self) -> None:
        self._stirred: list[Outbox] = []
        self._loop = asyncio.get_running_loop()

    def stir(self, outbox: "Outbox") -> None:
        if not self._stirred:
            self._loop.call_soon(self.go)
        self._stirred.append(outbox)

    def go(self) -> None:
        stirred, self._stirred = self._stirred, []
        for outbox in stirred:
            try:
                outbox.flush()
            except Exception:  # whatever is wrong with one line, the others are told
                log.exception("a line failed")


class Outbox:
    """Of a whole state only the newest waits; of all else everything, in order, up to a bound.

    What is put in within one turn of the loop goes out as one frame, a line for each message.
    """

    def __init__(self, round_: Round | None = None) -> None:
        self._round = round_ or Round()
        self.overrun = False
        self._way: Way | None = None
        self._table: bytes | None = None
        self._game: bytes | None = None
        self._lane: deque[bytes] = deque()
        self._last: bytes | None = None
        self._stirred = False
        self._ended = asyncio.Event()

    def open(self, way: Way) -> None:
        """From now on what waits is sent, as soon as the way is free."""
        self._way = way
        self._stir()

    def put_table(self, message: bytes) -> None:
        self._table = message
        self._stir()

    def put_game(self, message: bytes) -> None:
        self._game = message
        self._stir()

    def put(self, message: bytes) -> None:
        if self.overrun:
            return
        if len(self._lane) < LANE:
            self._lane.append(message)
        else:
            self.overrun = True
            self._lane.clear()
        self._stir()

    def close(self, last: bytes) -> None:
        """Nothing is sent after this; what is put in within the same turn of the loop still goes before it."""
        self._last = last
        self._stir()

    async def ended(self) -> None:
        """Wait until the last word is out."""
        await self._ended.wait()

    def flush(self) -> None:
        """Send all that waits, states before what was said about them, if the other end reads."""
        self._stirred = False
        way = self._way
        if way is None or self._ended.is_set():
            return
        if self.overrun:
            self._ended.set()
            way.end(overrun=True)
        elif way.free:
            frame = b"\n".join(self._take())
            if frame:
                way.carry(frame)
            if self._last is not None:
                self._ended.set()
                way.end(overrun=False)

    def _take(self) -> list[bytes]:
        taken = [it for it in (self._table, self._game, *self._lane, self._last) if it is not None]
        self._table = self._game = None
        self._lane.clear()
        return taken

    def _stir(self) -> None:
        if not self._stirred:
            self._stirred = True
            self._round.stir(self)
