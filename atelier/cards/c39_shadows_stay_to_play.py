"""39, shadows-stay-to-play: the school marches home in pairs, and its shadows have stayed behind on the orange square."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from atelier.bodies import poses
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.clay import Clay
from atelier.bodies.outfit import Face, Hair, Hat, Outfit, dress
from atelier.bodies.people import Person, Posed
from atelier.bodies.poses import Arm, Leg, Pose
from atelier.bodies.silhouettes import silhouette
from atelier.bodies.space import View
from atelier.canvas import FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, blob, curve, ellipse, polygon, ribbon
from atelier.light import STONE, Light
from atelier.motifs.sky import leaves_falling
from atelier.motifs.stuff import stones
from atelier.palette import Image, lerp, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=39,
    slug="shadows-stay-to-play",
    palette=("#f2a53a", "#d98c78", "#46284f", "#f8ebcf", "#4a76a8"),
    spread=Spread(
        hue="orange/peach", place="city", time="sunset", season="autumn", mood="joyful", viewpoint="from above",
        figure="crowd", composition="swarm", people=True, relation=True, cast=("A", "B", "C", "D", "E"),
        themes=("childhood-age", "freedom-cages", "games", "mirrors", "time"),
    ),
)  # fmt: skip

TILT = 50.0
SHADE = "#5a2c56"
BLUE = "#4a76a8"


@dataclass(frozen=True)
class Pupil:
    """A child of the file, and how it is dressed."""

    at: Place
    hat: Hat | None
    hair: Hair
    skin: str
    skirted: bool
    heading: float = 180.0

    @property
    def person(self) -> Person:
        clothes = dress(BLUE, 0.75, collar="#f8ebcf", legs="#f4ead6", shoes="#4a2c26", hat=self.hat, satchel="#7a3a2c") if self.skirted else Outfit(
            top=BLUE, length=0.2, collar="#f8ebcf", trousers="#35507c", trouser_length=0.95, legs="#f4ead6", shoes="#4a2c26", hat=self.hat, satchel="#7a3a2c"
        )  # fmt: skip
        return Person("child", clothes, self.skin, self.hair, Face("button"), seed=int(self.at[1]))


STRAW, BERET = Hat("straw", "#f2e0a8", "#b8402f"), Hat("beret", "#2f5488")
FILE = (
    Pupil((108, 492), STRAW, Hair("bob", "#5a3420"), "B", skirted=True), Pupil((196, 504), BERET, Hair("short", "#1c1416"), "E", skirted=False),
    Pupil((112, 684), BERET, Hair("plaits", "#a85a2c"), "A", skirted=True), Pupil((204, 676), STRAW, Hair("short", "#3a2620"), "C", skirted=False),
    Pupil((104, 880), None, Hair("short", "#c89a4a"), "A", skirted=False), Pupil((198, 892), STRAW, Hair("long", "#2a1a18"), "D", skirted=True),
    Pupil((118, 1082), STRAW, Hair("puffs", "#1c1416"), "E", skirted=True), Pupil((208, 1074), BERET, Hair("plaits", "#6a3a20"), "B", skirted=True),
    Pupil((106, 1290), BERET, Hair("bob", "#b0703a"), "A", skirted=False), Pupil((214, 1302), None, Hair("tousled", "#1c1416"), "D", False, 118),
)  # fmt: skip


def paint(scene: Scene) -> None:
    scene.light = Light(direction=(0.15, 0.85, 0.42), colour="#ffe2a0", shade="#4a2650", strength=0.9, depth=0.55, rim="#fff0c8", rim_strength=0.9)
    scene.finish = Finish(ground="#a85a3a", periphery=0.14, grade=lambda image: (image - 0.5) * 1.06 + 0.505)
    square(scene)
    tower_shadow(scene)
    chalk(scene)
    games(scene)
    march(scene)
    dog(scene)
    leaves_falling(scene.motif("leaves"), (520, 760), 900, 1400, 46, ("#b8402f", "#e8c060", "#8a3a2c"), size=8)


def square(scene: Scene) -> None:
    """Paving that burns towards the sun, which lies beyond the lower edge."""
    motif = scene.motif("square", material=STONE)
    sets = stones(motif, Placement((0, 0), 1.0, 0.12), ("#d08a62", "#e0a068", "#ecb478"), "#a8604a", size=(38, 27), joint=2.0)

    def fill(x: Image, y: Image) -> Image:
        burning = ramp(["#b8625c", "#d98c78", "#ec9a4e", "#f6b24a", "#ffd680"], y / 1500 + 0.06 * np.sin(x / 210) + 0.05 * scene.canvas.broad)
        return lerp(burning, sets(x, y), 0.42)

    scene.background(fill, flow=lambda x, y: 0.12 + 0.25 * np.sin(x / 170) * np.cos(y / 140))
    motif.glow((420, 1560), 620, "#ffe7a0", 0.8)
    gutter = [(290, 1540), (284, 1100), (292, 700), (280, 300), (288, -40)]
    motif.wash(ribbon(gutter, [16, 12]), "#a8605a", 0.5, soft=3, way="multiply")
    motif.line(np.add(gutter, (9, 0)), 3, "#ffe6b0", opacity=0.5, taper=0)


def tower_shadow(scene: Scene) -> None:
    """We look down from the school tower: here its own shadow lies, the bell still swinging in it."""
    motif = scene.motif("shadow of the tower")
    walls = polygon([(770, 1540), (770, 1040), (748, 1040), (748, 1012), (880, 830), (1012, 1012), (1012, 1040), (990, 1040), (990, 1540)])
    motif.wash(walls, SHADE, 0.6, soft=6, way="multiply")
    arch = blob([(836, 1160), (836, 1072), (850, 1040), (880, 1026), (910, 1040), (924, 1072), (924, 1160)], 8)
    motif.wash(arch, "#f2a850", 0.92, soft=2.5)
    bell = Placement((882, 1046), 1.0, 0.35)
    motif.wash(bell(blob([(0, 0), (12, 8), (18, 40), (32, 62), (-32, 62), (-18, 40), (-12, 8)], 8)), SHADE, 0.85, soft=1.5, way="multiply")
    motif.wash(bell(ellipse((3, 72), 9)), SHADE, 0.85, soft=1.5, way="multiply")


def chalk(scene: Scene) -> None:
    """Round one pair of feet an outline, already drawn."""
    motif = scene.motif("chalk")
    ring = ellipse((106, 1300), 46, 24)
    motif.line(np.vstack([ring, ring[:1]])[::5], 3.2, "#fff6e4", opacity=0.8, dry=0.7, taper=0.1)


# ---- the shadows


def games(scene: Scene) -> None:
    """Cartwheels, leapfrog, a rope, a ring, a kite; the teacher's skips with the rest, and one waves."""
    star = Pose(arms=(Arm(164, 30, 4), Arm(164, 36, 4)), legs=(Leg(8, 44, 6, 40), Leg(4, 38, 4, 40)), stands_on="middle", hands=("open", "open"))
    for number, (at, roll, who) in enumerate((((404, 770), 14, 0), ((604, 694), 112, 3), ((806, 646), 214, 7))):
        cast(scene, f"cartwheel {number}", FILE[who].person, star, at, 232, 0, roll)
    cast(scene, "waves", FILE[9].person, poses.waving().but(legs=(Leg(6, 8), Leg(-6, 8))), (376, 1262), 276, -8, 8)
    cast(scene, "leapt over", FILE[1].person, poses.bowing(96).but(arms=(Arm(80, 4, 10), Arm(80, 4, 10))), (632, 1166), 215, 90, 4)
    over = Pose(arms=(Arm(40, 16, 4), Arm(40, 16, 4)), legs=(Leg(64, 52, 16, 20), Leg(40, 52, 30, 20)), lean=24, stands_on="middle")
    cast(scene, "leaps", FILE[6].person, over, (652, 1000), 208, 70, 14)
    skipper = poses.running(0.6, 2).but(arms=(Arm(30, 64, 20, -10), Arm(30, 64, 20, -10)))
    rope = cast(scene, "skips rope", FILE[2].person, skipper, (846, 482), 236, 16, 2)
    hands = [rope.at("hand_l"), rope.at("hand_r")]
    left, right = sorted(hands)
    middle = (left[0] + right[0]) / 2
    line_shadow(
        scene,
        "rope",
        [left, (left[0] - 66, left[1] - 90), (middle - 50, left[1] - 196), (middle + 40, left[1] - 204), (right[0] + 62, right[1] - 96), right],
        7,
    )
    flyer = cast(scene, "flies a kite", FILE[8].person, poses.pulling(18), (610, 520), 216, 70, 4)
    kite(scene, flyer.at("hand_l"))
    teacher = Person("woman", dress("#46284f", 1.5, flare=0.12, hat=Hat("brim", "#46284f")), seed=3)
    cast(scene, "teacher skips", teacher, poses.running(0.9, 6).but(arms=(Arm(150, 24, 20), Arm(-50, 30, 20))), (420, 486), 318, 74, 6)
    ring(scene)


def cast(scene: Scene, name: str, person: Person, pose: Pose, at: Place, size: float, heading: float, roll: float) -> Posed:
    """A shadow with nobody at its heels: drawn out long, darkest where it would touch."""
    posed = person.posed(pose, View(at, size, heading, 0, roll))
    shade(scene.motif(name), [posed.clay], [posed.view], at[1])
    return posed


def shade(motif: Motif, clays: Sequence[Clay], views: Sequence[View], foot: float) -> None:
    for clay, view in zip(clays, views, strict=True):
        outline = [_drawn_out(each, foot) for each in silhouette(clay, view)]
        motif.wash(outline, SHADE, 0.93, soft=1.2, way="multiply")


def _drawn_out(outline: Points, foot: float) -> Points:
    """Late light makes shadows long, and they lean a little."""
    up = foot - outline[:, 1]
    return np.stack([outline[:, 0] + 0.10 * up, foot - up * 1.22], 1)


def line_shadow(scene: Scene, name: str, path: Sequence[Place], width: float) -> None:
    scene.motif(name).wash(ribbon(curve(path, 10), [width, width]), SHADE, 0.7, soft=1.6, way="multiply")


def kite(scene: Scene, hand: Place) -> None:
    sky = Placement((636, 118), 1.45, -0.5)
    scene.motif("shadow kite").wash(sky(polygon([(0, -62), (40, -8), (0, 66), (-40, -8)])), SHADE, 0.74, soft=2.4, way="multiply")
    line_shadow(scene, "kite string", [(hand[0] + 12, hand[1] - 30), (760, 330), (724, 220), sky.point(0, 0)], 4)
    line_shadow(scene, "kite tail", [sky.point(0, 66), sky.point(16, 92), sky.point(-4, 120), sky.point(18, 150), sky.point(4, 184)], 4)
    for y in (92, 128, 164):
        bow = Placement(sky.point(6, y), 1.2, 0.6)
        scene.motif(f"bow {y}").wash(bow(polygon([(0, 0), (14, -9), (14, 9), (0, 0), (-14, -9), (-14, 9)])), SHADE, 0.7, soft=1.5, way="multiply")


def ring(scene: Scene) -> None:
    """Two who hold hands and lean out."""
    out = Pose(arms=(Arm(78, 4, 4, 6), Arm(78, 4, 4, 6)), legs=(Leg(26, 8, 6), Leg(10, 8, 20)), lean=-20, hands=("grip", "grip"))
    one = FILE[5].person.posed(out, View((440, 1470), 212, 84))
    two = FILE[4].person.posed(out, View((440 + 212 * 0.88, 1466), 212, -84))
    shade(scene.motif("ring"), [one.clay, two.clay], [one.view, two.view], 1440)


# ---- the marchers


def march(scene: Scene) -> None:
    """Two by two, backs to us, the bell-ringer ahead; only the last has noticed."""
    lead = Person("woman", dress("#5a3a68", 1.6, flare=0.07, hat=Hat("straw", "#f0e2b8", "#46284f"), shoes="#2a1a20"), "C", Hair("bun", "#3a2620"), seed=11)
    up = poses.walking(0.6).but(arms=(Arm(-6), Arm(150, 14, 14)), hands=("easy", "fist"))
    teacher = lead.posed(up, View((150, 292), 200, 180, TILT))
    small_contact(scene, (150, 292), 70)
    teacher.paint(scene.motif("teacher", story=True, brush=FINE), contact=False)
    for first, second in zip(FILE[::2], FILE[1::2], strict=True):
        pair(scene, first, second)


def pair(scene: Scene, one: Pupil, two: Pupil) -> None:
    motif = scene.motif(f"pair {one.at[1]:.0f}", story=True, brush=FINE)
    for pupil in (one, two):
        small_contact(scene, pupil.at, 44)
    looks_round = two.heading != 180
    step = poses.walking(0.75, lead="left")
    left = one.person.posed(step, View(one.at, 164, 180, TILT))
    right_pose = poses.walking(0.5, lead="right")
    if looks_round:
        right_pose = right_pose.but(arms=(Arm(-4), Arm(40, 70, 10, -20)), head=(-40, -6, 0), hands=("easy", "open"))
    right = two.person.posed(right_pose, View(two.at, 164, two.heading, TILT))
    for posed in (left, right):
        posed.paint(motif, contact=False)


def small_contact(scene: Scene, at: Place, across: float) -> None:
    scene.motif(f"under {at[0]:.0f} {at[1]:.0f}").glow((at[0], at[1] - 4), across * 0.5, SHADE, 0.75, down=across * 0.26, way="multiply")


def dog(scene: Scene) -> None:
    """Its nose to the games, its tail to the file, and it cannot choose."""
    small_contact(scene, (326, 640), 90)
    spotted = Animal("dog", scarf="#b8402f")
    spotted.paint(scene.motif("dog", story=True, brush=FINE), View((326, 642), 88, 120, TILT - 8), Gait.STAND, head=(0, 96), contact=False)
