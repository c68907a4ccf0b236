"""Everything that can be said of a deck: what is wrong with it, and what is merely worth a look."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct
from PIL import Image

from reverie.decks.bag import Bag, opened
from reverie.decks.deck import Deck
from reverie.decks.faults import DeckError, Fault
from reverie.decks.kept import LIST, Kept
from reverie.decks.likeness import CONFUSABLE, Pair, closest, look_of
from reverie.decks.pictures import PictureError, open_picture
from reverie.decks.reading import Reading, read
from reverie.decks.shelf import playable_faults
from reverie.decks.texts import text_faults
from reverie.rules import Card


class Checked(Struct, frozen=True):
    deck: Deck
    faults: tuple[Fault, ...]
    remarks: tuple[str, ...]  # what is worth a look
    pairs: tuple[Pair, ...]  # the pictures that are most alike
    pictures: int


def is_built(path: Path) -> bool:
    """Is this a deck kept with its pictures in their sizes, as ours is."""
    return (path / LIST).is_file()


def check(path: Path) -> Checked:
    """A folder or a zip; DeckError where it is neither, or nothing in it can be believed."""
    built = is_built(path)
    with opened(path) as bag:
        reading = read(bag, built=built)
        faults = list(reading.faults)
        pictures = dict(_looked_through(bag, path, reading, faults))
    if built:
        faults += Kept(path).faults(reading.deck.names) + text_faults(reading.deck)
    else:
        faults += playable_faults(reading)
    pairs = closest({name: look_of(picture) for name, picture in pictures.items()})
    alike = [f"{it.one} and {it.other} look much alike." for it in pairs if it.apart < CONFUSABLE]
    remarks = (*_small(reading.deck), *alike)
    return Checked(reading.deck, tuple(sorted(set(faults))), remarks, tuple(pairs), len(pictures))


def pictures_of(path: Path) -> dict[Card, Image.Image]:
    """Every card that has a picture, small, in the deck's order; DeckError where one cannot be read."""
    faults: list[Fault] = []
    with opened(path) as bag:
        found = dict(_looked_through(bag, path, read(bag, built=is_built(path)), faults))
    if faults:
        raise DeckError(faults)
    return found


def _looked_through(bag: Bag, path: Path, reading: Reading, faults: list[Fault]) -> Iterator[tuple[Card, Image.Image]]:
    """Each picture once, made small as soon as it has been seen whole."""
    for name, file in _files(path, reading).items():
        try:
            picture = open_picture(bag.read(file) if file in bag else b"")
            picture.thumbnail((600, 900))
            yield name, picture
        except PictureError as error:
            faults.append(Fault(file, 0, str(error)))
        except DeckError as error:
            faults.extend(error.faults)


def _files(path: Path, reading: Reading) -> Mapping[Card, str]:
    if not is_built(path):
        return reading.pictures
    kept = Kept(path).cards
    names = [name for name in reading.deck.names if name in kept]
    return {name: f"pictures/{kept[name].sizes[-1].file}" for name in names}


def _small(deck: Deck) -> Iterator[str]:
    if 0 < len(deck.cards) < 84:
        yield f"{len(deck.cards)} cards: for six players and a whole game, a deck has 84."
