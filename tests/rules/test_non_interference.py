"""To a viewer, games that differ only in what is hidden from them are the same game, to the byte.

The pairs are built in four ways, and each pair shares its seal.
"""

from random import Random

from hypothesis import given, settings
from msgspec.structs import replace

from reverie.rules import (
    Card,
    Claim,
    Game,
    Give,
    Move,
    Phase,
    Refusal,
    Seat,
    StandIn,
    Tell,
    Vote,
    Words,
    decide,
    evolve_all,
    start,
)
from reverie.rules.chance import seal
from reverie.rules.events import Exchanged, Laid, Revealed
from tests.rules import unruly
from tests.rules.journeys import Step, games, seen, steps, viewers
from tests.rules.tables import seed_of, setup_of
from tests.rules.twins import Viewer, alike, exchanged_places, move_with_names, some_vote, twin, with_names


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
