"""40, hopscotch-sky: chalk squares run along the pavement, up a blind wall and on over the morning sky, and a girl hops them."""

import math
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from atelier.bodies import poses, things
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.outfit import Face, Hair, Outfit, coat
from atelier.bodies.people import Person
from atelier.bodies.poses import Arm, Leg
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, along, blob, curve, lengths, polygon, tangents
from atelier.light import STONE, Light
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.forms import rod
from atelier.motifs.land import EARTH
from atelier.motifs.openings import Window, window
from atelier.motifs.sky import sun, sunbeams
from atelier.motifs.stuff import Ground, bricks, plaster, stones
from atelier.palette import Image, ramp
from atelier.paper import Finish
from atelier.scene import Scene

CARD = Card(
    number=40,
    slug="hopscotch-sky",
    palette=("#f8e08f", "#da7a58", "#fbf8ef", "#86c5a4", "#2c3a66"),
    spread=Spread(
        hue="yellow/gold", place="city", time="morning", season="spring", mood="joyful", viewpoint="from below",
        figure="child", composition="vertical stack", people=True, cast=("D",),
        themes=("games", "childhood-age", "freedom-cages", "growth", "journeys"),
    ),
)  # fmt: skip

SUN: Place = (668.0, 128.0)
WALL = Ground((520.0, -420.0), 1296.0)  # it runs away from us upwards, as a floor does
PAVEMENT = Ground((500.0, 1060.0), 1520.0)
CHALK = "#fdfaf0"
STEP = (Leg(-2, 3, 10), Leg(38, 4, 66, 10))


@dataclass(frozen=True)
class Square:
    """One square, corners from the near left round; and how thick its chalk is."""

    corners: Points
    chalk: float

    @property
    def middle(self) -> Place:
        x, y = self.corners.mean(0)
        return float(x), float(y)


def paint(scene: Scene) -> None:
    scene.light = Light(direction=(0.35, -0.8, 0.42), colour="#fff3c0", shade="#6b4a68", strength=0.95, depth=0.5, rim="#fffbe4", rim_strength=0.9)
    scene.finish = Finish(ground="#c89a5a", periphery=0.08)
    sky(scene)
    street(scene)
    wall(scene)
    pavement(scene)
    chalk(scene)
    thrown_stones(scene)
    dust(scene)
    girl(scene)
    pigeon(scene)
    old_lady(scene)


def sky(scene: Scene) -> None:
    broad = scene.canvas.broad

    def air(x: Image, y: Image) -> Image:
        away = np.hypot((x - SUN[0]) / 900, (y - SUN[1]) / 900) + 0.06 * broad
        return ramp(["#fff8d0", "#fbe48c", "#f3cd66", "#ecb75f", "#e59f62", "#dd8c64"], away * 0.95)

    scene.background(air, flow=lambda x, y: np.arctan2(y - SUN[1], x - SUN[0]) + math.pi / 2, brush=BROAD)
    sunbeams(scene.motif("beams"), SUN, 1000, "#fffdf0", count=10, towards=math.pi * 0.62, spread=1.7, strength=0.16)
    sun(scene.motif("sun", story=True), SUN, 62, "#fffef2", air="#fff0a8", reach=4.5, strength=0.8)


def street(scene: Scene) -> None:
    """The houses at either hand lean in, as they do for whoever lies on the pavement."""
    look = Window(frame="#fbf8ef", glass="#a9c4c0", panes=(2, 3), shutters="#86c5a4", flowers="#da7a58", curtain="#fbf0d8")
    for side, near, far, hue in ((-1, 168, 262, "#f3dfae"), (1, 196, 236, "#f0cfa0")):
        house = scene.motif(f"house {side}")
        edge = 0 if side < 0 else 1000
        outline = [(edge + side * 60, 1330), (edge - side * near, 1310), (edge - side * far, 620), (edge + side * 60, 540)]
        lean = Placement((edge, 1300), 1.0, side * -0.13)
        house.shape(polygon(outline), plaster(house, lean, hue, stain="#d8a878", bare="#d88a68"), depth=12, flow=math.pi / 2)
        rod(house, [(edge + side * 60, 534), (edge - side * (far + 16), 614)], [26, 24], "#c86a4c")
        for row, (y, size) in enumerate(((1190, 1.0), (980, 0.86), (790, 0.74))):
            x = edge - side * (52 + 30 * row)
            window(house, Placement((x, y), size, side * -0.13), 78, 132, look)


def wall(scene: Scene) -> None:
    """Blind, brick, with a chimney at each shoulder."""
    brick = scene.motif("wall", material=EARTH)
    outline = [(150, 1312), (868, 1312), (806, 760), (770, 742), (690, 640), (584, 560), (470, 556), (356, 630), (276, 736), (240, 752)]
    for x, y, wide, high in ((320, 712, 92, 190), (742, 730, 84, 170)):
        stack = scene.motif(f"chimney {x}", material=STONE)
        lean = -0.06 if x < 500 else 0.05
        here = Placement((x, y), 1.0, -lean)
        stack.shape(
            here(polygon([(-wide / 2, 30), (wide / 2, 30), (wide * 0.44, -high), (-wide * 0.44, -high)])),
            bricks(stack, here, ["#b85a40", "#d07050", "#e08a66"], "#e8c8a8", size=(26, 12)),
            depth=16,
        )
        stack.shape(
            here(polygon([(-wide * 0.52, -high + 8), (wide * 0.52, -high + 8), (wide * 0.52, -high - 18), (-wide * 0.52, -high - 18)])), "#f0dcb8", depth=6
        )
        for pot in (-0.24, 0.22):
            rod(stack, here([(pot * wide, -high - 14), (pot * wide, -high - 66)]), [24, 19], "#da7a58", brush=FINE)
    brick.shape(polygon(outline), bricks(brick, WALL, ["#c8603f", "#da7a58", "#e8936e", "#d06a4c"], "#efcfa8", size=(40, 24), joint=3.0), depth=14, flow=0.0)
    coping = [(236, 756), (278, 728), (358, 622), (470, 546), (584, 550), (694, 632), (774, 736), (812, 764)]
    for a, b in pairwise(coping):
        rod(brick, [a, b], [24, 24], "#f2dfbc", brush=FINE)
    brick.wash(polygon([(140, 1180), (880, 1180), (880, 1320), (140, 1320)]), "#7a3f4a", 0.4, soft=50, way="multiply")


def pavement(scene: Scene) -> None:
    slabs = scene.motif("pavement", material=EARTH)
    outline = polygon([(-40, 1304), (1040, 1304), (1040, 1540), (-40, 1540)])
    made = slabs.shape(outline, stones(slabs, PAVEMENT, ["#cdb9a8", "#dcc8b0", "#e8d8bc"], "#9a8078", size=(190, 150), joint=4.0), depth=4, flow=0.0)
    for path in (
        [(60, 1380), (160, 1402), (236, 1388), (330, 1430), (372, 1480)],
        [(960, 1350), (860, 1382), (800, 1372), (720, 1420)],
        [(620, 1500), (660, 1450), (640, 1420)],
    ):
        slabs.line(path, 4.5, "#7a6264", on=made, taper=0.6)
        slabs.line(np.add(path, (1, 3)), 2, "#f6e8cc", on=made, taper=0.6, opacity=0.6)


# ---- the game


def squares() -> list[Square]:
    """On the pavement, up the wall, over the sky: single, double, single, and at last the sun."""
    found: list[Square] = []

    def lay(ground: Ground, u: float, v: float, wide: float, deep: float, *, double: bool) -> None:
        for side in (-1, 1) if double else (0,):
            middle = u + side * wide / 2
            corners = ground.places([(middle - wide / 2, v), (middle + wide / 2, v), (middle + wide / 2, v + deep), (middle - wide / 2, v + deep)])
            found.append(Square(corners, 8 * ground.scale_at(v)))

    for row in range(2):
        lay(PAVEMENT, -40, 40 + row * 150, 175, 140, double=row == 1)
    for row in range(8):
        lay(WALL, -44 + 4 * row, 22 + row * 142, 150 if row % 2 else 138, 134, double=row % 2 == 1)
    spine = along(curve([(528, 552), (440, 506), (372, 440), (420, 366), (520, 320), (600, 250), SUN], 16), 200)
    place, size = 0.0, 112.0
    for row in range(12):
        (x, y), (dx, dy) = spine[int(place)], tangents(spine)[int(place)]
        here = Placement((float(x), float(y)), size / 100, math.atan2(dy, dx) + math.pi / 2)
        for side in (-1, 1) if row % 2 == 1 else (0,):
            middle = side * 45
            found.append(Square(here(np.array([(middle - 45, 0), (middle + 45, 0), (middle + 42, -62), (middle - 42, -62)])), max(3.6, 8.5 * size / 100)))
        place, size = min(199.0, place + 0.66 * size / lengths(spine)[-1] * 199), size * 0.925
    return found


def chalk(scene: Scene) -> None:
    """Drawn with the side of the stick: dry, doubled, overshooting at the corners."""
    lines = scene.motif("chalk")
    for square in squares():
        lines.wash(polygon(square.corners, 4), CHALK, 0.16 if square.middle[1] > 556 else 0.5, soft=3)
        for a, b in zip(square.corners, np.roll(square.corners, -1, 0), strict=True):
            over = (b - a) * 0.035
            for echo in range(3):
                shift = lines.random.normal(size=(2, 2)) * square.chalk * 0.2
                lines.line(
                    [a - over + shift[0], (a + b) / 2, b + over + shift[1]],
                    square.chalk * (1.0 - 0.25 * echo),
                    CHALK,
                    dry=0.7,
                    load=0.9,
                    taper=0.1,
                    opacity=0.9,
                    wobble=1.0,
                )


def thrown_stones(scene: Scene) -> None:
    """Each in its own square, hanging."""
    pebbles = scene.motif("stones", story=True, material=STONE, brush=FINE)
    hues = ("#8a6f86", "#5f8f86", "#c86a50", "#e8dcc4", "#58607c", "#d8a858")
    for number, square in enumerate(squares()):
        if number in (0, 3, 6, 10, 14, 15, 16, 17, 19, 22, 23, 25, 26, 28) or number > 29:
            continue
        x, y = square.middle
        r = square.chalk * 2.3
        pebbles.wash(blob([(x - r, y + r * 1.3), (x, y + r * 1.6), (x + r, y + r * 1.3), (x, y + r)]), "#6b4a68", 0.35, soft=3, way="multiply")
        turn = float(pebbles.random.uniform(0, 3))
        pebbles.shape(Placement((x, y), r / 10, turn)(blob([(-11, 0), (-7, -8), (4, -8), (11, -2), (7, 7), (-5, 8)], 6)), hues[number % 6], depth=r * 0.8)


def dust(scene: Scene) -> None:
    """The only cloud is what she kicks up."""
    puff = CloudTones("#fbf3dc", "#fffef6", "#e6c8a4")
    for number, (x, y, wide, tall) in enumerate(((330, 508, 210, 66), (216, 470, 130, 40), (470, 500, 110, 30))):
        cumulus(scene.motif(f"dust {number}"), (x, y), wide, tall, puff, 0.9)
    grains = scene.motif("grains")
    for _ in range(110):
        x, y = 330 + grains.random.normal() * 120, 490 + grains.random.normal() * 34
        size = 2 + 4 * grains.random.random() ** 2
        grains.dab((x, y), size, size, 0, CHALK, taper=0, load=1, opacity=0.85)


def girl(scene: Scene) -> None:
    """Mid-hop, one foot above the chimneys."""
    clothes = Outfit(top="#fbf3e0", length=0.08, skirt="#2c3a66", skirt_length=0.86, flare=0.10, trousers=None, legs="#fbf8ef", shoes="#c8453c",
        collar="#2c3a66", folds=2.4, wind=(-0.03, 0.09), sleeve=0.6)  # fmt: skip
    who = Person("child", clothes, "D", Hair("plaits", "#1a1210"), Face("snub", "soft"), seed=40)
    pose = poses.Pose(
        arms=(Arm(38, 88, 20, -30), Arm(-10, 96, 14, -26)), legs=(Leg(8, 4, 6, 34), Leg(34, 10, 112, 44)), lean=8, side=-6, twist=10,
        head=(20, -16, 6), hands=("open", "open"), stands_on="middle",
    )  # fmt: skip
    who.posed(pose, View((374, 322), 330, 146, -16, 4)).paint(scene.motif("girl", story=True), contact=False)


def pigeon(scene: Scene) -> None:
    """It hops after her."""
    Bird("pigeon").paint(scene.motif("pigeon", story=True), View((572, 562), 92, 64, -6, -8), Perch.WALK, head=(-16, 0))


def old_lady(scene: Scene) -> None:
    """Bent, one foot up, she tries the first square."""
    x, y = squares()[0].middle
    dressed = coat("#7a5a86", 0.95, trousers=None, legs="#d8b8a0", shoes="#4a2c34", scarf="#86c5a4")
    who = Person("old", dressed, "B", Hair("bun", "#f2efe8"), Face("hooked", "soft"), seed=8)
    arms = (Arm(46, 10, 30, 6), Arm(-22, 44, 30, -10))
    pose = poses.standing().but(arms=arms, legs=STEP, lean=22, head=(0, 6, 0), hands=("grip", "open"))
    posed = who.posed(pose, View((x - 96, y + 14), 262, 62, 6)).hold("left", things.stick(0.62, 0.013, "#5a3c2a", 0.18))
    posed.paint(scene.motif("old lady", story=True), shadow=(-0.5, 0.25))
