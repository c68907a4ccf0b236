"""The one door to what a viewer may know: a seat, or a watcher. Built up from nothing, never stripped down."""

from msgspec import Struct

from reverie.rules.clues import Clue
from reverie.rules.game import Game, Outcome, Result
from reverie.rules.options import EndBy
from reverie.rules.waiting import waiting_for
from reverie.rules.words import Card, Phase, Seat


class View(Struct, frozen=True, gc=False):
    version: int  # grows with every change that this viewer can see, and with no other
    seat: Seat | None  # whose view it is; None: a watcher's
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
    hand: tuple[Card, ...] = ()  # the viewer's own, like all that follows; a chosen card stays here until the row lies
    chosen: tuple[Card, ...] = ()  # told or given in this turn
    tokens: tuple[int, ...] = ()


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
    if seat is None:
        return View(game.public, None, *everyone)
    mine = (game.hands[seat], game.chosen[seat] or (), game.tokens[seat])
    return View(game.public + game.private[seat], seat, *everyone, *mine)


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
