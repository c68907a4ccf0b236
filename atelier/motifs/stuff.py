"""What surfaces are made of: bricks, stones, tiles, boards, plaster, cobbles, paper. Each gives a colour at every place.

They lie in the coordinates of whatever they are `on`: a Placement (a wall that leans leans its bricks), or a Ground,
which is level and runs away to the horizon.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from atelier.geometry import Place, Points, smoothstep
from atelier.palette import Image, Pigment, colour, lerp, ramp
from atelier.scene import Motif

Filling = Callable[[Image, Image], Image]


class Plane(Protocol):
    """Anything that knows the way from the card back into its own coordinates."""

    def local(self, x: Image, y: Image) -> tuple[Image, Image]: ...


@dataclass(frozen=True)
class Ground:
    """Level ground in perspective. Its own units are as large as the card's at y = `near`; u runs right, v away."""

    vanishing: Place
    near: float

    @property
    def eye(self) -> float:
        """How high we stand over it."""
        return self.near - self.vanishing[1]

    def local(self, x: Image, y: Image) -> tuple[Image, Image]:
        """Where on the ground a place of the card lies."""
        shrunk = np.maximum((y - self.vanishing[1]) / self.eye, 1e-3)
        return (x - self.vanishing[0]) / shrunk, self.eye / shrunk - self.eye

    def place(self, u: float, v: float) -> Place:
        """Where on the card a spot of ground lies."""
        shrunk = self.scale_at(v)
        return self.vanishing[0] + u * shrunk, self.vanishing[1] + self.eye * shrunk

    def places(self, points: Sequence[Place]) -> Points:
        """The same for a whole outline."""
        return np.array([self.place(u, v) for u, v in points])

    def scale_at(self, v: float) -> float:
        """How large a unit is, so far away."""
        return self.eye / (v + self.eye)


def bricks(motif: Motif, on: Plane, pigments: Sequence[Pigment], mortar: Pigment, *, size: Place = (30, 14), joint: float = 2.4) -> Filling:
    """Courses of brick, each with a tone of its own, their joints wavering."""
    tones, waver = motif.random.random((48, 48)).astype(np.float32), motif.noise(3)

    def fill(x: Image, y: Image) -> Image:
        u, v = np.broadcast_arrays(*on.local(x, y))
        v = v + 2.2 * waver(u, v, 150)
        row = np.floor(v / size[1])
        shifted = u / size[0] + 0.5 * (row % 2) + 0.3 * tones[row.astype(int) % 48, 0]
        column = np.floor(shifted)
        tone = tones[row.astype(int) % 48, column.astype(int) % 48]
        left, top = (shifted - column) * size[0], v - row * size[1]
        edge = np.minimum(np.minimum(left, size[0] - left), np.minimum(top, size[1] - top))
        colours = ramp(pigments, tone) * (1 + 0.09 * (edge > 0) * (0.5 - top / size[1]))[..., None]
        gone = smoothstep(0, joint, edge + 1.2 * waver(u + 300, v, 14))
        return lerp(colour(mortar), colours, gone)

    return fill


def stones(motif: Motif, on: Plane, pigments: Sequence[Pigment], mortar: Pigment, *, size: Place = (46, 30), joint: float = 3.0) -> Filling:
    """Rough stones or cobbles, no two alike: cells round scattered points, rounded and lit from above."""
    tones = motif.random.random((32, 32, 3)).astype(np.float32)
    waver = motif.noise(3)

    def fill(x: Image, y: Image) -> Image:
        u, v = np.broadcast_arrays(*on.local(x, y))
        u, v = u + 4 * waver(u, v, 60), v + 3 * waver(u + 77, v, 60)
        a, b, tone = _nearest_cells(u / size[0], v / size[1], tones)
        edge = (b - a) * min(size) * 0.6
        colours = ramp(pigments, tone) * (0.86 + 0.22 * smoothstep(0, min(size) * 0.35, edge))[..., None]
        return lerp(colour(mortar), colours, smoothstep(0, joint, edge))

    return fill


def _nearest_cells(u: Image, v: Image, tones: Image) -> tuple[Image, Image, Image]:
    """Distances to the nearest and second nearest of the scattered points, and the tone of the nearest."""
    column, row = np.floor(u), np.floor(v)
    first, second = np.full(u.shape, 9.0, np.float32), np.full(u.shape, 9.0, np.float32)
    tone = np.zeros(u.shape, np.float32)
    for across in (-1, 0, 1):
        for down in (-1, 0, 1):
            cell = tones[(row + down).astype(int) % 32, (column + across).astype(int) % 32]
            shift = 0.5 * ((row + down) % 2)
            away = np.hypot(column + across + shift + 0.2 + 0.6 * cell[..., 0] - u, row + down + 0.2 + 0.6 * cell[..., 1] - v)
            nearer = away < first
            second = np.where(nearer, first, np.minimum(second, away))
            tone = np.where(nearer, cell[..., 2], tone)
            first = np.where(nearer, away, first)
    return first, second, tone


def tiles(motif: Motif, on: Plane, pigments: Sequence[Pigment], *, size: Place = (20, 17), gap: Pigment | None = None) -> Filling:
    """Rows of round-ended roof tiles, each row shading the one below it; moss and sun have been at some."""
    tones, waver = motif.random.random((40, 40)).astype(np.float32), motif.noise(3)
    dark = colour(pigments[0]) * 0.45 if gap is None else colour(gap)

    def fill(x: Image, y: Image) -> Image:
        u, v = np.broadcast_arrays(*on.local(x, y))
        v = v + 3.5 * waver(u, v, 110)
        best = np.zeros((*u.shape, 3), np.float32) + dark
        base = np.floor(v / size[1])
        for back in (2, 1, 0):  # a tile of the row above reaches down over this one
            row = base - back + 1
            across = u / size[0] + 0.5 * (row % 2) + 0.16 * tones[row.astype(int) % 40, 1]
            column = np.floor(across)
            tone = tones[row.astype(int) % 40, column.astype(int) % 40]
            side = (across - column) * 2 - 1
            reach = (v - row * size[1]) / size[1] + 1.0
            end = 1.02 + 0.18 * (tone - 0.5) - 0.42 * np.abs(side) ** 2.6
            on_it = (reach > -0.2) & (reach < end) & (np.abs(side) < 0.97)
            shade = 0.60 + 0.46 * smoothstep(0.1, 0.85, reach) - 0.30 * smoothstep(end - 0.12, end, reach)
            best = np.where(on_it[..., None], ramp(pigments, tone) * shade[..., None], best)
        return best * (1 + 0.10 * waver(u + 90, v, 70))[..., None]

    return fill


def boards(motif: Motif, on: Plane, pigments: Sequence[Pigment], *, width: float = 34, length: float = 240, upright: bool = False) -> Filling:
    """Planks with their grain, butted end to end; they run along u, or along v if upright."""
    tones, waver = motif.random.random((40, 40)).astype(np.float32), motif.noise(4)

    def fill(x: Image, y: Image) -> Image:
        u, v = np.broadcast_arrays(*on.local(x, y))
        u, v = (v, u) if upright else (u, v)
        row = np.floor(v / width).astype(int)
        shifted = u / length + tones[row % 40, 0] * 3
        column = np.floor(shifted)
        tone = tones[row % 40, column.astype(int) % 40]
        seam = np.minimum(v - row * width, (row + 1) * width - v)
        butt = np.minimum(shifted - column, column + 1 - shifted) * length
        grain = waver(u + 700 * tone, v + 500 * tone, length * 0.8, width * 0.22, ridged=True)
        colours = ramp(pigments, 0.15 + 0.55 * tone + 0.25 * grain)
        return colours * (0.52 + 0.48 * smoothstep(0, 2.6, np.minimum(seam, butt)))[..., None]

    return fill


def plaster(motif: Motif, on: Plane, pigment: Pigment, *, stain: Pigment = "#6a5a48", bare: Pigment | None = None) -> Filling:
    """Old plaster: cloudy, stained downwards, and if `bare` is given, fallen off here and there."""
    waver = motif.noise(5)

    def fill(x: Image, y: Image) -> Image:
        u, v = np.broadcast_arrays(*on.local(x, y))
        colours = lerp(colour(pigment), colour(stain), np.clip(0.16 + 0.22 * waver(u, v, 120, 190) + 0.18 * waver(u, v, 16, 240), 0, 0.5))
        colours = colours * (1 + 0.07 * waver(u + 400, v, 44))[..., None]
        if bare is None:
            return colours
        return lerp(colours, colour(bare), smoothstep(0.42, 0.5, waver(u + 50, v + 800, 130)))

    return fill


def stripes(motif: Motif, on: Plane, pigments: Sequence[Pigment], *, width: float = 26, upright: bool = True) -> Filling:
    """Bands of colour in turn, sewn or painted, so never quite straight."""
    waver = motif.noise(3)
    colours = np.array([colour(each) for each in pigments])

    def fill(x: Image, y: Image) -> Image:
        u, v = np.broadcast_arrays(*on.local(x, y))
        place = (u if upright else v) / width + 0.06 * waver(u, v, 70)
        return colours[np.floor(place).astype(int) % len(colours)] * (1 + 0.06 * waver(u + 9, v, 50))[..., None]

    return fill


def checks(motif: Motif, on: Plane, pigments: tuple[Pigment, Pigment], *, size: float = 60) -> Filling:
    """Chequered: tiles of a floor, a tablecloth, a board."""
    tones, waver = motif.random.random((32, 32)).astype(np.float32), motif.noise(3)

    def fill(x: Image, y: Image) -> Image:
        u, v = np.broadcast_arrays(*on.local(x, y))
        column, row = np.floor(u / size).astype(int), np.floor(v / size).astype(int)
        edge = np.minimum(np.minimum(u / size - column, column + 1 - u / size), np.minimum(v / size - row, row + 1 - v / size)) * size
        colours = lerp(colour(pigments[0]), colour(pigments[1]), ((column + row) % 2).astype(np.float32))
        worn = 1 + 0.16 * (tones[row % 32, column % 32] - 0.5) + 0.07 * waver(u, v, 90)
        return colours * (worn * (0.72 + 0.28 * smoothstep(0, 2.2, edge)))[..., None]

    return fill


def wallpaper(motif: Motif, on: Plane, ground: Pigment, figure: Pigment, *, size: float = 54) -> Filling:
    """A faded repeating sprig between stripes; it yellows and has been damp in places."""
    waver = motif.noise(4)

    def fill(x: Image, y: Image) -> Image:
        u, v = np.broadcast_arrays(*on.local(x, y))
        row = np.floor(v / size)
        du, dv = (u / size + 0.5 * (row % 2)) % 1 - 0.5, v / size - row - 0.5
        angle, away = np.arctan2(dv, du), np.hypot(du, dv * 0.85)
        sprig = smoothstep(0.03, -0.03, away - 0.17 - 0.09 * np.cos(5 * angle + row))
        stalk = smoothstep(0.04, 0.0, np.abs(du - 0.10 * np.sin(dv * 5))) * (dv > 0.1) * 0.7
        stripe = 0.22 * smoothstep(0.44, 0.5, np.abs((u / size) % 1 - 0.5))
        worn = np.clip(0.75 + 0.6 * waver(u, v, 170), 0.2, 1)
        colours = lerp(colour(ground), colour(figure), np.clip(np.maximum(sprig, stalk) * 0.75 + stripe, 0, 1) * worn)
        return colours * (1 + 0.10 * waver(u + 60, v, 240))[..., None]

    return fill


__all__ = ["Filling", "Ground", "Plane", "boards", "bricks", "checks", "plaster", "stones", "stripes", "tiles", "wallpaper"]
