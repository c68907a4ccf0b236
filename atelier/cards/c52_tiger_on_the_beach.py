"""52, tiger-on-the-beach: stripes everywhere, seen straight down at noon, and nobody has noticed."""

import math
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies import poses
from atelier.bodies.beastheads import add_beast_head
from atelier.bodies.clay import Clay, Pattern, Stuff, banded, fur
from atelier.bodies.ground import cast_on_ground
from atelier.bodies.heads import Head
from atelier.bodies.modelling import paint_bodies
from atelier.bodies.outfit import Face, Hair, Hat, Outfit
from atelier.bodies.people import Person
from atelier.bodies.space import Vec, View, frame, vec
from atelier.bodies.species import SPECIES
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, blob, curve, ellipse, polygon, ribbon
from atelier.light import CLOTH, FUR, WOOD, Light
from atelier.motifs.goods import parasol_above
from atelier.motifs.stuff import stripes
from atelier.palette import Image, Pigment, colour, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=52,
    slug="tiger-on-the-beach",
    palette=("#f3dcae", "#ee8a2e", "#8ad3d6", "#f09bb0", "#20191a"),
    spread=Spread(
        hue="orange/peach", place="beach", time="noon", season="summer", mood="comic", viewpoint="from above",
        figure="animal", composition="swarm", people=True, cast=("A", "B", "C", "D", "E"),
        themes=("masks-lies", "fear", "animals-as-people", "sea", "games"),
    ),
)  # fmt: skip

TIGER: Place = (596.0, 800.0)
TURN = -0.30  # of its deckchair
SHORE = [(930, -60), (896, 120), (922, 300), (884, 480), (912, 680), (872, 860), (900, 1060), (858, 1250), (884, 1420), (846, 1580)]
BANDS = (
    ("#f09bb0", "#fbf4e6"), ("#ee8a2e", "#fdf2dc"), ("#8ad3d6", "#fbf6ea"), ("#e8b04a", "#fbf4e0"), ("#ee8a2e", "#20191a"), ("#e0605a", "#fbeede"),
    ("#f3c8a0", "#d8743a"), ("#5a8fb0", "#f6efe0"), ("#f09bb0", "#ee8a2e"), ("#20191a", "#f6efe0"),
)  # fmt: skip
HAIRS = (("short", "#3a2620"), ("bob", "#7a4a2a"), ("bun", "#d8d0c8"), ("curls", "#1a1216"), ("ponytail", "#c89a4a"), ("cropped", "#1a1618"))


STROLLERS = (
    (842, 344, 160, "woman", "#ee8a2e", None), (716, 740, 30, "child", "#5a8fb0", "#e0605a"), (140, 782, -60, "adult", "#e0605a", "#20191a"),
    (862, 1052, -100, "child", "#f09bb0", None), (280, 1262, 110, "woman", "#20191a", None), (160, 622, 70, "child", "#8ad3d6", "#e0605a"),
    (582, 304, -40, "large", "#e8b04a", "#5a8fb0"), (338, 938, 200, "old", "#f6efe0", "#5a8fb0"), (462, 796, 150, "child", "#f6efe0", "#ee8a2e"),
)  # fmt: skip


@dataclass(frozen=True)
class Pitch:
    """A place somebody has taken."""

    at: Place
    turn: float
    kind: int


def paint(scene: Scene) -> None:
    scene.light = Light(direction=(-0.3, -0.35, 0.85), colour="#fff6d4", shade="#7a5560", depth=0.45, strength=0.85, rim="#fffbe8", rim_strength=0.4)
    scene.finish = Finish(ground="#d8b880")
    sand(scene)
    sea(scene)
    pawprints(scene)
    everywhere = pitches(scene)
    for pitch in everywhere:
        take(scene, pitch)
    clutter(scene, everywhere)
    strollers(scene)
    paddlers(scene)
    van(scene)
    zebra(scene)
    tiger(scene)
    burier(scene)


def sand(scene: Scene) -> None:
    trodden = scene.motif("sand")
    noise, broad = trodden.noise(5), scene.canvas.broad

    def grains(x: Image, y: Image) -> Image:
        return ramp(["#dcb87c", "#eccf98", "#f3dcae", "#fbecca"], 0.6 + 0.5 * noise(x, y, 90, 60) + 0.12 * broad)

    scene.background(grains, flow=lambda x, y: 0.8 * np.sin(x / 130) + 0.7 * np.cos(y / 110), brush=BROAD)
    for _ in range(420):
        x, y, turn = trodden.random.uniform(0, 900), trodden.random.uniform(0, 1500), trodden.random.uniform(0, 3)
        trodden.dab((x, y), 12, 5, turn, FromPicture(float(trodden.random.uniform(0.82, 0.92))), opacity=0.6, taper=0.4)


def sea(scene: Scene) -> None:
    """A thin blue edge to all this."""
    surf, line = scene.motif("sea"), curve(SHORE, 14)
    surf.wash(np.vstack([line - (46, 0), [(1080, 1580), (1080, -60)]]), "#c8a070", 0.6, soft=10, way="multiply")
    noise = surf.noise(3)

    def aqua(x: Image, y: Image) -> Image:
        return ramp(["#c8efe6", "#8ad3d6", "#58b4c4", "#3f9ab4"], (x - 860) / 190 + 0.24 * noise(x, y, 90, 160))

    water = surf.shape(np.vstack([line, [(1080, 1580), (1080, -60)]]), aqua, depth=6, flow=1.5, wobble=4)
    foam(surf, line)
    for x, y in surf.spots(water, 60):
        surf.dab((x, y), surf.random.uniform(14, 40), 2.6, 1.5, "#eafaf6", on=water, taper=0.9, opacity=0.6)


def foam(surf: Motif, line: Points) -> None:
    """The last of each wave: thick at its hem, lace behind it."""
    for number in range(1500):
        x, y = line[int(surf.random.integers(0, len(line)))]
        wave = (0.0, 46.0, 104.0)[number % 3]
        reach = 16 * (math.sin(y / 61 + wave) + math.sin(y / 23 + 2 * wave) * 0.5) * (wave > 0)
        away = wave + reach + abs(float(surf.random.normal())) * (9 + 3 * (number % 3))
        fresh = 0.95 - away * 0.004
        at, long, wide = (x - 3 + away, y + surf.random.uniform(-9, 9)), surf.random.uniform(8, 26), surf.random.uniform(2, 5.5)
        surf.dab(at, long, wide, 1.55, "#fffefa", taper=0.7, opacity=fresh)


def paddlers(scene: Scene) -> None:
    """A head in a ring here and there."""
    for x, y, two, ink in (
        (946, 250, ("#f09bb0", "#fbf4e6"), "#3a2620"),
        (968, 640, ("#ee8a2e", "#fdf2dc"), "#c89a4a"),
        (938, 1340, ("#20191a", "#f6efe0"), "#1a1216"),
    ):
        ring = scene.motif(f"paddler {y}", brush=FINE)
        ring.wash(ellipse((x + 6, y + 8), 36, 34), "#1f6a88", 0.5, soft=5, way="multiply")
        around = np.linspace(0, 2 * math.pi, 13)
        for number, (a, b) in enumerate(pairwise(around)):
            arc = [(x + 26 * math.cos(t), y + 26 * math.sin(t)) for t in np.linspace(a, b, 5)]
            ring.shape(ribbon(arc, [17, 17]), two[number % 2], depth=8)
        ring.shape(ellipse((x, y), 14, 14), ink, depth=12)
        for side in (-1, 1):
            ring.shape(ribbon([(x + 10 * side, y + 6), (x + 26 * side, y + 14), (x + 40 * side, y + 4)], [8, 8, 7]), "#c08a5c", depth=5)


def pawprints(scene: Scene) -> None:
    """Out of the waves, and straight to the chair."""
    prints = scene.motif("pawprints", story=True, brush=CRISP)
    path = curve([(890, 1130), (830, 1064), (770, 1004), (712, 950)], 10)
    for number, share in enumerate(np.linspace(0, 1, 8)):
        x, y = path[int(share * (len(path) - 1))]
        x, y = x + (12 if number % 2 else -12), y + (-11 if number % 2 else 11)
        prints.shape(ellipse((x, y), 15, 12, 0.78), "#b88a58", depth=-6)
        for toe in range(4):
            a = -3.14 + toe * 0.52
            prints.shape(ellipse((x + math.cos(a) * 21, y + math.sin(a) * 21), 5.6), "#b88a58", depth=-4)


# ---- the crowd


def pitches(scene: Scene) -> list[Pitch]:
    """Towel by towel, with only as much sand between as one needs to walk on."""
    chance = scene.motif("who came first").random
    taken: list[Pitch] = []
    for _ in range(5200):
        x, y, turn, kind = chance.uniform(20, 860), chance.uniform(40, 1490), chance.normal() * 0.34, int(chance.integers(10))
        from_tiger = math.hypot((x - TIGER[0]) / 1.15, (y - TIGER[1] + 10) / 1.5)
        on_way = abs((x - 690) * 0.70 - (y - 925) * 0.71) < 92 and 640 < x < 940 and 840 < y < 1190
        if from_tiger < (142 if kind != 1 else 200) or on_way or math.hypot(x - 130, (y - 110) * 1.1) < 190 or math.hypot(x - 470, y - 470) < 116:
            continue
        if math.hypot(x - 490, y - 1040) < 138 or math.hypot(x - 552, y - 588) < 84 or math.hypot(x - 620, y - 1000) < 122:
            continue
        if any(math.hypot((x - other.at[0]) / 0.82, (y - other.at[1]) / 1.34) < 104 for other in taken):
            continue
        taken.append(Pitch((x, y), turn, kind))
    return sorted(taken, key=lambda pitch: pitch.at[1])


def take(scene: Scene, pitch: Pitch) -> None:
    spot = scene.motif(f"pitch {pitch.at[0]:.0f} {pitch.at[1]:.0f}")
    if pitch.kind == 0:
        parasol_above(spot, pitch.at, float(spot.random.uniform(58, 76)), BANDS[int(spot.random.integers(6))])
        return
    if pitch.kind == 1:
        windbreak(spot, pitch)
        return
    two = BANDS[int(spot.random.integers(len(BANDS)))]
    if pitch.kind == 2:
        chair_above(spot, Placement(pitch.at, 0.92, pitch.turn), two)
    else:
        towel(spot, pitch, two)
    if pitch.kind < 9:
        bather(spot, pitch)
    if pitch.kind in (4, 7):
        bag(spot, pitch)


def towel(spot: Motif, pitch: Pitch, two: tuple[Pigment, Pigment]) -> None:
    here = Placement(pitch.at, 1.0, pitch.turn)
    sheet = [(-42, -74), (42, -76), (43, 74), (-41, 76)]
    spot.wash(Placement((pitch.at[0] + 5, pitch.at[1] + 6), 1.0, pitch.turn)(polygon(sheet)), "#8a5a4a", 0.5, soft=3, way="multiply")
    upright = bool(spot.random.random() < 0.4)
    woven = stripes(spot, here, two, width=float(spot.random.uniform(8, 15)), upright=upright)
    spot.shape(here(polygon(sheet, 10)), woven, depth=4, material=CLOTH, wobble=2.4)
    for side in (-1, 1):
        for x in np.linspace(-40, 40, 15):
            spot.line(here([(x, side * 75), (x + 1, side * 81)]), 1.8, two[1], taper=0.4)


def chair_above(spot: Motif, here: Placement, two: tuple[Pigment, Pigment]) -> None:
    shade = Placement((here.at[0] + 10, here.at[1] + 14), here.scale, here.turn)
    spot.wash(shade(polygon([(-44, -84), (44, -84), (44, 70), (-44, 70)])), "#7a4a44", 0.55, soft=4, way="multiply")
    for y in (-80, 62):
        spot.shape(here(ribbon([(-48, y), (0, y), (48, y)], [9, 9])), "#b8884e", depth=4, material=WOOD, brush=FINE)
    sling = [(-38, -80), (38, -80), (36, -10), (38, 62), (-38, 62), (-36, -10)]
    spot.shape(here(polygon(sling, 8)), stripes(spot, here, two, width=12.5), depth=10, material=CLOTH, flow=math.pi / 2 + here.turn)
    for x in (-42, 42):
        spot.shape(here(ribbon([(x, -86), (x, 0), (x, 70)], [8, 8])), "#c89858", depth=4, material=WOOD, brush=FINE)


def windbreak(spot: Motif, pitch: Pitch) -> None:
    """Cloth between sticks; even from above one sees a hand's breadth of it, as it leans, and its long shadow."""
    two = BANDS[int(spot.random.integers(6))]
    here = Placement(pitch.at, 1.0, pitch.turn + (1.0 if pitch.at[0] > 450 else 0.2))
    line = np.array([(-96, 10), (-48, -12), (0, 6), (48, -12), (96, 8)], float)
    for a, b in pairwise(line):
        spot.wash(here(polygon([a, b, b + (16, 44), a + (16, 44)])), "#7a4a44", 0.5, soft=4, way="multiply")
    for number, (a, b) in enumerate(pairwise(line)):
        sag = (a + b) / 2 + (0, 6)
        bay = np.vstack([curve([a, sag, b], 5), curve([b + (3, 32), sag + (3, 32), a + (3, 32)], 5)])
        light = stripes(spot, Placement(here.point(0, 0), 1.0, here.turn), two, width=12, upright=True)
        spot.shape(here(bay), light, depth=7 + 3 * (number % 2), material=CLOTH, brush=FINE)
    for x, y in line:
        spot.shape(here(ribbon([(x + 3, y + 36), (x, y - 8)], [7, 6])), "#b8884e", depth=4, brush=FINE, material=WOOD)


def bather(spot: Motif, pitch: Pitch) -> None:
    hair, ink = HAIRS[int(spot.random.integers(len(HAIRS)))]
    two = BANDS[int(spot.random.integers(len(BANDS)))]
    build = ("adult", "woman", "large", "adult", "teen", "woman", "old")[int(spot.random.integers(7))]
    suit = Outfit(top=two[0], stripes=two[1], length=0.10, flare=0.0, sleeves="bare", sleeve=0.2, trousers=None, shoes=None)
    if build in ("adult", "large", "old") and spot.random.random() < 0.6:
        suit = Outfit(top=None, trousers=two[0], stripes=two[1], trouser_length=0.5, shoes=None)
    hatted = spot.random.random() < 0.35
    suit = suit.but(hat=Hat("straw", "#f0d89a", two[0])) if hatted else suit
    who = Person(build, suit, "ABCDE"[int(spot.random.integers(5))], Hair(hair, ink), Face(eyes="closed"), seed=int(spot.random.integers(99)))
    side = ("back", "belly", "back", "side")[int(spot.random.integers(4))]
    pose = poses.sitting_on_ground() if pitch.kind == 3 else poses.lying(side)
    size = 138 if build != "teen" else 120
    at = Placement(pitch.at, 1.0, pitch.turn).point(0, 4)
    who.posed(pose, View(at, size, -math.degrees(pitch.turn), 78)).paint(spot, contact=False)


def clutter(scene: Scene, everywhere: list[Pitch]) -> None:
    """What lies about between the towels: balls, sandals, buckets, and castles for whom they are too small."""
    odds = scene.motif("odds and ends", brush=FINE)
    laid: list[Place] = [(490, 1040), (600, 1050), (552, 600), (550, 470), (130, 110), (470, 470)]
    for _ in range(900):
        x, y, what = odds.random.uniform(40, 850), odds.random.uniform(40, 1470), int(odds.random.integers(4))
        crowded = any(math.hypot((x - each.at[0]) / 0.8, (y - each.at[1]) / 1.25) < 88 for each in everywhere)
        crowded = crowded or any(math.hypot(x - px, y - py) < 74 for px, py in laid)
        if crowded or math.hypot((x - TIGER[0]) / 1.1, (y - TIGER[1]) / 1.7) < 150 or (abs((x - 690) * 0.70 - (y - 925) * 0.71) < 46 and x > 640):
            continue
        laid.append((x, y))
        (ball, sandals, castle, pail)[what](odds, x, y)


def strollers(scene: Scene) -> None:
    """Those on their feet, going round the towels: none of them looks down."""
    for number, (x, y, heading, build, top, legs) in enumerate(STROLLERS):
        who = scene.motif(f"stroller {number}", brush=FINE)
        dressed = Outfit(top=top, stripes="#fbf4e6", length=0.2, sleeves="bare", sleeve=0.3, trousers=legs, trouser_length=0.8, shoes=None)
        dressed = dressed.but(hat=Hat("straw", "#f0d89a", top)) if number % 2 == 0 else dressed
        hair, ink = HAIRS[(number * 5 + 2) % len(HAIRS)]
        pose = poses.running() if build == "child" else poses.walking(1.0, lead=("left", "right")[number % 2])
        walker = Person(build, dressed, "DBEAC"[number % 5], Hair(hair, ink), seed=number)
        walker.posed(pose, View((x, y), 150 if build != "child" else 112, heading, 52)).paint(who, shadow=(0.34, 0.42), shadow_strength=0.5)


def ball(odds: Motif, x: float, y: float) -> None:
    odds.contact((x + 6, y + 8), 44, 30)
    odds.shape(ellipse((x, y), 19), "#fbf4e6", depth=24)
    for turn in (0.2, 2.3, 4.4):
        wedge = [(x, y), *[(x + 18 * math.cos(turn + t), y + 18 * math.sin(turn + t)) for t in np.linspace(0, 1.0, 7)]]
        odds.inlay(polygon(wedge, 3), ("#e0605a", "#8ad3d6", "#ee8a2e")[int(turn) % 3], depth=20)
    odds.shape(ellipse((x - 1, y - 1), 4), "#f6efe0", depth=3)


def sandals(odds: Motif, x: float, y: float) -> None:
    ink = ("#e0605a", "#5a8fb0", "#20191a")[int(x) % 3]
    for dx, turn in ((-9, -0.2), (10, 0.3)):
        here = Placement((x + dx, y), 1.0, turn)
        odds.wash(here(ellipse((3, 4), 8, 18)), "#8a5a4a", 0.5, soft=2, way="multiply")
        odds.shape(here(ellipse((0, 0), 8, 17)), "#d8a860", depth=4)
        odds.line(here([(-7, -2), (0, -9), (7, -2)]), 3.4, ink, load=1, taper=0.1)


def castle(odds: Motif, x: float, y: float) -> None:
    odds.wash(ellipse((x + 10, y + 12), 38, 34), "#8a5a4a", 0.5, soft=7, way="multiply")
    odds.shape(blob([(x - 32, y - 26), (x + 4, y - 34), (x + 34, y - 20), (x + 30, y + 26), (x - 6, y + 32), (x - 34, y + 22)]), "#e2bf84", depth=14)
    for dx, dy in ((-16, -14), (16, -12), (14, 16), (-16, 14)):
        odds.wash(ellipse((x + dx + 4, y + dy + 5), 11), "#8a5a4a", 0.45, soft=3, way="multiply")
        odds.shape(ellipse((x + dx, y + dy), 11), "#ecca92", depth=10)
        odds.shape(ellipse((x + dx, y + dy), 6), "#d8b274", depth=4)
    odds.line([(x + 2, y + 2), (x + 18, y - 16)], 2.4, "#8a5a34", load=1)
    odds.shape(polygon([(x + 18, y - 16), (x + 36, y - 14), (x + 22, y - 2)], 4), "#e0405a", depth=3)


def pail(odds: Motif, x: float, y: float) -> None:
    odds.contact((x + 6, y + 8), 40, 28)
    odds.shape(ellipse((x, y), 17), ("#e0605a", "#5a8fb0")[int(y) % 2], depth=6)
    odds.shape(ellipse((x, y), 12), "#e2bf84", depth=5)
    odds.shape(ribbon([(x + 22, y + 10), (x + 34, y - 4), (x + 48, y - 22)], [5, 5, 5]), "#c89858", depth=3)
    odds.shape(ellipse((x + 20, y + 14), 10, 7, -0.9), "#ee8a2e", depth=4)


def bag(spot: Motif, pitch: Pitch) -> None:
    x, y = Placement(pitch.at, 1.0, pitch.turn).point(56, -40)
    spot.contact((x + 3, y + 4), 30, 20)
    spot.shape(ellipse((x, y), 13, 15), "#d8a860", depth=8, brush=FINE)
    x, y = Placement(pitch.at, 1.0, pitch.turn).point(-56, 30)
    spot.shape(ellipse((x, y), 11), ("#f6efe0", "#ee8a2e")[int(x) % 2], depth=10, brush=FINE)


# ---- the rest of it


def van(scene: Scene) -> None:
    """With nobody in it: the hatch is up, the cones stand ready, and there is no hand to fill them."""
    cart = scene.motif("ice-cream van", story=True)
    here = Placement((132, 112), 1.0, -0.16)
    cart.wash(Placement((152, 146), 1.0, -0.16)(polygon([(-130, -74), (138, -74), (138, 78), (-130, 78)])), "#6a4650", 0.7, soft=6, way="multiply")
    for x, y in ((-84, 74), (86, 72), (-84, -74), (86, -74)):
        cart.shape(here(blob([(x - 22, y - 10), (x + 22, y - 10), (x + 22, y + 10), (x - 22, y + 10)])), "#20191a", depth=6, brush=FINE)
    hull = [(-130, -70), (118, -72), (146, -52), (152, 0), (146, 52), (118, 72), (-130, 70)]
    cart.shape(here(polygon(hull, 8)), "#f7ead2", depth=14)
    cart.shape(here(polygon([(96, -58), (126, -46), (134, 0), (126, 46), (96, 58), (104, 0)], 5)), "#5f93a4", depth=8, lit="#e4f6f6", brush=FINE)
    for side in (-1, 1):
        cart.shape(here(ellipse((146, 40 * side), 6, 11)), "#fbe9a0", depth=5, brush=CRISP)
        cart.shape(here(ribbon([(112, 68 * side), (118, 84 * side)], [7, 10])), "#8a9aa0", depth=4, brush=FINE)
    roof = [(-118, -58), (80, -58), (88, 0), (80, 58), (-118, 58)]
    cart.wash(Placement(here.point(4, 6), 1.0, -0.16)(polygon(roof, 8)), "#6a4650", 0.45, soft=4, way="multiply")
    cart.shape(here(polygon(roof, 8)), stripes(cart, here, ("#fbf4e6", "#f09bb0"), width=24, upright=True), depth=20)
    cart.wash(here(polygon([(-88, 90), (34, 90), (44, 118), (-78, 118)])), "#6a4650", 0.55, soft=5, way="multiply")
    cart.shape(here(polygon([(-84, 58), (30, 58), (36, 94), (-90, 94)], 6)), stripes(cart, here, ("#ee8a2e", "#fdf2dc"), width=13, upright=True), depth=7)
    cone = here(polygon([(-78, -4), (-14, -30), (-14, 30)], 6))
    cart.wash(here(ellipse((12, 10), 50, 36)), "#6a4650", 0.5, soft=6, way="multiply")
    cart.shape(cone, "#d89a50", depth=12, brush=FINE)
    for k in range(4):
        cart.line(here([(-66 + 14 * k, -8 - 5 * k), (-58 + 14 * k, 12 + 5 * k)]), 2, "#a86a30", opacity=0.8)
    cart.shape(
        here(blob([(-16, -34), (10, -40), (40, -20), (46, 6), (28, 34), (0, 38), (-18, 30), (-10, 0)])), "#fdf2e0", depth=26, lit="#ffffff", shade="#e0b0a8"
    )
    cart.line(here([(-4, -26), (16, -12), (12, 8), (24, 18)]), 3, "#e0b8a8", opacity=0.7)
    cart.shape(here(ellipse((24, -4), 10)), "#d8384a", depth=8, brush=CRISP)


def zebra(scene: Scene) -> None:
    """It pretends to be an umbrella."""
    one = scene.motif("zebra", story=True)
    x, y = 470, 470
    for dx, dy in ((-44, 62), (44, 64), (-50, -58), (48, -60)):
        one.contact((x + dx + 4, y + dy + 4), 22, 12)
        one.shape(ellipse((x + dx, y + dy), 11, 9), "#20191a", depth=5, brush=FINE)
    coat = stripes(one, Placement((x, y), 1.0, 0.95), ("#f6f0e4", "#20191a"), width=8)
    one.shape(ribbon([(x + 20, y + 46), (x + 44, y + 84), (x + 62, y + 104)], [46, 38, 32]), coat, depth=14, brush=FINE)
    one.shape(blob([(x + 50, y + 92), (x + 78, y + 96), (x + 96, y + 126), (x + 84, y + 140), (x + 60, y + 128)]), "#f6f0e4", depth=12, brush=FINE)
    one.shape(blob([(x + 80, y + 122), (x + 98, y + 124), (x + 96, y + 142), (x + 82, y + 142)]), "#3a3034", depth=7, brush=FINE)
    for ear in ([(x + 46, y + 100), (x + 36, y + 116), (x + 50, y + 112)], [(x + 72, y + 90), (x + 84, y + 78), (x + 82, y + 96)]):
        one.shape(blob(ear), "#20191a", depth=4, brush=FINE)
    for share in np.linspace(0, 0.9, 8):
        one.dab((x + 24 + 40 * share, y + 50 + 52 * share), 20, 5, -0.7, "#20191a", load=1)
    for share, wide in ((0.0, 15), (0.3, 13), (0.55, 10)):
        one.dab((x + 66 + 18 * share, y + 106 + 22 * share), wide, 3.4, 2.5, "#20191a", load=1)
    for eye in ((x + 62, y + 116), (x + 82, y + 108)):
        one.shape(ellipse(eye, 4.5, 3.5), "#20191a", depth=3, brush=CRISP)
    one.line([(x - 30, y - 66), (x - 52, y - 92), (x - 44, y - 116)], 6, "#20191a", load=1)
    parasol_above(one, (x, y), 84, ("#20191a", "#f6f0e4"), gores=14)


def tiger(scene: Scene) -> None:
    x, y = TIGER
    seat = scene.motif("the tiger's deckchair")
    chair_above(seat, Placement((x, y), 1.95, TURN), ("#8ad3d6", "#fdf6e6"))
    beast = scene.motif("tiger", story=True)
    view = View(Placement((x, y), 1.0, TURN).point(0, 34), 100, -math.degrees(TURN), 80)
    cast_on_ground(beast, lounging(), view, (0.35, 0.4), 0.4, 3.0)
    paint_bodies(beast, (lounging(), view), brush=FINE)
    drink(scene, view.place(PAW))


FACE = Head(vec(-0.02, 0.50, -1.04), frame(vec(-0.16, 0.86, 0.5), vec(-0.14, 0.5, -0.86)), 0.42)
PAW = vec(-0.98, 0.42, 0.06)  # the one round the drink
TAIL_END = vec(-1.14, 0.03, 1.8)
ORANGE, CREAM, BLACK = "#ee8a2e", "#f8ead0", "#20191a"


def lounging() -> Clay:
    """On its back, one arm behind its head; a unit is a hundred on the card, and down the card is forward."""
    clay, coat, pale = Clay(), fur(ORANGE, None, 0.03), fur(CREAM, None, 0.03)
    flank = Stuff(flames(7.5, 0.5), FUR, fur=0.03)
    clay.limb([vec(0, 0.30, -0.66), vec(0, 0.32, -0.2), vec(0, 0.32, 0.28), vec(0, 0.26, 0.5)], [0.38, 0.42, 0.46, 0.38], flank, "trunk", group="body")
    clay.limb([vec(0, 0.54, -0.62), vec(0, 0.60, -0.1), vec(0, 0.62, 0.40)], [0.15, 0.21, 0.20], pale, "belly", group="body", melt=0.05)
    ringed = Stuff(flames(5.3, 0.62), FUR, fur=0.03)
    for side in (1, -1):
        thigh = [vec(0.20 * side, 0.30, 0.42), vec(0.50 * side, 0.36, 0.86), vec(0.34 * side, 0.26, 1.30)]
        clay.limb(thigh, [0.30, 0.21, 0.15], ringed, f"leg {side}", melt=0.03)
        paw(clay, vec(0.36 * side, 0.30, 1.42), side)
    clay.limb([vec(0.30, 0.30, -0.62), vec(0.80, 0.34, -0.88), vec(0.62, 0.32, -1.28)], [0.21, 0.17, 0.14], ringed, "arm behind", melt=0.03)
    clay.limb([vec(0.62, 0.34, -1.30), vec(0.46, 0.40, -1.36)], [0.15, 0.14], coat, "paw behind", melt=0.03)
    for across in (-0.08, 0.0, 0.08):
        clay.limb([vec(0.40, 0.47, -1.36 + across)], 0.06, coat, "paw behind", melt=0.015)
    clay.limb([vec(-0.30, 0.32, -0.58), vec(-0.72, 0.36, -0.38), vec(-0.92, 0.38, -0.06)], [0.19, 0.15, 0.12], ringed, "arm", melt=0.03)
    clay.limb([PAW + vec(0.06, 0, -0.08), PAW + vec(0.0, 0, 0.04)], [0.14, 0.12], coat, "paw", melt=0.03)
    tail = [vec(0.02, 0.16, 0.7), vec(0.10, 0.14, 1.2), vec(0.0, 0.10, 1.66), vec(-0.34, 0.08, 1.96), vec(-0.80, 0.06, 1.98), TAIL_END]
    clay.limb(tail, [0.11, 0.11, 0.12, 0.11, 0.10, 0.09], Stuff(banded(ORANGE, BLACK, 9, 0.36), FUR, fur=0.03), "tail", melt=0.02)
    add_beast_head(clay, SPECIES["tiger"].but(colour=ORANGE, under=CREAM, dark=BLACK, muzzle=1.15, ear=-0.46), FACE, "closed")
    face(clay)
    return clay


def flames(count: float, share: float) -> Pattern:
    """Stripes that come in from either side by turns, broad at the edge and pointed before the middle."""
    orange, black = colour(ORANGE), colour(BLACK)

    def pattern(along: Image, around: Image) -> Image:
        edge = np.abs(around - 0.5) * 2
        phase = (along * count + 0.5 * (around < 0.5) + 0.16 * np.sin(along * 23) + 0.22 * edge**2) % 1
        return np.where((np.abs(phase - 0.5) < share * 0.5 * np.clip(edge * 1.35 - 0.22, 0, 1) ** 0.8)[..., None], black, orange).astype(np.float32)

    return pattern


def paw(clay: Clay, at: Vec, side: int) -> None:
    """Turned up to the sun, pads and all."""
    clay.limb([at + vec(0, -0.02, -0.06), at + vec(0.03 * side, 0.10, 0.05)], [0.17, 0.16], fur(ORANGE, None, 0.02), f"hind paw {side}", melt=0.03)
    for across in (-0.11, -0.035, 0.045, 0.12):
        clay.limb([at + vec(across + 0.03 * side, 0.22 - abs(across) * 0.5, 0.07)], 0.052, fur(CREAM, None, 0), f"hind paw {side}", melt=0.01)


def face(clay: Clay) -> None:
    """Ruffs of cream at the cheeks, brows of cream over shut eyes, and what is written on a tiger's forehead."""
    pale = fur(CREAM, None, 0.03)
    for side in (1, -1):
        ruff = [(0.20, -0.30, 0.72), (0.10, -0.52, 0.98), (0.02, -0.74, 1.14)]
        clay.limb(FACE.line(*((f, u, out * side) for f, u, out in ruff)), [0.15, 0.11, 0.03], pale, "head", group="body", melt=0.06)
        clay.limb(FACE.line((0.74, 0.46, 0.34 * side), (0.70, 0.48, 0.52 * side)), [0.05, 0.035], pale, "head", group="body", melt=0.05)
        clay.mark(FACE.line((0.94, 0.16, 0.24 * side), (0.96, 0.04, 0.44 * side), (0.84, 0.10, 0.66 * side)), 0.045, BLACK, opacity=1, taper=0.5)
        for forward, up, out in ((0.30, 0.30, 0.92), (0.40, 0.02, 1.00), (0.40, -0.26, 1.02)):
            clay.mark(FACE.line((forward, up, out * side), (forward + 0.28, up - 0.04, out * 0.70 * side)), 0.05, BLACK, opacity=1, taper=0.8)
        for high in (0.96, 0.78, 0.62):
            spread = 0.52 - (high - 0.62) * 0.5
            clay.mark(
                FACE.line((0.62 - (high - 0.62) * 0.7, high, 0.06 * side), (0.66 - (high - 0.62) * 0.7, high - 0.10, spread * side)),
                0.05,
                BLACK,
                opacity=1,
                taper=0.7,
            )
    clay.mark(FACE.line((0.40, 1.0, 0.0), (0.80, 0.52, 0.0)), 0.05, BLACK, opacity=1, taper=0.6)
    clay.mark(FACE.line((1.28, -0.26, 0.0), (1.22, -0.46, 0.0)), 0.03, BLACK, opacity=0.9, taper=0.2)


def drink(scene: Scene, hand: Place) -> None:
    glass = scene.motif("orange drink", story=True, brush=CRISP)
    x, y = hand[0] - 20, hand[1] + 8
    glass.contact((x + 5, y + 8), 60, 44)
    glass.shape(ellipse((x, y), 26), "#fbf6ea", depth=5)
    glass.shape(ellipse((x, y), 21), "#f5941e", depth=5, lit="#ffd27a")
    glass.shape(ellipse((x - 17, y + 14), 9), "#fbd24a", depth=3, lit="#fff0a0")
    glass.shape(ribbon([(x + 2, y - 2), (x - 16, y - 26), (x - 32, y - 30)], [5, 5, 5]), "#e0405a", depth=2)
    claws = scene.motif("toes round the glass", brush=FINE, material=FUR)
    for dx, dy, turn in ((12, -14, 0.9), (18, -3, 0.5), (17, 9, 0.1)):
        claws.shape(ellipse((x + dx + 4, y + dy), 11, 6, turn), ORANGE, depth=5)


def burier(scene: Scene) -> None:
    """A child is covering the end of something long and warm."""
    heap = scene.motif("heap of sand", story=True)
    x, y = 526, 1032
    heap.wash(ellipse((x + 10, y + 12), 62, 44), "#8a5a4a", 0.55, soft=6, way="multiply")
    mound = [(-54, 8), (-38, -28), (-6, -40), (22, -30), (46, -34), (58, 4), (30, 34), (-8, 30), (-34, 38)]
    made = heap.shape(blob(np.add(mound, (x, y))), "#e8c88e", depth=36, wobble=5)
    for px, py in heap.spots(made, 90):
        heap.dab((px, py), 9, 3.4, heap.random.uniform(0, 3), FromPicture(float(heap.random.uniform(0.82, 1.14))), on=made, opacity=0.8)
    suit = Outfit(top="#f09bb0", stripes="#fbf4e6", length=0.12, sleeves="bare", sleeve=0.2, trousers=None, shoes=None)
    kid = Person("child", suit, "D", Hair("puffs", "#1a1216"), seed=4)
    kid.posed(poses.kneeling(40), View((x - 70, y + 26), 132, 66, 56)).paint(scene.motif("child", story=True))
    spade = scene.motif("bucket of the child", brush=FINE)
    spade.shape(ellipse((x - 12, y + 60), 17), "#5a8fb0", depth=5)
    spade.shape(ellipse((x - 12, y + 60), 12), "#e8c88e", depth=5)
