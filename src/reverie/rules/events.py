"""What has happened in a game. Events are the only thing that is kept: their fold rebuilds the game.

Each names the turn in which it falls; the deal is before the first, so it falls in turn 0.
"""

from msgspec import Struct

from reverie.rules.clues import Clue
from reverie.rules.scoring import Gains
from reverie.rules.words import Card, Seat


class _Event(Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    turn: int


class Dealt(_Event, frozen=True, gc=False, tag="dealt"):
    hands: tuple[tuple[Card, ...], ...]


class Claimed(_Event, frozen=True, gc=False, tag="claimed"):
    seat: Seat


class Told(_Event, frozen=True, gc=False, tag="told"):
    seat: Seat
    card: Card
    clue: Clue


class Given(_Event, frozen=True, gc=False, tag="given"):
    seat: Seat
    cards: tuple[Card, ...]  # the whole choice; none: taken back


class Laid(_Event, frozen=True, gc=False, tag="laid"):
    row: tuple[Card, ...]  # left to right, the leftmost being number 1


class Voted(_Event, frozen=True, gc=False, tag="voted"):
    seat: Seat
    tokens: tuple[int, ...]  # the whole choice; none: taken back


class Revealed(_Event, frozen=True, gc=False, tag="revealed"):
    points: tuple[int, ...]
    reasons: Gains


class Reshuffled(_Event, frozen=True, gc=False, tag="reshuffled"):
    """The cards of finished turns go, shuffled, under what is left of the pile."""


class Drawn(_Event, frozen=True, gc=False, tag="drawn"):
    seat: Seat
    cards: tuple[Card, ...]


class Exchanged(_Event, frozen=True, gc=False, tag="exchanged"):
    seat: Seat
    cards: tuple[Card, ...]  # the new hand; the old one leaves the game


class StoodIn(_Event, frozen=True, gc=False, tag="stood_in"):
    """The next event was not of this seat's own doing."""

    seat: Seat


class Ended(_Event, frozen=True, gc=False, tag="ended"):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    seed: str


class Closed(_Event, frozen=True, gc=False, tag="closed"):
    """Left off before its end: the scores stand, nobody has won."""

    why: str
    scores: tuple[int, ...]
    seed: str


Event = (
    Dealt | Claimed | Told | Given | Laid | Voted | Revealed | Reshuffled | Drawn | Exchanged | StoodIn | Ended | Closed
)
