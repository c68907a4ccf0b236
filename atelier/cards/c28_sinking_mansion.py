"""28, sinking-mansion: full of gold it goes down by the bows, flags flying, and its owner waves the raft away."""

import math

import numpy as np

from atelier.bodies import creatures, poses
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.outfit import Face, Hair, Hat, coat, dress, suit, working
from atelier.bodies.people import Person
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon, ribbon
from atelier.light import METAL, STONE, WOOD, Light
from atelier.motifs.clouds import CloudTones
from atelier.motifs.forms import rod, turned
from atelier.motifs.houses import chimney
from atelier.motifs.keepsakes import chest, coins
from atelier.motifs.lines import flag
from atelier.motifs.openings import Window, window
from atelier.motifs.plants import reeds
from atelier.motifs.sky import stratus, sun
from atelier.motifs.stuff import tiles
from atelier.motifs.water import ripples, still
from atelier.palette import Image, Pigment, mix, ramp
from atelier.paper import Finish
from atelier.scene import Fill, Motif, Scene

CARD = Card(
    number=28,
    slug="sinking-mansion",
    palette=("#e3b7a8", "#e8b93c", "#b54a32", "#6d6d3a", "#4d5578"),
    spread=Spread(
        hue="orange/peach", place="marsh", time="sunset", season="autumn", mood="absurd", viewpoint="far landscape",
        figure="man", composition="big single form", people=True, relation=True, cast=("A", "B", "C", "D"),
        themes=("money-greed", "home", "sea", "endings"),
    ),
)  # fmt: skip

LEVEL = 946.0
HERE = Placement((512, 1000), 1.0, -0.17)  # its cellar is long under water, its bows are to the left
WIDE, TALL = 640.0, 400.0
ROSE, PALE, GOLD = "#e3b7a8", "#f2dccf", "#e8b93c"
SUN: Place = (700.0, 430.0)


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.55, -0.6, 0.35), colour="#ffdca0", shade="#5a3a5c", strength=0.9, depth=0.6, rim="#ffe9a8", rim_from=(0.6, -1.0), rim_strength=1.0,
        air="#e0a080",
    )  # fmt: skip
    scene.finish = Finish(ground="#a8604a", periphery=0.2, grade=lambda image: (image - 0.5) * 1.08 + 0.5)
    sunset(scene)
    far_bank(scene)
    mansion(scene)
    owner(scene)
    spilling(scene)
    butler(scene)
    water(scene)
    cellar_steps(scene)
    raft(scene)
    washtubs(scene)
    heron(scene)


def sunset(scene: Scene) -> None:
    broad = scene.canvas.broad

    def burning(x: Image, y: Image) -> Image:
        away = np.hypot((x - SUN[0]) / 820, (y - SUN[1]) / 640)
        return ramp(["#fff0b4", "#fbc878", "#ee9258", "#cc6450", "#8f4f66", "#5a4a70"], away * 1.05 + 0.08 * broad)

    scene.background(burning, flow=lambda x, y: 0.14 * np.sin(x / 240 + y / 200), brush=BROAD)
    banks = ((220, 150, 560, 60), (800, 110, 420, 44), (130, 330, 420, 34), (900, 300, 300, 26), (180, 560, 480, 26), (900, 640, 380, 22))
    for number, (x, y, wide, high) in enumerate(banks):
        stratus(scene.motif(f"cloud {number}"), (x, y), wide, high, CloudTones("#b8586a", "#ffc890", "#6a4470"), thickness=0.9, streak=8)
    sun(scene.motif("sun"), SUN, 120, "#fff3bc", air="#f8a850", reach=3.2)


def far_bank(scene: Scene) -> None:
    for number, (y, ink, deep) in enumerate(((896, "#a8685c", 40), (922, "#7d5a48", 34))):
        bank = scene.motif(f"far bank {number}")
        ridge = [(x, y + 10 * math.sin(x / 97 + number * 2) + 6 * math.sin(x / 31)) for x in range(-40, 1060, 60)]
        bank.shape(np.vstack([curve(ridge, 6), [(1040, LEVEL + 10), (-40, LEVEL + 10)]]), ink, depth=deep)
    reeds(scene.motif("far reeds"), [(-20, LEVEL - 2), (500, LEVEL - 8), (1020, LEVEL - 2)], 130, 56, green="#6d5a3a", head="#4a2f28")


# ---- the house


def quad(left: float, low: float, right: float, high: float) -> list[Place]:
    return [(left, -low), (right, -low), (right, -high), (left, -high)]


def mansion(scene: Scene) -> None:
    scene.motif("glow behind").glow((560, 560), 420, "#ffdf98", 0.35)
    house = scene.motif("mansion", story=True, material=STONE)
    w = WIDE / 2
    for x, tall in ((-0.78, 150), (-0.30, 180), (0.34, 178), (0.80, 150)):
        chimney(house, Placement(HERE.point(x * w, -TALL - 118), 1.0, HERE.turn), 46, tall * 0.8, "#b8705c", pots=2)
    slate = tiles(house, HERE, ("#3f3f58", "#4d5578", "#6d6a8c"), size=(26, 20))
    house.shape(HERE(polygon([(-w - 24, -TALL + 4), (w + 24, -TALL + 4), (w - 56, -TALL - 140), (-w + 56, -TALL - 140)], 10)), slate, depth=12)
    wall = house.shape(HERE(polygon(quad(-w, -260, w, TALL), 10)), marble(house), depth=12)
    house.shape(HERE(polygon(quad(-w - 22, TALL - 12, w + 22, TALL + 16), 8)), PALE, depth=8)
    house.shape(HERE(polygon(quad(-w - 8, 196, w + 8, 212), 8)), PALE, depth=5)
    for column in (-0.84, -0.62, -0.40, 0.40, 0.62, 0.84):
        for row, (up, tall) in enumerate(((70, 92), (256, 100))):
            dancing = column == 0.62 and row == 1
            lit = "#ffcf70" if dancing or (column, row) in ((-0.4, 1), (0.84, 0)) else None
            look = Window("round" if row else "low", PALE, "#5a4458", lit=lit, panes=(2, 3))
            window(house, Placement(HERE.point(column * w, -up), 1.0, HERE.turn), 56, tall, look)
            if dancing:
                x, y = HERE.point(column * w, -up - 8)
                for dx in (-7, 6):
                    waltz = [(x + dx - 8, y), (x + dx - 4, y - 34), (x + dx, y - 46), (x + dx + 4, y - 34), (x + dx + 9, y)]
                    house.shape(blob(waltz), "#5a2a34", depth=4, brush=CRISP)
    for x in (-0.62, 0.0, 0.62):
        dormer(house, x * w)
    porch(house)
    house.wash(HERE(polygon(quad(-w, 60, w, -40))), "#5a4a3c", 0.55, soft=26, way="multiply", within=wall)
    for x, wind in ((-0.94, -1), (0.0, -1), (0.94, -1)):
        flag(scene.motif(f"flag {x}"), HERE.point(x * w * 0.86, -TALL - (120 if x == 0 else 136)), 150, ("#b5302c", "#f2dca0"), wind=wind, size=0.5)


def marble(motif: Motif) -> Fill:
    noise = motif.noise(4)
    return lambda x, y: ramp(["#b88478", ROSE, "#f0cdbc"], 0.5 + 0.28 * noise(x, y, 180, 120) + 0.5 * np.abs(noise(x + 0.4 * y, y, 70, 260, ridged=True)) * 0.4)


def dormer(motif: Motif, x: float) -> None:
    at = Placement(HERE.point(x, -TALL - 22), 1.0, HERE.turn)
    motif.shape(at(polygon([(-38, 0), (38, 0), (38, -66), (0, -104), (-38, -66)], 4)), PALE, depth=8)
    window(motif, Placement(at.point(0, -8), 1.0, HERE.turn), 36, 54, Window("round", PALE, lit="#ffcf70" if x == 0 else None, panes=(2, 2)))


def porch(motif: Motif) -> None:
    """Four columns, a balcony on them, a pediment over that."""
    motif.shape(HERE(polygon(quad(-118, -40, 118, 196), 6)), "#9a6a68", depth=4)
    for x in (-104, -38, 38, 104):
        turned(motif, Placement(HERE.point(x, 40), 1.0, HERE.turn), [(18, -236), (19, -226), (13, -216), (15, -110), (16, 0)], PALE, material=STONE, brush=FINE)
    motif.shape(HERE(polygon(quad(-110, 214, 110, TALL - 14), 6)), "#c8968a", depth=4)
    look = Window("round", PALE, "#4a2f3c", lit="#ffd98a", panes=(2, 4))
    window(motif, Placement(HERE.point(0, -222), 1.0, HERE.turn), 84, 128, look)
    for x in (-104, 104):
        post = Placement(HERE.point(x, -212), 1.0, HERE.turn)
        turned(motif, post, [(16, -176), (17, -168), (11, -160), (13, -70), (14, 0)], PALE, material=STONE, brush=FINE)
    motif.shape(HERE(polygon([(-150, -TALL - 8), (150, -TALL - 8), (0, -TALL - 112)], 8)), PALE, depth=9)
    motif.shape(HERE(polygon([(-100, -TALL - 20), (100, -TALL - 20), (0, -TALL - 88)], 8)), mix(ROSE, "#8a4a3c", 0.25), depth=4)
    motif.shape(HERE(ellipse((0, -TALL - 46), 20)), GOLD, depth=10, material=METAL, brush=FINE)


def owner(scene: Scene) -> None:
    """No, no: first the chest."""
    man = scene.motif("owner", story=True, brush=FINE)
    foot = HERE.point(-34, -206)
    fat = Person("large", suit("#7a2436", hat=Hat("top", "#241c26"), scarf="#f6ecd8"), "A", Hair("short", "#b8b0a8", "moustache"), Face("round", "double"))
    no = poses.standing().but(arms=(poses.Arm(70, 40, 10, -20), poses.Arm(-10, 30, 80, 50)), head=(-20, 6, 0), hands=("flat", "easy"))
    fat.posed(no, View(foot, 132, 24, -4)).paint(man, contact=False)
    rail = scene.motif("balustrade", material=STONE)
    for x in range(-112, 113, 28):
        turned(rail, Placement(HERE.point(x, -208), 1.0, HERE.turn), [(5, -42), (4, -34), (8, -16), (6, 0)], PALE, material=STONE, brush=FINE)
    rail.shape(HERE(polygon(quad(-126, 248, 126, 260), 6)), PALE, depth=5)
    rail.shape(HERE(polygon(quad(-130, 196, 130, 210), 6)), PALE, depth=5)


def spilling(scene: Scene) -> None:
    """Coins well up in the chimneys, run down the slates and jump into the marsh."""
    gold = scene.motif("gold", story=True, brush=CRISP, material=METAL, wobble=0.3)
    w = WIDE / 2
    for x, up in ((-0.78, 268), (-0.30, 292), (0.34, 290), (0.80, 268)):
        top = HERE.point(x * w, -TALL - up + 44)
        coins(gold, (top[0], top[1] + 10), 74, 26, GOLD, size=0.11)
        side = -1 if x < 0.5 else 1
        for _ in range(26):
            t = float(gold.random.random())
            drop = top[1] - 46 * math.sin(t * 3.1) + 330 * t * t + gold.random.normal() * 9
            at = (top[0] + side * (20 + 96 * t) + gold.random.normal() * 8, drop)
            coin(gold, at, 6 + 4 * float(gold.random.random()))
    for x in (-0.95, -0.6, -0.18, 0.22, 0.52, 0.9):
        for _ in range(9):
            at = HERE.point(x * w + gold.random.normal() * 26, -TALL - 8 - abs(gold.random.normal()) * 34)
            coin(gold, at, 6)
    for x in (-0.84, 0.40):
        sill = HERE.point(x * w, -256)
        for k in range(24):
            coin(gold, (sill[0] + gold.random.normal() * (10 + k * 0.5), sill[1] - 26 + k * 7.5 + gold.random.normal() * 5), 6)


def coin(motif: Motif, at: Place, radius: float) -> None:
    squash, turn = float(motif.random.uniform(0.4, 1.0)), float(motif.random.uniform(0, 3))
    motif.shape(ellipse(at, radius, radius * squash, turn, 20), ("#f4cf58", GOLD, "#c8902c")[int(motif.random.integers(3))], depth=2, lit="#fff3b0")


def butler(scene: Scene) -> None:
    sill = HERE.point(-0.62 * WIDE / 2, -64)
    man = scene.motif("butler", brush=FINE)
    Person("thin", suit("#22222c"), "C", Hair("balding", "#2a2020"), Face("long")).posed(
        poses.standing().but(lean=30, arms=(poses.Arm(64, 20, 20), poses.Arm(40, 20, 40))), View((sill[0] + 6, sill[1] + 52), 132, -46, 0)
    ).paint(man, contact=False)
    man.shape(HERE(polygon(quad(-0.62 * WIDE / 2 - 44, 40, -0.62 * WIDE / 2 + 44, 66), 5)), PALE, depth=6, material=STONE)
    rod(man, [(sill[0] - 40, sill[1] - 16), (sill[0] - 84, sill[1] + 4)], [6, 6], "#c8c8d0", material=METAL)
    man.shape(ellipse((sill[0] - 94, sill[1] + 8), 18, 12, 0.4), "#c8c8d0", depth=8, material=METAL)
    for k in range(9):
        man.dab((sill[0] - 106 - 5 * k, sill[1] + 14 + 2.2 * k * k), 12, 4, 1.2, "#f6dcb8", taper=0.4, load=1)


# ---- the water


def water(scene: Scene) -> None:
    flood = scene.motif("red water")
    still(flood, polygon([(-40, LEVEL), (1040, LEVEL), (1040, 1560), (-40, 1560)]), LEVEL, "#d8765a", deep="#5a3a58", mirror=0.66, ripple=6.0)
    flood.glow((SUN[0] - 40, LEVEL + 210), 210, "#ffdf98", 0.5, down=260)
    foam = scene.motif("where it goes under")
    for x in range(150, 880, 13):
        foam.dab(
            (x + foam.random.normal() * 5, LEVEL + 3 + foam.random.normal() * 4), foam.random.uniform(14, 40), 3.4, 0.0, "#ffe6c4", opacity=0.75, taper=0.6
        )
    for x, y, wide in ((220, 990, 240), (520, 1010, 420), (810, 984, 220), (300, 1130, 300), (700, 1230, 360)):
        ripples(scene.motif(f"ripples {x}"), (x, y), wide, 40, count=7, ink="#ffd0a0", opacity=0.4)
    bubbles = scene.motif("bubbles", brush=CRISP)
    for _ in range(16):
        at = (160 + bubbles.random.normal() * 40, LEVEL + 36 + bubbles.random.normal() * 12)
        bubbles.shape(ellipse(at, 4 + 4 * float(bubbles.random.random())), "#f6c8a0", depth=4, lit="#ffffff")


def cellar_steps(scene: Scene) -> None:
    """A frog has moved in already."""
    steps = scene.motif("cellar steps", material=STONE)
    for k in range(3):
        x, y = 846 + 22 * k, LEVEL + 26 - 22 * k
        steps.shape(polygon([(x - 74, y), (x + 84, y - 12), (x + 84, y + 12), (x - 74, y + 24)], 5), mix(ROSE, "#6d6d5a", 0.35), depth=5)
    host = scene.motif("frog", story=True, brush=FINE)
    creatures.frog("#6d8a3a").paint(host, View((896, LEVEL - 22), 58, -50, 14))


def raft(scene: Scene) -> None:
    """Two who came to save him, and one more chest."""
    help_ = scene.motif("raft", story=True, material=WOOD)
    help_.contact((470, 1092), 330, 30, strength=0.6)
    for k in range(6):
        y = 1072 + 7 * k
        log = mix("#8a6a48", "#4a3228", 0.12 * (k % 3))
        rod(help_, [(330 + 8 * k, y), (470, y - 3), (612 + 6 * k, y)], [17, 17, 16], log, material=WOOD, ragged=1.0)
    rescuers = scene.motif("rescuers", story=True, brush=FINE)
    Person("adult", working("#5f7f8a", "#3a3a44", hat=Hat("cap", "#4a4038")), "D", Hair("short", "#1a1414", "full")).posed(
        poses.reaching(130, both=True), View((420, 1086), 150, 150, 8)
    ).paint(rescuers)
    woman = Person("woman", dress("#6d6d3a", 1.6, shawl="#b54a32"), "B", Hair("bun", "#5a3a24"))
    woman.posed(poses.standing(0.5, -16), View((566, 1090), 140, 196, 8)).paint(rescuers)
    chest(scene.motif("one more chest", story=True, brush=FINE), (492, 1098), 74, gold=GOLD)
    rod(help_, [(604, 990), (636, 1150)], [9, 8], "#7a5a3a")


def tub(scene: Scene, name: str, at: Place, wide: float, pigment: Pigment, who: Person, heading: float, pose: poses.Pose) -> None:
    x, y = at
    wash = scene.motif(name, story=True, material=WOOD)
    wash.contact((x, y + wide * 0.02), wide * 1.3, wide * 0.16, strength=0.7)
    wash.shape(ellipse((x, y - wide * 0.34), wide * 0.5, wide * 0.13), mix(pigment, "#1c1216", 0.55), depth=6)
    who.posed(pose, View((x, y - wide * 0.16), wide * 1.5, heading, 8)).paint(scene.motif(f"{name} sitter", brush=FINE), contact=False)
    side = [(-0.5, -0.34), (-0.25, -0.24), (0, -0.215), (0.25, -0.24), (0.5, -0.34), (0.44, -0.02), (0.2, 0.06), (-0.2, 0.06), (-0.44, -0.02)]
    front = scene.motif(f"{name} front", material=WOOD)
    outline = np.vstack([curve(np.array(side[:5]) * wide + at, 8), curve(np.array(side[4:] + side[:1]) * wide + at, 6)])
    identity = front.shape(outline, pigment, depth=wide * 0.2, flow=math.pi / 2)
    for share in np.linspace(-0.4, 0.4, 9):
        front.line([(x + share * wide, y - wide * 0.3), (x + share * wide * 0.9, y + wide * 0.06)], 2.2, mix(pigment, "#1c1216", 0.6), on=identity, taper=0.2)
    for up in (-0.17, -0.02):
        path = np.array([(-0.47, up - 0.06), (-0.24, up + 0.02), (0, up + 0.05), (0.24, up + 0.02), (0.47, up - 0.06)]) * wide + at
        front.shape(ribbon(path, [wide * 0.03] * 5), "#4d5064", depth=3, material=METAL, within=identity)
    ripples(scene.motif(f"{name} ripples"), (x, y + wide * 0.1), wide * 1.5, wide * 0.16, count=6, ink="#ffd6a8", opacity=0.55)


def washtubs(scene: Scene) -> None:
    """The neighbours, with sandwiches."""
    eating = poses.cross_legged().but(lean=0, arms=(poses.Arm(44, 6, 112, 30), poses.Arm(30, 10, 60, 20)), head=(0, -6, 0))
    old = Person("old", coat("#4d5578", 0.5, hat=Hat("straw", "#e8c878")), "B", Hair("balding", "#d8d4cc", "full"), Face("hooked"))
    wife = Person("large", dress("#b54a32", 1.4, hat=Hat("headscarf", "#f2dca0")), "D", Hair("bun", "#2a1a18"), Face("round"))
    tub(scene, "first tub", (196, 1288), 220, "#8a5a38", old, 70, eating)
    tub(scene, "second tub", (592, 1424), 270, "#6d6d3a", wife, -70, eating)
    bread = scene.motif("sandwiches", brush=FINE)
    for x, y in ((268, 1150), (500, 1262)):
        for up, ink in ((0, "#e8c890"), (-7, "#d8604a"), (-12, "#9ab05a"), (-18, "#e8c890")):
            bread.shape(polygon([(x - 24, y + up), (x + 24, y + up), (x + 20, y + up - 8), (x - 20, y + up - 8)], 3), ink, depth=3)


def heron(scene: Scene) -> None:
    """It had hoped for a fish."""
    bank = scene.motif("near bank")
    bank.shape(blob([(820, 1560), (800, 1496), (880, 1462), (980, 1470), (1050, 1440), (1060, 1560)]), "#3a3a2c", depth=30)
    reeds(bank, [(800, 1510), (900, 1500), (1020, 1490)], 26, 260, green="#5a5a30", head="#3a2018")
    bird = scene.motif("heron", story=True, brush=FINE)
    where = View((892, 1472), 330, -62, 6)
    grey = Bird("heron", eyes="closed")
    grey.paint(bird, where, Perch.STAND, head=(22, 0))
    bill = max(grey.clay(Perch.STAND, (22, 0)).pieces, key=lambda piece: float(piece.points[:, 2].max()))
    tip = where.place(bill.points.mean(0))
    coin(scene.motif("its coin", story=True, brush=CRISP, material=METAL), (tip[0], tip[1] + 6), 17)
