"""When a mind at a table may ask a brain elsewhere, and for how long."""

from collections.abc import Collection

import pytest
from msgspec.structs import replace

from reverie.minds import Asker, Because, Thought, Why
from reverie.rules import Claim, Game, Phase, Setup, View, view
from reverie.tables import acts
from reverie.tables.clock import due_of
from reverie.tables.settings import Clock, Settings
from reverie.tables.table import Table
from reverie.tables.thinking import SPARE, asked_thought
from tests.tables.bench import Bench

pytestmark = pytest.mark.anyio

NAME = "a friend"
AN_ANSWER = Thought(Claim(), Why(Because.ASKED))


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Brain:
    """Remembers how it was asked."""

    name = NAME
    pictures = False

    def __init__(self, error: Exception | None = None) -> None:
        self.asked: list[tuple[Asker, View, float | None]] = []
        self._error = error

    async def think(
        self, asker: Asker, setup: Setup, view: View, told: Collection[str], patience: float | None = None
    ) -> Thought | None:
        self.asked.append((asker, view, patience))
        if self._error is not None:
            raise self._error
        return AN_ANSWER


def playing(settings: Settings) -> tuple[Table, Game]:
    """Ada and Bruno with minds, the clue just told."""
    bench = Bench(replace(settings, asks=None))
    for name in ("Ada", "Bruno"):
        bench.joins(name)
    for chair in range(2, 4):
        bench.does(1, acts.Invite("i", chair, "poet:sharp"))
    bench.does(1, acts.Start("s"))
    bench.play_until(Phase.GIVING)
    assert bench.table.game is not None
    return replace(bench.table, settings=settings), bench.table.game


def a_listener(game: Game, *, mind: bool) -> int:
    return next(seat for seat in ((2, 3) if mind else (0, 1)) if seat != game.storyteller)


async def asked(
    settings: Settings, brain: Brain | None, *, mind: bool = True, now: int | None = None
) -> Thought | None:
    table, game = playing(settings)
    return await asked_thought(brain, table, game, a_listener(game, mind=mind), table.since if now is None else now)


async def test_a_mind_asks_what_its_seat_sees_where_the_host_wants_it() -> None:
    brain = Brain()
    settings = Settings(chairs=4, asks=NAME)
    assert await asked(settings, brain) is AN_ANSWER
    _, game = playing(settings)
    ((asker, seen, patience),) = brain.asked
    assert seen == view(game, a_listener(game, mind=True))
    assert (asker.key, asker.deck, asker.language) == ("poet:sharp", "reverie", "en")
    assert patience is None


@pytest.mark.parametrize("asks", [None, "somebody else", ""])
async def test_nobody_is_asked_whom_the_host_did_not_choose(asks: str | None) -> None:
    brain = Brain()
    assert await asked(Settings(chairs=4, asks=asks), brain) is None
    assert await asked(Settings(chairs=4, asks=asks), None) is None
    assert brain.asked == []


async def test_who_plays_for_a_person_does_not_ask() -> None:
    brain = Brain()
    assert await asked(Settings(chairs=4, asks=NAME), brain, mind=False) is None
    assert brain.asked == []


async def test_the_clock_is_not_waited_out() -> None:
    settings = Settings(chairs=4, clock=Clock(giving=30), asks=NAME)
    table, _ = playing(settings)
    due = due_of(table)
    assert due is not None
    brain = Brain()
    assert await asked(settings, brain, now=due - 12_000) is AN_ANSWER
    assert brain.asked[0][2] == (12_000 - SPARE) / 1000
    for late in (2 * SPARE - 1, SPARE, 0, -1000):
        assert await asked(settings, brain, now=due - late) is None
    assert len(brain.asked) == 1


async def test_a_brain_that_fails_costs_the_table_nothing() -> None:
    assert await asked(Settings(chairs=4, asks=NAME), Brain(RuntimeError("broken"))) is None
