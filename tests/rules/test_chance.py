"""Everything that chance decides follows from the sealed seed, by the scheme that anyone can write down again."""

import hashlib
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.rules import End, EndBy, Options, Phase, new_game, view
from reverie.rules import chance as ours
from reverie.rules.events import Ended, Laid, Reshuffled
from tests.rules import scheme
from tests.rules.tables import Table, deck, seed_of, setup_of

ZEROS = bytes(32)
COUNTING_UP = bytes(range(32))

things = st.lists(st.integers(), max_size=200)
seeds = st.binary(min_size=32, max_size=32)
purposes = st.sampled_from(["deal", "row", "lot", "reshuffle", "stand_in", "anything"])
turns = st.integers(0, 1000)
whose = st.none() | st.integers(0, 11)


@given(things, seeds, purposes, turns, whose)
def test_two_writings_of_the_scheme_agree(
    cards: list[int], seed: bytes, purpose: str, turn: int, seat: int | None
) -> None:
    assert list(ours.shuffled(cards, seed, purpose, turn, seat)) == scheme.mixed(cards, seed, purpose, turn, seat)


@given(st.integers(1, 2**63), seeds, purposes, turns, whose)
def test_and_on_drawing_lots(count: int, seed: bytes, purpose: str, turn: int, seat: int | None) -> None:
    lot = ours.pick(count, seed, purpose, turn, seat)
    assert lot == scheme.below(count, scheme.words(seed, purpose, turn, seat))
    assert 0 <= lot < count


def test_pinned() -> None:
    """The first word is `openssl`'s answer too. A game on record must be dealt so for ever."""
    assert next(scheme.words(ZEROS, "deal", 0)) == 0x0BA71E61B6A7BDE3
    assert ours.shuffled("abcdefgh", ZEROS, "deal", 0) == tuple("hgafecbd")
    assert ours.shuffled(range(10), COUNTING_UP, "row", 3) == (0, 1, 4, 5, 9, 6, 3, 7, 2, 8)
    assert [ours.pick(6, COUNTING_UP, "lot", 1, seat) for seat in (None, 0, 1, 11)] == [2, 2, 5, 5]


def test_a_shuffle_longer_than_a_block_goes_on_with_the_next_counter() -> None:
    """84 cards need 83 words: twenty blocks and three words more, unless some are thrown away."""
    assert len(set(deck())) == 84
    assert list(ours.shuffled(deck(), ZEROS, "deal", 0)) == scheme.mixed(deck(), ZEROS, "deal", 0)


@given(things, seeds)
def test_a_shuffle_loses_nothing_and_leaves_the_order_it_came_from(cards: list[int], seed: bytes) -> None:
    before = list(cards)
    assert sorted(ours.shuffled(cards, seed, "deal", 0)) == sorted(cards)
    assert cards == before


@pytest.mark.parametrize("count", [3, 2**63 + 1, 3 * 2**62])
def test_a_word_that_would_favour_low_numbers_is_thrown_away(count: int) -> None:
    """With counts as large as these, up to half of all words are; with a deck of cards almost none ever is."""
    thrown_away = 0
    for turn in range(200):
        first = next(scheme.words(ZEROS, "lot", turn))
        thrown_away += first >= 2**64 - 2**64 % count
        assert ours.pick(count, ZEROS, "lot", turn) == scheme.below(count, scheme.words(ZEROS, "lot", turn))
    assert (thrown_away > 30) == (count > 3)


def test_the_word_on_the_edge(monkeypatch: pytest.MonkeyPatch) -> None:
    """2**64 is 1 more than a multiple of 3: the highest word alone is one too many."""

    def words(*_: object) -> Iterator[int]:
        yield from [2**64 - 1, 2**64 - 2, 0]

    monkeypatch.setattr(ours, "_words", words)
    assert ours.pick(3, ZEROS, "lot", 1) == 2
    assert ours.pick(2, ZEROS, "lot", 1) == 1


def test_every_order_of_four_is_about_as_likely() -> None:
    """24 orders, 4800 shuffles: 200 each, and chance strays from that by about 14."""
    orders = Counter(ours.shuffled("abcd", ZEROS, "row", turn) for turn in range(4800))
    assert len(orders) == 24
    assert 130 < min(orders.values()) <= max(orders.values()) < 270


@pytest.mark.parametrize("seats", range(3, 13))
def test_the_deal_follows_from_the_seed(seats: int) -> None:
    """From the header's order of cards; they go out one at a time, clockwise from seat 0."""
    game = Table(seats, seed=5).game
    order = scheme.mixed(deck(), seed_of(5), "deal", 0)
    dealt: list[list[str]] = [[] for _ in range(seats)]
    for _ in range(len(game.hands[0])):
        for hand in dealt:
            hand.append(order.pop(0))
    assert [list(hand) for hand in game.hands] == dealt
    assert list(game.pile) == order


@pytest.mark.parametrize("seats", [3, 4, 9])
def test_every_row_follows_from_the_seed(seats: int) -> None:
    """From the cards sorted by name, never by arrival."""
    table = Table(seats, seed=6).plays_itself()
    rows = [event for event in table.journal if isinstance(event, Laid)]
    assert len(rows) == table.game.turn
    for event in rows:
        assert list(event.row) == scheme.mixed(sorted(event.row), seed_of(6), "row", event.turn)


def test_the_lot_for_the_first_storyteller_follows_from_the_seed() -> None:
    for number in range(20):
        table = Table(6, seed=number)
        table.stands_in(0)
        assert table.storyteller == scheme.below(6, scheme.words(seed_of(number), "lot", 1))


def test_the_reshuffle_follows_from_the_seed() -> None:
    """The cards of finished turns, sorted by name, are shuffled under what is left of the pile."""
    table = Table(4, Options(end=End(EndBy.TURNS, 9)), cards=4 * 6 + 6, seed=8)
    left = list(table.game.pile)[4:]
    table.all_find_it()
    table.all_find_it()
    back = sorted(card for event in table.journal if isinstance(event, Laid) for card in event.row)
    pile = left + scheme.mixed(back, seed_of(8), "reshuffle", 2)
    assert any(isinstance(event, Reshuffled) for event in table.journal)
    assert [hand[-1] for hand in (table.hand(2), table.hand(3), table.hand(0), table.hand(1))] == pile[:4]
    assert list(table.game.pile) == pile[4:]


def test_what_a_stand_in_does_follows_from_the_seed() -> None:
    table = Table(seed=9).to(Phase.GIVING)
    card = scheme.mixed(table.hand(2), seed_of(9), "stand_in", 1, 2)[0]
    table.stands_in(2)
    assert view(table.game, 2).chosen == (card,)


def test_the_seal_is_shown_before_and_the_seed_after() -> None:
    table = Table(seed=3)
    assert table.setup.seal == ours.seal(seed_of(3)) == hashlib.sha256(seed_of(3)).hexdigest()
    secret = seed_of(3).hex()
    assert not any(secret in str(event) for event in table.journal)
    table.plays_itself()
    last = table.journal[-1]
    assert isinstance(last, Ended)
    assert last.seed == secret
    assert secret not in str(table.journal[:-1])


@pytest.mark.parametrize("seed", [seed_of(2), b"", seed_of(1)[:31], seed_of(1) + b"\0"])
def test_only_the_sealed_seed_can_be_played(seed: bytes) -> None:
    with pytest.raises(ValueError, match="seed"):
        new_game(setup_of(4, seed=1), seed)


def test_a_seed_is_of_256_bits() -> None:
    assert ours.SEED_BYTES * 8 == 256
