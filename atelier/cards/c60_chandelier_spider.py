"""60, chandelier-spider: a crystal chandelier with eight legs, and from each a fine thread to a dancer's wrist."""

import math

import numpy as np

from atelier.bodies import pairs, poses
from atelier.bodies.outfit import Face, Hair, Outfit, suit
from atelier.bodies.people import Person, paint_people
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, blob, ellipse, polygon, smoothstep
from atelier.light import GLAZE, METAL, Light
from atelier.motifs.forms import rod
from atelier.palette import Image, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Gradient, Motif, Scene

CARD = Card(
    number=60,
    slug="chandelier-spider",
    palette=("#eebd4e", "#1b171c", "#8c2138", "#f6e6c4", "#5f8f86"),
    spread=Spread(
        hue="orange/peach", place="ballroom", time="indoor lamplight", season="winter", mood="menacing", viewpoint="from below",
        figure="couple", composition="spiral", people=True, relation=True, cast=("A", "B", "C", "D", "E"),
        themes=("fear", "money-greed", "music", "masks-lies", "freedom-cages"),
    ),
)  # fmt: skip

GOLD, LACQUER, GARNET, CHAMPAGNE, VERDIGRIS = "#eebd4e", "#1b171c", "#8c2138", "#f6e6c4", "#5f8f86"
ROSE: Place = (520.0, 610.0)  # the ceiling's middle, straight above us
TALL = 1.16  # the room is longer than it is wide
CEILING = 392.0
TAILS = suit("#231e26", gloves="#fbf6ea")
GOWN = Outfit(length=1.9, flare=0.15, trousers=None, sleeve=0.3, gloves="#fbf6ea", shoes="#3a1a20", folds=1.6)
GLASS = Light(direction=(-0.3, -0.5, 0.6), colour="#fff6dc", shade="#6a4a2c", strength=1.0, depth=0.6, rim="#ffffff", rim_strength=0.9)


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.0, -0.6, 0.5), colour="#ffdc90", shade="#1c1018", strength=0.95, depth=0.65, rim="#ffe6a8", rim_strength=0.9,
        source=(*ROSE, 260), reach=760, fill="#4a2a30",
    )  # fmt: skip
    scene.finish = Finish(ground="#4a2c1c", periphery=0.24)
    walls(scene)
    heaven(scene)
    cornice(scene)
    hands = waltz(scene)
    cut = out_of_time(scene)
    spider(scene, hands, cut)


def around(x: Image, y: Image) -> tuple[Image, Image]:
    """Angle about the rose, wound like a shell, and how far from it."""
    dx, dy = x - ROSE[0], (y - ROSE[1]) / TALL
    out = np.hypot(dx, dy)
    return np.arctan2(dy, dx) + 0.35 * (out - CEILING) / CEILING, out


def ring(radius: float) -> Points:
    return ellipse(ROSE, radius, radius * TALL)


def walls(scene: Scene) -> None:
    """Black lacquer and gilt, running up to the cornice from all sides and turning as it goes."""
    broad = scene.canvas.broad

    def lacquer(x: Image, y: Image) -> Image:
        angle, out = around(x, y)
        far = (out - CEILING) / 460
        panel = np.cos(angle * 11)
        dark = ramp(["#4a2c22", "#2c1c24", LACQUER, "#0e0a12"], far + 0.06 * broad)
        red = ramp(["#7c3428", "#4a1c2a", "#241019"], far + 0.06 * broad)
        colours = lerp(dark, red, smoothstep(0.0, 0.2, panel))
        gilt = ramp(["#f2cc70", "#a87430", "#4a3020"], far)
        return lerp(colours, gilt, (smoothstep(0.14, 0.04, np.abs(panel - 0.08)) * 0.85).astype(np.float32))

    def flow(x: Image, y: Image) -> Image:
        return np.arctan2((y - ROSE[1]) / TALL, x - ROSE[0]) + 0.5

    scene.background(lacquer, flow=flow, brush=BROAD)
    gilt = scene.motif("gilt on the panels", material=METAL, brush=FINE)
    for k in range(11):
        for out, size in ((520, 15), (600, 26), (700, 18)):
            angle = (k + 0.5) * math.tau / 11 - 0.35 * (out - CEILING) / CEILING
            at = (ROSE[0] + out * math.cos(angle), ROSE[1] + out * TALL * math.sin(angle))
            here = Placement(at, size / 20, angle + 0.5)
            gilt.shape(here(blob([(-26, 0), (-6, -5), (0, -14), (6, -5), (26, 0), (6, 5), (0, 14), (-6, 5)], 4)), "#a8762c", depth=6)
    scene.motif("light on the walls").glow(ROSE, 600, "#f0a850", 0.38)


def cornice(scene: Scene) -> None:
    gilt = scene.motif("dentils", material=METAL, brush=FINE)
    for k in range(64):
        angle = k * math.tau / 64
        here = Placement((ROSE[0] + 424 * math.cos(angle), ROSE[1] + 424 * TALL * math.sin(angle)), 1.0, math.atan2(math.sin(angle) * TALL, math.cos(angle)))
        gilt.shape(here(polygon([(-13, -9), (13, -9), (13, 9), (-13, 9)], 3)), "#d8a048", depth=5)


def heaven(scene: Scene) -> None:
    """Clouds and flies, wound round the rose like water round a drain."""
    edge = scene.motif("cornice", material=METAL)
    edge.shape(ring(448), "#8a5a28", depth=10)
    edge.shape(ring(438), "#e0ac4c", depth=10)
    edge.shape(ring(412), "#3a2420", depth=6)
    edge.shape(ring(405), "#eebd4e", depth=8)
    sky = scene.motif("painted heaven")
    noise = sky.noise(4)

    def clouds(x: Image, y: Image) -> Image:
        angle, out = around(x, y)
        wind = np.sin(angle * 3 - out / 42 + 1.3 * noise(x, y, 150))
        air = ramp(["#fbe2a0", "#f2cc88", "#d8b080", "#a0a488", VERDIGRIS], out / CEILING * 1.05 + 0.06 * noise(x + 300, y, 90))
        bank = ramp(["#fff2cc", CHAMPAGNE, "#ecb888", "#c88068"], out / CEILING * 0.8 + 0.25 - 0.2 * wind)
        return lerp(air, bank, (smoothstep(0.05, 0.55, wind) * 0.9).astype(np.float32))

    dome = sky.shape(ring(CEILING), clouds, depth=6, flow=lambda x, y: np.arctan2((y - ROSE[1]) / TALL, x - ROSE[0]) + 1.9, brush=FINE)
    flies = scene.motif("flies for angels", brush=FINE)
    for k in range(11):
        angle, out = k * 0.571 + 0.3 + float(flies.random.normal()) * 0.12, 250 + 46 * (k % 3) + float(flies.random.normal()) * 12
        at = (ROSE[0] + out * math.cos(angle), ROSE[1] + out * TALL * math.sin(angle))
        fly(flies, Placement(at, 0.9 + 0.3 * float(flies.random.random()), angle + 2.2 + float(flies.random.normal()) * 0.5), dome)
    sky.glow(ROSE, 420, "#ffd080", 0.5)


def fly(motif: Motif, here: Placement, dome: int) -> None:
    for side in (-1, 1):
        motif.inlay(here(blob([(0, -4), (side * 12, -2), (side * 22, 12), (side * 12, 18), (side * 3, 8)])), "#fbf0dc", depth=3, within=dome)
    motif.inlay(here(ellipse((0, 6), 6, 12)), "#3a3a48", depth=6, within=dome)
    motif.inlay(here(ellipse((0, -10), 6, 5)), "#7c2c30", depth=5, within=dome)


# ---- the ball


def upright(foot: Place) -> float:
    """How far somebody must be turned in the picture for their head to be towards the rose."""
    return math.degrees(math.atan2(ROSE[0] - foot[0], foot[1] - ROSE[1]))


COUPLES = (
    ((310, -70), 270, 60), ((740, -66), 290, -40), ((1066, 350), 340, 100), ((-80, 470), 370, 30), ((1110, 860), 430, 110), ((-96, 1040), 470, 80),
    ((196, 1590), 560, 30),
)  # feet, size, heading: the farthest first, growing as they go round  # fmt: skip


def waltz(scene: Scene) -> list[Place]:
    """Seven couples whose joined hands are held up by threads. Returns those hands."""
    gowns = (CHAMPAGNE, GARNET, "#d8a048", "#f0d8b0", "#a83a40", CHAMPAGNE, GARNET)
    skins = ("A", "D", "C", "E", "B", "D", "A", "C", "B", "E", "D", "B", "C", "A")
    hair = ("#2a1a18", "#7a4a2a", "#1a1418", "#b08a4a")
    hands = []
    for number, (foot, size, heading) in enumerate(COUPLES):
        pair = scene.motif(f"couple {number}", brush=FINE)
        he = Person("adult", TAILS, skins[number * 2], Hair("short", hair[number % 4]), Face("straight", "strong", eyes="closed"), seed=number)
        gown = GOWN.but(top=gowns[number])
        she = Person("woman", gown, skins[number * 2 + 1], Hair("bun", hair[(number + 2) % 4]), Face("button", eyes="closed"), seed=number + 20)
        two = pairs.dancing(he, she, View(foot, size, heading, -12, upright(foot)))
        paint_people(pair, two, contact=False)
        hands.append(two[0].at("hand_l"))
    return hands


def out_of_time(scene: Scene) -> Place:
    """These two have cut their thread, and kick as they like. Returns where the scissors are."""
    pair = scene.motif("couple out of time", story=True, brush=FINE)
    he = Person("adult", TAILS, "E", Hair("short", "#161214"), Face("snub", "soft"), seed=40)
    foot = (930, 1560)
    he.posed(poses.dancing(1.0).but(head=(30, -8, 10)), View(foot, 500, -50, -8, upright(foot) + 20)).paint(pair, contact=False)
    foot = (690, 1640)
    she = Person("woman", GOWN.but(top="#3f8f80", length=1.5), "B", Hair("ponytail", "#7a3a24"), Face("button"), seed=41)
    leap = poses.dancing(0.9).but(hands=("open", "grip"), arms=(poses.Arm(10, 88, 10, -30), poses.Arm(166, 8, 6)), head=(10, -26, -6))
    posed = she.posed(leap, View(foot, 520, 30, -8, upright(foot) + 6))
    posed.paint(pair, contact=False)
    hand = posed.at("hand_r")
    shears = scene.motif("scissors", story=True, brush=CRISP, material=METAL)
    here = Placement(hand, 1.7, math.radians(upright(foot)) - 0.1)
    for side in (-1, 1):
        shears.shape(here(polygon([(side * 3, -6), (side * 20, -60), (side * 11, -56), (-side * 5, -8)], 2)), "#dfe4e4", depth=3, wobble=0.2, lit="#ffffff")
        loop = ellipse((side * 8, 10), 8, 11)
        shears.line(here(np.vstack([loop, loop[:1]])[::8]), 4, "#c8a050", taper=0, load=1)
    return here.point(0, -52)


# ---- the spider

HEAD: Place = (512.0, 706.0)
BELLY: Place = (526.0, 566.0)


def spider(scene: Scene, hands: list[Place], cut: Place) -> None:
    shade = scene.motif("its shadow on heaven")
    shade.wash(ellipse((BELLY[0] + 14, BELLY[1] + 30), 176, 214), "#7a3c20", 0.62, soft=60, way="multiply")
    shade.glow((HEAD[0], HEAD[1] + 10), 200, "#ffe6a0", 0.4)
    legs = scene.motif("crystal legs", story=True, light=GLASS, brush=FINE, material=GLAZE)
    tips = [leg(legs, end) for end in [*hands, cut]]
    belly(scene)
    head(scene)
    threads = scene.motif("threads")
    for tip, hand in zip(tips, hands, strict=False):
        middle = ((tip[0] + hand[0]) / 2 + 5, (tip[1] + hand[1]) / 2)
        threads.line([(x + 2, y + 2) for x, y in (tip, middle, hand)], 2.4, "#5a3020", taper=0, load=1, opacity=0.5, dry=0, wobble=0.0)
        threads.line([tip, middle, hand], 2.2, "#fffaea", taper=0, load=1, dry=0, wobble=0.0)
        threads.dab(hand, 9, 3, 0.4, "#fff6d8", taper=0, load=1)
    (x, y), (u, v) = tips[-1], cut
    loose = [(x, y), (x + (u - x) * 0.3, y + (v - y) * 0.3), (x + (u - x) * 0.5 + 26, y + (v - y) * 0.52), (x + (u - x) * 0.5 + 4, y + (v - y) * 0.6)]
    loose += [(loose[-1][0] - 18, loose[-1][1] - 16), (loose[-1][0] + 2, loose[-1][1] - 26)]
    threads.line(loose, 2.2, "#fff6d8", taper=0.2, load=1, dry=0)
    threads.line([(u + 6, v + 56), (u + 40, v + 30), (u + 64, v + 64), (u + 40, v + 92), (u + 70, v + 120)], 2.2, "#fff6d8", taper=0.3, load=1, dry=0)


def leg(motif: Motif, hand: Place) -> Place:
    """Three prisms jointed with brass, reaching towards whom it holds. Returns its tip."""
    root = (HEAD[0] * 0.6 + BELLY[0] * 0.4, HEAD[1] * 0.6 + BELLY[1] * 0.4)
    angle = math.atan2(hand[1] - root[1], hand[0] - root[0])
    side = 1 if math.cos(angle) > 0 else -1
    crook = side * (0.42 if math.sin(angle) < -0.35 else -0.42)
    far = min(330.0, 0.74 * math.dist(root, hand))
    bones = ((50, 0.0), (far * 0.48, crook), (far * 0.74, crook * 0.55), (far, 0.0))
    places = [(root[0] + r * math.cos(angle + turn), root[1] + r * math.sin(angle + turn)) for r, turn in bones]
    for start, end, wide in ((0, 1, 30), (1, 2, 24), (2, 3, 17)):
        prism(motif, places[start], places[end], wide)
    for place, size in ((places[1], 13), (places[2], 10)):
        motif.shape(ellipse(place, size), "#d09a40", depth=size, material=METAL, wobble=0.2)
    motif.shape(ellipse(places[3], 6), "#fff6e0", depth=5, wobble=0.2)
    return places[3]


def prism(motif: Motif, start: Place, end: Place, wide: float) -> None:
    """A long cut drop: dark flank, bright flank, a ridge between."""
    long = math.dist(start, end)
    here = Placement(start, 1.0, math.atan2(end[1] - start[1], end[0] - start[0]))
    w = wide / 2
    lozenge = [(0, 0), (long * 0.10, -w * 0.7), (long * 0.34, -w), (long, 0), (long * 0.34, w), (long * 0.10, w * 0.7)]
    whole = motif.shape(here(polygon(lozenge, 3)), "#d8c8a0", depth=4, shade="#8a7450", wobble=0.3)
    dark = [(0, 0), (long * 0.10, w * 0.7), (long * 0.34, w), (long, 0), (long * 0.30, w * 0.12)]
    bright = [(long * 0.05, -w * 0.3), (long * 0.3, -w * 0.8), (long * 0.8, -w * 0.15), (long * 0.3, -w * 0.1)]
    motif.inlay(here(polygon(dark, 3)), "#5f7470", depth=3, opacity=0.9, within=whole)
    motif.inlay(here(polygon(bright, 3)), "#fffaea", depth=3, within=whole)
    motif.line(here([(long * 0.06, 0), (long * 0.32, w * 0.12), (long, 0)]), 1.8, "#ffffff", on=whole, taper=0.4, load=1)
    motif.line(here([(long * 0.10, -w * 0.7), (long * 0.32, w * 0.12), (long * 0.10, w * 0.7)]), 1.3, "#fff6dc", on=whole, taper=0.3)


def belly(scene: Scene) -> None:
    """Rings of brass hung with drops, seen from beneath."""
    brass = scene.motif("rings of drops", light=GLASS, brush=FINE, material=METAL)
    x, y = BELLY
    rod(brass, [(x, y - 200), (x + 2, y - 150), (x, y - 90)], [10, 12, 16], "#a87830")
    for radius, count, long in ((118, 30, 30), (88, 24, 28), (58, 17, 25), (30, 10, 22)):
        brass.shape(ellipse(BELLY, radius, radius * 1.12), mix("#b07a28", "#5a3016", radius / 200), depth=10)
        brass.shape(ellipse(BELLY, radius - 7, radius * 1.12 - 8), "#4a2818", depth=4, shade="#2a1410")
        for k in range(count):
            angle = k * math.tau / count + radius
            at = (x + (radius - 9) * math.cos(angle), y + (radius - 9) * 1.12 * math.sin(angle))
            here = Placement(at, 1.0, angle + math.pi / 2)
            drop = [(0, -long * 0.16), (-5, long * 0.3), (-4, long * 0.62), (0, long * 0.8), (4, long * 0.62), (5, long * 0.3)]
            brass.shape(here(polygon(drop, 2)), ("#f2e2b8", "#dcc890", "#c8d0b8")[k % 3], depth=4, material=GLAZE, shade="#8a6a3c", wobble=0.2)
            brass.dab(here.point(-1.5, long * 0.4), 2.4, 6, angle, "#ffffff", taper=0.1, load=1)
    brass.shape(ellipse(BELLY, 17, 19), "#fff2d0", depth=17, material=GLAZE, shade="#a8803c", lit="#ffffff", wobble=0.2)
    for k in range(12):
        angle = k * math.tau / 12 + 0.2
        if math.sin(angle) < 0.72:
            flame(brass, (x + 120 * math.cos(angle), y + 134 * math.sin(angle)), 46, angle + math.pi / 2)


def flame(motif: Motif, at: Place, tall: float, turn: float) -> None:
    here = Placement(at, tall / 30, turn)
    motif.glow(at, tall * 1.3, "#ffd878", 0.35)
    motif.shape(here(ellipse((0, 0), 9, 7)), "#c08a34", depth=6)
    motif.shape(
        here(blob([(0, -2), (6, -9), (4, -18), (0, -30), (-4, -18), (-6, -9)])), "#ffe89a", depth=4, brush=CRISP, lit="#fffdf0", shade="#ffd060", wobble=0.2
    )


def head(scene: Scene) -> None:
    """Eight globes, and in each a flame for a pupil."""
    face = scene.motif("spider's head", story=True, light=GLASS, brush=FINE, material=METAL)
    x, y = HEAD
    face.shape(
        blob([(x - 62, y - 30), (x, y - 66), (x + 62, y - 30), (x + 66, y + 24), (x, y + 62), (x - 66, y + 24)]),
        "#38201c",
        depth=30,
        shade="#140a0c",
        lit="#9a6830",
    )
    for side in (-1, 1):
        fang = [(x + side * 16, y + 44), (x + side * 34, y + 52), (x + side * 34, y + 84), (x + side * 14, y + 116), (x + side * 12, y + 80)]
        identity = face.shape(blob(fang), "#f0e0b8", depth=9, material=GLAZE, shade="#8a6a40", lit="#ffffff")
        face.line([(x + side * 24, y + 56), (x + side * 22, y + 84), (x + side * 15, y + 112)], 2, "#ffffff", on=identity, taper=0.5, load=1)
    eyes = scene.motif("candle eyes", story=True, light=GLASS, brush=CRISP)
    for dx, dy, size in ((-46, -20, 13), (46, -22, 13), (-22, -38, 13), (22, -38, 13), (-54, 12, 15), (54, 10, 15), (-22, 8, 25), (22, 6, 25)):
        at = (x + dx, y + dy)
        eyes.glow(at, size * 1.8, "#ffd070", 0.4)
        globe = Gradient(["#fff2b8", "#f2b848", "#9a5a20"], (at[0], at[1] - size), (at[0] + size * 0.4, at[1] + size))
        eyes.shape(ellipse(at, size), globe, depth=size, material=GLAZE, wobble=0.2)
        here = Placement((at[0], at[1] + size * 0.5), size / 22)
        eyes.shape(here(blob([(0, 4), (5, -4), (3, -14), (0, -26), (-3, -14), (-5, -4)])), "#fffdf0", depth=3, wobble=0.1, lit="#ffffff", shade="#fff0a8")
        eyes.dab((at[0] - size * 0.45, at[1] - size * 0.45), size * 0.3, size * 0.24, 0.6, "#ffffff", taper=0, load=1)
