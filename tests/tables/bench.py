"""A table as a value, driven by acts: everything that happens goes through the journal's own writing and back."""

import hashlib
from random import Random

from reverie.minds import RandomMind
from reverie.rules import Claim, Phase, PlayerMove, StandIn, stand_in, view, waiting_for
from reverie.tables import acts, decide
from reverie.tables.acts import Act
from reverie.tables.decide import Happenings, Means
from reverie.tables.evolve import evolve_page
from reverie.tables.happenings import Page, decode, encode
from reverie.tables.refused import Refused
from reverie.tables.settings import Rabbit, Settings
from reverie.tables.table import Member, MemberId, Table

DECK = tuple(f"picture-{number:03}" for number in range(84))
PUBLIC = Settings(chairs=4, public=True)


class Bench:
    """A table at which one act follows another. `pages` is its journal."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.away: set[MemberId] = set()
        self.pages: list[bytes] = []
        self.now = 1000
        self._seeds = 0
        self._mind = RandomMind(Random(1))
        self.means = Means(
            seed=self._seed,
            cards=lambda deck: DECK if deck == "reverie" else None,
            minds=frozenset({"random", "poet", "poet:sharp"}),
            there=lambda member: member not in self.away,
            public=True,
        )
        opened = decide.opened("table", settings or Settings(chairs=4), "link", "code", self.means)
        assert not isinstance(opened, Refused)
        self._table: Table | None = None
        self.happens(opened)

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    def happens(self, answer: Happenings | Refused, by: MemberId | None = None, mark: str | None = None) -> None:
        assert not isinstance(answer, Refused), answer
        if answer:
            self.pages.append(encode(Page(answer, by, mark)))
            self.now += 1000
            self._table = evolve_page(self._table, decode(self.pages[-1]), self.now)

    def joins(self, name: str, rabbit: Rabbit | None = None) -> MemberId:
        self.happens(decide.joined(self.table, f"device-of-{name}", name, rabbit))
        return self.table.members_ever

    def member(self, number: MemberId) -> Member:
        member = self.table.member(number)
        assert member is not None
        return member

    def asked(self, number: MemberId, act: Act) -> Happenings | Refused:
        return decide.acted(self.table, self.member(number), act, self.means)

    def does(self, number: MemberId, act: Act) -> None:
        self.happens(self.asked(number, act))

    def refuses(self, number: MemberId, act: Act) -> str | None:
        """The code, or None: it would be done. The table stays as it is."""
        answer = self.asked(number, act)
        return answer.code.value if isinstance(answer, Refused) else None

    def play(self, seat: int, move: PlayerMove | StandIn) -> None:
        self.happens(decide.moved(self.table, seat, move))

    def play_until(self, phase: Phase) -> None:
        """Everyone who is waited for moves, until the game is in this phase."""
        while (game := self.table.game) is not None and game.phase is not phase:
            seat = waiting_for(game)[0]
            self.play(seat, Claim() if game.phase is Phase.RACE else self._mind.move(game.setup, view(game, seat)))

    def stand_in(self, seat: int) -> None:
        assert self.table.game is not None
        self.play(seat, stand_in(self.table.game, seat))

    def here(self, act: PlayerMove, number: int = 0) -> acts.Play:
        """A move for the game, turn and phase as they stand."""
        game = self.table.game
        if game is None:
            return acts.Play("m", 1, 1, Phase.RACE, act)
        return acts.Play("m", number or self.table.number, game.turn, game.phase, act)

    def replayed(self) -> Table:
        """What a restart would make of the journal."""
        table, now = None, 1000
        for page in self.pages:
            now += 1000
            table = evolve_page(table, decode(page), now)
        assert table is not None
        return table

    def _seed(self) -> bytes:
        self._seeds += 1
        return hashlib.sha256(f"seed {self._seeds}".encode()).digest()


def company(state: str) -> Bench:
    """Ada (host), Bruno and the absent Carmen sit, with a mind; Dario watches, Elin asks. The game is in this state."""
    bench = Bench(PUBLIC)
    bench.joins("Ada")
    for name in ("Bruno", "Carmen", "Dario"):
        number = bench.joins(name)
        if name == "Dario":
            bench.does(1, acts.Invite("i", 3))
        bench.does(1, acts.Admit("a", number))
    bench.joins("Elin")
    bench.away.add(3)
    if state != "lobby":
        bench.does(1, acts.Start("s"))
        bench.play_until(Phase(state))
    return bench
