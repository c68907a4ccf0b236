"""Clouds as lit clusters of spheres, three generations of them, with a misty foot."""

import math
from dataclasses import dataclass

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from atelier.geometry import Place, smoothstep
from atelier.light import CLOUD
from atelier.palette import Image, Pigment, mix, ramp
from atelier.scene import Motif
from atelier.volume import spheres

Balls = NDArray[np.float64]


@dataclass(frozen=True)
class CloudTones:
    """A cloud's own colour, its lit crowns and its dark belly."""

    base: Pigment
    lit: Pigment
    shade: Pigment


def cumulus(motif: Motif, foot: Place, width: float, height: float, tones: CloudTones, thickness: float = 1.0) -> None:
    """A heap of cloud standing on mist at `foot`."""
    balls = heap(motif.random, foot, width, height)
    reach = balls[:, 3].max() + 8
    window = motif.canvas.whole.cut(balls[:, 0].min() - reach, balls[:, 1].min() - reach, balls[:, 0].max() + reach, foot[1] + height * 0.2 + 12)
    if window is None:
        return
    middling, small = motif.canvas.unevenness(window)
    relief = spheres(window, balls, (small * 3.6, middling * 5.0), soften=2.2, flatten=height * 0.07)
    turned = np.arctan2(relief.normal[..., 1], relief.normal[..., 0]) + math.pi / 2
    low = foot[1] + height * 0.12 + 8
    risen = np.clip((foot[1] - window.y) / height, 0, 1) + middling * 0.12
    colours = ramp([mix(tones.base, tones.shade, 0.65), tones.base, mix(tones.base, tones.lit, 0.45)], risen)

    def misty(_: Image, y: Image) -> Image:
        return smoothstep(low, low - height * 0.62 - 12, y + middling * height * 0.10)

    motif.body(relief, colours, material=CLOUD, shade=tones.shade, lit=tones.lit, flow=turned, opacity=thickness, fade=misty)


def heap(random: Generator, foot: Place, width: float, height: float) -> Balls:
    """Rows of (x, y, z, radius): great balls heaped under an arch, smaller ones on them, smaller ones on those."""
    balls = _great(random, foot, width, height)
    youngest = balls
    for children, low, high in ((5, 0.34, 0.55), (3, 0.32, 0.50)):
        grown = [_on(random, ball, low, high) for ball in youngest if ball[3] > 9 for _ in range(children)]
        if not grown:
            break
        youngest = np.array(grown)
        balls = np.vstack([balls, youngest])
    return balls


def _great(random: Generator, foot: Place, width: float, height: float) -> Balls:
    columns = max(4, int(width / (height * 0.42 + 12)))
    balls: list[tuple[float, float, float, float]] = []
    for column in range(columns):
        across = (column + 0.5) / columns * 2 - 1 + random.normal() * 0.06
        arch = math.sqrt(max(0.04, 1 - across**2))
        top = height * (0.35 + 0.65 * arch) * random.uniform(0.6, 1)
        radius = min(top * 0.55, width / columns * 0.95) + 8
        x, y = foot[0] + across * width / 2, foot[1] - top + radius
        balls.append((x, y, 0, radius))
        while y < foot[1]:
            y += radius * 0.8
            balls.append((x + random.normal() * radius * 0.3, y, radius * 0.35, radius * random.uniform(0.75, 1.05)))
    return np.array(balls)


def _on(random: Generator, ball: NDArray[np.float64], low: float, high: float) -> tuple[float, float, float, float]:
    """A smaller ball on the upper, nearer side of another."""
    x, y, z, radius = (float(each) for each in ball)
    round_, up = random.uniform(-math.pi, 0.25 if random.random() < 0.3 else 0.0), random.uniform(0, 1.1)
    out = radius * 0.92
    size = radius * random.uniform(low, high)
    return (x + math.cos(round_) * math.cos(up) * out, y + math.sin(round_) * math.cos(up) * out, z + math.sin(up) * out, size)
