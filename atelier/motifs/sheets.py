"""Sketchbook pages of the motifs: each thing at the size at which cards use it."""

from collections.abc import Callable
from dataclasses import dataclass

from atelier.card import Size, blank_scene, stroked
from atelier.geometry import Place
from atelier.light import Light
from atelier.palette import Image
from atelier.scene import Gradient, Motif, Scene

ACROSS, DOWN = 4, 6
CELL = 250.0
_LIGHT = Light(direction=(-0.55, -0.7, 0.45), colour="#ffe2ae", shade="#2f3050", rim="#ffe9c4", rim_strength=0.35, depth=0.55)


@dataclass(frozen=True)
class Sample:
    """A motif as the page shows it: painted standing on the middle of the foot of its box."""

    name: str
    paint: Callable[[Motif, Place], object]
    across: int = 1
    down: int = 1


@dataclass(frozen=True)
class Page:
    """A family, and the toned paper it is painted on."""

    samples: tuple[Sample, ...]
    ground: tuple[str, str] = ("#c9c4b4", "#a8a596")


def laid_out(samples: tuple[Sample, ...]) -> list[list[tuple[Sample, Place]]]:
    """Pages of samples with the place each stands on, filled from the top left."""
    pages: list[list[tuple[Sample, Place]]] = []
    taken: set[tuple[int, int]] = set()
    for sample in samples:
        spot = _free(taken, sample)
        if spot is None or not pages:
            pages.append([])
            taken = set()
            spot = _free(taken, sample) or (0, 0)
        column, row = spot
        taken |= {(column + i, row + j) for i in range(sample.across) for j in range(sample.down)}
        pages[-1].append((sample, ((column + sample.across / 2) * CELL, (row + sample.down) * CELL - 18)))
    return pages


def _free(taken: set[tuple[int, int]], sample: Sample) -> tuple[int, int] | None:
    for row in range(DOWN - sample.down + 1):
        for column in range(ACROSS - sample.across + 1):
            if not taken & {(column + i, row + j) for i in range(sample.across) for j in range(sample.down)}:
                return column, row
    return None


def composed_page(placed: list[tuple[Sample, Place]], ground: tuple[str, str], size: Size) -> Scene:
    """A page before the brush."""
    scene = blank_scene(1, size)
    scene.light = _LIGHT
    scene.background(Gradient(ground, (0, 0), (0, 1500)), flow=0.1)
    for sample, foot in placed:
        sample.paint(scene.motif(sample.name), foot)
    return scene


def page(placed: list[tuple[Sample, Place]], ground: tuple[str, str], size: Size) -> Image:
    """A finished page."""
    return stroked(composed_page(placed, ground, size), size).image


__all__ = ["Page", "Sample", "composed_page", "laid_out", "page"]
