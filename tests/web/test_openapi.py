"""The server's OpenAPI is true: schemathesis asks what it allows and what it does not, and reads every answer."""

import asyncio

import pytest

from bench.openapi import asked
from reverie.rules import Phase
from tests.web.hall import Hall, in_phase, play_until

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_every_answer_is_one_that_the_openapi_tells_of(hall: Hall) -> None:
    guests = await hall.game(("Ada", "Bruno", "Carmen"))
    await play_until(guests, in_phase(Phase.VOTING, 2))
    table, token = guests[1].table, guests[1].client.token
    assert token is not None
    verdict = await asyncio.to_thread(asked, hall.url, table, token, 15)
    assert verdict.well, verdict.said
    assert verdict.requests > 100
    await play_until(guests, in_phase(Phase.TELLING, 3))
