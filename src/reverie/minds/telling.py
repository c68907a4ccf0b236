"""To find a clue: thoughts that the pictures of a hand bring up, tried on imagined listeners."""

from collections.abc import Collection, Iterator, Sequence
from random import Random

import numpy as np
from msgspec import Struct

from reverie.minds.characters import Character, Skill
from reverie.minds.imagination import Imagination, promise
from reverie.minds.joining import bare, joined, voiced
from reverie.minds.knowledge import Knowledge
from reverie.minds.lore import Kind, Note
from reverie.minds.mind import Because, Why
from reverie.rules import Card, Setup

BORROWED = 6  # thoughts that came with other pictures, for each card
JOINED = 4  # pairs of thoughts, for each card
CONSIDERED = 12  # ideas that are tried again, on many more listeners
THOROUGH = 8
TASTE = 0.6  # what liking an idea counts, beside what it promises
WAVERING = 0.04  # how far a hasty mind is off when it weighs ideas
_BECAUSE = {Kind.MOTIF: Because.SEEN, Kind.MOOD: Because.FELT}


class Idea(Struct, frozen=True):
    """A clue that might be said of a card."""

    card: int
    text: str
    why: Because
    places: tuple[int, ...]  # of the thoughts in it
    taste: float


class Told(Struct, frozen=True):
    card: Card
    text: str
    why: Why


class Teller:
    """How one mind tells."""

    def __init__(self, knowledge: Knowledge, imagination: Imagination, who: Character, skill: Skill) -> None:
        self._knowledge = knowledge
        self._lore = knowledge.lore
        self._imagination = imagination
        self._who = who
        self._skill = skill

    def tell(self, setup: Setup, hand: Sequence[Card], told: Collection[str], random: Random) -> Told | None:
        """None where nothing comes to mind that was not told in this game yet."""
        heard = {_thought(text) for text in told}
        cards = [self._lore.place[card] for card in hand if card in self._lore.place]
        ideas = [idea for card in cards for idea in self._ideas(card, random) if _thought(idea.text) not in heard]
        if not ideas:
            return None
        unseen = [self._lore.place[card] for card in setup.cards if card in self._lore.place and card not in hand]
        likely = self._judged(setup, unseen, ideas, self._skill.tries, random)[:CONSIDERED]
        best = self._judged(setup, unseen, [idea for _, _, idea in likely], THOROUGH * self._skill.tries, random)[0]
        return self._told(best[2], best[1])

    def _judged(
        self, setup: Setup, unseen: list[int], ideas: Sequence[Idea], tries: int, random: Random
    ) -> list[tuple[float, float, Idea]]:
        """What each is worth, and how many would find its card; the best first."""
        rows = np.array([[self._imagination.row[place] for place in (idea.places * 2)[:2]] for idea in ideas])
        targets = np.array([idea.card for idea in ideas])
        finds = self._imagination.finding(targets, rows, setup, unseen, tries, random)
        worth = promise(finds, self._who.aim) + [TASTE * idea.taste for idea in ideas]
        worth += [WAVERING * self._skill.haste * random.gauss(0, 1) for _ in ideas]
        judged = zip(worth.tolist(), finds.mean(axis=(1, 2)).tolist(), ideas, strict=True)
        return sorted(judged, key=lambda it: -it[0])

    def _told(self, idea: Idea, odds: float) -> Told:
        words = self._note(idea.places[0]).text
        more = self._note(idea.places[1]).text if len(idea.places) > 1 else ""
        if idea.why is Because.BORROWED:
            touched = self._knowledge.best(self._lore.likeness(words, self._lore.language), idea.card)
            words = touched.text if touched else ""
        because = Because.COLOURS if idea.card in self._lore.wordless else idea.why
        why = Why(because, words, more, round(100 * odds))
        return Told(self._lore.cards[idea.card], idea.text, why)

    def _ideas(self, card: int, random: Random) -> Iterator[Idea]:
        own = [place for place in self._lore.of(card) if self._comes_to_mind(place)]
        for place in own:
            because = _BECAUSE.get(self._note(place).kind, Because.REMINDED)
            yield self._idea(card, because, (place,), self._voiced(place))
        borrowed = self._borrowed(card)
        for place in borrowed:
            yield self._idea(card, Because.BORROWED, (place,), self._voiced(place), self._who.borrows - 0.05)
        if self._who.joins >= 0 and own and borrowed:
            for _ in range(JOINED):
                first, second = random.choice(own), random.choice(borrowed)
                text = joined(self._note(first).text, self._note(second).text, self._lore.language, random.randrange(4))
                yield self._idea(card, Because.JOINED, (first, second), text, self._who.joins - 0.1)

    def _borrowed(self, card: int) -> list[int]:
        """Of what this mind has read of other cards, what touches this one most."""
        near = self._imagination.touching[card]
        return near[self._knowledge.known[near]][:BORROWED].tolist()

    def _idea(self, card: int, why: Because, places: tuple[int, ...], text: str, liked: float = 0.0) -> Idea:
        kinds = [self._note(place).kind for place in places]
        taste = sum(self._who.likes.get(kind, 0.0) for kind in kinds) / len(kinds)
        return Idea(card, text, why, places, taste + liked - 0.06 * self._off(text))

    def _off(self, text: str) -> int:
        """By how many words it is longer or shorter than this character likes."""
        words = len(text.split())
        return max(self._who.words.start - words, words - self._who.words.stop + 1, 0)

    def _comes_to_mind(self, place: int) -> bool:
        return place in self._imagination.row and bool(self._knowledge.known[place])

    def _voiced(self, place: int) -> str:
        return voiced(self._note(place).text, self._who.voice, self._lore.language)

    def _note(self, place: int) -> Note:
        return self._lore.notes[place]


def _thought(text: str) -> str:
    """By which a clue is known again, in whatever voice it is said."""
    return bare(text).casefold()
