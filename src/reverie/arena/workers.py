"""Games played by several processes, and handed over in the order of the plan."""

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from multiprocessing import connection, get_context, parent_process

from reverie.arena.match import Match, Played, play_match
from reverie.arena.plan import CannotError, Plan, deck_called
from reverie.minds import Cast

_AT_ONCE = 4  # games that a worker is given


def games(plan: Plan, workers: int, first: int = 0) -> Iterator[Played]:
    """Every game of the plan from this one on."""
    deck = deck_called(plan.deck).deck.id
    matches = [plan.match(number, deck) for number in range(first, plan.games)]
    if not matches:
        return
    # Started afresh on every system: a fork would take half of our threads with it.
    with ProcessPoolExecutor(workers, get_context("spawn"), _settle) as pool:
        try:
            yield from pool.map(partial(_play, plan.deck), matches, chunksize=_AT_ONCE)
        except BrokenProcessPool as error:
            raise CannotError("a worker was killed, for want of memory perhaps; the same command goes on") from error
        finally:
            pool.shutdown(cancel_futures=True)


def _settle() -> None:
    """In a worker: Ctrl-C is for whoever gave it work; when that one is gone, however it went, it goes as well."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None
    threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(parent: int) -> None:
    connection.wait([parent])
    os._exit(1)


def _play(deck: str, match: Match) -> Played:
    cards, cast = _stage(deck)
    return play_match(match, cards, cast)


@cache
def _stage(deck: str) -> tuple[tuple[str, ...], Cast]:
    shelved = deck_called(deck)
    return shelved.deck.names, Cast({shelved.deck.id: shelved}.get)
