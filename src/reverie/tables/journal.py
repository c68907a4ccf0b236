"""Where tables are kept: the port that every journal answers to.

A table is the fold of its entries and nothing else. An entry is durable before `append` returns; nobody is told of it
before.
"""

from typing import Protocol

from msgspec import Struct

from reverie.recordings import Recording
from reverie.rules import ClueKind

TableId = str


class Entry(Struct, frozen=True):
    """One change of a table: the events of one move or one act, which stand or fall together."""

    table: TableId
    version: int  # 1, 2, 3, ... without gaps: two writers cannot both append the same one
    at: int  # milliseconds since 1970
    body: bytes
    due: int | None = None  # when this table's clock runs out, as things stand after this entry
    doors: tuple[str, ...] | None = None  # digests of link and code by which it is found from now on; None: as before
    label: bytes | None = None  # what lists of tables show of it from now on; None: as before


class Kept(Struct, frozen=True):
    """What a journal knows of a table without reading its entries."""

    table: TableId
    version: int
    begun: int  # of the first entry
    at: int  # of the last
    label: bytes


class Tape(Struct, frozen=True):
    """A clue that is no words: recorded or played by the storyteller of a turn."""

    ref: str
    game: int
    turn: int
    kind: ClueKind
    recording: Recording


class JournalError(Exception):
    """The entry was not kept. The table is as it was before."""


class FullError(JournalError):
    """No room on the disk."""


class ReadOnlyError(JournalError):
    """The journal may be read, but not written."""


class OvertakenError(JournalError):
    """Another has written this version already: the table must be read anew."""


class Journal(Protocol):
    async def append(self, entry: Entry) -> None:
        """Return once the entry is durable; else raise a JournalError, and nothing was kept."""
        ...

    async def read(self, table: TableId, after: int = 0) -> list[Entry]:
        """The entries of a table in order, from the one after this version on."""
        ...

    async def find(self, door: str) -> TableId | None: ...

    async def due(self, before: int) -> list[TableId]:
        """The tables whose clock has run out by then, the longest overdue first."""
        ...

    async def next_due(self) -> int | None:
        """When the next clock of all runs out."""
        ...

    async def kept(self) -> list[Kept]:
        """All tables, the latest played first."""
        ...

    async def put_tape(self, table: TableId, tape: Tape) -> None:
        """Kept beside the table's entries. Of one turn the last few stay, so that one may record again and again."""
        ...

    async def tape(self, table: TableId, ref: str) -> Tape | None: ...

    async def taped(self, before: int) -> list[TableId]:
        """The tables that hold recordings and at which nothing has happened since then."""
        ...

    async def erase_tapes(self, table: TableId, keep: frozenset[int]) -> None:
        """Unrecoverably, but for those of these games."""
        ...

    async def prove(self) -> None:
        """Raise a JournalError if nothing can be kept just now."""
        ...

    async def delete(self, table: TableId) -> None:
        """The table with all it holds, unrecoverably."""
        ...

    async def sweep(self, before: int) -> int:
        """Delete every table whose last entry is older; how many they were."""
        ...

    async def close(self) -> None: ...
