"""`reverie arena` and `reverie simulate`: minds against minds, from the command line."""

import hashlib
import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from reverie.arena.charts import charts
from reverie.arena.drawing import png, svg
from reverie.arena.ledger import Ledger
from reverie.arena.listening import Listeners
from reverie.arena.options import OPTION_HELP, options_of
from reverie.arena.plan import CannotError, Plan, check, known_minds
from reverie.arena.progress import Progress
from reverie.arena.report import report
from reverie.arena.simulate import play
from reverie.arena.tally import Tally
from reverie.decks import HOUSE_DECK
from reverie.minds import RandomMind
from reverie.rules import record, set_up
from reverie.rules.chance import seal

NAMES = ("Ada", "Bruno", "Carmen", "Dario", "Elin", "Farid", "Greta", "Hugo", "Inês", "Jaan", "Kadri", "Louis")
MOST_CARDS = 10_000
TABLE = "table.txt"


def add_arena_commands(commands: Any) -> None:
    simulator = _added(commands, "simulate", "play whole games of random minds and keep their records")
    simulator.add_argument("--games", metavar="K", type=int, default=1, help="how many (default 1)")
    simulator.add_argument("--cards", metavar="C", type=int, default=84, help="pictures in the deck (default 84)")
    simulator.add_argument("--out", metavar="FILE", type=Path, required=True, help="where the records go")
    simulator.set_defaults(run=_simulate)
    arena = _added(commands, "arena", "let minds play each other, rate them, and keep table, plots and records")
    arena.add_argument("--minds", metavar="M,N,...", type=_names, required=True, help=f"there are {known_minds()}")
    arena.add_argument("--games", metavar="K", type=int, default=100, help="how many (default 100)")
    arena.add_argument("--workers", metavar="W", type=int, default=os.cpu_count() or 1, help="processes (one a core)")
    arena.add_argument("--deck", metavar="DECK", default=HOUSE_DECK, help="reverie, or a path (default reverie)")
    arena.add_argument("--language", metavar="TAG", default="en", help="that clues are told in (default en)")
    arena.add_argument(
        "--listeners", choices=list(map(str, Listeners)), default="minds", help="who gives and votes (default minds)"
    )
    arena.add_argument("--out", metavar="FOLDER", type=Path, default=Path("arena"), help="default: arena")
    arena.set_defaults(run=_arena)


def _added(commands: Any, name: str, does: str) -> ArgumentParser:
    parser: ArgumentParser = commands.add_parser(
        name, help=does, formatter_class=RawDescriptionHelpFormatter, epilog=OPTION_HELP
    )
    parser.add_argument("--players", metavar="N", type=int, default=4, help="seats, 3 to 12 (default 4)")
    parser.add_argument("--seed", metavar="S", default="0", help="same seed, same games (default 0)")
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="see below; repeatable")
    return parser


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


def _simulate(chosen: Namespace) -> int:
    if chosen.games < 1:
        raise CannotError("--games: at least one game is needed")
    if chosen.cards > MOST_CARDS:
        raise CannotError(f"--cards: at most {MOST_CARDS}")
    options = options_of(chosen.option)
    cards = tuple(f"picture-{number:02}" for number in range(1, chosen.cards + 1))
    try:
        unsealed = set_up(cards, chosen.players, options, "")
    except ValueError as error:
        raise CannotError(str(error)) from error
    progress = Progress(chosen.games, "games")
    with chosen.out.open("wb") as out:
        for number in range(chosen.games):
            seed = hashlib.sha256(f"{chosen.seed}/{number}".encode()).digest()
            setup = replace(unsealed, seal=seal(seed))
            random = Random(f"{chosen.seed}/{number}")
            events = play(setup, seed, [RandomMind(random) for _ in range(chosen.players)], random)
            players = [(name, "random") for name in NAMES[: chosen.players]]
            out.writelines(record.lines(record.header("numbered", setup, players), events))
            progress.step()
    progress.end()
    return 0


def _arena(chosen: Namespace) -> int:
    plan = Plan(
        chosen.minds,
        chosen.games,
        chosen.players,
        chosen.deck,
        chosen.language,
        Listeners(chosen.listeners),
        options_of(chosen.option),
        chosen.seed,
    )
    check(plan)
    if chosen.workers < 1:
        raise CannotError("--workers: at least one is needed")
    tally = Tally()
    try:
        _play(plan, chosen.out, chosen.workers, tally)
    except KeyboardInterrupt:
        print(f"\nreverie: stopped after {tally.games:,} games; the same command goes on", file=sys.stderr)
        raise
    table = report(plan, tally)
    (chosen.out / TABLE).write_text(table, "utf-8", newline="\n")
    for name, drawing in charts(tally).items():
        (chosen.out / f"{name}.svg").write_text(svg(drawing), "utf-8", newline="\n")
        (chosen.out / f"{name}.png").write_bytes(png(drawing))
    print(f"{table}\nTable, plots and records are in {chosen.out}")
    return 0


def _play(plan: Plan, folder: Path, workers: int, tally: Tally) -> None:
    with Ledger(plan, folder) as ledger:
        for played in ledger.kept():
            tally.add(played)
        progress = Progress(plan.games, "games", tally.games)
        for played in ledger.rest(workers):
            tally.add(played)
            progress.step()
        progress.end()
