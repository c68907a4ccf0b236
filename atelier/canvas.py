"""The picture in the making: what the brush will look at, and what it must know of every object.

A scene is written on 1000 x 1500 card units; `scale` says how many pixels a unit has, and nothing else depends on it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
import skia
from numpy.random import Generator
from numpy.typing import NDArray

from atelier.geometry import Points
from atelier.palette import Image
from atelier.window import HEIGHT, WIDTH, Window

Field = Callable[[Image, Image], Image]  # a value for every (x, y) in card units
Flow = float | Image | Field | None  # stroke angle in radians; None follows the picture


@dataclass(frozen=True)
class Brush:
    """How an object is painted. Radii are in card units."""

    finest: float = 1.75  # the smallest brush that touches it
    coarsest: float = 99.0  # the largest, after the ground is laid
    length: float = 1.0  # of its strokes
    jitter: float = 1.0  # of hue and value from stroke to stroke
    crisp: float = 0.0  # how far the picture itself shows through: eyes, jewels


NORMAL = Brush()
BROAD = Brush(finest=3.0, length=1.3)
FINE = Brush(finest=1.05, coarsest=8.0, jitter=0.7)
TINY = Brush(finest=0.7, coarsest=3.5, jitter=0.5, crisp=0.25)
CRISP = Brush(finest=0.7, coarsest=3.5, jitter=0.3, crisp=0.85)


class Canvas:
    """All layers of one painting. Ids grow in the order of painting, so a greater id stands before a smaller one."""

    def __init__(self, scale: float, random: Generator) -> None:
        self.scale = scale
        self.whole = Window(0, round(HEIGHT * scale), 0, round(WIDTH * scale), scale)
        shape = self.whole.shape
        self.picture: Image = np.full((*shape, 3), 0.5, np.float32)
        self.ids: NDArray[np.int32] = np.zeros(shape, np.int32)
        self.height: Image = np.zeros(shape, np.float32)
        self.finest: Image = np.full(shape, NORMAL.finest, np.float32)
        self.flow: Image = np.full(shape, np.nan, np.float32)
        self.crisp: Image = np.zeros(shape, np.float32)
        self.brushes: list[Brush] = [NORMAL]  # by id
        self.drawn: list[float] = [float(WIDTH * HEIGHT)]  # by id: square units painted, seen or not
        self.broad, self.middling, self.small = (self._noise(random, size) for size in (200, 62, 17))

    @property
    def latest(self) -> int:
        """The id of the object painted last."""
        return len(self.brushes) - 1

    def _noise(self, random: Generator, size: float, octaves: int = 4) -> Image:
        """Smooth noise whose lattice is laid in card units: the same clouds in draft and final."""
        rows, columns = self.whole.shape
        total = np.zeros((rows, columns), np.float32)
        for octave in range(octaves):
            cell = size / 2**octave
            lattice = random.standard_normal((int(HEIGHT / cell) + 3, int(WIDTH / cell) + 3)).astype(np.float32)
            if cell * self.scale > 1:
                total += 0.5**octave * cv2.resize(lattice, (columns, rows), interpolation=cv2.INTER_CUBIC)
        return (total - total.mean()) / (total.std() + 1e-6) / 2.2

    def unevenness(self, window: Window) -> tuple[Image, Image]:
        """The middling and small noise there, as the light wants it."""
        return self.middling[window.here], self.small[window.here]

    def covered(self, polygons: Sequence[Points], soft: float = 0.0) -> tuple[Window, Image] | None:
        """Where the polygons fall, antialiased; None if all of it is off the card."""
        points = np.vstack(polygons)
        margin = 3 + int(soft * 2.5 * self.scale)
        (left, top), (right, bottom) = points.min(0), points.max(0)
        window = self.whole.cut(left, top, right, bottom, margin)
        if window is None:
            return None
        mask = _filled([each * self.scale - (window.left, window.top) for each in polygons], window.shape)
        if soft:
            mask = cv2.GaussianBlur(mask, (0, 0), soft * self.scale)
        return window, mask

    def lay(self, window: Window, colours: Image, mask: Image) -> None:
        """Paint over what is there, without a new object: shades, glazes, patterns."""
        part = self.picture[window.here]
        part += (colours - part) * mask[..., None]

    def claim(
        self, window: Window, where: NDArray[np.bool_], brush: Brush, flow: Flow, height: Image | None = None
    ) -> int:
        """Give these pixels to a new object, and say how it is to be stroked."""
        self.brushes.append(brush)
        self.drawn.append(float(where.sum()) / self.scale**2)
        here = window.here
        self.ids[here][where] = self.latest
        self.finest[here][where] = brush.finest
        self.crisp[here][where] = brush.crisp
        self.direct(window, where, flow)
        if height is not None:
            self.height[here][where] = height[where]
        return self.latest

    def direct(self, window: Window, where: NDArray[np.bool_], flow: Flow) -> None:
        """Tell the strokes there which way to run."""
        self.flow[window.here][where] = field_on(window, flow)[where]

    def holds(self, x: float, y: float, identity: int) -> bool:
        """Whether this object is what shows at a place."""
        row, column = int(y * self.scale), int(x * self.scale)
        rows, columns = self.whole.shape
        return 0 <= row < rows and 0 <= column < columns and int(self.ids[row, column]) == identity

    def visible(self, identity: int) -> float:
        """Square units of an object that nothing stands before."""
        return float((self.ids == identity).sum()) / self.scale**2


def field_on(window: Window, flow: Flow) -> Image:
    """A flow as an angle for every pixel of a window; NaN where the picture leads."""
    value = np.nan if flow is None else flow(window.x, window.y) if callable(flow) else flow
    return np.broadcast_to(np.asarray(value, np.float32), window.shape)


def _filled(polygons: Sequence[Points], shape: tuple[int, int]) -> Image:
    """How much of each pixel the polygons cover, in pixels. One that turns the other way cuts a hole."""
    buffer = np.zeros((*shape, 4), np.uint8)
    builder = skia.PathBuilder()
    for each in polygons:
        builder.addPolygon([skia.Point(float(x), float(y)) for x, y in each], True)
    surface = skia.Surface(buffer)
    surface.getCanvas().drawPath(builder.detach(), skia.Paint(AntiAlias=True, Color=skia.ColorWHITE))
    surface.flushAndSubmit()
    return buffer[..., 3].astype(np.float32) / 255
