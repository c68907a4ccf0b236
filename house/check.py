"""`./check`: lint, types and every test, one after the other, whatever becomes of the one before."""

import argparse
import os
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from house.built import build_client, client_tool
from house.prepare import ATELIER, ENVIRONMENT, answer, prepare, prepare_atelier, program, python_of
from house.steps import TroubleError, say, step

BROWSER = "tests/browser"
NO_TESTS = 5  # how pytest ends when it found none


@dataclass(frozen=True)
class Tally:
    """What came of it: how many went well, and by name those that did not, or that this machine could not run."""

    passed: int = 0
    failed: tuple[str, ...] = ()
    skipped: tuple[str, ...] = ()

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped)

    def __str__(self) -> str:
        counts = f"{self.passed} passed, {len(self.failed)} failed"
        return f"{counts}, {len(self.skipped)} skipped" if self.skipped else counts

    def strict(self) -> "Tally":
        """The same, where a test not run is a failure."""
        return Tally(self.passed, self.failed + self.skipped)


def main(arguments: list[str]) -> int:
    ours, for_pytest = _parted(arguments)
    asked = _parser().parse_args(ours)
    selection = ["-m", "not slow"] if asked.fast else []
    return answer(lambda: _check(selection, for_pytest))


def _parted(arguments: list[str]) -> tuple[list[str], list[str]]:
    if "--" not in arguments:
        return arguments, []
    cut = arguments.index("--")
    return arguments[:cut], arguments[cut + 1 :]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="check",
        usage="check [-h] [--fast] [-- ARGUMENT ...]",
        description="Install what is missing into .venv, then run lint, types and all tests.",
        epilog="What follows -- goes to pytest, for all tests but the atelier's: ./check -- -k scoring. "
        "With CI=true, a test that this machine cannot run is a failure.",
    )
    parser.add_argument("--fast", action="store_true", help="leave out the tests marked slow")
    return parser


def _check(selection: list[str], for_pytest: list[str]) -> int:
    started = time.monotonic()
    prepare("run", "dev")
    tally = sum((check() for check in _checks(selection, for_pytest)), Tally())
    if os.environ.get("CI") == "true":
        tally = tally.strict()
    say(f"\nChecked in {time.monotonic() - started:.0f} s.")
    _list("Failed:", tally.failed)
    _list("This machine could not run:", tally.skipped)
    if selection:
        say("Left out, as --fast asks: the tests marked slow.")
    say(str(tally))
    return 1 if tally.failed else 0


def _checks(selection: list[str], for_pytest: list[str]) -> list[Callable[[], Tally]]:
    chosen, picked = [*selection, *for_pytest], bool(for_pytest)
    checks: list[Callable[[], Tally]] = [
        lambda: _tool("Lint", [program("ruff"), "check", "."]),
        lambda: _tool("Format", [program("ruff"), "format", "--check", "."]),
        lambda: _tool("Types", [program("pyright")]),
        _client,
        lambda: _tests("Tests", ENVIRONMENT, ["-n", "auto", f"--ignore={BROWSER}", *chosen], picked=picked),
        # In a process of their own: Playwright and the servers of the other tests both want the loop for themselves.
        lambda: _tests("Tests in a browser", ENVIRONMENT, ["-n", "auto", *chosen, BROWSER], picked=picked),
    ]
    if (ATELIER / "tests").is_dir():
        checks.append(lambda: _atelier(selection))
    return checks


def _client() -> Tally:
    """The page: built, typed (which holds every language to the same messages), and its own tests."""
    try:
        build_client(checking=True)
    except TroubleError as trouble:
        say(str(trouble))
        return Tally(failed=("The page could not be built",))
    tally = Tally(passed=1)
    for title, script in (("Types of the page", "check"), ("Tests of the page", "test")):
        well, output = client_tool(title, script)
        if not well:
            say(output)
        tally += Tally(passed=1) if well else Tally(failed=(title,))
    return tally


def _atelier(selection: list[str]) -> Tally:
    try:
        prepare_atelier()
    except TroubleError as trouble:
        say(str(trouble))
        return Tally(failed=("The atelier's tests: their environment could not be made",))
    return _tests("The atelier's tests", ATELIER / ".venv", [*selection, "atelier/tests"])


def _tool(title: str, command: Sequence[str | Path]) -> Tally:
    outcome = step(title, command)
    if outcome.well:
        return Tally(passed=1)
    say(outcome.output)
    return Tally(failed=(title,))


def _tests(title: str, environment: Path, arguments: Sequence[str], *, picked: bool = False) -> Tally:
    """Where somebody has picked tests of their own, a part of the house may well hold none of them."""
    with tempfile.TemporaryDirectory(prefix="reverie-") as folder:
        report = Path(folder) / "report.xml"
        outcome = step(title, [python_of(environment), "-m", "pytest", f"--junit-xml={report}", *arguments])
        tally = read_report(report) if report.exists() else Tally()
    if outcome.well or (picked and outcome.code == NO_TESTS):
        return tally
    say(outcome.output)
    return tally if tally.failed else tally + Tally(failed=(f"{title}: pytest ended with {outcome.code}",))


def read_report(report: Path) -> Tally:
    """Count the tests in pytest's own report. A test known to fail, and failing, is as it should be."""
    tally = Tally()
    for case in ElementTree.parse(report).iter("testcase"):  # noqa: S314 - written a moment ago by our own pytest
        name = f"{case.get('classname')}.{case.get('name')}".lstrip(".")
        skip = case.find("skipped")
        if case.find("failure") is not None or case.find("error") is not None:
            tally += Tally(failed=(name,))
        elif skip is not None and skip.get("type") == "pytest.skip":
            tally += Tally(skipped=(f"{name}: {skip.get('message')}",))
        else:
            tally += Tally(passed=1)
    return tally


def _list(title: str, names: Sequence[str]) -> None:
    if names:
        say(title)
    for name in names:
        say(f"  {name}")
