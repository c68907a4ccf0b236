"""The command line: `reverie --help`.

Exit codes: 0 all is well; 1 something is wrong with what was looked at (a record that is not sound); 2 the command
cannot be carried out as it was given.
"""

import json
import os
import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from itertools import pairwise
from pathlib import Path

from reverie import __version__
from reverie.account import account
from reverie.arena.command import add_arena_commands
from reverie.arena.plan import CannotError
from reverie.decks.command import add_deck_commands
from reverie.rules import record
from reverie.rules.verify import Report, verify
from reverie.tables.schema import wire_schema
from reverie.web.command import add_commands

SCHEMAS: dict[str, Callable[[], object]] = {"record": record.schema, "wire": wire_schema}


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
    add_arena_commands(commands)
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
