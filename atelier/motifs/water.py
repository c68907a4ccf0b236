"""Water that is not a storm: lakes that mirror, a sea to the horizon, rivers, puddles, shores, the world under water."""

import math
from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import ArrayLike
from scipy.spatial import KDTree

from atelier.accents import FromPicture
from atelier.canvas import BROAD, FINE, Field
from atelier.geometry import Place, Points, blob, curve, ellipse, polygon, ribbon, smoothstep, tangents, wobble
from atelier.light import GLAZE, Material
from atelier.motifs.forms import rod
from atelier.motifs.land import terrain
from atelier.motifs.rock import facets
from atelier.palette import Image, Pigment, colour, lerp, mix, ramp
from atelier.scene import Motif
from atelier.volume import modelled
from atelier.window import HEIGHT, WIDTH, Window

ICE = Material(sheen=0.6, blotch=0.2, texture=0.05, shaded=0.8, hollow=0.5)


def still(
    motif: Motif, outline: Points, level: float, tint: Pigment, *, deep: Pigment | None = None, mirror: float = 0.75,
    ripple: float = 5.0, squash: float = 1.0,
) -> int:  # fmt: skip
    """Still water that mirrors all painted so far above y = `level`; ripples and the water's own colour grow towards us."""
    found = motif.canvas.covered([wobble(outline, motif.random, 1.2, 60)])
    noise = motif.noise(3)
    if found is None:
        return 0
    window, mask = found
    near = np.clip((window.y - level) / max(60.0, HEIGHT - level), 0, 1)
    waves = noise(window.x, (window.y - level) * (3.2 - 2.0 * near), 150, 26)
    reflected = _mirrored(motif, window, level, squash, waves * ripple * (0.3 + 2.5 * near))
    body = lerp(colour(tint), colour(mix(tint, "#10181c", 0.35) if deep is None else deep), near + 0 * window.x)
    colours = lerp(body, reflected * 0.94, np.clip(mirror * (1 - 0.45 * near) + 0.12 * waves, 0, 1))
    colours = colours * (1 + 0.06 * waves)[..., None]
    relief = modelled(window, mask, (waves * 2).astype(np.float32))
    identity = next(iter(motif.surface(relief, colours, flow=0.0).values()), 0)
    for x, y in motif.spots(identity, 70):
        share = min(1.0, max(0.0, (y - level) / max(60.0, HEIGHT - level)))
        motif.dab(
            (x, y),
            16 + 60 * share * motif.random.random(),
            1.2 + 1.4 * share,
            0.02 * motif.random.normal(),
            FromPicture(1.16, "#ffffff", 0.12),
            on=identity,
            taper=0.9,
            opacity=0.4,
        )
    return identity


def _mirrored(motif: Motif, window: Window, level: float, squash: float, sway: Image) -> Image:
    """The picture above the level, upside down and pulled about by the ripples."""
    scale = motif.canvas.scale
    above = level - (window.y - level) * squash
    x = np.broadcast_to(window.x, window.shape) + sway
    y = np.clip(np.broadcast_to(above, window.shape) + 0.3 * sway, 1, HEIGHT - 1)
    whole = cv2.GaussianBlur(motif.canvas.picture, (0, 0), max(0.5, 1.2 * scale))
    return cv2.remap(whole, (x * scale).astype(np.float32), (y * scale).astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)


def open_sea(
    motif: Motif,
    horizon: float,
    pigments: Sequence[Pigment],
    *,
    bottom: float = HEIGHT + 40,
    wave: float = 1.0,
    glitter: Place | None = None,
    shine: Pigment = "#fff3cc",
    outline: Points | None = None,
) -> int:
    """A sea to the horizon, `pigments` from there to our feet: wavelets that lengthen and part as they come near.

    `glitter` is (x, width) of the path that sun or moon lays on it.
    """
    shape = polygon([(-40, horizon), (WIDTH + 40, horizon), (WIDTH + 40, bottom), (-40, bottom)]) if outline is None else outline
    found = motif.canvas.covered([shape])
    noise = motif.noise(4)
    if found is None:
        return 0
    window, mask = found
    near = np.clip((window.y - horizon) / (bottom - horizon), 1e-3, 1)
    depth = 1 / (near + 0.035)
    u, v = (window.x - WIDTH / 2) * depth / 6, 160 * np.log(near + 0.03) * wave
    waves = noise(u, v * 3, 40, 14, ridged=True)
    swells = noise(u, v, 90, 30)
    colours = ramp(pigments, near**0.6 + 0.10 * swells + 0.05 * motif.canvas.broad[window.here])
    crest = smoothstep(0.25, 0.7, waves + 0.3 * swells)
    colours = lerp(colours, mix(pigments[0], "#ffffff", 0.35), crest * 0.30 * (0.4 + near))
    colours = colours * (1 - 0.16 * smoothstep(0.0, -0.6, waves + 0.4 * swells))[..., None]
    if glitter is not None:
        path = np.exp(-(((window.x - glitter[0]) / (glitter[1] * (0.35 + 0.9 * near))) ** 2))
        colours = lerp(colours, colour(shine), np.clip(path * (0.30 + 0.9 * smoothstep(0.1, 0.6, waves)), 0, 0.95))
    relief = modelled(window, mask, (waves * 3 * near).astype(np.float32))
    identity = next(iter(motif.surface(relief, colours, flow=lambda x, y: 0.05 * np.sin(x / 90 + y / 30)).values()), 0)
    _wavelets(motif, identity, horizon, bottom, glitter, shine)
    return identity


def _wavelets(motif: Motif, identity: int, horizon: float, bottom: float, glitter: Place | None, shine: Pigment) -> None:
    for _ in range(240):
        near, x = motif.random.random() ** 1.6, motif.random.uniform(0, WIDTH)
        y, stray, long = horizon + 4 + near * (bottom - horizon), motif.random.random(), 8 + 70 * near * motif.random.random()
        bright = glitter is not None and abs(x - glitter[0]) < glitter[1] * (0.35 + 0.9 * near) * (0.4 + 0.7 * stray)
        ink = shine if bright else FromPicture(1.22 if stray > 0.4 else 0.82)
        motif.dab((x, y), long, 1.2 + 2.4 * near, 0.03 * motif.random.normal(), ink, on=identity, taper=0.95, bend=-0.06, opacity=0.75 if bright else 0.4)


def river(
    motif: Motif,
    path: Sequence[tuple[float, float, float]],
    pigments: Sequence[Pigment],
    *,
    foam: Pigment = "#f2f4ee",
    rush: float = 0.5,
    bank: Pigment | None = None,
) -> int:
    """A river along (x, y, width), its strokes running with it; `rush` is how white it is."""
    line = curve([p[:2] for p in path], 16)
    widths = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(path)), [p[2] for p in path])
    ahead = tangents(line)
    side = np.stack([-ahead[:, 1], ahead[:, 0]], 1)
    wander = np.interp(np.arange(len(line)), np.linspace(0, len(line), 20), motif.random.normal(size=20))
    half = widths * (0.5 + 0.04 * wander)
    outline = np.vstack([line + side * half[:, None], (line - side * half[:, None])[::-1]])
    if bank is not None:
        motif.shape(np.vstack([line + side * (half * 1.16)[:, None] + (0, 2), (line - side * (half * 1.16)[:, None])[::-1]]), bank, depth=6, wobble=2)
    noise = motif.noise(3)
    flow = _along(line, ahead)
    identity = motif.shape(outline, lambda x, y: ramp(pigments, 0.5 + 0.5 * noise(x, y, 70, 40)), depth=2, material=GLAZE, flow=flow, wobble=1.0)
    for _ in range(int(40 + rush * 160)):
        at, across, long = int(motif.random.integers(2, len(line) - 10)), motif.random.uniform(-0.42, 0.42), int(motif.random.integers(3, 9))
        part = line[at : at + long : 2] + side[at : at + long : 2] * (across * widths[at : at + long : 2])[:, None]
        if len(part) > 1:
            ink = foam if motif.random.random() < rush else FromPicture(0.8)
            motif.line(part, max(1.1, float(widths[at]) * 0.03), ink, on=identity, taper=0.9, opacity=0.6)
    return identity


def _along(line: Points, ahead: Points) -> Field:
    places, angles = KDTree(line), np.arctan2(ahead[:, 1], ahead[:, 0])

    def flow(x: Image, y: Image) -> Image:
        u, v = np.broadcast_arrays(x, y)
        return angles[places.query(np.stack([u.ravel(), v.ravel()], 1))[1]].reshape(u.shape)

    return flow


def puddle(
    motif: Motif,
    at: Place,
    width: float,
    *,
    height: float | None = None,
    level: float | None = None,
    tint: Pigment = "#7f94a4",
    mirror: float = 0.6,
    within: int | None = None,
) -> int:
    """Standing water with a ragged rim and the sky in it; `level` is where what it mirrors stands (its far rim)."""
    height = width * 0.26 if height is None else height
    angles = np.linspace(0, 2 * math.pi, 14, endpoint=False)
    reach = 1 + 0.16 * motif.random.normal(size=14)
    outline = blob(np.stack([at[0] + np.cos(angles) * width / 2 * reach, at[1] + np.sin(angles) * height / 2 * reach], 1), 6)
    motif.wash(outline * 1.0 + (0, -1.5), motif.light.shade, 0.35, soft=3, way="multiply", within=within)
    identity = still(motif, outline, at[1] - height / 2 if level is None else level, tint, mirror=mirror, ripple=2.0)
    motif.line(outline[len(outline) // 20 : len(outline) // 2 - 3], 1.6, FromPicture(1.3, "#ffffff", 0.3), on=identity, opacity=0.6, taper=0.8)
    return identity


def rings(motif: Motif, at: Place, width: float, *, count: int = 3, ink: Pigment = "#e8f0ee", flat: float = 0.28) -> None:
    """Rings where something has touched still water."""
    for number in range(count):
        size = width * (number + 0.7) / count
        for start in (0.1, 3.2):
            t = np.linspace(start, start + motif.random.uniform(2.0, 2.8), 14)
            motif.line(
                np.stack([at[0] + np.cos(t) * size / 2, at[1] + np.sin(t) * size * flat / 2], 1),
                2.2 - 1.0 * number / count,
                ink,
                taper=0.9,
                opacity=0.7 - 0.4 * number / count,
            )


def shore(motif: Motif, line: ArrayLike, sand: Pigment, *, foam: Pigment = "#f8f6ee", wet: float = 60.0, waves: int = 3) -> None:
    """Where a painted sea meets painted sand: wet sand, and the thin white hems of the last waves along `line`."""
    edge = wobble(curve(line, 16), motif.random, 4, 90)
    motif.wash(np.vstack([edge + (0, -6), (edge + (0, wet))[::-1]]), mix(sand, "#5a5a60", 0.5), 0.45, soft=wet * 0.22, way="multiply")
    for number in range(waves):
        hem = edge + (0, -number * wet * 0.42 + 4) + np.stack([np.zeros(len(edge)), 5 * np.sin(edge[:, 0] / 60 + number * 2)], 1)
        for _ in range(5):
            start = int(motif.random.integers(0, len(hem) - 12))
            part = hem[start : start + int(motif.random.integers(10, len(hem)))][::5]
            if len(part) > 2:
                motif.line(part, (4.5 - 1.2 * number) * motif.random.uniform(0.5, 1.1), foam, taper=0.5, opacity=0.85 - 0.2 * number, dry=0.5)
    for x, y in edge[motif.random.integers(len(edge), size=90)]:
        motif.dab(
            (x + motif.random.normal() * 6, y + motif.random.normal() * 5), motif.random.uniform(3, 9), 2.4, 0.2 * motif.random.normal(), foam, opacity=0.7
        )


def underwater(motif: Motif, pigments: Sequence[Pigment], *, surface: float = 0.0, light_at: float = 500.0) -> int:
    """All of the card below y = `surface` as water, from its light top to its dark bottom."""
    noise = motif.noise(4)
    box = polygon([(-40, surface), (WIDTH + 40, surface), (WIDTH + 40, HEIGHT + 40), (-40, HEIGHT + 40)])

    def depths(x: Image, y: Image) -> Image:
        side = np.abs(x - light_at) / WIDTH
        return ramp(pigments, (y - surface) / (HEIGHT - surface) + 0.16 * side + 0.06 * noise(x, y, 320))

    angle = lambda x, y: np.arctan2(y - surface + 500, x - light_at)
    return terrain(motif, box, depths, lambda x, y: 0 * x + 0 * y, flow=angle, brush=BROAD, material=Material(blotch=0, texture=0.04, pooling=0))


def rays(
    motif: Motif,
    at: Place,
    length: float,
    pigment: Pigment = "#dff4e4",
    *,
    count: int = 9,
    spread: float = 1.0,
    strength: float = 0.16,
    within: int | None = None,
) -> None:
    """Light falling through water: they waver in width, and some are cut short."""
    for _ in range(count):
        angle, wide, far = math.pi / 2 + spread * (motif.random.random() - 0.5), motif.random.uniform(0.012, 0.06), length * motif.random.uniform(0.4, 1.0)
        x = at[0] + math.tan(math.pi / 2 - angle) * 260
        fan = [(x + math.cos(angle + w) * d, at[1] + math.sin(angle + w) * d) for w, d in ((-wide * 3, 0), (wide * 3, 0), (wide, far), (-wide, far))]
        motif.wash(polygon(fan), pigment, strength * motif.random.uniform(0.4, 1.2), soft=10, way="screen", within=within)


def caustics(motif: Motif, identity: int, pigment: Pigment = "#e8fff0", *, strength: float = 0.3, size: float = 60.0) -> None:
    """The net of light on whatever lies under shallow water."""
    noise, window = motif.noise(2), motif.canvas.whole
    net = smoothstep(0.55, 0.95, noise(window.x + 20 * noise(window.x, window.y, 90), window.y * 1.7, size, ridged=True))
    where = (motif.canvas.ids == identity) * net * strength
    motif.canvas.lay(window, np.broadcast_to(colour(pigment), (*window.shape, 3)), where.astype(np.float32))


def bubbles(motif: Motif, foot: Place, height: float, count: int, *, size: float = 9.0, ink: Pigment = "#e9f5ec", sway: float = 30.0) -> None:
    """A rising string of bubbles that grow and part as they rise."""
    for _ in range(count):
        up, radius = motif.random.random(), size * (0.2 + 0.8 * motif.random.random() ** 2)
        at = (foot[0] + math.sin(up * 7) * sway + motif.random.normal() * sway * (0.2 + 0.8 * up), foot[1] - up * height)
        radius *= 0.5 + 0.6 * up
        if radius > 2.5:
            motif.wash(ellipse(at, radius), ink, 0.16, soft=1.0)
        t = np.linspace(2.2, 5.4, 9)
        motif.line(np.stack([at[0] + np.cos(t) * radius, at[1] + np.sin(t) * radius], 1), max(1.1, radius * 0.18), ink, taper=0.6, opacity=0.75)
        motif.dab((at[0] + radius * 0.4, at[1] + radius * 0.5), radius * 0.6, max(1.1, radius * 0.15), -0.7, ink, opacity=0.5)


def weeds(
    motif: Motif,
    foot: Place,
    height: float,
    pigments: Sequence[Pigment] = ("#1f5a44", "#3f8a5a", "#8fae5a"),
    *,
    count: int = 7,
    width: float = 70.0,
    sway: float = 0.2,
) -> None:
    """Seaweed: ribbons that sway together, each of its own length and green."""
    phase = motif.random.uniform(0, 6)
    for x in np.sort(motif.random.normal(size=count)) * width * 0.4:
        tall, broad = height * motif.random.uniform(0.35, 1.1), motif.random.uniform(4, 11)
        spine = [(foot[0] + x + math.sin(phase + t * 4.5 + x * 0.03) * tall * sway * t, foot[1] - tall * t) for t in np.linspace(0, 1, 6)]
        ink = ramp(pigments, np.array([[motif.random.random()]]))[0, 0]
        rod(motif, spine, [broad * 0.6, broad, broad * 1.1, broad * 0.7, 1.5], ink, ragged=1.8, brush=FINE)


def waterfall(motif: Motif, top: Place, bottom: Place, width: float, pigments: Sequence[Pigment] = ("#eef6f4", "#a9cfd4", "#6f9aa8")) -> int:
    """Falling water, white where it strikes."""
    noise = motif.noise(4)
    spine = [top, (top[0] * 0.7 + bottom[0] * 0.3, top[1] * 0.85 + bottom[1] * 0.15), bottom]
    identity = motif.shape(
        ribbon(spine, [width * 0.7, width * 0.85, width * 1.15]),
        lambda x, y: ramp(pigments, 0.5 + 0.7 * noise(x, y, width * 0.22, width * 3)),
        depth=width * 0.2,
        flow=math.pi / 2,
        wobble=2,
        material=GLAZE,
    )
    motif.glow((bottom[0], bottom[1]), width * 1.1, pigments[0], 0.8, down=width * 0.5)
    for _ in range(60):
        motif.dab(
            (bottom[0] + motif.random.normal() * width * 0.6, bottom[1] - abs(motif.random.normal()) * width * 0.3),
            motif.random.uniform(3, 9),
            3,
            motif.random.uniform(0, 3),
            pigments[0],
            opacity=0.6,
        )
    return identity


def ice(
    motif: Motif,
    outline: Points,
    waterline: float,
    pigments: Sequence[Pigment] = ("#f4f9fa", "#cfe6ec", "#8cc4d0"),
    *,
    sunk: Sequence[Pigment] = ("#7fc4cc", "#3f8a9a", "#14495a"),
    facet: float = 130.0,
) -> int:
    """An iceberg: facets white above its waterline, cyan going down into the dark below it."""
    form, noise = facets(motif, facet), motif.noise(4)
    top, bottom = float(outline[:, 1].min()), float(outline[:, 1].max())

    def fill(x: Image, y: Image) -> Image:
        above = ramp(pigments, (y - top) / max(40.0, waterline - top) + 0.25 * noise(x, y, 90))
        under = ramp(sunk, (y - waterline) / max(60.0, bottom - waterline) + 0.12 * noise(x, y, 140))
        return lerp(above, under, smoothstep(waterline - 3, waterline + 5, y + 2 * noise(x, y, 40)))

    def rise(x: Image, y: Image) -> Image:
        return form(x + 12 * noise(x, y, 90), y) + 2.0 * noise(x, y, 34)

    return terrain(motif, wobble(outline, motif.random, 2.5, 44), fill, rise, material=ICE)


def ripples(motif: Motif, at: Place, width: float, height: float, count: int = 30, *, ink: Pigment = "#e8f0ee", opacity: float = 0.5) -> None:
    """Loose horizontal dashes of light, as lie round a boat or a foot in water."""
    for _ in range(count):
        v = motif.random.uniform(-0.5, 0.5)
        x = at[0] + motif.random.normal() * width * 0.3
        motif.dab(
            (x, at[1] + v * height),
            width * motif.random.uniform(0.06, 0.3),
            1.2 + 1.2 * (v + 0.5),
            0.03 * motif.random.normal(),
            ink,
            taper=0.95,
            opacity=opacity * motif.random.uniform(0.4, 1),
        )


__all__ = ["bubbles", "caustics", "ice", "open_sea", "puddle", "rays", "rings", "ripples", "river", "shore", "still", "underwater", "waterfall", "weeds"]
