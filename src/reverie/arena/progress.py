"""How far a long command is: a bar in the terminal, and nothing where nobody looks."""

import sys
import time
from datetime import timedelta

_WIDE = 30
_SECONDS = 0.2  # between two looks; what is over sooner shows no bar


class Progress:
    """`before`: how many stood already, so that the pace is that of what is done now."""

    def __init__(self, count: int, what: str, before: int = 0) -> None:
        self._count, self._what, self._done = count, what, before
        self._before, self._began = before, time.monotonic()
        self._shown = self._began if sys.stderr.isatty() else float("inf")

    def step(self) -> None:
        self._done += 1
        now = time.monotonic()
        if now - self._shown >= _SECONDS:
            self._shown = now
            self._show(now - self._began)

    def end(self) -> None:
        if self._began < self._shown < float("inf"):
            self._show(time.monotonic() - self._began)
            print(file=sys.stderr)

    def _show(self, seconds: float) -> None:
        filled = _WIDE * self._done // self._count
        pace = (self._done - self._before) / seconds
        left = timedelta(seconds=round((self._count - self._done) / pace)) if pace else "?"
        bar = f"{'█' * filled}{'·' * (_WIDE - filled)} {self._done:,}/{self._count:,} {self._what}"
        print(f"\r{bar}, {pace:.1f} a second, {left} to go \x1b[K", end="", file=sys.stderr, flush=True)
