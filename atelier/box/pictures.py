"""Whole pictures: the back of the cards, the sign on an icon, and what a link to the game shows."""

import math
from collections.abc import Callable

import numpy as np

from atelier.bodies.modelling import paint_bodies
from atelier.bodies.space import View
from atelier.box.carving import Pose, carved
from atelier.box.cutting import LAMP
from atelier.box.moonrabbit import lay
from atelier.box.rabbits import RABBITS
from atelier.box.toys import wear_all
from atelier.canvas import BROAD, FINE
from atelier.card import Size, blank_scene, stroked
from atelier.geometry import Place, Placement, along, curve, ellipse, polygon
from atelier.light import Light
from atelier.palette import Image, Pigment, ramp
from atelier.paper import Finish
from atelier.scene import Gradient, Motif, Scene

_GOLD, _THREAD = "#e6bc66", "#c8322b"
_MOONLIGHT = Light(direction=(-0.45, -0.75, 0.55), colour="#fff0cc", shade="#4a4280", strength=0.9, depth=0.42, rim="#fff4d6", rim_strength=0.6)


def back(size: Size) -> Image:
    """The back of every card: two sleepers, a light and a dark one, and one thread about both. The same upside down."""
    scene = blank_scene(8400, size)
    scene.light = _MOONLIGHT
    scene.background(_dusk(scene, (500, 750), 800), flow=_round_about((500, 750)), brush=BROAD)
    night = scene.motif("night")
    for n in range(70):
        x, y, bright, big = night.random.random(4)
        at = (90 + 820 * x, 90 + 1320 * y)
        if min(math.hypot(at[0] - 500, at[1] - 476), math.hypot(at[0] - 500, at[1] - 1024)) > 265 and n < 34:
            for there in (at, (1000 - at[0], 1500 - at[1])):
                _star(night, there, 4 + 8 * big**2, 0.35 + 0.5 * bright)
    _stitches(scene.motif("hem"), _frame(66, 40), 34, 5.5, _GOLD)
    half = [
        (500, 750),
        (590, 742),
        (690, 728),
        (790, 672),
        (846, 560),
        (832, 410),
        (752, 280),
        (628, 206),
        (500, 186),
        (372, 206),
        (262, 280),
        (190, 390),
        (172, 500),
    ]
    _sewn_thread(scene.motif("thread"), [*[(1000.0 - x, 1500.0 - y) for x, y in half[:0:-1]], *half])
    lay(scene.motif("light"), (500, 476), 232)
    lay(scene.motif("dark"), (500, 1024), 232, "#6a69b4", "#9c98d4", 180)
    return stroked(scene, size).image


def icon(size: Size, *, bleeds: bool) -> Image:
    """The sign on dusk cloth, square. One that bleeds keeps it within the middle four fifths, for masks."""
    scene = blank_scene(8401, size)
    scene.light, scene.finish = _MOONLIGHT, Finish(periphery=0, bloom=0.05, margin=-80)
    middle = (500.0, 500.0)
    scene.background(_dusk(scene, middle, 620), flow=_round_about(middle), brush=BROAD)
    reach = 335 if bleeds else 415
    thread = scene.motif("thread")
    sweep = np.radians(np.linspace(25, 118, 30))
    _sewn_thread(thread, np.stack([500 + reach * 1.14 * np.cos(sweep), 500 + reach * 1.14 * np.sin(sweep)], 1), 22.0)
    lay(scene.motif("sleeper"), middle, reach * 1.0)
    image = stroked(scene, size).image
    return image[: image.shape[1]]


PREVIEW = (1000.0, 525.0)


def preview(size: Size) -> Image:
    """The table at dusk: the path, some rabbits on it, and three cards that have not yet been turned."""
    scene = blank_scene(8402, size)
    scene.light, scene.finish = LAMP, Finish(periphery=0, bloom=0.12, margin=-80)
    scene.background(_pool(scene), flow=lambda x, y: 0.4 + 0.2 * np.sin(x / 120), brush=BROAD)
    night = scene.motif("night")
    for x, y, big, bright in night.random.random((26, 4)):
        _star(night, (1000 * x, 130 * y), 2 + 4 * big, 0.25 + 0.4 * bright)
    scene.motif("pool").glow((520, 330), 430, "#8a6a9c", 0.5, down=230)
    scene.motif("lamplight").glow((520, 250), 300, "#d9a878", 0.34, down=150)
    scene.motif("moonlight").glow((846, 104), 190, "#a79ac4", 0.5)
    lay(scene.motif("moon"), (846, 104), 76)
    _path(scene.motif("path"))
    for number, (x, y, turn) in enumerate(((232, 424, -0.11), (350, 436, 0.02), (468, 425, 0.13))):
        _card(scene.motif(f"card {number}"), (x, y), turn)
    who: tuple[tuple[str, Pose, Place, float, float], ...] = (
        ("moss", "asleep", (92, 262), 150, 58), ("cream", "upright", (226, 272), 168, 50), ("plum", "upright", (352, 252), 168, 54),
        ("marigold", "hopping", (506, 226), 178, 66), ("teal", "upright", (648, 250), 168, 46), ("charcoal", "upright", (764, 252), 168, 54),
        ("brick", "telling", (770, 470), 250, -34),
    )  # fmt: skip
    for name, pose, at, high, heading in who:
        motif = scene.motif(f"{name} {pose}")
        motif.contact((at[0] + high * 0.04, at[1] + 3), high * 0.62, strength=0.75)
        wear_all(motif, paint_bodies(motif, (carved(RABBITS[name], pose), View(at, high * 0.78, heading, 13)), brush=FINE, hair=0, self_shadow=0.7))
    spool = along(curve(np.array([(706, 462), (668, 484), (612, 490), (566, 468), (572, 430), (606, 420), (616, 452), (574, 486), (520, 478)])), 60)
    _sewn_thread(scene.motif("thread"), spool, 5.0)
    image = stroked(scene, size).image
    return image[: round(image.shape[1] * PREVIEW[1] / PREVIEW[0])]


# ---- what they are made of


def _dusk(scene: Scene, middle: Place, reach: float) -> Callable[[Image, Image], Image]:
    canvas = scene.canvas

    def fill(x: Image, y: Image) -> Image:
        away = np.hypot(x - middle[0], y - middle[1]) / reach + 0.10 * canvas.broad + 0.08 * canvas.middling
        return ramp(["#5a5290", "#3d3c7c", "#272a60", "#191a44", "#12122f"], away)

    return fill


def _pool(scene: Scene) -> Callable[[Image, Image], Image]:
    canvas = scene.canvas

    def fill(x: Image, y: Image) -> Image:
        table = 150 - 30 * np.cos((x - 500) / 420)
        depth = np.clip((y - table) / 420, 0, 1) + 0.06 * canvas.middling
        cloth = ramp(["#2c2d66", "#35346f", "#26275a", "#1b1c46"], depth)
        air = ramp(["#0e0d26", "#17163a", "#2a2450"], y / 170 + 0.1 * canvas.broad)
        return np.where((y < table)[..., None], air, cloth).astype(np.float32)

    return fill


def _round_about(middle: Place) -> Callable[[Image, Image], Image]:
    return lambda x, y: np.arctan2(y - middle[1], x - middle[0]) + math.pi / 2


def _frame(margin: float, corner: float) -> Image:
    right, bottom = 1000 - margin, 1500 - margin
    corners = (
        (right - corner, margin + corner, -90),
        (right - corner, bottom - corner, 0),
        (margin + corner, bottom - corner, 90),
        (margin + corner, margin + corner, 180),
    )
    arcs = [
        [(x + corner * math.cos(math.radians(start + a)), y + corner * math.sin(math.radians(start + a))) for a in range(0, 91, 15)] for x, y, start in corners
    ]
    return np.array([point for arc in arcs for point in arc])


def _stitches(motif: Motif, outline: Image, length: float, width: float, ink: Pigment) -> None:
    """Running stitches round a closed line, with the little shadow each throws."""
    closed = np.vstack([outline, outline[:1]])
    count = round(float(np.linalg.norm(np.diff(closed, axis=0), axis=1).sum()) / (length * 1.7))
    line = along(closed, count * 10 + 1)
    for n in range(count):
        piece = line[n * 10 : n * 10 + 7 : 2]
        motif.line(piece + (1.5, 3), width * 1.25, "#0d0c24", opacity=0.6, taper=0.2, wobble=0.3)
        motif.line(piece, width, ink, opacity=0.95, taper=0.3, wobble=0.3, load=0.95)


def _sewn_thread(motif: Motif, points: "Image | list[Place]", width: float = 11.0) -> None:
    """The red thread: its shadow, its dark side, itself, and the twist that catches the light."""
    line = curve(np.asarray(points, np.float64), 10)
    motif.line(line + (width * 0.3, width * 0.7), width * 1.15, "#0b0a20", opacity=0.5, taper=0.15, wobble=0.2)
    motif.line(line, width, "#7a1a1c", taper=0.15, wobble=0.2, load=1)
    motif.line(line - (width * 0.06, width * 0.14), width * 0.74, _THREAD, taper=0.15, wobble=0.2, load=1)
    dense = along(line, max(8, int(np.linalg.norm(np.diff(line, axis=0), axis=1).sum() / (width * 0.8))))
    for a, b in zip(dense[:-1:2], dense[1::2], strict=False):
        motif.line([a - (width * 0.16, width * 0.26), b - (width * 0.02, width * 0.02)], width * 0.2, "#f08a70", opacity=0.75, wobble=0)


def _star(motif: Motif, at: Place, reach: float, strength: float) -> None:
    for angle in (0.2, 0.2 + math.pi / 2):
        motif.dab(at, reach * 2, max(1.2, reach * 0.22), angle, "#efe0bc", opacity=strength, taper=0.8, wobble=0)


def _path(motif: Motif) -> None:
    """A stretch of the track, seen along the table."""
    x = np.linspace(-60, 1060, 160)
    middle = np.stack([x, 262 + 24 * np.sin(x / 190 + 0.6) + 12 * np.sin(x / 83)], 1)
    wide = 25 + 0 * x
    strip = np.vstack([middle - np.stack([0 * x, wide], 1), (middle + np.stack([0 * x, wide], 1))[::-1]])
    motif.wash([strip + (2, 9)], "#0b0a20", 0.6, soft=6)
    motif.shape(strip, "#5c4d8c", depth=6, brush=FINE, wobble=1.2)
    for away in (-20, 20):
        line = along(middle + (0, away), 200)
        for n in range(0, 196, 4):
            motif.line(line[n : n + 3], 1.9, _GOLD, opacity=0.85, wobble=0)
    spots = along(middle, 20)
    for n, at in enumerate(spots[1:-1]):
        five = n % 5 == 3
        motif.shape(ellipse((float(at[0]), float(at[1]) + 2), 20, 11), "#2a1f42", depth=3, wobble=0, brush=FINE)
        motif.shape(ellipse((float(at[0]), float(at[1])), 20, 11), "#e2ac4c" if five else "#cdbda4", depth=4, wobble=0.3, brush=FINE)


def _card(motif: Motif, at: Place, turn: float) -> None:
    here = Placement(at, 1.0, turn)
    motif.wash([Placement((at[0] + 5, at[1] + 9), 1.0, turn)(polygon([(-46, -69), (46, -69), (46, 69), (-46, 69)]))], "#07061a", 0.7, soft=7)
    motif.shape(here(polygon([(-46, -69), (46, -69), (46, 69), (-46, 69)])), "#efe4cb", depth=3, brush=FINE, wobble=0.4)
    motif.shape(
        here(polygon([(-40, -63), (40, -63), (40, 63), (-40, 63)])),
        Gradient(["#23265a", "#494688", "#23265a"], here.point(0, -60), here.point(0, 60)),
        depth=2,
        brush=FINE,
        wobble=0.8,
    )
    lay(motif, here.point(0, -27), 23, turn=math.degrees(turn))
    lay(motif, here.point(0, 27), 23, "#6a69b4", "#9c98d4", 180 + math.degrees(turn))
