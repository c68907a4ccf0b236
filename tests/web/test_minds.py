"""Minds that are slow, broken or nowhere to be found: the table goes on."""

import asyncio
from collections.abc import Collection
from random import Random

import pytest
from msgspec.structs import replace

from reverie.minds import KEYS, Mind, RandomMind, Thought
from reverie.rules import Claim, Phase, Setup, View
from reverie.tables import acts, thinking
from reverie.tables.settings import Settings
from tests.tables.handclock import settled
from tests.web.hall import Guest, Hall, by_turn

pytestmark = pytest.mark.anyio

NAMES = ("Ada", "Bruno", "Carmen")
UNCLOCKED = Settings(chairs=4, away=120)


class SlowMind:
    """Thinks until it is let go; counts how often it was asked."""

    def __init__(self) -> None:
        self.asked: list[Phase] = []
        self.may_go = asyncio.Event()
        self.loop = asyncio.get_running_loop()
        self.inner = RandomMind(Random(1))

    def think(self, setup: Setup, view: View, told: Collection[str] = ()) -> Thought:
        self.asked.append(view.phase)
        asyncio.run_coroutine_threadsafe(self.may_go.wait(), self.loop).result()
        return self.inner.think(setup, view, told)


class BrokenMind:
    def think(self, setup: Setup, view: View, told: Collection[str] = ()) -> Thought:
        raise RuntimeError("no idea")


class Company:
    """Every mind is this one."""

    keys = KEYS

    def __init__(self, mind: Mind) -> None:
        self._mind = mind

    def mind(self, key: str, deck: str, language: str, seed: str) -> Mind:
        return self._mind


async def with_mind(hall: Hall, mind: Mind, settings: Settings) -> list[Guest]:
    house = hall.server.house
    house._around = replace(house._around, minds=Company(mind))
    guests = await hall.party(NAMES[:3], settings)
    await guests[0].on.do(acts.Invite("", 3))
    await guests[0].on.do(acts.Start(""))
    for guest in guests:
        await guest.on.until(lambda line: line.game)
    await guests[0].on.play(Claim())
    return guests


async def test_a_slow_mind_thinks_once_however_much_is_said_meanwhile(hall: Hall) -> None:
    mind = SlowMind()
    guests = await with_mind(hall, mind, UNCLOCKED)
    teller = next(guest for guest in guests if guest.wanted())
    await teller.move()
    advancing = asyncio.create_task(hall.clock.advance(1))
    for number in range(10):
        await guests[0].on.do(acts.Speak("", f"word {number}"))
    for guest in guests:
        if guest is not teller:
            await guest.move()
    mind.may_go.set()
    await advancing
    await settled()
    assert mind.asked.count(Phase.GIVING) == 1
    await guests[0].fence()
    assert guests[0].view.phase is Phase.VOTING


async def test_a_broken_mind_is_stood_in_for(hall: Hall) -> None:
    guests = await with_mind(hall, BrokenMind(), UNCLOCKED)
    await hall.play_with_minds(guests, by_turn(2))


async def test_a_mind_that_never_answers_is_stood_in_for(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LONGEST_THOUGHT", 0.01)
    mind = SlowMind()
    guests = await with_mind(hall, mind, UNCLOCKED)
    await hall.play_with_minds(guests, by_turn(2))
    mind.may_go.set()


class NoCompany:
    """Whoever is called up does not come."""

    keys = KEYS

    def mind(self, key: str, deck: str, language: str, seed: str) -> Mind:
        raise KeyError(key)


async def test_where_no_mind_can_be_called_up_the_table_goes_on(hall: Hall) -> None:
    house = hall.server.house
    house._around = replace(house._around, minds=NoCompany())
    guests = await hall.party(NAMES[:3], UNCLOCKED)
    await guests[0].on.do(acts.Invite("", 3, "random"))
    await guests[0].on.do(acts.Start(""))
    for guest in guests:
        await guest.on.until(lambda line: line.game)
    await guests[0].on.play(Claim())
    await hall.play_with_minds(guests, by_turn(2))
