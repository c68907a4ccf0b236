"""A mind that knows something of the pictures: it finds clues, and answers those of others."""

from collections.abc import Collection, Sequence
from functools import cached_property, lru_cache
from random import Random
from threading import Lock

from reverie.decks import Shelved
from reverie.minds.answering import Answers
from reverie.minds.characters import CHARACTERS, Skill
from reverie.minds.hearing import heard
from reverie.minds.imagination import Imagination
from reverie.minds.knowledge import NOTEBOOKS, Knowledge, notebook, plain_to_see
from reverie.minds.lore import lore_of
from reverie.minds.mind import Because, Thought, Why
from reverie.minds.random_mind import RandomMind
from reverie.minds.telling import Teller
from reverie.minds.tones import Tone, pixels_of, tones_in
from reverie.rules import Card, Claim, ClueKind, Give, Phase, PlayerMove, Setup, Tell, View, Vote, Words


class Study:
    """What all minds of a deck and language have in common, worked out when the first of them thinks."""

    def __init__(self, shelved: Shelved, language: str) -> None:
        self._shelved, self._language = shelved, language
        self.by_notebook = lru_cache(maxsize=None)(self._by_notebook)
        self._lock = Lock()  # minds think in threads; the second of them waits for what the first works out
        self._imagination: Imagination | None = None

    @property
    def imagination(self) -> Imagination:
        with self._lock:
            if self._imagination is None:
                self._imagination = Imagination(lore_of(self._shelved.deck, self._language, self._look))
            return self._imagination

    def _look(self, card: Card) -> Sequence[Tone]:
        return tones_in(pixels_of(self._shelved.pictures[card].placeholder))

    def _by_notebook(self, number: int, share: float) -> Knowledge:
        return Knowledge(self.imagination.lore, notebook(self.imagination.lore, number, share))

    @cached_property
    def common(self) -> Knowledge:
        """What everybody sees, and nothing else."""
        return Knowledge(self.imagination.lore, plain_to_see(self.imagination.lore))


@lru_cache(maxsize=32)
def study(shelved: Shelved, language: str) -> Study:
    return Study(shelved, language)


class DeckMind:
    """`seed` says how this one's mind wanders, and with its seat what it has read: another at every table and game."""

    def __init__(self, character: str, skill: Skill, study: Study, seed: str) -> None:
        self._who, self._skill = CHARACTERS[character], skill
        self._study, self._seed = study, seed

    def think(self, setup: Setup, view: View, told: Collection[str] = ()) -> Thought:
        random = Random(f"{self._seed}/{view.turn}/{view.phase}/{view.seat}")
        match view.phase:
            case Phase.RACE:
                return Thought(Claim(), Why(Because.WHIM))
            case Phase.TELLING:
                return self._tell(setup, view, told, random)
            case Phase.GIVING | Phase.VOTING:
                return self._answer(setup, view, random)
            case Phase.OVER:
                raise ValueError("the game is over: there is nothing to do")

    def _tell(self, setup: Setup, view: View, told: Collection[str], random: Random) -> Thought:
        if ClueKind.WORDS not in setup.options.clues:
            return Thought(RandomMind(random).move(setup, view), Why(Because.WHIM))
        imagination = self._study.imagination
        teller = Teller(self._knowledge(view), imagination, self._who, self._skill)
        found = teller.tell(setup, view.hand, told, random)
        if found is None:
            return RandomMind(random).think(setup, view, told)
        return Thought(Tell(found.card, Words(found.text, imagination.lore.language)), found.why)

    def _answer(self, setup: Setup, view: View, random: Random) -> Thought:
        lore = self._study.imagination.lore
        clue = heard(view.clue, lore.language)
        if clue is None:
            return Thought(RandomMind(random).move(setup, view), Why(Because.DEAF))
        answers = Answers(self._knowledge(view), self._study.common, self._who, self._skill)
        answer = answers.give if view.phase is Phase.GIVING else answers.vote
        thought = answer(setup, view, clue, random)
        blind = lore.place.get(_taken(thought.move, view)) in lore.wordless
        return Thought(thought.move, Why(Because.BLIND)) if blind else thought

    def _knowledge(self, view: View) -> Knowledge:
        return self._study.by_notebook(self._notebook(view), self._skill.share)

    def _notebook(self, view: View) -> int:
        """No two seats of a table share one."""
        return (Random(self._seed).randrange(NOTEBOOKS) + (view.seat or 0)) % NOTEBOOKS


def _taken(move: PlayerMove, view: View) -> Card:
    """The card that was given, or taken for the storyteller's, before any other."""
    match move:
        case Give(cards):
            return cards[0]
        case Vote(tokens):
            return view.row[tokens[0] - 1]
        case _:
            raise ValueError("this is no answer to a clue")
