"""Later editions and common house rules: options, never the default, but for tables larger than the box."""

import pytest

from reverie.rules import (
    Code,
    End,
    EndBy,
    Exchange,
    Options,
    Phase,
    Reason,
    Seat,
    Tell,
    View,
    Vote,
    Words,
    view,
)
from reverie.rules.events import Ended, Exchanged, Reshuffled, Told
from tests.rules.tables import Table, deck


def by_score(points: int) -> Options:
    return Options(end=End(EndBy.SCORE, points))


def by_turns(turns: int) -> Options:
    return Options(end=End(EndBy.TURNS, turns))


def see(table: Table, seat: Seat | None) -> View:
    return view(table.game, seat)


def test_end_by_score_comes_when_it_is_reached_or_jumped_over() -> None:
    """Nobody stands on exactly 5 at the end of a turn: 2, 4, 6."""
    table = Table(4, by_score(5)).claims(0)
    table.all_find_it()
    assert table.game.scores == (0, 2, 2, 2)
    table.all_find_it()
    assert table.game.scores == (2, 2, 4, 4)
    assert table.phase is Phase.TELLING
    table.all_find_it()
    assert table.game.scores == (4, 4, 4, 6)
    assert table.phase is Phase.OVER
    assert table.winners == (3,)


def test_end_by_score_comes_when_it_is_reached_exactly() -> None:
    table = Table(4, by_score(4))
    table.plays({1: 0, 2: 0, 3: 1})
    assert max(table.game.scores) == 4
    assert table.phase is Phase.OVER


def test_end_by_turns() -> None:
    table = Table(4, by_turns(2))
    assert see(table, None).turns_left == 2
    table.all_find_it()
    assert see(table, None).turns_left == 1
    table.all_find_it()
    assert table.phase is Phase.OVER
    assert table.game.turn == 2
    assert see(table, None).turns_left == 0


def test_the_cards_of_finished_turns_come_back_when_the_score_or_the_turns_end_the_game() -> None:
    for options in (by_score(1000), by_turns(40)):
        table = Table(4, options, cards=4 * 6 + 6)
        last = table.game.pile[4:]
        table.all_find_it()
        assert len(table.game.pile) == 2
        first_row = table.result.row
        table.all_find_it()
        assert any(isinstance(event, Reshuffled) for event in table.journal)
        assert [len(hand) for hand in table.game.hands] == [6] * 4
        assert table.game.played == ()
        held = {card for hand in table.game.hands for card in hand}
        assert set(last) <= held, "what was left of the pile is drawn first"
        assert set(first_row) & ({*table.game.pile} | held)
        assert table.all_cards() == sorted(deck(30))


def test_nothing_comes_back_while_the_pile_is_enough() -> None:
    """The last cards of the pile are drawn, and only the next draw needs the others."""
    table = Table(4, by_turns(3), cards=4 * 6 + 4)
    table.all_find_it()
    assert table.game.pile == ()
    assert len(table.game.played) == 4
    table.all_find_it()
    assert table.game.played == ()
    assert len(table.game.pile) == 4


def test_at_most_three_bonus_points_a_turn_where_the_table_says_so() -> None:
    votes = {1: 0, 2: 1, 3: 1, 4: 1, 5: 1}
    assert Table(6, Options(bonus_cap=3)).plays(votes).points == (3, 3 + 3, 0, 0, 0, 0)
    assert Table(6, Options(bonus_cap=0)).plays(votes).points == (3, 3, 0, 0, 0, 0)


@pytest.mark.parametrize("seats", range(7, 13))
def test_big_tables_end_after_one_turn_each(seats: int) -> None:
    table = Table(seats).plays_itself()
    assert table.game.turn == seats
    told = [event.seat for event in table.journal if isinstance(event, Told)]
    assert sorted(told) == list(range(seats))


@pytest.mark.parametrize(("seats", "hand"), [(7, 6), (8, 6), (9, 4), (10, 4), (11, 4), (12, 4)])
def test_big_tables_from_nine_seats_hold_four(seats: int, hand: int) -> None:
    assert [len(cards) for cards in Table(seats).game.hands] == [hand] * seats


def test_big_tables_lay_one_or_two_tokens_on_different_pictures() -> None:
    table = Table(7).to(Phase.VOTING)
    one, two, three = (table.numbers_of(owner)[0] for owner in (0, 2, 3))
    assert table.refuses(1, Vote((one, two, three))) is Code.WRONG_NUMBER_OF_TOKENS
    assert table.refuses(1, Vote((two, two))) is Code.SAME_PICTURE_TWICE
    assert table.refuses(1, Vote((two, *table.numbers_of(1)))) is Code.OWN_CARD
    assert table.refuses(1, Vote((two, 8))) is Code.NOT_ON_THE_ROW
    table.votes(1, one, two).votes(1, one)
    assert see(table, 1).tokens == (one,)


def test_big_tables_either_token_right_counts_as_found() -> None:
    """And every token on a decoy counts for its owner."""
    result = Table(7).plays({1: (0, 2), 2: (3, 0), 3: (4, 5), 4: (5, 6), 5: (6, 1), 6: (1, 2)})
    assert result.points == (3, 3 + 2, 3 + 2, 1, 1, 2, 2)


def test_big_tables_laying_only_one_rightly_earns_one_more() -> None:
    result = Table(7).plays({1: 0, 2: (3, 0), 3: 4, 4: 3, 5: 6, 6: 5})
    assert result.points == (3, 3 + 1, 3, 0 + 2, 1, 1, 1)
    assert [gain.why for gain in result.reasons[1]] == [Reason.FOUND, Reason.SURE]


def test_big_tables_where_all_find_it_the_sure_still_earn_one_more() -> None:
    result = Table(7).plays({1: 0, 2: (3, 0), 3: (0, 2), 4: 0, 5: (0, 2), 6: (0, 1)})
    assert result.points == (0, 2 + 1 + 1, 2 + 2, 2 + 1, 2 + 1, 2, 2)


def test_big_tables_may_play_with_one_token() -> None:
    """Then nobody can be surer than another."""
    table = Table(8, Options(votes=1)).to(Phase.VOTING)
    both = (*table.numbers_of(0), *table.numbers_of(2))
    assert table.refuses(1, Vote(both)) is Code.WRONG_NUMBER_OF_TOKENS
    assert table.plays({1: 0, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1}).points == (3, 3 + 6, 0, 0, 0, 0, 0, 0)


def test_small_tables_have_one_token_each() -> None:
    table = Table(6).to(Phase.VOTING)
    both = (*table.numbers_of(0), *table.numbers_of(2))
    assert table.refuses(1, Vote(both)) is Code.WRONG_NUMBER_OF_TOKENS


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_small_tables_cannot_have_two(seats: int) -> None:
    with pytest.raises(ValueError, match=r"^votes: "):
        Options(votes=2).at_table_of(seats)
    assert Options(votes=2).at_table_of(7).votes == 2


def test_exchange_swaps_the_whole_hand_and_the_old_one_leaves_the_game() -> None:
    table = Table(4, Options(exchange=True)).claims(0)
    old, new = table.hand(2), table.game.pile[:6]
    table.exchanges(2)
    assert table.hand(2) == new
    assert table.game.gone == old
    assert len(table.game.pile) == 60 - 6
    table.plays_itself()
    assert set(old) == set(table.game.gone)
    assert not set(old) & set(table.game.played)


def test_exchange_is_once_a_game_for_each_and_only_between_turns() -> None:
    table = Table(4, Options(exchange=True)).exchanges(1)
    assert table.refuses(1, Exchange()) is Code.ALREADY_EXCHANGED
    table.claims(0).exchanges(0)
    table.to(Phase.GIVING)
    assert table.refuses(2, Exchange()) is Code.WRONG_PHASE
    table.to(Phase.VOTING)
    assert table.refuses(2, Exchange()) is Code.WRONG_PHASE
    table.all_find_it()
    table.exchanges(2)
    assert table.refuses(0, Exchange()) is Code.ALREADY_EXCHANGED
    assert see(table, None).exchanged == (1, 0, 2)


def test_exchange_needs_a_full_hand_in_the_pile() -> None:
    short = Table(4, Options(exchange=True), cards=4 * 6 + 5)
    assert short.refuses(0, Exchange()) is Code.PILE_TOO_SHORT
    Table(4, Options(exchange=True), cards=4 * 6 + 6).exchanges(0)


def test_exchange_may_draw_the_last_card_and_end_the_game() -> None:
    table = Table(4, Options(exchange=True), cards=4 * 6 + 6)
    events = table.does(3, Exchange())
    assert [type(event) for event in events] == [Exchanged, Ended]
    assert table.phase is Phase.OVER
    by_turns_too = Table(4, Options(exchange=True, end=End(EndBy.TURNS, 3)), cards=4 * 6 + 6).exchanges(3)
    assert by_turns_too.phase is Phase.RACE
    assert by_turns_too.plays_itself().game.turn == 3


def test_exchange_is_never_of_itself() -> None:
    assert Table().refuses(0, Exchange()) is Code.NO_EXCHANGE


def test_the_storyteller_may_amend_card_and_clue_until_the_first_gift() -> None:
    table = Table(4, Options(amend=True)).to(Phase.GIVING)
    second = table.hand(0)[1]
    table.tells("a red fox", second)
    assert table.game.clue == Words("a red fox")
    assert see(table, 0).chosen == (second,)
    table.gives(1)
    assert table.refuses(0, Tell(second, Words("hen"))) is Code.ALREADY_GIVEN
    table.takes_gift_back(1)
    assert table.refuses(0, Tell(second, Words("hen"))) is Code.ALREADY_GIVEN
    table.to(Phase.VOTING)
    assert table.refuses(0, Tell(second, Words("hen"))) is Code.WRONG_PHASE
    assert second in table.game.row
    assert len(table.game.row) == 4


def test_of_itself_a_clue_once_told_is_told() -> None:
    table = Table().to(Phase.GIVING)
    assert table.refuses(0, Tell(table.hand(0)[1], Words("hen"))) is Code.ALREADY_TOLD


def test_allies_add_their_points_against_the_best_two_others() -> None:
    """Seats 0 and 1 together; two others on a par with them share the win."""
    last_turn = 4 * 6 + 1
    table = Table(4, Options(allies=(0, 1)), cards=last_turn)
    table.plays({1: 0, 2: 1, 3: 1})
    assert table.game.scores == (3, 5, 0, 0)
    assert table.winners == (0, 1)
    table = Table(4, Options(allies=(0, 1)), cards=last_turn)
    table.plays({1: 2, 2: 0, 3: 2})
    assert table.game.scores == (3, 0, 5, 0)
    assert table.winners == (2, 3)
    table = Table(4, Options(allies=(0, 3)), cards=last_turn)
    table.plays({1: 0, 2: 3, 3: 2})
    assert table.game.scores == (3, 3, 1, 1)
    assert table.winners == (0, 1, 2, 3)


def test_allies_who_hold_the_most_alone_may_yet_lose() -> None:
    table = Table(5, Options(allies=(0, 1)), cards=5 * 6 + 1)
    table.plays({1: 2, 2: 0, 3: 0, 4: 2})
    assert table.game.scores == (3, 0, 5, 3, 0)
    assert table.winners == (2, 3)


def test_allies_are_set_against_two_only() -> None:
    """The third best of the others counts for nothing: 7 against 3 and 3, though a fourth point was won."""
    table = Table(6, Options(allies=(3, 4)), cards=6 * 6 + 1)
    table.plays({1: 0, 2: 3, 3: 0, 4: 0, 5: 2})
    assert table.game.scores == (3, 3, 1, 4, 3, 0)
    assert table.winners == (3, 4)


def test_a_story_round_changes_nothing_else() -> None:
    told = Table(4, Options(story=True)).plays_itself().game
    plain = Table(4).plays_itself().game
    assert (told.scores, told.played, told.turn) == (plain.scores, plain.played, plain.turn)
