"""Four-legged animals: a trunk, four legs that reach for their footprints, neck, head and tail, all one clay.

Animal("fox").paint(scene.motif("fox"), View((300, 1200), 70, heading=80), Gait.WALK, head=(-10, 30))
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

import numpy as np
from numpy.random import default_rng

from atelier.bodies.beastheads import add_beast_head
from atelier.bodies.clay import Clay, Limb, Stuff, banded, fur, shaded
from atelier.bodies.ground import cast_on_ground, touch_ground
from atelier.bodies.heads import Head
from atelier.bodies.modelling import Painted, paint_bodies
from atelier.bodies.space import FORWARD, LEFT, UP, Unreachable, Vec, View, ahead, frame, turned, two_bones, unit
from atelier.bodies.species import SPECIES, Species
from atelier.canvas import FINE, Brush
from atelier.palette import Image, Pigment, colour, mix
from atelier.scene import Motif


class Gait(StrEnum):
    """What it is doing."""

    STAND = "stand"
    WALK = "walk"
    RUN = "run"
    LEAP = "leap"
    SIT = "sit"
    LIE = "lie"
    CURL = "curl"
    GRAZE = "graze"
    REAR = "rear"


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
        build = _Build(self.kind, Clay(), gait, head, tail, self)
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


@dataclass
class _Build:
    """What the builders hand to one another."""

    s: Species
    clay: Clay
    gait: Gait
    head: tuple[float, float]
    tail: float | None
    animal: Animal
    soles: list[Vec] = field(default_factory=list)

    @property
    def coat(self) -> Stuff:
        s = self.s
        if s.stripes:
            return fur(_brindled(s), s.under, s.fur)
        return fur(_dappled(s) if s.spots is not None else s.colour, s.under, 0 if s.wool else s.fur)


def _brindled(s: Species):
    base = banded(s.colour, s.dark, 13, 0.3)

    def pattern(along: Image, around: Image) -> Image:
        return base(along + 0.02 * np.sin(around * 9), around)

    return pattern


def _dappled(s: Species):
    patch, ground = colour(s.spots or s.dark), colour(s.colour)
    many = 3.2 if s.kind == "deer" else 1.1

    def pattern(along: Image, around: Image) -> Image:
        wave = np.sin(along * 11 * many + 2 * np.sin(around * 5)) + np.sin(around * 7 * many + along * 4)
        return np.where((wave > 0.55)[..., None], patch, ground).astype(np.float32)

    return pattern


def _soles(clay: Clay) -> Vec:
    points = np.vstack([piece.points for piece in clay.pieces if isinstance(piece, Limb)])
    low = points[:, 1].min()
    return points[points[:, 1] < low + 0.06][:: max(1, int((points[:, 1] < low + 0.06).sum() // 12))]


# ---- standing, walking, running


def _standing(b: _Build) -> None:
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
        _hind_leg(b, hips + LEFT * wide * sign, ahead(-half - 0.02 + forward, up + (lift * 0.2 if lift else 0), wide * sign * 1.05), sign)
        forward, up = steps[index + 2]
        ground = shoulders[1] - 0.98 + s.chest * 0.56 - lift
        _fore_leg(
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
    _neck_and_head(b, base, base + turned(LEFT, -pitch * 0.4) @ ahead(forward, rise + s.chest * 0.30), 55.0 if b.gait is Gait.GRAZE else 0.0)
    root = carried([ahead(-half - 0.10, s.hip - 0.09)])[0]
    _tail(b, root, (-34.0 if b.gait in (Gait.RUN, Gait.LEAP) else s.tail[2]) if b.tail is None else b.tail)


def trunk(s: Species) -> tuple[Vec, Vec]:
    """Spine and radii from rump to breast, given by the line of the back and the line of the belly."""
    half, back = s.length / 2, s.hip
    stations = [
        (-half - 0.10, back - 0.05, back - s.waist * 0.66), (-half + 0.04, back, back - s.waist), (-half * 0.35, back - 0.02, back - s.waist * 1.0),
        (half * 0.25, (back + 1) / 2 - 0.03, 0.97 - (s.chest + s.waist) / 2 - 0.02), (half * 0.78, 0.99, 0.99 - s.chest), (half + 0.07, 0.93, 0.95 - s.chest * 0.74),
    ]  # fmt: skip
    spine = np.array([ahead(f, (top + low) / 2) for f, top, low in stations])
    return spine, np.array([(top - low) / 2 for _, top, low in stations])


def _leg_stuff(s: Species) -> Stuff:
    if s.wool:
        return fur(shaded(s.colour, s.face or s.dark, 0.25, 0.4), None, 0)
    sock = s.sock or mix(s.colour, s.dark, 0.45 if s.hoof else 0.16)
    return fur(shaded(s.colour, sock, 0.45, 0.8), None, s.fur * 0.5)


def _hind_leg(b: _Build, hip: Vec, foot: Vec, sign: float) -> None:
    s = b.s
    thick, thin = s.thigh
    heel = foot + ahead(-0.02 if s.pillar else -0.10 if s.hock > 0.15 else -0.04, s.hock)
    span = float(np.linalg.norm(hip - heel)) * (1.02 if s.pillar else 1.12)
    knee, heel = _joint(hip, heel, span * 0.5, span * 0.52, FORWARD)
    part = f"hind_{'l' if sign > 0 else 'r'}"
    inner = hip - LEFT * sign * 0.03
    if s.pillar:
        points, girth = [inner, knee, heel, foot + UP * s.paw * 0.8], [thick, thick * 0.85, thin * 1.05, thin]
    else:
        points, girth = [inner, knee, heel, foot + UP * s.paw * 1.2], [thick, thick * 0.66, thin * 1.06, thin * 0.95]
    b.clay.limb(points, girth, _leg_stuff(s), part, group="body", melt=0.07)
    _paw(b, foot, part)


def _fore_leg(b: _Build, shoulder: Vec, foot: Vec, sign: float) -> None:
    s = b.s
    thick, thin = s.arm
    wrist = foot + ahead(-0.015, s.hock * 0.55)
    span = float(np.linalg.norm(shoulder - wrist)) * (1.01 if s.pillar else 1.05)
    elbow, wrist = _joint(shoulder, wrist, span * 0.48, span * 0.54, -FORWARD)
    part = f"fore_{'l' if sign > 0 else 'r'}"
    girth = [thick, thick * (0.9 if s.pillar else 0.7), thin * 1.06, thin]
    b.clay.limb(
        [shoulder - LEFT * sign * 0.03, elbow, wrist, foot + UP * s.paw * (0.8 if s.pillar else 1.15)], girth, _leg_stuff(s), part, group="body", melt=0.06
    )
    _paw(b, foot, part)


def _joint(root: Vec, target: Vec, upper: float, lower: float, pole: Vec) -> tuple[Vec, Vec]:
    try:
        return two_bones(root, target, upper, lower, pole, "leg")
    except Unreachable:  # the span was cut to fit; only rounding is left
        return (root + target) / 2, target


def _paw(b: _Build, foot: Vec, part: str) -> None:
    s, r = b.s, b.s.paw
    if s.hoof:
        b.clay.limb([foot + UP * r * 1.5, foot + ahead(r * 0.35, r * 0.6)], [r * 0.85, r * 1.1], Stuff("#2c2422"), "hooves", melt=0.012)
    elif s.kind == "elephant":
        b.clay.limb([foot + UP * r * 1.3, foot + UP * r * 0.85 + FORWARD * 0.02], [r * 0.98, r * 1.08], b.coat, part, group="body", melt=0.04)
        for left in (-0.6, 0.0, 0.6):
            at = foot + ahead(r * (1.08 - 0.25 * abs(left)), r * 0.45, r * left)
            b.clay.mark([at, at - UP * r * 0.2], r * 0.36, "#d8d0c4", taper=0.1)
    else:
        stuff = fur(s.sock or mix(s.colour, s.dark, 0.16), None, 0.02)
        b.clay.limb([foot + ahead(-r * 0.3, r * 0.9), foot + ahead(r * 0.8, r * 0.68)], [r * 0.95, r * 0.78], stuff, part, group="body", melt=0.04)
        for left in (-0.32, 0.32):
            b.clay.mark([foot + ahead(r * 1.5, r * 0.95, r * left), foot + ahead(r * 1.62, r * 0.35, r * left)], r * 0.14, s.dark, opacity=0.6)


# ---- neck, head, tail, fleece


def _neck_and_head(b: _Build, base: Vec, crown: Vec, nod: float = 0.0) -> None:
    s = b.s
    thick, thin = s.neck[2:]
    middle = (base + crown) / 2 + ahead(0.02, 0.03)
    coat = b.coat if s.spots is not None or s.stripes else fur(s.colour, s.under, 0 if s.wool else s.fur * 1.15)
    b.clay.limb([crown, middle, base], [thin, (thin + thick) / 2, thick * 1.05], coat, "body", melt=0.09)
    if s.kind == "dog":
        b.clay.limb(
            [crown + ahead(0.02, -0.12), base + ahead(0.10, -0.10), base + ahead(0.02, -0.30)],
            [0.09, 0.12, 0.10],
            fur(s.under, None, s.fur * 1.2),
            "body",
            melt=0.09,
        )
    if s.mane is not None:
        _mane(b, base, crown, thin, thick)
    own = {"horse": 42.0, "cow": 34.0, "deer": 26.0, "sheep": 16.0, "goat": 22.0}.get(s.kind, 0.0)
    axes = turned(UP, b.head[1]) @ turned(LEFT, b.head[0] + own + nod * 0.6)
    add_beast_head(b.clay, s, Head(crown, axes, s.head), b.animal.eyes)
    if b.animal.scarf is not None:
        ring_ = frame(crown - base)
        at = base * 0.35 + crown * 0.65
        girth = thin * 1.15
        turn = np.linspace(0, 2 * np.pi, 20)
        b.clay.limb([at + ring_[:, 0] * girth * np.sin(a) + ring_[:, 1] * girth * np.cos(a) for a in turn], 0.06, Stuff(b.animal.scarf), "scarf", melt=0.01)
        for left in (-0.03, 0.03):
            b.clay.limb([at + ahead(girth, 0.0, left + 0.08), at + ahead(girth + 0.04, -0.3, left + 0.1)], 0.045, Stuff(b.animal.scarf), "scarf", melt=0.02)


def _mane(b: _Build, base: Vec, crown: Vec, thin: float, thick: float) -> None:
    along = unit(crown - base)
    back = unit(np.cross(LEFT, along))
    back = back if back[2] < 0 or back[1] > 0 else -back
    hair = fur(b.s.mane or b.s.dark, None, 0.08)
    for k, share in enumerate(np.linspace(0.0, 1.0, 16)):
        at = base + (crown - base) * share + back * (thick + (thin - thick) * share) * 0.9
        side = 0.08 + 0.02 * np.sin(k * 2.3)
        b.clay.limb(
            [at, at + ahead(-0.05, -0.05, side), at + ahead(-0.04, -0.20 - 0.04 * np.sin(k * 1.7), side * 1.5)], [0.04, 0.045, 0.012], hair, "mane", melt=0.02
        )


def _tail(b: _Build, root: Vec, carried: float) -> None:
    s = b.s
    length, thick, _ = s.tail
    points, angle = [root], np.radians(carried * 0.5)
    for share, lift in ((0.26, 0.5), (0.40, 1.0), (0.34, 0.72)):
        angle = np.radians(carried * lift)
        points.append(points[-1] + ahead(-np.cos(angle), np.sin(angle)) * length * share)
    low = thick * 0.6
    tail = np.array([[p[0], max(p[1], low), p[2]] for p in points])
    _lay_tail(b, tail)


def _lay_tail(b: _Build, points: Vec) -> None:
    s = b.s
    thick = s.tail[1]
    bare = s.kind == "rodent" and s.fur < 0.1
    if bare:
        stuff, girth = Stuff(mix(s.face or "#e0a090", s.colour, 0.35)), [thick, thick * 0.7, thick * 0.4, thick * 0.2]
    else:
        base: Pigment = s.mane if s.mane is not None else mix(s.colour, s.dark, 0.12)
        stuff = fur(
            shaded(base, s.tip, 0.68, 0.76) if s.tip else banded(base, s.dark, 9, 0.3) if s.stripes else base,
            s.under if s.mane is None else None,
            0 if s.wool else s.fur * 1.1,
        )
        bushy = thick > 0.085
        girth = [thick * (0.45 if bushy else 1.0), thick, thick * (1.0 if bushy else 0.85), thick * 0.35 if bushy else thick * 0.7]
    b.clay.limb(points, girth, stuff, "tail", group="body", melt=0.05)
    if s.kind in ("elephant", "cow", "giraffe"):
        b.clay.limb([points[-1], points[-1] + ahead(-0.02, -0.12)], [0.035, 0.05], fur(s.dark, None, 0.05), "tuft", melt=0.01)
    if s.wool:
        fleece(b, points, np.full(len(points), thick * 0.9), count=14)


def fleece(b: _Build, spine: Vec, girth: Vec, count: int = 190) -> None:
    """Locks of wool all over a trunk."""
    random = default_rng([b.animal.seed, 11])
    along, turn, size = random.random(count) * (len(spine) - 1), random.random(count) * 2 * np.pi, random.uniform(0.055, 0.085, count)
    k = along.astype(int)
    part = (along - k)[:, None]
    centre = spine[k] * (1 - part) + spine[np.minimum(k + 1, len(spine) - 1)] * part
    radius = (girth[k] * (1 - part[:, 0]) + girth[np.minimum(k + 1, len(spine) - 1)] * part[:, 0])[:, None]
    ways = np.stack([np.sin(turn), np.cos(turn), np.zeros(count)], 1)
    scale = min(1.0, float(girth.max()) * 4)
    b.clay.limb(centre + ways * radius * 0.97, size * scale, Stuff(b.s.colour, under=b.s.under), "fleece", group="body", melt=0.018, loose=True)


# ---- at rest


def _sitting(b: _Build) -> None:
    s = b.s
    big = s.waist
    for sign in (1.0, -1.0):
        _fore_leg(b, ahead(0.16, 0.62, s.chest * 0.26 * sign), ahead(0.27, 0.0, s.chest * 0.2 * sign), sign)
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
    _neck_and_head(b, base, base + ahead(s.neck[0] * 0.45, s.neck[1] * 0.8 + 0.16))
    length = s.tail[0]
    if length < 0.4:
        _lay_tail(b, np.array([ahead(-0.42, 0.14), ahead(-0.42 - length, 0.16)]))
    else:
        t = s.tail[1] * 0.9
        _lay_tail(b, np.array([ahead(-0.40, 0.12), ahead(-0.56, t, 0.12), ahead(-0.36, t, 0.42), ahead(-0.36 + length * 0.55, t, 0.5)]))


def _lying(b: _Build) -> None:
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
            _leg_stuff(s),
            part,
            group="body",
            melt=0.03,
        )
        part = f"fore_{'l' if sign > 0 else 'r'}"
        b.clay.limb(
            [ahead(half * 0.8, low * 0.8, wide), ahead(half * 0.9, s.arm[1], wide * 1.2), ahead(half + 0.36, s.paw * 0.85, wide)],
            [s.arm[0], s.arm[1] * 1.1, s.paw],
            _leg_stuff(s),
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
    _neck_and_head(b, base, base + ahead(s.neck[0] * 0.8, s.neck[1] * 0.7 + 0.14))
    root = ahead(-half - 0.16, low * 0.8)
    length, t = s.tail[0], s.tail[1] * 0.8
    _lay_tail(
        b,
        np.array([root, root + ahead(-0.14, -low * 0.4), ahead(-half - 0.1, t, 0.3), ahead(-half - 0.1 + length * 0.6, t, 0.42)])
        if length > 0.4
        else np.array([root, root + ahead(-length, 0.02)]),
    )


def _curled(b: _Build) -> None:
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
        _lay_tail(b, np.array([ahead(-out * np.cos(a), t * 1.05, out * np.sin(a)) for a in reach]))
