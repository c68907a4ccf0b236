"""Someone who watches a table and keeps books of their own, by the rulebook; any difference is a fault.

The witness follows every event, knows where each card must be, what each turn must be worth, who is to act and when it
must end, and asks after every move whether the game agrees.
"""

from itertools import chain

import msgspec

from reverie.rules import (
    Card,
    EndBy,
    Event,
    Game,
    Move,
    Options,
    Phase,
    Refusal,
    Seat,
    close,
    decide,
    evolve,
    evolve_all,
    new_game,
    stand_in,
    start,
    view,
    waiting_for,
)
from reverie.rules import events as happened
from tests.rules import oracle, scheme
from tests.rules.tables import TOO_MANY_TURNS, seed_of, setup_of


class Witness:
    def __init__(self, seats: int, options: Options, cards: int, seed: int) -> None:
        self.seed = seed_of(seed)
        self.setup = setup_of(seats, options, cards, seed)
        self.seats = range(seats)
        self.rules = self.setup.options
        self.game = new_game(self.setup, self.seed)
        self.reader = new_game(self.setup)  # who reads the record and holds no seed
        self.journal: list[Event] = []

        order = scheme.mixed(self.setup.cards, self.seed, "deal", 0)
        self.full = {3: 7, 9: 4, 10: 4, 11: 4, 12: 4}.get(seats, 6)
        self.hands = [order[seat : seats * self.full : seats] for seat in self.seats]
        self.pile = order[seats * self.full :]
        self.row: list[Card] = []
        self.played: list[Card] = []
        self.gone: list[Card] = []
        self.ever_on_the_row: list[Card] = []

        self.phase = Phase.RACE
        self.turn = 1
        self.storyteller: Seat | None = None
        self.choices: dict[Seat, tuple[Card, ...]] = {}
        self.somebody_gave = False
        self.tokens: dict[Seat, tuple[int, ...]] = {}
        self.scores = [0] * seats
        self.to_draw: dict[Seat, list[Card]] = {}
        self.must_reshuffle = False
        self.must_end = False
        self.turn_is_done = False

        self._goes_on(start(self.game))
        self.agrees()

    # What players do, and what comes of it.

    def tries(self, seat: Seat, move: Move) -> tuple[Event, ...] | Refusal:
        """A move of any kind, allowed or not; the laws must hold after it either way."""
        frozen = msgspec.json.encode(self.game)
        answer = decide(self.game, seat, move)
        assert msgspec.json.encode(self.game) == frozen, "to decide must not touch the game"
        if not isinstance(answer, Refusal):
            self._goes_on(answer)
            self.agrees()
        return answer

    def stands_in(self, seat: Seat) -> None:
        answer = self.tries(seat, stand_in(self.game, seat))
        assert not isinstance(answer, Refusal)
        assert answer, "a stand-in for who is waited for leads on"

    def closes(self) -> None:
        self._goes_on(close(self.game, "too few have stayed"))
        self.must_end = True
        self.agrees()
        assert self.game.outcome is not None
        assert self.game.outcome.winners == ()

    def plays_a_turn(self) -> None:
        """The rest of this turn, by stand-ins."""
        turn = self.game.turn
        while self.game.phase is not Phase.OVER and self.game.turn == turn:
            self.stands_in(waiting_for(self.game)[-1])

    def plays_to_the_end(self) -> None:
        while waiting := waiting_for(self.game):
            assert self.turn < TOO_MANY_TURNS
            self.stands_in(waiting[0])

    def _goes_on(self, events: tuple[Event, ...]) -> None:
        for event in events:
            before = self.game
            self.journal.append(event)
            self.game = evolve(self.game, event)
            self.reader = evolve(self.reader, event)
            self._versions_tell_of_changes(before)
            self._enters(event)

    # The books.

    def _enters(self, event: Event) -> None:
        assert event.turn == (0 if isinstance(event, happened.Dealt) else self.turn)
        match event:
            case happened.Claimed(seat=seat):
                assert self.phase is Phase.RACE
                self.storyteller, self.phase = seat, Phase.TELLING
            case happened.Told(seat=seat, card=card):
                self._told(seat, card)
            case happened.Given(seat=seat, cards=cards):
                assert self.phase is Phase.GIVING
                assert seat != self.storyteller
                assert set(cards) <= set(self.hands[seat])
                self.choices[seat] = cards
                self.somebody_gave = True
            case happened.Voted(seat=seat, tokens=tokens):
                assert self.phase is Phase.VOTING
                assert seat != self.storyteller
                assert not {self.row[token - 1] for token in tokens} & set(self.choices[seat])
                self.tokens[seat] = tokens
            case happened.Exchanged(seat=seat, cards=cards):
                self._exchanged(seat, list(cards))
            case _:
                self._enters_what_follows(event)

    def _enters_what_follows(self, event: Event) -> None:
        """What no player does, but comes of what they did."""
        match event:
            case happened.Dealt(hands=hands):
                assert [list(hand) for hand in hands] == self.hands
            case happened.Laid(row=row):
                self._laid(list(row))
            case happened.Revealed(points=points, reasons=reasons):
                assert [sum(gain.points for gain in mine) for mine in reasons] == list(points)
                self._revealed(list(points))
                self._draws()
            case happened.Reshuffled():
                assert self.must_reshuffle
                self.must_reshuffle = False
            case happened.Drawn(seat=seat, cards=cards):
                assert not self.must_reshuffle
                assert self.to_draw.pop(seat) == list(cards)
                self.hands[seat] += cards
            case happened.Ended(scores=scores, winners=winners):
                assert list(winners) == self._winners()
                self._over(scores, event.seed)
            case happened.Closed(scores=scores):
                self._over(scores, event.seed)
            case _:
                assert isinstance(event, happened.StoodIn)

    def _over(self, scores: tuple[int, ...], seed: str) -> None:
        assert list(scores) == self.scores
        assert bytes.fromhex(seed) == self.seed
        self.phase = Phase.OVER

    def _told(self, seat: Seat, card: Card) -> None:
        assert seat == self.storyteller
        assert card in self.hands[seat]
        if self.phase is Phase.GIVING:
            assert self.rules.amend
            assert not self.somebody_gave, "card and clue may be amended until the first gift"
        self.choices[seat] = (card,)
        self.phase = Phase.GIVING

    def _laid(self, row: list[Card]) -> None:
        """R8, R14: everyone has given, and the order is chance's."""
        given = sorted(chain.from_iterable(self.choices.values()))
        assert self._has_not(self.choices) == []
        assert len(given) == (5 if len(self.seats) == 3 else len(self.seats))
        assert row == scheme.mixed(given, self.seed, "row", self.turn)
        if self._by() is EndBy.PILE:
            assert not set(self.ever_on_the_row) & set(row), "no card comes twice while the pile lasts"
        for seat, cards in self.choices.items():
            self.hands[seat] = [card for card in self.hands[seat] if card not in cards]
        self.ever_on_the_row += row
        self.row, self.phase = row, Phase.VOTING

    def _revealed(self, points: list[int]) -> None:
        """R9 to R12."""
        assert self.storyteller is not None
        assert set(self._has_not(self.tokens)) == {self.storyteller}
        owner = {card: seat for seat, cards in self.choices.items() for card in cards}
        assert points == oracle.points(
            self.storyteller,
            len(self.seats),
            {seat: [owner[self.row[token - 1]] for token in tokens] for seat, tokens in self.tokens.items()},
            counting=self.rules.counting,
            bonus_cap=self.rules.bonus_cap,
            two_tokens=self.rules.votes == 2,
        )
        self.scores = [score + more for score, more in zip(self.scores, points, strict=True)]
        self.storyteller = (self.storyteller + 1) % len(self.seats)
        self.played += self.row
        self.row, self.choices, self.tokens, self.somebody_gave = [], {}, {}, False
        self.phase, self.turn_is_done = Phase.TELLING, True

    def _draws(self) -> None:
        """R12, R13: one card at a time goes round clockwise from the next storyteller until none is left."""
        end = self.rules.end
        assert end is not None
        if end.by is not EndBy.PILE:
            assert end.at is not None
            self.must_end = max(self.scores) >= end.at if end.by is EndBy.SCORE else self.turn >= end.at
            if self.must_end:
                return
        lacks = {seat: self.full - len(self.hands[seat]) for seat in self.seats}
        if len(self.pile) < sum(lacks.values()) and end.by is not EndBy.PILE:
            self.must_reshuffle = True
            self.pile += scheme.mixed(sorted(self.played), self.seed, "reshuffle", self.turn)
            self.played = []
        seat = self.storyteller
        assert seat is not None
        while self.pile and any(lacks.values()):
            if lacks[seat]:
                lacks[seat] -= 1
                self.to_draw.setdefault(seat, []).append(self.pile.pop(0))
            seat = (seat + 1) % len(self.seats)
        self.must_end = end.by is EndBy.PILE and not self.pile

    def _exchanged(self, seat: Seat, cards: list[Card]) -> None:
        assert self.rules.exchange
        assert self.phase in (Phase.RACE, Phase.TELLING)
        assert cards == self.pile[: self.full]
        assert len(cards) == self.full
        self.gone += self.hands[seat]
        self.hands[seat], self.pile = cards, self.pile[self.full :]
        self.must_end = self._by() is EndBy.PILE and not self.pile

    def _winners(self) -> list[Seat]:
        if self.rules.allies is None:
            return [seat for seat in self.seats if self.scores[seat] == max(self.scores)]
        rivals = sorted((seat for seat in self.seats if seat not in self.rules.allies), key=self.scores.__getitem__)
        together = sum(self.scores[seat] for seat in self.rules.allies)
        best_two = self.scores[rivals[-1]] + self.scores[rivals[-2]]
        win = [seat for seat in rivals if self.scores[seat] >= self.scores[rivals[-2]]] if together <= best_two else []
        return sorted(win + (list(self.rules.allies) if together >= best_two else []))

    def _by(self) -> EndBy:
        assert self.rules.end is not None
        return self.rules.end.by

    def _has_not(self, chosen: dict[Seat, tuple[Card, ...]] | dict[Seat, tuple[int, ...]]) -> list[Seat]:
        return [seat for seat in self.seats if not chosen.get(seat)]

    # What must be so after every move.

    def agrees(self) -> None:
        """The books are closed after each move: all that a move leads to has come, and no more."""
        assert self.to_draw == {}
        assert not self.must_reshuffle
        assert (self.phase is Phase.OVER) == self.must_end
        if self.turn_is_done and self.phase is not Phase.OVER:
            self.turn += 1
        self.turn_is_done = False
        self._it_stands_as_it_should()
        self._cards_are_where_they_should_be()
        self._somebody_is_waited_for()
        self._who_reads_sees_the_same()

    def _it_stands_as_it_should(self) -> None:
        assert self.game.phase is self.phase
        assert self.game.turn == self.turn
        assert list(self.game.scores) == self.scores
        if self.phase is not Phase.OVER:
            assert self.game.storyteller == self.storyteller
            assert self.game.outcome is None
        if self.phase in (Phase.RACE, Phase.TELLING):
            assert all(len(hand) == self.full for hand in self.game.hands)

    def _cards_are_where_they_should_be(self) -> None:
        game = self.game
        assert [sorted(hand) for hand in game.hands] == [sorted(hand) for hand in self.hands]
        assert list(game.pile) == self.pile
        assert list(game.row) == self.row
        assert sorted(game.played) == sorted(self.played)
        assert sorted(game.gone) == sorted(self.gone)
        everywhere = [*chain(*game.hands), *game.pile, *game.row, *game.played, *game.gone]
        assert sorted(everywhere) == sorted(self.setup.cards)

    def _somebody_is_waited_for(self) -> None:
        match self.phase:
            case Phase.RACE:
                expected = list(self.seats)
            case Phase.TELLING:
                expected = [self.storyteller]
            case Phase.GIVING:
                expected = self._has_not(self.choices)
            case Phase.VOTING:
                expected = [seat for seat in self._has_not(self.tokens) if seat != self.storyteller]
            case Phase.OVER:
                expected = []
        assert list(waiting_for(self.game)) == expected
        assert expected or self.phase is Phase.OVER
        for seat in waiting_for(self.game):
            answer = decide(self.game, seat, stand_in(self.game, seat))
            assert not isinstance(answer, Refusal)
            assert answer

    def _who_reads_sees_the_same(self) -> None:
        for viewer in (None, *self.seats):
            assert view(self.reader, viewer) == view(self.game, viewer)

    def _versions_tell_of_changes(self, before: Game) -> None:
        """A version grows with every change that its viewer can see, and with no other."""
        if not before.hands:
            return
        for viewer in (None, *self.seats):
            was, now = view(before, viewer), view(self.game, viewer)
            changed = msgspec.structs.replace(was, version=0) != msgspec.structs.replace(now, version=0)
            assert (now.version > was.version) == changed
            assert now.version >= was.version

    def finds_the_same_again(self) -> None:
        """The fold of the events alone rebuilds the game."""
        assert evolve_all(new_game(self.setup, self.seed), self.journal) == self.game
