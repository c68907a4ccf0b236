"""42, attic-elephant: dust sheets over everything, and under the largest a grey foot with polished toenails."""

import math

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies import poses
from atelier.bodies.clay import Clay, Stuff
from atelier.bodies.clay import cloth as woven
from atelier.bodies.ground import cast_on_ground
from atelier.bodies.modelling import paint_bodies
from atelier.bodies.outfit import Face, Hair, dress
from atelier.bodies.people import Person
from atelier.bodies.poses import Arm
from atelier.bodies.space import View, ahead
from atelier.canvas import BROAD, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon
from atelier.light import CLOTH, GLAZE, WOOD, Light
from atelier.motifs.forms import box, cloth, rod
from atelier.motifs.lines import rope
from atelier.motifs.rooms import motes, rafters
from atelier.motifs.stuff import Ground, boards
from atelier.palette import mix
from atelier.paper import Finish
from atelier.scene import Gradient, Motif, Scene

CARD = Card(
    number=42,
    slug="attic-elephant",
    palette=("#d9d3c7", "#dcb873", "#5d4433", "#a9bfca", "#c0392f"),
    spread=Spread(
        hue="white/cream", place="room", time="indoor day", season="no season", mood="uncanny", viewpoint="eye level",
        figure="child", composition="big single form", people=True, relation=True, cast=("C",),
        themes=("memory", "childhood-age", "masks-lies", "scale", "home", "fear"),
    ),
)  # fmt: skip

FLOOR = Ground((560.0, 790.0), 1500.0)
LINEN = "#aba498"
BEAST = View((424.0, 1338.0), 462, 52, 9)
HEM: Place = (292.0, 1200.0)  # where she has it


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.72, -0.62, 0.36), colour="#fff4d4", shade="#3a3240", depth=0.6, strength=0.95, rim="#fffbe6", rim_strength=0.8, air="#b8b0a0"
    )
    scene.finish = Finish(ground="#6a5a48", periphery=0.26, grade=lambda image: (image - 0.5) * 1.06 + 0.505)
    attic(scene)
    furniture(scene)
    skylight(scene)
    the_middle_one(scene)
    lifted(scene)
    girl(scene)
    portrait(scene)
    tea_chest(scene)
    motes(scene.motif("dust", brush=TINY), (330, 800), 900, 1100, 420, "#fff6d8")


def attic(scene: Scene) -> None:
    scene.background(Gradient(["#3a2c24", "#5d4433", "#4a382c"], (0, 0), (0, 1000)), brush=BROAD)
    gable = scene.motif("gable", material=WOOD)
    gable.shape(
        polygon([(380, 1000), (380, 700), (560, 440), (740, 700), (740, 1000)]),
        boards(gable, Placement((560, 0)), ("#4a3628", "#5d4433", "#6e523c"), width=40, length=600, upright=True),
        depth=4,
    )
    roof = scene.motif("roof", material=WOOD)
    rafters(roof, (560, 440), 360, 264, rows=5, near=5.2, wood="#4f3828", boards_="#7a5c44")
    floor = scene.motif("floor", material=WOOD)
    planks = boards(floor, FLOOR, ("#6a4c36", "#8a6646", "#a37c56"), width=110, length=900, upright=True)
    floor.shape(polygon([(380, 884), (740, 884), (1500, 1560), (-400, 1560)]), planks, depth=3, wobble=0.6, flow=lambda x, y: np.arctan2(y - 790, x - 560))
    for side in (-1, 1):
        floor.shape(polygon([(560 + side * 180, 886), (560 + side * 180, 700), (560 + side * 940, 1100), (560 + side * 940, 1700)]), "#4a3628", depth=6)
        floor.wash(
            polygon([(560 + side * 150, 880), (560 + side * 220, 870), (560 + side * 900, 1560), (560 + side * 640, 1560)]),
            "#241a18",
            0.5,
            soft=50,
            way="multiply",
        )


def draped(motif: Motif, outline: list[Place], tone: str = LINEN) -> None:
    """A sheet over something that keeps its shape."""
    points = np.array(outline)
    low, left, right = points[:, 1].max(), points[:, 0].min(), points[:, 0].max()
    motif.contact(((left + right) / 2, low), (right - left) * 1.05)
    sheet = motif.shape(polygon(outline, 4), tone, depth=30, material=CLOTH, flow=math.pi / 2)
    for _ in range(int((right - left) / 9)):
        x = motif.random.uniform(left, right)
        top = low - (low - points[:, 1].min()) * motif.random.uniform(0.3, 0.8)
        motif.line(
            [(x, top), (x + 6 * motif.random.normal(), (top + low) / 2), (x + 14 * motif.random.normal(), low)],
            motif.random.uniform(3, 9),
            FromPicture(0.74 if motif.random.random() < 0.6 else 1.2),
            on=sheet,
            taper=0.7,
            opacity=0.5,
        )


def furniture(scene: Scene) -> None:
    """What one would expect."""
    lamp = [(148, 980), (164, 860), (174, 790), (146, 770), (170, 700), (222, 700), (246, 770), (222, 790), (232, 860), (250, 980)]
    seat = [(14, 1130), (26, 1020), (22, 880), (46, 846), (100, 846), (122, 872), (126, 980), (172, 996), (184, 1080), (192, 1136)]
    piano = [(736, 1090), (742, 880), (760, 856), (910, 842), (960, 860), (972, 960), (1010, 980), (1020, 1120)]
    draped(scene.motif("sheeted lamp"), lamp, "#a8a094")
    draped(scene.motif("sheeted chair"), seat, "#a8a094")
    draped(scene.motif("sheeted piano"), piano, "#968e86")


def skylight(scene: Scene) -> None:
    pane = scene.motif("skylight", brush=FINE)
    pane.shape(polygon([(60, 320), (216, 96), (268, 206), (114, 448)]), "#4a3424", depth=10, material=WOOD)
    glass = pane.shape(polygon([(82, 326), (212, 138), (248, 214), (122, 412)]), "#eef6f8", depth=4, lit="#ffffff", shade="#dbe8ee")
    pane.line([(146, 232), (186, 312)], 9, "#5d4433", on=glass, taper=0, load=1)
    pane.line([(102, 370), (230, 176)], 7, "#5d4433", on=glass, taper=0, load=1)
    pane.glow((165, 272), 260, "#f4f6ee", 0.6)
    beam = scene.motif("beam")
    beam.wash(polygon([(82, 326), (248, 190), (860, 1250), (160, 1470)]), "#fff4d0", 0.22, soft=36, way="screen")
    beam.wash(polygon([(120, 380), (240, 220), (640, 1200), (250, 1400)]), "#fff6da", 0.12, soft=26, way="screen")


def the_middle_one(scene: Scene) -> None:
    """Unmistakable."""
    beast = scene.motif("elephant", story=True)
    clay, linen = Clay(), woven(LINEN)

    def hung(forward: float, left: float, top: float, girth: float, flare: float = 1.12) -> None:
        clay.limb(
            [ahead(forward, top, left), ahead(forward * flare, 0.36, left * flare), ahead(forward * flare * 1.02, 0.05, left * flare * 1.06)],
            [girth * 1.1, girth, girth * 1.05],
            linen,
            melt=0.10,
        )

    clay.limb([ahead(-0.52, 0.74), ahead(-0.1, 0.84), ahead(0.36, 0.78)], [0.36, 0.40, 0.38], linen, melt=0.12)
    for number, turn in enumerate(np.linspace(0, 2 * math.pi, 23, endpoint=False)):
        hung(-0.08 + 0.70 * math.cos(turn), 0.34 * math.sin(turn), 0.66, 0.088 + 0.022 * math.sin(number * 2.4))
    clay.limb([ahead(0.72, 1.02, 0.0), ahead(0.86, 0.86, 0.0)], [0.27, 0.25], linen, melt=0.10)
    for side in (1, -1):
        clay.limb([ahead(0.70, 1.16, 0.10 * side)], [0.19], linen, melt=0.10)
        clay.limb([ahead(0.52, 1.08, 0.28 * side), ahead(0.42, 0.86, 0.52 * side), ahead(0.50, 0.56, 0.46 * side)], [0.12, 0.17, 0.11], linen, melt=0.08)
        clay.limb([ahead(0.98, 0.66, 0.15 * side), ahead(1.22, 0.56, 0.20 * side)], [0.10, 0.05], linen, melt=0.07)
        hung(0.72, 0.26 * side, 0.62, 0.10, 1.06)
    clay.limb([ahead(0.98, 0.84), ahead(1.17, 0.60), ahead(1.22, 0.34), ahead(1.24, 0.14)], [0.17, 0.135, 0.11, 0.12], linen, melt=0.08)
    clay.limb([ahead(1.24, 0.14), ahead(1.27, 0.05), ahead(1.38, 0.035), ahead(1.47, 0.07)], [0.075, 0.07, 0.062, 0.05], Stuff("#8d8a92", GLAZE), "trunk tip")
    cast_on_ground(scene.motif("great shadow"), clay, View(BEAST.at, BEAST.size, BEAST.heading, 22), (0.5, 0.1), 0.6, 12)
    paint_bodies(beast, (clay, BEAST))
    sheet = beast.ids[0]
    top = [
        BEAST.place(ahead(f, u, w))
        for f, u, w in ((0.7, 1.30, 0.1), (0.3, 1.16, 0.1), (-0.2, 1.22, 0.0), (-0.6, 1.05, 0.0), (0.52, 1.1, 0.34), (0.9, 1.0, 0.2))
    ]
    for _ in range(34):
        x, y = top[int(beast.random.integers(len(top)))]
        x, y = x + 24 * beast.random.normal(), y + 30 + 40 * beast.random.random()
        drop, lean = beast.random.uniform(90, 260), beast.random.normal() * 34
        ink = FromPicture(0.84 if beast.random.random() < 0.6 else 1.1)
        beast.line([(x, y), (x + lean * 0.4, y + drop * 0.5), (x + lean, y + drop)], beast.random.uniform(8, 16), ink, on=sheet, taper=0.9, opacity=0.4)
    for seam in ((0.0, -0.1), (0.1, 0.06)):
        path = [BEAST.place(ahead(-0.7 + seam[1], u, 0.42)) for u in (0.3, 0.6, 0.9, 1.1)]
        beast.line(path, 3, "#a8a08f", on=sheet, taper=0.3, opacity=0.6)
    x, y = BEAST.place(ahead(1.50, 0.10))
    nut = scene.motif("peanut", story=True, brush=TINY)
    nut.shape(
        blob([(x - 12, y - 8), (x, y - 12), (x + 8, y - 8), (x + 18, y - 10), (x + 26, y), (x + 16, y + 8), (x + 6, y + 5), (x - 8, y + 8)]),
        "#d8a860",
        depth=8,
        lit="#fff0c8",
    )
    for dx in (-4, 4, 14, 20):
        nut.dab((x + dx, y - 1), 8, 1.4, 1.3, "#8a5c2c", taper=0.3)


def lifted(scene: Scene) -> None:
    """The hem, and what is under it."""
    here = Placement(HEM, 0.82)
    under = scene.motif("under the sheet")
    opening = blob([(-34, 246), (-22, 150), (6, 14), (72, 88), (128, 180), (160, 242), (78, 260)], 6)
    mouth = under.shape(here(opening), "#221a20", depth=6, lit="#2c222a", shade="#161018")
    leg = scene.motif("foot", story=True, material=GLAZE, brush=FINE)
    shin = blob([(20, 66), (88, 90), (100, 170), (122, 216), (118, 252), (8, 254), (-8, 230), (8, 170)], 6)
    leg.shape(here(shin), "#8f8c96", depth=34, within=mouth, lit="#d8d4d2", shade="#4c4654")
    for y in (112, 140, 166):
        leg.line(here([(12, y), (52, y + 9), (94, y + 2)]), 3, "#5c5664", taper=0.6, opacity=0.7)
    for x, wide in ((14, 17), (44, 20), (76, 20), (104, 15)):
        nail = blob([(x - wide * 0.8, 250), (x - wide * 0.7, 230), (x, 222), (x + wide * 0.7, 230), (x + wide * 0.8, 250)], 5)
        leg.shape(here(nail), "#d03a34", depth=8, lit="#ff9a86", shade="#8a1c24", wobble=0.3)
        leg.dab(here.point(x - 4, 232), 8, 2.6, -0.3, "#fff4ea", taper=0.4, load=1)
    flap = [(-44, 64), (-22, -4), (10, -22), (70, 46), (134, 176), (168, 240), (116, 150), (68, 82), (20, 30), (-14, 90)]
    cloth(scene.motif("hem", brush=FINE), here(blob(flap, 6)), "#d2cabc", hang=0.9, fold=26, depth=7)


def girl(scene: Scene) -> None:
    who = Person("child", dress("#a9bfca", 1.15, legs="#f0e8da", collar="#f4eee0", shoes="#5d3430"), "C", Hair("ponytail", "#3a2018"), Face("snub"), seed=4)
    pose = poses.bowing(34).but(arms=(Arm(80, 6, 20, 6), Arm(70, 6, 26, 6)), head=(0, -4, 0), hands=("grip", "grip"))
    posed = who.posed(pose, View((164, 1436), 330, 74, 5), right_hand=(HEM[0] - 12, HEM[1] + 12), left_hand=(HEM[0] + 6, HEM[1] - 4))
    cast_on_ground(scene.motif("girl's shadow"), posed.clay, View((164, 1436), 330, 74, 22), (0.5, 0.1), 0.6, 6)
    posed.paint(scene.motif("girl", story=True))
    x, y = posed.at("head")
    bow = scene.motif("ribbon", story=True, brush=TINY)
    plait = [(x - 44, y - 8), (x - 78, y + 26), (x - 84, y + 80), (x - 74, y + 128)]
    rod(bow, plait, [22, 25, 22, 15], "#3a2018", brush=FINE)
    for number, (px, py) in enumerate(curve(plait, 5)[1:-1]):
        bow.dab((px, py), 18, 3, 0.7 if number % 2 else -0.7, "#7a4a30", taper=0.4)
    for side in (-1, 1):
        bow.shape(
            Placement((x - 74, y + 130), 1.0, 0.1)(blob([(0, 0), (side * 16, -13), (side * 30, -8), (side * 28, 12), (side * 14, 10)], 5)), "#c0392f", depth=6
        )
        bow.line([(x - 74, y + 130), (x - 74 + side * 12, y + 166)], 7, "#c0392f", taper=0.2, load=1)


def portrait(scene: Scene) -> None:
    """A family; somebody large has been painted over."""
    frame = scene.motif("portrait", story=True, brush=FINE)
    here = Placement((862, 766), 0.8, 0.05)
    frame.line([here.point(-60, -100), here.point(0, -170), here.point(60, -100)], 3, "#c8b890", taper=0, load=1)
    frame.wash(here(polygon([(-96, -96), (150, -80), (170, 110), (-90, 110)])), "#241a18", 0.6, soft=14, way="multiply")
    frame.shape(here(polygon([(-122, -100), (122, -100), (122, 100), (-122, 100)], 4)), "#b08a48", depth=12, material=WOOD, lit="#f4d89a")
    canvas = frame.shape(here(polygon([(-98, -78), (98, -78), (98, 78), (-98, 78)], 4)), "#6a5a4a", depth=3, lit="#8a7860")
    frame.shape(
        here(blob([(-56, 70), (-60, 0), (-50, -44), (-14, -62), (26, -58), (58, -36), (62, 10), (72, 40), (58, 48), (52, 30), (44, 70)], 6)),
        "#857460",
        depth=4,
        within=canvas,
        lit="#a08c72",
    )
    for turn in range(26):
        frame.dab(
            here.point(-50 + 4.2 * turn, 40 * math.sin(turn * 1.7) - 4),
            40,
            6,
            0.5 + 0.3 * math.sin(turn),
            FromPicture(1.16 if turn % 2 else 0.88),
            on=canvas,
            taper=0.5,
            opacity=0.5,
        )
    for x, tall, tone, skin in ((-76, 92, "#3a3848", "#d8b090"), (76, 84, "#7a3a40", "#d8b090"), (44, 50, "#d8d0c0", "#c89a7a")):
        y = 76 - tall
        frame.shape(here(blob([(x - 17, 78), (x - 15, y + 30), (x, y + 20), (x + 15, y + 30), (x + 17, 78)], 5)), tone, depth=6, within=canvas, brush=TINY)
        frame.shape(here(ellipse((x, y + 10), 11, 13)), skin, depth=7, within=canvas, brush=TINY)
        frame.shape(here(blob([(x - 12, y + 8), (x - 8, y - 5), (x + 8, y - 5), (x + 12, y + 8), (x, y)], 5)), "#3a2a22", depth=4, within=canvas, brush=TINY)


def tea_chest(scene: Scene) -> None:
    """Roped: somebody is about to move."""
    case = scene.motif("tea chest", brush=FINE)
    here = Placement((-8, 1512))
    case.contact((20, 1512), 240)
    box(case, here, (230, 150), (60, -44), "#a8814e", material=WOOD, front=boards(case, here, ("#8a6640", "#a8814e", "#bc9660"), width=50, length=240))
    for line in ([(-123, 1432), (-8, 1438), (107, 1432), (166, 1390)], [(22, 1512), (20, 1364), (80, 1318)]):
        rope(case, line, 9, mix("#d8c090", "#8a6a48", 0.2))
