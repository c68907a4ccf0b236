"""The figures of an arena as drawings, a row for each mind, the strongest at the top."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate
from math import ceil, floor, log10

from reverie.arena.drawing import Box, Dot, Drawing, Side, Words
from reverie.arena.report import SOURCES, ranking, sources
from reverie.arena.tally import Tally
from reverie.rules import Reason

_PAPER, _INK, _NOTES, _LINE, _THREAD = "#f6ecd8", "#2b2545", "#6b5f72", "#dcc8a2", "#b32b22"
_FOUND = {"all found it": "#a66d0a", "some": "#1b7678", "none": "#706c66"}  # white words can be read on all of them
_POINTS = {
    Reason.READ_BY_SOME: "#4553b8",
    Reason.FOUND: "#3f7a3c",
    Reason.SPARED: "#a66d0a",
    Reason.DECOY: "#8a4a9c",
    Reason.SURE: "#b24a72",
}
_WIDTH, _LEFT, _RIGHT = 960, 170, 880  # the page, and the scale on it
_TOP, _ROW, _THICK, _FOOT = 96, 34, 18, 48

Shape = Box | Dot | Words
Scale = Callable[[float], float]


def charts(tally: Tally) -> Mapping[str, Drawing]:
    """By the name of the file. There are no ratings where one mind played with itself."""
    drawn = {"found": _found(tally), "points": _points(tally)}
    return {"ratings": _ratings(tally), **drawn} if tally.ratings() else drawn


def _ratings(tally: Tally) -> Drawing:
    ratings = tally.ratings()
    lows = [it.strength - it.give_or_take for it in ratings.values()]
    ticks = _ticks(min(lows), max(it.strength + it.give_or_take for it in ratings.values()))
    scale = _scale(ticks[0], ticks[-1])
    shapes: list[Shape] = [Words(_LEFT, 68, "the line: where it lies, 95 times of 100", _NOTES)]
    for (mind, it), y in zip(ratings.items(), _rows(), strict=False):
        low, high = scale(it.strength - it.give_or_take), scale(it.strength + it.give_or_take)
        shapes += [_name(mind, y), Box(low, y - 1.5, high - low, 3, _NOTES), Dot(scale(it.strength), y, 6, _THREAD)]
        shapes.append(Words(_RIGHT + 16, y, f"{it.strength:.1f}", _INK))
    return _page("Strength, as OpenSkill rates it", shapes, ticks, scale, len(ratings))


def _found(tally: Tally) -> Drawing:
    minds, scale = ranking(tally), _scale(0, 100)
    shapes = [*_legend(_FOUND)]
    for mind, y in zip(minds, _rows(), strict=False):
        it = tally.standings[mind]
        counts = (it.found_by_all, it.found_by_some, it.found_by_none)
        shares = [100 * count / (it.told or 1) for count in counts]
        shapes += [_name(mind, y), *_stack(shares, list(_FOUND.values()), scale, y, "{:.0f}%")]
    return _page("Of the pictures told, so many were found", shapes, [0, 25, 50, 75, 100], scale, len(minds), "%")


def _points(tally: Tally) -> Drawing:
    minds, found = ranking(tally), sources(tally)
    each = {mind: [tally.standings[mind].points[it] / tally.standings[mind].games for it in found] for mind in minds}
    ticks = _ticks(0, max(map(sum, each.values())))
    scale = _scale(0, ticks[-1])
    shapes = [*_legend({SOURCES[reason]: _POINTS[reason] for reason in found})]
    for mind, y in zip(minds, _rows(), strict=False):
        shapes += [_name(mind, y), *_stack(each[mind], [_POINTS[it] for it in found], scale, y, "{:.1f}")]
        shapes.append(Words(_RIGHT + 16, y, f"{sum(each[mind]):.1f}", _INK))
    return _page("Points a game, by source", shapes, ticks, scale, len(minds))


def _page(
    title: str, shapes: Sequence[Shape], ticks: Sequence[float], scale: Scale, rows: int, unit: str = ""
) -> Drawing:
    bottom = _TOP + rows * _ROW
    grid: list[Shape] = [Words(24, 32, title, _INK, 20)]
    for tick in ticks:
        grid.append(Box(scale(tick) - 0.5, _TOP, 1, bottom - _TOP + 6, _LINE))
        grid.append(Words(scale(tick), bottom + 20, f"{tick:g}{unit}", _NOTES, 13, Side.AROUND))
    return Drawing(_WIDTH, bottom + _FOOT, _PAPER, [*grid, *shapes])


def _rows() -> Iterator[float]:
    """The middle of each row, from the top."""
    return accumulate(iter(lambda: _ROW, 0), initial=_TOP + _ROW / 2)


def _name(mind: str, y: float) -> Shape:
    return Words(_LEFT - 16, y, mind, _INK, 15, Side.LEFT)


def _legend(colours: Mapping[str, str]) -> Iterator[Shape]:
    for number, (name, colour) in enumerate(colours.items()):
        x = _LEFT + number * 130
        yield Box(x, 62, 12, 12, colour)
        yield Words(x + 20, 68, name, _NOTES)


def _stack(parts: Sequence[float], colours: Sequence[str], scale: Scale, y: float, said: str) -> Iterator[Shape]:
    """Parts side by side; each says its number where it has room."""
    for part, end, colour in zip(parts, accumulate(parts), colours, strict=True):
        start, stop = scale(end - part), scale(end)
        yield Box(start, y - _THICK / 2, stop - start, _THICK, colour)
        if stop - start > 36:
            yield Words((start + stop) / 2, y, said.format(part), "#ffffff", 12, Side.AROUND)


def _scale(low: float, high: float) -> Scale:
    return lambda value: _LEFT + (value - low) / (high - low) * (_RIGHT - _LEFT)


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers, five to ten or so, the outermost around everything."""
    rough = (high - low) / 8 or 1
    power = 10 ** floor(log10(rough))
    step = next(step * power for step in (1, 2, 5, 10) if step * power >= rough)
    return [step * number for number in range(floor(low / step), ceil(high / step) + 1)]
