"""Who gets which cards when: the deal, the draw after a turn and the pile made anew (R2, R12, R13)."""

from collections.abc import Mapping

from reverie.rules.chance import shuffled
from reverie.rules.game import Game, next_storyteller
from reverie.rules.options import EndBy
from reverie.rules.words import Card, Seat

Hands = tuple[tuple[Card, ...], ...]


def deal(game: Game) -> tuple[Hands, tuple[Card, ...]]:
    """Hands and pile. Cards go out one at a time, clockwise from seat 0."""
    seats, dealt = game.setup.seats, game.setup.seats * game.setup.hand
    order = in_deal_order(game)
    return tuple(order[seat:dealt:seats] for seat in range(seats)), order[dealt:]


def in_deal_order(game: Game) -> tuple[Card, ...]:
    """The shuffled deck, unseen pictures first; as it stands in the header for those who cannot know better."""
    cards, unseen = game.setup.cards, game.setup.unseen
    if game.seed is None:
        return cards
    if unseen is None:
        return shuffled(cards, game.seed, "deal", 0)
    return shuffled(cards[:unseen], game.seed, "deal", 0) + shuffled(cards[unseen:], game.seed, "deal_seen", 0)


def drawn(game: Game, pile: tuple[Card, ...]) -> Mapping[Seat, tuple[Card, ...]]:
    """What each seat draws to a full hand, one card at a time clockwise from the next storyteller, while it lasts."""
    seats = range(game.setup.seats)
    first = next_storyteller(game)
    clockwise = [*seats[first:], *seats[:first]]
    missing = [game.setup.hand - len(hand) for hand in game.hands]
    takers = [seat for lap in range(max(missing)) for seat in clockwise if lap < missing[seat]]
    cards: dict[Seat, tuple[Card, ...]] = {}
    for seat, card in zip(takers, pile, strict=False):
        cards[seat] = (*cards.get(seat, ()), card)
    return cards


def needs_reshuffle(game: Game) -> bool:
    """Never when the pile ends the game: then no card comes twice."""
    assert game.setup.options.end is not None
    if game.setup.options.end.by is EndBy.PILE:
        return False
    return game.setup.seats * game.setup.hand - sum([len(hand) for hand in game.hands]) > len(game.pile)


def reshuffled(game: Game, turn: int) -> tuple[Card, ...]:
    """The pile with the cards of finished turns under it, shuffled from their names' order."""
    cards = sorted(game.played + game.row)
    return game.pile + (tuple(cards) if game.seed is None else shuffled(cards, game.seed, "reshuffle", turn))
