"""What the routes share: the house of tables, who is who, and how much is too much."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from msgspec import Struct

from reverie.decks import Shelf
from reverie.tables.house import House
from reverie.tables.journal import TableId
from reverie.tables.measures import Measures
from reverie.tables.table import DeviceId, MemberId
from reverie.web.config import Config
from reverie.web.identity import Identity
from reverie.web.limits import Limit, client_address

COOKIE = "reverie_device"
HANDOVER_SECONDS = 600


class Handover(Struct, frozen=True):
    """A one-time secret by which a further device joins a member's others."""

    table: TableId
    member: MemberId
    until: float


class Caller(Struct, frozen=True):
    """Who asks, and from where."""

    address: str
    device: DeviceId | None  # None: nobody we know yet


class Server:
    def __init__(
        self,
        config: Config,
        house: House,
        identity: Identity,
        measures: Measures,
        clock: Callable[[], float] = time.monotonic,
        shelf: Shelf | None = None,
    ) -> None:
        self.config = config
        self.house = house
        self.identity = identity
        self.measures = measures
        self.shelf = shelf or Shelf()
        self.clock = clock
        self.acts_limit = Limit(rate=15, burst=60, clock=clock)
        self.talk_limit = Limit(rate=1, burst=8, clock=clock)
        self.tables_limit = Limit(rate=1 / 20, burst=20, clock=clock)  # new ones, and asked at, by address
        self.tries_limit = Limit(rate=1 / 12, burst=12, clock=clock)  # links and codes that lead nowhere, by address
        self.looks_limit = Limit(rate=1, burst=20, clock=clock)  # back at games, by device: each reads a whole journal
        self.tapes_limit = Limit(rate=1 / 6, burst=10, clock=clock)  # recordings, by device
        self.lines: Counter[str] = Counter()  # live now, by address
        self.trying = asyncio.Lock()  # one at a time, or many at once would all be tried on what is left for one
        self._handovers: dict[str, Handover] = {}

    def caller(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Caller:
        """Known by the cookie, or, for programs, by a bearer token."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        device = self.identity.device_of(token if scheme == "Bearer" else connection.cookies.get(COOKIE, ""))
        peer = connection.client.host if connection.client else ""
        forwarded = ",".join(connection.headers.getall("x-forwarded-for", []))
        return Caller(client_address(peer, forwarded, self.config.trusted_proxies), device)

    def new_handover(self, table: TableId, member: MemberId) -> str:
        now = self.clock()
        self._handovers = {key: kept for key, kept in self._handovers.items() if kept.until > now}
        secret = secrets.token_urlsafe(16)
        self._handovers[secret] = Handover(table, member, now + HANDOVER_SECONDS)
        return secret

    def take_handover(self, secret: str) -> Handover | None:
        """Once; after that the secret is worth nothing."""
        handover = self._handovers.pop(secret, None)
        return handover if handover and handover.until > self.clock() else None


TheServer = NamedDependency[Server]  # as routes ask for them
TheCaller = NamedDependency[Caller]
