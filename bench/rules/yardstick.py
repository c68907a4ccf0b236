"""The same game in boardgame.io: fetched with npm into a cache of the user's, and asked by lines for its figures."""

import json
import os
import shutil
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, PIPE, CalledProcessError, Popen, run
from typing import Any, Literal, TypeVar

import msgspec

from bench.rules.measures import Run
from reverie.rules import Options
from reverie.rules.scoring import gains, points

VERSION = "0.50.2"
GAME = Path(__file__).with_name("boardgame.cjs")

T = TypeVar("T")


class MissingError(Exception):
    """Why there is no yardstick here, in a sentence."""


class Versions(msgspec.Struct, frozen=True):
    node: str
    boardgame: str
    immer: str


class _Result(msgspec.Struct, frozen=True):
    storyteller: int
    owners: tuple[int, ...]
    tokens: tuple[int | None, ...]
    points: tuple[int, ...]


class Yardstick:
    def __init__(self, process: "Popen[str]") -> None:
        self._process = process

    def versions(self) -> Versions:
        return self._ask("versions", Versions)

    def rules_alone(self) -> Run:
        return self._ask("rules", Run)

    def rules_and_views(self) -> Run:
        return self._ask("views", Run)

    def check(self) -> None:
        """That it plays our rules: each of its turns is worth what it is with us."""
        for result in self._ask("results", list[_Result]):
            votes = {seat: (token,) for seat, token in enumerate(result.tokens) if token is not None}
            won = gains(result.storyteller, result.owners, votes, Options())
            if points(won) != result.points:
                raise MissingError(f"The yardstick scores otherwise than we do: {result}.")

    def _ask(self, what: str, answer: type[T]) -> T:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{what}\n")
        self._process.stdin.flush()
        answered = self._process.stdout.readline()
        if not answered:
            raise MissingError("The yardstick broke off; what it said stands above.")
        return msgspec.convert(json.loads(answered), answer)


@contextmanager
def yardstick(packages: Path, kind: Literal["plain", "phased"], games: int, seed: int = 1) -> Generator[Yardstick]:
    """A process of Node that has recorded its games and waits to be asked."""
    fetch(packages)
    command = [_program("node"), str(GAME), str(packages), kind, str(games), str(seed)]
    environment = {**os.environ, "NODE_ENV": "production"}
    with Popen(command, stdin=PIPE, stdout=PIPE, text=True, encoding="utf-8", env=environment) as process:
        try:
            yield Yardstick(process)
        finally:
            process.kill()


def fetch(packages: Path) -> None:
    if _fetched(packages) == VERSION:
        return
    packages.mkdir(parents=True, exist_ok=True)
    command = [_program("npm"), "install", "--prefix", str(packages), f"boardgame.io@{VERSION}"]
    try:
        run([*command, "--ignore-scripts", "--no-audit", "--no-fund"], stdin=DEVNULL, stdout=DEVNULL, check=True)
    except CalledProcessError as error:
        raise MissingError("npm could not fetch boardgame.io; what it said stands above.") from error


def _fetched(packages: Path) -> str | None:
    manifest = packages / "node_modules" / "boardgame.io" / "package.json"
    if not manifest.exists():
        return None
    described: dict[str, Any] = json.loads(manifest.read_text("utf-8"))
    return described["version"]


def _program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise MissingError(f"{name} is not installed here.")
    return found


def cache() -> Path:
    """Where npm's packages are kept between runs, well outside the checkout."""
    folder = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(folder) / "reverie" / f"boardgame.io-{VERSION}"
