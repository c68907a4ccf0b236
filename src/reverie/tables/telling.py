"""What is told to whom: every message to a member is composed here, and nowhere else."""

from collections.abc import Iterable

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from reverie import __version__
from reverie.minds import Brain
from reverie.rules import Code, Seat
from reverie.rules.view import encoded, version
from reverie.tables import acts, wire
from reverie.tables.clock import due_of
from reverie.tables.decide import waited_for
from reverie.tables.means import LONGEST_SIGN, clean_talk
from reverie.tables.outbox import Outbox, Round
from reverie.tables.refused import Refused, TableCode
from reverie.tables.settings import Language
from reverie.tables.table import Chair, DeviceId, Member, MemberId, Said, Table

_encoder = msgspec.json.Encoder()
_GAME = b'{"type":"game","game":%d,"due":%b,"musings":%b,"view":'  # a wire.Game up to its view


class Connection:
    """One page of a member's: they may have several, on several devices, all live."""

    def __init__(self, member: MemberId, device: DeviceId, round_: Round) -> None:
        self.member = member
        self.device = device
        self.outbox = Outbox(round_)
        self.seat: Seat | None = None  # in the game, as things stand; None: watching
        self.admitted = False
        self.told: tuple[wire.You, Raw] | None = None  # of the room, the last time
        self.seen: tuple[int, Seat | None, int] | None = None  # game, seat and version of the view it was sent last

    def place(self, table: Table) -> None:
        """Where this member is now; to be said whenever the room has changed."""
        member = table.member(self.member)
        self.admitted = member is not None and not member.asking
        self.seat = table.seat_of(self.member)

    def tell(self, message: wire.Message) -> None:
        self.outbox.put(_encoder.encode(message))


class Label(Struct, frozen=True):
    """What lists of tables show: nothing of hands, talk, codes or links."""

    language: Language
    public: bool
    people: int
    minds: int
    chairs: int
    game: int
    turn: int
    playing: bool
    reports: int


def read_label(encoded: bytes) -> Label:
    return msgspec.json.decode(encoded, type=Label)


def label_of(table: Table) -> Label:
    return Label(
        language=table.settings.language,
        public=table.settings.public,
        people=sum(1 for _ in table.seated()),
        minds=sum(chair.mind is not None for chair in table.chairs),
        chairs=len(table.chairs),
        game=table.number,
        turn=table.game.turn if table.game else 0,
        playing=table.playing,
        reports=table.reports,
    )


def label(table: Table) -> bytes:
    return _encoder.encode(label_of(table))


def label_differs(before: Table, after: Table) -> bool:
    if after.game is None or before.game is None:
        return after.room != before.room
    return after.room != before.room or after.game.turn != before.game.turn


def welcome(connection: Connection, table: Table, now: int) -> None:
    """The first words on a connection, before the whole state."""
    connection.tell(wire.Hello(__version__, now))
    member = table.member(connection.member)
    if member is not None and not member.asking and table.talk:
        connection.tell(wire.Talk(tuple(said for said in table.talk if said.member not in member.muted)))


def tell_room(
    table: Table, connections: Iterable[Connection], there: frozenset[MemberId], brain: Brain | None = None
) -> None:
    """Who is here and how they sit, to everyone; encoded once, but for what is each member's own."""
    connections = tuple(connections)
    room = Raw(_encoder.encode(_room(table, there, brain))) if connections else Raw()
    for connection in connections:
        member = table.member(connection.member)
        if member is None:
            continue
        if member.asking:
            connection.tell(wire.Asking())
        else:
            you = _you(table, member, connection)
            if connection.told != (you, room):  # whom somebody else mutes or reports is not to be felt
                connection.told = (you, room)
                connection.outbox.put_table(_encoder.encode(wire.Table(you, room)))


def tell_game(table: Table, connections: Iterable[Connection]) -> None:
    """The view of each seat, and the watchers', to whom it shows anything new."""
    game = table.game
    if game is None:
        return
    fresh: list[Connection] = []
    for connection in connections:
        seen = table.number, connection.seat, version(game, connection.seat)
        if connection.admitted and seen != connection.seen:
            connection.seen = seen
            fresh.append(connection)
    if not fresh:
        return
    views = encoded(game, {connection.seat for connection in fresh})
    told = [it for it in table.musings if game.result is not None and it.turn == game.result.turn]
    head = _GAME % (table.number, _encoder.encode(due_of(table)), _encoder.encode(told))
    messages = {seat: head + seen + b"}" for seat, seen in views.items()}
    for connection in fresh:
        connection.outbox.put_game(messages[connection.seat])


def tell_talk(table: Table, said: Said, connections: Iterable[Connection]) -> None:
    message = wire.Spoken(said)
    for connection in connections:
        member = table.member(connection.member)
        if member is not None and not member.asking and said.member not in member.muted:
            connection.tell(message)


def react(table: Table, member: Member, act: acts.React, connections: Iterable[Connection]) -> Refused | None:
    """Passed on and forgotten."""
    if member.asking:
        return Refused(TableCode.NOT_ADMITTED)
    if member.silenced:
        return Refused(TableCode.SILENCED)
    sign = clean_talk(act.sign, LONGEST_SIGN)
    if isinstance(sign, Refused):
        return sign
    for connection in connections:
        other = table.member(connection.member)
        if other is not None and not other.asking and member.id not in other.muted:
            connection.tell(wire.Reacted(member.id, sign))
    return None


def nudge(table: Table, member: Member, act: acts.Nudge, connections: Iterable[Connection]) -> Refused | None:
    if member.asking:
        return Refused(TableCode.NOT_ADMITTED)
    if not waited_for(table, act.member):
        return Refused(Code.NOT_WAITED_FOR)
    called = table.member(act.member)
    if called is None or member.id in called.muted:
        return None
    for connection in connections:
        if connection.member == called.id:
            connection.tell(wire.Nudged(member.id))
    return None


def answer(connection: Connection, act: str, refused: Refused | None) -> None:
    if refused is None:
        connection.tell(wire.Done(act))
    else:
        connection.tell(wire.Refused(act, refused.code, refused.field))


def part(connection: Connection, why: str) -> None:
    connection.outbox.close(_encoder.encode(wire.Bye(why)))


def asked_brain(table: Table, brain: Brain | None) -> wire.Brain | None:
    """Whom minds ask here; nobody, where the server no longer has the one that the host once chose."""
    if brain is None or table.settings.asks != brain.name:
        return None
    return wire.Brain(brain.name, brain.pictures)


def _room(table: Table, there: frozenset[MemberId], brain: Brain | None) -> wire.Room:
    whom: dict[MemberId, list[MemberId]] = {}
    for member, by in table.expulsions:
        whom.setdefault(member, []).append(by)
    return wire.Room(
        id=table.id,
        settings=table.settings if asked_brain(table, brain) else replace(table.settings, asks=None),
        brain=None if brain is None else wire.Brain(brain.name, brain.pictures),
        link=table.link,
        code=table.code,
        host=table.host,
        people=tuple([_person(member, there=member.id in there) for member in table.members]),
        chairs=tuple([_seating(table, chair) for chair in table.chairs]),
        expulsions=tuple([wire.Expulsion(member, tuple(by)) for member, by in whom.items()]),
        game=table.number,
        playing=table.playing,
        kept=table.number in table.tapes,
    )


def _person(member: Member, *, there: bool) -> wire.Person:
    return wire.Person(member.id, member.name, member.rabbit, there, member.ready, member.asking, member.silenced)


def _seating(table: Table, chair: Chair) -> wire.Seating:
    if chair.mind is not None:
        return wire.Seating(None, chair.mind.mind, chair.mind.name, chair.mind.rabbit, minded=False)
    member = None if chair.member is None else table.member(chair.member)
    if member is None:
        return wire.Seating(None, None, None, None, minded=False)
    return wire.Seating(member.id, None, member.name, member.rabbit, chair.minded)


def _you(table: Table, member: Member, connection: Connection) -> wire.You:
    device = member.devices.index(connection.device) if connection.device in member.devices else 0
    return wire.You(member.id, table.chair_of(member.id), device, len(member.devices), member.muted)
