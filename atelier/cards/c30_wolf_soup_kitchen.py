"""30, wolf-soup-kitchen: he ladles; the light of the pot is on all their faces, and stops short of his smile."""

import math

import numpy as np

from atelier import marks
from atelier.bodies import poses, things
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.outfit import FURRED
from atelier.bodies.people import Person
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon, ribbon
from atelier.light import FUR, METAL, STONE, WOOD, Light
from atelier.motifs.forms import cloth, mouth, turned
from atelier.motifs.houses import Style, house
from atelier.motifs.land import snowfield
from atelier.motifs.lines import hung
from atelier.motifs.openings import Window
from atelier.motifs.sky import smoke, snowfall
from atelier.motifs.structures import arch
from atelier.motifs.stuff import bricks
from atelier.palette import Image, ramp
from atelier.paper import Finish
from atelier.scene import Scene

CARD = Card(
    number=30,
    slug="wolf-soup-kitchen",
    palette=("#8b86ab", "#ee9140", "#93452f", "#f2e6cc", "#4a4b54"),
    spread=Spread(
        hue="blue", place="city", time="lamplit night", season="winter", mood="uncanny", viewpoint="eye level",
        figure="animals", composition="diagonal", relation=True, themes=("hunger", "masks-lies", "fear", "animals-as-people", "weather"),
    ),
)  # fmt: skip

POT: Place = (520.0, 1040.0)
SOUP: Place = (520.0, 862.0)
GATE: Place = (648.0, 1030.0)
QUEUE = (
    (204, 1478, 500, 128, "#b0342c"), (332, 1300, 372, 118, "#3f6f8a"), (368, 1196, 296, 104, "#c9973f"), (404, 1128, 244, 112, "#6f7f4a"),
    (420, 1076, 204, 98, "#a85a7a"),
)  # fmt: skip
BOWLS = ("#c87a4a", "#8fa3b8", "#d8c8a0", "#7a9a8a", "#b8605a")


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.5, -0.7, 0.5), colour="#ffcf86", shade="#2a2448", depth=0.6, strength=0.95, rim="#ffd79a", rim_strength=0.85,
        source=(SOUP[0], SOUP[1] - 20, 170), reach=520, fill="#a49fc8", air="#8b86ab",
    )  # fmt: skip
    scene.finish = Finish(ground="#4f4a72", grade=lambda image: (image - 0.5) * 1.06 + 0.5)
    dusk(scene)
    wall(scene)
    snow(scene)
    hung_wool(scene)
    wolf(scene)
    cauldron(scene)
    at_his_feet(scene)
    queue(scene)
    steam(scene)
    snowfall(scene.motif("snow falling"), 170, wind=0.5, largest=5.5, ink="#dcd8ee")


def dusk(scene: Scene) -> None:
    broad = scene.canvas.broad

    def violet(x: Image, y: Image) -> Image:
        return ramp(["#2f2d56", "#4f4b7c", "#7a759f", "#a49cbc"], y / 1050 + 0.08 * broad)

    scene.background(violet, flow=lambda x, y: 0.3 + 0.2 * np.sin(x / 200) + 0 * y, brush=BROAD)
    lane = scene.motif("lane")
    for x, y, wide, tall in ((28, 1016, 110, 250), (128, 1000, 96, 200), (208, 990, 74, 150), (262, 985, 50, 116)):
        style = Style(wall="#7f7a9e", roof=("#c8c4dc", "#e8e6f2"), gable="peak", lit=0.22, storeys=3, window=Window(lit="#f2b870", frame="#5a5678"), door=None)
        house(lane, (x, y), wide, tall, style)
    scene.mist("#8b86ab", lambda x, y: 0.55 * np.clip((320 - x) / 400, 0, 1) * np.clip((y - 500) / 400, 0, 1))


def wall(scene: Scene) -> None:
    """A brick archway, a carrot over it, and no other sign."""
    house_ = scene.motif("wall", material=STONE)
    laid = bricks(house_, Placement((0, 0)), ["#5f2c2a", "#7a3a2e", "#93452f", "#a85a40"], "#5a4448", size=(66, 27), joint=3.4)
    edge = [(286, -40), (1060, -40), (1060, 1120), (296, 1120), (290, 600)]
    made = house_.shape(polygon(edge, 20), laid, depth=24, flow=0.0)
    house_.wash(polygon([(270, -40), (1060, -40), (1060, 240), (270, 330)]), "#241f48", 0.62, soft=110, way="multiply", within=made)
    house_.wash(polygon([(900, -40), (1060, -40), (1060, 1120), (940, 1120)]), "#241f48", 0.55, soft=60, way="multiply", within=made)

    def room(x: Image, y: Image) -> Image:
        return ramp(["#ffd284", "#f2a04c", "#b85a2c", "#5f2a2a", "#241a30"], np.hypot((x - SOUP[0] - 40) / 560, (y - SOUP[1] - 20) / 640))

    gate = scene.motif("archway", material=STONE)
    arch(gate, GATE, 610, 770, stone="#a8664a", inside=room, thick=0.11)
    snow = scene.motif("snow on the wall")
    snow.shape(blob([(500, 238), (556, 214), (640, 206), (736, 216), (780, 238), (640, 242)]), "#cfcbe4", depth=9)
    sign = scene.motif("sign", story=True, material=WOOD)
    for x in (572, 712):
        sign.line([(x, 92), (x + 2, 40)], 3, "#2a2430", taper=0)
    board = sign.shape(polygon([(536, 90), (746, 84), (750, 196), (540, 202)], 10), "#c8a878", depth=7, flow=0.0, wobble=2)
    sign.inlay(blob([(574, 150), (600, 122), (650, 124), (694, 140), (716, 150), (690, 158), (640, 172), (596, 172)]), "#e8742c", depth=9, within=board)
    for dx, dy in ((-34, -16), (-40, 2), (-34, 18)):
        sign.line([(578, 148), (578 + dx * 0.5, 148 + dy * 0.6), (578 + dx, 148 + dy)], 8, "#5f8a3c", on=board, taper=0.6, load=1)
    for x in (618, 646, 672):
        sign.line([(x, 130), (x + 4, 146)], 2.4, "#b04a1c", on=board, taper=0.6)


def snow(scene: Scene) -> None:
    ground = scene.motif("snow")
    field = snowfield(ground, [(-40, 1010), (220, 1002), (340, 1024), (700, 1040), (1040, 1060)], ("#b9b4d4", "#7f7aa8"), drift=20)
    ground.glow((POT[0] - 30, POT[1] + 40), 430, "#ffb35c", 0.75, down=210, within=field)
    ground.glow((POT[0], POT[1] + 10), 200, "#ffdf9a", 0.7, down=70, within=field)
    ground.wash(polygon([(560, 1250), (1060, 1180), (1060, 1560), (300, 1560)]), "#3a3568", 0.5, soft=100, way="multiply", within=field)
    prints = scene.motif("big prints")
    for number in range(7):
        x, y = 930 - 20 * number + (26 if number % 2 else 0), 1470 - 58 * number
        size = 30 - 2.2 * number
        prints.wash(ellipse((x, y), size, size * 0.5), "#3a3568", 0.65, soft=3, way="multiply", within=field)
        for toe in (-0.8, -0.27, 0.27, 0.8):
            pad = ellipse((x + toe * size, y - size * 0.62 + 6 * abs(toe)), size * 0.24, size * 0.2)
            prints.wash(pad, "#3a3568", 0.65, soft=2, way="multiply", within=field)


def hung_wool(scene: Scene) -> None:
    """To dry, perhaps."""
    wool = scene.motif("wool on a line", story=True, material=FUR)
    line = hung((372, 560), (928, 520), 40)
    wool.line(line[::4], 3, "#3a2a2a", taper=0, load=1)
    for share, wide in ((0.66, 92), (0.84, 112), (0.98, 70)):
        x, y = line[int(share * (len(line) - 1))]
        hide = [(-0.5, -4), (0, -10), (0.5, 0), (0.42, 80), (0.1, 104), (-0.36, 88)]
        fleece = wool.shape(blob([(x + u * wide, y + v) for u, v in hide]), "#f2e6cc", depth=18)
        marks.fur(wool, fleece, 70, length=12, curl=0.8)


def wolf(scene: Scene) -> None:
    chef = Person("beast", FURRED, "#4a4b54", beast="wolf", seed=3)
    pose = poses.standing().but(arms=(poses.Arm(50, 10, 60, 10), poses.Arm(60, 12, 70, 20)), hands=("grip", "grip"), lean=20, curl=16, head=(0, 22, 0))
    posed = chef.posed(pose, View((730, 1064), 800, -58, 3), right_hand=(556, 704), left_hand=(640, 792))
    one = scene.motif("wolf", story=True, material=FUR)
    one.contact((730, 1060), 260, 34)
    posed.hold("right", things.stick(0.34, 0.012, "#6a4a2e", above=0.2)).paint(one, contact=False)
    chest, hips = np.array(posed.at("chest")), np.array(posed.at("pelvis"))
    apron = scene.motif("flowered apron", story=True)
    x, y = (chest * 0.45 + hips * 0.55).astype(float)
    bib = [(x - 96, y - 120), (x + 4, y - 128), (x + 40, y + 20), (x + 64, y + 170), (x - 20, y + 200), (x - 116, y + 176), (x - 118, y + 10)]
    made = cloth(apron, blob(bib, 8), "#f2e6cc", fold=46, depth=4)
    for spot in apron.spots(made, 26):
        for petal in range(5):
            a = petal * 1.26
            apron.dab((spot[0] + math.cos(a) * 7, spot[1] + math.sin(a) * 7), 9, 7, a, "#c8483c", on=made, load=1, taper=0.2)
        apron.dab(spot, 5, 5, 0, "#f0c050", on=made, load=1, taper=0)
    shade = scene.motif("shadow of the arch")
    for part in list(one.ids):
        shade.wash(polygon([(360, 200), (960, 200), (960, 520), (760, 560), (400, 520)]), "#15122a", 0.8, soft=46, way="multiply", within=part)
    spark = scene.motif("his eye", brush=FINE)
    for eye in posed.clay.eyes[:1]:
        x, y = posed.view.place(eye.at)
        spark.glow((x, y), 26, "#f0a83c", 0.6)
        spark.dab((x - 2, y + 1), 15, 8, 0.5, "#f6c452", load=1)


def cauldron(scene: Scene) -> None:
    fire = scene.motif("fire")
    fire.glow((POT[0], POT[1] + 10), 190, "#ffae4a", 0.8, down=70)
    for number in range(15):
        x = POT[0] - 100 + 14 * number + fire.random.normal() * 5
        tall = float(fire.random.uniform(26, 64))
        tongue = [(x - 9, POT[1] + 16), (x - 4, POT[1] - tall * 0.5), (x + 2, POT[1] + 12 - tall), (x + 8, POT[1] - 4), (x + 8, POT[1] + 16)]
        fire.shape(blob(tongue), "#ffb03a", depth=5, lit="#fff2b0", shade="#f07a2a")
    pot = scene.motif("cauldron", story=True, material=METAL)
    here = Placement((POT[0], POT[1] - 12), 1.32)
    turned(pot, here, [(84, -126), (88, -118), (80, -108), (98, -60), (84, -16), (44, 0)], "#3a3840", tilt=0.2)
    mouth(pot, here, 82, -124, lambda x, y: ramp(["#ffe7a4", "#f7b458", "#ee9140"], np.hypot(x - SOUP[0], (y - SOUP[1]) * 4) / 110), tilt=0.24)
    bits = scene.motif("soup")
    for _ in range(16):
        at = (SOUP[0] + bits.random.normal() * 42, SOUP[1] + 12 + bits.random.normal() * 8)
        bits.dab(at, 12, 6, 0.2, ("#e8642c", "#6f8a3c", "#fff2c8")[int(bits.random.integers(3))], load=1)
    for dx in (-120, -40, 50, 116):
        pot.shape(ribbon([(POT[0] + dx - 40, POT[1] + 24), (POT[0] + dx + 44, POT[1] + 14)], [20, 17]), "#5a3a2c", depth=8, material=WOOD)
    ladle = scene.motif("ladle", story=True, material=METAL, brush=FINE)
    ladle.shape(ribbon([(557, 712), (536, 790), (512, 856)], [11, 10, 10]), "#8a8088", depth=5)
    scene.motif("light of the pot").glow(SOUP, 210, "#ffd88a", 0.6, down=170)


def at_his_feet(scene: Scene) -> None:
    sleeper = scene.motif("lamb asleep on his feet", story=True)
    Animal("lamb", eyes="closed").paint(sleeper, View((728, 1098), 132, 90, 12), Gait.CURL)


def queue(scene: Scene) -> None:
    """Thin, in scarves, each with a bowl of its own; the farthest first."""
    for number in range(len(QUEUE) - 1, -1, -1):
        x, y, size, heading, scarf = QUEUE[number]
        lamb = scene.motif(f"lamb {number}", story=True)
        pose = poses.carrying(0.5).but(legs=poses.standing(0.4).legs, lean=2 + 3 * (number % 2), head=(0, -12 - 4 * (number % 3), 0))
        one = Person("beast", FURRED.but(scarf=scarf, scarf_tail=0.0), "#f2e6cc", beast="lamb", seed=number)
        posed = one.posed(pose, View((x, y), size, heading, 4))
        if number == 0:
            foxtail(scene, posed.at("pelvis"))
        posed.paint(lamb, shadow=(-0.75, 0.5), shadow_strength=0.6)
        for part in list(lamb.ids):
            marks.fur(lamb, part, int(size * 0.16), length=size * 0.035, curl=1.1)
        left, right = np.array(posed.at("hand_l")), np.array(posed.at("hand_r"))
        bowl(scene, number, ((left + right) / 2).astype(float), size * 0.1)


def bowl(scene: Scene, number: int, at: np.ndarray, half: float) -> None:
    own = scene.motif(f"bowl {number}", brush=FINE)
    here = Placement((float(at[0]) + half * 0.35, float(at[1]) + half * 0.55), half / 50, 0.04)
    turned(own, here, [(52, -52), (50, -40), (34, -10), (22, 0)], BOWLS[number], tilt=0.3)
    mouth(own, here, 48, -52, "#4a2c2a" if number else "#6a4038", tilt=0.3)


def foxtail(scene: Scene, root: Place) -> None:
    """On the last of them."""
    brush = scene.motif("a fox's tail", story=True, material=FUR)
    a, b = root[0] - 14, root[1] + 12
    spine = [(a, b), (a - 50, b + 26), (a - 88, b + 80), (a - 96, b + 140), (a - 74, b + 186)]
    tail = brush.shape(ribbon(spine, [18, 50, 64, 48, 6]), "#c9642a", depth=24, flow=2.0)
    brush.inlay(blob([(a - 130, b + 132), (a - 60, b + 126), (a - 60, b + 196), (a - 92, b + 200)]), "#f6ead4", depth=12, within=tail)
    marks.fur(brush, tail, 150, length=17)


def steam(scene: Scene) -> None:
    """Out of the arch and up into the dusk."""
    roll = scene.motif("steam")
    smoke(roll, (SOUP[0] - 10, SOUP[1] - 14), 520, "#ffe0b0", drift=-0.25, strength=0.55)
    for number in range(5):
        x, y = SOUP[0] - 60 + 30 * number, SOUP[1]
        path = [(x, y - 10), (x - 40, y - 110), (x + 20, y - 210), (x - 60, y - 330)]
        roll.line(curve(path, 8), 16, "#fff0d0", taper=0.9, opacity=0.16, dry=0.6)
