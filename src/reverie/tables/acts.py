"""What a member may do at a table. Every act carries an id of the sender's choosing, so that a repeat is harmless."""

from typing import Annotated

from msgspec import Meta, Struct

from reverie.rules import Phase, PlayerMove, Seat
from reverie.tables.settings import Rabbit, Settings
from reverie.tables.table import MemberId

ActId = Annotated[str, Meta(min_length=1, max_length=40)]


class _Act(Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    id: ActId


class Play(_Act, frozen=True):
    """A move, for the turn and phase of the game that it was meant for, and for no other."""

    game: int
    turn: int
    phase: Phase
    move: PlayerMove


class Rename(_Act, frozen=True):
    name: str


class Dress(_Act, frozen=True):
    """As another rabbit: the first to take it has it."""

    rabbit: Rabbit


class Ready(_Act, frozen=True):
    ready: bool


class Sit(_Act, frozen=True):
    """In a free chair, or in a mind's: its hand becomes mine."""

    chair: Seat


class Watch(_Act, frozen=True):
    """Leave my chair before a game, and stay to watch."""


class Invite(_Act, frozen=True):
    """A mind into a free chair, or another one in a mind's place (the host).

    `mind` says which, and how well it plays: `poet`, `poet:sharp`. None: one that does not sit here yet.
    """

    chair: Seat
    mind: str | None = None


class Dismiss(_Act, frozen=True):
    """A mind from its chair, before a game (the host)."""

    chair: Seat


class Reseat(_Act, frozen=True):
    """The chairs in a new order: where each of the old ones comes from (the host)."""

    order: tuple[Seat, ...]


class Set(_Act, frozen=True):
    """How the table plays, before a game (the host)."""

    settings: Settings


class Start(_Act, frozen=True):
    """A game, or another one with the same people (the host)."""


class Close(_Act, frozen=True):
    """Leave the game off as it stands (the host)."""


class Keep(_Act, frozen=True):
    """What was hummed, sung and mimed in this game, as long as the table itself is kept."""

    game: int


class Leave(_Act, frozen=True):
    """For good."""


class Remove(_Act, frozen=True):
    """Somebody, for good (the host)."""

    member: MemberId


class Expel(_Act, frozen=True):
    """My vote that somebody should go, or its withdrawal. More than half of the other people in chairs decide."""

    member: MemberId
    wanted: bool = True


class Cover(_Act, frozen=True):
    """Let a mind play for somebody who is not there, until they are back."""

    chair: Seat


class HandOver(_Act, frozen=True, tag="hand_over"):
    """The host's powers."""

    member: MemberId


class Admit(_Act, frozen=True):
    """Somebody who asks to join a public table (the host)."""

    member: MemberId


class Speak(_Act, frozen=True):
    text: str


class React(_Act, frozen=True):
    sign: str


class Nudge(_Act, frozen=True):
    """Somebody we wait for."""

    member: MemberId


class Silence(_Act, frozen=True):
    """Somebody, for everyone (the host)."""

    member: MemberId
    silenced: bool = True


class Mute(_Act, frozen=True):
    """Somebody, for me alone."""

    member: MemberId
    muted: bool = True


class Report(_Act, frozen=True):
    """Somebody at a public table, to the server's owner."""

    member: MemberId
    why: str


class Unlink(_Act, frozen=True):
    """Sign out another device of mine, by its place in the list of them."""

    device: int


Act = (
    Play
    | Rename
    | Dress
    | Ready
    | Sit
    | Watch
    | Invite
    | Dismiss
    | Reseat
    | Set
    | Start
    | Close
    | Keep
    | Leave
    | Remove
    | Expel
    | Cover
    | HandOver
    | Admit
    | Speak
    | React
    | Nudge
    | Silence
    | Mute
    | Report
    | Unlink
)
