"""Time that moves only when a test says so."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

BEGINNING = 1_800_000_000_000
MOST_RINGS = 5000  # in one stretch of time: more, and something rings for ever


@dataclass(eq=False)
class _HandAlarm:
    clock: "HandClock"
    when: int
    ring: Callable[[], None]

    def cancel(self) -> None:
        self.clock.alarms.discard(self)


class HandClock:
    def __init__(self, now: int = BEGINNING) -> None:
        self._now = now
        self.alarms: set[_HandAlarm] = set()

    def now(self) -> int:
        return self._now

    def seconds(self) -> float:
        """For limits, which count in seconds."""
        return self._now / 1000

    def at(self, when: int, ring: Callable[[], None]) -> _HandAlarm:
        alarm = _HandAlarm(self, when, ring)
        self.alarms.add(alarm)
        return alarm

    async def advance(self, milliseconds: int) -> None:
        """Let so much time go by: what falls due rings, in its order, and is seen through to its end."""
        until = self._now + milliseconds
        await settled()
        for _ in range(MOST_RINGS):
            first = min(self.alarms, key=lambda alarm: alarm.when, default=None)
            if first is None or first.when > until:
                self._now = until
                return
            self._now = max(self._now, first.when)
            self.alarms.discard(first)
            first.ring()
            await settled()
        raise AssertionError("something rings for ever")


async def settled() -> None:
    """Wait until no table is busy with what happens by itself."""
    while True:
        busy = [task for task in asyncio.all_tasks() if _name(task).startswith("LiveTable.")]
        if not busy:
            return
        await asyncio.wait(busy)


def _name(task: asyncio.Task[object]) -> str:
    return getattr(task.get_coro(), "__qualname__", "")
