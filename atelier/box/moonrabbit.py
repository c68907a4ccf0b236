"""The rabbit asleep that is a moon: a body curled in a crescent, its ears the horn. It is the house's sign."""

import math

import numpy as np

from atelier.bodies.clay import Clay
from atelier.bodies.modelling import paint_bodies
from atelier.bodies.space import Vec, View, vec
from atelier.box.carving import painted
from atelier.canvas import FINE
from atelier.geometry import Place, curve
from atelier.palette import Pigment, mix
from atelier.scene import Motif

_INK = "#2a2038"


def curled(coat: Pigment, inner: Pigment) -> Clay:
    """Seen from above, in the plane of the picture: x to the right, y up, z to us; it lies within a circle of 1."""
    clay = Clay()
    paint, pale = painted(coat), painted(mix(coat, "#fffaf0", 0.35))

    def at(degrees: float, radius: float, lift: float = 0.0) -> Vec:
        turn = math.radians(degrees)
        return vec(-radius * math.cos(turn), radius * math.sin(turn), lift)  # body left is the picture's left

    back = [at(a, r) for a, r in ((-62, 0.55), (-95, 0.52), (-140, 0.56), (-180, 0.62), (-215, 0.68))]
    clay.limb(back, [0.32, 0.40, 0.39, 0.315, 0.22], paint, "trunk")
    clay.limb([at(-78, 0.50, 0.16), at(-108, 0.40, 0.24)], [0.26, 0.20], paint, "haunch")
    clay.limb([at(-84, 0.27, 0.28), at(-112, 0.20, 0.30), at(-150, 0.20, 0.26)], [0.10, 0.09, 0.075], paint, "hind")
    clay.limb([at(-35, 0.72, 0.0)], 0.115, pale, "tail")
    clay.limb([at(-195, 0.42, 0.12), at(-180, 0.24, 0.18), at(-172, 0.10, 0.20)], [0.09, 0.075, 0.065], paint, "fore")
    clay.limb([at(-228, 0.66, 0.14), at(-226, 0.50, 0.17), at(-222, 0.30, 0.16)], [0.205, 0.215, 0.125], paint, "head")
    clay.limb([at(-218, 0.20, 0.19)], 0.035, painted(mix(coat, "#6a2030", 0.6)), "nose")
    lid = [at(-238, 0.44, 0.36), at(-236, 0.37, 0.36), at(-229, 0.33, 0.355)]
    clay.mark(lid, 0.026, _INK, taper=0.35)
    _ear(clay, [at(-236, 0.74, 0.10), at(-258, 0.86, 0.06), at(-285, 0.90, 0.0), at(-312, 0.86, -0.04)], 0.105, coat, inner, "ear_far")
    _ear(clay, [at(-240, 0.66, 0.24), at(-262, 0.72, 0.20), at(-284, 0.72, 0.14), at(-304, 0.66, 0.08)], 0.105, coat, inner, "ear_near")
    return clay


def _ear(clay: Clay, spine: list[Vec], width: float, coat: Pigment, inner: Pigment, part: str) -> None:
    line = curve(np.array(spine), 10)
    share = np.linspace(0, 1, len(line))
    half = width * np.interp(share, [0, 0.15, 0.55, 0.85, 1], [0.55, 0.75, 1, 0.6, 0.06])
    clay.limb(line, half, painted(coat), part, straight=True)
    clay.limb(line[4:-6] + (0, 0, 1) * half[4:-6, None] * 0.62, half[4:-6] * 0.55, painted(inner), part + "_in", straight=True)


def lay(motif: Motif, at: Place, radius: float, coat: Pigment = "#f3e3bd", inner: Pigment = "#e3b79a", turn: float = 0.0) -> None:
    """The curled rabbit, painted."""
    view = View(at, radius, 0.0, 0.0, turn)
    paint_bodies(motif, (curled(coat, inner), view), brush=FINE, hair=0, self_shadow=0.6)
