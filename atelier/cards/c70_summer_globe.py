"""70, summer-globe: in a blizzard an old man leans on a glass globe in which it is still a July afternoon."""

import math

import numpy as np

from atelier.bodies import creatures, poses
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.outfit import Face, Hair, Hat, Outfit, coat
from atelier.bodies.people import Person
from atelier.bodies.poses import Arm, Leg
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, along, blob, curve, ellipse, polygon, ribbon, smoothstep, union
from atelier.light import WOOD, Light
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.flowers import flecks
from atelier.motifs.forms import rod, turned
from atelier.motifs.land import SNOW, hill, snowfield, turf
from atelier.motifs.lines import swing
from atelier.motifs.openings import lamp_post
from atelier.motifs.sky import sun
from atelier.motifs.trees import ROUND, Leafage, clump, tree
from atelier.palette import Image, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=70,
    slug="summer-globe",
    palette=("#eef1f4", "#98a6b6", "#5f4a3d", "#8cc152", "#f7dc74"),
    spread=Spread(
        hue="white/cream", place="snow", time="snowlight", season="winter", mood="lonely", viewpoint="eye level",
        figure="old man", composition="big single form", people=True, cast=("A",),
        themes=("memory", "time", "childhood-age", "weather", "mirrors", "love-loss"),
    ),
)  # fmt: skip

HEART: Place = (610.0, 742.0)
RADIUS = 338.0
HAND: Place = (390.0, 922.0)
SEAT: Place = (128.0, 1120.0)
JULY = Light(direction=(-0.6, -0.6, 0.45), colour="#fff0a8", shade="#2f6a5a", depth=0.5, strength=1.0, rim="#fff6c4", air="#d8eecc")
WINTER = Light(
    direction=(0.2, -0.9, 0.4), colour="#ffeeb0", shade="#66728a", depth=0.5, strength=0.85, rim="#fff2bc", rim_strength=0.8,
    source=(HEART[0], HEART[1] + 60, 320), reach=430, fill="#e6ebf0", air="#c0c9d2",
)  # fmt: skip
LIME = Leafage("#3f7a34", "#7cb648", "#e6ee84", "#7a5a3c")


def paint(scene: Scene) -> None:
    scene.light = JULY
    scene.finish = Finish(ground="#a8b2be", periphery=0.12, grade=lambda image: (image - 0.5) * 1.08 + 0.5)
    afternoon(scene)
    lime_tree(scene)
    girl(scene)
    bee(scene)
    glass(scene)
    sheet = blizzard(scene)
    park(scene, sheet)
    stand_and_bench(scene)
    old_man(scene)
    snow_on_all(scene)
    robin(scene)
    shine(scene)
    falling(scene)


def within_globe(x: Image, y: Image) -> Image:
    """How far from the middle: 1 at the glass."""
    return np.hypot(x - HEART[0], y - HEART[1]) / RADIUS


def outside(x: Image, y: Image) -> Image:
    return smoothstep(0.998, 1.002, within_globe(x, y))


def rim(start: float, end: float, share: float = 1.0, count: int = 24) -> Points:
    """Places along the glass, by degrees clockwise from the right."""
    t = np.radians(np.linspace(start, end, count))
    return np.stack([HEART[0] + RADIUS * share * np.cos(t), HEART[1] + RADIUS * share * np.sin(t)], 1)


def afternoon(scene: Scene) -> None:
    """July, to the edge of the glass."""
    broad = scene.canvas.broad
    scene.background(
        lambda x, y: ramp(["#4fa8d8", "#86cce4", "#cdeccc", "#f4eca0"], (y - 420) / 480 + 0.05 * broad),
        flow=lambda x, y: 0.2 * np.sin(x / 120), brush=BROAD,
    )  # fmt: skip
    sun(scene.motif("sun"), (440, 560), 36, reach=3.2, air="#f8e890", strength=0.6)
    cumulus(scene.motif("cloud"), (400, 720), 180, 60, CloudTones("#f4f0d0", "#fffdf0", "#b8d8d8"))
    hill(scene.motif("far hill"), [(230, 880), (420, 836), (600, 858), (800, 828), (980, 862)], ("#b8d878", "#8cc152"), depth=30)
    lawn = scene.motif("lawn")
    grass = hill(lawn, [(230, 946), (420, 912), (640, 902), (820, 918), (980, 950)], ("#a4d060", "#7cb648", "#4f8f3c"), depth=60)
    turf(lawn, grass, 320, near=24, far=8)
    flecks(lawn, grass, 130, ("#fffdf0", "#f7dc74", "#f2f0c0"), near=9, far=4)
    lawn.wash(ellipse((690, 990), 190, 36), "#2f6a5a", 0.55, soft=18, way="multiply", within=grass)


def lime_tree(scene: Scene) -> None:
    tree(scene.motif("the lime"), (726, 992), 540, LIME, ROUND)
    bough = scene.motif("bough", material=WOOD)
    rod(bough, [(692, 806), (650, 740), (580, 692), (500, 684)], [20, 21, 15, 8], "#7a5a3c", material=WOOD)
    for x, y, wide, high in ((572, 664, 150, 130), (584, 560, 110, 96), (684, 812, 130, 84)):
        clump(scene.motif(f"leaves at {x} {y}"), (x, y), wide, high, LIME)
    ropes = scene.motif("swing", story=True, brush=FINE)
    swing(ropes, (540, 690), (586, 694), (636, 886), wood="#b8703c")
    leaves = scene.motif("leaves of the bough")
    for _ in range(70):
        x = leaves.random.uniform(486, 700)
        at = (x, 680 + 0.16 * abs(x - 560) + leaves.random.normal() * 14)
        leaves.dab(at, 20, 12, leaves.random.uniform(-0.4, 1.6), ("#7cb648", "#a8d060", "#4f8f3c", "#d8e878")[int(leaves.random.integers(4))], taper=0.9)


def girl(scene: Scene) -> None:
    """She has just let go."""
    clothes = Outfit("#f8503c", 1.0, 0.13, sleeves="bare", trousers=None, legs="#f2d8c0", shoes="#f8f4e8", collar="#fff4e0", wind=(0.5, 0.5))
    who = Person("child", clothes, "A", Hair("plaits", "#8a4a22"), Face("button", mouth="open"), seed=5)
    pose = poses.running(0.7).but(arms=(Arm(-24, 64, 16, -20), Arm(118, 22, 10)), legs=(Leg(62, 6, 50, 20), Leg(12, 8, 66, 40)), lean=4, head=(0, -14, 0))
    leap = scene.motif("girl", story=True)
    leap.wash(ellipse((520, 976), 52, 10), "#2f6a5a", 0.6, soft=6, way="multiply")
    who.posed(pose, View((524, 908), 214, -66, 4)).paint(leap, brush=TINY, contact=False)


def bee(scene: Scene) -> None:
    visitor = scene.motif("bee", story=True, brush=TINY)
    creatures.bee().paint(visitor, View((880, 838), 66, 50, 10, -24))


def glass(scene: Scene) -> None:
    """Its thickness, and what the snow has put on it, but for one hand."""
    scene.mist("#2f6a6a", lambda x, y: 0.6 * smoothstep(0.9, 1.0, within_globe(x, y)) * (0.6 + 0.4 * smoothstep(-200, 260, y - HEART[1])))
    frost = scene.motif("frost")
    noise = frost.noise(4)

    def grown(x: Image, y: Image) -> Image:
        """Most at the weather side."""
        edge = within_globe(x, y) + 0.10 * noise(x, y, 90) + 0.08 * noise(x, y, 20, ridged=True)
        windward = smoothstep(70, 230, 0.9 * (HEART[0] - x) + 0.35 * (y - HEART[1]))
        low = 1.03 - 0.55 * windward
        return smoothstep(0.0, 0.09, edge - low)

    found = scene.canvas.covered(hand_print(1.0), 2.0)
    melted = np.zeros_like(scene.canvas.broad)
    if found is not None:
        window, mask = found
        melted[window.here] = mask
    scene.mist("#f2f5f7", lambda x, y: 0.9 * grown(x, y) * (1 - melted))
    for share in (0.2, 0.55, 0.9):
        x = HAND[0] - 34 + 80 * share
        frost.wash(ribbon([(x, HAND[1] + 30), (x + 3, HAND[1] + 80), (x + 8, HAND[1] + 130 - 60 * share)], [9, 6, 9]), "#8cc152", 0.6, soft=2)


def hand_print(size: float) -> list[Points]:
    """A spread hand on the glass, its fingers up."""
    here = Placement((HAND[0] + 6, HAND[1] - 2), size, 0.86)
    parts = [here(ellipse((0, 14), 36, 40))]
    for x, y, bend in ((-38, -62, -12), (-12, -80, -4), (15, -78, 5), (42, -58, 14)):
        parts.append(here(ribbon([(x * 0.8, 6), (x, y * 0.5), (x + bend, y)], [19, 16, 13])))
    parts.append(here(ribbon([(-20, 30), (-50, 6), (-62, -16)], [24, 20, 15])))
    return union(parts, 1.5)


def blizzard(scene: Scene) -> int:
    """All the rest has been rubbed out."""
    air = scene.motif("air", light=WINTER, brush=BROAD)
    broad = scene.canvas.broad
    sheet = [polygon([(-60, -60), (1060, -60), (1060, 1560), (-60, 1560)]), ellipse(HEART, RADIUS)[::-1]]

    def sky(x: Image, y: Image) -> Image:
        return ramp(["#8c9aac", "#a4b1bf", "#c2cbd4", "#e0e4e8"], y / 1100 + 0.12 * broad + 0.0001 * (500 - x))

    sheet_id = air.shape(sheet, sky, depth=2, wobble=0, flow=lambda x, y: 0.5 + 0.25 * np.sin(x / 170 + y / 130))
    air.line(rim(0, 360, 1.0, 90), 5, "#4f6a74", opacity=0.8, taper=0)
    air.glow(HEART, 640, "#f4eec0", 0.5, within=sheet_id)
    return sheet_id


def ghost(motif: Motif, foot: Place, tall: float) -> list[Points]:
    """A bare tree's outline, for a wash."""
    parts: list[Points] = []

    def grow(at: Place, angle: float, length: float, girth: float, left: int) -> None:
        tip = (at[0] + length * math.cos(angle), at[1] + length * math.sin(angle))
        parts.append(ribbon([at, tip], [girth, girth * 0.62]))
        if left:
            for turn in (-0.5, 0.1, 0.55)[: 2 + left % 2]:
                stray = motif.random.normal() * 0.2
                grow(tip, angle + turn + stray, length * motif.random.uniform(0.62, 0.86), girth * 0.58, left - 1)

    grow(foot, -math.pi / 2, tall * 0.3, tall * 0.06, 5)
    return parts


def park(scene: Scene, air: int) -> None:
    gone = scene.motif("rubbed-out trees")
    for x, y, tall, share in ((30, 1040, 760, 0.62), (206, 1030, 480, 0.42), (968, 1040, 860, 0.62), (850, 1030, 760, 0.4)):
        gone.wash(ghost(gone, (x, y), tall), "#5f6c80", share, soft=4, within=air)
    lamp_post(scene.motif("rubbed-out lamp", opacity=0.5, light=WINTER, fade=outside), (118, 1030), 360, lit=None)
    ground = scene.motif("snow", light=WINTER, fade=outside)
    field = snowfield(ground, [(-60, 1040), (200, 1018), (500, 1046), (800, 1014), (1060, 1036)], ("#eef1f4", "#bcc7d4"), drift=26)
    ground.wash(polygon([(-60, 1010), (1060, 1010), (1060, 1070), (-60, 1070)]), "#c4ccd6", 0.5, soft=24)
    ground.glow((HEART[0], 1200), 470, "#fbe88c", 0.9, down=130, within=field)
    ground.glow((HEART[0] + 20, 1200), 250, "#d8ec8c", 0.6, down=60, within=field)
    filled = curve([(-20, 1440), (110, 1400), (230, 1350), (250, 1290)], 6)
    for number, (x, y) in enumerate(filled[1:]):
        side = 14 if number % 2 else -14
        ground.wash(ellipse((x + side * 0.4, y + side * 0.5), 15, 7, -0.3), "#9aa8ba", 0.5 * (0.5 + number / 36), soft=3, way="multiply", within=field)
    drift = scene.motif("near drift", light=WINTER)
    snowfield(drift, [(-60, 1440), (160, 1424), (420, 1462), (700, 1430), (1060, 1380)], ("#e6eaf0", "#aab6c6"), drift=30)


def stand_and_bench(scene: Scene) -> None:
    stand = scene.motif("stand", light=WINTER, material=WOOD)
    stand.contact((HEART[0], 1212), 520, 44)
    turned(stand, Placement((HEART[0], 1196)), [(196, -150), (186, -136), (214, -84), (216, -40), (240, -30), (244, 0)], "#5f4a3d", material=WOOD, tilt=0.1)
    bench = scene.motif("bench", light=WINTER, material=WOOD, brush=FINE)
    bench.contact((150, 1262), 330, 22)
    for x in (18, 284):
        rod(bench, [(x, 1268), (x - 4, 1130)], [17, 15], "#3f4450", material=WOOD)
        rod(bench, [(x - 4, 1140), (x - 16, 1040), (x - 30, 940)], [15, 14, 12], "#3f4450", material=WOOD)
    for y in (954, 1000, 1046):
        bench.shape(polygon([(-40, y), (272, y + 2), (276, y + 28), (-40, y + 26)], 6), "#6a5344", depth=7)
    for y in (1112, 1130):
        bench.shape(polygon([(-40, y), (300, y), (308, y + 20), (-40, y + 20)], 6), "#6a5344", depth=7)


def old_man(scene: Scene) -> None:
    clothes = coat("#6a5344", 1.35, trousers="#4a4440", scarf="#8a94a4", shoes="#33302e", boot=0.35, hat=Hat("beanie", "#54483f", "#7d6a58"))
    who = Person("old", clothes, "A", Hair("short", "#eceae4", "full"), Face("round", "soft", eyes="closed", mouth="none"), seed=3)
    pose = poses.sitting(10, 78).but(arms=(Arm(70, 6, 30, 4), Arm(30, 6, 62, 30)), lean=20, head=(-34, 6, -14), hands=("open", "easy"))
    posed = who.posed(pose, View(SEAT, 640, 74, 4), left_hand=HAND, right_hand=(262, 1070))
    posed.paint(scene.motif("old man", story=True, light=WINTER), contact=False)
    snow = scene.motif("snow on him", light=WINTER, material=SNOW, brush=FINE)
    x, y = posed.at("head")
    snow.shape(
        blob([(x - 56, y - 40), (x - 44, y - 62), (x + 2, y - 74), (x + 40, y - 64), (x + 50, y - 46), (x + 26, y - 54), (x + 2, y - 48), (x - 26, y - 54)]),
        "#eef1f4",
        depth=12,
    )
    settled(snow, [(x - 92, y + 112), (x - 66, y + 78), (x - 34, y + 62)], 20)
    x, y = posed.at("knee_r")
    settled(snow, [(x - 118, y - 36), (x - 80, y - 44), (x - 30, y - 46), (x + 14, y - 34)], 34)
    scene.motif("warmth on him").glow((HAND[0] - 20, HAND[1] - 10), 120, "#ffe9a0", 0.22)


def settled(snow: Motif, line: list[Place], count: int) -> None:
    """Snow in the folds of a coat: thick and ragged along a line, thinner below it."""
    places = along(curve(line, 8), count)
    heaps: list[Points] = []
    for x, y in places:
        size = snow.random.uniform(0.5, 1.1)
        heaps.append(ellipse((x + 6 * snow.random.normal(), y + abs(4 * snow.random.normal())), 19 * size, 8 * size, snow.random.normal() * 0.2))
    for heap in union(heaps, 2):
        snow.shape(heap, "#e9edf2", depth=9)
    for x, y in places:
        down = snow.random.uniform(8, 44)
        snow.dab((x + 12 * snow.random.normal(), y + down), 6 - down * 0.06, 4.5 - down * 0.05, 0.4, "#eef1f5", opacity=0.9 - down * 0.012, taper=0.2, load=1)


def snow_on_all(scene: Scene) -> None:
    """On the globe, on the bench, and on him."""
    day = Light(direction=(0.25, -0.9, 0.5), colour="#fbfdff", shade="#8d9db4", depth=0.45, strength=0.8, rim="#ffffff", fill="#e6ebf0")
    cap = scene.motif("snow on the globe", light=day, material=SNOW)
    turn = np.linspace(-150, -36, 46)
    t = np.linspace(0, 1, 46)
    thick = 44 * np.sin(np.pi * t) ** 0.55 * (1 + 0.10 * np.sin(8 * t + 1))
    hang = 8 + 34 * np.sin(np.pi * t) ** 0.7 * (0.55 + 0.3 * np.sin(13 * t + 0.6) + 0.15 * np.sin(29 * t))
    way = np.stack([np.cos(np.radians(turn)), np.sin(np.radians(turn))], 1)
    upper, lower = HEART + way * (RADIUS + thick)[:, None], HEART + way * (RADIUS - hang)[:, None]
    cap.shape(np.vstack([upper, lower[::-1]]), "#eef1f4", depth=30)
    cap.line(lower[3:-3], 5, "#9fb4c8", taper=0.3, opacity=0.5)
    bank = scene.motif("snow on the bench", light=WINTER, material=SNOW)
    bank.shape(blob([(-50, 956), (-50, 930), (40, 924), (96, 932), (112, 958), (40, 962)]), "#e4e9ee", depth=18)
    bank.shape(blob([(-50, 1120), (-50, 1084), (30, 1076), (90, 1090), (112, 1120), (20, 1126)]), "#e4e9ee", depth=24)
    heap = scene.motif("drift at the foot", light=WINTER, material=SNOW, fade=lambda x, y: smoothstep(1318, 1268, y + 0 * x))
    heap.shape(blob([(-60, 1310), (-60, 1236), (60, 1226), (200, 1262), (330, 1272), (420, 1296), (300, 1330), (100, 1336)]), "#e6ebf0", depth=40)
    heap = scene.motif("drift at the stand", light=WINTER, material=SNOW, fade=lambda x, y: smoothstep(1258, 1214, y + 0 * x))
    heap.shape(blob([(760, 1226), (820, 1180), (900, 1166), (980, 1190), (1060, 1200), (1060, 1262), (900, 1262)]), "#eef1f0", depth=40)
    heap.shape(blob([(400, 1226), (470, 1200), (560, 1206), (700, 1204), (790, 1226), (700, 1262), (520, 1264)]), "#f4f1dc", depth=34)


def robin(scene: Scene) -> None:
    bird = scene.motif("robin", story=True, brush=TINY, light=Light(direction=(0.5, -0.5, 0.6), colour="#fff6d8", shade="#6a5058", depth=0.35))
    Bird("robin").paint(bird, View((872, 1184), 110, 38, 6), Perch.PERCH)


def shine(scene: Scene) -> None:
    gleam = scene.motif("shine")
    gleam.line(rim(-66, -12, 0.93), 15, "#ffffff", opacity=0.5, taper=0.9)
    gleam.line(rim(-4, 6, 0.93), 10, "#ffffff", opacity=0.45, taper=0.9)
    gleam.line(rim(24, 74, 0.955), 8, "#fffbe0", opacity=0.5, taper=0.9)


def falling(scene: Scene) -> None:
    """Driven from the left, hardly any of it before the glass."""
    flakes = scene.motif("snowfall")
    for _ in range(900):
        x, y, near = flakes.random.uniform(10, 990), flakes.random.uniform(10, 1490), flakes.random.random() ** 3
        away = math.hypot(x - HEART[0], y - HEART[1]) / RADIUS
        kept = flakes.random.random()
        if away > 1.03 or kept < 0.07:
            flakes.dab((x, y), 5 + 15 * near, 2.6 + 3.4 * near, 0.42 + 0.1 * kept, "#fbfcfd", opacity=0.4 + 0.45 * kept, taper=0.7, load=1, dry=0, streak=0)
