"""What is knitted into the scarves: large figures, for they are seen ten pixels high."""

from collections.abc import Callable, Mapping

import numpy as np

from atelier.bodies.clay import Pattern
from atelier.box.rabbits import Scarf, Weave
from atelier.palette import Image, colour, lerp

Figure = Callable[[Image, Image], Image]  # 1 where the figure is; u counts repeats along the scarf, v 0 to 1 across it


def _stripes(u: Image, v: Image) -> Image:
    return u % 1 < 0.5


def _dots(u: Image, v: Image) -> Image:
    return np.hypot((u % 1 - 0.5) * 1.05, (v - 0.5) * 1.05) < 0.29


def _checks(u: Image, v: Image) -> Image:
    return (u % 1 < 0.5) ^ (v < 0.5)


def _zigzag(u: Image, v: Image) -> Image:
    return np.abs(v - 0.5 - (np.abs(u % 1 - 0.5) - 0.25) * 1.5) < 0.17


def _moons(u: Image, v: Image) -> Image:
    full = np.hypot(u % 1 - 0.48, (v - 0.5) * 1.0) < 0.37
    return full & (np.hypot(u % 1 - 0.66, (v - 0.44) * 1.0) > 0.31)


def _plain(u: Image, v: Image) -> Image:
    return np.zeros_like(u, bool)


def _bands(u: Image, v: Image) -> Image:
    return np.abs(v - 0.5) < 0.16


def _rings(u: Image, v: Image) -> Image:
    return u % 1 < 0.26


def _lozenges(u: Image, v: Image) -> Image:
    return np.abs(u % 1 - 0.5) + np.abs(v - 0.5) * 0.85 < 0.36


def _waves(u: Image, v: Image) -> Image:
    return v > 0.5 + 0.24 * np.sin(u * 2 * np.pi)


def _halves(u: Image, v: Image) -> Image:
    return v > 0.55


def _ticks(u: Image, v: Image) -> Image:
    return np.abs((u + v * 0.9) % 1 - 0.5) < 0.2


_FIGURES: Mapping[Weave, tuple[Figure, float]] = {  # and how many repeats go once round the neck
    "stripes": (_stripes, 11), "dots": (_dots, 9), "checks": (_checks, 8), "zigzag": (_zigzag, 8), "moons": (_moons, 8),
    "plain": (_plain, 1), "bands": (_bands, 1), "rings": (_rings, 8), "lozenges": (_lozenges, 8), "waves": (_waves, 7),
    "halves": (_halves, 1), "ticks": (_ticks, 9),
}  # fmt: skip


def woven(scarf: Scarf, length: float = 1.0) -> Pattern:
    """The scarf's colour for (along, across); `length` of a piece of it, in turns of the neck."""
    figure, repeats = _FIGURES[scarf.weave]
    ground, ink = colour(scarf.ground), colour(scarf.figure)

    def pattern(along: Image, across: Image) -> Image:
        u, v = np.broadcast_arrays(along * repeats * length, across)
        ribs = 1 + 0.07 * np.sign(np.sin(u / repeats * 150))[..., None]  # the knitting itself
        where = figure(u, v).astype(np.float32)
        return (lerp(np.broadcast_to(ground, (*where.shape, 3)), np.broadcast_to(ink, (*where.shape, 3)), where) * ribs).astype(np.float32)

    return pattern
