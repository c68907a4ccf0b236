"""81, candle-tower: the best people dance beside the flame; a storey lower the floors go soft, and beds are carried down."""

import math
from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from atelier.bodies import pairs, poses, things
from atelier.bodies.clay import fur
from atelier.bodies.creatures import moth
from atelier.bodies.crowds import somebody
from atelier.bodies.outfit import Face, Hair, Hat, Outfit, dress, suit
from atelier.bodies.people import Person, paint_people
from atelier.bodies.poses import Arm
from atelier.bodies.space import View, ahead
from atelier.canvas import BROAD, CRISP, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, blob, ellipse, polygon, smoothstep
from atelier.light import CLOTH, METAL, PAPER, WOOD, Light
from atelier.motifs.forms import rod, turned
from atelier.motifs.houses import Style, town
from atelier.motifs.landmarks import church
from atelier.motifs.sky import smoke
from atelier.palette import Image, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=81,
    slug="candle-tower",
    palette=("#3b2450", "#f4e3bd", "#f68a2b", "#7c2440", "#c796a6"),
    spread=Spread(
        hue="violet/plum", place="city", time="lamplit night", season="no season", mood="uncanny", viewpoint="far landscape",
        figure="crowd", composition="vertical stack", people=True, relation=True, cast=("A", "B", "C", "D", "E"),
        themes=("time", "endings", "money-greed", "home", "fear", "night"),
    ),
)  # fmt: skip

X = 418.0  # the wick
STOREY = 62.0
ROOF = 452.0
FIRE: Place = (430.0, 300.0)
TILT = 0.16
PROFILE = [(152, ROOF), (147, 500), (151, 620), (157, 780), (165, 960), (178, 1120), (198, 1220), (232, 1286), (300, 1330)]
WINE, IVORY = "#7c2440", "#f4e3bd"
TURN = 400.0  # how far the stair comes down in going once round
STAIR_TOP = 556.0
DREAD = Light(
    direction=(0.0, -0.8, 0.5), colour="#ffb45c", shade="#2a1838", depth=0.62, strength=0.9, rim="#ffc878", rim_strength=0.9,
    source=(FIRE[0], FIRE[1], 230), reach=900, fill="#b088a8",
)  # fmt: skip
WAXLIGHT = Light(direction=(-0.45, -0.55, 0.6), colour="#ffe9b8", shade="#6a4478", depth=0.55, strength=0.55, rim="#ffcf8a", rim_strength=0.7)


def paint(scene: Scene) -> None:
    scene.light = DREAD
    scene.finish = Finish(ground="#3a2440", periphery=0.24, grade=lambda image: (image - 0.5) * 1.06 + 0.505)
    night(scene)
    stump(scene)
    city(scene)
    stair(scene, behind=True)
    tower(scene)
    storeys(scene)
    stair(scene, behind=False)
    flat_dwellers(scene)
    puddle(scene)
    terrace(scene)
    dancers(scene)
    moths(scene)
    street(scene)
    landlord(scene)
    doorway(scene)
    children(scene)
    matches(scene)


# ---- the wall, in angles and heights


def radius(y: float) -> float:
    return float(np.interp(y, [each[1] for each in PROFILE], [each[0] for each in PROFILE]))


def on_wall(angle: float, y: float, out: float = 0.0) -> Place:
    """A place on the candle: degrees from the middle, height, and how far it stands out."""
    a, r = math.radians(angle), radius(y) + out
    return X + r * math.sin(a), y + TILT * r * math.cos(a)


def soft(y: float) -> float:
    """How far the storey at this height has gone: 1 under the roof, 0 from the middle down."""
    return float(np.clip((900 - y) / 420, 0, 1)) ** 1.3


# ---- night


def night(scene: Scene) -> None:
    broad = scene.canvas.broad

    def dark(x: Image, y: Image) -> Image:
        away = np.hypot((x - FIRE[0]) / 1.05, (y - FIRE[1]) / 1.15) / 900
        return ramp(["#e58a4a", "#a84a4c", "#7c2f50", "#5a2a5c", "#402656", "#301f4a", "#281a3e"], away * 1.5 + 0.09 * broad)

    scene.background(dark, flow=lambda x, y: np.arctan2(y - FIRE[1], x - FIRE[0]) + math.pi / 2 + 0.25 * np.sin(x / 150 + y / 210), brush=BROAD)
    scene.motif("flamelight").glow(FIRE, 330, "#ffb35a", 0.6)


def stump(scene: Scene) -> None:
    """Another house, last year's; and candles further off that have been put out or not yet lit."""
    dim = Light(direction=(-0.7, -0.5, 0.45), colour="#d88a6a", shade="#22163a", depth=0.6, strength=0.5, rim="#f0a070", rim_strength=0.5)
    for number, (x, top, wide, air) in enumerate(((716, 930, 34, 0.6), (950, 870, 40, 0.5), (64, 980, 36, 0.55))):
        far = scene.motif(f"far candle {number}", light=dim)
        here = Placement((x, 1230))
        turned(far, here, [(wide, top - 1230), (wide * 1.05, (top - 1230) / 2), (wide * 1.35, 0)], mix("#a88a9a", "#402a58", air), tilt=0.14)
        for row in range(8):
            for column in (-0.5, 0.05, 0.55):
                if far.random.random() < 0.6:
                    far.dab((x + column * wide, top + 30 + row * 30), 9, 5, 1.57, "#e8a85c" if far.random.random() < 0.3 else "#33204a", taper=0.1, load=1)
        rod(far, [(x, top - 2), (x + 2, top - 14), (x + 5, top - 24)], [5, 4, 3], "#20142a", brush=FINE)
        if number == 1:  # one further off that has just been lit
            far.glow((x + 6, top - 38), 90, "#ffb45c", 0.7)
            far.shape(
                Placement((x + 5, top - 20), 0.15)(blob([(-46, -28), (-62, -120), (-10, -250), (30, -330), (60, -220), (66, -80), (20, 0)])),
                "#ffd56c",
                depth=2,
                lit="#fff4c8",
                shade="#f68a2b",
                brush=CRISP,
            )
    near = scene.motif("stump", story=True, light=dim)
    at = Placement((836, 1290))
    turned(near, at, [(98, -228), (96, -150), (112, -50), (150, 0)], "#a98a9c", tilt=0.18, material=PAPER)
    near.inlay(ellipse((836, 1060), 84, 17), "#5c4468", depth=4)
    broken(near)
    for row, columns in ((1108, (-58, -12, 40)), (1158, (-66, 44)), (1208, (-70, -20, 34, 76))):
        for column in columns:
            near.shape(
                blob([(836 + column - 9, row + 12), (836 + column - 8, row - 16), (836 + column + 8, row - 17), (836 + column + 9, row + 13)], 4),
                "#2a1a3c",
                depth=2,
                brush=FINE,
            )
    near.line([(838, 1062), (834, 1036), (842, 1018)], 7, "#20142a", taper=0.3, load=1)
    near.dab((842, 1018), 7, 6, 1.5, "#ff7a3a", taper=0.2, load=1)
    smoke(scene.motif("smoke"), (842, 1016), 520, "#c796a6", drift=0.16, strength=0.5)


def broken(near: Motif) -> None:
    """What is left of its top storey: shards of wall with half a window in them, gone soft at the edge."""
    back = [(742, 1060), (752, 1022), (778, 1008), (792, 1030), (820, 1038), (846, 1020), (880, 996), (912, 1004), (930, 1058), (836, 1042)]
    near.shape(blob(back, 5), "#7e6282", depth=6)
    near.inlay(ellipse((836, 1062), 90, 17), "#4c365a", depth=4)
    lip = [(736, 1064), (744, 1040), (762, 1028), (776, 1050), (800, 1072), (836, 1076), (868, 1066), (886, 1040), (916, 1016), (936, 1030),
           (939, 1084), (912, 1104), (890, 1094), (866, 1112), (836, 1098), (806, 1108), (782, 1092), (758, 1098)]  # fmt: skip
    near.shape(blob(lip, 5), "#b496a6", depth=7)
    near.shape(blob([(898, 1078), (900, 1052), (912, 1042), (922, 1050), (922, 1074)], 4), "#2a1a3c", depth=2, brush=FINE)
    for x, y, long in ((748, 1086, 40), (790, 1100, 26), (866, 1104, 54), (932, 1082, 70)):
        rod(near, [(x, y - 12), (x + 2, y + long * 0.5), (x, y + long)], [9, 7, 10], "#b496a6", brush=FINE)


def city(scene: Scene) -> None:
    """All that is not tall."""
    roofs = Style(wall="#4a3458", roof=("#2c1d40", "#3b2450"), gable="peak", lit=0.4)
    deep = Style(wall="#523a5c", roof=("#34204a", "#4a2a50"), gable="peak", lit=0.5)
    dusk = Light(direction=(-0.2, -0.7, 0.5), colour="#d8785a", shade="#1f1432", depth=0.6, strength=0.55, rim="#e89060", rim_strength=0.5, air="#4a2c58")
    town(scene.motif("far roofs", light=dusk), [(-20, 1262), (500, 1240), (1020, 1256)], 18, 58, [roofs], air=0.35)
    church(scene.motif("church", light=dusk), (640, 1290), 150, Style(wall="#4a3458", roof=("#2c1d40", "#3b2450")))
    town(scene.motif("roofs", light=dusk), [(-30, 1330), (90, 1340), (110, 1350)], 3, 96, [deep])
    town(scene.motif("roofs right", light=dusk), [(760, 1350), (880, 1346), (1040, 1336)], 5, 96, [deep])
    ground = scene.motif("ground", light=dusk)
    made = ground.shape(
        blob([(-60, 1336), (200, 1320), (640, 1316), (1060, 1346), (1060, 1600), (-60, 1600)]),
        lambda x, y: ramp(["#7a4a5c", "#553452", "#38234a", "#281a38"], (y - 1310) / 190 + 0.0005 * np.abs(x - X)),
        depth=20,
        flow=0.05,
    )
    for x, y in ground.spots(made, 260):
        ground.dab((x, y), 22 * (y - 1200) / 260, 3, 0.05, ("#8a5a66", "#2c1c3c", "#a86a60")[int(ground.random.integers(3))], on=made, opacity=0.35)


# ---- the candle


def tower(scene: Scene) -> None:
    """Lit through its own wax at the top, violet at its foot."""
    wall = scene.motif("candle")
    noise = wall.noise(4)

    def wax(x: Image, y: Image) -> Image:
        down = (y - ROOF) / 900 + 0.05 * noise(x, y, 160) + 0.00075 * np.abs(x - X)
        return ramp(["#ffe2a0", "#ffd890", "#f9dcae", "#f4e0bf", "#e8cdb6", "#c9a6ae", "#9a7a98"], down * 1.1)

    profile = [(r, y - 1330) for r, y in PROFILE]
    body = turned(wall, Placement((X, 1330)), profile, wax, tilt=TILT, material=PAPER, light=WAXLIGHT)
    wall.glow((X, ROOF + 20), 210, "#ffbe58", 0.75, within=body, down=190)
    wall.wash(polygon([(X + 92, ROOF), (X + 420, ROOF), (X + 420, 1400), (X + 130, 1400)]), "#5a3470", 0.6, soft=60, way="multiply", within=body)


def front(y0: float, y1: float) -> Iterator[tuple[int, float]]:
    """Which windows there are: storey and angle."""
    for storey in range(math.ceil((y1 - y0) / STOREY)):
        for angle in (-66, -44, -21, 0, 22, 44, 66):
            yield storey, angle if storey % 2 == 0 else angle + 6.0


def stair_height(angle: float, lap: int) -> float:
    return STAIR_TOP + TURN * (lap + (angle + 90) / 360)


def near_stair(angle: float, y: float) -> float:
    """How far a place on the wall lies above the stair (negative: below it)."""
    gaps = [stair_height(angle, lap) - y for lap in (0, 1)]
    return min(gaps, key=abs)


def storeys(scene: Scene) -> None:
    """Sills and cornices that sag, windows with curtains, balconies that drip."""
    wall = scene.motif("storeys", light=WAXLIGHT)
    ring = np.linspace(-86, 86, 40)
    for storey in range(12):
        y = 504 + STOREY * storey
        sag = 11 * soft(y)
        bend = [wall.random.uniform(-1, 1) for _ in range(3)]
        line = [on_wall(a, y + sag * (math.sin(a / 17 + 3 * bend[0]) + 0.6 * math.sin(a / 9 + 4 * bend[1])), 2) for a in ring]
        rod(wall, line, [7, 7, 7], mix("#fbdca0", "#b08aa0", storey / 12), brush=FINE, material=PAPER)
    for number, (storey, angle) in enumerate(front(538, 1236)):
        y = 538 + STOREY * storey
        below = near_stair(angle, y + 18)
        if -30 < below < 36 or (y > 1200 and abs(angle) < 15):
            continue
        window(scene, number, angle, y, balcony=wall.random.random() < 0.42 and abs(angle) < 60 and not -30 < below < 76)
    drips(scene)


def window(scene: Scene, number: int, angle: float, y: float, *, balcony: bool) -> None:
    room = scene.motif(f"window {number}", brush=TINY, wobble=0.4)
    melt, random = soft(y), room.random
    half = 6.6 * (1.0 + 0.2 * random.random())
    droop = [random.uniform(0, 26) * melt for _ in range(3)]

    def pane(grow: float) -> Points:
        w, top, low = half + grow * 0.55, y - 18 - grow, y + 16 + grow
        corners = [(-w, low + droop[0]), (-w, top + 8 + droop[0] * 0.5), (-w * 0.6, top + droop[0] * 0.4), (0, top - 4), (w * 0.6, top + droop[2] * 0.4),
                   (w, top + 8 + droop[2] * 0.5), (w, low + droop[2]), (w * 0.3, low + droop[1]), (-w * 0.3, low + droop[1] * 0.7)]  # fmt: skip
        return blob([on_wall(angle + a, b, 1) for a, b in corners], 4)

    lived = random.random()
    room.shape(pane(4), mix("#e9c88e", "#8a6484", (y - 500) / 800), depth=4, light=WAXLIGHT)
    if lived < 0.30 * (1 - melt):
        room.shape(pane(0), "#f7b24a", depth=2, lit="#ffe2a0", shade="#d8782e")
    else:
        room.shape(pane(0), "#43173c" if lived < 0.75 else WINE, depth=2, lit="#6a2446", shade="#2c1030")
    glass = room.ids[-1]
    curtain = ("#c23a4c", "#d88a6a", "#c796a6", "#f0d8b0")[int(random.integers(4))]
    for side in (-1, 1):
        drawn = random.uniform(0.45, 0.95)
        hang = [
            (side * half, y - 24), (side * half * (1 - drawn), y - 22), (side * half * (1 - drawn * 0.6), y),
            (side * half * 0.75, y + 20 + droop[1]), (side * half * 1.1, y + 20),
        ]  # fmt: skip
        room.inlay(blob([on_wall(angle + a, b, 1) for a, b in hang], 4), curtain, depth=3, within=glass, light=DREAD)
    if lived < 0.30 * (1 - melt) and number % 2:  # somebody stands there and has not decided
        lean, stands = random.uniform(-3.4, 3.4), random.uniform(-5, 6)
        coat_ = [(-3, y + 20), (-2.6, y + 3), (-1, y), (1.2, y), (2.8, y + 4), (3, y + 20)]
        room.inlay(blob([on_wall(angle + lean + a, b + stands, 1) for a, b in coat_], 4), ("#8a3a38", "#5a2a44")[number // 2 % 2], depth=1, within=glass)
        room.inlay(ellipse(on_wall(angle + lean * 0.86, y - 5 + stands, 1), 4.2, 4.8), "#7a3a30", depth=1, within=glass)
    if balcony:
        rail(scene, number, angle, y + 22 + max(droop) * 0.8, half + 4.5, melt)


def rail(scene: Scene, number: int, angle: float, y: float, half: float, melt: float) -> None:
    """A slab of wax that bends, an iron rail that does not, and what is already running off."""
    slab = scene.motif(f"balcony {number}", brush=FINE, wobble=0.5, light=WAXLIGHT)
    tip = slab.random.uniform(-16, 16) * melt
    angles = np.linspace(-half, half, 9)
    top = [on_wall(angle + a, y + tip * a / half, 21) for a in angles]
    root = [on_wall(angle + a, y + tip * a / half, 0) for a in angles]
    slab.wash(polygon([*top, *[(x, q + 30) for x, q in reversed(root)]], 2), "#5a3060", 0.42, soft=6, way="multiply")
    slab.shape(polygon([*top, *reversed(root)], 2), "#e6c9a0", depth=3)
    lip = [(x, q + 9) for x, q in top]
    slab.shape(polygon([*top, *reversed(lip)], 2), mix("#f6deb0", "#a07a98", (y - 520) / 900), depth=4)
    for place in (1, 3, 4, 6, 7):
        x, q = lip[place]
        long = slab.random.uniform(3, 12) + melt * slab.random.uniform(8, 52)
        rod(slab, [(x, q - 5), (x + 0.6, q + long * 0.6), (x, q + long)], [7, 4.5, 5.5], mix("#ffe6b4", "#b08aa4", (y - 500) / 900), ragged=0.2)
    iron = "#4a1c38"
    for x, q in top:
        slab.line([(x, q), (x, q - 14)], 1.6, iron, taper=0, load=1, wobble=0.1)
    slab.line([(x, q - 14) for x, q in top], 2.6, iron, taper=0, load=1, wobble=0.2)


def drips(scene: Scene) -> None:
    """Out of the windows and down the wall."""
    run = scene.motif("drips", material=PAPER, light=WAXLIGHT, brush=FINE)
    for _ in range(46):
        angle, y = run.random.uniform(-82, 82), 470 + 330 * run.random.random() ** 1.5
        long, wide = run.random.uniform(40, 170) * (0.4 + soft(y)), run.random.uniform(4, 9)
        path = [on_wall(angle + run.random.normal() * 0.6, y + long * share, 3) for share in (0, 0.35, 0.7, 1)]
        rod(run, path, [2.5, wide * 0.6, wide * 0.75, wide * 1.2], mix("#ffdf9c", "#e8c8b0", (y - 460) / 420), ragged=0.4)


# ---- the way down


def stair(scene: Scene, *, behind: bool) -> None:
    """Twice round the outside and off at the foot; only its edges show of what goes behind."""
    steps = scene.motif("stair behind" if behind else "stair", brush=FINE, wobble=0.3, light=WAXLIGHT)
    for lap in (0, 1):
        first, last = (90, 270) if behind else (-90, 90)
        count = 27
        angles = np.linspace(first, last, count + 1)
        if not behind:
            under = [on_wall(a, stair_height(a, lap) + 8, 6) for a in angles] + [on_wall(a, stair_height(a, lap) + 52, 2) for a in angles[::-1]]
            steps.wash(polygon(under, 2), "#4a2658", 0.55, soft=9, way="multiply")
        for a, b in pairwise(angles):
            y = stair_height(a, lap)
            tone = mix("#f0d8b4", "#7a5684", np.clip((y - 480) / 900, 0, 1)) if not behind else mix("#8a5a6a", "#4a2c58", np.clip((y - 480) / 800, 0, 1))
            out, wall = 34.0, 0.0
            tread = [on_wall(a, y, wall), on_wall(b, y, wall), on_wall(b, y, out), on_wall(a, y, out)]
            face = [on_wall(a, y, out), on_wall(b, y, out), on_wall(b, y + 19, out), on_wall(a, y + 19, out)]
            steps.shape(polygon(face, 2), mix(tone, "#6a3c64", 0.42), depth=2)
            steps.shape(polygon(tread, 2), mix(tone, "#fff0cc", 0.25), depth=2)


def flat_dwellers(scene: Scene) -> None:
    """Families on their way, with bedding, a lamp, a bird cage, the baby; then the rail before them."""
    ways = (
        (0, -47, "child"), (0, -30, "mattress"), (0, 4, "roll"), (0, 18, "child"), (0, 40, "bundle"), (0, 62, "case"),
        (1, -72, "case"), (1, -52, "mattress"), (1, -22, "bundle"), (1, -8, "child"), (1, 22, "roll"), (1, 36, "case"), (1, 58, "bundle"),
    )  # fmt: skip
    people = scene.motif("families", story=True)
    for lap, angle, load in ways:
        mover(people, on_wall(angle, stair_height(angle, lap), 20), 54, load, 70 - 0.35 * angle)
    iron = scene.motif("stair rail")
    for lap in (0, 1):
        top = []
        for a in np.arange(-84, 85, 6.0):
            x, y = on_wall(a, stair_height(a, lap), 33)
            iron.line([(x, y + 2), (x, y - 22)], 1.5, "#4a1c38", taper=0, load=1, wobble=0.1)
            top.append((x, y - 22))
        iron.line(top, 2.4, "#4a1c38", taper=0, load=1, wobble=0.3)


def mover(motif: Motif, at: Place, size: float, load: str, heading: float) -> None:
    """One who leaves, and what he takes."""
    who, tall = somebody(motif.random, complexions="ABCDE")
    if load == "child":
        child = Person(
            "child",
            dress(("#c23a4c", "#e0b25c", "#6a86a8")[int(motif.random.integers(3))], 1.0),
            "ABCDE"[int(motif.random.integers(5))],
            Hair("bob", "#3a2620"),
        )
        child.posed(poses.walking(0.7), View(at, size * 0.66, heading, 8)).paint(motif, brush=TINY)
        return
    adult = (
        who
        if who.build in ("adult", "woman", "old", "large", "thin", "teen")
        else Person("woman", dress("#8a3a4c", 1.5), who.complexion, Hair("bun", "#4a3428"))
    )
    size *= max(0.9, tall)
    pose = poses.walking(0.7, lean=10) if load in ("case", "bundle") else poses.walking(0.7).but(arms=(Arm(150, 10, 40, 20), Arm(150, 10, 40, 20)))
    posed = adult.posed(pose, View(at, size, heading, 8))
    if load == "case":
        posed.hold("right", things.suitcase("#8a5530"))
    posed.paint(motif, brush=TINY)
    x, y = posed.at("head")
    linen, ticking = ("#f6ecd8", "#d8b8c0", "#e8d0a0")[int(motif.random.integers(3))], ("#c23a4c", "#6a86a8")[int(motif.random.integers(2))]
    look = {"brush": TINY, "material": CLOTH, "light": DREAD}
    if load == "mattress":
        here = Placement((x, y - size * 0.15), size, 0.2)
        made = motif.shape(
            here(
                blob(
                    [
                        (-0.66, 0.14),
                        (-0.62, 0.0),
                        (-0.36, -0.13),
                        (0, -0.17),
                        (0.36, -0.13),
                        (0.64, 0.02),
                        (0.68, 0.16),
                        (0.54, 0.14),
                        (0.3, 0.02),
                        (0, -0.03),
                        (-0.3, 0.02),
                        (-0.54, 0.13),
                    ],
                    5,
                )
            ),
            linen,
            depth=6,
            wobble=0.4,
            **look,
        )
        for share in np.linspace(-0.5, 0.5, 7):
            motif.line(here([(share, 0.5 * share**2 - 0.16), (share + 0.02, 0.5 * share**2 + 0.02)]), 2, ticking, on=made, taper=0.1, load=1)
    elif load == "roll":
        here = Placement((x, y - size * 0.2), size, -0.1)
        rod(motif, here([(-0.36, 0), (0, -0.02), (0.36, 0.01)]), [size * 0.2] * 3, linen, **look)
        motif.shape(here(ellipse((0.36, 0.01), 0.05, 0.1)), mix(linen, ticking, 0.5), depth=2, wobble=0.1, **look)
        for share in (-0.18, 0.16):
            motif.line(here([(share, -0.1), (share + 0.03, 0), (share, 0.1)]), 1.8, ticking, taper=0, load=1)
    elif load == "bundle":
        cx, cy = posed.at("chest")
        back = -1 if heading > 0 else 1
        at = Placement((cx + back * size * 0.2, cy + size * 0.02), size)
        motif.shape(at(blob([(-0.2, 0.12), (-0.2, -0.12), (0.0, -0.24), (0.16, -0.1), (0.18, 0.14), (0, 0.22)], 5)), linen, depth=9, wobble=0.5, **look)
        motif.line(at([(0.02, -0.22), (0.12, -0.3)]), 2.4, linen, taper=0.4, load=1)


# ---- the top


def terrace(scene: Scene) -> None:
    """A floor of wax with a pool in it, the wick, the flame."""
    roof = scene.motif("terrace", light=WAXLIGHT, material=PAPER)
    crown = [(X + 160 * math.cos(t), ROOF + 31 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 60, endpoint=False)]
    floor = roof.shape(
        np.array(crown), lambda x, y: ramp(["#fff3bc", "#ffd987", "#f9b65e", "#e89050"], np.hypot(x - X, (y - ROOF) * 4.6) / 190), depth=6, flow=0.0
    )
    roof.inlay(ellipse((X, ROOF - 2), 74, 12), "#f39a3c", depth=3, lit="#ffe9a0", brush=FINE)
    roof.dab((X - 40, ROOF - 5), 50, 4, 0.0, "#fff6cc", on=floor, taper=0.7)
    wick = scene.motif("wick", brush=FINE)
    rod(
        wick,
        [(X, ROOF + 2), (X + 2, 420), (X + 10, 386), (X + 24, 366)],
        [22, 18, 15, 9],
        "#2c1622",
        light=Light(rim="#ff9a3c", colour="#ff8a3c", shade="#1a0c14"),
    )
    for y in (440, 426, 412, 398):
        wick.line([(X - 9, y + 5), (X + 8, y - 4)], 3, "#5a2430", taper=0.1)
    flame = scene.motif("flame", story=True, brush=CRISP)
    flame.glow(FIRE, 170, "#ffd070", 0.8)
    side = [(-4, 0), (-34, -22), (-60, -74), (-62, -138), (-40, -206), (-2, -262), (14, -330), (44, -392)]
    outline = Placement((X, 436), 0.9)(blob([*side, (48, -318), (54, -270), (76, -206), (86, -128), (72, -56), (40, -14), (14, 0)]))

    def burning(x: Image, y: Image) -> Image:
        lean = X + 8 + 26 * np.clip((430 - y) / 310, 0, 1) ** 1.6
        wide = 72 * np.sin(np.clip((446 - y) / 390, 0.02, 1) ** 0.62 * math.pi) + 6
        away = np.abs(x - lean) / wide
        heat = away**1.5 + 0.9 * smoothstep(230, 70, y) + 0.55 * smoothstep(396, 440, y) + 0.32 * np.exp(-(((x - X - 12) / 26) ** 2 + ((y - 384) / 34) ** 2))
        return ramp(["#fffbe2", "#fff2b4", "#ffdd74", "#ffb23e", "#f68a2b", "#e05a22"], heat * 1.04)

    flame.shape(
        outline,
        burning,
        depth=2,
        lit="#fffbe8",
        shade="#f28a30",
        flow=lambda x, y: math.pi / 2 + 0.5 * (x - X - 12) / 90 * smoothstep(430, 300, y),
        soft=1.2,
        wobble=0.6,
    )
    body = flame.ids[-1]
    flame.wash(blob([(X - 40, 440), (X - 34, 404), (X, 392), (X + 46, 402), (X + 52, 436), (X, 450)]), "#a86a8a", 0.5, soft=12, way="multiply", within=body)
    flame.wash(
        blob([(X - 13, 446), (X - 11, 420), (X - 4, 384), (X + 10, 356), (X + 26, 346), (X + 30, 354), (X + 18, 372), (X + 12, 420), (X + 14, 446)], 6),
        "#4a1c1a",
        0.85,
        soft=2.5,
        within=body,
    )
    flame.wash(ellipse((X + 27, 350), 9, 7), "#ff7a30", 0.9, soft=2, within=body)
    for _ in range(26):
        spark = FIRE[0] + flame.random.normal() * 70, flame.random.uniform(40, 330)
        flame.dab(spark, flame.random.uniform(3, 8), 2.4, 1.4, "#ffca70", taper=0.3, load=1, opacity=0.9)
    rim(scene)


def rim(scene: Scene) -> None:
    """The front of the parapet, as high as wax happens to stand, with what has run over it."""
    lip = scene.motif("rim", light=WAXLIGHT, material=PAPER)
    angles = np.linspace(-92, 92, 62)
    noise = lip.noise(3)
    edge = [
        (X + 163 * math.sin(math.radians(a)), ROOF + 31 * math.cos(math.radians(a)) - 13 - 9 * float(noise(np.array([[a]]), np.array([[7.0]]), 26)[0, 0]))
        for a in angles
    ]
    low = [
        (X + 161 * math.sin(math.radians(a)), ROOF + 31 * math.cos(math.radians(a)) + 13 + 10 * float(noise(np.array([[a]]), np.array([[90.0]]), 14)[0, 0]))
        for a in angles
    ]
    for angle, long, wide in (
        (-86, 70, 12), (-76, 230, 19), (-66, 120, 13), (-44, 52, 10), (-34, 96, 13), (-8, 60, 11), (2, 40, 9), (24, 84, 12), (46, 190, 17),
        (54, 300, 20), (63, 130, 13), (80, 400, 21),
    ):  # fmt: skip
        a = math.radians(angle)
        x, y = X + 160 * math.sin(a), ROOF + 31 * math.cos(a)
        swing = lip.random.normal() * 4
        rod(lip, [(x, y - 12), (x + swing, y + long * 0.25), (x - swing * 0.6, y + long * 0.6), (x, y + long - wide), (x, y + long)],
            [wide * 1.5, wide * 0.8, wide * 0.42, wide * 0.62, wide * 0.9],
            lambda q, p, y=y, long=long: ramp(["#ffeaae", "#ffd588", "#f4d0a0", "#e6c0a4"], (p - y) / 300 + 0 * q), ragged=0.5, brush=FINE)  # fmt: skip
    lip.shape(
        np.vstack([edge, low[::-1]]),
        lambda x, y: ramp(["#fff0b8", "#ffd482", "#f6bb74"], (y - 470) / 60 + 0.0016 * np.abs(x - X)),
        depth=5,
        lit="#fff6cc",
        wobble=0.6,
    )


def dancers(scene: Scene) -> None:
    """Seven couples and a fiddler too many, in evening dress."""
    back, fore = scene.motif("dancers behind", story=True), scene.motif("dancers", story=True)
    gowns = ("#7c2440", "#c23a4c", "#5a3a78", "#e0a05c", "#2f5a6a", "#c796a6", "#f0dcc0")
    hot = Light(
        direction=(0, -0.4, 0.6),
        colour="#ffc060",
        shade="#341634",
        depth=0.7,
        strength=0.9,
        rim="#ffe08a",
        rim_strength=1.0,
        source=(FIRE[0], 360, 40),
        reach=420,
        fill="#a07090",
    )
    back.look = fore.look = type(back.look)(light=hot)
    for number, (x, y, size, heading) in enumerate(((294, 452, 64, 60), (352, 440, 60, -70), (496, 442, 60, 80), (546, 454, 64, -50))):
        waltz(back, (x, y), size, heading, gowns[number])
    for number, (x, y, size, heading) in enumerate(((334, 472, 72, 75), (424, 481, 74, -80), (508, 474, 72, 60))):
        waltz(fore, (x, y), size, heading, gowns[number + 3])


def waltz(motif: Motif, at: Place, size: float, heading: float, gown: str) -> None:
    skins = "ABCDE"
    he = Person("adult", suit("#2a1c2e"), skins[int(motif.random.integers(5))], Hair("short", ("#2a1c18", "#d8d0c8", "#6a4630")[int(motif.random.integers(3))]))
    she = Person(
        "woman",
        dress(gown, 1.9, sleeves="bare"),
        skins[int(motif.random.integers(5))],
        Hair("bun", ("#3a2018", "#c8903c", "#1a1216")[int(motif.random.integers(3))]),
    )
    paint_people(motif, pairs.dancing(he, she, View(at, size, heading, 8)), brush=TINY)


def airship(beat: float) -> things.Thing:
    """A moth, stout enough to carry people."""
    made = moth("#d8a8a0", "#6a3450", beat)
    made.clay.limb(
        [ahead(-0.62, -0.02), ahead(-0.3, -0.04), ahead(0.05, -0.03), ahead(0.34, 0.0)],
        np.array([0.05, 0.15, 0.19, 0.12]),
        fur("#e0b8a8", "#f0d8c0", 0.05),
        melt=0.03,
    )
    for forward, thick in ((-0.42, 0.115), (-0.24, 0.165), (-0.06, 0.19)):
        made.clay.limb([ahead(forward, -0.03), ahead(forward - 0.05, -0.03)], np.array([thick, thick]), fur("#8a4a5c", None, 0.03), melt=0.01)
    return made


def moths(scene: Scene) -> None:
    """They hold their course; the largest has passengers."""
    lamp = Light(
        direction=(-0.5, -0.2, 0.6),
        colour="#ffb060",
        shade="#2c1a44",
        depth=0.6,
        strength=0.85,
        rim="#ffc080",
        rim_strength=0.8,
        source=(*FIRE, 120),
        reach=820,
        fill="#9a78a8",
    )
    flight = scene.motif("moths", story=True, light=lamp)
    for x, y, size, heading, tilt, roll, beat in (
        (800, 306, 190, -58, 40, 10, 24), (140, 232, 104, 52, 44, -14, 30), (676, 566, 70, -64, 38, 14, 14),
        (884, 680, 108, -40, 46, -4, 22), (134, 660, 58, 66, 40, -8, 20), (640, 120, 48, -60, 44, -20, 34),
    ):  # fmt: skip
        airship(beat).paint(flight, View((x, y), size, heading, tilt, roll))
    car = scene.motif("gondola", story=True, brush=FINE, light=lamp, wobble=0.4)
    here = Placement((800, 404), 1.0, 0.04)
    for a, b in (((-46, -4), (-24, -66)), ((46, -4), (30, -70)), ((0, -6), (2, -60))):
        car.line(here([a, b]), 2, "#2c1626", taper=0, load=1)
    car.shape(here(blob([(-70, -8), (-30, -4), (30, -4), (74, -10), (60, 22), (20, 34), (-24, 34), (-56, 22)], 6)), "#7c2440", depth=14)
    for x in (-36, -12, 12, 36):
        car.shape(here(ellipse((x, 10), 6, 7)), "#ffce74", depth=2, brush=CRISP, lit="#fff2c0")
    car.line(here([(-70, -7), (0, -3), (74, -9)]), 4, "#e0b25c", taper=0.1, load=1)


# ---- the ground


def puddle(scene: Scene) -> None:
    """Where all those floors are now."""
    pool = scene.motif("spilt wax", light=WAXLIGHT, material=PAPER)
    noise = pool.noise(3)
    outline = blob(
        [
            (40, 1398), (60, 1362), (130, 1340), (250, 1318), (420, 1310), (600, 1320), (720, 1336), (800, 1366), (786, 1398), (700, 1404),
            (640, 1424), (540, 1418), (470, 1446), (360, 1432), (280, 1440), (200, 1410), (110, 1424),
        ]
    )  # fmt: skip
    pool.contact((420, 1404), 560, 60, strength=0.5)
    pool.shape(
        outline,
        lambda x, y: ramp(["#d8b4ae", "#caa0a8", "#a87e9c", "#84608c"], (y - 1310) / 120 + 0.07 * noise(x, y * 2, 80)),
        depth=26,
        flow=0.0,
        lit="#f4d8b8",
    )
    for angle in (-80, -69, -61, -38, -24, 36, 44, 63, 77):
        knots = [on_wall(angle + pool.random.normal() * 1.2, y, 2) for y in np.linspace(1326 - pool.random.uniform(50, 190), 1326, 4)]
        wide = pool.random.uniform(10, 22)
        x, y = knots[-1]
        out = (x + (x - X) * 0.16, y + pool.random.uniform(14, 30))
        tone = mix("#c8a6ac", "#a07a9a", pool.random.uniform(0, 0.8))
        rod(pool, [*knots, out], [2, wide * 0.45, wide * 0.8, wide * 1.2, wide * 2.6], tone, ragged=0.8)
        pool.wash(ellipse(out, wide * 2.6, wide * 0.8), "#b892a4", 0.55, soft=8)


def doorway(scene: Scene) -> None:
    """At the foot, open: nobody is going in."""
    way = scene.motif("door", brush=FINE, light=WAXLIGHT, wobble=0.5)

    def arch(grow: float, low: float = 1292.0) -> Points:
        w, top = 9 + grow, 1226 - grow * 4
        return np.array(
            [
                on_wall(4 + a, y, 2)
                for a, y in (
                    (-w, low), (-w, top + 22), (-w * 0.8, top + 8), (-w * 0.4, top), (0, top - 3), (w * 0.4, top), (w * 0.8, top + 8), (w, top + 22),
                    (w, low),
                )
            ]
        )  # fmt: skip

    way.shape(arch(2.0), "#b58ea4", depth=6)
    way.shape(arch(0.0), "#f6a848", depth=2, lit="#ffdc90", shade="#c8642c")
    way.shape(polygon([on_wall(4 - 9, 1292, 2), on_wall(4 - 9, 1246, 2), (X - 34, 1262), (X - 36, 1334)]), WINE, depth=3)
    hall = way.ids[1]
    way.wash(
        polygon([on_wall(-6, 1200, 2), on_wall(4, 1200, 2), on_wall(3, 1292, 2), on_wall(-6, 1292, 2)]), "#a8482c", 0.5, soft=10, way="multiply", within=hall
    )
    way.wash(
        polygon([on_wall(-6, 1280, 2), on_wall(14, 1280, 2), on_wall(14, 1300, 2), on_wall(-6, 1300, 2)]), "#b85a34", 0.5, soft=5, way="multiply", within=hall
    )
    x, y = on_wall(7, 1286, 2)
    way.wash(
        [blob([(x - 10, y), (x - 8, y - 30), (x - 3, y - 38), (x + 3, y - 38), (x + 8, y - 30), (x + 10, y)], 4), ellipse((x, y - 45), 6.5, 8)],
        "#4a1c2c",
        0.85,
        soft=1.5,
        within=hall,
    )
    way.glow((X + 10, 1340), 90, "#ffc060", 0.5, down=34)


def street(scene: Scene) -> None:
    """Those who are down already."""
    flock = scene.motif("in the street", story=True)
    for x, y, load, heading in ((660, 1392, "mattress", 80), (724, 1404, "bundle", 74), (770, 1398, "child", 84), (866, 1410, "roll", 78)):
        mover(flock, (x, y), 64, load, heading)


def landlord(scene: Scene) -> None:
    """He paints the floors back, on paper."""
    easel = scene.motif("plan", story=True, brush=FINE, wobble=0.4)
    for a, b in (((872, 1462), (892, 1266)), ((954, 1456), (922, 1266))):
        rod(easel, [a, b], [7, 6], "#5a3830", material=WOOD)
    easel.contact((912, 1462), 90, 10)
    here = Placement((906, 1344), 1.0, 0.05)
    sheet = easel.shape(here(polygon([(-50, 66), (-50, -70), (48, -72), (50, 64)])), "#f2e4c4", depth=3, material=PAPER, lit="#fff4d8", shade="#c8a89a")
    tower_drawn = [(-24, 54), (-20, -40), (20, -40), (24, 54)]
    for a, b in pairwise(tower_drawn):
        easel.line(here([a, b]), 2, "#6a4a6a", on=sheet, taper=0, load=1)
    for row, y in enumerate(np.linspace(44, -30, 8)):
        easel.line(here([(-20, y), (20, y)]), 2.6 if row < 4 else 5, "#8a6a7a" if row < 4 else "#c8283c", on=sheet, taper=0.1, load=1)
    easel.dab(here.point(0, -52), 14, 7, -1.4, "#f68a2b", on=sheet, taper=0.6, load=1)
    who = Person("large", suit("#2c1c34", hat=Hat("top", "#241628", WINE)), "B", Hair("short", "#c8c0b8", "full"), Face("round", "double"))
    lamp = Light(direction=(-0.5, -0.6, 0.5), colour="#ffb878", shade="#241634", depth=0.6, strength=0.8, rim="#ffbe80", rim_strength=0.9)
    painter = scene.motif("landlord", story=True, light=lamp)
    posed = who.posed(poses.pointing(94), View((830, 1456), 172, 112, 8), right_hand=here.point(-34, -8))
    posed.paint(painter)
    x, y = posed.at("hand_r")
    brush = scene.motif("paint brush", brush=TINY)
    brush.line([(x - 10, y + 8), (x + 20, y - 6)], 3.4, "#c8984c", taper=0, load=1)
    brush.dab((x + 23, y - 7), 9, 5, -0.3, "#c8283c", taper=0.5, load=1)
    pot = scene.motif("paint pot", brush=FINE, material=METAL)
    turned(pot, Placement((760, 1462), 0.9), [(13, -26), (13, 0)], "#8a8090", smooth=False, tilt=0.3)
    pot.inlay(ellipse((760, 1438), 11, 3.6), "#c8283c", depth=1)


def children(scene: Scene) -> None:
    """Drips make good dolls."""
    lamp = Light(direction=(0.5, -0.6, 0.5), colour="#ffb878", shade="#2a1838", depth=0.58, strength=0.85, rim="#ffc488", rim_strength=0.9)
    for number, (x, y, size, heading, skin, frock, hair) in enumerate(
        ((112, 1446, 128, 70, "E", "#e0a23c", "puffs"), (252, 1456, 122, -64, "A", "#b83a4a", "plaits"))
    ):
        kid = scene.motif(f"child {number}", story=True, light=lamp)
        child = Person("child", dress(frock, 1.0, collar="#f4e3bd"), skin, Hair(hair, "#1a1216" if skin == "E" else "#a8642c"), Face("button"))
        posed = child.posed(poses.kneeling(10), View((x, y), size, heading, 10))
        palm = posed.at("hand_r")
        posed.paint(kid)
        made = scene.motif(f"doll in hand {number}", story=True, brush=FINE, material=PAPER, light=lamp)
        doll(made, (palm[0] + (6 if number == 0 else -6), palm[1] + 12), (30, 34)[number], stands=False)
    dolls = scene.motif("dolls", story=True, brush=FINE, material=PAPER, light=lamp)
    for x, y, tall in ((172, 1462, 46), (198, 1468, 38), (186, 1440, 30), (148, 1468, 26)):
        doll(dolls, (x, y), tall)


def doll(motif: Motif, foot: Place, tall: float, *, stands: bool = True) -> None:
    here = Placement(foot, tall / 40, motif.random.normal() * 0.08)
    if stands:
        motif.contact(foot, tall * 0.5)
    motif.shape(here(blob([(-9, 0), (-7, -10), (-3, -24), (3, -24), (7, -10), (9, 0), (0, 2)], 5)), IVORY, depth=5, wobble=0.3)
    motif.shape(here(ellipse((0, -30), 6, 7)), IVORY, depth=5, wobble=0.2)
    for side in (-1, 1):
        motif.line(here([(side * 3, -21), (side * 9, -16), (side * 11, -10)]), 3.2 * here.scale, "#e8cfa8", taper=0.3, load=1)


def matches(scene: Scene) -> None:
    """At the door, the trade in matches goes well."""
    at = (610.0, 1446.0)
    glow = scene.motif("match light")
    glow.glow((at[0] - 34, at[1] - 70), 120, "#ffb04a", 0.7)
    lamp = Light(direction=(-0.6, -0.3, 0.6), colour="#ffc060", shade="#2a1838", depth=0.6, strength=0.95, rim="#ffd890", rim_strength=0.9)
    seller = scene.motif("match seller", story=True, light=lamp)
    who = Person(
        "woman",
        Outfit(top="#5a4a78", skirt="#4a3050", trousers=None, skirt_length=1.7, shawl="#a8485a", hat=Hat("headscarf", "#c8a05c")),
        "C",
        Hair("bun", "#2a1c18"),
    )
    posed = who.posed(poses.standing(0.4).but(arms=(Arm(20, 8, 80, 30), Arm(70, 20, 50, 0)), hands=("flat", "grip")), View(at, 128, -40, 8))
    posed.paint(seller)
    x, y = posed.at("hand_r")
    lit = scene.motif("match", story=True, brush=CRISP)
    lit.line([(x, y + 2), (x - 3, y - 20)], 2.6, "#d8b07c", taper=0, load=1)
    lit.glow((x - 3, y - 28), 34, "#ffd070", 0.8)
    lit.shape(
        blob([(x - 9, y - 22), (x - 8, y - 32), (x - 2, y - 46), (x + 4, y - 30), (x + 2, y - 20)], 5), "#ffd65c", depth=2, lit="#fff8d8", shade="#f6982c"
    )
    tray = scene.motif("tray", brush=FINE, material=WOOD)
    bx, by = posed.at("waist")
    tray.shape(polygon([(bx - 42, by - 2), (bx + 12, by + 2), (bx + 8, by + 14), (bx - 40, by + 9)]), "#7a4a30", depth=4)
    for k in range(7):
        tray.line([(bx - 38 + 7 * k, by - 1), (bx - 36 + 7 * k, by - 13)], 2.2, "#e8c890", taper=0, load=1)
        tray.dab((bx - 36 + 7 * k, by - 14), 4, 4, 0, "#c8283c", taper=0.1, load=1)
