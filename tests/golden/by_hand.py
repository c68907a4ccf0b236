"""A record read, written and dealt by hand, from the words of docs/record.md alone.

Nothing here asks the house how it does these things: the house's own writer and reader are held against this.
"""

import hashlib
import hmac
import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

Line = dict[str, Any]  # one line of a record, without its h

GOLDEN = Path(__file__).parent
RECORDS = sorted(GOLDEN.glob("*.jsonl"))


def compact(line: Line) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def unwritten(data: bytes) -> list[Line]:
    """Header and events of one record, each without its h."""
    lines: list[Line] = [json.loads(line) for line in data.decode("utf-8").split("\n")[:-1]]
    for line in lines:
        line.pop("h", None)
    return lines


def written(lines: Iterable[Line]) -> bytes:
    """A record with a chain of its own: what a forger hands in."""
    return chained([compact(line).encode("utf-8", "surrogatepass") for line in lines])


def chained(lines: Sequence[bytes]) -> bytes:
    """The same for lines that are already spelt out, each without its h; they need not even be text."""
    header, *bodies = lines
    whole = [header]
    h = hashlib.sha256(header).hexdigest().encode()
    for body in bodies:
        h = hashlib.sha256(h + body).hexdigest().encode()
        whole.append(body[:-1] + b',"h":"' + h + b'"}')
    return b"".join(line + b"\n" for line in whole)


def records_in(data: bytes) -> list[bytes]:
    """The records of a file, taken apart."""
    found: list[bytes] = []
    for line in data.splitlines(keepends=True):
        if line.startswith(b'{"record":'):
            found.append(b"")
        found[-1] += line
    return found


def digest_of(cards: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(cards).encode("utf-8")).hexdigest()


def sealed(seed: str) -> str:
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


# Chance.


def words(seed: str, purpose: str, turn: int) -> Iterator[int]:
    counter = 0
    while True:
        text = f"{purpose}/{turn}/-/{counter}"
        block = hmac.new(bytes.fromhex(seed), text.encode("ascii"), hashlib.sha256).digest()
        for at in range(0, 32, 8):
            yield int.from_bytes(block[at : at + 8], "big")
        counter += 1


def below(n: int, source: Iterator[int]) -> int:
    largest = 2**64 - 2**64 % n
    word = next(source)
    while word >= largest:
        word = next(source)
    return word % n


def shuffle(things: Iterable[str], seed: str, purpose: str, turn: int) -> list[str]:
    mixed = list(things)
    source = words(seed, purpose, turn)
    for i in range(len(mixed) - 1, 0, -1):
        j = below(i + 1, source)
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return mixed
