"""Points that were worked out before: those of our own deck's notes come with the package, and are there at once.

`python -m reverie.minds.learnt` works them out anew. Whatever text is missing, a note rewritten since say, is worked
out when it is asked for; so this file makes minds quicker and never different in kind.
"""

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from reverie.minds.encoder import Vectors, encode

DIMENSIONS = 128  # of 512: for a deck's notes the rest adds nothing
_STEPS = 127.0  # a number from -1 to 1 is kept in one byte


class Space(Struct, frozen=True):
    """The directions in which a deck's notes differ most, and the points of some texts along them."""

    centre: Vectors
    axes: Vectors
    rows: Mapping[bytes, int]
    vectors: NDArray[np.int8]

    def points(self, texts: Sequence[str]) -> Vectors:
        """A row of length one for each text, or of zeros for a text of nothing."""
        found = np.zeros((len(texts), self.axes.shape[1]), np.float32)
        new: list[int] = []
        for place, text in enumerate(texts):
            row = self.rows.get(_digest(text))
            if row is not None:
                found[place] = self.vectors[row] / _STEPS
            elif text.strip():
                new.append(place)
        if new:
            unlike = list(dict.fromkeys(texts[place] for place in new))
            turned = dict(zip(unlike, _turned(encode(unlike), self.centre, self.axes), strict=True))
            found[new] = [turned[texts[place]] for place in new]
        return found


def space_of(texts: Sequence[str]) -> Space:
    """A space for these texts: the one that came with the package, if it knows most of them, else one of their own."""
    unlike = list(dict.fromkeys(text for text in texts if text.strip()))
    shipped = _shipped()
    if shipped is not None and sum(_digest(text) in shipped.rows for text in unlike) > len(unlike) / 2:
        return shipped
    return worked_out(unlike)


def worked_out(texts: Sequence[str]) -> Space:
    raw = encode(texts)
    centre, axes = _axes(raw)
    vectors = np.rint(_turned(raw, centre, axes) * _STEPS).astype(np.int8)
    return Space(centre, axes, {_digest(text): row for row, text in enumerate(texts)}, vectors)


def _axes(raw: Vectors) -> tuple[Vectors, Vectors]:
    if len(raw) < 2:
        everywhere: Vectors = np.eye(raw.shape[1], DIMENSIONS, dtype=np.float32)
        return np.zeros_like(everywhere[:, 0]), everywhere
    centre: Vectors = raw.mean(axis=0)
    directions: NDArray[Any] = np.linalg.eigh((raw - centre).T @ (raw - centre)).eigenvectors
    axes: Vectors = directions[:, ::-1][:, :DIMENSIONS].astype(np.float32)
    return centre, axes


def _turned(raw: Vectors, centre: Vectors, axes: Vectors) -> Vectors:
    turned = (raw - centre) @ axes
    return (turned / np.maximum(np.linalg.norm(turned, axis=1, keepdims=True), 1e-6)).astype(np.float32)


def _digest(text: str) -> bytes:
    return hashlib.blake2b(text.encode(), digest_size=8).digest()


@cache
def _shipped() -> Space | None:
    where = files("reverie.minds").joinpath("words/reverie.npz")
    if not where.is_file():
        return None
    with as_file(where) as path, np.load(path, allow_pickle=False) as kept:
        rows = {bytes(digest): row for row, digest in enumerate(kept["digests"])}
        return Space(kept["centre"], kept["axes"].astype(np.float32), rows, kept["vectors"])


def keep(space: Space, path: Path) -> None:
    digests = np.array([np.frombuffer(digest, np.uint8) for digest in space.rows])
    axes = space.axes.astype(np.float16)
    np.savez_compressed(path, centre=space.centre, axes=axes, digests=digests, vectors=space.vectors)


if __name__ == "__main__":
    from reverie.decks.shelf import house
    from reverie.minds.lore import meant, notes_of

    ours = house().deck
    meanings = [meant(note.text, note.language) for note in notes_of(ours, ours.languages)]
    texts = list(dict.fromkeys(text for text in meanings if text))
    keep(worked_out(texts), Path(__file__).with_name("words") / "reverie.npz")
    print(f"{len(texts)} texts")
