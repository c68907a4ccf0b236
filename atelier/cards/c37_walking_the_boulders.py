"""37, walking-the-boulders: Sunday in the park, and everybody has a stone out on a lead; one old woman's floats."""

import math

import numpy as np

from atelier import marks
from atelier.bodies import poses
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.outfit import Face, Hair, Hat, Outfit, coat, dress, suit
from atelier.bodies.people import Person, Posed
from atelier.bodies.poses import Arm, Leg, Pose
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, blob, curve, ellipse, polygon
from atelier.light import STONE, Light
from atelier.motifs.clouds import CloudTones
from atelier.motifs.land import plain, turf
from atelier.motifs.rock import boulder
from atelier.motifs.sky import stratus
from atelier.motifs.trees import Leafage, hedge, tree
from atelier.palette import Image, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=37,
    slug="walking-the-boulders",
    palette=("#5b8a4e", "#efe4c8", "#8d8496", "#e5745c", "#f3d98a"),
    spread=Spread(
        hue="green", place="park", time="morning", season="spring", mood="absurd", viewpoint="eye level",
        figure="crowd", composition="frieze", people=True, relation=True, cast=("A", "B", "C", "D", "E"),
        themes=("love-loss", "freedom-cages", "games", "animals-as-people", "time"),
    ),
)  # fmt: skip

SHADOW = (0.95, 0.16)
GRANITE = ("#8d8496", "#7a7688", "#9a8f94", "#a39a90", "#6f6c7c")
LEAD = "#7a3a30"
GREEN = Leafage("#2f5a3a", "#5b8a4e", "#c8d878", "#5a4636")
FRESH = Leafage("#3f6e42", "#7aa858", "#e6e88e", "#5a4636")


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.75, -0.55, 0.4), colour="#fff0c0", shade="#4a4a78", depth=0.5, strength=0.95, rim="#fff6d8", rim_strength=0.9, air="#dfe4cc"
    )
    scene.finish = Finish(ground="#9a9a70", grade=lambda image: (image - 0.5) * 1.06 + 0.505)
    park(scene)
    far_walkers(scene)
    sniffing(scene)
    light_heart(scene)
    stopped(scene)
    banker(scene)
    boy(scene)
    sisters(scene)
    pigeon(scene)


def park(scene: Scene) -> None:
    broad = scene.canvas.broad
    scene.background(
        lambda x, y: ramp(["#a9cfd6", "#cfe2d6", "#f0eccb", "#f8e4a8"], y / 860 + 0.06 * broad - 0.00022 * (x - 500)),
        flow=lambda x, y: 0.15 * np.sin(x / 220 + y / 190),
        brush=BROAD,
    )
    scene.motif("sun").glow((-20, 560), 620, "#fff3c0", 0.75)
    for number, (x, y, wide, high) in enumerate(((760, 170, 420, 34), (300, 90, 360, 26), (860, 330, 300, 24))):
        stratus(scene.motif(f"cloud {number}"), (x, y), wide, high, CloudTones("#e6e8d8", "#fffbe8", "#b8cccc"), thickness=0.6, streak=7)
    far = Leafage("#7a9c80", "#a4bf92", "#e2e8b4", "#8a8470")
    for number, (x, y, tall) in enumerate(((60, 850, 280), (250, 840, 200), (640, 842, 220), (800, 850, 310), (960, 846, 240))):
        tree(scene.motif(f"far tree {number}"), (x, y), tall, far)
    lawn = scene.motif("lawn")
    grass = plain(lawn, 838, lambda x, y: ramp(["#b8cf86", "#8fb566", "#6f9c54"], (y - 838) / 110 + 0 * x))
    turf(lawn, grass, 240, near=16, far=5)
    hedge(scene.motif("hedge"), (-40, 936), (560, 936), 150, GREEN)
    hedge(scene.motif("hedge beyond the gap"), (668, 936), (1040, 936), 162, GREEN)
    walk = scene.motif("gravel")
    noise = walk.noise(4)

    def gravel(x: Image, y: Image) -> Image:
        return ramp(["#f8efd6", "#efe4c8", "#e4d5b2", "#cdb994"], (y - 930) / 640 + 0.10 * noise(x, y * 2, 220) + 0.05 * noise(x, y, 9))

    path = plain(walk, 930, gravel)
    for x, y in walk.spots(path, 1500):
        near = (y - 930) / 570
        walk.dab((x, y), 3 + 7 * near, 2 + 3.5 * near, 0.1, ("#b8a888", "#fff8e4", "#a89a94")[int(walk.random.integers(3))], on=path, opacity=0.55, taper=0.2)
    verge = scene.motif("verge")
    near = plain(verge, 1436, lambda x, y: ramp(["#7fa85a", "#5b8a4e", "#3f6a40"], (y - 1436) / 110 + 0 * x), uneven=8)
    turf(verge, near, 420, near=44, far=22)
    marks.grass(verge, [(-20, 1440), (500, 1436), (1020, 1440)], 120)


def stone(
    scene: Scene,
    name: str,
    foot: Place,
    wide: float,
    tall: float,
    *,
    collar: str | None = "#c8503c",
    hand: Place | None = None,
    tone: int = 0,
    moss: str | None = None,
) -> Place:
    """A boulder with a collar on, and the lead to whoever holds it; returns the ring."""
    motif = scene.motif(name, story=True)
    x, y = foot
    lie = [
        (x - wide * 0.42, y - 4),
        (x + wide * 0.1, y - tall * 0.12),
        (x + wide * 0.4 + tall * SHADOW[0], y + tall * 0.04),
        (x + wide * 0.5 + tall * 0.8, y + tall * 0.18),
        (x + wide * 0.1, y + tall * 0.14),
    ]
    motif.wash(blob(lie), "#4a4a78", 0.5, soft=7, way="multiply")
    rock = boulder(motif, foot, wide, tall, GRANITE[tone % len(GRANITE)], moss=moss)
    ring = (x - wide * 0.16, y - tall * 0.5)
    if collar:
        band = [(x - wide * 0.26, y - tall * 1.1), (x - wide * 0.19, y - tall * 0.7), (x - wide * 0.17, y - tall * 0.35), (x - wide * 0.25, y + 4)]
        if hand is not None and hand[0] > x:
            band, ring = [(2 * x - px, py) for px, py in band], (x + wide * 0.16, ring[1])
        motif.line(band, max(6.0, wide * 0.07), collar, on=rock, taper=0, load=1, dry=0.05)
        for share in (0.3, 0.5, 0.7):
            px, py = curve(band, 8)[int(share * 24)]
            motif.dab((px, py), 5, 4, 0, "#f3d98a", on=rock, taper=0, load=1)
    if hand is not None:
        motif.shape(ellipse(ring, 6), "#f3d98a", depth=4, brush=TINY)
        lead(motif, ring, hand, 0.0)
    return ring


def lead(motif: Motif, ring: Place, hand: Place, slack: float, ink: str = LEAD) -> None:
    middle = ((ring[0] + hand[0]) / 2, (ring[1] + hand[1]) / 2 + slack)
    motif.line([ring, middle, hand], 5, ink, taper=0, load=1, wobble=0.3)


def stand(scene: Scene, name: str, posed: Posed) -> None:
    posed.paint(scene.motif(name, story=True), shadow=SHADOW)


def far_walkers(scene: Scene) -> None:
    """Down by the hedge."""
    tops = ("#e5745c", "#6f86a0", "#d8b060", "#8a5a74", "#5f7a64")
    for number, (x, tall, way) in enumerate(((104, 118, 1), (330, 112, -1), (742, 108, -1), (900, 116, 1))):
        y = 986.0 + 8 * math.sin(number * 2.3)
        who = Person(
            ("adult", "woman", "large", "old", "thin")[number],
            coat(tops[number], hat=Hat(("bowler", "brim", "cap", "straw", "beret")[number], "#4a4450")),
            "ABCDE"[number],
            seed=number,
        )
        posed = who.posed(poses.walking(0.8).but(arms=(Arm(20, 8, 20), Arm(30, 8, 20))), View((x, y), tall, 90 * way, 5))
        size = (54, 84, 40, 100, 62)[number]
        stone(scene, f"far stone {number}", (x + way * (54 + size * 0.5), y + 4), size, size * 0.8, hand=posed.at("hand_r"), tone=number)
        posed.paint(scene.motif(f"far walker {number}", brush=TINY), shadow=SHADOW)


def sniffing(scene: Scene) -> None:
    """Two boulders get to know each other; their people look away."""
    left = Person("woman", coat("#e5745c", 1.2, hat=Hat("brim", "#8a3a34")), "B", Hair("bob", "#5a3420"), seed=3)
    right = Person("thin", suit("#5f6a7c", hat=Hat("bowler", "#3a3a44")), "C", Hair("short", "#2a1a18", "moustache"), Face("hooked"), seed=4)
    a = left.posed(poses.standing(0.6).but(arms=(Arm(24, 10, 26), Arm(20, 10, 20)), head=(30, -6, 0)), View((62, 1142), 246, 60, 6))
    b = right.posed(poses.standing(-0.4).but(arms=(Arm(24, 10, 26), Arm(24, 10, 20)), head=(-30, -6, 0)), View((390, 1130), 262, -66, 6))
    stone(scene, "first stone", (164, 1158), 124, 100, hand=a.at("hand_l"), tone=1)
    stone(scene, "second stone", (272, 1152), 112, 116, hand=b.at("hand_r"), tone=3, collar="#3f6f7f")
    stand(scene, "lady", a)
    stand(scene, "gentleman", b)


def light_heart(scene: Scene) -> None:
    """Hers weighs nothing; two fingers hold it."""
    who = Person(
        "old", coat("#8a6a9a", 1.15, scarf="#f3d98a", hat=Hat("beret", "#6a4a7a")), "D", Hair("bun", "#f2eee6"), Face("round", "soft", eyes="closed"), seed=8
    )
    pose = poses.walking(0.5).but(arms=(Arm(150, 14, 24, 0), Arm(-6, 10, 14)), head=(0, -16, 0), hands=("point", "easy"))
    posed = who.posed(pose, View((566, 1150), 256, 62, 5))
    rock = scene.motif("floating stone", story=True, material=STONE)
    hand, at = posed.at("hand_l"), (606.0, 380.0)
    scene.motif("shadow of the floating stone").wash(ellipse((800, 1196), 110, 15), "#4a4a78", 0.42, soft=9, way="multiply")
    noise = rock.noise(4)
    tone = lambda x, y: ramp(["#5f5a70", "#8d8496", "#b4a8ac"], 0.5 + 0.5 * noise(x, y, 60))  # noqa: E731
    outline = blob(
        [
            (at[0] - 150, at[1] + 6),
            (at[0] - 120, at[1] - 82),
            (at[0] - 20, at[1] - 124),
            (at[0] + 96, at[1] - 96),
            (at[0] + 152, at[1] - 14),
            (at[0] + 116, at[1] + 70),
            (at[0] + 18, at[1] + 122),
            (at[0] - 84, at[1] + 92),
        ],
        6,
    )
    body = rock.shape(outline, tone, depth=110, lit="#f4e8d8", shade="#3f3c5c")
    for path in ([(-90, -60), (-30, -20), (10, 40), (-10, 100)], [(20, -110), (50, -40), (120, -10)], [(-120, 20), (-50, 30), (10, 40), (80, 60)]):
        rock.line([(at[0] + px, at[1] + py) for px, py in path], 4, "#4a4660", on=body, taper=0.8, opacity=0.6)
        rock.line([(at[0] + px - 3, at[1] + py - 4) for px, py in path], 2.4, "#efe4dc", on=body, taper=0.8, opacity=0.6)
    rock.line(
        [(at[0] - 96, at[1] + 96), (at[0] - 20, at[1] + 70), (at[0] + 60, at[1] + 66), (at[0] + 128, at[1] + 64)], 16, "#e5745c", on=body, taper=0, load=1
    )
    knot = (at[0] + 8, at[1] + 118)
    rock.line([knot, (knot[0] - 22, (knot[1] + hand[1]) / 2), hand], 3.4, "#c8503c", taper=0, load=1, wobble=0.2)
    stand(scene, "old woman", posed)


def stopped(scene: Scene) -> None:
    """He stopped years ago, to let it look at something."""
    who = Person(
        "adult",
        coat("#6f8a5a", 1.0, trousers="#55704a", hat=Hat("bowler", "#6a8a54"), shoes="#4f7a44"),
        "A",
        Hair("short", "#8a8a7a", "full"),
        Face("long"),
        seed=10,
    )
    posed = who.posed(poses.standing(-0.7, 10).but(arms=(Arm(10, 8, 20), Arm(14, 8, 16))), View((912, 1150), 258, -60, 5))
    stone(scene, "mossy stone", (812, 1160), 116, 90, hand=posed.at("hand_r"), tone=4, moss="#6f9a3c", collar="#5a6a3a")
    stand(scene, "who stopped", posed)
    moss = scene.motif("moss", brush=FINE)
    for identity in scene.motifs["who stopped"].ids:
        for x, y in moss.spots(identity, 26):
            if moss.random.random() < 0.6:
                moss.dab((x, y), 13, 6, moss.random.uniform(0, 3), ("#86b04a", "#5f8a3a", "#b4cc6a")[int(moss.random.integers(3))], on=identity, taper=0.5)
    for dx in (-34, -12, 14, 36):
        marks.grass(moss, [(912 + dx - 8, 1156), (912 + dx + 8, 1156)], 5)


def banker(scene: Scene) -> None:
    """Granite knows where it wants to go."""
    who = Person("large", suit("#3f4458", hat=Hat("top", "#2e303c"), scarf="#e5745c"), "A", Hair("short", "#4a3a30"), Face("round", "double"), seed=11)
    pose = Pose((Arm(70, 6, 6, 16), Arm(62, 6, 12, 18)), (Leg(34, 5, 8, -14), Leg(52, 5, 10, -18)), lean=-30, head=(0, 14, 0), hands=("fist", "fist"))
    posed = who.posed(pose, View((384, 1400), 320, 90, 5))
    hand = posed.at("hand_r")
    ruts = scene.motif("ruts")
    for dy in (0, 14):
        ruts.line([(90, 1398 + dy), (230, 1402 + dy), (384, 1398 + dy)], 8, "#a8926c", taper=0.6, opacity=0.8)
    stone(scene, "granite", (690, 1412), 296, 246, hand=hand, tone=0)
    stand(scene, "banker", posed)
    for dx in (0, 26, 60):
        ruts.dab((440 + dx, 1404 - dx * 0.3), 18, 9, -0.4, "#d8c8a4", taper=0.4)


def boy(scene: Scene) -> None:
    """His is a pebble, on a ribbon."""
    who = Person(
        "child",
        Outfit("#f3d98a", 0.2, trousers="#6f86a0", trouser_length=0.9, shoes="#8a3a30", hat=Hat("cap", "#e5745c")),
        "E",
        Hair("short", "#1a1216"),
        Face("snub"),
        seed=12,
    )
    posed = who.posed(poses.walking(0.9).but(arms=(Arm(40, 8, 30), Arm(-20, 8, 16)), head=(10, 14, 0)), View((116, 1420), 224, 84, 5))
    pebble = scene.motif("pebble", story=True, brush=FINE)
    boulder(pebble, (206, 1434), 44, 32, "#b8a8a0")
    lead(pebble, (204, 1420), posed.at("hand_l"), 14, "#e5745c")
    for side in (-1, 1):
        pebble.line([(204, 1408), (204 + side * 16, 1398), (204 + side * 18, 1412), (204, 1408)], 4, "#e5745c", taper=0.1, load=1)
    stand(scene, "boy", posed)


def sisters(scene: Scene) -> None:
    """They share a slab."""
    one = Person("child", dress("#e5745c", 1.1, legs="#f4ecd8", collar="#f4ecd8"), "C", Hair("plaits", "#2a1a14"), Face("button"), seed=13)
    two = Person("toddler", dress("#e5745c", 1.1, legs="#f4ecd8", collar="#f4ecd8"), "C", Hair("plaits", "#2a1a14"), Face("button"), seed=14)
    a = one.posed(poses.walking(0.7).but(arms=(Arm(30, 8, 30), Arm(30, 8, 26))), View((892, 1352), 226, -76, 5))
    b = two.posed(poses.walking(0.8).but(arms=(Arm(30, 8, 30), Arm(30, 8, 26))), View((952, 1420), 176, -76, 5))
    stand(scene, "elder sister", a)
    slab = scene.motif("slab", story=True, material=STONE)
    slab.contact((806, 1462), 190, 24)
    slab.shape(polygon([(716, 1428), (730, 1404), (880, 1398), (902, 1424), (896, 1462), (720, 1466)], 5), "#a39a90", depth=16)
    slab.shape(polygon([(716, 1428), (730, 1404), (880, 1398), (902, 1424)], 5), "#c4bab0", depth=8, lit="#fff4dc")
    for who in (a, b):
        lead(slab, (884, 1420), who.at("hand_r"), 8, "#3f6f7f")
    stand(scene, "younger sister", b)


def pigeon(scene: Scene) -> None:
    """And chooses the smallest."""
    small = scene.motif("smallest stone", story=True, brush=TINY)
    boulder(small, (300, 1478), 20, 14, "#a39a90")
    small.line([(302, 1470), (326, 1462), (344, 1468)], 3, "#c8503c", taper=0, load=1)
    Bird("pigeon").paint(scene.motif("pigeon", story=True, brush=TINY), View((352, 1484), 44, -80, 6), Perch.WALK)
