"""Ways of making things: turned on a lathe, rods, boxes, hanging cloth. Most motifs are a few of these put together."""

import math
from collections.abc import Callable, Sequence
from typing import TypedDict, Unpack

import numpy as np
from numpy.typing import ArrayLike

from atelier.accents import FromPicture
from atelier.canvas import Brush, Field, Flow
from atelier.geometry import Place, Placement, Points, along, curve, polygon, ribbon, wobble
from atelier.light import CLOTH, MATT, Light, Material
from atelier.palette import Colour, Image, Pigment, lerp
from atelier.scene import Fill, LookChanges, Motif, colours_on
from atelier.volume import modelled, tube
from atelier.window import Window


class BodyLook(TypedDict, total=False):
    """How a modelled thing is painted: a Look without the depth and the wobble that only flat shapes have."""

    material: Material
    brush: Brush
    flow: Flow
    shade: Pigment | None
    lit: Pigment | None
    light: Light | None
    opacity: float
    soft: float
    within: int | None
    fade: Field | None


Pattern = Callable[[Image, Image], Image]  # a colour for every (around -1 to 1, along 0 to 1) of a turned thing
Profile = Sequence[tuple[float, float]]  # (radius, y) from the top down, y = 0 where it stands


def turned(
    motif: Motif, here: Placement, profile: Profile, fill: Fill | Pattern, *, tilt: float = 0.16,
    patterned: bool = False, smooth: bool = True, **look: Unpack[BodyLook],
) -> int:  # fmt: skip
    """A solid of revolution standing on y = 0: pots, cups, bells, columns. `tilt` is how far we look down on it."""
    side = curve(profile, 8) if smooth else np.asarray(profile, np.float64)
    side = side[np.argsort(side[:, 1], kind="stable")]
    found = motif.canvas.covered([here(_turned_outline(side, tilt))])
    if found is None:
        return 0
    window, mask = found
    x, y = here.local(window.x, window.y)
    radius = np.interp(y, side[:, 1], side[:, 0])
    bulge = np.zeros_like(x)
    for _ in range(2):  # the ring that a point lies on bulges below its own level
        bulge = tilt * radius * np.sqrt(np.clip(1 - (x / np.maximum(radius, 1e-3)) ** 2, 0, 1))
        radius = np.interp(y - bulge, side[:, 1], side[:, 0])
    around = np.clip(x / np.maximum(radius, 1e-3), -1, 1)
    height = (radius * np.sqrt(np.clip(1 - around**2, 0, 1)) * here.scale).astype(np.float32)
    gone = np.clip((y - bulge - side[0, 1]) / (side[-1, 1] - side[0, 1]), 0, 1)
    albedo = _albedo(window, fill, around, gone, patterned)
    look.setdefault("flow", here.turn + _ring_slope(around, tilt))
    ids = motif.body(modelled(window, mask, height, smoothing=1.4), albedo, **look)
    return next(iter(ids.values()), 0)


def _albedo(window: Window, fill: Fill | Pattern, around: Image, gone: Image, patterned: bool) -> Image:
    if patterned and callable(fill):
        return np.broadcast_to(fill(around, gone), (*window.shape, 3)).astype(np.float32)
    return colours_on(window, fill)


def _ring_slope(around: Image, tilt: float) -> Image:
    return (-np.arctan(tilt * 1.4 * around)).astype(np.float32)


def _turned_outline(side: Points, tilt: float) -> Points:
    (top, high), (bottom, low) = side[0], side[-1]
    arc = np.linspace(0, math.pi, 17)[1:-1]
    below = np.stack([bottom * np.cos(arc), low + bottom * tilt * np.sin(arc)], 1)
    above = np.stack([-top * np.cos(arc), high - top * tilt * np.sin(arc)], 1)
    return np.vstack([side, below, side[::-1] * (-1, 1), above])


def mouth(motif: Motif, here: Placement, radius: float, y: float, fill: Fill, *, tilt: float = 0.16) -> None:
    """The opening of a turned thing: its rim and what one sees inside."""
    t = np.linspace(0, 2 * math.pi, 40, endpoint=False)
    ring = np.stack([radius * np.cos(t), y + radius * tilt * np.sin(t)], 1)
    motif.inlay(here(ring), fill, depth=3, wobble=0.2)


def rod(
    motif: Motif, spine: ArrayLike, widths: Sequence[float], fill: Fill, *, ragged: float = 0.5,
    grain: int = 0, **look: Unpack[BodyLook],
) -> int:  # fmt: skip
    """A round bar of changing width along a smooth spine; `grain` lays that many hairlines along it."""
    knots = np.asarray(spine, np.float64)
    knots = knots if len(knots) > 2 else np.vstack([knots[0], knots.mean(0), knots[-1]])
    outline = wobble(ribbon(knots, widths, 10), motif.random, ragged, 26)
    found = motif.canvas.covered([outline])
    line = along(curve(knots, 10), 160)
    strays = motif.random.random((grain, 4))
    if found is None:
        return 0
    relief, _, axis = tube(*found, line, [each / 2 for each in widths])
    look.setdefault("flow", axis)
    identity = next(iter(motif.body(relief, colours_on(relief.window, fill), **look).values()), 0)
    for start, length, side, dark in strays:
        _grain(motif, line, widths, (start, length, side, dark), identity)
    return identity


def _grain(motif: Motif, line: Points, widths: Sequence[float], stray: tuple[float, ...], identity: int) -> None:
    start, length, side, dark = stray
    first = int(start * (len(line) - 12))
    part = line[first : first + 6 + int(length * 0.25 * len(line))]
    if len(part) < 4:
        return
    wide = float(np.interp(start, np.linspace(0, 1, len(widths)), widths))
    ahead = part[-1] - part[0]
    normal = np.array([-ahead[1], ahead[0]]) / (np.linalg.norm(ahead) + 1e-6)
    ink = FromPicture(0.62 if dark < 0.65 else 1.3)
    motif.line(part[:: max(1, len(part) // 6)] + normal * wide * (side - 0.5) * 0.8, 1.6, ink, on=identity, taper=0.8, opacity=0.55)


def faced(motif: Motif, pigment: Pigment, normal: tuple[float, float, float], at: Place, material: Material = MATT) -> Colour:
    """The colour of a flat side that faces `normal` (x right, y down, z to us), as the light of the card makes it."""
    light = motif.light
    toward = np.asarray(light.direction if light.source is None else np.subtract(light.source, (*at, 0)), np.float64)
    toward = toward / np.linalg.norm(toward)
    facing = float(np.dot(normal, toward) / np.linalg.norm(normal) - toward[2])
    tones = light.tones(pigment, material)
    if facing < 0:
        return lerp(tones.base, tones.shade, min(1.0, -facing / 0.8))
    return lerp(tones.base, tones.lit, min(1.0, facing / 0.7))


def box(
    motif: Motif, here: Placement, size: tuple[float, float], deep: Place, fill: Pigment, *,
    front: Fill | None = None, **look: Unpack[LookChanges],
) -> int:  # fmt: skip
    """A box standing on its front foot's middle; its back lies `deep` away (x, y). Returns the id of its front."""
    wide, tall = size
    dx, dy = deep
    look = {"depth": 5.0, "wobble": 0.8, **look}
    sign = 1 if dx >= 0 else -1
    edge = sign * wide / 2
    if dx:
        flank = [(edge, 0), (edge + dx, dy), (edge + dx, dy - tall), (edge, -tall)]
        motif.shape(here(polygon(flank)), faced(motif, fill, (sign, 0, 0.15), here.at), **look)
    if dy:
        lid = [(-wide / 2, -tall), (wide / 2, -tall), (wide / 2 + dx, dy - tall), (-wide / 2 + dx, dy - tall)]
        motif.shape(here(polygon(lid)), faced(motif, fill, (0, -1, 0.2), here.at), **look)
    face = polygon([(-wide / 2, 0), (wide / 2, 0), (wide / 2, -tall), (-wide / 2, -tall)])
    return motif.shape(here(face), fill if front is None else front, **look)


def cloth(
    motif: Motif, outline: Points, fill: Fill, *, hang: float = math.pi / 2, fold: float = 34.0, depth: float = 9.0,
    from_y: float | None = None, **look: Unpack[BodyLook],
) -> int:  # fmt: skip
    """Cloth whose folds run along `hang` (an angle), about `fold` wide; they deepen below `from_y`, where it is held."""
    noise = motif.noise(3)
    found = motif.canvas.covered([wobble(outline, motif.random, 1.2, 40)])
    if found is None:
        return 0
    window, mask = found
    c, s = math.cos(hang), math.sin(hang)
    u, v = -s * window.x + c * window.y, c * window.x + s * window.y
    waver = 0.35 * noise(u, v, fold * 6, fold * 14)
    pleats = np.sin(u / fold * 2 * math.pi + 5 * waver + 2.0 * noise(u + 500, v, fold * 2.6, fold * 22))
    height = depth * (0.6 * pleats + 0.8 * noise(u, v + 900, fold * 1.4, fold * 20))
    if from_y is not None:
        height = height * np.clip(0.35 + (window.y - from_y) / (fold * 6), 0.25, 1.1)
    relief = modelled(window, mask, np.broadcast_to(height, window.shape).astype(np.float32), smoothing=1.6)
    look = {"material": CLOTH, "flow": hang, **look}
    return next(iter(motif.body(relief, colours_on(window, fill), **look).values()), 0)


__all__ = ["BodyLook", "Pattern", "Profile", "box", "cloth", "faced", "mouth", "rod", "turned"]
