"""Pictures that would be taken for one another."""

from itertools import combinations

import pytest
from PIL import Image, ImageEnhance

from reverie.decks.likeness import CONFUSABLE, apart, closest, look_of
from tests.decks.making import painted, saved
from tests.decks.test_pictures import open_picture

SIZE = (600, 900)


def test_a_picture_is_not_apart_from_itself_at_any_size() -> None:
    look = look_of(painted("x", SIZE))
    assert apart(look, look) == 0
    assert apart(look, look_of(painted("x", SIZE).resize((300, 450)))) < 0.15


@pytest.mark.parametrize("seed", range(4))
def test_the_same_picture_a_little_changed_is_confusable(seed: int) -> None:
    image = painted(seed, SIZE)
    for other in (
        open_picture(saved(image, "JPEG", quality=40)),
        ImageEnhance.Brightness(image).enhance(0.9),
        image.crop((6, 6, 600, 900)).resize(SIZE),
    ):
        assert apart(look_of(image), look_of(other)) < CONFUSABLE


def test_different_pictures_are_apart() -> None:
    looks = [look_of(painted(seed, SIZE)) for seed in range(12)]
    assert min(apart(one, other) for one, other in combinations(looks, 2)) > CONFUSABLE


def test_the_same_shapes_in_other_colours_are_further_apart_than_the_same_colours() -> None:
    image = painted("x", SIZE)
    red, green, blue = image.split()
    recoloured = Image.merge("RGB", (green, blue, red))
    assert apart(look_of(image), look_of(recoloured)) > apart(look_of(image), look_of(image)) + 0.1


def test_the_closest_pairs_come_first_each_but_once() -> None:
    looks = {str(seed): look_of(painted(seed, SIZE)) for seed in range(6)}
    looks["twin"] = look_of(painted(3, SIZE).resize((300, 450)))
    pairs = closest(looks, 5)
    assert {pairs[0].one, pairs[0].other} == {"3", "twin"}
    assert pairs == sorted(pairs)
    assert len({frozenset((pair.one, pair.other)) for pair in pairs}) == len(pairs) == 5
    assert apart(looks["0"], looks["1"]) == apart(looks["1"], looks["0"])
