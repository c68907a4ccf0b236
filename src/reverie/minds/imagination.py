"""Whom a clue might bring to which card: listeners as a storyteller imagines them, before choosing what to say.

Nobody knows who the others are. Some may have made much the same of the pictures, some see no more in them than all can
see. None of those imagined has a notebook that any mind has, so that nobody's notes are read out of a storyteller's
choice. All that is worked out here is the same for every mind of a deck and language, and done once.
"""

from random import Random

import numpy as np
from numpy.typing import NDArray

from reverie.minds.knowledge import NOTEBOOKS, Knowledge, notebook, plain_to_see, weighed
from reverie.minds.lore import Kind, Lore, Numbers
from reverie.rules import Setup

Places = NDArray[np.int64]

READERS = 8  # imagined listeners with a notebook; one more, the last, only looks
SHARE = 0.35  # of the associations: what an even mind knows
HASTE = 1.0  # and how it weighs what fits
_SAYABLE = (Kind.ASSOCIATION, Kind.MOTIF, Kind.MOOD, Kind.COLOUR)
TOUCHES = 1.0  # how well a thought from elsewhere must fit
TOGETHER = np.float32(1.15)  # two thoughts of one picture point to it more than either does
_AT_ONCE = 100


class Imagination:
    def __init__(self, lore: Lore) -> None:
        self.lore = lore
        self.sayable: Places = np.array([place for place in range(len(lore.notes)) if _sayable(lore, place)], np.int64)
        self.row = {int(place): row for row, place in enumerate(self.sayable)}
        self.fits = self._fits()
        self.touching = [self._touching(card) for card in range(len(lore.cards))]

    def _fits(self) -> NDArray[np.float16]:
        """How every thought fits every card, to every kind of listener: listeners × thoughts × cards."""
        read = [notebook(self.lore, NOTEBOOKS + number, SHARE) for number in range(READERS)]
        minds = [Knowledge(self.lore, known) for known in (*read, plain_to_see(self.lore))]
        table = np.empty((len(minds), len(self.sayable), len(self.lore.cards)), np.float16)
        for start in range(0, len(self.sayable), _AT_ONCE):
            weights = weighed(self.lore.likenesses(self.sayable[start : start + _AT_ONCE]))
            for number, mind in enumerate(minds):
                table[number, start : start + _AT_ONCE] = mind.fit(weights)
        return table

    def _touching(self, card: int) -> Places:
        """Thoughts that came with other cards, those first that best answer what is to be seen in this one."""
        fits = self.fits[READERS, :, card].astype(np.float32)
        fits[(self.lore.owners == card)[self.sayable] | ~self.lore.associations[self.sayable]] = -np.inf
        order = np.argsort(-fits)
        return self.sayable[order[fits[order] > TOUCHES]]

    def finding(
        self, cards: Places, rows: Places, setup: Setup, unseen: list[int], tries: int, random: Random
    ) -> Numbers:
        """How likely each of the others finds each clue's card: clues × tries × others.

        `rows` are the thoughts in a clue, two for each, or one twice. The others hold any cards that may be there, give
        what seems to fit best, and vote likewise.
        """
        lot = np.random.default_rng(random.getrandbits(64))
        others, size = setup.seats - 1, max(1, min(setup.hand, len(unseen) // (setup.seats - 1)))
        dealt = lot.permuted(np.tile(np.array(unseen), (tries, 1)), axis=1)
        hands: Places = np.resize(dealt[:, : others * size], (tries, others, size))
        who = lot.integers(READERS, size=(tries, others))
        who[::2] = READERS
        seen = self._seen(rows)
        clues = np.arange(len(cards))[:, None, None]
        # What somebody gives shall fit in their own eyes and in everybody's.
        fits: Numbers = seen[who[..., None], clues[..., None], hands] + seen[READERS, clues[..., None], hands]
        hasty: Numbers = fits / 2 + HASTE * lot.gumbel(size=(tries, others, size))
        chosen = np.argsort(-hasty, axis=3)[..., : setup.gift]
        given = np.take_along_axis(np.broadcast_to(hands, hasty.shape), chosen, axis=3)  # clues × tries × others × gift
        target: Numbers = np.exp(seen[who, clues, cards[:, None, None]] / HASTE)
        decoys = np.zeros_like(target)
        for giver in range(others):
            drawn: Numbers = seen[who[..., None], clues[..., None], given[:, :, giver, None]]
            pull: Numbers = np.exp(drawn / HASTE).sum(axis=3)
            pull[..., giver] = 0  # nobody votes for a card of their own
            decoys += pull
        finds = target / (target + decoys)
        return 1 - (1 - finds) ** (setup.options.votes or 1)

    def _seen(self, rows: Places) -> Numbers:
        """How well each clue fits each card, to every kind of listener."""
        seen: Numbers = self.fits[:, rows].mean(axis=2, dtype=np.float32)
        seen[:, rows[:, 0] != rows[:, 1]] *= TOGETHER
        return seen


def _sayable(lore: Lore, place: int) -> bool:
    note = lore.notes[place]
    return note.kind in _SAYABLE and note.language == lore.language and bool(note.text)


def promise(finds: Numbers, aim: float) -> Numbers:
    """How likely it is that some find the card and not all, less by how far off the aim either kind of listener is."""
    some = 1 - finds.prod(axis=2) - (1 - finds).prod(axis=2)
    off = [np.abs(finds[:, kind::2].mean(axis=(1, 2)) - aim) for kind in (0, 1)]
    return some.mean(axis=1) - (off[0] + off[1]) / 2
