"""41, hide-and-seek-mountain: it has put its face in its arms and counts, and all who live on it have hidden."""

import math
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from atelier.bodies import poses
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.outfit import Face, Hair, working
from atelier.bodies.people import Person
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, blob, ellipse, ribbon, smoothstep
from atelier.light import CLOTH, STONE, Light
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.flowers import flecks
from atelier.motifs.forms import cloth
from atelier.motifs.houses import Style, house
from atelier.motifs.land import hill, turf
from atelier.motifs.landmarks import church
from atelier.motifs.plants import apple
from atelier.motifs.rock import mountain
from atelier.motifs.sky import sun
from atelier.motifs.structures import arch
from atelier.motifs.trees import ROUND, Leafage, conifer, tree
from atelier.motifs.vessels import bucket
from atelier.palette import Image, lerp, ramp
from atelier.paper import Finish
from atelier.scene import Scene
from atelier.volume import modelled

CARD = Card(
    number=41,
    slug="hide-and-seek-mountain",
    palette=("#6aa653", "#9a94ab", "#faf5e6", "#c83f38", "#8cc4e4"),
    spread=Spread(
        hue="green", place="mountain", time="noon", season="summer", mood="joyful", viewpoint="far landscape",
        figure="giant creature", composition="big single form", people=True, relation=True, cast=("B",),
        themes=("games", "scale", "fear", "childhood-age", "home"),
    ),
)  # fmt: skip

ROCK = "#a29cb2"
FIRS = Leafage("#2a4a34", "#3f6f42", "#86b060", "#5a4232")


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.6, -0.75, 0.5), colour="#fff3c4", shade="#34466e", depth=0.5, strength=0.85, rim="#fffbe0", rim_strength=0.75, air="#a8cfe4"
    )
    scene.finish = Finish(ground="#7fa86a", grade=lambda image: (image - 0.5) * 1.05 + 0.5)
    noon(scene)
    giant(scene)
    woods_on_it(scene)
    foreland(scene)
    tunnel(scene)
    hidden_church(scene)
    roofs(scene)
    cows(scene)
    goat(scene)
    river_in_a_bucket(scene)
    child(scene)


def noon(scene: Scene) -> None:
    broad = scene.canvas.broad

    def blue(x: Image, y: Image) -> Image:
        return ramp(["#4f9ad4", "#8cc4e4", "#bfe0ee", "#e8f2ea"], y / 1100 + 0.06 * broad)

    scene.background(blue, flow=lambda x, y: 0.1 * np.sin(x / 200) + 0 * y, brush=BROAD)
    sun(scene.motif("sun"), (930, 96), 62, "#fffbe0", air="#fdf2c0", reach=5)
    for number, (x, y, wide, high) in enumerate(((150, 300, 380, 110), (870, 470, 340, 90), (60, 640, 300, 80))):
        cumulus(scene.motif(f"cloud {number}"), (x, y), wide, high, CloudTones("#e8eef4", "#ffffff", "#9fbcd8"))
    for number, (x, y, wide) in enumerate(((60, 860, 420), (960, 830, 460), (820, 900, 300))):
        mountain(scene.motif(f"peak {number}"), (x, y), wide, 1180, ("#8aa8c4", "#a8c4d0", "#b8d2c4"), snow="#eef4f6", snowline=0.4, ruggedness=0.7)
    scene.mist("#cfe6ee", lambda x, y: 0.6 * np.clip((y - 850) / 300, 0, 1) + 0 * x)


# ---- the one who counts


@dataclass(frozen=True)
class Part:
    """A swelling of the mountain: where it runs, how thick, how far before the rest, and what it is made of."""

    spine: tuple[Place, ...]
    radii: tuple[float, ...]
    forward: float
    stuff: int  # 0 turf, 1 scree, 2 rock, 3 snow


PARTS = (
    Part(((500, 1520), (490, 1180), (492, 930), (500, 830)), (690, 470, 330, 220), -420, 0),
    Part(((522, 700), (536, 560), (542, 470)), (214, 206, 168), 0, 2),
    Part(((538, 452), (560, 330), (590, 232)), (172, 116, 26), -20, 3),
    Part(((430, 588), (505, 566)), (34, 40), 172, 2),
    Part(((566, 566), (654, 560)), (40, 34), 172, 2),
    Part(((300, 960), (168, 940), (176, 836), (400, 772), (640, 742)), (150, 132, 112, 96, 76), 150, 1),
    Part(((700, 980), (866, 960), (876, 862), (660, 828), (420, 838)), (150, 132, 112, 96, 76), 190, 1),
    *(Part(((640, 716 + 30 * n), (712, 706 + 27 * n), (742, 722 + 26 * n)), (36, 32, 24), 210, 2) for n in range(3)),
    *(Part(((424, 812 + 30 * n), (350, 800 + 28 * n), (318, 818 + 26 * n)), (36, 32, 24), 250, 2) for n in range(3)),
)


def giant(scene: Scene) -> None:
    it = scene.motif("mountain", story=True, material=STONE)
    window, noise, rough = it.canvas.whole, it.noise(4), it.noise(5)
    x, y = np.broadcast_arrays(window.x, window.y)
    ragged = 13 * noise(x, y, 70) + 20 * noise(x + 300, y, 240)
    crags = rough(x + 0.3 * y, y, 150, 120, ridged=True)
    height, which = np.full(window.shape, -1e4, np.float32), np.zeros(window.shape, np.int32)
    for number, part in enumerate(PARTS):
        swell = swelling(part, x, y, ragged * (1.0, 0.5, 0.8, 1.0)[part.stuff] * min(1.0, max(part.radii) / 110)) + (0, 8, 12, 5)[part.stuff] * crags
        nearer = swell > height
        height = np.where(nearer, swell, height).astype(np.float32)
        which[nearer] = number + 1
    kind = np.array([0] + [part.stuff for part in PARTS])[which]
    turf_ = ramp(["#3f7a3c", "#5f9f4c", "#7fb860", "#a4cc78"], 0.62 + 0.42 * noise(x, y, 170) - (y - 1000) / 1600)
    grain = 0.5 + 0.45 * rough(x, y, 120, 60) + 0.2 * crags
    stone = ramp(["#8480a2", "#a8a4c0", "#c0bcd0", "#d8d2da"], grain)
    slide = ramp(["#5a5062", "#8a7c88", "#a89a9c", "#c4b4a8"], grain)
    scree = lerp(slide, turf_, smoothstep(0.1, 0.5, noise(x, y, 110, 70) + (y - 868) / 150))
    snow = ramp(["#dfe4f0", "#faf5e6"], 0.6 + 0.6 * noise(x, y, 150))
    snowy = ((kind == 3) | ((kind == 2) & (y < 470 + 80 * noise(x, y, 90)) & (which < 4))).astype(np.float32)
    outcrop = lerp(turf_, stone, smoothstep(0.30, 0.52, crags - 0.5 + 0.4 * noise(x, y, 90) - (y - 900) / 900))
    colours = np.choose(kind[..., None], [outcrop, scree, np.where(which[..., None] > 5, slide, stone), snow]).astype(np.float32)
    relief = modelled(window, (height > -9e3).astype(np.float32), height, smoothing=1.8)
    shown = it.body(relief, lerp(colours, snow, snowy), np.where(which > 5, which, np.minimum(which, 2)).astype(np.int32))
    head, lower, upper = shown[2], shown.get(6), shown.get(7)
    it.wash(ribbon([(330, 742), (480, 700), (640, 672), (740, 700)], [60, 84, 84, 50]), "#3a3458", 0.75, soft=16, way="multiply", within=head)
    under = ribbon([(250, 960), (330, 900), (520, 930), (700, 950), (800, 990)], [70, 90, 110, 100, 60])
    it.wash(under, "#1f4a3a", 0.7, soft=22, way="multiply", within=shown[1])
    it.wash(ribbon([(420, 780), (560, 752), (700, 742)], [40, 46, 40]), "#3a3048", 0.6, soft=12, way="multiply", within=lower)
    it.wash(ribbon([(430, 916), (660, 906), (800, 930), (860, 1000)], [50, 60, 60, 60]), "#3a3048", 0.6, soft=18, way="multiply", within=upper)
    peeping(scene)


def swelling(part: Part, x: Image, y: Image, ragged: Image) -> Image:
    """How far it stands out everywhere, or far below all else where it is not."""
    best = np.full(x.shape, -1e4, np.float32)
    for (a, b), (r, s) in zip(pairwise(part.spine), pairwise(part.radii), strict=True):
        dx, dy = b[0] - a[0], b[1] - a[1]
        t = np.clip(((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy), 0, 1)
        radius = r + (s - r) * t
        away = np.hypot(x - a[0] - t * dx, y - a[1] - t * dy) + ragged
        inside = radius * radius - away * away
        best = np.where(inside > 0, np.maximum(best, part.forward + np.sqrt(np.maximum(inside, 0))), best)
    return best.astype(np.float32)


def peeping(scene: Scene) -> None:
    """One eye is shut, as agreed."""
    x, y = 612, 640
    peep = scene.motif("peeping eye", story=True, brush=CRISP, wobble=0.6)
    peep.shape(blob([(x - 50, y + 4), (x - 22, y - 24), (x + 22, y - 26), (x + 52, y - 2), (x + 24, y + 22), (x - 18, y + 24)]), "#4a4458", depth=10)
    white = peep.shape(blob([(x - 36, y + 4), (x - 10, y - 17), (x + 20, y - 17), (x + 38, y), (x + 14, y + 16), (x - 12, y + 17)]), "#fbf6e4", depth=8)
    peep.inlay(ellipse((x + 2, y - 1), 17, 17), "#3f8a4a", depth=5, within=white)
    peep.inlay(ellipse((x + 2, y - 1), 9, 9), "#1a2418", depth=4, within=white)
    peep.inlay(ellipse((x + 7, y - 7), 4, 4), "#ffffff", depth=2, within=white)
    shut = [(428, 636), (456, 652), (490, 654), (520, 640)]
    peep.line(shut, 8, "#4a4458", taper=0.6, load=1)
    for at, turn in (((446, 658), 1.9), ((474, 664), 1.6), ((500, 660), 1.3)):
        peep.dab(at, 20, 4, turn, "#4a4458", taper=0.7, load=1)


def woods_on_it(scene: Scene) -> None:
    """Its coat of firs, thick below and thin above."""
    firs = scene.motif("firs on its sides")
    stands = [(250, 1080, 150, 70, 20), (760, 1120, 170, 70, 22), (500, 1010, 150, 50, 9)]
    stands += [(480, 1180, 200, 40, 14), (90, 1170, 100, 50, 9), (900, 1180, 100, 40, 8)]
    stray = firs.random.normal
    spots = [(cx + float(stray()) * w * 0.5, cy + float(stray()) * h * 0.5) for cx, cy, w, h, count in stands for _ in range(count)]
    for x, y in sorted(spots, key=lambda at: at[1]):
        conifer(firs, (x, y + 8), float(firs.random.uniform(26, 50)) * (0.5 + (y - 700) / 900), leafage=FIRS, slim=0.34)


# ---- those who hide


def foreland(scene: Scene) -> None:
    near = scene.motif("meadow")
    ridge = [(-60, 1216), (140, 1190), (330, 1222), (520, 1248), (720, 1222), (900, 1192), (1060, 1210)]
    field = hill(near, ridge, ("#8fc062", "#6aa653", "#4f8a42", "#3f7038"), depth=320, roll=20)
    path = [(470, 1580), (500, 1470), (420, 1390), (470, 1320), (560, 1276), (540, 1248)]
    near.shape(ribbon(path, [150, 96, 62, 40, 22, 8]), "#e6d2a0", depth=8, wobble=3, within=field)
    turf(near, field, 420, near=30, far=7)
    flecks(near, field, 190, ("#faf5e6", "#c83f38", "#f4d84a", "#b88ad0"), near=7, far=2.5)


def tunnel(scene: Scene) -> None:
    mouth_ = scene.motif("tunnel", story=True, material=STONE)
    arch(mouth_, (838, 1212), 92, 96, stone="#8a8498", inside="#1c1a24", thick=0.18)
    for side in (-14, 14):
        mouth_.line([(838 + side, 1210), (846 + side * 1.5, 1240), (872 + side * 2.2, 1300)], 4, "#6a6470", taper=0, load=1)
    for number, (x, y, wide) in enumerate(((846, 1166, 66), (884, 1136, 84), (936, 1092, 104), (980, 1040, 80))):
        cumulus(scene.motif(f"giggle {number}"), (x, y), wide, wide * 0.52, CloudTones("#eef2f4", "#ffffff", "#a8bccc"))


def hidden_church(scene: Scene) -> None:
    """It crouches; the tree is not wide enough."""
    chapel = scene.motif("church", story=True)
    style = Style(wall="#f2ead6", stuff="plaster", roof=("#a8302c", "#d85a48"), gable="peak", door=None)
    church(chapel, (176, 1330), 250, style)
    pear = scene.motif("pear tree", story=True)
    tree(pear, (140, 1372), 300, leafage=Leafage("#3f6f34", "#6f9f44", "#c0d468", "#6a4a34"), habit=ROUND)
    fruit = scene.motif("pears", brush=FINE)
    for _ in range(26):
        x, y = 140 + fruit.random.normal() * 58, 1190 + fruit.random.normal() * 50
        fruit.shape(blob([(x - 6, y + 4), (x - 3, y - 8), (x, y - 12), (x + 3, y - 8), (x + 6, y + 4), (x, y + 9)]), "#e8c83c", depth=5, lit="#fff0a0")
    apple(fruit, (110, 1380), 13, blush="#e8c83c")


def roofs(scene: Scene) -> None:
    """Chalets behind hillocks no higher than their doors."""
    style = Style(wall="#c8a078", stuff="boards", roof=("#a8302c", "#d85a48"), gable="eaves", chimneys=1, storeys=1, door=None)
    for number, (x, y, size) in enumerate(((640, 1268, 66), (712, 1252, 48), (330, 1262, 46))):
        home = scene.motif(f"chalet {number}")
        house(home, (x, y + 14), size, size * 0.6, style)
        mound = [(x - size * 1.1, y + 26), (x - size * 0.5, y + 2), (x + size * 0.1, y - 8), (x + size * 0.7, y + 4), (x + size * 1.2, y + 28), (x, y + 44)]
        home.shape(blob(mound), "#78b058", depth=20)


def cows(scene: Scene) -> None:
    """Under one sheet, in a row, quite still."""
    places = ((616, 1412, 84), (714, 1422, 92), (816, 1414, 88), (914, 1424, 94))
    for number, (x, y, size) in enumerate(places):
        Animal("cow").paint(scene.motif(f"cow {number}"), View((x, y), size, 86, 8), Gait.STAND, shadow=(-0.35, 0.2))
    sheet = scene.motif("sheet", story=True, material=CLOTH)
    top = [(560, 1352), (590, 1322), (640, 1326), (690, 1318), (742, 1326), (790, 1318), (842, 1326), (890, 1314), (944, 1322), (966, 1350)]
    hem = [(972, 1398), (930, 1388), (890, 1402), (840, 1386), (790, 1400), (740, 1388), (690, 1402), (640, 1386), (600, 1400), (552, 1392)]
    cloth(sheet, blob(top + hem, 6), "#faf5e6", fold=38, depth=7)
    for x in (690, 790, 890):
        sheet.line([(x - 2, 1322), (x + 3, 1350), (x, 1384)], 3, "#c4c8d4", taper=0.8, opacity=0.7)


def goat(scene: Scene) -> None:
    """Behind its own horns."""
    x, y = 332, 1420
    beast = scene.motif("goat", story=True)
    Animal("goat").paint(beast, View((x, y), 104, 10, 10), Gait.STAND, head=(34, 0), shadow=(-0.35, 0.2))
    horns = scene.motif("horns", story=True, material=STONE)
    for side in (-1, 1):
        spine = [(x + side * 8, y - 76), (x + side * 44, y - 112), (x + side * 66, y - 66), (x + side * 44, y - 22), (x + side * 12, y - 30)]
        horn = horns.shape(ribbon(spine, [22, 30, 27, 21, 8]), "#a8906a", depth=12)
        for at in range(1, 12):
            t = at / 12
            a = np.array(spine[min(3, int(t * 4))]) * (1 - (t * 4) % 1) + np.array(spine[min(4, int(t * 4) + 1)]) * ((t * 4) % 1)
            horns.dab((float(a[0]), float(a[1])), 24, 2.6, math.pi / 2 + t * 4.4 * side, "#6a5638", on=horn, taper=0.3, opacity=0.8)


def river_in_a_bucket(scene: Scene) -> None:
    """Its bed lies empty."""
    bed = scene.motif("empty bed")
    for _ in range(34):
        t = bed.random.random()
        at = (1010 - 360 * t + bed.random.normal() * 14, 1462 + 24 * t + bed.random.normal() * 10)
        bed.inlay(ellipse(at, 16, 8), ("#c8c0b0", "#a8a09a")[int(t * 9) % 2], depth=5)
    tin = scene.motif("bucket", story=True, brush=FINE)
    mouth_ = bucket(tin, (640, 1490), 92, "#9aa4ac", water="#4fa4d4", handle=0.1)
    wave = scene.motif("river's end", story=True, brush=FINE)
    tail = [(760, 1432), (728, 1384), (682, 1368), (650, 1386), (mouth_[0] + 2, mouth_[1] + 4)]
    made = wave.shape(ribbon(tail, [10, 30, 36, 40, 60]), lambda x, y: ramp(["#3f8fc4", "#8cc4e4"], 0.5 + 0.5 * np.sin((x + y) / 9)), depth=14)
    wave.line([(752, 1424), (724, 1380), (682, 1358), (652, 1374)], 5, "#f4fbfb", on=made, taper=0.7)


def child(scene: Scene) -> None:
    """Who wants to be found."""
    boy = Person("child", working("#c83f38", "#3f5a7a"), "B", Hair("tousled", "#5a3422"), Face("snub"), seed=6)
    open_arms = poses.standing().but(arms=(poses.Arm(10, 84, 6), poses.Arm(10, 84, 6)), hands=("open", "open"), head=(0, -16, 0))
    boy.posed(open_arms, View((466, 1446), 132, 176, 8)).paint(scene.motif("child", story=True), shadow=(-0.35, 0.2))
