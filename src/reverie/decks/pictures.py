"""A stranger's picture, opened with care: judged before it is decoded, then only its pixels are kept.

What comes out is upright, sRGB and nothing else. Whatever was around the pixels (where the photograph was taken, a
script behind the last byte) stays behind, for a card's picture is always encoded anew from them.
"""

import io
import warnings
from typing import Any, cast

from PIL import Image, ImageCms, ImageFilter, ImageMath, ImageOps

from reverie.decks.deck import Fit

FORMATS = ("PNG", "JPEG", "WEBP", "AVIF")
MOST_PIXELS = 50_000_000
LONGEST_SIDE = 16_000
SHORTEST_SIDE = 300
CARD = (2, 3)  # width to height
PAPER = (244, 236, 219)  # behind what is transparent

_MOST_PROFILE = 4 * 1024 * 1024
_HEIC = (b"ftypheic", b"ftypheix", b"ftypmif1", b"ftyphevc")

warnings.simplefilter("error", Image.DecompressionBombWarning)  # too large even for a warning: refused


class PictureError(Exception):
    """Says in a sentence why a picture cannot be a card."""


def open_picture(data: bytes) -> Image.Image:
    """The pixels of a picture, or PictureError."""
    try:
        with Image.open(io.BytesIO(data), formats=FORMATS) as image:
            _judge(image)
            return _pixels(image)
    except PictureError:
        raise
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as error:
        raise PictureError(_GIANT) from error
    except Image.UnidentifiedImageError as error:
        raise PictureError(_what_else(data)) from error
    except Exception as error:  # a broken picture may break its decoder in any way
        raise PictureError("this picture is damaged or cut short.") from error


_GIANT = f"this picture is too large; at most {MOST_PIXELS // 1_000_000} million pixels can be read."


def _judge(image: Image.Image) -> None:
    """By its header alone."""
    width, height = image.size
    if width * height > MOST_PIXELS or max(width, height) > LONGEST_SIDE:
        raise PictureError(_GIANT)
    if min(width, height) < SHORTEST_SIDE:
        raise PictureError(f"this picture is too small; it should be {SHORTEST_SIDE} pixels wide and high at least.")
    if image.format != "MPO" and getattr(image, "n_frames", 1) > 1:  # a camera's JPEG may hold a second, small picture
        raise PictureError("this picture moves; a card's picture is still.")


def _pixels(image: Image.Image) -> Image.Image:
    image.load()
    profile = image.info.get("icc_profile")
    upright = ImageOps.exif_transpose(image)
    flat = _in_srgb(_on_paper(_eight_bit(upright)), profile)
    clean = Image.new("RGB", flat.size)
    clean.paste(flat)  # nothing but pixels comes along
    return clean


def _eight_bit(image: Image.Image) -> Image.Image:
    """Sixteen bits of grey are otherwise cut off at white."""
    if image.mode.startswith("I"):
        return ImageMath.lambda_eval(lambda it: it["grey"] / 257 + 0.5, grey=image.convert("F")).convert("L")
    return image


def _on_paper(image: Image.Image) -> Image.Image:
    if not image.has_transparency_data:
        return image
    clear = image.convert("RGBA")
    return Image.alpha_composite(Image.new("RGBA", clear.size, (*PAPER, 255)), clear).convert("RGB")


def _in_srgb(image: Image.Image, profile: bytes | None) -> Image.Image:
    """Through the picture's own profile, where it has one that can be read."""
    if profile and len(profile) <= _MOST_PROFILE:
        try:
            own = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            through = ImageCms.profileToProfile(image, own, _srgb(), outputMode="RGB")
            if through is not None:
                return through
        except (ImageCms.PyCMSError, OSError, ValueError):
            pass  # without a profile then: the colours may be a little off
    return image.convert("RGB")


def _srgb() -> ImageCms.ImageCmsProfile:
    return ImageCms.ImageCmsProfile(cast("Any", ImageCms).createProfile("sRGB"))  # the library leaves its type open


def _what_else(data: bytes) -> str:
    head = data[:512].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    if head.startswith((b"<svg", b"<?xml", b"<!doctype svg")):
        return "this is an SVG, which may hold a program; make it a PNG."
    if data[4:12].lower() in _HEIC:
        return "this is a HEIC, which few programs can read; let the telephone export it as JPEG."
    return "this is no picture that can be read; make it PNG, JPEG, WebP or AVIF."


def as_card(picture: Image.Image, fit: Fit, width: int) -> Image.Image:
    """At most this wide, in a card's shape. Never made larger than it is."""
    across, down = CARD
    if fit is Fit.CROP:
        fits = min(width, picture.width, picture.height * across // down)
        return ImageOps.fit(
            picture, (fits, round(fits * down / across)), Image.Resampling.LANCZOS, centering=(0.5, 0.5)
        )
    fits = min(width, max(picture.width, picture.height * across // down))
    size = (fits, round(fits * down / across))
    inner = ImageOps.contain(picture, size, Image.Resampling.LANCZOS)
    card = ImageOps.fit(picture, size, Image.Resampling.BILINEAR).filter(ImageFilter.GaussianBlur(fits / 12))
    card.paste(inner, ((size[0] - inner.width) // 2, (size[1] - inner.height) // 2))
    return card


def resized(image: Image.Image, size: tuple[int, int], how: Image.Resampling) -> Image.Image:
    return cast("Any", image).resize(size, how)  # the library leaves its type open
