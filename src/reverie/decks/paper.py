"""Painted paper for the cards of our own deck that have no picture yet.

Each is a little different, and all are plainly unfinished. It goes when the last picture comes.
"""

import io
from functools import cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from reverie.decks.sizes import CardPicture, Size, content_hash, placeholder
from reverie.rules import Card

SIZE = (300, 450)
_TONES = ("#e9dcc3", "#e6d3b8", "#dfe0d2", "#e4d6d3", "#d6dde0", "#ece3cf")
_WASHES = ("#3d5a73", "#7a4a58", "#4f6b4e", "#a9713f", "#8a5a7d", "#35696b", "#9c4a34", "#6a6a8f", "#b08d3c")


@cache
def paper_of(card: Card) -> tuple[CardPicture, bytes]:
    """The paper of one card: always the same for the same name."""
    picture = _painted(Random(card))
    out = io.BytesIO()
    picture.save(out, "WEBP", quality=60, method=4)
    data = out.getvalue()
    size = Size(f"{content_hash(data)}.webp", *SIZE, len(data), 60, 1)
    return CardPicture("", (size,), size, placeholder(picture)), data


def _painted(random: Random) -> Image.Image:
    paper = Image.new("RGB", SIZE, random.choice(_TONES))
    for colour in random.sample(_WASHES, 3):
        paper.paste(colour, mask=_wash(random))
    grain = Image.frombytes("L", SIZE, random.randbytes(SIZE[0] * SIZE[1])).filter(ImageFilter.GaussianBlur(0.8))
    shade = Image.blend(Image.new("L", SIZE, 255), grain, 0.12).convert("RGB")
    return _framed(ImageChops.multiply(paper, shade))


def _wash(random: Random) -> Image.Image:
    """A few broad strokes of a wet brush."""
    mask = Image.new("L", SIZE, 0)
    brush = ImageDraw.Draw(mask)
    x, y = random.uniform(60, 240), random.uniform(60, 390)
    for _ in range(random.randint(2, 5)):
        to = (x + random.uniform(-130, 130), y + random.uniform(-150, 150))
        brush.line((x, y, *to), fill=random.randint(70, 150), width=random.randint(18, 70))
        x, y = to
    return mask.filter(ImageFilter.GaussianBlur(random.uniform(4, 12)))


def _framed(paper: Image.Image) -> Image.Image:
    mask = Image.new("L", SIZE, 0)
    ImageDraw.Draw(mask).rounded_rectangle((12, 12, SIZE[0] - 13, SIZE[1] - 13), 6, fill=255)
    return Image.composite(paper, Image.new("RGB", SIZE, "#f4ecdb"), mask.filter(ImageFilter.GaussianBlur(2)))
