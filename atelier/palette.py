"""Colours: reading hexes, mixing as the eye does, ramps, and the five complexions."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Image = NDArray[Any]  # (h, w, 3) colours or (h, w) values, float32; numpy does not keep that promise for a checker
Colour = NDArray[Any]  # three channels, sRGB, 0 to 1
Pigment = str | Colour  # a hex as the briefs write it, or a colour already read

COMPLEXIONS: dict[str, str] = {"A": "#f6dcc6", "B": "#e3b98f", "C": "#c08a5c", "D": "#8c5a3a", "E": "#5a3826"}

_TO_CONE = np.array([[0.4122, 0.5363, 0.0514], [0.2119, 0.6807, 0.1074], [0.0883, 0.2817, 0.6300]])
_TO_LAB = np.array([[0.2105, 0.7936, -0.0041], [1.9780, -2.4286, 0.4506], [0.0259, 0.7828, -0.8087]])
_FROM_LAB, _FROM_CONE = np.linalg.inv(_TO_LAB), np.linalg.inv(_TO_CONE)
_LUMINANCE = np.array([0.30, 0.59, 0.11], np.float32)


def colour(pigment: Pigment) -> Colour:
    """A colour from "#24413f", or the colour itself."""
    if not isinstance(pigment, str):
        return np.asarray(pigment, np.float32)
    digits = pigment.lstrip("#")
    if len(digits) != 6:
        raise ValueError(f"a colour is written #rrggbb, not {pigment!r}")
    return np.array([int(digits[i : i + 2], 16) for i in (0, 2, 4)], np.float32) / 255


def luminance(colours: Image) -> Image:
    """How light a colour, or every colour of an image, looks: 0 to 1."""
    return np.asarray(colours, np.float32) @ _LUMINANCE


def to_lab(colours: Image) -> NDArray[np.float64]:
    """sRGB into Oklab, in which equal steps look equal."""
    value = np.clip(colours, 0, None).astype(np.float64)
    linear = np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)
    return np.cbrt(linear @ _TO_CONE.T) @ _TO_LAB.T


def from_lab(lab: NDArray[np.float64]) -> Image:
    """Oklab back into sRGB, kept inside what paint can show."""
    linear = np.clip((lab @ _FROM_LAB.T) ** 3 @ _FROM_CONE.T, 0, 1)
    value = np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)
    return value.astype(np.float32)


def mix(one: Pigment, other: Pigment, share: float) -> Colour:
    """A mixture holding `share` of the other colour, mixed in Oklab so that warm and cold do not meet in mud."""
    a, b = to_lab(colour(one)), to_lab(colour(other))
    return from_lab(a + (b - a) * share)


def lerp(one: Image, other: Image, share: Image | float) -> Image:
    """The quick mixture for whole images, one share a pixel."""
    weight = np.asarray(share, np.float32)
    if weight.ndim == 2 and max(np.ndim(one), np.ndim(other)) != 2:  # one share a pixel, three channels each
        weight = weight[..., None]
    return one + (other - one) * weight


def ramp(pigments: Sequence[Pigment], steps: Image) -> Image:
    """Colours along a row of pigments, evenly spread over 0 to 1, eased through Oklab."""
    key = np.array([to_lab(colour(each)) for each in pigments])
    fine = np.linspace(0, 1, 256)
    places = np.linspace(0, 1, len(key))
    table = from_lab(np.stack([np.interp(fine, places, key[:, i]) for i in range(3)], -1))
    return table[(np.clip(steps, 0, 1) * 255).astype(np.intp)]


def lighter(pigment: Pigment, by: float) -> Colour:
    """The same hue, lighter (or darker, for less than nothing) by a step of Oklab lightness."""
    lab = to_lab(colour(pigment))
    lab[..., 0] = np.clip(lab[..., 0] + by, 0, 1)
    return from_lab(lab)
