"""What we ask of our own deck's words."""

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from reverie.decks.deck import HOUSE_LANGUAGES, CardNotes, Deck, Words
from reverie.decks.texts import plain, text_faults

KEYS = ("whale", "ladder", "night", "tender")


def words(card: str, language: str) -> Words:
    return Words(
        title=f"Supper for {card}",
        description="A whale floats above the roofs of a town. A child on a ladder holds out a star to it.",
        associations=tuple(f"{card} {language} thought {number}" for number in range(20)),
    )


def card(name: str, **changed: Any) -> CardNotes:
    """A sound card, with these changes to its English."""
    said: Mapping[str, Words] = {language: words(name, language) for language in HOUSE_LANGUAGES}
    return CardNotes(name, KEYS[:3], KEYS[3:], {**said, "en": replace(said["en"], **changed)})


def told(*cards: CardNotes) -> list[str]:
    vocabulary = {key: {language: f"{key}{language}" for language in HOUSE_LANGUAGES} for key in KEYS}
    vocabulary["tender"]["en"] = "tender"
    return [str(fault) for fault in text_faults(Deck("x", "X", cards, HOUSE_LANGUAGES, vocabulary=vocabulary))]


def test_sound_cards_have_no_faults() -> None:
    assert told(card("one"), card("two")) == []


LIST = words("one", "en").associations
TOLD = words("one", "en").description


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"title": ""}, "title should have 3 to 60"),
        ({"title": "x" * 61}, "title should have 3 to 60"),
        ({"title": "The end."}, "without a full stop"),
        ({"description": "Two. Words."}, "80 to 500 characters"),
        ({"description": TOLD.replace(".", ",")}, "two or three sentences, not 0"),
        ({"description": TOLD + " And a cat. And a dog."}, "two or three sentences, not 4"),
        ({"description": TOLD + " It is a Tender evening."}, "tells the mood, 'tender'"),
        ({"associations": LIST[:15]}, "16 associations at least, not 15"),
        ({"associations": (*LIST, "x" * 61)}, "too long for a clue"),
        ({"associations": (*LIST, "The Roofs of a Town!")}, "gives the clue 'The Roofs of a Town!' away"),
        ({"associations": (*LIST, "supper for one")}, "gives the clue 'supper for one' away"),
        ({"associations": (*LIST[:16], "whale", "roofs", "child", "ladder", "star", "town")}, "too many associations"),
    ],
)
def test_what_is_wrong_is_told(changed: dict[str, Any], fault: str) -> None:
    (found,) = told(card("one", **changed))
    assert found.startswith("cards/one.toml: en: ")
    assert fault in found


@pytest.mark.parametrize("associations", [(*LIST, "whale", "star"), LIST[:16], (*LIST, "town of roofs", "whales")])
def test_what_is_right_is_not(associations: tuple[str, ...]) -> None:
    assert told(card("one", associations=associations)) == []


def test_estonian_needs_twenty() -> None:
    sound = card("one")
    short = replace(sound.words["et"], associations=sound.words["et"].associations[:19])
    assert told(replace(sound, words={**sound.words, "et": short})) == [
        "cards/one.toml: et: there should be 20 associations at least, not 19."
    ]


def test_a_missing_language_is_told() -> None:
    sound = card("one")
    found = told(replace(sound, words={tag: it for tag, it in sound.words.items() if tag != "pt"}))
    assert found
    assert all(fault.startswith("cards/one.toml: pt: ") for fault in found)


def test_motifs_and_moods_are_wanted_and_said_in_every_language() -> None:
    assert told(replace(card("one"), motifs=KEYS[:2])) == ["cards/one.toml: motifs: name 3 at least."]
    assert told(replace(card("one"), moods=())) == ["cards/one.toml: moods: name one at least."]
    assert told(replace(card("one"), moods=("odd",))) == ["vocabulary.toml: odd: not said in en, fr, es, pt, et."]


def test_a_list_copied_from_another_card_is_told() -> None:
    third, more = LIST[:6] + words("two", "en").associations[6:18], LIST[:7] + words("two", "en").associations[7:18]
    assert told(card("one"), card("two", associations=third)) == []
    assert told(card("one"), card("two", associations=tuple(it.upper() for it in more))) == [
        "cards/two.toml: en: 7 associations are those of one."
    ]


def test_two_titles_alike_are_told() -> None:
    assert told(card("one"), card("two", title="SUPPER, for one")) == ["cards/two.toml: en: one has the same title."]


def test_a_card_without_a_word_is_told() -> None:
    complaints = told(CardNotes("a"), card("b"))
    assert complaints
    assert all(it.startswith("cards/a.toml: ") for it in complaints)


def test_words_are_compared_without_case_accents_or_signs() -> None:
    assert plain("L’Été, c’est\u00a0ÕHTU!") == plain("l'ete c'est ohtu")
