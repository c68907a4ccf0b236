"""Pairs of games that differ only in what a viewer may not know, and the same moves in both."""

from collections.abc import Collection, Mapping
from itertools import chain
from random import Random

from msgspec.structs import replace

from reverie.rules import Card, Game, Give, Move, Phase, Seat, StandIn, Tell, Vote

Viewer = Seat | None
Names = Mapping[Card, Card]


def hidden_from(game: Game, viewer: Viewer) -> list[Card]:
    """The cards whose place this viewer cannot see: in others' hands, in the pile, exchanged away by others."""
    hands = [hand for seat, hand in enumerate(game.hands) if seat != viewer]
    size = game.setup.hand
    gone = [game.gone[place * size : (place + 1) * size] for place, seat in enumerate(game.exchanged) if seat != viewer]
    return [*chain(*hands), *game.pile, *chain(*gone)]


def exchanged_places(cards: Collection[Card], chance: Random) -> dict[Card, Card]:
    """A new place for each of these cards, among themselves."""
    cards = sorted(cards)
    return dict(zip(cards, chance.sample(cards, len(cards)), strict=True))


def with_names(game: Game, names: Names) -> Game:
    """The same game with these cards in each other's places, but for what lies open."""
    return replace(
        game,
        pile=_named(game.pile, names),
        hands=tuple(_named(hand, names) for hand in game.hands),
        chosen=tuple(None if cards is None else _named(cards, names) for cards in game.chosen),
        gone=_named(game.gone, names),
    )


def move_with_names(move: Move, names: Names) -> Move:
    match move:
        case Tell(card=card, clue=clue):
            return Tell(names.get(card, card), clue)
        case Give(cards=cards):
            return Give(_named(cards, names))
        case StandIn(move=inner):
            inner = move_with_names(inner, names)
            assert not isinstance(inner, StandIn)
            return StandIn(inner)
        case _:
            return move


def _named(cards: tuple[Card, ...], names: Names) -> tuple[Card, ...]:
    return tuple(names.get(card, card) for card in cards)


def twin(game: Game, viewer: Viewer, chance: Random) -> Game:
    """Another game that this viewer could not tell from the first: all that is hidden from them is different."""
    other = with_names(game, exchanged_places(hidden_from(game, viewer), chance))
    chosen = list(other.chosen)
    strangers = [seat for seat in range(game.setup.seats) if seat != viewer and chosen[seat]]
    if game.phase is Phase.VOTING:
        given = [card for seat in strangers for card in chosen[seat] or ()]
        chance.shuffle(given)
    for seat in strangers:
        cards = chosen[seat] or ()
        if game.phase is Phase.VOTING:
            chosen[seat] = tuple(given.pop() for _ in cards)  # pyright: ignore[reportPossiblyUnboundVariable]
        else:
            chosen[seat] = tuple(chance.sample(other.hands[seat], len(cards)))
    other = replace(other, chosen=tuple(chosen))
    tokens = [
        some_vote(other, seat, chance).tokens if laid and seat != viewer else laid
        for seat, laid in enumerate(game.tokens)
    ]
    private = [count if seat == viewer else chance.randrange(9) for seat, count in enumerate(game.private)]
    return replace(other, tokens=tuple(tokens), private=tuple(private))


def some_vote(game: Game, seat: Seat, chance: Random) -> Vote:
    mine = game.chosen[seat] or ()
    allowed = [number for number, card in enumerate(game.row, 1) if card not in mine]
    return Vote(tuple(chance.sample(allowed, chance.randint(1, game.setup.options.votes or 1))))


def alike(move: Move, game: Game, seat: Seat, chance: Random) -> Move:
    """What this seat might as well do in this game, for all that the others can see."""
    match move:
        case Tell(clue=clue):
            return Tell(chance.choice(game.hands[seat]), clue)
        case Give(cards=cards):
            return Give(tuple(chance.sample(game.hands[seat], len(cards))))
        case Vote(tokens=tokens) if tokens:
            return some_vote(game, seat, chance)
        case StandIn(move=inner):
            inner = alike(inner, game, seat, chance)
            assert not isinstance(inner, StandIn)
            return StandIn(inner)
        case _:
            return move
