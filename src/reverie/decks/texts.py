"""What we ask of the words of our own deck, as far as a machine can tell. A host's own deck may be as it likes."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import combinations

from reverie.decks.deck import HOUSE_LANGUAGES, CardNotes, Deck, Words
from reverie.decks.faults import Fault
from reverie.decks.reading import VOCABULARY

TITLE = range(3, 61)  # characters
DESCRIPTION = range(80, 501)
SENTENCES = range(2, 4)
FEWEST_ASSOCIATIONS = {"et": 20}  # where minds have the least other help
FEWEST_ELSEWHERE = 16
LONGEST_ASSOCIATION = 60
FEWEST_MOTIFS = 3
MOST_SHARED = 1 / 3  # of two cards' associations
MOST_NAMED = 1 / 4  # of a card's associations that are single words of its description: the plain ones

_SENTENCE = re.compile(r"[^.!?…]*[^.!?…\s][^.!?…]*[.!?…]+[»”\"')]*(\s|$)")
_WORD = re.compile(r"[^\W_]+")


def text_faults(deck: Deck) -> list[Fault]:
    """Everything at once."""
    found = [fault for card in deck.cards for fault in _faults_of(card, deck)]
    for language in HOUSE_LANGUAGES:
        found += _same_titles(deck.cards, language)
        found += _copies(deck.cards, language)
    return found


def _faults_of(card: CardNotes, deck: Deck) -> Iterator[Fault]:
    file = f"cards/{card.name}.toml"
    if len(card.motifs) < FEWEST_MOTIFS:
        yield Fault(file, 0, f"motifs: name {FEWEST_MOTIFS} at least.")
    if not card.moods:
        yield Fault(file, 0, "moods: name one at least.")
    for key in (*card.motifs, *card.moods):
        if missing := [tag for tag in HOUSE_LANGUAGES if tag not in deck.vocabulary.get(key, {})]:
            yield Fault(VOCABULARY, 0, f"{key}: not said in {', '.join(missing)}.")
    for language in HOUSE_LANGUAGES:
        complaints = _complaints(card.words.get(language, Words()), language)
        complaints += _moods_told(card, deck, language)
        for complaint in complaints:
            yield Fault(file, 0, f"{language}: {complaint}")


def _complaints(words: Words, language: str) -> list[str]:
    found: list[str] = []
    if len(words.title) not in TITLE:
        found.append(f"the title should have {TITLE[0]} to {TITLE[-1]} characters, not {len(words.title)}.")
    if words.title.endswith("."):
        found.append("a title ends without a full stop.")
    if len(words.description) not in DESCRIPTION:
        length = f"{DESCRIPTION[0]} to {DESCRIPTION[-1]} characters, not {len(words.description)}"
        found.append(f"the description should have {length}.")
    if (count := len(_SENTENCE.findall(words.description))) not in SENTENCES:
        found.append(f"the description should be two or three sentences, not {count}.")
    fewest = FEWEST_ASSOCIATIONS.get(language, FEWEST_ELSEWHERE)
    if len(words.associations) < fewest:
        found.append(f"there should be {fewest} associations at least, not {len(words.associations)}.")
    found += [f"{it!r} is too long for a clue." for it in words.associations if len(it) > LONGEST_ASSOCIATION]
    return found + _given_away(words)


def _given_away(words: Words) -> list[str]:
    """Title and description are read out to those who cannot see the picture, and must not hand them its clues.

    What is plainly to be seen must be named, so that some single words are bound to come in both; a phrase never is.
    """
    told = [plain(words.title), plain(words.description)]
    named = [it for it in words.associations if any(_within(plain(it), text) for text in told)]
    found = [f"title or description gives the clue {it!r} away." for it in named if len(plain(it)) > 1]
    single = [it for it in named if len(plain(it)) == 1]
    if len(single) > MOST_NAMED * len(words.associations):
        found.append(f"too many associations are words of the description: {', '.join(single)}.")
    return found


def _moods_told(card: CardNotes, deck: Deck, language: str) -> list[str]:
    """A description says what is there, not what it means."""
    text = plain(card.words.get(language, Words()).description)
    moods = [deck.word_for(key, language) for key in card.moods]
    return [f"the description tells the mood, {mood!r}." for mood in moods if _within(plain(mood), text)]


def _same_titles(cards: Sequence[CardNotes], language: str) -> Iterator[Fault]:
    seen: dict[tuple[str, ...], str] = {}
    for card in cards:
        title = plain(card.words.get(language, Words()).title)
        if title and (other := seen.setdefault(title, card.name)) != card.name:
            yield Fault(f"cards/{card.name}.toml", 0, f"{language}: {other} has the same title.")


def _copies(cards: Sequence[CardNotes], language: str) -> Iterator[Fault]:
    lists = {card.name: {plain(it) for it in card.words.get(language, Words()).associations} for card in cards}
    for (one, first), (other, second) in combinations(lists.items(), 2):
        shared = len(first & second)
        if shared and shared > MOST_SHARED * min(len(first), len(second)):
            yield Fault(f"cards/{other}.toml", 0, f"{language}: {shared} associations are those of {one}.")


def plain(text: str) -> tuple[str, ...]:
    """Its words, without case, accents or signs."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return tuple(_WORD.findall("".join(sign for sign in spread if not unicodedata.combining(sign))))


def _within(phrase: tuple[str, ...], text: tuple[str, ...]) -> bool:
    length = len(phrase)
    return length > 0 and any(text[at : at + length] == phrase for at in range(len(text) - length + 1))
