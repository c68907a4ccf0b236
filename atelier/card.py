"""How a card is declared, found and painted. One module a card in `atelier/cards/`, named c05_bowing_lighthouse."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules

import cv2
import numpy as np
from numpy.random import default_rng

from atelier import cards as _cards
from atelier.accents import lay_accents
from atelier.canvas import Canvas
from atelier.palette import Image
from atelier.paper import finished, keep_crisp, pool_pigment
from atelier.scene import Scene
from atelier.strokes import blank_sheet, paint_strokes
from atelier.window import HEIGHT, WIDTH

_MODULE = re.compile(r"c(\d\d)_\w+")


@dataclass(frozen=True)
class Spread:
    """What the deck is counted by, in the words of the briefs' matrix."""

    hue: str
    place: str
    time: str
    season: str
    mood: str
    viewpoint: str
    figure: str
    composition: str
    themes: tuple[str, ...]
    people: bool = False
    relation: bool = False
    cast: tuple[str, ...] = ()  # complexions, A to E


@dataclass(frozen=True)
class Card:
    """A card's name and place in the deck; its number is also the seed of everything random on it."""

    number: int
    slug: str
    palette: tuple[str, ...]  # from the largest area to the accent
    spread: Spread


@dataclass(frozen=True)
class Recipe:
    """A card and how to paint it."""

    card: Card
    paint: Callable[[Scene], None]


@dataclass(frozen=True)
class Size:
    """How many pixels a card unit has while painting, and how many of them make one of the picture's."""

    scale: float
    oversampling: int

    @property
    def pixels(self) -> tuple[int, int]:
        """Width and height of the picture."""
        return round(WIDTH * self.scale / self.oversampling), round(HEIGHT * self.scale / self.oversampling)


DRAFT = Size(0.8, 2)
FINAL = Size(2.0, 2)


@dataclass(frozen=True)
class Painting:
    """A painted card, and the scene it came from for the checks and closeups."""

    image: Image  # (h, w, 3), RGB, 0 to 1
    scene: Scene
    strokes: dict[float, int]


def recipes() -> dict[int, Recipe]:
    """Every card there is a recipe for, by number."""
    found: dict[int, Recipe] = {}
    for module in iter_modules(_cards.__path__):
        named = _MODULE.fullmatch(module.name)
        if named is None:
            continue
        recipe = import_module(f"{_cards.__name__}.{module.name}")
        card: Card = recipe.CARD
        if card.number != int(named[1]) or f"c{card.number:02}_{card.slug.replace('-', '_')}" != module.name:
            raise ValueError(f"{module.name} declares card {card.number}, {card.slug}")
        found[card.number] = Recipe(card, recipe.paint)
    return dict(sorted(found.items()))


def blank_scene(seed: int, size: Size = DRAFT) -> Scene:
    """An empty scene, as every recipe gets it."""
    return Scene(Canvas(size.scale, default_rng([seed, 1])), seed)


def paint(recipe: Recipe, size: Size = FINAL) -> Painting:
    """Compose a card, stroke it, lay its accents and let it dry."""
    cv2.setNumThreads(1)  # a card takes one core, so that two can be painted beside each other
    scene = blank_scene(recipe.card.number, size)
    recipe.paint(scene)
    return stroked(scene, size)


def stroked(scene: Scene, size: Size) -> Painting:
    """The painting of a composed scene."""
    canvas, finish = scene.canvas, scene.finish
    sheet = blank_sheet(canvas, default_rng([scene.seed, 2]), finish.ground)
    strokes = paint_strokes(canvas, sheet, scene.seed)
    keep_crisp(sheet, canvas)
    pool_pigment(sheet, canvas, finish)
    lay_accents(sheet, canvas, scene.accents)
    return Painting(finished(sheet, canvas, finish, size.pixels), scene, strokes)


def composed(scene: Scene, size: Size) -> Image:
    """The picture the brush looks at, before any stroke: for judging light and drawing alone."""
    picture = np.clip(scene.canvas.picture, 0, 1)
    return cv2.resize(picture, size.pixels, interpolation=cv2.INTER_AREA)
