"""24, drowned-bell: a bell swings in a drowned village, its sound goes up in rings, and every shoal comes as if called."""

import math

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies.creatures import octopus
from atelier.bodies.space import View
from atelier.bodies.things import bell
from atelier.canvas import FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, along, blob, curve, ellipse, polygon, ribbon
from atelier.light import GLAZE, METAL, STONE, Light
from atelier.motifs.structures import masonry
from atelier.motifs.stuff import stones, tiles
from atelier.motifs.water import rays, underwater, weeds
from atelier.palette import Image, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=24,
    slug="drowned-bell",
    palette=("#2f8a74", "#7fc2a6", "#123f3c", "#cfa545", "#e9f5ec"),
    spread=Spread(
        hue="green", place="underwater", time="noon", season="no season", mood="majestic", viewpoint="from below",
        figure="animals", composition="swarm", relation=True,
        themes=("sea", "memory", "time", "music", "endings"),
    ),
)  # fmt: skip

SUN = (420.0, -60.0)
BELL = (668.0, 566.0)
HOUSES = (  # foot, width, height, lean, how far off
    ((110, 1110), 190, 250, 0.10, 0.75), ((330, 1075), 150, 190, 0.05, 0.85), ((920, 1120), 210, 260, -0.12, 0.7), ((215, 1250), 230, 300, 0.14, 0.45),
    ((40, 1400), 290, 470, 0.20, 0.12), ((985, 1400), 260, 430, -0.22, 0.15),
)  # fmt: skip
STREAMS = (
    ([(-60, 1330), (120, 1190), (330, 1120), (470, 960), (560, 760), (640, 610)], 58, 70),
    ([(-50, 940), (130, 900), (330, 900), (480, 800), (580, 680), (650, 600)], 44, 60),
    ([(1050, 1240), (900, 1120), (840, 960), (830, 800), (760, 660), (700, 600)], 50, 56),
    ([(1060, 1500), (930, 1380), (850, 1180), (850, 960), (790, 760), (704, 620)], 70, 30),
    ([(1050, 760), (940, 730), (860, 700), (780, 640), (710, 596)], 34, 44),
    ([(300, 1560), (350, 1400), (430, 1260), (470, 1090), (540, 900), (620, 680)], 66, 34),
    ([(-40, 560), (140, 600), (330, 640), (500, 640), (620, 594)], 26, 46),
)  # fmt: skip


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.25, -0.9, 0.35),
        colour="#dff6d8",
        shade="#0c302f",
        depth=0.7,
        strength=0.8,
        rim="#d6f6dc",
        rim_from=(-0.3, -0.9),
        rim_strength=0.6,
        air="#4fa48c",
    )
    scene.finish = Finish(ground="#3c7466", grade=lambda image: (image - 0.5) * 1.07 + 0.505)
    water(scene)
    keel(scene)
    sound(scene, behind=True)
    for number, (foot, wide, tall, lean, far) in enumerate(HOUSES[:4]):
        house(scene.motif(f"house {number}", material=STONE), foot, wide, tall, lean, far)
    floor(scene)
    tower(scene)
    ring_bell(scene)
    sound(scene, behind=False)
    for number, (foot, wide, tall, lean, far) in enumerate(HOUSES[4:]):
        house(scene.motif(f"near house {number}", material=STONE), foot, wide, tall, lean, far)
    shoals(scene)
    ringer(scene)
    lobster(scene)
    for number, (x, y, tall) in enumerate(((872, 1420, 210), (60, 1480, 260), (430, 1490, 90), (800, 1490, 130))):
        weeds(scene.motif(f"weeds {number}"), (x, y), tall, ("#123c34", "#2a6a50", "#6f9a58"), count=6, width=60)


def water(scene: Scene) -> None:
    underwater(scene.motif("water"), ["#a8dcbc", "#6fbb9c", "#459f84", "#2f8a74", "#1d5f55", "#123f3c", "#0c2b2c"], surface=-30, light_at=SUN[0])
    top = scene.motif("surface")
    for _ in range(130):
        x, y = top.random.uniform(0, 1000), 26 + 110 * top.random.random() ** 2
        top.dab(
            (x, y),
            top.random.uniform(20, 90),
            top.random.uniform(2, 6),
            0.1 * top.random.normal(),
            "#f4fcec" if top.random.random() < 0.6 else "#6fbf9c",
            opacity=0.5,
            taper=0.8,
            bend=0.08,
        )
    top.glow(SUN, 420, "#f4fbdc", 0.75, down=190)
    rays(scene.motif("rays"), SUN, 1500, "#e4f8d8", count=14, spread=1.5, strength=0.13)


def keel(scene: Scene) -> None:
    """Far above a rowing boat has stopped."""
    boat = scene.motif("rowing boat", story=True, brush=FINE)
    here = Placement((160, 176), 1.0, -0.16)
    for side in (-1, 1):
        boat.line(here([(side * 8, 0), (side * 14, side * 60), (side * 22, side * 84)]), 5, "#1f4a44", taper=0.2)
    boat.shape(here(blob([(-88, 0), (-40, -26), (30, -25), (94, 0), (30, 25), (-40, 26)])), "#1c433e", depth=18, shade="#143733", lit="#3a6f60")
    boat.line(here([(-84, 0), (0, 2), (90, 0)]), 4, "#0f2e2c", taper=0.3)


def sound(scene: Scene, *, behind: bool) -> None:
    """Rings of bubbles that open as they rise, fringed as jellyfish are."""
    rings = scene.motif("rings behind" if behind else "rings", story=False)
    for number, (x, y, wide) in enumerate(((664, 424, 96), (622, 318, 146), (572, 206, 198), (524, 96, 246))):
        flat = 0.30
        if behind:
            rings.wash(
                blob(
                    [
                        (x - wide, y),
                        (x - wide * 0.8, y - wide * 0.34),
                        (x, y - wide * 0.56),
                        (x + wide * 0.8, y - wide * 0.34),
                        (x + wide, y),
                        (x, y + wide * flat),
                    ]
                ),
                "#f2fbea",
                0.26,
                soft=9,
            )
        t = np.linspace(math.pi, 2 * math.pi, 24) if behind else np.linspace(0, math.pi, 24)
        for width, grow in ((7, 1.0), (4, 0.93), (3, 1.06)):
            rings.line(np.stack([x + wide * grow * np.cos(t), y + wide * flat * grow * np.sin(t)], 1), width, "#eefaee", taper=0.2, opacity=0.55, streak=0.5)
        if behind:
            for rib in np.linspace(0.12, 0.88, 7):
                dome = [(x - wide + 2 * wide * rib, y - wide * flat * 0.6), (x - wide * 0.6 + 1.2 * wide * rib, y - wide * 0.42), (x, y - wide * 0.56)]
                rings.line(dome, 2.4, "#f4fcf0", taper=0.8, opacity=0.4)
        for turn in np.linspace(0, 2 * math.pi, 34 + 8 * number, endpoint=False) + 0.07 * rings.random.normal(size=34 + 8 * number):
            if (math.sin(turn) < 0) is not behind:
                continue
            radius = (5 + 8 * rings.random.random() ** 2) * (0.8 + 0.14 * number)
            at = (x + wide * math.cos(turn), y + wide * flat * math.sin(turn) + rings.random.normal() * 2)
            bubble(rings, at, radius)
            if not behind and rings.random.random() < 0.42:
                for hang in range(1, int(rings.random.integers(3, 7))):
                    bubble(
                        rings, (at[0] + 3 * math.sin(hang) - (at[0] - x) * 0.03 * hang, at[1] + hang * (9 + 2.2 * number)), radius * (1 - 0.13 * hang) * 0.62
                    )


def bubble(motif: Motif, at: Place, radius: float) -> None:
    motif.wash(ellipse(at, radius), "#f4fcf2", 0.75, soft=0.8)
    motif.wash(ellipse((at[0] + radius * 0.12, at[1] + radius * 0.15), radius * 0.6), "#4fa088", 0.5, soft=0.8)
    t = np.linspace(2.6, 5.6, 8)
    motif.line(np.stack([at[0] + np.cos(t) * radius, at[1] + np.sin(t) * radius], 1), max(1.2, radius * 0.26), "#fbfff4", taper=0.5, opacity=0.95)


def house(motif: Motif, foot: Place, wide: float, tall: float, lean: float, far: float) -> None:
    """Roofless or roofed, leaning together as houses do when one looks up from the street."""
    here = Placement(foot, 1.0, lean)
    air = "#3f9680"
    wall = [mix(tone, air, far * 0.8) for tone in masonry("#5f7f6e")]
    half, up = wide / 2, 0.86
    front = polygon([(-half, 0), (half, 0), (half * up, -tall), (-half * up, -tall)])
    motif.shape(here(front), stones(motif, here, wall, mix("#22443e", air, far * 0.8), size=(34, 20)), depth=14, shade=mix("#0f3330", air, far * 0.6))
    for column in (-0.5, 0.0, 0.5):
        for row in range(int(tall / 95)):
            if motif.random.random() < 0.22:
                continue
            y = -tall + 44 + row * 92
            x = column * wide * (up + (1 - up) * (1 + y / tall)) * 0.92
            motif.inlay(
                here(polygon([(x - 15, y + 24), (x - 15, y - 22), (x, y - 30), (x + 15, y - 22), (x + 15, y + 24)], 4)),
                mix("#0c2826", air, far * 0.55),
                depth=5,
                wobble=0.8,
            )
            motif.line(here([(x - 19, y + 27), (x + 19, y + 27)]), 4, FromPicture(1.35, "#d9f2d4", 0.1), taper=0.1)
    roof = polygon([(-half * up - 16, -tall + 4), (half * up + 16, -tall + 4), (half * 0.30, -tall - wide * 0.5), (-half * 0.36, -tall - wide * 0.46)])
    motif.shape(
        here(roof),
        tiles(motif, here, [mix("#2f5a50", air, far * 0.8), mix("#5c8a72", air, far * 0.8)], size=(20, 17)),
        depth=14,
        shade=mix("#0f3330", air, far * 0.6),
    )


def floor(scene: Scene) -> None:
    ground = scene.motif("street")
    noise = ground.noise(4)
    ground.shape(
        blob([(-60, 1240), (200, 1210), (480, 1190), (760, 1216), (1060, 1236), (1060, 1580), (-60, 1580)]),
        lambda x, y: ramp(["#3f8a70", "#22594e", "#123a38", "#0d2a2b"], (y - 1180) / 330 + 0.16 * noise(x, y * 2.5, 160)), depth=50, material=STONE, flow=0.05,
    )  # fmt: skip
    ground.wash(polygon([(380, 1200), (640, 1200), (760, 1420), (240, 1440)]), "#a8dcb4", 0.35, soft=60)


def tower(scene: Scene) -> None:
    """It narrows as it goes up from us into the light."""
    old = scene.motif("tower", story=True, material=STONE)
    here = Placement((690, 1340))
    outline = polygon([(-178, 40), (190, 40), (92, -640), (104, -652), (98, -700), (-112, -700), (-120, -650), (-108, -640)], 10)
    old.contact((690, 1378), 420, 40)
    wall = stones(old, here, [*masonry("#6f9480"), "#8fb494"], "#2a5148", size=(40, 22))

    def weathered(x: Image, y: Image) -> Image:
        return wall(x, y) * ramp(["#f2fbe4", "#c4dcc4", "#7fa898", "#4f7a72"], (y - 620) / 800 + 0 * x)

    old.shape(here(outline), weathered, depth=60, shade="#123f3c", flow=lambda x, y: 0 * x + 0 * y)
    for y, half in ((-330, 144), (-640, 106)):
        old.shape(here(polygon([(-half - 8, y + 14), (half + 12, y + 14), (half + 6, y - 8), (-half - 4, y - 8)])), "#86a890", depth=8)
    for y in (-110, -240, -470):
        old.shape(here(polygon([(-17, y + 42), (-16, y - 26), (0, y - 44), (16, y - 26), (17, y + 42)], 4)), "#0c2a2a", depth=8, wobble=0.8)
    old.shape(here(blob([(-76, -656), (-74, -800), (-52, -850), (-10, -872), (40, -850), (62, -800), (66, -656)], 6)), "#0f3533", depth=16, lit="#2a6a5c")
    for side, top in ((-1, -866), (1, -846)):
        old.shape(here(polygon([(side * 66, -690), (side * 106, -690), (side * 100, top), (side * 64, top + 6)])), wall, depth=14, shade="#123f3c")
    old.shape(
        here(blob([(-106, -842), (-70, -862), (-10, -886), (60, -866), (104, -840), (98, -880), (40, -925), (-12, -938), (-60, -920), (-100, -884)], 5)),
        wall,
        depth=16,
        shade="#123f3c",
        lit="#e2f4d4",
    )
    old.shape(
        here(polygon([(-92, -896), (-40, -930), (-18, -1010), (-4, -1016), (4, -960), (30, -934), (82, -890), (-6, -912)])),
        tiles(old, here, ["#3f7a68", "#86b898"]),
        depth=14,
        shade="#1d5f55",
    )
    for _ in range(70):
        y = old.random.uniform(-620, 20)
        x = old.random.uniform(-1, 1) * (110 + 0.1 * (y + 640))
        old.dab(
            here.point(x, y),
            old.random.uniform(12, 44),
            old.random.uniform(3, 8),
            1.57 + 0.2 * old.random.normal(),
            ("#1d5a48", "#3f8a5a", "#a8d0a0")[int(old.random.integers(3))],
            on=old.ids[0],
            opacity=0.45,
            taper=0.7,
        )


def ring_bell(scene: Scene) -> None:
    swung = scene.motif(
        "bell",
        story=True,
        brush=FINE,
        material=METAL,
        light=Light(direction=(-0.5, -0.6, 0.55), colour="#fff2b8", shade="#3a3a24", depth=0.6, rim="#fff8d8", rim_strength=0.7),
    )
    swung.glow((BELL[0], BELL[1] - 30), 150, "#f2dc8a", 0.6)
    swung.line([(BELL[0] - 50, BELL[1] - 96), (BELL[0] + 70, BELL[1] - 92)], 12, "#4a3a28", taper=0.0, load=1)
    bell("#d8a83c").paint(swung, View((BELL[0] - 26, BELL[1] + 30), 148, 0, -24, 26))


def shoals(scene: Scene) -> None:
    """From every street, large where they pass us and like dust where they arrive."""
    swim = scene.motif("shoals", story=True, brush=FINE, wobble=0.3, material=GLAZE)
    for path, near, count in STREAMS:
        line = along(curve(path, 14), 300)
        places = np.sort(swim.random.random(int(count * 2.4)) ** 0.75)[::-1]
        for share in places:
            at = int(share * 285)
            size = near * (1 - share) ** 1.25 * 1.15 * swim.random.uniform(0.5, 1.2) + 12
            ahead = line[at + 8] - line[at]
            turn = math.atan2(ahead[1], ahead[0]) + 0.16 * swim.random.normal()
            aside = swim.random.normal() * (12 + 46 * (1 - share) ** 0.8)
            x, y = line[at] + np.array([-math.sin(turn), math.cos(turn)]) * aside
            one_fish(swim, (float(x), float(y)), size, turn, share)


def one_fish(swim: Motif, at: Place, size: float, turn: float, share: float) -> None:
    gold = swim.random.random() < 0.09
    back = "#b8862f" if gold else mix("#1d5a55", "#a8dcb8", 0.25 + 0.5 * share * swim.random.random())
    belly = "#f4dc8a" if gold else "#e9f5ec"
    here = Placement(at, size, turn, mirrored=False)
    bend = 0.12 * swim.random.normal()
    if size < 19:
        swim.dab(at, size, size * 0.34, turn, belly if swim.random.random() < 0.75 else back, taper=0.7, bend=bend)
        return
    body = blob(
        [
            (0.5, 0.0),
            (0.22, -0.15),
            (-0.12, -0.13),
            (-0.36, -0.03 + bend),
            (-0.56, -0.18 + bend),
            (-0.50, bend),
            (-0.56, 0.17 + bend),
            (-0.36, 0.04 + bend),
            (-0.1, 0.15),
            (0.24, 0.15),
        ],
        5,
    )
    up = 1 if math.cos(turn) > 0 else -1
    swim.shape(here(body), back, depth=size * 0.14)
    swim.inlay(here(blob([(0.46, 0.02 * up), (0.2, 0.02 * up), (-0.3, 0.01 * up + bend), (-0.08, 0.13 * up), (0.24, 0.13 * up)], 5)), belly, depth=size * 0.08)
    swim.shape(here(polygon([(0.06, -0.13 * up), (-0.14, -0.24 * up), (-0.16, -0.11 * up)], 3)), back, depth=size * 0.05)
    swim.dab(here.point(0.34, -0.03 * up), size * 0.07, size * 0.07, 0, "#0c2024", taper=0, wobble=0.0, load=1)


def ringer(scene: Scene) -> None:
    """Eight arms, eight ropes."""
    pull = scene.motif("octopus", story=True, brush=FINE)
    foot = (566.0, 1352.0)
    ropes = scene.motif("ropes")
    for number in range(8):
        hand = (foot[0] - 118 + number * 33, foot[1] - 116 - 46 * math.sin(number / 7 * math.pi) - 8 * (number % 3))
        top = (BELL[0] - 44 + number * 11, BELL[1] + 108)
        ropes.line([top, ((hand[0] + top[0]) / 2 - 8, (hand[1] + top[1]) / 2), hand], 2.6, "#e2cf94", taper=0.0, opacity=0.9)
        middle = (foot[0] + (hand[0] - foot[0]) * 0.75, foot[1] - 36)
        tip = (hand[0] + 6, hand[1] + 10)
        pull.shape(
            ribbon(
                [
                    (foot[0] + (number - 3.5) * 8, foot[1] - 46),
                    middle,
                    ((middle[0] + tip[0]) / 2 + (number - 3.5) * 5, (middle[1] + tip[1]) / 2),
                    tip,
                    (hand[0] - 7, hand[1] - 4),
                ],
                [26, 19, 13, 9, 5],
            ),
            "#a8583c",
            depth=9,
            lit="#eab088",
            shade="#3a2a2c",
        )
    octopus("#b0603f", "#e8b898", reach=0.42, eyes="closed").paint(pull, View((foot[0], foot[1] + 6), 128, 14, 8))


def lobster(scene: Scene) -> None:
    """Late, with a hymn-book that is a clam."""
    late = scene.motif("lobster", story=True, brush=TINY, wobble=0.5, material=GLAZE)
    here = Placement((258, 1424), 1.25, -0.06)
    late.contact((252, 1450), 170, 16)
    shell, dark = "#c2562f", "#6e2c22"
    for x in (-18, -2, 14, 30):
        late.line(here([(x, 4), (x - 8, 14), (x - 14, 24)]), 4, dark, taper=0.5)
    late.shape(here(blob([(-96, 0), (-122, -16), (-128, 2), (-120, 20), (-98, 10)])), dark, depth=5)
    for part in range(5):
        late.shape(here(ellipse((-86 + part * 16, -3 - part * 1.5), 13, 11 + part * 1.6)), mix(shell, dark, 0.3 - 0.05 * part), depth=9, lit="#f0a878")
    late.shape(here(blob([(-22, 12), (-24, -16), (10, -24), (44, -14), (56, -4), (40, 10), (8, 15)])), shell, depth=14, lit="#f4b088")
    for y, bend in ((-14, -46), (-10, -30)):
        late.line(here([(46, y), (84, y + bend * 0.8), (124, y + bend)]), 2.4, dark, taper=0.8)
    late.dab(here.point(44, -17), 6, 6, 0, "#140f10", taper=0, load=1, wobble=0.0)
    late.shape(here(ribbon([(40, 6), (62, 10), (78, 0)], [11, 10, 9])), shell, depth=5)
    late.shape(here(blob([(74, 4), (84, -14), (104, -18), (112, -6), (98, -4), (110, 6), (92, 12)])), shell, depth=8, lit="#f4b088")
    book = scene.motif("clam", story=True, brush=TINY, wobble=0.4)
    book.shape(here(blob([(92, -18), (98, -52), (124, -70), (146, -62), (122, -16)])), "#d9a8a0", depth=8, lit="#fbe2d2")
    book.shape(here(blob([(92, -18), (122, -16), (158, -26), (166, -6), (140, 8), (106, 2)])), "#c48f8c", depth=8, lit="#f4d2c4")
    book.shape(here(polygon([(98, -22), (106, -50), (134, -58), (122, -18)], 4)), "#f4efdc", depth=3)
    book.shape(here(polygon([(98, -20), (122, -18), (152, -24), (150, -10), (112, -6)], 4)), "#fbf6e4", depth=3)
    for row in range(4):
        book.line(here([(106 + row * 3, -28 - row * 8), (124 + row * 2.5, -30 - row * 8)]), 1.6, "#8a8a78", taper=0.2)
