"""The journal on one machine: SQLite, written by one thread.

A commit costs the disk a flush, whatever it holds. So appends wait in a queue, and the thread writes all that waits in
one transaction: a lone entry is durable at once, and at load many share a flush. The event loop never touches the
disk; it is woken once for a whole batch.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Self, TypeVar

from reverie.tables._book import (
    Book,
    Row,
    Safeguards,
    bring_up_to_date,
    connection,
    entry_of,
    hold,
    kept_of,
    refuse_older,
    tape_of,
)
from reverie.tables.journal import Entry, FullError, JournalError, Kept, ReadOnlyError, TableId, Tape

MOST_AT_ONCE = 1024  # entries in a transaction: more would only delay the first of them
SWEPT_AT_ONCE = 32  # tables deleted in a transaction, so that appends get their turn

T = TypeVar("T")
_Waiting = asyncio.Future[Any]


class SqliteJournal:
    """A Journal in one file.

    Who is cancelled while waiting for an append does not know whether the entry was kept, and must read.
    """

    def __init__(self, path: Path, writer: sqlite3.Connection, reader: sqlite3.Connection, held: ExitStack) -> None:
        self._path = path
        self._book = Book(writer)
        self._writer = _Writer(path, self._book)
        self._reader = reader
        self._reading = ThreadPoolExecutor(1, "journal-reader")
        self._held = held
        self._closed = False
        self._writer.start()

    @classmethod
    def open(cls, path: Path, *, max_pages: int | None = None) -> Self:
        """The journal in this file, made or brought up to date if need be, and held against other processes."""
        with _refusals(path), ExitStack() as held:
            held.enter_context(hold(path))
            with suppress(FileExistsError):
                os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
            writer = held.enter_context(connection(path))
            bring_up_to_date(writer)
            Book(writer).prove()
            if max_pages is not None:
                writer.execute(f"PRAGMA max_page_count = {max_pages:d}")
            reader = held.enter_context(connection(path))
            return cls(path, writer, reader, held.pop_all())

    @classmethod
    def look(cls, path: Path) -> Self:
        """The journal in this file, to be read only; a server may be writing it meanwhile."""
        if not path.exists():
            raise JournalError(f"No tables are kept in {path.parent}.")
        with _refusals(path), ExitStack() as held:
            writer = held.enter_context(connection(path))
            refuse_older(writer)
            writer.execute("PRAGMA query_only = ON")
            reader = held.enter_context(connection(path))
            return cls(path, writer, reader, held.pop_all())

    async def append(self, entry: Entry) -> None:
        await self._ask(entry)

    async def read(self, table: TableId, after: int = 0) -> list[Entry]:
        return await self._rows(
            entry_of,
            "SELECT id, entries.version, entries.at, body, entries.due, doors, entries.label, key"
            " FROM tables JOIN keys USING (number) JOIN entries USING (number)"
            " WHERE id = ? AND entries.version > ? ORDER BY entries.version",
            (table, after),
        )

    async def find(self, door: str) -> TableId | None:
        found = await self._rows(str, "SELECT id FROM doors JOIN tables USING (number) WHERE door = ?", (door,))
        return found[0] if found else None

    async def due(self, before: int) -> list[TableId]:
        return await self._rows(str, "SELECT id FROM tables WHERE due <= ? ORDER BY due, number", (before,))

    async def next_due(self) -> int | None:
        first = await self._rows(int, "SELECT due FROM tables WHERE due IS NOT NULL ORDER BY due LIMIT 1")
        return first[0] if first else None

    async def kept(self) -> list[Kept]:
        return await self._rows(
            kept_of,
            "SELECT id, version, begun, at, label, key FROM tables JOIN keys USING (number)"
            " ORDER BY at DESC, number DESC",
        )

    async def put_tape(self, table: TableId, tape: Tape) -> None:
        await self._ask(lambda: self._book.put_tape(table, tape))

    async def tape(self, table: TableId, ref: str) -> Tape | None:
        query = (
            "SELECT body, key FROM tables JOIN tapes USING (number) JOIN keys ON keys.number = lock"
            " WHERE id = ? AND ref = ?"
        )
        found = await self._rows(tape_of, query, (table, ref))
        return found[0] if found else None

    async def taped(self, before: int) -> list[TableId]:
        query = "SELECT DISTINCT id FROM tables JOIN tapes USING (number) WHERE at < ? ORDER BY number"
        return await self._rows(str, query, (before,))

    async def erase_tapes(self, table: TableId, keep: frozenset[int]) -> None:
        if await self._ask(lambda: self._book.erase_tapes(table, keep)):
            await self._ask(self._book.scrub)

    async def delete(self, table: TableId) -> None:
        await self._ask(lambda: self._book.delete("SELECT number FROM tables WHERE id = ?", (table,)))
        await self._ask(self._book.scrub)

    async def sweep(self, before: int) -> int:
        some = "SELECT number FROM tables WHERE at < ? LIMIT ?"
        swept = 0
        while count := await self._ask(lambda: self._book.delete(some, (before, SWEPT_AT_ONCE))):
            swept += count
        await self._ask(self._book.scrub)
        return swept

    async def safeguards(self) -> Safeguards:
        return await self._ask(self._book.safeguards)

    async def prove(self) -> None:
        await self._ask(self._book.prove)

    async def close(self) -> None:
        """Write all that waits, then let go of the files."""
        if self._closed:
            return
        last = self._ask(self._writer.stop)
        self._closed = True
        await last
        await asyncio.get_running_loop().run_in_executor(self._reading, self._let_go)
        self._reading.shutdown()

    def _let_go(self) -> None:
        self._writer.join()
        self._held.close()

    def _ask(self, work: "Entry | Callable[[], T]") -> "asyncio.Future[T]":
        self._refuse_if_closed()
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._writer.asked.put((work, waiting))
        return waiting

    async def _rows(self, made: Callable[..., T], query: str, values: Row = ()) -> list[T]:
        self._refuse_if_closed()
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._fetch, made, query, values)

    def _fetch(self, made: Callable[..., T], query: str, values: Row) -> list[T]:
        with _refusals(self._path):
            return [made(*row) for row in self._reader.execute(query, values).fetchall()]

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise JournalError("The journal is closed.")


class _Writer(Thread):
    """The one thread that writes. It outlives every error: somebody waits for each answer."""

    def __init__(self, path: Path, book: Book) -> None:
        super().__init__(name="journal-writer", daemon=True)
        self.asked: SimpleQueue[tuple[Entry | Callable[[], object], _Waiting]] = SimpleQueue()
        self._path = path
        self._book = book
        self._stopping = False

    def stop(self) -> None:
        self._stopping = True

    def run(self) -> None:
        while not self._stopping:
            asked = self._all_that_waits()
            entries = [(work, who) for work, who in asked if isinstance(work, Entry)]
            if entries:
                self._append([entry for entry, _ in entries], [who for _, who in entries])
            for work, who in asked:
                if not isinstance(work, Entry):
                    self._do(work, who)

    def _all_that_waits(self) -> list[tuple[Entry | Callable[[], object], _Waiting]]:
        asked = [self.asked.get()]
        with suppress(Empty):
            while len(asked) < MOST_AT_ONCE:
                asked.append(self.asked.get_nowait())
        return asked

    def _append(self, entries: Sequence[Entry], waiting: Sequence[_Waiting]) -> None:
        """Together; if one of them spoils that, each by itself, so that its fault is not the others'."""
        try:
            outcomes = self._book.write(entries)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told to who waits
            if len(entries) > 1 and not isinstance(error, sqlite3.OperationalError):  # which is the disk's fault
                for entry, who in zip(entries, waiting, strict=True):
                    self._append([entry], [who])
                return
            outcomes = [_refusal(self._path, error) for _ in entries]
        _tell(waiting, outcomes)

    def _do(self, work: Callable[[], object], who: _Waiting) -> None:
        try:
            outcome = work()
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told to who waits
            outcome = _refusal(self._path, error)
        _tell([who], [outcome])


def _tell(waiting: Sequence[_Waiting], outcomes: Sequence[object]) -> None:
    """Wake the loop, once for all of them. In one that is closed nobody waits any more."""
    for loop in {who.get_loop() for who in waiting}:
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_answer, loop, waiting, outcomes)


def _answer(loop: asyncio.AbstractEventLoop, waiting: Sequence[_Waiting], outcomes: Sequence[object]) -> None:
    for who, outcome in zip(waiting, outcomes, strict=True):
        if who.get_loop() is not loop or who.done():  # which is to say, cancelled meanwhile
            continue
        if isinstance(outcome, JournalError):
            who.set_exception(outcome)
        else:
            who.set_result(outcome)


@contextmanager
def _refusals(path: Path) -> Generator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise _refusal(path, error) from error


def _refusal(path: Path, error: Exception) -> JournalError:
    """What went wrong, in the words of the port."""
    if isinstance(error, JournalError):
        return error
    kind = getattr(error, "sqlite_errorcode", 0) & 0xFF  # Python's own complaints have none
    if kind == sqlite3.SQLITE_FULL:
        return FullError("No room is left on the disk for the journal.")
    if kind == sqlite3.SQLITE_READONLY or (kind == sqlite3.SQLITE_IOERR and not os.access(path, os.W_OK)):
        return ReadOnlyError("The journal may be read, but not written.")
    return JournalError(f"The journal {path.name} cannot be used: {error}")
