"""16, scarecrow-gives: it holds open its coat, and the crows politely carry its straw to their nest."""

import math

import numpy as np

from atelier import marks
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, ellipse, polygon
from atelier.light import CLOTH, WOOD, Light, Material
from atelier.motifs.clouds import CloudTones
from atelier.motifs.flowers import flower
from atelier.motifs.forms import cloth, rod
from atelier.motifs.keepsakes import egg, nest
from atelier.motifs.land import hill
from atelier.motifs.plants import stubble
from atelier.motifs.sky import stratus
from atelier.motifs.woods import bare_tree
from atelier.palette import Image, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=16,
    slug="scarecrow-gives",
    palette=("#d8a84a", "#e0763a", "#1f1d22", "#5b708a", "#f5e2b4"),
    spread=Spread(
        hue="orange/peach", place="field", time="sunset", season="autumn", mood="tender", viewpoint="from below",
        figure="object creature", composition="big single form", relation=True,
        themes=("love-loss", "home", "animals-as-people", "hunger", "endings"),
    ),
)  # fmt: skip

SUN: Place = (404.0, 742.0)  # behind its chest
POLE = 412.0
STRAW = ("#f2cf6a", "#d8a84a", "#b98434", "#ffe7a0")
DENIM = "#5b708a"


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0, -0.3, 0.5), colour="#ffd58a", shade="#2c1a26", depth=0.72, strength=0.85, rim="#ffdf98", rim_strength=0.95,
        source=(SUN[0], SUN[1], 120), reach=900, air="#f0a860",
    )  # fmt: skip
    scene.finish = Finish(ground="#8a4a2c", grade=lambda image: (image - 0.5) * 1.06 + 0.5)
    sky(scene)
    land(scene)
    elm(scene)
    frame(scene)
    coat(scene)
    trousers(scene)
    head(scene)
    last_year(scene)
    crows(scene)
    foreground(scene)


def sky(scene: Scene) -> None:
    broad = scene.canvas.broad

    def evening(x: Image, y: Image) -> Image:
        away = np.hypot((x - SUN[0]) / 1.05, y - SUN[1]) / 1000
        return ramp(["#fff0bc", "#fbcf76", "#f2a04c", "#e07a3a", "#c0533a", "#82384a", "#4e2848"], away * 1.06 + 0.05 * broad)

    scene.background(evening, flow=lambda x, y: np.arctan2(y - SUN[1], x - SUN[0]) + math.pi / 2, brush=BROAD)
    glory = scene.motif("sun", brush=BROAD)
    glory.glow(SUN, 330, "#fff3c4", 0.8)
    disc = scene.motif("disc", light=Light(strength=0, depth=0, rim=None))
    disc.shape(ellipse(SUN, 138), lambda x, y: ramp(["#fff8da", "#fff0bc", "#fbd987"], np.hypot(x - SUN[0], y - SUN[1]) / 140), depth=4, wobble=0.4)
    bars = scene.motif("bars of cloud", light=Light(direction=(-0.2, 0.85, 0.4), colour="#ffd890", shade="#7a3440", strength=0.9, rim="#ffe6a8"))
    for x, y, wide, high, base in (
        (820, 300, 700, 60, "#b0545a"),
        (160, 240, 620, 54, "#9a4658"),
        (620, 130, 560, 40, "#7a3850"),
        (900, 640, 420, 40, "#d8784e"),
        (50, 470, 380, 46, "#c4604e"),
        (930, 900, 380, 34, "#e89a58"),
        (80, 930, 330, 30, "#ea9a54"),
    ):
        stratus(bars, (x, y), wide, high, CloudTones(base, mix(base, "#ffe0a0", 0.7), mix(base, "#5a2a40", 0.5)), streak=9)


def land(scene: Scene) -> None:
    far = scene.motif("far fields")
    hill(far, [(-40, 1166), (180, 1150), (420, 1158), (700, 1140), (1040, 1158)], ("#c9853f", "#a8602f"), depth=120, roll=6)
    far.glow((SUN[0], 1150), 420, "#ffd890", 0.65, down=70)
    field = scene.motif("stubble field")
    ground = hill(field, [(-40, 1240), (250, 1212), (560, 1206), (800, 1222), (1040, 1204)], ("#d8a04a", "#9a6230", "#4e2e24"), depth=330, roll=10)
    field.glow((SUN[0], 1215), 380, "#ffd078", 0.6, down=60)
    field.wash(polygon([(POLE - 12, 1330), (POLE + 14, 1330), (POLE + 180, 1560), (POLE - 120, 1560)]), "#2c1a26", 0.5, soft=16, way="multiply")
    stubble(field, ground, 900, near=44, straw="#e0b05a")


def elm(scene: Scene) -> None:
    """Bare, with a great nest where it forks."""
    tree = scene.motif("elm")
    bare_tree(tree, (862, 1250), 1010, "#3a2430", spread=0.95, lean=-0.03, twigs=7)
    marks.grass(tree, [(740, 1262), (850, 1276), (990, 1262)], 90, height=44, inks=("#c8923f", "#8a5630", "#e8bc66"))
    home = scene.motif("great nest", story=True)
    nest(home, (820, 720), 260, eggs=0, straw="#c89a4c")
    for _ in range(110):
        x, y = 820 + home.random.normal() * 78, 690 + home.random.normal() * 26
        home.dab(
            (x, y),
            float(home.random.uniform(30, 76)),
            2.6,
            float(home.random.normal() * 0.45),
            (*STRAW, "#5a3424", "#7a4a2c")[int(home.random.integers(6))],
            bend=0.25,
            opacity=0.9,
        )


def frame(scene: Scene) -> None:
    """The broomstick it hangs on, and what is left in its chest."""
    wood = scene.motif("broomstick", material=WOOD, brush=FINE)
    rod(wood, [(POLE + 10, 1400), (POLE, 1000), (POLE - 4, 470)], [24, 22, 20], "#6a4428", grain=24)
    rod(wood, [(130, 566), (412, 548), (690, 574)], [15, 20, 15], "#6a4428", grain=14)
    ribs = scene.motif("ribs", story=True, material=WOOD, brush=FINE)
    for row, (y, wide) in enumerate(((640, 100), (700, 124), (762, 134), (826, 128), (890, 108))):
        for side in (-1, 1):
            lift = 10 * math.sin(row * 2.1 + side)
            rod(
                ribs,
                [
                    (POLE - 2, y - 26),
                    (POLE + side * wide * 0.62, y - 30 + lift),
                    (POLE + side * wide, y + 14 + lift),
                    (POLE + side * wide * 0.8, y + 48),
                    (POLE + side * wide * 0.5, y + 58),
                ],
                [13, 12, 11, 9, 5],
                "#5a3822",
            )
    straw = scene.motif("last straw")
    for _ in range(230):
        deep = straw.random.random() ** 0.7
        x, y = POLE + straw.random.normal() * (40 + 52 * deep), 900 + 130 * deep + straw.random.normal() * 14
        straw.dab(
            (x, y),
            float(straw.random.uniform(46, 110)),
            3.2,
            float(math.pi / 2 + straw.random.normal() * 0.5),
            STRAW[int(straw.random.integers(4))],
            bend=0.25,
            opacity=0.92,
        )
    for _ in range(46):
        x, y = POLE + straw.random.normal() * 70, straw.random.uniform(600, 680)
        straw.dab(
            (x, y),
            float(straw.random.uniform(30, 70)),
            2.8,
            float(straw.random.normal() * 0.9 + 0.6),
            STRAW[int(straw.random.integers(4))],
            bend=0.3,
            opacity=0.9,
        )


def coat(scene: Scene) -> None:
    """Held open by its own gloves."""
    denim = scene.motif("coat", story=True, material=CLOTH)
    lining = scene.motif("lining", material=CLOTH)
    left_back = [(328, 572), (226, 604), (196, 760), (178, 930), (190, 1078), (262, 1100), (270, 960), (264, 800), (292, 680)]
    right_back = [(496, 572), (600, 612), (640, 760), (668, 900), (690, 1010), (610, 1046), (560, 960), (556, 800), (528, 680)]
    left_flap = [
        (378, 566),
        (322, 600),
        (276, 690),
        (196, 800),
        (128, 842),
        (134, 930),
        (150, 1050),
        (186, 1104),
        (222, 1064),
        (250, 1116),
        (254, 1000),
        (262, 880),
        (292, 770),
        (338, 660),
    ]
    right_flap = [
        (446, 566),
        (506, 604),
        (556, 690),
        (640, 776),
        (728, 800),
        (760, 860),
        (776, 950),
        (748, 1004),
        (700, 970),
        (668, 1034),
        (620, 1010),
        (590, 900),
        (540, 770),
        (490, 660),
    ]
    for back, flap, hue, hang in ((left_back, left_flap, "#72849a", 1.78), (right_back, right_flap, DENIM, 1.22)):
        cloth(denim, blob(back), "#43546c", fold=40, depth=10, hang=hang)
        cloth(lining, blob(flap, 8), hue, fold=44, depth=12, hang=hang, from_y=540)
        edge = [flap[0], flap[-1], flap[-2], flap[-3], flap[-4]]
        lining.line(edge, 3.4, "#e8cf98", opacity=0.7, taper=0.2)
        for x, y in flap[6:11]:
            for _ in range(5):
                lining.line(
                    [(x + lining.random.normal() * 12, y - 16), (x + lining.random.normal() * 12, y + 14), (x + lining.random.normal() * 16, y + 34)],
                    2.0,
                    "#93a6bc",
                    taper=0.8,
                )
    sleeves(denim)
    patch = scene.motif("patch", brush=FINE)
    patch.shape(polygon([(662, 850), (722, 838), (732, 904), (672, 916)]), "#b8523a", depth=6, material=CLOTH)
    for x, y in ((626, 912), (640, 892), (664, 888), (684, 902), (690, 932), (680, 960), (652, 968), (632, 950)):
        patch.dab((x + 40, y - 51), 13, 2.4, 0.9, "#f0d8a0", load=1)
    collar = scene.motif("collar", material=CLOTH)
    for side in (-1, 1):
        collar.shape(
            blob([(POLE + side * 6, 556), (POLE + side * 44, 534), (POLE + side * 96, 560), (POLE + side * 78, 618), (POLE + side * 40, 600)]),
            "#6a80a0",
            depth=12,
        )


def sleeves(denim: Motif) -> None:
    for side, elbow, hand in ((-1, (128, 600), (116, 842)), (1, (706, 580), (744, 806))):
        shoulder = (POLE + side * 92, 574)
        rod(denim, [shoulder, ((shoulder[0] + elbow[0]) / 2, 574), elbow], [78, 60, 50], "#566a84", material=CLOTH, ragged=3)
        rod(denim, [elbow, ((elbow[0] + hand[0]) / 2 - side * -14, 700), (hand[0], hand[1] - 50)], [50, 42, 52], "#5a7090", material=CLOTH, ragged=3)
        for _ in range(16):
            x = hand[0] + denim.random.normal() * 17
            denim.line(
                [(x, hand[1] - 58), (x + denim.random.normal() * 7, hand[1] - 20), (x + denim.random.normal() * 14, hand[1] + 4)],
                3,
                STRAW[int(denim.random.integers(4))],
                taper=0.6,
            )
        palm = [(-24, -26), (18, -30), (30, 0), (20, 34), (-2, 44), (-22, 30), (-30, 4)]
        denim.shape(blob([(hand[0] + side * -x, hand[1] + y) for x, y in palm]), "#a8653a", depth=17, material=CLOTH, brush=FINE)
        for finger in range(3):
            y = hand[1] - 8 + finger * 17
            rod(denim, [(hand[0] - side * 8, y), (hand[0] - side * 28, y + 2), (hand[0] - side * 36, y + 10)], [17, 17, 13], "#b06c40", brush=FINE)


def trousers(scene: Scene) -> None:
    """Empty, and blowing a little."""
    legs = scene.motif("trousers", material=CLOTH)
    for outline, hue in (
        ([(346, 1020), (412, 1030), (424, 1150), (404, 1290), (396, 1352), (330, 1344), (340, 1200)], "#6a5848"),
        ([(404, 1026), (480, 1016), (500, 1130), (530, 1250), (552, 1322), (488, 1346), (452, 1240), (424, 1130)], "#75624e"),
    ):
        cloth(legs, blob(outline), hue, fold=32, depth=9)
    for _ in range(54):
        x, y = ((364, 1346), (520, 1334))[int(legs.random.integers(2))]
        x, y = x + legs.random.normal() * 18, y + legs.random.normal() * 5
        legs.line(
            [(x, y - 20), (x + legs.random.normal() * 8, y + 14), (x + legs.random.normal() * 24, y + 44)], 2.8, STRAW[int(legs.random.integers(4))], taper=0.6
        )
    rope = [(338, 1034), (412, 1046), (486, 1030)]
    rod(legs, rope, [14, 14, 14], "#c89a54", brush=FINE)
    rod(legs, [(424, 1044), (432, 1090), (422, 1128)], [9, 8, 5], "#c89a54", brush=FINE)


def head(scene: Scene) -> None:
    """Sacking, bowed to see what they are taking; its hat has been let to three eggs."""
    sack = scene.motif("head", story=True, material=CLOTH, brush=FINE)
    face = sack.shape(
        blob([(336, 416), (398, 380), (462, 396), (496, 446), (494, 506), (462, 548), (424, 566), (392, 566), (350, 540), (324, 486)]), "#c8a26a", depth=60
    )
    for _ in range(44):
        x, y = 404 + sack.random.normal() * 22, 560 + sack.random.normal() * 6
        sack.line(
            [(x, y - 10), (x + sack.random.normal() * 8, y + 18), (x + sack.random.normal() * 24, y + 40)], 2.8, STRAW[int(sack.random.integers(4))], taper=0.6
        )
    rod(sack, [(366, 552), (410, 566), (452, 552)], [9, 10, 9], "#8a5a34")
    for x, y in ((392, 484), (446, 482)):
        sack.line([(x - 15, y), (x, y + 9), (x + 15, y + 1)], 4.2, "#3a2018", load=1, on=face)
        for lash in (-10, 0, 10):
            sack.line([(x + lash, y + 5), (x + lash * 1.3, y + 15)], 2.4, "#3a2018", load=1, on=face)
    sack.line([(394, 527), (414, 531), (436, 526)], 3.2, "#3a2018", load=1, on=face)
    for x in (402, 414, 428):
        sack.line([(x - 1, 521), (x + 1, 536)], 2.2, "#3a2018", on=face)
    for x, y in sack.spots(face, 260):  # the weave of it
        across = sack.random.random() < 0.5
        sack.dab((x, y), 15, 1.4, 0.06 if across else 1.5, ("#8a6434", "#f0d8a0")[int(sack.random.integers(2))], on=face, opacity=0.42)
    sack.shape(polygon([(452, 418), (488, 426), (482, 462), (446, 454)]), "#8a5a4a", depth=4)
    for x, y in ((452, 418), (470, 420), (488, 428), (484, 446), (480, 462), (462, 458), (447, 452), (449, 436)):
        sack.dab((x, y), 11, 2.0, 0.8, "#f0d8a0")
    hat = scene.motif("straw hat", brush=FINE)
    hat.shape(blob([(336, 344), (404, 322), (476, 338), (470, 372), (404, 382), (344, 374)]), "#7a4a28", depth=16)
    eggs = scene.motif("three eggs", story=True)
    for x, y, turn in ((378, 366, -0.3), (440, 364, 0.35), (410, 360, 0.05)):
        egg(eggs, (x, y), 62, "#9fd0e0", turn=turn, shadow=False)
    hat = scene.motif("hat's brim", brush=FINE)
    crown = blob([(334, 348), (368, 366), (408, 352), (446, 368), (476, 342), (488, 410), (470, 428), (404, 440), (346, 430), (326, 412)])
    woven = hat.shape(crown, "#e0b45a", depth=30, flow=0.1)
    brim = hat.shape(blob([(240, 424), (322, 404), (404, 424), (490, 404), (574, 432), (520, 462), (404, 474), (300, 458)]), "#d8a84a", depth=12, flow=0.05)
    rod(hat, [(330, 408), (404, 430), (486, 406)], [15, 15, 15], "#8c3a30")
    for _ in range(120):
        part = woven if hat.random.random() < 0.5 else brim
        for x, y in hat.spots(part, 1):
            hat.dab(
                (x, y),
                22,
                1.7,
                float(0.2 * hat.random.normal() + (0 if part == brim else 0.7 * (1 if hat.random.random() < 0.5 else -1))),
                ("#8a5a28", "#fbe6a4")[int(hat.random.integers(2))],
                on=part,
                opacity=0.6,
            )
    for _ in range(26):
        turn = hat.random.uniform(0.1, 3.04)
        x, y = 406 + 166 * math.cos(turn), 434 + 30 * math.sin(turn)
        hat.dab((x, y), 26, 2.2, float(turn + hat.random.normal() * 0.5), STRAW[int(hat.random.integers(4))])


def straw_in_beak(motif: Motif, at: Place, count: int, size: float) -> None:
    for _ in range(count):
        motif.dab(
            (at[0] + motif.random.normal() * 3, at[1] + motif.random.normal() * 3),
            size * float(motif.random.uniform(0.7, 1.3)),
            max(2.0, size * 0.05),
            float(motif.random.normal() * 0.35),
            STRAW[int(motif.random.integers(4))],
            bend=0.3,
            load=1,
        )


def crows(scene: Scene) -> None:
    """A tailor on the lapel, one taking, a line in the air to the nest, and the polite queue."""
    taker = scene.motif("crow taking straw", story=True)
    Bird("crow").paint(taker, View((500, 944), 150, -80, -6), Perch.PECK, head=(14, 0))
    straw_in_beak(taker, (436, 938), 7, 66)
    for place, (x, y, size, heading, beat, roll) in enumerate(
        ((612, 488, 175, 70, 34, -10), (690, 380, 128, 95, 12, -14), (794, 436, 104, 140, 44, -6), (742, 596, 92, 100, 26, 0))
    ):
        flier = scene.motif(f"crow carrying {place}", story=place == 0)
        Bird("crow").paint(flier, View((x, y), size, heading, -14, roll), Perch.FLY, beat=beat)
        straw_in_beak(flier, (x + size * 0.56 * math.sin(math.radians(heading)), y + size * 0.02), 5, size * 0.42)
    sitter = scene.motif("crow at home")
    Bird("crow").paint(sitter, View((868, 690), 112, -70, -8), Perch.PERCH, head=(20, 0))
    tailor = scene.motif("crow sewing a button", story=True)
    Bird("crow").paint(tailor, View((186, 808), 132, 84, -4), Perch.PERCH, head=(16, 0))
    needle = scene.motif("button and needles", story=True, brush=FINE, wobble=0.3)
    at = Placement((272, 836), 1.25)
    needle.shape(at(ellipse((0, 0), 17)), "#c8452e", depth=6)
    for dx, dy in ((-5, -5), (5, -5), (-5, 5), (5, 5)):
        needle.dab(at.point(dx, dy), 5, 5, 0, "#3a1a14", load=1, taper=0)
    needle.line([(258, 752), (272, 832)], 4, "#fff2cc", load=1, taper=0.2)
    needle.line([(272, 836), (244, 884), (214, 850), (258, 754)], 2.8, "#c8452e", load=1)


def last_year(scene: Scene) -> None:
    """A heap, and a flower in it."""
    heap = scene.motif("last year's scarecrow", story=True, material=Material(texture=0.1, hollow=0.6))
    heap.contact((806, 1400), 300)
    cloth(
        heap,
        blob([(650, 1404), (690, 1352), (750, 1330), (806, 1344), (870, 1318), (930, 1352), (968, 1404), (810, 1426)]),
        "#6a4a48",
        fold=38,
        depth=14,
        hang=0.4,
    )
    heap.shape(blob([(690, 1368), (716, 1322), (764, 1316), (790, 1350), (776, 1392), (720, 1400)]), "#a87f50", depth=30)
    heap.shape(blob([(668, 1330), (730, 1312), (800, 1322), (770, 1342), (700, 1348)]), "#a8783a", depth=9)
    heap.shape(blob([(706, 1324), (716, 1284), (752, 1282), (770, 1318), (738, 1330)]), "#b8863f", depth=16)
    for _ in range(140):
        x, y = 816 + heap.random.normal() * 84, 1396 + heap.random.normal() * 14
        heap.dab(
            (x, y),
            float(heap.random.uniform(20, 60)),
            2.6,
            float(heap.random.normal() * 0.5),
            (*STRAW, "#6a4426")[int(heap.random.integers(5))],
            bend=0.2,
            opacity=0.85,
        )
    flower(scene.motif("flower in the heap", story=True), (862, 1372), 150, "#f0584a", heart="#3a1a1c", lean=0.12, size=0.3)


def foreground(scene: Scene) -> None:
    """The queue, hats off, so to speak."""
    for place, (x, y, size, heading) in enumerate(((318, 1346, 120, 74), (232, 1378, 150, 66), (118, 1432, 210, 70))):
        waiting = scene.motif(f"crow waiting {place}", story=True)
        Bird("crow").paint(waiting, View((x, y), size, heading, -4), Perch.STAND, head=((-16, -6, 8)[place], (0, 12, -16)[place]))
    edge = scene.motif("near stubble")
    marks.grass(
        edge, [(-20, 1512), (300, 1500), (640, 1506), (1020, 1498)], 260, height=86, inks=("#3a2220", "#5a3624", "#8a5a30", "#c89a4a"), wind=0.12, width=4.2
    )
    chaff = scene.motif("chaff")
    for _ in range(60):
        x = chaff.random.uniform(430, 900)
        y = 720 - 260 * math.sin((x - 430) / 470 * 2.4) + chaff.random.normal() * 46
        chaff.dab((x, y), float(chaff.random.uniform(10, 24)), 2.2, float(chaff.random.uniform(0, 3)), STRAW[int(chaff.random.integers(4))], opacity=0.9)
