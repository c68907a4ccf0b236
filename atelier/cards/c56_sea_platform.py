"""56, sea-platform: rails cross the last platform and go on under the sea, where two headlights are coming."""

import math

import numpy as np

from atelier.bodies import creatures, poses
from atelier.bodies.outfit import Face, Hair, Hat, coat
from atelier.bodies.people import Person
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, along, blob, curve, ellipse, polygon, ribbon, smoothstep, tangents
from atelier.light import GLAZE, METAL, STONE, WOOD, Light
from atelier.motifs.brass import clock
from atelier.motifs.clouds import CloudTones
from atelier.motifs.forms import rod
from atelier.motifs.houses import Style, house
from atelier.motifs.keepsakes import birdcage
from atelier.motifs.land import terrain
from atelier.motifs.openings import Window, lamp_post
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
TRAIN: Place = (768.0, 972.0)
TRACK = (
    ((-40, 616), 15), ((240, 616), 15), ((430, 616), 16), ((500, 642), 44), ((534, 740), 60), ((520, 880), 76), ((514, 1030), 88),
    ((566, 1166), 94), ((684, 1196), 86), ((764, 1050), 74),
)  # fmt: skip
"""Places and gauges, from the village to the train."""
DEEP = Light(
    direction=(0.2, -0.8, 0.4), colour="#eef0c8", shade="#081426", strength=0.85, depth=0.75, rim="#cfe6d8", rim_strength=0.7,
    source=(*TRAIN, 150), reach=460, fill="#1c4a58",
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
    waiting_room(scene)
    lamp(scene)
    traveller(scene)
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


def below(scene: Scene) -> None:
    deep = scene.motif("deep water", light=DEEP)
    noise = deep.noise(4)

    def dark(x: Image, y: Image) -> Image:
        away = np.hypot((x - TRAIN[0]) / 620, (y - TRAIN[1]) / 560)
        return ramp(["#3f8a8c", "#1f6070", TEAL, "#0f2a40", INK], away + 0.10 * noise(x, y * 1.6, 300) + 0.12 * (y - 700) / 800)

    wave = [(x, WATERLINE + 3 * math.sin(x / 46) + 2 * math.sin(x / 17)) for x in range(-40, 1060, 20)]
    deep.shape(np.vstack([wave, [(1040, 1560), (-40, 1560)]]), dark, depth=4, brush=BROAD, flow=lambda x, y: np.arctan2(y - TRAIN[1], x - TRAIN[0]) + 1.57)
    bed = scene.motif("sea bed", light=DEEP)
    ground = bed.noise(4)
    crest = curve([(470, 640), (560, 650), (612, 742), (640, 860), (700, 980), (820, 1040), (930, 1064), (1040, 1070)], 10)

    def sand(x: Image, y: Image) -> Image:
        away = np.hypot((x - TRAIN[0]) / 470, (y - TRAIN[1] - 60) / 420)
        return ramp(["#7fa898", "#4a8080", "#23525e", "#123446", "#0b1c2e"], away + 0.12 * ground(x, y * 2.2, 180))

    outline = np.vstack([crest, [(1040, 1560), (-40, 1560), (-40, 660)]])
    terrain(bed, outline, sand, lambda x, y: 3.0 * ground(x + 300, y * 2.4, 90), flow=lambda x, y: 0.5 + 0.2 * np.sin(x / 120))
    bed.glow((TRAIN[0] - 40, TRAIN[1] + 150), 380, IVORY, 0.55, down=190)
    for x, high, count in ((60, 150, 7), (930, 180, 8), (330, 90, 5), (170, 210, 7)):
        weeds(scene.motif(f"weeds {x}", light=DEEP), (x, 1330 + x * 0.13 if x > 300 else 1470), high, count=count)


def railway(scene: Scene) -> None:
    line = scene.motif("rails", story=True, brush=FINE, light=DEEP)
    path = along(curve([place for place, _ in TRACK], 24), 150)
    stations = [int(np.argmin(np.hypot(*(path - place).T))) for place, _ in TRACK]
    gauges = np.interp(np.arange(150), stations, [gauge for _, gauge in TRACK])
    first = int(np.argmax(path[:, 0] > QUAY - 3))
    ahead = tangents(path)
    side = np.stack([-ahead[:, 1], ahead[:, 0]], 1)
    bank = ribbon(path[first::6] + (0, 6), [each * 2.0 for each in gauges[first::6]], 4)
    ballast = line.shape(bank, "#38606a", depth=12, material=STONE)
    for x, y in line.spots(ballast, 420):
        ink = ("#24444e", "#587c80", "#6f9490")[int(line.random.integers(3))]
        line.dab((x, y), 9, 6, float(line.random.uniform(0, 3)), ink, on=ballast, opacity=0.6, taper=0.2)
    for place in range(first + 3, 149, 3):
        half, back = side[place] * gauges[place] * 0.78, ahead[place] * 5
        line.shape(
            polygon([path[place] - half - back, path[place] + half - back, path[place] + half + back, path[place] - half + back], 2),
            "#3c4a4c",
            depth=3,
            wobble=0.6,
        )
    for way in (-0.5, 0.5):
        steel = (path + side * gauges[:, None] * way)[first::4]
        line.shape(ribbon(steel + (0, 2), [7] * len(steel), 3), "#12242e", depth=2, wobble=0)
        line.shape(ribbon(steel, [5] * len(steel), 3), RAIL, depth=2, material=METAL, wobble=0, lit="#f4f6e4")


def train(scene: Scene) -> None:
    """Hardly more than what carries them."""
    x, y = TRAIN
    shine = scene.motif("shine")
    for side in (-1, 1):
        shine.glow((x + side * 58, y + 6), 380, "#e0ecc8", 0.45)
    dark = scene.motif("engine", light=DARK, brush=FINE)
    dark.shape(
        blob([(x - 96, y + 50), (x - 100, y - 40), (x - 62, y - 104), (x, y - 122), (x + 62, y - 104), (x + 100, y - 40), (x + 96, y + 50)]),
        "#0d2434",
        depth=50,
        material=METAL,
        lit="#1c4452",
    )
    dark.shape(ellipse((x, y - 30), 76, 78), "#0f2a3a", depth=10, material=METAL, lit="#3c6c70")
    door = dark.shape(ellipse((x, y - 36), 60, 62), "#123040", depth=26, material=METAL, lit="#2f5c66")
    for angle in np.linspace(0, math.tau, 13)[:-1]:
        dark.dab((x + 68 * math.cos(angle), y - 33 + 70 * math.sin(angle)), 5, 5, 0, "#7fa49c", taper=0, load=1)
    dark.line([(x - 4, y - 36), (x + 22, y - 60)], 5, "#7fa49c", on=door, taper=0.2, load=1)
    dark.line([(x - 58, y - 36), (x - 30, y - 34), (x - 4, y - 36)], 4, "#4f7a7c", on=door, taper=0.3, load=1)
    dark.shape(polygon([(x - 26, y - 112), (x + 26, y - 112), (x + 22, y - 164), (x - 22, y - 164)], 4), "#0d2434", depth=12, material=METAL, lit="#1c4452")
    dark.shape(polygon([(x - 108, y + 40), (x + 108, y + 40), (x + 100, y + 74), (x - 100, y + 74)], 6), "#162c38", depth=8, material=METAL, lit="#5a7a78")
    for side in (-1, 1):
        dark.shape(ellipse((x + side * 74, y + 66), 20, 26), "#0a1a28", depth=8)
        dark.shape(
            polygon([(x + side * 8, y + 72), (x + side * 96, y + 72), (x + side * 40, y + 112), (x + side * 4, y + 112)], 4),
            "#122632",
            depth=6,
            material=METAL,
            lit="#6a8680",
        )
    bubbles(scene.motif("her steam", light=DEEP), (x, y - 176), 120, 22, size=9, ink="#bfe0d4", sway=40)
    lights = scene.motif("headlights", story=True, brush=CRISP)
    for side in (-1, 1):
        at = (x + side * 58, y + 6)
        lights.glow(at, 84, IVORY, 0.8)
    for side in (-1, 1):
        at = (x + side * 58, y + 6)
        lights.shape(ellipse(at, 32), "#8a9a90", depth=8, material=METAL, wobble=0.3)
        lights.shape(ellipse(at, 26), "#fffbe6", depth=20, lit="#ffffff", shade="#f6ecc0", wobble=0.3)
    beam = scene.motif("beams")
    for side, tips in ((-1, ((x - 420, 1400), (x - 190, 1500))), (1, ((x - 110, 1540), (x + 170, 1540)))):
        start = x + side * 58
        beam.wash(polygon([(start - 20, y + 24), *tips, (start + 22, y + 20)], 8), "#e4f0cc", 0.2, soft=34)


def shoals(scene: Scene) -> None:
    """Standing back from the edge, all eyes on the line."""
    crowd = scene.motif("fish", story=True, brush=FINE, light=DEEP)
    ranks = (
        ((300, 846), 46, 84), ((210, 874), 42, 80), ((330, 920), 54, 78), ((130, 912), 44, 84), ((240, 962), 60, 82), ((338, 1010), 66, 80),
        ((66, 966), 40, 84), ((130, 1030), 58, 84), ((236, 1082), 78, 82), ((348, 1128), 84, 76), ((82, 1128), 80, 84), ((196, 1210), 108, 78),
        ((360, 1292), 126, 62), ((118, 1336), 150, 72), ((906, 930), 44, -84), ((954, 992), 52, -80), ((900, 1040), 58, -78), ((950, 1110), 72, -82),
        ((890, 850), 38, -84), ((956, 880), 34, -80), ((900, 1206), 104, -64), ((842, 1350), 136, -40),
    )  # fmt: skip
    inks = ("#7fa8a4", "#9ab8a8", "#5f8a94", "#b8a878", "#88a0a8")
    for number, (at, size, heading) in enumerate(ranks):
        bend = float(crowd.random.normal()) * 0.14
        swims = creatures.fish(inks[number % 5], "#e4ecd4", bend=bend)
        swims.paint(
            crowd, View(at, size * float(crowd.random.uniform(0.9, 1.15)), heading + float(crowd.random.normal()) * 6, 4, float(crowd.random.normal()) * 4)
        )


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
    face = [(-40, FRONT - 4), (QUAY, FRONT - 4), (QUAY - 10, 880), (-40, 900)]
    front = quay.shape(polygon(face, 10), wall, depth=5, fade=lambda x, y: 1 - smoothstep(770, 890, y + 0.1 * (x - 200)))
    quay.wash(polygon([(-60, WATERLINE), (QUAY + 10, WATERLINE), (QUAY + 10, 930), (-60, 930)], 8), "#0f3444", 0.66, soft=3, within=front)
    quay.wash(polygon([(-60, 800), (QUAY + 10, 790), (QUAY + 10, 960), (-60, 960)], 8), INK, 0.9, soft=50, within=front)
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
    spine = curve([(120, 550), (170, 548), (214, 554), (240, 576), (244, 604), (252, 626)], 8)
    scales = tail.shape(ribbon(spine, [25, 27, 25, 18, 11, 7]), "#3f9a86", depth=11, lit="#bfe8b0")
    for x, y in spine[2:-6:2]:
        tail.line([(x - 2, y - 9), (x + 5, y), (x - 2, y + 9)], 1.6, "#1c5c5a", on=scales, opacity=0.8)
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
