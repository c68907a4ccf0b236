"""58, girl-leads-the-monster: a small girl with a candle leads a great frightened monster to the bathroom by one claw."""

import math
from collections.abc import Callable, Sequence

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies import poses, things
from atelier.bodies.clay import Clay, Stuff, fur
from atelier.bodies.ground import cast_on_ground
from atelier.bodies.modelling import paint_bodies
from atelier.bodies.outfit import Hair, nightshirt
from atelier.bodies.people import Person, Posed
from atelier.bodies.poses import Arm
from atelier.bodies.silhouettes import silhouette
from atelier.bodies.space import View
from atelier.canvas import CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, blob, ellipse, polygon
from atelier.light import GLAZE, WOOD, Light
from atelier.motifs.household import bathtub
from atelier.motifs.rooms import Room, SideWall, room
from atelier.motifs.stuff import Ground, boards
from atelier.palette import Image, Pigment, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=58,
    slug="girl-leads-the-monster",
    palette=("#7c1f28", "#3c1f3e", "#f6c05a", "#6a7145", "#f7efe2"),
    spread=Spread(
        hue="red/rose", place="room", time="indoor lamplight", season="no season", mood="tender", viewpoint="eye level",
        figure="child", composition="symmetric", people=True, relation=True, cast=("E",),
        themes=("fear", "childhood-age", "scale", "doors", "night", "mirrors"),
    ),
)  # fmt: skip

HALL = Room(back=(392, 404, 622, 748), vanishing=(507, 600))
DOOR = (442.0, 480.0, 572.0, 747.0)
GIRL = (290.0, 1312.0)
FLAME = (199.0, 962.0)
BEAST = View((640.0, 1412.0), 100, 0, 0)  # hundreds of card units: right, up, nearer
MOSS, PALE = "#6a7145", "#a9a86a"


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.1, -0.9, 0.35), colour="#ffc660", shade="#1c0d20", strength=1.0, depth=0.66, rim="#ffdf9a",
        source=(FLAME[0], FLAME[1], 130), reach=470, fill="#352440",
    )  # fmt: skip
    scene.finish = Finish(ground="#3a1420", grade=lambda image: (image - 0.5) * 1.05 + 0.515)
    corridor(scene)
    bathroom(scene)
    lampshades(scene)
    portraits(scene)
    girl, monster = child(), beast()
    glow(scene)
    exchanged_shadows(scene, girl, monster)
    mouse(scene)
    cast_on_ground(scene.motif("monster's shadow"), monster, View(BEAST.at, 100, 0, 24), (0.5, 0.0), 0.75, 8)
    cast_on_ground(scene.motif("girl's shadow"), girl.clay, View(GIRL, 320, 172, 24), (0.25, 0.5), 0.6, 5)
    paint_monster(scene, monster)
    girl.paint(scene.motif("girl", story=True))
    flame(scene)


# ---- the corridor


def corridor(scene: Scene) -> None:
    motif = scene.motif("corridor")

    def striped(plane: SideWall) -> Callable[[Image, Image], Image]:
        waver = motif.noise(3)

        def fill(x: Image, y: Image) -> Image:
            u, v = np.broadcast_arrays(*plane.local(x, y))
            stripe = 0.5 + 0.5 * np.tanh(6 * np.sin(u / 26))
            damp = 0.25 * waver(u, v, 240)
            colours = lerp(ramp(["#6a1822", "#7c1f28"], damp + 0.5), ramp(["#8e2a30", "#a23a3a"], damp + 0.5), stripe)
            panel = v > 250  # a dado of dark boards
            board = ramp(["#35141c", "#4c1e22", "#5c2a26"], 0.5 + 0.5 * np.sin(np.floor(u / 60) * 2.3) + 0.3 * waver(u, v * 0.2, 60))
            return np.where(panel[..., None], board, colours)

        return fill

    ids = room(
        motif, HALL, wall="#6a1c26", ceiling="#34193a", left=striped(HALL.wall_left), right=striped(HALL.wall_right),
        floor=boards(motif, HALL.floor, ("#3a1c1c", "#5c3026", "#7a4632"), width=84, length=640, upright=True),
    )  # fmt: skip
    for plane in (HALL.wall_left, HALL.wall_right):
        motif.line([on_wall(plane, u, 250) for u in np.linspace(0, 3600, 14)], 9, "#a86a38", taper=0.5, opacity=0.8, wobble=0)
    ground: Ground = HALL.floor
    runner = motif.shape(polygon(ground.places([(-190, 0), (190, 0), (190, 4300), (-190, 4300)])), "#6e1f30", depth=3, wobble=0.6)
    for across in (-172, -150, 150, 172):
        motif.line(ground.places([(across, v) for v in (0, 300, 900, 2200, 4200)]), 5, "#c8964a", on=runner, opacity=0.7, taper=0.8, wobble=0)
    assert ids


def on_wall(plane: SideWall, u: float, v: float) -> Place:
    """Where on the card a place of a wall lies: u away from us, v down from the eye."""
    reach = plane.near - plane.vanishing[0]
    shrunk = abs(reach) / (u + abs(reach))
    return plane.vanishing[0] + reach * shrunk, plane.vanishing[1] + v * shrunk


def bathroom(scene: Scene) -> None:
    """White tiles and a tub, in a light of its own."""
    cool = Light(direction=(0.2, -0.9, 0.5), colour="#f4fbf4", shade="#5c8c98", strength=0.7, depth=0.4)
    l, t, r, b = DOOR  # noqa: E741
    inside = scene.motif("bathroom", light=cool, brush=FINE)
    tiles = inside.shape(
        polygon([(l, t), (r, t), (r, b), (l, b)]), lambda x, y: ramp(["#eef6ee", "#b8dcdc", "#7fb4bc"], (y - t) / (b - t)), depth=3, wobble=0.6
    )
    for step in range(1, 14):
        inside.line([(l, t + step * 14), (r, t + step * 14)], 1.2, "#8fbcc0", on=tiles, opacity=0.5)
        inside.line([(l + step * 14, t), (l + step * 14, t + 200)], 1.2, "#8fbcc0", on=tiles, opacity=0.5)
    inside.shape(polygon([(l, b - 56), (r, b - 56), (r, b), (l, b)]), "#5a98a4", depth=3)
    inside.shape(ellipse((510, 540), 21, 27), "#f8fbf4", depth=5, lit="#ffffff", shade="#9cc4c8")
    bathtub(scene.motif("bathtub", light=cool, brush=FINE, story=True), (514, 722), 96)
    frame = scene.motif("door frame", material=WOOD, depth=6)
    for outline in (
        [(l - 18, t - 18), (l, t), (l, b), (l - 18, b)], [(r, t), (r + 18, t - 18), (r + 18, b), (r, b)], [(l - 18, t - 18), (r + 18, t - 18), (r, t), (l, t)],
    ):  # fmt: skip
        frame.shape(polygon(outline), "#7a3a2c")
    leaf = frame.shape(polygon([(l - 2, t + 2), (l - 44, t - 30), (l - 44, b + 34), (l - 2, b)]), "#8a3c30", depth=5)
    for top, low in ((t + 20, t + 116), (t + 140, b - 20)):
        frame.line([(l - 10, top), (l - 34, top - 14), (l - 34, low + 10), (l - 10, low), (l - 10, top)], 2, "#4a1c1c", on=leaf, wobble=0)
    frame.shape(ellipse((l - 38, 640), 5), "#e8b850", depth=3)
    spill = scene.motif("cold light")
    spill.wash(polygon([(l, b), (r, b), (r + 50, b + 110), (l - 50, b + 110)]), "#a8dcd8", 0.4, soft=14, way="screen")


def lampshades(scene: Scene) -> None:
    shades = scene.motif("lampshades", brush=FINE)
    for y, size in ((268, 1.0), (372, 0.52), (424, 0.30)):
        x = 507 + 4 * size
        shades.line([(x, y - 130 * size), (x, y - 46 * size)], 4 * size + 0.6, "#241018", taper=0, load=1)
        dome = [(-42, 0), (-34, -30), (-8, -50), (8, -50), (34, -30), (42, 0), (0, 6)]
        shades.shape(Placement((x, y), size)(blob(dome)), "#7a6a48", depth=20 * size)


def portraits(scene: Scene) -> None:
    """They peep between their fingers."""
    skins, coats, hats = (
        ("#c08a5c", "#8c5a3a", "#e3b98f", "#5a3826"),
        ("#3a3f5a", "#5a4a2c", "#54304a", "#2f4a44"),
        ("#d8cdb8", "#2a1a1c", "#9a5a34", "#7a7a78"),
    )
    for side, plane in enumerate((HALL.wall_left, HALL.wall_right)):
        for number, u in enumerate((70, 420, 930, 1720)):
            wide, tall = (250, 330, 420, 560)[number], (330, 300, 340, 400)[number]
            motif = scene.motif(f"portrait {side} {number}", story=number < 2, brush=FINE, wobble=0.5)
            kind = (number + side * 2) % 4
            portrait(motif, plane, u, -66 - tall, wide, tall, skins[kind], coats[(kind + side) % 4], hats[kind])


def portrait(motif: Motif, plane: SideWall, u: float, v: float, wide: float, tall: float, skin: str, coat: str, hair: str) -> None:
    """One sitter, drawn on the wall's own plane."""

    def at(points: Sequence[Place]) -> Points:
        return np.array([on_wall(plane, u + (x + 0.5) * wide, v + y * tall) for x, y in points])

    def box(wider: float, taller: float) -> Points:
        return polygon(at([(-0.5 - wider, -taller), (0.5 + wider, -taller), (0.5 + wider, 1 + taller), (-0.5 - wider, 1 + taller)]))

    def part(outline: Sequence[Place], fill: Pigment, depth: float) -> None:
        motif.shape(blob(at(outline), 6), fill, depth=depth)

    motif.wash(box(0.13, 0.1), "#1c0d20", 0.5, soft=8, way="multiply")
    motif.shape(box(0.1, 0.07), "#a8803c", depth=7, material=WOOD)
    motif.shape(box(0, 0), mix(coat, "#241826", 0.45), depth=2)
    palm = mix(skin, "#fff0d8", 0.22)
    part([(-0.44, 0.99), (-0.36, 0.74), (-0.1, 0.64), (0.1, 0.64), (0.36, 0.74), (0.44, 0.99)], coat, 10)
    part([(-0.22, 0.42), (-0.17, 0.27), (0, 0.21), (0.17, 0.27), (0.22, 0.42), (0.15, 0.58), (0, 0.65), (-0.15, 0.58)], mix(skin, "#3a1c1c", 0.25), 14)
    part([(-0.25, 0.38), (-0.23, 0.2), (0, 0.11), (0.23, 0.2), (0.25, 0.38), (0.13, 0.27), (-0.13, 0.27)], hair, 9)
    for side in (-1, 1):
        wrist, heel = [(side * 0.08, 0.9), (side * 0.06, 0.66)], [(side * 0.2, 0.64), (side * 0.22, 0.9)]
        part([*wrist, (side * 0.08, 0.54), (side * 0.18, 0.53), *heel], palm, 7)
        for x, top, lean in ((0.055, 0.40, -0.03), (0.085, 0.36, -0.025), (0.15, 0.37, 0.02), (0.19, 0.43, 0.035)):
            tip = side * (x + lean)
            part([(side * (x - 0.022), 0.58), (tip - 0.02, top + 0.02), (tip, top), (tip + 0.02, top + 0.02), (side * (x + 0.022), 0.58)], palm, 4)
        (x, y), size = at([(side * 0.115, 0.43)])[0], float(np.hypot(*(at([(0.04, 0)])[0] - at([(0, 0)])[0])))
        motif.dab((x, y), size * 1.2, size * 1.3, 0, "#f8eed4", load=1, taper=0)
        motif.dab((x + size * 0.1, y + 1), size * 0.7, size * 0.8, 0, "#180c10", load=1, taper=0)


# ---- the two


def child() -> Posed:
    """Barefoot, from behind, the candle held up and out to her left."""
    who = Person("child", nightshirt("#f7efe2", length=1.3), "E", Hair("puffs", "#1c1214"), seed=5)
    pose = poses.walking(0.55, lean=-2).but(arms=(Arm(70, 62, 44, -8), Arm(10, 20, 6)), head=(-28, -12, 0), hands=("grip", "easy"))
    view = View(GIRL, 320, 172, 8)
    return who.posed(pose, view, left_hand=(202, 1026), right_hand=(362, 1158)).hold("left", things.candle())


def beast() -> Clay:
    """Bent double, its eyes hidden with the tuft of its own tail."""
    clay = Clay()
    hair, belly = fur(MOSS, "#4c5634", 0.34), fur("#7a8050", "#4c5634", 0.34)
    horn = Stuff("#d2be8c")
    clay.limb([(0.7, 1.3, 0), (0.8, 3.0, 0), (0.35, 4.9, -0.4), (-0.7, 5.7, -0.8)], [2.2, 2.4, 2.15, 1.5], hair, "back", melt=0.5)
    clay.limb([(-0.7, 5.7, -0.8), (-1.7, 5.2, -0.3)], [1.45, 1.2], hair, "back", melt=0.5)
    clay.limb([(-1.6, 5.3, 0.0), (-1.85, 4.8, 0.3)], [1.3, 1.05], hair, "head", melt=0.3)
    clay.limb([(-2.1, 4.45, 0.9), (-2.55, 4.25, 1.2)], [0.70, 0.60], fur(PALE, "#7a7a50", 0.05), "muzzle", group="head", melt=0.2)
    clay.limb([(-2.92, 4.62, 1.5), (-3.08, 4.56, 1.55)], [0.27, 0.2], Stuff("#3a2a30", GLAZE), "nose", group="nose")
    for x, lean in ((-2.2, -0.7), (-0.75, 0.4)):
        clay.limb([(x, 6.2, 0.0), (x + lean * 0.6, 6.9, 0.0), (x + lean * 0.3, 7.6, 0.1)], [0.34, 0.24, 0.04], horn, f"horn {x}")
    clay.limb([(-2.4, 5.9, 0.4), (-3.0, 5.7, 0.6), (-3.2, 5.2, 0.7)], [0.2, 0.36, 0.12], belly, "ear", melt=0.1)
    clay.limb([(-0.9, 4.3, 1.5), (-0.75, 3.1, 2.2), (-1.9, 2.45, 2.1), (-2.35, 2.4, 2.0)], [0.95, 0.8, 0.6, 0.5], hair, "arm", melt=0.25)
    clay.limb([(2.3, 4.1, 1.4), (2.95, 3.0, 2.2), (2.6, 2.1, 2.9)], [0.9, 0.72, 0.52], hair, "other arm", melt=0.25)
    for y, reach in ((0.22, -0.62), (0.0, -0.7), (-0.22, -0.6)):
        clay.limb([(-2.5, 2.35 + y, 2.15), (-2.5 + reach * 0.6, 2.38 + y * 1.3, 2.3), (-2.5 + reach, 2.2 + y * 1.3, 2.3)], [0.19, 0.14, 0.03], horn, "claws")
    for x in (-0.3, 0.0, 0.3):
        clay.limb([(2.55 + x * 0.8, 1.85, 3.2), (2.55 + x, 1.5, 3.4), (2.55 + x * 0.8, 1.2, 3.3)], [0.17, 0.13, 0.03], horn, "other claws")
    for x in (-0.8, 1.3):
        clay.limb([(x, 0.5, 1.6), (x - 0.1, 0.35, 2.1)], [0.75, 0.55], hair, f"foot {x}", melt=0.3)
        for toe in (-0.38, 0.0, 0.38):
            clay.limb([(x + toe - 0.1, 0.25, 2.5), (x + toe - 0.1, 0.1, 2.85)], [0.16, 0.05], horn, f"toes {x}")
    tail = [(0.9, 1.2, 2.3), (1.7, 1.7, 3.0), (2.1, 3.6, 2.9), (2.0, 6.0, 2.3), (0.9, 7.3, 1.7), (-0.4, 6.7, 1.7), (-1.2, 5.7, 1.8)]
    clay.limb(tail, [0.6, 0.52, 0.46, 0.42, 0.42, 0.46, 0.5], fur("#7d8350", "#4c5634", 0.3), "tail", melt=0.1)
    clay.limb([(-1.1, 5.85, 1.75), (-1.8, 5.2, 1.9), (-2.4, 5.05, 1.8)], [0.46, 0.62, 0.34], fur("#96955a", "#5a5c38", 0.3), "tuft", melt=0.1)
    clay.add(teddy().moved(np.eye(3) * 1.05, (2.5, 0.42, 3.25), "teddy "))
    return clay


def paint_monster(scene: Scene, clay: Clay) -> None:
    motif = scene.motif("monster", story=True)
    painted = paint_bodies(motif, (clay, BEAST), hair=0.35)
    for part, count, long in (
        ("back", 900, 74),
        ("head", 240, 50),
        ("arm", 170, 50),
        ("other arm", 150, 50),
        ("tail", 460, 44),
        ("tuft", 110, 46),
        ("foot -0.8", 70, 40),
        ("foot 1.3", 70, 40),
    ):
        locks(motif, painted.ids.get(part, 0), count, long)
    motif.wash(blob([(770, 640), (1040, 760), (1040, 1520), (700, 1520), (820, 1100)]), "#1c0d24", 0.42, soft=70, way="multiply")
    motif.glow(FLAME, 430, "#ffb43e", 0.4, graze=0.95)
    jaw = [(-2.1, 3.98, 1.2), (-2.45, 4.12, 1.3), (-2.85, 4.02, 1.2)]
    motif.line([BEAST.place(each) for each in jaw], 4, "#2a1a20", wobble=0, load=1)
    motif.shape(polygon([BEAST.place((-2.36, 4.1, 1)), BEAST.place((-2.24, 4.06, 1)), BEAST.place((-2.31, 3.86, 1))], 3), "#f4ead0", depth=3, brush=CRISP)


def locks(motif: Motif, identity: int, count: int, long: float) -> None:
    """Shag: tapered locks that hang, lit and dark, over the outline too."""
    if not identity:
        return
    flow, scale = motif.canvas.flow, motif.canvas.scale
    for x, y in motif.spots(identity, count):
        stray, size, tone, bend = motif.random.normal(), motif.random.uniform(0.5, 1.3), motif.random.random(), motif.random.normal()
        along_ = float(flow[int(y * scale), int(x * scale)])
        angle = math.pi / 2 + 0.35 * stray if math.isnan(along_) else along_ + 0.35 * stray
        if x > 825 and y > 1225:
            continue  # not over the teddy
        if math.sin(angle) < -0.2:
            angle += math.pi
        angle = math.pi / 2 + (angle - math.pi / 2) * 0.7
        ink = FromPicture(0.62) if tone < 0.38 else FromPicture(1.18, "#ffe08a", 0.10) if tone < 0.8 else FromPicture(0.92)
        dx, dy = math.cos(angle) * long * size, math.sin(angle) * long * size
        motif.line(
            [(x - dx * 0.3, y - dy * 0.3), (x + dx * 0.2 - dy * 0.08 * bend, y + dy * 0.2 + dx * 0.08 * bend), (x + dx * 0.7, y + dy * 0.7)],
            6.5 * size,
            ink,
            taper=0.95,
            opacity=0.8,
        )


def teddy() -> Clay:
    """Moth-eaten, a patch on its belly."""
    bear, plush, pale = Clay(), Stuff("#b07a48", finest=0.8), Stuff("#d8b07c")
    bear.limb([(0, 0.36, 0), (0.02, 0.62, 0)], [0.24, 0.19], plush, "body")
    bear.limb([(0.02, 0.95, 0)], 0.22, plush, "head")
    bear.limb([(0.02, 0.89, 0.19)], 0.09, pale, "snout")
    bear.limb([(0.08, 0.42, 0.2)], 0.09, Stuff("#7a3a3a"), "patch")
    for side in (-1, 1):
        bear.limb([(side * 0.18, 1.12, 0)], 0.09, plush, f"ear {side}")
        bear.limb([(side * 0.16, 0.62, 0.05), (side * 0.40, 0.38, 0.1)], [0.09, 0.08], plush, f"arm {side}")
        bear.limb([(side * 0.12, 0.2, 0.05), (side * 0.2, -0.08, 0.12)], [0.11, 0.1], plush, f"leg {side}")
        bear.limb([(side * 0.09 + 0.02, 1.0, 0.2)], 0.025, Stuff("#1c1014", GLAZE), f"eye {side}")
    return bear


def mouse(scene: Scene) -> None:
    """Holds the door."""
    who = Person("beast", nightshirt("#c8d4dc", length=0.9), hair=Hair("none"), beast="mouse")
    who.posed(poses.standing(), View((424, 776), 84, 60, 6), right_hand=None).paint(scene.motif("mouse", story=True, brush=FINE))


# ---- light


def glow(scene: Scene) -> None:
    def gloom(x: Image, y: Image) -> Image:
        lit = np.exp(-((np.hypot(x - FLAME[0], (y - FLAME[1]) * 0.9) / 430) ** 2)) + 0.8 * np.exp(-((np.hypot(x - 507, (y - 620) * 0.8) / 190) ** 2))
        return 0.72 * np.clip(1 - 1.1 * lit, 0, 1)

    scene.mist("#1a0a1c", gloom)
    light = scene.motif("candlelight")
    light.glow(FLAME, 560, "#d8622e", 0.5, graze=0.2)
    light.glow(FLAME, 300, "#ffb850", 0.6, graze=0.2)
    light.glow(FLAME, 130, "#ffe290", 0.6)
    light.glow((908, 716), 150, "#f09a4c", 0.85)


def flame(scene: Scene) -> None:
    fire = scene.motif("flame", story=True, brush=CRISP, wobble=0.2)
    fire.glow(FLAME, 120, "#ffd070", 0.7)
    fire.shape(
        blob([(FLAME[0], FLAME[1] - 36), (FLAME[0] + 11, FLAME[1] - 6), (FLAME[0], FLAME[1] + 12), (FLAME[0] - 11, FLAME[1] - 6)]),
        "#ffd878",
        depth=6,
        lit="#fffbe0",
        shade="#ffb040",
    )


def exchanged_shadows(scene: Scene, girl: Posed, monster: Clay) -> None:
    """On the left wall hers, huge; on the right wall, small, the monster's."""
    hers = silhouette(girl.clay, View((146, 1330), 730, 168, 4))
    slant = [np.stack([each[:, 0], each[:, 1] + 0.30 * (146 - each[:, 0])], 1) for each in hers]
    scene.motif("her shadow").wash(slant, "#2a0a1c", 0.9, soft=7, way="multiply")
    its = silhouette(monster, View((916, 782), 17, 0, 0))
    scene.motif("its shadow").wash(its, "#1c0616", 0.92, soft=1.5, way="multiply")
