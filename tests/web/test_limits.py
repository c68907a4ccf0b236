"""How much is too much, and for whom."""

from ipaddress import ip_network

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from reverie.web.limits import Limit, client_address

PROXIES = tuple(ip_network(text) for text in ["127.0.0.0/8", "10.0.0.0/8", "fd00::/8"])


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_then_one_at_a_time() -> None:
    clock = Clock()
    limit = Limit(rate=2, burst=3, clock=clock)
    assert [limit.allow("a") for _ in range(5)] == [True, True, True, False, False]
    clock.now += 0.5
    assert [limit.allow("a") for _ in range(2)] == [True, False]
    clock.now += 100
    assert [limit.allow("a") for _ in range(4)] == [True, True, True, False]


def test_each_key_has_a_bucket_of_its_own() -> None:
    limit = Limit(rate=1, burst=1, clock=Clock())
    assert [limit.allow(key) for key in "abab"] == [True, True, False, False]


def test_a_look_takes_nothing() -> None:
    limit = Limit(rate=1, burst=1, clock=Clock())
    assert limit.has("a")
    assert limit.has("a")
    assert limit.allow("a")
    assert not limit.has("a")
    assert len(limit) == 1


def test_full_buckets_are_forgotten() -> None:
    clock = Clock()
    limit = Limit(rate=1, burst=2, clock=clock)
    for key in range(1000):
        limit.allow(key)
    clock.now += 3
    for _ in range(500):
        limit.allow("last")
    assert len(limit) == 1


def test_memory_is_bounded_and_the_oldest_is_forgiven() -> None:
    limit = Limit(rate=1, burst=1, clock=Clock(), most=3)
    assert all(limit.allow(key) for key in "abc")
    assert not limit.allow("a")  # touched: now b is the oldest
    assert limit.allow("d")
    assert len(limit) == 3
    assert not limit.allow("a")
    assert limit.allow("b")


def test_one_key_at_the_brim_is_not_forgiven() -> None:
    limit = Limit(rate=1, burst=2, clock=Clock(), most=1)
    assert [limit.allow("a") for _ in range(4)] == [True, True, False, False]


def test_a_clock_that_goes_back_only_makes_it_stricter() -> None:
    clock = Clock()
    limit = Limit(rate=1, burst=1, clock=clock)
    assert limit.allow("a")
    clock.now -= 500
    assert not limit.allow("a")


class Buckets(RuleBasedStateMachine):
    """Against buckets kept the plain way: so much in each, filled up as time goes by."""

    @initialize(rate=st.sampled_from([0.25, 1, 4]), burst=st.integers(1, 6))
    def begin(self, rate: float, burst: int) -> None:
        self.clock = Clock()
        self.rate, self.burst = rate, burst
        self.limit = Limit(rate=rate, burst=burst, clock=self.clock)
        self.left: dict[int, float] = {}

    @rule(quarters=st.integers(0, 40))
    def wait(self, quarters: int) -> None:
        self.clock.now += quarters / 4
        self.left = {key: min(self.burst, left + self.rate * quarters / 4) for key, left in self.left.items()}

    @rule(key=st.integers(0, 4))
    def take(self, key: int) -> None:
        left = self.left.get(key, self.burst)
        assert self.limit.has(key) == (left >= 1)
        assert self.limit.allow(key) == (left >= 1)
        self.left[key] = left - 1 if left >= 1 else left

    @invariant()
    def only_what_was_seen_is_known(self) -> None:
        assert len(self.limit) <= len(self.left) if hasattr(self, "left") else True


TestBuckets = Buckets.TestCase


@given(st.sampled_from([1 / 3, 1 / 20, 0.7, 15]), st.integers(1, 60), st.floats(0, 1e9))
def test_a_burst_is_whole_whatever_the_fractions(rate: float, burst: int, start: float) -> None:
    clock = Clock()
    clock.now = start
    limit = Limit(rate=rate, burst=burst, clock=clock)
    assert [limit.allow("a") for _ in range(burst + 1)] == [True] * burst + [False]


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("198.51.100.7", "", "198.51.100.7"),
        ("198.51.100.7", "203.0.113.9", "198.51.100.7"),  # who is not trusted may write what they like
        ("127.0.0.1", "203.0.113.9", "203.0.113.9"),
        ("127.0.0.1", "192.0.2.1, 203.0.113.9", "203.0.113.9"),  # the left one is what the client said
        ("127.0.0.1", "192.0.2.1, 203.0.113.9, 10.1.2.3", "203.0.113.9"),
        ("127.0.0.1", "10.9.9.9,10.1.2.3", "10.9.9.9"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "nonsense", "127.0.0.1"),
        ("127.0.0.1", "203.0.113.9, unknown", "127.0.0.1"),  # nothing to the left of nonsense is believed
        ("127.0.0.1", "203.0.113.9:4711", "203.0.113.9"),
        ("127.0.0.1", '"[2001:db8:1:2:3::4]:4711"', "2001:db8:1:2::/64"),
        ("127.0.0.1", "2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("fd00::1", "203.0.113.9", "203.0.113.9"),
        ("::ffff:127.0.0.1", "203.0.113.9", "203.0.113.9"),
        ("::ffff:198.51.100.7", "", "198.51.100.7"),
        ("fe80::1%eth0", "", "fe80::/64"),
        ("", "203.0.113.9", ""),
        ("unix:", "203.0.113.9", "unix:"),
    ],
)
def test_from_where_we_are_asked(peer: str, forwarded: str, address: str) -> None:
    assert client_address(peer, forwarded, PROXIES) == address


def test_nobody_is_trusted_unasked() -> None:
    assert client_address("127.0.0.1", "203.0.113.9", ()) == "127.0.0.1"


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1))
def test_all_addresses_of_one_connection_count_as_one(one: int, other: int) -> None:
    first, second = (f"2001:db8::{number >> 48:x}:{number >> 32 & 65535:x}:{number >> 16 & 65535:x}:{number & 65535:x}"
                     for number in (one, other))  # fmt: skip
    assert client_address(first, "", ()) == client_address(second, "", ()) == "2001:db8::/64"


@given(st.text())
def test_any_header_leaves_us_with_an_address(forwarded: str) -> None:
    assert client_address("127.0.0.1", forwarded, PROXIES)
