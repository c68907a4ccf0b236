"""Two who touch: hugging, dancing, hand in hand, one carried. Each returns both, to be painted in one surface.

paint_people(scene.motif("dancers"), pairs.dancing(he, she, View((500, 1100), 180)))
"""

from dataclasses import replace

import numpy as np

from atelier.bodies import poses
from atelier.bodies.people import Person, Posed
from atelier.bodies.poses import Arm, Leg
from atelier.bodies.space import View

Pair = list[Posed]
Deep = tuple[float, float, float]  # a place on the card, and how near


def _beside(view: View, forward: float, left: float, size: float, heading: float) -> View:
    """A view of somebody who stands so far ahead of and to the left of the first, in the first's heights."""
    x, y, deep = view.project((left, 0.0, forward))[0]
    return View((float(x), float(y)), size, view.heading + heading, view.tilt, view.roll, float(deep))


def _depth(posed: Posed, point: tuple[float, float, float]) -> tuple[float, float, float]:
    x, y, z = posed.view.project(point)[0]
    return float(x), float(y), float(z)


def _within(posed: Posed, side: str, target: Deep) -> Deep:
    """A place as near a target as that arm can come."""
    build, shoulder = posed.bones.build, posed.bones[f"shoulder_{side}"]
    there = posed.view.unproject(target, target[2])
    span = (build.upper_arm + build.forearm + build.hand * 0.9) * 0.97
    away = there - shoulder
    far = float(np.linalg.norm(away))
    return target if far <= span else _depth(posed, tuple((shoulder + away * span / far).tolist()))


def _meeting(one: Posed, side: str, other: Posed, far_side: str, target: Deep) -> Deep:
    """A place both hands can come to."""
    for _ in range(12):
        target = _within(other, far_side, _within(one, side, target))
    return _within(one, side, target)


def hugging(one: Person, other: Person, view: View, size: float | None = None) -> Pair:
    """Breast to breast, arms round each other; `size` is the other's height."""
    size = size or view.size
    near = 0.155 * (view.size + size) / 2 / view.size
    second = other.posed(poses.standing().but(lean=4, head=(-34, 12, 8)), _beside(view, near, 0.0, size, 180))
    bones = second.bones
    back, low = bones["chest"] + bones.chest @ np.array([-0.03, -0.10, -0.08]), bones["waist"] + bones.chest @ np.array([0.03, 0.02, -0.085])
    small = size < view.size * 0.8
    pose = poses.standing().but(lean=16 if small else 4, curl=10 if small else 0, head=(-30, 20 if small else 8, 8))
    free = one.posed(pose, view)
    first = one.posed(pose, view, left_hand=_within(free, "l", _depth(second, tuple(back))), right_hand=_within(free, "r", _depth(second, tuple(low))))
    mine = first.bones
    hold = mine["waist"] if small else mine["chest"] + mine.chest @ np.array([0.0, -0.08, 0.0])
    back = hold + mine.chest @ np.array([-0.03, 0, -0.075])
    low = hold + mine.chest @ np.array([0.03, -0.05, -0.075])
    again = other.posed(
        poses.standing().but(lean=4, head=(-34, 12, 8)),
        second.view,
        left_hand=_within(second, "l", _depth(first, tuple(back))),
        right_hand=_within(second, "r", _depth(first, tuple(low))),
    )
    return [first, again]


def dancing(lead: Person, follow: Person, view: View, size: float | None = None) -> Pair:
    """A waltz: one hand at the waist, one at the shoulder, two joined and held out."""
    size = size or view.size * 0.95
    step = poses.standing().but(legs=(Leg(18, 3, 10, 8), Leg(-16, 3, 12, 26)), head=(22, -4, 0))
    first = lead.posed(step, view)
    second = follow.posed(step.but(legs=(Leg(14, 3, 8, 8), Leg(-22, 3, 16, 30)), lean=-6, head=(30, -6, 4)), _beside(view, 0.21, 0.0, size, 180))
    meet = _depth(first, tuple(first.bones["chest"] + np.array([0.20, -0.02, 0.10])))
    waist = _depth(second, tuple(second.bones["waist"] + second.bones.chest @ np.array([0.045, 0.04, -0.05])))
    shoulder = _depth(first, tuple(first.bones["shoulder_r"] + first.bones.chest @ np.array([0.0, 0.025, 0.02])))
    meet = _meeting(first, "l", second, "r", meet)
    waist, shoulder = _within(first, "r", waist), _within(second, "l", shoulder)
    return [lead.posed(step, view, left_hand=meet, right_hand=waist), follow.posed(second.bones.pose, second.view, right_hand=meet, left_hand=shoulder)]


def hand_in_hand(one: Person, other: Person, view: View, size: float | None = None, pose: poses.Pose | None = None) -> Pair:
    """Walking side by side, the other to the first's left; a small one's hand is drawn up."""
    size = size or view.size
    stride = pose or poses.walking(0.8)
    away = 0.22 + 0.12 * size / view.size
    second = other.posed(poses.walking(0.8, lead="right").but(), _beside(view, 0.0, away, size, 0))
    tall = view.size / size
    between = tuple((second.bones["shoulder_r"] * np.array([1.0, 0.0, 0.0]) + np.array([-0.07, 0.45 * min(1.45, tall) if tall > 1.1 else 0.46, 0.04])).tolist())
    meet = _meeting(one.posed(stride, view), "l", second, "r", _depth(second, between))
    return [one.posed(stride, view, left_hand=meet), other.posed(second.bones.pose, second.view, right_hand=meet)]


def leading(one: Person, other: Person, view: View, size: float | None = None) -> Pair:
    """The first goes ahead and draws the other after by the hand."""
    size = size or view.size
    second = other.posed(poses.walking(0.6, lean=2), _beside(view, -max(0.17, 0.42 - 0.46 * (1 - size / view.size)), 0.06, size, 0))
    pose = poses.walking(0.8, lean=8).but(head=(-20, 4, 0))
    wished = _depth(second, tuple(second.bones["shoulder_r"] + np.array([0.03, -0.20, 0.18])))
    meet = _meeting(one.posed(pose, view), "l", second, "r", wished)
    return [one.posed(pose, view, left_hand=meet), other.posed(second.bones.pose, second.view, right_hand=meet)]


def carrying(one: Person, child: Person, view: View, size: float | None = None) -> Pair:
    """A child on the arm, its head on the shoulder, asleep or not."""
    size = size or view.size * 0.5
    pose = poses.Pose((Arm(60, 10, 80, 50), Arm(50, 10, 80, 50)), (Leg(58, 22, 70, 30), Leg(58, 22, 70, 30)), lean=10, head=(-40, 20, 10), stands_on="seat")
    first = one.posed(poses.walking(0.5, lean=-5), view)
    seat = first.bones["waist"] + first.bones.chest @ np.array([0.05, 0.02, 0.12])
    x, y, deep = view.project(seat)[0]
    second = child.posed(pose, View((float(x), float(y)), size, view.heading + 176, view.tilt, view.roll, float(deep)))
    under = _depth(first, tuple(seat + np.array([-0.02, 0.0, 0.06])))
    back = _depth(first, tuple(seat + np.array([-0.05, 0.09, 0.08])))
    return [one.posed(poses.walking(0.5, lean=-5), view, left_hand=_within(first, "l", under), right_hand=_within(first, "r", back)), second]


def on_shoulders(one: Person, child: Person, view: View, size: float | None = None) -> Pair:
    """A child astride, held by the shins."""
    size = size or view.size * 0.5
    first = one.posed(poses.walking(0.7), view)
    x, y, deep = view.project(first.bones["chest"] + first.bones.chest @ np.array([0, 0.05, -0.045]))[0]
    pose = poses.Pose(
        (Arm(70, 20, 50, 20), Arm(150, 20, 10)), (Leg(64, 26, 84, 20), Leg(64, 26, 84, 20)), head=(0, 4, 0), hands=("open", "open"), stands_on="seat"
    )
    second = child.posed(pose, replace(view, at=(float(x), float(y)), size=size, depth=float(deep)))
    left, right = _within(first, "l", second.deep("ankle_l")), _within(first, "r", second.deep("ankle_r"))
    return [one.posed(poses.walking(0.7), view, left_hand=left, right_hand=right), second]
