"""What is made of brass and kept in order: clocks, watches, keys, a telescope, a globe, scales."""

import math
from collections.abc import Sequence

import numpy as np

from atelier.canvas import CRISP, FINE
from atelier.geometry import Place, Placement, blob, ellipse, polygon
from atelier.light import GLAZE, METAL, PAPER, WOOD
from atelier.motifs.forms import rod, turned
from atelier.palette import Image, Pigment, colour, lerp, mix, ramp
from atelier.scene import Motif


def clock(
    motif: Motif,
    at: Place,
    radius: float,
    *,
    face: Pigment = "#f4ead0",
    rim: Pigment = "#8a5a34",
    hours: float = 10.2,
    ink: Pigment = "#2a2420",
    metal: bool = False,
) -> int:
    """A round clock face: ticks and two hands, never a numeral. `hours` sets the hands."""
    here = Placement(at, radius / 50)
    motif.wash(here(ellipse((3, 5), 52)), motif.light.shade, 0.45, soft=radius * 0.1, way="multiply")
    motif.shape(here(ellipse((0, 0), 50)), rim, depth=radius * 0.14, material=METAL if metal else WOOD, brush=FINE, wobble=0.3)
    motif.shape(here(ellipse((0, 0), 43)), mix(rim, "#140c08", 0.4), depth=3, brush=FINE, wobble=0.2)
    dial = motif.shape(
        here(ellipse((0, 0), 41)),
        lambda x, y: ramp(["#fffaea", face, mix(face, "#8a6a44", 0.35)], np.hypot(x - at[0] + radius * 0.15, y - at[1] + radius * 0.2) / radius),
        depth=radius * 0.1,
        material=PAPER,
        brush=FINE,
        wobble=0.2,
    )
    for tick in range(12):
        angle = tick * math.pi / 6
        c, s = math.sin(angle), -math.cos(angle)
        near = 31 if tick % 3 == 0 else 34.5
        motif.line(
            here([(c * near, s * near), (c * 38, s * 38)]), max(1.2, (2.6 if tick % 3 == 0 else 1.6) * here.scale), ink, on=dial, taper=0, load=1, wobble=0.1
        )
    for turn, long, wide in ((hours / 12, 20, 3.4), (hours % 1, 31, 2.4)):
        c, s = math.sin(turn * 2 * math.pi), -math.cos(turn * 2 * math.pi)
        motif.line(here([(-c * 5, -s * 5), (c * long, s * long)]), max(1.4, wide * here.scale), ink, taper=0.35, load=1, dry=0, wobble=0.1)
    motif.shape(here(ellipse((0, 0), 3)), mix(ink, "#c8983c", 0.4), depth=3, brush=CRISP, wobble=0)
    return dial


def pocket_watch(motif: Motif, at: Place, radius: float, *, gold: Pigment = "#d8a84a", chain: Sequence[Place] | None = None, hours: float = 10.2) -> int:
    """A pocket watch; `chain` are places its chain hangs through, from the ring."""
    ring = Placement(at, radius / 50)
    t = np.linspace(0, 2 * math.pi, 13)
    if chain is not None:
        motif.line([ring.point(0, -70), *chain], max(1.6, radius * 0.05), mix(gold, "#5a3c14", 0.3), taper=0, dry=0.7, load=0.9)
    rod(motif, ring(np.stack([9 * np.cos(t), -64 + 9 * np.sin(t)], 1)), [3.4 * ring.scale] * 3, gold, material=METAL, brush=FINE, ragged=0.2)
    turned(motif, Placement(ring.point(0, -48), ring.scale), [(5, -10), (6, -7), (5, 0)], gold, material=METAL, brush=FINE)
    return clock(motif, at, radius, rim=gold, metal=True, hours=hours)


def tall_clock(motif: Motif, foot: Place, height: float, *, wood: Pigment = "#6b4328", hours: float = 10.2) -> None:
    """A long-case clock."""
    here = Placement(foot, height / 100)
    motif.contact(foot, height * 0.32)
    for low, high, half in ((0, -20, 15), (-20, -70, 10.5), (-70, -96, 14.5)):
        motif.shape(
            here(polygon([(-half, low), (half, low), (half, high), (-half, high)])), wood, depth=3 * here.scale, material=WOOD, brush=FINE, flow=math.pi / 2
        )
        rod(motif, here([(-half - 1.5, low), (half + 1.5, low)]), [2.2 * here.scale] * 2, mix(wood, "#e8c890", 0.12), material=WOOD, brush=FINE)
    motif.shape(here(blob([(-15, -96), (15, -96), (9, -101), (0, -106), (-9, -101)], 6)), wood, depth=3 * here.scale, material=WOOD, brush=FINE)
    motif.shape(here(polygon([(-6.5, -26), (6.5, -26), (6.5, -64), (-6.5, -64)])), "#1c1614", depth=3, brush=FINE)
    motif.line(here([(0, -64), (1.4, -36)]), max(1.3, 0.8 * here.scale), "#c8983c", taper=0, load=1)
    motif.shape(here(ellipse((1.5, -34), 3.6)), "#d8a84a", depth=4, material=METAL, brush=CRISP)
    clock(motif, here.point(0, -83), 11 * here.scale, rim="#c8983c", metal=True, hours=hours)


def key(motif: Motif, at: Place, length: float, metal: Pigment = "#c8983c", *, turn: float = 0.0) -> None:
    """An old key, its bow at `at`, its bit `length` away."""
    here, w = Placement(at, length / 100, turn), length * 0.075
    motif.wash(here(polygon([(-14, -6), (100, 2), (100, 16), (-14, 14)])), motif.light.shade, 0.3, soft=length * 0.04, way="multiply")
    t = np.linspace(0, 2 * math.pi, 25)
    rod(motif, here([(16, 0), (100, 0)]), [w, w * 0.9], metal, material=METAL, brush=FINE, ragged=0.3)
    for dx, dy in ((0, 0), (-9, -13), (-9, 13)):
        r = 13 if dx == 0 else 8
        rod(motif, here(np.stack([dx + r * np.cos(t), dy + r * np.sin(t)], 1)), [w * 0.8] * 3, metal, material=METAL, brush=FINE, ragged=0.2)
    motif.shape(
        here(polygon([(80, 2), (80, 26), (86, 26), (86, 16), (90, 16), (90, 26), (98, 26), (98, 2)], 3)),
        metal,
        depth=w * 0.4,
        material=METAL,
        brush=FINE,
        wobble=0.4,
    )
    for x in (20, 26):
        rod(motif, here([(x, -6), (x, 6)]), [w * 0.8] * 2, metal, material=METAL, brush=FINE)


def telescope(motif: Motif, eye: Place, length: float, *, brass: Pigment = "#c39a49", turn: float = -0.5, stand: float = 0.0) -> Place:
    """A brass telescope from its eyepiece outwards; with `stand` on a tripod of that height. Returns its far lens."""
    here = Placement(eye, length / 100, turn)
    if stand:
        hip = here.point(50, 0)
        foot = hip[1] + stand
        motif.contact((hip[0], foot), stand * 0.6)
        for x in (-0.36, 0.34, 0.02):
            rod(motif, [hip, (hip[0] + x * stand, foot + (6 if x == 0.02 else 0))], [length * 0.05, length * 0.035], "#5a3c28", material=WOOD, brush=FINE)
    for start, end, r, tone in ((0, 34, 5, 0.1), (30, 66, 7, 0.0), (62, 100, 9, 0.08)):
        rod(motif, here([(start, 0), (end, 0)]), [r * 2 * here.scale] * 2, mix(brass, "#fff0b8", tone), material=METAL, brush=FINE, ragged=0.2)
        rod(motif, here([(end - 3, 0), (end, 0)]), [(r * 2 + 3) * here.scale] * 2, mix(brass, "#4a3414", 0.25), material=METAL, brush=FINE, ragged=0.2)
    motif.shape(here(ellipse((102, 0), 2.6, 9)), "#b8dce0", depth=3, brush=CRISP)
    return here.point(103, 0)


def globe(motif: Motif, foot: Place, height: float, *, sea: Pigment = "#5f8fa8", land: Pigment = "#c8b070", brass: Pigment = "#b08a3c") -> int:
    """A globe of nobody's world on its stand."""
    here, noise = Placement(foot, height / 100), motif.noise(4)
    motif.contact(foot, height * 0.5)
    turned(motif, here, [(3, -22), (4, -14), (20, -4), (24, 0)], "#6a4429", material=WOOD, brush=FINE)

    def world(x: Image, y: Image) -> Image:
        return lerp(colour(sea), colour(land), (noise(x, y, height * 0.26) > 0.12).astype(np.float32))

    ball = motif.shape(here(ellipse((0, -58), 36)), world, depth=36 * here.scale, material=GLAZE, brush=FINE, wobble=0.2)
    for y in (-18, 0, 18):
        r = math.sqrt(36**2 - y * y)
        motif.line(here([(-r, -58 + y), (0, -58 + y + r * 0.16), (r, -58 + y)]), 1.2, "#f4ecd8", on=ball, opacity=0.4, taper=0)
    t = np.linspace(-0.5, 3.0, 16)
    rod(motif, here(np.stack([40 * np.sin(t + 0.3), -58 - 40 * np.cos(t + 0.3)], 1)), [3.4 * here.scale] * 3, brass, material=METAL, brush=FINE, ragged=0.2)
    return ball


def scales(motif: Motif, foot: Place, height: float, *, brass: Pigment = "#c39a49", tip: float = 0.14) -> tuple[Place, Place]:
    """A balance; `tip` lowers its left pan. Returns both pans."""
    here = Placement(foot, height / 100)
    motif.contact(foot, height * 0.5)
    turned(motif, here, [(1.6, -94), (2, -60), (4, -50), (2, -40), (3, -10), (18, -4), (20, 0)], brass, material=METAL, brush=FINE)
    beam = Placement(here.point(0, -92), here.scale, -tip)
    rod(motif, beam([(-44, 0), (0, -3), (44, 0)]), [2.4 * here.scale, 4.4 * here.scale, 2.4 * here.scale], brass, material=METAL, brush=FINE)
    pans = []
    for side in (-1, 1):
        end = beam.point(side * 44, 0)
        pan = (end[0], end[1] + 44 * here.scale)
        for x in (-16, 0, 16):
            motif.line([end, (pan[0] + x * here.scale, pan[1])], 1.2, mix(brass, "#4a3414", 0.3), taper=0, load=1)
        motif.shape(Placement(pan, here.scale)(blob([(-19, 0), (19, 0), (12, 7), (0, 9), (-12, 7)], 6)), brass, depth=5, material=METAL, brush=FINE)
        pans.append(pan)
    return pans[0], pans[1]


__all__ = ["clock", "globe", "key", "pocket_watch", "scales", "tall_clock", "telescope"]
