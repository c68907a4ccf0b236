"""Boats, trains, carts, balloons, bicycles: what carries one. `mirrored` turns a thing to go left."""

import itertools
import math
from collections.abc import Sequence

import numpy as np

from atelier import marks
from atelier.accents import FromPicture
from atelier.canvas import CRISP, FINE
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon
from atelier.light import CLOTH, METAL, PAPER, WOOD
from atelier.motifs.forms import Pattern, box, cloth, rod, turned
from atelier.motifs.openings import Window, window
from atelier.motifs.structures import masonry
from atelier.motifs.stuff import boards
from atelier.palette import Image, Pigment, colour, mix
from atelier.scene import Motif


def paper_boat(motif: Motif, at: Place, width: float, *, paper: Pigment = "#f8efd6", turn: float = 0.0, floats: bool = True, mirrored: bool = False) -> int:
    """Folded from one sheet: a far side, a sail, a near side. Floats with the middle of its keel at `at`."""
    here = Placement(at, width / 92, turn, mirrored)
    if floats:
        motif.wash(here(ellipse((2, 3), 46, 5)), motif.light.shade, 0.5, soft=4, way="multiply")
    dark = mix(paper, "#8a7a5c", 0.35)
    motif.shape(here(polygon([(-44, -20), (-2, -16), (-8, 0), (-30, 0)])), dark, depth=5, material=PAPER, brush=FINE, wobble=0.5)
    motif.shape(here(polygon([(-2, -58), (-25, -16), (24, -18)])), mix(paper, "#c8b48c", 0.25), depth=6, material=PAPER, brush=FINE, wobble=0.5)
    motif.wash(here(polygon([(-2, -58), (-25, -16), (-4, -17)])), dark, 0.5, soft=1.5)
    front = motif.shape(here(polygon([(-46, -21), (-8, -11), (46, -25), (30, 0), (-30, 0)])), paper, depth=7, material=PAPER, brush=FINE, wobble=0.5)
    for crease in ([(-8, -11), (-6, 0)], [(-2, -58), (0, -18)], [(-30, 0), (-8, -11)]):
        marks.hairline(motif, here(crease), mix(paper, "#7a6440", 0.6))
    return front


def rowing_boat(
    motif: Motif,
    at: Place,
    width: float,
    *,
    paint_: Pigment = "#3f7a8a",
    wood: Pigment = "#a87a4c",
    oars: bool = True,
    turn: float = 0.0,
    mirrored: bool = False,
    afloat: bool = True,
) -> tuple[Place, Place]:
    """A rowing boat from the side and a little above, its waterline at `at`. Returns its thwart and its bow.

    Paint whoever sits in it next, then call `rowing_boat_side` if their legs must be hidden.
    """
    here = Placement(at, width / 100, turn, mirrored)
    if afloat:
        motif.wash(here(ellipse((0, 3), 50, 6)), motif.light.shade, 0.55, soft=5, way="multiply")
    rim = [(-50, -17), (-30, -19.5), (0, -21), (30, -20.5), (53, -24)]
    near = [(53, -24), (28, -14), (0, -11.5), (-30, -11.5), (-50, -17)]
    motif.shape(
        here(np.vstack([curve(rim, 8), curve(near, 8)])),
        boards(motif, here, masonry(mix(wood, "#2c1c10", 0.3)), width=3, length=60),
        depth=6,
        material=WOOD,
        brush=FINE,
    )
    for x in (-26, 6):
        rod(motif, here([(x, -19.5), (x + 3, -12)]), [4.2 * here.scale] * 2, wood, material=WOOD, brush=FINE)
    rowing_boat_side(motif, at, width, paint_=paint_, wood=wood, turn=turn, mirrored=mirrored)
    if oars:
        rod(motif, here([(-2, -16), (18, -4), (34, 6)]), [1.8 * here.scale, 1.8 * here.scale, 1.4 * here.scale], wood, material=WOOD, brush=FINE)
        motif.shape(here(blob([(30, 3), (36, 4), (43, 11), (40, 13), (33, 8)])), wood, depth=2, material=WOOD, brush=FINE)
    return here.point(-10, -18), here.point(52, -24)


def rowing_boat_side(
    motif: Motif, at: Place, width: float, *, paint_: Pigment = "#3f7a8a", wood: Pigment = "#a87a4c", turn: float = 0.0, mirrored: bool = False
) -> int:
    """The near side of a rowing boat: planks, a gunwale, the wet line."""
    here = Placement(at, width / 100, turn, mirrored)
    hull = np.vstack(
        [
            curve([(-50, -17), (-30, -11.5), (0, -11.5), (28, -14), (53, -24)], 8),
            curve([(53, -24), (46, -8), (36, 1), (0, 3), (-38, 2), (-47, -6), (-50, -17)], 8),
        ]
    )
    side = motif.shape(
        here(hull),
        boards(motif, here, [mix(paint_, "#101418", 0.3), paint_, mix(paint_, "#f4ecd8", 0.25)], width=4.5, length=120),
        depth=9 * here.scale,
        material=WOOD,
        flow=0.05 + turn,
    )
    motif.wash(here(polygon([(-50, -2), (50, -2), (50, 6), (-50, 6)])), "#1c2a2c", 0.4, soft=3, way="multiply", within=side)
    rod(motif, here([(-50, -17), (-30, -11.5), (0, -11.5), (28, -14), (53, -24)]), [2.4 * here.scale] * 3, wood, material=WOOD, brush=FINE)
    return side


def sailing_boat(
    motif: Motif,
    at: Place,
    height: float,
    *,
    hull: Pigment = "#8a3a2c",
    sail: Pigment = "#f2e8d2",
    lean: float = 0.05,
    mirrored: bool = False,
    flag: Pigment | None = "#d8402f",
) -> None:
    """A small boat under main and jib."""
    here = Placement(at, height / 100, lean, mirrored)
    motif.wash(here(ellipse((0, 2), 34, 4)), motif.light.shade, 0.5, soft=3, way="multiply")
    rod(motif, here([(-2, -8), (-1, -98)]), [2.0 * here.scale, 1.2 * here.scale], "#5a4230", material=WOOD, brush=FINE)
    cloth(
        motif,
        here(np.vstack([curve([(-3, -95), (-16, -60), (-32, -18)], 8), curve([(-32, -18), (-16, -14), (-3, -16)], 6)])),
        sail,
        hang=-0.3,
        fold=24 * here.scale,
        depth=0.9 * here.scale,
        brush=FINE,
    )
    cloth(
        motif,
        here(np.vstack([curve([(1, -90), (16, -52), (30, -14)], 8), curve([(30, -14), (16, -16), (2, -18)], 6)])),
        mix(sail, "#c8b898", 0.15),
        hang=0.3,
        fold=20 * here.scale,
        depth=0.9 * here.scale,
        brush=FINE,
    )
    motif.shape(
        here(np.vstack([curve([(-34, -11), (0, -7), (38, -14)], 6), curve([(38, -14), (28, 1), (0, 3), (-26, 2), (-34, -11)], 6)])),
        boards(motif, here, masonry(hull), width=4, length=80),
        depth=7 * here.scale,
        material=WOOD,
    )
    rod(motif, here([(-34, -11), (0, -7), (38, -14)]), [2.0 * here.scale] * 3, "#c8a878", brush=FINE)
    if flag is not None:
        motif.shape(here(blob([(-1, -98), (-10, -96), (-16, -99), (-12, -92), (-1, -92)])), flag, depth=2, brush=FINE)


def ship(
    motif: Motif,
    at: Place,
    width: float,
    *,
    hull: Pigment = "#3a3f48",
    band: Pigment = "#a8382c",
    funnels: int = 2,
    lit: Pigment | None = None,
    mirrored: bool = False,
) -> list[Place]:
    """A steamer; returns the mouths of its funnels."""
    here = Placement(at, width / 100, 0.0, mirrored)
    motif.wash(here(ellipse((0, 2), 50, 4)), motif.light.shade, 0.5, soft=4, way="multiply")
    mouths = []
    for number in range(funnels):
        x = -8 + number * 15
        turned(
            motif,
            Placement(here.point(x, -22), here.scale),
            [(3.2, -16), (3.2, -12), (3.4, 0)],
            lambda around, gone: np.where((gone < 0.3)[..., None], colour("#22242a"), colour(band)) + 0 * around[..., None],
            patterned=True,
            brush=FINE,
            material=METAL,
        )
        mouths.append(here.point(x, -39))
    for low, high, half in ((-12, -18, 34), (-18, -23, 24)):
        motif.shape(here(polygon([(-half, low), (half * 0.9, low), (half * 0.86, high), (-half * 0.96, high)])), "#e8e2d4", depth=3, brush=FINE, wobble=0.5)
        for x in np.linspace(-half * 0.9, half * 0.8, int(half / 3)):
            motif.dab(
                here.point(float(x), (low + high) / 2),
                max(1.4, 1.4 * here.scale),
                max(1.4, 1.6 * here.scale),
                0,
                "#39465a" if lit is None or motif.random.random() < 0.4 else lit,
                taper=0,
                load=1,
            )
    side = motif.shape(
        here(np.vstack([curve([(-50, -14), (-20, -12), (30, -12.5), (54, -18)], 6), curve([(54, -18), (46, 1), (0, 2), (-44, 2), (-50, -14)], 6)])),
        hull,
        depth=8 * here.scale,
        flow=0.0,
    )
    motif.line(here([(-46, -2), (0, -1), (48, -3)]), 3.4 * here.scale, band, on=side, taper=0, load=1)
    for x in np.linspace(-38, 40, 14):
        motif.dab(here.point(float(x), -8), max(1.3, 1.3 * here.scale), max(1.3, 1.3 * here.scale), 0, "#c8d4d8" if lit is None else lit, on=side, taper=0)
    for x in (-36, 40):
        motif.line(here([(x, -14), (x + 1, -44)]), max(1.3, 0.8 * here.scale), hull, taper=0.2, load=1)
    return mouths


def wheel(motif: Motif, at: Place, radius: float, pigment: Pigment = "#6a4a34", *, spokes: int = 10, tyre: Pigment = "#3a3430", flat: float = 1.0) -> None:
    """A spoked wheel."""
    t = np.linspace(0, 2 * math.pi, 41)
    ring = np.stack([at[0] + np.cos(t) * radius * flat, at[1] + np.sin(t) * radius], 1)
    for angle in np.linspace(0, math.pi * 2, spokes, endpoint=False) + 0.2:
        motif.line(
            [at, (at[0] + math.cos(angle) * radius * 0.94 * flat, at[1] + math.sin(angle) * radius * 0.94)], max(1.3, radius * 0.06), pigment, taper=0, load=1
        )
    rod(motif, ring[::4], [radius * 0.16] * 3, tyre, material=METAL, brush=FINE, ragged=0.2)
    motif.shape(ellipse(at, radius * 0.17 * flat, radius * 0.17), mix(pigment, "#f0d0a0", 0.2), depth=radius * 0.12, brush=FINE, material=METAL)


def locomotive(
    motif: Motif, at: Place, length: float, *, body: Pigment = "#2f4a3f", trim: Pigment = "#c8983c", mirrored: bool = False, lamp: Pigment | None = "#ffe9a8"
) -> Place:
    """A small steam engine from the side, its wheels on the rail at y = at[1]. Returns the mouth of its chimney."""
    here = Placement(at, length / 100, 0.0, mirrored)
    motif.contact(at, length * 1.05)
    box(motif, Placement(here.point(-32, -14), here.scale), (34, 40), (0, 0), body, material=METAL)
    window(motif, Placement(here.point(-32, -32), here.scale), 14, 14, Window(frame=trim, glass="#3a4a58", panes=(1, 1), curtain=None))
    motif.shape(here(blob([(-53, -54), (-10, -54), (-11, -59), (-32, -62), (-52, -59)], 4)), mix(body, "#101418", 0.5), depth=3, material=METAL, brush=FINE)
    boiler = Placement(here.point(48, -28), here.scale, math.pi / 2, mirrored)
    turned(
        motif,
        Placement(boiler.at, here.scale, -math.pi / 2 if not mirrored else math.pi / 2),
        [(13, -64), (13, -40), (13.5, -4), (11, 0)],
        body,
        material=METAL,
        tilt=0.06,
    )
    for x in (-8, 12, 32):
        motif.line(here([(x, -15), (x - 0.6, -28), (x, -41)]), 2.2 * here.scale, trim, taper=0, load=1)
    motif.shape(here(ellipse((50, -28), 3.4, 13)), mix(body, "#101418", 0.4), depth=3, material=METAL, brush=FINE)
    turned(motif, Placement(here.point(36, -39), here.scale), [(6.4, -22), (6, -19), (3.6, -16), (3.8, 0)], "#2a2a2e", material=METAL, brush=FINE, tilt=0.12)
    turned(motif, Placement(here.point(10, -40), here.scale), [(2, -9), (5, -6), (5.4, 0)], trim, material=METAL, brush=FINE)
    motif.shape(here(polygon([(-52, -16), (54, -16), (54, -11), (-52, -11)])), mix(body, "#101418", 0.55), depth=3, material=METAL, brush=FINE)
    for x, r in ((-32, 12), (-2, 12), (24, 9), (44, 7)):
        wheel(motif, here.point(x, -r), r * here.scale, "#8a2f28", tyre="#26262a")
    rod(motif, here([(-32, -9), (-2, -9), (24, -8)]), [2.4 * here.scale] * 3, "#b0b4b8", material=METAL, brush=FINE)
    motif.shape(here(polygon([(50, -12), (60, 0), (48, 0)])), "#8a2f28", depth=3, material=METAL, brush=FINE)
    if lamp is not None:
        motif.glow(here.point(55, -40), length * 0.22, lamp, 0.6)
        motif.shape(here(ellipse((53, -40), 3.4, 4)), lamp, depth=3, brush=CRISP)
    return here.point(36, -62)


def carriage(
    motif: Motif,
    at: Place,
    length: float,
    *,
    paint_: Pigment = "#8a3a34",
    trim: Pigment = "#e8d8b0",
    lit: Pigment | None = "#ffd070",
    windows: int = 4,
    mirrored: bool = False,
) -> int:
    """A railway carriage; its windows are lit or not, each as it likes."""
    here = Placement(at, length / 100, 0.0, mirrored)
    motif.contact(at, length)
    side = motif.shape(
        here(polygon([(-49, -10), (49, -10), (49, -46), (-49, -46)])),
        boards(motif, here, [mix(paint_, "#141014", 0.25), paint_, mix(paint_, "#f4e0c8", 0.15)], width=4.5, length=400, upright=True),
        depth=4,
        material=WOOD,
        flow=math.pi / 2,
        wobble=0.8,
    )
    motif.line(here([(-49, -22), (0, -22), (49, -22)]), 2.2 * here.scale, trim, on=side, taper=0, load=1)
    for number in range(windows):
        x = (number + 0.5 - windows / 2) * 92 / windows
        glass = lit if motif.random.random() < 0.75 else None
        window(motif, Placement(here.point(x, -26), here.scale), 92 / windows * 0.56, 14, Window("low", trim, lit=glass, panes=(1, 1)), glow=0.7)
    motif.shape(
        here(np.vstack([[(-51, -45)], curve([(-51, -47), (-40, -53), (0, -55), (40, -53), (51, -47)], 6), [(51, -45)]])),
        "#4a4a50",
        depth=4 * here.scale,
        material=METAL,
        flow=0.0,
    )
    motif.shape(here(polygon([(-47, -11), (47, -11), (47, -7), (-47, -7)])), "#26262a", depth=2, brush=FINE)
    for x in (-36, -24, 24, 36):
        wheel(motif, here.point(x, -5.5), 5.5 * here.scale, "#5a5a5e", tyre="#26262a", spokes=6)
    return side


def cart(motif: Motif, at: Place, width: float, *, wood: Pigment = "#9a7048", mirrored: bool = False) -> Place:
    """A two-wheeled cart with its shafts down; returns the middle of its bed."""
    here = Placement(at, width / 100, 0.0, mirrored)
    motif.contact(at, width)
    wheel(motif, here.point(-4, -22), 21 * here.scale, mix(wood, "#2c1c10", 0.4), flat=0.96)
    for y in (-30, -27):
        rod(motif, here([(-40, y - 4), (20, y), (66, 0 if y == -27 else -3)]), [3.4 * here.scale] * 3, wood, material=WOOD, brush=FINE)
    motif.shape(
        here(polygon([(-44, -32), (28, -29), (34, -50), (-50, -54)])),
        boards(motif, here, masonry(wood), width=6.5, length=120),
        depth=4,
        material=WOOD,
        flow=0.04,
    )
    wheel(motif, here.point(0, -22), 22 * here.scale, wood)
    return here.point(-8, -52)


def bicycle(motif: Motif, at: Place, width: float, *, paint_: Pigment = "#a8382c", mirrored: bool = False) -> Place:
    """A bicycle; returns its saddle."""
    here = Placement(at, width / 100, 0.0, mirrored)
    motif.contact(at, width)
    for x in (-29, 29):
        wheel(motif, here.point(x, -19), 19 * here.scale, "#9aa0a4", spokes=18, tyre="#2a2a2c")
    for line in ([(-29, -19), (-4, -19), (18, -42), (-12, -42), (-29, -19)], [(-12, -46), (-4, -19)], [(18, -46), (29, -19)]):
        rod(motif, here(line), [2.4 * here.scale] * 3, paint_, material=METAL, brush=FINE) if len(line) == 2 else [
            rod(motif, here([a, b]), [2.4 * here.scale] * 2, paint_, material=METAL, brush=FINE) for a, b in itertools.pairwise(line)
        ]
    motif.line(here([(16, -46), (17, -52), (25, -54), (28, -50)]), 2.4 * here.scale, "#3a3a3c", taper=0, load=1)
    motif.shape(here(blob([(-20, -48), (-6, -47), (-4, -49), (-18, -51)])), "#4a3226", depth=3, brush=FINE)
    motif.shape(here(ellipse((-4, -19), 4.4)), "#5a5a5e", depth=2, material=METAL, brush=FINE)
    return here.point(-13, -50)


def hot_air_balloon(
    motif: Motif, basket: Place, height: float, pigments: Sequence[Pigment] = ("#d84a3a", "#f4e6c4"), *, gores: int = 9, willow: Pigment = "#a87c48"
) -> int:
    """A balloon over its basket's floor; returns the id of its envelope."""
    here = Placement(basket, height / 100)
    skin = Placement(here.point(0, -22), here.scale)
    envelope = turned(
        motif,
        skin,
        [(3, -78), (16, -75), (27, -62), (30, -46), (25, -26), (13, -8), (7, 0)],
        _gores(pigments, gores),
        patterned=True,
        material=CLOTH,
        tilt=0.10,
        flow=None,
    )
    for x in (-1, -0.4, 0.4, 1):
        motif.line([skin.point(x * 8, 0), here.point(x * 5, -9)], max(1.1, 0.6 * here.scale), "#4a3a2c", taper=0, load=1)
    turned(motif, here, [(5.6, -9), (5.2, 0)], willow, material=WOOD, brush=FINE, tilt=0.12)
    rod(motif, here([(-5.8, -9), (5.8, -9)]), [1.4 * here.scale] * 2, mix(willow, "#fff0c8", 0.2), brush=FINE)
    return envelope


def _gores(pigments: Sequence[Pigment], count: int) -> Pattern:
    tones = np.array([colour(each) for each in pigments])

    def pattern(around: Image, _: Image) -> Image:
        return tones[np.floor(np.arcsin(around) / math.pi * count + 100).astype(int) % len(tones)]

    return pattern


def anchor(motif: Motif, at: Place, height: float, iron: Pigment = "#4a5058", *, turn: float = 0.0) -> Place:
    """An anchor hung by its ring at `at`; returns the ring."""
    here, w = Placement(at, height / 100, turn), height * 0.07
    rod(motif, here([(0, 8), (0, 92)]), [w, w * 1.2], iron, material=METAL, brush=FINE)
    rod(motif, here([(-22, 20), (22, 20)]), [w, w], iron, material=METAL, brush=FINE)
    rod(motif, here([(-36, 62), (-28, 84), (0, 95), (28, 84), (36, 62)]), [w * 0.8, w * 1.3, w * 0.8], iron, material=METAL, brush=FINE)
    for side in (-1, 1):
        motif.shape(here(polygon([(side * 36, 56), (side * 45, 70), (side * 27, 72)])), iron, depth=3, material=METAL, brush=FINE)
    t = np.linspace(0, 2 * math.pi, 13)
    rod(motif, here(np.stack([6 * np.cos(t), 4 + 6 * np.sin(t)], 1)), [w * 0.5] * 3, iron, material=METAL, brush=FINE)
    return here.point(0, 0)


def wake(motif: Motif, at: Place, width: float, *, ink: Pigment = "#f2f5f0", mirrored: bool = False) -> None:
    """The foam behind a moving boat."""
    here = Placement(at, width / 100, 0.0, mirrored)
    for _ in range(26):
        x = -50 - 70 * motif.random.random() ** 1.5
        motif.dab(
            here.point(x, motif.random.normal() * 3 + (abs(x) - 50) * 0.06),
            width * motif.random.uniform(0.04, 0.14),
            2.2,
            0.05 * motif.random.normal(),
            ink if motif.random.random() < 0.7 else FromPicture(0.8),
            taper=0.9,
            opacity=0.6,
        )


__all__ = [
    "anchor",
    "bicycle",
    "carriage",
    "cart",
    "hot_air_balloon",
    "locomotive",
    "paper_boat",
    "rowing_boat",
    "rowing_boat_side",
    "sailing_boat",
    "ship",
    "wake",
    "wheel",
]
