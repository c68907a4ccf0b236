"""27, lost-property: a badger clerk hands an old man the little boy he has come to reclaim, who has the same ears."""

import math
from itertools import pairwise

import numpy as np

from atelier.bodies import poses
from atelier.bodies.clay import skin
from atelier.bodies.heads import Head
from atelier.bodies.outfit import Face, Hair, Outfit, coat
from atelier.bodies.people import Person, Posed
from atelier.bodies.poses import Arm, Leg
from atelier.bodies.space import View
from atelier.canvas import FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon
from atelier.light import CLOTH, METAL, PAPER, WOOD, Light
from atelier.motifs.books import book_stack
from atelier.motifs.brass import clock, globe, key, tall_clock
from atelier.motifs.forms import turned
from atelier.motifs.goods import boots, crown, feather, hat, mask, spectacles, umbrella
from atelier.motifs.keepsakes import birdcage, shell, suitcase
from atelier.motifs.lamps import candle
from atelier.motifs.lines import kite
from atelier.motifs.music import violin
from atelier.motifs.play import ball, rocking_horse, spinning_top
from atelier.motifs.sky import moon
from atelier.motifs.travel import paper_boat
from atelier.motifs.vessels import jar, teapot
from atelier.palette import COMPLEXIONS, mix
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=27,
    slug="lost-property",
    palette=("#24503f", "#6a4529", "#dfc28c", "#f8d978", "#bb3d34"),
    spread=Spread(
        hue="green", place="room", time="indoor lamplight", season="no season", mood="tender", viewpoint="eye level",
        figure="old man", composition="frame within frame", people=True, relation=True, cast=("E",),
        themes=("memory", "childhood-age", "time", "animals-as-people", "love-loss"),
    ),
)  # fmt: skip

COUNTER = 1014.0
ROWS: tuple[tuple[float, float, tuple[float, ...]], ...] = (  # top, bottom, uprights
    (-30, 108, (-40, 130, 300, 440, 640, 800, 1040)),
    (124, 286, (-40, 180, 330, 520, 690, 860, 1040)),
    (302, 452, (-40, 120, 280, 470, 600, 790, 930, 1040)),
    (468, 640, (-40, 200, 350, 500, 690, 850, 1040)),
    (656, 806, (-40, 140, 320, 460, 620, 780, 920, 1040)),
    (822, 1000, (-40, 190, 340, 520, 700, 860, 1040)),
)
BEHIND = "#1c3a30"


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.0, -0.8, 0.5),
        colour="#ffe6a0",
        shade="#10201c",
        strength=1.0,
        depth=0.62,
        rim="#fff0bc",
        source=(520, 420, 330),
        reach=560,
        fill="#3f6a58",
    )
    scene.finish = Finish(ground="#2a3a2c", periphery=0.24, grade=lambda image: (image - 0.5) * 1.06 + 0.51)
    pigeonholes(scene)
    losses(scene)
    lamps(scene)
    clerk(scene)
    counter(scene)
    boy(scene)
    queue(scene)
    old_man(scene)


def pigeonholes(scene: Scene) -> None:
    shelves = scene.motif("shelves", material=WOOD)
    shelves.shape(polygon([(-40, -40), (1040, -40), (1040, 1100), (-40, 1100)]), "#6a4529", depth=6, flow=0.0)
    for top, low, uprights in ROWS:
        for left, right in pairwise(uprights):
            hole = shelves.shape(
                polygon([(left + 8, top), (right - 8, top), (right - 8, low), (left + 8, low)], 6),
                mix(BEHIND, "#12241e", shelves.random.random()),
                depth=3,
                wobble=1.0,
            )
            shelves.wash(
                polygon([(left, top - 6), (right, top - 6), (right, top + 40), (left, top + 60)]), "#06120e", 0.75, soft=16, way="multiply", within=hole
            )
            shelves.wash(polygon([(left, top), (left + 30, top), (left + 22, low), (left, low)]), "#06120e", 0.6, soft=10, way="multiply", within=hole)
        shelves.shape(polygon([(-40, low), (1040, low), (1040, low + 15), (-40, low + 15)]), "#8a5c36", depth=5, lit="#d8a868", flow=0.0)


def losses(scene: Scene) -> None:
    """Everybody else's."""

    def at(name: str, *, story: bool = False) -> Motif:
        return scene.motif(name, story=story, brush=FINE)

    suitcase(at("suitcase"), (20, 286), 110, leather="#8a4a30")
    umbrella(at("umbrella"), (250, 278), 120, "#a83a4a", closed=True, turn=0.25)
    birdcage(at("cage"), (424, 286), 136)
    tall_clock(at("little clock"), (600, 286), 140)
    book_stack(at("books"), (770, 286), 110, ["#a8492f", "#3f6f7f", "#c9973f", "#7a4a6a"])
    hat(at("hat"), (942, 280), 110, kind="top", pigment="#2a2c34")
    hat(at("bowler hat"), (215, 104), 100, kind="bowler", pigment="#4a3a34")
    hat(at("straw hat"), (720, 104), 100, kind="straw", pigment="#d8b060")
    ball(at("ball"), (540, 108), 76)
    boots(at("boots"), (370, 108), 74)
    paper_boat(at("boat"), (900, 92), 110)
    mask(at("mask"), (204, 392), 92, mood="weep")
    half_moon = at("half a moon", story=True)
    half_moon.glow((382, 378), 120, "#f3ecd0", 0.5)
    moon(half_moon, (370, 380), 54, phase=0.5, turn=0.2, halo=0.3)
    clock(at("clock"), (536, 384), 48)
    spinning_top(at("top"), (694, 452), 100)
    globe(at("globe"), (862, 452), 126)
    key(at("key"), (40, 400), 74, turn=0.5)
    temper(at("temper in a jar", story=True), (274, 640))
    rocking_horse(at("horse"), (80, 636), 118)
    violin(at("violin"), (784, 618), 150, turn=-1.3)
    crown(at("crown"), (940, 636), 96)
    shadow_folded(at("folded shadow", story=True), (80, 806))
    feather(at("feather"), (230, 790), 110, turn=-1.0)
    shell(at("shell"), (846, 800), 82)
    kite(at("kite"), (980, 740), 90, ("#3f7f8a", "#e8c860"))
    teapot(at("teapot"), (262, 998), 96)
    teeth(at("first teeth"), (940, 1000))
    spectacles(at("spectacles"), (540, 770), 92)
    candle(at("candle"), (784, 1000), 90)
    tags = scene.motif("tags", brush=TINY, material=PAPER)
    for x, y in (
        (92, 214),
        (452, 210),
        (820, 226),
        (570, 404),
        (908, 350),
        (300, 590),
        (120, 560),
        (820, 540),
        (120, 752),
        (286, 740),
        (380, 86),
        (700, 60),
        (980, 590),
        (880, 748),
    ):
        here = Placement((x, y), 1.0, tags.random.normal() * 0.25)
        tags.line(here([(0, -16), (0, -34)]), 1.6, "#c8a878", taper=0, load=1)
        tags.shape(here(polygon([(-13, -10), (0, -19), (13, -10), (13, 22), (-13, 22)], 3)), "#dfc28c", depth=3)


def temper(motif: Motif, foot: Place) -> None:
    """Red, and not yet gone off."""
    glass = jar(motif, foot, 138, inside="#ff5a30", lid="#6a4a34")
    for turn in range(9):
        a = turn * 0.75
        motif.line(
            [
                (foot[0] + 26 * math.cos(a), foot[1] - 50 + 30 * math.sin(a)),
                (foot[0] + 10 * math.cos(a + 1.4), foot[1] - 50 + 14 * math.sin(a + 1.4)),
                (foot[0], foot[1] - 48),
            ],
            4,
            "#7a1008",
            on=glass,
            taper=0.5,
            opacity=0.8,
        )
    motif.line(
        [(foot[0] - 6, foot[1] - 70), (foot[0] + 8, foot[1] - 52), (foot[0] - 4, foot[1] - 48), (foot[0] + 10, foot[1] - 24)],
        3,
        "#fff0a0",
        on=glass,
        taper=0.3,
        load=1,
    )


def shadow_folded(motif: Motif, foot: Place) -> None:
    """Somebody's, pressed and put away."""
    x, y = foot
    for number in range(4):
        motif.shape(
            blob([(x - 62, y - 16 - 17 * number), (x + 56, y - 18 - 17 * number), (x + 60, y - 3 - 17 * number), (x - 60, y - 2 - 17 * number)], 5),
            "#141420",
            depth=7,
            lit="#3a3c54",
            material=CLOTH,
        )
    motif.shape(
        blob([(x + 16, y - 72), (x + 52, y - 70), (x + 58, y - 20), (x + 48, y + 24), (x + 34, y + 34), (x + 26, y + 20), (x + 22, y - 20)], 6),
        "#10101a",
        depth=6,
        lit="#34364c",
        material=CLOTH,
    )


def teeth(motif: Motif, foot: Place) -> None:
    for _ in range(42):
        x, y = foot[0] + motif.random.normal() * 30, foot[1] - 6 - 54 * motif.random.random() * max(0.0, 1 - abs(motif.random.normal()) * 0.6)
        motif.shape(
            blob([(x - 6, y - 5), (x + 6, y - 6), (x + 6, y + 4), (x + 3, y + 8), (x, y + 3), (x - 4, y + 8)], 4), "#f6eeda", depth=4, wobble=0.5, brush=TINY
        )


def lamps(scene: Scene) -> None:
    for number, (x, y, wide) in enumerate(((222, 250, 168), (770, 196, 190))):
        lamp = scene.motif(f"lamp {number}", brush=FINE)
        lamp.line([(x, -40), (x, y - 40)], 5, "#20201c", taper=0, load=1)
        lamp.glow((x, y + 60), 420, "#ffe08c", 0.34, down=480)
        lamp.wash(
            polygon([(x - wide * 0.5, y + 8), (x + wide * 0.5, y + 8), (x + wide * 1.25, 1000), (x - wide * 1.25, 1000)]),
            "#ffe6a0",
            0.16,
            soft=40,
            way="screen",
        )
        lamp.shape(ellipse((x, y + 6), wide * 0.46, 15), "#fff3c0", depth=6, lit="#fffbe6", shade="#ffe49a")
        turned(
            lamp,
            Placement((x, y + 4)),
            [(10, -66), (wide * 0.18, -58), (wide * 0.42, -26), (wide * 0.52, 0)],
            "#2f7a58",
            lit="#8fd0a0",
            shade="#0f3a2c",
            tilt=0.05,
        )
        turned(lamp, Placement((x, y - 58)), [(7, -22), (10, 0)], "#b8924a", material=METAL)


def ears(who: Posed, pigment: str, size: float = 1.06) -> Posed:
    """The kind that runs in a family: for a man and for the boy he was."""
    head, r = Head(who.bones["head"], who.bones.head, who.bones.skull), who.bones.skull
    for sign in (1, -1):
        rim = head.line((-0.02, 0.34, 1.02 * sign), (-0.22, 0.30, 1.36 * size * sign), (-0.24, -0.06, 1.42 * size * sign), (-0.08, -0.34, 1.06 * sign))
        who.clay.limb(rim, [0.15 * r, 0.17 * r, 0.16 * r, 0.13 * r], skin(mix(pigment, "#c0503a", 0.12)), "head", melt=0.01)
        who.clay.limb(
            head.line((-0.08, 0.02, 1.0 * sign), (-0.16, 0.06, 1.28 * size * sign)), [0.2 * r, 0.17 * r], skin(mix(pigment, "#7a2a20", 0.25)), "head", melt=0.02
        )
    return who


def clerk(scene: Scene) -> None:
    """Down from the shelf and handed over."""
    clothes = Outfit("#c8a86a", 0.5, trousers=None, shoes=None, sleeves="#f2ead6", collar="#f2ead6", buttons="#3a2a1c", apron=None)
    who = Person("beast", clothes, face=Face(eyes="closed", spectacles=True), beast="badger", seed=3)
    pose = poses.carrying(0.3).but(head=(-2, 16, 0), lean=4)
    posed = who.posed(pose, View((726, 1214), 640, -26, 4), right_hand=(600, 924))
    skull = Head(posed.bones["head"], posed.bones.head, posed.bones.skull)
    for path, wide in (
        ([(1.2, 0.42, 0.0), (0.7, 0.80, 0.0), (0.2, 0.98, 0.0), (-0.4, 0.9, 0.0)], 0.42),
        ([(1.2, 0.0, 0.42), (0.6, -0.1, 0.82), (0.0, -0.1, 0.98)], 0.36),
        ([(1.2, 0.0, -0.42), (0.6, -0.1, -0.82), (0.0, -0.1, -0.98)], 0.36),
    ):
        posed.clay.mark(skull.line(*path), wide * skull.radius, "#f2ead8", opacity=0.9)
    posed.paint(scene.motif("badger", story=True), contact=False)


def counter(scene: Scene) -> None:
    desk = scene.motif("counter", material=WOOD)
    desk.shape(polygon([(-40, COUNTER), (1040, COUNTER), (1040, 1540), (-40, 1540)]), "#24503f", depth=10, flow=math.pi / 2)
    for x in (-20, 236, 492, 748, 1004):
        desk.shape(polygon([(x + 26, 1110), (x + 230, 1110), (x + 230, 1540), (x + 26, 1540)], 6), "#2d6049", depth=10, flow=math.pi / 2)
        desk.shape(polygon([(x + 48, 1134), (x + 208, 1134), (x + 208, 1540), (x + 48, 1540)], 6), "#234c3c", depth=8, flow=math.pi / 2)
    desk.shape(polygon([(-40, COUNTER - 14), (1040, COUNTER - 14), (1040, COUNTER + 40), (-40, COUNTER + 40)]), "#8a5a34", depth=14, lit="#f0c888", flow=0.0)
    desk.wash(polygon([(-40, COUNTER + 38), (1040, COUNTER + 38), (1040, COUNTER + 80), (-40, COUNTER + 80)]), "#08140f", 0.6, soft=14, way="multiply")
    bell = scene.motif("desk bell", brush=FINE, material=METAL)
    bell.contact((872, COUNTER + 2), 90, 12)
    turned(bell, Placement((872, COUNTER + 2)), [(4, -52), (7, -46), (30, -34), (40, -8), (44, 0)], "#c8983c", material=METAL)
    ledger = scene.motif("ledger", brush=FINE, material=PAPER)
    ledger.contact((952, COUNTER + 4), 120, 10)
    ledger.shape(polygon([(900, COUNTER + 4), (918, COUNTER - 22), (1040, COUNTER - 22), (1040, COUNTER + 6)], 4), "#efe2c0", depth=6)


def boy(scene: Scene) -> None:
    """In a paper hat, swinging his legs."""
    clothes = Outfit("#bb3d34", 0.16, trousers="#e8dcc0", trouser_length=0.85, collar="#f2ead6", shoes="#3a2a20", legs="#f2ead6", stripes="#e8dcc0")
    who = Person("child", clothes, "E", Hair("short", "#181012"), Face("button", eyes="closed"), seed=7)
    pose = poses.sitting(-3, 70, 8).but(
        legs=(Leg(84, 8, 62), Leg(84, 8, 104)), arms=(Arm(12, 14, 20, 6), Arm(40, 20, 14, 0)), head=(-22, -6, 4), hands=("flat", "open")
    )
    posed = ears(who.posed(pose, View((486, COUNTER - 2), 500, -14, 4)), COMPLEXIONS["E"])
    motif = scene.motif("boy", story=True)
    motif.contact((492, COUNTER + 2), 150, 18)
    motif.wash(polygon([(430, COUNTER + 40), (560, COUNTER + 40), (566, 1260), (440, 1270)]), "#08140f", 0.5, soft=18, way="multiply")
    posed.paint(motif, contact=False)
    x, y = posed.view.place(Head(posed.bones["head"], posed.bones.head, posed.bones.skull)(-0.05, 0.72))
    paper = scene.motif("paper hat", story=True, brush=FINE, material=PAPER)
    here = Placement((x, y), 1.22, 0.05)
    paper.shape(here(polygon([(-58, 8), (-10, -70), (12, -72), (60, 6), (0, 16)], 5)), "#f6ecd2", depth=14, lit="#fffbea", shade="#8a9a84")
    paper.shape(here(polygon([(-60, 10), (-56, -10), (0, 0), (58, -12), (62, 8), (0, 20)], 5)), "#efe2c2", depth=6, lit="#fffbea", shade="#a8a888")
    paper.line(here([(0, -70), (3, -2)]), 2.2, "#b8b090", taper=0.2)


def queue(scene: Scene) -> None:
    """Next, please: a coat with nobody in it."""
    empty = scene.motif(
        "coat with nobody in it",
        story=True,
        material=CLOTH,
        light=Light(direction=(-0.6, -0.7, 0.3), colour="#ffdf98", shade="#0c1210", depth=0.7, rim="#ffe8b0", strength=0.7),
    )
    outline = [(800, 1550), (806, 1330), (818, 1180), (846, 1110), (902, 1076), (930, 1064), (980, 1070), (1050, 1100), (1050, 1550)]
    body = empty.shape(np.vstack([curve(outline, 8)]), "#4a4658", depth=70, flow=math.pi / 2)
    empty.shape(blob([(900, 1086), (914, 1040), (950, 1026), (996, 1032), (1030, 1056), (1036, 1090), (970, 1104)]), "#56526a", depth=18)
    empty.shape(blob([(926, 1056), (954, 1040), (992, 1046), (1006, 1062), (966, 1074)]), "#0a0c0e", depth=6, lit="#14161a")
    empty.shape(blob([(818, 1180), (846, 1130), (884, 1150), (886, 1290), (868, 1440), (828, 1446), (810, 1330)]), "#454156", depth=26, flow=math.pi / 2)
    empty.shape(ellipse((849, 1444), 24, 9), "#0a0c0e", depth=4)
    for x in (930, 968):
        empty.line([(x, 1120), (x + 4, 1300), (x - 2, 1540)], 3, "#2c2a3a", on=body, taper=0.3)


def old_man(scene: Scene) -> None:
    """His back to us; both hands out."""
    who = Person(
        "old",
        coat("#7a5638", 1.0, trousers="#3a342c", scarf="#dfc28c", scarf_tail=0.3),
        "E",
        Hair("short", "#e8e4da"),
        Face("round", "soft", eyes="closed"),
        seed=9,
    )
    pose = poses.standing().but(arms=(Arm(66, 16, 34, 8), Arm(74, 8, 26, 8)), head=(-24, -8, 0), hands=("open", "open"), lean=4)
    posed = ears(who.posed(pose, View((196, 1660), 960, 138, 4)), COMPLEXIONS["E"])
    posed.paint(
        scene.motif(
            "old man", story=True, light=Light(direction=(0.5, -0.7, 0.35), colour="#ffe2a0", shade="#1a1a16", depth=0.62, rim="#fff0c0", strength=0.85)
        ),
        contact=False,
    )
