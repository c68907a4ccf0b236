"""The score track: a strip of felt sewn to the cloth, with pebbles for spaces. Ten spaces make a tile that goes on for ever."""

from dataclasses import dataclass

import numpy as np

from atelier.accents import FromPicture
from atelier.box.cutting import Piece
from atelier.canvas import FINE, Flow
from atelier.geometry import Place, Points, blob, ellipse, lengths
from atelier.light import CLOTH, STONE, Material
from atelier.palette import Image, colour, lerp, mix
from atelier.scene import Gradient, Motif

SPACES = 30
TILED = 10
TILE = (800.0, 200.0)  # card units, and pixels where a page has two to one of its own
MARGIN = 60.0  # painted beyond the tile's ends, to be faded over
_HALF_WIDTH = 43.0
_FELT, _EDGE, _GOLD = "#5c4d8c", "#33295c", "#e8bd68"
_WORN = Material(sheen=0.3, blotch=0.1, texture=0.06, pooling=0.12, hollow=0.0, edge=2)
_PEBBLES = ("#cfc0a4", "#bcaaa8", "#d9cbab", "#b3a5b8", "#c6b79f", "#d3c2b0", "#bdb0ab", "#cabda2", "#b8a9a2", "#d5c7ae")


@dataclass(frozen=True)
class Centre:
    """A space's middle, in tile units from the tile's upper left corner."""

    x: float
    y: float


def height_at(x: Image) -> Image:
    """The path's middle line; it comes round every tile."""
    turn = np.asarray(x) / TILE[0] * 2 * np.pi
    return 96 + 20 * np.sin(turn + 0.4) + 6 * np.sin(2 * turn + 2.0)


def line(start: float, end: float, step: float = 4.0) -> Points:
    """The path between two x."""
    x = np.arange(start, end + step / 2, step)
    return np.stack([x, height_at(x)], 1)


def centres(count: int = TILED) -> list[Centre]:
    """Spaces 0, 1, 2...: evenly spaced along the path, the first half a step in."""
    once = line(0, TILE[0], 0.5)
    done = lengths(once)
    step = done[-1] / TILED
    found: list[Centre] = []
    for space in range(count):
        lap, there = divmod(space, TILED)
        x, y = (float(np.interp((there + 0.5) * step, done, once[:, axis])) for axis in (0, 1))
        found.append(Centre(round(x + lap * TILE[0], 2), round(y, 2)))
    return found


def tile() -> Piece:
    """Ten spaces and what lies before and after them."""
    return Piece("track", (TILE[0] + 2 * MARGIN, TILE[1]), _paint)


def _paint(motif: Motif, corner: Place) -> None:
    shift = np.array([corner[0] + MARGIN, corner[1]])
    spine = line(-MARGIN, TILE[0] + MARGIN) + shift
    noise = motif.noise(3)
    beat = (spine[:, 0] - shift[0]) % TILE[0]
    ragged = 1.6 * noise(beat[None], np.zeros((1, len(beat))), 40)[0]
    normal = np.stack([np.zeros(len(spine)), np.ones(len(spine))], 1)
    upper, lower = spine - normal * (_HALF_WIDTH + ragged)[:, None], spine + normal * (_HALF_WIDTH - ragged)[:, None]
    felt = Material(sheen=0.16, blotch=0.2, texture=0.12, pooling=0.2, hollow=0.3, edge=3)
    motif.shape(np.vstack([upper - (0, 1), (lower + (0, 6))[::-1]]), _EDGE, depth=4, material=felt, wobble=0, flow=_along(shift), brush=FINE)

    def nap(x: Image, y: Image) -> Image:
        beat = (x - shift[0]) % TILE[0]
        middle = np.exp(-(((y - shift[1] - height_at(beat)) / 30) ** 2))
        return lerp(np.broadcast_to(colour(_FELT), (*middle.shape, 3)), np.broadcast_to(colour("#7d6aa6"), (*middle.shape, 3)), middle * 0.55)

    motif.shape(np.vstack([upper, lower[::-1]]), nap, depth=9, material=felt, wobble=0, flow=_along(shift), brush=FINE)
    for row, away in ((-1, -_HALF_WIDTH + 7), (1, _HALF_WIDTH - 7)):
        _sew(motif, shift, away, row)
    for space, centre in enumerate([*centres(TILED)] * 3):
        x = centre.x + (space // TILED - 1) * TILE[0]
        if -MARGIN - 20 < x < TILE[0] + MARGIN + 20:
            _pebble(motif, (x + shift[0], centre.y + shift[1]), space % TILED)


def _along(shift: Points) -> Flow:
    def flow(x: Image, y: Image) -> Image:
        beat = x - shift[0]
        slope = (height_at(beat + 2) - height_at(beat - 2)) / 4
        return np.broadcast_to(np.arctan(slope), np.broadcast(x, y).shape)

    return flow


def _sew(motif: Motif, shift: Points, away: float, row: int) -> None:
    """Running stitches of gold thread; a whole number of them to a tile."""
    step = TILE[0] / 50
    for n in range(-3, 54):
        x = (n + 0.25 * (row > 0)) * step
        piece = np.array([(a, float(height_at(np.array(a))) + away) for a in (x, x + step * 0.3, x + step * 0.6)]) + shift
        motif.line(piece + (0, 1.6), 3.8, "#1d1638", opacity=0.7, taper=0.2, wobble=0, load=1)
        motif.line(piece, 3.0, _GOLD, opacity=0.95, taper=0.25, wobble=0, load=1)


def _pebble(motif: Motif, at: Place, number: int) -> None:
    """Flat and river-worn; every fifth is of amber, and larger."""
    five = number % 5 == 0
    across, down = (32.0, 20.5) if five else (26.0 + number % 3, 16.5)
    turn = ((number * 37) % 13 - 6) / 60
    motif.wash([ellipse((at[0] + 3, at[1] + 7), across * 1.04, down * 1.05)], "#140d2a", 0.62, soft=4, way="mix")
    ground = "#e2ac4c" if five else _PEBBLES[number]
    motif.shape(ellipse((at[0], at[1] + 3.5), across, down, turn), mix(ground, "#2a1d3c", 0.5), depth=4, material=STONE, brush=FINE, wobble=0)
    motif.shape(ellipse(at, across, down, turn), ground, depth=5, material=_WORN, brush=FINE, wobble=0, flow=0.1)
    motif.inlay(ellipse((at[0], at[1] - 0.5), across * 0.8, down * 0.74, turn), mix(ground, "#fff6de", 0.30), depth=2, material=_WORN, wobble=0.4)


# ---- its ends


def burrow() -> Piece:
    """Where everyone sets out: a hole in a hill, and someone has left a light on."""

    def paint(motif: Motif, corner: Place) -> None:
        x, y = corner[0] + 80, corner[1] + 118
        hill = motif.shape(
            blob([(x - 68, y), (x - 60, y - 46), (x - 26, y - 84), (x + 16, y - 86), (x + 56, y - 52), (x + 66, y), (x, y + 9)]),
            "#4d6a48", depth=34, material=CLOTH, brush=FINE, wobble=1,
        )  # fmt: skip
        motif.shape(
            blob([(x - 34, y + 3), (x - 34, y - 30), (x - 14, y - 54), (x + 12, y - 54), (x + 32, y - 30), (x + 33, y + 3)]),
            "#241528",
            depth=6,
            brush=FINE,
            wobble=0.6,
        )
        motif.shape(
            blob([(x - 21, y + 3), (x - 20, y - 24), (x - 2, y - 40), (x + 17, y - 24), (x + 20, y + 3)]),
            Gradient(["#8a4a2c", "#f0b458", "#ffe9a6"], (x, y - 42), (x, y + 2)),
            depth=1,
            brush=FINE,
            wobble=0.6,
        )
        for left, top in motif.spots(hill, 90):
            lean = float(motif.random.uniform(-3, 3))
            motif.line([(left, top + 4), (left + lean * 0.5, top - 2), (left + lean, top - 8)], 1.8, FromPicture(1.25), on=None, opacity=0.7, wobble=0)

    return Piece("burrow", (160, 140), paint)


def moon() -> Piece:
    """Where a lap ends: space 30, which is the next lap's burrow too."""

    def paint(motif: Motif, corner: Place) -> None:
        x, y = corner[0] + 60, corner[1] + 60
        disc = motif.shape(ellipse((x, y), 50), "#f0d48c", depth=46, material=_WORN, brush=FINE, wobble=0.6, shade="#b98a5c", lit="#fff8e0")
        for dx, dy, size in ((-14, -16, 15), (14, 6, 12), (-8, 24, 8), (24, -18, 6), (-30, 10, 6)):
            sea = blob([(x + dx - size, y + dy), (x + dx, y + dy - size * 0.7), (x + dx + size * 1.2, y + dy - 2), (x + dx + size * 0.3, y + dy + size * 0.8)])
            motif.wash(sea, "#b98f58", 0.34, soft=2.2, within=disc)

    return Piece("moon", (120, 120), paint)
