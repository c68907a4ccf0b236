"""What a happening changes at a table. The same path serves play, restart, export and a second machine."""

from typing import TypeVar

from msgspec.structs import replace

from reverie.rules import Words, evolve_all, new_game
from reverie.rules.events import Told
from reverie.rules.record import setup_of
from reverie.tables.happenings import (
    Admitted,
    Arranged,
    DeviceAdded,
    DeviceRemoved,
    Dressed,
    ExpulsionAsked,
    Happening,
    HostPassed,
    Joined,
    Left,
    Mused,
    Muted,
    Opened,
    Page,
    Played,
    Readied,
    Renamed,
    Reported,
    SettingsChanged,
    Silenced,
    Spoke,
    Started,
    TapesKept,
)
from reverie.tables.table import Chair, Member, MemberId, Said, Table

TALK_KEPT = 60
BARRED_KEPT = 200
ACTS_KEPT = 32  # of each member

T = TypeVar("T")


def evolve_page(table: Table | None, page: Page, at: int) -> Table:
    """The table after one journal entry."""
    for happening in page.happenings:
        table = _opened(happening) if isinstance(happening, Opened) else evolve(_there(table), happening, at)
    table = _there(table)
    member = None if page.by is None else table.member(page.by)
    if member is not None and page.act is not None:
        table = _changed(table, member.id, acts=(*member.acts, page.act)[-ACTS_KEPT:])
    return replace(table, version=table.version + 1)


def _there(table: Table | None) -> Table:
    if table is None:
        raise ValueError("a table's journal begins with its opening")
    return table


def _opened(event: Opened) -> Table:
    chairs = (Chair(),) * event.settings.chairs
    return Table(event.table, event.settings, event.link, event.code, chairs=chairs, room=1)


def evolve(table: Table, happening: Happening, at: int) -> Table:
    match happening:
        case Played():
            return _played(table, happening, at)
        case Mused():
            recent = [it for it in table.musings if it.turn >= happening.musing.turn - 1]
            return replace(table, musings=(*recent, happening.musing))
        case Spoke():
            return _spoke(table, happening, at)
        case _:
            return _seated(replace(_rearranged(table, happening, at), room=table.room + 1))


def _seated(table: Table) -> Table:
    """While a game is played its seats are the chairs; once it is over they stay as they were."""
    return replace(table, sat=tuple([chair.member for chair in table.chairs])) if table.playing else table


def _rearranged(table: Table, happening: Happening, at: int) -> Table:  # noqa: C901 - one case a happening
    match happening:
        case Joined():
            return _joined(table, happening)
        case Admitted():
            return _admitted(table, _member(table, happening.member))
        case DeviceAdded():
            member = _member(table, happening.member)
            return _changed(table, member.id, devices=(*member.devices, happening.device))
        case DeviceRemoved():
            member = _member(table, happening.member)
            return _changed(table, member.id, devices=_but(member.devices, happening.device))
        case Renamed():
            return _changed(table, happening.member, name=happening.name)
        case Dressed():
            return _changed(table, happening.member, rabbit=happening.rabbit)
        case Readied():
            return _changed(table, happening.member, ready=happening.ready)
        case Arranged():
            return replace(table, chairs=happening.chairs)
        case SettingsChanged():
            return replace(table, settings=happening.settings)
        case HostPassed():
            return replace(table, host=happening.member)
        case Started():
            return _started(table, happening, at)
        case TapesKept():
            return replace(table, tapes=(*table.tapes, happening.game))
        case Left():
            return _left(table, _member(table, happening.member), removed=happening.removed)
        case ExpulsionAsked():
            asked = (happening.member, happening.by)
            rest = _but(table.expulsions, asked)
            return replace(table, expulsions=(*rest, asked) if happening.wanted else rest)
        case Silenced():
            return _changed(table, happening.member, silenced=happening.silenced)
        case Muted():
            rest = _but(_member(table, happening.member).muted, happening.whom)
            return _changed(table, happening.member, muted=(*rest, happening.whom) if happening.muted else rest)
        case Reported():
            return replace(table, reports=table.reports + 1)
        case Opened() | Played() | Mused() | Spoke():
            raise ValueError("these are told elsewhere")


def _joined(table: Table, event: Joined) -> Table:
    member = Member(event.member, event.name, (event.device,), asking=event.asking)
    return replace(
        table,
        members=(*table.members, member),
        members_ever=max(table.members_ever, member.id),
        host=member.id if table.host is None and not event.asking else table.host,
    )


def _started(table: Table, event: Started, at: int) -> Table:
    game = new_game(setup_of(event.header), bytes.fromhex(event.seed))
    return replace(
        table,
        game=game,
        number=table.number + 1,
        header=event.header,
        clues=(),
        musings=(),
        since=at,
        members=tuple([replace(member, ready=False) for member in table.members]),
    )


def _played(table: Table, event: Played, at: int) -> Table:
    assert table.game is not None
    game = evolve_all(table.game, event.events)
    begun = (game.phase, game.turn) != (table.game.phase, table.game.turn)
    told = tuple([it.clue.text for it in event.events if isinstance(it, Told) and isinstance(it.clue, Words)])
    table = replace(table, game=game, clues=table.clues + told, since=at if begun else table.since)
    if game.outcome is None:
        return table
    # The game is over: what lay in hands and rows has been seen, so the next game deals the others first.
    seen = {card for card in game.setup.cards if card not in game.pile}
    fresh = set(game.setup.cards) - set(table.seen) - seen
    kept = tuple(sorted(seen)) if not fresh else tuple(sorted({*table.seen, *seen}))
    free = (Chair(),) * (table.settings.chairs - len(table.chairs))  # for who has only watched so far
    return replace(table, seen=kept, chairs=(*table.chairs, *free), room=table.room + 1)


def _admitted(table: Table, member: Member) -> Table:
    welcome = tuple([device for device in table.barred if device not in member.devices])
    return _changed(replace(table, barred=welcome), member.id, asking=False)


def _left(table: Table, leaver: Member, *, removed: bool) -> Table:
    gone = leaver.id
    return replace(
        table,
        barred=(*table.barred, *leaver.devices)[-BARRED_KEPT:] if removed else table.barred,
        members=tuple(replace(member, muted=_but(member.muted, gone)) for member in table.members if member.id != gone),
        chairs=tuple(
            replace(chair, member=None, minded=False) if chair.member == gone else chair for chair in table.chairs
        ),
        expulsions=tuple(asked for asked in table.expulsions if gone not in asked),
    )


def _spoke(table: Table, event: Spoke, at: int) -> Table:
    number = table.said_ever + 1
    said = Said(number, at, event.member, _member(table, event.member).name, event.text)
    return replace(table, talk=(*table.talk, said)[-TALK_KEPT:], said_ever=number)


def _member(table: Table, number: MemberId) -> Member:
    member = table.member(number)
    if member is None:
        raise ValueError(f"no member {number} at this table")
    return member


def _changed(table: Table, number: MemberId, **changes: object) -> Table:
    members = tuple([replace(member, **changes) if member.id == number else member for member in table.members])
    return replace(table, members=members)


def _but(things: tuple[T, ...], one: T) -> tuple[T, ...]:
    return tuple(thing for thing in things if thing != one)
