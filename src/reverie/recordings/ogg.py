"""Ogg with one stream of Opus, as Firefox records sound."""

from collections.abc import Iterator

from msgspec import Struct

from reverie.recordings import opus
from reverie.recordings.recording import Fault, Medium, Recording, require

SIGN = b"OggS"
_HEAD = 27
_MOST_PAGES = 5_000
_POLYNOMIAL = 0x04C11DB7


def _table() -> list[int]:
    found: list[int] = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1 ^ _POLYNOMIAL if value & 0x80000000 else value << 1) & 0xFFFFFFFF
        found.append(value)
    return found


_CHECK = _table()


class _Page(Struct, frozen=True):
    start: int
    begin: int  # of what it holds
    end: int
    serial: bytes
    sizes: bytes


def read(body: bytes) -> Recording:
    clean = bytearray(body)
    pages = list(_pages(body))
    require(len({page.serial for page in pages}) == 1, Fault.WRONG)
    packets = list(_packets(body, pages))
    require(packets and packets[0].startswith(b"OpusHead"), Fault.WRONG)
    require(len(packets) > 1 and packets[1].startswith(b"OpusTags"))
    require(len(pages) > 1 and pages[1].end - pages[1].begin == len(packets[1]))
    _wipe(clean, pages[1])
    return Recording(Medium.SOUND, "audio/ogg", bytes(clean), round(sum(map(opus.milliseconds, packets[2:]))))


def _pages(body: bytes) -> Iterator[_Page]:
    at = 0
    for _ in range(_MOST_PAGES):
        if at == len(body):
            return
        require(body[at : at + 4] == SIGN and body[at + 4] == 0)
        sizes = body[at + _HEAD : at + _HEAD + body[at + 26]]
        begin = at + _HEAD + body[at + 26]
        end = begin + sum(sizes)
        require(end <= len(body))
        require(body[at + 22 : at + 26] == _sum_of(body[at:end]))
        yield _Page(at, begin, end, body[at + 14 : at + 18], sizes)
        at = end
    require(at == len(body))


def _packets(body: bytes, pages: list[_Page]) -> Iterator[bytes]:
    """A packet ends with the first piece that is shorter than a piece can be."""
    packet = b""
    for page in pages:
        at = page.begin
        for size in page.sizes:
            packet += body[at : at + size]
            at += size
            if size < 255:
                yield packet
                packet = b""
    require(not packet)


def _wipe(clean: bytearray, page: _Page) -> None:
    """The tags: nobody's name, no remark, no program. What is left over is padding."""
    clean[page.begin + 8 : page.end] = bytes(page.end - page.begin - 8)
    clean[page.start + 22 : page.start + 26] = _sum_of(bytes(clean[page.start : page.end]))


def _sum_of(page: bytes) -> bytes:
    """The page's checksum, which is reckoned as if it were nought itself."""
    value = 0
    for byte in page[:22] + bytes(4) + page[26:]:
        value = (value << 8 ^ _CHECK[value >> 24 ^ byte]) & 0xFFFFFFFF
    return value.to_bytes(4, "little")
