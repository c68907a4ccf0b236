"""61, court-of-crows: ring within ring, a hundred crows in ruffs try one seedling for being green."""

import math
from dataclasses import dataclass

import numpy as np

from atelier import marks
from atelier.bodies import creatures, things
from atelier.bodies.birds import KINDS, Bird, Perch
from atelier.bodies.ground import cast_on_ground
from atelier.bodies.silhouettes import silhouette
from atelier.bodies.space import View
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, ellipse, polygon, ribbon, smoothstep
from atelier.light import WOOD, Light
from atelier.motifs.forms import turned
from atelier.palette import Image, lerp, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene
from atelier.volume import normals

CARD = Card(
    number=61,
    slug="court-of-crows",
    palette=("#e8ecf2", "#17181d", "#6fbf4b", "#c06a43", "#a58a4c"),
    spread=Spread(
        hue="white/cream", place="snow", time="snowlight", season="winter", mood="menacing", viewpoint="from above",
        figure="animals", composition="swarm", relation=True, themes=("fear", "growth", "animals-as-people", "endings"),
    ),
)  # fmt: skip

ACCUSED: Place = (500.0, 765.0)
TILT = 52.0
SUN = (2.0, -0.42)  # how shadows lie for each unit of height: right, and away from us
RINGS = ((178, 9), (258, 15), (342, 21), (430, 27), (522, 34), (620, 40), (724, 46), (834, 50))
BENCH: Place = (500.0, 585.0)
LATE = (((742, 1330), 250, -152, 24), ((150, 1420), 190, 150, -18), ((860, 190), 84, -60, 40))  # still in the air, with their size, heading and wingbeat


@dataclass(frozen=True)
class Seat:
    """A crow's place in the court."""

    at: Place
    size: float
    heading: float
    ring: int


def paint(scene: Scene) -> None:
    scene.light = Light(direction=(-0.85, -0.35, 0.42), colour="#fff0cc", shade="#4a5688", strength=0.9, depth=0.5, rim="#fff6dc", rim_strength=0.7)
    scene.finish = Finish(ground="#98a0b4")
    snow(scene)
    tree_shadows(scene)
    claw_marks(scene)
    shadows_in_the_air(scene)
    seats = court(scene)
    judge = Seat((BENCH[0], BENCH[1] - 70), 250, 0, -1)
    shadows = scene.motif("long shadows")
    for seat in seats:
        bird, doing, head, beat = bearing(seat)
        cast_on_ground(shadows, bird.clay(doing, head, beat), view(seat), SUN, 0.6, 2.0)
    shadows.wash(ribbon([BENCH, (700, 520), (1010, 392)], [150, 130, 90]), "#6f80b0", 0.55, soft=6, way="multiply")
    pot = things.flowerpot("#c06a43")
    pot_view = View(ACCUSED, 96, 20, TILT)
    cast_on_ground(shadows, pot.clay, pot_view, SUN, 0.6, 2.0)
    for seat in [each for each in seats if each.at[1] < judge.at[1]]:
        juror(scene, seat)
    the_judge(scene, judge)
    for seat in [each for each in seats if judge.at[1] <= each.at[1] < ACCUSED[1]]:
        juror(scene, seat)
    witness(scene)
    pot.paint(scene.motif("pot", story=True), pot_view)
    seedling(scene.motif("seedling", story=True, brush=FINE, wobble=0.5))
    for seat in [each for each in seats if each.at[1] >= ACCUSED[1]]:
        juror(scene, seat)
    hidden_seed(scene, seats)
    latecomers(scene)


def spot(radius: float, angle: float) -> Place:
    """A place on the trampled rings as they lie before us."""
    near = radius * math.sin(angle) * math.sin(math.radians(TILT))
    wide = 1 / (1 - near / 1900)
    return ACCUSED[0] + radius * math.cos(angle) * wide, ACCUSED[1] - 12 + near * wide


def view(seat: Seat) -> View:
    return View(seat.at, seat.size, seat.heading, TILT - 8)


# ---- snow


def snow(scene: Scene) -> None:
    canvas, ground = scene.canvas, scene.motif("snow")
    noise = ground.noise(3)

    def light(x: Image, y: Image) -> Image:
        colours = ramp(["#f5f1e6", "#e8ecf2", "#c2cbe0"], x / 1000 * 0.75 + y / 1500 * 0.35 + 0.05 * canvas.broad)
        edge = np.hypot((x - 500) / 700, (y - 765) / 840)
        colours = colours * (1 - 0.14 * smoothstep(0.6, 1.25, edge))[..., None]
        tilt, width = math.sin(math.radians(TILT)), canvas.whole.shape
        away = np.hypot(x - ACCUSED[0], (y - ACCUSED[1] + 12) / tilt)
        height = noise(x, y * 1.5, 520, 370) * 40 + noise(x, y * 1.4, 46, 36) * 2.4
        for radius, _ in RINGS:
            trodden = np.exp(-(((away - radius) / 25) ** 2))
            height = height - trodden * 15 + trodden * noise(x, y * 1.6, 15, 11) * 7
        facing = normals(np.broadcast_to(height, width).astype(np.float32), canvas.scale)
        sun = facing[..., 0] * -0.95 + facing[..., 1] * -0.3
        colours = lerp(colours, np.broadcast_to(ramp(["#93a3ca"], np.zeros((1, 1))), colours.shape), smoothstep(-0.06, -0.5, sun) * 0.62)
        return lerp(colours, np.broadcast_to(ramp(["#fdf8ea"], np.zeros((1, 1))), colours.shape), smoothstep(0.1, 0.5, sun) * 0.6)

    scene.background(light, flow=lambda x, y: np.arctan2(y - ACCUSED[1], (x - ACCUSED[0]) * 0.75) + np.pi / 2, brush=BROAD)
    ground.wash(polygon([(-40, -40), (420, -40), (70, 1560), (-40, 1560)]), "#ffe2a8", 0.34, soft=110)


def tree_shadows(scene: Scene) -> None:
    """From low trees beyond the left edge."""
    bars = scene.motif("shadows of trees")
    for y, width in ((130, 30), (372, 20), (1262, 34), (1420, 24)):
        bars.wash(
            ribbon([(-40, y), (250, y - 48), (520, y - 92), (780, y - 136)], [width, width * 0.8, width * 0.5, width * 0.15]),
            "#6f80b0",
            0.55,
            soft=5,
            way="multiply",
        )
        for branch in range(5):
            x = 75 + branch * 118
            start, stray = y - x * 0.17, bars.random.normal(size=2) * 34
            bars.wash(
                ribbon([(x, start), (x + 88, start - 74 + stray[0]), (x + 165, start - 86 + stray[1])], [width * 0.3, width * 0.2, 1]),
                "#6f80b0",
                0.42,
                soft=4,
                way="multiply",
            )


def claw_marks(scene: Scene) -> None:
    prints = scene.motif("claw marks")
    for _ in range(460):
        radius = RINGS[int(prints.random.integers(len(RINGS)))][0] + prints.random.normal() * 46
        (x, y), turn = spot(radius, prints.random.uniform(0, 2 * math.pi)), prints.random.uniform(0, 2 * math.pi)
        for toe in (-0.5, 0.0, 0.5):
            prints.line([(x, y), (x + math.cos(turn + toe) * 8, y + math.sin(turn + toe) * 5.5)], 1.5, "#8a98bc", opacity=0.65, wobble=0)


# ---- the court


def court(scene: Scene) -> list[Seat]:
    """Everybody's place, the farthest first, all turned to the accused."""
    chance = scene.motif("places").random
    seats: list[Seat] = []
    for ring, (radius, count) in enumerate(RINGS):
        for place in range(count):
            stray, out, grown = chance.normal() * 0.16, chance.normal() * 15, chance.uniform(0.78, 1.3)
            angle = 2 * math.pi * (place + 0.5 * (ring % 2) + stray) / count
            before_the_judge = ring <= 2 and abs(angle % (2 * math.pi) - 1.5 * math.pi) < (1.0, 0.75, 0.5)[ring]
            aisle = abs(math.sin(angle) - 1) < 0.05 / (1 + 0.2 * ring)
            at = spot(radius + out, angle)
            if before_the_judge or aisle or not (-30 < at[0] < 1030 and 60 < at[1] < 1530):
                continue
            toward = math.degrees(math.atan2(ACCUSED[0] - at[0], (ACCUSED[1] - at[1]) / math.sin(math.radians(TILT))))
            seats.append(Seat(at, (58 + 54 * at[1] / 1500) * grown, toward + chance.normal() * 9, ring))
    return sorted(seats, key=lambda seat: seat.at[1])


def bearing(seat: Seat) -> tuple[Bird, Perch, tuple[float, float], float]:
    """No two bear themselves alike: some doze upright, some peck, whisper aside or beat their wings; the youngest, far back, is crying."""
    chance = np.random.default_rng([61, int(40 + seat.at[0]), int(seat.at[1])])
    what, nod, turn = chance.random(), chance.normal() * 12, chance.normal() * 24
    crying = seat.ring == 4 and 90 < seat.at[0] < 240 and 900 < seat.at[1] < 1010
    kind = KINDS["crow"].but(slope=float(chance.uniform(8, 52)), body=(float(chance.uniform(0.56, 0.66)), float(chance.uniform(0.30, 0.42))))
    bird = Bird(kind, eyes="closed" if crying else "dot", ruff=("#efece4", "#e6dfcc", "#f4f3f0")[int(chance.integers(3))])
    doing = Perch.PECK if crying or what < 0.12 else Perch.WALK if what < 0.3 else Perch.SIT if what < 0.38 else Perch.STAND
    return bird, doing, (nod, turn * (1.8 if 0.4 < what < 0.6 else 0.5)), 30.0


def juror(scene: Scene, seat: Seat) -> None:
    bird, doing, head, _ = bearing(seat)
    bird.paint(scene.motif(f"juror {seat.at[0]:.0f} {seat.at[1]:.0f}"), view(seat), doing, head=head, hair=0.5)


def latecomers(scene: Scene) -> None:
    """They drop in on spread wings between us and the court."""
    for number, (at, size, heading, beat) in enumerate(LATE):
        late = scene.motif(f"late {number}")
        Bird("crow", ruff="#efece4").paint(late, View(at, size, heading, TILT), Perch.FLY, beat=beat, hair=0.6)


def shadows_in_the_air(scene: Scene) -> None:
    for number, (at, size, heading, beat) in enumerate(LATE):
        below = View((at[0] + size * 0.9, at[1] + size * 0.12), size, heading, TILT)
        scene.motif(f"shadow of late {number}").wash(silhouette(Bird("crow").clay(Perch.FLY, beat=beat), below), "#6f80b0", 0.5, soft=5, way="multiply")


def the_judge(scene: Scene, seat: Seat) -> None:
    """The biggest, in spectacles, on the stump of an earlier case."""
    stump = scene.motif("bench", material=WOOD)
    stump.contact((BENCH[0], BENCH[1] - 4), 190, 50, strength=0.8)
    x, y = BENCH
    turned(stump, Placement((x, y)), [(86, -64), (84, -40), (92, -14), (104, 0)], "#8a6a4a", tilt=0.62)
    stump.shape(ellipse((x, y - 64), 84, 53), "#d8b884", depth=3, lit="#f4dcae")
    for share in (0.82, 0.62, 0.42, 0.2):
        ring = ellipse((x + 4, y - 65), 84 * share, 53 * share)
        stump.line(np.vstack([ring, ring[:1]])[::3], 1.8, "#a07c4c", taper=0, opacity=0.7)
    judge = scene.motif("judge", story=True)
    bird, seen, nod = Bird("crow", ruff="#f4f1e8"), View(seat.at, seat.size, 10, 34), (30.0, -6.0)
    bird.paint(judge, seen, head=nod)
    eyes = np.array([eye.at for eye in bird.clay(head=nod).eyes]).mean(0)
    x, y = seen.place(eyes)
    glass = scene.motif("spectacles", story=True, brush=CRISP, wobble=0.2)
    here = Placement((x, y + 5), 1.5)
    for side in (-11.5, 11.5):
        rim, lens = here(ellipse((side, 0), 9.2, 8.2)), here(ellipse((side, 0), 6.6, 5.8))
        glass.shape([rim, lens[::-1]], "#c9a552", depth=2)
        glass.dab(here.point(side - 2.5, -2.5), 5, 1.6, -0.8, "#fff8e0", load=1)
    glass.line(here([(-2.5, -1), (0, -3.5), (2.5, -1)]), 2.2, "#c9a552", taper=0, load=1)


def witness(scene: Scene) -> None:
    """A worm on a matchbox gives evidence."""
    stand = scene.motif("worm", story=True, brush=FINE, wobble=0.4)
    box = Placement((392, 748), 1.15)
    stand.contact((396, 766), 50)
    stand.shape(box(polygon([(-24, -6), (6, -14), (28, -4), (-4, 6)])), "#c2a566", depth=8)
    stand.shape(box(polygon([(-24, -6), (-4, 6), (-4, 20), (-24, 8)])), "#8a7040", depth=6)
    stand.shape(box(polygon([(-4, 6), (28, -4), (28, 9), (-4, 20)])), "#a58a4c", depth=6)
    creatures.worm("#cf8272").paint(stand, View((394, 748), 44, 70, 30))


def seedling(motif: Motif) -> None:
    """Two leaves raised, like hands."""
    x, y = ACCUSED[0], ACCUSED[1] - 52
    motif.shape(ribbon([(x, y + 4), (x + 3, y - 28), (x - 2, y - 62)], [8, 6.5, 5]), "#7fc455", depth=4)
    top = np.array([x - 2.0, y - 60])
    for turn, long in ((-2.50, 66.0), (-0.60, 74.0)):
        way, across = np.array([math.cos(turn), math.sin(turn)]), np.array([-math.sin(turn), math.cos(turn)])
        outline = [
            top,
            top + way * 0.24 * long + across * 13,
            top + way * 0.62 * long + across * 17,
            top + way * long + across * 2,
            top + way * 0.66 * long - across * 15,
            top + way * 0.24 * long - across * 12,
        ]
        leaf = motif.shape(blob(outline), "#6fbf4b", depth=13, lit="#d0ee8a", shade="#2f7a3a")
        motif.line([top, top + way * 0.5 * long + across * 2, top + way * 0.95 * long], 3, "#e2f6aa", on=leaf, opacity=0.85)
        for share in (0.28, 0.48, 0.68):
            for side in (-1, 1):
                motif.line([top + way * share * long, top + way * (share + 0.14) * long + across * 11 * side], 1.5, "#3f8a40", on=leaf, opacity=0.65)


def hidden_seed(scene: Scene, seats: list[Seat]) -> None:
    """Behind one juror's back."""
    keeper = min((seat for seat in seats if seat.ring == 2 and seat.at[0] < 420 and seat.at[1] > 900), key=lambda seat: -seat.at[1], default=None)
    if keeper is not None:
        seed = scene.motif("hidden seed", brush=CRISP, wobble=0.2)
        x, y = keeper.at[0] - 20, keeper.at[1] + 4
        seed.contact((x, y + 5), 16)
        seed.shape(blob([(x - 8, y), (x - 2, y - 6), (x + 9, y - 1), (x - 1, y + 6)], 8), "#b8742c", depth=5, lit="#f0c878")
        marks.hairline(seed, [(x - 5, y), (x + 5, y - 1)], "#6a3a18")
