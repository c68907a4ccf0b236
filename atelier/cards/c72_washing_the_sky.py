"""72, washing-the-sky: two men in a cradle hung from nothing clean a November sky, and there is blue under it."""

import math

import numpy as np

from atelier.bodies import poses
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.outfit import FURRED, Face, Hair, Hat, Outfit
from atelier.bodies.people import Person
from atelier.bodies.poses import Arm, Leg
from atelier.bodies.silhouettes import silhouette
from atelier.bodies.space import View
from atelier.bodies.species import SPECIES
from atelier.canvas import BROAD, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, curve, ellipse, polygon, union
from atelier.light import METAL, WOOD, Light
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.forms import rod
from atelier.motifs.houses import Style, house, town
from atelier.motifs.lines import rope
from atelier.motifs.openings import Window, flower_box, window
from atelier.motifs.sky import smoke, stratus
from atelier.motifs.vessels import bucket
from atelier.palette import Image, ramp
from atelier.paper import Finish
from atelier.scene import Gradient, Motif, Scene

CARD = Card(
    number=72,
    slug="washing-the-sky",
    palette=("#a5a3a3", "#55545a", "#f5f6f4", "#62b3e6", "#f08a2c"),
    spread=Spread(
        hue="grey", place="city", time="overcast", season="autumn", mood="joyful", viewpoint="eye level",
        figure="couple", composition="diagonal", people=True, relation=True, cast=("A", "E"),
        themes=("weather", "work-machines", "growth", "freedom-cages"),
    ),
)  # fmt: skip

START, END = np.array([-150.0, 100.0]), np.array([470.0, 640.0])  # the middle of the stripe
ALONG = (END - START) / np.linalg.norm(END - START)
ACROSS = np.array([-ALONG[1], ALONG[0]])  # towards the roofs
HALF = 152.0
LONG = float(np.linalg.norm(END - START))
DECK = 1046.0
ORANGE = "#f08a2c"


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.75, -0.6, 0.35), colour="#e8f4ff", shade="#34333e", depth=0.58, strength=0.9, rim="#eef8ff", rim_strength=0.9, air="#9a989a"
    )
    scene.finish = Finish(ground="#7a787c", periphery=0.2, grade=lambda image: (image - 0.5) * 1.08 + 0.505)
    soot(scene)
    blue = stripe(scene)
    lather(scene, blue)
    half_a_bird(scene, blue)
    roofs(scene)
    runs(scene)
    neighbours(scene)
    cradle_ropes(scene)
    cat(scene)
    squeegee(scene, "his", (424, 700), (668, 892))
    squeegee(scene, "the other's", (520, 580), (812, 836))
    cleaners(scene)
    cradle(scene)


def on_stripe(u: float, v: float) -> Place:
    """A place by how far along the stripe it is (0 to 1) and how far across (-1 above, 1 below)."""
    at = START + ALONG * LONG * u + ACROSS * HALF * v
    return float(at[0]), float(at[1])


def soot(scene: Scene) -> None:
    """November, unwashed."""
    broad, middling = scene.canvas.broad, scene.canvas.middling
    scene.background(
        lambda x, y: ramp(["#626066", "#78767a", "#949294", "#b0adab", "#c4bfb8"], y / 1250 + 0.13 * broad + 0.05 * middling - 0.0001 * (x - 500)),
        flow=lambda x, y: 0.12 * np.sin(x / 210 + y / 150), brush=BROAD,
    )  # fmt: skip
    for number, (x, y, wide, tall) in enumerate(((760, 130, 620, 80), (920, 330, 420, 60), (250, 960, 520, 60), (820, 1130, 460, 44))):
        stratus(scene.motif(f"soot {number}"), (x, y), wide, tall, CloudTones("#5c5a60", "#8f8c8e", "#3f3e46"), thickness=0.6, streak=7)
    heart = scene.motif("an old heart", brush=FINE)
    here = Placement((868, 232), 1.0, 0.12)
    for half in (-1, 1):
        lobe = [(0, 34), (half * 30, 2), (half * 26, -24), (half * 10, -28), (0, -10)]
        heart.line(here(lobe), 4, "#b4c4d2", taper=0.3, load=1)
    heart.line(here([(-46, 22), (44, -24)]), 3, "#b4c4d2", taper=0.5)


def below_stripe(x: Image, y: Image) -> Image:
    """How far across the stripe a place is: 1 at its lower edge."""
    return ((x - START[0]) * ACROSS[0] + (y - START[1]) * ACROSS[1]) / HALF


def edge(motif: Motif, v: float, rough: float, count: int = 40) -> Points:
    """One side of the stripe, as a rubber blade leaves it."""
    stray = np.interp(np.linspace(0, 1, count), np.linspace(0, 1, 14), motif.random.normal(size=14)) * rough
    u = np.linspace(0, 1, count)
    return np.array([on_stripe(share, v + s / HALF) for share, s in zip(u, stray, strict=True)])


def stripe(scene: Scene) -> int:
    clean = scene.motif("the clean stripe", story=True, brush=BROAD)
    outline = np.vstack([edge(clean, -1, 5), edge(clean, 1, 7)[::-1]])
    sky = Gradient(["#e8f8ff", "#a8dcf6", "#62b3e6", "#4a9fdc"], (-60, 120), on_stripe(1, 0.4))
    blue = clean.shape(outline, sky, depth=2, lit="#f4fcff", shade="#4a9fdc", flow=math.atan2(ALONG[1], ALONG[0]))
    clean.glow((-20, 120), 330, "#fffbe0", 0.8, within=blue)
    for number, (u, v, wide, tall) in enumerate(((0.62, 0.1, 150, 50), (0.36, -0.3, 110, 34))):
        puff = scene.motif(f"summer cloud {number}", within=blue)
        cumulus(puff, on_stripe(u, v), wide, tall, CloudTones("#f4f8fb", "#ffffff", "#b4d4ea"))
    seam = scene.motif("seam")
    for _ in range(26):
        v, start, long = seam.random.uniform(-0.98, 0.98), seam.random.uniform(0.2, 0.9), seam.random.uniform(0.06, 0.3)
        path = [on_stripe(min(1.0, start + long * k / 4), v + 0.01 * seam.random.normal()) for k in range(5)]
        ink = ("#8f98a4", "#dff2fc", "#f4fbff")[int(seam.random.integers(3))]
        seam.line(path, seam.random.uniform(2, 9), ink, opacity=0.34, taper=0.8, dry=0.7, on=blue)
    seam.line([on_stripe(u, 0.02 * math.sin(9 * u)) for u in np.linspace(0.1, 1, 14)], 4, "#eef6fa", opacity=0.55, taper=0.6, on=blue)
    seam.glow((60, 260), 520, "#bfe0f4", 0.24)
    return blue


def lather(scene: Scene, blue: int) -> None:
    """Soap before the blades, foam along the edges."""
    soap = scene.motif("soap")
    for x, y, wide, high, turn in ((700, 470, 260, 120, 0.5), (840, 640, 170, 110, 0.9), (520, 860, 150, 70, 0.8)):
        soap.wash(ellipse((x, y), wide, high, turn), "#dcdedd", 0.34, soft=40)
    for _ in range(46):
        x, y = 560 + soap.random.uniform(0, 380), 340 + soap.random.uniform(0, 420)
        if below_stripe(np.array(x), np.array(y)) > 1.5:
            continue
        t = np.linspace(soap.random.uniform(0, 3), soap.random.uniform(4, 6), 12)
        size = soap.random.uniform(26, 80)
        soap.line(np.stack([x + size * np.cos(t), y + size * 0.6 * np.sin(t)], 1), soap.random.uniform(12, 30), "#eef0ee", opacity=0.22, taper=0.7, dry=0.8)
    foam = scene.motif("foam", brush=FINE)
    for v, stretches, largest in ((-1.01, 26, 4.0), (1.02, 30, 10.0)):
        for u in np.sort(foam.random.uniform(0.12, 0.98, stretches)):
            heap = (0.45 + 0.55 * math.sin(13 * float(u)) ** 2) * (0.5 + 0.5 * float(u))
            froth(foam, [on_stripe(float(u) + k * 0.009, v) for k in range(-3, 4)], largest * heap)
    for v in np.linspace(-0.98, 0.98, 9):
        froth(foam, [on_stripe(1.02, float(v) + k * 0.035) for k in range(-3, 4)], 11)


def froth(motif: Motif, line: list[Place], size: float) -> None:
    """Foam along a line: heaps that have run together, a glint on them, and loose bubbles about."""
    balls: list[Points] = []
    for x, y in line:
        for _ in range(3):
            r = size * motif.random.uniform(0.4, 1.1)
            balls.append(ellipse((x + motif.random.normal() * size * 0.7, y + motif.random.normal() * size * 0.6), r, r * 0.9))
    for heap in union(balls, 0.8):
        motif.shape(heap, "#eef1f2", depth=max(2.0, size * 0.9), lit="#ffffff", shade="#a4aab4", wobble=0.6)
    for x, y in line:
        at = (x + motif.random.normal() * size * 1.6, y + motif.random.normal() * size * 1.4)
        motif.dab(at, size * 0.5, size * 0.36, 0.9, "#f8fbfc", taper=0.8, load=1, opacity=0.8, wobble=0.0)


def half_a_bird(scene: Scene, blue: int) -> None:
    """Rubbed out by mistake; begun again in chalk."""
    bird = scene.motif("the half in chalk", brush=TINY)
    view = View(on_stripe(0.80, 1.14), 200, -64, 14, -2)
    clay = Bird("crow").clay(Perch.FLY, beat=38)

    def unwashed(x: Image, y: Image) -> Image:
        return 1.0 * (below_stripe(x, y) > 1.04)

    Bird("crow").paint(scene.motif("half a bird", story=True, brush=TINY, fade=unwashed), view, Perch.FLY, beat=38)
    for outline in silhouette(clay, view):
        run: list[Place] = []
        for x, y in np.vstack([outline, outline[:1]]):
            if below_stripe(x, y) < 0.98:
                run.append((float(x), float(y)))
            elif run:
                chalk(bird, run)
                run = []
        chalk(bird, run)
    for k in range(7):
        x, y = on_stripe(0.76 + 0.022 * k, 0.70 + 0.05 * (k % 3))
        bird.line([(x, y), (x - 20, y + 15)], 3, "#f4fbff", opacity=0.8, taper=0.4, dry=0.5)


def chalk(motif: Motif, run: list[Place]) -> None:
    """An outline found again, stroke by stroke."""
    for k in range(0, len(run) - 6, 18):
        motif.line(run[k : k + 20 : 2], 4.5, "#ffffff", taper=0.2, load=1, dry=0.4, wobble=0.6)


def roofs(scene: Scene) -> None:
    """The city, wet; what the suds have reached has its colours again."""
    grey = Style(wall="#8a8684", roof=("#4a484e", "#6a676a"), gable="peak", lit=0.0, storeys=3)
    washed = Style(wall="#d8b890", roof=("#a8452f", "#d8744a"), gable="peak", lit=0.0, storeys=3)
    blue = Style(wall="#c8d0cc", roof=("#3f6a8a", "#6a9ab8"), gable="hat", storeys=3)
    town(scene.motif("farthest roofs"), [(-20, 1180), (500, 1164), (1020, 1178)], 20, 58, [grey], air=0.75)
    town(scene.motif("far roofs"), [(-20, 1258), (500, 1240), (1020, 1262)], 14, 84, [grey], air=0.35)
    town(scene.motif("far washed roofs"), [(30, 1266), (200, 1258), (390, 1262)], 5, 84, [washed, blue, washed], air=0.12)
    smoke(scene.motif("smoke"), (880, 1150), 160, "#77747a", drift=0.6, strength=0.5)
    town(scene.motif("middle roofs"), [(560, 1378), (800, 1362), (1040, 1376)], 5, 120, [grey], air=0.1)
    town(scene.motif("middle washed roofs"), [(-20, 1366), (240, 1360), (500, 1376)], 5, 118, [washed, washed, blue], air=0.0)
    scene.motif("light on the roofs").glow((190, 1230), 330, "#cfeaf8", 0.3, graze=0.4)


def runs(scene: Scene) -> None:
    """Grey suds, running down."""
    drip = scene.motif("runs")
    for _ in range(70):
        u = float(drip.random.uniform(0.2, 1.0))
        x, y = on_stripe(u, 1.02)
        long = drip.random.uniform(60, 470) * (0.4 + 0.6 * drip.random.random())
        path = [(x, y), (x + drip.random.normal() * 4, y + long * 0.5), (x + drip.random.normal() * 7, y + long)]
        drip.line(path, drip.random.uniform(2, 6), ("#eceeed", "#c8cacc", "#77757c")[int(drip.random.integers(3))], opacity=0.65, taper=0.5, load=0.9)
        drip.dab((path[-1][0], path[-1][1] + 3), 8, 5, 1.57, "#e0e4e6", taper=0.4, opacity=0.8)
    suds = scene.motif("bubbles", brush=FINE)
    for _ in range(26):
        x, y, r = suds.random.uniform(40, 620), suds.random.uniform(720, 1200), suds.random.uniform(5, 17)
        ring = ellipse((x, y), r)
        suds.line(np.vstack([ring, ring[:1]])[::4], 1.8, "#f4fafc", opacity=0.75, taper=0)
        suds.dab((x - r * 0.4, y - r * 0.4), r * 0.5, r * 0.24, -0.7, "#ffffff", taper=0.3, load=1)


HOMES = (
    (112, 250, 190, "#d8b48a", ("#9a4230", "#cf6c46"), "#3f7f8a"),
    (392, 230, 150, "#c4ccc4", ("#3f6480", "#6a94b0"), "#c8503c"),
    (884, 270, 176, "#8f8a88", ("#44424a", "#66636a"), "#5a6a5a"),
)
FOLK = (
    ("woman", "#e8c24a", "B", Hair("bun", "#6a4028")), ("old", "#c8503c", "D", Hair("balding", "#d8d8d8")), ("child", "#5fa8a0", "C", Hair("puffs", "#2a1a14")),
    ("adult", "#7a5a9a", "A", Hair("short", "#c8923c")), None, ("woman", "#d87a9a", "E", Hair("afro", "#1a1216")),
)  # fmt: skip


GESTURES = (
    (Arm(40, 8, 96, 40), Arm(136, 16, 30)), (Arm(60, 10, 120, 10), Arm(60, 10, 120, 10)), (Arm(150, 24, 16), Arm(140, 30, 24)),
    (Arm(36, 10, 80, 40), Arm(36, 10, 80, 40)), (Arm(), Arm()), (Arm(120, 30, 20), Arm(36, 10, 80, 40)),
)  # fmt: skip


def neighbours(scene: Scene) -> None:
    """They open their shutters to see."""
    for number, (x, wide, tall, wall, roof, shutter) in enumerate(HOMES):
        blind = Window(glass=wall, frame=wall, panes=(1, 1), curtain=None)
        style = Style(wall, roof=roof, gable="peak", columns=1, window=blind, door=None, storeys=1)
        parts = house(scene.motif(f"near house {number}"), (x, 1540), wide, tall, style)
        if number < 2:
            roof_suds(scene, f"suds on roof {number}", parts["roof"])
        for side in (0, 1):
            at = (x + (side - 0.5) * wide * 0.5, 1446 + 8 * side)
            look = Window(frame="#f0e8d8", glass="#3a4650", panes=(1, 1), shutters=shutter, curtain=None)
            window(scene.motif(f"shutters {number} {side}", brush=FINE), Placement(at), 58, 80, look)
            folk = FOLK[number * 2 + side]
            if folk is None:
                continue
            build, shirt, skin, hair = folk
            who = Person(build, Outfit(shirt, 0.4), skin, hair, seed=number * 2 + side)
            pose = poses.standing().but(head=(0, -26, 0), arms=GESTURES[number * 2 + side], hands=("open", "open"), lean=8)
            posed = who.posed(pose, View((at[0], at[1] + 96), 168, 24 if x < 500 else -40, -4))
            posed.paint(scene.motif(f"neighbour {number} {side}"), brush=TINY, contact=False)
            under = scene.motif(f"under the sill {number} {side}", brush=FINE)
            x0, y0 = at
            under.shape(polygon([(x0 - 40, y0 + 2), (x0 + 40, y0 + 2), (x0 + 40, 1560), (x0 - 40, 1560)]), wall, depth=3)
            rod(under, [(x0 - 40, y0 + 3), (x0 + 40, y0 + 3)], [9, 9], "#e8dcc4")
            if side:
                flower_box(under, Placement((x0, y0 + 6)), 66, "#8a5a3a")


def roof_suds(scene: Scene, name: str, roof: int) -> None:
    """What has come down already."""
    suds = scene.motif(name, brush=FINE)
    for x, y in suds.spots(roof, 12):
        froth(suds, [(x + 5 * k, y - 8 + 2 * abs(k)) for k in range(-2, 3)], suds.random.uniform(4, 7))
        long = suds.random.uniform(20, 70)
        suds.line([(x, y), (x + 2, y + long)], suds.random.uniform(3, 6), "#f0f2f2", taper=0.7, opacity=0.75)


def cradle_ropes(scene: Scene) -> None:
    """Each from a shackle, and the shackle from nothing. (A hook would be a question mark.)"""
    for number, (x, top) in enumerate(((636, 356), (934, 300))):
        line = scene.motif(f"rope {number}", story=True, brush=FINE)
        rope(line, [(x, DECK - 96), (x - 2, (DECK + top) / 2), (x, top + 46)], 9)
        t = np.linspace(0.5, 2 * math.pi + 0.5, 22) + math.pi / 2
        rod(line, np.stack([x + 19 * np.cos(t), top + 14 + 24 * np.sin(t)], 1), [7, 9, 9, 7], "#b8bcc4", material=METAL)
        rod(line, [(x - 13, top + 36), (x + 13, top + 36)], [9, 9], "#d0d4da", material=METAL)
        rod(line, [(x, top + 38), (x, top + 60)], [15, 11], "#8f949e", material=METAL)


def cat(scene: Scene) -> None:
    climber = scene.motif("cat", story=True, brush=FINE)
    who = Person("beast", FURRED, beast=SPECIES["cat"].but(colour="#3c3a42", under="#5a5660"))
    pose = poses.climbing().but(head=(-40, -4, 0), legs=(Leg(40, 8, 70, 20), Leg(84, 8, 96, 10)))
    who.posed(pose, View((896, 640), 168, 78, 2), left_hand=(932, 514), right_hand=(932, 556), bars=(90, 90)).paint(climber, contact=False)


def squeegee(scene: Scene, whose: str, blade: Place, hand: Place) -> None:
    """A long one: pole, socket, rubber."""
    tool = scene.motif(f"squeegee, {whose}", story=True, brush=FINE)
    rod(tool, np.stack([blade, hand + ALONG * 46]), [11, 12], "#c89a5a", material=WOOD)
    left, right = np.array(blade) - ACROSS * 80, np.array(blade) + ACROSS * 80
    rod(tool, [left - ALONG * 8, right - ALONG * 8], [11, 11], "#2c2c34")
    rod(tool, [left, right], [15, 15], "#d0d4da", material=METAL)
    rod(tool, [tuple(np.array(blade)), tuple(np.array(blade) + ALONG * 40)], [22, 14], "#8a5a3a", material=WOOD)


def cleaners(scene: Scene) -> None:
    """One dark, one fair."""
    overalls = Outfit(ORANGE, trousers=ORANGE, length=0.16, belt="#b85c18", boot=0.3, shoes="#33333c")
    fair = Person("adult", overalls.but(sleeves="#f4f2ec", hat=Hat("cap", "#d86a1c")), "A", Hair("short", "#e8c468", "short"), Face("long", "strong"), seed=7)
    reach = poses.standing(0.4).but(lean=8, head=(0, -14, 0), hands=("grip", "grip"), legs=(Leg(20, 5, 10), Leg(-14, 5, 6)))
    along = math.degrees(math.atan2(-(836 - 580), 812 - 520))
    fair.posed(reach, View((842, DECK - 4), 350, -66, 3), right_hand=(770, 798), left_hand=(736, 768), bars=(along, along)).paint(
        scene.motif("the fair one", story=True), contact=False
    )
    dark = Person("adult", overalls.but(sleeves="#d8e4ea"), "E", Hair("cropped", "#161012"), Face("round", "soft"), seed=2)
    along = math.degrees(math.atan2(-(892 - 700), 668 - 424))
    dark.posed(reach.but(lean=12), View((706, DECK + 2), 350, -72, 3), right_hand=(636, 868), left_hand=(606, 843), bars=(along, along)).paint(
        scene.motif("the dark one", story=True), contact=False
    )


def cradle(scene: Scene) -> None:
    """Planks, a rail, two buckets; over the rail hangs a cloud to be wrung out."""
    deck = scene.motif("cradle", material=WOOD, brush=FINE)
    deck.shape(polygon([(604, DECK - 8), (966, DECK - 8), (966, DECK + 22), (604, DECK + 22)], 8), "#a8784a", depth=9)
    for x in (618, 728, 842, 952):
        rod(deck, [(x, DECK), (x, DECK - 102)], [10, 10], "#c8ccd2", material=METAL)
    for y in (DECK - 98, DECK - 52):
        rod(deck, [(606, y), (964, y)], [11, 11], "#c8ccd2", material=METAL)
    for x in (636, 934):
        rod(deck, [(x, DECK - 100), (x, DECK + 26)], [9, 9], "#d8c8a0")
    tub = scene.motif("bucket", story=True, brush=FINE)
    deck.line([(902, DECK - 98), (902, DECK + 16)], 3, "#6a6a70", taper=0, load=1)
    bucket(tub, (902, DECK + 96), 84, "#9aa8b4", water="#8a9298", handle=1.0)
    wrung = scene.motif("wrung cloud", story=True, brush=FINE)
    twist = [(884, DECK - 104), (892, DECK - 74), (905, DECK - 44), (898, DECK - 18), (902, DECK + 8)]
    rod(wrung, twist, [58, 34, 24, 20, 8], "#e4e8ec", lit="#ffffff", shade="#8f98a8", ragged=0.5)
    spine = curve(twist, 8)
    for k in range(3, len(spine) - 3, 3):
        x, y = spine[k]
        half = 24 - 17 * k / len(spine)
        wrung.line([(x - half, y - half * 0.7), (x, y), (x + half * 0.9, y + half * 0.35)], 3.4, "#8a94a6", taper=0.6, opacity=0.8)
    cumulus(scene.motif("what is left of the cloud"), (884, DECK - 88), 128, 62, CloudTones("#eef1f4", "#ffffff", "#98a2b4"))
    for k in range(4):
        wrung.dab((901 + k % 2 * 3, DECK + 18 + 9 * k), 8, 4, 1.57, "#dfe8ee", taper=0.4, load=1)
    small = scene.motif("small bucket", brush=FINE)
    deck.line([(664, DECK + 20), (664, DECK + 40)], 3, "#6a6a70", taper=0, load=1)
    bucket(small, (664, DECK + 104), 64, "#c86a3a", water="#eef2f4", handle=1.0)
    froth(small, [(640 + 8 * k, DECK + 40 - 2 * abs(k - 3)) for k in range(7)], 8)
