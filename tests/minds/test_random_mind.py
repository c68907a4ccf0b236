"""The least of minds: whatever it is shown, what it does is allowed; and it is shown nothing but a view."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.minds import Mind, RandomMind
from reverie.rules import (
    Claim,
    ClueKind,
    End,
    EndBy,
    Game,
    Give,
    Move,
    Options,
    Phase,
    Refusal,
    Seat,
    Tell,
    Vote,
    decide,
    evolve_all,
    view,
    waiting_for,
)
from reverie.rules.clues import kind_of
from tests.rules.tables import Table, setup_of


def asked(game: Game, seat: Seat, random: int = 0) -> Move:
    return RandomMind(Random(random)).move(game.setup, view(game, seat))


@given(
    seats=st.integers(3, 12),
    votes=st.sampled_from([1, None]),
    clues=st.sets(st.sampled_from(list(ClueKind)), min_size=1).map(lambda kinds: tuple(sorted(kinds))),
    number=st.integers(0, 2**32),
)
def test_whatever_it_does_is_allowed(seats: int, votes: int | None, clues: tuple[ClueKind, ...], number: int) -> None:
    """Through two turns, and each move leads on: never an empty one, never one that changes nothing."""
    options = Options(end=End(EndBy.TURNS, 2), votes=1 if votes else None, clues=clues)
    game = Table(seats, options).game
    random = Random(number)
    mind = RandomMind(random)
    while waiting := waiting_for(game):
        seat = random.choice(waiting)
        events = decide(game, seat, mind.move(game.setup, view(game, seat)))
        assert not isinstance(events, Refusal)
        assert events
        game = evolve_all(game, events)


def test_it_is_a_mind() -> None:
    mind: Mind = RandomMind(Random(0))
    assert mind.move(setup_of(4), view(Table(4).game, 0)) == Claim()


def test_the_same_random_does_the_same() -> None:
    game = Table(4).to(Phase.GIVING).game
    assert asked(game, 2, random=5) == asked(game, 2, random=5)


def test_a_clue_is_of_a_kind_that_the_table_allows_and_each_comes() -> None:
    allowed = (ClueKind.HUM, ClueKind.LIVE, ClueKind.WORDS)
    game = Table(4, Options(clues=allowed)).claims(1).game
    moves = [asked(game, 1, random) for random in range(60)]
    assert {kind_of(move.clue) for move in moves if isinstance(move, Tell)} == set(allowed)


def test_any_card_of_the_hand_may_be_told_or_given() -> None:
    table = Table(4).claims(1)
    told = [asked(table.game, 1, random) for random in range(200)]
    assert {move.card for move in told if isinstance(move, Tell)} == set(table.hand(1))
    table.tells()
    gave = [asked(table.game, 2, random) for random in range(200)]
    assert {card for move in gave if isinstance(move, Give) for card in move.cards} == set(table.hand(2))


def test_at_three_it_gives_two_different_cards() -> None:
    game = Table(3).to(Phase.GIVING).game
    for random in range(50):
        move = asked(game, 1, random)
        assert isinstance(move, Give)
        assert len(set(move.cards)) == 2


def test_any_picture_but_its_own_may_have_its_vote() -> None:
    table = Table(4).to(Phase.VOTING)
    [own] = table.numbers_of(2)
    votes = [asked(table.game, 2, random) for random in range(200)]
    assert {token for move in votes if isinstance(move, Vote) for token in move.tokens} == {1, 2, 3, 4} - {own}


def test_at_a_big_table_it_lays_one_token_or_two() -> None:
    game = Table(8).to(Phase.VOTING).game
    votes = [asked(game, 3, random) for random in range(60)]
    counts = Counter(len(set(move.tokens)) for move in votes if isinstance(move, Vote))
    assert set(counts) == {1, 2}


def test_it_does_nothing_in_a_game_that_is_over() -> None:
    game = Table(4, Options(end=End(EndBy.TURNS, 1))).plays_itself().game
    with pytest.raises(ValueError, match="over"):
        asked(game, 0)
