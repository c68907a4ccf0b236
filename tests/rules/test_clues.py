"""What may be a clue (R6, R16): words in any script, from one character to 280, and nothing to harm the page."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.rules import Clue, ClueKind, Code, Hum, Live, Mime, Options, Sound, Tell, Words
from reverie.rules.clues import LONGEST, cleaned
from tests.rules.tables import Table

FAMILY = "👩‍👩‍👧‍👦"


def told(text: str) -> str:
    """The words as the table sees them."""
    clue = Table().claims(0).tells(text).game.clue
    assert isinstance(clue, Words)
    return clue.text


def refused(clue: str | Clue) -> Code:
    table = Table(4, Options(clues=tuple(ClueKind))).claims(0)
    return table.refuses(0, Tell(table.hand(0)[0], Words(clue) if isinstance(clue, str) else clue))


@pytest.mark.parametrize(
    "text",
    [
        "fox",  # shorter than five letters
        "a",
        "?",
        "…",
        "7",
        "🦊",
        FAMILY,
        "🏴󠁧󠁢󠁥󠁮󠁧󠁿",  # a flag made of tag characters
        "❤️",
        "Où est le bonheur ?",
        "¿Dónde está la felicidad?",
        "Kus on õnn?",
        "أين السعادة؟",
        "איפה האושר?",
        "ความสุขอยู่ที่ไหน",
        "幸せはどこにありますか",
        "ខ្មែរ",
        "می‌خواهم",  # with a zero-width non-joiner inside, as Persian is written
        "\u200fשלום!",  # a right-to-left mark orders a sign and overrides nothing
        "𓂀",
        "𝄞 la la",
        "x" * 280,
        "🦊" * 280,
    ],
)
def test_words_of_any_script_are_told_as_they_are(text: str) -> None:
    assert told(text) == text


@pytest.mark.parametrize("text", ["\U0001fae9", "\U0001fac8", "\U00031350", "\ue000"])
def test_signs_that_this_python_has_not_heard_of_are_signs_too(text: str) -> None:
    """New emoji and letters come every year; an older machine must read the same record."""
    assert told(text) == text


@pytest.mark.parametrize("text", ["  fox ", "\tfox\n", "\u3000fox\u00a0", "\r\nfox\x85", "\u2003fox\u2029"])
def test_words_are_trimmed(text: str) -> None:
    assert told(text) == "fox"


def test_words_are_told_in_nfc() -> None:
    assert told(unicodedata.normalize("NFD", "Kus on õnn?")) == "Kus on õnn?"
    assert told(unicodedata.normalize("NFD", "각")) == "각"
    assert told("Å\u212b") == "ÅÅ"


def test_the_length_is_counted_as_it_is_told() -> None:
    """280 Estonian letters are 560 signs before they are put together."""
    assert told(unicodedata.normalize("NFD", "õ" * 280)) == "õ" * 280
    assert told(" " * 50 + "x" * 280 + " " * 50) == "x" * 280
    assert refused(unicodedata.normalize("NFD", "õ" * 281)) is Code.CLUE_TOO_LONG
    assert refused("\u0958" * 141) is Code.CLUE_TOO_LONG  # each of which NFC takes apart into two


@pytest.mark.parametrize("text", ["x" * 281, "🦊" * 281, "夢" * 1000, "fox " * 71])
def test_more_than_280_signs_are_too_long(text: str) -> None:
    assert refused(text) is Code.CLUE_TOO_LONG


@pytest.mark.parametrize(
    "text",
    ["", " ", "\n", "\t \r\n", "\u00a0", "\u3000\u2003", "\u200b", "\ufeff", "\u2060", "\u200d", "\u200b \u200c"],
)
def test_blanks_alone_say_nothing(text: str) -> None:
    assert refused(text) is Code.CLUE_EMPTY


@pytest.mark.parametrize("text", ["\u00ad", "\u2800", "\u3164", "\u115f", "\uffa0", "\u200e", "\u061c", "\u180e"])
def test_nor_do_signs_that_nobody_can_see(text: str) -> None:
    assert refused(text) is Code.CLUE_EMPTY


@pytest.mark.parametrize("text", ["\ufe0f", "\U000e0100", "\u034f", "\u180b", "\ufe0f\u200d\ufe0f"])
def test_nor_do_variants_and_joiners_of_nothing(text: str) -> None:
    assert refused(text) is Code.CLUE_EMPTY


@pytest.mark.parametrize("sign", [*map(chr, range(32)), *map(chr, range(0x7F, 0xA0)), "\u2028", "\u2029"])
def test_no_control_characters(sign: str) -> None:
    assert refused(f"a{sign}b") is Code.CLUE_SIGNS
    assert refused(f"õ{sign}õ") is Code.CLUE_SIGNS


@pytest.mark.parametrize("sign", ["\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2069"])
def test_nothing_that_turns_the_direction_of_writing(sign: str) -> None:
    assert refused(f"{sign}xof") is Code.CLUE_SIGNS
    assert refused(f"fox{sign}") is Code.CLUE_SIGNS


@pytest.mark.parametrize("text", ["\ud800", "fox \udfff"])
def test_no_half_of_a_sign(text: str) -> None:
    """A lone surrogate cannot be written down in a record."""
    assert cleaned(Words(text)) is Code.CLUE_SIGNS


@given(st.text(max_size=400))
def test_a_clue_that_is_told_could_be_told_again(text: str) -> None:
    once = cleaned(Words(text))
    if isinstance(once, Words):
        assert cleaned(once) == once
        assert 1 <= len(once.text) <= LONGEST == 280
        assert unicodedata.is_normalized("NFC", once.text)
        assert once.text == once.text.strip()
        assert not any(unicodedata.category(sign) == "Cc" for sign in once.text)
        assert not set(once.text) & set("\u202d\u202e")


@pytest.mark.parametrize("lang", [None, "et", "fr", "pt-BR", "zh-Hant-TW", "ast"])
def test_words_may_say_their_language(lang: str | None) -> None:
    assert cleaned(Words("fox", lang)) == Words("fox", lang)


@pytest.mark.parametrize("lang", ["", "e", "et_EE", "<b>", "x" * 9, "et-", "et\n"])
def test_a_language_is_a_tag(lang: str) -> None:
    assert refused(Words("fox", lang)) is Code.CLUE_LANGUAGE


@pytest.mark.parametrize("kind", [Sound, Hum, Mime])
def test_a_recording_is_named_by_reference(kind: type[Sound | Hum | Mime]) -> None:
    assert cleaned(kind("Tune_1-a")) == kind("Tune_1-a")
    assert cleaned(kind("tune", "  õ la la ")) == kind("tune", "õ la la")
    for ref in ("", "a/b", "..", "a b", "x" * 65, "https://example.org", "tune\n"):
        assert refused(kind(ref)) is Code.CLUE_REFERENCE
    assert refused(kind("tune", "a\u202eb")) is Code.CLUE_SIGNS
    assert refused(kind("tune", "x" * 281)) is Code.CLUE_TOO_LONG


def test_a_performance_needs_no_caption() -> None:
    assert cleaned(Live()) == Live("")
    assert cleaned(Live(" she sings ")) == Live("she sings")
    assert refused(Live("a\nb")) is Code.CLUE_SIGNS
