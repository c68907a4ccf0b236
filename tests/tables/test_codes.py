"""Codes that are said aloud, and the digests that a journal keeps of them."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.tables import codes
from reverie.tables.codes import SIGNS, Doors, new_code, new_link, new_table, read_code

ALL_SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
FAMILIES = ["0O", "1IL", "2Z", "5S", "8B", "6G", "VU"]

any_code = st.text(SIGNS, min_size=6, max_size=6)


def test_there_are_28_signs_and_one_of_every_family_that_is_mistaken() -> None:
    assert len(set(SIGNS)) == len(SIGNS) == 28
    assert [len(set(family) & set(SIGNS)) for family in FAMILIES] == [1] * len(FAMILIES)
    assert set(ALL_SIGNS) - set("".join(FAMILIES)) <= set(SIGNS)


def test_every_code_can_be_read_and_is_decent() -> None:
    for code in (new_code() for _ in range(2000)):
        assert read_code(code) == code
        assert not re.search("[A-Z]{3}", code)


def test_codes_differ_and_use_every_sign_at_every_place() -> None:
    drawn = [new_code() for _ in range(4000)]
    assert len(set(drawn)) > 3990
    assert all({code[place] for code in drawn} == set(SIGNS) for place in range(6))


RUDE = """
    C0CK77 77CUNT 5H1T4A A55A77 9FVK9H P0RN34 M3RD3A PD7H1A PVT4H9 C0N7H9 P3R53A T4TVRA N4Z1H7 A1488A F0DA77
"""


@pytest.mark.parametrize("rude", RUDE.split())
def test_what_digits_might_spell_is_not_dealt(rude: str) -> None:
    code = read_code(rude)
    assert code is not None
    assert not codes._is_decent(code)


def test_a_word_in_any_language_is_not_dealt() -> None:
    assert not codes._is_decent("4HEX77")
    assert codes._is_decent("4HE7X7")


@given(any_code, st.data())
def test_a_code_is_read_however_it_is_written(code: str, data: st.DataObject) -> None:
    alike = {sign: family for family in FAMILIES for sign in family}
    written = ""
    for sign in code:
        written += data.draw(st.sampled_from(["", " ", "-", " – ", "_", "."]))
        twin = data.draw(st.sampled_from(alike.get(sign, sign)))
        written += data.draw(
            st.sampled_from([twin, twin.lower(), chr(ord(twin) + 0xFEE0)])
        )  # the last one is full-width
    assert read_code(written) == code


@given(st.text(max_size=60))
def test_whatever_is_written_is_a_code_or_none(text: str) -> None:
    code = read_code(text)
    assert code is None or (len(code) == 6 and set(code) <= set(SIGNS))


@pytest.mark.parametrize("text", ["", "A7K4N", "A7K4N99", "A7K4Né", "А7К4Н9", "A7K4N9" + " " * 100])
def test_what_cannot_be_a_code(text: str) -> None:
    assert read_code(text) is None


def test_links_are_long_and_never_alike() -> None:
    links = {new_link() for _ in range(1000)}
    assert len(links) == 1000
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", link) for link in links)


def test_names_of_tables_suit_a_command_line() -> None:
    assert re.fullmatch(r"[0-9a-f]{20}", new_table())
    assert new_table() != new_table()


def test_a_door_is_the_same_however_the_code_is_written() -> None:
    doors = Doors(b"k" * 32)
    assert doors.door_of("A7K4N0") == doors.door_of(" a7k-4no ")
    assert doors.door_of("A7K4N0") != doors.door_of("A7K4N1")


def test_links_are_taken_to_the_letter() -> None:
    doors = Doors(b"k" * 32)
    assert doors.door_of("abcdefghijklmnopqrstuv\n") == doors.door_of("abcdefghijklmnopqrstuv")
    assert doors.door_of("abcdefghijklmnopqrstuv") != doors.door_of("Abcdefghijklmnopqrstuv")


def test_a_door_says_nothing_without_the_key() -> None:
    one, other = Doors(b"1" * 32).door_of("A7K4N0"), Doors(b"2" * 32).door_of("A7K4N0")
    assert one != other
    assert "A7K4N0" not in one
    assert len(one) == 24


@given(st.text())
def test_any_text_has_a_door(text: str) -> None:
    assert len(Doors(b"k").door_of(text)) == 24


def test_even_half_a_surrogate_has_a_door() -> None:
    assert len(Doors(b"k").door_of("\ud800")) == 24
