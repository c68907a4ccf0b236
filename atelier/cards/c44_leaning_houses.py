"""44, leaning-houses: two houses have leaned over their canal until they kiss, and the tenants pretend not to notice."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from atelier.bodies import poses
from atelier.bodies.animals import Animal
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.outfit import Face, Hair, Outfit
from atelier.bodies.people import Person
from atelier.bodies.poses import Arm, Pose
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, ellipse, polygon, ribbon
from atelier.light import CLOTH, STONE, Light
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.flowers import flower
from atelier.motifs.forms import rod
from atelier.motifs.houses import Style, town
from atelier.motifs.lines import washing_line
from atelier.motifs.structures import bridge
from atelier.motifs.stuff import Filling, bricks, plaster, stones
from atelier.motifs.travel import paper_boat
from atelier.motifs.water import ripples, still
from atelier.palette import Image, Pigment, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=44,
    slug="leaning-houses",
    palette=("#ef9fa4", "#b5d3a0", "#804054", "#fbf0dc", "#4c9284"),
    spread=Spread(
        hue="red/rose", place="city", time="noon", season="spring", mood="comic", viewpoint="eye level",
        figure="building creature", composition="symmetric", people=True, relation=True, cast=("A", "B", "C", "D", "E"),
        themes=("love-loss", "home", "mirrors", "masks-lies"),
    ),
)  # fmt: skip

QUAY = 1052.0
LEVEL = 1074.0
WIDE, TALL, PEAK = 246.0, 610.0, 792.0


@dataclass(frozen=True)
class Bent:
    """The front of a house that bows over like a reed: x across it, y up (negative), bent round a far-off centre."""

    foot: Place
    side: int  # 1 bows to the right
    radius: float = 880.0

    def __call__(self, points: ArrayLike) -> Points:
        shape = np.asarray(points, np.float64)
        turn, out = -shape[:, 1] / self.radius, self.radius - shape[:, 0] * self.side
        x = self.radius - out * np.cos(turn)
        return np.stack([self.foot[0] + self.side * x, self.foot[1] - out * np.sin(turn)], 1)

    def local(self, x: Image, y: Image) -> tuple[Image, Image]:
        """The way back."""
        dx, dy = (x - self.foot[0]) * self.side - self.radius, self.foot[1] - y
        return (self.radius - np.hypot(dx, dy)) * self.side, -np.arctan2(dy, -dx) * self.radius

    def put(self, x: float, y: float) -> Placement:
        """A Placement there, turned as the wall is."""
        at = self([(x, y)])[0]
        return Placement((float(at[0]), float(at[1])), 1.0, -self.side * y / self.radius)


LEFT_HOUSE, RIGHT_HOUSE = Bent((180, QUAY), 1), Bent((820, QUAY), -1)


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.25, -0.85, 0.5), colour="#fff3d8", shade="#6a4668", strength=0.9, depth=0.5, rim="#fff8e6", rim_strength=0.7, air="#f4cfc4"
    )
    scene.finish = Finish(ground="#d89a90", periphery=0.1)
    sky(scene)
    far_bank(scene)
    washing(scene)
    lover(scene, LEFT_HOUSE, "rose", "#ef9fa4", "#804054")
    lover(scene, RIGHT_HOUSE, "pistachio", "#b5d3a0", "#6f4a5c")
    kiss(scene)
    tenants(scene)
    ink(scene)
    quays(scene)
    canal(scene)


def sky(scene: Scene) -> None:
    broad = scene.canvas.broad

    def air(x: Image, y: Image) -> Image:
        return ramp(["#ea9aa0", "#f2b4ae", "#f8d2c0", "#fbe8d0"], y / 1050 + 0.08 * broad)

    scene.background(air, flow=lambda x, y: 0.25 * np.sin(x / 230 + y / 300), brush=BROAD)
    tones = CloudTones("#fbe6da", "#fffaf0", "#e2a8a8")
    for number, (x, y, wide, tall) in enumerate(((500, 214, 430, 120), (130, 330, 240, 80), (890, 350, 250, 84), (500, 660, 300, 70))):
        cumulus(scene.motif(f"cloud {number}"), (x, y), wide, tall, tones, 0.85)


def far_bank(scene: Scene) -> None:
    """The rest of the street, and a bridge to close the canal."""
    styles = (
        Style(wall="#f3d3c0", roof=("#a0606a", "#c08080"), gable="stepped", storeys=3),
        Style(wall="#c9d8b4", roof=("#8a5a6a", "#b07a80"), gable="peak", storeys=3),
        Style(wall="#f0b8b0", roof=("#8a5060", "#b87a7c"), gable="hat", storeys=3),
    )
    town(scene.motif("far houses"), [(310, 966), (500, 950), (690, 966)], 7, 66, styles, air=0.45, spread=0.25)
    water = scene.motif("far water")
    water.shape(
        polygon([(330, 960), (670, 960), (790, 1090), (210, 1090)]), lambda x, y: ramp(["#bfd3bc", "#7fb3a0"], (y - 960) / 120 + 0 * x), depth=3, flow=0.0
    )
    bridge(scene.motif("bridge"), (352, 984), (648, 984), 58, arches=2, stone="#e2c8b8")


# ---- the two


def courses(motif: Motif, on: Bent, pigment: Pigment) -> Filling:
    """Brick below a limewash of the house's own colour."""
    brick = bricks(motif, on, [mix(pigment, "#804054", 0.35), pigment, mix(pigment, "#fbf0dc", 0.4)], mix(pigment, "#fbf0dc", 0.55), size=(25, 12), joint=2.0)
    wash = plaster(motif, on, mix(pigment, "#fff6e6", 0.12), stain="#a06a70")

    def fill(x: Image, y: Image) -> Image:
        _, v = on.local(x, y)
        bare = np.clip((v + 210) / 90 + 0.3 * np.sin(x / 31), 0, 1)[..., None]
        return (wash(x, y) * (1 - bare) + brick(x, y) * bare).astype(np.float32)

    return fill


def lover(scene: Scene, on: Bent, name: str, pigment: Pigment, trim: Pigment) -> None:
    """A stepped front, bowing; its chimneys have flowered."""
    house = scene.motif(name, material=STONE)
    half = WIDE / 2
    house.contact(on.foot, WIDE * 1.2, 30)
    for x, y in ((-on.side * half * 0.62, -TALL - 70), (-on.side * half * 0.1, -TALL - 148)):
        chimney(scene.motif(f"{name} chimney {y:.0f}", brush=FINE), on.put(x, y), trim)
    steps = [(half * (1 - k / 4), -TALL - (PEAK - TALL) * (k + g) / 4) for k in range(4) for g in (0, 1)]
    outline = [(-half, 6), (half, 6), *steps, *[(-x, y) for x, y in steps[::-1]]]
    dense = polygon(outline, 10)
    wall = house.shape(on(dense), courses(house, on, pigment), depth=16, wobble=1.2)
    for k in range(4):  # a cap of pale stone on every step
        for sign in (-1, 1):
            x, y = sign * half * (1 - (k + 0.5) / 4), -TALL - (PEAK - TALL) * (k + 1) / 4
            rod(house, on([(x - half * 0.15, y), (x, y), (x + half * 0.15, y)]), [13, 13, 13], "#fbf0dc", material=STONE, brush=FINE)
    for y in (-TALL, -TALL * 0.76, -TALL * 0.5, -TALL * 0.25):
        house.line(on([(x, y - 4) for x in np.linspace(-half, half, 7)]), 8, "#fbf0dc", on=wall, taper=0, load=1, opacity=0.8)
    inner = polygon([(on.side * half * 0.35, 0), (on.side * half, 0), (on.side * half, -TALL - 40), (on.side * half * 0.5, -TALL - 40)], 10)
    house.wash(on(inner), scene.light.shade, 0.4, soft=34, way="multiply", within=wall)
    door(house, on.put(-on.side * half * 0.42, -2), trim)
    eye(house, on, trim)


def chimney(motif: Motif, here: Placement, pigment: Pigment) -> None:
    """Stepped like the gable, and in bloom."""
    for wide, low, high in ((44, -10, 50), (34, 50, 84), (26, 84, 108)):
        motif.shape(
            here(polygon([(-wide / 2, -low), (wide / 2, -low), (wide / 2, -high), (-wide / 2, -high)])),
            mix(pigment, "#fbf0dc", 0.15 + low / 600),
            depth=9,
            material=STONE,
        )
    x, y = here.point(0, -104)
    for number, shift in enumerate((-22, 18, -4, 34, -34, 8)):
        hue = ("#fffaf0", "#f6c85a", "#f08a90", "#e86a7c")[number % 4]
        flower(motif, (x + shift * 0.3, y + 4), 60 + 26 * float(motif.random.random()), hue, lean=shift / 60, size=0.24)


def door(house: Motif, here: Placement, trim: Pigment) -> None:
    house.shape(here(polygon([(-34, 0), (34, 0), (34, -112), (0, -126), (-34, -112)])), "#fbf0dc", depth=6, brush=FINE)
    house.shape(here(polygon([(-26, 0), (26, 0), (26, -102), (0, -112), (-26, -102)])), trim, depth=7, brush=FINE)
    house.shape(here(ellipse((15, -52), 4)), "#f6c85a", depth=3, brush=FINE)


def eye(house: Motif, on: Bent, trim: Pigment) -> None:
    """The attic's round window, its blind drawn down."""
    here = on.put(on.side * 14, -TALL - 66)
    house.shape(here(ellipse((0, 0), 34)), "#fbf0dc", depth=6, brush=FINE)
    house.shape(here(ellipse((0, 0), 26)), "#54404e", depth=4, brush=FINE)
    lid = np.vstack([ellipse((0, 0), 26)[48:], [(26, 0), (0, 12), (-26, 0)]])
    house.shape(here(lid), mix(trim, "#f8d8cc", 0.6), depth=8, brush=FINE, material=CLOTH)
    for x in (-16, -6, 6, 16):
        house.line(here([(x, 7 - abs(x) * 0.2), (x * 1.25, 18 - abs(x) * 0.2)]), 2.4, "#4a2c3c", taper=0.6, load=1)


def sash(scene: Scene, on: Bent, x: float, y: float, name: str, open_: Pigment) -> tuple[int, Placement]:
    """A tall window standing open at the tilt of its wall; returns the room's id, for whoever is in it."""
    frame, here = scene.motif(f"window {name}", brush=FINE), on.put(x, y)
    frame.shape(here(polygon([(-38, 4), (38, 4), (38, -98), (-38, -98)])), "#fbf0dc", depth=6)
    room = frame.shape(
        here(polygon([(-30, 0), (30, 0), (30, -90), (-30, -90)])),
        lambda u, v: ramp(["#8a5a58", "#5c4050", "#43303e"], (v - here.at[1] + 100) / 130 + 0 * u),
        depth=2,
    )
    for side in (-1, 1):
        frame.shape(here(polygon([(side * 40, 2), (side * 64, 8), (side * 64, -92), (side * 40, -96)])), open_, depth=4)
        for row in range(5):
            frame.line(here([(side * 44, -10 - row * 17), (side * 60, -6 - row * 17)]), 2.0, mix(open_, "#3a2030", 0.4), taper=0, opacity=0.7)
    return room, here


def sill(scene: Scene, here: Placement, name: str) -> None:
    box = scene.motif(f"sill {name}", brush=FINE)
    rod(box, here([(-44, 6), (44, 6)]), [11, 11], "#fbf0dc", material=STONE)


def kiss(scene: Scene) -> None:
    """Where the topmost steps meet, and a cat on them."""
    glow = scene.motif("noon on the kiss")
    glow.glow((500, 360), 240, "#fff6da", 0.45)
    Animal("cat").paint(scene.motif("cat", story=True), View((498, 352), 74, 84, 6), tail=70)


def washing(scene: Scene) -> None:
    """A wedding's, from house to house."""
    clothes = (("sock", "#4a4456"), ("sock", "#4a4456"), ("trousers", "#4a4456"), ("dress", "#fffaf2"), ("towel", "#f6d0cc"), ("shirt", "#fbf4e4"))
    washing_line(scene.motif("wedding line", story=True), (296, 724), (704, 718), 44, clothes, size=74, wind=0.08)


# ---- those within


def tenants(scene: Scene) -> None:
    """Upright by plumb line, whatever their floor is doing."""
    busy = Arm(40, 6, 80, 20)
    pour = poses.standing().but(arms=(busy, Arm(64, 8, 60, 10)), head=(0, 10, 0), hands=("grip", "grip"))
    hold = poses.standing().but(arms=(Arm(150, 20, 20), Arm(20, 8, 40)), side=16, head=(0, 0, -14), hands=("grip", "easy"))
    sweep, read, gaze = poses.sweeping(), poses.reading(), poses.standing().but(arms=(busy, busy), head=(0, -8, 10))
    cast: tuple[tuple[Bent, float, float, str, str, str, Pose, int, str], ...] = (
        (LEFT_HOUSE, -52, -190, "old", "A", "#4f7a8a", read, 40, "bun"), (LEFT_HOUSE, 52, -205, "woman", "D", "#d8a040", sweep, -50, "afro"),
        (LEFT_HOUSE, -52, -345, "adult", "C", "#804054", hold, 30, "short"), (LEFT_HOUSE, 52, -350, "large", "B", "#fbf0dc", pour, 60, "balding"),
        (LEFT_HOUSE, -50, -498, "child", "E", "#4c9284", hold, 20, "puffs"), (LEFT_HOUSE, 50, -500, "thin", "A", "#3f4a5c", gaze, 74, "short"),
        (RIGHT_HOUSE, 52, -190, "adult", "E", "#c8584a", gaze, -30, "short"), (RIGHT_HOUSE, -52, -205, "woman", "B", "#6a8a5a", pour, -60, "bob"),
        (RIGHT_HOUSE, 52, -345, "teen", "D", "#f0c060", read, -40, "curls"), (RIGHT_HOUSE, -52, -350, "old", "C", "#7a6a86", hold, -20, "balding"),
        (RIGHT_HOUSE, 50, -498, "woman", "A", "#a04a60", sweep, -60, "long"), (RIGHT_HOUSE, -50, -500, "adult", "D", "#efe6d2", pour, -74, "cropped"),
    )  # fmt: skip
    for number, (on, x, y, build, skin, hue, pose, heading, hair) in enumerate(cast):
        shutters = "#4c9284" if on.side > 0 else "#c8707c"
        room, here = sash(scene, on, x, y, str(number), shutters)
        middle = here.point(0, -45)
        foot = (middle[0] - on.side * 4, middle[1] + (94 if build != "child" else 64))
        size = 138 * {"child": 0.72, "large": 1.05, "thin": 1.05}.get(build, 1.0)
        who = Person(
            build,
            Outfit(top=hue, length=0.2),
            skin,
            Hair(hair, "#e8e4da" if build == "old" else "#2a1c1a"),
            Face(eyes="closed" if number % 3 == 0 else "dot"),
            number,
        )
        tenant = scene.motif(f"tenant {number}", story=number in (3, 5, 7), within=room)
        who.posed(pose, View(foot, size, heading, 4, on.side * 7)).paint(tenant, contact=False)
        sill(scene, here, str(number))


def ink(scene: Scene) -> None:
    """The clerk's runs uphill."""
    desk = scene.motif("clerk's ink", story=True, brush=FINE)
    here = LEFT_HOUSE.put(50, -500)
    desk.shape(here(polygon([(-34, -2), (40, -2), (40, -14), (-34, -14)])), "#a8744a", depth=4)
    desk.shape(here(polygon([(10, -14), (28, -14), (24, -34), (14, -34)])), "#20242e", depth=6)
    run = here([(18, -32), (6, -16), (-22, -17), (-48, -20), (-58, -44), (-66, -74), (-60, -104)])
    desk.shape(ribbon(run, [9, 7, 6, 7, 6, 5, 8]), "#1c2030", depth=3, lit="#6a7088")
    desk.shape(ellipse(here.point(-59, -112), 7, 9), "#1c2030", depth=3)


# ---- the canal


def quays(scene: Scene) -> None:
    for side in (-1, 1):
        bank = scene.motif(f"quay {side}", material=STONE)
        x = 500 + side * 500
        outline = [(x + side * 60, QUAY - 6), (500 + side * 190, QUAY - 6), (500 + side * 176, LEVEL + 4), (x + side * 60, LEVEL + 4)]
        bank.shape(polygon(outline), stones(bank, Placement((x, QUAY)), ["#c8a8a0", "#e2c8b8", "#f0dcc8"], "#8a6a70", size=(60, 30)), depth=8, flow=0.0)
        for number in range(3):
            rod(bank, [(500 + side * (220 + 96 * number), QUAY + 4), (500 + side * (220 + 96 * number), QUAY - 34)], [17, 14], "#804054", brush=FINE)


def canal(scene: Scene) -> None:
    water = scene.motif("canal")
    still(water, polygon([(-40, LEVEL), (1040, LEVEL), (1040, 1540), (-40, 1540)]), LEVEL, "#6fae98", deep="#3f8476", mirror=0.72, ripple=5, squash=1.72)
    ripples(scene.motif("glints"), (500, 1300), 900, 300, 60, ink="#fdf0dc", opacity=0.45)
    paper_boat(scene.motif("paper boat", story=True), (646, 1372), 108)
    for number, (x, y, side) in enumerate(((300, 1404, 1), (372, 1424, 1))):
        Bird("duck").paint(scene.motif(f"duck {number}"), View((x, y), 74, 84 * side, 10), Perch.SWIM)
        ripples(scene.motif(f"wake {number}"), (x, y + 8), 100, 16, 8)
