"""How alike two pictures are at the size of a thumb: so alike, perhaps, that players would take one for the other."""

from collections.abc import Mapping
from itertools import combinations

from msgspec import Struct
from PIL import Image

from reverie.rules import Card

CONFUSABLE = 0.4  # below this, two cards would be taken for one another: one shifted, recoloured or faded into the next

_GRID = 16  # fields of a picture, each way, whose light is compared with the next one's
_QUARTERS = (2, 3)  # fields of a picture whose colours are compared with the other's same field
_THUMB = (96, 144)
_SHADES = 4  # of red, of green and of blue


class Look(Struct, frozen=True):
    """What the eye takes in first: where it is lighter and darker, and which colours lie where."""

    slopes: int  # bits: is a field lighter than the one to its right, and than the one below
    colours: tuple[tuple[float, ...], ...]


class Pair(Struct, frozen=True, order=True):
    apart: float  # 0: the same picture; 1: nothing in common
    one: Card
    other: Card


def look_of(picture: Image.Image) -> Look:
    thumb = picture.convert("RGB").reduce(max(1, picture.width // (2 * _THUMB[0])))
    thumb.thumbnail(_THUMB, Image.Resampling.BOX)
    return Look(_slopes(thumb), _colours(thumb))


def _slopes(thumb: Image.Image) -> int:
    across, down = _GRID, _GRID
    grey = thumb.convert("L")
    wide, high = _sampled(grey, across + 1, down), _sampled(grey, across, down + 1)
    bits = [wide[y * (across + 1) + x] > wide[y * (across + 1) + x + 1] for y in range(down) for x in range(across)]
    bits += [high[y * across + x] > high[(y + 1) * across + x] for y in range(down) for x in range(across)]
    return sum(bit << place for place, bit in enumerate(bits))


def _sampled(grey: Image.Image, across: int, down: int) -> bytes:
    return grey.transform(
        (across, down), Image.Transform.EXTENT, (0, 0, *grey.size), Image.Resampling.BILINEAR
    ).tobytes()


def _colours(thumb: Image.Image) -> tuple[tuple[float, ...], ...]:
    across, down = _QUARTERS
    width, height = thumb.width // across, thumb.height // down
    fields = [
        thumb.crop((x * width, y * height, (x + 1) * width, (y + 1) * height))
        for y in range(down)
        for x in range(across)
    ]
    return tuple(_shares(field) for field in fields)


def _shares(field: Image.Image) -> tuple[float, ...]:
    """How much of a field each of sixty-four colours covers."""
    counts = [0] * _SHADES**3
    data = field.tobytes()
    for red, green, blue in zip(data[::3], data[1::3], data[2::3], strict=True):
        counts[(red >> 6) * _SHADES**2 + (green >> 6) * _SHADES + (blue >> 6)] += 1
    return tuple(count / max(1, len(data) // 3) for count in counts)


def apart(one: Look, other: Look) -> float:
    """Half by light and dark, half by colour."""
    light = min(1, (one.slopes ^ other.slopes).bit_count() / _GRID**2)  # chance makes half of the bits differ
    fields = [
        1 - sum(min(pair) for pair in zip(mine, theirs, strict=True))
        for mine, theirs in zip(one.colours, other.colours, strict=True)
    ]
    return round((light + sum(fields) / len(fields)) / 2, 4)


def closest(looks: Mapping[Card, Look], count: int = 10) -> list[Pair]:
    """The pairs that are most alike, those first."""
    pairs = (Pair(apart(looks[one], looks[other]), one, other) for one, other in combinations(sorted(looks), 2))
    return sorted(pairs)[:count]
