"""What docs/arena.md shows can be done as it stands there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from gymnasium.spaces import Dict

from reverie.arena.numbering import Numbering
from reverie.cli import main

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "arena.md").read_text("utf-8")
MATCH, ENVIRONMENT = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def said_by(program: str) -> str:
    return subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, encoding="utf-8").stdout


@pytest.mark.slow
def test_one_game_is_played_from_python() -> None:
    *turns, scores = said_by(MATCH).splitlines()
    assert len(turns) == 15
    assert all(turn.endswith(" of 3") and "lang='et'" in turn for turn in turns)
    assert scores.startswith("(")


@pytest.mark.slow
def test_the_environment_is_played_through() -> None:
    assert said_by(ENVIRONMENT).rstrip().endswith("won.")


def test_it_names_every_option_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "--help"])
    options = set(re.findall(r"--[a-z]+", capsys.readouterr().out)) - {"--help"}
    assert options == set(re.findall(r"^\| `(--[a-z]+)", PAGE, re.MULTILINE))


def test_it_names_every_part_of_an_observation() -> None:
    space = Numbering(["a", "b"], ["c"]).space(4)
    assert isinstance(space, Dict)
    observation = space["observation"]
    assert isinstance(observation, Dict)
    named = re.findall(r"`([a-z_]+)`", " ".join(re.findall(r"^\| (`[^|]+) \| `", PAGE, re.MULTILINE)))
    assert sorted(named) == sorted(observation)
