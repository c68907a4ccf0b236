"""9, sword-orchard: rusted swords have come into leaf, and an old man picks peaches into a helmet."""

import math

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies import creatures, poses
from atelier.bodies.outfit import Face, Hair, Hat, working
from atelier.bodies.people import Person
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, ellipse, polygon
from atelier.light import METAL, WOOD, Light
from atelier.motifs.clouds import CloudTones
from atelier.motifs.forms import rod
from atelier.motifs.goods import bread, sword
from atelier.motifs.land import furrows, hill, plain, turf
from atelier.motifs.landmarks import ruin
from atelier.motifs.lines import ladder
from atelier.motifs.plants import leaf
from atelier.motifs.sky import stratus, sun
from atelier.motifs.stuff import Ground
from atelier.motifs.trees import Leafage, clump
from atelier.palette import ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=9,
    slug="sword-orchard",
    palette=("#f2b370", "#f7dfa0", "#a4552f", "#7d9a52", "#a9bccb"),
    spread=Spread(
        hue="orange/peach", place="battlefield", time="morning", season="summer", mood="joyful", viewpoint="eye level",
        figure="old man", composition="diagonal", people=True, cast=("D",), themes=("war-peace", "growth", "time", "hunger", "memory"),
    ),
)  # fmt: skip

SUN: Place = (330.0, 545.0)
FIELD = Ground((330.0, 640.0), 1400.0)
TALL = 980.0
GREENS = Leafage("#3a4a2a", "#7d9a52", "#dcd27a", "#6a4a32")


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.45, -0.5, 0.3), colour="#ffe2a0", shade="#54304a", depth=0.55, strength=1.0, rim="#fff0c0", rim_strength=1.0, air="#f4cf98"
    )
    scene.finish = Finish(ground="#b87a4a", periphery=0.16, grade=lambda image: (image - 0.5) * 1.05 + 0.5)
    morning(scene)
    ground = ploughland(scene)
    rows = [(u, v) for u in (-640.0, -260.0, 330.0, 560.0, 900.0, 1300.0) for v in (120.0, 560.0, 1150.0, 2000.0, 3300.0, 5200.0, 8200.0)]
    rows = [
        (u, v) for u, v in rows if not (u in (-260.0, 560.0, 900.0, 1300.0) and v < 500) and (u, v) not in ((-640.0, 120.0), (-260.0, 560.0), (330.0, 120.0))
    ]
    places = sorted(((*FIELD.place(u, v), FIELD.scale_at(v)) for u, v in rows), key=lambda each: each[1])
    for number, (x, y, scale) in enumerate(places):
        if -80 < x < 1080 and abs(x - 318) > 45 * scale + 8:
            planted(scene, f"tree {number}", ground, (x, y), TALL * scale, fade=max(0.0, 0.8 - scale * 1.6))
    farmer(scene)
    bare_sword(scene, ground)
    picnic(scene)
    planted(scene, "near tree", ground, (792, 1432), 1130, turn=0.05)
    wasp(scene)
    turf(scene.motif("near turf"), ground, 500, near=34, far=5)


def morning(scene: Scene) -> None:
    broad = scene.canvas.broad
    scene.background(
        lambda x, y: ramp(["#a9bccb", "#d8c9b4", "#f6d4a0", "#fbe3a4", "#f6b870"], y / 700 + 0.07 * broad + 0.00018 * (318 - x)),
        flow=lambda x, y: -0.12 + 0.1 * np.sin(x / 200),
        brush=BROAD,
    )
    for number, (x, y, wide, high) in enumerate(((760, 150, 560, 50), (240, 250, 420, 34), (620, 330, 380, 26), (150, 90, 380, 40))):
        stratus(scene.motif(f"cloud {number}"), (x, y), wide, high, CloudTones("#f0c8a0", "#fff0c8", "#c8a8a8"), thickness=0.6, streak=8)
    sun(scene.motif("sun"), SUN, 62, reach=6.0, strength=0.9)
    hill(scene.motif("far hills"), [(-40, 630), (200, 612), (480, 626), (760, 596), (1040, 622)], ("#e8c49a", "#dcb088", "#d0a078"), depth=80)
    gate = scene.motif("gate", story=True, light=Light(direction=(0, -0.3, 0.5), colour="#ffe6b0", shade="#8a5a58", rim="#fff2c8", rim_strength=1.0))
    ruin(gate, (196, 664), 130, 300, "#c09078", windows=1)
    ruin(gate, (446, 664), 130, 260, "#b88870", windows=1)
    gate.shape(blob([(236, 460), (262, 404), (306, 380), (308, 408), (280, 424), (264, 470), (264, 664), (236, 664)], 5), "#b8846c", depth=10)


def ploughland(scene: Scene) -> int:
    land = scene.motif("furrows")
    earth = furrows(land, FIELD, ("#7a4a3c", "#a86a44", "#d49a58", "#f6d48c"), width=96)
    identity = plain(land, 648, earth, flow=lambda x, y: np.arctan2(y - 640, x - 330))
    for u in (-450.0, 40.0, 440.0, 720.0, 1100.0):  # the sun between the rows
        strip = FIELD.places([(u - 74, 0), (u + 74, 0), (u + 74, 9000), (u - 74, 9000)])
        land.wash(polygon([*strip]), "#ffdf94", 0.55, soft=16, within=identity)
    land.wash(polygon([(-40, 1200), (1040, 1160), (1040, 1560), (-40, 1560)]), "#4a2438", 0.22, soft=150, way="multiply", within=identity)
    land.glow((318, 680), 420, "#ffe6a0", 0.55, down=170)
    turf(land, identity, 420, near=22, far=3)
    return identity


def planted(scene: Scene, name: str, ground: int, foot: Place, tall: float, *, turn: float | None = None, fade: float = 0.0) -> None:
    """A sword that has struck root: leaves about its hilt, and what they bear."""
    tree = scene.motif(name)
    x, y = foot
    turn = tree.random.normal() * 0.045 if turn is None else turn
    away = np.array([x - SUN[0], y - SUN[1]]) / max(60.0, y - SUN[1])
    end = (x + away[0] * tall * 0.75, y + tall * 0.75)
    wide = tall * 0.03
    tree.wash(
        polygon([(x - wide, y), (x + wide, y), (end[0] + wide * 4, end[1]), (end[0] - wide * 4, end[1])]),
        "#54304a",
        0.6,
        soft=max(2.0, tall * 0.01),
        way="multiply",
        within=ground,
    )
    tree.contact(foot, tall * 0.14)
    clods = tree.shape(
        blob(
            [(x - tall * 0.06, y + tall * 0.01), (x - tall * 0.03, y - tall * 0.025), (x + tall * 0.03, y - tall * 0.02), (x + tall * 0.065, y + tall * 0.012)]
        ),
        "#7a4632",
        depth=6,
    )
    tree.wash(ellipse(foot, tall * 0.05, tall * 0.012), "#3a1c28", 0.5, soft=3, within=clods)
    here = Placement(foot, tall / 100, turn)
    greens = GREENS if fade < 0.2 else Leafage("#8a7a52", "#b4ac6c", "#f0dc94", "#8a6a52")
    clump(tree, here.point(1, -63), tall * 0.62, tall * 0.29, greens)
    for side in (-1, 1):
        clump(tree, here.point(side * 19, -62 + 4 * tree.random.normal()), tall * 0.26, tall * 0.17, greens)
    sword(tree, foot, tall, turn=turn, steel="#a89a90", hilt="#b0803a", rust=0.55 if tall < 1000 else 0.3)
    sprigs = 6 if tall > 150 else 0
    for number in range(sprigs):
        side = 1 if number % 2 else -1
        at = here.point(side * tree.random.uniform(4, 15), -75 - tree.random.uniform(-1.5, 2.5))
        leaf(
            tree,
            at,
            tall * tree.random.uniform(0.06, 0.09),
            turn + (0.6 if side > 0 else math.pi - 0.6) - 1.5 * side * tree.random.random(),
            "#86a558",
            width=0.5,
        )
    if tall > 200:
        for share in (-30, -46, -57):
            side = 1 if tree.random.random() < 0.5 else -1
            leaf(tree, here.point(side * 3, share), tall * 0.075, turn + (0.35 if side > 0 else math.pi - 0.35) - 0.5 * side, "#86a558", width=0.5)
    for number in range(9):
        if number != 4:
            at = here.point(-26 + 6.5 * number + 2 * tree.random.normal(), -64 - 11 * math.sin(number / 8 * math.pi) * tree.random.uniform(-0.2, 1.5))
            peach(tree, at, tall * tree.random.uniform(0.024, 0.035))


def peach(motif: Motif, at: Place, radius: float) -> None:
    if radius < 3:
        motif.dab(at, radius * 2, radius * 2, 0.0, "#f0924c", taper=0, load=1)
        return
    fruit = motif.shape(ellipse(at, radius, radius * 0.97), "#f2a050", depth=radius * 0.9, lit="#ffe09a", shade="#b8423c", wobble=radius * 0.03, brush=FINE)
    motif.wash(ellipse((at[0] + radius * 0.35, at[1] + radius * 0.2), radius * 0.7), "#d8402f", 0.5, soft=radius * 0.4, within=fruit)
    motif.line(
        [(at[0] - radius * 0.1, at[1] - radius * 0.9), (at[0] - radius * 0.3, at[1]), (at[0] - radius * 0.05, at[1] + radius * 0.9)],
        max(1.2, radius * 0.09), FromPicture(0.7), on=fruit, taper=0.6,
    )  # fmt: skip


def farmer(scene: Scene) -> None:
    """On a three-legged ladder."""
    steps = scene.motif("ladder", material=WOOD, brush=FINE)
    steps.wash(polygon([(470, 1190), (600, 1190), (760, 1420), (640, 1440)]), "#54304a", 0.5, soft=10, way="multiply")
    rod(steps, [(500, 1150), (536, 800)], [11, 9], "#7a5434", material=WOOD, brush=FINE)
    ladder(steps, (456, 1196), (530, 806), 84, narrow=0.5, wood="#b8824e")
    old = scene.motif("farmer", story=True)
    clothes = working("#e8dcc0", "#5a7088", hat=Hat("straw", "#eccb7c", "#a4552f"), braces="#8a3a2c")
    who = Person("old", clothes, "D", Hair("short", "#f4f0e6", "long"), Face("hooked", "strong"), seed=5)
    pose = poses.climbing().but(head=(0, -14, 0), hands=("open", "grip"))
    posed = who.posed(pose, View((502, 1052), 300, 66), left_hand=(600, 812), right_hand=(552, 900), left_foot=(500, 1006), right_foot=(490, 1052))
    posed.paint(old, contact=False)
    peach(scene.motif("picked peach", brush=TINY), (606, 802), 19)
    x, y = posed.at("hand_r")
    pot = scene.motif("helmet", story=True, brush=FINE, material=METAL)
    here = Placement((x + 12, y + 26), 1.0, 0.12)
    for px, py in ((-22, -24), (2, -30), (24, -22), (-6, -16)):
        peach(pot, here.point(px, py), 17)
    pot.shape(here(blob([(-46, -18), (46, -18), (44, 14), (24, 42), (0, 50), (-24, 42), (-44, 14)], 6)), "#98989c", depth=26, lit="#fff0d0", shade="#4a3a50")
    pot.shape(here(blob([(-54, -24), (0, -14), (54, -24), (52, -12), (0, -2), (-52, -12)], 6)), "#a87c44", depth=5, lit="#ffe2a0")
    for px in (-36, -18, 0, 18, 36):
        pot.dab(here.point(px, -11 + 5 * (1 - abs(px) / 36)), 5, 5, 0, "#ffe8b0", taper=0, load=1)


def bare_sword(scene: Scene, ground: int) -> None:
    """The last in its row: nothing has grown on it yet."""
    blade = scene.motif("bare sword", story=True, light=Light(direction=(0.5, -0.6, 0.5), colour="#ffffff", shade="#5a6a8a", depth=0.5, rim="#ffffff"))
    blade.wash(polygon([(146, 1380), (162, 1380), (120, 1560), (60, 1560)]), "#54304a", 0.6, soft=6, way="multiply", within=ground)
    blade.contact((154, 1382), 80)
    sword(blade, (154, 1384), 520, turn=-0.07, steel="#eef4fa", hilt="#e8c050", rust=0.0)
    blade.shape(blob([(120, 1388), (140, 1372), (170, 1374), (192, 1390)]), "#7a4632", depth=6)


def picnic(scene: Scene) -> None:
    """A shield serves."""
    plate = scene.motif("shield", story=True, brush=FINE, material=METAL)
    at = (392, 1400)
    plate.contact((at[0], at[1] + 26), 300, 40)
    plate.shape(ellipse((at[0], at[1] + 8), 138, 44), "#5c4a44", depth=8)
    face = plate.shape(ellipse(at, 134, 40), "#a83c34", depth=6, lit="#f09a6a")
    for side in (0, 1):
        plate.inlay(
            polygon([at, (at[0] + (140 if side else -140), at[1] + (-16 if side else 16)), (at[0] + (60 if side else -60), at[1] + (-60 if side else 60))], 3),
            "#e8d0a0",
            within=face,
        )
    plate.line(ellipse(at, 118, 33), 4, "#e8b860", on=face, taper=0, load=1)
    bread(scene.motif("bread", brush=FINE), (356, 1402), 108)
    peach(plate, (430, 1392), 26)
    peach(plate, (470, 1402), 24)


def wasp(scene: Scene) -> None:
    """Sheathed in a peach."""
    fruit = scene.motif("wasp's peach", story=True, brush=FINE)
    leaf(fruit, (664, 748), 60, 0.3, "#86a558", width=0.5)
    peach(fruit, (660, 786), 46)
    fruit.shape(ellipse((646, 794), 11, 9), "#5a2418", depth=4)
    creatures.bee(wasp=True).paint(scene.motif("wasp", story=True, brush=TINY), View((626, 812), 58, 60, 10))
