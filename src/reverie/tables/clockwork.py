"""Time, behind a door: the server's own, or a test's, moved by hand."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clockwork(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""
        ...

    def at(self, when: int, ring: Callable[[], None]) -> Alarm: ...


class WallClock:
    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def at(self, when: int, ring: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, ring)
