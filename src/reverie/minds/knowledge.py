"""The part of a deck's lore that one mind knows, and how well a clue fits each card by it.

Each mind has a notebook, one of a few that are drawn by lot: most of what is to be seen stands in it (title,
description, motifs, moods), and a part of the associations. So what one says, the others have mostly not read in the
same notes.
"""

from collections.abc import Sequence
from functools import cached_property, reduce

import numpy as np

from reverie.minds.lore import Lore, Mask, Note, Numbers

NOTEBOOKS = 12  # as many as seats, so that no two at a table share one
NOTICED = 0.5  # of all that is to be seen, so much catches one pair of eyes
SHARPNESS = 6.0  # how much the best of a card's notes counts before the rest
RECOGNISED = 0.65  # the most that a note can be like a clue: that others had the same thought proves nothing
USUAL, MORE = 0.05, 0.058  # a card's likeness to a clue that is not its own, and how far such likenesses lie apart


def notebook(lore: Lore, number: int, share: float) -> Mask:
    """What stands in one: `share` of the associations, and most of what is to be seen; all, for who only looks."""
    lot = np.random.default_rng(number).random(len(lore.notes))
    return np.where(lore.associations, lot < share, lot < (NOTICED if share else 1)) | lore.blanks


def plain_to_see(lore: Lore) -> Mask:
    """All that can be seen, and nothing that anybody made of it."""
    return ~lore.associations


class Knowledge:
    """Of a lore, the notes that are `known`."""

    def __init__(self, lore: Lore, known: Mask) -> None:
        self.lore = lore
        self.known = known

    def fits(self, clue: str, languages: Sequence[str]) -> Numbers:
        """How well a clue fits each card of the deck: 0 is usual, and 1 a good deal better."""
        return reduce(np.maximum, [self.fit(weighed(self.lore.likeness(clue, it))) for it in languages])

    def fit(self, weights: Numbers) -> Numbers:
        """The same, from how much each note weighs for a clue, or for each of many."""
        return (self._pooled(weights) - np.float32(USUAL)) / np.float32(MORE)

    def best(self, likeness: Numbers, card: int) -> Note | None:
        """The note of the card that is most like a clue, in the language of the table if there is any."""
        known = [place for place in self.lore.of(card) if self.known[place] and self.lore.notes[place].text]
        told = [place for place in known if self.lore.notes[place].language == self.lore.language] or known
        return self.lore.notes[max(told, key=lambda place: likeness[place])] if told else None

    def _pooled(self, weights: Numbers) -> Numbers:
        """Of many notes one for each card: the best of them, and the rest a little."""
        mine = np.add.reduceat(weights * self.known, self.lore.starts, axis=-1)
        return np.log(mine / self._counts) / np.float32(SHARPNESS)

    @cached_property
    def _counts(self) -> Numbers:
        return np.add.reduceat(self.known.astype(np.float32), self.lore.starts)


def weighed(likeness: Numbers) -> Numbers:
    return np.exp(np.float32(SHARPNESS) * np.minimum(likeness, np.float32(RECOGNISED)))
