"""49, backstage-sky: the moon is on, and in his dressing room the sun soaks his feet and drinks tea."""

import math
from dataclasses import replace

import numpy as np

from atelier.bodies import poses, things
from atelier.bodies.birds import KINDS, Bird, Perch
from atelier.bodies.outfit import BUILDS, FURRED, Face, Hair, Hat, Outfit, working
from atelier.bodies.people import Person
from atelier.bodies.space import View
from atelier.bodies.species import SPECIES
from atelier.canvas import CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, curve, ellipse, polygon, ribbon
from atelier.light import CLOTH, METAL, WOOD, Light
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.forms import cloth, rod
from atelier.motifs.furniture import armchair, round_table
from atelier.motifs.lines import ladder, rope
from atelier.motifs.play import gear
from atelier.motifs.rooms import chamber, papered
from atelier.motifs.sky import moon
from atelier.motifs.vessels import sack, teapot, vapour
from atelier.palette import Image, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Gradient, Motif, Scene

CARD = Card(
    number=49,
    slug="backstage-sky",
    palette=("#9c2531", "#50352a", "#2b4c86", "#f3c04c", "#9fb98d"),
    spread=Spread(
        hue="red/rose", place="theatre", time="footlights", season="no season", mood="comic", viewpoint="cutaway",
        figure="crowd", composition="frame within frame", people=True, relation=True, cast=("A", "B", "C", "D", "E"),
        themes=("night", "masks-lies", "work-machines", "time", "weather"),
    ),
)  # fmt: skip

CRIMSON, BROWN, GOLD, TEA = "#9c2531", "#50352a", "#f3c04c", "#9fb98d"
STAGE = (470.0, 470.0, 950.0, 1070.0)  # left, top, right, boards
MOON: Place = (720.0, 690.0)
SUN: Place = (250.0, 1350.0)  # where he sits
TUB: Place = (310.0, 1410.0)  # its rim
LOFT = Light(direction=(0.3, 0.5, 0.5), colour="#e8b878", shade="#1c1218", strength=0.5, depth=0.65, rim="#f0c890", rim_strength=0.5)
COOL = Light(direction=(0.0, 0.3, 0.5), colour="#cfe0ff", shade="#141c3c", strength=0.8, depth=0.6, rim="#eaf2ff", rim_strength=0.7)
WARM = Light(direction=(-0.5, -0.5, 0.5), colour="#ffe0a0", shade="#4a2420", strength=0.95, depth=0.5, rim="#fff0c0", rim_strength=0.8)


def paint(scene: Scene) -> None:
    scene.light = Light(direction=(-0.4, -0.5, 0.5), colour="#ffdca0", shade="#24141a", strength=0.8, depth=0.6, rim="#ffe6b0", rim_strength=0.6)
    scene.finish = Finish(ground="#4a2c24", periphery=0.2, grade=lambda image: (image - 0.5) * 1.08 + 0.505)
    building(scene)
    loft(scene)
    night(scene)
    the_moon(scene)
    understudy(scene)
    curtains(scene)
    wind(scene)
    wings(scene)
    dressing_room(scene)
    the_sun(scene)
    owls(scene)


def building(scene: Scene) -> None:
    broad = scene.canvas.broad
    scene.background(lambda x, y: ramp(["#2a1a1a", "#3c2622", "#50352a"], 0.4 + 0.2 * broad + 0.3 * np.sin(y / 400)), flow=math.pi / 2)
    shell = scene.motif("building", material=WOOD)
    roof = [(-40, -40), (1040, -40), (1040, 250), (500, 60), (-40, 250)]
    shell.shape(polygon(roof, 8), "#241416", depth=10)
    for start, end in (((-40, 256), (500, 66)), ((500, 66), (1040, 256))):
        rod(shell, [start, end], [34, 34], "#6a4430", material=WOOD, grain=20)
    outside = [(-40, -40), (1040, -40), (1040, 236), (500, 46), (-40, 236)]
    scene.motif("empty sky").shape(polygon(outside, 4), Gradient(["#1c2c5c", "#2a4a80"], (0, 0), (0, 230)), depth=4)


# ---- above


def roof(x: float) -> float:
    return 84 + abs(x - 500) * 0.37


def loft(scene: Scene) -> None:
    """Ropes, sandbags and a spare moon, thinner, on a hook."""
    fly = scene.motif("flyloft", material=WOOD, light=LOFT)
    for x in (70, 452, 958):
        rod(fly, [(x, roof(x)), (x, 470)], [26, 26], "#5a3a2a", grain=12)
    rod(fly, [(236, 200), (500, 198), (764, 200)], [22, 22, 22], "#6a4630", grain=20)
    rod(fly, [(24, 448), (240, 446), (456, 448)], [34, 34, 34], "#7a5034", grain=24)
    for start, end in (((452, 300), (560, 202)), ((452, 300), (344, 202)), ((70, 350), (150, 228)), ((958, 350), (878, 228))):
        rod(fly, [start, end], [15, 15], "#5a3a2a", grain=6)
    lines = scene.motif("ropes", light=LOFT)
    wheels = scene.motif("pulleys", light=LOFT, brush=FINE, material=METAL)
    for number, (x, low, bag) in enumerate((
        (104, 320, 96), (146, 372, 74), (316, 296, 84), (342, 350, 66), (548, 400, 0), (572, 268, 80), (634, 400, 0), (806, 400, 0),
        (902, 400, 0), (924, 282, 70),
    )):  # fmt: skip
        rope(lines, [(x, roof(x) + 26), (x + 1, low)], 5.5, ("#b8966a", "#a8865a", "#c8a878")[number % 3])
        rod(wheels, [(x, roof(x) - 10), (x, roof(x) + 22)], [8, 8], "#4a3a2c", material=METAL)
        wheels.shape(ellipse((x, roof(x) + 24), 11, 13), "#7a6038", depth=7)
        if bag:
            sack(scene.motif(f"sandbag {number}", light=LOFT, brush=FINE), (x, low + bag * 0.92), bag, "#b8905c")
    spare = scene.motif("spare moon", story=True, brush=FINE, light=COOL)
    rope(lines, [(404, roof(404) + 20), (404, 226)], 5, "#b8966a")
    moon(spare, (384, 318), 82, phase=0.22, halo=0.5, turn=0.15)
    spare.line([(404, 222), (404, 238), (416, 246), (420, 234)], 6, "#c8b888", taper=0, load=1)
    cloud = scene.motif("stored cloud", light=LOFT)
    for x in (190, 258):
        rope(cloud, [(x, roof(x)), (x, 376)], 4)
    cumulus(cloud, (224, 398), 150, 64, CloudTones("#c8b8b8", "#f4e8d8", "#6a5458"))


def wind(scene: Scene) -> None:
    """The wind is a man asleep at a crank."""
    gallery = scene.motif("gallery", material=WOOD, light=LOFT)
    rod(gallery, [(470, 404), (720, 402), (966, 404)], [22, 22, 22], "#8a5c3a", grain=24)
    crank = scene.motif("crank", light=LOFT)
    for lean in (-34, 34):
        rod(crank, [(858 + lean, 396), (858, 310)], [13, 11], "#5a4030", material=WOOD)
    gear(crank, (858, 306), 66, "#a8883e", teeth=16, spokes=6)
    rod(crank, [(858, 306), (808, 322)], [12, 12], "#4a3a34", material=METAL)
    rod(crank, [(808, 322), (784, 312)], [13, 13], "#8a5a34", material=WOOD)
    man = scene.motif("the wind", story=True, brush=FINE, light=Light(
        direction=(-0.5, 0.2, 0.5), colour="#f0d8b0", shade="#2a2030", strength=0.8, depth=0.5, rim="#fff0d0", rim_strength=0.7))  # fmt: skip
    man.shape(polygon([(676, 394), (752, 394), (748, 346), (680, 346)], 4), "#7a5034", depth=6, material=WOOD)
    sleeper = Person("large", working("#c4d0d8", "#5a6478"), "A", Hair("balding", "#e8e4e0", "full"), Face("round", "double", eyes="closed"))
    nodding = poses.sitting(22).but(head=(20, 34, -10), hands=("easy", "grip"))
    sleeper.posed(nodding, View((712, 348), 210, 62, 4), right_hand=(782, 312)).paint(man, contact=False)
    breath = scene.motif("his breath", light=LOFT)
    for dx, dy, size in ((34, -6, 10), (60, -18, 14), (94, -32, 18)):
        x, y = 752 + dx, 262 + dy
        curl = [(x - size * 2.4, y + 8), (x, y), (x + size, y - size), (x, y - size * 1.6), (x - size * 0.5, y - size * 0.8)]
        breath.line(curl, 3, "#dfe8f0", taper=0.7, opacity=0.75)


# ---- the stage


def night(scene: Scene) -> None:
    left, top, right, low = STAGE
    cloth_ = scene.motif("painted night", light=COOL)
    noise = cloth_.noise(4)

    def blue(x: Image, y: Image) -> Image:
        away = np.hypot((x - MOON[0]) / 330, (y - MOON[1]) / 400)
        return ramp(["#5f88c8", "#355c9e", "#274884", "#1a3066", "#122048"], away + 0.10 * noise(x, y, 160, 160))

    drop = cloth_.shape(
        polygon([(left, top - 20), (right, top - 20), (right, low), (left, low)], 10), blue, depth=6, material=CLOTH,
        flow=lambda x, y: np.arctan2(y - MOON[1], x - MOON[0]) + 1.57,
    )  # fmt: skip
    for _ in range(120):
        at = (float(cloth_.random.uniform(left + 40, right - 40)), float(cloth_.random.uniform(top, low - 90)))
        if math.dist(at, MOON) > 190:
            cloth_.dab(at, 6, 5, 0.4, ("#f7e8a8", "#dfe8ff")[int(cloth_.random.integers(2))], on=drop, taper=0, load=1)
    for x in np.linspace(left + 30, right - 30, 9):
        cloth_.line([(x, top), (x + 3, (top + low) / 2), (x, low)], 4, "#14244c", on=drop, opacity=0.35, taper=0)
    hills = scene.motif("paper hills", light=COOL)
    house = scene.motif("paper houses", light=COOL, brush=FINE)
    for ridge, ink, built in (
        ([(left, 1010), (520, 950), (640, 1000), (790, 940), (right, 1000)], "#24407a", ((664, 1046, 34), (706, 1050, 26), (838, 1030, 30))),
        ([(left, 1050), (500, 1022), (690, 1034), (860, 1004), (right, 1046)], "#1a2f5c", ()),
    ):
        hills.shape(np.vstack([curve(ridge, 8), [(right, low), (left, low)]]), ink, depth=10)
        for x, y, size in built:
            front = [(x - size / 2, y), (x + size / 2, y), (x + size / 2, y - size), (x, y - size * 1.6), (x - size / 2, y - size)]
            house.shape(polygon(front), "#131f40", depth=4)
            house.dab((x, y - size * 0.8), 9, 8, 0, "#ffd878", taper=0, load=1)


def the_moon(scene: Scene) -> None:
    """Just winched down into its place."""
    ropes = scene.motif("moon's ropes")
    for dx in (-66, 66):
        rope(ropes, [(MOON[0] + dx, 400), (MOON[0] + dx * 0.95, MOON[1] - 110)], 7, "#d8c090")
    lit = scene.motif("the moon", story=True)
    lit.glow(MOON, 250, "#cfdcff", 0.35)
    moon(lit, MOON, 134, phase=1.0, halo=0.4)


def understudy(scene: Scene) -> None:
    """A mouse hangs in for a star that is away, arms and legs along its points."""
    x, y = 590.0, 906.0
    flown = scene.motif("star's wires", light=COOL)
    for dx in (-9, 9):
        flown.line([(x + dx, 440), (x + dx * 0.6, y - 96)], 2.2, "#d8c090", taper=0, load=1)
    footlit = Light(direction=(0.2, 0.55, 0.6), colour="#ffe8b0", shade="#4a3a50", strength=0.9, depth=0.5, rim="#fff4d0", rim_strength=0.7)
    star = scene.motif("star of pasteboard", story=True, brush=FINE, light=footlit)
    turned = Placement((x, y), 1.0, -0.07)
    star.glow((x, y), 150, "#f7e6a0", 0.45)
    points = [(r * math.sin(a), -r * math.cos(a)) for k in range(10) for a, r in ((k * math.pi / 5, 112 if k % 2 == 0 else 50),)]
    star.shape(turned(polygon(points, 2)), "#f3c752", depth=16, lit="#fff2b4", material=CLOTH)
    for a in np.arange(5) * math.tau / 5:
        star.line(turned([(20 * math.sin(a), -20 * math.cos(a)), (96 * math.sin(a), -96 * math.cos(a))]), 2, "#b07c28", opacity=0.7)
    mouse = scene.motif("mouse as a star", story=True, brush=FINE, light=footlit)
    spread = poses.standing().but(
        arms=(poses.Arm(4, 84, 6), poses.Arm(4, 92, 4)), legs=(poses.Leg(0, 34, 0, 40), poses.Leg(0, 38, 0, 40)), head=(14, 6, 10), hands=("open", "open")
    )
    tights = FURRED.but(top="#c23f4a", length=0.2, sleeve=1.0, trousers="#c23f4a", collar="#fff0c8", buttons="#f7e08a")
    Person("beast", tights, beast=SPECIES["mouse"].but(colour="#b89478")).posed(spread, View((x + 2, y + 66), 158, 10)).paint(mouse, contact=False)


def curtains(scene: Scene) -> None:
    left, top, right, low = STAGE
    for side, edge in ((-1, left), (1, right)):
        drape = scene.motif(f"curtain {side}")
        inner = [(edge - side * 92, top - 40), (edge - side * 60, top + 180), (edge - side * 26, top + 360), (edge - side * 66, low)]
        cloth(drape, np.vstack([curve(inner, 10), [(edge + side * 18, low), (edge + side * 18, top - 40)]]), CRIMSON, fold=30, depth=16, hang=math.pi / 2)
        rope(drape, [(edge + side * 16, top + 330), (edge - side * 4, top + 352), (edge - side * 30, top + 362)], 9, GOLD)
        drape.shape(blob([(edge + side * 8, top + 340), (edge + side * 16, top + 384), (edge + side * 4, top + 386)]), GOLD, depth=6, brush=FINE)
    pelmet = scene.motif("pelmet")
    for number in range(5):
        x = left + (right - left) * (number + 0.5) / 5
        w = (right - left) / 10 + 8
        swag = [(x - w, top - 60), (x + w, top - 60), (x + w * 0.8, top - 8), (x, top + 40), (x - w * 0.8, top - 8)]
        cloth(pelmet, blob(swag, 6), CRIMSON, fold=16, depth=12, hang=math.pi / 2)
        pelmet.line([(x - w * 0.84, top - 6), (x, top + 40), (x + w * 0.84, top - 6)], 7, GOLD, taper=0, load=1)
    rod(pelmet, [(left - 30, top - 62), (right + 30, top - 62)], [26, 26], "#c8963c", material=METAL)
    boards = scene.motif("boards", material=WOOD)
    boards.shape(polygon([(left - 20, low), (right + 20, low), (right + 30, low + 52), (left - 30, low + 52)], 6), "#8a5a38", depth=5)
    boards.shape(polygon([(left - 30, low + 50), (right + 30, low + 50), (right + 30, low + 96), (left - 30, low + 96)], 6), "#5a2428", depth=6)
    for x in np.linspace(left + 36, right - 36, 8):
        boards.glow((x, low + 30), 64, "#ffe6a0", 0.55)
        boards.shape(ellipse((x, low + 44), 13, 15), "#fffbe2", depth=9, brush=CRISP, lit="#ffffff", shade="#f7d070")
        shell = [(x + 22 * math.cos(a), low + 62 - 26 * math.sin(a)) for a in np.linspace(0, math.pi, 12)]
        boards.shape(polygon(shell, 3), "#b8863a", depth=7, brush=FINE, material=METAL, wobble=0.4)


LOOKING = {(0, 1): 118, (0, 2): 236, (0, 4): 112, (1, 1): 6, (1, 3): 128, (1, 4): 246, (2, 1): 234, (2, 3): 140}  # owls who do not look straight ahead


def barred(motif: Motif, identity: int, size: float) -> None:
    """Pale and dark chevrons, so that a back is feathers and not fur."""
    for x, y in motif.spots(identity, 15):
        dark = motif.random.random() < 0.6
        tip = size * float(motif.random.uniform(0.03, 0.05))
        motif.line(
            [(x - tip, y - tip * 0.5), (x, y + tip * 0.4), (x + tip, y - tip * 0.5)], size * 0.018, "#2c1e1c" if dark else "#e8d4a8", on=identity, opacity=0.45
        )


def owls(scene: Scene) -> None:
    """The audience is all eyes, and all backs."""
    pit = scene.motif("pit")
    left, _, right, low = STAGE
    well = polygon([(left - 30, low + 96), (right + 30, low + 96), (right + 30, 1560), (left - 30, 1560)])
    pit.shape(well, Gradient(["#3a1a20", "#1a0e14"], (0, low + 96), (0, 1480)), depth=4)
    light = Light(direction=(0, -0.8, 0.12), colour="#f0d8a8", shade="#140c14", strength=0.7, depth=0.75, rim="#ffe6b0", rim_from=(0, -1), rim_strength=1.0)
    for row, (y, size, count) in enumerate(((1302, 128, 6), (1400, 150, 5), (1520, 182, 5))):
        crowd = scene.motif(f"owls {row}", light=light, brush=FINE, story=row == 0)
        for place in range(count):
            x = left + 10 + (place + 0.5 + 0.25 * (row % 2)) * (right - left) / count + crowd.random.normal() * 8
            grown = size * float(crowd.random.uniform(0.82, 1.14))
            coat = int(crowd.random.integers(4))
            heading = LOOKING.get((row, place), 180 + crowd.random.normal() * 22)
            kind = KINDS["owl"].but(colour=("#8a6a48", "#6a5a50", "#b8a684", "#5c4438")[coat], wing=("#5a4030", "#463c38", "#86745a", "#3a2a26")[coat])
            before = len(crowd.ids)
            Bird(kind, eyes="open").paint(crowd, View((x, y), grown, heading, 4), Perch.STAND, head=(-8, float(crowd.random.normal() * 18)))
            if abs(heading - 180) < 70:
                for each in crowd.ids[before:]:
                    barred(crowd, each, grown)
        rail = scene.motif(f"seat backs {row}", light=light, material=CLOTH)
        for place in range(count):
            x = left + 10 + (place + 0.5 + 0.25 * (row % 2)) * (right - left) / count
            w = (right - left) / count * 0.46
            back = [(x - w, y + 70), (x - w, y - size * 0.22), (x, y - size * 0.40), (x + w, y - size * 0.22), (x + w, y + 70)]
            rail.shape(blob(back, 6), "#7c1c28", depth=14)


# ---- the wings


def wings(scene: Scene) -> None:
    """Tomorrow's clouds go by in rolled carpets."""
    passage = scene.motif("passage", light=LOFT)
    chamber(passage, (236, 806), 392, 320, wall=papered(passage, Placement((236, 806)), "#84503c", "#643a32", 40), floor="#6a4630", shell="#4a3026")
    passage.glow((110, 580), 240, "#ffd890", 0.55)
    ladder(scene.motif("ladder", light=LOFT), (396, 790), (402, 424), 52, wood="#b8844c")
    lamp = scene.motif("passage lamp", brush=CRISP)
    lamp.line([(110, 488), (110, 530)], 3, "#2a2020", taper=0, load=1, wobble=0.0)
    lamp.shape(ellipse((110, 556), 11, 11), "#fff6d8", depth=8, lit="#ffffff", shade="#ffdc98")
    lamp.shape(polygon([(80, 554), (140, 554), (120, 526), (100, 526)], 4), TEA, depth=8, wobble=0.3)
    hands = scene.motif("stagehands", story=True, brush=FINE)
    first, second = (
        Person("adult", working("#b8543c", "#3f4654", hat=Hat("cap", "#3a3430")), "D", Hair("short", "#1a1414"), Face("long", "strong")),
        Person("woman", working(TEA, "#4a4038", hat=Hat("headscarf", "#c8963c")), "B", Hair("bun", "#5a3420"), Face("button")),
    )
    for person, x, side in ((first, 116, "left"), (second, 270, "right")):
        pose = poses.walking(0.8, lead=side).but(hands=("flat", "flat"), head=(0, 4, 0))
        person.posed(pose, View((x, 790), 168, 82, 4), left_hand=(x + 16, 628), right_hand=(x - 6, 630)).paint(hands)
    roll = scene.motif("rolled clouds", story=True)
    rod(roll, [(56, 604), (196, 600), (346, 604)], [56, 60, 56], "#e8e2e4", material=CLOTH, grain=30, ragged=3)
    for x, y, wide in ((92, 598, 84), (196, 592, 120), (296, 596, 90)):
        cumulus(roll, (x, y), wide, 44, CloudTones("#d8d4dc", "#ffffff", "#9a94a8"))
    for turn in (25, 17, 9):
        ring = ellipse((346, 604), turn * 0.55, turn)
        roll.line(np.vstack([ring, ring[:1]])[::5], 2.6, "#8a8698", taper=0, load=1)
    for x in (140, 262):
        rope(roll, [(x - 6, 572), (x + 8, 604), (x - 2, 632)], 6, "#c23a32")


# ---- the dressing room


def dressing_room(scene: Scene) -> None:
    wall = scene.motif("dressing room", light=WARM)
    paper = papered(wall, Placement((236, 1446)), "#dca04c", "#b87838", 44)

    def glowing(x: Image, y: Image) -> Image:
        near = np.exp(-(((x - 236) / 190) ** 2 + ((y - 1060) / 220) ** 2))
        return lerp(paper(x, y), np.broadcast_to(ramp(["#ffe09a"], np.zeros((1, 1))), (*np.broadcast(x, y).shape, 3)), near * 0.7)

    chamber(wall, (236, 1462), 392, 594, wall=glowing, floor="#8a5a38", shell="#5a3a2c", skirting="#c8b088")
    glass = scene.motif("mirror with bulbs", story=True, brush=FINE, light=WARM)
    glass.shape(polygon([(74, 892), (398, 892), (398, 1196), (74, 1196)], 6), "#a8743c", depth=7, material=WOOD)
    mirror = glass.shape(
        polygon([(104, 922), (368, 922), (368, 1166), (104, 1166)], 6), Gradient(["#e4ecd8", TEA, "#6f9078"], (104, 922), (368, 1166)), depth=3
    )
    glass.glow((250, 1100), 190, "#fff0b0", 0.6, within=mirror)
    behind(scene.motif("his reflection", brush=FINE, light=WARM), (306, 1088), mirror)
    for x in (136, 160):
        glass.line([(x, 1080 - (x - 136) * 2), (x + 84, 950)], 9 if x < 150 else 5, "#ffffff", opacity=0.45, taper=0.6, on=mirror)
    spots = [(x, 907) for x in (90, 138, 187, 236, 285, 334, 382)] + [(x, y) for x in (89, 383) for y in (960, 1014, 1068, 1122, 1176)]
    for x, y in spots:
        glass.glow((x, y), 44, "#fff0b8", 0.6)
        glass.shape(ellipse((x, y), 12), "#fffbe2", depth=9, brush=CRISP, lit="#ffffff", shade="#f7d070")
    glass.glow((236, 1080), 330, "#ffdf90", 0.28)
    tea = scene.motif("tea table", brush=FINE, light=WARM)
    round_table(tea, (86, 1450), 84, 106, cloth_="#9c2531")
    teapot(scene.motif("teapot", brush=FINE, light=WARM), (84, 1346), 62, TEA)


def behind(motif: Motif, at: Place, mirror: int) -> None:
    """What the mirror sees of him: a bald nape, a collar and the rays round it, dimmed by the glass."""
    for k in range(18):
        ray = Placement(at, 1.0, k * math.tau / 18 + float(motif.random.normal()) * 0.05)
        reach = 72 + 24 * (k % 2) + float(motif.random.uniform(-6, 6))
        motif.shape(ray(ribbon([(38, 0), (58, 3), (reach, 6)], [17, 12, 2])), "#cfc07a", depth=5, within=mirror, opacity=0.8)
    collar = [(at[0] - 50, at[1] + 96), (at[0] - 26, at[1] + 42), (at[0] + 26, at[1] + 42), (at[0] + 52, at[1] + 96)]
    motif.shape(polygon(collar, 4), "#d8e0c4", depth=12, within=mirror, opacity=0.85)
    motif.shape(ellipse(at, 52, 54), "#d8bc62", depth=40, within=mirror, opacity=0.85)
    motif.line([(at[0] - 22, at[1] + 32), (at[0], at[1] + 37), (at[0] + 22, at[1] + 31)], 2, "#a88c48", opacity=0.6)


def corona(motif: Motif, at: Place) -> None:
    """His rays, a little limp at this hour: no two alike."""
    motif.glow(at, 210, "#fff0a8", 0.7)
    for k in range(22):
        angle = k * math.tau / 22 + float(motif.random.normal()) * 0.04
        reach = 96 + 34 * (k % 2) + float(motif.random.uniform(-9, 9))
        ray = Placement(at, 1.0, angle)
        droop = 10 * math.cos(angle)
        spine = [(52, 0), (52 + (reach - 52) * 0.55, droop * 0.3 + (-5 if k % 2 else 5)), (reach, droop)]
        motif.shape(ray(ribbon(spine, [24, 17, 3])), mix(GOLD, "#f08a2c", 0.55 * (k % 2)), depth=7, wobble=0.5)


def the_sun(scene: Scene) -> None:
    """Collar undone, feet in a tub."""
    seat = scene.motif("armchair", light=WARM)
    armchair(seat, (SUN[0] - 10, 1450), 250, "#8f3a44")
    shirt = Outfit(top="#f4ecd8", length=0.15, braces=CRIMSON, trousers="#6a4a58", trouser_length=1.15, shoes=None, legs=None, collar="#ffffff")
    pose = poses.sitting(2, knees=84, apart=9).but(head=(-6, 10, -5), hands=("easy", "grip"))
    round_headed = replace(BUILDS["large"], head=0.34, neck=0.004, hand=0.04)
    weary = Person(round_headed, shirt, "#f6bd48", Hair("none"), Face("round", "double", eyes="closed"))
    posed = weary.posed(pose, View(SUN, 400, 34, 6), right_hand=(SUN[0] + 30, SUN[1] - 112)).hold("right", things.cup(TEA).bigger(1.7))
    corona(scene.motif("his rays", story=True, brush=FINE, light=WARM), posed.at("head"))
    tub = scene.motif("foot bath", story=True, brush=FINE, light=WARM)
    x, y = TUB
    tub.contact((x, y + 74), 190, 20)
    tub.shape(ellipse(TUB, 98, 25), "#6f8078", depth=5, wobble=0.4)
    tub.shape(ellipse((x, y + 6), 91, 19), "#c8e0dc", depth=4, wobble=0.4)
    posed.paint(scene.motif("the sun", story=True, brush=FINE, light=WARM), contact=False)
    undone(scene.motif("collar undone", brush=FINE, light=WARM), posed.at("neck"))
    front = scene.motif("front of the bath", brush=FINE, light=WARM)
    near = [(x + 91 * math.cos(a), y + 10 + 16 * math.sin(a)) for a in np.linspace(0, math.pi, 14)]
    front.shape(polygon(near, 3), "#c8e0dc", depth=3, wobble=0.3)
    for foot in ("ankle_l", "ankle_r"):
        shin = posed.at(foot)[0]
        for grown in (1.0, 1.5):
            front.line(ellipse((shin, y + 9), 21 * grown, 5 * grown)[::6], 2.2, "#f4fffa", opacity=0.8 / grown, taper=0)
    rim = [(x + 98 * math.cos(a), y + 25 * math.sin(a)) for a in np.linspace(0, math.pi, 16)]
    low = [(x - 78 * math.cos(a), y + 66 + 18 * math.sin(a)) for a in np.linspace(0, math.pi, 16)]
    staves = front.shape(polygon([*rim, *low], 3), lambda u, v: ramp(["#d8e4d0", "#9fb4a4", "#5f7468"], np.abs(u - x + 26) / 100 + 0 * v), depth=22, wobble=0.4)
    front.line(rim, 6, "#e8f0e0", taper=0, load=1)
    for share in (0.35, 0.75):
        front.line([(u - (u - x) * 0.19 * share, v + 66 * share) for u, v in rim], 5, "#8a7038", on=staves, taper=0, load=1)
    vapour(front, (x + 6, y), 120, ink="#fff8e8", strands=4)


def undone(motif: Motif, neck: Place) -> None:
    """Two limp points of a collar, and a bow tie that hangs open."""
    x, y = neck[0] + 4, neck[1] + 10
    for side in (-1, 1):
        motif.shape(polygon([(x + side * 2, y + 2), (x + side * 30, y - 8), (x + side * 34, y + 18), (x + side * 16, y + 28)], 2), "#fffaf0", depth=6)
        tail = [(x + side * 10, y + 16), (x + side * 14, y + 30), (x + side * 9, y + 44 + side * 7)]
        motif.shape(ribbon(tail, [7, 9, 13]), CRIMSON, depth=5, wobble=0.4)
