"""75, tablecloth-alps: whoever had breakfast has just stood up, and the rumpled cloth is a winter resort."""

import math
from dataclasses import dataclass
from itertools import pairwise

import cv2
import numpy as np

from atelier.accents import FromPicture
from atelier.bodies import poses
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.outfit import Hair, Hat, Outfit
from atelier.bodies.people import Person
from atelier.bodies.poses import Arm, Leg, Pose
from atelier.bodies.silhouettes import silhouette
from atelier.bodies.space import View
from atelier.bodies.species import SPECIES
from atelier.canvas import BROAD, CRISP, FINE, TINY, Brush
from atelier.card import Card, Spread
from atelier.geometry import Noise, Place, Placement, blob, curve, ellipse, polygon, ribbon, smoothstep
from atelier.light import CLOTH, GLAZE, METAL, WOOD, Light, Material
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.forms import mouth, rod, turned
from atelier.motifs.vessels import vapour
from atelier.palette import Image, lerp, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene
from atelier.volume import modelled

CARD = Card(
    number=75,
    slug="tablecloth-alps",
    palette=("#f8f4ea", "#f6dd8a", "#6b432c", "#6a90d2", "#f5b31e"),
    spread=Spread(
        hue="white/cream", place="kitchen", time="morning", season="winter", mood="joyful", viewpoint="close-up",
        figure="crowd", composition="diagonal", people=True, cast=("A", "B", "C", "D", "E"),
        themes=("scale", "games", "hunger", "journeys", "freedom-cages", "weather"),
    ),
)  # fmt: skip

EYE_LINE, EYE_HEIGHT, FOCUS = 125.0, 1435.0, 2600.0
FAR = 0.303  # how large things are at the table's far edge
SUN = np.array([0.84, 0.44, 0.16])  # right, up, away
COATS = ("#d8402f", "#2f6fb8", "#e8a21e", "#3a8a5a", "#8a3f7a", "#e06a3a", "#20616a")
LINEN = ("#5f70a8", "#8796c6", "#adb8da", "#cfd1df", "#ebe2d0", "#f6eacb", "#fdf4dc")
# crests as (x, y of the table beneath, height)
FOLDS: tuple[tuple[list[tuple[float, float, float]], float], ...] = (
    ([(-40, 750, 200), (70, 735, 380), (180, 715, 560), (300, 705, 470), (420, 705, 960),
      (520, 690, 540), (620, 690, 700), (740, 675, 300), (900, 660, 130)], 250),
    ([(420, 705, 960), (500, 790, 560), (610, 890, 330), (730, 1000, 150), (850, 1090, 40)], 190),
    ([(420, 705, 960), (370, 810, 470), (270, 900, 230), (160, 980, 60)], 180),
    ([(430, 720, 800), (440, 860, 330), (410, 990, 190), (450, 1120, 50)], 130),
    ([(620, 690, 700), (730, 770, 330), (880, 850, 170), (1040, 900, 90)], 200),
    ([(180, 715, 560), (130, 820, 250), (20, 900, 120)], 160),
    ([(1060, 1290, 150), (900, 1330, 120), (780, 1400, 100), (700, 1520, 60)], 70),
    ([(-60, 1075, 130), (110, 1060, 120), (330, 1070, 90), (500, 1120, 60), (640, 1250, 90), (560, 1400, 80), (600, 1540, 50)], 60),
    ([(560, 960, 30), (640, 1060, 90), (690, 1180, 80), (660, 1300, 20)], 60),
    ([(-60, 1440, 90), (140, 1450, 70), (330, 1480, 90), (440, 1540, 60)], 60),
)  # fmt: skip
FLAT = ((300, 1275, 350), (800, 690, 260), (105, 905, 210), (760, 985, 200), (845, 1175, 190))  # what stands here presses the cloth down
SMOOTH = Brush(finest=1.4, coarsest=12, length=0.8, jitter=0.35, crisp=0.35)  # linen has no pile
ENAMEL = Material(sheen=0.85, texture=0.02, blotch=0.06)
EGG: Place = (300.0, 1262.0)


@dataclass
class Cloth:
    """The tablecloth as land: a height everywhere, and what each pixel of the card shows of it."""

    heights: Image
    share: Image  # how large things are there: 1 at our edge of the table
    across: Image
    away: Image
    scale: float

    def on(self, x: float, y: float) -> tuple[Place, float]:
        """Where the place of the table under (x, y) lies once it has risen, and how large things are there."""
        s = (y - EYE_LINE) / EYE_HEIGHT
        row, column = cell(np.array([[(x - 500) / s]]), np.array([[FOCUS * (1 / s - 1)]]))
        rise = cv2.remap(self.heights, column.astype(np.float32), row.astype(np.float32), cv2.INTER_LINEAR)[0, 0]
        return (x, y - float(rise) * s), s

    def size(self, x: float, y: float) -> float:
        """How large things are at a place that shows cloth."""
        row, column = (min(int(each * self.scale), most - 1) for each, most in zip((y, x), self.share.shape, strict=True))
        return float(self.share[row, column])


def cell(across: Image, away: Image) -> tuple[Image, Image]:
    """Row and column of the height map under places of the table."""
    return (away + 200) / 10, (across + 2600) / 10


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.75, -0.5, 0.35), colour="#ffe9b0", shade="#4a5488", depth=0.5, strength=0.8, rim="#fff4d0", rim_strength=0.6, air="#f2e2b4"
    )
    scene.finish = Finish(ground="#cbb98c", grade=lambda image: (image - 0.5) * 1.05 + 0.5)
    kitchen(scene)
    chair(scene)
    cloth = tablecloth(scene)
    coffee_pot(scene, cloth)
    creases(scene, cloth)
    tracks(scene, cloth)
    sugar(scene, cloth)
    flour_bag(scene)
    flour(scene)
    milk_jug(scene, cloth)
    cable_car(scene)
    chalet(scene, cloth)
    egg_lake(scene, cloth)
    skiers(scene, cloth)
    rescue(scene, cloth)
    crumbs(scene, cloth)


def kitchen(scene: Scene) -> None:
    broad, middling = scene.canvas.broad, scene.canvas.middling

    def wall(x: Image, y: Image) -> Image:
        return ramp(["#b98f4e", "#dcb866", "#f2d684", "#fbe9a8"], x / 900 - y / 2400 + 0.12 + 0.06 * broad + 0.03 * middling)

    scene.background(wall, flow=lambda x, y: 1.3 + 0.3 * np.sin(x / 240), brush=BROAD)
    window = scene.motif("kitchen window", brush=FINE, material=WOOD)
    pane = window.shape(
        polygon([(596, -30), (972, -30), (972, 452), (596, 452)], 12),
        lambda x, y: ramp(["#fffef4", "#fff6d2", "#f0efc4", "#b5cf92"], (y + 40) / 520 + 0 * x),
        depth=2,
        lit="#fffbe6",
        shade="#e8dca8",
        material=ENAMEL,
    )
    for x, y, w, h in ((640, 470, 190, 110), (860, 480, 230, 170)):
        window.wash(blob([(x - w / 2, y), (x - w / 3, y - h), (x + w / 4, y - h * 0.9), (x + w / 2, y)]), "#8fae78", 0.5, soft=16, within=pane)
    for spine, wide in (([(784, -30), (784, 456)], 20), ([(590, 168), (980, 168)], 16), ([(596, -30), (596, 456)], 30), ([(974, -30), (974, 456)], 30)):
        rod(window, spine, [wide, wide], "#efe3c6", material=WOOD, brush=FINE)
    rod(window, [(560, 462), (1010, 462)], [30, 30], "#f4e8cc", material=WOOD, brush=FINE)
    beams = scene.motif("sun in the kitchen")
    beams.wash(polygon([(600, 0), (960, 0), (420, 900), (-140, 760)]), "#fff4c8", 0.22, soft=60)
    beams.glow((790, 200), 420, "#fff6d0", 0.45)


def chair(scene: Scene) -> None:
    """Pushed back and askew, a napkin thrown over its rail."""
    back = scene.motif("the giant's chair", material=WOOD, brush=FINE)
    for posts in (((70, 640), (58, 400), (34, 120)), ((330, 640), (318, 400), (310, 92))):
        rod(back, posts, [34, 32, 26], "#8a5632", material=WOOD, brush=FINE, grain=16)
    for y, wide in ((420, 34), (318, 34)):
        rod(back, [(52, y + 8), (180, y - 10), (320, y - 16)], [wide] * 3, "#8a5632", material=WOOD, brush=FINE, grain=10)
    rod(back, [(22, 176), (168, 128), (322, 140)], [54, 66, 54], "#96603a", material=WOOD, brush=FINE, grain=20)
    rod(back, [(26, 126), (38, 104)], [30, 14], "#8a5632", material=WOOD, brush=FINE)
    rod(back, [(310, 98), (312, 70)], [30, 14], "#8a5632", material=WOOD, brush=FINE)
    napkin = scene.motif("napkin, still warm", story=True, material=CLOTH, brush=FINE)
    drop = blob([(120, 104), (176, 92), (244, 102), (254, 200), (256, 322), (222, 352), (180, 338), (142, 356), (108, 334), (112, 210)], 8)

    def checks(x: Image, y: Image) -> Image:
        bend = x + 7 * np.sin(y / 46)
        stripes = smoothstep(0.3, 0.5, np.sin(bend / 7.2)) * 0.5 + smoothstep(0.3, 0.5, np.sin(y / 7.2)) * 0.5
        return ramp(["#f6efe0", "#b9c8e6", "#6a90d2"], stripes)

    cloth = napkin.shape(drop, checks, depth=6, flow=1.5)
    for x in (146, 178, 214):
        napkin.wash(ribbon([(x, 112), (x - 5, 220), (x + 4, 330)], [8, 13, 18]), "#5a6aa0", 0.5, soft=6, way="multiply", within=cloth)
    napkin.line([(112, 322), (143, 343), (180, 326), (221, 339), (252, 311)], 4, "#6a90d2", on=cloth, taper=0, opacity=0.8)
    vapour(scene.motif("warmth"), (182, 100), 100, "#fffbe8", strands=5)


# ---- the cloth


def rumpled(noise: Noise) -> Image:
    """How high the cloth lies, on a grid over the table."""
    away, across = np.mgrid[-200:6200:10, -2600:2600:10].astype(np.float32)
    bent = across + 70 * noise(across, away, 620), away + 90 * noise(across + 4000, away, 620)
    total = np.zeros_like(across)
    for crest, wide in FOLDS:
        fold = np.zeros_like(across)
        for (x0, y0, h0), (x1, y1, h1) in pairwise(curve(crest, 5).tolist()):
            (a, c), (b, d) = table(x0, y0), table(x1, y1)
            run = (b - a) ** 2 + (d - c) ** 2 + 1e-6
            gone = np.clip(((bent[0] - a) * (b - a) + (bent[1] - c) * (d - c)) / run, 0, 1)
            off = np.hypot(bent[0] - a - gone * (b - a), (bent[1] - c - gone * (d - c)) * 0.62)
            fold = np.maximum(fold, (h0 + gone * (h1 - h0)) * np.exp(-(np.hypot(off, 26) - 26) / wide))
        total += np.clip(fold, 0, None) ** 3
    land = np.cbrt(total)
    peak = table(420, 705)
    angle, far = np.arctan2((away - peak[1]) * 0.62, across - peak[0]), np.hypot(across - peak[0], (away - peak[1]) * 0.62)
    pull = noise(angle * 520, far * 0.4, 240, ridged=True)
    land += 0.17 * land * pull * smoothstep(60, 340, far) + 16 * noise(across, away * 0.5, 260, 520, ridged=True) + 0.05 * land * noise(across, away, 120)
    for x, y, reach in FLAT:
        a, c = table(x, y)
        land *= 1 - 0.96 * smoothstep(1.45, 0.92, np.hypot(across - a, (away - c) * 0.7) * ((y - EYE_LINE) / EYE_HEIGHT) / reach * 2)
    return cv2.GaussianBlur(np.clip(land, 0, None).astype(np.float32), (0, 0), 1.1)


def table(x: float, y: float) -> tuple[float, float]:
    """The place of the flat table that a point of the card shows: across and away."""
    s = (y - EYE_LINE) / EYE_HEIGHT
    return (x - 500) / s, FOCUS * (1 / s - 1)


def shaded_by(land: Image) -> Image:
    """1 where the window's sun falls, 0 where a fold stands before it."""
    row, column = np.mgrid[0 : land.shape[0], 0 : land.shape[1]].astype(np.float32)
    level, lit = math.hypot(SUN[0], SUN[2]), np.ones_like(land)
    for step in np.geomspace(14, 1500, 44):
        reach = cv2.remap(
            land, (column + step * SUN[0] / level / 10).astype(np.float32), (row + step * SUN[2] / level / 10).astype(np.float32), cv2.INTER_LINEAR
        )
        lit = np.minimum(lit, 1 - smoothstep(0, 14 + 0.14 * step, reach - land - step * SUN[1] / level))
    return cv2.GaussianBlur(lit.astype(np.float32), (0, 0), 1.2)


def seen(scene: Scene, land: Image) -> Cloth:
    """Look along every column of the card from our edge of the table to the far one: the first rise hides the rest."""
    whole = scene.canvas.whole
    steps = np.linspace(1.06, FAR, 2600, dtype=np.float32)[:, None]
    across, away = (whole.x - 500) / steps, FOCUS * (1 / steps - 1) + 0 * whole.x
    row, column = cell(across, away)
    rise = cv2.remap(land, column.astype(np.float32), row.astype(np.float32), cv2.INTER_LINEAR)
    top = np.minimum.accumulate(EYE_LINE + (EYE_HEIGHT - rise) * steps, axis=0)
    share = np.full(whole.shape, np.nan, np.float32)
    rows = whole.y[:, 0]
    for place in range(whole.shape[1]):
        index = np.searchsorted(-top[:, place], -rows)
        shown = index < len(steps)
        share[shown, place] = steps[index[shown], 0]
    return Cloth(land, share, (whole.x - 500) / share, FOCUS * (1 / share - 1), scene.canvas.scale)


def tablecloth(scene: Scene) -> Cloth:
    """White linen with a cornflower stripe, risen into a range."""
    linen = scene.motif("tablecloth", material=CLOTH, brush=SMOOTH)
    noise = linen.noise(4)
    land = rumpled(noise)
    cloth = seen(scene, land)
    there = np.isfinite(cloth.share)
    row, column = (np.nan_to_num(each).astype(np.float32) for each in cell(cloth.across, cloth.away))

    def sampled(layer: Image) -> Image:
        return cv2.remap(layer.astype(np.float32), column, row, cv2.INTER_LINEAR)

    slope_x, slope_z = (sampled(cv2.Sobel(land, cv2.CV_32F, *way, ksize=3) / 80) for way in ((1, 0), (0, 1)))
    facing = (-slope_x * SUN[0] + SUN[1] - slope_z * SUN[2]) / np.sqrt(1 + slope_x**2 + slope_z**2) / np.linalg.norm(SUN)
    open_sky = sampled(np.clip((cv2.GaussianBlur(land, (0, 0), 16) - land) / 130, -0.5, 1))
    sun = sampled(shaded_by(land))
    sunned = 1 - np.exp(-2.3 * np.clip(facing, 0, 1))
    bright = 0.24 + 0.09 * np.clip(-slope_z, -1, 1) - 0.22 * open_sky + 0.10 * np.clip(slope_x, -0.6, 0.6) + sunned * (0.08 + 0.84 * sun)
    bright += 0.02 * scene.canvas.middling
    colours = ramp(LINEN, np.nan_to_num(bright))
    woven = np.nan_to_num(cloth.across + 0.55 * sampled(land) * np.sign(cloth.across - 100) + 26 * noise(cloth.across, cloth.away, 400))
    for middle, half in ((-960, 46), (-846, 12), (-1074, 12), (640, 46), (754, 12), (526, 12)):
        band = smoothstep(half + 5, half - 5, np.abs(woven - middle)) * 0.78
        colours = lerp(colours, ramp(["#34488c", "#5478c0", "#86a8e0", "#a9c4ee"], np.nan_to_num(bright)), band)
    colours = np.nan_to_num(colours)
    relief = modelled(scene.canvas.whole, there.astype(np.float32), np.nan_to_num(sampled(land) * np.nan_to_num(cloth.share)).astype(np.float32))
    fall = np.arctan2(np.nan_to_num(1.0 + 0 * slope_x), np.nan_to_num(slope_x * 1.6))
    linen.surface(relief, colours.astype(np.float32), flow=fall.astype(np.float32))
    return cloth


def creases(scene: Scene, cloth: Cloth) -> None:
    """Where it lay folded in the drawer: sharp lines that run down the table and across it, whatever the land does."""
    ironed = scene.motif("creases")
    linen = scene.motifs["tablecloth"].ids[0]
    down = [[(500 + (u - 500) * (y - EYE_LINE) / EYE_HEIGHT, y) for y in np.linspace(1010, 1550, 30)] for u in (60, 452, 856)]
    over = [[(x, y) for x in np.linspace(-20, 1020, 40)] for y in (1108, 1400)]
    for path in down + over:
        line = np.array([cloth.on(float(x), float(y))[0] for x, y in path])
        ironed.line(line, 2.8, FromPicture(0.86, "#8c9ccc", 0.30), on=linen, taper=0.1, opacity=0.5, wobble=0.2)
        ironed.line(line + (2.4, 1.6), 2.0, FromPicture(1.12, "#fffaf0", 0.35), on=linen, taper=0.1, opacity=0.45, wobble=0.2)


def crumbs(scene: Scene, cloth: Cloth) -> None:
    """As boulders lie about a mountain, each with its shadow."""
    toast = scene.motif("crumbs", brush=CRISP)
    linen = scene.motifs["tablecloth"].ids[0]
    for _ in range(46):
        middle, spread = ((760, 1260), (90, 40)) if toast.random.random() < 0.6 else ((470, 1420), (230, 60))
        x, y = (float(m + s * toast.random.normal()) for m, s in zip(middle, spread, strict=True))
        size, turn = float(toast.random.uniform(2.5, 8.5)), float(toast.random.uniform(0, 3))
        tone = ("#c88a44", "#a5642c", "#e0b070")[int(toast.random.integers(3))]
        if not (30 < x < 970 and y < 1480 and toast.canvas.holds(x, y, linen)):
            continue
        toast.wash(ellipse((x - size * 0.7, y + size * 0.5), size * 1.3, size * 0.6), "#4e5a96", 0.55, soft=2, way="multiply", within=linen)
        around = np.linspace(0, 2 * math.pi, 7, endpoint=False) + turn
        reach = size * toast.random.uniform(0.55, 1.15, 7)
        lump = polygon(np.stack([x + reach * np.cos(around) * 1.2, y + reach * np.sin(around) * 0.85], 1), 2)
        toast.shape(lump, tone, depth=size * 0.6, shade="#7a4820", wobble=0.6)


# ---- breakfast


def ground_shadow(motif: Motif, foot: Place, wide: float, tall: float) -> None:
    """Thrown to the left and towards us."""
    x, y = foot
    long = tall * 1.15
    motif.wash(
        blob(
            [
                (x + wide * 0.5, y - wide * 0.05),
                (x, y - wide * 0.18),
                (x - long * 0.8, y + long * 0.16),
                (x - long, y + long * 0.34),
                (x - long * 0.6, y + long * 0.34),
                (x, y + wide * 0.2),
            ]
        ),
        "#4e5a96",
        0.55,
        soft=9,
        way="multiply",
    )
    motif.contact(foot, wide * 1.1)


def coffee_pot(scene: Scene, cloth: Cloth) -> None:
    pot = scene.motif("coffee pot", story=True, material=ENAMEL, brush=FINE)
    foot, _ = cloth.on(800, 690)
    ground_shadow(pot, foot, 190, 240)
    here = Placement(foot, 1.55)
    rod(pot, here([(30, -146), (76, -156), (101, -118), (90, -70), (50, -38)]), [14, 16, 16, 15, 13], "#3a241a", material=ENAMEL, brush=FINE)
    rod(pot, here([(-46, -60), (-72, -92), (-84, -140), (-98, -150)]), [34, 22, 14, 11], "#6b432c", material=ENAMEL, brush=FINE)
    body = turned(pot, here, [(34, -168), (37, -160), (44, -110), (57, -50), (62, -12), (58, 0)], "#74482e", material=ENAMEL, brush=FINE, tilt=0.18)
    turned(pot, here, [(4, -206), (10, -201), (5, -194), (14, -188), (34, -174), (38, -166)], "#5f3a26", material=ENAMEL, brush=FINE, tilt=0.16)
    for y, r in ((-148, 40), (-22, 61)):
        t = np.linspace(0.05, math.pi - 0.05, 15)
        pot.line(here(np.stack([r * np.cos(t), y + r * 0.18 * np.sin(t)], 1)), 5, "#e2b45a", on=body, taper=0.1, load=1)
    pot.line(here([(33, -120), (42, -70), (46, -30)]), 9, "#f6dcae", on=body, taper=0.8, opacity=0.7)
    vapour(scene.motif("coffee steam"), here.point(-100, -156), 190, "#fffaf0", strands=6)


def milk_jug(scene: Scene, cloth: Cloth) -> None:
    jug = scene.motif("milk jug", story=True, material=GLAZE, brush=FINE)
    foot, _ = cloth.on(112, 915)
    ground_shadow(jug, foot, 150, 200)
    here = Placement(foot, 1.5)
    rod(jug, here([(-36, -122), (-78, -124), (-84, -70), (-46, -38)]), [14, 15, 14, 11], "#f2ede2", material=GLAZE, brush=FINE)

    def banded(around: Image, gone: Image) -> Image:
        blue = smoothstep(0.012, 0.004, np.abs(gone - 0.30) - 0.04) + smoothstep(0.012, 0.004, np.abs(gone - 0.42) - 0.012)
        return lerp(ramp(["#f8f4ea"], 0 * around), ramp(["#5a80c6"], 0 * around), np.clip(blue, 0, 1))

    turned(
        jug, here, [(36, -142), (33, -128), (38, -100), (54, -60), (57, -34), (44, -6), (42, 0)], banded, patterned=True, material=GLAZE, brush=FINE, tilt=0.22
    )
    mouth(jug, here, 34, -142, "#b9bcc8", tilt=0.24)
    mouth(jug, here, 29, -139, "#fffdf6", tilt=0.24)
    jug.shape(here(polygon([(26, -147), (50, -152), (36, -130), (28, -134)], 4)), "#f4efe4", depth=4, material=GLAZE)


def cable_car(scene: Scene) -> None:
    """A thread from jug to pot, and on it a matchbox cabin with people in it."""
    start, end = (160.0, 705.0), (796.0, 372.0)
    line = [(start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t + 70 * 4 * t * (1 - t) * 0.5) for t in np.linspace(0, 1, 9)]
    thread = scene.motif("thread")
    thread.line(line, 3.6, "#b8322c", taper=0, load=1, dry=0, wobble=0.2)
    for t, size, name in ((0.43, 1.0, "cable car"), (0.91, 0.6, "far cable car")):
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t + 140 * t * (1 - t)
        car = scene.motif(name, story=True, brush=CRISP, material=WOOD)
        here = Placement((x, y), size, -0.06)
        car.line(here([(-9, 3), (0, -5), (9, 3)]), 5 * size, "#3a2c2a", taper=0, load=1)
        car.line(here([(0, 0), (3, 16), (0, 32)]), 3.6 * size, "#3a2c2a", taper=0, load=1)
        car.shape(here(polygon([(-44, 32), (44, 30), (46, 86), (-44, 88)], 6)), "#d63c2c", depth=7)
        car.shape(here(polygon([(-50, 26), (50, 24), (48, 36), (-48, 38)], 6)), "#f0dfb4", depth=4)
        car.shape(here(polygon([(-38, 42), (38, 41), (38, 64), (-38, 65)], 5)), "#cfe2ea", depth=2)
        for number, at in enumerate((-26, -6, 20)):
            car.shape(here(ellipse((at, 53), 6.5, 7.5)), ("#8c5a3a", "#f6dcc6", "#c08a5c")[number], depth=4)
            car.shape(here(blob([(at - 8, 50), (at - 6, 41), (at + 6, 41), (at + 8, 50)])), ("#f2c230", "#2f6fb8", "#3a8a5a")[number], depth=3)
            car.shape(here(polygon([(at - 8, 65), (at - 6, 59), (at + 6, 59), (at + 8, 65)])), COATS[number + 2], depth=2)
        car.line(here([(0, 40), (0, 66)]), 3 * size, "#b02c22", taper=0, load=1)
        car.shape(here(polygon([(-44, 70), (46, 68), (46, 74), (-44, 76)], 5)), "#f0dfb4", depth=2)


def sugar(scene: Scene, cloth: Cloth) -> None:
    """The bowl has tipped; what ran out has stayed, in blocks with blue between them."""
    ice = scene.motif("sugar glacier", story=True, brush=FINE, wobble=0.8)
    foot, _ = cloth.on(806, 946)
    x, y = foot
    ice.wash(blob([(x - 250, y + 74), (x - 110, y - 10), (x + 60, y - 20), (x + 60, y + 40), (x - 60, y + 110)]), "#5a6aa8", 0.4, soft=16, way="multiply")
    here = Placement((x + 40, y - 6), 1.32, -1.22)
    turned(
        ice,
        here,
        [(55, -92), (57, -84), (60, -50), (44, -12), (30, 0)],
        lambda a, g: ramp(["#6a90d2", "#86a8e0", "#6a90d2"], g + 0 * a),
        patterned=True,
        material=GLAZE,
        tilt=0.5,
    )
    mouth(ice, here, 54, -92, "#3f5a9c", tilt=0.5)
    mouth(ice, here, 49, -90, "#e8ecf6", tilt=0.45)
    for _ in range(64):
        far = float(ice.random.beta(1.2, 1.3))
        side = float(ice.random.normal()) * (18 + 30 * far)
        at = (x - 58 - 215 * far, y - 34 + 104 * far + side * 0.5)
        block(ice, at, float(ice.random.uniform(13, 25)) * (0.8 + 0.4 * far), float(ice.random.uniform(-0.5, 0.5)))


def block(motif: Motif, at: Place, size: float, turn: float) -> None:
    """One sugar lump: its top, the side in the sun and the side that is not."""
    here = Placement(at, size, turn * 0.3)
    skew = 0.35 + turn * 0.3
    motif.shape(here(polygon([(-0.6, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.6, 0.5)], 3)), "#aebbe0", depth=3, lit="#c2cdec", shade="#7c8cc4", wobble=0.5)
    motif.shape(
        here(polygon([(0.5, -0.5), (0.5 + skew, -0.85), (0.5 + skew, 0.1), (0.5, 0.5)], 3)), "#fdf8ea", depth=3, lit="#ffffff", shade="#f2ead8", wobble=0.4
    )
    motif.shape(
        here(polygon([(-0.6, -0.5), (-0.6 + skew, -0.85), (0.5 + skew, -0.85), (0.5, -0.5)], 3)), "#e9e9f2", depth=3, lit="#fbf8f4", shade="#c8d0ea", wobble=0.4
    )


def flour_bag(scene: Scene) -> None:
    """Paper, gone over in the saddle between two peaks, its torn neck towards us."""
    bag = scene.motif("flour bag", story=True, material=CLOTH, brush=FINE, wobble=1.0)
    bag.wash(blob([(60, 520), (160, 560), (300, 600), (330, 630), (240, 680), (120, 640), (40, 580)]), "#56629c", 0.6, soft=14, way="multiply")
    here = Placement((304, 572), 0.98, -0.98)
    paper = bag.shape(
        here(polygon([(-64, -24), (62, -22), (68, -120), (64, -196), (-66, -192), (-70, -110)], 6)),
        lambda x, y: ramp(["#b48850", "#d0a468", "#e4c08a"], (x - 150) / 260 - (y - 480) / 700),
        depth=20, shade="#7c5434",
    )  # fmt: skip
    gusset = here(polygon([(62, -22), (92, -44), (84, -118), (98, -206), (64, -196), (68, -120)], 4))
    bag.shape(gusset, "#f0d2a0", depth=5, shade="#b8854c")
    bag.shape(here(polygon([(-66, -192), (64, -196), (98, -206), (-28, -216)], 4)), "#c89c60", depth=4, shade="#8a6038")
    bag.line(here([(64, -196), (84, -118), (62, -22)]), 3, FromPicture(0.75), taper=0.2, opacity=0.7)
    for crease in ([(-60, -60), (-20, -74), (10, -58)], [(58, -150), (26, -140), (-2, -152)], [(40, -34), (24, -66), (44, -92)]):
        bag.line(here(crease), 3, FromPicture(0.74), on=paper, taper=0.9, opacity=0.6)
    band = here(polygon([(-69, -140), (68, -146), (68, -96), (-69, -92)], 2))
    bag.wash(band, "#5a80c6", 0.62, soft=2, within=paper)
    torn = [(-66, -28), (-70, 2), (-52, -6), (-36, 8), (-14, 0), (10, 10), (32, 0), (50, 8), (66, -4), (64, -26), (30, -18), (-30, -18)]
    bag.shape(here(polygon(torn, 3)), "#f2dcb0", depth=6, lit="#fff0cc", shade="#a87c4c")
    bag.shape(here(blob([(-50, -14), (-20, -20), (24, -20), (52, -12), (30, 2), (-6, 6), (-34, 2)], 6)), "#fbf6ec", depth=7, shade="#c8c4d4")


def flour(scene: Scene) -> None:
    """It has come loose at the summit and boils down the gully."""
    cloud = scene.motif("avalanche of flour", story=True)
    tones = CloudTones("#e6e0de", "#fffaf0", "#9aa4cc")
    cloud.wash(blob([(340, 570), (280, 700), (150, 850), (180, 900), (330, 890), (330, 760), (352, 620)]), "#f4eee4", 0.75, soft=26)
    for far in np.linspace(0, 1, 9):
        x, y = 306 - 66 * far**1.3 + cloud.random.normal() * 16, 606 + 264 * far
        cumulus(cloud, (float(x), float(y)), 44 + 150 * far**1.6, 26 + 62 * far, tones, thickness=0.9)
    for _ in range(40):
        x, y = 230 + cloud.random.normal() * 70, 872 + cloud.random.normal() * 16
        cloud.dab((x, y), 9, 5, 0.2, "#fffaf0", opacity=0.7)


def chalet(scene: Scene, cloth: Cloth) -> None:
    """Two slices leaning together, a butter pat melting on the ridge, smoke of a toasted kind."""
    toast = scene.motif("toast chalet", story=True, brush=FINE, material=WOOD, wobble=1.0)
    mottle = toast.noise()
    foot, _ = cloth.on(822, 1180)
    x, y = foot
    ground_shadow(toast, (x - 10, y + 6), 240, 170)
    here = Placement((x, y), 1.12)
    toast.shape(here(polygon([(-86, 0), (-14, 10), (-14, -60), (-50, -126), (-86, -62)], 6)), "#d89a4c", depth=5, shade="#8a5228")
    crumb = here(polygon([(-62, -160), (92, -186), (146, -34), (-6, -10)], 8))
    toast.shape(
        here(blob([(-66, -168), (20, -188), (96, -196), (112, -176), (156, -36), (146, -22), (70, -14), (-4, 2), (-18, -14), (-66, -150)], 8)),
        "#9a5a26",
        depth=8,
    )
    face = toast.shape(crumb, lambda u, v: ramp(["#d99640", "#efc07a", "#f6d79c"], 0.5 + 0.45 * mottle(u, v, 50)), depth=5)
    toast.shape(here(blob([(-70, -166), (-58, -172), (-106, -8), (-110, 6), (-124, 2), (-124, -16)], 6)), "#8a4e22", depth=6)
    for u, v in toast.spots(face, 60):
        toast.dab((u, v), 7, 4, 0.3, "#b8743a", on=face, opacity=0.6)
    pat = scene.motif("butter pat")
    butter = [(-30, -170), (40, -186), (84, -180), (92, -150), (80, -128), (70, -146), (56, -108), (44, -150), (20, -146), (10, -118), (-4, -148), (-26, -150)]
    pat.shape(here(blob(butter, 7)), "#f9dc62", depth=8, lit="#fff2ae", brush=FINE, material=GLAZE)
    door = scene.motif("chalet front", brush=CRISP)
    door.shape(here(polygon([(-64, -2), (-42, 1), (-42, -38), (-64, -40)], 4)), "#5a3018", depth=3)
    glass = here(polygon([(-60, -62), (-40, -60), (-40, -84), (-60, -86)], 4))
    door.shape(glass, "#ffd26a", depth=2, lit="#ffe9a8", shade="#f2a83a")
    door.line(here([(-50, -61), (-50, -85)]), 2.6, "#6a3a1c", taper=0, load=1)
    door.line(here([(-61, -73), (-39, -72)]), 2.6, "#6a3a1c", taper=0, load=1)
    door.line(np.vstack([glass, glass[:1]]), 3.6, "#6a3a1c", taper=0, load=1)
    for a in (-70, -31):
        door.shape(here(polygon([(a - 6, -62), (a + 6, -61), (a + 6, -85), (a - 6, -86)], 3)), "#b8402c", depth=2)
    for number in range(7):
        a = -96 + number * 14
        door.line(here([(a, 16 + number * 1.6), (a, -8 + number * 1.6)]), 4.5, "#a8642c", taper=0, load=1)
    door.line(here([(-100, -4), (-8, 8)]), 5, "#b8743a", taper=0, load=1)
    vapour(scene.motif("chalet smoke"), here.point(70, -190), 110, "#fffaf0", strands=4)


def egg_lake(scene: Scene, cloth: Cloth) -> None:
    """A plate for a valley, white for a beach, and the yolk steams."""
    dish = scene.motif("plate", brush=FINE, material=GLAZE)
    x, y = EGG
    dish.wash(ellipse((x - 30, y + 34), 300, 130), "#56629c", 0.55, soft=20, way="multiply")
    dish.shape(ellipse((x, y + 12), 292, 134), "#8fa4d4", depth=14)
    dish.shape(ellipse((x, y), 292, 132), "#f4efe2", depth=16)
    dish.inlay(ellipse((x, y), 270, 119), "#6a90d2", depth=4)
    dish.inlay(ellipse((x, y), 258, 112), "#8fb0e4", depth=10)
    dish.inlay(ellipse((x, y + 4), 222, 92), "#7fa2dc", depth=6)
    white = scene.motif("egg white", brush=FINE, material=GLAZE)
    shore = [
        (-176, -6),
        (-150, -52),
        (-84, -64),
        (-20, -76),
        (60, -62),
        (128, -66),
        (176, -30),
        (164, 14),
        (190, 42),
        (120, 66),
        (50, 58),
        (-16, 78),
        (-86, 60),
        (-150, 52),
    ]
    white.wash(blob([(x + u - 6, y + v + 10) for u, v in shore], 8), "#6a74a8", 0.4, soft=7, way="multiply")
    egg = white.shape(blob([(x + u, y + v) for u, v in shore], 8), "#fdfaf2", depth=13, shade="#ccd2e6")
    white.wash(blob([(x + u * 0.94, y + v * 0.94 + 3) for u, v in shore], 8), "#fff3d0", 0.3, soft=8, within=egg)
    for u, v in blob(shore, 8)[::2]:
        if white.random.random() < 0.75:
            white.dab((x + u * 0.97, y + v * 0.95), float(white.random.uniform(8, 20)), 4, math.atan2(v, u * 0.3) + 1.57, "#c98f4a", on=egg, opacity=0.55)
    yolk = scene.motif("yolk", story=True, brush=FINE, material=GLAZE)
    pool = yolk.shape(
        ellipse((x + 14, y - 10), 92, 42), lambda u, v: ramp(["#ffd24a", "#f8b41e", "#e8921a"], np.hypot((u - x - 40) / 150, (v - y + 24) / 70)), depth=26
    )
    yolk.line([(x + 40, y - 40), (x + 72, y - 32), (x + 88, y - 20)], 7, "#fff2b4", on=pool, taper=0.9, opacity=0.85)
    for u, v in ((-22, -12), (44, 2)):
        for ring in (16, 27):
            t = np.linspace(0, 2 * math.pi, 26)
            yolk.line(np.stack([x + u + 14 + np.cos(t) * ring, y + v - 8 + np.sin(t) * ring * 0.36], 1), 2.2, "#fff0ae", on=pool, taper=0, opacity=0.75)
    bathers(scene, (x, y))
    vapour(scene.motif("lake steam"), (x + 20, y - 30), 150, "#fffdf4", strands=6)


def bathers(scene: Scene, at: Place) -> None:
    x, y = at
    towels = scene.motif("towels", brush=FINE, wobble=0.6)
    for number, (u, v, turn) in enumerate(((-112, 14, 0.2), (142, 6, -0.2), (-28, 50, 0.05), (84, 44, -0.1))):
        here = Placement((x + u, y + v), 1.0, turn)
        towels.shape(here(polygon([(-44, -9), (34, -12), (44, 9), (-34, 13)], 5)), ("#d8503a", "#3f7ab0", "#e8b23a", "#4f9a78")[number], depth=2)
        for band in (-24, 0, 24):
            towels.inlay(here(ribbon([(band - 4, -10), (band + 4, 10)], [6, 6])), "#fbf4e2", depth=1)
    swimmers = (("B", "#2f5a9c", 90), ("D", "#f0c030", -90), ("A", "#3a8a6a", 90), ("E", "#d8402f", -90))
    for number, ((skin, suit, heading), (u, v)) in enumerate(zip(swimmers, ((-116, 12), (146, 4), (-30, 48), (88, 42)), strict=True)):
        who = Person(
            "adult",
            Outfit(top=suit, length=0.12, sleeves="bare", trousers=None, legs=None, shoes=None, hat=Hat("straw", "#e2b45a") if number % 2 else None),
            skin,
            Hair(("bob", "short", "cropped", "bun")[number], "#2c1c16"),
            seed=number,
        )
        pose = poses.sitting_on_ground() if number in (0, 3) else poses.lying("back" if number == 1 else "belly")
        who.posed(pose, View((x + u, y + v), 88, heading, 24)).paint(scene.motif(f"bather {number}", story=True), brush=TINY)
    for number, (u, v, skin) in enumerate(((-22, -10, "C"), (44, 4, "A"))):
        head = scene.motif(f"swimmer {number}", brush=CRISP, story=True)
        tone = {"C": "#c08a5c", "A": "#f6dcc6"}[skin]
        head.shape(blob([(x + u + 2, y + v - 4), (x + u + 5, y + v - 12), (x + u + 23, y + v - 12), (x + u + 26, y + v - 4)]), tone, depth=5)
        head.shape(ellipse((x + u + 14, y + v - 20), 9, 10), tone, depth=6)
        head.shape(
            blob([(x + u + 4, y + v - 20), (x + u + 7, y + v - 32), (x + u + 21, y + v - 32), (x + u + 24, y + v - 20)]),
            ("#d8402f", "#2f6fb8")[number],
            depth=5,
        )
    shade = scene.motif("parasol", brush=FINE, story=True)
    rod(shade, [(x - 150, y + 22), (x - 142, y - 84)], [4, 4], "#f2e8d2", brush=CRISP)
    gores = [(-196, -70), (-182, -96), (-146, -110), (-106, -100), (-88, -76)]
    shade.shape(blob([(x + u, y + v) for u, v in (*gores, (-112, -70), (-142, -76), (-170, -68))], 6), "#d8402f", depth=14)
    for u0, u1 in ((-164, -176), (-120, -102)):
        shade.inlay(polygon([(x - 146, y - 109), (x + u0, y - 72), (x + u1, y - 71)], 4), "#fbf4e2", depth=5)


# ---- the winter guests


def tracks(scene: Scene, cloth: Cloth) -> None:
    """Twin lines swinging down from the tops."""
    marks = scene.motif("ski tracks")
    linen = scene.motifs["tablecloth"].ids[0]
    for path in RUNS:
        line = curve([cloth.on(*place)[0] for place in path], 14)
        size = np.array([cloth.size(*place) for place in line])
        swing = np.sin(np.linspace(0, 1, len(line)) * math.pi * len(path) * 1.3) * 17 * np.nan_to_num(size, nan=0.5)
        for off in (-3.2, 3.2):
            pair = line + np.stack([swing + off * size / 0.6, 0 * size], 1)
            marks.line(pair[np.isfinite(pair[:, 0])], 2.6, FromPicture(0.72, "#5a6cae", 0.35), on=linen, taper=0.3, opacity=0.8, wobble=0.3)


RUNS: tuple[list[Place], ...] = (
    [(440, 730), (520, 800), (560, 880), (560, 960), (600, 1060)],
    [(470, 745), (480, 850), (500, 950), (470, 1060), (560, 1180), (620, 1260)],
    [(640, 720), (690, 800), (660, 900), (640, 1000)],
    [(300, 850), (230, 930), (300, 1000), (260, 1060)],
)
# x, y on the card, heading, how far the slope tips them, coat
RACERS = (
    (560, 560, 60, 20, 0), (500, 640, 70, 28, 1), (655, 560, 75, 24, 2), (590, 760, 55, 18, 3), (520, 850, -60, 16, 4),
    (640, 880, 65, 20, 5), (470, 985, -50, 12, 6), (590, 1010, 60, 16, 0), (530, 1116, 62, 14, 1), (612, 1180, -70, 10, 2),
)  # fmt: skip
TUCK = Pose((Arm(-52, 12, 60, 6), Arm(-44, 14, 66, 6)), (Leg(66, 5, 92, 6), Leg(58, 6, 88, 6)), lean=48, curl=20, head=(0, -42, 0), hands=("fist", "fist"))
STRAIGHT = Pose((Arm(46, 30, 60, 10), Arm(40, 32, 66, 10)), (Leg(34, 5, 54), Leg(26, 6, 48)), lean=22, head=(0, -14, 0), hands=("fist", "fist"))


def skiers(scene: Scene, cloth: Cloth) -> None:
    for number, (x, y, heading, tip, coat) in enumerate(sorted(RACERS, key=lambda each: each[1])):
        skier(scene, cloth, f"skier {number}", (x, y), heading, tip, coat, number)


def skier(scene: Scene, cloth: Cloth, name: str, at: Place, heading: float, tip: float, coat: int, number: int) -> None:
    size = 118 * cloth.size(*at)
    if not math.isfinite(size):
        raise ValueError(f"{name} is not on the cloth")
    side = 1 if heading > 0 else -1
    x, y = at
    wood = scene.motif(f"{name}'s skis", brush=CRISP)
    wood.wash(ellipse((x - size * 0.22, y + size * 0.07), size * 0.5, size * 0.1), "#4a5a9c", 0.6, soft=4, way="multiply")
    lean = math.radians(tip) * side
    for off in (-0.05, 0.06):
        here = Placement((x, y + off * size), size, lean, mirrored=side < 0)
        wood.shape(here(ribbon([(-0.46, 0.02), (0.1, 0.02), (0.42, 0.01), (0.54, -0.07)], [0.055, 0.06, 0.055, 0.03])), "#7a3f22", depth=2, wobble=0.2)
    outfit = Outfit(
        top=COATS[coat],
        length=0.3,
        trousers=("#2c3350", "#4a3428", "#3a4a5a")[number % 3],
        shoes="#2c2422",
        boot=0.3,
        scarf=("#f6d24a", None, "#f4efe4")[number % 3],
        hat=Hat("beanie", COATS[(coat + 2) % len(COATS)]),
        gloves="#2c2422",
    )
    who = Person("adult", outfit, "ABCDE"[number % 5], Hair(), seed=number)
    pose = TUCK if number % 3 else STRAIGHT
    body = who.posed(pose, View((x, y), size, heading, 16, roll=tip * side))
    for hand in ("hand_l", "hand_r"):
        u, v = body.at(hand)
        wood.line([(u, v), (u - side * size * 0.34, v + size * 0.16)], max(2.2, size * 0.03), "#2c2a30", taper=0.2, load=1)
    body.paint(scene.motif(name, story=True), brush=TINY, contact=False)


def rescue(scene: Scene, cloth: Cloth) -> None:
    """A raisin has been found alive."""
    x, y = 640, 1432
    hole = scene.motif("hole in the snow")
    hole.wash(ellipse((x + 92, y + 2), 74, 22), "#4e5a96", 0.7, soft=8, way="multiply")
    raisin = scene.motif("raisin", story=True, brush=FINE)
    fruit = raisin.shape(blob([(x + 56, y - 2), (x + 62, y - 34), (x + 92, y - 46), (x + 122, y - 30), (x + 130, y), (x + 96, y + 14)], 7), "#4a2430", depth=22)
    for a in (70, 84, 98, 112):
        raisin.line([(x + a - 4, y - 38), (x + a + 5, y - 18), (x + a - 2, y + 6)], 4, FromPicture(0.6), on=fruit, taper=0.7)
        raisin.line([(x + a + 3, y - 36), (x + a + 11, y - 18), (x + a + 4, y + 2)], 2.6, FromPicture(1.5, "#e8a0a0", 0.2), on=fruit, taper=0.7)
    heap = scene.motif("dug-out flour")
    cumulus(heap, (x - 86, y + 18), 90, 34, CloudTones("#e6e0de", "#fffaf0", "#9aa4cc"))
    dog = scene.motif("rescue dog", story=True)
    breed = SPECIES["dog"].but(
        colour="#a8582a",
        under="#f8efe0",
        length=0.9,
        hip=0.84,
        chest=0.64,
        waist=0.58,
        thigh=(0.19, 0.085),
        arm=(0.16, 0.085),
        paw=0.09,
        neck=(0.26, 0.1, 0.26, 0.22),
        head=0.27,
        fur=0.1,
        muzzle=1.0,
        spots="#f8efe0",
    )
    Animal(breed).paint(dog, View((x - 2, y + 10), 84, 82, 14), Gait.WALK, head=(44, -14), tail=64)
    barrel(scene, (x + 48, y - 34))
    spoon(scene)


def barrel(scene: Scene, at: Place) -> None:
    keg = scene.motif("barrel", story=True, brush=CRISP, material=WOOD, wobble=0.3)
    x, y = at
    keg.shape(blob([(x - 17, y - 8), (x, y - 12), (x + 17, y - 8), (x + 17, y + 9), (x, y + 13), (x - 17, y + 9)], 6), "#c8843c", depth=9)
    for off in (-10, 10):
        keg.line([(x + off, y - 10), (x + off + 1, y), (x + off, y + 11)], 3.4, "#3a2c26", taper=0, load=1)


def spoon(scene: Scene) -> None:
    """In its back, small and dark before the window: somebody coming in again."""
    silver = scene.motif("spoon", story=True, brush=FINE, material=METAL)
    here = Placement((846, 1330), 0.94, -0.34)
    silver.wash(here(blob([(-70, 0), (-66, 60), (-20, 100), (-10, 220), (30, 220), (30, 60), (10, -10)])), "#4e5a96", 0.6, soft=10, way="multiply")
    rod(silver, here([(0, 70), (2, 120), (4, 230)]), [24, 18, 26], "#8a92a8", material=METAL, brush=FINE)
    bowl = silver.shape(here(blob([(0, -82), (40, -58), (54, -6), (38, 52), (0, 84), (-38, 52), (-54, -6), (-40, -58)], 8)), "#7c86a0", depth=36)
    silver.wash(here(blob([(-44, 14), (0, 34), (44, 14), (30, 56), (0, 78), (-30, 56)], 6)), "#e8e4dc", 0.7, soft=7, within=bowl)
    door = here(blob([(-26, 8), (-22, -44), (0, -54), (24, -44), (28, 10)], 5))
    silver.wash(door, "#ffe9a8", 0.95, soft=2, within=bowl)
    who = Person("large", Outfit("#3a3040", 0.9, 0.035), hair=Hair("bun", "#2a2030")).posed(poses.walking(0.7), View(here.point(4, 26), 66, 24, 4, -12))
    for part in silhouette(who.clay, who.view):
        silver.wash(part, "#2a2438", 0.85, soft=1.0, within=bowl)
    x, y = here.point(2, 30)
    silver.wash(ellipse((x - 6, y + 4), 22, 6, -0.3), "#4a3a48", 0.5, soft=4, within=bowl)
    silver.line(here([(-44, -22), (-36, -48), (-18, -66)]), 5, "#fffdf4", on=bowl, taper=0.9, opacity=0.8)
