"""80, unravelling-scarf: two walk apart across a frozen lake, and the scarf they shared lies unravelled between them."""

import math

import numpy as np

from atelier.bodies import poses
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.outfit import Face, Hair, Hat, coat
from atelier.bodies.people import Person, Posed
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE
from atelier.card import Card, Spread
from atelier.geometry import Place, Points, along, curve, lengths, ribbon, tangents
from atelier.light import Light
from atelier.palette import Image, lerp, ramp
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=80,
    slug="unravelling-scarf",
    palette=("#cfd5da", "#f3f4f3", "#33343b", "#c21f30", "#e7c9c8"),
    spread=Spread(
        hue="white/cream", place="lake", time="overcast", season="winter", mood="melancholy", viewpoint="from above",
        figure="couple", composition="s-curve", people=True, relation=True, cast=("B", "C"),
        themes=("love-loss", "endings", "journeys", "memory"),
    ),
)  # fmt: skip

CARMINE = "#c21f30"
TILT = 48.0
SHE, HE = (786.0, 330.0), (214.0, 1322.0)
PARTED = (500.0, 704.0)  # where their steps divide


def paint(scene: Scene) -> None:
    scene.light = Light(direction=(-0.35, -0.85, 0.5), colour="#f2f2ee", shade="#3a4258", strength=0.7, depth=0.5, rim="#eef1f4", rim_strength=0.55)
    scene.finish = Finish(ground="#9aa1ae", grade=lambda image: (image - 0.5) * 1.05 + 0.5)
    ice(scene)
    old_figures(scene)
    cracks(scene)
    footprints(scene)
    she, he = woman(), man()
    wool = yarn(she, he)
    lay_shadow(scene, wool)
    reflections(scene, she, he)
    first, last = int(len(wool) * 0.045), int(len(wool) * 0.952)
    knitted(scene.motif("his end", brush=FINE), wool[last - 4 : -7], (9, 21, 25))  # over his shoulder, behind him
    she.paint(scene.motif("she", story=True))
    he.paint(scene.motif("he", story=True))
    knitted(scene.motif("her end", brush=FINE), wool[3 : first + 4], (23, 20, 9))
    lay_wool(scene.motif("wool", story=False, brush=FINE), wool, first, last)
    knot(scene.motif("knot"), wool)
    bird(scene, wool)
    reeds(scene)


def woman() -> Posed:
    clothes = coat(
        "#3a3c48", 1.35, trousers=None, legs="#26262e", boot=0.5, shoes="#1e1e26", gloves="#2a2a32", scarf=CARMINE, scarf_tail=0.0, wind=(-0.05, -0.02)
    )
    she = Person("woman", clothes, "B", Hair("bun", "#2c2226"), Face("long", "weak", eyes="closed"), seed=3)
    return she.posed(
        poses.walking(1.15, lean=9).but(head=(-6, 22, 4), arms=(poses.Arm(24, 6, 100, 56), poses.Arm(20, 6, 104, 62)), hands=("fist", "fist")),
        View(SHE, 262, 122, TILT),
    )


def man() -> Posed:
    clothes = coat("#2f323e", 1.05, trousers="#23252e", scarf=CARMINE, scarf_tail=0.0, hat=Hat("brim", "#2b2d38", "#17181e"), wind=(0.03, 0.0))
    he = Person("adult", clothes, "C", Hair("short", "#1c1a1e"), Face("straight", "strong"), seed=6)
    return he.posed(poses.walking(0.9, lean=10, lead="right").but(head=(0, 24, 0)), View(HE, 272, -38, TILT))


# ---- the lake


def ice(scene: Scene) -> None:
    canvas = scene.canvas

    def frozen(x: Image, y: Image) -> Image:
        away = np.hypot((x - 380) / 780, (y - 520) / 950) + 0.10 * canvas.broad + 0.04 * canvas.middling
        colours = ramp(["#eff0ef", "#e1e6e9", "#ccd4db", "#aab7c5"], np.clip(away / 1.2, 0, 1))
        rose = np.clip(canvas.broad * 0.9 - 0.15, 0, 1) * 0.5
        return lerp(colours, np.broadcast_to(ramp(["#e7c9c8"], np.zeros((1, 1))), colours.shape), rose)

    scene.background(frozen, flow=lambda x, y: 0.25 * np.sin(x / 225 + y / 325) + 0.5 * np.cos(y / 375) - 0.2, brush=BROAD)
    deep = scene.motif("deep water")
    for x, y, wide, high, turn, strength in (
        (700, 770, 240, 66, -0.3, 0.36), (280, 320, 190, 50, 0.2, 0.28),
        (830, 1220, 190, 50, -0.1, 0.32), (140, 950, 150, 56, 0.4, 0.30), (530, 1350, 210, 42, 0.05, 0.22),
    ):  # fmt: skip
        t = np.linspace(0, 2 * math.pi, 48)
        pool = np.stack([np.cos(t) * wide * (1 + 0.22 * np.sin(3 * t + x)), np.sin(t) * high * (1 + 0.3 * np.cos(2 * t + y))], 1)
        c, s = math.cos(turn), math.sin(turn)
        deep.wash(pool @ np.array([[c, s], [-s, c]]) + (x, y), "#7d92a8", strength, soft=30)
    drifts = scene.motif("drifts", wobble=2.5, depth=5)
    for _ in range(44):
        x, y, long, turn, wide = (
            drifts.random.uniform(-40, 1000),
            drifts.random.uniform(30, 1480),
            drifts.random.uniform(70, 270),
            drifts.random.normal() * 0.12 - 0.32,
            drifts.random.uniform(4, 15),
        )
        ahead = np.array([math.cos(turn), math.sin(turn)]) * long
        drifts.inlay(ribbon(np.array([(x, y)] * 3) + np.outer((0, 0.45, 1), ahead), [1, wide, 1]), "#f7f6f2", opacity=0.5, soft=1.5)


def old_figures(scene: Scene) -> None:
    """Skaters' eights under the frost."""
    skates = scene.motif("skaters' eights")
    for x, y, size, turn in ((318, 580, 78, 0.5), (764, 950, 92, -0.4), (205, 1120, 62, 0.2), (880, 210, 54, -0.2), (588, 1236, 54, 0.9)):
        c, s = math.cos(turn), math.sin(turn)
        for again in range(3):
            t = np.linspace(0, 6.7, 60)
            eight = np.stack([np.sin(t) * size * (1 + 0.05 * again), np.sin(2 * t) * size * 0.36 * (1 + 0.08 * again)], 1) @ np.array([[c, s], [-s, c]])
            eight = eight + (x, y) + skates.random.normal(size=2) * 4
            skates.line(eight, 1.8, "#fdfdfb", opacity=0.7, taper=0.2)
            skates.line(eight + np.array((1.5, 1.8)), 1.2, "#8fa0b4", opacity=0.42, taper=0.2)


def cracks(scene: Scene) -> None:
    split = scene.motif("cracks")
    for x, y, turn, long in ((36, 690, 0.12, 360), (962, 690, 2.75, 270), (530, 1460, -1.3, 190)):
        points, way = [np.array([x, y], float)], turn
        for _ in range(12):
            way = turn + split.random.normal() * 0.45
            points.append(points[-1] + np.array([math.cos(way), math.sin(way)]) * long / 12)
        split.line(points, 2.4, "#7d90a8", opacity=0.7, taper=0.9)
        split.line(np.array(points) + np.array((0, 2.2)), 1.3, "#ffffff", opacity=0.7, taper=0.9)


def footprints(scene: Scene) -> None:
    """They came side by side from the right edge, and parted."""
    prints = scene.motif("footprints", story=False)
    trails: tuple[tuple[list[Place], int], ...] = (
        ([(975, 862), (750, 800), (612, 738), (PARTED[0] + 26, PARTED[1] + 20)], 17),
        ([(982, 900), (755, 834), (616, 772), (PARTED[0] + 8, PARTED[1] + 46)], 17),
        ([PARTED, (588, 596), (628, 474), (728, 398), (SHE[0] - 12, SHE[1] + 12)], 22),
        ([(PARTED[0] - 8, PARTED[1] + 50), (424, 800), (412, 976), (328, 1160), (HE[0] + 16, HE[1] - 22)], 27),
    )  # fmt: skip
    for path, count in trails:
        line = along(curve(path, 24), count)
        for step, ((x, y), (dx, dy)) in enumerate(zip(line[:-1], tangents(line)[:-1], strict=True)):
            side = 7 if step % 2 else -7
            at, turn = (x - dy * side, y + dx * side), math.atan2(dy, dx)
            prints.dab(at, 13, 6, turn, "#93a3b6", opacity=0.75, load=1, taper=0.3)
            prints.dab((at[0] + 1, at[1] + 3), 11, 2.2, turn, "#fbfbfa", opacity=0.6, load=1)


def reflections(scene: Scene, *people: Posed) -> None:
    """Dim, in the ice beneath them."""
    for number, posed in enumerate(people):
        dim = scene.motif(f"reflection {number}")
        feet, chest, head = posed.view.at, posed.at("chest"), posed.at("head")
        under = [feet, (feet[0] * 2 - chest[0], feet[1] + (feet[1] - chest[1]) * 0.62), (feet[0] * 2 - head[0], feet[1] + (feet[1] - head[1]) * 0.7)]
        dim.wash(ribbon(under, [46, 74, 36]), "#6d7d92", 0.34, soft=9, way="multiply")


# ---- the wool


def yarn(she: Posed, he: Posed) -> Points:
    """From her neck, in nearly a heart, to his."""
    (x, y), (u, v) = she.at("neck"), he.at("neck")
    path = [
        (x, y), (x - 40, y + 30), (668, 392), (596, 300), (468, 262), (318, 308), (236, 450), (266, 612), (390, 772), (500, 905), (562, 1014), (590, 952),
        (700, 800), (842, 702), (888, 566), (800, 472), (676, 504), (586, 626), (538, 800), (552, 1000), (606, 1122),
        (552, 1232), (430, 1262), (u + 78, v + 6), (u, v),
    ]  # fmt: skip
    smooth = curve(path, 26)
    line = along(smooth, int(lengths(smooth)[-1] / 3.2))
    ahead = tangents(line)
    side = np.stack([-ahead[:, 1], ahead[:, 0]], 1)
    done = np.arange(len(line)) * 3.2
    crimp = 2.3 * np.sin(np.pi * np.linspace(0, 1, len(line))) ** 0.4 * np.sin(done * 0.5)  # wool remembers its stitches
    return line + side * (crimp + 3.0 * np.sin(done * 0.017 + 1))[:, None]


def lay_shadow(scene: Scene, wool: Points) -> None:
    under = scene.motif("wool's shadow")
    for start in range(12, len(wool) - 30, 12):
        under.line(wool[start : start + 15] + np.array((3.5, 5.5)), 5.4, "#8794a8", opacity=0.5, taper=0.0, wobble=0.0)


def knitted(motif: Motif, ends: Points, widths: tuple[float, float, float]) -> None:
    """An end that is still worn: rows of stitches, thinning into wool."""
    band = motif.shape(ribbon(along(ends, 6), list(widths)), CARMINE, depth=7, wobble=0.6)
    line = along(ends, max(6, int(lengths(ends)[-1] / 5)))
    for row, ((x, y), (dx, dy)) in enumerate(zip(line[1:-1], tangents(line)[1:-1], strict=True)):
        half = float(np.interp(row / len(line), [0, 0.5, 1], widths)) * 0.44
        stitch = [(x + dy * half, y - dx * half), (x + dx * 3, y + dy * 3), (x - dy * half, y + dx * half)]
        motif.line(stitch, 1.9, "#7c1020" if row % 2 else "#ea6468", on=band, wobble=0, opacity=0.85)


def lay_wool(motif: Motif, wool: Points, first: int, last: int) -> None:
    """Between the ends, one crimped line."""
    for start in range(first, last, 10):
        motif.line(wool[start : min(start + 13, last + 3)], 6.0, CARMINE, load=1, dry=0, taper=0.0, wobble=0.0, jitter=0.08)
    ahead = tangents(wool)
    for place in range(first, last, 3):
        (x, y), (dx, dy) = wool[place], ahead[place]
        motif.line(
            [(x + dy * 2 - dx, y - dx * 2 - dy), (x - dy * 1.8 + dx * 2.4, y + dx * 1.8 + dy * 2.4)],
            1.5,
            "#f0686a" if place % 2 else "#7c1020",
            opacity=0.75,
            wobble=0,
        )
    for place in motif.random.integers(first, last, 80):
        x, y = wool[place]
        motif.dab((float(x), float(y)), motif.random.uniform(6, 11), 1.2, motif.random.uniform(0, 6.28), "#d84a54", opacity=0.55)


def knot(motif: Motif, wool: Points) -> None:
    """He has tied it; she cannot feel it."""
    at = wool[int(len(wool) * 0.80)]
    motif.line(at + np.array([(-12, 3), (-5, -9), (7, -8), (9, 4), (-3, 9), (-8, 0), (5, -3), (13, 7)]), 5, "#a8182a", load=1, dry=0, wobble=0, taper=0.1)
    motif.line(at + np.array([(-8, -1), (0, -7), (7, -4)]), 1.6, "#f0787a", wobble=0)


def bird(scene: Scene, wool: Points) -> None:
    """Carrying off a length for a nest."""
    x, y = (float(v) for v in wool[int(len(wool) * 0.235)])
    air = scene.motif("bird", story=True)
    air.wash(ribbon([(x - 20, y + 62), (x + 40, y + 58)], [14, 12]), "#6a7890", 0.4, soft=6, way="multiply")
    air.line([(x, y), (x - 6, y - 26), (x + 2, y - 52), (x + 10, y - 30), (x + 4, y - 8)], 4.6, CARMINE, load=1, dry=0, taper=0.1)
    Bird("swallow").paint(air, View((x - 34, y - 54), 84, 66, 34), Perch.FLY, beat=38, head=(16, 0))


def reeds(scene: Scene) -> None:
    """The shore we look from."""
    shore = scene.motif("reeds")
    for _ in range(70):
        x, stray, tall, thick, tone, head = (
            870 + abs(shore.random.normal()) * 85,
            shore.random.normal() * 14,
            shore.random.uniform(50, 150),
            shore.random.uniform(1.8, 3.2),
            int(shore.random.integers(4)),
            shore.random.random(),
        )
        y = 1496 - (x - 870) * 0.3 + stray
        shore.line(
            [(x, y), (x - tall * 0.10, y - tall * 0.6), (x - tall * 0.42, y - tall)], thick, ("#5b4f45", "#8a7458", "#b39a72", "#4a4640")[tone], taper=0.85
        )
        if head < 0.22:
            shore.dab((x - tall * 0.40, y - tall * 0.97), 19, 6, -1.1, "#5a3a2c", load=1)
