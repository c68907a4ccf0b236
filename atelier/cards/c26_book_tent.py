"""26, book-tent: on a mountain's white shoulder a book is pitched spine up, and a lamp is lit between its pages."""

from itertools import pairwise

import numpy as np

from atelier.bodies.animals import Animal, Gait
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon, smoothstep, wobble
from atelier.light import METAL, Light
from atelier.motifs.clouds import CloudTones
from atelier.motifs.land import snowfield, terrain
from atelier.motifs.paths import tracks
from atelier.motifs.rock import ROCK, mountain
from atelier.motifs.sky import starfield, stratus
from atelier.palette import Image, lerp, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=26,
    slug="book-tent",
    palette=("#a9c0dc", "#3d4f73", "#d7d3e8", "#f49a3c", "#1b2140"),
    spread=Spread(
        hue="blue", place="mountain", time="blue night", season="winter", mood="lonely", viewpoint="far landscape",
        figure="man", composition="tiny in emptiness", people=True, cast=("silhouette",),
        themes=("books-words", "journeys", "home", "weather", "night"),
    ),
)  # fmt: skip

TENT = (318.0, 1120.0)
SUMMIT = (640.0, 150.0)
CREST = [
    (-60, 985), (20, 930), (96, 905), (160, 830), (236, 772), (300, 668), (372, 606), (430, 500), (486, 446), (536, 330), (592, 250), (622, 168), (648, 148),
    (684, 214), (736, 268), (770, 352), (836, 400), (884, 500), (948, 548), (1000, 640), (1060, 676),
]  # fmt: skip
FACE = ("#5a6288", "#3d4f73", "#27335a")


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.8, -0.35, 0.4), colour="#f4c9c4", shade="#222f5c", depth=0.62, strength=0.7, rim="#f9cfc0", rim_strength=0.5, air="#8f9cc4"
    )
    scene.finish = Finish(ground="#4a567e", grade=lambda image: (image - 0.5) * 1.06 + 0.5)
    night(scene)
    far_peaks(scene)
    face(scene)
    shoulder(scene)
    prints(scene)
    book(scene)
    outside(scene)
    fox(scene)


def night(scene: Scene) -> None:
    broad = scene.canvas.broad
    scene.background(
        lambda x, y: ramp(["#10162f", "#1b2140", "#2b3968", "#50629c", "#8c96c4", "#c9b4cc"], y / 1010 - (x - 200) / 3600 + 0.05 * broad),
        flow=lambda x, y: -0.2 + 0.3 * np.sin(x / 260 + y / 200), brush=BROAD,
    )  # fmt: skip
    starfield(scene.motif("stars"), 130, low=640)
    stratus(scene.motif("cloud"), (60, 700), 420, 26, CloudTones("#7f8cc0", "#d9bfd0", "#56689f"), thickness=0.5, streak=9)


def far_peaks(scene: Scene) -> None:
    """Other mountains, all lower."""
    for number, (x, y, wide, tone) in enumerate(((990, 800, 460, "#7f8ab8"),)):
        mountain(scene.motif(f"peak {number}"), (x, y), wide, 1120, (tone, "#6a78ac", "#98a0c8"), snow="#c6c8e0", snowline=0.5, ruggedness=0.7)
    scene.mist("#aeb2d4", lambda x, y: 0.6 * smoothstep(820, 1000, y + 0 * x) * np.ones_like(x))


def face(scene: Scene) -> None:
    """One mountain, as high as the card: ribs of rock that run down and apart from its summit."""
    massif = scene.motif("mountain")
    noise, form = massif.noise(5), massif.noise(2)
    line = wobble(curve(CREST, 10), massif.random, 9, 60)

    def spurs(x: Image, y: Image) -> tuple[Image, Image]:
        fallen = np.clip((y - SUMMIT[1] + 90) / 1000, 0.06, 1.5)
        return (x - SUMMIT[0]) / fallen**0.7 + 60 * form(x, y, 300), fallen * 1000

    def ribs(x: Image, y: Image) -> Image:
        u, v = spurs(x, y)
        return np.maximum(form(u + 0.55 * v, v * 0.8, 330, 520, ridged=True), form(u - 0.6 * v + 700, v * 0.8, 390, 480, ridged=True))

    def stone(x: Image, y: Image) -> Image:
        u, v = spurs(x, y)
        snow = ramp(["#f6dcdc", "#dcd4e6", "#b4c4e0", "#8ca2d0", "#6c82b4"], v / 1150 + 0.08 * noise(x, y, 220))
        rock = ramp(FACE, 0.5 + 0.5 * noise(u, v, 70) + 0.0004 * (x - 500))
        crags = noise(u + 0.4 * v, v, 150, 130) + 0.5 * noise(x, y, 44, 30)
        bare = smoothstep(0.02, 0.16, 0.5 * ribs(x, y) - 0.42 + 0.42 * crags)
        return lerp(snow, rock, 0.88 * bare)

    def rise(x: Image, y: Image) -> Image:
        u, v = spurs(x, y)
        return 0.30 * v - 0.16 * np.abs(x - SUMMIT[0]) + (34 + 0.10 * v) * ribs(x, y) + 12 * noise(u + 0.4 * v, v, 120, ridged=True)

    outline = np.vstack([line, [(1060, 1560), (-60, 1560)]])
    identity = terrain(massif, outline, stone, rise, material=ROCK, flow=lambda x, y: np.arctan2(900, (x - SUMMIT[0]) * 1.3) + 0 * y)
    lee = [(648, 140), (700, 330), (690, 520), (800, 760), (770, 1000), (860, 1300), (1060, 1300), (1060, 600), (800, 340)]
    massif.wash(blob(lee), "#3a4a86", 0.55, soft=26, way="multiply", within=identity)
    massif.wash(polygon([(-60, 900), (500, 820), (1060, 900), (1060, 1300), (-60, 1300)]), "#4a5c9a", 0.45, soft=120, way="multiply", within=identity)
    massif.glow((600, 190), 240, "#ffc3a8", 0.75, down=250, graze=0.6, within=identity)
    plume = scene.motif("snow blown from the summit")
    for _ in range(40):
        far = float(plume.random.random())
        at = (650 + 190 * far, 152 - 26 * far + plume.random.normal() * 16 * far)
        plume.dab(at, 44, 9 * (1 - far) + 3, -0.14, "#e8d6e0", opacity=0.32 * (1 - far) + 0.05)


def shoulder(scene: Scene) -> None:
    """The snow on which one can just lie down."""
    ledge = scene.motif("ledge")
    ridge = [(-60, 1060), (60, 1072), (200, 1098), (350, 1112), (520, 1120), (700, 1172), (860, 1270), (1060, 1330)]
    field = snowfield(ledge, ridge, ("#d6d8ee", "#8195cc"), drift=30)
    ledge.wash(polygon([(-60, 1340), (400, 1310), (1060, 1420), (1060, 1560), (-60, 1560)]), "#42548e", 0.6, soft=110, way="multiply", within=field)
    warm = scene.motif("lamplight")
    warm.glow((TENT[0] - 20, TENT[1] + 10), 270, "#f7a04a", 0.66, down=96, within=field)
    warm.glow((TENT[0] - 30, TENT[1] + 16), 130, "#ffd08a", 0.75, down=46, within=field)
    warm.glow((TENT[0], TENT[1] - 50), 200, "#f0a468", 0.34)


def prints(scene: Scene) -> None:
    """They come up; and a second set goes on."""
    field = scene.motifs["ledge"].ids[0]
    steps = scene.motif("footprints")
    tracks(steps, [(560, 1500), (500, 1400), (400, 1320), (330, 1250), (300, 1168)], 30, field, far=0.36, dark="#22306e")
    tracks(steps, [(420, 1132), (500, 1134), (590, 1152)], 11, field, far=0.7, dark="#22306e")
    onward = scene.motif("those that go on", story=False)
    path = curve([(596, 1136), (560, 1050), (600, 960), (548, 860), (596, 760), (556, 650), (596, 560), (574, 470), (612, 380), (606, 300), (630, 226)], 14)
    for number, share in enumerate(np.linspace(0, 1, 84)):
        x, y = path[int(share * (len(path) - 1))]
        size = 6.4 * (1 - 0.7 * share)
        onward.dab((x + (size * 0.8 if number % 2 else -size * 0.8), y), size * 1.3, size * 0.8, -1.0, "#1b2558", opacity=0.9, taper=0.3)


def book(scene: Scene) -> None:
    """Spine up: boards for a roof, leaves for walls, and on one leaf a reader's shadow."""
    here = Placement(TENT, 1.0)
    far = (150.0, -34.0)  # from the near end of the spine to its far end
    light = Light(direction=(-0.6, -0.6, 0.4), colour="#e8d4e4", shade="#2a2040", strength=0.6, depth=0.6)
    boards = scene.motif("boards", brush=FINE, wobble=0.4, light=light)
    boards.contact((TENT[0] + 40, TENT[1] + 4), 250, 18)
    top, left, right = (-10.0, -134.0), (-112.0, 6.0), (86.0, 14.0)
    leaves = scene.motif("leaves", story=True, brush=TINY, wobble=0.4)

    def glowing(x: Image, y: Image) -> Image:
        return ramp(["#fffde8", "#ffe7a4", "#f9b04c", "#e07f30", "#b85a2a"], np.hypot(x - TENT[0] + 12, (y - TENT[1] + 34) * 1.2) / 104)

    leaves.shape(here(polygon([left, top, right, (40, 16), (-20, 14), (-70, 12)])), glowing, depth=4, lit="#fff4c8", shade="#d9702c")
    foot = np.linspace(0, 1, 27)
    for share in foot:
        x = left[0] + (right[0] - left[0]) * share
        bow = 9 * (share - 0.5)
        edge = abs(share - 0.5) * 2
        ink = "#fff6d8" if share in foot[::3] else "#c8682a"
        leaves.line(here([top, ((top[0] + x) / 2 + bow, -58), (x, 7 + 6 * np.sin(share * 3.1))]), 1.2 + 1.4 * edge, ink, taper=0.1, opacity=0.35 + 0.5 * edge)
    shadow = scene.motif("reader", story=True, brush=CRISP, wobble=0.2)
    dark = {"lit": "#7a3a20", "shade": "#6a2c1c"}
    shadow.shape(here(blob([(-40, 6), (-42, -18), (-34, -36), (-20, -42), (-8, -34), (0, -14), (22, -6), (24, 7)])), "#74321c", depth=5, **dark)
    shadow.shape(here(ellipse((-21, -53), 10, 11)), "#74321c", depth=5, **dark)
    shadow.shape(here(blob([(-34, -56), (-24, -70), (-10, -60), (-9, -55)])), "#74321c", depth=4, **dark)
    shadow.line(here([(-16, -34), (-2, -34), (12, -48)]), 6, "#74321c", taper=0.2, load=1)
    turned = scene.motif("the leaf being turned", brush=CRISP, wobble=0.2)
    turned.shape(here(blob([top, (8, -104), (22, -60), (30, -30), (16, -36), (6, -70)], 5)), "#fffbe0", depth=3, lit="#ffffff", shade="#f3b866")
    turned.line(here([(14, -84), (24, -56), (30, -30)]), 2.2, "#b8602c", taper=0.2, load=1)
    cover(boards, here, far, top, right)
    near = ((top[0] - 8, top[1] - 4), (left[0] - 14, left[1] + 2), (left[0] - 2, left[1] + 6), (top[0] + 3, top[1] + 9))
    boards.shape(here(polygon(near)), "#5f1f2c", depth=5, lit="#b86a74")
    snow = [(-128, 2), (-122, -14), (-84, -62), (-46, -110), (-18, -146), (-6, -140), (-34, -100), (-80, -40), (-112, 4)]
    boards.shape(here(blob(snow, 6)), "#dfe0f0", depth=6)


def cover(boards: Motif, here: Placement, far: Place, top: Place, right: Place) -> None:
    """The board that we see, its tooling, the hunched spine with its raised bands, and the ribbon."""
    dx, dy = far

    def on(across: float, down: float) -> Place:
        """A place on the board: along the spine, then from it to the ground."""
        return top[0] + dx * across + (right[0] - top[0] + 12) * down, top[1] + dy * across + (right[1] - top[1]) * down

    made = boards.shape(here(polygon([on(0, 0), on(1, 0), on(1.02, 1.02), on(0, 1.03)])), "#8c3040", depth=7, lit="#c87880")
    for inset, ink in ((0.08, "#e0b25c"), (0.13, "#b8863c")):
        frame = [on(inset, inset), on(1 - inset, inset), on(1 - inset, 1 - inset), on(inset, 1 - inset), on(inset, inset)]
        for start, end in pairwise(frame):
            boards.line(here([start, end]), 2.2, ink, on=made, taper=0, load=1, wobble=0.2)
    boards.shape(here(blob([on(0.5, 0.34), on(0.62, 0.5), on(0.5, 0.66), on(0.38, 0.5)], 5)), "#e0b25c", depth=4)
    boards.line(here([on(0, 1.0), on(1.02, 1.0)]), 4, "#5f1f2c", taper=0, load=1)
    back = [(top[0] - 10, top[1] + 2), on(-0.02, -0.07), on(1.0, -0.08), on(1.03, 0.05), on(0, 0.07)]
    spine = boards.shape(here(polygon(back)), "#a03c48", depth=9, lit="#e09a98")
    for across in (0.14, 0.38, 0.62, 0.86):
        boards.line(here([on(across - 0.01, -0.09), on(across + 0.01, 0.075)]), 6, "#6f2230", on=spine, taper=0, load=1)
        boards.line(here([on(across - 0.03, -0.09), on(across - 0.015, 0.06)]), 2, "#e8bc68", on=spine, taper=0, load=1)
    boards.shape(here(blob([on(0.3, -0.10), on(0.55, -0.14), on(0.9, -0.12), on(1.04, -0.04), on(0.8, 0.01), on(0.5, -0.03)], 6)), "#e6e6f4", depth=5)
    for start, end in ((on(0.5, 1.03), (120, 36)), (on(1.0, 1.02), (262, -12)), ((-118, 4), (-160, 22))):
        boards.line(here([start, end]), 1.6, "#d7d3e8", taper=0.0)


def outside(scene: Scene) -> None:
    kit = scene.motif("boots", story=True, brush=TINY, wobble=0.3)
    for x, y, lean in ((196, 1168, 0.0), (218, 1174, 0.12)):
        here = Placement((x, y), 1.0, lean)
        kit.contact((x + 2, y), 22, 4)
        kit.shape(here(blob([(-8, 0), (-9, -24), (4, -26), (5, -11), (17, -7), (18, 1)])), "#4a2c2a", depth=5, lit="#e8985c")
        kit.shape(here(polygon([(-10, -24), (5, -27), (5, -22), (-10, -20)], 3)), "#d8d0dc", depth=2)
    axe = scene.motif("ice axe", story=True, brush=TINY, wobble=0.2, material=METAL)
    axe.contact((164, 1142), 18, 4)
    axe.shape(polygon([(161, 1146), (166, 1146), (170, 1076), (165, 1075)], 4), "#7a4a34", depth=3, lit="#f0a868")
    axe.shape(blob([(142, 1088), (154, 1074), (168, 1070), (186, 1074), (192, 1080), (170, 1080), (156, 1082)]), "#b8c0d0", depth=3, lit="#ffe0b0")


def fox(scene: Scene) -> None:
    """It is reading the edge of the cover."""
    lamp = Light(direction=(-0.85, -0.25, 0.4), colour="#ffc070", shade="#33305a", depth=0.6, strength=0.9, rim="#ffd08a", rim_strength=0.7)
    reading = scene.motif("fox", story=True, brush=TINY, light=lamp)
    Animal("fox").paint(reading, View((532, 1172), 58, -70, 8), Gait.SIT, head=(12, 0))
