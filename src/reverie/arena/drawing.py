"""Plain drawings, as SVG and as PNG: boxes, dots and words are all that a chart needs.

A library for plots would weigh more than the game does; Pillow is here for the cards anyway.
"""

from collections.abc import Sequence
from enum import StrEnum
from html import escape
from io import BytesIO

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFont

_FINE, _SHARP = 4, 2  # drawn so many times larger, kept so many times larger: its edges are smooth then


class Side(StrEnum):
    """Where words stand, as seen from their point."""

    RIGHT = "start"
    AROUND = "middle"
    LEFT = "end"


class Box(Struct, frozen=True):
    x: float
    y: float
    width: float
    height: float
    colour: str


class Dot(Struct, frozen=True):
    x: float
    y: float
    radius: float
    colour: str


class Words(Struct, frozen=True):
    x: float
    y: float  # of their middle
    text: str
    colour: str
    size: float = 14
    side: Side = Side.RIGHT


class Drawing(Struct, frozen=True):
    width: int
    height: int
    ground: str
    shapes: Sequence[Box | Dot | Words]


def svg(drawing: Drawing) -> str:
    size = f'width="{drawing.width}" height="{drawing.height}" viewBox="0 0 {drawing.width} {drawing.height}"'
    ground = Box(0, 0, drawing.width, drawing.height, drawing.ground)
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="Alegreya Sans, system-ui, sans-serif">']
    lines += [_element(shape) for shape in (ground, *drawing.shapes)]
    return "\n".join([*lines, "</svg>\n"])


def _element(shape: Box | Dot | Words) -> str:
    at = f'x="{shape.x:.1f}" y="{shape.y:.1f}" fill="{shape.colour}"'
    match shape:
        case Box():
            return f'<rect {at} width="{shape.width:.1f}" height="{shape.height:.1f}"/>'
        case Dot():
            return f'<circle cx="{shape.x:.1f}" cy="{shape.y:.1f}" r="{shape.radius:.1f}" fill="{shape.colour}"/>'
        case Words():
            how = f'font-size="{shape.size:g}" text-anchor="{shape.side}" dominant-baseline="central"'
            return f"<text {at} {how}>{escape(shape.text)}</text>"


def png(drawing: Drawing) -> bytes:
    image = Image.new("RGB", (drawing.width * _FINE, drawing.height * _FINE), drawing.ground)
    canvas = ImageDraw.Draw(image)
    for shape in drawing.shapes:
        _paint(canvas, shape)
    out = BytesIO()
    kept = (drawing.width * _SHARP, drawing.height * _SHARP)
    image.resize(kept, Image.Resampling.BOX).save(out, "PNG", optimize=True)
    return out.getvalue()


def _paint(canvas: ImageDraw.ImageDraw, shape: Box | Dot | Words) -> None:
    x, y = shape.x * _FINE, shape.y * _FINE
    match shape:
        case Box():
            if shape.width > 0:
                far = (x + shape.width * _FINE - 1, y + shape.height * _FINE - 1)
                canvas.rectangle((x, y, *far), fill=shape.colour)
        case Dot():
            reach = shape.radius * _FINE
            canvas.ellipse((x - reach, y - reach, x + reach, y + reach), fill=shape.colour)
        case Words():
            anchor = {Side.RIGHT: "lm", Side.AROUND: "mm", Side.LEFT: "rm"}[shape.side]
            font = ImageFont.load_default(shape.size * _FINE)
            canvas.text((x, y), shape.text, shape.colour, font, anchor)
