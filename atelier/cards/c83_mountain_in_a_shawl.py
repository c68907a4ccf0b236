"""83, mountain-in-a-shawl: a broad woman carries a mountain over the plateau on her back, and pats it."""

import math

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies import poses
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.clay import Clay, Stuff
from atelier.bodies.modelling import Painted, paint_bodies
from atelier.bodies.outfit import Build, Face, Hair, Outfit
from atelier.bodies.people import Person, Posed
from atelier.bodies.poses import Arm, Leg
from atelier.bodies.space import View
from atelier.bodies.species import SPECIES
from atelier.canvas import BROAD, CRISP, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon, ribbon, smoothstep, wobble
from atelier.light import CLOTH, FUR, SKIN, Light
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.forms import rod
from atelier.motifs.land import hill, plain, terrain
from atelier.motifs.rock import ROCK, boulder
from atelier.motifs.sky import cirrus
from atelier.palette import COMPLEXIONS, Image, lerp, ramp
from atelier.paper import Finish
from atelier.scene import Scene

CARD = Card(
    number=83,
    slug="mountain-in-a-shawl",
    palette=("#f3bfb2", "#dcc27a", "#c5336f", "#2fa4a2", "#f6f6f2"),
    spread=Spread(
        hue="red/rose", place="mountain", time="dawn", season="spring", mood="majestic", viewpoint="from below", figure="woman",
        composition="big single form", people=True, relation=True, cast=("D",),
        themes=("journeys", "love-loss", "home", "scale", "growth", "work-machines"),
    ),
)  # fmt: skip

HORIZON = 1196.0
SUMMIT: Place = (360.0, 168.0)
CREST = [
    (112, 700), (120, 640), (138, 590), (160, 560), (186, 500), (214, 470), (236, 404), (262, 384), (284, 318), (306, 296), (326, 226), (346, 188), (362, 168),
    (384, 208), (402, 222), (430, 290), (452, 304), (472, 352), (508, 380), (528, 432), (566, 462), (590, 520), (640, 560), (700, 640),
]  # fmt: skip
KNOT: Place = (792.0, 590.0)
HOLLOW: Place = (176.0, 1270.0)
RIM = [(112, 664), (160, 706), (250, 742), (380, 746), (500, 702), (584, 610), (644, 508), (694, 440)]
BAND = ("#c5336f", "#c5336f", "#a8245c", "#2fa4a2", "#f4ead8", "#2fa4a2", "#a8245c", "#c5336f", "#e8b84c", "#c5336f", "#7a2a5c")


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.8, -0.35, 0.42), colour="#ffdcae", shade="#5a4a86", depth=0.52, strength=0.92, rim="#fff0cc", rim_strength=0.9, air="#eec4bc"
    )
    scene.finish = Finish(ground="#c88a80", grade=lambda image: (image - 0.5) * 1.06 + 0.505)
    sky(scene)
    plateau(scene)
    where_it_stood(scene)
    burden(scene)
    clouds(scene)
    climber(scene)
    goats(scene)
    her = woman(scene)
    straps(scene)
    sling(scene)
    arms(scene, her)
    stream(scene)
    baby(scene)
    near_ground(scene)


def sky(scene: Scene) -> None:
    broad = scene.canvas.broad
    scene.background(
        lambda x, y: ramp(["#a8c4d8", "#c4d0dc", "#e6cfd0", "#f3bfb2", "#f9cfa6", "#fde3b0"], y / 1230 + 0.05 * broad + 0.00016 * (500 - x)),
        flow=lambda x, y: -0.12 + 0.2 * np.sin(x / 300 + y / 240),
        brush=BROAD,
    )
    scene.motif("dawn").glow((-40, 1120), 700, "#ffe6b0", 0.8, down=430)
    for number, (x, y, wide, high) in enumerate(((830, 130, 360, 60), (900, 700, 300, 40), (120, 930, 320, 34))):
        cirrus(scene.motif(f"veil {number}"), (x, y), wide, high, tilt=-0.1)


def plateau(scene: Scene) -> None:
    """High and level, with what looks like nothing from up there."""
    far = scene.motif("far range")
    hill(
        far,
        [(-60, 1180), (120, 1150), (260, 1172), (420, 1140), (600, 1168), (760, 1128), (900, 1156), (1060, 1120)],
        ("#d8a8b4", "#c898ac", "#d8b0a8"),
        depth=50,
    )
    land = scene.motif("plateau")
    noise = land.noise(4)

    def straw(x: Image, y: Image) -> Image:
        return ramp(["#f3d8a0", "#e6c886", "#dcc27a", "#c8a460", "#a8824e"], (y - HORIZON) / 330 + 0.12 * noise(x, y * 4, 240))

    made = plain(land, HORIZON, straw, uneven=5)
    for x, y in land.spots(made, 900):
        near = (y - HORIZON) / 300
        land.dab(
            (x, y),
            6 + 26 * near,
            1.6 + 2.6 * near,
            0.05 * land.random.normal(),
            ("#b8924e", "#f6e2a6", "#9a7a4a", "#cfae62")[int(land.random.integers(4))],
            on=made,
            taper=0.7,
            opacity=0.55,
        )
    for _ in range(60):  # trees, as she sees them
        x, y = land.random.uniform(20, 990), HORIZON + 8 + 100 * land.random.random() ** 2
        tall = 6 + 10 * (y - HORIZON) / 100
        land.dab((x + tall * 0.6, y), tall * 1.6, tall * 0.3, 0, "#8a6a5a", on=made, taper=0.5, opacity=0.5)
        for lift in (0.3, 0.6, 0.9):
            land.dab((x, y - tall * lift), tall * (1.1 - 0.6 * lift), tall * 0.5, 0, ("#5a6a4a", "#7f8f56", "#a8a862")[int(lift * 3)], taper=0.3, load=1)


def where_it_stood(scene: Scene) -> None:
    """A hole full of night; they had not expected to be seen."""
    hole = scene.motif("hollow", story=True)
    x, y = HOLLOW
    rim = blob(
        [(x - 172, y - 4), (x - 110, y - 34), (x, y - 42), (x + 96, y - 36), (x + 168, y - 8), (x + 130, y + 26), (x + 20, y + 44), (x - 100, y + 34)], 8
    )
    hole.shape(Placement((x, y), 1.10)(rim - (x, y)), "#a87a52", depth=12, shade="#6a4a5a")
    night = hole.shape(
        rim, lambda u, v: ramp(["#1a1a44", "#262a60", "#4a4488", "#7a6aa4"], (v - y + 44) / 100), depth=2, lit="#2a2c66", shade="#14143a", wobble=2.5
    )
    hole.wash(polygon([(x - 180, y - 44), (x + 180, y - 44), (x + 160, y - 12), (x - 160, y - 12)]), "#0c0c2a", 0.6, soft=10, within=night)
    glint = scene.motif("stars", story=True, brush=CRISP)
    glint.glow((x, y - 30), 190, "#b8b0f0", 0.35, down=90)
    for _ in range(40):
        glint.dab((x + 130 * glint.random.uniform(-1, 1), y + 26 * glint.random.uniform(-1, 1)), 3, 3, 0, "#e8e4ff", taper=0, load=1, on=night)
    for dx, dy, size in ((-118, 4, 13), (-70, -18, 11), (-34, 16, 19), (24, -12, 14), (70, 16, 18), (122, 0, 12), (-92, 26, 10), (104, 26, 10)):
        at = (x + dx, y + dy)
        glint.glow(at, size * 2.2, "#fff0c0", 0.6)
        points = [((1 if k % 2 == 0 else 0.48) * math.sin(k * math.pi / 5), -(1 if k % 2 == 0 else 0.48) * math.cos(k * math.pi / 5)) for k in range(10)]
        glint.shape(Placement(at, size, float(glint.random.uniform(-0.3, 0.3)))(polygon(points, 2)), "#ffeeb0", depth=3, lit="#fff8dc", shade="#e8c070")
        if size > 12:  # their mouths are open
            glint.dab((at[0], at[1] + size * 0.12), size * 0.22, size * 0.2, 0.2, "#5a3a4a", taper=0, load=1)


# ---- the load


def burden(scene: Scene) -> None:
    """Rock, snow that has caught the sun, woods where the shawl begins."""
    rock = scene.motif("mountain", story=True)
    noise, form = rock.noise(5), rock.noise(2)

    def spurs(x: Image, y: Image) -> tuple[Image, Image]:
        fallen = np.clip((y - SUMMIT[1] + 70) / 640, 0.08, 1.5)
        return (x - SUMMIT[0]) / fallen**0.7 + 40 * form(x, y, 200), fallen * 640

    def ribs(x: Image, y: Image) -> Image:
        u, v = spurs(x, y)
        return np.maximum(form(u + 0.5 * v, v * 0.8, 210, 330, ridged=True), form(u - 0.6 * v + 500, v * 0.8, 250, 310, ridged=True))

    def stone(x: Image, y: Image) -> Image:
        u, v = spurs(x, y)
        snow = ramp(["#fdf6f0", "#f6f2f4", "#e2dcec"], v / 620 + 0.08 * noise(x, y, 150))
        bare = ramp(["#a890b0", "#8f7898", "#7c6a84", "#76805f", "#6c8a54"], (v - 90) / 560 + 0.12 * noise(u, v, 60))
        line = 330 + 120 * form(u, v, 170, ridged=True) + 60 * noise(x, y * 0.6, 70)
        crags = smoothstep(0.10, 0.22, 0.5 * ribs(x, y) - 0.42 + 0.42 * noise(u + 0.4 * v, v, 100, 90))
        return lerp(snow, bare, np.maximum(smoothstep(-20, 30, v - line), 0.85 * crags))

    def rise(x: Image, y: Image) -> Image:
        u, v = spurs(x, y)
        return 0.34 * v - 0.22 * np.abs(x - SUMMIT[0]) + (26 + 0.10 * v) * ribs(x, y) + 9 * noise(u + 0.4 * v, v, 80, ridged=True)

    line = wobble(curve(CREST, 10), rock.random, 5, 40)
    whole = terrain(
        rock,
        np.vstack([line, [(690, 700), (600, 820), (250, 820), (140, 740)]]),
        stone,
        rise,
        material=ROCK,
        flow=lambda x, y: np.arctan2(640, (x - SUMMIT[0]) * 1.3) + 0 * y,
    )
    rock.glow((SUMMIT[0] - 40, SUMMIT[1] + 90), 260, "#ffc8a0", 0.55, down=260, graze=0.9, within=whole)
    rock.wash(polygon([(366, 160), (760, 300), (800, 900), (450, 900), (400, 460), (350, 300)]), "#6a6ab4", 0.42, soft=40, way="multiply", within=whole)
    woods = scene.motif("woods")
    for _ in range(150):
        x, y = woods.random.uniform(110, 640), 560 + 150 * woods.random.random() ** 0.7
        tall = woods.random.uniform(12, 26)
        woods.shape(
            polygon([(x - tall * 0.24, y), (x, y - tall), (x + tall * 0.24, y)], 2),
            ("#4f6a4a", "#5f7a4c", "#3f5a4a")[int(woods.random.integers(3))],
            depth=4,
            brush=FINE,
            wobble=0.4,
            within=whole,
        )


def clouds(scene: Scene) -> None:
    """The smallest have come too."""
    tones = CloudTones("#f4e2e2", "#fff6e6", "#b8a4c8")
    for number, (x, y, wide, tall) in enumerate(((190, 330, 170, 74), (520, 262, 150, 62), (92, 500, 120, 52), (250, 560, 90, 34))):
        cumulus(scene.motif(f"small cloud {number}", story=number == 0), (x, y), wide, tall, tones, thickness=1.0)


def climber(scene: Scene) -> None:
    small = scene.motif("climber", story=True)
    who = Person("adult", Outfit(top="#e2502e", trousers="#2a3a5a", boot=0.3), "B")
    who.posed(poses.climbing(), View((296, 420), 34, 140, 0)).paint(small, brush=TINY, contact=False)
    small.line([(298, 394), (318, 320), (SUMMIT[0] - 2, 186)], 1.3, "#5a3040", taper=0, load=1)


def goats(scene: Scene) -> None:
    """Over her shoulder, from the last ledge."""
    ledge = scene.motif("ledge", material=ROCK)
    noise = ledge.noise(4)
    top = wobble(curve([(408, 500), (440, 470), (480, 464), (540, 456), (600, 446), (660, 440), (720, 470)], 10), ledge.random, 4, 30)
    made = terrain(
        ledge,
        np.vstack([top, [(720, 640), (560, 640), (470, 590)]]),
        lambda x, y: ramp(["#f6f0f0", "#d8cede", "#a890b0", "#85708c", "#6f7a62"], (y - 452) / 150 + 0.22 * noise(x, y, 50)),
        lambda x, y: 22 * noise(x + 0.5 * y, y * 0.6, 150) + 7 * noise(x - 0.4 * y, y * 0.7, 60, ridged=True),
        material=ROCK,
    )
    ledge.wash(polygon([(470, 470), (740, 470), (740, 660), (470, 660)]), "#6a6ab4", 0.35, soft=24, way="multiply", within=made)
    herd = scene.motif("goats", story=True)
    for x, y, size, heading, gait, head, coat in (
        (452, 484, 50, -60, Gait.GRAZE, (0, 0), "#8a6a50"), (540, 470, 66, 52, Gait.STAND, (-4, -40), "#f0e8da"),
        (506, 482, 44, 70, Gait.WALK, (0, 10), "#e8dcc8"), (612, 452, 82, 66, Gait.STAND, (-12, 14), "#5a4a48"),
    ):  # fmt: skip
        herd.contact((x, y), size * 0.9, 10, strength=0.6)
        goat = SPECIES["goat"].but(colour=coat, under="#f0e6d4", dark="#2c2428")
        Animal(goat).paint(herd, View((x, y), size, heading, 4), gait, head=head, brush=TINY)


def banded(x: Image, y: Image) -> Image:
    """Stripes that run as the cloth is stretched: down one side, under the mountain, up the other."""
    away = np.hypot((x - 420) / 1.0, (y - 430) / 1.16)
    return ramp([tone for tone in BAND for _ in range(4)], np.clip((away - 190) / 330, 0, 1))


def sling(scene: Scene) -> None:
    """Deep as a hammock."""
    shawl = scene.motif("shawl", story=True, material=CLOTH)
    outline = np.vstack(
        [
            curve(RIM, 14),
            curve([(708, 470), (724, 620), (700, 780), (630, 894), (510, 956), (380, 962), (256, 926), (160, 856), (104, 772), (92, 706), (112, 664)], 12),
        ]
    )
    noise = shawl.noise(3)

    def taut(x: Image, y: Image) -> Image:
        away = np.hypot((x - 420) / 1.0, (y - 430) / 1.16)
        turn = np.arctan2(y - 430, x - 420)
        bulge = 190 * np.sqrt(np.clip(1 - ((x - 400) / 380) ** 2 - ((y - 660) / 330) ** 2, 0.02, 1))
        folds = np.sin(away / 17 + 2.2 * noise(turn * 220, away, 160)) * (2.2 + 5 * np.abs(np.cos(turn)))
        return bulge + folds + 5 * noise(turn * 300, away * 3, 120)

    made = terrain(shawl, outline, banded, taut, material=CLOTH, flow=lambda x, y: np.arctan2(y - 430, x - 420) + math.pi / 2)
    for _ in range(150):
        turn, away = shawl.random.uniform(0.1, 3.0), shawl.random.uniform(190, 470)
        arc = [(420 + away * math.cos(turn + d), 430 + 1.16 * away * math.sin(turn + d)) for d in (-0.10, 0, 0.10)]
        shawl.line(arc, shawl.random.uniform(1.5, 3.5), FromPicture(0.8 if shawl.random.random() < 0.6 else 1.2), on=made, taper=0.9, opacity=0.55)
    side = curve([(700, 452), (716, 540), (724, 620), (712, 710), (690, 796), (630, 888)], 12)  # where it goes round her
    shawl.wash(np.vstack([side + (16, 0), side[::-1] + (-58, 0)]), "#5a2058", 0.6, soft=24, way="multiply", within=made)
    rod(shawl, side, [10, 14, 15, 14, 10], "#d23a78", material=CLOTH, ragged=1.0)
    edge = curve(RIM, 14)
    rod(shawl, edge, [16, 18, 18, 16], "#e0447f", material=CLOTH, ragged=0.8)
    for x, y in edge[::2]:
        shawl.line(
            [(x, y - 4), (x + shawl.random.normal() * 3, y - 20 - 6 * shawl.random.random())],
            3.2,
            "#f2d38a" if shawl.random.random() < 0.7 else "#2fa4a2",
            taper=0.5,
            load=1,
        )
    scene.motif("shade in the shawl").wash(
        np.vstack([edge + (0, -16), edge[::-1] + (14, -74)]), "#4a2a5a", 0.4, soft=14, way="multiply", within=scene.motifs["mountain"].ids[-1]
    )


def straps(scene: Scene) -> None:
    """Over one shoulder, under the other arm, and knotted before her."""
    band = scene.motif("straps", material=CLOTH)
    for spine, widths in (
        ([(596, 650), (648, 524), (700, 440), (752, 470), KNOT], [104, 100, 84, 66, 34]),
        ([(560, 860), (660, 812), (734, 730), (778, 650), KNOT], [150, 120, 86, 58, 34]),
    ):
        dense = curve(spine, 12)
        rod(band, spine, widths, "#c5336f", material=CLOTH, ragged=1.5)
        made = band.ids[-1]
        ahead = np.gradient(dense, axis=0)
        side = np.stack([-ahead[:, 1], ahead[:, 0]], 1) / (np.linalg.norm(ahead, axis=1, keepdims=True) + 1e-6)
        wide = np.interp(np.linspace(0, 1, len(dense)), np.linspace(0, 1, len(widths)), widths)[:, None]
        for across, ink, thick in (
            (-0.32, "#2fa4a2", 0.13), (-0.19, "#f4ead8", 0.06), (0.04, "#8a1f50", 0.05), (0.18, "#e8b84c", 0.05), (0.31, "#2fa4a2", 0.13),
        ):  # fmt: skip
            for first in range(8, len(dense) - 3, 3):
                band.line((dense + side * wide * across)[first : first + 5], float(wide[first, 0]) * thick, ink, on=made, taper=0, load=1)
    tie = scene.motif("knot", story=True, material=CLOTH, brush=FINE)
    x, y = KNOT
    for ends in ([(x + 4, y + 10), (x + 34, y + 56), (x + 26, y + 112)], [(x - 2, y + 12), (x + 2, y + 74), (x - 18, y + 124)]):
        rod(tie, ends, [22, 36, 44], "#c5336f", material=CLOTH, ragged=1.2)
        tie.line(ends, 6, "#2fa4a2", on=tie.ids[-1], taper=0.1, load=1)
    tie.shape(blob([(x - 24, y - 18), (x + 8, y - 28), (x + 32, y - 8), (x + 26, y + 20), (x - 4, y + 26), (x - 26, y + 10)], 6), "#d8407c", depth=22)
    tie.line([(x - 14, y - 16), (x + 8, y), (x + 20, y + 16)], 5, "#8a1f50", taper=0.5)


# ---- who carries


def woman(scene: Scene) -> Posed:
    """Broad, bareheaded, a day's walk at each step."""
    build = Build(head=0.142, shoulder=0.108, hip=0.070, girth=1.42, belly=0.05, limb=1.15, hand=0.036)
    clothes = Outfit(
        top="#f2e6d0",
        length=0.25,
        skirt="#5f2f5c",
        skirt_length=1.72,
        trousers=None,
        shoes="#7a4a34",
        legs="#8c5a3a",
        apron=None,
        sleeve=0.62,
        belt="#2fa4a2",
        wind=(-0.06, 0.0),
    )
    who = Person(build, clothes, "D", Hair("bun", "#1f1518"), Face("straight", "strong", eyes="closed"), seed=3)
    pose = poses.walking(0.85, lean=13).but(
        arms=(Arm(10, 4, 100, 50), Arm(-40, 20, 30, 0)), legs=(Leg(24, 4, 6, -14), Leg(-20, 4, 18, 30)), head=(-26, 10, -4), hands=("grip", "flat")
    )
    posed = who.posed(pose, View((668, 1372), 1180, 112, -6), right_hand=(476, 756))
    ground = scene.motif("her shadow")
    ground.wash(blob([(520, 1372), (700, 1356), (1040, 1376), (1060, 1420), (860, 1416), (600, 1400)]), "#6a4a70", 0.55, soft=18, way="multiply")
    made = posed.paint(scene.motif("woman", story=True))
    skirt(scene, made["skirt"])
    sandals(scene, posed, made)
    features(scene, posed, made)
    return posed


HEM = [(216, 1156), (300, 1143), (400, 1148), (500, 1156), (586, 1175), (686, 1194), (779, 1216), (843, 1234), (893, 1266), (957, 1298)]


def skirt(scene: Scene, cloth_: int) -> None:
    """Heavy stuff that swings, with a border she has woven herself."""
    wool = scene.motif("skirt", material=CLOTH)
    hem = curve(HEM, 10)
    for number, share in enumerate(np.linspace(0.06, 0.97, 15)):
        x, y = hem[int(share * (len(hem) - 1))]
        top = (742 + 50 * share, 800 + 20 * wool.random.random())
        sway = 18 * wool.random.normal()
        fold = [top, ((2 * top[0] + x) / 3 + sway, (2 * top[1] + y) / 3), ((top[0] + 2 * x) / 3 + sway, (top[1] + 2 * y) / 3), (x, y)]
        wide = 22 + 16 * wool.random.random()
        wool.wash(
            ribbon(curve(fold, 8), [3, wide * 0.6, wide, wide]), "#2a1238" if number % 2 else "#c88ab0", 0.42 if number % 2 else 0.26, soft=9, within=cloth_
        )
    for up, ink, thick in ((16, "#e8b84c", 7), (30, "#2fa4a2", 12), (46, "#c5336f", 12), (62, "#f4ead8", 4)):
        for first in range(0, len(hem) - 3, 3):
            wool.line(hem[first : first + 5] - (0, up), thick, ink, on=cloth_, taper=0, load=1)
    for x, y in hem[3::4]:
        wool.shape(Placement((x, y - 31), 8)(polygon([(-1, 0), (0, -0.9), (1, 0), (0, 0.9)], 2)), "#f4ead8", depth=2, within=cloth_, brush=CRISP)


def sandals(scene: Scene, her: Posed, made: Painted) -> None:
    """A sole of tyre, two straps, a heel that has seen the road."""
    leather = scene.motif("sandals", brush=FINE)
    for side in "lr":
        foot = made.ids.get(f"shoe_{side}")
        if foot is None:
            continue
        (hx, hy), (tx, ty) = her.at(f"heel_{side}"), her.at(f"toe_{side}")
        turn = math.atan2(ty - hy, tx - hx)
        here = Placement((hx, hy), math.hypot(tx - hx, ty - hy) / 100, turn)
        leather.line(here([(-40, 34), (20, 36), (80, 36), (150, 30)]), 15, "#2c1c1c", on=foot, taper=0, load=1)
        for a, b in (((64, -44), (70, 40)), ((98, -40), (88, 40)), ((20, -60), (14, 40))):
            leather.line(here([a, ((a[0] + b[0]) / 2 + 8, 0), b]), 13, "#c5336f", on=foot, taper=0, load=1)
            leather.line(here([a, ((a[0] + b[0]) / 2 + 8, 0), b]), 3, "#f0c878", on=foot, taper=0, load=1)


def features(scene: Scene, her: Posed, made: Painted) -> None:
    """Hair combed back into its knot, an ear-ring, a mouth that hums."""
    fine = scene.motif("features", brush=TINY)
    x, y = her.at("head")
    for identity in (made.ids[part] for part in made.ids if part.startswith("hair")):
        for k in range(26):
            v = -64 + 5.2 * k
            sweep = [(x + 74 - 0.3 * k, y + v * 0.72 - 26), (x + 10, y + v - 34), (x - 40, y + v * 0.8 - 26), (x - 84, y + v * 0.55 - 10)]
            fine.line(sweep, 2.4, FromPicture(1.5, "#8a6a70", 0.3) if k % 3 else FromPicture(0.6), on=identity, taper=0.8, opacity=0.7)
    for identity in (made.ids[part] for part in made.ids if part.startswith("head")):
        fine.line([(800, 402), (815, 408), (832, 404)], 4.6, "#5a2418", on=identity, taper=0.6, load=1)
        fine.line([(811, 414), (826, 413)], 5, "#b8664c", on=identity, taper=0.7, opacity=0.7)
        fine.wash(ellipse((796, 388), 22, 14), "#c8553c", 0.35, soft=9, within=identity)
    fine.shape(ribbon([(762, 356), (752, 374), (762, 390), (774, 376), (766, 358)], [4, 4, 5, 4, 4], 6), "#f0c04c", depth=3, brush=CRISP)


def arms(scene: Scene, her: Posed) -> None:
    """Pat, pat: the near arm once more, over the cloth, and a broad hand laid flat."""
    over = Clay([piece for piece in her.clay.pieces if piece.part in ("arm_r", "sleeve_r")])
    (x, y), (ex, ey) = her.at("hand_r"), her.at("elbow_r")
    shade = scene.motif("shade of the hand")
    shade.wash(ellipse((x - 14, y + 30), 84, 30, 0.3), "#3a1038", 0.55, soft=12, way="multiply")
    paint_bodies(scene.motif("arms", story=True), (over, her.view))
    hand = scene.motif("hand", story=True, material=SKIN, brush=FINE)
    here = Placement((x, y), 1.0, math.atan2(y - ey, x - ex))
    skin_ = COMPLEXIONS["D"]
    for v, u, long, turn in ((-27, 26, 62, -0.16), (-9, 34, 74, -0.04), (10, 34, 70, 0.07), (27, 26, 54, 0.2)):
        tip = (u + long * math.cos(turn), v + long * math.sin(turn))
        mid = (u + long * 0.5 * math.cos(turn), v + long * 0.5 * math.sin(turn))
        rod(hand, here([(u - 22, v * 0.9), mid, tip]), [22, 20, 14], skin_, material=SKIN, brush=FINE)
        hand.dab(here.point(tip[0] - 3, tip[1]), 9, 8, here.turn, "#d8a88a", taper=0.2, opacity=0.8)
        hand.line(here([(mid[0] - 3, mid[1] - 7), (mid[0], mid[1]), (mid[0] - 3, mid[1] + 7)]), 2, "#5a2c1c", taper=0.5, opacity=0.7)
    rod(hand, here([(-16, -20), (10, -50), (40, -62)]), [26, 22, 14], skin_, material=SKIN, brush=FINE)
    hand.shape(here(blob([(-52, -18), (-20, -30), (16, -40), (44, -36), (48, 0), (44, 36), (14, 40), (-20, 28), (-52, 20)], 6)), skin_, depth=20)
    for v in (-26, -8, 10, 26):  # knuckles
        hand.dab(here.point(32, v), 12, 9, here.turn, "#b87a52", taper=0.3, opacity=0.5)


def stream(scene: Scene) -> None:
    """From the knot, all the way down."""
    water = scene.motif("stream", story=True, brush=FINE)
    x, y = KNOT
    foot = (x + 52, 1402.0)
    water.wash(blob([(foot[0] - 70, 1398), (foot[0], 1390), (foot[0] + 100, 1400), (foot[0] + 60, 1420), (foot[0] - 50, 1416)]), "#8ab8c0", 0.7, soft=6)
    fall = curve([(x + 24, y + 96), (x + 34, y + 300), (x + 46, y + 560), foot], 16)
    water.shape(
        ribbon(fall[::6], [4, 9, 8, 15, 12, 22]),
        lambda u, v: ramp(["#f4fbfb", "#bfe0e4", "#e4f4f4"], 0.5 + 0.5 * np.sin(u * 0.9 + v / 70)),
        depth=4,
        flow=math.pi / 2,
        wobble=1.6,
        lit="#ffffff",
        shade="#8fbcca",
    )
    for _ in range(40):
        start = int(water.random.integers(0, len(fall) - 9))
        part = fall[start : start + int(water.random.integers(4, 9))] + (water.random.normal() * (2 + 8 * start / len(fall)), 0)
        water.line(part, water.random.uniform(1.4, 3), ("#ffffff", "#8fc4d0", "#dff2f4")[int(water.random.integers(3))], taper=0.7, opacity=0.85)
    for _ in range(90):
        a, far = water.random.uniform(-2.9, -0.2), water.random.uniform(6, 46)
        water.dab((foot[0] + far * math.cos(a), foot[1] + 4 + far * 0.55 * math.sin(a)), 6, 2.8, a, "#f4fbfb", taper=0.5, load=1, opacity=0.8)


def baby(scene: Scene) -> None:
    """A hill that has only just learnt to walk, a fist in her skirt."""
    small = scene.motif("baby hill", story=True)
    turf_, soil, stone = Stuff("#8fae58", FUR, "#5f7a44"), Stuff("#a87a50", FUR), Stuff("#b09a8a")
    clay = Clay()
    clay.limb(
        [(0, 0.48, -0.06), (0, 0.64, -0.06), (0.02, 0.84, -0.08), (0.03, 1.02, -0.06), (0.03, 1.20, -0.02)],
        [0.40, 0.40, 0.31, 0.20, 0.07],
        turf_,
        "hill",
        group="hill",
        melt=0.08,
    )
    clay.limb([(-0.10, 0.52, 0.30), (0.12, 0.50, -0.34)], [0.26, 0.28], turf_, "hill", group="hill", melt=0.10)
    clay.limb([(0.10, 0.70, -0.40), (0.06, 0.88, -0.46)], [0.22, 0.08], turf_, "hill", group="hill", melt=0.08)
    clay.limb([(-0.2, 0.70, 0.34), (-0.22, 0.80, 0.36)], [0.12, 0.05], stone, "crag", group="hill", melt=0.03)
    clay.limb([(0.03, 1.10, -0.05), (0.03, 1.23, -0.02)], [0.15, 0.062], Stuff("#f6f6f2"), "snow", group="hill", melt=0.04)
    for sign, forward, lift in ((-1, 0.30, 0.10), (1, -0.24, 0.0)):
        clay.limb(
            [
                (0.16 * sign, 0.38, forward * 0.4), (0.18 * sign, 0.20 + lift, forward * 0.9), (0.18 * sign, 0.08 + lift, forward),
                (0.18 * sign, 0.07 + lift, forward + 0.16),
            ],
            [0.15, 0.12, 0.095, 0.08],
            soil,
            f"leg {sign}",
            melt=0.05,
        )  # fmt: skip
    clay.limb([(-0.26, 0.74, 0.24), (-0.30, 0.90, 0.42), (-0.24, 1.12, 0.50)], [0.11, 0.08, 0.065], soil, "arm", melt=0.05)
    clay.limb([(-0.22, 1.17, 0.52)], [0.085], stone, "fist", melt=0.03)
    view = View((352, 1408), 214, 84, 4)
    small.contact((352, 1406), 200, 22)
    small.wash(blob([(340, 1402), (470, 1394), (640, 1404), (620, 1422), (400, 1420)]), "#6a4a70", 0.5, soft=10, way="multiply")
    painted = paint_bodies(small, (clay, view))
    tufts = scene.motif("its grass", brush=FINE)
    green = painted.ids["hill"]
    for x, y in tufts.spots(green, 200):
        tufts.dab(
            (x, y), 11, 2.4,
            -1.4 + 0.4 * tufts.random.normal(),
            ("#a8c468", "#6f8a4c", "#c8d884")[int(tufts.random.integers(3))],
            on=green,
            taper=0.8,
            opacity=0.8,
        )  # fmt: skip
    for x, y in tufts.spots(green, 130):  # and a ragged edge of it
        tall = 14 + 12 * tufts.random.random()
        lean = (x - 350) * 0.07 + 3 * tufts.random.normal()
        if y > 1230:
            tufts.line([(x, y), (x + lean * 0.4, y - tall * 0.6), (x + lean, y - tall)], 3, FromPicture(1.25, "#e0e890", 0.2), taper=0.9, opacity=0.8)
    for x, y, wide in ((262, 1352, 34), (300, 1374, 26), (280, 1254, 20)):
        boulder(scene.motif(f"boulder {x}"), (x, y), wide, wide * 0.7, "#b09a8a")
    tufts.line([(300, 1352), (366, 1330), (322, 1298), (362, 1268), (336, 1236), (346, 1208)], 4.5, "#e8d2a0", on=green, taper=0.6, opacity=0.9)
    for x, y, tall in (
        (296, 1290, 26), (310, 1270, 22), (282, 1310, 32), (388, 1306, 30), (402, 1322, 24), (318, 1236, 18), (382, 1262, 20), (268, 1334, 28),
        (396, 1280, 24),
    ):  # fmt: skip
        tufts.shape(polygon([(x - tall * 0.28, y), (x, y - tall), (x + tall * 0.28, y)], 2), "#4f6f46", depth=5, wobble=0.4)


def near_ground(scene: Scene) -> None:
    prints = scene.motif("footprints")
    for x, y, size in ((300, 1300, 26), (404, 1312, 28), (252, 1276, 18)):
        prints.wash(ellipse((x, y), size * 1.6, size * 0.34), "#6a4a5a", 0.5, soft=4, way="multiply")
    grass = scene.motif("grass", brush=FINE)
    for _ in range(420):
        x, y = grass.random.uniform(0, 1000), 1420 + 70 * grass.random.random()
        tall = 10 + 26 * (y - 1410) / 80
        grass.line(
            [(x, y), (x + 2, y - tall * 0.6), (x + 6 + 3 * grass.random.normal(), y - tall)],
            2.4,
            ("#c8a458", "#f2dc98", "#a8844a", "#d8bc70")[int(grass.random.integers(4))],
            taper=0.8,
            opacity=0.9,
        )
