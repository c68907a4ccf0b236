"""65, rooted-suitcase: set down long ago at a crossroads, it has become a tree; an old woman rests on its roots."""

import math

import numpy as np

from atelier.bodies import poses
from atelier.bodies.birds import KINDS, Bird, Perch
from atelier.bodies.outfit import Face, Hair, Hat, coat
from atelier.bodies.people import Person
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, ellipse, polygon, ribbon
from atelier.light import CLOTH, WOOD, Light
from atelier.motifs.clouds import CloudTones
from atelier.motifs.forms import rod
from atelier.motifs.keepsakes import nest, suitcase
from atelier.motifs.land import EARTH, plain, turf
from atelier.motifs.lines import garment
from atelier.motifs.plants import leaf, tall_grass
from atelier.motifs.sky import cirrus, stratus
from atelier.motifs.woods import bare_tree
from atelier.motifs.yard import signpost
from atelier.palette import Image, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Gradient, Motif, Scene

CARD = Card(
    number=65,
    slug="rooted-suitcase",
    palette=("#f3b995", "#c9b477", "#7d4e33", "#8ea6bf", "#a98b94"),
    spread=Spread(
        hue="orange/peach", place="steppe", time="dusk", season="autumn", mood="lonely", viewpoint="far landscape",
        figure="old woman", composition="tiny in emptiness", people=True, cast=("B",),
        themes=("journeys", "home", "growth", "time", "memory"),
    ),
)  # fmt: skip

HORIZON = 1092.0
CASE: Place = (610.0, 1262.0)
AFTERGLOW: Place = (60.0, 1060.0)
BLUES = ("#8ea6bf", "#b8c8d4", "#6f8aa8", "#e8e2d6", "#a98b94", "#9fb4c4", "#d8cfc4")
TIES = ("#8c3a44", "#4a5f7a", "#7a6a3c", "#6a4a6a", "#3f5a50")


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.85, -0.3, 0.42), colour="#ffdfae", shade="#5c4862", depth=0.55, strength=0.85, rim="#ffedc8", rim_strength=0.85, air="#eebd9c"
    )
    scene.finish = Finish(ground="#b98a70")
    dusk(scene)
    steppe(scene)
    post(scene)
    roots(scene)
    suitcase(scene.motif("suitcase", story=True), CASE, 190, leather="#8a5636", deep=0.24)
    tips = grown(scene)
    hang(scene, tips)
    sapling(scene)
    woman(scene)
    labels(scene)
    near_grass(scene)


def dusk(scene: Scene) -> None:
    broad = scene.canvas.broad

    def sky(x: Image, y: Image) -> Image:
        colours = ramp(["#94808f", "#b98f94", "#dfa694", "#f3b995", "#f9cfa0", "#fde2b4"], y / HORIZON + 0.10 * (1 - x / 1000) - 0.06 + 0.05 * broad)
        glow = np.exp(-(np.hypot((x - AFTERGLOW[0]) / 620, (y - AFTERGLOW[1]) / 300) ** 2))
        return lerp(colours, np.broadcast_to(ramp(["#fff0c4"], np.zeros((1, 1))), colours.shape), 0.8 * glow)

    scene.background(sky, flow=lambda x, y: -0.16 + 0.16 * np.sin(x / 320 + y / 260), brush=BROAD)
    light = Light(direction=(-0.75, 0.5, 0.45), colour="#ffdca4", shade="#94707e", strength=0.9, depth=0.4, rim="#fff0cc")
    high = scene.motif("evening cloud", light=light)
    for x, y, wide, tall in ((320, 880, 700, 34), (820, 800, 460, 26), (140, 720, 380, 22), (640, 650, 560, 30), (300, 420, 480, 26), (860, 330, 420, 24)):
        stratus(high, (x, y), wide, tall, CloudTones("#dba08e", "#fbd8ae", "#a97f8a"), tilt=-0.04, streak=11)
    cirrus(scene.motif("high cloud"), (560, 190), 760, 90, "#c9a0a0", tilt=-0.18)
    flock = scene.motif("birds going")
    for place in range(11):
        side = 1 if place % 2 else -1
        x, y = 236 + 30 * ((place + 1) // 2), 520 + 11 * ((place + 1) // 2) * side + flock.random.normal() * 3
        flock.line([(x - 9, y - 4), (x, y + 1), (x + 9, y - 5)], 2.2, "#6f5668", load=1, taper=0.6)


def steppe(scene: Scene) -> None:
    far = scene.motif("far steppe")
    plain(far, HORIZON, lambda x, y: ramp(["#d9a684", "#cfae78", "#b59a62", "#8f7a52", "#6a5a48"], (y - HORIZON) / 430), uneven=3)
    far.glow((120, HORIZON + 20), 520, "#ffe0a4", 0.7, down=66)
    ways = scene.motif("roads", material=EARTH)
    dust = Gradient(["#e6c79a", "#cdae80", "#a98a64"], (0, HORIZON), (0, 1500))
    across = [(-40, 1206), (250, 1196), (600, 1190), (1040, 1204), (1040, 1220), (600, 1205), (250, 1212), (-40, 1226)]
    ways.shape(polygon(across), dust, depth=3, wobble=2.0)
    ways.shape(polygon([(114, 1096), (118, 1096), (560, 1580), (150, 1580)], 24), dust, depth=8, wobble=3.0)
    for left, right in ((0.16, 0.30), (0.66, 0.82)):
        rut = [(116, 1096), (117, 1096), (150 + 410 * right, 1580), (150 + 410 * left, 1580)]
        ways.inlay(polygon(rut, 24), "#94765a", depth=4, opacity=0.6, soft=1.5, wobble=4)
    shade = scene.motif("long shadow")
    shade.wash(polygon([(520, 1250), (720, 1262), (1060, 1330), (1060, 1400), (800, 1352), (560, 1290)]), "#5c4862", 0.55, soft=16, way="multiply")
    shade.glow((420, 1262), 240, "#ffdca0", 0.35, down=50)
    blades = scene.motif("dry grass")
    turf(blades, far.ids[0], 1500, near=34, far=4, inks=("#8a7444", "#c9b477", "#e8d49a", "#6f5c3c"))


def post(scene: Scene) -> None:
    """It has put out leaves where its names were."""
    sign = scene.motif("signpost", story=True)
    x, y = 838.0, 1236.0
    signpost(sign, (x, y), 190, arms=(0.12, -0.16), wood="#8a6c50")
    buds = scene.motif("leaves of the signpost", brush=FINE)
    for dx, dy, turn, long in ((74, -172, -0.5, 34), (84, -160, 0.5, 28), (-74, -140, -2.6, 34), (-70, -128, 2.6, 26)):
        leaf(buds, (x + dx, y + dy), long, turn, "#8a9a58", width=0.55)


def roots(scene: Scene) -> None:
    """Through the corners and the seams, into the ground."""
    down = scene.motif("roots", story=True, material=WOOD, brush=FINE)
    x, y = CASE
    down.contact((x, y + 8), 380, 46)
    for path, wide in (
        ([(-84, -44), (-122, -34), (-148, 2), (-190, 14), (-262, 26)], 22),
        ([(-80, -20), (-112, -6), (-120, 24), (-168, 40), (-196, 56)], 17),
        ([(-40, -8), (-52, 16), (-30, 36), (-60, 58)], 14),
        ([(20, -8), (30, 18), (10, 38), (40, 62)], 13),
        ([(78, -16), (112, -2), (132, 24), (196, 30), (260, 52)], 19),
        ([(108, -48), (140, -36), (160, -4), (214, 2), (286, 8)], 18),
    ):
        rod(down, [(x + u, y + v) for u, v in path], [wide, wide * 1.1, wide * 0.85, wide * 0.5, 2], "#6f4c36", grain=14)


def grown(scene: Scene) -> list[Place]:
    """A trunk out of the half-open lid."""
    tree = scene.motif("tree", material=WOOD)
    x, y = CASE
    tips = bare_tree(tree, (x + 16, y - 138), 480, "#6f4c36", spread=1.2, lean=0.0, twigs=5)
    lid = scene.motif("lid")
    lid.shape(ribbon([(x - 30, y - 134), (x + 16, y - 127), (x + 60, y - 134)], [10, 20, 10]), "#5f3a26", depth=7)
    moss = scene.motif("moss")
    for _ in range(60):
        moss.dab(
            (x + moss.random.uniform(-96, 96), y - 124 + moss.random.normal() * 8),
            11,
            5,
            float(moss.random.uniform(0, 3)),
            ("#8a9a58", "#6a7a44", "#b8b46a")[int(moss.random.integers(3))],
            opacity=0.8,
        )
    return tips


def hang(scene: Scene, tips: list[Place]) -> None:
    """Shirts for leaves, neckties for catkins, and one glove in flower."""
    leaves = scene.motif("shirts for leaves")
    spread = sorted(tips, key=lambda tip: tip[1] + 40 * leaves.random.random())
    worn: list[Place] = []
    for tip in spread:
        size, hue, kind = float(leaves.random.uniform(22, 50)), BLUES[int(leaves.random.integers(len(BLUES)))], leaves.random.random()
        if any(math.dist(tip, other) < 21 for other in worn):
            continue
        worn.append(tip)
        if kind < 0.9:
            garment(leaves, tip, size, "shirt", hue, blown=0.16 + leaves.random.normal() * 0.08)
    catkins = scene.motif("neckties", story=True)
    for number, tip in enumerate(sorted(worn)[2::3]):
        tie(catkins, (tip[0], tip[1] + 12), float(catkins.random.uniform(58, 96)), TIES[number % len(TIES)])
    low = min(worn, key=lambda tip: tip[0])
    home = scene.motif("nest in a sleeve", story=True)
    at = (low[0] - 6, low[1] + 12)
    garment(home, at, 58, "shirt", "#e8e2d6", blown=0.1)
    nest(home, (at[0] - 38, at[1] + 51), 40, eggs=0, straw="#b08a50")
    Bird(KINDS["sparrow"]).paint(scene.motif("nesting bird", story=True), View((at[0] - 38, at[1] + 43), 34, -70, 6), Perch.SIT)
    glove(scene, max(worn, key=lambda tip: tip[0] - 0.8 * tip[1]))


def tie(motif: Motif, at: Place, long: float, hue: str) -> None:
    here = Placement(at, long / 100, 0.16 + float(motif.random.normal()) * 0.08)
    motif.shape(here(polygon([(-7, 0), (7, 0), (5, 12), (-5, 12)])), hue, depth=3, brush=FINE)
    made = motif.shape(here(polygon([(-5, 12), (5, 12), (12, 84), (0, 100), (-12, 84)])), hue, depth=4, material=CLOTH, brush=FINE)
    for share in (0.35, 0.55, 0.75):
        motif.line(here([(-8, 100 * share), (8, 100 * share - 9)]), max(1.2, long * 0.04), mix(hue, "#f4e6cc", 0.6), on=made, taper=0)


def glove(scene: Scene, at: Place) -> None:
    """Red, and open."""
    flower = scene.motif("red glove in flower", story=True, brush=FINE)
    here = Placement((at[0] + 10, at[1] - 8), 0.62, 0.3)
    flower.line(here([(-10, 22), (-2, 8), (0, 0)]), 4, "#6f7a44", load=1)
    for x, lean, tall in ((-22, -0.4, 34), (-9, -0.14, 44), (6, 0.10, 44), (19, 0.34, 36)):
        flower.shape(
            here(ribbon([(x * 0.8, -30), (x + lean * 18, -38 - tall * 0.5), (x + lean * 44, -34 - tall)], [13, 14, 11])), "#d8352f", depth=6, lit="#ff9a7c"
        )
    flower.shape(here(ribbon([(16, -16), (34, -26), (44, -44)], [13, 14, 10])), "#d8352f", depth=6, lit="#ff9a7c")
    flower.shape(here(blob([(-16, 4), (-22, -20), (-20, -38), (0, -44), (20, -38), (20, -18), (14, 4)])), "#c82a2a", depth=13, lit="#ff9a7c")
    flower.shape(here(ribbon([(-17, 4), (0, 8), (16, 4)], [12, 13, 12])), "#8a9a58", depth=5)


def sapling(scene: Scene) -> None:
    """A second, smaller one has begun."""
    small = scene.motif("small case sprouting", story=True)
    x, y = 770.0, 1300.0
    suitcase(small, (x, y), 84, leather="#a0683f", deep=0.22)
    shoot = scene.motif("shoot", brush=FINE, material=WOOD)
    rod(shoot, [(x + 6, y - 60), (x + 2, y - 92), (x + 10, y - 124)], [6, 5, 3], "#7f6a44")
    for dx, dy, side in ((4, -96, -1), (8, -118, 1)):
        rod(shoot, [(x + 4, y + dy + 6), (x + dx + side * 12, y + dy - 4), (x + dx + side * 20, y + dy)], [3, 3, 2], "#7f6a44")
        garment(shoot, (x + dx + side * 22, y + dy), 26, "sock", "#c8d4dc" if side < 0 else "#a98b94", blown=0.1)


def woman(scene: Scene) -> None:
    """She has on her travelling hat, and looks along the road."""
    clothes = coat("#5c4a5c", 1.15, trousers=None, legs="#4a3a40", shoes="#3a2a26", scarf="#a98b94", hat=Hat("brim", "#6a3f34", "#e8c89a"), gloves=None)
    she = Person("old", clothes, "B", Hair("bun", "#d8d2cc"), Face("long", "soft", eyes="closed"), seed=5)
    posed = she.posed(poses.sitting(slump=9, knees=84).but(head=(0, 2, 0)), View((446, 1238), 210, -74, 6))
    seat = scene.motif("seat of roots", material=WOOD, brush=FINE)
    rod(seat, [(540, 1216), (490, 1226), (440, 1240), (400, 1266), (386, 1312)], [30, 35, 33, 25, 10], "#6f4c36", grain=16)
    seat.contact((420, 1290), 120)
    posed.paint(scene.motif("old woman", story=True))


def labels(scene: Scene) -> None:
    """They fall in autumn."""
    fall = scene.motif("luggage labels", story=True, brush=FINE, wobble=0.4)
    spots = [
        (486, 1100),
        (704, 1130),
        (760, 1040),
        (560, 1150),
        (684, 1196),
        (500, 1316),
        (660, 1330),
        (590, 1348),
        (720, 1366),
        (880, 1290),
        (810, 1150),
        (850, 950),
        (440, 1344),
    ]
    for number, (x, y) in enumerate(spots):
        lies = y > 1280
        here = Placement((x, y), 0.62 + 0.3 * float(fall.random.random()), float(fall.random.uniform(-0.9, 0.9)) * (0.4 if lies else 1))
        shape = np.array([(-22, -11), (14, -11), (24, 0), (14, 11), (-22, 11)], float) * (1, 0.5 if lies else 1)
        if lies:
            fall.wash(here(ellipse((3, 7), 24, 5)), "#5c4862", 0.45, soft=3, way="multiply")
        made = fall.shape(here(polygon(shape)), ("#f0dcb4", "#e8c890", "#d8a878", "#f4e8d0")[number % 4], depth=3, lit="#fff4d8")
        fall.dab(here.point(15, 0), 5, 4, 0, "#8a4a34", on=made, load=1, taper=0)
        fall.line(here([(16, 0), (26, -6), (34, 2), (42, -5)]), 1.8, "#8a5a40", taper=0.4)
        fall.line(here([(-16, -2), (6, -2)]), 1.6, "#b08a68", on=made)


def near_grass(scene: Scene) -> None:
    edge = scene.motif("near grass")
    tall_grass(edge, [(-20, 1516), (240, 1500), (420, 1520)], 150, 120, ("#5a4838", "#8a7044", "#c9b477"), wind=0.4, seeds=0.4)
    tall_grass(edge, [(640, 1524), (820, 1506), (1020, 1496)], 160, 150, ("#4f4038", "#7a6440", "#b8a068"), wind=0.4, seeds=0.4)
