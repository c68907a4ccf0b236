"""A round robin of tables: who plays whom in which game, and who sits where.

Each mix of minds meets equally often, and in each order of seats; where the games do not go round evenly, no mix meets
more than once oftener than another.
"""

from collections.abc import Sequence
from itertools import combinations
from math import comb, factorial
from random import Random

MOST_MIXES = 100_000


class RoundRobin:
    """The tables of so many seats that these minds can make."""

    def __init__(self, minds: Sequence[str], seats: int, seed: str) -> None:
        if comb(len(minds), seats % len(minds)) > MOST_MIXES:
            raise ValueError(f"minds: {len(minds)} make too many different tables of {seats}; name fewer")
        self.mixes = mixes(minds, seats)
        Random(seed).shuffle(self.mixes)  # so that of a few games not all have the same minds in them
        self.lap = len(self.mixes) * factorial(seats)  # so many games until everything has come equally often

    def table(self, number: int) -> tuple[str, ...]:
        """Who plays game `number`, clockwise from seat 0."""
        lap, place = divmod(number, len(self.mixes))
        return seated(self.mixes[place], lap + place)


def mixes(minds: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """As different as can be: of fewer minds than seats, each sits there as often as the others, or once more."""
    fewest, over = divmod(seats, len(minds))
    return [tuple(sorted([*minds] * fewest + [*more], key=minds.index)) for more in combinations(minds, over)]


def seated(mix: Sequence[str], number: int) -> tuple[str, ...]:
    """One of all orders: in as many as there are seats, one after another, everybody sits everywhere once."""
    first, *others = mix
    number, turned = divmod(number, len(mix))
    for place in range(len(others), 1, -1):  # the number is read as a permutation, digit by digit
        number, other = divmod(number, place)
        others[place - 1], others[other] = others[other], others[place - 1]
    order = (first, *others)
    return order[turned:] + order[:turned]
