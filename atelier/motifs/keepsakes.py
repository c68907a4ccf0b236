"""What keeps something safe: suitcases, chests, cages, nests, shells, a globe of snow."""

import math

import numpy as np

from atelier import marks
from atelier.accents import FromPicture
from atelier.canvas import CRISP, FINE
from atelier.geometry import Place, Placement, Points, blob, curve, ellipse, polygon
from atelier.light import CLOTH, GLAZE, METAL, WOOD
from atelier.motifs.forms import box, mouth, rod, turned
from atelier.motifs.structures import masonry
from atelier.motifs.stuff import boards
from atelier.motifs.vessels import CLEAR, LEATHER
from atelier.palette import Pigment, mix, ramp
from atelier.scene import Fill, Motif


def suitcase(motif: Motif, foot: Place, width: float, *, leather: Pigment = "#7d4e33", deep: float = 0.22, open: bool = False, labels: int = 2) -> Placement:
    """A strapped leather suitcase; open, its lid stands up behind. Returns the Placement of its top (or of what is packed in it)."""
    here, tall, dx, dy = Placement(foot, width / 100), 66, 100 * deep, -100 * deep * 0.45
    motif.contact((foot[0] + dx * here.scale * 0.4, foot[1]), width * 1.2)
    if open:
        tall = 34
        motif.shape(
            here(polygon([(-50 + dx, -tall + dy), (50 + dx, -tall + dy), (52 + dx, -tall + dy - 58), (-48 + dx, -tall + dy - 58)])),
            mix(leather, "#e8c8a0", 0.35),
            depth=4,
            material=CLOTH,
            brush=FINE,
        )
    front = box(motif, here, (100, tall), (dx, dy), leather, material=LEATHER, brush=FINE, depth=7 * here.scale)
    if open:
        motif.shape(here(polygon([(-47, -tall), (47, -tall), (47 + dx, -tall + dy), (-47 + dx, -tall + dy)])), mix(leather, "#1c100c", 0.6), depth=3)
    for x in (-30, 30):
        motif.line(here([(x, 0), (x, -tall / 2), (x, -tall)]), 7 * here.scale, mix(leather, "#1c100c", 0.45), on=front, taper=0, load=1)
        motif.shape(
            here(polygon([(x - 5, -tall * 0.5), (x + 5, -tall * 0.5), (x + 5, -tall * 0.5 - 8), (x - 5, -tall * 0.5 - 8)])),
            "#c8a24a",
            depth=2,
            material=METAL,
            brush=CRISP,
            wobble=0.2,
        )
    for x, y in ((-46, -4), (46, -4), (-46, -tall + 4), (46, -tall + 4)):
        motif.inlay(here(ellipse((x, y), 9, 9)), mix(leather, "#e8b880", 0.2), within=front, depth=4)
    for _ in range(labels):
        at = here.point(motif.random.uniform(-18, 18), -tall * motif.random.uniform(0.2, 0.75))
        motif.inlay(
            Placement(at, here.scale, motif.random.normal() * 0.25)(polygon([(-9, -6), (9, -6), (9, 6), (-9, 6)], 3)),
            mix("#e8dcc0", ("#b8483c", "#4a7a9a", "#c8a040")[int(motif.random.integers(3))], 0.5),
            within=front,
            depth=2,
        )
    if not open:
        rod(
            motif,
            here([(-12 + dx / 2, -tall + dy / 2), (-8 + dx / 2, -tall + dy / 2 - 11), (8 + dx / 2, -tall + dy / 2 - 11), (12 + dx / 2, -tall + dy / 2)]),
            [width * 0.04] * 3,
            mix(leather, "#1c100c", 0.35),
            brush=FINE,
        )
    return Placement(here.point(dx / 2, -tall + dy / 2), here.scale)


def chest(motif: Motif, foot: Place, width: float, *, wood: Pigment = "#7a5234", iron: Pigment = "#3a3a3e", gold: Pigment | None = None) -> None:
    """A sea chest; with gold its lid stands open over it."""
    here = Placement(foot, width / 100)
    motif.contact(foot, width * 1.1)
    if gold is not None:
        motif.shape(here(polygon([(-46, -44), (54, -52), (54, -88), (-46, -82)])), mix(wood, "#1c120c", 0.4), depth=6, material=WOOD)
    box(motif, here, (100, 44), (10, -8), wood, front=boards(motif, here, masonry(wood), width=15, length=120), material=WOOD)
    if gold is None:
        lid = np.vstack([[(-51, -44)], curve([(-51, -52), (-44, -66), (0, -72), (44, -66), (51, -52)], 6), [(51, -44)]])
        motif.shape(here(lid), boards(motif, here, masonry(wood), width=10, length=120), depth=10 * here.scale, material=WOOD)
    else:
        coins(motif, here.point(2, -44), width * 0.9, 60, gold)
    for x in (-36, 36):
        motif.line(here([(x, 0), (x, -44)]), 6 * here.scale, iron, taper=0, load=1)
    motif.shape(here(polygon([(-7, -34), (7, -34), (7, -48), (-7, -48)])), "#c8a24a", depth=3, material=METAL, brush=FINE)


def coins(motif: Motif, foot: Place, width: float, count: int = 40, gold: Pigment = "#e8b93c", *, size: float = 0.09) -> None:
    """A heap of coins, a few rolled off."""
    for _ in range(count):
        x = motif.random.normal() * width * 0.22
        rise = max(0.0, 1 - (abs(x) / (width * 0.45)) ** 1.5) * width * 0.26
        at = (foot[0] + x, foot[1] - motif.random.random() * rise)
        r, flat = width * size * motif.random.uniform(0.7, 1.1), motif.random.uniform(0.3, 0.75)
        motif.shape(
            ellipse(at, r, r * flat, motif.random.normal() * 0.5, 20),
            mix(gold, "#8a5a18", float(motif.random.uniform(0, 0.4))),
            depth=r * 0.25,
            material=METAL,
            brush=CRISP,
            wobble=0.2,
        )


def birdcage(motif: Motif, foot: Place, height: float, *, gilt: Pigment = "#c79a3b", bars: int = 13, front: bool = True, door: bool = True) -> Placement:
    """A domed cage. Call it with front=False before the bird and front=True after; returns its floor."""
    here, r = Placement(foot, height / 100), 34.0
    thin = max(1.2, 1.1 * here.scale)

    def bar(angle: float) -> Points:
        c, s = math.cos(angle), math.sin(angle)
        return here(curve([(r * c, -4 + 5 * s), (r * c, -56 + 5 * s), (r * c * 0.9, -72 + 4 * s), (r * c * 0.5, -86 + 2 * s), (0, -91)], 6))

    if not front:
        motif.contact(foot, height * 0.75)
        turned(motif, here, [(r + 2, -6), (r + 3, 0)], gilt, material=METAL, brush=FINE)
        mouth(motif, here, r + 1, -6, mix(gilt, "#3a2c14", 0.5))
        for angle in np.linspace(math.pi, 2 * math.pi, bars):
            motif.line(bar(float(angle))[::4], thin, mix(gilt, "#4a3614", 0.45), taper=0, load=1)
        return Placement(here.point(0, -5), here.scale)
    for angle in np.linspace(0, math.pi, bars):
        motif.line(bar(float(angle))[::4], thin * 1.2, gilt, taper=0, load=1)
    t = np.linspace(0, math.pi, 13)
    for y in (-4, -36, -58):
        rod(motif, here(np.stack([r * np.cos(t), y + 5 * np.sin(t)], 1)), [1.8 * here.scale] * 3, gilt, material=METAL, brush=FINE, ragged=0.2)
    turned(motif, Placement(here.point(0, -89), here.scale), [(0.8, -6), (3, -3), (1.5, 0)], gilt, material=METAL, brush=FINE)
    motif.line(here([(-3, -95), (-3, -100), (3, -100), (3, -95)]), thin, gilt, taper=0, load=1)
    if door:
        motif.line(here([(-9, -6), (-9, -34), (0, -38), (9, -34), (9, -6)]), thin * 1.6, mix(gilt, "#fff0b8", 0.2), taper=0, load=1)
    return Placement(here.point(0, -5), here.scale)


def nest(motif: Motif, foot: Place, width: float, *, eggs: int = 3, laid: Pigment = "#9fc4d0", straw: Pigment = "#a8834e") -> Place:
    """A nest of straws that stick out everywhere, with eggs; returns its hollow."""
    motif.contact(foot, width)
    base = blob(
        [
            (foot[0] - width * 0.5, foot[1] - width * 0.22),
            (foot[0] - width * 0.3, foot[1]),
            (foot[0] + width * 0.3, foot[1]),
            (foot[0] + width * 0.5, foot[1] - width * 0.22),
            (foot[0], foot[1] - width * 0.34),
        ]
    )
    motif.shape(base, mix(straw, "#3a2814", 0.35), depth=width * 0.14, flow=0.0, wobble=4)
    motif.inlay(ellipse((foot[0], foot[1] - width * 0.26), width * 0.36, width * 0.10), mix(straw, "#1c120a", 0.7))
    for number in range(eggs):
        at = (foot[0] + (number - (eggs - 1) / 2) * width * 0.2, foot[1] - width * 0.28 + (number % 2) * width * 0.03)
        egg(motif, (at[0], at[1] + width * 0.10), width * 0.26, mix(laid, "#ffffff", float(motif.random.uniform(0, 0.2))), shadow=False)
    front = np.vstack(
        [
            curve([(foot[0] - width * 0.48, foot[1] - width * 0.24), (foot[0], foot[1] - width * 0.14), (foot[0] + width * 0.48, foot[1] - width * 0.24)], 8),
            curve([(foot[0] + width * 0.34, foot[1] - width * 0.02), (foot[0], foot[1] + width * 0.02), (foot[0] - width * 0.34, foot[1] - width * 0.02)], 8),
        ]
    )
    motif.shape(front, straw, depth=width * 0.09, flow=0.1, wobble=3)
    for _ in range(90):
        x = motif.random.uniform(-0.5, 0.5)
        at = (foot[0] + x * width, foot[1] - width * (0.24 - 0.10 * (1 - 4 * x * x)) + motif.random.uniform(-0.02, 0.15) * width)
        motif.dab(
            at,
            width * motif.random.uniform(0.12, 0.32),
            max(1.2, width * 0.014),
            motif.random.normal() * 0.5 - x,
            mix(straw, "#fff0c0" if motif.random.random() < 0.5 else "#3a2814", float(motif.random.uniform(0.1, 0.5))),
            taper=0.5,
            bend=0.1,
            opacity=0.9,
        )
    return (foot[0], foot[1] - width * 0.26)


def egg(motif: Motif, foot: Place, height: float, pigment: Pigment = "#f2e6d0", *, turn: float = 0.0, shadow: bool = True) -> int:
    """An egg."""
    if shadow:
        motif.contact(foot, height * 0.7)
    outline = Placement(foot, height / 100, turn)(blob([(0, 0), (-30, -12), (-38, -40), (-27, -76), (0, -100), (27, -76), (38, -40), (30, -12)], 6))
    return motif.shape(outline, pigment, depth=height * 0.38, material=GLAZE, brush=FINE, wobble=0.4)


def shell(motif: Motif, foot: Place, width: float, pigment: Pigment = "#f0b6a8", *, spiral: bool = False, turn: float = 0.0) -> int:
    """A scallop, fluted, or a whelk wound round."""
    here = Placement(foot, width / 100, turn)
    motif.contact(foot, width * 0.8)
    if spiral:
        identity = 0
        for x, y, r in ((-8, -26, 30), (16, -42, 21), (31, -55, 14), (41, -64, 9), (47, -70, 5)):
            identity = motif.shape(
                here(ellipse((x, y), r, r * 0.86, -0.7)),
                mix(pigment, "#fff4e6", r / 90),
                depth=r * here.scale,
                material=GLAZE,
                brush=FINE,
                flow=-0.7 + math.pi / 2,
            )
        motif.shape(here(blob([(-40, -30), (-22, -48), (-6, -30), (-14, -6), (-34, -8)])), mix(pigment, "#6a2c28", 0.45), depth=6, brush=FINE)
        return identity
    ribs = [(math.sin(a) * (48 + 3 * (k % 2)), -10 - (math.cos(a) * 0.5 + 0.5) * (62 + 4 * (k % 2))) for k, a in enumerate(np.linspace(-2.2, 2.2, 21))]
    identity = motif.shape(
        here(blob([(-9, -2), *ribs, (9, -2), (0, 2)], 3)),
        lambda x, y: ramp(
            [mix(pigment, "#fff4e6", 0.6), pigment, mix(pigment, "#fff4e6", 0.4), mix(pigment, "#a85a4a", 0.3)],
            np.hypot(x - foot[0], y - foot[1]) / (width * 0.75),
        ),
        depth=width * 0.14,
        material=GLAZE,
        brush=FINE,
    )
    for a in np.linspace(-2.0, 2.0, 11):
        end = (math.sin(a) * 47, -10 - (math.cos(a) * 0.5 + 0.5) * 60)
        motif.line(
            here([(math.sin(a) * 6, -6), ((end[0] + math.sin(a) * 6) / 2, (end[1] - 6) / 2 - 2), end]),
            max(1.3, 2.4 * here.scale),
            FromPicture(0.78),
            on=identity,
            taper=0.6,
            opacity=0.7,
        )
    return identity


def snow_globe(motif: Motif, foot: Place, width: float, *, base: Pigment = "#5f4a3d", sky: Fill = "#b8d8e8") -> int:
    """A glass globe on its base; returns its id: paint in it with `within`, then call `globe_shine`."""
    here = Placement(foot, width / 100)
    motif.contact(foot, width * 0.95)
    turned(motif, here, [(38, -22), (36, -18), (42, -8), (46, 0)], base, material=WOOD, brush=FINE)
    return motif.shape(here(ellipse((0, -66), 50, 50)), sky, depth=50 * here.scale, material=CLEAR, brush=FINE, wobble=0.3)


def globe_shine(motif: Motif, foot: Place, width: float) -> None:
    """The glass over what is in it: a dark rim, a window's curve, a lower gleam."""
    here = Placement(foot, width / 100)
    t = np.linspace(2.3, 3.9, 14)
    motif.line(here(np.stack([43 * np.cos(t), -66 + 43 * np.sin(t)], 1)), 4.5 * here.scale, "#fdfdf8", opacity=0.6, taper=0.7)
    t = np.linspace(0.4, 1.2, 10)
    motif.line(here(np.stack([45 * np.cos(t), -66 + 45 * np.sin(t)], 1)), 3 * here.scale, "#fdfdf8", opacity=0.45, taper=0.8)
    t = np.linspace(0, 2 * math.pi, 50)
    motif.line(here(np.stack([49.5 * np.cos(t), -66 + 49.5 * np.sin(t)], 1)), 1.8 * here.scale, "#5a6a78", opacity=0.4, taper=0)
    marks.sparkle(motif, here.point(-26, -94), 7 * here.scale)


__all__ = ["birdcage", "chest", "coins", "egg", "globe_shine", "nest", "shell", "snow_globe", "suitcase"]
