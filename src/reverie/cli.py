"""The command line: `reverie --help`.

Exit codes: 0 all is well; 1 something is wrong with what was looked at (a record that is not sound); 2 the command
cannot be carried out as it was given.
"""

import hashlib
import json
import os
import re
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterator, Sequence
from io import TextIOWrapper
from itertools import pairwise
from pathlib import Path
from random import Random

import msgspec
from msgspec.structs import replace

from reverie import __version__
from reverie.account import account
from reverie.arena.simulate import play
from reverie.decks.command import add_deck_commands
from reverie.minds import RandomMind
from reverie.rules import Options, record, set_up
from reverie.rules.chance import seal
from reverie.rules.verify import Report, verify
from reverie.tables.schema import wire_schema
from reverie.web.command import add_commands

NAMES = ("Ada", "Bruno", "Carmen", "Dario", "Elin", "Farid", "Greta", "Hugo", "Inês", "Jaan", "Kadri", "Louis")
MOST_CARDS = 10_000
SCHEMAS: dict[str, Callable[[], object]] = {"record": record.schema, "wire": wire_schema}


class CannotError(Exception):
    """Says in one sentence why a command cannot be carried out, and what to do."""


def main(arguments: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows a question mark
    chosen = _parser().parse_args(arguments)
    try:
        return _carried_out(chosen)
    except CannotError as error:
        print(f"reverie: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"reverie: {error.filename or 'output'}: {error.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _carried_out(chosen: Namespace) -> int:
    code = chosen.run(chosen)
    sys.stdout.flush()  # so that a reader who has gone is noticed here, and not when the program is already over
    return code


def _parser() -> ArgumentParser:
    parser = ArgumentParser("reverie", description="A game of pictures and half-said clues, on a server of your own.")
    parser.add_argument("--version", action="version", version=f"reverie {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_simulate(
        commands.add_parser(
            "simulate",
            help="play whole games of random minds and keep their records",
            formatter_class=RawDescriptionHelpFormatter,
            epilog=_OPTION_HELP,
        )
    )
    checker = commands.add_parser("verify", help="check that records are sound: chain, rules and sealed chance")
    checker.add_argument("files", metavar="FILE", nargs="+", type=Path)
    checker.set_defaults(run=_verify)
    shower = commands.add_parser("show", help="tell the games of a record in words")
    shower.add_argument("file", metavar="FILE", type=Path)
    shower.set_defaults(run=_show)
    add_commands(commands)
    add_deck_commands(commands)
    schemer = commands.add_parser("schema", help="print the JSON Schema of a format, or the page's types of the wire")
    schemer.add_argument("what", choices=[*sorted(SCHEMAS), "typescript"])
    schemer.set_defaults(run=_schema)
    return parser


_OPTION_HELP = """options of the game, each as --option NAME=VALUE:
  end=pile | end=score:30 | end=turns:8   when the game ends
  counting=true        a single finder and the storyteller score 4
  bonus_cap=3          the most points from decoys in a turn
  exchange=true        once a game, a hand may be swapped
  amend=true           the clue may be changed until the first gift
  votes=1 | votes=2    tokens of each voter (two need seven seats)
  clues=words,hum      kinds of clue: words, sound, hum, mime, live
  story=true           clues are told as one tale
  allies=0,2           two seats whose points are added"""


def _add_simulate(parser: ArgumentParser) -> None:
    parser.add_argument("--players", metavar="N", type=int, default=4, help="seats, 3 to 12 (default 4)")
    parser.add_argument("--games", metavar="K", type=int, default=1, help="how many (default 1)")
    parser.add_argument("--seed", metavar="S", default="0", help="same seed, same games (default 0)")
    parser.add_argument("--cards", metavar="C", type=int, default=84, help="pictures in the deck (default 84)")
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="see below; repeatable")
    parser.add_argument("--out", metavar="FILE", type=Path, required=True, help="where the records go")
    parser.set_defaults(run=_simulate)


def _simulate(chosen: Namespace) -> int:
    if chosen.games < 1:
        raise CannotError("--games: at least one game is needed")
    if chosen.cards > MOST_CARDS:
        raise CannotError(f"--cards: at most {MOST_CARDS}")
    options = _options(chosen.option)
    cards = tuple(f"picture-{number:02}" for number in range(1, chosen.cards + 1))
    try:
        unsealed = set_up(cards, chosen.players, options, "")
    except ValueError as error:
        raise CannotError(str(error)) from error
    with chosen.out.open("wb") as out:
        for number in _with_progress(chosen.games, "games"):
            seed = hashlib.sha256(f"{chosen.seed}/{number}".encode()).digest()
            setup = replace(unsealed, seal=seal(seed))
            random = Random(f"{chosen.seed}/{number}")
            events = play(setup, seed, [RandomMind(random) for _ in range(chosen.players)], random)
            players = [(name, "random") for name in NAMES[: chosen.players]]
            out.writelines(record.lines(record.header("numbered", setup, players), events))
    return 0


def _options(given: Sequence[str]) -> Options:
    """Options from NAME=VALUE texts; the words that a person types become the fields' JSON."""
    fields: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise CannotError(f"--option {text}: write it as NAME=VALUE")
        fields[name] = _field(name, value)
    try:
        return msgspec.convert(fields, Options)
    except msgspec.ValidationError as error:
        raise CannotError(f"--option: {error}") from error


def _field(name: str, value: str) -> object:
    if name == "end":
        by, _, at = value.partition(":")
        return {"by": by, "at": _plain(at) if at else None}
    if name == "clues":
        return value.split(",")
    if name == "allies":
        return [_plain(seat) for seat in value.split(",")]
    return _plain(value)


def _plain(value: str) -> object:
    try:
        return json.loads(value)
    except ValueError:  # a word, or a number past all reading
        return value


def _with_progress(count: int, what: str) -> Iterator[int]:
    """Count up; long counts on a terminal are shown as they go."""
    shown = sys.stderr.isatty() and count >= 200
    for number in range(count):
        if shown and number % 50 == 0:
            filled = 30 * number // count
            print(f"\r{'█' * filled}{'·' * (30 - filled)} {number}/{count} {what}", end="", file=sys.stderr)
        yield number
    if shown:
        print(f"\r{'█' * 30} {count}/{count} {what}", file=sys.stderr)


def _verify(chosen: Namespace) -> int:
    reports = [(file, report) for file in chosen.files for report in verify(file.read_bytes())]
    for file, report in reports:
        if report.fault:
            _say(f"{file}:{report.fault.line}: {report.fault.kind}: {report.fault.what}")
    faulty = sum(report.fault is not None for _, report in reports)
    if len(reports) == 1 and not faulty:
        print(f"{reports[0][0]}: sound, {_in_words(reports[0][1])}")
    else:
        print(f"{_counted(len(reports), 'record')}: {len(reports) - faulty} sound, {faulty} not")
    return 1 if faulty else 0


def _in_words(report: Report) -> str:
    state = "over" if report.over else "not over yet, so that its chance cannot be checked"
    return f"{_counted(report.seats, 'seat')}, {_counted(report.turns, 'turn')}, {state}"


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


# Escape sequences and turners of writing: what a stranger's record says must not work the terminal.
_WORKS_THE_TERMINAL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def _say(text: str) -> None:
    print(_WORKS_THE_TERMINAL.sub("\ufffd", text))


def _show(chosen: Namespace) -> int:
    data = chosen.file.read_bytes()
    reports = verify(data)
    if faults := [report.fault for report in reports if report.fault]:
        _say(f"{chosen.file}:{faults[0].line}: {faults[0].kind}: {faults[0].what}")
        return 1
    lines = data.rstrip(b"\n").split(b"\n")
    bounds = [*(report.line - 1 for report in reports), len(lines)]
    for begin, end in pairwise(bounds):
        for text in account(*record.read(b"\n".join(lines[begin:end]))):
            _say(text)
    return 0


def _schema(chosen: Namespace) -> int:
    if chosen.what == "typescript":
        from reverie.web.typescript import wire_typescript  # noqa: PLC0415 - it brings the whole server with it

        print(wire_typescript(), end="")
        return 0
    print(json.dumps(SCHEMAS[chosen.what](), indent=2, ensure_ascii=False))
    return 0
