"""Hands: a palm, four short fingers and a thumb, bent as the hold wants them."""

import numpy as np

from atelier.bodies.clay import Clay, Stuff
from atelier.bodies.space import Vec, turned

# how far the fingers bend at their two joints, how far they spread, and how far the thumb comes in
_HOLDS: dict[str, tuple[float, float, float, float]] = {
    "easy": (22, 26, 3, 24),
    "open": (2, 4, 13, 52),
    "flat": (4, 6, 4, 30),
    "fist": (88, 96, 0, 66),
    "grip": (64, 92, 1, 74),
    "point": (88, 96, 0, 60),
}


def add_hand(clay: Clay, palm: Vec, axes: Vec, radius: float, sign: float, kind: str, stuff: Stuff, part: str, mitten: bool) -> None:
    """A hand at a palm. `axes`: across the fingers, along them, out of the palm."""
    first, second, spread, thumb = _HOLDS[kind]
    across, along, out = axes.T
    r = radius
    corners = [palm + (along * far + across * wide) * r for far, wide in ((-0.5, -0.28), (0.35, -0.36), (0.35, 0.36), (-0.5, 0.28))]
    clay.limb(corners, [0.5 * r, 0.46 * r, 0.46 * r, 0.5 * r], stuff, part, melt=0.006, straight=True)
    for finger in range(4):
        place = (finger - 1.5) / 1.5
        bend = (4.0, 6.0) if kind == "point" and finger == (0 if sign > 0 else 3) else (first, second)
        length = r * (1.0 if finger in (0, 3) else 1.14) * (0.9 if mitten else 1.0)
        _finger(clay, palm + along * 0.62 * r + across * place * 0.58 * r, axes, (bend, place * spread, length, r), stuff, part, mitten)
    side = across * (-1 if sign > 0 else 1)
    _thumb(clay, palm, (side, along, out), thumb, r, stuff, part)


def _finger(clay: Clay, root: Vec, axes: Vec, shape: tuple[tuple[float, float], float, float, float], stuff: Stuff, part: str, mitten: bool) -> None:
    (first, second), splay, length, r = shape
    across, along, out = axes.T
    start = turned(out, -splay) @ along
    one = turned(across, _towards(across, along, out) * first) @ start
    two = turned(across, _towards(across, along, out) * second) @ one
    middle = root + one * length * 0.52
    girth = r * (0.34 if mitten else 0.23)
    clay.limb(
        [root - start * 0.2 * r, root, middle, middle + two * length * 0.48],
        [girth * 1.1, girth * 1.1, girth, girth * 0.85],
        stuff,
        part,
        melt=0.004 if mitten else 0.0025,
        straight=True,
    )


def _towards(across: Vec, along: Vec, out: Vec) -> float:
    """Which way round a turn about the knuckles closes the hand."""
    return 1.0 if float(np.cross(across, along) @ out) > 0 else -1.0


def _thumb(clay: Clay, palm: Vec, axes: tuple[Vec, Vec, Vec], close: float, r: float, stuff: Stuff, part: str) -> None:
    side, along, out = axes
    inward = close / 90
    root = palm - along * 0.3 * r + side * 0.5 * r
    middle = root + (side * 0.55 * (1 - 0.5 * inward) + along * 0.35 + out * 0.5 * inward) * r
    tip = middle + (along * 0.5 - side * 0.35 * inward + out * 0.25 * inward) * r
    clay.limb([root, middle, tip], [0.32 * r, 0.28 * r, 0.2 * r], stuff, part, melt=0.004)
