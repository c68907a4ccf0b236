"""Ground of every kind: hills and fields, sand, rock, mountains, snow, roads, and earth cut open."""

import math
from collections.abc import Sequence
from typing import Unpack

import numpy as np
from numpy.typing import ArrayLike, NDArray

from atelier.accents import FromPicture
from atelier.geometry import Place, Points, along, blob, curve, ellipse, lengths, smoothstep, wobble
from atelier.light import STONE, Material
from atelier.motifs.stuff import Filling, Ground, Plane
from atelier.palette import Image, Pigment, colour, lerp, mix, ramp
from atelier.scene import Fill, LookChanges, Motif, colours_on
from atelier.volume import modelled
from atelier.window import HEIGHT, WIDTH

EARTH = Material(blotch=0.09, texture=0.08, pooling=0.05, hollow=0.25)
SNOW = Material(lit=0.5, sheen=0.3, shaded=0.8, texture=0.03, blotch=0.14, pooling=0.04, hollow=0.15)
ROCK = Material(blotch=0.18, texture=0.10, hollow=0.7)


def terrain(motif: Motif, outline: Points, fill: Fill, rise: Filling, **look: Unpack[LookChanges]) -> int:
    """Land with a height of its own (card units) everywhere; all the others are this."""
    found = motif.canvas.covered([outline], look.get("soft", 0.0))
    if found is None:
        return 0
    window, mask = found
    height = np.broadcast_to(rise(window.x, window.y), window.shape).astype(np.float32)
    relief = modelled(window, mask, height, smoothing=2.4)
    settings: LookChanges = {"material": EARTH, **look}
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
    roll: float = 22.0, fill: Fill | None = None, **look: Unpack[LookChanges],
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


def turf(motif: Motif, identity: int, count: int, *, near: float = 26.0, far: float = 5.0, wind: float = 0.25, inks: Sequence[FromPicture] | None = None) -> None:
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
            motif.line([(x + dx, y), (x + dx + lean * tall * 0.35, y - tall * 0.6), (x + dx + lean * tall, y - tall)], max(1.1, tall * 0.085), ink, taper=0.8, opacity=0.8)


def meadow(motif: Motif, ridge: ArrayLike, pigments: Sequence[Pigment], *, tufts: int = 700, near: float = 30.0, **look: Unpack[LookChanges]) -> int:
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


def plain(motif: Motif, top: float, fill: Fill, *, bottom: float = HEIGHT + 60, uneven: float = 3.0, **look: Unpack[LookChanges]) -> int:
    """Level ground from a horizon down: floors, steppes, squares."""
    noise = motif.noise(3)
    edge = [(x, top + motif.random.normal() * uneven * 0.5) for x in np.linspace(-40, WIDTH + 40, 9)]
    look.setdefault("flow", lambda x, y: 0.12 * np.sin(x / 150 + y / 60))
    return terrain(motif, under(edge, bottom), fill, lambda x, y: uneven * noise(x, y * 3, 200), **look)


def dune(motif: Motif, crest: ArrayLike, pigments: tuple[Pigment, Pigment, Pigment], *, lee: float = 0.6, depth: float = 260, side: int = 1, ripples: int = 26, bottom: float = HEIGHT + 60, **look: Unpack[LookChanges]) -> int:
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


def cliff(motif: Motif, outline: Points, pigments: Sequence[Pigment], *, band: float = 34.0, tilt: float = 0.1, **look: Unpack[LookChanges]) -> int:
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

    settings: LookChanges = {"material": ROCK, "flow": tilt, **look}
    return terrain(motif, wobble(outline, motif.random, 3, 40), strata, rise, **settings)


def boulder(motif: Motif, foot: Place, width: float, height: float, pigment: Pigment = "#77746e", *, moss: Pigment | None = None) -> int:
    """A stone with planes and edges, standing in its own shadow."""
    motif.contact((foot[0], foot[1] - height * 0.03), width * 1.05)
    corners = 9
    angles = np.linspace(0, 2 * math.pi, corners, endpoint=False) + motif.random.normal(size=corners) * 0.16
    outline = blob([(foot[0] + math.cos(a) * width / 2 * motif.random.uniform(0.86, 1.06), foot[1] - height * (0.46 - 0.5 * max(math.sin(a), -1) * (1 if math.sin(a) < 0 else 0.9)) + 0 * width) for a in angles], 5)
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
    snowline: float = 0.45, ruggedness: float = 1.0, **look: Unpack[LookChanges],
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
        return body + ruggedness * (0.10 * width * form(u, fallen * tall * 0.35, width * 0.30, ridged=True) * (0.35 + 0.6 * fallen) + 0.012 * width * noise(u, y, width * 0.10, ridged=True))

    def fill(x: Image, y: Image) -> Image:
        u, fallen = spurs(x, y)
        rock = ramp(pigments, fallen + 0.10 * noise(u, y, 90))
        if snow is None:
            return rock
        lies = snowline + 0.26 * form(u, fallen * tall * 0.35, width * 0.30, ridged=True) - 0.10 + 0.10 * noise(u, y * 0.5, width * 0.12)
        return lerp(rock, colour(snow), smoothstep(0.03, -0.03, fallen - lies))

    def fan(x: Image, y: Image) -> Image:
        return np.arctan2(tall * 0.9, (x - summit[0]) * 1.3) + 0 * y

    settings: LookChanges = {"material": ROCK, "flow": fan, **look}
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


def snowfield(motif: Motif, ridge: ArrayLike, pigments: tuple[Pigment, Pigment] = ("#f3f4f6", "#d4d9ea"), *, drift: float = 18.0, sparkles: int = 90, bottom: float = HEIGHT + 60, **look: Unpack[LookChanges]) -> int:
    """Snow that has drifted: soft backs, blue hollows, here and there a crystal."""
    noise, down = motif.noise(2), below(ridge)

    def white(x: Image, y: Image) -> Image:
        return ramp(pigments, 0.35 + 0.5 * noise(x, y * 2.4, 320) + down(x, y) / 2600)

    def rise(x: Image, y: Image) -> Image:
        return drift * noise(x + 0.7 * y, y * 2.2, 480, 330) + 0.12 * drift * noise(x, y * 2.0, 120) + 9 * np.sqrt(np.clip(down(x, y) / 50, 0, 1))

    settings: LookChanges = {"material": SNOW, "flow": _downhill(ridge), **look}
    identity = terrain(motif, under(ridge, bottom), white, rise, **settings)
    for x, y in motif.spots(identity, sparkles):
        motif.dab((x, y), motif.random.uniform(2, 5), motif.random.uniform(1.5, 3), motif.random.uniform(0, 3), FromPicture(1.25, "#ffffff", 0.5), on=identity, taper=0.8, opacity=0.7)
    return identity


def tracks(motif: Motif, path: ArrayLike, size: float, identity: int, *, far: float = 1.0, stride: float = 2.6, dark: Pigment | None = None) -> list[Place]:
    """Footprints left and right of a path, shrinking to `far` of their size at its end. Returns where they lie."""
    line = curve(path, 20)
    done, prints = lengths(line), []
    gone, step = size, 0
    while gone < done[-1]:
        share = gone / done[-1]
        scale = size * (1 + (far - 1) * share)
        x, y = (float(np.interp(gone, done, line[:, i])) for i in (0, 1))
        ahead = line[min(len(line) - 1, int(share * len(line)) + 2)] - line[max(0, int(share * len(line)) - 2)]
        angle, side = math.atan2(ahead[1], ahead[0]), -1 if step % 2 else 1
        at = (x - math.sin(angle) * scale * 0.5 * side, y + math.cos(angle) * scale * 0.5 * side)
        _print(motif, at, scale, angle + side * 0.15, identity, dark)
        prints.append(at)
        gone, step = gone + scale * stride * motif.random.uniform(0.9, 1.1), step + 1
    return prints


def _print(motif: Motif, at: Place, size: float, angle: float, identity: int, dark: Pigment | None) -> None:
    ink = motif.light.shade if dark is None else dark
    c, s = math.cos(angle), math.sin(angle)
    flat = 0.62
    for ahead, long, wide in ((0.16, 0.40, 0.25), (-0.36, 0.20, 0.19)):
        foot = ellipse((0, 0), long * size, wide * size, 0.0, 20) @ np.array([[c, s], [-s, c]]) * (1, flat) + (at[0] + c * ahead * size, at[1] + s * ahead * size * flat)
        motif.wash(foot, ink, 0.5, soft=size * 0.05, way="multiply", within=identity)
    motif.line([(at[0] - c * size * 0.4 + s * size * 0.26, at[1] - s * size * 0.25 + size * 0.2), (at[0] + size * 0.1, at[1] + size * 0.24), (at[0] + c * size * 0.5 + s * size * 0.2, at[1] + s * size * 0.3 + size * 0.1)], max(1.2, size * 0.09), FromPicture(1.3, "#ffffff", 0.3), on=identity, taper=0.9, opacity=0.6)


def road(motif: Motif, ground: Ground, centre: Sequence[Place], width: float, pigments: Sequence[Pigment] = ("#cdbd9c", "#a8977a"), *, ruts: Pigment | None = "#7d6c54", within: int | None = None) -> int:
    """A road over level ground; its middle runs through (u, v) on it. With ruts it is a cart's, without a footpath."""
    line = curve(centre, 24)
    ahead = np.gradient(line, axis=0)
    side = np.stack([-ahead[:, 1], ahead[:, 0]], 1) / (np.linalg.norm(ahead, axis=1, keepdims=True) + 1e-6)
    stray = np.stack([np.interp(np.arange(len(line)), np.linspace(0, len(line), 14), motif.random.normal(size=14)) for _ in (0, 1)]) * width * 0.06
    edges = [ground.places([tuple(p) for p in line + side * (sign * width / 2 + stray[i][:, None])]) for i, sign in ((0, -1), (1, 1))]
    noise = motif.noise(3)

    def dust(x: Image, y: Image) -> Image:
        u, v = np.broadcast_arrays(*ground.local(x, y))
        return ramp(pigments, 0.45 + 0.4 * noise(u, v, 60, 160) + 0.25 * noise(u, v, 18, 40))

    identity = motif.shape(np.vstack([edges[0], edges[1][::-1]]), dust, depth=6, material=EARTH, wobble=0.8, within=within, flow=None)
    if ruts is not None:
        for sign in (-0.25, 0.25):
            rut = [ground.places([tuple(p) for p in line + side * (sign * width + w * width * 0.05)]) for w in (-1, 1)]
            motif.inlay(np.vstack([rut[0], rut[1][::-1]]), mix(ruts, pigments[-1], 0.3), depth=4, within=identity, opacity=0.55, wobble=0.5)
    for u, v in line[motif.random.integers(len(line), size=70)]:
        (x, y), near = ground.place(u + motif.random.normal() * width * 0.3, v), ground.scale_at(v)
        motif.dab((x, y), max(2.0, 9 * near), max(1.1, 4 * near), 0.1 * motif.random.normal(), FromPicture(float(motif.random.uniform(0.75, 1.2))), on=identity, opacity=0.6)
    return identity


def earth(motif: Motif, outline: Points, pigments: Sequence[Pigment], *, stones: int = 40, **look: Unpack[LookChanges]) -> int:
    """Ground cut open: layers darkening downward, stones in it."""
    noise = motif.noise(5)
    top, bottom = float(outline[:, 1].min()), float(min(outline[:, 1].max(), HEIGHT))

    def layers(x: Image, y: Image) -> Image:
        return ramp(pigments, (y - top) / (bottom - top) + 0.10 * noise(x, y * 3, 300) + 0.05 * noise(x, y * 4, 50))

    settings: LookChanges = {"flow": lambda x, y: 0.2 * np.sin(x / 130) + 0 * y, **look}
    identity = terrain(motif, wobble(outline, motif.random, 3, 50), layers, lambda x, y: 7 * noise(x, y * 1.6, 90) + 3 * noise(x, y, 22), **settings)
    for x, y in motif.spots(identity, stones):
        size = 4 + 20 * motif.random.random() ** 3
        motif.inlay(blob([(x + math.cos(a) * size * motif.random.uniform(0.8, 1.2), y + math.sin(a) * size * 0.7) for a in np.linspace(0, 5.3, 6)], 4), mix(pigments[0], "#b8a890", float(motif.random.uniform(0.1, 0.6))), depth=size * 0.6, material=STONE, within=identity)
    return identity


__all__ = ["EARTH", "ROCK", "SNOW", "below", "boulder", "boulders", "cliff", "dune", "earth", "facets", "furrows", "hill", "meadow", "mountain", "plain", "quilt", "road", "snowfield", "terrain", "tracks", "turf", "under"]
