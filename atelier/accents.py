"""Crisp marks laid after the big painting, hidden wherever something stands before them."""

from dataclasses import dataclass

import numpy as np

from atelier.canvas import Canvas
from atelier.geometry import Points, lengths
from atelier.palette import Colour, Image, Pigment, colour, lerp
from atelier.strokes import BEHIND, OWN, Sheet, Stroke, drag

_THINNEST_IN_PIXELS = 0.55


@dataclass(frozen=True)
class FromPicture:
    """A colour read from the lit picture under the mark, so that fur and grass in shadow stay in shadow."""

    brightness: float = 1.12
    tint: Pigment = "#ffffff"
    amount: float = 0.0

    def at(self, picture: Image, row: int, column: int) -> Colour:
        """The colour for a mark whose middle lies there."""
        lit = np.clip(picture[row, column] * self.brightness, 0, 1)
        return lerp(lit, colour(self.tint), self.amount)


Ink = Pigment | FromPicture


@dataclass(frozen=True)
class Accent:
    """One mark: its line in card units, wobbled already, and how the brush is held."""

    line: Points
    width: float
    ink: Ink
    opacity: float
    load: float
    dry: float
    taper: float
    streak: float
    value: float  # a little lighter or darker than its ink
    bristle: int
    layer: int  # the object it lies upon; what has a greater id hides it
    only: bool  # keep to that object, not to what lies behind it


def lay_accents(sheet: Sheet, canvas: Canvas, accents: list[Accent]) -> None:
    """All marks in the order in which they were made."""
    rows, columns = canvas.whole.shape
    for accent in accents:
        line = accent.line * canvas.scale
        done = lengths(line)
        count = int(max(3, done[-1]))
        steps = np.linspace(0, done[-1], count)
        xs, ys = np.interp(steps, done, line[:, 0]), np.interp(steps, done, line[:, 1])
        middle = line[len(line) // 2]
        row, column = int(np.clip(middle[1], 0, rows - 1)), int(np.clip(middle[0], 0, columns - 1))
        drag(sheet, xs, ys, count, _stroke(accent, canvas, row, column))


def _stroke(accent: Accent, canvas: Canvas, row: int, column: int) -> Stroke:
    ink = accent.ink.at(canvas.picture, row, column) if isinstance(accent.ink, FromPicture) else colour(accent.ink)
    red, green, blue = (float(each) for each in np.clip(ink * accent.value, 0, 1))
    radius = accent.width / 2 * canvas.scale
    opacity = accent.opacity * min(1.0, radius / _THINNEST_IN_PIXELS)  # what is thinner than a pixel is paler instead
    touches = OWN if accent.only else BEHIND
    return Stroke(
        max(_THINNEST_IN_PIXELS, radius), red, green, blue, accent.load, accent.dry, opacity, accent.streak,
        accent.taper, accent.bristle, accent.layer, touches,
    )  # fmt: skip
