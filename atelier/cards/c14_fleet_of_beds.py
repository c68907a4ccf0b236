"""14, fleet-of-beds: hundreds of iron beds drift down to the sea under sail, and one sleeper is awake."""

import math
from dataclasses import dataclass

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies import poses
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.outfit import Face, Hair, pyjamas
from atelier.bodies.people import Person
from atelier.bodies.poses import Arm, Leg
from atelier.bodies.space import View, ahead
from atelier.canvas import BROAD, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, blob, curve, ellipse, polygon, ribbon, smoothstep
from atelier.light import CLOTH, SKIN, Light
from atelier.motifs.clouds import CloudTones
from atelier.motifs.land import hill
from atelier.motifs.sky import mist_bank, stratus
from atelier.palette import COMPLEXIONS, Image, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Gradient, Scene

CARD = Card(
    number=14,
    slug="fleet-of-beds",
    palette=("#d9d3d0", "#e8b9ad", "#7f919c", "#a65c52", "#f6d893"),
    spread=Spread(
        hue="white/cream", place="river", time="dawn", season="no season", mood="uncanny", viewpoint="from above",
        figure="crowd", composition="swarm", people=True, relation=True, themes=("journeys", "night", "sea", "endings", "fear"),
    ),
)  # fmt: skip

MOUTH: Place = (838.0, 196.0)
QUILTS = ("#a65c52", "#7f919c", "#c9a06a", "#8a7a94", "#b8807a", "#6f8a84", "#d8b8a0", "#94604e")
HAIR = ("#3a2620", "#6a4a34", "#1c1618", "#a8845a", "#c8c2ba", "#8a5a3a")


@dataclass(frozen=True)
class Berth:
    """A bed on the water."""

    at: Place
    size: float
    heading: float
    tilt: float

    @property
    def view(self) -> View:
        return View(self.at, self.size, self.heading, self.tilt)


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.62, -0.5, 0.36), colour="#fff0cc", shade="#525a74", depth=0.5, strength=0.9, rim="#fff3d0", rim_strength=0.9, air="#e6c8bc"
    )
    scene.finish = Finish(ground="#a8a09c", periphery=0.26, grade=lambda image: (image - 0.5) * 1.08 + 0.495)
    water(scene)
    shores(scene)
    awake = berth((270, 960), 1.25)
    cat_bed, empty = berth((800, 1180), 1.05), berth((470, 640), 1.2)
    pair = [berth((220, 1385)), berth((452, 1420))]
    told = [awake, cat_bed, empty, *pair]
    for number, each in enumerate(sorted([*fleet(scene, told), *told], key=lambda b: b.at[1])):
        bed(scene, number, each, full=each is not empty, sleeper=each is not awake)
        if each is awake:
            watcher(scene, each)
        if each is cat_bed:
            helmsman(scene, each)
    hands(scene, *pair)
    Bird("heron").paint(scene.motif("heron", brush=TINY), View(empty.view.place(ahead(-0.7, 0.42, 0)), 66, 100, 24), Perch.WALK)
    mist_bank(scene.motif("mist", opacity=1.0), (280, 330), 900, 120, strength=0.35)


def berth(at: Place, grown: float = 1.0, stray: float = 0.0) -> Berth:
    """How a bed lies at a place: far ones small and seen flat, all bound for the mouth."""
    t = max(0.0, (at[1] - 176) / 1324)
    tilt = 14 + 36 * t**0.7
    turn = math.degrees(math.atan2(MOUTH[0] - at[0] + 60 * math.sin(at[1] / 190), (150 - at[1]) / math.sin(math.radians(tilt))))
    return Berth(at, (5 + 138 * t**1.12) * grown, turn + stray, tilt)


def fleet(scene: Scene, told: list[Berth]) -> list[Berth]:
    """Thick in the stream, thinner towards us, and nobody upon another."""
    chance, made, awake = scene.motif("places").random, list(told), told[0]
    for _ in range(3000):
        t, side, stray, grown, apart = chance.random() ** 1.35, chance.normal(), chance.normal() * 11, chance.uniform(0.82, 1.14), chance.random()
        y = 188 + 1330 * t
        middle = MOUTH[0] - 300 * t**0.7 - 60 * math.sin(y / 210) * min(1.0, t * 3)
        x = middle + side * (14 + 330 * t**0.8)
        if not bank(y) + 18 + 60 * t < x < 1060:
            continue
        each = berth((x, y), grown, stray)
        if (
            all(math.hypot(x - other.at[0], (y - other.at[1]) * 1.45) > (1.5 + 0.9 * apart) * max(each.size, other.size) for other in made[1:])
            and math.hypot(x - awake.at[0], (y - awake.at[1]) * 1.3) > 1.0 * each.size + 190
        ):
            made.append(each)
    return made[len(told) :]


def bank(y: float) -> float:
    """Where the left shore is."""
    return float(np.interp(y, [170, 230, 330, 470, 640, 1500], [790, 700, 470, 210, -60, -300]))


def water(scene: Scene) -> None:
    canvas, river = scene.canvas, scene.motif("river")
    noise = river.noise(4)

    def dawn(x: Image, y: Image) -> Image:
        t = np.clip((y - 170) / 1330, 0, 1)
        sky = ramp(["#d8c4c4", "#e8c4b8", "#f6d893", "#fff0c0"], y / 175 + 0.00025 * (x - 800) + 0.05 * canvas.broad)
        tone = ramp(["#f8e2ac", "#eec6b4", "#d9c4c0", "#aab0b6", "#7f919c", "#5f7080"], t**0.62 + 0.06 * canvas.broad)
        axis = MOUTH[0] - 330 * t**0.7
        shine = np.exp(-(((x - axis) / (40 + 360 * t)) ** 2)) * (1 - 0.75 * t)
        tone = lerp(tone, np.broadcast_to(ramp(["#fbe6b4"], np.zeros((1, 1))), tone.shape), np.clip(shine, 0, 0.85))
        ripple = noise((x - 500) / (0.06 + t), 300 * np.log(t + 0.03), 130, 14, ridged=True)
        tone = tone * (1 + 0.10 * ripple * smoothstep(0.0, 0.06, t))[..., None]
        return np.where((y < 172)[..., None] if y.ndim == 2 and y.shape[1] > 1 else np.broadcast_to(y < 172, tone.shape[:2])[..., None], sky, tone)

    scene.background(dawn, flow=lambda x, y: np.where(y < 172, 0.03, 0.10 * np.sin(x / 130 + y / 60)), brush=BROAD)
    for number, (x, y, wide, high) in enumerate(((300, 60, 520, 30), (640, 104, 420, 20), (160, 130, 380, 22))):
        stratus(scene.motif(f"cloud {number}"), (x, y), wide, high, CloudTones("#d8b4b0", "#f8dcc0", "#a89aa4"), thickness=0.6, streak=8)
    sun = scene.motif("sea mouth")
    sun.glow((MOUTH[0], 172), 300, "#fff0bc", 0.8, down=110)
    sun.glow((MOUTH[0], 172), 90, "#fffbe6", 0.95, down=40)
    for _ in range(420):
        t = river.random.random() ** 1.5
        x, y = river.random.uniform(-20, 1020), 184 + 1320 * t
        river.dab((x, y), 10 + 90 * t, 1.2 + 2.6 * t, -0.12 * t, FromPicture(1.16 if river.random.random() < 0.6 else 0.84), taper=0.95, opacity=0.4)


def shores(scene: Scene) -> None:
    """Headlands that let the river out."""
    for number, (ridge, tones, low) in enumerate((
        ([(-40, 108), (160, 92), (380, 128), (600, 146), (760, 176), (800, 184)], ("#b4a4ae", "#bcaab0", "#c8b4b4"), 200),
        ([(-40, 210), (120, 180), (300, 206), (480, 262), (560, 292)], ("#8a8894", "#94909a", "#a8a0a4"), 340),
        ([(-40, 380), (60, 350), (160, 392), (232, 440)], ("#5f6674", "#6a707c", "#7c7e88"), 640),
    )):  # fmt: skip
        line = [*ridge, (ridge[-1][0] - 40, ridge[-1][1] + 8)]
        edge = [(x, y) for x, y in ((bank(y) - 6 * math.sin(y / 9), y) for y in np.linspace(line[-1][1], low, 8))]
        scene.motif(f"headland {number}").shape(
            polygon([*curve(ridge, 6), *edge, (-60, low)], 3), Gradient(tones, (0, ridge[1][1]), (0, low)), depth=26, brush=FINE
        )
    right = scene.motif("right headland")
    hill(right, [(862, 190), (920, 160), (980, 128), (1050, 110)], ("#b09aa4", "#bca6a8"), depth=60, bottom=176)
    right.shape(polygon([(868, 182), (1050, 160), (1050, 330), (980, 262), (920, 210)], 3), "#a894a0", depth=14)


def bed(scene: Scene, number: int, each: Berth, *, full: bool, sleeper: bool) -> None:
    """Head towards us, sail at the foot."""
    motif = scene.motif(f"bed {number}", brush=FINE, material=CLOTH)
    chance, view, s = motif.random, each.view, each.size
    quilt, hair, skin_ = (each_[int(chance.integers(len(each_)))] for each_ in (QUILTS, HAIR, tuple("ABCDE")))
    tall, sail_tone = chance.uniform(1.55, 2.2), ("#f4ead8", "#f4ead8", "#efd8cc", "#dcdfe2", "#f0dfb8", "#d8b8b0")[int(chance.integers(6))]
    breath, belly, iron = chance.uniform(0.9, 1.1), chance.uniform(0.55, 0.8), mix("#4a4648", "#8a827c", chance.random())

    def at(forward: float, up: float, left: float) -> Place:
        return view.place(ahead(forward, up, left))

    motif.wash(polygon([at(-1.1, 0, -0.75), at(1.1, 0, -0.75), at(1.1, 0, 0.6), at(-1.1, 0, 0.6)]), "#48566a", 0.6, soft=s * 0.1, way="multiply")
    if s < 16:
        motif.shape(polygon([at(-1, 0.3, -0.5), at(1, 0.3, -0.5), at(1, 0.3, 0.5), at(-1, 0.3, 0.5)], 2), quilt, depth=3, wobble=0)
        motif.shape(blob([at(1, 0.4, -0.55), at(1, 1.5, -0.5), at(1.2, 1.5, 0), at(1, 1.5, 0.5), at(1, 0.4, 0.55)], 4), "#f8eede", depth=4, wobble=0)
        return
    for forward in (1.02, -1.02):
        for left in (-0.54, 0.54):
            motif.line([at(forward, 0.0, left), at(forward, tall + 0.05 if forward > 0 else 0.0, left)], max(1.4, s * 0.045), iron, taper=0, load=1, wobble=0.2)
    motif.shape(polygon([at(-1, 0.1, -0.54), at(-1, 0.36, -0.54), at(1, 0.36, -0.54), at(1, 0.1, -0.54)], 3), mix(quilt, "#4a4a5a", 0.35), depth=s * 0.06)
    motif.shape(polygon([at(-1, 0.1, 0.54), at(-1, 0.36, 0.54), at(1, 0.36, 0.54), at(1, 0.1, 0.54)], 3), mix(quilt, "#4a4a5a", 0.35), depth=s * 0.06)
    motif.shape(polygon([at(-1, 0.05, 0.52), at(-1, 0.36, 0.52), at(-1, 0.36, -0.52), at(-1, 0.05, -0.52)], 3), "#d8ccc0", depth=s * 0.06)
    motif.shape(polygon([at(-1, 0.36, -0.54), at(1, 0.36, -0.54), at(1, 0.36, 0.54), at(-1, 0.36, 0.54)], 3), "#f0e8da", depth=s * 0.1)
    if full:  # the sheet bellies over the foot
        top = [at(1.02 + belly * 0.3 * math.sin(t * math.pi), tall - 0.16 * math.sin(t * math.pi), -0.54 + 1.08 * t) for t in np.linspace(0, 1, 7)]
        low = [at(1.05 + belly * 0.6 * math.sin(t * math.pi), 0.62 - 0.1 * math.sin(t * math.pi), 0.50 - 1.0 * t) for t in np.linspace(0, 1, 7)]
        sail = motif.shape(
            np.vstack([curve([*top, at(1.2, 1.3, 0.66), at(1.15, 0.9, 0.60), low[0]], 4), curve([*low, at(1.15, 0.9, -0.60), at(1.2, 1.3, -0.66), top[0]], 4)]),
            sail_tone,
            depth=s * 0.5,
            lit="#fff8e4",
            shade="#9a929c",
            wobble=s * 0.012,
        )
        for t in (0.2, 0.42, 0.64, 0.85):
            motif.line(
                [at(1.06, tall - 0.1, -0.54 + 1.08 * t), at(1.02 + belly * 0.7, 1.05, (-0.54 + 1.08 * t) * 1.1), at(1.1 + belly * 0.6, 0.55, -0.54 + 1.08 * t)],
                max(1.2, s * 0.018), FromPicture(0.82), on=sail, taper=0.5, opacity=0.7,
            )  # fmt: skip
    motif.line([at(1.02, tall, -0.56), at(1.02, tall + 0.03, 0), at(1.02, tall, 0.56)], max(1.6, s * 0.05), iron, taper=0, load=1)
    pillow = motif.shape(
        blob([at(-0.92, 0.42, -0.4), at(-0.92, 0.42, 0.4), at(-0.5, 0.45, 0.42), at(-0.46, 0.5, 0), at(-0.5, 0.45, -0.42)], 6), "#fbf6ea", depth=s * 0.1
    )
    if full and sleeper:
        x, y = at(-0.66, 0.56, 0.05 * chance.normal())
        motif.wash(ellipse((x, y + s * 0.05), s * 0.22, s * 0.14), "#6a6a80", 0.35, soft=s * 0.05, within=pillow)
        motif.shape(ellipse((x, y), s * 0.155, s * 0.14), COMPLEXIONS.get(skin_, "#c8906a"), depth=s * 0.12, material=SKIN, wobble=0)
        motif.shape(
            blob(
                [
                    (x - s * 0.17, y + s * 0.07),
                    (x - s * 0.16, y - s * 0.07),
                    (x, y - s * 0.14),
                    (x + s * 0.14, y - s * 0.09),
                    (x + s * 0.04, y),
                    (x, y + s * 0.15),
                ],
                5,
            ),
            hair,
            depth=s * 0.1,
            wobble=0,
        )
    hump = 0.30 * breath if full and sleeper else 0.06
    cover = [
        at(-0.4, 0.4, -0.6),
        at(-0.42, 0.42 + hump, -0.1),
        at(-0.4, 0.4, 0.6),
        at(0.2, 0.26, 0.62),
        at(1.0, 0.3, 0.6),
        at(1.0, 0.42 + hump, 0.2),
        at(1.0, 0.44 + hump, -0.2),
        at(1.0, 0.3, -0.6),
        at(0.2, 0.26, -0.62),
    ]
    blanket = motif.shape(blob(cover, 6), quilt, depth=s * 0.28, flow=math.radians(each.heading - 90))
    for t in (-0.25, 0.05, 0.35, 0.65):
        motif.line(
            [at(t, 0.36, -0.6), at(t, 0.45 + hump, 0), at(t, 0.36, 0.6)],
            max(1.0, s * 0.02),
            FromPicture(1.2 if t < 0.2 else 0.84),
            on=blanket,
            taper=0.4,
            opacity=0.6,
        )
    motif.line([at(-0.36, 0.42, -0.58), at(-0.36, 0.46 + hump, 0), at(-0.36, 0.42, 0.58)], max(2.0, s * 0.10), "#fbf4e4", on=blanket, taper=0.2, load=1)
    for left in np.linspace(-0.54, 0.54, 6 if s > 40 else 4):
        motif.line([at(-1.02, 0.1, left), at(-1.02, 0.92, left)], max(1.2, s * 0.03), iron, taper=0, load=1, wobble=0.1)
    motif.line([at(-1.02, 0.92, -0.56), at(-1.02, 1.02, 0), at(-1.02, 0.92, 0.56)], max(1.6, s * 0.05), iron, taper=0, load=1, wobble=0.1)
    for side in (-0.75, 0.75):
        motif.line([at(0.9, 0, side * 0.8), at(-0.6, 0, side), at(-1.9, 0, side * 1.5)], max(1.2, s * 0.025), "#f6ece4", taper=0.9, opacity=0.6)


def watcher(scene: Scene, each: Berth) -> None:
    """Bolt upright, holding on."""
    x, y = each.view.place(ahead(-0.12, 0.46, 0.0))
    who = Person("adult", pyjamas("#f6f0e4", "#c0392f"), "B", Hair("tousled", "#2a1a18"), Face("straight", "weak"), seed=2)
    pose = poses.sitting(-2, 4, 8).but(
        head=(62, -4, 0), arms=(Arm(30, 34, 30, 0), Arm(30, 34, 30, 0)), legs=(Leg(84, 6, 4), Leg(84, 8, 6)), hands=("grip", "grip")
    )
    who.posed(pose, View((x, y), each.size * 2.2, each.heading, each.tilt - 8)).paint(scene.motif("awake", story=True, brush=TINY), contact=False)


def helmsman(scene: Scene, each: Berth) -> None:
    """A cat, its tail for a rudder."""
    x, y = each.view.place(ahead(-0.95, 0.95, 0.2))
    Animal("cat", eyes="closed").paint(scene.motif("cat", story=True, brush=TINY), View((x, y + 6), 74, each.heading + 30, 24), Gait.SIT)
    tail = scene.motif("tail")
    end = each.view.place(ahead(-1.5, 0.0, 0.3))
    tail.line([(x - 4, y), (x - 26, y + 30), (end[0] - 8, end[1] - 10), end], 10, "#b87a44", taper=0.4, load=1)


def hands(scene: Scene, one: Berth, other: Berth) -> None:
    """Between two beds that have drifted together."""
    between = scene.motif("hands", story=True, brush=TINY, material=SKIN)
    a, b = one.view.place(ahead(-0.3, 0.45, -0.5)), other.view.place(ahead(-0.3, 0.45, 0.5))
    meet = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 26)
    for start, skin, sleeve in ((a, "#8a5a3c", "#e8dcc8"), (b, "#e8b894", "#c8d0d8")):
        path = [start, ((start[0] + meet[0]) / 2, (start[1] + meet[1]) / 2 + 10), meet]
        between.shape(ribbon(path, [26, 20, 15], 8), skin, depth=8)
        cuff = (start[0] * 0.62 + path[1][0] * 0.38, start[1] * 0.62 + path[1][1] * 0.38)
        between.shape(ribbon([start, ((start[0] + cuff[0]) / 2, (start[1] + cuff[1]) / 2 + 1), cuff], [36, 35, 36], 8), sleeve, depth=8, material=CLOTH)
    between.shape(ellipse((meet[0] - 6, meet[1]), 13, 10, 0.2), "#8a5a3c", depth=8)
    for finger in range(4):
        between.line([(meet[0] + 10, meet[1] - 6 + finger * 5), (meet[0] - 8, meet[1] - 4 + finger * 5)], 5, "#e8b894", taper=0.2, load=1)
