"""What stands in docs/minds.md works: the program plays, and the configuration is one."""

import asyncio
import re
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from reverie.client import Line
from reverie.minds import CHARACTERS, Level
from reverie.minds.asking import IN_VAIN, REST, Came
from reverie.minds.elsewhere import KEY, Elsewhere, read_elsewhere
from reverie.minds.questions import LONGEST_CLUE
from reverie.rules.verify import verify
from reverie.tables import acts
from reverie.tables.settings import Settings
from tests.web.hall import Hall, over

pytestmark = pytest.mark.anyio

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "minds.md").read_text("utf-8")


def block(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return found


@pytest.mark.slow
async def test_the_example_joins_by_the_link_and_plays_a_whole_game(hall: Hall, tmp_path: Path) -> None:
    program = tmp_path / "my_mind.py"
    program.write_text(block("python"), "utf-8")
    assert len([line for line in block("python").splitlines() if line.strip()]) <= 40
    (ada,) = await hall.party(["Ada"], Settings(chairs=3))
    room = ada.on.room
    assert room is not None
    link = f"{hall.url}/j#{room.link}"
    minds = [await asyncio.create_subprocess_exec(sys.executable, program, link, stdout=PIPE) for _ in range(2)]
    await ada.on.until(lambda line: line.room and sum(person.there for person in line.room.people) == 3)
    await ada.on.do(acts.Start(""))
    while not over(ada.view):
        await ada.on.until(over_or_wanted)
        await ada.move()
    for mind in minds:
        told, _ = await mind.communicate()
        assert mind.returncode == 0
        assert told.decode().splitlines()[-1] == f"over: {ada.view.scores}"
    (report,) = verify((await ada.client.get(f"/api/tables/{ada.table}/record")).content)
    assert report.fault is None
    assert report.over


def over_or_wanted(line: Line) -> bool:
    return over(line.view) or line.view.seat in line.view.waiting_for


def test_the_example_of_a_brain_is_one_and_says_all_that_can_be_said(tmp_path: Path) -> None:
    path = tmp_path / "brain.toml"
    path.write_text(block("toml"), "utf-8")
    at, key = read_elsewhere(path, {KEY: "secret"})
    assert key is not None
    assert at.body == {"temperature": 0.9}
    for field in Elsewhere.__struct_fields__:
        assert re.search(rf"^\[?{field}\b|`{field} =", PAGE, re.MULTILINE), field


def test_every_character_level_and_outcome_is_told_of() -> None:
    for key, character in CHARACTERS.items():
        assert f"| `{key}` | {character.name} |" in PAGE
    for word in (*Level, *Came, KEY):
        assert f"`{word}`" in PAGE
    assert f"more than {LONGEST_CLUE} signs" in PAGE
    assert (IN_VAIN, REST) == (3, 60)
