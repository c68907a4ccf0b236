"""25, octopus-librarian: down the spiral of a sunken library eight arms stamp, shelve, dust and shush at once."""

import math

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies import creatures
from atelier.bodies.clay import Clay, Eye, Stuff
from atelier.bodies.space import FORWARD, LEFT, UP, View, ahead, unit
from atelier.bodies.things import Thing
from atelier.canvas import BROAD, CRISP, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, along, blob, curve, ellipse, polygon, tangents
from atelier.light import GLAZE, Light
from atelier.motifs.books import letter, open_book
from atelier.motifs.forms import rod
from atelier.motifs.water import bubbles, weeds
from atelier.palette import Image, Pigment, mix, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=25,
    slug="octopus-librarian",
    palette=("#1f5462", "#e8742c", "#e99a8f", "#eddcb0", "#6d7f3a"),
    spread=Spread(
        hue="teal", place="library", time="underwater light", season="no season", mood="comic", viewpoint="from above",
        figure="animal", composition="spiral", relation=True, themes=("books-words", "sea", "work-machines", "animals-as-people"),
    ),
)  # fmt: skip

WELL: Place = (560.0, 600.0)
WIDEST, SHRINK = 1120.0, 0.62  # the uppermost turn of the shelves, and the next below it
BOOKS = ("#eddcb0", "#6d7f3a", "#b0543a", "#e99a8f", "#2f6f78", "#c9a24a", "#7a4a5a", "#d8c8a0", "#3f5a6a")
BODY = View((470, 930), 400, -16, 34)
SKIN = "#e8742c"
ON_HIM = Light(direction=(-0.35, -0.75, 0.5), colour="#fff2b4", shade="#6a2430", depth=0.5, strength=0.95, rim="#fbf4c0", rim_strength=0.7)


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.2, -0.7, 0.5), colour="#f2f0b8", shade="#0b2f3f", depth=0.62, strength=0.9, rim="#f6f2c0", rim_strength=0.6,
        source=(WELL[0], WELL[1], 330), reach=640, fill="#4f8f92",
    )  # fmt: skip
    scene.finish = Finish(ground="#1f5462", grade=lambda image: (image - 0.5) * 1.06 + 0.5)
    well(scene)
    shelves(scene)
    falling_light(scene)
    returned(scene)
    arms_behind(scene)
    librarian(scene)
    arms_before(scene)
    pupils(scene)
    lodger(scene)
    weed(scene)


def round_at(radius: float, angle: float) -> Place:
    return WELL[0] + radius * math.cos(angle), WELL[1] + radius * math.sin(angle) * 1.04


def reach_at(angle: float) -> float:
    """How far from the middle the shelf is, having gone down so many turns."""
    return WIDEST * SHRINK ** (angle / (2 * math.pi))


def well(scene: Scene) -> None:
    broad = scene.canvas.broad

    def depth(x: Image, y: Image) -> Image:
        away = np.hypot(x - WELL[0], (y - WELL[1]) / 1.04)
        return ramp(["#fbf6c8", "#d8e8a0", "#7fb890", "#3f8588", "#1f5462", "#133e4e", "#0c2a3a"], (away / 900) ** 0.62 + 0.03 * broad)

    scene.background(depth, flow=lambda x, y: np.arctan2(y - WELL[1], x - WELL[0]) + 1.45, brush=BROAD)


def shelves(scene: Scene) -> None:
    """From the deepest turn up to us: ledges of coral, and books that stand on them."""
    chance = scene.motif("order of the books").random
    angle, places = 0.0, []
    while angle < 5.4 * 2 * math.pi:
        thick = float(chance.uniform(0.032, 0.078))
        places.append((angle, thick, float(chance.uniform(0.74, 0.96)), int(chance.integers(len(BOOKS))), float(chance.random())))
        angle += thick * 1.03
    turns = [places[start : start + 24] for start in range(0, len(places), 24)]
    for number in range(len(turns) - 1, -1, -1):
        stretch = turns[number]
        ledge(scene, number, stretch[0][0], stretch[-1][0] + stretch[-1][1])
        row = scene.motif(f"books {number}", brush=FINE)
        for place in reversed(stretch):
            if place[4] > 0.07:
                book(row, *place[:4])


def haze(angle: float) -> float:
    """How much light lies before what is that deep."""
    return min(0.86, 0.16 * (angle / (2 * math.pi)) ** 1.35)


def ledge(scene: Scene, number: int, start: float, end: float) -> None:
    coral = scene.motif(f"ledge {number}")
    t, wide = np.linspace(start, end, 26), reach_at(start)
    outer = np.array([round_at(reach_at(a) * 0.735, a) for a in t])
    inner = np.array([round_at(reach_at(a) * (0.675 + 0.012 * math.sin(a * 23)), a) for a in t])
    dark = np.array([round_at(reach_at(a) * 1.0, a) for a in t])
    coral.wash(np.vstack([dark, outer[::-1]]), "#0f3444", 0.75 * (1 - haze(start)), soft=2)
    fill = mix("#e99a8f", "#e4f0b0", haze(start))
    coral.shape(np.vstack([outer, inner[::-1]]), fill, depth=max(2.0, reach_at(start) * 0.03), wobble=max(0.3, reach_at(start) * 0.006))
    below = [round_at(reach_at(a) * 0.60, a) for a in t[::-1]]
    coral.wash(np.vstack([inner, below]), "#0b2c3c", 0.55 * (1 - haze(start)), soft=max(1.0, wide * 0.015))


def book(row: Motif, angle: float, thick: float, tall: float, which: int) -> None:
    radius = reach_at(angle)
    low, high = radius * 0.72, radius * (0.72 + 0.26 * tall)
    lean = float(row.random.normal()) * 0.006
    corners = [round_at(low, angle), round_at(low, angle + thick), round_at(high, angle + thick + lean), round_at(high, angle + lean)]
    pigment = mix(BOOKS[which], "#e8f0b4", haze(angle))
    made = row.shape(polygon(corners, 4), pigment, depth=max(1.5, radius * thick * 0.4), flow=angle, wobble=min(0.8, radius * 0.002))
    if radius > 330:
        for share in (0.16, 0.24, 0.78):
            at = low + (high - low) * share
            band = [round_at(at, angle + thick * 0.06), round_at(at, angle + thick * 0.94)]
            row.line(band, radius * 0.0036, mix(pigment, "#f6e6b0", 0.55), on=made, taper=0, opacity=0.75)


def falling_light(scene: Scene) -> None:
    shaft = scene.motif("falling light")
    shaft.glow(WELL, 330, "#f4f4b8", 0.6)
    shaft.glow(WELL, 120, "#fffde0", 0.85)
    for _ in range(60):
        away, turn = shaft.random.uniform(40, 420), shaft.random.uniform(0, 2 * math.pi)
        shaft.dab(round_at(away, turn), 6, 4, 0.0, "#fbfbe0", opacity=float(shaft.random.uniform(0.2, 0.7)), taper=0)
    shaft.wash(ellipse((520, 860), 300, 240), "#0f3c48", 0.45, soft=60, way="multiply")


# ---- the librarian


def arm(motif: Motif, path: list[Place], widths: list[float], under: int = 1) -> np.ndarray:
    """One arm from the skirt to its tip; its suckers lie on the `under` side."""
    rod(motif, path, widths, lambda x, y: ramp(["#c9551c", SKIN, "#f08a44"], 0.5 + 0.5 * np.sin(x / 31) * np.sin(y / 27)), ragged=0.4, material=GLAZE)
    line = along(curve(path, 14), 60)
    normal = np.stack([-tangents(line)[:, 1], tangents(line)[:, 0]], 1) * under
    for place in range(6, 58, 3):
        wide = float(np.interp(place / 59, np.linspace(0, 1, len(widths)), widths))
        x, y = line[place] + normal[place] * wide * 0.32
        motif.dab((float(x), float(y)), wide * 0.30, wide * 0.24, 0.5, "#f8c8a0", load=1, taper=0, opacity=0.9)
        motif.dab((float(x), float(y)), wide * 0.12, wide * 0.10, 0.5, "#a8441c", load=1, taper=0, opacity=0.8)
    return line


def volume(motif: Motif, at: Place, wide: float, tall: float, turn: float, cover: Pigment) -> None:
    """A shut book in an arm: its board, and its leaves on one side."""
    here = Placement(at, 1.0, turn)
    motif.shape(here(polygon([(-wide / 2, -tall / 2), (wide * 0.62, -tall / 2 - 6), (wide * 0.62, tall / 2 - 6), (-wide / 2, tall / 2)])), "#f2e6c4", depth=5)
    made = motif.shape(here(polygon([(-wide / 2, -tall / 2), (wide / 2, -tall / 2), (wide / 2, tall / 2), (-wide / 2, tall / 2)])), cover, depth=5, brush=FINE)
    for y in (-0.36, 0.36):
        motif.line(here([(-wide * 0.42, y * tall), (wide * 0.42, y * tall)]), 2.6, "#f0d890", on=made, taper=0, load=1)


def arms_behind(scene: Scene) -> None:
    dust = scene.motif("arm that dusts", brush=FINE)
    line = arm(dust, [(430, 850), (330, 720), (240, 610), (250, 470), (200, 372)], [74, 56, 42, 32, 20], -1)
    feathers = scene.motif("duster", brush=FINE)
    tip = line[-1]
    feathers.line([tip + (14, 34), tip + (-10, -20), tip + (-20, -48)], 7, "#8a5a34", taper=0, load=1)
    for number in range(22):
        turn = -2.1 + 1.3 * (number / 21) + feathers.random.normal() * 0.06
        long = float(feathers.random.uniform(56, 84))
        start = tip + (-20, -46)
        end = start + np.array([math.cos(turn), math.sin(turn)]) * long
        feathers.line([start, (start + end) / 2 + (4, -4), end], 11, ("#eddcb0", "#e99a8f", "#f6efd4")[number % 3], taper=0.5, load=1)
    shelve = scene.motif("arm that shelves", brush=FINE)
    arm(shelve, [(540, 850), (640, 780), (760, 770), (850, 690), (872, 590)], [74, 58, 44, 32, 20], 1)
    volume(scene.motif("book being shelved", story=True, brush=FINE), (884, 556), 62, 128, 0.45, "#b0342c")
    fetch = scene.motif("arm that fetches", brush=FINE)
    arm(fetch, [(500, 820), (560, 660), (640, 540), (610, 420), (664, 330)], [70, 50, 38, 28, 17], -1)
    volume(scene.motif("book being fetched", brush=FINE), (680, 292), 52, 104, 0.3, "#2f6f78")
    hide = scene.motif("arm that hides", brush=FINE)
    arm(hide, [(560, 900), (680, 950), (760, 1050), (730, 1150), (650, 1156)], [72, 56, 42, 30, 16], 1)
    letter(scene.motif("love letter", story=True, brush=FINE), (640, 1132), 92, turn=-0.3, seal="#c8242c")


def librarian(scene: Scene) -> None:
    clay = Clay()
    skin = Stuff(SKIN, GLAZE, "#f6b078")
    clay.limb([ahead(0.04, 0.18), ahead(0.02, 0.38), ahead(-0.08, 0.64), ahead(-0.2, 0.86, 0.05)], [0.22, 0.20, 0.29, 0.30], skin, melt=0.08)
    clay.limb([ahead(0.06, 0.10)], 0.25, skin, melt=0.08)
    for sign in (1, -1):
        at = ahead(0.17, 0.44) + LEFT * 0.135 * sign
        clay.limb([at - UP * 0.01], 0.085, skin, melt=0.04)
        clay.eyes.append(Eye(at + LEFT * 0.04 * sign + FORWARD * 0.035, unit(LEFT * sign * 0.6 + FORWARD + UP * 0.1), FORWARD, 0.052, "open", "#e8c860"))
    for k in range(26):
        a, h = k * 2.4, 0.44 + 0.02 * k
        spot = [ahead(math.cos(b) * 0.30 - 0.10, h, math.sin(b) * 0.30) for b in (a, a + 0.1)]
        clay.mark(spot, 0.022 + 0.016 * (k % 3), "#f6a868", opacity=0.6)
    octopus = scene.motif("octopus", story=True, brush=FINE, light=ON_HIM)
    Thing(clay).paint(octopus, BODY)
    glass = scene.motif("half-moon spectacles", brush=CRISP, wobble=0.2)
    left, right = (np.array(BODY.place(eye.at)) for eye in clay.eyes[::-1])
    for at in (left, right):
        x, y = at + (0, 19)
        t = np.linspace(0, math.pi, 18)
        moon = np.vstack([np.stack([x + np.cos(t) * 34, y + np.sin(t) * 27], 1), [(x - 34, y)]])
        glass.wash(moon, "#e8f8e0", 0.35, soft=1)
        glass.line(np.vstack([moon, moon[:1]]), 4.5, "#f0c84a", taper=0, load=1, wobble=0)
        glass.line([(x - 20, y + 7), (x - 12, y + 16)], 3, "#ffffff", taper=0.4, load=1)
    middle = (left + right) / 2 + (0, 19)
    glass.line([left + (34, 19), middle + (0, -6), right + (-34, 19)], 4, "#f0c84a", taper=0, load=1)
    brow = scene.motif("brows")
    for at, lean in ((left, 7), (right, -7)):
        brow.line([at + (-28, -30 - lean), at + (0, -38), at + (28, -30 + lean)], 7, "#a8441c", taper=0.7)


def arms_before(scene: Scene) -> None:
    desk = scene.motif("open register", story=True, brush=FINE)
    open_book(desk, (232, 1098), 250, turn=-0.16, tilt=0.72, cover="#6a2f34", ribbon_="#c8342c")
    stamp = scene.motif("arm that stamps", brush=FINE)
    arm(stamp, [(400, 930), (300, 920), (200, 880), (150, 950), (186, 1020)], [78, 62, 46, 34, 22], -1)
    seal = scene.motif("rubber stamp", story=True, brush=FINE)
    seal.shape(blob([(176, 992), (196, 980), (212, 996), (206, 1026), (186, 1030)]), "#8a4a2c", depth=12)
    seal.shape(polygon([(168, 1030), (222, 1022), (228, 1052), (174, 1060)]), "#5a2f26", depth=8)
    carry = scene.motif("arm that carries", brush=FINE)
    arm(carry, [(560, 900), (640, 900), (740, 920), (830, 880), (868, 930)], [76, 60, 46, 34, 22], 1)
    pile = scene.motif("pile of books", brush=FINE)
    for number, (wide, ink) in enumerate(((190, "#6d7f3a"), (160, "#b0543a"), (176, "#eddcb0"), (132, "#2f6f78"), (110, "#c9a24a"))):
        here = Placement((862 + (number % 2) * 10 - 4, 950 - number * 31), 1.0, (0.05, -0.07, 0.03, -0.03, 0.09)[number])
        pile.shape(here(polygon([(-wide / 2, 0), (wide / 2, 0), (wide / 2, -28), (-wide / 2, -28)])), "#f2e6c4", depth=6)
        pile.shape(here(polygon([(-wide / 2 - 6, 2), (wide * 0.16, 2), (wide * 0.16, -30), (-wide / 2 - 6, -30)])), ink, depth=8)
        pile.shape(here(polygon([(wide * 0.14, -24), (wide / 2 + 5, -24), (wide / 2 + 5, -31), (wide * 0.14, -31)])), ink, depth=3)
    curl = scene.motif("curl under the pile", brush=FINE)
    arm(curl, [(790, 900), (770, 960), (850, 990), (940, 966), (950, 916)], [40, 36, 30, 22, 10], 1)
    spare = scene.motif("arm at ease", brush=FINE)
    arm(spare, [(480, 950), (500, 1060), (430, 1160), (470, 1260), (560, 1262), (572, 1206), (530, 1196)], [80, 64, 50, 38, 28, 18, 9], 1)
    hush = scene.motif("arm that shushes", story=True, brush=FINE)
    lip = BODY.place(ahead(0.30, 0.20))
    x, y = lip
    arm(hush, [(420, 950), (360, 1010), (400, 1060), (x - 34, y + 84), (x - 4, y + 20), (x, y - 46)], [70, 54, 40, 32, 26, 14], -1)
    air = scene.motif("shush")
    bubbles(air, (lip[0] + 60, lip[1] + 4), 60, 1, size=24, ink="#f2fbe8", sway=4)


# ---- readers


def returned(scene: Scene) -> None:
    """A swordfish brings back three at once."""
    fish = scene.motif("swordfish", story=True)
    creatures.fish("#4f7f96", "#d8e4d8", bend=0.12).paint(fish, View((196, 226), 300, 76, 24, 14))
    blade = [(320, 256), (400, 276), (520, 304)]
    fish.shape(polygon([(316, 244), (524, 303), (524, 307), (312, 268)], 6), "#6f97a8", depth=6)
    books = scene.motif("skewered books", story=True, brush=FINE)
    for (x, y), ink, turn in zip(((372, 268), (420, 281), (466, 292)), ("#b0342c", "#eddcb0", "#6d7f3a"), (0.15, 0.38, 0.2), strict=True):
        volume(books, (x, y), 26, 96, turn, ink)
    fish.line([blade[0], blade[1]], 2, FromPicture(1.3), taper=0.5)


def pupils(scene: Scene) -> None:
    """Small fish in caps turn a page with their noses."""
    page = scene.motif("picture book", story=True, brush=FINE)
    open_book(page, (250, 1352), 260, turn=0.1, tilt=0.66, cover="#2f5a6a")
    class_ = ((96, 1300, 84, "#f0c84a"), (158, 1214, 56, "#e99a8f"), (420, 1306, -80, "#f2e2b0"), (352, 1222, -46, "#f0a048"))
    for number, (x, y, heading, ink) in enumerate(class_):
        pupil = scene.motif(f"pupil {number}", story=True)
        size = (124, 96, 136, 104)[number]
        view = View((x, y), size, heading, 22, 12 if heading > 0 else -12)
        creatures.fish(ink, "#fbf2d8").paint(pupil, view)
        cap = scene.motif(f"cap {number}", brush=CRISP, wobble=0.3)
        cx, cy = view.place(ahead(0.26, 0.13))
        side = 1 if heading > 0 else -1
        here = Placement((cx, cy), size / 100, 0.25 * side, side < 0)
        cap.shape(here(blob([(-17, 3), (-13, -12), (2, -17), (15, -8), (16, 4)])), "#7a2f3a", depth=6)
        cap.shape(here(polygon([(10, -1), (30, 4), (28, 8), (8, 5)], 3)), "#5a1f2c", depth=2)
        cap.shape(here(ellipse((1, -18), 3, 3)), "#f0d890", depth=2)


def lodger(scene: Scene) -> None:
    """A hermit crab lives in a dictionary."""
    crab = scene.motif("hermit crab", story=True)
    creatures.crab("#d8503a").paint(crab, View((836, 1446), 210, 14, 26))
    home = scene.motif("dictionary", brush=FINE)
    here = Placement((846, 1376), 1.05, -0.14)
    home.shape(here(polygon([(-84, -40), (78, -40), (96, -66), (-62, -66)])), "#8a5a34", depth=8)
    home.shape(here(polygon([(-80, 26), (78, 26), (78, -36), (-80, -36)])), "#f2e6c4", depth=8)
    for y in np.linspace(-30, 20, 9):
        home.line(here([(-76, y), (74, y)]), 1.8, "#c8b48a", on=home.ids[-1], taper=0.2)
    home.shape(here(polygon([(-88, 34), (84, 34), (84, 22), (-88, 22)])), "#6f4426", depth=4)
    home.shape(here(polygon([(-88, -34), (84, -34), (84, -46), (-88, -46)])), "#6f4426", depth=4)


def weed(scene: Scene) -> None:
    dark = scene.motif("kelp", light=Light(direction=(0.2, -0.6, 0.4), colour="#a8b860", shade="#0a2a30", depth=0.7, strength=0.6, rim="#c8d080"))
    weeds(dark, (960, 1540), 430, count=6, width=26)
    weeds(dark, (30, 1540), 300, count=4, width=22)
    bubbles(scene.motif("bubbles"), (700, 1300), 620, 16, size=15)
    edge = scene.motif("dark periphery")
    edge.wash(polygon([(-40, 1440), (1040, 1440), (1040, 1560), (-40, 1560)]), "#0b2c3c", 0.5, soft=40, way="multiply")
