"""8, paper-armies: two folded hosts face each other on wet clay, and the first drop of rain has struck between them."""

import math

import numpy as np

from atelier.accents import FromPicture
from atelier.canvas import BROAD, FINE, NORMAL, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, ellipse, polygon, smoothstep
from atelier.light import GLAZE, PAPER, Light
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.land import terrain, under
from atelier.motifs.sky import stratus
from atelier.motifs.stuff import Ground
from atelier.palette import Image, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import LookChanges, Motif, Scene

CARD = Card(
    number=8,
    slug="paper-armies",
    palette=("#3a2c44", "#7d6a5c", "#efe9dc", "#b9302c", "#9aa0ad"),
    spread=Spread(
        hue="black", place="battlefield", time="storm", season="autumn", mood="menacing", viewpoint="far landscape",
        figure="toys", composition="symmetric", relation=True,
        themes=("war-peace", "weather", "games", "fear", "books-words"),
    ),
)  # fmt: skip

HORIZON = 566.0
GROUND = Ground((500, HORIZON), 1500)
STRUCK = (498.0, 1046.0)
WHITE, RED = ("#f7f0e0", "#9d98a6", "#cbc3bd"), ("#d8422f", "#5c1c2c", "#9a2830")  # towards the light, away, between


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.0, -0.5, 0.6), colour="#f6dc94", shade="#241a30", depth=0.6, strength=0.7, rim="#ffe9ae", rim_from=(0, -1), rim_strength=0.6, air="#b39a7e"
    )
    scene.finish = Finish(ground="#4a3a44", grade=lambda image: (image - 0.5) * 1.07 + 0.5)
    sky(scene)
    clay(scene)
    drop(scene)
    for row in range(26):
        rank(scene, row, -1)
        rank(scene, row, 1)
        if row == 21:
            dissolving(scene)
        if row == 22:
            general(scene)
    deserter(scene)
    darkness(scene)


def sky(scene: Scene) -> None:
    broad = scene.canvas.broad

    def lowering(x: Image, y: Image) -> Image:
        edge = np.abs(x - 500) / 1400
        return ramp(
            ["#1a1424", "#2b2036", "#4a3852", "#8a6a5e", "#e9b856", "#fbe48e", "#f3cf74"],
            (y + 60 * broad * smoothstep(470, 200, y)) / HORIZON - edge * smoothstep(350, 560, y),
        )

    scene.background(lowering, flow=lambda x, y: 0.25 * np.sin(x / 210 + y / 160), brush=BROAD)
    low = Light(direction=(0.0, 0.8, 0.45), colour="#e8b870", shade="#1a1224", strength=0.55, depth=0.7)
    heaps = (
        (500, 150, 1300, 330, CloudTones("#2a2036", "#4c3d58", "#150f1e")),
        (120, 300, 620, 230, CloudTones("#33273f", "#66506a", "#1a1326")),
        (890, 310, 640, 240, CloudTones("#33273f", "#66506a", "#1a1326")),
        (500, 372, 560, 210, CloudTones("#3c2d46", "#7c5f70", "#1f172a")),
        (230, 420, 420, 130, CloudTones("#48364c", "#94705e", "#261c30")),
        (780, 424, 430, 130, CloudTones("#48364c", "#94705e", "#261c30")),
    )
    for number, (x, y, wide, high, tones) in enumerate(heaps):
        cumulus(scene.motif(f"cloud {number}", light=low), (x, y), wide, high, tones)
    for number, (x, y, wide, high) in enumerate(((300, 462, 640, 34), (740, 474, 560, 28), (500, 498, 900, 16))):
        stratus(scene.motif(f"scud {number}"), (x, y), wide, high, CloudTones("#5a4450", "#c99a5c", "#2c2030"), streak=8, thickness=0.85)
    slit = scene.motif("slit of light")
    slit.glow((500, HORIZON - 14), 560, "#ffe995", 0.7, down=64)


def clay(scene: Scene) -> None:
    plain = scene.motif("clay")
    noise = plain.noise(4)

    def wet(x: Image, y: Image) -> Image:
        u, v = np.broadcast_arrays(*GROUND.local(x, y))
        tone = ramp(["#d8ae68", "#a9835a", "#84685a", "#634f4e", "#463844"], (y - HORIZON) / 900 + 0.10 * noise(u, v, 420) + 0.05 * noise(u, v, 60))
        middle = np.exp(-(((x - 500) / (70 + 0.32 * (y - HORIZON))) ** 2))
        return lerp(tone, tone * 1.22 + 0.02, middle)

    terrain(
        plain,
        under([(-40, HORIZON), (500, HORIZON - 1), (1040, HORIZON)]),
        wet,
        lambda x, y: 5 * noise(*GROUND.local(x, y), 120) * np.clip((y - HORIZON) / 500, 0, 1),
        flow=0.0,
    )
    for _ in range(150):
        near = plain.random.random() ** 1.5
        at = (plain.random.uniform(0, 1000), HORIZON + 10 + near * 920)
        plain.dab(
            at, 12 + 70 * near, 1.2 + 3 * near, 0.06 * plain.random.normal(), FromPicture(1.22 if plain.random.random() < 0.5 else 0.78), opacity=0.5, taper=0.9
        )


def corridor(y: float) -> float:
    """Half the empty ground between them."""
    return 26 + 0.235 * (y - HORIZON)


def rank(scene: Scene, row: int, side: int) -> None:
    """One row of one host, from the far horizon (0) to our feet (25); `side` -1 is white."""
    host = scene.motif(f"{'white' if side < 0 else 'red'} rank {row}", material=PAPER)
    y = HORIZON + 5 + 900 * (row / 25) ** 2.3
    size = 5 + 262 * ((y - HORIZON) / 905)
    inner, step = corridor(y), size * 0.56
    count = int((540 - inner) / step) + 1
    for place in reversed(range(count)):
        x = 500 + side * (inner + step * (place + 0.5) + host.random.normal() * step * 0.05)
        foot, own = y + host.random.normal() * size * 0.02, size * host.random.uniform(0.94, 1.06)
        fallen = row > 12 and host.random.random() < 0.035
        if not fallen:
            soldier(host, (x, foot), own, WHITE if side < 0 else RED, -side, host.random.normal() * 0.05)


def soldier(host: Motif, foot: Place, size: float, paper: tuple[str, str, str], way: int, tilt: float, *, hat: float = 1.0, lance: bool = True) -> None:
    """Folded from one sheet: two legs, a cloak with a ridge down it, a pointed head in a paper hat, a rolled lance."""
    lit, dark, middle = paper
    here = Placement(foot, size, tilt * 0.5, mirrored=way < 0)
    if size < 17:
        haze = 0.75 * (1 - size / 17)
        host.dab(here.point(0, -0.36), size * 0.7, size * 0.36, math.pi / 2, mix(lit if host.random.random() < 0.7 else dark, "#dcae62", haze), taper=0.5)
        host.line(here([(0.0, -0.5), (0.85, -0.62)]), max(1.1, size * 0.06), mix(middle, "#c99a58", haze), taper=0.3)
        return
    brush = FINE if size < 90 else NORMAL
    tall = host.random.uniform(0.96, 1.05)
    host.wash(here(polygon([(-0.26, 0.0), (0.24, 0.0), (0.02, 0.5), (-0.34, 0.42)])), "#1d1428", 0.55, soft=size * 0.03, way="multiply")
    look: LookChanges = {"depth": size * 0.05, "brush": brush, "wobble": 0.5}
    bright: LookChanges = {**look, "shade": middle}
    host.shape(here(polygon([(-0.2, -0.2), (-0.24, 0.0), (-0.08, -0.01), (0.0, -0.16), (0.08, 0.01), (0.22, 0.0), (0.17, -0.2)], 3)), dark, **look)
    host.shape(here(polygon([(-0.02, -0.72 * tall), (-0.29, -0.13), (-0.06, -0.09), (0.25, -0.14)], 3)), middle, **look)
    host.inlay(here(polygon([(-0.02, -0.72 * tall), (-0.06, -0.09), (0.25, -0.14)], 3)), lit, **bright)
    host.inlay(here(polygon([(-0.02, -0.72 * tall), (-0.29, -0.13), (-0.17, -0.11)], 3)), dark, **look)
    host.shape(here(polygon([(-0.02, -0.95 * tall), (-0.13, -0.80 * tall), (-0.02, -0.66 * tall), (0.11, -0.80 * tall)], 3)), lit, **bright)
    host.inlay(here(polygon([(-0.02, -0.95 * tall), (-0.13, -0.80 * tall), (-0.02, -0.66 * tall)], 3)), dark, **look)
    top = -0.95 * tall - 0.15 * hat
    host.shape(here(polygon([(-0.2, -0.85 * tall), (0.19, -0.87 * tall), (0.06, -0.92 * tall), (-0.02, top), (-0.10, -0.91 * tall)], 3)), middle, **look)
    host.inlay(here(polygon([(0.19, -0.87 * tall), (-0.02, -0.86 * tall), (-0.02, top), (0.06, -0.92 * tall)], 3)), lit, **bright)
    if lance:
        dip = host.random.normal() * 0.03
        host.shape(here(polygon([(-0.42, -0.36 - dip), (1.02, -0.55 + dip), (0.94, -0.575 + dip), (-0.42, -0.41 - dip)], 4)), lit, **bright)
        host.shape(here(polygon([(0.0, -0.60), (0.20, -0.47), (0.10, -0.38), (-0.04, -0.46)], 3)), middle, **look)


def drop(scene: Scene) -> None:
    """The first: a crown of clay and water, a crater, a ring of dark."""
    x, y = STRUCK
    wet = scene.motif("wet ground")
    wet.wash(ellipse((x, y), 150, 46), "#35262e", 0.8, soft=10, way="multiply")
    wet.glow((x, y - 40), 210, "#ffe6a0", 0.4, down=110)
    crown = scene.motif("drop", story=True, brush=FINE, material=GLAZE, wobble=0.5)
    crown.shape(ellipse((x, y + 2), 104, 31), "#574754", depth=12, lit="#c9b8a8")
    crown.shape(ellipse((x, y + 2), 82, 22), lambda u, v: ramp(["#fff0b8", "#b79a8e", "#463848"], (v - y + 20) / 44 + 0 * u), depth=5)
    turns = np.linspace(0, 2 * math.pi, 19, endpoint=False) + 0.08
    for turn in sorted(turns, key=math.sin):
        c, s = math.cos(turn), math.sin(turn)
        foot, long = (x + 86 * c, y + 23 * s), 84 * crown.random.uniform(0.6, 1.3) * (1.0 if s < 0 else 0.72)
        tip = (foot[0] + 46 * c * long / 84, foot[1] - long + 10 * s)
        waist = (foot[0] * 0.62 + tip[0] * 0.38, foot[1] * 0.5 + tip[1] * 0.5)
        wide = 10 + 6 * abs(s)
        crown.shape(
            blob(
                [
                    (foot[0] - wide * 1.5, foot[1] + 6),
                    (waist[0] - wide * 0.4, waist[1]),
                    (tip[0] - 4, tip[1] + 5),
                    tip,
                    (tip[0] + 4, tip[1] + 5),
                    (waist[0] + wide * 0.4, waist[1]),
                    (foot[0] + wide * 1.5, foot[1] + 6),
                ]
            ),
            lambda u, v, high=foot[1], tall=long: ramp(["#7c6a72", "#a9a2b2", "#e9e6ea"], (high - v) / tall + 0 * u),
            depth=7,
            lit="#fffae0",
            shade="#4a3d52",
        )
        crown.line([(waist[0] - 2, foot[1] - 4), waist, (tip[0] - 1, tip[1] + 8)], 3.2, "#fffdf0", taper=0.8, opacity=0.85)
        crown.shape(ellipse(tip, 6, 7), "#e6e2e2", depth=5, lit="#fffdf0", brush=TINY)
        far = crown.random.uniform(0.4, 1.3)
        crown.shape(ellipse((tip[0] + 34 * c * far, tip[1] - 34 * far), 3 + 4 * crown.random.random()), "#d9d6dc", depth=4, lit="#fffdf0", brush=TINY)
    jet = scene.motif("jet", brush=FINE, material=GLAZE, wobble=0.4)
    jet.shape(
        blob([(x - 14, y + 4), (x - 6, y - 62), (x - 5, y - 112), (x, y - 124), (x + 5, y - 112), (x + 6, y - 62), (x + 14, y + 4)]),
        "#bdb8c2",
        depth=8,
        lit="#fffbe6",
        shade="#5a4c62",
    )
    jet.shape(ellipse((x + 1, y - 150), 13, 16), "#cfcbd2", depth=11, lit="#fffdf0", shade="#6a5c70")
    jet.dab((x - 4, y - 156), 11, 4, 1.9, "#ffffff", taper=0.5)
    for _ in range(40):
        turn, far = jet.random.uniform(0, 6.3), jet.random.uniform(112, 215)
        jet.dab((x + far * math.cos(turn), y + far * 0.3 * math.sin(turn)), jet.random.uniform(5, 16), 3.6, 0.0, "#2f222c", opacity=0.8)


def general(scene: Scene) -> None:
    """He has seen it, and has opened a tiny parasol."""
    chief = scene.motif("general", story=True, material=PAPER)
    x, y = 358.0, 1302.0
    soldier(chief, (x, y), 160, ("#fff7e4", "#a9a2b0", "#d9d0c4"), 1, 0.0, hat=2.2, lance=False)
    chief.shape(Placement((x, y), 160)(polygon([(-0.02, -1.2), (-0.28, -1.34), (-0.34, -1.2), (-0.2, -1.14)], 3)), "#b9302c", depth=5)
    stick = Placement((x + 38, y - 80), 0.72, 0.16)
    chief.line(stick([(0, 26), (0, -128)]), 4, "#caa36a", taper=0.0)
    for gore in range(6):
        a, b = -1 + gore / 3, -1 + (gore + 1) / 3
        chief.shape(
            stick(
                polygon(
                    [(0, -176), (a * 84, -118 + 16 * (1 - a * a)), ((a + b) * 42, -108 + 16 * (1 - (a + b) ** 2 / 4)), (b * 84, -118 + 16 * (1 - b * b))], 3
                )
            ),
            "#f0b8a8" if gore % 2 else "#e8dcc0",
            depth=5,
            brush=FINE,
        )
    chief.shape(stick(ellipse((0, -178), 5, 8)), "#b9302c", depth=3, brush=TINY)


def dissolving(scene: Scene) -> None:
    """The splash has reached one: his knees are pulp, and his colour runs."""
    sagging = scene.motif("dissolving", story=True, material=PAPER)
    x, y = 648.0, 1216.0
    sagging.wash(
        blob([(x - 96, y + 4), (x - 40, y - 16), (x + 50, y - 10), (x + 80, y + 14), (x + 10, y + 44), (x - 70, y + 30)]),
        "#8e1c22",
        0.8,
        soft=4,
        way="multiply",
    )
    sagging.shape(
        blob([(x - 66, y + 8), (x - 46, y - 22), (x - 10, y - 34), (x + 40, y - 26), (x + 62, y + 6), (x + 10, y + 22)]), "#a93a38", depth=14, lit="#e88a78"
    )
    soldier(sagging, (x + 4, y + 14), 190, ("#cf4a38", "#5c1c2c", "#8a2730"), -1, -0.22, lance=False)
    sagging.shape(
        blob([(x - 54, y + 8), (x - 40, y - 14), (x - 16, y - 22), (x + 18, y - 18), (x + 50, y + 6), (x - 4, y + 22)]), "#b8433e", depth=12, lit="#ef9c88"
    )
    for dx, long in ((-40, 46), (-18, 64), (6, 40), (28, 56)):
        sagging.line([(x + dx, y), (x + dx * 1.3 - 4, y + long * 0.5), (x + dx * 1.5 - 14, y + long)], 5, "#8e1c22", taper=0.8, opacity=0.75)
    sagging.shape(Placement((x - 74, y + 36), 150, 0.16)(polygon([(-0.62, -0.02), (0.5, -0.04), (0.5, 0.02), (-0.56, 0.03)], 4)), "#c8402f", depth=5)


def deserter(scene: Scene) -> None:
    """Half a soldier still, half a boat already."""
    turncoat = scene.motif("deserter", story=True, material=PAPER)
    here = Placement((560, 1404), 0.92, -0.07)
    turncoat.wash(here(ellipse((4, 20), 112, 16)), "#1d1428", 0.6, soft=6, way="multiply")
    turncoat.shape(here(polygon([(-104, -30), (-40, -4), (4, 10), (-64, 22)], 4)), "#8d8794", depth=6)
    turncoat.shape(here(polygon([(10, -112), (-38, -2), (40, 0)], 4)), "#f3ead6", depth=6)
    turncoat.inlay(here(polygon([(10, -112), (-38, -2), (6, 0)], 4)), "#b5adb0", depth=6)
    turncoat.shape(here(polygon([(-106, -32), (-20, 0), (54, -4), (116, -40), (72, 24), (-66, 24)], 4)), "#e6dcc8", depth=8)
    turncoat.inlay(here(polygon([(-20, 0), (54, -4), (116, -40), (72, 24)], 4)), "#fbf4e2", depth=7)
    turncoat.line(here([(-20, 0), (-6, 24)]), 2, "#8d8794", taper=0.3)
    turncoat.shape(here(polygon([(10, -150), (-12, -128), (10, -104), (32, -128)], 3)), "#f7f0e0", depth=5)
    turncoat.inlay(here(polygon([(10, -150), (-12, -128), (10, -104)], 3)), "#a39dab", depth=5)
    turncoat.shape(here(polygon([(-24, -132), (44, -136), (20, -146), (10, -172), (-2, -144)], 3)), "#d9d0c4", depth=5)
    turncoat.inlay(here(polygon([(44, -136), (10, -134), (10, -172), (20, -146)], 3)), "#fbf4e2", depth=5)
    turncoat.shape(Placement((410, 1446), 0.9, 0.1)(polygon([(-120, -4), (96, -6), (108, 0), (-120, 6)], 4)), "#d9d0c4", depth=4)


def darkness(scene: Scene) -> None:
    """The cloud's own shadow at the sides and at our feet."""
    edge = scene.motif("darkness")
    edge.wash(polygon([(-60, 700), (60, 760), (120, 1560), (-60, 1560)]), "#2a1e34", 0.6, soft=90, way="multiply")
    edge.wash(polygon([(1060, 700), (940, 760), (880, 1560), (1060, 1560)]), "#2a1e34", 0.6, soft=90, way="multiply")
    edge.wash(polygon([(-60, 1420), (1060, 1420), (1060, 1560), (-60, 1560)]), "#2a1e34", 0.5, soft=60, way="multiply")
