"""Who is not there, and who is no person: the thread ghost of an empty seat, and the winding key of a mind."""

import math

import numpy as np

from atelier.bodies.clay import Clay, Stuff
from atelier.bodies.modelling import paint_bodies
from atelier.bodies.space import View, vec
from atelier.box.carving import BARE, carved, painted
from atelier.box.cutting import Piece
from atelier.box.rabbits import RABBITS
from atelier.box.toys import FRAMES, SIZE
from atelier.canvas import FINE
from atelier.card import Size, blank_scene
from atelier.geometry import Place, Points, along, ribbon, union
from atelier.light import CLOTH, METAL
from atelier.palette import Pigment, mix
from atelier.scene import Motif

_STITCH, _GAP = 9.0, 6.0


def ghosts() -> list[Piece]:
    """The outline of a rabbit in dashed thread over a bare foot: pale for the cloth, dark for paper."""
    return [_ghost("ghost", "#f0cf86"), _ghost("ghost-on-paper", "#8a6a4a")]


def _ghost(name: str, thread: Pigment) -> Piece:
    frame = FRAMES["upright"]
    outline = _outline()

    def paint(motif: Motif, corner: Place) -> None:
        at = (corner[0] + frame.foot[0], corner[1] + frame.foot[1])
        stand = Clay()
        stand.turned([(0.0, 0.0), (0.001, 0.28), (-0.018, 0.30), (-0.045, 0.30), (-0.062, 0.285), (-0.063, 0)], painted(BARE), "foot", steps=1)
        paint_bodies(motif, (stand, View(at, SIZE, frame.heading, frame.tilt)), brush=FINE, hair=0)
        step = _STITCH + _GAP
        closed = np.vstack([outline, outline[:1]])
        count = round(float(np.linalg.norm(np.diff(closed, axis=0), axis=1).sum()) / step)
        line = along(closed, count * 10 + 1) + np.asarray(corner)
        for n in range(count):
            piece = line[n * 10 : n * 10 + 7]
            if piece[:, 1].mean() < at[1] - 3:
                motif.shape(ribbon(piece[::3], [3.0, 3.8, 3.0], 3), thread, depth=2, material=CLOTH, brush=FINE, wobble=0.2, shade=mix(thread, "#4a2a20", 0.45))

    return Piece(name, frame.size, paint)


def _outline() -> Points:
    """Of a rabbit without its scarf and foot, in its frame."""
    frame = FRAMES["upright"]
    clay = carved(RABBITS["indigo"], "upright", foot=False)
    clay.pieces = [piece for piece in clay.pieces if not piece.part.startswith(("scarf", "end"))]
    scratch = blank_scene(1, Size(1.0, 1))
    paint_bodies(scratch.motif("ghost"), (clay, View((300, 500), SIZE, frame.heading, frame.tilt)), hair=0)
    covered = np.argwhere(scratch.canvas.ids > 0)[:, ::-1].astype(np.float64)
    dots = [np.array([(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]) for x, y in covered]
    return union(dots, 2.2)[0] - (300, 500) + np.asarray(frame.foot)


def mark() -> Piece:
    """A brass key to wind a toy with; its bow is a pair of ears. It stands beside a mind's name."""

    def paint(motif: Motif, corner: Place) -> None:
        clay = Clay()
        brass = Stuff("#dcae48", METAL, finest=0.7)
        clay.limb([vec(0, -0.62, 0), vec(0, 0.06, 0)], 0.13, brass, "stem", straight=True)
        clay.limb([vec(0, 0.06, 0)], 0.22, brass, "boss")
        for side in (-1, 1):
            turn = np.linspace(0, 2 * math.pi, 25)
            tall, wide, lean = 0.36, 0.15, math.radians(19 * side)
            loop = [(wide * math.sin(t) * (1 - 0.25 * math.cos(t)), tall - tall * math.cos(t)) for t in turn]
            points = [vec(side * 0.09 + x * math.cos(lean) + y * math.sin(lean), 0.10 + y * math.cos(lean) - x * math.sin(lean), 0.02) for x, y in loop]
            clay.limb(points, 0.10, brass, f"ear{side}", melt=0.02)
        for low, long in ((-0.60, 0.30), (-0.40, 0.22)):
            clay.limb([vec(0, low, 0), vec(-long, low, 0)], 0.11, brass, f"bit{low}", straight=True)
        paint_bodies(motif, (clay, View((corner[0] + 60, corner[1] + 72), 66, 0, 0, 14)), brush=FINE, hair=0)

    return Piece("mark", (120, 130), paint)
