"""The smallest words of the game, which every other page of the rules uses."""

from enum import StrEnum

Seat = int  # 0 to seats - 1, clockwise: the seat to the left of this one is the next (R12)
Card = str  # the name of a picture in its deck


class ClueKind(StrEnum):
    WORDS = "words"
    SOUND = "sound"  # a recording of a hummed or sung tune
    HUM = "hum"  # a tune as notes, played on the hum pad
    MIME = "mime"  # a recorded mime, by camera or by the paper puppet
    LIVE = "live"  # performed before the others, on a call or in one room


class Phase(StrEnum):
    RACE = "race"  # everyone looks at their hand; the first with a phrase tells the first turn (R5)
    TELLING = "telling"  # the storyteller looks for a card and a clue (R6)
    GIVING = "giving"  # the others give a card that fits (R7)
    VOTING = "voting"  # the row lies; the others vote in secret (R9)
    OVER = "over"  # ended by the rules, or closed before


# By these names where a move is decided: before Python 3.12, `Phase.GIVING` takes as long as half a check.
RACE, TELLING, GIVING, VOTING, OVER = Phase
