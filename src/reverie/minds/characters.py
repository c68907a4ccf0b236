"""Who the minds are: eight characters that a person can tell apart, at three levels.

A character is a taste in clues and a way with risks, no more: all of them think alike. The page knows them by their
keys, and says in each language what they are like.
"""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from reverie.minds.lore import Kind


class Level(StrEnum):
    GENTLE = "gentle"
    EVEN = "even"
    SHARP = "sharp"


class Skill(Struct, frozen=True):
    """What a level comes to."""

    share: float  # of the associations that are written of each card, so many come to mind
    haste: float  # how often the second best is taken for the best, at every choice
    tries: int  # imagined rows in which a clue is tried before it is said


SKILLS: Mapping[Level, Skill] = {
    Level.GENTLE: Skill(share=0.2, haste=1.8, tries=6),
    Level.EVEN: Skill(share=0.35, haste=1.0, tries=16),
    Level.SHARP: Skill(share=0.5, haste=0.5, tries=24),
}


class Character(Struct, frozen=True):
    name: str
    rabbits: tuple[str, ...]  # the first of them that is free
    aim: float  # of the others, so many should find it
    likes: Mapping[Kind, float]  # what clues are made of, the usual being 0
    words: range  # how many in a clue, if possible
    borrows: float = 0.0  # likes thoughts that came with another picture
    joins: float = -1.0  # likes two thoughts in one
    voice: str = "{}"  # how a bare thought is said
    doubts: float = 0.0  # mistrusts a picture that shows the clue too plainly
    tempo: float = 1.0  # of the usual time to answer


CHARACTERS: Mapping[str, Character] = {
    "plain": Character(
        "Clover", ("moss", "olive"), 0.6, {Kind.MOTIF: 0.1, Kind.ASSOCIATION: 0.05, Kind.MOOD: -0.1}, range(1, 4)
    ),
    "poet": Character(
        "Linnet", ("indigo", "teal"), 0.5, {Kind.MOOD: 0.05, Kind.MOTIF: -0.15}, range(3, 9), 0.1, 0.1, tempo=1.2
    ),
    "trickster": Character(
        "Bramble", ("brick", "rose"), 0.4, {Kind.MOTIF: -0.1}, range(1, 5), 0.15, 0.05, "{}?", doubts=0.3, tempo=0.9
    ),
    "child": Character(
        "Poppy", ("marigold", "cream"), 0.55, {Kind.MOTIF: 0.15, Kind.MOOD: 0.05}, range(1, 3), voice="{}!", tempo=0.7
    ),
    "scholar": Character(
        "Sage", ("stone", "charcoal"), 0.5, {Kind.MOTIF: -0.2, Kind.MOOD: -0.2}, range(3, 10), doubts=0.15, tempo=1.4
    ),
    "dreamer": Character(
        "Yarrow", ("plum", "rose"), 0.42, {Kind.MOOD: 0.12, Kind.MOTIF: -0.1}, range(1, 7), 0.2, 0.0, "{}…", tempo=1.3
    ),
    "gossip": Character(
        "Tansy", ("cream", "walnut"), 0.58, {Kind.MOTIF: -0.1, Kind.MOOD: -0.1}, range(4, 12), 0.05, 0.15, tempo=0.8
    ),
    "hermit": Character("Thistle", ("charcoal", "stone"), 0.47, {Kind.MOOD: 0.1}, range(1, 3), doubts=0.2, tempo=1.1),
}


def chosen(taken: Sequence[str]) -> str:
    """A character for a free chair: the first that does not sit at the table yet, else the one seen least."""
    return min(CHARACTERS, key=taken.count)
