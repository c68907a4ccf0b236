"""Whole games of real clients against the real server."""

import pytest

from reverie.rules.verify import verify
from tests.web.hall import Hall, over, play_until

NAMES = ("Ada", "Bruno", "Carmen", "Dario", "Elin", "Farid", "Greta", "Hugo")

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("people", [3, 4, 5, 6, 8])
async def test_a_whole_game(hall: Hall, people: int) -> None:
    guests = await hall.game(NAMES[:people])
    await play_until(guests, over, rounds=600)
    outcome = guests[0].view.outcome
    assert outcome is not None
    assert outcome.winners
    for guest in guests:
        await guest.fence()
        assert guest.view.outcome == outcome
        assert guest.view.scores == guests[0].view.scores
    record = (await guests[-1].client.get(f"/api/tables/{guests[0].table}/record")).content
    (report,) = verify(record)
    assert report.fault is None
    assert report.over
