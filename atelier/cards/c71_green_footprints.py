"""71, green-footprints: a barefoot child has crossed the snow, and in each of its steps it is spring."""

import math
from typing import NamedTuple

import numpy as np

from atelier.bodies import poses
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.clay import cloth as woven
from atelier.bodies.outfit import Face, Hair, Outfit
from atelier.bodies.people import Person
from atelier.bodies.silhouettes import silhouette
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, blob, curve, ellipse, lengths, tangents
from atelier.light import Light
from atelier.motifs.land import SNOW, terrain
from atelier.palette import Image, ramp
from atelier.paper import Finish
from atelier.scene import Gradient, Motif, Scene

CARD = Card(
    number=71,
    slug="green-footprints",
    palette=("#fafaf7", "#cfcbe6", "#7cc04f", "#7b4fb0", "#f6d548"),
    spread=Spread(
        hue="white/cream", place="snow", time="morning", season="spring", mood="joyful", viewpoint="from above",
        figure="child", composition="tiny in emptiness", people=True, cast=("D",),
        themes=("growth", "journeys", "weather", "childhood-age", "time", "scale"),
    ),
)  # fmt: skip

TILT = 46.0
SHADOW = (-0.5, 0.55)
PATH = curve([(36, 1580), (120, 1420), (270, 1220), (420, 1060), (590, 918), (740, 770), (838, 590), (868, 400), (842, 250), (812, 160)], 40)
ICE = Light(direction=(0.3, -0.85, 0.34), colour="#fff8e0", shade="#a9a2d4", depth=0.5, strength=0.74)
GREENS = ("#4f9a36", "#7cc04f", "#a6d860", "#3f7f34")


class Step(NamedTuple):
    """One print: where, how long, which way it points, and which foot it is."""

    at: Place
    size: float
    turn: float
    side: int


def paint(scene: Scene) -> None:
    scene.light = Light(direction=(0.35, -0.75, 0.45), colour="#fff4cc", shade="#3f3a70", depth=0.5, strength=0.95, rim="#fffbe8", rim_strength=0.9)
    scene.finish = Finish(ground="#d8d6ea", periphery=0.1, grade=lambda image: (image - 0.5) * 1.05 + 0.470)
    field = plain(scene)
    steps = walked()
    for number, step in enumerate(steps):
        spring(scene, number, step, field)
    pond(scene, steps)
    lamb(scene, steps[1])
    hare(scene, field)
    wolf(scene, steps)
    child(scene)
    swallow(scene)


def plain(scene: Scene) -> int:
    """Snow to all edges, driven into waves; the sun is over the top of the card."""
    snow = scene.motif("snow", light=ICE, brush=BROAD)
    noise = snow.noise(4)

    def white(x: Image, y: Image) -> Image:
        return ramp(["#f6f2e6", "#eeecef", "#e2dfee", "#cfcbe6"], (y - 0.45 * x + 420) / 1800 + 0.14 * noise(x, y * 1.5, 420))

    def rise(x: Image, y: Image) -> Image:
        u, v = x * 0.9 + y * 0.34, y * 1.25 - x * 0.5
        return 58 * noise(u, v, 900, 520) + 1.6 * noise(u + 300, v, 420, 150, ridged=True) + 0.5 * noise(u, v + 90, 120, 30, ridged=True)

    card = np.array([(-60, -60), (1060, -60), (1060, 1560), (-60, 1560)], float)
    field = terrain(snow, card, white, rise, material=SNOW, flow=lambda x, y: -0.32 + 0.2 * np.sin(x / 260 + y / 180))
    snow.glow((860, -40), 640, "#fff0b0", 0.55, down=420)
    cloud = [(600, 1400), (760, 1300), (1060, 1230), (1060, 1560), (420, 1560), (470, 1420)]
    snow.wash(blob(cloud), "#8f88c8", 0.34, soft=70, way="multiply")
    snow.wash(blob([(-60, 640), (120, 690), (220, 800), (60, 930), (-60, 940)]), "#9a94cc", 0.3, soft=60, way="multiply")
    for x, y in snow.spots(field, 300):
        snow.dab((x, y), snow.random.uniform(2, 5), 2, snow.random.uniform(0, 3), "#ffffff", on=field, taper=0.8, opacity=0.8)
    return field


def walked() -> list[Step]:
    """From the near edge to the far: shorter and closer with distance."""
    done, ahead = lengths(PATH), tangents(PATH)
    steps, gone, number = [], 60.0, 0
    while gone < done[-1] - 24:
        index = int(np.searchsorted(done, gone))
        x, y = PATH[index]
        size = 24 + 112 * max(0.0, (y - 150) / 1350) ** 1.15
        turn = math.atan2(ahead[index][1], ahead[index][0])
        side = -1 if number % 2 else 1
        away = size * 0.34 * side
        steps.append(Step((float(x - math.sin(turn) * away), float(y + math.cos(turn) * away)), size, turn + 0.14 * side, side))
        gone, number = gone + size * 0.98, number + 1
    return steps


HOP, POND = 4, (2, 3)


def foot(step: Step, grown: float = 1.0) -> list[Points]:
    """A bare sole and five toes."""
    here = Placement(step.at, step.size * grown, step.turn)
    s = -step.side
    sole = [
        (-0.46, -0.1),
        (-0.5, 0.06),
        (-0.38, 0.17),
        (-0.08, 0.12 + 0.03 * s),
        (0.2, 0.2),
        (0.34, 0.12),
        (0.36, -0.08),
        (0.24, -0.2),
        (-0.06, -0.13 + 0.03 * s),
        (-0.36, -0.18),
    ]
    parts = [here(blob(sole))]
    for k, (reach, wide) in enumerate(((0.44, 0.078), (0.44, 0.06), (0.42, 0.054), (0.38, 0.05), (0.32, 0.046))):
        parts.append(here(ellipse((reach, s * (0.13 - 0.08 * k)), wide * 1.15, wide)))
    return parts


def spring(scene: Scene, number: int, step: Step, field: int) -> None:
    """The thawed print, and what has come up in it."""
    made = scene.motif(f"print {number}", brush=TINY)
    (x, y), size = step.at, step.size
    if number == HOP:
        here = Placement(step.at, size, step.turn)
        made.wash(blob(here([(-0.55, -0.2), (-0.5, 0.24), (0.0, 0.22), (0.5, 0.3), (0.6, 0.0), (0.4, -0.28), (0.0, -0.2)])), "#ffffff", 0.7, soft=size * 0.05)
        for part in foot(step):
            made.wash(part + (size * 0.02, size * 0.035), "#ffffff", 0.9, soft=1.5)
            pressed = made.shape(part, "#c9c4ea", depth=size * 0.05, wobble=0.4, opacity=0.8, lit="#d6d1f0", shade="#a39cd2")
            made.wash(part - (size * 0.035, size * 0.05), "#8a83c4", 0.45, soft=size * 0.02, way="multiply", within=pressed)
        return
    made.glow((x, y), size * 0.95, "#f2f0a8", 0.6, down=size * 0.85, within=field)
    made.wash([p + (-size * 0.02, -size * 0.03) for p in foot(step, 1.12)], "#7a74b4", 0.7, soft=size * 0.03, way="multiply")
    made.wash([p + (size * 0.0, size * 0.05) for p in foot(step, 1.12)], "#ffffff", 0.8, soft=size * 0.025)
    made.wash(foot(step, 1.04), "#4a5a48", 0.8, soft=size * 0.015)
    turf = 0
    for part in foot(step):
        turf = made.shape(part, GREENS[1], depth=size * 0.05, wobble=size * 0.008, lit="#c8ec78", shade="#2f6a3a") or turf
    blades = int(26 + size * 0.9)
    for _ in range(blades):
        along, across = made.random.uniform(-0.46, 0.44), made.random.normal() * 0.1
        bx, by = Placement(step.at, size, step.turn).point(along, across)
        tall, lean = size * made.random.uniform(0.08, 0.2), made.random.normal() * 0.5
        ink = GREENS[int(made.random.integers(4))]
        made.line([(bx, by), (bx + lean * tall * 0.4, by - tall * 0.6), (bx + lean * tall, by - tall)], max(1.4, size * 0.022), ink, taper=0.8, load=1)
    if number == 1:
        return
    for k in range(4 if size > 60 else 3 if size > 34 else 2):
        along = (-0.34, 0.06, 0.3, -0.1)[k] + made.random.normal() * 0.05
        at = Placement(step.at, size, step.turn).point(along, made.random.normal() * 0.1)
        bloom(made, at, size * made.random.uniform(0.17, 0.25), (number + k) % 3)


def bloom(motif: Motif, at: Place, tall: float, kind: int) -> None:
    """A crocus: purple, mostly; some are yellow, some white."""
    petal, dark = (("#8a5cc4", "#5a3490"), ("#7b4fb0", "#4a2c80"), ("#f6d548", "#d89a24"))[kind]
    x, y = at
    if tall < 9:
        motif.dab((x, y - tall * 0.6), tall * 0.9, tall * 0.75, -1.5, petal, taper=0.3, load=1)
        return
    motif.line([(x, y), (x, y - tall * 0.6)], max(1.5, tall * 0.12), "#e6f0c8", taper=0, load=1)
    here = Placement((x, y - tall * 0.5), tall, motif.random.normal() * 0.18)
    for lean, tone in ((-0.3, dark), (0.3, dark), (-0.14, petal), (0.16, petal), (0.0, petal)):
        leaf = Placement((0, 0), 1, lean)(blob([(0, 0.06), (-0.17, -0.3), (-0.06, -0.74), (0.06, -0.74), (0.17, -0.3)], 5))
        motif.shape(here(leaf), tone, depth=tall * 0.12, lit="#c8a8ee" if kind < 2 else "#fff0a0", wobble=0)
    motif.dab(here.point(0, -0.66), tall * 0.2, tall * 0.1, 1.5, "#f89a2c", taper=0.2, load=1)


def lamb(scene: Scene, step: Step) -> None:
    """No bigger than a thimble."""
    small = scene.motif("lamb", story=True, brush=CRISP)
    x, y = step.at
    Animal("lamb").paint(small, View((x - 2, y + 6), 46, 62, 26), Gait.STAND, brush=CRISP)


def hare(scene: Scene, field: int) -> None:
    """It has turned aside to look."""
    trail = scene.motif("hare's trail")
    for number, (x, y) in enumerate(curve([(-20, 470), (70, 500), (160, 560), (214, 640)], 4)[:-1]):
        for dx, dy, long in ((-7, -4, 12), (8, -7, 12), (0, 8, 7)):
            trail.wash(ellipse((x + dx, y + dy + 3 * (number % 2)), long * 0.55, long * 0.34, 0.5), "#7a74b4", 0.7, soft=1.2, way="multiply", within=field)
    watcher = scene.motif("hare", story=True, brush=TINY)
    Animal("hare").paint(watcher, View((236, 668), 72, 44, 34), Gait.SIT, head=(6, 26), shadow=SHADOW)


def pond(scene: Scene, steps: list[Step]) -> None:
    """Two of them have joined."""
    made = scene.motif("pond", story=True, brush=FINE)
    (ax, ay), (bx, by) = steps[POND[0]].at, steps[POND[1]].at
    x, y, size = (ax + bx) / 2, (ay + by) / 2, steps[POND[0]].size
    turn = math.atan2(by - ay, bx - ax)
    shore = Placement((x, y), size, turn)
    shape = [(-0.62, -0.12), (-0.3, -0.26), (0.04, -0.2), (0.34, -0.3), (0.66, -0.1), (0.6, 0.16), (0.26, 0.24), (-0.06, 0.2), (-0.36, 0.3), (-0.62, 0.14)]
    made.wash(shore(blob(shape) * 1.12), "#4a6a48", 0.75, soft=size * 0.03)
    water = made.shape(shore(blob(shape)), Gradient(["#bfe2ee", "#7cc0e4", "#4a8fc4"], (x, y - size * 0.4), (x, y + size * 0.4)), depth=2, wobble=1)
    for _ in range(60):
        around = made.random.uniform(0, 2 * math.pi)
        bx, by = shore.point(0.66 * math.cos(around), 0.29 * math.sin(around))
        made.line([(bx, by), (bx + made.random.normal() * 5, by - size * 0.16)], 2.2, GREENS[int(made.random.integers(4))], taper=0.8, load=1)
    for share in (-0.3, 0.05, 0.36):
        ring = Placement(shore.point(share, 0.0), size)(ellipse((0, 0), 0.1, 0.05))
        made.line(np.vstack([ring, ring[:1]]), 1.6, "#f4fbff", on=water, taper=0, opacity=0.8)
    Bird("duckling").paint(scene.motif("duckling", story=True, brush=TINY), View(shore.point(0.1, 0.02), size * 0.3, 70, 30), Perch.SWIM)


def wolf(scene: Scene, steps: list[Step]) -> None:
    """It wets its feet nowhere but on the green."""
    beast = scene.motif("wolf", story=True, brush=FINE)
    first = min(range(len(steps)), key=lambda k: abs(steps[k].at[1] - 930))
    (ax, ay), (bx, by) = steps[first].at, steps[first + 2].at
    Animal("wolf").paint(beast, View(((ax + bx) / 2 - 27, (ay + by) / 2 + 48), 120, 140, 38), Gait.WALK, head=(6, -34), tail=-30, shadow=SHADOW)


def child(scene: Scene) -> None:
    """Nearly out of the picture."""
    clothes = Outfit("#f6d548", 0.3, trousers="#5a6ab0", trouser_length=1.2, shoes=None)
    who = Person("child", clothes, "D", Hair("afro", "#2a1a18"), Face("snub"), seed=4)
    posed = who.posed(poses.walking(1.0, lead="right"), View((822, 172), 158, -158, TILT - 6))
    chest, waist, back = posed.bones["chest"], posed.bones["waist"], posed.bones.root[:, 2]
    posed.clay.limb([chest - back * 0.1, (chest + waist) / 2 - back * 0.11], [0.075, 0.085], woven("#b04a3a"), "knapsack", melt=0.01)
    posed.clay.limb([chest - back * 0.1 + (-0.06, 0.08, 0), chest - back * 0.1 + (0.06, 0.08, 0)], [0.03, 0.03], woven("#f0e2c0"), "roll", melt=0.01)
    posed.paint(scene.motif("child", story=True), brush=TINY, shadow=SHADOW)


def swallow(scene: Scene) -> None:
    """One, and its shadow a long way below it."""
    bird = Bird("swallow")
    below = scene.motif("swallow's shadow")
    view = View((800, 1130), 62, 56, 60, 18)
    outline = silhouette(bird.clay(Perch.FLY), View((690, 1330), 44, 56, 60, 18))
    below.wash(outline, "#6a64a8", 0.5, soft=5, way="multiply")
    bird.paint(scene.motif("swallow", story=True, brush=TINY), view, Perch.FLY)
