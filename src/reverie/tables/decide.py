"""What an act at a table leads to: happenings, or a refusal that leaves the table as it was. Pure, like the rules.

Here stands who may ask for what; what comes of it is in `seating`, `coming`, `playing` and `talk`.
"""

from reverie.tables import acts
from reverie.tables.acts import Act
from reverie.tables.coming import admit, cover, device_added, expel, gone, heir, joined, remove, unlink
from reverie.tables.happenings import HostPassed, Opened, Readied, Renamed
from reverie.tables.means import Happenings, Means, clean_name, flaw_of
from reverie.tables.playing import begin, keep, leave_off, moved, play, waited_for
from reverie.tables.refused import Refused, TableCode
from reverie.tables.seating import dismiss, dress, invite, minded, reseat, set_table, sit, watch
from reverie.tables.settings import Settings
from reverie.tables.table import Member, Table
from reverie.tables.talk import mute, report, silence, speak

__all__ = [
    "Happenings",
    "Means",
    "acted",
    "device_added",
    "gone",
    "heir",
    "joined",
    "minded",
    "moved",
    "opened",
    "waited_for",
]


def opened(table: str, settings: Settings, link: str, code: str, means: Means) -> Happenings | Refused:
    flaw = flaw_of(settings, means)
    return flaw or (Opened(table, settings, link, code),)


def acted(table: Table, member: Member, act: Act, means: Means) -> Happenings | Refused:  # noqa: C901 - one case an act
    if member.asking and not isinstance(act, acts.Leave):
        return Refused(TableCode.NOT_ADMITTED)
    match act:
        case acts.Play():
            return play(table, member, act)
        case acts.Speak():
            return speak(member, act)
        case acts.Rename():
            name = clean_name(act.name)
            if isinstance(name, Refused):
                return name
            return (Renamed(member.id, name),) if name != member.name else ()
        case acts.Dress():
            return dress(table, member, act)
        case acts.Ready():
            return (Readied(member.id, act.ready),) if act.ready != member.ready else ()
        case acts.Sit():
            return sit(table, member, act)
        case acts.Watch():
            return watch(table, member)
        case acts.Keep():
            return keep(table, member, act)
        case acts.Leave():
            return gone(table, member.id, means)
        case acts.Expel():
            return expel(table, member, act, means)
        case acts.Cover():
            return cover(table, member, act, means)
        case acts.Mute():
            return mute(table, member, act)
        case acts.Report():
            return report(table, member, act)
        case acts.Unlink():
            return unlink(member, act)
        case acts.React() | acts.Nudge():
            return ()  # passed on, not kept: see `telling`
        case _:
            return _as_host(table, member, act, means)


def _as_host(table: Table, member: Member, act: Act, means: Means) -> Happenings | Refused:
    if table.host != member.id:
        return Refused(TableCode.NOT_THE_HOST)
    match act:
        case acts.Start():
            return begin(table, means)
        case acts.Close():
            return leave_off(table, "host")
        case acts.Set():
            return set_table(table, act.settings, means)
        case acts.Invite():
            return invite(table, act, means)
        case acts.Dismiss():
            return dismiss(table, act)
        case acts.Reseat():
            return reseat(table, act)
        case acts.Remove():
            return remove(table, member, act, means)
        case acts.Admit():
            return admit(table, act)
        case acts.Silence():
            return silence(table, act)
        case acts.HandOver():
            other = table.member(act.member)
            found = other is not None and not other.asking
            return (HostPassed(act.member),) if found else Refused(TableCode.NO_SUCH_MEMBER)
        case _:
            raise ValueError(f"an act that nobody decides: {act}")
