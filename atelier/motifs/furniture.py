"""What one sits, lies and works at. All stands with the middle of its front foot at `foot`, `width` card units wide."""

import math
from collections.abc import Sequence

import numpy as np

from atelier.canvas import CRISP, FINE
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon
from atelier.light import CLOTH, METAL, WOOD
from atelier.motifs.forms import box, cloth, mouth, rod, turned
from atelier.motifs.structures import masonry
from atelier.motifs.stuff import boards, checks, stripes
from atelier.palette import Pigment, mix
from atelier.scene import Fill, Motif


def leg(motif: Motif, top: Place, foot: Place, thick: float, wood: Pigment, *, turned_: bool = False) -> None:
    """A leg of furniture from its top to its foot, tapered or turned."""
    widths = [thick, thick * 0.6, thick * 1.1, thick * 0.5] if turned_ else [thick, thick * 0.72]
    rod(motif, [top, ((top[0] + foot[0]) / 2, (top[1] + foot[1]) / 2), foot], widths, wood, material=WOOD, brush=FINE, ragged=0.3)


def table(motif: Motif, foot: Place, width: float, height: float, *, deep: float = 0.3, wood: Pigment = "#8a5f3c", cloth_: Pigment | None = None) -> Placement:
    """A table seen from a little above; returns the Placement of its top's middle, on which things stand."""
    here, back = Placement(foot), -width * deep
    motif.contact((foot[0], foot[1] + back * 0.4), width * 1.05, width * deep * 0.6)
    thick = width * 0.05
    for x, y in ((-0.42, 0.9), (0.42, 0.9), (-0.46, 0.0), (0.46, 0.0)):
        leg(motif, here.point(x * width, -height + y * back), here.point(x * width, y * back * 0.8), thick, mix(wood, "#201410", 0.25 * y), turned_=True)
    top = here(polygon([(-width / 2, -height), (width / 2, -height), (width * 0.46, -height + back), (-width * 0.46, -height + back)]))
    motif.shape(
        here(polygon([(-width * 0.46, -height), (width * 0.46, -height), (width * 0.46, -height + thick * 1.8), (-width * 0.46, -height + thick * 1.8)])),
        mix(wood, "#201410", 0.35),
        depth=3,
        material=WOOD,
        brush=FINE,
    )
    motif.shape(top, boards(motif, here, masonry(mix(wood, "#f0d0a0", 0.15)), width=width * deep / 4, length=width * 2), depth=4, material=WOOD, flow=0.0)
    rod(motif, here([(-width / 2, -height), (width / 2, -height)]), [thick * 0.8] * 2, wood, material=WOOD, brush=FINE)
    if cloth_ is not None:
        tablecloth(motif, here, width, height, back, cloth_)
    return Placement(here.point(0, -height + back * 0.45))


def tablecloth(motif: Motif, here: Placement, width: float, height: float, back: float, pigment: Pigment, *, drop: float = 0.45) -> None:
    """A cloth over a table: its flat top, and a front that falls in folds with uneven corners."""
    fall = height * drop
    hem = [
        (width * 0.54, -height + fall * 1.15),
        (width * 0.3, -height + fall),
        (0, -height + fall * 1.04),
        (-width * 0.28, -height + fall * 0.97),
        (-width * 0.54, -height + fall * 1.18),
    ]
    front = np.vstack([[(-width * 0.51, -height - 1), (width * 0.51, -height - 1)], curve(hem, 10)])
    cloth(motif, here(front), pigment, fold=width * 0.08, depth=width * 0.016, from_y=here.at[1] - height)
    motif.shape(
        here(polygon([(-width * 0.51, -height), (width * 0.51, -height), (width * 0.47, -height + back), (-width * 0.47, -height + back)])),
        mix(pigment, "#ffffff", 0.15),
        depth=5,
        material=CLOTH,
        flow=0.1,
    )


def round_table(motif: Motif, foot: Place, width: float, height: float, *, wood: Pigment = "#7a5236", cloth_: Pigment | None = None) -> Placement:
    """A small round table on a turned stem, or hidden in its cloth."""
    here, r = Placement(foot), width / 2
    motif.contact(foot, width * 0.9)
    if cloth_ is None:
        for x in (-0.5, 0.5, 0.05):
            rod(
                motif,
                here([(0, -height * 0.25), (x * r * 0.7, -height * 0.14), (x * r * 1.2, 4 * abs(x))]),
                [width * 0.06, width * 0.07, width * 0.04],
                wood,
                material=WOOD,
                brush=FINE,
            )
        turned(
            motif,
            here,
            [
                (width * 0.06, -height),
                (width * 0.03, -height * 0.8),
                (width * 0.07, -height * 0.5),
                (width * 0.035, -height * 0.3),
                (width * 0.06, -height * 0.14),
            ],
            wood,
            material=WOOD,
            brush=FINE,
        )
        turned(motif, here, [(r, -height - width * 0.035), (r * 0.97, -height)], wood, material=WOOD, tilt=0.28)
        mouth(motif, here, r * 0.98, -height - width * 0.035, mix(wood, "#f0d0a0", 0.28), tilt=0.28)
    else:
        skirt = np.vstack(
            [
                [(-r, -height)],
                curve(
                    [(-r * 1.08, -height * 0.2), (-r * 0.6, -height * 0.05), (-r * 0.1, -height * 0.12), (r * 0.5, -height * 0.03), (r * 1.1, -height * 0.18)],
                    8,
                ),
                [(r, -height)],
            ]
        )
        cloth(motif, here(skirt), cloth_, fold=width * 0.13, depth=width * 0.03, from_y=foot[1] - height)
        motif.shape(here(ellipse((0, -height), r, r * 0.28)), mix(cloth_, "#ffffff", 0.18), depth=4, material=CLOTH)
    return Placement(here.point(0, -height - width * 0.02))


def chair(
    motif: Motif, foot: Place, height: float, *, wood: Pigment = "#7a5236", seat: Pigment = "#b88a5a", facing: int = 1, from_behind: bool = False
) -> Place:
    """A wooden chair seen three-quarter, its back away from `facing` (1: it looks right). Returns the middle of its seat."""
    here, t = Placement(foot, height / 100, mirrored=facing < 0), height * 0.045
    motif.contact(foot, height * 0.55)
    dark = mix(wood, "#201410", 0.3)
    for top, low in (((24, -48), (27, -5)), ((-14, -50), (-13, -7))):
        leg(motif, here.point(*top), here.point(*low), t, dark)
    slats = [((-21, y), (-8, y - 3)) for y in (-92, -80, -68)]
    for post in (((-22, 0), (-20, -48), (-26, -100)), ((-10, -8), (-9, -50), (-13, -102))):
        rod(motif, here(post), [t, t, t * 0.8], wood, material=WOOD, brush=FINE)
    if not from_behind:
        for a, b in slats:
            slat = [(a[0] - 3, a[1] - 3.4), (b[0] - 3, b[1] - 3.4), (b[0] - 3, b[1] + 3), (a[0] - 3, a[1] + 3)]
            motif.shape(here(polygon(slat, 4)), wood, depth=3, material=WOOD, brush=FINE, flow=0.0)
    motif.shape(here(polygon([(-23, -45), (19, -44), (29, -50), (-10, -52)])), seat, depth=4 * here.scale, material=CLOTH, brush=FINE)
    rod(motif, here([(-23, -44), (19, -43), (29, -49)]), [t * 1.2] * 3, wood, material=WOOD, brush=FINE)
    leg(motif, here.point(18, -43), here.point(20, 1), t, wood)
    rod(motif, here([(-21, -18), (19, -16)]), [t * 0.6] * 2, wood, material=WOOD, brush=FINE)
    if from_behind:
        for a, b in slats:
            slat = [(a[0] - 3, a[1] - 3.4), (b[0] - 3, b[1] - 3.4), (b[0] - 3, b[1] + 3), (a[0] - 3, a[1] + 3)]
            motif.shape(here(polygon(slat, 4)), wood, depth=3, material=WOOD, brush=FINE, flow=0.0)
    return here.point(3, -49)


def armchair(motif: Motif, foot: Place, width: float, pigment: Pigment = "#8a4a48", *, wings: bool = True) -> Place:
    """A stuffed armchair from the front, sagging where it has been sat in. Returns the middle of its seat."""
    here = Placement(foot, width / 100)
    motif.contact(foot, width * 1.05)
    dark = mix(pigment, "#1c1014", 0.2)
    for x in (-38, 38):
        leg(motif, here.point(x, -10), here.point(x * 1.04, 2), width * 0.06, "#4a3226", turned_=True)
    high = 108 if wings else 92
    motif.shape(
        here(blob([(-36, -20), (-40, -70), (-34, -high + 6), (0, -high - 2), (34, -high + 6), (40, -70), (36, -20)])),
        pigment,
        depth=16 * here.scale,
        material=CLOTH,
    )
    for y in (-92, -76):
        for x in (-20, 0, 20):
            motif.dab(here.point(x + (10 if y == -76 else 0) - 5, y + 8), 3.4 * here.scale, 3 * here.scale, 0, dark, taper=0)
    motif.shape(
        here(blob([(-34, -34), (0, -30), (34, -34), (36, -46), (0, -49), (-36, -46)])), mix(pigment, "#fff0e0", 0.1), depth=9 * here.scale, material=CLOTH
    )
    motif.shape(here(polygon([(-36, -8), (36, -8), (36, -34), (0, -31), (-36, -34)])), dark, depth=7 * here.scale, material=CLOTH)
    for side in (-1, 1):
        motif.shape(
            here(blob([(side * 34, -8), (side * 50, -8), (side * 51, -46), (side * 46, -58), (side * 36, -57), (side * 33, -46)], 8)),
            pigment,
            depth=9 * here.scale,
            material=CLOTH,
        )
        motif.shape(here(ellipse((side * 43, -51), 7.6, 8.6)), mix(pigment, "#fff0e0", 0.08), depth=6 * here.scale, material=CLOTH, brush=FINE)
    return here.point(0, -46)


def bed(
    motif: Motif,
    foot: Place,
    width: float,
    *,
    height: float | None = None,
    frame: Pigment = "#7a5236",
    blanket: Fill = "#a83a36",
    linen: Pigment = "#f2ebdc",
    iron: bool = False,
    sleeper: bool = False,
) -> Place:
    """A bed from the side, head left: frame, mattress, pillow, quilt. Returns where a head lies; `sleeper` bulges the quilt."""
    here = Placement(foot, width / 100)
    tall = 1.0 if height is None else height / (width * 0.5)
    motif.contact(foot, width * 1.02)
    for x, up in ((-49, 46), (49, 33)):
        if iron:
            for dx in (-1.2, 1.2):
                motif.line(here([(x + dx, 0), (x + dx, -up * tall)]), width * 0.014, frame, taper=0, load=1)
            rod(motif, here([(x - 2, -up * tall + 2), (x, -up * tall - 2), (x + 2, -up * tall + 2)]), [width * 0.022] * 3, frame, material=METAL, brush=FINE)
        else:
            motif.shape(
                here(polygon([(x - 2.4, 0), (x + 2.4, 0), (x + 2.8, -up * tall), (x - 2.8, -up * tall)])),
                frame,
                depth=2 * here.scale,
                material=WOOD,
                brush=FINE,
                flow=math.pi / 2,
            )
            motif.shape(here(ellipse((x, -up * tall - 2.4), 3.2)), mix(frame, "#f0d0a0", 0.15), depth=3 * here.scale, material=WOOD, brush=FINE)
    motif.shape(
        here(polygon([(-48, -9), (48, -9), (48, -15), (-48, -15)])), mix(frame, "#201410", 0.2), depth=2 * here.scale, material=WOOD, brush=FINE, flow=0.0
    )
    motif.shape(here(blob([(-45, -15), (45, -15), (46, -24), (0, -25), (-46, -24)], 6)), linen, depth=4 * here.scale, material=CLOTH)
    motif.shape(
        here(blob([(-46, -25), (-28, -24), (-25, -30), (-34, -35), (-44, -33)])), mix(linen, "#ffffff", 0.4), depth=5 * here.scale, material=CLOTH, brush=FINE
    )
    hump = [(-26, -25), (-22, -31), (-8, -38), (14, -36), (30, -33), (40, -38), (47, -28)] if sleeper else [(-26, -26), (-18, -29), (10, -28.5), (47, -27)]
    hem = [(49, -12), (30, -8), (10, -11), (-10, -8), (-27, -12)]
    quilt = cloth(motif, here(np.vstack([curve(hump, 8), curve(hem, 8)])), blanket, hang=math.pi / 2 - 0.1, fold=width * 0.11, depth=width * 0.015)
    motif.line(here([(-27, -13), (-25, -20), (-24, -27)]), width * 0.035, linen, on=quilt, taper=0.2, load=1)
    return here.point(-34, -36)


def bed_above(
    motif: Motif,
    at: Place,
    width: float,
    *,
    turn: float = 0.0,
    frame: Pigment = "#5a5450",
    blanket: Fill = "#a65c52",
    linen: Pigment = "#f2ebdc",
    squash: float = 1.0,
) -> Place:
    """A bed seen from above, head up; `turn` in radians. Returns the middle of its pillow."""
    here = Placement(at, width / 100, turn)
    flat = lambda p: here(np.asarray(p) * (1, squash))
    motif.wash(flat(polygon([(-54, -88), (56, -88), (58, 92), (-50, 92)])), motif.light.shade, 0.5, soft=width * 0.05, way="multiply")
    motif.shape(flat(polygon([(-50, -86), (50, -86), (50, 86), (-50, 86)])), linen, depth=10 * here.scale, material=CLOTH)
    motif.shape(
        flat(blob([(-38, -80), (38, -80), (40, -54), (0, -50), (-40, -54)])), mix(linen, "#ffffff", 0.4), depth=9 * here.scale, material=CLOTH, brush=FINE
    )
    cloth(
        motif,
        flat(polygon([(-54, -34), (54, -36), (55, 84), (10, 88), (-54, 82)], 8)),
        blanket,
        hang=math.pi / 2 + turn + 0.3,
        fold=width * 0.4,
        depth=width * 0.03,
    )
    motif.shape(flat(polygon([(-54, -42), (54, -44), (54, -30), (-54, -28)])), linen, depth=4 * here.scale, material=CLOTH, brush=FINE)
    for y in (-90, 90):
        rod(motif, flat([(-54, y), (54, y)]), [width * 0.05] * 2, frame, material=METAL, brush=FINE)
    return here.point(0, -66 * squash)


def desk(motif: Motif, foot: Place, width: float, height: float, *, wood: Pigment = "#6f4a2e", drawers: int = 3) -> Placement:
    """A writing desk with drawers at the right; returns the Placement of its top."""
    here, back = Placement(foot), -width * 0.2
    motif.contact(foot, width * 1.05)
    for x in (-0.46, -0.40):
        leg(motif, here.point(x * width, -height * 0.9), here.point(x * width, 0 if x < -0.43 else back * 0.6), width * 0.04, wood)
    box(motif, Placement(here.point(width * 0.3, 0)), (width * 0.36, height * 0.92), (0, 0), wood, material=WOOD, flow=0.0)
    for number in range(drawers):
        y, tall = -height * (0.06 + 0.84 * number / drawers), height * 0.72 / drawers
        motif.shape(
            here(polygon([(width * 0.15, y), (width * 0.45, y), (width * 0.45, y - tall), (width * 0.15, y - tall)])),
            mix(wood, "#e8c890", 0.12),
            depth=3,
            material=WOOD,
            brush=FINE,
            flow=0.0,
        )
        motif.shape(here(ellipse((width * 0.3, y - tall / 2), width * 0.014)), "#d8a84a", depth=3, brush=CRISP, material=METAL)
    motif.shape(
        here(polygon([(-width / 2, -height), (width / 2, -height), (width * 0.47, -height + back), (-width * 0.47, -height + back)])),
        mix(wood, "#f0d0a0", 0.22),
        depth=4,
        material=WOOD,
        flow=0.0,
    )
    rod(motif, here([(-width / 2, -height), (width / 2, -height)]), [height * 0.07] * 2, wood, material=WOOD, brush=FINE)
    return Placement(here.point(0, -height + back * 0.5))


def kitchen_cloth(motif: Motif, at: Placement, pigments: tuple[Pigment, Pigment] = ("#f4ecdc", "#b8483c"), size: float = 14.0) -> Fill:
    """A checked cloth, as a fill."""
    return checks(motif, at, pigments, size=size)


def deckchair(
    motif: Motif, foot: Place, width: float, pigments: Sequence[Pigment] = ("#f8ecd4", "#d8483c"), *, wood: Pigment = "#b08a5a", facing: int = 1
) -> Place:
    """A striped deckchair from the side; returns where its sitter's lap would be."""
    here = Placement(foot, width / 100, mirrored=facing < 0)
    motif.contact(foot, width)
    for a, b in (((-46, -78), (34, 0)), ((40, -34), (-40, 0))):
        rod(motif, here([(a[0] + 5, a[1] - 4), (b[0] + 5, b[1] - 5)]), [width * 0.05] * 2, mix(wood, "#2a1c14", 0.3), material=WOOD, brush=FINE)
    sling = np.vstack([curve([(-46, -80), (-28, -46), (2, -22), (42, -32)], 8), curve([(46, -38), (10, -30), (-22, -54), (-38, -86)], 8)])
    motif.shape(
        here(sling), stripes(motif, Placement(here.at, here.scale, -0.5), pigments, width=7, upright=False), depth=5 * here.scale, material=CLOTH, flow=0.7
    )
    for a, b in (((-46, -78), (34, 0)), ((40, -34), (-40, 0))):
        rod(motif, here([a, b]), [width * 0.05] * 2, wood, material=WOOD, brush=FINE)
    return here.point(4, -34)


__all__ = ["armchair", "bed", "bed_above", "chair", "deckchair", "desk", "kitchen_cloth", "leg", "round_table", "table", "tablecloth"]
