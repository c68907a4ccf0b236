"""Houses, each crooked in its own way, their walls, roofs and chimneys, and whole rows of them."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np
from numpy.typing import ArrayLike

from atelier.accents import FromPicture
from atelier.canvas import FINE
from atelier.geometry import Place, Placement, Points, curve, polygon
from atelier.light import STONE
from atelier.motifs.forms import faced, rod, turned
from atelier.motifs.openings import Door, Window, door, window
from atelier.motifs.stuff import Filling, boards, bricks, plaster, stones, tiles
from atelier.palette import Image, Pigment, mix
from atelier.scene import Motif

Stuff = Literal["plaster", "brick", "stone", "boards", "timber"]
Gable = Literal["eaves", "peak", "hat", "stepped", "flat"]


@dataclass(frozen=True)
class Style:
    """What a house is built of and how it is kept."""

    wall: Pigment = "#d8c3a0"
    stuff: Stuff = "plaster"
    roof: tuple[Pigment, Pigment] = ("#7c3f30", "#b5654a")
    gable: Gable = "eaves"
    window: Window = Window()
    door: Door | None = Door()
    lit: float = 0.0  # how many of its windows are; their lamp is the window's own colour, or amber
    chimneys: int = 1
    lean: float = 0.045  # how crooked it may be
    storeys: int = 2
    columns: int = 2


@dataclass(frozen=True)
class Crooked:
    """A place on a wall that leans and bows: like a Placement, but what stands higher has slipped sideways."""

    at: Place
    scale: float = 1.0
    lean: float = 0.0
    bow: float = 0.0
    tall: float = 200.0

    def _slip(self, y: Image) -> Image:
        return -self.lean * y + self.bow * np.sin(np.clip(-y / self.tall, 0, 1.4) * math.pi)

    def __call__(self, points: ArrayLike) -> Points:
        shape = np.asarray(points, np.float64)
        moved = np.stack([shape[:, 0] + self._slip(shape[:, 1]), shape[:, 1]], 1)
        return moved * self.scale + np.asarray(self.at)

    def point(self, x: float, y: float) -> Place:
        """Where one point comes to lie."""
        moved = self([(x, y)])[0]
        return float(moved[0]), float(moved[1])

    def local(self, x: Image, y: Image) -> tuple[Image, Image]:
        """The way back."""
        v = (y - self.at[1]) / self.scale
        return (x - self.at[0]) / self.scale - self._slip(v), v

    def put(self, x: float, y: float) -> Placement:
        """A Placement there, turned as the wall is."""
        slope = float(self._slip(np.array(y - 4)) - self._slip(np.array(y + 4))) / 8
        return Placement(self.point(x, y), self.scale, math.atan(slope))


def walling(motif: Motif, on: Crooked | Placement, style: Style) -> Filling:
    """The stuff of a house's wall."""
    dark, light = mix(style.wall, "#3a2c28", 0.30), mix(style.wall, "#fff4e0", 0.22)
    if style.stuff == "brick":
        return bricks(motif, on, [dark, style.wall, light], mix(style.wall, "#e8dcc8", 0.55), size=(17, 8), joint=1.6)
    if style.stuff == "stone":
        return stones(motif, on, [dark, style.wall, light], mix(style.wall, "#4a4440", 0.5), size=(26, 17), joint=2.2)
    if style.stuff == "boards":
        return boards(motif, on, [dark, style.wall, light], width=12, length=150)
    return plaster(motif, on, style.wall, bare=mix(style.wall, "#8a4a38", 0.6) if style.stuff == "plaster" and motif.random.random() < 0.5 else None)


def house(motif: Motif, foot: Place, width: float, height: float, style: Style | None = None, *, deep: float = 0.0) -> dict[str, int]:
    """A house: `height` is to its eaves; with `deep` its right flank shows (negative: its left). Returns ids of its parts."""
    style = style or Style()
    lean, bow = motif.random.uniform(-style.lean, style.lean), motif.random.uniform(-1, 1) * style.lean * height * 0.5
    on = Crooked(foot, 1.0, lean, bow, height * 1.6)
    motif.contact((foot[0] + deep * 0.4, foot[1]), width * 1.15 + abs(deep), height * 0.05)
    rise = {"eaves": 0.55, "peak": 0.62, "hat": 0.95, "stepped": 0.55, "flat": 0.06}[style.gable] * min(width, height * 1.7) * motif.random.uniform(0.85, 1.15)
    if deep:
        _flank(motif, on, width, height, rise, deep, style)
    for place in range(style.chimneys):
        x = width * (0.26 if (place + int(foot[0])) % 2 else -0.28) * motif.random.uniform(0.8, 1.2)
        slope = 1 - abs(x) / (width * 0.5) if style.gable in ("peak", "hat") else 0.8
        chimney(motif, on.put(x, -height - rise * slope * 0.62), width * 0.11, rise * 0.35 + width * 0.16, mix(style.wall, "#8a4a38", 0.5))
    front = [(-width / 2, 4), (width / 2, 4), (width / 2, -height), *_gable_line(width, height, rise, style.gable), (-width / 2, -height)]
    wall = motif.shape(on(polygon(front, 6)), walling(motif, on, style), depth=7, material=STONE, wobble=1.6, flow=_courses(style))
    if style.stuff == "timber":
        _timber(motif, on, width, height, wall, style)
    _grime(motif, on, width, height, wall)
    found = {"wall": wall, "roof": _roof(motif, on, width, height, rise, style)}
    _openings(motif, on, width, height, rise, style)
    return found


def _courses(style: Style) -> float | None:
    return {"brick": 0.0, "boards": 0.0, "stone": None, "plaster": math.pi / 2, "timber": math.pi / 2}[style.stuff]


def _gable_line(width: float, height: float, rise: float, gable: Gable) -> list[Place]:
    if gable in ("peak", "hat"):
        return [(0.0, -height - rise)]
    if gable == "stepped":
        steps, points = 4, []
        for step in range(steps):
            x, y = width / 2 * (1 - step / steps), -height - rise * (step + 1) / steps
            points += [(x, y), (x - width / 2 / steps, y)]
        return points + [(-x, y) for x, y in points[::-1]]
    return [(width / 2, -height - (rise if gable == "flat" else 2)), (-width / 2, -height - (rise if gable == "flat" else 2))]


def _roof(motif: Motif, on: Crooked, width: float, height: float, rise: float, style: Style) -> int:
    over, low = width * 0.09, height - width * 0.05
    fill = tiles(
        motif,
        on,
        [mix(style.roof[0], "#1c1414", 0.15), style.roof[0], style.roof[1]],
        size=(float(np.clip(width * 0.075, 8, 17)), float(np.clip(width * 0.062, 7, 14))),
    )
    if style.gable == "eaves":
        sag = rise * 0.05
        outline = [
            (-width / 2 - over, -low),
            (-width * 0.2, -low + sag),
            (width / 2 + over, -low),
            (width * 0.40, -height - rise),
            (0, -height - rise + sag),
            (-width * 0.40, -height - rise),
        ]
        roof = motif.shape(on(polygon(outline, 6)), fill, depth=14, wobble=2.2, flow=math.pi / 2, material=STONE)
        rod(
            motif,
            on([(-width * 0.41, -height - rise), (0, -height - rise + sag), (width * 0.41, -height - rise)]),
            [width * 0.035] * 3,
            style.roof[1],
            brush=FINE,
        )
        motif.wash(
            on(polygon([(-width / 2, -low + 2), (width / 2, -low + 2), (width / 2, -low + width * 0.07), (-width / 2, -low + width * 0.07)])),
            motif.light.shade,
            0.5,
            soft=width * 0.02,
            way="multiply",
        )
        return roof
    if style.gable == "hat":
        hat = [
            (-width / 2 - over * 1.5, -low + 4),
            (0, -low + width * 0.07),
            (width / 2 + over * 1.5, -low + 4),
            (width * 0.34, -height - rise * 0.22),
            (width * 0.13, -height - rise * 0.62),
            (width * 0.02, -height - rise * 1.05),
            (-width * 0.03, -height - rise * 1.05),
            (-width * 0.14, -height - rise * 0.6),
            (-width * 0.35, -height - rise * 0.22),
        ]
        closed = np.vstack([curve(hat[:3], 10), curve(hat[2:], 8), curve([hat[-1], hat[0]], 6)])
        return motif.shape(on(closed), fill, depth=width * 0.22, wobble=2.2, flow=math.pi / 2, material=STONE)
    if style.gable == "peak":
        for side in (-1, 1):
            edge = [(side * (width / 2 + over), -height + over * 0.9), (side * width * 0.25, -height - rise * 0.52), (0, -height - rise - over * 0.5)]
            roof = rod(motif, on(edge), [width * 0.085, width * 0.075, width * 0.07], fill, brush=FINE, ragged=1.0)
        return roof
    for x in (-1, 1) if style.gable == "flat" else ():
        motif.line(on([(0, -height - rise * 0.5), (x * width / 2, -height - rise * 0.5)]), 2.0, FromPicture(0.7), taper=0, opacity=0.6)
    return 0


def _flank(motif: Motif, on: Crooked, width: float, height: float, rise: float, deep: float, style: Style) -> None:
    """The side wall, and over it the slope of the roof."""
    side = 1 if deep > 0 else -1
    x, back, up = side * width / 2, side * width / 2 + deep, -abs(deep) * 0.16
    fill = walling(motif, on, replace(style, wall=mix(faced(motif, style.wall, (side, 0, 0.2), on.at), style.wall, 0.25)))
    flank = motif.shape(on(polygon([(x, 3), (back, up), (back, -height + up), (x, -height)])), fill, depth=6, material=STONE)
    if style.gable in ("peak", "stepped"):
        tone = [faced(motif, each, (side * 0.7, -0.5, 0.3), on.at) for each in style.roof]
        slope = [
            (x + side * width * 0.06, -height + width * 0.06),
            (back + side * width * 0.04, -height + up + width * 0.04),
            (back - side * width / 2, -height - rise + up),
            (0, -height - rise),
        ]
        motif.shape(
            on(polygon(slope)),
            tiles(motif, on, [tone[0], tone[0], tone[1]], size=(max(8.0, width * 0.07), max(7.0, width * 0.06))),
            depth=8,
            wobble=2,
            material=STONE,
        )
    glass = replace(style.window, lit=_lamp(motif, style))
    window(motif, on.put(x + deep / 2, -height * 0.45 + up / 2), min(abs(deep) * 0.3, width * 0.14), height * 0.2, glass)
    motif.wash(
        on(polygon([(x - side * 2, 2), (x + side * 5, 2), (x + side * 5, -height), (x - side * 2, -height)])),
        motif.light.shade,
        0.25,
        soft=3,
        way="multiply",
        within=flank,
    )


def _lamp(motif: Motif, style: Style) -> Pigment | None:
    chance = motif.random.random()
    return ("#ffc864" if style.window.lit is None else style.window.lit) if chance < style.lit else None


def _openings(motif: Motif, on: Crooked, width: float, height: float, rise: float, style: Style) -> None:
    storey, wide = height / style.storeys, width / style.columns
    doored = int(motif.random.integers(style.columns))
    for row in range(style.storeys):
        for column in range(style.columns):
            x = (column + 0.5 - style.columns / 2) * wide * 0.92 + motif.random.normal() * wide * 0.025
            across, tall = wide * motif.random.uniform(0.30, 0.42), storey * motif.random.uniform(0.40, 0.54)
            look = replace(style.window, lit=_lamp(motif, style), panes=(2, int(motif.random.integers(2, 4))))
            if row == 0 and column == doored and style.door is not None:
                door(motif, on.put(x, -1), wide * 0.42, storey * 0.74, style.door)
                motif.contact(on.point(x, 2), wide * 0.4)
            elif motif.random.random() < 0.93:
                window(motif, on.put(x, -storey * (row + 0.27)), across, tall, look)
    if style.gable in ("peak", "stepped") and rise > 30:
        window(
            motif,
            on.put(0, -height - rise * 0.12),
            width * 0.15,
            rise * 0.30,
            replace(style.window, lit=_lamp(motif, style), head="round", shutters=None, flowers=None),
        )
    if style.gable in ("eaves", "hat") and width > 70:
        for place in range(max(1, style.columns // 2)):
            _dormer(motif, on, (place + 0.5) / max(1, style.columns // 2) - 0.5, (width, height, rise), style)


def _dormer(motif: Motif, on: Crooked, share: float, sizes: tuple[float, float, float], style: Style) -> None:
    width, height, rise = sizes
    x, y, size = (share * 0.8 + motif.random.uniform(-0.1, 0.1) / max(1, style.columns // 2)) * width, -height - rise * 0.16, min(width * 0.17, rise * 0.34)
    here = on.put(x, y)
    motif.shape(
        here(polygon([(-size * 0.62, 0), (size * 0.62, 0), (size * 0.62, -size), (0, -size * 1.5), (-size * 0.62, -size)])), style.wall, depth=5, material=STONE
    )
    window(motif, here, size * 0.7, size * 0.85, replace(style.window, lit=_lamp(motif, style), shutters=None, flowers=None))
    for side in (-1, 1):
        rod(motif, here([(side * size * 0.85, -size * 0.72), (0, -size * 1.62)]), [size * 0.2] * 2, style.roof[1], brush=FINE)


def _timber(motif: Motif, on: Crooked, width: float, height: float, wall: int, style: Style) -> None:
    beam = mix("#3f2c22", style.wall, 0.1)
    for row in range(style.storeys + 1):
        y = -height * row / style.storeys
        motif.line(on([(-width / 2, y), (0, y + 1), (width / 2, y)]), width * 0.05, beam, on=wall, taper=0, load=1)
    for x in np.linspace(-0.48, 0.48, style.columns + 1):
        motif.line(on([(x * width, 0), (x * width, -height / 2), (x * width, -height * 1.02)]), width * 0.045, beam, on=wall, taper=0, load=1)
    for x in (-0.48, 0.48):
        motif.line(
            on([(x * width, -height), (x * width * 0.45, -height * (1 - 0.5 / style.storeys)), (x * width * 0.25, -height * (1 - 1 / style.storeys))]),
            width * 0.04,
            beam,
            on=wall,
            taper=0,
            load=1,
        )


def _grime(motif: Motif, on: Crooked, width: float, height: float, wall: int) -> None:
    """Damp at the foot, streaks under the eaves, a shadow under the roof."""
    motif.wash(
        on(polygon([(-width / 2, 4), (width / 2, 4), (width / 2, -height * 0.10), (-width / 2, -height * 0.07)])),
        "#5a5448",
        0.35,
        soft=height * 0.05,
        way="multiply",
        within=wall,
    )
    motif.wash(
        on(polygon([(-width / 2, -height * 0.9), (width / 2, -height * 0.9), (width / 2, -height * 1.02), (-width / 2, -height * 1.02)])),
        motif.light.shade,
        0.4,
        soft=height * 0.035,
        way="multiply",
        within=wall,
    )
    for _ in range(int(width / 8)):
        x, y, long = motif.random.uniform(-0.48, 0.48) * width, -height * motif.random.uniform(0.15, 1), height * motif.random.uniform(0.03, 0.14)
        motif.line(on([(x, y), (x + 1, y + long)]), motif.random.uniform(1.2, 3), FromPicture(0.8), on=wall, taper=0.8, opacity=0.4)


def chimney(motif: Motif, here: Placement, width: float, height: float, pigment: Pigment = "#8c5544", *, pots: int = 2) -> Place:
    """A stack with its pots; returns where the smoke leaves."""
    stack = Crooked(here.at, here.scale, motif.random.normal() * 0.04)
    motif.shape(
        stack(polygon([(-width / 2, 6), (width / 2, 6), (width / 2, -height), (-width / 2, -height)])),
        bricks(
            motif,
            here,
            [mix(pigment, "#2a1c1a", 0.3), pigment, mix(pigment, "#f0d8b8", 0.25)],
            mix(pigment, "#d8c8b0", 0.4),
            size=(max(6.0, width * 0.4), max(4.0, width * 0.2)),
            joint=1.2,
        ),
        depth=width * 0.2,
        material=STONE,
        brush=FINE,
    )
    motif.shape(
        stack(polygon([(-width * 0.62, -height * 0.93), (width * 0.62, -height * 0.93), (width * 0.62, -height - 3), (-width * 0.62, -height - 3)])),
        mix(pigment, "#2a1c1a", 0.15),
        depth=3,
        brush=FINE,
    )
    for pot in range(pots):
        at = stack.point((pot - (pots - 1) / 2) * width * 0.5, -height - 3)
        turned(motif, Placement(at, width * 0.012), [(13, -38), (10, -30), (12, 0)], mix("#b0603c", pigment, 0.3), brush=FINE)
    return stack.point(0, -height - width * 0.45)


def town(motif: Motif, line: ArrayLike, count: int, size: float, styles: Sequence[Style], *, air: float = 0.0, spread: float = 0.35) -> None:
    """A row of houses along a line, from far to near, sizes differing by three; `air` pales them."""
    street = curve(line, 20)
    places = (np.arange(count) + motif.random.uniform(0.1, 0.9, count)) / count
    for place in motif.random.permutation(count):
        x, y = street[int(places[place] * (len(street) - 1))]
        style = styles[int(motif.random.integers(len(styles)))]
        if air:
            fade = lambda p: mix(p, motif.light.air, 1 - math.exp(-1.6 * air))
            style = replace(
                style,
                wall=fade(style.wall),
                roof=(fade(style.roof[0]), fade(style.roof[1])),
                window=replace(style.window, frame=fade(style.window.frame), glass=fade(style.window.glass)),
            )
        wide = size * motif.random.uniform(1 - spread, 1 + spread)
        tall = size * motif.random.uniform(0.75, 1.9)
        storeys = max(1, round(tall / size * 1.7))
        house(motif, (float(x), float(y) + motif.random.normal() * size * 0.05), wide, tall, replace(style, storeys=storeys))


__all__ = ["Crooked", "Gable", "Stuff", "Style", "chimney", "house", "town", "walling"]
