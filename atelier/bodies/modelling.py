"""From clay to canvas: every body of a group is laid into one depth field, lit once, and handed to the brush by parts."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from atelier.bodies.clay import Clay, Limb, Loft, Stuff, albedo
from atelier.bodies.drawing import draw_eyes, draw_fur, draw_marks
from atelier.bodies.space import Vec, View
from atelier.bodies.sweep import NOWHERE, Field, cast_shadow, empty_field, melt_in, put_before, raster_mesh, signed_distance, sweep_spheres
from atelier.canvas import FINE, Brush
from atelier.geometry import along, lengths, smoothstep
from atelier.light import Material
from atelier.palette import Image, lerp
from atelier.scene import Motif
from atelier.volume import Relief, blurred, modelled
from atelier.window import Window

Seen = tuple[Clay, View]


@dataclass(frozen=True)
class Painted:
    """A body on the canvas: its surface, and the id of every part of it."""

    ids: dict[str, int]
    relief: Relief | None = None

    def __getitem__(self, part: str) -> int:
        return self.ids[part]


@dataclass
class _Palette:
    """Stuffs and part names by number while a field is filled."""

    stuffs: list[Stuff]
    parts: list[str]

    def numbers(self, piece: Limb | Loft) -> tuple[int, int]:
        """Of a piece's stuff and part."""
        if piece.stuff not in self.stuffs:
            self.stuffs.append(piece.stuff)
        if piece.part not in self.parts:
            self.parts.append(piece.part)
        return self.stuffs.index(piece.stuff), self.parts.index(piece.part)


def paint_bodies(motif: Motif, *bodies: Seen, brush: Brush = FINE, hair: float = 1.0, self_shadow: float = 0.8) -> Painted:
    """Paint bodies that may touch, hug or pass before one another. `hair` is how many of their hairs are drawn."""
    named = [(clay.moved(np.eye(3), name=f"{n}." if n else ""), view) for n, (clay, view) in enumerate(bodies)]
    window = _window(motif, named)
    if window is None:
        return Painted({})
    palette = _Palette([], [])
    whole = empty_field(window.shape)
    for clay, view in named:
        for group in dict.fromkeys(piece.group for piece in clay.pieces):
            pieces = [piece for piece in clay.pieces if piece.group == group]
            _lay_group(whole, pieces, view, window, palette)
    size = max(view.size for _, view in named)
    relief, colours, floor = _surface(motif, whole, window, size, self_shadow)
    painted = _lay(motif, whole, relief, colours, palette, size, brush)
    for clay, view in named:
        draw_marks(motif, clay, view, relief, floor)
        draw_eyes(motif, clay, view, relief, floor)
    _comb(motif, painted, palette, whole, size, hair)
    return painted


def _window(motif: Motif, bodies: Sequence[Seen]) -> Window | None:
    lows: list[Vec] = []
    highs: list[Vec] = []
    for clay, view in bodies:
        for piece in clay.pieces:
            points, radius = _extent(piece, view)
            lows.append((points - radius[:, None]).min(0))
            highs.append((points + radius[:, None]).max(0))
    if not lows:
        return None
    (left, top), (right, bottom) = np.min(lows, 0), np.max(highs, 0)
    return motif.canvas.whole.cut(left - 4, top - 4, right + 4, bottom + 4)


def _extent(piece: Limb | Loft, view: View) -> tuple[Vec, NDArray[np.float64]]:
    """A piece's points on the card, and how far it reaches round each."""
    if isinstance(piece, Limb):
        return view.project(piece.points)[:, :2], piece.radii * view.size
    points = view.project(piece.rings.reshape(-1, 3))[:, :2]
    return points, np.zeros(len(points))


# ---- laying pieces into fields


def _lay_group(whole: Field, pieces: Sequence[Limb | Loft], view: View, window: Window, palette: _Palette) -> None:
    """A group melts within itself; then what of it is nearest stands before all that was there."""
    boxes = [box for box in (_box(piece, view, window) for piece in pieces) if box is not None]
    if not boxes:
        return
    edges = np.array(boxes)
    top, bottom, left, right = edges[:, 0].min(), edges[:, 1].max(), edges[:, 2].min(), edges[:, 3].max()
    group = empty_field((bottom - top, right - left))
    for piece in pieces:
        box = _box(piece, view, window)
        if box is None:
            continue
        melt = max(1.2, piece.melt * view.size * window.scale)
        field = _field(piece, view, window, box, melt, palette)
        melt_in(group, field, box[0] - top, box[2] - left, melt)
    put_before(Field(*(layer[top:bottom, left:right] for layer in whole)), group)


def _box(piece: Limb | Loft, view: View, window: Window) -> tuple[int, int, int, int] | None:
    """Rows and columns of the window that a piece can touch."""
    points, radius = _extent(piece, view)
    skirt = piece.melt * view.size + 2
    low, high = (points - radius[:, None]).min(0) - skirt, (points + radius[:, None]).max(0) + skirt
    part = window.cut(low[0], low[1], high[0], high[1])
    if part is None:
        return None
    return part.top - window.top, part.bottom - window.top, part.left - window.left, part.right - window.left


def _field(piece: Limb | Loft, view: View, window: Window, box: tuple[int, int, int, int], melt: float, palette: _Palette) -> Field:
    corner = np.array([window.left + box[2], window.top + box[0], 0.0])
    shape = (box[1] - box[0], box[3] - box[2])
    numbers = palette.numbers(piece)
    if isinstance(piece, Limb):
        return _limb_field(piece, view, window.scale, corner, shape, melt, numbers)
    return _loft_field(piece, view, window.scale, corner, shape, melt, numbers)


def _limb_field(limb: Limb, view: View, scale: float, corner: Vec, shape: tuple[int, int], melt: float, numbers: tuple[int, int]) -> Field:
    line, radii, gone = _dense(limb, view, scale)
    balls = np.column_stack([line * scale - corner, np.maximum(radii * scale, 0.7)])
    field = empty_field(shape)
    winner = np.zeros(shape, np.int32)
    sweep_spheres(field.inside, field.depth, winner, balls, melt)
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32) + 0.5
    near = balls[winner]
    nx, ny = (x - near[..., 0]) / near[..., 3], (y - near[..., 1]) / near[..., 3]
    nz = np.sqrt(np.clip(1 - nx * nx - ny * ny, 0.08, 1))
    ways = np.gradient(line[:, :2], axis=0) if len(line) > 1 and not limb.loose else np.tile([[0.0, 1.0]], (len(line), 1))
    ways = ways / (np.linalg.norm(ways, axis=1, keepdims=True) + 1e-6)
    way = ways[winner]
    around = (nx * -way[..., 1] + ny * way[..., 0]) * 0.5 + 0.5
    return _filled(field, limb.stuff, (gone[winner].astype(np.float32), around.astype(np.float32)), (nx / nz, ny / nz), way, numbers)


def _dense(limb: Limb, view: View, scale: float) -> tuple[Vec, NDArray[np.float64], NDArray[np.float64]]:
    """The spheres of a limb on the card, close enough that no bead shows, and how far along it each lies."""
    line, radii = view.project(limb.points), limb.radii * view.size
    done = lengths(line)
    if limb.loose or len(line) == 1 or done[-1] < 1e-6:
        return line, radii, np.linspace(0, 1, len(line))
    count = int(np.clip(done[-1] / max(0.5 / scale, radii.min() * 0.12), 2, 260))
    share = np.linspace(0, done[-1], count)
    return along(line, count), np.interp(share, done, radii), share / done[-1]


def _loft_field(loft: Loft, view: View, scale: float, corner: Vec, shape: tuple[int, int], melt: float, numbers: tuple[int, int]) -> Field:
    rings, around, _ = loft.rings.shape
    corners = view.project(loft.rings.reshape(-1, 3)).reshape(rings, around, 3) * scale - corner
    normal, down = _mesh_normals(corners, loft.open)
    share = np.broadcast_to(np.linspace(0, 1, rings)[:, None], (rings, around))
    angle = np.broadcast_to(np.linspace(0, 2 * np.pi, around, endpoint=loft.open), (rings, around))
    given = np.dstack([normal, down[..., :2], share, np.cos(angle), np.sin(angle)])
    field = empty_field(shape)
    values = np.zeros((*shape, given.shape[2]), np.float32)
    raster_mesh(field.depth, values, corners, given, loft.open)
    solid = field.depth > -5e3
    if not solid.any():
        return field
    inside, nearest = signed_distance(solid)
    values = values.reshape(-1, given.shape[2])[nearest]
    field.inside[:] = inside
    field.depth[:] = np.where(solid, field.depth, field.depth.ravel()[nearest] + 5 * inside)
    back = values[..., 2] < 0
    flip = np.where(back, -1, 1)
    nz = np.maximum(np.abs(values[..., 2]), 0.28)
    slopes = (values[..., 0] * flip / nz, values[..., 1] * flip / nz)
    turn = np.arctan2(values[..., 7], values[..., 6]) / (2 * np.pi) % 1
    made = _filled(field, loft.stuff, (values[..., 5], turn), slopes, values[..., 3:5], numbers)
    made.colour[back] *= 0.5  # the lining
    return made


def _mesh_normals(corners: NDArray[np.float64], open_: bool) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Outward normals (x right, y down, z nearer) and the direction down the rings, at every corner."""
    down = np.gradient(corners, axis=0)
    across = np.gradient(corners, axis=1) if open_ else (np.roll(corners, -1, 1) - np.roll(corners, 1, 1)) / 2
    normal = np.cross(across, down)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-9
    if open_:
        normal *= np.where(normal[..., 2:] < 0, -1, 1)
    else:
        out = corners - corners.mean(1, keepdims=True)
        normal *= np.sign((out * normal).sum() + 1e-12)
    return normal, down / (np.linalg.norm(down[..., :2], axis=-1, keepdims=True) + 1e-6)


def _filled(field: Field, stuff: Stuff, where: tuple[Image, Image], slopes: tuple[Image, Image], way: Image, numbers: tuple[int, int]) -> Field:
    """A field given colour, facing, grain and the numbers of its stuff and part."""
    field.colour[:] = albedo(stuff.colour, *where)
    field.under[:] = field.colour if stuff.under is None else albedo(stuff.under, *where)
    field.slope_x[:], field.slope_y[:] = np.clip(slopes[0], -3.5, 3.5), np.clip(slopes[1], -3.5, 3.5)
    field.grain_x[:], field.grain_y[:] = way[..., 0], way[..., 1]
    field.stuff[:], field.part[:] = numbers
    return field


# ---- from a field to paint


def _surface(motif: Motif, whole: Field, window: Window, size: float, self_shadow: float) -> tuple[Relief, Image, float]:
    """The relief to be lit, and the colours of its stuffs, darker where parts lie close."""
    scale = window.scale
    mask = np.clip(whole.inside + 0.5, 0, 1)
    solid = (mask > 0.4) & (whole.depth > -5e3)
    mask = np.where(solid, mask, 0).astype(np.float32)
    floor = float(whole.depth[solid].min()) if solid.any() else 0.0
    depth = np.where(solid, whole.depth, floor)
    light = motif.light.toward(window).reshape(-1, 3).mean(0)
    normal = _facing(whole, depth.astype(np.float32), solid, light, int(min(size * 0.5, 90) * scale), self_shadow, scale)
    down = smoothstep(0.1, 0.8, normal[..., 1] + 0.15 * motif.canvas.middling[window.here])
    pressed = _pressed(depth.astype(np.float32), solid, max(1.5, size * 0.025), scale)
    colours = lerp(whole.colour, whole.under, down) * (1 - 0.5 * pressed)[..., None]
    height = ((depth - floor) / scale).astype(np.float32)
    relief = modelled(window, mask, height, normal.astype(np.float32))
    return relief, np.clip(colours, 0, 1).astype(np.float32), floor / scale


def _facing(
    whole: Field, depth: Image, solid: NDArray[np.bool_], light: Image, reach: int, self_shadow: float, scale: float
) -> Image:  # fmt: skip
    """Normals, turned away from the light where the body stands in its own."""
    normal = np.dstack([whole.slope_x, whole.slope_y, np.ones_like(whole.slope_x)])
    normal = blurred(normal.astype(np.float32), 0.5, scale)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    x, y, z = (float(each) for each in light)
    dark = blurred(cast_shadow(depth, solid, x, y, z, reach), 0.8, scale) * self_shadow
    normal = normal - dark[..., None] * light * 0.9
    return normal / np.linalg.norm(normal, axis=-1, keepdims=True)


def _pressed(depth: Image, solid: NDArray[np.bool_], reach: float, scale: float) -> Image:
    """0 in the open, up to 1 where one part lies close behind another."""
    spread = blurred(depth, reach, scale)
    around = spread / np.maximum(blurred(solid.astype(np.float32), reach, scale), 1e-3)
    return np.where(around > depth, np.clip((spread - depth) / (reach * 2.2 * scale), 0, 1), 0)


def _lay(motif: Motif, whole: Field, relief: Relief, colours: Image, palette: _Palette, size: float, brush: Brush) -> Painted:
    """One body call for every material, so that skin keeps its blood and metal its sheen."""
    finer = float(np.clip(size / 150, 0.7, 1.5))
    smallest = np.array([max(0.7, stuff.finest * finer) for stuff in palette.stuffs] + [1.0], np.float32)[whole.stuff]
    flow = np.arctan2(whole.grain_y, whole.grain_x)
    materials = list(dict.fromkeys(stuff.material for stuff in palette.stuffs))
    which = np.array([materials.index(stuff.material) for stuff in palette.stuffs] + [-1])[whole.stuff]
    ids: dict[str, int] = {}
    for number, material in enumerate(materials):
        here = _only(relief, which == number)
        if here is None:
            continue
        given = motif.body(here, colours, whole.part, smallest, material=material, flow=flow, brush=brush)
        ids |= {palette.parts[part]: identity for part, identity in given.items() if part >= 0}
    return Painted(ids, relief)


def _only(relief: Relief, where: NDArray[np.bool_]) -> Relief | None:
    mask = np.where(where, relief.mask, 0).astype(np.float32)
    return replace(relief, mask=mask) if (mask > 0.5).any() else None


def _comb(motif: Motif, painted: Painted, palette: _Palette, whole: Field, size: float, hair: float) -> None:
    """Hair on every furry part, over its outline too."""
    relief = painted.relief
    if relief is None or not hair:
        return
    length = np.array([stuff.fur for stuff in palette.stuffs] + [0.0])[whole.stuff] * size
    for part, identity in painted.ids.items():
        number = palette.parts.index(part)
        mine = (whole.part == number) & (relief.mask > 0.5)
        typical = float(length[mine].mean()) if mine.any() else 0.0
        if typical > 0.8:
            area = float(mine.sum()) / relief.window.scale**2
            typical = math.sqrt(typical * 8) if typical > 8 else typical
            draw_fur(motif, identity, relief, length > 0, min(2600, int(area / typical**1.25 * 0.9 * hair) + 6), typical)


__all__ = ["NOWHERE", "Material", "Painted", "Seen", "paint_bodies"]
