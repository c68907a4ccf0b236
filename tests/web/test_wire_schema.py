"""`reverie schema wire` is true: all that goes over a line in a game is as it says."""

import json
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from reverie.rules import Phase, Vote
from reverie.tables import acts
from reverie.tables.schema import wire_schema
from reverie.tables.settings import Settings
from tests.web.hall import Guest, Hall, in_phase, over, play_until

pytestmark = pytest.mark.anyio

SCHEMA = wire_schema()


def validator(of: str) -> Draft202012Validator:
    return Draft202012Validator({"$defs": SCHEMA["$defs"], "$ref": f"#/$defs/{of}"})


def heard(guest: Guest) -> list[dict[str, Any]]:
    return [json.loads(line) for frame in guest.heard for line in frame.split("\n")]


async def test_every_message_of_a_game_is_as_the_schema_says(hall: Hall) -> None:
    guests = await hall.game(("Ada", "Bruno", "Carmen"), Settings(chairs=4))
    ada, bruno, carmen = guests
    await ada.on.do(acts.Speak("", "hello"))
    await ada.on.do(acts.React("", "👏"))
    await ada.on.do(acts.Nudge("", bruno.number))
    await bruno.on.do(acts.Expel("", carmen.number))
    await play_until(guests, in_phase(Phase.VOTING))
    for guest in guests:
        await guest.refused(acts.Play("", 1, guest.view.turn, Phase.VOTING, Vote((99,))))
    await ada.raw("nonsense")
    await carmen.go()
    await carmen.sit()
    await play_until(guests, over)
    await carmen.on.do(acts.Leave(""))
    messages = [message for guest in guests for message in heard(guest)]
    for message in messages:
        validator("FromServer").validate(message)
    everything = {"hello", "table", "game", "talk", "spoken", "reacted", "nudged", "done", "refused", "bye"}
    assert {message["type"] for message in messages} == everything
    for spoilt in ({**messages[1], "type": "tabel"}, {"type": "done"}, {"type": "game", "game": 1}, []):
        assert not validator("FromServer").is_valid(spoilt)


@pytest.mark.parametrize(
    "act",
    [
        acts.Play("1", 1, 2, Phase.VOTING, Vote((1,))),
        acts.Set("1", Settings()),
        acts.Sit("1", 2),
        acts.Invite("1", 2),
        acts.Reseat("1", (1, 0, 2)),
        acts.Leave("1"),
    ],
    ids=lambda act: str(type(act).__name__),
)
def test_every_act_is_as_the_schema_says(act: acts.Act) -> None:
    asked = json.loads(msgspec.json.encode(act))
    validator("ToServer").validate(asked)
    assert not validator("ToServer").is_valid({**asked, "more": 1})
    assert not validator("ToServer").is_valid({**asked, "id": ""})
