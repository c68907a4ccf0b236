"""MP4, as Safari records it, and Chromium where it is asked to: one track of AAC or Opus, or one of H.264, VP9 or AV1.

It may be whole (its table of samples in front or behind) or in fragments, as a live recorder writes it. Boxes that we
do not know become free space where they stand, so that no offset moves.
"""

import struct
from collections.abc import Iterator

from msgspec import Struct

from reverie.recordings.recording import Fault, Medium, Recording, require

SIGN = b"ftyp"
_HOLDERS = {b"moov", b"trak", b"mdia", b"minf", b"stbl", b"mvex", b"moof", b"traf", b"edts", b"dinf"}
_KNOWN = {
    b"ftyp", b"styp", b"mdat", b"free", b"sidx", b"mfhd", b"vmhd", b"smhd", b"dref", b"elst", b"mehd",
    b"stsc", b"stsz", b"stco", b"co64", b"ctts", b"stss", b"sgpd", b"sbgp", b"sdtp", b"nmhd",
}  # fmt: skip
_SOUNDS, _FILMS = {b"mp4a", b"Opus"}, {b"avc1", b"avc3", b"vp09", b"av01"}
_MOST_BOXES = 5_000
_MOST_SAMPLES = 20_000
_WIDEST = 1280
_DEEPEST = 8


class _Box(Struct, frozen=True):
    kind: bytes
    start: int
    begin: int
    end: int


class _Track(Struct):
    handlers: list[bytes] = []
    codec: bytes = b""
    scale: int = 0  # units of time in a second
    whole: int = 0  # units that the table of samples tells
    usual: int = 0  # units of a sample of a fragment, where nothing else is said
    here: int = 0  # the same, in this fragment
    moment: int = 0  # where on the track's own time this fragment begins: a busy recorder leaves gaps
    pieces: int = 0  # units to the end of the latest fragment
    samples: int = 0


def read(body: bytes) -> Recording:
    clean = bytearray(body)
    track = _Track(handlers=[])
    for box in _boxes(body, 0, len(body), 0, [0]):
        if box.kind in _HOLDERS or box.kind in _KNOWN:
            continue
        if not _learnt(track, box, body, clean):
            clean[box.start + 4 : box.start + 8] = b"free"
            clean[box.begin : box.end] = bytes(box.end - box.begin)
    return _recording(track, bytes(clean))


def _learnt(track: _Track, box: _Box, body: bytes, clean: bytearray) -> bool:
    held = body[box.begin : box.end]
    match box.kind:
        case b"mvhd" | b"tkhd" | b"mdhd":
            _undate(clean, box, held)
            if box.kind == b"mdhd":
                track.scale = struct.unpack_from(">I", held, 20 if held[0] else 12)[0]
        case b"hdlr":
            track.handlers.append(held[8:12])
            clean[box.begin + 24 : box.end] = bytes(len(held) - 24)  # a name for it
        case b"stsd":
            _see_codec(track, held)
        case b"stts":
            _count(track, held)
        case b"trex":
            track.usual = struct.unpack_from(">I", held, 12)[0]
        case b"tfhd":
            track.here = _usual_here(held, track.usual)
        case b"tfdt":
            track.moment = struct.unpack_from(">Q" if held[0] else ">I", held, 4)[0]
        case b"trun":
            _count_fragment(track, held)
        case _:
            return False
    return True


def _undate(clean: bytearray, box: _Box, held: bytes) -> None:
    """When it was made is nobody's business."""
    length = 16 if held[0] else 8
    clean[box.begin + 4 : box.begin + 4 + length] = bytes(length)


def _see_codec(track: _Track, held: bytes) -> None:
    require(struct.unpack_from(">I", held, 4)[0] == 1, Fault.WRONG)
    track.codec = held[12:16]
    if track.codec in _FILMS:
        wide, high = struct.unpack_from(">HH", held, 40)
        require(0 < wide <= _WIDEST and 0 < high <= _WIDEST, Fault.TOO_LARGE)


def _count(track: _Track, held: bytes) -> None:
    runs = struct.unpack_from(">I", held, 4)[0]
    require(8 + 8 * runs <= len(held))
    for count, each in struct.iter_unpack(">II", held[8 : 8 + 8 * runs]):
        track.samples += count
        track.whole += count * each


def _usual_here(held: bytes, usual: int) -> int:
    flags = int.from_bytes(held[1:4], "big")
    at = 8 + 8 * bool(flags & 1) + 4 * bool(flags & 2)
    return struct.unpack_from(">I", held, at)[0] if flags & 8 else usual


def _count_fragment(track: _Track, held: bytes) -> None:
    flags = int.from_bytes(held[1:4], "big")
    many = struct.unpack_from(">I", held, 4)[0]
    track.samples += many
    require(track.samples <= _MOST_SAMPLES)
    at = 8 + 4 * bool(flags & 1) + 4 * bool(flags & 4)
    wide = 4 * sum(bool(flags & bit) for bit in (0x100, 0x200, 0x400, 0x800))
    require(at + many * wide <= len(held))
    if flags & 0x100:
        lasts = sum(struct.unpack_from(">I", held, at + n * wide)[0] for n in range(many))
    else:
        lasts = many * track.here
    track.moment += lasts
    track.pieces = max(track.pieces, track.moment)


def _recording(track: _Track, body: bytes) -> Recording:
    require(len(track.handlers) == 1, Fault.WRONG if track.handlers else Fault.BROKEN)
    require(track.scale)
    require(track.samples <= _MOST_SAMPLES)
    milliseconds = round(1000 * (track.whole + track.pieces) / track.scale)
    if track.handlers == [b"soun"]:
        require(track.codec in _SOUNDS, Fault.WRONG)
        return Recording(Medium.SOUND, "audio/mp4", body, milliseconds)
    require(track.handlers == [b"vide"] and track.codec in _FILMS, Fault.WRONG)
    return Recording(Medium.FILM, "video/mp4", body, milliseconds)


def _boxes(body: bytes, at: int, end: int, depth: int, seen: list[int]) -> Iterator[_Box]:
    """Each before what it holds. `seen` counts them through all depths."""
    require(depth <= _DEEPEST)
    while at < end:
        seen[0] += 1
        require(seen[0] <= _MOST_BOXES and at + 8 <= end)
        size, kind = struct.unpack_from(">I4s", body, at)
        begin = at + 8
        if size == 1:
            size, begin = struct.unpack_from(">Q", body, at + 8)[0], at + 16
        elif size == 0:
            size = end - at
        require(begin - at <= size <= end - at)
        yield _Box(kind, at, begin, at + size)
        if kind in _HOLDERS:
            yield from _boxes(body, begin, at + size, depth + 1, seen)
        at += size
