"""What holds of every turn, whatever the votes (R10, R14, R15, and the house rules on points)."""

from itertools import product
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from reverie.rules import Gain, Options, Reason, Seat
from reverie.rules.scoring import gains, points
from tests.rules import oracle


class Turn(Struct, frozen=True):
    """A row that lies, and the tokens on it."""

    seats: int
    storyteller: Seat
    owners: list[Seat]
    votes: dict[Seat, tuple[int, ...]]
    options: Options

    @property
    def won(self) -> tuple[tuple[Gain, ...], ...]:
        return gains(self.storyteller, self.owners, self.votes, self.options)

    @property
    def points(self) -> tuple[int, ...]:
        return points(self.won)

    @property
    def found(self) -> set[Seat]:
        return {voter for voter in self.votes if self.storyteller in self.laid_on[voter]}

    @property
    def laid_on(self) -> dict[Seat, list[Seat]]:
        return {voter: [self.owners[number - 1] for number in numbers] for voter, numbers in self.votes.items()}

    def of(self, seat: Seat, why: Reason) -> int:
        return sum(gain.points for gain in self.won[seat] if gain.why is why)

    def oracle(self) -> list[int]:
        return oracle.points(
            self.storyteller,
            self.seats,
            self.laid_on,
            counting=self.options.counting,
            bonus_cap=self.options.bonus_cap,
            two_tokens=self.options.votes == 2,
        )


@st.composite
def turns(draw: st.DrawFn) -> Turn:
    seats = draw(st.integers(3, 12))
    storyteller = draw(st.integers(0, seats - 1))
    gift = 2 if seats == 3 else 1
    pictures = [seat for seat in range(seats) for _ in range(1 if seat == storyteller else gift)]
    owners = draw(st.permutations(pictures))
    most = draw(st.sampled_from([1, 2])) if seats >= 7 else 1
    votes: dict[Seat, tuple[int, ...]] = {}
    for voter in draw(st.permutations([seat for seat in range(seats) if seat != storyteller])):
        allowed = [number for number, owner in enumerate(owners, 1) if owner != voter]
        # The storyteller's comes first, or so many would never all find it.
        allowed.sort(key=lambda number: owners[number - 1] != storyteller)
        chosen = st.lists(st.sampled_from(allowed), min_size=1, max_size=most, unique=True)
        votes[voter] = tuple(draw(chosen))
    options = Options(
        counting=draw(st.booleans()), bonus_cap=draw(st.none() | st.integers(0, 4)), votes=2 if most == 2 else 1
    )
    return Turn(seats, storyteller, owners, votes, options)


@given(turns())
def test_two_scorers_agree(turn: Turn) -> None:
    assert list(turn.points) == turn.oracle()


def test_two_scorers_agree_on_every_vote_there_can_be_at_small_tables() -> None:
    for seats, owners in [(3, [1, 0, 2, 1, 2]), (4, [2, 0, 3, 1])]:
        voters = range(1, seats)
        numbers = range(1, len(owners) + 1)
        choices = [[number for number in numbers if owners[number - 1] != voter] for voter in voters]
        for ballot in product(*choices):
            votes = {voter: (number,) for voter, number in zip(voters, ballot, strict=True)}
            for counting, cap in product([False, True], [None, 0, 1, 3]):
                turn = Turn(seats, 0, owners, votes, Options(counting=counting, bonus_cap=cap, votes=1))
                assert list(turn.points) == turn.oracle()


@given(turns())
def test_the_storyteller_never_gains_from_decoys(turn: Turn) -> None:
    assert {gain.why for gain in turn.won[turn.storyteller]} <= {Reason.READ_BY_SOME}


@given(turns())
def test_the_storyteller_scores_nothing_or_three_or_counting_four(turn: Turn) -> None:
    some = 0 < len(turn.found) < len(turn.votes)
    prize = 4 if turn.options.counting and len(turn.found) == 1 else 3
    assert turn.points[turn.storyteller] == (prize if some else 0)


@given(turns())
def test_a_finder_wins_what_the_storyteller_does(turn: Turn) -> None:
    for seat in turn.votes:
        found = turn.of(seat, Reason.FOUND)
        assert found == (turn.points[turn.storyteller] if seat in turn.found else 0)


@given(turns())
def test_all_or_none_and_everyone_else_has_two(turn: Turn) -> None:
    all_or_none = len(turn.found) in (0, len(turn.votes))
    for seat in turn.votes:
        assert turn.of(seat, Reason.SPARED) == (2 if all_or_none else 0)


@given(turns(), st.integers())
def test_points_do_not_depend_on_the_order_of_votes(turn: Turn, shuffle: int) -> None:
    order = list(turn.votes)
    Random(shuffle).shuffle(order)
    other = replace(turn, votes={seat: turn.votes[seat][::-1] for seat in order})
    assert other.won == turn.won


@given(turns())
def test_points_do_not_depend_on_where_a_picture_lies(turn: Turn) -> None:
    last = len(turn.owners) + 1
    mirrored = {seat: tuple(last - number for number in numbers) for seat, numbers in turn.votes.items()}
    assert replace(turn, owners=turn.owners[::-1], votes=mirrored).won == turn.won


@given(turns())
def test_every_token_on_a_decoy_is_a_point_for_its_owner(turn: Turn) -> None:
    uncapped = replace(turn, options=replace(turn.options, bonus_cap=None))
    decoys = [owner for laid_on in turn.laid_on.values() for owner in laid_on if owner != turn.storyteller]
    for seat in turn.votes:
        assert uncapped.of(seat, Reason.DECOY) == decoys.count(seat)


@given(turns())
def test_a_cap_takes_from_decoys_and_from_nothing_else(turn: Turn) -> None:
    uncapped = replace(turn, options=replace(turn.options, bonus_cap=None))
    cap = turn.options.bonus_cap
    for seat in range(turn.seats):
        for why in Reason:
            full = uncapped.of(seat, why)
            assert turn.of(seat, why) == (min(full, cap) if why is Reason.DECOY and cap is not None else full)


@given(turns())
def test_only_who_had_two_tokens_can_be_sure(turn: Turn) -> None:
    for seat in range(turn.seats):
        sure = seat in turn.found and len(turn.votes[seat]) == 1 and turn.options.votes == 2
        assert turn.of(seat, Reason.SURE) == (1 if sure else 0)


@given(turns())
def test_no_gain_of_nothing_is_told(turn: Turn) -> None:
    assert len(turn.won) == turn.seats
    assert all(gain.points > 0 for mine in turn.won for gain in mine)
    assert all(len({gain.why for gain in mine}) == len(mine) for mine in turn.won)


@given(turns())
def test_a_wrong_vote_never_helps_its_voter(turn: Turn) -> None:
    """Who did not find it has, for their own vote, no more than what everyone else has."""
    for seat in set(turn.votes) - turn.found:
        assert {gain.why for gain in turn.won[seat]} <= {Reason.SPARED, Reason.DECOY}
