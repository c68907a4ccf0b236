"""Computer players. A mind sees what a player in its seat would see, a view, and nothing else."""

import os

# Before numpy is first loaded, or it is too late: a clue is too little work to share among cores, and on a busy machine
# a second thread that waits for its turn makes it a hundred times slower.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from reverie.minds.cast import KEYS, RANDOM, Cast, parted, tempo_of
from reverie.minds.characters import CHARACTERS, Level, chosen
from reverie.minds.mind import Asker, Because, Brain, Mind, Minds, Thought, Why
from reverie.minds.random_mind import RandomMind, Whim

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
    "Whim",
    "Why",
    "chosen",
    "parted",
    "tempo_of",
]
