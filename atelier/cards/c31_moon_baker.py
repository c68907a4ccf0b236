"""31, moon-baker: a loaf that is the moon hangs from her ceiling hook, and the baker saws another slice."""

import math

import numpy as np

from atelier.bodies import poses
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.outfit import Face, Hair, Hat, Outfit, dress, nightshirt, pyjamas
from atelier.bodies.people import Person, Posed
from atelier.bodies.poses import Arm
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, blob, curve, ellipse, polygon, smoothstep
from atelier.light import CLOTH, GLAZE, METAL, SKIN, STONE, WOOD, Light, Material
from atelier.motifs.forms import rod
from atelier.motifs.furniture import table
from atelier.motifs.goods import bread
from atelier.motifs.household import oven
from atelier.motifs.lines import rope
from atelier.motifs.sky import starfield
from atelier.motifs.structures import stairs
from atelier.motifs.stuff import bricks, stones
from atelier.palette import Image, lerp, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=31,
    slug="moon-baker",
    palette=("#16234c", "#e7bf6a", "#e8762f", "#f7f1e2", "#5b3a28"),
    spread=Spread(
        hue="blue", place="kitchen", time="blue night", season="no season", mood="joyful", viewpoint="eye level",
        figure="woman", composition="diagonal", people=True, relation=True, cast=("D",),
        themes=("hunger", "night", "work-machines", "time", "money-greed"),
    ),
)  # fmt: skip

MOON: Place = (618.0, 400.0)
BIG, HOLLOW = 290.0, 238.0
BITTEN: Place = (512.0, 366.0)
CRUST = Material(sheen=0.45, blotch=0.3, texture=0.12, hollow=0.4)
BAKED = Light(direction=(0.5, -0.5, 0.5), colour="#ffe2a0", shade="#6a3418", depth=0.5, rim="#fff3c8", rim_strength=0.9)


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.7, -0.2, 0.4), colour="#fff0ba", shade="#0c1434", strength=1.0, depth=0.68, rim="#ffe9b0",
        source=(560, 430, 230), reach=470, fill="#43508a",
    )  # fmt: skip
    scene.finish = Finish(ground="#1a2348", periphery=0.2, grade=lambda image: (image - 0.5) * 1.06 + 0.51)
    night(scene)
    bakery(scene)
    moonlight = scene.motif("moonlight")
    moonlight.glow((560, 420), 620, "#8a8ac0", 0.35)
    moonlight.glow((540, 410), 400, "#ffe6a0", 0.55, graze=0.2)
    loaf(scene)
    the_hot_oven(scene)
    board = bench(scene)
    baker(scene)
    cradle(scene)
    eaters(scene)
    crumbs(scene, board)


def night(scene: Scene) -> None:
    broad = scene.canvas.broad
    scene.background(
        lambda x, y: ramp(["#0e1838", "#16234c", "#243a70", "#3a5590", "#5a74a8"], y / 1150 + 0.07 * broad + 0.0001 * (x - 700)),
        flow=lambda x, y: 0.3 * np.sin(x / 160 + y / 210),
        brush=BROAD,
    )
    starfield(scene.motif("stars"), 240, keep=lambda x, y: smoothstep(560, 700, x) * smoothstep(1000, 300, y))
    roofs = scene.motif("roofs", light=Light(direction=(-0.8, -0.3, 0.4), colour="#8aa0d0", shade="#0c1434", depth=0.6))
    for x, y, wide, tall in ((700, 1140, 120, 150), (806, 1140, 130, 230), (930, 1140, 120, 170), (1010, 1140, 110, 260)):
        roofs.shape(
            polygon([(x - wide / 2, y), (x - wide / 2, y - tall), (x, y - tall - 70), (x + wide / 2, y - tall), (x + wide / 2, y)]), "#1c2b58", depth=10
        )
        roofs.dab((x - 12, y - tall * 0.6), 14, 11, math.pi / 2, "#f2c468", taper=0, load=1)


def bakery(scene: Scene) -> None:
    """Three walls; the fourth is the night."""
    wall = scene.motif("wall", material=STONE)
    side = polygon([(-40, -40), (600, -40), (600, 1180), (-40, 1180)])
    wall.shape(
        side,
        bricks(wall, Placement((0, 0)), ("#2a3566", "#34407a", "#3e4a84"), "#1a2450", size=(64, 30)),
        depth=4,
        fade=lambda x, y: smoothstep(640, 560, x + 8 * np.sin(y / 17)),
    )
    floor = scene.motif("floor", material=STONE)
    floor.shape(
        polygon([(-40, 1170), (640, 1150), (690, 1260), (720, 1560), (-40, 1560)]),
        stones(floor, Placement((0, 1170)), ("#37406e", "#4a5482", "#5c648c"), "#232c58", size=(120, 60)),
        depth=8,
    )
    floor.wash(polygon([(-40, 1150), (640, 1140), (640, 1200), (-40, 1210)]), "#0c1434", 0.6, soft=24, way="multiply")
    rod(floor, [(640, -40), (636, 560), (646, 1190)], [54, 50, 58], "#5b3a28", material=WOOD, grain=16, ragged=1.6)
    rod(floor, [(-40, 40), (480, 30), (1040, 46)], [64, 58, 62], "#5b3a28", material=WOOD, grain=20, ragged=1.6)
    shelf = scene.motif("shelf", brush=FINE, material=WOOD)
    shelf.shape(polygon([(24, 560), (226, 556), (226, 574), (24, 578)]), "#6a4630", depth=5)
    for x, wide in ((64, 74), (138, 84), (200, 60)):
        bread(shelf, (x, 560), wide, "#a86a34")


def crescent() -> tuple[Points, Points]:
    """The whole of what is left, and the bare crumb of it."""
    a = math.atan2(MOON[1] - BITTEN[1], MOON[0] - BITTEN[0])
    outer_turn, inner_turn = np.linspace(-1.98, 1.98, 60), np.linspace(2.05, -2.05, 60)
    outer = np.stack([MOON[0] + BIG * np.cos(outer_turn + a), MOON[1] + BIG * np.sin(outer_turn + a)], 1)
    inner = np.stack([BITTEN[0] + HOLLOW * np.cos(inner_turn + a), BITTEN[1] + HOLLOW * np.sin(inner_turn + a)], 1)
    rind = np.stack([MOON[0] + (BIG - 74) * np.cos(outer_turn * 0.93 + a), MOON[1] + (BIG - 74) * np.sin(outer_turn * 0.93 + a)], 1)
    return np.vstack([outer, inner[6:-6]]), np.vstack([rind, inner[6:-6]])


def loaf(scene: Scene) -> None:
    """Crust outside, crumb within, and it shines."""
    moon, noise = scene.motif("moon", story=True, material=CRUST, light=BAKED), scene.motif("grain").noise(4)
    whole, cut = crescent()

    def baked(x: Image, y: Image) -> Image:
        away = np.hypot(x - MOON[0], y - MOON[1]) / BIG
        return ramp(["#fff0bc", "#f2cf7c", "#e0a850", "#b87432", "#8a4c22"], (away - 0.62) / 0.42 + 0.22 * noise(x, y, 70))

    def crumb(x: Image, y: Image) -> Image:
        away = np.hypot(x - BITTEN[0], y - BITTEN[1]) / HOLLOW
        tone = ramp(["#fffdf0", "#fff6d4", "#fdeab0", "#f4d484"], (away - 1.0) / 0.34 + 0.10 * noise(x, y, 60))
        holes = smoothstep(0.34, 0.5, noise(x * 1.0, y * 1.5, 26))
        return lerp(tone, np.broadcast_to(ramp(["#e8bc68"], np.zeros((1, 1))), tone.shape), 0.75 * holes)

    rope(scene.motif("rope"), [(604, 40), (606, 74), (600, 116)], 11)
    hook = scene.motif("hook", material=METAL, brush=FINE)
    crust = moon.shape(whole, baked, depth=74, wobble=3)
    face = moon.shape(
        cut, crumb, depth=16, wobble=3, lit="#fffef6", shade="#e8c070", light=Light(direction=(0.2, -0.4, 0.8), colour="#fffbe0", shade="#d8a850", depth=0.35)
    )
    for x, y in moon.spots(face, 90):
        size = moon.random.uniform(3, 10)
        moon.wash(ellipse((x, y), size * 1.3, size, moon.random.uniform(0, 3)), "#dba850", 0.7, soft=1.5, within=face)
    for turn in (-1.0, -0.45, 0.1, 0.62, 1.12):  # slashed before it was baked
        a = turn + 0.30
        x, y = MOON[0] + (BIG - 34) * math.cos(a), MOON[1] + (BIG - 34) * math.sin(a)
        for ink, wide, shift in (("#7a3f1c", 14.0, 3.0), ("#ffe2a4", 7.0, -3.0)):
            moon.line(
                [
                    (x - 34 * math.cos(a - 0.7), y - 34 * math.sin(a - 0.7) + shift),
                    (x, y + shift),
                    (x + 30 * math.cos(a - 0.7), y + 30 * math.sin(a - 0.7) + shift),
                ],
                wide,
                ink,
                on=crust,
                taper=0.7,
                opacity=0.8,
            )
    for x, y in moon.spots(crust, 160):
        moon.dab((x, y), moon.random.uniform(3, 9), 2, moon.random.uniform(0, 3), "#fff6dc", on=crust, opacity=0.6, taper=0.3)
    rod(hook, [(604, 84), (618, 104), (612, 128), (592, 130), (584, 114)], [9, 9, 8, 7, 4], "#3a3c4a", material=METAL)


def the_hot_oven(scene: Scene) -> None:
    hot = oven(
        scene.motif("oven", light=Light(direction=(0.7, -0.6, 0.4), colour="#fff0ba", shade="#1a1640", depth=0.6)),
        (112, 1200),
        330,
        400,
        brick="#8a4a38",
        fire="#ff9a3c",
    )
    warm = scene.motif("fire")
    warm.glow(hot, 330, "#ff8a34", 0.55, graze=0.3)
    warm.glow(hot, 90, "#ffe09a", 0.8)


def bench(scene: Scene) -> Place:
    """The board, and on it a slice of last evening's."""
    top = table(scene.motif("table"), (574, 1346), 330, 210, wood="#8a5c3c")
    x, y = top.point(0, 0)
    board = scene.motif("board", brush=FINE, material=WOOD)
    board.contact((x, y - 30), 260, 24)
    board.shape(polygon([(x - 120, y - 22), (x + 120, y - 22), (x + 104, y - 62), (x - 104, y - 62)]), "#c89a64", depth=6)
    piece = scene.motif("slice", brush=FINE, story=True, material=CRUST, light=BAKED)
    for dx, dy, turn in ((-14, -30, 0.1), (20, -46, -0.12)):
        here = Placement((x + dx, y + dy), 1.0, turn)
        piece.shape(here(blob([(-66, -4), (-40, -40), (6, -52), (50, -36), (66, -2), (30, 4), (0, -4), (-30, 4)], 7)), "#b87432", depth=8)
        crumb = piece.shape(
            here(blob([(-54, -6), (-34, -32), (6, -42), (42, -30), (54, -4), (28, -4), (0, -12), (-28, -4)], 7)),
            "#fff2c4",
            depth=6,
            lit="#fffdf0",
            shade="#f0cc80",
        )
        for at in piece.spots(crumb, 12):
            piece.dab(at, 6, 4, 0.3, "#e0b468", on=crumb, taper=0.2)
    piece.glow((x, y - 50), 150, "#fff0b0", 0.55)
    mouse = scene.motif("mouse", story=True, brush=TINY)
    Animal("mouse", eyes="closed").paint(mouse, View((x + 150, y - 16), 62, -40, 8), Gait.SIT)
    mouse.glow((x + 138, y - 54), 44, "#fff2b0", 0.85)
    return x, y


def baker(scene: Scene) -> None:
    clothes = Outfit(
        "#f7f1e2",
        0.2,
        sleeve=0.5,
        trousers=None,
        skirt="#7a3f34",
        skirt_length=1.7,
        apron="#f4ead0",
        collar="#e8762f",
        shoes="#3a2a28",
        hat=Hat("headscarf", "#e8762f"),
    )
    who = Person("large", clothes, "D", Hair("bun", "#3a2018"), Face("round", "double", eyes="closed", blush=True), seed=5)
    pose = poses.standing(0.4).but(lean=6, head=(6, -14, 0), hands=("open", "fist"))
    posed = who.posed(pose, View((318, 1300), 730, 68, 3), right_hand=(478, 690), left_hand=(500, 622))
    x, y = posed.at("hand_r")
    knife = scene.motif("knife", story=True, brush=FINE, material=METAL)
    here = Placement((x, y), 1.0, -0.16)
    knife.shape(here(polygon([(16, -13), (210, -16), (232, -8), (226, 6), (16, 10)], 4)), "#dfe6ee", depth=5, lit="#ffffff", shade="#6a7490", wobble=0.6)
    for tooth in range(26):
        knife.line(here([(22 + tooth * 8, 9 - tooth * 0.1), (26 + tooth * 8, 15), (30 + tooth * 8, 9 - tooth * 0.1)]), 3, "#aab4c4", taper=0.2)
    knife.shape(here(polygon([(-56, -12), (18, -12), (18, 11), (-56, 13)], 4)), "#6a4028", depth=8, material=WOOD)
    posed.paint(scene.motif("baker", story=True))


def cradle(scene: Scene) -> None:
    """Last month's crust does very well."""
    bed = scene.motif("cradle", story=True, material=CRUST, brush=FINE)
    here = Placement((172, 1452), 1.15)
    bed.contact((172, 1462), 260, 30)
    bed.shape(here(blob([(-62, -40), (-58, -62), (-30, -70), (-6, -60), (40, -66), (78, -50), (84, -30), (0, -10)])), "#f7f1e2", depth=16, material=CLOTH)
    bed.shape(here(ellipse((-44, -68), 25, 23)), "#c48a64", depth=18, material=SKIN, wobble=0.5)
    bed.shape(here(blob([(-68, -66), (-62, -88), (-42, -96), (-24, -86), (-22, -78), (-44, -86), (-60, -72)])), "#f7f1e2", depth=8)
    bed.line(here([(-44, -66), (-36, -63), (-29, -66)]), 2.2, "#4a2a20", load=1, taper=0.3)
    bed.shape(here(blob([(-16, -58), (14, -78), (56, -74), (86, -48), (60, -24), (0, -20)])), "#3f5a9a", depth=16, material=CLOTH)
    outer = np.vstack(
        [
            curve([(-128, -84), (-104, -30), (-50, 2), (0, 10), (54, 2), (106, -28), (132, -84)], 8),
            curve([(132, -84), (94, -46), (40, -26), (0, -22), (-40, -26), (-92, -46), (-128, -84)], 8),
        ]
    )
    rind = bed.shape(here(outer), lambda x, y: ramp(["#d8a050", "#b87432", "#8a4c22"], (y - 1380) / 80 + 0 * x), depth=26, wobble=2, light=BAKED)
    for x in (-70, -20, 34, 84):
        bed.line(here([(x - 10, -30 + abs(x) * -0.2), (x, -8 - abs(x) * 0.2), (x + 12, -4 - abs(x) * 0.22)]), 5, "#f4d48c", on=rind, taper=0.7, opacity=0.7)


def eaters(scene: Scene) -> None:
    """Out on the steps, with plates."""
    flight = scene.motif("steps", light=Light(direction=(-0.8, -0.5, 0.4), colour="#ffe6a8", shade="#0c1434", depth=0.6))
    stairs(flight, (886, 1540), 480, steps=4, rise=42, back=(-10, -22), pigment="#6a74a0")
    lit = Light(direction=(-0.75, -0.5, 0.35), colour="#fff0bc", shade="#101a40", depth=0.66, rim="#fff3c8", rim_strength=1.0)
    up = poses.standing().but(head=(0, -24, 0), arms=(Arm(112, 8, 22, 10), Arm(118, 8, 18, 10)), hands=("flat", "flat"))
    cat = Outfit(top=None, trousers=None, shoes=None, scarf="#c0453a")
    party: list[tuple[str, Person, View]] = [
        ("tall child", Person("child", pyjamas("#e8e2d0", "#c0453a"), "A", Hair("tousled", "#8a4a24"), Face("snub"), seed=1), View((846, 1288), 226, -116, 5)),
        ("grey cat", Person("beast", cat, beast="cat", seed=2), View((968, 1310), 196, -104, 5)),
        ("small child", Person("toddler", nightshirt("#f2c66a"), "E", Hair("puffs", "#1a1216"), Face("button"), seed=3), View((760, 1356), 190, -100, 5)),
        ("girl", Person("child", dress("#b0486a", 1.2), "C", Hair("plaits", "#2a1a14"), Face("button"), seed=4), View((912, 1440), 236, -122, 5)),
        ("ginger cat", Person("beast", FUR_GINGER, beast="cat", seed=5), View((796, 1478), 178, -118, 5)),
    ]
    for name, who, view in party:
        posed = who.posed(up, view)
        posed.paint(scene.motif(name, story=True, light=lit))
        plate(scene.motif(f"plate of the {name}", brush=TINY, material=GLAZE, light=lit), posed)


FUR_GINGER = Outfit(top="#3f6a8a", length=0.1, trousers=None, shoes=None)


def plate(motif: Motif, who: Posed) -> None:
    left, right = who.at("hand_l"), who.at("hand_r")
    at = ((left[0] + right[0]) / 2 - 2, (left[1] + right[1]) / 2 - 12)
    wide = who.view.size * 0.17
    motif.shape(ellipse(at, wide, wide * 0.34, -0.12), "#f7f1e2", depth=6, lit="#ffffff")
    motif.shape(ellipse((at[0], at[1] - 1), wide * 0.66, wide * 0.2, -0.12), "#dfe2ea", depth=3)


def crumbs(scene: Scene, board: Place) -> None:
    """What falls from the slice goes up."""
    rising = scene.motif("crumbs")
    way = curve([(board[0] + 10, board[1] - 70), (640, 960), (720, 800), (800, 600), (880, 380), (940, 140)], 16)
    for _ in range(120):
        t = rising.random.random() ** 0.8
        x, y = way[int(t * (len(way) - 1))] + rising.random.normal(size=2) * (12 + 46 * t)
        size = rising.random.uniform(2.5, 6.5)
        if t < 0.35:
            rising.dab(
                (x, y), size * 1.6, size, rising.random.uniform(0, 3), ("#ffe2a0", "#f2c878", "#fff6d8")[int(rising.random.integers(3))], taper=0.2, load=1
            )
        else:
            for turn in (0.0, math.pi / 2, math.pi / 4, -math.pi / 4):
                rising.dab((x, y), size * (3.4 if turn in (0.0, math.pi / 2) else 1.8), 1.8, turn, "#fff8dc", taper=0.8, load=1)
