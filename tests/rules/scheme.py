"""The scheme of chance, written a second time from its description, so that the first cannot drift unseen.

The block `purpose/turn/seat/counter`, under HMAC-SHA256 with the seed as key, is four 64-bit big-endian words. A number
below n is the first word below the largest multiple of n, modulo n. A shuffle swaps from the end.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")


def words(seed: bytes, purpose: str, turn: int, seat: int | None = None) -> Iterator[int]:
    counter = 0
    while True:
        text = "/".join([purpose, str(turn), "-" if seat is None else str(seat), str(counter)])
        block = hmac.new(seed, text.encode("ascii"), hashlib.sha256).digest()
        for start in (0, 8, 16, 24):
            yield int.from_bytes(block[start : start + 8], "big")
        counter += 1


def below(n: int, source: Iterator[int]) -> int:
    too_high = n * (2**64 // n)
    for word in source:
        if word < too_high:
            return word % n
    raise AssertionError("the words never end")


def mixed(things: Sequence[T], seed: bytes, purpose: str, turn: int, seat: int | None = None) -> list[T]:
    source = words(seed, purpose, turn, seat)
    result = list(things)
    unmixed = len(result)
    while unmixed > 1:
        chosen = below(unmixed, source)
        unmixed -= 1
        result[chosen], result[unmixed] = result[unmixed], result[chosen]
    return result
