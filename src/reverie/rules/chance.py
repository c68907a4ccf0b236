"""All chance in a game, out of one sealed seed, so that anyone can check the deal once the seed is shown.

The scheme (docs/record.md states it for other programs): the block `purpose/turn/seat/counter` is the HMAC-SHA256 of
that text under the seed; each block gives four 64-bit big-endian words; counters go up from 0; "-" stands for no seat.
A number below n is the first word under the largest multiple of n, modulo n. A shuffle is Fisher and Yates's, from the
end.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from struct import Struct as Layout
from typing import TypeVar

from reverie.rules.words import Seat

SEED_BYTES = 32
T = TypeVar("T")

_BLOCK = Layout(">4Q")
_WORDS = 1 << 64


def seal(seed: bytes) -> str:
    """What is shown before the game, so that the seed cannot be another one after it."""
    return hashlib.sha256(seed).hexdigest()


def shuffled(things: Sequence[T], seed: bytes, purpose: str, turn: int, seat: Seat | None = None) -> tuple[T, ...]:
    order = list(things)
    numbers = _words(seed, purpose, turn, seat)
    for last in range(len(order) - 1, 0, -1):
        other = _below(last + 1, numbers)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def pick(count: int, seed: bytes, purpose: str, turn: int, seat: Seat | None = None) -> int:
    """One of `count` things, by its place from 0."""
    return _below(count, _words(seed, purpose, turn, seat))


def _words(seed: bytes, purpose: str, turn: int, seat: Seat | None) -> Iterator[int]:
    whose = "-" if seat is None else seat
    counter = 0
    while True:
        block = hmac.digest(seed, f"{purpose}/{turn}/{whose}/{counter}".encode(), "sha256")
        yield from _BLOCK.unpack(block)
        counter += 1


def _below(count: int, numbers: Iterator[int]) -> int:
    """Words past the last whole multiple are thrown away, or low numbers would come a little too often."""
    limit = _WORDS - _WORDS % count
    number = next(numbers)
    while number >= limit:
        number = next(numbers)
    return number % count
