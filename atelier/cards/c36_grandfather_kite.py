"""36, grandfather-kite: an old man flies in his tweed coat as a kite, and a small girl has a few turns of string left."""

import math

import numpy as np

from atelier import marks
from atelier.accents import FromPicture
from atelier.bodies import poses, things
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.clay import Stuff, cloth
from atelier.bodies.ground import cast_on_ground
from atelier.bodies.outfit import Face, Hair, Hat, Outfit, coat
from atelier.bodies.people import Person, Posed
from atelier.bodies.poses import Arm, Leg, Pose
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Placement, Points, along, blob, curve, polygon, smoothstep, tangents
from atelier.light import CLOTH, PAPER, Light
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.goods import hat
from atelier.motifs.land import terrain
from atelier.motifs.lines import kite
from atelier.motifs.sky import stratus
from atelier.motifs.water import open_sea, shore
from atelier.palette import Image, colour, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene
from atelier.volume import modelled

CARD = Card(
    number=36,
    slug="grandfather-kite",
    palette=("#5b9bd0", "#f5f6f2", "#98623f", "#e8d5a8", "#f3c530"),
    spread=Spread(
        hue="blue", place="beach", time="noon", season="spring", mood="tender", viewpoint="from below",
        figure="child", composition="diagonal", people=True, relation=True, cast=("B",),
        themes=("love-loss", "childhood-age", "freedom-cages", "endings", "weather", "games"),
    ),
)  # fmt: skip

HORIZON = 1262.0
GIRL = (232.0, 1424.0)
WHITE = CloudTones("#dfe9ee", "#fffdf2", "#8fb0d0")
TWEED = ("#7d4a32", "#a86c44", "#c08a58")


def paint(scene: Scene) -> None:
    scene.light = Light(direction=(-0.6, -0.75, 0.45), colour="#fff4d2", shade="#2f4478", strength=0.9, depth=0.5, rim="#fff6dc", rim_strength=0.7)
    scene.finish = Finish(ground="#8a7a5a", periphery=0.10, grade=lambda image: (image - 0.5) * 1.05 + 0.505)
    sky(scene)
    sea_and_sand(scene)
    free_kites(scene)
    old_man = grandfather()
    hem = sail(scene.motif("coat", story=True), old_man)
    tail(scene.motif("slippers", story=True, brush=FINE, wobble=0.5), hem)
    old_man.paint(scene.motif("grandfather", story=True), contact=False)
    hat_and_gulls(scene)
    girl = child()
    cast_on_ground(scene.motif("girl's shadow"), girl.clay, View(GIRL, 172, 74, 26), (0.75, -0.2), 0.7)
    girl.paint(scene.motif("girl", story=True))
    string(scene, old_man, girl)
    dune_grass(scene.motif("dune grass"))


def sky(scene: Scene) -> None:
    """Cobalt, scrubbed up from the left by the wind, white where the sun is."""
    broad = scene.canvas.broad

    def air(x: Image, y: Image) -> Image:
        return ramp(["#3474ba", "#4f93ce", "#7db6dc", "#b9dbe8", "#e6efe8"], (y + 0.40 * (x - 500) + 100) / 1450 + 0.06 * broad)

    scene.background(air, flow=lambda x, y: -0.44 + 0.30 * np.sin(x / 260 + y / 400) + 0.22 * np.cos(y / 150 - x / 370), brush=BROAD)
    sun = scene.motif("sun beyond the corner")
    sun.glow((110, 60), 760, "#fff3cc", 0.9)
    sun.glow((90, 40), 380, "#fffbe6", 0.95)
    for number, (x, y, width, height, tilt) in enumerate(
        ((270, 470, 760, 92, -0.36), (800, 800, 740, 120, -0.32), (120, 800, 560, 84, -0.36), (860, 120, 520, 70, -0.34), (470, 1010, 900, 70, -0.16))
    ):
        stratus(scene.motif(f"torn cloud {number}"), (x, y), width, height, CloudTones("#d2e4ee", "#fdfcf4", "#8db8dc"), tilt=tilt, thickness=0.72, streak=8)
    for number, (x, y, width, height) in enumerate(((880, 1255, 520, 190), (520, 1262, 420, 100), (60, 1262, 420, 130))):
        cumulus(scene.motif(f"heap {number}"), (x, y), width, height, WHITE)


def sea_and_sand(scene: Scene) -> None:
    open_sea(scene.motif("sea"), HORIZON, ["#3f86b4", "#4c93b4", "#8cc0c4"], bottom=1372, wave=0.5)
    edge = [(-40, 1356), (110, 1348), (270, 1358), (470, 1342), (680, 1352), (860, 1336), (1040, 1346)]
    beach = scene.motif("beach")
    sand = terrain(
        beach,
        polygon([*edge, (1040, 1540), (-40, 1540)]),
        lambda x, y: ramp(["#cdb98c", "#e6d2a2", "#efddb0", "#d8bd88"], (y - 1340) / 170),
        lambda x, y: 2.6 * np.sin(x / 46 + y / 11) + 1.8 * np.sin(x / 90 - y / 17),
        flow=lambda x, y: -0.06 + 0.05 * np.sin(x / 70),
    )
    shore(beach, edge, "#d8c49a", wet=30)
    for _ in range(150):
        x, y, long = beach.random.uniform(0, 1000), beach.random.uniform(1384, 1490), beach.random.uniform(12, 54)
        beach.dab((x, y), long, 1.8, -0.05 + 0.05 * beach.random.normal(), "#fff2cc" if long > 30 else "#b79a68", on=sand, opacity=0.5)
    for step in range(9):
        x, y = GIRL[0] - 34 - step * 26, GIRL[1] + 6 + (step % 2) * 9 + step * 3
        beach.dab((x, y), 13, 5, 0.1, "#ab8c58", on=sand, opacity=0.8)
        beach.dab((x, y + 4), 12, 1.8, 0.1, "#fff2cc", on=sand, opacity=0.7)


def free_kites(scene: Scene) -> None:
    """Far off, over the horizon, with nobody under them."""
    paired = (("#d8553c", "#f2c878"), ("#3a6a58", "#cfd8b0"), ("#8a3f6a", "#e8b8c0"), ("#e0a63a", "#f6ecc8"), ("#c8503c", "#f0e0c8"))
    kites = scene.motif("free kites", story=True)
    for (x, y, size), turn, pigments in zip(
        ((118, 1072, 44), (322, 1176, 24), (640, 1120, 26), (872, 1090, 42), (560, 1206, 18)), (0.35, 0.5, 0.2, 0.45, 0.3), paired, strict=True
    ):
        kite(kites, (x, y), size, pigments, turn=turn, tail=3)


# ---- grandfather


def grandfather() -> Posed:
    """Arms spread as the spar, eyes shut with pleasure, his newspaper still under one arm."""
    clothes = Outfit(
        top="#6f8078", sleeves=TWEED[1], length=0.10, trousers="#4a5270", trouser_length=1.72, shoes="#b8523c", legs="#b8523c",
        collar="#f0e6d0", buttons="#d9b45a",
    )  # fmt: skip
    who = Person("old", clothes, "B", Hair("balding", "#ece6da", "full"), Face("round", "soft", eyes="closed", spectacles=True, blush=True), seed=9)
    pose = Pose(
        arms=(Arm(10, 104, 6, 0), Arm(4, 68, 22, -14)), legs=(Leg(14, 12, 44, 46), Leg(-6, 16, 18, 40)), lean=-12, side=-4,
        head=(-26, -14, -12), hands=("fist", "fist"), stands_on="middle",
    )  # fmt: skip
    posed = who.posed(pose, View((612, 486), 520, -10, -6, -36))
    newspaper(posed)
    return posed


def newspaper(posed: Posed) -> None:
    """Rolled, clamped against the ribs."""

    def print_(along_: Image, around: Image) -> Image:
        line = ((along_ * 46) % 2 < 0.9) & (np.sin(along_ * 90 + np.floor(around * 9) * 2.4) > -0.5) & ((around * 9) % 1 > 0.3)
        return np.where(line[..., None], np.float32(0.52), np.array([0.93, 0.90, 0.82], np.float32)).astype(np.float32)

    bones = posed.bones
    armpit = bones["shoulder_r"] + bones.chest @ np.array([-0.030, -0.05, -0.035])
    low = armpit + bones.chest @ np.array([-0.035, -0.19, 0.035])
    high = armpit + bones.chest @ np.array([0.002, 0.10, -0.02])
    posed.clay.limb([high, low], 0.027, Stuff(print_, PAPER, finest=0.7), "newspaper", straight=True)


def sail(motif: Motif, man: Posed) -> Points:
    """The coat behind him: from collar to fist to flying hem, tweed pulled into folds. Returns the points of its hem."""
    neck, pelvis, left, right = (np.array(man.at(joint)) for joint in ("neck", "pelvis", "hand_l", "hand_r"))
    down = (pelvis - neck) / np.linalg.norm(pelvis - neck)
    across = np.array([-down[1], down[0]])
    if (left - right) @ across < 0:
        left, right = right, left
    foot = pelvis + down * 232
    hem = [
        foot + across * s + down * d
        for s, d in ((138, 6), (106, 44), (74, 2), (44, 62), (14, 10), (2, -120), (-12, 14), (-42, 74), (-74, 8), (-104, 52), (-136, 4))
    ]
    outline = np.vstack(
        [
            _edge(neck - down * 6, left, -down * 26), _edge(left, hem[0], across * 10 + down * 14), curve(hem, 8),
            _edge(hem[-1], right, -across * 10 + down * 14), _edge(right, neck - down * 6, -down * 26),
        ]
    )  # fmt: skip
    found = motif.canvas.covered([outline])
    assert found is not None
    window, mask = found
    noise = motif.noise(3)
    u = (window.x - neck[0]) * across[0] + (window.y - neck[1]) * across[1]
    v = (window.x - neck[0]) * down[0] + (window.y - neck[1]) * down[1]
    u, v = np.broadcast_arrays(u, v)
    height = 46 * np.cos(np.clip(np.abs(u) / 240, 0, 1) * math.pi * 0.5) + 30 * np.sin(np.clip(v / 480, 0, 1) * math.pi)
    for x, y in (left, right):
        away, angle = np.hypot(window.x - x, window.y - y), np.arctan2(window.y - y, window.x - x)
        pull = np.sin(angle * 17 + 0.8 * noise(window.x, window.y, 160)) * np.exp(-((away / 330) ** 2)) * smoothstep(4, 90, away)
        height = height + 9 * pull
    flutter = np.sin(u / 13 + v / 160) * smoothstep(150, 470, v)
    height = height + 8 * flutter + 1.5 * noise(u, v, 60, 160)
    weave = np.where(np.floor(u / 11) % 2 > 0, 1.0, -1.0) * (u % 11)
    herringbone = 0.5 + 0.5 * np.sin((v + weave) * 2 * math.pi / 9)
    check = (np.abs(u % 66 - 33) < 2.4) | (np.abs(v % 66 - 33) < 2.4)
    albedo = ramp(TWEED, 0.24 + 0.34 * herringbone + 0.25 * noise(u, v, 20))
    albedo = lerp(albedo, np.broadcast_to(mix("#d8a860", "#8a9a88", 0.3), albedo.shape), (check * 0.45).astype(np.float32))
    through = smoothstep(90, 330, np.abs(u) + 0.3 * v)  # the sun comes through where nobody is before it
    albedo = lerp(albedo, np.broadcast_to(colour("#d08a4a"), albedo.shape), (through * 0.4).astype(np.float32))
    relief = modelled(window, mask, height.astype(np.float32), smoothing=1.6)
    (tweed,) = motif.body(relief, albedo.astype(np.float32), material=CLOTH, flow=float(math.atan2(down[1], down[0])), shade="#4c2a34", lit="#e2ac74").values()
    for number, away in enumerate(np.arange(-330, 331, 44)):
        ink, light = ("#6b4a3c", "#dcb684")[number % 2], 0.5 if number % 2 else 0.6
        lengthwise = [neck + across * (away * (0.86 + 0.14 * t)) + down * (-60 + 620 * t) for t in np.linspace(0, 1, 7)]
        motif.line(lengthwise, 2.6, ink, on=tweed, opacity=light, taper=0)
        row = [neck + across * u_ + down * (230 + away + 26 * math.cos(u_ / 190)) for u_ in np.linspace(-330, 330, 9)]
        motif.line(row, 2.6, ink, on=tweed, opacity=light, taper=0)
    for x, y in motif.spots(tweed, 1500):
        side = ((x - neck[0]) * across[0] + (y - neck[1]) * across[1]) % 26 < 13  # herringbone
        angle = math.atan2(down[1], down[0]) + (0.7 if side else -0.7)
        ink = (FromPicture(0.72), FromPicture(1.22), FromPicture(0.8), "#7f8f86")[int(motif.random.integers(4))]
        motif.dab((x, y), 10, 1.7, angle, ink, on=tweed, opacity=0.5, taper=0.3)
    return np.array(hem)


def _edge(start: Points, end: Points, bulge: Points) -> Points:
    t = np.linspace(0, 1, 12)[:, None]
    return start + (end - start) * t + bulge * np.sin(np.pi * t)


def tail(motif: Motif, hem: Points) -> None:
    """His slippers, trailing on a cord as a kite's tail of bows."""
    start = hem[4] - np.array((4, 10))
    cord = along(start + curve([(0, 0), (30, 40), (14, 96), (56, 150), (50, 214), (96, 268), (84, 330)]), 120)
    cord[:, 0] = np.minimum(cord[:, 0], 962)
    marks.thread(motif, cord[::6], 3.4, "#e8d8b8")
    for place, pigments in ((14, ("#d0523c", "#f0a878")), (58, ("#e2b44c", "#fbe6a0")), (116, ("#3f7480", "#9cc8c4"))):
        bow(motif, cord, place, *pigments)
    for place in (36, 88):
        slipper(motif, cord, place)


def bow(motif: Motif, cord: Points, place: int, pigment: str, lit: str) -> None:
    dx, dy = tangents(cord)[place]
    here = Placement((float(cord[place, 0]), float(cord[place, 1])), 1.25, math.atan2(dy, dx) + math.pi / 2)
    for side in (-1, 1):
        motif.shape(here(blob([(0, 0), (side * 12, -9), (side * 22, -6), (side * 21, 8), (side * 10, 7)], 6)), pigment, depth=6, lit=lit)
    motif.shape(here(polygon([(-4, -4), (4, -4), (4, 5), (-4, 5)])), mix(pigment, "#2a1420", 0.25), depth=3)


def slipper(motif: Motif, cord: Points, place: int) -> None:
    dx, dy = tangents(cord)[place]
    here = Placement((float(cord[place, 0]), float(cord[place, 1])), 1.55, math.atan2(dy, dx) + 0.2)
    motif.shape(here(blob([(-24, 2), (-21, 10), (0, 11), (22, 10), (29, 2), (23, -8), (5, -11), (-2, -3), (-17, -5)])), "#8f2f42", depth=9, lit="#e08878")
    motif.shape(here(blob([(-21, -3), (-7, -6), (2, -8), (-2, 1), (-16, 3)])), "#5a3038", depth=5)
    motif.shape(here(blob([(2, -10), (8, -15), (14, -10), (9, -4)])), "#f4e2be", depth=4)
    motif.line(here([(-23, 8), (0, 12), (27, 7)]), 3, "#4a2020", load=1)


def hat_and_gulls(scene: Scene) -> None:
    """Two gulls hold his hat for him."""
    Bird("gull").paint(scene.motif("gull left", story=True), View((196, 246), 96, 78, 8), Perch.FLY, beat=46, head=(18, 0))
    Bird("gull").paint(scene.motif("gull right", story=True), View((362, 232), 96, -74, 8), Perch.FLY, beat=58, head=(18, 0))
    hat(scene.motif("hat", story=True, brush=FINE), (282, 268), 104, kind="bowler", turn=-0.12)
    Bird("gull").paint(scene.motif("far gull"), View((92, 640), 52, 60, 12), Perch.FLY, beat=20)
    Bird("gull").paint(scene.motif("farther gull"), View((700, 905), 34, -50, 12), Perch.FLY, beat=50)


# ---- the girl


def child() -> Posed:
    """Leaning back on the string with both fists, heels dug in."""
    clothes = coat("#f3c530", 0.8, trousers=None, legs="#e8c8a8", boot=0.75, shoes="#c8432e", hat=Hat("sou'wester", "#f3c530"), flare=0.08, wind=(0.06, 0.02))
    who = Person("child", clothes, "B", Hair("plaits", "#6a3418"), Face("button", eyes="dot"), seed=3)
    view = View(GIRL, 172, 74, 4)
    hands = (GIRL[0] + 26, GIRL[1] - 116)
    pose = poses.pulling(30).but(legs=(Leg(50, 6, 4, -18), Leg(34, 6, 30, -4)), head=(0, -30, 0), hands=("fist", "fist"))
    posed = who.posed(pose, view, left_hand=(hands[0] + 6, hands[1] - 6), right_hand=(hands[0] - 6, hands[1] + 6))
    posed.hold("left", things.stick(0.30, 0.016, "#7a4a2a", 0.5))
    grip = posed.bones["hand_l"]
    posed.clay.limb(grip + np.array([(0, 0.035, 0.02), (0, 0.085, 0.02)]), 0.034, cloth("#f6ecd2"), "reel", straight=True)
    return posed


def string(scene: Scene, man: Posed, girl: Posed) -> None:
    """From his waistcoat to her reel, with one knot half undone."""
    line = scene.motif("string", brush=CRISP)
    chest, waist = (np.array(man.at(joint)) for joint in ("chest", "pelvis"))
    down = (waist - chest) / np.linalg.norm(waist - chest)
    hand = np.add(girl.at("hand_l"), (4, -6))
    tie = (chest + waist) / 2 + (hand - chest) * 0.09
    line.line([chest + down * 40, tie], 2.2, "#fff6e0", taper=0, load=1, wobble=0)
    line.line([waist - down * 6, tie], 2.2, "#fff6e0", taper=0, load=1, wobble=0)
    t = np.linspace(0, 1, 24)[:, None]
    path = tie + (hand - tie) * t + np.array([16, 26]) * np.sin(np.pi * t)
    line.line(path + 1.7, 1.4, "#4a5a78", opacity=0.5, taper=0, wobble=0)
    line.line(path, 2.6, "#fffaf0", load=1, dry=0, taper=0, wobble=0)
    knot = path[10]
    line.line(knot + np.array([(-9, 6), (-3, -8), (8, -6), (6, 7), (-6, 5), (12, -12)]), 2.4, "#fffaf0", load=1, wobble=0)
    line.line(knot + np.array([(6, 6), (14, 16), (12, 26)]), 2.0, "#fffaf0", load=1)


def dune_grass(motif: Motif) -> None:
    for _ in range(230):
        near = motif.random.random() < 0.8
        x = motif.random.uniform(560, 1010) if near else motif.random.uniform(-10, 90)
        tall, bend, ink = motif.random.uniform(40, 118), motif.random.uniform(0.5, 1.1), int(motif.random.integers(4))
        tall *= 0.35 + 0.75 * math.exp(-(((x - 900) / 170) ** 2))
        y = 1500 + motif.random.normal() * 8 - 34 * math.exp(-(((x - 900) / 130) ** 2))
        motif.line(
            [(x, y), (x + tall * 0.25 * bend, y - tall * 0.55), (x + tall * 0.85 * bend, y - tall * 0.72)],
            motif.random.uniform(2.0, 4.0), ("#8a8a4a", "#b5a65e", "#5f6c40", "#d8c888")[ink], taper=0.9,
        )  # fmt: skip
