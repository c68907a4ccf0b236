"""50, cabbage-in-the-spotlight: it has said nothing, round in its light, and the whole house of rabbits has risen."""

import math

import numpy as np

from atelier import marks
from atelier.bodies import creatures, poses
from atelier.bodies.outfit import FURRED, Outfit
from atelier.bodies.people import Person
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, blob, curve, ellipse, polygon, ribbon
from atelier.light import CLOTH, METAL, Light
from atelier.motifs.forms import cloth
from atelier.motifs.plants import cabbage
from atelier.motifs.theatre import stage, stage_curtain
from atelier.palette import Image, Pigment, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=50,
    slug="cabbage-in-the-spotlight",
    palette=("#8e1c2b", "#d0a044", "#8fc79a", "#fdf3d2", "#1d151a"),
    spread=Spread(
        hue="red/rose", place="theatre", time="lamplit night", season="no season", mood="absurd", viewpoint="from behind",
        figure="animals", composition="symmetric", relation=True,
        themes=("animals-as-people", "hunger", "masks-lies", "love-loss", "music"),
    ),
)  # fmt: skip

STAR: Place = (500.0, 838.0)
INK, PLUSH, GILT = "#1d151a", "#8e1c2b", "#d0a044"


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0, -0.6, 0.4), colour="#fdeec0", shade="#1c0c14", depth=0.75, strength=0.9, rim="#ffe6a8", rim_strength=0.95,
        source=(STAR[0], STAR[1] - 90, 110), reach=760,
    )  # fmt: skip
    scene.finish = Finish(ground="#3a1a20", grade=lambda image: (image - 0.5) * 1.08 + 0.5)
    house(scene)
    boards(scene)
    wings(scene)
    beam(scene)
    the_star(scene)
    boxes(scene)
    roses(scene)
    stalls(scene)
    front_row(scene)
    for side in (-1, 1):
        scene.motif(f"dusk {side}").wash(
            polygon([(500 + side * 560, -40), (500 + side * 390, -40), (500 + side * 440, 1560), (500 + side * 560, 1560)]),
            "#12070c",
            0.4,
            soft=60,
            way="multiply",
        )


def house(scene: Scene) -> None:
    broad = scene.canvas.broad

    def dark(x: Image, y: Image) -> Image:
        away = np.hypot((x - 500) / 560, (y - 700) / 820)
        return ramp(["#6f2030", "#4a1422", "#280c18", "#16080f"], away + 0.06 * broad)

    scene.background(dark, flow=lambda x, y: np.arctan2(y - 700, x - 500) + math.pi / 2, brush=BROAD)


def boards(scene: Scene) -> None:
    back = scene.motif("backcloth")
    back.wash(polygon([(190, 250), (810, 250), (810, 860), (190, 860)]), "#33101c", 0.9, soft=8)
    back.glow((500, 640), 330, "#c8783c", 0.42)
    back.glow((500, 800), 260, "#f0c878", 0.5)
    stage(scene.motif("stage"), (500, 912), 760, 210, wood="#a86a3c", front="#3a1a1c")
    light = scene.motif("light on the boards")
    light.glow(STAR, 250, "#fff0c4", 0.8, down=64)
    light.wash(ellipse((STAR[0], STAR[1] + 8), 166, 38), "#fff8e2", 0.85, soft=4)


def wings(scene: Scene) -> None:
    stage_curtain(scene.motif("curtain"), (500, 868), 800, 700, PLUSH, open=0.62, gilt=GILT, swags=5)
    rival = scene.motif("snail in the wings", story=True)
    rival.contact((326, 866), 70)
    creatures.snail("#c8b088", "#8fc79a").paint(rival, View((326, 868), 74, 78, 8))
    for x, y, turn in ((306, 838, -2.2), (322, 826, -1.5), (338, 836, -0.8)):
        rival.shape(
            ribbon([(x, y), (x + math.cos(turn) * 12, y + math.sin(turn) * 12), (x + math.cos(turn + 0.6) * 22, y + math.sin(turn + 0.6) * 20)], [14, 15, 5]),
            "#9fd0a0",
            depth=5,
            brush=FINE,
        )


def beam(scene: Scene) -> None:
    """One light, straight from above."""
    shaft = scene.motif("beam")
    for wide, strength in ((400, 0.12), (330, 0.2), (240, 0.16)):
        shaft.wash(polygon([(488, 90), (512, 90), (500 + wide / 2, STAR[1] + 20), (500 - wide / 2, STAR[1] + 20)]), "#fdf0cc", strength, soft=10, way="screen")
    for _ in range(90):
        y = shaft.random.uniform(200, 820)
        shaft.dab((500 + shaft.random.normal() * 0.16 * (y - 90), y), 4, 3, 0.4, "#fff8e0", opacity=float(shaft.random.uniform(0.3, 0.9)), taper=0)


def the_star(scene: Scene) -> None:
    star = scene.motif("cabbage", light=Light(direction=(0, -0.92, 0.45), colour="#fffbe4", shade="#23543f", depth=0.6, strength=0.9, rim="#ffffff"))
    star.contact((STAR[0], STAR[1] + 6), 190, 30, strength=0.75)
    cabbage(star, (STAR[0], STAR[1] + 10), 188, "#8fc79a")
    star.glow((STAR[0], STAR[1] - 130), 120, "#fffbe8", 0.5, down=70)


# ---- the house has risen


def listener(motif: Motif, at: Place, size: float, coat: Pigment, *, droop: float = 0.0) -> None:
    """A rabbit from behind: shoulders, a round head, two ears that no two hold alike; `at` is the nape."""
    x, y = at
    fur = mix("#4a3a38", "#2a1c20", float(motif.random.random()))
    for side in (-1, 1):
        out = side * size * float(motif.random.uniform(0.10, 0.26))
        tall = size * float(motif.random.uniform(0.78, 1.0))
        root = (x + side * size * 0.13, y - size * 0.36)
        flop = droop if side > 0 else 0.0
        tip = (root[0] + out + flop * size * 0.5, root[1] - tall * (1 - 0.75 * flop))
        bend = (root[0] + out * 0.45, root[1] - tall * 0.55)
        motif.shape(ribbon([root, bend, tip], [size * 0.13, size * 0.21, size * 0.08]), fur, depth=size * 0.08)
    motif.shape(ellipse((x, y - size * 0.24), size * 0.27, size * 0.26), fur, depth=size * 0.22)
    body = [
        (x - size * 0.18, y - size * 0.06),
        (x + size * 0.18, y - size * 0.06),
        (x + size * 0.5, y + size * 0.12),
        (x + size * 0.58, y + size * 1.2),
        (x - size * 0.58, y + size * 1.2),
        (x - size * 0.5, y + size * 0.12),
    ]
    motif.shape(blob(body), coat, depth=size * 0.26, material=CLOTH)
    if size > 60:
        motif.shape(
            ribbon([(x - size * 0.17, y - size * 0.03), (x, y + size * 0.02), (x + size * 0.17, y - size * 0.03)], [size * 0.07] * 3),
            "#f2e6d0",
            depth=size * 0.03,
        )


def boxes(scene: Scene) -> None:
    """Gilded, two a side, and the gods above them."""
    for side in (-1, 1):
        for tier, (y, wide, size) in enumerate(((236, 200, 52), (470, 176, 64), (716, 150, 76))):
            x = 500 + side * (502 - wide / 2)
            box = scene.motif(f"box {side} {tier}", brush=FINE)
            box.shape(polygon([(x - wide / 2, y + 20), (x - wide / 2, y - 130), (x + wide / 2, y - 130), (x + wide / 2, y + 20)]), "#250c15", depth=6)
            drape = [
                (x + side * wide / 2, y - 134),
                (x - side * wide * 0.42, y - 134),
                (x - side * wide * 0.1, y - 92),
                (x + side * wide * 0.22, y - 60),
                (x + side * wide / 2, y + 10),
            ]
            cloth(box, blob(drape, 6), PLUSH, fold=20, depth=6, hang=math.pi / 2 + side * 0.4)
            for seat in range(3):
                guest = scene.motif(f"guest {side} {tier} {seat}", brush=FINE, story=(side, tier, seat) == (-1, 0, 1))
                gx = x - side * wide * 0.30 + side * seat * wide * 0.25
                listener(guest, (gx, y - 20 + 6 * (seat % 2)), size * float(guest.random.uniform(0.88, 1.1)), (INK, "#5a1a28", "#2f3a48")[seat])
                if (side, tier, seat) == (-1, 0, 1):  # it has brought something in its sleeve
                    guest.shape(
                        blob([(gx + 14, y - 24), (gx + 30, y - 44), (gx + 50, y - 36), (gx + 48, y - 18), (gx + 28, y - 12)]), "#9fd4a0", depth=8, lit="#d8f4c8"
                    )
                    guest.shape(blob([(gx + 4, y - 10), (gx + 18, y - 28), (gx + 30, y - 18), (gx + 18, y)]), "#6a5048", depth=8)
            front = [(x - wide / 2 - 6, y - 6), (x, y + 10), (x + wide / 2 + 6, y - 6), (x + wide / 2 + 2, y + 44), (x, y + 62), (x - wide / 2 - 2, y + 44)]
            box.shape(polygon(front, 10), "#a8343c", depth=14, material=CLOTH)
            for edge, thick in (
                ([(x - wide / 2 - 8, y - 8), (x, y + 9), (x + wide / 2 + 8, y - 8)], 12),
                ([(x - wide / 2 - 4, y + 44), (x, y + 62), (x + wide / 2 + 4, y + 44)], 9),
            ):
                box.shape(ribbon(edge, [thick] * 3), GILT, depth=thick / 2, material=METAL, lit="#fff0b8")
            for place in np.linspace(-0.36, 0.36, 4):
                cx, cy = x + place * wide, y + 32 - 26 * abs(place)
                t = np.linspace(0, 2 * math.pi, 16)
                box.line(np.stack([cx + wide * 0.075 * np.cos(t), cy + 10 * np.sin(t)], 1), 4, GILT, taper=0, load=1)


def roses(scene: Scene) -> None:
    """They rain from one box."""
    rain = scene.motif("roses", story=True, brush=FINE, wobble=0.5)
    for place in range(30):
        t = (place + rain.random.random()) / 30
        x = 812 - 270 * t + rain.random.normal() * 26
        y = 470 + 60 * t + 330 * t * t + rain.random.normal() * 30
        size = 7 + 5 * float(rain.random.random())
        if t > 0.82:
            y = STAR[1] + 30 + rain.random.normal() * 10
        turn = float(rain.random.uniform(0, 6))
        rain.line(
            [
                (x, y),
                (x + math.cos(turn) * size * 2, y + math.sin(turn) * size * 2),
                (x + math.cos(turn + 0.3) * size * 3.6, y + math.sin(turn + 0.3) * size * 3.6),
            ],
            2.4,
            "#4f8a4a",
            load=1,
        )
        rain.shape(
            blob([(x - size, y), (x - size * 0.5, y - size * 0.9), (x + size * 0.6, y - size * 0.8), (x + size, y + size * 0.1), (x, y + size * 0.9)]),
            ("#e04a5a", "#f08a94", "#c82a40")[place % 3],
            depth=size * 0.7,
            lit="#ffc8c0",
        )


def against(strength: float) -> Light:
    """The stage's light on those who stand before it: only their upper edges have any."""
    return Light(
        direction=(0, -0.8, 0.12), colour="#f0cc90", shade="#12080e", depth=0.8, strength=strength, rim="#ffe0a0", rim_from=(0.0, -1.0), rim_strength=0.95
    )


def stalls(scene: Scene) -> None:
    """Row behind row, all ears against the light."""
    rows = ((960, 62, 13, 420), (1018, 84, 12, 470), (1094, 112, 11, 540))
    for row, (y, size, count, half) in enumerate(rows):
        crowd = scene.motif(f"row {row}", light=against(0.9 - 0.1 * row))
        crowd.wash(polygon([(-40, y + size * 0.2), (1040, y + size * 0.2), (1040, y + size), (-40, y + size)]), "#140810", 0.5, soft=size * 0.2, way="multiply")
        for place in range(count):
            share = (place + 0.5) / count * 2 - 1
            x = 500 + share * half + crowd.random.normal() * size * 0.06
            coat = (INK, "#2a1a22", "#5a1a26", INK, "#2c3440")[int(crowd.random.integers(5))]
            listener(crowd, (x, y + crowd.random.normal() * size * 0.07 + 26 * share * share), size * float(crowd.random.uniform(0.88, 1.14)), coat)


def front_row(scene: Scene) -> None:
    """The nearest, large: dancing paws, a handkerchief, and one critic asleep in his seat."""
    suits = ("#2a1a20", "#5a1a28", "#241a22", "#3a2c3a", "#2a1a20", "#6a2430")
    clap = poses.standing().but(arms=(poses.Arm(96, 34, 86, 44), poses.Arm(96, 34, 86, 44)), hands=("open", "open"))
    cheer = poses.standing().but(arms=(poses.Arm(150, 26, 20, 10), poses.Arm(160, 22, 14, 8)), hands=("open", "open"), head=(0, -8, 4))
    weep = poses.standing().but(arms=(poses.Arm(20, 8, 120, 30), poses.Arm(-4, 8, 12, 4)), head=(0, 22, -8))
    for place, (x, y, size, heading, pose) in enumerate(
        ((92, 1690, 590, 172, cheer), (300, 1640, 560, 186, clap), (700, 1640, 560, 174, weep), (908, 1690, 590, 188, cheer))
    ):
        clothes: Outfit = FURRED.but(top=suits[place], collar=True, length=0.5)
        Person("beast", clothes, "#3a2c2e", beast="rabbit", seed=place).posed(pose, View((x, y), size, heading, 4)).paint(
            scene.motif(f"standing {place}", story=True, light=against(0.6)), contact=False
        )
        rabbit = scene.motifs[f"standing {place}"]
        for part in rabbit.ids:  # their backs are to the dark
            rabbit.wash(polygon([(-40, 1000), (1040, 1000), (1040, 1560), (-40, 1560)]), "#4a3440", 0.72, way="multiply", within=part)
    seat = scene.motif("critic's seat", material=CLOTH, light=against(0.6))
    seat.shape(
        np.vstack(
            [
                polygon([(376, 1560), (376, 1400)], 2),
                curve([(376, 1400), (420, 1352), (500, 1338), (580, 1352), (624, 1400)], 6),
                polygon([(624, 1400), (624, 1560)], 2),
            ]
        ),
        "#7c1a28",
        depth=26,
    )
    critic = scene.motif("sleeping critic", story=True, light=against(0.6))
    critic.shape(blob([(476, 1400), (454, 1346), (470, 1288), (520, 1268), (562, 1296), (566, 1352), (540, 1404)]), "#3f3032", depth=44)
    for spine in ([(486, 1290), (440, 1250), (398, 1286), (386, 1352)], [(540, 1280), (590, 1258), (622, 1310), (626, 1372)]):
        critic.shape(ribbon(spine, [24, 40, 46, 18]), "#46363a", depth=16)
    seat.shape(ribbon([(380, 1412), (430, 1364), (500, 1350), (570, 1364), (620, 1412)], [16, 18, 16]), "#b07a34", depth=8, material=METAL)
    seat.shape(blob([(388, 1560), (392, 1420), (440, 1376), (500, 1364), (560, 1376), (608, 1420), (612, 1560)]), "#7c1a28", depth=24)
    marks.hairline(critic, [(500, 1330), (520, 1336), (536, 1330)], "#1d151a")
