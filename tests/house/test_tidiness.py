"""What no file of the project may hold, and what the two commands may lean on."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMMANDS = [ROOT / "play", ROOT / "check", *sorted((ROOT / "house").glob("*.py"))]
REQUIREMENTS = ROOT / "requirements"

# Put together here, so that this file does not hold them either.
REGISTRIES = [
    ".".join(parts).encode()
    for parts in [
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("registry", "npmjs"),
        ("registry", "yarnpkg"),
        ("deb", "debian"),
    ]
]


def tracked() -> list[Path]:
    if not (ROOT / ".git").exists():
        pytest.skip("this checkout has no history")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True)
    paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [path for path in paths if path.is_file()]


@pytest.mark.needs("git")
def test_no_file_names_a_registry() -> None:
    """Where packages come from is for each machine to say."""
    guilty = [path for path in tracked() if any(host in path.read_bytes() for host in REGISTRIES)]
    assert guilty == []


@pytest.mark.needs("git")
def test_locks_say_what_and_not_where() -> None:
    assert [path for path in tracked() if path.name == "uv.lock"] == []
    locks = [path for path in tracked() if path.name == "package-lock.json"]
    assert [lock for lock in locks if '"resolved"' in lock.read_text("utf-8")] == []


@pytest.mark.parametrize("path", COMMANDS, ids=lambda path: path.name)
def test_the_commands_need_nothing_but_python(path: Path) -> None:
    tree = ast.walk(ast.parse(path.read_text("utf-8")))
    names = [alias.name for node in tree if isinstance(node, ast.Import) for alias in node.names]
    tree = ast.walk(ast.parse(path.read_text("utf-8")))
    names += [node.module or "" for node in tree if isinstance(node, ast.ImportFrom)]
    assert {name.split(".")[0] for name in names} <= {*sys.stdlib_module_names, "house"}


@pytest.mark.parametrize(
    "path", [ROOT / "play", ROOT / "check", ROOT / "house" / "__init__.py"], ids=lambda path: path.name
)
def test_an_old_python_can_read_them_far_enough_to_refuse(path: Path) -> None:
    ast.parse(path.read_text("utf-8"), feature_version=(3, 4))


@pytest.mark.parametrize("name", ["play", "check", ".ci/run"])
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such bit")
def test_the_commands_can_be_called(name: str) -> None:
    assert (ROOT / name).stat().st_mode & 0o111 == 0o111


@pytest.mark.parametrize("asked", sorted(REQUIREMENTS.glob("*.in")), ids=lambda path: path.name)
def test_everything_asked_for_is_pinned_by_hash(asked: Path) -> None:
    pinned = asked.with_suffix(".txt").read_text("utf-8")
    wanted = {name.lower() for name in re.findall(r"^[A-Za-z][\w.-]*", asked.read_text("utf-8"), re.MULTILINE)}
    found = set(re.findall(r"^([a-z][\w.-]*)(?:\[.*\])?==", pinned, re.MULTILINE))
    assert wanted
    assert wanted <= found
    for entry in re.split(r"\n(?=\S)", pinned.strip()):
        assert "--hash=sha256:" in entry
