"""A round robin: everybody meets everybody, everywhere at the table, equally often."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from reverie.arena.schedule import RoundRobin, mixes, seated

FIVE = ("a", "b", "c", "d", "e")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_order_of_seats_comes_once_before_any_comes_again(seats: int) -> None:
    mix = tuple("abcdef"[:seats])
    orders = list(permutations(mix))
    assert Counter(seated(mix, number) for number in range(len(orders))) == Counter(orders)
    assert seated(mix, len(orders)) == seated(mix, 0)


def test_in_as_many_games_as_seats_everybody_sits_everywhere() -> None:
    for start in range(0, 24, 4):
        orders = [seated(("a", "b", "c", "d"), start + number) for number in range(4)]
        assert all(set(column) == set("abcd") for column in zip(*orders, strict=True))


def test_a_lap_holds_each_mix_in_each_order_once() -> None:
    robin = RoundRobin(FIVE, 4, "seed")
    assert robin.lap == 5 * 24
    tables = Counter(robin.table(number) for number in range(robin.lap))
    assert tables == Counter(order for mix in combinations(FIVE, 4) for order in permutations(mix))


@pytest.mark.parametrize("games", [1, 7, 20, 33, 100])
def test_at_any_time_no_mix_has_met_more_than_once_oftener_than_another(games: int) -> None:
    robin = RoundRobin(FIVE, 3, "seed")
    met = Counter(dict.fromkeys(robin.mixes, 0))
    met.update(tuple(sorted(robin.table(number))) for number in range(games))
    assert len(met) == 10
    assert max(met.values()) - min(met.values()) <= 1


@pytest.mark.parametrize(("minds", "tables"), [("a", {"aaaa"}), ("ab", {"aabb"}), ("abc", {"aabc", "abbc", "abcc"})])
def test_fewer_minds_than_seats_share_the_table_fairly(minds: str, tables: set[str]) -> None:
    assert {"".join(mix) for mix in mixes(minds, 4)} == tables


def test_the_seed_says_which_tables_come_first_and_nothing_else() -> None:
    one, other = RoundRobin(FIVE, 3, "one"), RoundRobin(FIVE, 3, "other")
    assert one.mixes == RoundRobin(FIVE, 3, "one").mixes
    assert one.mixes != other.mixes
    assert sorted(one.mixes) == sorted(other.mixes)


def test_too_many_tables_are_refused_before_they_fill_the_memory() -> None:
    with pytest.raises(ValueError, match="name fewer"):
        RoundRobin([str(number) for number in range(33)], 12, "seed")
