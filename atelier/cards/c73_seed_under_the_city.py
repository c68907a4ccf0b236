"""73, seed-under-the-city: under towers, cellars, a train and old bones lies one seed, and it is not asleep."""

import math

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies import poses
from atelier.bodies.outfit import Hat, working
from atelier.bodies.people import Person
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon
from atelier.light import GLAZE, METAL, STONE, WOOD, Light, Material
from atelier.motifs.forms import rod
from atelier.motifs.goods import fish_bones
from atelier.motifs.houses import Style
from atelier.motifs.land import earth
from atelier.motifs.landmarks import church, tower_block
from atelier.motifs.rooms import chamber
from atelier.motifs.travel import carriage, locomotive
from atelier.palette import Image, Pigment, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=73,
    slug="seed-under-the-city",
    palette=("#1a1c27", "#5b3d2c", "#b68a4c", "#f7c950", "#ee8d7b"),
    spread=Spread(
        hue="black", place="underground", time="lamplit night", season="winter", mood="majestic", viewpoint="cutaway",
        figure="none", composition="vertical stack", people=True, themes=("growth", "work-machines", "scale", "endings", "time", "home"),
    ),
)  # fmt: skip

SEED: Place = (512.0, 1094.0)
HALF, TALL = 178.0, 246.0
STREET = 330.0
TUNNEL = 588.0
KERNEL = Material(sheen=0.3, blotch=0.3, texture=0.1, pooling=0.2, hollow=0.3)


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.1, -0.6, 0.5), colour="#ffcf62", shade="#10111b", depth=0.68, strength=1.0, rim="#ffdf8a", rim_strength=0.8,
        source=(SEED[0], SEED[1], 150), reach=430, fill="#6a5a62", air="#3a3448",
    )  # fmt: skip
    scene.finish = Finish(ground="#33241f", periphery=0.3, grade=lambda image: (image - 0.5) * 1.06 + 0.505)
    sky(scene)
    city(scene)
    ground(scene)
    cellars(scene)
    train(scene)
    bones(scene)
    miner(scene)
    hollow(scene)
    roots(scene, behind=True)
    seed(scene)
    roots(scene, behind=False)
    light(scene)


def sky(scene: Scene) -> None:
    broad = scene.canvas.broad
    scene.background(lambda x, y: ramp(["#161824", "#262536", "#453850", "#7a5058", "#b8745e"], y / 350 + 0.07 * broad), flow=0.04, brush=BROAD)


def city(scene: Scene) -> None:
    """A thin black crust, with its lamps lit."""
    dusk = Light(direction=(0.3, -0.3, 0.5), colour="#d88a72", shade="#0d0e16", depth=0.7, strength=0.5)
    far = scene.motif("far towers", light=dusk)
    for x, width, height in ((70, 60, 150), (190, 46, 200), (330, 70, 170), (560, 54, 210), (690, 64, 150), (860, 52, 190), (950, 70, 130)):
        far.shape(
            polygon([(x - width / 2, STREET), (x + width / 2, STREET), (x + width / 2, STREET - height), (x - width / 2, STREET - height)]), "#4a3a4a", depth=5
        )
    spire = scene.motif("church", light=dusk, brush=FINE)
    church(spire, (742, STREET + 4), 158, Style(wall="#4c4450", stuff="stone", roof=("#2a2c3a", "#454856"), gable="peak", door=None), lit="#f0b860")
    places = (
        (38, 76, 190, 6, 3),
        (128, 64, 258, 9, 3),
        (246, 92, 150, 5, 4),
        (432, 78, 232, 8, 3),
        (520, 58, 170, 6, 2),
        (634, 74, 126, 4, 3),
        (880, 84, 240, 8, 3),
        (966, 70, 160, 6, 3),
    )
    for number, (x, width, height, floors, columns) in enumerate(places):
        block = scene.motif(f"tower {number}", light=dusk)
        tower_block(
            block,
            (x, STREET + 4),
            width,
            height,
            wall=("#2c2c38", "#33303c", "#28303a")[number % 3],
            floors=floors,
            columns=columns,
            lit=0.34,
            lamp="#f7c470",
            deep=14,
        )
    lamp = scene.motif("bent lamp", story=True, brush=FINE, light=dusk)
    stalk = [(336, STREET + 4), (335, 268), (340, 222), (362, 200), (386, 214), (390, 236)]
    rod(lamp, stalk, [8, 6, 5, 5, 4, 4], "#20242a", material=METAL)
    lamp.glow((390, 250), 74, "#ffdf90", 0.75)
    lamp.shape(blob([(380, 236), (400, 236), (406, 256), (390, 268), (374, 256)], 5), "#fff0bc", depth=6, brush=CRISP, lit="#fffbe4", shade="#f4b850")
    for side in (-1, 1):
        lamp.shape(
            blob([(345, 250 + 22 * side), (345 + side * 22, 240 + 22 * side), (345 + side * 40, 246 + 22 * side), (345 + side * 20, 256 + 22 * side)], 5),
            "#35503a",
            depth=3,
        )


def ground(scene: Scene) -> None:
    soil = scene.motif("ground")
    surface = [(x, STREET + 3 * math.sin(x / 60)) for x in np.linspace(-40, 1040, 20)]
    outline = np.vstack([surface, [(1040, 1560), (-40, 1560)]])
    earth(soil, outline, ("#3a2c28", "#5b3d2c", "#4d3328", "#3d2a24", "#2c2022", "#221b20"), stones=70)
    for y, strength in ((430, 0.35), (690, 0.28), (852, 0.22)):
        seam = curve([(x, y + 16 * math.sin(x / 170 + y)) for x in np.linspace(-40, 1040, 9)], 10)
        soil.wash(np.vstack([seam, (seam + np.array([0, 34]))[::-1]]), "#b68a4c" if y > 500 else "#15131a", strength * 0.6, soft=9)


def cellars(scene: Scene) -> None:
    """Lit rooms below the doors, each with its own wall."""
    for number, (x, width, height, wall, lamp) in enumerate(
        ((130, 120, 62, "#8a6a50", True), (286, 92, 54, "#5a6a64", False), (600, 130, 66, "#7a4a48", True), (884, 112, 58, "#6a6a50", True))
    ):
        room = scene.motif(f"cellar {number}", brush=FINE, light=Light(direction=(0, -0.6, 0.5), colour="#ffd890", shade="#14121a"))
        foot = (x, 432.0)
        wall_id = chamber(room, foot, width, height, wall=wall if lamp else mix(wall, "#14121a", 0.6), floor="#4a3628", skirting=None, thick=6, shell="#2a2226")
        if lamp:
            room.line([(x, foot[1] - height), (x, foot[1] - height * 0.72)], 1.4, "#20181a", taper=0)
            room.glow((x, foot[1] - height * 0.66), width * 0.5, "#ffdf98", 0.8, within=wall_id)
            room.dab((x, foot[1] - height * 0.66), 7, 7, 0, "#fff6d4", taper=0, load=1)
        for k in range(3):
            wide = width * 0.12
            at = x - width * 0.32 + k * width * 0.13
            room.shape(
                polygon(
                    [(at - wide / 2, foot[1] - 5), (at + wide / 2, foot[1] - 5), (at + wide / 2, foot[1] - 5 - 14 - 6 * (k % 2)), (at - wide / 2, foot[1] - 19)]
                ),
                "#6a4a34",
                depth=3,
            )


def train(scene: Scene) -> None:
    """It has stopped in its tunnel to listen."""
    bore = scene.motif("tunnel", light=Light(direction=(0, -0.6, 0.5), colour="#e8c890", shade="#0b0c12"))
    pipe = np.vstack(
        [curve([(-40, TUNNEL - 104), (300, TUNNEL - 110), (700, TUNNEL - 106), (1040, TUNNEL - 110)], 10), [(1040, TUNNEL + 14), (-40, TUNNEL + 14)]]
    )
    bore.shape(pipe, "#15141b", depth=14, lit="#2c2628")
    for x in np.linspace(-10, 1010, 16):
        bore.line([(x, TUNNEL - 106), (x + 5, TUNNEL - 60), (x, TUNNEL + 8)], 4.0, "#2e282a", taper=0.1, opacity=0.8)
    rod(bore, [(-40, TUNNEL), (1040, TUNNEL)], [6, 6], "#8a8078", material=METAL, brush=FINE)
    lamps = Light(direction=(-0.2, -0.6, 0.5), colour="#ffd890", shade="#14121c")
    for number, x in enumerate((120, 356)):
        car = scene.motif(f"carriage {number}", light=lamps, brush=FINE)
        carriage(car, (x, TUNNEL - 2), 228, paint_="#7a3230" if number else "#5a3a44", lit="#ffd070", windows=5)
    engine = scene.motif("engine", story=True, light=lamps, brush=FINE)
    locomotive(engine, (594, TUNNEL - 2), 218, body="#2f4a3f")
    engine.wash(
        polygon([(712, TUNNEL - 76), (706, TUNNEL - 92), (1000, TUNNEL - 112), (1000, TUNNEL - 8), (712, TUNNEL - 60)]), "#ffe9a8", 0.28, soft=9, way="screen"
    )


def bones(scene: Scene) -> None:
    """Somebody large, forgotten."""
    old = scene.motif("bones", story=True, brush=FINE, material=STONE)
    spine = curve([(694, 772), (760, 738), (836, 730), (908, 752), (962, 800)], 14)
    for number, (x, y) in enumerate(spine[::3]):
        old.shape(ellipse((float(x), float(y)), 9 - 0.25 * number, 8 - 0.2 * number), "#c8b48c", depth=5)
        if 2 < number < 13:
            drop = 74 * math.sin(math.pi * (number - 1) / 14)
            rod(old, [(x, y + 5), (x - 12, y + drop * 0.55), (x + 4, y + drop)], [5, 4.4, 2.5], "#b8a47c", brush=FINE)
    old.shape(blob([(694, 768), (660, 752), (618, 764), (590, 786), (604, 798), (640, 796), (664, 806), (690, 796)], 8), "#c8b48c", depth=16)
    old.shape(ellipse((654, 774), 9, 8), "#241a1c", depth=3)
    for x in np.linspace(598, 640, 6):
        old.line([(x, 794), (x + 1, 803)], 3, "#d8c8a0", taper=0.7)
    fish_bones(scene.motif("fish bones", brush=FINE), (96, 806), 92, "#a8966e", turn=0.24)


def miner(scene: Scene) -> None:
    """He taps; something taps back."""
    dig = scene.motif("gallery", light=Light(direction=(0.5, -0.3, 0.5), colour="#ffd080", shade="#0c0b10"))
    outline = blob([(-60, 968), (80, 950), (190, 956), (252, 990), (262, 1040), (236, 1078), (120, 1090), (-60, 1094)])
    dig.shape(outline, "#1a151a", depth=16, lit="#2e2422")
    for x in (46, 150):
        rod(dig, [(x, 1090), (x + 2, 960)], [11, 10], "#6a4a30", material=WOOD, brush=FINE, grain=5)
    rod(dig, [(10, 962), (190, 960)], [12, 12], "#6a4a30", material=WOOD, brush=FINE)
    dig.glow((200, 1020), 130, "#ffdf9a", 0.6)
    man = scene.motif(
        "miner", story=True, brush=FINE, light=Light(direction=(0.8, -0.3, 0.4), colour="#ffd080", shade="#14101a", rim="#ffdf98", rim_from=(1, 0))
    )
    Person("adult", working("#4a4a58").but(hat=Hat("helmet", "#c8983c")), "C").posed(poses.pointing(), View((150, 1086), 112, 84)).paint(man)


def hollow(scene: Scene) -> None:
    """The earth warms towards it."""
    warm = scene.motif("warm earth")
    warm.glow(SEED, 520, "#c8803a", 0.42, down=500)
    warm.glow(SEED, 330, "#f0a848", 0.5, down=350, graze=0.3)


def roots(scene: Scene, behind: bool) -> None:
    """Every root in the ground has turned towards it; they divide as they come and lie along its sides."""
    starts: tuple[tuple[float, float, float], ...] = (
        (36, 604, 26), (206, 604, 20), (392, 604, 30), (470, 604, 18), (690, 604, 24), (802, 604, 28), (984, 604, 26), (1030, 930, 24), (-40, 880, 26),
        (-40, 1240, 30), (60, 1540, 26), (300, 1560, 22), (690, 1560, 24), (900, 1560, 30), (1040, 1320, 28), (1040, 1130, 18), (-40, 1400, 20), (560, 604, 14),
    )  # fmt: skip
    web = scene.motif("far roots" if behind else "near roots", material=WOOD)
    for number, (x, y, girth) in enumerate(starts):
        if (number % 3 == 0) is not behind:
            root(web, (x, y), girth * (0.8 if behind else 1.0), 2)


def root(web: Motif, start: Place, girth: float, left: int) -> None:
    angle = math.atan2((start[1] - SEED[1]) / TALL, (start[0] - SEED[0]) / HALF) + web.random.normal() * 0.25
    end = (SEED[0] + math.cos(angle) * HALF * 1.0, SEED[1] + math.sin(angle) * TALL * 1.0)
    along = angle + web.random.choice((-1, 1)) * web.random.uniform(0.25, 0.6)
    curl = (SEED[0] + math.cos(along) * HALF * 0.93, SEED[1] + math.sin(along) * TALL * 0.95)
    a, b = np.asarray(start), np.asarray(end)
    side = np.array([-(b - a)[1], (b - a)[0]]) * 0.16
    sway = web.random.normal(size=2)
    points = [start, tuple(a + (b - a) * 0.3 + side * sway[0]), tuple(a + (b - a) * 0.66 + side * sway[1]), end, curl]
    pigment: Pigment = mix("#8a6238", "#5a3f2c", float(web.random.random()))
    rod(web, points, [girth, girth * 0.8, girth * 0.55, girth * 0.36, 2.5], pigment, material=WOOD, ragged=1.6, grain=int(girth * 0.5))
    if left:
        for place in (1, 2):
            branch = np.asarray(points[place]) + web.random.normal(size=2) * (46, 34)
            hair(web, (float(points[place][0]), float(points[place][1])), (float(branch[0]), float(branch[1])), girth * 0.3)


def hair(web: Motif, start: Place, through: Place, girth: float) -> None:
    """A side root, that also knows where to go."""
    angle = math.atan2((through[1] - SEED[1]) / TALL, (through[0] - SEED[0]) / HALF) + web.random.normal() * 0.2
    near = web.random.uniform(1.02, 1.5)
    end = (SEED[0] + math.cos(angle) * HALF * near, SEED[1] + math.sin(angle) * TALL * near)
    rod(
        web,
        [start, through, ((through[0] + end[0]) / 2 + web.random.normal() * 14, (through[1] + end[1]) / 2), end],
        [girth, girth * 0.7, girth * 0.45, 1.6],
        "#9a7244",
        material=WOOD,
        ragged=0.8,
    )


# ---- the seed


def seed(scene: Scene) -> None:
    """Split by a hairline; what is inside has folded its wings."""
    shell = scene.motif("seed", story=True)
    shell.contact((SEED[0], SEED[1] + TALL * 0.96), HALF * 1.5, 44)
    here = Placement(SEED, 1.0, 0.10)
    outline = blob(
        [
            (0, -TALL * 1.06),
            (HALF * 0.52, -TALL * 0.72),
            (HALF * 0.95, -TALL * 0.10),
            (HALF * 0.86, TALL * 0.52),
            (HALF * 0.4, TALL * 0.92),
            (0, TALL),
            (-HALF * 0.4, TALL * 0.92),
            (-HALF * 0.86, TALL * 0.52),
            (-HALF * 0.95, -TALL * 0.10),
            (-HALF * 0.52, -TALL * 0.72),
        ],
        12,
    )
    noise = shell.noise(4)

    def glowing(x: Image, y: Image) -> Image:
        u, v = here.local(x, y)
        away = np.hypot(u / HALF, (v - 30) / TALL)
        veins = noise(np.arctan2(v + TALL, u) * 240, v + 0 * u, 26, 260, ridged=True)
        return ramp(["#fff6cc", "#fbdc7a", "#f7c950", "#d9983a", "#9a5f2c", "#5f3a24"], 0.82 * away + 0.0 - 0.05 * veins + 0.05 * noise(x, y, 120))

    radial = lambda x, y: np.arctan2(y - SEED[1] - TALL, (x - SEED[0]) * 1.6)  # noqa: E731
    inner = Light(direction=(-0.3, -0.6, 0.7), colour="#ffe9a8", shade="#6a3a20", rim="#fff0b8", rim_from=(-0.4, -0.9), depth=0.5)
    whole = shell.shape(here(outline), glowing, depth=120, material=KERNEL, flow=radial, light=inner, wobble=2)
    bird(scene, here, whole)
    crack = [(10, -TALL * 1.02), (-10, -TALL * 0.84), (14, -TALL * 0.7), (-14, -TALL * 0.52), (-34, -TALL * 0.42), (-26, -TALL * 0.26), (-58, -TALL * 0.12)]
    for width, ink, opacity in ((26, "#ffe9a0", 0.30), (13, "#fff2c0", 0.6), (5.5, "#fffdf0", 1.0)):
        shell.line(here(crack), width, ink, on=whole, taper=0.8, load=1, dry=0, opacity=opacity, wobble=0.2)
    for number in (1, 3, 4):
        x, y = crack[number]
        shell.line(here([(x, y), (x + 26 * (-1) ** number, y + 18), (x + 52 * (-1) ** number, y + 14)]), 3.0, "#fffae0", on=whole, taper=0.9, load=1)
    for x in (-0.7, -0.45, 0.5, 0.72):
        shell.line(
            here([(x * 30, -TALL * 0.94), (x * HALF * 1.06, -TALL * 0.1), (x * HALF * 0.8, TALL * 0.6), (x * 40, TALL * 0.94)]),
            3.4,
            FromPicture(0.74),
            on=whole,
            taper=0.8,
            opacity=0.55,
        )


def bird(scene: Scene, here: Placement, whole: int) -> None:
    """Seen through the shell: a curled back, a tucked head, a folded wing, a closed eye."""
    sleeper = scene.motif("sleeping bird", brush=FINE)
    amber, ink = "#a8622a", "#6f3a1a"
    parts = (
        ([(54, 108), (74, 118), (122, 168), (100, 180), (64, 162), (30, 134)], amber, 0.6),  # tail
        ([(-72, -6), (-88, 60), (-58, 122), (0, 150), (58, 138), (96, 84), (94, 6), (56, -40), (-16, -46)], mix(amber, "#f7c950", 0.30), 0.72),
        ([(-20, -66), (-16, -38), (-62, -18), (-58, -30)], mix("#e07a34", amber, 0.3), 0.9),  # beak, on its breast
        ([(-24, -62), (-14, -104), (26, -122), (66, -102), (76, -58), (50, -22), (4, -22)], mix(amber, "#f7c950", 0.22), 0.82),
        ([(8, -10), (60, -6), (92, 36), (88, 88), (50, 136), (14, 150), (36, 104), (10, 64)], amber, 0.72),  # wing
    )
    bigger = Placement(here.point(0, 28), 1.16, here.turn)
    for outline, pigment, opacity in parts:
        shape = bigger(blob(outline, 8))
        sleeper.inlay(shape, pigment, within=whole, depth=26, soft=2.5, opacity=opacity, material=GLAZE)
        if len(outline) > 5:  # not the beak: it lies behind the cheek
            sleeper.line(shape[::4], 3.6, ink, on=whole, taper=0.6, opacity=0.2)
    for k in range(4):
        sleeper.line(bigger([(30 + 6 * k, 14 + 18 * k), (66 + 2 * k, 50 + 16 * k), (52 - 2 * k, 104 + 9 * k)]), 3.4, ink, on=whole, taper=0.8, opacity=0.6)
    sleeper.line(bigger([(2, -74), (12, -66), (26, -68), (34, -78)]), 4.2, ink, on=whole, taper=0.5, load=1, opacity=0.8)
    for x in (-52, -34):
        sleeper.line(bigger([(x, 128), (x - 12, 146), (x - 30, 146)]), 5, ink, on=whole, taper=0.5, opacity=0.8)
    sleeper.glow(here.point(-60, 40), 120, "#fff0b0", 0.3, way="screen", within=whole)


def light(scene: Scene) -> None:
    """It finds its way out."""
    out = scene.motif("light")
    out.glow((SEED[0] + 8, SEED[1] - 150), 190, "#ffe9a0", 0.34, way="screen")
    out.glow(SEED, 420, "#f7b850", 0.16, way="screen", down=430)
    for _ in range(120):
        angle, far = out.random.uniform(0, 2 * math.pi), 1.0 + abs(out.random.normal()) * 0.5
        at = (SEED[0] + math.cos(angle) * HALF * far, SEED[1] + math.sin(angle) * TALL * far)
        size = 1.4 + 3 * out.random.random() ** 3
        out.dab(at, size, size, 0, "#ffe9a8", taper=0, load=1, opacity=out.random.uniform(0.2, 0.8) / far)
