"""The measurements of arena and self-play measure something. How fast is for them to say, not for a test."""

import os
import sys

import pytest

from bench import arena, selfplay
from reverie.arena.plan import Plan


@pytest.mark.slow
def test_self_play_is_told_for_each_kind_of_listener(capsys: pytest.CaptureFixture[str]) -> None:
    selfplay.main(["--games=3", "--language=et", "--minds=random", "--workers=1", "--each"])
    _, _, *lines = capsys.readouterr().out.splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert [(line[0], line[1], line[2]) for line in cells] == [
        ("et", listeners, who) for listeners in ("minds", "strangers", "random") for who in ("all minds", "random")
    ]
    for line in cells:
        assert sum(float(cell.rstrip("%")) for cell in line[4:7]) == pytest.approx(100, abs=0.2)
    assert cells[-1][-1] == "chance"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="this machine does not let a program choose its cores")
def test_games_are_counted_by_the_clock_and_by_the_processor() -> None:
    cores = os.sched_getaffinity(0)
    plan = Plan(("random",), 60)
    assert arena.rate(plan, sorted(cores)[:1]) > 0
    assert arena.by_processor(plan) > 0
    assert os.sched_getaffinity(0) == cores
