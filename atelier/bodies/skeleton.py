"""The bones of a person: angles in, joints out; then hands and feet that reach for their targets."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from atelier.bodies.outfit import Build
from atelier.bodies.poses import Pose
from atelier.bodies.space import FORWARD, LEFT, UP, UnreachableError, Vec, View, frame, turned, two_bones, unit, vec

SIDES = (("l", 1.0), ("r", -1.0))
Target = Sequence[float]  # card x, y, and if it matters how near (card depth)


@dataclass
class Skeleton:
    """Joints in shares of the person's height, standing at the origin; matrices hold left, up and forward as columns."""

    build: Build
    pose: Pose
    joints: dict[str, Vec] = field(default_factory=dict)
    root: Vec = field(default_factory=lambda: np.eye(3))
    chest: Vec = field(default_factory=lambda: np.eye(3))
    head: Vec = field(default_factory=lambda: np.eye(3))

    def __getitem__(self, joint: str) -> Vec:
        return self.joints[joint]

    @property
    def skull(self) -> float:
        """Radius of the head."""
        return self.build.head * 0.47

    def leg_at(self, side: str, t: float) -> Vec:
        """A place down a leg: 0 hip, 1 knee, 2 ankle."""
        hip, knee, ankle = (self.joints[f"{name}_{side}"] for name in ("hip", "knee", "ankle"))
        return hip + (knee - hip) * t if t <= 1 else knee + (ankle - knee) * (t - 1)


def skeleton(build: Build, pose: Pose) -> Skeleton:
    """The bones of a pose, put where it stands."""
    bones = Skeleton(build, pose)
    bones.root = turned(FORWARD, -pose.tumble) @ turned(LEFT, pose.tip)
    _spine(bones)
    for index, (side, sign) in enumerate(SIDES):
        _leg(bones, side, sign, index)
        _arm(bones, side, sign, index)
    _set_down(bones)
    return bones


def _bent(lean: float, side: float) -> Vec:
    a, b = math.radians(lean), math.radians(side)
    return vec(math.sin(b), math.cos(a) * math.cos(b), math.sin(a) * math.cos(b))


def _spine(bones: Skeleton) -> None:
    build, pose, root, joints = bones.build, bones.pose, bones.root, bones.joints
    lean = pose.lean + build.stoop
    joints["pelvis"] = np.zeros(3)
    joints["waist"] = root @ (_bent(lean * 0.5, pose.side * 0.5) * build.torso * 0.42)
    back = root @ _bent(lean + pose.curl * 0.6, pose.side)
    joints["chest"] = joints["waist"] + back * build.torso * 0.58
    twisted = root @ turned(UP, pose.twist)
    left = twisted @ LEFT
    left = unit(left - back * float(left @ back))
    bones.chest = np.stack([left, back, np.cross(left, back)], 1)
    neck = twisted @ _bent(lean + pose.curl + build.stoop * 0.9 + 6, pose.side)
    joints["neck"] = joints["chest"] + neck * build.neck
    yaw, nod, tilt = pose.head
    carried = twisted @ turned(LEFT, (lean + pose.curl) * 0.45)
    bones.head = carried @ turned(UP, yaw) @ turned(LEFT, nod) @ turned(FORWARD, -tilt)
    joints["head"] = joints["neck"] + bones.head @ vec(0, bones.skull * 0.92, bones.skull * 0.16)


def _way(sign: float, swing: float, spread: float) -> Vec:
    a, b = math.radians(swing), math.radians(spread)
    return vec(sign * math.sin(b), -math.cos(a) * math.cos(b), math.sin(a) * math.cos(b))


def _leg(bones: Skeleton, side: str, sign: float, index: int) -> None:
    build, joints, leg = bones.build, bones.joints, bones.pose.legs[index]
    joints[f"hip_{side}"] = bones.root @ vec(sign * build.hip, -0.01, 0)
    joints[f"knee_{side}"] = joints[f"hip_{side}"] + bones.root @ _way(sign, leg.swing, leg.spread) * build.thigh
    joints[f"ankle_{side}"] = joints[f"knee_{side}"] + bones.root @ _way(sign, leg.swing - leg.knee, leg.spread) * build.shin
    _foot(bones, side, sign, leg.foot)


def _foot(bones: Skeleton, side: str, sign: float, down: float) -> None:
    a, joints = math.radians(down), bones.joints
    forward = bones.root @ unit(vec(sign * 0.14, -math.sin(a), math.cos(a)))
    sole = bones.root @ unit(vec(0, -math.cos(a), -math.sin(a)))
    heel = joints[f"ankle_{side}"] + sole * 0.024 - forward * 0.012
    joints[f"heel_{side}"], joints[f"toe_{side}"] = heel, heel + forward * bones.build.foot * 0.78


def _arm(bones: Skeleton, side: str, sign: float, index: int) -> None:
    build, joints, arm = bones.build, bones.joints, bones.pose.arms[index]
    joints[f"shoulder_{side}"] = joints["chest"] + bones.chest @ vec(sign * build.shoulder * 0.86, -0.042, 0)
    twisted = bones.root @ turned(UP, bones.pose.twist)
    upper = twisted @ _way(sign, arm.swing, arm.spread)
    lower = twisted @ _way(sign, arm.swing + arm.elbow, arm.spread - arm.inward)
    joints[f"elbow_{side}"] = joints[f"shoulder_{side}"] + upper * build.upper_arm
    joints[f"wrist_{side}"] = joints[f"elbow_{side}"] + lower * build.forearm
    joints[f"hand_{side}"] = joints[f"wrist_{side}"] + lower * build.hand * 0.9


_SOLE = 0.027


def _set_down(bones: Skeleton) -> None:
    """Move everything so that what it stands on is at the origin."""
    joints = bones.joints
    feet = [joints[f"{name}_{side}"] for name in ("heel", "toe") for side in "lr"]
    foot = joints["pelvis"].copy()
    match bones.pose.stands_on:
        case "feet":
            foot[1] = min(each[1] for each in feet) - _SOLE
        case "seat":
            foot[1] -= 0.062 * bones.build.girth**0.5
        case "knees":
            foot[1] = min(each[1] for each in [*feet, joints["knee_l"], joints["knee_r"]]) - 0.03
        case "back":
            foot[1] = min(joints[name][1] for name in ("pelvis", "waist", "chest", "head")) - 0.058
        case "hands":
            foot = (joints["hand_l"] + joints["hand_r"]) / 2
        case "middle":
            foot = joints["waist"].copy()
        case other:
            raise ValueError(f"a pose cannot stand on {other!r}")
    for name in joints:
        joints[name] = joints[name] - foot


# ---- targets


def reach(bones: Skeleton, view: View, hands: tuple[Target | None, Target | None], feet: tuple[Target | None, Target | None]) -> None:
    """Bend arms and legs so that palms and soles come to places on the card."""
    build, joints = bones.build, bones.joints
    for (side, sign), target in zip(SIDES, feet, strict=True):
        if target is not None:
            hip, length = joints[f"hip_{side}"], build.thigh + build.shin
            there = _aimed(view, target, hip, joints[f"ankle_{side}"], length, f"foot {side}") + vec(0, 0.035, 0)
            knee, ankle = two_bones(hip, there, build.thigh, build.shin, bones.root @ vec(sign * 0.15, 0.1, 1), f"foot {side}")
            joints[f"knee_{side}"], joints[f"ankle_{side}"] = knee, ankle
            _foot(bones, side, sign, 4.0)
    for (side, sign), target in zip(SIDES, hands, strict=True):
        if target is not None:
            _reach_hand(bones, view, target, side, sign)


def _reach_hand(bones: Skeleton, view: View, target: Target, side: str, sign: float) -> None:
    build, joints = bones.build, bones.joints
    shoulder, length = joints[f"shoulder_{side}"], build.upper_arm + build.forearm + build.hand * 0.9
    there = _aimed(view, target, shoulder, joints[f"hand_{side}"], length, f"hand {side}")
    palm = unit(there - shoulder) * build.hand * 0.9
    pole = bones.chest @ vec(sign * 0.5, -0.8, -0.5)
    elbow, wrist = two_bones(shoulder, there - palm, build.upper_arm, build.forearm, pole, f"hand {side}")
    joints[f"elbow_{side}"], joints[f"wrist_{side}"] = elbow, wrist
    joints[f"hand_{side}"] = wrist + unit(there - elbow) * build.hand * 0.9


def _aimed(view: View, target: Target, root: Vec, now: Vec, length: float, what: str) -> Vec:
    """A target in body space. Without a depth of its own it keeps the limb's, as near as the limb can."""
    if len(target) > 2:
        return view.unproject(target, target[2])
    x, y, deep = view.project(root)[0]
    span = length * view.size
    flat = math.hypot(target[0] - x, target[1] - y)
    if flat > span * 1.02:
        raise UnreachableError(f"{what}: {flat:.0f} units away on the card, but it reaches {span:.0f}")
    most = math.sqrt(max(0.0, span**2 * 0.985 - flat**2))
    wished = float(view.project(now)[0][2]) - deep
    return view.unproject(target, deep + float(np.clip(wished, -most, most)))


def hand_frame(bones: Skeleton, side: str, sign: float, bar: Vec | None, kind: str) -> Vec:
    """Columns: across the fingers, along them, and out of the palm."""
    along = unit(bones[f"hand_{side}"] - bones[f"wrist_{side}"])
    inward = bones.chest @ vec(-sign, 0, 0)
    if bar is not None:
        across = unit(bar)
        along = along - across * float(along @ across)
        if np.linalg.norm(along) < 0.35:
            along = along + 0.8 * (bones.chest @ vec(-sign * 0.6, -0.6, 0.4))
            along = along - across * float(along @ across)
        along = unit(along)
        palm = np.cross(across, along)
        palm = palm if float(palm @ (inward + bones.chest @ vec(0, -0.4, 0.2))) > 0 else -palm
    else:
        wished = bones.root @ vec(0, 1, 0) if kind == "flat" and abs(along[1]) < 0.75 else inward
        palm = unit(wished - along * float(wished @ along))
        across = np.cross(along, palm)
    return np.stack([across, along, palm], 1)


__all__ = ["SIDES", "Skeleton", "Target", "frame", "hand_frame", "reach", "skeleton"]
