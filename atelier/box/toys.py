"""The wooden rabbits on their sheets: which way they look, how large they are, and where the paint has worn off."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from atelier.bodies.clay import Clay
from atelier.bodies.modelling import Painted, paint_bodies
from atelier.bodies.space import View
from atelier.box.carving import BARE, Pose, carved, head_alone, keyed
from atelier.box.cutting import Piece
from atelier.box.rabbits import RABBITS, UNPAINTED, Carving
from atelier.canvas import FINE
from atelier.geometry import Place, smoothstep
from atelier.palette import colour, lerp, luminance
from atelier.scene import Motif
from atelier.volume import Relief, blurred

SIZE = 186.0  # card units of a body unit
_WOODEN = ("trunk", "haunch", "hind", "fore", "ear", "foot", "tail", "spool_")
_FACE = ("head", "cheek")


@dataclass(frozen=True)
class Frame:
    """The picture of a pose: its size, where the ground under the rabbit is, and how it is seen. Card units."""

    size: tuple[float, float]
    foot: Place
    heading: float
    tilt: float = 13.0


FRAMES: Mapping[Pose, Frame] = {
    "upright": Frame((212, 270), (108, 240), 52),
    "telling": Frame((212, 286), (104, 256), 52),
    "hopping": Frame((270, 240), (134, 220), 66, 8),
    "asleep": Frame((210, 184), (104, 148), 58, 17),
}
HEAD = Frame((150, 150), (74, 112), 26, 5)
_HEAD_SIZE = 222.0


def toys(poses: Sequence[Pose] = ("upright", "telling", "hopping", "asleep")) -> list[Piece]:
    """Every rabbit in these poses, named NAME-POSE."""
    return [_toy(f"{name}-{pose}", carved(rabbit, pose), FRAMES[pose], SIZE) for pose in poses for name, rabbit in RABBITS.items()]


def heads() -> list[Piece]:
    """Every rabbit's head, named NAME-head."""
    return [_toy(f"{name}-head", head_alone(rabbit), HEAD, _HEAD_SIZE) for name, rabbit in RABBITS.items()]


def mind(rabbit: Carving = UNPAINTED) -> list[Piece]:
    """The mind's rabbit: of bare wood, and wound up."""
    return [_toy("mind-upright", keyed(carved(rabbit, "upright")), FRAMES["upright"], SIZE), _toy("mind-head", head_alone(rabbit), HEAD, _HEAD_SIZE)]


def _toy(name: str, clay: Clay, frame: Frame, size: float) -> Piece:
    def paint(motif: Motif, corner: Place) -> None:
        view = View((corner[0] + frame.foot[0], corner[1] + frame.foot[1]), size, frame.heading, frame.tilt)
        done = paint_bodies(motif, (clay, view), brush=FINE, hair=0, self_shadow=0.7)
        wear_all(motif, done)

    return Piece(name, frame.size, paint)


def wear_all(motif: Motif, done: Painted) -> None:
    """What use does to a toy, its face least; and the lamp in its eyes."""
    if done.relief is None:
        return
    for parts, much in ((_WOODEN, 1.0), (_FACE, 0.45)):
        wear(motif, done.relief, [identity for part, identity in done.ids.items() if part.startswith(parts)], much)
    for part, identity in done.ids.items():
        if part.startswith("eye"):
            _glint(motif, identity)


def wear(motif: Motif, relief: Relief, wooden: Sequence[int], much: float = 1.0) -> None:
    """Let bare wood through where hands have been: on edges that stand out, and in a few rubbed patches."""
    canvas, window = motif.canvas, relief.window
    ids, picture = canvas.ids[window.here], canvas.picture[window.here]
    middling, small = canvas.unevenness(window)
    for identity in wooden:
        mine = ids == identity
        if mine.sum() < 40:
            continue
        weight = mine.astype(np.float32)
        around = blurred(relief.height * weight, 4.0, window.scale) / np.maximum(blurred(weight, 4.0, window.scale), 1e-3)
        proud = (relief.height - around) / 4.0
        rim = blurred(weight, 1.8, window.scale)
        lit = np.clip(-relief.normal[..., 1] + 0.2, 0, 1)
        edge = smoothstep(0.985, 0.72, rim) * (0.25 + 0.75 * lit)
        rubbed = smoothstep(0.10, 0.5, proud) + edge + 0.5 * small + 0.35 * middling
        amount = smoothstep(1.25 - 0.6 * much, 1.8 - 0.6 * much, rubbed) * mine * 0.85
        bare = colour(BARE) * (luminance(picture) / max(0.05, float(luminance(picture[mine]).mean())) * 0.92)[..., None]
        picture[:] = lerp(picture, np.clip(bare, 0, 1).astype(np.float32), amount.astype(np.float32))


def _glint(motif: Motif, identity: int) -> None:
    """The lamp in a bead of an eye."""
    rows, columns = np.nonzero(motif.canvas.ids == identity)
    if len(rows) < 20:
        return
    scale = motif.canvas.scale
    left, top = columns.min() / scale, rows.min() / scale
    wide, high = (columns.max() + 1) / scale - left, (rows.max() + 1) / scale - top
    motif.dab((left + wide * 0.36, top + high * 0.32), wide * 0.24, high * 0.26, 0, "#fff4dc", wobble=0, load=1, taper=0, jitter=0)
