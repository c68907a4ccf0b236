"""55, table-at-low-tide: a banquet table runs down the beach into the sea; one guest has stayed, and raises her glass."""

import math

import numpy as np

from atelier.bodies import creatures, poses
from atelier.bodies.birds import Bird
from atelier.bodies.outfit import Face, Hair, dress
from atelier.bodies.people import Person
from atelier.bodies.poses import Arm
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, blob, curve, ellipse, polygon, ribbon, smoothstep
from atelier.light import CLOTH, GLAZE, Light
from atelier.motifs.clouds import CloudTones
from atelier.motifs.forms import cloth, rod
from atelier.motifs.furniture import chair
from atelier.motifs.lamps import candle
from atelier.motifs.land import terrain
from atelier.motifs.paths import tracks
from atelier.motifs.sky import moon, starfield, stratus
from atelier.motifs.vessels import bottle
from atelier.motifs.water import open_sea, rings, ripples, shore
from atelier.palette import Image, colour, lerp, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=55,
    slug="table-at-low-tide",
    palette=("#b9a6cf", "#c3bdb8", "#f7cc6c", "#3f8f7a", "#2f3352"),
    spread=Spread(
        hue="violet/plum", place="beach", time="dusk", season="summer", mood="melancholy", viewpoint="eye level",
        figure="woman", composition="diagonal", people=True, relation=True, cast=("E",),
        themes=("endings", "love-loss", "sea", "hunger", "memory", "time"),
    ),
)  # fmt: skip

FAR: Place = (790.0, 418.0)  # where the table runs to, on the horizon
EYE = 1082.0
MIDDLE, HALF, HIGH = -440.0, 128.0, 250.0  # the table: where across the beach, half its width, its height
START, END = 300.0, 6200.0
WAX = "#fff0c8"


def put(u: float, v: float, h: float = 0.0) -> Place:
    """Where a spot of the beach, or a height over it, lies on the card."""
    s = scale(v)
    return FAR[0] + u * s, FAR[1] + (EYE - h) * s


def scale(v: float) -> float:
    return EYE / (v + EYE)


def seat_v(number: int) -> float:
    """How far off the places are laid."""
    return 500.0 + 470.0 * number


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.3, -0.8, 0.5), colour="#f4d8dc", shade="#322a58", strength=0.75, depth=0.6, rim="#ffd890", rim_from=(0.8, -0.4), rim_strength=0.8
    )
    scene.finish = Finish(ground="#6a5a80", periphery=0.2)
    sky(scene)
    sea_and_sand(scene)
    for number in reversed(range(9)):
        place_left(scene, number)
    table(scene)
    laid(scene)
    answer(scene)
    for number in reversed(range(9)):
        place_right(scene, number)
    napkins(scene)
    hostess(scene)


def sky(scene: Scene) -> None:
    broad = scene.canvas.broad

    def air(x: Image, y: Image) -> Image:
        return ramp(["#5d5590", "#8a7ab4", "#b9a6cf", "#e0bcc8", "#f6cfae"], y / 430 + 0.14 * (x - 500) / 1000 + 0.08 * broad)

    scene.background(air, flow=lambda x, y: -0.10 + 0.12 * np.sin(x / 240), brush=BROAD)
    starfield(scene.motif("first stars"), 26, low=190)
    moon(scene.motif("moon"), (170, 130), 34, phase=0.16, turn=-0.6, halo=0.5)
    for number, (x, y, wide, tall) in enumerate(((260, 300, 620, 44), (760, 240, 560, 34), (520, 366, 900, 26), (880, 350, 420, 30))):
        stratus(scene.motif(f"cloud {number}"), (x, y), wide, tall, CloudTones("#9a86b8", "#f2c4b4", "#5d5288"), tilt=-0.03, thickness=0.8, streak=9)


def shoreline() -> Points:
    return curve([(-40, 812), (150, 836), (330, 862), (480, 850), (640, 876), (820, 862), (1040, 894)], 10)


def sea_and_sand(scene: Scene) -> None:
    edge = shoreline()
    sand = scene.motif("sand")
    noise = sand.noise(4)

    def silver(x: Image, y: Image) -> Image:
        near = (y - 830) / 670
        colours = ramp(["#a89cb8", "#b8aebc", "#c3bdb8", "#b0a49c"], near + 0.07 * noise(x, y * 3.2, 420))
        sheen = smoothstep(-0.2, 0.8, noise(x + 400, y * 5.0, 460)) * np.clip(1 - near * 1.3, 0, 1)
        return lerp(colours, np.broadcast_to(colour("#e6c8cc"), colours.shape), (sheen * 0.7).astype(np.float32))

    made = terrain(
        sand,
        polygon([(-40, 800), (1040, 800), (1040, 1540), (-40, 1540)]),
        silver,
        lambda x, y: 1.6 * noise(x, y * 3.8, 90),
        flow=lambda x, y: 0.06 * np.sin(x / 90),
    )
    outline = np.vstack([[(-40, FAR[1]), (1040, FAR[1])], edge[::-1]])
    open_sea(
        scene.motif("sea"),
        FAR[1],
        ["#2f3352", "#4a4a78", "#7f74a4", "#a89ab8"],
        bottom=900,
        wave=0.7,
        glitter=(FAR[0] - 30, 70),
        shine="#f6cfae",
        outline=outline,
    )
    shore(sand, edge, "#b0a4ac", foam="#f6eef0", wet=80, waves=4)
    tracks(scene.motif("guests' tracks"), [put(-40, 620), put(160, 560), put(330, 380), put(420, 120)], 26, made, far=1.25)
    tracks(scene.motif("more tracks"), [put(-30, 1080), put(200, 900), put(420, 700), put(560, 420)], 18, made, far=1.3)
    glow = scene.motif("candles on wet sand")
    for number in range(7):
        x, y = put(MIDDLE + HALF + 90, seat_v(number) - 200)
        glow.glow((x, y), 150 * scale(seat_v(number)), "#f7cc6c", 0.5, down=60 * scale(seat_v(number)))


# ---- the table


def strip(u0: float, u1: float, h0: float, h1: float, start: float = START, end: float = END) -> Points:
    """A long quad of the table, cut finely towards the sea."""
    vs = np.geomspace(start + EYE, end + EYE, 30) - EYE
    return np.vstack([[put(u0, v, h0) for v in vs], [put(u1, v, h1) for v in vs[::-1]]])


def table(scene: Scene) -> None:
    linen = scene.motif("tablecloth", material=CLOTH)
    shadow = [put(MIDDLE - HALF, START), put(MIDDLE + HALF + 120, START), put(MIDDLE + HALF + 120, END), put(MIDDLE - HALF, END)]
    linen.wash(polygon(shadow), "#2c2450", 0.5, soft=14, way="multiply")
    fall = cloth(linen, strip(MIDDLE + HALF, MIDDLE + HALF + 16, HIGH, 48), "#cbbdd2", hang=math.pi / 2, fold=26, depth=8)
    front = [put(MIDDLE - HALF, START, HIGH), put(MIDDLE + HALF, START, HIGH), put(MIDDLE + HALF + 14, START, 44), put(MIDDLE - HALF - 12, START, 44)]
    cloth(linen, polygon(front), "#b8a8c8", hang=math.pi / 2, fold=40, depth=9)
    top = linen.shape(
        strip(MIDDLE - HALF, MIDDLE + HALF, HIGH, HIGH),
        lambda x, y: ramp(["#d8c4d8", "#f0e0dc", "#f8ecdc", "#e8d8e0"], (y - 520) / 560 + 0 * x),
        depth=3,
        flow=0.9,
        lit="#fff6e8",
    )
    linen.wash(strip(MIDDLE + HALF, MIDDLE + HALF + 18, 90, 44), "#6a5f94", 0.5, soft=4, way="multiply", within=fall)
    for number in range(12):
        v = seat_v(number) - 230
        x, y = put(MIDDLE, v, HIGH)
        linen.glow((x, y), 190 * scale(v), "#ffdc8c", 0.42, down=80 * scale(v), within=top)
        linen.glow(put(MIDDLE + HALF, v, HIGH - 60), 150 * scale(v), "#f7cc8c", 0.4, within=fall)
    foam = scene.motif("foam at the cloth")
    for number, v in enumerate(np.linspace(1560, 5600, 26)):
        x, y = put(MIDDLE + HALF + 20, v, 20)
        foam.dab(
            (x + foam.random.normal() * 5, y + 6 * scale(v)),
            70 * scale(v),
            7 * scale(v) + 1.2,
            0.1 + 0.1 * foam.random.normal(),
            "#f6eef0",
            taper=0.8,
            opacity=0.8,
            bend=0.1 * (-1) ** number,
        )


def laid(scene: Scene) -> None:
    """Plates, glasses, bottles, a cake with one slice gone, and the candles, still burning."""
    for number in reversed(range(11)):
        v = seat_v(number)
        s = scale(v)
        setting = scene.motif(f"setting {number}", brush=FINE, wobble=0.6)
        for side in (-1, 1):
            x, y = put(MIDDLE + side * 82, v - 20, HIGH)
            setting.wash(ellipse((x + 3 * s, y + 4 * s), 42 * s, 20 * s), "#6a5a8a", 0.4, soft=3, way="multiply")
            setting.shape(ellipse((x, y), 40 * s, 19 * s), "#f6eee4", depth=5 * s, material=GLAZE)
            setting.shape(ellipse((x, y), 26 * s, 12 * s), "#dcd0d4", depth=3 * s)
            if number < 7:
                glass(setting, put(MIDDLE + side * 48, v + 70, HIGH), 74 * s, "#8c2f4c" if (number + side) % 3 else "#e8c88a")
        if number in (1, 3, 6):
            bottle(setting, put(MIDDLE + 4, v + 60, HIGH), 150 * s, "#2f5a4a", turn=0.0)
        if number == 0:
            cake(scene, put(MIDDLE + 14, v - 30, HIGH), 150 * s)
        at = put(MIDDLE - 6 + 16 * (number % 2), v - 230, HIGH)
        lit = candle(scene.motif(f"candle {number}", brush=FINE), at, (150 + 44 * (number % 3)) * s, glow=0.42)
        flame = scene.motif(f"flame {number}", brush=FINE)
        flame.glow(lit, 60 * s, "#ffe9b0", 0.8)
        flame.shape(ellipse((lit[0], lit[1] - 4 * s), 6.5 * s, 15 * s), "#fff2b8", depth=6 * s, lit="#fffdf0", shade="#f7b04c")


def glass(motif: Motif, foot: Place, height: float, wine: str, tilt: float = 0.0) -> None:
    here = Placement(foot, height / 100, tilt)
    motif.shape(here(ellipse((0, -1), 17, 5)), "#d8d8e4", depth=2, opacity=0.85)
    motif.line(here([(0, 0), (0, -46)]), max(1.4, 4.5 * here.scale), "#eef0f6", taper=0, load=1)
    motif.shape(
        here(blob([(-4, -46), (-20, -62), (-20, -92), (20, -92), (20, -62), (4, -46)], 5)), "#c4bcd4", depth=8 * here.scale, opacity=0.75, lit="#fffaf0"
    )
    motif.shape(here(blob([(-4, -48), (-18, -62), (-18, -74), (18, -74), (18, -62), (4, -48)], 5)), wine, depth=8 * here.scale, lit="#ffd890")


def cake(scene: Scene, at: Place, size: float) -> None:
    """Round, iced, one slice gone from it."""
    motif, (x, y) = scene.motif("cake", story=True, brush=FINE), at
    motif.wash(ellipse((x + 4, y + 4), size * 0.62, size * 0.24), "#5a4a7a", 0.5, soft=4, way="multiply")
    motif.shape(ellipse((x, y), size * 0.58, size * 0.22), "#e8dce0", depth=5, material=GLAZE)
    top, flat = y - size * 0.42, 0.20 * size
    t = np.linspace(0, math.pi, 24)
    side = np.vstack([np.stack([x + np.cos(t) * size * 0.46, y - 4 + np.sin(t) * flat], 1), np.stack([x - np.cos(t) * size * 0.46, top + np.sin(t) * flat], 1)])
    motif.shape(side, "#f4d8cc", depth=size * 0.2)
    motif.shape(ellipse((x, top), size * 0.46, flat), "#fff4ea", depth=6, lit="#fffdf6")
    cut = [(x, top), (x + size * 0.10, top + flat * 0.99), (x + size * 0.38, top + flat * 0.56)]
    low = [(px, py + size * 0.38) for px, py in cut]
    motif.shape(polygon([cut[0], cut[1], low[1], low[0]], 4), "#8c4a3c", depth=4, lit="#c47a5a")
    motif.shape(polygon([cut[0], cut[2], low[2], low[0]], 4), "#a85c48", depth=4, lit="#e0a07a")
    motif.shape(polygon([low[0], low[1], low[2]], 4), "#e8dce0", depth=3)
    for share in (0.33, 0.66):
        a, b, c = (np.add(np.multiply(p, 1 - share), np.multiply(q, share)) for p, q in zip((cut[1], cut[0], cut[2]), (low[1], low[0], low[2]), strict=True))
        motif.line([a, b, c], 3, "#fff0e0", taper=0, load=1)
    for turn in np.linspace(1.9, 6.6, 9):
        motif.shape(
            ellipse((x + math.cos(turn) * size * 0.36, top + math.sin(turn) * flat * 0.78 - 4), size * 0.035), "#b82c48", depth=4, material=GLAZE, lit="#ffc8b8"
        )


# ---- the places


def wet(scene: Scene, name: str, at: Place, s: float) -> None:
    """The sea about the legs of a chair."""
    water = scene.motif(f"water {name}")
    water.shape(ellipse((at[0], at[1] + 2), 105 * s, 24 * s), "#8478a8", depth=4, soft=6, opacity=0.9)
    rings(water, at, 200 * s, count=2, ink="#f2e6ee")
    ripples(water, (at[0], at[1] + 4), 170 * s, 20 * s, 6, ink="#f2dce0")


def place_left(scene: Scene, number: int) -> None:
    v, chance = seat_v(number), scene.motif(f"left {number}").random
    foot = put(MIDDLE - HALF - 130 - 60 * chance.random(), v + 60 * chance.normal())
    chair(scene.motifs[f"left {number}"], foot, 370 * scale(v), wood="#5a4a5c", seat="#8a5a78", facing=1)
    if number > 2:
        wet(scene, f"left {number}", foot, scale(v))
    if number in (0, 1, 2):  # in order of age
        size = (104, 92, 78)[number] * scale(v)
        from_ = scene.motif(f"gull {number}", story=True)
        Bird("gull").paint(from_, View((foot[0] - 62 * scale(v), foot[1] - 372 * scale(v)), size * 1.5, 70, 10))


def place_right(scene: Scene, number: int) -> None:
    v, motif = seat_v(number), scene.motif(f"right {number}")
    s, push = scale(v), 150 + 120 * float(motif.random.random())
    foot = put(MIDDLE + HALF + (130 if number == 4 else push), v + 50 * motif.random.normal())
    if number == 2:  # knocked over as its guest got up
        here = Placement(foot, s, 0.0)
        motif.contact(foot, 300 * s)
        for path in (
            [(-120, -14), (150, -20)],
            [(-110, -70), (150, -64)],
            [(-120, -14), (-110, -70)],
            [(-64, -12), (-58, -68)],
            [(20, -16), (10, -150)],
            [(110, -20), (96, -152)],
            [(10, -150), (96, -152)],
        ):
            rod(motif, here(path), [17 * s, 15 * s], "#5a4a5c", brush=FINE)
        motif.shape(here(polygon([(14, -18), (112, -20), (150, -64), (40, -62)])), "#8a5a78", depth=6)
        return
    seat = chair(motif, foot, 370 * s, wood="#5a4a5c", seat="#8a5a78", facing=-1)
    if number == 4:
        guest = scene.motif("seal", story=True)
        creatures.seal("#5a5f78", "#b0a8b8").paint(guest, View((seat[0] + 10 * s, seat[1]), 300 * s, -70, 8))
        bib = scene.motif("seal's napkin", story=True, brush=FINE, material=CLOTH)
        x, y = seat[0] - 66 * s, seat[1] - 110 * s
        bib.shape(polygon([(x - 34 * s, y - 20 * s), (x + 44 * s, y - 28 * s), (x + 6 * s, y + 84 * s)], 4), "#fff6ec", depth=6, lit="#ffffff")
    if number >= 3:
        wet(scene, f"right {number}", foot, s)
    if number == 0:
        shoes = scene.motif("shoes", story=True, brush=FINE)
        for dx in (-6, 40):
            x, y = put(MIDDLE + HALF + 40 + dx, v - 130)
            shoes.contact((x + 6, y + 4), 56 * s)
            shoes.shape(
                blob([(x - 26, y), (x - 22, y - 18), (x - 6, y - 12), (x + 16, y - 10), (x + 30, y - 2), (x + 22, y + 5), (x - 18, y + 5)], 5),
                "#a8324c",
                depth=8,
                lit="#f0a090",
            )
            shoes.shape(ellipse((x - 11, y - 12), 11, 4.5, 0.2), "#3a1c34", depth=2)


def answer(scene: Scene) -> None:
    """Out where nobody sits, something raises a glass back."""
    x, y = put(MIDDLE, END + 200, HIGH - 60)
    far = scene.motif("answer", story=True, brush=FINE, wobble=0.4)
    far.glow((x + 8, y - 66), 90, "#ffe2a0", 0.8)
    rings(far, (x + 16, y + 32), 150, count=3, ink="#f6dccc")
    far.shape(ribbon([(x + 30, y + 34), (x + 34, y - 4), (x + 12, y - 44)], [17, 11, 7]), "#2a2c4c", depth=7, lit="#7a74a4")
    far.shape(blob([(x + 2, y - 42), (x + 8, y - 56), (x + 18, y - 52), (x + 18, y - 42), (x + 10, y - 38)], 5), "#2a2c4c", depth=4)
    glass(far, (x + 8, y - 44), 54, "#f7cc6c", 0.12)
    far.glow((x + 12, y - 86), 26, "#fff6d8", 0.7)


def napkins(scene: Scene) -> None:
    """Lifting."""
    air = scene.motif("napkins", story=True, brush=FINE)
    for x, y, size, turn in ((640, 996, 46, -0.35), (716, 800, 34, 0.3), (880, 712, 26, -0.5), (836, 598, 17, 0.5), (906, 870, 30, 0.2)):
        here = Placement((x, y), size / 40, turn)
        edge = [
            curve([(-36, -14), (-6, -26), (34, -16)], 6),
            curve([(34, -16), (46, 8), (30, 30)], 6),
            curve([(30, 30), (-4, 18), (-38, 32)], 6),
            curve([(-38, 32), (-26, 8), (-36, -14)], 6),
        ]
        cloth(air, here(np.vstack(edge)), "#f6ece8", hang=turn + 1.2, fold=size * 0.5, depth=4, shade="#8478a8", lit="#fff8e8")


def hostess(scene: Scene) -> None:
    """She keeps her seat at the dry end, her back to us."""
    v = 96.0
    s = scale(v)
    foot = put(MIDDLE + 6, v)
    who = Person("woman", dress("#3f8f7a", 1.5, flare=0.10, shoes="#2c2440", sleeve=0.3), "E", Hair("bun", "#14100f"), Face("straight", "soft"), seed=55)
    seat = (foot[0] + 4, foot[1] - 178 * s)
    pose = poses.sitting(2, 86).but(arms=(Arm(30, 8, 50, 20), Arm(136, 22, 26, 0)), head=(-14, -6, 0), hands=("easy", "grip"))
    posed = who.posed(pose, View(seat, 600 * s, 164, 18))
    stool = scene.motif("her chair", light=scene.light)
    stool.contact(foot, 280 * s)
    posed.paint(scene.motif("hostess", story=True), contact=False)
    back(stool, foot, s)
    x, y = posed.at("hand_r")
    raised = scene.motif("her glass", story=True, brush=FINE, wobble=0.4)
    raised.glow((x + 6, y - 74), 90, "#ffe2a0", 0.6)
    glass(raised, (x, y + 22), 124, "#f0b85a", 0.1)


def back(motif: Motif, foot: Place, s: float) -> None:
    """The chair's back, between her and us."""
    here = Placement(foot, s, 0.03)
    for x in (-92, 92):
        rod(motif, here([(x * 1.02, 0), (x, -180), (x * 0.94, -392)]), [19 * s, 18 * s, 15 * s], "#5f4a5e", brush=FINE)
    for y in (-372, -318, -264):
        rod(motif, here([(-90, y), (0, y + 12), (90, y)]), [20 * s] * 3, "#6a5268", brush=FINE)
    rod(motif, here([(-94, -176), (94, -176)]), [22 * s] * 2, "#5f4a5e", brush=FINE)
    rod(motif, here([(-92, -70), (92, -70)]), [12 * s] * 2, "#5f4a5e", brush=FINE)
