"""The journal's database, as its only writer sees it.

The entries are the truth; what `tables` and `doors` know besides only spares the reading of them. Entries lie in the
order of their coming, with a narrow index beside them: a batch then dirties a few pages, where laying each table's
entries together would dirty one for every table, and cost more than twice the work.

Deleted must mean gone. SQLite overwrites what it deletes, but when it evens out its pages it leaves copies of rows that
it moved, and those it does not find again. So what a table holds is sealed under a key of its own, and to delete the
table is to overwrite that key. Keys are all of one size, added only at the end and never taken out, so that SQLite has
no reason to move one.
"""

import hashlib
import hmac
import secrets
import sqlite3
from collections.abc import Generator, Iterable, Sequence
from contextlib import closing, contextmanager, suppress
from functools import cache
from itertools import chain
from pathlib import Path

import msgspec
from msgspec import Struct

from reverie.tables.journal import Entry, JournalError, Kept, OvertakenError, TableId, Tape

MOST_KNOWN = 100_000  # tables whose last version the writer keeps in mind
KEY_BYTES = 32
TAG_BYTES = 16
TAPES_A_TURN = 3
PATIENCE = 5.0  # seconds to wait for another program that looks at the database

# Each step makes the database of the next version out of the one before. A released step is never changed: there are
# databases made by it.
STEPS = [
    """
    CREATE TABLE tables (
        number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
        version INTEGER NOT NULL, begun INTEGER NOT NULL, at INTEGER NOT NULL, due INTEGER, label BLOB
    );
    CREATE INDEX clocks ON tables (due) WHERE due IS NOT NULL;
    CREATE TABLE entries (
        number INTEGER NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL,
        due INTEGER, doors TEXT, label BLOB
    );
    CREATE UNIQUE INDEX entries_of_table ON entries (number, version);
    CREATE TABLE doors (door TEXT PRIMARY KEY, number INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX doors_of_table ON doors (number);
    CREATE TABLE keys (number INTEGER PRIMARY KEY, key BLOB NOT NULL);
    """,
    """
    CREATE TABLE tapes (
        lock INTEGER PRIMARY KEY, number INTEGER NOT NULL, ref TEXT NOT NULL UNIQUE,
        game INTEGER NOT NULL, turn INTEGER NOT NULL, body BLOB NOT NULL
    );
    CREATE INDEX tapes_of_table ON tapes (number, game, turn);
    """,
]

# A conflict undoes the whole batch anyhow. ROLLBACK says so beforehand, which spares SQLite a way back for each
# statement (and that way back may be a file of its own, with pieces of the journal in it).
_ADD_ENTRIES = "INSERT OR ROLLBACK INTO entries VALUES {rows}"
_KEEP_TABLES = """
    INSERT OR ROLLBACK INTO tables VALUES {rows} ON CONFLICT (number) DO UPDATE
    SET version = excluded.version, at = excluded.at, due = excluded.due, label = coalesce(excluded.label, label)
"""

_DELETE = [
    "UPDATE keys SET key = zeroblob(length(key)) WHERE number IN (SELECT lock FROM tapes WHERE number = ?)",
    "DELETE FROM tapes WHERE number = ?",
    "UPDATE keys SET key = zeroblob(length(key)) WHERE number = ?",
    "DELETE FROM entries WHERE number = ?",
    "DELETE FROM doors WHERE number = ?",
    "DELETE FROM tables WHERE number = ?",
]
_PRAGMAS = [
    "journal_mode = WAL",
    "synchronous = FULL",
    "fullfsync = ON",  # where a plain flush only reaches the disk's own memory
    "checkpoint_fullfsync = ON",
    "secure_delete = ON",
]

Row = tuple[int | str | bytes | None, ...]


class Safeguards(Struct, frozen=True):
    """What the writing connection is set to, as SQLite itself tells it."""

    journal_mode: str
    synchronous: int  # 2 is FULL: every commit is flushed to the disk
    secure_delete: int  # 1: what is deleted is overwritten


class _Standing(Struct):
    """How far a table has come."""

    number: int = 0
    version: int = 0
    key: bytes = b""


class Book:
    """The database as its only writer sees it."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._known: dict[TableId, _Standing] = {}  # holds because nobody else writes; forgotten after any doubt

    def write(self, entries: Sequence[Entry]) -> list[JournalError | None]:
        """All in one transaction, but for those that come too late. What became of each?"""
        entered: dict[TableId, list[Entry]] = {}
        lost: set[TableId] = set()
        with self._transaction():
            outcomes = [self._enter(entry, entered, lost) for entry in entries]
            tables = [(self._known[table], added) for table, added in entered.items()]
            self._insert(_ADD_ENTRIES, [_entry_row(standing, entry) for standing, added in tables for entry in added])
            self._insert(_KEEP_TABLES, [_table_row(standing, added) for standing, added in tables])
        return outcomes

    def delete(self, numbers: str, values: Row) -> int:
        """The tables that this query names. How many were they?"""
        with self._transaction():
            found = self._db.execute(numbers, values).fetchall()
            for statement in _DELETE:
                self._db.executemany(statement, found)
            self._forget()
        return len(found)

    def put_tape(self, table: TableId, tape: Tape) -> None:
        """Under a key of its own, so that it can be deleted before its table is."""
        with self._transaction():
            number = self._standing(table).number
            if not number:
                raise JournalError("There is no such table.")
            key = secrets.token_bytes(KEY_BYTES)
            lock = self._db.execute("INSERT INTO keys (key) VALUES (?)", (key,)).lastrowid
            body = _sealed(key, msgspec.msgpack.encode(tape))
            row = (lock, number, tape.ref, tape.game, tape.turn, body)
            self._db.execute("INSERT INTO tapes VALUES (?, ?, ?, ?, ?, ?)", row)
            of_turn = "SELECT lock FROM tapes WHERE number = ? AND game = ? AND turn = ? ORDER BY lock DESC"
            self._erase(self._db.execute(of_turn, (number, tape.game, tape.turn)).fetchall()[TAPES_A_TURN:])

    def erase_tapes(self, table: TableId, keep: frozenset[int]) -> bool:
        """Whether there were any."""
        with self._transaction():
            query = "SELECT lock, game FROM tapes WHERE number = ?"
            rows = self._db.execute(query, (self._standing(table).number,)).fetchall()
            gone = [(lock,) for lock, game in rows if game not in keep]
            self._erase(gone)
        return bool(gone)

    def _erase(self, locks: Sequence[Row]) -> None:
        self._db.executemany("UPDATE keys SET key = zeroblob(length(key)) WHERE number = ?", locks)
        self._db.executemany("DELETE FROM tapes WHERE lock = ?", locks)

    def scrub(self) -> None:
        """Leave nothing of what was deleted: it is overwritten in the database, but the log of changes still has it."""
        busy, _, _ = self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if busy:
            raise JournalError("Deleted, but traces stay on the disk while another program reads the journal.")

    def prove(self) -> None:
        """Write what stands there already: an sqlite3.Error if nothing can be written just now."""
        self._db.execute(f"PRAGMA user_version = {len(STEPS)}")

    def safeguards(self) -> Safeguards:
        return Safeguards(*(self._db.execute(f"PRAGMA {name}").fetchone()[0] for name in Safeguards.__struct_fields__))

    def _enter(self, entry: Entry, entered: dict[TableId, list[Entry]], lost: set[TableId]) -> JournalError | None:
        """Once an entry of a table is refused, those behind it are too: they were built upon it."""
        refusal = OvertakenError("An entry before this one was refused.") if entry.table in lost else self._admit(entry)
        if refusal:
            lost.add(entry.table)
        else:
            entered.setdefault(entry.table, []).append(entry)
        return refusal

    def _admit(self, entry: Entry) -> JournalError | None:
        standing = self._standing(entry.table)
        if entry.version != standing.version + 1:
            return OvertakenError(f"The table has come to version {standing.version}.")
        if not standing.number:
            standing.key = secrets.token_bytes(KEY_BYTES)
            standing.number = self._db.execute("INSERT INTO keys (key) VALUES (?)", (standing.key,)).lastrowid or 0
        if entry.doors is not None and not self._claim(entry.doors, standing.number):
            return JournalError("A door of this table leads to another one.")
        standing.version = entry.version
        return None

    def _standing(self, table: TableId) -> _Standing:
        standing = self._known.get(table)
        if standing is None:
            query = "SELECT number, version, key FROM tables JOIN keys USING (number) WHERE id = ?"
            row = self._db.execute(query, (table,)).fetchone()
            standing = self._known[table] = _Standing(*row) if row else _Standing()
        return standing

    def _claim(self, doors: Iterable[str], number: int) -> bool:
        for door in doors:
            owner = self._db.execute("SELECT number FROM doors WHERE door = ?", (door,)).fetchone()
            if owner not in (None, (number,)):
                return False
        self._db.execute("DELETE FROM doors WHERE number = ?", (number,))
        self._db.executemany("INSERT INTO doors VALUES (?, ?)", [(door, number) for door in set(doors)])
        return True

    def _insert(self, statement: str, rows: Sequence[Row]) -> None:
        """In few statements of many rows, each a power of two, so that SQLite has prepared them all before long.

        Every statement has Python's lock to win back from a busy event loop. One for each row would wait all day.
        """
        done = 0
        while done < len(rows):
            some = 1 << min((len(rows) - done).bit_length() - 1, 7)
            values = chain.from_iterable(rows[done : done + some])
            self._db.execute(_of_rows(statement, some, len(rows[0])), tuple(values))
            done += some

    @contextmanager
    def _transaction(self) -> Generator[None]:
        if len(self._known) > MOST_KNOWN:
            self._forget()
        try:
            self._db.execute("BEGIN IMMEDIATE")
            yield
            self._db.execute("COMMIT")
        except BaseException:
            self._forget()
            with suppress(sqlite3.Error):
                self._db.rollback()
            raise

    def _forget(self) -> None:
        self._known.clear()


@cache
def _of_rows(statement: str, rows: int, columns: int) -> str:
    row = f"({','.join('?' * columns)})"
    return statement.format(rows=",".join([row] * rows))


def _entry_row(standing: _Standing, entry: Entry) -> Row:
    doors = None if entry.doors is None else msgspec.json.encode(entry.doors).decode()
    label = None if entry.label is None else _sealed(standing.key, entry.label)
    body = _sealed(standing.key, entry.body)
    return standing.number, entry.version, entry.at, body, entry.due, doors, label


def entry_of(
    table: TableId,
    version: int,
    at: int,
    body: bytes,
    due: int | None,
    doors: str | None,
    label: bytes | None,
    key: bytes,
) -> Entry:
    """The entry in a row."""
    known = None if doors is None else msgspec.json.decode(doors, type=tuple[str, ...])
    return Entry(table, version, at, _unsealed(key, body), due, known, None if label is None else _unsealed(key, label))


def kept_of(table: TableId, version: int, begun: int, at: int, label: bytes | None, key: bytes) -> Kept:
    return Kept(table, version, begun, at, b"" if label is None else _unsealed(key, label))


def tape_of(body: bytes, key: bytes) -> Tape:
    return msgspec.msgpack.decode(_unsealed(key, body), type=Tape)


def _table_row(standing: _Standing, added: Sequence[Entry]) -> Row:
    first, last = added[0], added[-1]
    label = next((_sealed(standing.key, entry.label) for entry in reversed(added) if entry.label is not None), None)
    return standing.number, last.table, last.version, first.at, last.at, last.due, label


def _sealed(key: bytes, text: bytes) -> bytes:
    """Under a tag that comes from the text itself: no two texts are ever hidden by the same stream."""
    tag = hashlib.blake2b(text, key=key, digest_size=TAG_BYTES).digest()
    return tag + _veiled(key, tag, text)


def _unsealed(key: bytes, sealed: bytes) -> bytes:
    tag = sealed[:TAG_BYTES]
    text = _veiled(key, tag, sealed[TAG_BYTES:])
    if not hmac.compare_digest(tag, hashlib.blake2b(text, key=key, digest_size=TAG_BYTES).digest()):
        raise JournalError("The journal is damaged: an entry is not what was written.")
    return text


def _veiled(key: bytes, tag: bytes, text: bytes) -> bytes:
    """Twice veiled is unveiled."""
    stream = hashlib.shake_256(key + tag).digest(len(text))
    return (int.from_bytes(text, "big") ^ int.from_bytes(stream, "big")).to_bytes(len(text), "big")


@contextmanager
def hold(path: Path) -> Generator[None]:
    """Hold the journal against other processes, by a lock that goes when the process goes, however it goes."""
    beside = path.with_name(f"{path.name}.lock")
    with closing(sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)) as lock:
        try:
            lock.execute("PRAGMA journal_mode = MEMORY")
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise JournalError(f"Another Reverie is serving the journal {path.name}.") from error
            raise
        yield


@contextmanager
def connection(path: Path) -> Generator[sqlite3.Connection]:
    uri = f"{path.absolute().as_uri()}?mode=rw"
    with closing(sqlite3.connect(uri, PATIENCE, isolation_level=None, check_same_thread=False, uri=True)) as db:
        for pragma in _PRAGMAS:
            db.execute(f"PRAGMA {pragma}")
        yield db


def bring_up_to_date(db: sqlite3.Connection) -> None:
    taken = _steps_taken(db)
    for number, step in enumerate(STEPS[taken:], taken + 1):
        db.executescript(f"BEGIN IMMEDIATE; {step} PRAGMA user_version = {number}; COMMIT;")


def refuse_older(db: sqlite3.Connection) -> None:
    if _steps_taken(db) < len(STEPS):
        raise JournalError("An older Reverie made this journal. Start the server once to bring it up to date.")


def _steps_taken(db: sqlite3.Connection) -> int:
    taken: int = db.execute("PRAGMA user_version").fetchone()[0]
    if taken > len(STEPS):
        raise JournalError("A newer Reverie made this journal, and this one cannot read it.")
    return taken
