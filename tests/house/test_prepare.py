"""The environment is made once, on a bare machine, and trouble is told in one sentence."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

import house
from house import prepare, steps

ROOT = Path(__file__).resolve().parents[2]
NOWHERE = "http://127.0.0.1:9"  # nothing listens there
PROXIES = ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy")
UNREACHABLE = dict.fromkeys((*PROXIES, "PIP_INDEX_URL"), NOWHERE) | {
    "NO_PROXY": "",
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_NO_CACHE_DIR": "1",
    "PIP_FIND_LINKS": "",
}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the house as a newcomer has it: nothing made yet, and a name with spaces."""
    copy = tmp_path / "a house with spaces"
    copy.mkdir()
    for name in ("play", "check", "pyproject.toml", "README.md", "LICENSE", "LICENSE-PICTURES"):
        shutil.copy(ROOT / name, copy)
    for name in ("house", "requirements", "src", "client"):
        left_out = shutil.ignore_patterns("__pycache__", "node_modules", "built")
        shutil.copytree(ROOT / name, copy / name, ignore=left_out)
    return copy


def run(checkout: Path, *words: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command of the house from somewhere else."""
    return subprocess.run(
        [sys.executable, checkout / words[0], *words[1:]],
        cwd=checkout.parent,
        env=os.environ | (env or {}),
        capture_output=True,
        text=True,
        check=False,
        encoding="utf-8",
    )


def change(path: Path) -> None:
    path.write_text(path.read_text("utf-8") + "\n# changed\n", "utf-8")


def prepared(checkout: Path) -> str:
    done = run(checkout, "play", "--prepare")
    if "no package index could be reached" in done.stderr or "npm error network" in done.stderr:
        pytest.skip("this machine reaches no package index")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    return done.stdout


@pytest.mark.slow
def test_prepares_once_and_again_only_when_something_changed(checkout: Path) -> None:
    first = prepared(checkout)
    assert "Making .venv" in first
    assert "Building the page" in first
    assert (checkout / "src/reverie/web/built/index.html").is_file()
    assert first.endswith("Everything is in place.\n")
    stamp = checkout / ".venv" / "house.json"
    made = stamp.stat().st_mtime_ns

    assert prepared(checkout) == "Everything is in place.\n"
    assert stamp.stat().st_mtime_ns == made

    change(checkout / "pyproject.toml")
    assert "Installing this checkout" in prepared(checkout)
    assert prepared(checkout) == "Everything is in place.\n"

    moved = checkout.rename(checkout.with_name("moved elsewhere"))
    assert "Making .venv" in prepared(moved)

    played = run(moved, "play", "--terminal")
    assert played.returncode == 0, played.stderr
    assert "Turn 1." in played.stdout


@pytest.mark.slow
def test_two_at_once_wait_for_each_other(checkout: Path) -> None:
    prepared(checkout)
    change(checkout / "pyproject.toml")
    command = [sys.executable, checkout / "play", "--prepare"]
    both = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") for _ in range(2)]
    said = [process.communicate()[0] for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert sum("Installing this checkout" in output for output in said) == 1


@pytest.mark.slow
def test_without_a_network_it_says_so(checkout: Path) -> None:
    done = run(checkout, "play", "--prepare", env=UNREACHABLE)
    assert done.returncode == 1
    assert done.stderr == (
        "Fetching the installer failed: no package index could be reached; "
        "look to the network or the proxy, then try again.\n"
    )
    assert "Fetching the installer" in prepared(checkout)  # and the next try goes on from there


@pytest.mark.parametrize("version", [(3, 4), (3, 10), (2, 7)])
def test_an_old_python_is_refused(version: tuple[int, int]) -> None:
    with pytest.raises(SystemExit) as left:
        house.refuse_old_python(version)
    assert left.value.code == f"Reverie needs Python 3.11 or newer, and this is Python {version[0]}.{version[1]}."


@pytest.mark.parametrize("version", [(3, 11), (3, 12), (4, 0)])
def test_a_new_python_is_welcome(version: tuple[int, int]) -> None:
    house.refuse_old_python(version)


def told(trouble: Callable[[], int], capsys: pytest.CaptureFixture[str]) -> str:
    assert prepare.answer(trouble) == 1
    return capsys.readouterr().err


def preparing() -> int:
    prepare.prepare("run")
    return 0


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with no environment, which nothing here may make."""
    monkeypatch.setattr(prepare, "ROOT", tmp_path)
    monkeypatch.setattr(prepare, "ENVIRONMENT", tmp_path / ".venv")
    return tmp_path


def test_a_python_without_venv_is_told(
    empty: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)  # pyright: ignore[reportUnknownLambdaType]
    assert "sudo apt install python3-venv" in told(preparing, capsys)
    assert not (empty / ".venv").exists()


def test_a_full_disk_is_told_before_anything_is_made(
    empty: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda path: SimpleNamespace(free=3_000_000))  # pyright: ignore[reportUnknownLambdaType]
    assert told(preparing, capsys) == f"Too little disk: installing takes 500 MB, and {empty} has 3 MB left.\n"
    assert not (empty / ".venv").exists()


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("ERROR: Could not install packages: [Errno 28] No space left on device", "The disk is full"),
        ("error: Request failed\n  cause: dns error", "no package index could be reached"),
        ("npm error code ENOTFOUND\nnpm error syscall getaddrinfo", "no package index could be reached"),
        ("npm error code ENOSPC\nnpm error nospc There appears to be insufficient space", "The disk is full"),
        ("npm error code EINTEGRITY\nnpm error sha512-... integrity checksum failed", "not the one that was pinned"),
        (
            "SSLError: CERTIFICATE_VERIFY_FAILED ... (from versions: none)",
            "a certificate that this machine does not trust",
        ),
        ("THESE PACKAGES DO NOT MATCH THE HASHES", "a package is not the one that was pinned"),
        ("Segmentation fault", "Segmentation fault\nInstalling failed; what it said is above."),
    ],
)
def test_the_cause_is_read_from_what_a_tool_prints(
    output: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def install() -> int:
        prepare._must("Installing", [sys.executable, "-c", f"print({output!r}); raise SystemExit(1)"])
        return 0

    assert sentence in told(install, capsys)


def test_ctrl_c_is_no_trouble(capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted() -> int:
        raise KeyboardInterrupt

    assert prepare.answer(interrupted) == 130
    assert capsys.readouterr().out == "\nStopped.\n"


def test_a_refusal_of_the_machine_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    def refused() -> int:
        raise PermissionError(13, "Permission denied", "/somewhere")

    assert told(refused, capsys) == "This machine refused: [Errno 13] Permission denied: '/somewhere'\n"


def test_an_unfinished_install_is_not_taken_for_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "ROOT", tmp_path)
    pinned, environment = tmp_path / "run.txt", tmp_path / ".venv"
    environment.mkdir()
    pinned.write_text("new")
    stamp_file = environment / "house.json"
    stamp_file.write_text(json.dumps({"python": "this one", "run.txt": prepare._digest(pinned)}))
    assert prepare._Stamp(environment).agrees([pinned])

    with pytest.raises(steps.TroubleError), prepare._Stamp(environment).renewed([pinned]):
        raise steps.TroubleError

    after = prepare._Stamp(environment)
    assert after.holds(pinned)
    assert not after.agrees([pinned])


@pytest.mark.parametrize("torn", ["", "{", '{"python": "3.1'])
def test_a_torn_stamp_counts_as_none(tmp_path: Path, torn: str) -> None:
    (tmp_path / "house.json").write_text(torn)
    assert not prepare._Stamp(tmp_path).still_stands()
