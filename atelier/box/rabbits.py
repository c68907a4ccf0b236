"""The twelve rabbits as one would order them from a carver: colour, ears, build, scarf and the shape of their token."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from atelier.palette import Pigment

Weave = Literal["stripes", "dots", "checks", "zigzag", "moons", "plain", "bands", "rings", "lozenges", "waves", "halves", "ticks"]
Tied = Literal["flying", "knotted", "bow", "snood", "trailing", "kerchief", "ruff"]
Shape = Literal[
    "moon", "diamond", "star", "leaf", "drop", "hexagon", "flower", "half", "plus", "triangle", "hourglass", "pentagon"
]  # fmt: skip


@dataclass(frozen=True)
class Ear:
    """A carved blade: how long and wide, leaning how far back and outwards (degrees), bent over where and how far."""

    length: float = 0.44
    width: float = 0.062
    back: float = 8.0
    out: float = 9.0
    bend_at: float = 1.0  # share of the length
    bend: float = 0.0  # degrees; forwards if positive
    hangs: bool = False  # a lop: out of the crown and down beside the face


@dataclass(frozen=True)
class Build:
    """Girth, height and size of the head, each against the first rabbit's."""

    stout: float = 1.0
    tall: float = 1.0
    head: float = 1.0


@dataclass(frozen=True)
class Scarf:
    """Its ground and figure, the weave, and how it is tied."""

    ground: Pigment
    figure: Pigment
    weave: Weave
    tied: Tied


@dataclass(frozen=True)
class Carving:
    """One rabbit of the box."""

    paint: Pigment
    inner: Pigment  # of the ears
    ears: tuple[Ear, Ear]  # its right, which is the far one when it walks to the right, and its left
    build: Build
    scarf: Scarf
    token: Shape


_CHALK = "#f4e8cc"

RABBITS: Mapping[str, Carving] = {
    "indigo": Carving(
        "#4d60b4", "#aab6e6", (Ear(0.43, back=16, out=9), Ear(0.43, back=-2, out=14)), Build(),
        Scarf(_CHALK, "#2b3576", "stripes", "flying"), "moon",
    ),
    "brick": Carving(
        "#bd4a31", "#eab08f", (Ear(0.42, 0.07, back=2), Ear(0.46, 0.072, back=6, bend_at=0.5, bend=128)),
        Build(1.16, 0.94, 1.04), Scarf(_CHALK, "#5c1f18", "dots", "knotted"), "diamond",
    ),
    "marigold": Carving(
        "#dd9d2c", "#f8dc97", (Ear(0.42, 0.056, back=10, out=44), Ear(0.42, 0.056, back=2, out=46)), Build(0.88, 1.08, 0.94),
        Scarf("#5a3413", _CHALK, "checks", "bow"), "star",
    ),
    "moss": Carving(
        "#5c8c50", "#b8d39a", (Ear(0.42, 0.085, hangs=True), Ear(0.42, 0.085, hangs=True)), Build(1.12, 0.95, 1.08),
        Scarf(_CHALK, "#294a2c", "zigzag", "flying"), "leaf",
    ),
    "plum": Carving(
        "#8f5690", "#d8addb", (Ear(0.45, 0.064, back=2, out=6, bend_at=0.46, bend=-118), Ear(0.43, 0.058, back=-10, out=10)),
        Build(0.92, 1.12, 0.92), Scarf("#3f2146", "#f2d79a", "moons", "trailing"), "drop",
    ),
    "stone": Carving(
        "#938a7c", "#d8ccb8", (Ear(0.25, 0.07, back=20, out=8), Ear(0.25, 0.07, back=2, out=18)),
        Build(1.26, 0.84, 1.1), Scarf("#e9c663", "#6a4a1c", "plain", "kerchief"), "hexagon",
    ),
    "cream": Carving(
        "#ebe0c6", "#e2ae98", (Ear(0.46, 0.06, back=58, out=8), Ear(0.46, 0.06, back=70, out=12)), Build(1.0, 1.0, 1.0),
        Scarf("#33518a", _CHALK, "bands", "ruff"), "flower",
    ),
    "charcoal": Carving(
        "#4d4858", "#a89fb4", (Ear(0.2, 0.07, back=4, out=16), Ear(0.44, 0.06, back=2, out=8)), Build(0.94, 1.08, 0.98),
        Scarf("#efe3c8", "#2a2535", "lozenges", "bow"), "half",
    ),
    "teal": Carving(
        "#2f8788", "#9ed3ca", (Ear(0.5, 0.046, back=-8, out=4, bend_at=0.45, bend=30), Ear(0.5, 0.046, back=-26, out=8, bend_at=0.45, bend=30)),
        Build(0.86, 1.02, 0.9), Scarf("#f1dba0", "#17484d", "rings", "trailing"), "plus",
    ),
    "rose": Carving(
        "#d98590", "#f8d3d0", (Ear(0.4, 0.072, back=6, out=92, bend_at=0.5, bend=0), Ear(0.4, 0.072, back=10, out=96)),
        Build(1.06, 0.9, 1.12), Scarf("#6c2440", _CHALK, "waves", "knotted"), "triangle",
    ),
    "walnut": Carving(
        "#825233", "#d7a578", (Ear(0.34, 0.09, back=14, out=24), Ear(0.34, 0.09, back=0, out=30)), Build(1.3, 0.9, 0.98),
        Scarf("#ecd9a8", "#45210f", "ticks", "ruff"), "hourglass",
    ),
    "olive": Carving(
        "#a2a33c", "#dfe09c", (Ear(0.45, 0.066, back=-4, out=24, bend_at=0.62, bend=112), Ear(0.45, 0.066, back=4, out=26, bend_at=0.62, bend=112)),
        Build(1.02, 1.02, 1.0), Scarf("#3d3f16", "#efe6b4", "halves", "snood"), "pentagon",
    ),
}  # fmt: skip

UNPAINTED = Carving(
    "#c99c64", "#e6c794", (Ear(0.42, back=2, out=10), Ear(0.42, back=10, out=12)), Build(),
    Scarf("#a8843f", "#e6c878", "rings", "snood"), "moon",
)  # fmt: skip
"""A mind's rabbit: bare wood, with a key in its back."""
