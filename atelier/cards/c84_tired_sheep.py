"""84, tired-sheep: a sleepless man counts, and the sheep, who have been at it for hours, queue down the stairs with coffee."""

import math

import numpy as np
from numpy.random import default_rng

from atelier.bodies import poses, things
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.clay import Stuff
from atelier.bodies.heads import Head, add_hat
from atelier.bodies.outfit import FURRED, Face, Hair, Hat, Outfit, pyjamas
from atelier.bodies.people import Person, Posed
from atelier.bodies.poses import Arm, Leg, Pose
from atelier.bodies.space import View
from atelier.bodies.species import SPECIES, Species
from atelier.canvas import BROAD, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon, ribbon
from atelier.light import CLOTH, PAPER, WOOD, Light
from atelier.motifs.brass import clock
from atelier.motifs.forms import box, cloth, rod, turned
from atelier.motifs.lamps import lamp
from atelier.motifs.lines import yarn
from atelier.palette import Image, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=84,
    slug="tired-sheep",
    palette=("#a594c9", "#f8c894", "#f4ecdc", "#2f2546", "#3f8487"),
    spread=Spread(
        hue="violet/plum", place="room", time="indoor lamplight", season="winter", mood="comic", viewpoint="eye level", figure="animals",
        composition="s-curve", people=True, relation=True, cast=("C",),
        themes=("night", "work-machines", "animals-as-people", "time", "fear"),
    ),
)  # fmt: skip

LEVEL = 470.0  # of our eyes
SKIRTING = 748.0
LAMP: Place = (936.0, 806.0)
BED = (500.0, 872.0, 1052.0)  # left, right, floor
QUEUE = [(214, 790), (330, 796), (430, 812), (452, 862), (380, 910), (262, 950), (150, 1010), (112, 1100), (196, 1200), (330, 1260), (470, 1290), (590, 1310)]


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.35, -0.6, 0.6), colour="#ffcf8c", shade="#2a1f48", depth=0.6, strength=0.95, rim="#ffdca4", rim_strength=0.9,
        source=(LAMP[0], LAMP[1], 210), reach=760, fill="#a08cd0", air="#8a7ab0",
    )  # fmt: skip
    scene.finish = Finish(ground="#4a3a68", periphery=0.22, grade=lambda image: (image - 0.5) * 1.06 + 0.505)
    wall(scene)
    wall_clock(scene)
    night_window(scene)
    doorway(scene)
    carpet(scene)
    union_ram(scene)
    bedstead(scene)
    sleepless(scene)
    queue(scene)
    knitter(scene)
    sleeper(scene)
    counted(scene)


def size_at(y: float) -> float:
    """A sheep's height where it stands."""
    return 0.335 * (y - LEVEL)


# ---- the room


def wall(scene: Scene) -> None:
    broad = scene.canvas.broad

    def papered(x: Image, y: Image) -> Image:
        away = np.hypot(x - LAMP[0], (y - LAMP[1]) * 1.05) / 900
        base = ramp(["#ffdca8", "#f0b79a", "#c9a0b8", "#a594c9", "#8676b4", "#63559a", "#463a78"], away * 0.98 + 0.05 * broad)
        stripe = 0.5 + 0.5 * np.sin(x / 26 * math.pi)
        return base * (1 - 0.07 * (stripe > 0.5) - 0.05 * (np.abs(stripe - 0.5) < 0.12))[..., None]

    scene.background(papered, flow=math.pi / 2, brush=BROAD)
    sprig = scene.motif("wallpaper", brush=TINY)
    for row in range(14):
        for column in range(20):
            x, y = 26 + 52 * column, 40 + 54 * row + (27 if column % 2 else 0)
            if y < SKIRTING - 20:
                for turn in (-0.9, 0.0, 0.9):
                    sprig.dab((x + 6 * math.sin(turn), y - 6 * math.cos(turn)), 10, 3.4, turn - 1.57, "#6a5aa2", taper=0.5, opacity=0.5)
    board = scene.motif("skirting", brush=FINE, material=WOOD)
    board.shape(polygon([(-40, SKIRTING - 26), (1040, SKIRTING - 26), (1040, SKIRTING + 4), (-40, SKIRTING + 4)]), "#c8b4cc", depth=6)


def wall_clock(scene: Scene) -> None:
    """Trying not to tick: it has its pendulum in a sock."""
    case = scene.motif("wall clock", material=WOOD, brush=FINE)
    x, y = 806.0, 384.0
    case.wash(polygon([(x - 70, y - 60), (x + 40, y - 60), (x + 40, y + 180), (x - 70, y + 180)]), "#3a2a5c", 0.4, soft=16, way="multiply")
    outline = blob([(x - 58, y - 66), (x, y - 104), (x + 58, y - 66), (x + 62, y + 60), (x + 40, y + 74), (x - 40, y + 74), (x - 62, y + 60)], 6)
    case.shape(outline, "#8a5a54", depth=12)
    clock(scene.motif("dial", brush=FINE), (x, y - 10), 47, face="#f8ead2", rim="#c8a060", hours=3.8)
    rod(case, [(x, y + 74), (x + 3, y + 150)], [5, 5], "#c8a060")
    sock = scene.motif("sock", story=True, material=CLOTH, brush=FINE)
    made = sock.shape(
        blob([(x - 14, y + 118), (x + 20, y + 116), (x + 22, y + 160), (x + 44, y + 176), (x + 44, y + 196), (x + 10, y + 200), (x - 12, y + 184)], 6),
        "#c85a6a",
        depth=12,
    )
    for k in range(4):
        sock.line([(x - 16, y + 130 + 16 * k), (x + 24, y + 128 + 16 * k)], 5, "#f4e4d0", on=made, taper=0, load=1)


def night_window(scene: Scene) -> None:
    """The moon has come right up to the pane."""
    frame = scene.motif("window", material=WOOD, brush=FINE)
    left, top, right, low = 352.0, 196.0, 590.0, 560.0
    frame.shape(polygon([(left - 22, top - 22), (right + 22, top - 22), (right + 22, low + 20), (left - 22, low + 20)]), "#d8c8dc", depth=8)
    glass = frame.shape(
        polygon([(left, top), (right, top), (right, low), (left, low)]),
        lambda x, y: ramp(["#141636", "#26295a", "#454888"], (y - top) / 380),
        depth=2,
        lit="#34386c",
        shade="#10122e",
    )
    outside = scene.motif(
        "moon", story=True, within=glass, brush=FINE, light=Light(direction=(-0.4, -0.3, 0.8), colour="#fff6d8", shade="#a89ac0", strength=0.6)
    )
    outside.glow((486, 366), 170, "#c8c8f0", 0.6, within=glass)
    disc = outside.shape(
        ellipse((492, 366), 96), lambda x, y: ramp(["#fffbe6", "#f4ecd0", "#dcd0c8"], np.hypot(x - 460, y - 330) / 150), depth=60, shade="#b0a0c0"
    )
    for x, y, a, b in ((452, 320, 18, 12), (530, 330, 12, 10), (536, 420, 22, 14), (470, 432, 10, 7)):
        outside.inlay(ellipse((x, y), a, b), "#d0c4c0", depth=4)
    face = scene.motif("moon's face", brush=FINE)
    face.line([(428, 348), (446, 340), (462, 346)], 4, "#8a7a96", on=disc, taper=0.5)  # a brow, an eye not to be argued with
    face.line([(436, 364), (448, 370), (460, 366)], 4.5, "#6a5a80", on=disc, taper=0.3)
    face.line([(492, 340), (512, 330), (528, 336)], 4, "#8a7a96", on=disc, taper=0.5)
    face.line([(496, 362), (508, 368), (522, 362)], 4.5, "#6a5a80", on=disc, taper=0.3)
    face.line([(476, 366), (466, 394), (476, 402)], 4, "#a898a8", on=disc, taper=0.4)
    face.line([(452, 418), (476, 412), (500, 418)], 4.5, "#8a6a80", on=disc, taper=0.4)
    for _ in range(26):
        frame.dab((frame.random.uniform(left, right), frame.random.uniform(top, low)), 3.4, 3, 0, "#e8e8ff", on=glass, taper=0, load=1)
    for bar in ([((left + right) / 2, top), ((left + right) / 2, low)], [(left, 376), (right, 376)]):
        rod(frame, bar, [9, 9], "#d8c8dc", material=WOOD)
    rod(frame, [(left - 40, low + 22), (right + 40, low + 22)], [18, 18], "#e6d8e2", material=WOOD)
    hang = scene.motif("curtains", material=CLOTH)
    for side in (-1, 1):
        x = left - 34 if side < 0 else right + 34
        out = blob(
            [
                (x - side * -6, top - 54), (x - side * 64, top - 54), (x - side * 44, 330), (x - side * 14, 470), (x - side * 30, 640),
                (x + side * 34, 650), (x + side * 38, 300), (x + side * 34, top - 54),
            ],
            6,
        )  # fmt: skip
        cloth(hang, out, "#6a4a86", fold=26, depth=8)
    rod(hang, [(left - 90, top - 58), (right + 90, top - 58)], [10, 10], "#b89a6a", material=WOOD)


def doorway(scene: Scene) -> None:
    """Out, and down; they have come a long way."""
    well = scene.motif("stairwell", brush=FINE)
    left, top, right = 92.0, 336.0, 288.0
    well.shape(polygon([(left - 24, SKIRTING), (left - 24, top - 26), (right + 24, top - 26), (right + 24, SKIRTING)]), "#d8c4cc", depth=8, material=WOOD)
    dark = well.shape(
        polygon([(left, SKIRTING + 2), (left, top), (right, top), (right, SKIRTING + 2)]),
        lambda x, y: ramp(["#241a40", "#33285a", "#4a3c78", "#6a5a98"], (y - top) / 420 + (x - 190) / 700),
        depth=2,
        lit="#3a2e64",
        shade="#1c1434",
    )
    down = scene.motif(
        "those on the stairs", story=True, within=dark, light=Light(direction=(0.6, -0.4, 0.5), colour="#c8b4e8", shade="#221a40", depth=0.55, rim="#ffd8a8")
    )
    for number, (x, y, size) in enumerate(
        (
            (264, 776, 104), (176, 788, 112), (150, 804, 114), (124, 822, 116), (98, 842, 118),
        )
    ):  # fmt: skip
        sheep(number + 60, poses.standing(0.5, 20), View((x, y), size, 40 + 8 * number, 4), cup=False).paint(down, brush=TINY, contact=False)
    rail = scene.motif("banister", material=WOOD, brush=FINE, within=None)
    rod(rail, [(left + 2, 706), (140, 656), (176, 616)], [9, 9, 9], "#7a5a6a", material=WOOD)
    for x, y in ((102, 697), (118, 680), (134, 662), (152, 643)):
        rod(rail, [(x, y), (x, SKIRTING + 2)], [4.5, 4.5], "#8a6a78", material=WOOD)
    rod(rail, [(172, 600), (172, SKIRTING + 4)], [13, 14], "#7a5a6a", material=WOOD)
    rail.shape(ellipse((172, 596), 10), "#8a6a78", depth=8)
    leaf = scene.motif("door leaf", material=WOOD)
    leaf.shape(polygon([(left - 2, top - 2), (left - 2, SKIRTING + 4), (-20, 836), (-20, 292)]), "#b09cc0", depth=8)
    for panel in (((72, 372), (72, 520), (8, 520), (8, 360)), ((72, 560), (72, 722), (8, 770), (8, 566))):
        leaf.shape(polygon(panel, 4), "#8a76a4", depth=4)
        leaf.line([*panel, panel[0]], 4, "#5a4a7c", taper=0, load=1, opacity=0.8)
    leaf.shape(ellipse((16, 546), 7), "#e0b868", depth=6, brush=TINY)


def carpet(scene: Scene) -> None:
    floor = scene.motif("carpet", material=CLOTH)
    noise = floor.noise(4)

    def pile(x: Image, y: Image) -> Image:
        near = (y - SKIRTING) / 750
        v = 1 / np.clip((y - LEVEL) / 1000, 0.1, 2)
        u = (x - 500) / (y - LEVEL)
        across, down = np.abs(np.mod(u * 7.0 + 0.5, 1) - 0.5), np.abs(np.mod(v * 5.0 + 0.5 * np.floor(u * 7.0 + 0.5), 1) - 0.5)
        lozenge = np.clip((0.34 - across - down) / 0.05, 0, 1) - np.clip((0.20 - across - down) / 0.05, 0, 1)
        base = ramp(["#5f8a9a", "#4f9496", "#3f8487", "#35707a", "#2a4c66"], near + 0.07 * noise(x, y * 2, 200))
        near_lamp = np.clip(1 - np.hypot((x - 800) / 520, (y - 1180) / 330), 0, 1) ** 0.8
        base = lerp(base, ramp(["#a8b48c", "#d8bf90", "#f0cf9c"], near_lamp), 0.9 * near_lamp)
        woven = ramp(["#3f8487", "#8ab4a4", "#c8c0a0"], 0.4 + 0.6 * near_lamp + 0 * v)
        return lerp(base, woven, 0.68 * np.clip(lozenge, 0, 1)) * (1 - 0.16 * np.clip(-lozenge, 0, 1))[..., None]

    made = floor.shape(polygon([(-40, SKIRTING), (1040, SKIRTING), (1040, 1560), (-40, 1560)]), pile, depth=2, flow=0.05, lit=None)
    floor.glow((LAMP[0] - 130, 1160), 640, "#f8c894", 0.3, down=340, within=made)
    floor.glow((LAMP[0] - 150, 1230), 380, "#ffdca8", 0.3, down=190, within=made)
    floor.wash(polygon([(-40, SKIRTING), (1040, SKIRTING), (1040, SKIRTING + 26), (-40, SKIRTING + 26)]), "#1f1a40", 0.5, soft=10, way="multiply", within=made)
    path = curve(QUEUE, 12)
    for x, y in path[::3]:
        floor.wash(ellipse((x, y + 6), 0.34 * size_at(y), 0.10 * size_at(y)), "#1c2848", 0.22, soft=10, way="multiply", within=made)
    fluff = scene.motif("fluff")
    for x, y in fluff.spots(made, 700):
        near = (y - 600) / 900
        fluff.dab(
            (x, y),
            4 + 10 * near,
            2 + 2 * near,
            fluff.random.normal() * 0.4,
            ("#5fa09a", "#1f4a5c", "#8ac0ac")[int(fluff.random.integers(3))],
            on=made,
            taper=0.6,
            opacity=0.35,
        )


# ---- sheep


def sheep(number: int, pose: Pose, view: View, *, cup: bool = True, kind: str | Species = "sheep", clothes: Outfit = FURRED, eyes: str = "closed") -> Posed:
    """One that has stood up, in its own wool."""
    random = default_rng([84, number])
    wool = mix("#f4ecdc", ("#e0cfc0", "#d8d0dc", "#fff8ea")[int(random.integers(3))], float(random.uniform(0.1, 0.7)))
    posed = Person("beast", clothes.but(legs="#4a3e44") if kind == "sheep" else clothes, beast=kind, face=Face(eyes=eyes), seed=number).posed(pose, view)
    if kind == "sheep":
        bones = posed.bones
        spine = np.array([bones["pelvis"], bones["waist"], bones["chest"]])
        along, turn = random.random(150) ** 0.9 * 2, random.random(150) * 2 * np.pi
        k = np.minimum(along.astype(int), 1)
        centre = spine[k] + (spine[k + 1] - spine[k]) * (along - k)[:, None]
        radius = np.interp(along, (0, 0.5, 1, 1.6, 2), (0.115, 0.135, 0.13, 0.105, 0.07))[:, None]
        locks = centre + (bones.root[:, 0] * np.sin(turn)[:, None] + bones.root[:, 2] * np.cos(turn)[:, None]) * radius
        posed.clay.limb(spine, np.array([0.12, 0.13, 0.09]), Stuff(wool), "wool", group="wool", melt=0.03)
        posed.clay.limb(locks, random.uniform(0.026, 0.042, 150), Stuff(wool, under=mix(wool, "#8a7ab0", 0.4)), "wool", group="wool", melt=0.012, loose=True)
        crown = bones["head"] + bones.head[:, 1] * bones.skull * 0.72
        tuft = crown + random.normal(size=(14, 3)) * bones.skull * np.array([0.34, 0.16, 0.30])
        posed.clay.limb(tuft, random.uniform(0.022, 0.036, 14), Stuff(wool), "tuft", group="tuft", melt=0.012, loose=True)
    return cupped(posed, cup)


def cupped(posed: Posed, cup: bool) -> Posed:
    """With the paper cup that there is for everybody."""
    return posed.hold("right", things.cup("#fbf6ea").bigger(1.7)) if cup else posed


def weary(random: np.random.Generator, style: int) -> Pose:
    """Ways of waiting."""
    holding = Arm(24, 8, 92, 20)
    if style == 0:
        return poses.standing(0.8, 26).but(arms=(Arm(4, 6, 8), holding), curl=10, lean=6, hands=("easy", "grip"))
    if style == 1:
        return poses.standing(-0.8, -6).but(arms=(Arm(10, 8, 10), Arm(40, 10, 120, 30)), hands=("easy", "grip"))  # drinking
    if style == 2:  # an aching foot held up
        return poses.standing(0.4, 22).but(arms=(Arm(44, 4, 20, 16), holding), legs=(Leg(66, 6, 96, 20), Leg(0, 3, 0)), lean=10, hands=("open", "grip"))
    if style == 3:
        return poses.standing(0.2, 34).but(arms=(Arm(0, 6, 6), holding), curl=20, lean=14, head=(0, 34, 18), hands=("easy", "grip"))
    return poses.walking(0.35, 10).but(arms=(Arm(-4, 6, 8), holding), head=(0, 28, -8), hands=("easy", "grip"))


def for_the_night(number: int) -> Outfit:
    """Slippers, a scarf against the draught; most have come as they were."""
    if number % 5 == 1:
        return FURRED.but(shoes=("#e88aa0", "#6a8ac0", "#e0b868")[number % 3])
    if number % 7 == 3:
        return FURRED.but(scarf=("#c85a6a", "#3f8487", "#e0b868")[number % 3], scarf_tail=0.12)
    return FURRED


def queue(scene: Scene) -> None:
    """Forty, less those that are out of sight."""
    dense = curve(QUEUE, 30)
    step = np.array([size_at(y) for _, y in dense])
    done = np.r_[0, np.cumsum(np.linalg.norm(np.diff(dense * (1, 1.7), axis=0), axis=1) / step[1:])]
    count = 23
    shares = np.linspace(0, done[-1], count)
    places = np.stack([np.interp(shares, done, dense[:, i]) for i in (0, 1)], 1)
    line = scene.motif("queue", story=True)
    order = sorted(range(count), key=lambda n: places[n, 1])
    for n in order:
        x, y = places[n]
        ahead = places[min(n + 1, count - 1)] - places[max(n - 1, 0)]
        heading = math.degrees(math.atan2(ahead[0], ahead[1] * 2.2)) + 14 * line.random.normal()
        heading = heading if abs(heading) < 150 else 120.0
        style, tall = int(line.random.integers(5)), float(line.random.uniform(0.88, 1.1))
        view = View((float(x), float(y)), size_at(y) * tall, heading, 8)
        if n == 19:
            wolf(scene, (float(x), float(y)), size_at(y) * 1.22, heading)
            continue
        posed = sheep(n, weary(line.random, style), view, clothes=for_the_night(n), eyes="closed" if n % 4 else "dot")
        if n % 6 == 4:
            add_hat(posed.clay, Head(posed.bones["head"], posed.bones.head, posed.bones.skull * 0.92), Hat("nightcap", ("#c85a6a", "#f0c878")[n % 4 // 2]))
        posed.paint(line, brush=TINY if size_at(y) < 200 else FINE)
        if n > 9:
            hot = scene.motif(f"steam {n}")
            cx, cy = posed.at("hand_r")
            for curl in (0, 1):
                hot.line(
                    [(cx + 4 * curl, cy - 14), (cx - 5 + 6 * curl, cy - 26), (cx + 3 + 4 * curl, cy - 38), (cx - 2, cy - 50)],
                    2.2,
                    "#f4e8f0",
                    taper=0.9,
                    opacity=0.4,
                )


def wolf(scene: Scene, at: Place, size: float, heading: float) -> None:
    """Has the wrong night, and has taken a cup like everybody."""
    grey = scene.motif("wolf", story=True)
    pose = poses.standing(0.3, 4).but(arms=(Arm(20, 6, 86, 22), Arm(24, 8, 92, 20)), head=(-24, 4, 8), hands=("easy", "grip"))
    sheep(
        400,
        pose,
        View(at, size, heading - 30, 8),
        kind=SPECIES["wolf"].but(colour="#6a6a7c", under="#9a98a8"),
        clothes=FURRED.but(scarf="#b8404a", scarf_tail=0.0),
        eyes="open",
    ).paint(grey)


def union_ram(scene: Scene) -> None:
    """Conditions, he says, up there."""
    crate = scene.motif("footstool", material=WOOD)
    box(crate, Placement((500, 800)), (104, 118), (10, -10), "#9a7a6a")
    crate.line([(450, 740), (550, 740)], 3, "#6a4a4a", taper=0)
    man = scene.motif("union ram", story=True)
    pose = poses.standing(0.3, -22).but(arms=(Arm(150, 22, 24), Arm(96, 20, 20)), head=(0, -26, 0), hands=("grip", "point"), lean=-6)
    posed = sheep(300, pose, View((500, 684), 176, 160, 4), cup=False)
    posed.paint(man, brush=TINY)
    x, y = posed.at("hand_l")
    sign = scene.motif("placard", story=True, material=PAPER, brush=FINE)
    rod(sign, [(x - 4, y + 30), (x + 4, y - 66)], [6, 6], "#b08a5a", material=WOOD)
    here = Placement((x + 6, y - 96), 1.0, 0.08)
    board = sign.shape(here(polygon([(-46, 32), (-46, -34), (46, -34), (46, 32)])), "#fbf3e0", depth=3)
    for dx in (-26, -9, 9, 26):
        sign.line(here([(dx, 22), (dx, -12), (dx + 3, -18)]), 5, "#8a6a5a", on=board, taper=0.1, load=1)
    for dy in (-4, 12):
        sign.line(here([(-36, dy), (36, dy)]), 5, "#8a6a5a", on=board, taper=0.1, load=1)
    sign.line(here([(-38, 26), (38, -28)]), 7, "#d83a3a", on=board, taper=0.1, load=1)
    sign.line(here([(-38, -28), (38, 26)]), 7, "#d83a3a", on=board, taper=0.1, load=1)


# ---- the bed


def bedstead(scene: Scene) -> None:
    left, right, floor = BED
    bed = scene.motif("bed", material=WOOD)
    bed.contact(((left + right) / 2, floor), right - left, 34)
    for x, tall in ((right + 2, 250), (left, 150)):
        bed.shape(
            blob([(x - 16, floor), (x - 16, floor - tall), (x, floor - tall - 20), (x + 16, floor - tall), (x + 16, floor)], 5),
            "#8a5a54",
            depth=10,
            flow=math.pi / 2,
        )
    bed.shape(polygon([(left, floor - 44), (right, floor - 44), (right, floor - 84), (left, floor - 84)]), "#7a4c4c", depth=8, flow=0.0)
    linen = scene.motif("linen", material=CLOTH)
    linen.shape(blob([(left + 8, floor - 82), (right - 6, floor - 82), (right - 4, floor - 126), (left + 8, floor - 124)], 5), "#efe2d8", depth=14)
    for x, y, wide, tall, turn in ((right - 34, floor - 206, 46, 66, 0.22), (right - 62, floor - 166, 58, 54, 0.5)):
        linen.shape(
            Placement((x, y), 1, turn)(
                blob(
                    [
                        (-wide * 0.9, -tall * 0.8),
                        (0, -tall),
                        (wide * 0.9, -tall * 0.8),
                        (wide, 0),
                        (wide * 0.9, tall * 0.82),
                        (0, tall),
                        (-wide * 0.9, tall * 0.82),
                        (-wide, 0),
                    ],
                    6,
                )
            ),
            "#fbf1e4",
            depth=30,
        )
    stand = scene.motif("nightstand", material=WOOD)
    stand.contact((944, 1062), 130, 18)
    box(stand, Placement((944, 1060)), (124, 142), (-8, -12), "#8a5a4c")
    stand.line([(886, 966), (1002, 966)], 3, "#5a3434", taper=0)
    stand.shape(ellipse((944, 990), 7), "#e0b868", depth=6, brush=TINY)
    light = scene.motif("lamp", story=True)
    bulb = lamp(light, (946, 914), 158, shade="#ffdca0", stem="#b8885a", lit="#fff0c0", glow=0.9)
    light.glow((bulb[0], bulb[1] + 6), 56, "#fff6d8", 0.7)
    light.glow(bulb, 230, "#ffd08c", 0.35)
    pills = scene.motif("clock", story=True, brush=FINE)
    clock(pills, (900, 892), 21, rim="#c23a4a")


def sleepless(scene: Scene) -> None:
    """Four hundred and six, four hundred and seven."""
    left, right, floor = BED
    man = scene.motif("man", story=True)
    pose = poses.sitting(4, 20, 6).but(arms=(Arm(44, 8, 72, 26), Arm(40, 8, 70, 26)), lean=-10, curl=12, head=(8, 24, 4), hands=("easy", "point"))
    clothes = pyjamas("#e8dcf0", stripes="#7a86b8")
    who = Person("adult", clothes, "C", Hair("tousled", "#2a1c1c"), Face("long", "weak", brows=True))
    posed = who.posed(pose, View((right - 108, floor - 118), 350, -66, 6))
    posed.paint(man, contact=False)
    quilt = scene.motif("quilt")
    crest = curve(
        [
            (left - 14, floor - 146), (left + 60, floor - 166), (left + 120, floor - 158), (left + 190, floor - 172), (left + 250, floor - 164),
            (right - 66, floor - 150), (right - 40, floor - 118),
        ],
        8,
    )  # fmt: skip
    hem = curve([(right - 52, floor - 40), (left + 220, floor - 22), (left + 100, floor - 34), (left - 18, floor - 20)], 8)
    made = cloth(quilt, np.vstack([crest, hem]), patches, fold=58, depth=9, hang=1.7)
    quilt.line(crest + (0, 8), 8, "#f4e6d8", on=made, taper=0.1, load=1)
    abacus(scene, (right - 214, floor - 168))


def patches(x: Image, y: Image) -> Image:
    """Somebody sewed it with more patience."""
    u, v = np.floor((x + 0.2 * y) / 46), np.floor((y - 0.08 * x) / 44)
    return ramp(["#6a4a86", "#c86a7a", "#e8b87a", "#5f8a96", "#8a6aa8", "#f0d8b8"], np.mod(u * 0.37 + v * 0.61, 1))


def abacus(scene: Scene, at: Place) -> None:
    frame = scene.motif("abacus", story=True, material=WOOD, brush=FINE)
    here = Placement(at, 1.0, -0.16)
    for a, b in (((-58, 34), (58, 34)), ((-58, -40), (58, -40)), ((-58, 36), (-58, -42)), ((58, 36), (58, -42))):
        rod(frame, here([a, b]), [10, 10], "#a8683c", material=WOOD)
    for row, y in enumerate((-24, -6, 12, 26)):
        frame.line(here([(-54, y), (54, y)]), 2, "#5a3a2a", taper=0, load=1)
        gone = (3, 6, 2, 5)[row]
        for bead in range(7):
            x = -46 + 11.5 * bead if bead < gone else 48 - 11.5 * (6 - bead)
            frame.shape(here(ellipse((x, y), 5.4, 7)), ("#d84a4a", "#f0c050", "#4f9a96", "#f4ecdc")[row], depth=4)


def sleeper(scene: Scene) -> None:
    """Halfway: two legs on either side."""
    posts = [(872.0, 1198.0), (852.0, 1225.0), (830.0, 1255.0), (806.0, 1288.0), (779.0, 1325.0), (750.0, 1364.0), (718.0, 1406.0)]
    beyond, near = scene.motif("fence beyond", material=WOOD, brush=FINE), scene.motif("fence", story=True, material=WOOD, brush=FINE)
    asleep = scene.motif("asleep on the fence", story=True)
    beyond.wash(polygon([(866, 1204), (724, 1398), (670, 1410), (826, 1204)]), "#1c2848", 0.4, soft=10, way="multiply")
    for number, (x, y) in enumerate(posts):  # its rails are nailed to the far side
        if number == 4:
            bar(near, (790, 1310), (706, 1420))
        rail = beyond if number < 4 else near
        if number == 4:
            bar(beyond, (880, 1188), (784, 1318))
            Animal("sheep", eyes="closed", seed=5).paint(asleep, View((802, 1226), 172, 86, 8, 14), Gait.GRAZE, head=(24, 10), contact=False)
        tall = picket(y)
        rail.contact((x, y), 30, 7)
        outline = Placement((x, y), tall, 0.03 * math.sin(x))(polygon([(-0.058, 0), (0.058, 0), (0.058, -0.9), (0, -1.02), (-0.058, -0.9)], 3))
        rail.shape(outline, "#f2e8dc", depth=6, flow=math.pi / 2)
    spilt = scene.motif("cup let fall", brush=FINE)
    spilt.wash(ellipse((604, 1420), 40, 10), "#3a2028", 0.7, soft=3, way="multiply")
    turned(spilt, Placement((660, 1428), 1.0, -1.45), [(17, -46), (12, 0)], "#fbf6ea", tilt=0.3, smooth=False, material=PAPER)


def picket(y: float) -> float:
    return 0.235 * (y - LEVEL)


def bar(motif: Motif, far: Place, near: Place) -> None:
    """The two rails between two places of the floor."""
    for up in (0.3, 0.74):
        rod(motif, [(x, y - picket(y) * up) for x, y in (far, near)], [9, 12], "#e6dace", material=WOOD)


def counted(scene: Scene) -> None:
    """They are off duty."""
    done = scene.motif("counted", story=True)
    for number, (x, y, size, heading) in enumerate(((924, 1352, 112, -62), (870, 1452, 136, -48))):
        done.contact((x, y), size * 1.2, 16)
        Animal("sheep", eyes="closed", seed=20 + number).paint(done, View((x, y), size, heading, 12), Gait.LIE, head=(22, -8))


def knitter(scene: Scene) -> None:
    """From her own wool, as far down as it has gone."""
    at = (112.0, 1424.0)
    ewe = scene.motif("knitter", story=True)
    pose = poses.sitting_on_ground().but(arms=(Arm(40, 6, 86, 34), Arm(40, 6, 86, 34)), lean=6, curl=14, head=(0, 26, 0), hands=("grip", "grip"))
    posed = sheep(200, pose, View(at, 290, 58, 10), cup=False)
    posed.paint(ewe)
    (lx, ly), (rx, ry) = posed.at("hand_l"), posed.at("hand_r")
    needles = scene.motif("knitting", story=True, brush=FINE)
    mid = ((lx + rx) / 2, (ly + ry) / 2)
    long = [(mid[0] + 4, mid[1]), (mid[0] + 16, mid[1] + 46), (mid[0] + 30, mid[1] + 96), (mid[0] + 70, mid[1] + 116), (mid[0] + 128, mid[1] + 112)]
    spine = curve(long, 14)
    needles.contact((mid[0] + 84, mid[1] + 130), 130, 14)
    made = needles.shape(ribbon(long, [58, 62, 62, 58, 54], 10), "#efe4d2", depth=9, material=CLOTH)
    ahead = np.gradient(spine, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    across = np.stack([-ahead[:, 1], ahead[:, 0]], 1)
    for place in range(1, len(spine) - 1, 2):  # row on row of stitches
        for share in np.linspace(-0.84, 0.84, 8):
            stitch, turn = spine[place] + across[place] * 29 * share, math.atan2(ahead[place, 1], ahead[place, 0])
            ink = "#a594c9" if place // 8 % 3 == 1 else "#b8a494"
            for bend in (0.6, -0.6):
                needles.dab(
                    (float(stitch[0] + across[place, 0] * 2.4 * np.sign(bend)), float(stitch[1] + across[place, 1] * 2.4 * np.sign(bend))),
                    8,
                    2.6,
                    turn + bend,
                    ink,
                    on=made,
                    taper=0.3,
                    opacity=0.75,
                )
    for a, b in (((lx - 30, ly - 22), (mid[0] + 22, mid[1] + 4)), ((rx + 34, ry - 26), (mid[0] - 12, mid[1] + 6))):
        needles.line([a, b], 4.5, "#c85a5a", taper=0.1, load=1)
        needles.dab(a, 9, 9, 0, "#e0b868", taper=0, load=1)
    yarn(
        scene.motif("own yarn"),
        [(mid[0] - 12, mid[1] + 4), (mid[0] - 34, mid[1] + 50), (mid[0] - 66, mid[1] + 40), (mid[0] - 84, mid[1] + 8), (at[0] - 44, at[1] - 112)],
        "#f4ecdc",
        width=3.4,
    )
