"""18, door-with-a-queue: half the world queues over the hills at a locked door, and a girl and a goat have walked round it."""

import math
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.random import Generator

from atelier.bodies import pairs, poses
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.crowds import somebody
from atelier.bodies.outfit import Face, Hair, Hat, coat, dress, suit
from atelier.bodies.people import Person, paint_people
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, blob, curve, ellipse, polygon, tangents
from atelier.light import CLOTH, METAL, WOOD, Light
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.flowers import daisies, flecks
from atelier.motifs.furniture import chair
from atelier.motifs.land import hill, meadow
from atelier.motifs.trees import Leafage, tree
from atelier.motifs.vessels import basket
from atelier.palette import Image, mix, ramp
from atelier.paper import Finish
from atelier.scene import Scene

CARD = Card(
    number=18,
    slug="door-with-a-queue",
    palette=("#f5cf3e", "#8abf5a", "#b9dcea", "#c8382e", "#8a6a4c"),
    spread=Spread(
        hue="yellow/gold", place="field", time="afternoon", season="summer", mood="comic", viewpoint="far landscape",
        figure="crowd", composition="s-curve", people=True, relation=True, cast=("A", "B", "C", "D", "E"),
        themes=("doors", "time", "animals-as-people", "childhood-age", "games"),
    ),
)  # fmt: skip

NEAR: Place = (556.0, 1330.0)  # the foot of the nearer post, and of the farther
FAR: Place = (690.0, 1262.0)
TALL = (430.0, 386.0)
QUEUE: tuple[Place, ...] = (
    (500, 1352), (420, 1392), (300, 1402), (180, 1362), (104, 1280), (130, 1196), (260, 1130), (440, 1088), (640, 1046), (820, 994), (902, 926),
    (850, 866), (700, 834), (520, 812), (360, 784), (276, 742), (322, 702), (440, 680), (570, 662), (650, 640),
    (640, 618), (560, 604), (510, 588), (548, 572), (600, 562),
)  # fmt: skip
BEASTS = ("bear", "sheep", "horse", "dog", "camel", "cow", "goat", "elephant", "fox", "stag", "giraffe", "badger")
TALLNESS = {"elephant": 1.7, "giraffe": 1.9, "horse": 1.05, "camel": 1.15, "cow": 0.9, "bear": 0.8, "stag": 0.85, "sheep": 0.5, "goat": 0.55, "fox": 0.36}


@dataclass(frozen=True)
class Spot:
    """A place in the queue: which way it waits, and how tall a person is there."""

    at: Place
    heading: float
    size: float
    share: float


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.6, -0.7, 0.45), colour="#fff2c4", shade="#4f6a54", strength=0.85, depth=0.5, rim="#fff6d0", rim_strength=0.7, air="#cfe4e8"
    )
    scene.finish = Finish(ground="#b8b060", periphery=0.12, grade=lambda image: (image - 0.5) * 1.06 + 0.5)
    sky(scene)
    hills(scene)
    trampled(scene)
    waiting = spots()
    for spot in [each for each in waiting if each.at[1] < FAR[1] - 10]:
        waits(scene, spot)
    wedding(scene)
    picnic(scene)
    the_door(scene)
    for spot in [each for each in waiting if each.at[1] >= FAR[1] - 10]:
        waits(scene, spot)
    peeps(scene)
    chair_seller(scene)
    buttercups(scene)


def sky(scene: Scene) -> None:
    broad = scene.canvas.broad
    scene.background(
        lambda x, y: ramp(["#8cc0e0", "#b9dcea", "#e4eee0", "#f8efc4"], y / 620 + 0.06 * broad - 0.08 * (x - 500) / 500),
        flow=lambda x, y: 0.1 * np.sin(x / 240), brush=BROAD,
    )  # fmt: skip
    for number, (x, y, wide, tall) in enumerate(((200, 330, 420, 130), (760, 250, 500, 150), (480, 430, 300, 60))):
        cumulus(scene.motif(f"cloud {number}"), (x, y), wide, tall, CloudTones("#dfe8ec", "#fffdf2", "#a8c0d0"))


def hills(scene: Scene) -> None:
    for number, (ridge, tones, gold) in enumerate((
        ([(-40, 600), (200, 590), (430, 560), (620, 548), (840, 586), (1040, 578)], ("#b8cc7c", "#a4c272", "#9cbc70"), 500),
        ([(-40, 690), (160, 664), (420, 668), (640, 700), (840, 668), (1040, 640)], ("#dccb58", "#b4c25a", "#9cba5c"), 900),
    )):  # fmt: skip
        slope = scene.motif(f"hill {number}")
        identity = hill(slope, ridge, tones, depth=130)
        flecks(slope, identity, gold, ("#f5d850", "#f9e36a", "#e8c838"), near=5, far=2.5)
    far = scene.motif("far trees")
    for x, y, size in ((70, 600, 52), (128, 596, 70), (900, 590, 60), (952, 586, 44), (790, 680, 64)):
        tree(far, (x, y), size, Leafage("#4a6a4a", "#6f9a5a", "#b4cc7a"))
    grass = scene.motif("meadow")
    identity = meadow(grass, [(-40, 846), (200, 812), (460, 786), (720, 800), (1040, 770)], ("#c8cc56", "#9fc45a", "#84b654", "#6aa24c"), tufts=900)
    flecks(grass, identity, 2600, ("#f5cf3e", "#fbe25c", "#eebe2c", "#f5cf3e", "#8abf5a"), near=13, far=4)


def spots() -> list[Spot]:
    """Where they stand, the farthest first, closer together in the distance."""
    path = curve(QUEUE, 30)
    ahead = tangents(path)
    steps = np.hypot(*np.diff(path, axis=0).T)
    found, gone, wanted = [], 0.0, 60.0
    for place in range(len(path) - 1):
        gone += float(steps[place])
        size = tall_at(float(path[place][1]))
        if gone >= wanted:
            wanted = gone + size * 0.42
            toward = -ahead[place]
            heading = math.degrees(math.atan2(toward[0], toward[1] * 2.2))
            found.append(Spot((float(path[place][0]), float(path[place][1])), heading, size, gone))
    return sorted(found, key=lambda spot: spot.at[1])


def tall_at(y: float) -> float:
    """How tall somebody is whose feet are there."""
    return 15 + 165 * ((y - 555) / 800) ** 1.25


def trampled(scene: Scene) -> None:
    """The path they have worn."""
    path = curve(QUEUE, 12)
    worn = scene.motif("worn path")
    for start, end in pairwise(path):
        wide = tall_at(float(start[1])) * 0.34
        across = np.array([0, wide * 0.4])
        worn.wash(np.array([start - across - (2, 0), end - across, end + across, start + across]), "#b09a58", 0.5, soft=max(2, wide * 0.12))


def waits(scene: Scene, spot: Spot) -> None:
    """Somebody, or now and then some beast, with the patience of both."""
    number = int(spot.share)
    motif = scene.motif(f"waits {number}", brush=FINE)
    chance = motif.random
    shadow = (0.5, 0.16)
    if 1098 < spot.at[1] < 1140 and spot.at[0] < 420:
        return  # room for the wedding
    if chance.random() < 0.24:
        species = BEASTS[int(chance.integers(len(BEASTS)))]
        tall = TALLNESS.get(species, 0.45) * spot.size
        look = (float(chance.normal() * 10), float(chance.normal() * 26))
        Animal(species).paint(motif, View(spot.at, tall, spot.heading + chance.normal() * 8, 10), Gait.STAND, head=look, shadow=shadow)
        return
    person, grown = somebody(chance)
    waits = (poses.standing(1.0), poses.standing(-1.0, 12), poses.leaning_back(), poses.reading(), poses.standing(0.4, -12), poses.standing(0, 24))
    pose = bored(waits[int(chance.integers(len(waits)))], chance)
    person.posed(pose, View(spot.at, spot.size * grown, spot.heading + chance.normal() * 22, 10)).paint(motif, shadow=shadow)


def bored(pose: poses.Pose, chance: Generator) -> poses.Pose:
    turn, nod, tilt = pose.head
    return pose.but(head=(turn + chance.normal() * 26, nod + chance.normal() * 6, tilt + chance.normal() * 8))


def wedding(scene: Scene) -> None:
    """Halfway along two have married in the queue."""
    pair = scene.motif("wedding", story=True, brush=FINE)
    size = tall_at(1120)
    bride = Person("woman", dress("#fbf6ee", 1.9, flare=0.16, shawl="#fbf6ee"), "B", Hair("bun", "#4a2a1c"), Face("button", eyes="closed"))
    groom = Person("adult", suit("#2f3440", hat=Hat("top", "#25282e")), "E", Hair("short", "#1a1412"), Face("straight", eyes="closed"))
    from_left = View((300, 1118), size, 70, 8)
    both = pairs.hugging(bride, groom, from_left, size * 1.1)
    paint_people(pair, both, shadow=(0.5, 0.16))
    for _ in range(46):
        at = (300 + pair.random.normal() * 60, 1040 + pair.random.normal() * 44)
        pair.dab(at, 6, 5, pair.random.uniform(0, 3), ("#fff6f0", "#f2a8b4", "#c8382e")[int(pair.random.integers(3))], taper=0, load=1)


# ---- the door


def on_door(across: float, up: float) -> Place:
    """A place on its plane: 0 at the near post, 1 at the far one; up in shares of its height."""
    x, y = NEAR[0] + (FAR[0] - NEAR[0]) * across, NEAR[1] + (FAR[1] - NEAR[1]) * across
    return x, y - (TALL[0] + (TALL[1] - TALL[0]) * across) * up


def slab(left: float, right: float, low: float, high: float) -> list[Place]:
    return [on_door(left, low), on_door(right, low), on_door(right, high), on_door(left, high)]


def the_door(scene: Scene) -> None:
    """Nobody has built a wall."""
    frame = scene.motif("door", story=True, material=WOOD)
    frame.wash(polygon([NEAR, FAR, (FAR[0] + 330, FAR[1] + 62), (NEAR[0] + 360, NEAR[1] + 70)]), "#3f5a48", 0.55, soft=9, way="multiply")
    leaf = frame.shape(polygon(slab(0.06, 0.94, 0.0, 0.95), 8), "#c8382e", depth=5, flow=math.pi / 2)
    for low, high in ((0.07, 0.42), (0.54, 0.88)):
        for left, right in ((0.16, 0.46), (0.54, 0.84)):
            frame.inlay(polygon(slab(left, right, low, high), 5), mix("#c8382e", "#3a0e10", 0.28), within=leaf, depth=6)
            frame.line([on_door(left, low), on_door(right, low), on_door(right, high)], 2.4, "#e8786a", on=leaf, taper=0, opacity=0.8)
    for left, right in ((-0.10, 0.07), (0.93, 1.10)):
        frame.shape(polygon(slab(left, right, -0.012, 1.0), 8), "#efe3c8", depth=8)
    frame.shape(polygon(slab(-0.16, 1.16, 0.94, 1.03), 8), "#f4ead2", depth=8)
    frame.shape(polygon(slab(-0.10, -0.04, -0.012, 1.0)), "#d8c8a4", depth=3)
    frame.shape(polygon(slab(-0.16, 1.16, -0.03, 0.0), 6), "#b8a888", depth=5)
    x, y = on_door(0.82, 0.46)
    frame.shape(ellipse((x, y), 8, 9), "#e8b84a", depth=7, material=METAL, brush=CRISP)
    x, y = on_door(0.82, 0.385)
    frame.shape(ellipse((x, y), 5, 10), "#e8b84a", depth=2, material=METAL, brush=CRISP)
    frame.dab((x, y), 9, 4, 1.57, "#1a0c0a", taper=0, load=1)
    sleeper = scene.motif("bird on the lintel", brush=FINE)
    Bird("robin", eyes="closed").paint(sleeper, View((on_door(0.62, 1.05)[0], on_door(0.62, 1.05)[1] + 2), 44, 60, 6), Perch.SIT)


def peeps(scene: Scene) -> None:
    """The first in the queue, at the keyhole, can see the goat."""
    man = scene.motif("man at the keyhole", story=True, brush=FINE)
    first = Person("adult", coat("#3f5a78", 0.7, trousers="#3a3a44", hat=Hat("bowler", "#2c2a2e")), "B", Hair("short", "#7a4a2a", "moustache"), Face("long"))
    stoop = poses.bowing(62).but(head=(0, -42, 0), arms=(poses.Arm(40, 8, 60, 20), poses.Arm(-40, 20, 84, 40)))
    first.posed(stoop, View((542, 1378), 262, 118, 8)).paint(man, shadow=(0.45, 0.14))


def chair_seller(scene: Scene) -> None:
    """There is money in it."""
    trade = scene.motif("chair seller", story=True, brush=FINE)
    for x, y, tall, facing in ((52, 1466, 120, 1), (112, 1484, 128, 1)):
        trade.contact((x, y), 70)
        chair(trade, (x, y), tall, wood="#8a6a4c", seat="#d8a03c", facing=facing)
    seller = Person("woman", dress("#8a5a7a", 1.7, apron="#f2e8d4", hat=Hat("headscarf", "#c8382e")), "D", Hair("bun", "#2a1a18"), Face("round"))
    seller.posed(poses.waving(), View((214, 1494), 214, 62, 8)).paint(trade, shadow=(0.45, 0.14))


# ---- and behind it


def picnic(scene: Scene) -> None:
    """They have simply walked round."""
    cloth = scene.motif("picnic", story=True, brush=FINE)
    corners = [(744, 1370), (900, 1420), (1010, 1346), (862, 1304)]

    def checks(x: Image, y: Image) -> Image:
        u, v = (x - 744) * 0.42 + (y - 1370) * 0.9, (x - 744) * 0.5 - (y - 1370) * 0.86
        stripe = ((np.sin(u / 6.5) > 0).astype(np.float32) + (np.sin(v / 6.5) > 0).astype(np.float32)) / 2
        return ramp(["#fbf4e4", "#e0908a", "#c8483e"], stripe)

    cloth.contact((878, 1366), 240, 60, strength=0.5)
    cloth.shape(polygon(corners, 6), checks, depth=4, material=CLOTH)
    girl = Person("child", dress("#3f8fb0", 1.2), "C", Hair("puffs", "#1c1214"), Face("button", eyes="closed"))
    eating = poses.sitting_on_ground().but(arms=(poses.Arm(40, 8, 120, 30), poses.Arm(-20, 14, 10)))
    girl.posed(eating, View((800, 1356), 196, 60, 12)).paint(cloth, shadow=(0.45, 0.14))
    basket(cloth, (880, 1362), 74)
    cloth.shape(blob([(818, 1378), (838, 1368), (862, 1374), (864, 1386), (836, 1392)]), "#c98a4a", depth=9)
    goat = scene.motif("goat", story=True, brush=FINE)
    Animal("goat", eyes="closed").paint(goat, View((946, 1350), 128, -72, 10), Gait.STAND, head=(28, 10), shadow=(0.4, 0.12))


def buttercups(scene: Scene) -> None:
    """Close by, so tall that they hide our feet."""
    near = scene.motif("near buttercups", brush=FINE)
    keep = [(float(near.random.uniform(0, 1000)), float(1440 + 70 * near.random.random())) for _ in range(60)]
    for x, y in sorted(keep, key=lambda at: at[1]):
        if 20 < x < 300 and y < 1500:
            continue
        tall = 40 + 50 * float(near.random.random())
        near.line([(x, y + 60), (x + near.random.normal() * 8, y)], 3, "#5f8a3c", taper=0.2)
        near.dab((x, y + tall * 0.4), tall * 0.5, 6, -1.2, "#6f9a44", taper=0.7)
        daisies(near, [(x, y)], 13, "#f7d23c", "#d89a20")
    scene.motif("dusk below").wash(ellipse((500, 1620), 700, 150), "#3f5a30", 0.35, soft=60, way="multiply")
