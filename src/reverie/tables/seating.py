"""Who sits where: people and minds in chairs, their rabbits, and how the table is set."""

from msgspec.structs import replace

from reverie.minds import CHARACTERS, chosen, parted
from reverie.rules import Seat
from reverie.tables import acts
from reverie.tables.happenings import Arranged, Dressed, SettingsChanged
from reverie.tables.means import Happenings, Means, flaw_of
from reverie.tables.refused import Refused, TableCode
from reverie.tables.settings import Rabbit, Settings
from reverie.tables.table import Chair, Member, MemberId, MindSeat, Table

OTHER_NAMES = (  # for minds whose own name is taken: two of one character, say
    "Sorrel",
    "Fern",
    "Juniper",
    "Teasel",
    "Rowan",
    "Bracken",
    "Campion",
    "Heather",
    "Burdock",
    "Vetch",
    "Lovage",
    "Medlar",
)


def seat_newcomer(table: Table, number: MemberId, rabbit: Rabbit | None = None) -> Happenings:
    """In the first free chair. Who sits has a rabbit, and only they: so there is always one for another chair."""
    free = next((seat for seat, chair in enumerate(table.chairs) if chair.free), None)
    if free is None or table.playing:
        return ()
    return (Dressed(number, rabbit or table.free_rabbits()[0]), Arranged(put(table.chairs, free, Chair(number))))


def sit(table: Table, member: Member, act: acts.Sit) -> Happenings | Refused:
    if not 0 <= act.chair < len(table.chairs):
        return Refused(TableCode.NO_SUCH_CHAIR)
    mine = table.chair_of(member.id)
    if mine == act.chair:
        return ()
    chair = table.chairs[act.chair]
    if chair.member is not None or (table.playing and chair.mind is None):
        return Refused(TableCode.CHAIR_TAKEN)
    if mine is not None and table.playing:
        return Refused(TableCode.PLAYING)
    chairs = table.chairs if mine is None else put(table.chairs, mine, Chair())
    seated = Arranged(put(chairs, act.chair, Chair(member.id)))
    if member.rabbit is not None:
        return (seated,)
    # A mind gives up its rabbit with its chair.
    return (seated, Dressed(member.id, chair.mind.rabbit if chair.mind else table.free_rabbits()[0]))


def watch(table: Table, member: Member) -> Happenings | Refused:
    mine = table.chair_of(member.id)
    if mine is None:
        return ()
    if table.playing:
        return Refused(TableCode.PLAYING)
    return (Arranged(put(table.chairs, mine, Chair())), Dressed(member.id, None))


def dress(table: Table, member: Member, act: acts.Dress) -> Happenings | Refused:
    if member.rabbit == act.rabbit:
        return ()
    if table.chair_of(member.id) is None:
        return Refused(TableCode.NOT_SEATED)
    if table.playing:
        return Refused(TableCode.PLAYING)
    if act.rabbit not in table.free_rabbits():
        return Refused(TableCode.RABBIT_TAKEN)
    return (Dressed(member.id, act.rabbit),)


def invite(table: Table, act: acts.Invite, means: Means) -> Happenings | Refused:
    if act.mind is not None and act.mind not in means.minds:
        return Refused(TableCode.NO_SUCH_MIND)
    if not 0 <= act.chair < len(table.chairs):
        return Refused(TableCode.NO_SUCH_CHAIR)
    chair = table.chairs[act.chair]
    if chair.member is not None:
        return Refused(TableCode.CHAIR_TAKEN)
    if chair.mind is not None and act.mind in (None, chair.mind.mind):
        return ()
    return (Arranged(put(table.chairs, act.chair, Chair(mind=new_mind(table, act.mind, act.chair)))),)


def dismiss(table: Table, act: acts.Dismiss) -> Happenings | Refused:
    if table.playing:
        return Refused(TableCode.PLAYING)
    if not 0 <= act.chair < len(table.chairs) or table.chairs[act.chair].mind is None:
        return Refused(TableCode.NO_SUCH_CHAIR)
    return (Arranged(put(table.chairs, act.chair, Chair())),)


def reseat(table: Table, act: acts.Reseat) -> Happenings | Refused:
    if table.playing:
        return Refused(TableCode.PLAYING)
    if sorted(act.order) != list(range(len(table.chairs))):
        return Refused(TableCode.NO_SUCH_CHAIR)
    chairs = tuple(table.chairs[seat] for seat in act.order)
    return (Arranged(chairs),) if chairs != table.chairs else ()


def set_table(table: Table, settings: Settings, means: Means) -> Happenings | Refused:
    """Chairs are added or taken away at the end; nobody who sits can lose their chair by it."""
    if table.playing:
        return Refused(TableCode.PLAYING)
    flaw = flaw_of(settings, means)
    if flaw:
        return flaw
    taken = [chair for chair in table.chairs if not chair.free]
    if len(taken) > settings.chairs:
        return Refused(TableCode.BAD_SETTINGS, f"chairs: {len(taken)} are taken")
    changed: Happenings = (SettingsChanged(settings),) if settings != table.settings else ()
    if settings.chairs == len(table.chairs):
        return changed
    kept = list(table.chairs)
    while len(kept) > settings.chairs:
        kept.remove(next(chair for chair in reversed(kept) if chair.free))
    chairs = (*kept, *[Chair()] * (settings.chairs - len(kept)))
    return (*changed, Arranged(chairs))


def minded(table: Table, seat: Seat, *, on: bool) -> Happenings:
    """A mind plays for who is gone; they take their seat again with the hand as it is."""
    chair = table.chairs[seat]
    return () if chair.minded == on else (Arranged(put(table.chairs, seat, replace(chair, minded=on))),)


def new_mind(table: Table, key: str | None, seat: Seat, rabbit: Rabbit | None = None) -> MindSeat:
    """For this seat: of its character's name and rabbit if nobody else has them, or as the rabbit that sat there."""
    others = [chair.mind for number, chair in enumerate(table.chairs) if chair.mind and number != seat]
    mind = key or chosen([parted(other.mind)[0] for other in others])
    who = CHARACTERS.get(parted(mind)[0])
    called = {other.name for other in others} | {member.name for member in table.members}
    names = (*([who.name] if who else []), *OTHER_NAMES)
    before = table.chairs[seat].mind
    free = (*table.free_rabbits(), *([before.rabbit] if before else []))
    liked = [Rabbit(it) for it in who.rabbits if Rabbit(it) in free] if who else []
    return MindSeat(mind, next(it for it in names if it not in called), rabbit or [*liked, *reversed(free)][0])


def put(chairs: tuple[Chair, ...], seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    return (*chairs[:seat], chair, *chairs[seat + 1 :])
