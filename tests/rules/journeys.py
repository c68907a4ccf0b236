"""Random games, step by step, and what each viewer sees of them."""

from collections.abc import Iterator
from random import Random

import msgspec
from hypothesis import strategies as st
from msgspec import Struct

from reverie.rules import (
    Event,
    Game,
    Move,
    Options,
    Phase,
    Refusal,
    Seat,
    decide,
    evolve_all,
    new_game,
    start,
    view,
)
from tests.rules import unruly
from tests.rules.tables import seed_of, setup_of
from tests.rules.twins import Viewer


def seen(game: Game, viewer: Viewer) -> bytes:
    return msgspec.json.encode(view(game, viewer))


class Step(Struct, frozen=True):
    before: Game
    seat: Seat
    move: Move
    events: tuple[Event, ...]
    after: Game

    def shows(self, *kinds: type[Event]) -> bool:
        return any(isinstance(event, kinds) for event in self.events)


def dealt(seats: int, options: Options, cards: int, seed: int) -> Game:
    game = new_game(setup_of(seats, options, cards, seed), seed_of(seed))
    return evolve_all(game, start(game))


def steps(game: Game, chance: Random, most: int = 150) -> Iterator[Step]:
    """A random game, as far as it comes in so many tries."""
    for _ in range(most):
        if game.phase is Phase.OVER:
            return
        seat, move = unruly.some_move(game, chance)
        events = decide(game, seat, move)
        if not isinstance(events, Refusal):
            after = evolve_all(game, events)
            yield Step(game, seat, move, events, after)
            game = after


def viewers(game: Game) -> list[Viewer]:
    return [None, *range(game.setup.seats)]


@st.composite
def games(draw: st.DrawFn) -> Game:
    seats = draw(unruly.seats)
    spare = draw(st.integers(0, 40))
    options = draw(unruly.options(seats))
    return dealt(seats, options, unruly.fewest_cards(seats) + spare, draw(unruly.seeds))
