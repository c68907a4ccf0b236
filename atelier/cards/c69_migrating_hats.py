"""69, migrating-hats: the wind has come, and the hats are leaving for the south; their owners wave goodbye."""

import math
from collections.abc import Sequence

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies import poses
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.clay import Clay, Stuff, banded
from atelier.bodies.modelling import paint_bodies
from atelier.bodies.outfit import Face, Hair, coat, dress, suit, working
from atelier.bodies.people import Person
from atelier.bodies.poses import Arm
from atelier.bodies.space import Vec, View, ahead, vec
from atelier.bodies.species import SPECIES
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, along, curve, ellipse, polygon, ribbon
from atelier.light import CLOTH, GLAZE, STONE, Light
from atelier.motifs.clouds import CloudTones
from atelier.motifs.forms import rod
from atelier.motifs.houses import chimney
from atelier.motifs.keepsakes import nest
from atelier.motifs.land import hill
from atelier.motifs.sky import leaves_falling, stratus, sunbeams, wind
from atelier.motifs.structures import bridge
from atelier.motifs.stuff import tiles
from atelier.motifs.trees import Leafage, clump
from atelier.palette import Image, Pigment, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=69,
    slug="migrating-hats",
    palette=("#8fa3b3", "#8d4f2f", "#25252b", "#f4dfa0", "#7a3560"),
    spread=Spread(
        hue="blue", place="sky", time="afternoon", season="autumn", mood="comic", viewpoint="from above",
        figure="crowd", composition="diagonal", people=True, relation=True, cast=("A", "B", "C", "D", "E"),
        themes=("weather", "freedom-cages", "journeys", "animals-as-people", "endings"),
    ),
)  # fmt: skip

HORIZON = 470.0
SOUTH: Place = (690.0, HORIZON - 40)
DECK = 1196.0
GLAD = 6  # one who never liked his hat
SOOT, CHESTNUT, PLUM, CUSTARD = "#25252b", "#8d4f2f", "#7a3560", "#f4dfa0"


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.45, -0.75, 0.4), colour="#fff0bc", shade="#2f3a58", depth=0.55, strength=0.9, rim="#fff3c4", rim_strength=1.0, air="#c8ccc0"
    )
    scene.finish = Finish(ground="#6f8090", periphery=0.14, grade=lambda image: (image - 0.5) * 1.06 + 0.5)
    sky(scene)
    city(scene)
    river(scene)
    quay(scene)
    goodbye(scene)
    rooftops(scene)
    hatched(scene)
    far_flock(scene)
    leaves_falling(scene.motif("leaves"), (480, 900), 1000, 900, 70, ("#c8742c", "#8d4f2f", "#e0a03c"), size=13)
    flock(scene)
    stragglers(scene)
    gusts(scene)


def sky(scene: Scene) -> None:
    broad = scene.canvas.broad

    def air(x: Image, y: Image) -> Image:
        away = np.hypot((x - SOUTH[0]) / 900, (y - SOUTH[1]) / 560) + 0.06 * broad
        return ramp(["#fff2c4", "#f8e4ac", "#e6dcb8", "#b4bfc2", "#8fa3b3", "#6f8499", "#566a82"], away * 0.95)

    scene.background(air, flow=lambda x, y: -0.42 + 0.16 * np.sin(x / 190 + y / 260), brush=BROAD)
    scene.motif("south").glow(SOUTH, 420, "#fff8dc", 0.75, down=220)
    cloud = CloudTones("#7f93a6", "#f2e6c0", "#566a82")
    for number, (x, y, wide, high) in enumerate(
        ((140, 90, 620, 70), (420, 30, 560, 50), (80, 230, 520, 60), (940, 70, 420, 46), (250, 350, 460, 36), (970, 250, 300, 30))
    ):
        stratus(scene.motif(f"cloud {number}"), (x, y), wide, high, cloud, tilt=-0.22, thickness=1.0, streak=7)
    sunbeams(scene.motif("beams"), (760, 120), 900, "#fff4c8", count=6, towards=1.9, spread=1.2, strength=0.12)


# ---- the city


def put(u: float, v: float) -> tuple[Place, float]:
    """A place on the ground, far (0) to near (1), and how large things are there."""
    scale = 0.10 + 0.90 * v**1.5
    return (SOUTH[0] + (u - 0.5) * 1900 * scale + (0.5 - v) * 60, HORIZON + 30 + 1010 * v**1.28), scale


def city(scene: Scene) -> None:
    ground = scene.motif("streets")
    ground.shape(
        polygon([(-40, HORIZON), (1040, HORIZON - 6), (1040, 1560), (-40, 1560)]),
        lambda x, y: ramp(["#dcd2b0", "#b4b0a4", "#8a8a90", "#6c6a78"], (y - HORIZON) / 520 + 0 * x),
        depth=2,
        flow=0.1,
    )
    ground.glow((SOUTH[0], HORIZON + 20), 520, "#f8e6b4", 0.6, down=90)
    hill(
        scene.motif("far hills"),
        [(-40, 452), (160, 436), (360, 458), (560, 466), (760, 462), (900, 446), (1040, 456)],
        ("#c2c4b8", "#d8d0b0", "#d4c8a8"),
        depth=70,
    )
    chance = scene.motif("plots").random
    plots = [(u + 0.02 * float(chance.normal()), v) for v in np.linspace(0.02, 0.66, 13) for u in np.linspace(-1.9, 2.4, 45)]
    for number, (u, v) in enumerate(plots):
        (x, y), scale = put(u, v)
        kind = float(chance.random())
        if not -160 < x < 1160 or (v > 0.55 and y > 1080):
            continue
        if v < 0.5 and chance.random() < 0.13:
            autumn_tree(scene.motif(f"tree {number}"), (x, y - 30 * scale), scale)
        else:
            roof(scene.motif(f"house {number}"), (x, y), 150 * scale * (0.8 + 0.5 * kind), scale, kind)
    spire(scene, (104, 668), 190)
    spire(scene, (850, 590), 96)


def autumn_tree(tree: Motif, foot: Place, scale: float) -> None:
    air = max(0.0, 0.6 - scale)
    tones = Leafage(mix("#6a3828", "#b8a898", air), mix("#a8602f", "#d0b894", air), mix("#e0a048", "#f0e0b0", air), "#4a3024")
    clump(tree, foot, 120 * scale + 12, 92 * scale + 8, tones)


def roof(house: Motif, foot: Place, wide: float, scale: float, kind: float) -> None:
    """A slate roof seen from above, its gable to us; the far ones are pale."""
    far = max(0.0, 0.72 - scale * 1.3)
    air = mix("#d8d2bc", "#f4e2ac", max(0.0, 1 - abs(foot[0] - SOUTH[0]) / 600))
    x, y = foot
    if wide > 60:
        house.contact((x, y + wide * 0.1), wide * 1.1, wide * 0.10, strength=0.5)
    deep = ((SOUTH[0] - x) * 0.10 + wide * 0.04, -wide * (0.72 + 0.4 * kind))
    tall, rise, half = wide * (0.34 + 0.3 * kind), wide * 0.46, wide / 2
    slate = mix(("#5f6f80", "#6f7f8e", "#566474", "#7a6a6a", "#8a5a44")[int(kind * 4.99)], air, far)
    wall = mix(("#c8b494", "#b89a80", "#d8c8a4", "#a88a78")[int(kind * 3.99)], air, far)
    left, right, peak = (x - half, y - tall), (x + half, y - tall), (x, y - tall - rise)
    back = [(px + deep[0], py + deep[1]) for px, py in (left, right, peak)]
    over = wide * 0.06
    for side, corner, far_corner in ((-1, left, back[0]), (1, right, back[1])):
        slope = [peak, (corner[0] + side * over, corner[1] + over), (far_corner[0] + side * over, far_corner[1] + over), back[2]]
        tone = mix(slate, "#fff0c0", 0.30) if side > 0 else mix(slate, "#2a3450", 0.28)
        made = house.shape(
            polygon(slope, 5), tone, depth=max(2.0, wide * 0.02), material=STONE, wobble=max(0.3, scale * 1.4), flow=math.atan2(deep[1], deep[0])
        )
        if wide > 46:
            for t in np.linspace(0.08, 0.94, 6 if wide < 200 else 15):
                a, b = np.array(peak) + (np.array(slope[1]) - peak) * t, np.array(back[2]) + (np.array(slope[2]) - back[2]) * t
                house.line([tuple(a), tuple(b)], max(1.2, wide * 0.014), FromPicture(0.84), on=made, taper=0.1, opacity=0.8)
    gable = [(x - half, y + wide * 0.1), (x + half, y + wide * 0.1), right, peak, left]
    front = house.shape(polygon(gable, 5), mix(wall, "#4a4a64", 0.30), depth=max(2.0, wide * 0.03), material=STONE, wobble=max(0.3, scale * 1.2))
    house.line([left, peak, right], max(1.4, wide * 0.03), mix(slate, "#f4e8cc", 0.2), taper=0, load=1)
    if wide > 34:
        panes = [(px, 0.30) for px in (-0.32, -0.0, 0.32)] + [(px, 0.74) for px in (-0.32, 0.32)] + [(0.0, 1.16)]
        for number, (px, py) in enumerate(panes):
            at = np.array([x + px * wide, y - tall * py])
            glass = "#f6d888" if (number * 7 + int(x)) % 5 == 0 else mix("#3f4c60", air, far)
            pane = polygon(np.array([(-0.06, 0.08), (0.06, 0.08), (0.06, -0.08), (-0.06, -0.08)]) * wide + at, 2)
            house.inlay(pane, glass, depth=2, within=front)
            if wide > 80:
                house.line([tuple(at - (0, 0.08 * wide)), tuple(at + (0, 0.08 * wide))], 1.6, "#e8dcc4", on=front, taper=0)
    if kind > 0.4:
        cx, cy = x + deep[0] * 0.5 + half * 0.36, y + deep[1] * 0.5 - tall - rise * 0.52
        house.shape(
            polygon([(cx - wide * 0.06, cy), (cx + wide * 0.06, cy), (cx + wide * 0.06, cy - wide * 0.3), (cx - wide * 0.06, cy - wide * 0.3)], 4),
            mix("#94604a", air, far),
            depth=3,
        )


def spire(scene: Scene, foot: Place, tall: float) -> None:
    church = scene.motif(f"spire {foot[0]}")
    x, y = foot
    wide = tall * 0.13
    tower = polygon([(x - wide, y), (x + wide, y), (x + wide, y - tall * 0.5), (x - wide, y - tall * 0.5)], 6)
    church.shape(tower, "#b0a490", depth=wide * 0.6, material=STONE)
    church.shape(
        polygon([(x - wide * 1.15, y - tall * 0.48), (x + wide * 1.15, y - tall * 0.48), (x, y - tall)], 6), "#6f8a8a", depth=wide * 0.7, material=STONE
    )
    church.inlay(ellipse((x, y - tall * 0.36), wide * 0.3, wide * 0.5), "#4a5060", depth=2)


def river(scene: Scene) -> None:
    water = scene.motif("river")
    bank = curve([(-40, 1152), (180, 1146), (420, 1134), (700, 1118), (1040, 1096)], 8)
    near = curve([(1040, 1470), (760, 1460), (420, 1476), (160, 1482), (-40, 1490)], 8)

    def flow(x: Image, y: Image) -> Image:
        return ramp(["#efe2b4", "#b8c4bc", "#8aa0ac", "#5f7890", "#4a6078"], (y - 1110) / 330 + 0.00022 * np.abs(x - 760))

    made = water.shape(np.vstack([bank, near]), flow, depth=2, flow=-0.05)
    water.wash(np.vstack([bank - (0, 4), (bank + (0, 20))[::-1]]), "#3a4460", 0.5, soft=6, way="multiply", within=made)
    for x, y in water.spots(made, 170):
        water.dab(
            (x, y), water.random.uniform(16, 60), 2.4, -0.05, ("#fff2c8", "#4a5f78", "#dfe6e0")[int(water.random.integers(3))], on=made, taper=0.9, opacity=0.6
        )


def quay(scene: Scene) -> None:
    """Between the last houses and the water: a wall of stone, and limes that have turned."""
    wall = scene.motif("quay")
    brink = curve([(-40, 1128), (180, 1122), (420, 1110), (700, 1094), (1040, 1074)], 8)
    made = wall.shape(np.vstack([brink, (brink + (0, 30))[::-1]]), "#a89a84", depth=5, material=STONE)
    for x, y in brink[::5]:
        wall.line([(x, y + 3), (x + 2, y + 28)], 2.0, FromPicture(0.72), on=made, taper=0.2)
    limes = ((46, 1118, 0.5), (110, 1114, 0.36), (200, 1112, 0.5), (452, 1102, 0.42), (596, 1092, 0.5), (702, 1086, 0.34), (824, 1078, 0.4), (1010, 1066, 0.5))
    for number, (x, y, size) in enumerate(limes):
        tree = scene.motif(f"lime {number}")
        tree.contact((x, y + 4), 110 * size, 14)
        autumn_tree(tree, (x, y), size)


def goodbye(scene: Scene) -> None:
    """Bald and ruffled, all along the parapet."""
    span = scene.motif("bridge")
    bridge(span, (60, DECK + 40), (1060, DECK + 16), 150, arches=4, stone="#b4a48e", hump=0.24, thick=0.34)
    hairs = (
        Hair("balding", "#6a5a50"),
        Hair("none", "#3a2a22"),
        Hair("tousled", "#8a4a2a"),
        Hair("tousled", "#2a1a18"),
        Hair("balding", "#c8c4bc"),
        Hair("bun", "#6a3a22"),
    )
    wave, both, one_up = Arm(150, 20, 14), (Arm(132, 34, 20), Arm(146, 30, 8)), Arm(166, 10, 6)
    cast = (
        (272, 128, coat("#4a5a74"), "A", 0, 166, (Arm(4), wave)), (314, 122, dress("#8a4a5a"), "C", 5, -160, (one_up, Arm(30, 8, 60, 30))),
        (386, 134, suit(SOOT), "B", 1, 150, (Arm(40, 8, 96, 30), wave)), (424, 82, dress("#c89a3c"), "E", 3, 172, (Arm(4), one_up)),
        (500, 130, dress("#f4f0e6", 1.7, flare=0.09), "B", 3, 118, (Arm(10, 12), one_up)), (544, 136, suit("#3a3f52"), "A", 4, -148, (wave, Arm(4))),
        (648, 132, working("#e0a04c"), "E", 2, 24, both), (742, 84, coat("#a8492f"), "C", 2, 150, both),
        (772, 126, dress(PLUM), "D", 5, 160, (Arm(4), wave)), (862, 120, coat("#6a4a3a"), "D", 0, 186, (one_up, Arm(4))),
        (944, 134, suit("#5a4a3a"), "B", 1, 130, (Arm(4), wave)),
    )  # fmt: skip
    for number, (x, size, clothes, skin, hair, heading, arms) in enumerate(cast):
        foot = DECK + 28 - 150 * 0.24 * (1 - ((x - 560) / 500) ** 2) - 0.024 * (x - 560)
        build = "child" if size < 100 else ("woman", "adult", "large")[number % 3] if clothes.trousers else "woman"
        glad = number == GLAD
        pose = (poses.dancing() if glad else poses.standing(weight=number % 3 - 1)).but(arms=arms, head=(0, -26, 6 * (number % 3) - 6), hands=("grip", "grip"))
        face = Face(("long", "button", "round", "hooked")[number % 4], eyes="closed" if glad else "dot", mouth="open" if glad else "plain")
        who = scene.motif(f"owner {number}", story=number in (4, GLAD))
        posed = Person(build, clothes, skin, hairs[hair], face, seed=number).posed(pose, View((x, foot - (30 if glad else 0)), size, heading, 14))
        posed.paint(who)
        for side in (0, 1):
            if arms[side].swing > 100 and not glad:
                kerchief(who, posed.at(("hand_l", "hand_r")[side]), 0.42 + 0.004 * (size - 70), number + 5 * side)
    rail = scene.motif("parapet")
    line = [(x, DECK + 40 - 150 * 0.24 * (1 - ((x - 560) / 500) ** 2) - 0.024 * (x - 560) - 8) for x in np.linspace(40, 1040, 22)]
    wall = rail.shape(polygon([*[(x, y - 34) for x, y in line], *[(x, y + 6) for x, y in line[::-1]]], 2), "#c0b098", depth=7, material=STONE)
    for x, y in line[::2]:
        rail.line([(x, y - 32), (x, y + 4)], 2.4, FromPicture(0.72), on=wall, taper=0.1)


def kerchief(who: Motif, hand: Place, size: float, number: int) -> None:
    """Held by a corner and streaming after the hats, no two alike."""
    x, y = hand
    flap = 8 * math.sin(number * 1.9)
    spine = [(x - 3, y + 1), (x + 12 * size, y - 10 + flap), (x + 25 * size, y - 6 - flap), (x + 40 * size, y - 20 + 0.8 * flap)]
    who.shape(ribbon(spine, [3, 20 * size, 17 * size, 23 * size], 5), "#fdfaf0", depth=4, material=CLOTH, brush=CRISP)


def rooftops(scene: Scene) -> None:
    """Just beneath us a ridge of slates, and one who is glad to see birds go so low."""
    near = scene.motif("near roof")
    ridge = [(-40.0, 1404.0), (340.0, 1412.0), (700.0, 1426.0), (1040.0, 1432.0)]
    slates = tiles(near, Placement((0, 1404), 1.0, 0.03), ["#4a5a6e", "#5f7084", "#748496", "#6a6a7a"], size=(38, 31))
    near.shape(np.vstack([curve(ridge, 8), [(1040, 1560), (-40, 1560)]]), slates, depth=14, material=STONE, flow=1.55)
    rod(near, ridge, [17, 17], "#8a5a4a", material=STONE, brush=FINE)
    cat = scene.motif("cat")
    cat.contact((600, 1420), 60, 12)
    Animal(SPECIES["cat"].but(colour="#26242c", under="#34303a")).paint(cat, View((600, 1422), 72, 150, 8), Gait.SIT, head=(-24, 0))


def hatched(scene: Scene) -> None:
    """On a chimney, in a nest: the smallest of this year's."""
    stack = scene.motif("near chimney")
    chimney(stack, Placement((170, 1470)), 92, 190, "#a8604a", pots=1)
    straw = scene.motif("nest", story=True)
    nest(straw, (170, 1272), 124, eggs=0, straw="#c89a54")
    for x, turn in ((140, -0.35), (206, 0.3)):
        half = scene.motif(f"eggshell {x}", brush=FINE)
        cracked = [(-24, -30), (-15, -22), (-7, -33), (2, -21), (10, -32), (17, -23), (25, -30), (22, -10), (10, 2), (-10, 2), (-22, -10)]
        half.shape(Placement((x, 1254), 1.15, turn)(polygon(cracked, 3)), "#f4ead6", depth=16, material=GLAZE)
    fly(scene, "baby cap", bonnet("#fdf6ea", "#eaa0b0", 0.5), View((176, 1196), 112, 30, 4), story=True)


# ---- hats


def brim(clay: Clay, span: float, deep: float, lift: float, stuff: Stuff, *, inner: float = 0.2, frill: float = 0.0) -> None:
    """A brim that beats: its sides go up (or down) like wings, and it is longer across than along."""
    around = np.linspace(0, 2 * math.pi, 72, endpoint=False)

    def ring(share: float, thick: float) -> Vec:
        wide, long = inner + (span - inner) * share, inner + (deep - inner) * share
        x, z = wide * np.sin(around), long * np.cos(around)
        flap = lift * (np.maximum(np.abs(x) - inner * 0.7, 0) / span) ** 1.25
        wave = frill * share * np.cos(around * 14)
        return np.stack([x, flap + thick + wave - 0.05 * share * np.cos(around) ** 2, z], 1)

    clay.loft(
        [*(ring(s, 0.012) for s in (0.0, 0.25, 0.5, 0.75, 0.97)), ring(1.0, 0.0), *(ring(s, -0.012) for s in (0.97, 0.75, 0.5, 0.25, 0.0))], stuff, "brim"
    )


def crown(clay: Clay, profile: Sequence[tuple[float, float]], stuff: Stuff, band: Pigment | None, steps: int = 3) -> None:
    clay.turned(list(profile)[::-1], stuff, "crown", steps=steps)
    if band is not None:
        foot = profile[0][1]
        clay.turned([(0.10, foot * 0.985 + 0.006), (0.01, foot + 0.010)], Stuff(band), "band", steps=1)


def top_hat(colour: Pigment, band: Pigment, lift: float) -> Clay:
    clay, felt = Clay(), Stuff(colour)
    brim(clay, 0.52, 0.32, lift, felt)
    crown(clay, [(0.0, 0.21), (0.22, 0.19), (0.44, 0.21), (0.50, 0.225), (0.505, 0.21), (0.50, 0.0)], felt, band, 1)
    return clay


def bowler(colour: Pigment, band: Pigment, lift: float) -> Clay:
    clay, felt = Clay(), Stuff(colour)
    brim(clay, 0.50, 0.29, lift, felt)
    crown(clay, [(0.0, 0.215), (0.14, 0.215), (0.26, 0.17), (0.31, 0.08), (0.32, 0.0)], felt, band)
    return clay


def trilby(colour: Pigment, band: Pigment, lift: float) -> Clay:
    clay, felt = Clay(), Stuff(colour)
    brim(clay, 0.54, 0.33, lift, felt)
    crown(clay, [(0.0, 0.215), (0.16, 0.20), (0.27, 0.16), (0.28, 0.10), (0.24, 0.0)], felt, band)
    clay.mark([ahead(-0.13, 0.27), ahead(0.0, 0.255), ahead(0.15, 0.27)], 0.03, "#2a1c18", opacity=0.6)
    return clay


def boater(colour: Pigment, band: Pigment, lift: float) -> Clay:
    clay, straw = Clay(), Stuff(banded(colour, mix(colour, "#a87a34", 0.4), 9, 0.25))
    brim(clay, 0.56, 0.36, lift, straw)
    crown(clay, [(0.0, 0.22), (0.17, 0.215), (0.18, 0.20), (0.185, 0.0)], straw, band, 1)
    return clay


def bonnet(colour: Pigment, band: Pigment, lift: float) -> Clay:
    clay, linen = Clay(), Stuff(colour)
    brim(clay, 0.46, 0.34, lift, linen, frill=0.022)
    crown(clay, [(0.0, 0.23), (0.14, 0.25), (0.26, 0.19), (0.32, 0.08), (0.33, 0.0)], linen, band)
    return clay


def beret(colour: Pigment, lift: float) -> Clay:
    """It swims rather than flies."""
    clay, wool = Clay(), Stuff(colour)
    around = np.linspace(0, 2 * math.pi, 60, endpoint=False)

    def ring(radius: float, up: float) -> Vec:
        x, z = radius * np.sin(around), radius * 0.8 * np.cos(around)
        return np.stack([x, up + lift * np.maximum(np.abs(x) - 0.2, 0) * 0.6 + 0 * z, z], 1)

    clay.loft([ring(r, h) for r, h in ((0.24, 0.0), (0.38, 0.04), (0.46, 0.10), (0.42, 0.16), (0.26, 0.20), (0.01, 0.21))], wool, "beret")
    clay.limb([vec(0, 0.2, 0), vec(0.01, 0.27, 0)], 0.022, wool, "stalk")
    return clay


def peak(clay: Clay, turn: float, reach: float, stuff: Stuff, name: str) -> None:
    """A stiff half-moon, forward or to where `turn` says."""
    around = np.linspace(turn - 0.95, turn + 0.95, 11)
    tips = [vec(reach * math.sin(a), -0.05 * math.cos(a - turn), reach * math.cos(a)) for a in around]
    clay.fan(vec(0.14 * math.sin(turn), 0.05, 0.14 * math.cos(turn)), tips, (0.03, 0.016), stuff, name, count=90, melt=0.01)


def flat_cap(colour: Pigment) -> Clay:
    clay = Clay()
    gores = Stuff(
        lambda _, around: np.where(((around * 8) % 1 < 0.1)[..., None], ramp([mix(colour, SOOT, 0.5)], around), ramp([colour], around)).astype(np.float32)
    )
    peak(clay, 0.0, 0.52, Stuff(mix(colour, SOOT, 0.35)), "peak")
    crown(clay, [(0.0, 0.28), (0.05, 0.37), (0.12, 0.40), (0.19, 0.34), (0.235, 0.16), (0.24, 0.0)], gores, None)
    clay.limb([vec(0, 0.25, 0)], 0.035, Stuff(mix(colour, SOOT, 0.3)), "button")
    return clay


def deerstalker(colour: Pigment, lift: float) -> Clay:
    """With ears for wings."""
    clay, tweed = Clay(), Stuff(banded(colour, mix(colour, "#e0c898", 0.45), 9, 0.3))
    for turn, name in ((0.0, "fore"), (math.pi, "aft")):
        peak(clay, turn, 0.44, tweed, name)
    crown(clay, [(0.0, 0.25), (0.10, 0.27), (0.22, 0.22), (0.29, 0.10), (0.30, 0.0)], tweed, mix(colour, SOOT, 0.5))
    for sign in (1, -1):
        rim = ((0.36, 0.5, -0.30), (0.50, 0.9, -0.22), (0.58, 1.1, -0.04), (0.54, 1.0, 0.14), (0.38, 0.5, 0.26))
        tips = [vec(out * sign, 0.12 + lift * share, z) for out, share, z in rim]
        clay.fan(vec(0.16 * sign, 0.12, 0), tips, (0.05, 0.022), tweed, f"ear {sign}", count=90, melt=0.02)
        string = [vec(0.58 * sign, 0.12 + lift, -0.04), vec(0.68 * sign, 0.02 + lift, -0.1), vec(0.66 * sign, -0.10 + lift, -0.26)]
        clay.limb(string, 0.012, Stuff(PLUM), f"string {sign}")
    clay.limb([vec(0, 0.31, 0)], 0.045, Stuff(PLUM), "bow")
    return clay


def fly(scene: Scene, name: str, hat: Clay, view: View, *, ribbon: Pigment | None = None, story: bool = False) -> None:
    """On the wing; a ribbon streams behind, away from the south."""
    bird = scene.motif(name, story=story)
    paint_bodies(bird, (hat, view), brush=FINE)
    if ribbon is not None:
        x, y = view.place(ahead(-0.2, 0.06))
        s = view.size
        for k in range(2):
            tail = [(x, y), (x - s * 0.20, y + s * (0.10 + 0.06 * k)), (x - s * 0.36, y + s * (0.06 + 0.12 * k)), (x - s * 0.54, y + s * (0.16 + 0.12 * k))]
            bird.line(tail, max(2.5, s * 0.035), ribbon, taper=0.3, load=1)


def flock(scene: Scene) -> None:
    """The V: its far arm first, then the one we fly in."""
    fly(scene, "leader", top_hat(SOOT, PLUM, 0.42), View((690, 300), 214, 152, 16, -6), story=True)
    right: tuple[tuple[str, Clay, Place, float, float], ...] = (
        ("bowler", bowler("#3a3230", "#25252b", -0.20), (800, 356), 128, 4),
        ("red bonnet", bonnet("#b8483c", "#f4dfa0", 0.42), (880, 428), 140, -4),
        ("straw hat", boater("#e8c878", "#3f5f8a", 0.26), (906, 540), 178, 8),
    )
    for name, hat, at, size, roll in right:
        fly(scene, name, hat, View(at, size, 158, 18, roll), ribbon="#7a3560" if name == "straw hat" else None)
    left: tuple[tuple[str, Clay, Place, float, float], ...] = (
        ("brown bowler", bowler(CHESTNUT, "#3a2420", 0.46), (574, 384), 124, -8),
        ("beret", beret("#3f5f8a", 0.3), (474, 448), 134, -4),
    )
    for name, hat, at, size, roll in left:
        fly(scene, name, hat, View(at, size, 148, 18, roll))
    goose = scene.motif("goose", story=True)
    Bird("goose").paint(goose, View((262, 482), 182, 122, 12, -10), Perch.FLY, head=(26, 0), beat=26)
    veil(scene, (360, 664))
    fly(scene, "chestnut trilby", trilby("#9a6238", "#25252b", -0.16), View((166, 900), 300, 146, 22, 4), ribbon=None)
    fly(scene, "near bowler", bowler("#30303a", PLUM, 0.4), View((926, 1410), 380, 158, 30, 8))
    fly(scene, "deerstalker", deerstalker("#8a6a44", 0.22), View((872, 752), 220, 168, 24, 10))


def veil(scene: Scene, at: Place) -> None:
    """A wreath, and yards of tulle."""
    lace = scene.motif("bridal veil", story=True)
    x, y = at
    top = curve([(x + 30, y - 26), (x - 40, y - 40), (x - 110, y - 18), (x - 190, y - 44), (x - 262, y - 14), (x - 330, y - 30)], 6)
    hem = curve([(x - 330, y - 30), (x - 318, y + 30), (x - 338, y + 80), (x - 300, y + 136)], 8)
    low = curve([(x - 300, y + 136), (x - 220, y + 96), (x - 150, y + 104), (x - 80, y + 52), (x - 10, y + 46), (x + 36, y + 16)], 6)
    sheet = np.vstack([top, hem, low])
    made = lace.shape(sheet, "#f4f4f6", depth=12, opacity=0.53, material=CLOTH, brush=FINE, flow=2.9)
    for share in (0.12, 0.3, 0.46, 0.62, 0.8):
        spine = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in zip(top, low[::-1], strict=False)]
        lace.wash(ribbon(spine[4:], [4, 26, 34], 2), "#ffffff", 0.30, soft=7, within=made)
        lace.wash(ribbon(np.add(spine[6:], (0, 15)), [3, 12, 16], 2), "#8a9ab8", 0.30, soft=6, within=made)
    edge = np.vstack([top[len(top) // 2 :], hem, low[: len(low) // 2]])
    lace.line(edge, 3.0, "#ffffff", taper=0.1, load=1, opacity=0.9)
    for px, py in along(edge, 90):
        lace.dab((px, py), 5.5, 4.5, 0.4, "#ffffff", taper=0.2, load=1, opacity=0.85)
    for px, py in lace.spots(made, 60):
        lace.dab((px, py), 3.4, 3.0, 0.3, "#ffffff", on=made, taper=0, load=1, opacity=0.8)
    clay = Clay()
    crown(clay, [(0.0, 0.26), (0.10, 0.25), (0.18, 0.18), (0.22, 0.08), (0.225, 0.0)], Stuff("#f6f4f2"), None)
    for a in np.linspace(0, 2 * math.pi, 22)[:-1]:
        ink = ("#fdf2ea", "#eaa0ac", "#7aa06a", "#fffaf2", "#f6c8cc")[int(a * 21 / 6.29) % 5]
        clay.limb([vec(0.31 * math.sin(a), 0.02 + 0.03 * math.sin(5 * a), 0.29 * math.cos(a))], 0.06 + 0.02 * math.sin(a * 7), Stuff(ink), f"flower {a:.2f}")
    paint_bodies(scene.motif("wreath"), (clay, View((x + 8, y), 150, 148, 22, -8)), brush=FINE)


def stragglers(scene: Scene) -> None:
    """A flat cap that cannot keep up, and two who will not leave it."""
    one, other, load = (470.0, 826.0), (640.0, 790.0), (560.0, 936.0)
    strings = scene.motif("bonnet strings")
    for (x, y), side in ((one, -1), (other, 1)):
        for dx in (-18, 18):
            strings.line([(x + dx, y + 10), (x + dx * 0.5 - side * 18, y + 66), (load[0] + side * 44, load[1] - 10)], 4, "#f4dfa0", taper=0.1, load=1)
    paint_bodies(scene.motif("flat cap", story=True), (flat_cap("#7a6a54"), View(load, 160, 104, 18, 6)), brush=FINE)
    fly(scene, "first bonnet", bonnet("#d8a0a8", "#7a3560", 0.62), View(one, 158, 140, 20, -8), story=True)
    fly(scene, "second bonnet", bonnet("#a8b8c8", "#f4dfa0", 0.34), View(other, 158, 152, 20, 6), story=True)


def far_flock(scene: Scene) -> None:
    """Others have gone before."""
    far = scene.motif("far flock")
    for k in range(5):
        for side in (-1, 1):
            x, y = 520 + side * k * 17, 330 + k * (9 if side < 0 else 5) - 150
            far.dab((x, y), 13, 3.4, 0.1 * side, "#4a5668", taper=0.4, load=1)
            far.dab((x, y - 3), 5, 5, 0, "#4a5668", taper=0, load=1)


def gusts(scene: Scene) -> None:
    for number, (x, y, long) in enumerate(((120, 480, 360), (420, 640, 420), (640, 900, 360), (60, 1120, 300), (760, 180, 260))):
        wind(scene.motif(f"gust {number}"), (x, y), long, count=5, angle=-0.32, spread=60, ink="#f6f0dc")
