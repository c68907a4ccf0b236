"""What swims, creeps and hums: each a Thing of clay, forward along z, painted like any thing.

creatures.fish("#d97a3a").paint(scene.motif("fish"), View((400, 700), 60, heading=-90))
"""

import numpy as np

from atelier.bodies.clay import Clay, Eye, Stuff, banded, fur, shaded
from atelier.bodies.space import FORWARD, LEFT, UP, Vec, ahead, unit
from atelier.bodies.things import Thing
from atelier.light import GLAZE, STONE
from atelier.palette import Pigment, mix

_SIDES = (1, -1)


def _eyes(clay: Clay, at: Vec, left: float, radius: float, kind: str = "dot", iris: Pigment = "#c8a040") -> None:
    for sign in _SIDES:
        clay.eyes.append(Eye(at + LEFT * left * sign, unit(LEFT * sign + FORWARD * 0.35 + UP * 0.15), FORWARD, radius, kind, iris))


# ---- in the water; one unit is the whole length


def fish(pigment: Pigment = "#d97a3a", belly: Pigment = "#f2dcb0", fins: Pigment | None = None, bend: float = 0.0, eyes: str = "open") -> Thing:
    """One unit long about its middle; `bend` swings the tail to its left."""
    clay, fin = Clay(), Stuff(fins or mix(pigment, "#3a1a10", 0.25), GLAZE)

    def at(forward: float, up: float = 0.0, left: float = 0.0) -> Vec:
        return ahead(forward, up, left + bend * max(0.0, -forward + 0.1) ** 2 * 2)

    skin = Stuff(pigment, GLAZE, belly)
    for left in (-0.025, 0.025):
        clay.limb(
            [at(0.48, -0.01, left * 0.3), at(0.30, 0.0, left), at(0.05, 0.0, left), at(-0.2, 0.0, left * 0.6), at(-0.36, 0.01)],
            [0.03, 0.105, 0.135, 0.075, 0.03],
            skin,
            melt=0.03,
        )
    for lift in np.linspace(-1, 1, 9):
        clay.limb([at(-0.33), at(-0.53 - 0.04 * abs(lift), 0.15 * lift)], [0.03, 0.010], fin, "fins", melt=0.012)
    for share in np.linspace(0, 1, 8):
        clay.limb([at(0.14 - 0.3 * share, 0.10 - 0.03 * share), at(0.02 - 0.26 * share, 0.21 - 0.07 * share)], [0.02, 0.008], fin, "fins", melt=0.01)
        clay.limb([at(-0.02 - 0.12 * share, -0.10), at(-0.1 - 0.12 * share, -0.17 + 0.03 * share)], [0.018, 0.007], fin, "fins", melt=0.01)
    for sign in _SIDES:
        for share in np.linspace(-0.6, 0.5, 6):
            clay.limb([at(0.16, -0.04, 0.12 * sign), at(0.04, -0.05 + 0.10 * share, 0.19 * sign)], [0.014, 0.008], fin, f"pectoral{sign}", melt=0.008)
        clay.mark([at(0.22, 0.10, 0.10 * sign), at(0.19, 0.0, 0.14 * sign), at(0.22, -0.09, 0.09 * sign)], 0.012, mix(pigment, "#3a1a10", 0.5), opacity=0.6)
    _eyes(clay, at(0.33, 0.035), 0.085, 0.032, eyes)
    return Thing(clay)


def whale(pigment: Pigment = "#3f6590", belly: Pigment = "#cfd4d2", *, horn: bool = False, eyes: str = "dot", bend: float = 0.25) -> Thing:
    """One unit long; `bend` raises the flukes. With a `horn` a narwhal."""
    clay, skin = Clay(), Stuff(pigment, GLAZE, belly, finest=1.5)
    clay.limb(
        [ahead(0.44, 0.0), ahead(0.28, 0.01), ahead(0.02, 0.0), ahead(-0.24, 0.02 + 0.1 * bend), ahead(-0.44, 0.10 * bend * 2.2)],
        [0.10, 0.165, 0.17, 0.085, 0.026],
        skin,
        melt=0.04,
    )
    clay.limb([ahead(0.40, -0.06), ahead(0.20, -0.075)], [0.085, 0.13], Stuff(belly, GLAZE, finest=1.5), melt=0.05)
    for sign in _SIDES:
        clay.limb(
            [ahead(-0.43, 0.22 * bend), ahead(-0.52, 0.28 * bend + 0.02, 0.09 * sign), ahead(-0.56, 0.30 * bend + 0.03, 0.19 * sign)],
            [0.03, 0.035, 0.010],
            skin,
            melt=0.02,
        )
        clay.limb(
            [ahead(0.18, -0.10, 0.13 * sign), ahead(0.06, -0.18, 0.24 * sign), ahead(-0.06, -0.21, 0.29 * sign)],
            [0.045, 0.04, 0.012],
            skin,
            f"fin{sign}",
            melt=0.02,
        )
        clay.mark(
            [ahead(0.53, -0.03, 0.02 * sign), ahead(0.40, -0.05, 0.11 * sign), ahead(0.27, -0.02, 0.155 * sign)],
            0.007,
            mix(pigment, "#0c1420", 0.6),
            opacity=0.7,
        )
        for k in range(5):
            clay.mark(
                [ahead(0.44 - 0.02 * k, -0.09 - 0.012 * k, (0.07 - 0.012 * k) * sign), ahead(0.12, -0.14 - 0.012 * k, (0.11 - 0.02 * k) * sign)],
                0.005,
                mix(belly, pigment, 0.6),
                opacity=0.5,
            )
    if horn:
        clay.limb([ahead(0.50, 0.02), ahead(0.88, 0.10)], [0.02, 0.004], Stuff(banded("#efe6d2", "#b8a888", 14)), "horn", melt=0.004)
    _eyes(clay, ahead(0.28, 0.0), 0.158, 0.012, eyes)
    return Thing(clay)


def seal(pigment: Pigment = "#5f6672", belly: Pigment = "#a8a8a4", *, upright: bool = True, eyes: str = "dot") -> Thing:
    """One unit long, on its belly, head up."""
    clay, skin = Clay(), fur(pigment, belly, 0.0)
    head = ahead(0.40, 0.46) if upright else ahead(0.48, 0.14)
    clay.limb(
        [head, ahead(0.28, 0.30 if upright else 0.15), ahead(0.12, 0.16), ahead(-0.14, 0.12), ahead(-0.38, 0.05)],
        [0.085, 0.105, 0.16, 0.12, 0.04],
        skin,
        melt=0.05,
    )
    clay.limb([head + ahead(0.03, 0.0), head + ahead(0.115, -0.02)], [0.075, 0.045], fur(mix(pigment, belly, 0.4), belly, 0), melt=0.03)
    clay.limb([head + ahead(0.158, -0.006)], 0.018, Stuff("#14121a", GLAZE), "nose", melt=0.004)
    for sign in _SIDES:
        clay.limb(
            [ahead(0.14, 0.10, 0.12 * sign), ahead(0.16, 0.02, 0.22 * sign), ahead(0.06, 0.012, 0.28 * sign)],
            [0.05, 0.035, 0.012],
            skin,
            f"fin{sign}",
            melt=0.02,
        )
        clay.limb([ahead(-0.36, 0.05, 0.02 * sign), ahead(-0.52, 0.04, 0.07 * sign)], [0.035, 0.02], skin, melt=0.02)
        for k in range(3):
            clay.mark([head + ahead(0.13, -0.03, 0.03 * sign), head + ahead(0.12, -0.06 - 0.015 * k, 0.12 * sign)], 0.004, "#efe6d8", outside=True, opacity=0.6)
    _eyes(clay, head + ahead(0.06, 0.03), 0.062, 0.016, eyes)
    return Thing(clay)


def octopus(pigment: Pigment = "#b8483c", belly: Pigment = "#e8b098", reach: float = 1.0, eyes: str = "open", turn: float = 0.0) -> Thing:
    """One unit high in the head; eight arms that curl at their ends."""
    clay, skin = Clay(), Stuff(pigment, GLAZE, belly)
    clay.limb([ahead(0.05, 0.30), ahead(-0.02, 0.55), ahead(-0.10, 0.82)], [0.20, 0.25, 0.30], skin, melt=0.08)
    for arm in range(8):
        a = arm * np.pi / 4 + turn + 0.2
        out = np.array([np.sin(a), 0, np.cos(a)])
        side = np.array([np.cos(a), 0, -np.sin(a)]) * (1 if arm % 2 else -1)
        long = reach * (0.85 + 0.25 * ((arm * 5) % 3) / 2)
        points = [
            out * 0.06 + UP * 0.25,
            out * 0.32 * long + UP * 0.12,
            out * 0.68 * long + UP * 0.05 + side * 0.10,
            out * 0.92 * long + UP * 0.10 + side * 0.02,
            out * 0.95 * long + UP * 0.22 - side * 0.10,
            out * 0.84 * long + UP * 0.24 - side * 0.08,
        ]
        clay.limb(points, [0.12, 0.085, 0.062, 0.045, 0.03, 0.012], skin, f"arm{arm}", group="body", melt=0.05)
    _eyes(clay, ahead(0.16, 0.42), 0.17, 0.05, eyes)
    return Thing(clay)


def crab(pigment: Pigment = "#c8503a") -> Thing:
    """One unit wide."""
    clay, shell = Clay(), Stuff(pigment, GLAZE, mix(pigment, "#f0d8b0", 0.5))
    clay.limb([ahead(0, 0.17, 0.12), ahead(0, 0.18), ahead(0, 0.17, -0.12)], [0.15, 0.18, 0.15], shell, melt=0.05)
    for sign in _SIDES:
        for k in range(4):
            f = 0.12 - 0.09 * k
            clay.limb(
                [ahead(f * 0.6, 0.14, 0.22 * sign), ahead(f, 0.20, 0.38 * sign), ahead(f * 1.2, 0.0, 0.48 * sign)],
                [0.035, 0.028, 0.01],
                shell,
                f"legs{sign}",
                melt=0.01,
            )
        clay.limb(
            [ahead(0.10, 0.17, 0.20 * sign), ahead(0.24, 0.20, 0.34 * sign), ahead(0.34, 0.22, 0.24 * sign)],
            [0.04, 0.05, 0.09],
            shell,
            f"claw{sign}",
            melt=0.02,
        )
        for lift in (-0.04, 0.05):
            clay.limb([ahead(0.36, 0.22 + lift * 0.5, 0.24 * sign), ahead(0.49, 0.22 + lift * 1.5, 0.15 * sign)], [0.05, 0.01], shell, f"claw{sign}", melt=0.01)
        clay.limb([ahead(0.14, 0.28, 0.06 * sign), ahead(0.17, 0.38, 0.07 * sign)], [0.014, 0.022], Stuff("#1a1216", GLAZE), "eyes", melt=0.004)
    return Thing(clay)


# ---- on the ground; one unit is the length


def snail(pigment: Pigment = "#b8a078", shell: Pigment = "#8a5636") -> Thing:
    """One unit long, horns out."""
    clay, flesh, house = Clay(), Stuff(pigment, GLAZE, mix(pigment, "#4a3a26", 0.3)), Stuff(shell, GLAZE)
    clay.limb(
        [ahead(-0.5, 0.02), ahead(-0.2, 0.06), ahead(0.2, 0.07), ahead(0.38, 0.14), ahead(0.44, 0.28)], [0.02, 0.075, 0.085, 0.075, 0.065], flesh, melt=0.03
    )
    for sign in _SIDES:
        clay.limb([ahead(0.46, 0.32, 0.03 * sign), ahead(0.56, 0.50, 0.08 * sign)], [0.016, 0.012], flesh, melt=0.01)
        clay.limb([ahead(0.565, 0.515, 0.08 * sign)], 0.022, Stuff("#1c1418"), "tips", melt=0.004)
    for k, a in enumerate(np.linspace(0, 4.6 * np.pi, 40)):
        out = 0.27 * (1 - k / 44)
        centre = ahead(-0.06 + out * np.cos(a + 0.6) * 0.75, 0.34 + out * np.sin(a + 0.6), 0.0)
        clay.limb(
            [centre + LEFT * 0.10 * (k / 40), centre - LEFT * 0.10 * (k / 40)],
            0.105 * (1 - k / 60),
            Stuff(mix(shell, "#f0d8a8", 0.35 if k % 4 < 2 else 0.0), GLAZE),
            "shell",
            melt=0.008,
        )
    clay.limb([ahead(-0.06, 0.34)], 0.24, house, "shell", melt=0.02)
    return Thing(clay)


def frog(pigment: Pigment = "#5f9a4a", belly: Pigment = "#e0dca8", eyes: str = "dot") -> Thing:
    """One unit long, sitting."""
    clay, skin = Clay(), Stuff(pigment, GLAZE, belly)
    clay.limb([ahead(-0.34, 0.16), ahead(-0.05, 0.30), ahead(0.22, 0.44)], [0.16, 0.24, 0.21], skin, melt=0.06)
    clay.limb([ahead(0.28, 0.46), ahead(0.42, 0.42)], [0.19, 0.13], skin, melt=0.05)
    for sign in _SIDES:
        clay.limb(
            [ahead(-0.26, 0.2, 0.16 * sign), ahead(0.08, 0.26, 0.36 * sign), ahead(-0.22, 0.06, 0.36 * sign), ahead(0.16, 0.03, 0.40 * sign)],
            [0.14, 0.11, 0.06, 0.03],
            skin,
            f"leg{sign}",
            group="body",
            melt=0.05,
        )
        clay.limb(
            [ahead(0.16, 0.30, 0.16 * sign), ahead(0.20, 0.12, 0.26 * sign), ahead(0.28, 0.03, 0.24 * sign)],
            [0.07, 0.05, 0.04],
            skin,
            f"arm{sign}",
            group="body",
            melt=0.04,
        )
        clay.limb([ahead(0.26, 0.62, 0.13 * sign)], 0.075, skin, melt=0.03)
        clay.mark(
            [ahead(0.54, 0.40, 0.02 * sign), ahead(0.42, 0.38, 0.14 * sign), ahead(0.28, 0.42, 0.20 * sign)], 0.014, mix(pigment, "#101810", 0.6), opacity=0.7
        )
    _eyes(clay, ahead(0.31, 0.63), 0.17, 0.038, eyes)
    return Thing(clay)


def lizard(pigment: Pigment = "#7a8a4a", belly: Pigment = "#d8d0a0", *, crocodile: bool = False) -> Thing:
    """One unit long with its tail; a crocodile is longer in the jaw and ridged."""
    clay, skin = Clay(), Stuff(pigment, STONE if crocodile else GLAZE, belly)
    clay.limb(
        [ahead(-0.56, 0.015, 0.10), ahead(-0.36, 0.025, 0.02), ahead(-0.16, 0.06), ahead(0.06, 0.075), ahead(0.22, 0.075), ahead(0.32, 0.085)],
        [0.006, 0.024, 0.055, 0.07, 0.052, 0.052],
        skin,
        melt=0.02,
    )
    long = 0.24 if crocodile else 0.11
    clay.limb([ahead(0.32, 0.09), ahead(0.36 + long * 0.5, 0.075), ahead(0.36 + long, 0.07)], [0.052, 0.034, 0.026], skin, melt=0.02)
    for sign in _SIDES:
        for f, back in ((0.16, 0.05), (-0.12, -0.05)):
            clay.limb(
                [
                    ahead(f, 0.06, 0.04 * sign),
                    ahead(f + back * 0.6, 0.06, 0.12 * sign),
                    ahead(f + back * 0.5, 0.012, 0.15 * sign),
                    ahead(f + back * 2, 0.008, 0.17 * sign),
                ],
                [0.028, 0.02, 0.014, 0.012],
                skin,
                f"leg{sign}{f > 0}",
                group="body",
                melt=0.01,
            )
        clay.mark([ahead(0.36 + long, 0.06, 0.02 * sign), ahead(0.36, 0.062, 0.05 * sign)], 0.005, mix(pigment, "#101810", 0.7))
    if crocodile:
        for f in np.linspace(-0.42, 0.2, 15):
            clay.limb(
                [ahead(f, 0.10 - 0.15 * max(0.0, -f - 0.1), 0.0), ahead(f - 0.015, 0.13 - 0.16 * max(0.0, -f - 0.1), 0.0)], [0.016, 0.004], skin, melt=0.006
            )
    _eyes(clay, ahead(0.335, 0.125), 0.034, 0.011)
    return Thing(clay)


def worm(pigment: Pigment = "#c8786a") -> Thing:
    """One unit high, rearing."""
    clay = Clay()
    clay.limb(
        [ahead(-0.6, 0.06, 0.1), ahead(-0.25, 0.09, -0.05), ahead(0.1, 0.10), ahead(0.22, 0.4), ahead(0.16, 0.75), ahead(0.3, 0.95)],
        [0.05, 0.085, 0.095, 0.095, 0.09, 0.06],
        Stuff(banded(pigment, mix(pigment, "#6a2a2a", 0.25), 26), GLAZE),
        melt=0.02,
    )
    return Thing(clay)


# ---- six legs and eight; one unit is the length


def _legs(clay: Clay, count: int, stuff: Stuff, high: float, wide: float, thin: float) -> None:
    for sign in _SIDES:
        for k in range(count):
            f = 0.20 - 0.34 * k / max(1, count - 1)
            lean = 0.30 * (0.5 - k / max(1, count - 1))
            clay.limb(
                [ahead(f * 0.5, high * 0.6, 0.05 * sign), ahead(f + lean * 0.6, high * 1.15, wide * 0.6 * sign), ahead(f + lean * 1.3, 0.0, wide * sign)],
                [thin * 1.2, thin, thin * 0.7],
                stuff,
                f"legs{sign}",
                melt=0.006,
            )


def ant(pigment: Pigment = "#2a1814") -> Thing:
    """One unit long."""
    clay, horn = Clay(), Stuff(pigment, GLAZE)
    clay.limb([ahead(-0.30, 0.22)], 0.17, horn, melt=0.02)
    clay.limb([ahead(-0.12, 0.18), ahead(0.10, 0.20)], [0.05, 0.10], horn, melt=0.02)
    clay.limb([ahead(0.32, 0.24)], 0.13, horn, melt=0.02)
    _legs(clay, 3, horn, 0.24, 0.36, 0.018)
    for sign in _SIDES:
        clay.limb([ahead(0.40, 0.32, 0.05 * sign), ahead(0.50, 0.46, 0.12 * sign), ahead(0.66, 0.44, 0.16 * sign)], 0.014, horn, "feelers", melt=0.004)
    return Thing(clay)


def beetle(pigment: Pigment = "#2f5a4a", horn: float = 0.0) -> Thing:
    """One unit long, its wing-cases closed."""
    clay, case = Clay(), Stuff(pigment, GLAZE)
    clay.limb([ahead(-0.24, 0.20), ahead(0.04, 0.20)], [0.22, 0.23], case, melt=0.05)
    clay.limb([ahead(0.26, 0.18)], 0.17, Stuff(mix(pigment, "#0c0a10", 0.4), GLAZE), "thorax", melt=0.02)
    clay.limb([ahead(0.44, 0.15)], 0.09, Stuff("#1a1618", GLAZE), "head", melt=0.02)
    if horn:
        clay.limb(
            [ahead(0.48, 0.18), ahead(0.62, 0.26 + horn * 0.1), ahead(0.66, 0.34 + horn * 0.2)], [0.05, 0.03, 0.01], Stuff("#1a1618", GLAZE), "head", melt=0.02
        )
    clay.mark([ahead(0.16, 0.42), ahead(-0.1, 0.43), ahead(-0.44, 0.28)], 0.016, "#0c0a10", opacity=0.7, taper=0.1)
    _legs(clay, 3, Stuff("#1a1618", GLAZE), 0.16, 0.38, 0.022)
    return Thing(clay)


def spider(pigment: Pigment = "#26222a") -> Thing:
    """One unit from head to tail; it may hang."""
    clay, coat = Clay(), fur(pigment, None, 0.03)
    clay.limb([ahead(-0.26, 0.26)], 0.25, coat, melt=0.03)
    clay.limb([ahead(0.14, 0.22)], 0.15, coat, melt=0.03)
    _legs(clay, 4, Stuff(pigment), 0.40, 0.75, 0.022)
    _eyes(clay, ahead(0.27, 0.26), 0.05, 0.024)
    return Thing(clay)


def _wing(clay: Clay, tips: list[Vec], root: Vec, stuff: Stuff, part: str, thick: float = 0.02) -> None:
    clay.fan(root, tips, (thick * 1.2, thick), stuff, part, melt=0.02, count=22)


def bee(stripe: Pigment = "#2a1c16", pigment: Pigment = "#e0a83a", *, wasp: bool = False) -> Thing:
    """One unit long, on the wing, about its middle."""
    clay = Clay()
    girth = [0.10, 0.15, 0.05] if wasp else [0.14, 0.22, 0.10]
    clay.limb([ahead(-0.02, 0.0), ahead(-0.24, -0.02), ahead(-0.50, -0.08)], girth, fur(banded(pigment, stripe, 4.2), None, 0 if wasp else 0.06), melt=0.03)
    clay.limb([ahead(0.16, 0.03)], 0.15 if wasp else 0.19, fur(mix(pigment, stripe, 0.4), None, 0.07), melt=0.03)
    clay.limb([ahead(0.36, 0.0)], 0.12, Stuff(stripe), "head", melt=0.02)
    for sign in _SIDES:
        glass = Stuff("#dfe6ea", GLAZE)
        _wing(
            clay,
            [ahead(0.22, 0.50, 0.30 * sign), ahead(0.0, 0.62, 0.38 * sign), ahead(-0.16, 0.46, 0.36 * sign)],
            ahead(0.14, 0.16, 0.08 * sign),
            glass,
            f"wing{sign}",
        )
        clay.limb([ahead(0.44, 0.08, 0.05 * sign), ahead(0.60, 0.16, 0.10 * sign)], 0.014, Stuff(stripe), "feelers", melt=0.004)
        for f in (0.22, 0.12, 0.02):
            clay.limb([ahead(f, -0.12, 0.08 * sign), ahead(f - 0.04, -0.28, 0.14 * sign)], 0.016, Stuff(stripe), "legs", melt=0.004)
    return Thing(clay)


def moth(pigment: Pigment = "#c8b08a", spot: Pigment = "#5a3a2a", beat: float = 25.0, *, butterfly: bool = False) -> Thing:
    """One unit long, about its middle; `beat` is how high the wings are."""
    clay = Clay()
    down = 0.0 if butterfly else 0.05
    clay.limb(
        [ahead(-0.36, 0.0), ahead(-0.05, 0.02), ahead(0.22, 0.03), ahead(0.36, 0.03)],
        [0.05, 0.09, 0.12, 0.08],
        fur(mix(pigment, spot, 0.25), None, down),
        melt=0.03,
    )
    lift = np.radians(beat)
    for sign in _SIDES:
        out = LEFT * sign * np.cos(lift) + UP * np.sin(lift)
        wing = fur(shaded(pigment, spot, 0.55, 1.0), None, 0.0)
        _wing(clay, [FORWARD * 0.50 + out * 0.85, FORWARD * 0.22 + out * 1.05, FORWARD * -0.06 + out * 0.86], ahead(0.16, 0.03), wing, f"fore{sign}", 0.028)
        _wing(
            clay,
            [FORWARD * -0.05 + out * 0.72, FORWARD * -0.36 + out * 0.62, FORWARD * -0.46 + out * 0.30],
            ahead(0.04, 0.02),
            fur(shaded(mix(pigment, "#ffffff", 0.1), spot, 0.6, 1.1), None, 0),
            f"hind{sign}",
            0.028,
        )
        centre = FORWARD * 0.20 + out * 0.62
        clay.mark([centre, centre + out * 0.06], 0.13, spot, opacity=0.8, taper=0.0)
        clay.limb([ahead(0.40, 0.06, 0.03 * sign), ahead(0.56, 0.14, 0.16 * sign), ahead(0.62, 0.12, 0.28 * sign)], 0.016, Stuff(spot), "feelers", melt=0.004)
    return Thing(clay)


CREATURES = {
    "fish": fish, "whale": whale, "seal": seal, "octopus": octopus, "crab": crab, "snail": snail, "frog": frog, "lizard": lizard,
    "worm": worm, "ant": ant, "beetle": beetle, "spider": spider, "bee": bee, "moth": moth,
}  # fmt: skip
