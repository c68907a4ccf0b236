"""A server from start to end: what it needs is put together, served, and put away in order."""

import asyncio
import gc
import logging
import secrets
import signal
import socket as sockets
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from random import SystemRandom
from threading import Event
from typing import TYPE_CHECKING

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from reverie.decks import Shelf
from reverie.decks.shelf import stock
from reverie.minds import Cast
from reverie.tables.clockwork import Clockwork, WallClock
from reverie.tables.codes import Doors, new_code, new_link, new_table
from reverie.tables.house import House, Names
from reverie.tables.journal import JournalError
from reverie.tables.live import Pace, Surroundings
from reverie.tables.measures import Measures
from reverie.tables.sqlite import SqliteJournal
from reverie.web.app import create_app
from reverie.web.config import JOURNAL, Config
from reverie.web.identity import Identity, key_in
from reverie.web.lines import Line
from reverie.web.requests import PatientHTTP
from reverie.web.server import Server

if TYPE_CHECKING:
    from reverie.minds.asking import AskingBrain

HOUR = 3600
DAY = 24 * HOUR
GOODBYE = 1.0  # seconds in which the last words may still go out

log = logging.getLogger("reverie")


@asynccontextmanager
async def running(
    config: Config, clockwork: Clockwork | None = None, pace: Pace | None = None
) -> AsyncGenerator[Server]:
    """A server with its journal open and its tables awake; on leaving, everyone is told and all is written."""
    config.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    key = key_in(config.data)
    journal = SqliteJournal.open(config.data / JOURNAL)
    random, measures, shelf, stop = SystemRandom(), Measures(), Shelf(), Event()
    brain = _brain(config, shelf, measures)
    around = Surroundings(
        journal=journal,
        clockwork=clockwork or WallClock(),
        minds=Cast(shelf.get),
        cards=shelf.cards_of,
        seed=lambda: secrets.token_bytes(32),
        measures=measures,
        pace=pace or Pace(),
        random=random,
        public=config.list_public,
        brain=brain,
    )
    house = House(around, Names(new_table, new_link, new_code, Doors(key).door_of))
    tasks = [asyncio.create_task(house.wake()), asyncio.create_task(_tidy_hourly(house))]
    if config.decks is not None:
        tasks.append(asyncio.create_task(asyncio.to_thread(stock, shelf, config.decks, config.data, stop)))
    if config.keep_days is not None:
        tasks.append(asyncio.create_task(_sweep_daily(house, config.keep_days)))
    try:
        yield Server(config, house, Identity(key), measures, shelf=shelf)
    finally:
        stop.set()
        for task in tasks:
            task.cancel()
        await house.close(GOODBYE)
        if brain is not None:
            await brain.close()
        await journal.close()


def _brain(config: Config, shelf: Shelf, measures: Measures) -> "AskingBrain | None":
    if config.brain is None:
        return None
    from reverie.minds.asking import AskingBrain  # noqa: PLC0415 - a client for HTTP, which few servers need
    from reverie.minds.endpoint import Endpoint  # noqa: PLC0415

    log.info("minds may ask elsewhere", extra={"as": config.brain.name})
    return AskingBrain(config.brain, Endpoint(config.brain, config.brain_key), shelf.get, measures.asked)


async def _tidy_hourly(house: House) -> None:
    while True:
        await asyncio.sleep(HOUR)
        house.tidy()
        try:
            await house.let_go_of_tapes()
        except JournalError as error:
            log.warning("recordings stay for now", extra={"error": str(error)})


async def _sweep_daily(house: House, keep_days: int) -> None:
    while True:
        try:
            swept = await house.sweep(keep_days * DAY)
            log.info("swept", extra={"tables": swept})
        except JournalError as error:
            log.warning("sweep failed", extra={"error": str(error)})
        await asyncio.sleep(DAY)


class _Uvicorn(uvicorn.Server):
    """Tells every table that the server closes before the connections are cut, and leaves time to close the journal."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """uvicorn's own raises the signal once more at its end, and the process would be gone there and then."""
        before = {number: signal.signal(number, self.handle_exit) for number in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        await self._house.close(GOODBYE)
        await super().shutdown(sockets)


def uvicorn_for(server: Server) -> uvicorn.Server:
    return _Uvicorn(
        uvicorn.Config(
            create_app(server),
            lifespan="off",
            http=PatientHTTP,
            ws=Line,
            ws_max_size=16 * 1024,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            log_config=None,
            access_log=False,
            log_level="error",  # whoever sends rubbish shall not fill the log with it
            proxy_headers=False,  # the guard reads them, and only from proxies that are trusted
            server_header=False,
            timeout_keep_alive=20,
            timeout_graceful_shutdown=3,
        ),
        server.house,
    )


def listen(config: Config) -> sockets.socket:
    """The server's own socket, bound before anything else is begun: a taken port is known at once."""
    family = sockets.AF_INET6 if ":" in config.host else sockets.AF_INET
    # Named as TCP in so many words: asyncio turns off Nagle's delay for no other kind, and answers would wait 40 ms.
    listener = sockets.socket(family, sockets.SOCK_STREAM, sockets.IPPROTO_TCP)
    listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listener.bind((config.host, config.port))
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    listener.settimeout(0)
    return listener


async def serve(config: Config, listener: sockets.socket) -> None:
    async with running(config) as server:
        # What is here now stays for good: the collector need not look at it again, nor at every hundredth move.
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)
        log.info("listening", extra={"host": config.host, "port": config.port})
        await uvicorn_for(server).serve([listener])
