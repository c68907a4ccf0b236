"""What holds something: cups, pots, jars, bottles, buckets, baskets, lanterns, sacks."""

import math

import numpy as np

from atelier.accents import FromPicture
from atelier.canvas import CRISP, FINE
from atelier.geometry import Place, Placement, blob, polygon
from atelier.light import CLOTH, GLAZE, METAL, WOOD, Material
from atelier.motifs.forms import mouth, rod, turned
from atelier.palette import Image, Pigment, lerp, mix, ramp
from atelier.scene import Motif

LEATHER = Material(sheen=0.45, texture=0.08, blotch=0.16, pooling=0.2)
CLEAR = Material(sheen=0.8, texture=0.01, blotch=0.05, pooling=0.3, hollow=0)


def cup(
    motif: Motif,
    foot: Place,
    width: float,
    pigment: Pigment = "#f2ece0",
    *,
    band: Pigment | None = "#4a78a8",
    tea: Pigment | None = "#9a5a2c",
    saucer: bool = True,
    steam: bool = False,
) -> Place:
    """A teacup on its saucer; returns the middle of its tea."""
    here = Placement(foot, width / 100)
    motif.contact(foot, width * 1.2)
    if saucer:
        turned(motif, here, [(74, -9), (50, -3), (30, 0)], pigment, material=GLAZE, brush=FINE, tilt=0.24)
        mouth(motif, here, 70, -9, mix(pigment, "#8a8890", 0.15), tilt=0.24)
    rod(motif, here([(40, -62), (66, -66), (72, -44), (52, -26), (34, -24)]), [width * 0.09] * 3, pigment, material=GLAZE, brush=FINE)
    body = turned(motif, here, [(49, -82), (48, -62), (40, -34), (26, -12), (24, -6)], pigment, material=GLAZE, brush=FINE, tilt=0.22)
    mouth(motif, here, 48, -82, mix(pigment, "#7a7880", 0.25), tilt=0.22)
    if tea is not None:
        mouth(motif, here, 43, -79, tea, tilt=0.2)
    if band is not None:
        for y, wide in ((-66, 4), (-58, 2)):
            motif.line(here([(-48, y), (-24, y + 9), (0, y + 11), (24, y + 9), (48, y)]), max(1.2, wide * here.scale), band, on=body, taper=0, load=1)
    if steam:
        vapour(motif, here.point(0, -84), width * 1.3)
    return here.point(0, -80)


def vapour(motif: Motif, foot: Place, height: float, ink: Pigment = "#f4f0ea", *, strands: int = 4) -> None:
    """Steam: thin curls that part and go."""
    for _ in range(strands):
        x, phase, tall = foot[0] + motif.random.normal() * height * 0.10, motif.random.uniform(0, 6), height * motif.random.uniform(0.5, 1.1)
        motif.line(
            [(x + math.sin(phase + t * 5) * height * 0.08 * (0.3 + t), foot[1] - t * tall) for t in np.linspace(0, 1, 7)],
            height * 0.05,
            ink,
            opacity=0.28,
            taper=0.9,
            dry=0.6,
        )


def teapot(
    motif: Motif, foot: Place, width: float, pigment: Pigment = "#4a7fa0", *, lid: Pigment | None = None, turn: float = 0.0, mirrored: bool = False
) -> Place:
    """A pot-bellied teapot; returns the tip of its spout."""
    here = Placement(foot, width / 100, turn, mirrored)
    if not turn:
        motif.contact(foot, width * 0.8)
    rod(motif, here([(-34, -56), (-58, -62), (-64, -40), (-52, -22), (-34, -22)]), [width * 0.08] * 3, pigment, material=GLAZE, brush=FINE)
    rod(
        motif, here([(30, -24), (50, -34), (56, -54), (68, -66)]), [width * 0.17, width * 0.13, width * 0.09, width * 0.07], pigment, material=GLAZE, brush=FINE
    )
    turned(motif, here, [(22, -72), (34, -64), (42, -40), (36, -14), (24, -3), (24, 0)], pigment, material=GLAZE, brush=FINE)
    turned(motif, here, [(3, -92), (6, -88), (3, -82), (16, -78), (23, -71)], pigment if lid is None else lid, material=GLAZE, brush=FINE)
    motif.dab(here.point(-18, -50), width * 0.18, width * 0.06, -1.1 + turn, "#fdfaf0", opacity=0.55)
    return here.point(70, -67)


def kettle(motif: Motif, foot: Place, width: float, pigment: Pigment = "#8a6a4a") -> Place:
    """A kettle with its hoop; returns its spout."""
    here = Placement(foot, width / 100)
    tip = teapot(motif, foot, width, pigment)
    rod(motif, here([(-32, -66), (-24, -104), (0, -114), (24, -104), (30, -66)]), [width * 0.05] * 3, "#2c2826", material=METAL, brush=FINE)
    return tip


def jar(
    motif: Motif,
    foot: Place,
    height: float,
    *,
    width: float | None = None,
    glass: Pigment = "#a8d0d0",
    lid: Pigment | None = "#b08a5a",
    full: Pigment | None = None,
    level: float = 0.6,
    inside: Pigment | None = None,
) -> int:
    """A stoppered glass jar; `inside` is a glow in it, `full` fills it to `level`. Returns its id: paint in it with `within`."""
    r = (height * 0.6 if width is None else width) / height * 50
    here = Placement(foot, height / 100)
    motif.contact(foot, r * here.scale * 2)
    profile = [(r * 0.62, -88), (r * 0.62, -82), (r, -70), (r, -8), (r * 0.92, 0)]
    if inside is not None:
        motif.glow(here.point(0, -40), height * 0.7, inside, 0.5)
    top = foot[1] - height * (0.06 + 0.7 * level)

    def through(x: Image, y: Image) -> Image:
        around = np.clip(np.abs(x - foot[0]) / (r * here.scale), 0, 1)
        colours = ramp([mix(glass, "#ffffff", 0.45), glass, mix(glass, "#2a4a50", 0.5)], around**2.2)
        if full is not None:
            colours = lerp(colours, ramp([mix(full, "#ffffff", 0.2), full, mix(full, "#201828", 0.35)], around**2), (y > top).astype(np.float32) * 0.9 + 0 * x)
        if inside is not None:
            near = np.hypot(x - foot[0], y - foot[1] + height * 0.38) / (height * 0.42)
            colours = lerp(colours, mix(inside, "#fffbe8", 0.4), np.clip(1 - near, 0, 1))
        return colours

    identity = turned(motif, here, profile, through, material=CLEAR, brush=FINE, opacity=0.8 if full is None and inside is None else 0.95)
    for x, low, high, wide in ((-0.66, -66, -18, 0.14), (0.72, -60, -40, 0.08)):
        motif.line(here([(x * r, high), (x * r * 1.04, (low + high) / 2), (x * r, low)]), wide * r * here.scale, "#fbfdfa", on=identity, opacity=0.6, taper=0.6)
    if lid is not None:
        turned(motif, here, [(r * 0.60, -102), (r * 0.66, -98), (r * 0.58, -84)], lid, material=WOOD, brush=FINE)
    return identity


def bottle(motif: Motif, foot: Place, height: float, glass: Pigment = "#4a7a5a", *, cork: bool = True, turn: float = 0.0) -> int:
    """A bottle, standing or (with a turn) lying."""
    here = Placement(foot, height / 100, turn)
    motif.contact(foot, height * 0.4)
    if cork:
        turned(motif, here, [(4, -106), (4.4, -96)], "#b08a5a", brush=FINE)
    identity = turned(
        motif,
        here,
        [(6, -99), (6, -96), (5.4, -72), (10, -60), (16, -50), (17, -10), (15, 0)],
        lambda x, y: ramp([mix(glass, "#e8fff0", 0.35), glass, mix(glass, "#0c1c14", 0.45)], np.abs(here.local(x, y)[0]) / 17),
        material=CLEAR,
        brush=FINE,
        opacity=0.9,
    )
    motif.line(here([(-9, -46), (-10, -30), (-9, -12)]), 3 * here.scale, "#f4fff6", on=identity, opacity=0.6, taper=0.7)
    return identity


def bucket(
    motif: Motif, foot: Place, height: float, tin: Pigment = "#9aa4ac", *, water: Pigment | None = None, handle: float = 0.8, tilt: float = 0.24
) -> Place:
    """A tin bucket; returns the middle of its mouth. `handle` 1 stands up, 0 lies down."""
    here = Placement(foot, height / 100)
    motif.contact(foot, height * 0.9)
    body = turned(motif, here, [(46, -96), (47, -92), (44, -88), (34, 0)], tin, material=METAL, brush=FINE, tilt=tilt, smooth=False)
    mouth(motif, here, 44, -96, mix(tin, "#20262c", 0.6), tilt=tilt)
    if water is not None:
        mouth(motif, here, 40, -91, water, tilt=tilt * 0.9)
    for y in (-60, -30):
        r = np.interp(-y, [0, 88], [34, 44])
        motif.line(
            here([(-r, y), (-r * 0.5, y + r * tilt * 0.85), (0, y + r * tilt), (r * 0.5, y + r * tilt * 0.85), (r, y)]),
            1.6,
            FromPicture(0.75),
            on=body,
            taper=0,
        )
    rise = -96 - 70 * handle
    motif.line(
        here([(-46, -94), (-38, (rise - 94) / 2 - 12), (0, rise), (38, (rise - 94) / 2 - 12), (46, -94)]),
        max(1.6, 3.2 * here.scale),
        "#4a4a4c",
        taper=0,
        load=1,
    )
    return here.point(0, -94)


def watering_can(motif: Motif, foot: Place, width: float, tin: Pigment = "#7a9098", *, turn: float = 0.0, mirrored: bool = False) -> Place:
    """A watering can; returns its rose, from which the water falls."""
    here = Placement(foot, width / 100, turn, mirrored)
    rod(motif, here([(-26, -50), (-52, -50), (-52, -20), (-26, -8)]), [width * 0.05] * 3, tin, material=METAL, brush=FINE)
    rod(motif, here([(24, -12), (50, -40), (66, -62)]), [width * 0.12, width * 0.08, width * 0.07], tin, material=METAL, brush=FINE)
    motif.shape(here(polygon([(60, -54), (72, -70), (84, -66), (66, -48)])), tin, depth=4, material=METAL, brush=FINE)
    turned(motif, here, [(26, -56), (28, -52), (28, -4), (27, 0)], tin, material=METAL, brush=FINE, smooth=False, tilt=0.22)
    mouth(motif, here, 24, -56, mix(tin, "#1c2428", 0.6), tilt=0.22)
    rod(motif, here([(-24, -58), (-6, -84), (16, -80), (24, -58)]), [width * 0.045] * 3, tin, material=METAL, brush=FINE)
    return here.point(76, -62)


def basket(motif: Motif, foot: Place, width: float, *, willow: Pigment = "#b08a50", height: float = 0.55, handle: bool = True) -> Place:
    """A woven basket; returns the middle of its mouth, into which things are put before its rim's front (heap them above)."""
    here, tall = Placement(foot, width / 100), 100 * height
    motif.contact(foot, width)
    if handle:
        rod(
            motif,
            here([(-42, -tall), (-36, -tall - 46), (0, -tall - 66), (36, -tall - 46), (42, -tall)]),
            [width * 0.06] * 3,
            willow,
            material=WOOD,
            brush=FINE,
        )

    def woven(around: Image, gone: Image) -> Image:
        column, row = np.arcsin(around) * 9, gone * 9
        over = 0.5 + 0.5 * np.sin(column * math.pi + math.pi * np.floor(row)) * np.sin((row % 1) * math.pi)
        return ramp([mix(willow, "#2c1c0c", 0.65), willow, mix(willow, "#fff0c8", 0.35)], over)

    turned(motif, here, [(50, -tall), (48, -tall * 0.5), (40, 0)], woven, patterned=True, material=WOOD, brush=FINE, tilt=0.22)
    mouth(motif, here, 47, -tall, mix(willow, "#20140a", 0.7), tilt=0.22)
    t = np.linspace(0.0, math.pi, 11)
    rod(
        motif,
        here(np.stack([49 * np.cos(t), -tall + 11 * np.sin(t)], 1)),
        [width * 0.06] * 3,
        mix(willow, "#fff0c8", 0.12),
        material=WOOD,
        brush=FINE,
        ragged=1.0,
    )
    return here.point(0, -tall)


def lantern(
    motif: Motif, hang: Place, height: float, *, pigment: Pigment = "#e8703a", lit: Pigment | None = "#ffdf90", paper: bool = True, glow: float = 0.6
) -> Place:
    """A lantern hung by its ring from `hang`: paper and ribs, or glass and iron. Returns its flame."""
    here = Placement(hang, height / 100)
    heart = here.point(0, 56)
    if lit is not None:
        motif.glow(heart, height * 1.5, lit, glow * 0.7)
    motif.line(here([(-5, 14), (0, 0), (5, 14)]), max(1.3, 2 * here.scale), "#3a2a20", taper=0, load=1)
    stand = Placement(here.point(0, 100), here.scale)
    if paper:
        skin = (
            pigment
            if lit is None
            else (
                lambda x, y: ramp(["#fff6d0", lit, pigment, mix(pigment, "#5a1c14", 0.35)], np.hypot((x - heart[0]) * 1.15, y - heart[1]) / (44 * here.scale))
            )
        )
        body = turned(
            motif,
            stand,
            [(14, -86), (30, -72), (38, -46), (30, -20), (14, -8)],
            skin,
            brush=FINE,
            tilt=0.1,
            lit=None if lit is None else "#fff4cc",
            shade=None if lit is None else mix(pigment, "#5a1c14", 0.3),
        )
        for y, r in ((-74, 28), (-62, 34), (-50, 38), (-38, 37), (-26, 33), (-16, 25)):
            motif.line(stand([(-r, y), (0, y + r * 0.12), (r, y)]), max(1.1, 1.2 * here.scale), mix(pigment, "#5a1c14", 0.4), on=body, taper=0, opacity=0.55)
        for y in (-88, -6):
            turned(motif, stand, [(14, y - 5), (15, y + 3)], "#3a2a20", brush=FINE, tilt=0.1)
        motif.line(stand([(0, -2), (1, 10), (0, 22)]), 2.4 * here.scale, pigment, taper=0.4)
        return heart
    turned(motif, stand, [(3, -86), (12, -78), (30, -68)], "#2f3034", brush=FINE, material=METAL)
    motif.shape(
        stand(polygon([(-24, -66), (24, -66), (21, -16), (-21, -16)])),
        "#8fa4a8"
        if lit is None
        else lambda x, y: ramp(["#fffbe0", lit, mix(lit, "#b0602c", 0.5)], np.hypot(x - heart[0], (y - heart[1]) * 0.8) / (30 * here.scale)),
        depth=3,
        brush=CRISP,
        wobble=0.3,
        lit=None if lit is None else "#fffdf0",
    )
    for x in (-1, 0, 1):
        motif.line(stand([(x * 24, -66), (x * 21, -16)]), max(1.4, 2.4 * here.scale), "#2f3034", taper=0, load=1)
    turned(motif, stand, [(24, -16), (28, -10), (27, -4)], "#2f3034", brush=FINE, material=METAL)
    return heart


def sack(motif: Motif, foot: Place, height: float, cloth: Pigment = "#b8986a", *, full: float = 1.0) -> None:
    """A tied sack, slumped."""
    here = Placement(foot, height / 100, motif.random.normal() * 0.05)
    motif.contact(foot, height * 0.8)
    wide = 38 * (0.8 + 0.2 * full)
    body = motif.shape(
        here(blob([(-wide * 0.8, 0), (-wide, -28), (-wide * 0.7, -62), (-10, -80), (10, -80), (wide * 0.7, -60), (wide, -26), (wide * 0.8, 0)])),
        cloth,
        depth=height * 0.28,
        material=CLOTH,
        flow=math.pi / 2,
    )
    motif.shape(here(blob([(-9, -78), (-20, -98), (0, -92), (19, -99), (9, -78)])), mix(cloth, "#fff0d0", 0.1), depth=height * 0.05, material=CLOTH, brush=FINE)
    motif.line(here([(-11, -79), (0, -76), (11, -79)]), 4 * here.scale, "#6a4a2c", taper=0, load=1)
    for x in (-14, -4, 8, 16):
        motif.line(here([(x * 0.5, -76), (x, -60), (x * 1.5, -40)]), 2.0, FromPicture(0.72), on=body, taper=0.8, opacity=0.6)


__all__ = ["basket", "bottle", "bucket", "cup", "jar", "kettle", "lantern", "sack", "teapot", "vapour", "watering_can"]
