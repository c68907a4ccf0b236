"""Ways over the land: roads in perspective, and the footprints of whoever went there."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from atelier.accents import FromPicture
from atelier.geometry import Place, curve, ellipse, lengths
from atelier.motifs.land import EARTH
from atelier.motifs.stuff import Ground
from atelier.palette import Image, Pigment, mix, ramp
from atelier.scene import Motif


def tracks(motif: Motif, path: ArrayLike, size: float, identity: int, *, far: float = 1.0, stride: float = 2.6, dark: Pigment | None = None) -> list[Place]:
    """Footprints left and right of a path, shrinking to `far` of their size at its end. Returns where they lie."""
    line = curve(path, 20)
    done, prints = lengths(line), []
    gone, step = size, 0
    while gone < done[-1]:
        share = gone / done[-1]
        scale = size * (1 + (far - 1) * share)
        x, y = (float(np.interp(gone, done, line[:, i])) for i in (0, 1))
        ahead = line[min(len(line) - 1, int(share * len(line)) + 2)] - line[max(0, int(share * len(line)) - 2)]
        angle, side = math.atan2(ahead[1], ahead[0]), -1 if step % 2 else 1
        at = (x - math.sin(angle) * scale * 0.5 * side, y + math.cos(angle) * scale * 0.5 * side)
        _print(motif, at, scale, angle + side * 0.15, identity, dark)
        prints.append(at)
        gone, step = gone + scale * stride * motif.random.uniform(0.9, 1.1), step + 1
    return prints


def _print(motif: Motif, at: Place, size: float, angle: float, identity: int, dark: Pigment | None) -> None:
    ink = motif.light.shade if dark is None else dark
    c, s = math.cos(angle), math.sin(angle)
    flat = 0.62
    for ahead, long, wide in ((0.16, 0.40, 0.25), (-0.36, 0.20, 0.19)):
        foot = ellipse((0, 0), long * size, wide * size, 0.0, 20) @ np.array([[c, s], [-s, c]]) * (1, flat) + (
            at[0] + c * ahead * size,
            at[1] + s * ahead * size * flat,
        )
        motif.wash(foot, ink, 0.5, soft=size * 0.05, way="multiply", within=identity)
    motif.line(
        [
            (at[0] - c * size * 0.4 + s * size * 0.26, at[1] - s * size * 0.25 + size * 0.2),
            (at[0] + size * 0.1, at[1] + size * 0.24),
            (at[0] + c * size * 0.5 + s * size * 0.2, at[1] + s * size * 0.3 + size * 0.1),
        ],
        max(1.2, size * 0.09),
        FromPicture(1.3, "#ffffff", 0.3),
        on=identity,
        taper=0.9,
        opacity=0.6,
    )


def road(
    motif: Motif,
    ground: Ground,
    centre: Sequence[Place],
    width: float,
    pigments: Sequence[Pigment] = ("#cdbd9c", "#a8977a"),
    *,
    ruts: Pigment | None = "#7d6c54",
    within: int | None = None,
) -> int:
    """A road over level ground; its middle runs through (u, v) on it. With ruts it is a cart's, without a footpath."""
    line = curve(centre, 24)
    ahead = np.gradient(line, axis=0)
    side = np.stack([-ahead[:, 1], ahead[:, 0]], 1) / (np.linalg.norm(ahead, axis=1, keepdims=True) + 1e-6)
    stray = np.stack([np.interp(np.arange(len(line)), np.linspace(0, len(line), 14), motif.random.normal(size=14)) for _ in (0, 1)]) * width * 0.06
    edges = [ground.places([tuple(p) for p in line + side * (sign * width / 2 + stray[i][:, None])]) for i, sign in ((0, -1), (1, 1))]
    noise = motif.noise(3)

    def dust(x: Image, y: Image) -> Image:
        u, v = np.broadcast_arrays(*ground.local(x, y))
        return ramp(pigments, 0.45 + 0.4 * noise(u, v, 60, 160) + 0.25 * noise(u, v, 18, 40))

    identity = motif.shape(np.vstack([edges[0], edges[1][::-1]]), dust, depth=6, material=EARTH, wobble=0.8, within=within, flow=None)
    if ruts is not None:
        for sign in (-0.25, 0.25):
            rut = [ground.places([tuple(p) for p in line + side * (sign * width + w * width * 0.05)]) for w in (-1, 1)]
            motif.inlay(np.vstack([rut[0], rut[1][::-1]]), mix(ruts, pigments[-1], 0.3), depth=4, within=identity, opacity=0.55, wobble=0.5)
    for u, v in line[motif.random.integers(len(line), size=70)]:
        (x, y), near = ground.place(u + motif.random.normal() * width * 0.3, v), ground.scale_at(v)
        motif.dab(
            (x, y),
            max(2.0, 9 * near),
            max(1.1, 4 * near),
            0.1 * motif.random.normal(),
            FromPicture(float(motif.random.uniform(0.75, 1.2))),
            on=identity,
            opacity=0.6,
        )
    return identity


__all__ = ["road", "tracks"]
