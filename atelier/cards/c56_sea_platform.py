"""56, sea-platform: rails cross the last platform and go on under the sea, where two headlights are coming."""

import math

import numpy as np

from atelier.bodies import creatures, poses
from atelier.bodies.outfit import Face, Hair, Hat, coat
from atelier.bodies.people import Person
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, along, blob, curve, ellipse, polygon, ribbon, smoothstep, tangents
from atelier.light import GLAZE, METAL, STONE, WOOD, Light
from atelier.motifs.brass import clock
from atelier.motifs.clouds import CloudTones
from atelier.motifs.forms import rod
from atelier.motifs.houses import Style, house
from atelier.motifs.keepsakes import birdcage, suitcase
from atelier.motifs.land import terrain
from atelier.motifs.openings import Window, lamp_post
from atelier.motifs.rock import boulder
from atelier.motifs.sky import starfield, stratus
from atelier.motifs.structures import masonry
from atelier.motifs.stuff import stones
from atelier.motifs.water import bubbles, weeds
from atelier.palette import Image, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=56,
    slug="sea-platform",
    palette=("#123c4d", "#0c1a2e", "#e9cf63", "#fbf3cf", "#8fa6b0"),
    spread=Spread(
        hue="teal", place="railway", time="blue night", season="autumn", mood="uncanny", viewpoint="far landscape",
        figure="woman", composition="tiny in emptiness", people=True, cast=("C",),
        themes=("journeys", "sea", "fear", "night", "freedom-cages", "doors"),
    ),
)  # fmt: skip

TEAL, INK, LAMP, IVORY, RAIL = "#123c4d", "#0c1a2e", "#e9cf63", "#fbf3cf", "#8fa6b0"
HORIZON, WATERLINE = 556.0, 648.0
QUAY = 446.0  # where the platform ends
EDGE, FRONT = 584.0, 640.0  # its far edge and its near one
FLAME: Place = (414.0, 384.0)
TRAIN: Place = (758.0, 806.0)  # between its lamps
EYE: Place = (960.0, 556.0)  # where one looks: just above the water
SIGHT, FLOOR = 836.0, 8.0  # card units for a metre at a metre's distance; how deep the sea is
LINE = (
    (-9.0, 0.72, 10.0), (-6.15, 0.72, 10.0), (-5.3, 1.5, 10.0), (-3.9, 4.2, 10.0), (-2.7, 6.6, 10.2), (-2.0, 7.9, 11.3), (-2.1, FLOOR, 13.2),
    (-3.1, FLOOR, 15.6), (-4.2, FLOOR, 18.0), (-5.0, FLOOR, 21.0), (-6.6, FLOOR, 27.0),
)  # fmt: skip
"""The track in metres: right, below the eye, away. It leaves the quay, goes down, and turns off into the distance."""


DEEP = Light(
    direction=(0.2, -0.8, 0.4), colour="#eef0c8", shade="#081426", strength=0.85, depth=0.75, rim="#cfe6d8", rim_strength=0.7,
    source=(*TRAIN, 150), reach=420, fill="#1c4a58",
)  # fmt: skip

DARK = Light(direction=(0.0, -0.9, 0.25), colour="#6fa8a0", shade="#050d18", strength=0.5, depth=0.8, rim="#a8d8c8", rim_strength=0.6)


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.4, -0.6, 0.5), colour="#f4dc84", shade="#0a1830", strength=0.95, depth=0.7, rim="#f2dc90", rim_strength=0.8,
        source=(*FLAME, 130), reach=250, fill="#3f6474", air="#1a3c50",
    )  # fmt: skip
    scene.finish = Finish(ground="#1c3a48", periphery=0.22)
    night(scene)
    village(scene)
    surface(scene)
    below(scene)
    railway(scene)
    train(scene)
    platform(scene)
    darkness(scene)
    waiting_room(scene)
    lamp(scene)
    traveller(scene)
    left_behind(scene)
    shoals(scene)
    waterline(scene)


# ---- above


def night(scene: Scene) -> None:
    broad = scene.canvas.broad

    def air(x: Image, y: Image) -> Image:
        return ramp(["#0a1730", "#0f2a40", "#174a5c", "#2c6a72"], y / 600 + 0.10 * broad + 0.06 * (x - 500) / 1000)

    scene.background(air, flow=lambda x, y: 0.08 + 0.12 * np.sin(x / 240), brush=BROAD)
    starfield(scene.motif("stars"), 60, low=420)
    for number, (x, y, wide, tall) in enumerate(((760, 470, 560, 30), (420, 400, 500, 26), (860, 360, 360, 20), (900, 520, 420, 20))):
        stratus(scene.motif(f"bank {number}"), (x, y), wide, tall, CloudTones("#1c4658", "#3f7a80", "#0f2a40"), tilt=-0.02, thickness=0.7, streak=9)


def village(scene: Scene) -> None:
    """Asleep: not a window lit."""
    cape = scene.motif("far cape", light=Light(direction=(0.4, -0.6, 0.5), colour="#4a7a88", shade="#081426", strength=0.4))
    cape.shape(np.vstack([curve([(640, 560), (760, 536), (880, 544), (1040, 520)], 8), [(1040, 570), (640, 570)]]), "#12344a", depth=14)
    hill = scene.motif("hill")
    crest = curve([(-40, 176), (60, 196), (150, 262), (250, 360), (340, 450), (430, 540), (500, 580)], 10)
    hill.shape(np.vstack([crest, [(500, 640), (-40, 640)]]), lambda x, y: ramp(["#1d4450", "#12303e", "#0c2030"], (y - 200) / 420), depth=60)
    walls, roofs = ("#5c7884", "#6c8288", "#4c6a78", "#7a8a8a"), (("#1c3040", "#2c4a58"), ("#2a2c3c", "#44485a"), ("#16303a", "#2a5058"))
    rows = (
        ((26, 236, 52), (84, 262, 46), (142, 316, 44)), ((18, 316, 56), (72, 342, 44), (196, 366, 46), (248, 424, 42)),
        ((36, 420, 60), (140, 436, 58), (206, 470, 50), (300, 490, 44)), ((60, 520, 64), (172, 534, 60), (262, 548, 54), (340, 552, 44)),
    )  # fmt: skip
    for number, row in enumerate(rows):
        for k, (x, y, size) in enumerate(row):
            home = scene.motif(f"house {number} {k}", brush=FINE)
            gable = ("eaves", "peak", "peak")[(number + k) % 3]
            style = Style(
                wall=walls[(number * 2 + k) % 4],
                roof=roofs[(number + k) % 3],
                gable=gable,
                window=Window(glass="#12263a", frame="#3c5560"),
                door=None,
                lean=0.06,
            )
            house(home, (x, y), size, size * (1.0 + 0.25 * ((number + k) % 2)), style)
    line_down(scene.motif("line down the hill"))


def line_down(far: Motif) -> None:
    path = along(curve([(96, 214), (180, 268), (236, 340), (300, 408), (384, 470), (404, 540), (330, 590)], 12), 90)
    ahead = tangents(path)
    side = np.stack([-ahead[:, 1], ahead[:, 0]], 1)
    grown = np.linspace(0.5, 1.4, 90)[:, None]
    far.shape(ribbon(path[::6], [30 * float(each) for each in grown[::6, 0]], 4), "#24464e", depth=8)
    for place in range(0, 90, 2):
        half = side[place] * 9 * grown[place]
        far.line([path[place] - half, path[place] + half], 2.6 * float(grown[place, 0]), "#142a34", taper=0, load=1)
    for way in (-5, 5):
        far.line((path + side * way * grown)[::6], 2.6, "#b8ccc8", taper=0, load=1)


def surface(scene: Scene) -> None:
    """Black water to the horizon, the lamp's path on it, and a paler place where something shines from beneath."""
    sea = scene.motif("surface")
    noise = sea.noise(4)

    def black(x: Image, y: Image) -> Image:
        return ramp(["#2c6a72", "#123848", "#0a1c30"], (y - HORIZON) / 80 + 0.25 * noise(x, y * 7, 120))

    top = sea.shape(polygon([(330, HORIZON), (1040, HORIZON), (1040, 700), (330, 700)], 10), black, depth=4, flow=0.0)
    sea.glow((724, 630), 210, "#dff0d0", 0.42, down=34, within=top)
    for _ in range(150):
        y = HORIZON + 4 + 86 * float(sea.random.random()) ** 1.4
        x, near = float(sea.random.uniform(450, 1010)), (y - HORIZON) / 90
        path = math.exp(-(((x - 540) / 60) ** 2))
        shine = math.exp(-(((x - 724) / 110) ** 2)) * near
        ink = mix(mix("#3a7680", LAMP, 0.85 * path), "#f4f2d4", 0.7 * shine)
        sea.dab((x, y), 10 + 30 * near, 1.4 + 1.4 * near, 0, ink, on=top, opacity=0.3 + 0.5 * max(path, shine), taper=0.8)


# ---- below


def seen(right: float, low: float, far: float) -> Place:
    """A place under (or over) the sea, in metres, on the card."""
    return EYE[0] + SIGHT * right / far, EYE[1] + SIGHT * low / far


def below(scene: Scene) -> None:
    deep = scene.motif("deep water", light=DEEP)
    noise = deep.noise(4)

    def dark(x: Image, y: Image) -> Image:
        away = np.hypot((x - TRAIN[0]) / 560, (y - TRAIN[1]) / 520)
        return ramp(["#5fa09a", "#2c7078", TEAL, "#0f2a40", INK], away + 0.10 * noise(x, y * 1.6, 300) + 0.12 * (y - 700) / 800)

    wave = [(x, WATERLINE + 3 * math.sin(x / 46) + 2 * math.sin(x / 17)) for x in range(-40, 1060, 20)]
    deep.shape(np.vstack([wave, [(1040, 1560), (-40, 1560)]]), dark, depth=4, brush=BROAD, flow=lambda x, y: np.arctan2(y - TRAIN[1], x - TRAIN[0]) + 1.57)
    bed = scene.motif("sea bed", light=DEEP)
    ground = bed.noise(4)

    def sand(x: Image, y: Image) -> Image:
        away = np.hypot((x - TRAIN[0]) / 430, (y - TRAIN[1] - 130) / 400)
        return ramp(["#a8bc9c", "#5f9088", "#2a5a62", "#143848", "#0b1c2e"], away + 0.16 * ground(x, y * 3.2, 150))

    outline = np.vstack([curve([(380, 770), (700, 780), (1040, 764)], 8), [(1040, 1560), (-40, 1560), (-40, 1200)]])
    terrain(bed, outline, sand, lambda x, y: 3.0 * ground(x + 300, y * 2.8, 80), flow=0.06, fade=lambda x, y: smoothstep(760, 900, y))
    bed.glow((TRAIN[0] + 30, TRAIN[1] + 190), 330, IVORY, 0.5, down=110)
    for x, y, wide in ((902, 1010, 40), (944, 1180, 70), (870, 1300, 90), (520, 1372, 90), (640, 1392, 130), (770, 1370, 70), (300, 1386, 80)):
        boulder(scene.motif(f"rock {x}", light=DEEP), (x, y), wide, wide * 0.5, moss="#2c5a58")


def railway(scene: Scene) -> None:
    """Down from the quay on a bank of stone, and then along the bottom of the sea."""
    path = along(curve(LINE, 24), 300)
    ahead = tangents(path)
    side = np.stack([-ahead[:, 2], 0 * ahead[:, 0], ahead[:, 0]], 1)  # away from us at first, and then to the left
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    first = int(np.argmax(path[:, 0] > -6.12))

    def edge(out: float, places: slice, on: float = 0.0) -> Points:
        return np.array([seen(*place) for place in (path + side * out + ahead * on)[places]])

    line = scene.motif("rails", story=True, brush=FINE, light=DEEP)
    sloping = slice(first, int(np.argmax(path[:, 1] > FLOOR - 0.05)))
    foot = [seen(right, FLOOR + 0.2, far) for right, _, far in (path - side * 1.6)[sloping]]
    wall = stones(line, Placement((QUAY, FRONT)), masonry("#40606a"), "#142c38", size=(58, 30))
    bank = line.shape(np.vstack([edge(-1.6, sloping), foot[::-1]]), wall, depth=6, material=STONE)
    line.wash(polygon([(QUAY - 60, 1130), (1000, 1180), (1000, 1460), (QUAY - 60, 1460)]), INK, 0.85, soft=90, within=bank)
    line.wash(polygon([(QUAY - 60, 600), (QUAY + 60, 640), (QUAY + 190, 1420), (QUAY - 60, 1420)]), "#0d2c3c", 0.7, soft=60, within=bank)
    whole = slice(first, None)
    ballast = line.shape(np.vstack([edge(1.5, whole), edge(-1.6, whole)[::-1]]), "#3a5e66", depth=10, material=STONE)
    for x, y in line.spots(ballast, 420):
        ink = ("#24444e", "#688c8c", "#7fa49c")[int(line.random.integers(3))]
        line.dab((x, y), 8, 5, float(line.random.uniform(0, 3)), ink, on=ballast, opacity=0.6, taper=0.2)
    for place in range(first + 3, 298, 6):
        here = slice(place, place + 1)
        corners = np.vstack([edge(1.2, here, -0.14), edge(1.2, here, 0.14), edge(-1.25, here, 0.14), edge(-1.25, here, -0.14)])
        line.shape(polygon(corners, 2), "#2c3a3e", depth=2, wobble=0.4)
    line.wash(
        polygon([(QUAY - 60, 600), (QUAY + 100, 600), (760, 1120), (660, 1220), (QUAY - 60, 900)]), "#16323e", 0.5, soft=40, way="multiply", within=ballast
    )
    for out in (0.72, -0.72):
        steel, far = edge(out, slice(None))[::3], path[::3, 2]
        line.shape(ribbon(steel + (0, 3), list(SIGHT * 0.11 / far), 3), "#12242e", depth=2, wobble=0)
        line.shape(ribbon(steel, list(SIGHT * 0.075 / far), 3), RAIL, depth=2, material=METAL, wobble=0, lit="#fbf8e0")


def darkness(scene: Scene) -> None:
    """What no lamp reaches: the foot of the quay is only guessed at."""
    scene.motif("darkness").wash(polygon([(-80, 1240), (430, 1230), (760, 1300), (1080, 1340), (1080, 1600), (-80, 1600)], 8), INK, 0.94, soft=80)


def train(scene: Scene) -> None:
    """Hardly more than what carries them."""
    x, y = TRAIN
    shine = scene.motif("shine")
    shine.glow((x, y), 330, "#cfe4cc", 0.5)
    beam = scene.motif("beams")
    for way, tips in ((-1, ((x - 520, 1330), (x - 150, 1480))), (1, ((x - 60, 1500), (x + 230, 1420)))):
        start = x + way * 40
        beam.wash(polygon([(start - 12, y + 6), *tips, (start + 14, y + 4)], 8), "#eef4cc", 0.2, soft=34)
    coaches = scene.motif("coaches", light=DARK, brush=FINE)
    coaches.shape(polygon([(x - 50, y - 66), (x - 86, y - 52), (x - 92, y + 26), (x - 52, y + 66)], 6), "#17404e", depth=5, opacity=0.85, soft=1.5)
    for k in range(3):
        coaches.dab((x - 60 - 10 * k, y - 22 + 2 * k), 7 - k, 15 - 3 * k, 1.57, "#c8d8a8", taper=0.1, opacity=0.75)
    dark = scene.motif("engine", light=DARK, brush=FINE)
    here = Placement((x, y), 1.0)
    dark.shape(here(polygon([(-13, -66), (13, -66), (15, -102), (20, -110), (-20, -110), (-15, -102)], 4)), "#0d2434", depth=9, material=METAL, lit="#1c4452")
    boiler = [(-58, 40), (-60, -16), (-44, -56), (0, -76), (44, -56), (60, -16), (58, 40)]
    dark.shape(here(polygon(curve(boiler, 8))), "#0b2030", depth=30, material=METAL, lit="#1c4452")
    dark.shape(here(ellipse((0, -16), 46)), "#0f2a3a", depth=9, material=METAL, lit="#3c6c70")
    door = dark.shape(here(ellipse((0, -18), 37)), "#123040", depth=18, material=METAL, lit="#2f5c66")
    for angle in np.linspace(0, math.tau, 13)[:-1]:
        dark.dab(here.point(42 * math.cos(angle), 42 * math.sin(angle) - 17), 3, 3, 0, "#7fa49c", taper=0, load=1)
    dark.line(here([(-34, -18), (0, -18), (22, -34)]), 3, "#5f8c8a", on=door, taper=0.2, load=1)
    dark.shape(here(polygon([(-68, 34), (68, 34), (66, 54), (-66, 54)], 6)), "#2c2a34", depth=6, material=METAL, lit="#6a6a70")
    for way in (-1, 1):
        dark.shape(here(ellipse((way * 46, 45), 11)), "#24343c", depth=7, material=METAL, lit="#7f9a94")
        plough = [(way * 3, 54), (way * 60, 54), (way * 34, 82), (way * 3, 86)]
        dark.shape(here(polygon(plough, 4)), "#122632", depth=5, material=METAL, lit="#6a8680")
    bubbles(scene.motif("her steam", light=DEEP), (x, y - 116), 60, 16, size=6, ink="#cfe8dc", sway=30)
    lights = scene.motif("headlights", story=True, brush=CRISP)
    for way in (-1, 1):
        lights.glow((x + way * 40, y), 66, IVORY, 0.56)
    for way in (-1, 1):
        lights.shape(ellipse((x + way * 40, y), 25), "#6a7a74", depth=7, material=METAL, wobble=0.3)
        lights.shape(ellipse((x + way * 40, y), 20), "#fffbe6", depth=16, lit="#ffffff", shade="#f6ecc0", wobble=0.3)


def shoals(scene: Scene) -> None:
    """Standing back from the edge, packed as people are, all eyes on the line."""
    crowd = scene.motif("fish", story=True, brush=FINE, light=DEEP)
    inks = (("#7fa8a4", "#e4ecd4"), ("#c8885a", "#f2dcb0"), ("#5f8a94", "#c8dcd4"), ("#b8a878", "#efe8c8"), ("#88709a", "#d8ccd8"), ("#4f6a84", "#b8c8cc"))
    left = [
        ((330 - 52 * k - 26 * (row % 2) + 40 * row, 850 + 74 * row + 12 * (k % 2)), 40 + 16 * row, 84 - 3 * row)
        for row in range(6)
        for k in range(4 + row // 2)
    ]
    right = [((918 + 40 * k, 790 + 74 * row), 32 + 11 * row, -84 + 4 * row) for row in range(6) for k in range(2)]
    behind = [((330, 1390), 150, 128), ((150, 1440), 190, 112)]
    for at, size, heading in sorted([*left, *right, *behind], key=lambda one: one[1]):
        x, y = at[0] + float(crowd.random.normal()) * 13, at[1] + float(crowd.random.normal()) * 15
        grown, turned = size * float(np.exp(crowd.random.normal() * 0.26)), heading + float(crowd.random.normal()) * 14
        ink, pale = inks[int(crowd.random.integers(6))]
        bend, tilt, stays = float(crowd.random.normal()) * 0.2, float(crowd.random.normal()) * 8, crowd.random.random() < 0.82
        if stays and not (x > 500 and y < 1000 and x < 700):
            creatures.fish(ink, pale, bend=bend).paint(crowd, View((x, y), grown, turned, 6, tilt))
    for x, y, high, count in ((70, 1500, 210, 8), (250, 1500, 120, 6), (960, 1480, 190, 8), (700, 1500, 90, 5)):
        weeds(scene.motif(f"weeds {x}", light=DEEP), (x, y), high, count=count)


def left_behind(scene: Scene) -> None:
    """At the foot of the bank: luggage of those who did not wait."""
    dim = Light(direction=(0.5, -0.7, 0.3), colour="#a8ccb8", shade="#07121f", strength=0.5, depth=0.8, rim="#cfe6c8", rim_strength=0.6)
    for number, (x, y, wide, leather) in enumerate(((640, 1382, 96, "#6a4a48"), (742, 1404, 62, "#3f5a58"), (566, 1424, 124, "#5a4430"))):
        case = scene.motif(f"sunk luggage {number}", light=dim, brush=FINE, story=number == 2)
        case.contact((x, y), wide * 1.3)
        suitcase(case, (x, y), wide, leather=leather, labels=0)
    crab = scene.motif("crab on a suitcase", light=dim, brush=FINE)
    creatures.crab("#c8684a").paint(crab, View((566, 1346), 52, 20, 30))
    weeds(scene.motif("weeds round the luggage", light=DEEP), (690, 1440), 120, count=5)


def waterline(scene: Scene) -> None:
    edge = scene.motif("waterline")
    wave = [(x, WATERLINE + 3 * math.sin(x / 46) + 2 * math.sin(x / 17)) for x in range(20, 1000, 14)]
    outside = [place for place in wave if place[0] > QUAY - 4]
    edge.line(outside, 5, "#9cc8c0", taper=0.1, opacity=0.9, load=1)
    edge.line([(x, y + 9) for x, y in outside], 3, "#3f8088", taper=0.3, opacity=0.7)
    edge.line([place for place in wave if place[0] <= QUAY], 3, "#5f929a", taper=0.2, opacity=0.8)


# ---- the platform


def platform(scene: Scene) -> None:
    quay = scene.motif("quay", material=STONE)
    wall = stones(quay, Placement((0.0, FRONT)), masonry("#4a626c"), "#1c3440", size=(52, 26))
    face = [(-40, FRONT - 4), (QUAY, FRONT - 4), (QUAY, 1330), (-40, 1340)]
    front = quay.shape(polygon(face, 10), wall, depth=5)
    quay.wash(polygon([(-60, WATERLINE), (QUAY + 10, WATERLINE), (QUAY + 10, 1360), (-60, 1360)], 8), "#123c4c", 0.6, soft=3, within=front)
    quay.wash(polygon([(-60, 900), (QUAY - 60, 1010), (QUAY + 40, 1400), (-60, 1400)], 8), INK, 0.9, soft=110, within=front)
    for x, y in quay.spots(front, 110):
        if y < WATERLINE + 40 + 50 * float(quay.random.random()):
            quay.dab((x, y), 7, 4, 1.6, ("#3f7a5a", "#8aa890", "#2c5a48")[int(x) % 3], on=front, opacity=0.7, taper=0.4)
    top = quay.shape(
        polygon([(-40, EDGE), (QUAY - 14, EDGE), (QUAY, FRONT), (-40, FRONT)], 8),
        lambda x, y: ramp(["#3c5660", "#5a747a"], (y - EDGE) / 56 + 0 * x),
        depth=3,
        flow=0.0,
    )
    quay.glow((FLAME[0] - 10, 612), 230, "#f0d878", 0.62, down=46, within=top)
    for x in range(-30, 440, 46):
        quay.line([(x, EDGE + 2), (x + 3, FRONT - 2)], 1.6, "#2a444e", on=top, taper=0, opacity=0.6)
    quay.shape(polygon([(-40, FRONT - 5), (QUAY + 2, FRONT - 5), (QUAY + 2, FRONT + 7), (-40, FRONT + 7)], 8), "#8a9c98", depth=4, material=STONE)
    for y in (609, 624):
        quay.line([(-30, y), (200, y), (QUAY + 2, y + 1)], 4, "#16282f", taper=0, load=1)
        quay.line([(-30, y - 2), (200, y - 2), (QUAY + 2, y - 1)], 2.6, "#c8d4cc", taper=0, load=1)
    prints = scene.motif("footprints", story=True, brush=CRISP)
    for number in range(9):
        x, y = 436 - number * 7.5, 632 - number * 1.6 - 5 * (number % 2)
        prints.shape(ellipse((x, y), 5.5, 2.4), "#14303a", depth=1, wobble=0)
        prints.shape(ellipse((x + 8, y), 2.4, 1.8), "#14303a", depth=1, wobble=0)


def waiting_room(scene: Scene) -> None:
    hut = scene.motif("waiting room", material=WOOD, brush=FINE)
    hut.contact((150, 590), 220, 12)
    hut.shape(polygon([(60, 590), (240, 590), (240, 470), (60, 470)], 6), lambda x, y: ramp(["#1c3a44", "#2c505a"], (x - 60) / 180 + 0 * y), depth=5)
    for x in (62, 150, 240):
        rod(hut, [(x, 592), (x, 462)], [9, 9], "#6a7c78")
    hut.shape(polygon([(40, 470), (262, 470), (234, 424), (70, 424)], 6), "#2c4652", depth=8)
    for x in np.linspace(52, 252, 14):
        hut.line([(x, 468), (150 + (x - 150) * 0.80, 426)], 1.6, "#16303c", taper=0, opacity=0.6)
    hut.shape(polygon([(40, 466), (262, 466), (262, 478), (40, 478)], 6), "#7a8a80", depth=4)
    bench = scene.motif("bench", material=WOOD, brush=FINE)
    for y in (524, 538):
        rod(bench, [(76, y), (226, y)], [7, 7], "#6a5a48")
    rod(bench, [(70, 562), (232, 562)], [11, 11], "#8a7658")
    for x in (84, 218):
        rod(bench, [(x, 562), (x, 592)], [7, 7], "#4a4238")
    tail = scene.motif("mermaid's tail", story=True, brush=FINE, material=GLAZE)
    spine = curve([(186, 512), (196, 532), (204, 558), (214, 584), (232, 606), (252, 626)], 8)
    scales = tail.shape(ribbon(spine, [40, 42, 38, 27, 15, 7]), "#3f9a86", depth=13, lit="#bfe8b0")
    tail.shape(ellipse((185, 509), 20, 7, -0.28), "#1c4a4c", depth=3, wobble=0.3)
    tail.line([(165, 513), (176, 518), (190, 516), (204, 505)], 3.4, "#9ad8b0", taper=0.1, load=1)
    for x, y in spine[2:-6:2]:
        tail.line([(x - 9, y - 4), (x, y + 3), (x + 9, y - 4)], 1.6, "#1c5c5a", on=scales, opacity=0.8)
    for way in (-1, 1):
        tail.shape(blob([(252, 624), (252 + way * 14, 634), (252 + way * 30, 660), (252 + way * 8, 652), (251, 642)]), "#58b098", depth=5, lit="#cdeeb8")
    post = scene.motif("clock post", material=METAL, brush=FINE)
    rod(post, [(290, 600), (290, 496)], [9, 7], "#2c3c44")
    drowned = scene.motif("station clock", story=True, brush=FINE)
    clock(drowned, (290, 466), 38, rim="#5a6c70", hours=6.5, metal=True)
    level = [(290 + 30 * math.cos(a), 466 + 30 * math.sin(a)) for a in np.linspace(0.05, math.pi - 0.05, 20)]
    drowned.inlay(polygon([*level, (270, 464), (280, 470), (294, 464), (308, 469)], 2), "#2f8a96", opacity=0.78, depth=4, wobble=0.2)
    drowned.line([(261, 467), (276, 469), (292, 465), (306, 469), (319, 466)], 2.4, "#cdeee6", taper=0, load=1)


def lamp(scene: Scene) -> None:
    scene.motif("air about the lamp").glow(FLAME, 210, "#f0d870", 0.4)
    lamp_post(scene.motif("lamp", story=True), (FLAME[0], 606), 246, lit="#fbe690", glow=0.7)


def traveller(scene: Scene) -> None:
    who = scene.motif("traveller", story=True, brush=FINE)
    dressed = coat("#a8503c", shoes="#1c2026", scarf=LAMP, hat=Hat("brim", "#3a2c38"))
    woman = Person("woman", dressed, "C", Hair("bun", "#1c1418"), Face("straight", "soft"))
    pose = poses.standing(0.4).but(hands=("easy", "grip"), arms=(poses.Arm(-3), poses.Arm(26, 10, 10)))
    posed = woman.posed(pose, View((362, 613), 146, 74, 4))
    hand = posed.at("hand_r")
    cage = scene.motif("birdcage", story=True, brush=CRISP)
    floor = (hand[0] + 2, hand[1] + 40)
    birdcage(cage, floor, 42, gilt="#d8b860", bars=7, front=False)
    creatures.fish("#f08a3a", "#fbd890").paint(scene.motif("goldfish", brush=CRISP), View((floor[0], floor[1] - 18), 20, 70))
    birdcage(scene.motif("bars", brush=CRISP), floor, 42, gilt="#d8b860", bars=7, front=True, door=False)
    posed.paint(who)
