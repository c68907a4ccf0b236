"""What the server tells a member's page. docs/protocol.md is the protocol's own page.

`Table` and `Game` are whole states: a newer one may take the place of an older one that was not sent yet. The others
are told once, in order.
"""

from msgspec import Raw, Struct

from reverie.rules import Seat, View
from reverie.tables.journal import TableId
from reverie.tables.settings import Rabbit, Settings
from reverie.tables.table import MemberId, Musing, Said


class _Message(Struct, frozen=True, tag_field="type", tag=str.lower):
    pass


class Hello(_Message, frozen=True):
    """The first word on every connection."""

    server: str  # its version: a page of another one should be loaded anew, between games
    now: int  # the server's clock, in milliseconds since 1970


class Person(Struct, frozen=True):
    id: MemberId
    name: str
    rabbit: Rabbit | None
    there: bool  # connected
    ready: bool
    asking: bool
    silenced: bool


class Seating(Struct, frozen=True):
    """A chair: a person's, a mind's, or free. `minded`: a mind plays for the person until they are back."""

    member: MemberId | None
    mind: str | None
    name: str | None
    rabbit: Rabbit | None
    minded: bool


class Expulsion(Struct, frozen=True):
    member: MemberId
    by: tuple[MemberId, ...]


class Brain(Struct, frozen=True):
    """A model elsewhere that minds can ask at this server. They do where the settings say so, and then what is asked
    leaves the server.
    """

    name: str
    pictures: bool  # it is sent the pictures, instead of what is written of them


class Room(Struct, frozen=True):
    """What is the same for all members."""

    id: TableId
    settings: Settings
    brain: Brain | None  # None: minds here have only their own heads
    link: str
    code: str
    host: MemberId | None
    people: tuple[Person, ...]
    chairs: tuple[Seating, ...]
    expulsions: tuple[Expulsion, ...]
    game: int  # its number; 0 before the first
    playing: bool
    kept: bool  # what was recorded in this game stays with the table


class You(Struct, frozen=True):
    member: MemberId
    seat: Seat | None
    device: int  # this one, among mine
    devices: int
    muted: tuple[MemberId, ...]


class Table(_Message, frozen=True):
    you: You
    room: Raw  # a Room, encoded once for all


class Asking(_Message, frozen=True):
    """All that somebody hears who asks to join a public table."""


class Game(_Message, frozen=True):
    game: int
    due: int | None  # when the clock runs out, in milliseconds since 1970
    musings: tuple[Musing, ...]  # what minds had in mind in the turn that the view's result tells of
    view: View


class Talk(_Message, frozen=True):
    """The last that was said, on connecting."""

    said: tuple[Said, ...]


class Spoken(_Message, frozen=True):
    said: Said


class Reacted(_Message, frozen=True):
    member: MemberId
    sign: str


class Nudged(_Message, frozen=True):
    by: MemberId


class Done(_Message, frozen=True):
    """The act with this id is done, and durable."""

    id: str


class Refused(_Message, frozen=True):
    id: str | None  # None: it could not even be read
    code: str  # one of rules.Code or TableCode
    field: str = ""


class Bye(_Message, frozen=True):
    """The last word: why the server closes this connection."""

    why: str  # left, signed_out, deleted, not_here, closing (come again)


Message = Hello | Table | Asking | Game | Talk | Spoken | Reacted | Nudged | Done | Refused | Bye
