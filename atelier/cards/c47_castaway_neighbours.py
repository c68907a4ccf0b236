"""47, castaway-neighbours: two castaways, a pebble's toss apart, each fenced off, each searching the empty sea."""

import math

import numpy as np

from atelier.bodies import creatures, poses
from atelier.bodies.outfit import Face, Hair, Hat, Outfit
from atelier.bodies.people import Person
from atelier.bodies.poses import Arm
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, ellipse, polygon, smoothstep
from atelier.light import CLOUD, GLAZE, METAL, WOOD, Light
from atelier.motifs.forms import rod
from atelier.motifs.land import terrain
from atelier.motifs.sky import sun
from atelier.motifs.trees import Leafage
from atelier.motifs.water import open_sea
from atelier.palette import Image, lerp, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=47,
    slug="castaway-neighbours",
    palette=("#35b8b4", "#fbf6e4", "#ecd08e", "#3f8a4a", "#d8432f"),
    spread=Spread(
        hue="teal", place="island", time="noon", season="summer", mood="absurd", viewpoint="far landscape",
        figure="man", composition="tiny in emptiness", people=True, relation=True, cast=("A", "E"),
        themes=("sea", "love-loss", "mirrors", "home", "freedom-cages"),
    ),
)  # fmt: skip

HORIZON = 586.0
SHORE = 1146.0
LEFT, RIGHT, HALF = 286.0, 574.0, 124.0
MEET = (430.0, 846.0)  # the palms, over the fences
FRONDS = Leafage("#1f5a3a", "#3f8a4a", "#b8d460", "#8a6844")


def paint(scene: Scene) -> None:
    scene.light = Light(direction=(0.05, -0.95, 0.35), colour="#fffbe0", shade="#1f6a7c", depth=0.5, strength=1.0, rim="#fffdf0", rim_strength=0.9)
    scene.finish = Finish(ground="#7ab8b0", periphery=0.10, grade=lambda image: (image - 0.5) * 1.05 + 0.505)
    heat(scene)
    sea(scene)
    for name, x in (("left", LEFT), ("right", RIGHT)):
        island(scene, name, x)
    palms(scene)
    for name, side in (("left", -1), ("right", 1)):
        fence(scene, name, side)
        castaway(scene, name, side)
    between(scene)
    signals(scene)


def heat(scene: Scene) -> None:
    broad = scene.canvas.broad
    scene.background(
        lambda x, y: ramp(["#5cc6d0", "#86d4d6", "#bfe6de", "#eef4e0", "#fbf6e4"], y / 660 + 0.06 * broad),
        flow=lambda x, y: 0.06 * np.sin(x / 240 + y / 90),
        brush=BROAD,
    )
    high = scene.motif("sun")
    high.glow((720, -20), 620, "#fffdf0", 0.85)
    sun(high, (720, 74), 44, reach=5, strength=0.8)


def sea(scene: Scene) -> None:
    open_sea(scene.motif("sea"), HORIZON, ["#d4efe2", "#7fd6cc", "#35b8b4", "#1f9aa4", "#157f92"], wave=0.6, glitter=(720, 120), shine="#fffdf0")
    shoal = scene.motif("shoal")
    for x in (LEFT, RIGHT):
        shoal.wash(ellipse((x, SHORE + 6), 240, 44), "#8ce6d4", 0.75, soft=26)
        shoal.wash(ellipse((x, SHORE + 4), 168, 27), "#d8f4dc", 0.8, soft=13)
    for number in range(46):
        x, t = (LEFT, RIGHT)[number % 2], shoal.random.uniform(0, 2 * math.pi)
        r = shoal.random.uniform(1.12, 1.5)
        shoal.dab((x + HALF * r * math.cos(t), SHORE + 2 + 22 * r * math.sin(t)), 30, 2.4, 0.1 * shoal.random.normal(), "#fffdf4", taper=0.9, opacity=0.8)


def island(scene: Scene, name: str, x: float) -> None:
    """Just room enough."""
    sand = scene.motif(f"{name} island")
    noise = sand.noise(4)
    line = [
        (x - HALF, SHORE),
        (x - HALF * 0.7, SHORE - 22),
        (x - HALF * 0.2, SHORE - 36),
        (x + HALF * 0.3, SHORE - 34),
        (x + HALF * 0.75, SHORE - 20),
        (x + HALF, SHORE),
    ]
    outline = blob([*line, (x + HALF * 0.5, SHORE + 20), (x, SHORE + 26), (x - HALF * 0.5, SHORE + 20)], 8)

    def fill(px: Image, py: Image) -> Image:
        wet = smoothstep(SHORE + 2, SHORE + 22, py + 4 * noise(px, py, 30))
        dry = ramp(["#fbecbc", "#f4dc9c", "#e4bf78"], (py - SHORE + 40) / 60 + 0.2 * noise(px, py, 24))
        return lerp(dry, np.broadcast_to(ramp(["#b89a68"], np.zeros((1, 1))), dry.shape), wet)

    terrain(sand, outline, fill, lambda px, py: 26 * np.sqrt(np.clip(1 - ((px - x) / HALF) ** 2, 0, 1)) + 2 * noise(px, py, 18))
    for t in np.linspace(0.15, math.pi - 0.15, 16):
        sand.dab((x + HALF * 1.03 * math.cos(t), SHORE + 2 + 25 * math.sin(t)), 26, 4, -0.2 * math.cos(t), "#fffef6", taper=0.6, load=1)


def palms(scene: Scene) -> None:
    """They have met over the fences."""
    meet = MEET
    for name, side in (("left", -1), ("right", 1)):
        tree = scene.motif(f"{name} palm", story=True, brush=FINE)
        x = (LEFT if side < 0 else RIGHT) + side * 14
        tree.wash(ellipse((x + side * 4, SHORE - 20), 56, 12), "#8a6a48", 0.55, soft=6, way="multiply")
        crown = (meet[0] + side * 24, meet[1] + 6)
        bow = (x + (crown[0] - x) * 0.24, SHORE - 150)
        stem = [(x, SHORE - 22), bow, (x + (crown[0] - x) * 0.62, SHORE - 236), crown]
        rod(tree, stem, [23, 18, 15, 13], "#a07848", material=WOOD, ragged=1.2)
        for k in range(3, 40):
            t = k / 42
            px = np.interp(t, [0, 0.4, 0.75, 1], [p[0] for p in stem])
            py = np.interp(t, [0, 0.4, 0.75, 1], [p[1] for p in stem])
            tree.dab((px, py), 15 - 6 * t, 1.8, 0.25 * side, "#6a4a30", taper=0.3, opacity=0.6)
        fronds(tree, crown)
    nut = scene.motif("coconut", story=True, brush=TINY)
    nut.line([(meet[0] - 14, meet[1] + 4), (meet[0], meet[1] + 34), (meet[0] + 14, meet[1] + 4)], 3.4, "#4a6a34", taper=0, load=1)
    nut.shape(ellipse((meet[0], meet[1] + 50), 19, 21), "#7a4a2a", depth=18, lit="#d8a468")
    for dx, dy in ((-5, 44), (4, 42), (0, 50)):
        nut.dab((meet[0] + dx, meet[1] + dy), 4, 4, 0, "#3a2014", taper=0, load=1)


def fronds(motif: Motif, crown: Place) -> None:
    for number, turn in enumerate((-2.9, -2.45, -2.0, -1.5, -1.0, -0.6, -0.15, 0.5, 2.6)):
        long = 124 * motif.random.uniform(0.85, 1.15)
        drop = 46 + 26 * abs(math.cos(turn))
        tip = (crown[0] + long * math.cos(turn), crown[1] + long * 0.62 * math.sin(turn) + drop)
        mid = (crown[0] + long * 0.55 * math.cos(turn), crown[1] + long * 0.72 * math.sin(turn) - 8)
        spine = np.array([crown, mid, tip])
        tone = (FRONDS.leaf, "#5a9e4c", FRONDS.dark)[number % 3]
        t = np.linspace(0, 1, 22)[:, None]
        path = (1 - t) ** 2 * spine[0] + 2 * t * (1 - t) * spine[1] * 1.0 + t**2 * spine[2]
        for k in range(1, 22):
            (px, py), share = path[k], k / 21
            away = path[k] - path[k - 1]
            along = math.atan2(away[1], away[0])
            for flip in (-1, 1):
                reach = 30 * math.sin(math.pi * min(1.0, share * 0.9 + 0.12)) + 5
                a = along + flip * 0.8
                ink = tone if flip > 0 else FRONDS.lit if motif.random.random() < 0.55 else tone
                motif.line(
                    [(px, py), (px + reach * 0.6 * math.cos(a), py + reach * 0.6 * math.sin(a)), (px + reach * math.cos(a), py + reach * math.sin(a) + 7)],
                    4.2,
                    ink,
                    taper=0.8,
                    load=1,
                )
        motif.line(path, 3.4, "#d8d878", taper=0.6, load=1)


def fence(scene: Scene, name: str, side: int) -> None:
    """Tall, along the side that faces the other."""
    planks = scene.motif(f"{name} fence", story=True, brush=FINE, material=WOOD)
    x = LEFT + HALF - 22 if side < 0 else RIGHT - HALF + 22
    for number in range(6):
        t = number / 5
        px, py = x + side * 24 * (t - 0.5) * 2, SHORE - 26 + 38 * t
        tall, wide = 158 + 14 * planks.random.normal(), 17.0
        tone = ("#b8875a", "#caa070", "#a37048")[int(planks.random.integers(3))]
        outline = [(px - wide / 2, py), (px - wide / 2 + 1, py - tall), (px, py - tall - 12), (px + wide / 2, py - tall), (px + wide / 2, py)]
        planks.shape(polygon(outline, 5), tone, depth=5, wobble=1.2, lit="#fff0c8", shade="#7a5a44")


def castaway(scene: Scene, name: str, side: int) -> None:
    """With his back to it all."""
    x = (LEFT - 74) if side < 0 else (RIGHT + 74)
    if side < 0:
        who = Person(
            "adult",
            Outfit("#f4ecd8", 0.2, sleeve=0.5, trousers="#d8432f", trouser_length=1.1, shoes=None),
            "A",
            Hair("tousled", "#a85a2c", "long"),
            Face("long", "strong"),
            seed=1,
        )
    else:
        who = Person(
            "thin",
            Outfit("#3f6a9a", 0.2, sleeve=0.5, trousers="#e8dcc0", trouser_length=1.1, shoes=None, hat=Hat("straw", "#f0d488", "#d8432f")),
            "E",
            Hair("afro", "#1c1416", "full"),
            Face("round"),
            seed=2,
        )
    pose = poses.standing().but(arms=(Arm(82, 6, 66, 20), Arm(82, 6, 66, 20)), hands=("fist", "fist"), lean=6)
    posed = who.posed(pose, View((x, SHORE - 12), 150, 84 * side, 4))
    man = scene.motif(f"{name} castaway", story=True)
    man.wash(ellipse((x + 2, SHORE - 10), 24, 6), "#8a6a48", 0.6, soft=3, way="multiply")
    glass = scene.motif(f"{name} telescope", story=True, brush=TINY)
    hx, hy = posed.at("head")
    here = Placement((hx + side * 12, hy - 1), 1.0, -0.04 * side, side < 0)
    posed.paint(man, brush=TINY)
    glass.shape(
        here(polygon([(0, -3.5), (30, -4.5), (30, -5.5), (62, -7), (62, 7), (30, 5.5), (30, 4.5), (0, 3.5)], 3)),
        "#c8983c",
        depth=5,
        material=METAL,
        lit="#fff0b0",
        wobble=0.2,
    )
    glass.line(here([(62, -7), (62, 7)]), 3, "#6a4a20", taper=0, load=1)


def between(scene: Scene) -> None:
    """A note that has arrived; nobody looks here."""
    gap = scene.motif("bottle", story=True, brush=TINY, material=GLAZE)
    here = Placement((432, SHORE + 12), 1.35, -0.5)
    gap.contact((432, SHORE + 22), 50, 6)
    gap.shape(here(blob([(-22, -9), (8, -9), (14, -4), (28, -4), (28, 4), (14, 4), (8, 9), (-22, 9)], 5)), "#4f9a70", depth=7, lit="#d8f4d8")
    gap.shape(here(polygon([(-16, -5), (6, -5), (6, 5), (-16, 5)], 3)), "#fbf6e4", depth=3)
    gap.shape(here(polygon([(27, -3.4), (34, -3.4), (34, 3.4), (27, 3.4)], 2)), "#b8804a", depth=2)
    gap.line([(400, SHORE + 26), (432, SHORE + 31), (466, SHORE + 25)], 3, "#fffef6", taper=0.7, load=1)
    creatures.crab("#d8532f").paint(scene.motif("crab", brush=TINY), View((506, SHORE + 16), 28, 30, 30))


def signals(scene: Scene) -> None:
    """From both fires, and they tangle."""
    for name, x, phase in (("left", LEFT - 18.0, 0.0), ("right", RIGHT + 18.0, math.pi)):
        fire = scene.motif(f"{name} fire", brush=TINY)
        y = SHORE + 4
        for turn in (-0.5, 0.5):
            fire.dab((x, y), 26, 5, turn, "#5a3a24", taper=0.2, load=1)
        for dx, tall in ((-5, 16), (5, 14), (0, 24)):
            fire.line([(x + dx, y), (x + dx * 1.4, y - tall * 0.6), (x, y - tall)], 8, "#f2843a" if dx else "#ffd870", taper=0.7, load=1)
        smoke = scene.motif(
            f"{name} signals", story=True, material=CLOUD, light=Light(direction=(0.1, -0.9, 0.4), colour="#fffdf4", shade="#8fb0b4", depth=0.4, strength=0.9)
        )
        for k in range(30):
            t = (k + (0.5 if phase else 0.0)) / 30
            braid = float(smoothstep(0.16, 0.5, np.array(t)))
            px = x + (MEET[0] - x) * braid + 150 * t * t + (26 + 62 * t) * braid * math.cos(phase + 10.0 * t) + 8 * smoke.random.normal()
            py = SHORE - 40 - 1010 * t
            size = (7 + 26 * t) * smoke.random.uniform(0.75, 1.3)
            if k % 6 == 5 or py < 60:
                continue
            for a in smoke.random.uniform(0, 6, 3):
                at = (px + size * 0.8 * math.cos(a), py + size * 0.5 * math.sin(a))
                pale = "#eef2ec" if phase else "#c8cccc"
                smoke.shape(ellipse(at, size * 0.8, size * 0.62), pale, depth=size * 0.7, soft=2 + 5 * t, opacity=0.92 - 0.5 * t, wobble=2)
