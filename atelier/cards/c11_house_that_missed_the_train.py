"""11, house-that-missed-the-train: all the cottages roll off into the sunset, and one small yellow house was too late."""

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies.outfit import FURRED
from atelier.bodies.people import Person
from atelier.bodies.poses import waving
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon, ribbon
from atelier.light import CLOTH, METAL, STONE, WOOD, Light
from atelier.motifs.brass import clock
from atelier.motifs.clouds import CloudTones
from atelier.motifs.forms import box, cloth, rod
from atelier.motifs.houses import Style, house
from atelier.motifs.keepsakes import suitcase
from atelier.motifs.land import hill
from atelier.motifs.openings import Door, Window, door, lamp_post, window
from atelier.motifs.plants import flowerpot, leaf
from atelier.motifs.sky import smoke, stratus, sun
from atelier.motifs.stuff import bricks, stones
from atelier.motifs.travel import wheel
from atelier.palette import Image, ramp
from atelier.paper import Finish
from atelier.scene import Gradient, Motif, Scene

CARD = Card(
    number=11,
    slug="house-that-missed-the-train",
    palette=("#eeb07a", "#a8533c", "#f0d070", "#9b7f97", "#5c6470"),
    spread=Spread(
        hue="orange/peach", place="railway", time="sunset", season="autumn", mood="comic", viewpoint="eye level",
        figure="building creature", composition="frieze", relation=True, themes=("journeys", "home", "time", "love-loss", "endings"),
    ),
)  # fmt: skip

SUN: Place = (246.0, 716.0)
RAIL = 930.0
LATE: Place = (752.0, 1000.0)  # the middle of its doorstep, in the air
COTTAGES = (
    (-84, 200, 150, Style("#9a5a48", "brick", ("#4a3a4c", "#7a5a6a"), "peak", lit=0.8, storeys=1)),
    (122, 186, 190, Style("#c8a890", "timber", ("#6a3a30", "#a8604a"), "eaves", lit=0.7)),
    (374, 190, 138, Style("#8a7f90", "plaster", ("#5a4a3c", "#94684a"), "hat", lit=0.8, storeys=1)),
)  # x, width, height, style


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.75, -0.42, 0.3), colour="#ffd89a", shade="#4a3252", strength=0.9, depth=0.6, rim="#ffe8b0", rim_from=(-1.0, -0.3), rim_strength=1.0,
        air="#e8b090",
    )  # fmt: skip
    scene.finish = Finish(ground="#b07a5a", periphery=0.18, grade=lambda image: (image - 0.5) * 1.07 + 0.5)
    evening(scene)
    fields(scene)
    train(scene)
    platform(scene)
    station_clock(scene)
    too_late(scene)
    luggage(scene)
    near_track(scene)


def evening(scene: Scene) -> None:
    broad = scene.canvas.broad

    def dusk(x: Image, y: Image) -> Image:
        away = np.hypot((x - SUN[0]) / 900, (y - SUN[1]) / 700)
        return ramp(["#ffe7a8", "#f6c07c", "#eb9c78", "#b98092", "#7d6c90", "#5f5a84"], away * 1.12 + 0.07 * broad)

    scene.background(dusk, flow=lambda x, y: 0.12 * np.sin(x / 260 + y / 180), brush=BROAD)
    for number, (x, y, wide, high) in enumerate(((760, 210, 620, 44), (250, 130, 420, 30), (860, 400, 380, 26), (120, 360, 300, 22))):
        stratus(scene.motif(f"cloud {number}"), (x, y), wide, high, CloudTones("#d88a84", "#ffcf9a", "#8a6a8c"), thickness=0.8, streak=8)
    sun(scene.motif("sun"), SUN, 96, "#fff0b0", air="#f8b060", reach=4.2)


def fields(scene: Scene) -> None:
    hill(scene.motif("far hills"), [(-40, 800), (220, 776), (520, 806), (800, 770), (1040, 796)], ("#c98a7c", "#a87482", "#8a6478"), depth=90)
    hill(scene.motif("near hills"), [(-40, 862), (300, 850), (640, 866), (1040, 840)], ("#a86c58", "#84505a", "#60424e"), depth=60)
    poplars = scene.motif("poplars")
    for x, y, tall in ((838, 846, 120), (872, 846, 96), (905, 842, 136), (960, 842, 84)):
        poplars.shape(blob([(x - 11, y), (x - 14, y - tall * 0.5), (x, y - tall), (x + 14, y - tall * 0.5), (x + 11, y)]), "#6a4a5a", depth=14)


# ---- the train


def train(scene: Scene) -> None:
    """It rolls off to the left, chimneys smoking, the last veranda still in sight."""
    line = scene.motif("rail")
    line.shape(polygon([(-40, RAIL), (1040, RAIL), (1040, RAIL + 22), (-40, RAIL + 22)]), "#4a3a44", depth=4)
    line.line([(-40, RAIL), (500, RAIL), (1040, RAIL)], 5, "#f0c090", taper=0, load=1)
    for number, (x, wide, tall, style) in enumerate(COTTAGES):
        cottage = scene.motif(f"cottage {number}", story=number == 2)
        wagon(cottage, x, wide + 34, veranda=70 if number == 2 else 0)
        smoke(cottage, (x - wide * 0.26, RAIL - tall - 130), 520 + 60 * number, "#f2d4c0", drift=0.8, strength=1.0)
        house(cottage, (x, RAIL - 52), wide, tall, style)
        curtains_at(cottage, x, wide)
    goodbye(scene)


def wagon(motif: Motif, x: float, wide: float, veranda: float) -> None:
    box(motif, Placement((x + veranda / 2, RAIL - 34)), (wide + veranda, 20), (0, 0), "#4a3238", material=WOOD)
    for side in (-0.3, -0.14, 0.14, 0.3):
        wheel(motif, (x + side * wide, RAIL - 16), 17, "#7a4a3c", tyre="#2f2630", spokes=7)
    rod(motif, [(x - wide / 2 - 14, RAIL - 40), (x - wide / 2 + 8, RAIL - 40)], [8, 8], "#2f2630", material=METAL)
    if veranda:
        right = x + wide / 2 + veranda
        left = right - veranda - 16
        roof = [(right + 16, RAIL - 166), (left, RAIL - 204), (left, RAIL - 188), (right + 16, RAIL - 152)]
        for post in (right - 4, right - veranda + 10):
            rod(motif, [(post, RAIL - 52), (post, RAIL - 176)], [8, 7], "#5f3a34", material=WOOD)
        motif.shape(polygon(roof), "#7a3f34", depth=6)
        rod(motif, [(right - veranda, RAIL - 92), (right, RAIL - 92)], [6, 6], "#5f3a34", material=WOOD)


def curtains_at(motif: Motif, x: float, wide: float) -> None:
    """A geranium box under each cottage's eaves."""
    for share in (-0.26, 0.26):
        for _ in range(9):
            at = (x + share * wide + motif.random.normal() * 11, RAIL - 96 + motif.random.normal() * 4)
            motif.dab(at, 8, 6, 0.4, ("#d8423a", "#5f7a3c")[int(motif.random.random() < 0.45)], taper=0.3, load=1)


def goodbye(scene: Scene) -> None:
    dog = scene.motif("waving dog", story=True, brush=FINE)
    person = Person("beast", FURRED.but(top="#7a3f56", length=0.5), "#c89a68", beast="dog").posed(waving(), View((536, RAIL - 52), 136, 28))
    person.paint(dog, contact=False)
    hand = person.at("hand_r")
    dog.shape(
        blob([(hand[0] - 4, hand[1]), (hand[0] + 18, hand[1] - 26), (hand[0] + 44, hand[1] - 20), (hand[0] + 30, hand[1] + 8)]),
        "#fbf0dc",
        depth=5,
        material=CLOTH,
    )


# ---- the platform


def platform(scene: Scene) -> None:
    deck = scene.motif("platform", material=STONE)
    slabs = stones(deck, Placement((0, 960)), ("#a87a6a", "#c2907a", "#d8a688"), "#6a4a50", size=(120, 44), joint=3)
    top = deck.shape(
        polygon([(-40, 962), (1040, 962), (1040, 1250), (-40, 1250)]),
        lambda x, y: mix_light(slabs(x, y), ramp(["#f0b684", "#c8907c", "#8a6a80"], (x + (y - 960) * 1.2) / 1150)), depth=3,
    )  # fmt: skip
    deck.line([(-40, 964), (500, 963), (1040, 964)], 4, "#ffdca0", taper=0, opacity=0.8)
    face = deck.shape(
        polygon([(-40, 1250), (1040, 1250), (1040, 1356), (-40, 1356)]),
        bricks(deck, Placement((0, 1250)), ("#6a3a38", "#7d463c", "#8f5444"), "#4a3038", size=(46, 21)),
        depth=3, light=Light(strength=0.2, depth=0.5, shade="#2c2036"),
    )  # fmt: skip
    deck.shape(polygon([(-40, 1238), (1040, 1238), (1040, 1258), (-40, 1258)]), "#d8a080", depth=5)
    deck.wash(polygon([(-40, 1258), (1040, 1258), (1040, 1300), (-40, 1300)]), "#241a2e", 0.5, soft=10, way="multiply", within=face)
    for x, y in deck.spots(top, 30):
        turn = deck.random.uniform(0, 3)
        deck.shape(
            Placement((x, y), 0.8, turn)(blob([(-12, 0), (0, -5), (13, 0), (0, 5)])), ("#c85a2c", "#e0a03c", "#8a3a2c")[int(turn) % 3], depth=3, brush=FINE
        )
    deck.wash(polygon([(670, 1212), (840, 1200), (1060, 1250), (1060, 1130), (960, 1130)]), "#4a3058", 0.55, soft=12, way="multiply", within=top)


def mix_light(texture: Image, light: Image) -> Image:
    return texture * 0.45 + light * 0.55


def station_clock(scene: Scene) -> None:
    """It has folded its hands."""
    post = scene.motif("station clock", story=True, brush=FINE)
    lamp_post(post, (958, 1130), 760, iron="#3c3440", lit="#ffd98a", glow=0.35)
    rod(post, [(958, 560), (892, 552), (876, 584)], [9, 8, 6], "#3c3440", material=METAL)
    clock(post, (876, 642), 58, rim="#3c3440", hours=6.5, metal=True)


# ---- the one who is late


def too_late(scene: Scene) -> None:
    late = scene.motif("yellow house", story=True, light=Light(
        direction=(-0.8, -0.4, 0.5), colour="#ffe6a0", shade="#6a4054", strength=0.95, depth=0.5, rim="#fff0b8", rim_from=(-1.0, -0.2), rim_strength=1.0,
    ))  # fmt: skip
    x, y = LATE
    late.contact((x - 62, 1206), 110, 20, strength=0.8)
    late.contact((x + 66, 1186), 110, 20, strength=0.8)
    leg(late, [(x + 52, y - 10), (x + 84, y + 84), (x + 58, 1178)], 1)
    leg(late, [(x - 58, y - 10), (x - 24, y + 98), (x - 74, 1198)], -1)
    house(late, (x, y), 300, 236, Style("#f0d070", "plaster", ("#8a3a30", "#c8664a"), "peak", lean=0.0, door=None, storeys=1, columns=1))
    face(late)


def leg(motif: Motif, spine: list[Place], side: int) -> None:
    """A thin leg in a striped stocking, its knee giving, and a boot at the end of it."""
    stocking = rod(motif, spine, [20, 17, 15], "#e8dcc8", material=CLOTH, brush=FINE)
    path = curve(spine, 20)
    for start in range(3, len(path) - 4, 6):
        motif.line(path[start : start + 2] + 0.0, 19, "#b8402f", on=stocking, taper=0, load=1, wobble=0)
    foot = Placement(spine[-1], 1.0, 0.0, mirrored=True)
    motif.shape(foot(blob([(-20, -26), (16, -28), (22, -8), (58, -2), (62, 14), (-20, 14)], 6)), "#4a2c28", depth=14, brush=FINE)
    motif.line(foot([(-22, 13), (20, 15), (64, 13)]), 5, "#241418", taper=0, load=1)


def face(motif: Motif) -> None:
    """Two windows with their blinds half down, one higher than the other, and a door that gasps for air."""
    x, y = LATE
    motif.shape(polygon([(x - 146, y), (x + 146, y), (x + 146, y - 232), (x - 146, y - 232)], 8), "#f0d070", depth=5, material=STONE, flow=1.57)
    for side, up in ((-1, 136), (1, 146)):
        at = (x + side * 84, y - up)
        look = Window("round", "#fbf2dc", "#4a5a74", lit=None, panes=(2, 2), curtain=None)
        pane = window(motif, Placement(at, 1.0, side * 0.06), 70, 84, look)
        motif.shape(Placement(at, 1.0, side * 0.16)(polygon([(-36, -52), (36, -46), (36, -92), (-36, -92)], 4)), "#c87868", depth=4, within=pane, brush=FINE)
        motif.line([(at[0] - 46, at[1] - 104 + side * 12), (at[0], at[1] - 116), (at[0] + 46, at[1] - 104 - side * 12)], 9, "#8a5a3c", load=1, taper=0.5)
        motif.shape(Placement((at[0], at[1] + 10))(polygon([(-44, 0), (44, 0), (40, 20), (-40, 20)])), "#a8604a", depth=5, brush=FINE)
        for _ in range(12):
            spot = (at[0] + motif.random.normal() * 20, at[1] + 4 + motif.random.normal() * 5)
            motif.dab(spot, 11, 9, 0.4, ("#d8342f", "#e86a52", "#5f7a3c")[int(motif.random.integers(3))], taper=0.3, load=1)
    found = door(
        motif,
        Placement((x, y + 2)),
        82,
        128,
        Door("#3f7a74", "round", "#fbf2dc", "panels", open=-0.9, inside=Gradient(["#2a1218", "#5a2024"], (x, y - 120), (x, y))),
    )
    motif.shape(
        blob([(x - 36, y + 4), (x - 30, y - 26), (x, y - 36), (x + 30, y - 26), (x + 36, y + 4)]), "#d8685a", depth=10, within=found["inside"], brush=FINE
    )
    tongue = [(x - 24, y + 2), (x + 24, y + 2), (x + 28, y + 40), (x, y + 56), (x - 28, y + 40)]
    motif.shape(blob(tongue, 6), "#d8685a", depth=9, material=CLOTH, brush=FINE)
    motif.line([(x, y + 4), (x + 1, y + 40)], 3, "#a8403c", taper=0.4)
    for k in range(3):  # out of breath
        puff = (x - 150 - 40 * k, y - 30 - 14 * k)
        motif.glow(puff, 40 - 6 * k, "#fff0dc", 0.75 - 0.15 * k, down=22)
    for dx, dy in ((-178, -250), (176, -236), (-196, -190)):
        drop = Placement((x + dx, y + dy), 1.0, -dx / 400)
        motif.shape(drop(blob([(0, -20), (8, 0), (0, 9), (-8, 0)])), "#bcd4e0", depth=5, brush=CRISP, lit="#ffffff")


def luggage(scene: Scene) -> None:
    """Burst at its feet: geraniums, a spoon, a curtain that would not fold."""
    bag = scene.motif("burst suitcase", story=True, brush=FINE)
    bag.wash(polygon([(330, 1220), (520, 1220), (660, 1240), (560, 1180)]), "#4a3058", 0.4, soft=10, way="multiply")
    suitcase(bag, (390, 1214), 190, leather="#7d4e33", open=True)
    cloth(bag, blob([(352, 1166), (420, 1150), (450, 1180), (462, 1228), (430, 1250), (404, 1210), (366, 1204)]), "#f2e6d0", fold=16, depth=8, hang=1.2)
    cloth(bag, blob([(310, 1160), (350, 1150), (356, 1196), (300, 1240), (250, 1244), (284, 1200)]), "#9b7f97", fold=14, depth=8, hang=2.2)
    pot = scene.motif("spilt geranium", brush=FINE)
    pot.contact((214, 1214), 90)
    lying = Placement((196, 1212), 1.0, -1.35)
    pot.shape(lying(polygon([(-20, 0), (20, 0), (28, -52), (-28, -52)], 5)), "#c06a43", depth=16)
    pot.shape(lying(polygon([(-32, -50), (32, -50), (32, -66), (-32, -66)], 5)), "#cf7a50", depth=8)
    for turn, long in ((-2.9, 60), (-2.5, 70), (2.9, 54), (-2.2, 50)):
        at = lying.point(0, -64)
        leaf(pot, at, long, turn, "#5f7a3c")
    for dx, dy in ((-60, -26), (-86, -8), (-72, 10), (-48, -40), (-96, -26)):
        bloom = (190 + dx, 1200 + dy)
        pot.shape(blob([(bloom[0] - 13, bloom[1]), (bloom[0], bloom[1] - 12), (bloom[0] + 13, bloom[1]), (bloom[0], bloom[1] + 11)]), "#d8342f", depth=8)
    flowerpot(pot, (540, 1230), 60)
    spoon = scene.motif("spoon", brush=CRISP, material=METAL)
    spoon.shape(ellipse((470, 1236), 20, 9, 0.2), "#c8c4c8", depth=5)
    rod(spoon, [(452, 1234), (392, 1244)], [5, 6], "#c8c4c8", material=METAL)


def near_track(scene: Scene) -> None:
    """Between us and the platform: ballast and two rails with the last of the sun on them."""
    bed = scene.motif("track bed")
    ballast = bed.shape(
        polygon([(-40, 1350), (1040, 1350), (1040, 1560), (-40, 1560)]), Gradient(["#4a3844", "#3a3040", "#262432"], (0, 1350), (0, 1500)), depth=4
    )
    for x, y in bed.spots(ballast, 420):
        bed.dab(
            (x, y), bed.random.uniform(8, 22), 7, bed.random.uniform(-0.4, 0.4), FromPicture(float(bed.random.choice((0.7, 1.25, 1.5)))), on=ballast, taper=0.2
        )
    for y, thick in ((1394, 9), (1462, 14)):
        for x in range(-20, 1040, 96):
            bed.shape(polygon([(x, y - 4), (x + 54, y - 4), (x + 50, y + 26), (x - 8, y + 26)]), "#4a3634", depth=4, brush=FINE)
        bed.shape(ribbon([(-40, y + 3), (500, y + 3), (1040, y + 3)], [thick * 1.5] * 3), "#5c6470", depth=5, material=METAL)
        bed.line([(-40, y - 3), (500, y - 3), (1040, y - 3)], thick * 0.5, "#ffcf94", taper=0, load=1, opacity=0.9)
