"""Grasses, leaves, mushrooms, ivy, vegetables, fruit: what grows lower than trees. Flowers are in `flowers`."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from atelier.accents import FromPicture
from atelier.canvas import FINE
from atelier.geometry import Place, Placement, along, blob, curve, ellipse
from atelier.light import GLAZE, STONE, Material
from atelier.motifs.forms import mouth, rod, turned
from atelier.palette import Image, Pigment, lerp, mix, ramp
from atelier.scene import Motif

PETAL = Material(sheen=0.4, texture=0.04, blotch=0.14, pooling=0.1, hollow=0.5)


def tall_grass(
    motif: Motif,
    line: ArrayLike,
    count: int,
    height: float,
    inks: Sequence[Pigment] = ("#3f5a34", "#6f8a48", "#b8b86a"),
    *,
    wind: float = 0.35,
    seeds: float = 0.3,
) -> None:
    """Grass close by: blades that bend over, dark ones behind, some with seed heads; in tufts, with gaps."""
    ground = along(curve(line, 16), 300)
    tufts = motif.random.random(max(3, count // 14))
    for number in range(count):
        at = float(np.clip(tufts[int(motif.random.integers(len(tufts)))] + motif.random.normal() * 0.03, 0, 1))
        x, y = ground[int(at * 299)]
        tall, lean = height * motif.random.uniform(0.35, 1.15), wind + motif.random.normal() * 0.22
        tip = (x + lean * tall, y - tall * (1 - 0.2 * abs(lean)))
        ink = ramp(inks, np.array([[number / count * 0.7 + 0.3 * motif.random.random()]]))[0, 0]
        motif.line(
            [(x, y + 4), (x + lean * tall * 0.18, y - tall * 0.5), (x + lean * tall * 0.55, y - tall * 0.85), tip],
            max(1.4, height * 0.028),
            ink,
            taper=0.75,
            load=0.95,
        )
        if motif.random.random() < seeds and tall > height * 0.7:
            for k in range(5):
                motif.dab((tip[0] - lean * k * 4, tip[1] + k * 5), 7, 2.6, math.atan2(-1, lean) + (0.5 if k % 2 else -0.5), mix(ink, "#e0c890", 0.6), taper=0.8)


def reeds(motif: Motif, line: ArrayLike, count: int, height: float, *, green: Pigment = "#6d7a3d", head: Pigment = "#5a3a24") -> None:
    """Bulrushes out of water: stiff stems, some broken, brown heads on a third of them."""
    ground = along(curve(line, 16), 300)
    for place in np.sort(motif.random.integers(0, 300, count)):
        x, y = ground[int(place)]
        tall, lean = height * motif.random.uniform(0.5, 1.1), motif.random.normal() * 0.08 + 0.04
        ink = mix(green, "#c8b878" if motif.random.random() < 0.4 else "#24361c", float(motif.random.uniform(0, 0.5)))
        tip = (x + lean * tall, y - tall)
        motif.line([(x, y), (x + lean * tall * 0.4, y - tall * 0.55), tip], max(1.6, height * 0.022), ink, taper=0.5, load=1)
        if motif.random.random() < 0.35:
            rod(motif, [(tip[0] - lean * 4, tip[1] + tall * 0.02), (tip[0] + lean * 8, tip[1] - tall * 0.13)], [height * 0.05] * 2, head, brush=FINE)
        elif motif.random.random() < 0.5:
            motif.line([(x, y), (x + 0.14 * tall, y - tall * 0.5), (x + 0.34 * tall, y - tall * 0.42)], max(1.6, height * 0.024), ink, taper=0.8)


def leaf(
    motif: Motif, at: Place, length: float, angle: float, pigment: Pigment = "#5a8a44", *, width: float = 0.45, droop: float = 0.12, veins: bool = True
) -> int:
    """One leaf from its stalk outward, its tip drooping, a rib and veins if it is large enough."""
    side = math.copysign(1, math.cos(angle) or 1)
    c, s = math.cos(angle), math.sin(angle)
    tip = (at[0] + c * length, at[1] + s * length + droop * length)
    middle = (at[0] + c * length * 0.5 - s * 0.05 * length * side, at[1] + s * length * 0.5 - 0.06 * length)
    spine = curve([at, middle, tip], 10)
    t = np.linspace(0, 1, len(spine))
    half = (np.sin(math.pi * t**0.8) ** 0.85 * length * width / 2)[:, None]
    ahead = np.gradient(spine, axis=0)
    normal = np.stack([-ahead[:, 1], ahead[:, 0]], 1) / (np.linalg.norm(ahead, axis=1, keepdims=True) + 1e-6)
    outline = np.vstack([spine + normal * half, (spine - normal * half)[::-1]])
    identity = motif.shape(
        outline,
        mix(pigment, "#e0e090", float(motif.random.uniform(0, 0.15))),
        depth=max(1.5, length * width * 0.07),
        brush=FINE,
        flow=angle,
        wobble=1.0,
        material=PETAL,
    )
    under = -1 if side > 0 else 1
    motif.inlay(
        np.vstack([spine, (spine - normal * half * under)[::-1]]),
        mix(pigment, "#16281a", 0.28),
        within=identity,
        depth=max(1.5, length * width * 0.07),
        material=PETAL,
        wobble=0.6,
    )
    if veins and length > 24:
        motif.line(spine[:-2:2], max(1.3, length * 0.018), mix(pigment, "#e8f0b0", 0.45), on=identity, taper=0.7, opacity=0.8)
        for place in range(3, len(spine) - 4, 3):
            for sign in (-1, 1):
                end = spine[place] + ahead[place] * 2.2 + normal[place] * half[place] * 0.85 * sign
                motif.line([spine[place], end], 1.3, FromPicture(1.22 if sign < 0 else 0.78), on=identity, taper=0.8, opacity=0.55)
    return identity


def big_leaf(motif: Motif, foot: Place, length: float, angle: float = -1.1, pigment: Pigment = "#2f7a50", *, torn: float = 0.35) -> int:
    """A hothouse leaf, split between its veins."""
    here = Placement(foot, length, angle)
    edge: list[Place] = []
    for sign in (-1, 1):
        shares = np.linspace(0.12, 0.98, 9) if sign < 0 else np.linspace(0.98, 0.12, 9)
        for share in shares:
            wide = 0.34 * math.sin(math.pi * min(1.0, share * 0.92 + 0.08)) ** 0.7
            edge.append((share + 0.05, sign * wide))
            if motif.random.random() < torn * 2 and 0.25 < share < 0.9:
                edge.append((share + 0.015, sign * wide * motif.random.uniform(0.35, 0.7)))
    outline = here(curve([(0.12, 0), *edge, (0.12, 0)], 5))
    rod(motif, here([(0, 0), (0.1, 0.01), (0.2, 0)]), [length * 0.03, length * 0.026, length * 0.022], mix(pigment, "#c8d878", 0.3), brush=FINE)
    identity = motif.shape(outline, pigment, depth=length * 0.035, material=GLAZE, flow=angle + 0.8, wobble=1.2)
    motif.line(here([(0.1, 0), (0.5, 0.01), (1.02, 0)]), length * 0.018, mix(pigment, "#d8e8a0", 0.55), on=identity, taper=0.7)
    for share in np.linspace(0.2, 0.85, 8):
        for sign in (-1, 1):
            motif.line(
                here([(share, 0), (share + 0.09, sign * 0.16), (share + 0.14, sign * 0.3)]),
                max(1.2, length * 0.008),
                FromPicture(1.25, "#e8f0c0", 0.1),
                on=identity,
                taper=0.8,
                opacity=0.7,
            )
    return identity


def fern(motif: Motif, foot: Place, height: float, *, fronds: int = 7, green: Pigment = "#3f7a44") -> None:
    """A fountain of fronds."""
    for angle in np.linspace(-2.6, -0.55, fronds) + motif.random.normal(size=fronds) * 0.08:
        long = height * motif.random.uniform(0.7, 1.1)
        c, s = math.cos(angle), math.sin(angle)
        spine = curve([foot, (foot[0] + c * long * 0.5, foot[1] + s * long * 0.62), (foot[0] + c * long, foot[1] + s * long * 0.75 + abs(c) * long * 0.2)], 12)
        ink = mix(green, "#a8c860", float(motif.random.uniform(0, 0.4)))
        motif.line(spine[::4], 2.0, mix(ink, "#1c2a14", 0.3), taper=0.5)
        for place in range(3, len(spine) - 1):
            size = long * 0.16 * math.sin(math.pi * (place / len(spine)) ** 0.7)
            ahead = math.atan2(*(spine[place + 1] - spine[place - 1])[::-1]) if place + 1 < len(spine) else angle
            for sign in (-1, 1):
                turn = ahead + sign * 1.1
                x, y = spine[place]
                motif.line(
                    [(x, y), (x + math.cos(turn) * size, y + math.sin(turn) * size + size * 0.12)],
                    max(1.4, long * 0.018),
                    mix(ink, "#1c2a14" if sign > 0 else "#d0e088", 0.18),
                    taper=0.8,
                )


def ivy(motif: Motif, path: ArrayLike, spread: float, *, green: Pigment = "#3f6a3a", lit: Pigment = "#9ab860", leaves: int = 70) -> None:
    """Ivy along a wall or a branch: runners, leaves in clusters, tendrils that have let go."""
    line = curve(path, 20)
    for _ in range(3):
        motif.line(line[::7] + motif.random.normal(size=(len(line[::7]), 2)) * spread * 0.15, 2.2, mix(green, "#3a2c1c", 0.5), taper=0.5)
    for _ in range(leaves):
        x, y = line[int(motif.random.random() ** 0.8 * (len(line) - 1))] + motif.random.normal(size=2) * spread * 0.4
        size = spread * motif.random.uniform(0.12, 0.34)
        ink = mix(green, lit if motif.random.random() < 0.45 else "#16281a", float(motif.random.uniform(0, 0.7)))
        turn = motif.random.uniform(0.6, 2.5)
        for spread_ in (-0.75, 0.75, 0.0):
            motif.dab(
                (x + math.cos(turn + spread_) * size * 0.3, y + math.sin(turn + spread_) * size * 0.3),
                size,
                size * 0.55,
                turn + spread_,
                ink,
                taper=0.85,
                load=1,
            )


def mushroom(
    motif: Motif,
    foot: Place,
    height: float,
    cap: Pigment = "#b8432c",
    *,
    stem: Pigment = "#ece0c8",
    spots: bool = True,
    flat: float = 0.7,
    glow: Pigment | None = None,
) -> int:
    """A toadstool, its gills just showing; with `glow` it gives light."""
    here = Placement(foot, height, motif.random.normal() * 0.08)
    motif.contact(foot, height * 0.5)
    if glow is not None:
        motif.glow(here.point(0, -0.7), height * 1.6, glow, 0.5)
    turned(motif, here, [(0.10, -0.75), (0.09, -0.5), (0.13, -0.1), (0.11, 0)], stem, brush=FINE, lit=glow)
    motif.shape(here(ellipse((0, -0.60), 0.46, 0.11)), mix(stem, "#8a6a50", 0.45) if glow is None else glow, depth=height * 0.05, brush=FINE, flow=math.pi / 2)
    top = blob(
        [
            (-0.5, -0.60),
            (-0.44, -0.60 - 0.34 * flat),
            (0, -0.60 - 0.62 * flat),
            (0.44, -0.60 - 0.34 * flat),
            (0.5, -0.60),
            (0.25, -0.66),
            (0, -0.675),
            (-0.25, -0.66),
        ],
        8,
    )
    identity = motif.shape(here(top), cap, depth=height * 0.3, material=GLAZE, brush=FINE)
    for x, y, r in ((-0.24, -0.78, 0.06), (0.05, -0.92, 0.075), (0.27, -0.76, 0.05), (-0.02, -0.74, 0.035), (0.36, -0.66, 0.03)) if spots else ():
        motif.inlay(here(ellipse((x, y * (0.5 + 0.5 * flat) - 0.08 * (1 - flat)), r, r * 0.75)), "#f6efe0", within=identity, depth=height * 0.03)
    return identity


def seedling(motif: Motif, foot: Place, height: float, pigment: Pigment = "#6fbf4b") -> None:
    """Two leaves raised."""
    rod(
        motif,
        [foot, (foot[0] + height * 0.03, foot[1] - height * 0.4), (foot[0], foot[1] - height * 0.62)],
        [height * 0.06, height * 0.05, height * 0.045],
        pigment,
        brush=FINE,
    )
    for angle in (-0.75, -math.pi + 0.62):
        leaf(motif, (foot[0], foot[1] - height * 0.6), height * 0.62, angle, pigment, width=0.55, droop=0.05)


def flowerpot(motif: Motif, foot: Place, height: float, pigment: Pigment = "#c06a43") -> Placement:
    """A clay pot with its earth; returns where a plant stands in it."""
    here = Placement(foot, height / 100)
    motif.contact(foot, height * 0.9)
    turned(motif, here, [(50, -100), (51, -78), (44, -77), (34, 0)], pigment, material=STONE, brush=FINE, smooth=False, tilt=0.2)
    mouth(motif, here, 45, -100, "#3a2820", tilt=0.2)
    return Placement(here.point(0, -98), here.scale)


def vegetable_rows(
    motif: Motif,
    rows: Sequence[tuple[Place, Place]],
    *,
    each: int = 8,
    size: float = 34.0,
    far: float = 0.5,
    greens: Sequence[Pigment] = ("#6f9a5a", "#8fb060", "#4f7a58", "#a85a6a"),
) -> None:
    """Beds of cabbages and lettuces, in rows from their far ends to their near ones, here and there one missing."""
    for number, (start, end) in enumerate(rows):
        green = greens[number % len(greens)]
        for share in np.linspace(0, 1, each):
            at = (start[0] + (end[0] - start[0]) * share + motif.random.normal() * 2, start[1] + (end[1] - start[1]) * share)
            scale = size * (far + (1 - far) * share) * motif.random.uniform(0.75, 1.2)
            if motif.random.random() < 0.92:
                cabbage(motif, at, scale, green, rings=2 if scale < 30 else 3)


def cabbage(motif: Motif, foot: Place, width: float, green: Pigment = "#8fc79a", *, rings: int = 4) -> int:
    """A cabbage: leaves round a heart, each curling away, veined."""
    motif.contact(foot, width)
    heart = (foot[0], foot[1] - width * 0.36)
    identity = 0
    for ring in range(rings):
        reach = width * (0.56 - 0.36 * ring / rings)
        count = 7 - ring
        for angle in np.linspace(0.25, 2 * math.pi + 0.25, count, endpoint=False) + ring * 0.5:
            at = (heart[0] + math.cos(angle) * reach * 0.52, heart[1] + math.sin(angle) * reach * 0.40)
            edge = [
                (at[0] + math.cos(a) * reach * 0.62 * motif.random.uniform(0.88, 1.12), at[1] + math.sin(a) * reach * 0.50 * motif.random.uniform(0.88, 1.12))
                for a in np.linspace(0, 5.6, 9)
            ]
            identity = motif.shape(
                blob(edge, 4),
                mix(green, "#f0f4cc" if ring > rings / 2 else "#24402c", 0.10 + 0.12 * abs(ring - rings / 2)),
                depth=reach * 0.3,
                brush=FINE,
                material=PETAL,
                flow=float(angle),
            )
            for turn in (-0.5, 0, 0.5) if width > 40 else ():
                motif.line(
                    [heart, (heart[0] + math.cos(angle + turn * 0.4) * reach * 0.9, heart[1] + math.sin(angle + turn * 0.4) * reach * 0.75)],
                    1.5,
                    mix(green, "#f4f8dc", 0.5),
                    on=identity,
                    taper=0.7,
                    opacity=0.6,
                )
    return (
        motif.shape(
            blob([(heart[0] + math.cos(a) * width * 0.24, heart[1] + math.sin(a) * width * 0.22) for a in np.linspace(0, 5.4, 7)], 6),
            mix(green, "#f4f8d8", 0.35),
            depth=width * 0.16,
            brush=FINE,
            material=PETAL,
        )
        or identity
    )


def apple(motif: Motif, foot: Place, width: float, pigment: Pigment = "#c8322f", *, blush: Pigment = "#e8b840", leaf_: bool = True) -> int:
    """An apple with its stalk; works for a cherry or a peach with other colours."""
    here = Placement(foot, width / 100, motif.random.normal() * 0.08)
    motif.contact(foot, width * 0.8)
    noise = motif.noise(3)

    def skin(x: Image, y: Image) -> Image:
        side = np.clip(0.25 + (x - here.at[0]) / width * 0.7 + 0.5 * noise(x, y, width * 0.4, width * 1.6), 0, 1)
        return lerp(mix(pigment, "#3a0c10", 0.05) + 0 * side[..., None], mix(blush, pigment, 0.25), np.clip(side - 0.35, 0, 0.6))

    outline = [(-10, -2), (-34, -12), (-49, -46), (-42, -78), (-20, -90), (0, -83), (20, -90), (42, -78), (49, -46), (34, -12), (10, -2), (0, -5)]
    identity = motif.shape(here(blob(outline, 6)), skin, depth=width * 0.42, material=GLAZE, brush=FINE)
    rod(motif, here([(0, -80), (2, -92), (8, -104)]), [width * 0.03, width * 0.035, width * 0.05], "#5a4028", brush=FINE)
    motif.dab(here.point(-22, -64), width * 0.2, width * 0.08, -1.0, "#fff4e0", opacity=0.6, on=identity)
    if leaf_:
        leaf(motif, here.point(4, -94), width * 0.42, -0.35, "#5f8a3c")
    return identity


def wheat(motif: Motif, line: ArrayLike, count: int, height: float, *, straw: Pigment = "#d8a84a") -> None:
    """Standing corn, or a sheaf of it."""
    tall_grass(motif, line, count, height, (mix(straw, "#6a4a20", 0.4), straw, mix(straw, "#fff0c0", 0.35)), seeds=0.9)


def stubble(motif: Motif, identity: int, count: int, *, near: float = 22.0, straw: Pigment = "#e0b860") -> None:
    """Cut straw standing in the field, longer towards us."""
    spots = sorted(motif.spots(identity, count), key=lambda at: at[1])
    for number, (x, y) in enumerate(spots):
        tall = near * (0.2 + 0.8 * number / len(spots)) * motif.random.uniform(0.6, 1.3)
        motif.line(
            [(x, y), (x + motif.random.normal() * tall * 0.2, y - tall)],
            max(1.2, tall * 0.09),
            mix(straw, "#6a4420" if motif.random.random() < 0.4 else "#fff0b8", 0.4),
            taper=0.4,
            opacity=0.85,
        )


__all__ = [
    "apple",
    "big_leaf",
    "cabbage",
    "fern",
    "flowerpot",
    "ivy",
    "leaf",
    "mushroom",
    "reeds",
    "seedling",
    "stubble",
    "tall_grass",
    "vegetable_rows",
    "wheat",
]
