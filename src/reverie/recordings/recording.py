"""What a recording is, how long and how large it may be, and why one is refused."""

from enum import StrEnum

from msgspec import Struct

from reverie.rules import ClueKind


class Medium(StrEnum):
    SOUND = "sound"  # a voice, in a container of the browser's choosing
    FILM = "film"  # a mime before the camera, without sound
    NOTES = "notes"  # played on the hum pad
    STAGE = "stage"  # a mime of the paper puppet


MEDIA = {
    ClueKind.SOUND: frozenset({Medium.SOUND}),
    ClueKind.HUM: frozenset({Medium.NOTES}),
    ClueKind.MIME: frozenset({Medium.FILM, Medium.STAGE}),
}
MOST_BYTES = {Medium.SOUND: 400_000, Medium.FILM: 1_500_000, Medium.NOTES: 8_000, Medium.STAGE: 32_000}
SLACK = 500  # milliseconds: a recorder does not stop on the dot
LONGEST = {Medium.SOUND: 20_000, Medium.FILM: 10_000, Medium.NOTES: 20_000, Medium.STAGE: 10_000}


class Fault(StrEnum):
    """Why a recording is not taken."""

    WRONG = "recording_wrong"  # not what this kind of clue is made of
    TOO_LARGE = "recording_too_large"
    TOO_LONG = "recording_too_long"
    BROKEN = "recording_broken"  # cut off, damaged, or no such file at all
    EMPTY = "recording_empty"  # nothing is to be heard or seen in it


class Recording(Struct, frozen=True):
    """What is kept: cleaned of all that is neither sound nor picture."""

    medium: Medium
    type: str  # as a browser is told
    body: bytes
    milliseconds: int


class RefusedError(Exception):
    """Carries a fault out of a parser; `read` turns it into a value."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def require(holds: object, fault: Fault = Fault.BROKEN) -> None:
    if not holds:
        raise RefusedError(fault)
