"""Games from the deal to the last card, with nobody there: how long they are, and how they end."""

import pytest

from reverie.rules import End, EndBy, Options, Phase, new_game
from reverie.rules.events import Claimed, Dealt, Drawn, Ended, Given, Laid, Revealed, Told, Voted
from tests.rules.tables import Table, seed_of, setup_of
from tests.rules.witness import Witness


@pytest.mark.parametrize(("seats", "turns"), [(3, 13), (4, 15), (5, 11), (6, 8)])
def test_a_full_deck_is_so_many_turns(seats: int, turns: int) -> None:
    for seed in range(5):
        table = Table(seats, seed=seed).plays_itself()
        assert table.game.turn == turns
        assert sum(isinstance(event, Revealed) for event in table.journal) == turns
        assert table.game.pile == ()


@pytest.mark.parametrize("seats", range(3, 13))
def test_whatever_the_pile_holds_its_last_card_is_the_last(seats: int) -> None:
    """Every size of pile: as many turns as it takes to draw it, rounded up."""
    a_turn = 5 if seats == 3 else seats
    hand = {3: 7, 9: 4, 10: 4, 11: 4, 12: 4}.get(seats, 6)
    for pile in range(1, 2 * a_turn + 2):
        table = Table(seats, Options(end=End()), cards=seats * hand + pile).plays_itself()
        assert table.game.turn == -(-pile // a_turn)


@pytest.mark.parametrize("seats", [3, 4, 6, 7, 12])
def test_to_thirty_points(seats: int) -> None:
    """The game stops after the first turn in which somebody has them."""
    table = Table(seats, Options(end=End(EndBy.SCORE, 30)), cards=seats * 7 + 1)
    best = [0]
    while table.phase is not Phase.OVER:
        table.plays_a_turn_itself()
        best.append(max(table.game.scores))
    assert best[-1] >= 30
    assert best[-2] < 30


@pytest.mark.parametrize("seats", range(3, 13))
def test_so_many_turns_from_the_smallest_deck(seats: int) -> None:
    """The same few cards come round again and again."""
    witness = Witness(seats, Options(end=End(EndBy.TURNS, 25)), seats * 7 + 1, seed=4)
    witness.plays_to_the_end()
    assert witness.turn == 25
    witness.finds_the_same_again()


def test_what_a_turn_is_made_of() -> None:
    table = Table(4).claims(1)
    table.plays({0: 1, 2: 1, 3: 2})
    turn = [Claimed, Told, Given, Given, Given, Laid, Voted, Voted, Voted, Revealed, Drawn, Drawn, Drawn, Drawn]
    assert [type(event) for event in table.journal] == [Dealt, *turn]
    assert [event.turn for event in table.journal] == [0, *[1] * len(turn)]
    assert [event.seat for event in table.journal if isinstance(event, Drawn)] == [2, 3, 0, 1]


def test_the_last_event_is_the_end() -> None:
    table = Table(4).plays_itself()
    assert isinstance(table.journal[-1], Ended)
    assert sum(isinstance(event, Ended) for event in table.journal) == 1
    assert table.journal[-1].scores == table.game.scores
    assert table.journal[-1].winners == table.winners


def test_the_same_seed_and_the_same_moves_are_the_same_game() -> None:
    assert Table(5, seed=11).plays_itself().journal == Table(5, seed=11).plays_itself().journal
    assert Table(5, seed=11).plays_itself().journal != Table(5, seed=12).plays_itself().journal


def test_who_only_reads_cannot_go_on() -> None:
    assert new_game(setup_of(4)).seed is None
    assert new_game(setup_of(4), seed_of(1)).seed == seed_of(1)
