"""Rock: cliffs, boulders, mountains, and planes that meet at edges."""

import math
from collections.abc import Sequence
from typing import Unpack

import numpy as np
from numpy.typing import NDArray

from atelier.geometry import Place, Points, along, blob, smoothstep, wobble
from atelier.light import Material
from atelier.motifs.forms import BodyLook
from atelier.motifs.land import terrain
from atelier.motifs.stuff import Filling
from atelier.palette import Image, Pigment, colour, lerp, mix, ramp
from atelier.scene import Motif

ROCK = Material(blotch=0.18, texture=0.10, hollow=0.7)


def cliff(motif: Motif, outline: Points, pigments: Sequence[Pigment], *, band: float = 34.0, tilt: float = 0.1, **look: Unpack[BodyLook]) -> int:
    """Layered rock: strata that stand out and weather back, cut by cracks."""
    noise, form = motif.noise(4), motif.noise(2)

    def strata(x: Image, y: Image) -> Image:
        v = y + tilt * x + 16 * form(x, y, 260)
        return ramp(pigments, 0.5 + 0.45 * form(x * 0.08, v, band) + 0.22 * noise(x, y, 60))

    def rise(x: Image, y: Image) -> Image:
        v = y + tilt * x + 16 * form(x, y, 260)
        ledges = v / band + 0.7 * form(x, v, 160)
        step = np.abs((ledges % 1) - 0.5)
        return 4.5 * smoothstep(0.02, 0.22, step) + 26 * form(x + 12 * noise(x, y, 120), y * 0.25, 130, ridged=True) + 2.2 * noise(x, y, 40)

    settings: BodyLook = {"material": ROCK, "flow": tilt, **look}
    return terrain(motif, wobble(outline, motif.random, 3, 40), strata, rise, **settings)


def boulder(motif: Motif, foot: Place, width: float, height: float, pigment: Pigment = "#77746e", *, moss: Pigment | None = None) -> int:
    """A stone with planes and edges, standing in its own shadow."""
    motif.contact((foot[0], foot[1] - height * 0.03), width * 1.05)
    corners = 9
    angles = np.linspace(0, 2 * math.pi, corners, endpoint=False) + motif.random.normal(size=corners) * 0.16
    outline = blob(
        [
            (
                foot[0] + math.cos(a) * width / 2 * motif.random.uniform(0.86, 1.06),
                foot[1] - height * (0.46 - 0.5 * max(math.sin(a), -1) * (1 if math.sin(a) < 0 else 0.9)) + 0 * width,
            )
            for a in angles
        ],
        5,
    )
    outline[:, 1] = np.minimum(outline[:, 1], foot[1] + height * 0.02 * np.sin(outline[:, 0] / width * 9))
    noise, planes = motif.noise(4), _planes(motif, 11)

    def rise(x: Image, y: Image) -> Image:
        u, v = (x - foot[0]) / width * 2, (y - foot[1] + height / 2) / height * 2
        facets = np.min([width * 0.40 * (p[3] - u * p[0] - v * p[1]) / p[2] for p in planes], axis=0)
        dome = width * 0.38 * np.sqrt(np.clip(1.15 - u * u - v * v, 0.02, 1.2))
        return 0.8 * np.clip(facets, -width, dome) + 0.2 * dome + width * 0.02 * noise(x, y, width * 0.3) + 1.5 * noise(x, y, 12)

    def fill(x: Image, y: Image) -> Image:
        colours = ramp([mix(pigment, "#2a2a2c", 0.35), pigment, mix(pigment, "#d8d2c4", 0.3)], 0.5 + 0.5 * noise(x + 40, y, width * 0.4))
        if moss is None:
            return colours
        up = (foot[1] - y) / height
        return lerp(colours, colour(moss), smoothstep(0.5, 0.75, up + 0.4 * noise(x, y + 90, width * 0.3)) * 0.85)

    return terrain(motif, outline, fill, rise, material=ROCK)


def _planes(motif: Motif, count: int) -> NDArray[np.float64]:
    """Cuts round a stone: where each faces, and how far out it lies."""
    round_ = np.linspace(0, 2 * math.pi, count, endpoint=False) + motif.random.normal(size=count) * 0.3
    up = motif.random.uniform(0.45, 0.92, count)
    flat = np.sqrt(1 - up**2)
    return np.stack([np.cos(round_) * flat, np.sin(round_) * flat, up, motif.random.uniform(0.72, 0.95, count)], 1)


def facets(motif: Motif, size: float, steep: float = 0.55) -> Filling:
    """A rise made of planes that meet at edges: ice, cut stone, crumpled paper."""
    slopes = motif.random.uniform(-1, 1, (40, 2))

    def rise(x: Image, y: Image) -> Image:
        u, v = np.broadcast_arrays(x / size, y / size)
        return _cells(u, v, slopes, size * steep)

    return rise


def _cells(u: Image, v: Image, slopes: NDArray[np.float64], steep: float) -> Image:
    """Each scattered point's own tilted plane, the lowest of the near ones: convex, with edges."""
    best = np.full(u.shape, 1e9, np.float32)
    column, row = np.floor(u), np.floor(v)
    for across in (-1, 0, 1):
        for down in (-1, 0, 1):
            which = ((column + across) * 7 + (row + down) * 13).astype(int) % len(slopes)
            x, y = column + across + 0.5 + 0.4 * slopes[which, 0], row + down + 0.5 + 0.4 * slopes[which, 1]
            away = (u - x) ** 2 + (v - y) ** 2
            best = np.minimum(best, 0.45 * away + 0.55 * slopes[which, 0] * (u - x) + 0.55 * slopes[which, 1] * (v - y))
    return -steep * best


def boulders(motif: Motif, left: Place, right: Place, size: float, pigment: Pigment = "#77746e", *, count: int = 9, moss: Pigment | None = None) -> None:
    """A scatter along a line, sizes differing by four, some together and some alone."""
    places = np.sort(motif.random.random(count) ** 1.2)
    for share in places[motif.random.permutation(count)]:
        big = size * (0.28 + 0.9 * motif.random.random() ** 2)
        at = (left[0] + (right[0] - left[0]) * share, left[1] + (right[1] - left[1]) * share + motif.random.normal() * size * 0.1)
        boulder(motif, at, big, big * motif.random.uniform(0.5, 0.8), mix(pigment, "#5a5248", float(motif.random.uniform(0, 0.4))), moss=moss)


def mountain(
    motif: Motif, summit: Place, width: float, foot: float, pigments: Sequence[Pigment], *, snow: Pigment | None = "#f2f1f4",
    snowline: float = 0.45, ruggedness: float = 1.0, **look: Unpack[BodyLook],
) -> int:  # fmt: skip
    """A peak whose spurs run down and apart; `pigments` from its top rock to its foot, snow where it can lie."""
    noise, form, tall = motif.noise(4), motif.noise(2), foot - summit[1]
    line = _skyline(motif, summit, width, foot, ruggedness)

    def spurs(x: Image, y: Image) -> tuple[Image, Image]:
        fallen = np.clip((y - summit[1]) / tall, 0, 1.4)
        u = (x - summit[0]) / (0.30 + 0.70 * fallen) + 0.10 * width * form(x, y, width * 0.5)
        return u, fallen

    def rise(x: Image, y: Image) -> Image:
        u, fallen = spurs(x, y)
        body = tall * 0.42 * fallen - np.abs(x - summit[0]) * 0.18
        return body + ruggedness * (
            0.10 * width * form(u, fallen * tall * 0.35, width * 0.30, ridged=True) * (0.35 + 0.6 * fallen)
            + 0.012 * width * noise(u, y, width * 0.10, ridged=True)
        )

    def fill(x: Image, y: Image) -> Image:
        u, fallen = spurs(x, y)
        rock = ramp(pigments, fallen + 0.10 * noise(u, y, 90))
        if snow is None:
            return rock
        lies = snowline + 0.26 * form(u, fallen * tall * 0.35, width * 0.30, ridged=True) - 0.10 + 0.10 * noise(u, y * 0.5, width * 0.12)
        return lerp(rock, colour(snow), smoothstep(0.03, -0.03, fallen - lies))

    def fan(x: Image, y: Image) -> Image:
        return np.arctan2(tall * 0.9, (x - summit[0]) * 1.3) + 0 * y

    settings: BodyLook = {"material": ROCK, "flow": fan, **look}
    return terrain(motif, np.vstack([line, [(line[-1, 0], foot + 40), (line[0, 0], foot + 40)]]), fill, rise, **settings)


def _skyline(motif: Motif, summit: Place, width: float, foot: float, ruggedness: float) -> Points:
    """From foot over summit to foot: shoulders, notches, smaller summits on the way."""
    points = [(summit[0] - width / 2, foot)]
    tall = foot - summit[1]
    for side in (-1, 1):
        shares = np.linspace(0.9, 0.1, 9) if side < 0 else np.linspace(0.1, 0.9, 9)
        for share in shares:
            drop = share**0.72 * tall + motif.random.normal() * tall * 0.06 * ruggedness
            points.append((summit[0] + side * share * width / 2 + motif.random.normal() * width * 0.012, summit[1] + max(drop, tall * 0.03)))
        if side < 0:
            points.append(summit)
    points.append((summit[0] + width / 2, foot))
    return wobble(along(np.array(points, np.float64), 240), motif.random, 3.2 * ruggedness, 34)


__all__ = ["boulder", "boulders", "cliff", "facets", "mountain"]
