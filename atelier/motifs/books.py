"""Books, letters, loose pages, cards, houses of paper. Nothing on them can be read: only strokes."""

import math
from collections.abc import Sequence
from typing import Literal

import numpy as np

from atelier import marks
from atelier.canvas import CRISP, FINE
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon
from atelier.light import CLOTH, GLAZE, PAPER
from atelier.motifs.forms import box, rod
from atelier.palette import Pigment, mix, ramp
from atelier.scene import Motif


def book(motif: Motif, foot: Place, width: float, cover: Pigment = "#8c2b38", *, thick: float = 0.2, turn: float = 0.0, page: Pigment = "#f2e8cc") -> Placement:
    """A closed book lying, its fore-edge to us; returns its top."""
    here, t = Placement(foot, width / 100, turn), 100 * thick
    motif.contact(foot, width)
    top = [(-50, -t), (50, -t), (62, -t - 26), (-38, -t - 26)]
    motif.shape(here(polygon([(-51, 0), (50, 0), (62, -26), (-38, -26)])), mix(cover, "#140c10", 0.4), depth=3, brush=FINE, wobble=0.5)
    leaves = motif.shape(
        here(polygon([(-48, -2), (48, -2), (59, -26), (59, -t - 22), (48, -t + 1), (-48, -t + 1)])), page, depth=3, material=PAPER, brush=FINE, wobble=0.5
    )
    marks.page_edges(
        motif,
        (here.point(-48, -t), here.point(48, -t)),
        (here.point(-48, -2), here.point(48, -2)),
        max(3, int(t * here.scale / 3)),
        leaves,
        mix(page, "#7a6444", 0.6),
    )
    lid = motif.shape(here(polygon(top)), cover, depth=4, brush=FINE, material=CLOTH, wobble=0.5)
    rod(motif, here([(-50, -t), (50, -t)]), [3.4 * here.scale] * 2, cover, brush=FINE)
    motif.line(
        here([(-40, -t - 5), (44, -t - 5), (54, -t - 22), (-30, -t - 22), (-40, -t - 5)]),
        max(1.2, 1.2 * here.scale),
        mix(cover, "#f0d080", 0.65),
        on=lid,
        taper=0,
        opacity=0.8,
    )
    return Placement(here.point(6, -t - 12), here.scale, turn)


def book_stack(motif: Motif, foot: Place, width: float, covers: Sequence[Pigment]) -> Placement:
    """Books lying on each other, none quite square; returns the top."""
    at = Placement(foot)
    for pigment in covers:
        wide = width * motif.random.uniform(0.72, 1.0)
        at = book(
            motif,
            (at.at[0] - 6 * wide / 100 + motif.random.normal() * width * 0.04, at.at[1] + (12 * wide / 100 if at.at != foot else 0)),
            wide,
            pigment,
            thick=float(motif.random.uniform(0.12, 0.26)),
        )
    return at


def open_book(
    motif: Motif,
    at: Place,
    width: float,
    *,
    turn: float = 0.0,
    tilt: float = 0.5,
    cover: Pigment = "#7c2f34",
    page: Pigment = "#f4ead0",
    ribbon_: Pigment | None = "#b8342c",
    written: bool = True,
    shadow: bool = True,
) -> int:
    """An open book lying face up, the middle of its gutter at `at`; `tilt` 1 is seen from right above. No word in it."""
    here = Placement(at, width / 100, turn)
    k = tilt
    if shadow:
        motif.wash(here(ellipse((0, 6), 54, 30 * k)), motif.light.shade, 0.45, soft=width * 0.05, way="multiply")
    motif.shape(
        here(polygon([(-53, -27 * k), (0, -30 * k), (53, -27 * k), (54, 34 * k + 6), (0, 34 * k + 9), (-54, 34 * k + 6)])),
        cover,
        depth=3,
        brush=FINE,
        material=CLOTH,
        wobble=0.6,
    )
    block = motif.shape(
        here(
            np.vstack(
                [
                    curve([(-51, -27 * k), (-26, -36 * k), (0, -28 * k)], 6),
                    curve([(0, -28 * k), (26, -36 * k), (51, -27 * k)], 6),
                    curve([(52, 30 * k + 5), (26, 24 * k + 5), (0, 31 * k + 6)], 6),
                    curve([(0, 31 * k + 6), (-26, 24 * k + 5), (-52, 30 * k + 5)], 6),
                ]
            )
        ),
        mix(page, "#8a6c48", 0.35),
        depth=3,
        material=PAPER,
        brush=FINE,
        wobble=0.5,
    )
    for share in np.linspace(0.15, 0.95, 5):
        motif.line(
            here([(-52, 30 * k + 5 * share), (-26, 24 * k + 5 * share), (0, 31 * k + 6 * share), (26, 24 * k + 5 * share), (52, 30 * k + 5 * share)]),
            1.1,
            mix(page, "#6a5030", 0.6),
            on=block,
            taper=0,
            opacity=0.7,
        )
    ids = []
    for side in (-1, 1):
        leaf = np.vstack(
            [curve([(0, -28 * k), (side * 24, -36 * k), (side * 51, -28 * k)], 8), curve([(side * 51, 30 * k), (side * 24, 23 * k), (0, 31 * k)], 8)]
        )
        gutter, edge = here.point(0, 0), here.point(side * 51, 0)
        light = mix(page, "#fffdf4", 0.4) if side < 0 else page
        run = (edge[0] - gutter[0]) ** 2 + (edge[1] - gutter[1]) ** 2
        fill = lambda x, y, g=gutter, e=edge, c=light, r=run: ramp(
            [mix(page, "#7a5c3c", 0.55), c, mix(c, "#fffdf4", 0.3), c], ((x - g[0]) * (e[0] - g[0]) + (y - g[1]) * (e[1] - g[1])) / r
        )
        ids.append(motif.shape(here(leaf), fill, depth=5, material=PAPER, brush=FINE, wobble=0.5))
        if written:
            _scribble(motif, here, side, k, ids[-1], mix(page, "#5a4434", 0.6))
    if ribbon_ is not None:
        motif.line(
            here([(2, -26 * k), (1, 10 * k), (3, 33 * k + 6), (6, 33 * k + 18), (2, 33 * k + 30)]), max(1.8, 2.4 * here.scale), ribbon_, taper=0.1, load=1
        )
    return ids[-1]


def _scribble(motif: Motif, here: Placement, side: int, k: float, identity: int, ink: Pigment) -> None:
    """Strokes where writing would be, never letters; now and then a picture instead."""
    drawn = motif.random.random() < 0.4 and side > 0
    for row in range(9):
        v, stop = -0.72 + row * 0.16, motif.random.uniform(0.75, 0.95)
        if drawn and row < 5:
            continue
        points = [(side * 51 * u, 30 * k * v - (9 * k if 0.1 < u < 0.9 else 0) * math.sin(u * math.pi)) for u in (0.13, 0.4, 0.65, stop)]
        motif.line(here(points), max(1.0, 1.5 * here.scale * k), ink, on=identity, opacity=0.45, taper=0.2, dry=0.7, jitter=0.2)
    if drawn:
        frame = [(side * (11 + 28 * u), -25 * k - 7 * k * math.sin((0.2 + 0.56 * u) * math.pi) + 21 * k * v) for u, v in ((0, 0), (1, 0), (1, 1), (0, 1))]
        motif.inlay(here(polygon(frame, 3)), mix(ink, "#8fb0b8", 0.6), within=identity, depth=2, opacity=0.5, wobble=0.4)
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = frame
        motif.inlay(
            here(blob([(x3, y3), (x3 * 0.5 + x0 * 0.5, y0 * 0.4 + y3 * 0.6), ((x0 + x1) / 2, y0 * 0.6 + y3 * 0.4), (x1, y1 * 0.2 + y2 * 0.8), (x2, y2)], 4)),
            mix(ink, "#7a8a58", 0.5),
            within=identity,
            depth=2,
            opacity=0.55,
        )


def letter(motif: Motif, at: Place, width: float, *, paper: Pigment = "#f2e8d0", seal: Pigment | None = "#b8302c", turn: float = 0.1) -> int:
    """An envelope, sealed."""
    here = Placement(at, width / 100, turn)
    motif.wash(here(polygon([(-50, -28), (54, -28), (54, 36), (-46, 36)])), motif.light.shade, 0.4, soft=width * 0.03, way="multiply")
    identity = motif.shape(here(polygon([(-50, -32), (50, -32), (50, 32), (-50, 32)])), paper, depth=4, material=PAPER, brush=FINE, wobble=0.6)
    for line in ([(-50, -32), (0, 6), (50, -32)], [(-50, 32), (-12, -2)], [(50, 32), (12, -2)]):
        motif.line(here([line[0], *line[1:]]), max(1.2, 1.4 * here.scale), mix(paper, "#7a6040", 0.6), on=identity, taper=0, opacity=0.8, wobble=0.2)
    if seal is not None:
        motif.shape(here(ellipse((0, 4), 9, 9)), seal, depth=5 * here.scale, material=GLAZE, brush=CRISP, wobble=1.2)
    return identity


def sheet(motif: Motif, at: Place, width: float, *, paper: Pigment = "#f8f3e4", turn: float = 0.0, curl: float = 0.3, written: bool = True) -> int:
    """A loose page, curling."""
    here = Placement(at, width / 100, turn)
    outline = np.vstack(
        [
            curve([(-36, -50), (0, -50 - 12 * curl), (36, -48 + 10 * curl)], 6),
            curve([(36, -48 + 10 * curl), (38 - 8 * curl, 0), (36, 50)], 6),
            curve([(36, 50), (0, 46 + 10 * curl), (-36, 48 - 14 * curl)], 6),
            curve([(-36, 48 - 14 * curl), (-38 + 6 * curl, 0), (-36, -50)], 6),
        ]
    )
    identity = motif.shape(here(outline), paper, depth=2.5, material=PAPER, brush=FINE)
    for row in range(8) if written else ():
        y = -36 + row * 10
        motif.line(
            here([(-26, y), (0, y - 3 * curl), (motif.random.uniform(8, 27), y + curl)]),
            max(1.0, 1.4 * here.scale),
            mix(paper, "#5a4a3c", 0.6),
            on=identity,
            opacity=0.5,
            dry=0.7,
            taper=0.2,
        )
    return identity


def playing_card(
    motif: Motif,
    at: Place,
    width: float,
    *,
    turn: float = 0.0,
    back: Pigment | None = None,
    suit: Literal["heart", "diamond", "moon", "leaf"] = "heart",
    ink: Pigment = "#b8302c",
) -> int:
    """A card of a deck of its own suits; with `back` it lies face down."""
    here = Placement(at, width / 62, turn)
    outline = polygon([(-31, -44), (31, -44), (31, 44), (-31, 44)])
    motif.wash(here(outline + (3, 4)), motif.light.shade, 0.4, soft=2, way="multiply")
    identity = motif.shape(here(outline), "#f8f2e2" if back is None else mix(back, "#f8f2e2", 0.1), depth=3, material=PAPER, brush=FINE, wobble=0.4)
    if back is not None:
        for x in np.linspace(-24, 24, 7):
            motif.line(here([(x, -38), (-x, 38)]), 1.3, mix(back, "#f8f2e2", 0.6), on=identity, taper=0, opacity=0.8)
        return identity
    shapes = {
        "heart": [(0, 12), (-13, -2), (-10, -12), (0, -6), (10, -12), (13, -2)],
        "diamond": [(0, -14), (10, 0), (0, 14), (-10, 0)],
        "moon": [(6, -13), (-8, -7), (-8, 7), (6, 13), (-1, 0)],
        "leaf": [(0, -14), (9, -2), (2, 12), (0, 18), (-2, 12), (-9, -2)],
    }
    for x, y, size in ((0, 0, 1.2), (-22, -34, 0.4), (22, 34, 0.4)):
        motif.inlay(Placement(here.point(x, y), here.scale * size, turn)(blob(shapes[suit], 6)), ink, within=identity, depth=3)
    return identity


def paper_house(motif: Motif, foot: Place, width: float, *, paper: Pigment = "#f3ead6", fold: Pigment = "#b8a888") -> int:
    """A house folded from paper, a door cut in it."""
    here = Placement(foot, width / 100)
    motif.contact(foot, width)
    box(motif, here, (70, 56), (26, -9), paper, material=PAPER, brush=FINE)
    front = motif.shape(here(polygon([(-35, 0), (35, 0), (35, -56), (0, -96), (-35, -56)])), paper, depth=4, material=PAPER, brush=FINE, wobble=0.6)
    motif.shape(here(polygon([(0, -96), (35, -56), (61, -65), (27, -104)])), mix(paper, fold, 0.5), depth=4, material=PAPER, brush=FINE, wobble=0.6)
    for x, y, w, h in ((-18, 0, 16, 32), (10, -22, 14, 16)):
        motif.inlay(here(polygon([(x, y), (x + w, y), (x + w, y - h), (x, y - h)])), mix(fold, "#2a2420", 0.5), within=front, depth=2)
    return front


__all__ = ["book", "book_stack", "letter", "open_book", "paper_house", "playing_card", "sheet"]
