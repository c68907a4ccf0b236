"""The one door to what a viewer may know: a seat, or a watcher. Built up from nothing, never stripped down."""

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from reverie.rules.clues import Clue
from reverie.rules.game import Game, Outcome, Result
from reverie.rules.options import EndBy
from reverie.rules.waiting import waiting_for
from reverie.rules.words import Card, Phase, Seat


class View(Struct, frozen=True, gc=False):
    phase: Phase
    turn: int
    turns_left: int | None  # with the present one; None where nobody can know
    storyteller: Seat | None
    waiting_for: tuple[Seat, ...]
    scores: tuple[int, ...]
    pile: int
    clue: Clue | None
    row: tuple[Card, ...]
    stood_in: tuple[Seat, ...]  # in this turn
    exchanged: tuple[Seat, ...]
    result: Result | None  # of the turn before
    outcome: Outcome | None
    version: int  # grows with every change that this viewer can see, and with no other
    seat: Seat | None  # whose view it is; None: a watcher's
    hand: tuple[Card, ...] = ()  # the viewer's own, like all that follows; a chosen card stays here until the row lies
    chosen: tuple[Card, ...] = ()  # told or given in this turn
    tokens: tuple[int, ...] = ()


class _Own(Struct, frozen=True, gc=False):
    """The end of a view: what is not the same for everyone."""

    version: int
    seat: Seat | None
    hand: tuple[Card, ...] = ()
    chosen: tuple[Card, ...] = ()
    tokens: tuple[int, ...] = ()


_encoder = msgspec.json.Encoder()


def encoded(game: Game, seats: Iterable[Seat | None]) -> dict[Seat | None, bytes]:
    """Their views in JSON, to the byte as if each were encoded by itself. What is everyone's is encoded only once."""
    watchers, nothing = _encoder.encode(view(game, None)), _encoder.encode(_own(game, None))
    everyones = watchers[: len(watchers) - len(nothing) + 1]
    return {seat: everyones + _encoder.encode(_own(game, seat))[1:] for seat in seats}


def version(game: Game, seat: Seat | None) -> int:
    """Of the view that this seat, or a watcher, has now."""
    return game.public if seat is None else game.public + game.private[seat]


def _own(game: Game, seat: Seat | None) -> _Own:
    if seat is None:
        return _Own(game.public, None)
    return _Own(version(game, seat), seat, game.hands[seat], game.chosen[seat] or (), game.tokens[seat])


def view(game: Game, seat: Seat | None) -> View:
    everyone = (
        game.phase,
        game.turn,
        turns_left(game),
        game.storyteller,
        waiting_for(game),
        game.scores,
        len(game.pile),
        game.clue,
        game.row,
        game.stood_in,
        game.exchanged,
        game.result,
        game.outcome,
    )
    own = _own(game, seat)
    return View(*everyone, own.version, own.seat, own.hand, own.chosen, own.tokens)


def turns_left(game: Game) -> int | None:
    """How many more turns there will be, with the present one, if nobody exchanges a hand."""
    assert game.setup.options.end is not None
    if game.outcome is not None:
        return 0
    match game.setup.options.end.by:
        case EndBy.PILE:
            return -(-len(game.pile) // (1 + (game.setup.seats - 1) * game.setup.gift))
        case EndBy.TURNS:
            return (game.setup.options.end.at or 0) - game.turn + 1
        case EndBy.SCORE:
            return None
