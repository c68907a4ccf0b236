"""79, porters-mirror: across a white desert a porter carries a tall mirror, and it is full of sea."""

import math

import numpy as np

from atelier.bodies import creatures
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.outfit import Hair, Hat, Outfit
from atelier.bodies.people import Person
from atelier.bodies.poses import Arm, Leg, Pose
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Noise, Place, Points, blob, curve, ellipse, polygon, ribbon, smoothstep
from atelier.light import METAL, Light
from atelier.motifs.forms import rod
from atelier.motifs.goods import feather
from atelier.motifs.rock import boulder
from atelier.palette import Image, lerp, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene
from atelier.volume import modelled

CARD = Card(
    number=79,
    slug="porters-mirror",
    palette=("#f0e7d6", "#d9bd86", "#5a6f9f", "#c8a246", "#3c9a8e"),
    spread=Spread(
        hue="white/cream", place="desert", time="noon", season="summer", mood="lonely", viewpoint="eye level",
        figure="man", composition="frame within frame", people=True, cast=("D",),
        themes=("mirrors", "sea", "memory", "journeys", "home", "love-loss"),
    ),
)  # fmt: skip

HORIZON = 838.0
GLASS: Points = polygon([(346, 552), (652, 532), (668, 1064), (366, 1092)], 20)
SEA_LINE = 690.0


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.3, -0.9, 0.35), colour="#fff6da", shade="#6a6488", depth=0.45, strength=0.75, rim="#fffaf0", rim_strength=0.6, air="#efe3cc"
    )
    scene.finish = Finish(ground="#c8b48a", grade=lambda image: (image - 0.5) * 1.06 + 0.505)
    noon(scene)
    desert(scene)
    road(scene)
    sea_light(scene)
    porter(scene)
    arms(scene)
    mirror(scene)
    grip(scene)
    wet(scene)
    followers(scene)


def noon(scene: Scene) -> None:
    broad, middling = scene.canvas.broad, scene.canvas.middling

    def sky(x: Image, y: Image) -> Image:
        return ramp(["#b4c8d2", "#d3dcd6", "#ece6d4", "#f7eed8", "#fbf2d8"], y / HORIZON + 0.05 * broad + 0.02 * middling)

    scene.background(sky, flow=lambda x, y: 0.05 * np.sin(x / 200), brush=BROAD)


def desert(scene: Scene) -> None:
    air = Light(direction=(-0.3, -0.9, 0.35), colour="#fff4d4", shade="#c8b09a", depth=0.4, strength=0.5, rim=None)
    far = scene.motif("far tables of rock", light=air)
    for left, right, top, tone in ((-40, 150, 778, "#d8c6b2"), (120, 250, 800, "#dccbb6"), (820, 1040, 786, "#d9c7b0"), (760, 860, 812, "#e0d0ba")):
        far.shape(polygon([(left, 850), (left + 18, top + 6), (left + 40, top), (right - 30, top + 3), (right - 8, top + 14), (right, 850)], 6), tone, depth=10)
    plain = scene.motif("plain")
    mottle = plain.noise(4)

    def ground(x: Image, y: Image) -> Image:
        return ramp(
            ["#f0e4ca", "#e6d2a4", "#d9bd86", "#c9a46c"], ((y - HORIZON) / 640) ** 0.7 * 0.86 + 0.16 * mottle(x, y * 3, 260) + 0.05 * mottle(x, y * 2, 40)
        )

    here = plain.shape(
        polygon([(-40, HORIZON), (1040, HORIZON), (1040, 1560), (-40, 1560)], 20), lambda x, y: ground(x, np.maximum(y, HORIZON)), depth=6, flow=0.0
    )
    plain.glow((700, HORIZON), 700, "#fff6e0", 0.55, down=46)
    for crest, tones in (
        ([(-60, 930), (90, 906), (240, 900), (330, 916)], ("#ecd9ae", "#d2b47c")),
        ([(700, 934), (830, 912), (960, 906), (1060, 920)], ("#ead6aa", "#d0b078")),
    ):
        low = scene.motif(f"low dune {crest[0][0]}", light=air)
        low.wash(
            blob([crest[0], crest[1], crest[2], crest[3], (crest[2][0], crest[2][1] + 34), (crest[1][0], crest[1][1] + 36)], 8),
            tones[1],
            0.7,
            soft=10,
            within=here,
        )
    for x, y, w, h in ((64, 1010, 58, 30), (122, 1018, 30, 16), (930, 1064, 78, 42), (872, 1074, 34, 18)):
        boulder(scene.motif(f"stone {x}"), (x, y), w, h)


def road(scene: Scene) -> None:
    """White, cracked, straight as far as there is anything."""
    way = scene.motif("road")
    mottle = way.noise(4)
    sides = polygon([(706, HORIZON + 3), (724, HORIZON + 3), (1000, 1580), (20, 1580)], 30)
    track = way.shape(
        sides,
        lambda x, y: ramp(["#fdf8ea", "#f6eedd", "#ece0c8", "#ded0b4"], 0.45 + 0.35 * mottle(x, y * 2, 150) + (y - 1200) / 1600),
        depth=10,
        flow=0.0,
        wobble=4,
    )
    for side in (0, 1):
        edge = [(706 + 18 * side, HORIZON + 4), (402 + 440 * side, 1160), (36 + 958 * side, 1560)]
        way.wash(ribbon(edge, [3, 14, 34]), "#b89a68", 0.5, soft=6)
    cracks(way, track)


def cracks(way: Motif, track: int) -> None:
    """Plates of dried clay, foreshortened: every edge once, with a lit lip."""

    def on(u: float, v: float) -> Place:
        s = 1 / (1 + v * 2.1)
        return 714 - 220 * s + u * 560 * s, HORIZON + 4 + 690 * s

    rows, columns = 15, 14
    jitter = way.random.uniform(-0.36, 0.36, (rows + 1, columns + 1, 2))
    grid = [
        [((c + jitter[r, c, 0]) / columns * 2.2 - 1.1, max(0.0, (r + jitter[r, c, 1]) / rows) ** 1.8 * 9) for c in range(columns + 1)] for r in range(rows + 1)
    ]
    for r in range(rows + 1):
        for c in range(columns + 1):
            for to in ((r, c + 1), (r + 1, c)):
                if to[0] > rows or to[1] > columns or way.random.random() < 0.16:
                    continue
                a, b = on(*grid[r][c]), on(*grid[to[0]][to[1]])
                size = (a[1] - HORIZON) / 690
                bend = way.random.normal(0, 8 * size, 2)
                line = np.array([a, ((a[0] + b[0]) / 2 + bend[0], (a[1] + b[1]) / 2 + bend[1] * 0.4), b])
                way.line(line, 1.2 + 5.2 * size, "#a3875c", on=track, taper=0.35, opacity=0.35 + 0.5 * min(1, size))
                way.line(line + (1.0, 2.4 * size + 0.8), 0.9 + 2.4 * size, "#fffaf0", on=track, taper=0.4, opacity=0.6)


# ---- the man


BEARER = View((520, 1380), 1000, 172, 3)
STRIDE = Pose((Arm(40, 34, 70, -10), Arm(40, 34, 70, -10)), (Leg(20, 5, 6, -10), Leg(-16, 6, 22, 30)), lean=7, curl=4, head=(-8, 6, 0), hands=("grip", "grip"))


def porter(scene: Scene) -> None:
    man = scene.motif("porter", story=True)
    man.wash(blob([(440, 1378), (526, 1358), (680, 1366), (800, 1388), (780, 1416), (630, 1424), (470, 1410)], 7), "#6a5a6a", 0.6, soft=9, way="multiply")
    outfit = Outfit(
        top="#5f76a6", length=1.34, flare=0.075, collar="#4c6190", belt="#8a6a44", trousers="#d8c8a6", trouser_length=1.75, shoes="#503626",
        hat=Hat("straw", "#e6cd92", "#5a6f9f"), folds=1.5, wind=(0.11, 0.0),
    )  # fmt: skip
    who = Person("adult", outfit, "D", Hair("short", "#2e2622"), seed=4)
    body = who.posed(STRIDE, BEARER, left_hand=(352, 886), right_hand=(672, 862))
    for joint in ("toe_l", "toe_r", "heel_l", "heel_r"):
        x, y = body.at(joint)
        man.contact((x, max(y + 8, 1366.0)), 92, 16, strength=0.8)
    body.paint(man)


def mirror(scene: Scene) -> None:
    """As tall as he is; gilt, and a sea in it."""
    frame = scene.motif("gilt frame", material=METAL, brush=FINE)
    corners = np.array([(346, 552), (652, 532), (668, 1064), (366, 1092)], float)
    centre = corners.mean(0)
    outer = centre + (corners - centre) * (1.20, 1.11)
    frame.wash(polygon(outer + (16, 16), 10), "#5a4a58", 0.45, soft=12, way="multiply")
    frame.shape(polygon(outer + (10, 2), 10), "#7a5a22", depth=6)
    frame.shape(polygon(outer, 10), "#c8a246", depth=20)
    frame.shape(polygon(centre + (corners - centre) * (1.06, 1.035), 10), "#8a6a28", depth=5)
    ornaments(frame, outer, corners)
    sea(scene)


def ornaments(frame: Motif, outer: Points, inner: Points) -> None:
    """Beads along the moulding, scrolls at its head and corners."""
    middle = (outer + inner) / 2
    for number in range(4):
        a, b = middle[number], middle[(number + 1) % 4]
        count = 15 if number % 2 == 0 else 27
        for share in np.linspace(0.06, 0.94, count):
            x, y = a + (b - a) * share
            frame.shape(ellipse((float(x), float(y)), 6.4), "#dcb95c", depth=6)
    for x, y in outer:
        frame.shape(ellipse((float(x), float(y)), 25), "#d0aa4c", depth=14)
        frame.shape(ellipse((float(x), float(y)), 11), "#efd484", depth=8)
    for end, side in ((outer[0], 1), (outer[1], -1)):
        scroll(frame, (float(end[0]), float(end[1])), side)
    palmette(frame, (outer[0] + outer[1]) / 2)


def scroll(frame: Motif, corner: Place, side: int) -> None:
    """Rises from the corner, runs along the top and rolls itself up."""
    x, y = corner
    turns = np.linspace(-0.5 * math.pi, 2.6 * math.pi, 26)
    radii = np.linspace(30, 5, 26)
    rolled = [(x + side * (92 + r * math.cos(t)), y - 12 + r * math.sin(t)) for t, r in zip(turns, radii, strict=True)]
    spine = [(x + side * 10, y - 14), (x + side * 48, y - 40), *rolled]
    rod(frame, spine, list(np.linspace(20, 7, len(spine))), "#cfa848", material=METAL, brush=FINE)
    frame.shape(ellipse((x + side * 92, y - 12), 8), "#efd484", depth=7)


def palmette(frame: Motif, foot: Points) -> None:
    """Seven leaves of gilt spread from the middle of the top."""
    x, y = float(foot[0]), float(foot[1])
    for turn in (-1.25, 1.25, -0.85, 0.85, -0.42, 0.42, 0.0):
        long = 62 - 18 * abs(turn)
        tip = (x + long * math.sin(turn), y + 2 - long * math.cos(turn))
        half = ((x + tip[0]) / 2, (y + 2 + tip[1]) / 2)
        rod(frame, [(x, y + 4), half, tip], [7, 17, 9], "#d4ae50", material=METAL, brush=FINE)
    frame.shape(ellipse((x, y + 2), 15, 12), "#efd484", depth=9)


def sea(scene: Scene) -> None:
    """A wave coming at us out of the glass, its lip just thrown forward, light through its back."""
    glass = scene.motif("sea in the mirror", story=True)
    found = glass.canvas.covered([GLASS])
    if found is None:
        return
    window, mask = found
    noise = glass.noise(5)
    x, y = np.broadcast_arrays(window.x, window.y)
    crest = crest_line(x)
    colours = water(noise, x, y, crest)
    relief = modelled(window, mask, np.zeros(mask.shape, np.float32))
    slope = np.where(y > crest, 1.2 - 1.1 * smoothstep(0, 240, y - crest), 0.0)
    glass.surface(relief, colours.astype(np.float32), flow=slope.astype(np.float32), brush=FINE)
    pane = glass.ids[-1]
    foam(glass, pane)
    gulls(scene, pane)
    shine = scene.motif("on the glass")
    shine.wash(polygon([(346, 552), (410, 548), (372, 820), (358, 820)], 4), "#fffdf4", 0.25, soft=6, within=pane)
    for start, end in (((610, 548), (510, 760)), ((642, 580), (580, 720))):
        shine.wash(ribbon([start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end], [4, 12, 3]), "#ffffff", 0.3, soft=2, within=pane)


def crest_line(x: Image) -> Image:
    """Highest left of the middle, where it is about to go over."""
    return 826 - 96 * np.exp(-(((x - 468) / 112) ** 2)) - 26 * np.exp(-(((x - 632) / 80) ** 2)) + 4 * np.sin(x / 17)


def water(noise: Noise, x: Image, y: Image, crest: Image) -> Image:
    sky = ramp(["#5f9a9a", "#9cc4b4", "#e0e4c4"], (y - 540) / (SEA_LINE - 540) + 0.10 * noise(x, y * 2, 120))
    far = ramp(["#2f7f7a", "#1f6a6c", "#3c9a8e"], (y - SEA_LINE) / 150 + 0.34 * noise(x, y * 5, 110, ridged=True))
    colours = lerp(sky, far, smoothstep(SEA_LINE - 1, SEA_LINE + 1, y))
    below = (y - crest) / 205
    u = x + 60 * below + 16 * noise(x, y, 90)
    face = ramp(
        ["#d4f2cc", "#86d4b4", "#3c9a8e", "#1c6a70", "#124a58"], below * 0.9 + 0.13 * noise(u * 0.9, y * 0.35, 60, ridged=True) + 0.06 * noise(x, y, 40)
    )
    colours = lerp(colours, face, smoothstep(-2, 2, y - crest))
    front = 1000 + 14 * np.sin(x / 48) + 8 * noise(x, y, 60)
    wash = ramp(["#2f8a84", "#6fbcaa", "#b4e0cc"], 0.4 + 0.5 * noise(x, y * 3, 70, ridged=True))
    return lerp(colours, wash, smoothstep(-30, 30, y - front) * 0.9)


def foam(glass: Motif, pane: int) -> None:
    """The lip and what it throws; lace up the face; the wash at the foot."""
    for _ in range(520):
        x = float(glass.random.uniform(346, 668))
        top = float(crest_line(np.array(x)))
        near = math.exp(-(((x - 452) / 95) ** 2))
        fall = abs(float(glass.random.normal())) * (12 + 50 * near)
        ahead = -near * fall * 0.35
        glass.dab(
            (x + ahead, top - 5 + fall * 0.8 - 14 * near * float(glass.random.random())),
            float(glass.random.uniform(5, 15)),
            float(glass.random.uniform(3, 7)),
            float(glass.random.uniform(-0.6, 1.4)),
            ("#ffffff", "#f2fbf0", "#cdeee0")[int(glass.random.integers(3))],
            on=pane,
            opacity=float(glass.random.uniform(0.5, 0.95)),
            taper=0.6,
        )
    hollow = [(396, 838), (412, 792), (446, 766), (488, 760), (528, 778), (556, 806), (528, 800), (490, 796), (452, 812), (424, 850)]
    glass.wash(blob(hollow, 6), "#0e4450", 0.62, soft=7, within=pane)
    glass.wash(blob([(560, 800), (620, 806), (660, 850), (600, 880), (540, 850)], 6), "#c8f2d0", 0.35, soft=16, within=pane)
    lip = curve([(376, 826), (398, 786), (436, 754), (484, 744), (530, 762), (566, 796)], 12)
    for at in range(len(lip)):
        x, y = lip[at]
        for _ in range(9):
            u, v = x + glass.random.normal() * 7, y + glass.random.normal() * 9
            glass.dab(
                (u, v),
                float(glass.random.uniform(8, 18)),
                float(glass.random.uniform(6, 12)),
                float(glass.random.uniform(0, 3)),
                ("#ffffff", "#f2fbf0", "#d4f0e4")[int(glass.random.integers(3))],
                on=pane,
                opacity=0.9,
                taper=0.5,
            )
    for start in np.linspace(390, 560, 9):
        drop = float(glass.random.uniform(26, 60)) * (1.2 - abs(start - 470) / 180)
        top = float(crest_line(np.array(start))) + 8
        glass.line(
            [(start, top), (start - 12, top + drop * 0.5), (start - 34, top + drop)],
            float(glass.random.uniform(3, 7)),
            "#f6fffa",
            on=pane,
            taper=0.8,
            opacity=0.75,
        )
    for _ in range(200):
        x, y = glass.random.uniform(346, 668), glass.random.uniform(880, 1086)
        glass.dab((x, y), glass.random.uniform(10, 40) * (y - 760) / 300, 3, -0.05 + glass.random.normal() * 0.08, "#e8faf0", on=pane, opacity=0.5, taper=0.9)
    for _ in range(70):
        glass.dab((glass.random.normal() * 54 + 454, 716 + glass.random.normal() * 26), 4, 4, 0, "#ffffff", on=pane, opacity=0.8)


def gulls(scene: Scene, pane: int) -> None:
    bird = scene.motif("gull in the mirror", story=True, within=pane)
    Bird("gull").paint(bird, View((574, 636), 96, 64, -8), Perch.FLY, beat=34)
    far = scene.motif("far gull")
    far.line([(410, 636), (422, 629), (431, 636), (440, 627), (454, 632)], 3.4, "#f6f8f2", on=pane, taper=0.5)


def arms(scene: Scene) -> None:
    """They come round from in front of him: an elbow on either side, a wrist, the back of a hand behind the frame."""
    for name, shoulder, elbow, wrist, palm in (
        ("left", (352, 690), (262, 812), (292, 872), (312, 900)),
        ("right", (676, 664), (752, 784), (722, 846), (702, 876)),
    ):
        arm = scene.motif(f"{name} arm")
        half = ((shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2 - 8)
        rod(arm, [elbow, ((elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2), wrist, palm], [44, 42, 36, 46], "#8c5a3a", brush=FINE)
        cuff = ((elbow[0] * 0.55 + wrist[0] * 0.45), (elbow[1] * 0.55 + wrist[1] * 0.45))
        rod(arm, [shoulder, half, elbow, cuff], [76, 78, 72, 66], "#5f76a6", brush=FINE)
        arm.shape(ellipse(cuff, 34, 9, 0.5 if name == "left" else -0.5), "#4c6190", depth=5)


def grip(scene: Scene) -> None:
    """Four fingers of each hand come round the edge on to the gilt, the little one lowest and shortest."""
    hand = scene.motif("fingers", story=True, brush=TINY)
    for x, y, side in ((322, 900, 1), (692, 874, -1)):
        hand.shape(blob([(x - side * 26, y - 30), (x - side * 4, y - 40), (x, y), (x - side * 4, y + 36), (x - side * 26, y + 26)], 7), "#7e5034", depth=14)
        for row, (long, slope) in enumerate(((24, -9), (30, -4), (27, 2), (17, 8))):
            top = y - 30 + row * 19
            spine = [(x - side * 14, top), (x + side * 2, top - 3 + slope * 0.2), (x + side * long, top + slope)]
            rod(hand, spine, [20, 19.5, 13], "#8c5a3a", brush=TINY)
            hand.dab((x + side * (long - 1), top + slope - 1), 9, 7, 0.1 * slope, "#c79a78", opacity=0.8)


def wet(scene: Scene) -> None:
    """It drips; the dust takes it."""
    drops = scene.motif("drops")
    road_ = scene.motifs["road"].ids[0]
    for x, y, r in (
        (430, 1412, 24),
        (476, 1432, 15),
        (512, 1416, 11),
        (380, 1420, 13),
        (566, 1440, 20),
        (640, 1416, 15),
        (676, 1424, 10),
        (486, 1446, 17),
        (604, 1456, 12),
        (346, 1386, 9),
        (700, 1404, 12),
        (330, 1430, 9),
    ):
        drops.wash(ellipse((x, y), r * 1.25, r * 0.5), "#8a6a44", 0.85, soft=1.2, way="multiply", within=road_)
        for k in range(5):
            a = k * 1.26 + x
            drops.wash(
                ellipse((x + math.cos(a) * r * 1.7, y + math.sin(a) * r * 0.7), r * 0.22, r * 0.11), "#8a6a44", 0.8, soft=0.6, way="multiply", within=road_
            )
    falling = scene.motif("falling drops", brush=CRISP)
    for x, y, r in (
        (384, 1128, 9),
        (392, 1172, 5),
        (414, 1268, 7),
        (398, 1352, 5),
        (566, 1116, 6),
        (600, 1196, 5),
        (648, 1104, 8),
        (656, 1236, 6),
        (640, 1338, 7),
    ):
        falling.shape(blob([(x, y - r * 2.1), (x + r * 0.8, y), (x, y + r), (x - r * 0.8, y)], 5), "#7fd0c0", depth=4, lit="#ffffff", shade="#2f8a84")


def sea_light(scene: Scene) -> None:
    """What falls out of the glass on to the road before it: green, and moving."""
    way = scene.motifs["road"]
    track = way.ids[0]
    patch = polygon([(360, 1390), (640, 1390), (760, 1520), (210, 1520)], 12)
    way.wash(patch, "#8fd8c4", 0.5, soft=36, way="multiply", within=track)
    for _ in range(26):
        y = 1384 + 110 * float(way.random.random())
        x = 490 + float(way.random.normal()) * (90 + (y - 1384))
        wide = float(way.random.uniform(26, 70))
        curl_ = [(x - wide, y), (x - wide * 0.3, y - 7), (x + wide * 0.3, y + 5), (x + wide, y - 3)]
        way.wash(ribbon(curl_, [1, 4, 4, 1]), "#f2fff2", 0.55, soft=2, within=track)


def followers(scene: Scene) -> None:
    lizard = scene.motif("lizard", story=True)
    beast = creatures.lizard("#6f8a4a", "#d8d0a0")
    beast.paint(lizard, View((820, 1432), 210, -112, 34))
    quill = scene.motif("feather", story=True)
    feather(quill, (222, 1322), 96, turn=0.5)
