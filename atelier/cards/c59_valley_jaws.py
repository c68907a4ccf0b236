"""59, valley-jaws: a rider with a lantern goes up a white road between black firs, into a valley that is a wolf's mouth."""

import math

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies import poses
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.outfit import coat
from atelier.bodies.people import Person
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, along, blob, curve, ellipse, polygon, ribbon, wobble
from atelier.light import Light
from atelier.motifs.clouds import CloudTones
from atelier.motifs.land import hill, terrain
from atelier.motifs.rock import ROCK
from atelier.motifs.sky import smoke, stratus
from atelier.palette import Image, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=59,
    slug="valley-jaws",
    palette=("#a3242b", "#17131b", "#ef7a3c", "#4d2a4c", "#e9dcc6"),
    spread=Spread(
        hue="red/rose", place="mountain", time="sunset", season="autumn", mood="menacing", viewpoint="far landscape",
        figure="giant creature", composition="big single form", people=True, cast=("silhouette",),
        themes=("fear", "journeys", "hunger", "night"),
    ),
)  # fmt: skip

SUN = (742.0, 886.0)
UPPER_LIP = [(150, 652), (250, 672), (360, 716), (480, 762), (600, 806), (700, 838), (790, 862)]
LOWER_LIP = [(150, 1130), (250, 1128), (380, 1104), (520, 1062), (650, 1010), (740, 958), (800, 910)]
FAR_LIP = [(196, 1096), (300, 1076), (420, 1046), (540, 1008), (650, 962), (740, 920)]
ROAD = [
    (560, 1520, 74),
    (420, 1440, 62),
    (270, 1352, 52),
    (176, 1258, 44),
    (160, 1176, 40),
    (214, 1120, 36),
    (330, 1092, 28),
    (460, 1052, 20),
    (590, 1000, 13),
    (690, 944, 7),
    (738, 904, 3),
]


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.3, -0.5, 0.4),
        colour="#f2793c",
        shade="#150f18",
        depth=0.75,
        strength=0.85,
        rim="#ff9a52",
        rim_strength=0.8,
        source=(SUN[0], SUN[1], 130),
        reach=520,
        air="#8c2a34",
    )
    scene.finish = Finish(ground="#4a1c26", grade=lambda image: (image - 0.5) * 1.06 + 0.505)
    sky(scene)
    throat(scene)
    far_ear(scene)
    head(scene)
    jaw(scene)
    teeth(scene)
    eye(scene)
    nostril(scene)
    foreground(scene)
    road(scene)
    near_teeth(scene)
    rider(scene)
    ribs(scene)


def sky(scene: Scene) -> None:
    broad = scene.canvas.broad

    def evening(x: Image, y: Image) -> Image:
        away = np.hypot((x - SUN[0]) / 1.25, y - SUN[1]) / 900 + 0.06 * broad
        return ramp(["#ffd08a", "#f58a45", "#d9452f", "#a3242b", "#7a2338", "#4d2a4c", "#37213f"], away)

    scene.background(evening, flow=lambda x, y: np.arctan2(y - SUN[1], x - SUN[0]) + math.pi / 2 + 0.2 * np.sin(x / 160), brush=BROAD)
    for number, (x, y, wide, high, tilt) in enumerate(
        ((250, 150, 620, 60, -0.18), (160, 300, 460, 40, -0.14), (420, 60, 560, 44, -0.2), (120, 420, 340, 26, -0.1))
    ):
        stratus(scene.motif(f"cloud {number}"), (x, y), wide, high, CloudTones("#7d2a40", "#d6523a", "#4a2244"), tilt=tilt, thickness=0.8, streak=7)


def throat(scene: Scene) -> None:
    """Ridge behind ridge to where the sun goes down."""
    sun = scene.motif("sun", brush=CRISP)
    sun.glow(SUN, 420, "#ff9c4c", 0.7)
    sun.shape(ellipse(SUN, 48), "#fff0bc", depth=40, lit="#fffbe4", shade="#ffe09a", soft=1.5)
    sun.glow(SUN, 130, "#ffe2a0", 0.6)
    ridges = (
        ([(-60, 1000), (90, 985), (260, 962), (380, 985), (500, 930), (620, 948), (720, 916), (820, 930)], ("#d9552f", "#c03a2c")),
        ([(-60, 1050), (80, 1062), (220, 1018), (340, 1040), (470, 985), (580, 990), (690, 935), (800, 960)], ("#a32f2b", "#7c2430")),
    )
    for number, (line, pigments) in enumerate(ridges):
        hill(scene.motif(f"far ridge {number}"), line, pigments, depth=130, roll=8)


def crag(scene: Scene, name: str, outline: Points, pigments: tuple[str, ...], run: float, *, story: bool = False) -> int:
    """Rock that runs like a pelt: ridges along `run`, darker away from the fire."""
    rock = scene.motif(name, story=story)
    noise, form = rock.noise(5), rock.noise(2)
    c, s = math.cos(run), math.sin(run)

    def tones(x: Image, y: Image) -> Image:
        far = np.hypot(x - SUN[0], (y - SUN[1]) * 1.1) / 800
        return ramp(pigments, far + 0.16 * noise(c * x + s * y, c * y - s * x, 260, 60))

    def rise(x: Image, y: Image) -> Image:
        u, v = c * x + s * y, c * y - s * x
        return 34 * form(u, v + 40 * noise(x, y, 200), 300, 92, ridged=True) + 15 * noise(u, v, 130, 34, ridged=True) + 3 * noise(x, y, 26)

    return terrain(rock, outline, tones, rise, material=ROCK, flow=lambda x, y: run + 0.35 * np.sin(x / 90 + y / 140))


def far_ear(scene: Scene) -> None:
    crag(scene, "far ear", blob([(640, 290), (720, 150), (822, 66), (872, 44), (866, 110), (830, 220), (800, 320)]), ("#5a2438", "#3c1c34", "#2c1a30"), -0.8)


def head(scene: Scene) -> None:
    """Snout, brow, ear laid back; a mane of forest going off to the right."""
    top = [
        (150, 652),
        (104, 636),
        (84, 596),
        (92, 552),
        (128, 524),
        (210, 498),
        (330, 462),
        (430, 424),
        (500, 372),
        (548, 318),
        (606, 276),
        (690, 236),
        (760, 190),
        (860, 118),
        (1000, 66),
        (990, 120),
        (944, 214),
        (900, 290),
        (960, 306),
        (1050, 330),
    ]
    lip = curve(UPPER_LIP, 8)[::-1]
    wild = scene.motif("on the ridge")
    skyline = curve(top[4:13], 10)
    for place in range(2, len(skyline) - 4, 3):
        x, y = skyline[place]
        if wild.random.random() < 0.72:
            fir(wild, (float(x), float(y) + 8), 16 + 34 * wild.random.random() ** 2, "#1d131d", lean=0.1 * wild.random.normal())
    crest = wobble(curve(top, 6), wild.random, 7.0, 60)
    outline = np.vstack([crest, [(1050, 980), (900, 930)], lip])
    identity = crag(scene, "head", outline, ("#7a2a2c", "#43202c", "#2b1a28", "#201622"), 0.36, story=True)
    pelt = scene.motif("pelt")
    for x, y in pelt.spots(identity, 420):
        far = math.hypot(x - SUN[0], y - SUN[1])
        turn = 0.30 + 0.4 * math.sin(x / 170) - (0.9 if x > 640 and y < 330 else 0)
        bright = FromPicture(1.5, "#ff8a48", 0.25) if far < 420 and pelt.random.random() < 0.4 else FromPicture(1.35 if pelt.random.random() < 0.5 else 0.6)
        pelt.dab(
            (x, y),
            pelt.random.uniform(16, 60),
            pelt.random.uniform(1.6, 4.5),
            turn + 0.2 * pelt.random.normal(),
            bright,
            on=identity,
            bend=0.12,
            taper=0.9,
            opacity=0.6,
        )
    pelt.wash(
        blob([(690, 268), (790, 206), (900, 130), (972, 96), (930, 190), (870, 270), (780, 300)]), "#140c18", 0.5, soft=22, way="multiply", within=identity
    )
    pelt.wash(blob([(470, 470), (540, 392), (650, 372), (740, 420), (700, 470), (590, 496)]), "#0f0a12", 0.6, soft=22, way="multiply", within=identity)
    pelt.line([(500, 392), (570, 356), (650, 350), (720, 372)], 9, "#8e3a34", on=identity, taper=0.8, opacity=0.8)
    pelt.line([(180, 628), (300, 648), (430, 700), (560, 752), (700, 806)], 4.5, "#c4502f", on=identity, taper=0.9, opacity=0.55)
    for number in range(70):
        x = 800 + 240 * pelt.random.random()
        y = 330 + 560 * pelt.random.random() ** 0.9
        fir(pelt, (x, y + 20), 50 + 60 * pelt.random.random(), "#1a121c" if number % 3 else "#3a1c28", lean=0.25)


def jaw(scene: Scene) -> None:
    """The floor of the valley, and the ridge that is its lower lip."""
    floor = scene.motif("floor")
    shape = np.vstack([curve(FAR_LIP, 8), curve(LOWER_LIP, 8)[::-1], [(150, 1120)]])
    noise = floor.noise(4)
    terrain(
        floor,
        shape,
        lambda x, y: ramp(["#e8653a", "#a83430", "#6a2430", "#3f1c2a"], np.hypot(x - SUN[0], (y - SUN[1]) * 1.6) / 640 + 0.1 * noise(x, y * 3, 120)),
        lambda x, y: 6 * noise(x, y * 2.5, 80),
        flow=-0.4,
    )


def teeth(scene: Scene) -> None:
    """Firs along the far lip, and what hangs from the upper."""
    far = scene.motif("far teeth")
    for share, tall in (
        (0.02, 96),
        (0.09, 54),
        (0.16, 60),
        (0.24, 66),
        (0.33, 60),
        (0.42, 52),
        (0.51, 48),
        (0.60, 40),
        (0.69, 34),
        (0.78, 26),
        (0.87, 20),
        (0.95, 14),
    ):
        x, y = on_line(FAR_LIP, share)
        fir(far, (x, y + 6), tall, mix("#54202c", "#c8482f", share))
    hanging = scene.motif("hanging teeth", story=True)
    for share, tall in (
        (0.01, 44),
        (0.045, 52),
        (0.10, 158),
        (0.17, 66),
        (0.235, 84),
        (0.30, 72),
        (0.37, 92),
        (0.44, 80),
        (0.52, 96),
        (0.60, 78),
        (0.67, 70),
        (0.74, 54),
        (0.81, 44),
        (0.88, 30),
        (0.94, 22),
    ):
        x, y = on_line(UPPER_LIP, share)
        fir(hanging, (x, y - 8), tall, mix("#17131b", "#4a1f26", share), downward=True, lean=-0.06)


def near_teeth(scene: Scene) -> None:
    near = scene.motif("near teeth", story=True)
    sizes = ((0.965, 24), (0.91, 36), (0.85, 50), (0.785, 62), (0.715, 80), (0.64, 92), (0.56, 110), (0.475, 102), (0.39, 122), (0.30, 108), (0.225, 92))
    for share, tall in sizes:
        x, y = on_line(LOWER_LIP, share)
        fir(near, (x, y + 14), tall * near.random.uniform(0.92, 1.08), mix("#131017", "#401a22", max(0.0, share - 0.3)))
    for x, y, tall in ((236, 1150, 208), (104, 1166, 96), (76, 1196, 74), (132, 1150, 70)):
        fir(near, (x, y), tall, "#131017")


def on_line(line: list[tuple[int, int]], share: float) -> Place:
    dense = along(curve(line, 12), 200)
    return float(dense[int(share * 199), 0]), float(dense[int(share * 199), 1])


def fir(motif: Motif, foot: Place, tall: float, pigment: str | Image, *, lean: float = 0.0, downward: bool = False) -> None:
    """A fir as sharp as a tooth; `downward` it hangs."""
    here = Placement(foot, tall, lean)
    way = 1.0 if downward else -1.0
    side: list[Place] = []
    steps = max(4, min(9, int(tall / 12)))
    for step in range(steps):
        low, wide = step / steps, 0.19 * (1 - step / steps) ** 0.8 * motif.random.uniform(0.85, 1.15)
        side += [(wide + 0.012, (0.04 + 0.92 * low) * way), (wide * 0.55, (0.04 + 0.92 * (low + 0.55 / steps)) * way)]
    outline = [*side, (0.0, 1.0 * way), *[(-x * 0.96, y) for x, y in reversed(side)]]
    motif.shape(here(polygon(outline, 2)), pigment, depth=tall * 0.09, brush=FINE, wobble=0.5)


def eye(scene: Scene) -> None:
    """A hut under the brow, its lamp lit."""
    hut = scene.motif("hut", story=True, brush=TINY, wobble=0.3)
    x, y = 604.0, 428.0
    hut.glow((x, y), 120, "#ff9a40", 0.55, down=60)
    hut.shape(
        blob([(x - 92, y + 20), (x - 40, y + 12), (x + 40, y + 10), (x + 96, y - 6), (x + 60, y + 34), (x - 40, y + 40)]), "#2a1822", depth=12, lit="#c8583a"
    )
    hut.shape(polygon([(x - 26, y + 14), (x - 26, y - 16), (x + 26, y - 18), (x + 26, y + 14)]), "#3a2026", depth=5)
    hut.shape(polygon([(x - 38, y - 12), (x - 2, y - 46), (x + 36, y - 15)]), "#1c1219", depth=6, lit="#6a2c2c")
    hut.shape(ellipse((x, y - 1), 13, 13), "#ffdf7a", depth=5, lit="#fff6c8", shade="#ffb03c", brush=CRISP)
    hut.line([(x, y - 14), (x, y + 12)], 3, "#2a1620", taper=0.0)
    hut.line([(x - 12, y - 1), (x + 12, y - 1)], 2.2, "#2a1620", taper=0.0)
    hut.dab((x + 18, y + 18), 40, 3, 0.05, "#ffb050", taper=0.8, opacity=0.8)


def nostril(scene: Scene) -> None:
    cave = scene.motif("cave", story=True)
    cave.shape(blob([(104, 588), (112, 562), (138, 556), (156, 572), (146, 592), (122, 602)]), "#0d090f", depth=6, lit="#3a1620", shade="#0a070c")
    cave.line([(106, 594), (124, 605), (148, 596)], 4, "#d8583a", taper=0.7)
    smoke(scene.motif("smoke"), (118, 566), 430, "#b98a8a", drift=-0.12, strength=0.55)


def foreground(scene: Scene) -> None:
    """The outside of the jaw, going down into the dark where we stand."""
    chin = [
        (1050, 862),
        (930, 880),
        (800, 912),
        (740, 962),
        (650, 1014),
        (520, 1066),
        (380, 1108),
        (250, 1132),
        (150, 1132),
        (104, 1152),
        (70, 1190),
        (66, 1240),
        (110, 1320),
        (240, 1350),
        (330, 1420),
        (380, 1540),
        (1050, 1540),
    ]
    identity = crag(scene, "jaw", np.array(chin, np.float64), ("#5c2228", "#301822", "#1f141f", "#17111a"), -0.45, story=True)
    pelt = scene.motif("jaw pelt")
    for x, y in pelt.spots(identity, 240):
        pelt.dab(
            (x, y),
            pelt.random.uniform(16, 50),
            pelt.random.uniform(1.6, 4),
            -0.45 + 0.25 * pelt.random.normal(),
            FromPicture(1.4 if pelt.random.random() < 0.5 else 0.6),
            on=identity,
            taper=0.9,
            opacity=0.5,
        )
    pelt.line(np.add(LOWER_LIP, (0, 10)), 5, "#f07a40", on=identity, taper=0.7, opacity=0.8)
    hill(
        scene.motif("near slope"),
        [(-40, 1150), (40, 1196), (110, 1272), (200, 1338), (330, 1400), (500, 1462), (700, 1440), (860, 1404), (1050, 1380)],
        ("#2c1826", "#1d1420", "#151019"),
        depth=220,
        roll=14,
    )


def road(scene: Scene) -> None:
    """White, and put out like a tongue."""
    way = scene.motif("road", story=True, wobble=0.8)
    line = np.array(ROAD, np.float64)
    half = curve(line[:, 2:] @ [[1.0, 0.0]], 14)[:, :1] / 2
    spine = curve(line[:, :2], 14)
    ahead = np.gradient(spine, axis=0)
    side = np.stack([-ahead[:, 1], ahead[:, 0]], 1) / (np.linalg.norm(ahead, axis=1, keepdims=True) + 1e-6)
    flat = half * (0.45 + 0.55 * np.abs(side[:, :1]))
    outline = np.vstack([spine + side * flat, (spine - side * flat)[::-1]])
    way.shape(
        outline,
        lambda x, y: lerp(ramp(["#fff0d0", "#f2d8be", "#cdb0a8", "#9a8088"], np.hypot(x - SUN[0], y - SUN[1]) / 900), ramp(["#f7b98a"], 0 * x + 0 * y), 0.12),
        depth=3,
        shade="#7a5a68",
        flow=None,
    )
    for share in np.linspace(0.02, 0.9, 60):
        x, y = spine[int(share * (len(spine) - 1))] + way.random.normal(size=2) * 5 * (1 - share)
        way.dab((x, y), 18 * (1.1 - share), 2.6 * (1.1 - share) + 0.6, way.random.normal() * 0.5, FromPicture(0.78), on=way.ids[0], taper=0.8, opacity=0.6)


def rider(scene: Scene) -> None:
    """Already past the first trees."""
    dark = Light(direction=(0.8, -0.4, 0.3), colour="#f2793c", shade="#120d14", depth=0.8, strength=0.5, rim="#ff9a52", rim_strength=0.8)
    x, y = 366.0, 1090.0
    lamp = (x + 26, y - 46)
    glow = scene.motif("lantern glow")
    glow.glow((x + 20, y - 20), 74, "#ffd98a", 0.8, down=52)
    mount = scene.motif("rider", story=True, brush=TINY, light=dark)
    Animal("horse").paint(mount, View((x, y), 38, 62, 10), Gait.STAND, head=(18, 0))
    Person("adult", coat("#2a1c26", 1.0), "E").paint(mount, poses.sitting(), View((x - 1, y - 35), 60, 62, 10))
    lantern = scene.motif("lantern", brush=CRISP, wobble=0.0)
    lantern.line([(x + 8, y - 58), lamp], 2.4, "#1a1218", taper=0.2)
    lantern.shape(ellipse((lamp[0], lamp[1] + 5), 5.5, 7), "#fff2b8", depth=4, lit="#fffdf0", shade="#ffd070")
    lantern.glow((lamp[0], lamp[1] + 5), 20, "#fff0b0", 0.8)


def ribs(scene: Scene) -> None:
    """Birches that have fallen as bones fall."""
    bones = scene.motif("birches", story=True, brush=FINE)
    for number, (x, y, tall, lean) in enumerate(
        ((690, 1452, 190, 0.5), (738, 1444, 224, 0.46), (790, 1432, 238, 0.42), (842, 1420, 222, 0.36), (890, 1408, 186, 0.3), (932, 1398, 138, 0.24))
    ):
        spine = [(x, y), (x + tall * 0.16, y - tall * 0.42), (x + tall * 0.02, y - tall * 0.82), (x - tall * lean * 0.7, y - tall)]
        bones.contact((x, y), 26)
        bones.shape(ribbon(spine, [17, 14, 10, 4]), mix("#d8c8b4", "#8a6a70", 0.12 * number), depth=7, lit="#f7e2c4", shade="#4d3644")
        for twig in (0.55, 0.75):
            tx, ty = curve(spine, 12)[int(twig * 36)]
            bones.line([(tx, ty), (tx + 16, ty - 18), (tx + 22, ty - 40 * (1.3 - twig))], 3, "#b8a094", taper=0.8)
        for _ in range(16):
            share = bones.random.uniform(0.05, 0.9)
            dense = curve(spine, 12)
            px, py = dense[int(share * (len(dense) - 1))]
            bones.dab(
                (px + bones.random.normal() * 3, py), bones.random.uniform(4, 11), bones.random.uniform(2, 4.5), 0.1, "#2c1c26", on=bones.ids[-1], taper=0.6
            )
