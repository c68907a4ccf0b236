"""A rectangle of the canvas in pixels that knows its place in card units."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from atelier.palette import Image

WIDTH, HEIGHT = 1000, 1500  # a card, in its own units


@dataclass(frozen=True)
class Window:
    """Pixels top:bottom and left:right of a canvas with `scale` pixels a card unit."""

    top: int
    bottom: int
    left: int
    right: int
    scale: float

    @property
    def here(self) -> tuple[slice, slice]:
        """The index of this window in a whole-canvas array."""
        return slice(self.top, self.bottom), slice(self.left, self.right)

    @property
    def shape(self) -> tuple[int, int]:
        return self.bottom - self.top, self.right - self.left

    @cached_property
    def x(self) -> Image:
        """Card x of every column, as a row that broadcasts."""
        return ((np.arange(self.left, self.right, dtype=np.float32) + 0.5) / self.scale)[None, :]

    @cached_property
    def y(self) -> Image:
        """Card y of every row, as a column that broadcasts."""
        return ((np.arange(self.top, self.bottom, dtype=np.float32) + 0.5) / self.scale)[:, None]

    def cut(self, left: float, top: float, right: float, bottom: float, margin: int = 0) -> "Window | None":
        """The part of this window inside a box of card units, or None if nothing of it is."""
        cut = Window(
            max(self.top, int(np.floor(top * self.scale)) - margin),
            min(self.bottom, int(np.ceil(bottom * self.scale)) + margin),
            max(self.left, int(np.floor(left * self.scale)) - margin),
            min(self.right, int(np.ceil(right * self.scale)) + margin),
            self.scale,
        )
        return cut if min(cut.shape) > 1 else None

    def around(self, at: tuple[float, float], radius: float, down: float | None = None) -> "Window | None":
        """The part of this window round a place."""
        down = radius if down is None else down
        return self.cut(at[0] - radius, at[1] - down, at[0] + radius, at[1] + down)

    def inside(self, larger: "Window") -> tuple[slice, slice]:
        """The index of this window in an array that covers a larger one."""
        rows = slice(self.top - larger.top, self.bottom - larger.top)
        return rows, slice(self.left - larger.left, self.right - larger.left)
