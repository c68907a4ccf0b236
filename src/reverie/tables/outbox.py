"""What waits to be sent on one connection. Bounded: a member who stops reading costs the others nothing."""

import asyncio
from collections import deque

LANE = 128  # messages that are told once; who lags further behind is cut off, and gets the whole state on coming back


class Outbox:
    """Of a whole state only the newest waits; of all else everything, in order, up to a bound."""

    def __init__(self) -> None:
        self.overrun = False
        self._table: bytes | None = None
        self._game: bytes | None = None
        self._lane: deque[bytes] = deque()
        self._closing = False
        self._wake = asyncio.Event()
        self._taken = asyncio.Event()  # the last of it

    def put_table(self, message: bytes) -> None:
        self._table = message
        self._wake.set()

    def put_game(self, message: bytes) -> None:
        self._game = message
        self._wake.set()

    def put(self, message: bytes) -> None:
        if self._closing or self.overrun:
            return
        if len(self._lane) < LANE:
            self._lane.append(message)
        else:
            self.overrun = True
            self._lane.clear()
        self._wake.set()

    def close(self, last: bytes) -> None:
        """Nothing is sent after this."""
        self.put(last)
        self._closing = True
        self._wake.set()

    async def emptied(self) -> None:
        """Wait until everything has been taken."""
        await self._taken.wait()

    async def take(self) -> tuple[list[bytes], bool]:
        """All that waits, once something does, states before what was said about them; and whether it is the last."""
        await self._wake.wait()
        self._wake.clear()
        taken = [message for message in (self._table, self._game) if message is not None]
        taken.extend(self._lane)
        self._table = self._game = None
        self._lane.clear()
        last = self._closing or self.overrun
        if last:
            self._taken.set()
        return taken, last
