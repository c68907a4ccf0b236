"""Crisp things on a painted body: eyes, lines on its surface, hair over its outline."""

import math

import numpy as np
from numpy.typing import NDArray

from atelier.accents import FromPicture
from atelier.bodies.clay import Clay, Eye, Mark
from atelier.bodies.space import Vec, View
from atelier.palette import colour, mix
from atelier.scene import Motif
from atelier.volume import Relief

_LIT, _DARK = FromPicture(1.16, "#fff2dc", 0.06), FromPicture(0.80)


def _surface_at(relief: Relief, x: float, y: float) -> float | None:
    """How high the painted surface is there, or None beyond it."""
    window = relief.window
    row, column = int(y * window.scale) - window.top, int(x * window.scale) - window.left
    rows, columns = window.shape
    if not (0 <= row < rows and 0 <= column < columns) or relief.mask[row, column] < 0.5:
        return None
    return float(relief.height[row, column])


def draw_marks(motif: Motif, clay: Clay, view: View, relief: Relief, floor: float) -> None:
    """Every mark, wherever the surface it lies on is seen."""
    for mark in clay.marks:
        points = view.project(mark.points)
        tolerance = 2.0 + 0.03 * view.size
        seen = [mark.outside or _near(relief, point, floor, tolerance) for point in points]
        for start, end in _runs(seen):
            if end - start > 1:
                _draw(motif, mark, points[start:end, :2], view)


def _near(relief: Relief, point: Vec, floor: float, tolerance: float) -> bool:
    surface = _surface_at(relief, float(point[0]), float(point[1]))
    return surface is not None and point[2] - floor > surface - tolerance


def _runs(seen: list[bool]) -> list[tuple[int, int]]:
    edges = np.flatnonzero(np.diff(np.r_[0, np.array(seen, np.int8), 0]))
    return [(int(a), int(b)) for a, b in edges.reshape(-1, 2)]


def _draw(motif: Motif, mark: Mark, points: Vec, view: View) -> None:
    motif.line(points, max(0.8, mark.width * view.size), mark.ink, opacity=mark.opacity, taper=mark.taper, wobble=0.25, load=0.95)


def draw_eyes(motif: Motif, clay: Clay, view: View, relief: Relief, floor: float) -> None:
    """Dots, lids or open eyes, on the side that is seen."""
    for eye in clay.eyes:
        at, out = view.project(eye.at)[0], view.directions(eye.outward)
        if out[2] < 0.08 or not _near(relief, at, floor, 2.0 + 0.05 * view.size):
            continue
        _draw_eye(motif, eye, at[:2], out, view)


def _draw_eye(motif: Motif, eye: Eye, at: Vec, out: Vec, view: View) -> None:
    radius = max(0.85, eye.radius * view.size)
    ahead = view.directions(eye.ahead)
    squash = max(0.45, math.sqrt(max(0.0, 1 - float(ahead[:2] @ ahead[:2]) * 0.0 - (1 - out[2]) ** 2)))
    x, y = float(at[0]), float(at[1])
    if eye.kind == "closed":
        side = 1.25 * radius * squash
        motif.line(
            [(x - side, y - radius * 0.1), (x, y + radius * 0.5), (x + side, y - radius * 0.1)], max(0.9, radius * 0.5), "#1c1216", wobble=0, load=1, taper=0.3
        )
        return
    if eye.kind == "open" and radius > 2.0:
        motif.dab((x, y), radius * 2.2 * squash, radius * 2.1, 0, mix(eye.iris, "#1a1014", 0.75), wobble=0, load=1, taper=0, jitter=0)
        motif.dab((x, y), radius * 1.6 * squash, radius * 1.6, 0, eye.iris, wobble=0, load=1, taper=0, jitter=0)
        motif.dab((x, y), radius * 0.95 * squash, radius * 1.0, 0, "#100a0e", wobble=0, load=1, taper=0, jitter=0)
    else:
        motif.dab((x, y), radius * 1.9 * squash, radius * 1.9, 0, "#140d10", wobble=0, load=1, taper=0, jitter=0)
    if radius > 1.6 and eye.kind != "dot":
        motif.dab((x - radius * 0.3, y - radius * 0.38), radius * 0.55, radius * 0.5, 0, colour("#fff6e4"), wobble=0, load=1, taper=0, opacity=0.8)


def draw_fur(motif: Motif, identity: int, relief: Relief, furry: NDArray[np.bool_], count: int, length: float) -> None:
    """Hairs along the limbs; near the outline they lean out and break it."""
    window, flow = relief.window, motif.canvas.flow
    for x, y in motif.spots(identity, count):
        stray, size, dark, bend = motif.random.normal(), motif.random.uniform(0.6, 1.35), motif.random.random() < 0.42, motif.random.normal()
        row, column = int(y * window.scale) - window.top, int(x * window.scale) - window.left
        if not furry[row, column]:
            continue
        angle = float(flow[row + window.top, column + window.left]) + 0.2 * stray
        dx, dy = math.cos(angle), math.sin(angle)
        if relief.inside[row, column] < length * 0.6:
            nx, ny, _ = relief.normal[row, column]
            dx, dy = dx + 0.8 * nx, dy + 0.8 * ny
        far = length * size / (math.hypot(dx, dy) + 1e-6)
        middle = (x + dx * far * 0.5 - dy * far * 0.1 * bend, y + dy * far * 0.5 + dx * far * 0.1 * bend)
        ink = (_DARK if dark else _LIT).at(motif.canvas.picture, row + window.top, column + window.left)
        motif.line(
            [(x, y), middle, (x + dx * far, y + dy * far)], max(0.9, min(2.0, length * 0.17)), ink,
            taper=0.85, opacity=0.62, wobble=0.2,
        )  # fmt: skip
