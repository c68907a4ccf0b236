"""19, dancing-reflection: an old man alone looks into an autumn lake, where in full spring he is twenty and dances with her."""

from dataclasses import replace

import numpy as np

from atelier.bodies import pairs, poses, things
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.outfit import Face, Hair, Outfit, coat, dress
from atelier.bodies.people import Person, paint_people
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Placement, blob, ellipse, polygon, smoothstep
from atelier.light import GLAZE, WOOD, Light
from atelier.motifs.clouds import CloudTones
from atelier.motifs.land import hill
from atelier.motifs.plants import reeds, tall_grass
from atelier.motifs.sky import leaves_falling, mist_bank, stratus
from atelier.motifs.stuff import boards
from atelier.motifs.trees import FRUIT, OAK, ROUND, Habit, Leafage, bush, tree
from atelier.motifs.vessels import cup
from atelier.palette import Image, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=19,
    slug="dancing-reflection",
    palette=("#b5652f", "#c9c1b4", "#59654a", "#f2c3c8", "#c4282f"),
    spread=Spread(
        hue="brown/ochre", place="lake", time="overcast", season="autumn", mood="melancholy", viewpoint="eye level",
        figure="old man", composition="symmetric", people=True, relation=True, cast=("B",),
        themes=("mirrors", "memory", "love-loss", "childhood-age", "time", "music"),
    ),
)  # fmt: skip

WATER = 752.0
EDGE = 640.0  # the end of the landing stage
HE = (520.0, 712.0)
TREES: tuple[tuple[float, float, float, Habit], ...] = (
    (120, 690, 520, OAK),
    (905, 690, 430, ROUND),
    (720, 684, 230, FRUIT),
    (352, 684, 210, FRUIT),
    (560, 682, 150, ROUND),
)
SPRING = Light(direction=(-0.25, -0.85, 0.45), colour="#fff0c0", shade="#6a5a7a", strength=0.95, depth=0.42, rim="#fff6d8", rim_strength=0.8)
AUTUMN = Light(direction=(-0.2, -0.9, 0.5), colour="#f0eadc", shade="#3a3a44", strength=0.6, depth=0.52, rim="#f4eee0", rim_strength=0.5, air="#cfc8ba")


def paint(scene: Scene) -> None:
    scene.light = AUTUMN
    scene.finish = Finish(ground="#7a5a44", periphery=0.14, grade=lambda image: (image - 0.5) * 1.05 + 0.505)
    spring(scene)  # painted upright where the autumn will be, then turned over into the lake
    turn_over(scene)
    lake(scene)
    autumn(scene)
    bench(scene)
    old_man(scene)
    Bird("swan").paint(scene.motif("swan", story=True), View((842, 750), 92, -78, 6), Perch.SWIM)
    waterline(scene)


# ---- below: then


def spring(scene: Scene) -> None:
    sky = scene.motif("spring sky", light=SPRING)
    sky.shape(
        polygon([(-40, -40), (1040, -40), (1040, 760), (-40, 760)]),
        lambda x, y: ramp(["#ffe9a0", "#fdf0c4", "#dcebd2", "#a9d4d8"], np.hypot(x - 470, y - 90) / 760),
        flow=0.1,
        brush=BROAD,
        wobble=0,
    )
    sky.glow((470, 92), 420, "#ffe68a", 0.9)
    sky.glow((470, 92), 150, "#fffbe0", 0.9)
    sky.glow((470, 92), 70, "#fffef2", 1.0)
    for x, y, wide in ((200, 230, 360), (780, 190, 420), (640, 330, 300)):
        stratus(scene.motif(f"spring cloud {x}", light=SPRING), (x, y), wide, 46, CloudTones("#fbeee0", "#fffdf2", "#e4c8cc"), thickness=0.7)
    hill(scene.motif("spring meadow", light=SPRING), [(-40, 686), (300, 676), (620, 672), (1040, 682)], ["#a8c86a", "#7fb058", "#5a9450"], bottom=WATER)
    blossom = (Leafage("#b87888", "#f0bcc4", "#fdeeea", "#5a4038"), Leafage("#5a8a44", "#9cc060", "#e6ea9a", "#5a4a38"))
    for number, (x, y, height, habit) in enumerate(TREES):
        tree(scene.motif(f"spring tree {number}", light=SPRING), (x, y + 26), height, blossom[number in (1, 4)], habit)
    stage(scene.motif("spring stage", light=SPRING), "#c89a6a")
    for x, heading in ((738, -80), (838, 84)):
        Bird("swan").paint(scene.motif(f"swan then {x}", light=SPRING), View((x, 722), 100, heading, 6), Perch.SWIM)
    paint_people(scene.motif("dancers", story=True, light=SPRING), dancers())
    leaves_falling(scene.motif("petals", light=SPRING), (500, 420), 900, 520, 110, ("#f6c8cc", "#fdeaea", "#eea0b0"), size=11)


def dancers() -> pairs.Pair:
    he = Person(
        "adult",
        Outfit(top="#f2ece0", trousers="#3a4a6a", length=0.12, braces="#6a4430", shoes="#3a2a24"),
        "B",
        Hair("tousled", "#4a2e1e"),
        Face(eyes="closed"),
        seed=4,
    )
    she = Person(
        "woman",
        dress("#c4282f", 1.45, flare=0.11, sleeves="bare", shoes="#8a1c24", wind=(0.07, 0.0)),
        "B",
        Hair("long", "#2e1c18"),
        Face("button", eyes="closed"),
        seed=7,
    )
    return pairs.dancing(he, she, View((HE[0] - 30, HE[1] - 2), 405, 70, 6), 380)


def turn_over(scene: Scene) -> None:
    """Everything above the water, upside down below it: colours, objects, the way of their strokes, and their marks."""
    canvas = scene.canvas
    middle, rows = round(WATER * canvas.scale), canvas.whole.shape[0]
    below = rows - middle
    source = np.clip(middle - 1 - np.arange(below), 0, rows - 1)
    sway = np.round(canvas.scale * 3.2 * np.sin(np.arange(below) / canvas.scale / 9.5) * np.linspace(0.15, 1, below)).astype(int)
    columns = np.clip(np.arange(canvas.whole.shape[1])[None] + sway[:, None], 0, canvas.whole.shape[1] - 1)
    for layer in (canvas.picture, canvas.ids, canvas.height, canvas.finest, canvas.flow, canvas.crisp):
        layer[middle:] = layer[source[:, None], columns]
    canvas.flow[middle:] *= -1
    scene.accents[:] = [replace(each, line=np.stack([each.line[:, 0], 2 * WATER - each.line[:, 1]], 1)) for each in scene.accents]


def lake(scene: Scene) -> None:
    """What tells that it is water: olive at the edges, sky-pale streaks, rings where a petal fell."""
    water = scene.motif("lake")

    def olive(x: Image, y: Image) -> Image:
        aside = smoothstep(330, 620, np.abs(x - 500) + 0 * y)
        return np.where(y > WATER, 0.62 * aside + 0.3 * smoothstep(WATER + 60, WATER, y) + 0.12 * smoothstep(1380, 1500, y), 0)

    scene.mist("#4e5a42", olive)
    for _ in range(150):
        x, y = water.random.uniform(-20, 1020), WATER + 12 + 720 * water.random.random() ** 1.3
        water.dab(
            (x, y),
            water.random.uniform(30, 150),
            water.random.uniform(1.2, 2.8),
            0,
            ("#f8f4e4", "#dfe4d4", "#6a7454")[int(water.random.integers(3))],
            opacity=0.34,
            taper=0.95,
        )


# ---- above: now


def autumn(scene: Scene) -> None:
    sky = scene.motif("milky sky")
    sky.shape(
        polygon([(-40, -40), (1040, -40), (1040, WATER), (-40, WATER)]),
        lambda x, y: ramp(["#b4aca2", "#cfc7ba", "#e4dccc", "#e8dec8"], y / 700 + 0.05 * np.sin(x / 200)),
        flow=lambda x, y: 0.12 * np.sin(x / 200),
        brush=BROAD,
        wobble=0,
    )
    sky.glow((470, 150), 460, "#fbf4e2", 0.75)
    for number, (x, y, wide, tall) in enumerate(((260, 120, 760, 90), (780, 220, 620, 80), (420, 330, 800, 60))):
        stratus(scene.motif(f"veil {number}"), (x, y), wide, tall, CloudTones("#cfc8bc", "#e6dfd0", "#a8a29c"), thickness=0.6)
    far = scene.motif("far shore")
    far.shape(
        blob([(-60, 760), (-60, 640), (180, 618), (420, 640), (640, 612), (860, 632), (1060, 610), (1060, 760)]),
        "#a8927c",
        depth=50,
        fade=lambda x, y: smoothstep(600, 650, y) + 0 * x,
    )
    mist_bank(far, (500, 664), 1300, 90, "#d8d0c0", strength=0.85)
    copper = (Leafage("#5a2c1c", "#b5652f", "#dc9a52", "#3c2e28"), Leafage("#6a3a20", "#a8703a", "#d8a860", "#3c2e28"))
    far_copper = (Leafage("#8a6450", "#b88a68", "#d0ac84", "#6a5a50"), Leafage("#8a7458", "#b4946c", "#ccb48c", "#6a5a50"))
    for number, (x, y, height, habit) in sorted(enumerate(TREES), key=lambda each: each[1][2]):
        leaves = (copper if height > 300 else far_copper)[number in (1, 4)]
        tree(scene.motif(f"tree {number}"), (x, y + 8), height, leaves, habit)
        if height <= 300:
            mist_bank(scene.motif(f"smoke {number}"), (x, y - 10), 420, 80, "#d4ccbc", strength=0.6)
    hill(scene.motif("bank"), [(-40, 694), (200, 686), (520, 704), (760, 716), (1040, 690)], ["#a08850", "#7a6a42", "#5a5038"], bottom=WATER)
    fallen = scene.motif("fallen leaves")
    for _ in range(170):
        side, stray = fallen.random.random() < 0.6, fallen.random.normal()
        x, y = (150 + 130 * stray, fallen.random.uniform(700, 744)) if side else (890 + 80 * stray, fallen.random.uniform(704, 744))
        fallen.dab((x, y), 13, 5, fallen.random.normal() * 0.4, ("#c8742f", "#a84a24", "#dca040")[int(fallen.random.integers(3))], load=1)
    bush(scene.motif("bush behind the bench"), (240, 690), 330, 130, Leafage("#3c2a22", "#7a5632", "#a8804a"))
    stage(scene.motif("stage"), "#8a7660")


def stage(motif: Motif, wood: str) -> None:
    """Planks on posts, the same then and now."""
    for x in (60, 240, 420, 610):
        motif.shape(polygon([(x - 10, 716), (x + 10, 716), (x + 9, WATER), (x - 9, WATER)]), mix(wood, "#2a221c", 0.4), depth=9, material=WOOD)
    motif.wash(polygon([(-40, 726), (EDGE, 726), (EDGE, 740), (-40, 740)]), "#2a221c", 0.5, soft=4, way="multiply")
    top = motif.shape(
        polygon([(-40, 698), (EDGE - 26, 700), (EDGE, 716), (-40, 716)]),
        boards(motif, Placement((0, 716), 1.0, 1.571), (mix(wood, "#2a221c", 0.25), wood, mix(wood, "#fff0d8", 0.3)), width=34),
        depth=3,
        material=WOOD,
    )
    motif.shape(polygon([(-40, 715), (EDGE, 715), (EDGE, 729), (-40, 729)]), mix(wood, "#2a221c", 0.25), depth=5, material=WOOD)
    for x in np.arange(8, EDGE, 34):
        motif.line([(x - 4, 699), (x, 716), (x, 728)], 1.8, "#3a2c24", opacity=0.7, taper=0)
    assert top


def bench(scene: Scene) -> None:
    """For two; one of the cups is upside down."""
    seat = scene.motif("bench", material=WOOD)
    seat.contact((232, 704), 190, 14)
    for x in (160, 308):
        seat.shape(polygon([(x - 8, 640), (x + 8, 640), (x + 9, 708), (x - 9, 708)]), "#54463c", depth=7)
        seat.shape(polygon([(x - 6, 640), (x + 6, 640), (x + 2, 560), (x - 9, 560)]), "#54463c", depth=6)
    for y in (566, 592):
        seat.shape(polygon([(136, y), (330, y), (332, y + 16), (138, y + 16)]), "#7a6854", depth=6, flow=0.0)
    seat.shape(polygon([(130, 632), (340, 632), (344, 648), (126, 648)]), "#86725c", depth=6, flow=0.0)
    cup(scene.motif("his cup", story=True, brush=FINE), (258, 634), 44, band="#7a8a94", saucer=False)
    her = scene.motif("her cup", story=True, material=GLAZE, brush=FINE)
    her.contact((206, 634), 34)
    her.shape(blob([(188, 634), (192, 612), (198, 602), (214, 602), (220, 612), (224, 634), (206, 637)], 6), "#f2ece0", depth=14, lit="#fffdf4")
    her.line([(223, 624), (233, 618), (228, 606), (219, 610)], 4, "#f2ece0", load=1)
    her.line([(189, 630), (206, 633), (223, 630)], 3, "#b8404a", wobble=0)


def old_man(scene: Scene) -> None:
    clothes = coat("#5c5048", 1.0, trousers="#3c3a40", shoes="#2a2220", scarf="#8a8478", scarf_tail=0.12)
    who = Person("old", clothes, "B", Hair("balding", "#dcd8d0"), Face("straight", "soft", eyes="closed"), seed=2)
    pose = poses.standing(0.3, 26).but(lean=8, arms=(poses.Arm(-6, 8, 20), poses.Arm(20, 6, 30, 4)), head=(6, 30, 0), hands=("easy", "grip"))
    man = who.posed(pose, View(HE, 318, 62, 5))
    man.hold("right", things.stick(0.52, 0.016, "#4a3426", 0.06))
    man.paint(scene.motif("old man", story=True))


def waterline(scene: Scene) -> None:
    """Reeds on his side, one red petal come up from the other."""
    edge = scene.motif("waterline", brush=CRISP)
    edge.wash(polygon([(-40, WATER - 7), (1040, WATER - 7), (1040, WATER + 16), (-40, WATER + 16)]), "#3a3e32", 0.3, soft=5, way="multiply")
    for x in np.linspace(-20, 1020, 40):
        edge.dab((x + edge.random.normal() * 14, WATER + 2 + edge.random.normal() * 2.4), edge.random.uniform(20, 80), 2, 0, "#ece6d4", opacity=0.5, taper=0.9)
    reeds(scene.motif("reeds"), [(880, 770), (1000, 776)], 16, 130, green="#7a6a3c")
    tall_grass(scene.motif("grass"), [(940, 762), (1020, 760)], 60, 70, inks=("#6a5a34", "#9a8448", "#4a4228"))
    petal = scene.motif("petal", story=True, brush=CRISP)
    for radius in (46, 28):
        ring = ellipse((712, 772), radius, radius * 0.2)
        petal.line(np.vstack([ring, ring[:1]])[::4], 1.6, "#f4f0e0", opacity=0.6, taper=0)
    petal.shape(blob([(694, 772), (706, 763), (722, 762), (732, 769), (722, 776), (706, 777)], 6), "#c4282f", depth=6, lit="#f08a80", wobble=0.3)
