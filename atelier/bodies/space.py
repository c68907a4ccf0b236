"""Three dimensions for bodies: rotations, the camera, and limbs that reach for a target.

A body has axes of its own: x to its left, y up, z forward. The camera turns them into card x, card y (down) and depth
(greater is nearer), all in card units.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import ArrayLike, NDArray

from atelier.geometry import Place

Vec = NDArray[np.float64]  # (3,) or (n, 3)
UP, FORWARD, LEFT = np.array([0.0, 1, 0]), np.array([0.0, 0, 1]), np.array([1.0, 0, 0])


class UnreachableError(ValueError):
    """A hand or foot was told to be where its limb does not reach."""


def vec(*values: float) -> Vec:
    """A point or direction."""
    return np.array(values, np.float64)


def ahead(forward: float, up: float, left: float = 0.0) -> Vec:
    """A point as one thinks of a body in profile: how far forward, how high, how far to its left."""
    return np.array([left, up, forward], np.float64)


def unit(v: ArrayLike) -> Vec:
    """The direction of a vector."""
    value = np.asarray(v, np.float64)
    return value / (np.linalg.norm(value) + 1e-12)


def turned(axis: ArrayLike, degrees: float) -> Vec:
    """The rotation matrix about an axis."""
    a = unit(axis)
    cross = np.array([[0, -a[2], a[1]], [a[2], 0, -a[0]], [-a[1], a[0], 0]])
    angle = math.radians(degrees)
    return np.eye(3) + math.sin(angle) * cross + (1 - math.cos(angle)) * cross @ cross


def frame(forward: ArrayLike, up: ArrayLike = UP) -> Vec:
    """A matrix whose columns are left, up and forward, for something that points that way."""
    z = unit(forward)
    x = np.cross(np.asarray(up, np.float64), z)
    if np.linalg.norm(x) < 1e-6:
        x = np.cross(np.array([0.0, 0.3, -1]), z)
    x = unit(x)
    return np.stack([x, np.cross(z, x), z], 1)


def two_bones(root: Vec, target: Vec, upper: float, lower: float, pole: Vec, what: str) -> tuple[Vec, Vec]:
    """The joint and the end of a limb that reaches for a target, its joint bent towards the pole."""
    away = target - root
    far = float(np.linalg.norm(away))
    if far > (upper + lower) * 1.02:
        raise UnreachableError(f"{what}: {far:.2f} away, but the limb is {upper + lower:.2f} long")
    axis = unit(away)
    reach = min(max(far, abs(upper - lower) + 1e-3), (upper + lower) * 0.999)
    along = (upper * upper - lower * lower + reach * reach) / (2 * reach)
    out = math.sqrt(max(0.0, upper * upper - along * along))
    bend = unit(pole - axis * float(pole @ axis))
    return root + axis * along + bend * out, root + axis * reach


@dataclass(frozen=True)
class View:
    """Where a body stands on the card, how large, and how it is seen.

    `heading` 0 faces the viewer, 90 walks to the right, 180 shows its back, -90 walks to the left. `tilt` is how far the
    camera looks down (negative: up from below), `roll` turns the whole clockwise in the picture.
    """

    at: Place  # the ground beneath it
    size: float  # card units of one unit of the body (a person's height, an animal's shoulder)
    heading: float = 90.0
    tilt: float = 6.0
    roll: float = 0.0
    depth: float = 0.0  # nearer (more) or farther than its neighbours, card units

    @cached_property
    def matrix(self) -> Vec:
        """Body axes to right, up, nearer."""
        head, tilt, roll = (math.radians(each) for each in (self.heading, self.tilt, self.roll))
        stand = np.array([[math.cos(head), 0, math.sin(head)], [0, 1, 0], [-math.sin(head), 0, math.cos(head)]])
        look = np.array([[1, 0, 0], [0, math.cos(tilt), -math.sin(tilt)], [0, math.sin(tilt), math.cos(tilt)]])
        spin = np.array([[math.cos(roll), math.sin(roll), 0], [-math.sin(roll), math.cos(roll), 0], [0, 0, 1]])
        return spin @ look @ stand

    def project(self, points: ArrayLike) -> Vec:
        """Body points to card x, y and depth."""
        seen = np.atleast_2d(np.asarray(points, np.float64)) @ self.matrix.T * self.size
        return seen * (1, -1, 1) + (self.at[0], self.at[1], self.depth)

    def directions(self, vectors: ArrayLike) -> Vec:
        """Body directions as seen: x right, y down, z nearer."""
        return np.asarray(vectors, np.float64) @ self.matrix.T * (1, -1, 1)

    def place(self, point: ArrayLike) -> Place:
        """Where one body point falls on the card."""
        x, y, _ = self.project(point)[0]
        return float(x), float(y)

    def unproject(self, at: Sequence[float], depth: float) -> Vec:
        """The body point at that depth behind a place on the card."""
        seen = np.array([at[0] - self.at[0], self.at[1] - at[1], depth - self.depth]) / self.size
        return seen @ self.matrix
