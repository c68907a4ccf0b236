"""What each may know and nothing else: to a viewer, games that differ only in what is hidden are the same."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from reverie.rules import (
    Card,
    Claim,
    Event,
    Exchange,
    Game,
    Give,
    Move,
    Options,
    Phase,
    Refusal,
    Seat,
    StandIn,
    Tell,
    View,
    Vote,
    Words,
    decide,
    evolve_all,
    new_game,
    start,
    view,
    waiting_for,
)
from reverie.rules.chance import seal
from reverie.rules.events import Exchanged, Laid, Revealed
from tests.rules import unruly
from tests.rules.tables import PLAIN, Table, seed_of, setup_of
from tests.rules.twins import Viewer, alike, exchanged_places, move_with_names, some_vote, twin, with_names


def seen(game: Game, viewer: Viewer) -> bytes:
    return msgspec.json.encode(view(game, viewer))


class Step(Struct, frozen=True):
    before: Game
    seat: Seat
    move: Move
    events: tuple[Event, ...]
    after: Game

    def shows(self, *kinds: type[Event]) -> bool:
        return any(isinstance(event, kinds) for event in self.events)


def dealt(seats: int, options: Options, cards: int, seed: int) -> Game:
    game = new_game(setup_of(seats, options, cards, seed), seed_of(seed))
    return evolve_all(game, start(game))


def steps(game: Game, chance: Random, most: int = 150) -> Iterator[Step]:
    """A random game, as far as it comes in so many tries."""
    for _ in range(most):
        if game.phase is Phase.OVER:
            return
        seat, move = unruly.some_move(game, chance)
        events = decide(game, seat, move)
        if not isinstance(events, Refusal):
            after = evolve_all(game, events)
            yield Step(game, seat, move, events, after)
            game = after


def viewers(game: Game) -> list[Viewer]:
    return [None, *range(game.setup.seats)]


@st.composite
def games(draw: st.DrawFn) -> Game:
    seats = draw(unruly.seats)
    spare = draw(st.integers(0, 40))
    options = draw(unruly.options(seats))
    return dealt(seats, options, unruly.fewest_cards(seats) + spare, draw(unruly.seeds))


# Non-interference: three ways to build a pair.


@given(games(), unruly.seeds)
@settings(max_examples=40)
def test_all_that_is_hidden_may_be_different_and_nobody_can_tell(game: Game, number: int) -> None:
    """At every state of a random game: other cards in others' hands and in the pile, other gifts, owners, tokens and
    changes of mind. And after one more move in both, alike for all that this viewer can see.
    """
    chance = Random(number)
    for step in steps(game, chance):
        for viewer in viewers(game):
            other = twin(step.before, viewer, chance)
            assert seen(other, viewer) == seen(step.before, viewer)
            if step.shows(Laid, Revealed) or (step.shows(Exchanged) and step.seat == viewer):
                continue  # now something comes to light, and it may differ
            move = step.move if step.seat == viewer else alike(step.move, other, step.seat, chance)
            events = decide(other, step.seat, move)
            assert not isinstance(events, Refusal)
            assert seen(evolve_all(other, events), viewer) == seen(step.after, viewer)


@given(games(), unruly.seeds)
@settings(max_examples=40)
def test_a_refusal_tells_nothing_either(game: Game, number: int) -> None:
    """Whatever this viewer tries, the answer is the same whatever is hidden from them."""
    chance = Random(number)
    for step in steps(game, chance):
        for viewer in range(game.setup.seats):
            other = twin(step.before, viewer, chance)
            _, move = unruly.some_move(step.before, chance)
            if isinstance(move, StandIn):
                continue
            ours, theirs = decide(step.before, viewer, move), decide(other, viewer, move)
            if isinstance(ours, Refusal) or isinstance(theirs, Refusal):
                assert ours == theirs


@given(games(), unruly.seeds)
@settings(max_examples=40)
def test_whose_each_picture_is_nobody_can_tell_before_the_reveal(game: Game, number: int) -> None:
    """A whole turn played twice, from the telling to the last vote but one: the same row, from other hands."""
    chance = Random(number)
    turn: list[Step] = []
    for step in steps(game, chance):
        turn.append(step)
        if step.before.turn != step.after.turn or step.after.phase is Phase.OVER:
            for viewer in viewers(game):
                _play_again(turn, viewer, chance)
            turn = []


def _play_again(turn: list[Step], viewer: Viewer, chance: Random) -> None:
    last = turn[-1].before
    theirs = {card for step in turn for card in _hand(step.before, viewer)}
    on_the_row = set(last.row) - theirs
    hidden = set(last.setup.cards) - theirs - on_the_row - {*last.played}
    names = exchanged_places(on_the_row, chance) | exchanged_places(hidden, chance)
    other = with_names(turn[0].before, names)
    for step in turn[:-1]:
        move = move_with_names(step.move, names)
        vote = move.move if isinstance(move, StandIn) else move
        if step.seat != viewer and isinstance(vote, Vote) and vote.tokens:
            vote = some_vote(other, step.seat, chance)
            move = StandIn(vote) if isinstance(move, StandIn) else vote
        other = _goes_on(other, step.seat, move)
        assert seen(other, viewer) == seen(step.after, viewer)


@given(games(), unruly.seeds)
@settings(max_examples=40)
def test_what_never_comes_to_light_is_never_seen(game: Game, number: int) -> None:
    """A whole game played twice, with other cards for all those that this viewer never gets to see, and with changes
    of mind in one that are not in the other.
    """
    chance = Random(number)
    played = list(steps(game, chance))
    states = [game, *(step.after for step in played)]
    for viewer in viewers(game):
        shown = {card for state in states for card in (*state.row, *state.played, *_hand(state, viewer))}
        names = exchanged_places(set(game.setup.cards) - shown, chance)
        other = with_names(game, names)
        for step in played:
            other = _goes_on(other, step.seat, move_with_names(step.move, names))
            if step.seat != viewer and chance.random() < 0.5:
                other = _wavers(other, step.seat, chance)
            assert seen(other, viewer) == seen(step.after, viewer)


def _wavers(game: Game, seat: Seat, chance: Random) -> Game:
    """Chooses something else, and then the first thing again."""
    if game.phase is Phase.GIVING and seat != game.storyteller and game.chosen[seat]:
        gift = game.chosen[seat] or ()
        game = _goes_on(game, seat, Give(tuple(chance.sample(game.hands[seat], len(gift)))))
        return _goes_on(game, seat, Give(gift))
    if game.phase is Phase.VOTING and game.tokens[seat]:
        tokens = game.tokens[seat]
        return _goes_on(_goes_on(game, seat, some_vote(game, seat, chance)), seat, Vote(tokens))
    return game


def _hand(game: Game, viewer: Viewer) -> tuple[Card, ...]:
    return () if viewer is None else game.hands[viewer]


def _goes_on(game: Game, seat: Seat, move: Move) -> Game:
    events = decide(game, seat, move)
    assert not isinstance(events, Refusal)
    return evolve_all(game, events)


def test_to_a_watcher_two_deals_under_one_seal_are_the_same() -> None:
    """Nothing is built by hand here: two seeds, two quite different games, until the row lies."""
    setup = replace(setup_of(5), seal=seal(seed_of(1)))
    first, second = (evolve_all(game, start(game)) for game in (Game(setup, seed_of(1)), Game(setup, seed_of(2))))
    assert first.hands != second.hands
    assert seen(first, None) == seen(second, None)
    for seat in (3, 3, 0, 4, 2, 2):
        first, second = (_goes_on(game, seat, _opening(game, seat)) for game in (first, second))
        assert seen(first, None) == seen(second, None)


def _opening(game: Game, seat: Seat) -> Move:
    """Seat 3 claims and tells, the others give."""
    if game.phase is Phase.RACE:
        return Claim()
    first = game.hands[seat][0]
    return Tell(first, Words("fox")) if game.phase is Phase.TELLING else Give((first,))


# What each must see.


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
