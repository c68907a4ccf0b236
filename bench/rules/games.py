"""Whole games of random, legal moves, recorded once, so that choosing a move is no part of what is measured."""

from itertools import product
from random import Random

import msgspec

from reverie.rules import (
    Card,
    Claim,
    Game,
    Give,
    Move,
    Options,
    Phase,
    PlayerMove,
    Refusal,
    Seat,
    Tell,
    Vote,
    Words,
    decide,
    evolve_all,
    new_game,
    set_up,
    start,
    waiting_for,
)
from reverie.rules.chance import SEED_BYTES, seal

SEATS = 4
CLUE_SIGNS = 40
SECOND_THOUGHTS = 0.1  # how often somebody replaces a gift or a vote before the next one comes in

LATIN = "aaeeiioouubcdfghjklmnprstvzäõüéñç"
HAN = "一丁七万丈三上下不与丐丑专且世丘丙业丛东丝丢"  # three bytes a sign, the most that any living script asks for

# Slugs as the built-in deck has them, 84 in all.
_WHAT = ("bowing drowned folded hollow paper patient", "quiet reluctant sleeping tethered upturned wandering")
_WHOM = ("lighthouse", "cartographer", "orchard", "piano", "staircase", "umbrella", "whale")
DECK: tuple[Card, ...] = tuple(f"{what}-{whom}" for what, whom in product(" ".join(_WHAT).split(), _WHOM))

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(PlayerMove).decode


class Recording(msgspec.Struct, frozen=True):
    """A game as dealt, and every move until its end."""

    dealt: Game
    moves: tuple[tuple[Seat, Move], ...]


def recorded(count: int, seed: int = 1, letters: str = LATIN) -> list[Recording]:
    chance = Random(seed)
    return [record(chance, letters) for _ in range(count)]


def record(chance: Random, letters: str = LATIN) -> Recording:
    game = dealt = deal(chance)
    moves: list[tuple[Seat, Move]] = []
    while game.phase is not Phase.OVER:
        seat, move = choose(game, chance, letters)
        moves.append((seat, move))
        game = after(game, seat, move)
    return Recording(dealt, tuple(moves))


def deal(chance: Random) -> Game:
    seed = chance.randbytes(SEED_BYTES)
    game = new_game(set_up(DECK, SEATS, Options(), seal(seed)), seed)
    return evolve_all(game, start(game))


def after(game: Game, seat: Seat, move: Move) -> Game:
    events = decide(game, seat, move)
    assert not isinstance(events, Refusal), f"{move} was refused: {events.code}"
    return evolve_all(game, events)


def choose(game: Game, chance: Random, letters: str = LATIN) -> tuple[Seat, Move]:
    """A legal move of somebody who is waited for, or now and then a second thought of somebody who is not."""
    waiting = waiting_for(game)
    seat = chance.choice(waiting)
    if game.phase in (Phase.GIVING, Phase.VOTING) and chance.random() < SECOND_THOUGHTS:
        decided = [other for other in range(SEATS) if other not in (*waiting, game.storyteller)]
        seat = chance.choice(decided or waiting)
    return seat, _as_sent(_move(game, seat, chance, letters))


def _move(game: Game, seat: Seat, chance: Random, letters: str) -> PlayerMove:
    hand, chosen = game.hands[seat], game.chosen[seat] or ()
    match game.phase:
        case Phase.RACE:
            return Claim()
        case Phase.TELLING:
            return Tell(chance.choice(hand), Words("".join(chance.choices(letters, k=CLUE_SIGNS))))
        case Phase.GIVING:
            return Give((chance.choice([card for card in hand if card not in chosen]),))
        case Phase.VOTING:
            barred = [game.row[token - 1] for token in game.tokens[seat]]
            allowed = [token for token, card in enumerate(game.row, 1) if card not in (*chosen, *barred)]
            return Vote((chance.choice(allowed),))
        case Phase.OVER:
            raise ValueError("nobody moves in a game that is over")


def _as_sent(move: PlayerMove) -> PlayerMove:
    """The move as it comes off the wire: its strings are its own, and no longer the deck's."""
    return _decode(_encode(move))
