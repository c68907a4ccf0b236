"""What the server counts of itself, for its owner. Numbers only: nothing that says who did what."""

from bisect import bisect_left
from collections import Counter

STEPS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)  # seconds


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(STEPS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(STEPS, seconds)] += 1
        self.total += seconds


class Measures:
    def __init__(self) -> None:
        self.acts = Histogram()  # from being read to being answered
        self.journal = Histogram()  # from being handed over to being durable
        self.moves = 0  # in games, whoever made them: people, minds or the clock
        self.refused: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()  # of a brain elsewhere, by what came of it
        self.overrun = 0  # connections that were cut off because they did not read
        self.malformed = 0
