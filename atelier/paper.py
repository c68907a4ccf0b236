"""What makes it paper: pooled pigment, a low emboss, grain, bloom, a darker periphery and an irregular cream border."""

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np

from atelier.canvas import Canvas
from atelier.geometry import smoothstep
from atelier.palette import Image, colour
from atelier.strokes import Sheet
from atelier.volume import blurred
from atelier.window import HEIGHT, WIDTH


@dataclass(frozen=True)
class Finish:
    """A card may ask for its own; more emboss than this looks like a filter."""

    ground: str = "#6b4a3a"
    emboss: float = 0.10
    grain: float = 0.06
    pooling: float = 0.22
    bloom: float = 0.10
    periphery: float = 0.20
    cream: str = "#efe6d4"
    margin: float = 20.0
    grade: Callable[[Image], Image] | None = None  # a last look over the colours


def pool_pigment(sheet: Sheet, canvas: Canvas, finish: Finish) -> None:
    """Darken the seams between objects, as wet gouache does. Before the accents, which are laid on dry paint."""
    seams = np.zeros(canvas.whole.shape, np.float32)
    seams[:, 1:] += canvas.ids[:, 1:] != canvas.ids[:, :-1]
    seams[1:] += canvas.ids[1:] != canvas.ids[:-1]
    seams = blurred(np.clip(seams, 0, 1), 1.1, canvas.scale) * np.clip(0.5 + canvas.middling * 0.9, 0, 1.3)
    sheet.paint[:] *= (1 - finish.pooling * np.clip(seams * 1.6, 0, 1))[..., None]


def keep_crisp(sheet: Sheet, canvas: Canvas) -> None:
    """Let the picture itself through where an object asked for it: eyes, jewels, lamps."""
    if canvas.crisp.any():
        clean = np.clip(canvas.picture, 0, 1) * (1 + 0.05 * (sheet.tooth - 0.5))[..., None]
        sheet.paint[:] += (clean - sheet.paint) * canvas.crisp[..., None]


def finished(sheet: Sheet, canvas: Canvas, finish: Finish, size: tuple[int, int]) -> Image:
    """The dry sheet, lit from above left, trimmed, at its final size (width, height)."""
    image = _embossed(sheet, canvas, finish)
    image = _bloomed(np.clip(image, 0, 1), canvas, finish)
    if finish.grade is not None:
        image = finish.grade(image)
    image = _bordered(_darkened_round(image, canvas, finish), sheet, canvas, finish)
    return cv2.resize(np.clip(image, 0, 1).astype(np.float32), size, interpolation=cv2.INTER_AREA)


def _embossed(sheet: Sheet, canvas: Canvas, finish: Finish) -> Image:
    surface = cv2.GaussianBlur(sheet.thickness, (0, 0), max(0.4, 0.55 * canvas.scale)) + sheet.tooth * 0.22
    slope = cv2.Sobel(surface, cv2.CV_32F, 1, 0) * 0.7 + cv2.Sobel(surface, cv2.CV_32F, 0, 1)
    lit = (1 - np.clip(slope * finish.emboss, -0.2, 0.2)) * (1 + finish.grain * (sheet.tooth - 0.5) * 2)
    return sheet.paint * lit[..., None]


def _bloomed(image: Image, canvas: Canvas, finish: Finish) -> Image:
    if not finish.bloom:
        return image
    bright = np.clip(image - 0.62, 0, 1)
    halo = blurred(bright, 18, canvas.scale) + blurred(bright, 50, canvas.scale)
    return 1 - (1 - image) * (1 - np.clip(halo * finish.bloom * 3, 0, 0.6))


def _darkened_round(image: Image, canvas: Canvas, finish: Finish) -> Image:
    x, y = canvas.whole.x, canvas.whole.y
    away = np.hypot((x - WIDTH / 2) / (WIDTH * 0.7), (y - HEIGHT / 2) / (HEIGHT * 0.667))
    return image * (1 - finish.periphery * smoothstep(0.55, 1.05, away))[..., None]


def _bordered(image: Image, sheet: Sheet, canvas: Canvas, finish: Finish) -> Image:
    x, y = canvas.whole.x, canvas.whole.y
    inward = np.minimum(np.minimum(x, WIDTH - x), np.minimum(y, HEIGHT - y)) - finish.margin
    ragged = canvas.small * 0.9 + canvas.broad * 3.8 + canvas.middling * 1.5 + (sheet.tooth - 0.5) * 5
    painted = smoothstep(-0.8, 1.1, inward + ragged)[..., None]
    cream = colour(finish.cream) * (1 + 0.10 * (sheet.tooth - 0.5))[..., None]
    return cream + (image - cream) * painted
