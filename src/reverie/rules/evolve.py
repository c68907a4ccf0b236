"""What an event changes. Total and without opinion: whether an event may happen is `decide`'s to say.

Everything that outlives a moment takes this one path: play, restart, replay, album, export.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec.structs import replace

from reverie.rules.deal import deal, reshuffled
from reverie.rules.events import (
    Claimed,
    Closed,
    Dealt,
    Drawn,
    Ended,
    Event,
    Exchanged,
    Given,
    Laid,
    Reshuffled,
    Revealed,
    StoodIn,
    Told,
    Voted,
)
from reverie.rules.game import Game, Outcome, Result, next_storyteller, owners
from reverie.rules.scoring import added
from reverie.rules.words import GIVING, OVER, TELLING, VOTING, Card, Seat

T = TypeVar("T")


def evolve(game: Game, event: Event) -> Game:
    return _CHANGES[type(event)](game, event)


def evolve_all(game: Game, events: Iterable[Event]) -> Game:
    for event in events:
        game = _CHANGES[type(event)](game, event)
    return game


def _dealt(game: Game, event: Dealt) -> Game:
    seats = game.setup.seats
    _, pile = deal(game)
    if game.seed is None:
        pile = _without(game.setup.cards, tuple([card for hand in event.hands for card in hand]))
    return replace(
        game,
        turn=1,
        pile=pile,
        hands=event.hands,
        scores=(0,) * seats,
        chosen=(None,) * seats,
        tokens=((),) * seats,
        public=1,
        private=(0,) * seats,
    )


def _claimed(game: Game, event: Claimed) -> Game:
    return replace(game, phase=TELLING, storyteller=event.seat, public=game.public + 1)


def _told(game: Game, event: Told) -> Game:
    """Told anew with the same clue, only the storyteller has seen anything change."""
    chosen = _put(game.chosen, event.seat, (event.card,))
    if event.clue == game.clue:
        return replace(game, chosen=chosen, private=_one_more(game.private, event.seat))
    return replace(game, phase=GIVING, clue=event.clue, chosen=chosen, public=game.public + 1)


def _given(game: Game, event: Given) -> Game:
    """That someone has given is public; what, and that it was replaced, is their own affair."""
    chosen = _put(game.chosen, event.seat, event.cards)
    if event.cards and game.chosen[event.seat]:
        return replace(game, chosen=chosen, private=_one_more(game.private, event.seat))
    return replace(game, chosen=chosen, public=game.public + 1)


def _laid(game: Game, event: Laid) -> Game:
    hands = tuple([_without(hand, cards or ()) for hand, cards in zip(game.hands, game.chosen, strict=True)])
    return replace(game, phase=VOTING, hands=hands, row=event.row, public=game.public + 1)


def _voted(game: Game, event: Voted) -> Game:
    tokens = _put(game.tokens, event.seat, event.tokens)
    if event.tokens and game.tokens[event.seat]:
        return replace(game, tokens=tokens, private=_one_more(game.private, event.seat))
    return replace(game, tokens=tokens, public=game.public + 1)


def _revealed(game: Game, event: Revealed) -> Game:
    """The turn becomes the one before, and the one to the left tells the next (R11, R12)."""
    assert game.storyteller is not None
    assert game.clue is not None
    seats = game.setup.seats
    return replace(
        game,
        phase=TELLING,
        turn=game.turn + 1,
        storyteller=next_storyteller(game),
        scores=added(game.scores, event.points),
        clue=None,
        chosen=(None,) * seats,
        row=(),
        tokens=((),) * seats,
        stood_in=(),
        played=game.played + game.row,
        result=Result(
            game.turn,
            game.storyteller,
            game.clue,
            game.row,
            owners(game),
            game.tokens,
            event.points,
            event.reasons,
            game.stood_in,
        ),
        public=game.public + 1,
    )


def _reshuffled(game: Game, event: Reshuffled) -> Game:
    return replace(game, pile=reshuffled(game, event.turn), played=(), public=game.public + 1)


def _drawn(game: Game, event: Drawn) -> Game:
    hands = _put(game.hands, event.seat, game.hands[event.seat] + event.cards)
    return replace(game, hands=hands, pile=_without(game.pile, event.cards), public=game.public + 1)


def _exchanged(game: Game, event: Exchanged) -> Game:
    return replace(
        game,
        hands=_put(game.hands, event.seat, event.cards),
        pile=_without(game.pile, event.cards),
        gone=game.gone + game.hands[event.seat],
        exchanged=(*game.exchanged, event.seat),
        public=game.public + 1,
    )


def _stood_in(game: Game, event: StoodIn) -> Game:
    """Who is stood in for twice in a turn is named once: the second time there is nothing new to see."""
    if event.seat in game.stood_in:
        return game
    return replace(game, stood_in=(*game.stood_in, event.seat), public=game.public + 1)


def _ended(game: Game, event: Ended) -> Game:
    return _over(game, event.turn, Outcome(event.winners, None, event.seed))


def _closed(game: Game, event: Closed) -> Game:
    return _over(game, event.turn, Outcome((), event.why, event.seed))


def _over(game: Game, turn: int, outcome: Outcome) -> Game:
    return replace(game, phase=OVER, turn=turn, outcome=outcome, public=game.public + 1)


def _put(by_seat: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*by_seat[:seat], value, *by_seat[seat + 1 :])


def _one_more(counts: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return _put(counts, seat, counts[seat] + 1)


def _without(cards: tuple[Card, ...], taken: tuple[Card, ...]) -> tuple[Card, ...]:
    for card in taken:
        place = cards.index(card)
        cards = cards[:place] + cards[place + 1 :]
    return cards


_CHANGES: dict[type[Event], Callable[[Game, Any], Game]] = {
    Dealt: _dealt,
    Claimed: _claimed,
    Told: _told,
    Given: _given,
    Laid: _laid,
    Voted: _voted,
    Revealed: _revealed,
    Reshuffled: _reshuffled,
    Drawn: _drawn,
    Exchanged: _exchanged,
    StoodIn: _stood_in,
    Ended: _ended,
    Closed: _closed,
}
