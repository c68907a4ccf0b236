"""13, weather-market: her weathers stand in stoppered jars, the noon shines through them, and one has got loose."""

import math
from itertools import pairwise

import numpy as np

from atelier import marks
from atelier.bodies import creatures, poses, things
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.outfit import FURRED, Face, Hair, Hat, coat, dress, working
from atelier.bodies.people import Person
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, blob, curve, ellipse, polygon
from atelier.light import WOOD, Light
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.forms import cloth
from atelier.motifs.goods import hat
from atelier.motifs.keepsakes import coins
from atelier.motifs.vessels import jar
from atelier.motifs.yard import awning
from atelier.palette import Image, Pigment, ramp
from atelier.paper import Finish
from atelier.scene import Gradient, Motif, Scene

CARD = Card(
    number=13,
    slug="weather-market",
    palette=("#f2b632", "#f8f1df", "#48b0a8", "#e56b56", "#343c6b"),
    spread=Spread(
        hue="orange/peach", place="market", time="noon", season="summer", mood="joyful", viewpoint="eye level",
        figure="crowd", composition="frieze", people=True, relation=True, cast=("D", "A", "B", "C", "E"),
        themes=("money-greed", "weather", "work-machines", "scale"),
    ),
)  # fmt: skip

COUNTER, FLOOR = 902.0, 1452.0
STORM: Place = (836.0, 1366.0)
AWNING = Light(direction=(-0.2, -0.5, 0.9), colour="#fffbe0", shade="#a8804a", depth=0.3, strength=0.5)
COBBLES = ("#e6c48c", "#c09066", "#d8ac74", "#b0805a")
GLASS = "#8fd0c8"


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.35, -0.75, 0.5), colour="#fff3c8", shade="#3f4a74", depth=0.5, strength=0.85, rim="#fffbe4", rim_strength=0.8, air="#cfe6dc"
    )
    scene.finish = Finish(ground="#c8a468", grade=lambda image: (image - 0.5) * 1.05 + 0.5)
    noon(scene)
    posts(scene)
    shelves(scene)
    seller(scene)
    counter(scene)
    on_the_counter(scene)
    roof = scene.motif("awning", light=AWNING)
    awning(roof, (500, -10), 1010, 208, ("#f2b632", "#f8f1df"), scallops=11)
    roof.glow((420, 60), 760, "#fff3cc", 0.5, down=170)
    stolen_hat(scene)
    customers(scene)
    loose_storm(scene)


def noon(scene: Scene) -> None:
    """A square too bright to look at, other awnings in it."""
    broad = scene.canvas.broad
    scene.background(lambda x, y: ramp(["#8fc8c2", "#d6ead2", "#fff0c4", "#f9d29a"], (y - 150) / 800 + 0.06 * broad), flow=0.1, brush=BROAD)
    far = scene.motif("far stalls", light=Light(direction=(-0.4, -0.7, 0.5), colour="#fffbe8", shade="#a8c4bc", depth=0.4, strength=0.6))
    for x, y, wide, ink in ((130, 640, 190, "#f0b8a4"), (880, 610, 230, "#a8d4cc"), (560, 650, 170, "#f4d890")):
        far.shape(polygon([(x - wide / 2, y), (x + wide / 2, y), (x + wide * 0.58, y + 60), (x - wide * 0.58, y + 60)]), ink, depth=10)
        for a, b in ((-0.2, -0.1), (0.0, 0.1), (0.2, 0.3)):
            far.inlay(polygon([(x + a * wide, y), (x + b * wide, y), (x + b * wide * 1.16, y + 60), (x + a * wide * 1.16, y + 60)]), "#fbf3e0", depth=8)
        far.wash(polygon([(x - wide / 2, y + 60), (x + wide / 2, y + 60), (x + wide / 2, y + 190), (x - wide / 2, y + 190)]), "#9cc0b4", 0.5, soft=10)
    ground = scene.motif("cobbled ground")
    level = Gradient(["#d8b078", "#ecd09a", "#cca070", "#a87858"], (0, 1130), (0, 1540))
    ground.shape(polygon([(-40, 1130), (1040, 1130), (1040, 1560), (-40, 1560)]), level, depth=60)
    for _ in range(170):
        x, y = ground.random.uniform(-10, 1010), ground.random.uniform(1240, 1500)
        size = 10 + (y - 1240) * 0.11
        ground.inlay(ellipse((x, y), size, size * 0.4), COBBLES[int(ground.random.integers(4))], depth=6, opacity=0.5)


def posts(scene: Scene) -> None:
    wood = scene.motif("posts", material=WOOD, brush=FINE)
    for x in (40, 962):
        wood.shape(polygon([(x - 15, 120), (x + 15, 120), (x + 17, 1300), (x - 17, 1300)]), "#8a5a38", depth=14, flow=math.pi / 2)


# ---- weathers


FILLED: dict[str, tuple[Pigment | None, float, Pigment | None]] = {
    "sunset": ("#e56b56", 0.9, None), "fog": ("#e4e6e2", 0.95, None), "night": ("#2a3264", 0.95, None), "sun": (None, 0.6, "#ffd24a"),
    "sea": ("#2f8f92", 0.45, None), "storm": ("#4a5078", 0.95, None), "rain": ("#7f9ab0", 0.3, None), "heat": ("#f2a03c", 0.8, None),
    "lightning": ("#3a427c", 0.98, None),
}  # fmt: skip


def weather(motif: Motif, foot: Place, height: float, kind: str, wide: float = 0.66) -> None:
    """One jar, and what is in it."""
    fill, level, inside = FILLED.get(kind, (None, 0.6, None))
    lid = ("#b0784a", "#c89a5a")[int(height) % 2]
    shown = jar(motif, foot, height, width=height * wide, glass=GLASS, full=fill, level=level, inside=inside, lid=lid)
    x, y, r = foot[0], foot[1] - height * 0.38, height * wide * 0.42
    inner = {"lightning": bolt, "rainbow": bow, "snow": flakes, "storm": shower, "rain": shower, "night": stars, "sunset": low_sun, "fog": veils, "breeze": air}
    if kind in inner:
        inner[kind](motif, x, y, r, shown)
    for dx, dy, long in ((-0.62, -0.5, 0.75), (0.66, -0.3, 0.35)):
        motif.line([(x + dx * r * 1.05, y + dy * r), (x + dx * r * 1.1, y + (dy + long) * r)], height * 0.03, "#ffffff", on=shown, taper=0.6, opacity=0.75)


def bolt(motif: Motif, x: float, y: float, r: float, shown: int) -> None:
    """Lightning, caught standing."""
    motif.wash(ellipse((x, y - r * 0.95), r * 1.2, r * 0.5), "#1c2148", 0.8, soft=6, within=shown)
    motif.glow((x, y + r * 0.1), r * 1.25, "#c8c4ff", 0.75, within=shown)
    motif.glow((x, y + r * 0.2), r * 0.75, "#fff6c0", 0.8, within=shown)
    stem = [(0.16, -0.95), (-0.10, -0.52), (0.22, -0.40), (-0.18, 0.12), (0.16, 0.24), (-0.06, 0.98)]
    for path, thick in ((stem, 0.10), ([(0.22, -0.40), (0.58, -0.1), (0.46, 0.2)], 0.055), ([(-0.18, 0.12), (-0.56, 0.36), (-0.5, 0.66)], 0.055)):
        for ink, wide in (("#a89cf0", 2.0), ("#fffdf0", 1.0)):
            for start, end in pairwise(path):
                motif.line([(x + start[0] * r, y + start[1] * r), (x + end[0] * r, y + end[1] * r)], r * thick * wide, ink, on=shown, taper=0.1, load=1)


def bow(motif: Motif, x: float, y: float, r: float, shown: int) -> None:
    """A rainbow, folded twice so that it goes in."""
    for band, ink in enumerate(("#e0503f", "#f2962f", "#f6d84a", "#5fb860", "#3f8fd0", "#7a55b0")):
        t = np.linspace(math.pi, 2 * math.pi, 18)
        radius = r * (1.0 - 0.135 * band)
        motif.line(np.stack([x + np.cos(t) * radius * 0.92, y + r * 0.75 + np.sin(t) * radius * 1.7], 1), r * 0.15, ink, on=shown, taper=0, load=1, dry=0)


def flakes(motif: Motif, x: float, y: float, r: float, shown: int) -> None:
    motif.wash(ellipse((x, y - r * 0.8), r, r * 0.5), "#8fa0b8", 0.7, soft=4, within=shown)
    motif.wash(ellipse((x, y + r * 0.95), r * 1.1, r * 0.45), "#fdfdfa", 0.95, soft=2, within=shown)
    for _ in range(34):
        motif.dab((x + motif.random.normal() * r * 0.5, y + motif.random.uniform(-0.9, 0.9) * r), r * 0.08, r * 0.08, 0, "#ffffff", on=shown, load=1)


def shower(motif: Motif, x: float, y: float, r: float, shown: int) -> None:
    motif.wash(ellipse((x, y - r * 0.7), r * 1.1, r * 0.55), "#2c3258", 0.85, soft=4, within=shown)
    for _ in range(16):
        a, b = x + motif.random.uniform(-0.8, 0.8) * r, y + motif.random.uniform(-0.4, 0.6) * r
        motif.line([(a, b), (a - r * 0.12, b + r * 0.4)], r * 0.045, "#dfeaf0", on=shown, taper=0.7, opacity=0.8)


def stars(motif: Motif, x: float, y: float, r: float, shown: int) -> None:
    for _ in range(9):
        marks.sparkle(motif, (x + motif.random.uniform(-0.7, 0.7) * r, y + motif.random.uniform(-0.9, 0.7) * r), r * 0.08)
    motif.dab((x + r * 0.2, y - r * 0.2), r * 0.45, r * 0.45, 0, "#fbf0c4", on=shown, load=1, taper=0)


def low_sun(motif: Motif, x: float, y: float, r: float, shown: int) -> None:
    dusk = [(x - r * 1.3, y - r * 1.2), (x + r * 1.3, y - r * 1.2), (x + r * 1.3, y), (x - r * 1.3, y)]
    motif.wash(polygon(dusk), "#7a5a98", 0.6, soft=r * 0.4, within=shown)
    motif.wash(ellipse((x, y + r * 0.3), r * 0.42), "#ffe08a", 0.95, soft=2, within=shown)


def veils(motif: Motif, x: float, y: float, r: float, shown: int) -> None:
    for band in range(4):
        motif.wash(ellipse((x + motif.random.normal() * r * 0.2, y - r * 0.7 + band * r * 0.5), r * 0.9, r * 0.13), "#ffffff", 0.7, soft=5, within=shown)


def air(motif: Motif, x: float, y: float, r: float, shown: int) -> None:
    """Nothing, but it moves."""
    for turn in range(4):
        t = np.linspace(0, 4.4, 14)
        swirl = np.stack([x + np.cos(t + turn) * r * (0.7 - 0.12 * t), y - r * 0.6 + turn * r * 0.42 + np.sin(t + turn) * r * 0.2], 1)
        motif.line(swirl, r * 0.05, "#ffffff", on=shown, taper=0.8, opacity=0.9)


def shelves(scene: Scene) -> None:
    """Against the light, so that all of them glow."""
    for row, (y, names, size) in enumerate(
        ((470, ("fog", "sunset", "rain", "night", "heat", "snow", "sea", "storm"), 124), (672, ("sea", "night", "sun", "storm", "", "", "sunset", "rain"), 138))
    ):
        shelf = scene.motif(f"shelf {row}", material=WOOD, brush=FINE)
        shelf.shape(polygon([(24, y), (978, y), (978, y + 20), (24, y + 20)]), "#94643c", depth=9, flow=0.0)
        for place, kind in enumerate(names):
            if not kind:
                continue
            jars = scene.motif(f"jar {row} {place}", brush=FINE)
            tall = size * float(jars.random.uniform(0.72, 1.12))
            x = 100 + place * 115 + jars.random.normal() * 7
            jars.glow((x, y - tall * 0.4), tall * 0.8, "#fffdf0", 0.75)
            weather(jars, (x, y + 3), tall, kind, float(jars.random.uniform(0.52, 0.82)))
    shade = scene.motif("shade of the awning")
    shade.wash(polygon([(-20, 190), (1020, 190), (1020, 400), (-20, 330)]), "#5a6a8a", 0.42, soft=40, way="multiply")


def seller(scene: Scene) -> None:
    clothes = working("#e56b56", "#5a4a5a", hat=Hat("headscarf", "#2f9088"), apron="#f8f1df", scarf=None)
    she = Person(
        "large",
        clothes.but(sleeve=0.6, braces=None, skirt="#5a4a5a"),
        "D",
        Hair("none"),
        Face("round", "double", eyes="closed", brows=False, blush=True),
        seed=3,
    )
    pose = poses.standing().but(arms=(poses.Arm(30, 18, 60, 10), poses.Arm(70, 20, 90, 10)), hands=("flat", "grip"), head=(-14, 6, -6))
    posed = she.posed(pose, View((560, 1300), 660, 14, 4), right_hand=(404, 812), left_hand=(716, 880))
    posed.paint(scene.motif("seller", story=True), contact=False)


def counter(scene: Scene) -> None:
    board = scene.motif("counter", material=WOOD)
    board.shape(polygon([(-20, COUNTER), (1020, COUNTER), (1040, COUNTER + 44), (-40, COUNTER + 44)]), "#b07a48", depth=12, flow=0.0)
    drape = scene.motif("counter cloth")

    def striped(x: Image, y: Image) -> Image:
        return ramp(["#f0854e", "#fbe8c8"], (np.mod(x + 3 * np.sin(y / 40), 150) > 112) * 1.0 + 0 * y)

    cloth(drape, polygon([(-40, COUNTER + 40), (1040, COUNTER + 40), (1040, 1290), (-40, 1290)], 20), striped, fold=74, depth=13, from_y=COUNTER)
    drape.wash(polygon([(-40, COUNTER + 36), (1040, COUNTER + 36), (1040, COUNTER + 76), (-40, COUNTER + 76)]), "#5a2a3a", 0.5, soft=12, way="multiply")
    drape.wash(polygon([(-40, 1180), (1040, 1180), (1040, 1300), (-40, 1300)]), "#5a2a4a", 0.55, soft=40, way="multiply")


def on_the_counter(scene: Scene) -> None:
    """The best of it, and what the noon throws through it."""
    sparkle = scene.motif("colours thrown by the jars")
    for x, ink in ((118, "#ffe26a"), (292, "#f2805a"), (850, "#7fd8cc")):
        sparkle.glow((x + 60, COUNTER + 22), 90, ink, 0.75, down=20)
        sparkle.wash(polygon([(x - 40, COUNTER + 40), (x + 110, COUNTER + 40), (x + 220, 1290), (x + 40, 1290)]), ink, 0.5, soft=24)
    for x, y, tall, kind, wide in (
        (120, COUNTER + 24, 262, "lightning", 0.66), (296, COUNTER + 28, 214, "rainbow", 0.74), (402, COUNTER + 18, 74, "snow", 0.8),
        (868, COUNTER + 26, 236, "breeze", 0.66),
    ):  # fmt: skip
        wares = scene.motif(f"{kind} for sale", story=True, brush=FINE)
        weather(wares, (x, y), tall, kind, wide)
        wares.glow((x - tall * 0.12, y - tall * 0.42), tall * 0.34, "#fffdf0", 0.35)
    purse = scene.motif("coins", story=True, brush=CRISP)
    coins(purse, (640, COUNTER + 30), 88, count=9)
    snail = scene.motif("snail", story=True)
    slime = [(520, COUNTER + 52), (540, COUNTER + 36), (590, COUNTER + 31), (640, COUNTER + 34)]
    snail.line([(498, 1100), (506, 1010), *slime[:3]], 9, "#eafaf0", taper=0.2, load=1, opacity=0.75)
    creatures.snail("#c8b088", "#48b0a8").paint(snail, View((566, COUNTER + 30), 76, 70, 8))


def stolen_hat(scene: Scene) -> None:
    """By the breeze, which is still in its jar for the most part."""
    gust = scene.motif("breeze")
    for path in (
        [(872, 652), (902, 590), (860, 530), (800, 548), (786, 600)], [(858, 654), (846, 610), (800, 620), (770, 660)],
        [(880, 652), (936, 560), (900, 470), (820, 470), (772, 510)],
    ):  # fmt: skip
        gust.line(curve(path, 10), 5, "#6fb0ac", taper=0.95, opacity=0.5)
        gust.line(curve(path, 10), 3, "#ffffff", taper=0.95, opacity=0.85)
    flown = scene.motif("stolen hat", story=True)
    hat(flown, (744, 566), 104, "straw", "#f0c860", band="#e56b56", turn=-0.5)


# ---- who buys


def customers(scene: Scene) -> None:
    front = Light(direction=(-0.45, -0.7, 0.45), colour="#fff0c4", shade="#3f3f68", depth=0.5, strength=0.9, rim="#fffbe8", rim_strength=0.8)
    greys = coat("#8f9aa8", 1.1, trousers="#6f7886", hat=Hat("bowler", "#78828f", "#5a636f"), scarf="#c8ccd0")
    fog = Person("thin", greys, "#efe9e4", Hair("short", "#d8d8d8"), Face("long", "weak"), seed=6)
    posed = fog.posed(poses.carrying(0.75), View((150, FLOOR - 8), 520, 62, 3))
    pale = scene.motif("pale man", story=True, light=front)
    posed.paint(pale, shadow=(0.5, 0.12), shadow_strength=0.4)
    hands = (np.array(posed.at("hand_l")) + posed.at("hand_r")) / 2
    weather(scene.motif("fog for his house", story=True, brush=FINE, light=front), (float(hands[0]) + 8, float(hands[1]) + 8), 92, "fog", 0.7)
    girl = Person("child", dress("#f2b632", collar="#fbf6e6"), "E", Hair("puffs", "#1a1216"), Face("button"), seed=2)
    step = poses.walking(0.4).but(arms=(poses.Arm(-6, 10, 10), poses.Arm(20, 12, 20)), hands=("easy", "grip"), head=(0, -16, 0))
    girl.posed(step, View((330, FLOOR + 14), 322, 118, 3)).hold("right", things.bucket("#7fa8a8").bigger(1.25)).paint(
        scene.motif("girl with a bucket", story=True, light=front), shadow=(0.5, 0.12), shadow_strength=0.4
    )
    hare = Person("beast", FURRED.but(top="#48b0a8", length=0.5), "#a8854f", beast="hare", seed=4)
    up = poses.reaching(118).but(legs=poses.standing().legs, head=(0, -18, 0))
    hare.posed(up, View((480, FLOOR - 6), 330, 165, 3)).paint(scene.motif("hare", story=True, light=front), shadow=(0.5, 0.12), shadow_strength=0.4)
    bald = Person("old", coat("#4a5a8a", 0.5, trousers="#6a5a4a"), "B", Hair("balding", "#e8e4dc"), Face("hooked", "weak"), seed=8)
    reach = poses.reaching(140).but(legs=poses.standing().legs, head=(0, -30, 0))
    bald.posed(reach, View((648, FLOOR - 20), 440, 128, 3)).paint(scene.motif("whose hat it was", light=front), shadow=(0.5, 0.12), shadow_strength=0.4)


def loose_storm(scene: Scene) -> None:
    """As large as a cat, and it spits."""
    x, y = STORM
    broken = scene.motif("broken jar", story=True, brush=CRISP)
    broken.contact((x, FLOOR + 6), 210, 24)
    for dx, dy, turn, size in ((-92, 4, 0.4, 26), (-60, 16, 2.0, 18), (70, 14, 1.0, 24), (106, 2, 2.6, 17), (20, 24, 0.2, 15), (-24, 26, 1.4, 12)):
        at = np.array([x + dx, FLOOR + dy])
        corner = [at + (math.cos(turn + k * 2.2) * size, math.sin(turn + k * 2.2) * size * 0.5) for k in range(3)]
        broken.shape(polygon(corner, 3), GLASS, depth=3, lit="#f4fffb", wobble=0.3)
    dark = Light(direction=(-0.3, -0.7, 0.5), colour="#aab4e0", shade="#161a3c", depth=0.7, strength=0.7)
    funnel = scene.motif("storm", story=True, light=dark)
    spin = [
        (x - 96, y - 96),
        (x + 100, y - 100),
        (x + 58, y - 40),
        (x + 44, y + 10),
        (x + 14, y + 58),
        (x - 6, y + 92),
        (x - 16, y + 58),
        (x - 46, y + 6),
        (x - 56, y - 44),
    ]
    body = funnel.shape(blob(spin), lambda a, b: ramp(["#2c3466", "#464f86", "#7480b4"], (b - y + 100) / 200), depth=44, flow=0.25)
    for turn in range(8):
        t, wide, at = np.linspace(0.0, math.pi, 14), 96 - 12 * turn, y - 84 + 22 * turn
        ink = ("#aab4e0", "#222a5a")[turn % 2]
        funnel.line(np.stack([x + np.cos(t) * wide, at + np.sin(t) * 14], 1), 6, ink, on=body, taper=0.7, opacity=0.75)
    for number, (dx, dy, wide, high) in enumerate(((30, -84, 200, 70), (-16, -116, 270, 110))):
        cumulus(scene.motif(f"storm's head {number}", light=dark), (x + dx, y + dy + 40), wide, high, CloudTones("#464f86", "#8f9ace", "#20264e"))
    flash = scene.motif("flashes", brush=CRISP)
    left, right = (
        [(x - 66, y - 44), (x - 104, y - 2), (x - 78, y + 6), (x - 122, y + 70)],
        [(x + 60, y - 40), (x + 92, y - 6), (x + 66, y + 4), (x + 92, y + 58)],
    )
    for path in (left, right):
        flash.glow(path[-1], 70, "#fff2a0", 0.55)
        for start, end in pairwise(path):
            flash.line([start, end], 9, "#f8c62a", load=1, taper=0.3)
    Animal("cat").paint(scene.motif("cat", story=True), View((704, FLOOR + 44), 74, 80, 6), Gait.STAND, head=(-6, 0), tail=70)
