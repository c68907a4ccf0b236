"""6, private-rain: noon on a white square, and a man whose umbrella rains on the inside."""

import math

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies import poses, things
from atelier.bodies.birds import KINDS, Bird, Perch
from atelier.bodies.crowds import somebody
from atelier.bodies.ground import cast_on_ground
from atelier.bodies.outfit import Face, Hair, Wardrobe, coat, dress
from atelier.bodies.people import Person
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, blob, ellipse, polygon, smoothstep
from atelier.light import Light, Material
from atelier.palette import Image, colour, lerp, ramp
from atelier.paper import Finish
from atelier.scene import LookChanges, Motif, Scene

CARD = Card(
    number=6,
    slug="private-rain",
    palette=("#f5ead0", "#f0cf72", "#cf7a4e", "#6f8798", "#2c3138"),
    spread=Spread(
        hue="yellow/gold", place="city", time="noon", season="summer", mood="lonely", viewpoint="from above",
        figure="man", composition="tiny in emptiness", people=True, cast=("B",), themes=("weather", "love-loss", "memory", "fear"),
    ),
)  # fmt: skip

HIM: Place = (452.0, 900.0)
TILT = 42.0
FLAT = math.sin(math.radians(TILT))
SUN = (0.42, -0.16)  # how shadows lie for each unit of height
FLOOD = Material(blotch=0.1, texture=0.02, pooling=0.0, hollow=0.0)
POOL: LookChanges = {"depth": 3, "material": FLOOD, "flow": 0.0, "lit": "#9db0bd", "shade": "#5f778a", "light": Light(direction=(0.3, 0.6, 0.8), strength=0.3)}
WAY = ((838, 196), (806, 330), (744, 452), (676, 560), (604, 668), (536, 768))
SUMMER = Wardrobe(
    tops=("#f6e6c0", "#f0cf72", "#e89a5c", "#fbf6e6", "#d8744a", "#f2c0a0", "#e8b84c"),
    bottoms=("#e8d8b4", "#c89a68", "#f2e8d0", "#b8825a"),
    hats=("#f0d89a", "#fbf2d8", "#cf7a4e"),
)


def paint(scene: Scene) -> None:
    scene.light = Light(direction=(-0.5, -0.55, 0.7), colour="#fff4cc", shade="#7a5f5a", depth=0.42, strength=0.85, rim="#fffbe8", rim_strength=0.6)
    scene.finish = Finish(ground="#d8bf90")
    square(scene)
    puddles(scene)
    crowd = strollers(scene)
    for each in crowd:
        if each[1] < HIM[1]:
            stroller(scene, each)
    girl_with_a_cup(scene)
    man(scene)
    for each in crowd:
        if each[1] >= HIM[1]:
            stroller(scene, each)


def square(scene: Scene) -> None:
    """Pale stone in rings and rays, and the noon on it."""
    stone = scene.motif("paving")
    noise, broad = stone.noise(3), scene.canvas.broad
    hub = (560, 700)

    def paving(x: Image, y: Image) -> Image:
        u, v = x - hub[0], (y - hub[1]) / FLAT
        away, turn = np.hypot(u, v) + 3 * noise(x, y, 120), np.arctan2(v, u)
        ring = away / 118
        cell = np.floor(ring)
        slabs = turn / (2 * math.pi) * (8 * (cell + 1))
        tone = np.mod(np.sin(cell * 12.9 + np.floor(slabs) * 78.2) * 437.5, 1)
        colours = ramp(["#f9f1dc", "#f5ead0", "#f2dfae", "#efd594"], 0.55 * tone + 0.2 * broad + 0.25)
        gold = smoothstep(0.80, 0.84, ring - cell) * (np.mod(cell, 2) == 0)
        colours = lerp(colours, np.broadcast_to(colour("#ecc468"), colours.shape), 0.8 * gold)
        brick = smoothstep(0.88, 0.91, ring - cell) * (np.mod(cell, 2) == 1)
        colours = lerp(colours, np.broadcast_to(colour("#dd9668"), colours.shape), 0.75 * brick)
        joint = np.minimum(np.abs(slabs - np.round(slabs)) * away * 0.75 / (cell + 1), np.minimum(ring - cell, cell + 1 - ring) * 118)
        colours = lerp(colours, np.broadcast_to(colour("#cdb084"), colours.shape), 0.55 * smoothstep(2.6, 1.0, joint))
        corner = np.hypot((x - 500) / 760, (y - 750) / 1000)
        return colours * (1 - 0.16 * smoothstep(0.62, 1.15, corner))[..., None]

    scene.background(paving, flow=lambda x, y: np.arctan2((y - hub[1]) / FLAT, x - hub[0]) + math.pi / 2, brush=BROAD)
    stone.glow(HIM, 300, "#fffdf0", 0.4, down=220)


def puddles(scene: Scene) -> None:
    """A line of them, drying from the far end; birds bathe, and one has a rainbow."""
    water = scene.motif("puddles", story=True, brush=FINE)
    for number, (x, y) in enumerate(WAY):
        grown = 0.45 + 0.55 * number / (len(WAY) - 1)
        for side in (-1, 1):
            wide = grown * float(water.random.uniform(34, 46))
            at = (x + side * 24 * grown, y + side * 9)
            angles = np.linspace(0, 2 * math.pi, 11, endpoint=False)
            reach = 1 + 0.09 * water.random.normal(size=11)
            rim = np.stack([at[0] + np.cos(angles) * wide * reach, at[1] + np.sin(angles) * wide * FLAT * 0.8 * reach], 1)
            water.wash(blob((rim - at) * 1.22 + at), "#b89a78", 0.5, soft=5, way="multiply")
            pool = water.shape(blob(rim), lambda a, b, y=y: ramp(["#5a7284", "#6f8798", "#8ba2b2", "#c4d2d8"], (b - y + 40) / 84), **POOL)
            water.line((rim[5:9] - at) * 0.9 + at, 2.2, "#f8f6ea", on=pool, taper=0.9, opacity=0.8)
            if (number, side) == (3, 1):
                rainbow(scene, at, wide, pool)
    bathers = scene.motif("sparrows", story=True)
    places = ((716, 452, 60, Perch.SIT), (768, 470, -70, Perch.WALK), (700, 484, 150, Perch.PECK), (640, 596, -100, Perch.STAND), (806, 404, 20, Perch.PECK))
    for x, y, heading, perch in places:
        Bird(KINDS["sparrow"]).paint(bathers, View((x, y), 30, heading, 30), perch)
    drops = scene.motif("splashing", brush=CRISP)
    for _ in range(34):
        x, y = 716 + drops.random.normal() * 22, 432 + drops.random.normal() * 14
        drops.dab((x, y), 6, 3, float(drops.random.uniform(0, 3)), "#f6fafa", load=1, opacity=0.9)


def rainbow(scene: Scene, at: Place, wide: float, pool: int) -> None:
    """Nobody sees it."""
    bow = scene.motif("rainbow in a puddle", story=False)
    for band, ink in enumerate(("#d8504a", "#ee9a3c", "#f4dc5a", "#6fb860", "#4f86c8", "#8a62b0")):
        t = np.linspace(0.1, math.pi - 0.1, 16)
        radius = wide * (0.74 - 0.085 * band)
        bow.line(np.stack([at[0] + np.cos(t) * radius, at[1] - 12 + np.sin(t) * radius * 0.72], 1), wide * 0.1, ink, on=pool, taper=0.1, load=1, opacity=0.9)


# ---- those in the sun


Stroller = tuple[float, float, float, int]


def strollers(scene: Scene) -> list[Stroller]:
    """Thick at the edges of the square, nobody near him."""
    chance = scene.motif("where they walk").random
    found: list[Stroller] = []
    for _ in range(900):
        x, y, heading, kind = chance.uniform(-10, 1010), chance.uniform(70, 1540), chance.uniform(-180, 180), int(chance.integers(12))
        from_him = math.hypot(x - HIM[0], (y - HIM[1] + 60) / 0.95)
        from_way = min(math.hypot(x - a, (y - b) * 1.2) for a, b in WAY)
        if from_him < 330 + 70 * chance.random() or from_way < 130 or any(math.hypot(x - a, (y - b) * 1.15) < 104 for a, b, *_ in found):
            continue
        found.append((x, y, heading, kind))
    return sorted(found, key=lambda each: each[1])


def stroller(scene: Scene, who: Stroller) -> None:
    """One or two, with a parasol, an ice cream, a balloon, or nothing."""
    x, y, heading, kind = who
    group = scene.motif(f"stroller {x:.0f} {y:.0f}")
    size = 128 + 26 * y / 1500
    side = math.radians(heading)
    couple = kind in (0, 1, 2, 3, 4)
    for step in (0, 1) if couple else (0,):
        someone, tall = somebody(group.random, SUMMER)
        at = (x + step * math.cos(side) * size * 0.32, y - step * math.sin(side) * size * 0.32 * FLAT)
        pose = poses.walking(0.8) if group.random.random() < 0.7 else poses.standing()
        with_parasol, with_ice = step == 0 and kind in (0, 1, 5, 6, 7), step == 0 and kind in (2, 3, 8, 9)
        if with_parasol or with_ice or kind == 10:
            pose = pose.but(arms=(pose.arms[0], poses.Arm(34, 6, 96, 12)), hands=("easy", "grip"))
        posed = someone.posed(pose, View(at, size * tall, heading, TILT))
        if kind == 10:
            posed.hold("right", things.balloon(("#d8543c", "#f0c040")[int(group.random.integers(2))]))
        posed.paint(group, shadow=SUN, shadow_strength=0.42)
        hand = posed.at("hand_r")
        if with_ice:
            cone = [(hand[0] - 5, hand[1] - 5), (hand[0] + 5, hand[1] - 5), (hand[0], hand[1] + 11)]
            group.shape(polygon(cone, 3), "#d89a50", depth=3, brush=CRISP, wobble=0.3)
            group.shape(ellipse((hand[0], hand[1] - 9), 7, 7), ("#f6b8b0", "#fbf4dc", "#b8d8a0")[kind % 3], depth=5, brush=CRISP, wobble=0.3)
        if with_parasol:
            parasol(group, hand, size * 1.15)


def parasol(motif: Motif, hand: Place, size: float) -> None:
    """Bright gores seen from above."""
    ink, other = (("#cf7a4e", "#f8ecd0"), ("#f0c44c", "#fbf3da"), ("#e8a07c", "#f0cf72"), ("#f8f0dc", "#f0cf72"))[int(motif.random.integers(4))]
    shade = things.umbrella(ink)
    seen = View(hand, size, float(motif.random.uniform(0, 90)), TILT)
    cast_on_ground(motif, shade.clay, View((hand[0] + 8, hand[1] + size * 0.36), size, seen.heading, TILT), SUN, 0.35, 4)
    shade.paint(motif, seen)
    start = motif.random.random()
    top = np.array(seen.place((0, 0.575, 0)))
    for gore in range(0, 8, 2):
        turns = [(start + gore + part) * math.pi / 4 for part in (0, 0.5, 1)]
        edge = [np.array(seen.place((math.sin(a) * 0.285, 0.41, math.cos(a) * 0.285))) for a in turns]
        motif.inlay(polygon([top, *edge], 4), other, depth=4, wobble=0.5, within=motif.ids[-1])


# ---- and he


def girl_with_a_cup(scene: Scene) -> None:
    child = Person("child", dress("#cf5a3c"), "C", Hair("plaits", "#3a2418"), Face("button"), seed=4)
    reach = poses.reaching(96).but(legs=poses.standing().legs, head=(0, -10, 0))
    posed = child.posed(reach, View((300, 842), 140, 74, TILT))
    girl = scene.motif("girl with a cup", story=True)
    posed.hold("right", things.cup("#f8f4e4").bigger(1.5)).paint(girl, shadow=SUN, shadow_strength=0.42)


def man(scene: Scene) -> None:
    x, y = HIM
    wet = scene.motif("wet stone")
    angles = np.linspace(0, 2 * math.pi, 16, endpoint=False)
    reach = 1 + 0.08 * wet.random.normal(size=16)
    rim = np.stack([x + np.cos(angles) * 134 * reach, y - 4 + np.sin(angles) * 134 * FLAT * reach], 1)
    wet.wash(blob(rim), "#a8937c", 0.62, soft=7, way="multiply")
    wet.shape(blob((rim - HIM) * 0.88 + HIM), lambda a, b: ramp(["#566c7c", "#6f8798", "#93a6b2"], (b - y + 90) / 190), **POOL)
    rings = scene.motif("rings where drops fall")
    for _ in range(46):
        away, turn = 112 * math.sqrt(rings.random.random()), rings.random.uniform(0, 2 * math.pi)
        at, size = (x + math.cos(turn) * away, y - 4 + math.sin(turn) * away * FLAT), float(rings.random.uniform(4, 11))
        t = np.linspace(0, 2 * math.pi, 14)
        rings.line(np.stack([at[0] + np.cos(t) * size, at[1] + np.sin(t) * size * FLAT], 1), 1.5, "#e6eef0", taper=0, opacity=0.8)
    him = Person("adult", coat("#5a626c", 1.15, trousers="#3a3f48", shoes="#22242a"), "B", Hair("short", "#2c2622"), Face("long", "weak"), seed=2)
    pose = poses.walking(0.7).but(arms=(poses.Arm(4, 5, 10), poses.Arm(30, 4, 108, 20)), head=(0, 24, 0), hands=("easy", "grip"), curl=10)
    posed = him.posed(pose, View(HIM, 262, -38, TILT - 4))
    posed.hold("right", things.stick(0.1)).paint(scene.motif("man", story=True), contact=True)
    hand = posed.at("hand_r")
    canopy = View((hand[0], hand[1] - 4), 318, -30, TILT)
    top = canopy.place((0, 0.40, 0))
    rain(scene, top, 0.27 * 318)
    dull = Light(direction=(-0.5, -0.6, 0.6), colour="#cfd8dc", shade="#14171f", depth=0.7, strength=0.6, rim="#f4ecd8")
    cover = scene.motif("umbrella", story=True, light=dull)
    things.umbrella("#2c3138").paint(cover, canopy)


def rain(scene: Scene, top: Place, wide: float) -> None:
    """A neat cylinder of drizzle."""
    x, y = HIM
    fall = scene.motif("rain")
    t = np.linspace(0, math.pi, 24)
    low = np.stack([x + np.cos(t) * 118, y - 4 + np.sin(t) * 118 * FLAT], 1)
    high = np.stack([top[0] - np.cos(t) * wide, top[1] + np.sin(t) * 20], 1)
    fall.wash(np.vstack([low, high]), "#667e90", 0.5, soft=5)
    for _ in range(300):
        turn, across = fall.random.uniform(0, math.pi), fall.random.uniform(-1, 1)
        start, fallen, long = fall.random.random(), fall.random.random(), fall.random.uniform(22, 60)
        foot = (x + across * 112, y - 4 + math.sin(turn) * 100 * FLAT * math.sqrt(1 - across**2))
        head = (top[0] + across * wide * 0.95, top[1] + 18)
        a = (head[0] + (foot[0] - head[0]) * fallen, head[1] + (foot[1] - head[1]) * fallen)
        reach = min(1.0, fallen + long / 330)
        b = (head[0] + (foot[0] - head[0]) * reach, head[1] + (foot[1] - head[1]) * reach)
        fall.line([a, b], 1.3 + start, ("#dfe8ec", "#a9bccb", "#3f5464")[int(start * 3)], taper=0.7, opacity=0.75, wobble=0)
    for turn in np.linspace(0.05, math.pi - 0.05, 22):
        foot = (x + math.cos(turn) * 118, y - 4 + math.sin(turn) * 118 * FLAT)
        fall.dab((foot[0], foot[1] - 5), 12, 2.2, -math.pi / 2 + 0.5 * math.cos(turn), FromPicture(1.4, "#ffffff", 0.6), taper=0.8, opacity=0.8)
