"""Furniture and lamps. Everything stands with the middle of its front foot at `foot` and is `width` card units wide."""

import math
from collections.abc import Sequence

import numpy as np

from atelier.accents import FromPicture
from atelier.canvas import CRISP, FINE
from atelier.geometry import Place, Placement, Points, blob, curve, ellipse, polygon
from atelier.light import CLOTH, GLAZE, METAL, PAPER, STONE, WOOD
from atelier.motifs.forms import box, cloth, mouth, rod, turned
from atelier.motifs.stuff import boards, bricks, checks, stripes
from atelier.motifs.structures import masonry
from atelier.palette import Pigment, mix, ramp
from atelier.scene import Fill, Motif


def _leg(motif: Motif, top: Place, foot: Place, thick: float, wood: Pigment, *, turned_: bool = False) -> None:
    widths = [thick, thick * 0.6, thick * 1.1, thick * 0.5] if turned_ else [thick, thick * 0.72]
    rod(motif, [top, ((top[0] + foot[0]) / 2, (top[1] + foot[1]) / 2), foot], widths, wood, material=WOOD, brush=FINE, ragged=0.3)


def table(motif: Motif, foot: Place, width: float, height: float, *, deep: float = 0.3, wood: Pigment = "#8a5f3c", cloth_: Pigment | None = None) -> Placement:
    """A table seen from a little above; returns the Placement of its top's middle, on which things stand."""
    here, back = Placement(foot), -width * deep
    motif.contact((foot[0], foot[1] + back * 0.4), width * 1.05, width * deep * 0.6)
    thick = width * 0.05
    for x, y in ((-0.42, 0.9), (0.42, 0.9), (-0.46, 0.0), (0.46, 0.0)):
        _leg(motif, here.point(x * width, -height + y * back), here.point(x * width, y * back * 0.8), thick, mix(wood, "#201410", 0.25 * y), turned_=True)
    top = here(polygon([(-width / 2, -height), (width / 2, -height), (width * 0.46, -height + back), (-width * 0.46, -height + back)]))
    motif.shape(here(polygon([(-width * 0.46, -height), (width * 0.46, -height), (width * 0.46, -height + thick * 1.8), (-width * 0.46, -height + thick * 1.8)])), mix(wood, "#201410", 0.35), depth=3, material=WOOD, brush=FINE)
    motif.shape(top, boards(motif, here, masonry(mix(wood, "#f0d0a0", 0.15)), width=width * deep / 4, length=width * 2), depth=4, material=WOOD, flow=0.0)
    rod(motif, here([(-width / 2, -height), (width / 2, -height)]), [thick * 0.8] * 2, wood, material=WOOD, brush=FINE)
    if cloth_ is not None:
        tablecloth(motif, here, width, height, back, cloth_)
    return Placement(here.point(0, -height + back * 0.45))


def tablecloth(motif: Motif, here: Placement, width: float, height: float, back: float, pigment: Pigment, *, drop: float = 0.45) -> None:
    """A cloth over a table: its flat top, and a front that falls in folds with uneven corners."""
    fall = height * drop
    hem = [(width * 0.54, -height + fall * 1.15), (width * 0.3, -height + fall), (0, -height + fall * 1.04), (-width * 0.28, -height + fall * 0.97), (-width * 0.54, -height + fall * 1.18)]
    front = np.vstack([[(-width * 0.51, -height - 1), (width * 0.51, -height - 1)], curve(hem, 10)])
    cloth(motif, here(front), pigment, fold=width * 0.08, depth=width * 0.016, from_y=here.at[1] - height)
    motif.shape(here(polygon([(-width * 0.51, -height), (width * 0.51, -height), (width * 0.47, -height + back), (-width * 0.47, -height + back)])), mix(pigment, "#ffffff", 0.15), depth=5, material=CLOTH, flow=0.1)


def round_table(motif: Motif, foot: Place, width: float, height: float, *, wood: Pigment = "#7a5236", cloth_: Pigment | None = None) -> Placement:
    """A small round table on a turned stem, or hidden in its cloth."""
    here, r = Placement(foot), width / 2
    motif.contact(foot, width * 0.9)
    if cloth_ is None:
        for x in (-0.5, 0.5, 0.05):
            rod(motif, here([(0, -height * 0.25), (x * r * 0.7, -height * 0.14), (x * r * 1.2, 4 * abs(x))]), [width * 0.06, width * 0.07, width * 0.04], wood, material=WOOD, brush=FINE)
        turned(motif, here, [(width * 0.06, -height), (width * 0.03, -height * 0.8), (width * 0.07, -height * 0.5), (width * 0.035, -height * 0.3), (width * 0.06, -height * 0.14)], wood, material=WOOD, brush=FINE)
        turned(motif, here, [(r, -height - width * 0.035), (r * 0.97, -height)], wood, material=WOOD, tilt=0.28)
        mouth(motif, here, r * 0.98, -height - width * 0.035, mix(wood, "#f0d0a0", 0.28), tilt=0.28)
    else:
        skirt = np.vstack([[(-r, -height)], curve([(-r * 1.08, -height * 0.2), (-r * 0.6, -height * 0.05), (-r * 0.1, -height * 0.12), (r * 0.5, -height * 0.03), (r * 1.1, -height * 0.18)], 8), [(r, -height)]])
        cloth(motif, here(skirt), cloth_, fold=width * 0.13, depth=width * 0.03, from_y=foot[1] - height)
        motif.shape(here(ellipse((0, -height), r, r * 0.28)), mix(cloth_, "#ffffff", 0.18), depth=4, material=CLOTH)
    return Placement(here.point(0, -height - width * 0.02))


def chair(motif: Motif, foot: Place, height: float, *, wood: Pigment = "#7a5236", seat: Pigment = "#b88a5a", facing: int = 1, from_behind: bool = False) -> Place:
    """A wooden chair seen three-quarter, its back away from `facing` (1: it looks right). Returns the middle of its seat."""
    here, t = Placement(foot, height / 100, mirrored=facing < 0), height * 0.045
    motif.contact(foot, height * 0.55)
    dark = mix(wood, "#201410", 0.3)
    for top, low in (((24, -48), (27, -5)), ((-14, -50), (-13, -7))):
        _leg(motif, here.point(*top), here.point(*low), t, dark)
    slats = [((-21, y), (-8, y - 3)) for y in (-92, -80, -68)]
    for post in (((-22, 0), (-20, -48), (-26, -100)), ((-10, -8), (-9, -50), (-13, -102))):
        rod(motif, here(post), [t, t, t * 0.8], wood, material=WOOD, brush=FINE)
    if not from_behind:
        for a, b in slats:
            slat = [(a[0] - 3, a[1] - 3.4), (b[0] - 3, b[1] - 3.4), (b[0] - 3, b[1] + 3), (a[0] - 3, a[1] + 3)]
            motif.shape(here(polygon(slat, 4)), wood, depth=3, material=WOOD, brush=FINE, flow=0.0)
    motif.shape(here(polygon([(-23, -45), (19, -44), (29, -50), (-10, -52)])), seat, depth=4 * here.scale, material=CLOTH, brush=FINE)
    rod(motif, here([(-23, -44), (19, -43), (29, -49)]), [t * 1.2] * 3, wood, material=WOOD, brush=FINE)
    _leg(motif, here.point(18, -43), here.point(20, 1), t, wood)
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
        _leg(motif, here.point(x, -10), here.point(x * 1.04, 2), width * 0.06, "#4a3226", turned_=True)
    high = 108 if wings else 92
    motif.shape(here(blob([(-36, -20), (-40, -70), (-34, -high + 6), (0, -high - 2), (34, -high + 6), (40, -70), (36, -20)])), pigment, depth=16 * here.scale, material=CLOTH)
    for y in (-92, -76):
        for x in (-20, 0, 20):
            motif.dab(here.point(x + (10 if y == -76 else 0) - 5, y + 8), 3.4 * here.scale, 3 * here.scale, 0, dark, taper=0)
    motif.shape(here(blob([(-34, -34), (0, -30), (34, -34), (36, -46), (0, -49), (-36, -46)])), mix(pigment, "#fff0e0", 0.1), depth=9 * here.scale, material=CLOTH)
    motif.shape(here(polygon([(-36, -8), (36, -8), (36, -34), (0, -31), (-36, -34)])), dark, depth=7 * here.scale, material=CLOTH)
    for side in (-1, 1):
        motif.shape(here(blob([(side * 34, -8), (side * 50, -8), (side * 51, -46), (side * 46, -58), (side * 36, -57), (side * 33, -46)], 8)), pigment, depth=9 * here.scale, material=CLOTH)
        motif.shape(here(ellipse((side * 43, -51), 7.6, 8.6)), mix(pigment, "#fff0e0", 0.08), depth=6 * here.scale, material=CLOTH, brush=FINE)
    return here.point(0, -46)


def bed(motif: Motif, foot: Place, width: float, *, height: float | None = None, frame: Pigment = "#7a5236", blanket: Fill = "#a83a36", linen: Pigment = "#f2ebdc", iron: bool = False, sleeper: bool = False) -> Place:
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
            motif.shape(here(polygon([(x - 2.4, 0), (x + 2.4, 0), (x + 2.8, -up * tall), (x - 2.8, -up * tall)])), frame, depth=2 * here.scale, material=WOOD, brush=FINE, flow=math.pi / 2)
            motif.shape(here(ellipse((x, -up * tall - 2.4), 3.2)), mix(frame, "#f0d0a0", 0.15), depth=3 * here.scale, material=WOOD, brush=FINE)
    motif.shape(here(polygon([(-48, -9), (48, -9), (48, -15), (-48, -15)])), mix(frame, "#201410", 0.2), depth=2 * here.scale, material=WOOD, brush=FINE, flow=0.0)
    motif.shape(here(blob([(-45, -15), (45, -15), (46, -24), (0, -25), (-46, -24)], 6)), linen, depth=4 * here.scale, material=CLOTH)
    motif.shape(here(blob([(-46, -25), (-28, -24), (-25, -30), (-34, -35), (-44, -33)])), mix(linen, "#ffffff", 0.4), depth=5 * here.scale, material=CLOTH, brush=FINE)
    hump = [(-26, -25), (-22, -31), (-8, -38), (14, -36), (30, -33), (40, -38), (47, -28)] if sleeper else [(-26, -26), (-18, -29), (10, -28.5), (47, -27)]
    hem = [(49, -12), (30, -8), (10, -11), (-10, -8), (-27, -12)]
    quilt = cloth(motif, here(np.vstack([curve(hump, 8), curve(hem, 8)])), blanket, hang=math.pi / 2 - 0.1, fold=width * 0.11, depth=width * 0.015)
    motif.line(here([(-27, -13), (-25, -20), (-24, -27)]), width * 0.035, linen, on=quilt, taper=0.2, load=1)
    return here.point(-34, -36)


def bed_above(motif: Motif, at: Place, width: float, *, turn: float = 0.0, frame: Pigment = "#5a5450", blanket: Fill = "#a65c52", linen: Pigment = "#f2ebdc", squash: float = 1.0) -> Place:
    """A bed seen from above, head up; `turn` in radians. Returns the middle of its pillow."""
    here = Placement(at, width / 100, turn)
    flat = lambda p: here(np.asarray(p) * (1, squash))  # noqa: E731
    motif.wash(flat(polygon([(-54, -88), (56, -88), (58, 92), (-50, 92)])), motif.light.shade, 0.5, soft=width * 0.05, way="multiply")
    motif.shape(flat(polygon([(-50, -86), (50, -86), (50, 86), (-50, 86)])), linen, depth=10 * here.scale, material=CLOTH)
    motif.shape(flat(blob([(-38, -80), (38, -80), (40, -54), (0, -50), (-40, -54)])), mix(linen, "#ffffff", 0.4), depth=9 * here.scale, material=CLOTH, brush=FINE)
    cloth(motif, flat(polygon([(-54, -34), (54, -36), (55, 84), (10, 88), (-54, 82)], 8)), blanket, hang=math.pi / 2 + turn + 0.3, fold=width * 0.4, depth=width * 0.03)
    motif.shape(flat(polygon([(-54, -42), (54, -44), (54, -30), (-54, -28)])), linen, depth=4 * here.scale, material=CLOTH, brush=FINE)
    for y in (-90, 90):
        rod(motif, flat([(-54, y), (54, y)]), [width * 0.05] * 2, frame, material=METAL, brush=FINE)
    return here.point(0, -66 * squash)


def bookshelf(motif: Motif, foot: Place, width: float, height: float, *, shelves: int = 4, wood: Pigment = "#6a4529", books: Sequence[Pigment] = ("#8c2b38", "#2f5a6a", "#c9a24a", "#4a6a3c", "#7a5a8a", "#d8c8a8", "#a8583f"), gaps: float = 0.18) -> None:
    """A bookcase: books upright, leaning, lying; gaps where something was taken out."""
    here, thick = Placement(foot), width * 0.04
    motif.contact(foot, width * 1.05)
    motif.shape(here(polygon([(-width / 2, 0), (width / 2, 0), (width / 2, -height), (-width / 2, -height)])), mix(wood, "#160e0a", 0.6), depth=6, material=WOOD)
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
                box(motif, Placement((left[0] + x + tall * 0.5, y)), (tall * motif.random.uniform(0.8, 1), thick * 0.85), (0, 0), mix(pigment, books[number], 0.5), brush=FINE)
            x += tall
            continue
        lean = motif.random.uniform(-0.16, 0.0) if kind > 0.72 else 0.0
        spine = Placement((left[0] + x + thick / 2 - lean * tall * 0.5, left[1]), 1.0, lean)
        identity = motif.shape(spine(polygon([(-thick / 2, 0), (thick / 2, 0), (thick / 2, -tall), (-thick / 2, -tall)], 4)), pigment, depth=thick * 0.5, brush=FINE, flow=math.pi / 2, wobble=0.5)
        for y in (0.14, 0.2, 0.8):
            if thick > 5 and motif.random.random() < 0.7:
                motif.line(spine([(-thick * 0.45, -y * tall), (thick * 0.45, -y * tall)]), 1.4, mix(pigment, "#f2d890", 0.6), on=identity, taper=0, opacity=0.8)
        x += thick * 1.02 - lean * tall


def desk(motif: Motif, foot: Place, width: float, height: float, *, wood: Pigment = "#6f4a2e", drawers: int = 3) -> Placement:
    """A writing desk with drawers at the right; returns the Placement of its top."""
    here, back = Placement(foot), -width * 0.2
    motif.contact(foot, width * 1.05)
    for x in (-0.46, -0.40):
        _leg(motif, here.point(x * width, -height * 0.9), here.point(x * width, 0 if x < -0.43 else back * 0.6), width * 0.04, wood)
    box(motif, Placement(here.point(width * 0.3, 0)), (width * 0.36, height * 0.92), (0, 0), wood, material=WOOD, flow=0.0)
    for number in range(drawers):
        y, tall = -height * (0.06 + 0.84 * number / drawers), height * 0.72 / drawers
        motif.shape(here(polygon([(width * 0.15, y), (width * 0.45, y), (width * 0.45, y - tall), (width * 0.15, y - tall)])), mix(wood, "#e8c890", 0.12), depth=3, material=WOOD, brush=FINE, flow=0.0)
        motif.shape(here(ellipse((width * 0.3, y - tall / 2), width * 0.014)), "#d8a84a", depth=3, brush=CRISP, material=METAL)
    motif.shape(here(polygon([(-width / 2, -height), (width / 2, -height), (width * 0.47, -height + back), (-width * 0.47, -height + back)])), mix(wood, "#f0d0a0", 0.22), depth=4, material=WOOD, flow=0.0)
    rod(motif, here([(-width / 2, -height), (width / 2, -height)]), [height * 0.07] * 2, wood, material=WOOD, brush=FINE)
    return Placement(here.point(0, -height + back * 0.5))


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
        motif.shape(here(polygon([(-34, -26), (6, -26), (6, -62), (-34, -62)])), lambda x, y: ramp(["#fff0b0", fire, "#7a2418"], np.hypot(x - here.at[0] + 14 * here.scale, (y - here.at[1] + 34 * here.scale) * 1.1) / (30 * here.scale)), depth=2, brush=CRISP)
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
    shell = np.vstack([[(-width / 2, 0), (-width / 2, -height * 0.62)], curve([(-width / 2, -height * 0.62), (-width * 0.34, -height * 0.92), (0, -height), (width * 0.34, -height * 0.92), (width / 2, -height * 0.62)], 8), [(width / 2, 0)]])
    motif.shape(here(shell), bricks(motif, here, masonry(brick), mix(brick, "#d8c8b0", 0.5), size=(24, 11)), depth=width * 0.12, material=STONE)
    heart = here.point(0, -height * 0.42)
    hole = np.vstack([[(-width * 0.22, -height * 0.34)], curve([(-width * 0.22, -height * 0.5), (-width * 0.12, -height * 0.62), (0, -height * 0.66), (width * 0.12, -height * 0.62), (width * 0.22, -height * 0.5)], 6), [(width * 0.22, -height * 0.34)]])
    motif.shape(here(hole * (1.18, 1.06) + (0, height * 0.02)), mix(brick, "#2a1c18", 0.4), depth=6, material=STONE)
    motif.shape(here(hole), lambda x, y: ramp(["#fff2b8", fire, "#6a1c10"], np.hypot(x - heart[0], (y - heart[1]) * 1.4) / (width * 0.26)), depth=2, brush=CRISP)
    motif.glow(heart, width * 0.55, fire, 0.4)
    box(motif, Placement(here.point(0, -height * 0.30)), (width * 0.6, height * 0.05), (0, 0), "#8a8078", material=STONE, brush=FINE)
    return heart


def bathtub(motif: Motif, foot: Place, width: float, *, enamel: Pigment = "#eef0ea", water: Pigment | None = "#9fc8d0", feet: Pigment = "#c8983c") -> Place:
    """A tub on lion's feet; returns the middle of its water."""
    here = Placement(foot, width / 100)
    motif.contact(foot, width)
    for x in (-32, 32):
        motif.shape(here(blob([(x - 5, -10), (x + 5, -10), (x + 4, -3), (x + 6, 1), (x - 6, 1), (x - 4, -3)], 5)), feet, depth=3 * here.scale, material=METAL, brush=FINE)
    motif.shape(here(ellipse((0, -46), 50, 8)), mix(enamel, "#5a6a74", 0.3), depth=3)
    if water is not None:
        motif.shape(here(ellipse((0, -44), 45, 5.6)), water, depth=2, flow=0.0, material=GLAZE)
    body = np.vstack([curve([(-50, -46), (-30, -39.5), (0, -38), (30, -39.5), (50, -46)], 8), curve([(50, -46), (46, -24), (34, -9), (0, -6), (-34, -9), (-46, -24), (-50, -46)], 8)])
    motif.shape(here(body), enamel, depth=18 * here.scale, material=GLAZE)
    motif.line(here([(-50, -46), (-30, -39.5), (0, -38), (30, -39.5), (50, -46)]), width * 0.025, mix(enamel, "#ffffff", 0.6), taper=0.1, load=1)
    return here.point(0, -44)


def mirror(motif: Motif, here: Placement, width: float, height: float, *, frame: Pigment = "#c8a246", glass: Fill | None = None, oval: bool = False) -> int:
    """A framed mirror standing on the middle of its foot; returns the id of its glass (paint in it with `within`)."""
    rim = width * 0.10
    outer = ellipse((0, -height / 2), width / 2 + rim, height / 2 + rim) if oval else polygon([(-width / 2 - rim, rim), (width / 2 + rim, rim), (width / 2 + rim, -height - rim), (0, -height - rim * 1.6), (-width / 2 - rim, -height - rim)], 10)
    inner = ellipse((0, -height / 2), width / 2, height / 2) if oval else polygon([(-width / 2, 0), (width / 2, 0), (width / 2, -height), (-width / 2, -height)])
    motif.wash(here(outer) + (5, 8), motif.light.shade, 0.45, soft=6, way="multiply")
    motif.shape(here(outer), frame, depth=rim * 0.55 * here.scale, material=METAL, brush=FINE)
    for p in outer[:: max(1, len(outer) // 34)]:
        motif.dab(here.point(*(p * 0.985 + (0, -height * 0.0075))), rim * 0.5 * here.scale, rim * 0.22 * here.scale, motif.random.uniform(0, 3), FromPicture(1.3, "#fff0c0", 0.2), opacity=0.6)
    top, low = here.point(-width / 2, -height), here.point(width / 2, 0)
    silver = (lambda x, y: ramp(["#dfe8ea", "#a8b8be", "#c8d2d2", "#7f929c"], ((x - top[0]) + (y - top[1])) / (low[0] - top[0] + low[1] - top[1]))) if glass is None else glass
    identity = motif.shape(here(inner), silver, depth=2, wobble=0.4, flow=-0.8)
    if glass is None:
        for share in (0.35, 0.45):
            motif.line(here([(-width * 0.3, -height * share), (width * 0.1, -height * (share + 0.3))]), width * 0.05, "#f4f8f6", on=identity, opacity=0.3, taper=0.7)
    return identity


def picture(motif: Motif, here: Placement, width: float, height: float, fill: Fill = "#6a7a6a", *, frame: Pigment = "#a8803c") -> int:
    """A picture in its frame on the wall; returns the id of its canvas (paint in it with `within`)."""
    rim = min(width, height) * 0.11
    box_ = lambda g: polygon([(-width / 2 - g, g), (width / 2 + g, g), (width / 2 + g, -height - g), (-width / 2 - g, -height - g)])  # noqa: E731
    motif.wash(here(box_(rim)) + (4, 7), motif.light.shade, 0.5, soft=5, way="multiply")
    motif.shape(here(box_(rim)), frame, depth=rim * 0.5 * here.scale, material=WOOD, brush=FINE)
    return motif.shape(here(box_(0)), fill, depth=2, brush=FINE, wobble=0.5)


def candle(motif: Motif, foot: Place, height: float, *, wax: Pigment = "#f4e3bd", flame: Pigment | None = "#ffcf60", stick: Pigment | None = "#c8983c", glow: float = 0.6) -> Place:
    """A candle, dripped, perhaps in a stick; returns its flame, for the scene's light."""
    here = Placement(foot, height / 100)
    motif.contact(foot, height * 0.4)
    base = 0.0
    if stick is not None:
        turned(motif, here, [(9, -30), (5, -26), (3, -18), (6, -12), (4, -7), (17, -3), (18, 0)], stick, material=METAL, brush=FINE, tilt=0.22)
        base = -29
    fire = here.point(0, -100)
    if flame is not None:
        motif.glow(fire, height * 1.5, flame, glow * 0.6)
        motif.glow(fire, height * 0.5, "#fff0b8", glow)
    turned(motif, here, [(6, -86), (6.6, -60), (7, base)], wax, material=PAPER, brush=FINE, tilt=0.25, smooth=False, lit=mix(wax, "#fffdf0", 0.5), shade=mix(wax, "#a8683c", 0.45))
    for _ in range(4):
        x, y, fall = motif.random.uniform(-6, 6), motif.random.uniform(-86, -70), motif.random.uniform(8, 30)
        rod(motif, here([(x, y), (x * 1.06, y + fall * 0.6), (x * 1.08, y + fall)]), [2.0 * here.scale, 2.4 * here.scale, 3.4 * here.scale], wax, brush=FINE, ragged=0.2)
    motif.line(here([(0, -86), (0.6, -91)]), max(1.2, 1.2 * here.scale), "#2a201c", taper=0, load=1)
    if flame is not None:
        motif.shape(here(blob([(0, -88), (3.4, -93), (2.2, -101), (0.4, -110), (-2.0, -101), (-3.4, -93)], 6)), lambda x, y: ramp(["#fffbe0", "#ffe890", flame], (fire[1] + 10 * here.scale - y) / (20 * here.scale) + 0.2 + 0 * x), depth=3, brush=CRISP, wobble=0.2, lit="#fffdf0", shade=flame)
    return fire


def lamp(motif: Motif, foot: Place, height: float, *, shade: Pigment = "#e8c078", stem: Pigment = "#8a6a3c", lit: Pigment | None = "#ffe2a0", glow: float = 0.55) -> Place:
    """A lamp with a shade, on a table or, tall, on the floor; returns its bulb."""
    here = Placement(foot, height / 100)
    motif.contact(foot, height * 0.34)
    bulb = here.point(0, -80)
    turned(motif, here, [(1.6, -70), (1.8, -30), (5, -18), (3, -8), (13, -3), (14, 0)], stem, material=METAL, brush=FINE)
    if lit is not None:
        motif.glow(bulb, height * 1.1, lit, glow * 0.5)
        motif.wash(here(polygon([(-26, -62), (26, -62), (58, 0), (-58, 0)])), lit, glow * 0.35, soft=8 * here.scale, way="screen")
    turned(motif, here, [(13, -100), (20, -80), (27, -62)], shade if lit is None else mix(shade, lit, 0.5), material=PAPER, brush=FINE, lit=None if lit is None else "#fff6d8", shade=None if lit is None else mix(shade, "#b0602c", 0.4))
    mouth(motif, here, 26, -62, mix(shade, "#3a2a1c", 0.5) if lit is None else "#fff4cc")
    return bulb


def chandelier(motif: Motif, at: Place, width: float, *, brass: Pigment = "#c8983c", flame: Pigment = "#ffd070", arms: int = 8, drops: Pigment = "#e8f0f0") -> list[Place]:
    """A chandelier hung from `at`; returns its flames."""
    here = Placement(at, width / 100)
    motif.line(here([(0, 0), (0, 28)]), 2.6, brass, taper=0, load=1)
    motif.glow(here.point(0, 55), width * 0.95, flame, 0.5)
    angles = np.linspace(0, 2 * math.pi, arms, endpoint=False) + 0.3
    flames = []
    for angle in angles[np.argsort(np.sin(angles))]:
        x, y = 46 * math.cos(angle), 60 + 9 * math.sin(angle)
        rod(motif, here([(0, 56), (x * 0.4, y + 14), (x * 0.86, y + 8), (x, y)]), [width * 0.022] * 4, brass, material=METAL, brush=FINE)
        for share in (0.35, 0.65, 0.95):
            drop = here.point(x * share, y + 12 - 8 * share)
            motif.line([drop, (drop[0], drop[1] + 7 * here.scale)], max(1.4, 2.2 * here.scale), drops, taper=0.9, opacity=0.9)
        flames.append(candle(motif, here.point(x, y), 18 * here.scale, stick=None, flame=flame, glow=0.5))
    turned(motif, Placement(here.point(0, 80), here.scale), [(1.5, -52), (5, -44), (3, -36), (7, -24), (3, -12), (1, 0)], brass, material=METAL, brush=FINE)
    return flames


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
        _leg(motif, here.point(x, -34), here.point(x, 0), width * 0.05, wood, turned_=True)
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
            motif.line([far, far + (near - far) * 0.62], max(1.6, float(np.linalg.norm(b - a)) / whites * 0.55), "#1c1618", on=identity, taper=0, load=1, wobble=0.1)


def kitchen_cloth(motif: Motif, at: Placement, pigments: tuple[Pigment, Pigment] = ("#f4ecdc", "#b8483c"), size: float = 14.0) -> Fill:
    """A checked cloth, as a fill."""
    return checks(motif, at, pigments, size=size)


def deckchair(motif: Motif, foot: Place, width: float, pigments: Sequence[Pigment] = ("#f8ecd4", "#d8483c"), *, wood: Pigment = "#b08a5a", facing: int = 1) -> Place:
    """A striped deckchair from the side; returns where its sitter's lap would be."""
    here = Placement(foot, width / 100, mirrored=facing < 0)
    motif.contact(foot, width)
    for a, b in (((-46, -78), (34, 0)), ((40, -34), (-40, 0))):
        rod(motif, here([(a[0] + 5, a[1] - 4), (b[0] + 5, b[1] - 5)]), [width * 0.05] * 2, mix(wood, "#2a1c14", 0.3), material=WOOD, brush=FINE)
    sling = np.vstack([curve([(-46, -80), (-28, -46), (2, -22), (42, -32)], 8), curve([(46, -38), (10, -30), (-22, -54), (-38, -86)], 8)])
    motif.shape(here(sling), stripes(motif, Placement(here.at, here.scale, -0.5), pigments, width=7, upright=False), depth=5 * here.scale, material=CLOTH, flow=0.7)
    for a, b in (((-46, -78), (34, 0)), ((40, -34), (-40, 0))):
        rod(motif, here([a, b]), [width * 0.05] * 2, wood, material=WOOD, brush=FINE)
    return here.point(4, -34)


__all__ = ["armchair", "bathtub", "bed", "bed_above", "books_row", "bookshelf", "candle", "chair", "chandelier", "deckchair", "desk", "kitchen_cloth", "lamp", "mirror", "oven", "piano", "piano_keys", "picture", "round_table", "stove", "table", "tablecloth"]
