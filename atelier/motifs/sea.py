"""A storm sea: swells one before the other, with wavelets along it, foam on its crest and the lamp in it."""

import math
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import ArrayLike

from atelier.geometry import Points, curve, smoothstep, wobble
from atelier.palette import Image, colour, lerp, mix
from atelier.scene import Motif
from atelier.volume import modelled, normals
from atelier.window import WIDTH, Window


@dataclass(frozen=True)
class Water:
    """The colours of a sea, from its troughs to its foam, and the sky that lies on it."""

    deep: str
    body: str
    crest: str
    foam: str
    sky: str


@dataclass(frozen=True)
class Calm:
    """An ellipse in which the surface lies glassy."""

    x: float
    y: float
    across: float
    down: float

    def roughness(self, x: Image, y: Image) -> Image:
        """0 within, 1 without."""
        return smoothstep(0.65, 1.3, np.hypot((x - self.x) / self.across, (y - self.y) / self.down))


@dataclass(frozen=True)
class _Face:
    """The coordinates of a wave: how far below its crest, along it, and how steeply the crest runs."""

    window: Window
    below: Image
    along: Image
    slope: Image


def swell(motif: Motif, crest: ArrayLike, depth: float, water: Water, *, scale: float = 1.0, foam: float = 0.5, calm: Calm | None = None) -> int:
    """One ridge of water before all painted so far. `depth` runs from crest to trough, `scale` is its nearness."""
    line = wobble(curve(crest, 16), motif.random, 2.6 * scale, 56)
    face = _face(motif, line, depth, scale)
    rough = calm.roughness(face.window.x, face.window.y) if calm else np.ones((1, 1), np.float32)
    noise = motif.noise()
    bend = noise(face.window.x, face.window.y, 150 * scale, 110 * scale) * 42 * scale
    u, v = face.along + bend, face.below + bend * 1.2
    height = (
        26 * noise(u, v, 300 * scale, 125 * scale, ridged=True)
        + 7 * noise(u + 900, v, 120 * scale, 54 * scale, ridged=True)
        + 2.4 * noise(u + 300, v, 34 * scale, 18 * scale)
    ) * scale
    height = (height * (0.12 + 0.88 * rough)).astype(np.float32)
    mask = np.clip(face.below * face.window.scale + 0.5, 0, 1).astype(np.float32)
    relief = modelled(face.window, mask, height, normals(height, face.window.scale))
    colours = _coloured(motif, face, relief.normal, depth, water, scale)
    laced = _foam(motif, face, (u, v), foam, scale) * rough
    colours = lerp(colours, _foam_colours(motif, face, relief.normal, water), laced)
    run = np.arctan2(face.slope, 1.0) * np.exp(-face.below / 200) - np.clip(relief.normal[..., 0], -1, 1) * 0.6
    (identity,) = motif.surface(relief, colours, flow=run).values()
    _spray(motif, line, water, scale, foam)
    return identity


def _face(motif: Motif, line: Points, depth: float, scale: float) -> _Face:
    whole = motif.canvas.whole
    order = np.argsort(line[:, 0])
    reach = max(depth * 1.6, 260)
    window = whole.cut(0, line[:, 1].min() - 4, WIDTH, line[:, 1].max() + reach)
    if window is None:
        raise ValueError(f"the wave {motif.name!r} lies off the card")
    crest = np.interp(window.x[0], line[order, 0], line[order, 1]).astype(np.float32)
    eased = cv2.GaussianBlur(crest[None, :], (0, 0), 50 * window.scale)
    slope = np.gradient(eased, axis=1) * window.scale / 1.0
    below = window.y - crest[None, :]
    along = window.x + below * 0.55 * np.sign(slope) * np.clip(np.abs(slope) * 2, 0, 1)
    return _Face(window, below, along, np.broadcast_to(slope, below.shape).astype(np.float32))


def _coloured(motif: Motif, face: _Face, normal: Image, depth: float, water: Water, scale: float) -> Image:
    """Crest to trough, the sky on what lies up, shadow on what lies down, the lamp on what faces it."""
    middling, small = motif.canvas.unevenness(face.window)
    down = np.clip(face.below / depth, 0, 1)
    base = lerp(colour(water.crest), colour(water.body), smoothstep(-0.05, 0.24, down + 0.04 * middling))
    base = lerp(base, colour(water.deep), smoothstep(0.18, 0.95, down + 0.10 * middling))
    up = -normal[..., 1]
    base = lerp(base, colour(water.sky), np.clip(up, 0, 1) * 0.62)
    base = base * (1 - 0.5 * np.clip(-up, 0, 1))[..., None]
    light = motif.light
    toward, carried = light.toward(face.window), light.carried(face.window)
    faces = np.clip((normal[..., :2] * toward[..., :2]).sum(-1) * 2.2 + 0.20, 0, 1.3)
    lit = np.clip(carried * faces * light.strength, 0, 0.92)
    base = lerp(base, base * 0.45 + colour(light.colour) * 0.68, lit)
    through = np.exp(-np.clip(face.below, 0, None) / (20 * scale)) * carried * 0.8
    base = lerp(base, mix(water.crest, light.colour, 0.65), through)
    return base * (1 + 0.05 * small + 0.05 * middling)[..., None]


def _foam(motif: Motif, face: _Face, run: tuple[Image, Image], amount: float, scale: float) -> Image:
    """Lace along the crest and streaks drawn down the back."""
    noise = motif.noise()
    u, v = run
    below = np.clip(face.below, 0, None)
    broad = motif.canvas.broad[face.window.here]
    thick = amount * (np.exp(-below / (28 * scale)) + 0.5 * np.exp(-below / (95 * scale))) * np.clip(1 + 0.9 * broad, 0, 2)
    lace = smoothstep(0.0, 0.22, noise(u, v * 0.8, 38 * scale, 19 * scale, ridged=True) - 0.80 + 0.72 * thick)
    streaks = smoothstep(0.1, 0.3, noise(u * 0.7 + v * 0.4, v, 115 * scale, 12 * scale, ridged=True) - 0.72 + 0.38 * thick)
    return np.maximum(lace, streaks * 0.22) * 0.92


def _foam_colours(motif: Motif, face: _Face, normal: Image, water: Water) -> Image:
    shaded = colour(water.foam) * (0.60 + 0.40 * np.clip(0.55 - normal[..., 1], 0, 1))[..., None]
    return lerp(shaded, colour(motif.light.colour), np.clip(motif.light.carried(face.window) * 0.6, 0, 0.65))


def _spray(motif: Motif, line: Points, water: Water, scale: float, foam: float) -> None:
    """Drops blown off the crest, gold where the lamp reaches them."""
    source, reach = motif.light.source, motif.light.reach
    for _ in range(int(120 * foam)):
        x, y = line[int(motif.random.integers(len(line)))] + motif.random.normal(size=2) * (14, 1)
        y -= abs(motif.random.normal()) * 14 * scale
        size, lean = motif.random.uniform(2.5, 8) * scale, -0.3 + 0.5 * motif.random.normal()
        near = 0.0 if source is None else math.exp(-(((x - source[0]) ** 2 + (y - source[1]) ** 2) / reach**2))
        ink = mix(mix(water.foam, water.body, 0.3), motif.light.colour, min(0.8, near))
        motif.dab((x, y), size, 1.6 + 1.2 * scale, lean, ink, opacity=0.75)


def broken_light(motif: Motif, at: tuple[float, float], across: float, down: float, count: int, inks: tuple[str, ...]) -> None:
    """A lamp's reflection, in dashes that spread as they come nearer."""
    for _ in range(count):
        near = motif.random.random() ** 1.2
        x = at[0] + motif.random.normal() * across * (0.2 + 0.8 * near)
        length, width = motif.random.uniform(10, 36), motif.random.uniform(1.6, 3.6)
        ink = inks[int(motif.random.integers(len(inks)))]
        motif.dab((x, at[1] + near * down), length, width, 0.05 * motif.random.normal(), ink, opacity=0.75, taper=0.8)


__all__ = ["Calm", "Water", "broken_light", "swell"]
