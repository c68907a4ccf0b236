"""The theatre: boards, curtain, beam and seats."""

import math

import numpy as np

from atelier.accents import FromPicture
from atelier.canvas import FINE
from atelier.geometry import Place, Placement, curve, ellipse, polygon
from atelier.light import CLOTH, METAL, WOOD
from atelier.motifs.forms import box, cloth, rod
from atelier.motifs.structures import masonry
from atelier.motifs.stuff import Filling, Ground, boards
from atelier.palette import Pigment, mix
from atelier.scene import Motif


def stage_curtain(
    motif: Motif, foot: Place, width: float, height: float, pigment: Pigment = "#8e1c2b", *, open: float = 0.6, gilt: Pigment = "#d0a044", swags: int = 4
) -> None:
    """A theatre's curtain: two great drops drawn aside, a pelmet of swags with gold fringe. `foot` is the stage's middle."""
    here = Placement(foot)
    for side in (-1, 1):
        gone = open * width * 0.38
        drop = [
            (side * width * 0.53, -height),
            (side * gone * 0.75, -height),
            (side * (gone + width * 0.03), -height * 0.5),
            (side * (gone + width * 0.02 * open), -height * 0.3),
            (side * gone * 0.96, 0),
            (side * width * 0.53, 4),
        ]
        fall = cloth(motif, here(polygon(drop, 10)), pigment, hang=math.pi / 2 + 0.04 * side, fold=width * 0.055, depth=13)
        for x in np.linspace(gone * 0.98, width * 0.52, 40):
            motif.line(here([(side * x, -9), (side * x, 3)]), 2.6, gilt, on=fall, taper=0.3, opacity=0.85)
        tie = [(side * width * 0.52, -height * 0.36), (side * (gone + width * 0.08), -height * 0.28), (side * (gone + width * 0.015), -height * 0.31)]
        if open > 0.3:
            rod(motif, here(tie), [7, 9, 7], gilt, brush=FINE, material=METAL)
    span = width * 1.06 / swags
    for number in range(swags):
        x = -width * 0.53 + number * span
        arc = curve(
            [
                (x, -height * 0.98),
                (x + span * 0.22, -height * 0.885),
                (x + span * 0.5, -height * 0.85),
                (x + span * 0.78, -height * 0.885),
                (x + span, -height * 0.98),
            ],
            8,
        )
        swag = np.vstack([arc, [(x + span, -height * 1.03), (x, -height * 1.03)]])
        identity = motif.shape(here(swag), mix(pigment, "#180810", 0.1), depth=span * 0.12, material=CLOTH, flow=_fan(here.point(x + span / 2, -height * 1.1)))
        for share in (0.3, 0.5, 0.7):
            motif.line(here(arc * (1, 0) + (0, -height) + (arc - (0, -height)) * (0, share)), 3, FromPicture(0.7), on=identity, opacity=0.6, taper=0.6)
        for p in arc[::2]:
            motif.line(here([p, p + (0, 12)]), 2.6, gilt, taper=0.3)


def _fan(about: Place) -> Filling:
    """Strokes that run round a place: a swag's folds."""
    return lambda x, y: np.arctan2(y - about[1], x - about[0]) + math.pi / 2


def stage(motif: Motif, foot: Place, width: float, depth: float, *, wood: Pigment = "#8a5c3a", front: Pigment = "#3a2420") -> Ground:
    """The boards, with their front edge at `foot` and a row of footlights; returns the Ground to stand things on."""
    ground = Ground((foot[0], foot[1] - depth * 2.6), foot[1])
    far = ground.eye * ground.eye / (ground.eye - depth) - ground.eye
    corners = ground.places([(-width / 2, 0), (width / 2, 0), (width / 2, far), (-width / 2, far)])
    motif.shape(polygon(corners), boards(motif, ground, masonry(wood), width=44, length=2000, upright=True), depth=4, material=WOOD, flow=None)
    box(motif, Placement((foot[0], foot[1] + depth * 0.4)), (width, depth * 0.4), (0, 0), front, material=WOOD)
    for x in np.linspace(-0.45, 0.45, 9):
        at = (foot[0] + float(x) * width, foot[1] - 2)
        motif.glow((at[0], at[1] - 12), 34, "#ffd890", 0.5)
        motif.shape(
            curve([(at[0] - 9, at[1] + 6), (at[0] - 8, at[1] - 6), (at[0], at[1] - 11), (at[0] + 8, at[1] - 6), (at[0] + 9, at[1] + 6)], 5),
            "#c8983c",
            depth=6,
            brush=FINE,
            material=METAL,
        )
    return ground


def spotlight(motif: Motif, source: Place, at: Place, width: float, pigment: Pigment = "#fdf3d2", *, strength: float = 0.35, flat: float = 0.26) -> None:
    """A beam from a lamp down to its pool; paint it before whoever stands in it."""
    for share, power in ((1.25, 0.3), (1.0, 0.7)):
        fan = [(source[0] - 5, source[1]), (source[0] + 5, source[1]), (at[0] + width / 2 * share, at[1]), (at[0] - width / 2 * share, at[1])]
        motif.wash(polygon(fan), pigment, strength * power * 0.6, soft=7, way="screen")
    motif.wash(ellipse(at, width / 2, width / 2 * flat), pigment, min(1.0, strength * 1.7), soft=5)


def seats(
    motif: Motif, ground: Ground, rows: int, width: float, *, plush: Pigment = "#7c1f2c", first: float = 0.0, gap: float = 130.0, across: int = 9
) -> None:
    """Rows of theatre seats seen from behind, the far ones first."""
    for row in reversed(range(rows)):
        v = first + row * gap
        size = ground.scale_at(v)
        for place in range(across):
            u = (place + 0.5 + 0.5 * (row % 2) - across / 2) * width / across
            seat = Placement(ground.place(u, v), size * width / across / 100)
            motif.shape(
                seat(np.vstack([[(-44, 30), (-44, -40)], curve([(-44, -40), (-30, -70), (0, -80), (30, -70), (44, -40)], 5), [(44, 30)]])),
                mix(plush, "#200c10", float(motif.random.uniform(0, 0.35))),
                depth=16 * seat.scale,
                material=CLOTH,
                wobble=1.0,
            )


__all__ = ["seats", "spotlight", "stage", "stage_curtain"]
