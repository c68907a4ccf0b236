"""57, under-the-bed-station: beneath a sleeping child a terminus is at its rush hour, seen as an ant would."""

import math

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies import creatures, poses, things
from atelier.bodies.clay import Clay, skin
from atelier.bodies.clay import cloth as woven
from atelier.bodies.modelling import paint_bodies
from atelier.bodies.outfit import Hat, coat, dress
from atelier.bodies.people import Person
from atelier.bodies.poses import Arm
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon, ribbon
from atelier.light import CLOTH, GLAZE, METAL, PAPER, WOOD, Light
from atelier.motifs.brass import pocket_watch
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.forms import cloth, rod, turned
from atelier.motifs.goods import hat
from atelier.motifs.keepsakes import suitcase
from atelier.motifs.lines import garment
from atelier.motifs.stuff import Ground, boards, wallpaper
from atelier.motifs.travel import locomotive, wheel
from atelier.palette import Image, mix, ramp
from atelier.paper import Finish
from atelier.scene import Gradient, Motif, Scene

CARD = Card(
    number=57,
    slug="under-the-bed-station",
    palette=("#2a2d5a", "#6c4a35", "#f4b24c", "#8f2b39", "#4fae86"),
    spread=Spread(
        hue="blue", place="room", time="blue night", season="winter", mood="uncanny", viewpoint="from below",
        figure="animals", composition="frame within frame", people=True, relation=True, cast=("D",),
        themes=("night", "journeys", "childhood-age", "scale", "fear", "animals-as-people"),
    ),
)  # fmt: skip

EYE: Place = (470.0, 1000.0)
FLOOR = Ground(EYE, 1238.0)
CEILING, RAIL, HALF = 1047.0, 900.0, 520.0  # how high slats and side boards hang over the eye, and half the bed's width
BACK = 9.2
MATCH: Place = (438.0, 806.0)
TRACK = 1092.0
WARM = ("#8f2b39", "#4a7a6a", "#c88a3c", "#5a6ab0", "#7a4a50", "#5a6a4a", "#8a6a3c", "#4a4a6a")


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.5, -0.7, 0.4), colour="#ffc766", shade="#10122e", strength=1.0, depth=0.72, rim="#ffd990",
        source=(MATCH[0], MATCH[1] + 20, 170), reach=400, fill="#4a5296",
    )  # fmt: skip
    scene.finish = Finish(ground="#20244a", periphery=0.26, grade=lambda image: (image - 0.5) * 1.1 + 0.52)
    room(scene)
    blanket(scene)
    hand(scene)
    vault(scene)
    far_legs(scene)
    poster(scene)
    glow = scene.motif("station light")
    glow.glow((MATCH[0], MATCH[1] + 60), 500, "#e0862e", 0.46, graze=0.35)
    glow.glow((MATCH[0] + 20, 600), 330, "#f0a850", 0.4, down=190, graze=0.3)
    glow.wash(polygon([(-40, -40), (1040, -40), (1040, 120), (-40, 120)]), "#10122e", 0.5, soft=70, way="multiply")
    glow.glow(MATCH, 230, "#ffcf70", 0.6)
    glow.glow((MATCH[0], 1150), 420, "#f0a040", 0.4, down=120)
    express(scene)
    steam(scene)
    watch(scene)
    match_and_moth(scene)
    signals(scene)
    rush_hour(scene)
    left_luggage(scene)
    ladies(scene)
    porters(scene)
    dust_dog(scene)
    slipper(scene)
    marbles(scene)
    latecomers(scene)


def depth(k: float) -> float:
    """How large things are, k slats away."""
    return 1 / (1 + 0.2 * k)


def overhead(x: float, k: float, high: float = CEILING) -> Place:
    s = depth(k)
    return EYE[0] + x * s, EYE[1] - high * s


def on_floor(y: float) -> float:
    """How large things are that stand at y."""
    return (y - EYE[1]) / (FLOOR.near - EYE[1])


def room(scene: Scene) -> None:
    """Moonlight through a window that we do not see; then the skirting board and the floor."""
    scene.background("#2a2d5a", brush=BROAD)
    wall = scene.motif("wall")
    paper = wallpaper(wall, Placement((0, 0)), "#343a72", "#2a2e60", size=120)
    wall.shape(polygon([(-40, -40), (1040, -40), (1040, 1100), (-40, 1100)]), paper, depth=3, flow=math.pi / 2)
    moon = scene.motif("moonlight")
    for row in range(2):
        for column in range(2):
            x, y = 772 + column * 104, 470 + row * 190
            pane = [(x, y + 26), (x + 88, y), (x + 88, y + 168), (x, y + 194)]
            moon.wash(polygon(pane), "#b4c4ee", 0.62, soft=7)
    board = scene.motif("skirting board", material=WOOD)
    board.shape(polygon([(-40, 872), (1040, 872), (1040, 1090), (-40, 1090)]), "#55608e", depth=8, flow=0.0)
    board.shape(polygon([(-40, 846), (1040, 846), (1040, 884), (-40, 884)]), "#7480ac", depth=10, flow=0.0)
    board.line([(-40, 898), (1040, 898)], 4, "#2f3766", taper=0, opacity=0.7)
    arch = [(858, 1090), (862, 998), (912, 936), (974, 984), (984, 1090)]
    board.wash(blob(arch, 6), "#06060f", 0.95, soft=4)
    board.line(arch[1:4], 5, "#9aa6d0", taper=0.5, opacity=0.8)
    floor = scene.motif("floor", material=WOOD)
    planks = boards(floor, FLOOR, ("#4f3628", "#6c4a35", "#84603f"), width=120, length=900, upright=True)
    floor.shape(polygon([(-40, 1084), (1040, 1084), (1040, 1560), (-40, 1560)]), planks, depth=3, flow=lambda x, y: np.arctan2(y - EYE[1], x - EYE[0]))
    floor.wash(polygon([(-40, 1076), (1040, 1076), (1040, 1102), (-40, 1102)]), "#10122e", 0.6, soft=9, way="multiply")
    floor.wash(polygon([(760, 1100), (1040, 1100), (1040, 1330), (860, 1230)]), "#8fa0dc", 0.3, soft=24)


def blanket(scene: Scene) -> None:
    """Hanging down at the wall's side like a curtain with a fringe."""
    wool = scene.motif(
        "blanket", material=CLOTH, light=Light(direction=(0.7, 0.2, 0.5), colour="#ffb060", shade="#2a1030", depth=0.62, strength=0.75, rim="#ffc070")
    )
    hem = [overhead(-HALF - 20, k, 470 + 46 * math.sin(k * 2.1)) for k in np.linspace(-0.6, 7.2, 16)]
    top = [overhead(-HALF - 20, k, RAIL + 60) for k in np.linspace(7.2, -0.6, 16)]
    cover = cloth(wool, np.vstack([curve(hem, 4), top]), "#8f2b39", fold=46, depth=16)
    for share in (0.12, 0.2, 0.34):
        band = [(x, y - (y - overhead(-HALF, k, RAIL)[1]) * share) for (x, y), k in zip(hem, np.linspace(-0.6, 7.2, 16), strict=True)]
        wool.line(band, 7 if share == 0.2 else 3, "#f0c878" if share == 0.2 else "#3f4480", on=cover, taper=0, load=1)
    for x, y in curve(hem, 5):
        stray, tone = wool.random.normal() * 4, "#f0c878" if wool.random.random() < 0.7 else "#a8323f"
        wool.line([(x, y - 4), (x + stray, y + 20 + (y - 540) * -0.02)], 4, tone, taper=0.4)


def vault(scene: Scene) -> None:
    """A mattress between slats: as good as any roof by a great engineer."""
    ticking = scene.motif("mattress", material=CLOTH)

    def striped(x: Image, y: Image) -> Image:
        s = np.maximum((EYE[1] - y) / CEILING, 0.05)
        u = (x - EYE[0]) / s
        wide, thin = np.tanh(6 * (np.sin(u / 22) - 0.55)), np.tanh(8 * (np.sin(u / 22 + 1.9) - 0.93))
        return ramp(["#a49a9c", "#a49a9c", "#565a86"], 0.5 + 0.5 * np.maximum(wide, thin)) + 0 * x[..., None]

    for k in range(9, -2, -1):
        (left, near), (_, far), s = overhead(-HALF, k), overhead(0, k + 1), depth(k + 1)
        sag = 66 * s * (1.2 - abs(k - 4) / 9)
        belly = [(EYE[0] + x * s, far + 26 * s + sag * (1 - (x / HALF) ** 2)) for x in np.linspace(HALF, -HALF, 11)]
        ticking.shape(np.vstack([[(left, near), (2 * EYE[0] - left, near)], belly]), striped, depth=80 * s, flow=0.0)
        if k < 8:
            tufts(ticking, k)
    ticking.wash(polygon([(-60, -60), (1060, -60), (1060, 210), (-60, 250)]), "#171838", 0.62, soft=120, way="multiply")
    slats = scene.motif("slats", material=WOOD)
    for k in range(9, -1, -1):
        s, y = depth(k), overhead(0, k)[1]
        bow = 44 * s * (1.2 - abs(k - 4) / 9)
        top = [(EYE[0] + x * s, y + bow * (1 - (x / HALF) ** 2)) for x in np.linspace(-HALF, HALF, 9)]
        low = [(px, py + 50 * s) for px, py in top[::-1]]
        slats.shape(np.vstack([top, low]), "#7a5438", depth=14 * s, flow=0.0)
        slats.wash(np.vstack([top, [(px, py + 22 * s) for px, py in top[::-1]]]), "#10122e", 0.55, soft=6 * s, way="multiply")
    for side in (-1, 1):
        rail = scene.motif(f"side board {side}", material=WOOD)
        ends = [overhead(side * HALF, -0.8, CEILING + 50), overhead(side * HALF, BACK, CEILING + 50)]
        ends += [overhead(side * HALF, BACK, RAIL), overhead(side * HALF, -0.8, RAIL)]
        slope = math.atan2(ends[2][1] - ends[3][1], ends[2][0] - ends[3][0])
        rail.shape(polygon(ends), "#6c4a35", depth=20, flow=slope)
        rail.line(ends[2:], 5, "#a8784c", taper=0.3, opacity=0.8)
        for k in range(10):
            bolt = overhead(side * HALF, k, CEILING - 60)
            rail.dab(bolt, 9 * depth(k), 8 * depth(k), 0, "#2a1c18", taper=0, load=1)


def tufts(ticking: Motif, k: int) -> None:
    """Buttons that hold the stuffing, each in its dimple, one of them by a thread."""
    s = depth(k + 0.5)
    for u in (-330, -110, 110, 330):
        x, y = overhead(u + 90 * (k % 2) - 45, k + 0.5)
        y += 40 * s * (1 - (u / HALF) ** 2)
        ticking.glow((x, y), 46 * s, "#1c1c44", 0.6, down=26 * s, way="multiply")
        ticking.dab((x, y), 13 * s, 9 * s, 0, "#c8b890", taper=0, load=1)


def far_legs(scene: Scene) -> None:
    legs = scene.motif("far legs", material=WOOD)
    for side in (-1, 1):
        x, top = overhead(side * (HALF + 8), BACK - 0.3, RAIL + 40)
        foot = EYE[1] + 250 * depth(BACK - 0.3)
        tall = foot - top
        legs.contact((x, foot), 70, 10)
        shape = [(27, -tall), (25, -tall * 0.72), (34, -tall * 0.68), (25, -tall * 0.63), (22, -tall * 0.3), (30, -tall * 0.24), (21, -tall * 0.18), (17, 0)]
        turned(legs, Placement((x, foot)), shape, "#6c4a35", material=WOOD)


def poster(scene: Scene) -> None:
    """Wanted, and they know it well."""
    sheet = scene.motif("wanted", story=True, brush=FINE, material=PAPER)
    here = Placement((126, 908), 0.94, -0.05)
    sheet.shape(here(polygon([(-70, -96), (68, -92), (66, 92), (-72, 88)], 4)), "#ecdcb0", depth=3)
    sheet.line(here(polygon([(-60, -84), (58, -81), (57, 46), (-61, 44)], 6)), 3, "#7a4a2c", taper=0, load=1)
    sheet.line(here([(6, -2), (10, -44), (34, -64), (46, -30), (34, 10)]), 6, "#2a2a36", taper=0.1, load=1)
    sheet.shape(here(polygon([(14, 14), (52, 14), (56, 28), (10, 28)], 3)), "#2a2a36", depth=3)
    sheet.shape(here(blob([(-50, 26), (-48, -6), (-24, -22), (4, -14), (10, 24), (-18, 32)])), "#a8303c", depth=10)
    for x in (-38, -4):
        sheet.shape(here(ellipse((x, 27), 9)), "#2a2a36", depth=3)
    sheet.dab(here.point(-26, 2), 16, 5, 0, "#f4e2b0", taper=0.2, load=1)
    for y, long in ((60, 84), (74, 56)):
        sheet.dab(here.point(-2, y), long, 5, -0.05, "#6a3f2c", taper=0.3)


def express(scene: Scene) -> None:
    """Sardine tins, steaming out along the skirting board."""
    rail = scene.motif("rails", material=METAL, brush=FINE)
    for x in range(-20, 1040, 40):
        rail.shape(polygon([(x, TRACK - 6), (x + 24, TRACK - 6), (x + 20, TRACK + 12), (x - 6, TRACK + 12)], 3), "#c8a070", depth=3)
    for y in (TRACK - 4, TRACK + 6):
        rod(rail, [(-40, y), (1040, y)], [5, 5], "#aab0c0", material=METAL)
    for number, x in enumerate((126, 320)):
        tin = scene.motif(f"sardine tin {number}", story=True, brush=FINE, material=METAL)
        tin.contact((x, TRACK + 4), 180, 14)
        for dx in (-56, 56):
            wheel(tin, (x + dx, TRACK - 12), 15, spokes=6)
        tin.shape(
            polygon([(x - 84, TRACK - 28), (x - 88, TRACK - 96), (x + 88, TRACK - 96), (x + 84, TRACK - 28)], 6),
            ("#3f6f8a", "#a83a40")[number],
            depth=16,
            lit="#f4e2b0",
        )
        tin.shape(
            polygon([(x - 66, TRACK - 48), (x - 68, TRACK - 84), (x + 68, TRACK - 84), (x + 66, TRACK - 48)], 4),
            "#f4c060",
            depth=4,
            lit="#ffe8a8",
            shade="#c8843c",
        )
        for dx in (-44, -4, 40):
            for ear in (-9, 9):
                tin.shape(ellipse((x + dx + ear, TRACK - 75), 7), "#3a3440", depth=3, brush=TINY)
            head = [(x + dx + u, TRACK + v) for u, v in ((-13, -50), (-10, -68), (0, -74), (10, -68), (13, -50))]
            tin.shape(blob(head, 5), "#2c2838", depth=7, brush=TINY)
        rod(tin, [(x - 90, TRACK - 100), (x + 92, TRACK - 100)], [10, 10], "#c8ccd4", material=METAL)
        tin.shape(ellipse((x + 84, TRACK - 112), 20, 18), "#d8dce2", depth=14)
        tin.line([(x + 84, TRACK - 112), (x + 91, TRACK - 116), (x + 88, TRACK - 106), (x + 78, TRACK - 106)], 2.6, "#5a6070", taper=0.1, load=1)
    engine = scene.motif("engine", story=True, brush=FINE)
    locomotive(engine, (616, TRACK), 250, body="#8f2b39")


def steam(scene: Scene) -> None:
    """It rolls back along the vault, and the match lights it."""
    lit = Light(direction=(0.55, 0.35, 0.4), colour="#ffd890", shade="#3a3a6c", depth=0.6, strength=0.95, rim="#ffe8b0")
    for number, (x, y, wide, tall) in enumerate(((214, 690, 250, 110), (330, 760, 210, 100), (462, 830, 180, 92), (590, 880, 150, 74), (676, 926, 84, 48))):
        puff = scene.motif(f"steam {number}", light=lit)
        cumulus(puff, (x, y), wide, tall, CloudTones("#b8a090", "#ffeabc", "#5a5080"), thickness=1.0)


def watch(scene: Scene) -> None:
    """The station clock hangs from the fourth slat."""
    clock = scene.motif("station clock", story=True, brush=FINE)
    top = overhead(-40, 4)
    pocket_watch(clock, (428, 624), 56, chain=[(427, 560), (top[0] + 8, top[1] + 50)], hours=11.9)


def match_and_moth(scene: Scene) -> None:
    """One match, and who is late for it."""
    match = scene.motif("match", story=True, brush=FINE)
    x, y = MATCH
    match.contact((x + 14, 1140), 70, 9)
    rod(match, [(x + 14, 1140), (x + 6, 960), (x, y + 40)], [17, 16, 15], "#d8b080", material=WOOD)
    match.shape(ellipse((x, y + 30), 13, 22), "#3a2420", depth=10)
    match.glow((x, y), 100, "#ffe6a0", 0.85)
    for wide, tall, tone in ((50, 112, "#ff9a3c"), (35, 86, "#ffd060"), (19, 54, "#fffbe0")):
        outline = [(-0.5, 16), (-0.42, -tall * 0.25), (0.1, -tall * 0.78), (0.45, -tall * 0.2), (0.46, 16), (0, 32)]
        match.shape(blob([(x + u * wide, y + v) for u, v in outline], 8), tone, depth=10, lit=tone, shade=tone, soft=1.5)
    moth = scene.motif("moth", story=True, brush=TINY)
    creatures.moth("#e8d4a8", "#8a5a3a", 50).paint(moth, View((560, 742), 78, -70, 50, -20))


def signals(scene: Scene) -> None:
    """Pins with a bead of glass."""
    for number, (sx, sy, tall, tone) in enumerate(((716, 1128, 226, "#4fe0a0"), (318, 1118, 176, "#ff5a48"), (836, 1112, 160, "#f4b24c"))):
        signal = scene.motif(f"signal {number}", brush=FINE, material=METAL)
        signal.contact((sx, sy), 26, 5)
        rod(signal, [(sx, sy), (sx, sy - tall)], [8, 7], "#30344c", material=METAL)
        signal.glow((sx, sy - tall), 80, tone, 0.75)
        signal.shape(ellipse((sx, sy - tall), 20), "#20243a", depth=5)
        signal.shape(ellipse((sx, sy - tall), 14), tone, depth=9, lit="#ffffff", shade=tone, brush=CRISP)


def left_luggage(scene: Scene) -> None:
    """Odd socks, mostly, in drawers that held matches."""
    shelf = scene.motif("left luggage", story=True, brush=FINE, material=WOOD)
    left, foot, wide, tall = 784, 1276, 64, 84
    shelf.contact((left + 96, foot + 4), 230, 18)
    top, right = foot - 2 * tall - 12, left + 3 * wide + 4
    shelf.shape(polygon([(left - 10, foot), (left - 10, top), (right, top), (right, foot)], 4), "#8a5a38", depth=8)
    socks = ("#d84a48", "#4fae86", "#f2c860", "#7a8ac8", "#e8e0d0", "#b06a9a")
    for number, tone in enumerate(socks):
        x, y = left + number % 3 * wide, foot - 2 * tall - 2 + number // 3 * tall
        shelf.shape(polygon([(x, y), (x + wide - 8, y), (x + wide - 8, y + tall - 10), (x, y + tall - 10)], 3), "#1c1a30", depth=3)
        garment(shelf, (x + 25, y + 8), 58, "sock", tone, blown=0.0)


def rush_hour(scene: Scene) -> None:
    """Clerks, far off on the platform."""
    for number in (0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12):
        many = scene.motif(f"clerk {number}", brush=TINY)
        y = 1112 + many.random.uniform(0, 34)
        x = 60 + 68 * number + many.random.uniform(-26, 26)
        clothes = coat(WARM[4 + number % 4], 1.1, hat=Hat(("bowler", "cap", "brim")[number % 3], "#2c2a3a"))
        runner = Person("beast", clothes, beast=("mouse", "rat", "mole")[number % 3], seed=20 + number)
        size = 200 * on_floor(y) * many.random.uniform(0.85, 1.12)
        pose = (poses.walking(0.9), poses.standing(), poses.running(0.8))[number % 5 % 3]
        runner.posed(pose, View((x, y), size, float(many.random.choice([72, -72, 150, -30])), 2)).paint(many, brush=TINY)


def ladies(scene: Scene) -> None:
    for number, (at, heading, gown, box) in enumerate((
        ((452, 1218), 62, "#8f2b39", "#f4d890"), ((610, 1196), -66, "#c88a3c", "#7a8ac8"),
        ((190, 1192), 80, "#5a6ab0", "#e86a58"), ((292, 1304), -44, "#3f8a74", "#f0b8a8"),
    )):  # fmt: skip
        size = 190 * on_floor(at[1])
        who = Person("beast", dress(gown, 1.4, collar="#f2e6cc", hat=Hat("straw" if number % 2 else "brim", box)), beast="mouse", seed=number)
        pose = poses.walking(0.6).but(arms=(Arm(20, 8, 60, 16), Arm(30, 8, 70, 16)), head=(14 - 20 * (number % 2), -4, 0), hands=("easy", "flat"))
        posed = who.posed(pose, View(at, size, heading, 2))
        posed.paint(scene.motif(f"mouse lady {number}", story=True), shadow=(-0.5 if at[0] < MATCH[0] else 0.5, 0.4))
        bonnet(scene.motif(f"bonnet {number}", brush=TINY), posed.at("head"), size, 1 if heading > 0 else -1, box)
        hx, hy = posed.at("hand_r")
        hatbox(scene.motif(f"hatbox {number}", brush=TINY), (hx, hy + 20), size * 0.27, box)


def bonnet(motif: Motif, head: Place, size: float, side: int, tone: str) -> None:
    """Between the ears, with a feather that has come down in the world."""
    x, y = head
    top = hat(motif, (x - side * size * 0.01, y - size * 0.125), size * 0.24, "straw", mix(tone, "#f2e0b8", 0.5), band=tone, turn=side * 0.12)
    quill = [
        (top[0] - side * size * 0.02, top[1] + size * 0.04),
        (top[0] - side * size * 0.10, top[1] - size * 0.03),
        (top[0] - side * size * 0.19, top[1] + size * 0.03),
    ]
    motif.line(quill, size * 0.035, "#f4ecd8", taper=0.8, load=1)


def porters(scene: Scene) -> None:
    for number, (at, size, heading) in enumerate((((536, 1300), 150, 62), ((680, 1262), 116, -64), ((84, 1226), 92, 70))):
        porter = scene.motif(f"beetle porter {number}", story=True)
        creatures.beetle(("#3f8a6c", "#7a4a90", "#2f6a9a")[number], horn=0.3).paint(porter, View(at, size, heading, 6))
        suitcase(scene.motif(f"trunk {number}", brush=TINY), (at[0], at[1] - size * 0.36), size * 0.56, leather=("#a8693a", "#8a4a3a", "#6a7a4a")[number])


def dust_dog(scene: Scene) -> None:
    """A ball of dust, on a lead of red thread."""
    dog = scene.motif("dust dog", story=True, brush=TINY)
    x, y = 474.0, 1398.0
    dog.contact((x, y + 2), 110, 12)
    dog.shape(blob([(x - 52, y - 20), (x - 30, y - 66), (x + 16, y - 68), (x + 46, y - 30), (x + 20, y), (x - 34, y)]), "#5c5c70", depth=30, soft=4)
    for _ in range(340):
        t, r = dog.random.uniform(0, 2 * math.pi), math.sqrt(dog.random.random())
        fluff = ("#9a9aa8", "#74748a", "#d0c8bc", "#4a4a60")[int(dog.random.integers(4))]
        dog.dab((x + 52 * r * math.cos(t), y - 34 + 36 * r * math.sin(t)), 26, 2, dog.random.uniform(0, 3), fluff, bend=0.4, taper=0.6)
    head = dog.shape(blob([(x + 30, y - 66), (x + 52, y - 76), (x + 84, y - 54), (x + 78, y - 42), (x + 44, y - 38)]), "#8a8894", depth=12)
    dog.shape(blob([(x + 36, y - 74), (x + 30, y - 50), (x + 42, y - 42), (x + 50, y - 66)], 6), "#5c5a6c", depth=5)
    dog.dab((x + 82, y - 52), 9, 8, 0, "#14121c", on=head, taper=0, load=1)
    dog.dab((x + 60, y - 62), 5, 5, 0, "#14121c", on=head, taper=0, load=1)
    dog.line([(x - 46, y - 44), (x - 74, y - 74), (x - 66, y - 96)], 5, "#9a9aa8", taper=0.5)


def latecomers(scene: Scene) -> None:
    """Quite near, dark against the station."""
    dim = Light(direction=(-0.2, -0.6, 0.2), colour="#e89a50", shade="#0c0e24", depth=0.8, strength=0.6, rim="#ffcf88")
    gent = Person("beast", coat("#2c3050", 1.1, hat=Hat("bowler", "#20222e"), scarf="#f4b24c"), beast="mouse", seed=9)
    posed = gent.posed(poses.running(0.9), View((716, 1466), 350, 116, 3)).hold("right", things.suitcase())
    posed.paint(scene.motif("gentleman mouse", story=True, light=dim), shadow=(0.3, 0.3))
    x, y = posed.at("head")
    hat(scene.motif("his bowler", brush=FINE, light=dim), (x - 6, y - 43), 66, "bowler", "#2c2a3e", band="#8f2b39", turn=0.16)
    owner = Person("beast", dress("#5a3a6a", 1.3, shawl="#8f2b39", hat=Hat("headscarf", "#c88a3c")), beast="mouse", seed=12)
    walker = owner.posed(poses.walking(0.5), View((404, 1448), 300, 150, 3))
    walker.paint(scene.motif("who has a dog", light=dim), shadow=(-0.3, 0.3))
    x, y = walker.at("head")
    hat(scene.motif("her straw hat", brush=FINE, light=dim), (x + 2, y - 48), 62, "straw", "#c8a860", band="#8f2b39", turn=-0.1)
    hx, hy = walker.at("hand_r")
    lead = scene.motif("lead")
    lead.line([(hx, hy), (456, 1400), (516, 1346)], 3.4, "#e84a48", taper=0, load=1)


def hatbox(motif: Motif, at: Place, size: float, tone: str) -> None:
    here = Placement(at, size / 100)
    turned(motif, here, [(50, -60), (50, 0)], tone, material=PAPER, brush=TINY, tilt=0.16, smooth=False)
    turned(motif, here, [(54, -76), (54, -58)], mix(tone, "#ffffff", 0.25), material=PAPER, brush=TINY, tilt=0.16, smooth=False)
    motif.line(here([(0, 8), (0, -84), (-24, -100), (0, -84), (24, -100)]), max(2.0, size * 0.06), "#8f2b39", taper=0, load=1)


def slipper(scene: Scene) -> None:
    """As large as a goods shed; one could live in it, and it looks as if somebody did."""
    felt = scene.motif("slipper", material=CLOTH)
    felt.contact((130, 1470), 440, 34)
    felt.shape(blob([(-80, 1482), (-70, 1446), (120, 1452), (290, 1436), (338, 1452), (300, 1484), (100, 1496)]), "#3a2c34", depth=9)
    inside = felt.shape(blob([(-90, 1330), (-60, 1262), (10, 1236), (84, 1252), (122, 1300), (60, 1350), (-40, 1370)]), "#241626", depth=8)
    felt.wash(blob([(-70, 1330), (-20, 1290), (60, 1300), (60, 1350), (-40, 1370)]), "#e0903c", 0.35, soft=16, within=inside)
    upper = [(-90, 1462), (-90, 1344), (-30, 1362), (44, 1346), (104, 1296), (180, 1300), (262, 1334), (318, 1388), (334, 1436), (300, 1456), (120, 1466)]
    toe = felt.shape(blob(upper), "#8f2b39", depth=90, lit="#f08a68")
    for x, y in felt.spots(toe, 150):
        felt.dab((x, y), 15, 3, felt.random.uniform(-0.6, 0.6), FromPicture(1.2 if felt.random.random() < 0.5 else 0.8), on=toe, opacity=0.5)
    for share in np.linspace(0.04, 0.96, 19):
        x, y = curve([(-60, 1440), (120, 1446), (250, 1432), (322, 1420)], 24)[int(share * 72)]
        felt.dab((x, y), 15, 4, 0.0, "#f0d8a0", on=toe, opacity=0.85, taper=0.3)
    rim = [(-90, 1352), (-30, 1372), (46, 1354), (106, 1304), (92, 1256), (12, 1230), (-62, 1254)]
    trim = felt.shape(ribbon(curve(rim, 10), [36] * 61), "#e8d4b0", depth=16, wobble=4)
    for x, y in felt.spots(trim, 200):
        felt.dab((x, y), 14, 2.2, felt.random.uniform(0, 3), ("#fff6e0", "#b89c74")[int(felt.random.integers(2))], taper=0.7, opacity=0.7, bend=0.3)


def marbles(scene: Scene) -> None:
    for number, (x, y, r, tone) in enumerate(((908, 1412, 82, "#4fae86"), (556, 1462, 36, "#d8843c"), (848, 1334, 40, "#6a7ad0"))):
        marble = scene.motif(f"marble {number}", story=number == 0, brush=FINE, material=GLAZE)
        marble.contact((x, y + r * 0.9), r * 2.0, r * 0.2)
        marble.glow((x + r * 0.5, y + r * 0.9), r * 0.8, tone, 0.5, down=r * 0.16)
        glass = marble.shape(
            ellipse((x, y), r),
            Gradient([mix(tone, "#10122e", 0.6), tone, mix(tone, "#ffffff", 0.45)], (x + r * 0.6, y - r), (x - r * 0.3, y + r)),
            depth=r * 0.9,
            lit="#f0fff0",
            wobble=0.3,
        )
        for bow, tone_in, wide in ((-0.34, "#f4f0d0", 0.15), (0.04, "#2f6a8a", 0.2), (0.36, "#f4b24c", 0.13)):
            t = np.linspace(-1, 1, 12)
            along, across = 0.66 * r * t, bow * r * (1 - t**2) + 0.08 * r * np.sin(3 * t)
            vane = Placement((x, y), turn=-0.6 + number)(np.stack([along, across], 1))
            marble.line(vane, r * wide, tone_in, on=glass, taper=0.9, opacity=0.75)
        marble.dab((x - r * 0.34, y - r * 0.44), r * 0.4, r * 0.2, -0.7, "#ffffff", on=glass, taper=0.3, load=1)


def hand(scene: Scene) -> None:
    """One, asleep: the fingers hang a little apart, each bent a little less than the last."""
    clay, flesh = Clay(), skin("#9a6240")

    def limb(points: list[tuple[float, float, float]], radii: list[float], part: str = "hand", melt: float = 0.02) -> None:
        clay.limb(points, radii, flesh, part, group="hand", melt=melt)

    limb([(-0.04, 0.72, 0), (-0.01, 0.40, 0), (0, 0.20, 0), (0, 0.08, 0.02)], [0.15, 0.12, 0.105, 0.13])
    for across in (-0.11, -0.035, 0.04, 0.11):
        limb([(across * 0.7, 0.12, 0.01), (across, -0.14, 0.05)], [0.075, 0.07], melt=0.05)
    for number, (across, long, out) in enumerate(((-0.13, 0.30, -0.07), (-0.045, 0.40, -0.02), (0.042, 0.43, 0.025), (0.125, 0.38, 0.065))):
        bend = 0.13 - 0.025 * number
        knuckles = [
            (across, -0.16, 0.06), (across + out * 0.5, -0.16 - long * 0.45, 0.06 + bend * 0.6), (across + out, -0.16 - long * 0.8, 0.06 + bend * 0.4),
            (across + out * 1.1, -0.16 - long, 0.06 - bend * 0.3),
        ]  # fmt: skip
        limb(knuckles, [0.058, 0.050, 0.046, 0.034], f"finger {number}", 0.012)
    limb([(0.08, 0.06, 0.02), (0.21, -0.08, 0.08), (0.26, -0.24, 0.11), (0.24, -0.38, 0.10)], [0.08, 0.062, 0.052, 0.038], "thumb", 0.03)
    clay.limb([(-0.04, 0.62, 0), (-0.10, 1.4, 0.02)], [0.22, 0.30], woven("#5a6ab0"), "sleeve")
    clay.limb([(-0.037, 0.60, 0), (-0.042, 0.68, 0)], [0.232, 0.24], woven("#e8e0d0"), "cuff")
    lit = Light(direction=(-0.6, 0.35, 0.5), colour="#ffc476", shade="#1c1838", depth=0.62, strength=0.9, rim="#ffd898")
    paint_bodies(scene.motif("sleeping hand", story=True, light=lit), (clay, View((842, 420), 262, 158, 0)))
