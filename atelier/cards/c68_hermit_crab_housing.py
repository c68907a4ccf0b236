"""68, hermit-crab-housing: at low tide the hermit crabs move up, each into the next one's house, as far as a cathedral."""

import math
from collections.abc import Sequence

import numpy as np
from scipy.ndimage import map_coordinates

from atelier.accents import FromPicture
from atelier.bodies import creatures, things
from atelier.bodies.clay import Clay, Stuff, banded, shaded
from atelier.bodies.ground import cast_on_ground
from atelier.bodies.modelling import Painted, paint_bodies
from atelier.bodies.space import Vec, View, ahead, unit, vec
from atelier.bodies.things import metal, wood
from atelier.canvas import FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, blob, curve, ellipse, measured, polygon, smoothstep
from atelier.light import GLAZE, METAL, STONE, Light
from atelier.motifs.brass import key
from atelier.motifs.keepsakes import shell
from atelier.motifs.land import terrain
from atelier.motifs.plants import leaf
from atelier.motifs.water import open_sea, shore
from atelier.palette import Image, Pigment, colour, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Gradient, Motif, Scene

CARD = Card(
    number=68,
    slug="hermit-crab-housing",
    palette=("#e9d6b2", "#f0b6a8", "#84cfc9", "#c99c40", "#d9452f"),
    spread=Spread(
        hue="orange/peach", place="beach", time="morning", season="summer", mood="comic", viewpoint="from above",
        figure="animals", composition="spiral", relation=True,
        themes=("home", "money-greed", "sea", "growth", "scale", "animals-as-people"),
    ),
)  # fmt: skip

HEART: Place = (500.0, 985.0)
COUNT = 13
TILT = 46.0
SUN = (-0.95, 0.55)
TOMATO, PEACH = "#d9452f", "#f0b6a8"
EDGE = curve([(360, -40), (480, 50), (610, 100), (760, 176), (900, 232), (1040, 340)], 12)
HOMES = ("acorn", "thimble", "eggcup", "whelk", "pot", "cup", "bell", "jug", "helmet", "boot", "birdhouse", "bucket", "horn")
LEFT_EMPTY = "boot"


def paint(scene: Scene) -> None:
    scene.light = Light(direction=(0.75, -0.6, 0.5), colour="#fff2cc", shade="#6a4a66", strength=0.95, depth=0.5, rim="#fff8dc", rim_strength=0.8)
    scene.finish = Finish(ground="#c8a878", periphery=0.08)
    beach(scene)
    glitter(scene)
    scuffs(scene)
    for number, (x, y, wide) in enumerate(((112, 770, 110), (880, 1330, 210), (236, 1420, 150), (806, 420, 120))):
        pool(scene, f"pool {number}", (x, y), wide)
    for x, y, size, turn in ((930, 1010, 46, 0.4), (84, 1130, 40, -0.5), (930, 1440, 36, -0.3), (400, 1440, 30, 0.2)):
        shell(scene.motif(f"shell {x} {y}", brush=FINE), (x, y), size, spiral=x % 4 == 0, turn=turn)
    shadows = scene.motif("shadows")
    everybody = [(built(number), seen(number)) for number in range(COUNT)]
    palace, view = cathedral(), View((278, 500), 290, 50, 40)
    for clay, its in [*everybody, (palace, view)]:
        cast_on_ground(shadows, clay, its, SUN, 0.5, 3.0)
    paint_bodies(scene.motif("cathedral and enormous crab", story=True), (palace, view), brush=FINE)
    for number, (clay, its) in sorted(enumerate(everybody), key=lambda each: each[1][1].at[1]):
        home = scene.motif(f"mover {number}, {HOMES[number]}", story=number > 6)
        home.contact(its.at, its.size * 0.8, its.size * 0.4, strength=0.4)
        level(home, paint_bodies(home, (clay, its), brush=FINE), its)
    undressed(scene)
    agent(scene)
    refusing(scene)


# ---- the beach


def inland(x: Image, y: Image) -> Image:
    """How far a place lies from the water, straight up the beach."""
    return (y - 100) * 0.87 - (x - 600) * 0.49


def beach(scene: Scene) -> None:
    """Ribbed by the ebb, with the sky still lying in the furrows; smooth where the queue has shuffled."""
    sand = scene.motif("sand")
    noise, slow, broad = sand.noise(4), sand.noise(2), scene.canvas.broad
    line = np.array([where(n)[0] for n in np.linspace(-0.8, COUNT + 0.1, 240)])
    widths = np.array([where(n)[1] * 0.34 for n in np.linspace(-0.8, COUNT + 0.1, 240)])

    gx, gy = np.meshgrid(np.arange(-50, 1061, 5.0), np.arange(-50, 1561, 5.0))
    _, away, nearest = measured(line, gx, gy)
    off_track = away / widths[nearest]

    def trodden(x: Image, y: Image) -> Image:
        x, y = np.broadcast_arrays(x, y)
        off = map_coordinates(off_track, [(y + 50) / 5, (x + 50) / 5], order=1, mode="nearest")
        return 1 - smoothstep(0.7, 1.25, off + 0.12 * noise(x, y, 26))

    def ribs(x: Image, y: Image) -> Image:
        phase = inland(x, y) / 31 + 1.5 * slow(x, y, 300) + 0.35 * noise(x, y, 90)
        wave = np.sin(2 * math.pi * phase) + 0.3 * np.sin(4 * math.pi * phase + 1)
        return wave * (0.12 + 0.88 * smoothstep(-0.3, 0.35, slow(x + 500, y * 1.4, 340))) * (1 - 0.85 * trodden(x, y))

    def colours(x: Image, y: Image) -> Image:
        away = inland(x, y) / 1150 + 0.05 * broad + 0.06 * slow(x, y, 260)
        dry = ramp(["#cdbfa0", "#ecdcb8", "#f3e3bf", "#ecd6aa", "#dfc294", "#d0ab7c"], away)
        wet = np.clip(1.1 - inland(x, y) / 1000, 0.1, 1) * smoothstep(-0.1, -0.95, ribs(x, y)) * 0.85
        sky = lerp(dry, np.broadcast_to(colour("#c4e6e0"), dry.shape), wet.astype(np.float32))
        return lerp(sky, mix("#a5825e", "#8fb0a8", 0.15), (trodden(x, y) * 0.8).astype(np.float32))

    sheet = polygon([(-40, -40), (1040, -40), (1040, 1540), (-40, 1540)])
    terrain(sand, sheet, colours, lambda x, y: 1.5 * ribs(x, y) - 5 * trodden(x, y) + 1.4 * noise(x, y, 40), flow=lambda x, y: 0.51 + 0.12 * np.sin(x / 130))
    open_sea(
        scene.motif("sea"), -120, ["#a8e0d6", "#6fc8c6", "#84cfc9", "#bfe8de"], bottom=330, wave=0.5, glitter=(900, 300), shine="#fffdf0",
        outline=np.vstack([EDGE, [(1040, -40)]]),
    )  # fmt: skip
    shore(sand, EDGE, "#d8c4a0", foam="#fffdf6", wet=60, waves=5)


def glitter(scene: Scene) -> None:
    """Sun in the wet, thickest towards the upper right."""
    glints = scene.motif("glints")
    glints.glow((1040, 60), 900, "#fff8dc", 0.5)
    for _ in range(1500):
        x, y = glints.random.uniform(120, 1000), glints.random.uniform(0, 1400)
        long, stray = 6 + 22 * glints.random.random(), 0.1 * glints.random.normal()
        if glints.random.random() < 1.0 - math.hypot((x - 1000) / 700, (y - 160) / 1000):
            glints.dab((x, y), long, 3.0, 0.51 + stray, "#fffdf0", taper=0.9, load=1, opacity=0.85)


def pool(scene: Scene, name: str, at: Place, width: float) -> None:
    """Water that the ebb forgot in two furrows side by side: a wet bank, and the sky in it."""
    water = scene.motif(name, brush=FINE)
    along, across = np.array([math.cos(0.51), math.sin(0.51)]), np.array([-math.sin(0.51), math.cos(0.51)])
    t = np.linspace(-1, 1, 13)
    for share, thick, slide, row in ((0.5, 0.10, 0.24, -0.19), (1.0, 0.20, 0.0, 0.04)):
        far, near = (thick * width * (0.6 + 0.22 * np.sin(3 * t + water.random.uniform(0, 6))) * (1 - t**2) ** 0.6 for _ in range(2))
        spine = np.array(at) + across * row * width + along * ((t * share * 0.6 + slide) * width)[:, None]
        spine = spine + across * (0.05 * width * np.sin(1.7 * t + water.random.uniform(0, 6)))[:, None]
        upper, lower = spine - across * far[:, None], spine + across * near[:, None]
        rim = blob(np.vstack([upper, lower[::-1][1:-1]]))
        water.wash(spine.mean(0) + (rim - spine.mean(0)) * (1.12, 1.3), "#96795a", 0.6, soft=9, way="multiply")
        water.wash(rim, "#a8d6cc", 0.72, soft=1.6)
        water.wash(np.vstack([upper, (spine + (near - far)[:, None] * across * 0.2)[::-1]]), "#eefaf2", 0.8, soft=3.5)
        water.line(upper[2:-2] - across * 1.5, 2.6, "#7a6248", taper=0.8, opacity=0.5)
        for place in range(2, 11, 2):
            x, y = spine[place] + across * near[place] * 0.3
            water.dab((float(x), float(y)), width * 0.12, 2.0, 0.5, "#fffef4", taper=0.9, opacity=0.9)


FLAT = Light(direction=(0.3, -0.5, 0.8), colour="#ffffff", shade="#84cfc9", strength=0.15, depth=0.1, rim_strength=0.0)


# ---- the queue


def where(number: float) -> tuple[Place, float, float]:
    """Place, size and heading of a mover; the smallest is at the heart of the spiral."""

    def spot(n: float) -> Place:
        left = COUNT - 1 - n
        out, turn = 396 * math.exp(-0.142 * left), -0.86 + 0.70 * left
        return HEART[0] + out * math.cos(turn), HEART[1] + 1.06 * out * math.sin(turn)

    (x, y), (nx, ny) = spot(number), spot(number + 0.3)
    size = 48 * math.exp(0.122 * number)
    return (x, y), size, math.degrees(math.atan2(nx - x, (ny - y) / math.sin(math.radians(TILT))))


def seen(number: int) -> View:
    """Who walks away from us looks over a shoulder a little, else we should see houses only."""
    at, size, heading = where(number)
    if HOMES[number] == "horn":
        return View(at, size, -42, TILT - 12)
    return View(at, size, math.copysign(min(abs(heading), 112), heading), TILT)


def scuffs(scene: Scene) -> None:
    """Where many feet have shuffled along."""
    track = scene.motif("track")
    for _ in range(520):
        n = track.random.uniform(-0.5, COUNT + 0.1)
        (x, y), size, heading = where(n)
        side = (1 if track.random.random() < 0.5 else -1) * size * track.random.uniform(0.12, 0.36)
        turn = math.radians(heading)
        ink = FromPicture(0.7) if track.random.random() < 0.7 else FromPicture(1.2)
        track.dab((x + math.cos(turn) * side, y - math.sin(turn) * side * 0.7), 4 + size * 0.06, 2.4, track.random.uniform(0, 3), ink, opacity=0.7)


def built(number: int) -> Clay:
    """A crab half out of its house, making for the next."""
    kind, clay = HOMES[number], Clay()
    if kind != LEFT_EMPTY:
        clay.add(hermit(mix(PEACH, TOMATO, 0.45 + 0.55 * number / COUNT)))
    clay.add(house(kind))
    return clay


def hermit(pigment: Pigment) -> Clay:
    """One unit wide: a great claw and a small one, eyes on stalks, and feelers that ask the price."""
    clay, horn = Clay(), Stuff(pigment, GLAZE, mix(pigment, "#ffe2c0", 0.5))
    jointed = Stuff(banded(pigment, mix(pigment, "#fff0d8", 0.55), 5, 0.3), GLAZE)
    clay.limb([ahead(-0.12, 0.20), ahead(0.02, 0.21), ahead(0.14, 0.20)], [0.13, 0.15, 0.11], horn, melt=0.04)
    for sign in (1, -1):
        for f, out, toe in ((0.06, 0.36, 0.10), (0.0, 0.42, -0.04), (-0.06, 0.38, -0.20)):
            clay.limb(
                [ahead(f, 0.16, 0.10 * sign), ahead(f + 0.5 * toe, 0.27, out * 0.68 * sign), ahead(f + toe, 0.0, out * 1.15 * sign)],
                [0.045, 0.036, 0.010], jointed, f"legs {sign} {toe}", melt=0.01,
            )  # fmt: skip
        great = 1.0 if sign > 0 else 0.72
        elbow, wrist = ahead(0.24, 0.18, 0.32 * sign), ahead(0.38, 0.17, 0.24 * sign)
        clay.limb([ahead(0.08, 0.17, 0.10 * sign), elbow, wrist], [0.05, 0.058 * great, 0.10 * great], horn, f"claw {sign}", melt=0.03)
        for lift, along in ((0.07, 0.20), (-0.05, 0.19)):
            tip = wrist + ahead(along * great, lift * 0.9, -0.07 * sign)
            clay.limb(
                [wrist + ahead(0.03, lift * 0.6), (wrist + tip) / 2 + ahead(0.02, lift * 0.8), tip],
                [0.062 * great, 0.05 * great, 0.012],
                horn,
                f"claw {sign}",
                melt=0.008,
            )
        clay.limb([ahead(0.16, 0.26, 0.05 * sign), ahead(0.22, 0.42, 0.08 * sign)], [0.026, 0.022], jointed, f"stalk {sign}", melt=0.006)
        clay.limb([ahead(0.23, 0.44, 0.08 * sign)], 0.046, Stuff("#1a1216", GLAZE), f"eye {sign}")
        clay.limb([ahead(0.262, 0.47, 0.095 * sign)], 0.015, Stuff("#fffaf0", finest=0.6), f"glint {sign}")
        feeler = [ahead(0.20, 0.24, 0.04 * sign), ahead(0.42, 0.44, 0.16 * sign), ahead(0.62, 0.40, 0.36 * sign)]
        clay.limb(feeler, [0.014, 0.010, 0.005], horn, f"feeler {sign}", melt=0.003)
    return clay


def lathe(profile: Sequence[tuple[float, float]], stuff: Stuff, up: Vec, at: Vec, *, dark: str = "#3a2420") -> Clay:
    """A turned house whose mouth is at `at` and whose other end lies along `up`."""
    axis = unit(up)
    side = unit(np.cross(axis, vec(0.0, 0.2, 1.0)))
    axes = np.stack([side, axis, np.cross(side, axis)], 1)
    clay = Clay()
    clay.turned(profile, stuff, "house", at=at, axes=axes, steps=3)
    clay.turned([(0.03, 0.0), (0.03, profile[0][1] * 0.9)], Stuff(dark), "hollow", at=at, axes=axes, steps=1)
    return clay


def house(kind: str) -> Clay:
    """Borne behind, its mouth forward; a unit is the crab's width."""
    back, mouth = ahead(-0.80, 0.60), ahead(-0.12, 0.24)
    if kind in ("cup", "bucket"):
        return vessel(kind)
    if kind == "birdhouse":
        return birdhouse()
    if kind == "whelk":
        return whelk()
    if kind == "boot":
        return left_boot()
    if kind == "horn":
        return gramophone_horn()
    profiles: dict[str, tuple[Sequence[tuple[float, float]], Stuff]] = {
        "acorn": ([(0, 0.30), (0.06, 0.36), (0.28, 0.34), (0.42, 0.16), (0.5, 0.0)], Stuff("#9a6a3c", STONE)),
        "thimble": ([(0, 0.36), (0.05, 0.40), (0.12, 0.35), (0.66, 0.28), (0.82, 0.2), (0.86, 0.0)], Stuff(banded("#c4c8cc", "#8d949c", 9, 0.7))),
        "eggcup": ([(0, 0.36), (0.22, 0.36), (0.4, 0.2), (0.5, 0.1), (0.62, 0.24), (0.66, 0.0)], Stuff(banded("#f6f0e4", "#5f8fb8", 5, 0.6), GLAZE)),
        "pot": ([(0, 0.46), (0.16, 0.46), (0.18, 0.39), (0.72, 0.29), (0.74, 0.0)], Stuff("#c8704a", STONE)),
        "bell": ([(0, 0.52), (0.05, 0.48), (0.3, 0.36), (0.66, 0.26), (0.82, 0.14), (0.98, 0.0)], metal("#d8a83c")),
        "jug": ([(0, 0.24), (0.1, 0.20), (0.32, 0.32), (0.6, 0.40), (0.86, 0.28), (0.9, 0.0)], Stuff(banded("#4f7aa8", "#f4ecdc", 6, 0.8), GLAZE)),
        "helmet": ([(0, 0.50), (0.05, 0.52), (0.1, 0.46), (0.34, 0.42), (0.54, 0.26), (0.62, 0.0)], metal("#9aa2aa")),
    }  # fmt: skip
    profile, stuff = profiles[kind]
    made = lathe(profile, stuff, back, mouth)
    if kind == "helmet":
        crest = [mouth + unit(back) * along + vec(0, 0.34 + 0.22 * math.sin(along * 4.6), 0.12) for along in np.linspace(0.0, 0.66, 8)]
        made.limb(crest, [0.06, 0.11, 0.12, 0.11, 0.05], Stuff("#b8302c"), "plume", melt=0.02)
    if kind == "jug":
        made.limb([ahead(-0.3, 0.66), ahead(-0.5, 0.92), ahead(-0.76, 0.9), ahead(-0.82, 0.74)], 0.04, Stuff("#f4ecdc", GLAZE), "handle")
    return made


def vessel(kind: str) -> Clay:
    """A cup or a bucket is borne upright; the cup still has its tea."""
    at = ahead(-0.42, 0.16)
    made = Clay()
    if kind == "cup":
        china = Stuff(banded("#fbf4e6", "#d8708a", 3.2, 0.75), GLAZE)
        made.turned([(0.66, 0.46), (0.5, 0.45), (0.2, 0.36), (0.06, 0.22), (0.0, 0.24), (0.0, 0.0)], china, "cup", at=at, steps=3)
        made.turned([(0.56, 0.0), (0.56, 0.43)], Stuff("#9a5226", GLAZE), "tea", at=at, steps=1)
        made.limb([at + ahead(-0.42, 0.5), at + ahead(-0.70, 0.46), at + ahead(-0.62, 0.2), at + ahead(-0.36, 0.2)], 0.05, Stuff("#fbf4e6", GLAZE), "handle")
        return made
    made.turned([(0.74, 0.46), (0.70, 0.44), (0.0, 0.33), (0.0, 0.0)], Stuff(banded("#d9452f", "#f4d070", 3.4, 0.7), GLAZE), "bucket", at=at, steps=1)
    made.turned([(0.60, 0.0), (0.60, 0.41)], Stuff("#e2c894"), "sand", at=at, steps=1)
    return made


def left_boot() -> Clay:
    """Just moved out of: it stands empty, its tongue out and its lace undone."""
    made, dark = Clay(), "#3a2018"
    made.add(things.boot("#a8683c").clay.moved(np.eye(3) * 0.92, ahead(-0.30, 0.0)))
    made.turned([(0.90, 0.0), (0.90, 0.19)], Stuff("#2a1610"), "dark of the boot", at=ahead(-0.30, 0.0), steps=1)
    for up in (0.40, 0.52, 0.64):
        made.mark([ahead(-0.06, up, -0.16), ahead(-0.04, up + 0.05, 0.0), ahead(-0.06, up, 0.16)], 0.035, dark, taper=0.2, opacity=0.9)
    made.limb([ahead(-0.04, 0.74, 0.1), ahead(0.10, 0.60, 0.2), ahead(0.14, 0.36, 0.2), ahead(0.2, 0.24, 0.26)], 0.014, Stuff("#f0dcb0"), "lace")
    return made


def level(home: Motif, borne: Painted, view: View) -> None:
    """What stands level in a cup or a bucket, with the sun on it; a turned disc would be stroked like a star."""
    for part, height, pigments in (("tea", 0.72, ("#6a3416", "#a85c28", "#d89a58")), ("sand", 0.76, ("#c8a468", "#e6cc96", "#f6e6bc"))):
        if part in borne.ids:
            x, y = view.place(ahead(-0.42, height))
            reach = 0.5 * view.size
            fill = Gradient(pigments, (x - reach, y + reach * 0.5), (x + reach, y - reach * 0.5))
            home.shape(ellipse((x, y), reach, reach), fill, within=borne[part], depth=2, flow=-0.25, brush=FINE, light=FLAT)


def whelk() -> Clay:
    """A shell, for once."""
    made, t = Clay(), np.linspace(0, 4.2 * math.pi, 60)
    grown = np.exp(-0.15 * t)
    points = [vec(0.30 * g * math.cos(a), 0.34 + 0.28 * g * math.sin(a) + 0.02 * a, -0.22 - 0.05 * a) for a, g in zip(t, grown, strict=True)]
    made.limb(points, 0.25 * grown, Stuff(banded("#f4d8c0", "#c87a5c", 26, 0.6), GLAZE), "whelk", melt=0.02)
    return made


def prism(outline: Sequence[tuple[float, float]], front: float, back: float, stuff: Stuff, clay: Clay, part: str) -> None:
    """A flat-sided block, its outline seen from before it."""
    corners = np.asarray(outline, np.float64)
    dense = np.vstack([a + (b - a) * t for a, b in zip(corners, np.roll(corners, -1, 0), strict=True) for t in (0.0, 0.04, 0.5, 0.96)])
    middle = dense.mean(0)
    rings = [(0.01, front), (0.98, front), (1.0, front - 0.01), (1.0, back + 0.01), (0.98, back), (0.01, back)]
    clay.loft([np.column_stack([middle + (dense - middle) * grown, np.full(len(dense), z)]) for grown, z in rings], stuff, part)


def birdhouse() -> Clay:
    made = Clay()
    prism([(-0.34, 0.10), (0.34, 0.10), (0.34, 0.66), (0, 1.0), (-0.34, 0.66)], -0.16, -0.82, wood("#7fb0a0"), made, "walls")
    for side in (1, -1):
        edge = [(0, 1.0), (side * 0.46, 0.56), (side * 0.46, 0.64), (0, 1.08)]
        prism(edge[::side], -0.06, -0.92, wood("#b8483c"), made, f"roof {side}")
    made.limb([vec(0, 0.50, -0.13)], 0.11, Stuff("#2a1a16"), "hole")
    made.limb([vec(0, 0.30, -0.15), vec(0, 0.30, 0.02)], 0.025, wood(), "perch")
    return made


def gramophone_horn() -> Clay:
    """Its lily lies on the sand; the tenant looks out of it."""
    made, spine = Clay(), curve([ahead(0.10, 0.52), ahead(-0.20, 0.50), ahead(-0.62, 0.56), ahead(-0.98, 0.78), ahead(-1.0, 1.12)], 8)
    radii = np.interp(np.linspace(0, 1, len(spine)), [0, 0.06, 0.25, 0.5, 0.75, 1], [0.66, 0.56, 0.34, 0.19, 0.11, 0.08])
    way = np.gradient(spine, axis=0)
    around = np.linspace(0, 2 * math.pi, 72, endpoint=False)
    rings = []
    for at, radius, ahead_ in zip(spine, radii, way, strict=True):
        up = unit(np.cross(ahead_, vec(1.0, 0, 0)))
        flute = 1 + 0.05 * (radius / 0.66) * np.cos(9 * around)
        rings.append(at + radius * flute[:, None] * (np.cos(around)[:, None] * up + np.sin(around)[:, None] * vec(1.0, 0, 0)))
    made.loft(rings, metal("#d8a83c"), "horn")
    round_ = np.cos(around)[:, None] * vec(0, 1.0, 0) + np.sin(around)[:, None] * vec(1.0, 0, 0)
    throat = [spine[0] + ahead(depth, 0.0) + round_ * radius for radius, depth in ((0.01, -0.5), (0.1, -0.46), (0.24, -0.34), (0.42, -0.18), (0.62, -0.02))]
    made.loft(throat, Stuff(shaded("#2e1c14", "#b88434"), METAL), "throat")
    return made


Rectangle = tuple[float, float, float, float]  # left, right, back, front


def ring_of(plan: Rectangle, height: float) -> Vec:
    """Four corners, a little blunted."""
    left, right, back, front = plan
    corners = np.array([(left, height, front), (right, height, front), (right, height, back), (left, height, back)])
    return np.vstack([a + (b - a) * t for a, b in zip(corners, np.roll(corners, -1, 0), strict=True) for t in (0.0, 0.03, 0.25, 0.5, 0.75, 0.97)])


def striped(courses: float, sides: str | None = None) -> Stuff:
    """Courses of cream and rose marble; `sides` gives the long sides another colour: a roof and its gables."""
    cream, rose = colour("#fbf0dc"), colour("#d0605a")

    def pattern(along: Image, around: Image) -> Image:
        wall = np.where(((along * courses) % 1 < 0.5)[..., None], rose, cream)
        if sides is None:
            return wall.astype(np.float32)
        slates = colour(sides) * (0.88 + 0.16 * ((along * 9) % 1))[..., None]
        return np.where(((around % 0.5) < 0.25)[..., None], wall, slates).astype(np.float32)

    return Stuff(pattern, STONE)


ROOF = "#6fb3ac"


def hall(made: Clay, plan: Rectangle, wall: float, ridge: float, name: str) -> None:
    """Walls, and a gabled roof over them."""
    left, right, back, front = plan
    made.loft([ring_of(plan, height) for height in np.linspace(0, wall, 9)], striped(wall / 0.14), f"{name} walls")
    middle, eaves = (left + right) / 2, 1.06
    wings = [(middle + (left - middle) * grown, middle + (right - middle) * grown, back, front) for grown in np.linspace(eaves, 0.01, 7)]
    made.loft(
        [ring_of(each, height) for each, height in zip(wings, np.linspace(wall, ridge, 7), strict=True)], striped((ridge - wall) / 0.14, ROOF), f"{name} roof"
    )


def tower(made: Clay, x: float, z: float, half: float, wall: float, top: float) -> None:
    """Square below, eight-sided and pointed above, with a ball of brass."""
    plan = (x - half, x + half, z - half, z + half)
    made.loft([ring_of(plan, height) for height in np.linspace(0, wall, 10)], striped(wall / 0.14), f"tower {x} {z}")
    ledge = (x - half * 1.2, x + half * 1.2, z - half * 1.2, z + half * 1.2)
    made.loft(
        [ring_of(ledge, height) for height in (wall - 0.03, wall + 0.05)] + [ring_of((x, x + 0.001, z, z + 0.001), wall + 0.06)],
        Stuff("#fbf0dc", STONE),
        f"ledge {x} {z}",
    )
    made.turned([(top, 0.0), (wall + (top - wall) * 0.5, half * 0.52), (wall + 0.04, half * 1.02)], Stuff(ROOF, STONE), f"spire {x} {z}", at=(x, 0, z), steps=2)
    made.limb([vec(x, top + 0.03, z)], 0.036, metal("#e0b040"), f"ball {x} {z}")
    for up in (0.46, 0.72):
        if wall - up > 0.24:
            made.mark([vec(x, wall - up, z + half), vec(x, wall - up + 0.16, z + half)], 0.085, "#4a2a3a", taper=0.15, opacity=0.95)
            made.mark([vec(x + half, wall - up, z), vec(x + half, wall - up + 0.16, z)], 0.085, "#4a2a3a", taper=0.15, opacity=0.95)
    made.mark([vec(x, wall - 0.2, z + half), vec(x, wall - 0.04, z + half)], 0.1, "#4a2a3a", taper=0.15, opacity=0.95)


def cathedral() -> Clay:
    """Striped like a sugar stick, and its new tenant in the west door."""
    made = Clay()
    hall(made, (-0.66, 0.66, -0.95, 0.40), 0.44, 0.62, "aisles")
    hall(made, (-0.40, 0.40, -0.95, 0.50), 0.86, 1.26, "nave")
    hall(made, (-0.86, 0.86, -0.70, -0.24), 0.60, 0.90, "transept")
    for side in (1, -1):
        tower(made, 0.56 * side, 0.38, 0.165, 1.20, 1.92)
    made.turned([(1.24, 0.33), (1.22, 0.36), (0.8, 0.36)], striped(4), "drum", at=(0, 0, -0.47), steps=4)
    made.turned(
        [(1.74, 0.0), (1.72, 0.07), (1.58, 0.24), (1.40, 0.36), (1.24, 0.38)],
        Stuff(banded("#6fb3ac", "#a8d8cc", 5, 0.12), STONE),
        "dome",
        at=(0, 0, -0.47),
        steps=5,
    )
    made.turned([(2.0, 0.0), (1.88, 0.03), (1.82, 0.09), (1.70, 0.08)], metal("#e0b040"), "lantern", at=(0, 0, -0.47), steps=2)
    west_front(made)
    made.add(hermit(TOMATO).moved(np.eye(3) * 1.12, ahead(0.66, 0.0), "tenant "))
    return made


def west_front(made: Clay) -> None:
    """A great door, a rose over it, and lights down the south side."""
    t = np.linspace(0, 2 * math.pi, 25)
    arch = [vec(x, y, 0.50) for x, y in ((-0.25, 0.0), (-0.25, 0.34), (0.0, 0.60), (0.25, 0.34), (0.25, 0.0))]
    made.limb(arch, 0.045, Stuff("#fbf0dc", STONE), "arch", melt=0.01)
    for x in np.linspace(-0.19, 0.19, 7):
        made.limb([vec(x, 0.0, 0.46), vec(x, 0.34 + 0.16 * (1 - abs(x) / 0.19), 0.46)], 0.062, Stuff("#2e1a24"), "door", melt=0.01)
    made.limb([vec(0.155 * math.cos(a), 0.88 + 0.155 * math.sin(a), 0.505) for a in t], 0.032, Stuff("#fbf0dc", STONE), "rose", melt=0.004)
    made.limb([vec(0, 0.88, 0.46)], 0.06, Stuff("#f4c860", GLAZE), "heart of the rose")
    for k in range(8):
        a = k * math.pi / 4
        pane = ("#3f7fa8", "#c8384a")[k % 2]
        made.limb([vec(0.095 * math.cos(a), 0.88 + 0.095 * math.sin(a), 0.47)], 0.048, Stuff(pane, GLAZE), f"pane {k}")
    for side in (1, -1):
        for z in (-0.86, -0.12, 0.08):
            made.mark([vec(0.66 * side, 0.12, z), vec(0.66 * side, 0.32, z)], 0.09, "#4a2a3a", taper=0.15, opacity=0.95)
            made.mark([vec(0.40 * side, 0.66, z), vec(0.40 * side, 0.80, z)], 0.08, "#4a2a3a", taper=0.15, opacity=0.95)
        made.mark([vec(0.86 * side, 0.2, -0.47), vec(0.86 * side, 0.5, -0.47)], 0.14, "#4a2a3a", taper=0.15, opacity=0.95)


# ---- others on the sand


def undressed(scene: Scene) -> None:
    """Pink, between two houses, with a leaf."""
    (x, y), size, _ = where(HOMES.index(LEFT_EMPTY))
    naked = hermit("#f7b4a8")
    tail = [ahead(-0.12, 0.18), ahead(-0.36, 0.17, 0.03), ahead(-0.54, 0.16, 0.14), ahead(-0.56, 0.20, 0.30), ahead(-0.44, 0.24, 0.36)]
    naked.limb(tail, [0.15, 0.16, 0.13, 0.09, 0.04], Stuff(banded("#fbd0c4", "#f4a89c", 7, 0.25), GLAZE), "tail", melt=0.03)
    view = View((x + 20, y + 112), size * 1.1, 38, TILT)
    crab = scene.motif("naked crab", story=True)
    cast_on_ground(crab, naked, view, SUN, 0.5)
    crab.contact(view.at, view.size * 0.7, view.size * 0.3, strength=0.4)
    paint_bodies(crab, (naked, view), brush=FINE)
    claw = view.place(ahead(0.40, 0.17, 0.24))
    leaf(scene.motif("leaf", story=True, brush=FINE), (claw[0] + 10, claw[1] + 26), 88, math.pi + 0.12, "#6f9a4c", width=0.6)


def agent(scene: Scene) -> None:
    """A shrimp with a bunch of keys shows them round."""
    clay, pink = Clay(), Stuff(banded("#f0937c", "#fbdcc8", 9, 0.72), GLAZE)
    mail, thin = Stuff(shaded("#ee8a74", "#fbd8c4", 0.3, 0.9), GLAZE), Stuff("#e07a68", GLAZE)
    clay.limb([ahead(0.02, 0.50), ahead(0.20, 0.54), ahead(0.40, 0.53)], [0.145, 0.14, 0.07], mail, "shield", melt=0.03)
    clay.limb([ahead(0.36, 0.60), ahead(0.48, 0.66), ahead(0.62, 0.70)], [0.035, 0.02, 0.006], mail, "beak", melt=0.02)
    back = curve([ahead(0.02, 0.49), ahead(-0.16, 0.50), ahead(-0.32, 0.40), ahead(-0.40, 0.24), ahead(-0.32, 0.10)], 3)
    for ring, radius in enumerate(np.linspace(0.145, 0.07, (len(back) - 1) // 2)):
        at, far = back[2 * ring], back[2 * ring + 2]
        clay.limb([at, at + (far - at) * 0.7], [radius, radius * 0.86], pink, f"ring {ring}", melt=0.01)
    for out in (-0.16, -0.08, 0.0, 0.08, 0.16):
        clay.limb([ahead(-0.31, 0.10), ahead(-0.22, 0.04, out * 0.7), ahead(-0.12, 0.02, out)], [0.035, 0.036, 0.014], mail, f"fan {out}", melt=0.01)
    for side in (1, -1):
        feeler = [ahead(0.42, 0.56, 0.03 * side), ahead(0.66, 0.84, 0.12 * side), ahead(0.84, 0.70, 0.30 * side), ahead(0.90, 0.46, 0.36 * side)]
        clay.limb(feeler, [0.014, 0.010, 0.008, 0.004], Stuff(TOMATO), f"feeler {side}", melt=0.003)
        clay.limb([ahead(0.38, 0.60, 0.06 * side), ahead(0.42, 0.64, 0.09 * side)], [0.022, 0.02], thin, f"stalk {side}", melt=0.004)
        clay.limb([ahead(0.43, 0.655, 0.10 * side)], 0.036, Stuff("#1c1216", GLAZE), f"eye {side}")
        clay.limb([ahead(0.455, 0.675, 0.115 * side)], 0.012, Stuff("#fffaf0", finest=0.6), f"glint {side}")
        for f, toe in ((0.26, 0.16), (0.14, 0.06), (0.02, -0.06), (-0.09, -0.16)):
            knee = ahead(f + toe * 0.4 + 0.05, 0.28, 0.19 * side)
            clay.limb([ahead(f, 0.42, 0.08 * side), knee, ahead(f + toe, 0.0, 0.20 * side)], [0.028, 0.022, 0.008], thin, f"leg {side} {f}", melt=0.004)
        for f, up in ((-0.22, 0.32), (-0.30, 0.24)):
            clay.limb([ahead(f, up, 0.05 * side), ahead(f + 0.10, up - 0.12, 0.09 * side)], [0.03, 0.014], thin, f"paddle {side} {f}", melt=0.006)
        arm = [ahead(0.30, 0.44, 0.08 * side), ahead(0.42, 0.28, 0.18 * side), ahead(0.56, 0.36, 0.14 * side)]
        clay.limb(arm, [0.03, 0.024, 0.03], mail, f"arm {side}", melt=0.006)
    view = View((176, 1222), 196, 62, 30)
    shrimp = scene.motif("shrimp", story=True)
    cast_on_ground(shrimp, clay, view, SUN, 0.5)
    paint_bodies(shrimp, (clay, view), brush=FINE)
    x, y = view.place(ahead(0.56, 0.36, 0.14))
    keys = scene.motif("keys", story=True, brush=FINE)
    t = np.linspace(0, 6.3, 18)
    keys.line(np.stack([x + 4 + 11 * np.cos(t), y + 10 + 11 * np.sin(t)], 1), 3, "#c99c40", taper=0, load=1)
    for turn, long in ((1.1, 58), (1.6, 50), (2.1, 54)):
        key(keys, (x + 4 + 10 * math.cos(turn), y + 14 + 12 * math.sin(turn)), long, "#c99c40", turn=turn)


def refusing(scene: Scene) -> None:
    """A snail, whose house is paid for."""
    snail = scene.motif("snail", story=True)
    clay, view = creatures.snail("#c8b088", "#8a5636").clay, View((846, 1316), 170, -112, 34)
    cast_on_ground(snail, clay, view, SUN, 0.5)
    paint_bodies(snail, (clay, view), brush=FINE)
