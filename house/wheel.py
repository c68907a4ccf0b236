"""`python3 -m house.wheel`: one file with the game, the built page and the deck inside, to install anywhere."""

import sys
from pathlib import Path

from house.built import build_client
from house.prepare import ENVIRONMENT, answer, prepare, python_of
from house.steps import ROOT, TroubleError, say, step

DIST = ROOT / "dist"


def build_wheel(into: Path = DIST) -> Path:
    prepare("run")
    build_client()
    into.mkdir(parents=True, exist_ok=True)
    outcome = step("Building the wheel", [python_of(ENVIRONMENT), "-m", "flit_core.wheel", "--outdir", into, ROOT])
    if not outcome.well:
        raise TroubleError(f"{outcome.output.rstrip()}\nThe wheel could not be built; what was said is above.")
    return max(into.glob("reverie-*.whl"), key=lambda path: path.stat().st_mtime)


def main() -> int:
    wheel = build_wheel()
    say(f"{wheel.relative_to(ROOT)}: {wheel.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(answer(main))
