"""Volume in every silhouette: a mask is blown up like a cushion, a body brings its own height; both become a Relief.

Heights are in card units, so a relief is as steep in a draft as in the final painting.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from atelier.geometry import Points, measured, tangents
from atelier.palette import Image
from atelier.window import HEIGHT, Window


@dataclass(frozen=True)
class Relief:
    """A modelled surface on a window of the canvas."""

    window: Window
    mask: Image  # how much of each pixel it covers
    height: Image  # towards the viewer, card units
    normal: Image  # (h, w, 3): x right, y down, z to the viewer
    inside: Image  # distance to the outline, card units


def cushion(window: Window, mask: Image, depth: float) -> Relief:
    """A flat silhouette swelling to its full height `depth` units inside its edge."""
    inside = _inside(window, mask)
    depth = float(depth)  # a numpy scalar would make everything after it twice as precise as OpenCV takes
    rise = np.clip(inside / depth, 0, 1)
    height = np.sqrt(np.clip(1 - (1 - rise) ** 2, 0, 1)) * depth
    height = blurred(height, max(0.5, depth * 0.22), window.scale)
    return Relief(window, mask, height, normals(height, window.scale), inside)


def _inside(window: Window, mask: Image) -> Image:
    """How far each pixel lies from the outline. The edge of the card is no outline: what runs off it goes on."""
    solid = np.pad((mask > 0.5).astype(np.uint8), 1, mode="edge")
    away = cv2.distanceTransform(solid, cv2.DIST_L2, 5)[1:-1, 1:-1]
    return (np.minimum(away, HEIGHT * window.scale) / window.scale).astype(np.float32)


def modelled(window: Window, mask: Image, height: Image, normal: Image | None = None, smoothing: float = 0.9) -> Relief:
    """A body's own height field (card units), and its normals if it knows them better than its height does."""
    inside = _inside(window, mask)
    if normal is None:
        floor = float(height[mask > 0.4].min()) if (mask > 0.4).any() else 0.0
        normal = normals(blurred(np.maximum(height, floor), smoothing, window.scale), window.scale)
    return Relief(window, mask, height, normal, inside)


def tube(window: Window, mask: Image, spine: Points, radii: Sequence[float]) -> tuple[Relief, Image, Image]:
    """A round limb or tower along a dense line; also how far along it each pixel lies (0 to 1), and its axis' angle."""
    gone, away, nearest = measured(spine, window.x, window.y)
    radius = np.interp(gone, np.linspace(0, 1, len(radii)), radii).astype(np.float32)
    height = np.sqrt(np.clip(radius**2 - away**2, 0, None)).astype(np.float32)
    ahead = tangents(spine)
    axis = np.arctan2(ahead[:, 1], ahead[:, 0]).astype(np.float32)[nearest]
    return modelled(window, mask, height), gone, axis


def normals(height: Image, scale: float) -> Image:
    """Which way a height field faces at every pixel."""
    across = np.clip(cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=3) * (scale / 8), -3, 3)
    down = np.clip(cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=3) * (scale / 8), -3, 3)
    facing = np.stack([-across, -down, np.ones_like(across)], -1)
    return facing / np.linalg.norm(facing, axis=-1, keepdims=True)


def hollows(relief: Relief, reach: float) -> Image:
    """0 in the open, up to 1 where the surface lies in a fold deeper than its surroundings."""
    ground = np.where(relief.mask > 0.4, relief.height, 0).astype(np.float32)
    return np.clip((blurred(ground, reach, relief.window.scale) - ground) / reach, 0, 1)


def spheres(
    window: Window, balls: NDArray[np.float64], ragged: tuple[Image, Image], soften: float = 1.5, flatten: float = 6.0
) -> Relief:
    """Many balls (rows of x, y, z, radius) as one lit surface: clouds, foliage, smoke, wool.

    `ragged` displaces the outline (card units), so that no edge is a compass's; `soften` rounds the seams between balls
    and `flatten` lets the great forms win over the small ones.
    """
    height = np.full(window.shape, -1e4, np.float32)
    normal = np.zeros((*window.shape, 3), np.float32)
    mask = np.zeros(window.shape, np.float32)
    for x, y, z, radius in balls:
        part = window.around((x, y), radius + 6)
        if part is None:
            continue
        here = part.inside(window)
        _one_ball(part, (ragged[0][here], ragged[1][here]), (x, y, z, radius), height[here], normal[here], mask[here])
    normal = 0.55 * blurred(normal, soften, window.scale) + 0.45 * blurred(normal, soften + flatten, window.scale)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-6
    lowest = height[mask > 0.01].min() if (mask > 0.01).any() else 0.0
    return modelled(window, mask, np.maximum(height, lowest), normal)


def _one_ball(
    part: Window, ragged: Sequence[Image], ball: tuple[float, ...], height: Image, normal: Image, mask: Image
) -> None:
    """Lay one ball into the fields (views, changed in place) wherever it is the nearest."""
    x, y, z, radius = ball
    dx, dy = (part.x + ragged[0] - x) / radius, (part.y + ragged[1] - y) / radius
    away = dx * dx + dy * dy
    up = np.sqrt(np.clip(1 - away, 0, 1))
    np.maximum(mask, np.clip((1 - np.sqrt(away)) * radius * part.scale + 0.5, 0, 1), out=mask)
    nearest = (away < 1) & (z + radius * up > height)
    height[nearest] = (z + radius * up)[nearest]
    normal[nearest] = np.stack([dx, dy, up], -1)[nearest]


def blurred(image: Image, spread: float, scale: float) -> Image:
    """A Gaussian blur whose spread is in card units; wide ones are done small, which nobody can see."""
    sigma = max(spread * scale, 0.3)
    shrink = int(sigma // 6)
    if shrink < 2 or min(image.shape[:2]) < shrink * 4:
        return cv2.GaussianBlur(image, (0, 0), sigma)
    size = (max(1, image.shape[1] // shrink), max(1, image.shape[0] // shrink))
    small = cv2.GaussianBlur(cv2.resize(image, size, interpolation=cv2.INTER_AREA), (0, 0), sigma / shrink)
    return cv2.resize(small, (image.shape[1], image.shape[0]), interpolation=cv2.INTER_LINEAR)
