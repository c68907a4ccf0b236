"""What people have built outdoors: walls, bridges, arches, stairs, balconies, rails, jetties, cranes."""

import itertools
import math
from collections.abc import Sequence
from typing import Literal

import numpy as np

from atelier.canvas import FINE
from atelier.geometry import Place, Placement, Points, along, curve, polygon, ribbon, tangents
from atelier.light import METAL, STONE, WOOD
from atelier.motifs.forms import box, rod, turned
from atelier.motifs.openings import opening
from atelier.motifs.stuff import Ground, boards, stones, tiles
from atelier.palette import Pigment, mix
from atelier.scene import Fill, Motif


def masonry(pigment: Pigment) -> list[Pigment]:
    """Three tones of a stone, for `stones` and `bricks`."""
    return [mix(pigment, "#2c2624", 0.32), pigment, mix(pigment, "#fff0d8", 0.22)]


def castle_wall(motif: Motif, foot: Place, width: float, height: float, stone: Pigment = "#9a9088", *, towers: bool = True, gate: float = 0.3) -> int:
    """A battlemented wall, with a gate in its middle (a share of its height) and a round tower at either end."""
    here, merlon = Placement(foot), width / 17
    motif.contact(foot, width * 1.1, height * 0.06)
    top: list[Place] = []
    for number in range(9):
        x = width / 2 - 2 * number * merlon
        top += [(x, -height), (x - merlon, -height), (x - merlon, -height * 0.9), (x - 2 * merlon, -height * 0.9)]
    outline = polygon([(-width / 2, 3), (width / 2, 3), *[p for p in top if p[0] >= -width / 2]], 4)
    wall = motif.shape(here(outline), stones(motif, here, masonry(stone), mix(stone, "#4a4440", 0.6), size=(26, 16)), depth=6, material=STONE)
    if gate:
        arch(motif, foot, height * gate * 1.3, height * gate * 2, stone=mix(stone, "#6a625c", 0.3), inside="#1c1a20")
    for x in (-1, 1) if towers else ():
        round_tower(motif, (foot[0] + x * width / 2, foot[1] + 4), width * 0.16, height * 1.35, stone)
    return wall


def round_tower(motif: Motif, foot: Place, width: float, height: float, stone: Pigment = "#9a9088", *, roof: Pigment | None = "#5a6a78") -> Place:
    """A round tower; with a roof it is a cone of slates, without it has battlements. Returns its top."""
    here, r = Placement(foot), width / 2
    motif.contact(foot, width * 1.2)
    turned(
        motif,
        here,
        [(r * 1.12, -height), (r * 1.12, -height * 0.9), (r * 0.96, -height * 0.86), (r, -height * 0.4), (r * 1.1, 0)],
        stones(motif, here, masonry(stone), mix(stone, "#4a4440", 0.6), size=(20, 13)),
        smooth=False,
        material=STONE,
    )
    for y in (0.3, 0.62):
        motif.shape(here(opening(width * 0.1, height * 0.11, "round") + (r * 0.1, -height * y)), "#1c1a20", depth=3, brush=FINE)
    if roof is None:
        for x in (-0.9, -0.3, 0.3, 0.9):
            box(motif, Placement(here.point(x * r, -height + 2)), (width * 0.17, width * 0.18), (0, -3), stone, material=STONE, brush=FINE)
        return here.point(0, -height)
    turned(
        motif,
        here,
        [(1, -height - width * 1.3), (r * 0.62, -height - width * 0.5), (r * 1.34, -height + 2)],
        tiles(motif, here, [mix(roof, "#1c1c24", 0.3), roof], size=(10, 9)),
        smooth=False,
        material=STONE,
    )
    return here.point(0, -height - width * 1.3)


def arch(
    motif: Motif,
    foot: Place,
    width: float,
    height: float,
    *,
    stone: Pigment = "#a89c88",
    inside: Fill | None = "#1c1a20",
    thick: float = 0.16,
    head: Literal["round", "pointed"] = "round",
) -> int:
    """An archway of wedge stones; `inside` is what is seen through it (None: whatever is there). Returns its id."""
    here, wide = Placement(foot), width * thick
    within = 0 if inside is None else motif.shape(here(opening(width, height, head)), inside, depth=4, wobble=0.8)
    t = np.linspace(0, math.pi, 12)
    rise = width / 2 if head == "round" else width * 0.75
    for a, b in itertools.pairwise(t):
        ring = [(math.cos(s) * (width / 2 + k), -(height - rise) - math.sin(s) * (rise + k)) for s, k in ((a, 0), (b, 0), (b, wide), (a, wide))]
        motif.shape(here(polygon(ring, 3)), mix(stone, "#5a5048", float(motif.random.uniform(0, 0.35))), depth=wide * 0.3, material=STONE, brush=FINE)
    blocks = max(2, int((height - rise) / (wide * 1.3)))
    for side in (-1, 1):
        for number in range(blocks):
            y0, y1 = -(height - rise) * number / blocks, -(height - rise) * (number + 1) / blocks
            outer = width / 2 + wide * (1.0 if number % 2 else 1.25)
            motif.shape(
                here(polygon([(side * width / 2, y0), (side * outer, y0), (side * outer, y1), (side * width / 2, y1)], 3)),
                mix(stone, "#5a5048", float(motif.random.uniform(0, 0.35))),
                depth=wide * 0.3,
                material=STONE,
                brush=FINE,
            )
    return within


def bridge(
    motif: Motif, left: Place, right: Place, height: float, *, arches: int = 3, stone: Pigment = "#a89c8c", hump: float = 0.25, thick: float = 0.3
) -> int:
    """A stone bridge from bank to bank, standing `height` deep in what flows under it; its arches are open."""
    run, middle = right[0] - left[0], ((left[0] + right[0]) / 2, (left[1] + right[1]) / 2)
    here = Placement(middle, 1.0, math.atan2(right[1] - left[1], run))
    deck = [(u * run, -hump * height * (1 - (2 * u) ** 2)) for u in np.linspace(-0.5, 0.5, 15)]
    outline = curve(deck, 4)
    body = np.vstack([outline, [(run / 2, height), (-run / 2, height)]])
    holes = []
    for number in range(arches):
        x = ((number + 0.5) / arches - 0.5) * run * 0.94
        crown = float(np.interp(x, outline[:, 0], outline[:, 1])) + height * thick
        wide = run / arches * 0.72
        holes.append(here(opening(wide, height - crown, "round") + (x, height))[::-1])
    turn = np.sign(_area(body) * _area(holes[0]))
    fill = stones(motif, here, masonry(stone), mix(stone, "#4a4440", 0.55), size=(24, 13))
    identity = motif.shape([here(body), *(holes if turn < 0 else [each[::-1] for each in holes])], fill, depth=7, material=STONE)
    rail = np.array(deck) - (0, height * 0.12)
    rod(motif, here(rail), [height * 0.10] * 2, mix(stone, "#fff0d8", 0.12), brush=FINE, material=STONE)
    for number in range(arches + 1):
        x = (number / arches - 0.5) * run * 0.94
        motif.wash(
            here(polygon([(x - 8, 0), (x + 16, 0), (x + 16, height), (x - 8, height)])), motif.light.shade, 0.25, soft=8, way="multiply", within=identity
        )
    return identity


def _area(outline: Points) -> float:
    x, y = outline[:, 0], outline[:, 1]
    return float(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y))


def stairs(
    motif: Motif,
    foot: Place,
    width: float,
    *,
    steps: int = 6,
    rise: float = 16.0,
    back: Place = (0.0, -9.0),
    narrow: float = 0.96,
    pigment: Pigment = "#b0a694",
    wood: bool = False,
) -> Place:
    """Steps going up and away: each `rise` higher, `back` further (x, y), a little narrower. Returns their top."""
    at, wide = foot, width
    motif.contact(foot, width * 1.05)
    treads = []
    for _ in range(steps):
        treads.append((at, wide))
        at, wide = (at[0] + back[0], at[1] - rise + back[1]), wide * narrow
    for place, broad in reversed(treads):
        tone = mix(pigment, "#6a5c50", float(motif.random.uniform(0, 0.25)))
        box(motif, Placement(place), (broad, rise), back, tone, front=mix(tone, motif.light.shade, 0.28), material=WOOD if wood else STONE, brush=FINE)
    return at


def stair_side(
    motif: Motif, foot: Place, *, steps: int = 6, run: float = 22.0, rise: float = 18.0, pigment: Pigment = "#b0a694", rail: Pigment | None = "#3a3430"
) -> Place:
    """A stair seen from the side, climbing right (or left, with a negative run). Returns its top."""
    here = Placement(foot)
    line = [p for n in range(steps) for p in ((n * run, -n * rise), (n * run, -(n + 1) * rise))]
    top = (steps * run, -steps * rise)
    motif.shape(here(polygon([*line, top, (steps * run, 0), (0, 0)], 3)), pigment, depth=5, material=STONE)
    for n in range(steps):
        rod(
            motif,
            here([(n * run - run * 0.12, -(n + 1) * rise), ((n + 1) * run, -(n + 1) * rise)]),
            [rise * 0.22] * 2,
            mix(pigment, "#fff0d8", 0.2),
            brush=FINE,
        )
    if rail is not None:
        for n in range(steps):
            motif.line(here([((n + 0.5) * run, -(n + 1) * rise), ((n + 0.5) * run, -(n + 1) * rise - 46)]), 2.4, rail, taper=0, load=1)
        rod(
            motif,
            here([(run * 0.4, -rise - 46), (run * steps * 0.5, -rise * (steps * 0.5 + 0.6) - 46), (run * (steps - 0.4), -rise * steps - 46)]),
            [5] * 2,
            rail,
            brush=FINE,
        )
    return here.point(*top)


def balcony(motif: Motif, at: Place, width: float, height: float, *, iron: Pigment = "#2f3338", slab: Pigment = "#b8ac98") -> None:
    """A slab and a wrought railing against a wall; `at` is the middle of its floor."""
    here = Placement(at)
    motif.wash(
        here(polygon([(-width * 0.46, 4), (width * 0.5, 4), (width * 0.44, height * 0.5), (-width * 0.4, height * 0.5)])),
        motif.light.shade,
        0.45,
        soft=6,
        way="multiply",
    )
    box(motif, Placement(here.point(0, height * 0.14)), (width, height * 0.14), (0, 0), slab, material=STONE, brush=FINE)
    for x in np.linspace(-0.48, 0.48, max(5, int(width / height * 7))):
        bow = height * 0.10
        motif.line(here([(x * width, 0), (x * width + bow * 0.4, -height * 0.3), (x * width, -height * 0.8)]), 2.0, iron, taper=0.1, load=1)
    for y in (-0.06, -0.84):
        rod(motif, here([(-width / 2, y * height), (width / 2, y * height)]), [height * 0.055] * 2, iron, brush=FINE, material=METAL)
    for x in (-0.36, 0.36):
        motif.line(here([(x * width, height * 0.14), (x * width * 0.9, height * 0.34), (x * width * 0.55, height * 0.16)]), 3, iron, taper=0.4, load=1)


def jetty(motif: Motif, ground: Ground, width: float, length: float, *, wood: Pigment = "#8a6c4e", over: float = 26.0) -> int:
    """A landing stage running out over level water from its near end; posts stand in it."""
    fill = boards(motif, ground, masonry(wood), width=22, length=900)
    for v in np.linspace(length * 0.95, length * 0.05, 5):
        for u in (-0.5, 0.5):
            (x, y), size = ground.place(u * width, v), ground.scale_at(v)
            rod(motif, [(x, y + over * size * 1.6), (x, y - over * size)], [12 * size] * 2, mix(wood, "#2a221c", 0.4), material=WOOD, brush=FINE)
    corners = ground.places([(-width / 2, 0), (width / 2, 0), (width / 2, length), (-width / 2, length)])
    motif.wash(corners + (0, over * 0.5), motif.light.shade, 0.5, soft=5, way="multiply")
    edge = np.vstack([corners[:2], corners[1::-1] + (0, over * 0.35)])
    motif.shape(polygon(edge), mix(wood, "#2a221c", 0.35), depth=3, material=WOOD)
    return motif.shape(polygon(corners), fill, depth=3, material=WOOD, flow=0.0)


def rails(
    motif: Motif, ground: Ground, centre: Sequence[Place], gauge: float = 90.0, *, wood: Pigment = "#5a4636", steel: Pigment = "#9aa2ac", gap: float = 46.0
) -> None:
    """A railway over level ground, through (u, v): sleepers, then the two shining rails."""
    line = along(curve(centre, 24), 300)
    ahead = tangents(line)
    side = np.stack([-ahead[:, 1], ahead[:, 0]], 1)
    length = float(np.linalg.norm(np.diff(line, axis=0), axis=1).sum())
    for place in np.linspace(299, 0, max(4, int(length / gap))).astype(int):
        (u, v), (du, dv), (su, sv) = line[place], ahead[place], side[place]
        tie = [(u + su * gauge * k + du * w, v + sv * gauge * k + dv * w) for k, w in ((-0.85, -9), (0.85, -9), (0.85, 9), (-0.85, 9))]
        if ground.scale_at(float(v)) > 0.05:
            motif.shape(
                polygon(ground.places(tie), 3), mix(wood, "#8a7a6a", float(motif.random.uniform(0, 0.4))), depth=3, material=WOOD, brush=FINE, wobble=0.5
            )
    for k in (-0.5, 0.5):
        path = ground.places([tuple(p) for p in line[::6] + side[::6] * (k * gauge)])
        widths = [max(1.2, 8 * ground.scale_at(float(v))) for _, v in line[::6]]
        motif.shape(ribbon(path + (0, 2), widths, 3), mix(steel, "#241c1c", 0.6), depth=2, brush=FINE, wobble=0)
        motif.shape(ribbon(path, [each * 0.6 for each in widths], 3), steel, depth=2, brush=FINE, material=METAL, wobble=0)


def scaffold_crane(motif: Motif, foot: Place, height: float, *, jib: float = 0.8, mirrored: bool = False, iron: Pigment = "#c8923a") -> Place:
    """A tower crane of lattice; returns where its hook hangs."""
    here = Placement(foot, height / 100, mirrored=mirrored)
    motif.contact(foot, height * 0.12)
    thick = max(1.9, height * 0.009)
    for line, steps in ((((-2.6, 0), (-2.6, -84), (2.6, 0), (2.6, -84)), 15), (((-24, -84), (100 * jib, -84), (-20, -89), (96 * jib, -87)), 19)):
        a, b, c, d = (np.array(p, np.float64) for p in line)
        for t0, t1 in zip(np.linspace(0, 1, steps), np.linspace(0, 1, steps)[1:], strict=False):
            p, q = a + (b - a) * t0, c + (d - c) * t1
            motif.line(here([p, q]), thick * 0.7, iron, taper=0, load=1)
            motif.line(here([c + (d - c) * t0, a + (b - a) * t1]), thick * 0.7, iron, taper=0, load=1)
        rod(motif, here([a, b]), [thick * 1.8] * 2, iron, brush=FINE, material=METAL)
        rod(motif, here([c, d]), [thick * 1.8] * 2, iron, brush=FINE, material=METAL)
    for end in ((-22, -86), (70 * jib, -86)):
        motif.line(here([(0, -100), end]), thick * 0.7, iron, taper=0, load=1)
    rod(motif, here([(-2, -84), (0, -100), (2, -84)]), [thick * 1.5] * 3, iron, brush=FINE)
    box(motif, Placement(here.point(5, -78), here.scale), (7, 7), (0, 0), mix(iron, "#fff0d0", 0.3), brush=FINE)
    box(motif, Placement(here.point(-20, -76), here.scale), (8, 8), (0, 0), "#6a6660", brush=FINE, material=STONE)
    return here.point(78 * jib, -84)


__all__ = ["arch", "balcony", "bridge", "castle_wall", "jetty", "masonry", "rails", "round_tower", "scaffold_crane", "stair_side", "stairs"]
