"""The illustrated turn of every edition, at a real table: each vote assignment, cast in every order, both ways round.

Two of the five pictures are of players whom the text does not name, so each example is laid out in both ways that agree
with it.
"""

from collections.abc import Iterator
from itertools import count, permutations
from pathlib import Path

import msgspec
import pytest

from reverie.rules import Options, Phase, Seat
from reverie.rules.scoring import gains, points
from tests.rules import oracle
from tests.rules.tables import Table


class Example(msgspec.Struct, frozen=True):
    edition: str
    clue: str
    storyteller: str
    seats: list[str]
    next_storyteller: str | None
    known_cards: dict[str, str]
    votes: list[dict[str, int]]
    points: dict[str, int]

    def seat(self, name: str) -> Seat:
        return self.seats.index(name)

    def layouts(self) -> list[list[Seat]]:
        """Whose each picture is, left to right, in every way that agrees with the text."""
        known = {int(number): self.seat(name) for number, name in self.known_cards.items()}
        orders = [list(order) for order in permutations(range(len(self.seats)))]
        return [order for order in orders if all(order[number - 1] == seat for number, seat in known.items())]

    def ballots(self) -> list[dict[Seat, int]]:
        return [{self.seat(name): number for name, number in votes.items()} for votes in self.votes]

    def printed(self) -> list[int]:
        return [self.points[name] for name in self.seats]


class Examples(msgspec.Struct, frozen=True):
    about: str
    examples: list[Example]


DATA = Path(__file__).with_name("worked_examples.json")
EXAMPLES = msgspec.json.decode(DATA.read_bytes(), type=Examples).examples
every_example = pytest.mark.parametrize("example", EXAMPLES, ids=[example.edition for example in EXAMPLES])


def tables_before_the_vote(example: Example) -> Iterator[Table]:
    """One table for each layout: chance is asked again until the row lies as it is printed."""
    for layout in example.layouts():
        for seed in count():
            table = Table(len(example.seats), seed=seed).claims(example.seat(example.storyteller))
            table.to(Phase.VOTING, example.clue)
            if [table.numbers_of(seat)[0] for seat in layout] == [1, 2, 3, 4, 5]:
                yield table
                break


@every_example
def test_the_examples_leave_two_cards_open(example: Example) -> None:
    assert len(example.layouts()) == 2
    assert all(len(ballot) == len(example.seats) - 1 for ballot in example.ballots())


@every_example
def test_at_the_table_each_scores_as_printed(example: Example) -> None:
    for before in tables_before_the_vote(example):
        waiting = before.game
        for ballot in example.ballots():
            for order in permutations(ballot):
                before.game = waiting
                for voter in order:
                    before.votes(voter, ballot[voter])
                assert list(before.result.points) == example.printed()
                assert list(before.game.scores) == example.printed()
                if example.next_storyteller is not None:
                    assert before.storyteller == example.seat(example.next_storyteller)


@every_example
def test_on_paper_each_scores_as_printed(example: Example) -> None:
    """The scoring alone, and the second scorer beside it."""
    storyteller = example.seat(example.storyteller)
    for layout in example.layouts():
        for ballot in example.ballots():
            for order in permutations(ballot):
                votes = {voter: (ballot[voter],) for voter in order}
                won = gains(storyteller, layout, votes, Options().at_table_of(5))
                assert list(points(won)) == example.printed()
            laid_on = {voter: [layout[number - 1]] for voter, number in ballot.items()}
            assert oracle.points(storyteller, 5, laid_on) == example.printed()
