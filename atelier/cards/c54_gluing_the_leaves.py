"""54, gluing-the-leaves: with paste and a very long brush an old clerk sticks the fallen leaves back on."""

import math

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies import poses
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.clay import fur
from atelier.bodies.modelling import paint_bodies
from atelier.bodies.outfit import Face, Hair, Hat, Outfit
from atelier.bodies.people import Person
from atelier.bodies.space import View, ahead
from atelier.bodies.species import SPECIES
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon
from atelier.light import WOOD, Light
from atelier.motifs.books import open_book
from atelier.motifs.forms import rod
from atelier.motifs.lines import stepladder
from atelier.motifs.sky import sun
from atelier.motifs.vessels import bucket
from atelier.motifs.woods import bare_tree
from atelier.palette import Image, Pigment, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=54,
    slug="gluing-the-leaves",
    palette=("#f2e3a6", "#c5382a", "#d9813a", "#8b8090", "#f6efe0"),
    spread=Spread(
        hue="yellow/gold", place="park", time="overcast", season="autumn", mood="melancholy", viewpoint="far landscape",
        figure="old man", composition="diagonal", people=True, cast=("B",), themes=("time", "love-loss", "work-machines", "growth", "endings"),
    ),
)  # fmt: skip

END: Place = (796.0, 846.0)  # where the avenue runs to
SUN: Place = (792.0, 790.0)
MAPLE: Place = (226.0, 1346.0)
TIP: Place = (806.0, 566.0)  # of the brush
WRONG: Place = (676.0, 664.0)  # the leaf that is upside down
BARK, PASTE = "#6f6674", "#f6efe0"
REDS = ("#c5382a", "#d9813a", "#b02a2c", "#e09a48", "#8f2a2c", "#d8552e")
LOBES = (
    (0, 10), (-5, 8), (-14, 12), (-12, 6), (-22, 1), (-19, -2), (-24, -11), (-15, -8), (-12, -9), (-14, -17), (-8, -13), (-6, -16), (0, -28),
)  # half a maple leaf, from the stalk to its tip  # fmt: skip


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.55, -0.5, 0.4), colour="#fff0b8", shade="#5a4a62", strength=0.7, depth=0.5, rim="#fff6cc", rim_from=(1.0, -0.4), rim_strength=0.8,
        air="#ecdca8",
    )  # fmt: skip
    scene.finish = Finish(ground="#c8b078", periphery=0.14, grade=lambda image: (image - 0.5) * 1.06 + 0.5)
    november(scene)
    long_shadows(scene)
    avenue(scene)
    fallen(scene)
    drifts(scene)
    twigs = maple(scene)
    thief(scene)
    pasted(scene, twigs)
    clerk(scene)
    near_leaves(scene)
    dog(scene)


def november(scene: Scene) -> None:
    broad = scene.canvas.broad

    def thin(x: Image, y: Image) -> Image:
        away = np.hypot((x - END[0]) / 900, (y - END[1] + 100) / 900)
        return ramp(["#fffae0", "#f8ecb8", "#f2e3a6", "#dccfa8", "#b4acac"], away + 0.06 * broad)

    scene.background(thin, flow=lambda x, y: 0.35 + 0.15 * np.sin(x / 230 + y / 200), brush=BROAD)
    sun(scene.motif("weak sun"), SUN, 46, "#fffef4", air="#fff0a8", reach=4.0, strength=1.0)
    far = scene.motif("far hedge")
    ridge = curve([(-40, 850), (300, 842), (600, 836), (796, 840), (900, 836), (1040, 846)], 8)
    far.shape(np.vstack([ridge, [(1040, 960), (-40, 960)]]), "#c4b49c", depth=20)
    ground = scene.motif("ground")
    ground.shape(
        polygon([(-40, 862), (1040, 854), (1040, 1560), (-40, 1560)], 10),
        lambda x, y: ramp(["#dcba80", "#c87c48", "#a8503a", "#8a3a34"], (y - 850) / 560 + 0.05 * np.sin(x / 130 + y / 47)), depth=40, flow=0.05,
    )  # fmt: skip
    walk = [(END[0] - 10, 858), (END[0] + 10, 858), (930, 1560), (300, 1560)]
    ground.wash(polygon(walk, 12), "#ecd6a0", 0.6, soft=22)
    ground.glow((END[0], 872), 320, "#fff4c4", 0.7, down=70)


def long_shadows(scene: Scene) -> None:
    """The sun stands low at the end of the avenue: all shadows come towards us from there."""
    thrown = scene.motif("long shadows")
    feet = [(foot, tall * 0.045, tall) for side in (-1, 1) for foot, tall in row(side)]
    for (x, y), broad, long in (*feet, (MAPLE, 62, 700), ((560, 1330), 16, 420), ((600, 1330), 16, 420), ((646, 1340), 12, 420)):
        along = np.subtract((x, y), END) / math.dist((x, y), END)
        across = np.array([1.0, 0.0])
        end = np.array([x, y]) + along * long
        shade = [(x - broad, y), (x + broad, y), end + across * broad * 1.7, end - across * broad * 1.7]
        thrown.wash(polygon(shade), "#7a4a6c", 0.55, soft=4 + broad * 0.12, way="multiply")


def row(side: int) -> list[tuple[Place, float]]:
    """Feet and heights of one row of trees, the farthest first."""
    steps = (0.035, 0.06, 0.10, 0.165, 0.27)
    return [((END[0] + side * (24 + (1000 if side < 0 else 500) * step), 860 + 620 * step), 1750 * step + 40) for step in steps]


def avenue(scene: Scene) -> None:
    """The trees further on are ahead by spring: there is a green breath about them."""
    for side in (-1, 1):
        for number, (foot, tall) in enumerate(row(side)):
            far = 1 - number / 5.6
            bark = mix(BARK, "#dccfa8", 0.72 * far)
            tree = scene.motif(f"tree {side} {number}")
            tips = bare_tree(tree, foot, tall, bark, twigs=5)
            if number < 3:
                tree.glow((foot[0], foot[1] - tall * 0.68), tall * 0.4, "#c4d890", 0.16)
                for tip in tips * 3:
                    bud = ("#8fb858", "#a8c470", "#c8dc8a", "#f4e4c8")[int(tree.random.integers(4))]
                    at = (tip[0] + float(tree.random.normal()) * tall * 0.022, tip[1] + float(tree.random.normal()) * tall * 0.022)
                    tree.dab(at, 4 + tall * 0.02, 3 + tall * 0.012, tree.random.uniform(0, 3), bud, taper=0.2, opacity=0.85)
            red = scene.motif(f"drift {side} {number}")
            for _ in range(26 + 10 * number):
                at = (foot[0] + red.random.normal() * tall * 0.22, foot[1] + abs(red.random.normal()) * tall * 0.03)
                red.dab(at, 3 + tall * 0.018, 2 + tall * 0.01, red.random.uniform(0, 3), REDS[int(red.random.integers(6))], taper=0.3)


def fallen(scene: Scene) -> None:
    """Red to the knees."""
    heap = scene.motif("fallen leaves")
    for _ in range(2600):
        deep = float(heap.random.random()) ** 0.62
        y = 884 + 630 * deep
        x = float(heap.random.uniform(-20, 1020))
        middle = END[0] + (600 - END[0]) * deep
        if abs(x - middle) < 170 * deep and heap.random.random() < 0.78:
            continue
        size = 3 + 17 * deep
        ink = mix(REDS[int(heap.random.integers(6))], "#e8d0a0", 0.35 * (1 - deep))
        heap.dab((x, y), size, size * 0.55, heap.random.uniform(-0.7, 0.7), ink, taper=0.7, load=0.95, bend=0.2)


def drifts(scene: Scene) -> None:
    """Blown against the feet of the near trees, and lying ever larger and plainer this side of the clerk."""
    heap = scene.motif("drifts", brush=FINE)
    blown = [(foot, tall) for side in (-1, 1) for foot, tall in row(side)[2:]]
    for (x, y), tall in blown:
        for _ in range(90):
            off = float(heap.random.normal())
            up = tall * 0.06 * math.exp(-off * off) * float(heap.random.random())
            size = tall * 0.022 * float(heap.random.uniform(0.7, 1.3))
            ink = mix(REDS[int(heap.random.integers(6))], "#7a2a30", 0.3 * float(heap.random.random()))
            heap.dab((x + off * tall * 0.11, y + tall * 0.02 - up), size, size * 0.6, heap.random.uniform(0, 3), ink, taper=0.5, load=1)
    places = [(float(heap.random.uniform(-10, 1010)), 1020 + 310 * float(heap.random.random()) ** 0.75) for _ in range(330)]
    for x, y in sorted(places, key=lambda place: place[1]):
        deep = (y - 860) / 640
        walked = abs(x - END[0] + (END[0] - 600) * deep) < 165 * deep
        turn, ink, size = float(heap.random.uniform(0, 6.3)), REDS[int(heap.random.integers(6))], 7 + 13 * (y - 1020) / 310
        spared = heap.random.random() < 0.8
        if not (walked and spared):
            leaf(heap, (x, y), size, turn, mix(ink, "#8a3a34", 0.15))


# ---- the maple


def maple(scene: Scene) -> list[Place]:
    """Bare; returns places along its twigs, for leaves."""
    tree = scene.motif("maple", material=WOOD)
    x, y = MAPLE
    tree.contact((x, y + 6), 280, 44)
    twigs: list[Place] = []
    limbs = (
        ((x + 2, y - 640), -2.1, 250, 40, 5), ((x + 34, y - 690), -1.0, 300, 44, 5), ((x + 30, y - 900), -1.85, 230, 30, 4),
        ((x + 32, y - 910), -1.3, 250, 34, 4),
    )  # fmt: skip
    for root, angle, long, girth, forks in limbs:
        grow(tree, root, angle, long, girth, forks, twigs)
    bough = [(x + 6, y - 420), (x + 110, y - 540), (x + 290, y - 640), (x + 420, y - 730)]
    for root, angle, long, girth, forks in (
        (bough[2], -0.1, 200, 20, 3), (bough[1], -0.95, 240, 24, 4), (bough[3], -0.35, 210, 26, 4), (bough[3], -1.1, 220, 24, 4), (bough[2], -1.5, 190, 20, 3),
    ):  # fmt: skip
        grow(tree, root, angle, long, girth, forks, twigs)
    rod(tree, bough, [58, 46, 36, 24], BARK, grain=60, ragged=2)
    for out, drop in ((-104, 24), (112, 28), (-30, 40), (48, 44)):
        rod(tree, [(x + out * 0.1, y - 90), (x + out * 0.45, y - 22), (x + out, y + drop)], [40, 52, 8], BARK, grain=20, ragged=2)
    perch = [(x + 10, y - 396), (x - 30, y - 430), (x - 84, y - 462), (x - 150, y - 472), (x - 260, y - 510)]
    rod(tree, perch, [52, 48, 36, 29, 20], BARK, grain=40, ragged=1)
    for (a, b), wide in ((((x - 176, y - 480), (x - 214, y - 540)), 9), (((x - 120, y - 466), (x - 150, y - 420)), 7)):
        rod(tree, [a, ((a[0] + b[0]) / 2 - 4, (a[1] + b[1]) / 2), b], [wide, wide * 0.7, 2], BARK)
    rod(tree, [(x + 6, y + 20), (x - 6, y - 170), (x + 2, y - 430), (x + 26, y - 730), (x + 31, y - 925)], [126, 86, 72, 54, 26], BARK, grain=160, ragged=1.6)
    return twigs


def grow(tree: Motif, at: Place, angle: float, long: float, girth: float, forks: int, twigs: list[Place]) -> None:
    """A limb and what it forks into: one goes on, one turns off, each back towards the light."""
    bend = angle + float(tree.random.normal()) * 0.16
    middle = (at[0] + math.cos(angle) * long * 0.5, at[1] + math.sin(angle) * long * 0.5)
    end = (middle[0] + math.cos(bend) * long * 0.5, middle[1] + math.sin(bend) * long * 0.5)
    side = 1 if tree.random.random() < 0.5 else -1
    turns = (float(tree.random.uniform(0.1, 0.3)) * -side, float(tree.random.uniform(0.5, 0.85)) * side)
    shares = tree.random.uniform(0.62, 0.86, 2)
    if forks:
        for turn, share, thin in zip(turns, shares, (0.66, 0.46), strict=True):
            onward = bend + turn
            grow(tree, end, onward + 0.14 * math.sin(-math.pi / 2 - onward), long * float(share), max(2.6, girth * thin), forks - 1, twigs)
    if girth > 5:
        rod(tree, [at, middle, end], [girth, girth * 0.82, girth * 0.64], BARK, grain=8, ragged=min(1.0, girth * 0.04))
    else:
        tree.line([at, middle, end], girth, mix(BARK, "#4a4250", 0.3), taper=0.4, load=1, dry=0.1)
    if girth < 27:
        twigs += [((at[0] + middle[0]) / 2, (at[1] + middle[1]) / 2), middle, ((end[0] + middle[0]) / 2, (end[1] + middle[1]) / 2), end]


def leaf(motif: Motif, at: Place, size: float, turn: float, pigment: Pigment, *, brushed: bool = False) -> None:
    """A maple's, five-pointed; if it has just been pasted, white shows at its edge."""
    here = Placement(at, size / 24, turn)
    outline = [*LOBES, *((-u, v) for u, v in LOBES[-2:0:-1])]
    if brushed:
        motif.shape(Placement(at, size / 24 * 1.2, turn)(polygon(outline, 2)), PASTE, depth=2, wobble=0.3)
    identity = motif.shape(here(polygon(outline, 2)), pigment, depth=size * 0.16, lit=mix(pigment, "#ffe0a0", 0.5), brush=FINE, wobble=0.4)
    for end in ((0, -22), (-15, -8), (15, -8)):
        motif.line(here([(0, 8), end]), max(1.0, size * 0.05), FromPicture(0.65), on=identity, taper=0.5)
    motif.line(here([(0, 8), (1, 24)]), max(1.2, size * 0.07), mix(pigment, "#3a1a1a", 0.4), taper=0.3)


def pasted(scene: Scene, twigs: list[Place]) -> None:
    """A quarter of the crown, each one in its place: the bough over the walk, and a start on the next."""
    put = scene.motif("pasted leaves")
    done = [(x, y) for x, y in twigs if x > 470 and 300 + 0.2 * (1000 - x) < y < 720]
    for number, (x, y) in enumerate(sorted(done, key=lambda twig: twig[1])):
        for _ in range(2):
            turn = float(put.random.normal() * 0.5) + math.pi * 0.95  # stalk above, tip below
            size = float(put.random.uniform(18, 33))
            here = (x + float(put.random.normal()) * 19, y + float(put.random.normal()) * 14)
            at = (here[0] + math.sin(turn) * size * 0.8, here[1] - math.cos(turn) * size * 0.8)
            ink, white = REDS[(number * 5 + int(put.random.integers(3))) % 6], put.random.random() < 0.12
            if math.dist(at, WRONG) > 84 and math.dist(at, TIP) > 56:
                leaf(put, at, size, turn, ink, brushed=white)
    wrong = scene.motif("the leaf that is upside down", story=True, brush=CRISP)
    leaf(wrong, WRONG, 46, 0.12, "#e8a83c", brushed=True)
    wrong.line([(WRONG[0] + 2, WRONG[1] + 44), (WRONG[0] + 5, WRONG[1] + 70)], 4, "#fdf8ea", taper=0.4, load=1)


# ---- those who work at it


def clerk(scene: Scene) -> None:
    steps = scene.motif("stepladder", story=True, material=WOOD)
    top = stepladder(steps, (566, 1396), 330)
    man = scene.motif("clerk", story=True, brush=FINE)
    clothes = Outfit(top="#5f5a6a", length=0.62, trousers="#3f3c48", scarf="#8a3a34", collar="#efe8d8", hat=Hat("bowler", "#33303a"), shoes="#2a2228")
    person = Person("old", clothes, "B", Hair("balding", "#c8c4bc", "moustache"), Face("long", "weak", spectacles=True))
    upper, lower = (top[0] + 112, top[1] - 236), (top[0] + 76, top[1] - 182)
    pose = poses.standing().but(lean=8, head=(0, -20, 0), hands=("grip", "grip"), legs=(poses.Leg(10, 4, 6), poses.Leg(-8, 4, 4, 8)))
    slope = math.degrees(math.atan2(TIP[1] - upper[1], TIP[0] - upper[0]))
    posed = person.posed(pose, View((top[0] - 4, top[1] + 4), 350, 72, 2), left_hand=upper, right_hand=lower, bars=(slope, slope))
    posed.paint(man, contact=False)
    brush = scene.motif("long brush", story=True, brush=FINE)
    along = np.subtract(TIP, lower) / math.dist(TIP, lower)
    tail = np.array(lower) - along * 130
    rod(brush, [tail, np.array(TIP) - along * 40], [9, 9], "#c08a48", material=WOOD)
    rod(brush, [np.array(TIP) - along * 52, np.array(TIP) - along * 34], [17, 20], "#8a8f96")
    here = Placement((float(TIP[0]), float(TIP[1])), 1.0, math.atan2(along[1], along[0]) + math.pi / 2)
    brush.shape(here(blob([(-11, 36), (11, 36), (17, 6), (10, -10), (0, -16), (-10, -10), (-17, 6)])), PASTE, depth=9, lit="#ffffff", shade="#b0a4a0")
    for hand in (upper, lower):
        turned = Placement(hand, 1.0, math.radians(slope))
        for k in range(4):
            man.shape(turned(ellipse((-9 + 6 * k, 1), 4.2, 10)), "#e0b48a", depth=5, brush=CRISP, wobble=0.2)
    pot = scene.motif("pot of paste", story=True, brush=FINE)
    pot.line([(top[0] - 34, top[1] + 30), (top[0] - 52, top[1] + 26), (top[0] - 54, top[1] + 44)], 5, "#4a4a52", taper=0, load=1)
    bucket(pot, (top[0] - 54, top[1] + 120), 62, "#8a8f96", water=PASTE, handle=1.0)
    pot.line([(top[0] - 70, top[1] + 64), (top[0] - 71, top[1] + 100)], 7, "#fdf8ea", taper=0.4, load=1)


def dog(scene: Scene) -> None:
    """It ticks them off."""
    book = scene.motif("ledger", story=True, brush=FINE)
    open_book(book, (742, 1440), 176, turn=0.04)
    for k in range(10):
        x, y = 682 + 17 * (k % 5) - 4 * (k // 5), 1424 + 18 * (k // 5)
        book.line([(x - 4, y), (x, y + 6), (x + 9, y - 8)], 2.6, "#b02a2c", taper=0.2, load=1)
    small = scene.motif("dog", story=True, brush=FINE)
    Animal("dog", scarf="#3f6f7f").paint(small, View((880, 1432), 150, -62, 8), Gait.SIT, head=(26, 8))
    pencil = scene.motif("pencil", story=True, brush=FINE, material=WOOD)
    rod(pencil, [(825, 1303), (774, 1402)], [10, 9], "#3f7f6a")
    rod(pencil, [(776, 1401), (764, 1421)], [9, 1.5], "#e8c898")


def thief(scene: Scene) -> None:
    """Behind his back a squirrel carries them off again."""
    x, y = MAPLE
    squirrel = scene.motif("squirrel", story=True, brush=FINE)
    clay = Animal(SPECIES["squirrel"].but(tail=(0.2, 0.08, 30))).clay(Gait.WALK, head=(-6, 0))
    plume = [ahead(-0.44, 0.86), ahead(-0.72, 0.98), ahead(-0.80, 1.42), ahead(-0.62, 1.82), ahead(-0.86, 2.08), ahead(-1.10, 1.98)]
    clay.limb(plume, [0.10, 0.20, 0.26, 0.24, 0.19, 0.07], fur("#b8622c", "#e8a05a", 0.14), "plume", melt=0.05)
    paint_bodies(squirrel, (clay, View((x - 84, y - 474), 92, -78, 4)), brush=FINE)
    leaf(squirrel, (x - 158, y - 536), 40, -0.9, "#c5382a")


def near_leaves(scene: Scene) -> None:
    """Deep drifts before everything, over the ladder's feet."""
    heap = scene.motif("near leaves", brush=FINE)
    places = [(float(heap.random.uniform(-10, 1010)), 1310 + 210 * float(heap.random.random()) ** 0.62) for _ in range(330)]
    for x, y in sorted(places, key=lambda place: place[1]):
        size = 19 + (y - 1310) * 0.11
        bare = abs(x - 706) < 120 and y < 1474 and heap.random.random() < 0.72
        turn, ink = float(heap.random.uniform(0, 6.3)), REDS[int(heap.random.integers(6))]
        if not bare:
            leaf(heap, (x, y), size, turn, ink)
    flying = scene.motif("one more falls", brush=FINE)
    for x, y, size, turn in ((430, 1010, 26, 0.7), (890, 1150, 24, 2.1), (360, 1200, 20, 1.2)):
        leaf(flying, (x, y), size, turn, REDS[int(size) % 6])
