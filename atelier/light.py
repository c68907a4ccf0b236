"""The one light of a card. Flat shapes and bodies alike get shade, lit tone and rim from here."""

import math
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from atelier.geometry import smoothstep
from atelier.palette import Colour, Image, Pigment, colour, lerp, luminance, mix
from atelier.volume import Relief, hollows
from atelier.window import Window


@dataclass(frozen=True)
class Material:
    """How a stuff takes light."""

    lit: float = 1.0  # share of the light it sends back
    sheen: float = 0.30  # how far its lit side turns into the light's own colour
    shaded: float = 1.0  # how far its dark side turns into the shade's colour
    blood: str | None = None  # what shows through in its shade instead: skin, petals, wax
    blotch: float = 0.22  # how unevenly its tones break
    texture: float = 0.05  # mottling of the colour itself
    pooling: float = 0.13  # pigment gathered at its edge
    hollow: float = 0.35  # how dark its folds are
    edge: float = 4.0  # width of the rim light, card units


MATT = Material()
CLOTH = Material(texture=0.07, hollow=0.5)
FUR = Material(texture=0.07, blotch=0.18, hollow=0.5)
STONE = Material(blotch=0.34, texture=0.12, hollow=0.5)
WOOD = Material(blotch=0.3, texture=0.09, pooling=0.2)
PAPER = Material(sheen=0.5, texture=0.03, blotch=0.12, pooling=0.16)
GLAZE = Material(sheen=0.75, texture=0.03, blotch=0.10)
METAL = Material(sheen=0.85, shaded=1.1, texture=0.04, blotch=0.16)
CLOUD = Material(sheen=0.9, texture=0.03, blotch=0.25, pooling=0.0, hollow=0.6)
SKIN = Material(lit=0.75, sheen=0.16, shaded=0.62, blood="#a8452f", texture=0.03, blotch=0.08, pooling=0.10, edge=2.5)


class Tones(NamedTuple):
    """The three tones of one colour; each may be a colour or a whole image of them."""

    shade: Image
    base: Image
    lit: Image


@dataclass(frozen=True)
class Light:
    """Where the light is and what it does. `source` makes it a lamp on the card that carries as far as `reach`."""

    direction: tuple[float, float, float] = (-0.5, -0.75, 0.45)  # towards the light: x right, y down, z to the viewer
    colour: str = "#ffe6b8"
    shade: str = "#2c2f58"
    strength: float = 0.9
    depth: float = 0.5  # how deep the shade is
    rim: str | None = None
    rim_from: tuple[float, float] | None = None  # where the rim light comes from, if not from the light itself
    rim_strength: float = 0.8
    source: tuple[float, float, float] | None = None  # card units
    reach: float = math.inf
    fill: str | None = None  # what falls from `direction` where the lamp does not reach: a storm sky, a window
    air: str = "#b8c4cc"  # what distance fades into

    def but(self, direction: tuple[float, float, float]) -> "Light":
        """The same light from elsewhere: for what stands behind a lamp, or under a second sky."""
        return replace(self, direction=direction, source=None)

    def distant(self, pigment: Pigment, distance: float) -> Colour:
        """A colour seen through that much air: 0 at hand, 1 at the horizon."""
        return mix(pigment, self.air, 1 - math.exp(-1.6 * distance))

    def toward(self, window: Window) -> Image:
        """The unit vector to the light at every pixel (or one for all, under a far light)."""
        far = np.asarray(self.direction, np.float32)
        far = far / np.linalg.norm(far)
        if self.source is None:
            return far
        x, y, z = self.source
        dx, dy = np.broadcast_arrays(x - window.x, y - window.y)
        ray = np.stack([dx, dy, np.full_like(dx, z)], -1)
        ray = ray / np.linalg.norm(ray, axis=-1, keepdims=True)
        if self.fill is not None:
            ray = lerp(np.broadcast_to(far, ray.shape), ray, np.sqrt(self.carried(window)))
            ray = ray / np.linalg.norm(ray, axis=-1, keepdims=True)
        return ray.astype(np.float32)

    def carried(self, window: Window) -> Image:
        """How much of a lamp's light is left at every pixel: 1 at the lamp."""
        if self.source is None or math.isinf(self.reach):
            return np.ones((1, 1), np.float32)
        away = np.hypot(self.source[0] - window.x, self.source[1] - window.y) / self.reach
        return np.exp(-(away**2)).astype(np.float32)

    def tones(self, pigment: Pigment, material: Material = MATT) -> Tones:
        """Shade, base and lit tone, in that order of lightness. Dark skin stays dark, pale skin keeps its blood."""
        return self._tones(pigment, material, self.colour)

    def _tones(self, pigment: Pigment, material: Material, source: str) -> Tones:
        base = colour(pigment)
        under = colour(self.shade) if material.blood is None else mix(self.shade, material.blood, 0.62)
        shade = lerp(base * 0.72, under, min(1.0, self.depth * material.shaded))
        warm = colour(source)
        power = self.strength * material.lit
        lit = lerp(base, warm, material.sheen * power) + base * warm * (0.42 * power)
        return Tones(_no_lighter(shade, base * 0.86), base, _no_darker(lit, base))

    def fall_on(self, relief: Relief, albedo: Pigment, material: Material, unevenness: tuple[Image, Image]) -> Image:
        """Colours modelled by this light. `unevenness` is the canvas's middling and small noise."""
        tones = self.tones(albedo, material)
        return self.fall_with(self.filled(tones, albedo, material, relief.window), relief, material, unevenness)

    def filled(self, tones: Tones, pigment: Pigment, material: Material, window: Window) -> Tones:
        """The tones with the lit one turning, away from the lamp, into what the fill light makes of it."""
        if self.fill is None or self.source is None:
            return tones
        elsewhere = self._tones(pigment, material, self.fill).lit
        return tones._replace(lit=lerp(elsewhere, tones.lit, np.broadcast_to(self.carried(window), window.shape)))

    def fall_with(self, tones: Tones, relief: Relief, material: Material, unevenness: tuple[Image, Image]) -> Image:
        """The same, with tones a scene has chosen for itself."""
        middling, small = unevenness
        toward, carried = self.toward(relief.window), self.carried(relief.window)
        facing = (relief.normal * toward).sum(-1) - toward[..., 2]
        facing = facing + middling * material.blotch * 0.5 + small * material.blotch * 0.3
        if material.hollow:
            facing = facing - hollows(relief, 10.0) * material.hollow * 1.2
        in_shade = smoothstep(0.0, -0.6, facing)
        in_light = smoothstep(0.02, 0.5, facing)
        if self.fill is None:  # a lamp alone: dusk beyond its reach
            in_light = in_light * carried
            in_shade = np.maximum(in_shade, (1 - carried) * 0.5)
        colours = lerp(lerp(tones.base, tones.shade, in_shade), tones.lit, in_light)
        colours = self._rimmed(colours, relief, material, small)
        mottled = 1 + material.texture * (small + 0.8 * middling)
        edge = np.exp(-relief.inside / 1.6) * np.clip(0.7 + 0.6 * middling, 0, 1.2)
        return colours * (mottled * (1 - material.pooling * edge))[..., None]

    def _rimmed(self, colours: Image, relief: Relief, material: Material, small: Image) -> Image:
        """An outer edge caught by the light; inner creases never are."""
        if self.rim is None or not self.rim_strength:
            return colours
        if self.rim_from is not None:
            side = np.asarray(self.rim_from, np.float32)
        else:
            side = self.toward(relief.window)[..., :2]
        side = side / (np.linalg.norm(side, axis=-1, keepdims=True) + 1e-6)
        turned = smoothstep(0.15, 0.6, (relief.normal[..., :2] * side).sum(-1))
        near = np.exp(-relief.inside / material.edge) * np.clip(0.85 + 0.5 * small, 0, 1.1)
        return lerp(colours, colour(self.rim), turned * near * self.rim_strength * np.sqrt(self.carried(relief.window)))


def _no_lighter(tone: Image, than: Image) -> Image:
    most = luminance(than)
    return tone * np.minimum(1, most / np.maximum(luminance(tone), 1e-4))[..., None].astype(np.float32)


def _no_darker(tone: Image, than: Image) -> Image:
    least = luminance(than)
    return np.clip(tone * np.maximum(1, least / np.maximum(luminance(tone), 1e-4))[..., None], 0, 1.1).astype(
        np.float32
    )
