"""A table for the tests: a game told by what the players do, so that a test reads as the rulebook does."""

import hashlib
from collections.abc import Iterable, Mapping

import msgspec

from reverie.rules import (
    Card,
    Claim,
    Clue,
    Code,
    Event,
    Exchange,
    Give,
    Move,
    Options,
    Phase,
    Refusal,
    Result,
    Seat,
    Setup,
    Tell,
    Vote,
    Words,
    decide,
    evolve_all,
    new_game,
    set_up,
    stand_in,
    start,
    waiting_for,
)

PLAIN = Options()
TOO_MANY_TURNS = 300  # no game of these tests is as long, unless it never ends


def deck(size: int = 84) -> tuple[Card, ...]:
    return tuple(f"picture-{number:03}" for number in range(1, size + 1))


def seed_of(number: int) -> bytes:
    return hashlib.sha256(f"a seed for the tests, number {number}".encode()).digest()


def setup_of(seats: int, options: Options = PLAIN, cards: int = 84, seed: int = 1) -> Setup:
    return set_up(deck(cards), seats, options, hashlib.sha256(seed_of(seed)).hexdigest())


class Table:
    """Who sits here plays by `decide` and `evolve` alone; the journal holds all that has happened."""

    def __init__(self, seats: int = 4, options: Options = PLAIN, *, cards: int = 84, seed: int = 1) -> None:
        self.setup = setup_of(seats, options, cards, seed)
        self.seed = seed_of(seed)
        self.game = new_game(self.setup, self.seed)
        self.journal: list[Event] = []
        self.given: dict[Seat, tuple[Card, ...]] = {}
        self._goes_on(start(self.game))

    # What the players do.

    def does(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """A move that must be allowed, and the events it leads to."""
        events = decide(self.game, seat, move)
        assert not isinstance(events, Refusal), f"seat {seat}: {move} was refused: {events.code}"
        self._goes_on(events)
        return events

    def refuses(self, seat: Seat, move: Move) -> Code:
        """Why a move is not allowed; and the game stays as it was, to the last byte."""
        before = msgspec.json.encode(self.game)
        answer = decide(self.game, seat, move)
        assert isinstance(answer, Refusal), f"seat {seat}: {move} was allowed"
        assert msgspec.json.encode(self.game) == before
        return answer.code

    def claims(self, seat: Seat) -> "Table":
        self.does(seat, Claim())
        return self

    def tells(self, clue: str | Clue = "fox", card: Card | None = None) -> "Table":
        clue = Words(clue) if isinstance(clue, str) else clue
        self.does(self.storyteller, Tell(card or self.hand(self.storyteller)[0], clue))
        return self

    def gives(self, seat: Seat, *cards: Card) -> "Table":
        self.does(seat, Give(cards or self.hand(seat)[: self.setup.gift]))
        return self

    def takes_gift_back(self, seat: Seat) -> "Table":
        self.does(seat, Give(()))
        return self

    def all_give(self) -> "Table":
        for seat in waiting_for(self.game):
            self.gives(seat)
        return self

    def votes(self, seat: Seat, *numbers: int) -> "Table":
        self.does(seat, Vote(numbers))
        return self

    def votes_for(self, seat: Seat, *owners: Seat) -> "Table":
        """A token on a picture of each of these owners."""
        return self.votes(seat, *[self.numbers_of(owner)[0] for owner in owners])

    def exchanges(self, seat: Seat) -> "Table":
        self.does(seat, Exchange())
        return self

    def plays(self, votes: Mapping[Seat, Seat | tuple[Seat, ...]], clue: str = "fox") -> Result:
        """A whole turn; for each voter, whose picture bears the token or tokens."""
        self.to(Phase.VOTING, clue)
        for voter, whose in votes.items():
            self.votes_for(voter, *(whose if isinstance(whose, tuple) else (whose,)))
        return self.result

    def all_find_it(self) -> Result:
        self.to(Phase.VOTING)
        return self.plays(dict.fromkeys(waiting_for(self.game), self.storyteller))

    def to(self, phase: Phase, clue: str = "fox") -> "Table":
        """On, within this turn, to this phase."""
        if phase is not self.phase and self.phase is Phase.RACE:
            self.claims(0)
        if phase is not self.phase and self.phase is Phase.TELLING:
            self.tells(clue)
        if phase is not self.phase and self.phase is Phase.GIVING:
            self.all_give()
        assert self.phase is phase
        return self

    def stands_in(self, seat: Seat) -> tuple[Event, ...]:
        return self.does(seat, stand_in(self.game, seat))

    def plays_itself(self) -> "Table":
        """To the end, with nobody there."""
        while waiting_for(self.game):
            self.plays_a_turn_itself()
        return self

    def plays_a_turn_itself(self) -> "Table":
        turn = self.game.turn
        assert turn < TOO_MANY_TURNS
        while self.game.turn == turn and (waiting := waiting_for(self.game)):
            self.stands_in(waiting[0])
        return self

    def _goes_on(self, events: Iterable[Event]) -> None:
        for event in events:
            self.journal.append(event)
            self.game = evolve_all(self.game, [event])
            self._remember()

    def _remember(self) -> None:
        if self.game.phase is Phase.GIVING:
            self.given = {seat: cards for seat, cards in enumerate(self.game.chosen) if cards}

    # What they see.

    @property
    def phase(self) -> Phase:
        return self.game.phase

    @property
    def storyteller(self) -> Seat:
        assert self.game.storyteller is not None
        return self.game.storyteller

    @property
    def others(self) -> list[Seat]:
        return [seat for seat in range(self.setup.seats) if seat != self.storyteller]

    @property
    def result(self) -> Result:
        assert self.game.result is not None
        return self.game.result

    @property
    def winners(self) -> tuple[Seat, ...]:
        assert self.game.outcome is not None
        return self.game.outcome.winners

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        return self.game.hands[seat]

    def numbers_of(self, owner: Seat) -> list[int]:
        """The numbers, on the row that lies, of what this player gave."""
        return [number for number, card in enumerate(self.game.row, 1) if card in self.given[owner]]

    def all_cards(self) -> list[Card]:
        game = self.game
        hands = [card for hand in game.hands for card in hand]
        return sorted([*game.pile, *hands, *game.row, *game.played, *game.gone])
