"""Is a record sound? Every line is held against the one before, the rules, and the seed that was sealed.

The rules are not written twice: each event that a player caused is turned back into the move behind it, and `decide`
must lead from it to just the events that the record has.
"""

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from reverie.rules import record
from reverie.rules.chance import SEED_BYTES, seal
from reverie.rules.decide import close, decide, start
from reverie.rules.events import (
    Claimed,
    Closed,
    Dealt,
    Drawn,
    Ended,
    Event,
    Exchanged,
    Given,
    Laid,
    StoodIn,
    Told,
    Voted,
)
from reverie.rules.evolve import evolve
from reverie.rules.game import Game
from reverie.rules.moves import Claim, Exchange, Give, PlayerMove, StandIn, Tell, Vote
from reverie.rules.refusals import Refusal
from reverie.rules.words import Card, Phase, Seat


class Kind(StrEnum):
    TORN = "torn"  # the last line was not written to its end; what stands before it is sound
    UNKNOWN = "unknown"  # a version or a type of event that this program does not know
    DAMAGED = "damaged"  # a line is not what was written
    BROKEN_RULE = "broken_rule"  # the lines are whole, but no game goes like that
    NOT_THE_SEEDS = "not_the_seeds"  # a deal, a row, a draw or a lot that the sealed seed does not give


class Fault(Struct, frozen=True):
    line: int  # in the file, from 1
    kind: Kind
    what: str


class Report(Struct, frozen=True):
    """What is to be said of one record in a file."""

    line: int  # of its header
    seats: int
    turns: int  # revealed
    over: bool  # has it come to its end, or been closed; else the seed is not known yet
    fault: Fault | None  # the first; what comes after it cannot be judged


_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # what bytes from anywhere may make of a reader
_HEX_SEED = re.compile(f"[0-9a-f]{{{2 * SEED_BYTES}}}")
_NO_SEED = bytes(SEED_BYTES)  # stands in where the seed is not known yet: then chance is not held against it


class _UnsoundError(Exception):
    """Carries the first fault out of the checks."""

    def __init__(self, line: int, kind: Kind, what: str) -> None:
        super().__init__(what)
        self.fault = Fault(line, kind, what)


def verify(data: bytes) -> list[Report]:
    """A report for each record in the file, in order."""
    lines = data.split(b"\n")
    if len(lines) > 1 and lines[-1] == b"":
        lines.pop()
    starts = [at for at, line in enumerate(lines) if at == 0 or line.startswith(record.HEADER_STARTS)]
    ends = [*starts[1:], len(lines)]
    return [
        _verify_one(lines[begin:end], begin + 1, torn=end == len(lines) and not data.endswith(b"\n"))
        for begin, end in zip(starts, ends, strict=True)
    ]


def _verify_one(lines: Sequence[bytes], first: int, *, torn: bool) -> Report:
    """`torn` says that the last line has no newline: if it is not whole, it was cut off rather than damaged."""
    seats, turns, over = 0, 0, False
    try:
        header = _header(lines, first)
        seats = len(header.seats)
        for game in _replayed(header, lines, first):
            turns = game.result.turn if game.result else 0
            over = game.phase is Phase.OVER
    except _UnsoundError as unsound:
        fault = unsound.fault
        at_the_end = fault.line == first + len(lines) - 1
        if torn and fault.kind is Kind.DAMAGED and at_the_end and _is_cut_off(lines[-1]):
            fault = Fault(fault.line, Kind.TORN, "the last line was not written to its end")
        return Report(first, seats, turns, over, fault)
    return Report(first, seats, turns, over, None)


def _is_cut_off(line: bytes) -> bool:
    """Does it begin as a line does, and stop before its end?"""
    if line[:1] not in (b"", b"{"):
        return False
    try:
        msgspec.json.decode(line)
    except _UNREADABLE:
        return True
    return False


class _Version(Struct):
    record: str


def _header(lines: Sequence[bytes], number: int) -> record.Header:
    line = lines[0]
    if not line.startswith(record.HEADER_STARTS):
        raise _UnsoundError(number, Kind.DAMAGED, "no header: a record begins with one")
    try:
        version = msgspec.json.decode(line, type=_Version).record
    except _UNREADABLE as error:
        raise _UnsoundError(number, Kind.DAMAGED, f"no header: {error}") from error
    if version != record.VERSION:
        raise _UnsoundError(number, Kind.UNKNOWN, f"version {version!r}, where this program reads {record.VERSION!r}")
    try:
        header = record.decode_header(line)
        record.setup_of(header)
    except (*_UNREADABLE, ValueError) as error:
        kind = Kind.BROKEN_RULE if _fits_what_follows(lines) else Kind.DAMAGED
        raise _UnsoundError(number, kind, f"header: {error}") from error
    if not record.is_in_full(line, header):
        raise _UnsoundError(number, Kind.BROKEN_RULE, "header: a record states everything in full")
    if header.deck.sha256 != record.digest_of(header.deck.cards):
        raise _UnsoundError(number, Kind.DAMAGED, "header: deck.sha256 does not fit the cards")
    return header


def _fits_what_follows(lines: Sequence[bytes]) -> bool:
    split = record.unchained(lines[1]) if len(lines) > 1 else None
    return split is None or split[1] == record.chained(record.chain_start(lines[0]), split[0])


def _replayed(header: record.Header, lines: Sequence[bytes], first: int) -> Iterator[Game]:
    """The game after each move that the record holds, until one is found that cannot be."""
    events, fault = _events(lines, first)
    game = record.game_of(header, _seed(header, events))
    at = 0
    while at < len(events):
        expected = _led_to(game, events, at, first + 1 + at)
        for want, have in zip(expected, events[at:], strict=False):  # a record still growing may stop in between
            _compare(game, want, have, first + 1 + at)
            game = evolve(game, have)
            at += 1
        yield game
    if fault:
        raise fault


def _events(lines: Sequence[bytes], first: int) -> tuple[list[Event], _UnsoundError | None]:
    """The events up to the first line that is not what was written, or that this program cannot read."""
    events: list[Event] = []
    h = record.chain_start(lines[0])
    for number, line in enumerate(lines[1:], first + 1):
        split = record.unchained(line)
        if split is None or split[1] != (h := record.chained(h, split[0])):
            return events, _UnsoundError(number, Kind.DAMAGED, "h does not fit the line and the one before it")
        try:
            event = record.decode_event(split[0])
        except _UNREADABLE as error:
            return events, _unreadable(number, split[0], error)
        if isinstance(event, Told) and not record.is_in_full(split[0], event):
            return events, _UnsoundError(number, Kind.BROKEN_RULE, "told: a clue is stated in full")
        events.append(event)
    return events, None


class _Type(Struct):
    type: str


def _unreadable(number: int, body: bytes, error: Exception) -> _UnsoundError:
    try:
        name = msgspec.json.decode(body, type=_Type).type
    except _UNREADABLE:
        return _UnsoundError(number, Kind.DAMAGED, f"no event: {error}")
    if name not in record.EVENT_TYPES:
        return _UnsoundError(number, Kind.UNKNOWN, f"an event of type {name!r}")
    return _UnsoundError(number, Kind.BROKEN_RULE, f"{name}: {error}")


def _seed(header: record.Header, events: Sequence[Event]) -> bytes | None:
    """The seed that the record's end shows, if it is the one that was sealed; else chance cannot be checked."""
    for event in events:
        if isinstance(event, Ended | Closed) and _HEX_SEED.fullmatch(event.seed):
            seed = bytes.fromhex(event.seed)
            return seed if seal(seed) == header.seal else None
    return None


def _led_to(game: Game, events: Sequence[Event], at: int, line: int) -> Sequence[Event]:
    """What the rules have follow from the move that is behind the event at this place."""
    if at == 0:
        return start(game)
    decider = game if game.seed else replace(game, seed=_NO_SEED)
    event = events[at]
    if isinstance(event, Closed) and game.phase is not Phase.OVER:
        return close(decider, event.why)
    if isinstance(event, StoodIn) and at + 1 == len(events) and _may_act(game, event.seat):
        return (StoodIn(game.turn, event.seat),)  # what was done for this seat is yet to be written
    behind = _move_behind(events[at + 1] if isinstance(event, StoodIn) and at + 1 < len(events) else event)
    if behind is None or (isinstance(event, StoodIn) and event.seat != behind[0]):
        raise _UnsoundError(line, Kind.BROKEN_RULE, f"{record.type_of(event)}: nothing leads to it here")
    seat, move = behind
    answer = decide(decider, seat, StandIn(move) if isinstance(event, StoodIn) else move)
    if isinstance(answer, Refusal):
        raise _UnsoundError(line, Kind.BROKEN_RULE, f"{record.type_of(event)}: {answer.code}")
    if not answer:
        raise _UnsoundError(line, Kind.BROKEN_RULE, f"{record.type_of(event)}: it changes nothing")
    return answer


def _may_act(game: Game, seat: Seat) -> bool:
    return game.phase is not Phase.OVER and 0 <= seat < game.setup.seats


def _move_behind(event: Event) -> tuple[Seat, PlayerMove] | None:
    match event:
        case Claimed():
            return event.seat, Claim()
        case Told():
            return event.seat, Tell(event.card, event.clue)
        case Given():
            return event.seat, Give(event.cards)
        case Voted():
            return event.seat, Vote(event.tokens)
        case Exchanged():
            return event.seat, Exchange()
        case _:
            return None


def _compare(game: Game, want: Event, have: Event, line: int) -> None:
    if have == want and (game.seed or not isinstance(have, Ended | Closed)):
        return
    if not _alike_but_for_chance(game, want, have):
        raise _UnsoundError(line, Kind.BROKEN_RULE, f"{record.type_of(have)}: the rules have {record.shown(want)} here")
    if isinstance(have, Ended | Closed):
        raise _UnsoundError(
            line, Kind.NOT_THE_SEEDS, f"{record.type_of(have)}: this seed is not the one that was sealed"
        )
    if game.seed:
        raise _UnsoundError(
            line, Kind.NOT_THE_SEEDS, f"{record.type_of(have)}: the sealed seed gives {record.shown(want)}"
        )


def _alike_but_for_chance(game: Game, want: Event, have: Event) -> bool:
    """Could another seed have led to this? Then it is the seed's matter, and no rule is broken."""
    if want.turn != have.turn:
        return False
    match want, have:
        case Dealt(), Dealt():
            cards = [card for hand in have.hands for card in hand]
            return [len(hand) for hand in want.hands] == [len(hand) for hand in have.hands] and _drawable(
                cards, game.setup.cards
            )
        case Laid(), Laid():
            return sorted(want.row) == sorted(have.row)
        case Drawn(), Drawn():
            return (want.seat, len(want.cards)) == (have.seat, len(have.cards)) and _drawable(have.cards, game.pile)
        case Exchanged(), Exchanged():
            return len(want.cards) == len(have.cards) and _drawable(have.cards, game.pile)
        case StoodIn(), StoodIn():
            return game.phase is Phase.RACE and have.seat < game.setup.seats
        case Claimed(), Claimed():
            return game.stood_in[-1:] == (have.seat,)
        case (Ended(), Ended()) | (Closed(), Closed()):
            return replace(want, seed=have.seed) == have
        case _:
            return False


def _drawable(cards: Sequence[Card], pile: Sequence[Card]) -> bool:
    return len(set(cards)) == len(cards) and set(cards) <= set(pile)
