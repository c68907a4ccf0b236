"""A card's picture at the sizes in which it is shown: as good as the weight allows, and named by what is in it."""

import base64
import hashlib
import io
from collections.abc import Callable, Sequence
from typing import Any, cast

from msgspec import Struct
from PIL import Image, ImageMath

from reverie.decks.deck import Fit
from reverie.decks.pictures import as_card, resized

KILOBYTE = 1024
SMALL, MIDDLE, FULL = 300, 700, 1200  # widths; a picture that is narrower stays as it is
PREVIEW = 400  # the JPEG: for links, and for browsers that know no AVIF
MOST_KILOBYTES = {SMALL: 25, MIDDLE: 110, FULL: 350, PREVIEW: 45}
_TINY = (12, 18)
_SHRINK = 0.85  # what will not fit at any quality is made smaller


class Size(Struct, frozen=True):
    """One file of a picture."""

    file: str  # HASH.avif
    width: int
    height: int
    bytes: int
    quality: int
    similarity: float  # to the picture it was made from, at its own size; 1 is the same


class CardPicture(Struct, frozen=True):
    """A card's picture in all its sizes, the smallest first."""

    source: str  # a digest of the picture they were made from, and of how
    sizes: tuple[Size, ...]
    preview: Size
    placeholder: str  # a data URI, some hundred bytes


class Effort(Struct, frozen=True):
    """How long an encoder may take, and which qualities it tries, the best first."""

    speed: int
    qualities: tuple[int, ...]


THOROUGH = Effort(6, tuple(range(92, 27, -2)))  # for what is kept in the repository
QUICK = Effort(9, (74, 62, 50, 38, 28))  # for a host's own decks

Files = dict[str, bytes]


def digest_of(data: bytes, fit: Fit, effort: Effort) -> str:
    """By which a picture is known again, so that nothing is encoded twice."""
    how = f"1 {fit} {effort.speed} {effort.qualities} {MOST_KILOBYTES}".encode()
    return hashlib.sha256(hashlib.sha256(data).digest() + how).hexdigest()[:32]


def make_sizes(picture: Image.Image, fit: Fit, source: str, effort: Effort) -> tuple[CardPicture, Files]:
    """All sizes of a picture, and their bytes by file name."""
    files: Files = {}
    sizes = {_made(as_card(picture, fit, width), width, _avif(effort), effort, files): None for width in WIDTHS}
    preview = _made(as_card(picture, fit, PREVIEW), PREVIEW, _jpeg, effort, files)
    return CardPicture(source, tuple(sizes), preview, placeholder(as_card(picture, fit, SMALL))), files


WIDTHS = (SMALL, MIDDLE, FULL)

Encoder = Callable[[Image.Image, int], bytes]


def _made(card: Image.Image, at: int, encoder: Encoder, effort: Effort, files: Files) -> Size:
    most = MOST_KILOBYTES[at] * KILOBYTE
    while (found := best_that_fits(card, encoder, effort.qualities, most)) is None:
        smaller = (round(card.width * _SHRINK), round(card.height * _SHRINK))
        card = resized(card, smaller, Image.Resampling.LANCZOS)
    quality, data = found
    file = f"{content_hash(data)}.{'jpg' if encoder is _jpeg else 'avif'}"
    files[file] = data
    with Image.open(io.BytesIO(data)) as again:
        alike = similarity(card, again.convert("RGB"))
    return Size(file, card.width, card.height, len(data), quality, alike)


def content_hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:32]


def best_that_fits(
    card: Image.Image, encoder: Encoder, qualities: Sequence[int], most: int
) -> tuple[int, bytes] | None:
    """The best quality whose file is small enough. The lower the quality, the smaller the file: so halve."""
    found: tuple[int, bytes] | None = None
    low, high = 0, len(qualities) - 1
    while low <= high:
        middle = (low + high) // 2
        data = encoder(card, qualities[middle])
        if len(data) <= most:
            found, high = (qualities[middle], data), middle - 1
        else:
            low = middle + 1
    return found


def _avif(effort: Effort) -> Encoder:
    def encode(card: Image.Image, quality: int) -> bytes:
        # Full colour: it costs three per cent, and saves the edges of a red cap before a blue night.
        return _saved(card, "AVIF", quality=quality, speed=effort.speed, subsampling="4:4:4")

    return encode


def _jpeg(card: Image.Image, quality: int) -> bytes:
    return _saved(card, "JPEG", quality=quality, optimize=True, progressive=True)


def placeholder(card: Image.Image) -> str:
    """So small that it comes with the list of cards; the page blurs it."""
    tiny = resized(card, _TINY, Image.Resampling.BOX)
    return "data:image/webp;base64," + base64.b64encode(_saved(tiny, "WEBP", quality=40, method=6)).decode()


def _saved(image: Image.Image, kind: str, **how: Any) -> bytes:
    out = io.BytesIO()
    image.save(out, kind, **how)
    return out.getvalue()


def similarity(one: Image.Image, other: Image.Image) -> float:
    """The structural similarity (SSIM) of their light and dark, over squares of eight pixels: 1 for the same."""
    a, b = one.convert("L").convert("F"), other.convert("L").convert("F")
    squares = [_mean(it) for it in (a, b, _times(a, a), _times(b, b), _times(a, b))]
    per_square: Image.Image = ImageMath.lambda_eval(
        _ssim, **dict(zip(("a", "b", "aa", "bb", "ab"), squares, strict=True))
    )
    return round(float(cast("float", resized(per_square, (1, 1), Image.Resampling.BOX).getpixel((0, 0)))), 4)


def _mean(image: Image.Image) -> Image.Image:
    return image.reduce(8)


def _times(one: Image.Image, other: Image.Image) -> Image.Image:
    return ImageMath.lambda_eval(lambda it: it["one"] * it["other"], one=one, other=other)


def _ssim(it: dict[str, Any]) -> Any:
    luminance, contrast = (0.01 * 255) ** 2, (0.03 * 255) ** 2
    means = it["a"] * it["b"]
    squares = it["a"] * it["a"] + it["b"] * it["b"]
    covariance = it["ab"] - means
    variances = it["aa"] + it["bb"] - squares
    return ((2 * means + luminance) * (2 * covariance + contrast)) / (
        (squares + luminance) * (variances + contrast)
    )  # fmt: skip
