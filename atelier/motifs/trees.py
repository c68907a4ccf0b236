"""Trees in leaf in several habits, conifers and palms, bushes and hedges."""

import math
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from atelier.accents import FromPicture
from atelier.canvas import Brush
from atelier.geometry import Place, Placement, Points, blob
from atelier.light import WOOD, Material
from atelier.motifs.clouds import heap
from atelier.motifs.forms import rod
from atelier.palette import Pigment, mix, ramp
from atelier.scene import Motif
from atelier.volume import spheres

LEAVES = Brush(finest=1.3, coarsest=7.0, length=0.55, jitter=1.7)
FOLIAGE = Material(sheen=0.42, texture=0.14, blotch=0.5, pooling=0.05, hollow=0.8)


@dataclass(frozen=True)
class Leafage:
    """The greens (or reds, or blossom) of a crown, from its hollows to its lit tips, and its bark."""

    dark: Pigment = "#1f3d2c"
    leaf: Pigment = "#44713d"
    lit: Pigment = "#9cb65a"
    bark: Pigment = "#5a4232"


@dataclass(frozen=True)
class Habit:
    """How a kind of tree grows. Shares are of its height."""

    clear: float = 0.28  # trunk below the crown
    spread: float = 0.72  # width of the crown
    clumps: int = 9
    clump: float = 0.30  # of the crown's width
    girth: float = 0.075
    lean: float = 0.0
    droop: float = 0.0


OAK = Habit(clear=0.24, spread=0.95, clumps=13, clump=0.30, girth=0.10)
ROUND = Habit()
TALL = Habit(clear=0.16, spread=0.34, clumps=9, clump=0.62, girth=0.045)
WIND = Habit(clear=0.30, spread=0.80, clumps=9, lean=0.32)
FRUIT = Habit(clear=0.26, spread=0.86, clumps=7, clump=0.40, girth=0.07)
WILLOW = Habit(clear=0.22, spread=0.92, clumps=10, clump=0.28, droop=0.5)


def tree(motif: Motif, foot: Place, height: float, leafage: Leafage | None = None, habit: Habit = ROUND) -> list[int]:
    """A tree in leaf: limbs show between its clumps, the sky between its outer ones. Returns the clumps' ids."""
    leafage = leafage or Leafage()
    clumps = _clumps(motif, foot, height, habit)
    wide = habit.spread * height
    shadowed = Leafage(leafage.dark, mix(leafage.dark, leafage.leaf, 0.35), mix(leafage.dark, leafage.leaf, 0.8), leafage.bark)
    heart = (foot[0] + habit.lean * height * 0.5, foot[1] - height * (habit.clear + 0.08))
    clump(motif, heart, wide * 0.78, height * (0.86 - habit.clear), shadowed)
    top = (foot[0] + habit.lean * height * 0.7, foot[1] - height * (habit.clear + 0.42))
    behind = [each for each in clumps if each[3] < 0]
    before = [each for each in clumps if each[3] >= 0] + [(top[0], top[1] + height * 0.1, wide * habit.clump * 1.5, 3.0)]
    shy = replace(leafage, leaf=mix(leafage.leaf, leafage.dark, 0.6), lit=mix(leafage.lit, leafage.dark, 0.6))
    ids = [clump(motif, (x, y), size, size * 0.72, shy) for x, y, size, _ in behind]
    _limbs(motif, foot, top, height, habit, leafage.bark, clumps)
    ids += [clump(motif, (x, y), size, size * 0.72, leafage) for x, y, size, _ in before]
    if habit.droop:
        _streamers(motif, clumps, height * habit.droop, leafage)
    return ids


def _clumps(motif: Motif, foot: Place, height: float, habit: Habit) -> list[tuple[float, float, float, float]]:
    """(x, y, width, nearness) over a rough dome, far ones first, sizes differing by three."""
    wide, low, high = habit.spread * height, foot[1] - height * habit.clear, foot[1] - height
    placed = []
    for place in range(habit.clumps):
        near = motif.random.normal() * 0.7 + (0.5 if place % 3 else -0.8)
        up = (place + 0.5) / habit.clumps
        size = wide * habit.clump * motif.random.uniform(0.7, 1.5) * (1.15 - 0.3 * up)
        reach = math.sqrt(max(0.1, 1 - (up * 1.25 - 0.38) ** 2)) * (wide / 2 - size * 0.36)
        side = math.sin(place * 2.4 + motif.random.normal() * 0.35) * reach
        y = low + (high + size * 0.62 - low) * up + motif.random.normal() * height * 0.02
        placed.append((foot[0] + side + habit.lean * (foot[1] - y) * 0.85, y, size, float(near)))
    return sorted(placed, key=lambda each: each[3])


def clump(motif: Motif, foot: Place, width: float, height: float, leafage: Leafage) -> int:
    """One mass of leaves, its edge broken by leaves that stand off it; the middle of its foot is `foot`."""
    balls = _leafballs(motif, foot, width, height)
    reach = balls[:, 3].max() + 8
    window = motif.canvas.whole.cut(*(balls[:, :2].min(0) - reach), *(balls[:, :2].max(0) + reach))
    strays = motif.random.random((int(10 + width * 0.45), 5))
    if window is None:
        return 0
    middling, small = motif.canvas.unevenness(window)
    grain = min(1.0, width / 130)
    relief = spheres(window, balls, (small * 6.5 * grain, (middling * 3 - small * 6) * grain), soften=1.0, flatten=max(3.0, height * 0.09))
    up = np.clip((foot[1] - window.y) / height, 0, 1) + 0.30 * middling + 0.22 * small
    colours = ramp([leafage.dark, mix(leafage.dark, leafage.leaf, 0.6), leafage.leaf, mix(leafage.leaf, leafage.lit, 0.5)], up)
    angles = 1.2 * middling + 1.9 * small + np.arctan2(relief.normal[..., 1], relief.normal[..., 0]) + 0.6
    ids = motif.body(relief, colours, material=FOLIAGE, shade=leafage.dark, lit=leafage.lit, flow=angles.astype(np.float32), brush=LEAVES)
    _loose_leaves(motif, balls, strays, leafage)
    return next(iter(ids.values()), 0)


def _leafballs(motif: Motif, foot: Place, width: float, height: float) -> NDArray[np.float64]:
    """A cloud's balls, with a rounded underside instead of its flat foot."""
    balls = heap(motif.random, (foot[0], foot[1] - height * 0.12), width * 0.8, height * 0.86)
    away = np.abs(balls[:, 0] - foot[0]) / (width / 2)
    balls[:, 1] -= np.where(balls[:, 1] > foot[1] - height * 0.45, height * 0.30 * away**1.5, 0)
    return balls[balls[:, 1] - balls[:, 3] * 0.2 < foot[1] + height * 0.1]


def _loose_leaves(motif: Motif, balls: NDArray[np.float64], strays: NDArray[np.float64], leafage: Leafage) -> None:
    size = float(np.clip(balls[:, 3].max() * 0.16, 2.6, 8.0))
    for which, round_, turn, scale, light in strays:
        x, y, _, radius = balls[int(which * len(balls))]
        angle = round_ * 2 * math.pi
        at = (float(x + math.cos(angle) * radius * 0.98), float(y + math.sin(angle) * radius * 0.98))
        lit = (1 - math.sin(angle)) / 2 * 0.7 + light * 0.3
        ink = mix(mix(leafage.dark, leafage.leaf, min(1.0, lit * 2)), leafage.lit, max(0.0, lit * 1.5 - 0.75))
        motif.dab(at, size * (0.7 + 1.1 * scale), size * 0.62, turn * math.pi, ink, taper=0.9, load=0.9, opacity=0.85)


def _limbs(motif: Motif, foot: Place, top: Place, height: float, habit: Habit, bark: Pigment, clumps: list[tuple[float, float, float, float]]) -> None:
    """A trunk that flares into the ground, and limbs that reach for the clumps."""
    girth = height * habit.girth
    sway = motif.random.normal() * girth * 0.5
    middle = ((foot[0] + top[0]) / 2 + sway, (foot[1] + top[1]) / 2)
    fork = (foot[0] * 0.55 + top[0] * 0.45 + sway, foot[1] - height * (habit.clear + 0.06))
    for x, low, size, _ in clumps[:: 1 + len(clumps) // 6]:
        y = low - size * 0.3
        if y < fork[1] - height * 0.06:
            bend = ((fork[0] + x) / 2 + (x - fork[0]) * 0.15, (fork[1] + y) / 2 + height * 0.04)
            rod(motif, [fork, bend, (x, y)], [girth * 0.5, girth * 0.34, girth * 0.15], bark, material=WOOD)
    motif.contact(foot, girth * 2.6)
    for out, drop in ((-1.15, 0.12), (1.2, 0.16), (-0.35, 0.30), (0.5, 0.26)):
        knee = (foot[0] + out * girth * 0.34, foot[1] - girth * 0.35)
        rod(
            motif,
            [(foot[0], foot[1] - girth * 1.3), knee, (foot[0] + out * girth, foot[1] + drop * girth)],
            [girth * 0.5, girth * 0.55, girth * 0.06],
            bark,
            material=WOOD,
        )
    rod(
        motif,
        [(foot[0], foot[1] - girth * 0.35), (foot[0] + sway * 0.2, foot[1] - girth * 1.2), middle, top],
        [girth * 1.05, girth * 1.0, girth * 0.82, girth * 0.35],
        bark,
        ragged=girth * 0.06,
        grain=int(6 + girth * 0.5),
        material=WOOD,
    )


def _streamers(motif: Motif, clumps: list[tuple[float, float, float, float]], length: float, leafage: Leafage) -> None:
    for x, y, size, near in clumps:
        for _ in range(int(size * 0.16)):
            at, fall, sway = x + motif.random.uniform(-0.5, 0.5) * size, length * motif.random.uniform(0.4, 1.1), motif.random.normal() * 12
            ink = mix(leafage.leaf, leafage.lit if near > 0 else leafage.dark, float(motif.random.uniform(0.2, 0.7)))
            motif.line([(at, y - size * 0.2), (at + sway * 0.4, y + fall * 0.5), (at + sway, y + fall)], 2.6, ink, taper=0.7, opacity=0.8)


def bush(motif: Motif, foot: Place, width: float, height: float, leafage: Leafage | None = None) -> list[int]:
    """Three or four clumps that share a foot."""
    leafage = leafage or Leafage()
    motif.contact(foot, width * 0.8)
    ids = []
    for across, share in ((-0.24, 0.62), (0.26, 0.72), (0.0, 0.95)):
        x = foot[0] + (across + motif.random.normal() * 0.06) * width
        ids.append(clump(motif, (x, foot[1]), width * (0.42 + 0.25 * share), height * share * motif.random.uniform(0.85, 1.1), leafage))
    return ids


def hedge(motif: Motif, left: Place, right: Place, height: float, leafage: Leafage | None = None) -> int:
    """A clipped hedge: almost a wall, but it has grown since."""
    leafage = leafage or Leafage()
    run = right[0] - left[0]
    steps = np.linspace(0, 1, 14)
    top = [(left[0] + s * run, left[1] + s * (right[1] - left[1]) - height * motif.random.uniform(0.94, 1.04)) for s in steps]
    outline = np.array([left, *top, right])
    broad, middling, small = motif.canvas.broad, motif.canvas.middling, motif.canvas.small
    scale = motif.canvas.scale

    def greens(x: NDArray[np.float32], y: NDArray[np.float32]) -> NDArray[np.float32]:
        rows, columns = (y[:, 0] * scale).astype(int), (x[0] * scale).astype(int)
        here = np.ix_(np.clip(rows, 0, broad.shape[0] - 1), np.clip(columns, 0, broad.shape[1] - 1))
        up = np.clip((max(left[1], right[1]) - y) / height, 0, 1)
        return ramp([leafage.dark, leafage.leaf, leafage.lit], up * 0.6 + 0.08 * middling[here] + 0.34 * small[here] + 0.12)

    identity = motif.shape(
        outline,
        greens,
        material=FOLIAGE,
        depth=height * 0.2,
        flow=lambda x, y: 1.7 * np.sin(x / 9) + 1.3 * np.cos(y / 7),
        brush=LEAVES,
        wobble=4,
        lit=leafage.lit,
        shade=leafage.dark,
    )
    for x, y in motif.spots(identity, int(run * height / 130)):
        motif.dab((x, y), motif.random.uniform(5, 11), 3.4, motif.random.uniform(0, math.pi), FromPicture(float(motif.random.uniform(0.7, 1.35))), taper=0.9)
    for _ in range(int(run / 7)):
        x, y = top[int(motif.random.integers(1, 13))]
        x += motif.random.normal() * run / 26
        motif.dab(
            (x, y + motif.random.normal() * 3),
            motif.random.uniform(5, 12),
            3.2,
            -math.pi / 2 + motif.random.normal() * 0.7,
            mix(leafage.leaf, leafage.lit, float(motif.random.random())),
            taper=0.9,
        )
    return identity


def conifer(motif: Motif, foot: Place, height: float, leafage: Leafage | None = None, *, snow: Pigment | None = None, slim: float = 0.4) -> None:
    """A spruce: tiers that droop and overlap, ragged with needles; snow lies on them if there is any."""
    leafage = leafage or Leafage("#16302b", "#2f5a45", "#7d9c68", "#4a362a")
    girth = height * 0.05
    motif.contact(foot, height * slim * 0.5)
    rod(motif, [foot, (foot[0], foot[1] - height * 0.3)], [girth * 1.3, girth], leafage.bark, material=WOOD)
    tiers = max(5, int(height / 38))
    for tier in range(tiers):
        up = tier / tiers
        y = foot[1] - height * (0.10 + 0.80 * up)
        half = height * slim * 0.5 * (1 - up) ** 0.85 * motif.random.uniform(0.85, 1.1) + height * 0.02
        _tier(motif, (foot[0] + motif.random.normal() * half * 0.06, y), half, height / tiers * 2.1, leafage, snow)


def _tier(motif: Motif, at: Place, half: float, tall: float, leafage: Leafage, snow: Pigment | None) -> None:
    """One whorl of branches, its hem hanging in points."""
    points = max(5, int(half / 9))
    hem = []
    for place in np.linspace(1, -1, 2 * points + 1):
        sag = tall * (0.16 - 0.26 * place**2) + (tall * 0.13 if len(hem) % 2 == 0 else -tall * 0.03)
        hem.append((at[0] + half * place, at[1] + sag + tall * 0.10 + motif.random.normal() * tall * 0.04))
    outline = np.array([(at[0] - half * 0.10, at[1] - tall * 0.6), (at[0], at[1] - tall * 0.78), (at[0] + half * 0.10, at[1] - tall * 0.6), *hem])

    def fan(x: NDArray[np.float32], y: NDArray[np.float32]) -> NDArray[np.float32]:
        return np.arctan2(y - at[1] + tall * 1.2, (x - at[0]) * 1.5)

    def greens(x: NDArray[np.float32], y: NDArray[np.float32]) -> NDArray[np.float32]:
        return ramp([mix(leafage.leaf, leafage.lit, 0.25), leafage.leaf, leafage.dark], (y - at[1] + tall * 0.5) / tall + 0 * x)

    identity = motif.shape(
        outline, greens, depth=min(half, tall) * 0.5, flow=fan, brush=LEAVES, material=FOLIAGE, shade=leafage.dark, lit=leafage.lit, wobble=2
    )
    if snow is not None:
        cap = blob(
            [
                (at[0] - half * 0.75, at[1] + tall * 0.02),
                (at[0] - half * 0.3, at[1] - tall * 0.35),
                (at[0], at[1] - tall * 0.62),
                (at[0] + half * 0.34, at[1] - tall * 0.3),
                (at[0] + half * 0.7, at[1]),
                (at[0] + half * 0.3, at[1] - tall * 0.02),
                (at[0] - half * 0.2, at[1] - tall * 0.08),
            ]
        )
        motif.shape(cap, snow, depth=tall * 0.2, wobble=3, within=identity)
    for x, y in hem[1:-1]:
        motif.dab(
            (x, y - tall * 0.03),
            tall * 0.3,
            2.2,
            math.atan2(tall * 0.8, (x - at[0]) * 1.2),
            FromPicture(float(motif.random.uniform(0.75, 1.3))),
            taper=0.8,
            opacity=0.8,
        )


def palm(motif: Motif, foot: Place, height: float, leafage: Leafage | None = None, *, lean: float = 0.25) -> Place:
    """A leaning ringed stem and a head of torn fronds; returns the heart of the head, where nuts hang."""
    leafage = leafage or Leafage("#2a4f34", "#4f8a48", "#b5cf6a", "#8a6a48")
    head = (foot[0] + lean * height, foot[1] - height)
    girth = height * 0.055
    motif.contact(foot, girth * 2.4)
    spine = [foot, (foot[0] + lean * height * 0.30, foot[1] - height * 0.40), (foot[0] + lean * height * 0.72, foot[1] - height * 0.78), head]
    stem = rod(motif, spine, [girth * 1.6, girth, girth * 0.8, girth * 0.7], leafage.bark, material=WOOD)
    for share in np.linspace(0.05, 0.95, 22):
        x = float(np.interp(share, [0, 0.4, 0.78, 1], [p[0] for p in spine]))
        y = float(np.interp(share, [0, 0.4, 0.78, 1], [p[1] for p in spine]))
        motif.dab((x, y), girth * 1.1, 2.2, 0.25 + lean, FromPicture(0.66), on=stem, opacity=0.6)
    angles = np.linspace(-math.pi * 1.12, math.pi * 0.12, 11) + motif.random.normal(size=11) * 0.10
    for angle in angles[np.argsort(np.abs(np.sin(angles)))]:
        _frond(motif, head, float(angle), height * motif.random.uniform(0.36, 0.56), leafage)
    return head


def _frond(motif: Motif, at: Place, angle: float, length: float, leafage: Leafage) -> None:
    c, s = math.cos(angle), math.sin(angle)
    middle = (at[0] + c * length * 0.5, at[1] + s * length * 0.5 - length * 0.10)
    tip = (at[0] + c * length * 0.95, at[1] + s * length * 0.72 + length * 0.30)
    spine = np.array([at, middle, tip])
    rod(
        motif,
        spine,
        [length * 0.05, length * 0.15, length * 0.03],
        mix(leafage.leaf, leafage.dark, float(motif.random.uniform(0, 0.5))),
        brush=LEAVES,
        ragged=2.5,
        flow=angle + 0.9,
        lit=leafage.lit,
        shade=leafage.dark,
    )
    for share in np.linspace(0.08, 0.98, 24):
        x = (1 - share) ** 2 * at[0] + 2 * share * (1 - share) * middle[0] + share**2 * tip[0]
        y = (1 - share) ** 2 * at[1] + 2 * share * (1 - share) * middle[1] + share**2 * tip[1]
        leaf = length * 0.24 * math.sin(math.pi * (0.12 + 0.8 * share)) * motif.random.uniform(0.7, 1.2)
        for side in (-1, 1):
            turn = angle + side * (1.0 - 0.5 * share) + 0.35 * share
            ink = mix(leafage.leaf, leafage.lit if side * c < 0 else leafage.dark, float(motif.random.uniform(0.1, 0.7)))
            end = (x + math.cos(turn) * leaf, y + math.sin(turn) * leaf + leaf * 0.35)
            motif.line([(x, y), ((x + end[0]) / 2, (y + end[1]) / 2 - leaf * 0.06), end], max(2.0, length * 0.018), ink, taper=0.8, load=0.9)


def here_and_there(motif: Motif, line: Points, count: int) -> list[Placement]:
    """Uneven places along a line, sizes differing by three: an orchard's rows, a wood's edge."""
    where = np.sort(motif.random.random(count)) * (len(line) - 1)
    return [Placement((float(x), float(y)), float(0.5 + motif.random.random() ** 1.6)) for x, y in line[where.astype(int)]]


__all__ = ["FRUIT", "OAK", "ROUND", "TALL", "WILLOW", "WIND", "Habit", "Leafage", "bush", "clump", "conifer", "hedge", "here_and_there", "palm", "tree"]
