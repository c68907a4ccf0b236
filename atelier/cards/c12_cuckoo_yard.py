"""12, cuckoo-yard: cuckoo clocks peck at cogs in the mud, and their birds, let out, loaf along the fence."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from atelier import marks
from atelier.bodies import poses
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.birds import KINDS, Bird, Perch
from atelier.bodies.clay import Clay, Stuff, shaded
from atelier.bodies.ground import cast_on_ground
from atelier.bodies.modelling import paint_bodies
from atelier.bodies.outfit import Hair, Hat, dress
from atelier.bodies.people import Person
from atelier.bodies.space import LEFT, UP, Vec, View, ahead, turned, vec
from atelier.bodies.things import Thing, metal, wood
from atelier.canvas import FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, smoothstep
from atelier.light import PAPER, WOOD, Light
from atelier.motifs.brass import pocket_watch
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.forms import rod
from atelier.motifs.keepsakes import nest
from atelier.motifs.land import hill, terrain, turf
from atelier.motifs.play import gear
from atelier.motifs.trees import OAK, Leafage, tree
from atelier.motifs.water import puddle
from atelier.palette import Image, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Gradient, Scene

CARD = Card(
    number=12,
    slug="cuckoo-yard",
    palette=("#e6cf8e", "#6b4328", "#86b45b", "#c23f35", "#e7eff0"),
    spread=Spread(
        hue="yellow/gold", place="farmyard", time="morning", season="spring", mood="comic", viewpoint="from above",
        figure="animals", composition="swarm", people=True, relation=True, cast=("C",),
        themes=("time", "freedom-cages", "animals-as-people", "work-machines"),
    ),
)  # fmt: skip

FENCE = 352.0
TILT = 22.0
SUN = (-1.05, 0.30)
GIRL: Place = (404.0, 800.0)
TRIM = ("#c23f35", "#86b45b", "#e6cf8e", "#5f8f9a")


def paint(scene: Scene) -> None:
    scene.light = Light(direction=(0.72, -0.62, 0.5), colour="#fff0c4", shade="#4a3a52", strength=0.95, depth=0.5, rim="#fff4d4", rim_strength=0.75)
    scene.finish = Finish(ground="#a58a52", periphery=0.12)
    beyond(scene)
    yard(scene)
    loafers(scene)
    flock = [*places(scene)]
    shadows = scene.motif("shadows")
    for clock in flock:
        cast_on_ground(shadows, built(clock), clock.view, SUN, 0.8, 1.5)
    feed(scene)
    for clock in [each for each in flock if each.at[1] < GIRL[1]]:
        fowl(scene, clock)
    farm_girl(scene)
    for clock in [each for each in flock if each.at[1] >= GIRL[1]]:
        fowl(scene, clock)
    dog(scene)
    brood(scene)


# ---- the yard


def beyond(scene: Scene) -> None:
    scene.background(Gradient(["#cfe0e4", "#e7eff0", "#f6f0da"], (0, 0), (0, 320)), flow=lambda x, y: 0.1 * np.sin(x / 200))
    cumulus(scene.motif("cloud"), (250, 232), 460, 130, CloudTones("#e4e8e4", "#fffdf2", "#bccdd4"))
    for number, (ridge, tones) in enumerate(
        (
            ([(-40, 222), (240, 190), (560, 214), (1040, 176)], ("#b8cf94", "#a4c07c")),
            ([(-40, 276), (300, 246), (620, 262), (1040, 238)], ("#a2c470", "#7fae58")),
        )
    ):
        hill(scene.motif(f"hill {number}"), ridge, tones, depth=110, bottom=400, roll=10)
    blossom = Leafage("#c98a94", "#f0c4c4", "#fff0ea", "#5a4034")
    tree(scene.motif("plum tree"), (846, 340), 330, leafage=blossom, habit=OAK)
    tree(scene.motif("far tree"), (120, 262), 90, leafage=Leafage("#5a8a44", "#86b45b", "#cfe08a", "#5a4034"), habit=OAK)


def yard(scene: Scene) -> None:
    ground = scene.motif("yard")
    noise = ground.noise(4)

    def mud(x: Image, y: Image) -> Image:
        far = (y - FENCE) / 1150
        straw = noise(x, y * 1.9, 300, 170)
        colours = ramp(["#f6e8b8", "#efdb9c", "#e2c680", "#cfae68"], 0.42 + 0.22 * far - 0.5 * straw)
        return lerp(
            colours, np.broadcast_to(ramp(["#7d5f3e"], np.zeros((1, 1))), colours.shape), smoothstep(0.35, 0.9, noise(x + 700, y * 2.1, 260, 120)) * 0.42
        )

    edge = [(-40, FENCE + 8), (260, FENCE - 4), (600, FENCE + 4), (1040, FENCE - 10)]
    outline = np.vstack([np.array(edge), [(1040, 1540), (-40, 1540)]])
    made = terrain(ground, outline, mud, lambda x, y: 3.5 * noise(x, y * 1.9, 120, 60), flow=lambda x, y: 0.25 * np.sin(x / 140 + y / 90))
    turf(scene.motif("spring grass"), made, 240, near=20, far=8)
    for x, y, wide in ((170, 620, 170), (720, 520, 110), (820, 1040, 210), (250, 1290, 250)):
        puddle(scene.motif(f"puddle {x}"), (x, y), wide, level=FENCE - 40, tint="#c9dce2", mirror=0.35)
    for _ in range(300):
        x, y = ground.random.uniform(0, 1000), ground.random.uniform(FENCE + 10, 1500)
        near = (y - FENCE) / 1150
        ground.dab(
            (x, y),
            12 + 26 * near,
            1.4 + 1.6 * near,
            ground.random.uniform(0, 3.1),
            "#fff2c0" if ground.random.random() < 0.6 else "#9a7440",
            on=made,
            opacity=0.75,
        )


def loafers(scene: Scene) -> None:
    """The wooden birds, arms behind their heads as it were, straws in their beaks."""
    rails = scene.motif("fence", material=WOOD, brush=FINE)
    for y, thick in ((FENCE - 20, 13), (FENCE - 64, 15)):
        rod(rails, [(-40, y + 6), (300, y - 5), (660, y + 3), (1040, y - 8)], [thick] * 3, "#9a7a58", material=WOOD, grain=20)
    for x in np.arange(36, 1000, 142):
        lean = rails.random.normal() * 4
        rod(rails, [(x, FENCE + 16), (x + lean, FENCE - 84)], [20, 17], "#86654a", material=WOOD, grain=6)
    hues = (
        ("#c23f35", "#e9d9ae"),
        ("#4f86a0", "#e6cf8e"),
        ("#7a9f4c", "#f0e0b0"),
        ("#d9983a", "#f6e8c4"),
        ("#8a5a86", "#eeddc0"),
        ("#3f8a7a", "#f0d8a0"),
        ("#b8583c", "#f4e4b8"),
    )
    for number, x in enumerate((84, 200, 322, 452, 598, 716, 930)):
        bird = scene.motif(f"loafer {number}", story=True, brush=FINE)
        hue, belly = hues[number]
        kind = KINDS["sparrow"].but(colour=hue, under=belly, wing=mix_hex(hue), plume=0.0, beak="#e0a03a")
        lounging = number % 3 != 1
        side = 1 if number % 2 else -1
        view = View((x + side * 6, FENCE - 78 + (8 if lounging else 4)), 76, 88 * side, 6, -48 * side if lounging else -8 * side)
        perched, doing = Bird(kind, eyes="closed" if number in (2, 5) else "dot"), Perch.SIT if lounging else Perch.PERCH
        perched.paint(bird, view, doing, hair=0)
        eye = np.mean([each.at for each in perched.clay(doing).eyes], 0)
        straw = [view.place(eye + ahead(*away)) for away in ((0.10, -0.04), (0.34, -0.06), (0.58, 0.10 - 0.1 * (number % 3)))]
        bird.line(straw, 3.0, "#fff0a8", load=1, taper=0.3)


def mix_hex(pigment: str) -> str:
    """A darker wing of the same paint."""
    red, green, blue = (round(float(each) * 255) for each in mix(pigment, "#241a20", 0.35))
    return f"#{red:02x}{green:02x}{blue:02x}"


# ---- the clocks


@dataclass(frozen=True)
class Fowl:
    """One clock of the flock: where, how big, which way, how far bent to its feed, and its own paint and hour."""

    at: Place
    size: float
    heading: float
    bent: float
    paint: int
    hour: float

    @property
    def view(self) -> View:
        return View(self.at, self.size, self.heading, TILT)


def places(scene: Scene) -> list[Fowl]:
    """Scattered as hens scatter: gathered about the feed, with gaps."""
    spots = (
        (90, 446, 40, 8), (196, 430, -74, 38), (300, 470, 60, 0), (520, 440, 74, 36), (620, 470, 40, 4), (756, 440, 74, 32), (900, 470, 30, 10),
        (420, 520, 150, 6),
        (60, 560, 74, 40), (300, 590, 110, 2), (560, 560, -74, 32), (690, 610, 50, 6), (860, 590, -74, 40), (950, 690, 20, 2),
        (120, 730, 40, 4), (236, 690, 74, 34), (600, 706, -74, 38), (716, 850, 34, 8), (840, 742, -74, 30), (930, 870, 10, 4),
        (210, 880, 74, 36), (90, 960, 20, 0), (470, 1010, -74, 38), (300, 1004, 46, 6), (640, 1020, -74, 40), (740, 1170, 24, 4), (470, 1200, 74, 34),
        (900, 1262, -14, 4), (690, 1400, -74, 40), (470, 1420, 30, 2),
    )  # fmt: skip
    chance = scene.motif("places").random
    return sorted(
        (
            Fowl((x + chance.normal() * 8, y + chance.normal() * 6), (70 + (y - 430) * 0.19) * chance.uniform(0.84, 1.24), heading + chance.normal() * 14,
                 bent, int(chance.integers(4)), float(chance.uniform(0, 12)))
            for x, y, heading, bent in spots
        ),
        key=lambda each: each.at[1],
    )  # fmt: skip


def slab(outline: Sequence[tuple[float, float]], front: float, back: float, stuff: Stuff, clay: Clay, part: str) -> None:
    """A flat-faced block: an outline (x, y) from z = front to z = back, its edges kept sharp."""
    corners = np.asarray(outline, np.float64)
    dense = np.vstack([a + (b - a) * t for a, b in zip(corners, np.roll(corners, -1, 0), strict=True) for t in (0.0, 0.03, 0.5, 0.97)])
    middle = dense.mean(0)

    def ring(grown: float, z: float) -> Vec:
        flat = middle + (dense - middle) * grown
        return np.column_stack([flat, np.full(len(flat), z)])

    clay.loft(
        [ring(0.01, front), ring(0.6, front), ring(0.985, front), ring(1, front - 0.004), ring(1, back + 0.004), ring(0.985, back), ring(0.01, back)],
        stuff,
        part,
    )


def house() -> list[tuple[float, float]]:
    """The front of a chalet: x across, y up from its floor."""
    return [(-0.21, 0), (0.21, 0), (0.23, 0.40), (0, 0.60), (-0.23, 0.40)]


def works(clock: Fowl) -> Clay:
    """The case alone: gable, dial, the door its bird has left open, carved leaves, and two hands."""
    clay, walnut, trim = Clay(), wood(("#7a4c2c", "#6b4328", "#8a5a34", "#5c3a26")[clock.paint]), Stuff(TRIM[clock.paint])
    slab(house(), 0.14, -0.14, walnut, clay, "case")
    for side in (-1, 1):
        eave = [(0, 0.60), (side * 0.27, 0.362), (side * 0.27, 0.405), (0, 0.655)]
        slab(eave if side > 0 else eave[::-1], 0.17, -0.16, wood("#8a4a34" if clock.paint % 2 else "#54402e"), clay, f"roof {side}")
        for k in range(4):  # carved leaves along the gable
            x, y = side * (0.05 + 0.07 * k), 0.645 - 0.064 * k
            clay.limb(
                [vec(x, y - 0.01, 0.19), vec(x + side * 0.03, y + 0.05, 0.205)],
                [0.026, 0.012],
                Stuff("#8fae5a" if k % 2 else "#6f9a48"),
                f"leaves {side}",
                melt=0.006,
            )
        slab([(side * 0.055, 0.40), (side * 0.06, 0.40), (side * 0.06, 0.50), (side * 0.055, 0.50)][:: side or 1], 0.25, 0.14, trim, clay, f"door {side}")
    facing = np.stack([LEFT, vec(0, 0, 1), -UP], 1)
    clay.turned([(0.02, 0.0), (0.02, 0.055), (0.0, 0.056)], Stuff("#1c120e"), "hole", at=(0, 0.445, 0.135), axes=facing, steps=1)
    clay.turned([(0.035, 0.0), (0.035, 0.150), (0.0, 0.165)], Stuff("#f6ecd0", PAPER, finest=0.8), "dial", at=(0, 0.21, 0.135), axes=facing, steps=1)
    clay.turned([(0.028, 0.146), (0.05, 0.160), (0.028, 0.178), (0.0, 0.178)], trim, "rim", at=(0, 0.21, 0.135), axes=facing, steps=1)
    for turn, long, wide in ((clock.hour / 12, 0.085, 0.026), (clock.hour % 1, 0.125, 0.020)):
        a = turn * 2 * math.pi
        clay.mark([vec(0, 0.21, 0.175), vec(math.sin(a) * long, 0.21 + math.cos(a) * long, 0.175)], wide, "#2a1a14", taper=0.2, opacity=1.0)
    for tick in range(12):
        s, c = math.sin(tick * math.pi / 6), math.cos(tick * math.pi / 6)
        clay.mark([vec(s * 0.118, 0.21 + c * 0.118, 0.172), vec(s * 0.140, 0.21 + c * 0.140, 0.172)], 0.014, "#4a3428", taper=0.0)
    return clay


def built(clock: Fowl) -> Clay:
    """The case on its bird legs, bent forward at the hip; its pine-cone weights hang straight."""
    hip = vec(0, 0.40, 0)
    bow = turned(LEFT, clock.bent)
    clay = works(clock).moved(bow, hip - bow @ vec(0, 0.03, 0.0))
    horn = Stuff("#d8983a")
    stride = 0.07 if clock.bent < 20 else 0.03
    for side, step in ((1, stride), (-1, -stride)):
        foot = vec(0.11 * side, 0.014, step)
        clay.limb([hip + vec(0.10 * side, -0.01, 0), vec(0.11 * side, 0.20, -0.06 + step * 0.4), foot], [0.042, 0.026, 0.022], horn, f"leg {side}", melt=0.006)
        for turn in (-0.5, 0.0, 0.5, math.pi):
            long = 0.07 if turn == math.pi else 0.13
            clay.limb([foot, foot + vec(math.sin(turn) * long, -0.004, math.cos(turn) * long)], [0.018, 0.012], horn, f"leg {side}", melt=0.006)
    for side, drop in ((1, 0.14), (-1, 0.20)):
        top = hip + bow @ vec(0.13 * side, -0.03, 0.10)
        end = vec(top[0], max(0.05, top[1] - drop), top[2] + 0.02)
        clay.limb([top, end], 0.008, metal("#c8a24a"), f"chain {side}", melt=0.003, straight=True)
        clay.limb([end, end + vec(0, -0.05, 0), end + vec(0, -0.10, 0)], [0.026, 0.036, 0.014], wood("#5a3a22"), f"cone {side}", melt=0.006)
    return clay


def fowl(scene: Scene, clock: Fowl) -> None:
    motif = scene.motif(f"clock {clock.at[0]:.0f} {clock.at[1]:.0f}", story=clock.size > 120)
    motif.contact(clock.at, clock.size * 0.5, clock.size * 0.12, strength=0.5)
    paint_bodies(motif, (built(clock), clock.view), brush=FINE)


# ---- who else is there


def feed(scene: Scene) -> None:
    """Cogs in the straw, thickest where she throws them."""
    cogs = scene.motif("cogs", brush=FINE)
    for number in range(70):
        near = number % 3 == 0
        x = GIRL[0] + 120 + cogs.random.normal() * (240 if near else 150)
        y = GIRL[1] + 70 + cogs.random.normal() * (220 if near else 120)
        if not (30 < x < 970 and FENCE + 40 < y < 1480):
            continue
        radius = (8 + (y - 400) * 0.017) * float(cogs.random.uniform(0.7, 1.6))
        cogs.contact((x, y + 2), radius * 2.4, radius * 0.8, strength=0.6)
        gear(cogs, (x, y), radius, ("#f0bc44", "#d0d4d2", "#d8883c")[number % 3], teeth=9 + number % 4, turn=number, spokes=3 + number % 2, flat=0.58)


def sieve() -> Thing:
    """Held level before her, full of gears."""
    thing = Thing(hangs=True, upright=True)
    thing.clay.turned([(0.03, 0.125), (0.0, 0.13), (-0.035, 0.12), (-0.035, 0.0)], wood("#b8894c"), "hoop", at=(0, 0, 0.11), steps=1)
    thing.clay.turned([(0.012, 0.0), (0.010, 0.115), (0.0, 0.118)], Stuff("#c9a048"), "cogs", at=(0, 0, 0.11), steps=1)
    return thing


def farm_girl(scene: Scene) -> None:
    clothes = dress("#c23f35", 1.12, apron="#f4ead0", boot=0.62, shoes="#4f7a4a", hat=Hat("straw", "#f0d890", "#c23f35"), sleeve=0.62)
    who = Person("child", clothes, "C", Hair("plaits", "#2a1814"), seed=4)
    pose = poses.standing(0.6).but(arms=(poses.Arm(44, 8, 62, 14), poses.Arm(70, 32, 14, -8)), head=(-18, 16, 4), hands=("flat", "open"), lean=4)
    view = View(GIRL, 300, 52, 22)
    posed = who.posed(pose, view).hold("left", sieve())
    cast_on_ground(scene.motif("girl's shadow"), posed.clay, View(GIRL, 300, 52, TILT), SUN, 0.55)
    girl = scene.motif("girl", story=True)
    posed.paint(girl)
    x, y = posed.at("hand_r")
    thrown = scene.motif("thrown cogs", story=True, brush=FINE)
    for step in range(11):
        t = (step + 0.5) / 11
        at = (x + 14 + 190 * t + thrown.random.normal() * 14, y - 46 * math.sin(t * 2.6) + 150 * t * t + thrown.random.normal() * 12)
        gear(
            thrown,
            at,
            8 + 7 * float(thrown.random.random()),
            ("#e8bc50", "#c2c4c0", "#c88a44")[step % 3],
            teeth=9,
            turn=step,
            spokes=3,
            flat=0.5 + 0.5 * float(thrown.random.random()),
        )


def dog(scene: Scene) -> None:
    """He wears a pendulum for a bell."""
    lying = scene.motif("dog", story=True)
    view = View((866, 1010), 92, -62, 22)
    Animal("dog", eyes="closed", scarf="#c23f35").paint(lying, view, Gait.SIT, shadow=SUN)
    bob = scene.motif("dog's pendulum", story=True, brush=FINE)
    x, y = view.place(vec(0, 0.86, 0.34))
    rod(bob, [(x, y), (x - 2, y + 34)], [3.5, 3.5], "#c8983c")
    disc = Clay()
    disc.limb([vec(0, 0, 0)], 0.5, metal("#e8b84a"), "bob")
    paint_bodies(bob, (disc, View((x - 2, y + 44), 30, 0, 0)), brush=FINE)


def brood(scene: Scene) -> None:
    """A nest of wristwatch eggs, and a clock that sits on an egg timer."""
    straw = scene.motif("nest", story=True, brush=FINE)
    at = nest(straw, (206, 1136), 200, eggs=0)
    watches = scene.motif("watch eggs", story=True, brush=FINE)
    for number, (dx, dy, turn) in enumerate(((-46, -4, -0.4), (4, -14, 0.2), (50, -2, 0.5))):
        x, y = at[0] + dx, at[1] + dy
        rod(watches, [(x - 6, y + 30), (x, y), (x + 8, y - 30)], [15, 17, 13], ("#7a3a30", "#3f5f6a", "#5a4030")[number])
        pocket_watch(watches, (x, y), 23, hours=2.3 + number * 3.4 + turn)
    marks.grass(
        watches, [(at[0] - 90, at[1] + 44), (at[0], at[1] + 56), (at[0] + 90, at[1] + 44)], 46, height=24, inks=("#e6cf8e", "#a8834e", "#f6e4a8"), wind=0.0
    )
    sitter = scene.motif("broody clock", story=True)
    place = (176.0, 1408.0)
    nest(scene.motif("second nest", brush=FINE), (place[0], place[1] + 26), 236, eggs=0)
    hen = Fowl(place, 250, 34, 6, 0, 4.1)
    case = works(hen).moved(turned(LEFT, 6.0), (0, 0.06, 0))
    sand = scene.motif("egg timer", story=True, brush=FINE)
    paint_bodies(sitter, (case, View(place, 250, 34, TILT)), brush=FINE)
    glass = Clay()
    glass.turned(
        [(1.0, 0.30), (0.94, 0.30), (0.9, 0.24), (0.62, 0.2), (0.5, 0.05), (0.38, 0.2), (0.1, 0.24), (0.06, 0.30), (0.0, 0.30)],
        Stuff(shaded("#dfe8e4", "#e0a848", 0.45, 0.6)),
        "glass",
        steps=3,
    )
    for height in (0.97, 0.03):
        glass.turned([(height + 0.05, 0.0), (height + 0.05, 0.34), (height - 0.05, 0.34), (height - 0.05, 0.0)], wood("#c23f35"), f"end {height}", steps=1)
    paint_bodies(sand, (glass, View((place[0] + 118, place[1] + 36), 92, 0, 18, 14)), brush=FINE)
    sand.contact((place[0] + 118, place[1] + 38), 40)
