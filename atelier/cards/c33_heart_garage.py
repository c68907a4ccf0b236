"""33, heart-garage: a heart the size of a van is up on the lift, and its owner waits on the bench."""

import math

import numpy as np

from atelier import marks
from atelier.bodies import poses
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.birds import Bird
from atelier.bodies.clay import Clay, Stuff
from atelier.bodies.modelling import paint_bodies
from atelier.bodies.outfit import Face, Hair, Hat, coat, working
from atelier.bodies.people import Person
from atelier.bodies.poses import Arm, Leg
from atelier.bodies.space import View, vec
from atelier.bodies.things import metal, stick
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, blob, curve, ellipse, polygon
from atelier.light import CLOTH, GLAZE, MATT, METAL, STONE, WOOD, Light
from atelier.motifs.forms import box, rod
from atelier.motifs.stuff import Ground, bricks
from atelier.motifs.vessels import kettle
from atelier.palette import Image, colour, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Scene

CARD = Card(
    number=33,
    slug="heart-garage",
    palette=("#d22f35", "#24242a", "#3e8d8c", "#f6de72", "#b3ada3"),
    spread=Spread(
        hue="red/rose", place="workshop", time="indoor day", season="no season", mood="comic", viewpoint="eye level",
        figure="crowd", composition="big single form", people=True, relation=True, cast=("A", "C", "D", "E"),
        themes=("love-loss", "work-machines", "money-greed", "time"),
    ),
)  # fmt: skip

LAMP: Place = (604.0, 1016.0)
FLOOR = Ground((500.0, 640.0), 1500.0)
HEART = View((490, 610), 330, 14, -4)
OVERALL = "#3e8d8c"


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.45, -0.75, 0.5), colour="#ffeeb0", shade="#15171e", depth=0.65, strength=0.95, rim="#fff0b8", rim_strength=0.7,
        source=(LAMP[0], LAMP[1], 240), reach=620, fill="#8fb4b4",
    )  # fmt: skip
    scene.finish = Finish(ground="#2c3236", periphery=0.22)
    garage(scene)
    spare_hearts(scene)
    lift(scene)
    under_light(scene)
    heart(scene)
    mechanics(scene)
    tray(scene)
    owner(scene)
    dog(scene)
    toolbox(scene)
    shutter(scene)


# ---- the garage


def garage(scene: Scene) -> None:
    broad = scene.canvas.broad

    def wall(x: Image, y: Image) -> Image:
        away = np.hypot((x - LAMP[0]) / 640, (y - 900) / 760) + 0.07 * broad
        return ramp(["#d9cf9a", "#a3a898", "#6d7c80", "#3f4a52", "#24282f"], away * 0.85)

    scene.background(wall, flow=lambda x, y: 0.2 * np.sin(x / 130 + y / 200), brush=BROAD)
    back = scene.motif("back wall")
    back.wash(polygon([(-40, 620), (1040, 620), (1040, 940), (-40, 940)]), "#3e8d8c", 0.42, soft=3)
    floor = scene.motif("floor", material=MATT)
    noise = floor.noise(4)

    def concrete(x: Image, y: Image) -> Image:
        u, v = np.broadcast_arrays(*FLOOR.local(x, y))
        colours = ramp(["#c9c2b2", "#b3ada3", "#8d8a86"], 0.5 + 0.35 * noise(u, v, 420, 900))
        oil = np.clip(noise(u + 900, v, 300, 420) - 0.42, 0, 1) * 1.4
        return lerp(colours, np.broadcast_to(colour("#2c2a2e"), colours.shape), np.clip(oil, 0, 0.75).astype(np.float32))

    floor.shape(polygon([(-40, 920), (1040, 920), (1040, 1540), (-40, 1540)]), concrete, depth=4, flow=0.0)
    shelf = scene.motif("shelves", material=WOOD)
    for x, y, wide in ((108, 700, 190), (108, 836, 190), (900, 690, 170)):
        rod(shelf, [(x - wide / 2, y), (x + wide / 2, y)], [15, 15], "#6a4a34", material=WOOD)
        for number in range(6):
            size, at = 24 + 22 * float(shelf.random.random()), x - wide / 2 + 18 + number * wide / 6.2
            tin = ("#d22f35", "#f6de72", "#3e8d8c", "#b3ada3", "#24242a", "#8a5a3a")[int(shelf.random.integers(6))]
            box(shelf, Placement((at, y - 8)), (wide / 7.6, size), (5, -5), tin, material=METAL, brush=FINE)


def flat_heart(at: Place, size: float, turn: float = 0.0) -> Points:
    """The old sign, a little uneven; `at` is its notch."""
    half = [(0, 0), (10, -16), (30, -24), (50, -10), (50, 16), (34, 44), (0, 80)]
    return Placement(at, size / 100, turn)(blob([*half, (-35, 45), (-51, 15), (-49, -12), (-29, -25), (-10, -15)], 6))


def spare_hearts(scene: Scene) -> None:
    """On hooks by size, one of stone."""
    rail = scene.motif("rail of spares", story=True, brush=FINE)
    rod(rail, [(20, 196), (500, 202), (980, 196)], [10] * 3, "#54545c", material=METAL)
    kinds = (
        ("#c22c38", GLAZE),
        ("#8d8b86", STONE),
        ("#e0b040", METAL),
        ("#b8404c", GLAZE),
        ("#7c4a80", GLAZE),
        ("#e88a8a", GLAZE),
        ("#a8b4b8", METAL),
        ("#d8584a", GLAZE),
    )
    for number, x in enumerate((96, 214, 316, 402, 620, 712, 796, 872)):
        size = 128 - number * 13
        pigment, stuff = kinds[number]
        swing = rail.random.normal() * 0.07
        rail.line([(x, 198), (x, 216), (x + 5, 222), (x, 228)], 3.2, "#c8c8c4", taper=0, load=1)
        rail.shape(flat_heart((x, 236 + size * 0.16), size, swing), pigment, depth=size * 0.24, material=stuff, lit="#f6c8b0" if stuff is GLAZE else None)
        rail.shape(polygon([(x - 5, 226), (x + 5, 226), (x + 6, 236 + size * 0.2), (x - 6, 236 + size * 0.2)], 3), mix(pigment, "#24242a", 0.5), depth=3)


def lift(scene: Scene) -> None:
    """Two posts, their arms under the heart."""
    for side in (-1, 1):
        post = scene.motif(f"post {side}", material=METAL)
        x = 490 + side * 326
        post.contact((x, 1076), 150)
        box(post, Placement((x, 1076)), (120, 26), (8, -12), "#24242a", material=METAL)
        box(post, Placement((x, 1060)), (66, 760), (side * -16, -10), "#3a4046" if side < 0 else "#343a40", material=METAL)
        for y in range(330, 1040, 58):
            post.shape(ellipse((x, y), 7), "#f0c848" if (y // 58) % 3 == 0 else "#15171c", depth=3, brush=FINE)
        rod(post, [(x - side * 20, 806), (x - side * 120, 800), (x - side * 196, 772)], [44, 38, 32], "#f0c848", material=METAL)
        rod(post, [(x - side * 192, 790), (x - side * 196, 738)], [40, 56], "#24242a")


def under_light(scene: Scene) -> None:
    glow = scene.motif("inspection light")
    glow.glow((LAMP[0], LAMP[1] + 60), 520, "#fff0a0", 0.62, down=190)
    glow.glow(LAMP, 330, "#fff3b0", 0.6)


# ---- the heart


def heart(scene: Scene) -> None:
    """Two lobes run to a point, pipes on top, veins, and bolts where a garage would have them."""
    clay, flesh = Clay(), Stuff("#cf2c34", GLAZE, finest=1.2)
    clay.limb(
        [vec(-0.36, 0.42, 0), vec(-0.34, 0.10, 0.04), vec(-0.14, -0.42, 0.06), vec(0.02, -0.80, 0.06)], [0.40, 0.47, 0.34, 0.10], flesh, "heart", melt=0.10
    )
    clay.limb([vec(0.36, 0.46, 0), vec(0.36, 0.12, 0), vec(0.18, -0.40, 0.02), vec(0.02, -0.80, 0.06)], [0.36, 0.44, 0.32, 0.10], flesh, "heart", melt=0.10)
    pipe, other = Stuff("#e2574a", GLAZE), Stuff("#5d7fa0", GLAZE)
    clay.limb(
        [vec(-0.04, 0.50, 0.05), vec(-0.06, 0.98, 0.05), vec(0.14, 1.16, 0), vec(0.40, 1.06, -0.1), vec(0.46, 0.76, -0.16)],
        [0.19, 0.17, 0.16, 0.15, 0.14],
        pipe,
        "aorta",
        melt=0.05,
    )
    for x, tall in ((0.02, 1.34), (0.18, 1.38)):
        clay.limb([vec(x, 1.08, 0), vec(x - 0.03, tall, -0.02)], [0.075, 0.065], pipe, "aorta", melt=0.04)
    clay.limb([vec(-0.40, 0.66, -0.06), vec(-0.44, 1.02, -0.06), vec(-0.42, 1.20, -0.06)], [0.15, 0.13, 0.13], other, "vein", melt=0.04)
    clay.limb(
        [vec(-0.10, 0.62, 0.30), vec(0.22, 0.74, 0.24), vec(0.62, 0.84, 0.10), vec(0.78, 0.98, 0.05)], [0.14, 0.13, 0.11, 0.10], other, "lung pipe", melt=0.04
    )
    brass = metal("#e0b848")
    for at, out in (((-0.62, 0.12, 0.30), (-0.18, 0.0, 0.12)), ((0.52, -0.06, 0.36), (0.12, 0.02, 0.14)), ((-0.06, -0.30, 0.44), (0.0, -0.02, 0.14))):
        a, b = vec(*at), vec(*at) + vec(*out)
        clay.limb([a, b], [0.055, 0.05], brass, f"valve {at}", melt=0.01)
        clay.limb([b + vec(-0.10, 0.03, 0), b + vec(0.10, -0.03, 0)], 0.026, brass, f"valve {at}", melt=0.01)
    for path in (
        [(-0.02, 0.42, 0.44), (-0.10, 0.16, 0.50), (-0.02, -0.12, 0.48), (-0.08, -0.46, 0.38), (0.0, -0.66, 0.22)],
        [(-0.10, 0.16, 0.50), (-0.34, 0.02, 0.52), (-0.50, -0.20, 0.36)],
        [(-0.02, -0.12, 0.48), (0.20, -0.20, 0.46), (0.34, -0.42, 0.28)],
        [(0.0, 0.36, 0.46), (0.30, 0.26, 0.46), (0.56, 0.02, 0.34)],
    ):
        clay.mark([vec(*p) for p in path], 0.045, "#8e1420", taper=0.6)
        clay.mark([vec(x + 0.012, y + 0.014, z) for x, y, z in path], 0.014, "#f08a78", taper=0.7)
    motif = scene.motif("heart", story=True)
    paint_bodies(motif, (clay, HEART), brush=FINE)
    tip = HEART.place((0.02, -0.88, 0.06))
    drops = scene.motif("drops", story=True, brush=FINE)
    for number, y in enumerate((20, 70, 132)):
        drops.shape(
            blob([(tip[0], tip[1] + y - 16), (tip[0] + 8, tip[1] + y + 2), (tip[0], tip[1] + y + 11), (tip[0] - 8, tip[1] + y + 2)], 5),
            "#5a0f1c",
            depth=7,
            material=GLAZE,
            lit="#f0a070" if number else "#d86a58",
        )
    wired_kettle(scene)


def wired_kettle(scene: Scene) -> None:
    """Wired to the aorta, for want of a better pump."""
    pot = scene.motif("kettle", story=True, brush=FINE)
    kettle(pot, (884, 682), 104)
    pot.line([(844, 640), (800, 560), (730, 520), (660, 420), HEART.place((0.46, 0.84, -0.05))], 5, "#24242a", taper=0, load=1)
    pot.line([(846, 652), (790, 600), (736, 556), (690, 470), HEART.place((0.52, 0.80, -0.05))], 4, "#f6de72", taper=0, load=1)


# ---- the people


def fitter(skin: str, hair: Hair, seed: int, face: Face | None = None) -> Person:
    """In overalls and a cap."""
    clothes = working(OVERALL, OVERALL).but(length=0.1, braces=None, sleeve=0.7, belt="#24242a", hat=Hat("cap", "#24242a"), shoes="#24242a")
    return Person("adult", clothes, skin, hair, face or Face("long", "strong"), seed)


def mechanics(scene: Scene) -> None:
    """One on each side with a spanner, one under it on a board, one of whom only the boots are out."""
    spanner = stick(0.22, 0.016, "#b8bcc0", 0.85)
    left = fitter("C", Hair("short", "#1c1412", "moustache"), 2)
    view = View((210, 1130), 330, 66, 6)
    up = poses.standing(0.5).but(arms=(Arm(120, 10, 20), Arm(128, 8, 24)), head=(-10, -22, 0), hands=("grip", "grip"))
    posed = left.posed(up, view, right_hand=(286, 846), left_hand=(272, 868), bars=(60, 60)).hold("right", spanner)
    posed.paint(scene.motif("left mechanic", story=True))
    stool = scene.motif("step", material=WOOD)
    stool.contact((748, 1130), 130)
    box(stool, Placement((748, 1130)), (118, 74), (10, -16), "#8a5a3a", material=WOOD)
    right = fitter("A", Hair("bun", "#b8602c"), 7, Face("snub", "soft"))
    tighten = poses.standing(-0.5).but(arms=(Arm(110, 8, 30), Arm(96, 8, 40)), head=(14, -16, 0), hands=("grip", "grip"))
    right.posed(tighten, View((748, 1052), 316, -72, 6), left_hand=(676, 812), bars=(120, None)).hold("left", spanner).paint(
        scene.motif("right mechanic", story=True)
    )
    for number, (at, heading, skin) in enumerate((((392, 1196), 88, "D"), ((626, 1216), 12, "B"))):
        board = scene.motif(f"board {number}", material=WOOD, brush=FINE)
        board.contact((at[0], at[1] + 12), 300 if number == 0 else 130, 36)
        wide = 150 if number == 0 else 62
        board.shape(
            polygon([(at[0] - wide, at[1] + 4), (at[0] + wide, at[1] + 4), (at[0] + wide - 12, at[1] - 14), (at[0] - wide + 12, at[1] - 14)]),
            "#9a6a42",
            depth=5,
        )
        for x in (-0.8, 0.8):
            board.shape(ellipse((at[0] + x * wide, at[1] + 10), 11), "#24242a", depth=6, material=METAL)
        pose = poses.lying().but(arms=(Arm(84, 8, 22), Arm(96, 6, 30)), legs=(Leg(6, 6, 10, 10), Leg(34, 8, 62, 10)), hands=("grip", "grip"), head=(0, -4, 0))
        who = fitter(skin, Hair("short", "#2a1814"), 11 + number)
        figure = who.posed(pose, View((at[0], at[1] - 14), 330, heading, 10))
        if number == 0:
            figure.hold("left", spanner)
        figure.paint(scene.motif(f"rolling mechanic {number}", story=True), contact=False)
    lamp = scene.motif("inspection lamp", story=True, brush=CRISP)
    lamp.line([(LAMP[0] + 6, LAMP[1] - 40), (664, 930), (740, 946), (800, 900)], 4, "#24242a", taper=0, load=1)
    lamp.shape(ellipse(LAMP, 34, 40), "#b8923c", depth=14, lit="#f0cc70", shade="#8a6a28")
    lamp.shape(ellipse(LAMP, 25, 31), "#fffde8", depth=14, lit="#ffffff", shade="#fff6c8")
    for x in (-18, -6, 6, 18):
        lamp.line([(LAMP[0] + x, LAMP[1] - 28), (LAMP[0] + x * 1.25, LAMP[1]), (LAMP[0] + x, LAMP[1] + 30)], 2.6, "#4a3a1c", taper=0, load=1)
    rod(lamp, [(LAMP[0], LAMP[1] - 24), (LAMP[0] + 4, LAMP[1] - 66)], [20, 16], "#24242a", brush=FINE)
    lamp.glow(LAMP, 60, "#fffdf0", 0.5)


def tray(scene: Scene) -> None:
    pan = scene.motif("tray", story=True, material=METAL, brush=FINE)
    x, y = HEART.place((0.02, -0.88, 0.06))[0], 1150.0
    pan.contact((x, y + 10), 190)
    pan.shape(ellipse((x, y), 92, 24), "#7c7a78", depth=8)
    pan.shape(ellipse((x, y - 4), 80, 18), "#4a0c18", depth=3, lit="#c8584a")
    pan.dab((x - 20, y - 8), 50, 5, -0.1, "#f0a080", opacity=0.8)
    pan.shape(ellipse((x, y - 6), 11, 4), "#8a1c2a", depth=3)


def owner(scene: Scene) -> None:
    """There is a heart-shaped hole in her coat, and the garage shows through; she reads upside down."""
    bench = scene.motif("bench", material=WOOD)
    bench.contact((830, 1404), 300)
    for x in (724, 930):
        box(bench, Placement((x, 1404)), (24, 92), (6, -8), "#5a3c2a", material=WOOD)
    bench.shape(polygon([(694, 1316), (966, 1316), (950, 1288), (716, 1288)]), "#a8744a", depth=5, flow=0.0)
    bench.shape(polygon([(694, 1316), (966, 1316), (966, 1334), (694, 1334)]), "#7a5034", depth=6, flow=0.0)
    clothes = coat("#efe0b8", 1.0, trousers=None, legs="#4a3a48", shoes="#7c2430", hat=Hat("beret", "#3e8d8c"))
    her = Person("woman", clothes, "E", Hair("afro", "#14100f"), Face("straight", "soft", eyes="dot"), seed=3)
    pose = poses.reading(seated=True).but(arms=(Arm(46, 8, 62, 4), Arm(46, 8, 62, 4)), head=(8, 22, 0))
    posed = her.posed(pose, View((846, 1300), 400, -128, 8))
    sitter = scene.motif("owner", story=True)
    posed.paint(sitter)
    cx, cy = posed.at("chest")
    hole = scene.motif("hole in her coat", story=True, brush=FINE)
    hole.shape(flat_heart((cx - 4, cy + 20), 70, 0.1), "#b8a070", depth=3, lit="#8d6a38")
    hole.shape(flat_heart((cx - 4, cy + 21), 65, 0.1), "#5c5448", depth=1, lit="#5c5448", shade="#5c5448", wobble=0.4)
    hole.shape(flat_heart((cx - 1, cy + 26), 57, 0.1), "#a7a392", depth=1, lit="#a7a392", shade="#a7a392", wobble=0.4)  # the floor beyond her
    edge = flat_heart((cx - 4, cy + 20), 70, 0.1)
    for x, y in edge[::3]:
        hole.dab((x, y), 9, 1.8, hole.random.uniform(0, 3), "#fff4d4", opacity=0.9)
    left, right = posed.at("hand_l"), posed.at("hand_r")
    page = scene.motif("magazine", story=True, brush=FINE)
    mx, my = (left[0] + right[0]) / 2 - 12, (left[1] + right[1]) / 2 - 34
    page.shape(polygon([(mx - 62, my - 44), (mx, my - 34), (mx + 4, my + 52), (mx - 60, my + 42)], 4), "#f4e8c8", depth=4, material=CLOTH)
    page.shape(polygon([(mx, my - 34), (mx + 58, my - 46), (mx + 62, my + 40), (mx + 4, my + 52)], 4), "#fff4d8", depth=4, material=CLOTH)
    page.shape(
        polygon([(mx - 48, my + 30), (mx - 14, my + 36), (mx - 14, my + 14), (mx - 31, my - 14), (mx - 48, my + 8)], 3), "#d22f35", depth=2
    )  # a house on its roof
    for row in range(5):
        page.line([(mx + 14, my - 24 + row * 14), (mx + 50, my - 32 + row * 14)], 2.4, "#6a6a6c", opacity=0.8, taper=0.1)


def dog(scene: Scene) -> None:
    """He has found the old fuse; it still sparks."""
    hound = scene.motif("dog", story=True)
    view = View((176, 1410), 150, 68, 10)
    sitting = Animal("dog", scarf="#f6de72")
    sitting.paint(hound, view, Gait.SIT)
    eye = np.mean([each.at for each in sitting.clay(Gait.SIT).eyes], 0)
    x, y = view.place(eye + vec(0, -0.20, 0.30))
    fuse = scene.motif("fuse", story=True, brush=CRISP)
    fuse.glow((x + 10, y), 80, "#fff0a0", 0.7)
    rod(fuse, [(x - 26, y + 6), (x + 40, y - 4)], [15, 15], "#e8e4d4", material=GLAZE)
    for at in (-26, 34):
        rod(fuse, [(x + at - 6, y + 6 - at * 0.1), (x + at + 10, y + 4 - at * 0.1)], [19, 19], "#e0b848", material=METAL)
    for turn in np.linspace(-1.4, 1.2, 9):
        long = 20 + 26 * float(fuse.random.random())
        fuse.line(
            [
                (x + 48, y - 4),
                (x + 48 + math.cos(turn) * long * 0.6, y - 4 + math.sin(turn) * long * 0.4 - 4),
                (x + 48 + math.cos(turn) * long, y - 4 + math.sin(turn) * long),
            ],
            2.4,
            "#fff6c0",
            load=1,
            taper=0.7,
        )
    marks.sparkle(fuse, (x + 50, y - 4), 24)


def toolbox(scene: Scene) -> None:
    """A pigeon has left its own, which is tiny, and waits."""
    case = scene.motif("toolbox", story=True, material=METAL, brush=FINE)
    x, y = 470.0, 1424.0
    case.contact((x, y), 250)
    case.shape(polygon([(x - 108, y - 82), (x + 100, y - 82), (x + 92, y - 124), (x - 98, y - 124)]), "#7c1c26", depth=5)
    case.shape(polygon([(x - 108, y - 78), (x + 100, y - 78), (x + 108, y - 60), (x - 116, y - 60)]), "#1c1c22", depth=3)
    for number, (dx, lean, pigment) in enumerate(((-84, -14, "#b8bcc0"), (-56, 8, "#f0c848"), (66, 16, "#b8bcc0"), (88, -4, "#8a5a3a"))):
        rod(case, [(x + dx, y - 56), (x + dx + lean, y - 128 - 8 * number)], [11, 8], pigment, material=METAL)
    small = scene.motif("pigeon's heart", story=True, brush=CRISP)
    small.glow((x - 2, y - 92), 50, "#ffd0a0", 0.5)
    small.shape(flat_heart((x - 2, y - 104), 38, -0.1), "#e8404a", depth=8, material=GLAZE, lit="#ffd0c0")
    case.shape(polygon([(x - 116, y - 62), (x + 108, y - 62), (x + 104, y), (x - 112, y)]), "#b8262e", depth=12, lit="#f0826a")
    case.shape(ellipse((x - 4, y - 36), 12, 10), "#f0c848", depth=4)
    Bird("pigeon").paint(scene.motif("pigeon", story=True), View((x + 164, y + 6), 96, -64, 10))


def shutter(scene: Scene) -> None:
    """We stand in the street: its roll above, brick at either hand."""
    near = scene.motif("shutter", light=Light(direction=(0, -0.4, 0.8), colour="#bfe0dc", shade="#10141a", depth=0.7))
    for number in range(5):
        y = 14 + number * 27
        near.shape(
            polygon([(-40, y - 16), (1040, y - 16), (1040, y + 12), (-40, y + 12)]),
            mix("#3e8d8c", "#173a40", 0.10 * number),
            depth=11,
            flow=0.0,
            material=METAL,
        )
    near.shape(polygon([(-40, 132), (1040, 132), (1040, 156), (-40, 156)]), "#1e3c40", depth=8, flow=0.0)
    for x in (-1, 1):
        at = 500 + x * 520
        side = polygon([(at - 52, 120), (at + 52, 120), (at + 52, 1540), (at - 52, 1540)])
        near.shape(side, bricks(near, Placement((at, 0)), ["#4a2c28", "#5f3a30", "#3a2422"], "#241c1e", size=(50, 22)), depth=10)
    near.wash(polygon([(-40, 150), (1040, 150), (1040, 190), (-40, 190)]), "#0c1014", 0.5, soft=16, way="multiply")
    near.line(curve([(930, 150), (934, 300), (928, 420)], 8), 4, "#c8c0a8", taper=0, load=1)
