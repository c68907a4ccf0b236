"""Whole games of minds: played to their end, by whoever sits there, the same for the same chance."""

from collections.abc import Collection
from random import Random

import pytest

from reverie.arena.simulate import play
from reverie.minds import Because, RandomMind, Thought, Why
from reverie.rules import (
    Claim,
    End,
    EndBy,
    Event,
    Give,
    Options,
    Phase,
    PlayerMove,
    Setup,
    View,
    Vote,
    evolve_all,
    new_game,
    record,
)
from reverie.rules.events import Claimed, Dealt, Ended, Given
from reverie.rules.verify import verify
from tests.rules.tables import seed_of, setup_of

SEED = seed_of(1)


def simulated(setup: Setup, number: int = 0) -> list[Event]:
    random = Random(number)
    return play(setup, SEED, [RandomMind(random) for _ in range(setup.seats)], random)


@pytest.mark.parametrize(("seats", "turns"), [(3, 13), (4, 15), (5, 11), (6, 8), (7, 7), (8, 8), (9, 9), (12, 12)])
def test_a_game_goes_from_the_deal_to_its_end(seats: int, turns: int) -> None:
    events = simulated(setup_of(seats))
    assert isinstance(events[0], Dealt)
    assert isinstance(events[-1], Ended)
    assert events[-1].turn == turns


def test_its_events_are_a_sound_record() -> None:
    setup = setup_of(5, Options(end=End(EndBy.SCORE, 20)), cards=33)
    players = [(f"player {seat}", "random") for seat in range(5)]
    [report] = verify(record.encode(record.header("reverie", setup, players), simulated(setup)))
    assert report.fault is None
    assert report.over


def test_the_same_chance_gives_the_same_game() -> None:
    setup = setup_of(4)
    assert simulated(setup, 3) == simulated(setup, 3)
    assert simulated(setup, 3) != simulated(setup, 4)


def test_the_deal_is_the_seeds_whoever_plays() -> None:
    setup = setup_of(4)
    assert simulated(setup, 3)[0] == simulated(setup, 4)[0]


def test_a_seed_that_was_not_sealed_is_refused() -> None:
    with pytest.raises(ValueError, match="seed"):
        play(setup_of(4), seed_of(2), [RandomMind(Random(0))] * 4, Random(0))


def test_anyone_may_be_the_first_with_a_phrase_and_the_first_to_give() -> None:
    games = [simulated(setup_of(4, Options(end=End(EndBy.TURNS, 1))), number) for number in range(40)]
    claims = [event.seat for game in games for event in game if isinstance(event, Claimed)]
    gifts = [next(event.seat for event in game if isinstance(event, Given)) for game in games]
    assert set(claims) == {0, 1, 2, 3}
    assert set(gifts) == {0, 1, 2, 3}


class Watchful:
    """A mind that remembers what it was shown."""

    def __init__(self) -> None:
        self.mind = RandomMind(Random(0))
        self.shown: list[View] = []

    def think(self, setup: Setup, view: View, told: Collection[str] = ()) -> Thought:
        self.shown.append(view)
        return self.mind.think(setup, view, told)


def test_each_mind_is_shown_its_own_seats_view_and_only_when_it_is_waited_for() -> None:
    setup = setup_of(4, Options(end=End(EndBy.TURNS, 3)))
    minds = [Watchful() for _ in range(4)]
    play(setup, SEED, minds, Random(0))
    for seat, mind in enumerate(minds):
        assert mind.shown
        for shown in mind.shown:
            assert shown.seat == seat
            assert seat in shown.waiting_for


class Stubborn:
    """A mind that does not know what it may do."""

    def __init__(self, move: PlayerMove) -> None:
        self._move = move

    def think(self, setup: Setup, view: View, told: Collection[str] = ()) -> Thought:
        return Thought(self._move if view.phase is not Phase.RACE else Claim(), Why(Because.WHIM))


@pytest.mark.parametrize("move", [Claim(), Give(("picture-001",)), Vote((1,))])
def test_a_mind_that_makes_an_illegal_move_stops_the_simulation_and_is_named(move: PlayerMove) -> None:
    with pytest.raises(RuntimeError, match=r"seat \d"):
        play(setup_of(4), SEED, [Stubborn(move)] * 4, Random(0))


class Idle(RandomMind):
    """A mind that takes back what it has not given."""

    def move(self, setup: Setup, view: View, told: Collection[str] = ()) -> PlayerMove:
        return Give(()) if view.phase is Phase.GIVING else super().move(setup, view, told)


def test_a_mind_whose_move_leads_nowhere_does_not_hang_the_simulation() -> None:
    with pytest.raises(RuntimeError, match="nowhere"):
        play(setup_of(4), SEED, [Idle(Random(0))] * 4, Random(0))


def test_the_events_rebuild_the_game_that_was_played() -> None:
    setup = setup_of(6)
    events = simulated(setup)
    game = evolve_all(new_game(setup), events)
    last = events[-1]
    assert isinstance(last, Ended)
    assert game.phase is Phase.OVER
    assert game.scores == last.scores
    assert max(game.scores) == game.scores[last.winners[0]]
