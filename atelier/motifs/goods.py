"""What is worn, carried or eaten: umbrellas, hats, masks, arms, bread, a feather."""

import itertools
import math
from collections.abc import Sequence
from typing import Literal

import numpy as np

from atelier.accents import FromPicture
from atelier.canvas import CRISP, FINE
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon
from atelier.light import CLOTH, GLAZE, METAL, WOOD
from atelier.motifs.forms import mouth, rod, turned
from atelier.palette import Pigment, colour, lerp, mix, ramp
from atelier.scene import Motif

# ---- time, keys, glass


# ---- worn and carried


def umbrella(
    motif: Motif,
    hand: Place,
    size: float,
    pigment: Pigment = "#2c3138",
    *,
    other: Pigment | None = None,
    turn: float = 0.0,
    closed: bool = False,
    handle: Pigment = "#7a5236",
) -> Place:
    """An umbrella held at `hand` (its crook hangs below), open above it; or closed, its point down. Returns its ferrule."""
    here = Placement(hand, size / 100, turn)
    if closed:
        rod(motif, here([(0, -6), (0, 62)]), [8 * here.scale, 3 * here.scale], pigment, material=CLOTH, brush=FINE, grain=4)
        rod(motif, here([(0, -4), (0, -16), (-4, -22), (-10, -20), (-11, -14)]), [3 * here.scale] * 3, handle, material=WOOD, brush=FINE)
        return here.point(0, 66)
    rod(motif, here([(0, -74), (0, 4)]), [2.2 * here.scale] * 2, "#4a4a4e", brush=FINE)
    rod(motif, here([(0, 2), (0, 12), (-4, 18), (-10, 16), (-11, 10)]), [3.4 * here.scale] * 3, handle, material=WOOD, brush=FINE)
    ribs = [-50, -34, -12, 12, 34, 50]
    motif.shape(
        here(np.vstack([curve([(-50, -46), (0, -62), (50, -46)], 8), curve([(50, -46), (0, -44), (-50, -46)], 8)])),
        mix(pigment, "#0c0c10", 0.5),
        depth=4,
        brush=FINE,
    )
    crown = (0.0, -84.0)
    for number, (a, b) in enumerate(itertools.pairwise(ribs)):
        left, right = (a, -46 + 0.001 * a * a), (b, -46 + 0.001 * b * b)
        swell = lambda p: (p[0] * 0.80, (p[1] - 78) / 2 - 12)
        panel = np.vstack([curve([crown, swell(left), left], 6), curve([left, ((a + b) / 2, -51), right], 6), curve([right, swell(right), crown], 6)])
        tone = pigment if other is None or number % 2 else other
        motif.shape(
            here(panel), mix(tone, "#0c0c10", 0.06 * abs(number - 1)), depth=9 * here.scale, material=CLOTH, brush=FINE, flow=math.pi / 2 + (number - 2) * 0.35
        )
    rod(motif, here([(0, -82), (0, -92)]), [2.2 * here.scale, 1.2 * here.scale], "#4a4a4e", brush=FINE)
    return here.point(0, -92)


def parasol_above(motif: Motif, at: Place, radius: float, pigments: tuple[Pigment, Pigment] = ("#d8483c", "#f8ecd4"), *, gores: int = 10) -> None:
    """A parasol seen from above."""
    motif.wash(ellipse((at[0] + radius * 0.25, at[1] + radius * 0.3), radius), motif.light.shade, 0.45, soft=radius * 0.08, way="multiply")
    start = motif.random.random()
    for number in range(gores):
        a, b = (start + number) * 2 * math.pi / gores, (start + number + 1) * 2 * math.pi / gores
        wedge = [
            at,
            (at[0] + math.cos(a) * radius, at[1] + math.sin(a) * radius),
            (at[0] + math.cos((a + b) / 2) * radius * 0.94, at[1] + math.sin((a + b) / 2) * radius * 0.94),
            (at[0] + math.cos(b) * radius, at[1] + math.sin(b) * radius),
        ]
        motif.shape(polygon(wedge), pigments[number % 2], depth=radius * 0.12, material=CLOTH, brush=FINE, flow=(a + b) / 2)
    motif.shape(ellipse(at, radius * 0.06), "#8a6a44", depth=3, brush=FINE)


HatKind = Literal["bowler", "top", "straw", "cap", "beret", "wizard", "bonnet"]


def hat(
    motif: Motif, at: Place, width: float, kind: HatKind = "bowler", pigment: Pigment = "#2c2a2e", *, band: Pigment | None = "#7a3560", turn: float = 0.0
) -> Place:
    """A hat, the middle of its brim at `at`; returns its crown."""
    here = Placement(at, width / 100, turn)
    if kind in ("cap", "beret"):
        motif.shape(
            here(blob([(-34, 0), (-40, -18), (-16, -34), (22, -30), (40, -12), (30, 0), (0, 5)])), pigment, depth=14 * here.scale, material=CLOTH, brush=FINE
        )
        if kind == "cap":
            motif.shape(
                here(blob([(14, 0), (34, -6), (56, 2), (46, 8), (24, 6)])), mix(pigment, "#0c0c10", 0.3), depth=5 * here.scale, material=CLOTH, brush=FINE
            )
        else:
            rod(motif, here([(2, -33), (5, -40)]), [3 * here.scale] * 2, pigment, brush=FINE)
        return here.point(0, -32)
    profiles: dict[str, list[tuple[float, float]]] = {
        "bowler": [(6, -42), (22, -36), (27, -18), (27, -3)], "top": [(27, -66), (25, -60), (24, -30), (26, -3)], "straw": [(24, -26), (25, -22), (27, -3)],
        "wizard": [(1, -96), (8, -60), (18, -28), (27, -3)], "bonnet": [(10, -44), (26, -36), (32, -16), (30, -3)],
    }  # fmt: skip
    rim = 50 if kind != "straw" else 56
    brim = here(
        np.vstack(
            [
                curve([(-rim, -6), (-rim * 0.5, 5), (0, 8), (rim * 0.5, 5), (rim, -6)], 6),
                curve([(rim, -6), (rim * 0.5, -11), (0, -12), (-rim * 0.5, -11), (-rim, -6)], 6),
            ]
        )
    )
    motif.shape(brim, mix(pigment, "#0c0c10", 0.15), depth=4 * here.scale, material=CLOTH, brush=FINE)
    crown = turned(motif, here, profiles[kind], pigment, material=CLOTH, brush=FINE, tilt=0.2)
    if kind == "top":
        mouth(motif, here, 27, -66, mix(pigment, "#ffffff", 0.1), tilt=0.2)
    if band is not None:
        motif.line(here([(-27, -9), (-14, -4.5), (0, -3), (14, -4.5), (27, -9)]), 8 * here.scale, band, on=crown, taper=0, load=1)
    motif.line(
        here([(-rim, -6), (-rim * 0.5, 5), (0, 8), (rim * 0.5, 5), (rim, -6)]), max(1.3, 2 * here.scale), mix(pigment, "#ffffff", 0.14), taper=0.2, opacity=0.7
    )
    return here.point(0, profiles[kind][0][1])


def mask(
    motif: Motif,
    at: Place,
    width: float,
    pigment: Pigment = "#f1ead8",
    *,
    mood: Literal["smile", "weep", "yawn", "blank"] = "smile",
    ink: Pigment = "#2a1c1c",
    cheek: Pigment | None = "#c8705a",
    turn: float = 0.0,
) -> int:
    """A theatre mask: holes for eyes and mouth, a nose, the strap's ends."""
    here = Placement(at, width / 100, turn)
    motif.wash(here(ellipse((4, 8), 50, 62)), motif.light.shade, 0.35, soft=width * 0.06, way="multiply")
    face = motif.shape(
        here(blob([(-46, -30), (-40, -56), (0, -66), (40, -56), (46, -30), (42, 10), (24, 48), (0, 62), (-24, 48), (-42, 10)])),
        pigment,
        depth=width * 0.28,
        material=GLAZE,
        brush=FINE,
    )
    if cheek is not None:
        for x in (-24, 24):
            motif.wash(here(ellipse((x, 10), 12, 10)), cheek, 0.45, soft=4 * here.scale, within=face)
    bow = {"smile": -7, "weep": 7, "yawn": -3, "blank": 0}[mood]
    for side in (-1, 1):
        if mood == "blank":
            motif.line(here([(side * 10, -16), (side * 20, -13), (side * 30, -16)]), 2.4 * here.scale, ink, on=face, taper=0.5)
            continue
        hole = np.vstack(
            [
                curve([(side * 9, -16), (side * 20, -18 + bow), (side * 32, -16 + bow * 0.4)], 6),
                curve([(side * 32, -16 + bow * 0.4), (side * 20, -8 + bow), (side * 9, -16)], 6),
            ]
        )
        motif.inlay(here(hole), ink, within=face, depth=3, wobble=0.3)
        motif.line(
            here([(side * 8, -30 - bow * 0.3), (side * 20, -36 + bow * 0.3), (side * 34, -30 + bow)]),
            3 * here.scale,
            mix(ink, pigment, 0.3),
            on=face,
            taper=0.6,
        )
    motif.line(here([(0, -16), (5, 4), (4, 14), (-4, 15)]), 2.6 * here.scale, FromPicture(0.72), on=face, taper=0.5)
    mouths = {
        "smile": [(-20, 26), (0, 36), (20, 26), (0, 44)],
        "weep": [(-18, 44), (0, 30), (18, 44), (0, 36)],
        "yawn": [(-11, 34), (0, 24), (11, 34), (0, 50)],
        "blank": [(-10, 35), (0, 37), (10, 35), (0, 38)],
    }
    motif.inlay(here(blob(mouths[mood], 8)), ink, within=face, depth=3, wobble=0.3)
    return face


def boots(motif: Motif, foot: Place, height: float, leather: Pigment = "#6a4630") -> None:
    """A pair, one fallen in on itself."""
    motif.contact(foot, height * 1.3)
    for x, lean in ((-0.42, -0.05), (0.28, 0.12)):
        here = Placement((foot[0] + x * height, foot[1]), height / 100, lean)
        motif.shape(
            here(
                np.vstack(
                    [
                        curve([(-20, -98), (-18, -50), (-20, -14), (-20, 0)], 5),
                        curve([(-20, 0), (10, 1), (46, 0), (48, -12), (34, -24), (12, -32)], 5),
                        curve([(12, -32), (14, -60), (18, -97)], 5),
                    ]
                )
            ),
            leather,
            depth=13 * here.scale,
            brush=FINE,
            material=GLAZE,
        )
        motif.shape(here(ellipse((-1, -97), 19, 5)), mix(leather, "#140c08", 0.7), depth=2, brush=FINE)
        rod(motif, here([(-21, -1), (10, 1), (48, -2)]), [5 * here.scale] * 3, mix(leather, "#140c08", 0.6), brush=FINE)
        for y in (-42, -54, -66):
            motif.line(here([(2, y), (14, y + 4)]), max(1.3, 2 * here.scale), mix(leather, "#f0d8a0", 0.5), taper=0)


def spectacles(motif: Motif, at: Place, width: float, *, wire: Pigment = "#3a3430", turn: float = 0.0) -> None:
    """Two rounds of glass in wire."""
    here, t = Placement(at, width / 100, turn), np.linspace(0, 2 * math.pi, 25)
    for x in (-26, 26):
        motif.wash(here(ellipse((x, 0), 20, 18)), "#dfeef0", 0.35, soft=1.5)
        motif.line(here(np.stack([x + 20 * np.cos(t), 18 * np.sin(t)], 1)), max(1.5, 3 * here.scale), wire, taper=0, load=1)
        motif.line(here([(x - 8, -8), (x - 2, -12)]), max(1.2, 3 * here.scale), "#ffffff", taper=0.6, opacity=0.8)
    motif.line(here([(-7, -3), (0, -7), (7, -3)]), max(1.4, 2.6 * here.scale), wire, taper=0, load=1)


def crown(
    motif: Motif, foot: Place, width: float, gold: Pigment = "#d8a83c", *, jewels: Sequence[Pigment] = ("#b82c3c", "#3c6ab0", "#3c9a5a"), turn: float = 0.0
) -> None:
    """A crown, seen a little from above."""
    here = Placement(foot, width / 100, turn)
    motif.shape(here(ellipse((0, -26), 46, 9)), mix(gold, "#3a2408", 0.6), depth=3, brush=FINE)
    points = [(-47, -22), (-50, -60), (-32, -36), (-26, -66), (-12, -34), (0, -72), (12, -34), (26, -66), (32, -36), (50, -60), (47, -22)]
    motif.shape(
        here(np.vstack([polygon(points, 2)[:-2], curve([(47, -22), (42, -6), (24, 3), (0, 5), (-24, 3), (-42, -6), (-47, -22)], 5)])),
        gold,
        depth=9 * here.scale,
        material=METAL,
        brush=FINE,
    )
    for number, x in enumerate((-30, -15, 0, 15, 30)):
        motif.shape(here(ellipse((x, -11 + 0.006 * (900 - x * x)), 4.5, 5)), jewels[number % len(jewels)], depth=4 * here.scale, brush=CRISP, material=GLAZE)
    for x, y in ((-50, -62), (-26, -68), (0, -74), (26, -68), (50, -62)):
        motif.shape(here(ellipse((x, y), 4)), mix(gold, "#fff4c0", 0.3), depth=4, material=METAL, brush=CRISP)


def sword(motif: Motif, tip: Place, length: float, *, turn: float = 0.0, steel: Pigment = "#b8c0c8", hilt: Pigment = "#a87c34", rust: float = 0.0) -> Place:
    """A sword point down at `tip`, upright unless turned; `rust` 0 to 1 eats it. Returns its pommel."""
    here, noise = Placement(tip, length / 100, turn), motif.noise(4)
    blade = lambda x, y: lerp(
        mix(steel, "#ffffff", 0.2) * np.ones((*(x + y).shape, 3), np.float32), colour("#8a4a28"), np.clip(rust * (1.1 + 0.9 * noise(x, y, length * 0.1)), 0, 1)
    )
    motif.shape(
        here(polygon([(0, 0), (3.4, -9), (3.8, -74), (-3.8, -74), (-3.4, -9)])),
        blade,
        depth=3.5 * here.scale,
        material=METAL,
        brush=FINE,
        flow=turn + math.pi / 2,
        wobble=0.5 + rust,
    )
    motif.line(here([(0, -8), (0, -40), (0, -72)]), max(1.2, 1.2 * here.scale), FromPicture(0.7), taper=0.3, opacity=0.7)
    rod(motif, here([(-15, -73), (0, -75), (15, -73)]), [4.2 * here.scale, 4.6 * here.scale, 4.2 * here.scale], hilt, material=METAL, brush=FINE)
    rod(motif, here([(0, -76), (0, -94)]), [4.6 * here.scale] * 2, "#4a3226", brush=FINE)
    motif.shape(here(ellipse((0, -97), 4)), hilt, depth=4, material=METAL, brush=FINE)
    return here.point(0, -97)


def shield(
    motif: Motif, at: Place, width: float, pigments: tuple[Pigment, Pigment] = ("#8c2b38", "#d8c8a0"), *, turn: float = 0.0, iron: Pigment = "#5a5c62"
) -> int:
    """A battered shield, parted in two colours."""
    here = Placement(at, width / 100, turn)
    motif.shape(
        here(curve([(-52, -54), (0, -60), (52, -54), (50, 0), (26, 48), (0, 66), (-26, 48), (-50, 0), (-52, -54)], 8)),
        iron,
        depth=5,
        material=METAL,
        brush=FINE,
    )
    face = motif.shape(
        here(curve([(-46, -48), (0, -53), (46, -48), (44, 0), (22, 43), (0, 58), (-22, 43), (-44, 0), (-46, -48)], 8)),
        lambda x, y: np.where((here.local(x, y)[0] < 0)[..., None], colour(pigments[0]), colour(pigments[1])),
        depth=width * 0.2,
        material=WOOD,
        brush=FINE,
    )
    motif.shape(here(ellipse((0, -4), 12)), iron, depth=8 * here.scale, material=METAL, brush=FINE)
    for _ in range(9):
        motif.dab(
            here.point(motif.random.uniform(-34, 34), motif.random.uniform(-40, 30)),
            width * motif.random.uniform(0.06, 0.22),
            1.6,
            motif.random.uniform(0, 3),
            FromPicture(0.6 if motif.random.random() < 0.6 else 1.4),
            on=face,
            taper=0.8,
            opacity=0.7,
        )
    return face


# ---- food, nature's leavings


def bread(motif: Motif, foot: Place, width: float, crust: Pigment = "#b8783c", *, cut: bool = False) -> None:
    """A loaf, slashed and floured."""
    here = Placement(foot, width / 100)
    motif.contact(foot, width)
    loaf = motif.shape(here(blob([(-46, -2), (-50, -22), (-36, -40), (0, -47), (36, -40), (50, -22), (46, -2), (0, 1)])), crust, depth=width * 0.22, brush=FINE)
    for x in (-26, -6, 14) if cut else (-28, -9, 10, 29):
        motif.line(here([(x - 4, -20), (x + 3, -33), (x + 10, -41)]), 5 * here.scale, mix(crust, "#f4dca8", 0.65), on=loaf, taper=0.8)
    for _ in range(14):
        motif.dab(
            here.point(motif.random.uniform(-40, 40), motif.random.uniform(-40, -22)),
            width * 0.04,
            1.6,
            motif.random.uniform(0, 3),
            "#f8ecd0",
            on=loaf,
            opacity=0.5,
        )
    if cut:
        motif.shape(here(ellipse((40, -21), 12, 20)), "#f2dcae", depth=4, brush=FINE)


def feather(motif: Motif, at: Place, length: float, pigment: Pigment = "#e8e4da", *, turn: float = -0.6, tip: Pigment | None = None) -> int:
    """A feather from its quill outwards, its vane split once or twice."""
    here = Placement(at, length / 100, turn)
    split = float(motif.random.uniform(40, 70))
    vane = [(18, 0), (30, -9), (split, -13), (split + 3, -7), (split + 7, -12.5), (86, -8), (100, -1), (90, 7), (62, 11), (36, 9)]
    identity = motif.shape(
        here(curve([*vane, vane[0]], 4)),
        pigment if tip is None else lambda x, y: ramp([pigment, pigment, tip], here.local(x, y)[0] / 100),
        depth=length * 0.05,
        brush=FINE,
        flow=turn + 0.6,
    )
    motif.line(here([(0, 2), (40, -1), (98, -1)]), max(1.3, length * 0.016), mix(pigment, "#6a5a44", 0.35), taper=0.5, load=1)
    for x in np.linspace(24, 92, 16):
        for side in (-1, 1):
            motif.line(here([(x, -1), (x + 9, side * 8.5)]), 1.1, FromPicture(0.84), on=identity, taper=0.6, opacity=0.6)
    return identity


def fish_bones(motif: Motif, at: Place, length: float, bone: Pigment = "#eee6d2", *, turn: float = 0.0) -> None:
    """What the cat has left."""
    here, w = Placement(at, length / 100, turn), max(1.5, length * 0.022)
    motif.line(here([(16, 0), (50, -3), (86, 0)]), w * 1.2, bone, taper=0.2, load=1)
    for x in np.linspace(26, 76, 7):
        tall = 17 * math.sin(math.pi * (x - 14) / 76) + 3
        for side in (-1, 1):
            motif.line(here([(x, -2), (x + 4, side * tall * 0.6), (x + 9, side * tall)]), w, bone, taper=0.5, load=1)
    motif.shape(here(blob([(0, 0), (8, -11), (20, -8), (22, 8), (8, 10)])), bone, depth=length * 0.06, brush=FINE)
    motif.shape(here(ellipse((9, -2), 2.4)), "#2a2420", depth=2, brush=CRISP)
    motif.shape(here(polygon([(84, 0), (99, -12), (94, 0), (99, 12)])), bone, depth=3, brush=FINE)


__all__ = ["HatKind", "boots", "bread", "crown", "feather", "fish_bones", "hat", "mask", "parasol_above", "shield", "spectacles", "sword", "umbrella"]
