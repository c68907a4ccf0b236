"""Why an act at a table is refused, beside the rules' own reasons. Codes are stable, like the rules'."""

from enum import StrEnum

from msgspec import Struct

from reverie.rules import Code


class TableCode(StrEnum):
    NO_SUCH_TABLE = "no_such_table"
    NOT_A_MEMBER = "not_a_member"
    NOT_ADMITTED = "not_admitted"  # still asking to join
    NOT_THE_HOST = "not_the_host"
    NOT_SEATED = "not_seated"
    NO_SUCH_MEMBER = "no_such_member"
    NO_SUCH_CHAIR = "no_such_chair"
    NO_SUCH_DECK = "no_such_deck"
    NO_SUCH_MIND = "no_such_mind"
    NO_SUCH_DEVICE = "no_such_device"
    DEVICE_TAKEN = "device_taken"  # it is somebody else's here
    TOO_MANY_DEVICES = "too_many_devices"
    CHAIR_TAKEN = "chair_taken"
    RABBIT_TAKEN = "rabbit_taken"
    NAME_EMPTY = "name_empty"
    NAME_TOO_LONG = "name_too_long"
    NAME_SIGNS = "name_signs"
    TEXT_EMPTY = "text_empty"
    TEXT_TOO_LONG = "text_too_long"
    TEXT_SIGNS = "text_signs"
    TABLE_FULL = "table_full"
    REMOVED = "removed"  # from this table, at which nobody wants to be asked again
    PLAYING = "playing"  # not while a game is played
    NOT_PLAYING = "not_playing"
    TOO_FEW = "too_few"  # three are needed, one of them a person
    BAD_SETTINGS = "bad_settings"
    TOO_LATE = "too_late"  # meant for a game, turn or phase that has passed
    THERE = "there"  # nobody can be covered who is there
    SILENCED = "silenced"
    NOT_YOURSELF = "not_yourself"
    NOT_PUBLIC = "not_public"
    TOO_FAST = "too_fast"
    TOO_MANY_TRIES = "too_many_tries"
    MALFORMED = "malformed"
    NO_SUCH_RECORDING = "no_such_recording"  # or not of this turn, or of another kind
    RECORDING_WRONG = "recording_wrong"  # not what this kind of clue is made of
    RECORDING_TOO_LARGE = "recording_too_large"
    RECORDING_TOO_LONG = "recording_too_long"
    RECORDING_BROKEN = "recording_broken"
    RECORDING_EMPTY = "recording_empty"
    NO_ROOM = "no_room"  # the server's disk is full
    READ_ONLY = "read_only"  # the server cannot write
    BUSY = "busy"  # try once more


class Refused(Struct, frozen=True):
    code: Code | TableCode
    field: str = ""  # of bad settings: which, and what is wrong with it
