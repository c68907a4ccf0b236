"""Skies and weather: what shines, what drifts, what falls. All but sun, moon and lightning are air, without an id."""

import itertools
import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from atelier import marks
from atelier.canvas import CRISP, FINE
from atelier.geometry import Place, Points, curve, ellipse, polygon, smoothstep
from atelier.light import Material
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.palette import Pigment, colour, lerp, mix, ramp
from atelier.scene import Motif
from atelier.volume import modelled
from atelier.window import HEIGHT, WIDTH

MOONSTUFF = Material(sheen=0.35, blotch=0.3, texture=0.08, pooling=0.08, hollow=0.4)


def starfield(
    motif: Motif, count: int, *, low: float = HEIGHT, inks: Sequence[Pigment] = ("#f4f1dc", "#cfdcf4", "#ffe9b8"), keep: marks.Where | None = None
) -> None:
    """Stars above y = `low`: a few bright ones that glow, many faint, gathered in drifts with dark between."""
    noise = motif.noise(2)
    for _ in range(count):
        x, y, size, glint = motif.random.uniform(0, WIDTH), motif.random.uniform(0, low), motif.random.random() ** 4, motif.random.random()
        ink = inks[int(motif.random.integers(len(inks)))]
        thick = float(noise(np.array([[x]], np.float32), np.array([[y]], np.float32), 260)[0, 0])
        if (keep is not None and not keep(x, y)) or (thick < -0.1 and size < 0.4):
            continue
        if size > 0.82:
            motif.glow((x, y), 8 + 18 * size, ink, 0.28, way="screen")
            marks.sparkle(motif, (x, y), 5 + 6 * size, ink)
        else:
            radius = 1.2 + 3.2 * size
            motif.dab((x, y), radius * 1.3, radius, 0.8, ink, taper=0.0, load=1.0, opacity=0.35 + 0.6 * max(size, glint * 0.6))


def star(motif: Motif, at: Place, radius: float, pigment: Pigment = "#ffe9a0", *, turn: float = 0.2, points: int = 5) -> int:
    """A star one could hold: a little cushion with points."""
    angles = np.linspace(0, 2 * math.pi, points * 2, endpoint=False) - math.pi / 2 + turn
    reach = np.where(np.arange(points * 2) % 2 == 0, 1.0, 0.46) * radius
    motif.glow(at, radius * 4, pigment, 0.5)
    outline = polygon(np.stack([at[0] + np.cos(angles) * reach, at[1] + np.sin(angles) * reach], 1), 4)
    return motif.shape(outline, mix(pigment, "#fffbe8", 0.35), depth=radius * 0.5, brush=CRISP, wobble=radius * 0.04, shade=pigment, lit="#fffdf2")


def moon(
    motif: Motif,
    at: Place,
    radius: float,
    *,
    phase: float = 1.0,
    pigment: Pigment = "#f3ecd0",
    grey: Pigment = "#b9b4a8",
    turn: float = -0.4,
    halo: float = 0.5,
) -> int:
    """The moon: `phase` 1 is full, 0.5 half, 0.15 a sickle; negative phases shine from the other side."""
    motif.glow(at, radius * 3.4, pigment, halo * 0.6)
    motif.glow(at, radius * 1.9, pigment, halo)
    outline = _sickle(at, radius, phase, turn)
    found = motif.canvas.covered([outline])
    if found is None:
        return 0
    window, mask = found
    noise, craters = motif.noise(4), motif.random.random((14, 3))
    away = np.hypot(window.x - at[0], window.y - at[1])
    height = 0.45 * np.sqrt(np.clip((radius * 1.05) ** 2 - away**2, 0, None))
    grain = 0.4 + 0.8 * noise(window.x, window.y, radius * 0.9)
    for u, v, size in craters:
        x, y, wide = at[0] + (u - 0.5) * 1.7 * radius, at[1] + (v - 0.5) * 1.7 * radius, radius * (0.04 + 0.16 * size**3)
        ring = np.hypot(window.x - x, window.y - y) / wide
        height = height + radius * 0.05 * (np.exp(-(((ring - 1) * 3) ** 2)) - 0.8 * np.exp(-((ring * 1.3) ** 2)))
        grain = grain + 0.35 * np.exp(-((ring * 1.1) ** 2))
    relief = modelled(window, mask, height.astype(np.float32), smoothing=radius * 0.02)
    albedo = lerp(colour(pigment), colour(grey), np.clip(smoothstep(0.25, 0.95, grain), 0, 0.8))
    around = np.arctan2(window.y - at[1], window.x - at[0]) + math.pi / 2
    return next(iter(motif.body(relief, albedo, material=MOONSTUFF, flow=around.astype(np.float32), brush=FINE, shade=mix(grey, pigment, 0.4)).values()), 0)


def _sickle(at: Place, radius: float, phase: float, turn: float) -> Points:
    t = np.linspace(-math.pi / 2, math.pi / 2, 50)
    width = 1 - 2 * abs(phase)
    outer = np.stack([np.cos(t), np.sin(t)], 1)
    inner = np.stack([width * np.cos(t[::-1]), np.sin(t[::-1])], 1)
    shape = np.vstack([outer, inner[1:-1]]) * (radius * (1 if phase > 0 else -1), radius)
    c, s = math.cos(turn), math.sin(turn)
    return shape @ np.array([[c, s], [-s, c]]) + np.asarray(at)


def sun(motif: Motif, at: Place, radius: float, pigment: Pigment = "#fff1b8", *, air: Pigment = "#f7b860", reach: float = 6.0, strength: float = 0.7) -> int:
    """The sun's disc in the glow it makes; keep `reach` small in clear air."""
    motif.glow(at, radius * reach, air, strength * 0.6)
    motif.glow(at, radius * reach * 0.45, mix(air, pigment, 0.6), strength)
    around = lambda x, y: np.arctan2(y - at[1], x - at[0]) + math.pi / 2
    pale = lambda x, y: ramp(["#fffdf0", pigment, mix(pigment, air, 0.35)], np.hypot(x - at[0], y - at[1]) / radius)
    return motif.shape(
        ellipse(at, radius), pale, depth=radius, lit="#fffdf0", shade=pigment, flow=around, wobble=radius * 0.015, material=Material(pooling=0, blotch=0.1)
    )


def sunbeams(
    motif: Motif,
    at: Place,
    length: float,
    pigment: Pigment = "#ffedb8",
    *,
    count: int = 7,
    towards: float = math.pi / 2,
    spread: float = 1.1,
    strength: float = 0.16,
) -> None:
    """Shafts of light from a gap; uneven in width and strength."""
    for _ in range(count):
        angle, wide = towards + spread * (motif.random.random() - 0.5), motif.random.uniform(0.02, 0.09)
        far, near = length * motif.random.uniform(0.6, 1.1), 0.06 * length
        fan = [(at[0] + math.cos(angle + w) * d, at[1] + math.sin(angle + w) * d) for w, d in ((-wide, near), (wide, near), (wide, far), (-wide, far))]
        motif.wash(polygon(fan), pigment, strength * motif.random.uniform(0.4, 1.3), soft=length * 0.02, way="screen")


def stratus(
    motif: Motif,
    at: Place,
    width: float,
    height: float,
    tones: CloudTones,
    *,
    tilt: float = 0.0,
    thickness: float = 0.9,
    streak: float = 6.0,
    ragged: float = 1.0,
) -> None:
    """A torn flat band of cloud, lit from above; with a high `streak` and a `tilt`, mares' tails."""
    window = motif.canvas.whole.around(at, width * 0.62 + 20, height + abs(tilt) * width * 0.5 + 20)
    noise, fine = motif.noise(5), motif.noise(4)
    if window is None:
        return
    v = window.y - at[1] - math.tan(tilt) * (window.x - at[0])
    u = window.x - at[0]
    inside = 1 - (np.abs(u) / (width / 2)) ** 2.4 - (np.abs(v) / (height / 2)) ** 1.6
    body = noise(u, v, height * streak, height * 0.75)
    dense = smoothstep(0.0, 0.55, inside * 0.8 + 0.9 * ragged * body - 0.15 + 0.25 * fine(u, v, height * 1.4, height * 0.22))
    above = noise(u, v - height * 0.09, height * streak, height * 0.75)
    facing = np.clip(0.5 + 1.6 * (body - above) - 0.55 * v / height, 0, 1)
    colours = ramp([tones.shade, tones.base, tones.lit], facing + 0.12 * fine(u + 70, v, height * 0.8, height * 0.3))
    motif.canvas.lay(window, colours, (dense * thickness).astype(np.float32))
    motif.canvas.direct(window, np.broadcast_to(dense > 0.35, window.shape), tilt)


def cirrus(motif: Motif, at: Place, width: float, height: float, pigment: Pigment = "#f6f6f2", *, tilt: float = -0.3) -> None:
    """High combed cloud, in a few strands."""
    tones = CloudTones(pigment, pigment, mix(pigment, "#9fb4c8", 0.4))
    for _ in range(4):
        x, y = at[0] + motif.random.normal() * width * 0.18, at[1] + motif.random.normal() * height * 0.3
        stratus(
            motif,
            (x, y),
            width * motif.random.uniform(0.5, 1),
            height * motif.random.uniform(0.2, 0.45),
            tones,
            tilt=tilt + motif.random.normal() * 0.05,
            thickness=0.75,
            streak=9,
        )


def storm_front(motif: Motif, foot: float, height: float, tones: CloudTones, *, left: float = -60, right: float = WIDTH + 60) -> None:
    """A wall of cloud heaped along y = `foot`, its belly dark, torn scud hanging under it."""
    places = np.linspace(left, right, 6)
    for number in motif.random.permutation(6):
        tall = height * motif.random.uniform(0.5, 1.1)
        cumulus(motif, (float(places[number]) + motif.random.normal() * 50, foot + motif.random.normal() * height * 0.08), tall * 2.1, tall, tones)
    belly = CloudTones(tones.shade, mix(tones.shade, tones.base, 0.6), mix(tones.shade, "#0c0d14", 0.35))
    for x in np.linspace(left, right, 4):
        stratus(motif, (float(x), foot + height * 0.05), (right - left) * 0.5, height * 0.34, belly, streak=4)


def rain_curtain(
    motif: Motif,
    left: float,
    right: float,
    top: float,
    bottom: float,
    pigment: Pigment = "#1c3032",
    *,
    lean: float = -0.12,
    strength: float = 0.3,
    threads: int = 24,
) -> None:
    """Rain seen far off under its cloud: a veil, thicker in places, with threads in it."""
    noise, middle, half = motif.noise(4), (left + right) / 2, (right - left) / 2
    window = motif.canvas.whole.cut(left - half, top - 30, right + half, bottom + 30)
    if window is not None:
        u = window.x - lean * (window.y - top)
        falls = np.clip(0.75 + 0.9 * noise(u, window.y, half * 0.35, (bottom - top) * 3), 0.1, 1.7)
        dense = smoothstep(1.25, 0.45, np.abs(u - middle) / half + 0.3 * noise(u + 99, window.y, half * 0.5, 900))
        dense = dense * falls * smoothstep(top - 30, top + 40, window.y) * smoothstep(bottom + 30, bottom - 0.35 * (bottom - top), window.y)
        below = motif.canvas.picture[window.here]
        motif.canvas.lay(window, below * colour(pigment) * 1.5, np.clip(dense * strength * 1.6, 0, 0.85).astype(np.float32))
    for _ in range(threads):
        x, y, long = motif.random.uniform(left, right), motif.random.uniform(top, bottom), motif.random.uniform(30, 110)
        motif.line([(x, y), (x + lean * long, y + long)], 1.3, mix(pigment, "#dfe8e8", 0.5), taper=0.9, opacity=0.3)


def mist_bank(motif: Motif, at: Place, width: float, height: float, pigment: Pigment = "#dfe6e4", *, strength: float = 0.7, streak: float = 4.0) -> None:
    """Mist lying in a hollow: dense at heart, torn above. Paint it between what it hides and what stands before it."""
    window = motif.canvas.whole.around(at, width * 0.7, height * 1.2)
    noise = motif.noise(4)
    if window is None:
        return
    u, v = (window.x - at[0]) / (width / 2), (window.y - at[1]) / (height / 2)
    dense = np.clip(1.05 - u**2 - v**2 + 0.8 * noise(window.x, window.y, height * streak, height * 0.8), 0, 1)
    motif.canvas.lay(window, np.broadcast_to(colour(pigment), (*window.shape, 3)), (dense * dense * strength).astype(np.float32))


def rainbow(motif: Motif, centre: Place, radius: float, width: float, *, strength: float = 0.4, fade_to: float | None = None) -> None:
    """Seven bands run into each other, brighter within than without; it fades towards y = `fade_to`."""
    window = motif.canvas.whole.around(centre, radius + width)
    if window is None:
        return
    away = (np.hypot(window.x - centre[0], window.y - centre[1]) - radius) / width + 0.5
    colours = ramp(["#8a6fc0", "#5f86d0", "#5fb8c0", "#86c870", "#f2df6a", "#f2a050", "#e0605a"], away)
    dense = smoothstep(0, 0.2, away) * smoothstep(1, 0.8, away) * strength * np.clip(1 + 0.5 * motif.canvas.broad[window.here], 0.3, 1.4)
    if fade_to is not None:
        dense = dense * smoothstep(fade_to, fade_to - radius * 0.6, window.y)
    inner = smoothstep(-1.5, 0, away) * (away < 0) * strength * 0.12
    motif.canvas.lay(window, np.ones((*window.shape, 3), np.float32), inner.astype(np.float32))
    motif.canvas.lay(window, colours, dense.astype(np.float32))


def lightning(motif: Motif, start: Place, end: Place, width: float = 7.0, pigment: Pigment = "#fdf6d8", *, halo: Pigment = "#b8b4f0", forks: int = 4) -> None:
    """A stroke that forks, thinner each time, with its own glow."""
    path = _jagged(motif, start, end, 0.13)
    motif.glow(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), math.dist(start, end) * 0.55, halo, 0.4, way="screen")
    for x, y in path[2::5]:
        motif.glow((float(x), float(y)), width * 9, halo, 0.4, way="screen")
    _bolt(motif, path, width, pigment)
    for _ in range(forks):
        at = int(motif.random.integers(2, len(path) - 3))
        reach = math.dist(start, end) * motif.random.uniform(0.15, 0.4)
        turn = math.atan2(end[1] - start[1], end[0] - start[0]) + motif.random.choice((-1, 1)) * motif.random.uniform(0.4, 0.9)
        branch = _jagged(motif, tuple(path[at]), (path[at][0] + math.cos(turn) * reach, path[at][1] + math.sin(turn) * reach), 0.16)
        _bolt(motif, branch, width * 0.45, pigment)


def _jagged(motif: Motif, start: Place, end: Place, sway: float) -> Points:
    count = 13
    t = np.linspace(0, 1, count)[:, None]
    line = np.asarray(start) + (np.asarray(end) - start) * t
    length = math.dist(start, end)
    side = np.array([-(end[1] - start[1]), end[0] - start[0]]) / (length + 1e-6)
    stray = np.cumsum(motif.random.normal(size=count)) * length * sway * 0.28
    return line + side * (stray - t[:, 0] * stray[-1])[:, None]


def _bolt(motif: Motif, path: Points, width: float, pigment: Pigment) -> None:
    for number, (a, b) in enumerate(itertools.pairwise(path)):
        share = 1 - 0.7 * number / len(path)
        motif.line([a, b], max(1.2, width * share), pigment, taper=0.15, load=1, dry=0, wobble=0, opacity=1)


def aurora(motif: Motif, path: ArrayLike, height: float, pigments: Sequence[Pigment] = ("#6fe0a8", "#58b8c8", "#8a70d0"), *, strength: float = 0.55) -> None:
    """A curtain of light hanging from a winding line, its foot bright, its top lost."""
    line = curve(path, 30)
    whole = motif.canvas.whole
    window = whole.cut(line[:, 0].min() - 20, line[:, 1].min() - height * 1.2, line[:, 0].max() + 20, line[:, 1].max() + 30)
    noise = motif.noise(3)
    if window is None:
        return
    total = np.zeros(window.shape, np.float32)
    for (x0, y0), (x1, y1) in itertools.pairwise(line):
        near = np.exp(-(((window.x - (x0 + x1) / 2) / (abs(x1 - x0) + 9)) ** 2))
        up = (y0 + y1) / 2 - window.y
        total += near * np.exp(-np.clip(up, 0, None) / (height * 0.45)) * smoothstep(-14, 8, up) * min(1.0, (abs(x1 - x0) + 3) / 14)
    rays = np.clip(0.85 + 0.7 * noise(window.x, window.y, 22, 500), 0.3, 1.8)
    up = np.clip((line[:, 1].mean() - window.y) / height, 0, 1)
    motif.canvas.lay(window, ramp(pigments, up + 0 * window.x), np.clip(total * rays * strength, 0, 0.9).astype(np.float32))


def wind(
    motif: Motif, at: Place, length: float, *, count: int = 7, angle: float = 0.1, spread: float = 90.0, ink: Pigment = "#f2f2ea", curl: float = 1.0
) -> None:
    """The wind drawn: long light strokes, some ending in a curl."""
    for _ in range(count):
        x, y = at[0] + motif.random.normal() * length * 0.2, at[1] + motif.random.uniform(-1, 1) * spread
        long, bow = length * motif.random.uniform(0.4, 1), motif.random.normal() * 12
        c, s = math.cos(angle), math.sin(angle)
        points = [(x + c * long * t - s * bow * math.sin(3 * t), y + s * long * t + c * bow * math.sin(3 * t)) for t in (0, 0.25, 0.5, 0.75, 1)]
        if motif.random.random() < 0.45 * curl:
            size, (ex, ey) = motif.random.uniform(10, 26), points[-1]
            points += [(ex + size * math.sin(a), ey - size * (1 - math.cos(a))) for a in (0.9, 1.9, 3.0, 4.1, 5.0)]
        motif.line(points, motif.random.uniform(1.5, 3.2), ink, taper=0.8, opacity=0.55)


def leaves_falling(motif: Motif, at: Place, width: float, height: float, count: int, inks: Sequence[Pigment], *, size: float = 9.0) -> None:
    """Leaves on the wind, each turned its own way, few near and large, many small."""
    for _ in range(count):
        x, y = at[0] + motif.random.uniform(-0.5, 0.5) * width, at[1] + motif.random.uniform(-0.5, 0.5) * height
        scale, turn, flat = size * (0.4 + 1.2 * motif.random.random() ** 2), motif.random.uniform(0, 2 * math.pi), motif.random.uniform(0.25, 0.6)
        ink = inks[int(motif.random.integers(len(inks)))]
        motif.dab((x, y), scale * 1.9, scale * flat * 1.8, turn, ink, taper=0.95, load=1, bend=0.15)
        motif.dab((x - math.cos(turn) * scale, y - math.sin(turn) * scale), scale * 0.8, 1.2, turn, mix(ink, "#2a1c14", 0.5), opacity=0.8)


def smoke(motif: Motif, foot: Place, height: float, pigment: Pigment = "#c9c4c0", *, drift: float = 0.4, strength: float = 0.7) -> None:
    """Smoke from a chimney: a curling strand that widens and thins as the wind takes it."""
    noise = motif.noise(4)
    window = motif.canvas.whole.cut(foot[0] - height * 0.5, foot[1] - height * 1.1, foot[0] + height * (0.5 + drift), foot[1] + 4)
    if window is None:
        return
    up = np.clip((foot[1] - window.y) / height, 0, 1.1)
    centre = foot[0] + drift * height * up**1.4 + 0.14 * height * up * np.sin(up * 9 + 1.5 * noise(window.x * 0, window.y, height * 0.6))
    wide = height * (0.022 + 0.15 * up)
    across = (window.x - centre) / wide
    puffs = noise(window.x - drift * height * up, window.y + 0 * window.x, height * 0.16)
    dense = np.clip(1.15 - across**2 + 0.9 * puffs, 0, 1) * smoothstep(0, 0.03, up) * np.clip(1 - up, 0, 1) ** 0.8
    side = np.clip(0.5 - 0.35 * across + 0.5 * puffs, 0, 1)
    motif.canvas.lay(window, ramp([mix(pigment, "#4a4650", 0.4), pigment, mix(pigment, "#fff8ea", 0.5)], side), (dense * strength).astype(np.float32))


def snowfall(motif: Motif, count: int, *, wind: float = 0.25, largest: float = 6.5, ink: Pigment = "#eef2f8", keep: marks.Where | None = None) -> None:
    """Falling snow; see `marks.snow`."""
    marks.snow(motif, count, wind, largest, ink, keep)


__all__ = [
    "aurora",
    "cirrus",
    "leaves_falling",
    "lightning",
    "mist_bank",
    "moon",
    "rain_curtain",
    "rainbow",
    "smoke",
    "snowfall",
    "star",
    "starfield",
    "storm_front",
    "stratus",
    "sun",
    "sunbeams",
    "wind",
]
