"""Rooms, in section and in perspective, and what lies on their floors."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from atelier.canvas import FINE
from atelier.geometry import Place, Placement, Points, ellipse, polygon, smoothstep
from atelier.light import CLOTH, WOOD, Material
from atelier.motifs.forms import box, faced, rod
from atelier.motifs.structures import masonry
from atelier.motifs.stuff import Filling, Ground, boards, checks, wallpaper
from atelier.palette import Image, Pigment, lerp, mix
from atelier.scene import Fill, Motif
from atelier.window import HEIGHT, WIDTH

WALL = Material(blotch=0.12, texture=0.06, pooling=0.04)


@dataclass(frozen=True)
class SideWall:
    """A wall that runs away from us, left or right; its own units are the card's at x = `near`. u runs away, v down."""

    vanishing: Place
    near: float

    def local(self, x: Image, y: Image) -> tuple[Image, Image]:
        """Where on the wall a place of the card lies."""
        reach = self.near - self.vanishing[0]
        shrunk = np.maximum((x - self.vanishing[0]) / reach, 1e-3)
        return abs(reach) / shrunk - abs(reach), (y - self.vanishing[1]) / shrunk


@dataclass(frozen=True)
class Ceiling:
    """A ceiling, as Ground is a floor."""

    vanishing: Place
    near: float

    def local(self, x: Image, y: Image) -> tuple[Image, Image]:
        """Where on the ceiling a place of the card lies."""
        reach = self.vanishing[1] - self.near
        shrunk = np.maximum((self.vanishing[1] - y) / reach, 1e-3)
        return (x - self.vanishing[0]) / shrunk, reach / shrunk - reach


@dataclass(frozen=True)
class Room:
    """A room seen into: its back wall's box (left, top, right, bottom) and the point to which everything runs."""

    back: tuple[float, float, float, float]
    vanishing: Place = (WIDTH / 2, HEIGHT * 0.42)
    left: float = -20.0  # where its sides meet our own plane
    right: float = WIDTH + 20.0
    top: float = -20.0
    bottom: float = HEIGHT + 20.0

    @property
    def floor(self) -> Ground:
        return Ground(self.vanishing, self.bottom)

    @property
    def ceiling(self) -> Ceiling:
        return Ceiling(self.vanishing, self.top)

    @property
    def wall_left(self) -> SideWall:
        return SideWall(self.vanishing, self.left)

    @property
    def wall_right(self) -> SideWall:
        return SideWall(self.vanishing, self.right)

    def sides(self) -> dict[str, Points]:
        """The outlines of its five faces."""
        l, t, r, b = self.back  # noqa: E741
        return {
            "ceiling": polygon([(self.left, self.top), (self.right, self.top), (r, t), (l, t)]),
            "left": polygon([(self.left, self.top), (l, t), (l, b), (self.left, self.bottom)]),
            "right": polygon([(self.right, self.top), (r, t), (r, b), (self.right, self.bottom)]),
            "floor": polygon([(self.left, self.bottom), (self.right, self.bottom), (r, b), (l, b)]),
            "back": polygon([(l, t), (r, t), (r, b), (l, b)]),
        }


def room(
    motif: Motif,
    plan: Room,
    *,
    wall: Pigment | Fill,
    floor: Fill | None = None,
    ceiling: Pigment = "#c9bfae",
    left: Fill | None = None,
    right: Fill | None = None,
) -> dict[str, int]:
    """A room in one-point perspective; each face shaded by where it looks, corners gathered with shadow. Returns their ids."""
    sides, middle = plan.sides(), plan.vanishing
    tone = wall if isinstance(wall, str | np.ndarray) else "#b8a890"
    planks = boards(motif, plan.floor, masonry("#8a6444"), width=70, length=700, upright=True)
    fills: dict[str, Fill] = {
        "ceiling": faced(motif, ceiling, (0, 1, 0.2), middle),
        "left": faced(motif, tone, (1, 0, 0.2), middle) if left is None else left,
        "right": faced(motif, tone, (-1, 0, 0.2), middle) if right is None else right,
        "floor": planks if floor is None else floor,
        "back": wall,
    }
    flows = {"ceiling": 0.0, "left": math.pi / 2, "right": math.pi / 2, "floor": None, "back": math.pi / 2}
    ids = {name: motif.shape(outline, fills[name], depth=6, wobble=0.8, material=WALL, flow=flows[name]) for name, outline in sides.items()}
    l, t, r, b = plan.back  # noqa: E741
    for corner in (
        [(l, t), (l, b)],
        [(r, t), (r, b)],
        [(l, t), (r, t)],
        [(l, b), (r, b)],
        [(l, t), (plan.left, plan.top)],
        [(r, t), (plan.right, plan.top)],
        [(l, b), (plan.left, plan.bottom)],
        [(r, b), (plan.right, plan.bottom)],
    ):
        gathered(motif, corner[0], corner[1], (r - l) * 0.07)
    return ids


def gathered(motif: Motif, start: Place, end: Place, wide: float, strength: float = 0.28) -> None:
    """The soft dark where two planes meet."""
    side = np.array([-(end[1] - start[1]), end[0] - start[0]])
    side = side / (np.linalg.norm(side) + 1e-6) * wide / 2
    a, b = np.asarray(start), np.asarray(end)
    motif.wash(polygon([a + side, b + side, b - side, a - side]), motif.light.shade, strength, soft=wide * 0.4, way="multiply")


def chamber(
    motif: Motif,
    foot: Place,
    width: float,
    height: float,
    *,
    wall: Fill,
    floor: Pigment = "#7a5a3e",
    skirting: Pigment | None = "#e8e0cc",
    thick: float = 12.0,
    shell: Pigment | None = "#6a5448",
) -> int:
    """A room in section, as in a doll's house: back wall, floor's edge, the shell it is cut from. Returns its wall."""
    here = Placement(foot)
    if shell is not None:
        motif.shape(
            here(
                polygon([(-width / 2 - thick, thick), (width / 2 + thick, thick), (width / 2 + thick, -height - thick), (-width / 2 - thick, -height - thick)])
            ),
            shell,
            depth=thick * 0.5,
            material=WOOD,
        )
    back = motif.shape(
        here(polygon([(-width / 2, 0), (width / 2, 0), (width / 2, -height), (-width / 2, -height)])),
        wall,
        depth=5,
        material=WALL,
        flow=math.pi / 2,
        wobble=0.8,
    )
    lip = height * 0.10
    planks = boards(motif, Ground((foot[0], foot[1] - height * 0.9), foot[1]), masonry(floor), width=width / 6, length=900, upright=True)
    if skirting is not None:
        motif.shape(
            here(polygon([(-width / 2, -lip), (width / 2, -lip), (width / 2, -lip - height * 0.05), (-width / 2, -lip - height * 0.05)])),
            skirting,
            depth=3,
            brush=FINE,
            within=back,
        )
    motif.shape(here(polygon([(-width / 2, 0), (width / 2, 0), (width / 2, -lip), (-width / 2, -lip)])), planks, depth=3, material=WOOD, within=None)
    for start, end in (
        ((-width / 2, -height), (width / 2, -height)),
        ((-width / 2, 0), (-width / 2, -height)),
        ((width / 2, 0), (width / 2, -height)),
        ((-width / 2, -lip), (width / 2, -lip)),
    ):
        gathered(motif, here.point(*start), here.point(*end), height * 0.09)
    return back


def papered(motif: Motif, on: Placement, ground: Pigment = "#d8c8a0", figure: Pigment = "#a8705a", size: float = 34.0) -> Filling:
    """Wallpaper for a chamber's wall."""
    return wallpaper(motif, on, ground, figure, size=size)


def beams(motif: Motif, left: Place, right: Place, *, count: int = 4, drop: float = 30.0, wood: Pigment = "#5a3f2c") -> None:
    """A ceiling's cross beam with the ends of its joists, along a line."""
    rod(motif, [left, right], [drop] * 2, wood, material=WOOD, grain=16, ragged=1.2)
    for share in (np.arange(count) + 0.5) / count:
        x, y = left[0] + (right[0] - left[0]) * share, left[1] + (right[1] - left[1]) * share
        box(motif, Placement((x, y - drop * 0.35)), (drop * 0.8, drop * 0.7), (drop * 0.2, -drop * 0.25), mix(wood, "#d8b890", 0.12), material=WOOD, brush=FINE)


def rafters(
    motif: Motif, peak: Place, width: float, height: float, *, wood: Pigment = "#5d4433", boards_: Pigment = "#7a5c44", rows: int = 4, near: float = 1.6
) -> None:
    """Under a roof: boarded slopes going away, rafters across them, a ridge beam; `near` is how much larger the front is."""
    here = Placement(peak)
    for side in (-1, 1):
        slope = [(0, 0), (side * width / 2, height), (side * width / 2 * near, height), (side * 8, -height * (near - 1))]
        tone = faced(motif, boards_, (-side * 0.7, 0.7, 0.3), peak)
        motif.shape(
            here(polygon(slope)), boards(motif, here, masonry(tone), width=26, length=400), depth=8, material=WOOD, flow=side * math.atan2(height, width / 2)
        )
        for number in range(rows):
            k = 1 + (near - 1) * (number + 0.3) / rows
            rod(motif, here([(0, -height * (k - 1)), (side * width / 2 * k, height)]), [16 * k, 18 * k], wood, material=WOOD, grain=8, ragged=1.4)
    rod(motif, here([(0, 0), (0, -height * (near - 1))]), [18, 30], wood, material=WOOD)


def rug(
    motif: Motif,
    ground: Ground,
    at: Place,
    size: Place,
    pigments: Sequence[Pigment] = ("#8c2b38", "#d8a860", "#2f4a6a"),
    *,
    turn: float = 0.0,
    round_: bool = False,
) -> int:
    """A rug on a level floor at (u, v): border, medallion, fringe, a rucked corner."""
    here = Placement(at, turn=turn)
    noise = motif.noise(3)

    def woven(x: Image, y: Image) -> Image:
        u, v = here.local(*ground.local(x, y))
        u, v = 2 * u / size[0] + 0.02 * noise(u, v, 60), 2 * v / size[1] + 0.02 * noise(u + 99, v, 60)
        edge = np.hypot(u, v) if round_ else np.maximum(np.abs(u), np.abs(v))
        band = 0.5 + 0.5 * np.sin(edge * 26)
        flower = np.cos(6 * np.arctan2(v, u)) * 0.12 + 0.42 - np.hypot(u, v)
        colours = lerp(
            np.broadcast_to(mix(pigments[0], "#201418", 0.1), (*edge.shape, 3)), mix(pigments[1], pigments[0], 0.25), smoothstep(0.72, 0.76, edge) * band
        )
        colours = lerp(colours, mix(pigments[2], pigments[0], 0.1), smoothstep(0, 0.05, flower))
        return lerp(colours, mix(pigments[1], "#fff0d0", 0.1), smoothstep(0.03, 0, np.abs(flower - 0.12)) * 0.8)

    corners = here([(-size[0] / 2, -size[1] / 2), (size[0] / 2, -size[1] / 2), (size[0] / 2, size[1] / 2), (-size[0] / 2, size[1] / 2)])
    outline = here(ellipse((0, 0), size[0] / 2, size[1] / 2)) if round_ else polygon(corners, 10)
    flat = ground.places([tuple(p) for p in outline])
    motif.wash(flat + (2, 4), motif.light.shade, 0.5, soft=3, way="multiply")
    identity = motif.shape(flat, woven, depth=4, material=CLOTH, wobble=1.2)
    if not round_:
        for end in (corners[[0, 3]], corners[[1, 2]]):
            a, b = ground.places([tuple(p) for p in end])
            for share in np.linspace(0, 1, 26):
                x, y = a + (b - a) * share
                out = 8 if x > flat[:, 0].mean() else -8
                motif.line([(x, y), (x + out, y + motif.random.normal() * 2)], 1.4, mix(pigments[1], "#fff4e0", 0.4), taper=0.6, opacity=0.8)
    return identity


def window_light(
    motif: Motif,
    ground: Ground,
    at: Place,
    size: Place,
    pigment: Pigment = "#ffe2a0",
    *,
    slant: float = 0.5,
    panes: int = 2,
    strength: float = 0.4,
    within: int | None = None,
) -> None:
    """The patch that a window throws on the floor at (u, v), barred by its frame."""
    wide, deep = size[0] / panes, size[1] / panes
    for column in range(panes):
        for row in range(panes):
            u, v = at[0] + (column - panes / 2) * wide, at[1] + (row - panes / 2) * deep
            quad = [
                (u + slant * v, v),
                (u + wide * 0.88 + slant * v, v),
                (u + wide * 0.88 + slant * (v + deep), v + deep * 0.9),
                (u + slant * (v + deep), v + deep * 0.9),
            ]
            motif.wash(polygon(ground.places(quad)), pigment, strength, soft=3, within=within)


def motes(motif: Motif, at: Place, width: float, height: float, count: int = 60, ink: Pigment = "#fff0c8") -> None:
    """Dust in a beam."""
    for _ in range(count):
        x, y = at[0] + motif.random.normal() * width * 0.3, at[1] + motif.random.normal() * height * 0.3
        size = 1.2 + 2.4 * motif.random.random() ** 3
        motif.dab((x, y), size, size, 0, ink, taper=0, load=1, opacity=motif.random.uniform(0.2, 0.7))


def tiled(motif: Motif, plan: Room, pigments: tuple[Pigment, Pigment] = ("#e8e0d0", "#5a5450"), size: float = 120.0) -> Filling:
    """A chequered floor for a room."""
    return checks(motif, plan.floor, pigments, size=size)


__all__ = ["Ceiling", "Room", "SideWall", "beams", "chamber", "gathered", "motes", "papered", "rafters", "room", "rug", "tiled", "window_light"]
