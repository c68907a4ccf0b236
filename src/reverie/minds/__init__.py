"""Computer players. A mind sees what a player in its seat would see, a view, and nothing else."""

from reverie.minds.mind import Mind
from reverie.minds.random_mind import RandomMind

__all__ = ["Mind", "RandomMind"]
