"""63, under-the-iceberg: penguins take tea on a tip of ice, and all the rest of it is a white bear asleep."""

import math

import numpy as np

from atelier import marks
from atelier.accents import FromPicture
from atelier.bodies.birds import Bird
from atelier.bodies.clay import Clay, Stuff
from atelier.bodies.creatures import whale
from atelier.bodies.modelling import paint_bodies
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Placement, blob, ellipse, polygon, ribbon, smoothstep
from atelier.light import GLAZE, Light, Material
from atelier.motifs.clouds import CloudTones
from atelier.motifs.furniture import deckchair, round_table
from atelier.motifs.sky import stratus
from atelier.motifs.travel import anchor
from atelier.motifs.vessels import cup, teapot
from atelier.motifs.water import ICE, bubbles, rays, underwater
from atelier.palette import Image, ramp
from atelier.paper import Finish
from atelier.scene import Gradient, Scene

CARD = Card(
    number=63,
    slug="under-the-iceberg",
    palette=("#f2f7f7", "#97d3da", "#14495a", "#e9e3cf", "#ee7d33"),
    spread=Spread(
        hue="white/cream", place="sea", time="morning", season="winter", mood="majestic", viewpoint="cutaway",
        figure="giant creature", composition="big single form", relation=True,
        themes=("fear", "scale", "sea", "animals-as-people"),
    ),
)  # fmt: skip

PELT = Material(lit=0.55, sheen=0.3, texture=0.05, blotch=0.10, hollow=0.5)
SURFACE = 356.0
EYE = (606.0, 1000.0)
BOAT = (806.0, SURFACE - 4)
BEAR = View((500, 1360), 100, 0, 0)


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.35, -0.85, 0.35),
        colour="#f4fbf4",
        shade="#1d4f66",
        depth=0.62,
        strength=0.85,
        rim="#f4fffb",
        rim_from=(-0.35, -0.9),
        rim_strength=0.6,
        air="#9ccfd6",
    )
    scene.finish = Finish(ground="#6f9aa4", grade=lambda image: (image - 0.5) * 1.06 + 0.5)
    sky(scene)
    sea(scene)
    bear(scene)
    deep(scene)
    narwhals(scene)
    tip(scene)
    tea_party(scene)
    surface(scene)
    boat(scene)
    line(scene)


def sky(scene: Scene) -> None:
    broad = scene.canvas.broad
    scene.background(
        lambda x, y: ramp(["#bcd3dc", "#d8e3e2", "#efeee2", "#f6e6d0"], y / SURFACE + 0.06 * broad),
        flow=lambda x, y: 0.1 * np.sin(x / 200 + y / 90),
        brush=BROAD,
    )
    veil = CloudTones("#e6ebea", "#fbf8ef", "#b9cdd6")
    for number, (x, y, wide, high) in enumerate(((760, 96, 520, 40), (150, 60, 380, 30), (880, 210, 360, 26))):
        stratus(scene.motif(f"veil {number}"), (x, y), wide, high, veil, thickness=0.7, streak=8)
    far = scene.motif("far ice", depth=8, opacity=0.75, wobble=1.2)
    for x, wide, high in ((70, 130, 46), (690, 90, 22), (930, 150, 62)):
        far.shape(
            polygon(
                [
                    (x - wide / 2, SURFACE),
                    (x - wide * 0.3, SURFACE - high * 0.7),
                    (x - wide * 0.05, SURFACE - high),
                    (x + wide * 0.2, SURFACE - high * 0.5),
                    (x + wide / 2, SURFACE),
                ]
            ),
            "#d3e3e6",
        )


def sea(scene: Scene) -> None:
    underwater(scene.motif("water"), ["#a9dde0", "#5fb3be", "#2b7f90", "#175468", "#0f3a4c", "#0c2c3c"], surface=SURFACE, light_at=360)
    rays(scene.motif("rays behind"), (330, SURFACE - 20), 900, "#dff6f2", count=11, spread=1.3, strength=0.15)


def bear(scene: Scene) -> None:
    """Curled as a hill is curled: rump to the left, head to the right, and a paw over its nose."""
    sleeper = scene.motif("bear", story=True)
    ice = Stuff("#cfd6c8", PELT, None, 0.0, 1.75)
    clay = Clay()

    def limb(points: list[tuple[float, float, float]], radii: list[float], part: str = "body", melt: float = 0.45) -> None:
        clay.limb(points, radii, ice, part, group="body" if part in ("body", "haunch", "head") else part, melt=melt)

    limb([(-2.4, 3.3, 0), (-1.3, 4.6, -0.2), (0.6, 5.0, -0.2), (2.3, 4.2, 0.2)], [2.3, 2.7, 2.6, 2.2])
    limb([(-1.6, 6.6, -0.7), (-1.2, 8.2, -0.9), (-1.0, 9.4, -1.0)], [2.4, 2.1, 1.75], melt=1.0)
    limb([(1.2, 6.6, -0.6), (0.7, 8.0, -0.9), (0.3, 9.3, -1.0)], [2.3, 1.9, 1.5], melt=1.0)
    limb([(-2.7, 2.5, 1.6), (-2.0, 1.9, 2.2)], [1.75, 1.5], "haunch", 0.25)
    limb([(-2.4, 1.0, 2.2), (-0.9, 0.75, 2.9), (-0.2, 0.85, 3.2)], [0.85, 0.66, 0.72], "hind foot", 0.2)
    limb([(2.6, 4.6, 0.8), (3.2, 4.1, 1.4), (2.8, 3.6, 2.2)], [1.9, 1.6, 1.35], melt=0.4)
    limb([(2.3, 3.5, 2.8), (1.5, 3.25, 3.1)], [1.42, 1.25], "head", 0.25)
    limb([(0.9, 2.8, 3.7), (-0.15, 2.35, 4.1)], [0.88, 0.56], "head", 0.3)
    for x, y, z in ((3.25, 4.75, 2.6), (1.75, 4.85, 2.5)):
        limb([(x, y - 0.25, z), (x + 0.05, y + 0.10, z)], [0.52, 0.44], "head", 0.12)
    limb([(2.6, 2.1, 1.6), (1.2, 1.9, 1.8)], [1.5, 1.2])
    limb([(3.9, 3.2, 1.4), (3.9, 1.6, 2.6)], [1.35, 1.05], "arm", 0.3)
    limb([(3.8, 1.3, 2.8), (2.5, 1.0, 3.9), (1.4, 1.15, 4.6)], [0.98, 0.86, 0.76], "arm", 0.3)
    limb([(1.3, 1.2, 4.7), (0.6, 1.5, 4.9), (0.25, 1.85, 4.9)], [0.78, 0.76, 0.6], "arm", 0.25)
    clay.limb([(-0.52, 2.62, 4.26), (-0.68, 2.42, 4.3)], [0.27, 0.24], Stuff("#22343e", GLAZE), "nose", melt=0.05)
    paint_bodies(sleeper, (clay, BEAR), hair=0)


def deep(scene: Scene) -> None:
    """The light goes out of things downward, and the bear is ice before it is a bear."""
    beast = scene.motifs["bear"].ids
    dark = scene.motif("depth")
    for identity in beast:
        dark.wash(polygon([(-50, 1060), (1050, 1010), (1050, 1560), (-50, 1560)]), "#1f6a80", 0.85, soft=150, way="multiply", within=identity)
        dark.wash(polygon([(-50, SURFACE - 30), (1050, SURFACE - 30), (1050, 700), (-50, 720)]), "#c9eef0", 0.34, soft=90, within=identity)
    for _ in range(120):
        x, y = 420 + dark.random.normal() * 170, SURFACE + 30 + abs(dark.random.normal()) * 190
        long, turn = dark.random.uniform(30, 120), dark.random.uniform(0.9, 2.2)
        dark.dab(
            (x, y),
            long,
            dark.random.uniform(1.5, 4.5),
            turn,
            FromPicture(1.16, "#ffffff", 0.25) if dark.random.random() < 0.6 else FromPicture(0.84),
            on=beast[0],
            taper=0.8,
            opacity=0.5,
        )
    for x, y, long, turn in ((330, 560, 230, 1.8), (540, 560, 180, 1.3), (650, 640, 170, 1.0), (210, 740, 150, 2.1)):
        way = turn + 0.35 * dark.random.normal(size=6)
        knots = np.cumsum(np.vstack([[(x, y)], np.stack([np.cos(way), np.sin(way)], 1) * long / 6]), 0)
        dark.line(knots, 2.6, FromPicture(0.84, "#4f9fb0", 0.25), on=beast[0], taper=0.9, opacity=0.6)
        dark.line(np.add(knots, (3, 1)), 1.8, FromPicture(1.2, "#ffffff", 0.4), on=beast[0], taper=0.9, opacity=0.7)
    lid = scene.motif("lid", brush=FINE)
    x, y = EYE
    lid.line([(x - 80, y + 20), (x - 44, y + 32), (x, y + 32), (x + 44, y + 14), (x + 72, y - 16)], 12, "#1d3a46", taper=0.5)
    lid.line([(x - 66, y - 22), (x - 20, y - 6), (x + 30, y - 12), (x + 62, y - 34)], 5, FromPicture(0.72), taper=0.9, opacity=0.8)
    lid.line([(x - 90, y - 62), (x - 20, y - 88), (x + 60, y - 76)], 6, FromPicture(0.78), taper=0.9, opacity=0.6)
    lid.line([(x - 70, y + 40), (x - 20, y + 64), (x + 30, y + 62)], 5, FromPicture(0.80), taper=0.9, opacity=0.6)
    for x, y in ((500, 1216), (536, 1240), (572, 1256)):
        lid.line([(x, y - 8), (x - 12, y + 8), (x - 14, y + 26)], 7, "#2b4d5a", taper=0.7)


def narwhals(scene: Scene) -> None:
    pod = scene.motif("narwhals", story=True, brush=FINE)
    for x, y, size, heading, roll, bend in ((126, 640, 150, 76, -34, 0.3), (236, 520, 96, 80, -20, 0.1), (64, 800, 84, 70, -58, 0.4)):
        whale("#5f8796", "#c6dad8", horn=True, bend=bend).paint(pod, View((x, y), size, heading, 4, roll))


def tip(scene: Scene) -> None:
    """What shows of it: a shelf, a peak, and three claws of ice along the edge."""
    berg = scene.motif("tip", story=True, material=ICE)
    faces = (
        (
            "#e9f4f3",
            [
                (186, 392),
                (206, 330),
                (262, 222),
                (312, 136),
                (352, 92),
                (392, 150),
                (424, 236),
                (470, 262),
                (560, 266),
                (622, 288),
                (652, 350),
                (662, 402),
                (610, 470),
                (480, 520),
                (330, 505),
                (230, 460),
            ],
        ),
        ("#fdfdf6", [(352, 92), (312, 136), (262, 222), (318, 236), (345, 160)]),
        ("#a9ccd6", [(352, 92), (345, 160), (318, 236), (400, 268), (424, 236), (392, 150)]),
        ("#f4f8f2", [(262, 222), (206, 330), (186, 392), (230, 460), (282, 380), (318, 236)]),
        ("#cde4e6", [(318, 236), (282, 380), (300, 470), (384, 410), (400, 268)]),
        ("#fffdf4", [(400, 268), (424, 236), (470, 262), (560, 266), (622, 288), (560, 300), (470, 294)]),
        ("#bfdce0", [(400, 268), (470, 294), (458, 400), (384, 410)]),
        ("#dcecea", [(470, 294), (560, 300), (570, 390), (458, 400)]),
        ("#93bfcb", [(560, 300), (622, 288), (652, 350), (662, 402), (570, 390)]),
        ("#b4d6dc", [(384, 410), (458, 400), (570, 390), (500, 480), (400, 500), (300, 470)]),
    )
    noise = berg.noise(3)

    def melting(x: Image, y: Image) -> Image:
        return smoothstep(500, 390, y + 40 * noise(x, y, 80))

    for number, (tone, corners) in enumerate(faces):
        lay = berg.inlay if number else berg.shape
        lay(polygon(corners), tone, depth=7 if number else 40, wobble=1.2, fade=melting, shade="#6ba4b8", flow=None)
    for identity in (*scene.motifs["bear"].ids, *berg.ids):
        berg.wash(polygon([(60, 400), (800, 400), (860, 560), (40, 560)]), "#bfe3e6", 0.5, soft=45, within=identity)
        berg.wash(polygon([(-60, SURFACE), (1060, SURFACE), (1060, 470), (-60, 470)]), "#8fd3d8", 0.30, soft=14, within=identity)
    for (x, y), (u, v) in (((345, 160), (318, 236)), ((318, 236), (282, 380)), ((400, 268), (384, 410)), ((470, 294), (458, 400)), ((560, 300), (570, 390))):
        berg.line([(x, y), ((x + u) / 2 + 3, (y + v) / 2), (u, v)], 2.6, "#ffffff", taper=0.7, opacity=0.8)
    claws = scene.motif("claws", brush=FINE, material=GLAZE)
    for x, y, long, bend in ((676, 330, 92, 0.4), (640, 306, 96, 0.3), (592, 302, 52, 0.1)):
        claws.shape(
            ribbon([(x - 20, y - 8), (x + 4, y + long * 0.3), (x + 6 - bend * 20, y + long)], [34, 26, 4]), "#a4c6cc", depth=11, lit="#ffffff", shade="#5f97a8"
        )


def tea_party(scene: Scene) -> None:
    deckchair(scene.motif("deckchair"), (452, 272), 62, ("#f6efe0", "#3f97a4"))
    host = scene.motif("penguins", story=True, brush=TINY, light=Light(direction=(0.1, -0.5, 0.8), colour="#fff6e4", shade="#3a5a6a", depth=0.45))
    Bird("penguin", eyes="closed").paint(host, View((446, 262), 72, 30, 6, -14))
    table_ = scene.motif("tea table", brush=FINE)
    round_table(table_, (516, 282), 44, 26, cloth_="#f6f1e4")
    teapot(scene.motif("teapot", brush=TINY), (512, 256), 20, "#3f97a4")
    cup(scene.motif("cup", brush=TINY), (530, 258), 9, saucer=False)
    Bird("penguin").paint(host, View((564, 288), 82, -30, 6))
    Bird("penguin").paint(host, View((398, 272), 60, 24, 6))
    Bird("penguin").paint(host, View((596, 294), 44, -16, 6))
    for x, y, size in ((450, 262, 72), (560, 288, 82), (401, 272, 60), (595, 294, 44)):
        host.inlay(ellipse((x, y - size * 0.40), size * 0.125, size * 0.25, 0.05), "#fbf6e8", depth=size * 0.08, lit="#fffdf4", shade="#b9ccd0")
    shade = scene.motif("parasol", story=True, brush=FINE, wobble=0.5)
    shade.line([(488, 276), (480, 172)], 4, "#a8794c", taper=0.0)
    here = Placement((479, 168), 1.0, -0.12)
    for gore in range(7):
        a, b = -1 + gore * 2 / 7, -1 + (gore + 1) * 2 / 7
        rim = [(a * 74, 20 * math.sqrt(max(0, 1 - a * a)) * 0.3 + 22), (b * 74, 20 * math.sqrt(max(0, 1 - b * b)) * 0.3 + 22)]
        shade.shape(
            here(blob([(0, -34), (a * 46, -16), rim[0], ((a + b) * 37, 24), rim[1], (b * 46, -16)], 5)), "#ee7d33" if gore % 2 == 0 else "#f8ecd6", depth=8
        )
    shade.shape(here(ellipse((0, -38), 4, 6)), "#a8794c", depth=3)
    heater = scene.motif("heater", story=True, brush=TINY, wobble=0.3)
    heater.glow((634, 268), 60, "#ff9a4a", 0.75)
    heater.shape(polygon([(618, 292), (650, 298), (648, 258), (620, 254)]), "#4a4a50", depth=5)
    for y in (264, 272, 280, 288):
        heater.line([(623, y), (645, y + 3)], 3.6, "#ffb45a", taper=0.1, load=1)
    for x, y, long in ((662, 380, 16), (668, 408, 11), (640, 366, 12)):
        heater.dab((x, y - 20), long, 4, 1.57, "#e8ffff", taper=0.6)


def surface(scene: Scene) -> None:
    """The skin of the sea, seen edge on."""
    skin = scene.motif("surface")
    for left, right in ((-20, 186), (656, 1020)):
        t = np.linspace(left, right, 24)
        skin.wash(
            np.vstack([np.stack([t, SURFACE - 12 + 2 * np.sin(t / 30)], 1), np.stack([t, SURFACE + 8 + 3 * np.sin(t / 22)], 1)[::-1]]), "#eafaf6", 0.8, soft=3
        )
        skin.line(np.stack([t, SURFACE + 5 + 3 * np.sin(t / 26)], 1), 3, "#3f93a0", taper=0.1, opacity=0.7)
    bubbles(scene.motif("breath"), (436, 1090), 420, 26, size=15, ink="#dff4f0", sway=14)


def boat(scene: Scene) -> None:
    """Over the ears, with a lamp, suspecting nothing."""
    small = scene.motif("boat", story=True, brush=FINE, wobble=0.6)
    here = Placement(BOAT, 1.15)
    small.line(here([(8, -20), (6, -96)]), 4.5, "#4a3a34", taper=0.1)
    small.line(here([(6, -92), (44, -22)]), 1.6, "#4a3a34", taper=0.1)
    small.shape(here(blob([(8, -88), (14, -40), (42, -26), (10, -26)])), "#d8cfba", depth=7)
    small.shape(here(polygon([(-34, -18), (-34, -44), (-8, -46), (-8, -18)])), "#e6dcc6", depth=5)
    small.shape(here(polygon([(-40, -44), (-36, -52), (-6, -52), (-2, -44)])), "#8a3f34", depth=4)
    small.shape(here(polygon([(-27, -26), (-27, -38), (-17, -38), (-17, -26)])), "#33505c", depth=3, brush=TINY)
    small.shape(
        here(blob([(-62, -24), (-30, -18), (30, -18), (66, -32), (54, 4), (36, 16), (-36, 16), (-54, 2)])),
        Gradient(["#2c6a78", "#183f4e"], here.point(0, -24), here.point(0, 14)),
        depth=14,
    )
    small.line(here([(-62, -24), (-20, -17), (30, -17), (66, -31)]), 4, "#f0e6d0", taper=0.1)
    lamp = scene.motif("lamp", brush=CRISP, wobble=0.0)
    at = here.point(62, -44)
    lamp.glow(at, 74, "#ffb648", 0.9)
    lamp.shape(ellipse(at, 8, 11), "#ffc24a", depth=4, lit="#fffdf0")
    for _ in range(16):
        lamp.dab((at[0] + lamp.random.normal() * 14, SURFACE + 6 + 26 * lamp.random.random()), lamp.random.uniform(8, 22), 2.2, 0.0, "#ffd98a", opacity=0.7)


def line(scene: Scene) -> None:
    """Down from the bow to the eyelid."""
    rope = scene.motif("anchor", story=True, brush=FINE)
    hook = (EYE[0] + 62, EYE[1] - 40)
    marks.thread(rope, [(BOAT[0] - 58, SURFACE - 20), (BOAT[0] - 92, 560), (700, 800), hook], 3.4, "#e6d6b0")
    anchor(rope, hook, 62, "#2f3a42", turn=0.3)
