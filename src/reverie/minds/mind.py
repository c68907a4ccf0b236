"""What a mind is to the table: it is shown a view, and says what it would do, and why."""

from collections.abc import Collection
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from reverie.rules import PlayerMove, Setup, View


class Because(StrEnum):
    """What a mind had in mind. The page words it in each reader's language, once the turn is over."""

    SEEN = "seen"  # said: it is to be seen in the picture
    FELT = "felt"  # said: the picture's mood
    REMINDED = "reminded"  # said: what the picture brought to mind
    BORROWED = "borrowed"  # said: it comes from elsewhere, and touches `words` in this picture
    JOINED = "joined"  # said: two thoughts in one
    COLOURS = "colours"  # said: knowing no more of the picture than its colours and its light
    WHIM = "whim"  # said, given or chosen without any thought of the picture
    FITS = "fits"  # given or chosen: `words` in this picture answers the clue
    LEAST_BAD = "least_bad"  # given or chosen: nothing fitted
    TOO_PLAIN = "too_plain"  # chosen: another picture showed it so plainly that it looked like bait
    DEAF = "deaf"  # given or chosen: minds can neither hear tunes nor see mimes
    BLIND = "blind"  # given or chosen: of these pictures only colours and light are known
    ASKED = "asked"  # whatever it was, a better brain elsewhere thought of it; `words` are its own


class Why(Struct, frozen=True):
    because: Because
    words: str = ""  # the thought itself, in the language of the table
    more: str = ""  # the second of two
    odds: int | None = None  # said: of a hundred listeners, so many were hoped to find it


class Thought(Struct, frozen=True):
    move: PlayerMove
    why: Why


class Minds(Protocol):
    """All that can be called up, by their keys."""

    @property
    def keys(self) -> frozenset[str]: ...

    def mind(self, key: str, deck: str, language: str, seed: str) -> "Mind":
        """One for a seat of a game. The seed says what it has read, and how it wanders in thought."""
        ...


class Mind(Protocol):
    def think(self, setup: Setup, view: View, told: Collection[str] = ()) -> Thought:
        """What to do, when the view's seat is waited for.

        `told` are the words of the clues of this game so far, which everyone at the table has heard. The same question
        always gets the same answer: a mind remembers nothing, so that a restart changes nothing.
        """
        ...


class Asker(Struct, frozen=True):
    """The mind that asks, as it was called up: see `Minds.mind`."""

    key: str
    deck: str
    language: str
    seed: str


class Brain(Protocol):
    """A better one than minds have of their own, elsewhere: what it is told leaves the server."""

    @property
    def name(self) -> str:
        """As the players are told."""
        ...

    @property
    def pictures(self) -> bool:
        """Whether it is sent the pictures themselves."""
        ...

    async def think(
        self, asker: Asker, setup: Setup, view: View, told: Collection[str], patience: float | None = None
    ) -> Thought | None:
        """What to do, within so many seconds; None where nothing came of it, and the mind's own head must do."""
        ...
