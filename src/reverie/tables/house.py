"""All tables of a server: opened, found by link or code, read from the journal when they are asked for."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from msgspec import Struct

from reverie.tables import decide, telling
from reverie.tables.album import GameKept, games
from reverie.tables.clock import due_of
from reverie.tables.evolve import evolve_page
from reverie.tables.happenings import Page, decode, encode
from reverie.tables.journal import Entry, JournalError, TableId
from reverie.tables.live import LiveTable, Surroundings, not_kept
from reverie.tables.refused import Refused
from reverie.tables.settings import Rabbit, Settings
from reverie.tables.table import DeviceId, Table

log = logging.getLogger("reverie")

DAY = 24 * 3600 * 1000  # milliseconds


class Names(Struct, frozen=True):
    """How new tables are named and found again."""

    table: Callable[[], TableId]
    link: Callable[[], str]
    code: Callable[[], str]
    door: Callable[[str], str]  # the digest of a link or code, by which the journal knows it


class House:
    def __init__(self, around: Surroundings, names: Names) -> None:
        self.live: dict[TableId, LiveTable] = {}
        self._around = around
        self._names = names
        self._reading: dict[TableId, asyncio.Task[LiveTable | None]] = {}

    async def open(
        self, settings: Settings, device: DeviceId, name: str, rabbit: Rabbit | None = None
    ) -> LiveTable | Refused:
        """A new table with its host at it, in one entry: no table is ever left with nobody who knows of it."""
        around, names = self._around, self._names
        link, code = names.link(), await self._free_code()
        means = around.means(lambda _: False)
        opened = decide.opened(names.table(), settings, link, code, means)
        if isinstance(opened, Refused):
            return opened
        now = around.clockwork.now()
        came = decide.joined(evolve_page(None, Page(opened), now), device, name, rabbit)
        if isinstance(came, Refused):
            return came
        page = Page((*opened, *came))
        table = evolve_page(None, page, now)
        doors = (names.door(link), names.door(code))
        entry = Entry(table.id, table.version, now, encode(page), due_of(table), doors, telling.label(table))
        try:
            await around.journal.append(entry)
        except JournalError as error:
            return not_kept(error)
        live = self.live[table.id] = LiveTable(table, around)
        return live

    async def find(self, link_or_code: str) -> LiveTable | None:
        table = await self._around.journal.find(self._names.door(link_or_code))
        return None if table is None else await self.at(table)

    async def at(self, table: TableId) -> LiveTable | None:
        """The table, if there is one; read once, however many ask at the same time."""
        live = self.live.get(table)
        if live is not None and not live.overtaken:
            return live
        if table not in self._reading:
            self._reading[table] = asyncio.ensure_future(self._read(table))
            self._reading[table].add_done_callback(lambda _: self._reading.pop(table, None))
        return await asyncio.shield(self._reading[table])

    async def _read(self, table: TableId) -> LiveTable | None:
        pages = await self._around.journal.read(table)
        value: Table | None = None
        for entry in pages:
            value = evolve_page(value, decode(entry.body), entry.at)
        if value is None:
            return None
        live = self.live[table] = LiveTable(value, self._around)
        return live

    async def games(self, table: TableId) -> list[GameKept]:
        """From the journal: what a table holds in memory is the present only."""
        return games(decode(entry.body) for entry in await self._around.journal.read(table))

    def public(self) -> list[tuple[TableId, telling.Label]]:
        """The tables that anyone may ask to join: where somebody is who can let them in. The newest first."""
        tables = [live.table for live in reversed(self.live.values()) if live.table.settings.public and live.peopled]
        return [(table.id, telling.label_of(table)) for table in tables]

    async def wake(self) -> None:
        """After a start: the tables whose clocks run, so that deadlines hold although nobody has come back yet."""
        for table in await self._around.journal.due(before=2**62):
            try:
                await self.at(table)
            except JournalError as error:  # which is no reason to let the others sleep
                log.error("a table cannot be read", extra={"table": table, "error": str(error)})  # noqa: TRY400

    def forget_if_idle(self, live: LiveTable) -> None:
        if live.idle and self.live.get(live.table.id) is live:
            del self.live[live.table.id]

    async def delete(self, table: TableId) -> None:
        """With all it holds."""
        await self._around.journal.delete(table)
        live = self.live.pop(table, None)
        if live is not None:
            live.part_all("deleted")

    async def ready(self) -> bool:
        """Moves can be kept."""
        try:
            await self._around.journal.prove()
        except JournalError:
            return False
        return True

    async def sweep(self, seconds: int) -> int:
        """Delete the tables at which nothing has happened for so long; how many they were."""
        return await self._around.journal.sweep(self._around.clockwork.now() - seconds * 1000)

    async def let_go_of_tapes(self) -> None:
        """A day after a game has ended, what was recorded in it goes, unless its people keep it."""
        for table in await self._around.journal.taped(before=self._around.clockwork.now() - DAY):
            live = await self.at(table)
            if live is not None and not live.table.playing:
                await live.let_go_of_tapes()
                self.forget_if_idle(live)

    def tidy(self) -> None:
        """Forget the tables that were looked at but not sat down to; who sits forgets theirs on leaving."""
        for live in tuple(self.live.values()):
            self.forget_if_idle(live)

    async def close(self, patience: float) -> None:
        """Tell everyone to come again, and wait a little until they have been told."""
        lines = [connection for live in self.live.values() for connection in live.connections]
        for live in self.live.values():
            live.part_all("closing")
        self.live.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                for connection in lines:
                    await connection.outbox.ended()

    async def _free_code(self) -> str:
        while True:
            code = self._names.code()
            if await self._around.journal.find(self._names.door(code)) is None:
                return code
