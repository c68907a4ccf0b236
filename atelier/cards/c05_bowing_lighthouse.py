"""5, bowing-lighthouse: a lighthouse stoops to a paper boat, and its lamp makes a small room of gold on the storm."""

import math

import numpy as np

from atelier import marks
from atelier.canvas import BROAD, CRISP, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Placement, Points, along, blob, curve, ellipse, polygon, ribbon
from atelier.light import GLAZE, METAL, PAPER, STONE, Light
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.sea import Calm, Water, broken_light, swell
from atelier.palette import Image, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Gradient, Motif, Scene
from atelier.volume import tube

CARD = Card(
    number=5,
    slug="bowing-lighthouse",
    palette=("#24413f", "#5c7f7a", "#dfe6da", "#b8402f", "#f7cf6b"),
    spread=Spread(
        hue="black", place="sea", time="storm", season="autumn", mood="tender", viewpoint="eye level",
        figure="building creature", composition="big single form", relation=True,
        themes=("sea", "fear", "weather", "scale", "home"),
    ),
)  # fmt: skip

LAMP = (704.0, 905.0)
BOAT = (640.0, 1136.0)
NECK = [(252, 1010), (232, 880), (208, 740), (192, 600), (200, 455), (262, 325), (372, 250), (492, 246), (594, 318), (650, 448), (676, 606), (690, 772)]
GIRTH = (92, 79, 70, 63, 58, 54, 50, 47, 44, 42, 40, 38)
LANTERN = Placement((690, 772), 1.28, -0.11)  # its own y runs down the bent neck
SEA = Water("#17302f", "#3f6058", "#86a898", "#e6ece0", "#8aa8a4")


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.35, -0.8, 0.45), colour="#ffc96b", shade="#12222a", depth=0.62, strength=1.0, rim="#f3d79a",
        source=(LAMP[0] - 20, LAMP[1] + 60, 190), reach=330, fill="#9fb6ae", air="#9db2a4",
    )  # fmt: skip
    scene.finish = Finish(ground="#4a4a38", grade=lambda image: (image - 0.5) * 1.06 + 0.505)
    sky(scene)
    far_ships(scene)
    far_sea(scene)
    rock(scene)
    tower(scene)
    boulders(scene)
    beam(scene)
    lantern(scene)
    teapot(scene)
    calm_water(scene)
    boat(scene)
    ant(scene)
    near_sea(scene)
    marks.rain(scene.motif("rain"), 620, 1.98, "#c4d4cc", 0.32)


def sky(scene: Scene) -> None:
    broad = scene.canvas.broad

    def depth_of_sky(x: Image, y: Image) -> Image:
        return ramp(["#14282b", "#2c4a4a", "#5d7f78", "#9fb5a6"], y / 880 + 0.05 * np.sin(x / 210) + 0.10 * broad)

    scene.background(depth_of_sky, flow=lambda x, y: -0.35 + 0.5 * np.sin(x / 240 + y / 330) + 0.3 * np.cos(y / 150), brush=BROAD)
    storm = Light(direction=(0.35, -0.85, 0.4), colour="#dfe8da", shade="#12262a", strength=0.7)
    heaps = [
        (860, 215, 620, 150, CloudTones("#2b4747", "#5f807a", "#132426")), (90, 330, 480, 170, CloudTones("#2d4a49", "#64857e", "#152829")),
        (770, 470, 700, 150, CloudTones("#3f5f5c", "#8aa59b", "#20393a")), (70, 560, 420, 120, CloudTones("#456663", "#93ada2", "#29454a")),
        (480, 660, 760, 110, CloudTones("#577873", "#a9bfb2", "#365553")), (930, 690, 360, 95, CloudTones("#58796f", "#a9beb0", "#365553")),
    ]  # fmt: skip
    for number, (x, y, width, height, tones) in enumerate(heaps):
        cumulus(scene.motif(f"storm cloud {number}", light=storm), (x, y), width, height, tones)
    veils = scene.motif("rain far off")
    for left, right, strength in ((215, 60, 0.30), (420, 290, 0.22), (880, 790, 0.28)):
        veils.wash(polygon([(left, 330), (left + 80, 330), (right + 150, 800), (right - 60, 800)]), "#1c3032", strength, soft=30, way="multiply")
    veils.wash(polygon([(-20, 660), (1020, 640), (1020, 830), (-20, 810)]), "#b9c8b8", 0.30, soft=44)


def far_ships(scene: Scene) -> None:
    ships = scene.motif("far ships", story=True, light=Light(shade="#182c2e"), brush=FINE, wobble=0.5)
    for x, y, size in ((872, 752, 1.25), (112, 742, 0.85), (948, 738, 0.7)):
        here = Placement((x, y), size, 0.03)
        ships.shape(here(blob([(-44, -6), (40, -8), (52, -16), (38, 10), (-36, 10)])), "#263f40", depth=6)
        ships.shape(here(polygon([(-22, -6), (-22, -20), (8, -20), (8, -6)])), "#2e4848", depth=4)
        ships.shape(here(polygon([(-10, -19), (-8, -38), (2, -38), (3, -19)])), "#263f40", depth=4)
        for mast in (-32, 22):
            ships.line(here([(mast, -8), (mast + 1, -54)]), 1.8 * size, "#263f40", taper=0.2, load=1)


def far_sea(scene: Scene) -> None:
    """Three ridges behind the tower, each nearer and rougher."""
    pale = Water("#35524f", "#56766f", "#8ba79a", "#d6dfd0", "#9cb4a6")
    swell(scene.motif("far swell"), [(-25, 765), (150, 738), (300, 758), (490, 733), (650, 755), (825, 735), (1025, 755)], 75, pale, scale=0.5, foam=0.5)
    grey = Water("#2a4643", "#4b6d66", "#8fb0a0", "#dbe4d6", "#93ada2")
    swell(
        scene.motif("second swell"),
        [(-25, 800), (110, 815), (275, 757), (410, 800), (590, 800), (760, 735), (900, 792), (1025, 740)],
        115,
        grey,
        scale=0.75,
        foam=0.6,
    )
    swell(
        scene.motif("third swell"),
        [(-25, 780), (75, 845), (240, 868), (410, 840), (590, 862), (750, 862), (885, 800), (965, 735), (1025, 752)],
        165,
        SEA,
        scale=1.0,
        foam=0.62,
    )


def rock(scene: Scene) -> None:
    ledge = scene.motif("rock", material=STONE, wobble=3.5, flow=0.4)
    ledge.shape(
        blob([(10, 1130), (48, 1050), (95, 1006), (150, 972), (250, 962), (340, 975), (392, 1015), (415, 1060), (470, 1130), (380, 1200), (80, 1200)]),
        "#39443f",
        depth=60,
    )


def tower(scene: Scene) -> None:
    """One long bow, banded red and white, lit from below by what it has bent to see."""
    bow = scene.motif("tower", story=True, material=STONE)
    spine = along(curve(NECK), 420)
    found = scene.canvas.covered([ribbon(NECK, [2 * each for each in GIRTH])])
    assert found is not None
    relief, gone, axis = tube(*found, spine, GIRTH)
    edges = np.array([0.135, 0.25, 0.365, 0.47, 0.57, 0.66, 0.745, 0.825, 0.905])
    red = (np.searchsorted(edges, gone + scene.canvas.small[relief.window.here] * 0.0015) % 2 == 0).astype(np.float32)
    worn = 0.22 + 0.2 * scene.canvas.middling[relief.window.here]
    albedo = lerp(ramp(["#d6ccb4", "#a3a18c"], worn), ramp(["#b23425", "#74362c"], worn), red)
    (identity,) = bow.body(relief, albedo, flow=axis + math.pi / 2).values()
    for place in range(6, 414, 7):
        _course(bow, spine, place, identity)
    for place in (52, 118, 178, 238, 300, 352):
        _window(bow, spine, place)
    door = Placement((248, 962), 1.3, -0.1)
    bow.shape(door(polygon([(-20, 26), (-20, -18), (-12, -32), (0, -37), (12, -32), (20, -18), (20, 26)])), "#34443f", depth=7, lit="#8a9484", brush=FINE)


def boulders(scene: Scene) -> None:
    """The tower grows out of them."""
    stones = scene.motif("boulders", material=STONE, depth=22, wobble=3.5, flow=0.4)
    stones.contact((255, 1040), 150, 40)
    heap = (
        (120, 1020, 120, 66), (392, 1030, 120, 74), (196, 1042, 130, 78), (308, 1046, 150, 86), (80, 1072, 130, 70),
        (440, 1084, 110, 66), (165, 1090, 130, 70), (258, 1094, 120, 62), (352, 1100, 130, 64),
    )  # fmt: skip
    for x, y, width, height in heap:
        lean = stones.random.uniform(-0.15, 0.15, 2) * width
        outline = [(-0.5, 0.5), (-0.42, -0.16), (-0.12, -0.5), (0.28, -0.4), (0.47, 0.0), (0.5, 0.5)]
        stones.shape(
            blob([(x + u * width + lean[0] * (v < -0.3), y + v * height) for u, v in outline]), mix("#45534d", "#5a574c", float(stones.random.random()))
        )
    surf = scene.motif("surf")
    for _ in range(190):
        x = surf.random.uniform(40, 480)
        y = 1098 - 40 * math.exp(-(((x - 255) / 150) ** 2)) + surf.random.normal() * 11
        ink = ("#c4d0c4", "#9fb3a8", "#8fa79c", "#d8cba0")[int(surf.random.integers(4))]
        surf.dab((x, y + 20), surf.random.uniform(4, 12), surf.random.uniform(2.5, 5), surf.random.normal() * 0.4, ink, opacity=0.45)


def _course(bow: Motif, spine: Points, place: int, identity: int) -> None:
    """A broken line of mortar round the tower, and here and there a streak of salt or rust below it."""
    girth = float(np.interp(place / 419, np.linspace(0, 1, len(GIRTH)), GIRTH))
    (x, y), (dx, dy) = (spine[place], (spine[place + 3] - spine[place - 3]) / np.linalg.norm(spine[place + 3] - spine[place - 3]))
    for start in np.linspace(-0.9, 0.7, 6) + bow.random.normal(size=6) * 0.06:
        ends = [
            (x - dy * girth * (start + u) + dx * 7 * (1 - (start + u) ** 2), y + dx * girth * (start + u) + dy * 7 * (1 - (start + u) ** 2))
            for u in (0, 0.1, 0.2)
        ]
        bow.line(ends, 1.3, "#2c2420", on=identity, opacity=float(bow.random.uniform(0.05, 0.4)))
        if bow.random.random() < 0.22:
            ink = "#f0ead8" if bow.random.random() < 0.5 else "#5a2a20"
            bow.dab(ends[1], float(bow.random.uniform(14, 44)), 2.6, math.atan2(dy, dx) + 0.1 * bow.random.normal(), ink, on=identity, opacity=0.28, taper=0.9)


def _window(bow: Motif, spine: Points, place: int) -> None:
    """A deep little window, turned with the neck."""
    dx, dy = spine[place + 2] - spine[place - 2]
    here = Placement((float(spine[place][0]), float(spine[place][1])), 1.15, math.atan2(dy, dx) - math.pi / 2 + math.pi)
    frame = [(-10, 14), (-10, -8), (-6, -15), (0, -17), (6, -15), (10, -8), (10, 14)]
    bow.shape(here(polygon(frame, 4)), "#6a6258", depth=4, wobble=0.6, brush=FINE)
    bow.inlay(here(polygon([(x * 0.66, y * 0.72) for x, y in frame], 4)), "#15191c", depth=5, wobble=0.5)


def lantern(scene: Scene) -> None:
    """The gallery, the glass and the cap, upside down at the end of the neck."""
    lamp = scene.motif("lantern", story=True, brush=FINE, wobble=0.6, material=METAL)
    lamp.shape(LANTERN(ribbon([(-46, 9), (0, 8), (46, 9)], [13, 15, 13])), "#3a3029", depth=8)
    lamp.shape(LANTERN(ribbon([(-34, 20), (0, 20), (34, 20)], [10, 11, 10])), "#8c3226", depth=6)
    heart = LANTERN.point(0, 54)
    glass = LANTERN(polygon([(-27, 24), (27, 24), (23, 88), (-23, 88)]))
    lamp.shape(
        glass,
        lambda x, y: ramp(["#fffbe8", "#ffe9a8", "#f0ad45"], np.hypot(x - heart[0], (y - heart[1]) * 0.75) / 46),
        brush=CRISP,
        lit="#fffdf0",
        shade="#f0b04a",
    )
    for across in (-26, -9, 9, 26):
        lamp.line(LANTERN([(across, 22), (across * 0.88, 88)]), 3.2, "#4a3020", load=1, taper=0)
    lamp.line(LANTERN([(-26, 55), (25, 55)]), 2.4, "#5a3a22", load=1, taper=0)
    lamp.shape(
        LANTERN(blob([(-33, 86), (33, 86), (33, 95), (19, 108), (6, 118), (0, 132), (-6, 118), (-19, 108), (-33, 95)], 6)), "#7c2c24", depth=16, lit="#f2b26a"
    )
    lamp.shape(LANTERN(ellipse((0, 136), 4.6)), "#d8a84c", depth=4)
    for across in np.linspace(-44, 44, 9):
        lamp.line(LANTERN([(across, 10), (across * 1.03, -14)]), 2.1, "#2a2422", load=1, taper=0)
    lamp.line(LANTERN([(-46, -14), (46, -14)]), 2.8, "#2a2422", load=1, taper=0)


def teapot(scene: Scene) -> None:
    """The keeper's teapot, sliding off the tilted gallery and pouring as it goes."""
    pot = scene.motif("teapot", story=True, material=GLAZE, brush=TINY, wobble=0.3)
    here = Placement((786, 832), 1.75, 0.95)
    pot.line(here([(-10, -6), (-23, -9), (-20, 7), (-9, 6)]), 4, "#3f7f88", load=1, taper=0.2)
    pot.shape(here(blob([(9, 1), (19, -3), (25, -13), (29, -11), (23, 4), (10, 9)])), "#3f7f88", depth=5)
    pot.shape(here(ellipse((0, 0), 14, 12)), "#4f8f96", depth=12, lit="#d5eedd")
    pot.shape(here(ellipse((0, -12), 6, 3)), "#4f8f96", depth=4)
    pot.shape(here(ellipse((0, -16), 2.4)), "#d8a84c", depth=2)
    x, y = here.point(27, -12)
    for drop in range(3):
        pot.line([(x + drop, y), (x + 3 + drop * 1.2, y + 20), (x + 2 + drop * 2, y + 52 + 12 * drop)], 2, "#e0b068", opacity=0.85, taper=0.7)


def beam(scene: Scene) -> None:
    light = scene.motif("beam")
    light.glow(LAMP, 330, "#e8a244", 0.5, graze=0.35)
    light.glow((LAMP[0] - 6, LAMP[1] + 70), 210, "#ffc860", 0.5, graze=0.4)
    x, y = LANTERN.point(0, 60)
    for wide, strength in ((270, 0.15), (185, 0.18), (105, 0.24)):
        light.wash(
            polygon([(x - 22, y + 10), (x + 22, y + 10), (BOAT[0] + 50 + wide, 1180), (BOAT[0] - 10 - wide, 1180)]), "#ffc868", strength, soft=14, way="screen"
        )


def calm_water(scene: Scene) -> None:
    """The swell that parts round the boat, and the lamp on it."""
    water = scene.motif("calm water")
    crest = [(-25, 1010), (62, 1000), (140, 1075), (262, 1108), (410, 1112), (590, 1104), (775, 1096), (868, 1040), (935, 925), (985, 862), (1025, 875)]
    swell(water, crest, 240, Water("#1b3836", "#3f655a", "#8fb598", "#e6ece0", "#9cb8a4"), scale=1.0, foam=0.5, calm=Calm(BOAT[0] + 20, BOAT[1] + 6, 250, 84))
    water.glow((654, 1136), 250, "#f2b650", 0.8, down=80)
    water.glow((650, 1134), 180, "#ffeab0", 0.9, down=44)
    broken_light(water, (664, 1120), 76, 120, 90, ("#fff3c4", "#ffdf90", "#f0b850", "#d89a40"))


def boat(scene: Scene) -> None:
    """Folded from one sheet: a far side, a sail, a near side."""
    paper = scene.motif("paper boat", story=True, material=PAPER, brush=FINE, wobble=0.6)
    here = Placement((BOAT[0] - 16, BOAT[1] - 4), 1.75, -0.04)
    paper.wash(here(ellipse((2, 14), 46, 5)), "#2c3a24", 0.6, soft=4, way="multiply")
    paper.shape(here(polygon([(-44, -8), (-2, -4), (-8, 12), (-30, 12)])), "#c7b78c", depth=6)
    paper.shape(here(polygon([(-2, -46), (-25, -4), (24, -6)])), Gradient(["#cdb488", "#f8efd6"], here.point(-26, 0), here.point(20, -10)), depth=6)
    paper.shape(
        here(polygon([(-46, -9), (-8, 1), (46, -13), (30, 12), (-30, 12)])),
        Gradient(["#d2bd8c", "#fff7de"], here.point(-46, 10), here.point(34, -14)),
        depth=7,
        lit="#fffdf0",
    )
    for crease in ([(-8, 1), (-6, 12)], [(-2, -46), (0, -6)], [(-30, 12), (-8, 1)]):
        marks.hairline(paper, here(crease), "#a58a58")


def ant(scene: Scene) -> None:
    rower = scene.motif("ant", story=True, brush=CRISP, wobble=0)
    here = Placement((BOAT[0] + 24, BOAT[1] - 26), 1.9)
    for x, y, size in ((0, -3, 2.9), (4.4, -7, 2.3), (8.4, -11, 3.0)):
        rower.shape(here(ellipse((x, y), size * 1.25, size)), "#2a1410", depth=4, lit="#8a4a30")
    for leg in (
        [(2, -5), (-2, 0), (-4, 3)],
        [(5, -5), (7, 0), (6, 4)],
        [(9, -12), (12, -17), (16, -18)],
        [(8, -12), (9, -18), (12, -21)],
        [(4, -6), (9, -3), (12, 0)],
    ):
        rower.line(here(leg), 1.7, "#20100c", load=1, wobble=0)
    oar = scene.motif("leaf oar", story=True, brush=FINE, wobble=0.3)
    oar.line(here([(5, -7), (16, 1), (30, 12)]), 2.2, "#6a5a2a", load=1, wobble=0)
    leaf = Placement(here.point(26, 9), 1.9, 0.55)
    oar.shape(leaf(blob([(0, 0), (9, -6), (24, -3), (30, 2), (20, 7), (8, 5)])), "#6f8f3c", depth=7, lit="#cdd86c")
    marks.hairline(oar, leaf([(2, 0), (14, 0), (28, 2)]), "#c9d98a")


def near_sea(scene: Scene) -> None:
    """Two dark seas in our face."""
    dark = Water("#0e2324", "#2a5049", "#7aa288", "#dfe8da", "#5f857a")
    swell(
        scene.motif("near swell"),
        [(-25, 1120), (75, 1105), (162, 1162), (288, 1238), (475, 1270), (675, 1265), (812, 1232), (900, 1120), (955, 1025), (988, 1000), (1025, 1040)],
        250,
        dark,
        scale=1.4,
        foam=0.85,
    )
    black = Water("#0a1b1b", "#1f413c", "#5f8a76", "#cfdcd0", "#48695f")
    swell(
        scene.motif("nearest swell"),
        [(-25, 1325), (88, 1312), (188, 1238), (262, 1215), (350, 1262), (450, 1348), (600, 1398), (775, 1400), (900, 1338), (1025, 1225)],
        240,
        black,
        scale=1.8,
        foam=0.95,
    )
