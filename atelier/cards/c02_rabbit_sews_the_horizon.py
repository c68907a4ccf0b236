"""2, rabbit-sews-the-horizon: night has come off the ground, spring noon pours out of the rip, and somebody sews."""

import math
from dataclasses import replace

import numpy as np

from atelier import marks
from atelier.accents import FromPicture
from atelier.bodies import poses
from atelier.bodies.clay import Clay, Eye, Stuff, fur
from atelier.bodies.modelling import paint_bodies
from atelier.bodies.outfit import BUILDS, Outfit
from atelier.bodies.people import Person
from atelier.bodies.space import View, ahead
from atelier.bodies.species import SPECIES
from atelier.canvas import BROAD, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Points, along, curve, ellipse, polygon, ribbon, smoothstep, tangents
from atelier.light import CLOTH, FUR, GLAZE, Light
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.land import hill
from atelier.motifs.lines import kite, yarn
from atelier.motifs.play import button, needle
from atelier.motifs.sky import stratus
from atelier.motifs.trees import Leafage, tree
from atelier.palette import Image, lerp, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=2,
    slug="rabbit-sews-the-horizon",
    palette=("#2b1a4f", "#7c3f79", "#e2875f", "#cfeaf0", "#1f7a6c"),
    spread=Spread(
        hue="violet/plum", place="field", time="dusk", season="spring", mood="uncanny", viewpoint="eye level",
        figure="animal", composition="diagonal", themes=("time", "night", "work-machines", "animals-as-people", "doors", "memory"),
    ),
)  # fmt: skip

SEAM = 1046.0
RED = "#d0303a"
TEAR: tuple[Place, ...] = (
    (1050, 120), (960, 196), (900, 168), (838, 286), (760, 300), (726, 412), (640, 430), (618, 540),
    (528, 596), (520, 690), (432, 742), (420, 838), (346, 902), (338, 980), (296, SEAM - 10),
)  # fmt: skip
TIP, TURN, LONG = (322.0, 1022.0), 0.62, 520.0


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.25, -0.65, 0.4), colour="#fff6cf", shade="#21123f", depth=0.62, strength=0.9, rim="#fdf6d0", rim_strength=0.9, air="#b9a0c0"
    )
    scene.finish = Finish(ground="#5a3a62", periphery=0.12, grade=lambda image: (image - 0.5) * 1.05 + 0.5)
    the_other_day(scene)
    night(scene)
    moon(scene)
    fields(scene)
    stitches(scene)
    pincushion(scene)
    rabbit(scene)
    near_grass(scene)


def the_other_day(scene: Scene) -> None:
    """A spring noon, with its own weather."""
    broad = scene.canvas.broad
    scene.background(lambda x, y: ramp(["#7ec4e4", "#a8dcee", "#d8f0ee", "#f8f8dc"], (y - 120) / 900 + 0.06 * broad), flow=0.1, brush=BROAD)
    white = CloudTones("#e6f2f2", "#fffef6", "#a8cce0")
    for number, (x, y, wide, high) in enumerate(((900, 560, 330, 120), (690, 760, 260, 84), (980, 800, 240, 90))):
        cumulus(scene.motif(f"noon cloud {number}"), (x, y), wide, high, white)
    day = Light(direction=(0.1, -0.9, 0.4), colour="#fffbe0", shade="#4a8a80", depth=0.4, strength=0.9)
    hill(scene.motif("noon hills", light=day), [(200, 990), (420, 946), (640, 966), (820, 916), (1050, 940)], ("#cfe8a8", "#a8d69a", "#8cc890"), depth=110)
    blossom = Leafage("#c88a9a", "#f4c4cc", "#fff2f0", "#7a5a50")
    for number, (x, y, high) in enumerate(((520, 964, 60), (440, 962, 40), (850, 934, 90), (760, 938, 54))):
        tree(scene.motif(f"tree {number}", light=day), (x, y), high, blossom if number != 1 else Leafage("#4f9a6a", "#8cc878", "#d8f0a0", "#7a5a50"))
    kite(scene.motif("kite", story=True, brush=FINE), (824, 668), 92, turn=0.35, string=(690, 946))


def torn(motif: Motif) -> Points:
    """The raw edge, teeth and all."""
    line = along(curve(TEAR, 10), 150)
    ahead_ = tangents(line)
    side = np.stack([-ahead_[:, 1], ahead_[:, 0]], 1)
    rags = np.convolve(motif.random.normal(size=150), (0.3, 0.5, 0.3), "same") * 17 + motif.random.normal(size=150) * 4
    teeth = np.where(rags > 0, rags * 1.3, rags * 0.5)
    return line + side * teeth[:, None]


def night(scene: Scene) -> None:
    """Heavy cloth with dusk along its lower border, lifted off the ground on the right."""
    cloth = scene.motif("night", material=CLOTH, brush=BROAD)
    noise = cloth.noise(4)
    edge = torn(cloth)
    line = along(curve(TEAR, 10), 60)

    def dusk(x: Image, y: Image) -> Image:
        tone = ramp(["#170d33", "#22143f", "#2b1a4f", "#4a2866", "#7c3f79", "#b85a72", "#e2875f"], y / (SEAM + 10) + 0.05 * noise(x, y, 300))
        away = np.full(np.broadcast_shapes(x.shape, y.shape), 1e6, np.float32)
        for px, py in line:
            away = np.minimum(away, np.hypot(x - px, y - py))
        pull = np.sin((x * 0.75 + y) / 21 + 3 * noise(x, y, 240)) * np.exp(-away / 170)
        tone = tone * (1 + 0.30 * pull)[..., None]
        glow = np.exp(-away / 34)
        return lerp(tone, np.broadcast_to(ramp(["#e89a78"], np.zeros((1, 1))), tone.shape), 0.55 * glow)

    outline = np.vstack([[(-50, SEAM), (-50, -50), (1050, -50)], edge])
    sky = cloth.shape(outline, dusk, depth=16, wobble=0, shade="#1a0e36", lit="#c08aa8", flow=lambda x, y: 0.12 * np.sin(x / 200) + 0.2 * np.cos(y / 180))
    for number, (x, y, wide, high) in enumerate(((120, 800, 460, 40), (300, 700, 330, 26), (40, 640, 260, 22), (180, 900, 420, 34))):
        stratus(scene.motif(f"dusk cloud {number}", within=sky), (x, y), wide, high, CloudTones("#b85f74", "#f2a878", "#5e3068"), thickness=0.6, streak=8)
    frays(scene.motif("frays", brush=TINY), edge)
    stars = scene.motif("stars", brush=TINY)
    for x, y in stars.spots(sky, 150):
        if y > 640 or math.hypot(x - 236, y - 268) < 150:
            continue
        size, turn = stars.random.uniform(3, 9.5) * (1.15 - y / 900), stars.random.uniform(0.5, 1.0)
        for stitch in (turn, turn + math.pi / 2):
            stars.dab((x, y), size * 2, 1.9 + size * 0.08, stitch, "#f4e6ff", on=sky, taper=0.2, load=1)


def frays(motif: Motif, edge: Points) -> None:
    """Threads of night that hang in the day."""
    ahead_ = tangents(edge)
    for place in range(4, 146):
        (x, y), (dx, dy) = edge[place], ahead_[place]
        for _ in range(2):
            long, bend = motif.random.uniform(8, 46) * (2 if motif.random.random() < 0.1 else 1), motif.random.normal() * 16
            out = np.array([dy, -dx]) * -1
            tip = np.array([x, y]) + out * long * 0.4 + np.array([bend, long * 0.9])
            ink = ("#4a2866", "#7c3f79", "#c88aa0", "#f0b89a")[int(motif.random.integers(4))]
            motif.line([(x, y), (x + out[0] * long * 0.4 + bend * 0.3, y + long * 0.35), tip], 2.2, ink, taper=0.8, load=1)


def moon(scene: Scene) -> None:
    """A button, hanging by what is left of its thread."""
    scene.motif("moonlight").glow((236, 268), 250, "#8a6ab0", 0.5)
    disc = scene.motif("moon", story=True, light=Light(direction=(0.6, -0.5, 0.5), colour="#fffbe8", shade="#8a7aa8", depth=0.5))
    button(disc, (236, 268), 92, "#efe6d6", thread=RED)
    yarn(scene.motif("loose thread"), [(250, 282), (300, 360), (262, 430), (324, 500), (296, 580), (330, 612)], RED, 4)


def fields(scene: Scene) -> None:
    noon = Light(direction=(0.5, -0.7, 0.35), colour="#eaf6c0", shade="#1a1238", depth=0.66, strength=0.8, source=(660, 900, 160), reach=620, fill="#5a3f70")
    far = scene.motif("fields", light=noon)
    ground = hill(
        far, [(-50, SEAM), (220, SEAM + 4), (420, SEAM - 6), (700, SEAM - 22), (1050, SEAM - 10)], ("#5d8f62", "#3f7058", "#2a4a4c"), depth=320, roll=30
    )
    far.wash(polygon([(300, SEAM), (1050, SEAM - 40), (1050, 1420), (560, 1480)]), "#bfe69a", 0.42, soft=80, within=ground)
    far.wash(polygon([(-50, SEAM - 10), (300, SEAM - 10), (480, 1540), (-50, 1540)]), "#24163f", 0.62, soft=90, way="multiply", within=ground)
    marks.grass(far, [(-50, 1090), (500, 1080), (1050, 1070)], 260)


def stitches(scene: Scene) -> None:
    """What is done so far: from the left edge to the needle."""
    done = scene.motif("stitches", brush=FINE)
    for number, x in enumerate(np.arange(-8, 300, 27.0)):
        lean = 5 * done.random.normal()
        done.wash(ribbon([(x + 4, SEAM - 22), (x + 20 + lean, SEAM + 24)], [8, 8], 2), "#1a0e30", 0.6, soft=3, way="multiply")
        marks.thread(done, [(x, SEAM - 26), (x + 8, SEAM), (x + 17 + lean, SEAM + 22)], 5.5, RED)
        if number % 2 == 0:
            marks.thread(done, [(x + 18, SEAM - 25), (x + 8, SEAM), (x - 2, SEAM + 20)], 5.5, RED)
    puckers = scene.motif("puckers")
    for x in np.arange(0, 310, 14.0):
        puckers.line([(x, SEAM - 6), (x + 3 * puckers.random.normal(), SEAM - 40)], 2.2, FromPicture(0.7), taper=0.9, opacity=0.6)


def pincushion(scene: Scene) -> None:
    """It does not mind."""
    hedgehog = scene.motif("hedgehog", story=True, brush=FINE)
    x, y = 176.0, 1392.0
    hedgehog.contact((x, y), 190)
    clay, coat = Clay(), fur("#6f5668", "#8a6a70", 2.0)
    clay.limb([ahead(-0.34, 0.26), ahead(0.0, 0.36), ahead(0.34, 0.24)], [0.24, 0.36, 0.22], coat, melt=0.05)
    clay.limb([ahead(0.4, 0.2), ahead(0.66, 0.12)], [0.17, 0.06], fur("#c8a08a", "#c8a08a", 1.0), "face", melt=0.06)
    clay.limb([ahead(0.70, 0.125)], [0.05], Stuff("#1c1418", GLAZE), "nose")
    for side in (1, -1):
        clay.eyes.append(Eye(ahead(0.53, 0.25, 0.10 * side), ahead(0.6, 0.3, 0.6 * side), ahead(1, 0), 0.035, "closed"))
        clay.limb([ahead(0.34, 0.40, 0.14 * side)], [0.07], fur("#a87f70", "#a87f70", 1.0), "ear")
    paint_bodies(hedgehog, (clay, View((x, y), 150, 62, 12)), brush=TINY)
    for _ in range(320):
        t, r = hedgehog.random.uniform(-2.9, -0.35), math.sqrt(hedgehog.random.random())
        at = (x - 18 + 66 * r * math.cos(t), y - 22 + 84 * r * math.sin(t))
        angle = math.atan2(at[1] - y + 10, at[0] - x + 18) - 0.35
        ink = ("#2c2038", "#4a3848", "#c8a890", "#8a6f78")[int(hedgehog.random.integers(4))]
        hedgehog.dab(at, 26, 3.0, angle, ink, taper=0.8)
    for number, turn in enumerate((-2.3, -1.9, -1.5, -1.1)):
        root = (x - 18 + 50 * math.cos(turn), y - 36 + 60 * math.sin(turn))
        head = (root[0] + 54 * math.cos(turn), root[1] + 54 * math.sin(turn))
        hedgehog.line([root, head], 2.4, "#dfe4ea", taper=0.1, load=1)
        hedgehog.shape(ellipse(head, 8.5), ("#e0483c", "#f2c84a", "#5fb8a8", "#f0eadc")[number], depth=7, material=GLAZE, wobble=0.2)


def rabbit(scene: Scene) -> None:
    """Kneeling, back half turned to us, its whole weight behind the point."""
    way = np.array([math.cos(TURN), math.sin(TURN)])
    eye = needle(
        scene.motif("needle", story=True, light=Light(direction=(0.2, -0.8, 0.4), colour="#ffffff", shade="#4a4a78", depth=0.6)),
        TIP,
        LONG,
        turn=TURN,
        steel="#d4dae4",
    )
    thread = [
        eye,
        (eye[0] + 40, eye[1] + 60),
        (700, 1440),
        (520, 1452),
        (420, 1400),
        (476, 1340),
        (540, 1392),
        (440, 1440),
        (330, 1380),
        (300, 1240),
        (280, 1120),
        (288, SEAM + 14),
    ]
    line = along(curve(thread, 12), 60)
    yarn(scene.motif("thread"), line, RED, 5)
    waistcoat = Outfit(top="#1f7a6c", length=0.0, trousers=None, shoes=None, sleeves="bare", sleeve=0.0, folds=0.6)
    tailor = Person(
        replace(BUILDS["beast"], girth=1.5, belly=0.06, limb=1.5, hip=0.075), waistcoat, beast=SPECIES["rabbit"].but(ear=SPECIES["rabbit"].ear * 1.25), seed=2
    )
    view = View((724, 1452), 590, -120, 6)
    near, far = np.add(TIP, way * 0.66 * LONG), np.add(TIP, way * 0.85 * LONG)
    sewing = poses.kneeling(20).but(hands=("grip", "grip"), head=(44, 6, 16))
    posed = tailor.posed(sewing, view, left_hand=(float(far[0]), float(far[1])), right_hand=(float(near[0]), float(near[1])))
    figure = scene.motif("rabbit", story=True)
    posed.paint(figure)
    for identity in figure.ids:
        marks.fur(figure, identity, 260, 15, 1.7)
    tail = scene.motif("tail", brush=FINE)
    scut = tail.shape(ellipse((836, 1300), 44, 42), "#d8c8b8", depth=30, wobble=4, material=FUR)
    for x, y in tail.spots(scut, 130):
        tail.dab((x, y), 20, 2.2, math.atan2(y - 1300, x - 836), ("#fffdf0", "#b8a8a8", "#f0e2d0")[int(tail.random.integers(3))], taper=0.8)
    stars(scene.motif("waistcoat stars", brush=TINY), figure)


def stars(motif: Motif, figure: Motif) -> None:
    """On the back of the waistcoat, the same as above."""
    picture, canvas = motif.canvas.picture, motif.canvas
    for identity in figure.ids:
        rows, columns = np.nonzero(canvas.ids == identity)
        if not len(rows):
            continue
        red, green, blue = picture[rows, columns].mean(0)
        if green > red * 1.25 and green > blue:
            for x, y in motif.spots(identity, 26):
                for turn in (0.0, math.pi / 2):
                    motif.dab((x, y), 11, 2.2, turn + 0.4, "#f6dc8a", on=identity, taper=0.3, load=1)


def near_grass(scene: Scene) -> None:
    blades = scene.motif("near grass")
    for _ in range(420):
        x, y = blades.random.uniform(-20, 1020), 1520 + 20 * blades.random.normal()
        tall, lean = blades.random.uniform(50, 130), blades.random.normal() * 24
        lit = float(smoothstep(330, 800, np.array(x))) * blades.random.random()
        ink = ("#1c1434", "#2a2446")[int(blades.random.integers(2))] if lit < 0.35 else ("#3f7a58", "#8cc07a")[int(lit > 0.6)]
        blades.line([(x, y), (x + lean * 0.3, y - tall * 0.6), (x + lean, y - tall)], blades.random.uniform(2.5, 5), ink, taper=0.9)
    for _ in range(150):
        x, y = blades.random.normal() * 90 + 760, 1500 + 12 * blades.random.normal()
        tall, lean = blades.random.uniform(60, 130), blades.random.normal() * 30
        ink = ("#24423c", "#3f7a58", "#8cc07a")[int(blades.random.integers(3))]
        blades.line([(x, y), (x + lean * 0.3, y - tall * 0.6), (x + lean, y - tall)], blades.random.uniform(3, 6), ink, taper=0.9)
    for _ in range(12):
        x, y = blades.random.uniform(560, 960), blades.random.uniform(1420, 1470)
        blades.dab((x, y), 7, 6, 0.0, "#fdf4e0", taper=0.1, load=1)
