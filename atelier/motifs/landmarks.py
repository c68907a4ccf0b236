"""Buildings one steers by: church and cathedral, mansion, tower block, lighthouse, mill, ruin."""

import itertools
import math
from dataclasses import replace

import numpy as np

from atelier.accents import FromPicture
from atelier.canvas import FINE
from atelier.geometry import Place, Placement, Points, ellipse, polygon
from atelier.light import STONE, WOOD
from atelier.motifs.forms import box, rod, turned
from atelier.motifs.houses import Crooked, Style, house, walling
from atelier.motifs.openings import Door, Window, door, opening, window
from atelier.motifs.stuff import plaster, stones, stripes, tiles
from atelier.palette import Pigment, lerp, mix
from atelier.scene import Motif


def tower_block(
    motif: Motif,
    foot: Place,
    width: float,
    height: float,
    *,
    wall: Pigment = "#a8a49c",
    floors: int = 12,
    columns: int = 5,
    lit: float = 0.3,
    lamp: Pigment = "#ffcf70",
    deep: float = 40.0,
) -> int:
    """A slab of flats: no two windows alike, streaks under the sills, here and there a balcony."""
    here = Placement(foot)
    motif.contact((foot[0] + deep / 2, foot[1]), width + deep, height * 0.03)
    noise = motif.noise(4)
    concrete = lambda x, y: lerp(mix(wall, "#fff6ea", 0.12) + 0 * x[..., None], mix(wall, "#4a4848", 0.4), np.clip(0.4 + 0.5 * noise(x, y, 50, 260), 0, 1))
    front = box(motif, here, (width, height), (deep, -abs(deep) * 0.12), wall, front=concrete, material=STONE, flow=math.pi / 2)
    storey, wide = height / floors, width / columns
    for row in range(floors):
        motif.line(here([(-width / 2, -storey * row), (width / 2, -storey * row)]), 1.4, FromPicture(0.82), on=front, taper=0, opacity=0.6)
        for column in range(columns):
            x, y = (column + 0.5 - columns / 2) * wide, -storey * (row + 0.24)
            _flat_window(motif, here, x, y, wide, storey, lamp if motif.random.random() < lit else None, front)
    return front


def _flat_window(motif: Motif, here: Placement, x: float, y: float, wide: float, storey: float, lamp: Pigment | None, front: int) -> None:
    w, h, kind = wide * 0.34, storey * 0.52, motif.random.random()
    glass = (
        mix("#39465a", "#8fa4b4", float(motif.random.random()) * 0.7)
        if lamp is None
        else mix(lamp, "#f0985a" if kind < 0.3 else "#fff2c8", float(motif.random.random()) * 0.6)
    )
    motif.inlay(here(polygon([(x - w, y), (x + w, y), (x + w, y - h), (x - w, y - h)], 3)), glass, depth=2, wobble=0.5, within=front, shade=glass, lit=glass)
    if kind < 0.5:
        motif.inlay(
            here(polygon([(x - w, y - h), (x + w, y - h), (x + w, y - h * motif.random.uniform(0.3, 0.9)), (x - w, y - h * 0.6)], 3)),
            mix(glass, "#e8dcc8", 0.5),
            depth=2,
            within=front,
            opacity=0.8,
            wobble=0.5,
        )
    motif.line(here([(x, y), (x, y - h)]), max(1.1, w * 0.12), mix(glass, "#d8d4c8", 0.5), on=front, taper=0, opacity=0.8)
    motif.line(here([(x - w * 1.1, y + 1), (x + w * 1.1, y + 1)]), max(1.2, storey * 0.05), FromPicture(1.3), on=front, taper=0)
    if kind > 0.82:
        motif.inlay(
            here(polygon([(x - w * 1.4, y + h * 0.1), (x + w * 1.4, y + h * 0.1), (x + w * 1.4, y - h * 0.42), (x - w * 1.4, y - h * 0.42)], 3)),
            mix("#8a5a48", "#6a8a94", float(motif.random.random())),
            depth=3,
            within=front,
        )
    motif.dab(here.point(x + w * 0.8, y + storey * 0.2), storey * 0.35, 1.8, math.pi / 2, FromPicture(0.8), on=front, taper=0.9, opacity=0.4)


def church(motif: Motif, foot: Place, height: float, style: Style | None = None, *, towers: int = 1, lit: Pigment | None = None) -> Place:
    """A church: nave, tower, spire; with two towers a cathedral. Returns the top of its (left) spire."""
    style = style or Style(wall="#c8bda8", stuff="stone", roof=("#4a5560", "#7d8a90"), gable="peak", door=None)
    wide = height * 0.30
    glass = Window(head="pointed", frame=mix(style.wall, "#5a5048", 0.2), glass="#4a5a78", lit=lit, panes=(2, 4), curtain=None)
    motif.contact(foot, wide * 2.6)
    nave = house(
        motif,
        (foot[0] + (wide * 0.5 if towers == 1 else 0), foot[1]),
        wide * 1.15,
        height * 0.30,
        replace(style, storeys=1, columns=1, lean=0, chimneys=0, window=glass),
        deep=wide * 0.9 if towers == 1 else 0,
    )
    del nave
    top = foot
    for number in range(towers):
        x = foot[0] - wide * 0.42 if number == 0 else foot[0] + wide * 0.62
        top = (
            _belfry(motif, (x, foot[1]), wide * 0.52, height * (1.0 if number == 0 else 0.94), style, glass)
            if number == 0
            else (_belfry(motif, (x, foot[1]), wide * 0.52, height * 0.94, style, glass), top)[1]
        )
    if towers > 1:
        rose = Placement((foot[0] + wide * 0.1, foot[1] - height * 0.30))
        motif.shape(rose(ellipse((0, 0), wide * 0.17)), glass.frame, depth=5, brush=FINE)
        motif.shape(rose(ellipse((0, 0), wide * 0.14)), "#5a5078" if lit is None else lit, depth=3, brush=FINE)
        for turn in np.linspace(0, math.pi, 7)[:-1]:
            c, s = math.cos(turn) * wide * 0.14, math.sin(turn) * wide * 0.14
            motif.line(rose([(-c, -s), (c, s)]), 1.8, glass.frame, taper=0)
    door(
        motif,
        Placement((foot[0] + wide * (0.5 if towers == 1 else 0.1), foot[1] - 1)),
        wide * 0.3,
        height * 0.14,
        Door("#5a3826", "pointed", glass.frame, "planks"),
    )
    return top


def _belfry(motif: Motif, foot: Place, width: float, height: float, style: Style, glass: Window) -> Place:
    on = Crooked(foot, 1.0, motif.random.normal() * 0.006)
    body = height * 0.56
    motif.shape(
        on(polygon([(-width / 2, 3), (width / 2, 3), (width * 0.47, -body), (-width * 0.47, -body)])),
        walling(motif, on, style),
        depth=width * 0.2,
        material=STONE,
    )
    for y in (0.36, 0.70):
        rod(motif, on([(-width * 0.54, -body * y), (width * 0.54, -body * y)]), [width * 0.06] * 2, mix(style.wall, "#5a5048", 0.15), brush=FINE)
    window(motif, on.put(0, -body * 0.76), width * 0.36, body * 0.17, replace(glass, lit=None, glass="#20242c", panes=(2, 6)))
    window(motif, on.put(0, -body * 0.44), width * 0.26, body * 0.16, glass)
    spire = [
        (-width * 0.60, -body + 2),
        (0, -body + width * 0.06),
        (width * 0.60, -body + 2),
        (width * 0.20, -body - (height - body) * 0.55),
        (0, -height),
        (-width * 0.20, -body - (height - body) * 0.55),
    ]
    motif.shape(on(polygon(spire, 8)), tiles(motif, on, [style.roof[0], style.roof[1]], size=(9, 9)), depth=width * 0.25, wobble=1.2, material=STONE)
    tip = on.point(0, -height)
    motif.line([tip, (tip[0], tip[1] - height * 0.05)], 2.2, "#c8a24a", taper=0, load=1)
    motif.line([(tip[0] - height * 0.012, tip[1] - height * 0.034), (tip[0] + height * 0.012, tip[1] - height * 0.034)], 2.0, "#c8a24a", taper=0, load=1)
    return tip


def mansion(motif: Motif, foot: Place, width: float, height: float, style: Style | None = None) -> int:
    """A great house: wings, a pillared porch under a pediment, a slate roof with dormers and too many chimneys."""
    style = style or Style(
        wall="#e3c3b4",
        roof=("#4a5060", "#7a8290"),
        gable="eaves",
        storeys=2,
        columns=7,
        lean=0.0,
        chimneys=4,
        window=Window(panes=(2, 3), frame="#f4ece0"),
        door=None,
    )
    ids = house(motif, foot, width, height, style)
    here, porch = Placement(foot), width * 0.24
    pale = mix(style.wall, "#fff8ee", 0.45)
    door(motif, Placement((foot[0], foot[1] - 4)), porch * 0.30, height * 0.36, Door("#5a3a2c", "round", pale, "glazed"))
    for x in np.linspace(-0.5, 0.5, 4):
        turned(
            motif,
            Placement(here.point(float(x) * porch, 0), height / 100),
            [(3.0, -66), (3.4, -64), (2.4, -60), (2.8, -30), (2.9, -6), (3.8, -3), (3.9, 0)],
            pale,
            material=STONE,
            brush=FINE,
        )
    motif.shape(
        here(polygon([(-porch * 0.62, -height * 0.66), (porch * 0.62, -height * 0.66), (porch * 0.62, -height * 0.73), (-porch * 0.62, -height * 0.73)])),
        pale,
        depth=4,
        material=STONE,
    )
    motif.shape(
        here(polygon([(-porch * 0.66, -height * 0.73), (porch * 0.66, -height * 0.73), (0, -height * 0.94)])),
        mix(pale, style.wall, 0.3),
        depth=5,
        material=STONE,
    )
    for step in range(3):
        box(
            motif,
            Placement((foot[0], foot[1] + step * height * 0.025)),
            (porch * (1.3 + 0.16 * step), height * 0.03),
            (0, -height * 0.018),
            mix(pale, "#8a8078", 0.2),
            brush=FINE,
        )
    return ids["wall"]


def lighthouse(motif: Motif, foot: Place, height: float, *, bands: tuple[Pigment, Pigment] = ("#d6ccb4", "#b23425"), lit: Pigment | None = "#ffe2a0") -> Place:
    """An upright lighthouse; returns its lamp."""
    here = Placement(foot, height / 100)
    motif.contact(foot, height * 0.2)
    painted = stripes(motif, here, bands, width=17, upright=False)
    turned(motif, here, [(6.0, -80), (6.6, -60), (7.6, -30), (9.5, 0)], painted, material=STONE)
    for y, wide in ((-18, 2.6), (-42, 2.2), (-64, 2.0)):
        window(motif, Placement(here.point(-1.5, y), here.scale), wide, 4.6, Window(head="round", frame="#6a6258", glass="#2a3038", panes=(1, 1), curtain=None))
    lamp = here.point(0, -87)
    if lit is not None:
        motif.glow(lamp, height * 0.4, lit, 0.6)
    turned(motif, here, [(8.4, -82.5), (8.4, -80), (6.2, -78)], "#3a3430", brush=FINE)
    turned(motif, here, [(4.6, -92), (4.6, -82)], "#8fa4b0" if lit is None else lit, brush=FINE, lit=None if lit is None else "#fffdf0")
    for x in (-4.4, -1.6, 1.6, 4.4):
        motif.line(here([(x, -82), (x, -92)]), max(1.2, height * 0.006), "#3a3430", taper=0, load=1)
    turned(motif, here, [(0.6, -100), (3.6, -95.5), (5.6, -91.5)], bands[1], brush=FINE)
    return lamp


def windmill(
    motif: Motif, foot: Place, height: float, *, wall: Pigment = "#d9cdb6", cap: Pigment = "#6a4434", turn: float = 0.35, sailcloth: Pigment = "#efe6d2"
) -> None:
    """A tower mill with four sails of lattice and cloth."""
    here = Placement(foot, height / 100)
    motif.contact(foot, height * 0.4)
    turned(motif, here, [(11, -68), (14, -34), (18, 0)], plaster(motif, here, wall), material=STONE)
    door(motif, Placement(here.point(-2, 0), here.scale), 8, 15, Door("#6a4a34", "round", wall, "planks"))
    window(motif, Placement(here.point(2, -34), here.scale), 5, 8)
    motif.shape(
        here(polygon([(-13, -67), (13, -67), (11, -77), (3, -84), (-4, -84), (-11, -77)])),
        tiles(motif, here, [mix(cap, "#1c1212", 0.3), cap], size=(4, 3.4)),
        depth=height * 0.07,
        wobble=1,
    )
    hub = Placement(here.point(0, -74), here.scale)
    for arm in range(4):
        sail = Placement(hub.at, hub.scale, turn + arm * math.pi / 2)
        motif.shape(sail(polygon([(1.2, -10), (8.5, -10), (8.5, -46), (1.2, -46)])), sailcloth, depth=3, opacity=0.92, wobble=1.0, brush=FINE)
        rod(motif, sail([(0, 0), (0, -24), (0, -48)]), [height * 0.017, height * 0.014, height * 0.01], "#5a4030", brush=FINE, material=WOOD)
        for y in np.linspace(-12, -46, 8):
            motif.line(sail([(0, y), (8.6, y)]), 1.5, "#5a4030", taper=0, load=1)
    motif.shape(hub(ellipse((0, 0), 2.6)), "#4a3428", depth=5, brush=FINE)


def ruin(motif: Motif, foot: Place, width: float, height: float, stone: Pigment = "#a39a88", *, windows: int = 2) -> int:
    """What is left of a wall: a broken edge, empty pointed windows with the sky in them, ivy not included."""
    here = Placement(foot)
    top = [(x, -height * (0.35 + 0.6 * abs(math.sin(x / width * 4 + 1)) + motif.random.normal() * 0.05)) for x in np.linspace(0.5, -0.5, 15) * width]
    steps = [p for (x0, y0), (x1, _) in itertools.pairwise(top) for p in ((x0, y0), (x1, y0))]
    outline = polygon([(-width / 2, 4), (width / 2, 4), *steps], 3)
    holes = []
    for number in range(windows):
        x = ((number + 0.5) / windows - 0.5) * width * 0.8
        holes.append(here(opening(width * 0.13, height * 0.26, "pointed") + (x, -height * 0.12))[::-1])
    motif.contact(foot, width * 1.1, height * 0.06)
    on = Crooked(foot)
    wall = (
        [here(outline), *holes] if _winding(outline) * _winding(holes[0] if holes else outline[::-1]) < 0 else [here(outline), *[each[::-1] for each in holes]]
    )
    return motif.shape(
        wall,
        stones(motif, on, [mix(stone, "#3a3430", 0.3), stone, mix(stone, "#f4ead4", 0.25)], mix(stone, "#4a4438", 0.55), size=(30, 18)),
        depth=9,
        material=STONE,
        wobble=1.6,
    )


def _winding(outline: Points) -> float:
    x, y = outline[:, 0], outline[:, 1]
    return float(np.sign(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y)))


__all__ = ["church", "lighthouse", "mansion", "ruin", "tower_block", "windmill"]
