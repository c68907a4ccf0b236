"""Toys, tools and machines."""

import math
from collections.abc import Sequence
from typing import Literal

import numpy as np

from atelier.accents import FromPicture
from atelier.canvas import CRISP, FINE
from atelier.geometry import Place, Placement, blob, ellipse, polygon, ribbon
from atelier.light import CLOTH, GLAZE, METAL, STONE, WOOD
from atelier.motifs.forms import Profile, box, mouth, rod, turned
from atelier.motifs.stuff import stripes
from atelier.palette import Pigment, mix
from atelier.scene import Motif

# ---- instruments


# ---- toys and games

Piece = Literal["pawn", "rook", "bishop", "queen", "king"]
_PIECES: dict[str, Profile] = {
    "pawn": [(3, -62), (11, -52), (10, -42), (6, -38), (12, -35), (7, -28), (12, -10), (18, -6), (19, 0)],
    "rook": [(15, -74), (15, -60), (10, -56), (9, -24), (14, -10), (19, -6), (20, 0)],
    "bishop": [(2, -92), (4, -86), (12, -70), (8, -58), (13, -54), (7, -44), (12, -12), (18, -6), (20, 0)],
    "queen": [(3, -104), (5, -98), (4, -94), (15, -88), (9, -70), (13, -64), (8, -52), (13, -12), (20, -6), (22, 0)],
    "king": [(4, -98), (14, -92), (15, -86), (9, -68), (14, -62), (9, -50), (14, -12), (21, -6), (23, 0)],
}


def chess_piece(motif: Motif, foot: Place, height: float, piece: Piece = "pawn", wood: Pigment = "#e8d4a8") -> None:
    """A turned chessman; `height` is a king's, the others keep their share of it."""
    here = Placement(foot, height / 110)
    motif.contact(foot, height * 0.42)
    turned(motif, here, _PIECES[piece], wood, material=GLAZE, brush=FINE)
    if piece == "king":
        for line in ([(0, -98), (0, -112)], [(-5, -107), (5, -107)]):
            rod(motif, here(line), [3.4 * here.scale] * 2, wood, brush=FINE)
    if piece == "rook":
        for x in (-9, 0, 9):
            motif.line(here([(x - 2, -74), (x - 2, -68)]), max(1.5, 3 * here.scale), mix(wood, "#20140c", 0.6), taper=0, load=1)


def spinning_top(motif: Motif, foot: Place, height: float, pigments: tuple[Pigment, Pigment] = ("#c8382c", "#f0c040")) -> None:
    """A striped top, leaning as it slows."""
    here = Placement(foot, height / 100, 0.2)
    motif.contact(foot, height * 0.4)
    turned(
        motif,
        here,
        [(2, -100), (3, -72), (12, -66), (38, -50), (24, -24), (3, -2), (1, 0)],
        stripes(motif, here, pigments, width=13, upright=False),
        material=GLAZE,
        brush=FINE,
    )


def ball(motif: Motif, foot: Place, width: float, pigments: tuple[Pigment, Pigment] = ("#d8483c", "#f4ecdc")) -> int:
    """A ball of gores."""
    at = (foot[0], foot[1] - width / 2)
    motif.contact(foot, width * 0.8)
    tilt = 0.4
    fill = lambda x, y: np.where(
        (
            np.floor(
                np.arcsin(
                    np.clip(
                        ((x - at[0]) * math.cos(tilt) + (y - at[1]) * math.sin(tilt))
                        / (width * 0.505 * np.sqrt(np.clip(1 - (((y - at[1]) * math.cos(tilt) - (x - at[0]) * math.sin(tilt)) / width * 1.97) ** 2, 0.01, 1))),
                        -1,
                        1,
                    )
                )
                * 1.9
                + 50
            )
            % 2
            < 1
        )[..., None],
        mix(pigments[0], "#ffffff", 0),
        mix(pigments[1], "#ffffff", 0),
    )
    return motif.shape(ellipse(at, width / 2), fill, depth=width / 2, material=GLAZE, brush=FINE, wobble=0.3)


def rocking_horse(motif: Motif, foot: Place, height: float, *, coat: Pigment = "#e8dcc4", paint_: Pigment = "#b8302c", mirrored: bool = False) -> None:
    """A wooden horse on rockers."""
    here = Placement(foot, height / 100, 0.0, mirrored)
    motif.contact(foot, height * 0.9)
    for leg in ([(-26, -42), (-34, -22), (-40, -6)], [(24, -42), (34, -24), (40, -6)]):
        rod(motif, here(leg), [11 * here.scale, 7 * here.scale, 6 * here.scale], mix(coat, "#6a5438", 0.3), material=WOOD, brush=FINE)
    rod(motif, here([(-56, -12), (-30, -3), (0, 0), (30, -3), (56, -12)]), [6 * here.scale] * 3, paint_, material=WOOD, brush=FINE)
    rod(motif, here([(-38, -50), (-48, -46), (-52, -26)]), [5 * here.scale, 9 * here.scale, 3 * here.scale], "#5a4230", brush=FINE)
    motif.shape(
        here(
            blob(
                [
                    (-38, -48),
                    (-30, -62),
                    (0, -58),
                    (16, -62),
                    (26, -82),
                    (34, -96),
                    (40, -102),
                    (42, -92),
                    (54, -80),
                    (56, -72),
                    (48, -70),
                    (40, -74),
                    (38, -58),
                    (28, -40),
                    (0, -36),
                    (-28, -38),
                ],
                6,
            )
        ),
        coat,
        depth=13 * here.scale,
        material=WOOD,
    )
    for leg in ([(-22, -42), (-22, -24), (-28, -4)], [(22, -42), (24, -24), (28, -4)]):
        rod(motif, here(leg), [12 * here.scale, 8 * here.scale, 6 * here.scale], coat, material=WOOD, brush=FINE)
    for x, y in ((24, -78), (28, -86), (33, -94), (20, -70)):
        rod(motif, here([(x + 5, y - 6), (x - 4, y), (x - 8, y + 9)]), [4 * here.scale, 6 * here.scale, 2 * here.scale], "#5a4230", brush=FINE)
    motif.shape(here(blob([(-14, -60), (10, -60), (12, -46), (-14, -44)])), paint_, depth=5 * here.scale, brush=FINE, material=CLOTH)
    motif.shape(here(ellipse((45, -84), 1.8)), "#20181a", depth=2, brush=CRISP)


def music_box(motif: Motif, foot: Place, width: float, *, wood: Pigment = "#7a4a34", lining: Pigment = "#8c2b48", dancer: bool = True) -> Place:
    """An open music box; returns where its dancer turns."""
    here = Placement(foot, width / 100)
    motif.contact(foot, width)
    motif.shape(here(polygon([(-42, -52), (58, -52), (54, -100), (-38, -100)])), wood, depth=4, material=WOOD, brush=FINE)
    motif.shape(here(polygon([(-36, -56), (52, -56), (49, -95), (-33, -95)])), lining, depth=5, material=CLOTH, brush=FINE)
    motif.shape(here(polygon([(-50, -40), (50, -40), (58, -52), (-42, -52)])), mix(lining, "#14060c", 0.35), depth=3, brush=FINE)
    box(motif, here, (100, 40), (8, -12), wood, material=WOOD, brush=FINE)
    motif.shape(here(polygon([(-47, -40), (49, -40), (55, -50), (-40, -50)])), mix(lining, "#14060c", 0.2), depth=3, brush=FINE)
    rod(motif, here([(52, -18), (64, -18), (64, -8)]), [3 * here.scale] * 3, "#c8983c", material=METAL, brush=FINE)
    at = here.point(4, -46)
    turned(motif, Placement(at, here.scale), [(12, -3), (12, 0)], "#c8983c", material=METAL, brush=FINE)
    if dancer:
        motif.line(here([(4, -48), (4, -62)]), max(1.3, 1.5 * here.scale), "#e8c8b0", taper=0, load=1)
        motif.shape(here(blob([(-10, -62), (18, -62), (9, -72), (4, -75), (-1, -72)], 6)), "#f2d8dc", depth=4, material=CLOTH, brush=FINE)
    return at


# ---- machines and tools


def gear(motif: Motif, at: Place, radius: float, metal: Pigment = "#a8843c", *, teeth: int = 14, turn: float = 0.0, spokes: int = 5, flat: float = 1.0) -> int:
    """A cogwheel with open spokes."""
    t = np.linspace(0, 2 * math.pi, teeth * 8, endpoint=False)
    out = radius * (1 + 0.13 * np.clip(np.cos(t * teeth) * 2.4, -1, 1) - 0.06)
    shape = lambda r, a: np.stack([at[0] + np.cos(a + turn) * r, at[1] + np.sin(a + turn) * r * flat], 1)
    holes = []
    for number in range(spokes):
        a = np.linspace(0.16, 2 * math.pi / spokes - 0.16, 9) + number * 2 * math.pi / spokes
        holes.append(np.vstack([shape(radius * 0.72, a), shape(radius * 0.32, a[::-1])])[::-1])
    identity = motif.shape([shape(out, t), *holes], metal, depth=radius * 0.09, material=METAL, brush=FINE, wobble=0.4)
    motif.shape(shape(np.full(24, radius * 0.12), np.linspace(0, 2 * math.pi, 24, endpoint=False)), mix(metal, "#1c140c", 0.6), depth=3, brush=FINE)
    return identity


def gears(motif: Motif, at: Place, size: float, *, metals: Sequence[Pigment] = ("#a8843c", "#8a8c90", "#7a5030"), count: int = 6) -> None:
    """A train of meshing cogs, sizes differing by three."""
    x, y, last = at[0], at[1], size
    for number in range(count):
        radius = size * motif.random.uniform(0.35, 1.0)
        if number:
            angle = motif.random.uniform(0, 2 * math.pi)
            x, y = x + math.cos(angle) * (last + radius) * 0.97, y + math.sin(angle) * (last + radius) * 0.97
            if math.hypot(x - at[0], y - at[1]) > size * 2.4:
                x, y = at[0] + motif.random.normal() * size, at[1] + motif.random.normal() * size
        gear(motif, (x, y), radius, metals[number % len(metals)], teeth=max(8, int(radius / size * 18)), turn=float(motif.random.uniform(0, 1)))
        last = radius


def hammer(motif: Motif, foot: Place, height: float, *, turn: float = 0.0, iron: Pigment = "#44464c", wood: Pigment = "#a87a4c") -> None:
    """A hammer standing on the end of its shaft, or lying with a turn."""
    here = Placement(foot, height / 100, turn)
    rod(motif, here([(0, 0), (1, -50), (0, -92)]), [height * 0.075, height * 0.055, height * 0.05], wood, material=WOOD, brush=FINE, grain=8)
    motif.shape(
        here(blob([(-20, -100), (-24, -92), (-24, -84), (-18, -80), (6, -82), (20, -84), (34, -88), (20, -96), (4, -99)], 5)),
        iron,
        depth=6 * here.scale,
        material=METAL,
        brush=FINE,
    )
    motif.shape(here(ellipse((-22, -90), 4, 11)), mix(iron, "#ffffff", 0.15), depth=3, material=METAL, brush=FINE)


def broom(motif: Motif, foot: Place, height: float, *, turn: float = 0.1, straw: Pigment = "#c8a050") -> None:
    """A besom."""
    here = Placement(foot, height / 100, turn)
    rod(motif, here([(0, -28), (0, -100)]), [height * 0.03] * 2, "#8a6444", material=WOOD, brush=FINE)
    motif.shape(here(blob([(-4, -34), (4, -34), (11, -10), (13, 0), (0, 2), (-13, 0), (-11, -10)])), straw, depth=6 * here.scale, brush=FINE, flow=math.pi / 2)
    for x in np.linspace(-12, 12, 15):
        motif.line(
            here([(x * 0.3, -32), (x * 0.8, -12), (x + motif.random.normal(), 3)]),
            max(1.2, 1.3 * here.scale),
            FromPicture(float(motif.random.uniform(0.7, 1.3))),
            taper=0.4,
        )
    motif.line(here([(-5, -29), (5, -29)]), height * 0.03, "#8a3a2c", taper=0, load=1)


def spade(motif: Motif, foot: Place, height: float, *, turn: float = 0.0, iron: Pigment = "#7a8088", wood: Pigment = "#a8804c") -> None:
    """A spade, its blade at `foot`."""
    here = Placement(foot, height / 100, turn)
    rod(motif, here([(0, -28), (0, -94)]), [height * 0.04] * 2, wood, material=WOOD, brush=FINE)
    rod(motif, here([(-8, -97), (8, -97)]), [height * 0.045] * 2, wood, material=WOOD, brush=FINE)
    motif.shape(here(blob([(-12, -30), (12, -30), (12, -10), (0, 2), (-12, -10)], 6)), iron, depth=4 * here.scale, material=METAL, brush=FINE)


def pencil(motif: Motif, tip: Place, length: float, pigment: Pigment = "#c9342f", *, turn: float = -1.57, thick: float = 0.09) -> None:
    """A pencil from its point outwards along `turn`."""
    here, w = Placement(tip, length / 100, turn), 100 * thick / 2
    for low, high, tone in ((-w, -w * 0.3, -0.25), (-w * 0.3, w * 0.4, 0.2), (w * 0.4, w, 0.05)):
        motif.shape(
            here(polygon([(14, low), (100, low), (100, high), (14, high)])),
            mix(pigment, "#ffffff" if tone > 0 else "#180c0c", abs(tone)),
            depth=2,
            material=GLAZE,
            brush=FINE,
            flow=turn,
            wobble=0.3,
        )
    motif.shape(here(polygon([(4, -w * 0.3), (15, -w), (15, w), (4, w * 0.3)])), "#e8c48c", depth=3, material=WOOD, brush=FINE, flow=turn)
    motif.shape(here(polygon([(0, 0), (5, -w * 0.34), (5, w * 0.34)])), pigment, depth=2, brush=CRISP)


def needle(motif: Motif, tip: Place, length: float, *, turn: float = -0.9, steel: Pigment = "#c8d0d8") -> Place:
    """A needle from its point; returns its eye, for the thread."""
    here = Placement(tip, length / 100, turn)
    rod(motif, here([(0, 0), (30, 0), (96, 0), (100, 0)]), [1, length * 0.026, length * 0.034, length * 0.02], steel, material=METAL, brush=FINE, ragged=0.1)
    motif.line(here([(88, 0), (95, 0)]), max(1.4, length * 0.014), "#20242a", taper=0.3, load=1)
    return here.point(92, 0)


def button(motif: Motif, at: Place, radius: float, pigment: Pigment = "#f0e8d8", *, thread: Pigment | None = "#c21f30") -> int:
    """A four-holed button, sewn on."""
    motif.wash(ellipse((at[0] + radius * 0.06, at[1] + radius * 0.1), radius * 1.02), motif.light.shade, 0.4, soft=radius * 0.08, way="multiply")
    disc = motif.shape(ellipse(at, radius), pigment, depth=radius * 0.3, material=GLAZE, brush=FINE, wobble=radius * 0.01)
    motif.inlay(ellipse(at, radius * 0.7), mix(pigment, "#6a5a5a", 0.18), within=disc, depth=radius * 0.1)
    holes = [(at[0] + x * radius * 0.2, at[1] + y * radius * 0.2) for x, y in ((-1, -1), (1, 1), (1, -1), (-1, 1))]
    for hole in holes:
        motif.inlay(ellipse(hole, radius * 0.085), "#201418", within=disc, depth=2)
    for a, b in ((0, 1), (2, 3)) if thread is not None else ():
        motif.line([holes[a], holes[b]], max(1.6, radius * 0.07), thread or pigment, on=disc, taper=0.1, load=1)
    return disc


def spool(motif: Motif, foot: Place, height: float, thread: Pigment = "#c21f30", wood: Pigment = "#c89a64") -> None:
    """A spool of thread."""
    here = Placement(foot, height / 100)
    motif.contact(foot, height * 0.8)
    turned(motif, here, [(38, -6), (38, 0)], wood, material=WOOD, brush=FINE, tilt=0.24)
    body = turned(motif, here, [(28, -90), (30, -50), (28, -8)], thread, material=CLOTH, brush=FINE, tilt=0.24)
    for y in np.linspace(-84, -12, 14):
        motif.line(here([(-28, y), (0, y + 7), (28, y)]), 1.2, FromPicture(0.76), on=body, taper=0, opacity=0.7)
    turned(motif, here, [(38, -100), (38, -93)], wood, material=WOOD, brush=FINE, tilt=0.24)
    mouth(motif, here, 37, -100, mix(wood, "#fff0d0", 0.2), tilt=0.24)


def streamer(motif: Motif, path: Sequence[Place], width: float, pigment: Pigment) -> int:
    """A ribbon in the air."""
    wide = [float(width * (0.35 + 0.65 * abs(math.sin(k * 1.3)))) for k in range(9)]
    return motif.shape(ribbon(path, wide), pigment, depth=width * 0.3, material=CLOTH, brush=FINE)


def scaffold(motif: Motif, foot: Place, width: float, height: float, *, wood: Pigment = "#b08a58", stone: Pigment | None = None) -> None:
    """Poles and planks round something being built."""
    here = Placement(foot)
    for x in np.linspace(-0.5, 0.5, 4):
        rod(
            motif,
            here([(x * width, 0), (x * width + motif.random.normal() * 3, -height * motif.random.uniform(0.96, 1.08))]),
            [6, 5],
            wood,
            material=WOOD,
            brush=FINE,
        )
    for y in (0.25, 0.52, 0.8):
        rod(
            motif,
            here([(-width * 0.56, -y * height), (width * 0.56, -y * height + motif.random.normal() * 4)]),
            [8, 8],
            mix(wood, "#fff0d0", 0.15),
            material=WOOD,
            brush=FINE,
        )
    if stone is not None:
        box(motif, Placement(here.point(width * 0.2, -height * 0.52)), (width * 0.16, width * 0.1), (6, -4), stone, material=STONE, brush=FINE)


__all__ = [
    "Piece",
    "ball",
    "broom",
    "button",
    "chess_piece",
    "gear",
    "gears",
    "hammer",
    "music_box",
    "needle",
    "pencil",
    "rocking_horse",
    "scaffold",
    "spade",
    "spinning_top",
    "spool",
    "streamer",
]
