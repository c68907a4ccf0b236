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
NOTICED = 0.7  # of all that is to be seen, so much catches one pair of eyes
SHARPNESS = 12.0  # how much the best of a card's notes counts before the rest
RECOGNISED = 0.62  # the most that a note can be like a clue: that others had the same thought proves nothing
_REFERENCES = 240  # notes by which a mind learns what fit is usual


class Knowledge:
    """`share` of the associations, those that stand in the notebook; without any, it is all that can be seen."""

    def __init__(self, lore: Lore, notebook: int, share: float) -> None:
        self.lore = lore
        lot = np.random.default_rng(notebook).random(len(lore.notes))
        self.known: Mask = np.where(lore.associations, lot < share, lot < NOTICED if share else True)

    def fits(self, clue: str, languages: Sequence[str]) -> Numbers:
        """How well a clue fits each card of the deck: 0 is usual, and 1 a good deal better."""
        return reduce(np.maximum, [self.fit(weighed(self.lore.likeness(clue, it))) for it in languages])

    def fit(self, weights: Numbers) -> Numbers:
        """The same, from how much each note weighs for a clue, or for each of many."""
        usual, spread = self._usual
        return (self._pooled(weights) - usual) / spread

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

    @cached_property
    def _usual(self) -> tuple[Numbers, np.float32]:
        """What a card's fit is to clues that are not its own, and how much fits differ."""
        lore = self.lore
        places = np.flatnonzero(lore.associations if lore.associations.any() else lore.vectors.any(axis=1))
        if not len(places):
            return np.zeros(len(lore.cards), np.float32), np.float32(1)
        some = np.random.default_rng(0).permutation(places)[:_REFERENCES]
        fits = self._pooled(weighed(lore.likenesses(some)))
        fits[np.arange(len(some)), lore.owners[some]] = np.nan
        usual = np.nan_to_num(np.nanmean(fits, axis=0)).astype(np.float32)
        return usual, np.float32(np.nanstd(fits - usual) or 1)


def weighed(likeness: Numbers) -> Numbers:
    return np.exp(np.float32(SHARPNESS) * np.minimum(likeness, np.float32(RECOGNISED)))
