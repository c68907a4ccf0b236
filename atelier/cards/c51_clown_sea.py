"""51, clown-sea: the tears of one clown have filled the ring, and the children of the town have come to sail on them."""

import math
from dataclasses import replace

import numpy as np

from atelier import marks
from atelier.bodies import creatures, poses, things
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.outfit import BUILDS, Face, Hair, Hat, Outfit, dress, suit
from atelier.bodies.people import Person, Posed
from atelier.bodies.poses import Arm, Leg
from atelier.bodies.space import View, vec
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, along, blob, curve, ellipse, polygon, ribbon, smoothstep
from atelier.light import CLOTH, GLAZE, METAL, Light
from atelier.motifs.forms import rod
from atelier.motifs.land import terrain
from atelier.motifs.lines import balloon
from atelier.motifs.music import drum
from atelier.motifs.travel import rowing_boat, rowing_boat_side
from atelier.motifs.water import rings, ripples
from atelier.palette import Image, colour, lerp, ramp
from atelier.paper import Finish
from atelier.scene import Scene

CARD = Card(
    number=51,
    slug="clown-sea",
    palette=("#d63c37", "#f8ecd4", "#5fb9cf", "#e0bd6a", "#6a5590"),
    spread=Spread(
        hue="red/rose", place="circus", time="indoor lamplight", season="summer", mood="melancholy", viewpoint="from above",
        figure="man", composition="spiral", people=True, relation=True, cast=("A", "B", "C", "D", "E"),
        themes=("masks-lies", "sea", "love-loss", "games", "childhood-age"),
    ),
)  # fmt: skip

RING: Place = (500.0, 850.0)
ACROSS, DOWN = 424.0, 372.0
SEAT: Place = (500.0, 772.0)
CROWN: Place = (500.0, 640.0)
RED, CREAM, GOLD = "#d63c37", "#f8ecd4", "#e0bd6a"


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.2, -0.7, 0.6), colour="#fff0c4", shade="#3c2c58", depth=0.6, strength=0.95, rim="#fff4d4", rim_strength=0.75,
        source=(CROWN[0], CROWN[1] - 200, 420), reach=780,
    )  # fmt: skip
    scene.finish = Finish(ground="#7a3a44", periphery=0.22)
    tent(scene)
    audience(scene)
    kerb(scene, near=False)
    sea(scene)
    clown = sad_clown()
    tub = scene.motif("drum")
    drum(tub, (SEAT[0], SEAT[1] + 78), 170, shell="#6a5590", rim=GOLD, skin=CREAM)
    rings(tub, (SEAT[0], SEAT[1] + 82), 250, count=3, ink="#e4f6f8", flat=0.5)
    far_sailors(scene)
    clown.paint(scene.motif("clown", story=True), contact=False)
    face(scene, clown)
    tears(scene, clown)
    sailors(scene)
    kerb(scene, near=True)
    ticket_boy(scene)
    tightrope(scene)
    dusk = scene.motif("dusk of the tent")
    for y in (-60, 1540):
        dusk.wash(ellipse((500, y), 760, 150), "#3c2450", 0.4, soft=90, way="multiply")


# ---- the tent


def turned(x: Image, y: Image) -> tuple[Image, Image]:
    """Angle about the pole, wound like a shell, and how far out in ring radii."""
    out = np.hypot((x - RING[0]) / ACROSS, (y - RING[1]) / DOWN)
    return np.arctan2((y - RING[1]) / DOWN, (x - RING[0]) / ACROSS) + 0.55 * (out - 1), out


def tent(scene: Scene) -> None:
    """Canvas and benches run out from the ring in red and cream, wound a little."""
    broad = scene.canvas.broad

    def canvas(x: Image, y: Image) -> Image:
        angle, out = turned(x, y)
        band = np.sin(angle * 13)
        red = ramp(["#e8584a", RED, "#9c2434", "#5a1830"], (out - 1) / 1.25 + 0.06 * broad)
        cream = ramp(["#fff6e0", CREAM, "#d8b894", "#8a6a80"], (out - 1) / 1.25 + 0.06 * broad)
        striped = lerp(red, cream, smoothstep(-0.08, 0.08, band))
        tier = np.abs(((out - 1.10) / 0.155) % 1 - 0.5)
        return lerp(striped, np.broadcast_to(colour("#4a2440"), striped.shape), (smoothstep(0.40, 0.5, tier) * 0.55 * (out < 1.75)).astype(np.float32))

    def flow(x: Image, y: Image) -> Image:
        return np.arctan2((y - RING[1]) / DOWN, (x - RING[0]) / ACROSS) + 0.3

    scene.background(canvas, flow=flow, brush=BROAD)


def audience(scene: Scene) -> None:
    """Empty benches but for those who would not come in: a balloon left, a coat, some popcorn."""
    left = scene.motif("left behind", brush=FINE)
    for x, y, hue in ((118, 420, "#5fb9cf"), (884, 404, "#f4c84a"), (900, 1270, "#6a5590"), (70, 1180, "#e88a8a")):
        balloon(left, (x, y - 36), 70, hue, hand=(x + 4, y + 84))
    for number in range(40):
        angle, out = left.random.uniform(0, 6.3), 1.22 + 0.16 * left.random.integers(4)
        x, y = RING[0] + math.cos(angle) * ACROSS * out, RING[1] + math.sin(angle) * DOWN * out
        left.dab((x, y), 9, 7, angle, ("#fff6dc", GOLD, "#f0a86a")[number % 3], load=1, taper=0.2)


def ring_line(grown: float, start: float, end: float) -> np.ndarray:
    t = np.linspace(start, end, 60)
    return np.stack([RING[0] + np.cos(t) * ACROSS * grown, RING[1] + np.sin(t) * DOWN * grown], 1)


def kerb(scene: Scene, *, near: bool) -> None:
    """The ring's padded wall: red, with gold stars of studs; the near half stands before the water."""
    wall = scene.motif(f"kerb {near}", material=CLOTH)
    span = (0.0, math.pi) if near else (math.pi, 2 * math.pi)
    wide = 42
    line = ring_line(1.035, *span)
    rod(wall, line[::3] + (0, 20 if near else 10), [wide * 1.1] * 3, "#8c2434", material=CLOTH)
    rod(wall, line[::3], [wide] * 3, "#e0453c", material=CLOTH)
    for x, y in line[2::4]:
        wall.shape(ellipse((x, y - 2), wide * 0.2, wide * 0.17), GOLD, depth=4, material=METAL, brush=FINE, lit="#fff6c8")


def sea(scene: Scene) -> None:
    """A small blue sea, turning about him."""
    water = scene.motif("sea", story=True)
    noise = water.noise(4)

    def crest(x: Image, y: Image) -> Image:
        dx, dy = (x - SEAT[0]) / ACROSS, (y - SEAT[1] - 70) / DOWN
        out, angle = np.hypot(dx, dy), np.arctan2(dy, dx)
        return np.sin(angle * 3 + out * 17 + 1.1 * noise(x, y, 170)) * smoothstep(0.06, 0.3, out)

    def blue(x: Image, y: Image) -> Image:
        out = np.hypot((x - SEAT[0]) / ACROSS, (y - SEAT[1] - 60) / DOWN)
        colours = ramp(["#d2f0f0", "#8fd4de", "#5fb9cf", "#3f8fb4", "#3f6a9c"], out * 0.86 - 0.14 * crest(x, y))
        foam = smoothstep(0.62, 1.0, crest(x, y) + 0.35 * noise(x + 300, y, 40))
        return lerp(colours, np.broadcast_to(colour("#f4fbf6"), colours.shape), (foam * 0.62).astype(np.float32))

    def swirl(x: Image, y: Image) -> Image:
        return np.arctan2((y - SEAT[1] - 70) / DOWN * 1.1, (x - SEAT[0]) / ACROSS) + math.pi / 2 + 0.17

    terrain(water, ellipse(RING, ACROSS, DOWN), blue, lambda x, y: 9 * crest(x, y), flow=swirl)
    for turn in np.linspace(0, 2 * math.pi, 22):
        t = np.linspace(0, 0.5, 8)
        out = 0.25 + 0.68 * float(water.random.random())
        path = np.stack([SEAT[0] + np.cos(turn - t) * ACROSS * (out + t * 0.17), SEAT[1] + 74 + np.sin(turn - t) * DOWN * (out + t * 0.17) * 0.9], 1)
        water.line(path, 3.4, "#ffffff", opacity=0.55, taper=0.9)
    water.glow((SEAT[0], SEAT[1] + 40), 230, "#fff2cc", 0.35, down=140)


# ---- the clown


def sad_clown() -> Posed:
    """On his drum, feet politely up."""
    clothes = Outfit(top=CREAM, length=0.35, trousers=RED, trouser_length=1.7, shoes="#7a3f2c", buttons=RED, gloves="#fffaf0", legs=CREAM, folds=1.6)
    build = replace(BUILDS["large"], head=0.27, neck=0.03)
    who = Person(build, clothes, "#f7efe6", Hair("balding", "#e0562c"), Face("round", "double", eyes="closed", brows=False, mouth="none"), seed=51)
    pose = poses.sitting(2, 40, 14).but(
        arms=(Arm(46, 14, 60, 30), Arm(46, 14, 60, 30)), legs=(Leg(86, 16, 26, -26), Leg(78, 16, 20, -30)), head=(0, -20, 7), hands=("easy", "easy")
    )
    return who.posed(pose, View(SEAT, 480, 8, 30))


def face(scene: Scene, clown: Posed) -> None:
    """Paint over it, a ruff under it; and the soles of his shoes."""
    nx, ny = clown.at("neck")
    bones, skull = clown.bones, clown.bones.skull

    def on(x: float, y: float, out: float = 0.9) -> Place:
        return clown.view.place(bones["head"] + bones.head @ vec(x, y, out) * skull)

    unit = skull * clown.view.size
    skin = scene.motif("paint on his face", brush=CRISP, wobble=0.4)
    for side in (-1, 1):
        ex, ey = on(side * 0.40, 0.12)
        skin.shape(blob([(ex - unit * 0.2, ey), (ex, ey - unit * 0.42), (ex + unit * 0.2, ey), (ex, ey + unit * 0.34)], 6), "#7fc0d8", depth=4, opacity=0.85)
        skin.line([(ex - unit * 0.22, ey - 1), (ex, ey + unit * 0.09), (ex + unit * 0.22, ey - 1)], 4.2, "#2c1c2c", load=1)
        skin.line(
            [(ex - side * unit * 0.2, ey - unit * 0.52), (ex + side * unit * 0.05, ey - unit * 0.54), (ex + side * unit * 0.26, ey - unit * 0.36)],
            3.6,
            "#2c1c2c",
            load=1,
        )
    mx, my = on(0, -0.56, 0.82)
    w = unit * 0.44
    skin.shape(
        blob(
            [
                (mx - w, my + w * 0.4),
                (mx, my - w * 0.16),
                (mx + w, my + w * 0.4),
                (mx + w * 0.5, my + w * 0.3),
                (mx, my + w * 0.16),
                (mx - w * 0.5, my + w * 0.3),
            ],
            5,
        ),
        RED,
        depth=4,
    )
    skin.shape(ellipse(on(0, -0.12, 1.1), unit * 0.25), "#e0322c", depth=14, material=GLAZE, lit="#ffd0b8")
    ruff = scene.motif("ruff", story=True, material=CLOTH, brush=FINE)
    for number, turn in enumerate(np.linspace(-0.1, math.pi + 0.1, 13)):
        tip = (nx + math.cos(turn) * 112, ny + 22 + math.sin(turn) * 46)
        side_ = (-math.sin(turn) * 17, math.cos(turn) * 9)
        root = (nx + math.cos(turn) * 58, ny + 8 + math.sin(turn) * 14)
        ruff.shape(
            blob([root, (tip[0] + side_[0], tip[1] + side_[1]), tip, (tip[0] - side_[0], tip[1] - side_[1])], 5), CREAM if number % 2 else "#f0a09a", depth=9
        )
    fish = scene.motif("fish in the ruff", story=True)
    creatures.fish("#f0943a").paint(fish, View((nx + 76, ny + 40), 84, 118, 24, -24))
    for side, name in ((1, "l"), (-1, "r")):
        sole(scene, clown.at(f"heel_{name}"), side)


def sole(scene: Scene, heel: Place, side: int) -> None:
    """Of a shoe as long as his forearm, patched once."""
    shoe = scene.motif(f"shoe {side}", story=True, brush=FINE)
    here = Placement((heel[0] + side * 4, heel[1] + 34), 1.0, side * 0.34)
    outline = np.array([(-24, 6), (0, 16), (24, 6), (26, -28), (42, -82), (34, -124), (0, -138), (-34, -124), (-42, -82), (-26, -28)])
    shoe.shape(here(blob(outline * 1.08 + (0, 4), 6)), "#7a3f2c", depth=22, material=GLAZE, lit="#e0a070")
    shoe.shape(here(blob(outline * 0.88 + (0, -4), 6)), "#c89a62", depth=8, lit="#f4d8a0")
    shoe.shape(here(polygon([(-24, 4), (24, 4), (25, -26), (-25, -26)])), "#8a5434", depth=7)
    shoe.shape(here(blob([(-12, -74), (14, -70), (16, -98), (-10, -102)], 4)), "#5fb9cf" if side > 0 else "#e0bd6a", depth=4)
    for x, y in ((-12, -76), (14, -72), (15, -98), (-10, -100)):
        shoe.line(here([(x - 5, y - 3), (x + 5, y + 3)]), 2.2, "#4a2418", load=1)


def tears(scene: Scene, clown: Posed) -> None:
    """Two fountains."""
    bones, skull = clown.bones, clown.bones.skull
    for side in (-1, 1):
        x, y = clown.view.place(bones["head"] + bones.head @ vec(side * 0.46, 0.06, 0.9) * skull)
        jet = scene.motif(f"tears {side}", story=True, material=GLAZE, brush=FINE)
        start = (x, y)
        for number, (reach, drop, wide) in enumerate(((210, 330, 21), (150, 300, 15), (268, 300, 12))):
            end = (start[0] + side * reach, start[1] + drop)
            path = curve(
                [start, (start[0] + side * reach * 0.36, start[1] - 46 - 8 * number), (start[0] + side * reach * 0.78, start[1] + drop * 0.28), end], 10
            )
            jet.shape(ribbon(path[::4], [6, wide * 0.8, wide, wide * 0.9]), "#8fd8e6", depth=wide * 0.5, lit="#ffffff", shade="#3f8fb8", opacity=0.92)
            for point in along(path, 26)[6:]:
                jet.dab((point[0] + jet.random.normal() * 9, point[1] + jet.random.normal() * 9), 9, 6, 1.2, "#f2fdff", taper=0.3, load=1, opacity=0.85)
            rings(jet, end, 110, count=3, ink="#ffffff", flat=0.5)
            for _ in range(14):
                turn = jet.random.uniform(-3.0, -0.1)
                jet.dab((end[0] + math.cos(turn) * 28, end[1] + math.sin(turn) * 24), 12, 5, turn, "#ffffff", taper=0.5, load=1)


# ---- the fleet


def boat_with(scene: Scene, name: str, at: Place, width: float, hue: str, who: Person, *, mirrored: bool = False, pose: poses.Pose | None = None) -> Posed:
    motif = scene.motif(f"boat {name}", brush=FINE)
    thwart, _ = rowing_boat(motif, at, width, paint_=hue, mirrored=mirrored)
    view = View((thwart[0], thwart[1] + 4), width * 0.78, 82 if mirrored else -82, 24)
    posed = who.posed(pose or poses.rowing(12), view)
    posed.paint(scene.motif(f"sailor {name}", story=True), contact=False)
    rowing_boat_side(scene.motif(f"side {name}", brush=FINE), at, width, paint_=hue, mirrored=mirrored)
    ripples(motif, (at[0], at[1] + 8), width * 1.1, 14, 10, ink="#f4fbfa")
    return posed


def kid(skin: str, top: str, hair: str, tint: str, seed: int, hat: Hat | None = None) -> Person:
    return Person("child", Outfit(top=top, length=0.2, trousers="#3f4a6a", hat=hat), skin, Hair(hair, tint), Face("snub"), seed)


def float_bird(scene: Scene, at: Place, size: float, heading: float) -> None:
    """A bath duck."""
    motif = scene.motif(f"duck {at[0]:.0f}")
    rings(motif, (at[0], at[1]), size * 1.5, count=2, ink="#f4fbfa", flat=0.5)
    Bird("duckling").paint(motif, View(at, size, heading, 24), Perch.SWIM)


def float_seal(scene: Scene, at: Place, size: float, heading: float) -> None:
    motif = scene.motif(f"seal {at[0]:.0f}", story=True)
    rings(motif, at, size * 1.4, count=3, ink="#f4fbfa", flat=0.5)
    creatures.seal("#4f5a70").paint(motif, View((at[0], at[1] + size * 0.08), size, heading, 20))
    wet = scene.motif(f"water about seal {at[0]:.0f}")
    wet.shape(
        ellipse((at[0] - math.sin(math.radians(heading)) * size * 0.16, at[1] + size * 0.16), size * 0.56, size * 0.17),
        "#5fb0c8",
        depth=4,
        soft=5,
        opacity=0.94,
    )
    ripples(wet, (at[0], at[1] + size * 0.1), size, 22, 14, ink="#ffffff")


def far_sailors(scene: Scene) -> None:
    boat_with(scene, "far left", (262, 640), 110, "#e0bd6a", kid("A", "#6a5590", "bob", "#c8803a", 2), mirrored=True)
    boat_with(scene, "far right", (742, 626), 106, "#6a5590", kid("E", "#f2c84a", "puffs", "#1a1214", 3))
    float_seal(scene, (640, 566), 96, -60)
    float_bird(scene, (352, 568), 54, 60)
    float_bird(scene, (828, 740), 66, -70)


def sailors(scene: Scene) -> None:
    float_bird(scene, (206, 792), 72, 84)
    boat_with(scene, "right", (792, 964), 160, "#d8584a", kid("C", "#fbf3e0", "short", "#241814", 5, Hat("cap", "#3f6a9c")), mirrored=True)
    float_seal(scene, (196, 930), 150, 70)
    boat_with(scene, "middle", (330, 1040), 190, "#3f7a8a", kid("D", "#e0bd6a", "curls", "#2a1a16", 6))
    handkerchief(scene)
    float_seal(scene, (712, 1090), 140, -50)
    for at, size, heading in (((470, 1150), 84, 50), ((560, 1178), 74, -40), ((808, 846), 66, -90), ((196, 1082), 66, 70)):
        float_bird(scene, at, size, heading)


def handkerchief(scene: Scene) -> None:
    """One small girl steers towards him under a handkerchief."""
    girl = Person("toddler", dress("#e8768a", 0.9), "B", Hair("ponytail", "#8a4a2a"), Face("button"), 9)
    boat_with(scene, "small girl", (548, 1012), 118, "#f2e2c0", girl, mirrored=False, pose=poses.sitting(2))
    sail = scene.motif("handkerchief", story=True, brush=FINE, material=CLOTH)
    sail.line([(520, 1000), (516, 884)], 5, "#8a5a34", taper=0, load=1)
    sail.shape(blob([(518, 888), (566, 894), (592, 930), (582, 972), (548, 980), (520, 972), (534, 930)], 6), "#fffdf4", depth=12)
    for y in (906, 958):
        sail.line([(530, y), (556, y + 6), (580, y + 4)], 3, RED, taper=0.1, opacity=0.9)


def ticket_boy(scene: Scene) -> None:
    """On the kerb, selling tickets for the waves."""
    tickets = scene.motif("tickets", story=True, brush=FINE)
    who = Person("child", suit("#6a5590").but(hat=Hat("top", "#2c2434", RED)), "B", Hair("short", "#4a2e22"), Face("hooked"), 12)
    pose = poses.standing(0.4).but(arms=(Arm(60, 20, 50, 0), Arm(84, 30, 10, 0)), head=(14, 0, 0), hands=("grip", "open"))
    boy = who.posed(pose, View((158, 1330), 250, 44, 18))
    boy.paint(scene.motif("ticket boy", story=True))
    x, y = boy.at("hand_r")
    run = curve([(x, y), (x + 34, y + 26), (x + 58, y + 84), (x + 22, y + 128), (x + 64, y + 168), (x + 124, y + 160)], 10)
    tickets.shape(ribbon(run[::4], [16] * 4), "#fbe2a0", depth=3)
    for px, py in run[4::6]:
        tickets.line([(px - 7, py - 5), (px + 7, py + 5)], 1.6, "#a8603c", taper=0)
        tickets.shape(ellipse((px + 5, py + 8), 2.6), RED, depth=1, brush=CRISP)


def tightrope(scene: Scene) -> None:
    """Above it all the walker has sat down to fish."""
    rope = scene.motif("tightrope", brush=FINE)
    line = curve([(-30, 190), (300, 262), (640, 268), (1030, 160)], 14)
    marks.thread(rope, line[::3], 7, "#e8d0a0")
    who = Person("thin", Outfit(top="#5fb9cf", length=0.1, trousers="#f8ecd4", stripes=CREAM, shoes=RED), "D", Hair("bun", "#1c1412"), Face("long"), 4)
    pose = poses.sitting(10, 84).but(arms=(Arm(60, 8, 40, 20), Arm(60, 8, 40, 20)), head=(0, 22, 0), hands=("grip", "grip"))
    posed = who.posed(pose, View((704, 262), 250, -52, 16)).hold("right", things.stick(0.95, 0.009, "#8a5a34", 0.92))
    posed.paint(scene.motif("walker", story=True), contact=False)
    x, y = posed.at("hand_r")
    tip = max((posed.view.place(p) for piece in posed.clay.pieces if "stick" in piece.part for p in piece.points), key=lambda p: math.hypot(p[0] - x, p[1] - y))
    marks.hairline(rope, [tip, (tip[0] - 4, (tip[1] + 590) / 2), (tip[0] + 2, 590)], "#fff8e4")
    rings(rope, (tip[0] + 2, 592), 40, count=2, ink="#ffffff", flat=0.5)
