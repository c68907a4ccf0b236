"""One thing done at a time, in sight: what it is, how long it takes, and its output when it fails."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

_TICK = 0.2  # seconds between two looks at a running command
_GRACE = 5  # seconds a command has to end after Ctrl-C


class TroubleError(Exception):
    """Why it cannot go on, as one sentence for whoever typed the command."""


@dataclass(frozen=True)
class Outcome:
    """How a command ended, and everything that it printed."""

    code: int
    output: str

    @property
    def well(self) -> bool:
        return self.code == 0


def say(text: str = "") -> None:
    print(text, flush=True)


def step(title: str, command: Sequence[str | Path], folder: Path = ROOT) -> Outcome:
    """Run a command, from the root if nothing else is said; keep its output, and on a terminal count the seconds."""
    started = time.monotonic()
    live = sys.stdout.isatty()
    if not live:
        print(f"{title} ...", end="", flush=True)
    with tempfile.TemporaryFile() as kept:
        with subprocess.Popen(
            [str(word) for word in command],
            cwd=folder,
            env=os.environ | {"PYTHONIOENCODING": "utf-8"},
            stdin=subprocess.DEVNULL,
            stdout=kept,
            stderr=subprocess.STDOUT,
        ) as process:
            try:
                while not _ended(process):
                    if live:
                        print(f"\r{title} ... {time.monotonic() - started:.0f} s", end="", flush=True)
            except KeyboardInterrupt:
                _end(process)
                raise
        kept.seek(0)
        output = kept.read().decode("utf-8", "replace")
    took = f"{time.monotonic() - started:.1f} s" + ("" if process.returncode == 0 else ", failed")
    print(f"\r{title} ... {took}" if live else f" {took}", flush=True)
    return Outcome(process.returncode, output)


def _ended(process: subprocess.Popen[bytes]) -> bool:
    try:
        process.wait(_TICK)
    except subprocess.TimeoutExpired:
        return False
    return True


def _end(process: subprocess.Popen[bytes]) -> None:
    """Let a command that heard the same Ctrl-C end by itself; insist when it does not."""
    try:
        process.wait(_GRACE)
    except subprocess.TimeoutExpired:
        process.kill()
