"""The brush: coarse-to-fine bristle strokes over a toned ground, looking at the picture and never crossing an id.

Every stroke takes its chances from a hash of (seed, level, place), not from a stream: what is painted in one corner of
a card cannot reshuffle the strokes of another.
"""

import math
from dataclasses import dataclass
from typing import NamedTuple

import cv2
import numpy as np
from numba import njit
from numpy.random import Generator
from numpy.typing import NDArray

from atelier.canvas import Canvas
from atelier.palette import Image, Pigment, colour, luminance

OWN, BEHIND = 0, 1  # what may be touched: only the object itself, or it and all that stands behind it
_LONGEST = 700  # steps to either side
_BRISTLES = 4096


@dataclass(frozen=True)
class Level:
    """One going-over of the whole card with one brush. The radius is in card units."""

    radius: float
    tolerance: float  # how wrong the paint must be before it is touched again
    insist: float  # the chance of touching it although it is right
    length: float  # in radii
    load: float
    jitter: float
    passes: int = 1


LEVELS = (
    Level(25.0, 0.00, 1.00, 5.5, 0.72, 0.13, passes=2),
    Level(12.5, 0.16, 0.16, 5.5, 0.72, 0.13),
    Level(6.3, 0.16, 0.06, 6.0, 0.67, 0.13),
    Level(3.2, 0.14, 0.02, 7.5, 0.66, 0.10),
    Level(1.75, 0.12, 0.00, 8.0, 0.66, 0.08),
    Level(1.05, 0.09, 0.00, 8.0, 0.70, 0.06),
    Level(0.7, 0.08, 0.00, 8.0, 0.75, 0.05),
)
_SMALLEST_IN_PIXELS = 0.6  # a finer brush than this draws nothing a pixel can hold


Path = NDArray[np.float64]
Spot = tuple[float, float]
Rgb = tuple[float, float, float]
Manner = tuple[float, float, float, float, float, float]  # radius in pixels, then a Level's other figures in order


class Sheet(NamedTuple):
    """What a stroke works on: paint and its thickness, ids that bound it, the paper's tooth, the brush's bristles."""

    paint: Image
    thickness: Image
    ids: NDArray[np.int32]
    tooth: Image
    bristles: Image


class Guide(NamedTuple):
    """What a stroke looks at. The direction is kept `shrink` times smaller than the picture."""

    picture: Image
    along_x: Image
    along_y: Image
    shrink: int
    finest: Image
    coarsest: Image  # by id, card units, like the next two
    length: Image
    jitter: Image


class Stroke(NamedTuple):
    """One loaded brush, in pixels."""

    radius: float
    red: float
    green: float
    blue: float
    load: float
    dry: float  # how much of the load is gone at the end
    opacity: float
    streak: float  # how much value varies from bristle to bristle
    taper: float  # 0 blunt, 1 pointed at both ends
    bristle: int  # where on the brush it begins
    mine: int
    touches: int


@njit(cache=True)
def _chance(key: int, draw: int) -> float:
    """An even number from 0 to 1 that belongs to this key and draw alone."""
    value = (key * 0x9E3779B1 + draw * 0x85EBCA77) & 0xFFFFFFFF
    value = ((value ^ (value >> 16)) * 0x7FEB352D) & 0xFFFFFFFF
    value = ((value ^ (value >> 15)) * 0x846CA68B) & 0xFFFFFFFF
    return (value ^ (value >> 16)) / 4294967296.0


@njit(cache=True, fastmath=True)
def drag(sheet: Sheet, xs: NDArray[np.float64], ys: NDArray[np.float64], count: int, stroke: Stroke) -> None:
    """Draw the brush along a path of pixel steps, bristle by bristle."""
    rows, columns = sheet.ids.shape
    radius = stroke.radius
    for i in range(count):
        t = i / max(1, count - 1)
        before, after = max(0, i - 1), min(count - 1, i + 1)
        dx, dy = xs[after] - xs[before], ys[after] - ys[before]
        length = math.sqrt(dx * dx + dy * dy) + 1e-6
        nx, ny = -dy / length, dx / length
        half = radius
        if stroke.taper > 0:
            half = radius * (1 - stroke.taper + stroke.taper * math.sqrt(min(t, 1 - t) * 2))
        else:
            end = min(i, count - 1 - i) / (radius * 0.8 + 0.1)
            if end < 1:
                half = radius * (0.45 + 0.55 * math.sqrt(end))
        across = -half
        while across <= half:
            x, y = int(math.floor(xs[i] + nx * across)), int(math.floor(ys[i] + ny * across))
            if 0 <= x < columns and 0 <= y < rows:
                there = sheet.ids[y, x]
                if there == stroke.mine or (stroke.touches == BEHIND and there < stroke.mine):
                    bristle = sheet.bristles[
                        int(stroke.bristle + (across / radius * 0.5 + 0.5) * radius * 3 + t * 2) % _BRISTLES
                    ]
                    cover = (
                        (stroke.load - stroke.dry * t) * 1.5 + (bristle - 0.5) * 1.3 + (sheet.tooth[y, x] - 0.5) * 0.9
                    )
                    cover = min(1.0, max(0.0, cover)) * stroke.opacity * 0.75
                    inset = half - abs(across)
                    if inset < 1:
                        cover *= max(0.25, inset)
                    value = 1 + (bristle - 0.5) * stroke.streak
                    sheet.paint[y, x, 0] += (stroke.red * value - sheet.paint[y, x, 0]) * cover
                    sheet.paint[y, x, 1] += (stroke.green * value - sheet.paint[y, x, 1]) * cover
                    sheet.paint[y, x, 2] += (stroke.blue * value - sheet.paint[y, x, 2]) * cover
                    sheet.thickness[y, x] += (0.4 + bristle * 0.6 - sheet.thickness[y, x]) * cover
            across += 0.62


@njit(cache=True, fastmath=True)
def _look(
    sheet: Sheet, guide: Guide, x: float, y: float, radius: float, mine: int
) -> tuple[float, float, float, float]:
    """The mean colour wanted under the brush, and how far the paint is from it (-1 if there is nothing to see)."""
    rows, columns = sheet.ids.shape
    red, green, blue, wrong, seen = 0.0, 0.0, 0.0, 0.0, 0
    for k in range(9):
        px, py = int(x + ((k % 3) - 1) * radius * 0.6), int(y + ((k // 3) - 1) * radius * 0.6)
        if px < 0 or py < 0 or px >= columns or py >= rows or sheet.ids[py, px] != mine:
            continue
        r, g, b = guide.picture[py, px, 0], guide.picture[py, px, 1], guide.picture[py, px, 2]
        red, green, blue, seen = red + r, green + g, blue + b, seen + 1
        paint = sheet.paint[py, px]
        wrong += abs(r - paint[0]) + abs(g - paint[1]) + abs(b - paint[2])
    if seen == 0:
        return 0.0, 0.0, 0.0, -1.0
    return red / seen, green / seen, blue / seen, wrong / seen


@njit(cache=True, fastmath=True)
def _trace(
    sheet: Sheet, guide: Guide, start: Spot, sign: float, reach: float, radius: float, wanted: Rgb, xs: Path, ys: Path
) -> int:
    """Follow the flow from a place until the object ends, its colour changes or the brush is empty; how many steps."""
    rows, columns = sheet.ids.shape
    x, y = start
    mine = sheet.ids[int(y), int(x)]
    ahead_x, ahead_y, count = 0.0, 0.0, 0
    while count < reach and count < _LONGEST:
        px, py = int(math.floor(x)), int(math.floor(y))
        if px < 0 or py < 0 or px >= columns or py >= rows or sheet.ids[py, px] != mine:
            break
        here = guide.picture[py, px]
        if count > radius and abs(here[0] - wanted[0]) + abs(here[1] - wanted[1]) + abs(here[2] - wanted[2]) > 0.28:
            break
        vx = guide.along_x[py // guide.shrink, px // guide.shrink]
        vy = guide.along_y[py // guide.shrink, px // guide.shrink]
        if count == 0:
            vx, vy = vx * sign, vy * sign
        else:
            if vx * ahead_x + vy * ahead_y < 0:
                vx, vy = -vx, -vy
            vx, vy = 0.6 * vx + 0.4 * ahead_x, 0.6 * vy + 0.4 * ahead_y
        ahead_x, ahead_y = vx, vy
        xs[count], ys[count] = x, y
        x, y, count = x + vx, y + vy, count + 1
    return count


@njit(cache=True, fastmath=True)
def _go_over(
    sheet: Sheet, guide: Guide, order: NDArray[np.int64], spacing: float, manner: Manner, unit_radius: float, seed: int
) -> int:
    """One level: a stroke wherever the paint is not yet right. How many strokes it took."""
    radius, tolerance, insist, length, load, jitter = manner
    rows, columns = sheet.ids.shape
    across = int(columns / spacing) + 1
    forth_x, forth_y = np.zeros(_LONGEST), np.zeros(_LONGEST)
    back_x, back_y = np.zeros(_LONGEST), np.zeros(_LONGEST)
    xs, ys = np.zeros(2 * _LONGEST), np.zeros(2 * _LONGEST)
    strokes = 0
    for place in order:
        key = seed + place
        x = (place % across) * spacing + (_chance(key, 1) - 0.5) * radius
        y = (place // across) * spacing + (_chance(key, 2) - 0.5) * radius
        if x < 0 or y < 0 or x >= columns or y >= rows:
            continue
        mine = sheet.ids[int(y), int(x)]
        if insist < 1 and (unit_radius < guide.finest[int(y), int(x)] - 0.01 or unit_radius > guide.coarsest[mine]):
            continue
        red, green, blue, wrong = _look(sheet, guide, x, y, radius, mine)
        if wrong < 0 or (wrong < tolerance and _chance(key, 3) > insist):
            continue
        reach = length * radius * (0.5 + _chance(key, 4)) * 0.5 * float(guide.length[mine])
        forth = _trace(sheet, guide, (x, y), 1.0, reach, radius, (red, green, blue), forth_x, forth_y)
        back = _trace(sheet, guide, (x, y), -1.0, reach, radius, (red, green, blue), back_x, back_y)
        if forth + back < 3:
            continue
        for k in range(back):
            xs[k], ys[k] = back_x[back - 1 - k], back_y[back - 1 - k]
        for k in range(forth):
            xs[back + k], ys[back + k] = forth_x[k], forth_y[k]
        play = jitter * float(guide.jitter[mine])
        value = 1 + (_chance(key, 5) - 0.5) * play * 2
        warmth, tint = (_chance(key, 6) - 0.5) * play * 0.35, (_chance(key, 7) - 0.5) * play * 0.18
        bristle = int(_chance(key, 8) * _BRISTLES)
        width = radius * (0.75 + 0.5 * _chance(key, 9))
        stroke = Stroke(
            width,
            red * value + warmth,
            green * value + tint,
            blue * value - warmth,
            load,
            0.30,
            0.92,
            0.16,
            0.0,
            bristle,
            mine,
            0,
        )
        drag(sheet, xs, ys, back + forth, stroke)
        strokes += 1
    return strokes


def blank_sheet(canvas: Canvas, random: Generator, ground: Pigment) -> Sheet:
    """Paper with its toned ground, and a brush."""
    scale, shape = canvas.scale, canvas.whole.shape
    tone = colour(ground) * (1 + 0.10 * canvas.middling + 0.06 * canvas.small)[..., None]
    return Sheet(
        tone.astype(np.float32),
        np.full(shape, 0.3, np.float32),
        canvas.ids,
        _tooth(random, shape, scale),
        _bristles(random),
    )


def _tooth(random: Generator, shape: tuple[int, int], scale: float) -> Image:
    """The grain of the paper, the same everywhere on a card."""
    grain = random.standard_normal(shape, np.float32)
    tooth = 1.6 * cv2.GaussianBlur(grain, (0, 0), max(0.5, scale)) + 2.2 * cv2.GaussianBlur(
        grain, (0, 0), max(1.0, 3 * scale)
    )
    return np.clip(0.5 + tooth / tooth.std() * 0.16, 0, 1).astype(np.float32)


def _bristles(random: Generator) -> Image:
    """How much paint every hair of a long brush holds."""
    hairs = random.standard_normal(_BRISTLES + 40)
    fine, thick = np.hanning(5) / 2, np.hanning(17) / 4
    uneven = np.convolve(hairs, fine, "same") + np.convolve(hairs, thick, "same")
    return np.clip(0.5 + uneven[:_BRISTLES] * 0.22, 0, 1).astype(np.float32)


def paint_strokes(canvas: Canvas, sheet: Sheet, seed: int) -> dict[float, int]:
    """Go over the card from the coarsest brush to the finest; how many strokes each took."""
    picture = np.clip(canvas.picture, 0, 1).astype(np.float32)
    grey = luminance(picture)
    counts: dict[float, int] = {}
    for number, level in enumerate(LEVELS):
        radius = level.radius * canvas.scale
        if radius < _SMALLEST_IN_PIXELS or (level.radius < canvas.finest.min() and number):
            continue
        guide = _guide(canvas, picture, grey, radius)
        for again in range(level.passes):
            key = (seed * 97 + number * 7 + again) * 1_000_003
            counts[level.radius] = counts.get(level.radius, 0) + _one_pass(sheet, guide, level, radius, key)
    return counts


def _one_pass(sheet: Sheet, guide: Guide, level: Level, radius: float, key: int) -> int:
    spacing = max(1.6, radius * 0.85)
    rows, columns = sheet.ids.shape
    places = (int(columns / spacing) + 1) * (int(rows / spacing) + 1)
    order = np.random.default_rng(key).permutation(places)
    manner = (radius, level.tolerance, level.insist, level.length, level.load, level.jitter)
    return int(_go_over(sheet, guide, order, spacing, manner, level.radius, key))


def _guide(canvas: Canvas, picture: Image, grey: Image, radius: float) -> Guide:
    """The directions a brush of this radius sees: along the given flow, else along the picture's own forms."""
    shrink = max(1, int(radius / 4))
    rows, columns = grey.shape
    size = (-(-columns // shrink), -(-rows // shrink))
    small = cv2.resize(grey, size, interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (0, 0), max(1.0, radius * 0.35 / shrink))
    dx, dy = cv2.Sobel(small, cv2.CV_32F, 1, 0), cv2.Sobel(small, cv2.CV_32F, 0, 1)
    spread = max(1.5, radius * 0.8 / shrink)
    xx, yy, xy = (cv2.GaussianBlur(each, (0, 0), spread) for each in (dx * dx, dy * dy, dx * dy))
    form = 0.5 * np.arctan2(2 * xy, xx - yy) + math.pi / 2
    stray = canvas.middling[::shrink, ::shrink]
    given = canvas.flow[::shrink, ::shrink]
    angle = np.where(np.isnan(given), form + stray * 0.35, given + stray * 0.2).astype(np.float32)
    coarsest, length, jitter = (
        np.array([getattr(brush, name) for brush in canvas.brushes], np.float32)
        for name in ("coarsest", "length", "jitter")
    )
    return Guide(picture, np.cos(angle), np.sin(angle), shrink, canvas.finest, coarsest, length, jitter)
