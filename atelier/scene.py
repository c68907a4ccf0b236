"""What a card's recipe writes on: a scene made of named motifs, each with a random generator of its own."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TypedDict, Unpack
from zlib import crc32

import numpy as np
from numpy.random import Generator, default_rng
from numpy.typing import ArrayLike, NDArray

from atelier import glaze
from atelier.accents import Accent, Ink
from atelier.canvas import NORMAL, Brush, Canvas, Field, Flow, field_on
from atelier.geometry import Noise, Place, Points, curve, smoothstep, wobble
from atelier.light import MATT, Light, Material, Tones
from atelier.palette import Colour, Image, Pigment, colour, ramp
from atelier.paper import Finish
from atelier.volume import Relief, cushion
from atelier.window import Window

Fill = Pigment | Callable[[Image, Image], Image]  # one colour, or a colour for every (x, y)
Outline = Points | Sequence[Points]


@dataclass(frozen=True)
class Gradient:
    """Colours from one place to another, in Oklab; beyond the ends the end colours go on."""

    pigments: Sequence[Pigment]
    start: Place
    end: Place

    def __call__(self, x: Image, y: Image) -> Image:
        dx, dy = self.end[0] - self.start[0], self.end[1] - self.start[1]
        gone = ((x - self.start[0]) * dx + (y - self.start[1]) * dy) / (dx * dx + dy * dy)
        return ramp(self.pigments, gone)


@dataclass(frozen=True)
class Look:
    """How a shape is painted; a motif has one for all its shapes, and each shape may differ from it."""

    depth: float = 16.0  # how far inside its edge it is as high as it gets
    material: Material = MATT
    brush: Brush = NORMAL
    flow: Flow = None
    shade: Pigment | None = None  # tones of its own, where the light's would be wrong
    lit: Pigment | None = None
    light: Light | None = None  # another light than the card's
    opacity: float = 1.0
    soft: float = 0.0  # blur of its edge
    wobble: float = 1.5
    within: int | None = None  # only where this object shows
    fade: Field | None = None  # 0 to 1: where it dissolves


class LookChanges(TypedDict, total=False):
    """The fields of a Look, each optional."""

    depth: float
    material: Material
    brush: Brush
    flow: Flow
    shade: Pigment | None
    lit: Pigment | None
    light: Light | None
    opacity: float
    soft: float
    wobble: float
    within: int | None
    fade: Field | None


class LineStyle(TypedDict, total=False):
    """How a mark is drawn: see Motif.line."""

    opacity: float
    load: float
    dry: float
    taper: float
    streak: float
    wobble: float
    jitter: float
    on: int | None


@dataclass
class Scene:
    """One card being composed. The recipe sets `light` first, then paints from far to near."""

    canvas: Canvas
    seed: int
    light: Light = field(default_factory=Light)
    finish: Finish = field(default_factory=Finish)
    motifs: dict[str, "Motif"] = field(default_factory=dict)
    accents: list[Accent] = field(default_factory=list)

    def motif(self, name: str, *, story: bool = False, **look: Unpack[LookChanges]) -> "Motif":
        """A new named part of the picture. A `story` detail must be seen on the finished card: the checks will look."""
        if name in self.motifs:
            raise ValueError(f"this card already has a motif called {name!r}")
        made = Motif(self, name, story, Look(**look), default_rng([self.seed, crc32(name.encode())]))
        self.motifs[name] = made
        return made

    def background(self, fill: Fill, flow: Flow = None, brush: Brush = NORMAL) -> None:
        """Cover the whole card: sky, wall, water."""
        canvas, window = self.canvas, self.canvas.whole
        canvas.picture[:] = colours_on(window, fill)
        canvas.flow[:] = field_on(window, flow)
        canvas.finest[:] = brush.finest
        canvas.brushes[0] = brush

    def mist(self, pigment: Pigment, density: Field) -> None:
        """Air over everything so far."""
        glaze.mist(self.canvas, pigment, density)


@dataclass
class Motif:
    """A named part of a scene: it draws shapes, bodies, glazes and marks, and keeps the ids of what it drew."""

    scene: Scene
    name: str
    story: bool
    look: Look
    random: Generator
    ids: list[int] = field(default_factory=list)

    @property
    def canvas(self) -> Canvas:
        return self.scene.canvas

    @property
    def light(self) -> Light:
        return self.look.light or self.scene.light

    def noise(self, octaves: int = 4) -> Noise:
        """Smooth noise of this motif's own."""
        return Noise(self.random, octaves)

    # ---- things

    def shape(self, outline: Outline, fill: Fill, **changes: Unpack[LookChanges]) -> int:
        """A silhouette given volume and light; returns its id, or 0 if it lies off the card."""
        painted = self._painted(outline, fill, replace(self.look, **changes))
        if painted is None:
            return 0
        relief, look = painted
        return self._claim(relief, relief.mask > 0.5, look, relief.height)

    def inlay(self, outline: Outline, fill: Fill, **changes: Unpack[LookChanges]) -> None:
        """The same without an id of its own: a patch, a stain, a stripe, stroked as part of what it lies on."""
        self._painted(outline, fill, replace(self.look, **changes))

    def body(
        self, relief: Relief, albedo: Image, parts: NDArray[np.int32] | None = None, finest: Image | None = None,
        **changes: Unpack[LookChanges],
    ) -> dict[int, int]:  # fmt: skip
        """A modelled body: its relief, its own colours, and which part each pixel belongs to; every part gets an id.

        `finest` may ask for a smaller brush at some pixels (a face), `flow` takes an image of angles (fur, cloth).
        """
        look = replace(self.look, **changes)
        return self._lay_body(relief, self._lit(relief, albedo, look), parts, finest, look)

    def surface(
        self, relief: Relief, colours: Image, parts: NDArray[np.int32] | None = None, finest: Image | None = None,
        **changes: Unpack[LookChanges],
    ) -> dict[int, int]:  # fmt: skip
        """A body that has lit itself already: water, flame, a mirror. Else like `body`."""
        return self._lay_body(relief, colours, parts, finest, replace(self.look, **changes))

    def _lay_body(
        self, relief: Relief, colours: Image, parts: NDArray[np.int32] | None, finest: Image | None, look: Look
    ) -> dict[int, int]:
        relief = self._masked(relief, look)
        self.canvas.lay(relief.window, colours, relief.mask)
        solid = relief.mask > 0.5
        if parts is None:
            parts = np.ones(relief.mask.shape, np.int32)
        given = {
            int(part): self._claim(relief, solid & (parts == part), look, relief.height)
            for part in np.unique(parts[solid])
        }
        if finest is not None:
            self.canvas.finest[relief.window.here][solid] = finest[solid]
        return given

    def _painted(self, outline: Outline, fill: Fill, look: Look) -> tuple[Relief, Look] | None:
        polygons = _polygons(outline)
        if look.wobble:
            polygons = [wobble(each, self.random, look.wobble) for each in polygons]
        found = self.canvas.covered(polygons, look.soft)
        if found is None:
            return None
        window, mask = found
        relief = self._masked(cushion(window, mask, look.depth), look)
        self.canvas.lay(window, self._lit(relief, colours_on(window, fill), look), relief.mask)
        return relief, look

    def _masked(self, relief: Relief, look: Look) -> Relief:
        """What of a relief is to be painted at all."""
        window, mask = relief.window, relief.mask
        if look.within is not None:
            mask = mask * (self.canvas.ids[window.here] == look.within)
        if look.fade is not None:
            mask = mask * np.clip(look.fade(window.x, window.y), 0, 1)
        return replace(relief, mask=(mask * look.opacity).astype(np.float32))

    def _lit(self, relief: Relief, albedo: Image, look: Look) -> Image:
        light = look.light or self.scene.light
        unevenness = self.canvas.unevenness(relief.window)
        usual = light.filled(light.tones(albedo, look.material), albedo, look.material, relief.window)
        shade = usual.shade if look.shade is None else colour(look.shade)
        lit = usual.lit if look.lit is None else colour(look.lit)
        return light.fall_with(Tones(shade, usual.base, lit), relief, look.material, unevenness)

    def _claim(self, relief: Relief, where: NDArray[np.bool_], look: Look, height: Image) -> int:
        identity = self.canvas.claim(relief.window, where, look.brush, look.flow, height)
        self.ids.append(identity)
        return identity

    # ---- light and air

    def glow(
        self, at: Place, radius: float, pigment: Pigment, strength: float = 0.5, *,
        down: float | None = None, way: glaze.Way = "mix", graze: float = 0.0, within: int | None = None,
    ) -> None:  # fmt: skip
        """Light round a lamp, over what is painted so far."""
        glaze.glow(self.canvas, at, radius, pigment, strength, down, way, graze, within)

    def wash(
        self, outline: Outline, pigment: Pigment, strength: float = 0.5, *,
        soft: float = 12.0, way: glaze.Way = "mix", within: int | None = None,
    ) -> None:  # fmt: skip
        """A transparent soft shape, over what is painted so far."""
        glaze.wash(self.canvas, _polygons(outline), pigment, strength, soft, way, within)

    def shadow(
        self, outline: Outline, foot: float, slant: float, length: float, *,
        strength: float = 0.55, soft: float = 5.0, within: int | None = None,
    ) -> None:  # fmt: skip
        """The shadow that something standing at y = foot will throw. Painted before it."""
        polygons = glaze.thrown(_polygons(outline), foot, slant, length)
        self.wash(polygons, self.light.shade, strength, soft=soft, way="multiply", within=within)

    def contact(self, at: Place, across: float, down: float | None = None, *, strength: float = 0.6) -> None:
        """The dark under something that stands. Nothing floats that has one."""
        down = across * 0.16 if down is None else down
        self.glow(at, across * 0.8, self.light.shade, strength, down=down * 1.3, way="multiply")
        self.glow(at, across * 0.5, self.light.shade, strength, down=down * 0.6, way="multiply")

    # ---- marks on top

    def line(self, points: ArrayLike, width: float, ink: Ink, **style: Unpack[LineStyle]) -> None:
        """A crisp smooth stroke, hidden by what is painted later; with `on`, kept to that object alone."""
        knots = np.asarray(points, np.float64)
        path = curve(knots, 8) if len(knots) > 2 else knots
        path = wobble(path, self.random, style.get("wobble", 0.7), 36.0)
        jitter = style.get("jitter", 0.05)
        value, bristle = 1 + float(self.random.uniform(-jitter, jitter)), int(self.random.integers(4096))
        on = style.get("on")
        self.scene.accents.append(
            Accent(
                path, width, ink, style.get("opacity", 0.95), style.get("load", 0.75), style.get("dry", 0.25),
                style.get("taper", 0.5), style.get("streak", 0.2), value, bristle,
                self.canvas.latest if on is None else on, on is not None,
            )
        )  # fmt: skip

    def dab(
        self,
        at: Place,
        length: float,
        width: float,
        angle: float,
        ink: Ink,
        *,
        bend: float = 0.0,
        **style: Unpack[LineStyle],
    ) -> None:
        """One touch of the brush, straight or bent."""
        dx, dy = math.cos(angle) * length / 2, math.sin(angle) * length / 2
        middle = (at[0] - dy * bend, at[1] + dx * bend)
        self.line([(at[0] - dx, at[1] - dy), middle, (at[0] + dx, at[1] + dy)], width, ink, **style)

    def spots(self, identity: int, count: int) -> list[Place]:
        """Up to `count` places where an object shows, the same in a draft and in the final picture."""
        tries = self.random.random((count * 8, 2))
        rows, columns = np.nonzero(self.canvas.ids == identity)
        if not len(rows):
            return []
        scale = self.canvas.scale
        box = np.array([columns.min(), rows.min(), columns.max() + 1, rows.max() + 1]) / scale
        low, high = np.floor(box[:2] / 20) * 20, np.ceil(box[2:] / 20) * 20
        places = low + tries * (high - low)
        return [(float(x), float(y)) for x, y in places if self.canvas.holds(x, y, identity)][:count]


def faded(low: float, high: float) -> Field:
    """A fade that is gone above y = low and whole below y = high (or the other way round)."""
    return lambda x, y: smoothstep(low, high, y)


def _polygons(outline: Outline) -> list[Points]:
    return [outline] if isinstance(outline, np.ndarray) else list(outline)


def colours_on(window: Window, fill: Fill) -> Image:
    """A fill as an image of a window."""
    value: Image | Colour = fill(window.x, window.y) if callable(fill) else colour(fill)
    return np.broadcast_to(value, (*window.shape, 3)).astype(np.float32)
