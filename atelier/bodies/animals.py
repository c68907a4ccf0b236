"""Four-legged animals: a trunk, four legs that reach for their footprints, neck, head and tail, all one clay.

Animal("fox").paint(scene.motif("fox"), View((300, 1200), 70, heading=80), Gait.WALK, head=(-10, 30))
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from atelier.bodies.beastheads import add_beast_head
from atelier.bodies.clay import Clay, Limb, fur
from atelier.bodies.ground import cast_on_ground, touch_ground
from atelier.bodies.heads import Head
from atelier.bodies.modelling import Painted, paint_bodies
from atelier.bodies.quadruped import Gait, Making, add_tail, fleece, fore_leg, hind_leg, lay_tail, leg_stuff, neck_and_head, trunk
from atelier.bodies.space import LEFT, UP, Vec, View, ahead, turned
from atelier.bodies.species import SPECIES, Species
from atelier.canvas import FINE, Brush
from atelier.palette import Pigment, mix
from atelier.scene import Motif

# feet: hind left, hind right, fore left, fore right, each (forward, lifted)
_STEPS: dict[Gait, tuple[tuple[float, float], ...]] = {
    Gait.STAND: ((0.02, 0), (-0.08, 0), (0.0, 0), (0.07, 0)),
    Gait.GRAZE: ((0.02, 0), (-0.08, 0), (-0.04, 0), (0.14, 0)),
    Gait.WALK: ((-0.22, 0.0), (0.20, 0.03), (0.18, 0.08), (-0.17, 0.0)),
    Gait.RUN: ((-0.46, 0.16), (-0.34, 0.24), (0.44, 0.26), (0.30, 0.34)),
    Gait.LEAP: ((-0.50, 0.10), (-0.42, 0.16), (0.40, 0.50), (0.30, 0.58)),
    Gait.REAR: ((0.02, 0), (-0.06, 0), (0.34, 0.44), (0.26, 0.52)),
}


@dataclass(frozen=True)
class Animal:
    """One animal: a species by name (or a breed made with `.but`), its eyes, and what it wears about the neck."""

    species: str | Species
    eyes: str = "dot"  # dot, closed, open
    scarf: Pigment | None = None
    seed: int = 0

    @property
    def kind(self) -> Species:
        return SPECIES[self.species] if isinstance(self.species, str) else self.species

    def clay(self, gait: Gait = Gait.STAND, head: tuple[float, float] = (0.0, 0.0), tail: float | None = None) -> Clay:
        """Modelled: `head` is (nod, turn to its left), `tail` how it is carried in degrees, 90 straight up."""
        build = Making(self.kind, Clay(), gait, head, tail, self.eyes, self.scarf, self.seed)
        if gait is Gait.SIT:
            _sitting(build)
        elif gait is Gait.LIE:
            _lying(build)
        elif gait is Gait.CURL:
            _curled(build)
        else:
            _standing(build)
        return build.clay

    def paint(
        self, motif: Motif, view: View, gait: Gait = Gait.STAND, *, head: tuple[float, float] = (0.0, 0.0), tail: float | None = None,
        shadow: tuple[float, float] | None = None, contact: bool = True, brush: Brush = FINE, hair: float = 1.0,
    ) -> Painted:  # fmt: skip
        """Model and paint it; `view.size` is its shoulder height."""
        clay = self.clay(gait, head, tail)
        if shadow is not None:
            cast_on_ground(motif, clay, view, shadow)
        if contact and gait not in (Gait.RUN, Gait.LEAP):
            touch_ground(motif, _soles(clay), view)
        return paint_bodies(motif, (clay, view), brush=brush, hair=hair)


def _soles(clay: Clay) -> Vec:
    points = np.vstack([piece.points for piece in clay.pieces if isinstance(piece, Limb)])
    low = points[:, 1].min()
    return points[points[:, 1] < low + 0.06][:: max(1, int((points[:, 1] < low + 0.06).sum() // 12))]


def _standing(b: Making) -> None:
    s, half = b.s, b.s.length / 2
    pitch = {Gait.LEAP: 16.0, Gait.REAR: 46.0}.get(b.gait, 0.0)
    lift = {Gait.RUN: 0.12, Gait.LEAP: 0.30}.get(b.gait, 0.0)
    pivot = ahead(-half, s.hip - s.waist * 0.5)
    turn = turned(LEFT, -pitch)

    def carried(points: Sequence[Vec]) -> Vec:
        return (np.array(points) - pivot) @ turn.T + pivot + (0, lift, 0)

    spine, girth = trunk(s)
    hips, shoulders = carried([ahead(-half + 0.03, s.hip - s.waist * 0.52)])[0], carried([ahead(half * 0.9, 0.98 - s.chest * 0.56)])[0]
    steps = _STEPS[b.gait]
    wide = s.waist * 0.5 * 0.5
    for index, sign in ((0, 1.0), (1, -1.0)):
        forward, up = steps[index]
        hind_leg(b, hips + LEFT * wide * sign, ahead(-half - 0.02 + forward, up + (lift * 0.2 if lift else 0), wide * sign * 1.05), sign)
        forward, up = steps[index + 2]
        ground = shoulders[1] - 0.98 + s.chest * 0.56 - lift
        fore_leg(
            b,
            shoulders + LEFT * wide * 1.05 * sign,
            ahead(half * 0.94 + forward + (shoulders[2] - half * 0.9) * 0.8, up + max(0.0, ground) * 0.7 + lift * 0.8, wide * sign),
            sign,
        )
    b.clay.limb(carried(list(spine))[::-1], girth[::-1], b.coat, "body", melt=0.10)
    if s.wool:
        fleece(b, carried(list(spine)), girth)
    base = carried([ahead(half + 0.02, 0.95 - s.chest * 0.38)])[0]
    forward, rise = s.neck[:2]
    if b.gait is Gait.GRAZE:
        forward, rise = forward + 0.2, -0.56
    neck_and_head(b, base, base + turned(LEFT, -pitch * 0.4) @ ahead(forward, rise + s.chest * 0.30), 55.0 if b.gait is Gait.GRAZE else 0.0)
    root = carried([ahead(-half - 0.10, s.hip - 0.09)])[0]
    add_tail(b, root, (-34.0 if b.gait in (Gait.RUN, Gait.LEAP) else s.tail[2]) if b.tail is None else b.tail)


def _sitting(b: Making) -> None:
    s = b.s
    big = s.waist
    for sign in (1.0, -1.0):
        fore_leg(b, ahead(0.16, 0.62, s.chest * 0.26 * sign), ahead(0.27, 0.0, s.chest * 0.2 * sign), sign)
        part = f"hind_{'l' if sign > 0 else 'r'}"
        thick = s.thigh[0]
        b.clay.limb(
            [ahead(-0.22, 0.26, big * 0.28 * sign), ahead(0.02, 0.34, big * 0.46 * sign), ahead(0.06, 0.16, big * 0.48 * sign)],
            [thick * 1.25, thick * 1.1, thick * 0.55],
            b.coat,
            part,
            group="body",
            melt=0.08,
        )
        paw = fur(s.sock or mix(s.colour, s.dark, 0.16), None, 0.02)
        b.clay.limb(
            [ahead(-0.12, s.paw * 0.9, big * 0.48 * sign), ahead(0.22, s.paw * 0.75, big * 0.46 * sign)],
            [s.paw, s.paw * 0.9],
            paw,
            part,
            group="body",
            melt=0.04,
        )
    spine = np.array([ahead(-0.28, 0.20), ahead(-0.24, 0.32), ahead(-0.14, 0.48), ahead(-0.01, 0.62), ahead(0.10, 0.74)])
    girth = np.array([big * 0.42, big * 0.55, big * 0.55, s.chest * 0.5, s.chest * 0.42])
    b.clay.limb(spine[::-1], girth[::-1], b.coat, "body", melt=0.10)
    if s.wool:
        fleece(b, spine, girth)
    base = ahead(0.13, 0.82)
    neck_and_head(b, base, base + ahead(s.neck[0] * 0.45, s.neck[1] * 0.8 + 0.16))
    length = s.tail[0]
    if length < 0.4:
        lay_tail(b, np.array([ahead(-0.42, 0.14), ahead(-0.42 - length, 0.16)]))
    else:
        t = s.tail[1] * 0.9
        lay_tail(b, np.array([ahead(-0.40, 0.12), ahead(-0.56, t, 0.12), ahead(-0.36, t, 0.42), ahead(-0.36 + length * 0.55, t, 0.5)]))


def _lying(b: Making) -> None:
    """Like a sphinx, forelegs out."""
    s, half = b.s, b.s.length / 2
    low = s.waist * 0.5
    for sign in (1.0, -1.0):
        wide = s.waist * 0.32 * sign
        thick = s.thigh[0]
        part = f"hind_{'l' if sign > 0 else 'r'}"
        b.clay.limb(
            [ahead(-half * 0.9, low * 0.95, wide), ahead(-half * 0.35, low * 0.8, wide * 1.5), ahead(-half * 0.6, s.paw, wide * 1.6)],
            [thick * 1.1, thick, s.thigh[1]],
            b.coat,
            part,
            group="body",
            melt=0.07,
        )
        b.clay.limb(
            [ahead(-half * 0.75, s.paw * 0.9, wide * 1.65), ahead(-half * 0.2, s.paw * 0.8, wide * 1.7)],
            [s.paw, s.paw],
            leg_stuff(s),
            part,
            group="body",
            melt=0.03,
        )
        part = f"fore_{'l' if sign > 0 else 'r'}"
        b.clay.limb(
            [ahead(half * 0.8, low * 0.8, wide), ahead(half * 0.9, s.arm[1], wide * 1.2), ahead(half + 0.36, s.paw * 0.85, wide)],
            [s.arm[0], s.arm[1] * 1.1, s.paw],
            leg_stuff(s),
            part,
            group="body",
            melt=0.05,
        )
    spine, girth = trunk(s)
    spine = spine - np.stack([np.zeros(len(spine)), spine[:, 1] - np.maximum(girth * 0.98, low * 0.9), np.zeros(len(spine))], 1)
    b.clay.limb(spine[::-1], girth[::-1], b.coat, "body", melt=0.10)
    if s.wool:
        fleece(b, spine, girth)
    base = spine[-1] + ahead(-0.02, girth[-1] * 0.4)
    neck_and_head(b, base, base + ahead(s.neck[0] * 0.8, s.neck[1] * 0.7 + 0.14))
    root = ahead(-half - 0.16, low * 0.8)
    length, t = s.tail[0], s.tail[1] * 0.8
    lay_tail(
        b,
        np.array([root, root + ahead(-0.14, -low * 0.4), ahead(-half - 0.1, t, 0.3), ahead(-half - 0.1 + length * 0.6, t, 0.42)])
        if length > 0.4
        else np.array([root, root + ahead(-length, 0.02)]),
    )


def _curled(b: Making) -> None:
    """Asleep in a ring, the head upon the hindlegs, the tail brought round. Its face is on its right side."""
    s = b.s
    ring_, low = s.length * 0.36, s.waist * 0.46
    turn = np.radians([-52, -10, 40, 95, 140, 178])
    spine = np.array([ahead(-ring_ * np.cos(a), low * rise, ring_ * np.sin(a)) for a, rise in zip(turn, (0.95, 1.05, 1.1, 1.1, 1.05, 0.95), strict=True)])
    girth = np.array([0.44, 0.52, 0.52, 0.50, 0.46, 0.38]) * s.waist
    b.clay.limb(spine[::-1], girth[::-1], b.coat, "body", melt=0.10)
    b.clay.limb(
        [spine[0], ahead(-ring_ * 0.2, low * 0.6, -ring_ * 0.95), ahead(ring_ * 0.35, s.paw, -ring_ * 1.05)],
        [s.thigh[0] * 1.3, s.thigh[0], s.paw],
        b.coat,
        "body",
        melt=0.08,
    )
    if s.wool:
        fleece(b, spine, girth)
    crown = ahead(ring_ * 0.52, s.head * 1.05 + s.paw, -ring_ * 0.92)
    b.clay.limb([crown, (crown + spine[-1]) / 2 + UP * 0.04, spine[-1]], [s.neck[3], s.neck[2] * 0.9, s.neck[2]], b.coat, "body", melt=0.09)
    axes = turned(UP, 192.0 + b.head[1]) @ turned(LEFT, 14 + b.head[0])
    add_beast_head(b.clay, s, Head(crown, axes, s.head), "closed")
    length, t = s.tail[0], max(s.tail[1], 0.04)
    if length > 0.3:
        out, reach = ring_ + s.waist * 0.36, np.radians(np.linspace(-30, -30 - 110 * min(1.0, length / 0.9), 5))
        lay_tail(b, np.array([ahead(-out * np.cos(a), t * 1.05, out * np.sin(a)) for a in reach]))
