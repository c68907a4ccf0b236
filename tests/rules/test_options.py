"""How a table may play: what is left open follows from its seats, and nonsense is refused by the name of its field."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.rules import ClueKind, End, EndBy, Options, set_up
from tests.rules import unruly
from tests.rules.tables import deck, setup_of


def test_of_itself_a_table_plays_as_the_rulebook_says() -> None:
    options = setup_of(4).options
    assert options.end == End(EndBy.PILE)
    assert options.votes == 1
    assert options.clues == (ClueKind.WORDS,)
    assert options.bonus_cap is None
    assert {options.counting, options.exchange, options.amend, options.story} == {False}
    assert options.allies is None


def test_big_tables_end_by_turns_and_have_two_tokens() -> None:
    for seats in range(7, 13):
        options = setup_of(seats).options
        assert options.end == End(EndBy.TURNS, seats)
        assert options.votes == 2


def test_what_is_asked_for_is_kept() -> None:
    options = setup_of(8, Options(end=End(), votes=1)).options
    assert options.end == End(EndBy.PILE)
    assert options.votes == 1


@given(seats=unruly.seats, data=st.data())
def test_what_is_filled_in_stays_so_and_can_be_written_down(seats: int, data: st.DataObject) -> None:
    options = data.draw(unruly.options(seats)).at_table_of(seats)
    assert options.at_table_of(seats) == options
    assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options


NONSENSE: list[tuple[str, dict[str, Any]]] = [
    ("end.at", {"end": {"by": "score"}}),
    ("end.at", {"end": {"by": "turns", "at": 0}}),
    ("end.at", {"end": {"by": "score", "at": -30}}),
    ("end.at", {"end": {"by": "pile", "at": 3}}),
    ("end", {"end": {"by": "midnight"}}),
    ("bonus_cap", {"bonus_cap": -1}),
    ("bonus_cap", {"bonus_cap": "three"}),
    ("counting", {"counting": "yes"}),
    ("votes", {"votes": 0}),
    ("votes", {"votes": 3}),
    ("votes", {"votes": 2}),
    ("clues", {"clues": []}),
    ("clues", {"clues": ["words", "words"]}),
    ("clues", {"clues": ["smell"]}),
    ("allies", {"allies": [1, 1]}),
    ("allies", {"allies": [0, 4]}),
    ("allies", {"allies": [-1, 2]}),
    ("allies", {"allies": [0, 1, 2]}),
    ("tokens", {"tokens": 2}),
]


@pytest.mark.parametrize(("field", "given"), NONSENSE, ids=[str(given) for _, given in NONSENSE])
def test_nonsense_is_refused_by_name(field: str, given: dict[str, Any]) -> None:
    """At a table of four, asked for from outside."""
    with pytest.raises(ValueError, match=field):
        msgspec.convert(given, Options).at_table_of(4)


@pytest.mark.parametrize("votes", [-1, 0, 3])
def test_nonsense_from_inside_is_refused_too(votes: Any) -> None:
    """Types are not checked where a program builds its options itself."""
    with pytest.raises(ValueError, match="votes"):
        Options(votes=votes).at_table_of(8)


def test_allies_need_two_others() -> None:
    with pytest.raises(ValueError, match="allies"):
        Options(allies=(0, 1)).at_table_of(3)


@pytest.mark.parametrize("seats", range(3, 13))
def test_a_deck_holds_at_least_the_hands_and_a_card(seats: int) -> None:
    fewest = unruly.fewest_cards(seats)
    assert len(set_up(deck(fewest), seats, Options(), "").cards) == fewest
    with pytest.raises(ValueError, match="cards"):
        set_up(deck(fewest - 1), seats, Options(), "")


@pytest.mark.parametrize("cards", [(*deck(40), "picture-001"), (*deck(40), ""), (*deck(40), "a\nb")])
def test_a_deck_names_every_card_once(cards: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="cards"):
        set_up(cards, 4, Options(), "")
