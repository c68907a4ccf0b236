"""Lines and shapes in card units: curves, polygons, ribbons, placing them, and smooth noise. Pure; no pixels here."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import ArrayLike, NDArray
from scipy.spatial import KDTree

from atelier.palette import Image

Points = NDArray[Any]  # float64, (n, 2) in card units, y down
Place = tuple[float, float]


def smoothstep(low: float, high: float, values: Image) -> Image:
    """0 below `low`, 1 above `high`, eased between; the other way round if low is above high."""
    t = np.clip((values - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


# ---- curves and outlines


def curve(points: ArrayLike, steps: int = 12) -> Points:
    """An open smooth line through the points (Catmull-Rom), in as many dimensions as they have."""
    knots = np.asarray(points, np.float64)
    return np.vstack(
        [_catmull_rom(np.vstack([2 * knots[0] - knots[1], knots, 2 * knots[-1] - knots[-2]]), steps), knots[-1:]]
    )


def blob(points: ArrayLike, steps: int = 12) -> Points:
    """A closed smooth outline through the points."""
    knots = np.asarray(points, np.float64)
    return _catmull_rom(np.vstack([knots[-1:], knots, knots[:2]]), steps)


def _catmull_rom(knots: Points, steps: int) -> Points:
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    spans = zip(knots, knots[1:], knots[2:], knots[3:], strict=False)
    return np.vstack([_span(a, b, c, d, t) for a, b, c, d in spans])


def _span(a: Points, b: Points, c: Points, d: Points, t: Points) -> Points:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def polygon(points: ArrayLike, steps: int = 8) -> Points:
    """Straight sides, cut finely enough that a wobble can bend them."""
    corners = np.asarray(points, np.float64)
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    return np.vstack([a + (b - a) * t for a, b in zip(corners, np.roll(corners, -1, 0), strict=True)])


def ellipse(at: Place, across: float, down: float | None = None, turn: float = 0.0, steps: int = 96) -> Points:
    """Half-width, half-height, and a turn in radians."""
    t = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    down = across if down is None else down
    return Placement(at, turn=turn)(np.stack([across * np.cos(t), down * np.sin(t)], 1))


def ribbon(spine: ArrayLike, widths: Sequence[float], steps: int = 12) -> Points:
    """A band of changing width along a smooth spine, with round ends: limbs, tails, scarves, clouds of evening."""
    line = curve(spine, steps)
    half = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(widths)), widths)[:, None] / 2
    ahead = tangents(line)
    side = np.stack([-ahead[:, 1], ahead[:, 0]], 1) * half
    arc = np.linspace(0, math.pi, 7)[1:-1, None]
    front = line[-1] + np.cos(arc) * side[-1] + np.sin(arc) * ahead[-1] * half[-1]
    back = line[0] - np.cos(arc) * side[0] - np.sin(arc) * ahead[0] * half[0]
    return np.vstack([line + side, front, (line - side)[::-1], back])


def tangents(line: Points) -> Points:
    """The unit direction of a line at each of its points."""
    ahead = np.gradient(line, axis=0)
    return ahead / (np.linalg.norm(ahead, axis=1, keepdims=True) + 1e-9)


def lengths(line: Points) -> NDArray[np.float64]:
    """How far along the line each of its points lies."""
    return np.r_[0.0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]


def along(line: Points, count: int) -> Points:
    """The same line with `count` points evenly spread."""
    done = lengths(line)
    wanted = np.linspace(0, done[-1], count)
    return np.stack([np.interp(wanted, done, line[:, i]) for i in range(line.shape[1])], 1)


def measured(line: Points, x: Image, y: Image) -> tuple[Image, Image, NDArray[np.intp]]:
    """For every place: how far along a line its nearest point is (0 to 1), how far away, and its index."""
    x, y = np.broadcast_arrays(x, y)
    away, nearest = KDTree(line).query(np.stack([x.ravel(), y.ravel()], 1))
    done = lengths(line) / lengths(line)[-1]
    return (
        done[nearest].reshape(x.shape).astype(np.float32),
        np.asarray(away, np.float32).reshape(x.shape),
        np.asarray(nearest).reshape(x.shape),
    )


def hull(points: ArrayLike) -> Points:
    """The convex outline round a cloud of points."""
    return cv2.convexHull(np.asarray(points, np.float32))[:, 0].astype(np.float64)


def union(polygons: Sequence[Points], rounding: float = 1.2, fineness: float = 3.0) -> list[Points]:
    """Overlapping polygons as one drawn contour, its inner corners rounded: how hulls become a silhouette."""
    everything = np.vstack(polygons)
    margin = 4 + rounding * 2
    corner = everything.min(0) - margin
    across, down = np.ceil((everything.max(0) + margin - corner) * fineness).astype(int)
    mask = np.zeros((down, across), np.uint8)
    for each in polygons:
        cv2.fillPoly(mask, [np.round((each - corner) * fineness * 16).astype(np.int32)], 255, cv2.LINE_AA, shift=4)
    mask = cv2.GaussianBlur(mask, (0, 0), max(0.6, rounding * fineness))
    found, _ = cv2.findContours((mask > 127).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    return [_eased(each[:, 0].astype(np.float64))[::2] / fineness + corner for each in found if len(each) >= 12]


def _eased(contour: Points) -> Points:
    weights = np.hanning(9) / np.hanning(9).sum()
    padded = np.vstack([contour[-4:], contour, contour[:4]])
    return np.stack([np.convolve(padded[:, i], weights, "valid") for i in (0, 1)], 1)


def wobble(line: Points, random: Generator, amount: float = 1.5, wavelength: float = 32.0) -> Points:
    """The line as a hand would draw it. Draws the same numbers whatever the length, so nothing after it shifts."""
    phases = random.random((2, 3)) * 2 * math.pi
    done = lengths(line)
    whole = done[-1] + float(np.linalg.norm(line[0] - line[-1])) + 1e-6
    amount = min(amount, whole * 0.05)  # a short mark trembles less
    away = np.zeros_like(line)
    for row, beat in enumerate((1.0, 1.9, 3.7)):
        waves = max(1, round(whole * beat / wavelength / 2))
        turn = 2 * math.pi * waves * done / whole
        away += np.stack([np.sin(turn + phases[0, row]), np.cos(turn + phases[1, row])], 1) / beat
    return line + away * amount * 0.7


# ---- placing


@dataclass(frozen=True)
class Placement:
    """Takes a shape drawn round (0, 0) to where it belongs: mirrored, then scaled, then turned, then moved."""

    at: Place = (0.0, 0.0)
    scale: float = 1.0
    turn: float = 0.0
    mirrored: bool = False

    def __call__(self, points: ArrayLike) -> Points:
        shape = np.asarray(points, np.float64) * ((-self.scale if self.mirrored else self.scale), self.scale)
        c, s = math.cos(self.turn), math.sin(self.turn)
        return shape @ np.array([[c, s], [-s, c]]) + np.asarray(self.at)

    def point(self, x: float, y: float) -> Place:
        """Where one point comes to lie."""
        moved = self([(x, y)])[0]
        return float(moved[0]), float(moved[1])

    def local(self, x: Image, y: Image) -> tuple[Image, Image]:
        """The way back: where places of the card lie in the shape's own coordinates."""
        dx, dy = x - self.at[0], y - self.at[1]
        c, s = math.cos(self.turn), math.sin(self.turn)
        u, v = (dx * c + dy * s) / self.scale, (dy * c - dx * s) / self.scale
        return (-u if self.mirrored else u), v


# ---- smooth noise


class Noise:
    """Endless smooth noise over any coordinates, so that it can run along a wave or round a limb."""

    _SIZE = 256

    def __init__(self, random: Generator, octaves: int = 4) -> None:
        shape = (octaves, self._SIZE, self._SIZE)
        self._sheets = random.standard_normal(shape).astype(np.float32)

    def __call__(self, u: Image, v: Image, across: float, down: float | None = None, *, ridged: bool = False) -> Image:
        """About -1 to 1; `across` and `down` are the size of its largest swellings. Ridged noise has sharp crests."""
        u, v = np.broadcast_arrays(u, v)
        down = across if down is None else down
        total, weight, reached = np.zeros(u.shape, np.float32), 1.0, 0.0
        for octave, sheet in enumerate(self._sheets):
            beat = 2.0**octave
            x = np.mod(u / across * beat + 37 * octave + 2, self._SIZE).astype(np.float32)
            y = np.mod(v / down * beat + 91 * octave + 2, self._SIZE).astype(np.float32)
            layer = cv2.remap(sheet, x, y, cv2.INTER_CUBIC, borderMode=cv2.BORDER_WRAP)
            total += weight * (1 - np.abs(layer) * 1.6 if ridged else layer)
            reached += weight
            weight *= 0.55
        return total / reached
