"""What holds something: cups, pots, jars, bottles, buckets, baskets, lanterns, suitcases, cages, nests, shells."""

import math

import numpy as np

from atelier import marks
from atelier.accents import FromPicture
from atelier.canvas import CRISP, FINE
from atelier.geometry import Place, Placement, Points, blob, curve, ellipse, polygon
from atelier.light import CLOTH, GLAZE, METAL, WOOD, Material
from atelier.motifs.forms import box, mouth, rod, turned
from atelier.motifs.stuff import boards
from atelier.motifs.structures import masonry
from atelier.palette import Image, Pigment, lerp, mix, ramp
from atelier.scene import Fill, Motif

LEATHER = Material(sheen=0.45, texture=0.08, blotch=0.16, pooling=0.2)
CLEAR = Material(sheen=0.8, texture=0.01, blotch=0.05, pooling=0.3, hollow=0)


def cup(motif: Motif, foot: Place, width: float, pigment: Pigment = "#f2ece0", *, band: Pigment | None = "#4a78a8", tea: Pigment | None = "#9a5a2c", saucer: bool = True, steam: bool = False) -> Place:
    """A teacup on its saucer; returns the middle of its tea."""
    here = Placement(foot, width / 100)
    motif.contact(foot, width * 1.2)
    if saucer:
        turned(motif, here, [(74, -9), (50, -3), (30, 0)], pigment, material=GLAZE, brush=FINE, tilt=0.24)
        mouth(motif, here, 70, -9, mix(pigment, "#8a8890", 0.15), tilt=0.24)
    rod(motif, here([(40, -62), (66, -66), (72, -44), (52, -26), (34, -24)]), [width * 0.09] * 3, pigment, material=GLAZE, brush=FINE)
    body = turned(motif, here, [(49, -82), (48, -62), (40, -34), (26, -12), (24, -6)], pigment, material=GLAZE, brush=FINE, tilt=0.22)
    mouth(motif, here, 48, -82, mix(pigment, "#7a7880", 0.25), tilt=0.22)
    if tea is not None:
        mouth(motif, here, 43, -79, tea, tilt=0.2)
    if band is not None:
        for y, wide in ((-66, 4), (-58, 2)):
            motif.line(here([(-48, y), (-24, y + 9), (0, y + 11), (24, y + 9), (48, y)]), max(1.2, wide * here.scale), band, on=body, taper=0, load=1)
    if steam:
        vapour(motif, here.point(0, -84), width * 1.3)
    return here.point(0, -80)


def vapour(motif: Motif, foot: Place, height: float, ink: Pigment = "#f4f0ea", *, strands: int = 4) -> None:
    """Steam: thin curls that part and go."""
    for _ in range(strands):
        x, phase, tall = foot[0] + motif.random.normal() * height * 0.10, motif.random.uniform(0, 6), height * motif.random.uniform(0.5, 1.1)
        motif.line([(x + math.sin(phase + t * 5) * height * 0.08 * (0.3 + t), foot[1] - t * tall) for t in np.linspace(0, 1, 7)], height * 0.05, ink, opacity=0.28, taper=0.9, dry=0.6)


def teapot(motif: Motif, foot: Place, width: float, pigment: Pigment = "#4a7fa0", *, lid: Pigment | None = None, turn: float = 0.0, mirrored: bool = False) -> Place:
    """A pot-bellied teapot; returns the tip of its spout."""
    here = Placement(foot, width / 100, turn, mirrored)
    if not turn:
        motif.contact(foot, width * 0.8)
    rod(motif, here([(-34, -56), (-58, -62), (-64, -40), (-52, -22), (-34, -22)]), [width * 0.08] * 3, pigment, material=GLAZE, brush=FINE)
    rod(motif, here([(30, -24), (50, -34), (56, -54), (68, -66)]), [width * 0.17, width * 0.13, width * 0.09, width * 0.07], pigment, material=GLAZE, brush=FINE)
    turned(motif, here, [(22, -72), (34, -64), (42, -40), (36, -14), (24, -3), (24, 0)], pigment, material=GLAZE, brush=FINE)
    turned(motif, here, [(3, -92), (6, -88), (3, -82), (16, -78), (23, -71)], pigment if lid is None else lid, material=GLAZE, brush=FINE)
    motif.dab(here.point(-18, -50), width * 0.18, width * 0.06, -1.1 + turn, "#fdfaf0", opacity=0.55)
    return here.point(70, -67)


def kettle(motif: Motif, foot: Place, width: float, pigment: Pigment = "#8a6a4a") -> Place:
    """A kettle with its hoop; returns its spout."""
    here = Placement(foot, width / 100)
    tip = teapot(motif, foot, width, pigment)
    rod(motif, here([(-32, -66), (-24, -104), (0, -114), (24, -104), (30, -66)]), [width * 0.05] * 3, "#2c2826", material=METAL, brush=FINE)
    return tip


def jar(motif: Motif, foot: Place, height: float, *, width: float | None = None, glass: Pigment = "#a8d0d0", lid: Pigment | None = "#b08a5a", full: Pigment | None = None, level: float = 0.6, inside: Pigment | None = None) -> int:
    """A stoppered glass jar; `inside` is a glow in it, `full` fills it to `level`. Returns its id: paint in it with `within`."""
    r = (height * 0.6 if width is None else width) / height * 50
    here = Placement(foot, height / 100)
    motif.contact(foot, r * here.scale * 2)
    profile = [(r * 0.62, -88), (r * 0.62, -82), (r, -70), (r, -8), (r * 0.92, 0)]
    if inside is not None:
        motif.glow(here.point(0, -40), height * 0.7, inside, 0.5)
    top = foot[1] - height * (0.06 + 0.7 * level)

    def through(x: Image, y: Image) -> Image:
        around = np.clip(np.abs(x - foot[0]) / (r * here.scale), 0, 1)
        colours = ramp([mix(glass, "#ffffff", 0.45), glass, mix(glass, "#2a4a50", 0.5)], around**2.2)
        if full is not None:
            colours = lerp(colours, ramp([mix(full, "#ffffff", 0.2), full, mix(full, "#201828", 0.35)], around**2), (y > top).astype(np.float32) * 0.9 + 0 * x)
        if inside is not None:
            near = np.hypot(x - foot[0], y - foot[1] + height * 0.38) / (height * 0.42)
            colours = lerp(colours, mix(inside, "#fffbe8", 0.4), np.clip(1 - near, 0, 1))
        return colours

    identity = turned(motif, here, profile, through, material=CLEAR, brush=FINE, opacity=0.8 if full is None and inside is None else 0.95)
    for x, low, high, wide in ((-0.66, -66, -18, 0.14), (0.72, -60, -40, 0.08)):
        motif.line(here([(x * r, high), (x * r * 1.04, (low + high) / 2), (x * r, low)]), wide * r * here.scale, "#fbfdfa", on=identity, opacity=0.6, taper=0.6)
    if lid is not None:
        turned(motif, here, [(r * 0.60, -102), (r * 0.66, -98), (r * 0.58, -84)], lid, material=WOOD, brush=FINE)
    return identity


def bottle(motif: Motif, foot: Place, height: float, glass: Pigment = "#4a7a5a", *, cork: bool = True, turn: float = 0.0) -> int:
    """A bottle, standing or (with a turn) lying."""
    here = Placement(foot, height / 100, turn)
    motif.contact(foot, height * 0.4)
    if cork:
        turned(motif, here, [(4, -106), (4.4, -96)], "#b08a5a", brush=FINE)
    identity = turned(motif, here, [(6, -99), (6, -96), (5.4, -72), (10, -60), (16, -50), (17, -10), (15, 0)], lambda x, y: ramp([mix(glass, "#e8fff0", 0.35), glass, mix(glass, "#0c1c14", 0.45)], np.abs(here.local(x, y)[0]) / 17), material=CLEAR, brush=FINE, opacity=0.9)
    motif.line(here([(-9, -46), (-10, -30), (-9, -12)]), 3 * here.scale, "#f4fff6", on=identity, opacity=0.6, taper=0.7)
    return identity


def bucket(motif: Motif, foot: Place, height: float, tin: Pigment = "#9aa4ac", *, water: Pigment | None = None, handle: float = 0.8, tilt: float = 0.24) -> Place:
    """A tin bucket; returns the middle of its mouth. `handle` 1 stands up, 0 lies down."""
    here = Placement(foot, height / 100)
    motif.contact(foot, height * 0.9)
    body = turned(motif, here, [(46, -96), (47, -92), (44, -88), (34, 0)], tin, material=METAL, brush=FINE, tilt=tilt, smooth=False)
    mouth(motif, here, 44, -96, mix(tin, "#20262c", 0.6), tilt=tilt)
    if water is not None:
        mouth(motif, here, 40, -91, water, tilt=tilt * 0.9)
    for y in (-60, -30):
        r = np.interp(-y, [0, 88], [34, 44])
        motif.line(here([(-r, y), (-r * 0.5, y + r * tilt * 0.85), (0, y + r * tilt), (r * 0.5, y + r * tilt * 0.85), (r, y)]), 1.6, FromPicture(0.75), on=body, taper=0)
    rise = -96 - 70 * handle
    motif.line(here([(-46, -94), (-38, (rise - 94) / 2 - 12), (0, rise), (38, (rise - 94) / 2 - 12), (46, -94)]), max(1.6, 3.2 * here.scale), "#4a4a4c", taper=0, load=1)
    return here.point(0, -94)


def watering_can(motif: Motif, foot: Place, width: float, tin: Pigment = "#7a9098", *, turn: float = 0.0, mirrored: bool = False) -> Place:
    """A watering can; returns its rose, from which the water falls."""
    here = Placement(foot, width / 100, turn, mirrored)
    rod(motif, here([(-26, -50), (-52, -50), (-52, -20), (-26, -8)]), [width * 0.05] * 3, tin, material=METAL, brush=FINE)
    rod(motif, here([(24, -12), (50, -40), (66, -62)]), [width * 0.12, width * 0.08, width * 0.07], tin, material=METAL, brush=FINE)
    motif.shape(here(polygon([(60, -54), (72, -70), (84, -66), (66, -48)])), tin, depth=4, material=METAL, brush=FINE)
    turned(motif, here, [(26, -56), (28, -52), (28, -4), (27, 0)], tin, material=METAL, brush=FINE, smooth=False, tilt=0.22)
    mouth(motif, here, 24, -56, mix(tin, "#1c2428", 0.6), tilt=0.22)
    rod(motif, here([(-24, -58), (-6, -84), (16, -80), (24, -58)]), [width * 0.045] * 3, tin, material=METAL, brush=FINE)
    return here.point(76, -62)


def basket(motif: Motif, foot: Place, width: float, *, willow: Pigment = "#b08a50", height: float = 0.55, handle: bool = True) -> Place:
    """A woven basket; returns the middle of its mouth, into which things are put before its rim's front (heap them above)."""
    here, tall = Placement(foot, width / 100), 100 * height
    motif.contact(foot, width)
    if handle:
        rod(motif, here([(-42, -tall), (-36, -tall - 46), (0, -tall - 66), (36, -tall - 46), (42, -tall)]), [width * 0.06] * 3, willow, material=WOOD, brush=FINE)

    def woven(around: Image, gone: Image) -> Image:
        column, row = np.arcsin(around) * 9, gone * 9
        over = 0.5 + 0.5 * np.sin(column * math.pi + math.pi * np.floor(row)) * np.sin((row % 1) * math.pi)
        return ramp([mix(willow, "#2c1c0c", 0.65), willow, mix(willow, "#fff0c8", 0.35)], over)

    turned(motif, here, [(50, -tall), (48, -tall * 0.5), (40, 0)], woven, patterned=True, material=WOOD, brush=FINE, tilt=0.22)
    mouth(motif, here, 47, -tall, mix(willow, "#20140a", 0.7), tilt=0.22)
    t = np.linspace(0.0, math.pi, 11)
    rod(motif, here(np.stack([49 * np.cos(t), -tall + 11 * np.sin(t)], 1)), [width * 0.06] * 3, mix(willow, "#fff0c8", 0.12), material=WOOD, brush=FINE, ragged=1.0)
    return here.point(0, -tall)


def lantern(motif: Motif, hang: Place, height: float, *, pigment: Pigment = "#e8703a", lit: Pigment | None = "#ffdf90", paper: bool = True, glow: float = 0.6) -> Place:
    """A lantern hung by its ring from `hang`: paper and ribs, or glass and iron. Returns its flame."""
    here = Placement(hang, height / 100)
    heart = here.point(0, 56)
    if lit is not None:
        motif.glow(heart, height * 1.5, lit, glow * 0.7)
    motif.line(here([(-5, 14), (0, 0), (5, 14)]), max(1.3, 2 * here.scale), "#3a2a20", taper=0, load=1)
    stand = Placement(here.point(0, 100), here.scale)
    if paper:
        skin = pigment if lit is None else (lambda x, y: ramp(["#fff6d0", lit, pigment, mix(pigment, "#5a1c14", 0.35)], np.hypot((x - heart[0]) * 1.15, y - heart[1]) / (44 * here.scale)))
        body = turned(motif, stand, [(14, -86), (30, -72), (38, -46), (30, -20), (14, -8)], skin, brush=FINE, tilt=0.1, lit=None if lit is None else "#fff4cc", shade=None if lit is None else mix(pigment, "#5a1c14", 0.3))
        for y, r in ((-74, 28), (-62, 34), (-50, 38), (-38, 37), (-26, 33), (-16, 25)):
            motif.line(stand([(-r, y), (0, y + r * 0.12), (r, y)]), max(1.1, 1.2 * here.scale), mix(pigment, "#5a1c14", 0.4), on=body, taper=0, opacity=0.55)
        for y in (-88, -6):
            turned(motif, stand, [(14, y - 5), (15, y + 3)], "#3a2a20", brush=FINE, tilt=0.1)
        motif.line(stand([(0, -2), (1, 10), (0, 22)]), 2.4 * here.scale, pigment, taper=0.4)
        return heart
    turned(motif, stand, [(3, -86), (12, -78), (30, -68)], "#2f3034", brush=FINE, material=METAL)
    motif.shape(stand(polygon([(-24, -66), (24, -66), (21, -16), (-21, -16)])), "#8fa4a8" if lit is None else lambda x, y: ramp(["#fffbe0", lit, mix(lit, "#b0602c", 0.5)], np.hypot(x - heart[0], (y - heart[1]) * 0.8) / (30 * here.scale)), depth=3, brush=CRISP, wobble=0.3, lit=None if lit is None else "#fffdf0")
    for x in (-1, 0, 1):
        motif.line(stand([(x * 24, -66), (x * 21, -16)]), max(1.4, 2.4 * here.scale), "#2f3034", taper=0, load=1)
    turned(motif, stand, [(24, -16), (28, -10), (27, -4)], "#2f3034", brush=FINE, material=METAL)
    return heart


def suitcase(motif: Motif, foot: Place, width: float, *, leather: Pigment = "#7d4e33", deep: float = 0.22, open: bool = False, labels: int = 2) -> Placement:
    """A strapped leather suitcase; open, its lid stands up behind. Returns the Placement of its top (or of what is packed in it)."""
    here, tall, dx, dy = Placement(foot, width / 100), 66, 100 * deep, -100 * deep * 0.45
    motif.contact((foot[0] + dx * here.scale * 0.4, foot[1]), width * 1.2)
    if open:
        tall = 34
        motif.shape(here(polygon([(-50 + dx, -tall + dy), (50 + dx, -tall + dy), (52 + dx, -tall + dy - 58), (-48 + dx, -tall + dy - 58)])), mix(leather, "#e8c8a0", 0.35), depth=4, material=CLOTH, brush=FINE)
    front = box(motif, here, (100, tall), (dx, dy), leather, material=LEATHER, brush=FINE, depth=7 * here.scale)
    if open:
        motif.shape(here(polygon([(-47, -tall), (47, -tall), (47 + dx, -tall + dy), (-47 + dx, -tall + dy)])), mix(leather, "#1c100c", 0.6), depth=3)
    for x in (-30, 30):
        motif.line(here([(x, 0), (x, -tall / 2), (x, -tall)]), 7 * here.scale, mix(leather, "#1c100c", 0.45), on=front, taper=0, load=1)
        motif.shape(here(polygon([(x - 5, -tall * 0.5), (x + 5, -tall * 0.5), (x + 5, -tall * 0.5 - 8), (x - 5, -tall * 0.5 - 8)])), "#c8a24a", depth=2, material=METAL, brush=CRISP, wobble=0.2)
    for x, y in ((-46, -4), (46, -4), (-46, -tall + 4), (46, -tall + 4)):
        motif.inlay(here(ellipse((x, y), 9, 9)), mix(leather, "#e8b880", 0.2), within=front, depth=4)
    for _ in range(labels):
        at = here.point(motif.random.uniform(-18, 18), -tall * motif.random.uniform(0.2, 0.75))
        motif.inlay(Placement(at, here.scale, motif.random.normal() * 0.25)(polygon([(-9, -6), (9, -6), (9, 6), (-9, 6)], 3)), mix("#e8dcc0", ("#b8483c", "#4a7a9a", "#c8a040")[int(motif.random.integers(3))], 0.5), within=front, depth=2)
    if not open:
        rod(motif, here([(-12 + dx / 2, -tall + dy / 2), (-8 + dx / 2, -tall + dy / 2 - 11), (8 + dx / 2, -tall + dy / 2 - 11), (12 + dx / 2, -tall + dy / 2)]), [width * 0.04] * 3, mix(leather, "#1c100c", 0.35), brush=FINE)
    return Placement(here.point(dx / 2, -tall + dy / 2), here.scale)


def chest(motif: Motif, foot: Place, width: float, *, wood: Pigment = "#7a5234", iron: Pigment = "#3a3a3e", gold: Pigment | None = None) -> None:
    """A sea chest; with gold its lid stands open over it."""
    here = Placement(foot, width / 100)
    motif.contact(foot, width * 1.1)
    if gold is not None:
        motif.shape(here(polygon([(-46, -44), (54, -52), (54, -88), (-46, -82)])), mix(wood, "#1c120c", 0.4), depth=6, material=WOOD)
    box(motif, here, (100, 44), (10, -8), wood, front=boards(motif, here, masonry(wood), width=15, length=120), material=WOOD)
    if gold is None:
        lid = np.vstack([[(-51, -44)], curve([(-51, -52), (-44, -66), (0, -72), (44, -66), (51, -52)], 6), [(51, -44)]])
        motif.shape(here(lid), boards(motif, here, masonry(wood), width=10, length=120), depth=10 * here.scale, material=WOOD)
    else:
        coins(motif, here.point(2, -44), width * 0.9, 60, gold)
    for x in (-36, 36):
        motif.line(here([(x, 0), (x, -44)]), 6 * here.scale, iron, taper=0, load=1)
    motif.shape(here(polygon([(-7, -34), (7, -34), (7, -48), (-7, -48)])), "#c8a24a", depth=3, material=METAL, brush=FINE)


def coins(motif: Motif, foot: Place, width: float, count: int = 40, gold: Pigment = "#e8b93c", *, size: float = 0.09) -> None:
    """A heap of coins, a few rolled off."""
    for _ in range(count):
        x = motif.random.normal() * width * 0.22
        rise = max(0.0, 1 - (abs(x) / (width * 0.45)) ** 1.5) * width * 0.26
        at = (foot[0] + x, foot[1] - motif.random.random() * rise)
        r, flat = width * size * motif.random.uniform(0.7, 1.1), motif.random.uniform(0.3, 0.75)
        motif.shape(ellipse(at, r, r * flat, motif.random.normal() * 0.5, 20), mix(gold, "#8a5a18", float(motif.random.uniform(0, 0.4))), depth=r * 0.25, material=METAL, brush=CRISP, wobble=0.2)


def birdcage(motif: Motif, foot: Place, height: float, *, gilt: Pigment = "#c79a3b", bars: int = 13, front: bool = True, door: bool = True) -> Placement:
    """A domed cage. Call it with front=False before the bird and front=True after; returns its floor."""
    here, r = Placement(foot, height / 100), 34.0
    thin = max(1.2, 1.1 * here.scale)

    def bar(angle: float) -> Points:
        c, s = math.cos(angle), math.sin(angle)
        return here(curve([(r * c, -4 + 5 * s), (r * c, -56 + 5 * s), (r * c * 0.9, -72 + 4 * s), (r * c * 0.5, -86 + 2 * s), (0, -91)], 6))

    if not front:
        motif.contact(foot, height * 0.75)
        turned(motif, here, [(r + 2, -6), (r + 3, 0)], gilt, material=METAL, brush=FINE)
        mouth(motif, here, r + 1, -6, mix(gilt, "#3a2c14", 0.5))
        for angle in np.linspace(math.pi, 2 * math.pi, bars):
            motif.line(bar(float(angle))[::4], thin, mix(gilt, "#4a3614", 0.45), taper=0, load=1)
        return Placement(here.point(0, -5), here.scale)
    for angle in np.linspace(0, math.pi, bars):
        motif.line(bar(float(angle))[::4], thin * 1.2, gilt, taper=0, load=1)
    t = np.linspace(0, math.pi, 13)
    for y in (-4, -36, -58):
        rod(motif, here(np.stack([r * np.cos(t), y + 5 * np.sin(t)], 1)), [1.8 * here.scale] * 3, gilt, material=METAL, brush=FINE, ragged=0.2)
    turned(motif, Placement(here.point(0, -89), here.scale), [(0.8, -6), (3, -3), (1.5, 0)], gilt, material=METAL, brush=FINE)
    motif.line(here([(-3, -95), (-3, -100), (3, -100), (3, -95)]), thin, gilt, taper=0, load=1)
    if door:
        motif.line(here([(-9, -6), (-9, -34), (0, -38), (9, -34), (9, -6)]), thin * 1.6, mix(gilt, "#fff0b8", 0.2), taper=0, load=1)
    return Placement(here.point(0, -5), here.scale)


def nest(motif: Motif, foot: Place, width: float, *, eggs: int = 3, laid: Pigment = "#9fc4d0", straw: Pigment = "#a8834e") -> Place:
    """A nest of straws that stick out everywhere, with eggs; returns its hollow."""
    motif.contact(foot, width)
    base = blob([(foot[0] - width * 0.5, foot[1] - width * 0.22), (foot[0] - width * 0.3, foot[1]), (foot[0] + width * 0.3, foot[1]), (foot[0] + width * 0.5, foot[1] - width * 0.22), (foot[0], foot[1] - width * 0.34)])
    motif.shape(base, mix(straw, "#3a2814", 0.35), depth=width * 0.14, flow=0.0, wobble=4)
    motif.inlay(ellipse((foot[0], foot[1] - width * 0.26), width * 0.36, width * 0.10), mix(straw, "#1c120a", 0.7))
    for number in range(eggs):
        at = (foot[0] + (number - (eggs - 1) / 2) * width * 0.2, foot[1] - width * 0.28 + (number % 2) * width * 0.03)
        egg(motif, (at[0], at[1] + width * 0.10), width * 0.26, mix(laid, "#ffffff", float(motif.random.uniform(0, 0.2))), shadow=False)
    front = np.vstack([curve([(foot[0] - width * 0.48, foot[1] - width * 0.24), (foot[0], foot[1] - width * 0.14), (foot[0] + width * 0.48, foot[1] - width * 0.24)], 8), curve([(foot[0] + width * 0.34, foot[1] - width * 0.02), (foot[0], foot[1] + width * 0.02), (foot[0] - width * 0.34, foot[1] - width * 0.02)], 8)])
    motif.shape(front, straw, depth=width * 0.09, flow=0.1, wobble=3)
    for _ in range(90):
        x = motif.random.uniform(-0.5, 0.5)
        at = (foot[0] + x * width, foot[1] - width * (0.24 - 0.10 * (1 - 4 * x * x)) + motif.random.uniform(-0.02, 0.15) * width)
        motif.dab(at, width * motif.random.uniform(0.12, 0.32), max(1.2, width * 0.014), motif.random.normal() * 0.5 - x, mix(straw, "#fff0c0" if motif.random.random() < 0.5 else "#3a2814", float(motif.random.uniform(0.1, 0.5))), taper=0.5, bend=0.1, opacity=0.9)
    return (foot[0], foot[1] - width * 0.26)


def egg(motif: Motif, foot: Place, height: float, pigment: Pigment = "#f2e6d0", *, turn: float = 0.0, shadow: bool = True) -> int:
    """An egg."""
    if shadow:
        motif.contact(foot, height * 0.7)
    outline = Placement(foot, height / 100, turn)(blob([(0, 0), (-30, -12), (-38, -40), (-27, -76), (0, -100), (27, -76), (38, -40), (30, -12)], 6))
    return motif.shape(outline, pigment, depth=height * 0.38, material=GLAZE, brush=FINE, wobble=0.4)


def shell(motif: Motif, foot: Place, width: float, pigment: Pigment = "#f0b6a8", *, spiral: bool = False, turn: float = 0.0) -> int:
    """A scallop, fluted, or a whelk wound round."""
    here = Placement(foot, width / 100, turn)
    motif.contact(foot, width * 0.8)
    if spiral:
        identity = 0
        for x, y, r in ((-8, -26, 30), (16, -42, 21), (31, -55, 14), (41, -64, 9), (47, -70, 5)):
            identity = motif.shape(here(ellipse((x, y), r, r * 0.86, -0.7)), mix(pigment, "#fff4e6", r / 90), depth=r * here.scale, material=GLAZE, brush=FINE, flow=-0.7 + math.pi / 2)
        motif.shape(here(blob([(-40, -30), (-22, -48), (-6, -30), (-14, -6), (-34, -8)])), mix(pigment, "#6a2c28", 0.45), depth=6, brush=FINE)
        return identity
    ribs = [(math.sin(a) * (48 + 3 * (k % 2)), -10 - (math.cos(a) * 0.5 + 0.5) * (62 + 4 * (k % 2))) for k, a in enumerate(np.linspace(-2.2, 2.2, 21))]
    identity = motif.shape(here(blob([(-9, -2), *ribs, (9, -2), (0, 2)], 3)), lambda x, y: ramp([mix(pigment, "#fff4e6", 0.6), pigment, mix(pigment, "#fff4e6", 0.4), mix(pigment, "#a85a4a", 0.3)], np.hypot(x - foot[0], y - foot[1]) / (width * 0.75)), depth=width * 0.14, material=GLAZE, brush=FINE)
    for a in np.linspace(-2.0, 2.0, 11):
        end = (math.sin(a) * 47, -10 - (math.cos(a) * 0.5 + 0.5) * 60)
        motif.line(here([(math.sin(a) * 6, -6), ((end[0] + math.sin(a) * 6) / 2, (end[1] - 6) / 2 - 2), end]), max(1.3, 2.4 * here.scale), FromPicture(0.78), on=identity, taper=0.6, opacity=0.7)
    return identity


def snow_globe(motif: Motif, foot: Place, width: float, *, base: Pigment = "#5f4a3d", sky: Fill = "#b8d8e8") -> int:
    """A glass globe on its base; returns its id: paint in it with `within`, then call `globe_shine`."""
    here = Placement(foot, width / 100)
    motif.contact(foot, width * 0.95)
    turned(motif, here, [(38, -22), (36, -18), (42, -8), (46, 0)], base, material=WOOD, brush=FINE)
    return motif.shape(here(ellipse((0, -66), 50, 50)), sky, depth=50 * here.scale, material=CLEAR, brush=FINE, wobble=0.3)


def globe_shine(motif: Motif, foot: Place, width: float) -> None:
    """The glass over what is in it: a dark rim, a window's curve, a lower gleam."""
    here = Placement(foot, width / 100)
    t = np.linspace(2.3, 3.9, 14)
    motif.line(here(np.stack([43 * np.cos(t), -66 + 43 * np.sin(t)], 1)), 4.5 * here.scale, "#fdfdf8", opacity=0.6, taper=0.7)
    t = np.linspace(0.4, 1.2, 10)
    motif.line(here(np.stack([45 * np.cos(t), -66 + 45 * np.sin(t)], 1)), 3 * here.scale, "#fdfdf8", opacity=0.45, taper=0.8)
    t = np.linspace(0, 2 * math.pi, 50)
    motif.line(here(np.stack([49.5 * np.cos(t), -66 + 49.5 * np.sin(t)], 1)), 1.8 * here.scale, "#5a6a78", opacity=0.4, taper=0)
    marks.sparkle(motif, here.point(-26, -94), 7 * here.scale)


def sack(motif: Motif, foot: Place, height: float, cloth: Pigment = "#b8986a", *, full: float = 1.0) -> None:
    """A tied sack, slumped."""
    here = Placement(foot, height / 100, motif.random.normal() * 0.05)
    motif.contact(foot, height * 0.8)
    wide = 38 * (0.8 + 0.2 * full)
    body = motif.shape(here(blob([(-wide * 0.8, 0), (-wide, -28), (-wide * 0.7, -62), (-10, -80), (10, -80), (wide * 0.7, -60), (wide, -26), (wide * 0.8, 0)])), cloth, depth=height * 0.28, material=CLOTH, flow=math.pi / 2)
    motif.shape(here(blob([(-9, -78), (-20, -98), (0, -92), (19, -99), (9, -78)])), mix(cloth, "#fff0d0", 0.1), depth=height * 0.05, material=CLOTH, brush=FINE)
    motif.line(here([(-11, -79), (0, -76), (11, -79)]), 4 * here.scale, "#6a4a2c", taper=0, load=1)
    for x in (-14, -4, 8, 16):
        motif.line(here([(x * 0.5, -76), (x, -60), (x * 1.5, -40)]), 2.0, FromPicture(0.72), on=body, taper=0.8, opacity=0.6)


__all__ = ["basket", "birdcage", "bottle", "bucket", "chest", "coins", "cup", "egg", "globe_shine", "jar", "kettle", "lantern", "nest", "sack", "shell", "snow_globe", "suitcase", "teapot", "vapour", "watering_can"]
