"""Whom the table waits for, and a way on for each of them, so that no game can hang."""

from collections.abc import Sequence
from typing import TypeVar

from reverie.rules.chance import shuffled
from reverie.rules.clues import Words
from reverie.rules.game import Game, known_seed
from reverie.rules.moves import Claim, Give, StandIn, Tell, Vote
from reverie.rules.words import GIVING, OVER, RACE, VOTING, Phase, Seat

T = TypeVar("T")


def waiting_for(game: Game) -> tuple[Seat, ...]:
    """The seats that must act before the game goes on: nobody only when it is over."""
    if game.phase is GIVING:
        return tuple([seat for seat, cards in enumerate(game.chosen) if not cards])
    teller = game.storyteller
    if game.phase is VOTING:
        return tuple([seat for seat, tokens in enumerate(game.tokens) if not tokens and seat != teller])
    if game.phase is RACE:
        return tuple(range(game.setup.seats))
    return () if teller is None or game.phase is OVER else (teller,)


def stand_in(game: Game, seat: Seat) -> StandIn:
    """A legal move for a seat that is waited for, out of the game's own chance: dull, but always there."""
    match game.phase:
        case Phase.RACE:
            return StandIn(Claim())
        case Phase.TELLING:
            return StandIn(Tell(_some(game, seat, game.hands[seat], 1)[0], Words("…")))
        case Phase.GIVING:
            return StandIn(Give(_some(game, seat, game.hands[seat], game.setup.gift)))
        case Phase.VOTING:
            mine = game.chosen[seat] or ()
            others = tuple(number for number, card in enumerate(game.row, 1) if card not in mine)
            return StandIn(Vote(_some(game, seat, others, 1)))
        case Phase.OVER:
            raise ValueError("the game is over: nobody is waited for")


def _some(game: Game, seat: Seat, things: Sequence[T], count: int) -> tuple[T, ...]:
    return shuffled(things, known_seed(game), "stand_in", game.turn, seat)[:count]
