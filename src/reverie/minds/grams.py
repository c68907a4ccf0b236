"""Texts by the letters they share: for languages that the encoder has not learnt, and for names that nobody has."""

import re
import unicodedata
from array import array
from collections import Counter, defaultdict
from collections.abc import Sequence
from math import log, sqrt

import numpy as np
from numpy.typing import NDArray

_WORD = re.compile(r"[^\W_]+")
_SIZES = (3, 4, 5)


def folded(text: str) -> list[str]:
    """Its words, without case or accents."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return _WORD.findall("".join(sign for sign in spread if not unicodedata.combining(sign)))


class Grams:
    """Which of the texts share runs of letters with a clue; rare runs count for more."""

    def __init__(self, texts: Sequence[str]) -> None:
        counted = [_grams_of(text) for text in texts]
        spread = Counter(gram for grams in counted for gram in grams)
        self._size = len(texts)
        self._rarity = {gram: log(1 + len(texts) / count) for gram, count in spread.items()}
        where: defaultdict[str, tuple[array[int], array[float]]] = defaultdict(lambda: (array("i"), array("f")))
        for number, grams in enumerate(counted):
            length = self._length(grams)
            for gram in grams:
                where[gram][0].append(number)
                where[gram][1].append(self._rarity[gram] / length)
        self._where = {gram: (np.array(at), np.array(weight)) for gram, (at, weight) in where.items()}

    def likeness(self, text: str) -> NDArray[np.float32]:
        """From 0, nothing shared, to 1, for each of the texts."""
        grams = _grams_of(text)
        found, length = np.zeros(self._size, np.float32), self._length(grams)
        for gram in grams:
            if gram in self._where:
                at, weight = self._where[gram]
                found[at] += weight * (self._rarity[gram] / length)
        return found

    def _length(self, grams: Sequence[str]) -> float:
        unknown = log(1 + self._size)
        return sqrt(sum(self._rarity.get(gram, unknown) ** 2 for gram in grams)) or 1.0


def _grams_of(text: str) -> Sequence[str]:
    """Each once, in the text's order: a sum of fractions depends on the order, and a set has another at every start."""
    framed = [f"^{word}$" for word in folded(text)]
    runs = (word[at : at + size] for word in framed for size in _SIZES for at in range(len(word) - size + 1))
    return tuple(dict.fromkeys(runs))
