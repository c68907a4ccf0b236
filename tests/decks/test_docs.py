"""The example in docs/decks.md is a deck."""

import re
from pathlib import Path

from reverie.decks.bag import opened
from reverie.decks.checking import check
from reverie.decks.reading import read
from tests.decks.making import deck_files, in_folder

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "decks.md").read_text("utf-8")
SHORT, ABOUT, CARD, VOCABULARY = (
    re.sub("^ {3}", "", block, flags=re.MULTILINE) for block in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
)


def test_two_lines_and_photographs_are_enough(tmp_path: Path) -> None:
    assert check(in_folder(tmp_path / "deck", deck_files(22, SHORT))).faults == ()


def test_the_long_example_has_no_fault(tmp_path: Path) -> None:
    more = VOCABULARY + "".join(f'[{key}]\nen = "{key}"\n' for key in ("gull", "lonely"))
    files = {"deck.toml": ABOUT, "cards/pier.toml": CARD, "vocabulary.toml": more}
    pictures = {"pictures/pier.jpg": b"", "pictures/two-gulls.jpg": b""}
    with opened(in_folder(tmp_path / "deck", {**files, **pictures})) as bag:
        found = read(bag)
    assert found.faults == ()
    said = found.deck.notes("pier").said("pt")
    assert said is not None
    assert said.title == "O último cais"
    assert found.deck.word_for("pier", "pt") == "cais"
