"""Clues that people could give, kept beside the tests, and rows of pictures to look for theirs in."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
import numpy as np

from reverie.minds.knowledge import NOTEBOOKS
from reverie.minds.lore import Numbers

CLUES = Path(__file__).parents[2] / "tests/minds/clues"
LANGUAGES = ("en", "fr", "es", "pt", "et")
KINDS = ("plain", "oblique", "far")
HAND = 6


class Clue(msgspec.Struct, frozen=True):
    card: str
    kind: str
    text: str


def clues_in(language: str) -> list[Clue]:
    listed = tomllib.loads((CLUES / f"{language}.toml").read_text("utf-8"))["clue"]
    return msgspec.convert(listed, list[Clue])


def half(clues: Sequence[Clue], *, tuned: bool) -> list[Clue]:
    """Every other card, by name: weights may be chosen by the one half, and are to be judged by the other."""
    cards = sorted({clue.card for clue in clues})[0 if tuned else 1 :: 2]
    return [clue for clue in clues if clue.card in cards]


def random_row(target: int, cards: int, pictures: int, random: Random) -> list[int]:
    """The picture itself, the first, among any others."""
    others = [card for card in range(cards) if card != target]
    return [target, *random.sample(others, pictures - 1)]


def given_row(target: int, fits: Sequence[Numbers], pictures: int, random: Random) -> list[int]:
    """The picture itself among those that minds would give, each out of a hand of its own and by its own notebook."""
    others = [card for card in range(len(fits[0])) if card != target]
    dealt = random.sample(others, HAND * (pictures - 1))
    hands = [dealt[start : start + HAND] for start in range(0, len(dealt), HAND)]
    notebooks = random.sample(range(NOTEBOOKS), pictures - 1)
    return [target, *[max(hand, key=fits[mine].__getitem__) for hand, mine in zip(hands, notebooks, strict=True)]]


def picked(fits: Numbers, row: Sequence[int]) -> float:
    """How likely the first of the row is chosen, by who takes what fits best and throws dice between equals."""
    best = fits[row] >= np.max(fits[row]) - 1e-6
    return float(best[0] / best.sum())
