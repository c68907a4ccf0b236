"""Strangers' pictures: every kind that people have, and every trick that pictures know."""

import io
import zipfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageCms

from reverie.decks.deck import Fit
from reverie.decks.pictures import MOST_PIXELS, PAPER, PictureError, as_card, open_picture
from reverie.decks.sizes import QUICK, make_sizes, similarity
from tests.decks.making import chunk, noise, painted, png_that_claims, saved

KINDS = {"PNG": {}, "JPEG": {"quality": 95}, "WEBP": {"quality": 95}, "AVIF": {"quality": 90}}


def close(one: tuple[Any, ...], other: tuple[int, ...], by: int = 6) -> bool:
    return all(abs(mine - theirs) <= by for mine, theirs in zip(one, other, strict=True))


def pixel(image: Image.Image, x: int, y: int) -> tuple[int, ...]:
    found = image.getpixel((x, y))
    assert isinstance(found, tuple)
    return found


def refusal(data: bytes) -> str:
    with pytest.raises(PictureError) as refused:
        open_picture(data)
    return str(refused.value)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_picture_is_read(kind: str) -> None:
    image = painted("x")
    read = open_picture(saved(image, kind, **KINDS[kind]))
    assert (read.mode, read.size) == ("RGB", image.size)
    assert similarity(image, read) > 0.93


@pytest.mark.parametrize("kind", KINDS)
def test_a_picture_cut_short_is_told(kind: str) -> None:
    data = saved(noise((320, 480)), kind, **KINDS[kind])
    for kept in (len(data) // 2, len(data) - len(data) // 10, 40):
        assert refusal(data[:kept])


@settings(max_examples=40)
@given(st.sampled_from(sorted(KINDS)), st.randoms(use_true_random=False))
def test_a_damaged_picture_is_refused_in_words_or_read(kind: str, random: Any) -> None:
    data = bytearray(DAMAGEABLE[kind])
    for _ in range(random.randint(1, 12)):
        data[random.randrange(len(data))] = random.randrange(256)
    with suppress(PictureError):  # and nothing else
        assert open_picture(bytes(data)).mode == "RGB"


DAMAGEABLE = {kind: saved(painted("damage"), kind, **how) for kind, how in KINDS.items()}


@pytest.mark.parametrize("size", [(60_000, 60_000), (8000, 8000), (10_000, 10_000), (16_001, 300), (2**31 - 1, 1)])
def test_a_giant_is_refused_by_its_header_alone(size: tuple[int, int]) -> None:
    """It holds no pixels: were they asked for, another sentence would be said."""
    assert "too large" in refusal(png_that_claims(*size)) or max(size) == 2**31 - 1
    assert refusal(png_that_claims(*size))


def test_what_is_just_small_enough_is_decoded() -> None:
    assert MOST_PIXELS > 7000 * 7000
    assert "damaged" in refusal(png_that_claims(7000, 7000))


def test_a_stamp_is_too_small() -> None:
    assert "too small" in refusal(saved(painted("x", (299, 480))))
    assert open_picture(saved(painted("x", (300, 300))))


@pytest.mark.parametrize("kind", ["GIF", "BMP", "TIFF", "ICO", "PPM"])
def test_other_kinds_are_refused(kind: str) -> None:
    assert "PNG, JPEG, WebP or AVIF" in refusal(saved(painted("x"), kind))


SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><script>alert(1)</script></svg>'


@pytest.mark.parametrize("data", [SVG, b'\xef\xbb\xbf  <?xml version="1.0"?>' + SVG, b"<!DOCTYPE svg>" + SVG])
def test_a_picture_with_a_program_in_it_is_refused(data: bytes) -> None:
    assert "SVG" in refusal(data)


def test_a_telephones_own_kind_is_named() -> None:
    assert "HEIC" in refusal(b"\0\0\0\x24ftypheic" + bytes(90))


@pytest.mark.parametrize("data", [b"", b"\0", b"%PDF-1.7", b"<html>", b"GIF89a", b"\x89PNG\r\n\x1a\n"])
def test_what_is_no_picture_is_said_to_be_none(data: bytes) -> None:
    assert refusal(data)


def polyglots() -> dict[str, bytes]:
    """Files that are a picture to one reader and something else to another."""
    script = b"<script>evil()</script>"
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as inner:
        inner.writestr("evil.js", script)
    plain = saved(painted("x"))
    return {
        "a page behind a JPEG": saved(painted("x"), "JPEG") + b"<html>" + script,
        "a zip behind a PNG": plain + packed.getvalue(),
        "a page in a PNG's text": plain[:33] + chunk(b"tEXt", b"Comment\0" + script) + plain[33:],
        "a page in a JPEG's comment": saved(painted("x"), "JPEG", comment=script),
        "a page in a WebP's notes": saved(painted("x"), "WEBP", xmp=script),
        "a page behind a WebP": saved(painted("x"), "WEBP") + script,
    }


@pytest.mark.parametrize("name", polyglots())
def test_nothing_but_pixels_comes_through(name: str) -> None:
    data = polyglots()[name]
    assert b"evil" in data
    picture, files = make_sizes(open_picture(data), Fit.CROP, "", QUICK)
    assert picture.sizes
    for body in files.values():
        assert b"evil" not in body
        assert b"script" not in body


def with_place() -> Image.Exif:
    exif = Image.Exif()
    exif[0x010F] = "Secret Camera"
    exif.get_ifd(0x8825).update({1: "N", 2: (58.0, 22.0, 40.0), 3: "E", 4: (26.0, 43.0, 12.0)})
    return exif


@pytest.mark.parametrize("kind", KINDS)
def test_where_a_photograph_was_taken_stays_behind(kind: str) -> None:
    data = saved(painted("x"), kind, exif=with_place())
    assert b"Secret Camera" in data
    read = open_picture(data)
    assert not read.info
    assert not read.getexif()
    _, files = make_sizes(read, Fit.CROP, "", QUICK)
    for body in files.values():
        assert b"Secret" not in body
        assert b"Exif" not in body
        with Image.open(io.BytesIO(body)) as again:
            assert not again.getexif()
            assert not {"exif", "xmp", "icc_profile", "comment"} & set(again.info)


def marked(size: tuple[int, int] = (320, 480)) -> Image.Image:
    """Red in the upper left corner."""
    image = Image.new("RGB", size, "white")
    image.paste("red", (0, 0, 100, 100))
    return image


@pytest.mark.parametrize(
    ("orientation", "corner", "size"),
    [
        (1, (20, 20), (320, 480)),
        (2, (300, 20), (320, 480)),
        (3, (300, 460), (320, 480)),
        (4, (20, 460), (320, 480)),
        (5, (20, 20), (480, 320)),
        (6, (460, 20), (480, 320)),
        (7, (460, 300), (480, 320)),
        (8, (20, 300), (480, 320)),
    ],
)
@pytest.mark.parametrize("kind", ["JPEG", "PNG", "AVIF"])
def test_a_photograph_stands_upright(
    kind: str, orientation: int, corner: tuple[int, int], size: tuple[int, int]
) -> None:
    exif = Image.Exif()
    exif[0x0112] = orientation
    read = open_picture(saved(marked(), kind, exif=exif))
    assert read.size == size
    assert close(pixel(read, *corner), (255, 0, 0), 30)


def test_the_four_inks_of_print_become_the_three_lights_of_the_page() -> None:
    image = Image.new("RGB", (320, 480), (200, 40, 90)).convert("CMYK")
    assert close(pixel(open_picture(saved(image, "JPEG", quality=95)), 9, 9), (200, 40, 90), 12)


def test_sixteen_bits_of_grey_keep_their_greys() -> None:
    image = Image.frombytes("I;16", (300, 300), b"".join((30_000).to_bytes(2, "little") for _ in range(90_000)))
    assert close(pixel(open_picture(saved(image)), 9, 9), (117, 117, 117), 1)


@pytest.mark.parametrize(("value", "wanted"), [(0, 0), (65_535, 255), (257 * 128, 128)])
def test_the_ends_of_sixteen_bits_are_black_and_white(value: int, wanted: int) -> None:
    image = Image.frombytes("I;16", (300, 300), value.to_bytes(2, "little") * 90_000)
    assert pixel(open_picture(saved(image)), 0, 0) == (wanted,) * 3


@pytest.mark.parametrize("mode", ["L", "1", "P", "LA", "RGBA"])
def test_every_way_of_storing_colour_is_read(mode: str) -> None:
    read = open_picture(saved(painted("x").convert(mode)))
    assert read.mode == "RGB"
    assert len(read.getcolors(200_000) or ()) > 1


def test_what_is_transparent_shows_paper() -> None:
    image = Image.new("RGBA", (320, 480), (255, 0, 0, 0))
    image.paste((0, 0, 255, 255), (0, 0, 100, 100))
    palette = Image.new("P", (320, 480), 0)
    palette.putpalette([255, 0, 0, 0, 0, 255])
    assert pixel(open_picture(saved(image)), 200, 200) == PAPER
    assert pixel(open_picture(saved(image)), 50, 50) == (0, 0, 255)
    assert pixel(open_picture(saved(palette, transparency=0)), 9, 9) == PAPER


@pytest.mark.parametrize("kind", ["PNG", "WEBP", "AVIF"])
def test_a_picture_that_moves_is_refused(kind: str) -> None:
    data = saved(painted("a"), kind, save_all=True, append_images=[painted("b")])
    assert "moves" in refusal(data)


def test_a_cameras_second_picture_is_passed_over() -> None:
    data = saved(painted("a"), "MPO", save_all=True, append_images=[painted("b", (160, 240))])
    assert similarity(open_picture(data), painted("a")) > 0.8


def test_a_profile_of_wider_colours_is_taken_into_account() -> None:
    swapped = ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB"))
    srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB"))
    image = painted("x")
    assert similarity(open_picture(saved(image, icc_profile=srgb.tobytes())), image) > 0.99
    assert open_picture(saved(image, icc_profile=swapped.tobytes())).size == image.size  # no profile of this picture's
    assert open_picture(saved(image, icc_profile=b"no profile at all")).size == image.size


# Onto the card.


@pytest.mark.parametrize("size", [(600, 900), (900, 600), (300, 900), (4000, 300), (1000, 1500), (301, 451)])
@pytest.mark.parametrize("fit", Fit)
@pytest.mark.parametrize("width", [300, 700])
def test_every_card_is_two_wide_and_three_high(size: tuple[int, int], fit: Fit, width: int) -> None:
    card = as_card(painted("x", size), fit, width)
    assert card.width <= width
    assert abs(card.height - card.width * 1.5) <= 1
    if fit is Fit.CROP:
        assert card.width <= size[0]


def test_a_wide_photograph_fills_the_card_or_is_shown_whole() -> None:
    wide = Image.new("RGB", (1200, 600), "white")
    wide.paste("red", (0, 0, 300, 600))
    wide.paste("blue", (900, 0, 1200, 600))
    cropped, whole = as_card(wide, Fit.CROP, 300), as_card(wide, Fit.WHOLE, 300)
    assert cropped.getcolors() == [(300 * 450, (255, 255, 255))]
    assert pixel(whole, 5, 225) == (255, 0, 0)
    assert pixel(whole, 295, 225) == (0, 0, 255)


def test_nothing_is_written_while_pictures_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    make_sizes(open_picture(saved(painted("x"))), Fit.CROP, "", QUICK)
    assert list(tmp_path.iterdir()) == []
