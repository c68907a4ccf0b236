"""The environment of the checkout: made once, filled from the pinned files, then left alone until one changes."""

import errno
import hashlib
import importlib.util
import io
import json
import shutil
import ssl
import subprocess
import sys
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from house.steps import ROOT, TroubleError, say, step

ENVIRONMENT = ROOT / ".venv"
ATELIER = ROOT / "atelier"

_REQUIREMENTS = ROOT / "requirements"
_BOOTSTRAP = _REQUIREMENTS / "bootstrap.txt"
_PROJECT = (ROOT / "pyproject.toml", ROOT / "src/reverie/__init__.py")  # what the installed package is made from
_ROOM_NEEDED = {"run": 500, "dev": 1050, "node": 250, "atelier": 800}  # megabytes, with something to spare

_NO_NETWORK = (
    "(from versions: none)",
    "error sending request",
    "dns error",
    "Failed to establish a new connection",
    "Temporary failure in name resolution",
    "timed out",
    "Network connectivity is disabled",
    *("ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "ERR_SOCKET_TIMEOUT"),  # as npm says it
)
_NO_DISK = ("No space left on device", "Disk quota exceeded", "os error 28", "os error 112", "ENOSPC")
_NOT_TRUSTED = (
    "invalid peer certificate",
    "CERTIFICATE_VERIFY_FAILED",
    "SELF_SIGNED_CERT",
    "UNABLE_TO_GET_ISSUER_CERT",
)
_NOT_AS_PINNED = ("DO NOT MATCH THE HASHES", "Hash mismatch", "EINTEGRITY")


def prepare(*sets: str) -> None:
    """See to it that `.venv` holds the named requirement sets and the checkout itself."""
    with alone():
        stamp = _Stamp(ENVIRONMENT)
        if not stamp.still_stands():
            _make(stamp)
        # What another command installed before stays: ./play must not undo ./check.
        wanted = {"bootstrap", *sets}
        pinned = [path for path in sorted(_REQUIREMENTS.glob("*.txt")) if path.stem in wanted or stamp.holds(path)]
        if stamp.agrees([*pinned, *_PROJECT]):
            return
        _look_for_room(max(_ROOM_NEEDED[name] for name in sets))
        with stamp.renewed([*pinned, *_PROJECT]):
            if not stamp.agrees([_BOOTSTRAP]):
                _must("Fetching the installer", _pip_install(_BOOTSTRAP))
            _must("Installing the pinned parts", _sync(ENVIRONMENT, pinned))
            _must("Installing this checkout", _install_checkout())


def install(title: str, name: str) -> None:
    """One requirement set more, beside what is there already: Node, say, where the machine has none."""
    _look_for_room(_ROOM_NEEDED[name])
    pinned = _REQUIREMENTS / f"{name}.txt"
    command = [program("uv"), "pip", "install", "--python", python_of(ENVIRONMENT), "--require-hashes", "-r", pinned]
    _must(title, command)


def prepare_atelier() -> None:
    """See to it that the atelier has its own environment: painting needs parts that playing does not."""
    with alone():
        stamp = _Stamp(ATELIER / ".venv")
        pinned = ATELIER / "requirements.txt"
        if stamp.still_stands() and stamp.agrees([pinned]):
            return
        _look_for_room(_ROOM_NEEDED["atelier"])
        if not stamp.still_stands():
            make = [program("uv"), "venv", "--quiet", "--clear", "--python", python_of(ENVIRONMENT), stamp.environment]
            _must("Making atelier/.venv", make)
            stamp.begin()
        with stamp.renewed([pinned]):
            _must("Installing what the atelier needs", _sync(stamp.environment, [pinned]))


def python_of(environment: Path) -> Path:
    return environment / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def program(name: str) -> Path:
    """A program installed in `.venv`."""
    return python_of(ENVIRONMENT).with_name(name + (".exe" if sys.platform == "win32" else ""))


def answer(main: Callable[[], int]) -> int:
    """Run a command to its exit code: trouble is told in one sentence, Ctrl-C is no trouble."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters is no reason to stop
    try:
        return main()
    except TroubleError as trouble:
        reason = str(trouble)
    except KeyboardInterrupt:
        say("\nStopped.")
        return 130
    except OSError as error:
        full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        reason = _sentence_for_no_disk() if full else f"This machine refused: {error}"
    print(reason, file=sys.stderr)
    return 1


class _Stamp:
    """What an environment was made from, kept inside it, so that deleting the environment forgets it too."""

    def __init__(self, environment: Path) -> None:
        self.environment = environment
        self._file = environment / "house.json"
        try:
            self._kept: dict[str, str] = json.loads(self._file.read_text("utf-8"))
        except (OSError, ValueError):
            self._kept = {}

    def begin(self) -> None:
        self._write({"python": _describe(self.environment)})

    def still_stands(self) -> bool:
        """Whether it was made whole, its Python still runs, and neither was moved since."""
        return self._kept.get("python", "") == _describe(self.environment) != ""

    def holds(self, path: Path) -> bool:
        return _name(path) in self._kept

    def agrees(self, paths: Iterable[Path]) -> bool:
        return all(self._kept.get(_name(path)) == _digest(path) for path in paths)

    @contextmanager
    def renewed(self, paths: Sequence[Path]) -> Generator[None]:
        """Put the files on the stamp once the work is done; until then they count as changed."""
        fresh = {_name(path): _digest(path) for path in paths}
        before = dict(self._kept)
        unsure = dict.fromkeys(self._kept, "")
        self._file.write_text(json.dumps({**unsure, "python": before["python"]}), "utf-8")
        yield
        self._write({**before, **fresh})

    def _write(self, kept: dict[str, str]) -> None:
        self._kept = kept
        self._file.write_text(json.dumps(kept, indent=1), "utf-8")


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _describe(environment: Path) -> str:
    """Which Python an environment runs, and where; nothing when it does not run."""
    ask = "import sys; print(sys.version, sys.prefix, sys.base_prefix)"
    try:
        asked = subprocess.run(
            [python_of(environment), "-I", "-c", ask], capture_output=True, text=True, check=True, encoding="utf-8"
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return asked.stdout.strip()


def _make(stamp: _Stamp) -> None:
    if not all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        raise TroubleError(
            "This Python has no venv module; on Debian or Ubuntu, `sudo apt install python3-venv` brings it."
        )
    _look_for_room(_ROOM_NEEDED["run"])
    version = ".".join(str(part) for part in sys.version_info[:3])
    _must(f"Making .venv with Python {version}", [sys.executable, "-m", "venv", "--clear", stamp.environment])
    stamp.begin()


def _pip_install(pinned: Path) -> list[str | Path]:
    options = ["--require-hashes", "--only-binary=:all:", "--disable-pip-version-check", "--retries=2", "--timeout=30"]
    return [python_of(ENVIRONMENT), "-m", "pip", "install", *options, "-r", pinned]


def _sync(environment: Path, pinned: Iterable[Path]) -> list[str | Path]:
    options = ["--require-hashes", *(["--system-certs"] if _knows_whom_to_trust() else [])]
    return [program("uv"), "pip", "sync", "--python", python_of(environment), *options, *pinned]


def _knows_whom_to_trust() -> bool:
    """Whether the machine has certificates of its own (an office may need them); if not, uv's must do."""
    return ssl.create_default_context().cert_store_stats()["x509_ca"] > 0


def _install_checkout() -> list[str | Path]:
    options = ["--offline", "--no-deps", "--no-build-isolation", "--editable", "."]
    return [program("uv"), "pip", "install", "--python", python_of(ENVIRONMENT), *options]


def _must(title: str, command: Sequence[str | Path]) -> None:
    outcome = step(title, command)
    if not outcome.well:
        raise TroubleError(why(title, outcome.output))


def why(title: str, output: str) -> str:
    """The one sentence for a failed step; where the cause is not a known one, what it printed comes first."""

    def saw(signs: tuple[str, ...]) -> bool:
        return any(sign in output for sign in signs)

    if saw(_NO_DISK):
        return _sentence_for_no_disk()
    if saw(_NOT_AS_PINNED):
        return (
            f"{output.rstrip()}\n{title} failed: a package is not the one that was pinned here; nothing was installed."
        )
    if saw(_NOT_TRUSTED):
        return f"{title} failed: the package index showed a certificate that this machine does not trust."
    if saw(_NO_NETWORK):
        return f"{title} failed: no package index could be reached; look to the network or the proxy, then try again."
    return f"{output.rstrip()}\n{title} failed; what it said is above."


def _sentence_for_no_disk() -> str:
    return f"The disk is full: make room where {ROOT} lies, then try again."


def _look_for_room(megabytes: int) -> None:
    free = shutil.disk_usage(ROOT).free // 1_000_000
    if free < megabytes:
        raise TroubleError(f"Too little disk: installing takes {megabytes} MB, and {ROOT} has {free} MB left.")


@contextmanager
def alone() -> Generator[None]:
    """One command at a time may change the environments; the next one waits, and says so."""
    with (ROOT / ".venv.lock").open("a") as door:
        if not _locked(door, wait=False):
            say("Another ./play or ./check is preparing this checkout: waiting for it.")
            while not _locked(door, wait=True):
                pass
        yield


if sys.platform == "win32":
    import msvcrt

    def _locked(door: IO[str], *, wait: bool) -> bool:
        """Windows gives up waiting after ten seconds: False, and the caller asks again."""
        try:
            msvcrt.locking(door.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(door: IO[str], *, wait: bool) -> bool:
        try:
            fcntl.flock(door, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        return True
