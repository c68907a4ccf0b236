"""What four-legged animals are put together from: trunk, legs that reach for their footprints, neck, tail, fleece."""

from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.random import default_rng

from atelier.bodies.beastheads import add_beast_head
from atelier.bodies.clay import Clay, Stuff, banded, fur, shaded
from atelier.bodies.heads import Head
from atelier.bodies.space import FORWARD, LEFT, UP, UnreachableError, Vec, ahead, frame, turned, two_bones, unit
from atelier.bodies.species import Species
from atelier.palette import Image, Pigment, colour, mix


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


@dataclass
class Making:
    """An animal in the making."""

    s: Species
    clay: Clay
    gait: Gait
    head: tuple[float, float]
    tail: float | None
    eyes: str = "dot"
    scarf: Pigment | None = None
    seed: int = 0

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


def trunk(s: Species) -> tuple[Vec, Vec]:
    """Spine and radii from rump to breast, given by the line of the back and the line of the belly."""
    half, back = s.length / 2, s.hip
    stations = [
        (-half - 0.10, back - 0.05, back - s.waist * 0.66), (-half + 0.04, back, back - s.waist), (-half * 0.35, back - 0.02, back - s.waist * 1.0),
        (half * 0.25, (back + 1) / 2 - 0.03, 0.97 - (s.chest + s.waist) / 2 - 0.02), (half * 0.78, 0.99, 0.99 - s.chest),
        (half + 0.07, 0.93, 0.95 - s.chest * 0.74),
    ]  # fmt: skip
    spine = np.array([ahead(f, (top + low) / 2) for f, top, low in stations])
    return spine, np.array([(top - low) / 2 for _, top, low in stations])


def leg_stuff(s: Species) -> Stuff:
    if s.wool:
        return fur(shaded(s.colour, s.face or s.dark, 0.25, 0.4), None, 0)
    sock = s.sock or mix(s.colour, s.dark, 0.45 if s.hoof else 0.16)
    return fur(shaded(s.colour, sock, 0.45, 0.8), None, s.fur * 0.5)


def hind_leg(b: Making, hip: Vec, foot: Vec, sign: float) -> None:
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
    b.clay.limb(points, girth, leg_stuff(s), part, group="body", melt=0.07)
    _paw(b, foot, part)


def fore_leg(b: Making, shoulder: Vec, foot: Vec, sign: float) -> None:
    s = b.s
    thick, thin = s.arm
    wrist = foot + ahead(-0.015, s.hock * 0.55)
    span = float(np.linalg.norm(shoulder - wrist)) * (1.01 if s.pillar else 1.05)
    elbow, wrist = _joint(shoulder, wrist, span * 0.48, span * 0.54, -FORWARD)
    part = f"fore_{'l' if sign > 0 else 'r'}"
    girth = [thick, thick * (0.9 if s.pillar else 0.7), thin * 1.06, thin]
    b.clay.limb(
        [shoulder - LEFT * sign * 0.03, elbow, wrist, foot + UP * s.paw * (0.8 if s.pillar else 1.15)], girth, leg_stuff(s), part, group="body", melt=0.06
    )
    _paw(b, foot, part)


def _joint(root: Vec, target: Vec, upper: float, lower: float, pole: Vec) -> tuple[Vec, Vec]:
    try:
        return two_bones(root, target, upper, lower, pole, "leg")
    except UnreachableError:  # the span was cut to fit; only rounding is left
        return (root + target) / 2, target


def _paw(b: Making, foot: Vec, part: str) -> None:
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


def neck_and_head(b: Making, base: Vec, crown: Vec, nod: float = 0.0) -> None:
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
    add_beast_head(b.clay, s, Head(crown, axes, s.head), b.eyes)
    if b.scarf is not None:
        ring_ = frame(crown - base)
        at = base * 0.35 + crown * 0.65
        girth = thin * 1.15
        turn = np.linspace(0, 2 * np.pi, 20)
        b.clay.limb([at + ring_[:, 0] * girth * np.sin(a) + ring_[:, 1] * girth * np.cos(a) for a in turn], 0.06, Stuff(b.scarf), "scarf", melt=0.01)
        for left in (-0.03, 0.03):
            b.clay.limb([at + ahead(girth, 0.0, left + 0.08), at + ahead(girth + 0.04, -0.3, left + 0.1)], 0.045, Stuff(b.scarf), "scarf", melt=0.02)


def _mane(b: Making, base: Vec, crown: Vec, thin: float, thick: float) -> None:
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


def add_tail(b: Making, root: Vec, carried: float) -> None:
    s = b.s
    length, thick, _ = s.tail
    points, angle = [root], np.radians(carried * 0.5)
    for share, lift in ((0.26, 0.5), (0.40, 1.0), (0.34, 0.72)):
        angle = np.radians(carried * lift)
        points.append(points[-1] + ahead(-np.cos(angle), np.sin(angle)) * length * share)
    low = thick * 0.6
    tail = np.array([[p[0], max(p[1], low), p[2]] for p in points])
    lay_tail(b, tail)


def lay_tail(b: Making, points: Vec) -> None:
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


def fleece(b: Making, spine: Vec, girth: Vec, count: int = 190) -> None:
    """Locks of wool all over a trunk."""
    random = default_rng([b.seed, 11])
    along, turn, size = random.random(count) * (len(spine) - 1), random.random(count) * 2 * np.pi, random.uniform(0.055, 0.085, count)
    k = along.astype(int)
    part = (along - k)[:, None]
    centre = spine[k] * (1 - part) + spine[np.minimum(k + 1, len(spine) - 1)] * part
    radius = (girth[k] * (1 - part[:, 0]) + girth[np.minimum(k + 1, len(spine) - 1)] * part[:, 0])[:, None]
    ways = np.stack([np.sin(turn), np.cos(turn), np.zeros(count)], 1)
    scale = min(1.0, float(girth.max()) * 4)
    b.clay.limb(centre + ways * radius * 0.97, size * scale, Stuff(b.s.colour, under=b.s.under), "fleece", group="body", melt=0.018, loose=True)
