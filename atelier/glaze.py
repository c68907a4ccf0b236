"""Transparent layers over the picture: glows, washes, shadows, mist. They come before the figures they might cover."""

from collections.abc import Sequence
from typing import Literal

import numpy as np

from atelier.canvas import Canvas, Field
from atelier.geometry import Place, Points
from atelier.palette import Colour, Image, Pigment, colour
from atelier.volume import normals
from atelier.window import Window

Way = Literal["mix", "screen", "multiply"]
"""Mix warm light over blue, where screening would go grey; screen light over its own kind; multiply shadow."""


def glow(
    canvas: Canvas, at: Place, radius: float, pigment: Pigment, strength: float,
    down: float | None = None, way: Way = "mix", graze: float = 0.0, within: int | None = None,
) -> None:  # fmt: skip
    """Light round a lamp, uneven as paint is. With `graze` it prefers surfaces that are turned towards it."""
    down = radius if down is None else down
    window = canvas.whole.around(at, radius * 1.6, down * 1.6)
    if window is None:
        return
    middling, _ = canvas.unevenness(window)
    away = np.hypot((window.x - at[0]) / radius, (window.y - at[1]) / down) * (1 + 0.10 * middling)
    amount = strength * np.clip(1 - away / 1.6, 0, 1) ** 2
    if graze:
        amount = amount * (1 - graze + graze * _turned_to(canvas, window, at))
    _apply(canvas, window, amount, pigment, way, within)


def _turned_to(canvas: Canvas, window: Window, at: Place) -> Image:
    """0 where what is painted faces away from a place, 1 where it faces it, about half where it lies flat."""
    facing = normals(canvas.height[window.here], canvas.scale)
    dx, dy = np.broadcast_arrays(at[0] - window.x, at[1] - window.y)
    away = np.hypot(dx, dy) + 1.0
    return np.clip(0.5 + (facing[..., 0] * dx + facing[..., 1] * dy) / away, 0, 1.4)


def wash(
    canvas: Canvas, polygons: Sequence[Points], pigment: Pigment, strength: float,
    soft: float = 12.0, way: Way = "mix", within: int | None = None,
) -> None:  # fmt: skip
    """A soft-edged transparent shape: a beam, a cast shadow, a bank of mist."""
    found = canvas.covered(polygons, soft)
    if found is None:
        return
    window, mask = found
    middling, _ = canvas.unevenness(window)
    _apply(canvas, window, mask * strength * np.clip(1 + 0.25 * middling, 0, 2), pigment, way, within)


def mist(canvas: Canvas, pigment: Pigment, density: Field) -> None:
    """Air over everything painted so far, as thick as `density` says at each place."""
    window = canvas.whole
    amount = density(window.x, window.y) * np.clip(1 + 0.35 * canvas.broad + 0.15 * canvas.middling, 0, 2)
    _apply(canvas, window, amount, pigment, "mix", None)


def _apply(canvas: Canvas, window: Window, amount: Image, pigment: Pigment, way: Way, within: int | None) -> None:
    share = np.clip(np.broadcast_to(amount, window.shape), 0, 1)
    if within is not None:
        share = share * (canvas.ids[window.here] == within)
    part = canvas.picture[window.here]
    part[:] = _glazed(part, share[..., None].astype(np.float32), colour(pigment), way)


def _glazed(below: Image, share: Image, pigment: Colour, way: Way) -> Image:
    if way == "screen":
        return 1 - (1 - below) * (1 - share * pigment)
    if way == "multiply":
        return below * (1 - share + share * pigment)
    return below + (pigment - below) * share


def thrown(polygons: Sequence[Points], foot: float, slant: float, length: float) -> list[Points]:
    """The outline of a shadow thrown on level ground by something that stands at y = foot.

    For each unit of height `slant` is how far it leans sideways and `length` how far it lies down, to the viewer if
    positive.
    """
    return [
        np.stack([each[:, 0] + (foot - each[:, 1]) * slant, foot + (foot - each[:, 1]) * length], 1)
        for each in polygons
    ]
