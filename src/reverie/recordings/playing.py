"""What is played rather than recorded, and kept as what was done: notes of the hum pad, poses of the paper puppet."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from reverie.recordings.recording import LONGEST, Fault, Medium, Recording, RefusedError, require

PADS = 12  # notes there are
JOINTS = 11  # of the puppet: two ears, head, body, two shoulders, two elbows, two hips, tail
_LEAST = 250  # milliseconds: less is a slip of the finger

Pad = Annotated[int, Meta(ge=0, lt=PADS)]
Moment = Annotated[int, Meta(ge=0, le=LONGEST[Medium.NOTES])]
Angle = Annotated[int, Meta(ge=-180, le=180)]
Place = Annotated[int, Meta(ge=0, le=1000)]  # thousandths of the stage


class Note(Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    pad: Pad
    at: Moment
    length: Annotated[int, Meta(ge=20, le=LONGEST[Medium.NOTES])]


class Tune(Struct, frozen=True, forbid_unknown_fields=True, tag_field="played", tag="notes"):
    notes: Annotated[tuple[Note, ...], Meta(min_length=1, max_length=240)]


class Pose(Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    at: Moment
    x: Place
    y: Place
    turn: Angle
    joints: Annotated[tuple[Angle, ...], Meta(min_length=JOINTS, max_length=JOINTS)]


class Scene(Struct, frozen=True, forbid_unknown_fields=True, tag_field="played", tag="stage"):
    poses: Annotated[tuple[Pose, ...], Meta(min_length=2, max_length=240)]


_decoder = msgspec.json.Decoder(Tune | Scene)
_encoder = msgspec.json.Encoder()


def read(body: bytes) -> Recording:
    try:
        played = _decoder.decode(body)
    except (msgspec.DecodeError, RecursionError) as error:
        raise RefusedError(Fault.BROKEN) from error
    if isinstance(played, Tune):
        require(_in_order([note.at for note in played.notes]))
        end = max(note.at + note.length for note in played.notes)
        return Recording(Medium.NOTES, "application/json", _encoder.encode(played), max(end, _LEAST))
    require(_in_order([pose.at for pose in played.poses]))
    require(len({(pose.x, pose.y, pose.turn, pose.joints) for pose in played.poses}) > 1, Fault.EMPTY)
    return Recording(Medium.STAGE, "application/json", _encoder.encode(played), played.poses[-1].at)


def _in_order(moments: list[int]) -> bool:
    return moments == sorted(moments)
