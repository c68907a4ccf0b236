"""What stands about in yards and markets: fences, stalls, tents, greenhouses, wells."""

import math
from collections.abc import Sequence
from typing import Literal

import numpy as np
from numpy.typing import ArrayLike

from atelier.accents import FromPicture
from atelier.canvas import FINE
from atelier.geometry import Place, Placement, along, curve, polygon
from atelier.light import CLOTH, METAL, STONE, WOOD
from atelier.motifs.forms import Pattern, box, mouth, rod, turned
from atelier.motifs.structures import masonry
from atelier.motifs.stuff import Ground, boards, stones, stripes, tiles
from atelier.palette import Image, Pigment, colour, mix
from atelier.scene import Motif


def fence(
    motif: Motif,
    line: ArrayLike,
    height: float,
    *,
    kind: Literal["pickets", "rails", "iron"] = "pickets",
    pigment: Pigment = "#e8e2d2",
    gap: float = 0.34,
    far: float = 1.0,
) -> None:
    """A fence along a line of ground, `far` its size at the end; no two pickets quite upright, one now and then gone."""
    run = along(curve(line, 16), 400)
    place = 0.0
    tops: list[tuple[Place, float]] = []
    while place < 399:
        share = place / 399
        tall = height * (1 + (far - 1) * share)
        tops.append(((float(run[int(place), 0]), float(run[int(place), 1])), tall))
        length = float(np.linalg.norm(np.diff(run, axis=0), axis=1).sum())
        place += max(1.0, tall * (gap if kind != "rails" else 1.5) / length * 399)
    levels = {"pickets": (0.35, 0.72), "rails": (0.3, 0.58, 0.86), "iron": (0.12, 0.82)}[kind]
    for level in levels:
        rail = [(x, y - tall * level + motif.random.normal() * tall * 0.012) for (x, y), tall in tops]
        if len(rail) > 1:
            thick = height * (0.035 if kind == "iron" else 0.08)
            rod(motif, rail, [thick, thick * far], mix(pigment, "#6a5c4a", 0.0 if kind == "iron" else 0.3), brush=FINE, material=WOOD)
    for at, tall in tops:
        if motif.random.random() < 0.94:
            _post(motif, at, tall, kind, pigment)


def _post(motif: Motif, at: Place, tall: float, kind: str, pigment: Pigment) -> None:
    here = Placement(at, tall * motif.random.uniform(0.93, 1.05), motif.random.normal() * 0.03)
    motif.contact(at, tall * 0.2, strength=0.4)
    if kind == "iron":
        rod(motif, here([(0, 0), (0, -0.9)]), [tall * 0.05] * 2, pigment, brush=FINE, material=METAL)
        motif.shape(here(polygon([(-0.05, -0.88), (0.05, -0.88), (0, -1.05)])), pigment, depth=2, brush=FINE)
        return
    wide = 0.11 if kind == "pickets" else 0.08
    tip = [(wide, -0.9), (0, -1.04), (-wide, -0.9)] if kind == "pickets" else [(wide, -1.0), (-wide, -0.98)]
    motif.shape(
        here(polygon([(-wide, 0), (wide, 0), *tip], 3)),
        mix(pigment, "#7a6a54", float(motif.random.uniform(0, 0.3))),
        depth=tall * 0.05,
        material=WOOD,
        brush=FINE,
        flow=math.pi / 2,
        wobble=0.7,
    )


def awning(motif: Motif, at: Place, width: float, drop: float, pigments: Sequence[Pigment] = ("#f2b632", "#f8f1df"), *, scallops: int = 9) -> int:
    """A striped awning hung from its upper edge's middle at `at`, with a scalloped hem and shade beneath."""
    here, flare = Placement(at), width * 0.06
    motif.wash(
        here(polygon([(-width / 2, drop), (width / 2, drop), (width / 2, drop * 2), (-width / 2, drop * 2)])),
        motif.light.shade,
        0.5,
        soft=drop * 0.25,
        way="multiply",
    )
    fan = Ground((at[0], at[1] - drop * 5), at[1] + drop)
    top = motif.shape(
        here(polygon([(-width / 2, 0), (width / 2, 0), (width / 2 + flare, drop), (-width / 2 - flare, drop)])),
        stripes(motif, fan, pigments, width=width / scallops),
        depth=drop * 0.5,
        material=CLOTH,
        flow=math.pi / 2,
    )
    bite = (width + 2 * flare) / scallops
    for number in range(scallops):
        x = -width / 2 - flare + number * bite
        hem = np.vstack(
            [[(x, drop - 2), (x + bite, drop - 2)], curve([(x + bite, drop + bite * 0.2), (x + bite / 2, drop + bite * 0.62), (x, drop + bite * 0.2)], 5)]
        )
        motif.shape(here(hem), mix(pigments[number % len(pigments)], motif.light.shade, 0.16), depth=4, material=CLOTH, brush=FINE)
    return top


def stall(
    motif: Motif, foot: Place, width: float, height: float, *, cloth_tones: Sequence[Pigment] = ("#f2b632", "#f8f1df"), wood: Pigment = "#8a6040"
) -> Placement:
    """A market stall: counter, posts, awning. Returns the Placement of its counter's middle, to set things upon."""
    here = Placement(foot)
    motif.contact(foot, width * 1.1)
    motif.wash(
        here(polygon([(-width / 2, -height * 0.3), (width / 2, -height * 0.3), (width / 2, -height * 0.86), (-width / 2, -height * 0.86)])),
        motif.light.shade,
        0.35,
        soft=8,
        way="multiply",
    )
    for x in (-0.46, 0.46):
        rod(motif, here([(x * width, 0), (x * width, -height * 0.9)]), [width * 0.03] * 2, wood, material=WOOD, brush=FINE)
    box(
        motif,
        Placement(here.point(0, 0)),
        (width, height * 0.34),
        (0, -height * 0.05),
        wood,
        front=boards(motif, here, masonry(wood), width=height * 0.085, length=width),
        material=WOOD,
    )
    awning(motif, here.point(0, -height), width * 1.06, height * 0.2, cloth_tones)
    return Placement(here.point(0, -height * 0.36))


def tent(
    motif: Motif, foot: Place, width: float, height: float, pigments: Sequence[Pigment] = ("#d63c37", "#f8ecd4"), *, flag: Pigment | None = "#f2c040"
) -> Place:
    """A round tent: striped wall, striped cone, a way in; returns the top of its pole."""
    here, r = Placement(foot), width / 2
    motif.contact(foot, width * 1.15)
    pattern = _gores(pigments, 11)
    turned(motif, here, [(r * 0.94, -height * 0.42), (r * 0.97, -height * 0.2), (r, 0)], pattern, patterned=True, material=CLOTH, flow=math.pi / 2)
    turned(
        motif,
        here,
        [(2, -height), (r * 0.24, -height * 0.78), (r * 0.6, -height * 0.56), (r * 1.06, -height * 0.38)],
        pattern,
        patterned=True,
        material=CLOTH,
        flow=None,
    )
    motif.shape(
        here(polygon([(-r * 0.16, 2), (r * 0.16, 2), (r * 0.03, -height * 0.3), (-r * 0.03, -height * 0.3)])), mix(pigments[0], "#180c10", 0.75), depth=4
    )
    for side in (-1, 1):
        motif.shape(
            here(polygon([(side * r * 0.10, 3), (side * r * 0.24, 2), (side * r * 0.15, -height * 0.16), (side * r * 0.03, -height * 0.3)])),
            pigments[-1],
            depth=4,
            material=CLOTH,
            brush=FINE,
        )
    top = here.point(0, -height * 1.12)
    motif.line([here.point(0, -height * 0.98), top], 3, "#5a4632", taper=0, load=1)
    if flag is not None:
        motif.shape(
            curve(
                [
                    top,
                    (top[0] + width * 0.08, top[1] + 2),
                    (top[0] + width * 0.16, top[1] - 4),
                    (top[0] + width * 0.1, top[1] + width * 0.05),
                    (top[0], top[1] + width * 0.06),
                ],
                5,
            ),
            flag,
            depth=3,
            brush=FINE,
            material=CLOTH,
        )
    return top


def _gores(pigments: Sequence[Pigment], count: int) -> Pattern:
    """Stripes from the top down, narrower towards the edge, as on anything round."""
    tones = np.array([colour(each) for each in pigments])

    def pattern(around: Image, _: Image) -> Image:
        return tones[np.floor(np.arcsin(around) / math.pi * count * 2 + 100).astype(int) % len(tones)]

    return pattern


def greenhouse(
    motif: Motif,
    foot: Place,
    width: float,
    height: float,
    *,
    glass: Pigment = "#a8d0c0",
    iron: Pigment = "#e4e8e0",
    lit: Pigment | None = None,
    strength: float = 0.35,
) -> None:
    """A glasshouse over whatever has been painted inside it: panes as thin washes, ribs on top."""
    here = Placement(foot)
    shell = np.vstack(
        [
            [(width / 2, 0), (width / 2, -height * 0.5)],
            curve([(width / 2, -height * 0.5), (width * 0.36, -height * 0.82), (0, -height), (-width * 0.36, -height * 0.82), (-width / 2, -height * 0.5)], 10),
            [(-width / 2, 0)],
        ]
    )
    motif.wash(here(shell), glass if lit is None else lit, strength, soft=1.5)
    for x in np.linspace(-0.5, 0.5, 9):
        top = -height * (0.5 + 0.5 * math.sqrt(max(0.0, 1 - (2 * x) ** 2)))
        motif.line(here([(x * width, 0), (x * width, -height * 0.5), (x * width * 0.96, top)]), 3.0, iron, taper=0, load=1)
    for y in (0.02, 0.26, 0.5, 0.72):
        half = width / 2 if y <= 0.5 else width / 2 * math.sqrt(max(0.0, 1 - ((y - 0.5) / 0.5) ** 2))
        motif.line(here([(-half, -y * height), (half, -y * height)]), 2.6, iron, taper=0, load=1)
    rod(motif, here([shell[1], *[tuple(p) for p in shell[6:-2:6]], (-width / 2, -height * 0.5)]), [6] * 2, iron, brush=FINE, material=METAL)
    for _ in range(12):
        x, y = motif.random.uniform(-0.45, 0.45) * width, -height * motif.random.uniform(0.1, 0.6)
        motif.dab(here.point(x, y), height * motif.random.uniform(0.05, 0.14), 4, -1.0, "#f8fcf6", opacity=0.35, taper=0.9)


def well(motif: Motif, foot: Place, width: float, *, stone: Pigment = "#a09888", wood: Pigment = "#6a4a34", roof: Pigment = "#8a4a38") -> Place:
    """A well with its roof and windlass; returns where the rope hangs."""
    here, r = Placement(foot), width / 2
    motif.contact(foot, width * 1.2)
    rod(motif, here([(-r * 0.9, -width * 0.3), (-r * 0.9, -width * 1.3)]), [width * 0.07] * 2, wood, material=WOOD, brush=FINE)
    turned(
        motif,
        here,
        [(r, -width * 0.55), (r * 0.98, -width * 0.3), (r * 1.04, 0)],
        stones(motif, here, masonry(stone), mix(stone, "#3a3430", 0.6), size=(width * 0.17, width * 0.11)),
        material=STONE,
        tilt=0.3,
    )
    mouth(motif, here, r * 0.84, -width * 0.55, "#14161a", tilt=0.3)
    for x in (-0.9, 0.9):
        rod(motif, here([(x * r, -width * 0.5), (x * r, -width * 1.3)]), [width * 0.07] * 2, wood, material=WOOD, brush=FINE)
    rod(motif, here([(-r * 0.95, -width), (r * 1.15, -width)]), [width * 0.09] * 2, wood, material=WOOD, brush=FINE)
    motif.line(here([(r * 1.15, -width), (r * 1.15, -width * 0.86), (r * 1.3, -width * 0.86)]), 3, "#3a3430", load=1, taper=0)
    motif.shape(
        here(polygon([(-r * 1.3, -width * 1.22), (r * 1.3, -width * 1.22), (r, -width * 1.62), (-r, -width * 1.62)])),
        tiles(motif, here, [mix(roof, "#2a1a18", 0.3), roof], size=(width * 0.09, width * 0.08)),
        depth=8,
        material=STONE,
    )
    return here.point(0, -width * 0.95)


def signpost(motif: Motif, foot: Place, height: float, *, arms: Sequence[float] = (0.2, -0.25), wood: Pigment = "#8a6a4a") -> None:
    """A signpost without a word on it; each arm points by its angle's sign, right or left."""
    here = Placement(foot)
    motif.contact(foot, height * 0.16)
    rod(motif, here([(0, 0), (2, -height)]), [height * 0.05, height * 0.04], wood, material=WOOD, brush=FINE)
    for number, angle in enumerate(arms):
        side = 1 if angle >= 0 else -1
        arm = Placement(here.point(0, -height * (0.93 - 0.16 * number)), height * 0.01, angle * 0.6)
        shape = [(side * -6, -6), (side * 36, -6), (side * 44, 0), (side * 36, 6), (side * -6, 6)]
        plank = motif.shape(arm(polygon(shape, 3)), mix(wood, "#e8d4b0", 0.35), depth=3, material=WOOD, brush=FINE, flow=0.0)
        for _ in range(2):
            motif.line(arm([(side * 2, motif.random.uniform(-3, 3)), (side * 30, motif.random.uniform(-3, 3))]), 1.4, FromPicture(0.7), on=plank, opacity=0.5)


__all__ = ["awning", "fence", "greenhouse", "signpost", "stall", "tent", "well"]
