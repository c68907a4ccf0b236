"""Clothes on bones: trousers and sleeves as limbs, coats, dresses and skirts as rings fitted round both legs."""

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from atelier.bodies.clay import Clay, Pattern, Stuff, albedo, cloth
from atelier.bodies.outfit import Outfit
from atelier.bodies.skeleton import SIDES, Skeleton
from atelier.bodies.space import Vec, unit
from atelier.light import METAL
from atelier.palette import Image, Pigment, colour, lerp, mix

_AROUND = 44
_ANGLES = np.linspace(0, 2 * np.pi, _AROUND, endpoint=False)


def dark(pigment: Pigment, share: float = 0.5) -> Pigment:
    """The same cloth in a fold."""
    return mix(pigment, "#120c16", share)


def ring(centre: Vec, left: Vec, front: Vec) -> Vec:
    """An oval round a place; it begins in front and goes round by the left."""
    return centre + np.sin(_ANGLES)[:, None] * left + np.cos(_ANGLES)[:, None] * front


def torso_rings(bones: Skeleton, ease: float = 0.0) -> list[Vec]:
    """Neck, shoulders, chest, waist, hips."""
    build, (left, u, f), (pl, _, pf) = bones.build, bones.chest.T, bones.root.T
    wide, g, belly = build.shoulder / 0.094, build.girth**0.7, build.belly
    chest, waist, pelvis = bones["chest"], bones["waist"], bones["pelvis"]
    wl, wf = unit(left + pl), unit(f + pf)
    return [
        ring(chest + u * 0.012, left * 0.036 * g, f * 0.036 * g),
        ring(chest - u * 0.012, left * (0.066 * wide + ease), f * (0.044 * g + ease)),
        ring(chest - u * 0.040, left * (0.078 * wide + ease), f * (0.052 * g + ease)),
        ring(chest - u * 0.090, left * (0.077 * wide + ease), f * (0.058 * g + ease) + 0 * u),
        ring(waist + wf * belly * 0.7, wl * (0.068 * g + ease), wf * (0.050 * g + ease + belly * 0.7)),
        ring(pelvis + pf * belly * 0.5 + 0.01 * bones.root[:, 1], pl * (0.082 * g + 0.4 * (build.hip - 0.05) + ease), pf * (0.060 * g + ease + belly * 0.5)),
    ]  # fmt: skip


def drape(bones: Skeleton, length: float, ease: float, flare: float, blown: Vec) -> list[Vec]:
    """Rings that hang round both legs from the hips to `length`."""
    left = bones.root[:, 0]
    rings: list[Vec] = []
    for t in np.linspace(0.16, max(0.2, length), max(2, int(length * 9) + 1)):
        one, other = bones.leg_at("l", t), bones.leg_at("r", t)
        low = min(t + 0.2, 2.0)
        down = unit(bones.leg_at("l", low) + bones.leg_at("r", low) - bones.leg_at("l", low - 0.4) - bones.leg_at("r", low - 0.4))
        front = unit(np.cross(left, -down))
        side = np.cross(-down, front)
        half = (one - other) / 2
        girth = 0.05 * bones.build.girth**0.6 * bones.build.limb * (1 - 0.22 * min(t, 1.5)) + ease + flare * t
        across, deep = abs(float(half @ side)) + girth, abs(float(half @ front)) * 1.04 + girth
        shift = blown * (t / 2) ** 1.4
        rings.append(ring((one + other) / 2 + shift, side * across, front * deep))
    return rings


def folded(rings: list[Vec], amount: float, random: Generator, start: int) -> NDArray[np.float64]:
    """Cloth that falls in folds: none at `start`, most at the hem, which they nick."""
    cloth_ = np.array(rings)
    phases, weights = random.random(3) * 2 * np.pi, random.uniform(0.6, 1.0, 3)
    wave = (np.sin(np.outer((5, 8, 13), _ANGLES) + phases[:, None]) * weights[:, None]).sum(0) / 2.2
    growth = np.clip((np.arange(len(rings)) - start) / max(1, len(rings) - 1 - start), 0, 1) ** 1.2
    centre = cloth_.mean(1, keepdims=True)
    cloth_ = centre + (cloth_ - centre) * (1 + (amount * growth[:, None] * wave)[..., None])
    if len(rings) > 1:
        hang = unit(cloth_[-1].mean(0) - cloth_[-2].mean(0))
        cloth_[-1] += hang * (0.008 * wave)[:, None]
    return cloth_


def wear(bones: Skeleton, outfit: Outfit, flesh: Stuff, blown: Vec, random: Generator) -> Clay:
    """Everything below the neck except the hands."""
    clay = Clay()
    _legs(clay, bones, outfit, flesh)
    if outfit.skirt is not None:
        rings = torso_rings(bones, 0.003)[4:] + drape(bones, outfit.skirt_length, 0.012, 0.03 + outfit.flare, blown)
        clay.loft(folded(rings, 0.065 * outfit.folds, random, 1), cloth(_cloth_pattern(outfit.skirt, outfit, skirt=True)), "skirt")
    if outfit.top is None:
        _bare(clay, bones, flesh)
    else:
        _top(clay, bones, outfit, blown, random)
    for side, sign in SIDES:
        _sleeve(clay, bones, outfit, flesh, side, sign)
    _extras(clay, bones, outfit, blown)
    return clay


# ---- legs and shoes


def _legs(clay: Clay, bones: Skeleton, outfit: Outfit, flesh: Stuff) -> None:
    build = bones.build
    r = 0.046 * build.girth**0.6 * build.limb
    bare = cloth(outfit.legs) if outfit.legs is not None else flesh
    for side, _ in SIDES:
        leg = [bones.leg_at(side, t) for t in (0.1, 0.5, 1.0, 1.4, 2.0)]
        start = 0 if outfit.trousers is None or outfit.trouser_length < 1.9 else 4
        if start == 0:
            clay.limb(leg, np.array([0.74, 0.84, 0.66, 0.64, 0.42]) * r, bare, f"leg_{side}")
        if outfit.trousers is not None:
            _trouser(clay, bones, outfit, side, r)
        _shoe(clay, bones, outfit, bare, side, r)
    if outfit.trousers is not None:
        hips = [bones["hip_l"] * 0.6 + bones["hip_r"] * 0.4, bones["hip_r"] * 0.6 + bones["hip_l"] * 0.4]
        clay.limb(hips, 0.046 * build.girth**0.6, cloth(outfit.trousers), "trousers", melt=0.02)


def _trouser(clay: Clay, bones: Skeleton, outfit: Outfit, side: str, r: float) -> None:
    assert outfit.trousers is not None
    low = outfit.trouser_length
    places = [t for t in (0.0, 0.2, 0.5, 1.0, 1.4) if t < low - 0.1] + [low]
    girth = np.interp(places, [0, 0.2, 0.5, 1, 1.4, 2], np.array([0.72, 1.0, 1.0, 0.84, 0.80, 0.80]) * r)
    pattern = _striped(outfit.trousers, outfit.stripes) if outfit.stripes is not None and outfit.shoes is None else outfit.trousers
    clay.limb([bones.leg_at(side, t) for t in places], girth, cloth(pattern), f"trouser_{side}", group="trousers", melt=0.012)
    front, left = bones.root[:, 2], bones.root[:, 0]
    for t, share in ((0.9, 0.5), (1.06, 0.6), (low - 0.12, 0.5)):
        at = bones.leg_at(side, t)
        clay.mark(
            [at + left * r * 0.5 + front * r * 0.4, at + front * r * 0.9, at - left * r * 0.6 + front * r * 0.2],
            0.007,
            dark(outfit.trousers),
            opacity=share * 0.8,
        )


def _shoe(clay: Clay, bones: Skeleton, outfit: Outfit, bare: Stuff, side: str, r: float) -> None:
    heel, toe, ankle = bones[f"heel_{side}"], bones[f"toe_{side}"], bones[f"ankle_{side}"]
    size = 0.027 * (0.75 + 0.25 * bones.build.limb) * (bones.build.foot / 0.105)
    part = f"shoe_{side}"
    if outfit.shoes is None:
        middle = heel * 0.5 + toe * 0.5 + (ankle - heel) * 0.3
        clay.limb([ankle, heel], [size * 0.72, size * 0.86], bare, part, melt=0.012)
        clay.limb([ankle, middle, toe], [size * 0.7, size * 0.82, size * 0.7], bare, part, melt=0.012)
        return
    leather = Stuff(outfit.shoes, finest=1.0)
    clay.limb([heel, heel * 0.4 + toe * 0.6, toe], [size * 0.95, size * 0.92, size * 0.78], leather, part, melt=0.012)
    clay.limb([ankle, heel], [size * 0.9, size * 0.92], leather, part, melt=0.012)
    if outfit.boot:
        clay.limb([bones.leg_at(side, 2 - outfit.boot), ankle], [r * 0.94, max(size, r * 0.9)], leather, part, melt=0.012)
        top = bones.leg_at(side, 2 - outfit.boot)
        clay.limb([top], r * 0.96, leather, part, melt=0.006)


# ---- coats, dresses, shirts


def _bare(clay: Clay, bones: Skeleton, flesh: Stuff) -> None:
    """A trunk without clothes, for beasts that stand up."""
    build, f = bones.build, bones.root[:, 2]
    g, belly = build.girth**0.7, build.belly
    places = [
        bones["chest"] - bones.chest[:, 1] * 0.03,
        (bones["chest"] + bones["waist"]) / 2,
        bones["waist"] + f * belly * 0.6,
        bones["pelvis"] + f * belly * 0.5,
    ]
    clay.limb(places, np.array([0.055, 0.072, 0.078 + belly * 0.5, 0.074 + belly * 0.5]) * g, flesh, "trunk", group="flesh", melt=0.04)


def _top(clay: Clay, bones: Skeleton, outfit: Outfit, blown: Vec, random: Generator) -> None:
    assert outfit.top is not None
    rings = torso_rings(bones, 0.004)
    if outfit.length > 0.02:
        rings += drape(bones, outfit.length, 0.010, outfit.flare, blown)
    body = folded(rings, 0.06 * outfit.folds if outfit.length > 0.3 else 0.03, random, 4)
    clay.loft(body, cloth(_cloth_pattern(outfit.top, outfit, skirt=False)), "top", melt=0.014)
    _fold_lines(clay, body, outfit.top, random, 4)
    if outfit.collar is not None:
        _band(clay, rings[0] + 0.3 * (rings[0] - rings[0].mean(0)), bones.chest[:, 1], outfit.collar, 0.020, "collar")
    if outfit.belt is not None:
        _band(clay, rings[4] + 0.05 * (rings[4] - rings[4].mean(0)), bones.chest[:, 1], outfit.belt, 0.012, "belt")
    if outfit.buttons is not None:
        for place in range(2, min(len(body), 8)):
            at = body[place, 1]
            clay.mark([at, at + 0.004 * bones.chest[:, 1]], 0.014, outfit.buttons, taper=0.0, opacity=1.0)
    if outfit.trousers is not None or outfit.length > 0.5:
        clay.mark(body[2:, 1], 0.005, dark(outfit.top), opacity=0.55)
    if outfit.braces is not None:
        for turn in (4, _AROUND - 4, 17, _AROUND - 17):
            clay.mark(body[1:6, turn], 0.012, outfit.braces, taper=0.0, opacity=0.95)


def _fold_lines(clay: Clay, body: NDArray[np.float64], pigment: Pigment, random: Generator, start: int) -> None:
    if len(body) - start < 3:
        return
    for turn in range(0, _AROUND, 4):
        place, begin, light = (turn + int(random.integers(4))) % _AROUND, start + int(random.integers(2)), random.random() < 0.4
        ink = mix(pigment, "#fff0d8", 0.22) if light else dark(pigment, 0.45)
        clay.mark(body[begin:, place], 0.008, ink, opacity=0.3 if light else 0.42, taper=0.8)


def _band(clay: Clay, round_: Vec, up: Vec, pigment: Pigment, height: float, part: str) -> None:
    clay.loft(np.array([round_ + up * height * 0.6, round_ * 1.0 + up * height * 0.1, round_ - up * height * 0.5]), cloth(pigment), part)


def _striped(base: Pigment, stripe: Pigment) -> Pattern:
    first, second = colour(base), colour(stripe)

    def pattern(along: Image, _: Image) -> Image:
        return np.where(((along * 7.0) % 1 < 0.38)[..., None], second, first).astype(np.float32)

    return pattern


def _cloth_pattern(base: Pigment, outfit: Outfit, *, skirt: bool) -> Pigment | Pattern:
    """Stripes, checks and an apron in front, where the outfit has them."""
    apron = outfit.apron if skirt == (outfit.skirt is not None) else None
    if apron is None and outfit.checks is None and (outfit.stripes is None or skirt):
        return base

    def pattern(along: Image, around: Image) -> Image:
        value = albedo(base, along, around)
        if outfit.stripes is not None and not skirt:
            value = np.where(((along * 9) % 1 < 0.36)[..., None], colour(outfit.stripes), value)
        if outfit.checks is not None:
            crossed = ((along * 11) % 1 < 0.14) | ((around * 14) % 1 < 0.14)
            value = np.where(crossed[..., None], colour(outfit.checks), value)
        if apron is not None:
            front = np.minimum(around, 1 - around)
            share = ((front < 0.17) & (along > (0.12 if skirt else 0.34))).astype(np.float32)
            value = lerp(value, np.broadcast_to(colour(apron), value.shape), share)
        return value.astype(np.float32)

    return pattern


def _sleeve(clay: Clay, bones: Skeleton, outfit: Outfit, flesh: Stuff, side: str, sign: float) -> None:
    build = bones.build
    r = 0.036 * build.girth**0.5 * build.limb
    shoulder, elbow, wrist = (bones[f"{name}_{side}"] for name in ("shoulder", "elbow", "wrist"))
    bare = outfit.sleeves == "bare" or outfit.top is None
    if bare or outfit.sleeve < 1:
        clay.limb([shoulder, elbow, wrist], [0.88 * r, 0.7 * r, 0.52 * r], flesh, f"arm_{side}", melt=0.01, straight=True)
    if bare:
        return
    plain = outfit.top if outfit.sleeves is None else outfit.sleeves
    assert plain is not None
    stuff = cloth(_striped(plain, outfit.stripes) if outfit.stripes is not None and outfit.sleeves is None else plain)
    reach = outfit.sleeve * 2
    end = shoulder + (elbow - shoulder) * reach if reach <= 1 else elbow + (wrist - elbow) * (reach - 1)
    inner = shoulder - bones.chest[:, 0] * sign * 0.022 + bones.chest[:, 1] * 0.006
    knots = [inner, shoulder, end] if reach <= 1 else [inner, shoulder, (shoulder + elbow) / 2, elbow, (elbow + end) / 2, end]
    girth = np.array([1.0, 1.16, 1.02, 0.95, 0.9, 0.96]) if reach > 1 else np.array([1.0, 1.16, 1.1])
    clay.limb(knots, girth * r, stuff, f"sleeve_{side}", group="top", melt=0.014)
    crook = unit(elbow - (shoulder + wrist) / 2 + 1e-6)
    for share in (-0.3, 0.0, 0.32) if reach > 1 else ():
        at = elbow + (shoulder - elbow) * max(0.0, -share) + (wrist - elbow) * max(0.0, share)
        clay.mark([at - crook * r * 0.95, at + crook * r * 0.3], 0.007, dark(plain), opacity=0.5)


# ---- scarves, shawls, capes, satchels


def _extras(clay: Clay, bones: Skeleton, outfit: Outfit, blown: Vec) -> None:
    if outfit.scarf is not None:
        add_scarf(clay, bones, outfit.scarf, outfit.scarf_tail, blown)
    if outfit.shawl is not None or outfit.cape is not None:
        _wrap(clay, bones, outfit, blown)
    if outfit.satchel is not None:
        _satchel(clay, bones, outfit.satchel)


def add_scarf(clay: Clay, bones: Skeleton, pigment: Pigment, tail: float, blown: Vec) -> None:
    """Wound about the neck, with one tail that the wind takes."""
    left, u, f = bones.chest.T
    at, wool = bones["neck"] - u * 0.006, Stuff(pigment, finest=1.0)
    turn = np.linspace(0, 2 * np.pi, 22, endpoint=False)
    for lift, wide in ((-0.014, 0.052), (0.012, 0.046)):
        winding = [at + u * lift + left * wide * np.sin(a) + f * (wide * np.cos(a) + 0.006) for a in turn]
        clay.limb([*winding, winding[0]], 0.021, wool, "scarf", melt=0.006)
    if not tail:
        return
    start = at + f * 0.052 + left * 0.03 - u * 0.012
    hang = unit(np.array([0.0, -1, 0]) + blown * 7)
    for side in (-0.013, 0.0, 0.013):
        clay.limb(
            [start + left * side, start + f * 0.012 + hang * tail * 0.4 + left * side, start + hang * tail + left * side],
            [0.016, 0.016, 0.017],
            wool,
            "scarf",
            melt=0.006,
        )
    for side in (-0.018, 0.0, 0.018):
        end = start + hang * tail + left * side
        clay.mark([end, end + hang * 0.035], 0.008, pigment, outside=True, taper=0.4)


def _wrap(clay: Clay, bones: Skeleton, outfit: Outfit, blown: Vec) -> None:
    """A shawl over the shoulders, or a cape down the back."""
    pigment = outfit.shawl if outfit.shawl is not None else outfit.cape
    assert pigment is not None
    low = 3 if outfit.shawl is not None else 6
    rings = torso_rings(bones, 0.018)[:low]
    wide = np.array(rings)
    arms = (bones["elbow_l"] + bones["elbow_r"]) / 2
    centre = wide.mean(1, keepdims=True)
    widen = np.linspace(1.0, 1.5, low)[:, None, None]
    wide = centre + (wide - centre) * widen + np.linspace(0, 0.12, low)[:, None, None] * unit(arms - bones["chest"])
    wide[-1] += blown * 0.6
    clay.loft(wide, cloth(pigment), "shawl")


def _satchel(clay: Clay, bones: Skeleton, pigment: Pigment) -> None:
    _, u, f = bones.chest.T
    at = bones["pelvis"] + bones.root[:, 0] * 0.10 - u * 0.02
    clay.limb([at + f * 0.04, at - f * 0.04], 0.036, Stuff(pigment), "satchel", melt=0.004)
    clay.limb([at - u * 0.03 + f * 0.04, at - u * 0.03 - f * 0.04], 0.036, Stuff(pigment), "satchel", melt=0.004)
    rings = torso_rings(bones, 0.012)
    clay.mark([rings[1][_AROUND - 7], rings[2][_AROUND - 2], rings[3][3], rings[4][8], at + u * 0.03], 0.016, dark(pigment, 0.3), taper=0.0)


BRASS = Stuff("#c9973f", METAL)
