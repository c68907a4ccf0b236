"""`./play`: prepare the house, then play in it."""

import argparse
import secrets
import subprocess
import tempfile
from pathlib import Path

from house.prepare import answer, prepare, program
from house.steps import ROOT, say


def main(arguments: list[str]) -> int:
    asked = _parser().parse_args(arguments)
    return answer(lambda: _play(only_prepare=asked.prepare))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="play",
        description="Install what is missing into .venv, then play a whole game of four random minds, here, in words.",
    )
    parser.add_argument("--prepare", action="store_true", help="install what is missing, and stop there")
    return parser


def _play(*, only_prepare: bool) -> int:
    prepare("run")
    if only_prepare:
        say("Everything is in place.")
        return 0
    with tempfile.TemporaryDirectory(prefix="reverie-") as folder:
        record = Path(folder) / "game.jsonl"
        new = ["--players", "4", "--games", "1", "--seed", secrets.token_hex(8)]
        return _reverie("simulate", *new, "--out", record) or _reverie("show", record)


def _reverie(*words: str | Path) -> int:
    return subprocess.run([program("reverie"), *words], cwd=ROOT, check=False).returncode
