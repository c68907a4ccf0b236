"""A deck out of its bag: everything that can be read of it, and every fault at once, with file and line."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import PurePosixPath
from typing import Any, TypeVar, cast

import msgspec
from msgspec import Struct

from reverie.decks.bag import Bag
from reverie.decks.deck import CardNotes, Deck, Fit, Words, is_language
from reverie.decks.faults import DeckError, Fault
from reverie.decks.lines import Place, lines_of
from reverie.rules import Card
from reverie.rules.text import Flaw, cleaned_visible

ABOUT, VOCABULARY = "deck.toml", "vocabulary.toml"
KINDS = (".png", ".jpg", ".jpeg", ".webp", ".avif")
MOST_TEXT = 256 * 1024  # bytes of one TOML file
FEWEST_CARDS = 22  # three players' hands and first row, and something to draw
MOST_CARDS = 500

_ID = re.compile("[a-z0-9][a-z0-9-]{0,39}")
_CARD = re.compile(r"\w[\w .,()'&+-]{0,79}")
_ERROR = re.compile(r"(?P<what>.*?)(?: - at `(?P<at>.*)`)?", re.DOTALL)
_PLAIN = {"str": "a text in quotes", "array": "a list", "object": "a table", "int": "a number", "null": "nothing"}

T = TypeVar("T")
Table = dict[str, Any]


class _About(Struct, forbid_unknown_fields=True):
    id: str = ""
    name: str = ""
    languages: tuple[str, ...] = ()
    authors: tuple[str, ...] = ()
    licence: str = ""
    fit: Fit = Fit.CROP
    cards: tuple[str, ...] | None = None


class _Notes(Struct, forbid_unknown_fields=True):
    motifs: tuple[str, ...] = ()
    moods: tuple[str, ...] = ()
    words: dict[str, Any] = {}


class Reading(Struct, frozen=True):
    """What was read, and what is wrong with it."""

    deck: Deck
    pictures: Mapping[Card, str]  # the file of each
    faults: tuple[Fault, ...]

    @property
    def unpainted(self) -> tuple[Card, ...]:
        return tuple(name for name in self.deck.names if name not in self.pictures)


def read(bag: Bag, *, built: bool = False) -> Reading:
    """A built deck's pictures are files of other names, and not looked at here: see `kept`."""
    return _Reader(bag, built=built).reading()


class _Toml:
    """One file as it was written, with a way to say what is wrong where."""

    def __init__(self, name: str, parsed: tuple[str, Table] | None, faults: list[Fault]) -> None:
        self.name, self.sound = name, parsed is not None
        self._text, self.table = parsed or ("", {})
        self._faults = faults

    def fault(self, place: Place, what: str) -> None:
        lines = lines_of(self._text)
        line = next((lines[place[:end]] for end in range(len(place), 0, -1) if place[:end] in lines), 0)
        self._faults.append(Fault(self.name, line, what))

    def converted(self, table: Table, kind: type[T], at: Place = ()) -> T:
        """The table as a value. What does not fit is told and left out, until the rest does."""
        while True:
            try:
                return msgspec.convert(table, kind)
            except msgspec.ValidationError as error:
                inside, what = _told(str(error))
                self.fault((*at, *inside), what)
                _remove(table, inside)

    def text(self, place: Place, text: str, longest: int) -> str:
        """A text fit to be shown to other people."""
        clean = cleaned_visible(text, longest) if text else text
        if isinstance(clean, Flaw):
            complaint = {
                Flaw.EMPTY: "there is nothing to be seen in this text.",
                Flaw.TOO_LONG: f"this text is longer than {longest} characters.",
                Flaw.SIGNS: "there are signs in this text that cannot be shown.",
            }
            self.fault(place, complaint[clean])
            return ""
        return clean

    def texts(self, place: Place, texts: tuple[str, ...], longest: int, most: int) -> tuple[str, ...]:
        """A list of them, each but once."""
        if len(texts) > most:
            self.fault(place, f"there are more than {most} in this list.")
        seen: dict[str, str] = {}
        for number, text in enumerate(texts[:most]):
            clean = self.text((*place, number), text, longest)
            if not text:
                self.fault((*place, number), "there is nothing to be seen in this text.")
            elif clean and clean.casefold() in seen:
                self.fault((*place, number), f"{clean!r} is in this list twice.")
            elif clean:
                seen[clean.casefold()] = clean
        return tuple(seen.values())


class _Reader:
    def __init__(self, bag: Bag, *, built: bool) -> None:
        self._bag = bag
        self._faults = list(bag.faults)
        self._pictures = {} if built else self._found_pictures()

    def reading(self) -> Reading:
        about, file = self._about()
        vocabulary = self._vocabulary()
        names = self._names(about, file)
        cards = tuple(self._card(name, about.languages, vocabulary) for name in names)
        self._strays(frozenset(names))
        said = (about.languages, about.authors, about.licence, about.fit, vocabulary)
        deck = Deck(about.id, about.name, cards, *said)
        pictures = {name: self._pictures[name] for name in names if name in self._pictures}
        return Reading(deck, pictures, tuple(sorted(set(self._faults))))

    def _about(self) -> tuple[_About, _Toml]:
        file = self._toml(ABOUT)
        if ABOUT not in self._bag:
            self._fault(ABOUT, "a deck needs this file: it says what the deck is called.")
        about = file.converted(file.table, _About)
        if file.sound and not _ID.fullmatch(about.id):
            file.fault(("id",), "id: give the deck a short name of small letters, figures and hyphens.")
        if file.sound and not about.name:
            file.fault(("name",), "name: say what the deck is called.")
        for number, tag in enumerate(about.languages):
            if not is_language(tag):
                file.fault(("languages", number), f"{tag!r} is no language; write fr, pt-BR or zh-Hant.")
        about.name = file.text(("name",), about.name, 80)
        about.licence = file.text(("licence",), about.licence, 200)
        about.authors = file.texts(("authors",), about.authors, 80, 50)
        return about, file

    def _names(self, about: _About, file: _Toml) -> tuple[Card, ...]:
        """The cards in their order: as deck.toml lists them, or else as the pictures are called."""
        if about.cards is None:
            return tuple(sorted(self._pictures))
        seen: dict[Card, None] = {}
        for number, name in enumerate(about.cards[:MOST_CARDS]):
            if not _CARD.fullmatch(name):
                file.fault(("cards", number), f"{name!r} cannot be a card's name; use letters, figures and hyphens.")
            elif name in seen:
                file.fault(("cards", number), f"the card {name} is listed twice.")
            else:
                seen[name] = None
        if len(about.cards) > MOST_CARDS:
            file.fault(("cards",), f"there are more than {MOST_CARDS} cards.")
        return tuple(seen)

    def _card(self, name: Card, languages: tuple[str, ...], vocabulary: Mapping[str, Mapping[str, str]]) -> CardNotes:
        file = self._toml(f"cards/{name}.toml")
        notes = file.converted(file.table, _Notes)
        for field in ("motifs", "moods"):
            for number, key in enumerate(getattr(notes, field)):
                if vocabulary and key not in vocabulary:
                    file.fault((field, number), f"{key!r} is not in {VOCABULARY}.")
        words: dict[str, Words] = {}
        for language, table in notes.words.items():
            place = ("words", language)
            if language not in languages:
                file.fault(place, f"{language!r} is not among the languages in {ABOUT}.")
            elif not isinstance(table, dict):
                file.fault(place, f"write [words.{language}], and title, description and associations below it.")
            else:
                words[language] = self._words(file, place, cast("Table", table))
        motifs, moods = (file.texts((it,), getattr(notes, it), 40, 40) for it in ("motifs", "moods"))
        return CardNotes(name, motifs, moods, words)

    @staticmethod
    def _words(file: _Toml, place: Place, table: Table) -> Words:
        words = file.converted(table, Words, place)
        return Words(
            file.text((*place, "title"), words.title, 80),
            file.text((*place, "description"), words.description, 800),
            file.texts((*place, "associations"), words.associations, 80, 200),
        )

    def _vocabulary(self) -> dict[str, dict[str, str]]:
        file = self._toml(VOCABULARY)
        found: dict[str, dict[str, str]] = {}
        for key in list(file.table):
            entry = file.converted({key: file.table[key]}, dict[str, dict[str, str]]) or {key: {}}
            found[key] = {tag: file.text((key, tag), word, 40) for tag, word in entry[key].items()}
        return found

    def _found_pictures(self) -> dict[Card, str]:
        found: dict[Card, str] = {}
        for name in self._bag.names:
            path = PurePosixPath(name)
            if path.parts[0] != "pictures":
                continue
            if len(path.parts) > 2:
                self._fault(name, "pictures lie in pictures/ itself, not in folders inside it.")
            elif path.suffix.lower() not in KINDS:
                self._fault(name, "this is no picture that a deck can have; make it PNG, JPEG, WebP or AVIF.")
            elif not _CARD.fullmatch(path.stem):
                self._fault(name, "a card is called like its picture; use letters, figures and hyphens.")
            elif path.stem in found:
                self._fault(name, f"there is a second picture of this card, {found[path.stem]}.")
            else:
                found[path.stem] = name
        return found

    def _strays(self, names: frozenset[Card]) -> None:
        """Files that belong to no card: mostly a slip of the pen in one of two names."""
        for name, file in self._pictures.items():
            if name not in names:
                self._fault(file, f"no card is called {name}; list it in {ABOUT}, or take the picture away.")
        for name in self._bag.names:
            path = PurePosixPath(name)
            if path.parts[0] == "cards" and (path.suffix != ".toml" or path.stem not in names or len(path.parts) > 2):
                self._fault(name, f"no card is called {path.stem}.")

    def _toml(self, name: str) -> _Toml:
        return _Toml(name, self._parsed(name) if name in self._bag else None, self._faults)

    def _parsed(self, name: str) -> tuple[str, Table] | None:
        try:
            data = self._bag.read(name)
            if len(data) > MOST_TEXT:
                raise DeckError([Fault(name, 0, f"this file is longer than {MOST_TEXT // 1024} KB.")])
            text = data.decode("utf-8-sig").replace("\r\n", "\n")
            return text, tomllib.loads(text)
        except DeckError as error:
            self._faults.extend(error.faults)
        except UnicodeError:
            self._fault(name, "this file is not written in UTF-8.")
        except RecursionError:
            self._fault(name, "this file is nested too deep.")
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"\(at line (\d+)", str(error))
            what = str(error).partition(" (at ")[0]
            self._faults.append(Fault(name, int(line[1]) if line else 0, f"this is not TOML: {what}."))
        return None

    def _fault(self, name: str, what: str) -> None:
        self._faults.append(Fault(name, 0, what))


def _told(message: str) -> tuple[Place, str]:
    """Where msgspec finds a fault, and the fault in plain words."""
    match = _ERROR.fullmatch(message)
    assert match
    parts = re.findall(r"\.(\w+)|\[(\d+)\]", match["at"] or "")
    place: Place = tuple(int(index) if index else key for key, index in parts)
    if unknown := re.search("unknown field `(.*)`", match["what"], re.DOTALL):
        return (*place, unknown[1]), f"{unknown[1]}: a deck has nothing of this name here."
    name = next((part for part in reversed(place) if isinstance(part, str)), "")
    if wanted := re.match(r"Expected `(\w+)", match["what"]):
        return place, f"{name}: this must be {_PLAIN.get(wanted[1], wanted[1])}."
    return place, f"{name}: {match['what'].lower()}."


def _remove(table: Table, place: Place) -> None:
    inside: Any = table
    for part in place[:-1]:
        inside = inside[part]
    if place:
        del inside[place[-1]]
    else:
        table.clear()
