"""67, one-line-two-anglers: he fishes down, he fishes up, and each has the other on the line."""

import math

import numpy as np

from atelier.bodies import creatures, poses, things
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.clay import Clay, Stuff
from atelier.bodies.modelling import paint_bodies
from atelier.bodies.outfit import Face, Hair, Hat, Outfit
from atelier.bodies.people import Person, Posed
from atelier.bodies.poses import Arm
from atelier.bodies.space import LEFT, View, ahead, turned
from atelier.canvas import BROAD, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Points, curve, ellipse, polygon, smoothstep
from atelier.light import GLAZE, WOOD, Light
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.forms import rod
from atelier.motifs.land import hill, terrain
from atelier.motifs.lines import web
from atelier.motifs.sky import mist_bank, stratus
from atelier.motifs.travel import rowing_boat_side
from atelier.motifs.water import bubbles, rays, underwater, weeds
from atelier.palette import Image, colour, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=67,
    slug="one-line-two-anglers",
    palette=("#f0ece0", "#e3c26b", "#a9cfe4", "#3b9a86", "#e67a62"),
    spread=Spread(
        hue="white/cream", place="sea", time="morning", season="summer", mood="lonely", viewpoint="cutaway",
        figure="child", composition="symmetric", people=True, relation=True, cast=("D",),
        themes=("mirrors", "sea", "love-loss", "games", "hunger"),
    ),
)  # fmt: skip

LEVEL = 750.0
MIDDLE = 380.0  # of boat and shell
KNOT: Place = (742.0, LEVEL + 6)
SEAT: Place = (322.0, 686.0)
GRIP: Place = (452.0, 606.0)
TIP: Place = (742.0, 402.0)
SIZE = 420.0
CORAL, JADE, STRAW = "#e67a62", "#a4dcb8", "#e3c26b"


def below(place: Place) -> Place:
    """The same place in the other world."""
    return place[0], 2 * LEVEL - place[1]


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.25, -0.85, 0.5), colour="#fffaf0", shade="#54627e", strength=0.8, depth=0.45, rim="#fffdf6", rim_strength=0.8, air="#eeece2"
    )
    scene.finish = Finish(ground="#dcdccc", periphery=0.08)
    milk(scene)
    jade(scene)
    shoals(scene)
    boat(scene)
    shell(scene)
    surface(scene)
    lines(scene)
    keepers(scene)


BELOW = Light(direction=(0.3, -0.75, 0.6), colour="#f0fff0", shade="#2a6670", strength=0.95, depth=0.45, rim="#f4fff4", rim_strength=0.9)
DEEP = Light(direction=(0.15, -0.9, 0.4), colour="#d8fae6", shade="#0f4652", strength=0.8, depth=0.55, rim="#eafff4", rim_strength=0.8, air="#3b9a86")


# ---- two kinds of weather


def milk(scene: Scene) -> None:
    broad = scene.canvas.broad
    scene.background(
        lambda x, y: ramp(["#b4d4e6", "#d2e4ea", "#ecefe6", "#fbf6e6", "#fdf3da"], y / LEVEL + 0.05 * broad),
        flow=lambda x, y: 0.08 * np.sin(x / 240 + y / 120),
        brush=BROAD,
    )
    air = scene.motif("air")
    air.glow((742, 250), 420, "#fffef4", 0.75)
    veil = CloudTones("#f4f2ea", "#fffef8", "#c0d2dc")
    for number, (x, y, wide, high) in enumerate(((230, 120, 520, 50), (820, 96, 380, 40), (900, 440, 300, 26))):
        stratus(scene.motif(f"veil {number}"), (x, y), wide, high, veil, thickness=0.9, streak=9)
    heap = Light(direction=(0.3, -0.8, 0.5), colour="#fffdf2", shade="#98b4c6", strength=0.8, depth=0.3)
    for number, (x, wide, high) in enumerate(((90, 420, 120), (420, 360, 66), (940, 380, 150), (720, 260, 60))):
        cumulus(scene.motif(f"heap {number}", light=heap), (x, 712), wide, high, CloudTones("#dfe7e8", "#fffdf2", "#a9c2d0"))
    far = Light(direction=(0.2, -0.8, 0.4), colour="#fffaf0", shade="#b8c8d0", strength=0.5, depth=0.3)
    hill(
        scene.motif("far shore", light=far),
        [(-40, 712), (140, 694), (320, 716), (560, 728), (760, 720), (900, 700), (1040, 708)],
        ("#dbe4e2", "#e6e8e0"),
        depth=60,
    )
    mist_bank(scene.motif("mist"), (500, 726), 1300, 60, "#fbf8ee", strength=0.8)
    for x, y, size in ((150, 236, 26), (206, 214, 20), (252, 246, 16), (116, 270, 15)):
        for side in (-1, 1):
            air.line([(x, y), (x + side * size * 0.5, y - size * 0.3), (x + side * size, y - size * 0.08)], 3.2, "#7f94a4", taper=0.6, load=1)


def jade(scene: Scene) -> None:
    underwater(scene.motif("water"), ["#c8ecd8", "#8fd0b6", "#62b8a0", "#3fa08c", "#2d877a", "#206a6a", "#18525a"], surface=LEVEL, light_at=620)
    rays(scene.motif("rays"), (640, LEVEL - 10), 760, "#e8fff0", count=13, spread=1.2, strength=0.2)
    bed = scene.motif("bed", light=DEEP)
    hill(bed, [(-40, 1440), (140, 1404), (330, 1450), (560, 1470), (800, 1432), (1040, 1396)], ("#3f8a7c", "#2a6a68", "#1c4e54"), depth=120)
    for x, y, tall, count in ((70, 1440, 330, 8), (180, 1456, 190, 6), (930, 1430, 400, 9), (840, 1470, 170, 5), (560, 1490, 90, 4)):
        weeds(scene.motif(f"weeds {x}", light=DEEP), (x, y), tall, ("#1f6a5c", "#3a9a78", "#8ac07a"), count=count, width=90)


def shoals(scene: Scene) -> None:
    """Under the gulls, as many fish."""
    for number, (x, y, size) in enumerate(((150, 1264, 52), (206, 1286, 42), (252, 1254, 36), (116, 1230, 34))):
        each = creatures.fish(mix("#cfe8d0", "#3b9a86", 0.45), "#e8f4e0")
        each.paint(scene.motif(f"fish {number}", light=DEEP), View((x, y), size, 80 + 6 * number, 0))


# ---- above


def angler(above: bool) -> Posed:
    """Both yawn, a hand at the mouth: it has been a long time."""
    pose = poses.sitting(10, 84, 8).but(arms=(Arm(66, 16, 128, 22), Arm(60, 6, 20)), head=(6, -6, 0), hands=("flat", "grip"))
    hair = Hair("tousled", "#1a1216") if above else Hair("tousled", "#2f7a68")
    hat = Hat("straw", STRAW, "#5a8fb0") if above else Hat("straw", "#b4bc58", "#d8583f")
    outfit = Outfit(top="#f4ecdc", stripes="#7fa8bc", trousers="#4a6a8a", shoes="#c8583f", boot=0.5, sleeve=0.5, braces="#8a4a34")
    if not above:
        outfit = Outfit(top="#d9e6b4", stripes="#5f9a6a", trousers=None, shoes=None, sleeve=0.5, braces="#b8584a")
    who = Person("child", outfit.but(hat=hat), "D" if above else JADE, hair, Face("button", eyes="closed", mouth="open"), seed=3)
    seat, grip = (SEAT, GRIP) if above else (below(SEAT), below(GRIP))
    bar = math.degrees(math.atan2(GRIP[1] - TIP[1], TIP[0] - GRIP[0]))
    view = View(seat, SIZE, 64, 4) if above else View(seat, SIZE, -64, -4, 180)
    if above:
        return who.posed(pose, view, right_hand=grip, bars=(None, bar))
    pose = pose.but(arms=pose.arms[::-1], hands=pose.hands[::-1], head=(-6, -6, 0))
    return who.posed(pose, view, left_hand=grip, bars=(-bar, None))


def rod_line(above: bool) -> Points:
    butt, bend = (404.0, 646.0), (640.0, 452.0)
    line = [butt, GRIP, bend, TIP]
    return curve(line if above else [below(each) for each in line], 10)


def boat(scene: Scene) -> None:
    aboard = scene.motif("rod")
    rod(aboard, rod_line(True), [7, 6, 4.5, 2.6], "#8a5a30", material=WOOD, brush=FINE, ragged=0.2)
    pail(scene, True)
    boy = scene.motif("boy", story=True)
    angler(True).paint(boy, contact=False)
    Animal("cat").paint(scene.motif("cat", story=True), View((574, 700), 112, 48, 6), Gait.SIT, head=(4, 22))
    rowing_boat_side(scene.motif("boat"), (MIDDLE, LEVEL - 4), 600, paint_="#e0a04c", wood="#b8783c")
    seams(scene)
    web(scene.motif("cobweb"), (714, 628), 34, spokes=9, turns=6, ink="#8a969c", opacity=0.9)


def seams(scene: Scene) -> None:
    """Three strakes of planks, which follow the gunwale and draw together at the bow."""
    boards = scene.motif("seams", brush=FINE)
    for share in (0.36, 0.68):
        ends = [
            (86 + 26 * share, 650 + 78 * share),
            (200, 680 + 62 * share),
            (380, 684 + 62 * share),
            (550, 668 + 70 * share),
            (690 - 40 * share, 612 + 106 * share),
        ]
        boards.line(ends, 3.4, "#5a3a20", taper=0.3, opacity=0.8)
        boards.line(np.array(ends) + (0, 4), 2.2, "#f2c888", taper=0.4, opacity=0.6)


def pail(scene: Scene, above: bool) -> None:
    """What has been caught so far: one boot, of the other's."""
    motif = scene.motif("his bucket" if above else "the other's bucket", story=True)
    size, at = 560.0, (176.0, 580.0 if above else 572.0)
    view = View(at if above else below(at), size, -60 if above else 60, 8 if above else -8, 0 if above else 180)
    clay = things.bucket("#b8c0c4" if above else "#d8c49c").clay
    clay.add(things.boot("#3f9a7c" if above else "#c8583f").clay.moved(turned(ahead(1, 0), 12) * 0.17, ahead(0.0, -0.115), "caught "))
    paint_bodies(motif, (clay, view))


# ---- below


def shell(scene: Scene) -> None:
    """His boat: a scallop with its back to the surface."""
    aboard = scene.motif("the other rod", light=DEEP)
    rod(aboard, rod_line(False), [7, 6, 4.5, 2.6], "#c8a878", material=WOOD, brush=FINE, ragged=0.2)
    pail(scene, False)
    who = angler(False)
    who.clay.pieces[:] = [piece for piece in who.clay.pieces if not piece.part.startswith(("leg", "shoe"))]
    who.paint(scene.motif("fish-tailed boy", story=True, light=BELOW), contact=False)
    weed_hat(scene, who)
    tail(scene.motif("lap", light=BELOW), who)
    hull(scene)
    tail(scene.motif("tail", story=True, light=BELOW, fade=lambda x, y: smoothstep(396, 400, x) + 0 * y), who)


def hull(scene: Scene) -> None:
    carved = scene.motif("shell boat", light=BELOW)
    x0, top, half, high = MIDDLE - 6, LEVEL + 10, 318.0, 74.0
    turn = np.linspace(-math.pi / 2, math.pi / 2, 160)
    dome = np.stack([x0 + half * np.sin(turn), top + high * (1 - np.cos(turn) ** 0.75)], 1)
    lip = np.linspace(half, -half, 190)
    rim = np.stack([x0 + lip, top + high + 5 + 5 * np.cos(FLUTES * np.arctan2(lip / half, 1.0) * 1.9)], 1)

    def angle(x: Image, y: Image) -> Image:
        return np.arctan2((x - x0) / half, (y - top + 8) / high)

    def flute(x: Image, y: Image) -> Image:
        return np.cos(FLUTES * angle(x, y))

    def fill(x: Image, y: Image) -> Image:
        out = np.hypot((x - x0) / half, (y - top + 8) / high)
        bands = ramp(["#f2b4a0", "#f8d2bc", "#fdeedd", "#f4bca6", "#fbe2d0", "#f0a890", "#fdf0e2"], out / 1.5 + 0.015 * flute(x, y))
        return lerp(bands, np.broadcast_to(colour("#cc6a64"), bands.shape), (0.7 * smoothstep(-0.45, -1.0, flute(x, y))).astype(np.float32))

    for side in (-1, 1):
        ear = [(x0 + side * 6, top + 2), (x0 + side * 54, top + 1), (x0 + side * 62, top + 20), (x0 + side * 8, top + 26)]
        carved.shape(polygon(ear, 5), "#f4c4b0", depth=5, material=GLAZE, brush=FINE)
    domed = lambda x, y: 5 * flute(x, y) + 60 * np.sqrt(np.clip(1.1 - ((x - x0) / half) ** 2 - 0.5 * ((y - top - high) / high) ** 2, 0, 2))  # noqa: E731
    made = terrain(carved, np.vstack([dome, rim]), fill, domed, material=GLAZE, brush=FINE)
    carved.wash(polygon([(20, top + 58), (740, top + 58), (740, top + 110), (20, top + 110)]), "#1f5f66", 0.3, soft=14, way="multiply", within=made)
    for share in (0.5, 0.68, 0.82, 0.93):
        arc = [(x0 + half * share * math.sin(a), top - 8 + high * share * math.cos(a)) for a in np.linspace(-1.3, 1.3, 15)]
        carved.line(arc, 2.6, "#b4605a", taper=0.5, opacity=0.45, on=made)
        carved.line(np.array(arc) + (0, 3), 2.0, "#fff4e4", taper=0.5, opacity=0.5, on=made)


FLUTES = 21
TAIL = ((-0.02, 0.01, 0.02), (0.05, 0.06, 0.05), (0.12, 0.10, 0.07), (0.20, 0.095, 0.07), (0.28, 0.03, 0.07), (0.36, -0.05, 0.07), (0.44, -0.06, 0.07))


def tail(motif: Motif, who: Posed) -> None:
    """Hung over the side, as one hangs one's legs: its root lies behind the rim, its end before it."""
    near = 1 if who.view.directions(LEFT)[2] > 0 else -1

    def scales(gone: Image, around: Image) -> Image:
        row = np.floor(gone * 22)
        across = (around * 9 + 0.5 * (row % 2)) % 1 - 0.5
        edge = (gone * 22) % 1 - 0.75 + 2.4 * across**2
        base = ramp(["#f0a080", CORAL, "#d8604e", "#c24a48"], gone)
        return np.where((np.abs(edge) < 0.16)[..., None], base * 0.72, base).astype(np.float32)

    clay, skin = Clay(), Stuff(scales, GLAZE)
    hip = who.bones["pelvis"]
    out = [hip + ahead(f, u, near * s) for f, u, s in TAIL]
    clay.limb(out, [0.058, 0.068, 0.066, 0.056, 0.042, 0.030, 0.020], skin, "tail", melt=0.01)
    root = out[-1]
    for lobe in ((0.14, 0.06), (0.12, -0.05)):
        for share in np.linspace(-0.5, 0.5, 7):
            tip = root + ahead(lobe[0] + 0.05 * abs(share), lobe[1] + 0.08 * share, 0.0)
            clay.limb([root, (root + tip) / 2 + ahead(0.0, 0.02 * share), tip], [0.022, 0.017, 0.006], Stuff("#d05a50", GLAZE), "fluke", melt=0.008)
    view = View(who.view.at, who.view.size, who.view.heading, who.view.tilt, who.view.roll)
    paint_bodies(motif, (clay, view))


def weed_hat(scene: Scene, who: Posed) -> None:
    """Woven of weed, and the ends left long."""
    ends = scene.motif("ends of weed", light=BELOW, brush=FINE)
    x, y = who.at("head")
    for _ in range(15):
        dx = ends.random.uniform(-40, 36)
        long = ends.random.uniform(24, 64)
        sway = ends.random.uniform(-16, 16)
        strand = [(x + dx, y + 34), (x + dx + sway * 0.3, y + 34 + long * 0.5), (x + dx + sway, y + 34 + long)]
        rod(ends, strand, [4, 6, 1.5], str(ends.random.choice(["#6f9a4a", "#a4b458", "#4f8a54"])), ragged=0.6)


# ---- between


def surface(scene: Scene) -> None:
    skin = scene.motif("surface")
    skin.wash(polygon([(-40, LEVEL - 3), (1040, LEVEL - 3), (1040, LEVEL + 22), (-40, LEVEL + 22)]), "#f2fff6", 0.55, soft=7)
    skin.wash(polygon([(-40, LEVEL - 12), (1040, LEVEL - 12), (1040, LEVEL - 3), (-40, LEVEL - 3)]), "#8fc0bc", 0.45, soft=4)
    xs = np.linspace(-30, 1030, 60)
    skin.line(np.stack([xs, LEVEL + 1.6 * np.sin(xs / 47) + 1.2 * np.sin(xs / 19)], 1), 4.5, "#fdfffa", taper=0, load=1, opacity=0.95)
    skin.line(np.stack([xs, LEVEL + 6 + 1.6 * np.sin(xs / 41 + 2)], 1), 3.0, "#4f9a90", taper=0, opacity=0.7)
    for x, wide in ((MIDDLE, 330), (KNOT[0], 96)):
        for k in range(5):
            reach = wide * (0.9 + 0.24 * k)
            for side in (-1, 1):
                skin.line([(x + side * reach, LEVEL - 6), (x + side * (reach + 34), LEVEL - 7)], 2.4, "#9fc4c4", taper=0.9, opacity=0.7 - 0.12 * k)
    bubbles(scene.motif("his breath"), (430, 1060), 190, 12, size=10)
    bubbles(scene.motif("bubbles"), (880, 1380), 560, 16, size=8)


def lines(scene: Scene) -> None:
    """Two lines; no: one."""
    x, y = KNOT
    thread = scene.motif("line")
    sag = [(TIP[0], TIP[1]), (TIP[0] + 7, 560), (x - 6, LEVEL - 40), (x, y + 20)]
    thread.line(sag, 2.6, "#5a4a44", taper=0, load=1)
    Bird("duck").paint(scene.motif("duck", story=True), View((x + 14, LEVEL + 2), 150, 58, 4), Perch.SWIM, head=(14, 10))
    thread.line([below(sag[0]), below(sag[1]), (x + 2, LEVEL + 60), (x, y + 20)], 2.6, "#f2f4dc", taper=0, load=1)
    tie = scene.motif("knot", story=True, brush=FINE)
    for turn in (0.5, 2.6):
        loop = [(x + 19 * math.cos(turn + t * 0.5) * math.sin(t), y + 20 + 13 * math.sin(turn + t * 0.5) * math.sin(t) - 2) for t in np.linspace(0, math.pi, 9)]
        tie.line(loop, 4, "#c8302c", taper=0, load=1)
    tie.shape(ellipse((x, y + 20), 8), "#c8302c", depth=7)
    for dx, dy in ((-13, 22), (14, 24)):
        tie.line([(x, y + 20), (x + dx * 0.4, y + 20 + dy * 0.6), (x + dx, y + 20 + dy)], 4, "#c8302c", load=1)


def keepers(scene: Scene) -> None:
    """The cat's opposite number."""
    fish = creatures.fish("#5f6a58", "#cfd8b8", "#3f4f48")
    cat = scene.motif("catfish", story=True, light=BELOW)
    view = View((628, 916), 176, 66, 2)
    for side in (1, -1):
        for drop in (0.0, 0.06):
            fish.clay.limb(
                [ahead(0.44, -0.03, 0.05 * side), ahead(0.56, -0.06 - drop, 0.14 * side), ahead(0.62, -0.16 - drop, 0.20 * side)],
                [0.012, 0.009, 0.003],
                Stuff("#3f4f48"),
                f"whisker {side} {drop}",
                melt=0.002,
            )
    paint_bodies(cat, (fish.clay, view))
