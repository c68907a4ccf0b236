"""Birds: a body on two legs, a neck of any length, wings folded or beating. One unit is a bird's standing height.

Bird("crow").paint(scene.motif("crow"), View((300, 900), 60, heading=80, tilt=20), Perch.PECK)
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

import numpy as np

from atelier.bodies.clay import Clay, Eye, Stuff, fur, shaded
from atelier.bodies.ground import cast_on_ground, touch_ground
from atelier.bodies.heads import Head
from atelier.bodies.modelling import Painted, paint_bodies
from atelier.bodies.space import LEFT, UP, Vec, View, ahead, turned, unit
from atelier.canvas import FINE, Brush
from atelier.palette import Pigment, mix
from atelier.scene import Motif


class Perch(StrEnum):
    """What it is doing."""

    STAND = "stand"
    WALK = "walk"
    PECK = "peck"
    PERCH = "perch"
    SIT = "sit"
    SWIM = "swim"
    FLY = "fly"
    CURL = "curl"


@dataclass(frozen=True)
class Kind:
    """One kind of bird, in standing heights."""

    colour: Pigment
    under: Pigment
    wing: Pigment
    beak: Pigment = "#c9973f"
    leg: Pigment = "#7a6040"
    body: tuple[float, float] = (0.62, 0.34)  # length, depth
    slope: float = 28.0  # how upright it stands, degrees
    stand: float = 0.26  # length of leg
    neck: tuple[float, float, float] = (0.10, 0.16, 0.10)  # forward, up, thickness
    swan: float = 0.0  # how far the neck curves back on itself
    head: float = 0.105
    bill: tuple[float, float, float] = (1.7, 0.34, 0.0)  # long, thick and drooping, in heads
    tail: tuple[float, float] = (0.30, 0.10)  # length, width
    span: float = 0.75  # of one wing
    crest: Pigment | None = None
    mask: Pigment | None = None  # the owl's discs, the gull's white face
    tuft: bool = False
    plume: float = 0.035

    def but(self, **changes: Any) -> "Kind":
        """A relative of it."""
        return replace(self, **changes)


_GOOSE = Kind(
    "#efeae0", "#d8d4cc", "#e2ddd2", "#e08a2c", "#e08a2c", (0.52, 0.27), 12, 0.16, (0.14, 0.42, 0.055), 0.10, 0.062, (1.5, 0.42, 0.1), (0.14, 0.08), 0.8
)
_SMALL = Kind(
    "#8a6a4a", "#e6d8c0", "#6a4e36", "#3a3028", "#6a4a3a", (0.62, 0.48), 30, 0.16, (0.10, 0.12, 0.16), 0.0, 0.165, (0.75, 0.3, 0.0), (0.36, 0.08), 0.8
)

KINDS: dict[str, Kind] = {
    "crow": Kind("#1b1d26", "#15161d", "#262a38", "#1c1c22", "#1c1c20", (0.66, 0.30), 30, 0.24, (0.10, 0.14, 0.105), 0.0, 0.105, (1.75, 0.42, 0.12), (0.36,
        0.09), 0.95),
    "magpie": Kind("#1c1e28", "#eeeae2", "#2c3a4c", "#1c1c22", "#1c1c20", (0.60, 0.28), 28, 0.22, (0.10, 0.13, 0.10), 0.0, 0.1, (1.5, 0.36, 0.1), (0.62,
        0.07), 0.85),
    "sparrow": _SMALL,
    "robin": _SMALL.but(colour="#7a6248", under="#d8622c", wing="#6a5440"),
    "canary": _SMALL.but(colour="#e8c83a", under="#f2e08a", wing="#d8b02c", beak="#e0a07a"),
    "bluebird": _SMALL.but(colour="#4a78b0", under="#e8d8c0", wing="#35588c"),
    "pigeon": Kind("#8f97a6", "#a8aeb8", "#7a8292", "#4a4450", "#b85a4a", (0.64, 0.38), 26, 0.16, (0.10, 0.16, 0.12), 0.0, 0.115, (0.9, 0.3, 0.1), (0.30,
        0.10), 0.85),
    "gull": Kind("#eeecea", "#f6f4f0", "#9aa4ae", "#e8b03a", "#e0a060", (0.66, 0.32), 18, 0.22, (0.12, 0.14, 0.11), 0.0, 0.115, (1.3, 0.34, 0.1), (0.26,
        0.09), 1.2),
    "heron": Kind("#8f9cab", "#d8dce0", "#6f7f92", "#d8a83a", "#8a7a5a", (0.36, 0.19), 34, 0.40, (0.10, 0.36, 0.034), 0.16, 0.042, (3.6, 0.36, 0.0), (0.12,
        0.05), 0.7, plume=0.03),
    "flamingo": Kind("#ef9a9a", "#f4b4ac", "#e07a80", "#2c2426", "#e89088", (0.32, 0.18), 26, 0.46, (0.08, 0.40, 0.028), 0.20, 0.042, (1.6, 0.6, 0.7),
        (0.1, 0.05), 0.6),
    "goose": _GOOSE,
    "swan": _GOOSE.but(colour="#f4f2ee", under="#dfe0e4", wing="#f0eeea", body=(0.62, 0.32), stand=0.12, neck=(0.08, 0.52, 0.052), swan=0.2, head=0.06,
        beak="#d86a2c", leg="#2c2a2e"),
    "duck": _GOOSE.but(colour="#8a6a48", under="#b89a74", wing="#7a5c40", body=(0.70, 0.38), stand=0.14, neck=(0.12, 0.26, 0.095), swan=0.05, head=0.115,
        bill=(1.2, 0.42, 0.05)),
    "duckling": _SMALL.but(colour="#e8c85a", under="#f0dc90", wing="#d8b04a", beak="#d88a3c", leg="#d88a3c", bill=(0.8, 0.4, 0.0), tail=(0.08, 0.06)),
    "hen": Kind("#d9c49a", "#efe2c4", "#a0673e", "#e0a840", "#e0a840", (0.62, 0.46), 14, 0.20, (0.13, 0.24, 0.12), 0.0, 0.10, (0.8, 0.36, 0.1), (0.34,
        0.14), 0.7, "#c8342c", plume=0.05),
    "cockerel": Kind("#a8492f", "#3a2a26", "#6a3a24", "#e0b040", "#e0b040", (0.54, 0.38), 34, 0.26, (0.11, 0.30, 0.11), 0.0, 0.085, (0.9, 0.36, 0.15),
        (0.5, 0.16), 0.7, "#c8342c", plume=0.05),
    "owl": Kind("#8a6a46", "#d8c29a", "#6a4e34", "#3a3028", "#c9a45a", (0.70, 0.44), 74, 0.10, (0.03, 0.14, 0.19), 0.0, 0.2, (0.36, 0.2, 1.4), (0.22,
        0.10), 0.9, mask="#d8c6a0", tuft=True, plume=0.05),
    "penguin": Kind("#23262e", "#f2efe6", "#1c1e26", "#e0943a", "#e0943a", (0.72, 0.36), 84, 0.07, (0.02, 0.14, 0.15), 0.0, 0.12, (1.3, 0.26, 0.2), (0.08,
        0.08), 0.42),
    "stork": Kind("#f0eee8", "#f6f4f0", "#23262e", "#d8452c", "#d8452c", (0.36, 0.20), 26, 0.40, (0.12, 0.30, 0.042), 0.10, 0.05, (3.2, 0.36, 0.0), (0.1,
        0.05), 0.85),
    "swallow": _SMALL.but(colour="#26304a", under="#efe2d0", wing="#1c2436", tail=(0.6, 0.04), span=1.3, body=(0.6, 0.34)),
    "vulture": Kind("#3a302c", "#4a3e38", "#2c2422", "#d8c8a0", "#8a7a68", (0.60, 0.36), 48, 0.16, (0.20, 0.16, 0.06), 0.12, 0.085, (1.5, 0.45, 0.5),
        (0.26, 0.12), 1.1, mask="#d89a8a"),
}  # fmt: skip


@dataclass(frozen=True)
class Bird:
    """One bird: a kind by name, or a relative made with `.but`."""

    kind: str | Kind
    eyes: str = "dot"
    scarf: Pigment | None = None
    ruff: Pigment | None = None

    @property
    def k(self) -> Kind:
        return KINDS[self.kind] if isinstance(self.kind, str) else self.kind

    def clay(self, doing: Perch = Perch.STAND, head: tuple[float, float] = (0.0, 0.0), beat: float = 30.0) -> Clay:
        """Modelled: `head` is (nod, turn to its left), `beat` how high the wings are, degrees."""
        return _Model(self, doing, head, beat).made()

    def paint(
        self, motif: Motif, view: View, doing: Perch = Perch.STAND, *, head: tuple[float, float] = (0.0, 0.0), beat: float = 30.0,
        shadow: tuple[float, float] | None = None, shadow_strength: float = 0.5, brush: Brush = FINE, hair: float = 1.0,
    ) -> Painted:  # fmt: skip
        """Model and paint it. A flyer's place is its middle, a perching bird's the twig."""
        clay = self.clay(doing, head, beat)
        if shadow is not None:
            cast_on_ground(motif, clay, view, shadow, shadow_strength)
        if doing in (Perch.STAND, Perch.WALK, Perch.PECK, Perch.SIT):
            touch_ground(motif, np.array([ahead(0, 0, 0.08), ahead(0.04, 0, -0.08)]), view, 0.35)
        return paint_bodies(motif, (clay, view), brush=brush, hair=hair)


class _Model:
    """Builds one bird."""

    def __init__(self, bird: Bird, doing: Perch, head: tuple[float, float], beat: float) -> None:
        self.bird, self.k, self.doing, self.head, self.beat = bird, bird.k, doing, head, beat
        self.clay = Clay()
        k = self.k
        slope = {Perch.PECK: k.slope - 34, Perch.FLY: 6.0, Perch.SWIM: 8.0, Perch.SIT: min(k.slope, 12.0), Perch.CURL: 4.0}.get(doing, k.slope)
        self.stand = {Perch.SIT: 0.0, Perch.SWIM: -0.10, Perch.FLY: 0.0, Perch.CURL: 0.0, Perch.PERCH: 0.05}.get(doing, k.stand)
        a = np.radians(slope)
        self.axis = ahead(np.cos(a), np.sin(a))
        self.back = ahead(-np.sin(a), np.cos(a))
        low = 0.0 if doing is Perch.FLY else self.stand + k.body[1] * 0.5
        self.middle = ahead(0.0, low)
        self.plumage = fur(k.colour, k.under, k.plume)

    def made(self) -> Clay:
        self._body()
        self._tail()
        if self.doing is Perch.FLY:
            self._spread()
        else:
            self._folded()
        if self.doing not in (Perch.SIT, Perch.SWIM, Perch.CURL):
            self._legs()
        self._neck_and_head()
        return self.clay

    def at(self, along: float, up: float = 0.0, left: float = 0.0) -> Vec:
        """A place on the body: along its axis in lengths, across it in depths."""
        long, deep = self.k.body
        return self.middle + self.axis * along * long + self.back * up * deep + LEFT * left * deep

    def _body(self) -> None:
        deep = self.k.body[1]
        girth = np.array([0.16, 0.36, 0.49, 0.46, 0.30]) * deep
        self.clay.limb(
            [self.at(0.46, 0.02), self.at(0.24, -0.02), self.at(-0.06), self.at(-0.30, 0.04), self.at(-0.52, 0.08)], girth[::-1], self.plumage, melt=0.06
        )

    def _tail(self) -> None:
        k = self.k
        length, wide = k.tail
        root = self.at(-0.46, 0.06)
        lift = 36.0 + k.slope if k.crest is not None and self.doing is not Perch.FLY else 0.0
        way = turned(LEFT, lift) @ -self.axis
        stuff = fur(shaded(k.colour, k.wing, 0.1, 0.6), None, k.plume)
        for share in np.linspace(-1, 1, 7):
            tip = root + way * length * (1 - 0.12 * abs(share)) + LEFT * wide * share * (1.0 if self.doing is not Perch.FLY else 1.8)
            self.clay.limb([root, (root + tip) / 2 + self.back * 0.01, tip], [0.05, 0.035, 0.016], stuff, "tail", group="body", melt=0.012)

    def _folded(self) -> None:
        k = self.k
        stuff = fur(shaded(mix(k.colour, k.wing, 0.6), k.wing, 0.2, 0.8), None, k.plume)
        if k is KINDS.get("penguin"):
            for sign in (1, -1):
                self.clay.limb(
                    [self.at(0.30, 0.05, 0.44 * sign), self.at(0.0, 0.0, 0.62 * sign), self.at(-0.25, -0.05, 0.66 * sign)],
                    [0.05, 0.05, 0.02],
                    stuff,
                    f"wing_{sign}",
                    melt=0.02,
                )
            return
        deep = k.body[1]
        self.clay.limb(
            [self.at(0.22, 0.22), self.at(-0.15, 0.24), self.at(-0.5, 0.16)], [0.26 * deep, 0.30 * deep, 0.12 * deep], stuff, "mantle", group="body", melt=0.05
        )
        for sign in (1, -1):
            for row, (start, end, drop, thick) in enumerate(
                ((0.26, -0.66, 0.16, 0.055), (0.26, -0.54, 0.0, 0.06), (0.24, -0.38, -0.16, 0.06), (0.22, -0.2, -0.26, 0.05))
            ):
                out = 0.47 - 0.02 * row
                points = [
                    self.at(start, 0.20 + drop * 0.4, 0.40 * sign),
                    self.at((start + end) / 2, 0.14 + drop, out * sign),
                    self.at(end, 0.20 + drop * 0.7, (0.16 + 0.05 * row) * sign),
                ]
                self.clay.limb(
                    points, [thick * 1.3 * k.body[1] / 0.34, thick * 1.25 * k.body[1] / 0.34, 0.018], stuff, f"wing_{'l' if sign > 0 else 'r'}", melt=0.012
                )
            for row in range(3):
                self.clay.mark(
                    [
                        self.at(-0.02 - 0.05 * row, 0.30 - 0.16 * row, 0.47 * sign),
                        self.at(-0.26, 0.24 - 0.15 * row, 0.42 * sign),
                        self.at(-0.48, 0.26 - 0.1 * row, 0.26 * sign),
                    ],
                    0.012,
                    mix(k.wing, "#0c0a10", 0.45),
                    opacity=0.6,
                )

    def _spread(self) -> None:
        k = self.k
        lift = np.radians(self.beat)
        stuff = fur(shaded(mix(k.colour, k.wing, 0.5), mix(k.wing, "#14121a", 0.35), 0.4, 0.95), mix(k.wing, k.under, 0.45), k.plume)
        for sign in (1, -1):
            out = unit(LEFT * sign * np.cos(lift) + UP * np.sin(lift))
            hand = unit(LEFT * sign * np.cos(lift * 0.5) + UP * np.sin(lift * 0.5) - self.axis * 0.25)
            shoulder = self.at(0.24, 0.22, 0.34 * sign)
            wrist = shoulder + out * k.span * 0.42 + self.axis * 0.06
            tip = wrist + hand * k.span * 0.58
            part = f"wing_{'l' if sign > 0 else 'r'}"
            self.clay.limb([shoulder, wrist, tip], [0.05, 0.04, 0.016], stuff, part, group=part, melt=0.02)
            for share in np.linspace(0.04, 1.0, 17):
                root = shoulder + (wrist - shoulder) * min(1.0, share * 2) + (tip - wrist) * max(0.0, share * 2 - 1) * 0.92
                trail = unit(-self.axis * (1.15 - 0.75 * share) + hand * max(0.0, share - 0.35) * 1.5 - UP * 0.12)
                long = k.span * (0.34 + 0.12 * np.sin(share * 3.1))
                self.clay.limb([root, root + trail * long * 0.6, root + trail * long], [0.045, 0.046, 0.016], stuff, part, group=part, melt=0.006)

    def _legs(self) -> None:
        k = self.k
        thin = 0.011 if k.stand > 0.3 else 0.015
        horn = Stuff(k.leg)
        if self.doing is Perch.FLY:
            for sign in (1, -1):
                self.clay.limb(
                    [self.at(-0.2, -0.36, 0.14 * sign), self.at(-0.5, -0.2, 0.12 * sign) - self.axis * k.stand * 0.7], [0.03, thin], horn, "legs", melt=0.006
                )
            return
        for sign, step in ((1, 0.5), (-1, -0.5)):
            stride = step * 0.22 * (self.doing is Perch.WALK)
            hip, foot = self.at(-0.04, -0.34, 0.24 * sign), ahead(0.02 + stride, 0.012, 0.20 * k.body[1] * sign)
            knee = (hip + foot) / 2 + ahead(-0.045, 0.02)
            self.clay.limb([self.at(-0.02, -0.22, 0.22 * sign), hip * 0.75 + foot * 0.25], [0.26 * k.body[1], 0.03], self.plumage, melt=0.04)
            self.clay.limb([hip * 0.8 + foot * 0.2, knee, foot], [thin * 1.5, thin * 1.2, thin], horn, f"leg_{sign}", melt=0.006)
            size = 0.10 if k.stand > 0.12 else 0.08
            for turn in (-0.5, 0.0, 0.5, np.pi):
                self.clay.limb(
                    [foot, foot + ahead(np.cos(turn) * size * (0.5 if turn == np.pi else 1), -0.004, np.sin(turn) * size)],
                    [thin, thin * 0.7],
                    horn,
                    f"leg_{sign}",
                    melt=0.006,
                )

    def _neck_and_head(self) -> None:
        k = self.k
        forward, rise, thick = k.neck
        base = self.at(0.40, 0.10)
        crown, nod = base + ahead(forward, rise), self.head[0]
        if self.doing is Perch.PECK:
            crown, nod = ahead(base[2] + forward + rise * 0.55, max(k.head * 1.6, base[1] - rise * 1.3)), nod + 48
        elif self.doing is Perch.FLY:
            crown = base + ahead(forward + rise * (0.9 if k.swan < 0.15 else 0.3), 0.04)
        elif self.doing is Perch.CURL:
            crown, nod = self.at(0.20, 0.52, -0.1), nod + 20
        middle = (base + crown) / 2 + ahead(-k.swan * 0.2, 0.0)
        points = (
            [crown, crown + ahead(-k.swan * 0.5, -rise * 0.25), middle + ahead(k.swan * 0.55, -rise * 0.12), base]
            if k.swan and self.doing is not Perch.FLY
            else [crown, middle, base]
        )
        girth = np.linspace(thick * 0.85, thick * (1.7 if thick < 0.08 else 1.25), len(points))
        self.clay.limb(points, girth, self.plumage, melt=0.05)
        yaw = 158.0 if self.doing is Perch.CURL else 0.0
        axes = turned(UP, self.head[1] + yaw) @ turned(LEFT, nod)
        self._head(Head(crown, axes, k.head))
        for pigment, wide in ((self.bird.scarf, 1.2), (self.bird.ruff, 1.75)):
            if pigment is not None:
                self._collar(crown * 0.55 + points[1] * 0.45, unit(crown - points[-1]), thick * wide, pigment, pleated=pigment is self.bird.ruff)

    def _collar(self, at: Vec, up: Vec, radius: float, pigment: Pigment, *, pleated: bool) -> None:
        left = LEFT - up * float(LEFT @ up)
        front = np.cross(left, up)
        turn = np.linspace(0, 2 * np.pi, 34 if pleated else 22)
        wave = 0.02 * np.sin(np.arange(len(turn)) * np.pi / 1.0 + 0.5) if pleated else 0 * turn
        ring = [at + radius * (left * np.sin(a) + front * np.cos(a)) + up * w for a, w in zip(turn, wave, strict=True)]
        self.clay.limb(np.array(ring), 0.030 if pleated else 0.04, Stuff(pigment), "collar", melt=0.004, loose=pleated)
        if pleated:
            inner = [at + radius * 0.66 * (left * np.sin(a) + front * np.cos(a)) for a in turn]
            self.clay.limb(np.array(inner), 0.034, Stuff(mix(pigment, "#6a6a80", 0.25)), "collar", melt=0.004, loose=True)

    def _head(self, h: Head) -> None:
        k, r = self.k, h.radius
        self.clay.limb(h.line((-0.1, 0.0), (0.15, 0.0)), [r, 0.92 * r], self.plumage, melt=0.03)
        long, thick, droop = k.bill
        horn = Stuff(k.beak, finest=0.7)
        self.clay.limb(
            h.line((0.75, 0.02), (0.8 + long * 0.55, 0.0 - droop * 0.1), (0.8 + long, -0.12 - droop * 0.5)),
            [thick * r, thick * 0.72 * r, 0.05 * r],
            horn,
            "beak",
            melt=0.006,
        )
        self.clay.limb(h.line((0.72, -0.2), (0.75 + long * 0.8, -0.2 - droop * 0.35)), [thick * 0.75 * r, 0.05 * r], horn, "beak", melt=0.006)
        self.clay.mark(
            h.line((0.85, -0.14, thick * 0.9), (0.8 + long * 0.8, -0.16 - droop * 0.3, thick * 0.3)), 0.05 * r, mix(k.beak, "#14101a", 0.6), opacity=0.7
        )
        frontal = k.tuft
        if k.mask is not None:
            self._mask(h, frontal)
        for sign in (1, -1):
            out = h.axes @ (ahead(0.9, 0.1, 0.4 * sign) if frontal else ahead(0.35, 0.15, 0.92 * sign))
            place = h(0.92, 0.14, 0.42 * sign) if frontal else h(0.42, 0.22, 0.82 * sign)
            self.clay.eyes.append(
                Eye(
                    place,
                    out,
                    h.axes @ ahead(1, 0),
                    (0.2 if frontal else 0.14) * r,
                    "closed" if self.doing is Perch.CURL else "open" if frontal and self.bird.eyes == "dot" else self.bird.eyes,
                    "#d8a02c",
                )
            )
            if k.tuft:
                self.clay.limb(h.line((0.1, 0.75, 0.5 * sign), (0.0, 1.3, 0.72 * sign)), [0.24 * r, 0.04 * r], self.plumage, melt=0.02)
        if k.crest is not None:
            red = Stuff(k.crest, finest=0.7)
            for forward, up in ((0.5, 0.95), (0.15, 1.2), (-0.2, 1.2), (-0.5, 0.98)):
                self.clay.limb(h.line((forward * 0.8, 0.6), (forward, up)), [0.22 * r, 0.15 * r], red, "crest", melt=0.008)
            self.clay.limb(h.line((0.75, -0.5), (0.75, -1.0)), [0.16 * r, 0.2 * r], red, "crest", melt=0.008)

    def _mask(self, h: Head, frontal: bool) -> None:
        assert self.k.mask is not None
        pale = fur(self.k.mask, None, self.k.plume * 0.4)
        if frontal:
            for sign in (1, -1):
                self.clay.limb([h(0.5, 0.12, 0.42 * sign)], 0.52 * h.radius, pale, "mask", melt=0.02)
        else:
            self.clay.limb([h(0.1, 0.02)], 0.98 * h.radius, pale, "mask", melt=0.02)
