"""Measure how well minds tell and find: self-play of mixed minds, with three kinds of listeners side by side.

.venv/bin/python -m bench.selfplay [--games 2000] [--language en,fr,es,pt,et] [--minds ...] [--workers 2]
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence

from reverie.arena.listening import Listeners
from reverie.arena.plan import Plan, check
from reverie.arena.progress import Progress
from reverie.arena.tally import Standing, Tally
from reverie.arena.workers import games
from reverie.decks.deck import HOUSE_LANGUAGES
from reverie.minds import CHARACTERS

FOUND, SOME = (45, 60), 70  # asked: of the votes, and of the turns, in percent
HEAD = ("language", "heard by", "storyteller", "found of votes", "some found", "all", "none", "")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.selfplay", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="for each language and kind of listener (2000)")
    parser.add_argument("--language", default=",".join(HOUSE_LANGUAGES), help="which, with commas (all five)")
    parser.add_argument("--minds", default=",".join(CHARACTERS), help="which, with commas (all characters)")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--each", action="store_true", help="a line for each mind besides")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(arguments)
    print("| " + " | ".join(HEAD) + " |\n" + "| --- " * len(HEAD) + "|")
    for language in asked.language.split(","):
        for listeners in Listeners:
            minds = tuple(asked.minds.split(","))
            plan = Plan(minds, asked.games, language=language, listeners=listeners, seed=asked.seed)
            check(plan)
            for line in lines(plan, tally_of(plan, asked.workers), each=asked.each):
                print("| " + " | ".join(line) + " |", flush=True)


def tally_of(plan: Plan, workers: int) -> Tally:
    tally, progress = Tally(), Progress(plan.games, f"games, {plan.language}, {plan.listeners}")
    for played in games(plan, workers):
        tally.add(played)
        progress.step()
    progress.end()
    print(f"{plan.language}, {plan.listeners}: {tally.games:,} games", file=sys.stderr)
    return tally


def lines(plan: Plan, tally: Tally, *, each: bool) -> Iterator[tuple[str, ...]]:
    named = [("all minds", tally.everybody()), *(sorted(tally.standings.items()) if each else [])]
    for name, it in named:
        yield plan.language, plan.listeners, name, *(f"{share:.1f}%" for share in shares(it)), met(plan, it)


def shares(it: Standing) -> tuple[float, float, float, float]:
    """In percent: of the votes that found the picture; of the turns in which some did, all, and none."""
    turns = [100 * count / it.told for count in (it.found_by_some, it.found_by_all, it.found_by_none)]
    return 100 * it.found / it.heard, turns[0], turns[1], turns[2]


def met(plan: Plan, it: Standing) -> str:
    if plan.listeners is Listeners.RANDOM:
        return "chance"
    found, some, *_ = shares(it)
    return "met" if FOUND[0] <= found <= FOUND[1] and some >= SOME else "not met"


if __name__ == "__main__":
    main()
