"""How minds find the picture of a clue that people could give. It is settled, so a floor a little below holds it.

`python -m bench.minds guess` measures all of it; here a few rows for each clue do.
"""

from random import Random

import numpy as np
import pytest

from bench.minds.clues import KINDS, LANGUAGES, Clue, clues_in, picked, random_row
from bench.minds.guess import fits_of
from reverie.decks.shelf import house
from reverie.minds.deck_mind import study
from reverie.minds.knowledge import Knowledge, plain_to_see

PICTURES, ROWS = 6, 10
FLOOR = {"en": 74, "fr": 76, "es": 77, "pt": 76, "et": 72}  # of a hundred; chance finds seventeen


def found(knowledge: Knowledge, language: str, clues: list[Clue]) -> float:
    lore, shares = knowledge.lore, list[float]()
    for clue in clues:
        random, target = Random(f"{clue.card}/{clue.text}"), lore.place[clue.card]
        fits = fits_of(knowledge, clue, language)
        shares += [picked(fits, random_row(target, len(lore.cards), PICTURES, random)) for _ in range(ROWS)]
    return 100 * float(np.mean(shares))


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_enough_clues_of_every_kind(language: str) -> None:
    clues = clues_in(language)
    assert len(clues) >= 150
    assert [sum(clue.kind == kind for clue in clues) for kind in KINDS] == [len(clues) // 3] * 3


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_of_the_deck_leads_to_the_picture(language: str) -> None:
    lore, clues = study(house(), language).imagination.lore, clues_in(language)
    everything = found(Knowledge(lore, np.ones(len(lore.notes), np.bool_)), language, clues)
    assert everything >= FLOOR[language]
    assert everything > found(Knowledge(lore, plain_to_see(lore)), language, clues)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_clues_are_the_easiest_and_far_ones_not_lost(language: str) -> None:
    lore = study(house(), language).imagination.lore
    knowledge = Knowledge(lore, np.ones(len(lore.notes), np.bool_))
    plain, oblique, far = (
        found(knowledge, language, [clue for clue in clues_in(language) if clue.kind == kind]) for kind in KINDS
    )
    assert plain > max(oblique, far)
    assert min(oblique, far) > 2 * 100 / PICTURES
