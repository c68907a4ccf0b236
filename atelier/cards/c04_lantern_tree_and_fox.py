"""4, lantern-tree-and-fox: an oak hung with lanterns and full of doors, and a fox asleep across the only open one."""

import math

import numpy as np

from atelier import marks
from atelier.accents import FromPicture
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, curve, polygon, ribbon, smoothstep
from atelier.light import CLOTH, METAL, WOOD, Light
from atelier.motifs.brass import pocket_watch
from atelier.motifs.forms import box, rod
from atelier.motifs.goods import boots
from atelier.motifs.openings import Door, door
from atelier.motifs.plants import fern, mushroom
from atelier.motifs.trees import Leafage, clump
from atelier.motifs.vessels import lantern
from atelier.motifs.woods import trunk
from atelier.palette import Image, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Fill, Motif, Scene

CARD = Card(
    number=4,
    slug="lantern-tree-and-fox",
    palette=("#5a3a22", "#2f5a3c", "#7fa7a8", "#f0a860", "#d9722e"),
    spread=Spread(
        hue="brown/ochre", place="forest", time="lamplit night", season="summer", mood="tender", viewpoint="eye level",
        figure="animal", composition="big single form", themes=("home", "doors", "growth", "time", "night"),
    ),
)  # fmt: skip

OAK: Place = (560.0, 1270.0)
THRESHOLD: Place = (520.0, 1296.0)
LIMBS = (
    ([(480, 640), (380, 500), (210, 440), (60, 330), (-60, 310)], (150, 112, 78, 52, 36)),
    ([(560, 620), (500, 400), (410, 240), (330, 90), (300, -60)], (170, 128, 90, 66, 50)),
    ([(640, 640), (700, 440), (740, 260), (700, 100), (720, -60)], (160, 120, 88, 70, 54)),
    ([(680, 700), (800, 560), (920, 500), (1060, 430)], (140, 96, 66, 48)),
    ([(390, 720), (290, 640), (170, 640), (70, 700), (30, 790)], (86, 56, 40, 24, 10)),
    ([(760, 640), (860, 690), (930, 760), (960, 850)], (60, 40, 26, 10)),
)
FRUIT = (
    (66, 800, 96, 10), (168, 660, 62, 60), (236, 690, 128, 90), (120, 396, 74, 90), (318, 520, 104, 40), (262, 170, 58, 130), (420, 330, 88, 70),
    (520, 380, 66, 120), (660, 300, 78, 90), (764, 480, 120, 46), (724, 190, 54, 60), (868, 560, 84, 120), (952, 470, 66, 90), (934, 830, 108, 20),
    (850, 330, 46, 150),
)  # fmt: skip
SHUT = (
    ((700, 1180), 84, 140, "#a8382c", "round"), ((466, 930), 58, 96, "#c98a2c", "pointed"),
    ((640, 984), 74, 122, "#4a7a4c", "low"), ((548, 800), 50, 82, "#7a4a70", "round"), ((690, 838), 42, 70, "#2f7a78", "square"),
    ((470, 716), 36, 58, "#b0563a", "round"), ((606, 690), 30, 50, "#d8b46a", "pointed"), ((790, 1224), 40, 66, "#56708c", "round"),
    ((566, 588), 22, 36, "#8c2f3c", "round"), ((362, 1220), 46, 74, "#6a7a3c", "low"),
)  # fmt: skip


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.3, -0.6, 0.5), colour="#ffc878", shade="#101c26", strength=1.0, depth=0.72, rim="#f6b86a", rim_strength=0.5,
        source=(500, 800, 420), reach=560, fill="#5f8a92",
    )  # fmt: skip
    scene.finish = Finish(ground="#2c3a34", periphery=0.3, grade=lambda image: (image - 0.5) * 1.06 + 0.505)
    wood(scene)
    canopy(scene, ((120, 250, 420, 260), (900, 260, 400, 250), (480, 160, 460, 230)), "behind")
    ground(scene)
    limbs(scene)
    trunk(
        scene.motif("oak", material=WOOD, fade=lambda x, y: smoothstep(600, 740, y + 46 * np.sin(x / 37) + 0 * x)),
        OAK,
        430,
        600,
        "#6a4628",
        flare=1.9,
        marks=420,
    )
    scene.motif("lamplight on the bark").glow((470, 700), 330, "#f0a050", 0.22, graze=0.5)
    roots(scene)
    shut_doors(scene)
    open_door(scene)
    canopy(scene, ((-10, 150, 330, 200), (250, 70, 380, 170), (620, 60, 400, 160), (940, 130, 360, 210)), "before")
    fruit(scene)
    spilt_light(scene)
    threshold(scene)
    fox(scene)
    undergrowth(scene)


def wood(scene: Scene) -> None:
    """A blue wood behind, trunk behind trunk."""
    broad = scene.canvas.broad

    def blue(x: Image, y: Image) -> Image:
        away = np.hypot((x - 500) / 700, (y - 820) / 780)
        return ramp(["#b0c4b4", "#7fa7a8", "#47727a", "#234a54", "#12303a"], away * 0.95 + 0.06 * broad)

    scene.background(blue, flow=lambda x, y: math.pi / 2 + 0.1 * np.sin(x / 90), brush=BROAD)
    for rank, (count, wide, ink) in enumerate(((16, 26, "#6d9496"), (11, 42, "#456f76"), (7, 64, "#274d55"))):
        trees = scene.motif(f"wood {rank}", light=Light(direction=(0.2, -0.4, 0.5), colour="#c8d8c4", shade="#1c3a44", strength=0.35, depth=0.5))
        for place in range(count):
            x = (place + trees.random.uniform(0.1, 0.9)) * 1000 / count
            girth, lean = wide * trees.random.uniform(0.6, 1.3), trees.random.normal() * 26
            foot = 1120 + rank * 46 + trees.random.normal() * 12
            rod(trees, [(x, foot), (x + lean, 500), (x + lean * 2.2, -50)], [girth * 1.25, girth, girth * 0.8], ink, ragged=2, material=WOOD)
        scene.mist("#8fb4b2", lambda x, y, rank=rank: (0.34 - 0.09 * rank) * np.clip((y - 200) / 800, 0, 1) + 0 * x)


def canopy(scene: Scene, heaps: tuple[tuple[float, float, float, float], ...], name: str) -> None:
    for number, (x, y, wide, tall) in enumerate(heaps):
        leaves = scene.motif(f"leaves {name} {number}")
        tones = Leafage("#0e2a26", "#24543c", "#7a9a4c") if name == "before" else Leafage("#12363a", "#2a5f54", "#6f9a6c")
        clump(leaves, (x, y + tall * 0.4), wide, tall, tones)


def bark_of(motif: Motif) -> Fill:
    """The trunk's own ridges, for what grows out of it."""
    noise = motif.noise(4)
    return lambda x, y: ramp(["#2f1e14", "#5a3a22", "#8a6a48"], 0.42 + 0.5 * noise(x, y, 34, 70, ridged=True))


def limbs(scene: Scene) -> None:
    for number, (spine, widths) in enumerate(LIMBS):
        limb = scene.motif(f"limb {number}", material=WOOD)
        rod(limb, spine, list(widths), bark_of(limb), ragged=6, grain=170)


def roots(scene: Scene) -> None:
    """They hold the clearing like fingers, and the flare of the trunk runs out into them."""
    for number, (spine, widths) in enumerate(
        (
            ([(390, 1120), (300, 1240), (170, 1300), (20, 1330), (-60, 1380)], (120, 92, 62, 40, 26)),
            ([(740, 1120), (820, 1250), (930, 1310), (1060, 1340)], (120, 90, 60, 40)),
            ([(690, 1200), (740, 1310), (840, 1390), (960, 1440)], (90, 66, 40, 14)),
            ([(420, 1200), (360, 1300), (260, 1370), (150, 1410)], (84, 58, 36, 12)),
        )
    ):
        root = scene.motif(f"root {number}", material=WOOD)
        root.contact(spine[2], widths[2] * 3, strength=0.5)
        rod(root, spine, list(widths), bark_of(root), ragged=6, grain=120)


def ground(scene: Scene) -> None:
    floor = scene.motif("clearing")
    ridge = [(-40, 1190), (260, 1160), (520, 1176), (800, 1160), (1040, 1196)]
    turf = floor.shape(
        np.vstack([curve(ridge, 8), [(1040, 1560), (-40, 1560)]]),
        lambda x, y: ramp(["#3f6a4c", "#2a4f38", "#122a26"], (y - 1150) / 330 + 0 * x),
        depth=60, flow=0.05,
    )  # fmt: skip
    marks.grass(floor, curve(ridge, 8), 260)
    for x, y in floor.spots(turf, 260):
        tone = FromPicture(1.3 if floor.random.random() < 0.5 else 0.65)
        floor.dab((x, y), floor.random.uniform(10, 30), 2.4, -1.5 + floor.random.normal() * 0.3, tone, on=turf)


def shut_doors(scene: Scene) -> None:
    for number, (foot, wide, tall, pigment, head) in enumerate(SHUT):
        leaf = scene.motif(f"door {number}", brush=FINE, story=number < 5)
        here = Placement(foot, 1.0, (560 - foot[0]) * 0.0001)
        leaf.wash(polygon([(foot[0] - wide * 0.7, foot[1] + 8), (foot[0] + wide * 0.8, foot[1] + 8), (foot[0] + wide * 0.7, foot[1] - tall - 12),
                           (foot[0] - wide * 0.65, foot[1] - tall - 12)]), "#140c08", 0.5, soft=9, way="multiply")  # fmt: skip
        door(leaf, here, wide, tall, Door(pigment, head, mix("#8a6a48", "#3c2a1c", 0.3), "panels"))
        if number != 9:  # the smallest has no step
            box(leaf, Placement((foot[0], foot[1] + tall * 0.09)), (wide * 1.35, tall * 0.09), (0, -tall * 0.05), "#a0947c", brush=FINE)


def sea_at_sunset(x: Image, y: Image) -> Image:
    """What lies behind the open door."""
    level = THRESHOLD[1] - 118
    air = ramp(["#e86f3c", "#f8a850", "#ffe08a", "#fff4c8"], (y - (THRESHOLD[1] - 330)) / 212)
    water = ramp(["#ffe0a0", "#f0a468", "#6f9aa0", "#3f7a8a"], (y - level) / 118 + 0.10 * np.sin(y / 3.2 + np.sin(x / 9)))
    path = np.exp(-(((x - THRESHOLD[0]) / (16 + (y - level) * 0.16)) ** 2)) * (0.5 + 0.5 * np.sin(y / 2.6))
    water = lerp(water, ramp(["#fff6d0"], 0 * x + 0 * y), np.clip(path, 0, 1) * 0.9)
    scene = np.where((y > level)[..., None], water, air)
    disc = np.hypot(x - THRESHOLD[0], (y - level) * 1.0) < 40
    return np.where((disc & (y < level))[..., None], ramp(["#fffbe0"], 0 * x + 0 * y), scene)


def open_door(scene: Scene) -> None:
    x, y = THRESHOLD
    light = Light(direction=(0.2, -0.5, 0.6), colour="#ffd890", shade="#3a1c18", strength=0.6, depth=0.4)
    way_in = scene.motif("open door", story=True, brush=FINE, light=light)
    way_in.glow((x, y - 140), 330, "#ffb860", 0.55)
    stone = polygon([(x - 118, y + 6), (x + 118, y + 6), (x + 118, y - 210), (x + 84, y - 290), (x, y - 332), (x - 84, y - 290), (x - 118, y - 210)])
    way_in.shape(blob(stone[::5], 4), "#8f7a5c", depth=20)
    door(way_in, Placement((x, y)), 178, 300, Door("#2f8a7c", "round", "#6a4a2c", "planks", open=0.85, inside=sea_at_sunset))
    boat = scene.motif("far boat", brush=CRISP, wobble=0.2)
    boat.shape(polygon([(x + 34, y - 112), (x + 62, y - 112), (x + 56, y - 104), (x + 40, y - 104)]), "#4a2a2c", depth=2)
    boat.shape(polygon([(x + 47, y - 114), (x + 47, y - 152), (x + 64, y - 116)]), "#c8402c", depth=2)


def fruit(scene: Scene) -> None:
    """They ripen: green, yellow, orange, and one that is a watch."""
    for number, (x, y, size, drop) in enumerate(FRUIT):
        hung = scene.motif(f"lantern {number}", brush=FINE)
        hung.line([(x + 2, y - drop * 0.2 - 30), (x - 2, y)], 3.2, "#2a2016", taper=0.1, load=1)
        ripe = ("#e8703a", "#f09a40", "#d98a2c", "#c8b04a")[number % 4]
        lantern(hung, (x, y), size, pigment=ripe, lit="#ffdf90", glow=0.7)
        for side in (-1, 1):
            leaf = [(x, y + 6), (x + side * size * 0.16, y - size * 0.08), (x + side * size * 0.42, y - size * 0.02), (x + side * size * 0.2, y + size * 0.12)]
            hung.shape(blob(leaf), "#4f7a3c", depth=5, lit="#b8d070")
    watch = scene.motif("watch", story=True, brush=CRISP)
    watch.glow((808, 720), 90, "#ffcf80", 0.4)
    pocket_watch(watch, (806, 726), 46, chain=[(804, 640), (790, 560)])


def spilt_light(scene: Scene) -> None:
    light = scene.motif("light on the ground")
    x, y = THRESHOLD
    light.wash(polygon([(x - 84, y + 6), (x + 84, y + 6), (x + 250, y + 230), (x - 210, y + 230)]), "#ffb45c", 0.34, soft=34)
    light.glow((x + 10, y + 60), 260, "#ffc878", 0.25, down=90)
    for number, (dx, dy, wide) in enumerate(((-30, 166, 176),)):
        step = scene.motif(f"stone {number}")
        step.contact((x + dx, y + dy + 12), wide)
        flag = [(x + dx - wide / 2, y + dy), (x + dx - 20, y + dy - 22), (x + dx + wide / 2, y + dy - 4), (x + dx + 30, y + dy + 24)]
        step.shape(blob(flag), "#6f6a58", depth=12)


def threshold(scene: Scene) -> None:
    """Empty boots, and a red box with a letter in it."""
    x, y = THRESHOLD
    pair = scene.motif("boots", story=True, brush=FINE)
    boots(pair, (x - 196, y + 30), 96, "#7a4a2c")
    post = scene.motif("letter box", story=True, brush=FINE, material=METAL)
    rod(post, [(x + 196, y + 40), (x + 194, y - 80)], [13, 12], "#5a3a24", material=WOOD)
    post.contact((x + 196, y + 40), 40)
    sides = [(x + 156, y - 84), (x + 242, y - 84), (x + 242, y - 138), (x + 226, y - 160), (x + 172, y - 160), (x + 156, y - 138)]
    post.shape(polygon(sides, 5), "#c8342a", depth=18)
    post.shape(polygon([(x + 172, y - 122), (x + 226, y - 122), (x + 226, y - 112), (x + 172, y - 112)]), "#2a0f10", depth=2)
    post.shape(polygon([(x + 180, y - 114), (x + 174, y - 150), (x + 214, y - 156), (x + 220, y - 116)]), "#f6ecd4", depth=2, material=CLOTH)


def fox(scene: Scene) -> None:
    sleeper = scene.motif("fox", story=True, light=Light(
        direction=(-0.35, -0.8, 0.35), colour="#ffc27c", shade="#2a1420", strength=0.6, depth=0.75, rim="#fff0b8", rim_from=(0.0, -1.0), rim_strength=1.0,
    ))  # fmt: skip
    x, y = THRESHOLD
    sleeper.contact((x - 4, y + 84), 380, 60, strength=0.9)
    Animal("fox", eyes="closed").paint(sleeper, View((x - 6, y + 84), 262, 116, 12), Gait.CURL, contact=False)


def undergrowth(scene: Scene) -> None:
    for number, (x, y, size) in enumerate(((70, 1470, 170), (930, 1480, 190), (250, 1500, 110), (800, 1520, 120))):
        fern(scene.motif(f"fern {number}"), (x, y), size, green="#2c5f44")
    for number, (x, y, size) in enumerate(((862, 1424, 54), (902, 1440, 38), (162, 1440, 44), (838, 1440, 28))):
        mushroom(scene.motif(f"mushroom {number}", brush=FINE), (x, y), size)
    moths = scene.motif("sparks", brush=CRISP)
    for _ in range(46):
        at = (float(moths.random.uniform(30, 970)), float(moths.random.uniform(420, 1330)))
        moths.dab(at, 5, 4, 0.3, "#ffe6a0", opacity=float(moths.random.uniform(0.4, 0.95)), taper=0, load=1)
    far = scene.motif("dark near us")
    far.wash(ribbon([(-40, 1540), (300, 1530), (700, 1536), (1040, 1520)], [120, 70, 80, 130]), "#0c1c1e", 0.6, soft=50, way="multiply")
