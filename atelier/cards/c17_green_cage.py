"""17, green-cage: in a salt desert it rains inside a gilded cage, and the free birds queue to be let in."""

import math

import numpy as np

from atelier import marks
from atelier.bodies.birds import KINDS, Bird, Kind, Perch
from atelier.bodies.ground import cast_on_ground
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, Points, along, blob, curve, ellipse, polygon, ribbon
from atelier.light import METAL, STONE, Light, Material
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.forms import rod
from atelier.motifs.land import terrain
from atelier.motifs.plants import fern, leaf
from atelier.motifs.stuff import Ground, stones
from atelier.motifs.trees import Leafage, bush, palm
from atelier.motifs.water import waterfall
from atelier.palette import Image, lerp, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=17,
    slug="green-cage",
    palette=("#f1e6d2", "#8fb8d6", "#1e7b4f", "#c79a3b", "#d73f2f"),
    spread=Spread(
        hue="white/cream", place="desert", time="noon", season="summer", mood="absurd", viewpoint="far landscape",
        figure="animals", composition="big single form", relation=True,
        themes=("freedom-cages", "home", "animals-as-people", "journeys"),
    ),
)  # fmt: skip

HORIZON = 905.0
HEART, WIDE = 560.0, 226.0  # the cage's axis, and its radius
FLOOR, SPRING, TOP = 1150.0, 470.0, 262.0
GILT = "#d2a544"
LUSH = Leafage("#0c3a2c", "#1e7b4f", "#9fd060", "#4a3a2a")


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(0.12, -0.95, 0.42), colour="#fffaf0", shade="#5a6484", depth=0.5, strength=0.95, rim="#fffdf4", rim_strength=0.85, air="#dfe6e8"
    )
    scene.finish = Finish(ground="#cfc4b0")
    noon(scene)
    salt(scene)
    bars(scene, behind=True)
    garden(scene)
    rain(scene)
    bars(scene, behind=False)
    door(scene)
    vine(scene)
    queue(scene)
    leaving(scene)
    shimmer(scene)


# ---- where nothing grows


def noon(scene: Scene) -> None:
    broad = scene.canvas.broad

    def sky(x: Image, y: Image) -> Image:
        glare = np.exp(-(np.hypot((x - 640) / 420, (y + 60) / 330) ** 2))
        colours = ramp(["#6f9fc8", "#8fb8d6", "#bcd6e2", "#efe9dc"], y / 900 + 0.05 * broad)
        return lerp(colours, np.broadcast_to(ramp(["#fffdf4"], np.zeros((1, 1))), colours.shape), 0.92 * glare)

    scene.background(sky, flow=lambda x, y: np.arctan2(y + 60, x - 640) + math.pi / 2, brush=BROAD)
    mesas = scene.motif("mesas", light=Light(direction=(0.1, -0.9, 0.4), colour="#fffaf0", shade="#a9b4cc", strength=0.5, depth=0.3, rim=None))
    for outline in (
        [(-40, 905), (-40, 852), (60, 846), (96, 868), (150, 872), (170, 905)],
        [(216, 905), (232, 878), (300, 876), (318, 905)],
        [(780, 905), (806, 862), (850, 858), (872, 836), (960, 834), (1040, 850), (1040, 905)],
    ):
        mesas.shape(polygon(outline), "#c4c3c8", depth=14, wobble=2.5, flow=0.1)


def salt(scene: Scene) -> None:
    ground = Ground((500, HORIZON - 14), 1500)
    flat = scene.motif("salt", material=Material(blotch=0.2, texture=0.04, hollow=0.2))
    crust = stones(flat, ground, ["#efe2cc", "#f6eddb", "#fbf6ea"], "#bfa98a", size=(210, 180), joint=12)

    def colours(x: Image, y: Image) -> Image:
        far = np.clip((y - HORIZON) / 560, 0, 1) ** 0.55
        return lerp(np.broadcast_to(ramp(["#f3eadb"], np.zeros((1, 1))), (*np.broadcast(x, y).shape, 3)), crust(x, y), far)

    noise = flat.noise(3)
    terrain(flat, polygon([(-40, HORIZON), (1040, HORIZON - 2), (1040, 1560), (-40, 1560)]), colours, lambda x, y: 1.5 * noise(x, y * 3, 160), flow=0.03)
    flat.wash(polygon([(-40, 1300), (1040, 1390), (1040, 1560), (-40, 1560)]), "#b9b4c4", 0.24, soft=90, way="multiply")
    under = scene.motif("shade of the cage")
    under.wash(ellipse((HEART + 22, FLOOR + 26), 292, 56), "#5a6484", 0.62, soft=9, way="multiply")
    under.glow((HEART - 10, FLOOR + 40), 330, "#7fc088", 0.42, down=66)


# ---- the cage


def ring(y: float, radius: float, start: float, end: float, steps: int = 40) -> Points:
    """Part of a level hoop round the cage; angles from 0 (right) over the front to pi (left) and round behind."""
    t = np.linspace(start, end, steps)
    return np.stack([HEART + radius * np.cos(t), y + radius * (y - HORIZON) / 1900 * np.sin(t)], 1)


def bar(angle: float) -> Points:
    """One upright, from the floor to the crown."""
    c, s = math.cos(angle), math.sin(angle)

    def at(share: float, y: float) -> Place:
        return HEART + WIDE * share * c, y + WIDE * share * (y - HORIZON) / 1900 * s

    return curve([at(1, FLOOR), at(1.0, 800), at(1.01, 560), at(0.97, SPRING), at(0.82, 386), at(0.5, 316), at(0.16, TOP + 16), at(0.02, TOP)], 6)


def bars(scene: Scene, *, behind: bool) -> None:
    cage = scene.motif("back of the cage" if behind else "cage", story=not behind, material=METAL, brush=FINE)
    dim = mix(GILT, "#6f7a5a", 0.55)
    for angle in np.linspace(math.pi, 2 * math.pi, 15) if behind else np.linspace(0, math.pi, 19):
        if behind:
            cage.line(bar(float(angle))[::4], 4.2, dim, taper=0, load=1)
        elif not 1.70 < angle < 2.08:
            cage.shape(ribbon(bar(float(angle))[::4], [9, 8, 8, 8, 7, 5], 4), GILT, depth=4.5, lit="#fff2b8", shade="#7a5626", wobble=0.4)
        else:
            line = bar(float(angle))
            cage.shape(ribbon(line[line[:, 1] < FLOOR - 126][::4], [8, 8, 7, 5], 4), GILT, depth=4.5, lit="#fff2b8", shade="#7a5626", wobble=0.4)
    for y, share, wide in ((FLOOR, 1.02, 26), (812, 1.0, 12), (SPRING + 16, 0.985, 18), (386, 0.82, 10)):
        start, end = (math.pi, 2 * math.pi) if behind else (0.0, math.pi)
        hoop = ring(y, WIDE * share, start, end)
        if behind:
            cage.line(hoop[::3], wide * 0.5, dim, taper=0, load=1)
        else:
            cage.shape(ribbon(hoop[::2], [wide * 0.7, wide, wide * 0.7], 4), GILT, depth=wide / 2, lit="#fff2b8", shade="#7a5626", wobble=0.5)
    if not behind:
        for place in np.linspace(0.08, math.pi - 0.08, 13):  # scrolls under the spring of the dome
            x, y = ring(SPRING + 40, WIDE, place, place + 0.01, 2)[0]
            t = np.linspace(0, 2 * math.pi, 20)
            cage.line(np.stack([x + 15 * abs(math.sin(place)) ** 0.5 * np.cos(t), y + 15 * np.sin(t)], 1), 4, "#b8862c", taper=0, load=1)
        cage.shape(
            blob([(HEART - 20, TOP + 6), (HEART - 10, TOP - 20), (HEART, TOP - 54), (HEART + 10, TOP - 20), (HEART + 20, TOP + 6)]),
            GILT,
            depth=12,
            lit="#fff6cc",
        )
        t = np.linspace(0, 2 * math.pi, 24)
        cage.line(np.stack([HEART + 24 * np.sin(t), TOP - 78 + 26 * np.cos(t)], 1), 8, "#b8862c", taper=0, load=1)


def garden(scene: Scene) -> None:
    """All the green there is."""
    inside = Light(direction=(0.1, -0.9, 0.45), colour="#f4ffd8", shade="#0c2f34", depth=0.62, strength=0.8, rim="#e8ffc0", rim_strength=0.4)
    air = scene.motif("wet air")
    whole = np.vstack([bar(0.0), bar(math.pi)[::-1]])
    air.wash(whole, "#2f7f78", 0.74, soft=5)
    air.wash(polygon([(HEART - WIDE, 640), (HEART + WIDE, 640), (HEART + WIDE, FLOOR), (HEART - WIDE, FLOOR)]), "#14523f", 0.62, soft=26, way="mix")
    soil = scene.motif("soil", light=inside, material=STONE)
    soil.shape(np.vstack([ring(FLOOR - 8, WIDE * 0.98, 0, 2 * math.pi, 60)]), "#2f4a34", depth=20)
    rock = scene.motif("rock", light=inside, material=STONE, wobble=3)
    rock.shape(blob([(520, 1110), (534, 900), (560, 742), (604, 668), (664, 672), (712, 740), (742, 900), (760, 1110)]), "#6f8a78", depth=60, flow=1.4)
    palm(scene.motif("palm", light=inside), (512, 1010), 325, LUSH, lean=-0.05)
    for place, (x, y, wide, tall) in enumerate(((430, 900, 110, 120), (706, 880, 110, 170), (430, 1050, 140, 190), (712, 1010, 110, 130))):
        bush(scene.motif(f"back green {place}", light=inside), (x, y), wide, tall, Leafage("#0c3a34", "#1f6a52", "#6fb070", "#3a3a2a"))
    waterfall(scene.motif("waterfall", story=True, light=inside), (634, 674), (616, 1112), 70, ("#f6fbf6", "#bfe0e0", "#78b0b4"))
    thread = scene.motif("second fall", light=inside)
    waterfall(thread, (592, 700), (552, 1104), 20, ("#f6fbf6", "#bfe0e0", "#78b0b4"))
    for _ in range(60):
        y = thread.random.uniform(690, 1090)
        thread.dab(
            (634 - 18 * (y - 674) / 440 + thread.random.normal() * 20, y),
            float(thread.random.uniform(30, 90)),
            2.4,
            1.6,
            ("#ffffff", "#8fbcc0", "#d8eeec")[int(thread.random.integers(3))],
            opacity=0.6,
            taper=0.9,
        )
    for place, (x, y, wide, tall) in enumerate(((414, 1140, 116, 110), (708, 1130, 116, 130), (520, 1160, 110, 80), (666, 1168, 130, 86))):
        bush(scene.motif(f"front green {place}", light=inside), (x, y), wide, tall, LUSH)
    ferns = scene.motif("ferns", story=False)
    for x, y, tall in ((424, 1156, 96), (560, 1172, 120), (650, 1176, 104), (704, 1158, 90), (476, 1168, 110)):
        fern(ferns, (x, y), tall, fronds=9, green="#2a8050")
    orchids = scene.motif("orchids")
    for _ in range(70):
        x, y = (
            (414 + orchids.random.normal() * 26, 1080 + orchids.random.normal() * 34)
            if orchids.random.random() < 0.5
            else (704 + orchids.random.normal() * 28, 1040 + orchids.random.normal() * 60)
        )
        orchids.dab(
            (x, y),
            float(orchids.random.uniform(6, 13)),
            6,
            float(orchids.random.uniform(0, 3)),
            ("#e05a9a", "#f4a8cc", "#fff0f4", "#f0c040")[int(orchids.random.integers(4))],
            load=1,
        )
    kept = scene.motif("birds within", story=True, light=inside)
    Bird(PARROT.but(colour="#e8b02c", under="#f2d478")).paint(kept, View((436, 806), 62, 60, 2), Perch.PERCH)
    Bird(PARROT, eyes="closed").paint(kept, View((706, 914), 70, -70, 2), Perch.SIT)


PARROT: Kind = KINDS["crow"].but(
    colour="#d73f2f",
    under="#e0583c",
    wing="#2f6fae",
    beak="#e8d8b0",
    leg="#5a4a44",
    body=(0.6, 0.28),
    slope=58,
    neck=(0.06, 0.12, 0.12),
    head=0.13,
    bill=(0.8, 0.7, 0.7),
    tail=(0.62, 0.06),
)


def rain(scene: Scene) -> None:
    """A cloud of its own under the dome."""
    wet = Light(direction=(0.1, -0.9, 0.4), colour="#f2f6f4", shade="#3a5468", strength=0.7, rim=None)
    cumulus(scene.motif("cloud", story=True, light=wet), (HEART, 496), 372, 130, CloudTones("#8fa6b2", "#dfe8e8", "#506a7c"))
    drops = scene.motif("rain")
    for _ in range(330):
        x, y = HEART + drops.random.uniform(-208, 208), drops.random.uniform(490, 1130)
        drops.dab((x, y), float(drops.random.uniform(18, 48)), 1.7, 1.66, "#e6f4f0", opacity=float(drops.random.uniform(0.25, 0.75)), taper=0.8)


def door(scene: Scene) -> None:
    """No lock: only a perch, and on it the porter, who has seen it all."""
    way = scene.motif("door", story=True, material=METAL, brush=FINE)
    x, y = 484.0, FLOOR + 26
    way.wash(polygon([(x - 36, y), (x - 36, y - 122), (x + 38, y - 122), (x + 38, y)]), "#0c3028", 0.5, soft=6)
    way.glow((x, y + 14), 90, "#9fd888", 0.6, down=22)
    frame = [(x - 40, y), (x - 40, y - 96), (x - 20, y - 132), (x, y - 142), (x + 22, y - 132), (x + 42, y - 96), (x + 42, y)]
    way.shape(ribbon(frame, [10, 10, 10], 6), GILT, depth=5, lit="#fff6cc")
    leaf_ = [(x - 44, y + 2), (x - 112, y + 14), (x - 112, y - 92), (x - 96, y - 124), (x - 78, y - 132), (x - 56, y - 120), (x - 44, y - 98)]
    way.shape(ribbon([*leaf_, leaf_[0]], [8, 8], 4), GILT, depth=4, lit="#fff6cc")
    for share in (0.28, 0.52, 0.76):
        way.line([(x - 44 - 68 * share, y + 4 + 10 * share), (x - 44 - 68 * share, y - 112)], 4.6, GILT, taper=0, load=1)
    post = scene.motif("perch", material=METAL, brush=FINE)
    rod(post, [(x + 66, y + 30), (x + 66, y - 66)], [9, 8], GILT)
    rod(post, [(x + 40, y - 66), (x + 96, y - 66)], [9, 9], GILT)
    porter = scene.motif("owl porter", story=True)
    Bird("owl", eyes="closed", ruff="#b8342c").paint(porter, View((x + 68, y - 68), 84, -28, 6), Perch.PERCH, head=(6, -12))


def vine(scene: Scene) -> None:
    """One finger is out."""
    green = scene.motif("vine", story=True, brush=FINE)
    path = curve([(752, 1010), (800, 984), (842, 992), (868, 1028), (900, 1044), (928, 1026)], 10)
    rod(green, path[::6], [7, 6, 5, 3], "#2f8a50")
    for place, turn in ((8, -1.1), (16, 0.9), (24, -0.5), (32, 1.4), (40, -0.9), (47, 0.2)):
        x, y = path[place]
        leaf(green, (float(x), float(y)), 36, turn, "#3f9a54", width=0.55)
    green.wash(ellipse((870, 1178), 60, 7), "#5a6484", 0.4, soft=5, way="multiply")


# ---- those outside


FLOCK = (
    PARROT,
    KINDS["canary"],
    KINDS["flamingo"],
    KINDS["bluebird"],
    KINDS["duck"],
    KINDS["sparrow"].but(colour="#4f9a5a", under="#cfe0a0", wing="#2f7a50"),
    KINDS["stork"],
    PARROT.but(colour="#2f7ab8", under="#f0c040", wing="#2a5a98"),
    KINDS["robin"],
    KINDS["pigeon"].but(colour="#9a78b0", wing="#7a5a98"),
    KINDS["hen"],
    KINDS["heron"],
    KINDS["magpie"],
    KINDS["canary"].but(colour="#f08a4a", under="#f8c89a", wing="#d8703a"),
    PARROT.but(colour="#3f9a4a", under="#e0d060", wing="#d73f2f"),
    KINDS["goose"],
)
TALL = {"stork": 1.7, "heron": 1.6, "flamingo": 1.75, "goose": 1.35}
BAGS = ("#8a4a34", "#3f5f7a", "#c8852c", "#7a2f3c", "#4a6a4a", "#5a4a6a")


def queue(scene: Scene) -> None:
    """They wind across the salt to the door, the nearest last in the line."""
    path = along(
        curve(
            [
                (462, 1190),
                (400, 1194),
                (300, 1202),
                (196, 1222),
                (160, 1252),
                (240, 1280),
                (400, 1290),
                (560, 1294),
                (700, 1308),
                (764, 1340),
                (690, 1380),
                (520, 1396),
                (330, 1404),
                (150, 1436),
            ],
            20,
        ),
        200,
    )
    chance = scene.motif("places in the line").random
    place, number, waiting = 0.0, 0, []
    while place < 199:
        x, y = path[int(place)]
        ahead_ = path[max(0, int(place) - 3)] - path[int(place)]
        size = (y - HORIZON) * 0.205 * float(chance.uniform(0.88, 1.15))
        waiting.append((float(x), float(y), size, math.degrees(math.atan2(ahead_[0], ahead_[1] * 2.2)) if place else 60.0, number))
        place += size * float(chance.uniform(0.092, 0.132))
        number += 1
    shade = scene.motif("shade of the birds")
    for x, y, size, heading, number in waiting:
        cast_on_ground(shade, Bird(kind_of(number)).clay(), View((x, y), size * tall(number), heading, 12), (0.28, 0.10), 0.55, 1.6)
    for x, y, size, heading, number in waiting:
        one_bird(scene.motif(f"waiting {number}"), number, (x, y), size, heading)


def kind_of(number: int) -> Kind:
    return FLOCK[number * 7 % len(FLOCK)]


def tall(number: int) -> float:
    return next((share for name, share in TALL.items() if KINDS[name] == kind_of(number)), 1.0)


def one_bird(motif: Motif, number: int, at: Place, size: float, heading: float) -> None:
    bird, view = Bird(kind_of(number)), View(at, size * tall(number), heading, 12)
    nod = (float(motif.random.normal() * 8), float(motif.random.normal() * 14))
    bird.paint(motif, view, head=nod, hair=0.4)
    bag(motif, bird, view, nod, size, BAGS[number % len(BAGS)])


def bag(motif: Motif, bird: Bird, view: View, nod: tuple[float, float], size: float, hue: str) -> None:
    """Hung from its beak."""
    x, y = view.place(np.array([eye.at for eye in bird.clay(head=nod).eyes]).mean(0))
    way = math.sin(math.radians(view.heading))
    x, y = x + way * size * 0.19, y + size * 0.05
    here = Placement((x, y + size * 0.08), size / 130, float(motif.random.normal() * 0.08))
    motif.line(here([(-9, 16), (0, -10), (9, 16)]), max(1.4, size * 0.025), "#4a3428", load=1, taper=0)
    motif.shape(here(polygon([(-17, 14), (17, 14), (18, 40), (-18, 40)])), hue, depth=size * 0.05, brush=FINE, wobble=0.5)
    motif.line(here([(-17, 24), (17, 24)]), max(1.2, size * 0.03), "#e8d09a", taper=0, load=1)


def leaving(scene: Scene) -> None:
    """One has thought better of it."""
    gone = scene.motif("the one who leaves", story=True)
    bird, view = Bird(KINDS["sparrow"]), View((838, 1440), 118, 96, 12)
    bird.paint(gone, view, Perch.WALK, shadow=(0.28, 0.10))
    bag(gone, bird, view, (0, 0), 118, "#d73f2f")
    prints = scene.motif("prints")
    for step, share in enumerate(np.linspace(0, 1, 22)):
        x, y = 560 + 256 * share, 1216 + 222 * share**1.4
        if step % 2 == 0 and 1290 < y < 1400:
            continue
        prints.dab((x, y + (5 if step % 2 else -5)), 9 + 5 * share, 2.6, 0.6, "#a8a0a8", opacity=0.8)


def shimmer(scene: Scene) -> None:
    """Heat over the far salt."""
    heat = scene.motif("shimmer")
    for y, strength in ((900, 0.55), (918, 0.4), (942, 0.25)):
        for left, right in ((-40, HEART - WIDE - 16), (HEART + WIDE + 16, 1040)):
            heat.wash(ribbon([(left, y), ((left + right) / 2, y + 4), (right, y)], [9, 15, 9]), "#fbf8ee", strength, soft=6)
    for _ in range(70):
        x = heat.random.uniform(0, 1000)
        if abs(x - HEART) > WIDE + 20:
            heat.dab(
                (x, 900 + abs(heat.random.normal()) * 26),
                float(heat.random.uniform(30, 110)),
                1.8,
                0.0,
                ("#ffffff", "#c8d8e0")[int(heat.random.integers(2))],
                opacity=0.45,
                taper=0.9,
            )
    marks.sparkle(heat, (HEART - 30, 300), 16)
