"""Instruments."""

import math
from collections.abc import Sequence

import numpy as np

from atelier.accents import FromPicture
from atelier.canvas import CRISP, FINE
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon
from atelier.light import GLAZE, METAL, WOOD
from atelier.motifs.forms import mouth, rod, turned
from atelier.palette import Pigment, mix, ramp
from atelier.scene import Motif


def violin(motif: Motif, chin: Place, length: float, *, wood: Pigment = "#a8582c", turn: float = -0.5) -> Place:
    """A violin from its chin end outwards along `turn`; returns its scroll."""
    here = Placement(chin, length / 100, turn)
    body = [
        (0, 0),
        (3, -15),
        (15, -19),
        (25, -13),
        (32, -10),
        (39, -13),
        (48, -15),
        (56, -9),
        (58, 0),
        (56, 9),
        (48, 15),
        (39, 13),
        (32, 10),
        (25, 13),
        (15, 19),
        (3, 15),
    ]
    motif.shape(here(blob(body, 6) + (1.5, 2.5)), mix(wood, "#1c0c08", 0.55), depth=4, brush=FINE)
    top = motif.shape(
        here(blob(body, 6)),
        lambda x, y: ramp(
            [mix(wood, "#2c120a", 0.35), wood, mix(wood, "#f0b060", 0.45)],
            1 - np.hypot(*np.broadcast_arrays((here.local(x, y)[0] - 30) / 36, here.local(x, y)[1] / 18)),
        ),
        depth=7 * here.scale,
        material=GLAZE,
        brush=FINE,
        flow=turn,
    )
    rod(motif, here([(54, 0), (92, 0)]), [4.6 * here.scale, 3.6 * here.scale], mix(wood, "#1c0c08", 0.3), material=WOOD, brush=FINE)
    motif.shape(here(polygon([(30, -2.8), (92, -1.6), (92, 1.6), (30, 2.8)])), "#1e1818", depth=2, brush=FINE)
    motif.shape(here(polygon([(1, -2), (12, -3), (12, 3), (1, 2)])), "#1e1818", depth=2, brush=FINE)
    for side in (-1, 1):
        motif.line(here([(21, side * 7), (25, side * 9), (29, side * 6), (33, side * 8)]), max(1.4, 1.6 * here.scale), "#1e1212", on=top, taper=0.3, load=1)
        motif.line(here([(24, side * 4.6), (24, 0)]), max(1.4, 1.6 * here.scale), "#e8c890", taper=0, load=1)
        for x in (93, 96):
            motif.line(here([(x, 0), (x + 1, side * 6)]), max(1.4, 2.2 * here.scale), "#1e1818", taper=0, load=1)
    for y in (-1.5, -0.5, 0.5, 1.5):
        motif.line(here([(12, y), (92, y * 0.6)]), 1.0, "#e8e0d0", taper=0, opacity=0.8, wobble=0)
    t = np.linspace(0, 5, 12)
    rod(
        motif,
        here(np.stack([98 + (5 - 0.7 * t) * np.sin(t), -1 + (4 - 0.6 * t) * np.cos(t) - 2], 1)),
        [3.6 * here.scale, 3 * here.scale, 2 * here.scale],
        wood,
        material=WOOD,
        brush=FINE,
        ragged=0.2,
    )
    return here.point(102, 0)


def bow(motif: Motif, hand: Place, length: float, *, turn: float = 0.6) -> Place:
    """A fiddle's bow from the hand outwards."""
    here = Placement(hand, length / 100, turn)
    rod(motif, here([(0, -2), (50, -5), (98, -2), (100, 1)]), [length * 0.022] * 2, "#5a3422", material=WOOD, brush=FINE, ragged=0.1)
    motif.line(here([(2, 2), (99, 1.5)]), max(1.3, length * 0.014), "#f4efe0", taper=0, load=1, wobble=0)
    motif.shape(here(polygon([(0, -2), (10, -3), (10, 3), (1, 3)])), "#1e1818", depth=2, brush=FINE)
    return here.point(100, 0)


def horn(motif: Motif, mouthpiece: Place, length: float, *, brass: Pigment = "#c99a3c", turn: float = -0.3, curled: bool = True) -> Place:
    """A brass horn from its mouthpiece to its bell; returns the middle of the bell."""
    here, w = Placement(mouthpiece, length / 100, turn), length * 0.035
    if curled:
        t = np.linspace(-math.pi / 2, 1.5 * math.pi, 22)
        rod(motif, here(np.stack([42 + 16 * np.cos(t), 15 + 15 * np.sin(t)], 1)), [w] * 3, brass, material=METAL, brush=FINE, ragged=0.1)
    rod(motif, here([(0, 0), (42, 0), (74, 0)]), [w * 0.6, w, w * 1.3], brass, material=METAL, brush=FINE, ragged=0.1)
    bell = np.vstack([curve([(68, -2), (84, -4), (94, -10), (102, -22)], 8), curve([(102, 22), (94, 10), (84, 4), (68, 2)], 8)])
    motif.shape(here(bell), brass, depth=8 * here.scale, material=METAL, brush=FINE)
    motif.shape(
        here(ellipse((102, 0), 5, 22)),
        lambda x, y: ramp(
            [mix(brass, "#1c0e04", 0.75), mix(brass, "#3a2408", 0.35), brass],
            np.hypot(*np.broadcast_arrays((here.local(x, y)[0] - 101) / 5, here.local(x, y)[1] / 22)),
        ),
        depth=3,
        brush=FINE,
        material=METAL,
    )
    motif.shape(here(polygon([(-4, -2.4), (2, -1), (2, 1), (-4, 2.4)])), "#d8d4cc", depth=2, brush=CRISP, material=METAL)
    return here.point(102, 0)


def gramophone_horn(motif: Motif, root: Place, height: float, *, brass: Pigment = "#c99a3c", turn: float = 0.5, petals: int = 8) -> Place:
    """A flower-shaped horn opening away from its root; returns the middle of its mouth."""
    here = Placement(root, height / 100, turn)
    rod(motif, here([(0, 0), (-4, -26), (0, -52)]), [height * 0.05, height * 0.07, height * 0.16], brass, material=METAL, brush=FINE)
    t = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    lip = 1 + 0.07 * np.abs(np.sin(t * petals / 2))
    rim = np.stack([44 * np.cos(t) * lip, -82 + 21 * np.sin(t) * lip], 1)
    lower = rim[(t < math.pi)]
    motif.shape(
        here(np.vstack([curve([(-7, -48), (-18, -62), (-44, -82)], 8), lower[::-1], curve([(44, -82), (18, -62), (7, -48)], 8)])),
        brass,
        depth=18 * here.scale,
        material=METAL,
        brush=FINE,
    )
    inner = motif.shape(
        here(rim),
        lambda x, y: ramp(
            [mix(brass, "#1c0e04", 0.8), mix(brass, "#3a2408", 0.4), mix(brass, "#fff0b8", 0.2)],
            np.hypot(*np.broadcast_arrays(here.local(x, y)[0] / 46, (here.local(x, y)[1] + 80) / 22)),
        ),
        depth=4,
        material=METAL,
        brush=FINE,
    )
    for number in range(petals):
        angle = number * 2 * math.pi / petals
        motif.line(
            here([(4 * math.cos(angle), -79 + 2 * math.sin(angle)), (43 * math.cos(angle), -82 + 20 * math.sin(angle))]),
            max(1.2, 1.5 * here.scale),
            FromPicture(0.7),
            on=inner,
            taper=0.5,
            opacity=0.7,
        )
    return here.point(0, -82)


def drum(motif: Motif, foot: Place, width: float, *, shell: Pigment = "#b8302c", rim: Pigment = "#d8b060", skin: Pigment = "#f0e6d0") -> Place:
    """A drum with its cords; returns the middle of its skin."""
    here = Placement(foot, width / 100)
    motif.contact(foot, width)
    body = turned(motif, here, [(48, -64), (48, -6), (48, 0)], shell, material=WOOD, brush=FINE, smooth=False, tilt=0.26)
    for k, x in enumerate(np.linspace(-0.95, 0.95, 9)[:-1]):
        a, b = math.sin(x * math.pi / 2) * 48, math.sin((x + 0.12) * math.pi / 2) * 48
        dip = lambda u: 12 * math.sqrt(max(0.0, 1 - (u / 49) ** 2))
        motif.line(
            here([(a, -58 + dip(a)), (b, -6 + dip(b))] if k % 2 else [(b, -58 + dip(b)), (a, -6 + dip(a))]),
            max(1.3, 2 * here.scale),
            "#f0e6d0",
            on=body,
            taper=0,
            load=1,
        )
    t = np.linspace(0, math.pi, 15)
    for y in (-60, -3):
        rod(motif, here(np.stack([48.5 * np.cos(t), y + 12.5 * np.sin(t)], 1)), [7 * here.scale] * 3, rim, material=METAL, brush=FINE, ragged=0.2)
    mouth(motif, here, 47, -64, skin, tilt=0.26)
    return here.point(0, -64)


def harp_strings(motif: Motif, tops: Sequence[Place], feet: Sequence[Place], ink: Pigment = "#eef2ee") -> None:
    """Strings between two rows of places."""
    for top, foot in zip(tops, feet, strict=True):
        motif.line([top, foot], 1.5, ink, taper=0.1, load=1, wobble=0.1, opacity=0.85)


__all__ = ["bow", "drum", "gramophone_horn", "harp_strings", "horn", "violin"]
