"""Vote tokens: chips of painted wood, each in its rabbit's colour and shape, with a pale clean face for the numeral."""

import math
from collections.abc import Callable, Mapping

import cv2
import numpy as np

from atelier.box.carving import PAINTED
from atelier.box.cutting import Piece
from atelier.box.rabbits import RABBITS, Carving, Shape
from atelier.box.toys import wear
from atelier.canvas import FINE
from atelier.geometry import Place, Points, polygon, union
from atelier.light import Material
from atelier.palette import mix
from atelier.scene import Motif
from atelier.volume import modelled

FRAME = (140.0, 140.0)
_MIDDLE: Place = (70, 66)
_THICK = 7.0
_FACE = "#f3e6c8"
_BARE_FACE = Material(sheen=0.2, blotch=0.05, texture=0.03, pooling=0.1, hollow=0.0, edge=2)


def _regular(corners: int, radius: float, turn: float = -90.0) -> Points:
    angles = np.radians(turn + np.arange(corners) * 360 / corners)
    return polygon(np.stack([np.cos(angles), np.sin(angles)], 1) * radius)


def _round(outline: Points, by: float = 7.0) -> Points:
    return union([outline], by)[0]


def _moon() -> Points:
    angles = np.radians(np.linspace(-8, 282, 90))
    outer = np.stack([np.cos(angles), np.sin(angles)], 1) * 60
    back = np.radians(np.linspace(232, 90 - 48, 50))
    bite = np.stack([44 + 36 * np.cos(back), -42 + 36 * np.sin(back)], 1)
    return _round(np.vstack([outer, bite]), 3.0) + (-1, 3)


def _star() -> Points:
    angles = np.radians(-90 + np.arange(10) * 36)
    radii = np.where(np.arange(10) % 2, 42, 68)
    return _round(polygon(np.stack([np.cos(angles), np.sin(angles)], 1) * radii[:, None]), 6.0) + (0, 4)


def _leaf() -> Points:
    t = np.linspace(0, 1, 60)
    half = 50 * np.sin(np.pi * t**0.85) ** 0.8
    spine = (t - 0.5) * 136
    side = np.stack([spine, -half], 1)
    outline = np.vstack([side, side[::-1] * (1, -1)])
    turn = math.radians(-38)
    return _round(outline @ np.array([[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]]), 2.5)


def _drop() -> Points:
    angles = np.radians(np.linspace(-38, 218, 80))
    bowl = np.stack([np.cos(angles), np.sin(angles)], 1) * 47 + (0, 16)
    return _round(np.vstack([bowl, [(-9, -52), (0, -66), (9, -52)]]), 3.0)


def _flower() -> Points:
    t = np.linspace(0, 2 * np.pi, 200, endpoint=False)
    return np.stack([np.cos(t - np.pi / 2), np.sin(t - np.pi / 2)], 1) * (49 + 12 * np.abs(np.cos(3 * t)) ** 0.8 * 1.0)[:, None]


def _half() -> Points:
    angles = np.radians(np.linspace(180, 360, 80))
    return _round(np.vstack([np.stack([np.cos(angles) * 66, np.sin(angles) * 70], 1), [(66, 20), (-66, 20)]]), 5.0) + (0, 22)


def _plus() -> Points:
    a, b = 31.0, 62.0
    arms = [(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a), (a, b), (-a, b), (-a, a), (-b, a), (-b, -a), (-a, -a)]
    return _round(polygon(arms), 6.0)


def _hourglass() -> Points:
    corners = [(-54, -62), (54, -62), (53, -46), (40, 0), (53, 46), (54, 62), (-54, 62), (-53, 46), (-40, 0), (-53, -46)]
    return _round(polygon(corners), 5.0)


OUTLINES: Mapping[Shape, Callable[[], Points]] = {
    "moon": _moon,
    "diamond": lambda: _round(polygon([(0, -68), (60, 0), (0, 68), (-60, 0)]), 6.0),
    "star": _star,
    "leaf": _leaf,
    "drop": _drop,
    "hexagon": lambda: _round(_regular(6, 64, 0), 5.0),
    "flower": _flower,
    "half": _half,
    "plus": _plus,
    "triangle": lambda: _round(_regular(3, 84), 8.0) + (0, 14),
    "hourglass": _hourglass,
    "pentagon": lambda: _round(_regular(5, 66), 5.0) + (0, 4),
}


def face_of(shape: Shape) -> tuple[float, float, float]:
    """Where on a token's frame the numeral's middle is, and how far it may reach: shares of the frame's width."""
    outline = _placed(shape)
    mask = _filled(outline)
    away = cv2.distanceTransform(mask, cv2.DIST_L2, 5)
    rows, columns = np.nonzero(mask)
    x, y = np.meshgrid(np.arange(mask.shape[1]), np.arange(mask.shape[0]))
    roomy = away - 0.35 * np.hypot(x - columns.mean(), y - rows.mean())
    row, column = np.unravel_index(int(roomy.argmax()), roomy.shape)
    return float(column) / FRAME[0] / 4, float(row) / FRAME[1] / 4, (float(away[row, column]) / 4 - 14) / FRAME[0]


def tokens() -> list[Piece]:
    """All twelve, named NAME-token."""
    return [_token(name, rabbit) for name, rabbit in RABBITS.items()]


def _placed(shape: Shape) -> Points:
    return OUTLINES[shape]() * 0.93 + _MIDDLE


def _filled(outline: Points) -> "cv2.typing.MatLike":
    mask = np.zeros((int(FRAME[1] * 4), int(FRAME[0] * 4)), np.uint8)
    cv2.fillPoly(mask, [np.round(outline * 4).astype(np.int32)], 255)
    return mask


def inset(outline: Points, by: float) -> Points:
    """The same outline, smaller by so much all round."""
    away = cv2.distanceTransform(_filled(outline), cv2.DIST_L2, 5)
    found, _ = cv2.findContours((away > by * 4).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    largest = max(found, key=cv2.contourArea)[:, 0].astype(np.float64)
    return union([largest / 4 + 0.12], 1.5)[0]


def _token(name: str, rabbit: Carving) -> Piece:
    def paint(motif: Motif, corner: Place) -> None:
        outline = _placed(rabbit.token)
        at = np.asarray(corner)
        below = [outline + at + (0, step) for step in np.linspace(0, _THICK, 5)]
        motif.shape(union(below, 0.8), mix(rabbit.paint, "#1a1226", 0.42), depth=3, material=PAINTED, brush=FINE, wobble=0.3, flow=0.0)
        rim = motif.shape(outline + at, rabbit.paint, depth=4.5, material=PAINTED, brush=FINE, wobble=0.3, flow=0.12)
        found = motif.canvas.covered([outline + at])
        if found is not None:
            window, mask = found
            height = motif.canvas.height[window.here]
            wear(motif, modelled(window, mask, height), [rim], 1.15)
        motif.inlay(inset(outline, 12.0) + at, mix(rabbit.paint, "#1a1226", 0.55), depth=1.5, wobble=0.2)
        face = motif.shape(inset(outline, 13.5) + at, mix(_FACE, rabbit.paint, 0.10), depth=1.8, material=_BARE_FACE, brush=FINE, wobble=0.3, flow=0.12)
        for left, top in motif.spots(face, 26):  # grain; pale, for a numeral lies on it
            motif.dab((left, top), 22, 1.2, 0.12, "#c7ab7c", bend=0.03, on=face, opacity=0.5, taper=0.9)

    return Piece(f"{name}-token", FRAME, paint)
