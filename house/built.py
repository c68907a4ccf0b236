"""The page, built from client/ into the package, when what it is made of has changed."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from house.prepare import ENVIRONMENT, alone, install, python_of, why
from house.steps import ROOT, TroubleError, step

CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "reverie" / "web" / "built"

_OLDEST_NODE = 20
_NOT_MADE_FROM = {"node_modules", ".vite"}
_STAMP = "made-from"  # beside what was built
_MODULES_STAMP = CLIENT / "node_modules" / ".made-from"


def build_client(*, checking: bool = False) -> None:
    """See to it that the built page is the one that client/ describes. `checking`: with the tools of ./check too."""
    stamp = BUILT / _STAMP
    digest = _digest(_sources())
    if not checking and _read(stamp) == digest:
        return
    with alone():
        path = _path_with_node()
        _install_modules(path, checking=checking)
        if _read(stamp) != digest:
            _npm("Building the page", ["run", "build"], path)
            stamp.write_text(digest, "utf-8")


def client_tool(title: str, script: str) -> "tuple[bool, str]":
    """Run one of the client's own checks; whether it went well, and what it said."""
    outcome = step(title, _command(["run", "--silent", script], _path_with_node()), CLIENT)
    return outcome.well, outcome.output


def _sources() -> Iterator[Path]:
    for folder, folders, names in os.walk(CLIENT):
        folders[:] = sorted(set(folders) - _NOT_MADE_FROM)
        yield from (Path(folder) / name for name in sorted(names) if not name.endswith(".test.ts"))


def _digest(paths: Iterator[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(path.relative_to(CLIENT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def _read(stamp: Path) -> str:
    return stamp.read_text("utf-8") if stamp.exists() else ""


def _install_modules(path: str, *, checking: bool) -> None:
    """From the lock, to the letter. What only ./check needs is left out of ./play, and never taken away again."""
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    if _read(_MODULES_STAMP) == f"{lock} all" or (not checking and _read(_MODULES_STAMP) == f"{lock} build"):
        return
    extent = [] if checking else ["--omit=dev"]
    _npm("Fetching what the page is made with", ["ci", "--no-audit", "--no-fund", *extent], path)
    _MODULES_STAMP.write_text(f"{lock} {'all' if checking else 'build'}", "utf-8")


def _npm(title: str, words: Sequence[str], path: str) -> None:
    outcome = step(title, _command(words, path), CLIENT)
    if not outcome.well:
        raise TroubleError(why(title, outcome.output))


def _command(words: Sequence[str], path: str) -> list[str | Path]:
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise TroubleError("There is no npm beside this machine's Node.")
    starter = "import os,subprocess,sys; os.environ['PATH']=sys.argv[1]; sys.exit(subprocess.call(sys.argv[2:]))"
    return [sys.executable, "-c", starter, path, npm, *words]


def _path_with_node() -> str:
    """Where programs are looked for: with the machine's own Node where it will do, else with one in `.venv`."""
    path = os.environ.get("PATH", "")
    if _node_version(path) >= _OLDEST_NODE and shutil.which("npm", path=path):
        return path
    ours = os.pathsep.join([str(python_of(ENVIRONMENT).parent), path])
    if _node_version(ours) < _OLDEST_NODE or not shutil.which("npm", path=ours):
        install("Fetching Node, to build the page", "node")
    return ours


def _node_version(path: str) -> int:
    node = shutil.which("node", path=path)
    if node is None:
        return 0
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = said.strip().lstrip("v").partition(".")[0]
    return int(major) if major.isdecimal() else 0
