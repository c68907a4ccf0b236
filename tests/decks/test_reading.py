"""A deck's own words: what is read, and what is told when it cannot be."""

from pathlib import Path

import pytest

from reverie.decks.bag import opened
from reverie.decks.deck import Deck, Fit, fallbacks, is_language, nearest
from reverie.decks.reading import Reading, read
from tests.decks.making import ABOUT, Files, deck_files, in_folder, in_zip

FULL = """id = "rain"
name = "Rain"
languages = ["en", "pt-BR"]
authors = ["Ada", "Bruno"]
licence = "CC-BY-4.0"
fit = "whole"
cards = [
  "two",
  "one",
]
"""
ONE = """motifs = ["whale", "ladder"]
moods = ["tender"]

[words.en]
title = "Feeding time"
description = "A whale. A child."
associations = ["patience", "a bedtime story"]

[words.pt-BR]
title = "Hora de comer"
"""
VOCABULARY = """[whale]
en = "whale"
pt-BR = "baleia"
[ladder]
en = "ladder"
[tender]
"""


def reading(tmp_path: Path, files: Files) -> Reading:
    with opened(in_folder(tmp_path / "deck", files)) as bag:
        return read(bag)


def told(tmp_path: Path, files: Files) -> list[str]:
    return [str(fault) for fault in reading(tmp_path, files).faults]


def full() -> Files:
    return {
        "deck.toml": FULL,
        "vocabulary.toml": VOCABULARY,
        "cards/one.toml": ONE,
        "pictures/one.jpg": b"",
        "pictures/two.PNG": b"",
    }


def deck_of(tmp_path: Path) -> Deck:
    return reading(tmp_path, full()).deck


def test_a_whole_deck_is_read(tmp_path: Path) -> None:
    found = reading(tmp_path, full())
    assert found.faults == ()
    deck = found.deck
    assert (deck.id, deck.name, deck.languages, deck.authors) == ("rain", "Rain", ("en", "pt-BR"), ("Ada", "Bruno"))
    assert (deck.licence, deck.fit, deck.names) == ("CC-BY-4.0", Fit.WHOLE, ("two", "one"))
    assert found.pictures == {"two": "pictures/two.PNG", "one": "pictures/one.jpg"}
    notes = deck.notes("one")
    assert (notes.motifs, notes.moods) == (("whale", "ladder"), ("tender",))
    assert notes.words["en"].associations == ("patience", "a bedtime story")
    assert deck.notes("two").words == {}


def test_a_folder_and_its_zip_read_the_same(tmp_path: Path) -> None:
    with opened(in_zip(tmp_path / "deck.zip", full())) as bag:
        assert read(bag) == reading(tmp_path, full())


def test_photographs_alone_make_a_deck(tmp_path: Path) -> None:
    """The cards are then what the pictures are called, in the alphabet's order."""
    found = reading(tmp_path, deck_files(3))
    assert found.faults == ()
    assert found.deck.names == ("card-00", "card-01", "card-02")
    assert found.deck.languages == ()
    assert found.deck.notes("card-00").said("en") is None


def test_names_may_be_in_any_letters(tmp_path: Path) -> None:
    files: Files = {
        "deck.toml": ABOUT,
        "pictures/IMG 2031 (2).JPG": b"",
        "pictures/Õhtu.png": b"",
        "pictures/夢.webp": b"",
    }
    assert reading(tmp_path, files).deck.names == ("IMG 2031 (2)", "Õhtu", "夢")
    assert told(tmp_path, files) == []


@pytest.mark.parametrize(
    ("asked", "title"),
    [
        ("en", "Feeding time"),
        ("en-GB", "Feeding time"),
        ("pt-BR", "Hora de comer"),
        ("pt", "Hora de comer"),
        ("pt-PT", "Hora de comer"),
        ("PT-br", "Hora de comer"),
        ("et", None),
        ("e", None),
        ("", None),
    ],
)
def test_words_are_given_in_the_nearest_language(tmp_path: Path, asked: str, title: str | None) -> None:
    said = deck_of(tmp_path).notes("one").said(asked)
    assert (said.title if said else None) == title


def test_a_motif_has_a_word_in_every_language_that_says_it(tmp_path: Path) -> None:
    deck = deck_of(tmp_path)
    assert deck.word_for("whale", "pt") == "baleia"
    assert deck.word_for("whale", "et") == "whale"
    assert deck.word_for("paper-boat", "pt") == "paper boat"


def test_tags_fall_back_to_wider_ones() -> None:
    assert list(fallbacks("zh-Hant-TW")) == ["zh-Hant-TW", "zh-Hant", "zh"]
    assert nearest("zh-Hant-TW", ["en", "zh-Hans", "zh-Hant"]) == "zh-Hant"
    assert nearest("en", []) is None


@pytest.mark.parametrize("tag", ["en", "et", "pt-BR", "zh-Hant", "zh-Hant-TW", "es-419", "sl-rozaj", "gsw"])
def test_languages_as_they_are_written(tag: str) -> None:
    assert is_language(tag)


@pytest.mark.parametrize("tag", ["", "e", "EN", "english", "en_GB", "en-gb", "en-", "../en", "en\n", "pt-BRA"])
def test_what_is_no_language(tag: str) -> None:
    assert not is_language(tag)


# Faults.


def test_every_fault_is_told_at_once_with_its_line(tmp_path: Path) -> None:
    about = """id = "Bad Id"
colour = "red"
languages = [
  "en",
  "english",
]
authors = "Ada"
fit = "squeeze"
cards = [
  "one",
  "one",
  "a/b",
  7,
]
"""
    one = """motif = ["whale"]
moods = ["tender", "Tender"]
[words.en]
title = 12
associations = [
  "fine",
  "turn\\u202eed",
  "",
]
[words.fr]
title = "Bonjour"
"""
    files: Files = {"deck.toml": about, "cards/one.toml": one, "cards/two.toml": "", "pictures/one.svg": "<svg/>"}
    files |= {"pictures/sub/x.png": b"", "pictures/one.png": b"", "pictures/one.webp": b"", "pictures/stray.png": b""}
    assert told(tmp_path, files) == [
        "cards/one.toml:1: motif: a deck has nothing of this name here.",
        "cards/one.toml:2: 'Tender' is in this list twice.",
        "cards/one.toml:4: title: this must be a text in quotes.",
        "cards/one.toml:7: there are signs in this text that cannot be shown.",
        "cards/one.toml:8: there is nothing to be seen in this text.",
        "cards/one.toml:10: 'fr' is not among the languages in deck.toml.",
        "cards/two.toml: no card is called two.",
        "deck.toml: name: say what the deck is called.",
        "deck.toml:1: id: give the deck a short name of small letters, figures and hyphens.",
        "deck.toml:2: colour: a deck has nothing of this name here.",
        "deck.toml:5: 'english' is no language; write fr, pt-BR or zh-Hant.",
        "deck.toml:7: authors: this must be a list.",
        "deck.toml:8: fit: invalid enum value 'squeeze'.",
        "deck.toml:11: the card one is listed twice.",
        "deck.toml:12: 'a/b' cannot be a card's name; use letters, figures and hyphens.",
        "deck.toml:13: cards: this must be a text in quotes.",
        "pictures/one.svg: this is no picture that a deck can have; make it PNG, JPEG, WebP or AVIF.",
        "pictures/one.webp: there is a second picture of this card, pictures/one.png.",
        "pictures/stray.png: no card is called stray; list it in deck.toml, or take the picture away.",
        "pictures/sub/x.png: pictures lie in pictures/ itself, not in folders inside it.",
    ]


def test_a_folder_without_its_file_is_told(tmp_path: Path) -> None:
    assert told(tmp_path, {"pictures/one.png": b""}) == [
        "deck.toml: a deck needs this file: it says what the deck is called."
    ]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("id = 'x'\nname = \n", "deck.toml:2: this is not TOML"),
        (b"\xff\xfe\x00", "deck.toml: this file is not written in UTF-8."),
        ("id = " + "[" * 5000, "deck.toml: this file is nested too deep."),
        ("#" * 300_000, "deck.toml: this file is longer than 256 KB."),
    ],
    ids=["torn", "bytes", "deep", "long"],
)
def test_a_file_that_is_no_toml_is_told(tmp_path: Path, text: str | bytes, wanted: str) -> None:
    assert told(tmp_path, {"deck.toml": text})[0].startswith(wanted)


def test_a_windows_editors_file_is_read(tmp_path: Path) -> None:
    about = ABOUT.replace("\n", "\r\n").encode("utf-8-sig")
    assert told(tmp_path, {"deck.toml": about, "pictures/one.png": b""}) == []


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('[words.en]\ntitle = "' + "x" * 81 + '"', 2),
        ('[words.en]\n\ndescription = "' + "x" * 801 + '"', 3),
        ('[words.en]\nassociations = [\n"' + "x" * 81 + '"]', 3),
        ("[words.en]\nassociations = [\n" + "".join(f'"{number}",' for number in range(201)) + "]", 2),
        ('motifs = ["sea"]', 1),
        ("words = 3", 1),
        ("words.en = 3", 1),
        ("[words.en]\nwords = 3", 2),
    ],
)
def test_texts_and_tables_that_are_too_much_or_too_little(tmp_path: Path, text: str, line: int) -> None:
    (fault,) = reading(tmp_path, {**full(), "cards/one.toml": text}).faults
    assert (fault.file, fault.line) == ("cards/one.toml", line)


@pytest.mark.parametrize("text", ['whale = "x"', "[whale]\nen = 3", "[whale]\nen = { a = 1 }"])
def test_a_vocabulary_that_is_none_is_told(tmp_path: Path, text: str) -> None:
    files = {**full(), "vocabulary.toml": text, "cards/one.toml": ""}
    assert {fault.file for fault in reading(tmp_path, files).faults} == {"vocabulary.toml"}


def test_a_strangers_words_cannot_work_the_terminal(tmp_path: Path) -> None:
    about = ABOUT + '"\\u001b[2J\\u202e" = 1\ncards = ["\\u0007"]\n'
    faults = told(tmp_path, {"deck.toml": about})
    assert len(faults) == 2
    assert all(fault.isprintable() for fault in faults)


def test_unpainted_cards_are_known(tmp_path: Path) -> None:
    files = full()
    del files["pictures/one.jpg"]
    assert reading(tmp_path, files).unpainted == ("one",)
