"""A table that is being played: the shell around its value.

An act is decided, written down, and only then does the table change and is anybody told. One act at a time; acts of
different tables go side by side.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random

from msgspec import Struct

from reverie.minds import Brain, Minds, tempo_of
from reverie.rules import ClueKind, Phase, Seat, StandIn, stand_in, waiting_for
from reverie.tables import acts, decide, taping, telling, wire
from reverie.tables.acts import Act
from reverie.tables.agenda import (
    ClockRunsOut,
    HostPasses,
    Item,
    MindAnswers,
    MindTakesOver,
    SeatIsTakenAgain,
    agenda,
    seats_for_minds,
)
from reverie.tables.clock import due_of
from reverie.tables.clockwork import Alarm, Clockwork
from reverie.tables.decide import Happenings, Means
from reverie.tables.evolve import evolve, evolve_page
from reverie.tables.happenings import HostPassed, Mused, Page, Played, encode
from reverie.tables.journal import Entry, FullError, Journal, JournalError, OvertakenError, ReadOnlyError, Tape
from reverie.tables.measures import Measures
from reverie.tables.outbox import Round
from reverie.tables.refused import Refused, TableCode
from reverie.tables.settings import Rabbit
from reverie.tables.table import DeviceId, MemberId, Musing, Table
from reverie.tables.telling import Connection
from reverie.tables.thinking import asked_thought, mind_in, own_thought

log = logging.getLogger("reverie")

RETRY = 3000  # milliseconds until what could not be kept is tried again
PASSED_ON_KEPT = 500


class Pace(Struct, frozen=True):
    """How long minds take to answer, in milliseconds: as people do, and in the race they leave people a chance."""

    answer: tuple[int, int] = (1500, 5000)
    claim: tuple[int, int] = (8000, 20000)


class Surroundings(Struct, frozen=True):
    """What every table of a server shares."""

    journal: Journal
    clockwork: Clockwork
    minds: Minds
    cards: Callable[[str], tuple[str, ...] | None]  # of a deck, by its id
    seed: Callable[[], bytes]
    measures: Measures
    pace: Pace
    random: Random
    public: bool = False  # tables may be public here
    brain: Brain | None = None  # a better one, for minds of tables whose host wants it

    def means(self, there: Callable[[MemberId], bool]) -> Means:
        brain = None if self.brain is None else self.brain.name
        return Means(self.seed, self.cards, self.minds.keys, there, self.public, brain)


class LiveTable:
    def __init__(self, table: Table, around: Surroundings) -> None:
        self.table = table
        self.connections: list[Connection] = []
        self._round = Round()
        self._around = around
        self._means = around.means(self.there)
        self.overtaken = False  # somebody else writes this table: what is here is old
        self._lock = asyncio.Lock()
        self._gone = {member.id: around.clockwork.now() for member in table.members}
        self._answers: dict[Seat, int] = {}
        self._stage = _stage(table)  # that they are for
        self._parted: str | None = None  # why everyone was sent away
        self._alarm: tuple[int, Alarm] | None = None
        self._not_before = 0
        self._under_way: dict[Item, asyncio.Task[None]] = {}
        self._passed_on: dict[str, None] = {}  # acts that were done and left nothing in the journal, in their order
        self._schedule()

    def there(self, member: MemberId) -> bool:
        return any(connection.member == member for connection in self.connections)

    @property
    def asks(self) -> wire.Brain | None:
        """Whom minds ask at this table, away from the server."""
        return telling.asked_brain(self.table, self._around.brain)

    @property
    def peopled(self) -> bool:
        """Somebody is there who has been let in."""
        return any(connection.admitted for connection in self.connections)

    @property
    def idle(self) -> bool:
        """Nobody is connected and nothing is due: it may be forgotten, and read again when asked for."""
        return not (self.connections or self._alarm or self._under_way or self._lock.locked())

    # --- Members ----------------------------------------------------------------------------------------------------

    async def join(self, device: DeviceId, name: str, rabbit: Rabbit | None) -> Refused | None:
        async with self._lock:
            refused = await self._keep(decide.joined(self.table, device, name, rabbit))
            for member in self.table.members:  # who never connects is gone as well
                if not self.there(member.id):
                    self._gone.setdefault(member.id, self._around.clockwork.now())
            self._schedule()
            return refused

    async def add_device(self, member: MemberId, device: DeviceId) -> Refused | None:
        async with self._lock:
            return await self._keep(decide.device_added(self.table, member, device))

    async def connect(self, device: DeviceId) -> Connection | Refused:
        """The whole state at once; and whoever was played for takes their seat again, with the hand as it is."""
        async with self._lock:
            member = self.table.member_with(device)
            if member is None:
                return Refused(TableCode.NOT_A_MEMBER)
            if self._parted is not None:
                return Refused(TableCode.NO_SUCH_TABLE if self._parted == "deleted" else TableCode.BUSY)
            connection = Connection(member.id, device, self._round)
            telling.welcome(connection, self.table, self._around.clockwork.now())
            self.connections.append(connection)
            self._gone.pop(member.id, None)
            try:
                await self._take_seat_again(member.id)
            except BaseException:
                self.disconnect(connection)
                raise
            self._tell_room()
            telling.tell_game(self.table, (connection,))
            self._schedule()
            return connection

    async def _take_seat_again(self, member: MemberId) -> None:
        """If the journal cannot write it down now, the agenda sees to it."""
        seat = self.table.chair_of(member)
        if seat is not None and self.table.chairs[seat].minded:
            await self._keep(decide.minded(self.table, seat, on=False))

    async def record(self, device: DeviceId, kind: ClueKind, body: bytes) -> Tape | Refused:
        """What the storyteller hummed, sang or mimed: kept, so that the clue can name it."""
        tape = await taping.taken(self.table, self.table.member_with(device), kind, body)
        if isinstance(tape, Refused):
            return tape
        try:
            await self._around.journal.put_tape(self.table.id, tape)
        except JournalError as error:
            return not_kept(error)
        return tape

    async def tape(self, ref: str) -> Tape | None:
        return await self._around.journal.tape(self.table.id, ref)

    def disconnect(self, connection: Connection) -> None:
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        if not self.there(connection.member):
            self._gone[connection.member] = self._around.clockwork.now()
            self._tell_room()
        self._schedule()

    def part_all(self, why: str) -> None:
        """The last word to everyone: the server closes, or the table is no more."""
        for connection in self.connections:
            telling.part(connection, why)
        self.connections.clear()
        self._parted = why
        if self._alarm is not None:
            self._alarm[1].cancel()
            self._alarm = None

    # --- Acts -------------------------------------------------------------------------------------------------------

    async def act(self, connection: Connection, act: Act) -> Refused | None:
        """Done and durable, or refused; who asked is told either way, and a repeat changes nothing."""
        begun = time.perf_counter()
        async with self._lock:
            refused = await self._act(connection, act)
        telling.answer(connection, act.id, refused)
        self._round.go()
        self._around.measures.acts.add(time.perf_counter() - begun)
        if refused is not None:
            self._around.measures.refused[refused.code] += 1
        return refused

    async def _act(self, connection: Connection, act: Act) -> Refused | None:
        member = self.table.member(connection.member)
        if member is None or connection.device not in member.devices:
            return Refused(TableCode.NOT_A_MEMBER)
        before, mark = self.table, f"{member.id}/{act.id}"
        if mark in member.acts or mark in self._passed_on:
            return None
        match act:
            case acts.React():
                refused = telling.react(self.table, member, act, self.connections)
            case acts.Nudge():
                refused = telling.nudge(self.table, member, act, self.connections)
            case _:
                refused = await taping.missing(self.table, act, self._around.journal) or await self._keep(
                    decide.acted(self.table, member, act, self._means), member.id, mark
                )
        if refused is None and self.table is before:
            self._passed_on[mark] = None
            if len(self._passed_on) > PASSED_ON_KEPT:
                del self._passed_on[next(iter(self._passed_on))]
        return refused

    async def _keep(
        self, answer: Happenings | Refused, by: MemberId | None = None, mark: str | None = None
    ) -> Refused | None:
        """Write the happenings down; then they have happened, and everybody is told."""
        if isinstance(answer, Refused):
            return answer
        if not answer:
            return None
        before, now = self.table, self._around.clockwork.now()
        page = Page(answer, by, mark)
        after = evolve_page(before, page, now)
        label = telling.label(after) if telling.label_differs(before, after) else None
        begun = time.perf_counter()
        try:
            await self._around.journal.append(
                Entry(after.id, after.version, now, encode(page), due_of(after), label=label)
            )
        except OvertakenError:
            self.overtaken = True
            self.part_all("closing")
            return Refused(TableCode.BUSY)
        except JournalError as error:
            self._not_before = now + RETRY
            return not_kept(error)
        self._around.measures.journal.add(time.perf_counter() - begun)
        self._around.measures.moves += sum(isinstance(it, Played) for it in answer)
        self.table = after
        if after.number != before.number:
            await self.let_go_of_tapes()
        self._tell(before)
        self._schedule()
        return None

    async def let_go_of_tapes(self) -> None:
        """What was recorded in games that are past, unless it was to be kept. What fails now is tried again."""
        keep = {*self.table.tapes, self.table.number} if self.table.playing else {*self.table.tapes}
        with suppress(JournalError):
            await self._around.journal.erase_tapes(self.table.id, frozenset(keep))

    # --- Telling ----------------------------------------------------------------------------------------------------

    def _tell(self, before: Table) -> None:
        """What has changed, to whom it concerns."""
        if self.table.room != before.room:
            self._part_with_strangers(before)
            self._tell_room()
        if self.table.game is not before.game or self.table.chairs is not before.chairs:
            telling.tell_game(self.table, self.connections)
        if self.table.said_ever != before.said_ever:
            telling.tell_talk(self.table, self.table.talk[-1], self.connections)

    def _tell_room(self) -> None:
        for connection in self.connections:
            connection.place(self.table)
        there = frozenset(connection.member for connection in self.connections)
        telling.tell_room(self.table, self.connections, there, self._around.brain)

    def _part_with_strangers(self, before: Table) -> None:
        """Connections of people who have left or been removed, and of devices that were signed out."""
        for connection in tuple(self.connections):
            member = self.table.member(connection.member)
            if member is None or connection.device not in member.devices:
                telling.part(connection, "left" if member is None else "signed_out")
                self.connections.remove(connection)
                if member is not None and not self.there(member.id):
                    self._gone[member.id] = self._around.clockwork.now()
        for member in before.members:
            if self.table.member(member.id) is None:
                self._gone.pop(member.id, None)

    # --- What happens by itself -------------------------------------------------------------------------------------

    def _schedule(self) -> None:
        """Set the alarm to what is due next, if it is not set to it already."""
        if self._parted is not None:
            return
        self._plan_answers()
        items = [item for item in self._agenda() if item not in self._under_way]
        due = min((max(item.when, self._not_before) for item in items), default=None)
        if self._alarm is not None:
            if self._alarm[0] == due:
                return
            self._alarm[1].cancel()
        self._alarm = None if due is None else (due, self._around.clockwork.at(due, self._ring))

    def _agenda(self) -> list[Item]:
        return list(agenda(self.table, self._gone, self._answers))

    def _plan_answers(self) -> None:
        wanted, stage = seats_for_minds(self.table, self._gone), _stage(self.table)
        if stage != self._stage:
            self._answers, self._stage = {}, stage
        self._answers = {seat: when for seat, when in self._answers.items() if seat in wanted}
        for seat in wanted:
            if seat not in self._answers:
                race = self.table.game is not None and self.table.game.phase is Phase.RACE
                pause = self._around.random.randint(*(self._around.pace.claim if race else self._around.pace.answer))
                self._answers[seat] = self._around.clockwork.now() + int(pause * tempo_of(mind_in(self.table, seat)))

    def _ring(self) -> None:
        """Begin all that is due, each by itself: a mind that is slow to answer holds up nothing else."""
        self._alarm = None
        now = self._around.clockwork.now()
        for item in sorted(self._agenda(), key=lambda item: item.when):
            if item.when <= now and item not in self._under_way:
                self._under_way[item] = asyncio.get_running_loop().create_task(self._see_through(item))
        self._schedule()

    async def _see_through(self, item: Item) -> None:
        try:
            await self._do(item)
        except Exception:  # our own fault; tried again after a while, and not at once and for ever
            log.exception("what was due has failed")
            self._not_before = self._around.clockwork.now() + RETRY
        finally:
            del self._under_way[item]
            self._schedule()

    async def _do(self, item: Item) -> None:
        match item:
            case MindAnswers():
                await self._answer(item.seat)
            case ClockRunsOut():
                await self._run_out(item.when)
            case MindTakesOver():
                async with self._lock:
                    if item in self._agenda():
                        await self._keep(decide.minded(self.table, item.seat, on=True))
            case SeatIsTakenAgain():
                async with self._lock:
                    if item in self._agenda():
                        await self._keep(decide.minded(self.table, item.seat, on=False))
            case HostPasses():
                async with self._lock:
                    if item in self._agenda() and self.table.host is not None:
                        heir = decide.heir(self.table, self.table.host, self._means)
                        await self._keep((HostPassed(heir),))

    async def _answer(self, seat: Seat) -> None:
        """A mind's own move, or its move for somebody who is gone. It thinks while the table goes on."""
        game = self.table.game
        if game is None or seat not in seats_for_minds(self.table, self._gone):
            return
        stage, around = _stage(self.table), self._around
        thought = await asked_thought(around.brain, self.table, game, seat, around.clockwork.now())
        thought = thought or await own_thought(around.minds, self.table, game, seat)
        async with self._lock:
            game = self.table.game
            if game is None or _stage(self.table) != stage or seat not in seats_for_minds(self.table, self._gone):
                return
            chair = self.table.chairs[seat]
            happenings = decide.moved(self.table, seat, StandIn(thought.move) if chair.minded else thought.move)
            if isinstance(happenings, Refused):  # a mind that does not know the rules shall not hold up the table
                happenings = decide.moved(self.table, seat, stand_in(game, seat))
            elif chair.mind is not None and game.phase is not Phase.RACE:
                happenings += (Mused(Musing(game.turn, game.phase, seat, thought.why)),)
            await self._keep(happenings)

    async def _run_out(self, when: int) -> None:
        """The clock has run out: for everyone still waited for, a mind moves this once."""
        game = self.table.game
        if game is None:
            return
        stage = _stage(self.table)
        late = waiting_for(game) if game.phase is not Phase.RACE else (0,)
        thoughts = await asyncio.gather(*[own_thought(self._around.minds, self.table, game, seat) for seat in late])
        async with self._lock:
            game = self.table.game
            if game is None or _stage(self.table) != stage or due_of(self.table) != when:
                return
            table, happenings, waited_for = self.table, (), waiting_for(game)
            for seat, thought in zip(late, thoughts, strict=True):
                if seat not in waited_for:  # moved at the last moment
                    continue
                answer = decide.moved(table, seat, StandIn(thought.move))
                if isinstance(answer, Refused):
                    answer = decide.moved(table, seat, stand_in(game, seat))
                if isinstance(answer, Refused):
                    continue
                happenings += answer
                for happening in answer:
                    table = evolve(table, happening, self._around.clockwork.now())
            await self._keep(happenings)


def _stage(table: Table) -> tuple[int, int, Phase] | None:
    """What minds think about: the game, its turn and phase."""
    return None if table.game is None else (table.number, table.game.turn, table.game.phase)


def not_kept(error: JournalError) -> Refused:
    match error:
        case FullError():
            return Refused(TableCode.NO_ROOM)
        case ReadOnlyError():
            return Refused(TableCode.READ_ONLY)
        case _:
            return Refused(TableCode.BUSY)
