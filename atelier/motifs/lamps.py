"""Lamps, candles, chandeliers. Each returns its flame, for the light of the scene."""

import math

import numpy as np

from atelier.canvas import CRISP, FINE
from atelier.geometry import Place, Placement, blob, polygon
from atelier.light import METAL, PAPER
from atelier.motifs.forms import mouth, rod, turned
from atelier.palette import Pigment, mix, ramp
from atelier.scene import Motif


def candle(
    motif: Motif,
    foot: Place,
    height: float,
    *,
    wax: Pigment = "#f4e3bd",
    flame: Pigment | None = "#ffcf60",
    stick: Pigment | None = "#c8983c",
    glow: float = 0.6,
) -> Place:
    """A candle, dripped, perhaps in a stick; returns its flame, for the scene's light."""
    here = Placement(foot, height / 100)
    motif.contact(foot, height * 0.4)
    base = 0.0
    if stick is not None:
        turned(motif, here, [(9, -30), (5, -26), (3, -18), (6, -12), (4, -7), (17, -3), (18, 0)], stick, material=METAL, brush=FINE, tilt=0.22)
        base = -29
    fire = here.point(0, -100)
    if flame is not None:
        motif.glow(fire, height * 1.5, flame, glow * 0.6)
        motif.glow(fire, height * 0.5, "#fff0b8", glow)
    turned(
        motif,
        here,
        [(6, -86), (6.6, -60), (7, base)],
        wax,
        material=PAPER,
        brush=FINE,
        tilt=0.25,
        smooth=False,
        lit=mix(wax, "#fffdf0", 0.5),
        shade=mix(wax, "#a8683c", 0.45),
    )
    for _ in range(4):
        x, y, fall = motif.random.uniform(-6, 6), motif.random.uniform(-86, -70), motif.random.uniform(8, 30)
        rod(
            motif,
            here([(x, y), (x * 1.06, y + fall * 0.6), (x * 1.08, y + fall)]),
            [2.0 * here.scale, 2.4 * here.scale, 3.4 * here.scale],
            wax,
            brush=FINE,
            ragged=0.2,
        )
    motif.line(here([(0, -86), (0.6, -91)]), max(1.2, 1.2 * here.scale), "#2a201c", taper=0, load=1)
    if flame is not None:
        motif.shape(
            here(blob([(0, -88), (3.4, -93), (2.2, -101), (0.4, -110), (-2.0, -101), (-3.4, -93)], 6)),
            lambda x, y: ramp(["#fffbe0", "#ffe890", flame], (fire[1] + 10 * here.scale - y) / (20 * here.scale) + 0.2 + 0 * x),
            depth=3,
            brush=CRISP,
            wobble=0.2,
            lit="#fffdf0",
            shade=flame,
        )
    return fire


def lamp(
    motif: Motif, foot: Place, height: float, *, shade: Pigment = "#e8c078", stem: Pigment = "#8a6a3c", lit: Pigment | None = "#ffe2a0", glow: float = 0.55
) -> Place:
    """A lamp with a shade, on a table or, tall, on the floor; returns its bulb."""
    here = Placement(foot, height / 100)
    motif.contact(foot, height * 0.34)
    bulb = here.point(0, -80)
    turned(motif, here, [(1.6, -70), (1.8, -30), (5, -18), (3, -8), (13, -3), (14, 0)], stem, material=METAL, brush=FINE)
    if lit is not None:
        motif.glow(bulb, height * 1.1, lit, glow * 0.5)
        motif.wash(here(polygon([(-26, -62), (26, -62), (58, 0), (-58, 0)])), lit, glow * 0.35, soft=8 * here.scale, way="screen")
    turned(
        motif,
        here,
        [(13, -100), (20, -80), (27, -62)],
        shade if lit is None else mix(shade, lit, 0.5),
        material=PAPER,
        brush=FINE,
        lit=None if lit is None else "#fff6d8",
        shade=None if lit is None else mix(shade, "#b0602c", 0.4),
    )
    mouth(motif, here, 26, -62, mix(shade, "#3a2a1c", 0.5) if lit is None else "#fff4cc")
    return bulb


def chandelier(
    motif: Motif, at: Place, width: float, *, brass: Pigment = "#c8983c", flame: Pigment = "#ffd070", arms: int = 8, drops: Pigment = "#e8f0f0"
) -> list[Place]:
    """A chandelier hung from `at`; returns its flames."""
    here = Placement(at, width / 100)
    motif.line(here([(0, 0), (0, 28)]), 2.6, brass, taper=0, load=1)
    motif.glow(here.point(0, 55), width * 0.95, flame, 0.5)
    angles = np.linspace(0, 2 * math.pi, arms, endpoint=False) + 0.3
    flames = []
    for angle in angles[np.argsort(np.sin(angles))]:
        x, y = 46 * math.cos(angle), 60 + 9 * math.sin(angle)
        rod(motif, here([(0, 56), (x * 0.4, y + 14), (x * 0.86, y + 8), (x, y)]), [width * 0.022] * 4, brass, material=METAL, brush=FINE)
        for share in (0.35, 0.65, 0.95):
            drop = here.point(x * share, y + 12 - 8 * share)
            motif.line([drop, (drop[0], drop[1] + 7 * here.scale)], max(1.4, 2.2 * here.scale), drops, taper=0.9, opacity=0.9)
        flames.append(candle(motif, here.point(x, y), 18 * here.scale, stick=None, flame=flame, glow=0.5))
    turned(motif, Placement(here.point(0, 80), here.scale), [(1.5, -52), (5, -44), (3, -36), (7, -24), (3, -12), (1, 0)], brass, material=METAL, brush=FINE)
    return flames


__all__ = ["candle", "chandelier", "lamp"]
