"""1, whale-and-ladder: a whale has risen out of the sleeping town, and on the last rung a child feeds it a star."""

import math
from itertools import pairwise

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies import poses, things
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.outfit import Face, Hair, Hat, nightshirt
from atelier.bodies.people import Person
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, along, blob, curve, ellipse, measured, polygon, ribbon, smoothstep, tangents
from atelier.light import GLAZE, Light
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.furniture import bed
from atelier.motifs.houses import Style, house
from atelier.motifs.lines import ladder
from atelier.motifs.openings import Window
from atelier.motifs.sky import star, starfield
from atelier.motifs.travel import sailing_boat
from atelier.palette import Image, colour, lerp, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene
from atelier.volume import modelled

CARD = Card(
    number=1,
    slug="whale-and-ladder",
    palette=("#13204f", "#2c5b93", "#8a86b8", "#e8b59a", "#d8452e"),
    spread=Spread(
        hue="blue", place="sky over city", time="blue night", season="no season", mood="tender", viewpoint="far landscape",
        figure="child", composition="diagonal", people=True, relation=True, cast=("A",),
        themes=("night", "sea", "scale", "hunger", "childhood-age"),
    ),
)  # fmt: skip

STAR: Place = (776.0, 352.0)
MOONLESS = Light(direction=(0.3, -0.8, 0.4), colour="#cfc4e0", shade="#1f2358", depth=0.6, strength=0.7)
SPINE = ((196, 1010), (176, 912), (184, 800), (244, 664), (370, 548), (510, 462), (640, 404), (730, 372))
BACK = (13, 24, 56, 108, 152, 158, 112, 26)  # how far the body reaches above its spine, and below
BELLY = (13, 24, 54, 112, 172, 188, 138, 22)


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.2, -0.7, 0.5), colour="#fff0bc", shade="#0d1640", depth=0.62, strength=0.95, rim="#fff2c8", rim_strength=0.7,
        source=(*STAR, 170), reach=560, fill="#5f86b8", air="#8a86b8",
    )  # fmt: skip
    scene.finish = Finish(ground="#24356c", grade=lambda image: (image - 0.5) * 1.06 + 0.5)
    night(scene)
    clouds(scene)
    town(scene)
    sleeper(scene)
    whale(scene)
    toy_boat(scene)
    climb(scene)
    child(scene)


def night(scene: Scene) -> None:
    broad = scene.canvas.broad

    def sky(x: Image, y: Image) -> Image:
        deep = ramp(["#0d1540", "#13204f", "#1c3a74", "#2c5b93", "#5f74b0", "#8a86b8", "#c99fb0", "#e8b59a"], y / 1330 + 0.06 * broad)
        near = np.exp(-((np.hypot(x - STAR[0], (y - STAR[1]) * 1.05) / 330) ** 2))
        return lerp(deep, np.broadcast_to(colour("#7fa8cc"), deep.shape), 0.62 * near)

    scene.background(sky, flow=lambda x, y: np.arctan2(y - STAR[1], x - STAR[0]) + math.pi / 2, brush=BROAD)
    starfield(scene.motif("stars"), 620, low=960)


def clouds(scene: Scene) -> None:
    low = Light(direction=(0.25, 0.75, 0.45), colour="#f4c4a0", shade="#3a4484", strength=0.85, depth=0.5)
    for number, (x, y, wide, high) in enumerate(((860, 1120, 560, 90), (90, 1170, 520, 120), (560, 1180, 600, 80))):
        cumulus(scene.motif(f"bank {number}", light=low), (x, y), wide, high, CloudTones("#8a86b8", "#eebfa6", "#4a5496"))
    cumulus(scene.motif("bed's cloud"), (170, 330), 300, 76, CloudTones("#5f7ab0", "#a9c4e0", "#27387c"))


def town(scene: Scene) -> None:
    """Crooked roofs under their own glow, small behind and larger before."""
    haze = scene.motif("town glow")
    haze.glow((500, 1330), 760, "#f2bd9a", 0.75, down=210)
    walls, roofs = ("#6a5ca0", "#9a74a0", "#4f5c9c", "#b08498"), (("#3f3a70", "#6f64a0"), ("#5f3a6a", "#96628c"), ("#34406f", "#5f74a4"))
    for row, (y, size, count) in enumerate(((1268, 58, 15), (1350, 92, 11), (1470, 148, 7))):
        street = scene.motif(f"street {row}", light=MOONLESS)
        for place in street.random.permutation(count):
            x = -30 + 1060 * (place + 0.5 + street.random.normal() * 0.16) / count
            tall = size * street.random.uniform(0.7, 1.5)
            style = Style(
                wall=walls[place % 4], roof=roofs[int(street.random.integers(3))], gable=("hat", "peak", "hat", "hat")[int(street.random.integers(4))],
                lit=0.62, lean=0.09, storeys=1 + int(tall > size), window=Window(lit="#ffce7a", frame="#5a4a74"), door=None,
            )  # fmt: skip
            house(street, (x, y + street.random.normal() * size * 0.12), size * street.random.uniform(0.75, 1.05), tall, style)
        if row < 2:
            haze = scene.motif(f"haze {row}")
            haze.glow((500, y + 10), 800, "#d8a8a8", 0.5 - 0.15 * row, down=80)
    scene.motif("dark foot").wash(polygon([(-40, 1420), (1040, 1420), (1040, 1560), (-40, 1560)]), "#1a1c4c", 0.7, soft=50, way="multiply")
    dark = Light(direction=(0.3, -0.8, 0.4), colour="#4f5490", shade="#06081c", strength=0.6, rim="#d8c0d0", rim_strength=0.5)
    cat = scene.motif("cat", story=True, light=dark)
    Animal("cat").paint(cat, View((531, 1174), 46, 150, 4), Gait.SIT, head=(-14, 0))


def sleeper(scene: Scene) -> None:
    adrift = scene.motif("bed", story=True, brush=FINE)
    at = bed(adrift, (168, 316), 132, frame="#8a5a3a", blanket="#a84a4a", sleeper=True)
    adrift.shape(ellipse((at[0] + 2, at[1] + 6), 10, 9), "#f0c8a4", depth=7)
    hair = [(-9, 8), (-10, -3), (0, -7), (8, -1), (-2, 2)]
    adrift.shape(blob(np.add(hair, at)), "#3a2620", depth=4)
    cumulus(scene.motif("cloud before the bed"), (186, 344), 330, 40, CloudTones("#6f8abc", "#b9d0e6", "#2c3f86"))


# ---- the whale


def whale(scene: Scene) -> None:
    far_fin = scene.motif("far fin", material=GLAZE)
    far_fin.shape(blob([(560, 560), (640, 600), (700, 690), (706, 742), (650, 716), (580, 650)]), "#1f3f78", depth=22)
    body = scene.motif("whale", story=True, material=GLAZE)
    flukes(body)
    identity = flank(body)
    features(scene, body, identity)
    fin = scene.motif("fin", material=GLAZE)
    outline = [(416, 596), (490, 578), (528, 628), (520, 720), (486, 820), (430, 900), (396, 914), (392, 860), (398, 780), (384, 690)]
    made = fin.shape(blob(outline), "#2f5f96", depth=36, flow=1.7)
    for share in np.linspace(0.1, 0.95, 9):
        x, y = 524 - 118 * share**1.6, 640 + 262 * share
        fin.dab((x - 6, y), 15, 11, 1.9, FromPicture(1.3, "#dfeaf4", 0.2), on=made, taper=0.2, opacity=0.6)
    fin.line([(470, 606), (462, 720), (412, 880)], 5, FromPicture(0.7), on=made, opacity=0.5)
    fin.wash(blob([(380, 570), (500, 560), (540, 610), (470, 660), (390, 650)]), "#16295f", 0.3, soft=16, way="multiply", within=made)


def flukes(body: Motif) -> None:
    """The tail, still down among the chimneys' smoke."""
    outline = [
        (184, 985),
        (150, 1030),
        (82, 1062),
        (22, 1116),
        (6, 1160),
        (80, 1138),
        (150, 1122),
        (192, 1098),
        (214, 1088),
        (262, 1118),
        (330, 1124),
        (396, 1146),
        (366, 1092),
        (300, 1044),
        (236, 1026),
        (210, 985),
    ]
    tail = body.shape(blob(outline), "#27508a", depth=22, flow=lambda x, y: 0.35 * np.sign(x - 200) + 0 * y)
    for side in (-1, 1):
        for share in (0.3, 0.55, 0.8):
            body.line(
                [(200 + side * 8, 1016), (200 + side * 80 * share, 1070), (200 + side * 190 * share, 1112 + 14 * share)],
                3,
                FromPicture(0.75),
                on=tail,
                opacity=0.4,
            )


def flank(body: Motif) -> int:
    """One rounded side, back to belly, with the pleats of its throat."""
    line = along(curve(SPINE, 16), 260)
    share = np.linspace(0, 1, len(line))
    knots = np.linspace(0, 1, len(BACK))
    back, belly = (curve(np.stack([knots, each], 1), 16) for each in (np.array(BACK, float), np.array(BELLY, float)))
    over, under = np.interp(share, back[:, 0], back[:, 1]), np.interp(share, belly[:, 0], belly[:, 1])
    ahead = tangents(line)
    up = np.stack([ahead[:, 1], -ahead[:, 0]], 1)
    tip = line[-1] + ahead[-1] * np.array([[8], [16], [8]]) + up[-1] * np.array([[22], [4], [-17]])
    found = body.canvas.covered([np.vstack([line + up * over[:, None], tip, (line - up * under[:, None])[::-1]])])
    assert found is not None
    window, mask = found
    gone, _, nearest = measured(line, window.x, window.y)
    rise = (window.x - line[nearest, 0]) * up[nearest, 0] + (window.y - line[nearest, 1]) * up[nearest, 1]
    a = np.clip(rise / np.where(rise > 0, over[nearest], under[nearest]), -1, 1)  # 1 on the back, -1 under the belly
    noise = body.noise(4)
    pale = smoothstep(jaw(gone) + 0.05, jaw(gone) - 0.07, a + 0.05 * noise(gone * 900, a * 160, 120)) * smoothstep(0.22, 0.5, gone)
    pleats = np.abs(np.sin((a - jaw(gone)) * 17)) ** 0.5
    height = np.sqrt(np.clip(1 - a * a, 0, 1)) * (over + under)[nearest] / 2 + 11 * pale * smoothstep(0.4, 0.55, gone) * pleats
    hide = ramp(["#3a6a9e", "#2c5b93", "#23477f", "#1b3468"], 0.5 + 0.42 * a + 0.14 * noise(gone * 900, a * 160, 130) + 0.05 * noise(window.x, window.y, 18))
    skin = lerp(hide, ramp(["#52719f", "#c8d2de", "#dde2e6"], 0.05 + 0.95 * pleats), 0.92 * pale)
    axis = np.arctan2(ahead[:, 1], ahead[:, 0])[nearest].astype(np.float32)
    relief = modelled(window, mask, height.astype(np.float32), smoothing=1.6)
    identity = next(iter(body.body(relief, skin.astype(np.float32), flow=axis).values()))
    body.glow(STAR, 330, "#ffe6ac", 0.62, graze=0.85, within=identity)
    return identity


def jaw(gone: Image) -> Image:
    """Where the dark of the side ends, from the navel to the lip."""
    return np.interp(gone, [0, 0.3, 0.55, 0.68, 0.76, 0.84, 0.93, 1.0], [-0.6, -0.55, -0.36, -0.34, -0.30, -0.04, 0.06, -0.2]).astype(np.float32)


def on_flank(gone: float, a: float) -> Place:
    """A place on the whale's side: how far from tail to lip, how high."""
    line = along(curve(SPINE, 16), 260)
    place = min(len(line) - 1, int(gone * (len(line) - 1)))
    ahead, knots = tangents(line)[place], np.linspace(0, 1, len(BACK))
    reach = np.interp(gone, knots, BACK if a > 0 else BELLY)
    return float(line[place, 0] + ahead[1] * reach * a), float(line[place, 1] - ahead[0] * reach * a)


def features(scene: Scene, body: Motif, identity: int) -> None:
    mouth = [on_flank(gone, float(jaw(np.float32(gone)))) for gone in (0.74, 0.77, 0.80, 0.84, 0.88, 0.93, 0.97, 0.995)]
    body.line(mouth, 7, "#101c48", on=identity, taper=0.7, load=1)
    body.line([(x + 1, y + 6) for x, y in mouth], 2.6, "#e8eef0", on=identity, taper=0.8, opacity=0.7)
    x, y = on_flank(0.772, -0.07)
    eye = scene.motif("eye", brush=CRISP, wobble=0.3)
    eye.shape(blob([(x - 27, y + 4), (x - 8, y - 16), (x + 16, y - 12), (x + 27, y + 3), (x + 6, y + 15)]), "#1d3a72", depth=9)
    eye.shape(ellipse((x + 2, y), 12, 11), "#0a1030", depth=6, shade="#050818", lit="#2a3a78")
    eye.shape(ellipse((x + 7, y - 4), 3.4, 3), "#fff6d8", depth=2, lit="#fffdf0", shade="#fff0c0")
    for lift, wide in ((-21, 40), (17, 34)):
        eye.line([(x - wide * 0.7, y + lift * 0.35), (x, y + lift), (x + wide * 0.7, y + lift * 0.3)], 3, "#142458", on=identity, taper=0.9)
    eye.line([(x - 22, y - 2), (x - 6, y - 14), (x + 16, y - 11), (x + 26, y + 2)], 4.5, "#2f5f9c", taper=0.6, load=1)
    bumps = scene.motif("bumps of the head")
    for _ in range(26):
        at = on_flank(float(bumps.random.uniform(0.8, 0.97)), float(bumps.random.uniform(0.25, 0.85)))
        bumps.inlay(ellipse(at, float(bumps.random.uniform(4, 9))), "#3f70a6", depth=6, within=identity)
    scars = scene.motif("scars")
    for _ in range(40):
        gone, a = float(scars.random.uniform(0.12, 0.8)), float(scars.random.uniform(-0.2, 0.9))
        scars.line(
            [on_flank(gone, a), on_flank(gone + 0.03, a + 0.05), on_flank(gone + 0.06, a + 0.06)],
            2,
            FromPicture(1.3, "#dfeaf4", 0.1),
            on=identity,
            taper=0.9,
            opacity=0.35,
        )
    drawn = scene.motif("constellation", story=False)
    places = [on_flank(*each) for each in ((0.30, 0.55), (0.37, 0.1), (0.45, 0.42), (0.54, 0.6), (0.56, 0.05), (0.49, -0.22), (0.45, 0.42))]
    for start, end in pairwise(places):
        drawn.line([start, end], 1.8, "#cfe4f4", on=identity, taper=0, opacity=0.6, wobble=0)
    for spot in places[:-1]:
        drawn.glow(spot, 20, "#dff0ff", 0.6, within=identity)
        for turn in (0.1, 0.1 + math.pi / 2):
            drawn.dab(spot, 22, 3.2, turn, "#fbfdff", on=identity, taper=1.0, load=1, wobble=0)


def toy_boat(scene: Scene) -> None:
    toy = scene.motif("toy boat", story=True, brush=FINE)
    toy.line([(372, 1120), (376, 1160), (374, 1196)], 1.8, "#e8dcc4", taper=0, load=1)
    sailing_boat(toy, (374, 1262), 74, hull="#c8503a", sail="#f6ead0", lean=0.1)


# ---- the child


def climb(scene: Scene) -> None:
    """Too long to stand, and it stands."""
    rungs = scene.motif("ladder", story=True, brush=FINE)
    ladder(rungs, (770, 1530), (866, 462), 50, wood="#c8945c", narrow=1.0, gap=0.52, shadow=False)
    rails = scene.motif("rails of the ladder", brush=FINE, wobble=0.8)
    for side in (-25, 25):
        rails.shape(ribbon([(770 + side, 1530), (816 + side, 1010), (866 + side, 452)], [8, 7.5, 7.5]), "#c08a52", depth=3)


def child(scene: Scene) -> None:
    light = scene.motif("starlight")
    light.glow(STAR, 270, "#ffe9b4", 0.5)
    light.glow(STAR, 100, "#fff0b8", 0.8)
    clothes = nightshirt("#f2ead6", hat=Hat("nightcap", "#d8452e", "#f6e6d0"), wind=(0.08, 0.0))
    one = Person("child", clothes, "A", Hair("short", "#8a4a2a"), Face("button", "soft", blush=True), seed=3)
    pose = poses.standing().but(arms=(poses.Arm(70, 8, 6), poses.Arm(-8, 14, 20)), hands=("open", "grip"), head=(0, -6, 0), lean=6)
    posed = one.posed(pose, View((858, 528), 196, -90, 4), right_hand=(802, 372))
    posed.hold("left", things.bucket("#8fa3b8", "#ffe9a0").bigger(1.3)).paint(scene.motif("child", story=True), contact=False)
    fed = scene.motif("star", story=True)
    star(fed, STAR, 36, "#f5a81e", turn=0.3)
    spare = posed.at("hand_l")
    full = scene.motif("stars in the bucket", brush=CRISP)
    for dx, dy, turn in ((-8, 26, 0.2), (6, 24, 0.9), (0, 19, 0.5)):
        star(full, (spare[0] + dx, spare[1] + dy), 7, "#ffe08a", turn=turn)
