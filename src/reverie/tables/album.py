"""What a table's journal says of its games: their records, and the turns to look back on."""

from collections.abc import Iterable

from msgspec import Struct

from reverie.rules import Event, Result, evolve
from reverie.rules.events import Closed, Ended, Revealed
from reverie.rules.record import Header, game_of
from reverie.tables.happenings import Mused, Page, Played, Started
from reverie.tables.table import Musing


class GameKept(Struct, frozen=True):
    number: int
    header: Header
    events: tuple[Event, ...]
    musings: tuple[Musing, ...]

    @property
    def over(self) -> bool:
        return bool(self.events) and isinstance(self.events[-1], Ended | Closed)


def games(pages: Iterable[Page]) -> list[GameKept]:
    """Every game that was begun at a table, the last perhaps not over yet."""
    begun: list[tuple[Header, list[Event], list[Musing]]] = []
    for page in pages:
        for happening in page.happenings:
            if isinstance(happening, Started):
                begun.append((happening.header, [], []))
            elif isinstance(happening, Played):
                begun[-1][1].extend(happening.events)
            elif isinstance(happening, Mused):
                begun[-1][2].append(happening.musing)
    return [
        GameKept(number, header, tuple(events), tuple(mused)) for number, (header, events, mused) in enumerate(begun, 1)
    ]


def turns(game: GameKept) -> list[Result]:
    """The turns that were revealed: all in them is public to the table."""
    value, told = game_of(game.header), list[Result]()
    for event in game.events:
        value = evolve(value, event)
        if isinstance(event, Revealed) and value.result is not None:
            told.append(value.result)
    return told
