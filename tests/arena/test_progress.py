"""How far a command is: told on a terminal, and not into a file."""

import io
import sys

import pytest

from reverie.arena import progress
from reverie.arena.progress import Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Its last number is the time."""
    now = [0.0]
    monkeypatch.setattr(progress.time, "monotonic", lambda: now[-1])
    return now


def watched(monkeypatch: pytest.MonkeyPatch, where: io.StringIO, clock: list[float], before: int = 0) -> list[str]:
    monkeypatch.setattr(sys, "stderr", where)
    bar = Progress(100, "games", before)
    for _ in range(100 - before):
        clock.append(clock[-1] + 1)
        bar.step()
    bar.end()
    return where.getvalue().split("\r")[1:]


def test_a_terminal_shows_how_many_how_fast_and_how_long(monkeypatch: pytest.MonkeyPatch, clock: list[float]) -> None:
    shown = watched(monkeypatch, Terminal(), clock)
    assert "50/100 games, 1.0 a second, 0:00:50 to go" in shown[49]
    assert shown[49].startswith("█" * 15 + "·" * 15)
    assert "100/100" in shown[-1]
    assert shown[-1].endswith("\n")


def test_what_stood_before_does_not_count_for_the_pace(monkeypatch: pytest.MonkeyPatch, clock: list[float]) -> None:
    assert "91/100 games, 1.0 a second, 0:00:09 to go" in watched(monkeypatch, Terminal(), clock, before=90)[0]


def test_a_file_is_told_nothing(monkeypatch: pytest.MonkeyPatch, clock: list[float]) -> None:
    assert watched(monkeypatch, io.StringIO(), clock) == []
