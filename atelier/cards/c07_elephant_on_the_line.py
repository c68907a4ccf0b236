"""7, elephant-on-the-line: washed, pegged out by the ears between two plum trees, and quite content."""

import math

import numpy as np

from atelier import marks
from atelier.bodies import creatures, poses, things
from atelier.bodies.clay import Eye, Stuff
from atelier.bodies.outfit import FURRED
from atelier.bodies.people import Person
from atelier.bodies.space import View, vec
from atelier.bodies.things import Thing, wood
from atelier.canvas import BROAD, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon
from atelier.light import GLAZE, WOOD, Light, Material
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.flowers import daisies
from atelier.motifs.forms import rod
from atelier.motifs.land import hill, turf
from atelier.motifs.lines import garment
from atelier.motifs.sky import cirrus
from atelier.motifs.trees import FRUIT, Leafage, clump, tree
from atelier.motifs.water import puddle, rings
from atelier.palette import Image, mix, ramp
from atelier.paper import Finish
from atelier.scene import Scene

CARD = Card(
    number=7,
    slug="elephant-on-the-line",
    palette=("#f7f3ea", "#efb4bf", "#9ccb8e", "#9aa2ac", "#a9d4e6"),
    spread=Spread(
        hue="pink", place="garden", time="morning", season="spring", mood="comic", viewpoint="eye level",
        figure="animals", composition="symmetric", relation=True,
        themes=("animals-as-people", "scale", "work-machines", "weather", "home"),
    ),
)  # fmt: skip

GREY, BELLY, CREASE = "#9aa2b0", "#b4b0b8", "#5c6274"
BLOSSOM = Leafage("#b9788c", "#eeb2bf", "#fff3f0", "#6a5048")
HANGING = View((500, 1160), 655, 5, 3)
PEGS: tuple[Place, Place] = ((332, 446), (668, 442))


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.7, -0.55, 0.5), colour="#fff4d8", shade="#566a9a", depth=0.46, strength=0.8, rim="#fffaf0", rim_strength=0.75, air="#cfe4ec"
    )
    scene.finish = Finish(ground="#b8c4c0")
    morning(scene)
    orchard(scene)
    lawn(scene)
    poles(scene)
    washing(scene)
    wet_grass(scene)
    hang_elephant(scene)
    crocodile_peg(scene)
    pegs(scene)
    boots(scene)
    mouse(scene)
    near_grass(scene)


def morning(scene: Scene) -> None:
    broad = scene.canvas.broad

    def sky(x: Image, y: Image) -> Image:
        return ramp(["#7fb8d8", "#a9d4e6", "#d6e8e8", "#f7efe0"], y / 1150 + 0.1 * x / 1000 + 0.05 * broad)

    scene.background(sky, flow=lambda x, y: -0.25 + 0.35 * np.sin(x / 260 + y / 300), brush=BROAD)
    air = scene.motif("early light")
    air.glow((-40, 420), 620, "#fff3d2", 0.75)
    cirrus(scene.motif("high cloud"), (560, 190), 640, 60, "#fbf8f2", tilt=-0.12)
    for place, (x, y, wide, high) in enumerate(((330, 1010, 460, 90), (760, 960, 380, 76))):
        cumulus(scene.motif(f"cloud {place}"), (x, y), wide, high, CloudTones("#e9eef0", "#fffdf6", "#b8cbdc"))


def orchard(scene: Scene) -> None:
    far = scene.motif("far hills")
    hill(far, [(-40, 1060), (240, 1020), (480, 1048), (760, 1012), (1040, 1046)], ("#b8d8c8", "#a8d0b8"), depth=140, roll=10)
    for place, (x, y, height) in enumerate(((250, 1066, 120), (360, 1056, 86), (640, 1052, 90), (806, 1058, 126))):
        tree(scene.motif(f"far plum {place}"), (x, y), height, Leafage("#d09aa8", "#f2c6cc", "#fff4f0", "#8a706a"), FRUIT)
    near = scene.motif("field")
    hill(near, [(-40, 1120), (280, 1090), (560, 1098), (800, 1086), (1040, 1112)], ("#b5dca0", "#9ccb8e"), depth=200, roll=10)
    tree(scene.motif("left plum"), (58, 1250), 1010, BLOSSOM, FRUIT)
    clump(scene.motif("low bough"), (292, 786), 210, 150, BLOSSOM)
    tree(scene.motif("right plum"), (952, 1258), 960, BLOSSOM, FRUIT)


def lawn(scene: Scene) -> None:
    grass = scene.motif("lawn")
    ground = hill(grass, [(-40, 1196), (250, 1184), (520, 1180), (780, 1186), (1040, 1194)], ("#a8d494", "#84ba7c", "#4f8a62"), depth=330, roll=8)
    grass.wash(polygon([(300, 1216), (760, 1206), (960, 1300), (420, 1330)]), "#4a6a8a", 0.42, soft=36, way="multiply")
    for x in (40, 950):
        grass.wash(ellipse((x + 70, 1266), 250, 34), "#4a6a8a", 0.36, soft=22, way="multiply")
    turf(grass, ground, 900, near=30, far=10)
    petals = scene.motif("fallen petals")
    for _ in range(150):
        x = petals.random.normal() * 150 + (110 if petals.random.random() < 0.5 else 890)
        petals.dab(
            (x, 1210 + abs(petals.random.normal()) * 110),
            float(petals.random.uniform(6, 14)),
            4,
            float(petals.random.uniform(0, 3)),
            ("#f7d0d6", "#fff2f0", "#e8a8b6")[int(petals.random.integers(3))],
        )


def poles(scene: Scene) -> None:
    """Bent like fishing rods that have caught something."""
    rods = scene.motif("poles", story=True, material=WOOD, brush=FINE)
    rod(rods, [(150, 1290), (118, 1000), (104, 700), (112, 470), (166, 318)], [24, 21, 18, 15, 10], "#c09a6a", grain=30)
    rod(rods, [(862, 1292), (892, 1000), (902, 700), (892, 470), (842, 312)], [24, 21, 18, 15, 10], "#c09a6a", grain=30)
    for x in (150, 862):
        rods.contact((x, 1292), 60)


def cord() -> list[Place]:
    return [(166, 318), (246, 392), PEGS[0], (430, 472), (574, 472), PEGS[1], (758, 388), (842, 312)]


def washing(scene: Scene) -> None:
    line = cord()
    tied = scene.motif("line", brush=FINE)
    tied.line(curve(line[:3], 12), 5.5, "#6a5a58", taper=0, load=1)
    tied.line(curve(line[2:6], 12), 5.5, "#6a5a58", taper=0, load=1)
    tied.line(curve(line[5:], 12), 5.5, "#6a5a58", taper=0, load=1)
    garment(scene.motif("shirt", story=True), (236, 384), 96, "shirt", "#f7f3ea", blown=0.10)
    socks = scene.motif("socks", story=True)
    for (x, y), hue, size in (((716, 414), "#c8485a", 62), ((748, 390), "#c8485a", 56), ((780, 366), "#e8b04a", 66), ((812, 338), "#6a9ac0", 58)):
        garment(socks, (x, y), size, "sock", hue, blown=0.12)


def boots(scene: Scene) -> None:
    """For the trunk and for the tail, put ready."""
    pair = scene.motif("rubber boots", story=True)
    for x, y, heading in ((226, 1312, 62), (290, 1330, 40)):
        pair.contact((x + 14, y), 90)
        things.boot("#808998").paint(pair, View((x, y), 92, heading, 12))


def wet_grass(scene: Scene) -> None:
    pool = scene.motif("puddle", story=True)
    puddle(pool, (505, 1258), 330, tint="#a9c8dc", mirror=0.5)
    for x, y, wide in ((446, 1250, 70), (566, 1262, 86), (505, 1240, 50)):
        rings(pool, (x, y), wide, count=2, ink="#f7fbfb")


def elephant() -> Thing:
    """Front to us, hung up by the ears; y = 1 is where the pegs hold them."""
    thing = Thing()
    clay = thing.clay
    hide = Stuff(GREY, Material(texture=0.09, hollow=0.6, blotch=0.2), BELLY, finest=1.2)
    pink = Stuff(mix(GREY, "#d8a8a8", 0.42), Material(texture=0.06, hollow=0.5), finest=1.2)
    for side in (-1, 1):  # stretched by the weight
        peg = vec(0.258 * side, 1.095, 0.0)
        edge = [
            peg,
            vec(0.292 * side, 1.0, 0.0),
            vec(0.314 * side, 0.90, 0.01),
            vec(0.296 * side, 0.80, 0.02),
            vec(0.240 * side, 0.725, 0.02),
            vec(0.17 * side, 0.70, 0.03),
        ]
        clay.fan(vec(0.10 * side, 0.79, 0.06), edge, (0.034, 0.014), pink, f"ear{side}", group=f"ear{side}", melt=0.03, count=70)
        clay.limb([vec(0.08 * side, 0.80, 0.02), vec(0.19 * side, 0.84, 0.0)], [0.07, 0.03], pink, f"ear{side}", group=f"ear{side}", melt=0.03)
        clay.limb([vec(0.10 * side, 0.86, 0.03), vec(0.18 * side, 0.985, 0.0), peg], [0.03, 0.018, 0.012], pink, f"ear{side}", group=f"ear{side}", melt=0.03)
        clay.limb(edge, [0.012, 0.017, 0.018, 0.018, 0.018, 0.016], hide, f"rim{side}", group=f"ear{side}", melt=0.02)
        for vein in range(4):
            far = vec((0.235 + 0.012 * vein) * side, 1.02 - 0.075 * vein, 0.03)
            clay.mark([vec(0.13 * side, 0.80 - 0.02 * vein, 0.075), (vec(0.13 * side, 0.80, 0.07) + far) / 2, far], 0.0035, CREASE, opacity=0.35)
    clay.limb([vec(0, 0.64, 0.0), vec(0, 0.50, 0.0), vec(0, 0.36, 0.0), vec(0, 0.29, 0.0)], [0.155, 0.215, 0.245, 0.20], hide, melt=0.08)
    for side in (-1, 1):
        low = 0.035 if side < 0 else 0.0  # one hangs a little lower
        clay.limb(
            [vec(0.105 * side, 0.28, 0.04), vec(0.128 * side, 0.16 - low, 0.07), vec(0.116 * side, 0.06 - low, 0.05)],
            [0.115, 0.086, 0.076],
            hide,
            f"leg{side}",
            group="body",
            melt=0.04,
        )
        clay.limb([vec(0.112 * side, 0.035 - low, 0.06), vec(0.110 * side, -0.015 - low, 0.085)], [0.078, 0.070], hide, f"leg{side}", group="body", melt=0.03)
        clay.limb(
            [vec(0.165 * side, 0.575, 0.06), vec(0.222 * side, 0.47, 0.13), vec(0.214 * side, 0.335, 0.18), vec(0.196 * side, 0.275, 0.20)],
            [0.085, 0.076, 0.068, 0.072],
            hide,
            f"arm{side}",
            group=f"arm{side}",
            melt=0.04,
        )
        for toe in (-0.6, 0.0, 0.6):
            clay.limb(
                [vec(0.110 * side + 0.050 * toe, -0.050 - low, 0.132 + 0.014 * (1 - abs(toe)))],
                [0.024],
                Stuff("#e2d8cc", GLAZE),
                f"nails{side}",
                group="body",
                melt=0.004,
            )
            clay.limb([vec(0.196 * side + 0.046 * toe, 0.232, 0.262)], [0.019], Stuff("#e2d8cc", GLAZE), f"nails{side + 5}", group=f"arm{side}", melt=0.004)
        for fold in range(4):
            y = 0.20 - 0.035 * fold
            clay.mark([vec((0.136 + u) * side, y - 0.012 * math.cos(u * 18), 0.148) for u in (-0.07, -0.03, 0.02, 0.06)], 0.0045, CREASE, opacity=0.4)
            y = 0.46 - 0.04 * fold
            clay.mark([vec((0.214 + u) * side, y - 0.01 * math.cos(u * 20), 0.225) for u in (-0.05, -0.02, 0.02, 0.05)], 0.004, CREASE, opacity=0.4)
    for fold in range(5):
        y = 0.50 - 0.05 * fold
        clay.mark([vec(u, y - 0.02 + 0.9 * u * u, 0.24) for u in (-0.10, -0.05, 0.0, 0.05, 0.10)], 0.0045, CREASE, opacity=0.3)
    clay.limb([vec(0, 0.845, 0.02), vec(0, 0.76, 0.07), vec(0, 0.69, 0.10)], [0.105, 0.138, 0.115], hide, "head", group="head", melt=0.05)
    for side in (-1, 1):
        clay.limb([vec(0.055 * side, 0.865, 0.03)], [0.082], hide, "head", group="head", melt=0.05)
        clay.limb([vec(0.075 * side, 0.695, 0.11)], [0.072], hide, "head", group="head", melt=0.05)
        clay.limb(
            [vec(0.068 * side, 0.662, 0.17), vec(0.088 * side, 0.605, 0.225), vec(0.084 * side, 0.575, 0.27)],
            [0.021, 0.018, 0.007],
            Stuff("#f2e8d2", GLAZE),
            "tusks",
            melt=0.004,
        )
        clay.eyes.append(Eye(vec(0.086 * side, 0.765, 0.172), vec(0.45 * side, 0.0, 0.9), vec(side, -0.1, 0.3), 0.024, "closed"))
    trunk = [
        vec(0, 0.735, 0.20),
        vec(0, 0.66, 0.25),
        vec(0.006, 0.54, 0.285),
        vec(0.010, 0.42, 0.30),
        vec(-0.012, 0.325, 0.31),
        vec(-0.062, 0.285, 0.32),
        vec(-0.098, 0.325, 0.32),
    ]
    clay.limb(trunk, [0.078, 0.070, 0.058, 0.048, 0.041, 0.036, 0.032], hide, "trunk", group="trunk", melt=0.03)
    for y in np.linspace(0.70, 0.34, 15):
        wide = float(np.interp(y, [0.34, 0.70], [0.036, 0.066]))
        clay.mark([vec(u * wide, y - 0.010 * math.cos(u * 1.4), 0.36) for u in (-0.95, -0.5, 0.0, 0.5, 0.95)], 0.004, CREASE, opacity=0.42)
    return thing


def hang_elephant(scene: Scene) -> None:
    wet = scene.motif("elephant", story=True)
    elephant().paint(wet, HANGING)
    drips = scene.motif("drips")
    for _ in range(40):
        x = 500 + drips.random.normal() * 105
        y = drips.random.uniform(1175, 1262)
        drips.dab(
            (x, y), float(drips.random.uniform(9, 20)), 3.4, math.pi / 2, ("#ffffff", "#cfe6f2", "#8fb8d4")[int(drips.random.integers(3))], load=1, taper=0.9
        )
    for part in wet.ids:
        if scene.canvas.visible(part) > 4000:
            for x, y in drips.spots(part, 26):
                drips.line(
                    [(x, y), (x + drips.random.normal(), y + 12), (x + drips.random.normal() * 2, y + drips.random.uniform(20, 40))],
                    2.2,
                    "#eef6fa",
                    on=part,
                    opacity=0.6,
                    taper=0.8,
                )


def crocodile_peg(scene: Scene) -> None:
    """One of the pegs is a crocodile, biting."""
    biting = scene.motif("crocodile peg", story=True, material=GLAZE, brush=FINE, wobble=0.6)
    x, y = PEGS[1]
    here = Placement((x + 2, y - 4), 1.75, 0.10)
    biting.shape(here(blob([(-9, 34), (-15, 10), (-14, -14), (-9, -44), (-1, -46), (-1, -6), (-3, 30)])), "#5f9a4a", depth=7)
    biting.shape(here(blob([(3, 32), (3, -6), (3, -46), (11, -42), (14, -12), (15, 10), (9, 34)])), "#4f8a44", depth=7)
    for tooth in (10, 18, 26):
        biting.shape(here(polygon([(-5, tooth), (3, tooth + 3), (-5, tooth + 7)])), "#fffaf0", depth=3, wobble=0.2)
        biting.shape(here(polygon([(6, tooth + 3), (-1, tooth + 6), (6, tooth + 9)])), "#fffaf0", depth=3, wobble=0.2)
    for dx in (-11, 12):
        biting.shape(here(ellipse((dx, -2), 5.5, 6.5)), "#7ab45a", depth=5)
        biting.dab(here.point(dx, -2), 6, 4, 1.4, "#1c1a14", load=1, taper=0)
    for bump in (-16, -24, -32):
        biting.dab(here.point(-12, bump), 7, 5, 0.2, "#3f7038", load=1)
        biting.dab(here.point(12, bump), 7, 5, -0.2, "#3f7038", load=1)
    biting.line(here([(0, -46), (5, -66), (-2, -84)]), 8, "#4f8a44", load=1, taper=0.8)


def pegs(scene: Scene) -> None:
    clip = scene.motif("pegs", material=WOOD, brush=FINE, wobble=0.4)
    x, y = PEGS[0]
    for dx, turn in ((-7, 0.07), (8, -0.05)):
        clip.shape(Placement((x + dx, y), 1.5, turn)(polygon([(-4, -34), (3, -34), (4, 26), (-2, 30), (-4, 20)])), "#d8a860", depth=5)
    clip.line([(x - 14, y - 12), (x + 14, y - 12)], 4, "#8a9098", load=1, taper=0)


def mouse(scene: Scene) -> None:
    """In her apron, with the carpet beater."""
    beater = Thing()
    cane = wood("#b8864a")
    beater.clay.limb([vec(0, -0.12, 0), vec(0, 0.36, 0)], 0.014, cane, "handle", straight=True)
    turn = np.linspace(0, 2 * math.pi, 26)
    for wide, up, high in ((0.13, 0.54, 0.18), (0.07, 0.50, 0.13), (0.10, 0.60, 0.09)):
        beater.clay.limb(
            [vec(0.012 * math.sin(2 * a), up - high * math.cos(a), wide * math.sin(a)) for a in turn], 0.013, cane, f"loop{wide}", group="loops", melt=0.004
        )
    she = Person("beast", FURRED.but(top="#6a8fb4", skirt="#6a8fb4", length=0.95, apron="#fbf7ee", hat=None), beast="mouse", seed=2)
    she.posed(
        poses.standing().but(arms=(poses.Arm(20, 20, 70, 20), poses.Arm(128, 12, 42, 6)), lean=-6, head=(0, -18, 0), hands=("open", "grip")),
        View((756, 1310), 262, -58, 6),
    ).hold("right", beater).paint(scene.motif("mouse", story=True))
    beats = scene.motif("dust and drops")
    for turn_, far in ((-2.4, 60), (-2.9, 78), (2.9, 66), (2.4, 54)):
        x, y = 632 + math.cos(turn_) * 20, 1020 + math.sin(turn_) * 26
        beats.line([(x, y), (x + math.cos(turn_) * far * 0.5, y + math.sin(turn_) * far * 0.4)], 3.2, "#ffffff", opacity=0.7)
    creatures.bee().paint(scene.motif("bee"), View((392, 1176), 40, 60, 10))


def near_grass(scene: Scene) -> None:
    edge = scene.motif("near grass")
    marks.grass(
        edge, [(-20, 1510), (300, 1498), (700, 1502), (1020, 1508)], 420, height=150, inks=("#3f7a58", "#5f9a62", "#8fc47c", "#c8e4a0"), wind=0.22, width=4.6
    )
    places = [(float(edge.random.uniform(20, 980)), float(1330 + 150 * edge.random.random() ** 0.6)) for _ in range(34)]
    daisies(scene.motif("daisies"), sorted((p for p in places if p[1] > 1330), key=lambda p: p[1]), 15, flat=0.5)
    air = scene.motif("petals in the air")
    for _ in range(46):
        x, y = air.random.uniform(30, 970), air.random.uniform(380, 1200)
        air.dab(
            (x, y),
            float(air.random.uniform(8, 18)),
            5.5,
            float(air.random.uniform(0, 3)),
            ("#f9d4da", "#fff6f4", "#eaaab8")[int(air.random.integers(3))],
            opacity=0.9,
        )
