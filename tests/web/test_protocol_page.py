"""docs/protocol.md against the program: every route, message, act and limit that it tells of, and none left out."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from reverie.client import ClosedError
from reverie.rules import PlayerMove
from reverie.tables import wire
from reverie.tables.acts import Act, Play
from reverie.web import socket
from tests.web.hall import Hall

pytestmark = pytest.mark.anyio

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
ROWS = [[cell.strip() for cell in line.split("|")[1:-1]] for line in PAGE.splitlines() if line.startswith("|")]


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def members(struct: Any) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(struct)]


def tag(struct: Any) -> str:
    return str(struct.__struct_config__.tag)


async def test_every_route_is_there_and_no_other(hall: Hall) -> None:
    schema = (await (await hall.guest("Ada")).client.get("/api/schema/openapi.json")).json()
    routes = {f"{method.upper()} {path}" for path, methods in schema["paths"].items() for method in methods}
    told = {name for row in ROWS for name in quoted(row[0]) if re.match("[A-Z]+ /", name)}
    spelt = {re.sub(r"\?.*", "", name) for name in told} - {"GET /pictures/NAME"}
    routes = {re.sub(r"\{(table|deck)\}", "ID", route).replace("{ref}", "REF") for route in routes}
    assert spelt == routes


def test_every_message_is_there_with_its_members() -> None:
    told = {quoted(row[0])[0]: quoted(row[1]) for row in ROWS if len(row) == 3 and len(quoted(row[0])) == 1}
    for message in get_args(wire.Message):
        assert told[tag(message)] == members(message)


@pytest.mark.parametrize("act", [act for act in get_args(Act) if act is not Play], ids=tag)
def test_every_act_is_there_with_its_members(act: Any) -> None:
    wanted = {tag(act), *members(act)} - {"id"}
    assert [row for row in ROWS if wanted <= set(quoted(row[0]))]


@pytest.mark.parametrize("move", get_args(PlayerMove), ids=tag)
def test_every_move_is_there_with_its_members(move: Any) -> None:
    names = [f'"{name}"' for name in members(move)]
    assert [row for row in ROWS if f'"type": "{tag(move)}"' in row[0] and all(name in row[0] for name in names)]


async def test_the_limits_are_what_it_says(hall: Hall) -> None:
    (limits,) = re.findall(r"Limits: .*?\.", PAGE, re.DOTALL)
    lines, kilobytes, acts, burst, talk, talk_burst = map(int, re.findall(r"\d+", limits))
    assert (lines, socket.MOST_LINES) == (500, 500)
    ada, *_ = await hall.party(("Ada",))
    await ada.raw("x" * (kilobytes * 1024))
    await ada.fence()
    await ada.raw("x" * (kilobytes * 1024 + 1))
    with pytest.raises(ClosedError):
        await ada.on.until(lambda _: False)
    assert (acts, burst, talk, talk_burst) == (15, 60, 1, 8), "as test_routes tries them"
