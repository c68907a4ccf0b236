"""Poses by name. Each is a function whose words vary it; `pose.but(...)` changes anything further.

Angles are degrees. An arm swings forward from hanging, spreads outward, bends at the elbow and turns inward across the
chest; a leg swings forward, spreads, bends at the knee, and its foot tips the toes down.
"""

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

Turn = tuple[float, float, float]


class Arm(NamedTuple):
    """Swing, spread, elbow, inward."""

    swing: float = 0.0
    spread: float = 7.0
    elbow: float = 14.0
    inward: float = 4.0


class Leg(NamedTuple):
    """Swing, spread, knee, and how far the toes tip down."""

    swing: float = 0.0
    spread: float = 3.0
    knee: float = 0.0
    foot: float = 0.0


@dataclass(frozen=True)
class Pose:
    """A way of holding oneself. `stands_on` says which part is at the View's place: feet, seat, knees, back, middle, hands."""

    arms: tuple[Arm, Arm] = (Arm(-3), Arm(4))  # left, right
    legs: tuple[Leg, Leg] = (Leg(1), Leg(-1))
    lean: float = 0.0
    side: float = 0.0
    twist: float = 0.0
    curl: float = 0.0
    tip: float = 0.0  # the whole body forward: 90 lies on its belly, -90 on its back
    tumble: float = 0.0  # the whole body to its left
    head: Turn = (0.0, 0.0, 0.0)  # turned to its left, nodding, tilted
    hands: tuple[str, str] = ("easy", "easy")  # easy, open, flat, point, grip, fist
    stands_on: str = "feet"

    def but(self, **changes: Any) -> "Pose":
        """The same pose, changed."""
        return replace(self, **changes)


def standing(weight: float = 0.0, nod: float = 0.0) -> Pose:
    """At ease; `weight` -1 to 1 rests it on one leg."""
    return Pose(
        legs=(Leg(3 + 4 * max(0, weight), 3, 8 * max(0, weight)), Leg(-1 + 4 * max(0, -weight), 3, 8 * max(0, -weight))),
        side=3 * weight, head=(0, nod, -3 * weight),
    )  # fmt: skip


def walking(stride: float = 1.0, lean: float = 4.0, lead: str = "left") -> Pose:
    """Mid-step, one heel down; arms swing against the legs."""
    front, back = Leg(24 * stride, 3, 4, -16 * stride), Leg(-20 * stride, 3, 16 * stride, 34 * stride)
    swing = (Arm(-24 * stride, 8, 16), Arm(26 * stride, 8, 28, 8))
    if lead == "left":
        return Pose(swing, (front, back), lean=lean, twist=6 * stride)
    return Pose((swing[1], swing[0]), (back, front), lean=lean, twist=-6 * stride)


def running(stride: float = 1.0, lean: float = 14.0, lead: str = "left") -> Pose:
    """One knee high, one foot far behind, elbows bent."""
    front, back = Leg(58 * stride, 3, 70 * stride, 4), Leg(-30 * stride, 3, 46 * stride, 70)
    swing = (Arm(-48 * stride, 12, 78, 6), Arm(46 * stride, 8, 84, 12))
    if lead == "left":
        return Pose(swing, (front, back), lean=lean, twist=10, head=(0, -8, 0))
    return Pose((swing[1], swing[0]), (back, front), lean=lean, twist=-10, head=(0, -8, 0))


def sitting(slump: float = 6.0, knees: float = 88.0, apart: float = 7.0) -> Pose:
    """On a seat (the View's place is where it sits), hands in the lap."""
    return Pose(
        (Arm(26, 8, 58, 22), Arm(26, 8, 58, 22)), (Leg(84, apart, knees), Leg(84, apart, knees)), lean=slump,
        curl=slump, head=(0, 8, 0), stands_on="seat",
    )  # fmt: skip


def sitting_on_ground(hug: bool = False) -> Pose:
    """Knees drawn up; with `hug`, arms round them."""
    arm = Arm(58, 6, 46, 26) if hug else Arm(-28, 16, 8, 0)
    return Pose(
        (arm, arm),
        (Leg(118, 5, 118, 10), Leg(112, 6, 112, 10)),
        lean=18 if hug else -14,
        curl=22 if hug else 0,
        head=(0, 14 if hug else -4, 0),
        stands_on="seat",
    )


def cross_legged() -> Pose:
    """Tailor-fashion, hands free for a book."""
    return Pose((Arm(32, 8, 66, 26), Arm(32, 8, 66, 26)), (Leg(70, 46, 132, 10), Leg(70, 46, 132, 10)), lean=10, curl=12, head=(0, 16, 0), stands_on="seat")


def kneeling(bow: float = 14.0, one: bool = False) -> Pose:
    """On both knees, or on one."""
    down = Leg(2, 6, 98, 62)
    return Pose((Arm(34, 6, 46, 10), Arm(30, 6, 52, 12)), (Leg(80, 6, 84, 0) if one else down, down), lean=bow, curl=8, head=(0, 12, 0), stands_on="knees")


def crouching() -> Pose:
    """On the haunches."""
    return Pose((Arm(60, 8, 36, 14), Arm(60, 8, 36, 14)), (Leg(112, 10, 132, 14), Leg(106, 10, 130, 18)), lean=28, curl=16, head=(0, -6, 0))


def climbing() -> Pose:
    """A ladder: give hands and feet the rungs as targets, or keep these."""
    return Pose((Arm(158, 10, 24), Arm(122, 10, 64)), (Leg(32, 6, 40), Leg(78, 6, 92)), lean=4, head=(0, -24, 0), hands=("grip", "grip"))


def reaching(up: float = 160.0, both: bool = False) -> Pose:
    """On tiptoe, an arm (or both) stretched up."""
    high, low = Arm(up, 6, 8), Arm(-6, 10, 16)
    return Pose((high if both else low, high), (Leg(2, 3, 2, 24), Leg(-4, 3, 4, 26)), lean=-3, side=0 if both else 6, head=(0, -26, 0), hands=("open", "open"))


def carrying(height: float = 0.4) -> Pose:
    """Both forearms out in front; `height` 0 low to 1 at the chin."""
    arm = Arm(8 + 30 * height, 5, 68 + 36 * height, 14)
    return Pose((arm, arm), walking(0.55).legs, lean=-6, hands=("flat", "flat"))


def pulling(lean: float = 26.0) -> Pose:
    """Leaning back on a rope with both hands."""
    return Pose((Arm(62, 4, 8, 20), Arm(54, 4, 22, 24)), (Leg(34, 5, 8, -6), Leg(-2, 5, 34, -2)), lean=-lean, head=(0, lean * 0.5, 0), hands=("grip", "grip"))


def pushing(lean: float = 24.0) -> Pose:
    """Bent forward against a weight."""
    return Pose((Arm(78, 6, 16), Arm(78, 6, 16)), (Leg(26, 4, 40, 4), Leg(-28, 4, 8, 26)), lean=lean, head=(0, -12, 0), hands=("flat", "flat"))


def pointing(up: float = 84.0) -> Pose:
    """One arm out."""
    return Pose((Arm(-4), Arm(up, 4, 4, 4)), (Leg(4), Leg(-6, 3, 6)), head=(0, -4, 0), hands=("easy", "point"))


def waving() -> Pose:
    """One hand up beside the head."""
    return Pose((Arm(-4), Arm(10, 84, 10, -62)), (Leg(2), Leg(-2)), side=-4, head=(0, -6, 4), hands=("easy", "open"))


def reading(seated: bool = False) -> Pose:
    """Head bent over both hands."""
    arm = Arm(26, 4, 84, 24)
    base = sitting(8) if seated else standing()
    return base.but(arms=(arm, arm), head=(0, 26, 0), hands=("grip", "grip"), curl=10)


def rowing(back: float = 18.0) -> Pose:
    """Seated, legs braced, both hands on the oars."""
    return Pose(
        (Arm(64, 10, 18, 8), Arm(64, 10, 18, 8)),
        (Leg(74, 6, 52), Leg(74, 6, 52)),
        lean=-back,
        curl=8,
        head=(0, back * 0.6, 0),
        hands=("grip", "grip"),
        stands_on="seat",
    )


def lying(side: str = "back") -> Pose:
    """Stretched out on the back, the belly or a side."""
    arms = (Arm(8, 14, 30, 30), Arm(4, 12, 60, 50))
    legs = (Leg(4, 5, 8, 24), Leg(10, 5, 20, 20))
    if side == "back":
        return Pose(arms, legs, tip=-90, head=(0, 8, 0), stands_on="back")
    if side == "belly":
        return Pose((Arm(150, 20, 60, 30), Arm(140, 20, 70, 30)), legs, tip=90, head=(70, 0, 0), stands_on="back")
    return Pose(
        (Arm(70, 6, 70, 30), Arm(50, 6, 90, 20)), (Leg(40, 4, 60, 20), Leg(25, 4, 40, 20)), tip=-90, tumble=-78, curl=18, head=(0, 14, 0), stands_on="back"
    )


def curled() -> Pose:
    """Asleep on one side, knees drawn up, a hand beneath the cheek."""
    return Pose(
        (Arm(72, 4, 118, 16), Arm(64, 6, 112, 18)),
        (Leg(128, -4, 140, 30), Leg(116, -4, 132, 30)),
        tip=-90,
        tumble=-84,
        lean=26,
        curl=34,
        head=(0, 24, 0),
        stands_on="back",
    )


def flying(arms_out: bool = True) -> Pose:
    """Belly down on the air; also falling, with `pose.but(tip=...)`."""
    arm = Arm(150, 26, 10) if arms_out else Arm(-14, 12, 8)
    return Pose((arm, arm), (Leg(-8, 6, 10, 72), Leg(-16, 6, 26, 80)), tip=72, head=(0, -46, 0), hands=("open", "open"), stands_on="middle")


def falling() -> Pose:
    """Arms and legs anyhow."""
    return Pose(
        (Arm(120, 50, 30), Arm(60, 60, 40)),
        (Leg(50, 14, 60, 20), Leg(-10, 20, 50, 30)),
        tip=-50,
        tumble=20,
        head=(0, -20, 10),
        hands=("open", "open"),
        stands_on="middle",
    )


def dancing(step: float = 1.0) -> Pose:
    """One foot off the ground, arms up and out."""
    return Pose(
        (Arm(12, 92, 8, -38), Arm(10, 78, 12, -30)),
        (Leg(38 * step, 8, 62 * step, 30), Leg(-4, 4, 6)),
        side=8 * step,
        twist=14,
        head=(10, -8, 8),
        hands=("open", "open"),
    )


def bowing(deep: float = 60.0) -> Pose:
    """Bent at the hips."""
    return Pose((Arm(30, 6, 20), Arm(-20, 14, 50, 30)), (Leg(6, 3, 4), Leg(-8, 3, 6)), lean=deep, curl=8, head=(0, 20, 0))


def leaning_back() -> Pose:
    """Lounging against something, arms folded."""
    return Pose((Arm(34, 4, 96, 52), Arm(30, 4, 98, 56)), (Leg(22, 3, 4), Leg(14, 3, 18)), lean=-10, head=(0, 4, 0))


def sweeping() -> Pose:
    """Both hands on a long handle."""
    return Pose((Arm(40, 4, 70, 20), Arm(24, 4, 30, 18)), (Leg(12, 4, 8), Leg(-12, 4, 8)), lean=12, head=(0, 18, 0), hands=("grip", "grip"))


NAMED = {
    "standing": standing, "walking": walking, "running": running, "sitting": sitting, "sitting on the ground": sitting_on_ground,
    "cross-legged": cross_legged, "kneeling": kneeling, "crouching": crouching, "climbing": climbing, "reaching": reaching,
    "carrying": carrying, "pulling": pulling, "pushing": pushing, "pointing": pointing, "waving": waving, "reading": reading,
    "rowing": rowing, "lying": lying, "curled": curled, "flying": flying, "falling": falling, "dancing": dancing,
    "bowing": bowing, "leaning back": leaning_back, "sweeping": sweeping,
}  # fmt: skip
