"""Animals' heads, in radii of the skull: forward, up, left."""

from collections.abc import Callable

import numpy as np

from atelier.bodies.clay import Clay, Eye, Stuff, fur, shaded
from atelier.bodies.heads import Head
from atelier.bodies.space import ahead
from atelier.bodies.species import Species
from atelier.light import GLAZE, MATT
from atelier.palette import Pigment, mix

_SIDES = (1, -1)


class _Face:
    """What the head builders share."""

    def __init__(self, clay: Clay, species: Species, head: Head, eye: str) -> None:
        self.clay, self.s, self.h, self.r, self.eye = clay, species, head, head.radius, eye
        self.coat = fur(species.colour, species.under, species.fur * 0.45)
        self.pale = fur(species.under, species.under, species.fur * 0.35)

    def limb(self, points: list[tuple[float, ...]], girth: list[float], stuff: Stuff | None = None, melt: float = 0.25, part: str = "head") -> None:
        self.clay.limb(
            self.h.line(*points), [each * self.r for each in girth], stuff or self.coat, part, group="body" if part == "head" else part, melt=melt * self.r
        )

    def eyes(self, forward: float, up: float, left: float, radius: float, outward: tuple[float, float, float] = (0.5, 0.25, 0.85)) -> None:
        for sign in _SIDES:
            out = self.h.axes @ ahead(outward[0], outward[1], outward[2] * sign)
            self.clay.eyes.append(Eye(self.h(forward, up, left * sign), out, self.h.axes @ ahead(1, 0), radius * self.r, self.eye, self.s.iris))

    def nose(self, forward: float, up: float, size: float, pigment: Pigment = "#1c1418") -> None:
        self.limb([(forward, up)], [size], Stuff(pigment, GLAZE, finest=0.7), 0.05, "nose")

    def ears(self, root: tuple[float, float, float], lean: float = 0.0, out: float = 0.35) -> None:
        """Pricked if `species.ear` is more than nothing, hanging if less."""
        forward, up, left = root
        size = abs(self.s.ear)
        for sign in _SIDES:
            if self.s.ear > 0:
                tip = (forward - 0.15 + lean, up + size, (left + out * size * 0.4) * sign)
                for share in (-0.42, 0.0, 0.42):
                    self.limb(
                        [(forward + share * 0.5, up - 0.1 - abs(share) * 0.2, (left + share * 0.55) * sign), tip],
                        [0.2, 0.05],
                        fur(mix(self.s.colour, self.s.dark, 0.2), None, 0),
                        0.12,
                    )
                self.clay.mark(
                    self.h.line((forward + 0.18, up + 0.1, (left + 0.05) * sign), (tip[0] + 0.06, tip[1] - 0.2, tip[2])),
                    0.2 * self.r,
                    mix(self.s.dark, "#c08a78", 0.35),
                    opacity=0.55,
                )
            else:
                self.limb(
                    [(forward, up, left * sign), (forward - 0.1, up - 0.05, (left + 0.4) * sign), (forward + 0.1, up - size, (left + 0.5) * sign)],
                    [0.26, 0.26, 0.14],
                    fur(mix(self.s.colour, self.s.dark, 0.35), None, self.s.fur * 0.3),
                    0.1,
                )


def add_beast_head(clay: Clay, species: Species, head: Head, eye: str = "dot") -> None:
    """Whatever head the animal carries."""
    _HEADS[species.kind](_Face(clay, species, head, eye))


def _dog(f: _Face) -> None:
    m, s = f.s.muzzle, f.s
    f.limb([(-0.35, 0.0), (0.2, 0.1)], [0.95, 0.86])
    f.limb(
        [(0.45, -0.05), (0.4 + m * 0.55, -0.22), (0.35 + m, -0.26)],
        [0.6, 0.38, 0.27],
        fur(shaded(s.colour, mix(s.colour, s.dark, 0.25)), s.under, s.fur * 0.25),
    )
    f.limb([(0.35, -0.5), (0.3 + m * 0.75, -0.5)], [0.42, 0.2], f.pale)
    for sign in _SIDES:
        f.limb([(0.1, -0.3, 0.52 * sign), (-0.35, -0.5, 0.7 * sign)], [0.42, 0.3], f.pale)
    f.nose(0.38 + m + 0.2, -0.18, 0.16)
    f.ears((-0.25, 0.62, 0.5))
    f.eyes(0.66, 0.28, 0.5, 0.115, (0.6, 0.25, 0.75))
    for sign in _SIDES:
        f.clay.mark(f.h.line((0.5 + m, -0.38, 0.12 * sign), (0.3 + m * 0.5, -0.46, 0.33 * sign)), 0.06 * f.r, "#1c1418", opacity=0.7)


def _cat(f: _Face) -> None:
    m, s = f.s.muzzle, f.s
    f.limb([(-0.2, 0.0), (0.15, 0.05)], [1.0, 0.95])
    for sign in _SIDES:
        f.limb([(0.2, -0.3, 0.5 * sign)], [0.52])
        f.limb([(0.55 + m * 0.3, -0.32, 0.18 * sign)], [0.34], f.pale)
    f.limb([(0.5, -0.05), (0.6 + m * 0.45, -0.14)], [0.5, 0.22])
    f.limb([(0.55, -0.56), (0.5 + m * 0.35, -0.58)], [0.32, 0.22], f.pale)
    f.nose(0.62 + m * 0.62, -0.12, 0.11, "#a8655c")
    if s.ear > 0:
        f.ears((-0.1, 0.7, 0.55), out=0.3)
    else:
        _round_ears(f, (-0.1, 0.72, 0.62), 0.34)
    f.eyes(0.74, 0.12, 0.46, 0.15, (0.85, 0.15, 0.5))
    for sign in _SIDES:
        for k in range(3):
            f.clay.mark(
                f.h.line((0.6 + m * 0.5, -0.3 - 0.06 * k, 0.25 * sign), (0.5, -0.3 - 0.2 * k, 1.4 * sign)),
                0.022 * f.r,
                "#efe6d8",
                outside=True,
                opacity=0.5,
                taper=0.7,
            )


def _round_ears(f: _Face, root: tuple[float, float, float], size: float) -> None:
    forward, up, left = root
    for sign in _SIDES:
        f.limb([(forward, up, left * sign), (forward - 0.05, up + size * 0.8, (left + size * 0.35) * sign)], [size, size * 0.85], None, 0.1)
        f.clay.mark(
            f.h.line((forward + size * 0.7, up + size * 0.3, left * sign), (forward + size * 0.6, up + size, (left + size * 0.3) * sign)),
            size * 0.7 * f.r,
            mix(f.s.dark, "#b08a78", 0.3),
            opacity=0.6,
        )


def _bear(f: _Face) -> None:
    m, s = f.s.muzzle, f.s
    face = s.face or s.under
    f.limb([(-0.4, 0.0), (0.2, 0.08)], [0.98, 0.92])
    for sign in _SIDES:
        f.limb([(0.1, -0.35, 0.5 * sign)], [0.46])
    stuff = fur(shaded(mix(s.colour, face, 0.4), face), face, 0.01)
    f.limb([(0.55, -0.1), (0.5 + m * 0.9, -0.26)], [0.55, 0.37], stuff)
    f.limb([(0.45, -0.48), (0.4 + m * 0.75, -0.56)], [0.4, 0.24], fur(mix(face, s.colour, 0.3), None, 0))
    f.nose(0.66 + m * 0.95, -0.12, 0.2)
    if s.ear:
        _round_ears(f, (-0.3, 0.66, 0.64), 0.5 * s.ear)
    f.eyes(0.82, 0.24, 0.46, 0.11, (0.8, 0.25, 0.7))


def _horse(f: _Face) -> None:
    m, s = f.s.muzzle, f.s
    f.limb([(-0.2, -0.05), (0.4, 0.02)], [0.96, 0.86])
    f.limb([(0.1, -0.45), (0.7, -0.5)], [0.78, 0.52])
    f.limb([(0.6, 0.0), (0.5 + m * 0.55, -0.16), (0.5 + m, -0.3)], [0.74, 0.5, 0.46], fur(shaded(s.colour, mix(s.colour, s.dark, 0.4), 0.4), None, 0))
    f.limb([(0.5 + m * 0.92, -0.58)], [0.3], fur(mix(s.colour, s.dark, 0.45), None, 0))
    f.ears((-0.28, 0.74, 0.4), out=0.1)
    f.eyes(0.62, 0.3, 0.62, 0.15, (0.3, 0.25, 1.0))
    for sign in _SIDES:
        f.clay.mark(f.h.line((0.62 + m, -0.18, 0.34 * sign), (0.52 + m, -0.28, 0.4 * sign)), 0.12 * f.r, "#120c10", taper=0.3)
        f.clay.mark(f.h.line((0.8 + m, -0.54, 0.2 * sign), (0.5 + m * 0.75, -0.6, 0.4 * sign)), 0.05 * f.r, "#1c1418")
    if s.mane is not None:
        hair = fur(s.mane, None, 0.03)
        for left in (-0.2, 0.0, 0.2):
            f.limb([(-0.3, 0.85, left), (0.3, 0.9, left * 1.4), (0.8, 0.55, left * 1.8)], [0.16, 0.14, 0.04], hair, 0.06)


def _cow(f: _Face) -> None:
    m, s = f.s.muzzle, f.s
    f.limb([(-0.2, 0.0), (0.35, 0.05)], [0.95, 0.88])
    f.limb([(0.5, -0.1), (0.4 + m * 0.6, -0.25), (0.4 + m, -0.35)], [0.74, 0.56, 0.5], fur(shaded(s.colour, s.face or s.under, 0.55, 0.8), None, 0))
    f.limb([(0.3, -0.5), (0.35 + m * 0.7, -0.6)], [0.55, 0.36])
    _side_ears(f, (-0.2, 0.35, 0.8))
    _horns(f, (-0.1, 0.75, 0.5), 0.9)
    f.eyes(0.6, 0.28, 0.66, 0.14, (0.35, 0.25, 1.0))
    for sign in _SIDES:
        f.clay.mark(f.h.line((0.8 + m, -0.26, 0.2 * sign), (0.74 + m, -0.34, 0.34 * sign)), 0.12 * f.r, "#5a2a26", taper=0.2)


def _side_ears(f: _Face, root: tuple[float, float, float]) -> None:
    forward, up, left = root
    size = abs(f.s.ear) or 1.0
    stuff = fur(mix(f.s.face or f.s.colour, f.s.dark, 0.2) if f.s.wool else f.s.colour, None, 0)
    for sign in _SIDES:
        f.limb(
            [(forward, up, left * sign), (forward - 0.15, up - 0.05, (left + 0.45 * size) * sign), (forward - 0.1, up - 0.3, (left + 0.9 * size) * sign)],
            [0.18, 0.26, 0.07],
            stuff,
            0.08,
        )


def _horns(f: _Face, root: tuple[float, float, float], curve: float) -> None:
    if not f.s.horns:
        return
    n, (forward, up, left) = f.s.horns, root
    horn = Stuff("#cbb690", MATT)
    for sign in _SIDES:
        if f.s.kind == "deer":
            f.limb(
                [
                    (forward, up, left * sign),
                    (forward - 0.7 * n, up + 0.8 * n, (left + 0.6 * n) * sign),
                    (forward - 0.3 * n, up + 1.9 * n, (left + 0.8 * n) * sign),
                ],
                [0.13, 0.1, 0.03],
                horn,
                0.05,
                "horns",
            )
            for share, reach in ((0.3, 0.6), (0.65, 0.6), (0.85, 0.45)):
                b = (forward - 0.7 * n * min(1, share * 2), up + 1.7 * n * share, (left + 0.7 * n * share + 0.1) * sign)
                f.limb([b, (b[0] + reach * n, b[1] + 0.6 * n, b[2] + 0.12 * n * sign)], [0.09, 0.02], horn, 0.05, "horns")
        else:
            f.limb(
                [
                    (forward, up, left * sign),
                    (forward - 0.4 * n, up + 0.9 * n * curve, (left + 0.35 * n) * sign),
                    (forward - 1.3 * n * (f.s.kind == "goat") + 0.3 * (f.s.kind == "cow"), up + 1.3 * n * curve, (left + 0.5 * n) * sign),
                ],
                [0.2, 0.15, 0.03],
                horn,
                0.06,
                "horns",
            )


def _sheep(f: _Face) -> None:
    m, s = f.s.muzzle, f.s
    bare = fur(s.face or s.colour, None, 0.01)
    f.limb([(-0.1, 0.0), (0.4, 0.0)], [0.86, 0.74], bare)
    f.limb([(0.5, -0.12), (0.5 + m * 0.6, -0.34), (0.45 + m, -0.46)], [0.62, 0.46, 0.36], bare)
    if s.wool:
        turn = np.arange(16) * 2.4
        up = 1 - np.arange(16) / 20
        spots = [(-0.25 + 0.75 * np.sqrt(1 - u * u) * np.cos(t), 0.28 + 0.62 * u, 0.75 * np.sqrt(1 - u * u) * np.sin(t)) for t, u in zip(turn, up, strict=True)]
        f.clay.limb(f.h.line(*spots), 0.3 * f.r, Stuff(s.colour), "wool", group="wool", melt=0.05 * f.r, loose=True)
    _side_ears(f, (-0.2, 0.3, 0.66))
    _horns(f, (-0.2, 0.7, 0.35), 0.9)
    f.eyes(0.56, 0.16, 0.6, 0.12, (0.45, 0.2, 1.0))
    for sign in _SIDES:
        f.clay.mark(f.h.line((0.8 + m, -0.38, 0.06 * sign), (0.7 + m, -0.36, 0.22 * sign)), 0.08 * f.r, mix(s.dark, "#c07060", 0.3))


def _goat(f: _Face) -> None:
    _sheep(f)
    m = f.s.muzzle
    f.limb([(0.35 + m, -0.75), (0.3 + m, -1.1), (0.25 + m, -1.5)], [0.2, 0.18, 0.03], fur(mix(f.s.colour, f.s.dark, 0.2), None, 0.05), 0.1)


def _deer(f: _Face) -> None:
    m = f.s.muzzle
    f.limb([(-0.2, 0.0), (0.3, 0.05)], [0.92, 0.84])
    f.limb([(0.5, -0.08), (0.4 + m * 0.6, -0.25), (0.4 + m, -0.32)], [0.62, 0.4, 0.32])
    f.limb([(0.3, -0.5), (0.3 + m * 0.7, -0.55)], [0.45, 0.22], f.pale)
    f.nose(0.6 + m, -0.24, 0.17)
    _side_ears(f, (-0.25, 0.55, 0.6))
    _horns(f, (-0.1, 0.75, 0.36), 1.0)
    f.eyes(0.55, 0.25, 0.6, 0.16, (0.4, 0.2, 1.0))


def _elephant(f: _Face) -> None:
    s = f.s
    hide = Stuff(s.colour, under=mix(s.colour, "#c8a8a0", 0.2))
    f.limb([(-0.3, 0.1), (0.3, 0.15)], [1.0, 0.85], hide)
    for sign in _SIDES:
        f.limb([(0.0, 0.5, 0.3 * sign), (0.35, 0.45, 0.28 * sign)], [0.55, 0.42], hide)
        f.limb([(0.7, -0.5, 0.34 * sign), (1.2, -1.0, 0.46 * sign), (1.75, -0.95, 0.5 * sign)], [0.13, 0.11, 0.03], Stuff("#f0e6cc"), 0.05, "tusks")
        root = f.h(-0.3, 0.3, 0.72 * sign)
        tips = f.h.line(
            (-0.1, 0.95, 0.95 * sign),
            (-0.9, 1.05, 1.4 * sign),
            (-1.6, 0.4, 1.6 * sign),
            (-1.5, -0.6, 1.45 * sign),
            (-1.0, -1.3, 1.2 * sign),
            (-0.5, -1.2, 1.0 * sign),
            (-0.25, -0.5, 0.85 * sign),
        )
        f.clay.fan(root, tips, (0.20 * f.r, 0.10 * f.r), Stuff(mix(s.colour, "#b89a98", 0.15)), f"ear{sign}", group=f"ear{sign}", melt=0.22 * f.r, count=66)
    trunk = [(0.65, -0.05), (1.1, -0.55), (1.22, -1.4), (1.12, -2.2), (1.3, -2.85), (1.7, -3.0)]
    f.limb(list(trunk), [0.58, 0.47, 0.36, 0.28, 0.21, 0.15], hide)
    f.limb([(0.4, -0.6), (0.7, -0.85)], [0.42, 0.2], hide)
    for share in np.linspace(0.5, 4.6, 13):
        k, part = int(share), share - int(share)
        forward, up = (np.array(trunk[k]) * (1 - part) + np.array(trunk[k + 1]) * part).tolist()
        wide = 0.5 - 0.08 * share
        f.clay.mark(
            f.h.line(*((forward + 0.04, up - 0.02, wide * t) for t in (-0.95, -0.6, 0.0, 0.6, 0.95))), 0.05 * f.r, mix(s.colour, s.dark, 0.8), opacity=0.4
        )
    f.eyes(0.62, 0.12, 0.68, 0.1, (0.45, 0.1, 1.0))


def _rodent(f: _Face) -> None:
    m, s = f.s.muzzle, f.s
    pink = s.face or "#e0a090"
    f.limb([(-0.3, 0.0), (0.2, 0.04)], [0.95, 0.88])
    for sign in _SIDES:
        f.limb([(0.3, -0.34, 0.4 * sign)], [0.48], fur(mix(s.colour, s.under, 0.4), s.under, s.fur * 0.2))
    f.limb([(0.45, -0.1), (0.5 + m * 0.5, -0.2), (0.42 + m, -0.28)], [0.66, 0.45, 0.22], fur(mix(s.colour, s.under, 0.1), s.under, s.fur * 0.2))
    f.nose(0.56 + m, -0.22, 0.13, mix(pink, s.dark, 0.25))
    for sign in _SIDES:
        if s.ear:
            size = s.ear * 0.62
            centre = (-0.3, 0.62 + size * 0.6, (0.5 + size * 0.4) * sign)
            k = np.arange(60)
            out, turn = size * 0.86 * np.sqrt((k + 0.5) / 60), k * 2.399963
            disc = np.stack([centre[0] + 0.10 * out * np.cos(turn), centre[1] + out * np.sin(turn), centre[2] + out * np.cos(turn)], 1)
            f.clay.limb(f.h.line(*disc), size * 0.19 * f.r, fur(mix(s.colour, pink, 0.3), None, 0), f"ear{sign}", melt=0.1 * f.r, loose=True)
    f.eyes(0.56, 0.2, 0.62, 0.16, (0.5, 0.2, 1.0))
    _whiskers(f, 0.35 + m)


def _whiskers(f: _Face, forward: float) -> None:
    for sign in _SIDES:
        for k in range(3):
            f.clay.mark(
                f.h.line((forward, -0.3 - 0.06 * k, 0.22 * sign), (forward + 0.1, -0.3 - 0.2 * k, 0.8 * sign), (forward - 0.1, -0.36 - 0.3 * k, 1.3 * sign)),
                0.022 * f.r,
                "#efe6d8",
                outside=True,
                opacity=0.55,
                taper=0.8,
            )


def _hare(f: _Face) -> None:
    m, s = f.s.muzzle, f.s
    pink = s.face or "#d89a8a"
    f.limb([(-0.28, 0.0), (0.2, 0.04)], [0.95, 0.86])
    for sign in _SIDES:
        f.limb([(0.32, -0.36, 0.36 * sign)], [0.48], fur(mix(s.colour, s.under, 0.4), s.under, s.fur * 0.2))
        f.limb(
            [(-0.4, 0.66, 0.36 * sign), (-0.55, 0.66 + s.ear * 0.55, 0.44 * sign), (-0.72, 0.6 + s.ear, 0.5 * sign)],
            [0.2, 0.3, 0.08],
            fur(shaded(s.colour, mix(s.colour, s.dark, 0.5), 0.6, 1.0), None, s.fur * 0.2),
            0.1,
        )
        f.clay.mark(
            f.h.line((-0.16, 0.95, 0.4 * sign), (-0.28, 0.66 + s.ear * 0.55, 0.46 * sign), (-0.52, 0.3 + s.ear, 0.5 * sign)),
            0.24 * f.r,
            pink,
            opacity=0.6,
            taper=0.7,
        )
    f.limb([(0.45, -0.1), (0.5 + m * 0.5, -0.2), (0.36 + m, -0.28)], [0.66, 0.5, 0.34], fur(mix(s.colour, s.under, 0.15), s.under, s.fur * 0.2))
    f.nose(0.62 + m, -0.18, 0.11, mix(pink, s.dark, 0.3))
    f.eyes(0.52, 0.2, 0.66, 0.17, (0.4, 0.2, 1.0))
    _whiskers(f, 0.3 + m)


_HEADS: dict[str, Callable[[_Face], None]] = {
    "dog": _dog, "cat": _cat, "bear": _bear, "horse": _horse, "cow": _cow, "sheep": _sheep, "goat": _goat, "deer": _deer,
    "elephant": _elephant, "rodent": _rodent, "hare": _hare,
}  # fmt: skip
