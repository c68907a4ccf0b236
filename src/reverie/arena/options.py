"""How a table is to play, as a person types it on the command line."""

import json
from collections.abc import Sequence

import msgspec

from reverie.arena.plan import CannotError
from reverie.rules import Options

OPTION_HELP = """options of the game, each as --option NAME=VALUE:
  end=pile | end=score:30 | end=turns:8   when the game ends
  counting=true        a single finder and the storyteller score 4
  bonus_cap=3          the most points from decoys in a turn
  exchange=true        once a game, a hand may be swapped
  amend=true           the clue may be changed until the first gift
  votes=1 | votes=2    tokens of each voter (two need seven seats)
  clues=words,hum      kinds of clue: words, sound, hum, mime, live
  story=true           clues are told as one tale
  allies=0,2           two seats whose points are added"""


def options_of(given: Sequence[str]) -> Options:
    """Options from NAME=VALUE texts; the words that a person types become the fields' JSON."""
    fields: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise CannotError(f"--option {text}: write it as NAME=VALUE")
        fields[name] = _field(name, value)
    try:
        return msgspec.convert(fields, Options)
    except msgspec.ValidationError as error:
        raise CannotError(f"--option: {error}") from error


def _field(name: str, value: str) -> object:
    if name == "end":
        by, _, at = value.partition(":")
        return {"by": by, "at": _plain(at) if at else None}
    if name == "clues":
        return value.split(",")
    if name == "allies":
        return [_plain(seat) for seat in value.split(",")]
    return _plain(value)


def _plain(value: str) -> object:
    try:
        return json.loads(value)
    except ValueError:  # a word, or a number past all reading
        return value
