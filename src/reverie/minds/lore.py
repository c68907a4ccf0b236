"""What is known of a deck, made ready to be compared with any clue. Shared by all minds: each knows a part of it."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from reverie.decks import Deck
from reverie.decks.deck import nearest
from reverie.minds.encoder import LANGUAGES, Vectors
from reverie.minds.estonian import glossed
from reverie.minds.grams import Grams
from reverie.minds.learnt import space_of
from reverie.rules import Card

Numbers = NDArray[Any]  # floats: numpy's own types lose count of which kind they are
Mask = NDArray[np.bool_]

HUB = 0.5  # how much a text is held back that is near to everything
LETTERS = 0.6  # the weight of shared letters, in a language that the encoder has not learnt
_SENTENCE = re.compile(r"[^.!?…]+[.!?…]*")


class Kind(StrEnum):
    TITLE = "title"
    DESCRIPTION = "description"
    MOTIF = "motif"
    MOOD = "mood"
    ASSOCIATION = "association"


class Note(Struct, frozen=True):
    card: int  # its place in the deck
    kind: Kind
    language: str
    text: str


class Lore:
    """The notes of a deck, card by card, as points in one space of meaning.

    `language`: the one that clues are told in.
    """

    def __init__(self, cards: Sequence[Card], notes: Iterable[Note], language: str) -> None:
        self.language = language
        self.cards = tuple(cards)
        self.place: Mapping[Card, int] = {card: place for place, card in enumerate(self.cards)}
        self.notes = tuple(sorted([*notes, *_blanks(self.cards)], key=lambda note: note.card))
        self.owners: NDArray[np.int64] = np.array([note.card for note in self.notes])
        self.starts: NDArray[np.int64] = np.searchsorted(self.owners, np.arange(len(self.cards)))
        self.associations: Mask = np.array([note.kind is Kind.ASSOCIATION for note in self.notes])
        worded = {note.card for note in self.notes if note.text and note.kind is not Kind.MOTIF}
        self.blind = len(worded) < len(self.cards) / 2  # mostly nothing is known but what a picture looks like
        texts = [meant(note.text, note.language) for note in self.notes]
        self._space = space_of(texts)
        self.vectors: Vectors = self._space.points(texts)
        self._hubs = self._nearness()
        # The encoder's own languages gain nothing from letters.
        self._spelt: NDArray[np.int64] = np.array(
            [at for at, note in enumerate(self.notes) if not _encoded(note.language)], np.int64
        )
        self._grams = Grams([note.text for note in self.notes if not _encoded(note.language)])
        self._kept = lru_cache(maxsize=256)(self._likeness)

    def likeness(self, text: str, language: str) -> Numbers:
        """How near a text is to each note."""
        return self._kept(text, language)

    def of(self, card: int) -> range:
        """The places of a card's notes."""
        ends = (*self.starts.tolist(), len(self.notes))
        return range(ends[card], ends[card + 1])

    def likenesses(self, places: NDArray[np.int64]) -> Numbers:
        """How near each of these notes is to every note."""
        near = self.vectors[places] @ self.vectors.T - self._hubs
        for row, place in enumerate(places):
            note = self.notes[int(place)]
            self._add_letters(near[row], note.text, note.language)
        return near

    def _likeness(self, text: str, language: str) -> Numbers:
        near = self.vectors @ self._space.points([meant(text, language)])[0] - self._hubs
        self._add_letters(near, text, language)
        return near

    def _add_letters(self, near: Numbers, text: str, language: str) -> None:
        if not _encoded(language):
            near[self._spelt] += LETTERS * self._grams.likeness(text)

    def _nearness(self) -> Numbers:
        """How near a note is to its nearest neighbours among the others: some are near to anything."""
        nearest: list[Numbers] = []
        some = self.vectors[:: max(1, len(self.vectors) // 1500)]
        for start in range(0, len(self.vectors), 1000):
            near = self.vectors[start : start + 1000] @ some.T
            nearest.append(np.sort(near, axis=1)[:, -20:].mean(axis=1))
        return (HUB * np.concatenate(nearest)).astype(np.float32)


def meant(text: str, language: str) -> str:
    """What the encoder is given: Estonian, which it has not learnt, goes by what our word list makes of it."""
    return glossed(text) if language.partition("-")[0] == "et" else text


def _encoded(language: str) -> bool:
    return language.partition("-")[0] in LANGUAGES


def _blanks(cards: Sequence[Card]) -> Iterator[Note]:
    """A note of nothing for every card, so that each has one."""
    return (Note(place, Kind.TITLE, "en", "") for place in range(len(cards)))


def lore_of(deck: Deck, language: str) -> Lore:
    """For a table of this language: what is written in it, and in English, which the encoder knows best."""
    told = nearest(language, deck.languages) or next(iter(deck.languages), language)
    read = tuple(dict.fromkeys([told, *[it for it in (nearest("en", deck.languages),) if it]]))
    return Lore(deck.names, notes_of(deck, read), told)


def notes_of(deck: Deck, languages: Collection[str]) -> Iterator[Note]:
    """All that is written of a deck's cards in these languages."""
    for place, card in enumerate(deck.cards):
        for language, words in card.words.items():
            if language not in languages:
                continue
            if words.title:
                yield Note(place, Kind.TITLE, language, words.title)
            for sentence in _sentences(words.description):
                yield Note(place, Kind.DESCRIPTION, language, sentence)
            for association in words.associations:
                yield Note(place, Kind.ASSOCIATION, language, association)
        for kind, keys in ((Kind.MOTIF, card.motifs), (Kind.MOOD, card.moods)):
            for key in keys:
                for language in languages:
                    yield Note(place, kind, language, deck.word_for(key, language))


def _sentences(text: str) -> list[str]:
    return [sentence.strip() for sentence in _SENTENCE.findall(text) if sentence.strip()]
