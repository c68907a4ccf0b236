"""What an act at a table leads to: happenings, or a refusal that leaves the table as it was. Pure, like the rules."""

from collections.abc import Callable
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from reverie.rules import Card, Move, Phase, Refusal, Seat, close, decide, new_game, record, set_up, start, waiting_for
from reverie.rules.chance import seal
from reverie.rules.options import FEWEST_SEATS
from reverie.rules.text import Flaw, cleaned_visible
from reverie.tables import acts
from reverie.tables.acts import Act
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
    Muted,
    Opened,
    Played,
    Readied,
    Renamed,
    Reported,
    SettingsChanged,
    Silenced,
    Spoke,
    Started,
)
from reverie.tables.refused import Refused, TableCode
from reverie.tables.settings import Rabbit, Settings
from reverie.tables.table import Chair, DeviceId, Member, MemberId, MindSeat, Table

LONGEST_NAME = 24
LONGEST_TALK = 400
MOST_MEMBERS = 60  # in chairs and watching
MOST_DEVICES = 6  # of one member
MIND_NAMES = (
    "Clover",
    "Bramble",
    "Thistle",
    "Sorrel",
    "Fern",
    "Juniper",
    "Poppy",
    "Teasel",
    "Rowan",
    "Sage",
    "Yarrow",
    "Bracken",
)

Happenings = tuple[Happening, ...]
T = TypeVar("T")


class Means(Struct, frozen=True):
    """What deciding needs from outside, so that it can stay pure."""

    seed: Callable[[], bytes]
    cards: Callable[[str], tuple[Card, ...] | None]  # of a deck, by its id
    minds: frozenset[str]
    there: Callable[[MemberId], bool]  # is anything of theirs connected


def opened(table: str, settings: Settings, link: str, code: str, means: Means) -> Happenings | Refused:
    flaw = _flaw_of(settings, means)
    return flaw or (Opened(table, settings, link, code),)


def joined(table: Table, device: DeviceId, name: str, rabbit: Rabbit | None) -> Happenings | Refused:
    """A newcomer takes the first free chair before a game; in mid-game they watch, and may take a mind's chair."""
    if table.member_with(device):
        return ()
    if len(table.members) >= MOST_MEMBERS:
        return Refused(TableCode.TABLE_FULL)
    cleaned = _name(name)
    if isinstance(cleaned, Refused):
        return cleaned
    if rabbit is not None and rabbit not in table.free_rabbits():
        return Refused(TableCode.RABBIT_TAKEN)
    number = table.members_ever + 1
    asking = table.settings.public and table.host is not None
    if asking:
        return (Joined(number, device, cleaned, None, asking=True),)
    return (Joined(number, device, cleaned, rabbit), *_seat_newcomer(table, number, rabbit))


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


def _seat_newcomer(table: Table, number: MemberId, rabbit: Rabbit | None) -> Happenings:
    free = next((seat for seat, chair in enumerate(table.chairs) if chair.free), None)
    if free is None or table.playing:
        return ()
    seated = Arranged(_put(table.chairs, free, Chair(number)))
    rabbits = table.free_rabbits()
    return (seated,) if rabbit or not rabbits else (Dressed(number, rabbits[0]), seated)


def acted(table: Table, member: Member, act: Act, means: Means) -> Happenings | Refused:  # noqa: C901 - one case an act
    if member.asking and not isinstance(act, acts.Leave):
        return Refused(TableCode.NOT_ADMITTED)
    match act:
        case acts.Play():
            return _play(table, member, act)
        case acts.Speak():
            return _speak(member, act)
        case acts.Rename():
            name = _name(act.name)
            return name if isinstance(name, Refused) else (Renamed(member.id, name),)
        case acts.Dress():
            return _dress(table, member, act)
        case acts.Ready():
            return (Readied(member.id, act.ready),) if act.ready != member.ready else ()
        case acts.Sit():
            return _sit(table, member, act)
        case acts.Watch():
            return _watch(table, member)
        case acts.Leave():
            return gone(table, member.id, means)
        case acts.Expel():
            return _expel(table, member, act, means)
        case acts.Cover():
            return _cover(table, member, act, means)
        case acts.Mute():
            return _mute(table, member, act)
        case acts.Report():
            return _report(table, member, act)
        case acts.Unlink():
            return _unlink(member, act)
        case acts.React() | acts.Nudge():
            return ()  # passed on, not kept: see `live`
        case _:
            return _as_host(table, member, act, means)


def _as_host(table: Table, member: Member, act: Act, means: Means) -> Happenings | Refused:
    if table.host != member.id:
        return Refused(TableCode.NOT_THE_HOST)
    match act:
        case acts.Start():
            return _start(table, means)
        case acts.Close():
            return _close(table, "host")
        case acts.Set():
            return _set(table, act.settings, means)
        case acts.Invite():
            return _invite(table, act, means)
        case acts.Dismiss():
            return _dismiss(table, act)
        case acts.Reseat():
            return _reseat(table, act)
        case acts.Remove():
            return _remove(table, member, act, means)
        case acts.Admit():
            return _admit(table, act)
        case acts.Silence():
            return _silence(table, act)
        case acts.HandOver():
            other = table.member(act.member)
            found = other is not None and not other.asking
            return (HostPassed(act.member),) if found else Refused(TableCode.NO_SUCH_MEMBER)
        case _:
            raise ValueError(f"an act that nobody decides: {act}")


# --- Play -----------------------------------------------------------------------------------------------------------


def _play(table: Table, member: Member, act: acts.Play) -> Happenings | Refused:
    game = table.game
    if game is None or act.game > table.number:
        return Refused(TableCode.NOT_PLAYING)
    seat = table.chair_of(member.id)
    if seat is None:
        return Refused(TableCode.NOT_SEATED)
    if (act.game, act.turn, act.phase) != (table.number, game.turn, game.phase):
        return Refused(TableCode.TOO_LATE)
    return moved(table, seat, act.move)


def moved(table: Table, seat: Seat, move: Move) -> Happenings | Refused:
    """What a move in the game leads to, whoever makes it: a member, a mind or the clock."""
    assert table.game is not None
    events = decide(table.game, seat, move)
    if isinstance(events, Refusal):
        return Refused(events.code)
    return (Played(events),) if events else ()


def _start(table: Table, means: Means) -> Happenings | Refused:
    """The people and minds in chairs close up and play; free chairs are put away."""
    if table.playing:
        return Refused(TableCode.PLAYING)
    taken = tuple(chair for chair in table.chairs if not chair.free)
    if len(taken) < FEWEST_SEATS:
        return Refused(TableCode.TOO_FEW)
    cards = means.cards(table.settings.deck)
    if cards is None:
        return Refused(TableCode.NO_SUCH_DECK)
    seed = means.seed()
    seen = frozenset(table.seen)
    unseen = tuple(card for card in cards if card not in seen)
    first = len(unseen) if len(unseen) < len(cards) else None
    in_order = unseen + tuple(card for card in cards if card in seen)
    try:
        setup = set_up(in_order, len(taken), table.settings.options, seal(seed), first)
    except ValueError as error:
        return Refused(TableCode.BAD_SETTINGS, str(error))
    players = [_player(table, chair) for chair in taken]
    header = record.header(table.settings.deck, setup, players)
    arranged = () if taken == table.chairs else (Arranged(taken),)
    return (*arranged, Started(header, seed.hex()), Played(start(new_game(setup, seed))))


def _player(table: Table, chair: Chair) -> tuple[str, str | None]:
    if chair.mind is not None:
        return chair.mind.name, chair.mind.mind
    member = None if chair.member is None else table.member(chair.member)
    assert member is not None
    return member.name, None


def _close(table: Table, why: str) -> Happenings | Refused:
    if table.game is None or table.game.phase is Phase.OVER:
        return Refused(TableCode.NOT_PLAYING)
    return (Played(close(table.game, why)),)


# --- Who sits where -------------------------------------------------------------------------------------------------


def _sit(table: Table, member: Member, act: acts.Sit) -> Happenings | Refused:
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
    # A mind gives up its rabbit with its chair, to whoever has none of their own.
    rabbits = (*((chair.mind.rabbit,) if chair.mind else ()), *table.free_rabbits())
    chairs = table.chairs if mine is None else _put(table.chairs, mine, Chair())
    seated = Arranged(_put(chairs, act.chair, Chair(member.id)))
    return (seated,) if member.rabbit or not rabbits else (seated, Dressed(member.id, rabbits[0]))


def _watch(table: Table, member: Member) -> Happenings | Refused:
    mine = table.chair_of(member.id)
    if mine is None:
        return ()
    if table.playing:
        return Refused(TableCode.PLAYING)
    return (Arranged(_put(table.chairs, mine, Chair())),)


def _invite(table: Table, act: acts.Invite, means: Means) -> Happenings | Refused:
    if act.mind not in means.minds:
        return Refused(TableCode.NO_SUCH_MIND)
    if not 0 <= act.chair < len(table.chairs):
        return Refused(TableCode.NO_SUCH_CHAIR)
    chair = table.chairs[act.chair]
    if chair.member is not None:
        return Refused(TableCode.CHAIR_TAKEN)
    rabbits = table.free_rabbits()
    if chair.mind is not None:
        mind = replace(chair.mind, mind=act.mind)
    elif rabbits:
        mind = _new_mind(table, act.mind, rabbits[-1])
    else:
        return Refused(TableCode.RABBIT_TAKEN)
    return (Arranged(_put(table.chairs, act.chair, Chair(mind=mind))),)


def _new_mind(table: Table, mind: str, rabbit: Rabbit) -> MindSeat:
    called = {chair.mind.name for chair in table.chairs if chair.mind}
    return MindSeat(mind, next(name for name in MIND_NAMES if name not in called), rabbit)


def _dismiss(table: Table, act: acts.Dismiss) -> Happenings | Refused:
    if table.playing:
        return Refused(TableCode.PLAYING)
    if not 0 <= act.chair < len(table.chairs) or table.chairs[act.chair].mind is None:
        return Refused(TableCode.NO_SUCH_CHAIR)
    return (Arranged(_put(table.chairs, act.chair, Chair())),)


def _reseat(table: Table, act: acts.Reseat) -> Happenings | Refused:
    if table.playing:
        return Refused(TableCode.PLAYING)
    if sorted(act.order) != list(range(len(table.chairs))):
        return Refused(TableCode.NO_SUCH_CHAIR)
    chairs = tuple(table.chairs[seat] for seat in act.order)
    return (Arranged(chairs),) if chairs != table.chairs else ()


def _dress(table: Table, member: Member, act: acts.Dress) -> Happenings | Refused:
    if member.rabbit == act.rabbit:
        return ()
    if table.playing and table.chair_of(member.id) is not None:
        return Refused(TableCode.PLAYING)
    if act.rabbit not in table.free_rabbits():
        return Refused(TableCode.RABBIT_TAKEN)
    return (Dressed(member.id, act.rabbit),)


def _set(table: Table, settings: Settings, means: Means) -> Happenings | Refused:
    """Chairs are added or taken away at the end; nobody who sits can lose their chair by it."""
    if table.playing:
        return Refused(TableCode.PLAYING)
    flaw = _flaw_of(settings, means)
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


def _flaw_of(settings: Settings, means: Means) -> Refused | None:
    cards = means.cards(settings.deck)
    if cards is None:
        return Refused(TableCode.NO_SUCH_DECK)
    try:
        settings.options.at_table_of(max(settings.chairs, FEWEST_SEATS))
    except ValueError as error:
        return Refused(TableCode.BAD_SETTINGS, str(error))
    return None


# --- Coming and going -----------------------------------------------------------------------------------------------


def gone(table: Table, member: MemberId, means: Means, *, removed: bool = False) -> Happenings:
    """Somebody leaves for good: a mind takes their hand, the host's powers pass on, and a game of nobody is closed."""
    seat = table.chair_of(member)
    happenings: Happenings = (Left(member, removed),)
    if seat is not None and table.playing:
        name = _member_there(table, member)
        rabbit = name.rabbit or table.free_rabbits()[0]
        mind = _new_mind(table, "random" if "random" in means.minds else min(means.minds), rabbit)
        happenings += (Arranged(_put(table.chairs, seat, Chair(mind=mind))),)
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


def _remove(table: Table, member: Member, act: acts.Remove, means: Means) -> Happenings | Refused:
    if act.member == member.id:
        return Refused(TableCode.NOT_YOURSELF)
    if table.member(act.member) is None:
        return Refused(TableCode.NO_SUCH_MEMBER)
    return gone(table, act.member, means, removed=True)


def _expel(table: Table, member: Member, act: acts.Expel, means: Means) -> Happenings | Refused:
    """More than half of the other people in chairs, and at least two: nobody is put out by one voice."""
    if act.member == member.id:
        return Refused(TableCode.NOT_YOURSELF)
    if table.member(act.member) is None:
        return Refused(TableCode.NO_SUCH_MEMBER)
    if table.chair_of(member.id) is None:
        return Refused(TableCode.NOT_SEATED)
    others = {other.id for other in table.seated() if other.id != act.member}
    already = {by for whom, by in table.expulsions if whom == act.member}
    if act.wanted == (member.id in already):
        return ()
    asked = ExpulsionAsked(act.member, member.id, act.wanted)
    voices = (already | {member.id} if act.wanted else already - {member.id}) & others
    if len(voices) < max(2, len(others) // 2 + 1):
        return (asked,)
    return (asked, *gone(table, act.member, means, removed=True))


def _cover(table: Table, member: Member, act: acts.Cover, means: Means) -> Happenings | Refused:
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


def minded(table: Table, seat: Seat, *, on: bool) -> Happenings:
    """A mind plays for who is gone; they take their seat again with the hand as it is."""
    chair = table.chairs[seat]
    return () if chair.minded == on else (Arranged(_put(table.chairs, seat, replace(chair, minded=on))),)


def _admit(table: Table, act: acts.Admit) -> Happenings | Refused:
    newcomer = table.member(act.member)
    if newcomer is None:
        return Refused(TableCode.NO_SUCH_MEMBER)
    if not newcomer.asking:
        return ()
    return (Admitted(act.member), *_seat_newcomer(table, act.member, newcomer.rabbit))


def _unlink(member: Member, act: acts.Unlink) -> Happenings | Refused:
    if not 0 <= act.device < len(member.devices):
        return Refused(TableCode.NO_SUCH_DEVICE)
    return (DeviceRemoved(member.id, member.devices[act.device]),)


# --- Talk -----------------------------------------------------------------------------------------------------------


def _speak(member: Member, act: acts.Speak) -> Happenings | Refused:
    if member.silenced:
        return Refused(TableCode.SILENCED)
    text = cleaned_visible(act.text, LONGEST_TALK)
    return Refused(_TEXT_CODES[text]) if isinstance(text, Flaw) else (Spoke(member.id, text),)


def _silence(table: Table, act: acts.Silence) -> Happenings | Refused:
    other = table.member(act.member)
    if other is None:
        return Refused(TableCode.NO_SUCH_MEMBER)
    return (Silenced(other.id, act.silenced),) if other.silenced != act.silenced else ()


def _mute(table: Table, member: Member, act: acts.Mute) -> Happenings | Refused:
    if table.member(act.member) is None:
        return Refused(TableCode.NO_SUCH_MEMBER)
    return (Muted(member.id, act.member, act.muted),) if (act.member in member.muted) != act.muted else ()


def _report(table: Table, member: Member, act: acts.Report) -> Happenings | Refused:
    if not table.settings.public:
        return Refused(TableCode.NOT_PUBLIC)
    if table.member(act.member) is None:
        return Refused(TableCode.NO_SUCH_MEMBER)
    why = cleaned_visible(act.why, LONGEST_TALK)
    return Refused(_TEXT_CODES[why]) if isinstance(why, Flaw) else (Reported(act.member, member.id, why),)


_NAME_CODES = {
    Flaw.EMPTY: TableCode.NAME_EMPTY,
    Flaw.TOO_LONG: TableCode.NAME_TOO_LONG,
    Flaw.SIGNS: TableCode.NAME_SIGNS,
}
_TEXT_CODES = {
    Flaw.EMPTY: TableCode.TEXT_EMPTY,
    Flaw.TOO_LONG: TableCode.TEXT_TOO_LONG,
    Flaw.SIGNS: TableCode.TEXT_SIGNS,
}


def _name(name: str) -> str | Refused:
    cleaned = cleaned_visible(name, LONGEST_NAME)
    return Refused(_NAME_CODES[cleaned]) if isinstance(cleaned, Flaw) else cleaned


def _member_there(table: Table, number: MemberId) -> Member:
    member = table.member(number)
    assert member is not None
    return member


def waited_for(table: Table, member: MemberId) -> bool:
    seat = table.chair_of(member)
    return table.game is not None and seat is not None and seat in waiting_for(table.game)


def _put(chairs: tuple[T, ...], seat: Seat, chair: T) -> tuple[T, ...]:
    return (*chairs[:seat], chair, *chairs[seat + 1 :])
