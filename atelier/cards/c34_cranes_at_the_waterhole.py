"""34, cranes-at-the-waterhole: when the whistle has gone, the machines come down to drink."""

import math
from itertools import pairwise

import numpy as np

from atelier.bodies.animals import Animal, Gait
from atelier.bodies.birds import KINDS, Bird, Perch
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, along, blob, curve, ellipse, polygon, ribbon, tangents
from atelier.light import METAL, Light
from atelier.motifs.land import hill
from atelier.motifs.plants import tall_grass
from atelier.motifs.sky import sun
from atelier.motifs.water import still
from atelier.palette import Image, Pigment, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=34,
    slug="cranes-at-the-waterhole",
    palette=("#e2632c", "#c9933f", "#2e2430", "#f0a27c", "#fbe08a"),
    spread=Spread(
        hue="orange/peach", place="building site", time="sunset", season="summer", mood="majestic", viewpoint="far landscape",
        figure="machine", composition="frieze", themes=("work-machines", "animals-as-people", "scale", "home", "hunger"),
    ),
)  # fmt: skip

BRINK = 934.0
SUN: Place = (352.0, 858.0)
IRON = "#33262f"
LEGS: tuple[list[Place], ...] = (
    [(-15, -58), (-20, -30), (-22, 0)], [(-8, -58), (-8, -28), (-10, -3)], [(14, -58), (20, -30), (33, -1)], [(9, -58), (13, -30), (20, -4)],
)  # fmt: skip
TOWERS = ((150, 905, 120, 330, "#94462f"), (650, 900, 96, 300, "#a8553a"), (880, 912, 150, 470, "#7f3f36"), (500, 898, 70, 190, "#b8643f"))
DUSKY = Light(direction=(-0.6, -0.2, 0.4), colour="#ffc878", shade="#7a3436", depth=0.5, strength=0.5, rim="#fbd88a")
CABIN = Light(direction=(-0.5, -0.5, 0.4), colour="#f0a04c", shade="#1c1420", rim=None, strength=0.4)


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.35, -0.25, 0.2), colour="#ffcf7a", shade="#1c1420", depth=0.7, strength=0.7, rim="#fbe08a", rim_strength=0.85,
        source=(SUN[0], SUN[1] - 60, 40), reach=900, air="#f0935a",
    )  # fmt: skip
    scene.finish = Finish(ground="#b8602c", grade=lambda image: (image - 0.5) * 1.05 + 0.5)
    evening(scene)
    unfinished(scene)
    far_herd(scene)
    brink(scene)
    herd(scene)
    waterhole(scene)
    hard_hat(scene)
    near_bank(scene)


def evening(scene: Scene) -> None:
    broad, middling = scene.canvas.broad, scene.canvas.middling

    def sky(x: Image, y: Image) -> Image:
        away = np.hypot((x - SUN[0]) / 900, (y - SUN[1]) / 900)
        return ramp(["#fff0b0", "#fbd27a", "#f6a04c", "#e2632c", "#b83f2c", "#7a2f3a", "#4f2a40"], away * 1.02 + 0.05 * broad + 0.02 * middling)

    scene.background(sky, flow=lambda x, y: 0.05 + 0.12 * np.sin(x / 330 + y / 140), brush=BROAD)
    bars = scene.motif("dust in the air")
    for _ in range(16):
        x, y, wide = bars.random.uniform(0, 1000), bars.random.uniform(120, 780), bars.random.uniform(200, 560)
        band = ribbon([(x - wide / 2, y), (x, y - 8), (x + wide / 2, y + 4)], [3, bars.random.uniform(12, 34), 3])
        bars.wash(band, ("#fbc878", "#8f3a3c")[int(y < 420)], float(bars.random.uniform(0.18, 0.42)), soft=8)
    sun(scene.motif("sun"), SUN, 118, "#fff6c8", air="#fbc25a", reach=4, strength=0.8)


# ---- things of the site


def bar(motif: Motif, start: Place, end: Place, thick: float, ink: Pigment = IRON) -> None:
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    motif.shape(ribbon([start, middle, end], [thick, thick], 3), ink, depth=thick * 0.5, wobble=thick * 0.06)


def lattice(motif: Motif, spine: list[Place], wide: tuple[float, float], steps: int, thick: float, ink: Pigment = IRON) -> None:
    """A neck or a leg of steel: two rails and what holds them apart."""
    line = along(curve(spine, 14), steps + 1)
    ahead = tangents(line)
    side = np.stack([-ahead[:, 1], ahead[:, 0]], 1) * np.linspace(wide[0], wide[1], steps + 1)[:, None] / 2
    left, right = line + side, line - side
    for place, (a, b) in enumerate(pairwise(range(steps + 1))):
        start, end = (left[a], right[b]) if place % 2 else (right[a], left[b])
        bar(motif, tuple(start), tuple(end), thick * 0.62, ink)
        bar(motif, tuple(left[b]), tuple(right[b]), thick * 0.5, ink)
    for rail in (left, right):
        motif.shape(ribbon(rail[:: max(1, steps // 12)] if steps > 24 else rail, [thick, thick * 0.8], 4), ink, depth=thick * 0.5, wobble=0.4)


def crane(scene: Scene, name: str, foot: Place, size: float, *, left: bool = False, sip: float = 0.0, ink: Pigment = IRON) -> None:
    """It has spread its forelegs, as one must with such a neck."""
    beast = scene.motif(name, story=True, material=METAL, brush=FINE)
    here = Placement(foot, size / 100, 0.0, left)
    thick = max(2.6, size * 0.014)

    def at(points: list[Place]) -> list[Place]:
        return [here.point(*each) for each in points]

    for spine in LEGS:
        lattice(beast, at(spine), (size * 0.052, size * 0.034), 8, thick * 0.8, ink)
        x, y = here.point(*spine[-1])
        half, up = size * 0.045, size * 0.035
        beast.shape(polygon([(x - half, y + 2), (x + half, y + 2), (x + up, y - up), (x - up, y - up)], 3), ink, depth=4)
    lattice(beast, at([(14, -66), (30, -104), (52, -122), (74, -106), (84, -64), (88 + sip, -8)]), (size * 0.115, size * 0.045), 26, thick, ink)
    beast.shape(here(polygon([(-24, -73), (22, -76), (24, -58), (-22, -57)], 6)), ink, depth=size * 0.05)
    beast.shape(here(polygon([(-38, -76), (-23, -76), (-22, -56), (-35, -54)], 5)), "#4f3a3a", depth=size * 0.04)
    lattice(beast, at([(-2, -74), (4, -98)]), (size * 0.05, size * 0.02), 4, thick * 0.8, ink)
    for end in ((-32, -74), (30, -104), (52, -121)):
        bar(beast, here.point(4, -98), here.point(*end), thick * 0.45, ink)
    cab = here(polygon([(16, -90), (29, -88), (30, -72), (17, -74)], 4))
    beast.shape(cab, ink, depth=4)
    beast.shape(here(polygon([(19, -87), (27, -86), (28, -78), (20, -79)], 4)), "#fbd27a", depth=2, lit="#fff0b0", shade="#f0a04c")
    muzzle = [(83 + sip, -14), (94 + sip, -13), (95 + sip, -3), (90 + sip, 3), (84 + sip, 0)]
    beast.shape(here(blob(muzzle, 5)), ink, depth=size * 0.03)
    beast.shape(here(ribbon([(90 + sip, 2), (92 + sip, 8), (87 + sip, 10)], [2.6, 2.2, 1.4])), ink, depth=3)


def digger(scene: Scene, name: str, foot: Place, size: float, *, left: bool = False, driver: bool = False) -> None:
    """It laps."""
    beast = scene.motif(name, story=True, material=METAL, brush=FINE)
    here = Placement(foot, size / 100, 0.0, left)
    beast.shape(here(ribbon([(-32, -10), (0, -11), (32, -10)], [20, 20, 20])), IRON, depth=size * 0.08)
    for x in (-30, -15, 0, 15, 30):
        beast.inlay(here(ellipse((x, -10), 6)), "#6a4a40", depth=4)
    beast.shape(here(blob([(-40, -24), (-42, -52), (-14, -58), (10, -54), (14, -24)], 6)), "#7a3f24", depth=size * 0.12)
    beast.shape(here(polygon([(0, -22), (24, -22), (20, -72), (-4, -74)], 5)), "#5a3226", depth=size * 0.06)
    beast.shape(here(polygon([(3, -40), (20, -40), (17, -68), (0, -69)], 5)), "#fbcf7a", depth=3, lit="#fff0b0", shade="#f0a04c")
    if driver:
        bird = scene.motif("oxpecker at the wheel", story=True, light=CABIN)
        Bird(KINDS["crow"]).paint(bird, View(here.point(9, -41), size * 0.2, 70, 4), Perch.PERCH)
        bird.line([here.point(18, -46), here.point(14, -56)], 4, IRON, load=1, taper=0)
    beast.shape(here(ribbon([(16, -40), (40, -84), (66, -92), (88, -70)], [12, 14, 12, 8])), "#8a4a28", depth=size * 0.05)
    bar(beast, here.point(24, -36), here.point(52, -86), size * 0.035, "#b08a6a")
    beast.shape(here(ribbon([(84, -80), (92, -40), (90, -6)], [10, 9, 7])), "#8a4a28", depth=size * 0.04)
    beast.shape(here(blob([(82, -14), (98, -16), (104, -2), (96, 8), (80, 6)], 5)), IRON, depth=size * 0.06)


def mixer(scene: Scene, foot: Place, size: float) -> None:
    """The youngest; it stays close to its mother's leg."""
    calf = scene.motif("small mixer", story=True, material=METAL, brush=FINE)
    here = Placement(foot, size / 100)
    calf.shape(here(polygon([(-44, -18), (46, -18), (46, -28), (-44, -28)], 6)), IRON, depth=5)
    drum = calf.shape(here(blob([(-46, -52), (-26, -74), (8, -72), (22, -50), (14, -30), (-30, -30)], 8)), "#c9733a", depth=size * 0.2)
    for x in (-28, -8, 10):
        calf.inlay(here(ribbon([(x, -76), (x + 8, -52), (x - 4, -28)], [7, 8, 7])), "#f2dcb0", depth=4, within=drum)
    calf.shape(here(polygon([(22, -26), (48, -26), (48, -46), (40, -62), (24, -62)], 5)), "#7a3f24", depth=size * 0.1)
    calf.shape(here(polygon([(32, -44), (45, -44), (39, -57), (32, -57)], 4)), "#fbe08a", depth=3)
    for x in (-30, 2, 34):
        calf.shape(here(ellipse((x, -11), 12)), IRON, depth=size * 0.08)
        calf.inlay(here(ellipse((x, -11), 5)), "#8a5a48", depth=3)
    calf.shape(here(ribbon([(-44, -54), (-58, -46), (-60, -34)], [9, 7, 5])), "#8a5a48", depth=4)


def unfinished(scene: Scene) -> None:
    """Towers that stop at the rods, wide in the crown as acacias are."""
    for number, (x, foot, wide, tall, tone) in enumerate(TOWERS):
        tower = scene.motif(f"tower {number}", light=DUSKY)
        floors = 5 + int(tall / 70)
        for floor in range(floors):
            y = foot - tall * (floor + 1) / floors
            spread = wide * (0.5 + 0.42 * max(0.0, (floor - floors + 3) / 2.0))
            if floor < floors - 1:
                for side in (-0.36, 0, 0.36):
                    bar(tower, (x + side * wide, y), (x + side * wide, y - tall / floors), wide * 0.07, tone)
            if floor == 0:
                for side in (-0.36, 0, 0.36):
                    bar(tower, (x + side * wide, foot), (x + side * wide, y), wide * 0.08, tone)
            tower.shape(polygon([(x - spread, y - 4), (x + spread, y - 5), (x + spread, y + 5), (x - spread, y + 5)], 8), tone, depth=4)
        for rod in range(9):
            a = x + (rod - 4) / 4 * wide * 0.8
            bar(tower, (a, foot - tall), (a + tower.random.normal() * 4, foot - tall - tower.random.uniform(14, 36)), 2.6, tone)
    scene.mist("#f0935a", lambda x, y: 0.3 * np.clip((y - 560) / 360, 0, 1) + 0 * x)


def far_herd(scene: Scene) -> None:
    crane(scene, "far crane", (560, 912), 210, ink="#8a4438")
    crane(scene, "farther crane", (782, 910), 180, left=True, sip=-4, ink="#94503c")


def brink(scene: Scene) -> None:
    shore = scene.motif("trampled brink")
    hill(shore, [(-60, 912), (200, 918), (420, 912), (700, 920), (1060, 908)], ("#c9803f", "#8a4a30", "#5a3230"), depth=60, bottom=BRINK + 30, roll=6)
    shore.glow((SUN[0], 916), 360, "#ffd98a", 0.7, down=34)


def herd(scene: Scene) -> None:
    crane(scene, "the old crane", (62, 940), 520, sip=2)
    mixer(scene, (226, 946), 112)
    digger(scene, "small digger", (398, 950), 112)
    crane(scene, "the young crane", (990, 942), 400, left=True, sip=-2)
    digger(scene, "digger", (776, 948), 176, left=True, driver=True)
    last = scene.motif("giraffe", story=True)
    Animal("giraffe").paint(last, View((930, 952), 112, -100, 3), Gait.GRAZE)


def waterhole(scene: Scene) -> None:
    pool = scene.motif("waterhole")
    level = polygon([(-40, BRINK), (1040, BRINK), (1040, 1560), (-40, 1560)], 20)
    made = still(pool, level, BRINK, "#d8603c", deep="#5a2430", mirror=0.86, ripple=6)
    pool.glow((SUN[0], BRINK + 40), 150, "#fff0b4", 0.75, down=330, within=made)
    for _ in range(150):
        near = pool.random.random() ** 1.4
        x, y = SUN[0] + pool.random.normal() * (34 + 90 * near), BRINK + 6 + 420 * near
        pool.dab((x, y), 20 + 60 * near, 2 + 4 * near, 0.0, "#fff4c4", on=made, taper=0.8, opacity=float(pool.random.uniform(0.3, 0.9)))
    for x in (538, 504, 640, 604, 820):
        for ring in range(3):
            t = np.linspace(0, 2 * math.pi, 30)
            wide = 26 + 30 * ring
            pool.line(np.stack([x + np.cos(t) * wide, BRINK + 14 + np.sin(t) * wide * 0.16], 1), 2.4 - 0.5 * ring, "#fbe08a", on=made, taper=0, opacity=0.7)


def hard_hat(scene: Scene) -> None:
    hat = scene.motif("hard hat drifting", story=True, brush=FINE)
    x, y = 626, 1176
    hat.wash(ellipse((x, y + 10), 44, 10), "#4a1c28", 0.55, soft=4, way="multiply")
    hat.shape(blob([(x - 32, y), (x - 28, y - 22), (x, y - 34), (x + 28, y - 22), (x + 32, y)]), "#f2c23a", depth=16)
    hat.shape(ribbon([(x - 42, y + 2), (x, y + 7), (x + 44, y + 1)], [7, 9, 7]), "#e8b02c", depth=5)
    hat.shape(ribbon([(x - 2, y - 34), (x, y - 18), (x + 2, y)], [7, 7, 6]), "#fbd86a", depth=3)
    for ring in (56, 84):
        t = np.linspace(0, math.pi, 24)
        hat.line(np.stack([x + np.cos(t) * ring, y + 8 + np.sin(t) * ring * 0.2], 1), 2.4, "#fbe08a", taper=0.6, opacity=0.7)


def near_bank(scene: Scene) -> None:
    """Hoofprints of tyre come down to the water, on our side too."""
    mud = scene.motif("near mud")
    field = hill(mud, [(-60, 1372), (180, 1352), (430, 1376), (700, 1410), (1060, 1392)], ("#9a5030", "#5a2c2a", "#331c24"), depth=150, roll=10)
    for number in range(9):
        x, y = 250 + 42 * number + (28 if number % 2 else 0), 1396 + 12 * number
        for half in (-1, 1):
            hoof = ellipse((x + half * 11, y), 8.5, 13, 0.5 + half * 0.2)
            mud.wash(hoof, "#1c0f16", 0.75, soft=1.5, way="multiply", within=field)
            for tread in range(3):
                at = y - 8 + tread * 7
                mud.line([(x + half * 11 - 6, at + 2), (x + half * 11, at - 2), (x + half * 11 + 6, at + 2)], 2.2, "#c8783c", on=field, taper=0.2, opacity=0.8)
    tall_grass(mud, [(-20, 1500), (140, 1420), (240, 1500)], 110, 190, ("#2a161c", "#4a2424", "#8a4a2c"), wind=0.3, seeds=0.5)
    tall_grass(mud, [(760, 1510), (900, 1440), (1020, 1480)], 130, 210, ("#2a161c", "#4a2424", "#a85a30"), wind=0.3, seeds=0.5)
