"""A game at the table: begun, moved on, left off."""

from reverie.rules import Move, Phase, Refusal, Seat, close, decide, new_game, record, set_up, start, waiting_for
from reverie.rules.chance import seal
from reverie.rules.options import FEWEST_SEATS
from reverie.tables import acts
from reverie.tables.happenings import Arranged, Played, Started, TapesKept
from reverie.tables.means import Happenings, Means
from reverie.tables.refused import Refused, TableCode
from reverie.tables.table import Chair, Member, MemberId, Table


def play(table: Table, member: Member, act: acts.Play) -> Happenings | Refused:
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


def begin(table: Table, means: Means) -> Happenings | Refused:
    """The people and minds in chairs close up and play; free chairs are put away. Minds alone would never go on."""
    if table.playing:
        return Refused(TableCode.PLAYING)
    taken = tuple(chair for chair in table.chairs if not chair.free)
    if len(taken) < FEWEST_SEATS or not any(table.seated()):
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


def keep(table: Table, member: Member, act: acts.Keep) -> Happenings | Refused:
    """By anyone who played it: whose voice is in it may keep it, and nobody else needs to."""
    if table.game is None or act.game != table.number:
        return Refused(TableCode.NOT_PLAYING)
    if table.seat_of(member.id) is None:
        return Refused(TableCode.NOT_SEATED)
    return () if act.game in table.tapes else (TapesKept(act.game, member.id),)


def leave_off(table: Table, why: str) -> Happenings | Refused:
    if table.game is None or table.game.phase is Phase.OVER:
        return Refused(TableCode.NOT_PLAYING)
    return (Played(close(table.game, why)),)


def waited_for(table: Table, member: MemberId) -> bool:
    seat = table.chair_of(member)
    return table.game is not None and seat is not None and seat in waiting_for(table.game)
