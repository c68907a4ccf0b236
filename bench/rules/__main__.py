"""`python -m bench.rules`: every figure that the rules are held to, measured in one go and set beside its target."""

import argparse
import os
import platform
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

import msgspec

from bench.rules import measures
from bench.rules.games import HAN, recorded
from bench.rules.measures import Run
from bench.rules.yardstick import MissingError, Yardstick, cache, yardstick


class Spread(msgspec.Struct, frozen=True):
    """Repetitions of one figure: the middle one, and how far they lay apart."""

    middle: float
    least: float
    most: float

    def said(self, digits: int = 1) -> str:
        return f"{self.middle:,.{digits}f} ({self.least:,.{digits}f} to {self.most:,.{digits}f})"


class Row(msgspec.Struct, frozen=True):
    figure: str
    value: str
    target: str = ""
    met: bool | None = None  # None: nothing to meet, or nothing measured


class Times(msgspec.Struct):
    """What each repetition took, ours and the yardstick's turn by turn."""

    rules: list[Run] = msgspec.field(default_factory=list[Run])
    views: list[Run] = msgspec.field(default_factory=list[Run])
    their_rules: list[Run] = msgspec.field(default_factory=list[Run])
    their_views: list[Run] = msgspec.field(default_factory=list[Run])
    their_phases: list[Run] = msgspec.field(default_factory=list[Run])


def main(arguments: Sequence[str] | None = None) -> None:
    asked = _parser().parse_args(arguments)
    print(f"{_machine()}; load before: {_load()}")
    rows = [*speed(asked), *heap(asked.live), *sizes(asked.games), *simulation(asked.simulated)]
    print(f"load after: {_load()}\n")
    print(table(rows))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.rules", description=__doc__)
    parser.add_argument("--games", type=int, default=150, help="games in a repetition of ours (150)")
    parser.add_argument("--their-games", type=int, default=30, help="games in a repetition of the yardstick's (30)")
    parser.add_argument("--repetitions", type=int, default=9, help="repetitions, ours and theirs in turn (9)")
    parser.add_argument("--live", type=int, default=2100, help="live games whose heap is measured (2100)")
    parser.add_argument(
        "--simulated", type=int, default=1000, help="games for `reverie simulate`; 0 leaves it out (1000)"
    )
    parser.add_argument(
        "--no-yardstick", action="store_true", help="only our own figures: neither node nor npm is needed"
    )
    parser.add_argument(
        "--packages", type=Path, default=cache(), metavar="FOLDER", help="where npm's packages are kept"
    )
    return parser


def speed(asked: argparse.Namespace) -> list[Row]:
    if asked.no_yardstick:
        return speed_rows(repeat(asked.games, asked.repetitions, None))
    try:
        plain = yardstick(asked.packages, "plain", asked.their_games)
        phased = yardstick(asked.packages, "phased", asked.their_games)
        with plain as theirs, phased as theirs_phased:
            theirs.check()
            theirs_phased.check()
            versions = theirs.versions()
            print(f"yardstick: boardgame.io {versions.boardgame}, immer {versions.immer}, Node {versions.node}")
            return speed_rows(repeat(asked.games, asked.repetitions, (theirs, theirs_phased)))
    except MissingError as missing:
        print(f"No yardstick: {missing}")
        return speed_rows(repeat(asked.games, asked.repetitions, None))


def repeat(games: int, repetitions: int, theirs: tuple[Yardstick, Yardstick] | None) -> Times:
    """All kinds in turn, so that whatever else the machine does falls on all alike."""
    recordings = recorded(games)
    assert measures.over(recordings)
    times = Times()
    kinds: list[tuple[list[Run], Callable[[], Run]]] = [
        (times.rules, lambda: measures.rules_alone(recordings)),
        (times.views, lambda: measures.rules_and_views(recordings)),
    ]
    if theirs is not None:
        plain, phased = theirs
        kinds += [
            (times.their_rules, plain.rules_alone),
            (times.their_views, plain.rules_and_views),
            (times.their_phases, phased.rules_alone),
        ]
    for _ in range(5 if theirs else 1):  # warming up: V8 compiles what it sees often
        for _, measure in kinds:
            measure()
    for _ in range(repetitions):
        for kept, measure in kinds:
            kept.append(measure())
    return times


def speed_rows(times: Times) -> list[Row]:
    apart = zip(times.rules, times.views, strict=True)
    views = spread([(both.microseconds - alone.microseconds) / alone.microseconds for alone, both in apart])
    rows = [
        Row("moves a second, rules alone", rates(times.rules)),
        Row("microseconds a move", spread([run.microseconds for run in times.rules]).said()),
        Row("moves a second, with four views encoded", rates(times.views)),
        Row("four views encoded, in moves", views.said(2), "at most 3", views.middle <= 3),
    ]
    if not times.their_rules:
        return [*rows, Row("against boardgame.io, rules alone", "not measured", "at least 10")]
    alone = ratios(times.rules, times.their_rules)
    return [
        *rows,
        Row("boardgame.io: moves a second, rules alone", rates(times.their_rules)),
        Row("boardgame.io: with four views encoded", rates(times.their_views)),
        Row("boardgame.io: rules alone, by its phases", rates(times.their_phases)),
        Row("against boardgame.io, rules alone", alone.said(), "at least 10 (aim: 20)", alone.middle >= 10),
        Row("against boardgame.io, with four views", ratios(times.views, times.their_views).said()),
        Row("against boardgame.io by its phases, rules alone", ratios(times.rules, times.their_phases).said()),
    ]


def heap(live: int) -> list[Row]:
    taken = measures.heap_of_a_live_game(live)
    return [
        Row(
            "heap of a live game in its sixth turn", f"{taken.mean:,.0f} bytes", "at most 6 KB", taken.mean <= 6 * 1024
        ),
        Row("the same at the turn's fullest moment", f"{taken.most:,} bytes"),
    ]


def sizes(games: int) -> list[Row]:
    latin = measures.view_sizes(recorded(min(games, 50)))
    han = measures.view_sizes(recorded(min(games, 50), letters=HAN))
    return [
        Row("a view, encoded: the largest", f"{latin.most:,} bytes", "at most 2 KB", latin.most <= 2 * 1024),
        Row("a view, encoded: mean", f"{latin.mean:,.0f} bytes"),
        Row("with three bytes a sign: the largest", f"{han.most:,} bytes", "at most 2 KB", han.most <= 2 * 1024),
    ]


def simulation(games: int) -> list[Row]:
    if not games:
        return []
    seconds = measures.simulate(games)
    said = "not measured" if seconds is None else f"{seconds:.1f} s of processor"
    met = None if seconds is None else seconds < 10
    return [Row(f"reverie simulate, {games:,} games of four", said, "under 10 s", met)]


def spread(values: Sequence[float]) -> Spread:
    return Spread(median(values), min(values), max(values))


def rates(runs: Sequence[Run]) -> str:
    return spread([run.rate for run in runs]).said(0)


def ratios(ours: Sequence[Run], theirs: Sequence[Run]) -> Spread:
    """How many times faster we are, repetition by repetition."""
    return spread([our.rate / their.rate for our, their in zip(ours, theirs, strict=True)])


def table(rows: Sequence[Row]) -> str:
    head = [("figure", "median (least to most)", "target", ""), ("---", "---", "---", "---")]
    marks = {True: "met", False: "NOT MET", None: ""}
    cells = [*head, *((row.figure, row.value, row.target, marks[row.met]) for row in rows)]
    widths = [max(len(cell) for cell in column) for column in zip(*cells, strict=True)]
    return "\n".join("| " + " | ".join(map(str.ljust, line, widths)) + " |" for line in cells)


def _machine() -> str:
    return f"Python {platform.python_version()}, {platform.system()} on {platform.machine()}, {os.cpu_count()} cores"


def _load() -> str:
    return " ".join(f"{load:.2f}" for load in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"


if __name__ == "__main__":
    main()
