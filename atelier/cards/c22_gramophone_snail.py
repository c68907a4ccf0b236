"""22, gramophone-snail: over a pink mirror of salt slides a snail whose shell is a gramophone, and the insects come waltzing after."""

import math
from dataclasses import dataclass, replace

import numpy as np

from atelier.bodies import creatures
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon, ribbon
from atelier.light import CLOTH, METAL, Light
from atelier.motifs.clouds import CloudTones
from atelier.motifs.forms import cloth, rod
from atelier.motifs.music import gramophone_horn
from atelier.motifs.sky import stratus, sun
from atelier.motifs.water import still
from atelier.palette import Image, Pigment, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=22,
    slug="gramophone-snail",
    palette=("#f0a9a4", "#f6e6df", "#c99a3c", "#6a3f5c", "#f7ec9e"),
    spread=Spread(
        hue="red/rose", place="desert", time="dawn", season="no season", mood="joyful", viewpoint="close-up",
        figure="animals", composition="frieze", relation=True, themes=("music", "journeys", "animals-as-people", "time", "scale"),
    ),
)  # fmt: skip

BANKS = ((760, 170, 560, 40), (200, 110, 460, 30), (880, 340, 340, 26), (130, 330, 360, 26), (560, 900, 700, 18), (180, 936, 420, 12))
HORIZON, FLOOR = 1010.0, 1262.0
SUN: Place = (330.0, 800.0)
HUB: Place = (628.0, 1100.0)


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.6, -0.55, 0.35), colour="#fff0b0", shade="#5a2f52", strength=0.95, depth=0.55, rim="#fff6c4", rim_from=(-1.0, -0.4), rim_strength=1.0,
        air="#f2b8ac",
    )  # fmt: skip
    scene.finish = Finish(ground="#d89a98", periphery=0.14, grade=lambda image: (image - 0.5) * 1.07 + 0.505)
    daybreak(scene)
    salt(scene)
    track(scene)
    far_dancers(scene)
    horn(scene)
    snail(scene)
    procession(scene)
    mirror(scene)
    crust(scene)


def daybreak(scene: Scene) -> None:
    broad = scene.canvas.broad

    def dawn(x: Image, y: Image) -> Image:
        away = np.hypot((x - SUN[0]) / 760, (y - SUN[1]) / 760)
        return ramp(["#fdf6c0", "#fbd8b0", "#f6b6aa", "#f09ea2", "#dc8aa2", "#a86c94"], away * 1.02 + 0.06 * broad)

    scene.background(dawn, flow=lambda x, y: 0.1 * np.sin(x / 300 + y / 160), brush=BROAD)
    for number, (x, y, wide, high) in enumerate(BANKS):
        stratus(scene.motif(f"cloud {number}"), (x, y), wide, high, CloudTones("#ef9f9c", "#fff0c0", "#b87a9c"), thickness=0.7, streak=9)
    hills = scene.motif("far range")
    ridge = [(-40, HORIZON - 8), (90, HORIZON - 30), (240, HORIZON - 16), (420, HORIZON - 44), (600, HORIZON - 18), (800, HORIZON - 52), (1040, HORIZON - 14)]
    hills.shape(np.vstack([curve(ridge, 8), [(1040, HORIZON + 6), (-40, HORIZON + 6)]]), "#c08aa4", depth=20)
    sun(scene.motif("sun"), SUN, 104, "#fff8cc", air="#fbe0a0", reach=3.4)


def salt(scene: Scene) -> None:
    flat = scene.motif("salt")
    still(flat, polygon([(-40, HORIZON), (1040, HORIZON), (1040, 1560), (-40, 1560)]), HORIZON, "#f0b4ac", deep="#b8789a", mirror=0.72, ripple=2.0)
    flat.glow((SUN[0], HORIZON + 120), 330, "#fff6c8", 0.6, down=150)
    cracks = scene.motif("salt cracks")
    for _ in range(70):
        y = HORIZON + 24 + 440 * float(cracks.random.random()) ** 1.5
        x, size = float(cracks.random.uniform(0, 1000)), 10 + (y - HORIZON) * 0.13
        turn = float(cracks.random.uniform(0, 6))
        for arm in range(3):
            a = turn + arm * 2.1
            cracks.line([(x, y), (x + math.cos(a) * size, y + math.sin(a) * size * 0.3)], 2.2, "#fdf0e6", opacity=0.5, taper=0.6)


def track(scene: Scene) -> None:
    """Silver, and grooved like a record, from the horizon to the snail's heel."""
    way = scene.motif("silver track")
    spine = [(250, HORIZON + 10), (120, HORIZON + 40), (-20, HORIZON + 96), (40, HORIZON + 178), (260, HORIZON + 236), (560, FLOOR + 2)]
    way.shape(ribbon(spine, [6, 16, 40, 66, 76, 70], 16), "#f4ecec", depth=5, material=METAL, wobble=0.4, opacity=0.75)
    for groove in np.linspace(-0.44, 0.44, 9):
        path = curve(spine, 16)
        wide = np.interp(np.linspace(0, 1, len(path)), np.linspace(0, 1, 6), [6, 16, 40, 66, 76, 70])
        way.line(path + np.stack([0 * wide, wide * groove * 0.8], 1), 1.8, "#a8789a", taper=0.2, opacity=0.7, load=1, wobble=0.2)


# ---- the snail


def horn(scene: Scene) -> None:
    flower = scene.motif("horn", story=True, light=Light(
        direction=(-0.8, -0.2, 0.5), colour="#fff0b0", shade="#5a2a3c", strength=1.0, depth=0.6, rim="#fffbd8", rim_from=(-1.0, 0.2), rim_strength=1.0,
    ))  # fmt: skip
    gramophone_horn(flower, (652, 1000), 760, brass="#d8a63e", turn=-0.34, petals=10)
    mouth = Placement((652, 1000), 7.6, -0.34)
    flower.glow(mouth.point(0, -80), 230, "#5a2240", 0.6, down=100)
    flower.glow(mouth.point(-36, -84), 170, "#fff2b0", 0.6, down=120)
    notes = scene.motif("music")
    for number, (x, y, wide) in enumerate(((300, 300, 70), (210, 210, 96), (110, 130, 120))):
        for turn in np.linspace(-0.5, 0.5, 3):
            start = (x + 40 * turn, y + 90 * turn)
            notes.line([start, (start[0] - wide * 0.5, start[1] - 18 - 10 * number), (start[0] - wide, start[1] + 6)], 4, "#fff3cc", opacity=0.5, taper=0.9)


def snail(scene: Scene) -> None:
    body = scene.motif("snail", story=True)
    body.contact((650, FLOOR - 2), 520, 26, strength=0.55)
    creatures.snail("#8f6f86", "#b8842c").paint(body, View((640, FLOOR), 560, 84, 4))
    shell(scene)
    arm = scene.motif("needle", story=True, brush=FINE, material=METAL)
    reach = [(HUB[0], HUB[1]), (HUB[0] - 80, HUB[1] - 26), (HUB[0] - 180, HUB[1] + 6), (HUB[0] - 226, HUB[1] + 84)]
    rod(arm, reach, [22, 15, 13, 17], "#d8b25a", material=METAL)
    arm.shape(ellipse((HUB[0] - 230, HUB[1] + 96), 26, 20, 0.9), "#a8782c", depth=14)
    arm.line([(HUB[0] - 236, HUB[1] + 112), (HUB[0] - 246, FLOOR - 4)], 6, "#e8e2da", taper=0.85, load=1)
    arm.shape(ellipse(HUB, 24), "#f0d488", depth=16)


def shell(scene: Scene) -> None:
    """A drum of brass, wound like a spring, that the horn grows out of."""
    drum = scene.motif("brass shell", story=True, material=METAL)
    round_ = [(-168, 6), (-120, -124), (0, -172), (122, -122), (168, 8), (118, 116), (0, 146), (-118, 118)]
    drum.shape(blob(np.add(round_, HUB)), "#b07c2a", depth=110, lit="#ffeaa0", shade="#4a2418")
    angles = np.linspace(0.4, 0.4 + 5.4 * math.pi, 130)
    out = 156 * (1 - (angles - 0.4) / (5.6 * math.pi))
    path = np.stack([HUB[0] + out * np.cos(angles), HUB[1] + out * np.sin(angles) * 0.96], 1)
    drum.shape(ribbon(path[::4], list(np.linspace(40, 14, len(path[::4]))), 5), "#d8aa4a", depth=15, lit="#fff3b8", shade="#6a3a1c", brush=FINE)
    drum.line(path + (3, 12), 4, "#5a2f1c", taper=0.3, opacity=0.7)
    neck = [(HUB[0] - 30, HUB[1] - 130), (HUB[0] + 56, HUB[1] - 130), (HUB[0] + 46, HUB[1] - 196), (HUB[0] - 2, HUB[1] - 196)]
    drum.shape(polygon(neck, 5), "#c08a34", depth=20)
    rod(drum, [(HUB[0] + 150, HUB[1] + 30), (HUB[0] + 214, HUB[1] + 26), (HUB[0] + 216, HUB[1] - 40)], [12, 11, 11], "#8a5a2c", material=METAL)
    drum.shape(ellipse((HUB[0] + 216, HUB[1] - 56), 15, 22), "#7a3a34", depth=12, brush=FINE)


# ---- the dancers


@dataclass(frozen=True)
class Dancer:
    """Somebody in evening clothes, on two legs, with four arms to spare."""

    at: Place
    size: float
    side: int  # which way they face
    shell: Pigment = "#3a1f30"
    wear: Pigment = "#2f2030"
    gown: Pigment | None = None
    stout: float = 1.0
    hat: bool = False
    shoe: Pigment | None = None
    lean: float = 0.0


LORD = Dancer((0, 0), 1, 1)


def insect(motif: Motif, d: Dancer) -> Place:
    """Paint one; returns where its waist is."""
    here = Placement(d.at, d.size / 100, d.lean, mirrored=d.side < 0)
    for knee, foot in ((9, 13), (-6, -12)):
        rod(motif, here([(-2, -42), (knee, -22), (foot * 0.7, -2)]), [3.4 * here.scale, 2.6 * here.scale, 2.2 * here.scale], d.shell, brush=FINE)
        if d.shoe is None or foot > 0:
            shoe = mix(d.shell, "#120810", 0.5) if d.shoe is None else d.shoe
            x = foot * 0.7
            motif.shape(here(blob([(x - 4, 0), (x - 3, -5), (x + 3, -4), (x + 11, -1), (x + 10, 1)], 5)), shoe, depth=3, brush=FINE)
    if d.gown is not None:
        skirt = [(-6, -58), (6, -58), (16, -34), (28, -6), (14, -3), (-2, -5), (-20, -2), (-32, -8), (-18, -34)]
        cloth(motif, here(blob(skirt, 6)), d.gown, fold=13 * here.scale, depth=7 * here.scale, hang=math.pi / 2)
    else:
        tail = [(-5, -58), (7, -56), (8, -40), (-2, -34), (-16, -16), (-22, -8), (-20, -26), (-13, -46)]
        motif.shape(here(blob(np.array(tail) * (d.stout, 1), 6)), d.shell, depth=9 * here.scale, brush=FINE)
    chest = np.array([(-7, -54), (-9, -66), (-4, -77), (5, -77), (9, -66), (8, -54)]) * (d.stout, 1)
    motif.shape(here(blob(chest, 6)), d.wear, depth=7 * here.scale, brush=FINE, material=CLOTH)
    if d.gown is None:
        motif.shape(here(polygon([(2, -75), (8, -72), (8, -60), (5, -58)])), "#fbf0e0", depth=2, brush=CRISP)
    motif.shape(here(ellipse((2, -86), 9 * d.stout**0.4, 10)), d.shell, depth=8 * here.scale, brush=FINE)
    for reach, up in ((20, 22), (28, 14)):
        path = curve(here([(3, -94), (3 + reach * 0.45, -94 - up), (3 + reach, -94 - up * 0.8)]), 6)
        motif.line(path, 1.7 * here.scale**0.6, d.shell, taper=0.3, load=1)
    motif.dab(here.point(6.5, -87), 2.8 * here.scale, 2.4 * here.scale, 0.2, "#fdf6dc", taper=0, load=1)
    if d.hat:
        motif.shape(here(polygon([(-7, -95), (10, -95), (9, -112), (-6, -112)], 3)), "#241622", depth=4, brush=FINE)
        motif.shape(here(polygon([(-12, -94), (15, -94), (15, -97), (-12, -97)], 3)), "#241622", depth=2, brush=FINE)
    return here.point(0, -62)


def arms(motif: Motif, start: Place, end: Place, ink: Pigment, thick: float) -> None:
    middle = ((start[0] + end[0]) / 2, max(start[1], end[1]) + thick * 2)
    rod(motif, [start, middle, end], [thick, thick * 0.8, thick * 0.7], ink, brush=FINE)


def couple(scene: Scene, name: str, at: Place, size: float, gown: Pigment, lord: Dancer) -> None:
    """He is given but for his place; she wears the gown and, if he has but one shoe, the other."""
    pair = scene.motif(name, story=True, brush=FINE)
    pair.contact((at[0], at[1]), size * 0.8, size * 0.06, strength=0.4)
    gap = size * 0.30
    hers = insect(pair, Dancer((at[0] + gap, at[1]), size * 0.94, -1, gown=gown, wear=gown, lean=lord.lean, shoe=lord.shoe))
    his = insect(pair, replace(lord, at=(at[0] - gap, at[1]), size=size))
    thick = size * 0.028
    arms(pair, (his[0] + size * 0.05, his[1] - size * 0.1), (hers[0] + size * 0.02, hers[1] + size * 0.02), "#2f2030", thick)
    joined = ((his[0] + hers[0]) / 2, his[1] - size * 0.34)
    arms(pair, (his[0] + size * 0.05, his[1] - size * 0.12), joined, "#2f2030", thick)
    arms(pair, (hers[0] - size * 0.03, hers[1] - size * 0.12), joined, mix(gown, "#3a1f30", 0.4), thick)


def far_dancers(scene: Scene) -> None:
    """More of them, all the way back along the track."""
    far = ((150, HORIZON + 30, 40, "#c8586a"), (66, HORIZON + 62, 58, "#e8c070"), (34, HORIZON + 150, 104, "#f2dcd0"))
    for number, (x, y, size, gown) in enumerate(far):
        couple(scene, f"far couple {number}", (x, y), size, gown, replace(LORD, hat=number % 2 == 0))


def procession(scene: Scene) -> None:
    couple(scene, "beetles", (66, FLOOR - 20), 196, "#c23f56", replace(LORD, shell="#2f4a4a", stout=1.6, lean=-0.05))
    couple(scene, "ants with one pair of shoes", (352, FLOOR - 2), 158, "#f7ec9e", replace(LORD, hat=True, lean=0.06, shoe="#d8342f"))
    stiff = scene.motif("grasshopper", story=True, brush=FINE)
    x, y, green = 206, FLOOR + 32, "#7a8a3c"
    stiff.contact((x, y), 120, 14, strength=0.5)
    here = Placement((x, y), 2.5)
    rod(stiff, here([(-4, -44), (-30, -74), (-34, -70), (-22, -30), (-16, -2)]), [8, 16, 10, 8, 7], green)
    insect(stiff, Dancer((x, y), 250, 1, shell=green, wear="#2b1d2c", hat=True, stout=0.8))
    rod(stiff, here([(4, -70), (20, -52), (26, -56)]), [8, 7, 6], "#2b1d2c")
    rod(stiff, here([(25, -60), (27, 0)]), [6, 5], "#f2dcb0")


# ---- the mirror


def mirror(scene: Scene) -> None:
    """Wet salt gives everybody back, upside down."""
    wet = scene.motif("wet salt")
    still(wet, polygon([(-40, FLOOR + 44), (1040, FLOOR + 44), (1040, 1560), (-40, 1560)]), FLOOR + 24, "#eeb0ac", deep="#9a6690", mirror=0.7, ripple=2.5)
    scene.motif("lemon light").glow((SUN[0] - 40, 1400), 300, "#fff4c0", 0.4, down=120)


def crust(scene: Scene) -> None:
    lip = scene.motif("salt crust")
    for _ in range(120):
        x, y = float(lip.random.uniform(-10, 1010)), FLOOR + 44 + float(lip.random.normal()) * 5
        ink = ("#fff4e8", "#f6d6cc", "#d8a0a8")[int(lip.random.integers(3))]
        lip.dab((x, y), lip.random.uniform(8, 30), lip.random.uniform(2, 6), lip.random.normal() * 0.1, ink, taper=0.5)
    for _ in range(40):
        x, y = float(lip.random.uniform(0, 1000)), float(lip.random.uniform(FLOOR + 90, 1490))
        lip.dab((x, y), (y - 1200) * 0.18, 2.6, 0.0, "#fff0e6", opacity=0.5, taper=0.8)
