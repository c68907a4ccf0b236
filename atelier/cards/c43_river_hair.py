"""43, river-hair: on the top of the world an old woman lets down her white hair, and it runs away through the hills as a river."""

import math

import numpy as np

from atelier.bodies import creatures, poses
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.outfit import Face, Hair, Hat, Outfit, dress, working
from atelier.bodies.people import Person
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Points, along, blob, curve, ellipse, measured, polygon, ribbon, tangents
from atelier.light import CLOTH, WOOD, Light
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.flowers import flecks
from atelier.motifs.forms import rod
from atelier.motifs.houses import Style, house
from atelier.motifs.land import hill
from atelier.motifs.lines import washing_line
from atelier.motifs.openings import Door
from atelier.motifs.rock import mountain
from atelier.motifs.travel import rowing_boat_side, sailing_boat, wheel
from atelier.motifs.trees import Leafage, tree
from atelier.palette import Image, lerp, ramp
from atelier.paper import Finish
from atelier.scene import Scene

CARD = Card(
    number=43,
    slug="river-hair",
    palette=("#f7f5ee", "#93c06a", "#b3a5cc", "#b8734a", "#7ea9dd"),
    spread=Spread(
        hue="white/cream", place="mountain", time="noon", season="spring", mood="majestic", viewpoint="far landscape",
        figure="old woman", composition="s-curve", people=True, relation=True, cast=("C", "D"),
        themes=("childhood-age", "time", "journeys", "memory", "growth", "scale"),
    ),
)  # fmt: skip

SEAT: Place = (560.0, 470.0)
COURSE = (  # x, y, width
    (552, 196, 62), (546, 280, 74), (556, 380, 84), (540, 480, 96), (520, 560, 92), (570, 630, 88), (690, 690, 98), (790, 760, 122), (750, 850, 158),
    (560, 920, 186), (340, 976, 204), (226, 1064, 226), (290, 1166, 254), (450, 1250, 250), (590, 1322, 200), (676, 1376, 130),
)  # fmt: skip
SPINE: Points = curve([(x, y) for x, y, _ in COURSE], 24)
WIDTHS = np.interp(np.linspace(0, 1, len(SPINE)), np.linspace(0, 1, len(COURSE)), [w for _, _, w in COURSE])


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.45, -0.8, 0.45), colour="#fffaf0", shade="#6a6a9c", strength=0.8, depth=0.45, rim="#ffffff", rim_strength=0.6, air="#c8cfe8"
    )
    scene.finish = Finish(ground="#c8ccc0", periphery=0.1, grade=lambda image: (image - 0.5) * 1.06 + 0.5)
    sky(scene)
    hills(scene)
    woods(scene)
    old_woman(scene)
    hair(scene)
    mills(scene)
    river_life(scene)
    comb_bridge(scene)
    ferry(scene)
    banks(scene)
    plait(scene)


def sky(scene: Scene) -> None:
    broad = scene.canvas.broad
    scene.background(
        lambda x, y: ramp(["#8fb8e4", "#b4d0ec", "#dfe6ee", "#f4efe6"], y / 640 + 0.07 * broad), flow=lambda x, y: 0.12 * np.sin(x / 220), brush=BROAD
    )
    for number, (x, y, wide, tall) in enumerate(((150, 250, 380, 130), (880, 200, 420, 150), (930, 430, 300, 70), (60, 440, 260, 60))):
        cumulus(scene.motif(f"cloud {number}"), (x, y), wide, tall, CloudTones("#e2e4f0", "#ffffff", "#b3a5cc"))


def hills(scene: Scene) -> None:
    """Lilac far away, then greener and greener."""
    far = scene.motif("far peaks", light=Light(direction=(-0.45, -0.8, 0.45), colour="#ffffff", shade="#8a84b4", strength=0.5, depth=0.35, rim=None))
    for summit, wide in (((150, 470), 420), ((880, 450), 460)):
        mountain(far, summit, wide, 690, ("#b3a5cc", "#c8c0dc"), snow="#f4f2fa", snowline=0.6)
    scene.mist("#dfe2f0", lambda x, y: 0.5 * np.clip((y - 470) / 200, 0, 1) + 0 * x)
    peak = scene.motif("top of the world")
    mountain(peak, (556, 430), 640, 820, ("#a89cc0", "#9aa88c", "#93b070"), snow="#f4f4f4", snowline=0.22)
    layers = (
        ([(-40, 690), (160, 640), (330, 690), (520, 760), (800, 690), (1040, 640)], ("#b8c4a4", "#a8c48c", "#9cbc86")),
        ([(-40, 800), (200, 838), (460, 800), (700, 846), (860, 800), (1040, 770)], ("#a8cc80", "#93c06a", "#84b066")),
        ([(-40, 960), (180, 916), (420, 990), (700, 950), (1040, 990)], ("#b0d080", "#93c06a", "#7aa858")),
        ([(-40, 1130), (260, 1170), (560, 1120), (820, 1150), (1040, 1090)], ("#a8cc74", "#86b85c", "#6a9c50")),
        ([(-40, 1330), (300, 1352), (640, 1320), (1040, 1290)], ("#9cc468", "#74a850", "#4f8044")),
    )
    for number, (ridge, tones) in enumerate(layers):
        slope = scene.motif(f"hill {number}")
        identity = hill(slope, ridge, tones, depth=170)
        flecks(slope, identity, 150 + 120 * number, ("#f4e05a", "#f7f5ee", "#e8a0b8", "#c8dc84"), near=4 + 1.6 * number, far=2.0)
        scene.mist("#e8e6f2", lambda x, y, number=number: (0.16 - 0.035 * number) * np.exp(-(((y - 690 - 150 * number) / 80) ** 2)) + 0 * x)


def woods(scene: Scene) -> None:
    trees = scene.motif("woods")
    for x, y, size in (
        (70, 720, 60), (120, 730, 76), (940, 720, 66), (890, 742, 54), (350, 800, 70), (920, 880, 88), (60, 900, 96), (120, 916, 80), (960, 1050, 116),
        (880, 1060, 96), (700, 1060, 84), (40, 1220, 130), (930, 1230, 140), (820, 1210, 104), (70, 1430, 170),
    ):  # fmt: skip
        tree(trees, (x, y), size, Leafage("#3f6a48", "#74a858", "#c4dc84", "#7a5a44"))


# ---- she


def old_woman(scene: Scene) -> None:
    """From behind, letting it down."""
    her = scene.motif("old woman", story=True)
    her.contact((SEAT[0], SEAT[1] + 16), 260, 40)
    clothes = Outfit(top="#b8734a", length=0.3, skirt="#9a5a3c", skirt_length=1.6, trousers=None, shawl=None, shoes="#5a3a2c")
    person = Person("woman", clothes, "C", Hair("short", "#f4f2ec"), Face("hooked"))
    spread = [(556, 396), (626, 416), (704, 490), (752, 562), (660, 566), (560, 552), (450, 572), (364, 556), (402, 492), (474, 420)]
    pose = poses.sitting_on_ground().but(lean=2, arms=(poses.Arm(-16, 30, 20), poses.Arm(120, 40, 96, 20)), head=(-10, -10, 8), hands=("easy", "open"))
    person.posed(pose, View(SEAT, 650, 186, 4)).paint(her, contact=False)
    skirt = her.shape(blob(spread), "#a8613c", depth=70, material=CLOTH, flow=math.pi / 2)
    for x, y, lean in ((430, 552, -60), (476, 558, -40), (636, 562, 46), (690, 566, 74), (596, 556, 26)):
        her.line([(556 + lean * 0.5, 430), (x - lean * 0.2, 500), (x, y)], 7, "#7a3f28", on=skirt, taper=0.7, opacity=0.6)
        her.line([(566 + lean * 0.5, 430), (x + 14 - lean * 0.2, 500), (x + 16, y)], 5, "#d8946a", on=skirt, taper=0.7, opacity=0.5)


def across(x: Image, y: Image) -> tuple[Image, Image]:
    """How far down the hair a place is, and where between its sides, -1 to 1."""
    done, _, nearest = measured(SPINE, x, y)
    ahead = tangents(SPINE)[nearest]
    side = (x - SPINE[nearest][..., 0]) * -ahead[..., 1] + (y - SPINE[nearest][..., 1]) * ahead[..., 0]
    return done, (side / (WIDTHS[nearest] / 2)).astype(np.float32)


def hair(scene: Scene) -> None:
    """White, then white water."""
    motif = scene.motif("hair", story=True)
    noise = motif.noise(4)

    def strands(x: Image, y: Image) -> Image:
        done, u = across(x, y)
        streak = noise(done * 2600, u * 90, 150, 9) + 0.5 * noise(done * 2600 + 70, u * 90, 420, 26)
        lock = 0.5 + 0.5 * np.sin(u * 7 + 4 * noise(done * 1400, u * 10, 260, 60))
        pale = ramp(["#b9b6cc", "#e6e4ea", "#fbfaf6", "#ffffff"], 0.35 + 0.5 * lock + 0.35 * streak)
        wet = ramp(["#5f90d0", "#7ea9dd", "#c4dcf0", "#fbfdff"], 0.25 + 0.4 * lock + 0.6 * streak)
        return lerp(pale, wet, np.clip((done - 0.22) / 0.55, 0, 0.85))

    def flow(x: Image, y: Image) -> Image:
        _, _, nearest = measured(SPINE, x, y)
        ahead = tangents(SPINE)[nearest]
        return np.arctan2(ahead[..., 1], ahead[..., 0]).astype(np.float32)

    motif.wash(ribbon(SPINE[90::12] + (6, 12), list(WIDTHS[90::12] * 1.06), 4), "#4a6a58", 0.5, soft=9, way="multiply")
    identity = motif.shape(ribbon(SPINE[::8], list(WIDTHS[::8]), 4), strands, depth=20, flow=flow, wobble=2, shade="#8f98c4")
    line, wide = along(SPINE, 240), np.interp(np.linspace(0, 1, 240), np.linspace(0, 1, len(WIDTHS)), WIDTHS)
    sides = np.stack([-tangents(line)[:, 1], tangents(line)[:, 0]], 1)
    for _ in range(230):
        start, long = int(motif.random.integers(0, 200)), int(motif.random.integers(18, 46))
        u, drift = float(motif.random.uniform(-0.9, 0.9)), float(motif.random.normal() * 0.12)
        part = slice(start, min(240, start + long))
        offset = (u + drift * np.linspace(0, 1, len(line[part])))[:, None] * wide[part, None] / 2
        ink = ("#ffffff", "#ffffff", "#dfe6f4", "#a8b4d8")[int(motif.random.integers(4))]
        motif.line((line[part] + sides[part] * offset)[::4], 1.4 + 1.8 * wide[start] / 250, ink, on=identity, taper=0.7, opacity=0.85)
    dark = line[4:236] + sides[4:236] * (wide[4:236, None] * 0.27)
    motif.line(dark[::5], 3.2, "#3a2a30", on=identity, taper=0.3, opacity=0.9)


# ---- what lives by it


def mills(scene: Scene) -> None:
    for number, (x, y, size, roof, side) in enumerate(((868, 806, 58, "#a85a44", -1), (664, 1040, 78, "#b8734a", -1), (86, 1098, 96, "#8a5a6a", 1))):
        mill = scene.motif(f"mill {number}", brush=FINE)
        style = Style("#efe6d6", "plaster", (roof, "#d08a64"), "peak", storeys=1, columns=1, door=Door("#5a3a2c"), chimneys=1)
        house(mill, (x, y), size, size * 0.62, style)
        hub = (x + side * size * 0.62, y - size * 0.12)
        wheel(mill, hub, size * 0.36, "#8a5f3c", tyre="#6a4630", spokes=8)
        for _ in range(10):
            mill.dab((hub[0] + mill.random.normal() * size * 0.2, y + size * 0.22), size * 0.2, 3, 0, "#ffffff", taper=0.6, load=1)


def river_life(scene: Scene) -> None:
    salmon = scene.motif("salmon", story=True, brush=FINE)
    for x, y, size, turn in ((660, 622, 42, 38), (596, 566, 34, 52), (726, 690, 46, 20)):
        creatures.fish("#e2806a", "#f6d0b8").paint(salmon, View((x, y), size, -76, 0, turn))
        for _ in range(5):
            salmon.dab((x + 14 + salmon.random.normal() * 9, y + 16 + salmon.random.normal() * 5), 6, 4, 0.6, "#ffffff", taper=0.2, load=1)
    boat = scene.motif("boats", story=True, brush=FINE)
    sailing_boat(boat, (690, 866), 74, hull="#b8734a", sail="#fff8e8", flag="#d8402f")
    rowing_boat_side(boat, (246, 1120), 86, paint_="#b8734a")
    sailing_boat(boat, (420, 1236), 128, hull="#7a4a6a", sail="#f4dca0", lean=-0.05, mirrored=True)
    clothes = (("shirt", "#f7f5ee"), ("sheet", "#e8a0b8"), ("trousers", "#7ea9dd"), ("shirt", "#f4e05a"))
    line = washing_line(boat, (476, 1066), (600, 1052), 12, clothes, size=34)
    for end in (line[0], line[-1]):
        rod(boat, [(end[0], end[1] - 4), (end[0] + 1, end[1] + 56)], [5, 6], "#7a5a40", material=WOOD)


def comb_bridge(scene: Scene) -> None:
    """They go under a comb."""
    comb = scene.motif("comb bridge", story=True, material=WOOD)
    left, right = (196, 904), (506, 868)
    comb.wash(polygon([(206, 1000), (500, 968), (506, 1004), (214, 1040)]), "#4a5a90", 0.4, soft=8, way="multiply")
    for share in np.linspace(0.03, 0.97, 17):
        x, y = left[0] + (right[0] - left[0]) * share, left[1] + (right[1] - left[1]) * share
        rise = 34 * math.sin(share * math.pi)
        long = 96 if 0.08 < share < 0.92 else 76
        rod(comb, [(x, y - rise), (x + 2, y - rise + long * 0.6), (x + 3, y - rise * 0.6 + long)], [11, 9, 4], "#c98a4e", brush=FINE)
    spine = [(left[0] + (right[0] - left[0]) * s, left[1] + (right[1] - left[1]) * s - 34 * math.sin(s * math.pi)) for s in np.linspace(-0.04, 1.04, 9)]
    rod(comb, spine, [30, 36, 40, 42, 42, 42, 40, 36, 30], "#d29a5c", grain=26, ragged=0.6)
    walkers = scene.motif("on the bridge", brush=FINE)
    for share, heading, ink in ((0.3, 90, "#b8402f"), (0.42, 90, "#5f7f9a"), (0.72, -90, "#6a5a8a")):
        x, y = left[0] + (right[0] - left[0]) * share, left[1] + (right[1] - left[1]) * share - 34 * math.sin(share * math.pi) + 6
        Person("adult", Outfit(top=ink), "C", Hair("short", "#2a1a18")).posed(poses.walking(0.7), View((x, y), 50, heading, 4)).paint(walkers)


def ferry(scene: Scene) -> None:
    """A ribbon for a rope."""
    band = scene.motif("ribbon", story=True, brush=FINE, material=CLOTH)
    path = [(634, 808), (700, 792), (764, 796), (842, 776)]
    for x, y in (path[0], path[-1]):
        rod(band, [(x, y + 34), (x, y - 14)], [9, 8], "#7a5a40", material=WOOD)
    rowing_boat_side(scene.motif("ferry", brush=FINE), (752, 822), 66, paint_="#d8a84a")
    Person("adult", working("#f0e0c0"), "D", Hair("short", "#1a1414")).posed(poses.reaching(150), View((752, 814), 56, 90, 4)).paint(
        scene.motif("ferryman", brush=FINE), contact=False
    )
    band.shape(ribbon(path, [9, 8, 9, 9]), "#c8324a", depth=4)
    for end, out in ((path[-1], 1), (path[0], -1)):
        for up in (-16, 12):
            band.shape(blob([end, (end[0] + out * 24, end[1] + up - 9), (end[0] + out * 30, end[1] + up + 7)], 5), "#d8405a", depth=4)


def banks(scene: Scene) -> None:
    """A shepherd, and one sheep being washed the same white."""
    fold = scene.motif("shepherd", story=True, brush=FINE)
    Animal("sheep").paint(fold, View((612, 1236), 58, -70, 12), Gait.STAND)
    clothes = Outfit(top="#8a5a44", length=0.6, trousers="#5a5a48", hat=Hat("straw", "#e8d08a"))
    Person("adult", clothes, "B", Hair("short", "#6a4a30")).posed(poses.bowing(46), View((684, 1246), 128, -84, 10)).paint(fold)
    for x, y in ((760, 1262), (812, 1250), (742, 1218)):
        Animal("sheep").paint(fold, View((x, y), 46, 60 if x > 780 else -70, 12), Gait.GRAZE)
    for _ in range(30):
        at = (596 + fold.random.normal() * 26, 1222 + fold.random.normal() * 16)
        fold.dab(at, 6, 5, 0, "#ffffff", taper=0, load=1)


def plait(scene: Scene) -> None:
    """At the far end a child is plaiting the delta."""
    motif = scene.motif("plait", story=True)
    line = curve([(640, 1352), (706, 1390), (776, 1406), (838, 1392), (884, 1356)], 20)
    count = 15
    places = along(line, count)
    ahead = tangents(places)
    motif.wash(ribbon(np.add(line[::10], (4, 16)), [110] * len(line[::10])), "#3f6a48", 0.5, soft=9, way="multiply")
    for number in range(count):
        (x, y), (dx, dy) = places[number], ahead[number]
        wide = 62 - 2.6 * number
        side = 1 if number % 2 else -1
        nx, ny = -dy * side, dx * side
        strand = [
            (x - dx * wide * 0.55 + nx * wide * 0.62, y - dy * wide * 0.55 + ny * wide * 0.62),
            (x + nx * wide * 0.66 + dx * 6, y + ny * wide * 0.66 + dy * 6),
            (x + dx * wide * 0.7 - nx * wide * 0.2, y + dy * wide * 0.7 - ny * wide * 0.2),
            (x + dx * wide * 0.1 - nx * wide * 0.36, y + dy * wide * 0.1 - ny * wide * 0.36),
        ]
        lock = motif.shape(blob(strand), "#e4ecf6" if number % 2 else "#cddcf0", depth=14, lit="#ffffff", shade="#7f98cc")
        for share in (-0.16, 0.1):
            start = (x + nx * wide * (0.5 + share), y + ny * wide * (0.5 + share))
            stop = (x + dx * wide * 0.6 - nx * wide * 0.2, y + dy * wide * 0.6 - ny * wide * 0.2)
            motif.line([start, (x + dx * wide * 0.3, y + dy * wide * 0.3), stop], 2.2, "#ffffff", on=lock, taper=0.6)
    end = places[-1]
    child = scene.motif("child", story=True, brush=FINE)
    girl = Person("child", dress("#d8642f", 1.2), "D", Hair("puffs", "#1c1214"), Face("button", eyes="closed"))
    view = View((930, 1448), 226, -70, 8)
    held = (float(end[0]) + 6, float(end[1]) - 4)
    girl.posed(poses.kneeling(14, one=False), view, left_hand=held, right_hand=(held[0] + 12, held[1] + 14)).paint(child)
    bow = scene.motif("bow", brush=CRISP, material=CLOTH)
    for side in (-1, 1):
        bow.shape(blob([(held[0] - 6, held[1] + 4), (held[0] - 22, held[1] + 4 + side * 20), (held[0] - 34, held[1] + side * 14)], 5), "#c8324a", depth=5)
    grass = scene.motif("near flowers")
    for _ in range(46):
        at = (float(grass.random.uniform(0, 1000)), float(grass.random.uniform(1450, 1510)))
        grass.shape(ellipse(at, 6), ("#f4e05a", "#f7f5ee", "#e8a0b8")[int(grass.random.integers(3))], depth=4, brush=CRISP)
