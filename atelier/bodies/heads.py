"""Heads, faces, hair and hats, in radii of the skull: forward, up, left."""

from collections.abc import Callable, Sequence

import numpy as np

from atelier.bodies.clay import Clay, Eye, Stuff, cloth, fur, skin
from atelier.bodies.outfit import Face, Hair, Hat
from atelier.bodies.space import LEFT, Vec, ahead, turned
from atelier.palette import Colour, Pigment, mix

At = Callable[..., Vec]

_NOSES = {
    "straight": ([(0.86, 0.12), (1.1, -0.12)], [0.13, 0.15]),
    "long": ([(0.86, 0.14), (1.14, -0.04), (1.34, -0.2)], [0.12, 0.14, 0.14]),
    "button": ([(0.88, 0.0), (1.06, -0.1)], [0.12, 0.16]),
    "hooked": ([(0.86, 0.22), (1.14, 0.1), (1.26, -0.12), (1.2, -0.3)], [0.12, 0.15, 0.14, 0.1]),
    "snub": ([(0.86, 0.02), (1.04, -0.06), (1.16, 0.0)], [0.12, 0.15, 0.13]),
    "round": ([(0.86, 0.06), (1.14, -0.14)], [0.14, 0.24]),
}
_CHINS = {"soft": (0.42, -0.74, 0.36), "strong": (0.56, -0.80, 0.40), "weak": (0.24, -0.66, 0.36), "double": (0.40, -0.74, 0.40)}


class Head:
    """Where a head is: turns (forward, up, left) in skull radii into body space."""

    def __init__(self, centre: Vec, axes: Vec, radius: float) -> None:
        self.centre, self.axes, self.radius = centre, axes, radius

    def __call__(self, forward: float, up: float, left: float = 0.0) -> Vec:
        return self.centre + self.axes @ ahead(forward, up, left) * self.radius

    def line(self, *points: tuple[float, ...]) -> Vec:
        """Several places."""
        return np.array([self(*point) for point in points])


def add_head(clay: Clay, head: Head, neck: Vec, neck_radius: float, complexion: Pigment, face: Face) -> None:
    """Skull, jaw, nose, ears and the few marks of a face."""
    r, flesh = head.radius, skin(complexion)
    clay.limb(head.line((-0.14, 0.12), (0.08, 0.06)), [0.98 * r, 0.94 * r], flesh, "head", melt=0.012)
    forward, up, round_ = _CHINS[face.chin]
    clay.limb(head.line((0.2, -0.22), (forward, up)), [0.78 * r, round_ * r], flesh, "head", melt=0.016)
    if face.chin == "double":
        clay.limb(head.line((0.1, -0.86)), 0.46 * r, flesh, "head", melt=0.016)
    path, girth = _NOSES[face.nose]
    clay.limb(head.line(*path), [each * r for each in girth], skin(mix(complexion, "#c0503a", 0.12)), "head", melt=0.006)
    clay.limb([neck, head(-0.08, -0.5)], neck_radius, flesh, "head", melt=0.012)
    for sign in (1, -1):
        clay.limb([head(0.5, -0.28, 0.42 * sign)], 0.42 * r, flesh, "head", melt=0.02)
        clay.limb(head.line((-0.08, 0.1, 0.96 * sign), (-0.02, -0.16, 0.95 * sign)), 0.16 * r, skin(mix(complexion, "#c0503a", 0.15)), "head", melt=0.006)
    if face.brow == "heavy":
        clay.limb(head.line((0.84, 0.26, 0.42), (0.95, 0.3, 0.0), (0.84, 0.26, -0.42)), 0.16 * r, flesh, "head", melt=0.012)
    _features(clay, head, complexion, face)


def _features(clay: Clay, head: Head, complexion: Pigment, face: Face) -> None:
    r, dark = head.radius, mix(complexion, "#3a1216", 0.62)
    for sign in (1, -1):
        clay.eyes.append(Eye(head(0.84, 0.06, 0.38 * sign), head.axes @ ahead(0.8, 0, 0.6 * sign), head.axes @ ahead(1, 0), 0.095 * r, face.eyes))
        if face.brows:
            lift = 0.32 if face.brow == "smooth" else 0.26
            clay.mark(
                head.line((0.86, lift, 0.22 * sign), (0.82, lift + 0.06, 0.42 * sign), (0.68, lift, 0.62 * sign)),
                0.07 * r,
                mix(complexion, "#1c1216", 0.75),
                opacity=0.8,
            )
        if face.blush:
            clay.mark(head.line((0.8, -0.26, 0.46 * sign), (0.74, -0.27, 0.56 * sign)), 0.26 * r, mix(complexion, "#d0503a", 0.5), opacity=0.3, taper=0.0)
    if face.mouth == "plain":
        clay.mark(head.line((0.86, -0.5, 0.26), (0.93, -0.5, 0.0), (0.86, -0.5, -0.26)), 0.06 * r, dark, opacity=0.75)
    elif face.mouth == "open":
        clay.mark(head.line((0.9, -0.5, 0.1), (0.92, -0.52, 0.0), (0.9, -0.5, -0.1)), 0.2 * r, mix(complexion, "#2a0c10", 0.85), taper=0.2)
    if face.spectacles:
        _spectacles(clay, head)


def _spectacles(clay: Clay, head: Head) -> None:
    r, wire = head.radius, "#4a3a20"
    turn = np.linspace(0, 2 * np.pi, 15)
    for sign in (1, -1):
        ring = np.array([head(0.98, 0.06 + 0.24 * np.sin(a), sign * (0.4 + 0.26 * np.cos(a))) for a in turn])
        clay.mark(ring, 0.06 * r, wire, outside=False, taper=0.0)
        clay.mark(head.line((0.94, 0.08, 0.66 * sign), (0.4, 0.1, 0.98 * sign), (-0.02, 0.12, 1.02 * sign)), 0.055 * r, wire, taper=0.0)
    clay.mark(head.line((1.0, 0.08, 0.14), (1.04, 0.12, 0), (1.0, 0.08, -0.14)), 0.06 * r, wire, taper=0.0)


# ---- hair


def add_hair(clay: Clay, head: Head, hair: Hair, covered: bool) -> None:
    """A style on a head; under a hat only what shows beneath it."""
    r, stuff = head.radius, fur(hair.colour, mix(hair.colour, "#120a10", 0.4), 0.012)
    if hair.beard:
        _beard(clay, head, stuff, hair.beard)
    style = hair.style
    if style == "none":
        return
    if style == "balding":
        clay.limb(
            head.line((0.05, 0.0, 0.92), (-0.6, -0.1, 0.62), (-0.86, -0.12, 0.0), (-0.6, -0.1, -0.62), (0.05, 0.0, -0.92)), 0.3 * r, stuff, "hair", melt=0.01
        )
        return
    thick = 0.9 if covered else {"cropped": 0.98, "afro": 1.0}.get(style, 1.03)
    clay.limb(head.line((-0.22, 0.06 if covered else 0.2)), thick * r, stuff, "hair", melt=0.012)
    clay.limb(head.line((-0.42, -0.1), (-0.5, -0.36)), [0.74 * r, 0.52 * r], stuff, "hair", melt=0.012)
    for sign in (1, -1):
        clay.limb(
            head.line((0.12, 0.28 if covered else 0.4, 0.72 * sign), (0.02, 0.02, 0.86 * sign)),
            [(0.24 if covered else 0.34) * r, 0.16 * r],
            stuff,
            "hair",
            melt=0.012,
        )
    if not covered and style not in ("cropped", "bun", "afro"):
        clay.limb(head.line((0.5, 0.74, 0.42), (0.66, 0.72, 0.1), (0.52, 0.74, -0.4)), [0.34 * r, 0.4 * r, 0.34 * r], stuff, "hair", melt=0.02)
    _style(clay, head, stuff, style, covered)


# locks by style: places (forward, up, left) and the radius at each
_Lock = tuple[Sequence[tuple[float, float, float]], Sequence[float]]
_LOCKS: dict[str, Sequence[_Lock]] = {
    "bun": [(((-0.86, 0.72, 0), (-1.0, 0.92, 0)), (0.4, 0.46))],
    "ponytail": [(((-0.98, 0.4, 0), (-1.5, 0.3, 0), (-1.7, -0.5, 0), (-1.5, -1.3, 0)), (0.22, 0.34, 0.32, 0.08))],
    "plaits": [(((-0.35 + 0.05 * k, -0.45 - 0.36 * k, (0.86 + 0.02 * k) * s),), (0.27 - 0.028 * k,)) for s in (1, -1) for k in range(5)],
    "puffs": [(((-0.2, 0.82, 0.82 * s),), (0.5,)) for s in (1, -1)],
    "fringe": [(((0.72, 0.5, 0.5), (0.86, 0.48, 0.0), (0.72, 0.5, -0.5)), (0.24, 0.26, 0.24))],
}  # fmt: skip


def _hanging(low: float) -> Sequence[_Lock]:
    """Five locks down the back and sides."""
    lefts = (-0.78, -0.4, 0.0, 0.4, 0.78)
    backs = [-0.3 - 0.5 * (1 - abs(left)) for left in lefts]
    return [
        (((back + 0.2, 0.1, left), (back, -0.5, left * 1.12), (back - 0.08, low, left * 0.95)), (0.42, 0.36, 0.2))
        for left, back in zip(lefts, backs, strict=True)
    ]


_LOCKS.update(bob=_hanging(-0.72), long=_hanging(-2.1))
_UNDER_NO_HAT = ("bun", "puffs")


def _style(clay: Clay, head: Head, stuff: Stuff, style: str, covered: bool) -> None:
    if style in ("afro", "curls", "tousled"):
        _clusters(clay, head, stuff, style, covered)
    if covered and style in _UNDER_NO_HAT:
        return
    for points, girth in _LOCKS.get(style, ()):
        clay.limb(head.line(*points), [each * head.radius for each in girth], stuff, "hair", melt=0.012)


def _clusters(clay: Clay, head: Head, stuff: Stuff, style: str, covered: bool) -> None:
    """Many small balls over the back and top of the skull."""
    count, size, out = {"afro": (46, 0.46, 1.02), "curls": (34, 0.3, 0.98), "tousled": (20, 0.3, 0.96)}[style]
    turn = np.arange(count) * 2.399963
    up = 1 - (np.arange(count) + 0.5) / count * (1.5 if style == "afro" else 1.2)
    flat = np.sqrt(np.clip(1 - up**2, 0, 1))
    forward, left = flat * np.cos(turn), flat * np.sin(turn)
    keep = (forward < 0.45 + 0.35 * up) & ((up < 0.1) | (not covered))
    balls = np.array([head(f * out - 0.16, u * out + 0.14, s * out) for f, u, s in np.stack([forward, up, left], 1)[keep]])
    clay.limb(balls, size * head.radius, stuff, "hair", melt=0.008, loose=True)


def _beard(clay: Clay, head: Head, stuff: Stuff, kind: str) -> None:
    r = head.radius
    if kind in ("full", "long", "short"):
        drop = {"short": -0.9, "full": -1.2, "long": -1.9}[kind]
        for left in (-0.5, 0.0, 0.5):
            clay.limb(
                head.line((0.5, -0.56, left), (0.58, -0.86, left * 0.8), (0.62, drop, left * 0.4)), [0.34 * r, 0.36 * r, 0.12 * r], stuff, "beard", melt=0.012
            )
        for sign in (1, -1):
            clay.limb(head.line((0.1, 0.0, 0.88 * sign), (0.26, -0.42, 0.72 * sign)), 0.2 * r, stuff, "beard", melt=0.012)
    for sign in (1, -1):
        clay.limb(head.line((0.95, -0.34, 0.06 * sign), (0.86, -0.4, 0.36 * sign)), [0.13 * r, 0.08 * r], stuff, "beard", melt=0.008)


# ---- hats

_HATS: dict[str, list[tuple[float, float]]] = {
    "brim": [(0.40, 1.62), (0.36, 1.6), (0.46, 1.05), (0.52, 1.0), (1.02, 0.92), (1.2, 0.74), (1.2, 0.4), (1.12, 0.0)],
    "bowler": [(0.46, 1.32), (0.38, 1.34), (0.44, 1.04), (0.5, 1.02), (0.8, 0.98), (1.1, 0.78), (1.26, 0.42), (1.3, 0.0)],
    "top": [(0.42, 1.42), (0.38, 1.42), (0.44, 0.98), (0.5, 0.94), (1.2, 0.9), (1.75, 0.96), (1.8, 0.9), (1.8, 0.0)],
    "straw": [(0.30, 2.0), (0.26, 1.98), (0.46, 1.1), (0.52, 1.0), (0.98, 0.9), (1.12, 0.7), (1.12, 0.0)],
    "cap": [(0.30, 1.06), (0.42, 1.1), (0.72, 1.12), (0.98, 0.96), (1.14, 0.5), (1.16, 0.0)],
    "beanie": [(0.22, 1.06), (0.4, 1.1), (0.44, 1.04), (0.8, 0.98), (1.12, 0.68), (1.24, 0.2), (1.24, 0.0)],
    "beret": [(0.46, 1.0), (0.6, 1.32), (0.76, 1.4), (0.92, 1.1), (1.0, 0.5), (1.02, 0.0)],
    "helmet": [(0.2, 1.2), (0.24, 1.16), (0.5, 1.1), (0.86, 0.92), (1.1, 0.6), (1.2, 0.0)],
    "chef": [(0.4, 1.02), (0.5, 1.03), (1.0, 1.0), (1.1, 1.28), (1.4, 1.36), (1.66, 1.1), (1.76, 0.5), (1.76, 0.0)],
    "sou'wester": [(0.06, 1.5), (0.3, 1.2), (0.44, 1.05), (0.8, 0.98), (1.1, 0.66), (1.2, 0.0)],
    "crown": [(0.42, 0.98), (0.44, 1.0), (0.9, 1.06), (0.88, 1.02), (0.46, 0.96)],
}  # fmt: skip


def add_hat(clay: Clay, head: Head, hat: Hat) -> None:
    """On the crown of the head, a little back."""
    r, stuff = head.radius, cloth(hat.colour)
    if hat.kind in ("headscarf", "hood"):
        _wrapped(clay, head, stuff, hat.kind)
        return
    if hat.kind == "nightcap":
        clay.turned([(0.3 * r, 1.06 * r), (0.5 * r, 1.08 * r), (0.9 * r, 0.9 * r), (1.15 * r, 0.6 * r)], stuff, "hat", at=head(0, 0), axes=head.axes)
        clay.limb(head.line((-0.1, 1.0), (-0.4, 1.5), (-1.1, 1.4), (-1.5, 0.7)), [0.66 * r, 0.46 * r, 0.28 * r, 0.12 * r], stuff, "hat", melt=0.02)
        clay.limb(head.line((-1.56, 0.56)), 0.24 * r, cloth(hat.band or "#f0e8d8"), "hat", melt=0.004)
        return
    axes = head.axes @ turned(LEFT, -10)
    profile = [(h * r, w * r) for h, w in _HATS[hat.kind]]
    clay.turned(profile, stuff, "hat", at=head(-0.06, 0.0), axes=axes, steps=2)
    if hat.kind == "cap":
        clay.limb(head.line((0.8, 0.44, 0.44), (1.36, 0.32, 0.2), (1.36, 0.32, -0.2), (0.8, 0.44, -0.44)), 0.13 * r, stuff, "hat", melt=0.02)
    if hat.kind == "beanie":
        clay.limb(head.line((-0.28, 1.36)), 0.26 * r, cloth(hat.band or hat.colour), "hat", melt=0.004)
    if hat.band and hat.kind in ("brim", "bowler", "top", "straw"):
        wide = {"brim": 1.0, "bowler": 1.01, "top": 0.94, "straw": 1.0}[hat.kind]
        clay.turned([(0.5 * r, wide * 1.035 * r), (0.72 * r, wide * 1.01 * r)], cloth(hat.band), "hatband", at=head(-0.06, 0.0), axes=axes, steps=1)


def _wrapped(clay: Clay, head: Head, stuff: Stuff, kind: str) -> None:
    r = head.radius
    clay.limb(head.line((-0.16, 0.16)), 1.12 * r, stuff, "hat", melt=0.02)
    clay.limb(head.line((-0.5, -0.2), (-0.62, -0.7)), [0.8 * r, 0.5 * r], stuff, "hat", melt=0.02)
    for sign in (1, -1):
        clay.limb(
            head.line((0.36, 0.7, 0.5 * sign), (0.22, 0.0, 0.95 * sign), (0.34, -0.7, 0.55 * sign), (0.5, -1.0, 0.0)),
            [0.3 * r, 0.2 * r, 0.2 * r, 0.2 * r],
            stuff,
            "hat",
            melt=0.02,
        )
    if kind == "headscarf":
        for sign in (1, -1):
            clay.limb(head.line((0.5, -1.02, 0.0), (0.62, -1.3, 0.26 * sign)), [0.14 * r, 0.2 * r], stuff, "hat", melt=0.01)
    else:
        clay.limb(head.line((-0.7, 0.6), (-1.1, 0.9)), [0.6 * r, 0.2 * r], stuff, "hat", melt=0.02)


def skin_shade(complexion: Colour) -> Colour:
    """A little darker: lips, creases."""
    return mix(complexion, "#3a1216", 0.4)
