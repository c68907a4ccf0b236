"""The outline of a body as its camera sees it: for shadows that do as they please, paper cut-outs, far figures."""

import numpy as np

from atelier.bodies.clay import Clay, Limb
from atelier.bodies.space import View
from atelier.geometry import Points, hull, union

_RING = np.stack([np.cos(np.linspace(0, 6.28, 14)), np.sin(np.linspace(0, 6.28, 14))], 1)


def silhouette(clay: Clay, view: View, rounding: float = 1.2) -> list[Points]:
    """Contours in card units, corners rounded; a wash or a shape takes them as they are."""
    hulls: list[Points] = []
    for piece in clay.pieces:
        if isinstance(piece, Limb):
            points, radii = view.project(piece.points)[:, :2], piece.radii * view.size
            outlines = [at + _RING * radius for at, radius in zip(points, radii, strict=True)]
        else:
            outlines = [view.project(each)[:, :2] for each in piece.rings]
        hulls += [hull(np.vstack(pair)) for pair in zip(outlines, outlines[1:] or outlines, strict=False)]
    return union(hulls, rounding, 1.5)
