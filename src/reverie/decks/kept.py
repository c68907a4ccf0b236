"""Pictures in all their sizes, kept in a folder: pictures.json says whose they are, pictures/ holds the files.

The built-in deck is kept so in the repository, a host's own decks in the data folder. What is here was made by us,
and is served as it is.
"""

from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

import msgspec

from reverie.decks.deck import Fit
from reverie.decks.faults import Fault
from reverie.decks.pictures import open_picture
from reverie.decks.sizes import (
    KILOBYTE,
    MOST_KILOBYTES,
    PREVIEW,
    WIDTHS,
    CardPicture,
    Effort,
    Size,
    content_hash,
    digest_of,
    make_sizes,
)
from reverie.rules import Card

LIST, FOLDER = "pictures.json", "pictures"
MOST_BYTES = 45 * 1024 * KILOBYTE  # of the built-in deck, in the repository and in the wheel


class Kept:
    """A folder of pictures, and what it holds by card."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cards: dict[Card, CardPicture] = {}
        listed = folder / LIST
        if listed.exists():
            with suppress(msgspec.MsgspecError):  # a damaged list is as good as none: all is made again
                self.cards = msgspec.json.decode(listed.read_bytes(), type=dict[Card, CardPicture])

    def path_of(self, file: str) -> Path:
        return self.folder / FOLDER / file

    def put(self, card: Card, data: bytes, fit: Fit, effort: Effort) -> bool:
        """Make a card's sizes, unless they are here already; PictureError where the picture cannot be read."""
        source = digest_of(data, fit, effort)
        if card in self.cards and self.cards[card].source == source and self._whole(self.cards[card]):
            return False
        picture, files = make_sizes(open_picture(data), fit, source, effort)
        self.path_of("").mkdir(parents=True, exist_ok=True)
        for name, body in files.items():
            _write(self.path_of(name), body)
        self.cards[card] = picture
        self.write()
        return True

    def _whole(self, picture: CardPicture) -> bool:
        return all(self.path_of(it.file).exists() for it in files_of(picture))

    def write(self) -> None:
        """Files first, then the list: whoever reads it finds everything that it names."""
        self.folder.mkdir(parents=True, exist_ok=True)
        listed = msgspec.json.encode(dict(sorted(self.cards.items())))
        _write(self.folder / LIST, msgspec.json.format(listed, indent=1) + b"\n")

    def sweep(self, cards: Collection[Card]) -> None:
        """Forget the cards that are no more, and the files that belong to none."""
        self.cards = {name: picture for name, picture in self.cards.items() if name in cards}
        self.write()
        used = {it.file for picture in self.cards.values() for it in files_of(picture)}
        for path in self.path_of("").glob("*"):
            if path.name not in used:
                path.unlink()

    def faults(self, cards: Collection[Card]) -> list[Fault]:
        """Is everything there, and what it is said to be?"""
        found = [Fault(LIST, 0, f"no card is called {name}.") for name in self.cards if name not in cards]
        found += [Fault(LIST, 0, f"{name} has no picture.") for name in cards if name not in self.cards]
        used: set[str] = set()
        for picture in self.cards.values():
            for size in files_of(picture):
                at = PREVIEW if size is picture.preview else next(it for it in WIDTHS if size.width <= it)
                found += self._faults_of(size, MOST_KILOBYTES[at])
                used.add(size.file)
        there = list(self.path_of("").glob("*"))
        found += [Fault(f"{FOLDER}/{it.name}", 0, "no card has this file.") for it in there if it.name not in used]
        if (total := sum(it.stat().st_size for it in there)) > MOST_BYTES:
            found.append(Fault(FOLDER, 0, f"the pictures weigh {total // 1024**2} MB, more than 45."))
        return found

    def _faults_of(self, size: Size, most: int) -> list[Fault]:
        name, path = f"{FOLDER}/{size.file}", self.path_of(size.file)
        if not path.exists():
            return [Fault(name, 0, "this file is missing.")]
        data = path.read_bytes()
        if content_hash(data) != path.stem:
            return [Fault(name, 0, "this file is not what its name says.")]
        if len(data) > most * KILOBYTE:
            return [Fault(name, 0, f"this file weighs {len(data) // KILOBYTE} KB, more than {most}.")]
        return []


def files_of(picture: CardPicture) -> tuple[Size, ...]:
    return (*picture.sizes, picture.preview)


def _write(path: Path, data: bytes) -> None:
    """All of it or nothing."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    part.replace(path)
