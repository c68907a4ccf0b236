"""Texts by the letters they share: for names and turns of phrase, and for languages that the encoder has not learnt."""

import re
import unicodedata
from collections.abc import Sequence
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

Gram = NDArray[np.uint32]  # runs of letters, each by its checksum: half a million strings would weigh ten times as much
Likeness = NDArray[np.float32]

_WORD = re.compile(r"[^\W_]+")
_SIZES = (3, 4, 5)


def folded(text: str) -> list[str]:
    """Its words, without case or accents."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return _WORD.findall("".join(sign for sign in spread if not unicodedata.combining(sign)))


class Grams:
    """Which of the texts share runs of letters with a clue; rare runs count for more."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._size = len(texts)
        runs = [_grams_of(text) for text in texts]
        owners = np.repeat(np.arange(len(texts), dtype=np.int32), [len(grams) for grams in runs])
        every = np.concatenate([_grams_of(""), *runs])
        self._grams, which, spread = np.unique(every, return_inverse=True, return_counts=True)
        self._rarity: Likeness = np.log(1 + len(texts) / spread).astype(np.float32)
        rarity = self._rarity[which]
        lengths = np.sqrt(np.bincount(owners, rarity**2, len(texts)))
        order = np.argsort(which, kind="stable")
        self._owners = owners[order]
        self._weights: Likeness = (rarity / lengths[owners]).astype(np.float32)[order]
        self._ends = np.cumsum(spread)

    def likeness(self, text: str) -> Likeness:
        """From 0, nothing shared, to 1, for each of the texts."""
        found = np.zeros(self._size, np.float32)
        grams = _grams_of(text)
        places = np.searchsorted(self._grams, grams)
        known = [
            int(at) for at, gram in zip(places, grams, strict=True) if at < len(self._grams) and self._grams[at] == gram
        ]
        new = (len(grams) - len(known)) * np.log(1 + self._size) ** 2
        length = np.sqrt(np.sum(self._rarity[known] ** 2) + new)
        for at in known:
            part = slice(self._ends[at - 1] if at else 0, self._ends[at])
            found[self._owners[part]] += self._weights[part] * (self._rarity[at] / length)
        return found


def _grams_of(text: str) -> Gram:
    """Each once, in the text's order, so that sums come out the same at every start."""
    framed = [f"^{word}$" for word in folded(text)]
    runs = (word[at : at + size] for word in framed for size in _SIZES for at in range(len(word) - size + 1))
    return np.array([crc32(run.encode()) for run in dict.fromkeys(runs)], np.uint32)
