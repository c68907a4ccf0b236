"""What hangs, is strung or flies: rope, ladders, washing, bunting, flags, kites, balloons, swings, scarves, webs."""

import math
from collections.abc import Sequence
from typing import Literal

import numpy as np
from numpy.typing import ArrayLike

from atelier import marks
from atelier.accents import FromPicture
from atelier.canvas import FINE
from atelier.geometry import Place, Placement, Points, along, blob, curve, lengths, polygon, ribbon, tangents
from atelier.light import CLOTH, GLAZE, PAPER, WOOD
from atelier.motifs.forms import cloth, rod
from atelier.palette import Pigment, mix
from atelier.scene import Fill, Motif

Garment = Literal["shirt", "sheet", "sock", "trousers", "dress", "towel"]


def hung(start: Place, end: Place, sag: float, steps: int = 25) -> Points:
    """A line hung between two places, `sag` below their middle."""
    t = np.linspace(0, 1, steps)
    line = np.asarray(start) + (np.asarray(end, np.float64) - start) * t[:, None]
    return line + np.stack([0 * t, sag * 4 * t * (1 - t)], 1)


def rope(motif: Motif, path: ArrayLike, width: float, pigment: Pigment = "#b8986a") -> int:
    """A laid rope: round, with the slant of its strands."""
    line = curve(path, 12)
    identity = rod(motif, along(line, 24), [width, width], pigment, brush=FINE, ragged=0.2)
    count = int(lengths(line)[-1] / (width * 0.55))
    if identity and width >= 3:
        turns = along(line, max(3, count))
        for (x, y), (dx, dy) in zip(turns, tangents(turns), strict=True):
            motif.dab((x, y), width * 1.2, max(1.1, width * 0.16), math.atan2(dy, dx) + 0.9, FromPicture(0.66), on=identity, taper=0.3, opacity=0.7)
    return identity


def knot(motif: Motif, at: Place, width: float, pigment: Pigment = "#b8986a") -> None:
    """A knot in a rope as wide as that."""
    for angle in (0.6, -0.7, 1.5):
        c, s = math.cos(angle) * width, math.sin(angle) * width
        rod(motif, [(at[0] - c, at[1] - s), (at[0] + s * 0.2, at[1] - c * 0.2), (at[0] + c, at[1] + s)], [width * 0.8] * 3, pigment, brush=FINE)


def yarn(motif: Motif, path: ArrayLike, pigment: Pigment = "#c21f30", width: float = 3.2) -> None:
    """A thread or a strand of wool with its shadow, loose on a surface. For one in the air use `marks.thread`."""
    line = curve(path, 14)
    motif.wash(ribbon(along(line, 60) + (1.5, 3.0), [width] * 2, 2), motif.light.shade, 0.4, soft=1.6, way="multiply")
    marks.thread(motif, path, width, pigment)


def scarf(motif: Motif, path: ArrayLike, width: float, pigment: Pigment = "#c21f30", *, band: Pigment | None = None, fringe: bool = True) -> int:
    """A knitted scarf along a line: it turns, so its width comes and goes; rows of knitting, fringed ends."""
    line = along(curve(path, 16), 90)
    turn = 0.78 + 0.22 * np.sin(np.linspace(0, 7, 12) + motif.random.uniform(0, 6))
    identity = motif.shape(ribbon(along(line, 24), [float(width * t) for t in turn], 6), pigment, depth=width * 0.35, material=CLOTH, brush=FINE, wobble=1.0)
    ahead = tangents(line)
    for place in range(2, 88, 2):
        (x, y), angle = line[place], math.atan2(ahead[place, 1], ahead[place, 0])
        ink = band if band is not None and (place // 12) % 3 == 1 else None
        motif.dab(
            (x, y),
            width * 0.92,
            max(1.3, width * (0.20 if ink is not None else 0.09)),
            angle + math.pi / 2,
            FromPicture(0.74) if ink is None else ink,
            on=identity,
            taper=0.2,
            opacity=0.65,
        )
    for end, sign in ((line[0], -1), (line[-1], 1)) if fringe else ():
        direction = (ahead[0] if sign < 0 else ahead[-1]) * sign
        side = np.array([-direction[1], direction[0]])
        for share in np.linspace(-0.42, 0.42, max(4, int(width / 4))):
            start = end + side * share * width
            motif.line([start, start + direction * width * 0.4 + (0, width * 0.12)], max(1.4, width * 0.09), mix(pigment, "#2a0c10", 0.15), taper=0.5)
    return identity


def ladder(
    motif: Motif, foot: Place, top: Place, width: float, *, wood: Pigment = "#b8875a", narrow: float = 0.8, gap: float = 0.55, shadow: bool = True
) -> None:
    """A ladder from foot to top: hand-made, one rung mended."""
    a, b = np.asarray(foot, np.float64), np.asarray(top, np.float64)
    ahead = (b - a) / (np.linalg.norm(b - a) + 1e-6)
    side = np.array([-ahead[1], ahead[0]])
    if shadow:
        motif.contact(foot, width * 1.1)
    length, thick = float(np.linalg.norm(b - a)), width * 0.12
    count = int(length / (width * gap))
    for number in range(count):
        t = (number + 0.5) / count
        half, at = width / 2 * (1 + (narrow - 1) * t), a + (b - a) * t
        slip = motif.random.normal() * width * 0.015
        rod(
            motif,
            [at - side * half + ahead * slip, at + side * half - ahead * slip],
            [thick * 0.8 * (1 - 0.25 * t)] * 2,
            mix(wood, "#fff0d0", float(motif.random.uniform(0, 0.2))),
            material=WOOD,
            brush=FINE,
        )
    for sign in (-1, 1):
        rod(
            motif,
            [a + side * sign * width / 2, (a + b) / 2 + side * sign * width / 4 * (1 + narrow), b + side * sign * width / 2 * narrow],
            [thick * 1.1, thick, thick * 0.8],
            wood,
            material=WOOD,
            brush=FINE,
            grain=5,
        )


def stepladder(motif: Motif, foot: Place, height: float, *, wood: Pigment = "#b08a58") -> Place:
    """A folding ladder standing by itself; returns its top step."""
    here = Placement(foot, height / 100)
    motif.contact(foot, height * 0.6)
    for x in (16, 34):
        rod(motif, here([(x + 6, -6), (4 + x * 0.1, -98)]), [height * 0.03] * 2, mix(wood, "#2c1c10", 0.35), material=WOOD, brush=FINE)
    ladder(motif, here.point(-10, 0), here.point(0, -96), height * 0.30, wood=wood, narrow=0.6, shadow=False)
    rod(motif, here([(-10, -98), (12, -99)]), [height * 0.045] * 2, wood, material=WOOD, brush=FINE)
    return here.point(1, -100)


def washing_line(
    motif: Motif, start: Place, end: Place, sag: float, clothes: Sequence[tuple[Garment, Pigment]], *, size: float = 60.0, wind: float = 0.15
) -> Points:
    """A line of washing; each piece pegged at its own place, blown a little. Returns the line."""
    line = hung(start, end, sag)
    shares = (np.arange(len(clothes)) + 0.5 + motif.random.uniform(-0.18, 0.18, len(clothes))) / max(1, len(clothes))
    for share, (kind, pigment) in zip(shares, clothes, strict=True):
        at = line[int(share * (len(line) - 1))]
        garment(motif, (float(at[0]), float(at[1])), size * motif.random.uniform(0.75, 1.25), kind, pigment, blown=wind + motif.random.normal() * 0.06)
    motif.line(line, 2.2, "#f0e8d8", taper=0, load=1, dry=0.1)
    return line


def garment(motif: Motif, at: Place, size: float, kind: Garment, pigment: Fill, *, blown: float = 0.1) -> int:
    """Washing pegged by its upper edge's middle at `at`."""
    outlines: dict[Garment, list[Place]] = {
        "shirt": [(-26, 0), (26, 0), (34, 12), (52, 40), (40, 48), (28, 30), (27, 76), (0, 80), (-27, 76), (-28, 30), (-40, 48), (-52, 40), (-34, 12)],
        "sheet": [(-60, 0), (60, 0), (62, 40), (59, 92), (20, 97), (-20, 90), (-60, 95), (-58, 50)],
        "sock": [(-9, 0), (9, 0), (9, 34), (26, 48), (22, 58), (2, 54), (-9, 40)],
        "trousers": [(-24, 0), (24, 0), (26, 40), (27, 96), (8, 97), (0, 40), (-8, 98), (-27, 95), (-26, 40)],
        "dress": [(-16, 0), (16, 0), (22, 30), (44, 92), (14, 98), (-16, 95), (-44, 90), (-22, 30)],
        "towel": [(-24, 0), (24, 0), (25, 40), (23, 72), (-23, 74), (-24, 40)],
    }
    points = np.array(outlines[kind], np.float64)
    points[:, 0] += blown * points[:, 1] + 0.05 * points[:, 1] * np.sin(points[:, 0] / 20)
    here = Placement(at, size / 60)
    identity = cloth(motif, here(polygon(points, 6)), pigment, hang=math.pi / 2 - blown, fold=size * 0.34, depth=size * 0.05, brush=FINE)
    wide = float(points[0, 0]), float(points[1, 0])
    for x in wide:
        motif.dab(here.point(x * 0.88, 0), size * 0.16, max(1.6, size * 0.045), math.pi / 2 + 0.1, "#b88a54", taper=0.2, load=1)
    return identity


def bunting(motif: Motif, start: Place, end: Place, sag: float, pigments: Sequence[Pigment], *, count: int = 10, size: float = 26.0) -> None:
    """Pennants on a string."""
    line = hung(start, end, sag)
    for number in range(count):
        at = line[int((number + 0.5) / count * (len(line) - 1))]
        here = Placement((float(at[0]), float(at[1])), size, motif.random.normal() * 0.14)
        motif.shape(
            here(polygon([(-0.5, 0), (0.5, 0), (0.04 + motif.random.normal() * 0.08, 1.15)], 4)),
            pigments[number % len(pigments)],
            depth=size * 0.25,
            material=CLOTH,
            brush=FINE,
            wobble=1.0,
        )
    motif.line(line, 1.8, "#e8dcc4", taper=0, load=1)


def flag(
    motif: Motif, foot: Place, height: float, pigments: Sequence[Pigment] = ("#cf2f33",), *, size: float = 0.42, wind: int = 1, pole: Pigment = "#8a6a48"
) -> None:
    """A flag on its pole, streaming to the `wind` side; several pigments make bands."""
    here = Placement(foot, height / 100, 0.0, wind < 0)
    rod(motif, here([(0, 0), (0.5, -100)]), [height * 0.022, height * 0.016], pole, material=WOOD, brush=FINE)
    w, h = 100 * size, 62 * size
    x = np.linspace(0, w, 24)
    wave = 4.5 * size * np.sin(x / w * 7) * (x / w) * 3 + 3 * size * x / w
    for number, pigment in enumerate(pigments):
        y0, y1 = -98 + h * number / len(pigments), -98 + h * (number + 1) / len(pigments)
        band = np.vstack([np.stack([x, y0 + wave], 1), np.stack([x[::-1], (y1 + wave * 1.1)[::-1]], 1)])
        cloth(motif, here(band), pigment, hang=math.pi / 2 + 0.25, fold=w * 0.4 * here.scale, depth=h * 0.05 * here.scale, brush=FINE)


def kite(
    motif: Motif,
    at: Place,
    size: float,
    pigments: tuple[Pigment, Pigment] = ("#d8483c", "#f2c040"),
    *,
    turn: float = 0.3,
    string: Place | None = None,
    tail: int = 5,
) -> Place:
    """A paper kite with its bowed tail; with `string`, the line runs down to that hand. Returns where the line is tied."""
    here = Placement(at, size / 100, turn)
    tied = here.point(0, -4)
    quarters = [[(0, -56), (36, -10), (0, -10)], [(0, -56), (-36, -10), (0, -10)], [(36, -10), (0, 62), (0, -10)], [(-36, -10), (0, 62), (0, -10)]]
    for number, quarter in enumerate(quarters):
        motif.shape(here(polygon(quarter)), pigments[0 if number in (0, 3) else 1], depth=size * 0.1, material=PAPER, brush=FINE, wobble=0.6)
    for stick in ([(0, -56), (0, 62)], [(-36, -10), (36, -10)]):
        motif.line(here(stick), max(1.3, size * 0.018), "#7a5a3a", taper=0, load=1)
    path = curve(here([(0, 62), (10, 84), (-6, 112), (14, 140), (0, 170)]), 8)
    motif.line(path[::3], 1.6, "#e8dcc4", taper=0.2)
    for place in np.linspace(5, len(path) - 2, tail).astype(int):
        bow = Placement((float(path[place, 0]), float(path[place, 1])), size / 100, motif.random.normal() * 0.6)
        for side in (-1, 1):
            motif.shape(bow(polygon([(0, 0), (side * 9, -5), (side * 9, 5)])), pigments[place % 2], depth=2, brush=FINE, material=CLOTH, wobble=0.4)
    if string is not None:
        motif.line(hung(tied, string, math.dist(tied, string) * 0.06), 1.4, "#f4f0e4", taper=0, load=1, wobble=0)
    return tied


def balloon(motif: Motif, at: Place, size: float, pigment: Pigment = "#d8402f", *, hand: Place | None = None) -> Place:
    """A toy balloon; returns its knot, and with `hand` strings it there."""
    here = Placement(at, size / 100)
    foot = here.point(0, 58)
    if hand is not None:
        motif.line([foot, ((foot[0] + hand[0]) / 2 + size * 0.1, (foot[1] + hand[1]) / 2), hand], 1.4, "#f0e8d8", taper=0, load=1)
    motif.shape(here(polygon([(-5, 60), (5, 60), (0, 50)])), pigment, depth=3, brush=FINE)
    outline = blob([(0, 54), (-20, 39), (-37, 8), (-34, -28), (0, -48), (34, -28), (37, 8), (20, 39)], 10)
    body = motif.shape(here(outline), pigment, depth=size * 0.4, material=GLAZE, brush=FINE, wobble=0.4)
    motif.line(here([(-24, -12), (-20, -27), (-9, -36)]), size * 0.05, "#fff6ec", on=body, opacity=0.7, taper=0.7)
    return foot


def swing(motif: Motif, left: Place, right: Place, seat: Place, *, rope_: Pigment = "#c8ac7c", wood: Pigment = "#9a6c44") -> Place:
    """A swing hung from two places on a branch, its seat's middle at `seat`."""
    half = (right[0] - left[0]) / 2
    for top, sign in ((left, -1), (right, 1)):
        motif.line([top, (seat[0] + sign * half, seat[1])], 3.0, rope_, taper=0, load=1, wobble=0.4)
    rod(motif, [(seat[0] - half * 1.25, seat[1]), (seat[0] + half * 1.25, seat[1])], [half * 0.3] * 2, wood, material=WOOD, brush=FINE)
    return seat


def puppet_strings(motif: Motif, cross: Place, ends: Sequence[Place], *, wood: Pigment = "#8a6040", size: float = 60.0, ink: Pigment = "#e8dcc4") -> None:
    """A marionette's cross and its strings down to hands, feet, head."""
    for number, end in enumerate(ends):
        start = (cross[0] + (number / max(1, len(ends) - 1) - 0.5) * size, cross[1])
        motif.line([start, end], 1.3, ink, taper=0, load=1, wobble=0.2)
    rod(motif, [(cross[0] - size / 2, cross[1] + 2), (cross[0] + size / 2, cross[1] - 2)], [size * 0.13] * 2, wood, material=WOOD, brush=FINE)
    rod(
        motif,
        [(cross[0] - size * 0.1, cross[1] + size * 0.14), (cross[0] + size * 0.12, cross[1] - size * 0.2)],
        [size * 0.12] * 2,
        wood,
        material=WOOD,
        brush=FINE,
    )


def web(motif: Motif, at: Place, radius: float, *, spokes: int = 11, turns: int = 9, ink: Pigment = "#e8ecec", opacity: float = 0.6) -> None:
    """A spider's web, sagging between its spokes."""
    angles = np.linspace(0, 2 * math.pi, spokes, endpoint=False) + motif.random.normal(size=spokes) * 0.09
    reach = radius * motif.random.uniform(0.8, 1.15, spokes)
    ends = np.stack([np.cos(angles) * reach, np.sin(angles) * reach], 1)
    for end in ends:
        motif.line([at, tuple(end + at)], 1.2, ink, taper=0.1, opacity=opacity)
    for turn in range(1, turns + 1):
        for a, b in zip(ends, np.roll(ends, -1, 0), strict=True):
            p, q = a * turn / turns, b * turn / turns
            motif.line([tuple(p + at), tuple((p + q) * 0.46 + at), tuple(q + at)], 1.1, ink, taper=0, opacity=opacity * 0.85)


__all__ = [
    "Garment",
    "balloon",
    "bunting",
    "flag",
    "garment",
    "hung",
    "kite",
    "knot",
    "ladder",
    "puppet_strings",
    "rope",
    "scarf",
    "stepladder",
    "swing",
    "washing_line",
    "web",
    "yarn",
]
