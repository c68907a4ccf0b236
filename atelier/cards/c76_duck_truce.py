"""76, duck-truce: a charge from both sides has stopped dead, because a duck is crossing with her seven."""

import math
from dataclasses import dataclass

import numpy as np

from atelier.bodies.animals import Animal, Gait
from atelier.bodies.birds import KINDS, Bird, Perch
from atelier.bodies.modelling import Painted, paint_bodies
from atelier.bodies.outfit import Face, Hair, Outfit
from atelier.bodies.people import Person
from atelier.bodies.poses import Arm, Leg, Pose, standing
from atelier.bodies.space import View
from atelier.bodies.species import SPECIES
from atelier.canvas import BROAD, CRISP, FINE, TINY, Brush
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, ellipse, polygon, ribbon
from atelier.light import CLOTH, METAL, WOOD, Light
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.flowers import daisies
from atelier.motifs.forms import rod
from atelier.motifs.land import hill, turf
from atelier.motifs.music import drum
from atelier.motifs.plants import tall_grass
from atelier.motifs.sky import smoke
from atelier.palette import Image, Pigment, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=76,
    slug="duck-truce",
    palette=("#79b757", "#cf2f33", "#335fae", "#fbd84a", "#c8a04a"),
    spread=Spread(
        hue="green", place="field", time="morning", season="spring", mood="comic", viewpoint="eye level",
        figure="crowd", composition="frieze", people=True, relation=True, cast=("A", "B", "C", "D", "E"),
        themes=("war-peace", "animals-as-people", "scale", "journeys", "childhood-age", "games"),
    ),
)  # fmt: skip

RED, BLUE, BRASS = "#cf2f33", "#2f5aae", "#d2a444"
COATS = ("#8a5030", "#e6dccb", "#3a2a26", "#b0702f", "#9aa0a4", "#6a4028")  # of the horses
LINE = 1236.0  # where both charges stopped


@dataclass(frozen=True)
class Rider:
    """One of the cavalry: hooves' middle, size of the horse, its coat, the rider's complexion, the lance's far end."""

    foot: Place
    size: float
    coat: int
    skin: str
    lance: Place
    hair: str = "short"
    bowed: float = 0.0  # how low the horse's head is


# farthest first
REDS = (
    Rider((46, 706), 80, 2, "B", (120, 470)), Rider((128, 762), 88, 0, "D", (214, 506)), Rider((-24, 800), 112, 5, "A", (92, 452)),
    Rider((206, 836), 116, 3, "C", (330, 500), "curls"), Rider((84, 890), 142, 1, "E", (238, 402)), Rider((296, 962), 164, 4, "B", (470, 430)),
    Rider((-6, 992), 176, 3, "C", (168, 300)), Rider((30, 1046), 214, 5, "D", (372, 230), "balding"), Rider((180, LINE), 302, 1, "B", (660, 112), "tousled"),
)  # fmt: skip
BLUES = (
    Rider((950, 760), 84, 4, "A", (842, 520)), Rider((862, 806), 92, 0, "E", (752, 540)), Rider((1016, 862), 124, 2, "C", (880, 440)),
    Rider((792, 880), 118, 5, "B", (664, 520), "cropped"), Rider((918, 940), 150, 1, "D", (752, 420)), Rider((700, 1000), 150, 3, "C", (540, 500)),
    Rider((1004, 1040), 186, 2, "B", (800, 300)), Rider((962, 1050), 212, 4, "A", (664, 250)), Rider((830, LINE + 2), 298, 0, "E", (372, 178), "afro"),
)  # fmt: skip


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.55, -0.7, 0.4), colour="#fff0b8", shade="#2f4a4e", depth=0.5, strength=0.8, rim="#fff6cc", rim_strength=0.6, air="#cfe0d4"
    )
    scene.finish = Finish(ground="#8a8a4a", grade=lambda image: (image - 0.5) * 1.05 + 0.5)
    sky(scene)
    slopes(scene)
    ranks(scene)
    meadow(scene)
    general(scene)
    fallen_drum(scene)
    procession(scene)
    near_grass(scene)


def sky(scene: Scene) -> None:
    broad, middling = scene.canvas.broad, scene.canvas.middling

    def air(x: Image, y: Image) -> Image:
        return ramp(
            ["#fff6d2", "#e4efdc", "#b7d9e4", "#86b9dc", "#6aa2d2"], np.hypot((x - 120) / 1500, (y - 330) / 1100) * 1.25 + 0.06 * broad + 0.02 * middling
        )

    scene.background(air, flow=lambda x, y: 0.12 + 0.2 * np.sin(x / 260 + y / 170), brush=BROAD)
    for number, (x, y, wide, tall) in enumerate(((800, 350, 400, 180), (120, 450, 330, 120), (500, 640, 460, 130))):
        cumulus(scene.motif(f"cloud {number}"), (x, y), wide, tall, CloudTones("#e6ecea", "#fffaea", "#a9c4d4"), thickness=0.9)
    scene.motif("sun").glow((110, 120), 520, "#fff6cc", 0.6)


def slopes(scene: Scene) -> None:
    """Two armies' hills, and the valley that both of them were charging for."""
    green = ("#a9d07a", "#79b757", "#4f8f46")
    far = hill(
        scene.motif("far hill"),
        [(-60, 820), (240, 880), (420, 930), (560, 925), (760, 880), (1060, 820)],
        ("#b9d8a0", "#94c284", "#74a870"),
        depth=90,
        bottom=1120,
        roll=8,
    )
    left = hill(
        scene.motif("their hill"),
        [(-60, 640), (60, 700), (200, 820), (340, 960), (540, 1130), (700, 1190), (1060, 1250)],
        green,
        depth=160,
        bottom=1260,
        roll=8,
    )
    right = hill(
        scene.motif("the other hill"),
        [(-60, 1250), (300, 1190), (480, 1130), (660, 990), (820, 850), (940, 756), (1060, 716)],
        green,
        depth=160,
        bottom=1260,
        roll=8,
    )
    grass = scene.motif("grass on the hills")
    for ground in (far, left, right):
        turf(grass, ground, 240, near=16, far=8)
    for x, y, s in ((250, 1020, 0.7), (700, 1060, 0.6)):
        smoke(scene.motif(f"dust {x}"), (x, y), 160 * s, "#f0e8c8", drift=0.5, strength=0.4)


# ---- cavalry


def ranks(scene: Scene) -> None:
    both = [(rider, 1) for rider in REDS] + [(rider, -1) for rider in BLUES]
    for number, (rider, way) in enumerate(sorted(both, key=lambda each: each[0].foot[1])):
        cavalry(scene, f"{'red' if way > 0 else 'blue'} rider {number}", rider, way, number)


def cavalry(scene: Scene, name: str, rider: Rider, way: int, number: int) -> None:
    """A horse pulled up short, and on it somebody who has taken the helmet off."""
    (x, y), size = rider.foot, rider.size
    motif = scene.motif(name, story=size > 220)
    uniform = RED if way > 0 else BLUE
    tall, seat = size * 1.08, (x - way * size * 0.05, y - size * 0.93)
    front = size > 290
    seen = View((x, y), size, (80 if front else 86) * way, 2)
    horse = Animal(breed(rider.coat), seed=number).clay(
        Gait.WALK if (front and way > 0) or (not front and number % 2) else Gait.STAND, (14.0 if front else (-8.0 + 7 * (number % 4)), 0.0), -70
    )
    someone = trooper(rider, uniform, number).posed(astride(way, number), View(seat, tall, 86 * way, 2))
    grip = someone.at("hand_l" if way > 0 else "hand_r")
    lance(motif, grip, rider.lance, size, uniform)
    motif.wash(ellipse((x + size * 0.16, y + size * 0.01), size * 0.62, size * 0.075), "#2c5232", 0.65, soft=size * 0.03, way="multiply")
    brush = FINE if size > 150 else TINY
    made = paint_bodies(motif, (horse, seen), (someone.clay, someone.view), brush=brush, hair=0.3)
    tack(motif, made, Placement((x, y), size, 0.0, way < 0), uniform, brush)
    held = someone.at("hand_r" if way > 0 else "hand_l")
    if size > 140:
        mane(motif, made, Placement((x, y), size, 0.0, way < 0), rider.coat)
    if front:
        bridle(motif, made, Placement((x, y), size, 0.0, way < 0), grip)
    helmet(motif, (held[0] + way * size * 0.045, held[1] - size * 0.01), size * 0.2, uniform, way)


def breed(coat: int) -> object:
    pale = coat in (1, 4)
    return SPECIES["horse"].but(
        colour=COATS[coat], under=mix(COATS[coat], "#2a1a14", 0.2), dark="#2a1e1c", mane="#8a8078" if pale else "#2a1814",
        sock="#efe6d6" if coat in (0, 2, 5) else None, chest=0.48, neck=(0.36, 0.44, 0.21, 0.12),
    )  # fmt: skip


def trooper(rider: Rider, uniform: Pigment, number: int) -> Person:
    outfit = Outfit(top=uniform, length=0.16, collar=BRASS, belt="#f2ead8", buttons=BRASS, trousers="#f0e8d6", shoes="#1e1a1e", boot=0.9, gloves="#f4eee0")
    hair = ("#2a1c16", "#6a4426", "#1a1416", "#a8743a")[number % 4]
    beard = "moustache" if number % 3 == 0 else None
    return Person(
        "adult", outfit, rider.skin, Hair(rider.hair, hair, beard), Face(("straight", "long", "hooked", "round")[number % 4], eyes="dot"), seed=number
    )


def astride(way: int, number: int) -> Pose:
    """The far hand has the lance, the near one the helmet; the head bent to see what is down there, one more than another."""
    lance_, helmet_ = Arm(64, 14, 52, 10), Arm(30, 12, 58, 16)
    legs = (Leg(56, 46, 60, 8), Leg(56, 46, 60, 8))
    arms, hands = ((lance_, helmet_), ("grip", "open")) if way > 0 else ((helmet_, lance_), ("open", "grip"))
    look, nod = ((26, 30), (0, 22), (44, 18), (-12, 10), (34, 34))[number % 5]
    return Pose(arms, legs, lean=(2, -3, 5)[number % 3], curl=4, head=(-way * look, nod, 0), hands=hands, stands_on="seat")


def lance(motif: Motif, grip: Place, tip: Place, size: float, uniform: Pigment) -> None:
    dx, dy = tip[0] - grip[0], tip[1] - grip[1]
    butt = (grip[0] - dx * 0.2, grip[1] - dy * 0.2)
    thick = max(3.2, size * 0.034)
    motif.shape(
        ribbon([butt, grip, tip], [thick, thick, thick * 0.62], 4),
        "#e2c38a",
        depth=thick * 0.5,
        material=WOOD,
        brush=CRISP,
        flow=math.atan2(dy, dx),
        wobble=0.3,
    )
    along = math.atan2(dy, dx)
    here = Placement(tip, size / 300, along)
    motif.shape(here(polygon([(-6, -8), (44, 0), (-6, 8), (-14, 0)], 4)), "#cfd4d8", depth=4, material=METAL, brush=CRISP, wobble=0.3)
    a, b = here.point(-22, 0), here.point(-96, 0)
    drop = size * 0.36
    lean = size * 0.03 * (1 if dx > 0 else -1)
    hanging = [a, b, (b[0] + lean, b[1] + drop * 0.9), ((a[0] + b[0]) / 2 + lean, b[1] + drop * 0.62), (a[0] + lean, a[1] + drop * 1.2)]
    flag = motif.shape(polygon(hanging, 5), uniform, depth=size * 0.03, material=CLOTH, brush=FINE, flow=math.pi / 2)
    stripe = [(a[0] * 0.5 + b[0] * 0.5, a[1] * 0.5 + b[1] * 0.5), ((a[0] + b[0]) / 2 + lean, b[1] + drop * 0.7)]
    motif.inlay(
        ribbon([stripe[0], ((stripe[0][0] + stripe[1][0]) / 2, (stripe[0][1] + stripe[1][1]) / 2), stripe[1]], [size * 0.05] * 3),
        "#f4e6c0",
        depth=3,
        within=flag,
    )


def tack(motif: Motif, made: Painted, here: Placement, uniform: Pigment, brush: Brush) -> None:
    """Saddle cloth, girth, breast strap and bridle, kept to the horse."""
    trunk = next((identity for part, identity in made.ids.items() if part.endswith("body") and not part.startswith("1.")), None)
    if trunk is None:
        return
    cover = here(polygon([(-0.36, -1.06), (0.20, -1.06), (0.22, -0.70), (-0.02, -0.60), (-0.34, -0.66)], 6))
    motif.inlay(cover, uniform, depth=9, material=CLOTH, brush=brush, within=trunk)
    size = here.scale
    motif.line(here([(0.22, -0.70), (-0.02, -0.60), (-0.34, -0.66)]), max(2.0, size * 0.022), BRASS, on=trunk, taper=0, load=1)
    motif.line(here([(0.10, -0.66), (0.12, -0.56), (0.12, -0.44)]), max(1.8, size * 0.022), "#3a221a", on=trunk, taper=0, load=1)
    motif.line(here([(0.20, -0.80), (0.46, -0.70), (0.70, -0.70), (0.86, -0.78)]), max(1.8, size * 0.022), "#3a221a", on=trunk, taper=0, load=1)
    seat = here(polygon([(-0.24, -1.12), (0.10, -1.12), (0.11, -1.00), (0.02, -0.86), (-0.10, -0.84), (-0.22, -0.96)], 5))
    motif.inlay(seat, "#4a2a1e", depth=5, brush=brush, within=trunk)


def mane(motif: Motif, made: Painted, here: Placement, coat: int) -> None:
    """Locks from ear to withers, fallen to our side; combed for the occasion."""
    dark, light = ("#c4baac", "#f6f0e4") if coat in (1, 4) else ("#1e1214", "#4a3026")
    crest = [(0.34, -0.99), (0.50, -1.15), (0.62, -1.30), (0.74, -1.43), (0.86, -1.47)]
    trunks = [identity for part, identity in made.ids.items() if not part.startswith("1.")]
    for share in np.linspace(0, 1, 40):
        x = float(np.interp(share, np.linspace(0, 1, 5), [p[0] for p in crest]))
        y = float(np.interp(share, np.linspace(0, 1, 5), [p[1] for p in crest])) - 0.012
        long = motif.random.uniform(0.13, 0.21) * (1 - 0.45 * share)
        lock = here([(x, y), (x + 0.02 + 0.02 * motif.random.random(), y + long * 0.5), (x + 0.02 * motif.random.normal(), y + long)])
        ink = dark if motif.random.random() < 0.6 else light
        for identity in trunks:
            motif.line(lock, here.scale * 0.026, ink, on=identity, taper=0.7, load=1)


def bridle(motif: Motif, made: Painted, here: Placement, hand: Place) -> None:
    """Straps of the head, and a rein slack for once."""
    heads = [identity for part, identity in made.ids.items() if not part.startswith("1.") and ("head" in part or "muzzle" in part or part.endswith("body"))]
    for identity in heads:
        for strap in (
            ((0.90, -1.09), (0.98, -1.10), (1.06, -1.15)),
            ((0.95, -1.10), (0.92, -1.22), (0.87, -1.38)),
            ((0.84, -1.30), (0.90, -1.36), (1.0, -1.38)),
        ):
            motif.line(here(strap), 5.5, "#4a2a1c", on=identity, taper=0, load=1)
        motif.line([here.point(0.95, -1.08), here.point(0.74, -0.90), here.point(0.46, -0.92), hand], 4.5, "#4a2a1c", on=identity, taper=0, load=1)
    motif.dab(here.point(0.95, -1.09), 8, 8, 0, BRASS, load=1)


def helmet(motif: Motif, at: Place, size: float, plume: Pigment, way: int) -> None:
    """Brass with a comb, a tail of horsehair that hangs, a strap with nothing in it; laid over the hand that holds it."""
    here = Placement(at, size, -0.10 * way, way < 0)
    tail = [(0.02, -0.76), (-0.30, -0.76), (-0.54, -0.46), (-0.66, 0.06), (-0.62, 0.60)]
    rod(motif, here(tail), [size * w for w in (0.14, 0.26, 0.26, 0.24, 0.10)], plume, material=CLOTH, brush=FINE, ragged=size * 0.03)
    dome = [(-0.50, 0.22), (-0.54, -0.20), (-0.30, -0.60), (0.06, -0.66), (0.38, -0.44), (0.48, 0.0), (0.46, 0.22)]
    motif.shape(here(blob(dome, 6)), BRASS, depth=size * 0.34, material=METAL, brush=FINE)
    comb = [(-0.50, -0.34), (-0.28, -0.72), (0.08, -0.80), (0.40, -0.54), (0.52, -0.20)]
    motif.shape(here(ribbon(comb, [0.05, 0.11, 0.15, 0.12, 0.04])), mix(BRASS, "#fff0b0", 0.3), depth=size * 0.06, material=METAL, brush=CRISP)
    peak = here(polygon([(0.36, 0.10), (0.52, 0.10), (0.86, 0.30), (0.80, 0.36), (0.40, 0.26)], 5))
    motif.shape(peak, "#2a2226", depth=size * 0.05, brush=CRISP)
    motif.shape(here(ribbon([(-0.56, 0.18), (0.0, 0.30), (0.52, 0.16)], [0.10, 0.13, 0.09])), "#2a2226", depth=size * 0.05, brush=CRISP)
    motif.line(here([(-0.30, 0.26), (-0.10, 0.62), (0.18, 0.60), (0.34, 0.24)]), max(1.5, size * 0.07), mix(BRASS, "#6a4a1c", 0.2), taper=0, load=1)
    motif.shape(here(ellipse((0.12, -0.10), 0.13)), "#f6e6a8", depth=size * 0.04, material=METAL, brush=CRISP)
    motif.shape(here(blob([(-0.56, 0.10), (-0.36, 0.02), (-0.20, 0.14), (-0.26, 0.34), (-0.50, 0.36)], 5)), "#f0e8da", depth=size * 0.1, brush=CRISP)  # a glove


# ---- what it is about


def meadow(scene: Scene) -> None:
    """The strip between the front hooves."""
    field = scene.motif("meadow")
    ground = hill(field, [(-60, 1226), (260, 1234), (520, 1240), (760, 1236), (1060, 1228)], ("#94cc66", "#79b757", "#3f7f3c"), depth=120, bottom=1560, roll=5)
    field.wash(polygon([(-60, 1400), (1060, 1390), (1060, 1560), (-60, 1560)]), "#2f6a3c", 0.5, soft=60, way="multiply", within=ground)
    field.glow((480, 1330), 380, "#f2f0a0", 0.4, down=70, within=ground)
    for rider in (REDS[-1], BLUES[-1]):
        x, y = rider.foot
        field.wash(
            blob([(x - 150, y - 2), (x + 190, y - 4), (x + 230, y + 26), (x + 20, y + 44), (x - 130, y + 24)]),
            "#2a5a38",
            0.5,
            soft=12,
            way="multiply",
            within=ground,
        )
    turf(field, ground, 900, near=30, far=16)
    daisies(scene.motif("daisies"), [(x, y) for x, y in field.spots(ground, 60) if y > 1260 and not 1300 < y < 1420], 9)
    hooves(scene)


def hooves(scene: Scene) -> None:
    """Four long furrows: how suddenly they stopped."""
    marks = scene.motif("skid marks")
    ground = scene.motifs["meadow"].ids[0]
    for x0, x1, y in ((-20, 250, 1252), (-20, 210, 1268), (1010, 770, 1254), (1010, 806, 1270)):
        marks.wash(ribbon([(x0, y), ((x0 + x1) / 2, y + 2), (x1, y - 2)], [12, 10, 5]), "#5a4a2c", 0.6, soft=3, within=ground)


def general(scene: Scene) -> None:
    """Arms out, as one does for schoolchildren."""
    outfit = Outfit(
        top="#f2ead6", length=0.62, flare=0.05, collar=RED, buttons=BRASS, belt=RED, trousers="#2c3350", shoes="#1e1a1e", boot=0.9, gloves="#fbf6ea",
            )  # fmt: skip
    who = Person("large", outfit, "C", Hair("short", "#e6e0d6", "moustache"), Face("round", "double"))
    pose = standing(0.6).but(
        arms=(Arm(16, 78, 14, -6), Arm(30, 118, 26, 6)), legs=(Leg(4, 11, 2), Leg(-2, 9, 0)), hands=("flat", "grip"), head=(-8, 20, 6), side=4
    )
    body = who.posed(pose, View((500, 1264), 252, 26, 14))
    motif = scene.motif("general", story=True)
    x, y = body.at("hand_r")
    rod(motif, [(x + 3, y + 22), (x - 6, y - 26), (x - 18, y - 92)], [9, 8, 7], "#7a3a24", material=WOOD, brush=CRISP)
    motif.shape(ellipse((x - 19, y - 96), 9), BRASS, depth=7, material=METAL, brush=CRISP)
    body.paint(motif, shadow=(0.5, 0.18))
    for side in ("toe_l", "toe_r"):
        u, v = body.at(side)
        motif.shape(
            blob([(u - 15, v - 2), (u - 8, v - 14), (u + 10, v - 12), (u + 17, v + 2), (u + 8, v + 10), (u - 10, v + 9)], 5), "#1e1a1e", depth=8, brush=FINE
        )
    u, v = body.at("head")[0], body.at("head")[1] + 15
    motif.shape(
        blob([(u - 52, v - 16), (u - 30, v - 50), (u, v - 62), (u + 30, v - 50), (u + 52, v - 16), (u + 24, v - 26), (u, v - 29), (u - 24, v - 26)], 6),
        "#26242c",
        depth=10,
        brush=FINE,
    )
    motif.line([(u - 48, v - 18), (u - 26, v - 45), (u, v - 57), (u + 26, v - 45), (u + 48, v - 18)], 3.4, BRASS, taper=0.1, load=1)
    motif.shape(ellipse((u, v - 42), 7), RED, depth=4, brush=CRISP)
    for side in ("shoulder_l", "shoulder_r"):
        u, v = body.at(side)
        motif.shape(blob([(u - 17, v - 2), (u - 8, v - 12), (u + 8, v - 12), (u + 17, v - 2), (u, v + 5)], 5), BRASS, depth=7, material=METAL, brush=FINE)


def fallen_drum(scene: Scene) -> None:
    thing = scene.motif("drum put down", story=True)
    drum(thing, (918, 1432), 130, shell=RED, rim="#f2e2b0", skin="#f4ecd8")
    for a, b in (((872, 1360), (936, 1344)), ((880, 1346), (942, 1366))):
        thing.line([a, b], 6, "#c89a5a", taper=0.1, load=1)


def procession(scene: Scene) -> None:
    """In no hurry at all."""
    white = KINDS["duck"].but(
        colour="#f7f1e2", under="#e6dcc4", wing="#e4d8be", beak="#ee8a26", leg="#ee8a26", neck=(0.14, 0.24, 0.088), bill=(1.45, 0.44, 0.05)
    )
    yellow = KINDS["duckling"].but(colour="#fbd84a", under="#fdeb9a", wing="#f2c433", beak="#e8802a", leg="#e8802a")
    mother = scene.motif("duck", story=True)
    Bird(white).paint(mother, View((736, 1384), 224, 84, 5), Perch.WALK, head=(-6, 8), shadow=(0.5, 0.22))
    walk, stand = Perch.WALK, Perch.STAND
    train = (
        (598, 1372, 98, 84, walk, (0, 0)), (536, 1398, 86, 70, walk, (-22, 30)), (452, 1366, 96, 84, walk, (-4, 0)), (392, 1408, 78, 96, Perch.PECK, (0, 0)),
        (300, 1362, 88, 78, stand, (-30, 52)), (222, 1400, 100, 84, walk, (0, 0)), (78, 1380, 104, 84, walk, (0, 0)),
    )  # fmt: skip
    for number, (x, y, size, heading, doing, head) in enumerate(train):
        chick = scene.motif(f"duckling {number}", story=True)
        Bird(yellow).paint(chick, View((x, y), size, heading, 5), doing, head=head, shadow=(0.5, 0.22))
    medal(scene, (122, 1330))


def medal(scene: Scene, at: Place) -> None:
    """It was lying in the grass; nobody has asked for it back."""
    motif = scene.motif("dropped medal", story=True, brush=CRISP, wobble=0.3)
    x, y = at
    motif.shape(polygon([(x - 4, y - 4), (x + 10, y - 4), (x + 14, y + 26), (x + 3, y + 30)], 4), RED, depth=3)
    motif.line([(x + 3, y - 2), (x + 7, y + 26)], 3.4, "#f6ecd0", taper=0, load=1)
    t = np.linspace(0, 2 * math.pi, 11)[:-1]
    r = np.where(np.arange(10) % 2, 11, 20)
    motif.shape(polygon(np.stack([x + 10 + r * np.sin(t), y + 46 - r * np.cos(t)], 1), 3), "#f0bc3a", depth=7, material=METAL, lit="#fff2b0")
    motif.shape(ellipse((x + 10, y + 46), 6), "#c8862a", depth=3)


def near_grass(scene: Scene) -> None:
    front = scene.motif("near grass")
    inks = ("#2f6a34", "#4f8f42", "#86bf5a", "#b4d878")
    tall_grass(front, [(-20, 1480), (200, 1500), (420, 1520)], 120, 90, inks, wind=0.2, seeds=0.2)
    tall_grass(front, [(560, 1520), (800, 1500), (1020, 1480)], 120, 96, inks, wind=0.2, seeds=0.2)
    daisies(front, [(60, 1440), (150, 1470), (330, 1462), (470, 1476), (640, 1456), (770, 1478), (830, 1462)], 15)
