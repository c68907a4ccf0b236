"""35, apple-house: in the last apple on the twig a family of worms lives in seven rooms, and is just serving the wall."""

import math
from collections.abc import Sequence

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies.clay import Clay, Eye, Stuff, banded
from atelier.bodies.modelling import paint_bodies
from atelier.bodies.space import View, ahead
from atelier.canvas import BROAD, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, blob, ellipse, polygon, ribbon
from atelier.light import GLAZE, Light, Material
from atelier.motifs.clouds import CloudTones
from atelier.motifs.furniture import armchair, chair, round_table
from atelier.motifs.household import bathtub, picture
from atelier.motifs.lamps import lamp
from atelier.motifs.land import hill
from atelier.motifs.plants import leaf
from atelier.motifs.sky import stratus
from atelier.palette import Image, colour, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Fill, Motif, Scene

CARD = Card(
    number=35,
    slug="apple-house",
    palette=("#c8322f", "#f6ead0", "#8b6a34", "#cfe0e2", "#dfa53c"),
    spread=Spread(
        hue="red/rose", place="garden", time="afternoon", season="autumn", mood="absurd", viewpoint="cutaway",
        figure="animals", composition="frame within frame", relation=True,
        themes=("hunger", "home", "money-greed", "endings", "animals-as-people", "scale"),
    ),
)  # fmt: skip

FLESH = Material(lit=0.7, sheen=0.35, blotch=0.16, texture=0.05, pooling=0.10, hollow=0.5, blood="#b8702c", shaded=0.7)
MIDDLE = (492.0, 806.0)
APPLE: list[Place] = [
    (492, 372),
    (560, 338),
    (680, 322),
    (800, 376),
    (890, 500),
    (922, 680),
    (900, 880),
    (832, 1060),
    (730, 1200),
    (610, 1272),
    (540, 1262),
    (492, 1240),
    (440, 1264),
    (360, 1268),
    (240, 1190),
    (142, 1050),
    (80, 870),
    (66, 680),
    (100, 500),
    (190, 376),
    (310, 320),
    (424, 338),
]
ROOMS: dict[str, tuple[list[Place], str, str, float]] = {  # outline, paper, figure on it, floor
    "parlour": ([(176, 470), (300, 404), (424, 440), (440, 560), (434, 640), (300, 664), (140, 656), (128, 560)], "#c9923c", "#8a2c22", 622),
    "nursery": ([(556, 440), (690, 400), (816, 458), (868, 570), (858, 640), (700, 660), (550, 644), (540, 530)], "#a9bfae", "#b82c28", 616),
    "bathroom": ([(112, 696), (240, 680), (410, 692), (434, 800), (420, 882), (250, 896), (116, 876), (98, 780)], "#9cc0c0", "#3f7a80", 858),
    "dining room": ([(580, 690), (720, 672), (862, 690), (896, 800), (868, 940), (806, 982), (660, 988), (540, 966), (544, 800)], "#c28432", "#8a2424", 944),
    "larder": ([(150, 930), (300, 914), (430, 936), (452, 1040), (436, 1140), (310, 1164), (214, 1110)], "#b87c3c", "#7a4a24", 1120),
    "cellar": ([(552, 1014), (680, 1006), (800, 1024), (770, 1110), (680, 1196), (566, 1200), (526, 1110)], "#94602c", "#6a4020", 1162),
}


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.6, -0.6, 0.45), colour="#fff0c0", shade="#5f2f2a", depth=0.55, strength=0.8, rim="#ffe6a8", rim_strength=0.7, air="#d8dccc"
    )
    scene.finish = Finish(ground="#b88a5a", grade=lambda image: (image - 0.5) * 1.05 + 0.5)
    afternoon(scene)
    bitten_cores(scene)
    twig(scene)
    skin(scene)
    flesh = inside(scene)
    core(scene, flesh)
    walls = {name: carve(scene, name) for name in ROOMS}
    parlour(scene, walls["parlour"])
    nursery(scene)
    bathroom(scene)
    dining_room(scene, walls["dining room"])
    larder(scene)
    cellar(scene)
    tunnels(scene, flesh)
    the_child(scene)
    leaves(scene)


def afternoon(scene: Scene) -> None:
    broad = scene.canvas.broad
    scene.background(
        lambda x, y: ramp(["#a9c8d4", "#cfe0e2", "#efe9cf", "#f4d898", "#e5b060"], y / 1380 + 0.07 * broad - 0.10 * (x - 500) / 500),
        flow=lambda x, y: 0.2 * np.sin(x / 220 + y / 190), brush=BROAD,
    )  # fmt: skip
    for number, (x, y, wide, high) in enumerate(((160, 170, 420, 44), (860, 260, 360, 36), (880, 120, 300, 26))):
        stratus(scene.motif(f"cloud {number}"), (x, y), wide, high, CloudTones("#e4e6dc", "#fdf6e2", "#b9c8cc"), thickness=0.7, streak=7)
    scene.motif("sun").glow((1010, 420), 520, "#fff3c4", 0.6)
    hill(scene.motif("far orchard"), [(-40, 1290), (200, 1262), (480, 1282), (760, 1250), (1040, 1270)], ("#d8b468", "#b8944c", "#9a8040"), depth=120)
    orchard = scene.motif("orchard out of focus")
    for _ in range(34):
        x, y, size = (
            orchard.random.uniform(-40, 1040),
            1120 - 150 * orchard.random.random() ** 2 - (abs(orchard.random.normal()) * 60),
            orchard.random.uniform(40, 130),
        )
        tone = ("#b8742c", "#9a7a34", "#c8922f", "#8b5a2c", "#b0502c")[int(orchard.random.integers(5))]
        orchard.wash(ellipse((x, y + 70), size, size * 0.8), tone, orchard.random.uniform(0.25, 0.6), soft=14)
    for x in (30, 150, 880, 980):
        orchard.wash(polygon([(x - 8, 1290), (x - 5, 1120), (x + 5, 1120), (x + 9, 1290)]), "#5a4028", 0.6, soft=5)
    hill(scene.motif("grass"), [(-40, 1360), (240, 1334), (520, 1352), (800, 1330), (1040, 1356)], ("#c2a24a", "#8f8a3c", "#5f6a32"), depth=170)


def bitten_cores(scene: Scene) -> None:
    """They lie about like moons."""
    moons = scene.motif("bitten cores", story=True)
    for x, y, size, turn in ((150, 1418, 78, 0.5), (846, 1404, 62, -0.6), (690, 1442, 44, 1.2), (330, 1380, 26, -0.3)):
        here = Placement((x, y), size / 50, turn)
        moons.contact((x, y + size * 0.42), size * 1.2)
        moons.shape(
            here(
                blob(
                    [
                        (-30, -44),
                        (0, -50),
                        (30, -44),
                        (34, -32),
                        (14, -14),
                        (10, 0),
                        (15, 16),
                        (34, 34),
                        (24, 46),
                        (0, 48),
                        (-24, 46),
                        (-34, 34),
                        (-15, 16),
                        (-10, 0),
                        (-14, -14),
                        (-34, -32),
                    ],
                    4,
                )
            ),
            "#f0dcae",
            depth=16,
            material=FLESH,
        )
        for end in (-1, 1):
            moons.inlay(here(blob([(-30, 42 * end), (0, 50 * end), (30, 42 * end), (22, 33 * end), (0, 38 * end), (-22, 33 * end)], 4)), "#b8302c", depth=5)
        moons.line(here([(0, -48), (6, -66)]), max(2.0, size * 0.06), "#5f4228", taper=0.2)


def twig(scene: Scene) -> None:
    bark = scene.motif("twig")
    bark.shape(ribbon([(-40, 150), (160, 92), (360, 74), (560, 96), (800, 60), (1040, 20)], [46, 38, 32, 28, 20, 14]), "#6f5132", depth=14)
    bark.shape(ribbon([(486, 84), (506, 170), (500, 270), (492, 396)], [26, 17, 15, 22]), "#6a4a2c", depth=8)
    for x, turn, long in ((250, -1.9, 90), (720, -1.0, 70)):
        bark.shape(ribbon([(x, 80), (x + math.cos(turn) * long, 80 + math.sin(turn) * long)], [14, 4]), "#6f5132", depth=5)


def leaves(scene: Scene) -> None:
    for number, (x, y, long, turn, tone) in enumerate(
        (
            (500, 150, 210, 0.42, "#8b6a34"),
            (300, 82, 170, 2.5, "#a8742c"),
            (640, 84, 150, -0.5, "#c28a34"),
            (860, 56, 150, 0.9, "#8b6a34"),
            (110, 108, 150, 0.8, "#9a7a3a"),
        )
    ):
        leaf(scene.motif(f"leaf {number}"), (x, y), long, turn, tone, width=0.5, droop=0.25)
    falling = scene.motif("falling leaf")
    leaf(falling, (930, 1120), 74, 2.2, "#c27a2c", width=0.5)


def skin(scene: Scene) -> None:
    """All that is left of the outside; the sun comes through it on the right."""
    peel = scene.motif("skin", material=GLAZE)

    noise = peel.noise(3)

    def red(x: Image, y: Image) -> Image:
        return ramp(["#f2703c", "#d83f32", "#c02c2c", "#9a2028", "#6f1824"], 0.5 - (x - 492) / 900 + (y - 800) / 2200 + 0.08 * noise(x, y, 120))

    peel.shape(blob(APPLE, 8), red, depth=90, lit="#f2613a", shade="#5f1624")
    peel.line([(140, 560), (112, 700), (126, 850)], 12, "#ff9a7c", taper=0.9, opacity=0.6)


def shrunk(outline: Sequence[Place], by: float) -> Points:
    return (np.array(outline, np.float64) - MIDDLE) * by + MIDDLE


def inside(scene: Scene) -> int:
    """The cut face: cream, browning where it has been gnawed."""
    cut = scene.motif("flesh", material=FLESH)
    rim = [(x, y + (26 if y < 400 and abs(x - 492) < 120 else 0)) for x, y in APPLE]
    noise = cut.noise(4)

    def cream(x: Image, y: Image) -> Image:
        away = np.hypot((x - MIDDLE[0]) / 430, (y - MIDDLE[1]) / 470)
        base = ramp(["#f3dfae", "#f8ecd0", "#fbf2da", "#f4dca8", "#e6b878"], away + 0.05 * noise(x, y, 120))
        return lerp(base, colour("#fff2c8"), 0.35 * np.clip((x - 560) / 380, 0, 1))

    identity = cut.shape(blob(shrunk(rim, 0.93).tolist(), 8), cream, depth=34, flow=lambda x, y: np.arctan2(y - MIDDLE[1], x - MIDDLE[0]) + math.pi / 2)
    cut.wash(
        blob([(760, 372), (950, 520), (950, 900), (820, 1120), (740, 1220), (800, 1080), (880, 880), (896, 680), (860, 500)]),
        "#f2683c",
        0.55,
        soft=26,
        within=identity,
    )
    cut.wash(
        blob([(250, 380), (50, 520), (40, 900), (180, 1120), (300, 1250), (190, 1070), (110, 880), (96, 680), (140, 500)]),
        "#a86a3c",
        0.45,
        soft=26,
        way="multiply",
        within=identity,
    )
    return identity


def core(scene: Scene, flesh: int) -> None:
    """It holds the house up."""
    stem = scene.motif("core", material=FLESH)
    for side in (-1, 1):
        stem.line(
            [(492 + side * 12, 420), (492 + side * 66, 600), (492 + side * 78, 800), (492 + side * 50, 1010), (492 + side * 10, 1200)],
            5,
            "#c9b062",
            on=flesh,
            taper=0.4,
            opacity=0.8,
        )
    stem.shape(blob([(492, 662), (532, 712), (540, 800), (520, 880), (492, 930), (464, 880), (444, 800), (452, 712)]), "#dcb878", depth=20, shade="#8b5a2c")
    for x, y, turn in ((474, 770, 0.14), (511, 800, -0.16), (490, 858, 0.05)):
        here = Placement((x, y), 1.0, turn)
        stem.shape(here(blob([(0, -36), (13, -6), (12, 14), (0, 26), (-12, 14), (-13, -6)])), "#4f2a1a", depth=9, lit="#c08a54", material=GLAZE)


def carve(scene: Scene, name: str) -> int:
    """A room gnawed out: a rounded hollow with paper on its wall, dark under its ceiling, and a floor."""
    outline, paper, figure, floor = ROOMS[name]
    hollow = scene.motif(name)
    middle = np.mean(np.array(outline), 0)
    gnawed = blob(((np.array(outline) - middle) * 1.07 + middle).tolist(), 8)
    hollow.shape(gnawed, "#d9ac68", depth=10, wobble=4, material=FLESH, lit="#fff0cc")
    wall = hollow.shape(blob(outline, 8), apples_on(paper, figure), depth=4, wobble=3)
    left, right = float(np.array(outline)[:, 0].min()), float(np.array(outline)[:, 0].max())
    top = float(np.array(outline)[:, 1].min())
    hollow.wash(
        polygon([(left - 20, top - 20), (right + 20, top - 20), (right + 20, top + 34), (left - 20, top + 44)]),
        "#5a2a1c",
        0.62,
        soft=22,
        way="multiply",
        within=wall,
    )
    hollow.wash(
        polygon([(left - 20, top - 20), (right + 20, top - 20), (right + 20, floor + 60), (left - 20, floor + 60)]),
        "#8a4a26",
        0.30,
        soft=6,
        way="multiply",
        within=wall,
    )
    hollow.wash(polygon([(right - 26, top), (right + 30, top), (right + 30, floor), (right - 30, floor)]), "#5a2a1c", 0.5, soft=20, way="multiply", within=wall)
    hollow.glow((left + (right - left) * 0.42, floor - 70), (right - left) * 0.46, "#ffdf96", 0.42, down=110, within=wall)
    boards = hollow.shape(
        polygon([(left - 30, floor - 16), (right + 30, floor - 16), (right + 30, floor + 90), (left - 30, floor + 90)]),
        "#c99a58",
        depth=6,
        within=wall,
        lit="#f4d698",
    )
    for y in (floor - 2, floor + 14):
        hollow.line([(left, y), (right, y + 2)], 2, "#8b5a2c", on=boards, taper=0.4, opacity=0.7)
    return wall


def apples_on(paper: str, figure: str, size: float = 44.0) -> Fill:
    """Wallpaper with small apples between stripes."""

    def fill(x: Image, y: Image) -> Image:
        x, y = np.broadcast_arrays(x, y)
        row = np.floor(y / size)
        u = (x + (row % 2) * size / 2) % size - size / 2
        v = y % size - size / 2
        fruit = np.clip(1.6 - np.hypot(u, v) / size * 8.5, 0, 1) * 0.75
        stalk = np.clip(1.5 - np.hypot((u - 2) * 2.4, v + size * 0.2) / size * 9, 0, 1) * 0.6
        base = colour(paper) * (1 + 0.05 * np.sin(x / size * 2 * math.pi))[..., None]
        return lerp(lerp(base, np.broadcast_to(colour(figure), base.shape), fruit), np.broadcast_to(colour("#6f7a34"), base.shape), stalk).astype(np.float32)

    return fill


def worm(
    motif: Motif,
    foot: Place,
    size: float,
    heading: float,
    *,
    pigment: str = "#d8b878",
    lean: float = 0.0,
    eyes: str = "dot",
    bib: bool = False,
    hat: str | None = None,
) -> Place:
    """A grub of some standing; returns where its hands would be."""
    clay, body = Clay(), Stuff(banded(pigment, mix(pigment, "#a8683c", 0.30), 11, 0.82), GLAZE)
    clay.limb(
        [ahead(-0.62, 0.10, 0.12), ahead(-0.32, 0.13, -0.04), ahead(-0.02, 0.16), ahead(0.04, 0.46), ahead(-0.02 + lean * 0.5, 0.72), ahead(0.06 + lean, 0.92)],
        [0.07, 0.12, 0.15, 0.15, 0.14, 0.13],
        body,
        melt=0.03,
    )
    clay.limb([ahead(0.08 + lean, 0.96)], 0.165, Stuff(mix(pigment, "#b8703c", 0.45), GLAZE), "head", melt=0.03)
    for side in (1, -1):
        clay.eyes.append(Eye(ahead(0.19 + lean, 1.02, 0.07 * side), ahead(0.8, 0.2, 0.4 * side), ahead(1, 0), 0.034, eyes))
    view = View(foot, size, heading, 4)
    paint_bodies(motif, (clay, view), brush=TINY)
    chest = view.place(ahead(0.14 + lean * 0.6, 0.66))
    if bib:
        here = Placement(chest, size / 100, 0.12 if heading > 0 else -0.12)
        motif.shape(here(blob([(-13, -10), (13, -10), (15, 10), (0, 22), (-15, 10)])), "#fbf4e4", depth=5, brush=TINY, lit="#ffffff")
        motif.line(here([(-13, -10), (0, -5), (13, -10)]), 1.6, "#c8322f", taper=0.2)
    if hat:
        top = view.place(ahead(0.06 + lean, 1.10))
        motif.shape(Placement(top, size / 100)(polygon([(-13, 0), (-9, -14), (9, -14), (13, 0)], 4)), hat, depth=4, brush=TINY)
    return chest


def parlour(scene: Scene, wall: int) -> None:
    picture(scene.motif("portrait", brush=FINE), Placement((336, 556)), 52, 62, "#8fae6a", frame="#8b5a2c")
    armchair(scene.motif("armchair"), (226, 634), 122, "#a8342c")
    reader = scene.motif("parlour worm", brush=TINY)
    worm(reader, (236, 614), 84, 30, eyes="closed")
    lamp(scene.motif("lamp"), (396, 634), 142, shade="#f0b44c")


def nursery(scene: Scene) -> None:
    """Pips for beds."""
    beds = scene.motif("pip beds", story=True, brush=FINE)
    for x, y, blanket in ((628, 626, "#4f8a8c"), (756, 630, "#c8502f")):
        here = Placement((x, y), 1.0, 0.0)
        beds.contact((x, y + 4), 110)
        beds.shape(
            here(blob([(-58, -8), (-40, -30), (10, -34), (52, -22), (66, -10), (48, 6), (0, 10), (-44, 6)])), "#4f2a1a", depth=12, lit="#b87a48", material=GLAZE
        )
        beds.shape(here(blob([(-44, -24), (-26, -36), (-8, -34), (-10, -22), (-30, -18)])), "#fbf4e4", depth=6)
        beds.shape(here(ellipse((-24, -36), 11, 10)), "#d2a068", depth=8)
        beds.dab(here.point(-20, -36), 6, 2, 0.1, "#4f2a1a", taper=0.3)
        beds.shape(here(blob([(-14, -34), (14, -44), (44, -32), (58, -14), (30, -6), (-12, -8)])), blanket, depth=10)
    mobile = scene.motif("mobile", brush=TINY)
    mobile.line([(690, 432), (690, 480)], 1.6, "#6a4a2c", taper=0.0)
    mobile.line([(660, 486), (690, 478), (722, 488)], 2.2, "#6a4a2c", taper=0.1)
    for x, y in ((660, 512), (692, 520), (722, 508)):
        mobile.line([(x, 486), (x, y)], 1.3, "#6a4a2c", taper=0.0)
        mobile.shape(ellipse((x, y + 6), 7), "#c8322f", depth=5)


def bathroom(scene: Scene) -> None:
    bather = scene.motif("bather", brush=TINY)
    worm(bather, (250, 858), 104, 60, eyes="closed", hat="#f2c0b0")
    bathtub(scene.motif("bathtub"), (262, 878), 168)
    foam = scene.motif("foam", brush=TINY)
    for _ in range(14):
        foam.shape(ellipse((206 + 112 * foam.random.random(), 806 + 8 * foam.random.normal()), 5 + 5 * foam.random.random()), "#f4fbf6", depth=5)


def dining_room(scene: Scene, wall: int) -> None:
    """Father carves the wall; there is not much of it."""
    bite = scene.motif("served wall", story=True, material=FLESH, brush=FINE)
    bite.shape(
        blob([(826, 716), (868, 700), (900, 740), (906, 800), (890, 850), (842, 860), (824, 820), (836, 790), (820, 760)]), "#f6e2b4", depth=12, wobble=4
    )
    bite.shape(
        blob([(846, 730), (886, 726), (896, 790), (880, 838), (850, 840), (856, 800), (842, 770)]), "#e8604a", depth=8, wobble=4, lit="#ffb070", shade="#c8322f"
    )
    chair(scene.motif("chair left"), (592, 962), 100, facing=1)
    family = scene.motif("family", story=True, brush=TINY)
    worm(family, (596, 928), 104, 70, bib=True)
    worm(family, (650, 908), 72, 40, bib=True, eyes="closed", pigment="#ecd6a4")
    worm(family, (724, 906), 62, -30, bib=True, pigment="#e2c488")
    hands = worm(family, (812, 954), 150, 80, bib=True, lean=0.06, pigment="#cfa868")
    round_table(scene.motif("table"), (684, 968), 158, 70, cloth_="#f4ecdc")
    plates = scene.motif("plates", brush=TINY)
    for x, y in ((640, 898), (684, 906), (730, 898)):
        plates.shape(ellipse((x, y), 19, 6), "#fdfaf0", depth=4)
        plates.shape(polygon([(x - 9, y - 1), (x - 6, y - 11), (x + 8, y - 12), (x + 10, y - 2)], 3), "#f3d898", depth=4)
        plates.line([(x - 6, y - 11), (x + 8, y - 12)], 2.4, "#c8322f", taper=0.1)
    tools = scene.motif("knife and fork", brush=TINY)
    blade = Placement((hands[0] + 10, hands[1] - 4), 1.0, -0.75)
    tools.shape(blade(polygon([(14, -5), (62, -6), (74, 2), (14, 6)], 4)), "#e4e8ea", depth=4, lit="#ffffff")
    tools.shape(blade(polygon([(-16, -4), (16, -5), (16, 5), (-16, 4)], 4)), "#5f3a22", depth=4)
    lamp_ = scene.motif("dining lamp", brush=FINE)
    lamp_.line([(690, 690), (690, 740)], 2.4, "#5f3a22", taper=0.0)
    lamp_.glow((690, 790), 190, "#ffdc8c", 0.75, down=130)
    lamp_.shape(polygon([(666, 764), (676, 740), (704, 740), (714, 764)], 4), "#c8322f", depth=8)
    lamp_.shape(ellipse((690, 766), 12, 6), "#fff4c8", depth=4)


def larder(scene: Scene) -> None:
    """Shelves, and nothing left on them but one jar."""
    bare = scene.motif("larder shelves", brush=FINE)
    for y in (1000, 1052):
        bare.shape(polygon([(226, y), (376, y), (376, y + 8), (226, y + 8)]), "#8b5a2c", depth=4)
    bare.shape(blob([(336, 1000), (336, 974), (346, 966), (362, 966), (370, 974), (370, 1000)]), "#dfa53c", depth=8, lit="#ffe09a", material=GLAZE)
    bare.shape(polygon([(340, 966), (340, 958), (366, 958), (366, 966)]), "#8b3a2c", depth=3)
    mother = scene.motif("mother", brush=TINY)
    worm(mother, (284, 1130), 100, -40, hat="#fbf4e4", eyes="closed")


def cellar(scene: Scene) -> None:
    ladder = scene.motif("ladder", brush=FINE)
    for x in (628, 662):
        ladder.line([(x - 10, 1168), (x + 6, 972)], 5, "#7a4f28", taper=0.0)
    for rung in range(7):
        ladder.line([(619 + rung * 2.4, 1150 - rung * 26), (653 + rung * 2.4, 1150 - rung * 26)], 4, "#7a4f28", taper=0.0)


def tunnels(scene: Scene, flesh: int) -> None:
    """Ways from room to room, and teeth marks everywhere."""
    gnaw = scene.motif("tooth marks")
    for x, y in gnaw.spots(flesh, 150):
        gnaw.dab(
            (x, y),
            gnaw.random.uniform(8, 18),
            gnaw.random.uniform(2, 4),
            gnaw.random.uniform(0, 3),
            FromPicture(0.86, "#c98a3c", 0.25),
            on=flesh,
            bend=0.3,
            taper=0.7,
            opacity=0.6,
        )


def the_child(scene: Scene) -> None:
    """Through the skin, and sees sky."""
    out = scene.motif("hole", story=True, brush=FINE)
    out.shape(blob([(104, 470), (140, 438), (176, 446), (180, 486), (150, 516), (112, 508)]), "#f4e2b4", depth=6, wobble=4)
    out.shape(blob([(116, 472), (142, 450), (166, 456), (170, 484), (148, 504), (120, 498)]), "#3a1216", depth=6, lit="#6a2a20", shade="#2a0c10")
    child = scene.motif("worm child", story=True, brush=TINY)
    worm(child, (150, 512), 84, -62, lean=0.14, pigment="#e8cc8c")
    out.shape(blob([(112, 500), (150, 506), (182, 484), (176, 512), (146, 530), (116, 522)]), "#c8322f", depth=6, lit="#f08a68")
