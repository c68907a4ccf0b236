"""What is wrong with a deck, in words: where, and what. All of it is told at once."""

from collections.abc import Sequence

from msgspec import Struct


class Fault(Struct, frozen=True, order=True):
    file: str  # as it is called inside the deck
    line: int  # 0: the file as a whole
    what: str  # a sentence

    def __str__(self) -> str:
        """In one line, in which nothing of a stranger's can work the terminal or turn the writing."""
        told = f"{self.file}:{self.line}: {self.what}" if self.line else f"{self.file}: {self.what}"
        return "".join(sign if sign.isprintable() else "\ufffd" for sign in told)


class DeckError(Exception):
    """A deck that cannot be played with, and why."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("; ".join(str(fault) for fault in faults))
        self.faults = tuple(faults)
