"""A table can always go on: who is away is stood in for, and who has gone may be left with the score as it is."""

import pytest

from reverie.rules import (
    Claim,
    Code,
    Game,
    Phase,
    Refusal,
    Seat,
    StandIn,
    View,
    Vote,
    close,
    decide,
    evolve_all,
    new_game,
    view,
    waiting_for,
)
from tests.rules.tables import TOO_MANY_TURNS, Table, seed_of, setup_of


def see(table: Table, seat: Seat | None) -> View:
    return view(table.game, seat)


@pytest.mark.parametrize("seats", range(3, 13))
def test_nobody_who_leaves_can_hang_the_game(seats: int) -> None:
    """Everyone but seat 0 is away, for ever."""
    table = Table(seats)
    while waiting := waiting_for(table.game):
        assert table.game.turn < TOO_MANY_TURNS
        table.stands_in(waiting[-1])
    assert table.phase is Phase.OVER


def test_who_was_stood_in_for_is_told() -> None:
    table = Table().claims(0)
    table.stands_in(0)
    table.gives(1).gives(2)
    table.stands_in(3)
    assert see(table, None).stood_in == (0, 3)
    table.all_find_it()
    assert see(table, None).stood_in == ()
    assert table.result.stood_in == (0, 3)


def test_who_was_stood_in_for_twice_is_told_once() -> None:
    """The second time there is nothing new to see, so no version grows by it."""
    table = Table().to(Phase.GIVING)
    table.stands_in(1)
    table.all_give()
    before = see(table, 2).version
    table.stands_in(1)
    assert see(table, None).stood_in == (1,)
    assert see(table, 2).version == before + 1  # their vote, and no more


def test_what_is_over_cannot_be_closed() -> None:
    assert close(Table().plays_itself().game, "too few have stayed") == ()


def test_one_who_comes_back_may_still_choose_for_themselves() -> None:
    table = Table().to(Phase.GIVING)
    table.stands_in(1)
    mine = table.hand(1)[5]
    table.gives(1, mine)
    assert see(table, 1).chosen == (mine,)


def test_a_closed_game_keeps_its_scores_and_names_no_winner() -> None:
    table = Table()
    table.all_find_it()
    table.to(Phase.VOTING)
    closed: Game = evolve_all(table.game, close(table.game, "too few have stayed"))
    assert closed.phase is Phase.OVER
    assert closed.scores == (0, 2, 2, 2)
    assert closed.outcome is not None
    assert closed.outcome.winners == ()
    assert closed.outcome.closed == "too few have stayed"
    assert waiting_for(closed) == ()


def test_a_stand_in_keeps_to_the_rules() -> None:
    table = Table().to(Phase.VOTING)
    assert table.refuses(1, StandIn(Vote(tuple(table.numbers_of(1))))) is Code.OWN_CARD
    assert table.refuses(0, StandIn(Vote((1,)))) is Code.NOT_YOUR_TURN


def test_before_the_deal_there_is_nothing_to_do() -> None:
    undealt = new_game(setup_of(4), seed_of(1))
    assert decide(undealt, 0, Claim()) == Refusal(Code.WRONG_PHASE)
