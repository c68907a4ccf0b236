"""What will happen at a table by itself, and when. Pure: it follows from the table and from who is gone since when."""

from collections.abc import Container, Iterator, Mapping

from msgspec import Struct

from reverie.rules import Phase, Seat, waiting_for
from reverie.tables.clock import due_of
from reverie.tables.table import Chair, MemberId, Table

HOST_PATIENCE = 180_000  # milliseconds until the host's powers pass on from a host who is gone


class ClockRunsOut(Struct, frozen=True):
    """Whoever is still waited for is stood in for, this once."""

    when: int


class MindAnswers(Struct, frozen=True):
    when: int
    seat: Seat


class MindTakesOver(Struct, frozen=True):
    """Somebody has been gone too long: a mind plays for them until they are back."""

    when: int
    seat: Seat


class SeatIsTakenAgain(Struct, frozen=True):
    """Somebody is back, and a mind still plays for them: the journal could not write it down when they came."""

    when: int
    seat: Seat


class HostPasses(Struct, frozen=True):
    when: int


Item = ClockRunsOut | MindAnswers | MindTakesOver | SeatIsTakenAgain | HostPasses


def agenda(table: Table, gone: Mapping[MemberId, int], answers: Mapping[Seat, int]) -> Iterator[Item]:
    """`gone` says since when a member has had nothing connected, `answers` when a mind means to answer."""
    due = due_of(table)
    if due is not None:
        yield ClockRunsOut(due)
    for seat, when in answers.items():
        yield MindAnswers(when, seat)
    for seat, chair in enumerate(table.chairs):
        if chair.minded and chair.member not in gone:
            yield SeatIsTakenAgain(0, seat)
    if not gone or all(chair.member is None or chair.member in gone for chair in table.chairs):
        return  # all are there, or nobody is kept waiting
    if table.playing and table.settings.away is not None:
        for seat, chair in enumerate(table.chairs):
            if chair.member is not None and chair.member in gone and not chair.minded:
                yield MindTakesOver(gone[chair.member] + table.settings.away * 1000, seat)
    if table.host is not None and table.host in gone:
        yield HostPasses(gone[table.host] + HOST_PATIENCE)


def seats_for_minds(table: Table, gone: Container[MemberId]) -> tuple[Seat, ...]:
    """Where a mind has to move now. In the race only minds of their own claim: nobody has a phrase for another."""
    if table.game is None:
        return ()
    race = table.game.phase is Phase.RACE
    wanted = [seat for seat in waiting_for(table.game) if _has_a_mind(table.chairs[seat], gone, race=race)]
    if wanted and all(chair.minded or chair.member is None for chair in table.chairs):
        return ()  # with no person left who plays for themselves, minds do not go on alone
    return tuple(wanted)


def _has_a_mind(chair: Chair, gone: Container[MemberId], *, race: bool) -> bool:
    """Of its own; or one that plays for somebody who is gone."""
    return chair.mind is not None or (chair.minded and not race and chair.member is not None and chair.member in gone)
