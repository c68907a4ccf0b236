"""How a server is run, as its owner said on the command line."""

from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

from reverie.minds.elsewhere import Elsewhere, Key

JOURNAL = "tables.sqlite"  # in the data folder


class Config(Struct, frozen=True):
    data: Path
    host: str = "127.0.0.1"
    port: int = 8042
    public_url: str | None = None  # https://... as people reach it: links, Origin and cookies follow from it
    hosts: tuple[str, ...] = ()  # other names by which it may be reached, on a home network say
    trusted_proxies: tuple[IPv4Network | IPv6Network, ...] = ()
    decks: Path | None = None  # a folder of decks to play with besides ours
    keep_days: int | None = None
    list_public: bool = False  # public tables may be made, and are listed
    brain: Elsewhere | None = None  # a better brain, which minds ask at tables whose host wants it
    brain_key: Key | None = None

    @property
    def secure(self) -> bool:
        return self.public_url is not None and self.public_url.startswith("https://")

    @property
    def names(self) -> frozenset[str]:
        """The Host headers that are ours: any other is somebody pointing their own name at us."""
        own = {"localhost", "127.0.0.1", "[::1]", *self.hosts}
        names = {f"{name}:{self.port}" for name in own}
        if self.port in (80, 443):  # where browsers leave the port out
            names |= own
        if self.public_url is not None:
            names |= {urlsplit(self.public_url).netloc.lower()}
        return frozenset(names)
