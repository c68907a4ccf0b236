"""Small pieces painted many to a sheet by the deck's own brush, then cut out on clear ground and shrunk."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from atelier.canvas import BROAD, Brush
from atelier.card import Size, blank_scene, stroked
from atelier.geometry import Place
from atelier.light import Light
from atelier.palette import Image
from atelier.paper import Finish
from atelier.scene import Motif
from atelier.window import HEIGHT, WIDTH

LAMP = Light(
    direction=(-0.5, -0.78, 0.5), colour="#ffe9c0", shade="#241d44", strength=0.95, depth=0.46, rim="#ffe6b4", rim_strength=0.75
)  # the lamp over the table
CLEAR = Finish(periphery=0, bloom=0, margin=-80, pooling=0.26, ground="#4a3a48")
_GROUND = "#2c2440"  # what edges are mixed with: dark enough for cloth, and a contour on paper
_GUTTER = 14


@dataclass(frozen=True)
class Piece:
    """Something to be painted in a frame of its own. `paint` gets a motif and the frame's corner on the sheet."""

    name: str
    frame: tuple[float, float]  # card units
    paint: Callable[[Motif, Place], None]


@dataclass(frozen=True)
class Cut:
    """A piece at painting size: colours (premultiplied) and how much of each pixel it covers."""

    name: str
    paint: Image
    cover: Image
    scale: float  # pixels to a card unit

    def shrunk(self, width: int, height: int, crisp: float = 0.35) -> Image:
        """RGBA of 0 to 1 at that size, a little sharpened as shrinking asks for."""
        size = (width, height)
        paint = cv2.resize(self.paint, size, interpolation=cv2.INTER_AREA)
        cover = cv2.resize(self.cover, size, interpolation=cv2.INTER_AREA)
        colours = paint / np.maximum(cover, 1e-4)[..., None]
        filled = np.where(cover[..., None] > 0.02, colours, _spread(paint, cover))
        sharp = filled + crisp * (filled - cv2.GaussianBlur(filled, (0, 0), 0.9))
        return np.dstack([np.clip(sharp, 0, 1), np.where(cover < 0.02, 0, np.clip(cover, 0, 1))]).astype(np.float32)


def _spread(paint: Image, cover: Image) -> Image:
    """Colours carried out over the edge, so that nothing grey shines through where a page scales the picture."""
    far = cv2.GaussianBlur(paint, (0, 0), 3.0)
    return far / np.maximum(cv2.GaussianBlur(cover, (0, 0), 3.0), 1e-3)[..., None]


def cut_out(pieces: Sequence[Piece], seed: int, scale: float) -> Iterator[Cut]:
    """Paint all pieces, on as many sheets as they need."""
    cv2.setNumThreads(1)
    for number, sheet in enumerate(_sheets(pieces)):
        scene = blank_scene(seed * 100 + number, Size(scale, 1))
        scene.light, scene.finish = LAMP, CLEAR
        scene.background(_GROUND, flow=0.0, brush=Brush(finest=99.0, length=BROAD.length))
        for piece, corner in sheet:
            piece.paint(scene.motif(piece.name), corner)
        painting = stroked(scene, Size(scale, 1))
        cover = (scene.canvas.ids > 0).astype(np.float32)
        for piece, (left, top) in sheet:
            first_row, first_column = round(top * scale), round(left * scale)
            rows = slice(first_row, first_row + round(piece.frame[1] * scale))
            columns = slice(first_column, first_column + round(piece.frame[0] * scale))
            mask = cover[rows, columns]
            yield Cut(piece.name, (painting.image[rows, columns] * mask[..., None]).astype(np.float32), mask, scale)


def _sheets(pieces: Sequence[Piece]) -> list[list[tuple[Piece, Place]]]:
    """Shelves from left to right, from top to bottom."""
    sheets: list[list[tuple[Piece, Place]]] = [[]]
    left, top, shelf = float(_GUTTER), float(_GUTTER), 0.0
    for piece in pieces:
        wide, high = piece.frame
        if left + wide + _GUTTER > WIDTH:
            left, top, shelf = float(_GUTTER), top + shelf + _GUTTER, 0.0
        if top + high + _GUTTER > HEIGHT:
            sheets.append([])
            left, top, shelf = float(_GUTTER), float(_GUTTER), 0.0
        sheets[-1].append((piece, (left, top)))
        left, shelf = left + wide + _GUTTER, max(shelf, high)
    return sheets
