"""What waits to be sent on one connection. Bounded: a member who stops reading costs the others nothing."""

import asyncio
from collections import deque

LANE = 128  # messages that are told once; who lags further behind is cut off, and gets the whole state on coming back


class Outbox:
    """Of a whole state only the newest waits; of all else everything, in order, up to a bound."""

    def __init__(self) -> None:
        self._table: bytes | None = None
        self._game: bytes | None = None
        self._lane: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self.closing = False

    def put_table(self, message: bytes) -> None:
        self._table = message
        self._wake.set()

    def put_game(self, message: bytes) -> None:
        self._game = message
        self._wake.set()

    def put(self, message: bytes) -> None:
        if len(self._lane) >= LANE:
            self.closing = True
        else:
            self._lane.append(message)
        self._wake.set()

    def close(self, last: bytes) -> None:
        """Nothing is sent after this."""
        self._lane.append(last)
        self.closing = True
        self._wake.set()

    async def take(self) -> list[bytes]:
        """All that waits, once something does: states before what was said about them."""
        await self._wake.wait()
        self._wake.clear()
        taken = [message for message in (self._table, self._game) if message is not None]
        taken.extend(self._lane)
        self._table = self._game = None
        self._lane.clear()
        return taken
