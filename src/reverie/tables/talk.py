"""What is said at a table, and who is heard."""

from reverie.tables import acts
from reverie.tables.happenings import Muted, Reported, Silenced, Spoke
from reverie.tables.means import Happenings, clean_talk
from reverie.tables.refused import Refused, TableCode
from reverie.tables.table import Member, Table


def speak(member: Member, act: acts.Speak) -> Happenings | Refused:
    if member.silenced:
        return Refused(TableCode.SILENCED)
    text = clean_talk(act.text)
    return text if isinstance(text, Refused) else (Spoke(member.id, text),)


def silence(table: Table, act: acts.Silence) -> Happenings | Refused:
    other = table.member(act.member)
    if other is None:
        return Refused(TableCode.NO_SUCH_MEMBER)
    return (Silenced(other.id, act.silenced),) if other.silenced != act.silenced else ()


def mute(table: Table, member: Member, act: acts.Mute) -> Happenings | Refused:
    if table.member(act.member) is None:
        return Refused(TableCode.NO_SUCH_MEMBER)
    return (Muted(member.id, act.member, act.muted),) if (act.member in member.muted) != act.muted else ()


def report(table: Table, member: Member, act: acts.Report) -> Happenings | Refused:
    if not table.settings.public:
        return Refused(TableCode.NOT_PUBLIC)
    if table.member(act.member) is None:
        return Refused(TableCode.NO_SUCH_MEMBER)
    why = clean_talk(act.why)
    return why if isinstance(why, Refused) else (Reported(act.member, member.id, why),)
