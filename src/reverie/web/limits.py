"""How much is too much, counted by address, device or connection, in memory that stays bounded."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

Network = IPv4Network | IPv6Network
_Address = IPv4Address | IPv6Address


class Limit:
    """A bucket of `burst` for each key, refilled at `rate` a second.

    A bucket is kept as the moment when it will be full again: one number, and a full bucket needs none. Beyond `most`
    keys the one touched longest ago is forgotten, that is, forgiven: nobody gains by it who does not command more
    addresses than that.
    """

    def __init__(
        self, *, rate: float, burst: float, clock: Callable[[], float] = time.monotonic, most: int = 50_000
    ) -> None:
        self._each = 1 / rate
        self._deepest = (burst + 0.001) / rate  # sums of fractions may come out a hair too long
        self._clock = clock
        self._most = most
        self._full_at: OrderedDict[Hashable, float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full_at)

    def allow(self, key: Hashable) -> bool:
        """Take one from the bucket, if there is one."""
        now = self._clock()
        self._forget_full(now)
        full_at = self._after_one_more(key, now)
        allowed = full_at - now <= self._deepest
        self._full_at[key] = full_at if allowed else full_at - self._each
        self._full_at.move_to_end(key)
        if len(self._full_at) > self._most:
            self._full_at.popitem(last=False)
        return allowed

    def has(self, key: Hashable) -> bool:
        """Would one be allowed? Nothing is taken."""
        now = self._clock()
        return self._after_one_more(key, now) - now <= self._deepest

    def _after_one_more(self, key: Hashable, now: float) -> float:
        return max(self._full_at.get(key, now), now) + self._each

    def _forget_full(self, now: float) -> None:
        """Two at a time, where at most one is added: however many they are, they are soon gone."""
        for _ in range(2):
            key, full_at = next(iter(self._full_at.items()), (None, now))
            if full_at <= now:
                self._full_at.pop(key, None)


def client_address(peer: str, forwarded: str, trusted: Sequence[Network]) -> str:
    """From where we are asked, to count by: an IPv4 address, or the /64 that one IPv6 connection commands.

    Everyone can write an X-Forwarded-For. What a trusted proxy added to it stands at its right end; so we go from there
    to the left, as long as who speaks is trusted.
    """
    nearest = _read(peer)
    if nearest is None:
        return peer
    for hop in reversed(forwarded.split(",")):
        if not any(nearest in network for network in trusted):
            break
        farther = _read(hop)
        if farther is None:
            break
        nearest = farther
    return str(nearest) if isinstance(nearest, IPv4Address) else str(IPv6Network((int(nearest), 64), strict=False))


def _read(hop: str) -> _Address | None:
    """An address as proxies write it: some with a port, some IPv4 in the clothes of IPv6."""
    text = hop.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address
