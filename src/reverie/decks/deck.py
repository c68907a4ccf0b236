"""What is known of a deck and of each of its cards."""

import re
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from reverie.rules import Card

HOUSE_LANGUAGES = ("en", "fr", "es", "pt", "et")

_TAG = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?(-([a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*")


class Fit(StrEnum):
    """How a picture of another shape comes onto a card, which is two wide and three high."""

    CROP = "crop"  # it fills the card, and what juts out is cut off
    WHOLE = "whole"  # all of it, before a blur of itself


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """A card in one language."""

    title: str = ""
    description: str = ""
    associations: tuple[str, ...] = ()


class CardNotes(Struct, frozen=True):
    """What is known of a card. Nothing at all may be known, beyond its name."""

    name: Card
    motifs: tuple[str, ...] = ()  # what is to be seen, by the vocabulary's keys
    moods: tuple[str, ...] = ()
    words: Mapping[str, Words] = {}  # by language

    @property
    def described(self) -> bool:
        said = any(it.title or it.description or it.associations for it in self.words.values())
        return said or bool(self.motifs or self.moods)

    def said(self, language: str) -> Words | None:
        """In this language, or in the one next to it that there is; None where there is neither."""
        return self.words[near] if (near := nearest(language, tuple(self.words))) else None


class Deck(Struct, frozen=True):
    id: str
    name: str
    cards: tuple[CardNotes, ...]  # in the deck's order
    languages: tuple[str, ...] = ()
    authors: tuple[str, ...] = ()
    licence: str = ""
    fit: Fit = Fit.CROP
    vocabulary: Mapping[str, Mapping[str, str]] = {}  # motifs and moods by key: their words by language

    @property
    def names(self) -> tuple[Card, ...]:
        return tuple(card.name for card in self.cards)

    @property
    def worded(self) -> bool:
        """Something is said of most of its cards."""
        return sum(card.described for card in self.cards) > len(self.cards) / 2

    def notes(self, card: Card) -> CardNotes:
        return next(notes for notes in self.cards if notes.name == card)

    def word_for(self, key: str, language: str) -> str:
        """A motif or a mood in a language; its key, spaced out, where nobody has said it."""
        words = self.vocabulary.get(key, {})
        near = nearest(language, tuple(words))
        return words[near] if near else key.replace("-", " ")


def is_language(tag: str) -> bool:
    """A tag of BCP 47 as it is usually written: et, pt-BR, zh-Hant-TW."""
    return _TAG.fullmatch(tag) is not None


def fallbacks(tag: str) -> Iterator[str]:
    """A tag, then the wider ones around it: zh-Hant-TW, zh-Hant, zh."""
    parts = tag.split("-")
    for length in range(len(parts), 0, -1):
        yield "-".join(parts[:length])


def nearest(tag: str, known: Sequence[str]) -> str | None:
    """The tag itself, a wider one, or a sister of the same language: pt for pt-BR, and pt-BR for pt-PT."""
    folded = {it.lower(): it for it in reversed(known)}
    for wider in fallbacks(tag.lower()):
        if wider in folded:
            return folded[wider]
    root = tag.lower().partition("-")[0]
    return next((it for it in known if it.lower().partition("-")[0] == root), None)
