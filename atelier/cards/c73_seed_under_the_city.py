"""73, seed-under-the-city: deep below a black city lies one seed as large as a church, and every root has turned to it."""

import math

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies import poses
from atelier.bodies.outfit import Hat, coat, working
from atelier.bodies.people import Person
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, along, blob, curve, ellipse, polygon, ribbon
from atelier.light import GLAZE, STONE, WOOD, Light
from atelier.motifs.forms import rod
from atelier.motifs.land import earth
from atelier.motifs.stuff import bricks
from atelier.motifs.woods import bare_tree
from atelier.palette import Image, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=73,
    slug="seed-under-the-city",
    palette=("#1a1c27", "#5b3d2c", "#b68a4c", "#f7c950", "#ee8d7b"),
    spread=Spread(
        hue="black", place="underground", time="lamplit night", season="winter", mood="majestic", viewpoint="cutaway",
        figure="none", composition="vertical stack", people=True, themes=("growth", "work-machines", "scale", "endings", "time", "home"),
    ),
)  # fmt: skip

STREET = 252.0
SEED = (486.0, 1148.0)
HUSK = [
    (486, 862),
    (520, 900),
    (590, 980),
    (640, 1080),
    (648, 1180),
    (612, 1300),
    (548, 1374),
    (486, 1396),
    (424, 1374),
    (360, 1300),
    (324, 1180),
    (332, 1080),
    (382, 980),
    (452, 900),
]


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.0, -0.6, 0.5),
        colour="#f7c950",
        shade="#120e14",
        depth=0.75,
        strength=0.95,
        rim="#ffd878",
        rim_strength=0.8,
        source=(SEED[0], SEED[1], 150),
        reach=400,
        air="#2a2430",
    )
    scene.finish = Finish(ground="#3a2820", grade=lambda image: (image - 0.5) * 1.06 + 0.505)
    night(scene)
    city(scene)
    street_tree(scene)
    depths(scene)
    cellars(scene)
    bones(scene)
    glow(scene)
    seed(scene)
    roots(scene)
    railway(scene)
    mine(scene)
    root_of_the_tree(scene)
    lamp_post(scene)


def night(scene: Scene) -> None:
    broad = scene.canvas.broad
    scene.background(lambda x, y: ramp(["#11131d", "#1a1e2e", "#2c2b40", "#5a4250", "#8a5a5c"], y / 290 + 0.08 * broad), flow=0.05, brush=BROAD)


def city(scene: Scene) -> None:
    """A crust of towers, hardly anyone awake."""
    towers = scene.motif("city", light=Light(direction=(0.3, -0.5, 0.4), colour="#8a6a78", shade="#0c0d14", depth=0.6, strength=0.4), wobble=0.8)
    for layer, (tone, low) in enumerate((("#332f42", 0.55), ("#20202e", 0.8), ("#14151e", 1.0))):
        x = -30.0
        while x < 1030:
            wide = towers.random.uniform(34, 84)
            tall = (60 + 130 * towers.random.random() ** 1.3) * (1.25 - 0.22 * layer) * (0.75 + 0.5 * math.exp(-(((x - 640) / 260) ** 2)))
            top = STREET + 8 - tall
            towers.shape(polygon([(x, STREET + 8), (x, top), (x + wide * 0.3, top - 6 * (wide > 60)), (x + wide, top), (x + wide, STREET + 8)]), tone, depth=6)
            if towers.random.random() < 0.35:
                towers.line([(x + wide / 2, top), (x + wide / 2, top - towers.random.uniform(16, 50))], 2.6, tone, taper=0.4, load=1)
            for row in range(int(tall / 15)):
                for column in range(int(wide / 12)):
                    if towers.random.random() < 0.07 * low:
                        towers.dab(
                            (x + 8 + column * 12, top + 12 + row * 15),
                            6,
                            5,
                            1.57,
                            "#ee8d7b" if towers.random.random() < 0.6 else "#f7d98a",
                            taper=0.0,
                            load=1,
                            wobble=0.0,
                        )
            x += wide * towers.random.uniform(0.8, 1.25)


def depths(scene: Scene) -> None:
    """Earth in its layers, from pavement to the dark below."""
    ground = scene.motif("earth")
    layer = earth(
        ground,
        polygon([(-40, STREET), (1040, STREET - 2), (1040, 1560), (-40, 1560)]),
        ["#2b2226", "#3c2a24", "#5b3d2c", "#4a3024", "#38241e", "#2a1b1a", "#1a1216"],
        stones=110,
    )
    ground.shape(polygon([(-40, STREET - 8), (1040, STREET - 10), (1040, STREET + 12), (-40, STREET + 14)]), "#3a363c", depth=5, material=STONE)
    for y, sway in ((430, 10), (580, 16), (752, 20), (1410, 14)):
        for _ in range(26):
            x = ground.random.uniform(-20, 1000)
            ground.dab(
                (x, y + sway * math.sin(x / 130) + 6 * ground.random.normal()),
                ground.random.uniform(40, 130),
                ground.random.uniform(2, 6),
                0.06 * ground.random.normal(),
                FromPicture(1.35 if ground.random.random() < 0.6 else 0.6),
                on=layer,
                taper=0.9,
                opacity=0.5,
            )


def cellars(scene: Scene) -> None:
    """Vaults under the houses, one with a light left on."""
    vault = scene.motif("cellars", material=STONE, brush=FINE)
    for x, wide, tall, lit in ((90, 120, 78, False), (246, 96, 62, True), (404, 130, 84, False), (800, 110, 70, False), (930, 90, 92, True)):
        here = Placement((x, STREET + 40 + tall))
        arch = np.vstack(
            [
                [(-wide / 2, 0), (-wide / 2, -tall * 0.55)],
                curve([(-wide / 2, -tall * 0.55), (-wide * 0.3, -tall * 0.92), (0, -tall), (wide * 0.3, -tall * 0.92), (wide / 2, -tall * 0.55)], 6),
                [(wide / 2, 0)],
            ]
        )
        vault.shape(here(arch * 1.12 + (0, 3)), bricks(vault, here, ["#4a3230", "#5f403a"], "#241a1c", size=(16, 8)), depth=5)
        vault.shape(here(arch), "#c9793c" if lit else "#120f15", depth=9, shade="#5a2c22" if lit else "#0c0a0f", lit="#f7b860" if lit else "#1c171f")
        for barrel in range(3):
            vault.shape(here(ellipse((-wide * 0.26 + barrel * wide * 0.24, -11), wide * 0.10, 11)), "#3a241c" if lit else "#1c1418", depth=7)


def railway(scene: Scene) -> None:
    """A tube, a train in it, and its driver on his knees with an ear to the ground."""
    tube = scene.motif("tunnel")
    tube.shape(polygon([(-40, 440), (1040, 430), (1040, 552), (-40, 560)]), "#3d2e2c", depth=10)
    tube.shape(polygon([(-40, 450), (1040, 441), (1040, 541), (-40, 548)]), "#15121a", depth=8, lit="#241d26", shade="#0e0c12")
    for side in (546, 540):
        tube.line([(-20, side + 1), (500, side - 2), (1020, side - 8)], 3, "#7a6a62", taper=0.0)
    train = scene.motif("train", brush=FINE, light=Light(direction=(0.4, -0.7, 0.4), colour="#c98a6a", shade="#14121c", strength=0.5))
    for x, wide in ((-60, 236), (186, 224)):
        train.shape(
            blob([(x, 536), (x, 474), (x + 12, 462), (x + wide - 14, 460), (x + wide, 474), (x + wide, 534), (x + wide / 2, 537)], 4), "#7a2f34", depth=12
        )
        for window in range(5):
            left = x + 16 + window * (wide - 30) / 5
            train.shape(polygon([(left, 506), (left, 478), (left + 29, 477), (left + 29, 505)]), "#ffd98a", depth=4, lit="#fff0bc", shade="#e8a85c", wobble=0.5)
        train.line([(x + 4, 516), (x + wide - 4, 514)], 3, "#e8c890", taper=0.1)
    beam = scene.motif("headlight")
    beam.wash(polygon([(412, 500), (412, 516), (640, 543), (640, 470)]), "#ffe6a8", 0.45, soft=10, way="screen")
    beam.shape(ellipse((409, 508), 6, 8), "#fff6d8", depth=4, brush=CRISP)
    driver = scene.motif("driver", story=True, brush=TINY, light=Light(direction=(-0.8, -0.3, 0.4), colour="#ffe2a8", shade="#141019", strength=0.9))
    Person("adult", coat("#3d4c66", hat=Hat("cap", "#2a3040")), "C").paint(driver, poses.crouching(), View((520, 541), 92, 92, 4))


def bones(scene: Scene) -> None:
    """Something that lay down here before there was a street."""
    old = scene.motif("bones", story=True, brush=FINE)
    spine = [(130, 700), (230, 668), (340, 662), (450, 690), (540, 742), (600, 760)]
    line = along(curve(spine, 10), 30)
    for x, y in line[::1]:
        old.shape(ellipse((float(x), float(y)), 8, 7), "#cdb890", depth=5)
    for place in range(6, 22):
        x, y = line[place]
        long = 74 * math.sin((place - 4) / 20 * math.pi) + 16
        old.line([(x, y + 4), (x + 14, y + long * 0.55), (x - 4, y + long)], 5, "#bfa880", taper=0.6, load=1)
    skull = Placement((104, 706), 1.0, 0.25)
    old.shape(skull(blob([(30, -20), (8, -34), (-30, -26), (-66, -4), (-70, 10), (-30, 14), (-4, 22), (26, 18)])), "#d8c49a", depth=12)
    old.shape(skull(blob([(14, 20), (-20, 24), (-62, 20), (-58, 30), (-10, 36), (18, 30)])), "#c4ae84", depth=6)
    old.shape(skull(ellipse((-2, -8), 9, 8)), "#241a1a", depth=4)
    for tooth in range(6):
        old.line(skull([(-62 + tooth * 10, 10 + tooth * 0.6), (-60 + tooth * 10, 18)]), 3.4, "#e6d6b0", taper=0.6)


def glow(scene: Scene) -> None:
    warm = scene.motif("glow")
    warm.glow(SEED, 620, "#a8602c", 0.55, down=560, graze=0.5)
    warm.glow(SEED, 400, "#e09a3c", 0.65, down=400, graze=0.4)
    warm.glow(SEED, 250, "#ffd870", 0.7, down=300)


def mine(scene: Scene) -> None:
    """He taps; something taps back."""
    shaft = scene.motif("mine")
    shaft.shape(
        blob([(1060, 820), (960, 806), (860, 812), (786, 838), (770, 890), (790, 930), (880, 944), (1060, 940)]),
        "#17121a",
        depth=16,
        wobble=4,
        lit="#5a3c28",
        shade="#0d0a10",
    )
    for x in (842, 960):
        shaft.shape(polygon([(x - 8, 940), (x - 6, 816), (x + 6, 816), (x + 8, 940)]), "#5a3c26", depth=5, material=WOOD)
    shaft.shape(polygon([(822, 826), (990, 816), (990, 830), (822, 840)]), "#6a4a2e", depth=5, material=WOOD)
    shaft.glow((812, 868), 90, "#ffcf70", 0.55, down=70)
    miner = scene.motif("miner", story=True, brush=TINY, light=Light(direction=(-0.8, -0.2, 0.4), colour="#ffdf9a", shade="#17121c", strength=0.9))
    view = View((878, 938), 100, -70, 4)
    Person("adult", working("#5a6478", hat=Hat("helmet", "#d8a03c")), "B").paint(miner, poses.reaching(), view)
    pick = scene.motif("pick", brush=TINY)
    pick.line([(868, 818), (816, 850)], 4.5, "#8a6038", taper=0.0, load=1)
    pick.line([(812, 824), (813, 852), (830, 878)], 5.5, "#b8bcc4", taper=0.7, load=1)
    for turn in np.linspace(-2.4, 2.4, 9):
        pick.line(
            [(786 + 6 * math.cos(turn + math.pi), 862 + 6 * math.sin(turn)), (764 + 12 * math.cos(turn + math.pi), 862 + 26 * math.sin(turn))],
            2.4,
            "#ffe6a0",
            taper=0.8,
        )
    for radius in (26, 44, 64):
        t = np.linspace(-0.7, 0.7, 10)
        pick.line(np.stack([726 + radius * 0.6 - radius * np.cos(t) * -0.4, 880 + radius * np.sin(t)], 1), 2.6, "#f7c950", taper=0.8, opacity=0.6)


def husk(angle: float, grow: float) -> Place:
    """A place round the seed."""
    return SEED[0] + 166 * grow * math.cos(angle), SEED[1] + 262 * grow * math.sin(angle)


def root(motif: Motif, start: Place, girth: float, hug: float) -> None:
    """One root: away from where it began, then round, until its tip has come to the seed and feels along it."""
    chance = motif.random
    angle = math.atan2((start[1] - SEED[1]) / 262, (start[0] - SEED[0]) / 166) + 0.15 * chance.normal()
    near, touch, felt = husk(angle, 1.45), husk(angle + 0.4 * hug, 1.10), husk(angle + hug, 1.02)
    spine = [start]
    for share in (0.3, 0.65):
        x, y = (start[k] + (near[k] - start[k]) * share for k in (0, 1))
        spine.append((x + 30 * chance.normal(), y + 26 * chance.normal()))
    spine += [near, touch, felt]
    tone = mix("#6f4c2e", "#a1733f", chance.random())
    rod(motif, spine, [girth, girth * 0.86, girth * 0.7, girth * 0.5, girth * 0.34, 2.0], tone, ragged=1.2, material=WOOD, grain=3)
    line = curve(spine, 10)
    for _ in range(6):
        at = int(chance.uniform(0.15, 0.8) * (len(line) - 1))
        x, y = line[at]
        to, long, bend = math.atan2(SEED[1] - y, SEED[0] - x) + 0.55 * chance.normal(), chance.uniform(40, 130), 0.4 * chance.normal()
        hair = [(x, y)]
        for _ in range(3):
            x, y, to = x + math.cos(to) * long / 3, y + math.sin(to) * long / 3, to + bend
            hair.append((x, y))
        motif.line(hair, max(2.0, girth * 0.24), mix(tone, "#e0a850", 0.3), taper=0.85, load=1)


def roots(scene: Scene) -> None:
    """All that grow in this ground, the far ones first."""
    ways = scene.motif("ways")
    starts = [(x, 530.0) for x in (150, 352, 470, 590, 664, 872)]
    starts += [(-30, y) for y in (810, 930, 1060, 1190, 1330, 1460)] + [(1030, y) for y in (610, 1010, 1120, 1240, 1380)]
    starts += [(x, 1535) for x in (60, 210, 360, 640, 790, 930)]
    for number, (x, y) in enumerate(starts):
        girth, side = 8 + 22 * ways.random.random() ** 1.6, 1 if (x < SEED[0]) == (ways.random.random() < 0.75) else -1
        root(scene.motif(f"root {number}", brush=FINE), (x + 14 * ways.random.normal(), y), girth, side * ways.random.uniform(0.2, 0.7))


def root_of_the_tree(scene: Scene) -> None:
    """Through the roof of the tunnel and out through its floor: this is what the driver heard."""
    street = scene.motif("root of the street tree", brush=FINE)
    rod(street, [(806, 254), (798, 330), (812, 420), (776, 520), (786, 580)], [30, 26, 22, 24, 20], "#7a5433", ragged=1.5, material=WOOD, grain=3)
    root(street, (786, 574), 22, -0.5)


def street_tree(scene: Scene) -> None:
    tree = scene.motif("street tree", light=Light(direction=(0.3, -0.5, 0.4), colour="#e0a888", shade="#0c0a10", depth=0.6, strength=0.6))
    bare_tree(tree, (806, STREET + 2), 190, bark="#4a3c40", spread=0.9)


def seed(scene: Scene) -> None:
    kernel = scene.motif("seed", story=True, material=GLAZE)
    kernel.contact((SEED[0], 1400), 260, 40)
    noise = kernel.noise(4)

    def gold(x: Image, y: Image) -> Image:
        inner = np.hypot((x - SEED[0] + 10) / 170, (y - SEED[1] - 20) / 260)
        tone = ramp(["#fff6c8", "#ffe694", "#f7c950", "#d8922f", "#8a4f22"], inner * 0.92 + 0.07 * noise(x, y, 90))
        veins = np.exp(-((np.abs(np.sin((np.arctan2(x - SEED[0], (y - 830) * 0.8)) * 15 + 0.3 * noise(x, y, 120))) * 4) ** 2))
        return lerp(tone, tone * 0.86, veins * 0.7)

    identity = kernel.shape(
        blob(HUSK, 10),
        gold,
        depth=120,
        lit="#ffe9a0",
        shade="#a8642c",
        light=Light(direction=(-0.2, -0.5, 0.8), colour="#fff0b8", shade="#8a4f22", depth=0.5, rim="#fff3c0", rim_strength=0.5),
        flow=lambda x, y: np.arctan2(y - 760, x - SEED[0]),
    )
    sleeping_bird(scene.motif("bird"), identity)
    crack = scene.motif("crack", story=False)
    path = [(486, 862), (498, 906), (480, 944), (500, 984), (490, 1020), (508, 1052)]
    crack.line(path, 9, "#fffbe0", on=identity, taper=0.8, load=1)
    crack.line(path, 3.4, "#ffffff", on=identity, taper=0.8, load=1)
    crack.glow((490, 940), 90, "#fffbe0", 0.6, down=130)


def sleeping_bird(motif: Motif, within: int) -> None:
    """Rolled up as in an egg, its head laid on its breast: a shadow in the gold."""
    here = Placement((488, 1186), 1.06)
    body = blob([(-84, 20), (-92, -40), (-62, -112), (0, -140), (62, -112), (94, -36), (92, 50), (60, 116), (0, 142), (-56, 112)])
    motif.wash(here(body), "#b8621c", 0.42, soft=16, within=within)
    motif.wash(
        here(blob([(-6, -128), (66, -96), (98, -20), (84, 66), (40, 128), (10, 150), (-8, 176), (-16, 140), (16, 40), (-8, -30), (-24, -90)])),
        "#8a3f12",
        0.6,
        soft=5,
        within=within,
    )
    motif.wash(here(blob([(-90, -10), (-84, -62), (-48, -92), (-2, -80), (18, -36), (4, 12), (-36, 34), (-74, 24)])), "#96480f", 0.62, soft=4, within=within)
    motif.wash(here(polygon([(-58, 24), (-30, 32), (-14, 84), (-24, 90), (-46, 62)], 5)), "#6a2c0c", 0.75, soft=3, within=within)
    motif.wash(here(blob([(-10, 150), (-34, 118), (-50, 136), (-24, 160), (-34, 172), (-6, 168)])), "#8a3f12", 0.5, soft=3, within=within)
    ink = "#5a260c"
    for path, wide in (
        ([(-66, -6), (-50, 4), (-32, 0)], 5.0),
        ([(-84, -62), (-48, -94), (0, -82), (20, -36), (4, 12)], 3.6),
        ([(10, -100), (50, -40), (48, 40), (16, 110), (-4, 164)], 3.4),
        ([(34, -90), (74, -30), (68, 50), (34, 112)], 2.8),
        ([(0, -60), (28, -10), (26, 50), (2, 110)], 2.8),
    ):
        motif.line(here(curve(path, 8)), wide, ink, on=within, taper=0.6, opacity=0.75)


def lamp_post(scene: Scene) -> None:
    """It has bent already, like a stalk."""
    post = scene.motif("street lamp", story=True, brush=FINE, wobble=0.3)
    post.glow((696, 196), 70, "#ffe08a", 0.8)
    post.shape(
        ribbon([(620, 250), (616, 190), (620, 130), (648, 96), (684, 104), (698, 146), (696, 172)], [9, 8, 7, 6.5, 6, 5, 5]), "#4f8a5a", depth=4, lit="#b8d88a"
    )
    post.shape(polygon([(684, 170), (708, 170), (714, 196), (678, 196)], 4), "#2c3a34", depth=5)
    post.shape(ellipse((696, 200), 12, 9), "#fff3c0", depth=6, brush=CRISP)
    post.shape(blob([(617, 170), (596, 156), (576, 160), (590, 174)]), "#6fae5f", depth=4)
