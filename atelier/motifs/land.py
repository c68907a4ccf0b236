"""Ground of every kind: hills and fields, sand, snow, plains, and earth cut open."""

import math
from collections.abc import Sequence
from typing import Unpack

import numpy as np
from numpy.typing import ArrayLike

from atelier.accents import FromPicture
from atelier.geometry import Place, Points, along, blob, curve, smoothstep, wobble
from atelier.light import STONE, Material
from atelier.motifs.forms import BodyLook
from atelier.motifs.stuff import Filling, Plane
from atelier.palette import Image, Pigment, colour, lerp, mix, ramp
from atelier.scene import Fill, Motif, colours_on
from atelier.volume import modelled
from atelier.window import HEIGHT, WIDTH

EARTH = Material(blotch=0.09, texture=0.08, pooling=0.05, hollow=0.25)
SNOW = Material(lit=0.5, sheen=0.3, shaded=0.8, texture=0.03, blotch=0.14, pooling=0.04, hollow=0.15)


def terrain(motif: Motif, outline: Points, fill: Fill, rise: Filling, **look: Unpack[BodyLook]) -> int:
    """Land with a height of its own (card units) everywhere; all the others are this."""
    found = motif.canvas.covered([outline], look.get("soft", 0.0))
    if found is None:
        return 0
    window, mask = found
    height = np.broadcast_to(rise(window.x, window.y), window.shape).astype(np.float32)
    relief = modelled(window, mask, height, smoothing=2.4)
    settings: BodyLook = {"material": EARTH, **look}
    return next(iter(motif.body(relief, colours_on(window, fill), **settings).values()), 0)


def under(ridge: ArrayLike, bottom: float = HEIGHT + 60) -> Points:
    """The outline of all that lies under a ridge."""
    line = curve(ridge, 14)
    return np.vstack([line, [(line[-1, 0], bottom), (line[0, 0], bottom)]])


def below(ridge: ArrayLike) -> Filling:
    """How far a place lies below a ridge."""
    line = curve(ridge, 14)
    order = np.argsort(line[:, 0])
    return lambda x, y: y - np.interp(np.broadcast_to(x, np.broadcast(x, y).shape), line[order, 0], line[order, 1])


def hill(
    motif: Motif, ridge: ArrayLike, pigments: Sequence[Pigment], *, depth: float = 200, bottom: float = HEIGHT + 60,
    roll: float = 22.0, fill: Fill | None = None, **look: Unpack[BodyLook],
) -> int:  # fmt: skip
    """One rolling ridge, `pigments` from its crest to `depth` below it. For distance, give it paler ones."""
    noise, swell, down = motif.noise(4), motif.noise(2), below(ridge)
    outline = wobble(under(ridge, bottom), motif.random, 1.6, 60)

    def shades(x: Image, y: Image) -> Image:
        return ramp(pigments, down(x, y) / depth + 0.10 * noise(x, y, 240, 60))

    def rise(x: Image, y: Image) -> Image:
        shoulder = depth * 0.5 * np.sqrt(np.clip(1 - (1 - np.clip(down(x, y) / depth, 0, 1)) ** 2, 0, 1))
        return 0.6 * shoulder + roll * swell(x + 60, y * 2.2, 380, 260) + 0.6 * noise(x, y * 2, 60)

    look.setdefault("flow", _downhill(ridge))
    return terrain(motif, outline, shades if fill is None else fill, rise, **look)


def _downhill(ridge: ArrayLike) -> Filling:
    line = curve(ridge, 14)
    order = np.argsort(line[:, 0])
    slope = np.gradient(line[order, 1], line[order, 0] + np.arange(len(order)) * 1e-6)

    def flow(x: Image, y: Image) -> Image:
        return np.arctan(np.interp(np.broadcast_to(x, np.broadcast(x, y).shape), line[order, 0], slope)) + 0 * y

    return flow


def turf(
    motif: Motif, identity: int, count: int, *, near: float = 26.0, far: float = 5.0, wind: float = 0.25, inks: Sequence[FromPicture] | None = None
) -> None:
    """Blades in tufts all over an object, taller the nearer they stand, thick here and bare there."""
    inks = inks or (FromPicture(1.3, "#fff3b0", 0.06), FromPicture(0.68), FromPicture(1.12))
    spots = sorted(motif.spots(identity, count), key=lambda at: at[1])
    if not spots:
        return
    top, low = spots[0][1], spots[-1][1] + 1e-6
    for x, y in spots:
        close = (y - top) / (low - top)
        tall = (far + (near - far) * close) * motif.random.uniform(0.5, 1.4)
        for _ in range(3):
            lean, dx = wind + motif.random.normal() * 0.35, motif.random.normal() * tall * 0.3
            ink = inks[int(motif.random.integers(len(inks)))]
            motif.line(
                [(x + dx, y), (x + dx + lean * tall * 0.35, y - tall * 0.6), (x + dx + lean * tall, y - tall)],
                max(1.1, tall * 0.085),
                ink,
                taper=0.8,
                opacity=0.8,
            )


def meadow(motif: Motif, ridge: ArrayLike, pigments: Sequence[Pigment], *, tufts: int = 700, near: float = 30.0, **look: Unpack[BodyLook]) -> int:
    """Grassland from a ridge down to our feet, with blades that grow towards us."""
    line = curve(ridge, 14)
    depth = HEIGHT - float(line[:, 1].mean())
    identity = hill(motif, ridge, pigments, depth=max(80.0, depth), roll=14, **look)
    turf(motif, identity, tufts, near=near)
    return identity


def quilt(motif: Motif, on: Plane, pigments: Sequence[Pigment], hedge: Pigment, *, size: Place = (190, 150), furrow: float = 15.0) -> Filling:
    """Fields sewn together: each its own crop, its furrows running its own way, hedges at the seams."""
    tones, waver = motif.random.random((24, 24, 3)).astype(np.float32), motif.noise(3)

    def fill(x: Image, y: Image) -> Image:
        u, v = np.broadcast_arrays(*on.local(x, y))
        u, v = u + 0.25 * size[0] * waver(u, v, 700), v + 0.25 * size[1] * waver(u + 999, v, 700)
        row = np.floor(v / size[1])
        across = u / size[0] + tones[row.astype(int) % 24, 0, 0]
        column = np.floor(across)
        cell = tones[row.astype(int) % 24, column.astype(int) % 24]
        turn = np.where(cell[..., 1] > 0.5, u * 0.9 + v * 0.2, v + 0.15 * u)
        rows = 0.5 + 0.5 * np.sin(turn / furrow * 2 * math.pi)
        colours = ramp(pigments, cell[..., 0]) * (1 + (0.18 * (rows - 0.5) * (cell[..., 2] > 0.3)) + 0.09 * waver(u, v, 150))[..., None]
        seam = np.minimum(np.minimum(across - column, column + 1 - across) * size[0], np.minimum(v - row * size[1], (row + 1) * size[1] - v))
        return lerp(colours, colour(hedge), smoothstep(9, 4, seam + 4 * waver(u, v, 25)) * 0.85)

    return fill


def furrows(motif: Motif, on: Plane, pigments: Sequence[Pigment], *, width: float = 40.0) -> Filling:
    """Ploughed earth, or rows of a crop, running away from us."""
    waver = motif.noise(4)

    def fill(x: Image, y: Image) -> Image:
        u, v = np.broadcast_arrays(*on.local(x, y))
        place = u / width + 0.12 * waver(u, v, 160, 320)
        lit = 0.5 + 0.5 * np.sin(place * 2 * math.pi)
        return ramp(pigments, lit * 0.75 + 0.25 * (0.5 + waver(u, v, 34, 50))) + 0

    return fill


def plain(motif: Motif, top: float, fill: Fill, *, bottom: float = HEIGHT + 60, uneven: float = 3.0, **look: Unpack[BodyLook]) -> int:
    """Level ground from a horizon down: floors, steppes, squares."""
    noise = motif.noise(3)
    edge = [(x, top + motif.random.normal() * uneven * 0.5) for x in np.linspace(-40, WIDTH + 40, 9)]
    look.setdefault("flow", lambda x, y: 0.12 * np.sin(x / 150 + y / 60))
    return terrain(motif, under(edge, bottom), fill, lambda x, y: uneven * noise(x, y * 3, 200), **look)


def dune(
    motif: Motif,
    crest: ArrayLike,
    pigments: tuple[Pigment, Pigment, Pigment],
    *,
    lee: float = 0.6,
    depth: float = 260,
    side: int = 1,
    ripples: int = 26,
    bottom: float = HEIGHT + 60,
    **look: Unpack[BodyLook],
) -> int:
    """One dune with a knife-edge crest. `pigments` are its lit sand, its sand and its lee; the lee lies to the `side`."""
    line = wobble(curve(crest, 16), motif.random, 1.0, 90)
    noise, swell, down = motif.noise(3), motif.noise(2), below(line[:: max(1, len(line) // 40)])

    def sand(x: Image, y: Image) -> Image:
        return ramp([*pigments[:2], mix(pigments[1], pigments[2], 0.35)], 0.6 * down(x, y) / depth + 0.16 * noise(x, y * 1.6, 260, 120))

    def rise(x: Image, y: Image) -> Image:
        u, v = x + 0.9 * down(x, y) * side, down(x, y)
        return 0.16 * v + 16 * swell(u, v, 560, 340) + 0.28 * np.sin(v / 5.5 + 6 * swell(u, v, 240, 120))

    look.setdefault("flow", _downhill(line[:: max(1, len(line) // 40)]))
    identity = terrain(motif, under(line[:: max(1, len(line) // 60)], bottom), sand, rise, **look)
    _lee(motif, line, pigments, lee * depth, side, identity)
    _ripples(motif, line, depth, side, ripples, identity)
    return identity


def _lee(motif: Motif, line: Points, pigments: tuple[Pigment, Pigment, Pigment], depth: float, side: int, identity: int) -> None:
    """The slip face: it starts at each summit of the crest and dies out down the slope, away from the light."""
    runs = along(line, 160)
    noise = motif.noise(1)
    fall = np.gradient(runs[:, 1]) * side
    steep = np.clip(fall / (np.abs(fall).max() + 1e-6), 0, 1)
    weights = np.hanning(31) / np.hanning(31).sum()
    steep = np.convolve(steep, weights, "same")
    reach = depth * (0.12 + 0.9 * steep) * (steep > 0.03) * (1 + 0.22 * noise(runs[None, :, 0], runs[None, :, 0] * 0, 170)[0])
    foot = runs + np.stack([-0.75 * reach * side, np.abs(reach)], 1)
    face = np.vstack([runs, foot[::-1]])
    window_tones = (mix(pigments[2], "#241a2c", 0.12), pigments[2], mix(pigments[2], pigments[1], 0.45))
    far = below(line[:: max(1, len(line) // 40)])

    def shade(x: Image, y: Image) -> Image:
        return ramp(window_tones, far(x, y) / (depth * 0.8) + 0 * x)

    motif.inlay(face, shade, within=identity, depth=2, soft=1.2, wobble=0.8, opacity=0.94, shade=pigments[2], lit=pigments[2], material=EARTH)


def _ripples(motif: Motif, line: Points, depth: float, side: int, count: int, identity: int) -> None:
    for _ in range(count):
        start = int(motif.random.integers(len(line) - 12))
        part = line[start : start + int(motif.random.integers(8, 40))][::4]
        drop = depth * motif.random.uniform(0.08, 0.9)
        if len(part) > 2:
            ink = FromPicture(1.14 if motif.random.random() < 0.5 else 0.86)
            motif.line(part + (-0.5 * drop * side, drop), motif.random.uniform(1.6, 3.6), ink, on=identity, taper=0.9, opacity=0.5)


def snowfield(
    motif: Motif,
    ridge: ArrayLike,
    pigments: tuple[Pigment, Pigment] = ("#f3f4f6", "#d4d9ea"),
    *,
    drift: float = 18.0,
    sparkles: int = 90,
    bottom: float = HEIGHT + 60,
    **look: Unpack[BodyLook],
) -> int:
    """Snow that has drifted: soft backs, blue hollows, here and there a crystal."""
    noise, down = motif.noise(2), below(ridge)

    def white(x: Image, y: Image) -> Image:
        return ramp(pigments, 0.35 + 0.5 * noise(x, y * 2.4, 320) + down(x, y) / 2600)

    def rise(x: Image, y: Image) -> Image:
        return drift * noise(x + 0.7 * y, y * 2.2, 480, 330) + 0.12 * drift * noise(x, y * 2.0, 120) + 9 * np.sqrt(np.clip(down(x, y) / 50, 0, 1))

    settings: BodyLook = {"material": SNOW, "flow": _downhill(ridge), **look}
    identity = terrain(motif, under(ridge, bottom), white, rise, **settings)
    for x, y in motif.spots(identity, sparkles):
        motif.dab(
            (x, y),
            motif.random.uniform(2, 5),
            motif.random.uniform(1.5, 3),
            motif.random.uniform(0, 3),
            FromPicture(1.25, "#ffffff", 0.5),
            on=identity,
            taper=0.8,
            opacity=0.7,
        )
    return identity


def earth(motif: Motif, outline: Points, pigments: Sequence[Pigment], *, stones: int = 40, **look: Unpack[BodyLook]) -> int:
    """Ground cut open: layers darkening downward, stones in it."""
    noise = motif.noise(5)
    top, bottom = float(outline[:, 1].min()), float(min(outline[:, 1].max(), HEIGHT))

    def layers(x: Image, y: Image) -> Image:
        return ramp(pigments, (y - top) / (bottom - top) + 0.10 * noise(x, y * 3, 300) + 0.05 * noise(x, y * 4, 50))

    settings: BodyLook = {"flow": lambda x, y: 0.2 * np.sin(x / 130) + 0 * y, **look}
    identity = terrain(motif, wobble(outline, motif.random, 3, 50), layers, lambda x, y: 7 * noise(x, y * 1.6, 90) + 3 * noise(x, y, 22), **settings)
    for x, y in motif.spots(identity, stones):
        size = 4 + 20 * motif.random.random() ** 3
        motif.inlay(
            blob([(x + math.cos(a) * size * motif.random.uniform(0.8, 1.2), y + math.sin(a) * size * 0.7) for a in np.linspace(0, 5.3, 6)], 4),
            mix(pigments[0], "#b8a890", float(motif.random.uniform(0.1, 0.6))),
            depth=size * 0.6,
            material=STONE,
            within=identity,
        )
    return identity


__all__ = ["EARTH", "SNOW", "below", "dune", "earth", "furrows", "hill", "meadow", "plain", "quilt", "snowfield", "terrain", "turf", "under"]
