"""64, garden-of-windows: in the beds behind a pink wall windows grow on stems, each open on a weather of its own."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from atelier.bodies import creatures, poses
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.outfit import Face, Hair, Hat, Outfit, dress
from atelier.bodies.people import Person
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon
from atelier.light import STONE, WOOD, Light
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.flowers import tulip
from atelier.motifs.forms import rod
from atelier.motifs.land import terrain
from atelier.motifs.openings import Head, opening
from atelier.motifs.plants import flowerpot, ivy, leaf
from atelier.motifs.stuff import bricks
from atelier.motifs.trees import Leafage, clump
from atelier.motifs.vessels import basket, watering_can
from atelier.palette import Image, Pigment, mix, ramp
from atelier.paper import Finish
from atelier.scene import Gradient, Motif, Scene

CARD = Card(
    number=64,
    slug="garden-of-windows",
    palette=("#e9a9a6", "#6fb45e", "#5d8fd0", "#da3f3a", "#faf2df"),
    spread=Spread(
        hue="red/rose", place="garden", time="morning", season="spring", mood="joyful", viewpoint="eye level",
        figure="man", composition="frame within frame", people=True, cast=("D",),
        themes=("growth", "doors", "weather", "home", "work-machines"),
    ),
)  # fmt: skip

PINK, GREEN, BLUE, RED, CREAM = "#e9a9a6", "#6fb45e", "#5d8fd0", "#da3f3a", "#faf2df"
FOOT: Place = (206.0, 1438.0)  # of the gardener
TALL = 540.0


@dataclass(frozen=True)
class Bloom:
    """A window in flower: where it is rooted, where its sill is, how large, and what it opens on."""

    name: str
    root: Place
    sill: Place
    size: tuple[float, float]
    head: Head
    frame: Pigment
    sky: tuple[Pigment, ...]  # what is seen, from its top down
    dress: Callable[[Motif, Placement, float, float, int], None]
    turn: float = 0.0
    shine: Pigment = "#fff6d8"
    story: bool = False


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.6, -0.6, 0.5), colour="#fff0c8", shade="#5c4878", strength=0.85, depth=0.5, rim="#fffbe4", rim_strength=0.7, air="#e8dcd8"
    )
    scene.finish = Finish(ground="#c8a490", periphery=0.12)
    sky(scene)
    wall(scene)
    over_the_wall(scene)
    ground(scene)
    shade(scene)
    for bloom in FAR_BED:
        grow(scene, bloom)
    tulips(scene, "far tulips", (30, 970), 938, 26, 46)
    for bloom in NEAR_BED:
        grow(scene, bloom)
    bandaged(scene)
    tulips(scene, "near tulips", (600, 990), 1268, 15, 78)
    rose = gardener(scene)
    bud(scene, rose)
    potted(scene)
    prunings(scene)
    bees(scene)
    near_leaves(scene)


# ---- the garden


def sky(scene: Scene) -> None:
    scene.background(Gradient(["#8fc4ea", "#c8e2ee", "#f4efe0"], (0, 0), (0, 260)), flow=0.1, brush=BROAD)
    for x, y, wide, tall in ((330, 120, 300, 60), (880, 130, 260, 70)):
        cumulus(scene.motif(f"cloud {x}"), (x, y), wide, tall, CloudTones("#f2efe8", "#ffffff", "#b8c4d8"))
    may = Leafage("#b86a80", "#f0a8b4", "#fde0e0", "#6a4a44")
    for x, y, wide, tall in ((90, 200, 300, 190), (560, 190, 170, 90)):
        clump(scene.motif(f"blossom {x}"), (x, y), wide, tall, may)


def wall(scene: Scene) -> None:
    """Old brick, patched, the morning lying across it."""
    old = scene.motif("wall", material=STONE)
    laid = bricks(old, Placement((0, 0)), ("#cc8480", "#dd9a94", "#e9a9a6", "#f2beb2"), "#f4dccc", size=(66, 29), joint=4.4)
    weather = old.noise(4)

    def worn(x: Image, y: Image) -> Image:
        shade = 1.04 - 0.16 * np.clip((x - 300) / 900, 0, 1) - 0.12 * np.clip((y - 640) / 300, 0, 1) + 0.06 * weather(x, y, 200)
        return np.clip(laid(x, y) * shade[..., None], 0, 1).astype(np.float32)

    front = old.shape(polygon([(-40, 176), (1040, 176), (1040, 960), (-40, 960)], 12), worn, depth=6, flow=0.0, brush=FINE)
    for _ in range(26):
        x, y = float(old.random.uniform(0, 1000)), float(old.random.uniform(220, 880))
        old.dab((x, y), 54, 20, 0, ("#f7d8cc", "#b86a68", "#d88a84")[int(old.random.integers(3))], on=front, opacity=0.35, taper=0.05)
    for x in range(-30, 1040, 92):
        old.shape(polygon([(x, 150), (x + 89, 150), (x + 86, 182), (x + 3, 182)], 4), mix("#f0d8c4", "#c8a49c", float(old.random.random())), depth=7)
    old.wash(polygon([(-40, 184), (1040, 184), (1040, 206), (-40, 206)]), "#7a4a5c", 0.5, soft=8, way="multiply")
    creeper = scene.motif("ivy", brush=FINE)
    ivy(creeper, [(976, 930), (950, 720), (978, 520), (940, 330), (980, 190)], 46, leaves=150)


def ground(scene: Scene) -> None:
    """A bed under the wall, a strip of lawn, another bed, a gravel walk."""
    land = scene.motif("soil")
    noise = land.noise(4)

    def soil(x: Image, y: Image) -> Image:
        return ramp(["#6a4a3c", "#8a6450", "#a07a60"], 0.5 + 0.5 * noise(x, y * 2.4, 60))

    def rough(x: Image, y: Image) -> Image:
        return 4 * noise(x, y * 2, 40)

    terrain(land, polygon([(-40, 908), (1040, 902), (1040, 1010), (-40, 1010)], 10), soil, rough)
    lawn = scene.motif("lawn")
    far, near = curve([(-40, 968), (300, 978), (640, 972), (1040, 982)], 8), curve([(1040, 1200), (700, 1196), (300, 1190), (-40, 1200)], 8)
    shape = lawn.shape(np.vstack([far, near]), lambda x, y: ramp(["#9fd07a", GREEN, "#4f9450"], (y - 970) / 240 + 0.1 * noise(x, y, 130)), depth=6, flow=0.0)
    for x, y in lawn.spots(shape, 900):
        ink = ("#b4dc86", "#5da254", "#468a48")[int(lawn.random.integers(3))]
        lawn.dab((x, y), 8 + (y - 960) * 0.05, 1.8, -1.57 + float(lawn.random.normal()) * 0.3, ink, taper=0.8, opacity=0.8)
    for x, y in lawn.spots(shape, 110):
        lawn.dab((x, y), 7, 5, 0, ("#fffaf0", "#f8e08a")[int(lawn.random.integers(2))], on=shape, taper=0, load=1)
    terrain(scene.motif("near bed"), np.vstack([curve([(430, 1262), (520, 1216), (720, 1196), (1040, 1198)], 8), [(1040, 1300), (430, 1300)]]), soil, rough)
    walk = scene.motif("gravel")
    bank = curve([(-40, 1190), (180, 1196), (380, 1240), (520, 1284), (760, 1290), (1040, 1286)], 8)
    path = walk.shape(
        np.vstack([bank, [(1040, 1560), (-40, 1560)]]),
        lambda x, y: ramp([CREAM, "#ecd8bc", "#d0b49c"], (y - 1190) / 330 + 0.12 * noise(x, y * 2, 90)),
        depth=5,
        flow=0.0,
    )
    for x, y in walk.spots(path, 500):
        ink = ("#b89c88", "#fffaea", "#c8b4a8")[int(walk.random.integers(3))]
        walk.dab((x, y), 3 + (y - 1190) * 0.016, 2.4 + (y - 1190) * 0.008, float(walk.random.uniform(0, 3)), ink, taper=0.1, opacity=0.7)
    edge = bank[(bank[:, 0] > -30) & (bank[:, 0] < 1030)]
    for x, y in edge[::2]:
        walk.shape(
            blob([(x - 17, y + 8), (x - 14, y - 9), (x + 3, y - 12), (x + 17, y - 6), (x + 16, y + 9)]),
            mix("#d88a80", "#f0c0b0", float(walk.random.random())),
            depth=8,
            material=STONE,
            brush=FINE,
        )


def shade(scene: Scene) -> None:
    """So early that the sun only comes over the left of the wall; the rest is cool, and the windows are left to shine."""
    cool = scene.motif("shade")
    cool.wash(polygon([(-60, 560), (330, 150), (1060, 150), (1060, 960), (-60, 960)], 12), "#8c70a8", 0.52, soft=40, way="multiply")
    cool.wash(polygon([(-60, 700), (1060, 620), (1060, 960), (-60, 960)], 12), "#7a649c", 0.32, soft=70, way="multiply")
    for _ in range(60):
        x, y = float(cool.random.uniform(0, 1000)), float(cool.random.uniform(190, 900))
        size = float(cool.random.uniform(10, 38))
        dark = x + 0.93 * y < 470
        cool.wash(ellipse((x, y), size, size * 0.6, -0.5), "#a07ca8" if dark else "#ffd8b0", 0.24 if dark else 0.2, soft=8, way="multiply" if dark else "mix")
    for left, right in ((-60, 170), (300, 420), (560, 640), (800, 1060)):
        lawn = [(left + 60, 985), (right + 60, 985), (right - 80, 1200), (left - 80, 1200)]
        cool.wash(polygon(lawn, 12), "#4a5c98", 0.5, soft=24, way="multiply")
    for _ in range(34):
        x, y, size = float(cool.random.uniform(0, 1000)), float(cool.random.uniform(1210, 1490)), float(cool.random.uniform(26, 84))
        cool.wash(ellipse((x, y), size, size * 0.3, -0.05), "#9a86b4", 0.42, soft=10, way="multiply")


def tulips(scene: Scene, name: str, span: tuple[float, float], y: float, count: int, tall: float) -> None:
    bed = scene.motif(name, brush=FINE)
    for x in np.linspace(*span, count):
        at = (float(x) + float(bed.random.normal()) * 12, y + float(bed.random.normal()) * 8)
        petal = (RED, RED, "#f0786a", CREAM)[int(bed.random.integers(4))]
        tulip(bed, at, tall * float(bed.random.uniform(0.8, 1.2)), petal)


# ---- the windows


def grow(scene: Scene, bloom: Bloom) -> None:
    """Stem, leaves, calyx; then the frame, what is seen, and two casements for petals."""
    flower = scene.motif(bloom.name, brush=FINE, story=bloom.story)
    wide, high = bloom.size
    stalk(flower, bloom.root, bloom.sill, wide)
    here = Placement(bloom.sill, 1.0, bloom.turn)
    thick = 5 + wide * 0.045
    middle = here.point(0, -high / 2)
    flower.wash(here(opening(wide, high, bloom.head, thick + 8)) + (12, 16), "#7a4a5c", 0.35, soft=10, way="multiply")
    flower.shape(here(opening(wide, high, bloom.head, thick)), bloom.frame, depth=thick * 0.7, material=WOOD)
    lit = Light(direction=(0, -0.3, 1), colour="#ffffff", shade=bloom.sky[-1], strength=0.1, depth=0.1)
    pane = flower.shape(
        here(opening(wide, high, bloom.head)),
        Gradient(bloom.sky, here.point(0, -high), here.point(0, 0)),
        depth=2,
        wobble=0.3,
        light=lit,
        brush=CRISP,
        flow=0.0,
    )
    bloom.dress(scene.motif(f"{bloom.name}: inside", brush=CRISP, light=lit, within=pane), here, wide, high, pane)
    flower.glow(middle, wide * 0.62, bloom.shine, 0.16)
    flower.glow(here.point(0, -high * 0.3), wide * 1.15, bloom.shine, 0.30, graze=0.3)
    casements(flower, here, wide, high, thick, bloom)
    rod(flower, here([(-wide * 0.62, thick * 0.9), (0, thick), (wide * 0.62, thick * 0.9)]), [thick * 1.5] * 3, mix(bloom.frame, "#fff8e8", 0.3), material=WOOD)
    if bloom.name in SPILLS:
        SPILLS[bloom.name](scene.motif(f"{bloom.name}: spilt", brush=FINE), here, wide, bloom.root)


def casements(flower: Motif, here: Placement, wide: float, high: float, thick: float, bloom: Bloom) -> None:
    for side in (-1, 1):
        hinge, edge = side * (wide / 2 + thick * 0.4), side * (wide / 2 + thick + wide * float(flower.random.uniform(0.13, 0.44)))
        low, top = high * float(flower.random.uniform(0.04, 0.13)), -high * (0.96 if bloom.head == "square" else 0.72)
        flower.shape(here(polygon([(hinge, 0), (edge, low), (edge, top * 1.06 + low), (hinge, top)], 4)), bloom.frame, depth=4, material=WOOD)
        inner = [(hinge + (edge - hinge) * a, (b * top) + low * a) for a, b in ((0.16, 0.08), (0.84, 0.08), (0.84, 0.95), (0.16, 0.94))]
        tint = Gradient([mix(bloom.sky[0], "#ffffff", 0.55), mix(bloom.sky[-1], "#e8f4f4", 0.5)], here.point(0, top), here.point(0, 0))
        glass = flower.shape(here(polygon(inner, 3)), tint, depth=2, wobble=0.2)
        x = hinge + (edge - hinge) * 0.5
        flower.line(here([(x, low * 0.5), (x, top + low * 0.5)]), max(2.0, wide * 0.025), bloom.frame, on=glass, taper=0, load=1)
        flower.line(here([(hinge, top * 0.5), (edge, top * 0.52 + low)]), max(2.0, wide * 0.025), bloom.frame, on=glass, taper=0, load=1)


def stalk(flower: Motif, root: Place, sill: Place, wide: float) -> None:
    flower.contact(root, wide * 0.5)
    bow = float(flower.random.uniform(-0.12, 0.12)) * (root[1] - sill[1])
    middle = ((root[0] + sill[0]) / 2 + bow, (root[1] + sill[1]) / 2)
    girth = 5 + wide * 0.055
    rod(flower, [(root[0], root[1] + 8), middle, (sill[0], sill[1] + 6)], [girth * 1.2, girth, girth * 0.9], "#5aa04e", grain=6)
    tall = root[1] - sill[1]
    for number, share in enumerate(np.arange(0.12, 0.86, max(0.16, 46 / tall))):
        a, b = (root, middle) if share < 0.5 else (middle, sill)
        t = share * 2 if share < 0.5 else share * 2 - 1
        side = 1 if number % 2 else -1
        long = (30 + wide * 0.38) * (1.15 - share * 0.6) * float(flower.random.uniform(0.85, 1.15))
        at = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
        leaf(flower, at, long, -math.pi / 2 + side * float(flower.random.uniform(0.7, 1.1)), (GREEN, "#58a052", "#86c06a")[number % 3], width=0.34)
    for spread in (-1.0, 0.0, 1.0):
        leaf(flower, (sill[0], sill[1] + wide * 0.13), wide * 0.34, -math.pi / 2 + spread * 1.25, "#6cb058", width=0.5, droop=-0.1)


def hills(motif: Motif, here: Placement, wide: float, high: float, level: float, pigment: Pigment, waves: float = 1.0) -> None:
    ridge = [(wide * (k / 8 - 0.5) * 1.1, -high * (level + 0.05 * math.sin(k * 1.7 * waves + waves))) for k in range(9)]
    motif.inlay(here(np.vstack([curve(ridge, 6), [(wide * 0.6, 4), (-wide * 0.6, 4)]])), pigment, depth=8)


def snowing(motif: Motif, here: Placement, wide: float, high: float, pane: int) -> None:
    hills(motif, here, wide, high, 0.36, "#dfe8f4")
    for x, y, tall in ((-0.34, 0.36, 0.34), (-0.16, 0.30, 0.22), (0.22, 0.36, 0.42), (0.40, 0.32, 0.26)):
        for step in range(3):
            w, base = wide * 0.13 * (1 - step * 0.26), -high * (y + tall * step * 0.26)
            motif.inlay(here(polygon([(wide * x - w, base), (wide * x + w, base), (wide * x, base - high * tall * 0.48)], 3)), "#2c4a5c", depth=4)
            motif.dab(here.point(wide * x - w * 0.25, base - high * tall * 0.16), w * 0.9, 5, -0.9, "#f4f8fc", on=pane, taper=0.5)
    hills(motif, here, wide, high, 0.16, "#f8fbff", 1.4)
    for _ in range(90):
        at = here.point(float(motif.random.uniform(-0.5, 0.5)) * wide, -float(motif.random.random()) * high)
        size = float(motif.random.uniform(2.5, 6.0))
        motif.dab(at, size, size, 0, "#ffffff", on=pane, taper=0, load=1)
    for _ in range(34):
        x, y = float(motif.random.uniform(-0.7, 0.7)) * wide, float(motif.random.uniform(-0.2, 0.75)) * high
        size = float(motif.random.uniform(3, 6))
        motif.dab(here.point(x, y), size, size, 0, "#ffffff", taper=0, load=1)


def at_sea(motif: Motif, here: Placement, wide: float, high: float, pane: int) -> None:
    sea = Gradient(["#8fd0d8", "#2f86b0", "#1f5f94"], here.point(0, -high * 0.46), here.point(0, 0))
    motif.inlay(here(polygon([(-wide, -high * 0.46), (wide, -high * 0.46), (wide, 4), (-wide, 4)], 6)), sea, depth=3)
    for k in range(26):
        share = float(motif.random.random()) ** 0.7
        at = here.point(float(motif.random.uniform(-0.5, 0.5)) * wide, -high * 0.45 * (1 - share))
        motif.dab(at, 8 + 26 * share, 2 + 2.4 * share, float(motif.random.normal()) * 0.06, ("#e8fbfb", "#5fb4c8")[k % 2], on=pane, taper=0.8)
    motif.inlay(
        here(blob([(wide * 0.02, -high * 0.40), (wide * 0.34, -high * 0.40), (wide * 0.27, -high * 0.31), (wide * 0.08, -high * 0.31)])), "#a83a30", depth=6
    )
    motif.inlay(here(polygon([(wide * 0.19, -high * 0.42), (wide * 0.19, -high * 0.84), (wide * 0.38, -high * 0.45)], 4)), "#fffaf0", depth=5)
    motif.inlay(here(polygon([(wide * 0.165, -high * 0.42), (wide * 0.165, -high * 0.78), (wide * 0.03, -high * 0.45)], 4)), "#f4e4cc", depth=5)
    for x, y in ((-0.3, 0.8), (-0.16, 0.7), (-0.36, 0.66)):
        c, d = here.point(wide * x, -high * y), wide * 0.05
        motif.line([(c[0] - d, c[1] - d * 0.4), c, (c[0] + d, c[1] - d * 0.5)], 3, "#ffffff", on=pane, taper=0.6, load=1)
    for x in (-0.3, 0.05, 0.36):
        motif.line(here([(wide * x, 8), (wide * x + 2, 22), (wide * x, 34 + 40 * abs(x))]), 5, "#8fd0e0", taper=0.6, load=1, opacity=0.8)


def party(motif: Motif, here: Placement, wide: float, high: float, pane: int) -> None:
    motif.glow(here.point(0, -high * 0.72), wide * 0.6, "#fff6c0", 0.7, within=pane)
    cord = [(wide * (k / 10 - 0.5), -high * (0.84 - 0.34 * (k / 10 - 0.5) ** 2 + 0.05 * math.sin(k * 1.3))) for k in range(11)]
    motif.line(here(cord), 2, "#7a3a28", on=pane, taper=0, load=1)
    for k, (x, y) in enumerate(cord[1:-1]):
        motif.inlay(here(polygon([(x - 8, y), (x + 8, y), (x, y + 17)], 2)), (RED, BLUE, "#6fb45e", "#fff6e0")[k % 4], depth=2)
    guests = (
        (Person("adult", Outfit(top="#3a4a7a", trousers="#2c2a3a"), "E", Hair("afro", "#1a1216"), Face("round")), -0.30, 40, 0),
        (Person("woman", dress("#c8344a", sleeve=0.4), "C", Hair("long", "#3a2018"), Face("button")), 0.02, -30, 1),
        (Person("large", Outfit(top="#f0e4c8", braces="#3f7a50", trousers="#5a4a3a"), "A", Hair("curls", "#a8502c"), Face("snub")), 0.34, -60, 2),
    )
    for person, x, heading, number in guests:
        who = motif.scene.motif(f"guest {number}", brush=FINE, within=pane, light=PARTY)
        pose = poses.dancing() if number != 1 else poses.waving()
        person.posed(pose, View(here.point(wide * x, high * 0.30), high * 0.92, heading, 2)).paint(who, contact=False)


PARTY = Light(direction=(0.1, -0.8, 0.4), colour="#ffe09a", shade="#6a2a2c", strength=0.9, depth=0.5, rim="#fff0b8", rim_strength=0.9)


def stars(motif: Motif, here: Placement, wide: float, high: float, pane: int) -> None:
    motif.glow(here.point(wide * 0.14, -high * 0.70), wide * 0.5, "#fff2c0", 0.5, within=pane)
    moon = np.vstack(
        [
            [(0.3 * math.cos(a), 0.3 * math.sin(a)) for a in np.linspace(-1.9, 1.9, 20)],
            [(0.3 * math.cos(a) * 0.72 - 0.07, 0.3 * math.sin(a) * 0.94) for a in np.linspace(1.9, -1.9, 20)],
        ]
    )
    motif.inlay(Placement(here.point(wide * 0.10, -high * 0.70), wide * 0.62, -0.5)(moon), "#fff6d0", depth=4)
    for _ in range(36):
        at = here.point(float(motif.random.uniform(-0.48, 0.48)) * wide, -high * float(motif.random.uniform(0.2, 1.0)))
        size = float(motif.random.uniform(2, 5))
        motif.dab(at, size, size, 0, "#fffbe0", on=pane, taper=0, load=1)
    hills(motif, here, wide, high, 0.22, "#1c2a52", 1.2)
    hills(motif, here, wide, high, 0.10, "#121c3c", 0.8)


def raining(motif: Motif, here: Placement, wide: float, high: float, pane: int) -> None:
    hills(motif, here, wide, high, 0.3, "#5f7480", 1.3)
    for _ in range(60):
        at = here.point(float(motif.random.uniform(-0.55, 0.55)) * wide, -float(motif.random.random()) * high)
        motif.dab(at, 17, 2, 1.8, "#dfeaf0", on=pane, taper=0.7)
    for _ in range(7):
        at = here.point(float(motif.random.uniform(-0.5, 0.5)) * wide, float(motif.random.uniform(0.12, 0.55)) * high)
        motif.dab(at, 12, 3.4, 1.6, "#a8c8dc", taper=0.6, load=1)


def desert(motif: Motif, here: Placement, wide: float, high: float, pane: int) -> None:
    motif.inlay(here(ellipse((wide * 0.14, -high * 0.52), wide * 0.17)), "#fff0b0", depth=4)
    hills(motif, here, wide, high, 0.36, "#d8783c", 0.6)
    hills(motif, here, wide, high, 0.18, "#a84e30", 1.1)


def storm(motif: Motif, here: Placement, wide: float, high: float, pane: int) -> None:
    for x, y, w in ((-0.25, 0.86, 0.5), (0.25, 0.90, 0.55), (0.0, 0.76, 0.6), (-0.3, 0.70, 0.3), (0.34, 0.72, 0.36)):
        motif.inlay(here(ellipse((wide * x, -high * y), wide * w * 0.55, high * 0.11)), ("#4a4668", "#5c587c", "#363452")[int(10 * w) % 3], depth=16)
    motif.glow(here.point(0, -high * 0.4), wide * 0.5, "#fff0b0", 0.55, within=pane)
    bolt = [(0.06, 0.70), (-0.08, 0.46), (0.03, 0.46), (-0.10, 0.16)]
    motif.line(here([(wide * x, -high * y) for x, y in bolt[:2]]), 6, "#fffbd8", on=pane, taper=0.1, load=1)
    motif.line(here([(wide * x, -high * y) for x, y in bolt[1:3]]), 6, "#fffbd8", on=pane, taper=0.1, load=1)
    motif.line(here([(wide * x, -high * y) for x, y in bolt[2:]]), 6, "#fffbd8", on=pane, taper=0.5, load=1)
    hills(motif, here, wide, high, 0.14, "#2a2a44", 1.2)


def rainbow(motif: Motif, here: Placement, wide: float, high: float, pane: int) -> None:
    for k, ink in enumerate(("#e0604a", "#f0b050", "#f4e078", "#7fbf70", "#6a9fd8")):
        t = np.linspace(math.pi, math.tau, 14)
        r = wide * (0.44 - 0.055 * k)
        motif.line(here(np.stack([r * np.cos(t), -high * 0.30 + r * 1.1 * np.sin(t)], 1)), max(2.0, wide * 0.05), ink, on=pane, taper=0, load=1, opacity=0.85)
    hills(motif, here, wide, high, 0.30, "#7fc06a", 1.0)
    hills(motif, here, wide, high, 0.16, "#5aa456", 0.7)


# ---- what comes out of them


def drift(motif: Motif, here: Placement, wide: float, root: Place) -> None:
    """Snow along the sill, on the leaves below, and a heap of it about the foot."""
    cold = Light(direction=(-0.5, -0.6, 0.5), colour="#ffffff", shade="#8898cc", depth=0.5, strength=0.8)
    crest = [(-wide * 0.64, 4), (-wide * 0.5, -9), (-wide * 0.2, -5), (wide * 0.1, -13), (wide * 0.4, -6), (wide * 0.64, 3)]
    motif.shape(here(np.vstack([curve(crest, 6), [(wide * 0.6, 11), (-wide * 0.6, 11)]])), "#f4f8ff", depth=9, light=cold)
    for k in range(9):
        x, long = wide * (-0.58 + 0.145 * k), 9 + 15 * float(motif.random.random())
        motif.line(here([(x, 14), (x + 1, 14 + long)]), 4.5, "#e4f0ff", taper=0.9, load=1)
    x, y = root
    heap = [(x - 92, y + 10), (x - 50, y - 12), (x - 6, y - 24), (x + 44, y - 10), (x + 88, y + 10), (x, y + 18)]
    motif.shape(blob(heap), "#eef3ff", depth=20, light=cold, wobble=3)
    for _ in range(46):
        at = (x + float(motif.random.normal()) * 60, y - 230 * float(motif.random.random()))
        motif.dab(at, *[float(motif.random.uniform(3, 6.5))] * 2, 0, "#ffffff", taper=0, load=1)


def overflow(motif: Motif, here: Placement, wide: float, root: Place) -> None:
    """The tide is in: it comes over the sill, down the stem, and stands about the foot."""
    x, y = root
    motif.shape(
        blob([(x - 78, y + 6), (x - 30, y - 6), (x + 40, y - 4), (x + 84, y + 8), (x + 20, y + 18), (x - 50, y + 17)]), "#5fb0c8", depth=4, lit="#e4fbff"
    )
    for k in range(30):
        start = float(motif.random.uniform(-0.5, 0.5)) * wide
        (u, v), long = here.point(start, 12), float(motif.random.uniform(16, 120)) * (1.3 - abs(start) / wide)
        motif.line(
            [(u, v), (u + 2, v + long * 0.5), (u, v + long)],
            float(motif.random.uniform(2, 6)),
            ("#8fd4e4", "#e8fbff", "#5fb4d0")[k % 3],
            taper=0.7,
            opacity=0.85,
        )


def dusk(motif: Motif, here: Placement, wide: float, root: Place) -> None:
    """Night gets out at it, and its stars have settled on the bricks."""
    for dx, dy, size in ((-70, -40, 150), (60, -190, 170), (80, -20, 140)):
        motif.glow(here.point(dx, dy), size, "#34408c", 0.34, way="multiply")
    for _ in range(46):
        a, r = float(motif.random.uniform(0, math.tau)), wide * float(motif.random.uniform(0.85, 1.5))
        at = here.point(r * math.cos(a), -wide * 0.7 + r * math.sin(a))
        size = float(motif.random.uniform(2, 5.5))
        motif.dab(at, size, size, 0, "#fff6c8", taper=0, load=1)


def confetti(motif: Motif, here: Placement, wide: float, root: Place) -> None:
    """They throw paper, and it comes down among the tulips."""
    motif.glow(here.point(0, 60), wide * 0.9, "#ffc860", 0.3, graze=0.4)
    for k in range(90):
        fall = float(motif.random.random()) ** 1.5
        x, y = here.point(float(motif.random.normal()) * wide * (0.3 + 0.2 * fall), 14 + 230 * fall)
        motif.dab((x, y), 8, 5, float(motif.random.uniform(0, 3)), (RED, BLUE, "#f8d860", "#fff6e0", "#6fb45e")[k % 5], taper=0.1, load=1)
    ends = here.point(wide * 0.3, 6)
    motif.line([ends, (ends[0] + 16, ends[1] + 30), (ends[0] - 8, ends[1] + 56), (ends[0] + 14, ends[1] + 88)], 5, "#f8d860", taper=0.2, load=1)


def sandfall(motif: Motif, here: Placement, wide: float, root: Place) -> None:
    for _ in range(70):
        at = here.point(float(motif.random.normal()) * wide * 0.10 + wide * 0.2, 10 + 100 * float(motif.random.random()))
        motif.dab(at, 9, 2.4, 1.57, "#f8c070", taper=0.4, opacity=0.8)
    x, y = root
    motif.shape(blob([(x - 28, y + 6), (x + 18, y - 26), (x + 66, y + 8), (x + 20, y + 13)]), "#f0b060", depth=14)


SPILLS: dict[str, Callable[[Motif, Placement, float, Place], None]] = {
    "snowing window": drift, "window at sea": overflow, "window on the night": dusk, "window with a party": confetti, "small desert": sandfall,
}  # fmt: skip


SKIES = {
    "snow": ("#4a6490", "#8fa8cc", "#d8e2f0"), "sea": ("#6fb4e4", "#b8def0", "#f4f4e4"), "party": ("#c8642c", "#f2a848", "#f8cc70"),
    "night": ("#142054", "#243a80", "#4a5ea8"), "rain": ("#6a7c88", "#98a8b0", "#b8c4c6"), "desert": ("#e8604a", "#f4a050", "#fbd88a"),
    "storm": ("#2c2c4a", "#5a5680", "#c8b878"), "meadow": ("#8fc8ec", "#c8e6f0", "#f8f8e4"),
}  # fmt: skip
FAR_BED = (
    Bloom("small meadow", (264, 936), (270, 790), (74, 88), "round", CREAM, SKIES["meadow"], rainbow, 0.03),
    Bloom("small desert", (470, 934), (468, 800), (92, 108), "low", "#f0b86a", SKIES["desert"], desert, -0.04),
    Bloom("window on the night", (826, 930), (816, 492), (150, 206), "round", BLUE, SKIES["night"], stars, 0.04, "#c8d0ff"),
    Bloom("window at sea", (356, 936), (372, 466), (196, 176), "square", CREAM, SKIES["sea"], at_sea, -0.03, "#e4fbff", story=True),
    Bloom("snowing window", (104, 940), (112, 660), (152, 210), "pointed", "#6f9fd8", SKIES["snow"], snowing, -0.02, "#f0f6ff", story=True),
    Bloom("window on rain", (916, 944), (902, 770), (96, 118), "square", "#8aa8a0", SKIES["rain"], raining, 0.05),
    Bloom("window with a party", (628, 946), (618, 740), (184, 232), "low", RED, SKIES["party"], party, 0.02, "#ffe6a0", story=True),
)
NEAR_BED = (Bloom("window on a storm", (668, 1246), (656, 1096), (136, 160), "square", "#f0a8a0", SKIES["storm"], storm, -0.04, "#fff0c0"),)


def over_the_wall(scene: Scene) -> None:
    """One has seeded itself on the other side; a robin has seen it."""
    Bird("robin").paint(scene.motif("robin", brush=FINE, story=True), View((446, 154), 62, 38, 4), Perch.STAND)
    grow(scene, Bloom("reseeded window", (690, 158), (694, 112), (52, 60), "round", BLUE, SKIES["meadow"], rainbow, 0.08, story=True))


def bandaged(scene: Scene) -> None:
    """A shut one that was hurt."""
    sick = scene.motif("bandaged window", brush=FINE, story=True)
    sill = (872, 1080)
    stalk(sick, (862, 1248), sill, 120)
    here = Placement(sill, 1.0, 0.13)
    sick.wash(here(opening(130, 166, "low", 14)) + (12, 16), "#5a4a5c", 0.35, soft=10, way="multiply")
    sick.shape(here(opening(124, 160, "low", 11)), "#d8ccb4", depth=8, material=WOOD)
    for side in (-1, 1):
        shut = [(side * 2, -2), (side * 61, -2), (side * 61, -128), (side * 40, -148), (side * 2, -158)]
        panel = sick.shape(here(polygon(shut, 4)), BLUE, depth=6, material=WOOD)
        for y in range(-138, -10, 13):
            sick.line(here([(side * 10, y), (side * 54, y + 2)]), 2.6, "#345f9c", on=panel, taper=0.1)
    rod(sick, here([(-76, 10), (0, 11), (76, 10)]), [16, 17, 16], "#e8dcc8", material=WOOD)
    for start, end, wide in (((-76, -58), (76, -92), 27), ((-74, -100), (74, -62), 25), ((-76, -76), (76, -74), 26)):
        rod(sick, here([start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + 4), end]), [wide, wide, wide], "#fdf8ec", brush=FINE)
    for loop in (((0, -78), (-20, -96), (-34, -82), (-22, -70)), ((0, -78), (18, -94), (34, -78), (20, -66))):
        sick.shape(here(blob(loop)), "#fffaf0", depth=6, brush=CRISP)
    for end in ((-16, -44), (14, -40)):
        sick.line(here([(0, -76), (end[0] * 0.7, -60), end]), 7, "#fffaf0", taper=0.2, load=1)
    sick.shape(here(ellipse((0, -78), 8, 7)), "#f0e0d0", depth=5, brush=CRISP)


# ---- who looks after them


def gardener(scene: Scene) -> Place:
    """Returns the rose of his can."""
    man = scene.motif("gardener", story=True, brush=FINE)
    clothes = Outfit(
        top="#f4ecd8", length=0.62, sleeve=0.6, trousers="#6a86a8", apron="#ec8f9c", shoes="#6a4a34", boot=0.5, hat=Hat("straw", "#e8c878", "#c8544a")
    )
    bearded = Person("adult", clothes, "D", Hair("short", "#3a2a26", "full"), Face("round", "strong", eyes="closed", mouth="none"))
    hand = (FOOT[0] + 138, FOOT[1] - 346)
    pose = poses.standing(0.4).but(lean=10, head=(-8, 8, 4), hands=("easy", "grip"), arms=(poses.Arm(-14, 14, 24, 0), poses.Arm(50, 6, 20)))
    posed = bearded.posed(pose, View(FOOT, TALL, 46, 4), right_hand=hand)
    can = scene.motif("watering can", story=True, brush=FINE)
    turn, wide = 0.27, 150
    c, s, k = math.cos(turn), math.sin(turn), wide / 100
    u, v = 2 * k, -84 * k
    foot = (hand[0] - (u * c - v * s), hand[1] - (u * s + v * c))
    man.contact((FOOT[0], FOOT[1] + 4), 190, 26)
    rose = watering_can(can, foot, wide, "#7fa8a0", turn=turn)
    posed.paint(man, shadow=(0.62, 0.10))
    whiskers(scene.motif("his beard", brush=FINE), posed.at("head"))
    return rose


def whiskers(motif: Motif, head: Place) -> None:
    """Years of it, with a moustache over; it has caught a little snow."""
    here = Placement((head[0] + 9, head[1] + 12), TALL / 540, 0.04)
    beard = motif.shape(here(blob([(-40, -4), (-30, 16), (2, 18), (36, 16), (40, 30), (28, 58), (4, 76), (-20, 56), (-38, 26)])), "#54403a", depth=18)
    for x, y in motif.spots(beard, 150):
        u, v = x - head[0], y - head[1]
        ink = ("#3a2a26", "#6a544a", "#94806e")[int(motif.random.integers(3))]
        motif.dab(
            (x, y), 17, 2.0, math.atan2(60, 6 - u * 0.5) + float(motif.random.normal()) * 0.15, ink, on=beard, taper=0.7, opacity=0.7, bend=0.1 * (v > 30)
        )
    for side, far in ((-1, 24), (1, 21)):
        lobe = [(14, 14), (14 + side * far * 0.5, 12), (14 + side * far, 22), (14 + side * far * 1.15, 30), (14 + side * far * 0.5, 25), (14, 23)]
        motif.shape(here(blob(lobe)), "#6a544a", depth=6)


def bud(scene: Scene, rose: Place) -> None:
    """Its shutters are just parting."""
    x, y = rose[0] + 72, 1238.0
    young = scene.motif("bud", story=True, brush=FINE)
    stalk(young, (x - 6, 1296), (x, y), 60)
    young.glow((x, y - 52), 120, "#fff2b8", 0.65)
    half_open(young, Placement((x, y), 0.86, 0.04), BLUE)
    water = scene.motif("water")
    for k in range(26):
        share = float(water.random.uniform(-1, 1))
        start = (rose[0] + share * 7, rose[1] + share * 10)
        end = (x - 8 + share * 50, y - 64 + 110 * abs(share) + 20 * float(water.random.random()))
        lift = (start[0] * 0.42 + end[0] * 0.58, start[1] - 8 + 0.22 * (end[1] - start[1]))
        water.line([start, lift, end], 2.2, ("#ffffff", "#a8d8f0", "#dff2fa")[k % 3], taper=0.5, load=1, opacity=0.85)
    water.glow((x, 1300), 60, "#5a4038", 0.5, down=12, way="multiply")


def half_open(young: Motif, here: Placement, pigment: Pigment) -> None:
    slit = Gradient(["#fff6c8", "#ffe28a"], here.point(0, -110), here.point(0, 0))
    heart = [(-30, -8), (-22, -78), (0, -112), (22, -78), (30, -8), (0, 4)]
    young.shape(here(blob(heart)), slit, depth=4, lit="#fffbe6", shade="#ffd870")
    for side in (-1, 1):
        half = [(side * 6, -4), (side * 34, -2), (side * 45, -40), (side * 30, -88), (side * 13, -116), (side * 9, -60)]
        shutter = young.shape(here(blob(half, 8)), pigment, depth=15 * here.scale, material=WOOD)
        for step in range(6):
            v = -18 - 16 * step
            young.line(here([(side * 11, v), (side * (38 - step * 3), v - 3)]), 2.6 * here.scale, mix(pigment, "#1c2450", 0.45), on=shutter, taper=0.3)
    for spread in (-1, 0, 1):
        leaf(young, here.point(0, 8), 46 * here.scale, -math.pi / 2 + spread * 0.8, "#7cc064", width=0.5, droop=-0.1)


def potted(scene: Scene) -> None:
    """What will be planted out: seedlings, none with more than a crack of its own weather."""
    for number, (x, y, tall, stem, scale, pigment) in enumerate(
        ((650, 1420, 70, 46, 0.42, "#e8a050"), (906, 1436, 84, 66, 0.56, RED), (772, 1466, 92, 88, 0.66, "#7fa8a0"))
    ):
        pot = scene.motif(f"pot {number}", brush=FINE)
        pot.wash(polygon([(x - 20, y), (x + 30, y + 4), (x + 150, y + 26), (x + 110, y + 34)], 6), "#7a5a7c", 0.4, soft=8, way="multiply")
        flowerpot(pot, (x, y), tall)
        top = (x + (4, -6, 3)[number], y - tall - stem)
        rod(pot, [(x, y - tall + 4), (x + 6, y - tall - stem * 0.5), top], [7, 6, 6], "#5aa04e")
        leaf(pot, (x + 4, y - tall - stem * 0.4), 34, -0.5, GREEN)
        leaf(pot, (x + 2, y - tall - stem * 0.2), 30, -2.6, "#58a052")
        half_open(pot, Placement(top, scale, (-0.1, 0.12, 0.02)[number]), pigment)


def prunings(scene: Scene) -> None:
    """A basket of what had to be cut: panes, a sash, a shutter."""
    trug = scene.motif("prunings", brush=FINE, story=True)
    x, y = 452, 1452
    trug.wash(polygon([(x - 40, y), (x + 40, y), (x + 180, y + 22), (x + 120, y + 34)], 6), "#7a5a7c", 0.45, soft=8, way="multiply")
    mouth = basket(trug, (x, y), 124, height=0.5, handle=False)
    for dx, dy, wide, high, turn, frame in ((-26, -2, 40, 62, -0.42, BLUE), (2, -4, 36, 76, -0.06, CREAM), (25, 0, 42, 64, 0.4, RED)):
        here = Placement((mouth[0] + dx, mouth[1] + dy), 1.0, turn)
        trug.shape(here(polygon([(-wide / 2, -high), (wide / 2, -high), (wide / 2, 2), (0, 6), (-wide / 2, 2)], 3)), frame, depth=4, material=WOOD)
        for side in (-1, 1):
            for low, tall in ((-high + 6, high * 0.42), (-high * 0.5 + 2, high * 0.40)):
                pane = [(side * 3, low), (side * (wide / 2 - 5), low), (side * (wide / 2 - 5), low + tall), (side * 3, low + tall)]
                trug.shape(here(polygon(pane, 2)), "#9cc8dc", depth=2, lit="#f4fcff", wobble=0.3)
        leaf(trug, here.point(0, -high + 4), 26, turn - 1.2, GREEN)
        leaf(trug, here.point(wide * 0.4, -high * 0.3), 30, turn - 0.4, "#58a052")
    trug.glow((mouth[0], mouth[1] + 4), 50, "#3a2418", 0.5, down=9, way="multiply")


def near_leaves(scene: Scene) -> None:
    """So near that they are almost in our eyes."""
    close = scene.motif("leaves close by", light=Light(direction=(-0.8, -0.5, 0.2), colour="#d8f0a0", shade="#1c3a44", strength=0.8, depth=0.7, rim="#e8ffc0"))
    for x, y, long, angle, ink in (
        (1030, 1530, 250, -2.5, "#2f6a44"), (1010, 1540, 210, -1.9, "#3f7a48"), (1040, 1440, 190, -2.8, "#2a5c44"), (960, 1560, 170, -2.2, "#4a8a50"),
        (-30, 1540, 150, -0.7, "#2f6a44"), (-20, 1550, 120, -0.2, "#3f7a48"),
    ):  # fmt: skip
        leaf(close, (x, y), long, angle, ink, width=0.36)


def bees(scene: Scene) -> None:
    """In at one weather and out at another."""
    places = (
        (470, 410, 34, 70),
        (214, 560, 30, -80),
        (738, 640, 36, -70),
        (712, 470, 28, 60),
        (540, 880, 32, 80),
        (786, 1010, 40, -70),
        (486, 1020, 42, 70),
        (560, 560, 26, -60),
    )
    for number, (x, y, size, heading) in enumerate(places):
        bee = scene.motif(f"bee {number}", brush=FINE, story=number == 6)
        side = 1 if heading > 0 else -1
        bee.line(
            [(x - side * size * 3.2, y + 22), (x - side * size * 2, y - 8), (x - side * size * 0.9, y + 4)], 2, "#8a5a4a", taper=0.8, opacity=0.45, dry=0.6
        )
        creatures.bee().paint(bee, View((x, y), size, heading, 8, float(bee.random.normal()) * 10))
