"""Computer players. A mind sees what a player in its seat would see, a view, and nothing else."""

from reverie.minds.cast import KEYS, RANDOM, Cast, parted, tempo_of
from reverie.minds.characters import CHARACTERS, Level, chosen
from reverie.minds.mind import Asker, Because, Brain, Mind, Minds, Thought, Why
from reverie.minds.random_mind import RandomMind

__all__ = [
    "CHARACTERS",
    "KEYS",
    "RANDOM",
    "Asker",
    "Because",
    "Brain",
    "Cast",
    "Level",
    "Mind",
    "Minds",
    "RandomMind",
    "Thought",
    "Why",
    "chosen",
    "parted",
    "tempo_of",
]
