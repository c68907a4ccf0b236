"""Random acts by random members, for as long as hypothesis likes: what must hold of a table whatever they do."""

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from reverie.rules import Claim, Exchange, Give, Options, Phase, StandIn, Tell, Vote, Words, stand_in, view, waiting_for
from reverie.rules.options import End, EndBy
from reverie.tables import acts, decide
from reverie.tables.agenda import agenda, seats_for_minds
from reverie.tables.refused import Refused
from reverie.tables.settings import Rabbit, Settings
from reverie.tables.telling import label, read_label
from tests.tables.bench import DECK, Bench

members = st.integers(0, 9)
chairs = st.integers(-1, 8)
flags = st.booleans()
words = st.text(max_size=30) | st.sampled_from(["hello", "\u202e", "a" * 500])
table_settings = st.builds(
    Settings,
    chairs=st.integers(3, 8),
    options=st.sampled_from([Options(), Options(exchange=True, amend=True), Options(end=End(EndBy.TURNS, 2))]),
    public=flags,
)
asked: dict[str, st.SearchStrategy[Any]] = {
    "rename": st.builds(acts.Rename, st.just("a"), words),
    "dress": st.builds(acts.Dress, st.just("a"), st.sampled_from(Rabbit)),
    "ready": st.builds(acts.Ready, st.just("a"), flags),
    "sit": st.builds(acts.Sit, st.just("a"), chairs),
    "watch": st.builds(acts.Watch, st.just("a")),
    "invite": st.builds(acts.Invite, st.just("a"), chairs, st.sampled_from(["random", "random", "oracle"])),
    "dismiss": st.builds(acts.Dismiss, st.just("a"), chairs),
    "reseat": st.builds(acts.Reseat, st.just("a"), st.permutations(range(4)).map(tuple) | st.tuples(chairs)),
    "set": st.builds(acts.Set, st.just("a"), table_settings),
    "expel": st.builds(acts.Expel, st.just("a"), members, flags),
    "cover": st.builds(acts.Cover, st.just("a"), chairs),
    "hand over": st.builds(acts.HandOver, st.just("a"), members),
    "admit": st.builds(acts.Admit, st.just("a"), members),
    "speak": st.builds(acts.Speak, st.just("a"), words),
    "silence": st.builds(acts.Silence, st.just("a"), members, flags),
    "mute": st.builds(acts.Mute, st.just("a"), members, flags),
    "report": st.builds(acts.Report, st.just("a"), members, words),
    "unlink": st.builds(acts.Unlink, st.just("a"), st.integers(-1, 2)),
}


class TableMachine(RuleBasedStateMachine):
    @initialize(chosen=table_settings)
    def open(self, chosen: Settings) -> None:
        self.bench = Bench(chosen)
        self.newcomers = 0
        self.version = 1

    # What people do.

    @rule(rabbit=st.none() | st.sampled_from(Rabbit))
    def comes(self, rabbit: Rabbit | None) -> None:
        self.newcomers += 1
        answer = decide.joined(self.bench.table, f"device {self.newcomers}", f"guest {self.newcomers}", rabbit)
        if not isinstance(answer, Refused):
            self.bench.happens(answer)

    @rule(number=members, act=st.one_of(*asked.values()))
    def asks(self, number: int, act: acts.Act) -> None:
        self._tries(number, act)

    @rule(number=members)
    def starts(self, number: int) -> None:
        self._tries(number, acts.Start("a"))

    @rule(number=members, which=st.integers(0, 5))
    def goes(self, number: int, which: int) -> None:
        """Rarely, or nobody would be left to do the rest."""
        act = {0: acts.Leave("a"), 1: acts.Remove("a", which), 2: acts.Close("a")}.get(which)
        if act is not None:
            self._tries(number, act)

    @rule(number=members)
    def is_away_or_back(self, number: int) -> None:
        self.bench.away ^= {number}
        seat = self.bench.table.chair_of(number)
        if seat is not None and number not in self.bench.away:
            self.bench.happens(decide.minded(self.bench.table, seat, on=False))

    @precondition(lambda self: self.bench.table.playing)
    @rule(data=st.data())
    def plays(self, data: st.DataObject) -> None:
        """Some move, often a legal one, by somebody in a chair or at it."""
        table = self.bench.table
        assert table.game is not None
        seat = data.draw(st.sampled_from(range(len(table.chairs))))
        hand = view(table.game, seat).hand
        card = data.draw(st.sampled_from([*hand, DECK[0]]))
        move = data.draw(
            st.sampled_from(
                [Claim(), Tell(card, Words("x")), Give((card,)), Give(()), Vote((1,)), Vote((2,)), Vote(()), Exchange()]
            )
        )
        number = table.chairs[seat].member or 1
        self._tries(number, self.bench.here(move))

    @precondition(lambda self: self.bench.table.playing)
    @rule(times=st.integers(1, 6))
    def stands_in(self, times: int) -> None:
        for _ in range(times):
            game = self.bench.table.game
            if game is None or game.phase is Phase.OVER:
                return
            seat = waiting_for(game)[0]
            move = StandIn(Claim()) if game.phase is Phase.RACE else stand_in(game, seat)
            answer = decide.moved(self.bench.table, seat, move)
            assert not isinstance(answer, Refused), "there is a way on for everyone who is waited for"
            assert answer
            self.bench.happens(answer)

    def _tries(self, number: int, act: acts.Act) -> None:
        member = self.bench.table.member(number)
        if member is None:
            return
        before = self.bench.table
        answer = decide.acted(before, member, act, self.bench.means)
        if isinstance(answer, Refused):
            assert answer.code
        else:
            self.bench.happens(answer)

    # What must hold.

    @invariant()
    def chairs_are_sound(self) -> None:
        table = self.bench.table
        sitting = [chair.member for chair in table.chairs if chair.member is not None]
        assert len(set(sitting)) == len(sitting), "nobody sits in two chairs"
        people = {member.id: member for member in table.members}
        assert set(sitting) <= set(people)
        assert not any(people[number].asking for number in sitting)
        assert not any(chair.member is not None and chair.mind is not None for chair in table.chairs)
        assert all(chair.member is not None for chair in table.chairs if chair.minded)
        assert len(table.chairs) <= table.settings.chairs
        if table.playing:
            assert table.game is not None
            assert len(table.chairs) == table.game.setup.seats == len(table.sat)
            assert not any(chair.free for chair in table.chairs)
            assert sitting, "a game of nobody is closed"
            assert [table.seat_of(number) for number in sitting] == [table.chair_of(number) for number in sitting]

    @invariant()
    def rabbits_are_unique(self) -> None:
        table = self.bench.table
        worn = [member.rabbit for member in table.members if member.rabbit is not None]
        worn += [chair.mind.rabbit for chair in table.chairs if chair.mind is not None]
        assert len(set(worn)) == len(worn)
        for member in table.members:
            assert (member.rabbit is None) == (table.chair_of(member.id) is None)

    @invariant()
    def the_host_is_a_member(self) -> None:
        table = self.bench.table
        if table.host is None:
            assert all(member.asking for member in table.members)
        else:
            host = table.member(table.host)
            assert host is not None
            assert not host.asking

    @invariant()
    def the_journal_is_the_table(self) -> None:
        assert self.bench.table.version == len(self.bench.pages)
        assert self.bench.replayed() == self.bench.table
        assert len({member.id for member in self.bench.table.members}) == len(self.bench.table.members)
        devices = [device for member in self.bench.table.members for device in member.devices]
        assert len(set(devices)) == len(devices)
        assert read_label(label(self.bench.table)).playing == self.bench.table.playing

    @invariant()
    def everyone_can_be_shown_the_game(self) -> None:
        table = self.bench.table
        if table.game is not None:
            for member in table.members:
                seen = view(table.game, table.seat_of(member.id))
                assert seen.seat == table.seat_of(member.id)

    @invariant()
    def minds_move_for_nobody_who_is_there(self) -> None:
        table = self.bench.table
        gone = {member.id: 0 for member in table.members if member.id in self.bench.away}
        for seat in seats_for_minds(table, gone):
            assert table.chairs[seat].mind is not None or table.chairs[seat].member in gone
        list(agenda(table, gone, {}))


TestTable = pytest.mark.slow(TableMachine.TestCase)
TestTable.settings = settings(max_examples=100, stateful_step_count=50)
