"""15, snowman-in-the-hothouse: he waters an orchid in the warm, and melts; the others look in through the panes."""

import math

import numpy as np

from atelier import marks
from atelier.bodies import creatures, things
from atelier.bodies.clay import Stuff
from atelier.bodies.space import View, ahead, vec
from atelier.bodies.things import Thing, wood
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, blob, curve, ellipse, polygon, ribbon
from atelier.light import GLAZE, METAL, PAPER, SKIN, STONE, WOOD, Light
from atelier.motifs.forms import rod
from atelier.motifs.goods import hat
from atelier.motifs.land import snowfield, terrain
from atelier.motifs.plants import big_leaf, fern, flowerpot, leaf
from atelier.motifs.stuff import Ground, stones
from atelier.motifs.trees import Leafage, bush, conifer, palm
from atelier.motifs.vessels import watering_can
from atelier.palette import Image, mix, ramp
from atelier.paper import Finish
from atelier.scene import Gradient, Motif, Scene

CARD = Card(
    number=15,
    slug="snowman-in-the-hothouse",
    palette=("#1f6a4c", "#a9cf5a", "#c9428e", "#f4edd8", "#4c6788"),
    spread=Spread(
        hue="green", place="garden", time="lamplit night", season="winter", mood="melancholy", viewpoint="eye level",
        figure="object creature", composition="frame within frame", themes=("love-loss", "growth", "weather", "time", "endings"),
    ),
)  # fmt: skip

EYE: Place = (500.0, 770.0)  # everything in the vault runs away to here
LAMPS = ((1.0, (500.0, 285.0)), (0.66, (500.0, 452.0)), (0.48, (500.0, 540.0)))
IRON, GLINT = "#20483f", "#e8dca0"
GREENS = Leafage("#0b2c2b", "#1f6a4c", "#a9cf5a", "#5a4a34")
WET, DRY = "#f6f1e4", "#c6d3de"
FOOT: Place = (664.0, 1352.0)
SIZE = 415.0


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.1, -0.9, 0.45), colour="#fff0c4", shade="#10343c", depth=0.62, rim="#fff6d4",
        source=(470, 380, 330), reach=1050,
    )  # fmt: skip
    scene.finish = Finish(ground="#2c4038", grade=lambda image: (image - 0.5) * 1.07 + 0.505)
    winter(scene)
    proper_snowmen(scene)
    glass(scene)
    end_wall(scene)
    floor(scene)
    for rib in (0.5, 0.68):
        arch(scene, rib)
    lamps(scene)
    beds(scene)
    melt(scene)
    orchid(scene)
    he = gardener()
    he.paint(scene.motif("snowman", story=True), View(FOOT, SIZE, -62, 5))
    wetness(scene, he)
    can(scene, he)
    carrot_shoots(scene, he)
    leafing_arm(scene, he)
    frog(scene)
    near_leaves(scene)
    arch(scene, 1.0)
    steam(scene)


def within(points: Points, share: float) -> Points:
    """Something of the nearest rib's size, as far down the vault as that share of it."""
    return np.asarray(EYE) + (points - EYE) * share


def vault(share: float) -> Points:
    """From floor to floor over the vault, at one rib."""
    t = np.linspace(math.pi, 2 * math.pi, 40)
    bow = np.stack([500 + 462 * np.cos(t), 530 + 474 * np.sin(t)], 1)
    return within(np.vstack([[38, 1500], [38, 1000], bow, [962, 1000], [962, 1500]]), share)


# ---- outside


def winter(scene: Scene) -> None:
    scene.background(
        Gradient(["#0c1c3e", "#1c3868", "#3d5f92", "#6f8fba"], (0, 0), (0, 900)), flow=lambda x, y: np.arctan2(y - EYE[1], x - EYE[0]), brush=BROAD
    )
    frost = Light(direction=(0.2, -0.8, 0.5), colour="#a9c0e0", shade="#16305c", strength=0.6, rim=None)
    wood_ = scene.motif("firs", light=frost)
    for x, y, height in ((70, 850, 330), (172, 838, 230), (268, 826, 300), (352, 822, 190), (590, 822, 210), (668, 826, 270), (770, 836, 220), (905, 850, 350)):
        conifer(wood_, (x, y), height, Leafage("#1c3868", "#33588c", "#5a7cae", "#1c2c44"), snow="#9ab4da")
    snow = scene.motif("snow", light=frost)
    snowfield(snow, [(-30, 838), (180, 822), (400, 812), (600, 812), (820, 824), (1030, 840)], ("#7f9ccc", "#3f649c"), sparkles=30)


def proper_snowmen(scene: Scene) -> None:
    """In a row outside, each in his hat, with the warm light on their fronts only."""
    chill = Light(direction=(0.0, -0.35, 0.6), colour="#f2dcb0", shade="#1c3868", strength=0.42, depth=0.55, rim="#ffe4b0", rim_strength=0.5)
    for place, (x, y, height, heading) in enumerate(
        ((92, 1140, 365, 52), (258, 1080, 280, 42), (380, 1030, 212, 30), (772, 1060, 268, -40), (936, 1140, 350, -54))
    ):
        chilly = scene.motif(f"proper snowman {place}", story=True, light=chill)
        chilly.contact((x, y), height * 0.5)
        things.snowman("#1c2444", (None, "#8a4456", None, "#4f7a5a", None)[place]).paint(chilly, View((x, y), height, heading, 6))
        for each in chilly.ids:
            chilly.glow((x, y - height * 0.3), height, "#a4bce8", 1.0, way="multiply", within=each)
            chilly.glow(
                (x + (height if x < 500 else -height) * 0.45, y - height * 0.8),
                height * 0.62,
                "#fbe6b8",
                0.8 if each == chilly.ids[0] else 0.25,
                graze=0.6,
                within=each,
            )
    marks.snow(scene.motif("snow falling"), 260, largest=5.0, ink="#c4d4ec", keep=lambda x, y: y < 960)


def glass(scene: Scene) -> None:
    """What the lamps do to the panes."""
    panes = scene.motif("panes")
    panes.wash(vault(1.0), "#4f8a78", 0.12, soft=30)
    for share, at in LAMPS:
        panes.glow(at, 430 * share, "#5f8f7c", 0.42)
        panes.glow(at, 250 * share, "#f2dc94", 0.72)
    for x, y in ((210, 640), (790, 640), (300, 820), (700, 820)):
        panes.glow((x, y), 150, "#8fb89a", 0.12)


# ---- the house


def end_wall(scene: Scene) -> None:
    wall = scene.motif("end wall", brush=FINE, material=METAL)
    bars = vault(0.5)
    left, right = bars[:, 0].min(), bars[:, 0].max()
    for x in np.linspace(left, right, 9):
        top = 650 - 237 * math.sqrt(max(0.0, 1 - ((x - 500) / 231) ** 2))
        wall.line([(x, top), (x, 1134)], 3.6, mix(IRON, "#4f7a66", 0.4), taper=0, load=1)
    for y in (650, 760, 870, 980):
        wall.line([(left, y), (right, y)], 3.0, mix(IRON, "#4f7a66", 0.4), taper=0, load=1)
    door = scene.motif("door", brush=FINE, material=WOOD, wobble=0.6)
    frame, pane = polygon([(424, 1134), (424, 846), (540, 846), (540, 1134)]), polygon([(438, 1010), (438, 862), (526, 862), (526, 1010)])
    door.shape([frame, pane[::-1]], "#2f6650", depth=5)
    door.glow((482, 930), 120, "#a8b8a8", 0.5)
    door.line([(482, 862), (482, 1010)], 4, "#2a5a48", taper=0, load=1)
    kept = scene.motif("hat on the door", story=True, brush=FINE, wobble=0.4)
    hat(kept, (476, 912), 90, "top", "#17141c", band="#b8432f", turn=0.06)
    tools = scene.motif("gardener's tools", brush=FINE, wobble=0.4)
    for x, long in ((446, 120), (516, 132)):
        rod(tools, [(x, 872), (x + 1, 872 + long)], [4, 4], "#a87a4c", material=WOOD)
        tools.shape(
            blob([(x - 10, 872 + long), (x + 10, 872 + long), (x + 8, 900 + long), (x, 912 + long), (x - 8, 900 + long)]), "#98a4a8", depth=4, material=METAL
        )


def floor(scene: Scene) -> None:
    ground = Ground(EYE, 1480)
    earth = scene.motif("earth", material=STONE, flow=0.1)
    terrain(earth, within(polygon([(38, 1480), (962, 1480), (1900, 2600), (-900, 2600)]), 1.0), "#23352c", lambda x, y: 0 * x + 0 * y)
    terrain(earth, polygon([*within(np.array([(38, 1480), (962, 1480)]), 0.5), (1010, 1560), (-10, 1560)]), "#2b3d2e", lambda x, y: 0 * x + 0 * y)
    flags = scene.motif("flagstones", material=STONE, flow=0.0)
    path = ground.places([(-200, 1500), (-200, -150), (250, -150), (250, 1500)])
    flags.shape(path[[0, 1, 2, 3]], stones(flags, ground, ["#5f6a58", "#8f8a70", "#b8ab86"], "#39453a", size=(130, 90), joint=5), depth=4)
    for u in (-215, 265):
        rod(flags, ground.places([(u, 720), (u, 300), (u, -150)]), [11, 17, 34], "#a89f80", brush=FINE)
    for step, v in enumerate(np.linspace(650, 170, 8)):  # they go only one way
        x, y = ground.place(-10 + (28 if step % 2 else -28) + 70 * (1 - v / 650), v)
        flags.wash(ellipse((x, y), 24 * ground.scale_at(v), 9 * ground.scale_at(v)), "#16302e", 0.75, soft=2)
        flags.dab((x - 4, y - 2), 18 * ground.scale_at(v), 3, 0.0, "#eef2e2", opacity=0.6)


def arch(scene: Scene, share: float) -> None:
    """One rib, and the ties that run from it to the next."""
    rib = scene.motif(f"rib {share}", material=METAL, brush=FINE)
    wide = 24 * share**1.5
    rib.shape(ribbon(vault(share), [wide] * 3, 4), IRON, depth=wide / 2, lit="#c8cc94", wobble=0.8)
    for spot in (4, 12, 21, 30, 38):
        a = vault(share)[spot]
        b = within(vault(1.0)[[spot]], share * 1.4)[0]
        rod(rib, [a, (a + b) / 2, b], [wide * 0.34, wide * 0.38, wide * 0.46], IRON, lit="#b8c08c")


def lamps(scene: Scene) -> None:
    for share, (x, y) in LAMPS[::-1]:
        lamp = scene.motif(f"lamp {share}", story=True, brush=FINE, wobble=0.4)
        rod(lamp, [(x, y - 130 * share), (x, y - 40 * share)], [5 * share, 5 * share], IRON)
        lamp.glow((x, y), 170 * share, "#fff2c8", 0.85)
        lamp.shape(
            ellipse((x, y), 36 * share, 40 * share),
            lambda u, v, x=x, y=y, s=share: _globe(np.hypot(u - x, v - y) / (42 * s)),
            brush=CRISP,
            lit="#fffdf0",
            shade="#f2cf7c",
        )
        lamp.shape(
            polygon([(x - 22 * share, y - 32 * share), (x + 22 * share, y - 32 * share), (x + 12 * share, y - 54 * share), (x - 12 * share, y - 54 * share)]),
            "#2a4a40",
            depth=5,
            material=METAL,
        )


def _globe(away: Image) -> Image:
    return ramp(["#fffdf2", "#fff4cc", "#f2cf7c"], away)


def beds(scene: Scene) -> None:
    """Green heaped up both sides, nearer and darker towards us."""
    for place, (x, y, wide, tall) in enumerate(((300, 1150, 150, 100), (724, 1150, 150, 100), (226, 1205, 210, 140), (800, 1205, 210, 140))):
        bush(scene.motif(f"bush {place}"), (x, y), wide, tall, GREENS)
    palm(scene.motif("left palm"), (160, 1275), 800, GREENS, lean=-0.02)
    palm(scene.motif("right palm"), (874, 1275), 730, GREENS, lean=0.02)
    for place, (x, y, wide, tall) in enumerate(((120, 1290, 260, 150), (900, 1290, 280, 165), (70, 1420, 270, 170), (950, 1420, 270, 170))):
        bush(scene.motif(f"near bush {place}"), (x, y), wide, tall, Leafage("#08231f", "#1a5a42", "#8fbf52", "#3a3020"))
    ferns = scene.motif("ferns")
    for x, y, tall in ((250, 1180, 110), (770, 1180, 110), (205, 1290, 160), (835, 1290, 150), (150, 1400, 180), (880, 1400, 180)):
        fern(ferns, (x, y), tall, fronds=9, green="#2c7048")


# ---- the one within


def gardener() -> Thing:
    """Narrow at the shoulders, slumped at the foot, his eyes shut over the flower."""
    snow, coal = Stuff(WET, PAPER, under=DRY, finest=1.4), Stuff("#201a20", GLAZE)
    thing = Thing()
    clay = thing.clay
    clay.limb([vec(0, 0.34, 0)], 0.36, snow, melt=0.06)
    for turn in np.linspace(0, 2 * math.pi, 40)[:-1]:
        out = 0.46 + 0.05 * math.sin(turn * 2 + 1) + 0.035 * math.sin(turn * 5)
        way = np.array([math.sin(turn), 0, math.cos(turn)])
        clay.limb([way * 0.2 + vec(0, 0.34, 0), way * 0.37 + vec(0, 0.13, 0), way * out + vec(0, 0.03, 0)], [0.19, 0.11, 0.035], snow, melt=0.08)
    clay.limb([vec(0, 0.60, 0), ahead(0.02, 0.80)], [0.255, 0.165], snow, melt=0.09)
    clay.limb([ahead(0.06, 1.02)], 0.185, snow, melt=0.07)
    clay.limb([ahead(0.22, 1.02), ahead(0.34, 0.985), ahead(0.48, 0.935)], [0.05, 0.037, 0.012], Stuff("#e07a2c"), "carrot")
    for up, forward in ((0.86, 0.17), (0.68, 0.245), (0.46, 0.365)):
        clay.limb([ahead(forward, up, 0.02)], 0.024, coal, "buttons", melt=0.004)
    for sign in (1, -1):
        clay.mark([ahead(0.215, 1.07, 0.065 * sign), ahead(0.215, 1.055, 0.088 * sign), ahead(0.20, 1.07, 0.112 * sign)], 0.014, "#241c22", taper=0.2)
    for turn in (-0.25, 0.0, 0.25, 0.5):
        clay.limb([ahead(0.232 - 0.06 * abs(turn), 0.945 + 0.03 * abs(turn), 0.15 * turn)], 0.011, coal, "mouth", melt=0.003)
    ring = np.linspace(0, 2 * math.pi, 20)
    red = Stuff("#b8432f")
    clay.limb([vec(0.165 * math.sin(a), 0.865 + 0.015 * math.sin(2 * a), 0.03 + 0.165 * math.cos(a)) for a in ring], 0.042, red, "scarf", melt=0.012)
    clay.limb([ahead(0.14, 0.85, -0.12), ahead(0.22, 0.70, -0.17), ahead(0.24, 0.53, -0.19)], [0.036, 0.046, 0.042], red, "scarf tail", melt=0.012)
    for up in (0.70, 0.63, 0.56):
        clay.mark([ahead(0.28, up, -0.12), ahead(0.27, up - 0.006, -0.18), ahead(0.23, up, -0.225)], 0.016, "#f0cf8c", taper=0.1)
    twig = wood("#6a4a34")
    clay.limb([ahead(0.10, 0.79, -0.13), ahead(0.34, 0.72, -0.19), ahead(0.60, 0.80, -0.10)], [0.024, 0.018, 0.015], twig, "arm", melt=0.008)
    for finger in (ahead(0.68, 0.83, -0.10), ahead(0.66, 0.76, -0.08), ahead(0.63, 0.87, -0.09)):
        clay.limb([ahead(0.59, 0.80, -0.10), finger], [0.012, 0.006], twig, "arm", melt=0.004)
    return thing


VIEW = View(FOOT, SIZE, -62, 5)


def wetness(scene: Scene, he: Thing) -> None:
    """Runnels of melt, and the lamps in them."""
    wet = scene.motif("runnels")
    body = max(scene.motifs["snowman"].ids, key=scene.canvas.visible)
    for x, y in wet.spots(body, 150):
        long = float(wet.random.uniform(12, 44))
        ink = ("#ffffff", "#fff6dc", "#9fb8c4", "#86a4b4")[int(wet.random.integers(4))]
        wet.line(
            [(x, y - long / 2), (x + wet.random.normal(), y), (x + wet.random.normal() * 2, y + long / 2)],
            float(wet.random.uniform(1.6, 3.4)),
            ink,
            on=body,
            opacity=0.5,
            taper=0.7,
        )


def can(scene: Scene, he: Thing) -> None:
    """Hung on his twig hand, tipped over the pot."""
    x, y = VIEW.place(ahead(0.60, 0.80, -0.10))
    tin = scene.motif("watering can", story=True)
    rose = watering_can(tin, (x + 14, y + 86), 118, "#9aa8aa", turn=-0.42, mirrored=True)
    water = scene.motif("water falling", story=False)
    for _ in range(46):
        t = water.random.random()
        at = (rose[0] - 30 * t + water.random.normal() * (2 + 6 * t), rose[1] + 12 + 96 * t * t + 20 * t)
        water.dab(
            at, water.random.uniform(7, 15), 2.2, 1.9 - 0.45 * (1 - t), ("#f4f8ea", "#c8e0dc", "#ffffff")[int(water.random.integers(3))], opacity=0.85, load=1
        )


def carrot_shoots(scene: Scene, he: Thing) -> None:
    shoots = scene.motif("sprouting carrot", story=True, brush=FINE)
    x, y = VIEW.place(ahead(0.27, 1.045))
    for turn, long in ((-2.2, 40), (-1.65, 52), (-1.1, 36)):
        tip = (x + math.cos(turn) * long, y + math.sin(turn) * long)
        shoots.line([(x, y), (x + math.cos(turn) * long * 0.5 + 3, y + math.sin(turn) * long * 0.5), tip], 3, "#6fa03c", load=1)
        for side in (-0.9, 0.0, 0.9):
            leaf(shoots, tip, 17, turn + side, "#8fc24e", width=0.5, veins=False)


def leafing_arm(scene: Scene, he: Thing) -> None:
    """The other twig has begun to bud in the warmth."""
    arm = scene.motif("arm turning to leaf", story=True, material=WOOD, brush=FINE)
    root = np.array(VIEW.place(ahead(-0.02, 0.755, 0.15)))
    spine = root + np.array([(0, 0), (66, -40), (112, -112), (170, -168)])
    rod(arm, spine, [14, 11, 9, 4], "#6a4a34")
    for place, turn in ((1, -0.1), (2, -2.0), (2, 0.1)):
        end = spine[place] + np.array([math.cos(turn), math.sin(turn)]) * 56
        rod(arm, [spine[place], (spine[place] + end) / 2 + (0, 3), end], [7, 5, 3], "#6a4a34")
    for x, y, turn, long in (
        (170, -168, -1.3, 80),
        (170, -168, -0.35, 76),
        (164, -164, -2.1, 60),
        (150, -148, 0.5, 52),
        (88, -162, -2.4, 58),
        (90, -158, -1.5, 46),
        (168, -106, 0.2, 54),
        (122, -46, 0.1, 52),
        (118, -44, -0.9, 44),
        (120, -120, -0.6, 40),
    ):
        leaf(arm, (root[0] + x, root[1] + y), long, turn, "#5fa848", width=0.46)


def melt(scene: Scene) -> None:
    """The puddle he stands in."""
    pool = scene.motif("melt puddle", story=True)
    pool.contact((FOOT[0], FOOT[1] + 6), 420, 60)
    x, y = FOOT
    rim = [(-262, 6), (-190, -34), (-40, -48), (130, -44), (240, -12), (256, 26), (150, 62), (20, 52), (-90, 84), (-215, 62)]
    water = pool.shape(
        blob([(x + u, y + v) for u, v in rim]), Gradient(["#86b0a4", "#2c5a58", "#1c4446"], (0, y - 46), (0, y + 84)), depth=5, flow=0.0, material=GLAZE
    )
    pool.wash(polygon([(x - 120, y), (x + 120, y), (x + 90, y + 80), (x - 80, y + 80)]), "#eef0e0", 0.34, soft=9, within=water)
    for _ in range(80):
        at = (x + pool.random.normal() * 110, y + pool.random.uniform(-36, 76))
        pool.dab(
            at,
            pool.random.uniform(14, 48),
            pool.random.uniform(1.6, 3.4),
            0.0,
            ("#f4edd8", "#b8d0b8", "#c9c98a", "#8fb0a4")[int(pool.random.integers(4))],
            on=water,
            opacity=0.55,
            taper=0.8,
        )


def orchid(scene: Scene) -> None:
    """On its stool, bending towards him."""
    stand = scene.motif("stool", material=WOOD, brush=FINE)
    x, y = 288.0, 1344.0
    stand.contact((x, y), 120)
    for side in (-44, 0, 44):
        rod(stand, [(x + side * 0.7, y - 126), (x + side, y - 60), (x + side * 1.2, y + (8 if not side else -2))], [10, 8, 8], "#5f4632")
    stand.shape(ellipse((x, y - 128), 66, 15), "#7a5a3a", depth=8)
    pot = flowerpot(scene.motif("pot"), (x, y - 124), 100, "#c0683e")
    flower = scene.motif("orchid", story=True, brush=FINE)
    px, py = pot.at
    for turn, long in ((-2.75, 120), (-0.4, 128), (-2.3, 84), (-0.95, 80)):
        leaf(flower, (px, py), long, turn, "#3f8f50", width=0.34, droop=0.3)
    stem = curve([(px, py), (px - 40, py - 130), (px - 34, py - 250), (px + 22, py - 340), (px + 110, py - 366), (px + 178, py - 330)], 14)
    rod(flower, stem[::7], [9, 8, 7, 6, 4], "#5f9a4a")
    for place, size, turn in ((26, 0.95, -0.3), (38, 1.2, -0.15), (49, 1.35, 0.05), (59, 1.2, 0.25), (66, 0.85, 0.4)):
        bloom(flower, (float(stem[place][0]) + (-9 if place % 2 else 8), float(stem[place][1]) + 24 * size), size, turn)
    for place in (69, 70):
        flower.shape(ellipse((float(stem[place][0]) + 4, float(stem[place][1]) + 9 * (place - 67)), 8, 11), "#d86aa8", depth=6)


def bloom(flower: Motif, at: Place, size: float, turn: float) -> None:
    """A moth orchid: three narrow sepals, two broad petals, a dark lip."""
    here = Placement(at, 1.3 * size, turn)
    for way in (-math.pi / 2, 0.62, math.pi - 0.62):
        sepal = Placement((0, 0), 1.0, way)(blob([(0, -6), (16, -11), (34, 0), (16, 11), (0, 6)]))
        flower.shape(here(sepal), "#b03a84", depth=9 * size, material=SKIN, lit="#f0a0cc", shade="#5f1a50")
    for side in (-1, 1):
        petal = flower.shape(
            here(blob([(0, -4), (side * 12, -22), (side * 34, -20), (side * 39, -2), (side * 24, 13), (side * 6, 8)])),
            "#d2509a",
            depth=16 * size,
            lit="#ffc8e0",
            shade="#7a2060",
        )
        for vein in range(4):
            flower.line(here([(side * 4, 0), (side * 20, -13 + vein * 6), (side * 32, -15 + vein * 7)]), 1.5, "#8f2a70", on=petal, opacity=0.45, taper=0.8)
    flower.shape(here(blob([(-7, 0), (0, -5), (7, 0), (9, 12), (0, 22), (-9, 12)])), "#7a1f58", depth=6 * size, lit="#ff9ac4")
    flower.dab(here.point(0, 3), 9 * size, 7 * size, 0, "#ffd86a", load=1, taper=0)


def frog(scene: Scene) -> None:
    guest = scene.motif("frog", story=True)
    guest.contact((500, 1416), 84)
    creatures.frog("#84b83e", "#e8e4a8", eyes="open").paint(guest, View((500, 1418), 104, 48, 14))


def near_leaves(scene: Scene) -> None:
    """Dark, with lit edges, framing what goes on."""
    edge = scene.motif("near leaves")
    for x, y, long, turn in (
        (-30, 1300, 250, -0.5),
        (-40, 1430, 330, -0.22),
        (20, 1540, 300, -0.95),
        (170, 1550, 190, -1.2),
        (1030, 1290, 260, -2.6),
        (1045, 1430, 330, -2.9),
        (985, 1545, 290, -2.15),
        (840, 1550, 180, -1.95),
    ):
        big_leaf(edge, (x, y), long, turn, "#17503f" if long > 200 else "#1f6a4c", torn=0.12)


def steam(scene: Scene) -> None:
    air = scene.motif("steam")
    for path in (
        [(360, 1180), (420, 1040), (330, 880), (400, 700)],
        [(780, 1230), (720, 1090), (800, 940), (740, 780)],
        [(650, 850), (610, 760), (680, 660), (620, 540)],
    ):
        air.wash(ribbon(path, [40, 80, 92, 50]), "#f4edd8", 0.15, soft=26)
