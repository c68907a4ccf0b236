"""48, the-great-drop: a caravan carries one drop of water as big as a house, and the low sun comes through it."""

import math
from dataclasses import replace

import cv2
import numpy as np

from atelier.accents import FromPicture
from atelier.bodies import poses
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.clay import fur
from atelier.bodies.creatures import fish
from atelier.bodies.modelling import paint_bodies
from atelier.bodies.outfit import Face, Hair, coat
from atelier.bodies.people import Person
from atelier.bodies.space import View, ahead
from atelier.bodies.species import SPECIES
from atelier.canvas import BROAD, CRISP, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Placement, Points, blob, curve, ellipse, polygon, ribbon, smoothstep
from atelier.light import CLOTH, GLAZE, WOOD, Light, Material
from atelier.motifs.clouds import CloudTones
from atelier.motifs.forms import cloth, rod
from atelier.motifs.land import dune
from atelier.motifs.lines import rope
from atelier.motifs.sky import stratus
from atelier.palette import Image, Pigment, colour, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene
from atelier.volume import cushion

CARD = Card(
    number=48,
    slug="the-great-drop",
    palette=("#efb673", "#a6603a", "#7fd0d2", "#e6edf0", "#a8323c"),
    spread=Spread(
        hue="orange/peach", place="desert", time="sunset", season="no season", mood="majestic", viewpoint="eye level",
        figure="animals", composition="frieze", people=True, relation=True, cast=("D",),
        themes=("journeys", "scale", "sea", "freedom-cages", "hunger"),
    ),
)  # fmt: skip

SUN = (836.0, 640.0)
DROP = (580.0, 664.0)
RADIUS = 232.0
RIDGE = [(-40, 1062), (140, 1040), (330, 1016), (520, 1004), (700, 1000), (860, 984), (1040, 952)]
BEAM = [(-60, 912), (140, 890), (330, 880), (560, 880), (760, 864), (900, 840), (1060, 806)]
DYED = ("#a8323c", "#7d2836", "#c05a3c", "#5a2a3c", "#b8862f")
WATER = Material(sheen=0.2, blotch=0.0, texture=0.0, pooling=0.25, hollow=0.0)


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.5, -0.62, 0.2),
        colour="#ffd596",
        shade="#5b2a35",
        depth=0.62,
        strength=0.9,
        rim="#ffe2a8",
        rim_from=(0.6, -0.8),
        rim_strength=0.9,
        air="#eebd84",
    )
    scene.finish = Finish(ground="#b5703f", grade=lambda image: (image - 0.5) * 1.05 + 0.505)
    sky(scene)
    far_dunes(scene)
    slope = near_dune(scene)
    shade_of_the_drop(scene, slope)
    grass(scene)
    file(scene, "far file", range(6), (96.0, 172.0), -14, 108)
    beam(scene, "far beam", (6, -14), 11)
    drop(scene)
    beam(scene, "near beam", (0, 12), 15)
    sling(scene)
    file(scene, "near file", range(5), (306.0, 172.0), 14, 134)
    last_camel(scene)
    child(scene)
    dripping(scene)
    dune(
        scene.motif("foot dune"),
        [(360, 1540), (560, 1470), (760, 1392), (900, 1352), (1040, 1338)],
        ("#8f5038", "#74382f", "#5b2a2c"),
        lee=0.5,
        depth=200,
        side=-1,
        ripples=10,
    )


def ground(x: float) -> float:
    line = curve(RIDGE, 14)
    return float(np.interp(x, line[:, 0], line[:, 1]))


def yoke(x: float) -> float:
    line = curve(BEAM, 14)
    return float(np.interp(x, line[:, 0], line[:, 1]))


def sky(scene: Scene) -> None:
    broad = scene.canvas.broad

    def dusty(x: Image, y: Image) -> Image:
        return ramp(["#b3727a", "#cf8d6c", "#e8ac70", "#f6cf8e", "#fbe2ac"], y / 930 + 0.05 * broad - 0.05 * np.abs(x - SUN[0]) / 500)

    scene.background(dusty, flow=lambda x, y: -0.12 + 0.35 * np.sin(x / 260 + y / 300), brush=BROAD)
    high = CloudTones("#e0ab7c", "#f7d9a8", "#c08464")
    for number, (x, y, width, height) in enumerate(((240, 190, 620, 46), (820, 110, 420, 34), (90, 330, 380, 30), (900, 300, 420, 30))):
        stratus(scene.motif(f"dust {number}"), (x, y), width, height, high, tilt=-0.08, thickness=0.55, streak=9)
    sun = scene.motif("sun")
    sun.glow(SUN, 620, "#ffe3a0", 0.75)
    sun.glow(SUN, 260, "#fff3cc", 0.9)
    sun.shape(ellipse(SUN, 50), "#fff8d8", depth=40, shade="#fff0be", lit="#fffdf0", soft=2, brush=FINE)


def far_dunes(scene: Scene) -> None:
    dune(
        scene.motif("farthest dune"),
        [(-40, 872), (170, 838), (360, 858), (640, 812), (820, 842), (1040, 800)],
        ("#f0c48a", "#e2a873", "#d09468"),
        depth=160,
        ripples=6,
    )
    dune(
        scene.motif("far dune"),
        [(-40, 934), (120, 900), (330, 946), (600, 918), (810, 868), (1040, 930)],
        ("#eeb878", "#d9965f", "#b87450"),
        depth=180,
        side=-1,
        ripples=10,
    )


def near_dune(scene: Scene) -> int:
    """The ridge they follow; all before it lies in the shade of evening."""
    ridge = scene.motif("ridge")
    slope = dune(ridge, RIDGE, ("#e5a061", "#bf7646", "#8f5038"), lee=0.04, depth=420, side=-1, ripples=46)
    ridge.wash(polygon([(-60, 1330), (420, 1250), (1060, 1370), (1060, 1560), (-60, 1560)]), "#6b3338", 0.55, soft=110, way="multiply", within=slope)
    ridge.line(np.add(RIDGE, (0, 2)), 4.5, "#ffdc9c", on=slope, taper=0.1, opacity=0.7)
    return slope


def shade_of_the_drop(scene: Scene, slope: int) -> None:
    """Its shadow comes down the slope to us, and in the shadow the sun it has gathered."""
    shade = scene.motif("shade of the drop")
    thrown = blob(
        [(500, 1030), (600, 1026), (560, 1130), (470, 1240), (380, 1330), (230, 1410), (120, 1440), (70, 1420), (110, 1370), (220, 1270), (370, 1140)]
    )
    shade.wash(thrown, "#5e2c3c", 0.72, soft=6, way="multiply", within=slope)
    shade.wash(
        blob([(520, 1050), (556, 1050), (500, 1150), (390, 1270), (240, 1370), (180, 1380), (240, 1300), (390, 1160)]), "#5fb3b0", 0.55, soft=20, within=slope
    )
    shade.wash(blob([(500, 1090), (520, 1090), (460, 1170), (360, 1270), (262, 1340), (260, 1310), (380, 1190)]), "#cfeecb", 0.75, soft=12, within=slope)
    swims = Placement((268, 1352), 1.0, -0.72)
    shade.wash(
        swims(blob([(-60, -14), (-34, -2), (0, -16), (44, 0), (0, 15), (-34, 3), (-60, 16), (-54, 0)])), "#2f5560", 0.75, soft=3, way="multiply", within=slope
    )
    for _ in range(46):
        share = shade.random.random()
        at = (520 - 270 * share + shade.random.normal() * (8 + 26 * share), 1070 + 270 * share + shade.random.normal() * 10)
        shade.dab(
            at,
            shade.random.uniform(12, 46),
            shade.random.uniform(1.5, 3.4),
            -0.95 + 0.3 * shade.random.normal(),
            "#f3fae0",
            on=slope,
            opacity=0.55,
            bend=0.2,
            taper=0.9,
        )


def file(scene: Scene, name: str, places: range, first: tuple[float, float], nearer: float, size: float) -> None:
    """Camels in step under a beam, each with its own pack and its own mind."""
    for place in places:
        one = scene.motif(f"{name} {place}")
        x = first[0] + place * first[1] + one.random.normal() * 8
        foot, own = ground(x) + nearer, size * one.random.uniform(0.95, 1.05)
        if nearer > 0:
            long_shadow(one, x, foot, own)
        coat_ = ("#b98855", "#a9764a", "#c79a68", "#8f6240")[int(one.random.integers(4))]
        view = View((x, foot), own, 90 + one.random.normal() * 5, 3)
        if nearer < 0:
            coat_ = mix(coat_, "#d99a62", 0.45)
        camel(one, view, coat_, (one.random.uniform(-12, 10), one.random.uniform(-16, 16)), Gait.WALK if place % 3 else Gait.STAND)
        saddle(one, x - own * 0.02, foot - own * 1.0, own, DYED[int(one.random.integers(len(DYED)))])


def camel(one: Motif, view: View, pigment: Pigment, head: tuple[float, float], gait: Gait, eyes: str = "dot") -> None:
    """Long in the leg, low in the throat, and humped."""
    kind = SPECIES["camel"].but(
        colour=pigment,
        under=pigment,
        length=0.80,
        chest=0.42,
        waist=0.33,
        neck=(0.54, 0.44, 0.15, 0.09),
        hock=0.2,
        head=0.135,
        muzzle=1.9,
        ear=0.5,
        thigh=(0.15, 0.05),
    )
    clay = Animal(kind, eyes=eyes).clay(gait, head)
    clay.limb([ahead(-0.30, 0.92), ahead(-0.06, 1.16), ahead(0.20, 0.94)], [0.14, 0.15, 0.13], fur(pigment, None, 0.08), group="body", melt=0.10)
    clay.limb([ahead(-0.06, 0.90), ahead(-0.06, 1.13)], [0.26, 0.15], fur(pigment, None, 0.08), group="body", melt=0.12)
    paint_bodies(one, (clay, view), brush=FINE)


def saddle(one: Motif, x: float, back: float, size: float, dye: str) -> None:
    """A cloth over the hump, fringed, and the yoke on which the beam lies."""
    wide, drop_ = size * 0.25, size * 0.34
    hanging = blob(
        [
            (x - wide * 0.9, back),
            (x - wide * 0.5, back - size * 0.22),
            (x, back - size * 0.34),
            (x + wide * 0.5, back - size * 0.22),
            (x + wide * 0.9, back),
            (x + wide, back + drop_),
            (x, back + drop_ * 1.1),
            (x - wide, back + drop_),
        ]
    )
    cloth(one, hanging, dye, fold=12, depth=5, brush=FINE)
    for share in (0.1, 0.8):
        one.line(
            [(x - wide * 0.95, back + drop_ * share), (x, back + drop_ * (share + 0.1)), (x + wide * 0.95, back + drop_ * share)],
            size * 0.03,
            "#e0b060",
            taper=0.1,
            opacity=0.8,
        )
    for fringe in np.linspace(-0.9, 0.9, 8):
        one.line([(x + wide * fringe, back + drop_ * 1.03), (x + wide * fringe - 1, back + drop_ * 1.25)], 1.8, dye, taper=0.3)


def long_shadow(one: Motif, x: float, foot: float, size: float) -> None:
    """Laid down the slope by the low sun."""
    lies = Placement((x, foot - 4), size)
    body = [(-0.5, 0.0), (0.35, 0.02), (-0.25, 0.55), (-0.3, 0.95), (-0.75, 1.25), (-1.35, 1.2), (-1.3, 0.8), (-0.9, 0.45)]
    one.wash(lies(blob(body)), "#6b3038", 0.5, soft=7, way="multiply")


def beam(scene: Scene, name: str, shift: tuple[float, float], width: float) -> None:
    pole = scene.motif(name, brush=FINE, material=WOOD)
    rod(pole, np.add(BEAM, shift), [width * 0.9, width, width * 1.15, width * 1.15, width, width * 0.9], "#8a5433", ragged=1.2, grain=26)
    for x in np.linspace(20, 980, 15):
        y = yoke(float(x)) + shift[1]
        for turn in range(3):
            pole.line([(x + turn * 4 - 5, y - width * 0.55), (x + turn * 4, y + width * 0.55)], 2.6, "#e2bf86", taper=0.1)


def teardrop(grow: float = 1.0) -> Points:
    """Round below, drawn to a lip above, leaning back as it sways."""
    t = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    tip = np.clip(-np.sin(t), 0, 1) ** 9
    x = np.cos(t) * (1 - 0.12 * np.clip(-np.sin(t), 0, 1)) + 0.10 * np.clip(-np.sin(t), 0, 1) ** 3 * -1
    y = np.sin(t) * np.where(np.sin(t) > 0, 0.96, 1.04) - 0.46 * tip
    return np.stack([DROP[0] + x * RADIUS * grow, DROP[1] + y * RADIUS * grow], 1)


def drop(scene: Scene) -> None:
    """A lens: it holds the desert upside down, and green."""
    water = scene.motif("drop", story=True, material=WATER)
    water.glow(DROP, RADIUS * 1.5, "#fff1c4", 0.4)
    found = scene.canvas.covered([teardrop()])
    assert found is not None
    window, mask = found
    relief = cushion(window, mask, RADIUS * 0.95)
    u, v = (window.x - DROP[0]) / RADIUS, (window.y - DROP[1]) / RADIUS
    away = np.clip(np.hypot(u, v), 0, 1.3)
    bend = 1.0 + 0.85 * away**2
    scale = scene.canvas.scale
    middle = (DROP[0], DROP[1] + 150)
    seen = cv2.remap(
        cv2.GaussianBlur(scene.canvas.picture, (0, 0), 1.2 * scale),
        ((middle[0] - u * RADIUS * bend) * scale).astype(np.float32),
        ((middle[1] - v * RADIUS * bend) * scale).astype(np.float32),
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REFLECT,
    )
    green = ramp(["#0d3f4a", "#1f7f82", "#56b9b4", "#97dccd", "#d8f4dc"], (seen.mean(-1) - 0.22) * 1.35)
    colours = lerp(green, seen * colour("#c9f2e4"), 0.12)
    edge = smoothstep(0.0, 0.42 * RADIUS, relief.inside)
    colours = lerp(colours * colour("#3f98a0"), colours, 0.15 + 0.85 * edge)
    gathered = smoothstep(0.35, 1.0, 0.72 * v - 0.55 * u) * smoothstep(1.04, 0.84, away)
    colours = lerp(colours, colour("#fdfbdc"), 0.85 * gathered)
    rim = np.exp(-relief.inside / 5.0)
    colours = lerp(colours, colour("#f4fbe8"), 0.8 * rim * smoothstep(0.1, 0.7, np.abs(0.75 * u - 0.5 * v)))
    water.surface(relief, colours.astype(np.float32), flow=lambda x, y: np.arctan2(y - DROP[1], x - DROP[0]) + math.pi / 2)
    swimmer = scene.motif("fish", story=True, brush=TINY)
    silver = Light(direction=(0.5, -0.7, 0.4), colour="#fdfdf4", shade="#2f6a74", depth=0.7, rim="#ffffff", rim_strength=0.7)
    swimmer.look = replace(swimmer.look, light=silver)
    fish("#a9bfc8", "#f6fafa", "#6f96a2", bend=0.35).paint(swimmer, View((DROP[0] - 14, DROP[1] + 44), 262, -68, 8, -7))
    for row in range(5):
        for scale_ in range(9):
            at = (DROP[0] - 78 + scale_ * 15 + 6 * (row % 2), DROP[1] + 30 + row * 9 - scale_ * 1.4)
            swimmer.line(
                np.stack([at[0] + 5 * np.cos(np.linspace(2.0, 4.3, 5)), at[1] + 6 * np.sin(np.linspace(2.0, 4.3, 5))], 1),
                1.4,
                FromPicture(1.3, "#ffffff", 0.4),
                taper=0.6,
                opacity=0.55,
                on=swimmer.ids[0],
            )
    shine = scene.motif("shine")
    for at, long, wide, turn, bend_ in (((706, 540), 130, 15, 0.85, 0.2), ((772, 640), 36, 11, 1.25, 0.12), ((398, 752), 120, 6, 1.15, -0.16)):
        shine.dab(at, long, wide, turn, "#fdfef4", bend=-bend_, taper=0.8, opacity=0.9, load=1.0)
    for _ in range(9):
        x, y = DROP[0] - 110 + shine.random.normal() * 16, DROP[1] + 20 - 170 * shine.random.random()
        shine.line(ellipse((x, y), float(shine.random.uniform(3, 8)), None, 0, 14), 1.5, "#eafff6", opacity=0.8, taper=0.2)


def sling(scene: Scene) -> None:
    """Madder cloth under it from beam to beam, and ropes over its shoulders."""
    net = scene.motif("sling", material=CLOTH)
    t = np.linspace(0.30, math.pi - 0.30, 40)
    lower = np.stack([DROP[0] + RADIUS * 1.03 * np.cos(t), DROP[1] + RADIUS * 0.995 * np.sin(t)], 1)
    upper = [
        (DROP[0] - 232, DROP[1] + 62),
        (DROP[0] - 110, DROP[1] + 150),
        (DROP[0], DROP[1] + 172),
        (DROP[0] + 110, DROP[1] + 150),
        (DROP[0] + 232, DROP[1] + 62),
    ]
    cloth(
        net,
        np.vstack([lower, curve(upper, 10)]),
        lambda x, y: ramp(["#cf4b42", "#a8323c", "#6f2033"], (y - DROP[1] - 80) / 150 + 0.06 * np.sin(x / 11)),
        hang=math.pi / 2,
        fold=30,
        depth=8,
    )
    net.line(np.add(upper, (0, 3)), 6, "#e6b565", taper=0.1)
    ropes = scene.motif("ropes", brush=FINE)
    for side in (-1, 1):
        for spread in (250, 330, 420):
            x = DROP[0] + side * spread
            rope(
                ropes,
                [(DROP[0] + side * 226, DROP[1] + 70), (DROP[0] + side * (spread + 226) / 2, (DROP[1] + 70 + yoke(x)) / 2 + 8), (x, yoke(x) - 4)],
                5,
                "#d9b27a",
            )


def last_camel(scene: Scene) -> None:
    """It walks behind with nothing to carry, and licks its lips."""
    thirsty = scene.motif("last camel", story=True)
    view = View((84, 1142), 176, 80, 4)
    long_shadow(thirsty, 84, 1142, 176)
    camel(thirsty, view, "#b9854f", (-20, 4), Gait.WALK, "closed")
    mouth = view.place(ahead(1.25, 1.15))
    tongue = scene.motif("tongue", story=True, brush=TINY, wobble=0.2)
    tongue.shape(
        ribbon([(mouth[0] - 10, mouth[1] + 4), (mouth[0] + 8, mouth[1] + 8), (mouth[0] + 15, mouth[1] - 4), (mouth[0] + 9, mouth[1] - 16)], [6, 10, 11, 7]),
        "#e0566c",
        depth=4,
        lit="#ffa8a8",
    )


def child(scene: Scene) -> None:
    walker = scene.motif("child", story=True)
    clothes = coat("#e9e2d0", 0.9, trousers="#7d2836", scarf="#a8323c")
    Person("child", clothes, "D", Hair("cropped", "#1c1416"), Face("snub", eyes="closed"), seed=4).paint(
        walker, poses.walking(0.8), View((418, 1262), 138, 96, 8)
    )


def grass(scene: Scene) -> None:
    """Where it has dripped."""
    green = scene.motif("grass", story=True, wobble=0.4)
    for share in np.linspace(0, 1, 15):
        x = 60 + 500 * share + green.random.normal() * 8
        y = 1268 - 180 * share + green.random.normal() * 5
        tall = (26 + 40 * (1 - share)) * green.random.uniform(0.5, 1.2) * (0.4 if share > 0.75 else 1)
        green.contact((x, y), tall * 0.9)
        green.shape(
            blob([(x - tall * 0.3, y + 2), (x - tall * 0.2, y - tall * 0.3), (x, y - tall * 0.42), (x + tall * 0.2, y - tall * 0.3), (x + tall * 0.3, y + 2)]),
            "#4f8a54",
            depth=tall * 0.2,
        )
        for _ in range(9):
            lean = green.random.normal() * 0.4
            foot = x + green.random.normal() * tall * 0.16
            green.line(
                [(foot, y), (foot + lean * tall * 0.3, y - tall * 0.55), (foot + lean * tall, y - tall)],
                max(1.6, tall * 0.07),
                ("#6fae5f", "#3f7a4c", "#b9d97c")[int(green.random.integers(3))],
                taper=0.8,
            )


def dripping(scene: Scene) -> None:
    drops = scene.motif("drips", brush=CRISP, wobble=0.0, material=GLAZE)
    for x, y, size in ((562, 944, 8), (556, 986, 6), (566, 1030, 4)):
        drops.shape(blob([(x, y - size * 1.8), (x + size * 0.8, y), (x, y + size), (x - size * 0.8, y)]), "#8fd8d4", depth=size, lit="#ffffff")
