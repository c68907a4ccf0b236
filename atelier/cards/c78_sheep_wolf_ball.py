"""78, sheep-wolf-ball: all the wolves are masked as sheep and all the sheep as wolves; their shadows are not."""

import math
from dataclasses import dataclass, replace

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.clay import Clay, Limb, Stuff, fur
from atelier.bodies.heads import Head
from atelier.bodies.modelling import Painted, paint_bodies
from atelier.bodies.outfit import BUILDS, Face, Outfit
from atelier.bodies.people import Person, Posed
from atelier.bodies.poses import Arm, Leg, standing
from atelier.bodies.silhouettes import silhouette
from atelier.bodies.space import LEFT, View, ahead, turned
from atelier.bodies.species import SPECIES
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, blob, curve, ellipse, polygon, union
from atelier.light import CLOTH, GLAZE, STONE, WOOD, Light
from atelier.motifs.forms import rod
from atelier.motifs.forms import turned as turned_solid
from atelier.motifs.furniture import chair
from atelier.motifs.lines import hung
from atelier.motifs.stuff import Ground
from atelier.motifs.trees import Leafage, clump
from atelier.motifs.vessels import lantern
from atelier.palette import Image, Pigment, lerp, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=78,
    slug="sheep-wolf-ball",
    palette=("#6f9150", "#d3d27a", "#5d2a52", "#f2e8d3", "#6f7079"),
    spread=Spread(
        hue="green", place="palace terrace", time="golden hour", season="summer", mood="uncanny", viewpoint="eye level",
        figure="animals", composition="frieze", relation=True,
        themes=("masks-lies", "love-loss", "fear", "animals-as-people", "games", "mirrors"),
    ),
)  # fmt: skip

HEDGE_FOOT = 1136.0
FLOOR = Ground((470, 930), 1500)
CAST = {"left couple": (0, 268), "middle couple": (384, 652), "right couple": (786, 1016)}  # where on the hedge their shadows stand
IVORY, SMOKE = "#f4ead4", "#6f7079"
SEWN = ("top", "skirt", "sleeve_l", "sleeve_r")
DANCER = replace(BUILDS["adult"], head=0.215, neck=0.02, girth=1.02)
LADY = replace(BUILDS["woman"], head=0.215, neck=0.02, girth=1.0)


@dataclass(frozen=True)
class Guest:
    """Who somebody is, and in what."""

    beast: str
    gown: Pigment | None = None
    coat: Pigment | None = None
    trim: Pigment = "#e8d9a4"

    @property
    def person(self) -> Person:
        if self.gown is not None:
            outfit = Outfit(
                top=self.gown,
                length=0.05,
                flare=0.03,
                skirt=self.gown,
                skirt_length=1.92,
                trousers=None,
                belt=self.trim,
                collar=self.trim,
                shoes="#2c2024",
                folds=1.6,
            )
            return Person(LADY, outfit, beast=self.beast, face=Face(eyes="dot"), seed=len(self.gown) + ord(self.gown[2]))
        outfit = Outfit(
            top=self.coat,
            length=0.72,
            flare=0.05,
            collar=self.trim,
            buttons=self.trim,
            belt=None,
            trousers="#e9dfc6",
            trouser_length=1.2,
            legs="#e9dfc6",
            shoes="#2c2024",
        )
        return Person(DANCER, outfit, beast=self.beast, face=Face(eyes="dot"), seed=3)


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.85, -0.32, 0.42), colour="#ffe08a", shade="#2c3440", depth=0.55, strength=0.85, rim="#fff0b0", rim_strength=0.8, air="#d3d27a"
    )
    scene.finish = Finish(ground="#8a8448", grade=lambda image: (image - 0.5) * 1.05 + 0.5)
    evening(scene)
    green_wall(scene)
    crook(scene)
    terrace(scene)
    ball(scene)
    middle(scene)
    mask_on_a_chair(scene)
    cake_table(scene)


def evening(scene: Scene) -> None:
    broad, middling = scene.canvas.broad, scene.canvas.middling

    def sky(x: Image, y: Image) -> Image:
        return ramp(["#fff6c0", "#efe694", "#d3d27a", "#a9bf7c", "#8aa98a"], np.hypot((x + 60) / 1300, (y - 520) / 900) + 0.07 * broad + 0.03 * middling)

    scene.background(sky, flow=lambda x, y: 0.1 * np.sin(x / 260), brush=BROAD)
    scene.motif("sun beyond the card").glow((-20, 470), 520, "#fff6c8", 0.7)


def green_wall(scene: Scene) -> None:
    """A clipped hedge with balls on it, and dark where nobody has ever been."""
    far = scene.motif("far yews", light=Light(direction=(-0.8, -0.4, 0.4), colour="#ffe89a", shade="#6a8a68", depth=0.4, strength=0.6))
    for x, tall, wide in ((90, 250, 70), (250, 190, 54), (730, 210, 60), (905, 300, 84)):
        far.shape(
            blob([(x - wide / 2, 480), (x - wide * 0.4, 480 - tall * 0.5), (x, 480 - tall), (x + wide * 0.4, 480 - tall * 0.5), (x + wide / 2, 480)], 6),
            "#8aa468",
            depth=wide * 0.4,
        )
    wall = scene.motif("hedge")
    mottle = wall.noise()

    def clipped(x: Image, y: Image) -> Image:
        return ramp(
            ["#4f7040", "#6f9150", "#93ad58", "#b9c66a"], 0.62 - (y - 420) / 1900 - (x - 100) / 2400 + 0.20 * mottle(x, y, 60) + 0.10 * mottle(x, y, 16)
        )

    top = [(x, 424 + 5 * math.sin(x / 37) + 4 * math.sin(x / 13)) for x in range(-60, 1080, 12)]
    wall.shape(np.array([*top, (1060, HEDGE_FOOT), (-60, HEDGE_FOOT)]), clipped, depth=26, wobble=3)
    for x, wide in ((60, 138), (340, 122), (664, 126), (950, 142)):
        crown = scene.motif(f"clipped ball {x}", light=Light(direction=(-0.8, -0.4, 0.45), colour="#ffe89a", shade="#2c4430", depth=0.5, strength=0.8))
        rod(crown, [(x, 440), (x, 400)], [16, 14], "#5a5030")
        clump(crown, (x, 424), wide, wide * 0.92, Leafage("#3f5f38", "#6f9150", "#c8d07a"))
    lanterns(scene)
    body = wall.ids[0]
    wall.glow((60, 640), 620, "#e8e08a", 0.4, within=body)
    for x, y in wall.spots(body, 2200):
        lit = wall.random.random() < 0.5
        wall.dab(
            (x, y),
            float(wall.random.uniform(7, 15)),
            float(wall.random.uniform(3, 5.5)),
            wall.random.uniform(0, 3.1),
            FromPicture(1.22, "#fff0a0", 0.08) if lit else FromPicture(0.76),
            on=body,
            opacity=0.5,
            taper=0.7,
        )
    wall.wash(polygon([(-40, 1060), (1040, 1060), (1040, 1150), (-40, 1150)]), "#2f4430", 0.55, soft=30, way="multiply", within=body)


def lanterns(scene: Scene) -> None:
    """Hung for later, already lit."""
    string = scene.motif("lantern string")
    for number, (start, end, sag) in enumerate((((-20, 250), (340, 326), 74), ((340, 326), (664, 322), 62), ((664, 322), (1020, 240), 80))):
        line = hung(start, end, sag)
        string.line(line[::4], 2.2, "#5a5a3a", taper=0, load=1)
        for place in (4, 10, 16, 21) if number != 1 else (5, 11, 18):
            x, y = line[place]
            tone = ("#f2e8d3", "#e8a890", "#d8d88a")[(number + place) % 3]
            lantern(string, (float(x), float(y)), 40 + 4 * (place % 3), pigment=tone, lit="#fff0b0", glow=0.35)


def crook(scene: Scene) -> None:
    """Somebody behind the hedge beats time."""
    staff = scene.motif("conducting crook", story=True, brush=FINE, material=WOOD)
    hook = curve([(532, 446), (500, 300), (474, 186), (478, 132), (518, 106), (556, 130), (552, 176), (524, 184)], 6)
    rod(staff, hook, [13, 13, 12, 12, 11, 9], "#8a5a34", grain=12)
    for x, y, turn in ((424, 146, 0.2), (406, 174, 0.1), (596, 122, -0.2), (612, 150, -0.1)):
        staff.dab((x, y), 30, 4, 1.2 + turn, "#fff4c0", bend=0.3, opacity=0.55, taper=0.8)
    hedge_top = scene.motif("hedge before the crook", wobble=3)
    hedge_top.shape(
        blob([(492, 446), (506, 424), (534, 428), (562, 422), (580, 446), (566, 476), (506, 476)], 6),
        "#7a9a54",
        depth=14,
        fade=lambda x, y: np.clip((476 - y) / 30, 0, 1) + 0 * x,
    )
    for _ in range(60):
        hedge_top.dab(
            (hedge_top.random.uniform(498, 574), hedge_top.random.uniform(428, 476)),
            11,
            4,
            hedge_top.random.uniform(0, 3),
            ("#c8d07a", "#5a7a44", "#3d5c34")[int(hedge_top.random.integers(3))],
            opacity=0.6,
        )


def terrace(scene: Scene) -> None:
    stone = scene.motif("terrace", material=STONE)
    mottle = stone.noise()

    def flags(x: Image, y: Image) -> Image:
        u, v = FLOOR.local(x, y)
        pale = (np.floor(u / 120) + np.floor(v / 120)) % 2
        grey = lerp(
            ramp(["#e6d9a8", "#d3c896"], 0.5 + 0.5 * mottle(x, y, 160)),
            ramp(["#a9a584", "#8f906f"], 0.5 + 0.5 * mottle(x, y, 160)),
            pale[..., None] if pale.ndim == 3 else pale,
        )
        edge = np.minimum(np.abs((u / 120) % 1 - 0.5), np.abs((v / 120) % 1 - 0.5))
        return grey * (0.9 + 0.1 * np.clip((0.5 - edge) * 30, 0, 1))[..., None]

    floor = stone.shape(polygon([(-40, HEDGE_FOOT), (1040, HEDGE_FOOT), (1040, 1560), (-40, 1560)], 20), flags, depth=8, flow=0.0)
    stone.glow((60, 1240), 520, "#fff2b8", 0.35, down=160, within=floor)
    stone.wash(polygon([(-40, 1120), (1040, 1120), (1040, 1166), (-40, 1160)]), "#3a4038", 0.5, soft=14, way="multiply", within=floor)
    stone.wash(polygon([(300, 1420), (1040, 1360), (1040, 1560), (-40, 1560)]), "#4a4438", 0.45, soft=60, way="multiply", within=floor)


# ---- the dancers


def ball(scene: Scene) -> None:
    """Three couples of a longer row; the two outer ones hold hands high and look into each other's masks."""
    row = (
        ("left couple", Guest("sheep", coat="#3f5a4a"), Guest("wolf", gown="#7a3a68"), (188.0, 1270.0), 436, 0.78),
        ("right couple", Guest("wolf", coat="#5d2a52"), Guest("sheep", gown="#dcd98a", trim="#5d2a52"), (838.0, 1272.0), 430, 0.88),
    )
    for name, lead, follow, (x, y), size, high in row:
        views = View((x - size * 0.27, y - 4), size, 82, 4), View((x + size * 0.27, y + 4), size * 0.96, -80, 4)
        step = standing().but(legs=(Leg(16, 3, 8, 8), Leg(-16, 3, 12, 26)), head=(0, 2, 0))
        loose = [guest.person.posed(step, view) for guest, view in zip((lead, follow), views, strict=True)]
        near, far = (x, y - size * high, 26.0), (x + 6, y - size * 0.56, -40.0)
        pair = [
            each.person.posed(step, each.view, **{f"{hand}_hand": _near(each, hand[0], spot) for hand, spot in hands})
            for each, hands in zip(loose, ((("right", near), ("left", far)), (("left", near), ("right", far))), strict=True)
        ]
        couple(scene, name, pair, loose, (lead, follow), 0.0)


def middle(scene: Scene) -> None:
    """They have stopped dancing."""
    guests = Guest("wolf", coat="#3f4a72"), Guest("sheep", gown="#a8d4c4", trim="#5d2a52")
    stand = standing().but(head=(0, 2, 0), hands=("open", "open"), arms=(Arm(14, 8, 26, 10), Arm(14, 8, 26, 10)), legs=(Leg(4, 3), Leg(-6, 3, 6)))
    pair, loose = [], []
    for guest, view, hand in ((guests[0], View((380, 1334), 490, 78, 4), "left"), (guests[1], View((640, 1338), 472, -76, 4), "right")):
        free = guest.person.posed(stand, view)
        loose.append(free)
        mask = Head(free.bones["head"], free.bones.head, free.bones.skull)
        x, y, z = view.project(mask(1.75, 0.10, 0.5 if hand == "left" else -0.5))[0]
        pair.append(guest.person.posed(stand, view, **{f"{hand}_hand": _near(free, hand[0], (x, y, z))}))
    couple(scene, "middle couple", pair, loose, guests, 1.0)


def couple(scene: Scene, name: str, pair: list[Posed], cast: list[Posed], guests: tuple[Guest, Guest], lifted: float) -> None:
    shadows(scene, name, cast)
    for each in pair:
        tail(each)
    dress_up(pair, guests, lifted)
    motif = scene.motif(name, story=True)
    for each in pair:
        floor_shadow(motif, each)
    made = paint_bodies(motif, *((each.clay, each.view) for each in pair), brush=FINE, hair=0.25)
    silk(motif, made, guests)


def silk(motif: Motif, made: Painted, guests: tuple[Guest, Guest]) -> None:
    """Deep in its folds, bright on them, and sprigged with the colour of its trimming."""
    canvas = motif.canvas
    for number, guest in enumerate(guests):
        worn = {part: identity for part, identity in made.ids.items() if part.startswith("1.") == bool(number) and part.rsplit(".", 1)[-1] in SEWN}
        where = np.isin(canvas.ids, list(worn.values()))
        below = canvas.picture[where]
        low, high = np.percentile(below.mean(1), (4, 97))
        share = np.clip((below.mean(1) - low) / (high - low), 0, 1)[:, None]
        sheen = np.clip((share - 0.55) / 0.45, 0, 1) ** 2
        canvas.picture[where] = below * (0.66 + 0.42 * share) + 0.30 * sheen * (1 - below)
        for part, identity in worn.items():
            for x, y in motif.spots(identity, {"skirt": 26, "top": 8}.get(part.rsplit(".", 1)[-1], 0)):
                for u, v, turn in ((0, 0, 1.57), (-4, 5, 0.7), (4, 5, 2.4)):
                    motif.dab((x + u, y + v), 7, 3.4, turn, FromPicture(1.3, guest.trim, 0.55), on=identity, taper=0.3, load=1, opacity=0.75)


def _near(posed: Posed, side: str, target: tuple[float, float, float]) -> tuple[float, float, float]:
    """As near as the arm comes."""
    build, shoulder = posed.bones.build, posed.bones[f"shoulder_{side}"]
    there = posed.view.unproject(target, target[2])
    span = (build.upper_arm + build.forearm + build.hand * 0.9) * 0.96
    away = there - shoulder
    far = float(np.linalg.norm(away))
    x, y, z = posed.view.project(shoulder + away * min(1.0, span / far))[0]
    return float(x), float(y), float(z)


def shadows(scene: Scene, name: str, pair: list[Posed]) -> None:
    """On the hedge, tall, and without a mask."""
    shade = scene.motif(f"shadow of the {name}")
    hedge_ = scene.motifs["hedge"].ids[0]
    for each, x in zip(pair, CAST[name], strict=True):
        tail(each)
        cast = replace(each.view, at=(x, HEDGE_FOOT - 4), size=each.view.size * 1.17, tilt=0.0)
        outline = union([*silhouette(headless(each), cast), *profile(each, cast)], 1.0, 1.2)
        shade.wash(outline, "#14302e", 0.74, soft=1.6, way="multiply", within=hedge_)


def headless(each: Posed) -> Clay:
    """The body as it is cast; its head is drawn afresh, as shadow players cut theirs."""
    centre, neck, near = each.bones["head"], each.bones["neck"][1], 3.4 * each.bones.skull
    head = [
        piece for piece in each.clay.pieces
        if isinstance(piece, Limb) and piece.points[:, 1].min() > neck and np.linalg.norm(piece.points - centre, axis=1).max() < near
    ]  # fmt: skip
    return Clay([piece for piece in each.clay.pieces if not any(piece is other for other in head)])


WOLF = [
    (-1.15, -1.9), (-1.35, -1.0), (-1.05, -0.9), (-1.30, -0.35), (-0.95, -0.2), (-1.05, 0.35), (-0.80, 0.75), (-0.72, 2.15), (-0.22, 1.05), (0.02, 1.02),
    (0.30, 1.95), (0.50, 0.82), (0.95, 0.42), (1.35, 0.25), (2.40, 0.02), (2.70, 0.06), (2.86, -0.12), (2.74, -0.34), (2.58, -0.34), (2.52, -0.60),
    (2.40, -0.38), (2.20, -0.40), (2.12, -0.58), (2.02, -0.42), (1.40, -0.52), (1.10, -0.70), (1.50, -0.84), (2.10, -0.86), (2.24, -0.98), (2.08, -1.10),
    (1.30, -1.12), (0.70, -1.15), (0.62, -1.45), (0.42, -1.35), (0.40, -1.75), (0.20, -1.65), (0.15, -2.1),
]  # fmt: skip
SHEEP = [
    (-0.95, -1.9), (-0.9, 0.0), (0.2, 0.9), (0.75, 0.66), (1.10, 0.36), (1.55, -0.16), (1.90, -0.56), (1.96, -0.86), (1.76, -1.08), (1.40, -1.12),
    (1.10, -1.00), (0.66, -1.10), (0.34, -1.40), (0.20, -2.0),
]  # fmt: skip
EAR = [(-0.30, 0.34), (-0.95, 0.52), (-1.75, 0.26), (-2.10, -0.22), (-1.60, -0.24), (-0.95, -0.06)]
FLEECE = ((-0.62, 0.62, 0.46), (-0.20, 1.02, 0.50), (0.34, 1.04, 0.46), (0.70, 0.74, 0.34), (-0.82, -0.55, 0.48), (-0.86, -1.2, 0.5), (-0.80, -1.8, 0.5))


def profile(each: Posed, cast: View) -> list[Points]:
    """Who it is after all: pricked ears and teeth, or a roman nose, an ear that hangs, and curls."""
    x, y = cast.place(each.bones["head"])
    size = each.bones.skull * cast.size * 0.95
    here = Placement((x, y), size, 0.0, math.sin(math.radians(cast.heading)) < 0)
    if each.person.beast == "wolf":
        return [upright(here, WOLF)]
    curls = [ellipse(here.point(u, -v), r * size) for u, v, r in FLEECE]
    return [upright(here, SHEEP), here(blob([(u, -v) for u, v in EAR], 6)), *curls]


def upright(here: Placement, points: list[Place]) -> Points:
    """Profiles are written with up above."""
    return here([(u, -v) for u, v in points])


def floor_shadow(motif: Motif, each: Posed) -> None:
    x, y = each.view.at
    wide, floor = each.view.size * 0.17, motif.scene.motifs["terrace"].ids[0]
    long = [
        (x - wide * 0.8, y + 4),
        (x, y - wide * 0.24),
        (x + wide * 2.6, y - wide * 0.62),
        (x + wide * 3.0, y - wide * 0.3),
        (x + wide, y + wide * 0.22),
        (x, y + wide * 0.26),
    ]
    motif.wash(blob(long, 6), "#3a3c40", 0.6, soft=7, way="multiply", within=floor)


def tail(each: Posed) -> None:
    """Under every hem."""
    beast = SPECIES[each.person.beast] if isinstance(each.person.beast, str) else None
    if beast is None or each.person.outfit.skirt is None:  # a coat lets its own tail through
        return
    if beast.wool:
        points, girth, stuff = [(-0.13, 0.20), (-0.22, 0.14), (-0.27, 0.10)], [0.05, 0.055, 0.05], fur(IVORY, "#d8cdb8", 0.03)
    else:
        points, girth, stuff = [(-0.10, 0.26), (-0.22, 0.12), (-0.34, 0.06), (-0.44, 0.12)], [0.03, 0.05, 0.055, 0.015], fur(SMOKE, "#b8b4ac", 0.04)
    each.clay.limb(np.array([ahead(*point) for point in points]), girth, stuff, "tail", group="tail", melt=0.02)


def dress_up(pair: list[Posed], guests: tuple[Guest, Guest], lifted: float) -> None:
    for each, guest in zip(pair, guests, strict=True):
        skull = Head(each.bones["head"], each.bones.head, each.bones.skull)
        head = Head(skull(-0.1, 0.0), skull.axes, each.bones.skull * 0.86)
        if lifted:
            head = Head(head(0.10 * lifted, 0.98 * lifted), head.axes @ turned(LEFT, -30 * lifted), head.radius)
        (sheep_mask if guest.beast == "wolf" else wolf_mask)(each, head, lifted)


def sheep_mask(each: Posed, head: Head, lifted: float) -> None:
    """Papier mache: a long mild face, curls on the brow, a smile that has been painted on."""
    r, clay = head.radius, each.clay
    shell, curl, ink = Stuff(IVORY, GLAZE, finest=0.8), Stuff("#fffaf0", GLAZE), "#3a2a2c"
    clay.limb(
        head.line((0.30, 0.16), (0.9, -0.12), (1.62, -0.34), (2.02, -0.42)), np.array([0.98, 0.78, 0.52, 0.36]) * r, shell, "mask", group="mask", melt=0.2 * r
    )
    for forward, up, left in (
        (0.45, 0.98, 0.0),
        (0.75, 0.80, 0.36),
        (0.75, 0.80, -0.36),
        (0.25, 0.98, 0.55),
        (0.25, 0.98, -0.55),
        (0.95, 0.66, 0.0),
        (0.0, 1.1, 0.2),
        (0.0, 1.1, -0.2),
    ):
        clay.limb(head.line((forward, up, left)), [0.30 * r], curl, "mask", group="mask", melt=0.06 * r)
    for sign in (1, -1):
        clay.limb(
            head.line((0.2, 0.42, 0.86 * sign), (0.0, 0.22, 1.32 * sign), (0.1, -0.2, 1.5 * sign)),
            np.array([0.2, 0.24, 0.12]) * r,
            shell,
            "mask",
            group="mask",
            melt=0.1 * r,
        )
        clay.mark(head.line((0.92, 0.30, 0.74 * sign), (1.12, 0.14, 0.66 * sign), (1.30, 0.16, 0.50 * sign)), 0.10 * r, ink)
        clay.mark(head.line((1.10, -0.62, 0.56 * sign), (1.55, -0.66, 0.42 * sign), (1.95, -0.54, 0.30 * sign)), 0.07 * r, "#a8504a")
        clay.mark(head.line((2.22, -0.22, 0.14 * sign), (2.32, -0.34, 0.16 * sign)), 0.08 * r, "#a8504a")
        if not lifted:
            clay.limb(
                head.line((0.1, 0.3, 0.98 * sign), (-0.5, 0.32, 0.9 * sign), (-1.0, 0.2, 0.3 * sign)),
                np.array([0.08, 0.08, 0.08]) * r,
                Stuff("#8a2f3a"),
                "ribbon",
                group="ribbon",
                melt=0.01,
            )


def wolf_mask(each: Posed, head: Head, lifted: float) -> None:
    """Grey card: pricked ears, a long snout, teeth that somebody drew."""
    r, clay = head.radius, each.clay
    shell, dark, ink = Stuff("#5f616c", GLAZE, finest=0.8), Stuff("#4a4c58", GLAZE), "#1e1a22"
    clay.limb(
        head.line((0.30, 0.10), (0.85, 0.0), (1.6, -0.30), (2.42, -0.40)), np.array([1.02, 0.80, 0.46, 0.27]) * r, shell, "mask", group="mask", melt=0.2 * r
    )
    clay.limb(head.line((2.62, -0.26)), [0.20 * r], Stuff(ink, GLAZE), "mask", group="mask", melt=0.02)
    for sign in (1, -1):
        for share in (-0.35, 0.0, 0.35):
            clay.limb(
                head.line((0.2 + share * 0.4, 0.8, (0.52 + share * 0.5) * sign), (0.05, 1.72, 0.66 * sign)),
                np.array([0.26, 0.05]) * r,
                dark,
                "mask",
                group="mask",
                melt=0.08 * r,
            )
        clay.mark(head.line((0.95, 0.40, 0.72 * sign), (1.18, 0.22, 0.58 * sign), (1.34, 0.08, 0.44 * sign)), 0.12 * r, "#f0c84a")
        clay.mark(head.line((0.88, 0.56, 0.72 * sign), (1.30, 0.30, 0.50 * sign)), 0.09 * r, ink)
        clay.mark(head.line((1.0, -0.66, 0.56 * sign), (1.7, -0.60, 0.38 * sign), (2.45, -0.56, 0.22 * sign)), 0.07 * r, ink)
        for at in (1.35, 1.7, 2.05):
            clay.mark(
                head.line((at, -0.56 + 0.01 * at, (0.60 - 0.16 * at) * sign + 0.16 * sign), (at + 0.06, -0.74, (0.60 - 0.16 * at) * sign + 0.1 * sign)),
                0.11 * r,
                "#fbf6e6",
            )
        if not lifted:
            clay.limb(
                head.line((0.1, 0.3, 1.02 * sign), (-0.5, 0.32, 0.95 * sign), (-1.05, 0.2, 0.3 * sign)),
                np.array([0.08, 0.08, 0.08]) * r,
                Stuff("#8a2f3a"),
                "ribbon",
                group="ribbon",
                melt=0.01,
            )


# ---- round about


def mask_on_a_chair(scene: Scene) -> None:
    seat = scene.motif("gilt chair", story=True, brush=FINE)
    x, y = chair(seat, (120, 1466), 230, wood="#c8a24a", seat="#8a2f3a", facing=1)
    mask = scene.motif("mask that goes on smiling", story=True, material=GLAZE, brush=FINE)
    here = Placement((x + 6, y - 46), 0.92, 0.18)
    mask.wash(here(ellipse((8, 46), 46, 12)), "#2c2024", 0.5, soft=6, way="multiply")
    face = mask.shape(here(blob([(-30, -36), (0, -46), (30, -36), (34, -6), (24, 34), (0, 52), (-24, 34), (-34, -6)], 7)), IVORY, depth=20)
    for u in (-30, -12, 12, 30):
        mask.shape(here(ellipse((u, -40 - (8 if abs(u) < 20 else 0)), 15, 14)), "#fffaf0", depth=10)
    for sign in (-1, 1):
        mask.shape(here(blob([(sign * 30, -18), (sign * 58, -10), (sign * 66, 12), (sign * 50, 12), (sign * 34, -2)], 5)), "#e6d8bc", depth=6)
        hole = here(blob([(sign * 25, -8), (sign * 17, -15), (sign * 7, -8), (sign * 14, -2)], 5))  # nobody is in it
        mask.inlay(hole, "#2a1a20", depth=1, within=face, brush=CRISP)
        mask.dab(here.point(sign * 22, 14), 11, 8, 0, "#dc9c92", on=face, opacity=0.5)
    mask.line(here([(-21, 20), (-10, 30), (0, 32), (10, 30), (21, 20)]), 4.5, "#a8504a", on=face, taper=0.3, load=1)
    mask.line(here([(-6, 12), (0, 16), (6, 12)]), 3.5, "#a8504a", on=face, taper=0.3)
    mask.line(here([(34, -4), (64, 30), (50, 70), (70, 96)]), 5, "#8a2f3a", taper=0.4, load=1)


def cake_table(scene: Scene) -> None:
    """And who is under it wears no face but its own."""
    linen = scene.motif("cake table", brush=FINE, material=CLOTH)
    linen.wash(ellipse((900, 1474), 190, 24), "#2c2a28", 0.6, soft=10, way="multiply")
    hem = [(712, 1470), (738, 1484), (766, 1474), (800, 1488), (832, 1478), (866, 1488), (902, 1478), (936, 1488), (970, 1474), (1004, 1486), (1030, 1472)]
    drape = linen.shape(blob([(728, 1340), *hem, (1010, 1340)], 4), "#efe4c8", depth=26, flow=math.pi / 2)
    for x in (744, 772, 800, 934, 962, 990):
        linen.wash(
            polygon([(x, 1344), (x + 8, 1344), (x + 12 + (x - 866) * 0.05, 1482), (x - 6 + (x - 866) * 0.05, 1482)]),
            "#7a7484",
            0.4,
            soft=5,
            way="multiply",
            within=drape,
        )
    parted = linen.shape(blob([(846, 1372), (806, 1420), (782, 1484), (866, 1492), (962, 1484), (934, 1424), (896, 1376)], 6), "#33302e", depth=8)
    lamb = scene.motif("lamb", story=True, light=Light(direction=(-0.5, -0.6, 0.6), colour="#fff0c0", shade="#4a4450", depth=0.5, strength=0.8))
    lamb.glow((866, 1450), 90, "#8a7a5a", 0.5, within=parted)
    Animal("lamb").paint(lamb, View((880, 1486), 98, -34, 6), Gait.LIE, head=(-10, 10))
    lifted = scene.motif("lifted cloth", brush=FINE, material=CLOTH)
    lifted.shape(blob([(900, 1366), (940, 1384), (976, 1430), (980, 1484), (956, 1486), (934, 1430)], 6), "#e6dabe", depth=12, flow=1.2)
    fold = scene.motif("table edge", brush=FINE, material=CLOTH)
    fold.shape(ellipse((869, 1340), 150, 22), "#f8efd8", depth=8)
    cake = scene.motif("cake", brush=FINE, story=True)
    for width, low, tall, tone in ((88, 1348, 40, "#f0d2cc"), (60, 1306, 36, "#fbf0dc"), (34, 1268, 30, "#f0d2cc")):
        turned_solid(cake, Placement((866, low)), [(width * 0.98, -tall), (width, -tall * 0.9), (width, -4), (width * 0.99, 0)], tone, tilt=0.2, smooth=False)
        cake.inlay(ellipse((866, low - tall), width * 0.97, width * 0.19), "#fffaf0", depth=3)
        for step in np.linspace(-1.35, 1.35, 9):  # icing that has run
            x, y = 866 + width * math.sin(step), low - tall + 0.2 * width * math.cos(step)
            cake.dab((x, y + 6), 13 + 8 * cake.random.random(), 10, 1.57, "#fffaf0", opacity=0.95, taper=0.1, load=1)
        for step in np.linspace(-1.3, 1.3, 7):
            x, y = 866 + width * math.sin(step), low - 4 + 0.2 * width * math.cos(step)
            cake.shape(ellipse((x, y), 6.5, 6), "#fff6e4", depth=4, brush=CRISP)
    cake.shape(ellipse((866, 1230), 10), "#b8303a", depth=8)
