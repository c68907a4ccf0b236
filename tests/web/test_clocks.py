"""Nobody holds the table up: clocks, minds for who is gone, nudges, and a host who has gone."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from reverie.client import RefusedError
from reverie.rules import Phase
from reverie.tables import acts, decide, wire
from reverie.tables.agenda import HOST_PATIENCE
from reverie.tables.clock import REVEAL
from reverie.tables.live import RETRY, Pace
from reverie.tables.settings import Clock, Settings
from tests.tables.handclock import HandClock
from tests.web.hall import AT_ONCE, Guest, Hall, by_turn, in_phase, opened, over, play_until

pytestmark = pytest.mark.anyio

NAMES = ("Ada", "Bruno", "Carmen", "Dario")
CLOCKED = Settings(chairs=4, clock=Clock(race=30, telling=60, giving=40, voting=20), away=120)
UNCLOCKED = Settings(chairs=4, away=120)
SECOND = 1000


def stage(guest: Guest) -> tuple[int, Phase]:
    return guest.view.turn, guest.view.phase


@pytest.mark.parametrize(
    ("phase", "seconds"), [(Phase.RACE, 30), (Phase.TELLING, 60), (Phase.GIVING, 40), (Phase.VOTING, 20)]
)
async def test_each_phase_has_its_time_and_then_goes_on(hall: Hall, phase: Phase, seconds: int) -> None:
    guests = await hall.game(NAMES, CLOCKED)
    await play_until(guests, in_phase(phase))
    assert guests[0].on.game is not None
    assert guests[0].on.game.due == hall.clock.now() + seconds * SECOND
    before, late = stage(guests[0]), guests[0].view.waiting_for
    await hall.clock.advance(seconds * SECOND - 1)
    await guests[0].fence()
    assert stage(guests[0]) == before
    await hall.clock.advance(1)
    for guest in guests:
        await guest.fence()
        assert stage(guest) != before
    view = guests[0].view
    stood_in = view.stood_in if phase is not Phase.VOTING else view.result.stood_in if view.result else ()
    if phase is Phase.RACE:
        assert len(stood_in) == 1, "chance picks the storyteller"
    else:
        assert set(stood_in) == set(late), "for all to see"


async def test_a_reveal_has_time_of_its_own(hall: Hall) -> None:
    guests = await hall.game(NAMES, CLOCKED)
    await play_until(guests, in_phase(Phase.TELLING, 2))
    assert guests[0].on.game is not None
    assert guests[0].on.game.due == hall.clock.now() + 60 * SECOND + REVEAL


async def test_who_moved_in_time_is_not_stood_in_for(hall: Hall) -> None:
    guests = await hall.game(NAMES, CLOCKED)
    await play_until(guests, in_phase(Phase.GIVING))
    giver = next(guest for guest in guests if guest.wanted())
    seat = giver.seat
    await giver.move()
    given = giver.view.chosen
    await hall.clock.advance(40 * SECOND)
    await giver.fence()
    assert giver.view.phase is Phase.VOTING
    assert seat not in giver.view.stood_in
    assert set(given) <= set(giver.view.row)


async def test_a_whole_game_by_the_clock_alone(hall: Hall) -> None:
    guests = await hall.game(NAMES[:3], CLOCKED)
    await hall.clock.advance(40 * 200 * SECOND)
    await guests[0].fence()
    assert guests[0].view.outcome is not None
    assert guests[0].view.outcome.winners


async def test_without_a_clock_nobody_who_is_there_is_hurried(hall: Hall) -> None:
    guests = await hall.game(NAMES, UNCLOCKED)
    await play_until(guests, in_phase(Phase.GIVING))
    before = guests[0].view
    await hall.clock.advance(14 * 24 * 3600 * SECOND)
    await guests[0].fence()
    assert guests[0].view == before


async def test_deadlines_survive_a_restart(tmp_path: Path) -> None:
    clock = HandClock()
    async with opened(tmp_path, clock=clock) as hall:
        guests = await hall.game(NAMES, CLOCKED)
        await play_until(guests, in_phase(Phase.TELLING))
        table, token = guests[0].table, guests[0].client.token
        game = guests[0].on.game
    assert game is not None
    assert game.due is not None
    clock = HandClock(clock.now() + 5 * SECOND)
    async with opened(tmp_path, clock=clock) as hall:
        await hall.awake()
        ada = await hall.guest("Ada", token)
        ada.table = table
        await ada.sit()
        await ada.on.until(lambda line: line.game)
        assert ada.on.game == game
        await clock.advance(game.due - clock.now() - 1)
        await ada.fence()
        assert ada.view.phase is Phase.TELLING
        await clock.advance(1)
        await ada.fence()
        assert ada.view.phase is Phase.GIVING


async def test_a_deadline_that_passed_while_the_server_was_down_is_kept_at_once(tmp_path: Path) -> None:
    clock = HandClock()
    async with opened(tmp_path, clock=clock) as hall:
        guests = await hall.game(NAMES, CLOCKED)
        await play_until(guests, in_phase(Phase.TELLING))
        table = guests[0].table
    async with opened(tmp_path, clock=HandClock(clock.now() + 61 * SECOND)) as hall:
        await hall.awake()
        await hall.clock.advance(0)
        game = hall.live(table).table.game
        assert game is not None
        assert game.phase is Phase.GIVING


# --- Away -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", [Phase.TELLING, Phase.GIVING, Phase.VOTING])
async def test_a_mind_takes_over_for_who_is_gone_and_gives_the_seat_back(hall: Hall, phase: Phase) -> None:
    guests = await hall.game(NAMES, UNCLOCKED)
    await play_until(guests, in_phase(phase))
    goer = next(guest for guest in guests if guest.wanted())
    rest = [guest for guest in guests if guest is not goer]
    seat = goer.seat
    assert seat is not None
    await goer.go()
    await hall.clock.advance(119 * SECOND)
    assert not hall.live(goer.table).table.chairs[seat].minded
    await hall.clock.advance(1 * SECOND)
    for guest in rest:
        await guest.fence()
        assert guest.on.room is not None
        assert guest.on.room.chairs[seat].minded, "for all to see"
        assert seat not in guest.view.waiting_for or phase is Phase.RACE
    await hall.play_with_minds(rest, by_turn(3))
    assert rest[0].view.result is not None
    assert seat in rest[0].view.result.stood_in
    game = hall.live(goer.table).table.game
    assert game is not None
    await goer.sit()
    await goer.fence()
    assert goer.on.room is not None
    assert not goer.on.room.chairs[seat].minded
    assert goer.view.hand == game.hands[seat]
    await hall.clock.advance(3600 * SECOND)
    await goer.fence()
    await play_until(guests, in_phase(Phase.TELLING, 4))


async def test_somebody_who_joined_and_never_came_is_not_waited_for_for_ever(hall: Hall) -> None:
    guests = await hall.party(NAMES[:3], UNCLOCKED)
    ghost = await hall.guest("Ghost")
    assert guests[0].on.room is not None
    await ghost.client.join("Ghost", guests[0].on.room.link)
    await guests[0].on.do(acts.Start(""))
    await hall.clock.advance(120 * SECOND)
    await guests[0].fence()
    assert [chair.minded for chair in guests[0].on.room.chairs] == [False, False, False, True]
    await hall.play_with_minds(guests, by_turn(3))


async def test_who_signs_out_the_last_device_is_gone(hall: Hall) -> None:
    guests = await hall.game(NAMES, UNCLOCKED)
    await guests[3].on.do(acts.Unlink("", 0))
    guests[3].line = None
    await hall.clock.advance(120 * SECOND)
    await guests[0].fence()
    assert guests[0].on.room is not None
    assert guests[0].on.room.chairs[3].minded


async def test_away_may_mean_to_wait(hall: Hall) -> None:
    guests = await hall.game(NAMES, Settings(chairs=4, away=None))
    await guests[3].go()
    await hall.clock.advance(24 * 3600 * SECOND)
    await guests[0].fence()
    assert guests[0].on.room is not None
    assert not guests[0].on.room.chairs[3].minded
    assert await guests[0].refused(acts.Cover("", 0)) == "there"
    await guests[0].on.do(acts.Cover("", 3))
    assert guests[0].on.room.chairs[3].minded, "unless somebody covers"
    await guests[3].sit()
    await guests[0].fence()
    assert not guests[0].on.room.chairs[3].minded


async def test_nobody_there_nobody_kept_waiting_and_minds_stop(hall: Hall) -> None:
    guests = await hall.party(NAMES[:2], UNCLOCKED)
    await guests[0].on.do(acts.Invite("", 2))
    await guests[0].on.do(acts.Invite("", 3))
    await guests[0].on.do(acts.Start(""))
    live = hall.live(guests[0].table)
    for guest in guests:
        await guest.go()
    await hall.clock.advance(7 * 24 * 3600 * SECOND)
    assert live.table.game is not None
    assert live.table.game.turn == 1
    assert not any(chair.minded for chair in live.table.chairs)
    for guest in guests:
        await guest.sit()
        await guest.on.until(lambda line: line.game)
    await hall.play_with_minds(guests, by_turn(3))


async def test_a_nudge_reaches_who_is_waited_for_and_nobody_else(hall: Hall) -> None:
    guests = await hall.game(NAMES, UNCLOCKED)
    await play_until(guests, in_phase(Phase.TELLING))
    teller = next(guest for guest in guests if guest.wanted())
    ada, other, *_ = [guest for guest in guests if guest is not teller]
    assert await ada.refused(acts.Nudge("", other.number)) == "not_waited_for"
    await ada.on.do(acts.Nudge("", teller.number))
    for guest in guests:
        await guest.fence()
        nudges = [message.by for message in guest.on.heard if isinstance(message, wire.Nudged)]
        assert nudges == ([ada.number] if guest is teller else [])
    await teller.on.do(acts.Mute("", ada.number))
    await ada.on.do(acts.Nudge("", teller.number))
    await teller.fence()
    assert len([message for message in teller.on.heard if isinstance(message, wire.Nudged)]) == 1


# --- The host -------------------------------------------------------------------------------------------------------


async def test_the_hosts_powers_pass_on_from_a_host_who_is_gone(hall: Hall) -> None:
    guests = await hall.game(NAMES, UNCLOCKED)
    host = guests[0].number
    await guests[1].go()
    await guests[0].go()
    await hall.clock.advance(HOST_PATIENCE - 1)
    await guests[2].fence()
    assert guests[2].on.room is not None
    assert guests[2].on.room.host == host
    await hall.clock.advance(1)
    await guests[2].fence()
    assert guests[2].on.room.host == guests[2].number, "to who sits next clockwise and is there"
    await guests[0].sit()
    assert await guests[0].refused(acts.Close("")) == "not_the_host"
    await guests[2].on.do(acts.Close(""))


async def test_a_host_who_comes_back_in_time_stays_host(hall: Hall) -> None:
    guests = await hall.party(NAMES, UNCLOCKED)
    await guests[0].go()
    await hall.clock.advance(HOST_PATIENCE - 1)
    await guests[0].sit()
    await hall.clock.advance(HOST_PATIENCE)
    await guests[1].fence()
    assert guests[1].on.room is not None
    assert guests[1].on.room.host == guests[0].number


async def test_what_fails_is_tried_again_after_a_while(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """And neither at once for ever, nor never again."""
    guests = await hall.game(NAMES[:3])
    await guests[0].go()
    with monkeypatch.context() as patch:
        patch.delattr(decide, "heir")
        await hall.clock.advance(HOST_PATIENCE + 10 * RETRY)
    await hall.clock.advance(RETRY)
    await guests[1].fence()
    assert guests[1].on.room is not None
    assert guests[1].on.room.host == guests[1].number


# --- Minds ----------------------------------------------------------------------------------------------------------


async def test_people_leave_minds_a_race_and_minds_leave_people_one(tmp_path: Path) -> None:
    async with opened(tmp_path, pace=Pace(answer=(1500, 5000), claim=(8000, 20000))) as hall:
        guests = await hall.party(NAMES[:3], UNCLOCKED)
        await guests[0].on.do(acts.Invite("", 3))
        await guests[0].on.do(acts.Start(""))
        await guests[0].on.until(lambda line: line.game)
        begun = hall.clock.now()
        while guests[0].view.phase is Phase.RACE:
            await hall.clock.advance(100)
            await guests[0].fence()
        claimed = hall.clock.now()
        assert 8000 <= claimed - begun <= 20_100
        assert guests[0].view.storyteller == 3
        while guests[0].view.phase is Phase.TELLING:
            await hall.clock.advance(100)
            await guests[0].fence()
        assert 1400 <= hall.clock.now() - claimed <= 5100


@pytest.mark.parametrize("seed", range(6))
async def test_people_minds_and_clock_all_at_once(tmp_path: Path, seed: int) -> None:
    """Whoever is first, no move is lost or doubled, and the game comes to its end."""
    random = Random(seed)
    pace = random.choice([AT_ONCE, Pace(answer=(10, 900), claim=(10, 900))])
    async with opened(tmp_path, pace=pace) as hall:
        settings = Settings(chairs=5, clock=Clock(race=10, telling=10, giving=10, voting=10), away=20)
        guests = await hall.party(NAMES[:3], settings)
        await guests[0].on.do(acts.Invite("", 3))
        await guests[0].on.do(acts.Invite("", 4))
        await guests[0].on.do(acts.Start(""))
        for guest in guests:
            await guest.on.until(lambda line: line.game)
        for _ in range(400):
            there = [guest for guest in guests if guest.line is not None]
            if over(there[0].view):
                break
            what = random.random()
            if what < 0.06 and len(there) > 1:
                await random.choice(there[1:]).go()
            elif what < 0.15 and len(there) < 3:
                back = next(guest for guest in guests if guest.line is None)
                await back.sit()
                await back.on.until(lambda line: line.game)
            else:
                moves = [guest.move() for guest in there if random.random() < 0.7]
                answers = await asyncio.gather(
                    *moves, hall.clock.advance(random.choice([1, 500, 9999, 10000])), return_exceptions=True
                )
                assert not [one for one in answers if isinstance(one, BaseException) and not late(one)]
                await there[0].fence()
        assert over(guests[0].view)
        seats = [len(tokens) for tokens in guests[0].view.result.tokens] if guests[0].view.result else []
        assert seats.count(0) == 1, "everyone but the storyteller has voted, once"


def late(error: BaseException) -> bool:
    return isinstance(error, RefusedError) and error.code in ("not_your_card", "own_card")
