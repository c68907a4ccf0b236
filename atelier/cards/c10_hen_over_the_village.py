"""10, hen-over-the-village: snow drives sideways, and a hen as big as a hill has settled down upon the houses."""

import math

import numpy as np

from atelier import marks
from atelier.accents import FromPicture
from atelier.bodies.birds import KINDS, Bird, Perch
from atelier.bodies.clay import fur
from atelier.bodies.modelling import paint_bodies
from atelier.bodies.space import View, ahead
from atelier.canvas import BROAD, FINE, Brush
from atelier.card import Card, Spread
from atelier.geometry import Place, blob, curve, ellipse, polygon, ribbon
from atelier.light import CLOTH, FUR, SKIN, WOOD, Light
from atelier.motifs.forms import rod
from atelier.motifs.houses import Style, house
from atelier.motifs.land import snowfield
from atelier.motifs.openings import Door, Window
from atelier.motifs.rock import mountain
from atelier.motifs.sky import smoke
from atelier.palette import COMPLEXIONS, Image, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=10,
    slug="hen-over-the-village",
    palette=("#d9c49a", "#a0673e", "#eef0f2", "#8496aa", "#f5a64a"),
    spread=Spread(
        hue="orange/peach", place="village", time="snowlight", season="winter", mood="tender", viewpoint="eye level",
        figure="animals", composition="big single form", people=True, cast=("A", "B", "C", "E"),
        themes=("home", "scale", "weather", "fear"),
    ),
)  # fmt: skip

EMBER = "#f5a64a"
SETTLED = View((486, 1000), 1090, 46, 3)
NECK: Place = (720.0, 330.0)  # her feathers run away from here
ROW = ((86, 1216, 104), (214, 1246, 112), (346, 1268, 96), (482, 1286, 128), (624, 1272, 108), (758, 1250, 118), (888, 1214, 92))
WALLS = ("#8fa0a8", "#b5594a", "#e2d4b4", "#6f8494", "#d8a45c", "#c4bcae", "#94545a")


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.45, -0.75, 0.45), colour="#eaf0f6", shade="#414e6c", depth=0.55, strength=0.6, rim="#f6f8fa", rim_strength=0.6, air="#aab8c8"
    )
    scene.finish = Finish(ground="#8a8478", grade=lambda image: (image - 0.5) * 1.06 + 0.5)
    storm(scene)
    valley(scene)
    village(scene)
    hen(scene)
    skirts(scene)
    warmth(scene)
    dormers(scene)
    left_outside(scene)
    sledge_track(scene)
    blizzard(scene)


def storm(scene: Scene) -> None:
    broad, middling = scene.canvas.broad, scene.canvas.middling

    def grey(x: Image, y: Image) -> Image:
        return ramp(["#66788f", "#8496aa", "#a8b6c4", "#ccd4dc"], y / 1150 + 0.12 * broad + 0.05 * middling)

    scene.background(grey, flow=lambda x, y: 0.22 + 0.2 * np.sin(x / 300 + y / 200), brush=BROAD)
    peaks = scene.motif("mountains", light=Light(direction=(-0.5, -0.7, 0.4), colour="#eef2f6", shade="#6a7a92", strength=0.5, depth=0.35, rim=None))
    for summit, wide, tones in (((890, 560), 620, ("#8494aa", "#b4c0cc")), ((40, 620), 560, ("#8a9ab0", "#b8c4d0"))):
        mountain(peaks, summit, wide, 1180, tones, snow="#e4eaf0", snowline=0.8)
    scene.mist("#aebccb", lambda x, y: 0.55 * np.clip((y - 500) / 560, 0, 1) + 0 * x)


def valley(scene: Scene) -> None:
    snowfield(scene.motif("valley"), [(-40, 1150), (260, 1170), (520, 1176), (800, 1160), (1040, 1130)], ("#e8ecf2", "#a9b6ca"), drift=20)


def village(scene: Scene) -> None:
    """Every house with its lamps lit, and no roof to be seen."""
    gaps = scene.motif("dark between the houses")
    gaps.wash(polygon([(30, 1000), (960, 1000), (940, 1212), (620, 1262), (360, 1262), (50, 1212)]), "#3c3a52", 0.72, soft=14)
    for place, (x, y, wide) in enumerate(ROW):
        home = scene.motif(f"house {place}", story=False)
        style = Style(
            wall=WALLS[place],
            stuff="brick" if place in (1, 6) else "plaster",
            lit=1.0,
            storeys=1,
            columns=2,
            chimneys=0,
            lean=0.05,
            window=Window(lit=EMBER, panes=(2, 3)),
            door=Door(("#5a3a34", "#3f5a5a", "#7a4a2c")[place % 3]),
        )
        house(home, (x, y), wide, (190, 172, 214, 186, 204, 176, 190)[place], style)
        for part in home.ids:
            home.wash(
                polygon([(x - wide, y - 240), (x + wide, y - 240), (x + wide, y - 120), (x - wide, y - 120)]),
                "#3a3450",
                0.55,
                soft=30,
                way="multiply",
                within=part,
            )
        home.glow((x, y + 10), 110, EMBER, 0.5, down=26)


def hen(scene: Scene) -> None:
    """One round body; her head drawn in, her eyes shut against the snow."""
    kind = KINDS["hen"].but(plume=0.03, neck=(0.12, 0.20, 0.13), head=0.105)
    clay = Bird(kind, eyes="closed").clay(Perch.SIT, head=(14, 14))
    down = fur(kind.colour, kind.under, 0.03)
    clay.limb([ahead(-0.36, 0.20), ahead(-0.1, 0.14), ahead(0.16, 0.14), ahead(0.38, 0.22)], [0.15, 0.21, 0.22, 0.17], down, "body", group="body", melt=0.09)
    for side in (-1, 1):
        clay.limb(
            [ahead(-0.26, 0.12, 0.16 * side), ahead(0.1, 0.10, 0.20 * side), ahead(0.30, 0.14, 0.14 * side)],
            [0.13, 0.16, 0.13],
            down,
            "body",
            group="body",
            melt=0.09,
        )
    bird = scene.motif("hen", story=True)
    smoke(scene.motif("smoke between her tail feathers"), (112, 560), 400, "#e2e4e8", drift=0.35, strength=0.95)
    painted = paint_bodies(bird, (clay, SETTLED), brush=Brush(finest=1.6, coarsest=14), hair=0.25)
    plumage(scene, [identity for part, identity in painted.ids.items() if part.startswith(("body", "wing"))])


def plumage(scene: Scene, parts: list[int]) -> None:
    """Scallop behind scallop, speckled at the tips, running back from her neck."""
    feathers = scene.motif("feathers")
    for radius in np.arange(150, 980, 34):
        count = int(radius * math.pi * 2 / 56)
        for place in range(count):
            angle = 2 * math.pi * (place + 0.5 * (int(radius / 34) % 2)) / count + feathers.random.normal() * 0.02
            size = float(feathers.random.uniform(0.85, 1.2)) * (22 + radius * 0.012)
            dark, speckle = feathers.random.random(), feathers.random.random(3)
            x, y = NECK[0] + math.cos(angle) * radius, NECK[1] + math.sin(angle) * radius * 0.94
            owner = next((part for part in parts if scene.canvas.holds(x, y, part)), None)
            if owner is None:
                continue
            c, s = math.cos(angle + 0.25), math.sin(angle + 0.25)

            def at(u: float, v: float, x: float = x, y: float = y, c: float = c, s: float = s, size: float = size) -> Place:
                return x + (u * c - v * s) * size, y + (u * s + v * c) * size

            rim = curve([at(-0.7, -0.95), at(0.3, -0.85), at(0.85, 0), at(0.3, 0.85), at(-0.7, 0.95)], 5)
            feathers.line(np.add(rim, (1.5, 3.0)), 5.0, FromPicture(0.7), on=owner, opacity=0.4, taper=0.5)
            feathers.line(rim, 2.6, FromPicture(1.18, "#fff4dc", 0.08), on=owner, opacity=0.5, taper=0.5)
            feathers.line([at(-0.6, 0), at(0.7, 0)], 1.6, FromPicture(0.8), on=owner, opacity=0.5)
            for u, v, chance in ((0.55, 0.0, 0.75), (0.25, 0.42, 0.4), (0.25, -0.42, 0.4)):
                if speckle[int(chance * 3)] < chance and dark < 0.85:
                    feathers.dab(at(u, v), size * 0.34, size * 0.30, angle, mix("#a0673e", "#6a3f28", float(dark)), on=owner, opacity=0.62, taper=0.9)


def skirts(scene: Scene) -> None:
    """Breast feathers that come down over the gutters."""
    down = scene.motif("breast feathers", story=True, material=FUR)
    for rise, long, step in ((-78, 84, 30), (-52, 84, 29), (-26, 82, 28), (2, 78, 27)):
        for place in np.arange(20, 960, step):
            x = float(place + down.random.normal() * 5)
            hem = 1040 + 84 * math.sin(min(1.0, max(0.0, (x - 10) / 970)) * math.pi) ** 0.7 + rise + down.random.normal() * 7
            fan = (x - 480) / 480
            lean = fan * 0.35 + down.random.normal() * 0.06
            tall, wide = long * float(down.random.uniform(0.85, 1.2)), 24 * float(down.random.uniform(0.85, 1.25))
            tip = (x + lean * tall, hem + 20 * abs(fan) * -1)
            base = (x, hem - tall)
            colour_ = mix("#d8c394", "#ecdcb4", float(down.random.random()))
            made = down.shape(
                blob(
                    [
                        (base[0] - wide * 0.5, base[1]),
                        (base[0] - wide + lean * tall * 0.5, (base[1] + tip[1]) / 2 + 8),
                        (tip[0] - wide * 0.5, tip[1] - 8),
                        tip,
                        (tip[0] + wide * 0.5, tip[1] - 8),
                        (base[0] + wide + lean * tall * 0.5, (base[1] + tip[1]) / 2 + 8),
                        (base[0] + wide * 0.5, base[1]),
                    ],
                    5,
                ),
                colour_,
                depth=5,
                flow=math.pi / 2 - lean,
            )
            down.line([base, tip], 1.8, FromPicture(0.8), on=made, opacity=0.4)
            marks.fur(down, made, 9, length=17, width=2.0)
            if down.random.random() < 0.55:
                down.dab((tip[0], tip[1] - 14), 15, 10, 0.3, mix("#a0673e", "#7a4a2c", float(down.random.random())), on=made, opacity=0.75, taper=0.3)


def warmth(scene: Scene) -> None:
    """The windows on the underside of her."""
    lamp = scene.motif("warmth")
    lamp.wash(polygon([(-40, 900), (300, 960), (720, 960), (1040, 880), (1040, 1130), (-40, 1130)]), "#5a5474", 0.26, soft=70, way="multiply")
    for x, y, _ in ROW:
        lamp.glow((x, y - 140), 150, "#ffc476", 0.34, down=110, graze=0.6)
    lamp.glow((480, 1120), 470, EMBER, 0.40, down=120, graze=0.5)
    for x, y, wide in ROW:
        lamp.glow((x + wide * 0.2, y + 34), 90, "#ffcf80", 0.5, down=20)


def dormers(scene: Scene) -> None:
    """Gable windows stand out of the down, and children warm their hands at her."""
    for place, (x, y, wide, who, hue, hair, side) in enumerate(
        (
            (206, 946, 92, "B", "#b8402f", "#3a241a", 1),
            (398, 986, 112, "E", "#e8c860", "#1a1216", -1),
            (604, 960, 100, "A", "#4f7a8a", "#c98f4a", 1),
            (792, 930, 80, "C", "#8a4a6a", "#2a1a1a", -1),
        )
    ):
        frame = scene.motif(f"dormer {place}", story=True, brush=FINE, material=WOOD, wobble=0.8)
        tall = wide * 1.05
        frame.wash(ellipse((x, y + 6), wide * 0.9, 26), "#5a3a28", 0.6, soft=10, way="multiply")
        frame.shape(
            polygon([(x - wide / 2, y), (x - wide / 2, y - tall), (x, y - tall * 1.5), (x + wide / 2, y - tall), (x + wide / 2, y)]), "#c9b08a", depth=8
        )
        pane = frame.shape(
            polygon([(x - wide * 0.36, y - 10), (x - wide * 0.36, y - tall * 0.95), (x + wide * 0.36, y - tall * 0.95), (x + wide * 0.36, y - 10)]),
            lambda u, v, x=x, y=y, w=wide: ramp(["#fff0b4", "#ffcf70", "#f0963c"], np.hypot(u - x, v - y + w * 0.5) / w),
            depth=4,
            lit="#fff6d0",
            shade="#e08a3c",
        )
        child(
            scene.motif(f"child {place}", story=True, brush=FINE, wobble=0.4, within=None),
            (x - side * wide * 0.08, y - 12),
            wide * 0.62,
            side,
            (COMPLEXIONS[who], hue, hair),
        )
        for shutter in (-1, 1):
            frame.shape(
                polygon(
                    [
                        (x + shutter * wide * 0.38, y - 8),
                        (x + shutter * wide * 0.62, y - 2),
                        (x + shutter * wide * 0.62, y - tall * 0.9),
                        (x + shutter * wide * 0.38, y - tall * 0.95),
                    ]
                ),
                "#5f7a6a",
                depth=4,
            )
        frame.shape(polygon([(x - wide * 0.54, y + 8), (x - wide * 0.54, y - 12), (x + wide * 0.54, y - 12), (x + wide * 0.54, y + 8)]), "#8a6a48", depth=5)
        roof = [(x - wide * 0.66, y - tall * 0.92), (x, y - tall * 1.58), (x + wide * 0.66, y - tall * 0.92)]
        frame.shape(ribbon(roof, [16, 18, 16], 2), "#8a4a38", depth=8)
        frame.shape(ribbon([(px, py - 9) for px, py in roof], [9, 15, 9], 2), "#f4f6f8", depth=6)
        del pane
        glow = scene.motif(f"lamp glow {place}")
        glow.glow((x + side * wide * 0.8, y - tall * 0.6), wide * 1.5, "#ffc060", 0.5, graze=0.35)
        tuft(scene.motif(f"down at dormer {place}", material=FUR), x, y, wide)


def tuft(down: Motif, x: float, y: float, wide: float) -> None:
    """Feathers over its foot: it has been sat upon."""
    for row in range(2):
        for place in range(7):
            u = x + wide * (place - 3) * 0.26 + down.random.normal() * 3
            top, long = y - 10 + 20 * row - 7 * abs(place - 3), 58 + down.random.normal() * 9
            w = wide * 0.19
            down.shape(
                blob([(u - w * 0.4, top), (u - w, top + long * 0.5), (u, top + long), (u + w, top + long * 0.5), (u + w * 0.4, top)], 5),
                mix("#d4be92", "#eadbb8", float(down.random.random())),
                depth=5,
                flow=math.pi / 2,
            )


def child(motif: Motif, at: Place, size: float, side: int, look: tuple[str, str, str]) -> None:
    """Leaning out over the sill, both palms to the feathers."""
    (x, y), (skin, hue, hair) = at, look
    motif.shape(
        blob([(x - size * 0.42, y + 4), (x - size * 0.36, y - size * 0.4), (x, y - size * 0.58), (x + size * 0.36, y - size * 0.4), (x + size * 0.42, y + 4)]),
        hue,
        depth=size * 0.22,
        material=CLOTH,
    )
    for reach in (0.0, 0.24):
        hand = (x + side * size * (1.08 - reach * 0.4), y - size * (0.62 + reach * 1.3))
        rod(
            motif,
            [(x + side * size * 0.24, y - size * 0.36), (x + side * size * 0.72, y - size * (0.40 + reach * 0.6)), hand],
            [size * 0.26, size * 0.2, size * 0.17],
            hue,
            material=CLOTH,
        )
        motif.shape(ellipse(hand, size * 0.12, size * 0.14), skin, depth=size * 0.1, material=SKIN)
    motif.shape(ellipse((x + side * size * 0.06, y - size * 0.82), size * 0.31, size * 0.33), skin, depth=size * 0.26, material=SKIN)
    motif.shape(
        blob(
            [
                (x - side * size * 0.30, y - size * 0.66),
                (x - side * size * 0.32, y - size * 0.98),
                (x, y - size * 1.2),
                (x + side * size * 0.30, y - size * 1.06),
                (x + side * size * 0.22, y - size * 0.92),
                (x - side * size * 0.06, y - size * 0.84),
            ]
        ),
        hair,
        depth=size * 0.14,
    )
    motif.line(
        [(x + side * size * 0.14, y - size * 0.80), (x + side * size * 0.2, y - size * 0.77), (x + side * size * 0.27, y - size * 0.80)],
        max(1.4, size * 0.05),
        "#2a1814",
        load=1,
    )


def left_outside(scene: Scene) -> None:
    """One house she could not reach, its lights out."""
    near = scene.motif("near snow")
    snowfield(near, [(-40, 1330), (200, 1300), (430, 1316), (640, 1340), (860, 1304), (1040, 1320)], ("#e2e8f0", "#98a8c0"), drift=24, sparkles=60)
    lonely = scene.motif("house left outside", story=True)
    x, y = 872.0, 1392.0
    lonely.contact((x, y), 150)
    house(lonely, (x, y), 112, 84, Style(wall="#7f8a9a", roof=("#5a6478", "#7a8496"), lit=0.0, storeys=1, columns=2, lean=0.06))
    cap = scene.motif("snow-cap")
    cap.shape(
        blob(
            [
                (x - 78, y - 84),
                (x - 66, y - 118),
                (x - 30, y - 168),
                (x + 10, y - 182),
                (x + 52, y - 152),
                (x + 76, y - 108),
                (x + 80, y - 82),
                (x + 50, y - 92),
                (x + 20, y - 84),
                (x - 14, y - 94),
                (x - 46, y - 82),
            ]
        ),
        "#eef2f6",
        depth=22,
        lit="#ffffff",
    )
    cap.shape(blob([(x - 90, y + 12), (x - 60, y - 16), (x - 10, y - 8), (x + 40, y - 20), (x + 88, y + 12), (x, y + 22)]), "#e6ecf4", depth=12)


def sledge_track(scene: Scene) -> None:
    """It leads under her wing."""
    track = scene.motif("sledge track")
    for shift in (-17, 17):
        path = curve(
            [
                (470 + shift * 1.9, 1510),
                (420 + shift * 1.7, 1430),
                (300 + shift * 1.3, 1370),
                (196 + shift, 1326),
                (160 + shift * 0.7, 1276),
                (150 + shift * 0.5, 1240),
            ],
            12,
        )
        track.line(np.add(path, (2, 3)), 7, "#8496b4", taper=0.4, opacity=0.8)
        track.line(np.subtract(path, (1, 2)), 2.6, "#ffffff", taper=0.4, opacity=0.85)
    for step, share in enumerate(np.linspace(0, 1, 15)):
        x, y = 455 - 300 * share**0.8, 1490 - 240 * share
        track.dab((x + (7 if step % 2 else -7), y), 11 - 5 * share, 6 - 2 * share, -0.8, "#8a9ab6", opacity=0.85, load=1)


def blizzard(scene: Scene) -> None:
    """Sideways."""
    flakes = scene.motif("driven snow")
    for _ in range(760):
        x, y = flakes.random.uniform(-20, 1020), flakes.random.uniform(0, 1500)
        near = flakes.random.random() ** 3
        under_her = 60 < x < 930 and 1060 < y < 1260
        if not under_her:
            flakes.dab(
                (x, y),
                9 + 34 * near,
                2.2 + 3.6 * near,
                0.24 + flakes.random.normal() * 0.07,
                "#f6f9fc",
                opacity=float(flakes.random.uniform(0.35, 0.9)),
                taper=0.6,
            )
    marks.snow(scene.motif("near flakes"), 60, largest=9.0, ink="#fbfdff")
