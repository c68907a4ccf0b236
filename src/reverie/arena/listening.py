"""Who answers the clues of a game: the minds that sit there, or others in their place, to measure the tellers by."""

from collections.abc import Collection
from enum import StrEnum

from reverie.minds import Mind, Thought
from reverie.rules import Phase, Setup, View


class Listeners(StrEnum):
    MINDS = "minds"  # themselves: each has a part of the associations in its notebook
    STRANGERS = "strangers"  # the same characters, who know what is to be seen and not one of the associations
    RANDOM = "random"  # by lot


class Halved:
    """A seat with two minds in it: one tells, the other gives and votes."""

    def __init__(self, teller: Mind, listener: Mind) -> None:
        self._teller, self._listener = teller, listener

    def think(self, setup: Setup, view: View, told: Collection[str] = ()) -> Thought:
        half = self._listener if view.phase in (Phase.GIVING, Phase.VOTING) else self._teller
        return half.think(setup, view, told)
