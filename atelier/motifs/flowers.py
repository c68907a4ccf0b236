"""Flowers, from touches of colour in a meadow to a sunflower overhead."""

import math
from collections.abc import Sequence

import numpy as np

from atelier.accents import FromPicture, Ink
from atelier.canvas import CRISP, FINE
from atelier.geometry import Place, Placement, blob, ellipse
from atelier.light import STONE
from atelier.motifs.forms import rod
from atelier.motifs.plants import PETAL, leaf
from atelier.palette import Pigment, mix, ramp
from atelier.scene import Motif


def daisies(motif: Motif, places: Sequence[Place], size: float, petal: Pigment = "#faf6ea", heart: Pigment = "#f0b830", *, flat: float = 0.6) -> None:
    """Small rayed flowers at places, each turned its own way; sizes differ."""
    for x, y in places:
        radius, turn = size * motif.random.uniform(0.5, 1.3), motif.random.uniform(0, 1)
        squash = flat * motif.random.uniform(0.7, 1.3)
        for angle in np.arange(9) * 2 * math.pi / 9 + turn:
            c, s = math.cos(angle), math.sin(angle) * squash
            motif.line(
                [(x + c * radius * 0.25, y + s * radius * 0.25), (x + c * radius, y + s * radius)],
                max(1.3, radius * 0.34),
                mix(petal, "#8a88a8", float(motif.random.uniform(0, 0.25))),
                taper=0.6,
                load=1,
            )
        motif.dab((x, y), radius * 0.55, radius * 0.5 * squash + 0.8, 0, heart, taper=0, load=1)


def flecks(motif: Motif, identity: int, count: int, inks: Sequence[Ink], *, near: float = 8.0, far: float = 2.0) -> None:
    """A flowery meadow seen at a distance: touches of colour, in drifts, larger towards us."""
    spots = motif.spots(identity, count)
    if not spots:
        return
    top, low = min(y for _, y in spots), max(y for _, y in spots) + 1e-6
    for x, y in spots:
        size = (far + (near - far) * (y - top) / (low - top)) * motif.random.uniform(0.6, 1.3)
        motif.dab(
            (x, y),
            size * 1.3,
            size * 0.8,
            motif.random.uniform(-0.4, 0.4),
            inks[int((math.sin(x / 90) + math.sin(y / 70 + x / 200) + motif.random.random() * 1.5 + 2) * len(inks) / 5.6) % len(inks)],
            taper=0.3,
            load=1,
        )


def flower(
    motif: Motif,
    foot: Place,
    height: float,
    petal: Pigment = "#d03a2e",
    *,
    heart: Pigment = "#2a1a1c",
    petals: int = 5,
    lean: float = 0.1,
    green: Pigment = "#4f7a3c",
    nod: float = 0.5,
    size: float = 0.22,
) -> Place:
    """A flower close enough to have petals (a poppy unless told otherwise); returns its heart."""
    top = (foot[0] + lean * height, foot[1] - height)
    stem = [foot, (foot[0] + lean * height * 0.2, foot[1] - height * 0.5), top]
    rod(motif, stem, [height * 0.022, height * 0.018, height * 0.014], green, brush=FINE)
    for share, side in ((0.25, 1), (0.45, -1)):
        at = (foot[0] + lean * height * share * 0.4, foot[1] - height * share)
        leaf(motif, at, height * 0.24, -math.pi / 2 + side * 0.9, mix(green, "#a8c060", 0.15), width=0.22)
    r = height * size
    here = Placement(top, r, lean)
    order = np.linspace(0, 2 * math.pi, petals, endpoint=False) + motif.random.random()
    for angle in order[np.argsort(np.sin(order))]:
        out = motif.random.uniform(0.85, 1.15)
        turn = Placement((0, 0), 1, float(angle))
        cup = turn(blob([(0.05, 0), (0.42, -0.42), (0.88, -0.36), (1.0, 0.05), (0.86, 0.4), (0.4, 0.4)], 6)) * (out, out * nod) - (0, 0.1)
        motif.shape(
            here(cup), mix(petal, "#fff0e0" if math.sin(angle) < 0 else "#3a1018", 0.12), depth=r * 0.3, material=PETAL, brush=FINE, flow=float(angle), wobble=1
        )
    motif.shape(here(ellipse((0, -0.1), 0.24, 0.24 * nod + 0.05)), heart, depth=r * 0.15, brush=CRISP)
    for angle in np.linspace(0, 6.0, 9):
        motif.dab(here.point(math.cos(angle) * 0.34, -0.1 + math.sin(angle) * 0.34 * nod), r * 0.12, 1.5, float(angle), mix(heart, petal, 0.2), opacity=0.8)
    return top


def tulip(motif: Motif, foot: Place, height: float, petal: Pigment = "#d83a4a", *, green: Pigment = "#5a8a4c") -> None:
    """A tulip with its two strap leaves."""
    lean = motif.random.normal() * 0.06
    top = (foot[0] + lean * height, foot[1] - height * 0.78)
    rod(motif, [foot, top], [height * 0.03, height * 0.024], green, brush=FINE)
    for side in (-1, 1):
        leaf(motif, (foot[0] + side * 2, foot[1]), height * motif.random.uniform(0.45, 0.62), -math.pi / 2 + side * 0.34, green, width=0.2)
    here = Placement(top, height * 0.26, lean)
    for outline, tone in (
        ([(-0.3, 0), (-0.42, -0.5), (0, -1.0), (0.42, -0.5), (0.3, 0)], 0.25),
        ([(-0.1, 0.05), (-0.48, -0.2), (-0.44, -0.6), (-0.3, -0.96), (-0.04, -0.4)], 0.0),
        ([(0.1, 0.05), (0.48, -0.2), (0.44, -0.6), (0.3, -0.96), (0.04, -0.4)], 0.1),
    ):
        motif.shape(here(blob(outline, 6)), mix(petal, "#3a0c18", tone), depth=height * 0.07, material=PETAL, brush=FINE, flow=math.pi / 2)


def sunflower(
    motif: Motif,
    foot: Place,
    height: float,
    *,
    away: bool = True,
    turn: float = 0.0,
    size: float = 0.2,
    petal: Pigment = "#f4b81f",
    heart: Pigment = "#5a3418",
    green: Pigment = "#5f8a3a",
) -> Place:
    """A sunflower; from behind (`away`) one sees its green sepals and the petals lit through. Returns its head."""
    sway = motif.random.normal() * 0.05
    head, r = (foot[0] + sway * height, foot[1] - height), height * size
    rod(
        motif,
        [foot, (foot[0] + sway * height * 0.2, foot[1] - height * 0.55), (head[0] - r * 0.1, head[1] + r * 0.4), head],
        [height * 0.045, height * 0.038, height * 0.034, height * 0.04],
        green,
        brush=FINE,
        grain=4,
    )
    for share, side in ((0.30, 1), (0.48, -1), (0.66, 1)):
        leaf(
            motif,
            (foot[0] + sway * height * share, foot[1] - height * share),
            height * motif.random.uniform(0.20, 0.30),
            (0.35 if side > 0 else math.pi - 0.35),
            green,
            width=0.6,
            droop=0.25,
        )
    here = Placement(head, r, turn)
    flat = 0.86 if away else 0.92
    for ring, count in ((1.0, 19), (0.88, 17)):
        for angle in np.arange(count) * 2 * math.pi / count + motif.random.random():
            long, stray = ring * motif.random.uniform(0.85, 1.12), motif.random.normal() * 0.07
            petal_ = Placement((0, 0), 1, float(angle) + stray)(
                blob([(0.42, 0), (0.62, -0.13), (0.84, -0.10), (long, 0.02), (0.84, 0.12), (0.62, 0.12)], 4)
            ) * (1, flat)
            motif.shape(
                here(petal_),
                mix(petal, "#d07a10" if ring < 1 else "#ffe070", float(motif.random.uniform(0, 0.45))),
                depth=r * 0.08,
                material=PETAL,
                brush=FINE,
                flow=float(angle) + turn,
                wobble=0.6,
                lit=mix(petal, "#fff4b0", 0.5),
            )
    if away:
        for angle in np.arange(13) * 2 * math.pi / 13 + 0.2:
            sepal = Placement((0, 0), 1, float(angle))(blob([(0.3, -0.14), (0.5, -0.12), (0.72, 0), (0.5, 0.12), (0.3, 0.14)], 4)) * (1, flat)
            motif.shape(here(sepal), mix(green, "#2a4a20", float(motif.random.uniform(0, 0.4))), depth=r * 0.1, brush=FINE, wobble=0.5)
        motif.shape(here(ellipse((0, 0), 0.40, 0.40 * flat)), mix(green, "#b8c870", 0.2), depth=r * 0.3, brush=FINE)
        rod(
            motif,
            [(head[0] - r * 0.05, head[1] + r * 0.9), (head[0], head[1] + r * 0.3), (head[0], head[1])],
            [height * 0.038, height * 0.04, height * 0.045],
            green,
            brush=FINE,
        )
        return head
    disc = motif.shape(
        here(ellipse((0, 0), 0.52, 0.52 * flat)),
        lambda x, y: ramp([mix(heart, "#140a06", 0.5), heart, "#a8702c"], np.hypot(x - head[0], y - head[1]) / (0.55 * r)),
        depth=r * 0.25,
        brush=FINE,
        material=STONE,
    )
    for number in range(70):
        reach, angle = 0.5 * math.sqrt(number / 70), number * 2.39996
        motif.dab(
            here.point(math.cos(angle) * reach, math.sin(angle) * reach * flat),
            max(1.4, r * 0.045),
            max(1.2, r * 0.04),
            0,
            FromPicture(1.5 if number % 3 else 0.6),
            on=disc,
            taper=0,
            opacity=0.7,
        )
    return head


__all__ = ["daisies", "flecks", "flower", "sunflower", "tulip"]
