"""What all lies on: the dusk cloth and the book's paper, which repeat without a seam, and the table's wooden rim."""

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np

from atelier.accents import FromPicture
from atelier.box.cutting import Cut, Piece, cut_out
from atelier.canvas import FINE, Brush
from atelier.card import Size, blank_scene, stroked
from atelier.geometry import Points
from atelier.palette import Image, Pigment, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

_SEAM = 96  # pixels over which a tile's end melts into its beginning


@dataclass(frozen=True)
class Ground:
    """A tile of so many pixels, painted at `scale` pixels a card unit."""

    name: str
    side: int
    scale: float
    calm: float  # how much of its own unevenness it keeps
    paint: Callable[[Scene], None]
    finish: Finish


def grounds() -> tuple[Ground, ...]:
    """The cloth of the table, and paper by day and by lamp."""
    weave = Finish(periphery=0, bloom=0, margin=-80, emboss=0.07, grain=0.05)
    sheet = Finish(periphery=0, bloom=0, margin=-80, emboss=0.05, grain=0.05)
    return (
        Ground("cloth", 1024, 1.15, 0.75, _cloth, weave),
        Ground("paper", 768, 1.0, 0.5, _paper("#f6ecd8", "#e9d9b8", "#fffaf0"), sheet),
        Ground("paper-lamp", 768, 1.0, 0.6, _paper("#2c274a", "#241f3e", "#3a3560"), sheet),
    )


def tiled(ground: Ground) -> Image:
    """The ground as a square that repeats in both directions."""
    scene = blank_scene(4100 + ground.side, Size(ground.scale, 1))
    scene.finish = ground.finish
    ground.paint(scene)
    image = stroked(scene, Size(ground.scale, 1)).image
    start = round(20 * ground.scale)
    square = image[start : start + ground.side + _SEAM, start : start + ground.side + _SEAM]
    return levelled(seamless(seamless(square, 0), 1), ground.calm)


def seamless(image: Image, axis: int, seam: int = _SEAM) -> Image:
    """Cut `seam` pixels off an image's end by melting them into its beginning."""
    turned = np.moveaxis(image, axis, 0)
    side = len(turned) - seam
    share = np.linspace(0, 1, seam, dtype=np.float32).reshape(-1, *[1] * (turned.ndim - 1))
    share = share * share * (3 - 2 * share)
    joined = turned[:side].copy()
    joined[:seam] = turned[side:] * (1 - share) + turned[:seam] * share
    return np.moveaxis(joined, 0, axis)


def levelled(image: Image, calm: float) -> Image:
    """Without the broad lights and darks that would show as a pattern when it repeats; `calm` scales what is left."""
    rows, columns = image.shape[:2]
    round_it = np.pad(image, ((rows // 2, rows // 2), (columns // 2, columns // 2), (0, 0)), mode="wrap")
    broad = cv2.GaussianBlur(round_it, (0, 0), rows / 9)[rows // 2 : rows // 2 + rows, columns // 2 : columns // 2 + columns]
    return np.clip(image.mean((0, 1)) + (image - broad) * calm, 0, 1).astype(np.float32)


def _cloth(scene: Scene) -> None:
    canvas = scene.canvas

    def dye(x: Image, y: Image) -> Image:
        uneven = np.clip(0.5 + 0.55 * canvas.middling + 0.25 * canvas.small, 0, 1)
        return ramp(["#1c1d4a", "#232556", "#2d2d66"], uneven)

    scene.background(dye, flow=lambda x, y: 0.5 + 0.25 * np.sin(x / 90) * np.cos(y / 130), brush=Brush(finest=1.6, jitter=0.8, length=1.2))
    threads = scene.motif("threads")
    for x, y, turn, dark in threads.random.random((1500, 4)):
        angle = 0.5 + (np.pi / 2 if turn < 0.5 else 0) + (turn - 0.5) * 0.1
        threads.dab((x * 1000, y * 1000), 15, 1.5, angle, FromPicture(1.22 if dark < 0.55 else 0.78), opacity=0.4, wobble=0.3)
    stars = scene.motif("stars")
    for x, y, size, turn in stars.random.random((9, 4)):
        at, reach = (60 + x * 800, 60 + y * 800), 6 + 5 * size
        for angle in (turn * 0.5, turn * 0.5 + np.pi / 2):
            stars.dab((at[0] + 0.8, at[1] + 1.6), reach * 2, 2.2, angle, "#12122e", opacity=0.45, taper=0.2, wobble=0)
            stars.dab(at, reach * 2, 1.7, angle, "#8f88b8", opacity=0.55, taper=0.25, wobble=0)


def _paper(ground: Pigment, darker: Pigment, lighter: Pigment) -> Callable[[Scene], None]:
    def paint(scene: Scene) -> None:
        canvas = scene.canvas

        def pulp(x: Image, y: Image) -> Image:
            uneven = np.clip(0.5 + 0.35 * canvas.middling + 0.25 * canvas.small, 0, 1)
            return ramp([mix(ground, darker, 0.55), ground, mix(ground, lighter, 0.5)], uneven)

        scene.background(pulp, flow=None, brush=Brush(finest=1.75, jitter=0.2, length=0.6))
        fibres = scene.motif("fibres")
        for x, y, turn, dark in fibres.random.random((420, 4)):
            ink = FromPicture(0.90) if dark < 0.6 else FromPicture(1.06)
            fibres.dab((x * 1000, y * 1000), 8 + 16 * dark, 0.9, turn * np.pi, ink, bend=float(turn - 0.5) * 0.6, opacity=0.5, wobble=0.6)

    return paint


# ---- the rim

RIM = (980.0, 150.0)  # card units; the page draws it as wide as it likes
_NIGHT = "#0e0d26"


def rim() -> Cut:
    """The far edge of the table, an arc of turned wood with the night above it and clear cloth below."""
    return next(cut_out([Piece("rim", RIM, _arc)], 44, 2.4))


def _arc(motif: Motif, corner: tuple[float, float]) -> None:
    left, top = corner

    def bow(low: float, high: float) -> Points:
        x = np.linspace(-30, 1010, 140)
        return np.stack([left + x, top + high + (low - high) * ((x - 490) / 490) ** 2], 1)

    above = np.array([(left + 1010, top - 40), (left - 30, top - 40)])
    motif.shape(np.vstack([bow(96, 34), above]), _NIGHT, depth=3, wobble=0, flow=0.0, brush=Brush(finest=3))
    for upper, lower, pigment, depth in (
        ((92, 28), (110, 46), "#6b3f28", 7.0),
        ((104, 40), (126, 62), "#a8713f", 12.0),
        ((123, 59), (132, 68), "#4a2a20", 4.0),
    ):
        high, low = bow(*upper), bow(*lower)

        def lamplit(x: Image, y: Image, pigment: str = pigment) -> Image:
            near = np.exp(-(((x - left - 490) / 330) ** 2)) + 0 * y
            return ramp([mix(pigment, "#2a1626", 0.72), mix(pigment, "#f0b870", 0.22)], near)

        ahead = np.gradient(high, axis=0)
        angles = np.arctan2(ahead[:, 1], ahead[:, 0])
        identity = motif.shape(
            np.vstack([high, low[::-1]]), lamplit, depth=depth, wobble=0.6, brush=FINE,
            flow=lambda x, y, high=high, angles=angles: np.broadcast_to(np.interp(x, high[:, 0], angles), np.broadcast(x, y).shape),
        )  # fmt: skip
        for x, y in motif.spots(identity, 120 if depth > 5 else 20):
            slope = float(np.interp(x, high[:, 0], angles))
            motif.dab((x, y), 46, 1.3, slope, FromPicture(0.72 if motif.random.random() < 0.6 else 1.25), on=identity, opacity=0.6, taper=0.9)
