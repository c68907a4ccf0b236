"""20, washing-the-faces: knee-deep she scrubs a face, and the rinsed ones float off, turning blank."""

import math

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies import creatures, poses
from atelier.bodies.outfit import Face, Hair, Hat, dress
from atelier.bodies.people import Person
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, blob, curve, ellipse, smoothstep
from atelier.light import Light
from atelier.motifs.goods import mask
from atelier.motifs.plants import reeds, tall_grass
from atelier.motifs.rock import boulder, boulders
from atelier.motifs.trees import Leafage, bush
from atelier.motifs.vessels import basket
from atelier.palette import Image, colour, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Scene

CARD = Card(
    number=20,
    slug="washing-the-faces",
    palette=("#2fa3a3", "#d9a552", "#f1ead8", "#b65a3a", "#2e3566"),
    spread=Spread(
        hue="teal", place="river", time="morning", season="summer", mood="uncanny", viewpoint="from above",
        figure="woman", composition="diagonal", people=True, cast=("E",), themes=("masks-lies", "work-machines", "memory", "endings"),
    ),
)  # fmt: skip

HER: Place = (430.0, 1010.0)
LIME = "#f1ead8"
SHORE = [(1060, 640), (960, 700), (880, 800), (790, 900), (740, 1010), (700, 1130), (600, 1230), (470, 1330), (360, 1430), (300, 1560)]
FAR_SHORE = [(-60, 420), (60, 380), (180, 300), (330, 250), (470, 170), (560, 90), (620, -60)]


def paint(scene: Scene) -> None:
    scene.light = Light(direction=(-0.7, -0.6, 0.45), colour="#ffedc0", shade="#233a5c", depth=0.5, strength=0.9, rim="#fff6d8", rim_strength=0.7)
    scene.finish = Finish(ground="#3f8f8c", grade=lambda image: (image - 0.5) * 1.06 + 0.5)
    water(scene)
    banks(scene)
    adrift(scene)
    washerwoman(scene)
    waiting(scene)
    drying(scene)
    near_bank(scene)


def water(scene: Scene) -> None:
    river = scene.motif("river")
    noise, broad = river.noise(4), scene.canvas.broad

    def turquoise(x: Image, y: Image) -> Image:
        u, v = 0.78 * x - 0.62 * y, 0.62 * x + 0.78 * y
        ripple = noise(u, v, 46, 170)
        deep = ramp(["#145f70", "#1f8088", "#2fa3a3", "#62c0b4", "#a8dcc8"], 0.42 + 0.16 * broad + 0.24 * ripple + 0.0002 * (y - 700))
        glint = smoothstep(0.62, 0.9, noise(u + 900, v, 20, 70) + 0.3 * ripple - 0.0006 * (x + y - 700))
        return lerp(deep, np.broadcast_to(colour("#fdf6d8"), deep.shape), 0.55 * glint)

    scene.background(turquoise, flow=lambda x, y: -0.9 + 0.25 * np.sin(x / 170 + y / 230), brush=BROAD)
    for _ in range(90):
        x, y, long = river.random.uniform(0, 1000), river.random.uniform(0, 1500), river.random.uniform(20, 90)
        ink = ("#dff4e4", "#0f5566")[int(river.random.random() < 0.45)]
        river.line([(x, y), (x + long * 0.5, y - long * 0.55), (x + long * 0.9, y - long * 1.15)], river.random.uniform(1.6, 3.4), ink, taper=0.9, opacity=0.5)


def banks(scene: Scene) -> None:
    """Ochre sand on either side; ours is the nearer."""
    far = scene.motif("far bank")
    noise = far.noise(4)

    def sand(x: Image, y: Image) -> Image:
        return ramp(["#b87a3c", "#d9a552", "#e8c078", "#f2d698"], 0.55 + 0.4 * noise(x, y * 1.6, 200, 120) + 0.2 * noise(x, y, 26))

    line = curve(FAR_SHORE, 12)
    edge = scene.motif("wet sand")
    edge.wash(np.vstack([line + (26, 22), [(-80, -80), (-80, 500)]]), "#8a5a34", 0.6, soft=7, way="multiply")
    far.shape(np.vstack([line, [(-80, -80), (-80, 500)]]), sand, depth=26, flow=-0.7, wobble=5)
    boulders(scene.motif("far stones"), (60, 330), (420, 150), 62, "#b0906a", count=7)
    for number, (x, y, wide) in enumerate(((90, 190, 150), (250, 110, 190), (430, 30, 160))):
        bush(scene.motif(f"far bush {number}"), (x, y), wide, wide * 0.62, leafage=Leafage("#3f5a3a", "#7a8f4a", "#c8c070", "#6a5236"))
    near, line = scene.motif("near bank"), curve(SHORE, 12)
    edge.wash(np.vstack([line - (34, 18), [(1080, 1580), (1080, 600)]]), "#6f4a34", 0.55, soft=9, way="multiply")
    near.shape(np.vstack([line, [(1080, 1580), (1080, 640)]]), sand, depth=34, flow=-0.75, wobble=5)
    near.line(line[4:-10:3] - (9, 6), 5, "#f4fbee", taper=0.4, opacity=0.7)
    for _ in range(120):
        at = near.spots(near.ids[0], 1)
        if at:
            near.dab(at[0], near.random.uniform(4, 12), near.random.uniform(3, 7), 0.2, FromPicture(float(near.random.uniform(0.72, 1.2))), opacity=0.7)


def adrift(scene: Scene) -> None:
    """Downstream, the farther the less of a face."""
    stream = [(572, 736), (508, 598), (612, 496), (566, 372), (676, 300), (648, 204), (766, 150), (862, 70)]
    moods = ("smile", "weep", "yawn", "smile", "weep", "blank", "blank", "blank")
    for number, ((x, y), mood) in enumerate(zip(stream, moods, strict=True)):
        gone = number / (len(stream) - 1)
        wide = 116 - 70 * gone
        face = scene.motif(f"adrift {number}", story=number in (0, 7), brush=FINE)
        paled = mix(LIME, "#e8d4b0", 0.3 * (1 - gone))
        turn = -0.6 + 0.5 * number + 0.3 * math.sin(number * 2.0)
        face.wash(ellipse((x + wide * 0.06, y + wide * 0.30), wide * 0.62, wide * 0.5), "#0f4a5c", 0.55, soft=8, way="multiply")
        for ring in (0.72, 0.95):
            t = np.linspace(0.4, 3.0, 20)
            face.line(np.stack([x + np.cos(t) * wide * ring, y + wide * 0.12 + np.sin(t) * wide * ring * 0.8], 1), 3, "#e8faf0", taper=0.8, opacity=0.75)
        ink = ["#2a1c1c", "#4a342f", "#6f5850", "#948070", "#b0a08e", "#a89884", "#c4b8a4", "#dcd2c0"][number]
        cheek = ("#c8705a", "#d8a088", None, None)[min(3, number)]
        mask(face, (x, y), wide, paled, mood=mood, ink=ink, cheek=cheek, turn=turn)
    fish = scene.motif("fish in a mask", story=True)
    fish.wash(ellipse((668, 842), 96, 42), "#0f4a5c", 0.45, soft=12, way="multiply")
    creatures.fish("#d8743a").paint(fish, View((690, 826), 150, -70, 20))
    mask(scene.motif("the fish's mask", story=True, brush=FINE), (624, 822), 66, LIME, mood="yawn", turn=-0.2)


def washerwoman(scene: Scene) -> None:
    """Broad, bent, seen from behind; her own head is wrapped all round."""
    x, y = HER
    pool = scene.motif("where she stands")
    pool.wash(ellipse((x + 30, y + 6), 190, 70), "#0f4a5c", 0.55, soft=18, way="multiply")
    stone = scene.motif("washing stone", story=True)
    boulder(stone, (300, 1010), 300, 190, "#c8b494")
    clothes = dress("#2e3566", 1.05, hat=Hat("headscarf", "#f1ead8"), sleeve=0.55, apron="#b65a3a", scarf="#f1ead8")
    her = Person("large", clothes, "E", Hair("none"), Face("round", "soft", eyes="closed"), seed=7)
    legs = (poses.Leg(30, 12, 26), poses.Leg(4, 12, 10))
    pose = poses.standing().but(legs=legs, lean=52, curl=22, head=(0, 24, 0), hands=("fist", "flat"))
    posed = her.posed(pose, View((x, y + 104), 640, -146, 24), left_hand=(236, 836), right_hand=(330, 800))
    scrubbed = ((np.array(posed.at("hand_l")) + posed.at("hand_r")) / 2).astype(float)
    face = scene.motif("the face being washed", story=True, brush=FINE)
    mask(face, (float(scrubbed[0]) - 8, float(scrubbed[1]) + 22), 112, LIME, mood="weep", turn=-0.35)
    posed.paint(scene.motif("washerwoman", story=True), contact=False)
    foam = scene.motif("suds")
    for _ in range(60):
        a = scrubbed + foam.random.normal(size=2) * (54, 30) + (0, 30)
        foam.dab((float(a[0]), float(a[1])), 9, 8, 0, "#fbfdf4", opacity=float(foam.random.uniform(0.4, 0.9)), taper=0)
    knee = scene.motif("water round her")
    low = [(x - 190, y + 40), (x - 60, y + 18), (x + 80, y + 16), (x + 200, y + 44), (x + 200, y + 170), (x - 190, y + 170)]
    for part in list(scene.motifs["washerwoman"].ids):
        knee.wash(blob(low), "#1f8088", 0.86, soft=4, within=part)
    for ring in (1.0, 1.3, 1.65):
        t = np.linspace(0, 2 * math.pi, 40)
        knee.line(np.stack([x + 24 + np.cos(t) * 112 * ring, y + 40 + np.sin(t) * 34 * ring], 1), 4 / ring, "#e8faf0", taper=0.2, opacity=0.7)


def waiting(scene: Scene) -> None:
    """A whole basket of them, all turned to her as if she were singing."""
    heap = scene.motif("basket", story=True, brush=FINE)
    foot = (800.0, 1312.0)
    mouth = basket(heap, foot, 330, willow="#b8843c", height=0.5, handle=False)
    moods = ("smile", "weep", "yawn")
    tints = (LIME, "#e8c89a", "#d9a552", "#c87a54", "#f4ecd8", "#b65a3a")
    places = [(-96, 4), (-30, -10), (44, -6), (108, 8), (-66, -64), (4, -84), (74, -66), (-20, -150), (52, -142), (16, -212)]
    order = sorted(range(len(places)), key=lambda n: -places[n][1])
    chance = scene.motif("how they lie").random
    for number in reversed(order):
        dx, dy = places[number]
        wide = float(chance.uniform(92, 124))
        each = scene.motif(f"waiting {number}", brush=FINE)
        turn = -0.55 + float(chance.normal()) * 0.18
        mask(each, (mouth[0] + dx, mouth[1] + dy - 6), wide, tints[number % len(tints)], mood=moods[(number * 2 + 1) % 3], turn=turn)
    rim = scene.motif("rim of the basket", brush=FINE)
    t = np.linspace(0.02, math.pi - 0.02, 34)
    front = np.stack([mouth[0] + np.cos(t) * 166, mouth[1] + 4 + np.sin(t) * 30], 1)
    low = np.stack([mouth[0] + np.cos(t[::-1]) * 156, mouth[1] + 30 + np.sin(t[::-1]) * 30], 1)
    rim.shape(np.vstack([front, low]), lambda x, y: ramp(["#8a5f2c", "#c8974c"], 0.5 + 0.5 * np.sin(x / 7) * np.sin(y / 6)), depth=12)
    rim.line(front[::3], 15, "#c8974c", taper=0, load=1)
    for a, b in zip(front[::2], front[1::2] + (8, -6), strict=False):
        rim.line([a + (-4, 6), b], 3, "#8a5f2c", taper=0.2, opacity=0.8)


def drying(scene: Scene) -> None:
    """One on a bush, which has frightened a lizard."""
    bush(scene.motif("bush"), (930, 910), 230, 190, leafage=Leafage("#2f4f3a", "#6a8a4a", "#c4c070", "#6a5236"))
    mask(scene.motif("drying", story=True, brush=FINE), (896, 830), 96, "#f4ecd8", mood="yawn", turn=0.25)
    lizard = scene.motif("lizard", story=True)
    creatures.lizard("#7a8a3a", "#e0d498").paint(lizard, View((930, 1030), 120, -150, 40))


def near_bank(scene: Scene) -> None:
    grass = scene.motif("near reeds")
    reeds(grass, [(-30, 1540), (60, 1520), (170, 1540)], 26, 330, green="#4f7a4a")
    tall_grass(grass, [(420, 1530), (640, 1500), (1030, 1470)], 120, 110, ("#8a7038", "#c8a450", "#6a7a3c"), wind=0.3)
