"""62, ink-flood: an inkwell has tipped over behind a paper town, and a boy rides the black crest on a nib."""

import math

import numpy as np

from atelier import marks
from atelier.bodies import poses
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.birds import Bird
from atelier.bodies.crowds import crowd
from atelier.bodies.outfit import Face, Hair, Outfit, Wardrobe
from atelier.bodies.people import Person
from atelier.bodies.poses import Arm, Leg
from atelier.bodies.silhouettes import silhouette
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon
from atelier.light import GLAZE, METAL, PAPER, Light, Material
from atelier.motifs.forms import rod, turned
from atelier.motifs.goods import feather
from atelier.palette import Image, Pigment, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=62,
    slug="ink-flood",
    palette=("#15141c", "#e5a9a4", "#f3ead6", "#8a939c", "#efb14d"),
    spread=Spread(
        hue="black", place="city", time="indoor lamplight", season="no season", mood="menacing", viewpoint="from above",
        figure="crowd", composition="diagonal", people=True, relation=True, cast=("C",),
        themes=("books-words", "fear", "masks-lies", "scale", "war-peace", "endings"),
    ),
)  # fmt: skip

ORIGIN: Place = (800.0, 372.0)
ALONG, ACROSS = (-0.47, 0.80), (0.88, 0.30)  # how the street and its cross streets run on the card
FRONT = 790.0  # how far down the street the ink has come
INK, IVORY, PINK, GREY = "#15141c", "#f3ead6", "#e5a9a4", "#8a939c"
SKETCH = "#34406a"


def at(s: float, t: float, h: float = 0.0) -> Place:
    """A place so far down the street, so far to the right of it, so high."""
    return ORIGIN[0] + ALONG[0] * s + ACROSS[0] * t, ORIGIN[1] + ALONG[1] * s + ACROSS[1] * t - 0.92 * h


def paint(scene: Scene) -> None:
    scene.light = Light(direction=(-0.8, -0.55, 0.45), colour="#ffdc9a", shade="#2a2030", strength=0.95, depth=0.5, rim="#ffe6b0", rim_strength=0.75)
    scene.finish = Finish(ground="#4a3428", periphery=0.28)
    desk(scene)
    inkwell(scene)
    houses(scene, left=True)
    flood(scene)
    townspeople(scene)
    houses(scene, left=False)
    barricade(scene)
    rider(scene)
    pencil_dog(scene)
    goose(scene)
    scene.motif("lamp").glow((40, 40), 900, "#ffd890", 0.30)


def desk(scene: Scene) -> None:
    """Lamplight from off the top left, on leather and a town's worth of paper."""
    broad = scene.canvas.broad

    def lit(x: Image, y: Image) -> Image:
        away = np.hypot((x - 40) / 1250, (y - 60) / 1500) + 0.05 * broad
        return ramp(["#f6c870", "#d89a54", "#9c6440", "#5e3c34", "#34242c"], away)

    scene.background(lit, flow=lambda x, y: 0.75 + 0.2 * np.sin(x / 180 - y / 260), brush=BROAD)
    streets = scene.motif("streets")
    edge = [at(-80, -620), at(-80, 470), at(1130, 470), at(1130, -620)]
    streets.shape(
        polygon(edge), lambda x, y: ramp(["#f0d8a4", "#d8b880", "#a8845e", "#74564c"], np.hypot(x / 1250, y / 1600) + 0 * x), depth=4, flow=0.9, material=PAPER
    )
    for s in range(40, 1130, 218):
        streets.line([at(s, -600), at(s, 460)], 2.2, "#8a6a50", opacity=0.5, taper=0.1)


def inkwell(scene: Scene) -> None:
    """As big as a cathedral, on its side, its cork gone."""
    well = scene.motif("inkwell", story=True, material=GLAZE)
    well.wash(ellipse((800, 300), 330, 120), "#140e1a", 0.6, soft=40, way="multiply")
    here = Placement((884, 60), 3.1, math.pi + 0.50)
    turned(
        well,
        here,
        [(20, -112), (22, -104), (19, -98), (19, -84), (44, -74), (56, -60), (58, -10), (52, 0)],
        "#26304a",
        material=GLAZE,
        lit="#8fa0c0",
        shade="#0c0c14",
    )
    turned(well, here, [(23, -112), (25, -106), (22, -100)], "#c8983c", material=METAL, brush=FINE)
    x, y = here.point(0, -110)
    well.shape(ellipse((x, y), 66, 26, 0.50), "#08080e", depth=6, lit="#2a2c40")
    for u, long in ((-36, 40), (-28, 26)):
        well.line(here([(u, -10 - long), (u - 3, -30), (u, -12)]), 12, "#e8ecf4", opacity=0.55, taper=0.6)
    label = well.shape(here(polygon([(-30, -18), (30, -18), (32, -52), (-32, -52)])), "#e8d8b0", depth=4, material=PAPER)
    for row in range(3):
        well.line(here([(-20, -26 - row * 9), (0, -25 - row * 9), (18, -26 - row * 9)]), 3.4, "#6a5a48", on=label, taper=0.2)
    cork = scene.motif("cork")
    cork.contact((560, 214), 120)
    rod(cork, [(512, 196), (590, 226)], [66, 84], "#b8844c", grain=10)
    cork.shape(ellipse((592, 227), 28, 42, 0.36), "#d8a86c", depth=8)


# ---- the town


def houses(scene: Scene, *, left: bool) -> None:
    """Folded from sheets, row behind row; those at the street are wet, those behind have begun to show blue veins."""
    town = scene.motif(f"places {left}")
    spots: list[tuple[float, float]] = []
    for column in range(-1, 6):
        for row in range(4 if left else 3):
            s, t = 70 + column * 196 + town.random.normal() * 9, (-(232 + row * 168) if left else 118 + row * 160) + town.random.normal() * 8
            x, y = at(s, t)
            if (
                -70 < x < 1070
                and 150 < y < 1450
                and not (s > 900 and abs(t) < 300)
                and not (s < 120 and abs(t) < 330)
                and not (x < 330 and y < 470)
                and not (y > 1180 and x < 780)
            ):
                spots.append((s, t))
    for s, t in sorted(spots, key=lambda p: at(*p)[1]):
        chance = town.random.random(3)
        wet = s < FRONT + 40 and (t > -260 if left else t < 200)
        paper_house(scene, s, t, 96 + 90 * float(chance[0]) ** 2, wide=112 + 22 * float(chance[1]), wet=wet, picture=int(chance[2] * 5))


def paper_house(scene: Scene, s: float, t: float, tall: float, *, wide: float, wet: bool, picture: int) -> None:
    """Two walls, a gable towards us, a roof with a crease; `wide` is its front."""
    name = f"{s:.0f} {t:.0f}"
    house = scene.motif(f"house {name}", material=PAPER, brush=FINE, wobble=0.8)
    deep, rise = 112.0, 62.0
    dim = float(np.clip(np.hypot(*at(s, t)) / 2100, 0, 0.6))
    lit, side, front = (mix(tone, "#7a5a58", dim * 0.35) for tone in ("#fffaea", "#bda283", "#f2e4c6"))
    house.wash(
        polygon([at(s + deep, t), at(s + deep, t + wide), at(s + deep + 60, t + wide + 130), at(s, t + wide + 130), at(s, t + wide)]),
        "#1c1018",
        0.5,
        soft=10,
        way="multiply",
    )
    flank = house.shape(polygon([at(s, t + wide), at(s + deep, t + wide), at(s + deep, t + wide, tall), at(s, t + wide, tall)]), side, depth=4)
    gable = [at(s + deep, t), at(s + deep, t + wide), at(s + deep, t + wide, tall), at(s + deep, t + wide / 2, tall + rise), at(s + deep, t, tall)]
    face = house.shape(polygon(gable), front, depth=4)
    slope = [
        at(s + deep + 8, t + wide + 8, tall - 8),
        at(s + deep + 8, t + wide / 2, tall + rise),
        at(s - 8, t + wide / 2, tall + rise),
        at(s - 8, t + wide + 8, tall - 8),
    ]
    bright = [at(s + deep + 8, t - 8, tall - 8), at(s + deep + 8, t + wide / 2, tall + rise), at(s - 8, t + wide / 2, tall + rise), at(s - 8, t - 8, tall - 8)]
    house.shape(polygon(slope), mix(side, "#f2e4c6", 0.42), depth=4)
    roof = house.shape(polygon(bright), lit, depth=4)
    for u, h in () if wet else ((0.16, 0.26), (0.58, 0.26), (0.37, 0.72)):
        window = [at(s + deep, t + wide * (u + du), tall * (h + dh)) for du, dh in ((0, 0), (0.22, 0), (0.22, 0.26), (0, 0.26))]
        house.inlay(polygon(window), "#5a4640" if picture % 2 else "#f0b850", depth=2, within=face)
    if wet:
        soak(house, face, [at(s + deep, t), at(s + deep, t + wide)], tall)
        soak(house, flank, [at(s, t + wide), at(s + deep, t + wide)], tall)
        drawing(house, face, s + deep, t + wide * 0.5, tall, picture)
    else:
        veins(house, roof, s + deep / 2, t, tall, deep)


def soak(house: Motif, wall: int, foot: list[Place], tall: float) -> None:
    """Ink drawn up a wall, higher here than there."""
    a, b = np.asarray(foot)
    heights = tall * house.random.uniform(0.10, 0.46, 7)
    top = [a + (b - a) * share - (0, float(high)) for share, high in zip(np.linspace(0, 1, 7), heights, strict=True)]
    house.wash(np.vstack([curve(top, 6), [b + (0, 4), a + (0, 4)]]), INK, 0.92, soft=3, within=wall)


def drawing(house: Motif, wall: int, s: float, t: float, tall: float, which: int) -> None:
    """On wet walls pictures are coming up: a ship, a tree, a bird, a fish, a face turned away."""
    x, y = at(s, t, tall * 0.74)
    here = Placement((x, y), 1.45)
    strokes: tuple[list[list[Place]], ...] = (
        [[(-22, 6), (-14, 16), (14, 16), (22, 6), (-22, 6)], [(0, 6), (0, -26), (16, 0), (0, 0)], [(-3, -20), (-16, 0), (-3, 0)]],
        [[(0, 20), (-2, 0), (0, -8)], [(0, -6), (-18, -10), (-10, -26), (8, -28), (18, -12), (0, -6)], [(-1, 4), (-12, -4)]],
        [[(-24, -6), (-8, -16), (0, -2), (10, -18), (26, -10)], [(0, -2), (2, 8)]],
        [[(-20, 0), (0, -12), (18, 0), (0, 12), (-20, 0)], [(18, 0), (28, -9), (27, 9), (18, 0)], [(-10, -2), (-9, -2)]],
        [[(-8, 18), (-14, 2), (-10, -16), (6, -20), (12, -6), (18, 2), (12, 4), (10, 14)]],
    )
    for path in strokes[which]:
        house.line(here(path), 4.0, SKETCH, on=wall, opacity=0.9, taper=0.2, load=1)


def veins(house: Motif, roof: int, s: float, t: float, tall: float, deep: float) -> None:
    """Blue, branching up a dry roof from its eaves."""
    for _ in range(2):
        u = house.random.uniform(-0.4, 0.4) * deep
        path = [at(s + u, t - 6, tall - 6), at(s + u + 8, t + 18, tall + 18), at(s + u - 6, t + 36, tall + 38), at(s + u + 4, t + 50, tall + 54)]
        house.line(path, 4.2, "#3a5cae", on=roof, opacity=1.0, taper=0.7, load=1)
        for share in (1, 2):
            x, y = path[share]
            house.line([(x, y), (x + 9, y - 6), (x + 20, y - 4)], 2.6, "#3a5cae", on=roof, opacity=0.8, taper=0.8)
            house.line([(x, y), (x - 10, y - 3), (x - 15, y - 14)], 2.6, "#3a5cae", on=roof, opacity=0.8, taper=0.8)


# ---- the flood


def ground(x: Image, y: Image) -> tuple[Image, Image]:
    """How far down the street a place of the card lies, and how far to its right."""
    (ax, ay), (cx, cy) = ALONG, ACROSS
    dx, dy, whole = x - ORIGIN[0], y - ORIGIN[1], ax * cy - cx * ay
    return (dx * cy - dy * cx) / whole, (dy * ax - dx * ay) / whole


def flood(scene: Scene) -> None:
    """Smooth as a cat's back, with fingers in the cross streets and tongues in front."""
    gloss = Material(lit=1.0, sheen=0.5, blotch=0.03, texture=0.02, pooling=0.0, edge=5.0)
    low = Light(direction=(-0.75, -0.6, 0.30), colour="#c8925a", shade="#040408", depth=0.8, strength=0.55, rim="#ffdf9c", rim_strength=0.9)
    ink = scene.motif("ink", story=True, material=gloss, light=low, wobble=2.5)

    def black(x: Image, y: Image) -> Image:
        s, t = ground(x, y)
        t = t + 9 * np.sin(s / 70)
        sheen = 0.62 * np.exp(-(((t + 78) / 20) ** 2)) + 0.16 * np.exp(-(((t + 30) / 60) ** 2)) + 0.13 * np.exp(-(((t - 70) / 26) ** 2))
        return ramp(["#0b0a11", "#1f1d2a", "#4a4250", "#e8b468"], sheen)

    for s in (206, 402, 598):
        for side, reach in ((-1, 300 - 0.2 * s), (1, 230 - 0.15 * s)):
            tip = side * reach
            finger = [
                at(s - 40, side * 90),
                at(s - 20, tip * 0.7),
                at(s + 6, tip * 0.96),
                at(s + 24, tip),
                at(s + 40, tip * 0.9),
                at(s + 34, tip * 0.66),
                at(s + 62, side * 90),
            ]
            ink.shape(blob(finger, 6), "#100f17", depth=9, lit="#1c1a24")
    left = [(-66, -150), (10, -128), (80, -116), (180, -108), (380, -116), (600, -122), (720, -134), (800, -150), (850, -132), (858, -100)]
    tongues = [(838, -74), (880, -50), (934, -22), (946, 14), (912, 40), (872, 58), (890, 92), (868, 128), (810, 144)]
    right = [(720, 132), (560, 122), (380, 116), (170, 92), (60, 40), (-10, -30), (-62, -78)]
    body = ink.shape(blob([at(*each) for each in [*left, *tongues, *right]], 8), black, depth=74, lit="#2e2a38", shade="#050509", flow=2.1)
    for t, long, s0 in ((-92, 180, 90), (-96, 240, 330), (-104, 160, 620), (-60, 90, 500), (60, 120, 240), (72, 150, 560)):
        line = [at(s0 + long * share, t + 9 * math.sin((s0 + long * share) / 70)) for share in np.linspace(0, 1, 6)]
        ink.line(line, 6 if t < 0 else 3.4, "#fff0c8" if t < 0 else "#8d90b4", on=body, opacity=0.85 if t < -80 else 0.5, taper=0.9)
    for _ in range(30):
        x, y = at(880 + 110 * ink.random.random(), ink.random.normal() * 90)
        r = 3 + 9 * float(ink.random.random()) ** 2
        ink.shape(ellipse((x, y - 16 * ink.random.random()), r, r * 0.85), "#0d0c13", depth=r, lit="#5a4a48")


def rider(scene: Scene) -> None:
    """He stands on a steel nib as on a board."""
    x, y = at(FRONT + 44, -6, 40)
    nib = scene.motif("nib", story=True, material=METAL, brush=FINE)
    here = Placement((x, y), 1.3, 2.52)
    nib.wash(here(ellipse((6, 14), 110, 26)), "#000004", 0.5, soft=8, way="multiply")
    nib.shape(
        here(blob([(118, 0), (60, -20), (10, -31), (-60, -27), (-92, -18), (-92, 18), (-60, 27), (10, 31), (60, 20)], 6)),
        "#a8b0b8",
        depth=22,
        lit="#ffffff",
        shade="#3a4048",
    )
    nib.line(here([(112, 0), (30, 0)]), 3.2, "#1c1e26", taper=0.1, load=1)
    nib.shape(here(ellipse((24, 0), 8)), "#1c1e26", depth=2)
    for side in (-1, 1):
        nib.line(here([(-80, side * 14), (-20, side * 20), (30, side * 19)]), 2.6, "#5a626c", taper=0.4)
    for side in (-1, 1):
        nib.line(here([(60, side * 26), (-10, side * 48), (-90, side * 62)]), 7, "#8d86a8", taper=0.9, opacity=0.7)
    clothes = Outfit(top="#efb14d", length=0.12, trousers="#3f5a78", trouser_length=1.3, shoes=None, scarf="#c8453c", scarf_tail=0.36, wind=(0.14, 0.10))
    boy = Person("child", clothes, "C", Hair("tousled", "#1c1412"), Face("snub", mouth="open"), seed=62)
    pose = poses.standing().but(
        arms=(Arm(30, 78, 16, -10), Arm(-24, 86, 14, -10)),
        legs=(Leg(40, 16, 46, 6), Leg(-14, 22, 40, 16)),
        lean=16,
        twist=-16,
        head=(8, -6, 0),
        hands=("open", "open"),
    )
    boy.posed(pose, View((x + 6, y + 2), 208, -58, 26)).paint(scene.motif("boy", story=True))


def townspeople(scene: Scene) -> None:
    """Newspaper-grey, in flight."""
    greys = Wardrobe(
        tops=("#8a8c90", "#a8a69e", "#6d7076", "#c4c0b4", "#94908a"), bottoms=("#5a5c62", "#7a7a78", "#4c4e54"), hats=("#5a5c62", "#8a8882", "#3f4046"),
        hair=("#6d6c68", "#4a4a4c", "#94928a"), skins=("#cfc9bb", "#b8b3a8", "#a39f97"),
    )  # fmt: skip
    people = scene.motif("townspeople", story=True, light=scene.light.but((-0.45, -0.5, 0.8)))
    spots = [at(960 + 15 * number + 34 * people.random.normal(), -150 + 62 * (number % 6) + 14 * people.random.normal()) for number in range(17)]
    crowd(
        people,
        spots,
        104,
        facing=-34,
        tilt=28,
        doing=(poses.running, lambda: poses.running(0.8, lead="right"), poses.running),
        wardrobe=greys,
        shadow=(0.7, 0.5),
    )


def barricade(scene: Scene) -> None:
    """Blotters for sandbags; the first are already drinking."""
    wall = scene.motif("blotters", story=True, material=PAPER)
    for course in range(3):
        for number in range(6 - course):
            s, t = 1262 + wall.random.normal() * 6, -232 + 74 * number + 37 * course
            x, y = at(s, t, 10 + 40 * course)
            hue: Pigment = mix(PINK, "#c87a78", float(wall.random.random()) * 0.5)
            if course == 0:
                wall.contact((x, y + 20), 100)
            bag = wall.shape(
                Placement((x, y), 1.0, 0.33 + 0.05 * wall.random.normal())(
                    blob([(-46, -20), (0, -25), (46, -20), (49, 0), (44, 20), (0, 25), (-44, 20), (-49, 0)], 5)
                ),
                hue,
                depth=18,
            )
            if (number + course) % 3 == 0:
                wall.wash(ellipse((x + 22, y - 10), 30, 22), INK, 0.85, soft=7, within=bag)


def pencil_dog(scene: Scene) -> None:
    """Half erased already."""
    line = scene.motif("pencil dog", brush=FINE)
    view = View((590, 1392), 112, -74, 10)
    line.shape(polygon([(440, 1410), (760, 1400), (766, 1420), (448, 1430)]), "#d8b880", depth=2, soft=8, opacity=0.5)
    for contour in silhouette(Animal("dog").clay(Gait.RUN), view, 0.8):
        for echo in range(3):
            path = contour[::3] + line.random.normal(size=2) * 1.8 * echo
            for run in np.split(path, np.flatnonzero(np.diff((path[:, 0] > 612).astype(int)) != 0) + 1):
                if len(run) > 3 and run[:, 0].mean() < 612:
                    line.line(run, 4.4 - echo, "#23222c", opacity=0.9, taper=0.1, load=0.9, dry=0.4)
    line.dab((660, 1340), 100, 48, -0.15, "#e8d2a4", opacity=0.5, dry=0.8)
    for _ in range(34):
        x, y = 646 + abs(line.random.normal()) * 56, 1372 + line.random.normal() * 34
        line.dab((x, y), 15, 5, line.random.uniform(0, 3), PINK if line.random.random() < 0.75 else "#8a7a80", load=1, taper=0.4, bend=0.3)


def goose(scene: Scene) -> None:
    """She stands by with a plucked quill."""
    bird = scene.motif("goose", story=True)
    Bird("goose").paint(bird, View((150, 420), 200, 70, 18), shadow=(0.9, 0.35))
    feather(scene.motif("quill", story=True, brush=FINE), (268, 276), 150, "#f8f2e4", turn=-0.9, tip="#8a939c")
    marks.hairline(bird, [(268, 276), (280, 262)], "#5a4a3a")
