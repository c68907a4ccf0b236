"""82, dragon-dance: a dragon of red cloth runs down the street on everybody's legs, and the last two are its own."""

import math
from dataclasses import replace

import numpy as np

from atelier.bodies import pairs, poses, things
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.clay import Clay, Stuff, fur, shaded
from atelier.bodies.crowds import crowd
from atelier.bodies.modelling import paint_bodies
from atelier.bodies.outfit import Face, Hair, Hat, Outfit, Wardrobe, coat
from atelier.bodies.people import Person, paint_people
from atelier.bodies.poses import Arm
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, blob, curve, ellipse, polygon
from atelier.light import CLOTH, GLAZE, METAL, SKIN, Light
from atelier.motifs.forms import rod, turned
from atelier.motifs.houses import Style, house
from atelier.motifs.keepsakes import egg
from atelier.motifs.lines import hung
from atelier.motifs.sky import smoke
from atelier.motifs.vessels import lantern
from atelier.palette import Image, colour, lerp, ramp
from atelier.paper import Finish
from atelier.scene import Scene

CARD = Card(
    number=82,
    slug="dragon-dance",
    palette=("#d8322b", "#f2b53a", "#2f9c73", "#f2a9b4", "#f6ead2"),
    spread=Spread(
        hue="red/rose", place="city", time="afternoon", season="spring", mood="joyful", viewpoint="from above",
        figure="crowd", composition="s-curve", people=True, relation=True, cast=("A", "B", "C", "D", "E"),
        themes=("masks-lies", "games", "fear", "music", "animals-as-people"),
    ),
)  # fmt: skip

TILT = 32.0
RED, GOLD, JADE = "#d8322b", "#f2b53a", "#2f9c73"
WAY = [
    (652, 612), (760, 640), (806, 712), (700, 786), (480, 806), (300, 868), (270, 962), (420, 1044), (640, 1064), (806, 1126), (840, 1236),
    (716, 1330), (560, 1352), (420, 1352),
]  # fmt: skip
STAGE = View((500, 1000), 100, 0, TILT)  # a hundred card units are one of the dragon's
HEAD: Place = (352.0, 1362.0)


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.55, -0.65, 0.5), colour="#ffdf9a", shade="#8a4460", depth=0.42, strength=0.9, rim="#fff0c0", rim_strength=0.8, air="#f0cfb8"
    )
    scene.finish = Finish(ground="#b8604a", periphery=0.16, grade=lambda image: (image - 0.5) * 1.06 + 0.505)
    sky(scene)
    houses(scene)
    street(scene)
    scraps(scene)
    onlookers(scene)
    scorched(scene)
    strings(scene)
    legs(scene)
    claws(scene)
    cloth(scene)
    toddler(scene)
    asleep(scene)
    dog(scene)
    head(scene)
    drummer(scene)
    backs(scene)
    confetti(scene)


def size_at(y: float) -> float:
    return float(np.interp(y, (560, 1400), (0.56, 1.22)))


# ---- the street


def sky(scene: Scene) -> None:
    broad = scene.canvas.broad
    scene.background(lambda x, y: ramp(["#9cc9c4", "#c4dccb", "#f0e6c4", "#fdeecb"], y / 420 + 0.08 * broad - 0.0003 * np.abs(x - 580)), flow=0.1, brush=BROAD)
    scene.motif("sun").glow((560, 330), 420, "#fff3c4", 0.8)


def houses(scene: Scene) -> None:
    """Stepping down both sides."""
    walls = ("#f6ead2", "#f2d6b8", "#f2c4b8", "#ead8b0", "#f0cfc4")
    roofs = (("#8a4038", "#c8685a"), ("#7a4a58", "#b07078"), ("#94503c", "#d08058"))
    rows = (
        (580, 372, 80, 90), (500, 392, 84, 110), (660, 396, 90, 120), (420, 436, 110, 150), (744, 440, 120, 160), (846, 520, 150, 200), (324, 506, 140, 190),
        (190, 600, 190, 250), (956, 640, 200, 270), (40, 740, 240, 320), (1046, 830, 230, 380),
    )  # fmt: skip
    for number, (x, y, wide, tall) in enumerate(rows):
        air = max(0.0, (620 - y) / 620)
        style = Style(
            wall=scene.light.distant(walls[number % 5], air * 0.6), roof=tuple(scene.light.distant(tone, air * 0.7) for tone in roofs[number % 3]),
            gable=("eaves", "peak", "hat")[number % 3], lit=0.35, storeys=3 if tall > 200 else 2, columns=3 if wide > 180 else 2, lean=0.03,
        )  # fmt: skip
        house(scene.motif(f"house {number}"), (x, y), wide, tall, style, deep=wide * (0.3 if x < 560 else -0.3) if y > 420 else 0)


def street(scene: Scene) -> None:
    ground = scene.motif("street", light=replace(scene.light, rim=None))
    noise = ground.noise(4)

    def paving(x: Image, y: Image) -> Image:
        return ramp(["#f3c9a8", "#f4cdb4", "#f6d2b8", "#f0bfae", "#dc9c98"], (y - 380) / 1150 + 0.09 * noise(x, y * 1.6, 260) + 0.00025 * (x - 400))

    outline = [
        (560, 372), (610, 372), (690, 430), (800, 510), (900, 620), (980, 760), (1060, 900), (1060, 1560), (-60, 1560), (-60, 700), (60, 620),
        (200, 540), (340, 470), (470, 410),
    ]  # fmt: skip
    made = ground.shape(polygon(outline), paving, depth=1.5, flow=0.05)
    for row in range(26):  # long shallow steps
        y = 400 + 1100 * (row / 25) ** 1.35
        near = size_at(y)
        bow = [(x, y + 16 * near * math.sin(x / 160 + row) * 0.5 + 0.00006 * (x - 560) ** 2) for x in np.linspace(-40, 1040, 13)]
        ground.line(bow, 5 * near, "#a8685e", on=made, taper=0.1, opacity=0.6)
        ground.line([(x, q - 4 * near) for x, q in bow], 3 * near, "#fff2d8", on=made, taper=0.1, opacity=0.5)
        for _ in range(10):
            x = ground.random.uniform(-20, 1020)
            ground.line([(x, y), (x - 6, y + 30 * near)], 2 * near, "#b88078", on=made, taper=0.2, opacity=0.4)


def scraps(scene: Scene) -> None:
    """What firecrackers leave."""
    floor = scene.motifs["street"].ids[0]
    paper = scene.motif("scraps")
    drift = paper.noise(3)
    for _ in range(5200):
        x, y = paper.random.uniform(0, 1000), 420 + 1080 * paper.random.random() ** 0.8
        keep, turn, long, tone = paper.random.random(), paper.random.uniform(0, 3.2), paper.random.uniform(0.6, 1.5), int(paper.random.integers(8))
        if 0.66 + 1.1 * float(drift(np.array([[x]]), np.array([[y * 1.7]]), 230)[0, 0]) > keep:
            near = size_at(y)
            ink = ("#d8322b", "#e8584a", "#f2a9b4", "#c02028", "#f2a9b4", "#e87a70", "#b02838", "#f2b53a")[tone]
            paper.dab((x, y), 11 * long * near, 5.6 * near, turn, ink, on=floor, taper=0.15, load=1, bend=0.15)


def onlookers(scene: Scene) -> None:
    """All look at the head."""
    lots = scene.motif("where they stand").random
    left = [(500, 470), (430, 520), (352, 574), (262, 640), (176, 716), (96, 800), (40, 900), (20, 1040), (24, 1180)]
    right = [(800, 560), (900, 660), (950, 780), (972, 900), (980, 1040), (976, 1180)]
    kerbs = ((left, 40), (right, 15))
    places = []
    for line, count in kerbs:
        kerb = curve(line, 30)
        for share in np.linspace(0, 1, count):
            x, y = kerb[int(share * (len(kerb) - 1))]
            out = 62 * size_at(y) * lots.random()
            places.append((float(x) + (out if x < 560 else -out) * 0.9 + 8 * lots.normal(), float(y) + 14 * lots.normal()))
    festive = Wardrobe(tops=("#c8503c", "#f2d9a0", "#3f8a7a", "#d88a9a", "#5a6a98", "#e8a84c", "#f4ead6", "#7a4a6a"))

    def toward(place: Place) -> float:
        return math.degrees(math.atan2(HEAD[0] - place[0], (HEAD[1] - place[1]) * 1.4))

    crowd(
        scene.motif("onlookers"), places, lambda place: 158 * size_at(place[1]), facing=toward, tilt=TILT * 0.6, wardrobe=festive, shadow=(0.4, 0.12),
        doing=(poses.standing, poses.waving, lambda: poses.pointing(100), poses.standing, lambda: poses.reaching(150, both=True), lambda: poses.standing(1.0)),
    )  # fmt: skip


def scorched(scene: Scene) -> None:
    """Bunting over the upper street, and something has breathed on it."""
    flags = scene.motif("bunting", story=True, brush=FINE, material=CLOTH, wobble=0.8)
    for start, end, sag, count, size, burnt in (((428, 250), (748, 268), 46, 13, 25, (6, 7, 8, 9)), ((330, 330), (836, 352), 64, 15, 33, (8, 9, 10, 11))):
        line = hung(start, end, sag)
        for number in range(count):
            x, y = line[int((number + 0.5) / count * (len(line) - 1))]
            here = Placement((float(x), float(y)), size, flags.random.normal() * 0.12)
            torn = number in burnt
            low = 0.5 if torn else 1.2
            shape = [(-0.5, 0), (0.5, 0), (0.3, low * 0.55), (0.12, low * 0.8), (0.02, low), (-0.1, low * 0.7), (-0.3, low * 0.6)]
            flags.shape(here(polygon(shape, 3)), (RED, GOLD, JADE, "#f2a9b4")[number % 4], depth=5)
            if torn:
                flags.shape(here(polygon([(-0.36, 0.18), (0.4, 0.14), (0.3, 0.34), (0.1, 0.5), (0.0, 0.62), (-0.1, 0.4), (-0.3, 0.4)], 3)), "#2c1a1c", depth=4)
                flags.dab(here.point(0.0, 0.62), 8, 5, 1.3, "#ff8a3a", taper=0.3, load=1)
        flags.line(line, 2, "#7a4a3a", taper=0, load=1)
    smoke(scene.motif("smoke"), (634, 392), 190, "#a8889a", drift=0.2, strength=0.5)


def strings(scene: Scene) -> None:
    """Lanterns, lit early."""
    for string, (start, end, sag, tall, places) in enumerate(
        (
            ((396, 300), (772, 296), 40, 40, (0.16, 0.42, 0.68, 0.9)), ((250, 372), (900, 350), 60, 62, (0.08, 0.3, 0.72, 0.93)),
            ((-40, 110), (1040, 60), 120, 128, (0.1, 0.29, 0.52, 0.73, 0.91)),
        )
    ):  # fmt: skip
        line = hung(start, end, sag)
        scene.motif(f"string {string}").line(line, 1.6 + string, "#6a3a34", taper=0, load=1)
        for number, share in enumerate(places):
            x, y = line[int(share * (len(line) - 1))]
            hang = scene.motif(f"lantern {string} {number}")
            lantern(
                hang, (float(x), float(y)), tall * (0.85 + 0.3 * hang.random.random()), pigment=(RED, "#e8703a", "#e0506a")[(number + string) % 3], glow=0.35
            )


# ---- the dragon


def spine() -> tuple[Points, Points]:
    """Its track on the ground from tail to head, spaced by its own size, and which way it goes there."""
    dense = curve(WAY, 60)
    steps = np.linalg.norm(np.diff(dense * (1, 1.6), axis=0), axis=1) / np.array([size_at(y) for _, y in dense[:-1]])
    done = np.r_[0, np.cumsum(steps)]
    even = np.linspace(0, done[-1], 260)
    track = np.stack([np.interp(even, done, dense[:, 0]), np.interp(even, done, dense[:, 1])], 1)
    ahead = np.gradient(np.stack([track[:, 0], track[:, 1] / math.sin(math.radians(TILT))], 1), axis=0)
    return track, ahead / np.linalg.norm(ahead, axis=1, keepdims=True)


def ground(place: Place) -> tuple[float, float]:
    """A place of the street in the dragon's measure: right, and nearer."""
    return (place[0] - STAGE.at[0]) / 100, (place[1] - STAGE.at[1]) / 100 / math.sin(math.radians(TILT))


def lifted(share: float) -> float:
    """It goes up and down as it runs."""
    return 1.0 + 0.11 * math.sin(share * 46)


def scales(along: Image, around: Image) -> Image:
    """Red scales rimmed with gold, a gold hem, a seam of jade."""
    down = np.abs(around - 0.5) * 2  # 0 on the crest, 1 at the hem
    u, v = along * 92, down * 7.5
    row = np.floor(v)
    cell = np.mod(u + 0.5 * np.mod(row, 2), 1) - 0.5
    arc = np.mod(v, 1) - np.sqrt(np.clip(0.25 - cell**2, 0, 1)) * 1.3
    edge = np.clip(1 - np.abs(arc - 0.12) / 0.16, 0, 1)
    body = ramp([RED, "#c8242a", "#e04a34", "#b81f2c"], np.mod(row * 0.37 + np.floor(u + 0.5 * np.mod(row, 2)) * 0.29, 1))
    made = lerp(body, np.broadcast_to(colour("#f6c04a"), body.shape), edge * 0.85)
    hem = np.clip((down - 0.80) / 0.03, 0, 1)
    fringe = ramp(["#f2b53a", "#f8d070", "#d8922c"], 0.5 + 0.5 * np.sin(along * 900))
    made = lerp(made, fringe, hem)
    band = np.clip(1 - np.abs(down - 0.77) / 0.035, 0, 1)
    return lerp(made, np.broadcast_to(colour(JADE), made.shape), np.clip(band * 1.6, 0, 1))


def cloth(scene: Scene) -> None:
    """Hoop after hoop."""
    body = scene.motif("dragon", story=True)
    track, ahead = spine()
    side = [(0.0, 1.59), (0.18, 1.55), (0.35, 1.45), (0.47, 1.28), (0.51, 1.08), (0.50, 0.96), (0.47, 0.86)]  # from crest to hem
    profile = np.array([*[(-x, y) for x, y in side[:0:-1]], *side])
    rings, crest = [], []
    for number, ((x, y), (ax, az)) in enumerate(zip(track, ahead, strict=True)):
        share, s = number / (len(track) - 1), size_at(y)
        px, pz = ground((x, y))
        hoop = 1.0 - 0.07 * math.sin(number * math.pi / 6) ** 2
        girth = hoop * min(1.0, 0.66 + 7 * share)
        up = lifted(share)
        ring = []
        for place, (out, high) in enumerate(profile):
            ripple = 1 + (0.10 * math.sin(number * 1.9 + place) if place in (0, 1, 11, 12) else 0)
            tall = high if high < 1.1 else 1.1 + (high - 1.1) * (0.6 + 0.4 * min(1, 8 * share)) * hoop
            ring.append((px + az * out * s * girth * ripple, tall * s * up, pz - ax * out * s * girth * ripple))
        rings.append(ring)
        crest.append((px, s * up * (1.1 + 0.47 * hoop * (0.6 + 0.4 * min(1, 8 * share))), pz, s))
    clay = Clay()
    clay.loft(np.array(rings), Stuff(scales, CLOTH, finest=0.8), "cloth", open_=True)
    for number in range(6, len(crest) - 6, 3):
        (x, high, z, s), (bx, _, bz, _) = crest[number], crest[number - 5]
        grown = (0.26 if number % 2 else 0.20) * s
        tip = (x + (bx - x) * 0.5, high + grown, z + (bz - z) * 0.5)
        clay.limb(
            [(x, high - 0.06 * s, z), ((x + tip[0]) / 2, high + grown * 0.5, (z + tip[2]) / 2), tip],
            np.array([0.085, 0.06, 0.012]) * s,
            Stuff(JADE if number % 2 else GOLD),
            f"crest {number % 2}",
            melt=0.01,
        )
    body.wash(np.vstack([track + (26, 18)] + [track[::-1] + (-10, -14)]), "#7a2a44", 0.5, soft=16, way="multiply", within=scene.motifs["street"].ids[0])
    paint_bodies(body, (clay, STAGE))


def legs(scene: Scene) -> None:
    """Trainers, sandals, clogs, a grandmother's slippers."""
    feet = scene.motif("legs")
    track, ahead = spine()
    shade = scene.motif("shade under the cloth")
    for (x, y), _ in zip(track[::4], ahead[::4], strict=True):
        s = size_at(y)
        shade.glow((x + 12 * s, y + 4 * s), 74 * s, "#6a2a44", 0.30, down=34 * s, way="multiply")
    trousers = ("#f4ead6", "#3f6a8a", "#2f3a52", "#c86a7a", "#e0a84c", "#5a7a5a", "#8a5a78", "#2c2a30")
    shoes = ("#f6f2ea", "#8a5530", "#e8b84a", "#e88aa0", "#c83a34", "#3a6a9a", "#2a2428", "#f6f2ea")
    runners = []
    for number, place in enumerate(range(20, 250, 3)):
        x, y = track[place]
        ax, az = ahead[place]
        s = size_at(y)
        side = (0.32 if number % 2 else -0.28) * s * 100
        at = (x + az * side, y - ax * side * math.sin(math.radians(TILT)))
        runners.append((at, s * 158 * lifted(place / 259), math.degrees(math.atan2(ax, az)), number))
    for at, size, heading, number in sorted(runners, key=lambda each: each[0][1]):
        pick = int(feet.random.integers(8))
        stride = poses.running(0.75 + 0.35 * feet.random.random(), 34, lead=("left", "right")[number % 2])
        barelegged = pick in (1, 4)
        clothes = Outfit(
            top=RED, trousers=trousers[(pick * 3 + number) % 8], trouser_length=1.05 if barelegged else 1.85, shoes=shoes[pick], boot=0.0, legs=None
        )
        if number % 9 == 4:
            clothes = Outfit(top=RED, trousers=None, skirt="#6a4a78", skirt_length=0.75, shoes="#e88aa0", legs="#e8d8c8")
        who = Person("adult", clothes, "ABCDE"[number % 5], seed=number)
        who.posed(stride.but(arms=(Arm(90, 4, 30), Arm(90, 4, 30)), head=(0, 20, 0)), View(at, size, heading, TILT)).paint(feet, brush=TINY)


def claws(scene: Scene) -> None:
    """Under the very last hoop."""
    true = scene.motif("claws", story=True)
    clay = Clay()
    hide = Stuff(shaded("#3fb888", "#1f7a5a"), SKIN, "#9ad8a0", finest=0.7)
    for side, ahead_by, lift in ((-0.34, 0.26, 0.0), (0.34, -0.16, 0.10)):
        foot = np.array([side, 0.10 + lift, ahead_by])
        clay.limb(
            [(side * 0.8, 0.92, 0.06), (side * 1.0, 0.74, 0.30), (side, 0.40 + lift, ahead_by - 0.20), foot],
            [0.24, 0.20, 0.11, 0.12],
            hide,
            f"leg {side}",
            melt=0.05,
        )
        for toe in (-0.20, 0.0, 0.20):
            knuckle, tip = foot + (toe * 0.7, -0.01, 0.20), foot + (toe * 1.3, -0.06, 0.36)
            clay.limb([foot, knuckle, tip], [0.12, 0.095, 0.075], hide, f"leg {side}", melt=0.03)
            clay.limb(
                [tip, tip + (toe * 0.2, 0.05, 0.10), tip + (toe * 0.3, -0.04, 0.19)], [0.06, 0.045, 0.012], Stuff("#fbf3da", GLAZE), f"talons {side}", melt=0.01
            )
    clay.limb(
        [(0, 0.92, 0.2), (0.05, 0.82, -0.35), (0.2, 0.60, -0.72), (0.46, 0.56, -0.96), (0.6, 0.74, -1.06)],
        [0.17, 0.14, 0.10, 0.06, 0.015],
        hide,
        "tail",
        melt=0.05,
    )
    for number, (x, high, z) in enumerate(((0.06, 0.90, -0.45), (0.18, 0.70, -0.72), (0.42, 0.62, -0.92))):
        clay.limb([(x, high - 0.06, z), (x, high + 0.14, z - 0.06)], [0.07, 0.012], Stuff(GOLD), f"spine {number}", melt=0.01)
    paint_bodies(true, (clay, View((672, 624), 82, 58, TILT)), brush=TINY)


def head(scene: Scene) -> None:
    """Carried high, by two in trainers."""
    carriers = scene.motif("head carriers")
    for x, y, heading, shoe in ((476, 1440, -64, "#f6f2ea"), (404, 1462, -56, "#3a6a9a"), (540, 1424, -70, "#e8b84a")):
        carriers.contact((x, y), 46, 10)
        who = Person("adult", Outfit(top=GOLD, trousers=("#d8322b", "#f4ead6", "#2f5a6a")[int(x) % 3], shoes=shoe), "C")
        who.posed(poses.running(0.8, 4, lead=("left", "right")[int(x) % 2]), View((x, y), 172, heading, TILT)).paint(carriers, brush=TINY)
    mask = scene.motif("dragon's head", story=True)
    paint_bodies(mask, (face(), View((384, 1262), 184, -50, 16)), hair=0.8)
    whiskers = scene.motif("whiskers", brush=FINE)
    for knots in ([(262, 1228), (222, 1188), (176, 1196), (150, 1160)], [(284, 1256), (256, 1300), (276, 1340), (252, 1376)]):
        whiskers.line(knots, 6, GOLD, taper=0.7, load=1)


def face() -> Clay:
    """Papier mâché, gilt, glass and wool."""
    clay = Clay()
    red, gilt, jade = Stuff("#dc342c", GLAZE), Stuff("#f4b83c", METAL), Stuff("#2f9c73", GLAZE)
    pale, dark = Stuff("#fdf4dc", GLAZE), Stuff("#3a0f1a", GLAZE)
    clay.limb([(0, 0.10, -0.34), (0, 0.16, -0.08), (0, 0.10, 0.12)], [0.40, 0.42, 0.34], red, "skull", group="skull", melt=0.08)
    clay.limb([(0, 0.02, 0.10), (0, -0.02, 0.42), (0, 0.05, 0.66)], [0.31, 0.25, 0.22], red, "snout", group="skull", melt=0.08)
    clay.limb([(0, -0.44, -0.10), (0, -0.52, 0.26), (0, -0.44, 0.54)], [0.24, 0.19, 0.15], red, "jaw", group="jaw", melt=0.05)
    clay.limb([(0, -0.26, 0.0), (0, -0.30, 0.40)], [0.22, 0.15], dark, "mouth", melt=0.03)
    clay.limb([(0, -0.32, 0.1), (0, -0.32, 0.5), (0, -0.40, 0.72), (0, -0.52, 0.80)], [0.12, 0.11, 0.09, 0.04], Stuff("#f08a94", GLAZE), "tongue", melt=0.03)
    for sign in (-1, 1):
        clay.limb([(0.10 * sign, 0.20, 0.80)], [0.115], gilt, f"nostril {sign}", melt=0.02)
        clay.limb([(0.11 * sign, 0.21, 0.90)], [0.05], dark, f"hole {sign}", melt=0.01)
        clay.limb([(0.27 * sign, 0.36, 0.20)], [0.175], pale, f"eye {sign}", melt=0.01)
        clay.limb([(0.305 * sign, 0.35, 0.27)], [0.135], Stuff("#f0a826", METAL), f"iris {sign}", melt=0.01)
        clay.limb([(0.335 * sign, 0.345, 0.365)], [0.062], Stuff("#1c1216", GLAZE), f"pupil {sign}", melt=0.01)
        clay.limb(
            [(0.10 * sign, 0.44, 0.30), (0.27 * sign, 0.50, 0.29), (0.45 * sign, 0.44, 0.18)],
            [0.06, 0.10, 0.05],
            Stuff("#b8242a", GLAZE),
            f"lid {sign}",
            melt=0.02,
        )
        clay.limb(
            [(0.10 * sign, 0.50, 0.38), (0.26 * sign, 0.62, 0.24), (0.44 * sign, 0.60, 0.04), (0.56 * sign, 0.72, -0.16)],
            [0.07, 0.10, 0.075, 0.02],
            jade,
            f"brow {sign}",
            melt=0.03,
        )
        clay.limb(
            [(0.20 * sign, 0.50, -0.20), (0.30 * sign, 0.84, -0.34), (0.28 * sign, 1.10, -0.62), (0.38 * sign, 1.22, -0.74)],
            [0.11, 0.085, 0.05, 0.012],
            gilt,
            f"horn {sign}",
            melt=0.03,
        )
        clay.limb([(0.28 * sign, 0.90, -0.38), (0.50 * sign, 1.02, -0.36)], [0.05, 0.012], gilt, f"horn {sign}", melt=0.03)
        clay.fan(
            (0.42 * sign, 0.14, -0.16),
            [(0.78 * sign, 0.46, -0.36), (0.92 * sign, 0.22, -0.42), (0.78 * sign, 0.02, -0.40)],
            (0.08, 0.03),
            Stuff("#f2a9b4"),
            f"ear {sign}",
            melt=0.03,
        )
        clay.limb([(0.30 * sign, -0.02, 0.30), (0.36 * sign, -0.06, 0.05), (0.46 * sign, 0.02, -0.12)], [0.04, 0.06, 0.03], gilt, f"cheek {sign}", melt=0.02)
        for place, tall in ((0.62, 0.20), (0.48, 0.13), (0.34, 0.13), (0.20, 0.12)):
            wide = 0.17 + 0.10 * (0.66 - place)
            clay.limb([(wide * sign, -0.14, place), (wide * sign, -0.15 - tall, place + 0.02)], [0.055, 0.012], pale, f"tooth {sign} {place}", melt=0.01)
        for place in (0.50, 0.32):
            clay.limb([(0.13 * sign, -0.36, place), (0.13 * sign, -0.22, place)], [0.045, 0.012], pale, f"low tooth {sign} {place}", melt=0.01)
    clay.limb([(0, 0.58, 0.14)], [0.11], Stuff("#dff0e8", METAL), "mirror", melt=0.01)
    clay.limb([(0, 0.62, -0.05), (0, 0.86, -0.08), (0, 1.0, -0.2)], [0.08, 0.10, 0.02], jade, "plume", melt=0.03)
    for number, angle in enumerate(np.linspace(-2.3, 2.3, 17)):
        x, high = 0.52 * math.sin(angle), 0.12 + 0.52 * math.cos(angle)
        tone = ("#f6ead2", GOLD, "#f6ead2", JADE)[number % 4]
        clay.limb(
            [(x * 0.9, high * 0.9, -0.36), (x * 1.25, high * 1.2 - 0.04, -0.52), (x * 1.5, high * 1.3 - 0.16, -0.74)],
            [0.12, 0.11, 0.03],
            fur(tone, None, 0.05),
            f"mane {number}",
            melt=0.02,
        )
    for number, x in enumerate((-0.13, -0.05, 0.04, 0.13)):
        clay.limb(
            [(x, -0.54, 0.42), (x * 1.5, -0.74, 0.50), (x * 1.9, -0.98, 0.40 + 0.06 * number)],
            [0.09, 0.075, 0.015],
            fur("#fbf3e0", None, 0.05),
            f"beard {number}",
            melt=0.02,
        )
    return clay


# ---- those who know, and those who do not


def toddler(scene: Scene) -> None:
    """Looks at the end of it."""
    high = scene.motif("toddler", story=True)
    father = Person("adult", coat("#4a6a8a", 0.4), "D", Hair("short", "#1c1412"))
    child = Person(
        "toddler",
        Outfit(top="#f2c84a", trousers="#c86a5a", hat=Hat("beanie", "#2f9c73", "#f6ead2")),
        "D",
        Hair("short", "#1c1412"),
        Face("button", mouth="open"),
    )
    one, other = pairs.on_shoulders(father, child, View((868, 722), 132, -20, TILT * 0.6), 74)
    pointing = poses.Pose(
        (Arm(70, 20, 50, 20), Arm(92, 6, 4)),
        (poses.Leg(64, 26, 84, 20), poses.Leg(64, 26, 84, 20)),
        head=(-10, 4, 0),
        hands=("open", "point"),
        stands_on="seat",
    )
    turned_child = child.posed(pointing, View(other.view.at, 74, -84, TILT * 0.6, depth=other.view.depth))
    paint_people(high, [one, turned_child], brush=TINY, shadow=(0.4, 0.12))


def asleep(scene: Scene) -> None:
    """On his feet, his stick still up."""
    sleeper = scene.motif("sleeper", story=True)
    clothes = Outfit(top="#f2d070", trousers="#d8322b", trouser_length=1.6, shoes="#2a2428", belt="#2f9c73")
    who = Person("thin", clothes, "B", Hair("tousled", "#2a1c18"), Face("long", eyes="closed", mouth="open"))
    pose = poses.standing(0.6).but(arms=(Arm(4, 8, 10), Arm(96, 14, 60, 10)), head=(20, 30, 16), curl=10, hands=("easy", "grip"))
    posed = who.posed(pose, View((566, 1104), 168, -14, TILT * 0.7)).hold("right", things.stick(0.9, 0.014, "#a8743c", above=0.55))
    posed.paint(sleeper, brush=TINY, shadow=(0.4, 0.12))


def dog(scene: Scene) -> None:
    """Has hold of a corner."""
    tug = scene.motif("dog", story=True)
    Animal("dog").paint(tug, View((922, 1326), 70, -80, TILT * 0.6), Gait.STAND, head=(-14, 0), shadow=(0.4, 0.12))
    strip = scene.motif("pulled hem", brush=FINE, material=CLOTH)
    corner = strip.shape(
        blob([(784, 1250), (820, 1222), (852, 1192), (866, 1222), (875, 1250), (866, 1259), (842, 1252), (812, 1264)], 5), "#b8282a", depth=6, flow=0.7
    )
    for a, b in (((804, 1244), (864, 1254)), ((828, 1222), (866, 1250)), ((848, 1204), (870, 1248))):  # it is taut
        strip.line([a, b], 3, "#8a1a24", on=corner, taper=0.6, opacity=0.7)
    strip.line([(786, 1253), (812, 1263), (842, 1253), (866, 1259)], 6, GOLD, on=corner, taper=0.1, load=1)
    strip.line([(790, 1247), (814, 1256), (842, 1247), (866, 1253)], 3, JADE, on=corner, taper=0.1, load=1)


def drummer(scene: Scene) -> None:
    """He walks ahead with great care."""
    man = scene.motif("drummer", story=True)
    clothes = Outfit(top="#f6ead2", length=0.4, trousers="#2f9c73", shoes="#8a5530", belt=RED, hat=Hat("beret", RED))
    who = Person("large", clothes, "E", Hair("short", "#1c1412"), Face("round", "double", eyes="closed"))
    pose = poses.walking(0.6, lean=-4).but(arms=(Arm(34, 16, 70, 26), Arm(34, 16, 70, 26)), head=(0, 16, 0), hands=("flat", "flat"))
    posed = who.posed(pose, View((128, 1452), 216, 40, TILT * 0.8))
    posed.paint(man, shadow=(0.4, 0.12))
    (lx, ly), (rx, ry) = posed.at("hand_l"), posed.at("hand_r")
    foot = ((lx + rx) / 2 + 4, (ly + ry) / 2 + 40)
    drum = scene.motif("drum", story=True, brush=FINE)
    here = Placement(foot, 0.98)
    turned(drum, here, [(48, -58), (50, -30), (48, 0)], RED, tilt=0.42, smooth=True)
    for y in (-56, -3):
        t = np.linspace(0, math.pi, 15)
        rod(drum, here(np.stack([48.5 * np.cos(t), y + 20 * np.sin(t)], 1)), [7, 7, 7], GOLD, material=METAL, ragged=0.2)
    drum.inlay(here(ellipse((0, -58), 45, 19)), "#6a1f24", depth=3)
    for side, sign in ((-46, -1), (47, 1)):
        grip = here(blob([(side - 9, -34), (side + 7, -36), (side + 9, -16), (side + 4 * sign, -4), (side - 9, -14)], 5))
        hand = drum.shape(grip, "#6a4028", depth=9, material=SKIN, brush=TINY)
        for finger in (-28, -21, -14):
            drum.line(here([(side - 7 * sign, finger), (side - 1 * sign, finger + 1)]), 1.8, "#3a2018", on=hand, taper=0.2, load=1)
    for joint, rim in (("shoulder_l", 40), ("shoulder_r", -40)):
        drum.line([posed.at(joint), here.point(rim, -44)], 5, "#8a5530", taper=0.1, load=1)
    straw = scene.motif("straw", brush=TINY)
    for _ in range(60):
        a, r = straw.random.uniform(0, 6.3), straw.random.random() ** 0.5
        straw.dab(
            here.point(40 * r * math.cos(a), -58 + 16 * r * math.sin(a)),
            20,
            2.6,
            straw.random.uniform(-0.6, 0.6),
            ("#f2d27a", "#c8984a", "#fbe8a8")[int(straw.random.integers(3))],
            taper=0.4,
            load=1,
        )
    laid = scene.motif("egg", story=True)
    made = egg(laid, here.point(0, -48), 62, "#4fb48a", turn=0.16, shadow=False)
    for x, y in laid.spots(made, 12):
        laid.dab((x, y), 6, 5, 0.3, "#1f7a5a", on=made, taper=0.2, load=1)


def backs(scene: Scene) -> None:
    """The row in front of us: nobody has turned round."""
    near = scene.motif("the row in front", light=replace(scene.light, colour="#f2c890", strength=0.7))
    row = (
        (612, 1668, 236, 196, "C", "#5a6a98", Hair("bun", "#2a1c18"), None),
        (706, 1640, 238, 172, "E", "#e8a84c", Hair("puffs", "#1a1216"), None),
        (806, 1686, 262, 188, "B", "#3f8a7a", Hair("short", "#6a4630"), Hat("straw", "#e8cf8a", RED)),
        (904, 1644, 226, 168, "D", "#c8503c", Hair("long", "#1c1412"), None),
        (982, 1672, 258, 200, "A", "#7a4a6a", Hair("balding", "#c8c0b8"), None),
    )  # fmt: skip
    for x, y, size, heading, skin, top, hair, hat in row:
        raised = poses.waving() if x in (706, 904) else poses.standing()
        Person("adult", coat(top, 0.4, hat=hat), skin, hair, seed=x).posed(raised, View((x, y - 84), size, heading, TILT * 0.6)).paint(near, contact=False)


def confetti(scene: Scene) -> None:
    fall = scene.motif("confetti")
    for _ in range(150):
        x, y = fall.random.uniform(20, 980), fall.random.uniform(180, 1300)
        fall.dab(
            (x, y),
            fall.random.uniform(6, 13),
            fall.random.uniform(4, 7),
            fall.random.uniform(0, 3),
            (RED, "#f2a9b4", GOLD, "#fff2d8", "#e8584a")[int(fall.random.integers(5))],
            taper=0.1,
            load=1,
            bend=0.3,
        )
