"""Sizes of a picture: light enough, and as good as that allows."""

import hashlib
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageFilter

from reverie.decks.deck import Fit
from reverie.decks.sizes import (
    KILOBYTE,
    MOST_KILOBYTES,
    PREVIEW,
    QUICK,
    THOROUGH,
    Effort,
    best_that_fits,
    digest_of,
    make_sizes,
    similarity,
)
from tests.decks.making import noise, painted

BLANK = Image.new("RGB", (8, 8))


def test_a_picture_comes_in_three_widths_and_a_jpeg() -> None:
    picture, files = make_sizes(painted("x", (1000, 1500)), Fit.CROP, "source", QUICK)
    assert [(size.width, size.height) for size in picture.sizes] == [(300, 450), (700, 1050), (1000, 1500)]
    assert (picture.preview.width, picture.preview.height) == (400, 600)
    for size in (*picture.sizes, picture.preview):
        with Image.open(io.BytesIO(files[size.file])) as image:
            assert image.size == (size.width, size.height)
            assert image.format == ("JPEG" if size is picture.preview else "AVIF")
        assert len(files[size.file]) == size.bytes
        assert size.similarity > 0.9


def test_a_small_picture_is_not_made_larger() -> None:
    picture, files = make_sizes(painted("x", (330, 495)), Fit.CROP, "", QUICK)
    assert [size.width for size in picture.sizes] == [300, 330]
    assert len(files) == 3


def test_a_name_is_what_is_in_the_file_and_nothing_else() -> None:
    one, files = make_sizes(painted("x"), Fit.CROP, "one", QUICK)
    other, again = make_sizes(painted("x"), Fit.CROP, "other", QUICK)
    assert files == again
    assert one.sizes == other.sizes
    assert all(name.partition(".")[0] == hashlib.sha256(body).hexdigest()[:32] for name, body in files.items())
    assert not files.keys() & make_sizes(painted("y"), Fit.CROP, "one", QUICK)[1].keys()


@pytest.mark.slow
def test_even_a_picture_that_cannot_be_packed_stays_light() -> None:
    picture, _ = make_sizes(noise((1200, 1800)), Fit.CROP, "", Effort(10, (60, 20)))
    for size, width in zip((*picture.sizes, picture.preview), (*sorted({300, 700, 1200}), PREVIEW), strict=True):
        assert size.bytes <= MOST_KILOBYTES[width] * KILOBYTE
        assert size.width <= width


@given(st.lists(st.integers(0, 100), min_size=1, max_size=20, unique=True), st.integers(-10, 110))
def test_the_best_quality_that_fits_is_found_with_few_tries(qualities: list[int], most: int) -> None:
    qualities.sort(reverse=True)
    tries: list[int] = []

    def encode(_: Image.Image, quality: int) -> bytes:
        tries.append(quality)
        return bytes(quality)

    found = best_that_fits(BLANK, encode, qualities, most)
    fitting = [quality for quality in qualities if quality <= most]
    assert (found[0] if found else None) == (fitting[0] if fitting else None)
    assert len(tries) <= len(qualities).bit_length()


def test_a_placeholder_comes_with_the_page() -> None:
    picture, _ = make_sizes(painted("x"), Fit.CROP, "", QUICK)
    assert picture.placeholder.startswith("data:image/webp;base64,")
    assert len(picture.placeholder) < 400


def test_likeness_is_one_for_the_same_and_falls_with_every_loss() -> None:
    image = painted("x")
    blurred = [image.filter(ImageFilter.GaussianBlur(radius)) for radius in (1, 3, 9)]
    steps = [similarity(image, other) for other in (image, *blurred, noise(image.size))]
    assert steps[0] == 1
    assert steps == sorted(steps, reverse=True)
    assert len(set(steps)) == len(steps)
    assert steps[-1] < 0.2
    assert similarity(image, blurred[0]) == similarity(blurred[0], image)


def test_the_likeness_of_a_flat_field_is_as_the_formula_says() -> None:
    black, grey = (Image.new("L", (16, 16), value) for value in (0, 100))
    luminance = (0.01 * 255) ** 2
    assert similarity(black, grey) == round(luminance / (100**2 + luminance), 4)


def test_a_picture_is_known_again_by_what_it_is_and_how_it_was_made() -> None:
    digests = {digest_of(b"a", Fit.CROP, QUICK), digest_of(b"b", Fit.CROP, QUICK)}
    digests |= {digest_of(b"a", Fit.WHOLE, QUICK), digest_of(b"a", Fit.CROP, THOROUGH)}
    assert len(digests) == 4
    assert digest_of(b"a", Fit.CROP, QUICK) in digests
