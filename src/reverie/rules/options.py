"""How a table plays: the rulebook's variants and the house rules, each a field (R13 to R17 and the options after them).

Every option has the rulebook's own way as its default, but for tables larger than the box was made for, which no
edition covers: `Options.at_table_of` fills in what follows from the number of seats.
"""

from enum import StrEnum
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from reverie.rules.words import ClueKind, Seat

FEWEST_SEATS = 3
MOST_SEATS = 12
BIG_TABLE = 7  # from here on each voter has a second token
HUGE_TABLE = 9  # from here on hands are of four


class EndBy(StrEnum):
    PILE = "pile"  # when the last card of the pile is drawn (R13)
    SCORE = "score"  # after the turn in which somebody reaches `at` points
    TURNS = "turns"  # after `at` turns


class End(Struct, frozen=True, forbid_unknown_fields=True):
    by: EndBy = EndBy.PILE
    at: int | None = None

    def __post_init__(self) -> None:
        if self.by is EndBy.PILE and self.at is not None:
            raise ValueError("end.at: the pile ends the game by itself, so there is no number to give")
        if self.by is not EndBy.PILE and (self.at is None or not 1 <= self.at <= 1000):
            raise ValueError(f"end.at: to end by {self.by} give a number from 1 to 1000")


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    end: End | None = None  # None: by the pile, or one turn each from seven seats on
    counting: bool = False  # R15: a single finder and the storyteller score 4
    bonus_cap: int | None = None  # the most a player may win from decoys in one turn
    exchange: bool = False  # once a game a player may swap a hopeless hand
    amend: bool = False  # the storyteller may change card and clue until the first gift
    votes: Literal[1, 2] | None = None  # the most tokens a voter may lay; None: two from seven seats on
    clues: tuple[ClueKind, ...] = (ClueKind.WORDS,)  # R16: the kinds allowed; without words, the others are required
    story: bool = False  # clues are told as one tale; nothing else changes
    allies: tuple[Seat, Seat] | None = None  # two people whose points are added, against the best two others'

    def __post_init__(self) -> None:
        if self.votes not in (None, 1, 2):
            raise ValueError("votes: a voter may lay 1 or 2 tokens")
        if self.bonus_cap is not None and not 0 <= self.bonus_cap <= 99:
            raise ValueError("bonus_cap: give a number from 0 to 99, or leave it out")
        if not self.clues:
            raise ValueError("clues: allow at least one kind of clue")
        if len(set(self.clues)) < len(self.clues):
            raise ValueError("clues: each kind of clue can be named only once")
        if self.allies is not None and self.allies[0] == self.allies[1]:
            raise ValueError("allies: two different seats are needed")

    def at_table_of(self, seats: int) -> "Options":
        """The same options with nothing left open, or a ValueError that names the field that cannot be."""
        if not FEWEST_SEATS <= seats <= MOST_SEATS:
            raise ValueError(f"seats: {FEWEST_SEATS} to {MOST_SEATS} can play, not {seats}")
        if self.votes == 2 and seats < BIG_TABLE:
            raise ValueError(f"votes: a second token needs at least {BIG_TABLE} seats")
        if self.allies is not None:
            _check_allies(self.allies, seats)
        big = seats >= BIG_TABLE
        return replace(
            self,
            end=self.end or (End(EndBy.TURNS, seats) if big else End()),
            votes=self.votes or (2 if big else 1),
        )


def _check_allies(allies: tuple[Seat, Seat], seats: int) -> None:
    if seats < 4:
        raise ValueError("allies: two allies need two others to play against")
    if not all(0 <= seat < seats for seat in allies):
        raise ValueError(f"allies: seats are numbered from 0 to {seats - 1}")


def hand_size(seats: int) -> int:
    """R2, R14; fewer at the largest tables, so that the box lasts for a turn each."""
    if seats == 3:
        return 7
    return 4 if seats >= HUGE_TABLE else 6


def gift_size(seats: int) -> int:
    """R7, R14: how many cards each player gives the storyteller."""
    return 2 if seats == 3 else 1
