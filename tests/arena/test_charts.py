"""Charts: what is drawn is what was counted, in both kinds of file."""

from io import BytesIO
from xml.etree import ElementTree

import pytest
from PIL import Image

from reverie.arena.charts import charts
from reverie.arena.drawing import Box, Drawing, Words, png, svg
from tests.arena.test_tally import ALL, NONE, SOME, game, tallied

SVG = "{http://www.w3.org/2000/svg}"
TALLY = tallied(*[game([SOME, ALL, NONE])] * 3)


def words_in(drawing: Drawing) -> list[str]:
    return ["".join(text.itertext()) for text in ElementTree.fromstring(svg(drawing)).iter(f"{SVG}text")]


@pytest.mark.parametrize("name", ["ratings", "found", "points"])
def test_every_mind_has_a_row_and_the_page_holds_everything(name: str) -> None:
    drawing = charts(TALLY)[name]
    assert {"poet", "child", "plain", "random"} <= set(words_in(drawing))
    for shape in drawing.shapes:
        assert 0 <= shape.x <= drawing.width
        assert 0 <= shape.y <= drawing.height
        if isinstance(shape, Box):
            assert shape.width >= 0
            assert shape.x + shape.width <= drawing.width


def test_the_parts_of_a_bar_are_as_wide_as_their_shares() -> None:
    """The child's three turns of three games: one found by all, one by none, so half and half."""
    drawing = charts(TALLY)["found"]
    y = next(it.y for it in drawing.shapes if isinstance(it, Words) and it.text == "child")
    widths = [
        it.width for it in drawing.shapes if isinstance(it, Box) and it.y < y < it.y + it.height and it.height < 20
    ]
    assert widths[0] == widths[2] > 0
    assert widths[1] == 0


def test_points_are_written_beside_their_bars() -> None:
    assert "9.0" in words_in(charts(TALLY)["points"])  # the poet's: 3 read by some, 4 spared, 2 from decoys


def test_a_mind_alone_has_no_ratings_to_draw() -> None:
    assert set(charts(tallied(game([SOME], ("poet",) * 4)))) == {"found", "points"}


def test_a_picture_of_points_shows_the_colours_of_the_page() -> None:
    drawing = Drawing(40, 20, "#ffffff", [Box(0, 0, 20, 20, "#b32b22"), Words(22, 10, "<&>", "#000000")])
    with Image.open(BytesIO(png(drawing))) as image:
        assert image.size == (80, 40)
        assert image.convert("RGB").getpixel((20, 20)) == (0xB3, 0x2B, 0x22)
        assert image.convert("RGB").getpixel((78, 2)) == (255, 255, 255)
        assert image.convert("L").crop((44, 0, 80, 40)).histogram()[0] > 0  # words were written
    assert words_in(drawing) == ["<&>"]
