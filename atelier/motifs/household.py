"""What stands about a house or hangs on its walls: shelves, stoves, tub, mirror, pictures, piano."""

import math
from collections.abc import Sequence

import numpy as np

from atelier.accents import FromPicture
from atelier.canvas import CRISP, FINE
from atelier.geometry import Place, Placement, Points, blob, curve, ellipse, polygon
from atelier.light import GLAZE, METAL, STONE, WOOD
from atelier.motifs.forms import box, rod
from atelier.motifs.furniture import leg
from atelier.motifs.structures import masonry
from atelier.motifs.stuff import bricks
from atelier.palette import Pigment, mix, ramp
from atelier.scene import Fill, Motif


def bookshelf(
    motif: Motif,
    foot: Place,
    width: float,
    height: float,
    *,
    shelves: int = 4,
    wood: Pigment = "#6a4529",
    books: Sequence[Pigment] = ("#8c2b38", "#2f5a6a", "#c9a24a", "#4a6a3c", "#7a5a8a", "#d8c8a8", "#a8583f"),
    gaps: float = 0.18,
) -> None:
    """A bookcase: books upright, leaning, lying; gaps where something was taken out."""
    here, thick = Placement(foot), width * 0.04
    motif.contact(foot, width * 1.05)
    motif.shape(
        here(polygon([(-width / 2, 0), (width / 2, 0), (width / 2, -height), (-width / 2, -height)])), mix(wood, "#160e0a", 0.6), depth=6, material=WOOD
    )
    storey = (height - thick) / shelves
    for level in range(shelves):
        base = -thick - level * storey
        books_row(motif, here.point(-width / 2 + thick, base), width - 2 * thick, storey * 0.82, books=books, gaps=gaps)
        rod(motif, here([(-width / 2, base + thick / 2), (width / 2, base + thick / 2)]), [thick] * 2, wood, material=WOOD, brush=FINE)
    rod(motif, here([(-width * 0.53, -height), (width * 0.53, -height)]), [thick * 1.4] * 2, wood, material=WOOD, brush=FINE)
    for x in (-0.5, 0.5):
        rod(motif, here([(x * width, 0), (x * width, -height)]), [thick] * 2, wood, material=WOOD, brush=FINE, grain=6)


def books_row(motif: Motif, left: Place, width: float, height: float, *, books: Sequence[Pigment], gaps: float = 0.15) -> None:
    """A row of books on a shelf whose left end is `left`; thickness, height and lean all differ."""
    x = 0.0
    while x < width - height * 0.1:
        thick, tall = height * motif.random.uniform(0.08, 0.26), height * motif.random.uniform(0.62, 1.0)
        kind, pigment = motif.random.random(), books[int(motif.random.integers(len(books)))]
        pigment = mix(pigment, "#2a2020", float(motif.random.uniform(0, 0.35)))
        if kind < gaps:
            x += thick * motif.random.uniform(0.5, 2)
            continue
        if kind > 0.9 and x + tall < width:
            for number in range(int(motif.random.integers(1, 4))):
                y = left[1] - number * thick * 0.9
                box(
                    motif,
                    Placement((left[0] + x + tall * 0.5, y)),
                    (tall * motif.random.uniform(0.8, 1), thick * 0.85),
                    (0, 0),
                    mix(pigment, books[number], 0.5),
                    brush=FINE,
                )
            x += tall
            continue
        lean = motif.random.uniform(-0.16, 0.0) if kind > 0.72 else 0.0
        spine = Placement((left[0] + x + thick / 2 - lean * tall * 0.5, left[1]), 1.0, lean)
        identity = motif.shape(
            spine(polygon([(-thick / 2, 0), (thick / 2, 0), (thick / 2, -tall), (-thick / 2, -tall)], 4)),
            pigment,
            depth=thick * 0.5,
            brush=FINE,
            flow=math.pi / 2,
            wobble=0.5,
        )
        for y in (0.14, 0.2, 0.8):
            if thick > 5 and motif.random.random() < 0.7:
                motif.line(spine([(-thick * 0.45, -y * tall), (thick * 0.45, -y * tall)]), 1.4, mix(pigment, "#f2d890", 0.6), on=identity, taper=0, opacity=0.8)
        x += thick * 1.02 - lean * tall


def stove(motif: Motif, foot: Place, width: float, *, iron: Pigment = "#35363c", fire: Pigment | None = "#f0803a", pipe: float = 160.0) -> Placement:
    """An iron stove on bow legs, its door ajar on the fire; returns its top."""
    here = Placement(foot, width / 100)
    motif.contact(foot, width * 1.1)
    rod(motif, here([(20, -88), (20, -88 - pipe)]), [width * 0.13] * 2, iron, material=METAL)
    for x in (-40, 40):
        rod(motif, here([(x * 0.9, -16), (x * 1.08, -8), (x, 0)]), [width * 0.08, width * 0.06, width * 0.05], iron, material=METAL, brush=FINE)
    box(motif, Placement(here.point(0, -14), here.scale), (92, 68), (0, -8), iron, material=METAL)
    rod(motif, here([(-49, -84), (49, -84)]), [width * 0.06] * 2, mix(iron, "#ffffff", 0.1), material=METAL, brush=FINE)
    if fire is not None:
        motif.glow(here.point(-14, -44), width * 0.8, fire, 0.5)
        motif.shape(
            here(polygon([(-34, -26), (6, -26), (6, -62), (-34, -62)])),
            lambda x, y: ramp(
                ["#fff0b0", fire, "#7a2418"], np.hypot(x - here.at[0] + 14 * here.scale, (y - here.at[1] + 34 * here.scale) * 1.1) / (30 * here.scale)
            ),
            depth=2,
            brush=CRISP,
        )
        for _ in range(7):
            x, tall = motif.random.uniform(-30, 2), motif.random.uniform(12, 30)
            motif.line(here([(x, -28), (x + motif.random.normal() * 4, -28 - tall * 0.6), (x + 1, -28 - tall)]), width * 0.05, "#ffd060", taper=0.9)
        motif.line(here([(-34, -36), (6, -36)]), 2.4, iron, taper=0)
    motif.shape(here(polygon([(14, -28), (38, -28), (38, -60), (14, -60)])), mix(iron, "#ffffff", 0.07), depth=4, material=METAL, brush=FINE)
    motif.shape(here(ellipse((18, -44), 2.2)), "#c8983c", depth=2, brush=CRISP, material=METAL)
    return Placement(here.point(-6, -88))


def oven(motif: Motif, foot: Place, width: float, height: float, *, brick: Pigment = "#a86a4c", fire: Pigment = "#ff9a3c") -> Place:
    """A baker's brick oven; returns its glowing mouth."""
    here = Placement(foot)
    motif.contact(foot, width * 1.05)
    shell = np.vstack(
        [
            [(-width / 2, 0), (-width / 2, -height * 0.62)],
            curve(
                [(-width / 2, -height * 0.62), (-width * 0.34, -height * 0.92), (0, -height), (width * 0.34, -height * 0.92), (width / 2, -height * 0.62)], 8
            ),
            [(width / 2, 0)],
        ]
    )
    motif.shape(here(shell), bricks(motif, here, masonry(brick), mix(brick, "#d8c8b0", 0.5), size=(24, 11)), depth=width * 0.12, material=STONE)
    heart = here.point(0, -height * 0.42)
    hole = np.vstack(
        [
            [(-width * 0.22, -height * 0.34)],
            curve(
                [
                    (-width * 0.22, -height * 0.5),
                    (-width * 0.12, -height * 0.62),
                    (0, -height * 0.66),
                    (width * 0.12, -height * 0.62),
                    (width * 0.22, -height * 0.5),
                ],
                6,
            ),
            [(width * 0.22, -height * 0.34)],
        ]
    )
    motif.shape(here(hole * (1.18, 1.06) + (0, height * 0.02)), mix(brick, "#2a1c18", 0.4), depth=6, material=STONE)
    motif.shape(
        here(hole), lambda x, y: ramp(["#fff2b8", fire, "#6a1c10"], np.hypot(x - heart[0], (y - heart[1]) * 1.4) / (width * 0.26)), depth=2, brush=CRISP
    )
    motif.glow(heart, width * 0.55, fire, 0.4)
    box(motif, Placement(here.point(0, -height * 0.30)), (width * 0.6, height * 0.05), (0, 0), "#8a8078", material=STONE, brush=FINE)
    return heart


def bathtub(motif: Motif, foot: Place, width: float, *, enamel: Pigment = "#eef0ea", water: Pigment | None = "#9fc8d0", feet: Pigment = "#c8983c") -> Place:
    """A tub on lion's feet; returns the middle of its water."""
    here = Placement(foot, width / 100)
    motif.contact(foot, width)
    for x in (-32, 32):
        motif.shape(
            here(blob([(x - 5, -10), (x + 5, -10), (x + 4, -3), (x + 6, 1), (x - 6, 1), (x - 4, -3)], 5)),
            feet,
            depth=3 * here.scale,
            material=METAL,
            brush=FINE,
        )
    motif.shape(here(ellipse((0, -46), 50, 8)), mix(enamel, "#5a6a74", 0.3), depth=3)
    if water is not None:
        motif.shape(here(ellipse((0, -44), 45, 5.6)), water, depth=2, flow=0.0, material=GLAZE)
    body = np.vstack(
        [
            curve([(-50, -46), (-30, -39.5), (0, -38), (30, -39.5), (50, -46)], 8),
            curve([(50, -46), (46, -24), (34, -9), (0, -6), (-34, -9), (-46, -24), (-50, -46)], 8),
        ]
    )
    motif.shape(here(body), enamel, depth=18 * here.scale, material=GLAZE)
    motif.line(here([(-50, -46), (-30, -39.5), (0, -38), (30, -39.5), (50, -46)]), width * 0.025, mix(enamel, "#ffffff", 0.6), taper=0.1, load=1)
    return here.point(0, -44)


def mirror(motif: Motif, here: Placement, width: float, height: float, *, frame: Pigment = "#c8a246", glass: Fill | None = None, oval: bool = False) -> int:
    """A framed mirror standing on the middle of its foot; returns the id of its glass (paint in it with `within`)."""
    rim = width * 0.10
    outer = (
        ellipse((0, -height / 2), width / 2 + rim, height / 2 + rim)
        if oval
        else polygon(
            [(-width / 2 - rim, rim), (width / 2 + rim, rim), (width / 2 + rim, -height - rim), (0, -height - rim * 1.6), (-width / 2 - rim, -height - rim)], 10
        )
    )
    inner = (
        ellipse((0, -height / 2), width / 2, height / 2) if oval else polygon([(-width / 2, 0), (width / 2, 0), (width / 2, -height), (-width / 2, -height)])
    )
    motif.wash(here(outer) + (5, 8), motif.light.shade, 0.45, soft=6, way="multiply")
    motif.shape(here(outer), frame, depth=rim * 0.55 * here.scale, material=METAL, brush=FINE)
    for p in outer[:: max(1, len(outer) // 34)]:
        motif.dab(
            here.point(*(p * 0.985 + (0, -height * 0.0075))),
            rim * 0.5 * here.scale,
            rim * 0.22 * here.scale,
            motif.random.uniform(0, 3),
            FromPicture(1.3, "#fff0c0", 0.2),
            opacity=0.6,
        )
    top, low = here.point(-width / 2, -height), here.point(width / 2, 0)
    silver = (
        (lambda x, y: ramp(["#dfe8ea", "#a8b8be", "#c8d2d2", "#7f929c"], ((x - top[0]) + (y - top[1])) / (low[0] - top[0] + low[1] - top[1])))
        if glass is None
        else glass
    )
    identity = motif.shape(here(inner), silver, depth=2, wobble=0.4, flow=-0.8)
    if glass is None:
        for share in (0.35, 0.45):
            motif.line(
                here([(-width * 0.3, -height * share), (width * 0.1, -height * (share + 0.3))]), width * 0.05, "#f4f8f6", on=identity, opacity=0.3, taper=0.7
            )
    return identity


def picture(motif: Motif, here: Placement, width: float, height: float, fill: Fill = "#6a7a6a", *, frame: Pigment = "#a8803c") -> int:
    """A picture in its frame on the wall; returns the id of its canvas (paint in it with `within`)."""
    rim = min(width, height) * 0.11
    box_ = lambda g: polygon([(-width / 2 - g, g), (width / 2 + g, g), (width / 2 + g, -height - g), (-width / 2 - g, -height - g)])
    motif.wash(here(box_(rim)) + (4, 7), motif.light.shade, 0.5, soft=5, way="multiply")
    motif.shape(here(box_(rim)), frame, depth=rim * 0.5 * here.scale, material=WOOD, brush=FINE)
    return motif.shape(here(box_(0)), fill, depth=2, brush=FINE, wobble=0.5)


def piano(motif: Motif, foot: Place, width: float, *, wood: Pigment = "#3a2620") -> Placement:
    """An upright piano from the front; returns the Placement of its lid."""
    here = Placement(foot, width / 100)
    motif.contact(foot, width * 1.05)
    box(motif, here, (100, 84), (0, -8), wood, material=WOOD, flow=math.pi / 2)
    for x in (-26, 26):
        motif.inlay(here(polygon([(x - 20, -54), (x + 20, -54), (x + 20, -76), (x - 20, -76)])), mix(wood, "#c89860", 0.14), depth=4)
    motif.shape(here(polygon([(-52, -34), (52, -34), (52, -39), (-52, -39)])), wood, depth=3, material=WOOD, brush=FINE)
    keys = motif.shape(here(polygon([(-47, -39), (47, -39), (45, -47), (-45, -47)])), "#f4efe0", depth=2, brush=FINE, wobble=0.3)
    piano_keys(motif, here(polygon([(-47, -39), (47, -39), (45, -47), (-45, -47)], 1)), keys)
    for x in (-46, 46):
        leg(motif, here.point(x, -34), here.point(x, 0), width * 0.05, wood, turned_=True)
    for x in (-3, 3):
        motif.line(here([(x, -3), (x, 1)]), width * 0.02, "#c8983c", taper=0, load=1)
    return Placement(here.point(0, -90))


def piano_keys(motif: Motif, quad: Points, identity: int, whites: int = 28) -> None:
    """Keys drawn on a painted quadrilateral (near left, near right, far right, far left)."""
    a, b, c, d = quad[:4]
    for key in range(1, whites):
        t = key / whites
        near, far = a + (b - a) * t, d + (c - d) * t
        motif.line([near, far], 1.1, "#5a544c", on=identity, taper=0, opacity=0.6, wobble=0.1)
        if key % 7 not in (0, 3):
            motif.line(
                [far, far + (near - far) * 0.62], max(1.6, float(np.linalg.norm(b - a)) / whites * 0.55), "#1c1618", on=identity, taper=0, load=1, wobble=0.1
            )


__all__ = ["bathtub", "books_row", "bookshelf", "mirror", "oven", "piano", "piano_keys", "picture", "stove"]
