"""29, hammer-and-pigs: in a red hall the money-pigs bow, row behind row, before one garlanded hammer."""

import math
from dataclasses import dataclass

import numpy as np

from atelier.bodies.clay import Clay, Stuff
from atelier.bodies.ground import cast_on_ground
from atelier.bodies.modelling import paint_bodies
from atelier.bodies.space import LEFT, UP, Vec, View, turned, vec
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Placement, blob, curve, ellipse, polygon
from atelier.light import CLOTH, GLAZE, METAL, STONE, Light
from atelier.motifs.forms import cloth, rod
from atelier.motifs.forms import turned as lathe
from atelier.motifs.rooms import motes
from atelier.motifs.stuff import Ground
from atelier.palette import Image, colour, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=29,
    slug="hammer-and-pigs",
    palette=("#eeb3b0", "#7e1f27", "#33343a", "#f3e9d6", "#b58a35"),
    spread=Spread(
        hue="red/rose", place="hall", time="indoor day", season="no season", mood="menacing", viewpoint="eye level",
        figure="toys", composition="symmetric",
        themes=("money-greed", "fear", "masks-lies", "endings", "war-peace"),
    ),
)  # fmt: skip

FLOOR = Ground((500.0, 560.0), 1500.0)
ALTAR = 3400.0  # how far the plinth is
GOLD, IVORY = "#b58a35", "#f3e9d6"
TILT = 33.0


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0, -0.85, 0.25), colour="#fff4e0", shade="#22080f", depth=0.75, strength=0.95, rim="#fff2dc", rim_from=(0.0, -1.0),
        rim_strength=0.85, source=(500, 470, 330), reach=1150,
    )  # fmt: skip
    scene.finish = Finish(ground="#4a141a", periphery=0.3)
    hall(scene)
    carpet(scene)
    shaft(scene)
    altar(scene)
    flock = sorted(congregation(scene), key=lambda pig: -pig.v)
    shadows = scene.motif("shadows of pigs")
    for pig in flock:
        cast_on_ground(shadows, modelled_pig(pig), pig.view, ((pig.u) / 2600, 1.15), 0.75, 3.0)
    for pig in flock:
        bowed(scene, pig)
    broken_ear(scene)
    scene.motif("dust in the shaft").glow((500, 330), 260, "#fffaf0", 0.18, down=330)


# ---- the hall


def hall(scene: Scene) -> None:
    broad = scene.canvas.broad

    def dark(x: Image, y: Image) -> Image:
        away = np.hypot((x - 500) / 430, (y - 420) / 640) + 0.06 * broad
        return ramp(["#a02c34", "#7e1f27", "#4c1019", "#260810", "#14060c"], away * 0.8)

    scene.background(dark, flow=math.pi / 2, brush=BROAD)
    for side in (-1, 1):
        for number, (x, wide, foot) in enumerate(((150, 40, 800), (236, 66, 880), (372, 108, 1010))):
            column = scene.motif(f"column {side} {number}", material=STONE)
            at = 500 + side * x
            tone = mix("#5c1a22", "#1c0a10", 0.22 * number)
            lathe(column, Placement((at, foot)), [(wide * 0.5, -1100), (wide * 0.46, -500), (wide * 0.5, 0)], tone, material=STONE, tilt=0.05)
            for up, swell in ((-4, 1.5), (-30, 1.25), (-58, 1.12)):
                lathe(column, Placement((at, foot + up)), [(wide * 0.5 * swell, -26), (wide * 0.54 * swell, 0)], mix(tone, GOLD, 0.4), material=METAL, tilt=0.1)
        drape = scene.motif(f"drape {side}")
        hang = curve([(500 + side * 120, -40), (500 + side * 150, 150), (500 + side * 250, 330), (500 + side * 420, 420)], 10)
        cloth(drape, np.vstack([hang, [(500 + side * 560, 430), (500 + side * 560, -40)]]), "#7e1f27", hang=math.pi / 2 + side * 0.5, fold=60, depth=16)
        for x, y in hang[::2]:
            drape.line([(x, y - 3), (x + side * -2, y + 16)], 3.4, GOLD, taper=0.3)


def carpet(scene: Scene) -> None:
    floor = scene.motif("floor", material=CLOTH)
    noise = floor.noise(3)

    def woven(x: Image, y: Image) -> Image:
        u, v = np.broadcast_arrays(*FLOOR.local(x, y))
        colours = ramp(["#8f2430", "#7e1f27", "#5c141e"], 0.45 + 0.3 * noise(u, v, 160, 400) + np.abs(u) / 2600)
        for edge, wide, ink in ((238, 13, GOLD), (210, 5, GOLD), (262, 4, "#3a0c14")):
            colours = lerp(colours, np.broadcast_to(colour(ink), colours.shape), (np.abs(np.abs(u) - edge) < wide) * 0.85)
        lit = np.exp(-(((v - ALTAR) / 1500) ** 2) - (u / 700) ** 2)
        return lerp(colours, np.broadcast_to(colour("#e0767a"), colours.shape), lit * 0.5)

    floor.shape(polygon([(-40, 720), (1040, 720), (1040, 1540), (-40, 1540)]), woven, depth=3, flow=0.0, soft=3)


def shaft(scene: Scene) -> None:
    beam = scene.motif("shaft of light")
    for wide, strength in ((330, 0.16), (230, 0.22), (130, 0.2)):
        beam.wash(polygon([(470, -40), (530, -40), (500 + wide, 800), (500 - wide, 800)]), "#fff2e0", strength, soft=20, way="screen")
    beam.glow((500, 240), 250, "#fff6ea", 0.7, down=160)
    beam.wash(ellipse((500, 792), 330, 44), "#ffe4d8", 0.55, soft=14)


def altar(scene: Scene) -> None:
    """A plinth of three steps, an iron hammer on the end of its shaft, garlands."""
    stone = scene.motif("plinth", material=STONE, light=Light(direction=(0, -0.9, 0.5), colour="#fff8ec", shade="#3a1a22", depth=0.6))
    for up, half in ((0, 250), (-34, 190), (-68, 130)):
        stone.shape(polygon([(500 - half, 812 + up), (500 + half, 812 + up), (500 + half - 16, 784 + up), (500 - half + 16, 784 + up)]), "#f3e9d6", depth=5)
        stone.shape(polygon([(500 - half, 812 + up), (500 + half, 812 + up), (500 + half, 836 + up), (500 - half, 836 + up)]), "#b09a8c", depth=8)
    iron = scene.motif(
        "hammer", story=True, material=METAL, light=Light(direction=(-0.12, -0.9, 0.42), colour="#fff8ee", shade="#100a10", depth=0.7, rim="#ffffff")
    )
    rod(iron, [(500, 720), (500, 500), (500, 330)], [50, 40, 44], "#3d3c42", material=METAL)
    iron.shape(polygon([(462, 744), (538, 744), (530, 690), (470, 690)], 3), "#3a393f", depth=22, lit="#c8c4c6")
    head = [
        (344, 238),
        (352, 204),
        (400, 196),
        (430, 216),
        (570, 216),
        (600, 196),
        (648, 204),
        (656, 238),
        (656, 300),
        (648, 336),
        (600, 344),
        (570, 322),
        (430, 322),
        (400, 344),
        (352, 336),
        (344, 300),
    ]
    iron.shape(polygon(head, 4), "#34353b", depth=40, lit="#e6e4e6", shade="#0e0c12")
    iron.shape(polygon([(402, 206), (596, 206), (570, 226), (430, 226)], 4), "#f2efee", depth=6, opacity=0.75)
    iron.shape(ellipse((500, 200), 34, 12), "#54525a", depth=8, lit="#ffffff")
    for x in (430, 570):
        iron.line([(x, 224), (x, 316)], 3, "#15131a", taper=0.1)
    garland(scene.motif("garland", story=True, brush=FINE))


def garland(motif: Motif) -> None:
    """Swags from face to face of the head, and one winding down the shaft; roses, leaves, gold ribbon."""
    lines = [
        curve([(356, 300), (410, 392), (500, 404), (590, 392), (644, 300)], 14),
        curve([(356, 300), (330, 400), (350, 470), (338, 520)], 12),
        curve([(644, 300), (670, 400), (650, 470), (662, 520)], 12),
        curve([(472, 430), (530, 470), (470, 520), (530, 570), (470, 620), (532, 668)], 8),
    ]
    for line in lines:
        for x, y in line:
            for _ in range(2):
                dx, dy, turn = motif.random.normal() * 6, motif.random.normal() * 7, motif.random.uniform(0, 6.3)
                tip = (x + dx + math.cos(turn) * 18, y + dy + math.sin(turn) * 18)
                motif.shape(
                    blob([(x + dx, y + dy), ((x + dx + tip[0]) / 2 - (tip[1] - y - dy) * 0.3, (y + dy + tip[1]) / 2 + (tip[0] - x - dx) * 0.3), tip,
                          ((x + dx + tip[0]) / 2 + (tip[1] - y - dy) * 0.3, (y + dy + tip[1]) / 2 - (tip[0] - x - dx) * 0.3)], 4),
                    mix("#4c6a44", "#8aa066", float(motif.random.random())), depth=4,
                )  # fmt: skip
        for x, y in line[::3]:
            size = 8 + 5 * float(motif.random.random())
            motif.shape(
                ellipse((x + motif.random.normal() * 5, y + motif.random.normal() * 5), size),
                (IVORY, "#eeb3b0", "#f7e6c8")[int(motif.random.integers(3))],
                depth=size,
                lit="#ffffff",
            )
    for side in (-1, 1):
        motif.shape(
            blob([(500 + side * 150, 296), (500 + side * 176, 276), (500 + side * 186, 310), (500 + side * 150, 312)]),
            GOLD,
            depth=8,
            material=METAL,
            lit="#ffe9a8",
        )
        motif.shape(
            blob([(500 + side * 150, 300), (500 + side * 122, 280), (500 + side * 118, 312), (500 + side * 148, 314)]),
            GOLD,
            depth=8,
            material=METAL,
            lit="#ffe9a8",
        )


# ---- the pigs


@dataclass(frozen=True)
class Pig:
    """One of the congregation, and how low it bows."""

    u: float
    v: float
    size: float
    glaze: str
    nod: float = 0.0
    watching: bool = False
    mended: bool = False
    turn: float = 0.0

    @property
    def view(self) -> View:
        near = FLOOR.scale_at(self.v)
        heading = 14.0 if self.watching else 112.0 if self.u == 0 else 180 + self.turn - 10 * self.u / (self.v + 900)
        return View(FLOOR.place(self.u, self.v), self.size * near, heading, TILT)


def congregation(scene: Scene) -> list[Pig]:
    """Rows with an aisle between, wider spaced than their size; the last row is cut by our own edge."""
    chance = scene.motif("places").random
    glazes = ("#eba4a4", "#e89498", "#f0b4ac", "#dc8890", "#f0c8b8")
    found: list[Pig] = []
    for row, v in enumerate((20, 330, 700, 1130, 1640, 2240)):
        for column in range(7):
            for side in (-1, 1):
                size, nod, turn, glaze = chance.uniform(0.88, 1.08), chance.normal() * 4, chance.normal() * 5, glazes[int(chance.integers(5))]
                u = side * (390 + 300 * column) + 18 * chance.normal()
                watching = (row, column, side) == (1, 0, 1)
                mended = (row, column, side) == (0, 0, -1)
                if abs(FLOOR.place(u, v)[0] - 500) < 640:
                    found.append(Pig(u, v, 300 * size, IVORY if mended else glaze, nod, watching, mended, turn))
    return [*found, Pig(0, 1320, 190, "#f2c2b8", -6)]


def modelled_pig(pig: Pig) -> Clay:
    """A money pig. Bowed: rump up, knees and snout to the carpet; the one that watches us sits up."""
    clay, glaze = Clay(), Stuff(pig.glaze, GLAZE, finest=0.9)
    dark = Stuff(mix(pig.glaze, "#b8504c", 0.4), GLAZE, finest=0.9)
    low = 0.0 if not pig.watching else 0.10
    rump, breast = vec(0, 0.47 - low, -0.26), vec(0, 0.30 + low * 0.9, 0.26)
    clay.limb([rump, (rump + breast) / 2 + vec(0, 0.03, 0.02), breast], [0.29, 0.30, 0.24], glaze, "body", melt=0.05)
    bow = turned(LEFT, 26 + pig.nod if not pig.watching else -8)
    crown = breast + vec(0, -0.06 if not pig.watching else 0.18, 0.22)
    clay.limb([breast, crown], [0.20, 0.20], glaze, "body", melt=0.05)
    snout = crown + bow @ vec(0, -0.04, 0.20)
    clay.limb([crown, snout], [0.13, 0.085], glaze, "body", melt=0.04)
    clay.limb([snout, snout + bow @ vec(0, 0, 0.03)], [0.088, 0.085], dark, "snout", melt=0.01)
    for side in (1, -1):
        root = crown + bow @ vec(0.10 * side, 0.13, -0.02)
        clay.fan(root, [root + bow @ vec(0.03 * side, 0.17, 0.02), root + bow @ vec(0.14 * side, 0.13, 0.03)], (0.05, 0.022), dark, f"ear {side}", melt=0.02)
        clay.limb([rump + vec(0.17 * side, -0.22, 0.02), vec(0.18 * side, 0.05, rump[2] + 0.02)], [0.10, 0.085], glaze, f"hind {side}", melt=0.03)
        knee = vec(0.16 * side, 0.08, breast[2] + 0.06)
        clay.limb(
            [breast + vec(0.14 * side, -0.12, 0.0), knee, knee + vec(0, -0.02, 0.16 if not pig.watching else 0.03)],
            [0.09, 0.08, 0.07],
            glaze,
            f"fore {side}",
            melt=0.03,
        )
    t = np.linspace(0, 3.3 * math.pi, 16)
    tail = [rump + vec(0.022 * a - 0.06 + math.cos(a) * 0.052, 0.20 + 0.060 * math.sin(a) + 0.020 * a, -0.23 - 0.014 * a) for a in t]
    clay.limb(tail, np.linspace(0.024, 0.009, 16), glaze, "tail", melt=0.006)
    top = [rump + (breast - rump) * share + UP * (0.315 + 0.016 * math.sin(share * 3)) for share in np.linspace(0.10, 0.80, 10)]
    clay.mark(top, 0.042, "#1c060c", taper=0.1, opacity=1.0)
    if pig.mended:
        for path in _cracks(rump):
            clay.mark(path, 0.022, "#e8b848", taper=0.4, opacity=1.0)
    return clay


def _cracks(rump: Vec) -> list[list[Vec]]:
    """Where it was broken once: a branching line round the rump."""

    def on(turn: float, up: float) -> Vec:
        up += 0.42
        flat = math.cos(up) * 0.305
        return rump + vec(math.sin(turn) * flat, math.sin(up) * 0.305, -math.cos(turn) * flat)

    trunk = [on(-0.9, 0.9), on(-0.62, 0.62), on(-0.50, 0.34), on(-0.22, 0.16), on(-0.24, -0.12), on(0.02, -0.34)]
    return [trunk, [on(-0.50, 0.34), on(-0.80, 0.18), on(-0.92, -0.10)], [on(-0.22, 0.16), on(0.10, 0.30), on(0.30, 0.22)]]


def bowed(scene: Scene, pig: Pig) -> None:
    small = pig.u == 0
    motif = scene.motif(f"pig {pig.u:.0f} {pig.v:.0f}", story=pig.watching or pig.mended or small)
    x, y = pig.view.at
    size = pig.view.size
    motif.contact((x, y), size * 0.7, size * 0.2, strength=0.5)
    paint_bodies(motif, (modelled_pig(pig), pig.view), brush=FINE)
    if not pig.watching:  # the white of the shaft, small on the glaze
        px, py = pig.view.place(vec(0.10 if pig.u < 0 else -0.10, 0.73, -0.34))
        motif.dab((px, py), size * 0.12, size * 0.035, 0.3 if pig.u < 0 else -0.3, "#fffaf4", opacity=0.85, bend=0.2)
    else:
        for side in (-1, 1):
            ex, ey = pig.view.place(vec(0.09 * side, 0.60, 0.58))
            motif.shape(ellipse((ex, ey), size * 0.018), "#1c0a10", depth=2, brush=CRISP)
            nx, ny = pig.view.place(vec(0.032 * side, 0.53, 0.74))
            motif.shape(ellipse((nx, ny), size * 0.012, size * 0.018), "#6a2028", depth=2, brush=CRISP)
    if small:
        coin = scene.motif("its coin", story=True, brush=FINE)
        cx, cy = pig.view.place(vec(0, 0.10, 0.80))
        coin.shape(ellipse((cx, cy), 13, 15), "#f0c04a", depth=4, material=METAL, lit="#fff4c0")
        coin.shape(ellipse((cx, cy), 8, 10), GOLD, depth=3, material=METAL, lit="#ffe28a")


def broken_ear(scene: Scene) -> None:
    ear = scene.motif("broken ear", story=True, brush=FINE, material=GLAZE)
    ear.contact((486, 1336), 70)
    ear.shape(
        blob([(446, 1338), (452, 1306), (482, 1276), (520, 1300), (532, 1330), (512, 1324), (498, 1340), (474, 1330)], 5),
        "#eeb3b0",
        depth=16,
        lit="#fff2ea",
        shade="#8a3c44",
    )
    ear.shape(polygon([(446, 1338), (474, 1330), (498, 1340), (512, 1324), (532, 1330), (512, 1340), (496, 1352), (470, 1342)], 3), "#f8efe2", depth=4)
    for x, y, r in ((566, 1352, 7), (426, 1366, 9), (546, 1384, 5), (470, 1388, 6)):
        ear.contact((x, y + 3), r * 2.4)
        ear.shape(polygon([(x - r, y + r * 0.4), (x, y - r), (x + r, y + r * 0.2)], 3), "#f0c0b8", depth=4, lit="#ffffff")
    motes(scene.motif("dust"), (500, 420), 420, 560, count=90)
