"""What happens at a table by itself, and when: it follows from the table, and from who is gone since when."""

import pytest

from reverie.rules import Phase, waiting_for
from reverie.tables import acts, decide
from reverie.tables.agenda import (
    HOST_PATIENCE,
    ClockRunsOut,
    HostPasses,
    MindTakesOver,
    SeatIsTakenAgain,
    agenda,
    seats_for_minds,
)
from reverie.tables.settings import Clock, Settings
from tests.tables.bench import Bench


def four(settings: Settings | None = None, phase: Phase = Phase.GIVING) -> Bench:
    bench = Bench(settings or Settings(chairs=4, away=60))
    for name in ("Ada", "Bruno", "Carmen"):
        bench.joins(name)
    bench.does(1, acts.Invite("i", 3))
    bench.does(1, acts.Start("s"))
    bench.play_until(phase)
    return bench


def covered(bench: Bench, seat: int) -> None:
    bench.happens(decide.minded(bench.table, seat, on=True))


def test_minds_of_their_own_move_where_they_are_waited_for() -> None:
    bench = four(phase=Phase.RACE)
    assert seats_for_minds(bench.table, {}) == (3,)
    bench = four()
    game = bench.table.game
    assert game is not None
    assert (3 in seats_for_minds(bench.table, {})) == (3 in waiting_for(game))


@pytest.mark.parametrize("phase", [Phase.RACE, Phase.TELLING, Phase.GIVING, Phase.VOTING])
def test_a_mind_never_moves_for_who_is_there(phase: Phase) -> None:
    bench = four(phase=phase)
    game = bench.table.game
    assert game is not None
    seat = next(seat for seat in waiting_for(game) if seat != 3)
    covered(bench, seat)
    assert seat not in seats_for_minds(bench.table, {})
    member = bench.table.chairs[seat].member
    assert member is not None
    assert (seat in seats_for_minds(bench.table, {member: 0})) == (phase is not Phase.RACE), "nobody claims for another"
    assert SeatIsTakenAgain(0, seat) in agenda(bench.table, {}, {})
    assert SeatIsTakenAgain(0, seat) not in agenda(bench.table, {member: 0}, {})


def test_minds_do_not_go_on_alone() -> None:
    bench = four()
    for seat in range(3):
        covered(bench, seat)
    assert seats_for_minds(bench.table, {1: 0, 2: 0, 3: 0}) == ()


def test_who_is_gone_is_played_for_after_a_while_if_somebody_waits() -> None:
    bench = four()
    assert list(agenda(bench.table, {3: 5000}, {})) == [MindTakesOver(65_000, 2)]
    assert list(agenda(bench.table, {1: 0, 2: 0, 3: 0}, {})) == [], "nobody is kept waiting"
    covered(bench, 2)
    assert list(agenda(bench.table, {3: 5000}, {})) == []
    bench = four(Settings(chairs=4, away=None))
    assert list(agenda(bench.table, {3: 5000}, {})) == []


def test_the_host_passes_on_and_the_clock_runs_for_everyone() -> None:
    bench = four(Settings(chairs=4, away=None, clock=Clock(giving=10)))
    due = bench.table.since + 10_000
    assert list(agenda(bench.table, {1: 7}, {})) == [ClockRunsOut(due), HostPasses(7 + HOST_PATIENCE)]
    assert list(agenda(bench.table, {1: 0, 2: 0, 3: 0}, {})) == [ClockRunsOut(due)]
