"""What a player may do. A move says what is wanted; whether it is allowed is `decide`'s to say."""

from msgspec import Struct

from reverie.rules.clues import Clue
from reverie.rules.words import Card


class Claim(Struct, frozen=True, gc=False, tag_field="type", tag="claim", forbid_unknown_fields=True):
    """I have a phrase! (R5)"""


class Tell(Struct, frozen=True, gc=False, tag_field="type", tag="tell", forbid_unknown_fields=True):
    """A card of my hand and a clue to it (R6); again, where the table lets a clue be amended."""

    card: Card
    clue: Clue


class Give(Struct, frozen=True, gc=False, tag_field="type", tag="give", forbid_unknown_fields=True):
    """My whole choice for the storyteller (R7). It replaces an earlier one; no cards at all take it back."""

    cards: tuple[Card, ...]


class Vote(Struct, frozen=True, gc=False, tag_field="type", tag="vote", forbid_unknown_fields=True):
    """My tokens, by the numbers of the pictures from 1 (R9). They replace earlier ones; none take them back."""

    tokens: tuple[int, ...]


class Exchange(Struct, frozen=True, gc=False, tag_field="type", tag="exchange", forbid_unknown_fields=True):
    """My whole hand for a new one, between turns, once a game."""


PlayerMove = Claim | Tell | Give | Vote | Exchange


class StandIn(Struct, frozen=True, gc=False):
    """A move made for someone who is not there, by the table and not by a player.

    Nobody can claim for another: in the race, whoever is stood in for, chance picks the storyteller (R5, ruling).
    And whoever stands in may use plain words even where the table requires a tune or a mime.
    """

    move: PlayerMove


Move = PlayerMove | StandIn
