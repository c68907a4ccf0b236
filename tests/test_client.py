"""The small typed client, as a mind or a measurement outside would use it."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from reverie.client import Client, ClosedError, RefusedError
from reverie.rules import Claim, Phase
from reverie.tables import acts
from reverie.tables.settings import Rabbit, Settings
from tests.web.hall import Hall, opened


def at_a_server(tmp_path: Path, play: Callable[[Hall], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        async with opened(tmp_path) as hall:
            await play(hall)

    asyncio.run(main())


def test_a_table_is_opened_joined_and_played_at(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        async with Client(hall.url) as ada, Client(hall.url) as bruno:
            table = await ada.open("Ada", Settings(chairs=3), Rabbit.PLUM)
            async with ada.sit(table) as line:
                room = await line.until(lambda it: it.room)
                assert room is not None
                assert await bruno.join("Bruno", room.code) == table
                await line.do(acts.Invite("", 2))
                await line.do(acts.Start(""))
                assert line.view.phase is Phase.RACE
                await line.play(Claim())
                assert line.view.storyteller == 0
                assert line.room is not None
                assert line.room.chairs[0].rabbit is Rabbit.PLUM
                with pytest.raises(RefusedError, match="not_the_host"):
                    async with bruno.sit(table) as other:
                        await other.do(acts.Close(""))
            with pytest.raises(ClosedError):
                await line.do(acts.Ready("", ready=True))
            async with Client(hall.url, ada.token) as again, again.sit(table) as line:
                await line.until(lambda it: it.game)
                assert line.view.storyteller == 0, "known by the token"

    at_a_server(tmp_path, play)


def test_a_refusal_and_the_end_of_a_line_say_why(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        async with Client(hall.url) as ada, Client(hall.url) as stranger:
            with pytest.raises(RefusedError) as refused:
                await ada.open("")
            assert refused.value.code == "name_empty"
            with pytest.raises(RefusedError) as refused:
                await ada.open("Ada", Settings(deck="tarot"))
            assert refused.value.code == "no_such_deck"
            with pytest.raises(RefusedError) as refused:
                await ada.get("/nowhere")
            assert refused.value.code == "http_404"
            table = await ada.open("Ada")
            async with stranger.sit(table) as line:
                with pytest.raises(ClosedError, match="not_here"):
                    await line.until(lambda it: it.room)
            async with ada.sit(table) as line:
                await line.until(lambda it: it.room)
                await ada.delete(table)
                with pytest.raises(ClosedError, match="deleted"):
                    await line.until(lambda it: it.game)

    at_a_server(tmp_path, play)
