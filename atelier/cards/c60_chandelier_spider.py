"""60, chandelier-spider: a crystal chandelier with eight legs, and from each a fine thread to a dancer's wrist."""

import math

import numpy as np

from atelier.bodies import pairs, poses
from atelier.bodies.outfit import Face, Hair, Outfit, suit
from atelier.bodies.people import Person, paint_people
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, blob, curve, ellipse, polygon, ribbon, smoothstep
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
    scene.finish = Finish(ground="#4a2c1c", periphery=0.3)
    walls(scene)
    heaven(scene)
    cornice(scene)
    dripping(scene)
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
        red = ramp(["#6a2426", "#3c1624", "#1c0d15"], far + 0.06 * broad)
        colours = lerp(dark, red, smoothstep(0.0, 0.2, panel))
        gilt = ramp(["#d8a850", "#8a5c28", "#3a2418"], far)
        return lerp(
            colours, gilt, (np.maximum(smoothstep(0.07, 0.02, np.abs(panel - 0.08)), smoothstep(0.05, 0.01, np.abs(panel - 0.42))) * 0.7).astype(np.float32)
        )

    def flow(x: Image, y: Image) -> Image:
        return np.arctan2((y - ROSE[1]) / TALL, x - ROSE[0]) + 0.5

    scene.background(lacquer, flow=flow, brush=BROAD)
    scene.motif("light on the walls").glow(ROSE, 560, "#f0a850", 0.42)


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
    sky.glow(ROSE, 430, "#ffcf78", 0.62)


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
        glove = scene.motif(f"glove {number}", brush=FINE)
        if number == len(COUPLES) - 1:  # her head is before his arm, and nearest to us an arm is missed
            glove.shape(ribbon(curve([two[0].at("elbow_l"), hands[-1]], 4), [size * 0.075, size * 0.05]), "#231e26", depth=12)
        held(glove, hands[-1], size)
    return hands


def held(motif: Motif, at: Place, size: float) -> None:
    """A white glove drawn up by its wrist, its fingers gone limp."""
    lifted = math.atan2(HEAD[1] - at[1], HEAD[0] - at[0])
    here = Placement(at, size / 540, lifted + math.pi / 2)
    kid = Light(direction=(-0.2, -0.5, 0.6), colour="#fff0cc", shade="#8a7468", depth=0.5, rim="#ffffff")
    for finger, (x, y) in enumerate(((-11, 24), (-4, 30), (4, 30), (11, 25))):
        motif.shape(here(ribbon([(x * 0.8, 4), (x, y * 0.6), (x * 1.15 + 2, y)], [8, 7.5, 5])), "#fbf6ea", depth=4, light=kid, wobble=0.3 + 0.05 * finger)
    motif.shape(here(blob([(-14, -10), (14, -10), (16, 6), (10, 16), (-10, 16), (-16, 6)])), "#fbf6ea", depth=9, light=kid)
    motif.shape(here(blob([(-15, -24), (15, -24), (13, -10), (-13, -10)])), "#efe4d0", depth=6, light=kid)


def out_of_time(scene: Scene) -> Place:
    """These two have cut their thread, and kick as they like. Returns where the scissors are."""
    pair = scene.motif("couple out of time", story=True, brush=FINE)
    he = Person("adult", TAILS, "E", Hair("short", "#161214"), Face("snub", "soft"), seed=40)
    foot = (896, 1486)
    kick = poses.dancing(1.0).but(
        head=(34, -10, 14), lean=-10, arms=(poses.Arm(70, 50, 30), poses.Arm(-20, 84, 60)), legs=(poses.Leg(72, 10, 20, 20), poses.Leg(-4, 3, 8))
    )
    he.posed(kick, View(foot, 440, -50, -8, upright(foot) + 16)).paint(pair, contact=False)
    foot = (676, 1530)
    she = Person("woman", GOWN.but(top="#3f8f80", length=1.5), "B", Hair("ponytail", "#7a3a24"), Face("button", mouth="open"), seed=41)
    leap = poses.dancing(0.9).but(hands=("open", "grip"), arms=(poses.Arm(10, 88, 10, -30), poses.Arm(166, 8, 6)), head=(10, -26, -6))
    posed = she.posed(leap, View(foot, 450, 30, -8, upright(foot) + 6))
    posed.paint(pair, contact=False)
    hand = posed.at("hand_r")
    shears = scene.motif("scissors", story=True, brush=CRISP, material=METAL)
    here = Placement(hand, 1.25, math.radians(upright(foot)) - 0.1)
    for side in (-1, 1):
        blade = [(side * 5, -24), (-side * 10, -38), (-side * 42, -112), (-side * 12, -62), (side * 4, -36)]
        shears.shape(here(polygon(blade, 2)), "#dfe4e4", depth=3, wobble=0.2, lit="#ffffff", shade="#7a8488")
        shears.line(here([(side * 2, -32), (side * 8, -16), (side * 13, -4)]), 7, "#c8a050", taper=0, load=1)
        loop = ellipse((side * 15, 10), 11, 15, side * 0.3)
        shears.line(here(np.vstack([loop, loop[:1]])[::8]), 6, "#c8a050", taper=0, load=1)
    shears.shape(here(ellipse((0, -32), 5)), "#8a6a30", depth=4, wobble=0.1)
    return here.point(0, -84)


# ---- the spider

HEAD: Place = (510.0, 742.0)
BELLY: Place = (528.0, 566.0)
GROWN = 1.26  # how much larger than the drops it is made of


def spider(scene: Scene, hands: list[Place], cut: Place) -> None:
    shade = scene.motif("its shadow on heaven")
    shade.wash(ellipse((BELLY[0] + 14, BELLY[1] + 50), 214, 266), "#6a3018", 0.7, soft=60, way="multiply")
    shade.glow((HEAD[0], HEAD[1] + 10), 200, "#ffe6a0", 0.4)
    belly(scene)
    legs = scene.motif("crystal legs", story=True, light=GLASS, brush=FINE, material=GLAZE)
    tips = [leg(legs, end) for end in [*hands, cut]]
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
    far = min(360.0, max(280.0, 0.76 * math.dist(root, hand)))
    bones = ((60, 0.0), (far * 0.52, crook), (far * 0.78, crook * 0.5), (far, 0.0))
    places = [(root[0] + r * math.cos(angle + turn), root[1] + r * math.sin(angle + turn)) for r, turn in bones]
    cast = [(x + 16, y + 30) for x, y in places]
    motif.wash(ribbon(curve(cast, 6), [40] * 10 + [26] * 9), "#6a3018", 0.42, soft=10, way="multiply")
    for start, end, wide in ((0, 1, 44), (1, 2, 35), (2, 3, 24)):
        prism(motif, places[start], places[end], wide)
    for place, size in ((places[1], 17), (places[2], 13)):
        motif.shape(ellipse(place, size), "#d09a40", depth=size, material=METAL, wobble=0.2)
    motif.shape(ellipse(places[3], 7), "#fff6e0", depth=5, wobble=0.2)
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
    for radius, count, long in ((118 * GROWN, 32, 38), (88 * GROWN, 25, 35), (58 * GROWN, 17, 31), (30 * GROWN, 10, 27)):
        brass.shape(ellipse(BELLY, radius, radius * 1.12), mix("#b07a28", "#5a3016", radius / 250), depth=12)
        brass.shape(ellipse(BELLY, radius - 7, radius * 1.12 - 8), "#4a2818", depth=4, shade="#2a1410")
        for k in range(count):
            angle = k * math.tau / count + radius
            at = (x + (radius - 9) * math.cos(angle), y + (radius - 9) * 1.12 * math.sin(angle))
            here = Placement(at, 1.0, angle + math.pi / 2)
            drop = [(0, -long * 0.16), (-5, long * 0.3), (-4, long * 0.62), (0, long * 0.8), (4, long * 0.62), (5, long * 0.3)]
            brass.shape(here(polygon(drop, 2)), ("#f2e2b8", "#dcc890", "#c8d0b8")[k % 3], depth=4, material=GLAZE, shade="#8a6a3c", wobble=0.2)
            brass.dab(here.point(-1.5, long * 0.4), 2.4, 6, angle, "#ffffff", taper=0.1, load=1)
    brass.shape(ellipse(BELLY, 21, 23), "#fff2d0", depth=17, material=GLAZE, shade="#a8803c", lit="#ffffff", wobble=0.2)
    for k in range(12):
        angle = k * math.tau / 12 + 0.2
        if math.sin(angle) < 0.72:
            flame(brass, (x + 124 * GROWN * math.cos(angle), y + 138 * GROWN * math.sin(angle)), 62, angle + math.pi / 2)


def flame(motif: Motif, at: Place, tall: float, turn: float) -> None:
    here = Placement(at, tall / 30, turn)
    motif.glow(here.point(0, -14), tall * 1.5, "#ffdc80", 0.75)
    motif.shape(here(ellipse((0, 0), 8, 6)), "#c08a34", depth=6)
    bare = Light(strength=0, depth=0)
    for wide, high, ink in ((1.0, 1.0, "#ff9c34"), (0.72, 0.84, "#ffd860"), (0.42, 0.62, "#fffdf0")):
        tongue = [(0, -2), (6 * wide, -9 * high), (4 * wide, -18 * high), (0, -30 * high), (-4 * wide, -18 * high), (-6 * wide, -9 * high)]
        motif.shape(here(blob(tongue)), ink, depth=4, brush=CRISP, light=bare, lit=ink, shade=ink, wobble=0.2, soft=0.6)


def dripping(scene: Scene) -> None:
    """Gold light that comes down in drops, larger the nearer they are to us."""
    gold = scene.motif("dripping light", light=GLASS, brush=CRISP, material=GLAZE)
    for k in range(44):
        angle, out = k * 2.39996, 190 + 230 * float(gold.random.random()) ** 0.8
        at = (BELLY[0] + out * math.cos(angle), BELLY[1] + 40 + out * TALL * math.sin(angle))
        size = 3.0 + 9.0 * (out - 190) / 230 * float(gold.random.uniform(0.5, 1.0))
        here = Placement(at, size / 10, math.atan2(at[1] - BELLY[1], at[0] - BELLY[0]) - math.pi / 2)
        gold.glow(at, size * 3, "#ffd870", 0.4)
        gold.shape(here(blob([(0, -26), (4, -8), (8, 3), (0, 11), (-8, 3), (-4, -8)])), "#f6c850", depth=6, lit="#fffbe0", shade="#c88a30", wobble=0.2)


def head(scene: Scene) -> None:
    """Eight globes, and in each a flame for a pupil."""
    face = scene.motif("spider's head", story=True, light=GLASS, brush=FINE, material=METAL)
    x, y = HEAD
    here = Placement(HEAD, GROWN)
    skull = [(-62, -30), (0, -66), (62, -30), (66, 24), (0, 62), (-66, 24)]
    face.shape(here(blob(skull)), "#2c1a1a", depth=38, shade="#100809", lit="#8a5c2c")
    for side in (-1, 1):
        palp = [(side * 40, 40), (side * 66, 62), (side * 62, 92), (side * 46, 104)]
        face.shape(here(ribbon(curve(palp, 6), [18, 16, 12, 5])), "#2c1a1a", depth=8, shade="#100809", lit="#8a5c2c")
        fang = [(side * 14, 44), (side * 36, 50), (side * 40, 84), (side * 22, 124), (side * 6, 140), (side * 16, 108), (side * 15, 76)]
        identity = face.shape(here(blob(fang)), "#e8d4a0", depth=11, material=GLAZE, shade="#7a5a34", lit="#ffffff")
        face.line(here([(side * 28, 56), (side * 29, 86), (side * 17, 120)]), 2.4, "#ffffff", on=identity, taper=0.5, load=1)
    eyes = scene.motif("candle eyes", story=True, light=GLASS, brush=CRISP)
    for dx, dy, small in ((-46, -20, 13), (46, -22, 13), (-22, -38, 13), (22, -38, 13), (-54, 12, 15), (54, 10, 15), (-22, 8, 25), (22, 6, 25)):
        at, size = (x + dx * GROWN, y + dy * GROWN), small * GROWN
        eyes.glow(at, size * 1.8, "#ffd070", 0.4)
        globe = Gradient(["#fff2b8", "#f2b848", "#9a5a20"], (at[0], at[1] - size), (at[0] + size * 0.4, at[1] + size))
        eyes.shape(ellipse(at, size), globe, depth=size, material=GLAZE, wobble=0.2)
        here = Placement((at[0], at[1] + size * 0.5), size / 22)
        eyes.shape(here(blob([(0, 4), (5, -4), (3, -14), (0, -26), (-3, -14), (-5, -4)])), "#fffdf0", depth=3, wobble=0.1, lit="#ffffff", shade="#fff0a8")
        eyes.dab((at[0] - size * 0.45, at[1] - size * 0.45), size * 0.3, size * 0.24, 0.6, "#ffffff", taper=0, load=1)
