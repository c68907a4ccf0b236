"""Bare trees with real branching, trunks close by, roots, an orchard."""

import math
from dataclasses import replace

import numpy as np

from atelier.accents import FromPicture
from atelier.geometry import Place, curve
from atelier.light import WOOD
from atelier.motifs.forms import rod
from atelier.motifs.trees import FRUIT, Leafage, tree
from atelier.palette import Pigment, mix, ramp
from atelier.scene import Motif
from atelier.volume import modelled


def bare_tree(motif: Motif, foot: Place, height: float, bark: Pigment = "#4d4040", *, spread: float = 1.05, lean: float = 0.0, twigs: int = 6) -> list[Place]:
    """Real branching: every fork thinner and more upright than it was. Returns the tips, for nests and fruit."""
    motif.contact(foot, height * 0.16)
    tips: list[Place] = []
    girth = height * 0.075
    for out, drop in ((-1.1, 0.10), (1.2, 0.14), (0.4, 0.26)):
        rod(
            motif,
            [(foot[0], foot[1] - girth * 1.5), (foot[0] + out * girth * 0.32, foot[1] - girth * 0.4), (foot[0] + out * girth, foot[1] + drop * girth)],
            [girth * 0.5, girth * 0.55, girth * 0.05],
            bark,
            material=WOOD,
        )
    _branch(motif, (foot[0], foot[1] - girth * 0.3), -math.pi / 2 + lean, height * 0.26, girth, bark, spread, twigs, tips)
    return tips


def _branch(motif: Motif, at: Place, angle: float, length: float, girth: float, bark: Pigment, spread: float, left: int, tips: list[Place]) -> None:
    bend = angle + motif.random.normal() * 0.18
    middle = (at[0] + math.cos(angle) * length * 0.5, at[1] + math.sin(angle) * length * 0.5)
    end = (middle[0] + math.cos(bend) * length * 0.55, middle[1] + math.sin(bend) * length * 0.55)
    thin = girth * (0.62 if left else 0.3)
    if girth > 3.5:
        back = (at[0] - math.cos(angle) * girth * 0.3, at[1] - math.sin(angle) * girth * 0.3)
        rod(motif, [back, middle, end], [girth, girth * 0.86, thin], bark, material=WOOD, ragged=girth * 0.05, grain=int(girth * 0.5))
    else:
        motif.line([at, middle, end], max(1.0, girth), bark, taper=0.3, load=1, dry=0.1)
    if not left:
        tips.append(end)
        return
    forks = 3 if motif.random.random() < 0.35 else 2
    for fork in range(forks):
        turn = spread * ((fork + 0.5) / forks - 0.5) * motif.random.uniform(0.9, 1.8)
        onward = bend + turn
        onward += 0.18 * math.sin(-math.pi / 2 - onward)  # back towards the light
        share = motif.random.uniform(0.66, 0.92)
        _branch(motif, end, onward, length * share, thin * motif.random.uniform(0.75, 1.0), bark, spread, left - 1, tips)


def trunk(motif: Motif, foot: Place, width: float, top: float, bark: Pigment = "#5a4232", *, flare: float = 1.7, marks: int = 160) -> int:
    """A great trunk close by, from its root flare up to y = `top`: ridged bark that runs with the wood."""
    up = foot[1] - top
    noise = motif.noise(4)
    side = [(0.5 * flare, 0.0), (0.62, -0.10), (0.52, -0.28), (0.48, -0.6), (0.5, -1.0)]
    right = [(foot[0] + u * width + motif.random.normal() * width * 0.012, foot[1] + v * up) for u, v in side]
    left = [(foot[0] - u * width + motif.random.normal() * width * 0.012, foot[1] + v * up) for u, v in side]
    toes = [
        (foot[0] + u * width * flare, foot[1] + drop * width)
        for u, drop in ((-0.36, 0.10), (-0.27, 0.02), (-0.14, 0.15), (-0.02, 0.05), (0.10, 0.18), (0.24, 0.04), (0.36, 0.11))
    ]
    outline = np.vstack([curve(right, 12)[::-1], curve([right[0], *toes[::-1], left[0]], 6), curve(left, 12)])
    motif.contact((foot[0], foot[1] + width * 0.05), width * flare)
    found = motif.canvas.covered([outline])
    if found is None:
        return 0
    window, mask = found
    rise = np.clip((foot[1] - window.y) / up, 0, 1)
    half = width * np.interp(rise, [0, 0.1, 0.28, 0.6, 1], [0.5 * flare, 0.62, 0.52, 0.48, 0.5])
    across = np.clip((window.x - foot[0]) / half, -1, 1)
    u, v = across * width * 0.5 + 9 * noise(window.x, window.y, 120), window.y * 1.0
    ridge = noise(u, v, 22, 150, ridged=True)
    height = half * 0.5 * np.sqrt(np.clip(1 - across**2, 0, 1)) + 11 * ridge + 4 * noise(u, v + 99, 9, 60, ridged=True)
    relief = modelled(window, mask, height.astype(np.float32), smoothing=1.2)
    colours = ramp([mix(bark, "#150e0c", 0.55), bark, mix(bark, "#c8b49a", 0.35)], 0.45 + 0.42 * ridge)
    along = (math.pi / 2 + 0.5 * across * np.exp(-rise * 7)).astype(np.float32)
    identity = next(iter(motif.body(relief, colours, material=WOOD, flow=along).values()), 0)
    for x, y in motif.spots(identity, marks):
        motif.dab(
            (x, y),
            motif.random.uniform(12, 44),
            motif.random.uniform(1.6, 3.6),
            math.pi / 2 + motif.random.normal() * 0.10,
            FromPicture(0.6 if motif.random.random() < 0.65 else 1.35),
            on=identity,
            taper=0.8,
            opacity=0.6,
        )
    return identity


def roots(motif: Motif, at: Place, reach: float, bark: Pigment = "#6a5138", *, count: int = 7, downward: float = 0.8, girth: float = 14.0) -> None:
    """Roots that divide as they go, from a collar at `at`; `downward` 0 lets them run along the ground."""
    for place in range(count):
        angle = math.pi / 2 + (place / max(1, count - 1) - 0.5) * (2.6 - 1.2 * downward) + motif.random.normal() * 0.1
        _root(motif, at, angle, reach * motif.random.uniform(0.5, 1.1), girth * motif.random.uniform(0.6, 1.2), bark, downward, 2)


def _root(motif: Motif, at: Place, angle: float, length: float, girth: float, bark: Pigment, downward: float, left: int) -> None:
    points, x, y, turn = [at], at[0], at[1], angle
    for _ in range(4):
        turn += motif.random.normal() * 0.35 + downward * 0.10 * math.sin(math.pi / 2 - turn)
        x, y = x + math.cos(turn) * length / 4, y + math.sin(turn) * length / 4 * (0.35 + 0.65 * downward)
        points.append((x, y))
    if girth > 3:
        rod(motif, points, [girth, girth * 0.7, girth * 0.5, girth * 0.32, girth * 0.12], bark, material=WOOD, grain=int(girth * 0.4))
    else:
        motif.line(points, max(1.0, girth), bark, taper=0.6, load=1)
    if left:
        for place in (2, 3, 3):
            _root(motif, points[place], turn + motif.random.normal() * 0.8, length * 0.55, girth * 0.42, bark, downward, left - 1)


def orchard(motif: Motif, rows: list[tuple[Place, Place]], height: float, leafage: Leafage | None = None, *, each: int = 6, far: float = 0.35) -> None:
    """Rows of fruit trees, each row from its far end (small) to its near end."""
    for start, end in rows:
        for share in np.linspace(0, 1, each) ** 1.3:
            size = height * (far + (1 - far) * share) * motif.random.uniform(0.85, 1.12)
            tree(motif, (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share), size, leafage, replace(FRUIT, clumps=5))


__all__ = ["bare_tree", "orchard", "roots", "trunk"]
