"""What has happened at a table: the events of its journal. Their fold is the table.

Play is one of them, with the events of the rules inside; so one journal, and one path, holds both.
"""

import msgspec
from msgspec import Struct

from reverie.rules import Event
from reverie.rules.record import Header
from reverie.tables.journal import JournalError, TableId
from reverie.tables.settings import Rabbit, Settings
from reverie.tables.table import Chair, DeviceId, MemberId, Musing


class _Happening(Struct, frozen=True, tag_field="what", tag=str.lower):
    pass


class Opened(_Happening, frozen=True):
    table: TableId
    settings: Settings
    link: str
    code: str


class Joined(_Happening, frozen=True):
    member: MemberId
    device: DeviceId
    name: str
    asking: bool = False


class Admitted(_Happening, frozen=True):
    member: MemberId


class DeviceAdded(_Happening, frozen=True):
    member: MemberId
    device: DeviceId


class DeviceRemoved(_Happening, frozen=True):
    member: MemberId
    device: DeviceId


class Renamed(_Happening, frozen=True):
    member: MemberId
    name: str


class Dressed(_Happening, frozen=True):
    """As another rabbit; as none, who goes to watch."""

    member: MemberId
    rabbit: Rabbit | None


class Readied(_Happening, frozen=True):
    member: MemberId
    ready: bool


class Arranged(_Happening, frozen=True):
    """Who sits where, anew: taken, left, given to a mind, moved, played for by a mind, come back to."""

    chairs: tuple[Chair, ...]


class SettingsChanged(_Happening, frozen=True):
    settings: Settings


class HostPassed(_Happening, frozen=True):
    member: MemberId | None


class Started(_Happening, frozen=True):
    header: Header
    seed: str


class Played(_Happening, frozen=True):
    events: tuple[Event, ...]


class Mused(_Happening, frozen=True):
    """What a mind had in mind with its move: told once the turn is revealed."""

    musing: Musing


class TapesKept(_Happening, frozen=True):
    """The recordings of this game stay with the table, instead of going when the next one begins."""

    game: int
    member: MemberId


class Left(_Happening, frozen=True):
    member: MemberId
    removed: bool = False


class ExpulsionAsked(_Happening, frozen=True):
    member: MemberId
    by: MemberId
    wanted: bool


class Spoke(_Happening, frozen=True):
    member: MemberId
    text: str


class Silenced(_Happening, frozen=True):
    member: MemberId
    silenced: bool


class Muted(_Happening, frozen=True):
    member: MemberId
    whom: MemberId
    muted: bool


class Reported(_Happening, frozen=True):
    member: MemberId
    by: MemberId
    why: str


Happening = (
    Opened
    | Joined
    | Admitted
    | DeviceAdded
    | DeviceRemoved
    | Renamed
    | Dressed
    | Readied
    | Arranged
    | SettingsChanged
    | HostPassed
    | Started
    | Played
    | Mused
    | TapesKept
    | Left
    | ExpulsionAsked
    | Spoke
    | Silenced
    | Muted
    | Reported
)


class Page(Struct, frozen=True):
    """What one journal entry holds: the happenings of one act."""

    happenings: tuple[Happening, ...]
    by: MemberId | None = None
    act: str | None = None  # its id


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Page)


def encode(page: Page) -> bytes:
    return _encoder.encode(page)


def decode(body: bytes) -> Page:
    try:
        return _decoder.decode(body)
    except msgspec.DecodeError as error:
        raise JournalError("The journal holds an entry that this Reverie cannot read.") from error
