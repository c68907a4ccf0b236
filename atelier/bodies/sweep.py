"""Pixels of a body: spheres and cloth laid into depth fields, and fields melted into one another by smooth maximum."""

import math
from typing import NamedTuple

import cv2
import numpy as np
from numba import njit
from numpy.typing import NDArray

from atelier.palette import Image

NOWHERE = -1e4


class Field(NamedTuple):
    """A surface on a window, all lengths in pixels."""

    inside: Image  # signed distance to the outline, positive inside
    depth: Image
    slope_x: Image  # how the surface faces: normal is (slope_x, slope_y, 1), normalised
    slope_y: Image
    colour: Image
    under: Image
    grain_x: Image  # direction of the limb
    grain_y: Image
    stuff: NDArray[np.int32]
    part: NDArray[np.int32]


def empty_field(shape: tuple[int, int]) -> Field:
    """Nothing anywhere."""
    nowhere, nothing = np.full(shape, NOWHERE, np.float32), np.zeros(shape, np.float32)
    colours, none = np.zeros((*shape, 3), np.float32), np.full(shape, -1, np.int32)
    return Field(
        nowhere, nowhere.copy(), nothing, nothing.copy(), colours, colours.copy(), nothing.copy(), nothing.copy(), none, none.copy()
    )  # fmt: skip


@njit(cache=True, fastmath=True)
def sweep_spheres(inside: Image, depth: Image, winner: NDArray[np.int32], balls: NDArray[np.float64], skirt: float) -> None:
    """Lay spheres (x, y, z, radius in pixels) and remember which of them shows where. Beyond its edge each falls off."""
    rows, columns = inside.shape
    for i in range(balls.shape[0]):
        cx, cy, cz, r = balls[i, 0], balls[i, 1], balls[i, 2], balls[i, 3]
        for y in range(max(0, int(cy - r - skirt)), min(rows, int(cy + r + skirt) + 2)):
            for x in range(max(0, int(cx - r - skirt)), min(columns, int(cx + r + skirt) + 2)):
                away = math.sqrt((x + 0.5 - cx) ** 2 + (y + 0.5 - cy) ** 2)
                edge = r - away
                if edge < -skirt:
                    continue
                inside[y, x] = max(inside[y, x], edge)
                z = cz + (math.sqrt(r * r - away * away) if edge > 0 else 5 * edge)
                if z > depth[y, x]:
                    depth[y, x] = z
                    winner[y, x] = i


@njit(cache=True, fastmath=True)
def raster_mesh(depth: Image, values: Image, corners: NDArray[np.float64], attributes: NDArray[np.float64], open_: bool) -> None:
    """Lay a grid of corners (rings, around, 3) with their attributes, nearest first; a closed one joins its ends."""
    rows, columns = depth.shape
    rings, around = corners.shape[0], corners.shape[1]
    count = attributes.shape[2]
    for i in range(rings - 1):
        for j in range(around - 1 if open_ else around):
            k = (j + 1) % around
            for half in range(2):
                ai, aj = i, j
                bi, bj = (i + 1, j) if half == 0 else (i + 1, k)
                ci, cj = (i + 1, k) if half == 0 else (i, k)
                ax, ay = corners[ai, aj, 0], corners[ai, aj, 1]
                bx, by = corners[bi, bj, 0], corners[bi, bj, 1]
                cx, cy = corners[ci, cj, 0], corners[ci, cj, 1]
                area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
                if abs(area) < 1e-9:
                    continue
                for y in range(max(0, int(min(ay, by, cy) - 0.5)), min(rows, int(max(ay, by, cy) + 0.5) + 1)):
                    for x in range(max(0, int(min(ax, bx, cx) - 0.5)), min(columns, int(max(ax, bx, cx) + 0.5) + 1)):
                        px, py = x + 0.5, y + 0.5
                        u = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area
                        v = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area
                        if u < -1e-6 or v < -1e-6 or u + v > 1 + 1e-6:
                            continue
                        w = 1 - u - v
                        z = w * corners[ai, aj, 2] + u * corners[bi, bj, 2] + v * corners[ci, cj, 2]
                        if z > depth[y, x]:
                            depth[y, x] = z
                            for n in range(count):
                                values[y, x, n] = w * attributes[ai, aj, n] + u * attributes[bi, bj, n] + v * attributes[ci, cj, n]


@njit(cache=True, fastmath=True)
def melt_in(whole: Field, piece: Field, top: int, left: int, k: float) -> None:
    """Melt a piece into a group over k pixels: seamless where they meet, the nearer where they do not."""
    rows, columns = piece.inside.shape
    for y in range(rows):
        for x in range(columns):
            s = piece.inside[y, x]
            if s < -k:
                continue
            row, column = y + top, x + left
            z, z0, s0 = piece.depth[y, x], whole.depth[row, column], whole.inside[row, column]
            if z0 < -5e3:
                share = 1.0
            else:
                h = min(1.0, max(0.0, 0.5 + 0.5 * (z - z0) / k))
                whole.depth[row, column] = z0 + (z - z0) * h + k * h * (1 - h)
                share = h
                hs = min(1.0, max(0.0, 0.5 + 0.5 * (s - s0) / k))
                whole.inside[row, column] = s0 + (s - s0) * hs + 0.55 * k * hs * (1 - hs)
            if z0 < -5e3:
                whole.depth[row, column], whole.inside[row, column] = z, s
            blend = share * share * (3 - 2 * share)
            whole.slope_x[row, column] += (piece.slope_x[y, x] - whole.slope_x[row, column]) * share
            whole.slope_y[row, column] += (piece.slope_y[y, x] - whole.slope_y[row, column]) * share
            for n in range(3):
                whole.colour[row, column, n] += (piece.colour[y, x, n] - whole.colour[row, column, n]) * blend
                whole.under[row, column, n] += (piece.under[y, x, n] - whole.under[row, column, n]) * blend
            if share > 0.5:
                whole.grain_x[row, column], whole.grain_y[row, column] = piece.grain_x[y, x], piece.grain_y[y, x]
                whole.stuff[row, column], whole.part[row, column] = piece.stuff[y, x], piece.part[y, x]


@njit(cache=True, fastmath=True)
def put_before(whole: Field, group: Field) -> None:
    """What of a group stands nearer than all before it. No melting: cloth lies on skin."""
    rows, columns = whole.depth.shape
    for y in range(rows):
        for x in range(columns):
            s = group.inside[y, x]
            whole.inside[y, x] = max(whole.inside[y, x], s)
            if s <= 0 or group.depth[y, x] <= whole.depth[y, x]:
                continue
            whole.depth[y, x] = group.depth[y, x]
            whole.slope_x[y, x], whole.slope_y[y, x] = group.slope_x[y, x], group.slope_y[y, x]
            for n in range(3):
                whole.colour[y, x, n], whole.under[y, x, n] = group.colour[y, x, n], group.under[y, x, n]
            whole.grain_x[y, x], whole.grain_y[y, x] = group.grain_x[y, x], group.grain_y[y, x]
            whole.stuff[y, x], whole.part[y, x] = group.stuff[y, x], group.part[y, x]


@njit(cache=True, fastmath=True)
def cast_shadow(depth: Image, solid: NDArray[np.bool_], lx: float, ly: float, lz: float, reach: int) -> Image:
    """0 in the light, 1 where the body itself stands in the light's way."""
    rows, columns = depth.shape
    dark = np.zeros((rows, columns), np.float32)
    flat = math.sqrt(lx * lx + ly * ly) + 1e-6
    dx, dy, rise = lx / flat, ly / flat, lz / flat
    for y in range(rows):
        for x in range(columns):
            if not solid[y, x]:
                continue
            worst = 0.0
            for step in range(3, reach, 2):
                px, py = int(x + dx * step), int(y + dy * step)
                if px < 0 or py < 0 or px >= columns or py >= rows:
                    break
                if not solid[py, px]:
                    continue
                over = depth[py, px] - (depth[y, x] + rise * step)
                worst = max(worst, over)
            dark[y, x] = min(1.0, worst / 5.0)
    return dark


def signed_distance(solid: NDArray[np.bool_]) -> tuple[Image, NDArray[np.intp]]:
    """Distance to the outline in pixels, positive inside, and for every pixel the flat index of the nearest solid one."""
    padded = np.pad(solid, 1).astype(np.uint8)
    within = cv2.distanceTransform(padded, cv2.DIST_L2, 5)[1:-1, 1:-1]
    beyond, labels = cv2.distanceTransformWithLabels(1 - solid.astype(np.uint8), cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL)
    number = np.asarray(labels, np.intp)
    index = np.zeros(int(number.max()) + 1, np.intp)
    index[number[solid]] = np.flatnonzero(solid)
    return np.where(solid, within - 0.5, -beyond + 0.5).astype(np.float32), index[number]
