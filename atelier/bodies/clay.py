"""What a body is made of: limbs swept through three dimensions and cloth lofted on rings, before any camera sees them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import ArrayLike, NDArray

from atelier.bodies.space import Vec
from atelier.geometry import curve, lengths
from atelier.light import CLOTH, FUR, SKIN, Material
from atelier.palette import Colour, Image, Pigment, colour, lerp

Pattern = Callable[[Image, Image], Image]  # a colour for (along, around), both 0 to 1
Radii = float | Sequence[float] | NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Stuff:
    """What a piece is made of and how it is to be brushed."""

    colour: Pigment | Pattern
    material: Material = CLOTH
    under: Pigment | None = None  # the belly's colour
    fur: float = 0.0  # length of its hair, body units
    finest: float = 1.0  # smallest brush, card units

    def dyed(self, pigment: Pigment | Pattern) -> "Stuff":
        """The same stuff in another colour."""
        return replace(self, colour=pigment)


def cloth(pigment: Pigment | Pattern) -> Stuff:
    """Woven and dull."""
    return Stuff(pigment)


def skin(pigment: Pigment) -> Stuff:
    """With blood in its shade."""
    return Stuff(pigment, SKIN, finest=0.7)


def fur(pigment: Pigment | Pattern, under: Pigment | None = None, length: float = 0.05) -> Stuff:
    """Hair along the limb."""
    return Stuff(pigment, FUR, under, length)


def shaded(start: Pigment, end: Pigment, low: float = 0.0, high: float = 1.0) -> Pattern:
    """From one colour to another along a limb."""
    one, other = colour(start), colour(end)

    def pattern(along: Image, _: Image) -> Image:
        share = np.clip((along - low) / (high - low), 0, 1)
        return lerp(np.broadcast_to(one, (*along.shape, 3)), np.broadcast_to(other, (*along.shape, 3)), share)

    return pattern


def banded(one: Pigment, other: Pigment, count: float, share: float = 0.5) -> Pattern:
    """Stripes across a limb or round a coat."""
    first, second = colour(one), colour(other)

    def pattern(along: Image, _: Image) -> Image:
        return np.where(((along * count) % 1 < share)[..., None], second, first).astype(np.float32)

    return pattern


@dataclass(frozen=True)
class Limb:
    """A chain of spheres. `loose` spheres are not joined: fleece, curls, beads."""

    points: Vec
    radii: NDArray[np.float64]
    stuff: Stuff
    part: str
    group: str
    melt: float
    loose: bool = False


@dataclass(frozen=True)
class Loft:
    """Cloth stretched over closed rings of points: (rings, points round, 3)."""

    rings: NDArray[np.float64]
    stuff: Stuff
    part: str
    group: str
    melt: float
    open: bool = False  # a strip, not a tube


@dataclass(frozen=True)
class Mark:
    """A line drawn on the surface, hidden where the body turns away."""

    points: Vec
    width: float  # body units
    ink: Pigment
    opacity: float = 0.85
    taper: float = 0.5
    outside: bool = False  # may stand out beyond the body: whiskers, laces


@dataclass(frozen=True)
class Eye:
    """A dot, a closed lid or an open eye lying on a head."""

    at: Vec
    outward: Vec
    ahead: Vec
    radius: float
    kind: str = "dot"  # dot, closed, open
    iris: Pigment = "#6a4420"


@dataclass
class Clay:
    """The pieces of one body."""

    pieces: list[Limb | Loft] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    eyes: list[Eye] = field(default_factory=list)

    def limb(
        self, points: ArrayLike, radii: Radii, stuff: Stuff, part: str = "body", *,
        group: str | None = None, melt: float = 0.03, straight: bool = False, loose: bool = False,
    ) -> Limb:  # fmt: skip
        """Spheres along a smooth (or straight) line; one part melts together, and so do parts that share a group."""
        knots = np.atleast_2d(np.asarray(points, np.float64))
        given = np.atleast_1d(np.asarray(radii, np.float64))
        spine, girth = _swept(knots, given, straight, loose)
        made = Limb(spine, girth, stuff, part, group or part, melt, loose)
        self.pieces.append(made)
        return made

    def loft(
        self, rings: ArrayLike, stuff: Stuff, part: str = "body", *,
        group: str | None = None, melt: float = 0.02, open_: bool = False,
    ) -> Loft:  # fmt: skip
        """Cloth over rings."""
        made = Loft(np.asarray(rings, np.float64), stuff, part, group or part, melt, open_)
        self.pieces.append(made)
        return made

    def turned(
        self, profile: Sequence[tuple[float, float]], stuff: Stuff, part: str = "body", *,
        at: ArrayLike = (0, 0, 0), axes: Vec | None = None, group: str | None = None, melt: float = 0.01, steps: int = 8,
    ) -> Loft:  # fmt: skip
        """Something turned on a lathe: heights and radii along an upright axis (or the second column of `axes`)."""
        line = curve(profile, steps) if steps > 1 else np.asarray(profile, np.float64)
        basis = np.eye(3) if axes is None else axes
        around = np.linspace(0, 2 * np.pi, 40, endpoint=False)
        circle = np.stack([np.sin(around), np.zeros(40), np.cos(around)], 1)
        rings = np.array([(circle * radius + (0, height, 0)) @ basis.T for height, radius in line])
        return self.loft(rings + np.asarray(at, np.float64), stuff, part, group=group, melt=melt)

    def fan(
        self, root: ArrayLike, tips: ArrayLike, radii: tuple[float, float], stuff: Stuff, part: str = "body", *,
        group: str | None = None, melt: float = 0.02, count: int = 9,
    ) -> None:  # fmt: skip
        """A thin plate from a root to a row of tips: ears, fins, wings."""
        edge = np.atleast_2d(np.asarray(tips, np.float64))
        edge = curve(edge, max(2, count // max(1, len(edge) - 1))) if len(edge) > 1 else edge
        foot = np.asarray(root, np.float64)
        for tip in edge:
            self.limb([foot, (foot + tip) / 2, tip], [radii[0], (radii[0] + radii[1]) / 2, radii[1]], stuff, part, group=group, melt=melt)

    def mark(self, points: ArrayLike, width: float, ink: Pigment, **how: float | bool) -> None:
        """Draw a line on the surface."""
        self.marks.append(Mark(np.atleast_2d(np.asarray(points, np.float64)), width, ink, **how))  # type: ignore[arg-type]

    def moved(self, matrix: Vec, shift: ArrayLike = (0, 0, 0), name: str = "") -> "Clay":
        """The same clay turned and moved, its groups renamed so that it melts with nothing else."""
        by = np.asarray(shift, np.float64)

        def carried(points: Vec) -> Vec:
            return points @ matrix.T + by

        def placed(piece: Limb | Loft) -> Limb | Loft:
            group, part = name + piece.group, name + piece.part
            if isinstance(piece, Limb):
                return replace(piece, points=carried(piece.points), radii=piece.radii * scale, group=group, part=part)
            return replace(piece, rings=carried(piece.rings), group=group, part=part)

        scale = float(np.cbrt(abs(np.linalg.det(matrix))))
        marks = [replace(mark, points=carried(mark.points), width=mark.width * scale) for mark in self.marks]
        eyes = [replace(eye, at=carried(eye.at), outward=eye.outward @ matrix.T, ahead=eye.ahead @ matrix.T, radius=eye.radius * scale) for eye in self.eyes]
        return Clay([placed(piece) for piece in self.pieces], marks, eyes)

    def add(self, other: "Clay") -> None:
        """Take another body's pieces into this one."""
        self.pieces += other.pieces
        self.marks += other.marks
        self.eyes += other.eyes


def _swept(knots: Vec, radii: NDArray[np.float64], straight: bool, loose: bool) -> tuple[Vec, NDArray[np.float64]]:
    """Knots made dense, each with its radius."""
    if loose or len(knots) == 1:
        return knots, np.broadcast_to(radii, (len(knots),)).astype(np.float64)
    line = knots if straight or len(knots) == 2 else curve(knots, 10)
    if len(radii) == 1:
        return line, np.full(len(line), radii[0])
    done = lengths(line)
    places = np.linspace(0, 1, len(radii))
    if len(radii) == len(knots):  # each knot keeps its own radius
        steps = 1 if line is knots else 10
        places = done[np.arange(len(knots)) * steps] / done[-1]
    return line, np.interp(done / done[-1], places, radii)


def albedo(pigment: Pigment | Pattern, along: Image, around: Image) -> Image:
    """A pigment or pattern at every pixel."""
    if callable(pigment):
        return pigment(along, around).astype(np.float32)
    flat: Colour = colour(pigment)
    return np.broadcast_to(flat, (*along.shape, 3)).astype(np.float32)
