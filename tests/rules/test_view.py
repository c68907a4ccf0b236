"""What each may see at each moment, that it is no more than that, and when it counts as changed."""

from random import Random

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from reverie.rules import (
    Exchange,
    Game,
    Options,
    Phase,
    View,
    Words,
    view,
    waiting_for,
)
from reverie.rules.view import encoded, version
from tests.rules import unruly
from tests.rules.journeys import dealt, games, seen, steps, viewers
from tests.rules.tables import PLAIN, Table, seed_of
from tests.rules.twins import Viewer


def see(table: Table, viewer: Viewer) -> View:
    return view(table.game, viewer)


def test_what_a_view_holds() -> None:
    """Who adds a field must say whose it is: everyone's, or the viewer's own."""
    everyones = {
        "version", "seat", "phase", "turn", "turns_left", "storyteller", "waiting_for", "scores", "pile", "clue",
        "row", "stood_in", "exchanged", "result", "outcome",
    }  # fmt: skip
    their_own = {"hand", "chosen", "tokens"}
    assert set(View.__struct_fields__) == everyones | their_own


def test_in_the_race_each_looks_at_their_hand() -> None:
    table = Table(4)
    for viewer in range(4):
        now = see(table, viewer)
        assert (now.seat, now.phase, now.turn, now.storyteller) == (viewer, Phase.RACE, 1, None)
        assert now.hand == table.hand(viewer)
        assert now.waiting_for == (0, 1, 2, 3)
        assert (now.pile, now.turns_left, now.scores) == (60, 15, (0, 0, 0, 0))
        assert (now.clue, now.row, now.result, now.outcome) == (None, (), None, None)


def test_while_they_give_each_sees_the_clue_and_their_own_gift() -> None:
    table = Table(4).to(Phase.GIVING).gives(2)
    assert see(table, 0).chosen == table.given[0]
    assert see(table, 1).chosen == ()
    assert see(table, 2).chosen == table.given[2]
    assert see(table, 2).hand == table.hand(2)
    assert set(table.given[2]) < set(see(table, 2).hand)
    for viewer in viewers(table.game):
        assert see(table, viewer).clue == Words("fox")
        assert see(table, viewer).waiting_for == (1, 3)


def test_while_they_vote_each_sees_the_row_and_which_is_theirs() -> None:
    table = Table(3).to(Phase.VOTING)
    table.votes_for(1, 0)
    for viewer in range(3):
        now = see(table, viewer)
        assert now.row == table.game.row
        assert now.chosen == table.given[viewer]
        assert not set(now.chosen) & set(now.hand)
    assert see(table, 1).tokens == tuple(table.numbers_of(0))
    assert see(table, 2).tokens == ()


def test_after_the_reveal_everyone_sees_the_whole_turn() -> None:
    table = Table(4).claims(1)
    result = table.plays({0: 1, 2: 1, 3: 2}, "a fox")
    for viewer in viewers(table.game):
        now = see(table, viewer)
        assert now.result == result
        assert now.turn == 2
        assert now.storyteller == 2
        assert (now.clue, now.row, now.chosen, now.tokens) == (None, (), (), ())
    assert (result.turn, result.storyteller, result.clue) == (1, 1, Words("a fox"))
    for voter, whose in {0: 1, 2: 1, 3: 2}.items():
        (number,) = result.tokens[voter]
        assert result.owners[number - 1] == whose
    assert result.tokens[1] == ()
    assert result.points == (3, 3, 3 + 1, 0)


def test_at_the_end_everyone_sees_who_won_and_the_seed() -> None:
    table = Table(4).plays_itself()
    for viewer in viewers(table.game):
        outcome = see(table, viewer).outcome
        assert outcome is not None
        assert outcome.winners == table.winners
        assert outcome.seed == seed_of(1).hex()
        assert outcome.closed is None
        assert see(table, viewer).result is not None


def test_before_the_end_the_seed_is_in_no_view() -> None:
    chance = Random(1)
    for step in steps(dealt(4, PLAIN, 84, 1), chance, 400):
        for viewer in viewers(step.before):
            assert seed_of(1).hex().encode() not in seen(step.before, viewer)


@given(games(), unruly.seeds)
@settings(max_examples=30)
def test_a_watcher_holds_nothing(game: Game, number: int) -> None:
    for step in steps(game, Random(number)):
        now = view(step.after, None)
        assert now.seat is None
        assert (now.hand, now.chosen, now.tokens) == ((), (), ())
        shown = {*step.after.row, *(now.result.row if now.result else ())}
        page = seen(step.after, None)
        named = [card for card in game.setup.cards if f'"{card}"'.encode() in page]
        assert set(named) == shown


@given(games(), unruly.seeds)
@settings(max_examples=30)
def test_a_player_sees_no_picture_but_their_own_and_the_rows(game: Game, number: int) -> None:
    for step in steps(game, Random(number)):
        for viewer in range(game.setup.seats):
            now = view(step.after, viewer)
            assert now.hand == step.after.hands[viewer]
            shown = {*now.hand, *step.after.row, *(now.result.row if now.result else ())}
            page = seen(step.after, viewer)
            named = {card for card in game.setup.cards if f'"{card}"'.encode() in page}
            assert named == shown


@given(games(), unruly.seeds)
@settings(max_examples=30)
def test_who_is_waited_for_is_public(game: Game, number: int) -> None:
    for step in steps(game, Random(number)):
        assert {view(step.after, viewer).waiting_for for viewer in viewers(game)} == {waiting_for(step.after)}


# Versions.


def seen_by_all(table: Table) -> dict[Viewer, bytes]:
    return {viewer: seen(table.game, viewer) for viewer in viewers(table.game)}


def who_saw_a_change(before: dict[Viewer, bytes], after: dict[Viewer, bytes]) -> set[Viewer]:
    return {viewer for viewer in before if before[viewer] != after[viewer]}


def test_a_replaced_gift_changes_nothing_for_the_others() -> None:
    table = Table(4).to(Phase.GIVING).gives(1)
    before, version = seen_by_all(table), see(table, 1).version
    table.gives(1, table.hand(1)[3])
    assert who_saw_a_change(before, seen_by_all(table)) == {1}
    assert see(table, 1).version > version


def test_a_replaced_vote_changes_nothing_for_the_others() -> None:
    table = Table(4).to(Phase.VOTING).votes_for(1, 0)
    before, version = seen_by_all(table), see(table, 1).version
    table.votes_for(1, 2)
    assert who_saw_a_change(before, seen_by_all(table)) == {1}
    assert see(table, 1).version > version


def test_another_card_to_the_same_clue_changes_nothing_for_the_others() -> None:
    table = Table(4, Options(amend=True)).to(Phase.GIVING)
    before = seen_by_all(table)
    table.tells("fox", table.hand(0)[1])
    assert who_saw_a_change(before, seen_by_all(table)) == {0}
    before = seen_by_all(table)
    table.tells("hen", table.hand(0)[1])
    assert who_saw_a_change(before, seen_by_all(table)) == set(viewers(table.game))


def test_the_same_choice_again_changes_nothing_at_all() -> None:
    table = Table(4).to(Phase.GIVING).gives(1)
    before = seen_by_all(table)
    table.gives(1)
    assert seen_by_all(table) == before


def test_that_a_gift_or_a_vote_was_taken_back_is_public() -> None:
    table = Table(4).to(Phase.GIVING).gives(1)
    before = seen_by_all(table)
    table.takes_gift_back(1)
    assert who_saw_a_change(before, seen_by_all(table)) == set(viewers(table.game))
    table.to(Phase.VOTING).votes_for(1, 0)
    before = seen_by_all(table)
    table.votes(1)
    assert who_saw_a_change(before, seen_by_all(table)) == set(viewers(table.game))


@given(games(), unruly.seeds)
@settings(max_examples=30)
def test_a_version_grows_with_what_its_viewer_can_see_and_with_nothing_else(game: Game, number: int) -> None:
    for step in steps(game, Random(number)):
        for viewer in viewers(game):
            was, now = view(step.before, viewer), view(step.after, viewer)
            changed = replace(was, version=0) != replace(now, version=0)
            assert (now.version > was.version) if changed else (now.version == was.version)


# Its size.


@pytest.mark.parametrize("clue", ["ehitajatäheõöüšž" * 3, "sonhos e mais sonhos num país distante. "])
def test_a_view_is_at_most_two_kilobytes(clue: str) -> None:
    """Four seats, a clue of 40 signs, at any moment of a whole game."""
    table = Table(4, Options(exchange=True)).claims(0)
    largest = 0
    while table.phase is not Phase.OVER:
        if table.phase is Phase.TELLING:
            if table.storyteller not in table.game.exchanged:
                table.does(table.storyteller, Exchange())
            table.tells(clue[:40])
        else:
            table.stands_in(waiting_for(table.game)[0])
        largest = max(largest, *(len(seen(table.game, viewer)) for viewer in viewers(table.game)))
    assert largest <= 2048


@given(games(), unruly.seeds)
@settings(max_examples=30)
def test_views_encoded_together_are_as_if_each_were_encoded_alone(game: Game, number: int) -> None:
    for step in steps(game, Random(number)):
        everyone = viewers(step.after)
        assert encoded(step.after, everyone) == {viewer: seen(step.after, viewer) for viewer in everyone}
        assert all(version(step.after, viewer) == view(step.after, viewer).version for viewer in everyone)
        assert list(encoded(step.after, (1,))) == [1], "nobody's but who was asked for"
