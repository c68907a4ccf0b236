"""38, shadow-tailor: in a little shop full of hanging darkness a mouse is being fitted with the shadow of a lion."""

import math

import numpy as np

from atelier.bodies import poses
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.outfit import FURRED, Face, Hair, Outfit
from atelier.bodies.people import Person
from atelier.bodies.silhouettes import silhouette
from atelier.bodies.space import View
from atelier.bodies.species import SPECIES
from atelier.canvas import CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, blob, curve, ellipse, polygon, ribbon, union
from atelier.light import CLOTH, METAL, WOOD, Light
from atelier.motifs.forms import rod, turned
from atelier.motifs.openings import Window, window
from atelier.motifs.play import broom, spool
from atelier.motifs.rooms import Room, motes, papered, room
from atelier.motifs.stuff import boards
from atelier.palette import Image, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Gradient, Motif, Scene

CARD = Card(
    number=38,
    slug="shadow-tailor",
    palette=("#eca84a", "#7b5130", "#241c1d", "#d69a8d", "#3c8f8a"),
    spread=Spread(
        hue="orange/peach", place="workshop", time="golden hour", season="no season", mood="comic", viewpoint="eye level",
        figure="animal", composition="frame within frame", people=True, relation=True, cast=("C",),
        themes=("masks-lies", "fear", "mirrors", "scale", "money-greed", "work-machines"),
    ),
)  # fmt: skip

KITTENS = (
    (330, 1400, 62, -90, Gait.WALK), (440, 1440, 54, 90, Gait.SIT), (220, 1456, 52, 80, Gait.LEAP), (566, 1416, 44, -80, Gait.CURL),
    (404, 1350, 36, 90, Gait.WALK),
)  # fmt: skip
DARK, TEAL = "#241c1d", "#3c8f8a"
STOOL: Place = (590.0, 1122.0)
PLAN = Room((110, 150, 872, 1060), vanishing=(470, 640), bottom=1560)
LION = View((474, 1112), 640, -84, 2)


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.85, -0.4, 0.35), colour="#ffdc96", shade="#3a2226", strength=0.95, depth=0.6, rim="#ffe9b0", rim_from=(1.0, -0.3), rim_strength=1.0
    )
    scene.finish = Finish(ground="#8a5c34", periphery=0.25, grade=lambda image: (image - 0.5) * 1.07 + 0.5)
    shop(scene)
    shop_window(scene)
    rail(scene)
    bolts(scene)
    lion_on_the_wall(scene)
    mirror(scene)
    late_sun(scene)
    waiting_cat(scene)
    customer(scene)
    tailor(scene)
    sweepings(scene)
    motes(scene.motif("dust"), (640, 640), 460, 620, 70)
    doorway(scene)


def shop(scene: Scene) -> None:
    walls = scene.motif("shop")
    paper = papered(walls, Placement((0, 0)), "#dc9a48", "#c07e38", 46)
    planks = boards(walls, PLAN.floor, ("#5f3d26", "#7b5130", "#966840"), width=74, length=640, upright=True)

    def glowing(x: Image, y: Image) -> Image:
        near = np.exp(-(((x - 640) / 420) ** 2 + ((y - 640) / 460) ** 2))
        return lerp(paper(x, y), np.broadcast_to(ramp(["#f8c878"], np.zeros((1, 1))), (*np.broadcast(x, y).shape, 3)), near * 0.55)

    room(walls, PLAN, wall=glowing, floor=planks, ceiling="#6a4630", left="#7a4f30", right="#8a5a34")
    walls.shape(polygon([(110, 1030), (872, 1030), (872, 1064), (110, 1064)]), "#5a3a24", depth=5, material=WOOD)


def shop_window(scene: Scene) -> None:
    """Thick late sun."""
    light = scene.motif("window", brush=FINE)
    look = Window("low", "#5a3a26", lit=None, panes=(2, 3), curtain=None, view=Gradient(["#fff0b8", "#ffdc88", "#f6b454"], (760, 420), (760, 820)))
    light.glow((768, 610), 380, "#ffe2a0", 0.6)
    window(light, Placement((768, 800)), 166, 360, look)
    for k, ink in enumerate(("#b5544a", "#3c8f8a", "#e8d8b0", "#6a3f5c")):
        spool(scene.motif(f"spool {k}", brush=FINE), (706 + 40 * k, 800), 38, thread=ink)


def hung(motif: Motif, outlines: list[Points], hook: Place) -> None:
    """A shadow on its hanger: flat as cloth, and a little threadbare at the hem."""
    motif.shape(outlines, DARK, depth=7, material=CLOTH, lit="#5a4038", shade="#140e10", flow=math.pi / 2)
    x, y = hook
    motif.line([(x, 250), (x + 5, 240), (x, 234)], 4, "#c8a050", taper=0, load=1)
    motif.line([(x - 40, y + 10), (x, 252), (x + 40, y + 10)], 5, "#a87c3c", taper=0, load=1)


def rail(scene: Scene) -> None:
    """Off the peg."""
    bar = scene.motif("rail", story=True, material=METAL)
    rod(bar, [(112, 240), (490, 236), (872, 240)], [11, 11, 11], "#b8863c", material=METAL)
    hung(scene.motif("stag's shadow"), silhouette(Animal("stag").clay(Gait.WALK), View((196, 424), 92, 90, 2)), (190, 300))
    hung(scene.motif("heron's shadow"), silhouette(Bird("heron").clay(Perch.STAND), View((330, 480), 190, 90, 2)), (330, 300))
    dame = Person("woman", Outfit(top=DARK, skirt=DARK, skirt_length=1.7, trousers=None))
    seen = View((452, 484), 196, 60, 2)
    hung(scene.motif("dame's shadow"), silhouette(dame.posed(poses.standing(), seen).clay, seen), (452, 292))
    hung(scene.motif("elephant's shadow"), silhouette(Animal("elephant").clay(Gait.STAND), View((570, 408), 84, -90, 2)), (566, 296))
    torn = scene.motif("umbrella's shadow", story=True)
    top = [(640, 372), (664, 318), (700, 300), (738, 318), (764, 372), (744, 362), (722, 374), (702, 362), (682, 374), (660, 362)]
    hung(torn, [blob(top, 4), ribbon([(702, 340), (702, 450), (714, 462)], [6, 6, 6])], (702, 292))
    torn.wash(polygon([(712, 322), (722, 330), (716, 352), (708, 340)]), "#f0b45c", 1.0, soft=0.5)


def bolts(scene: Scene) -> None:
    """Darkness by the yard."""
    for number, (x, y, lean, tall, ink) in enumerate(((64, 1210, 40, 520, "#2a2022"), (124, 1180, 26, 430, "#3a2a2c"), (30, 1290, 30, 470, "#1e1719"))):
        bolt = scene.motif(f"bolt {number}", material=CLOTH)
        bolt.contact((x, y), 90)
        rod(bolt, [(x, y), (x + lean, y - tall)], [66, 62], ink, ragged=1.2, grain=24)
        bolt.shape(ellipse((x + lean, y - tall), 31, 13), mix(ink, "#8a6a58", 0.4), depth=3, brush=FINE)
        for turn in (24, 16, 8):
            ring = ellipse((x + lean, y - tall), turn, turn * 0.4)
            bolt.line(np.vstack([ring, ring[:1]])[::4], 1.8, "#0e0a0c", taper=0)
        flap = [(x + 26, y - tall * 0.8), (x + 52, y - tall * 0.5), (x + 44, y - 30), (x + 22, y - 10)]
        bolt.shape(blob([*flap, (x + 16, y - tall * 0.4)]), mix(ink, "#4a3438", 0.3), depth=6)


# ---- the fitting


def lion_on_the_wall(scene: Scene) -> None:
    """Upright as the mouse is, and five times as large, hem not yet even."""
    shadow = scene.motif("lion's shadow")
    outlines = lion(LION)
    shadow.wash(outlines, "#2c1a1c", 0.9, soft=2.0)
    shadow.wash(polygon([(420, 1060), (330, 1062), (404, 1132), (640, 1136), (600, 1062)]), "#2c1a1c", 0.86, soft=3)
    foot = [(330 + 12 * k, 1060 + 5 * math.sin(k * 1.7)) for k in range(22)]
    for (x, y), (u, v) in zip(foot[::2], foot[1::2], strict=False):
        shadow.line([(x, y), (u, v + 8)], 2.6, "#fbf0d8", taper=0.1, load=1)


def lion(view: View) -> list[Points]:
    """A lion that stands like a person, its paws on its hips."""
    posed = Person("beast", FURRED, DARK, beast="tiger").posed(proud(), view)
    head = posed.at("head")
    size = view.size
    mane = [
        (head[0] + size * (0.085 + out * math.cos(angle)), head[1] + size * (0.045 + 1.2 * out * math.sin(angle)))
        for angle, out in zip(np.arange(28) * math.pi / 14, [0.152, 0.168] * 14, strict=True)
    ]
    swish = [(0.10, -0.3), (0.34, -0.12), (0.36, -0.42)]
    tail = ribbon(np.array(swish) * size + (head[0], view.at[1]), [16, 13, 11])
    tuft = ellipse((head[0] + size * 0.355, view.at[1] - size * 0.46), size * 0.03, size * 0.06, 0.2)
    return union([*silhouette(posed.clay, view), blob(mane, 3), tail, tuft])


def proud() -> poses.Pose:
    fist = poses.Arm(-24, 52, 96, 62)
    return poses.standing().but(arms=(fist, fist), head=(0, -12, 0), lean=-5, hands=("fist", "fist"))


def mirror(scene: Scene) -> None:
    """Only the lion shows in it."""
    glass = scene.motif("mirror", story=True, material=WOOD)
    outer, inner = [(118, 1226), (356, 1180), (356, 556), (118, 490)], [(144, 1190), (332, 1152), (332, 586), (144, 532)]
    glass.contact((236, 1206), 230, 30)
    for foot in ((124, 1226), (350, 1184)):
        claw = np.add([(-26, 22), (-10, -18), (14, -18), (28, 20)], foot)
        glass.shape(blob(claw), "#6a3a28", depth=8)
    glass.shape(polygon(inner, 8), Gradient(["#f4c878", "#e0a458", "#a86c3c"], (300, 560), (180, 1180)), depth=2)
    reflected = scene.motif("lion in the mirror", story=True, brush=FINE)
    view = View((238, 1152), 470, 64, 2)
    coat = SPECIES["tiger"].but(colour="#d9a04c", under="#f0d8a8", stripes=False)
    king = Person("beast", FURRED, "#d9a04c", beast=coat).posed(proud(), view)
    x, y = king.at("head")
    for ring, ink in ((1.0, "#6a3418"), (0.82, "#8a4a20")):
        tufts = [
            (x - 22 + ring * (104 + 9 * (k % 2)) * math.cos(k * math.pi / 14), y + 20 + ring * (124 + 11 * (k % 2)) * math.sin(k * math.pi / 14))
            for k in range(28)
        ]
        reflected.shape(blob(tufts, 3), ink, depth=30)
    king.paint(reflected, contact=False)
    frame = scene.motif("mirror frame", material=WOOD)
    frame.shape([polygon(outer, 10), polygon(inner, 8)[::-1]], "#7a4428", depth=11)
    frame.shape(blob([(122, 498), (170, 456), (236, 462), (300, 500), (354, 558), (240, 534)]), "#8a5030", depth=10)
    frame.wash(polygon([(146, 640), (330, 706), (330, 766), (146, 720)]), "#fff4d0", 0.2, soft=5)


def late_sun(scene: Scene) -> None:
    sun = scene.motif("late sun")
    sun.wash(polygon([(690, 470), (846, 470), (560, 1400), (180, 1400)]), "#ffd890", 0.2, soft=30, way="screen")
    for k in range(2):
        x = 520 - 150 * k
        sun.wash(polygon([(x, 1190), (x + 122, 1190), (x + 20, 1420), (x - 130, 1420)]), "#ffcf7a", 0.5, soft=6)


def customer(scene: Scene) -> None:
    stand = scene.motif("stool", material=WOOD)
    x, y = STOOL
    stand.wash(polygon([(x - 50, y + 70), (x + 60, y + 70), (x - 150, y + 130), (x - 260, y + 110)]), "#2c1a1c", 0.5, soft=8, way="multiply")
    for side in (-44, 40, -12):
        rod(stand, [(x + side * 1.15, y + 92 - abs(side + 12) * 0.3), (x + side * 0.8, y)], [11, 12], "#6a4028")
    turned(stand, Placement((x, y + 18)), [(62, -20), (64, -12), (60, 0)], "#8a5632", material=WOOD, tilt=0.3)
    mouse = scene.motif("mouse", story=True, brush=FINE)
    clothes = FURRED.but(top="#d69a8d", length=0.12, braces="#7a3f3c", trousers="#8a5a5c", trouser_length=1.7)
    Person("beast", clothes, "#b8a898", beast="mouse").posed(proud(), View((x, y + 2), 212, -72, 4)).paint(mouse)


def tailor(scene: Scene) -> None:
    """Pins in his mouth, turban neatly wound, the hem between finger and thumb."""
    man = scene.motif("tailor", story=True, brush=FINE)
    clothes = Outfit(top="#f2e0c0", length=0.9, sleeve=1.0, trousers="#7a5a48", scarf=None, shoes="#6a2f28", apron=None, collar="#e0c8a0", belt="#a8483c")
    person = Person("adult", clothes, "C", Hair("none", "#2a1a18", "full"), Face("hooked", "strong"))
    view = View((756, 1286), 468, -78, 4)
    pose = poses.kneeling(20, one=True).but(head=(0, 6, 0), hands=("grip", "grip"))
    posed = person.posed(pose, view, left_hand=(612, 1112), right_hand=(640, 1150))
    posed.paint(man)
    turban(scene, posed.at("head"))
    x, y = posed.at("neck")
    tape = scene.motif("tape measure", brush=FINE, material=CLOTH)
    tape.shape(ribbon([(x - 34, y + 116), (x - 30, y + 44), (x + 6, y + 6), (x + 32, y + 26), (x + 44, y + 128)], [15, 14, 15, 14, 15]), TEAL, depth=4)
    for k in range(7):
        tape.line([(x - 40, y + 52 + 9 * k), (x - 32, y + 52 + 9 * k)], 1.8, "#f6ecd0", taper=0, load=1)
    x, y = posed.at("head")
    pins = scene.motif("pins", brush=CRISP)
    for k in range(3):
        pins.line([(x - 46, y + 34 + 3 * k), (x - 76, y + 30 + 8 * k)], 2.4, "#f4f0e6", taper=0.3, load=1)
        pins.dab((x - 77, y + 30 + 8 * k), 5, 5, 0, "#e8483c", taper=0, load=1)
    hem = scene.motif("hem")
    hem.shape(blob([(598, 1108), (632, 1116), (652, 1150), (640, 1178), (612, 1170), (590, 1140)]), "#2c1a1c", depth=5, material=CLOTH, lit="#5a3c3a")
    for k in range(4):
        hem.line([(600 + 11 * k, 1158 + 4 * k), (606 + 11 * k, 1161 + 4 * k)], 2.4, "#fbf0d8", taper=0, load=1)


def turban(scene: Scene, head: Place) -> None:
    wound = scene.motif("turban", story=True, brush=FINE, material=CLOTH)
    x, y = head
    here = Placement((x + 4, y - 22), 0.92, 0.12)
    wound.shape(here(blob([(-50, 10), (-46, -30), (-10, -58), (34, -48), (54, -12), (50, 16), (4, 22)])), "#d69a8d", depth=26)
    winds = ([(-52, 14), (-8, -8), (54, 0)], [(-52, -2), (-6, -28), (54, -14)], [(-44, -22), (0, -46), (50, -26)], [(-50, 16), (6, 12), (52, 18)])
    for k, spine in enumerate(winds):
        wound.shape(here(ribbon(spine, [12, 22, 13])), mix("#d69a8d", "#f2d0c0" if k % 2 else "#b06a62", 0.5), depth=8)


# ---- who else is there


def waiting_cat(scene: Scene) -> None:
    """Something a size smaller, please."""
    fat = scene.motif("fat cat", story=True, brush=FINE)
    slim = SPECIES["cat"].but(colour="#6a6068", chest=0.62, waist=0.66, under="#b8a8a4")
    Animal(slim, eyes="closed").paint(fat, View((884, 1214), 176, -58, 8), Gait.SIT, head=(6, 10))


def sweepings(scene: Scene) -> None:
    """Scraps, swept up: they have become kittens."""
    scraps = scene.motif("kittens of shadow")
    for x, y, size, heading, gait in KITTENS:
        scraps.wash(silhouette(Animal("cat").clay(gait), View((x, y), size, heading, 10)), "#21161a", 0.92, soft=1.2)
    for _ in range(26):
        at = (380 + scraps.random.normal() * 120, 1424 + scraps.random.normal() * 30)
        turn = Placement(at, float(scraps.random.uniform(0.4, 1.0)), float(scraps.random.uniform(0, 6)))
        scraps.wash(turn(polygon([(-9, -4), (10, -6), (4, 8)])), "#21161a", 0.85, soft=0.8)
    broom(scene.motif("broom", brush=FINE), (664, 1470), 330, turn=0.3)


def doorway(scene: Scene) -> None:
    """We stand on the step, in the dark."""
    dark = scene.motif("doorway", material=WOOD)
    jamb = Gradient(["#2a1a16", "#1a1012"], (0, 0), (0, 1500))
    dark.shape(polygon([(-40, -40), (62, -40), (50, 1560), (-40, 1560)]), jamb, depth=16)
    dark.shape(polygon([(940, -40), (1040, -40), (1040, 1560), (952, 1560)]), jamb, depth=16)
    lintel = np.vstack([curve([(40, 190), (200, 110), (500, 84), (800, 110), (960, 190)], 10), [(1040, -40), (-40, -40)]])
    dark.shape(lintel, jamb, depth=16)
    dark.line([(56, 200), (210, 122), (500, 96), (790, 122), (944, 200)], 4, "#d89a4c", taper=0.3, opacity=0.7)
    dark.line([(944, 200), (946, 900), (954, 1500)], 3.5, "#c8863c", taper=0.4, opacity=0.6)
    scene.motif("step").wash(polygon([(-40, 1470), (1040, 1470), (1040, 1560), (-40, 1560)]), "#140c0c", 0.7, soft=22, way="multiply")
