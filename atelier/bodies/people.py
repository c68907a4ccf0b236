"""People: who they are, how they hold themselves, and painting them.

girl = Person("child", dress("#c23a32"), "E", hair=Hair("puffs", "#1a1216"))
walker = girl.posed(walking(), View((420, 1180), 130, heading=70), right_hand=(470, 1110))
walker.paint(scene.motif("girl", story=True))
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.random import default_rng

from atelier.bodies.beastheads import add_beast_head
from atelier.bodies.clay import Clay, Stuff, fur, shaded, skin
from atelier.bodies.dress import wear
from atelier.bodies.ground import cast_on_ground, touch_ground
from atelier.bodies.hands import add_hand
from atelier.bodies.heads import Head, add_hair, add_hat, add_head
from atelier.bodies.modelling import Painted, paint_bodies
from atelier.bodies.outfit import BUILDS, Build, Face, Hair, Outfit
from atelier.bodies.poses import Pose, standing
from atelier.bodies.skeleton import SIDES, Skeleton, Target, hand_frame, reach, skeleton
from atelier.bodies.space import UP, Vec, View, unit
from atelier.bodies.species import SPECIES, Species
from atelier.bodies.things import Thing
from atelier.canvas import FINE, Brush
from atelier.geometry import Place
from atelier.light import Material
from atelier.palette import COMPLEXIONS
from atelier.scene import Motif

Sides = tuple[float | None, float | None]


@dataclass(frozen=True)
class Person:
    """Somebody. `complexion` is A to E or a colour of its own (a statue, a shadow, a ghost)."""

    build: str | Build = "adult"
    outfit: Outfit = field(default_factory=Outfit)
    complexion: str = "B"
    hair: Hair = field(default_factory=Hair)
    face: Face = field(default_factory=Face)
    seed: int = 0  # of their folds
    beast: str | Species | None = None  # an animal that stands up, because it needs hands

    def but(self, **changes: Any) -> "Person":
        """The same person, changed."""
        return replace(self, **changes)

    def posed(
        self, pose: Pose | None = None, view: View | None = None, *,
        left_hand: Target | None = None, right_hand: Target | None = None,
        left_foot: Target | None = None, right_foot: Target | None = None, bars: Sides = (None, None),
    ) -> "Posed":  # fmt: skip
        """Put somewhere. Hands and feet may have places on the card; `bars` are the angles there of what each hand
        grips (degrees, 0 level, 90 upright).
        """
        view = view or View((500, 1200), 160)
        build = self.build if isinstance(self.build, Build) else BUILDS[self.build]
        bones = skeleton(build, pose or standing())
        reach(bones, view, (left_hand, right_hand), (left_foot, right_foot))
        return _dressed(self, bones, view, bars)

    def paint(self, motif: Motif, pose: Pose, view: View, **targets: Any) -> Painted:
        """Pose and paint at once, when nothing is held."""
        return self.posed(pose, view, **targets).paint(motif)


@dataclass
class Posed:
    """A person in a pose, as clay: hold things, ask where a joint is, then paint."""

    person: Person
    bones: Skeleton
    view: View
    clay: Clay
    palms: dict[str, tuple[Vec, Vec]]  # place and axes of each hand

    def at(self, joint: str) -> Place:
        """Where a joint falls on the card: head, neck, chest, waist, hand_l, knee_r and so on."""
        return self.view.place(self.bones[joint])

    def deep(self, joint: str) -> tuple[float, float, float]:
        """The same with its depth: a target for somebody else's hand."""
        x, y, z = self.view.project(self.bones[joint])[0]
        return float(x), float(y), float(z)

    def hold(self, side: str, thing: Thing) -> "Posed":
        """Put a thing between palm and fingers of the "left" or "right" hand."""
        palm, axes = self.palms[side[0]]
        across, _, out = axes.T
        if thing.hangs:
            basis = np.eye(3) if thing.upright else self.bones.root
            up = UP
        else:
            up = across if across[1] >= 0 else -across
            basis = None
        forward = unit(self.bones.root[:, 2] - up * float(up @ self.bones.root[:, 2]))
        if np.linalg.norm(np.cross(up, self.bones.root[:, 2])) < 0.05:
            forward = unit(self.bones.root[:, 1])
        matrix = np.stack([np.cross(up, forward), up, forward], 1) if basis is None or not thing.upright else basis
        grip = palm + out * self.bones.build.hand * 0.55
        self.clay.add(thing.clay.moved(matrix * thing.size, grip, name=f"{side}_"))
        return self

    def paint(
        self, motif: Motif, *, brush: Brush = FINE, contact: bool = True, shadow: tuple[float, float] | None = None,
        shadow_strength: float = 0.5,
    ) -> Painted:  # fmt: skip
        """Lay them on the canvas. `shadow` throws one on the ground: (right, nearer) for each unit of height."""
        return paint_people(motif, [self], brush=brush, contact=contact, shadow=shadow, shadow_strength=shadow_strength)


def paint_people(
    motif: Motif, people: Sequence[Posed], *, brush: Brush = FINE, contact: bool = True,
    shadow: tuple[float, float] | None = None, shadow_strength: float = 0.5,
) -> Painted:  # fmt: skip
    """People who touch one another, in one surface: the nearer arm lies before the farther back."""
    for each in people:
        if shadow is not None:
            cast_on_ground(motif, each.clay, each.view, shadow, shadow_strength)
        if contact and each.bones.pose.stands_on in ("feet", "knees"):
            joints = [each.bones[f"{name}_{side}"] for side in "lr" for name in ("heel", "toe")]
            touch_ground(motif, np.array(joints), each.view)
    return paint_bodies(motif, *((each.clay, each.view) for each in people), brush=brush)


def _dressed(person: Person, bones: Skeleton, view: View, bars: Sides) -> Posed:
    outfit, complexion = person.outfit, COMPLEXIONS.get(person.complexion, person.complexion)
    wind = np.array([outfit.wind[0], outfit.wind[1], 0.0]) @ view.matrix
    flesh = skin(complexion) if person.beast is None else _pelt(person.beast)
    clay = wear(bones, outfit, flesh, wind, default_rng([person.seed, 7]))
    palms: dict[str, tuple[Vec, Vec]] = {}
    for index, (side, sign) in enumerate(SIDES):
        kind = bones.pose.hands[index]
        bar = _bar(bones, view, bars[index], kind, side)
        axes = hand_frame(bones, side, sign, bar, kind)
        palm = bones[f"hand_{side}"]
        stuff = flesh if outfit.gloves is None else replace(skin(outfit.gloves), material=Material())
        add_hand(
            clay,
            palm,
            axes,
            bones.build.hand,
            sign,
            "grip" if bars[index] is not None else kind,
            stuff,
            f"hand_{side}",
            outfit.gloves is not None or person.beast is not None,
        )
        wrist = bones[f"wrist_{side}"]
        clay.limb(
            [wrist + (bones[f"elbow_{side}"] - wrist) * 0.2, wrist, palm - axes[:, 1] * bones.build.hand * 0.4],
            bones.build.hand * np.array([0.55, 0.52, 0.5]),
            stuff,
            f"hand_{side}",
            melt=0.008,
        )
        palms[side] = (palm, axes)
    head = Head(bones["head"], bones.head, bones.skull)
    if person.beast is not None:
        _beast(clay, bones, head, person)
        return Posed(person, bones, view, clay, palms)
    add_head(clay, head, bones["chest"] - bones.chest[:, 1] * 0.01, 0.032 * bones.build.girth**0.4, complexion, person.face)
    add_hair(clay, head, person.hair, outfit.hat is not None)
    if outfit.hat is not None:
        add_hat(clay, head, outfit.hat)
    return Posed(person, bones, view, clay, palms)


def _species(beast: str | Species) -> Species:
    return SPECIES[beast] if isinstance(beast, str) else beast


def _pelt(beast: str | Species) -> Stuff:
    s = _species(beast)
    return fur(s.colour, s.under, max(s.fur, 0.02) * 0.45)


def _beast(clay: Clay, bones: Skeleton, head: Head, person: Person) -> None:
    """An animal's head, neck and tail on an upright body."""
    assert person.beast is not None
    s = _species(person.beast)
    size = bones.skull * 0.86
    clay.limb([bones["chest"] - bones.chest[:, 1] * 0.03, head(-0.2, -0.2)], [0.05, size * 0.7], _pelt(s), "body", melt=0.03)
    add_beast_head(clay, s.but(fur=s.fur * 0.4), Head(head(-0.1, 0.0), head.axes, size), person.face.eyes)
    length, thick, _ = s.tail
    root, back = bones["pelvis"] - bones.root[:, 2] * 0.05, -bones.root[:, 2]
    points = [
        root,
        root + back * 0.09 * min(1, length * 2) - UP * 0.02,
        root + back * 0.13 * min(1.6, length * 2) - UP * 0.10 * min(1, length),
        root + back * (0.1 + 0.12 * length) - UP * 0.2 * min(1, length),
    ]
    floor = thick * 0.3
    points = [np.array([p[0], max(p[1], floor), p[2]]) for p in points]
    tip = s.tip if s.tip is not None else s.colour
    clay.limb(points, np.array([0.3, 0.45, 0.45, 0.2]) * thick, replace(_pelt(s), colour=shaded(s.colour, tip, 0.7, 0.78)), "tail", melt=0.02)


def _bar(bones: Skeleton, view: View, angle: float | None, kind: str, side: str) -> Vec | None:
    """Which way what a hand grips runs, in body space."""
    if angle is not None:
        a = np.radians(angle)
        return np.array([np.cos(a), np.sin(a), 0.0]) @ view.matrix
    if kind not in ("grip", "fist"):
        return None
    along = bones[f"hand_{side}"] - bones[f"wrist_{side}"]
    return bones.root[:, 2] if abs(unit(along)[1]) > 0.75 else UP
