"""Whole games by players of every kind, with a witness at the table who keeps books of their own."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from reverie.rules import (
    Claim,
    ClueKind,
    Code,
    Exchange,
    Give,
    Phase,
    Refusal,
    StandIn,
    Tell,
    Vote,
    Words,
    waiting_for,
)
from tests.rules import unruly
from tests.rules.witness import Witness

any_seat = st.integers(-1, 12)
places = st.integers(0, 83)


def going_on(games: "Games") -> bool:
    return games.witness.phase is not Phase.OVER


class Games(RuleBasedStateMachine):
    """Any move at any time; the witness says what must be so after each."""

    witness: Witness

    @initialize(data=st.data(), seats=unruly.seats, spare=st.integers(0, 60), seed=unruly.seeds)
    def sit_down(self, data: st.DataObject, seats: int, spare: int, seed: int) -> None:
        options = data.draw(unruly.options(seats))
        self.witness = Witness(seats, options, unruly.fewest_cards(seats) + spare, seed)

    @precondition(lambda self: not going_on(self))
    @rule(seat=any_seat, data=st.data(), seats=unruly.seats, spare=st.integers(0, 60), seed=unruly.seeds)
    def another_game(self, seat: int, data: st.DataObject, seats: int, spare: int, seed: int) -> None:
        """But first somebody tries to go on with the one that is over."""
        for move in (Claim(), Exchange(), Give(()), Vote((1,))):
            assert self.witness.tries(self.someone(seat), move) == Refusal(Code.GAME_OVER)
        self.sit_down(data, seats, spare, seed)

    def someone(self, number: int) -> int:
        """Mostly a seat of this table; at times one that is not."""
        return number if number in (-1, len(self.witness.seats)) else number % len(self.witness.seats)

    def some_card(self, seat: int, place: int) -> str:
        """From the hand; a high place is a card from anywhere."""
        hand = self.witness.game.hands[seat] if 0 <= seat < len(self.witness.seats) else ()
        return hand[place % len(hand)] if hand and place < 70 else self.witness.setup.cards[place % 20]

    @precondition(going_on)
    @rule(seat=any_seat)
    def claim(self, seat: int) -> None:
        self.witness.tries(self.someone(seat), Claim())

    @precondition(going_on)
    @rule(seat=any_seat, place=places, kind=st.sampled_from(ClueKind))
    def tell(self, seat: int, place: int, kind: ClueKind) -> None:
        seat = self.someone(seat)
        self.witness.tries(seat, Tell(self.some_card(seat, place), unruly.CLUES[kind]))

    @precondition(going_on)
    @rule(place=places, text=st.sampled_from(["fox", "õnn", "…", ""]))
    def storyteller_tells(self, place: int, text: str) -> None:
        seat = self.witness.storyteller
        if seat is not None:
            self.witness.tries(seat, Tell(self.some_card(seat, place), Words(text)))

    @precondition(going_on)
    @rule(seat=any_seat, chosen=st.lists(places, max_size=3))
    def give(self, seat: int, chosen: list[int]) -> None:
        seat = self.someone(seat)
        self.witness.tries(seat, Give(tuple(self.some_card(seat, place) for place in chosen)))

    @precondition(lambda self: self.witness.game.phase is Phase.GIVING)
    @rule(seat=any_seat, places=st.lists(st.integers(0, 3), min_size=2, max_size=2, unique=True))
    def give_as_asked(self, seat: int, places: list[int]) -> None:
        seat = seat % len(self.witness.seats)
        gift = places[: self.witness.setup.gift]
        answer = self.witness.tries(seat, Give(tuple(self.some_card(seat, place) for place in gift)))
        assert isinstance(answer, Refusal) == (seat == self.witness.game.storyteller)

    @precondition(lambda self: self.witness.game.phase is Phase.VOTING)
    @rule(seat=any_seat, tokens=st.lists(st.integers(1, 12), max_size=3))
    def vote(self, seat: int, tokens: list[int]) -> None:
        self.witness.tries(self.someone(seat), Vote(tuple(tokens)))

    @precondition(going_on)
    @rule(seat=any_seat)
    def take_back(self, seat: int) -> None:
        self.witness.tries(self.someone(seat), Give(()))
        self.witness.tries(self.someone(seat), Vote(()))

    @precondition(going_on)
    @rule(seat=any_seat)
    def exchange(self, seat: int) -> None:
        self.witness.tries(self.someone(seat), Exchange())

    @precondition(going_on)
    @rule(which=st.integers(0, 11))
    def someone_is_away(self, which: int) -> None:
        waiting = waiting_for(self.witness.game)
        self.witness.stands_in(waiting[which % len(waiting)])

    @precondition(going_on)
    @rule(seat=any_seat, place=places)
    def an_odd_stand_in(self, seat: int, place: int) -> None:
        seat = self.someone(seat)
        self.witness.tries(seat, StandIn(Tell(self.some_card(seat, place), Words("…"))))

    @precondition(going_on)
    @rule()
    def the_turn_is_played(self) -> None:
        self.witness.plays_a_turn()

    @precondition(lambda self: going_on(self) and self.witness.turn > 3)
    @rule()
    def the_table_closes(self) -> None:
        self.witness.closes()

    @invariant()
    def the_events_alone_rebuild_the_game(self) -> None:
        if hasattr(self, "witness"):
            self.witness.finds_the_same_again()


Games.TestCase.settings = settings(
    max_examples=80, stateful_step_count=50, suppress_health_check=[HealthCheck.too_slow]
)
TestGames = pytest.mark.slow(Games.TestCase)


@pytest.mark.slow
@given(seats=unruly.seats, data=st.data(), spare=st.integers(0, 60), seed=unruly.seeds)
@settings(max_examples=150)
def test_unruly_games_come_to_their_end(seats: int, data: st.DataObject, spare: int, seed: int) -> None:
    """Whole games by players who change their minds and break the rules now and then."""
    options = data.draw(unruly.options(seats))
    witness = Witness(seats, options, unruly.fewest_cards(seats) + spare, seed)
    chance = Random(seed)
    for _ in range(400):
        if witness.phase is Phase.OVER:
            break
        witness.tries(*unruly.some_move(witness.game, chance))
    witness.plays_to_the_end()
    witness.finds_the_same_again()


@given(seats=unruly.seats, data=st.data(), seed=unruly.seeds)
@settings(max_examples=30)
def test_the_smallest_deck_is_enough(seats: int, data: st.DataObject, seed: int) -> None:
    """R2: one card more than the hands; then the first draw takes it, or the row comes back by the reshuffle."""
    witness = Witness(seats, data.draw(unruly.options(seats)), unruly.fewest_cards(seats), seed)
    witness.plays_to_the_end()
