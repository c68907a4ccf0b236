"""What was sent, judged by its content alone: no name and no header of the sender's is believed."""

import struct
from collections.abc import Callable

from reverie.recordings import mp4, ogg, playing, webm
from reverie.recordings.recording import LONGEST, MEDIA, MOST_BYTES, SLACK, Fault, Recording, RefusedError
from reverie.rules import ClueKind


def most_bytes(kind: ClueKind) -> int:
    """More than this need not even be listened to."""
    return max(MOST_BYTES[medium] for medium in MEDIA.get(kind, ())) if kind in MEDIA else 0


def read(kind: ClueKind, body: bytes) -> Recording | Fault:
    """The recording, stripped of all that tells of its maker; or why it is not one."""
    if kind not in MEDIA:
        return Fault.WRONG
    if len(body) > most_bytes(kind):
        return Fault.TOO_LARGE
    parse = _parser(body)
    if parse is None:
        return Fault.WRONG if body else Fault.EMPTY
    try:
        recording = parse(body)
    except RefusedError as refused:
        return refused.fault
    except (IndexError, struct.error):  # it ends where more was promised
        return Fault.BROKEN
    return _fault(kind, recording) or recording


def _fault(kind: ClueKind, recording: Recording) -> Fault | None:
    if recording.medium not in MEDIA[kind]:
        return Fault.WRONG
    if len(recording.body) > MOST_BYTES[recording.medium]:
        return Fault.TOO_LARGE
    if recording.milliseconds > LONGEST[recording.medium] + SLACK:
        return Fault.TOO_LONG
    return None if recording.milliseconds else Fault.EMPTY


def _parser(body: bytes) -> Callable[[bytes], Recording] | None:
    if body.startswith(webm.SIGN):
        return webm.read
    if body.startswith(ogg.SIGN):
        return ogg.read
    if body[4:8] == mp4.SIGN:
        return mp4.read
    if body.startswith(b"{"):
        return playing.read
    return None
