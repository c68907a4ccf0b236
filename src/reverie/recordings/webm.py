"""WebM, as Chromium and Firefox record it: one track of Opus, or one of VP8, VP9 or AV1.

The file is walked flat: a master's children follow its head, so that it does not matter whether its size is told, which
live recorders leave open. What we do not know is overwritten where it stands, so that no offset moves.
"""

from collections.abc import Iterator
from enum import IntEnum

from msgspec import Struct

from reverie.recordings import opus
from reverie.recordings.recording import Fault, Medium, Recording, require

SIGN = b"\x1a\x45\xdf\xa3"


class _Id(IntEnum):
    """What elements are called that we ask something of."""

    EBML = 0x1A45DFA3
    SEGMENT = 0x18538067
    INFO = 0x1549A966
    TRACKS = 0x1654AE6B
    TRACK = 0xAE
    VIDEO = 0xE0
    AUDIO = 0xE1
    CLUSTER = 0x1F43B675
    GROUP = 0xA0
    DOC_TYPE = 0x4282
    SCALE = 0x2AD7B1
    TYPE = 0x83
    CODEC = 0x86
    WIDTH = 0xB0
    HEIGHT = 0xBA
    TIME = 0xE7
    BLOCK = 0xA1
    SIMPLE = 0xA3
    MUXED_BY = 0x4D80
    WRITTEN_BY = 0x5741


_MASTERS = frozenset(
    {
        _Id.EBML, _Id.SEGMENT, _Id.INFO, _Id.TRACKS, _Id.TRACK, _Id.VIDEO, _Id.AUDIO, _Id.CLUSTER, _Id.GROUP,
    }
)  # fmt: skip
_PLAIN = frozenset(
    {
        0x4286, 0x42F7, 0x42F2, 0x42F3, 0x4287, 0x4285,  # versions and limits
        0x4489,  # duration
        0xD7, 0x73C5, 0xB9, 0x88, 0x55AA, 0x9C, 0x6DE7, 0x6DF8, 0x55EE, 0x63A2, 0x56AA, 0x56BB, 0x23E383,  # of a track
        0x9A, 0x53C0, 0x54B0, 0x54BA, 0x54B2, 0xB5, 0x9F, 0x6264, 0x78B5,  # of its picture or sound
        0xA7, 0xAB, 0x9B, 0xFB, 0x75A2,  # of a cluster or a group
        0xEC,
    }
)  # fmt: skip
_FILMS = {b"V_VP8", b"V_VP9", b"V_AV1"}
_MOST_ELEMENTS = 20_000
_WIDEST = 1280
_LAST = 0.04  # seconds that the last picture stands


class _Element(Struct, frozen=True):
    number: int
    start: int  # of its head
    begin: int  # of what it holds
    end: int


class _Track(Struct):
    kinds: list[int] = []
    codec: bytes = b""
    scale: int = 1_000_000  # nanoseconds in one unit of time
    cluster: int = 0
    last: int = 0  # the latest moment, in units
    sounds: float = 0.0  # milliseconds


def read(body: bytes) -> Recording:
    clean = bytearray(body)
    track = _Track(kinds=[])
    for element in _elements(body):
        if element.number in _MASTERS or element.number in _PLAIN:
            continue
        held = body[element.begin : element.end]
        if element.number in (_Id.MUXED_BY, _Id.WRITTEN_BY):  # must be there, need not be true
            clean[element.begin : element.end] = b" " * len(held)
        elif not _learnt(track, element.number, held):
            clean[element.start : element.end] = _void(element.end - element.start)
    return _recording(track, bytes(clean))


def _learnt(track: _Track, number: int, held: bytes) -> bool:
    """What an element tells; False where it tells nothing that we need."""
    match number:
        case _Id.DOC_TYPE:
            require(held.rstrip(b"\0") == b"webm", Fault.WRONG)
        case _Id.WIDTH | _Id.HEIGHT:
            require(0 < _number(held) <= _WIDEST, Fault.TOO_LARGE)
        case _Id.SCALE:
            track.scale = _number(held)
        case _Id.TYPE:
            track.kinds.append(_number(held))
        case _Id.CODEC:
            track.codec = held.rstrip(b"\0")
        case _Id.TIME:
            track.cluster = _number(held)
        case _Id.BLOCK | _Id.SIMPLE:
            _hear(track, held)
        case _:
            return False
    return True


def _hear(track: _Track, block: bytes) -> None:
    _, after = _vint(block, 0)
    require(len(block) > after + 3)
    require(not block[after + 2] & 0x06, Fault.WRONG)  # laced: no recorder does it
    moment = track.cluster + int.from_bytes(block[after : after + 2], "big", signed=True)
    track.last = max(track.last, moment)
    if track.codec == b"A_OPUS":
        track.sounds += opus.milliseconds(block[after + 3 :])


def _recording(track: _Track, body: bytes) -> Recording:
    require(len(track.kinds) == 1, Fault.WRONG)
    told = track.last * track.scale / 1e6
    if track.kinds == [2]:
        require(track.codec == b"A_OPUS", Fault.WRONG)
        return Recording(Medium.SOUND, "audio/webm", body, round(max(track.sounds, told if track.sounds else 0)))
    require(track.kinds == [1] and track.codec in _FILMS, Fault.WRONG)
    return Recording(Medium.FILM, "video/webm", body, round(told + 1000 * _LAST) if told else 0)


def _elements(body: bytes) -> Iterator[_Element]:
    at, seen = 0, 0
    while at < len(body):
        seen += 1
        require(seen <= _MOST_ELEMENTS)
        number, after = _vint(body, at, marked=True)
        size, begin = _vint(body, after)
        unknown = size == (1 << 7 * (begin - after)) - 1
        if number in _MASTERS:
            yield _Element(number, at, begin, begin)
            at = begin
            continue
        require(not unknown and begin + size <= len(body))
        yield _Element(number, at, begin, begin + size)
        at = begin + size


def _vint(body: bytes, at: int, *, marked: bool = False) -> tuple[int, int]:
    """A number of variable length, and where it ends. An element's own number keeps its length's mark."""
    first = body[at]
    require(first)
    length = 9 - first.bit_length()
    require(at + length <= len(body))
    number = int.from_bytes(body[at : at + length], "big")
    return (number if marked else number & (1 << 7 * length) - 1), at + length


def _number(held: bytes) -> int:
    require(len(held) <= 8)
    return int.from_bytes(held, "big")


def _void(length: int) -> bytes:
    """An element that means nothing, of this length in all."""
    if length - 2 <= 126:
        return bytes([0xEC, 0x80 | length - 2]) + bytes(length - 2)
    return b"\xec\x01" + (length - 9).to_bytes(7, "big") + bytes(length - 9)
