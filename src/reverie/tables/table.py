"""A table as a value: who is at it, how they sit, what they play and what they have said."""

from collections.abc import Iterator

from msgspec import Struct

from reverie.minds import Why
from reverie.rules import Card, Game, Phase, Seat
from reverie.rules.record import Header
from reverie.tables.journal import TableId
from reverie.tables.settings import Rabbit, Settings

MemberId = int
DeviceId = str


class Member(Struct, frozen=True):
    """A person at the table: in a chair, or watching."""

    id: MemberId
    name: str
    devices: tuple[DeviceId, ...]
    rabbit: Rabbit | None = None  # who only watches has none
    ready: bool = False
    asking: bool = False  # at a public table, until somebody lets them in
    silenced: bool = False  # by the host
    muted: tuple[MemberId, ...] = ()  # whom this one does not want to hear
    acts: tuple[str, ...] = ()  # the last that were done, by their ids, so that a repeat is known


class MindSeat(Struct, frozen=True):
    """A mind in a chair of its own."""

    mind: str  # which mind
    name: str
    rabbit: Rabbit


class Chair(Struct, frozen=True):
    """Free, a person's or a mind's. `minded`: the person is gone for now, and a mind plays their hand."""

    member: MemberId | None = None
    mind: MindSeat | None = None
    minded: bool = False

    @property
    def free(self) -> bool:
        return self.member is None and self.mind is None


class Musing(Struct, frozen=True):
    """Why a mind told, gave or voted as it did."""

    turn: int
    phase: Phase
    seat: Seat
    why: Why


class Said(Struct, frozen=True):
    number: int
    at: int
    member: MemberId
    name: str
    text: str


class Table(Struct, frozen=True):
    id: TableId
    settings: Settings
    link: str
    code: str
    members: tuple[Member, ...] = ()
    chairs: tuple[Chair, ...] = ()  # clockwise; while a game is played, chair n is seat n
    host: MemberId | None = None
    game: Game | None = None
    number: int = 0  # of the game; 0 before the first
    header: Header | None = None  # of the game's record
    sat: tuple[MemberId | None, ...] = ()  # who has, or last had, each seat of this game; minds' are None
    clues: tuple[str, ...] = ()  # the words of all that were told in this game
    musings: tuple[Musing, ...] = ()  # of minds, in the turn that is played and the one before
    since: int = 0  # when the present phase began, in milliseconds since 1970
    seen: tuple[Card, ...] = ()  # pictures that were out in the games before
    tapes: tuple[int, ...] = ()  # the games whose recordings are kept
    talk: tuple[Said, ...] = ()  # the last of it
    expulsions: tuple[tuple[MemberId, MemberId], ...] = ()  # who is to be removed, and who says so
    reports: int = 0
    barred: tuple[DeviceId, ...] = ()  # of the last who were removed: they cannot just walk in again
    members_ever: int = 0
    said_ever: int = 0
    version: int = 0  # of the last journal entry
    room: int = 0  # grows with every change but those of play and talk

    @property
    def playing(self) -> bool:
        return self.game is not None and self.game.phase is not Phase.OVER

    def member(self, number: MemberId) -> Member | None:
        for member in self.members:
            if member.id == number:
                return member
        return None

    def member_with(self, device: DeviceId) -> Member | None:
        return next((member for member in self.members if device in member.devices), None)

    def chair_of(self, member: MemberId) -> Seat | None:
        for seat, chair in enumerate(self.chairs):
            if chair.member == member:
                return seat
        return None

    def seat_of(self, member: MemberId) -> Seat | None:
        """Whose hand somebody has in this game, also once it is over and the chairs are moved."""
        return self.sat.index(member) if member in self.sat else None

    def seated(self) -> Iterator[Member]:
        """The people in chairs, clockwise."""
        for chair in self.chairs:
            member = None if chair.member is None else self.member(chair.member)
            if member is not None:
                yield member

    def free_rabbits(self) -> tuple[Rabbit, ...]:
        worn = {member.rabbit for member in self.members} | {chair.mind.rabbit for chair in self.chairs if chair.mind}
        return tuple(rabbit for rabbit in self.settings.rabbits if rabbit not in worn)
