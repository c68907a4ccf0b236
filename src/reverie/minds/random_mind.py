"""The least of minds: it plays by the rules and has no idea what it is doing."""

from collections.abc import Collection
from random import Random

from reverie.minds.mind import Because, Thought, Why
from reverie.rules import Claim, Clue, ClueKind, Give, Live, Phase, PlayerMove, Setup, Tell, View, Vote, Words
from reverie.rules.clues import Hum, Mime, Sound

PHRASES = (
    "almost home",
    "not what it looks like",
    "the day after",
    "hush",
    "who left the door open?",
    "a promise",
    "small but brave",
    "it was here a minute ago",
    "too late",
    "what the river knows",
    "once upon a Tuesday",
    "only on Sundays",
    "gravity",
    "the other side",
    "do not wake it",
    "homesick",
    "in good company",
    "a long way down",
    "first things first",
    "upside down",
    "the last one",
    "ask your grandmother",
    "before the storm",
    "lost and found",
)


class RandomMind:
    def __init__(self, random: Random) -> None:
        self._random = random

    def think(self, setup: Setup, view: View, told: Collection[str] = ()) -> Thought:
        return Thought(self.move(setup, view, told), Why(Because.WHIM))

    def move(self, setup: Setup, view: View, told: Collection[str] = ()) -> PlayerMove:
        match view.phase:
            case Phase.RACE:
                return Claim()
            case Phase.TELLING:
                return Tell(self._random.choice(view.hand), self._clue(setup, told))
            case Phase.GIVING:
                return Give(tuple(self._random.sample(view.hand, setup.gift)))
            case Phase.VOTING:
                return Vote(self._tokens(setup, view))
            case Phase.OVER:
                raise ValueError("the game is over: there is nothing to do")

    def _tokens(self, setup: Setup, view: View) -> tuple[int, ...]:
        others = [number for number, card in enumerate(view.row, 1) if card not in view.chosen]
        return tuple(self._random.sample(others, self._random.randint(1, setup.options.votes or 1)))

    def _clue(self, setup: Setup, told: Collection[str]) -> Clue:
        ref = f"{self._random.getrandbits(64):016x}"
        match self._random.choice(setup.options.clues):
            case ClueKind.WORDS:
                new = [phrase for phrase in PHRASES if phrase not in told] if told else PHRASES
                return Words(self._random.choice(new or PHRASES), "en")
            case ClueKind.SOUND:
                return Sound(ref)
            case ClueKind.HUM:
                return Hum(ref)
            case ClueKind.MIME:
                return Mime(ref)
            case ClueKind.LIVE:
                return Live()


class Whim:
    """One without ideas that answers the same question always the same, as a table wants it; seats differ."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def think(self, setup: Setup, view: View, told: Collection[str] = ()) -> Thought:
        question = f"{self._seed}/{view.turn}/{view.phase}/{view.seat}"
        return RandomMind(Random(question)).think(setup, view, told)
