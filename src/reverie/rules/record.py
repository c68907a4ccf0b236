"""A game as a file: JSON Lines, a header and then one event a line, each chained to the line before by `h`.

docs/record.md is the format's own page. Several records may stand in one file, one after another: a header begins each.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from reverie.rules.events import Event
from reverie.rules.game import Game, Setup, new_game, set_up
from reverie.rules.options import Options
from reverie.rules.words import Card, Seat

VERSION: Final = "reverie/1"
HEADER_STARTS = b'{"record":'

_SHA256 = "^[0-9a-f]{64}$"
_CHAINED = re.compile(rb'(?P<body>\{.+),"h":"(?P<h>[0-9a-f]{64})"\}')
EVENT_TYPES = frozenset(str(event.__struct_config__.tag) for event in get_args(Event))

Sha256 = Annotated[str, Meta(pattern=_SHA256)]

_encoder = msgspec.json.Encoder()
_events = msgspec.json.Decoder(Event)


class DeckUsed(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    id: str
    sha256: Sha256  # over the card names joined by newlines
    cards: tuple[Card, ...]
    unseen: int | None = None  # so many of the cards, the first, are dealt before all others


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    name: str
    mind: str | None  # which mind plays here; None: a person


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    record: Literal["reverie/1"]
    deck: DeckUsed
    options: Options
    seats: tuple[Player, ...]  # clockwise
    seal: Sha256


def header(deck: str, setup: Setup, players: Iterable[tuple[str, str | None]]) -> Header:
    """The first line of a record. `players` are names and minds, clockwise from seat 0."""
    seats = tuple(Player(seat, name, mind) for seat, (name, mind) in enumerate(players))
    used = DeckUsed(deck, digest_of(setup.cards), setup.cards, setup.unseen)
    return Header(VERSION, used, setup.options, seats, setup.seal)


def digest_of(cards: Iterable[Card]) -> str:
    return hashlib.sha256("\n".join(cards).encode()).hexdigest()


def setup_of(header: Header) -> Setup:
    """What the header sets up, or a ValueError that names what cannot be."""
    if [player.seat for player in header.seats] != list(range(len(header.seats))):
        raise ValueError("seats: number them clockwise from 0")
    if header.options != header.options.at_table_of(len(header.seats)):
        raise ValueError("options: a record states them in full")
    return set_up(header.deck.cards, len(header.seats), header.options, header.seal, header.deck.unseen)


def game_of(header: Header, seed: bytes | None = None) -> Game:
    return new_game(setup_of(header), seed)


def encode(header: Header, events: Iterable[Event]) -> bytes:
    """A whole record."""
    return b"".join(lines(header, events))


def lines(header: Header, events: Iterable[Event]) -> Iterator[bytes]:
    """A record line by line, each with its newline, for who writes it as it grows."""
    line = _encoder.encode(header)
    yield line + b"\n"
    h = chain_start(line)
    for event in events:
        body = _encoder.encode(event)
        h = chained(h, body)
        yield b'%b,"h":"%b"}\n' % (body[:-1], h.encode())


def chain_start(header_line: bytes) -> str:
    return hashlib.sha256(header_line).hexdigest()


def chained(h: str, body: bytes) -> str:
    return hashlib.sha256(h.encode() + body).hexdigest()


def unchained(line: bytes) -> tuple[bytes, str] | None:
    """A line without its `h`, and that `h`; None where there is no such thing."""
    match = _CHAINED.fullmatch(line)
    return (match["body"] + b"}", match["h"].decode()) if match else None


def decode_header(line: bytes) -> Header:
    return msgspec.json.decode(line, type=Header)


def decode_event(body: bytes) -> Event:
    return _events.decode(body)


def read(record: bytes) -> tuple[Header, list[Event]]:
    """A record that is known to be sound; `verify` is for all others."""
    first, *rest = record.rstrip(b"\n").split(b"\n")
    bodies = [unchained(line) for line in rest]
    return decode_header(first), [decode_event(body[0]) for body in bodies if body is not None]


def is_in_full(text: bytes, value: Header | Event) -> bool:
    """Does the text state all that it was read as, or did a default fill a gap?"""
    return msgspec.json.decode(text) == msgspec.json.decode(_encoder.encode(value))


def type_of(event: Event) -> str:
    return str(event.__struct_config__.tag)


def shown(event: Event) -> str:
    return _encoder.encode(event).decode()


def schema() -> dict[str, Any]:
    """The JSON Schema of a line of a record, in which nothing is left out but an `unseen` that is not meant."""
    (of_header, of_event), parts = msgspec.json.schema_components((Header, Event), ref_template="#/$defs/{name}")
    for part in parts.values():
        properties: dict[str, Any] = part.get("properties", {})
        if "type" in properties:
            properties["h"] = {"type": "string", "pattern": _SHA256}
        if properties:
            part["required"] = [name for name in properties if name != "unseen"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A line of a record, {VERSION}",
        "oneOf": [of_header, of_event],
        "$defs": parts,
    }
