"""Contact sheets: a dozen cards at a time with their names, to look at beside each other."""

from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from reverie.decks.deck import Fit
from reverie.decks.pictures import as_card
from reverie.rules import Card

ON_A_SHEET = 12
_ACROSS = 4
_CARD = (300, 450)
_GAP, _LINE = 24, 34
_GROUND, _INK = "#2b2a28", "#e9dfca"


def sheet_of(cards: Sequence[tuple[Card, Image.Image]]) -> Image.Image:
    """Up to twelve cards in rows of four."""
    rows = -(-len(cards) // _ACROSS)
    step = (_CARD[0] + _GAP, _CARD[1] + _LINE + _GAP)
    sheet = Image.new("RGB", (_ACROSS * step[0] + _GAP, rows * step[1] + _GAP), _GROUND)
    pen, font = ImageDraw.Draw(sheet), ImageFont.load_default(18)
    for number, (name, picture) in enumerate(cards):
        x, y = _GAP + number % _ACROSS * step[0], _GAP + number // _ACROSS * step[1]
        sheet.paste(as_card(picture, Fit.WHOLE, _CARD[0]), (x, y))
        pen.text((x, y + _CARD[1] + 8), _shortened(name, font), fill=_INK, font=font)
    return sheet


def _shortened(name: str, font: ImageFont.FreeTypeFont | ImageFont.ImageFont) -> str:
    if font.getlength(name) <= _CARD[0]:
        return name
    while font.getlength(name + "…") > _CARD[0]:
        name = name[:-1]
    return name + "…"


def sheet_paths(out: Path, cards: int) -> list[Path]:
    """One file a dozen: sheet.png, or sheet-1.png, sheet-2.png and so on."""
    count = -(-cards // ON_A_SHEET)
    if count <= 1:
        return [out]
    return [out.with_stem(f"{out.stem}-{number}") for number in range(1, count + 1)]
