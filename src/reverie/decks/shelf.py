"""The decks that a server has: our own, and those that its host put beside it."""

import logging
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from threading import Event

from reverie.decks.bag import Bag, opened
from reverie.decks.deck import Deck
from reverie.decks.faults import DeckError, Fault
from reverie.decks.kept import Kept, files_of
from reverie.decks.pictures import PictureError
from reverie.decks.reading import ABOUT, FEWEST_CARDS, Reading, read
from reverie.decks.sizes import QUICK, CardPicture
from reverie.rules import Card

HOUSE_DECK = "reverie"

log = logging.getLogger("reverie.decks")


class Shelved:
    """A deck that can be played with: every card of it has a picture."""

    def __init__(self, deck: Deck, kept: Kept) -> None:
        self.deck = deck
        self._kept = kept

    @cached_property
    def pictures(self) -> Mapping[Card, CardPicture]:
        return {name: self._kept.cards[name] for name in self.deck.names}

    @cached_property
    def files(self) -> Mapping[str, Path]:
        """By name, and nothing else can be asked for."""
        return {it.file: self._kept.path_of(it.file) for shown in self.pictures.values() for it in files_of(shown)}


class Shelf:
    """Decks by id. Others come while the server runs, once their pictures are made."""

    def __init__(self) -> None:
        self._decks: dict[str, Shelved] = {HOUSE_DECK: house()}

    def add(self, shelved: Shelved) -> None:
        self._decks = {**self._decks, shelved.deck.id: shelved}

    def __iter__(self) -> Iterator[Shelved]:
        return iter(self._decks.values())

    def __getitem__(self, deck: str) -> Shelved:
        return self._decks[deck]

    def get(self, deck: str) -> Shelved | None:
        return self._decks.get(deck)

    def __contains__(self, deck: str) -> bool:
        return deck in self._decks

    def cards_of(self, deck: str) -> tuple[Card, ...] | None:
        """The cards that can be dealt, in the deck's order; None where there is no such deck."""
        return self._decks[deck].deck.names if deck in self._decks else None

    def file(self, name: str) -> Path | None:
        return next((shelved.files[name] for shelved in self if name in shelved.files), None)


def house_folder() -> Path:
    return Path(str(files("reverie.decks"))) / HOUSE_DECK


@cache
def house() -> Shelved:
    """Our own deck. What is wrong with it is for its tests to find."""
    with opened(house_folder()) as bag:
        return Shelved(read(bag, built=True).deck, Kept(house_folder()))


def stock(shelf: Shelf, decks: Path, data: Path, stop: Event) -> None:
    """Put every deck of a folder on the shelf; those with faults stay off it, and their faults are logged."""
    for path in sorted(decks.iterdir()):
        if path.name.startswith(".") or not (path.is_dir() or path.suffix.lower() == ".zip"):
            continue
        try:
            shelved = _shelved(path, data, shelf, stop)
            shelf.add(shelved)
            log.info("deck", extra={"deck": shelved.deck.id, "cards": len(shelved.deck.cards)})
        except DeckError as error:
            for fault in error.faults:
                log.warning("deck refused", extra={"deck": path.name, "fault": str(fault)})
        except OSError as error:
            log.warning("deck refused", extra={"deck": path.name, "fault": str(error.strerror)})


def _shelved(path: Path, data: Path, shelf: Shelf, stop: Event) -> Shelved:
    """A stranger's deck with its sizes made, or kept from the last time; DeckError with every fault."""
    with opened(path) as bag:
        reading = read(bag)
        faults = [*reading.faults, *playable_faults(reading)]
        if reading.deck.id in shelf:
            faults.append(Fault(ABOUT, 0, f"another deck has the id {reading.deck.id} already."))
        if faults:
            raise DeckError(faults)
        kept = Kept(data / "decks" / reading.deck.id)
        faults = _make(kept, bag, reading, stop)
    if faults:
        raise DeckError(faults)
    kept.sweep(reading.deck.names)
    return Shelved(reading.deck, kept)


def _make(kept: Kept, bag: Bag, reading: Reading, stop: Event) -> list[Fault]:
    """The sizes of each picture, and what is wrong with those that have none."""
    faults: list[Fault] = []
    for card, file in reading.pictures.items():
        if stop.is_set():
            return [Fault(file, 0, "the server was stopped before this picture was made.")]
        try:
            kept.put(card, bag.read(file), reading.deck.fit, QUICK)
        except PictureError as error:
            faults.append(Fault(file, 0, str(error)))
        except DeckError as error:
            faults += error.faults
    return faults


def playable_faults(reading: Reading) -> list[Fault]:
    """What a deck of one's own needs to be played with at all."""
    found = [Fault(ABOUT, 0, f"the card {name} has no picture.") for name in reading.unpainted]
    if len(reading.deck.cards) < FEWEST_CARDS:
        few = f"{len(reading.deck.cards)} cards are too few: three players need {FEWEST_CARDS}, six need 84."
        found.append(Fault(ABOUT, 0, few))
    return found
