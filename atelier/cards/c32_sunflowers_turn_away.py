"""32, sunflowers-turn-away: a whole field has turned its back on the sun to face a boy who plays the violin."""

import math

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies import creatures, poses
from atelier.bodies.outfit import Face, Hair, Outfit
from atelier.bodies.people import Person
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon
from atelier.light import WOOD, Light
from atelier.motifs.flowers import sunflower
from atelier.motifs.forms import rod
from atelier.motifs.land import hill
from atelier.motifs.music import bow, violin
from atelier.motifs.plants import leaf
from atelier.motifs.sky import cirrus
from atelier.palette import Image, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=32,
    slug="sunflowers-turn-away",
    palette=("#f4b81f", "#5a3418", "#5f8a3a", "#e4562b", "#c8d3cf"),
    spread=Spread(
        hue="yellow/gold", place="field", time="golden hour", season="summer", mood="majestic", viewpoint="eye level",
        figure="child", composition="swarm", people=True, cast=("C",), themes=("music", "growth", "love-loss", "childhood-age", "weather"),
    ),
)  # fmt: skip

SUN: Place = (372.0, 470.0)
HILL = 560.0
POST: Place = (600.0, 1058.0)  # the top of the fence post
NEAR = (  # from behind, close to us: head, how large, how tilted
    ((928, 690), 118, 0.3), ((62, 800), 128, -0.25), ((832, 944), 106, 0.1), ((226, 1010), 112, -0.1), ((946, 1180), 150, 0.25), ((96, 1228), 168, -0.2),
    ((386, 1300), 138, 0.05), ((742, 1336), 158, -0.05), ((250, 1476), 170, 0.1), ((560, 1490), 150, 0.0), ((930, 1480), 176, 0.15),
)  # fmt: skip


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.25, -0.85, 0.22), colour="#ffd878", shade="#47261c", strength=0.9, depth=0.6, rim="#fff0a8", rim_from=(-0.2, -1.0), rim_strength=1.0,
        air="#f2c27c",
    )  # fmt: skip
    scene.finish = Finish(ground="#b07a30", periphery=0.22, grade=lambda image: (image - 0.5) * 1.07 + 0.5)
    sky(scene)
    sun_listens(scene)
    field(scene)
    streaming(scene)
    loyal(scene)
    post(scene)
    boy(scene)
    backs(scene)


def sky(scene: Scene) -> None:
    broad = scene.canvas.broad

    def amber(x: Image, y: Image) -> Image:
        away = np.hypot((x - SUN[0]) / 820, (y - SUN[1]) / 620)
        return ramp(["#ffe9a0", "#fbd27a", "#f0c48a", "#d8cbb0", "#b9c8c6", "#9ab2bc"], away * 1.05 + 0.08 * broad)

    scene.background(amber, flow=lambda x, y: 0.1 * np.sin(x / 250 + y / 170), brush=BROAD)
    for number, (x, y, wide, high, tilt) in enumerate(((720, 130, 560, 90, -0.1), (220, 90, 380, 60, -0.06), (860, 330, 360, 50, -0.04))):
        cirrus(scene.motif(f"cirrus {number}"), (x, y), wide, high, tilt=tilt)


def sun_listens(scene: Scene) -> None:
    """Left out, it has put its chin on the hill."""
    big = scene.motif("sun", story=True)
    big.glow(SUN, 560, "#ffd070", 0.6)
    x, y = SUN
    rays = scene.motif("rays")
    for angle in np.linspace(math.pi * 1.02, math.pi * 1.98, 15):
        reach = 205 + 34 * (int(angle * 10) % 2)
        rays.wash(polygon([(x + math.cos(angle - 0.05) * 158, y + math.sin(angle - 0.05) * 158), (x + math.cos(angle) * reach, y + math.sin(angle) * reach),
                           (x + math.cos(angle + 0.05) * 158, y + math.sin(angle + 0.05) * 158)]), "#fff0a8", 0.7, soft=4)  # fmt: skip
    disc = big.shape(
        ellipse(SUN, 142), lambda x, y: ramp(["#fff3b0", "#fbb84c", "#e4562b"], np.hypot(x - SUN[0] + 30, y - SUN[1] + 50) / 220),
        depth=142, lit="#fff8d0", shade="#d8542c",
        flow=lambda x, y: np.arctan2(y - SUN[1], x - SUN[0]) + math.pi / 2,
    )  # fmt: skip
    for side in (-1, 1):
        eye = [(x + 22 + side * 50 - 20, y + 16), (x + 22 + side * 50, y + 26), (x + 22 + side * 50 + 20, y + 14)]
        big.line(eye, 5.5, "#a8401c", on=disc, taper=0.6)
    ridge = [(-40, 545), (120, 574), (250, 586), (372, 590), (500, 578), (680, 540), (860, 548), (1040, 520)]
    hill(scene.motif("far hill"), ridge, ("#c9a04c", "#a8884a", "#8a7a40"), depth=110)
    scene.motif("sun's chin").glow((x, 586), 190, "#fff0b0", 0.5, down=34)


# ---- the field


def blossom(motif: Motif, at: Place, size: float, turn: Place) -> None:
    """A head that faces the boy: petals in two ragged rings and a dark heart a little to one side."""
    x, y = at
    count = 15
    for ring, tone in ((1.0, "#e8a01c"), (0.84, "#f7c838")):
        start = float(motif.random.uniform(0, 1))
        star = []
        for step in range(count * 2):
            angle = start + step * math.pi / count
            out = size * ring * (float(motif.random.uniform(0.9, 1.1)) if step % 2 == 0 else 0.66)
            star.append((x + math.cos(angle) * out, y + math.sin(angle) * out * 0.93))
        motif.shape(blob(star, 3), mix(tone, "#d87a14", float(motif.random.uniform(0, 0.3))), depth=size * 0.16, lit="#fff0a0", brush=FINE)
    heart = (x + turn[0] * size * 0.14, y + turn[1] * size * 0.14)
    disc = motif.shape(ellipse(heart, size * 0.46, size * 0.43), "#5a3418", depth=size * 0.2, shade="#2a140c", lit="#b0702c", brush=FINE)
    for _ in range(int(size * 0.5)):
        angle, out = motif.random.uniform(0, 6.3), size * 0.4 * math.sqrt(motif.random.random())
        spot = (heart[0] + math.cos(angle) * out, heart[1] + math.sin(angle) * out * 0.93)
        motif.dab(spot, 3, 2.4, 0, FromPicture(1.6 if out > size * 0.28 else 0.6), on=disc, taper=0)


def field(scene: Scene) -> None:
    """Rows and rows, smaller to the hill, every face to the middle."""
    base = scene.motif("field")
    ridge = [(-40, 640), (250, 652), (520, 640), (800, 620), (1040, 610)]
    green = base.shape(
        np.vstack([curve(ridge, 8), [(1040, 1560), (-40, 1560)]]),
        lambda x, y: ramp(["#d8a834", "#8f8a34", "#4f6a2c", "#2c4422", "#1c2a1a"], (y - 620) / 560 + 0 * x), depth=50,
    )  # fmt: skip
    for x, y in base.spots(green, 900):
        if y < 720:
            size = 2.5 + (y - 620) * 0.06
            base.dab((x, y), size * 1.7, size, 0.0, ("#f7c838", "#e8a01c", "#7a5420")[int(base.random.integers(3))], on=green, taper=0.2, load=1)
    rows = [(664 + 46 * k + 5.4 * k * k, 10 + 6.2 * k + 0.75 * k * k) for k in range(8)]
    for number, (y, size) in enumerate(rows):
        row = scene.motif(f"row {number}")
        count = int(1120 / (size * 1.9))
        for place in range(count):
            x = -40 + (place + 0.5 + row.random.uniform(-0.3, 0.3)) * 1080 / count
            up = y + row.random.normal() * size * 0.34
            grown = size * float(row.random.uniform(0.78, 1.18))
            if number > 3 and abs(x - POST[0]) < 70 + size:
                continue  # so that the boy stands free
            foot = up + grown * 3.2
            rod(row, [(x + row.random.normal() * 6, foot), (x, up)], [grown * 0.2, grown * 0.16], "#5f7a34", brush=FINE)
            for side in (-1, 1):
                if row.random.random() < 0.7:
                    leaf(row, (x, up + grown * 1.5), grown * 1.3, 0.35 if side > 0 else math.pi - 0.35, "#6a8a3a", width=0.6, droop=0.25, veins=grown > 30)
            toward = np.array(POST) - (0, 120) - (x, up)
            toward = toward / max(1.0, float(np.hypot(*toward)))
            blossom(row, (x, up), grown, (float(toward[0]), float(toward[1])))
        scene.mist("#f7c870", lambda x, y, number=number: np.clip(0.16 - 0.02 * number, 0, 1) * np.clip((1000 - y) / 400, 0, 1) + 0 * x)


def streaming(scene: Scene) -> None:
    light = scene.motif("amber light")
    for angle, wide in ((0.62, 0.05), (0.95, 0.08), (1.28, 0.06), (1.7, 0.07), (2.15, 0.06)):
        ends = [(SUN[0] + math.cos(angle + w) * 1300, SUN[1] + math.sin(angle + w) * 1300) for w in (-wide, wide)]
        light.wash(polygon([SUN, *ends]), "#ffe6a0", 0.16, soft=26, way="screen")


def loyal(scene: Scene) -> None:
    """One has not turned."""
    true = scene.motif("loyal sunflower", story=True)
    sunflower(true, (196, 900), 280, away=True, size=0.23)


# ---- the player


def post(scene: Scene) -> None:
    wood = scene.motif("fence", material=WOOD)
    x, y = POST
    rod(wood, [(x + 2, y + 460), (x, y)], [66, 58], "#8a6a48", grain=40, ragged=1.5)
    wood.shape(ellipse((x, y + 2), 29, 11), "#c8a070", depth=3, brush=FINE)
    for drop, far in ((140, 300), (262, 300)):
        rod(wood, [(x - far, y + drop - 24), (x, y + drop), (x + far + 60, y + drop + 26)], [22, 28, 26], "#7a5c3e", grain=20, ragged=1.5)


def boy(scene: Scene) -> None:
    player = scene.motif("boy", story=True, brush=FINE, light=Light(
        direction=(-0.7, -0.6, 0.35), colour="#ffe2a0", shade="#4a2a2c", strength=0.85, depth=0.55, rim="#fff3b8", rim_from=(-1.0, -0.5), rim_strength=1.0
    ))  # fmt: skip
    clothes = Outfit(top="#3f6f86", length=0.3, checks="#86a8b4", trousers="#6a4a34", trouser_length=1.5, shoes=None, legs=None, collar="#e8e0cc")
    person = Person("child", clothes, "C", Hair("tousled", "#2a1a16"), Face("button", eyes="closed"))
    pose = poses.sitting(-2, knees=70, apart=10).but(head=(6, 12, -12), hands=("grip", "grip"))
    sits = View((POST[0] + 6, POST[1] + 4), 430, -66, 2)
    x, y = person.posed(pose, sits).at("neck")
    posed = person.posed(pose, sits, left_hand=(x - 116, y + 6), right_hand=(x - 34, y + 96))
    posed.paint(player, contact=False)
    for at, ink in ((posed.at("knee_l"), "#c8502c"), (posed.at("chest"), "#d8a03c")):
        patch = Placement((at[0] + 6, at[1] + 20), 1.0, 0.2)
        player.shape(patch(polygon([(-13, -12), (13, -12), (13, 12), (-13, 12)])), ink, depth=3)
        for side in (-9, 0, 9):
            player.line(patch([(side, -16), (side, -9)]), 2, "#f6e8c8", taper=0, load=1)
    fiddle = scene.motif("violin", story=True, brush=FINE)
    neck, hand = posed.at("neck"), posed.at("hand_l")
    chin = (neck[0] + 6, neck[1] + 14)
    turn = math.atan2(hand[1] - 4 - chin[1], hand[0] - chin[0])
    scroll = violin(fiddle, chin, math.hypot(hand[0] - chin[0], hand[1] - chin[1]) * 1.28, turn=turn)
    right = posed.at("hand_r")
    over = (chin[0] + (scroll[0] - chin[0]) * 0.5, chin[1] + (scroll[1] - chin[1]) * 0.5)
    bow(fiddle, right, 200, turn=math.atan2(over[1] - right[1], over[0] - right[0]))
    bee = scene.motif("bee", story=True, brush=CRISP)
    creatures.bee().paint(bee, View((scroll[0] - 4, scroll[1] - 10), 34, -70, 20))


def backs(scene: Scene) -> None:
    """The nearest of the audience, the light coming through their petals."""
    for number, (head, size, turn) in enumerate(NEAR):
        near = scene.motif(f"near {number}", light=Light(
            direction=(-0.3, -0.8, 0.1), colour="#ffd060", shade="#3a1c14", strength=0.8, depth=0.62, rim="#fff0a0", rim_from=(-0.2, -1.0), rim_strength=1.0
        ))  # fmt: skip
        tall = size / 0.24
        foot = (head[0] + size * 0.3 * (1 if turn > 0 else -1), head[1] + tall)
        sunflower(near, foot, tall, away=True, turn=turn, size=0.24, petal="#f0a818", green="#4a6a2c")
    scene.motif("shade below").wash(ellipse((500, 1640), 760, 240), "#2a1a14", 0.55, soft=90, way="multiply")
