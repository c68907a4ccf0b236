"""Measure the arena: its games a second on one core and on two, and its environment beside PettingZoo's classic games.

.venv/bin/python -m bench.arena [--games 60] [--repetitions 3] [--no-classics]
"""

import argparse
import io
import os
import platform
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from importlib import import_module
from itertools import chain, islice
from statistics import median
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from bench.rules.yardstick import cache
from reverie.arena.environment import env
from reverie.arena.plan import Plan
from reverie.arena.workers import games
from reverie.minds import CHARACTERS

PYGAME = "pygame-ce==2.5.8"  # PettingZoo's classic games import it to draw their boards
THEIRS: Any = import_module("pettingzoo.test.performance_benchmark")
KINDS = {"random minds": ("random",), "the eight characters": tuple(CHARACTERS)}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.arena", description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="of the characters; of random minds ten times as many")
    parser.add_argument("--repetitions", type=int, default=3)
    parser.add_argument("--no-classics", action="store_true", help="our environment alone: nothing is fetched")
    asked = parser.parse_args(arguments)
    print(f"Python {platform.python_version()}, {platform.system()} on {platform.machine()}; load before: {load()}\n")
    print("| figure | median (least to most) |\n| --- | --- |")
    for row in chain(
        arena(asked.games, asked.repetitions), environment(asked.repetitions, ours_only=asked.no_classics)
    ):
        print("| " + " | ".join(row) + " |", flush=True)
    print(f"\nload after: {load()}")


def arena(count: int, repetitions: int) -> Iterator[tuple[str, str]]:
    """One worker on one core and two on two, in turn."""
    for kind, minds in KINDS.items():
        plan = Plan(minds, count * 10 if len(minds) == 1 else count)
        cores = sorted(os.sched_getaffinity(0))[:2]
        rates: list[list[float]] = [[], []]
        for _ in range(repetitions):
            for number, kept in enumerate(rates, 1):
                kept.append(rate(plan, cores[:number]))
        yield f"games a second of processor, {kind}", spread([by_processor(plan) for _ in range(repetitions)])
        for number, kept in enumerate(rates, 1):
            yield f"games a second, {kind}, {number} core{'s' if number > 1 else ''}", spread(kept)
        yield f"two cores to one, {kind}", spread([two / one for one, two in zip(*rates, strict=True)], 2)


def by_processor(plan: Plan) -> float:
    """Games a second of processor: the clock of a core that has nothing else to do. Starting up is left out."""
    few = replace(plan, games=plan.games // 5)
    started, whole = seconds(few), seconds(plan)
    return (plan.games - few.games) / (whole - started)


def seconds(plan: Plan) -> float:
    """Of the processor, that one worker took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    for _ in games(plan, 1):
        pass
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def rate(plan: Plan, cores: Sequence[int]) -> float:
    """Games a second by the clock, once the first fifth has been played: by then every worker has read the deck."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        coming, warm = games(plan, len(cores)), plan.games // 5
        for _ in islice(coming, warm):
            pass
        began = time.perf_counter()
        return sum(1 for _ in coming) / (time.perf_counter() - began)
    finally:
        os.sched_setaffinity(0, before)


def environment(repetitions: int, *, ours_only: bool) -> Iterator[tuple[str, str]]:
    makers: dict[str, Callable[[], Any]] = {"Reverie": env} if ours_only else {"Reverie": env, **classics()}
    rates: dict[str, list[float]] = {name: [] for name in makers}
    for _ in range(repetitions):
        for name, make in makers.items():
            rates[name].append(turns_a_second(make))
    for name, kept in rates.items():
        yield f"PettingZoo's benchmark, {name}: turns a second", spread(kept, 0)
    for name in list(rates)[1:]:
        yield (
            f"Reverie to {name}",
            spread([our / their for our, their in zip(rates["Reverie"], rates[name], strict=True)], 2),
        )


def turns_a_second(make: Callable[[], Any]) -> float:
    """By PettingZoo's own measure, but in seconds of the processor: a busy machine's clock says little."""
    THEIRS.time = SimpleNamespace(time=time.process_time)
    said = io.StringIO()
    with redirect_stdout(said):
        THEIRS.performance_benchmark(make())
    return next(float(line.split()[0]) for line in said.getvalue().splitlines() if "turns per second" in line)


def classics() -> dict[str, Callable[[], Any]]:
    folder = cache().with_name("pygame")
    if not (folder / "pygame").is_dir():
        install = [sys.executable, "-m", "uv", "pip", "install", "-q", "--target", str(folder), PYGAME]
        subprocess.run(install, check=True)
    sys.path.append(str(folder))
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    classic = import_module("pettingzoo.classic")  # here, because it wants pygame
    return {"Connect Four": classic.connect_four_v3.env, "tic-tac-toe": classic.tictactoe_v3.env}


def spread(values: Sequence[float], digits: int = 1) -> str:
    return f"{median(values):,.{digits}f} ({min(values):,.{digits}f} to {max(values):,.{digits}f})"


def load() -> str:
    return " ".join(f"{load:.2f}" for load in os.getloadavg())


if __name__ == "__main__":
    main()
