"""Measure the built page in a real Chromium, before a real server; and say what came out beside what is asked.

.venv/bin/python -m bench.page [--only weight hand reveal memory clues] [--trace FILE]
"""

import argparse
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from msgspec import Struct
from playwright.sync_api import sync_playwright

from bench.page.clues import clues
from bench.page.loading import hand, weight
from bench.page.memory import memory
from bench.page.reveal import reveal
from bench.page.stand import Figure, Stand
from tests.browser.conftest import House, program_of

FAKE = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]
MEASURES: dict[str, Callable[[Stand], Iterator[Figure]]] = {
    "weight": weight,
    "hand": hand,
    "reveal": reveal,
    "memory": memory,
    "clues": clues,
}


class Wanted(Struct, frozen=True):
    only: list[str]
    trace: Path | None


def wanted() -> Wanted:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", choices=list(MEASURES), default=list(MEASURES))
    parser.add_argument("--trace", type=Path, help="keep the trace of the reveal here")
    said = parser.parse_args()
    return Wanted(said.only, said.trace)


def told(figures: Iterable[Figure]) -> None:
    print("| figure | measured | target |     |\n| --- | --- | --- | --- |")
    for figure in figures:
        met = "" if figure.met is None else "met" if figure.met else "MISSED"
        print(f"| {figure.what} | {figure.came_out} | {figure.target} | {met} |", flush=True)


def main() -> None:
    asked = wanted()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=program_of(), args=FAKE)
        print(f"Chromium {browser.version}\n")
        stand = Stand(browser, house.address, asked.trace)
        try:
            told(figure for name in asked.only for figure in MEASURES[name](stand))
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
