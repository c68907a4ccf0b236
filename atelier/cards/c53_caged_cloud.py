"""53, caged-cloud: an old woman feeds the small storm she keeps in a cage, and enormous wild ones have come close to see."""

import math

import numpy as np

from atelier.bodies import poses
from atelier.bodies.outfit import Face, Hair, coat
from atelier.bodies.people import Person
from atelier.bodies.poses import Arm
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, ellipse, polygon
from atelier.light import METAL, STONE, Light
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.forms import rod
from atelier.motifs.houses import Style, town
from atelier.motifs.keepsakes import birdcage
from atelier.motifs.plants import flowerpot, leaf
from atelier.motifs.sky import lightning
from atelier.motifs.stuff import bricks
from atelier.motifs.trees import Leafage, clump
from atelier.palette import ramp
from atelier.paper import Finish
from atelier.scene import Scene

CARD = Card(
    number=53,
    slug="caged-cloud",
    palette=("#e7d069", "#5b5374", "#2a2a30", "#d9402f", "#9a6fb0"),
    spread=Spread(
        hue="yellow/gold", place="city", time="storm", season="summer", mood="tender", viewpoint="close-up",
        figure="old woman", composition="diagonal", people=True, relation=True, cast=("C",),
        themes=("freedom-cages", "weather", "love-loss", "home", "fear"),
    ),
)  # fmt: skip

IRON = "#2a2a30"
CAGE: Place = (676.0, 968.0)
TALL = 500.0
HEART: Place = (676.0, 800.0)
RAIL = 1236.0


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.72, -0.10, 0.40), colour="#fbe98c", shade="#2f2848", depth=0.6, strength=0.95, rim="#fdf0a4", rim_strength=1.0, air="#c8b46a"
    )
    scene.finish = Finish(ground="#7a6a4a", periphery=0.22, grade=lambda image: (image - 0.5) * 1.07 + 0.505)
    sky(scene)
    herd(scene)
    roofs(scene)
    wall(scene)
    cage_behind(scene)
    cloud(scene)
    birdcage(scene.motif("cage", story=True, material=METAL), CAGE, TALL, gilt="#3a3840", front=True)
    woman(scene)
    rain_and_geraniums(scene)
    railing(scene)


def sky(scene: Scene) -> None:
    """Sulphur below, slate above."""
    broad = scene.canvas.broad
    scene.background(
        lambda x, y: ramp(["#3f3a5c", "#5b5374", "#8a7a74", "#d2b85e", "#f0dc72", "#f8ea96"], (y - 40) / 1050 + 0.09 * broad + 0.00016 * (x - 500)),
        flow=lambda x, y: 0.2 * np.sin(x / 230 + y / 140),
        brush=BROAD,
    )
    scene.motif("gap").glow((1010, 1010), 700, "#fff3a0", 0.7, down=300)


def herd(scene: Scene) -> None:
    """They have stopped, quite close, shoulder to shoulder."""
    for number, (x, y, wide, tall, thick) in enumerate((
        (880, 330, 520, 300, 1.0), (250, 300, 560, 320, 1.0), (560, 520, 620, 400, 1.1), (960, 640, 460, 330, 1.0), (330, 640, 420, 270, 1.0),
    )):  # fmt: skip
        beast = scene.motif(
            f"wild cloud {number}", light=Light(direction=(0.6, 0.55, 0.42), colour="#ffe98a", shade="#322c4c", depth=0.6, strength=0.9, rim="#fff3ac")
        )
        cumulus(beast, (x, y), wide, tall, CloudTones("#6a6080", "#f2d878", "#3f3858"), thickness=thick)
    shade = scene.motif("veils of rain")
    for x, wide in ((250, 150), (860, 200)):
        shade.wash(polygon([(x - wide, 620), (x + wide, 620), (x + wide * 0.7, 1010), (x - wide * 1.2, 1010)]), "#5b5374", 0.28, soft=46)


def roofs(scene: Scene) -> None:
    far = Style(wall="#8a7a70", roof=("#5a5268", "#7a6c74"), gable="peak", lit=0.15)
    near = Style(wall="#6a5f68", roof=("#3a3650", "#5a5064"), gable="peak", lit=0.25, storeys=3)
    town(scene.motif("far roofs", light=scene.light), [(-20, 1086), (500, 1066), (1020, 1080)], 16, 78, [far], air=0.5)
    town(scene.motif("roofs"), [(-40, 1330), (500, 1306), (1040, 1330)], 9, 170, [near], air=0.1)
    scene.motif("haze").wash(polygon([(-40, 1040), (1040, 1040), (1040, 1300), (-40, 1300)]), "#e7d069", 0.18, soft=60)


def wall(scene: Scene) -> None:
    """Her own, at the left; the hook for the key has nothing on it."""
    house = scene.motif("wall", material=STONE)
    side = polygon([(-40, -40), (132, -40), (132, 1540), (-40, 1540)])
    from_wall = bricks(house, Placement((0, 0)), ("#6a5868", "#7a6672", "#8a727a"), "#4a4058", size=(58, 26))
    house.shape(side, from_wall, depth=16)
    arm = scene.motif("bracket", material=METAL, brush=FINE)
    rod(arm, [(110, 372), (400, 360), (690, 366)], [20, 16, 13], IRON, material=METAL)
    rod(arm, [(120, 560), (190, 440), (330, 372)], [13, 11, 9], IRON, material=METAL)
    turn = np.linspace(0, 5.2, 16)
    rod(arm, np.stack([700 + (26 - 3 * turn) * np.sin(turn), 392 - (26 - 3 * turn) * np.cos(turn)], 1), [11, 9, 6], IRON, material=METAL)
    for k in range(7):
        arm.shape(ellipse((676, 392 + 13 * k), 5, 9), "#4a4850", depth=4, brush=TINY)
    hook = scene.motif("empty hook", story=True, brush=FINE, material=METAL)
    hook.shape(blob([(62, 692), (96, 690), (98, 724), (64, 726)], 4), "#8a7a5a", depth=5)
    rod(hook, [(80, 700), (82, 744), (98, 760), (112, 744), (110, 730)], [9, 8, 7, 5], "#d8b850", material=METAL)


def cage_behind(scene: Scene) -> None:
    back = scene.motif("back of the cage", material=METAL)
    birdcage(back, CAGE, TALL, gilt="#3a3840", front=False)
    moss = scene.motif("moss", brush=FINE)
    for _ in range(260):
        t, r = moss.random.uniform(0, 2 * math.pi), math.sqrt(moss.random.random())
        at = (CAGE[0] + 164 * r * math.cos(t), CAGE[1] - 34 + 18 * r * math.sin(t))
        moss.dab(at, 18, 9, moss.random.uniform(-0.6, 0.6), ("#6f8a3c", "#93ac48", "#4f6a34", "#c2c85a")[int(moss.random.integers(4))], taper=0.5, load=1)


def cloud(scene: Scene) -> None:
    """Hers: small, dark, and fond of her."""
    inner = Light(direction=(-0.2, -0.7, 0.5), colour="#f0e6c0", shade="#2c2644", depth=0.62, strength=0.8, rim="#fdf4c0")
    scene.motif("cloudlight").glow(HEART, 190, "#cfc0e0", 0.35)
    cumulus(
        scene.motif("small cloud", story=True, light=inner),
        (HEART[0] + 4, HEART[1] + 30),
        262,
        170,
        CloudTones("#6a6288", "#d8d0e0", "#2f2a48"),
        thickness=1.15,
    )
    drops = scene.motif("its rain", brush=TINY)
    for _ in range(150):
        x, y = HEART[0] + 108 * drops.random.uniform(-1, 1), drops.random.uniform(HEART[1] + 30, CAGE[1] - 20)
        drops.line([(x, y), (x - 3, y + 26)], 2.0, "#dfe2f4" if drops.random.random() < 0.6 else "#8a88b0", taper=0.6, opacity=0.75)


def woman(scene: Scene) -> None:
    clothes = coat("#9a6fb0", 1.5, trousers=None, collar="#c2a0d0", belt="#6a4a84", shoes="#5a4060")
    who = Person("old", clothes, "C", Hair("bun", "#e6e2dc"), Face("hooked", "weak", eyes="closed", brows=True), seed=6)
    pose = poses.standing().but(arms=(Arm(30, 8, 60, 20), Arm(80, 6, 20, 4)), head=(-8, -14, 0), lean=5, hands=("easy", "flat"))
    posed = who.posed(pose, View((262, 1700), 1150, 74, 3), right_hand=(520, 838))
    posed.paint(scene.motif("woman", story=True), contact=False)
    x, y = posed.at("hand_r")
    seed = scene.motif("seed", brush=TINY)
    for _ in range(16):
        seed.dab(
            (x + 18 + 20 * seed.random.normal() * 0.5, y - 20 + 5 * seed.random.normal()),
            9,
            5,
            seed.random.uniform(0, 3),
            ("#f2d98a", "#8a6a34", "#fff0b8")[int(seed.random.integers(3))],
            taper=0.4,
            load=1,
        )
    lightning(scene.motif("nibble"), (HEART[0] - 44, HEART[1] - 40), (x + 20, y - 22), 9, "#fffbe0", halo="#fff0a0", forks=2)


def rain_and_geraniums(scene: Scene) -> None:
    """It rains for her on the geraniums."""
    fall = scene.motif("rain")
    for _ in range(130):
        x, y = CAGE[0] + 150 * fall.random.uniform(-1, 1), fall.random.uniform(CAGE[1] + 6, 1240)
        fall.line([(x, y), (x - 3, y + 34)], 2.2, "#eef0fa" if fall.random.random() < 0.6 else "#7a78a0", taper=0.6, opacity=0.6)
    green = Leafage("#24402c", "#4f7a3c", "#b8c85a", "#5a4232")
    for number, (x, tall) in enumerate(((548, 116), (676, 132), (806, 112), (922, 96))):
        pot = scene.motif(f"pot {number}", brush=FINE)
        top = flowerpot(pot, (x, 1372), tall, ("#b8603c", "#a8543a", "#c06a43", "#8a4a3a")[number])
        plant = scene.motif(f"geranium {number}", brush=FINE)
        mound = clump(plant, (top.at[0], top.at[1] + 12), tall * 1.5, tall * 1.0, green)
        for x2, y2 in plant.spots(mound, 8):
            leaf(plant, (x2, y2), 34, plant.random.uniform(-2.6, -0.5), "#6a9a48", width=0.8)
        for _ in range(5):
            hx, hy = top.at[0] + plant.random.normal() * tall * 0.46, top.at[1] - tall * plant.random.uniform(0.35, 1.15)
            plant.line([(top.at[0], top.at[1]), ((top.at[0] + hx) / 2, hy + 30), (hx, hy)], 4, "#5a7a3c", taper=0.2, load=1)
            for _ in range(16):
                at = (hx + 17 * plant.random.normal() * 0.8, hy + 12 * plant.random.normal() * 0.8)
                plant.dab(
                    at, 15, 11, plant.random.uniform(0, 3), ("#d9402f", "#f0604a", "#a8282a", "#ff8a70")[int(plant.random.integers(4))], taper=0.3, load=1
                )
    wet = scene.motif("drops on leaves", brush=TINY)
    for _ in range(40):
        wet.dab((wet.random.uniform(520, 860), wet.random.uniform(1190, 1290)), 5, 4, 0, "#fdfdf0", taper=0.1, load=1)


def railing(scene: Scene) -> None:
    iron = scene.motif("railing", material=METAL, brush=FINE)
    rod(iron, [(440, 1382), (700, 1380), (1040, 1384)], [20, 20, 20], IRON, material=METAL)
    rod(iron, [(-40, RAIL + 16), (300, RAIL + 6), (462, RAIL)], [26, 26, 26], IRON, material=METAL)
    rod(iron, [(456, RAIL - 4), (456, 1540)], [20, 20], IRON, material=METAL)
    for x in np.arange(-10, 450, 62.0):
        rod(iron, [(x, RAIL + 10), (x, 1540)], [11, 11], IRON, material=METAL)
    for x in np.arange(512, 1040, 62.0):
        rod(iron, [(x, 1384), (x, 1540)], [11, 11], IRON, material=METAL)
    for x in np.arange(22, 440, 124.0):
        t = np.linspace(0, 5.6, 18)
        for flip in (-1, 1):
            spiral = np.stack([x + flip * (26 - 3.6 * t) * np.sin(t) + flip * 3, 1340 - (34 - 4.6 * t) * np.cos(t)], 1)
            rod(iron, spiral, [8, 7, 5], IRON, material=METAL)
