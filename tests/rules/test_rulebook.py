"""The rulebook, rule by rule: each test is named by the rule it tells, R1 to R17."""

from collections import Counter
from itertools import permutations

import pytest

from reverie.rules import (
    Claim,
    Clue,
    ClueKind,
    Code,
    End,
    EndBy,
    Give,
    Hum,
    Live,
    Mime,
    Options,
    Phase,
    Reason,
    Seat,
    Sound,
    Tell,
    View,
    Vote,
    Words,
    view,
    waiting_for,
)
from reverie.rules.events import Claimed, Drawn, Reshuffled
from tests.rules.tables import Table, deck

RULES = range(1, 18)
BOX = 84


def see(table: Table, seat: Seat | None) -> View:
    return view(table.game, seat)


def test_every_rule_is_named_by_a_test() -> None:
    named = {name.split("_")[1] for name in globals() if name.startswith("test_r")}
    assert [number for number in RULES if f"r{number:02}" not in named] == []


# The box and the deal.


def test_r01_what_lies_in_the_box() -> None:
    """84 cards, tokens in six colours numbered 1 to 6, and a track on which each rabbit starts on space 0."""
    table = Table(6).to(Phase.VOTING)
    assert len(table.all_cards()) == BOX
    assert table.game.scores == (0,) * 6
    allowed = {number for number in range(1, 7) if number not in table.numbers_of(1)}
    for number in allowed:
        table.votes(1, number)
    assert table.refuses(1, Vote((7,))) is Code.NOT_ON_THE_ROW


@pytest.mark.parametrize(("seats", "pile"), [(4, 60), (5, 54), (6, 48)])
def test_r02_six_cards_each_and_the_rest_is_the_pile(seats: int, pile: int) -> None:
    table = Table(seats)
    assert [len(hand) for hand in table.game.hands] == [6] * seats
    assert len(table.game.pile) == pile
    assert table.all_cards() == sorted(deck())


def test_r02_the_cards_are_shuffled() -> None:
    tables = [Table(seed=seed) for seed in range(20)]
    assert len({table.game.hands for table in tables}) == 20
    assert Table(seed=7).game.hands == Table(seed=7).game.hands


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 13])
def test_r02_three_to_six_play_and_at_big_tables_twelve(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        Table(seats)


@pytest.mark.parametrize(("seats", "highest"), [(3, 5), (4, 4), (5, 5), (6, 6)])
def test_r03_a_token_for_each_picture(seats: int, highest: int) -> None:
    """1 to 4 with four, to 5 with five, to 6 with six; with three, five pictures lie on the table."""
    table = Table(seats).to(Phase.VOTING)
    for number in range(1, highest + 1):
        if number not in table.numbers_of(1):
            table.votes(1, number)
    for number in (-1, 0, highest + 1):
        assert table.refuses(1, Vote((number,))) is Code.NOT_ON_THE_ROW


def test_r04_nobody_sees_the_cards_of_another() -> None:
    table = Table()
    for viewer in range(4):
        assert see(table, viewer).hand == table.hand(viewer)
        seen = str(see(table, viewer))
        for other in range(4):
            if other != viewer:
                assert not any(card in seen for card in table.hand(other))


def test_r04_nor_one_that_another_draws() -> None:
    table = Table()
    table.all_find_it()
    drawn = [event for event in table.journal if isinstance(event, Drawn)]
    assert len(drawn) == 4
    for event in drawn:
        for viewer in (None, 0, 1, 2, 3):
            assert (event.cards[0] in str(see(table, viewer))) == (viewer == event.seat)


# A turn.


def test_r05_the_first_with_a_phrase_tells_the_first_turn() -> None:
    """A race among all: whoever claims first, not the host and not a draw."""
    for first in range(4):
        table = Table().claims(first)
        assert table.storyteller == first
        assert table.phase is Phase.TELLING
        for late in range(4):
            assert table.refuses(late, Claim()) is Code.ALREADY_CLAIMED


def test_r05_all_are_waited_for_in_the_race_and_nobody_tells_before_it() -> None:
    table = Table(5)
    assert table.game.storyteller is None
    assert waiting_for(table.game) == (0, 1, 2, 3, 4)
    assert table.refuses(0, Tell(table.hand(0)[0], Words("fox"))) is Code.WRONG_PHASE


def test_r05_where_nobody_claims_chance_picks() -> None:
    """It is the same lot whoever is stood in for, and over many games it falls on everybody."""
    picked: set[Seat] = set()
    for seed in range(30):
        lots: set[Seat] = set()
        for absent in range(4):
            table = Table(seed=seed)
            table.stands_in(absent)
            lots.add(table.storyteller)
        assert len(lots) == 1
        picked |= lots
    assert picked == {0, 1, 2, 3}


def test_r05_there_is_one_race_in_a_game() -> None:
    table = Table()
    table.all_find_it()
    assert table.refuses(2, Claim()) is Code.WRONG_PHASE
    assert sum(isinstance(event, Claimed) for event in table.journal) == 1


@pytest.mark.parametrize("clue", ["fox", "!", "õ", "夢", "Où est le bonheur ?", "Tiny mice " * 28])
def test_r06_a_clue_may_be_anything(clue: str) -> None:
    """A word, several, a whole phrase, a mere sound; no minimum length, any script."""
    assert Table().claims(0).tells(clue).game.clue == Words(clue.strip())


def test_r06_the_card_is_of_the_storytellers_hand_and_unseen() -> None:
    table = Table().claims(2)
    assert table.refuses(2, Tell(table.hand(1)[0], Words("fox"))) is Code.NOT_YOUR_CARD
    assert table.refuses(2, Tell(table.game.pile[0], Words("fox"))) is Code.NOT_YOUR_CARD
    assert table.refuses(1, Tell(table.hand(1)[0], Words("fox"))) is Code.NOT_YOUR_TURN
    card = table.hand(2)[4]
    table.tells("fox", card)
    for viewer in (None, 0, 1, 3):
        assert see(table, viewer).clue == Words("fox")
        assert card not in str(see(table, viewer))
    assert see(table, 2).chosen == (card,)


def test_r07_each_other_gives_one_card_of_their_hand() -> None:
    table = Table().to(Phase.GIVING)
    assert waiting_for(table.game) == (1, 2, 3)
    assert table.refuses(0, Give(table.hand(0)[1:2])) is Code.NOT_YOUR_TURN
    assert table.refuses(1, Give(table.hand(2)[:1])) is Code.NOT_YOUR_CARD
    assert table.refuses(1, Give(table.hand(1)[:2])) is Code.WRONG_NUMBER_OF_CARDS
    table.gives(3).gives(1)
    assert waiting_for(table.game) == (2,)


def test_r07_who_has_given_is_public_and_what_is_not() -> None:
    table = Table().to(Phase.GIVING).gives(1).gives(3)
    for viewer in (None, 0, 2):
        assert see(table, viewer).waiting_for == (2,)
        assert not any(card in str(see(table, viewer)) for card in table.hand(1) + table.hand(3))


def test_r07_a_second_gift_replaces_the_first() -> None:
    table = Table().to(Phase.GIVING)
    first, second = table.hand(1)[:2]
    table.gives(1, first).gives(1, second)
    assert see(table, 1).chosen == (second,)
    table.gives(2).gives(3)
    assert len(table.game.row) == 4
    assert second in table.game.row
    assert first in table.hand(1)


def test_r07_a_gift_may_be_taken_back_until_the_last_is_in() -> None:
    table = Table().to(Phase.GIVING).gives(1).gives(2).takes_gift_back(1)
    assert waiting_for(table.game) == (1, 3)
    assert see(table, 1).chosen == ()
    table.gives(3)
    assert table.phase is Phase.GIVING
    table.gives(1)
    assert table.phase is Phase.VOTING
    assert table.refuses(1, Give(())) is Code.WRONG_PHASE


def test_r07_whoever_changes_their_mind_the_row_waits_for_all() -> None:
    """One is still out: however often the others choose again, no row is laid."""
    table = Table().to(Phase.GIVING).gives(1).gives(2)
    for card in table.hand(2)[1:]:
        table.gives(2, card)
    assert table.phase is Phase.GIVING
    assert waiting_for(table.game) == (3,)


def test_r08_all_that_was_given_lies_in_the_row_once() -> None:
    table = Table(6).to(Phase.VOTING)
    assert len(table.game.row) == 6
    assert sorted(table.game.row) == sorted(card for cards in table.given.values() for card in cards)
    for viewer in (None, *range(6)):
        assert see(table, viewer).row == table.game.row


def test_r08_the_row_tells_nothing_of_who_was_first() -> None:
    """Whoever gives first, and in what order after: the same row."""
    rows: set[tuple[str, ...]] = set()
    for order in permutations([1, 2, 3]):
        table = Table().to(Phase.GIVING)
        for seat in order:
            table.gives(seat)
        rows.add(table.game.row)
    assert len(rows) == 1


def test_r08_the_storytellers_card_comes_to_lie_anywhere() -> None:
    places = Counter(Table(seed=seed).to(Phase.VOTING).numbers_of(0)[0] for seed in range(200))
    assert set(places) == {1, 2, 3, 4}
    assert min(places.values()) > 25


def test_r09_each_but_the_storyteller_votes_and_the_last_reveals() -> None:
    table = Table().to(Phase.VOTING)
    assert waiting_for(table.game) == (1, 2, 3)
    assert table.refuses(0, Vote((table.numbers_of(1)[0],))) is Code.NOT_YOUR_TURN
    table.votes_for(1, 2).votes_for(2, 0)
    assert table.game.result is None
    row, number = table.game.row, table.numbers_of(0)[0]
    table.votes_for(3, 2)
    assert table.result.row == row
    assert table.result.owners.index(0) == number - 1
    assert sorted(table.result.owners) == [0, 1, 2, 3]


def test_r09_nobody_may_vote_for_a_card_of_their_own() -> None:
    table = Table().to(Phase.VOTING)
    for voter in table.others:
        assert table.refuses(voter, Vote(tuple(table.numbers_of(voter)))) is Code.OWN_CARD


def test_r09_votes_lie_face_down_until_all_have_voted() -> None:
    table = Table().to(Phase.VOTING)
    before = {viewer: see(table, viewer) for viewer in (None, 0, 2, 3)}
    table.votes_for(1, 0)
    number = table.numbers_of(0)[0]
    assert see(table, 1).tokens == (number,)
    for viewer, was in before.items():
        now = see(table, viewer)
        assert now.tokens == was.tokens == ()
        assert now.waiting_for == (2, 3)
        assert now.result is None


def test_r09_a_second_vote_replaces_the_first_and_may_be_taken_back() -> None:
    table = Table().to(Phase.VOTING)
    table.votes_for(1, 2).votes_for(1, 0)
    assert see(table, 1).tokens == tuple(table.numbers_of(0))
    table.votes_for(2, 1).votes(2)
    assert waiting_for(table.game) == (2, 3)
    table.votes_for(2, 3).votes_for(3, 1)
    assert table.result.points == (3, 3 + 1, 0, 1)


def test_r09_whoever_changes_their_mind_the_tokens_wait_for_all() -> None:
    table = Table().to(Phase.VOTING).votes_for(1, 0).votes_for(2, 0).votes_for(2, 1).votes_for(2, 3)
    assert table.phase is Phase.VOTING
    assert waiting_for(table.game) == (3,)


def test_r10_all_find_it() -> None:
    assert Table().plays({1: 0, 2: 0, 3: 0}).points == (0, 2, 2, 2)


def test_r10_none_finds_it() -> None:
    """And in this case too each vote on a card of theirs is a point."""
    assert Table().plays({1: 2, 2: 1, 3: 1}).points == (0, 2 + 2, 2 + 1, 2)


def test_r10_some_find_it() -> None:
    assert Table().plays({1: 0, 2: 0, 3: 1}).points == (3, 3 + 1, 3, 0)


def test_r10_one_point_for_each_vote_on_a_card_and_no_cap() -> None:
    result = Table(6).plays({1: 0, 2: 1, 3: 1, 4: 1, 5: 1})
    assert result.points == (3, 3 + 4, 0, 0, 0, 0)
    assert [(gain.why, gain.points) for gain in result.reasons[1]] == [(Reason.FOUND, 3), (Reason.DECOY, 4)]
    assert [gain.why for gain in result.reasons[0]] == [Reason.READ_BY_SOME]


def test_r11_the_rabbits_hop_forward_by_the_points_won() -> None:
    table = Table()
    table.plays({1: 0, 2: 0, 3: 1})
    assert table.game.scores == (3, 4, 3, 0)
    table.plays({0: 3, 2: 3, 3: 2})
    assert table.game.scores == (3 + 2, 4, 3 + 2 + 1, 0 + 2 + 2)


def test_r12_everyone_draws_back_to_a_full_hand() -> None:
    table = Table()
    kept = [set(hand) - set(hand[:1]) for hand in table.game.hands]
    table.all_find_it()
    assert [len(hand) for hand in table.game.hands] == [6] * 4
    assert all(cards <= set(hand) for cards, hand in zip(kept, table.game.hands, strict=True))
    assert len(table.game.pile) == 60 - 4
    assert table.all_cards() == sorted(deck())


def test_r12_the_next_storyteller_sits_to_the_left_and_so_on_clockwise() -> None:
    table = Table(5).claims(3)
    told: list[Seat] = []
    for _ in range(7):
        told.append(table.storyteller)
        table.all_find_it()
    assert told == [3, 4, 0, 1, 2, 3, 4]


@pytest.mark.parametrize(("seats", "turns"), [(3, 13), (4, 15), (5, 11), (6, 8)])
def test_r13_the_last_card_of_the_pile_ends_the_game(seats: int, turns: int) -> None:
    table = Table(seats)
    table.claims(0)
    for turn in range(1, turns + 1):
        assert table.phase is Phase.TELLING
        assert see(table, None).turns_left == turns - turn + 1
        table.all_find_it()
    assert table.phase is Phase.OVER
    assert table.game.turn == turns
    assert table.game.pile == ()
    assert see(table, None).turns_left == 0


def test_r13_most_points_wins() -> None:
    table = Table(4, cards=4 * 6 + 4)
    table.plays({1: 0, 2: 0, 3: 1})
    assert table.game.scores == (3, 4, 3, 0)
    assert table.winners == (1,)


def test_r13_a_tie_is_a_shared_win() -> None:
    table = Table(4, cards=4 * 6 + 1)
    table.all_find_it()
    assert table.game.scores == (0, 2, 2, 2)
    assert table.winners == (1, 2, 3)


def test_r13_in_a_short_draw_one_card_at_a_time_goes_round_from_the_next_storyteller() -> None:
    table = Table(5, cards=5 * 6 + 3).claims(3)
    left = table.game.pile
    table.all_find_it()
    drawn = [(event.seat, event.cards) for event in table.journal if isinstance(event, Drawn)]
    assert drawn == [(4, left[:1]), (0, left[1:2]), (1, left[2:])]
    assert table.phase is Phase.OVER


def test_r13_so_too_where_each_lacks_two() -> None:
    """Three players: the storyteller lacks one card and the others two, so it goes round once and a bit."""
    table = Table(3, cards=3 * 7 + 4).claims(2)
    left = table.game.pile
    table.all_find_it()
    drawn = {event.seat: event.cards for event in table.journal if isinstance(event, Drawn)}
    assert drawn == {0: (left[0], left[3]), 1: (left[1],), 2: (left[2],)}
    assert table.phase is Phase.OVER


def test_r13_never_reshuffled_by_the_pile() -> None:
    table = Table(4).plays_itself()
    assert not any(isinstance(event, Reshuffled) for event in table.journal)
    assert len(table.game.played) == len(set(table.game.played)) == 60


# Variants.


def test_r14_three_players_hold_seven_and_give_two() -> None:
    """Of itself whenever three sit down."""
    table = Table(3)
    assert [len(hand) for hand in table.game.hands] == [7, 7, 7]
    table.to(Phase.GIVING)
    assert table.refuses(1, Give(table.hand(1)[:1])) is Code.WRONG_NUMBER_OF_CARDS
    assert table.refuses(1, Give(table.hand(1)[:1] * 2)) is Code.SAME_CARD_TWICE
    assert table.refuses(1, Give(table.hand(1)[:3])) is Code.WRONG_NUMBER_OF_CARDS
    table.all_give()
    assert len(table.game.row) == 5


def test_r14_a_player_may_vote_for_neither_of_their_own_two() -> None:
    table = Table(3).to(Phase.VOTING)
    for voter in (1, 2):
        assert len(table.numbers_of(voter)) == 2
        for number in table.numbers_of(voter):
            assert table.refuses(voter, Vote((number,))) is Code.OWN_CARD


@pytest.mark.parametrize("which", [0, 1])
def test_r14_votes_on_either_count_and_all_draw_back_to_seven(which: int) -> None:
    table = Table(3).to(Phase.VOTING)
    table.votes(1, table.numbers_of(2)[which])
    table.votes_for(2, 0)
    assert table.result.points == (3, 0, 3 + 1)
    assert [len(hand) for hand in table.game.hands] == [7, 7, 7]


def test_r15_counting_a_single_finder_scores_four() -> None:
    counting = Options(counting=True)
    assert Table(4, counting).plays({1: 0, 2: 1, 3: 1}).points == (4, 4 + 2, 0, 0)
    assert Table(4, counting).plays({1: 0, 2: 0, 3: 1}).points == (3, 3 + 1, 3, 0)
    assert Table(4).plays({1: 0, 2: 1, 3: 1}).points == (3, 3 + 2, 0, 0)


KINDS: dict[ClueKind, Clue] = {
    ClueKind.WORDS: Words("fox"),
    ClueKind.SOUND: Sound("recording"),
    ClueKind.HUM: Hum("tune"),
    ClueKind.MIME: Mime("hands"),
    ClueKind.LIVE: Live("she sings"),
}


def test_r16_a_table_may_allow_a_tune_or_a_mime() -> None:
    for clue in KINDS.values():
        assert Table(4, Options(clues=tuple(ClueKind))).claims(0).tells(clue).game.clue == clue


def test_r16_or_require_them() -> None:
    table = Table(4, Options(clues=(ClueKind.HUM, ClueKind.MIME))).claims(0)
    card = table.hand(0)[0]
    for kind in (ClueKind.WORDS, ClueKind.SOUND, ClueKind.LIVE):
        assert table.refuses(0, Tell(card, KINDS[kind])) is Code.CLUE_KIND
    table.tells(KINDS[ClueKind.MIME])


def test_r16_of_itself_a_table_plays_with_words() -> None:
    table = Table().claims(0)
    for kind in set(ClueKind) - {ClueKind.WORDS}:
        assert table.refuses(0, Tell(table.hand(0)[0], KINDS[kind])) is Code.CLUE_KIND


def test_r16_where_words_are_not_allowed_an_absent_storyteller_still_holds_nobody_up() -> None:
    table = Table(4, Options(clues=(ClueKind.LIVE,))).claims(0)
    table.stands_in(0)
    assert table.phase is Phase.GIVING


def test_r16_nothing_else_changes() -> None:
    humming = Table(4, Options(clues=(ClueKind.HUM,))).claims(0).tells(KINDS[ClueKind.HUM])
    speaking = Table(4).claims(0).tells("fox")
    votes = {1: 0, 2: 1, 3: 1}
    assert humming.plays(votes).points == speaking.plays(votes).points
    assert humming.game.hands == speaking.game.hands


def test_r17_rules_of_their_own_may_be_mixed_at_will() -> None:
    """Every option at once, at one table."""
    everything = Options(
        end=End(EndBy.SCORE, 9),
        counting=True,
        bonus_cap=1,
        exchange=True,
        amend=True,
        votes=2,
        clues=(ClueKind.LIVE, ClueKind.WORDS),
        story=True,
        allies=(0, 3),
    )
    table = Table(7, everything).exchanges(5).claims(0).tells("fox").tells(Live("he frowns"))
    table.plays({1: 0, 2: (1, 3), 3: (1, 2), 4: (1, 2), 5: (1, 6), 6: (1, 2)})
    assert table.result.points == (4, 4 + 1 + 1, 1, 1, 0, 0, 1)
    assert table.plays_itself().phase is Phase.OVER
