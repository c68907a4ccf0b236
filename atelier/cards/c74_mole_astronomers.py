"""74, mole-astronomers: in a round chamber of earth two moles study the sky that they have."""

import math

import numpy as np

from atelier import marks
from atelier.bodies import poses
from atelier.bodies.outfit import Outfit, dress
from atelier.bodies.people import Person, Posed
from atelier.bodies.poses import Arm
from atelier.bodies.space import View
from atelier.bodies.species import SPECIES
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon, ribbon, smoothstep
from atelier.light import METAL, STONE, WOOD, Light
from atelier.motifs.brass import key, telescope
from atelier.motifs.flowers import daisies
from atelier.motifs.forms import cloth, rod
from atelier.motifs.goods import fish_bones
from atelier.motifs.land import earth, hill, turf
from atelier.motifs.plants import mushroom
from atelier.motifs.play import button
from atelier.motifs.vessels import cup, kettle
from atelier.palette import Image, ramp
from atelier.paper import Finish
from atelier.scene import Gradient, Motif, Scene

CARD = Card(
    number=74,
    slug="mole-astronomers",
    palette=("#4b3427", "#5f7342", "#c9ec6a", "#ea8d6f", "#c39a49"),
    spread=Spread(
        hue="brown/ochre", place="underground", time="lamplit night", season="spring", mood="tender", viewpoint="cutaway",
        figure="couple", composition="big single form", relation=True,
        themes=("love-loss", "night", "animals-as-people", "growth", "scale", "home"),
    ),
)  # fmt: skip

MIDDLE: Place = (492.0, 862.0)
WIDE, TALL = 408.0, 424.0
FLOOR = 1196.0
TURF = 292.0
GLIM = "#c9ec6a"
MOLE = SPECIES["mole"].but(colour="#6a6270", under="#857a84")
SATURN: Place = (676.0, 664.0)


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.15, -0.85, 0.4), colour="#ffb48a", shade="#16120f", depth=0.7, strength=1.0, rim="#d8f08a", rim_from=(-0.3, -0.95), rim_strength=0.95,
        source=(196, 1080, 230), reach=430, fill="#b4cc74",
    )  # fmt: skip
    scene.finish = Finish(ground="#33261e", periphery=0.22, grade=lambda image: (image - 0.5) * 1.08 + 0.515)
    weather(scene)
    ground(scene)
    lost(scene)
    rabbit_hole(scene)
    chamber = dome(scene)
    lit_floor(scene, chamber)
    root_ends(scene)
    pebbles(scene, chamber)
    glow_worms(scene)
    saturn(scene)
    comet(scene)
    mushrooms(scene)
    instrument(scene)
    tea(scene)
    he = him(scene)
    she = her(scene)
    blanket(scene, he, she)


def inside(x: Image, y: Image) -> Image:
    """How far from the middle of the chamber: 1 at its wall."""
    return np.hypot((x - MIDDLE[0]) / WIDE, (y - MIDDLE[1]) / TALL)


def weather(scene: Scene) -> None:
    """A dull day, which nobody watches."""
    broad = scene.canvas.broad
    day = Light(direction=(0.1, -0.9, 0.4), colour="#dfe4dc", shade="#3a4a40", strength=0.6, depth=0.45)
    scene.background(lambda x, y: ramp(["#8f9a9a", "#a9b2ae", "#c4c9c0"], y / 300 + 0.14 * broad), flow=0.06, brush=BROAD)
    hill(scene.motif("far field", light=day), [(-40, 236), (260, 214), (560, 232), (820, 208), (1040, 226)], ("#9aa894", "#8a9a82"), depth=30)
    meadow = scene.motif("meadow", light=day)
    field = hill(meadow, [(-40, 268), (300, 256), (640, 270), (1040, 258)], ("#7f9656", "#5f7342", "#4a5c36"), depth=40)
    turf(meadow, field, 260, near=26, far=12)
    daisies(meadow, [(160, 290), (236, 282), (560, 292), (612, 284), (742, 290)], 11)
    mole_hill = scene.motif("molehill", light=day)
    mole_hill.shape(blob([(300, 300), (322, 262), (356, 238), (396, 256), (424, 300), (360, 306)]), "#5a4232", depth=26)
    marks.rain(scene.motif("rain"), 420, 1.72, "#eef2ee", 0.9, keep=lambda x, y: y < 268)


def ground(scene: Scene) -> None:
    soil = scene.motif("earth")
    layers = earth(
        soil,
        np.vstack([curve([(-40, TURF + 6), (200, TURF), (420, TURF + 8), (700, TURF + 2), (1040, TURF + 6)], 10), [(1040, 1560), (-40, 1560)]]),
        ["#3f3324", "#4b3427", "#5a3f2d", "#4b3427", "#3a281f", "#2e2019"],
        stones=120,
    )
    soil.wash(polygon([(-40, TURF), (1040, TURF), (1040, TURF + 34), (-40, TURF + 34)]), "#2c3a1c", 0.6, soft=14, within=layers)
    marks.grass(soil, [(-20, TURF + 6), (300, TURF + 4), (1020, TURF + 8)], 240, height=30, inks=("#5f7342", "#7f9656", "#43562e"))
    for _ in range(120):
        x = soil.random.uniform(0, 1000)
        path = [(x, TURF + 10), (x + soil.random.normal() * 9, TURF + 40), (x + soil.random.normal() * 18, TURF + soil.random.uniform(50, 120))]
        soil.line(path, 1.8, "#a08a66", taper=0.8, opacity=0.6)


def lost(scene: Scene) -> None:
    """What lies in every garden."""
    dim = Light(direction=(-0.2, -0.8, 0.4), colour="#c89a70", shade="#16120f", depth=0.6, strength=0.5)
    key(scene.motif("key", light=dim, brush=FINE), (250, 1396), 92, metal="#8a7a58", turn=0.5)
    button(scene.motif("button", light=dim, brush=FINE), (706, 1410), 24)
    fish_bones(scene.motif("fish bones", light=dim, brush=FINE), (880, 1330), 110, bone="#a8967a", turn=-0.3)


def rabbit_hole(scene: Scene) -> None:
    """A real one has fallen down it, and nobody has looked."""
    hole = scene.motif("rabbit hole")
    shaft = [(866, 296), (878, 340), (918, 410), (944, 486), (900, 548), (934, 588), (988, 540), (992, 460), (962, 380), (946, 330), (944, 296)]
    burrow = hole.shape(blob(shaft), "#1c1512", depth=3, lit="#241b16", shade="#120d0b")
    marks.grass(hole, [(850, 304), (905, 300), (960, 304)], 40, height=26, inks=("#5f7342", "#7f9656", "#43562e"))
    star = scene.motif("fallen star", story=True, brush=CRISP)
    at = (944.0, 548.0)
    star.glow(at, 84, "#fff2b8", 0.55, within=burrow)
    star.glow(at, 34, "#fffbe8", 0.7)
    for k in range(9):
        turn, long = 0.2 + k * 2 * math.pi / 9, (34, 20, 25)[k % 3]
        ray = [(at[0] + away * math.cos(turn), at[1] + away * math.sin(turn)) for away in (6, long)]
        star.line(ray, 4.0, "#fff6d0", taper=1.0, load=1, wobble=0)
    star.shape(ellipse(at, 11), "#fff6c8", depth=9, lit="#ffffff", shade="#f8dc80", wobble=0.8)


def dome(scene: Scene) -> int:
    """Dug round, patted smooth; dark overhead."""
    room = scene.motif("chamber", brush=BROAD)
    noise = room.noise(4)
    t = np.linspace(0, 2 * math.pi, 40, endpoint=False)
    stray = 1 + 0.018 * np.sin(5 * t + 1) + 0.012 * np.sin(11 * t)
    outline = blob(np.stack([MIDDLE[0] + WIDE * stray * np.cos(t), MIDDLE[1] + TALL * stray * np.sin(t)], 1), 4)
    room.shape(outline + ((outline - MIDDLE) * 0.022), "#2a1e17", depth=4, lit="#33251c", shade="#1a120e", fade=lambda x, y: smoothstep(1130, 1010, y + 0 * x))

    def dark(x: Image, y: Image) -> Image:
        lift = (y - MIDDLE[1]) / TALL
        return ramp(["#0d1512", "#121d1a", "#1a2620", "#33301f", "#6a4a34"], 0.5 + 0.5 * lift + 0.05 * noise(x, y, 120) + 0.03 * noise(x, y, 30))

    around = lambda x, y: np.arctan2(y - FLOOR - 120, x - MIDDLE[0]) + math.pi / 2  # noqa: E731
    chamber = room.shape(outline, dark, depth=2, flow=around, lit="#4a4028", shade="#0c1210")
    milky = [(160, 900), (260, 700), (400, 590), (560, 520), (720, 500), (790, 560), (640, 620), (480, 690), (340, 810), (240, 960)]
    room.wash(blob(milky), "#9cc07c", 0.09, soft=30, within=chamber)
    room.glow((200, 1110), 360, "#ea8d6f", 0.62, within=chamber)
    room.glow((600, 1090), 230, "#c8906a", 0.34, within=chamber)
    room.glow((838, 1130), 250, "#ea8d6f", 0.5, within=chamber)
    return chamber


def lit_floor(scene: Scene, chamber: int) -> None:
    floor = scene.motif("floor", within=chamber)
    trodden = hill(
        floor, [(60, FLOOR + 2), (300, FLOOR - 10), (520, FLOOR - 6), (760, FLOOR - 12), (930, FLOOR + 4)], ("#8a6446", "#6a4a34", "#4b3427"), depth=70
    )
    floor.glow((220, FLOOR + 30), 260, "#f0a078", 0.5, down=70, within=trodden)
    for x, y in floor.spots(trodden, 60):
        floor.dab(
            (x, y), floor.random.uniform(6, 18), 4, floor.random.normal() * 0.2, ("#9a7450", "#4a3224")[int(floor.random.integers(2))], on=trodden, taper=0.6
        )


def root_ends(scene: Scene) -> None:
    """They have come through the ceiling, and each holds a drop."""
    for number, (x, long, girth) in enumerate(((250, 170, 12), (370, 120, 9), (452, 230, 15), (560, 110, 8), (640, 176, 12), (760, 140, 10), (820, 210, 9))):
        strand = scene.motif(f"root {number}", brush=FINE, material=WOOD)
        high = MIDDLE[1] - TALL * math.sqrt(max(0.0, 1 - ((x - MIDDLE[0]) / WIDE) ** 2))
        start = (x + strand.random.normal() * 26, TURF + 30 + strand.random.uniform(0, 30))
        bend = strand.random.normal() * 16
        path = [start, (x - bend, (TURF + high) / 2), (x, high), (x + bend, high + long * 0.5), (x - bend * 0.6, high + long)]
        rod(strand, path, [girth * 0.2, girth * 0.9, girth, girth * 0.6, girth * 0.25], "#8f744e", material=WOOD)
        for _ in range(7):
            share = strand.random.uniform(0.4, 0.95)
            px, py = curve(path, 10)[int(share * 39)]
            side = strand.random.choice([-1, 1])
            end = (px + side * strand.random.uniform(16, 46), py + strand.random.uniform(24, 64))
            strand.line([(px, py), ((px + end[0]) / 2 + side * 8, py + 10), end], max(1.6, girth * 0.22), "#c4a878", taper=0.7, load=1)
            drop(strand, end, 3.4)
        drop(strand, (path[-1][0], path[-1][1] + 4), 6)


def drop(motif: Motif, at: Place, size: float) -> None:
    motif.glow(at, size * 4, "#e8f8d8", 0.3)
    motif.dab(at, size * 2, size * 1.5, 1.57, "#d8f0e4", taper=0.3, load=1)
    motif.dab((at[0] - size * 0.2, at[1] - size * 0.3), size * 0.7, size * 0.6, 0, "#ffffff", taper=0, load=1)


def pebbles(scene: Scene, chamber: int) -> None:
    """Wet ones, which take for stars what light there is."""
    stones = scene.motif("pebbles", material=STONE, brush=FINE)
    for x, y in stones.spots(chamber, 190):
        size = 3 + 12 * stones.random.random() ** 2.5
        turn, tone = stones.random.uniform(0, 3), ("#4a5240", "#5a5448", "#3f4a44", "#6a6048")[int(stones.random.integers(4))]
        if y > 960 or inside(np.array(x), np.array(y)) > 0.95:
            continue
        stones.inlay(ellipse((x, y), size, size * 0.8, turn), tone, depth=size, within=chamber, lit="#b8cc88")
        if stones.random.random() < 0.6:
            stones.dab((x - size * 0.3, y - size * 0.35), size * 0.6 + 1.5, size * 0.36 + 1, turn, "#f2fbe8", taper=0.2, load=1)


def glow_worms(scene: Scene) -> None:
    """Their sky, with bright ones and dim ones; some have let down threads."""
    worms = scene.motif("glow-worms", story=True, brush=CRISP)
    fixed = [
        (300, 760),
        (352, 690),
        (426, 716),
        (470, 648),
        (548, 700),
        (570, 610),
        (212, 700),
        (262, 628),
        (350, 560),
        (500, 520),
        (604, 500),
        (720, 560),
        (770, 650),
        (800, 760),
    ]
    strays = worms.random.uniform(-1, 1, (120, 2))
    for number, (x, y) in enumerate(fixed + [(MIDDLE[0] + u * WIDE, MIDDLE[1] - 60 + v * TALL * 0.85) for u, v in strays]):
        bright = 1.0 if number < len(fixed) else worms.random.uniform(0.25, 0.7)
        turn, thread = worms.random.uniform(0, 3), worms.random.random()
        if y > 930 or inside(np.array(x), np.array(y)) > 0.93 or math.dist((x, y), SATURN) < 80:
            continue
        worms.glow((x, y), 9 + 28 * bright, GLIM, 0.12 + 0.4 * bright)
        if thread < 0.35:
            worms.line([(x, y), (x + 1, y + 20 + 60 * thread)], 1.3, "#d8f0b0", opacity=0.5, taper=0.2)
        long = 5 + 7 * bright
        body = Placement((x, y), 1, turn)
        worms.shape(body(ellipse((-long * 0.9, 0), long, long * 0.36)), "#6a6a3c", depth=4, wobble=0)
        worms.shape(body(ellipse((long * 0.3, 0), long * 0.62, long * 0.46)), "#e4f8a0", depth=4, lit="#fbffe8", shade="#b4dc58", wobble=0)
        if bright > 0.9:
            worms.glow((x, y), 11, "#f8ffe0", 0.9)


def saturn(scene: Scene) -> None:
    """A pebble, and a ring that some child has lost."""
    planet = scene.motif("Saturn", story=True, brush=FINE)
    planet.glow(SATURN, 110, "#e8d890", 0.3)
    planet.wash(ellipse((SATURN[0] + 12, SATURN[1] + 22), 70, 46, -0.32), "#0a0f0c", 0.65, soft=12)
    here = Placement(SATURN, 1.0, -0.32)
    t = np.linspace(math.pi, 2 * math.pi, 24)
    rod(planet, here(np.stack([74 * np.cos(t), 21 * np.sin(t)], 1)), [8, 8], "#c39a49", material=METAL, lit="#fff0a8")
    planet.shape(
        here(ellipse((0, 0), 40, 37)),
        Gradient(["#d8b88a", "#a87f5a"], (SATURN[0] - 30, SATURN[1] - 30), (SATURN[0] + 30, SATURN[1] + 40)),
        depth=38,
        material=STONE,
        lit="#f4e4b4",
        shade="#2a2018",
    )
    t = np.linspace(0, math.pi, 24)
    rod(planet, here(np.stack([74 * np.cos(t), 21 * np.sin(t)], 1)), [9, 9], "#d8ac50", material=METAL, lit="#fff4b8")
    gem = here.point(30, 20)
    planet.shape(
        polygon([(gem[0] - 11, gem[1]), (gem[0], gem[1] - 12), (gem[0] + 12, gem[1] - 1), (gem[0], gem[1] + 12)], 3),
        "#e0405a",
        depth=8,
        lit="#ffc0c8",
        brush=CRISP,
    )
    planet.dab((gem[0] - 4, gem[1] - 4), 7, 3, -0.7, "#ffffff", taper=0.5, load=1)


def comet(scene: Scene) -> None:
    """Passing through."""
    worm = scene.motif("comet", story=True, brush=FINE)
    path = [(812, 862), (770, 836), (722, 850), (672, 822), (622, 828)]
    hole = ellipse((822, 868), 26, 22, 0.4)
    worm.shape(hole, "#0e0c0a", depth=2, lit="#0e0c0a")
    worm.glow((632, 826), 90, "#f8d8a8", 0.5)
    for _ in range(34):
        away = worm.random.uniform(10, 150)
        at = (640 + away, 822 - 0.22 * away + worm.random.normal() * (5 + away * 0.12))
        worm.dab(at, 30 + 30 * worm.random.random(), 2.2, -0.2 + 0.06 * worm.random.normal(), "#f4e4b4", opacity=0.5, taper=0.9)
    rod(worm, path, [19, 21, 22, 20, 12], "#d88a78", lit="#ffd8c0", shade="#7a3f38")
    line = curve(path, 12)
    for k in range(4, len(line) - 3, 3):
        (x, y), (nx, ny) = line[k], line[k + 1]
        across = math.atan2(ny - y, nx - x) + math.pi / 2
        worm.dab((float(x), float(y)), 20, 1.8, across, "#a8584c", opacity=0.6, taper=0.4)
    band = line[34]
    worm.dab((float(band[0]), float(band[1])), 22, 13, 1.4, "#e8a890", taper=0.1, opacity=0.8)
    for _ in range(70):
        away = worm.random.uniform(0, 150)
        at = (640 + away + 20, 826 + 0.1 * away + worm.random.normal() * (6 + away * 0.16))
        worm.dab(at, 4 + 4 * worm.random.random(), 2.4, 0.1, ("#e8d8a8", "#c9ec6a", "#a88a64")[int(worm.random.integers(3))], opacity=0.7, taper=0.5)


def mushrooms(scene: Scene) -> None:
    """The lamps."""
    for number, (x, y, tall, flat) in enumerate((
        (150, FLOOR - 2, 120, 0.9), (212, FLOOR + 8, 190, 0.8), (282, FLOOR + 2, 92, 1.0), (176, FLOOR + 26, 70, 0.7),
        (836, FLOOR - 4, 150, 0.8), (790, FLOOR + 10, 84, 1.0), (872, FLOOR + 6, 66, 0.7),
    )):  # fmt: skip
        lamp = scene.motif(f"mushroom {number}", brush=FINE)
        mushroom(lamp, (x, y), tall, "#ea8d6f", stem="#f4dcc0", spots=False, flat=flat, glow="#ffcfa0")


def instrument(scene: Scene) -> None:
    brass = scene.motif("telescope", story=True, brush=FINE)
    far = telescope(brass, (446, 1022), 262, turn=-2.18, stand=284)
    brass.glow(far, 40, "#e8f8b0", 0.5)


def tea(scene: Scene) -> None:
    pot = scene.motif("kettle", brush=FINE)
    kettle(pot, (250, FLOOR + 66), 78)
    cup(scene.motif("cup", brush=FINE), (330, FLOOR + 50), 44)
    cup(scene.motif("other cup", brush=FINE), (392, FLOOR + 56), 44)


def her(scene: Scene) -> Posed:
    """Drawing it."""
    stool = scene.motif("stool", brush=FINE)
    mushroom(stool, (548, FLOOR + 30), 104, "#8a6a4c", stem="#d8c4a0", spots=False, flat=0.5)
    who = Person("beast", dress("#7a8f4a", 1.3, collar="#f2e6cc", shawl="#c8705a"), beast=MOLE, seed=3)
    pose = poses.sitting(8, 80).but(arms=(Arm(40, 8, 70, 16), Arm(52, 8, 60, 10)), head=(0, 4, 0), hands=("flat", "grip"))
    posed = who.posed(pose, View((552, FLOOR - 46), 380, -68, 4))
    point = chart(scene, posed.at("hand_l"))
    posed.paint(scene.motif("she", story=True), contact=False)
    x, y = posed.at("hand_r")
    pencil = scene.motif("pencil", brush=FINE)
    rod(pencil, [(x + 14, y - 26), (x, y), point], [9, 9, 3], "#e0a83c", material=WOOD)
    paw(pencil, (x, y))
    x, y = posed.at("head")
    pencil.dab((x - 10, y - 5), 4, 3, 0.4, "#f4f8e0", taper=0.2, load=1)
    return posed


def chart(scene: Scene, at: Place) -> Place:
    """One star on it is a heart. Returns the last of them."""
    board = scene.motif("star chart", story=True, brush=FINE)
    here = Placement((at[0] - 26, at[1] + 12), 1.0, -0.3)
    sheet = board.shape(here(polygon([(-62, -44), (58, -40), (62, 44), (-60, 46)], 4)), "#f0e4c4", depth=3, lit="#fff8dc", shade="#b8a078")
    stars = [(-44, 18), (-26, -8), (-4, 2), (8, -22), (30, -12), (44, 22)]
    board.line(here(stars), 1.8, "#6a5a3c", on=sheet, taper=0, opacity=0.8)
    for x, y in stars:
        board.dab(here.point(x, y), 6, 6, 0, "#3f3424", on=sheet, taper=0, load=1)
    x, y = 14, 24
    heart = [(x, y + 12), (x - 13, y - 1), (x - 8, y - 10), (x, y - 4), (x + 8, y - 10), (x + 13, y - 1)]
    board.shape(here(blob(heart, 6)), "#d8503f", depth=4, brush=CRISP)
    return here.point(-42, 16)


def him(scene: Scene) -> Posed:
    """Behind her on a log, and looking up."""
    log = scene.motif("log", brush=FINE, material=WOOD)
    log.contact((710, FLOOR + 38), 190, 20)
    rod(log, [(640, FLOOR + 8), (710, FLOOR + 4), (780, FLOOR + 10)], [62, 66, 62], "#6a4a34", material=WOOD, grain=30)
    who = Person("beast", Outfit("#8a5a3c", 0.5, trousers="#4a4636", scarf="#e8c878"), beast=MOLE, seed=8)
    pose = poses.sitting(4, 84).but(arms=(Arm(66, 16, 20, 0), Arm(74, 14, 14, 0)), head=(0, -24, 0), hands=("grip", "grip"))
    posed = who.posed(pose, View((700, FLOOR - 36), 396, -72, 4), left_hand=(592, 994), right_hand=(612, 1058))
    posed.paint(scene.motif("he", story=True), contact=False)
    return posed


def paw(motif: Motif, at: Place) -> None:
    """A digger's hand, closed on something."""
    x, y = at
    motif.shape(blob([(x - 15, y - 8), (x - 4, y - 16), (x + 14, y - 11), (x + 17, y + 4), (x + 4, y + 13), (x - 13, y + 8)]), "#c08a84", depth=12, brush=FINE)
    for k in range(4):
        motif.line([(x - 12 + 2 * k, y - 7 + 5 * k), (x - 18 + 3 * k, y - 4 + 6 * k)], 3, "#f0dcc8", taper=0.4, load=1)


def blanket(scene: Scene, he: Posed, she: Posed) -> None:
    """Large enough for two: about her shoulders, and the rest of it on his knees."""
    wool = scene.motif("blanket", story=True)
    (ax, ay), (bx, by) = he.at("hand_l"), he.at("hand_r")
    sx, sy = she.at("shoulder_l")
    top = curve([(sx - 30, sy + 2), (sx - 8, sy - 24), (ax - 6, ay - 12), (ax + 22, ay + 30), (bx + 30, by + 14), (bx + 84, by + 38)], 8)
    foot = curve([(bx + 104, by + 76), (bx + 74, FLOOR + 8), (bx + 20, FLOOR + 36), (sx + 40, FLOOR + 40), (sx + 4, FLOOR + 20)], 8)
    front = curve([(sx + 4, FLOOR + 20), (sx + 16, FLOOR - 60), (sx + 2, sy + 90), (sx - 22, sy + 40), (sx - 30, sy + 2)], 8)

    def plaid(x: Image, y: Image) -> Image:
        u, v = (x + 0.22 * (y - ay)) / 42, (y - 0.25 * (x - ax)) / 42
        line = np.maximum(smoothstep(0.82, 0.92, np.abs(np.sin(u * math.pi))), smoothstep(0.82, 0.92, np.abs(np.sin(v * math.pi))))
        return ramp(["#b8503f", "#b8503f", "#f0d8a0"], 0.1 + 0.9 * line)

    cover = cloth(wool, np.vstack([top, foot, front]), plaid, fold=36, depth=16, from_y=ay)
    for path in ([(ax, ay + 6), (ax - 8, ay + 90), (sx + 30, FLOOR - 20)], [(bx + 6, by + 8), (bx + 14, by + 80), (bx + 6, FLOOR + 20)]):
        wool.wash(ribbon(path, [4, 18, 24]), "#3a1a18", 0.4, soft=7, way="multiply", within=cover)
    for x, y in foot[3:-1]:
        wool.line([(x, y - 3), (x + wool.random.normal() * 3, y + 15)], 3, "#f0d8a0", taper=0.5)
    for x, y in ((ax, ay), (bx, by)):
        paw(wool, (x, y))
    wool.glow((sx + 10, ay + 60), 110, "#ffc8a0", 0.18, within=cover)
    x, y = he.at("head")
    wool.dab((x - 9, y - 16), 4, 3, 0.4, "#f4f8e0", taper=0.2, load=1)
