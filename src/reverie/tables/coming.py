"""Coming and going: newcomers, further devices, who leaves, is removed or covered, and who is host after them."""

from reverie.rules import close
from reverie.tables import acts
from reverie.tables.happenings import (
    Admitted,
    Arranged,
    DeviceAdded,
    DeviceRemoved,
    ExpulsionAsked,
    HostPassed,
    Joined,
    Left,
    Played,
)
from reverie.tables.means import Happenings, Means, clean_name
from reverie.tables.refused import Refused, TableCode
from reverie.tables.seating import minded, new_mind, put, seat_newcomer
from reverie.tables.settings import Rabbit
from reverie.tables.table import Chair, DeviceId, Member, MemberId, Table

MOST_MEMBERS = 60  # in chairs and watching
MOST_DEVICES = 6  # of one member


def joined(table: Table, device: DeviceId, name: str, rabbit: Rabbit | None) -> Happenings | Refused:
    """A newcomer takes the first free chair before a game; in mid-game they watch, and may take a mind's chair.

    Who was removed must be let in again, and at a public table may not even ask.
    """
    if table.member_with(device):
        return ()
    if len(table.members) >= MOST_MEMBERS:
        return Refused(TableCode.TABLE_FULL)
    cleaned = clean_name(name)
    if isinstance(cleaned, Refused):
        return cleaned
    if rabbit is not None and rabbit not in table.free_rabbits():
        return Refused(TableCode.RABBIT_TAKEN)
    barred = device in table.barred
    if barred and table.settings.public:
        return Refused(TableCode.REMOVED)
    number = table.members_ever + 1
    asking = table.host is not None and (table.settings.public or barred)
    if asking:
        return (Joined(number, device, cleaned, asking=True),)
    return (Joined(number, device, cleaned), *seat_newcomer(table, number, rabbit))


def admit(table: Table, act: acts.Admit) -> Happenings | Refused:
    newcomer = table.member(act.member)
    if newcomer is None:
        return Refused(TableCode.NO_SUCH_MEMBER)
    if not newcomer.asking:
        return ()
    return (Admitted(act.member), *seat_newcomer(table, act.member))


def device_added(table: Table, member: MemberId, device: DeviceId) -> Happenings | Refused:
    """Another device for the same seat; it can be in one place of a table only."""
    mine = table.member(member)
    if mine is None:
        return Refused(TableCode.NO_SUCH_MEMBER)
    owner = table.member_with(device)
    if owner is not None:
        return () if owner.id == member else Refused(TableCode.DEVICE_TAKEN)
    if len(mine.devices) >= MOST_DEVICES:
        return Refused(TableCode.TOO_MANY_DEVICES)
    return (DeviceAdded(member, device),)


def unlink(member: Member, act: acts.Unlink) -> Happenings | Refused:
    if not 0 <= act.device < len(member.devices):
        return Refused(TableCode.NO_SUCH_DEVICE)
    return (DeviceRemoved(member.id, member.devices[act.device]),)


def gone(table: Table, member: MemberId, means: Means, *, removed: bool = False) -> Happenings:
    """Somebody leaves for good: a mind takes their hand, the host's powers pass on, and a game of nobody is closed."""
    seat = table.chair_of(member)
    happenings: Happenings = (Left(member, removed),)
    if seat is not None and table.playing:
        leaver = _member_there(table, member)
        mind = new_mind(table, None, seat, leaver.rabbit or table.free_rabbits()[0])
        happenings += (Arranged(put(table.chairs, seat, Chair(mind=mind))),)
    if table.host == member:
        happenings += (HostPassed(heir(table, member, means)),)
    if table.playing and all(other.id == member for other in table.seated()):
        assert table.game is not None
        happenings += (Played(close(table.game, "everyone_left")),)
    return happenings


def heir(table: Table, host: MemberId, means: Means) -> MemberId | None:
    """The next host: who sits next clockwise and is there; else who sits, else who watches."""
    seat = table.chair_of(host) or 0
    round_table = (*table.chairs[seat:], *table.chairs[:seat])
    seated = [chair.member for chair in round_table if chair.member is not None and chair.member != host]
    others = [member.id for member in table.members if member.id != host and not member.asking]
    there = [member for member in (*seated, *others) if means.there(member)]
    return next(iter((*there, *seated, *others)), None)


def remove(table: Table, member: Member, act: acts.Remove, means: Means) -> Happenings | Refused:
    if act.member == member.id:
        return Refused(TableCode.NOT_YOURSELF)
    if table.member(act.member) is None:
        return Refused(TableCode.NO_SUCH_MEMBER)
    return gone(table, act.member, means, removed=True)


def expel(table: Table, member: Member, act: acts.Expel, means: Means) -> Happenings | Refused:
    """More than half of the other people in chairs, and at least two: nobody is put out by one voice."""
    if act.member == member.id:
        return Refused(TableCode.NOT_YOURSELF)
    if table.member(act.member) is None:
        return Refused(TableCode.NO_SUCH_MEMBER)
    if table.chair_of(member.id) is None:
        return Refused(TableCode.NOT_SEATED)
    others = {other.id for other in table.seated() if other.id != act.member}
    already = {by for whom, by in table.expulsions if whom == act.member}
    asked: Happenings = ()
    if act.wanted != (member.id in already):
        asked = (ExpulsionAsked(act.member, member.id, act.wanted),)
    voices = (already | {member.id} if act.wanted else already - {member.id}) & others
    if len(voices) < max(2, len(others) // 2 + 1):
        return asked
    return (*asked, *gone(table, act.member, means, removed=True))


def cover(table: Table, member: Member, act: acts.Cover, means: Means) -> Happenings | Refused:
    if table.chair_of(member.id) is None and table.host != member.id:
        return Refused(TableCode.NOT_SEATED)
    if not table.playing:
        return Refused(TableCode.NOT_PLAYING)
    if not 0 <= act.chair < len(table.chairs) or table.chairs[act.chair].member is None:
        return Refused(TableCode.NO_SUCH_CHAIR)
    absent = table.chairs[act.chair].member
    if absent is not None and means.there(absent):
        return Refused(TableCode.THERE)
    return minded(table, act.chair, on=True)


def _member_there(table: Table, number: MemberId) -> Member:
    member = table.member(number)
    assert member is not None
    return member
