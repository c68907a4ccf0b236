"""46, cloud-shearers: the summer clouds have been driven down into the meadow, and are being shorn."""

import math
from itertools import pairwise

import numpy as np

from atelier.bodies import poses
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.outfit import Face, Hair, Hat, Outfit, dress, working
from atelier.bodies.people import Person
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, blob, curve, ellipse, polygon
from atelier.light import CLOUD, STONE, Light
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.flowers import flecks
from atelier.motifs.land import hill, turf
from atelier.motifs.lines import yarn
from atelier.motifs.rock import mountain
from atelier.motifs.trees import Leafage, conifer
from atelier.palette import Image, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=46,
    slug="cloud-shearers",
    palette=("#7fb35a", "#fbfaf5", "#b6d4ea", "#b98a5c", "#dd3f3a"),
    spread=Spread(
        hue="green", place="mountain", time="morning", season="summer", mood="comic", viewpoint="from above",
        figure="crowd", composition="swarm", people=True, relation=True, cast=("A", "B", "C", "D", "E"),
        themes=("weather", "work-machines", "animals-as-people", "freedom-cages", "money-greed"),
    ),
)  # fmt: skip

COTTON = CloudTones("#eef2f6", "#fffefa", "#a9c4de")
SHORN = "#a4c8e6"
SUN = (0.55, 0.22)  # how shadows lie
TILT = 20.0
MEN = (("A", "balding"), ("C", "short"), ("D", "curls"), ("E", "cropped"), ("B", "tousled"), ("C", "bun"))


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.8, -0.5, 0.45), colour="#fff6d0", shade="#37557a", depth=0.48, strength=0.9, rim="#fffdf0", rim_strength=0.7, air="#b6d4ea"
    )
    scene.finish = Finish(ground="#8fb070", grade=lambda image: (image - 0.5) * 1.05 + 0.5)
    morning(scene)
    thunder(scene)
    meadow(scene)
    flock(scene)
    shivering(scene)
    wall(scene)
    knitter(scene)
    shearing(scene, "far", (250, 800), 0.66, mirrored=False)
    shearing(scene, "middle", (532, 1112), 0.86, mirrored=True)
    dogs(scene)
    shearing(scene, "near", (330, 1350), 1.25, mirrored=False)
    sacks(scene)


def morning(scene: Scene) -> None:
    broad = scene.canvas.broad

    def blue(x: Image, y: Image) -> Image:
        return ramp(["#5fa4d8", "#9cc8e8", "#d4e8f2"], y / 460 + 0.06 * broad)

    scene.background(blue, flow=lambda x, y: 0.05 * np.sin(x / 160) + 0 * y, brush=BROAD)
    for number, (x, y, wide) in enumerate(((140, 190, 420), (430, 250, 380), (660, 210, 360), (940, 120, 520))):
        mountain(scene.motif(f"peak {number}"), (x, y), wide, 560, ("#6a86a8", "#7f9cb4", "#8fb09c"), snow="#f4f8fa", snowline=0.42, ruggedness=0.8)
    scene.mist("#cfe4ee", lambda x, y: 0.55 * np.clip((y - 300) / 200, 0, 1) + 0 * x)


def meadow(scene: Scene) -> None:
    """Over the back of one hill and down the next, to our feet."""
    for number, (ridge, tones, depth) in enumerate(
        (
            ([(-60, 470), (220, 440), (480, 478), (760, 446), (1060, 400)], ("#a8cc88", "#8fbc70", "#7fb062"), 200),
            ([(-60, 640), (200, 600), (460, 610), (720, 660), (1060, 600)], ("#98c672", "#7fb35a", "#6ba04c"), 260),
            ([(-60, 980), (260, 950), (560, 996), (820, 980), (1060, 1020)], ("#90c064", "#78ae52", "#5a9044"), 420),
        )
    ):
        land = scene.motif(f"meadow {number}")
        field = hill(land, ridge, tones, depth=depth, roll=16)
        turf(land, field, (160, 240, 420)[number], near=(9, 14, 30)[number], far=(4, 6, 12)[number])
        flecks(land, field, (60, 110, 190)[number], ("#fbfaf5", "#f4d84a", "#dd3f3a", "#b8a0d8"), near=(3, 4, 7)[number], far=2)
        if number == 0:
            firs = scene.motif("firs")
            for _ in range(26):
                x, y = firs.random.uniform(0, 1000), 500 + firs.random.normal() * 26
                conifer(firs, (x, y), float(firs.random.uniform(26, 58)), leafage=Leafage("#2f5a3c", "#4a7f4c", "#9cc070", "#5a4232"), slim=0.34)


def cloud(scene: Scene, name: str, foot: Place, wide: float, high: float, tones: CloudTones = COTTON) -> None:
    """It has come down, and lies on the grass."""
    one = scene.motif(name)
    x, y = foot
    one.wash(ellipse((x + wide * 0.16, y + high * 0.04), wide * 0.62, high * 0.20), "#2f5a3c", 0.6, soft=high * 0.06, way="multiply")
    cumulus(one, (x, y + high * 0.06), wide, high, tones)


def flock(scene: Scene) -> None:
    """Crowded together, as they are when afraid."""
    chance = scene.motif("where they lie").random
    places = [
        (560, 560, 130), (690, 548, 110), (820, 566, 150), (930, 600, 120), (440, 590, 110), (640, 620, 150), (790, 652, 190), (950, 690, 180),
        (520, 680, 160), (110, 610, 120), (60, 700, 140), (650, 740, 190), (870, 770, 200), (40, 900, 190), (470, 880, 210),
    ]  # fmt: skip
    for number, (x, y, wide) in enumerate(places):
        cloud(scene, f"cloud {number}", (x, y), wide, wide * float(chance.uniform(0.46, 0.62)))


# ---- the shearing


def herdsman(seed: int, hat: str | None = "straw") -> Person:
    skin, hair = MEN[seed % len(MEN)]
    shirt = ("#f2ead8", "#b98a5c", "#dd3f3a", "#d8c49a", "#8a6a48")[seed % 5]
    clothes: Outfit = working(shirt, ("#8a6a48", "#5a4a3c", "#6f7a8a")[seed % 3], hat=None if hat is None else Hat(hat, "#e0c070", "#dd3f3a"))
    return Person("adult", clothes, skin, Hair(hair, ("#3a2620", "#8a8078", "#1a1618")[seed % 3], "short" if seed % 3 == 1 else None), Face("long"), seed=seed)


def shearing(scene: Scene, name: str, at: Place, scale: float, *, mirrored: bool) -> None:
    """One cloud half out of its wool, one who shears, one who rolls the fleece up."""
    x, y = at
    way = -1 if mirrored else 1
    ground = scene.motif(f"{name} shade")
    ground.wash(ellipse((x + 40 * scale, y + 6), 200 * scale, 44 * scale), "#2f5a3c", 0.6, soft=9, way="multiply")
    bare = scene.motif(f"{name} shorn side", material=CLOUD)
    lean = [(-70, 4), (-60, -70), (10, -100), (90, -92), (132, -54), (128, -8), (60, 8)]
    body = bare.shape(blob([(x + way * u * scale, y + v * scale) for u, v in lean], 10), SHORN, depth=40 * scale, shade="#7fa4cc", lit="#e4f2fa", wobble=3)
    for row in range(6):
        a = 20 + 17 * row
        line = [(x + way * (a + 4) * scale, y - 92 * scale), (x + way * (a + 14) * scale, y - 50 * scale), (x + way * (a + 6) * scale, y - 6 * scale)]
        bare.line(line, 3.2 * scale, "#e8f4fa", on=body, taper=0.8, opacity=0.6)
    cumulus(scene.motif(f"{name} wool"), (x - way * 104 * scale, y + 8 * scale), 230 * scale, 172 * scale, COTTON)
    cumulus(scene.motif(f"{name} fringe"), (x + way * 4 * scale, y - 62 * scale), 76 * scale, 56 * scale, COTTON)
    rolled = scene.motif(f"{name} fleece", material=CLOUD)
    for place in range(9):
        t = place / 8
        u, v, r = 34 + 150 * t, -24 + 40 * math.sin(t * 2.2), 22 + 16 * math.sin(t * 3.0) + 5 * (place % 2)
        lock = ellipse((x + way * u * scale, y + v * scale), r * scale, r * 0.72 * scale)
        rolled.shape(lock, "#f2f6f8", depth=r * 0.7 * scale, shade="#a9c4de", lit="#fffefa", wobble=4)
    seed = len(name)
    clip = herdsman(seed).posed(
        poses.bowing(58).but(arms=(poses.Arm(72, 8, 16, 10), poses.Arm(66, 6, 14, 12)), hands=("grip", "grip")),
        View((x + way * 206 * scale, y + 34 * scale), 250 * scale, -96 * way, TILT),
    )
    clip.paint(scene.motif(f"{name} shearer", story=name == "near"), shadow=SUN)
    hand = np.array(clip.at("hand_r" if way > 0 else "hand_l"))
    shears = scene.motif(f"{name} shears", brush=CRISP, wobble=0.2)
    for spread in (-10, 9):
        tip = hand + np.array([-way * 54, spread * 1.5 + 22]) * scale
        root = hand + (0, spread * 0.4 * scale)
        shears.shape(polygon([root - (0, 3), tip, root + (0, 5 * scale)], 4), "#aab4bc", depth=3, lit="#ffffff")
    shears.line([hand + (way * 4, -8 * scale), hand + (way * 22 * scale, 0), hand + (way * 4, 8 * scale)], 4 * scale, "#6f7880", taper=0, load=1)
    roller = herdsman(seed + 3, None).posed(poses.kneeling(34), View((x + way * 96 * scale, y + 66 * scale), 236 * scale, 60 * -way, TILT))
    roller.paint(scene.motif(f"{name} roller"), shadow=SUN)


def sacks(scene: Scene) -> None:
    """They float; one has got away."""
    for number, (x, y, size, peg) in enumerate(((640, 1260, 150, (700, 1440)), (800, 1190, 132, (830, 1404)), (930, 1290, 142, (900, 1460)))):
        one = scene.motif(f"sack {number}", story=True)
        one.wash(ellipse((peg[0] + 110, peg[1] + 10), 60, 14), "#2f5a3c", 0.5, soft=8, way="multiply")
        bulging(one, (x, y), size)
        one.line([(x, y - 4), ((x + peg[0]) / 2 + 12, (y + peg[1]) / 2), peg], 4, "#8a6a40", taper=0, load=1)
        one.shape(polygon(np.add([(-6, 14), (6, 14), (4, -18), (-4, -18)], peg)), "#6a4a30", depth=4, brush=FINE)
    gone = scene.motif("escaped sack", story=True)
    bulging(gone, (212, 250), 78)
    gone.line([(212, 248), (206, 292), (222, 330), (212, 366)], 2.6, "#6a4a30", taper=0.2, load=1)


def bulging(motif: Motif, neck: Place, size: float) -> None:
    """A sack whose wool would rather be above: its tied neck hangs down."""
    x, y = neck
    s = size / 100
    outline = [(-8, -6), (-30, -34), (-40, -74), (-22, -104), (12, -110), (38, -84), (36, -42), (10, -8)]
    made = motif.shape(blob([(x + u * s, y + v * s) for u, v in outline], 10), "#c49a68", depth=34 * s, wobble=2)
    motif.shape(blob([(x - 12 * s, y + 14 * s), (x - 6 * s, y - 8 * s), (x + 7 * s, y - 8 * s), (x + 13 * s, y + 12 * s), (x, y + 6 * s)]), "#a87c4c", depth=6)
    motif.line([(x - 10 * s, y - 8 * s), (x, y - 4 * s), (x + 10 * s, y - 8 * s)], 5 * s, "#dd3f3a", taper=0, load=1)
    motif.shape(ellipse((x - 8 * s, y - 66 * s), 13 * s, 12 * s), "#a8743c", depth=3, brush=FINE, within=made)
    for stitch in range(5):
        a = stitch * 1.256
        motif.dab((x - 8 * s + math.cos(a) * 13 * s, y - 66 * s + math.sin(a) * 12 * s), 8 * s, 2, a, "#f2e6cc", load=1)


def dogs(scene: Scene) -> None:
    """Barking small lightning."""
    for number, (x, y, size, heading, gait) in enumerate(((116, 1010, 70, 80, Gait.RUN), (600, 880, 54, -84, Gait.RUN))):
        hound = scene.motif(f"dog {number}", story=True)
        hound.contact((x + 10, y), 80, 12)
        Animal("dog", scarf="#dd3f3a").paint(hound, View((x, y - (4 if gait is Gait.RUN else 0)), size, heading, TILT - 4), gait, head=(-14, 0))
        if number < 2:
            side = 1 if heading > 0 else -1
            bark = scene.motif(f"bark {number}", brush=CRISP)
            a, b = x + side * size * 1.15, y - size * 1.15
            bark.glow((a + side * 22, b), 46, "#fff2a0", 0.6)
            for path in ([(0, 0), (20, -12), (16, 4), (40, -4)], [(2, 8), (18, 16), (14, 26), (34, 34)]):
                bark.line([(a + side * u, b + v) for u, v in path], 5, "#f6c42a", load=1, taper=0.4)


def thunder(scene: Scene) -> None:
    """One is refusing to come down."""
    dark = Light(direction=(-0.8, -0.5, 0.45), colour="#a8b0c8", shade="#15182c", depth=0.7, strength=0.7)
    for number, (dx, dy, wide, high) in enumerate(((0, 0, 380, 150), (-60, 30, 250, 84), (70, 36, 230, 76))):
        cumulus(scene.motif(f"thundercloud {number}", light=dark, story=False), (760 + dx, 250 + dy), wide, high, CloudTones("#3f4560", "#7f88a4", "#1c2036"))
    bolt = scene.motif("its answer", brush=CRISP)
    for path in ([(700, 270), (684, 316), (706, 318), (690, 372)], [(812, 276), (826, 310), (806, 314), (816, 350)]):
        bolt.glow(path[-1], 44, "#fff2a0", 0.5)
        for a, b in pairwise(path):
            bolt.line([a, b], 6, "#ffe66a", load=1, taper=0.2)
    pullers = scene.motif("rope to the thundercloud")
    for number, (x, y) in enumerate(((906, 470), (948, 492))):
        man = herdsman(number + 7).posed(poses.pulling(24), View((x, y), 96, -110, 12))
        man.paint(scene.motif(f"puller {number}"), shadow=SUN)
        if number == 0:
            hand = man.at("hand_r")
            pullers.line([hand, ((hand[0] + 850) / 2, (hand[1] + 260) / 2 + 18), (850, 262)], 3, "#c8a468", load=1, taper=0)


# ---- the shorn one


def shivering(scene: Scene) -> None:
    bare = scene.motif("shorn cloud", story=True, material=CLOUD)
    x, y = 872, 984
    thin = [(-92, 0), (-98, -50), (-70, -78), (-48, -118), (-4, -128), (28, -104), (62, -98), (84, -60), (80, -10), (0, 10)]
    bare.shape(blob([(x + u, y + v) for u, v in thin], 10), "#bcd8ec", depth=40, shade="#7fa4cc", lit="#eef8fc", wobble=4, opacity=0.92)
    for side in (-1, 1):
        for step in range(3):
            a = x + side * (106 + 13 * step)
            shake = [(a, y - 110 + 10 * step), (a + side * 7, y - 90 + 8 * step), (a - side, y - 72 + 8 * step), (a + side * 6, y - 52 + 6 * step)]
            bare.line(shake, 4.2, "#fdfefe", taper=0.6, load=1)


def wall(scene: Scene) -> None:
    dry = scene.motif("dry wall", material=STONE)
    for course in range(4):
        for place in range(15):
            x = 716 + place * 26 + (13 if course % 2 else 0) + dry.random.normal() * 3
            y = 1062 - course * 19 + 0.05 * (x - 690) + dry.random.normal() * 2
            tone = ("#b8b0a0", "#a09888", "#c8c0ac", "#8f8a80")[int(dry.random.integers(4))]
            stone = [(x - 13, y), (x - 11, y - 17), (x + 2, y - 19), (x + 13, y - 15), (x + 12, y + 1)]
            dry.shape(blob(np.add(stone, dry.random.normal(size=(5, 2)) * 1.6), 5), tone, depth=7, brush=FINE)


def knitter(scene: Scene) -> None:
    """She knits it something red; it is long already."""
    girl = Person("child", dress("#f2ead8", apron="#b98a5c"), "B", Hair("plaits", "#7a4a2a"), Face("button", eyes="closed"), seed=5)
    pose = poses.sitting(8).but(arms=(poses.Arm(30, 8, 84, 24), poses.Arm(30, 8, 84, 24)), hands=("grip", "grip"), head=(0, 14, 0))
    posed = girl.posed(pose, View((752, 990), 184, 60, TILT - 6))
    posed.paint(scene.motif("girl who knits", story=True), contact=False)
    a, b = (np.array(posed.at(f"hand_{side}")) for side in "lr")
    knit = scene.motif("knitting", story=True, brush=FINE)
    x, y = ((a + b) / 2).astype(float)
    piece = [(x - 20, y + 2), (x + 22, y - 2), (x + 34, y + 60), (x + 28, y + 128), (x + 6, y + 130), (x - 2, y + 70)]
    made = knit.shape(blob(piece, 8), "#dd3f3a", depth=6)
    for row in range(9):
        knit.line([(x - 14 + row * 2, y + 10 + row * 13), (x + 8 + row * 1.5, y + 13 + row * 13), (x + 30, y + 8 + row * 13)], 2, "#f48a7c", on=made, taper=0.2)
    for side in (-1, 1):
        knit.line([(x + side * 30, y - 26), (x - side * 14, y + 8)], 4, "#f2e0b0", load=1, taper=0.1)
    yarn(scene.motif("ball of wool"), curve([(x + 10, y + 126), (x - 20, y + 160), (x - 70, y + 150), (x - 96, y + 170)], 10), "#dd3f3a", width=5)
    ball = scene.motif("ball", brush=FINE)
    ball.contact((x - 104, y + 184), 40)
    ball.shape(ellipse((x - 104, y + 168), 19, 18), "#dd3f3a", depth=14)
