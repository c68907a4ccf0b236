"""All the minds that a server or an arena has, each called up by a key: `poet`, `poet:sharp`, `random`."""

from collections.abc import Callable

from msgspec.structs import replace

from reverie.decks import Shelved
from reverie.minds.characters import CHARACTERS, SKILLS, Level
from reverie.minds.deck_mind import DeckMind, study
from reverie.minds.mind import Mind
from reverie.minds.random_mind import Whim

RANDOM = "random"
KEYS = frozenset([RANDOM, *CHARACTERS, *[f"{character}:{level}" for character in CHARACTERS for level in Level]])


class Cast:
    """`decks` finds a deck by its id."""

    keys = KEYS

    def __init__(self, decks: Callable[[str], Shelved | None]) -> None:
        self._decks = decks

    def mind(self, key: str, deck: str, language: str, seed: str) -> Mind:
        return self._called(key, deck, language, seed)

    def stranger(self, key: str, deck: str, language: str, seed: str) -> Mind:
        """The same, but all it knows of a picture is what anybody sees: it has read none of the associations."""
        return self._called(key, deck, language, seed, share=0.0)

    def _called(self, key: str, deck: str, language: str, seed: str, share: float | None = None) -> Mind:
        known = self._decks(deck)
        if key not in KEYS or key == RANDOM or known is None:
            return Whim(seed)
        character, level = parted(key)
        skill = SKILLS[level] if share is None else replace(SKILLS[level], share=share)
        return DeckMind(character, skill, study(known, language), seed)


def parted(key: str) -> tuple[str, Level]:
    """A key's character and level."""
    character, _, level = key.partition(":")
    return character, Level(level or Level.EVEN)


def tempo_of(key: str) -> float:
    """How long it takes to answer: of the usual time, so much."""
    character = CHARACTERS.get(parted(key)[0])
    return character.tempo if character else 1.0
