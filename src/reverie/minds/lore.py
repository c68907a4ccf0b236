"""What is known of a deck, made ready to be compared with any clue. Shared by all minds: each knows a part of it."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
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
from reverie.minds.tones import Tone, words_for
from reverie.rules import Card

Numbers = NDArray[Any]  # floats: numpy's own types lose count of which kind they are
Mask = NDArray[np.bool_]

LEARNT = (1.0, 1.0)  # what nearness in meaning and shared letters count, in a language that the encoder has learnt
GLOSSED = (0.14, 1.4)  # the same where all that is known of meaning is our word list
_AROUND = " .,;:!?…¡¿-–—\"'‘’“”„«»()\u00a0\u202f"
_SENTENCE = re.compile(r"[^.!?…]+[.!?…]*")


class Kind(StrEnum):
    TITLE = "title"
    DESCRIPTION = "description"
    MOTIF = "motif"
    MOOD = "mood"
    ASSOCIATION = "association"
    COLOUR = "colour"  # nobody has said anything of the picture: it is what a glance at it gives


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
        self.blanks: Mask = np.array([not note.text for note in self.notes])
        described = {note.card for note in self.notes if note.text and note.kind is not Kind.COLOUR}
        self.wordless = frozenset(range(len(self.cards))) - described
        texts = [meant(note.text, note.language) for note in self.notes]
        self._space = space_of(texts)
        self.vectors: Vectors = self._space.points(texts)
        self._grams = Grams([note.text for note in self.notes])
        self.likeness = lru_cache(maxsize=64)(self._likeness)

    def of(self, card: int) -> range:
        """The places of a card's notes."""
        ends = (*self.starts.tolist(), len(self.notes))
        return range(ends[card], ends[card + 1])

    def likenesses(self, places: NDArray[np.int64]) -> Numbers:
        """How near each of these notes is to every note."""
        notes = [self.notes[int(place)] for place in places]
        weights = np.array([_weights(note.language) for note in notes], np.float32)[..., None]
        letters = np.array([self._grams.likeness(note.text) for note in notes])
        return weights[:, 0] * (self.vectors[places] @ self.vectors.T) + weights[:, 1] * letters

    def _likeness(self, text: str, language: str) -> Numbers:
        """How near a text is to each note."""
        [point] = self._space.points([meant(text, language)])
        meaning, letters = _weights(language)
        return np.float32(meaning) * (self.vectors @ point) + np.float32(letters) * self._grams.likeness(text)


def meant(text: str, language: str) -> str:
    """What the encoder is given: Estonian, which it has not learnt, goes by what our word list makes of it.

    Without the signs around it: for the encoder "dog?" has little to do with "dog".
    """
    bare = text.strip(_AROUND)
    return glossed(bare) if language.partition("-")[0] == "et" else bare


def _weights(language: str) -> tuple[float, float]:
    return LEARNT if language.partition("-")[0] in LANGUAGES else GLOSSED


def _blanks(cards: Sequence[Card]) -> Iterator[Note]:
    """A note of nothing for every card, so that each has one."""
    return (Note(place, Kind.TITLE, "en", "") for place in range(len(cards)))


def lore_of(deck: Deck, language: str, look: Callable[[Card], Sequence[Tone]]) -> Lore:
    """For a table of this language: what is written in it, and in English, which the encoder knows best.

    `look` is a glance at a card's picture, for those of which it says nothing.
    """
    told = nearest(language, deck.languages) or next(iter(deck.languages), language)
    read = tuple(dict.fromkeys([told, *[it for it in (nearest("en", deck.languages),) if it]]))
    written = list(notes_of(deck, read))
    described = {note.card for note in written}
    seen = (
        Note(place, Kind.COLOUR, tongue, text)
        for place, card in enumerate(deck.names)
        if place not in described
        for tone in look(card)
        for tongue in dict.fromkeys((told, "en"))
        for text in words_for(tone, tongue)
    )
    return Lore(deck.names, [*written, *seen], told)


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
