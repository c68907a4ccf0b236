"""What minds are worth: how they guess, how they play with each other, what they say and what they cost.

.venv/bin/python -m bench.minds guess [--half tuned|kept]
"""

import argparse
from collections.abc import Sequence

from bench.minds.clues import KINDS, LANGUAGES, clues_in, half
from bench.minds.guess import ROWS, scores


def main(arguments: Sequence[str] | None = None) -> None:
    asked = _parser().parse_args(arguments)
    asked.run(asked)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.minds", description=__doc__)
    parser.add_argument("--languages", nargs="+", default=LANGUAGES, choices=LANGUAGES, metavar="LANGUAGE")
    commands = parser.add_subparsers(required=True)
    guess = commands.add_parser("guess", help="picking the picture that a clue was made for")
    guess.add_argument(
        "--half", choices=["tuned", "kept"], help="only every other card: those that weights were tuned by"
    )
    guess.add_argument("--draws", type=int, default=100, help="rows for each clue (100)")
    guess.set_defaults(run=_guess)
    return parser


def _guess(asked: argparse.Namespace) -> None:
    for language in asked.languages:
        clues = clues_in(language)
        if asked.half:
            clues = half(clues, tuned=asked.half == "tuned")
        head = [
            f"{language}: {len(clues)} clues",
            *[f"of {name}" for name, _, _ in ROWS],
            *[f"{it}, of 6" for it in KINDS],
        ]
        rows = [
            [
                it.method,
                *[f"{it.by_row[name]:.0f}" for name, _, _ in ROWS],
                *[f"{it.by_kind[kind]:.0f}" for kind in KINDS],
            ]
            for it in scores(language, clues, asked.draws)
        ]
        print(table([head, ["---"] * len(head), *rows]), end="\n\n", flush=True)


def table(lines: Sequence[Sequence[str]]) -> str:
    widths = [max(len(cell) for cell in column) for column in zip(*lines, strict=True)]
    return "\n".join("| " + " | ".join(map(str.ljust, line, widths)) + " |" for line in lines)


if __name__ == "__main__":
    main()
