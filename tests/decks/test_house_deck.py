"""Our own deck: eighty-four cards, all of them painted, told of and spread as the briefs want."""

from pathlib import Path

import pytest
from PIL import Image

from reverie.decks import house
from reverie.decks.checking import check
from reverie.decks.deck import HOUSE_LANGUAGES
from reverie.decks.kept import Kept, files_of
from reverie.decks.likeness import CONFUSABLE
from reverie.decks.shelf import house_folder
from reverie.decks.texts import text_faults
from tests.decks.spread import COUNTED, counts, spreads, told

KEPT = Kept(house_folder())


@pytest.mark.slow
def test_it_has_no_fault() -> None:
    """Every picture is read through, so this takes a while once they are all there."""
    checked = check(house_folder())
    assert checked.faults == ()
    assert [pair for pair in checked.pairs if pair.apart < CONFUSABLE] == []


def test_its_texts_are_as_they_should_be() -> None:
    assert text_faults(house().deck) == []
    assert house().deck.languages == HOUSE_LANGUAGES


def test_its_files_are_there_and_light_enough() -> None:
    assert KEPT.faults(house().deck.names) == []


@pytest.mark.parametrize("card", sorted(KEPT.cards))
def test_each_picture_has_all_its_sizes(card: str) -> None:
    picture = KEPT.cards[card]
    assert [(size.width, size.height) for size in picture.sizes[:2]] == [(300, 450), (700, 1050)]
    assert picture.sizes[2].width >= 1000
    for size in files_of(picture):
        assert size.similarity >= 0.9
        with Image.open(KEPT.path_of(size.file)) as image:
            assert image.size == (size.width, size.height)


def test_recipes_and_deck_name_the_same_cards_in_the_same_order() -> None:
    names = house().deck.names
    assert {slug: card["number"] for slug, card in spreads().items()} == {
        slug: names.index(slug) + 1 for slug in spreads()
    }


def test_the_cards_are_spread_as_the_brief_wants() -> None:
    found = counts()
    assert found["time"]["blue night"] <= 17
    assert max(found["mood"].values(), default=0) <= 21
    assert max(found["composition"].values(), default=0) <= 21
    kinds = [
        tuple(card[field] for field in ("place", "composition", "viewpoint", "hue")) for card in spreads().values()
    ]
    assert len(kinds) == len(set(kinds))
    assert all(card[field] for card in spreads().values() for field in COUNTED)


def test_it_has_enough_of_everything() -> None:
    found = counts()
    assert found["people"]["none"] >= 12
    assert found["relation"]["two or more"] >= 14
    assert found["mood"]["comic"] >= 10
    assert min(found["themes"].values()) >= 5


def test_the_page_of_the_deck_counts_as_the_recipes_do() -> None:
    page = (Path(__file__).parents[2] / "docs" / "deck.md").read_text("utf-8")
    assert "\n".join(told()) in page
    assert page.count("](deck/sheet-") == 84 / 12
