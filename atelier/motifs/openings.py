"""Windows and doors, each a little different. `here` is the middle of the sill or threshold, y up is negative."""

import math
from dataclasses import dataclass
from typing import Literal

import numpy as np

from atelier.canvas import CRISP, FINE
from atelier.geometry import Place, Placement, Points, curve, ellipse, polygon
from atelier.light import METAL, WOOD
from atelier.motifs.forms import box, cloth, rod, turned
from atelier.motifs.stuff import boards
from atelier.palette import Pigment, mix, ramp
from atelier.scene import Fill, Gradient, Motif

Head = Literal["square", "round", "pointed", "low"]
NIGHT = "#232a3c"


@dataclass(frozen=True)
class Window:
    """What a window is like. `lit` is the colour of its lamp, or None in the dark; `view` fills the glass instead."""

    head: Head = "square"
    frame: Pigment = "#e6dcc6"
    glass: Pigment = "#5f7484"
    lit: Pigment | None = None
    panes: tuple[int, int] = (2, 2)
    shutters: Pigment | None = None
    flowers: Pigment | None = None
    curtain: Pigment | None = "#e8d9bc"
    view: Fill | None = None


def opening(width: float, height: float, head: Head = "square", grow: float = 0.0) -> Points:
    """The outline of a window or door standing on (0, 0)."""
    w, h = width / 2 + grow, height + grow
    if head == "square":
        return polygon([(-w, grow), (w, grow), (w, -h), (-w, -h)], 5)
    rise = {"round": w, "pointed": w * 1.5, "low": w * 0.35}[head]
    t = np.linspace(0, math.pi, 19)
    if head == "pointed":
        x, y = np.cos(t), np.sin(t) ** 0.75 * (1 - 0.25 * np.abs(np.cos(t)))
    else:
        x, y = np.cos(t), np.sin(t)
    arch = np.stack([w * x, -(h - rise) - rise * y], 1)
    return np.vstack([[(-w, grow), (w, grow)], arch])


def window(motif: Motif, here: Placement, width: float, height: float, look: Window | None = None, *, glow: float = 1.0) -> int:
    """A window in its reveal: glass, bars, sill, and behind lit glass a curtain, a plant, a lamp or nothing."""
    look = look or Window()
    thick = max(2.0, width * 0.09)
    if look.lit is not None and glow:
        motif.glow(here.point(0, -height / 2), width * 1.5 * here.scale, look.lit, 0.22 * glow)
    frame = motif.shape(here(opening(width, height, look.head, thick)), look.frame, depth=thick, brush=FINE, wobble=0.5)
    pane = here(opening(width - thick * 0.6, height - thick * 0.3, look.head))
    glass = motif.shape(
        pane,
        _glass(here, width, height, look),
        depth=3,
        brush=CRISP if look.view is not None else FINE,
        wobble=0.4,
        lit=None if look.lit is None else mix(look.lit, "#fffbe8", 0.5),
        shade=None if look.lit is None else mix(look.lit, "#a8502c", 0.35),
    )
    _behind(motif, here, width, height, look, glass)
    _bars(motif, here, width, height, look, thick)
    rod(motif, here([(-width * 0.62, thick * 0.6), (width * 0.62, thick * 0.6)]), [thick * 1.3 * here.scale] * 2, mix(look.frame, "#6a5a4a", 0.25), brush=FINE)
    if look.shutters is not None:
        for side in (-1, 1):
            _shutter(motif, here, side, width, height, thick, look.shutters)
    if look.flowers is not None:
        flower_box(motif, Placement(here.point(0, thick * 1.2), here.scale, here.turn), width * 1.05, look.flowers)
    return frame


def _glass(here: Placement, width: float, height: float, look: Window) -> Fill:
    if look.view is not None:
        return look.view
    top, foot = here.point(0, -height), here.point(0, 0)
    if look.lit is None:
        return Gradient([mix(look.glass, "#dfe8ee", 0.35), look.glass, mix(look.glass, NIGHT, 0.6)], top, (foot[0] + width * 0.4, foot[1]))
    heart = here.point(0, -height * 0.35)
    lit = look.lit
    bright, edge = mix(look.lit, "#fff6d8", 0.6), mix(look.lit, "#b0582c", 0.4)
    return lambda x, y: ramp([bright, lit, edge], np.hypot(x - heart[0], (y - heart[1]) * 0.8) / (height * here.scale * 0.75))


def _behind(motif: Motif, here: Placement, width: float, height: float, look: Window, glass: int) -> None:
    """One of several lives behind the glass."""
    kind = motif.random.random()
    if look.view is not None or width * here.scale < 9:
        return
    stuff = look.curtain if look.lit is not None or look.curtain is None else mix(look.curtain, look.glass, 0.55)
    if stuff is not None and kind < 0.5:
        for side in (-1, 1) if kind < 0.36 else (1,):
            part = width * motif.random.uniform(0.16, 0.30)
            hem = [
                (side * width / 2, 0),
                (side * width / 2, -height),
                (side * (width / 2 - part * 1.5), -height),
                (side * (width / 2 - part), -height * 0.4),
                (side * (width / 2 - part * 0.7), 0),
            ]
            motif.inlay(here(polygon(hem, 3)), stuff if look.lit is None else mix(stuff, look.lit, 0.25), within=glass, depth=4, opacity=0.85)
    elif kind < 0.68:
        motif.inlay(
            here(
                polygon([(-width / 2, -height), (width / 2, -height), (width / 2, -height * motif.random.uniform(0.45, 0.85)), (-width / 2, -height * 0.6)], 3)
            ),
            look.glass if stuff is None else stuff,
            within=glass,
            depth=4,
            opacity=0.7,
        )
    elif kind < 0.86:
        dark = mix(look.glass if look.lit is None else look.lit, "#20140e", 0.75)
        motif.inlay(here(ellipse((width * 0.12, -height * 0.26), width * 0.15, height * 0.13)), dark, within=glass, opacity=0.8)
        motif.inlay(
            here(polygon([(width * 0.02, 0), (width * 0.22, 0), (width * 0.2, -height * 0.15), (width * 0.04, -height * 0.15)], 3)),
            dark,
            within=glass,
            opacity=0.8,
        )


def _bars(motif: Motif, here: Placement, width: float, height: float, look: Window, thick: float) -> None:
    ink, wide = mix(look.frame, "#5a4632", 0.2), max(1.2, thick * 0.5 * here.scale)
    across, down = look.panes
    top = {"square": 1.0, "round": 1.0, "pointed": 1.0, "low": 0.97}[look.head]
    for column in range(1, across):
        x = (column / across - 0.5) * width
        motif.line(here([(x, -1), (x, -height * top)]), wide, ink, taper=0, load=1, dry=0, wobble=0.3)
    for row in range(1, down):
        y = -height * row / down
        motif.line(here([(-width / 2, y), (width / 2, y)]), wide, ink, taper=0, load=1, dry=0, wobble=0.3)


def _shutter(motif: Motif, here: Placement, side: int, width: float, height: float, thick: float, pigment: Pigment) -> None:
    inner, outer = side * (width / 2 + thick), side * (width / 2 + thick + width * motif.random.uniform(0.42, 0.5))
    drop = height * motif.random.uniform(-0.02, 0.02)
    tone = mix(pigment, "#3a3028", float(motif.random.uniform(0, 0.15)))
    leaf = motif.shape(
        here(polygon([(inner, 0), (outer, drop), (outer, -height + drop), (inner, -height)], 4)), tone, depth=3, brush=FINE, material=WOOD, wobble=0.6
    )
    for y in np.linspace(-0.08, -0.92, max(4, int(height * here.scale / 7))):
        motif.line(here([(inner * 1.03, y * height), (outer * 0.98, y * height + drop)]), 1.3, mix(pigment, "#1c1410", 0.45), on=leaf, opacity=0.6, taper=0.3)


def flower_box(motif: Motif, here: Placement, width: float, pigment: Pigment, *, wood: Pigment = "#8a6040") -> None:
    """A box of geraniums, some of which hang over."""
    tall = width * 0.16
    box(motif, Placement(here.point(0, tall), here.scale, here.turn), (width, tall), (0, 0), wood, material=WOOD, brush=FINE)
    for _ in range(int(26 + width * 0.5)):
        x, up = motif.random.uniform(-0.52, 0.52) * width, motif.random.normal()
        at = here.point(x, -abs(up) * tall * 0.7 + (tall * 0.9 if motif.random.random() < 0.2 else 0))
        bloom = motif.random.random() < 0.42
        ink = mix(pigment, "#fff4e8", float(motif.random.uniform(0, 0.3))) if bloom else mix("#3f6a38", "#9fb860", float(motif.random.random()))
        size = tall * motif.random.uniform(0.25, 0.6) * here.scale
        motif.dab(at, size, size * (0.9 if bloom else 0.45), motif.random.uniform(0, 3), ink, taper=0.3 if bloom else 0.9, load=1)


@dataclass(frozen=True)
class Door:
    """What a door is like; `open` 0 is shut, 1 wide open on its hinge (negative: hung on the other side)."""

    pigment: Pigment = "#8c3a2c"
    head: Head = "square"
    frame: Pigment = "#d8ccb4"
    kind: Literal["planks", "panels", "glazed"] = "panels"
    open: float = 0.0
    inside: Fill = "#1c1616"
    knob: Pigment = "#d8a84a"


def door(motif: Motif, here: Placement, width: float, height: float, look: Door | None = None) -> dict[str, int]:
    """A door in its frame; returns the ids of its "frame", its "leaf" and, if open, of what is seen "inside"."""
    look = look or Door()
    thick = width * 0.10
    frame = motif.shape(here(opening(width, height, look.head, thick)), look.frame, depth=thick, brush=FINE, wobble=0.6)
    found = {"frame": frame}
    if look.open:
        found["inside"] = motif.shape(here(opening(width, height, look.head)), look.inside, depth=2, brush=FINE, wobble=0.3)
        found["leaf"] = _open_leaf(motif, here, width, height, look)
        return found
    fill = (
        boards(motif, here, [mix(look.pigment, "#1c120c", 0.3), look.pigment, mix(look.pigment, "#f0dcc0", 0.2)], width=width / 4.2, length=900, upright=True)
        if look.kind == "planks"
        else look.pigment
    )
    leaf = motif.shape(here(opening(width, height, look.head)), fill, depth=4, material=WOOD, brush=FINE, flow=here.turn + math.pi / 2, wobble=0.4)
    found["leaf"] = leaf
    if look.kind == "planks":
        for y in (-0.2, -0.72):
            motif.line(
                here([(-width * 0.46, y * height), (width * 0.22, y * height)]), max(1.5, width * 0.06 * here.scale), "#2c2622", on=leaf, taper=0.5, load=1
            )
    else:
        _panels(motif, here, width, height, look, leaf)
    motif.shape(
        here(ellipse((width * 0.36, -height * 0.44), width * 0.045)), look.knob, depth=width * 0.05, brush=CRISP, material=METAL, lit="#fff4cc", wobble=0
    )
    return found


def _panels(motif: Motif, here: Placement, width: float, height: float, look: Door, leaf: int) -> None:
    dark, light = mix(look.pigment, "#140c0a", 0.4), mix(look.pigment, "#fff0d8", 0.25)
    for x in (-0.22, 0.22):
        for low, high in ((-0.08, -0.40), (-0.50, -0.84)):
            glazed = look.kind == "glazed" and high < -0.6
            quad = [((x + w) * width, y * height) for w, y in ((-0.15, low), (0.15, low), (0.15, high), (-0.15, high))]
            motif.inlay(here(polygon(quad, 4)), "#f0c870" if glazed else mix(look.pigment, "#140c0a", 0.14), within=leaf, depth=4)
            motif.line(here(quad[:3]), 1.3, light, on=leaf, opacity=0.5, taper=0.2)
            motif.line(here([quad[0], quad[3], quad[2]]), 1.3, dark, on=leaf, opacity=0.7, taper=0.2)


def _open_leaf(motif: Motif, here: Placement, width: float, height: float, look: Door) -> int:
    """The leaf swung out towards us, foreshortened, its far edge lower and higher than the near one."""
    side = -1 if look.open > 0 else 1
    swing = abs(look.open)
    hinge, edge = side * width / 2, side * width / 2 + side * width * (0.75 * swing - 0.15 if swing > 0.5 else 0.1)
    near = width * 0.30 * swing
    rise = 0 if look.head == "square" else height * 0.06
    leaf = [(hinge, 0), (edge, near), (edge, -height + rise - near * 0.4), (hinge, -height + rise * 2)]
    dark = mix(look.pigment, motif.light.shade, 0.25)
    return motif.shape(
        here(polygon(leaf, 6)),
        boards(motif, here, [mix(dark, "#120c0a", 0.3), dark, look.pigment], width=width / 6, length=900, upright=True),
        depth=3,
        material=WOOD,
        brush=FINE,
        flow=math.pi / 2,
    )


def keyhole(motif: Motif, at: Place, height: float, fill: Fill = "#120e10", *, plate: Pigment | None = "#b08a48") -> int:
    """A keyhole, in its plate or standing alone."""
    here = Placement(at, height)
    t = np.linspace(math.pi * 0.72, math.pi * 2.28, 24)
    hole = np.vstack([np.stack([0.26 * np.cos(t), -0.72 + 0.28 * np.sin(t)], 1), [(0.28, 0.0), (-0.28, 0.0)]])
    if plate is not None:
        motif.shape(
            here(curve([(0, -1.25), (0.5, -1.0), (0.42, -0.4), (0.48, 0.12), (0, 0.32), (-0.48, 0.12), (-0.42, -0.4), (-0.5, -1.0), (0, -1.25)])),
            plate,
            depth=height * 0.1,
            material=METAL,
            brush=FINE,
        )
    return motif.shape(here(hole), fill, depth=height * 0.05, brush=FINE, wobble=height * 0.006)


def curtains(motif: Motif, here: Placement, width: float, height: float, pigment: Pigment, *, open: float = 0.6, rail: Pigment = "#8a6a3c") -> None:
    """A pair of curtains on a rail, drawn back by `open` (0 closed, 1 wide); stands on the middle of its foot."""
    rod(motif, here([(-width * 0.56, -height), (width * 0.56, -height)]), [4.5 * here.scale] * 2, rail, material=METAL, brush=FINE)
    for side in (-1, 1):
        gone = open * width * 0.36
        edge = [
            (side * width / 2, -height),
            (side * gone * 0.9, -height),
            (side * (gone + width * 0.05 * open), -height * 0.45),
            (side * (gone - width * 0.02), 0),
            (side * width * 0.52, 2),
        ]
        cloth(motif, here(polygon(edge, 8)), pigment, hang=math.pi / 2 + 0.06 * side, fold=width * 0.07 * here.scale, depth=5 * here.scale, brush=FINE)
    for x in np.linspace(-0.5, 0.5, 13):
        motif.dab(here.point(float(x) * width, -height), 3 * here.scale, 5 * here.scale, math.pi / 2, mix(rail, "#fff0c0", 0.3), taper=0)


def lamp_post(motif: Motif, foot: Place, height: float, *, iron: Pigment = "#2f3338", lit: Pigment | None = "#ffd98a", glow: float = 0.6) -> Place:
    """A street lamp; returns the place of its flame, for the scene's light."""
    here = Placement(foot, height / 100)
    flame = here.point(0, -90)
    motif.contact(foot, height * 0.14)
    if lit is not None:
        motif.glow(flame, height * 0.55, lit, glow)
    turned(motif, here, [(1.1, -82), (1.3, -60), (1.6, -20), (2.2, -12), (2.0, -9), (4.2, -6), (4.6, 0)], iron, material=METAL, brush=FINE)
    motif.shape(
        here(polygon([(-4, -82), (4, -82), (6.4, -96), (-6.4, -96)])),
        "#8a9aa4" if lit is None else lit,
        depth=3,
        brush=CRISP,
        lit=None if lit is None else "#fffbe6",
        wobble=0.3,
    )
    motif.shape(here(polygon([(-7.6, -95.5), (7.6, -95.5), (3, -101), (0, -104), (-3, -101)])), iron, depth=3, material=METAL, brush=FINE, wobble=0.3)
    for x in (-1, 0, 1):
        motif.line(here([(x * 4, -82), (x * 6.2, -96)]), max(1.2, height * 0.007), iron, taper=0, load=1)
    rod(motif, here([(-7, -78), (7, -78)]), [height * 0.012] * 2, iron, brush=FINE)
    return flame


__all__ = ["Door", "Head", "Window", "curtains", "door", "flower_box", "keyhole", "lamp_post", "opening", "window"]
