"""77, statue-at-the-bus-stop: a bronze general has come down from his plinth and waits for the last bus home."""

import math

import numpy as np

from atelier import marks
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.outfit import Face, Hair, Outfit
from atelier.bodies.people import Person, Posed
from atelier.bodies.poses import Arm, Leg, Pose
from atelier.bodies.space import View
from atelier.bodies.species import SPECIES
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon
from atelier.light import GLAZE, METAL, PAPER, STONE, Light
from atelier.motifs.forms import rod
from atelier.motifs.goods import umbrella
from atelier.motifs.stuff import Ground, stones
from atelier.motifs.vessels import CLEAR
from atelier.motifs.water import puddle
from atelier.palette import Image, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=77,
    slug="statue-at-the-bus-stop",
    palette=("#2c5a4a", "#7d7a4e", "#15191c", "#f7d25a", "#b0685c"),
    spread=Spread(
        hue="green", place="city", time="lamplit night", season="autumn", mood="lonely", viewpoint="eye level",
        figure="statue", composition="frame within frame", relation=True,
        themes=("time", "war-peace", "endings", "journeys", "weather", "freedom-cages"),
    ),
)  # fmt: skip

BUS: Place = (664.0, 560.0)
SQUARE = Ground((640, 440), 1250)
BRONZE, DARK, PALE = "#7d7a4e", "#57573a", "#9a9460"
VERDIGRIS = "#7fb49a"


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.2, -0.8, 0.5), colour="#ffe08a", shade="#0d1a1c", depth=0.66, strength=0.8, rim="#ffe08a", rim_from=(0.85, -0.3), rim_strength=0.9,
        source=(BUS[0], BUS[1], 150), reach=620, fill="#7fae94", air="#2c5a4a",
    )  # fmt: skip
    scene.finish = Finish(ground="#24443c", grade=lambda image: (image - 0.5) * 1.06 + 0.53)
    night(scene)
    houses(scene)
    cobbles(scene)
    bus(scene)
    corner(scene)
    wires(scene)
    shelter_back(scene)
    general(scene)
    shelter_front(scene)
    horse(scene)
    puddles(scene)
    plinth(scene)
    weather(scene)


def night(scene: Scene) -> None:
    broad, middling = scene.canvas.broad, scene.canvas.middling

    def sky(x: Image, y: Image) -> Image:
        near = np.exp(-np.hypot((x - 650) / 420, (y - 480) / 330))
        return ramp(["#11261f", "#1d3d34", "#2f6152", "#5a8a68", "#b9b86a"], 0.18 + 0.75 * near + 0.10 * broad + 0.05 * middling)

    scene.background(sky, flow=lambda x, y: 1.5 + 0.2 * np.sin(x / 200), brush=BROAD)


def houses(scene: Scene) -> None:
    """The square's fronts, shut for the night; no lamp but one, and that is coming."""
    rows = (
        ("house across", [(470, 620), (470, 300), (520, 270), (590, 270), (590, 610)], "#2f5a4c", (494, 572, 3, 330, 4)),
        ("house left", [(-40, 760), (-40, 60), (90, 60), (110, 36), (380, 60), (396, 110), (500, 190), (500, 640)], "#1f4238", (30, 470, 6, 150, 5)),
    )
    fronts(scene, rows)
    scene.motif("glow round the corner").glow((700, 500), 320, "#f7d25a", 0.55, down=270)


def corner(scene: Scene) -> None:
    """The house that it comes round."""
    row = ("house right", [(806, 652), (806, 190), (850, 120), (1040, 50), (1040, 716)], "#1a362f", (842, 990, 3, 170, 5))
    fronts(scene, (row,))
    scene.motif("glow on the corner house").glow((806, 540), 130, "#ffe79a", 0.6, down=220)


def fronts(scene: Scene, rows: tuple[tuple[str, list[Place], str, tuple[int, int, int, int, int]], ...]) -> None:
    for name, outline, tone, (x0, x1, columns, top, storeys) in rows:
        house = scene.motif(name, material=STONE)
        wall = house.shape(polygon(outline, 14), tone, depth=16, brush=BROAD, flow=math.pi / 2)
        for row in range(storeys):
            for column in range(columns):
                x, y = x0 + (x1 - x0) * column / max(1, columns - 1), top + row * (96 if columns > 2 else 80)
                wide = 20 if name == "house across" else 34
                pane = polygon([(x - wide / 2, y), (x + wide / 2, y), (x + wide / 2, y + wide * 1.6), (x - wide / 2, y + wide * 1.6)], 5)
                house.inlay(pane, "#0f211f" if house.random.random() < 0.7 else "#2a5048", depth=4, brush=FINE, within=wall)
                house.line([(x, y), (x, y + wide * 1.6)], 2.4, "#3d6b5c", on=wall, taper=0, opacity=0.8)
                house.line([(x - wide / 2, y + wide * 0.62), (x + wide / 2, y + wide * 0.62)], 2.4, "#3d6b5c", on=wall, taper=0, opacity=0.8)
                edge = [(x - wide / 2, y + wide * 1.6), (x - wide / 2, y), (x + wide / 2, y), (x + wide / 2, y + wide * 1.6)]
                house.line(edge, 3, "#4a7a68", on=wall, taper=0, opacity=0.7)
                house.line([(x - wide * 0.65, y + wide * 1.66), (x + wide * 0.65, y + wide * 1.66)], 4, "#47705f", on=wall, taper=0.1, opacity=0.7)


def cobbles(scene: Scene) -> None:
    """Wet stones: they give back the sky's green, and a long path of the bus's yellow."""
    square = scene.motif("square", material=GLAZE)
    setts = stones(square, SQUARE, ["#18302c", "#254a40", "#37655a", "#4d7f6c"], "#0e1c1c", size=(50, 38), joint=5)

    def wet(x: Image, y: Image) -> Image:
        return setts(x, y)

    ground = square.shape(polygon([(-40, 640), (1040, 640), (1040, 1560), (-40, 1560)], 20), wet, depth=10, flow=0.0)
    square.wash(polygon([(-40, 620), (1040, 620), (1040, 800), (-40, 800)]), "#3f7560", 0.35, soft=60, within=ground)
    square.wash(polygon([(-40, 1330), (600, 1360), (600, 1560), (-40, 1560)]), "#0c1819", 0.5, soft=70, way="multiply", within=ground)
    near = [(640, 660), (630, 850), (620, 1050), (560, 1262), (330, 1420), (-40, 1520)]
    off = [(658, 660), (668, 850), (676, 1080), (624, 1320), (420, 1470), (180, 1560)]
    for lane in (near, off):
        line = curve(lane, 16)
        square.line(line, 11, "#101c1e", on=ground, taper=0, load=1, dry=0, wobble=0.2)
        square.line(line + (2, -1), 4, "#cfd08a", on=ground, taper=0.1, opacity=0.75, wobble=0.2)
    square.glow((640, 700), 330, "#ffdc74", 0.6, down=110, within=ground)
    square.glow((640, 880), 170, "#ffdc74", 0.45, down=330, within=ground)
    for _ in range(300):
        far = float(square.random.random()) ** 1.3
        x, y = 642 + square.random.normal() * (24 + 70 * far), 664 + 620 * far
        square.dab(
            (x, y), 16 + 44 * far, 2.4 + 4 * far, 0.0, "#ffe28a", on=ground, opacity=float(square.random.uniform(0.25, 0.75)) * (1 - 0.55 * far), taper=0.9
        )
    for _ in range(220):
        x, y = square.random.uniform(0, 1000), 660 + 840 * float(square.random.random())
        square.dab((x, y), 10 + 40 * (y - 640) / 860, 2.2, 0.0, "#8fc4a8", on=ground, opacity=0.3, taper=0.9)


def bus(scene: Scene) -> None:
    """Its nose is round the corner; nobody on it yet."""
    inside = Light(colour="#ffe9a8", shade="#3a2a20", depth=0.4, strength=0.6)
    body = scene.motif("bus", story=True, brush=FINE, material=GLAZE, light=inside)
    here = Placement((706, 664), 1.18)
    bright = {"lit": "#fffbe0", "shade": "#f2c444", "brush": CRISP}
    body.contact((740, 664), 230, 20)
    body.shape(here(polygon([(0, -196), (130, -168), (130, -20), (0, 0)], 8)), "#6f332c", depth=8)
    body.shape(here(blob([(-82, -4), (-86, -90), (-82, -178), (-66, -196), (-2, -198), (6, -186), (4, 0)], 5)), "#98503f", depth=12)
    body.shape(
        here(polygon([(-78, -146), (-4, -150), (-2, -84), (-78, -86)], 6)),
        lambda x, y: ramp(["#fff8d0", "#ffe88a", "#f7d25a"], (y - 490) / 80 + 0 * x),
        depth=3,
        **bright,
    )
    for x in (14, 50, 82):
        top, low = -150 + 0.2 * x, -94 + 0.06 * x
        body.shape(here(polygon([(x, top), (x + 29, top + 5), (x + 29, low), (x, low)], 5)), "#f7d25a", depth=3, **bright)
    body.line(here([(-40, -148), (-40, -86)]), 3.5, "#5a2c28", taper=0, load=1)
    body.shape(here(polygon([(-68, -180), (-12, -182), (-12, -160), (-68, -159)], 5)), "#2c2018", depth=2)
    for x in (-56, -40, -24):
        body.line(here([(x - 5, -170), (x + 5, -171)]), 4.5, "#ffe08a", taper=0.2)
    body.line(here([(-84, -62), (-40, -60), (4, -60)]), 6, "#f0dcae", taper=0, load=1)
    for x, y, r in ((-66, -2, 16), (-8, 0, 17), (88, -10, 17)):
        body.shape(here(ellipse((x, y), r * 0.55, r)), "#15191c", depth=5)
    lamps = [here.point(x, -32) for x in (-66, -14)]
    glow = scene.motif("headlights")
    for lamp in lamps:
        glow.glow(lamp, 84, "#fff2b0", 0.6)
    glow.glow(BUS, 230, "#ffe38a", 0.16)
    for lamp in lamps:
        body.shape(ellipse(lamp, 12), "#fffbe0", depth=4, lit="#ffffff", shade="#ffe88a", brush=CRISP)


def wires(scene: Scene) -> None:
    lines = scene.motif("tram wires")
    spans = (
        [(-20, 110), (330, 250), (660, 420)], [(-20, 190), (320, 300), (655, 428)], [(1020, 90), (820, 270), (668, 420)], [(1020, 200), (840, 310), (672, 428)],
        [(-20, 330), (480, 250), (1020, 320)], [(150, -20), (480, 190), (800, 400)],
    )  # fmt: skip
    for span in spans:
        lines.line(span, 4.2, "#0c1513", taper=0, load=1, dry=0, wobble=0.3)
        lines.line(np.add(span, (0, -2)), 2.6, "#b4ecb8", taper=0.1, opacity=0.85, wobble=0.3)
        path = curve(span, 30)
        for place in range(4, len(path) - 2, 7):
            x, y = path[min(len(path) - 2, place + int(lines.random.integers(5)))]
            lines.dab((x, y + 4), lines.random.uniform(4, 9), 3.0, math.pi / 2, "#c4f0c4", opacity=0.85, taper=0.4)


# ---- the stop


def shelter_back(scene: Scene) -> None:
    """Back glass, far posts, the bench."""
    frame = scene.motif("shelter", material=METAL, brush=FINE)
    frame.wash(polygon([(30, 1150), (600, 1130), (650, 1190), (620, 1250), (20, 1260)]), "#0a1415", 0.6, soft=18, way="multiply")
    glass = frame.shape(
        polygon([(84, 590), (528, 596), (528, 1060), (84, 1072)], 12),
        lambda x, y: ramp(["#1d3a34", "#2f5a4e", "#7a9a6a"], (x - 80) / 520 + 0 * y),
        depth=4,
        material=CLEAR,
        opacity=0.55,
    )
    for x0, x1 in ((140, 270), (300, 360), (440, 500)):
        frame.wash(polygon([(x0 + 80, 596), (x1 + 80, 596), (x1 - 60, 1064), (x0 - 60, 1066)]), "#a8d4b8", 0.16, soft=4, within=glass)
    for x in (84, 306, 528):
        rod(frame, [(x, 590), (x, 1074)], [13, 13], "#2c3a38", material=METAL, brush=FINE)
    rod(frame, [(84, 1064), (530, 1056)], [12, 12], "#2c3a38", material=METAL, brush=FINE)
    for _ in range(90):
        x, y = frame.random.uniform(90, 524), frame.random.uniform(600, 1050)
        frame.dab((x, y), frame.random.uniform(5, 22), 2.2, 1.6, "#b8dcc0", on=glass, opacity=0.45, taper=0.5)
    bench = scene.motif("bench", brush=FINE)
    for x in (130, 480):
        rod(bench, [(x, 1016), (x, 1118)], [16, 16], "#1f2826", material=METAL)
    for y, wide in ((1000, 15), (1018, 17), (1038, 19)):
        rod(bench, [(96, y), (330, y + 1), (518, y - 3)], [wide] * 3, "#6a4a36", grain=8)


def general(scene: Scene) -> None:
    """Six metres of reputation, folded onto a bench."""
    bronze = scene.motif("general", story=True, material=METAL)
    outfit = Outfit(
        top=BRONZE, length=0.78, flare=0.06, collar=PALE, belt=DARK, buttons=PALE, trousers="#6b6a44", trouser_length=1.5, shoes=None, folds=1.6,
    )  # fmt: skip
    who = Person("adult", outfit, "#86824f", Hair("balding", DARK, "moustache"), Face("hooked", "strong", "heavy", eyes="closed"), seed=7)
    pose = Pose(
        (Arm(150, 18, 70, 20), Arm(42, 12, 44, 14)),
        (Leg(84, 9, 84), Leg(82, 12, 92)),
        lean=8,
        curl=12,
        head=(10, 4, 4),
        hands=("open", "grip"),
        stands_on="seat",
    )
    view = View((296, 1004), 610, 38, 10)
    body = who.posed(pose, view, right_hand=(440, 900), left_hand=(424, 712))
    sword_and_shopping(scene, (442, 902))
    made = body.paint(bronze)
    patina(bronze)
    x, y = body.at("head")
    bronze.glow((x + 34, y + 14), 84, "#e8d492", 0.4, within=made["head"])  # the bus has seen him
    decorations(bronze, body)
    newspaper(scene, body.at("head"))
    bird = scene.motif("pigeon", story=True)
    x, y = body.at("shoulder_r")
    Bird("pigeon").paint(bird, View((x - 18, y - 14), 112, 60, 4), Perch.PERCH, head=(-8, 20))


def decorations(bronze: Motif, body: Posed) -> None:
    """Epaulettes with their fringe, three orders for valour."""
    for side, way in (("shoulder_l", 1), ("shoulder_r", -1)):
        x, y = body.at(side)
        here = Placement((x + 4 * way, y - 4), 1.0, 0.22 * way)
        for step in range(8):
            bronze.line(here([(-26 + step * 7.5, 4), (-28 + step * 8, 30)]), 5, PALE if step % 2 else DARK, taper=0.2, load=1)
        bronze.shape(here(blob([(-32, 4), (-24, -12), (0, -18), (24, -12), (32, 4), (0, 10)], 6)), "#8f8650", depth=12, lit="#efe2a4", brush=FINE)
    x, y = body.at("shoulder_r")
    for number, (dx, dy) in enumerate(((44, 64), (66, 70), (54, 96))):
        at = (x + dx, y + dy)
        bronze.line([(at[0], at[1] - 20), at], 9, DARK, taper=0, load=1)
        bronze.shape(ellipse((at[0], at[1] + 5), 10 - number), "#a89858", depth=7, lit="#fff2bc", brush=CRISP)


def patina(bronze: Motif) -> None:
    """Cast metal: dark hollows, a polish where the light catches; green has run down it in other rains."""
    canvas = bronze.canvas
    cast = np.isin(canvas.ids, bronze.ids)
    tone = canvas.picture[cast] @ np.array([0.3, 0.59, 0.11], np.float32)
    low, high = np.percentile(tone, (2, 99))
    share = np.clip((tone - low) / (high - low), 0, 1)
    canvas.picture[cast] = ramp(["#14221d", "#2f3824", "#57562f", "#7d7a4e", "#9a8d54", "#c8b474", "#fbf0bc"], share**1.3)
    for identity in list(bronze.ids):
        for x, y in bronze.spots(identity, 12):
            bronze.dab(
                (x, y), float(bronze.random.uniform(12, 40)), float(bronze.random.uniform(2.5, 5)), 1.57 + bronze.random.normal() * 0.12,
                VERDIGRIS, on=identity, opacity=0.24, taper=0.8,
            )  # fmt: skip


def newspaper(scene: Scene, head: Place) -> None:
    """Open at the middle and laid over him; the corners are past saving."""
    paper = scene.motif("newspaper", story=True, material=PAPER, brush=FINE)
    here = Placement((head[0] - 2, head[1] - 42), 1.0, 0.05)
    pages = (
        ("#c9c8ae", [(8, -74), (-52, -66), (-112, -44), (-136, 4), (-150, 44), (-118, 34), (-92, 14), (-46, -8), (0, -22)], -1),
        ("#dedabf", [(8, -74), (62, -70), (126, -52), (150, -6), (168, 40), (134, 34), (104, 10), (54, -10), (0, -22)], 1),
    )
    for tone, outline, side in pages:
        page = paper.shape(here(blob(outline, 4)), tone, depth=9, flow=0.3 * side)
        for row in range(5):
            t = 0.16 + row * 0.17
            for a, b in ((0.08, 0.40), (0.50, 0.86)):
                ends = [(side * (8 + 118 * share), -74 + 54 * t + 34 * share**1.7 + 16 * t * share) for share in (a, (a + b) / 2, b)]
                if side < 0 and row < 3 and a > 0.3:
                    continue
                paper.line(here(ends), 3.0 if row else 5.5, "#4c5248", on=page, taper=0.1, opacity=0.75, dry=0.4)
        if side < 0:
            paper.inlay(here(polygon([(-62, -52), (-108, -34), (-118, -6), (-74, -26)], 4)), "#7d8574", depth=2, within=page)
        paper.wash(
            here(polygon([(side * 96, -60), (side * 180, -60), (side * 180, 60), (side * 112, 60)])), "#6f8a7c", 0.5, soft=12, way="multiply", within=page
        )
    paper.line(here([(8, -74), (5, -48), (0, -22)]), 3, "#f4f0d8", taper=0.2)
    for drop in ((-148, 58), (-146, 84), (166, 54), (164, 90)):
        paper.dab(here.point(*drop), 15, 5, 1.57, "#d4f0d0", opacity=0.9, taper=0.5)


def sword_and_shopping(scene: Scene, hand: Place) -> None:
    x, y = hand
    steel = scene.motif("sword", story=True, brush=FINE, material=METAL)
    rod(steel, [(x, y - 18), (x + 34, 1030), (x + 66, 1172)], [15, 13, 6], PALE, material=METAL)
    rod(steel, [(x - 34, y + 24), (x, y + 14), (x + 36, y + 22)], [9, 12, 9], DARK, material=METAL)
    steel.shape(ellipse((x, y - 26), 14), PALE, depth=10)
    bag = scene.motif("shopping", story=True, brush=FINE)
    hook = (x + 32, y + 26)
    low = (hook[0] + 16, hook[1] + 168)
    rod(bag, [(low[0] + 18, low[1] - 60), (low[0] + 40, low[1] - 150)], [20, 24], "#d8e0a8", material=GLAZE)
    for lean in (-14, 0, 12):
        rod(bag, [(low[0] + 40, low[1] - 146), (low[0] + 46 + lean, low[1] - 186)], [10, 4], "#4f8a4a")
    rod(bag, [(low[0] - 22, low[1] - 30), (low[0] - 30, low[1] - 120)], [32, 26], "#b98a4c", grain=5)
    sack = bag.shape(
        blob(
            [
                (low[0] - 46, low[1] - 92),
                (low[0], low[1] - 84),
                (low[0] + 50, low[1] - 94),
                (low[0] + 52, low[1] - 20),
                (low[0], low[1] + 6),
                (low[0] - 46, low[1] - 22),
            ],
            7,
        ),
        "#b0685c",
        depth=22,
    )
    for row in range(4):
        bag.line(
            [(low[0] - 44, low[1] - 74 + row * 20), (low[0], low[1] - 64 + row * 20), (low[0] + 48, low[1] - 76 + row * 20)], 4, "#7a3f3a", on=sack, taper=0.1
        )
    for end in ((low[0] - 40, low[1] - 92), (low[0] + 44, low[1] - 92)):
        bag.line([hook, ((hook[0] + end[0]) / 2 + (end[0] - hook[0]) * 0.2, (hook[1] + end[1]) / 2), end], 5, "#d8a89a", taper=0, load=1)


def shelter_front(scene: Scene) -> None:
    """Roof and near posts, and the drips."""
    front = scene.motif("shelter roof", material=METAL, brush=FINE)
    for x in (44, 576):
        rod(front, [(x, 560), (x, 1214)], [19, 19], "#33443f", material=METAL)
        front.contact((x, 1216), 46)
    front.shape(polygon([(84, 548), (530, 552), (604, 520), (570, 500), (70, 498), (14, 522)], 8), "#3a6354", depth=6)
    front.shape(polygon([(10, 522), (606, 520), (604, 566), (12, 570)], 10), "#26423a", depth=10)
    front.line([(12, 525), (330, 527), (604, 522)], 5, "#cfd89a", taper=0.2, opacity=0.8)
    front.shape(polygon([(40, 530), (150, 529), (150, 560), (40, 561)], 5), "#b0685c", depth=4)
    for x in np.linspace(26, 594, 24):
        stray = float(front.random.uniform(0, 1))
        front.dab((x + stray * 9, 580 + stray * 90), 10 + 26 * stray, 4, 1.57, "#c8ecc8", opacity=0.75, taper=0.6)
    side = scene.motif("shelter side", material=CLEAR, opacity=0.25)
    side.wash(polygon([(534, 580), (572, 566), (572, 1200), (534, 1066)]), "#d8d890", 0.22, soft=3)


def horse(scene: Scene) -> None:
    """It has been told to wait outside."""
    beast = scene.motif("bronze horse", story=True, material=METAL)
    breed = SPECIES["horse"].but(colour=BRONZE, under="#5f5f3e", dark="#4a4a32", mane="#4f5036", iris="#2c2c1c", chest=0.50, neck=(0.34, 0.46, 0.22, 0.12))
    foot = (800.0, 1110.0)
    beast.wash(ellipse((foot[0] + 20, foot[1] + 6), 210, 34), "#0a1415", 0.65, soft=14, way="multiply")
    Animal(breed).paint(beast, View(foot, 316, -42, 9), Gait.STAND, head=(20, -6), tail=-82, hair=0.2)
    patina(beast)
    saddle = scene.motif("saddle", brush=FINE, material=METAL)
    x, y = foot[0] + 12, foot[1] - 318
    flap = [(-46, 0), (-40, -20), (-22, -14), (4, -6), (30, -12), (48, -30), (58, -10), (54, 26), (44, 88), (4, 100), (-22, 82), (-40, 40)]
    saddle.shape(Placement((x, y))(blob(flap, 6)), DARK, depth=18, lit="#a89a5c", shade="#1a2420")
    saddle.line([(x - 38, y + 40), (x - 18, y + 78), (x + 6, y + 92), (x + 42, y + 80)], 4, "#c8b878", taper=0.1)
    saddle.line([(x + 8, y + 60), (x + 2, y + 110), (x + 4, y + 136)], 5, "#2c2f22", taper=0, load=1)
    saddle.line([(x - 10, y + 164), (x - 8, y + 146), (x + 4, y + 136), (x + 16, y + 146), (x + 18, y + 164), (x - 10, y + 164)], 5, "#c8b878", taper=0, load=1)
    canopy = scene.motif("umbrella", story=True)
    umbrella(canopy, (x + 4, y + 14), 316, "#b0685c", other="#8a4a44", turn=-0.16, handle="#3a2a20")
    strap = scene.motif("strap", brush=FINE)  # somebody has buckled it to the saddle
    for lift in (-6, 12):
        rod(strap, [(x - 34, y + lift + 6), (x - 6, y + lift - 2), (x + 22, y + lift + 4)], [8, 9, 8], "#5a3a30")
    for drip in ((x - 206, y - 100), (x - 120, y - 130), (x + 96, y - 150), (x - 60, y - 128), (x + 40, y - 146)):
        canopy.dab(drip, 16, 5, 1.57, "#d4f0d0", opacity=0.85, taper=0.5)


def puddles(scene: Scene) -> None:
    """Standing water: bronze feet, posts and the yellow window once more, upside down."""
    ground = scene.motifs["square"].ids[0]
    for number, (at, wide, high, level) in enumerate((((322, 1296), 430, 130, 1196), ((800, 1180), 330, 62, 1122))):
        puddle(scene.motif(f"pool {number}", material=GLAZE), at, wide, height=high, level=level, tint="#4f7a6a", mirror=0.78, within=ground)
    shine = scene.motif("window in the water")
    for number, identity in enumerate((scene.motifs["pool 0"].ids[-1], scene.motifs["pool 1"].ids[-1])):
        shine.glow(((520, 1300), (720, 1184))[number], 90, "#f7d25a", 0.5, down=60, within=identity)


def plinth(scene: Scene) -> None:
    """He has left his footprints, dry in the wet."""
    stone = scene.motif("plinth", story=True, material=STONE)
    mottle, here = stone.noise(), Placement((600, 1330))
    stone.wash(here(polygon([(-80, -10), (440, -40), (440, 230), (-150, 230)])), "#0a1415", 0.6, soft=30, way="multiply")

    def granite(x: Image, y: Image) -> Image:
        return ramp(["#3a5a50", "#5f7a68", "#7a8f78"], 0.5 + 0.4 * mottle(x, y, 90))

    def worn(x: Image, y: Image) -> Image:
        return ramp(["#4a6a5c", "#789478", "#a8b488"], 0.5 + 0.35 * mottle(x, y, 110) - (x - 620) / 1500)

    front = stone.shape(here(polygon([(0, 6), (460, 6), (460, 230), (0, 230)], 10)), granite, depth=10)
    top = stone.shape(here(polygon([(-24, 0), (34, -116), (460, -116), (460, 0)], 10)), worn, depth=4, flow=0.0)
    stone.shape(here(polygon([(-30, -4), (460, -4), (460, 26), (-24, 26)], 8)), "#6a866f", depth=9)
    stone.line(here([(-28, -2), (200, -1), (450, -2)]), 3.5, "#dfe0a8", taper=0.1, opacity=0.7)
    for x, y in stone.spots(top, 60):
        stone.dab((x, y), 26, 2.4, 0.0, "#cfe4b8", on=top, opacity=0.35, taper=0.9)
    for x, y in ((112, -50), (192, -70)):
        print_ = Placement(here.point(x, y), 1.0, -0.42)
        for u, v, r in ((-15, -26, 9), (-2, -30, 6.5), (9, -28, 5.5), (18, -24, 5), (25, -18, 4.4)):
            stone.inlay(print_(ellipse((u, v), r, r * 0.66)), "#e2dcb4", depth=2, brush=CRISP, within=top)
        stone.inlay(
            print_(blob([(-24, -14), (0, -20), (26, -9), (20, 8), (14, 26), (-4, 33), (-18, 24), (-14, 6)], 6)), "#e2dcb4", depth=4, brush=CRISP, within=top
        )
    crown = [(268, 124), (258, 66), (286, 92), (304, 52), (322, 90), (350, 60), (344, 122), (268, 125)]
    for off in (0.0, 2.4):
        stone.line(here(polygon(crown, 2) + off), 5.5, "#f2ede0", on=front, taper=0.1, dry=0.7, opacity=0.85)
    for x, y in ((258, 60), (304, 45), (351, 53)):
        stone.dab(here.point(x, y), 9, 8, 0, "#f0b8b0", on=front)
    plate = stone.shape(here(polygon([(46, 56), (200, 56), (200, 132), (46, 132)], 6)), "#6a6844", depth=6, material=METAL, brush=FINE)
    for row in range(3):
        stone.line(here([(64, 76 + row * 18), (182 - 26 * (row == 2), 76 + row * 18)]), 5, "#3a3a28", on=plate, taper=0.1)


def weather(scene: Scene) -> None:
    marks.rain(scene.motif("rain"), 520, slant=1.78, ink="#bfe8c0", opacity=0.42, keep=lambda x, y: not (60 < x < 574 and 570 < y < 1180))
    splashes = scene.motif("splashes")
    ground = scene.motifs["square"].ids[0]
    for x, y in splashes.spots(ground, 70):
        wide = 6 + 16 * (y - 640) / 860
        t = np.linspace(0, 2 * math.pi, 16)
        splashes.line(np.stack([x + np.cos(t) * wide, y + np.sin(t) * wide * 0.3], 1), 1.8, "#a8d4b4", on=ground, opacity=0.55, taper=0)
