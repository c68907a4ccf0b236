"""What waits to be sent: the newest state, everything said, and no more than so much."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from reverie.tables.outbox import LANE, Outbox


class Way:
    def __init__(self) -> None:
        self.free = True
        self.frames: list[bytes] = []
        self.ended: list[bool] = []

    def carry(self, frame: bytes) -> None:
        self.frames.append(frame)

    def end(self, *, overrun: bool) -> None:
        self.ended.append(overrun)


def with_outbox(play: Callable[[Outbox, Way], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        outbox, way = Outbox(), Way()
        outbox.open(way)
        await play(outbox, way)

    asyncio.run(main())


async def turn_of_the_loop() -> None:
    await asyncio.sleep(0)
    await asyncio.sleep(0)


def test_a_newer_state_takes_the_place_of_an_older_one() -> None:
    async def play(outbox: Outbox, way: Way) -> None:
        for number in range(5):
            outbox.put(b"said %d" % number)
            outbox.put_table(b"table %d" % number)
            outbox.put_game(b"game %d" % number)
        await turn_of_the_loop()
        assert way.frames == [b"table 4\ngame 4\nsaid 0\nsaid 1\nsaid 2\nsaid 3\nsaid 4"]
        outbox.put_game(b"game 5")
        await turn_of_the_loop()
        assert way.frames[1:] == [b"game 5"]

    with_outbox(play)


def test_who_does_not_read_is_sent_nothing_and_then_the_newest() -> None:
    async def play(outbox: Outbox, way: Way) -> None:
        way.free = False
        for number in range(10_000):
            outbox.put_game(b"game %d" % number)
        await turn_of_the_loop()
        assert way.frames == []
        way.free = True
        outbox.flush()
        assert way.frames == [b"game 9999"]

    with_outbox(play)


def test_who_lags_too_far_behind_is_cut_off_and_costs_no_more() -> None:
    async def play(outbox: Outbox, way: Way) -> None:
        way.free = False
        for number in range(LANE):
            outbox.put(b"said %d" % number)
        await turn_of_the_loop()
        assert way.ended == []
        assert len(outbox._lane) == LANE
        for _ in range(1000):
            outbox.put(b"one more")
        await turn_of_the_loop()
        assert way.ended == [True]
        assert len(outbox._lane) == 0
        assert way.frames == []

    with_outbox(play)


def test_the_answer_goes_before_the_goodbye_and_nothing_after_it() -> None:
    async def play(outbox: Outbox, way: Way) -> None:
        outbox.close(b"bye")
        outbox.put(b"done")
        await outbox.ended()
        assert way.frames == [b"done\nbye"]
        assert way.ended == [False]
        outbox.put(b"late")
        outbox.put_game(b"late")
        await turn_of_the_loop()
        assert way.frames == [b"done\nbye"]

    with_outbox(play)
