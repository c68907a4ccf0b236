"""What a brain elsewhere is asked, and what becomes of its answer. Pure: a view in, texts out; a text in, a thought.

A question is made of the view of one seat, and of what anybody may read or see of those pictures. Where a player's
words go in, only numbers are read from the answer; where words are read from it, no player's words went in. So whatever
a clue may try to talk the brain into, the worst that can come of it is a bad choice.
"""

import re
import tomllib
from collections.abc import Callable, Collection, Mapping, Sequence
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from reverie.decks import Deck
from reverie.minds.grams import folded
from reverie.minds.mind import Because, Thought, Why
from reverie.rules import Card, ClueKind, Give, Phase, Setup, Tell, View, Vote, Words
from reverie.rules.clues import cleaned
from reverie.rules.text import Flaw
from reverie.rules.text import cleaned as cleaned_text

LONGEST_CLUE = 80  # signs: a mind that says more says too much
LONGEST_WHY = 140
QUOTED_BACK = 400  # signs of an answer that could not be taken
_FENCED = re.compile(r"```(?:json)?\s*(\{.*\})\s*```", re.DOTALL)


class Nonsense(StrEnum):
    """Why an answer cannot be taken."""

    NO_ANSWER = "no_answer"  # not the JSON object that was asked for
    NOT_OFFERED = "not_offered"  # another picture, one twice, or too many or too few of them
    NO_CLUE = "no_clue"  # by the rules themselves
    TOO_LONG = "too_long"
    TOLD_BEFORE = "told_before"
    NAMES_IT = "names_it"  # nothing but what is written of the picture


class Question(Struct, frozen=True):
    """One thing to decide. `offered` are the cards that may be chosen, by the numbers under which they go."""

    phase: Phase
    language: str
    rules: str  # how to answer, in that language
    again: str  # what is said to an answer that cannot be taken
    asked: str  # how things stand: one JSON object, with every text of a player inside it
    offered: Mapping[int, Card]
    shown: Mapping[int, str]  # the pictures themselves as data, where the brain is to see them
    count: range  # how many may be chosen
    written: Mapping[Card, "Written"]
    told: Collection[str]  # the clues of this game so far; they are not sent

    def messages(self) -> list[dict[str, Any]]:
        parts: list[dict[str, Any]] = [{"type": "text", "text": self.asked}]
        for number, data in self.shown.items():
            parts.append({"type": "text", "text": f"{number}:"})
            parts.append({"type": "image_url", "image_url": {"url": data}})
        told = parts if self.shown else self.asked
        return [{"role": "system", "content": self.rules}, {"role": "user", "content": told}]

    def messages_after(self, answer: str) -> list[dict[str, Any]]:
        """The same question once more, after an answer that could not be taken."""
        quoted = {"role": "assistant", "content": answer[:QUOTED_BACK] or "…"}
        return [*self.messages(), quoted, {"role": "user", "content": self.again}]


class Written(Struct, frozen=True):
    """What is written of a card, in every language, and may not be said of it: word by word."""

    titles: Sequence[Sequence[str]]  # and its name
    texts: Sequence[frozenset[str]]


def question(
    mind: str,
    language: str,
    deck: Deck,
    setup: Setup,
    view: View,
    told: Collection[str] = (),
    show: Callable[[Card], str] | None = None,
) -> Question | None:
    """What there is to ask; None where a brain elsewhere could know no more than a mind's own head.

    `mind` is the character that asks, `show` makes a picture into data that can be sent; without it, words must do.
    """
    words, offered = _prompts()[language], _offered(view)
    stands = _stands(setup, view)
    described = [_described(deck, card, number, language) for number, card in offered.items()]
    if stands is None or (show is None and not all(it.title or it.description for it in described)):
        return None
    telling = view.phase is Phase.TELLING
    how = {Phase.TELLING: words.tell, Phase.GIVING: words.give, Phase.VOTING: words.vote}[view.phase]
    rules = (words.game, how, words.taste.get(mind, "") if telling else "", words.shown if show else "")
    pictures = [{"number": number} for number in offered] if show else described
    return Question(
        phase=view.phase,
        language=language,
        rules="\n\n".join(part for part in rules if part),
        again=words.tell_again if telling else words.again,
        asked=msgspec.json.encode({**stands, "pictures": pictures}).decode(),
        offered=offered,
        shown={number: show(card) for number, card in offered.items()} if show else {},
        count=_count(setup, view),
        written={card: _written(deck, card) for card in offered.values()},
        told=told,
    )


def answered(asked: Question, content: str) -> Thought | Nonsense:
    """The thought in an answer, if it is one that was asked for."""
    fenced = _FENCED.fullmatch(content.strip())
    answer = fenced[1] if fenced else content
    try:
        if asked.phase is Phase.TELLING:
            return _told(asked, msgspec.json.decode(answer, type=_Telling))
        return _chosen(asked, msgspec.json.decode(answer, type=_Choosing).pictures)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return Nonsense.NO_ANSWER


class _Telling(Struct):
    picture: int
    clue: str
    why: str = ""


class _Choosing(Struct):
    pictures: list[int]


class _Described(Struct, frozen=True):
    number: int
    title: str
    description: str


class _Prompts(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    tell: str
    give: str
    vote: str
    shown: str
    again: str
    tell_again: str
    taste: Mapping[str, str]


@cache
def _prompts() -> Mapping[str, _Prompts]:
    text = files("reverie.minds").joinpath("words/prompts.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, _Prompts])


def _stands(setup: Setup, view: View) -> dict[str, Any] | None:
    """How things stand, apart from the pictures; None where there is nothing to ask about."""
    if view.phase is Phase.TELLING:
        return {"listeners": setup.seats - 1} if ClueKind.WORDS in setup.options.clues else None
    if view.phase not in (Phase.GIVING, Phase.VOTING) or view.clue is None:
        return None
    clue = view.clue.text if isinstance(view.clue, Words) else view.clue.caption  # a tune or a mime has no more
    return {"clue": clue, "choose": _count(setup, view).stop - 1} if clue else None


def _count(setup: Setup, view: View) -> range:
    if view.phase is Phase.GIVING:
        return range(setup.gift, setup.gift + 1)
    return range(1, 1 + (setup.options.votes or 1)) if view.phase is Phase.VOTING else range(1, 2)


def _offered(view: View) -> Mapping[int, Card]:
    """By number: the hand in its order; of the row all but one's own, numbered as tokens are."""
    cards = view.row if view.phase is Phase.VOTING else view.hand
    own = view.chosen if view.phase is Phase.VOTING else ()
    return {number: card for number, card in enumerate(cards, 1) if card not in own}


def _described(deck: Deck, card: Card, number: int, language: str) -> _Described:
    said = deck.notes(card).said(language) if card in deck.names else None
    return _Described(number, said.title if said else "", said.description if said else "")


def _written(deck: Deck, card: Card) -> Written:
    said = list(deck.notes(card).words.values()) if card in deck.names else []
    titles = [folded(title) for title in (card, *[it.title for it in said])]
    return Written(titles, [frozenset(folded(f"{it.title} {it.description}")) for it in said])


def _chosen(asked: Question, numbers: Sequence[int]) -> Thought | Nonsense:
    known = all(number in asked.offered for number in numbers)
    if not known or len(set(numbers)) < len(numbers) or len(numbers) not in asked.count:
        return Nonsense.NOT_OFFERED
    if asked.phase is Phase.VOTING:
        return Thought(Vote(tuple(numbers)), Why(Because.ASKED))
    return Thought(Give(tuple([asked.offered[number] for number in numbers])), Why(Because.ASKED))


def _told(asked: Question, answer: _Telling) -> Thought | Nonsense:
    card = asked.offered.get(answer.picture)
    if card is None:
        return Nonsense.NOT_OFFERED
    clue = cleaned(Words(answer.clue, asked.language))
    if not isinstance(clue, Words):
        return Nonsense.NO_CLUE
    if len(clue.text) > LONGEST_CLUE:
        return Nonsense.TOO_LONG
    if any(_alike(clue.text, before) for before in asked.told):
        return Nonsense.TOLD_BEFORE
    if _names(clue.text, asked.written[card]):
        return Nonsense.NAMES_IT
    why = cleaned_text(answer.why, LONGEST_WHY)
    return Thought(Tell(card, clue), Why(Because.ASKED, "" if isinstance(why, Flaw) else why))


def _alike(one: str, other: str) -> bool:
    """But for case, accents and signs; where there are no letters, to the sign."""
    return one.strip() == other.strip() or (folded(one) == folded(other) != [])


def _names(clue: str, written: Written) -> bool:
    """Is the picture called by its name or title, or is every word of the clue to be read in its description."""
    words = folded(clue)
    copied = any(set(words) <= text for text in written.texts)
    return bool(words) and (copied or any(_within(title, words) for title in written.titles))


def _within(part: Sequence[str], whole: Sequence[str]) -> bool:
    return bool(part) and any(whole[at : at + len(part)] == part for at in range(len(whole)))
