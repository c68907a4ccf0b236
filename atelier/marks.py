"""Families of accents: fur, grass, thread, page edges, sparkle, rain, snow. Each takes the motif it marks."""

import math
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import ArrayLike

from atelier.accents import FromPicture, Ink
from atelier.geometry import Place, Points, along, curve, tangents
from atelier.palette import Pigment, mix
from atelier.scene import Motif
from atelier.window import HEIGHT, WIDTH

Where = Callable[[float, float], bool]
LIT_HAIR = FromPicture(1.18, "#fff2dc", 0.06)
DARK_HAIR = FromPicture(0.80)
BLADES = (FromPicture(1.25), FromPicture(0.70))


def fur(motif: Motif, identity: int, count: int, length: float = 11.0, width: float = 1.8, curl: float = 0.15) -> None:
    """Hairs along the object's own flow, lighter and darker than the picture beneath, over its outline too."""
    flow, scale = motif.canvas.flow, motif.canvas.scale
    for x, y in motif.spots(identity, count):
        stray, size, dark, bend = (
            motif.random.normal(),
            motif.random.uniform(0.6, 1.4),
            motif.random.random() < 0.4,
            motif.random.normal(),
        )
        angle = float(flow[int(y * scale), int(x * scale)])
        angle = (0.0 if math.isnan(angle) else angle) + 0.22 * stray
        motif.dab(
            (x, y),
            length * size,
            width,
            angle,
            DARK_HAIR if dark else LIT_HAIR,
            bend=curl * bend,
            taper=0.85,
            opacity=0.7,
        )


def grass(
    motif: Motif, ground: ArrayLike, count: int, height: float = 34.0, inks: Sequence[Ink] = BLADES,
    wind: float = 0.2, width: float = 2.2,
) -> None:  # fmt: skip
    """Blades along a line of ground, leaning with the wind; the nearest drawn last."""
    roots = along(curve(ground), 400)
    places = motif.random.integers(len(roots), size=count)
    for place in places[np.argsort(roots[places, 1])]:
        x, y = roots[place] + motif.random.normal(size=2) * (2, 4)
        tall, lean = height * motif.random.uniform(0.4, 1.3), wind + motif.random.normal() * 0.25
        ink = inks[int(motif.random.integers(len(inks)))]
        motif.line(
            [(x, y), (x + lean * tall * 0.3, y - tall * 0.6), (x + lean * tall, y - tall)], width, ink, taper=0.8
        )


def thread(motif: Motif, path: ArrayLike, width: float, ink: Pigment) -> None:
    """A round thread: its colour, a lit side, and the twist of its fibres."""
    line = curve(path, 14)
    style = {"taper": 0.0, "load": 1.0, "dry": 0.0, "wobble": 0.0, "jitter": 0.0}
    motif.line(line, width, mix(ink, "#160c14", 0.35), **style)  # type: ignore[arg-type]
    motif.line(line - (0.15 * width, 0.2 * width), width * 0.62, ink, **style)  # type: ignore[arg-type]
    fibres = along(line, max(3, int(len(line) * 1.5)))
    for (x, y), (dx, dy) in zip(fibres, tangents(fibres), strict=True):
        angle = math.atan2(dy, dx) + 0.8
        motif.dab((x, y), width * 0.8, max(0.8, width * 0.22), angle, mix(ink, "#fff0dc", 0.22), opacity=0.3)


def page_edges(
    motif: Motif, top: tuple[Place, Place], bottom: tuple[Place, Place], leaves: int, identity: int, ink: Ink
) -> None:
    """The leaves of a closed book, from its upper edge to its lower."""
    for share in np.linspace(0.08, 0.92, leaves):
        ends = [np.add(np.multiply(a, 1 - share), np.multiply(b, share)) for a, b in zip(top, bottom, strict=True)]
        motif.line(ends, 1.7, ink, on=identity, opacity=float(motif.random.uniform(0.5, 0.95)), taper=0.3)


def sparkle(motif: Motif, at: Place, radius: float, ink: Pigment = "#fffbe6") -> None:
    """A four-pointed glint."""
    for turn, share in ((0.0, 0.7), (math.pi / 2, 1.0)):
        motif.dab(at, radius * 2 * share, max(1.2, radius * 0.22), turn + 0.1, ink, taper=1.0, load=1.0, wobble=0.0)


def rain(
    motif: Motif,
    count: int,
    slant: float = 1.95,
    ink: Ink = "#c8d8d4",
    opacity: float = 0.35,
    keep: Where | None = None,
) -> None:
    """Thin uneven slanting rain; `keep` says where it falls."""
    for _ in range(count):
        x, y, near = motif.random.uniform(0, WIDTH), motif.random.uniform(0, HEIGHT), motif.random.random() ** 2
        stray, strength = motif.random.normal() * 0.03, motif.random.uniform(0.4, 1)
        if keep is None or keep(x, y):
            motif.dab(
                (x, y), 18 + 38 * near, 1.0 + 0.9 * near, slant + stray, ink, opacity=opacity * strength, taper=0.8
            )


def snow(
    motif: Motif, count: int, wind: float = 0.25, largest: float = 6.5, ink: Ink = "#eef2f8", keep: Where | None = None
) -> None:
    """Falling snow: few large soft flakes, many small."""
    for _ in range(count):
        x, y = motif.random.uniform(20, WIDTH - 20), motif.random.uniform(20, HEIGHT - 20)
        radius, strength = 1.7 + (largest - 1.7) * motif.random.random() ** 2, motif.random.uniform(0.45, 0.9)
        if keep is None or keep(x, y):
            motif.dab((x, y), radius * 1.5, radius * 1.3, 1.2 + wind, ink, taper=0.0, load=0.9, opacity=strength)


def hairline(motif: Motif, path: Points | Sequence[Place], ink: Ink, opacity: float = 0.9) -> None:
    """The thinnest line that still reads: a string, a crack, a whisker."""
    motif.line(path, 1.3, ink, taper=0.3, load=1.0, dry=0.1, opacity=opacity)
