"""What a deck comes in: a folder or a zip, perhaps a stranger's.

Nothing is ever unpacked onto the disk, no link is followed, and no size is believed that was not counted in reading.
"""

import os
import re
import stat
import unicodedata
import zipfile
import zlib
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from reverie.decks.faults import DeckError, Fault

MEGABYTE = 1024 * 1024
MOST_FILES = 2_000
MOST_BYTES = 1024 * MEGABYTE  # of a whole deck, unpacked
MOST_BYTES_OF_ONE = 40 * MEGABYTE
MOST_RATIO = 100  # pictures hardly shrink in a zip; what shrinks a hundredfold is made to burst
SMALL = MEGABYTE  # up to here any ratio does no harm
MOST_DEPTH = 8
LONGEST_NAME = 200

_UTF8 = 0x800  # flags of a zip's entry
_LOCKED = 0x1
_JUNK = re.compile(r"(^|/)(\.[^/]*|__MACOSX|Thumbs\.db|desktop\.ini)(/|$)", re.IGNORECASE)
_UNFIT = re.compile('[\x00-\x1f\x7f-\x9f\ud800-\udfff\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff<>:"|?*\\\\]')
_CLOSING = 22  # bytes of a zip's closing record, without its comment
_LOCATOR = 20  # bytes of what stands before it in a very large zip


class Bag:
    """The files of a deck by name, each read whole when asked for."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.faults: list[Fault] = []
        self._readers: dict[str, Callable[[], bytes]] = {}
        self._taken: dict[str, str] = {}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sorted(self._readers))

    def __contains__(self, name: str) -> bool:
        return name in self._readers

    def read(self, name: str) -> bytes:
        """A file's bytes; DeckError where it cannot be read, or holds more than it said."""
        try:
            data = self._readers[name]()
        except (OSError, EOFError, RuntimeError, ValueError, zipfile.BadZipFile, zlib.error) as error:
            raise DeckError([Fault(name, 0, "this file cannot be read: it is damaged or cut short.")]) from error
        if len(data) > MOST_BYTES_OF_ONE:
            raise DeckError([Fault(name, 0, f"this file is larger than {_mega(MOST_BYTES_OF_ONE)}.")])
        return data

    def add(self, name: str, size: int, reader: Callable[[], bytes]) -> None:
        """Take a file in, unless its name or size is not fit."""
        clean = unicodedata.normalize("NFC", name)
        complaint = unfit(clean)
        if complaint:
            self.fault(name, complaint)
        elif _JUNK.search(clean):  # what a Mac or a Windows machine leaves in every folder
            return
        elif (first := self._taken.setdefault(clean.casefold(), name)) is not name:
            self.fault(name, f"this name is there twice; the other is written {first!r}.")
        elif size > MOST_BYTES_OF_ONE:
            self.fault(name, f"this file is larger than {_mega(MOST_BYTES_OF_ONE)}.")
        else:
            self._readers[clean] = reader

    def fault(self, name: str, what: str) -> None:
        self.faults.append(Fault(name[:LONGEST_NAME], 0, what))

    def rooted(self) -> None:
        """A zip of a folder has that folder in it: its files count as the bag's own."""
        tops = {
            name.partition("/")[0] for name in self._readers if name.count("/") == 1 and name.endswith("/deck.toml")
        }
        if "deck.toml" not in self._readers and len(tops) == 1:
            top = f"{tops.pop()}/"
            inside = {name for name in self._readers if name.startswith(top)}
            self._readers = {name.removeprefix(top): self._readers[name] for name in inside}


def unfit(name: str) -> str | None:
    """What is wrong with a file's name; None where it may stay."""
    parts = name.split("/")
    if name.startswith("/") or ".." in parts or re.match("[A-Za-z]:", name):
        return "this name leads out of the deck."
    if _UNFIT.search(name) or "" in parts or "." in parts:
        return "this name has signs in it that a file's name should not have."
    if len(name) > LONGEST_NAME or len(parts) > MOST_DEPTH:
        return "this name is too long, or too deep in folders."
    return None


@contextmanager
def opened(path: Path) -> Generator[Bag]:
    """A deck's files; DeckError where the thing as a whole is neither folder nor honest zip."""
    if path.is_dir():
        yield _folder(path)
        return
    with path.open("rb") as file:
        _look_at_the_end(file)
        try:
            with zipfile.ZipFile(file) as packed:
                yield _zip(path, packed)
        except zipfile.BadZipFile as error:
            raise _whole("this is neither a folder nor a zip that can be read.") from error


def _folder(path: Path) -> Bag:
    bag, total = Bag(path), 0
    for number, (name, entry) in enumerate(_walked(path, "", 0)):
        if number >= MOST_FILES:
            raise _whole(f"there are more than {MOST_FILES} files in it.")
        status = entry.stat(follow_symlinks=False)
        if not stat.S_ISREG(status.st_mode):
            bag.fault(name, "this is no file of its own but a link, or something stranger; links are not followed.")
            continue
        total += status.st_size
        bag.add(name, status.st_size, lambda at=entry.path: _read_file(at))
    if total > MOST_BYTES:
        raise _whole(f"it is larger than {_mega(MOST_BYTES)}.")
    return bag


def _walked(path: Path, above: str, depth: int) -> Iterator[tuple[str, os.DirEntry[str]]]:
    with os.scandir(path) as entries:
        for entry in sorted(entries, key=lambda it: it.name):
            name = f"{above}{entry.name}"
            if entry.is_dir(follow_symlinks=False) and depth < MOST_DEPTH and not _JUNK.search(name):
                yield from _walked(path / entry.name, f"{name}/", depth + 1)
            elif not entry.is_dir(follow_symlinks=False):
                yield name, entry


def _read_file(path: str) -> bytes:
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(handle, "rb") as file:
        return file.read(MOST_BYTES_OF_ONE + 1)


def _look_at_the_end(file: BinaryIO) -> None:
    """Before the library reads the list of files: is that list itself of a sane length?"""
    size = file.seek(0, os.SEEK_END)
    if size > MOST_BYTES:
        raise _whole(f"it is larger than {_mega(MOST_BYTES)}.")
    file.seek(max(0, size - _CLOSING - 0xFFFF - _LOCATOR))
    end = file.read()
    at = end.rfind(b"PK\x05\x06")
    if at < 0 or len(end) < at + _CLOSING:
        raise _whole("this is neither a folder nor a zip that can be read.")
    files, list_bytes = (int.from_bytes(end[at + start : at + stop], "little") for start, stop in ((10, 12), (12, 16)))
    large = end[max(0, at - _LOCATOR) : at].startswith(b"PK\x06\x07")  # a zip for more than 65,535 files
    if large or files > MOST_FILES or list_bytes > MOST_FILES * 1024:
        raise _whole(f"there are more than {MOST_FILES} files in it.")


def _zip(path: Path, packed: zipfile.ZipFile) -> Bag:
    bag, entries = Bag(path), packed.infolist()
    if sum(entry.file_size for entry in entries) > MOST_BYTES:
        raise _whole(f"unpacked, it is larger than {_mega(MOST_BYTES)}.")
    if sum(entry.compress_size for entry in entries) > path.stat().st_size:
        raise _whole("its files lie over one another, as in zips that are made to burst.")
    for entry in entries:
        name = _name_in(entry)
        complaint = "this name is in an old encoding; write it in plain letters." if name is None else _complaint(entry)
        if complaint:
            bag.fault(name or entry.filename, complaint)
        elif name is not None and not name.endswith("/"):
            bag.add(name, entry.file_size, lambda entry=entry: _read_entry(packed, entry))
        elif name is not None and (complaint := unfit(name.rstrip("/"))):
            bag.fault(name, complaint)
    bag.rooted()
    return bag


def _name_in(entry: zipfile.ZipInfo) -> str | None:
    """As its writer meant it. Some say that it is UTF-8; a Mac writes UTF-8 and does not say so."""
    name = entry.orig_filename
    if entry.flag_bits & _UTF8 or name.isascii():
        return name
    try:
        return name.encode("cp437").decode("utf-8")
    except UnicodeError:
        return None


def _complaint(entry: zipfile.ZipInfo) -> str | None:
    kind = stat.S_IFMT(entry.external_attr >> 16)
    if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
        return "this is no file of its own but a link, or something stranger; links are not followed."
    if entry.flag_bits & _LOCKED:
        return "this file is locked with a password."
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        return "this file is packed in an unusual way; make a plain zip."
    if entry.file_size > SMALL and entry.file_size > MOST_RATIO * max(1, entry.compress_size):
        return "this file grows more than a hundredfold when unpacked, as in zips that are made to burst."
    return None


def _read_entry(packed: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    with packed.open(entry) as file:
        return file.read(min(entry.file_size, MOST_BYTES_OF_ONE) + 1)


def _whole(what: str) -> DeckError:
    return DeckError([Fault("the deck", 0, what)])


def _mega(size: int) -> str:
    return f"{size // MEGABYTE} MB"
