"""./check counts what pytest reports, forgives nothing in CI, and names what a machine could not run."""

import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from house import check
from house.check import Tally

TESTS = """
import pytest

def test_well(): pass
def test_badly(): assert False
@pytest.mark.skip(reason="this machine has no piano")
def test_elsewhere(): pass
@pytest.mark.xfail(strict=True)
def test_known(): assert False
@pytest.fixture
def broken(): raise OSError("no hands")
def test_before(broken): pass
@pytest.fixture
def littering():
    yield
    raise OSError("left in a mess")
def test_after(littering): pass
"""


@pytest.fixture
def tally(tmp_path: Path) -> Tally:
    """What check reads in the report of a pytest of its own."""
    (tmp_path / "test_things.py").write_text(TESTS)
    report = tmp_path / "report.xml"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junit-xml={report}", "."]
    subprocess.run(command, cwd=tmp_path, capture_output=True, check=False)
    return check.read_report(report)


def test_every_test_is_counted_once(tally: Tally) -> None:
    assert tally.passed == 2
    assert tally.failed == ("test_things.test_badly", "test_things.test_before", "test_things.test_after")
    assert tally.skipped == ("test_things.test_elsewhere: this machine has no piano",)
    assert str(tally) == "2 passed, 3 failed, 1 skipped"


def test_in_ci_a_test_not_run_is_a_failure(tally: Tally) -> None:
    assert str(tally.strict()) == "2 passed, 4 failed"


def test_with_nothing_skipped_the_count_says_no_more() -> None:
    assert str(Tally(123)) == "123 passed, 0 failed"


def run_check(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *results: Tally
) -> tuple[int, list[str]]:
    def checks(*_: object) -> list[Callable[[], Tally]]:
        return [partial(Tally.__add__, result, Tally()) for result in results]

    monkeypatch.setattr(check, "prepare", print)
    monkeypatch.setattr(check, "_checks", checks)
    code = check.main([])
    return code, capsys.readouterr().out.splitlines()


def test_one_failure_stops_nothing_and_fails_all(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("CI", raising=False)
    code, said = run_check(monkeypatch, capsys, Tally(failed=("Lint",)), Tally(5, skipped=("that: no browser",)))
    assert code == 1
    assert said[-5:] == [
        "Failed:",
        "  Lint",
        "This machine could not run:",
        "  that: no browser",
        "5 passed, 1 failed, 1 skipped",
    ]


@pytest.mark.parametrize(("ci", "code"), [("", 0), ("true", 1)])
def test_a_skip_fails_only_in_ci(
    ci: str, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CI", ci)
    assert run_check(monkeypatch, capsys, Tally(5, skipped=("that: no browser",)))[0] == code


def test_a_step_shows_its_output_only_when_it_fails(capfd: pytest.CaptureFixture[str]) -> None:
    assert check._tool("Well", [sys.executable, "-c", "print('quiet')"]) == Tally(passed=1)
    assert check._tool("Badly", [sys.executable, "-c", "print('loud'); raise SystemExit(3)"]) == Tally(
        failed=("Badly",)
    )
    said = capfd.readouterr().out
    assert "quiet" not in said
    assert "loud" in said


def test_a_pytest_that_fails_without_a_failed_test_is_a_failure() -> None:
    nothing = check._tests("Tests", check.ENVIRONMENT, ["-p", "no:cacheprovider", "house"])
    assert nothing == Tally(failed=("Tests: pytest ended with 5",))


def test_what_follows_two_dashes_is_pytests() -> None:
    assert check._parted(["--fast", "--", "-k", "x", "--", "y"]) == (["--fast"], ["-k", "x", "--", "y"])
    assert check._parted(["--fast"]) == (["--fast"], [])
