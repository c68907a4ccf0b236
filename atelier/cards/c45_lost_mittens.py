"""45, lost-mittens: somebody kind has put one on every picket; the last two, which never were a pair, hold hands."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from atelier import marks
from atelier.accents import FromPicture
from atelier.bodies.birds import KINDS, Bird, Perch
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, along, blob, curve, ellipse, polygon, ribbon, tangents
from atelier.light import WOOD, Light, Material
from atelier.motifs.clouds import CloudTones
from atelier.motifs.houses import Style, house
from atelier.motifs.land import hill, snowfield
from atelier.motifs.sky import smoke, stratus
from atelier.motifs.trees import Leafage, conifer
from atelier.motifs.woods import bare_tree
from atelier.palette import Image, Pigment, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=45,
    slug="lost-mittens",
    palette=("#f6e4e4", "#c4bfdb", "#c33139", "#d9a437", "#2c6450"),
    spread=Spread(
        hue="pink", place="snow", time="dawn", season="winter", mood="tender", viewpoint="close-up",
        figure="objects", composition="frieze", relation=True,
        themes=("love-loss", "memory", "home", "childhood-age", "weather"),
    ),
)  # fmt: skip

SUN: Place = (176.0, 566.0)
RED, MUSTARD, GREEN, CREAM, LILAC = "#c33139", "#d9a437", "#2c6450", "#f3e8dc", "#8a7fb0"
WOOL = Material(texture=0.08, hollow=0.5, blotch=0.2, sheen=0.22)


@dataclass(frozen=True)
class Picket:
    """Where one stands out of the snow, and how large it is seen."""

    x: float
    y: float
    size: float
    lean: float = 0.0


FAR = (
    Picket(262, 690, 0.13),
    Picket(318, 700, 0.17, 0.05),
    Picket(384, 716, 0.22),
    Picket(460, 738, 0.29, -0.04),
    Picket(548, 770, 0.38, 0.04),
    Picket(632, 812, 0.48, -0.03),
    Picket(716, 872, 0.62, 0.05),
    Picket(792, 984, 0.84, -0.04),
    Picket(850, 1186, 1.06, 0.05),
)
HERS, HIS = Picket(610, 1296, 1.42, 0.05), Picket(212, 1310, 1.42, -0.06)


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.78, -0.34, 0.42), colour="#fff0dc", shade="#7d78b4", depth=0.5, strength=0.85, rim="#fff6ea", rim_strength=0.85, air="#f3dede"
    )
    scene.finish = Finish(ground="#cdb8c4")
    daybreak(scene)
    home(scene)
    drifts(scene)
    for place, picket in enumerate(FAR):
        stand(scene, f"picket {place}", picket)
        WORN[place](scene, scene.motif(f"mitten {place}", material=WOOL, brush=FINE, story=place in (6, 7, 8)), on(picket), picket)
    dry_stems(scene)
    yarn(scene)
    for name, picket in (("her picket", HERS), ("his picket", HIS)):
        stand(scene, name, picket)
    the_pair(scene)
    near_snow(scene)


# ---- where nobody sees


def daybreak(scene: Scene) -> None:
    broad = scene.canvas.broad

    def sky(x: Image, y: Image) -> Image:
        colours = ramp(["#c2b2d8", "#dfbed6", "#f5cad2", "#fcdcd4", "#fff0de"], y / 640 + 0.06 * broad)
        glare = np.exp(-(np.hypot((x - SUN[0]) / 380, (y - SUN[1]) / 240) ** 2))
        return lerp(colours, np.broadcast_to(ramp(["#fff6e0"], np.zeros((1, 1))), colours.shape), 0.8 * glare)

    scene.background(sky, flow=lambda x, y: 0.12 * np.sin(x / 200 + y / 160) - 0.06, brush=BROAD)
    bars = scene.motif("cloud", light=Light(direction=(-0.5, 0.7, 0.5), colour="#ffe6d0", shade="#9a8fc0", strength=0.8, depth=0.4, rim="#fff4e4"))
    for x, y, wide, high in ((640, 150, 760, 50), (250, 290, 560, 36), (860, 360, 420, 30), (520, 446, 460, 22)):
        stratus(bars, (x, y), wide, high, CloudTones("#d8c0d4", "#fbe2dc", "#b0a4cc"), streak=10)
    sun = scene.motif("sun")
    sun.glow(SUN, 150, "#ffe2b8", 0.95)
    sun.shape(ellipse(SUN, 44), "#fffbea", depth=60, lit="#fffdf2", shade="#fff2cc", wobble=0.3)


def home(scene: Scene) -> None:
    """The road is over there, and the lamp in the window."""
    far = scene.motif("far hills")
    hill(far, [(-40, 604), (200, 622), (420, 590), (700, 612), (1040, 566)], ("#dccada", "#e8d4dc"), depth=120, roll=6)
    frost = Leafage("#a49cc4", "#c0b6d4", "#f4e0e0", "#8a80a8")
    for x, y, high in ((742, 618, 76), (790, 612, 110), (838, 610, 84), (884, 606, 128), (936, 600, 96), (420, 608, 50), (466, 606, 70)):
        conifer(scene.motif(f"fir {x}"), (x, y), high, frost, snow="#f8ecec")
    bare_tree(scene.motif("bare tree"), (300, 668), 190, "#8d7f9c", twigs=5)
    cot = scene.motif("house by the road", story=True)
    house(cot, (82, 668), 92, 52, Style(wall="#c9a8b4", roof=("#f4e8ec", "#fff8f6"), lit=0.9, storeys=1, columns=2), deep=26)
    smoke(scene.motif("smoke"), (66, 566), 150, "#e8d8e0", drift=0.3, strength=0.5)


def drifts(scene: Scene) -> None:
    white = ("#fdefea", "#d6c4de")
    snowfield(scene.motif("far snow"), [(-40, 668), (220, 676), (440, 700), (700, 660), (1040, 640)], white, sparkles=20)
    snowfield(scene.motif("middle snow"), [(-40, 800), (200, 770), (420, 790), (640, 838), (840, 900), (1040, 870)], white, drift=24, sparkles=50)
    ground = scene.motif("near drift")
    snowfield(ground, [(-40, 1020), (200, 985), (440, 1010), (660, 1050), (830, 1080), (1040, 1000)], white, drift=34, sparkles=80)
    glow = scene.motif("low light")
    glow.glow((120, 720), 420, "#fff0dc", 0.5, down=110)
    glow.wash(polygon([(420, 1100), (1040, 900), (1040, 1560), (160, 1560)]), "#b0a0cc", 0.22, soft=90, way="multiply")
    for picket in (*FAR, HERS, HIS):
        long = 300 * picket.size
        glow.wash(
            ribbon(
                [(picket.x, picket.y), (picket.x + long * 0.55, picket.y + long * 0.16), (picket.x + long * 1.15, picket.y + long * 0.30)],
                [46 * picket.size, 62 * picket.size, 74 * picket.size],
            ),
            "#837cb8",
            0.5,
            soft=5 * picket.size + 1,
            way="multiply",
        )


def stand(scene: Scene, name: str, picket: Picket) -> None:
    """The top of a picket, and the snow heaped round it."""
    board = scene.motif(name, material=WOOD, brush=FINE)
    here = Placement((picket.x, picket.y), picket.size, picket.lean)
    face = board.shape(here(polygon([(-34, 6), (-33, -96), (0, -140), (33, -96), (34, 6)])), "#9a8a94", depth=9 * picket.size, flow=math.pi / 2)
    for _ in range(7):
        x = float(board.random.uniform(-26, 26))
        board.line(
            here([(x, -90), (x + 2, -40), (x, 10)]), max(1.2, 2.2 * picket.size), ("#6f6078", "#c8bcc4")[int(board.random.integers(2))], on=face, opacity=0.6
        )
    heap = scene.motif(f"{name}'s snow")
    wide = 74 * picket.size
    heap.shape(
        blob(
            [
                (picket.x - wide, picket.y + 16 * picket.size),
                (picket.x - wide * 0.5, picket.y - 12 * picket.size),
                (picket.x + wide * 0.1, picket.y - 4 * picket.size),
                (picket.x + wide * 0.6, picket.y - 16 * picket.size),
                (picket.x + wide * 1.1, picket.y + 16 * picket.size),
                (picket.x, picket.y + 34 * picket.size),
            ]
        ),
        "#f8ecee",
        depth=20 * picket.size,
        fade=lambda x, y, p=picket: np.clip((p.y + 26 * p.size - y) / (24 * p.size), 0, 1) + 0 * x,
    )


def on(picket: Picket) -> Placement:
    """Where its mitten's cuff goes."""
    turn = picket.lean
    return Placement((picket.x + math.sin(turn) * 62 * picket.size, picket.y - 62 * picket.size), picket.size, turn)


# ---- mittens; drawn from the cuff (0, 0) upwards, about 190 high


def hand(
    motif: Motif, here: Placement, spine: Sequence[Place], hue: Pigment, *, wide: float = 1.0, bands: tuple[Pigment, ...] = (), stitched: bool = True
) -> int:
    """The hand of a mitten along its spine, rounded at the fingertips, knitted in rows."""
    widths = [82 * wide, 98 * wide, 104 * wide, 98 * wide, 66 * wide]
    line = along(curve(np.array(spine), 14), 90)
    knit = motif.shape(here(ribbon(spine, widths)), hue, depth=44 * here.scale * wide)
    half = np.interp(np.linspace(0, 1, 90), np.linspace(0, 1, 5), widths) / 2
    ahead = tangents(line)
    across = np.stack([-ahead[:, 1], ahead[:, 0]], 1)
    for number, band in enumerate(bands):
        place = int(16 + number * 64 / max(1, len(bands)))
        row = [line[place] + across[place] * half[place] * u + ahead[place] * 9 * (1 - u * u) for u in np.linspace(-1.02, 1.02, 7)]
        motif.line(here(row), 15 * here.scale, band, on=knit, taper=0, load=1, dry=0.1)
    if stitched:
        _stitches(motif, here, line, half, (ahead, across), knit)
    return knit


def _stitches(motif: Motif, here: Placement, line: Points, half: np.ndarray, way: tuple[Points, Points], knit: int) -> None:
    ahead, across = way
    fine = max(1.0, 2.0 * here.scale)
    step = 4 if here.scale > 0.6 else 8
    for place in range(5, 88, step):
        for u in np.linspace(-0.82, 0.82, 9 if here.scale > 0.6 else 5):
            at = line[place] + across[place] * half[place] * u + ahead[place] * 8 * (1 - u * u)
            for side in (-1, 1):
                tip = at + across[place] * 6.5 * side + ahead[place] * 7
                motif.line(here([at, (at + tip) / 2, tip]), fine, FromPicture(0.78 if side > 0 else 1.2), on=knit, opacity=0.55, taper=0.5, wobble=0.2)


def thumb(motif: Motif, here: Placement, path: Sequence[Place], hue: Pigment, wide: float = 1.0) -> int:
    return motif.shape(here(ribbon(path, [34 * wide, 44 * wide, 42 * wide, 30 * wide])), hue, depth=20 * here.scale)


def cuff(motif: Motif, here: Placement, hue: Pigment, *, wide: float = 1.0, deep: float = 46.0) -> int:
    """Ribbed, and open at the bottom where the picket goes in."""
    half = 44 * wide
    rib = motif.shape(
        here(
            blob([(-half, 14), (-half - 3, -deep * 0.5), (-half + 3, -deep), (0, -deep - 6), (half - 3, -deep), (half + 3, -deep * 0.5), (half, 14), (0, 22)])
        ),
        hue,
        depth=22 * here.scale,
    )
    for x in np.linspace(-half + 7, half - 7, 8):
        motif.line(here([(x, 16), (x * 1.03, -deep * 0.5), (x, -deep)]), max(1.1, 3.4 * here.scale), FromPicture(0.74), on=rib, opacity=0.7, taper=0.2)
    return rib


def snow_on(motif: Motif, here: Placement, at: Place, wide: float) -> None:
    x, y = at
    motif.shape(
        here(
            blob(
                [
                    (x - wide, y + 8),
                    (x - wide * 0.6, y - 12),
                    (x, y - 20),
                    (x + wide * 0.6, y - 12),
                    (x + wide, y + 8),
                    (x + wide * 0.3, y + 2),
                    (x - wide * 0.3, y + 5),
                ]
            )
        ),
        "#fffaf8",
        depth=9 * here.scale,
        material=Material(),
    )


def plain(hue: Pigment, *bands: Pigment, bend: float = 0.0, side: int = 1, small: float = 1.0, snow: bool = True):
    """A mitten with its own stripes and bend."""

    def worn(_: Scene, motif: Motif, here: Placement, __: Picket) -> None:
        here = Placement(here.at, here.scale * small, here.turn, side < 0)
        thumb(motif, here, [(20, -62), (48, -84), (62, -112), (64, -134)], mix(hue, "#2a1c30", 0.12))
        hand(motif, here, [(0, -34), (bend * 4, -80), (bend * 18, -130), (bend * 40, -176)], hue, bands=bands)
        cuff(motif, here, bands[0] if bands else mix(hue, "#fff4e8", 0.25))
        if snow:
            snow_on(motif, here, (bend * 44, -202), 30)

    return worn


def lace(_: Scene, motif: Motif, here: Placement, __: Picket) -> None:
    """A lady's glove of lace: five fingers, a scalloped wrist."""
    for x, lean, tall in ((-27, -0.20, 66), (-9, -0.06, 80), (10, 0.06, 76), (28, 0.20, 58)):
        finger = [(x, -112), (x + lean * tall * 0.5, -112 - tall * 0.55), (x + lean * tall * 1.1, -112 - tall)]
        motif.shape(here(ribbon(finger, [19, 18, 14])), CREAM, depth=8 * here.scale)
    thumb(motif, here, [(30, -66), (50, -86), (58, -116)], CREAM, 0.5)
    palm = motif.shape(here(blob([(-30, 10), (-36, -60), (-38, -112), (0, -124), (38, -112), (36, -60), (30, 10)])), CREAM, depth=24 * here.scale)
    for row in range(6):
        for column in range(4):
            x, y = -24 + column * 16 + 8 * (row % 2), -16 - row * 17
            motif.dab(here.point(x, y), 7 * here.scale, 6 * here.scale, 0.4, "#b8a4c0", on=palm, taper=0, opacity=0.8)
    for x in np.linspace(-32, 32, 6):
        motif.shape(here(ellipse((x, 12), 8, 9)), CREAM, depth=4 * here.scale)


def pointing(_: Scene, motif: Motif, here: Placement, __: Picket) -> None:
    """A leather one: it points the way home."""
    hide, seam = "#7a4a34", "#c89a6a"
    motif.shape(here(ribbon([(-22, -124), (-70, -134), (-122, -140), (-150, -142)], [30, 28, 26, 20])), hide, depth=13 * here.scale)
    motif.shape(here(blob([(-40, -20), (-46, -90), (-44, -140), (-6, -156), (36, -142), (46, -96), (40, -20)])), hide, depth=30 * here.scale)
    for y, long in ((-104, 50), (-80, 48), (-57, 42)):
        motif.shape(here(ribbon([(8, y + 2), (-22, y - 2), (-22 - long * 0.5, y + 4)], [27, 28, 24])), mix(hide, "#a86a48", 0.3), depth=12 * here.scale)
    motif.shape(here(ribbon([(34, -64), (22, -104), (-6, -128), (-30, -126)], [30, 30, 28, 22])), mix(hide, "#a86a48", 0.15), depth=13 * here.scale)
    motif.shape(here(blob([(-48, 16), (-50, -30), (0, -38), (50, -30), (48, 16), (0, 24)])), "#e8d8c4", depth=16 * here.scale)
    for x in (-8, 8, 22):
        motif.line(here([(x, -140), (x + 2, -112)]), max(1.2, 2.4 * here.scale), seam, opacity=0.8)
    snow_on(motif, here, (8, -158), 30)


def with_wren(scene: Scene, motif: Motif, here: Placement, picket: Picket) -> None:
    """Somebody sleeps in the thumb of this one."""
    hand(motif, here, [(0, -34), (-3, -80), (-8, -136), (-10, -184)], MUSTARD, bands=(CREAM, "#b8742c"))
    thumb(motif, here, [(22, -48), (62, -66), (86, -96), (90, -126)], MUSTARD, 1.35)
    bird = scene.motif("wren", story=True)
    x, y = here.point(90, -122)
    wren = KINDS["sparrow"].but(colour="#8a5c3a", under="#e0c8a8", wing="#6a4228", tail=(0.3, 0.08))
    Bird(wren, eyes="closed").paint(bird, View((x, y + 10), 84 * picket.size, 48, 8), Perch.SIT, head=(26, -8))
    rim = scene.motif("rim of the thumb", material=WOOL, brush=FINE)
    rim.shape(here(ribbon([(122, -114), (92, -106), (62, -120)], [22, 26, 22])), mix(MUSTARD, "#fff0d0", 0.25), depth=10 * here.scale)
    cuff(rim, here, "#b8742c")
    snow_on(rim, here, (-12, -206), 34)


def waving(_: Scene, motif: Motif, here: Placement, picket: Picket) -> None:
    """It waves at us."""
    thumb(motif, here, [(-26, -62), (-60, -78), (-84, -104), (-92, -128)], "#f3e8dc")
    hand(motif, here, [(0, -34), (6, -80), (30, -128), (68, -166)], CREAM, bands=("#4f78a8", RED, "#4f78a8", RED))
    cuff(motif, here, "#4f78a8")
    for reach in (0, 1):
        motif.line(here([(112 + 22 * reach, -176), (128 + 22 * reach, -206), (120 + 22 * reach, -236)]), 4 * picket.size, "#8a83b4", opacity=0.75, taper=0.9)
        motif.line(here([(-20 - 22 * reach, -206), (-18 - 20 * reach, -232), (2 - 18 * reach, -254)]), 4 * picket.size, "#8a83b4", opacity=0.75, taper=0.9)


WORN = (
    plain(RED),
    plain(MUSTARD, side=-1),
    plain(GREEN, CREAM),
    plain(LILAC, small=0.75),
    plain("#5a7a9a", CREAM, RED, bend=-0.3, side=-1),
    lace,
    pointing,
    with_wren,
    waving,
)


def yarn(scene: Scene) -> None:
    """Unpicked from one, it lies ready to lengthen another."""
    wool = scene.motif("yarn")
    path = [
        (838, 1128),
        (800, 1196),
        (822, 1258),
        (900, 1290),
        (892, 1352),
        (786, 1350),
        (748, 1296),
        (800, 1268),
        (842, 1330),
        (770, 1400),
        (690, 1392),
        (650, 1330),
        (648, 1262),
    ]
    marks.thread(wool, np.add(path, (4, 6)), 4.0, "#9a90c0")
    marks.thread(wool, path, 4.6, RED)


def the_pair(scene: Scene) -> None:
    """They bend to each other over the gap, and hold."""
    left, right = on(HIS), on(HERS)
    his = scene.motif("green mitten", story=True, material=WOOL, brush=FINE)
    hers = scene.motif("red mitten", story=True, material=WOOL, brush=FINE)
    cuff_his = [(0, -34), (6, -92), (48, -140), (118, -146), (178, -118)]
    cuff_hers = [(0, -34), (-6, -90), (-46, -132), (-106, -138), (-160, -112)]
    thumb(hers, right, [(-34, -116), (-76, -160), (-112, -176), (-146, -170)], mix(RED, "#3a1020", 0.15), 1.05)
    hand(hers, right, cuff_hers, RED, wide=0.94, bands=())
    darn(hers, right)
    cuff(hers, right, "#a8242f")
    hand(his, left, cuff_his, GREEN, bands=(CREAM, GREEN, CREAM))
    snowflakes(his, left)
    thumb(his, left, [(52, -112), (92, -108), (134, -98), (160, -84)], mix(GREEN, "#08201c", 0.2), 1.05)
    cuff(his, left, CREAM)
    fingers = scene.motif("her fingers over his", material=WOOL, brush=FINE, story=True)
    thumb(fingers, right, [(-74, -168), (-112, -186), (-148, -180), (-166, -158)], RED, 1.1)
    snow_on(his, left, (84, -190), 34)


def darn(motif: Motif, here: Placement) -> None:
    """Mended at the wrist in whatever wool there was."""
    for row in range(6):
        motif.line(here([(-24 + row * 7, -104), (-20 + row * 7, -66)]), 4, "#e8b48a", taper=0.1, load=1)
        motif.line(here([(-28, -100 + row * 6.5), (22, -102 + row * 6.5)]), 3.4, "#d8906a", taper=0.1, load=1, opacity=0.8)


def snowflakes(motif: Motif, here: Placement) -> None:
    for x, y in ((22, -104), (74, -142)):
        for turn in range(3):
            way = np.array([math.cos(turn * math.pi / 3 + 0.3), math.sin(turn * math.pi / 3 + 0.3)]) * 15
            motif.line(here([(x - way[0], y - way[1]), (x + way[0], y + way[1])]), 4, CREAM, taper=0.2, load=1)


def near_snow(scene: Scene) -> None:
    edge = scene.motif("near snow")
    snowfield(edge, [(-40, 1448), (220, 1412), (480, 1440), (760, 1420), (1040, 1450)], ("#e6dcec", "#a9a2d0"), drift=26, sparkles=40)
    marks.snow(scene.motif("flakes"), 90, largest=5.0, ink="#fffaf8")


def dry_stems(scene: Scene) -> None:
    stems = scene.motif("dry stems")
    for x, y, tall, lean in ((430, 1120, 130, 0.1), (446, 1124, 96, 0.3), (412, 1126, 70, -0.2), (64, 1120, 90, 0.2), (700, 1010, 70, 0.15)):
        stems.line([(x, y), (x + lean * tall * 0.4, y - tall * 0.6), (x + lean * tall, y - tall)], 2.6, "#8f7a90", taper=0.5)
        for seed in range(5):
            stems.dab((x + lean * tall + stems.random.normal() * 7, y - tall + seed * 5), 9, 3.4, float(stems.random.uniform(0, 3)), "#b89aa4", load=1)
