"""What a body does to the ground beneath it: a shadow thrown, and the dark where it touches."""

import cv2
import numpy as np

from atelier.bodies.clay import Clay, Limb
from atelier.bodies.space import Vec, View
from atelier.palette import colour, lerp
from atelier.scene import Motif
from atelier.volume import blurred


def cast_on_ground(
    motif: Motif, clay: Clay, view: View, slant: tuple[float, float], strength: float = 0.5, soft: float = 2.5, floor: float = 0.0
) -> None:  # fmt: skip
    """The true shadow of a body on level ground: each unit of height lies so far to the right and so far towards us."""
    hulls = _thrown(clay, view, slant, floor)
    points = np.vstack(hulls)
    low, high = points.min(0), points.max(0)
    window = motif.canvas.whole.cut(low[0] - 9, low[1] - 9, high[0] + 9, high[1] + 9)
    if window is None:
        return
    mask = np.zeros(window.shape, np.uint8)
    for hull in hulls:
        flat = cv2.convexHull(hull.astype(np.float32))[:, 0] * window.scale - (window.left, window.top)
        cv2.fillPoly(mask, [np.round(flat * 16).astype(np.int32)], 255, cv2.LINE_AA, shift=4)
    dark = blurred(mask.astype(np.float32) / 255, soft, window.scale) * strength
    part = motif.canvas.picture[window.here]
    part *= lerp(np.ones_like(part), np.broadcast_to(colour(motif.light.shade) * 0.9 + 0.1, part.shape), dark)


_DISC = np.stack([np.cos(np.linspace(0, 6.28, 12)), np.sin(np.linspace(0, 6.28, 12))], 1)


def _thrown(clay: Clay, view: View, slant: tuple[float, float], floor: float) -> list[Vec]:
    """Card outlines of every piece's shadow, a hull for each step along it."""
    spin = View((0, 0), 1, view.heading, 0.0).matrix
    camera = View(view.at, view.size, 0.0, view.tilt, view.roll)

    def laid(points: Vec, radii: Vec) -> Vec:
        world = points @ spin.T
        height = np.maximum(world[:, 1] - floor, 0)
        flat = np.stack([world[:, 0] + height * slant[0], world[:, 2] + height * slant[1]], 1)
        discs = flat[:, None, :] + _DISC[None] * radii[:, None, None]
        ground = np.dstack([discs[..., 0], np.full(discs.shape[:2], floor), discs[..., 1]])
        return camera.project(ground.reshape(-1, 3))[:, :2].reshape(len(points), -1, 2)

    hulls: list[Vec] = []
    for piece in clay.pieces:
        if isinstance(piece, Limb):
            step = max(1, len(piece.points) // 8)
            keep = np.unique(np.r_[np.arange(0, len(piece.points), step), len(piece.points) - 1])
            discs = laid(piece.points[keep], piece.radii[keep])
        else:
            rings, around, _ = piece.rings.shape
            discs = laid(piece.rings.reshape(-1, 3), np.full(rings * around, 0.004)).reshape(rings, -1, 2)
        pairs = zip(discs, discs[1:] if len(discs) > 1 else discs, strict=False)
        hulls += [np.vstack([one, other]) for one, other in pairs]
    return hulls


def touch_ground(motif: Motif, feet: Vec, view: View, strength: float = 0.5) -> None:
    """A soft dark under each place that touches."""
    lowest = feet[:, 1].min()
    for foot in feet[feet[:, 1] < lowest + 0.05]:
        x, y = view.place((foot[0], 0.0, foot[2]))
        motif.glow((x, y), view.size * 0.07, motif.light.shade, strength, down=view.size * 0.03, way="multiply")
