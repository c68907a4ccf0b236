"""What is to be seen of a picture that nobody has described: its colours and its light, and words for them."""

import base64
import colorsys
import io
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache
from importlib.resources import files
from statistics import fmean, pstdev

from PIL import Image

from reverie.decks.deck import nearest

LEADS = 0.14  # of the picture: a colour that covers less is hardly why anybody takes it
_MOST_LEADING = 3
_EVERYWHERE = 0.8

Pixel = tuple[int, int, int]


class Tone(StrEnum):
    RED = "red"
    ORANGE = "orange"
    YELLOW = "yellow"
    GREEN = "green"
    TURQUOISE = "turquoise"
    BLUE = "blue"
    PURPLE = "purple"
    PINK = "pink"
    BROWN = "brown"
    BLACK = "black"
    WHITE = "white"
    GREY = "grey"
    DARK = "dark"
    BRIGHT = "bright"
    GLIMMER = "glimmer"  # something light in the dark
    WARM = "warm"
    COLD = "cold"
    CALM = "calm"  # all of it much alike
    COLOURFUL = "colourful"
    SKY = "sky"  # blue, or light, above something darker
    MEADOW = "meadow"  # green below


_HUES = (  # up to so many degrees around the wheel
    (14, Tone.RED),
    (43, Tone.ORANGE),
    (68, Tone.YELLOW),
    (160, Tone.GREEN),
    (195, Tone.TURQUOISE),
    (258, Tone.BLUE),
    (295, Tone.PURPLE),
    (343, Tone.PINK),
    (360, Tone.RED),
)
_WARM = frozenset([Tone.RED, Tone.ORANGE, Tone.YELLOW, Tone.BROWN, Tone.PINK])
_COLD = frozenset([Tone.TURQUOISE, Tone.BLUE])
_PLAIN = frozenset([Tone.BLACK, Tone.WHITE, Tone.GREY])


def tones_in(picture: Image.Image) -> tuple[Tone, ...]:
    """What strikes the eye first, first. One of a few hundred pixels is enough, and quick."""
    data = picture.convert("RGB").tobytes()
    pixels = list(zip(data[::3], data[1::3], data[2::3], strict=True))
    third = max(1, picture.height // 3) * picture.width
    found = [*_colours(pixels), *_light(pixels), *_layers(pixels[:third], pixels[-third:])]
    return tuple(dict.fromkeys(found))


def colour_of(pixel: Pixel) -> Tone:
    hue, saturation, value = colorsys.rgb_to_hsv(*[part / 255 for part in pixel])
    if value < 0.2:
        return Tone.BLACK
    if saturation < 0.14 or saturation * value < 0.09:
        return Tone.WHITE if value > 0.82 else Tone.GREY
    tone = next(tone for end, tone in _HUES if hue * 360 <= end)
    if tone in (Tone.ORANGE, Tone.YELLOW) and value < 0.65:
        return Tone.BROWN if hue * 360 < 52 else Tone.GREEN
    if tone is Tone.RED and saturation < 0.5 and value > 0.7:
        return Tone.PINK
    return tone


def _colours(pixels: Sequence[Pixel]) -> Iterator[Tone]:
    counts = Counter(colour_of(pixel) for pixel in pixels)
    leading = [tone for tone, count in counts.most_common(_MOST_LEADING) if count >= LEADS * len(pixels)]
    yield from leading
    bright = sum(count for tone, count in counts.items() if tone not in _PLAIN) / len(pixels)
    if sum(tone not in _PLAIN for tone in leading) == _MOST_LEADING:
        yield Tone.COLOURFUL
    for tone, kin in ((Tone.WARM, _WARM), (Tone.COLD, _COLD)):
        share = sum(counts[it] for it in kin) / len(pixels)
        if bright > 0.4 and share > _EVERYWHERE * bright:
            yield tone


def _light(pixels: Sequence[Pixel]) -> Iterator[Tone]:
    lights = [_lightness(pixel) for pixel in pixels]
    mean = fmean(lights)
    if mean < 0.25:
        yield Tone.GLIMMER if max(lights) > 0.6 else Tone.DARK
        yield Tone.DARK
    elif mean > 0.62:
        yield Tone.BRIGHT
    if pstdev(lights) < 0.07:
        yield Tone.CALM


def _layers(above: Sequence[Pixel], below: Sequence[Pixel]) -> Iterator[Tone]:
    up, down = (Counter(colour_of(pixel) for pixel in part).most_common(1)[0][0] for part in (above, below))
    if up != down and up in (Tone.BLUE, Tone.TURQUOISE, Tone.WHITE, Tone.GREY) and _mean(above) > _mean(below):
        yield Tone.SKY
    if up != down and down is Tone.GREEN:
        yield Tone.MEADOW


def _mean(pixels: Sequence[Pixel]) -> float:
    return fmean(map(_lightness, pixels))


def _lightness(pixel: Pixel) -> float:
    """From 0 to 1, as bright as it looks."""
    red, green, blue = pixel
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


def pixels_of(placeholder: str) -> Image.Image:
    """The tiny picture in a data URI."""
    data = base64.b64decode(placeholder.partition(",")[2])
    with Image.open(io.BytesIO(data)) as picture:
        return picture.convert("RGB")


def words_for(tone: Tone, language: str) -> tuple[str, ...]:
    """What one might say to it, in this language or, where we have none, in English."""
    said = _said()[tone]
    return said[nearest(language, tuple(said)) or "en"]


@cache
def _said() -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    listed = tomllib.loads(files("reverie.minds").joinpath("words/tones.toml").read_text("utf-8"))
    return {tone: {tag: tuple(words) for tag, words in said.items()} for tone, said in listed.items()}
