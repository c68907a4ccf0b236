"""3, book-stair-to-the-keyhole: a traveller sets one foot on the first page of a stair that winds up to the moon."""

import math

import numpy as np

from atelier import marks
from atelier.accents import FromPicture
from atelier.bodies import poses
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.outfit import Hair, Hat, coat
from atelier.bodies.people import Person
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, curve, ellipse, polygon, smoothstep
from atelier.light import PAPER, Light, Material
from atelier.motifs.books import open_book
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.houses import Style
from atelier.motifs.keepsakes import suitcase
from atelier.motifs.landmarks import church
from atelier.motifs.sky import starfield, stratus
from atelier.motifs.travel import paper_boat
from atelier.palette import Image, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene
from atelier.volume import modelled

CARD = Card(
    number=3,
    slug="book-stair-to-the-keyhole",
    palette=("#123a52", "#2f7a80", "#f6e3ab", "#b7a9c4", "#b8452c"),
    spread=Spread(
        hue="blue", place="sky", time="blue night", season="no season", mood="majestic", viewpoint="from below",
        figure="child", composition="spiral", people=True, cast=("E",), themes=("books-words", "journeys", "doors", "night", "growth"),
    ),
)  # fmt: skip

MOON: Place = (596.0, 226.0)
RADIUS = 124.0
MOONLIGHT = Material(sheen=0.4, blotch=0.3, texture=0.09, pooling=0.10, hollow=0.5)
COVERS = ("#7c2f34", "#1f4a5c", "#6a4a2c", "#4a3a5c", "#2f5a4c", "#8a6a34")
STEPS = 44
PALE = Light(direction=(0.2, -0.8, 0.5), colour="#fffbe8", shade="#7f9fae", depth=0.35)  # white things against the night
STAND: Place = (300.0, 1404.0)
BEHIND = (
    (860, 1150, 520, 96, "#8f98b4"),
    (90, 1170, 460, 110, "#8c94b2"),
    (500, 1190, 380, 70, "#989ab8"),
    (930, 1236, 420, 110, "#a79fbe"),
    (60, 1262, 400, 110, "#a49cbc"),
)
BEFORE = (
    (940, 1338, 480, 134, "#b0a4c2"),
    (760, 1392, 520, 84, "#b4a8c4"),
    (30, 1350, 300, 92, "#aea2c2"),
    (300, 1450, 640, 92, "#b9abc6"),
    (930, 1462, 460, 104, "#b2a6c4"),
    (650, 1470, 520, 92, "#bcb0c9"),
)


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.15, -0.8, 0.45), colour="#ffeab4", shade="#172a4a", depth=0.58, strength=0.85, rim="#fdf0c6", rim_strength=0.7,
        source=(MOON[0], MOON[1], 420), reach=1150, fill="#8f93b4", air="#5a8f96",
    )  # fmt: skip
    scene.finish = Finish(ground="#2f4a52", periphery=0.26, grade=lambda image: (image - 0.5) * 1.05 + 0.5)
    sky(scene)
    keyhole(scene)
    far_clouds(scene)
    sea_of_cloud(scene, BEHIND)
    steeple(scene)
    stair(scene)
    gulls(scene)
    boat(scene)
    sea_of_cloud(scene, BEFORE)
    traveller(scene)
    key_shadow(scene)
    nearest_cloud(scene)


def sky(scene: Scene) -> None:
    broad, middling = scene.canvas.broad, scene.canvas.middling

    def night(x: Image, y: Image) -> Image:
        away = np.hypot(x - MOON[0], (y - MOON[1] - 40) * 0.9)
        return ramp(["#dfe0ae", "#8fbfa8", "#4a929a", "#27667c", "#17485f", "#103246", "#0c2537"], (away - 90) / 1180 + 0.05 * broad + 0.03 * middling)

    scene.background(night, flow=lambda x, y: np.arctan2(y - MOON[1], x - MOON[0]) + math.pi / 2 + 0.25, brush=BROAD)
    starfield(scene.motif("stars"), 300, low=1000, keep=lambda x, y: math.hypot(x - MOON[0], y - MOON[1]) > 330)
    bars = scene.motif("bars of cloud")
    for x, y, width, height in ((150, 470, 420, 44), (110, 520, 300, 26), (890, 520, 330, 40), (930, 572, 260, 24), (250, 250, 260, 22)):
        stratus(bars, (x, y), width, height, CloudTones("#4a8a94", "#a9cfb4", "#2c6274"), streak=7, thickness=0.7)


def keyhole(scene: Scene) -> None:
    """A moon in the shape of what a key goes into; its own ground is scarred as the moon's is."""
    moon = scene.motif("keyhole moon", story=True)
    for reach, strength in ((600, 0.42), (360, 0.5), (215, 0.75)):
        moon.glow((MOON[0], MOON[1] + 20), reach, "#f8e9b4", strength)
    t = np.linspace(math.pi * 0.685, math.pi * 2.315, 60)
    disc = np.stack([MOON[0] + RADIUS * np.cos(t), MOON[1] + RADIUS * np.sin(t)], 1)
    skirt = curve(
        [
            disc[-1],
            (MOON[0] + 92, MOON[1] + 205),
            (MOON[0] + 122, MOON[1] + 300),
            (MOON[0], MOON[1] + 312),
            (MOON[0] - 122, MOON[1] + 300),
            (MOON[0] - 92, MOON[1] + 205),
            disc[0],
        ],
        8,
    )
    found = scene.canvas.covered([np.vstack([disc, skirt])])
    assert found is not None
    window, mask = found
    noise, craters = moon.noise(), moon.random.random((16, 3))
    height = 2.2 * noise(window.x, window.y, 60) + 0 * window.x
    seas = 0.42 + 0.9 * noise(window.x + 40, window.y, 190)
    for u, v, size in craters:
        x, y, wide = MOON[0] + (u - 0.5) * 220, MOON[1] - 110 + v * 400, 8 + 26 * size**2
        ring = np.hypot(window.x - x, window.y - y) / wide
        height = height + wide * 0.13 * (np.exp(-(((ring - 1) * 2.8) ** 2)) - 0.7 * np.exp(-((ring * 1.2) ** 2)))
    albedo = lerp(
        ramp(["#fffdf0", "#fdf2c8", "#fbe0a0"], (window.y - MOON[1] + RADIUS) / 430 + 0 * window.x),
        ramp(["#eedfb4", "#dfc48c"], seas),
        smoothstep(0.5, 1.1, seas) * 0.75,
    )
    around = np.arctan2(window.y - MOON[1], window.x - MOON[0]) + math.pi / 2
    near = Light(direction=(-0.4, -0.5, 0.75), colour="#fffbe6", shade="#d8b878", depth=0.5)
    moon.body(
        modelled(window, mask, height.astype(np.float32), smoothing=2.0), albedo, light=near, material=MOONLIGHT, flow=around.astype(np.float32), brush=FINE
    )


def far_clouds(scene: Scene) -> None:
    banks = (
        (90, 800, 420, 250, "#2f6f7c"), (960, 770, 380, 230, "#2f6f7c"), (30, 960, 460, 270, "#356b7c"),
        (985, 950, 400, 260, "#386e7e"), (190, 1040, 380, 150, "#4a7486"), (850, 1060, 420, 170, "#4c7688"),
    )  # fmt: skip
    for number, (x, y, width, height, base) in enumerate(banks):
        cumulus(scene.motif(f"far cloud {number}"), (x, y), width, height, CloudTones(base, mix(base, "#e9e6bc", 0.55), mix(base, "#0e2438", 0.6)))


def steeple(scene: Scene) -> None:
    """The top of a church that the cloud has drowned."""
    tower = scene.motif("drowned steeple", story=True, brush=FINE)
    church(tower, (948, 1345), 350, Style(wall="#6a6a80", stuff="stone", roof=("#4a3a52", "#7a5a6a"), gable="peak", door=None), lit="#ffdf8a")


# ---- the stair


def step_at(share: float) -> tuple[Place, float, float, bool]:
    """Where along the stair a book lies: its place, its width, its turn, and whether it is on the far side of a turn."""
    turns = 2.75 * 2 * math.pi * share**0.92 + 1.75
    sweep = 262 * (1 - share) ** 0.72 + 24
    rise = 1 - (1 - share) ** 1.32
    middle = 470 + (MOON[0] - 470) * share**1.1
    x = middle + sweep * math.cos(turns)
    y = 1338 + (566 - 1338) * rise - 0.10 * sweep * math.sin(turns)
    width = (196 * (1 - share) ** 0.86 + 34) * (1 - 0.12 * math.sin(turns))
    return (x, y), width, 0.16 * -math.cos(turns + 1.2), math.sin(turns) > 0


def stair(scene: Scene) -> None:
    """Open books, each a step, from the moon down to our feet."""
    shares = np.linspace(1, 0, STEPS)
    reader = 15
    for number, share in enumerate(shares):
        at, width, turn, _ = step_at(float(share))
        step = scene.motif(f"book {number}", story=number == STEPS - 1)
        hazy = 0.52 * float(share) ** 0.8
        cover = mix(COVERS[number % len(COVERS)], "#6aa3a0", hazy * 0.7)
        page = mix("#f4e8cc", "#a9cfb8", hazy)
        step.random.random(3)
        under(step, at, width, cover)
        open_book(
            step,
            at,
            width,
            turn=turn + step.random.normal() * 0.05,
            tilt=0.40,
            cover=cover,
            page=page,
            written=width > 70,
            shadow=False,
            ribbon_="#b8342c" if number % 3 == 1 and width > 48 else None,
        )
        if STEPS - 1 - number == reader:
            cat(scene, at, width)


def under(step: Motif, at: Place, width: float, cover: str | np.ndarray) -> None:
    """The spine and boards that show from below, and the shade they cast on the book beneath."""
    here = Placement(at, width / 100)
    step.wash(here(ellipse((-2, 30), 52, 13)), "#0e2233", 0.42, soft=width * 0.05, way="multiply")
    step.shape(here(polygon([(-53, 10), (53, 10), (50, 26), (4, 31), (-4, 31), (-50, 26)])), mix(cover, "#0c1826", 0.45), depth=4, brush=FINE)


def cat(scene: Scene, at: Place, width: float) -> None:
    """It has got as far as this page."""
    reader = scene.motif("cat", story=True, brush=FINE)
    Animal("cat").paint(reader, View((at[0] + width * 0.16, at[1] - 2), width * 0.33, -62, 14), Gait.SIT, head=(34, 0))


def gulls(scene: Scene) -> None:
    """Pages that have thought better of it."""
    flock = (
        (300, 560, 34, -80, 20),
        (720, 655, 44, 70, -10),
        (232, 700, 56, -70, 36),
        (806, 800, 66, 75, 8),
        (420, 440, 24, -80, 30),
        (150, 905, 74, 100, 26),
        (716, 520, 22, 80, 40),
    )
    for number, (x, y, size, heading, beat) in enumerate(flock):
        page = scene.motif(f"gull {number}", story=number in (2, 3), material=PAPER, brush=FINE, light=PALE)
        Bird("gull").paint(page, View((x, y), size, heading, -6), Perch.FLY, beat=beat)
    loose = scene.motif("loose pages", material=PAPER, brush=FINE, wobble=0.8)
    for x, y, size, turn in ((842, 668, 34, 0.5), (196, 810, 44, -0.4), (700, 905, 40, 0.3), (360, 655, 26, -0.6)):
        here = Placement((x, y), size / 100, turn)
        sheet = loose.shape(
            here(np.vstack([curve([(-60, -8), (-20, -34), (10, -18), (58, -30)], 6), curve([(58, -30), (52, 24), (8, 34), (-22, 14), (-56, 40)], 6)])),
            "#f2e8cc",
            depth=5,
        )
        for row in (-8, 4, 16):
            loose.line(here([(-40, row), (-14, row - 12), (10, row - 2), (40, row - 8)]), 1.3, "#6a6a70", on=sheet, opacity=0.4, taper=0.3)


# ---- below


def sea_of_cloud(scene: Scene, rows: tuple[tuple[float, float, float, float, str], ...]) -> None:
    """A floor of lilac cloud, its crowns caught by the moon, its hollows blue."""
    for x, y, width, height, base in rows:
        cumulus(scene.motif(f"floor at {x}, {y}"), (x, y), width, height, CloudTones(base, mix(base, "#fdeecb", 0.72), mix(base, "#2a2c58", 0.62)))


def key_shadow(scene: Scene) -> None:
    """Its own shape lies on the cloud, where nobody holds a key."""
    shade = scene.motif("key shadow")
    here = Placement((640, 1418), 0.92, -0.1)
    t = np.linspace(0, 2 * math.pi, 40)
    ring = [np.stack([-84 + r * np.cos(t), 0.62 * r * np.sin(t)], 1) for r in (44, 25)]
    shade.wash([here(ring[0]), here(ring[1][::-1])], "#5a5290", 0.8, soft=4, way="multiply")
    for bar in ([(-42, -8), (116, -8), (116, 8), (-42, 8)], [(66, 0), (82, 0), (82, 36), (66, 36)], [(96, 0), (114, 0), (114, 30), (96, 30)]):
        shade.wash(here(polygon(bar)), "#5a5290", 0.8, soft=4, way="multiply")


def boat(scene: Scene) -> None:
    craft = scene.motif("paper boat", story=True, material=PAPER)
    paper_boat(craft, (132, 1236), 100, paper="#f6efdc", turn=-0.06)
    cumulus(scene.motif("wave of cloud"), (140, 1264), 200, 40, CloudTones("#a9a1c2", "#f2e4cc", "#565686"))


def traveller(scene: Scene) -> None:
    """Seen from behind, one foot on the first page."""
    stand = STAND
    glow = scene.motif("moon on the doorstep")
    glow.glow((stand[0] + 6, stand[1] - 8), 120, "#fdeec4", 0.35, down=34)
    glow.contact((stand[0] - 8, stand[1] + 4), 96, 16)
    case = scene.motif("suitcase", story=True, brush=FINE)
    suitcase(case, (stand[0] + 74, stand[1] + 12), 58, leather="#7d4e33", labels=1)
    figure = scene.motif("traveller", story=True, brush=FINE)
    outfit = coat("#c8502c", hat=Hat("brim", "#20324a"), scarf="#e8c25a")
    walker = Person("child", outfit, "E", Hair("short", "#1a1216"))
    walker.posed(poses.walking(lean=4), View(stand, 204, 152, 4)).paint(figure)


def nearest_cloud(scene: Scene) -> None:
    """Out of focus at our feet, and the dust of light over it."""
    for number, (x, y, width, height) in enumerate(((60, 1520, 460, 90), (940, 1525, 460, 100), (520, 1540, 520, 60))):
        cumulus(scene.motif(f"near {number}"), (x, y), width, height, CloudTones("#9c92b8", "#e4d4cc", "#423f6e"))
    dust = scene.motif("dust")
    for _ in range(90):
        share = dust.random.random()
        (x, y), width, _, _ = step_at(float(share))
        at = (x + dust.random.normal() * width * 0.7, y - abs(dust.random.normal()) * 40)
        dust.dab(at, 2.4, 2.2, 0, FromPicture(1.2, "#fff4cc", 0.7), taper=0, load=1, opacity=dust.random.uniform(0.2, 0.7))
    for x, y, size in ((410, 395, 9), (770, 360, 8), (660, 470, 6)):
        marks.sparkle(dust, (x, y), size)
