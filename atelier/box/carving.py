"""Rabbits cut from wood: each pose is a handful of turned and whittled pieces, pegged together on a turned foot.

Body units: a sitting rabbit is about 0.85 high without its ears; `ahead(forward, up, left)` says where things are.
"""

import math
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np

from atelier.bodies.clay import Clay, Pattern, Stuff, cloth
from atelier.bodies.space import Vec, ahead, turned, unit
from atelier.box.rabbits import Carving, Ear
from atelier.box.weaves import woven
from atelier.geometry import curve
from atelier.light import METAL, Material
from atelier.palette import Image, Pigment, colour, lerp, mix

Pose = Literal["upright", "hopping", "asleep", "telling"]

PAINTED = Material(sheen=0.34, blotch=0.16, texture=0.06, pooling=0.12, hollow=0.55, edge=3.0)
WOOL = Material(sheen=0.2, blotch=0.14, texture=0.05, pooling=0.08, hollow=0.45, edge=2.5)
BARE = "#c6955a"
_BARK = "#8a5a34"
_INK = "#1b1420"


@dataclass(frozen=True)
class Head:
    """Where a head is, whither it nods (degrees down) and how its ears are carried."""

    at: Vec
    nod: float = 0.0
    laid: float = 0.0  # how far the ears are laid back, degrees
    shut: bool = False


def painted(pigment: Pigment | Pattern) -> Stuff:
    """Wood under two coats."""
    return Stuff(pigment, PAINTED, finest=0.9)


def carved(rabbit: Carving, pose: Pose, *, foot: bool = True) -> Clay:
    """The whole rabbit in a pose; all but the hopping one stand on a turned foot."""
    clay = Clay()
    match pose:
        case "upright":
            _sitting(clay, rabbit, lift=0.0)
        case "telling":
            _telling(clay, rabbit)
        case "hopping":
            _hopping(clay, rabbit)
        case "asleep":
            _sleeping(clay, rabbit)
    if foot and pose != "hopping":
        _foot(clay, 0.37 if pose == "asleep" else 0.30, rabbit.paint)
    return clay


def head_alone(rabbit: Carving) -> Clay:
    """Head and scarf, for tags and tokens."""
    clay = Clay()
    _head(clay, rabbit, Head(ahead(0, 0.12)), ears=0.64)
    neck, radius = ahead(0.0, -0.012), 0.1 * rabbit.build.head
    _round_the_neck(clay, rabbit, neck, radius, unit(ahead(0.2, 1)))
    _tie(clay, rabbit, neck, radius, short=True)
    return clay


def _foot(clay: Clay, radius: float, pigment: Pigment) -> None:
    wood = painted(BARE)
    clay.turned([(0.0, 0.0), (0.001, radius * 0.93), (-0.018, radius)], wood, "foot", steps=1)
    clay.turned([(-0.018, radius), (-0.036, radius)], painted(mix(pigment, BARE, 0.15)), "foot_ring", steps=1)
    clay.turned([(-0.036, radius), (-0.062, radius * 0.95), (-0.063, 0)], wood, "foot_under", steps=1)


# ---- poses


def _sitting(clay: Clay, rabbit: Carving, lift: float) -> None:
    """On its haunches, forepaws down. With `lift` it stretches."""
    stout, tall = rabbit.build.stout, rabbit.build.tall
    paint = painted(rabbit.paint)

    def at(forward: float, up: float, left: float = 0.0) -> Vec:
        return ahead(forward * (0.5 + 0.5 * stout), up * tall, left * stout)

    girth = 0.35 + 0.65 * stout
    trunk = [at(-0.13, 0.19), at(-0.07, 0.34), at(0.02, 0.49 + lift * 0.5), at(0.06, 0.62 + lift)]
    clay.limb(trunk, np.array([0.185, 0.185, 0.14, 0.10]) * girth, paint, "trunk")
    _tail(clay, at(-0.31, 0.15), 0.075)
    for side in (-1, 1):
        clay.limb([at(-0.10, 0.19, side * 0.10), at(0.02, 0.16, side * 0.125)], np.array([0.135, 0.10]) * girth, paint, f"haunch{side}")
        clay.limb([at(-0.02, 0.042, side * 0.135), at(0.19, 0.04, side * 0.13)], [0.05, 0.042], paint, f"hind{side}")
    if not lift:
        for side in (-1, 1):
            clay.limb(
                [at(0.09, 0.44, side * 0.07), at(0.145, 0.25, side * 0.075), at(0.17, 0.045, side * 0.07)],
                np.array([0.06, 0.046, 0.042]) * girth, paint, f"fore{side}",
            )  # fmt: skip
    _dressed(clay, rabbit, at(0.055, 0.615 + lift), Head(at(0.10, 0.615 + lift) + ahead(0.0, 0.115 * rabbit.build.head), nod=-10 if lift else 2))


def _telling(clay: Clay, rabbit: Carving) -> None:
    """Stretched up, head lifted, a paw held out into the story and the other on the spool of red thread."""
    _sitting(clay, rabbit, lift=0.05)
    stout, tall = rabbit.build.stout, rabbit.build.tall
    paint = painted(rabbit.paint)
    girth = np.array([0.058, 0.05, 0.045]) * (0.35 + 0.65 * stout)
    clay.limb(
        [ahead(0.10, 0.52 * tall, 0.075 * stout), ahead(0.24, 0.46 * tall, 0.13), ahead(0.37, 0.56 * tall, 0.15)],
        girth, paint, "fore_out",
    )  # fmt: skip
    clay.limb(
        [ahead(0.10, 0.50 * tall, -0.07 * stout), ahead(0.20, 0.36 * tall, -0.09), ahead(0.255, 0.25, -0.06)],
        girth, paint, "fore_down",
    )  # fmt: skip
    wood, thread = painted(BARE), Stuff(_wound("#c4302a"), WOOL, finest=0.8)
    spool = ahead(0.255, 0, -0.05)
    clay.turned([(0.025, 0.0), (0.024, 0.075), (0.0, 0.08)], wood, "spool_low", at=spool, steps=1)
    clay.turned([(0.175, 0.06), (0.10, 0.068), (0.025, 0.06)], thread, "spool", at=spool, steps=4)
    clay.turned([(0.205, 0.0), (0.204, 0.072), (0.175, 0.078)], wood, "spool_top", at=spool, steps=1)


def _wound(pigment: Pigment) -> Pattern:
    light, dark = mix(pigment, "#ffb090", 0.25), mix(pigment, "#3a0a10", 0.35)

    def pattern(along: Image, _: Image) -> Image:
        return np.where(((along * 6) % 1 < 0.5)[..., None], light, dark).astype(np.float32)

    return pattern


def _hopping(clay: Clay, rabbit: Carving) -> None:
    """At the top of the leap."""
    stout, tall = rabbit.build.stout, rabbit.build.tall
    paint = painted(rabbit.paint)
    girth, reach = 0.3 + 0.7 * stout, 0.75 + 0.25 * tall
    up = 0.36

    def at(forward: float, high: float, left: float = 0.0) -> Vec:
        return ahead(forward * reach, up + high, left * stout)

    clay.limb([at(-0.24, -0.02), at(-0.08, 0.05), at(0.12, 0.08), at(0.22, 0.12)], np.array([0.15, 0.17, 0.13, 0.095]) * girth, paint, "trunk")
    _tail(clay, at(-0.40, 0.06), 0.068)
    for side in (-1, 1):
        lag = 0.03 * side
        clay.limb([at(-0.24, 0.0, side * 0.09), at(-0.17 + lag, -0.07, side * 0.12)], np.array([0.125, 0.085]) * girth, paint, f"haunch{side}")
        clay.limb(
            [at(-0.19 + lag, -0.10, side * 0.12), at(-0.34 + lag, -0.19, side * 0.12), at(-0.46 + lag, -0.27, side * 0.11)],
            [0.05, 0.042, 0.036],
            paint,
            f"hind{side}",
        )
        clay.limb(
            [at(0.14, 0.02, side * 0.07), at(0.28 + lag, -0.07, side * 0.075), at(0.40 + lag, -0.10, side * 0.07)],
            np.array([0.056, 0.042, 0.038]) * girth,
            paint,
            f"fore{side}",
        )
    neck = at(0.235, 0.155)
    _dressed(clay, rabbit, neck, Head(neck + ahead(0.10, 0.07 * rabbit.build.head + 0.02), nod=6, laid=38), lean=unit(ahead(0.85, 0.75)), flying=True)


def _sleeping(clay: Clay, rabbit: Carving) -> None:
    """A loaf: paws under, chin on the ground."""
    stout, tall = rabbit.build.stout, rabbit.build.tall
    paint = painted(rabbit.paint)
    girth = (0.4 + 0.6 * stout) * (0.7 + 0.3 * tall)
    clay.limb([ahead(-0.19, 0.15), ahead(-0.07, 0.175), ahead(0.07, 0.14), ahead(0.14, 0.10)], np.array([0.155, 0.185, 0.15, 0.10]) * girth, paint, "trunk")
    _tail(clay, ahead(-0.35 * (0.5 + 0.5 * stout), 0.10), 0.068)
    for side in (-1, 1):
        clay.limb([ahead(-0.16, 0.12, side * 0.10 * stout), ahead(-0.06, 0.09, side * 0.13 * stout)], np.array([0.125, 0.085]) * girth, paint, f"haunch{side}")
        clay.limb([ahead(-0.06, 0.036, side * 0.14), ahead(0.06, 0.034, side * 0.14)], [0.042, 0.036], paint, f"hind{side}")
        clay.limb([ahead(0.16, 0.036, side * 0.07), ahead(0.27, 0.034, side * 0.06)], [0.04, 0.034], paint, f"fore{side}")
    neck = ahead(0.15, 0.13)
    _dressed(clay, rabbit, neck, Head(neck + ahead(0.085, 0.022 + 0.01 * rabbit.build.head), nod=16, laid=46, shut=True), lean=unit(ahead(0.95, 0.5)), low=True)


def _tail(clay: Clay, at: Vec, radius: float) -> None:
    clay.limb([at], radius, painted("#efe3c8"), "tail")


# ---- head and ears


def _head(clay: Clay, rabbit: Carving, head: Head, ears: float = 1.0) -> None:
    big = rabbit.build.head
    paint = painted(rabbit.paint)
    nod = turned((1, 0, 0), head.nod)

    def at(forward: float, up: float, left: float = 0.0) -> Vec:
        return head.at + nod @ (ahead(forward, up, left) * big)

    pale = painted(mix(rabbit.paint, rabbit.inner, 0.55))
    for number, side in enumerate((-1, 1)):
        _ear(clay, rabbit, rabbit.ears[number], at, side, (head.laid, ears, number))
    clay.limb([at(-0.05, 0.01), at(0.05, 0.0), at(0.15, -0.035)], np.array([0.118, 0.122, 0.07]) * big, paint, "head")
    for side in (-1, 1):
        clay.limb([at(0.10, -0.045, side * 0.045)], 0.072 * big, paint, "cheek", group="head", melt=0.04)
    clay.limb([at(0.175, -0.065)], 0.050 * big, pale, "muzzle", group="head", melt=0.025)
    clay.limb([at(0.219, -0.035)], 0.017 * big, painted(mix(rabbit.paint, "#3a1420", 0.72)), "nose")
    clay.mark([at(0.228, -0.052), at(0.228, -0.085)], 0.008, _INK, opacity=0.6)
    for side in (-1, 1):
        if head.shut:
            lid = [at(0.06, -0.005, side * 0.117), at(0.088, -0.024, side * 0.114), at(0.118, -0.018, side * 0.098)]
            clay.mark(lid, 0.018, _INK, opacity=0.9, taper=0.4)
        else:
            clay.limb([at(0.088, 0.028, side * 0.099)], 0.026 * big, painted(_INK), f"eye{side}")


def _ear(clay: Clay, rabbit: Carving, ear: Ear, at: object, side: int, carried: tuple[float, float, int]) -> None:
    place = at if callable(at) else None
    assert place is not None
    laid, share, number = carried
    length, width = ear.length * share, ear.width * (1 + share) / 2
    if ear.hangs:
        back = -0.02 - laid / 400
        spine = np.array(
            [
                place(0.0, 0.09, side * 0.05),
                place(-0.005, 0.125, side * 0.12),
                place(back, 0.06, side * 0.175),
                place(back * 1.6, -length * 0.42, side * 0.175),
                place(back * 2.4 + 0.02, -length * 0.78, side * 0.155),
            ]
        )
        line = curve(spine, 8)
        flat = np.tile(ahead(1.0, 0.0, 0.0), (len(line), 1))
    else:
        lean = max(ear.back + laid * (1.0 if ear.back < 50 else 0.35), laid * 0.6)
        carried_so = replace(ear, bend=ear.bend * (1 - laid / 110), out=ear.out * (1 - laid / 150))
        line = _blade(place(-0.02, 0.085, side * 0.055), length, lean, carried_so, side)
        flat = np.tile(unit(ahead(0.35, 0.0, 1.0)), (len(line), 1))
    rings, _ = _blade_rings(line, flat, width, side)
    clay.loft(rings, painted(_lined(rabbit)), f"ear{number}", melt=0.006)


def _blade(root: Vec, length: float, lean: float, ear: Ear, side: int) -> Vec:
    """The spine of an ear: straight, then bent over."""
    points = [root]
    steps = 28
    for n in range(steps):
        share = n / steps
        bent = np.clip((share - ear.bend_at + 0.10) / 0.2, 0, 1) if ear.bend else 0.0
        angle = math.radians(lean - 6 + 12 * share - ear.bend * bent)  # a little curve is more like a chisel's
        way = ahead(-math.sin(angle), math.cos(angle))
        out = math.radians(ear.out)
        droop = 0.30 * share**2 if ear.out > 80 else 0.0
        way = ahead(way[2] * math.cos(out), way[1] * math.cos(out) - droop, side * math.sin(out))
        points.append(points[-1] + unit(way) * length / steps)
    return np.array(points)


def _blade_rings(line: Vec, flat: Vec, width: float, side: int) -> tuple[Vec, Vec]:
    """Ellipses along a spine, broadest past the middle, hollow on the face that looks forwards and out."""
    share = np.linspace(0, 1, len(line))
    half = width * np.interp(share, [0, 0.12, 0.35, 0.6, 0.8, 0.92, 0.975, 1], [0.55, 0.66, 0.92, 1.0, 0.86, 0.56, 0.30, 0.02])
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    out = np.array([1.0 * side, 0, 0])
    across = np.cross(along, flat + 0.001)
    across = flat - along * (flat * along).sum(1, keepdims=True)
    across /= np.linalg.norm(across, axis=1, keepdims=True) + 1e-9
    face = np.cross(along, across)
    face *= np.sign(face @ (ahead(1, 0.05) + 0.75 * out))[:, None] + 0.0
    turn = np.linspace(0, 2 * np.pi, 32, endpoint=False)
    deep = np.where(np.sin(turn) > 0, 0.10 * np.sin(turn) - 0.16 * np.sin(turn) ** 3, 0.42 * np.sin(turn))
    rings = line[:, None] + half[:, None, None] * np.cos(turn)[None, :, None] * across[:, None] + half[:, None, None] * deep[None, :, None] * face[:, None]
    return rings, face


def _lined(rabbit: Carving) -> Pattern:
    """Paint without, a paler petal within."""
    coat, inner = colour(rabbit.paint), colour(rabbit.inner)

    def pattern(along: Image, turn: Image) -> Image:
        wide = np.interp(along, [0, 0.1, 0.3, 0.7, 0.9, 0.97], [0, 0.35, 0.60, 0.62, 0.35, 0]).astype(np.float32)
        within = (np.sin(turn * 2 * np.pi) > 0) & (np.abs(np.cos(turn * 2 * np.pi)) < wide)
        flat = (*along.shape, 3)
        return lerp(np.broadcast_to(coat, flat), np.broadcast_to(inner, flat), within.astype(np.float32))

    return pattern


# ---- scarves


def _dressed(clay: Clay, rabbit: Carving, neck: Vec, head: Head, *, lean: Vec | None = None, flying: bool = False, low: bool = False) -> None:
    _head(clay, rabbit, head)
    up = unit(ahead(0.18, 1)) if lean is None else lean
    radius = 0.118 * (0.45 + 0.55 * rabbit.build.stout)
    if low and rabbit.scarf.tied == "ruff":  # or it would go through the table
        neck, radius = neck + ahead(0, 0.045), radius * 0.8
    _round_the_neck(clay, rabbit, neck, radius, up)
    _tie(clay, rabbit, neck, radius, flying=flying, low=low)


def _round_the_neck(clay: Clay, rabbit: Carving, neck: Vec, radius: float, up: Vec) -> None:
    stuff = Stuff(woven(rabbit.scarf), WOOL, finest=0.7)
    x = unit(np.cross(up, ahead(1, 0)))
    z = np.cross(x, up)
    turn = np.linspace(-math.pi, math.pi, 41)
    circle = neck + radius * (np.sin(turn)[:, None] * x + np.cos(turn)[:, None] * z)
    match rabbit.scarf.tied:
        case "snood":
            clay.limb(circle - up * 0.03, 0.060, stuff, "scarf")
            clay.limb(circle * 1.0 + up * 0.035, 0.050, stuff, "scarf_over")
        case "ruff":
            _collar(clay, rabbit, neck, radius, (x, up, z))
        case _:
            clay.limb(circle, 0.056, stuff, "scarf")


def _collar(clay: Clay, rabbit: Carving, neck: Vec, radius: float, axes: tuple[Vec, Vec, Vec]) -> None:
    """A broad knitted collar, standing out like a plate."""
    x, up, z = axes
    around = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    rings = [
        neck + up * (high + 0.016 * np.sin(around * 9)[:, None] * wide) + radius * far * (np.sin(around)[:, None] * x + np.cos(around)[:, None] * z)
        for far, high, wide in ((0.7, 0.055, 0.0), (1.15, 0.03, 0.3), (1.6, -0.025, 0.7), (2.0, -0.06, 1.0), (2.02, -0.085, 1.0), (1.5, -0.07, 0.5))
    ]
    weave = woven(rabbit.scarf)

    def radial(along: Image, turn: Image) -> Image:
        return weave(turn * 1.6, along)

    clay.loft(np.array(rings), Stuff(radial, WOOL, finest=0.7), "scarf", melt=0.006)


def _end(clay: Clay, rabbit: Carving, line: list[Vec], widths: tuple[float, float], flat: Vec, part: str, length: float = 0.5) -> None:
    """A hanging or flying end: a flat strip of a little thickness."""
    spine = curve(np.array(line), 8)
    share = np.linspace(0, 1, len(spine))
    half = np.interp(share, [0, 1], widths)
    along = np.gradient(spine, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    across = flat - along * (along @ flat)[:, None]
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    face = np.cross(along, across)
    turn = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    shape = np.sign(np.cos(turn)) * np.abs(np.cos(turn)) ** 0.6, np.sin(turn) * 0.24
    rings = spine[:, None] + half[:, None, None] * (shape[0][None, :, None] * across[:, None] + shape[1][None, :, None] * face[:, None])
    rings[0], rings[-1] = spine[0], spine[-1]
    weave = woven(rabbit.scarf, length)

    def strip(gone: Image, around: Image) -> Image:
        return weave(gone, np.cos(around * 2 * np.pi) * 0.5 + 0.5)

    clay.loft(rings, Stuff(strip, WOOL, finest=0.7), part, melt=0.006)


def _tie(clay: Clay, rabbit: Carving, neck: Vec, radius: float, *, flying: bool = False, low: bool = False, short: bool = False) -> None:
    """What the ends do. They tell rabbits apart as much as ears do."""
    r, side = radius + 0.035, ahead(0, 0, -1)  # its right: the side that is seen when it walks to the right
    up, down = ahead(0, 1), -0.3 * ahead(0, 1) if low or short else -ahead(0, 1)
    near = neck + side * r * 0.9
    plain = cloth(rabbit.scarf.ground)
    match rabbit.scarf.tied:
        case "flying":
            back = ahead(-1, 0)
            root = neck + back * r * 0.8 + side * r * 0.5
            for n, (rise, far) in enumerate(((0.10, 0.30), (-0.06, 0.24))):
                reach = far * (0.6 if short else 1.0)
                _end(
                    clay,
                    rabbit,
                    [root, root + back * reach * 0.4 + up * rise * 0.2, root + back * reach * 0.75 + up * (rise + 0.05) * 0.7, root + back * reach + up * rise],
                    (0.04, 0.062),
                    up,
                    f"end{n}",
                )
        case "knotted":
            root = neck + ahead(r * 0.8, -0.01, -r * 0.45)
            clay.limb([root], 0.052, Stuff(woven(rabbit.scarf, 2), WOOL), "knot")
            fall = 0.10 if low or short else 0.24
            sweep = -0.18 if flying else 0.0
            for n, (fore, left) in enumerate(((0.08, 0.0), (-0.04, -0.06))):
                _end(
                    clay,
                    rabbit,
                    [root, root + ahead(fore * 0.6 + sweep * 0.4, -fall * 0.5, left * 0.6), root + ahead(fore + sweep, -fall * (1 if n else 0.85), left)],
                    (0.03, 0.055),
                    ahead(1, 0, 0.4),
                    f"end{n}",
                    0.4,
                )
        case "bow":
            root = neck + ahead(-r * 0.75, 0.03, -r * 0.75)
            for n, (fore, high) in enumerate(((-0.19, 0.13), (0.09, 0.11), (-0.17, -0.11), (0.06, -0.14))):
                size = 0.066 if n < 2 else 0.046
                _end(
                    clay,
                    rabbit,
                    [root, root + ahead(fore * 0.55, high * 0.6 + 0.01, -0.04), root + ahead(fore, high, -0.03)],
                    (0.02, size),
                    unit(ahead(-high, fore)),
                    f"loop{n}",
                    0.35,
                )
            clay.limb([root], 0.04, plain, "knot")
        case "trailing":
            root = near + ahead(-0.02, 0)
            fall = 0.07 if low else 0.10 if short else 0.40
            sweep = -0.26 if flying else -0.05
            _end(
                clay,
                rabbit,
                [
                    root,
                    root + down * fall * 0.35 + side * 0.035 + ahead(sweep * 0.4, 0),
                    root + down * fall * 0.7 + side * 0.06 + ahead(sweep * 0.8, 0),
                    root + down * fall + side * 0.055 + ahead(sweep, 0),
                ],
                (0.042, 0.052),
                ahead(1, 0),
                "end",
                0.8,
            )
        case "kerchief":
            _kerchief(clay, rabbit, neck, r, low=low, short=short)
        case "snood" | "ruff":
            pass


def _kerchief(clay: Clay, rabbit: Carving, neck: Vec, r: float, *, low: bool, short: bool) -> None:
    """A triangle lying over the near shoulder, or on the chest where there is no shoulder."""
    if short:
        tip, out = neck + ahead(r * 1.25, -0.125, -r * 0.7), ahead(0.75, 0, -0.65)
        front, back = neck + ahead(r * 0.85, 0.02, r * 0.75), neck + ahead(-r * 0.55, 0.02, -r * 1.15)
    else:
        tip, out = neck + (ahead(-0.10, -0.13, -r - 0.12) if low else ahead(-0.12, -0.26, -r - 0.12)), ahead(0, 0, -1)
        front, back = neck + ahead(r * 1.1, 0.02, -0.02), neck + ahead(-r * 1.35, 0.02, -0.02)
    rows = []
    for share in np.linspace(0, 1, 9):
        a, b = front + (tip - front) * share, back + (tip - back) * share
        rows.append([a + (b - a) * t + out * math.sin(t * math.pi) * r * 1.15 * (1 - share) for t in np.linspace(0, 1, 12)])
    edge = colour(rabbit.scarf.figure)
    ground = colour(rabbit.scarf.ground)

    def hem(along: Image, turn: Image) -> Image:
        t = turn * 12 / 11
        rim = (np.minimum(t, 1 - t) * (1 - along) < 0.06) & (along > 0.04)
        return np.where(rim[..., None], edge, ground).astype(np.float32)

    clay.loft(np.array(rows), Stuff(hem, WOOL, finest=0.7), "end", open_=True)


def keyed(clay: Clay) -> Clay:
    """With a winding key in its back, as a mind's rabbit has."""
    brass = Stuff("#d9a93e", METAL, finest=0.7)
    clay.limb([ahead(-0.22, 0.40), ahead(-0.36, 0.44)], 0.022, brass, "shaft", straight=True)
    for side in (-1, 1):
        turn = np.linspace(0, 2 * math.pi, 17)
        loop = [ahead(-0.37 + 0.02 * math.sin(t), 0.445 + side * (0.075 - 0.075 * math.cos(t)), 0.05 * math.sin(t)) for t in turn]
        loop = [point + ahead(-0.055 * math.sin(t), 0) for point, t in zip(loop, turn, strict=True)]
        clay.limb(loop, 0.020, brass, f"bow{side}")
    return clay
