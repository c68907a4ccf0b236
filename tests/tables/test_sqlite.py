"""The journal in SQLite: real files, real kills, real lack of room."""

import asyncio
import os
import resource
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from threading import Event
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from reverie.tables import _book, sqlite
from reverie.tables.journal import Entry, FullError, JournalError, Kept, OvertakenError, ReadOnlyError
from reverie.tables.sqlite import Safeguards, SqliteJournal

T = TypeVar("T")

# Made by the first version and written out by `.dump`; never to be changed.
VERSION_1 = """
    CREATE TABLE tables (
        number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
        version INTEGER NOT NULL, begun INTEGER NOT NULL, at INTEGER NOT NULL, due INTEGER, label BLOB
    );
    INSERT INTO tables VALUES (1, 'old', 2, 1000, 2000, 9000, x'efec7eeb58d96a1064f429fda997a2eac5');
    INSERT INTO tables VALUES (2, 'older', 1, 500, 500, NULL, NULL);
    CREATE TABLE entries (
        number INTEGER NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL,
        due INTEGER, doors TEXT, label BLOB
    );
    INSERT INTO entries VALUES (1, 1, 1000, x'891f78406170883ac48a182168d25fbd980511',
        NULL, '["link","code"]', x'efec7eeb58d96a1064f429fda997a2eac5');
    INSERT INTO entries VALUES (2, 1, 500, x'63bf8bae7e9a8e05dfa2246a49b516bfcf', NULL, NULL, NULL);
    INSERT INTO entries VALUES (1, 2, 2000, x'e699de8b724f7bfdb9a6e7b3607572bebf853a', 9000, NULL, NULL);
    CREATE TABLE doors (door TEXT PRIMARY KEY, number INTEGER NOT NULL) WITHOUT ROWID;
    INSERT INTO doors VALUES ('code', 1);
    INSERT INTO doors VALUES ('link', 1);
    CREATE INDEX clocks ON tables (due) WHERE due IS NOT NULL;
    CREATE UNIQUE INDEX entries_of_table ON entries (number, version);
    CREATE INDEX doors_of_table ON doors (number);
    CREATE TABLE keys (number INTEGER PRIMARY KEY, key BLOB NOT NULL);
    INSERT INTO keys VALUES (1, x'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
    INSERT INTO keys VALUES (2, x'0101010101010101010101010101010101010101010101010101010101010101');
    PRAGMA user_version = 1;
"""
OF_VERSION_1 = [
    Entry("old", 1, 1000, b"one", None, ("link", "code"), b"L"),
    Entry("old", 2, 2000, b"two", 9000),
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.sqlite"


def entry(table: str, version: int, **more: Any) -> Entry:
    return Entry(table, version, more.pop("at", version * 10), more.pop("body", f"{table}:{version}".encode()), **more)


def on(path: Path, play: Callable[[SqliteJournal], Coroutine[Any, Any, T]], **how: Any) -> T:
    async def main() -> T:
        journal = SqliteJournal.open(path, **how)
        try:
            return await play(journal)
        finally:
            await journal.close()

    return asyncio.run(main())


async def outcome(asked: Awaitable[Any]) -> type[BaseException] | None:
    try:
        await asked
    except (JournalError, asyncio.CancelledError) as error:
        return type(error)
    return None


@contextmanager
def held_back(journal: SqliteJournal) -> Generator[None]:
    """Until the end of the block the writer is busy, so that all that is asked in it waits together."""
    busy, go_on = Event(), Event()
    journal._ask(lambda: (busy.set(), go_on.wait()))
    busy.wait()
    try:
        yield
    finally:
        go_on.set()


async def together(journal: SqliteJournal, entries: list[Entry]) -> list[type[BaseException] | None]:
    with held_back(journal):
        tasks = [asyncio.create_task(outcome(journal.append(one))) for one in entries]
        await asyncio.sleep(0)
    return await asyncio.gather(*tasks)


# What is kept


def test_what_is_appended_is_read_again_after_reopening(path: Path) -> None:
    entries = [
        entry("a", 1, doors=("link", "code"), label=b"new", due=5),
        entry("a", 2),
        entry("a", 3, doors=(), label=b"", due=-7, body=b"\0" * 9000),
    ]

    async def write(journal: SqliteJournal) -> None:
        for one in entries:
            await journal.append(one)
            assert (await journal.read("a"))[-1] == one

    async def read(journal: SqliteJournal) -> None:
        assert await journal.read("a") == entries
        assert await journal.read("a", after=2) == entries[2:]
        assert await journal.read("b") == []

    on(path, write)
    on(path, read)


def test_a_table_is_found_by_its_doors_as_they_stand(path: Path) -> None:
    async def play(journal: SqliteJournal) -> None:
        await journal.append(entry("a", 1, doors=("link", "code", "code")))
        await journal.append(entry("a", 2))
        assert [await journal.find(door) for door in ("link", "code", "none")] == ["a", "a", None]
        await journal.append(entry("a", 3, doors=("link", "new")))
        assert [await journal.find(door) for door in ("link", "code", "new")] == ["a", None, "a"]

    on(path, play)


def test_a_door_never_leads_to_two_tables(path: Path) -> None:
    async def play(journal: SqliteJournal) -> None:
        told = await together(journal, [entry("a", 1, doors=("x",)), entry("b", 1, doors=("y", "x")), entry("c", 1)])
        assert told == [None, JournalError, None]
        assert [await journal.find(door) for door in "xy"] == ["a", None]
        assert await journal.read("b") == []
        await journal.append(entry("a", 2, doors=()))
        await journal.append(entry("b", 1, doors=("x",)))
        assert await journal.find("x") == "b"

    on(path, play)


def test_clocks_run_out_in_order(path: Path) -> None:
    async def play(journal: SqliteJournal) -> None:
        assert await journal.next_due() is None
        for table, due in [("a", 300), ("b", 100), ("c", None), ("d", 200)]:
            await journal.append(entry(table, 1, due=due))
        assert await journal.next_due() == 100
        assert await journal.due(before=200) == ["b", "d"]
        await journal.append(entry("b", 2, due=400))
        await journal.append(entry("d", 2))
        assert await journal.next_due() == 300
        assert await journal.due(before=1000) == ["a", "b"]

    on(path, play)


def test_what_is_known_of_tables_without_reading_them(path: Path) -> None:
    async def play(journal: SqliteJournal) -> None:
        await journal.append(entry("a", 1, at=10, label=b"A"))
        await together(journal, [entry("b", 1, at=20, label=b"B"), entry("b", 2, at=50), entry("a", 2, at=30)])
        await journal.append(entry("c", 1, at=40))
        assert await journal.kept() == [
            Kept("b", 2, 20, 50, b"B"),
            Kept("c", 1, 40, 40, b""),
            Kept("a", 2, 10, 30, b"A"),
        ]

    on(path, play)


class AgainstADictionary(RuleBasedStateMachine):
    """The journal, and beside it what a dictionary would make of the same."""

    tables = st.sampled_from(["a", "b", "c", "é 🐇"])
    numbers = st.none() | st.integers(-(2**63), 2**63 - 1)
    doors = st.none() | st.lists(st.sampled_from(["x", "y", "z w", '"']), max_size=3).map(tuple)
    changes = st.tuples(tables, st.sampled_from([1, 1, 1, 1, 0, 2]), numbers, doors, st.none() | st.binary(max_size=3))

    @initialize()
    def begin(self) -> None:
        self.folder = Path(tempfile.mkdtemp())
        self.runner = asyncio.Runner()
        self.journal = SqliteJournal.open(self.folder / "journal")
        self.model: dict[str, list[Entry]] = {}
        self.now = 0

    def run(self, what: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(what)

    def doors_of(self, table: str) -> set[str]:
        given = [one.doors for one in self.model.get(table, []) if one.doors is not None]
        return set(given[-1]) if given else set()

    def owner(self, door: str) -> str | None:
        return next((table for table in self.model if door in self.doors_of(table)), None)

    def admits(self, one: Entry, lost: set[str]) -> bool:
        right = one.version == len(self.model.get(one.table, [])) + 1
        free = all(self.owner(door) in (None, one.table) for door in one.doors or ())
        return right and free and one.table not in lost

    @rule(changes=st.lists(changes, min_size=1, max_size=8), size=st.sampled_from([1, 1, 500, 6000]))
    def append(
        self, changes: list[tuple[str, int, int | None, tuple[str, ...] | None, bytes | None]], size: int
    ) -> None:
        entries: list[Entry] = []
        for table, step, due, doors, label in changes:
            behind = len(self.model.get(table, [])) + sum(one.table == table for one in entries)
            self.now += 1
            entries.append(Entry(table, behind + step, self.now, b"x" * size, due, doors, label))
        told = self.run(together(self.journal, entries))
        lost: set[str] = set()
        for one, told_of_it in zip(entries, told, strict=True):
            admitted = self.admits(one, lost)
            assert (told_of_it is None) == admitted
            if admitted:
                self.model.setdefault(one.table, []).append(one)
            else:
                lost.add(one.table)

    @rule(table=tables)
    def delete(self, table: str) -> None:
        self.run(self.journal.delete(table))
        self.model.pop(table, None)

    @rule(back=st.integers(0, 12))
    def sweep(self, back: int) -> None:
        before = self.now - back
        old = [table for table, entries in self.model.items() if entries[-1].at < before]
        assert self.run(self.journal.sweep(before)) == len(old)
        for table in old:
            del self.model[table]

    @rule()
    def reopen(self) -> None:
        self.run(self.journal.close())
        self.journal = SqliteJournal.open(self.folder / "journal")

    @invariant()
    def both_say_the_same(self) -> None:
        if not hasattr(self, "journal"):
            return
        for table in ("a", "b", "c", "é 🐇"):
            assert self.run(self.journal.read(table)) == self.model.get(table, [])
        for door in ("x", "y", "z w", '"'):
            assert self.run(self.journal.find(door)) == self.owner(door)
        due = sorted((entries[-1].due, table) for table, entries in self.model.items() if entries[-1].due is not None)
        assert self.run(self.journal.next_due()) == (due[0][0] if due else None)
        told = self.run(self.journal.due(2**63 - 1))
        assert [self.model[table][-1].due for table in told] == [at for at, _ in due]
        kept = [
            Kept(
                table,
                len(all_),
                all_[0].at,
                all_[-1].at,
                next((o.label for o in all_[::-1] if o.label is not None), b""),
            )
            for table, all_ in self.model.items()
        ]
        assert self.run(self.journal.kept()) == sorted(kept, key=lambda one: -one.at)

    def teardown(self) -> None:
        if hasattr(self, "journal"):
            self.run(self.journal.close())
            self.runner.close()
            shutil.rmtree(self.folder)


TestAgainstADictionary = AgainstADictionary.TestCase
TestAgainstADictionary.settings = settings(max_examples=25, stateful_step_count=25)


# Many at once


def test_who_comes_too_late_fails_alone(path: Path) -> None:
    async def play(journal: SqliteJournal) -> None:
        await journal.append(entry("a", 1))
        told = await together(
            journal,
            [
                entry("b", 1),
                entry("a", 1, body=b"again"),
                entry("c", 1),
                entry("a", 2, body=b"upon it"),
                entry("d", 2),
                entry("b", 2),
            ],
        )
        assert told == [None, OvertakenError, None, OvertakenError, OvertakenError, None]
        assert await journal.read("a") == [entry("a", 1)]
        assert [len(await journal.read(table)) for table in "bcd"] == [2, 1, 0]
        await journal.append(entry("a", 2))

    on(path, play)


def test_two_with_the_same_version_cannot_both_be_kept(path: Path) -> None:
    async def play(journal: SqliteJournal) -> None:
        told = await together(journal, [entry("a", 1, body=b"first"), entry("a", 1, body=b"second")])
        assert told == [None, OvertakenError]
        assert [one.body for one in await journal.read("a")] == [b"first"]

    on(path, play)


@pytest.mark.parametrize(
    "spoiled", [{"at": 2**70}, {"body": "text\ud800"}, {"label": object()}, {"doors": ("\ud800",)}]
)
def test_an_entry_that_cannot_be_written_fails_alone(path: Path, spoiled: dict[str, Any]) -> None:
    async def play(journal: SqliteJournal) -> None:
        told = await together(journal, [entry("a", 1), entry("b", 1, **spoiled), entry("c", 1), entry("a", 2)])
        assert told == [None, JournalError, None, None]
        assert [len(await journal.read(table)) for table in "abc"] == [2, 0, 1]
        await journal.append(entry("b", 1))

    on(path, play)


def test_the_loop_is_woken_once_for_all_that_waited(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(journal: SqliteJournal) -> None:
        loop = asyncio.get_running_loop()
        woken: list[int] = []
        wake = loop.call_soon_threadsafe
        monkeypatch.setattr(loop, "call_soon_threadsafe", lambda *call: (woken.append(1), wake(*call)))  # type: ignore[reportUnknownLambdaType]
        assert await together(journal, [entry(f"t{n}", 1) for n in range(300)]) == [None] * 300
        assert len(woken) == 2  # and once for who held the writer back

    on(path, play)


def test_more_than_go_into_a_batch(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "MOST_AT_ONCE", 7)
    monkeypatch.setattr(_book, "MOST_KNOWN", 5)

    async def play(journal: SqliteJournal) -> None:
        entries = [entry(f"t{n % 30}", n // 30 + 1) for n in range(300)]
        assert await together(journal, entries) == [None] * 300
        assert sorted(kept.version for kept in await journal.kept()) == [10] * 30

    on(path, play)


def test_the_cancelled_do_not_break_the_batch(path: Path) -> None:
    async def play(journal: SqliteJournal) -> None:
        with held_back(journal):
            tasks = [asyncio.create_task(journal.append(entry(f"t{n}", 1))) for n in range(9)]
            await asyncio.sleep(0)
            for task in tasks[::2]:
                task.cancel()
        told = await asyncio.gather(*(outcome(task) for task in tasks))
        assert told == [asyncio.CancelledError, None] * 4 + [asyncio.CancelledError]
        assert all([len(await journal.read(f"t{n}")) == 1 for n in (1, 3, 5, 7)])
        for n in range(9):  # whether a cancelled one was kept is for the journal to say
            await journal.append(entry(f"t{n}", len(await journal.read(f"t{n}")) + 1))

    on(path, play)


def test_what_is_acknowledged_can_be_read_at_once(path: Path) -> None:
    async def play(journal: SqliteJournal) -> None:
        async def write(table: str) -> None:
            for version in range(1, 16):
                await journal.append(entry(table, version))
                assert len(await journal.read(table)) == version

        await asyncio.gather(*(write(f"t{n}") for n in range(12)))

    on(path, play)


# Opening and closing


def test_every_commit_is_flushed_to_the_disk(path: Path) -> None:
    async def play(journal: SqliteJournal) -> Safeguards:
        return await journal.safeguards()

    assert on(path, play) == Safeguards(journal_mode="wal", synchronous=2, secure_delete=1)


def test_closing_writes_all_that_waits(path: Path) -> None:
    async def close(journal: SqliteJournal) -> None:
        with held_back(journal):
            tasks = [asyncio.create_task(journal.append(entry("a", n + 1))) for n in range(50)]
            await asyncio.sleep(0)
            closing_ = asyncio.create_task(journal.close())
            await asyncio.sleep(0)
        await closing_
        assert all(task.done() and task.exception() is None for task in tasks)
        await journal.close()

    async def read(journal: SqliteJournal) -> int:
        return len(await journal.read("a"))

    on(path, close)
    assert on(path, read) == 50


def test_a_closed_journal_says_so(path: Path) -> None:
    async def play(journal: SqliteJournal) -> None:
        await journal.close()
        for asked in (journal.append(entry("a", 1)), journal.read("a"), journal.delete("a"), journal.kept()):
            with pytest.raises(JournalError, match="closed"):
                await asked

    on(path, play)


def test_the_writer_outlives_a_loop(path: Path) -> None:
    go_on = Event()

    async def leave(journal: SqliteJournal) -> None:
        journal._ask(go_on.wait)
        task = asyncio.create_task(journal.append(entry("a", 1)))
        await asyncio.sleep(0)
        task.cancel()

    async def come_back(journal: SqliteJournal) -> None:
        await journal.append(entry("a", 2))
        await journal.close()

    journal = SqliteJournal.open(path)
    asyncio.run(leave(journal))
    go_on.set()
    asyncio.run(come_back(journal))


def test_the_file_is_for_its_owner_only(path: Path) -> None:
    async def play(journal: SqliteJournal) -> None:
        await journal.append(entry("a", 1))
        for name in (path, path.with_name(path.name + "-wal")):
            assert stat.S_IMODE(name.stat().st_mode) == 0o600

    before = os.umask(0)
    try:
        on(path, play)
    finally:
        os.umask(before)


def test_a_second_server_is_refused(path: Path) -> None:
    async def play(journal: SqliteJournal) -> None:
        with pytest.raises(JournalError, match="Another Reverie is serving"):
            SqliteJournal.open(path)
        await journal.append(entry("a", 1))
        assert "Another Reverie is serving" in opened_elsewhere(path).stderr
        await journal.append(entry("a", 2))

    on(path, play)
    assert opened_elsewhere(path).returncode == 0


def opened_elsewhere(path: Path) -> subprocess.CompletedProcess[str]:
    opens = "import pathlib, sys; from reverie.tables.sqlite import *; SqliteJournal.open(pathlib.Path(sys.argv[1]))"
    return subprocess.run([sys.executable, "-c", opens, path], capture_output=True, text=True, check=False)


def test_one_may_look_while_another_serves(path: Path) -> None:
    async def play(journal: SqliteJournal) -> None:
        seen = SqliteJournal.look(path)
        await journal.append(entry("a", 1))
        assert await seen.read("a") == [entry("a", 1)]
        assert await outcome(seen.append(entry("a", 2))) is ReadOnlyError
        assert await outcome(seen.delete("a")) is ReadOnlyError
        assert await outcome(seen.sweep(100)) is ReadOnlyError
        await seen.close()
        await journal.append(entry("a", 2))

    on(path, play)


def test_one_may_look_when_nobody_serves(path: Path) -> None:
    async def write(journal: SqliteJournal) -> None:
        await journal.append(entry("a", 1))

    async def look() -> list[Entry]:
        seen = SqliteJournal.look(path)
        found = await seen.read("a")
        await seen.close()
        return found

    with pytest.raises(JournalError):
        SqliteJournal.look(path)
    assert not path.exists()
    on(path, write)
    assert asyncio.run(look()) == [entry("a", 1)]


@pytest.mark.parametrize("content", [b"This is a letter to my aunt. " * 200, b"SQLite format 3\0" + b"\xff" * 5000])
def test_what_is_no_journal_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(JournalError, match="cannot be used"):
        SqliteJournal.open(path)
    assert path.read_bytes() == content


def test_where_there_is_no_folder(path: Path) -> None:
    with pytest.raises(JournalError, match="cannot be used"):
        SqliteJournal.open(path / "nowhere")


# Versions of the database


def made_by(path: Path, script: str) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.executescript(script)


def schema(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        texts = [row[0] for row in db.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")]
        version = db.execute("PRAGMA user_version").fetchone()[0]
    return [str(version), *sorted(" ".join(text.split()) for text in texts)]


async def see_version_1(journal: SqliteJournal) -> None:
    assert await journal.read("old") == OF_VERSION_1
    assert await journal.find("code") == "old"
    assert await journal.due(9000) == ["old"]
    assert await journal.kept() == [Kept("old", 2, 1000, 2000, b"L"), Kept("older", 1, 500, 500, b"")]


def test_a_database_of_version_1_is_read_and_written(path: Path, tmp_path: Path) -> None:
    async def play(journal: SqliteJournal) -> None:
        await see_version_1(journal)
        await journal.append(entry("old", 3))
        await journal.append(entry("new", 1))
        assert await journal.read("older") == [Entry("older", 1, 500, b"0")]

    async def nothing(journal: SqliteJournal) -> None: ...

    made_by(path, VERSION_1)
    on(path, play)
    on(tmp_path / "fresh", nothing)
    assert schema(path) == schema(tmp_path / "fresh")


def test_a_step_is_taken_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made_by(path, VERSION_1)
    step = "ALTER TABLE tables ADD COLUMN mood TEXT; UPDATE tables SET mood = 'calm';"
    monkeypatch.setattr(_book, "STEPS", [*_book.STEPS, step])
    with pytest.raises(JournalError, match="older Reverie"):
        SqliteJournal.look(path)
    on(path, see_version_1)
    on(path, see_version_1)
    assert schema(path)[0] == str(len(_book.STEPS))


def test_a_step_is_taken_whole_or_not_at_all(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made_by(path, VERSION_1)
    with _book.connection(path) as db:
        _book.bring_up_to_date(db)
    before = schema(path)
    with monkeypatch.context() as patch:
        patch.setattr(_book, "STEPS", [*_book.STEPS, "CREATE TABLE moods (mood); INSERT INTO nowhere VALUES (1);"])
        with pytest.raises(JournalError, match="nowhere"):
            SqliteJournal.open(path)
    assert schema(path) == before
    on(path, see_version_1)


def test_a_database_from_the_future_is_left_alone(path: Path) -> None:
    made_by(path, VERSION_1 + "PRAGMA user_version = 1000;")
    for opened in (SqliteJournal.open, SqliteJournal.look):
        with pytest.raises(JournalError, match="A newer Reverie made this journal"):
            opened(path)
    assert schema(path)[0] == "1000"


# What is deleted is gone


def traces(folder: Path, *words: bytes) -> list[tuple[str, bytes]]:
    """Where these words stand on the disk, in whatever file."""
    files = {file.name: file.read_bytes() for file in sorted(folder.iterdir())}
    return [(name, word) for name, content in files.items() for word in words if word in content]


async def key_of(journal: SqliteJournal, table: str) -> bytes:
    query = "SELECT key FROM keys JOIN tables USING (number) WHERE id = ?"
    return (await journal._rows(bytes, query, (table,)))[0]


@pytest.mark.parametrize("seed", range(6))
def test_nothing_of_a_deleted_table_can_be_read_on_the_disk(tmp_path: Path, seed: int) -> None:
    """Nothing of what was said and played is ever there in plain, and of the key that opens it every trace is gone."""
    random = Random(seed)

    async def play(journal: SqliteJournal) -> None:
        versions = dict.fromkeys([f"table {n:04}" for n in range(80)], 0)
        gone: list[bytes] = []
        for deleted in (False, True, True, True):
            if deleted:
                going = random.sample(sorted(table for table in versions if versions[table]), 12)
                keys = [await key_of(journal, table) for table in going]
                assert len({key for _, key in traces(tmp_path, *keys)}) == 12
                for table in going:
                    await journal.delete(table)
                    del versions[table]
                gone += keys
            waiting: list[Coroutine[Any, Any, None]] = []
            for table in random.choices(sorted(versions), k=300):
                versions[table] += 1
                body = f"<{table}>".encode() * random.choice([1, 4, 20, 70, 900])
                label = f"<{table}>".encode() * random.choice([1, 300])
                waiting.append(journal.append(entry(table, versions[table], body=body, label=label)))
            await asyncio.gather(*waiting)
            assert traces(tmp_path, b"<table", *gone) == []
        for table, version in versions.items():
            assert len(await journal.read(table)) == version

    on(tmp_path / "journal", play)


def test_every_table_has_a_key_of_its_own_and_the_same_words_look_different_under_it(path: Path) -> None:
    async def play(journal: SqliteJournal) -> None:
        await together(journal, [entry(f"t{n}", 1, body=b"the same words") for n in range(50)])
        assert len({await key_of(journal, f"t{n}") for n in range(50)}) == 50
        assert len(set(await journal._rows(bytes, "SELECT body FROM entries"))) == 50

    on(path, play)


@pytest.mark.parametrize("other", ["CAST(body || 'x' AS BLOB)", "x''", "body || x'ff'", "zeroblob(40)"])
def test_an_entry_that_was_tampered_with_is_not_believed(path: Path, other: str) -> None:
    async def play(journal: SqliteJournal) -> None:
        await journal.append(entry("a", 1, body=b"the words"))
        await journal.append(entry("b", 1))
        change = f"UPDATE entries SET body = {other} WHERE number = 1"
        await journal._ask(lambda: journal._book._db.execute(change).close())
        with pytest.raises(JournalError, match=r"damaged|cannot be used"):
            await journal.read("a")
        assert await journal.read("b") == [entry("b", 1)]

    on(path, play)


def test_a_sweep_takes_the_old_tables_in_many_bites(path: Path) -> None:
    async def play(journal: SqliteJournal) -> None:
        await asyncio.gather(*(journal.append(entry(f"<{n:03}>", 1, at=n)) for n in range(150)))
        keys = [await key_of(journal, f"<{n:03}>") for n in range(100)]
        sweep = asyncio.create_task(journal.sweep(before=100))
        await asyncio.gather(*(journal.append(entry(f"<{n:03}>", 2, at=n)) for n in range(100, 150)))
        assert await sweep == 100
        assert sorted(kept.table for kept in await journal.kept()) == [f"<{n:03}>" for n in range(100, 150)]
        assert traces(path.parent, *keys) == []
        assert await journal.sweep(before=100) == 0

    on(path, play)


def test_a_deleted_table_may_begin_anew(path: Path) -> None:
    async def play(journal: SqliteJournal) -> None:
        await journal.append(entry("a", 1, doors=("x",), due=5, label=b"L"))
        await journal.append(entry("b", 1))
        await journal.delete("a")
        await journal.delete("never")
        assert (await journal.read("a"), await journal.find("x"), await journal.next_due()) == ([], None, None)
        assert await outcome(journal.append(entry("a", 2))) is OvertakenError
        await journal.append(entry("a", 1, body=b"anew"))
        assert [kept.label for kept in await journal.kept()] == [b"", b""]
        assert await journal.read("b") == [entry("b", 1)]

    on(path, play)


def test_who_reads_meanwhile_is_named_as_the_reason_for_traces(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_book, "PATIENCE", 0.01)

    async def play(journal: SqliteJournal) -> None:
        await journal.append(entry("a", 1))
        key = await key_of(journal, "a")
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN")
            other.execute("SELECT * FROM entries").fetchall()
            with pytest.raises(JournalError, match="traces stay"):
                await journal.delete("a")
            assert await journal.read("a") == []
            assert traces(path.parent, key) != []
        await journal.delete("a")
        assert traces(path.parent, key) == []

    on(path, play)


# No room, no leave


async def refused_and_well_again(
    journal: SqliteJournal, error: type[JournalError], relieve: Callable[[], Awaitable[object]]
) -> None:
    """Nobody's entry is kept or half kept while it lasts; and when it is over, play goes on by itself."""
    before = {kept.table: kept.version for kept in await journal.kept()}
    waiting = [entry(f"t{n}", before.get(f"t{n}", 0) + 1, body=bytes(20_000), doors=(f"d{n}",)) for n in range(5)]
    for told in (await together(journal, waiting), [await outcome(journal.append(one)) for one in waiting]):
        assert told == [error] * 5
    assert {kept.table: kept.version for kept in await journal.kept()} == before
    for table, version in before.items():
        assert [one.version for one in await journal.read(table)] == [*range(1, version + 1)]
    await relieve()
    assert await together(journal, waiting) == [None] * 5
    assert [await journal.read(one.table, one.version - 1) for one in waiting] == [[one] for one in waiting]


async def fill(journal: SqliteJournal, table: str, error: type[JournalError]) -> None:
    """Until it is refused. A little is tried after the much, so that truly no room is left."""
    version = 0
    for size in (20_000, 2_000, 1):
        while (told := await outcome(journal.append(entry(table, version + 1, body=bytes(size))))) is None:
            version += 1
        assert told is error
    assert [one.version for one in await journal.read(table)] == [*range(1, version + 1)]


def test_a_full_database_refuses_and_recovers(path: Path) -> None:
    async def play(journal: SqliteJournal) -> None:
        await journal.append(entry("t0", 1))
        await fill(journal, "much", FullError)
        await refused_and_well_again(journal, FullError, lambda: journal.delete("much"))

    on(path, play, max_pages=60)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", disk], capture_output=True, check=False
    )  # fmt: skip
    if mounted.returncode:
        pytest.skip("only root may mount a small disk")
    yield disk
    subprocess.run(["umount", disk], check=True)


@pytest.mark.needs("mount", "umount")
def test_a_full_disk_refuses_and_recovers(small_disk: Path) -> None:
    async def play(journal: SqliteJournal) -> None:
        ballast = small_disk / "ballast"

        async def make_room() -> None:
            ballast.unlink()

        await journal.append(entry("t0", 1))
        ballast.write_bytes(bytes(1_000_000))
        await fill(journal, "much", FullError)
        await refused_and_well_again(journal, FullError, make_room)

    on(small_disk / "journal", play)


def test_a_disk_that_fails_refuses_and_recovers(path: Path) -> None:
    """Here it fails because no file may grow beyond what the log has already."""

    async def play(journal: SqliteJournal) -> None:
        usual = resource.getrlimit(resource.RLIMIT_FSIZE)

        async def allow() -> None:
            resource.setrlimit(resource.RLIMIT_FSIZE, usual)

        await journal.append(entry("t0", 1))
        log = path.with_name(path.name + "-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (log, usual[1]))
        try:
            with pytest.raises(JournalError):
                await journal.prove()
            await refused_and_well_again(journal, JournalError, allow)
        finally:
            await allow()

    on(path, play)


def test_a_read_only_database_refuses_and_recovers(path: Path) -> None:
    async def play(journal: SqliteJournal) -> None:
        await journal.append(entry("t0", 1))
        await journal._ask(lambda: journal._book._db.execute("PRAGMA query_only = ON"))
        await refused_and_well_again(
            journal, ReadOnlyError, lambda: journal._ask(lambda: journal._book._db.execute("PRAGMA query_only = OFF"))
        )

    on(path, play)


@contextmanager
def immutable(*files: Path) -> Generator[Callable[[], bool]]:
    """Even root may not write a file that is marked so; a disk that turned read-only looks the same."""

    def mark(sign: str) -> bool:
        return subprocess.run(["chattr", sign, *files], capture_output=True, check=False).returncode == 0

    if not mark("+i"):
        pytest.skip("only root may mark files as immutable, and not on every disk")
    try:
        yield lambda: mark("-i")
    finally:
        mark("-i")


@pytest.mark.needs("chattr")
def test_a_file_that_none_may_write_refuses_and_recovers(path: Path) -> None:
    async def play(journal: SqliteJournal) -> None:
        await journal.append(entry("t0", 1))
        with immutable(path, path.with_name(path.name + "-wal")) as unmarked:

            async def unmark() -> None:
                unmarked()

            with pytest.raises(ReadOnlyError):
                await journal.prove()
            await refused_and_well_again(journal, ReadOnlyError, unmark)

    on(path, play)


@pytest.mark.needs("chattr")
def test_what_none_may_write_is_not_opened_at_all(path: Path) -> None:
    """Nothing would ever become of it but refusals."""
    on(path, lambda journal: journal.append(entry("t0", 1)))
    with immutable(path), pytest.raises(ReadOnlyError):
        SqliteJournal.open(path)
    on(path, lambda journal: journal.prove())


# Killed


APPENDS = """
import asyncio, os, pathlib, sys
from reverie.tables.journal import Entry
from reverie.tables.sqlite import SqliteJournal

async def play(journal, table, version):
    while True:
        version += 1
        await journal.append(Entry(table, version, version, f"{table}:{version} ".encode() * version, due=version))
        os.write(1, f"{table} {version}\\n".encode())

async def main():
    journal = SqliteJournal.open(pathlib.Path(sys.argv[1]))
    tables = [f"t{n}" for n in range(12)]
    await asyncio.gather(*[play(journal, table, len(await journal.read(table))) for table in tables])

asyncio.run(main())
"""


@pytest.mark.slow
def test_whatever_was_acknowledged_is_there_after_a_kill(path: Path) -> None:
    """This shows that we tell after we write; what a disk does without power is another matter."""
    random, acknowledged = Random(8), dict.fromkeys([f"t{n}" for n in range(12)], 0)

    async def check(journal: SqliteJournal) -> None:
        for table, version in acknowledged.items():
            entries = await journal.read(table)
            assert len(entries) >= version
            for number, one in enumerate(entries, 1):
                assert one == Entry(table, number, number, f"{table}:{number} ".encode() * number, number)
        kept = {known.table: known.version for known in await journal.kept()}
        assert kept == {table: len(await journal.read(table)) for table in kept}

    for _ in range(20):
        with subprocess.Popen([sys.executable, "-c", APPENDS, path], stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            for _ in range(random.choice([1, 12, 40, 150, 300])):
                told(server.stdout.readline(), acknowledged)
            server.kill()
            for line in server.stdout:
                told(line, acknowledged)
        on(path, check)


def told(line: str, acknowledged: dict[str, int]) -> None:
    table, version = line.split()
    assert int(version) > acknowledged[table]
    acknowledged[table] = int(version)
