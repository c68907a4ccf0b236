"""Colours and light, as an eye would name them, and words for each in every language."""

import pytest
from PIL import Image

from reverie.decks.deck import HOUSE_LANGUAGES
from reverie.minds.joining import bare
from reverie.minds.tones import Tone, tones_in, words_for
from tests.minds.test_wordless import PAINTS


@pytest.mark.parametrize("tone", list(Tone))
def test_every_tone_can_be_said_in_several_ways_in_every_language(tone: Tone) -> None:
    said = [words_for(tone, language) for language in HOUSE_LANGUAGES]
    assert len(set(said)) == len(HOUSE_LANGUAGES)
    assert all(len({bare(text).casefold() for text in texts}) >= 5 for texts in said)


@pytest.mark.parametrize(
    ("above", "below", "tones"),
    [
        ("red", "red", {Tone.RED, Tone.WARM, Tone.CALM}),
        ("blue", "blue", {Tone.BLUE, Tone.COLD, Tone.CALM}),
        ("dark", "dark", {Tone.BLACK, Tone.DARK, Tone.CALM}),
        ("bright", "bright", {Tone.WHITE, Tone.BRIGHT, Tone.CALM}),
        ("bright", "green", {Tone.WHITE, Tone.GREEN, Tone.BRIGHT, Tone.SKY, Tone.MEADOW}),
        ("blue", "orange", {Tone.BLUE, Tone.ORANGE}),
    ],
)
def test_what_strikes_the_eye(above: str, below: str, tones: set[Tone]) -> None:
    picture = Image.new("RGB", (12, 18), PAINTS[above])
    picture.paste(PAINTS[below], (0, 9, 12, 18))
    assert set(tones_in(picture)) == tones


def test_many_colours_and_a_light_in_the_dark_strike_the_eye_too() -> None:
    stripes = Image.new("RGB", (12, 18))
    for number, name in enumerate(("red", "yellow", "blue")):
        stripes.paste(PAINTS[name], (4 * number, 0, 4 * number + 4, 18))
    assert Tone.COLOURFUL in tones_in(stripes)
    night = Image.new("RGB", (12, 18), PAINTS["dark"])
    night.putpixel((6, 6), PAINTS["bright"])
    assert {Tone.GLIMMER, Tone.DARK} < set(tones_in(night))
