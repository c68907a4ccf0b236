"""How alike two pictures are at the size of a thumb: so alike, perhaps, that players would take one for the other."""

from collections.abc import Mapping
from itertools import combinations, product

from msgspec import Struct
from PIL import Image

from reverie.decks.pictures import resized
from reverie.rules import Card

CONFUSABLE = (
    0.35  # below this, two cards would be taken for one another: one shifted, recoloured or faded into the next
)

_GRID = 16  # fields of a picture, each way, whose light is compared with the next one's
_FIELDS = (2, 3)  # parts of a picture whose colours are compared with the other's same part
_THUMB = (96, 144)
_DOTS = 12  # across such a part
_SHADES = 5  # of red, of green and of blue


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
    bits = [_falls(wide, y * (across + 1) + x, 1) for y in range(down) for x in range(across)]
    bits += [_falls(high, y * across + x, across) for y in range(down) for x in range(across)]
    return sum(bit << place for place, bit in enumerate(bits))


def _falls(light: bytes, at: int, step: int) -> bool:
    """Is the next field darker, and by more than the noise of an even ground."""
    return light[at] > light[at + step] + 2


def _sampled(grey: Image.Image, across: int, down: int) -> bytes:
    return grey.transform(
        (across, down), Image.Transform.EXTENT, (0, 0, *grey.size), Image.Resampling.BILINEAR
    ).tobytes()


def _colours(thumb: Image.Image) -> tuple[tuple[float, ...], ...]:
    across, down = _FIELDS
    small = resized(thumb, (across * _DOTS, down * _DOTS), Image.Resampling.BOX)
    boxes = [(x * _DOTS, y * _DOTS, (x + 1) * _DOTS, (y + 1) * _DOTS) for y in range(down) for x in range(across)]
    return tuple(_shares(small.crop(box).tobytes()) for box in boxes)


def _shares(data: bytes) -> tuple[float, ...]:
    """How much of a field each colour covers; one between two colours counts for both, by its nearness to each."""
    shares = [0.0] * _SHADES**3
    for red, green, blue in zip(data[::3], data[1::3], data[2::3], strict=True):
        for (r, some), (g, part), (b, share) in product(*(_between(value) for value in (red, green, blue))):
            shares[(r * _SHADES + g) * _SHADES + b] += some * part * share
    return tuple(3 * share / len(data) for share in shares)


def _between(value: int) -> tuple[tuple[int, float], tuple[int, float]]:
    below, over = divmod(value * (_SHADES - 1) / 256, 1)
    return (int(below), 1 - over), (int(below) + 1, over)


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
