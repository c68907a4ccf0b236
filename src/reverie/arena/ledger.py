"""The records of an arena in their folder, so that one that was killed goes on where it was.

They come in the order of the plan, however many workers there are: what a killed arena leaves is the beginning of what
it would have left. Nothing else is kept; all figures follow from them.
"""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Self

from reverie.arena.match import Played, read_match
from reverie.arena.plan import CannotError, Plan, differences, read_plan, write_plan
from reverie.arena.workers import games
from reverie.rules.record import HEADER_STARTS
from reverie.rules.verify import verify

PLAN, RECORDS = "arena.json", "records.jsonl"


class Ledger:
    def __init__(self, plan: Plan, folder: Path) -> None:
        _claim(folder, plan)
        self._plan, self._path = plan, folder / RECORDS
        self._file = self._path.open("ab", buffering=0)
        self._known = self._bytes = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def kept(self) -> Iterator[Played]:
        """The games that were played before. What a killed arena did not write to its end is dropped."""
        with self._path.open("rb") as file:
            for record in _sound(file):
                self._known += 1
                self._bytes += len(record)
                yield read_match(record)
        if self._length() != self._bytes:
            self._file.truncate(self._bytes)

    def rest(self, workers: int) -> Iterator[Played]:
        """The games that were not kept yet, each as soon as it is."""
        for played in games(self._plan, workers, self._known):
            if self._length() != self._bytes:
                raise CannotError(f"{self._path}: something else writes there; is the same arena running twice?")
            self._file.write(played.record)
            self._bytes += len(played.record)
            yield played

    def _length(self) -> int:
        return os.fstat(self._file.fileno()).st_size


def _claim(folder: Path, plan: Plan) -> None:
    """The folder is this plan's, or nobody's yet."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / PLAN
    if path.exists():
        if others := differences(read_plan(path), plan):
            raise CannotError(f"{folder} holds another arena, with {', '.join(others)}; give another --out")
    elif (folder / RECORDS).exists():
        raise CannotError(f"{folder} holds records of something else; give another --out")
    else:
        write_plan(path, plan)


def _sound(file: Iterable[bytes]) -> Iterator[bytes]:
    """The records that are whole, from the first on."""
    for record in _records(file):
        [report] = verify(record)
        if report.fault or not report.over or not record.endswith(b"\n"):
            return
        yield record


def _records(file: Iterable[bytes]) -> Iterator[bytes]:
    """The lines of a file, record by record, the last one perhaps cut off."""
    lines: list[bytes] = []
    for line in file:
        if line.startswith(HEADER_STARTS) and lines:
            yield b"".join(lines)
            lines = []
        lines.append(line)
    if lines:
        yield b"".join(lines)
