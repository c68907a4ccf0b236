"""23, rain-harp: on a tin roof a girl plays the rain of one small cloud, and the buckets below have put up umbrellas."""

import math

import numpy as np

from atelier import marks
from atelier.bodies import poses
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.outfit import Face, Hair, coat, dress
from atelier.bodies.people import Person, Posed
from atelier.bodies.poses import Arm
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, curve, ellipse, polygon
from atelier.light import METAL, Light
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.forms import rod, turned
from atelier.motifs.goods import hat, umbrella
from atelier.motifs.houses import Style, town
from atelier.motifs.openings import Window, window
from atelier.motifs.sky import sunbeams
from atelier.motifs.stuff import Ground, bricks
from atelier.motifs.vessels import bucket
from atelier.motifs.water import puddle, rings
from atelier.palette import Image, colour, lerp, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=23,
    slug="rain-harp",
    palette=("#9bb7a4", "#6d7c84", "#dfe4e0", "#d8a52f", "#9c5340"),
    spread=Spread(
        hue="grey", place="city", time="storm", season="spring", mood="joyful", viewpoint="eye level",
        figure="child", composition="symmetric", people=True, cast=("D",),
        themes=("music", "weather", "freedom-cages", "childhood-age"),
    ),
)  # fmt: skip

SEAT: Place = (500.0, 1000.0)
HANDS = ((346.0, 826.0), (654.0, 808.0))
FAR, NEAR = 948.0, 1128.0
HARP = Ground((500, 640), NEAR)
SILVER = "#f4f8f2"


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.05, -0.85, 0.42), colour="#f4f6e6", shade="#26383e", strength=0.9, depth=0.6, rim="#f6faf0", rim_strength=0.9, air="#a9bdb0"
    )
    scene.finish = Finish(ground="#5f7470", periphery=0.2)
    sky(scene)
    city(scene)
    roof(scene)
    neighbour(scene)
    cloud(scene)
    strings(scene.motif("far strings", brush=FINE), behind=True)
    player = harpist()
    tub = scene.motif("upturned tub")
    tub.contact((500, 1074), 190)
    turned(tub, Placement((500, 1070)), [(70, -64), (76, -30), (82, 0)], "#7f8d8e", material=METAL, tilt=0.22)
    player.paint(scene.motif("girl", story=True, light=scene.light.but((-0.2, -0.55, 0.8))), contact=False)
    strings(scene.motif("near strings", brush=FINE), behind=False)
    swallows(scene)
    conductor(scene)
    street(scene)
    gutters(scene)


def sky(scene: Scene) -> None:
    """Green-grey after thunder, torn open behind the little cloud."""
    broad = scene.canvas.broad

    def air(x: Image, y: Image) -> Image:
        away = np.hypot((x - 500) / 560, (y - 420) / 560) + 0.10 * broad
        return ramp(["#f2f4e4", "#cfdccb", "#9bb7a4", "#6d857f", "#46585c", "#33434a"], away * 0.72)

    scene.background(air, flow=lambda x, y: np.arctan2(y - 420, x - 500) + math.pi / 2 + 0.3 * broad, brush=BROAD)
    for number, (x, y, wide, tall) in enumerate(((130, 190, 560, 240), (880, 200, 560, 250), (500, 96, 760, 150), (40, 420, 340, 170), (970, 440, 340, 180))):
        tones = CloudTones("#566a6c", "#8fa8a0", "#2f3f46") if number < 3 else CloudTones("#6d827e", "#b4c8b8", "#46585c")
        cumulus(scene.motif(f"storm {number}"), (x, y), wide, tall, tones, 0.92)
    sunbeams(scene.motif("gap"), (500, 330), 760, "#fbf8e2", count=9, spread=1.5, strength=0.2)


def city(scene: Scene) -> None:
    """Roofs to either side, paler the farther."""
    styles = (
        Style(wall="#8a8f86", roof=("#5f6a66", "#7f8a80"), door=None, stuff="plaster"),
        Style(wall="#9c5340", roof=("#4a5458", "#6d7c84"), door=None, stuff="brick"),
        Style(wall="#b0a890", roof=("#7a4a3c", "#a0664e"), door=None, gable="stepped"),
    )
    town(scene.motif("far roofs"), [(-30, 930), (300, 902), (700, 902), (1030, 930)], 15, 74, styles, air=0.75)
    town(scene.motif("roofs left"), [(20, 1060), (150, 1010)], 3, 150, styles, air=0.25)
    town(scene.motif("roofs right"), [(980, 1070), (860, 1016)], 3, 150, styles, air=0.25)


def roof(scene: Scene) -> None:
    """Flat tin, its seams running away, wet as a mirror; a brick house under it."""
    house = scene.motif("house")
    here = Placement((500, 1140))
    wall = house.shape(
        polygon([(70, 1140), (930, 1140), (930, 1560), (70, 1560)]), bricks(house, here, ["#6f382e", "#9c5340", "#b0644a"], "#5a4a44", size=(44, 19)), depth=10
    )
    house.wash(polygon([(60, 1130), (940, 1130), (940, 1215), (60, 1215)]), "#1c2a30", 0.6, soft=26, way="multiply", within=wall)
    look = Window(frame="#d8dccf", glass="#5f7a78", panes=(2, 3), curtain="#e4e4d4")
    for x in (210, 500, 790):
        window(house, Placement((x, 1326)), 104, 136, look)
    tin = scene.motif("tin roof", material=METAL)
    sheet = [(70, NEAR), (930, NEAR), (790, FAR), (210, FAR)]
    noise = tin.noise(3)

    def metal(x: Image, y: Image) -> Image:
        u, v = np.broadcast_arrays(*HARP.local(x, y))
        seam = np.abs((u / 86 + 0.5) % 1 - 0.5)
        glow = np.exp(-(((x - 500) / 210) ** 2)) * 0.55
        colours = ramp(["#6d7c84", "#94a39f", "#c9d3cb", "#eef2e8"], 0.28 + glow + 0.16 * noise(u, v, 60, 300))
        return lerp(colours, np.broadcast_to(colour("#4a585e"), colours.shape), (np.exp(-((seam / 0.035) ** 2)) * 0.7).astype(np.float32))

    top = tin.shape(polygon(sheet), metal, depth=3, flow=math.pi / 2)
    for number in range(11):
        u = -430 + 86 * number
        tin.line(HARP.places([(u - 5, 2), (u - 5, 380)]), 2.6, "#eef4ee", on=top, opacity=0.7, taper=0.4)
    for number, (u, v, wide) in enumerate(((-240, 70, 130), (250, 120, 110), (30, 20, 150))):
        x, y = HARP.place(u, v)
        puddle(scene.motif(f"puddle {number}"), (x, y), wide, height=wide * 0.16, level=FAR, tint="#dfe4e0", mirror=0.4, within=top)
    scene.motif("light on tin").glow((500, 1030), 330, "#fbfaec", 0.55, down=80, within=top)


def neighbour(scene: Scene) -> None:
    """At his own chimney he has taken his hat off to it."""
    stack = scene.motif("chimney stacks")
    for side in (-1, 1):
        x = 500 + side * 398
        stack.shape(
            polygon([(x - 48, 1120), (x + 48, 1120), (x + 44, 790), (x - 44, 790)]),
            bricks(stack, Placement((x, 990)), ["#74402f", "#9c5340", "#a8604a"], "#5c5048", size=(26, 12)),
            depth=14,
        )
        stack.shape(polygon([(x - 54, 800), (x + 54, 800), (x + 54, 778), (x - 54, 778)]), "#8a8a7e", depth=6)
        for pot in (-24, 22):
            rod(stack, [(x + pot, 780), (x + pot, 728 + 10 * side)], [26, 21], "#b0644a", brush=FINE)
    old = Person(
        "old", coat("#4a5a5c", 0.9, trousers="#3a4448", scarf="#d8a52f"), "B", Hair("balding", "#eceae2", "full"), Face("long", "soft", eyes="closed"), seed=5
    )
    pose = poses.standing(0.4).but(arms=(Arm(-4), Arm(46, 6, 96, 40)), head=(14, -24, 0), hands=("easy", "grip"))
    posed = old.posed(pose, View((816, 1086), 206, -52, 8))
    posed.paint(scene.motif("neighbour", story=True))
    x, y = posed.at("hand_r")
    hat(scene.motif("his hat", story=True, brush=FINE), (x - 6, y + 2), 62, kind="bowler", pigment="#2c3236", band="#9c5340", turn=0.35)


def cloud(scene: Scene) -> None:
    """Small, round, its edges silver."""
    halo = scene.motif("silver lining")
    halo.glow((500, 330), 470, "#fdfcf0", 0.85, down=330)
    tones = CloudTones("#bccac4", "#ffffff", "#6d8084")
    cumulus(scene.motif("belly of the cloud"), (500, 560), 470, 210, CloudTones("#8d9d9c", "#d4ded6", "#586a70"), 1.0)
    cumulus(scene.motif("cloud", story=True), (500, 516), 520, 350, tones, 1.0)
    scene.motif("dark of the cloud").glow((500, 520), 250, "#5a6c72", 0.5, down=60)


def threads() -> list[tuple[Place, Place, float]]:
    """Every string's head, foot and how far it stands behind her (0) or before her (1); one is missing."""
    found = []
    for number in range(25):
        t = number / 24 * 2 - 1
        if number == 17:
            continue
        depth = 0.5 - 0.5 * math.sqrt(max(0.0, 1 - t * t)) if number % 2 else 0.5 + 0.5 * math.sqrt(max(0.0, 1 - t * t))
        top = (500 + t * 232, 500 + 34 * math.sqrt(max(0.0, 1 - t * t)))
        found.append((top, (500 + t * 318, 984 + 116 * depth), depth))
    return found


def strings(motif: Motif, *, behind: bool) -> None:
    for top, foot, depth in threads():
        if (depth < 0.5) != behind:
            continue
        path = [top, ((top[0] + foot[0]) / 2, (top[1] + foot[1]) / 2), foot]
        near = [hand for hand in HANDS if abs(path[1][0] + (foot[0] - top[0]) * (hand[1] - 742) / 480 - hand[0]) < 34]
        in_face = abs(path[1][0] - 500) < 96
        if not behind and in_face:
            continue
        bright = 1.0 if near else (0.66 if behind else 0.92)
        if near:
            hand = near[0]
            path = [top, (hand[0] + (14 if hand[0] > 500 else -14), hand[1]), foot]
            for echo in (-9, 9):
                motif.line([top, (path[1][0] + echo, hand[1]), foot], 1.6, "#ffffff", opacity=0.5, taper=0, load=1, wobble=0)
        motif.line(path, 5.4 if near else 3.4, SILVER if not behind else "#d4e0dc", opacity=bright, taper=0.05, load=1, dry=0.1, wobble=0.1)
        for _ in range(9):
            share = motif.random.uniform(0.05, 0.96)
            x, y = top[0] + (foot[0] - top[0]) * share, top[1] + (foot[1] - top[1]) * share
            if not near:
                motif.dab((x, y), 13, 4.2, math.pi / 2, "#ffffff", opacity=0.8 * bright, taper=0.7)
        rings(motif, foot, 44 if near else 30, count=2, ink="#ffffff")
    if behind:
        gap = 500 + (17 / 24 * 2 - 1) * 275
        motif.wash(polygon([(gap - 12, 520), (gap + 2, 520), (gap + 60, 1060), (gap + 4, 1060)]), "#fff0b4", 0.5, soft=12)
        motif.wash(ellipse((gap + 34, 1060), 62, 15), "#ffe79a", 0.8, soft=9)
    else:
        for x, y in HANDS:
            motif.glow((x, y), 70, "#ffffff", 0.4)
            marks.sparkle(motif, (x + (16 if x > 500 else -16), y - 14), 15)


def harpist() -> Posed:
    """Barefoot, eyes shut, an arm out to either side."""
    clothes = dress("#d8a52f", 0.22, shoes=None, sleeve=0.55, flare=0.0, belt="#9c5340", trousers="#c08c28", trouser_length=1.15)
    who = Person("child", clothes, "D", Hair("plaits", "#1c1412"), Face("button", eyes="closed"), seed=23)
    pose = poses.sitting(-2, 84, 14).but(head=(0, -6, 7), hands=("open", "open"))
    return who.posed(pose, View(SEAT, 460, 0, 14), right_hand=HANDS[0], left_hand=HANDS[1])


def swallows(scene: Scene) -> None:
    """Waiting on the strings like notes."""
    for number, (x, y, side) in enumerate(((284, 690, 1), (304, 930, -1), (716, 668, -1), (392, 612, 1), (742, 900, 1))):
        bird = scene.motif(f"swallow {number}", story=True)
        Bird("swallow").paint(bird, View((x, y), 70, 84 * side, 6, -22 * side), Perch.PERCH)


def conductor(scene: Scene) -> None:
    """A bent spoon on an upturned tin."""
    spoon = scene.motif("spoon", story=True, brush=FINE, material=METAL)
    x, y = 206.0, 1104.0
    spoon.contact((x, y), 70)
    spoon.shape(polygon([(x - 36, y), (x + 36, y), (x + 28, y - 44), (x - 28, y - 44)]), "#9c5340", depth=16)
    spoon.shape(ellipse((x, y - 44), 28, 7), "#b8745c", depth=5)
    rod(spoon, [(x, y - 44), (x - 12, y - 90), (x - 2, y - 136), (x + 22, y - 158)], [8, 7, 6, 9], "#c4ccca", material=METAL)
    spoon.shape(ellipse((x + 40, y - 172), 27, 19, -0.55), "#dfe6e2", depth=15, lit="#ffffff", shade="#5f6f76")
    spoon.shape(ellipse((x + 41, y - 170), 17, 11, -0.55), "#8d9ba0", depth=6, lit="#eef4f0")
    rod(spoon, [(x - 10, y - 100), (x + 26, y - 116), (x + 50, y - 100)], [4, 4, 4], "#c4ccca", material=METAL)
    rod(spoon, [(x + 46, y - 96), (x + 92, y - 128)], [3.6, 2.4], "#f0e4c0")


def street(scene: Scene) -> None:
    """Every bucket has opened an umbrella of its own."""
    road = scene.motif("street")
    road.shape(polygon([(-40, 1452), (1040, 1452), (1040, 1560), (-40, 1560)]), "#6d7c7c", depth=8, lit="#b4c4bc")
    hues = ("#9c5340", "#d8a52f", "#dfe4e0", "#6f9a84", "#4f6a78", "#c8785c", "#e4cf8a")
    for number, (x, size) in enumerate(((84, 150), (212, 118), (330, 138), (476, 156), (622, 120), (744, 144), (884, 160))):
        tin = scene.motif(f"bucket {number}", story=True, brush=FINE)
        foot = (x, 1484 - 14 * (number % 2))
        umbrella(
            tin,
            (x + 6, foot[1] - size * 0.42),
            size,
            hues[number],
            other="#f0ead8" if number in (3, 5) else None,
            turn=0.10 * (-1 if number % 2 else 1) * (1 + number % 3),
        )
        bucket(tin, foot, size * 0.46, tin="#a4b0b0", water="#cfdad4", handle=False)


def gutters(scene: Scene) -> None:
    """They run as if in tune."""
    tin = scene.motif("gutter", material=METAL, brush=FINE)
    rod(tin, [(46, NEAR + 8), (500, NEAR + 14), (954, NEAR + 8)], [26, 24, 26], "#8d9b9e", material=METAL, grain=10)
    for side in (-1, 1):
        x = 500 + side * 446
        rod(tin, [(x, NEAR + 12), (x + side * 14, NEAR + 44), (x + side * 8, NEAR + 70)], [22, 20, 24], "#8d9b9e", material=METAL)
        fall = curve([(x + side * 8, NEAR + 74), (x + side * 22, NEAR + 170), (x + side * 26, 1470)], 10)
        for shift in np.linspace(-9, 9, 7):
            tin.line(fall + (shift, 0), 4.0, "#f0f5f0" if abs(shift) < 6 else "#b8c8c4", opacity=0.75, taper=0.3)
    for x in np.linspace(110, 890, 14):
        tin.dab((x, NEAR + 40 + 26 * abs(math.sin(x))), 20, 3.4, math.pi / 2, "#f0f5f0", taper=0.7, opacity=0.85)
