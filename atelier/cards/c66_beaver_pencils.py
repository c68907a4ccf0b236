"""66, beaver-pencils: the pines have been sharpened, and the beavers draw beautiful forests with what is left of the forest."""

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies import poses
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.clay import Stuff
from atelier.bodies.heads import Head
from atelier.bodies.outfit import BUILDS, Outfit
from atelier.bodies.people import Person, Posed
from atelier.bodies.poses import Arm, Leg, Pose
from atelier.bodies.space import UP, View
from atelier.bodies.species import SPECIES
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, blob, curve, ellipse, polygon
from atelier.light import GLAZE, PAPER, WOOD, Light
from atelier.motifs.forms import rod
from atelier.motifs.land import hill, plain
from atelier.motifs.plants import seedling
from atelier.motifs.rooms import motes
from atelier.motifs.sky import sunbeams
from atelier.palette import Image, Pigment, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=66,
    slug="beaver-pencils",
    palette=("#edc878", "#d99a84", "#c9342f", "#4d9a5d", "#9a948c"),
    spread=Spread(
        hue="orange/peach", place="forest", time="afternoon", season="summer", mood="absurd", viewpoint="eye level",
        figure="animals", composition="frieze", relation=True,
        themes=("work-machines", "growth", "books-words", "endings", "money-greed", "animals-as-people"),
    ),
)  # fmt: skip

HORIZON = 930.0
RED, GREEN, BLUE, OCHRE, PLUM = "#c9342f", "#4d9a5d", "#3f6f9c", "#e09a30", "#7a4a7c"
WOODPALE, CEDAR = "#f2d6a2", "#d99a84"
STOUT = replace(BUILDS["beast"], girth=1.6, belly=0.085, hip=0.08, torso=0.40, limb=1.4)
TAILLESS = SPECIES["beaver"].but(tail=(0.02, 0.02, 0.0))  # the flat one is laid on in `finished`


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.55, -0.6, 0.45), colour="#ffe6a8", shade="#5a3550", depth=0.52, strength=0.95, rim="#fff2c4", rim_strength=1.0, air="#f0d090"
    )
    scene.finish = Finish(ground="#c08a4a", periphery=0.14, grade=lambda image: (image - 0.5) * 1.06 + 0.5)
    haze(scene)
    ground = sawdust(scene)
    grove(scene)
    clearing(scene)
    evicted(scene)
    ruler(scene)
    last_easel(scene)
    light(scene)
    masterpiece(scene)
    at_the_stump(scene)
    master(scene)
    litter(scene, ground)
    apprentice(scene)
    hope(scene)
    motes(scene.motif("dust"), (420, 760), 900, 900, 240)


# ---- what is left


def haze(scene: Scene) -> None:
    broad = scene.canvas.broad
    scene.background(
        lambda x, y: ramp(["#fff3c8", "#fbe2a0", "#f2cc80", "#e9b878", "#dda07a"], np.hypot((x - 230) / 1150, (y - 190) / 1050) + 0.06 * broad),
        flow=lambda x, y: 0.5 + 0.12 * np.sin(x / 170 + y / 240),
        brush=BROAD,
    )
    scene.motif("sun").glow((230, 190), 520, "#fffbe6", 0.9)
    hills = scene.motif("shorn hills", light=Light(direction=(-0.5, -0.6, 0.4), colour="#fff0c0", shade="#b88a78"))
    hill(hills, [(-40, 872), (260, 840), (560, 868), (800, 830), (1040, 858)], ("#efcc90", "#e6bc84", "#dcae7c"), depth=120)


def sawdust(scene: Scene) -> int:
    floor = scene.motif("sawdust")
    noise = floor.noise(4)

    def gold(x: Image, y: Image) -> Image:
        return ramp(["#f2d490", "#edc878", "#dfae66", "#c88f5c", "#a87050"], (y - HORIZON) / 620 + 0.14 * noise(x, y * 2.4, 260, 80))

    made = plain(floor, HORIZON, gold, uneven=7)
    for x, y in floor.spots(made, 900):
        near = (y - HORIZON) / 570
        ink = floor.random.choice(["#f8e2b0", "#fff0cc", "#b87a50", CEDAR, "#c08858"])
        floor.dab((x, y), 4 + 15 * near, 1.6 + 3.2 * near, floor.random.uniform(-0.7, 0.7), str(ink), on=made, opacity=0.65, taper=0.6, bend=0.4)
    return made


def grove(scene: Scene) -> None:
    """Sharpened where it stood; the far ones are only points in the dust."""
    chance = scene.motif("where they stood").random
    inks = (RED, GREEN, BLUE, OCHRE, PLUM, GREEN, RED)
    for number in range(17):
        x = -30 + number * 37 + float(chance.normal()) * 10
        tall = 430 + 60 * float(chance.normal()) - x * 0.18
        pencil_tree(scene.motif(f"far pencil {number}"), (x, HORIZON + 12), tall, 21, inks[number % 7], fade=0.62)
    for number, (x, y, tall, wide) in enumerate(((-6, 990, 800, 50), (158, 970, 620, 40), (256, 984, 720, 44), (372, 962, 560, 36), (452, 976, 470, 33))):
        pencil_tree(scene.motif(f"pencil {number}"), (x, y), tall, wide, inks[(number * 3 + 1) % 7], fade=0.3)
    pencil_tree(scene.motif("near pencil"), (82, 1068), 960, 78, RED, fade=0.0)


def pencil_tree(tree: Motif, foot: Place, tall: float, wide: float, ink: Pigment, *, fade: float) -> None:
    air = tree.light.air
    x, y = foot
    lean = float(tree.random.normal()) * 0.012 * tall
    tree.contact(foot, wide * 2.4)
    trunk = [(x, y), (x + lean * 0.3, y - tall * 0.35), (x + lean * 0.62, y - tall * 0.75)]
    bark = mix(mix("#7a4630", ink, 0.42), air, fade)
    body = rod(tree, trunk, [wide * 1.12, wide * 1.0, wide * 0.96], bark, material=WOOD, grain=8, ragged=1.6)
    for _ in range(int(26 * (1 - fade))):  # plates of bark
        up, side = tree.random.uniform(0.03, 0.62), tree.random.uniform(-0.4, 0.4)
        at = (x + lean * up + side * wide, y - tall * up)
        tree.dab(at, wide * 0.42, wide * 0.10, math.pi / 2 + 0.2 * tree.random.normal(), FromPicture(0.72), on=body, taper=0.4, opacity=0.7)
    for side, up in ((-1, 0.2), (1, 0.34), (-1, 0.47)):
        sprig(tree, (x + side * wide * 0.45, y - tall * up), side, wide * 1.6, fade)
    heaped(tree, foot, wide, fade)
    here = Placement((x + lean * 0.62, y - tall * 0.75), wide / 2, lean / tall * 1.1)
    sharpened(tree, here, tall * 0.25 / (wide / 2), ink, fade)


def heaped(chips: Motif, foot: Place, wide: float, fade: float) -> None:
    """What fell when it was sharpened."""
    x, y = foot
    outline = [(-1.3, 0.2), (-0.7, -0.18), (-0.2, -0.36), (0.35, -0.3), (0.8, -0.12), (1.4, 0.22), (0.6, 0.38), (-0.6, 0.4)]
    made = chips.shape(Placement((x, y + wide * 0.1), wide)(blob(outline, 6)), mix("#e6b872", chips.light.air, fade), depth=wide * 0.3, wobble=2, brush=FINE)
    for px, py in chips.spots(made, 40):
        ink = (FromPicture(1.2), FromPicture(0.78), mix(CEDAR, chips.light.air, fade))[int(chips.random.integers(3))]
        chips.dab((px, py), wide * 0.2, wide * 0.05, chips.random.uniform(-0.8, 0.8), ink, on=made, bend=0.5, opacity=0.8)


def sharpened(tree: Motif, here: Placement, length: float, ink: Pigment, fade: float) -> None:
    """The bare cone, scalloped where the knife began, and its coloured point; upwards from `here`, two units wide."""
    air = tree.light.air
    arc = np.linspace(0, math.pi, 7)[:-1]
    scallops = [(1 - 0.5 * k - 0.25 * (1 - math.cos(t)), 0.1 + 0.62 * math.sin(t)) for k in range(4) for t in arc]
    cone = np.array([(0.3, -length * 0.7), *scallops, (-1, 0.1), (-0.3, -length * 0.7)])
    pale = tree.shape(here(cone), mix(WOODPALE, air, fade), depth=here.scale * 0.9, material=WOOD, brush=FINE, flow=math.pi / 2)
    for _ in range(int(8 * (1 - fade))):
        side = tree.random.uniform(-0.8, 0.8)
        tree.line(here([(side, -0.3), (side * 0.3, -length * 0.7)]), max(1.2, here.scale * 0.05), FromPicture(0.84), on=pale, opacity=0.6)
    point = polygon(
        [
            (0.42, -length * 0.60),
            (0.04, -length),
            (-0.04, -length),
            (-0.42, -length * 0.60),
            (-0.2, -length * 0.555),
            (0, -length * 0.6),
            (0.2, -length * 0.555),
        ],
        5,
    )
    tree.shape(here(point), mix(ink, air, fade * 0.6), depth=here.scale * 0.3, material=GLAZE, brush=CRISP)


def sprig(tree: Motif, at: Place, side: int, long: float, fade: float) -> None:
    """A branch the knife has not come to."""
    x, y = at
    end = (x + side * long, y - long * 0.16)
    tree.line([at, (x + side * long * 0.5, y + long * 0.02), end], max(2.0, long * 0.07), mix("#6a4030", tree.light.air, fade), taper=0.5)
    for _ in range(26):
        t = tree.random.uniform(0.25, 1.0)
        root = (x + side * long * t, y - long * 0.16 * t * t)
        ink = mix(str(tree.random.choice(["#3f6a48", "#4d8a56", "#86a860"])), tree.light.air, fade)
        tree.dab(root, long * 0.42, max(1.5, long * 0.045), -math.pi / 2 + side * tree.random.uniform(-0.4, 1.3), ink, taper=0.8, bend=0.2)


def clearing(scene: Scene) -> None:
    """Stumps, as far as one can see; each cut to a cone, as beavers do."""
    for number, (x, y, size) in enumerate(
        (
            (560, 958, 26),
            (640, 944, 20),
            (700, 966, 28),
            (742, 942, 18),
            (884, 950, 22),
            (956, 944, 20),
            (978, 990, 40),
            (520, 1010, 38),
            (860, 1040, 44),
            (960, 1090, 60),
        )
    ):
        stump(scene.motif(f"stump {number}"), (x, y), size)


def stump(wood: Motif, foot: Place, size: float, *, flat: bool = False) -> Place:
    """Gnawed all round to a cone, or, for use, sawn flat; returns the middle of its top."""
    far = max(0.0, 0.6 - size / 110)
    wood.contact(foot, size * 1.7)
    bark = [
        (-0.72, 0.06),
        (-0.52, -0.10),
        (-0.46, -0.46),
        (-0.2, -0.40),
        (0, -0.48),
        (0.2, -0.40),
        (0.46, -0.47),
        (0.53, -0.1),
        (0.74, 0.05),
        (0.3, 0.12),
        (-0.3, 0.13),
    ]
    here = Placement(foot, size)
    body = wood.shape(here(polygon(bark, 6)), mix("#8a6a58", wood.light.air, far), depth=size * 0.4, material=WOOD, flow=math.pi / 2, wobble=1, brush=FINE)
    for _ in range(16):
        side, up = wood.random.uniform(-0.5, 0.5), wood.random.uniform(0.0, 0.36)
        wood.dab(here.point(side, -up), size * 0.16, max(1.5, size * 0.03), math.pi / 2 + side, FromPicture(0.68), on=body, taper=0.5, opacity=0.8)
    pale, top = mix(WOODPALE, wood.light.air, far * 0.6), -0.66 if flat else -1.02
    half = 0.40 if flat else 0.05
    gnawed = polygon([(-0.45, -0.42), (-half, top), (half, top), (0.45, -0.43), (0.2, -0.36), (0, -0.43), (-0.2, -0.36)], 5)
    cut = wood.shape(here(gnawed), pale, depth=size * 0.34, material=WOOD, brush=FINE, flow=math.pi / 2)
    for _ in range(18):
        side, up = wood.random.uniform(-0.36, 0.36), wood.random.uniform(0.44, 0.8)
        wood.dab(here.point(side, -up), size * 0.10, max(1.4, size * 0.03), 0.3 * side, FromPicture(0.82), on=cut, taper=0.4, opacity=0.7)
    crown = here.point(0, top)
    if flat:
        disc = wood.shape(ellipse(crown, size * 0.42, size * 0.13), mix("#f8e2b4", wood.light.air, far), depth=2, brush=FINE)
        for share in (0.78, 0.5, 0.24):
            wood.line(ellipse(crown, size * 0.42 * share, size * 0.13 * share)[::6], max(1.0, size * 0.014), "#b88a5c", on=disc, opacity=0.6)
    return crown


def ruler(scene: Scene) -> None:
    """Stuck in the ground; the only perch for miles."""
    rule = scene.motif("ruler", story=True)
    here = Placement((918, 966), 0.92, 0.05)
    rule.contact((918, 966), 70)
    made = rule.shape(here(polygon([(-21, 6), (21, 6), (21, -384), (-21, -384)], 10)), "#e8b85c", depth=7, material=WOOD, flow=math.pi / 2, brush=FINE)
    for k in range(38):
        rule.line(here([(-20, -8 - k * 9.8), (-20 + (20 if k % 5 == 0 else 10), -8 - k * 9.8)]), 2.2, "#5a3426", on=made, taper=0, load=1)
    x, y = here.point(0, -384)
    Bird("robin").paint(scene.motif("bird", story=True), View((x, y), 92, -64, 6), Perch.STAND, head=(8, 20))


def evicted(scene: Scene) -> None:
    """Whoever lived there goes, the largest with what could be saved of the nest."""
    for number, (x, y, size, kind, beat) in enumerate((
        (704, 352, 78, "crow", 44), (806, 262, 50, "sparrow", -14), (876, 318, 40, "magpie", 30), (760, 196, 30, "sparrow", 50), (918, 214, 24, "crow", 4),
        (848, 150, 17, "sparrow", 36),
    )):  # fmt: skip
        Bird(kind).paint(scene.motif(f"bird that leaves {number}", brush=FINE), View((x, y), size, 64, 8, -8), Perch.FLY, beat=beat)
    saved = scene.motif("saved nest", brush=FINE)
    for side in (-1, 1):
        saved.line([(751, 344), (750 + side * 9, 362), (750 + side * 17, 382)], 2.6, "#5a3c28", taper=0, load=1)
    saved.shape(blob([(728, 380), (750, 374), (772, 380), (766, 398), (750, 404), (735, 398)]), "#8a6038", depth=8)
    for _ in range(30):
        at = (750 + float(saved.random.normal()) * 12, 388 + float(saved.random.normal()) * 6)
        saved.dab(at, 16, 1.9, float(saved.random.normal()) * 0.5, ("#c89a5c", "#5a3c28")[int(saved.random.integers(2))], taper=0.6, bend=0.3)


def light(scene: Scene) -> None:
    shafts = scene.motif("shafts")
    sunbeams(shafts, (180, -40), 1500, "#fff2c0", count=9, towards=1.05, spread=0.9, strength=0.22)


# ---- the artists


def beaver(waistcoat: Pigment, build: str = "stout") -> Person:
    """In sleeve-garters, as one who works with his hands."""
    shirt = Outfit(top=waistcoat, sleeves="#f6eedc", length=-0.08, flare=-0.01, sleeve=0.92, trousers=None, shoes=None, collar="#f6eedc", buttons="#e0b860")
    return Person(STOUT if build == "stout" else build, shirt, "#7a5236", beast=TAILLESS)


def finished(posed: Posed) -> Posed:
    """With what makes a beaver of it: four square inches of tooth, and the tail."""
    bones, clay = posed.bones, posed.clay
    head = Head(bones["head"], bones.head, bones.skull * 0.86)
    for side in (1, -1):
        clay.limb(
            head.line((1.38, -0.38, 0.15 * side), (1.40, -0.92, 0.14 * side)),
            0.16 * head.radius,
            Stuff("#f4c060", GLAZE, finest=0.7),
            f"tooth {side}",
            melt=0.004,
        )
    hip, back, left = bones["pelvis"], -bones.root[:, 2], bones.root[:, 0]
    root = hip + back * 0.10 - UP * 0.02
    floor = 0.03 if bones.pose.stands_on == "feet" else -0.14
    far = root + back * 0.36
    far = np.array([far[0], max(floor, far[1] - 0.30), far[2]])
    leather = Stuff("#5a4540", GLAZE)
    spine = far - root
    broad = np.cross(left, spine)
    broad = left * 0.45 + broad / np.linalg.norm(broad) * 0.9  # turned on edge a little, so that one sees how flat it is
    for share in np.linspace(0.26, 1.1, 26):
        middle, wide = root + spine * share, float(np.interp(share, (0.26, 0.45, 0.7, 0.95, 1.1), (0.05, 0.09, 0.125, 0.12, 0.06)))
        clay.limb([middle - broad * wide, middle, middle + broad * wide], [0.022, 0.034, 0.022], leather, "flat tail", melt=0.03)
    clay.limb([root, root + spine * 0.35], [0.07, 0.045], leather, "flat tail", melt=0.03)
    for share in np.linspace(0.36, 1.06, 15):
        wide = 0.12 * math.sin(math.pi * min(1.0, share * 0.62 + 0.14))
        for slant in (0.09, -0.09):
            middle, across = root + spine * share + UP * 0.02, broad * wide
            clay.mark([middle + across + spine * slant, middle - across - spine * slant], 0.006, "#2a1a1a", opacity=0.6)
    for side in "lr":
        shoulder, elbow = bones[f"shoulder_{side}"], bones[f"elbow_{side}"]
        at = shoulder + (elbow - shoulder) * 0.66
        clay.limb([at, at + (elbow - shoulder) * 0.09], 0.078, Stuff("#2c2a3a"), f"garter {side}")
    return posed


def painted(posed: Posed, motif: Motif, *, shadow: tuple[float, float] | None = None) -> None:
    """Painted, with eyes that the fur does not grow over."""
    posed.paint(motif, shadow=shadow)
    for eye in posed.clay.eyes:
        if posed.view.directions(eye.outward)[2] > 0.15:
            x, y = posed.view.place(eye.at)
            big = max(4.0, eye.radius * posed.view.size * 1.9)
            motif.dab((x, y), big, big, 0, "#1a0f10", taper=0, load=1, dry=0, streak=0)
            motif.dab((x - big * 0.2, y - big * 0.24), big * 0.34, big * 0.3, 0, "#fff6e0", taper=0, load=1)


def felled(tree: Motif, tip: Place, crown: Place, wide: float, ink: Pigment, *, green: bool = True) -> None:
    """A whole pine, sharpened at the root end, its top still green."""
    (tx, ty), (cx, cy) = tip, crown
    turn = math.atan2(tx - cx, cy - ty)  # of a thing that points up
    far = math.hypot(tx - cx, ty - cy)
    here = Placement(crown, 1.0, turn)
    if green:
        for k in range(150):
            up = tree.random.uniform(-0.02, 0.34) * far
            side = (1 if k % 2 else -1) * tree.random.uniform(0.1, 1.0) * wide * (0.5 + 2.2 * up / (0.34 * far))
            at = here.point(side * 0.5, -up)
            ink_ = str(tree.random.choice(["#2f5a40", "#3f7a4c", "#5c9a58", "#8ab468"]))
            tree.dab(at, wide * 2.0, wide * 0.22, turn + math.pi / 2 + (0.55 if side > 0 else -0.55), ink_, taper=0.7, bend=0.15)
    spine = [here.point(0, -far * share) for share in (0.0, 0.4, 0.8)]
    body = rod(tree, spine, [wide * 0.5, wide * 0.85, wide], mix("#7a4630", ink, 0.4), material=WOOD, grain=8, ragged=1.2, brush=FINE)
    for _ in range(24):
        up, side = tree.random.uniform(0.1, 0.78), tree.random.uniform(-0.35, 0.35)
        tree.dab(here.point(side * wide, -far * up), wide * 0.5, wide * 0.1, turn - math.pi / 2, FromPicture(0.72), on=body, taper=0.4, opacity=0.7)
    sharpened(tree, Placement(here.point(0, -far * 0.8), wide / 2, turn), far * 0.2 / (wide / 2), ink, 0.0)


def master(scene: Scene) -> None:
    """He stands well back, the crown of the pine on the ground behind him."""
    tip, crown = (508.0, 812.0), (40.0, 1330.0)
    at, size = (296.0, 1322.0), 452.0
    on = lambda share: (crown[0] + (tip[0] - crown[0]) * share, crown[1] + (tip[1] - crown[1]) * share)  # noqa: E731
    scene.motif("under the master").contact(at, 190, 40)
    felled(scene.motif("pine in hand", story=True), tip, crown, 34, GREEN)
    pose = Pose(
        (Arm(70, 10, 30), Arm(80, 10, 30)), (Leg(8, 7, 6), Leg(-8, 7, 6)), lean=4, head=(10, -16, 0), hands=("grip", "grip"),
    )  # fmt: skip
    bar = math.degrees(math.atan2(crown[1] - tip[1], tip[0] - crown[0]))
    posed = beaver("#8a3a4a").posed(pose, View(at, size, 104, 6), left_hand=on(0.57), right_hand=on(0.68), bars=(bar, bar))
    painted(finished(posed), scene.motif("master beaver", story=True), shadow=(0.7, 0.2))


def at_the_stump(scene: Scene) -> None:
    """Another sits at a stump, with something handier."""
    desk = scene.motif("desk")
    top = stump(desk, (640, 1316), 168, flat=True)
    page = scene.motif("page on the stump", story=True)
    leaf = [(top[0] - 62, top[1] + 6), (top[0] + 40, top[1] + 10), (top[0] + 58, top[1] - 16), (top[0] - 40, top[1] - 18)]
    made = page.shape(polygon(leaf, 6), "#fbf4e2", depth=2, material=PAPER, brush=FINE)
    for k, tall in enumerate((12, 17, 14)):
        little_pine(page, made, Placement((top[0] - 30 + k * 24, top[1] + 4), tall / 10), BLUE)
    stump(scene.motif("stool"), (800, 1330), 128, flat=True)
    tip, crown = (676.0, 1200.0), (728.0, 930.0)
    felled(scene.motif("handy pine", story=True), tip, crown, 22, BLUE)
    pose = poses.sitting(6, 74, 10).but(head=(4, 14, 0), hands=("grip", "grip"))
    posed = beaver("#4a6a5a").posed(pose, View((800, 1246), 318, -76, 6), left_hand=(700, 1078), right_hand=(693, 1116), bars=(100, 100))
    painted(finished(posed), scene.motif("beaver at the stump", story=True))


def apprentice(scene: Scene) -> None:
    """Nobody has told him what it is for."""
    small = scene.motif("apprentice", story=True)
    at = (836.0, 1446.0)
    small.contact(at, 150, 34)
    pose = poses.sitting_on_ground().but(arms=(Arm(64, 0, 92, 30), Arm(64, 0, 92, 30)), head=(-8, 10, 0), hands=("flat", "flat"))
    posed = finished(beaver("#c08a3c", "beast").posed(pose, View(at, 262, -52, 8)))
    middle, across = (posed.bones["hand_l"] + posed.bones["hand_r"]) / 2 + UP * 0.05, posed.bones.root[:, 0]
    for side, ink in ((1, "#e8788a"), (-1, "#5f8fb0")):
        for lift in (0.0, 0.05):
            posed.clay.limb(
                [middle + across * side * 0.01 + UP * lift, middle + across * side * 0.13 + UP * lift], 0.05, Stuff(ink), f"eraser {ink}", melt=0.004
            )
    painted(posed, small, shadow=(0.7, 0.2))


# ---- the drawings


def easel(motif: Motif, foot: Place, tall: float, wide: float) -> None:
    x, y = foot
    motif.contact((x - wide * 0.5, y), wide * 0.2)
    motif.contact((x + wide * 0.5, y), wide * 0.2)
    for start, end in (
        ((x + wide * 0.01, y - tall * 0.98), (x + wide * 0.14, y - tall * 0.14)),
        ((x, y - tall), (x - wide * 0.5, y)),
        ((x, y - tall), (x + wide * 0.5, y)),
    ):
        rod(motif, [start, end], [wide * 0.045, wide * 0.05], "#a8703c", material=WOOD, brush=FINE)
    motif.shape(ellipse((x, y - tall), wide * 0.045, wide * 0.035), "#8a5a30", depth=5, material=WOOD, brush=FINE)


def forest_on(paper: Motif, sheet: int, here: Placement, places: Sequence[tuple[float, float, float]], inks: Sequence[str]) -> None:
    """Pines in crayon, a hundred units to the sheet's width; far ones first."""
    for px, py, tall in places:
        ink = str(paper.random.choice(list(inks)))
        wide = max(1.6, here.scale * tall * 0.026)
        paper.line(here([(px, py), (px, py - tall * 0.3)]), wide * 1.6, "#8a5638", on=sheet, taper=0.1, dry=0.5)
        for _ in range(int(34 + here.scale * tall * 0.25)):
            up = paper.random.uniform(0.2, 0.97)
            off = paper.random.uniform(-1, 1) * tall * 0.24 * (1.02 - up)
            tone = mix(ink, ("#fff4d8", "#1f4a40")[int(off > 0)], 0.28 * paper.random.random())
            paper.dab(here.point(px + off, py - tall * up), here.scale * tall * 0.11, wide * 1.3, 1.0 - 0.4 * (off > 0), tone, on=sheet, dry=0.5, taper=0.3)
        for tier in range(8):
            up = 0.22 + tier * 0.10
            half = tall * 0.26 * (1 - up * 0.92)
            zigzag = [(px + half * s, py - tall * up + tall * 0.05 * (k % 2)) for k, s in enumerate(np.linspace(-1, 1, 7))]
            paper.line(here(zigzag), wide * 1.7, ink, on=sheet, taper=0.2, dry=0.45, wobble=1.5)
            paper.line(
                here([(px - half * 0.8, py - tall * up + tall * 0.03), (px + half * 0.7, py - tall * up)]),
                wide * 2.2,
                mix(ink, "#fff4d8", 0.3),
                on=sheet,
                dry=0.6,
            )


def masterpiece(scene: Scene) -> None:
    """So good that its trees give shade, and somebody has gone to sleep in it."""
    stand = scene.motif("easel")
    easel(stand, (606, 1160), 660, 310)
    page = scene.motif("masterpiece", story=True)
    here = Placement((606, 800), 3.25, -0.025)
    outline = here(polygon([(-50, -62), (49, -63), (50, 62), (-50, 62)], 10))
    page.wash(outline + (12, 14), "#7a4a40", 0.5, soft=8, way="multiply")
    sheet = page.shape(outline, lambda x, y: ramp(["#fdf8ea", "#f8eed4", "#efe0bc"], (y - 590) / 440 + 0 * x), depth=3, material=PAPER, wobble=1.5)
    sky = here(polygon([(-48, -60), (47, -61), (48, -18), (-48, -14)], 6))
    page.wash(sky, "#a8d0dc", 0.5, soft=18, within=sheet)
    page.wash(here(polygon([(-48, 20), (48, 14), (48, 60), (-48, 60)], 6)), "#a8c878", 0.6, soft=14, within=sheet)
    for k in range(60):
        x, y = page.random.uniform(-46, 46), page.random.uniform(18, 58)
        page.dab(here.point(x, y), 22, 3, -1.2 + 0.3 * page.random.normal(), ("#6aa860", "#9ac070", "#4d8a56")[k % 3], on=sheet, taper=0.5, dry=0.6)
    rows = [(x, 18 + 2 * math.sin(x), 30 + 6 * math.sin(x * 1.7)) for x in range(-46, 50, 8)]
    forest_on(page, sheet, here, rows, ("#8ab890", "#9ac4a0", "#7ab0a0"))
    forest_on(page, sheet, here, [(-40, 34, 58), (-26, 30, 50), (-2, 28, 46), (30, 30, 50), (42, 34, 62)], (GREEN, "#5aa868", "#3f8a58"))
    brook = here([(14, 24), (22, 34), (16, 44), (34, 60)])
    page.line(brook, 15, "#8ac0d4", on=sheet, dry=0.5, taper=0.2)
    page.line(brook + (3, 0), 4, "#f0fafa", on=sheet, dry=0.6)
    for px, long in ((-40, 20), (42, 6)):
        page.wash(here(polygon([(px - 3, 36), (px + 4, 36), (px + long * 0.6, 54), (px + 4, 56)], 5)), "#3a4a5a", 0.5, soft=7, way="multiply", within=sheet)
    forest_on(page, sheet, here, [(-16, 46, 92)], ("#3a8450",))
    shade = here(ellipse((-10, 51), 22, 7))
    page.wash(shade, "#2c3a50", 0.6, soft=8, way="multiply", within=sheet)
    fox = scene.motif("fox in the drawing", story=True)
    Animal("fox", eyes="closed").paint(fox, View(here.point(-13, 56), 76, 74, 14), Gait.LIE, head=(46, 10))
    tray = scene.motif("tray")
    rod(tray, [here.point(-54, 64), here.point(54, 64)], [17, 17], "#a8703c", material=WOOD, brush=FINE)


def last_easel(scene: Scene) -> None:
    """Nobody looks up to see what is behind it."""
    stand = scene.motif("last easel")
    easel(stand, (808, 1012), 176, 88)
    page = scene.motif("last page")
    here = Placement((808, 916), 0.94, 0.03)
    sheet = page.shape(here(polygon([(-50, -60), (50, -60), (50, 60), (-50, 60)])), "#fbf4e2", depth=2, material=PAPER, brush=FINE)
    page.wash(here(polygon([(-49, 24), (49, 20), (49, 59), (-49, 59)])), "#a8c878", 0.7, soft=6, within=sheet)
    forest_on(page, sheet, here, [(-32, 36, 70), (-8, 34, 60), (14, 36, 74), (36, 40, 84), (-20, 48, 88)], (GREEN, "#5aa868"))
    posed = beaver("#5a5a8a").posed(poses.pointing(96).but(head=(0, -12, 0)), View((878, 1040), 150, -124, 6))
    x, y = posed.at("hand_r")
    felled(scene.motif("its pine"), (x - 36, y - 12), (x + 84, y + 30), 9, OCHRE, green=False)
    painted(finished(posed), scene.motif("beaver at the last easel"), shadow=(0.7, 0.2))


# ---- underfoot


def litter(scene: Scene, ground: int) -> None:
    """Curls of shaving, and pages that were not good enough."""
    for number, (x, y, turn) in enumerate(((482, 1352, -0.3), (400, 1240, 0.4))):
        page = scene.motif(f"page {number}")
        here = Placement((x, y), 0.95, turn)
        flat = np.array([(-50, -18), (38, -24), (52, 20), (-38, 26)])
        page.wash(here(polygon(flat + (5, 6))), "#7a4a40", 0.5, soft=4, way="multiply", within=ground)
        sheet = page.shape(here(polygon(flat, 6)), "#f8f0dc", depth=2, material=PAPER, brush=FINE)
        for px, tall in ((-26, 30), (-4, 38), (20, 26)):
            little_pine(page, sheet, Placement(here.point(px + 4, 18), tall / 10, turn), (GREEN, "#c9342f")[number])
        if number:
            page.line(here([(-40, 20), (0, -2), (46, -18)]), 5, "#3a2a30", on=sheet, dry=0.5, opacity=0.8)
    curls = ((196, 1424, 84, 0.3, RED), (430, 1436, 62, -0.5, GREEN), (330, 1372, 40, 1.2, OCHRE), (690, 1452, 50, 0.8, BLUE), (950, 1440, 60, -0.2, PLUM),
             (74, 1250, 46, 0.6, GREEN), (952, 1300, 44, -0.8, RED), (560, 1264, 34, 0.2, RED), (610, 1122, 24, 0.9, OCHRE), (470, 1120, 26, -0.4, BLUE),
             (906, 1140, 28, 0.4, GREEN), (78, 1420, 52, -1.1, BLUE))  # fmt: skip
    for number, (x, y, size, turn, ink) in enumerate(sorted(curls, key=lambda each: each[1])):
        shaving(scene.motif(f"shaving {number}"), (x, y), size, turn, ink)


def little_pine(paper: Motif, sheet: int, here: Placement, ink: Pigment) -> None:
    """One pine of a first sketch, ten units tall: a stem, and boughs that hang from it."""
    paper.line(here([(0, 0), (0, -10)]), max(1.4, here.scale * 0.5), "#8a5638", on=sheet, dry=0.4, taper=0.2)
    for tier in range(4):
        low, half = -2.2 - tier * 2.1, 2.9 - tier * 0.62
        for side in (-1, 1):
            bough = here([(0, low - 1.4), (side * half * 0.6, low - 0.5), (side * half, low + 0.3)])
            paper.line(bough, max(1.6, here.scale * 0.75), ink, on=sheet, dry=0.4, taper=0.5)


def shaving(curl: Motif, at: Place, size: float, turn: float, ink: Pigment) -> None:
    """A frill of wood, its hem in the pencil's colour."""
    x, y = at
    curl.contact((x, y + size * 0.52), size * 1.5, size * 0.4)
    for start, end, radius, shift, dark in ((-2.9, 0.5, 0.94, 0.10, 0.34), (-3.4, -0.1, 1.0, 0.0, 0.0)):
        here = Placement((x + shift * size, y + size * 0.5), size, turn * 0.4)
        curl.shape(here(frill(start, end, radius, 0.0)), mix(ink, "#2a1420", dark * 0.6), depth=size * 0.16, material=GLAZE, brush=FINE)
        wood = curl.shape(
            here(frill(start, end, radius * 0.87, 0.0)), mix(mix(WOODPALE, CEDAR, 0.35), "#5a2c30", dark), depth=size * 0.3, material=WOOD, brush=FINE
        )
        for t in np.linspace(start + 0.06, end - 0.06, 17):
            c, s = math.cos(t), math.sin(t) * 0.72
            tone = 0.74 if int(t * 9) % 2 else 1.14
            curl.line(
                here([(c * 0.14, s * 0.14), (c * 0.84 * radius, s * 0.84 * radius)]), max(1.4, size * 0.05), FromPicture(tone), on=wood, opacity=0.55, taper=0.3
            )


def frill(start: float, end: float, radius: float, heart: float) -> Points:
    t = np.linspace(start, end, 90)
    out = radius * (1 + 0.045 * np.sin(t * 13)) * (1 + 0.05 * np.sin(t * 3))
    rim = np.stack([np.cos(t) * out, np.sin(t) * out * 0.72], 1)
    return np.vstack([rim, [(heart, 0.02)]])


def hope(scene: Scene) -> None:
    """One very small shoot, under the cap of a pencil."""
    shoot = scene.motif("shoot", story=True)
    x, y = 560.0, 1446.0
    shoot.contact((x, y), 76)
    seedling(shoot, (x, y), 52)
    bell = curve([(x - 34, y + 4), (x - 34, y - 50), (x - 26, y - 78), (x, y - 90), (x + 26, y - 78), (x + 34, y - 50), (x + 34, y + 4)], 6)
    shoot.wash(bell, "#fffdf0", 0.3, soft=2)
    shoot.line(bell, 3.4, "#fffaf0", opacity=0.9, taper=0)
    shoot.line([(x - 23, y - 12), (x - 24, y - 50), (x - 15, y - 72)], 5, "#ffffff", opacity=0.8, taper=0.5)
    shoot.shape(ellipse((x, y + 5), 38, 7), "#c9342f", depth=4, brush=CRISP)
    shoot.shape(ellipse((x, y - 96), 8), "#c9342f", depth=7, brush=CRISP)
    seedling(shoot, (x, y), 50)
