"""Recordings as browsers make them, and as nobody should: `taken/` holds short ones of a browser's own test tones."""

import json
import struct
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.recordings import Fault, Medium, Recording, read
from reverie.rules import ClueKind

TAKEN = Path(__file__).with_name("taken")
SOUNDS = {
    "chromium-opus.webm": "audio/webm",
    "chromium-opus.mp4": "audio/mp4",
    "firefox-opus.ogg": "audio/ogg",
    "firefox-opus.webm": "audio/webm",
    "aac-fragments.mp4": "audio/mp4",  # as Safari writes
    "aac-whole.mp4": "audio/mp4",
}
FILMS = {
    "chromium-vp8.webm": "video/webm",
    "chromium-vp9.webm": "video/webm",
    "chromium-av1.mp4": "video/mp4",
    "chromium-h264.mp4": "video/mp4",
    "firefox-vp8.webm": "video/webm",
    "h264-whole.mp4": "video/mp4",
}
ALL = {**dict.fromkeys(SOUNDS, ClueKind.SOUND), **dict.fromkeys(FILMS, ClueKind.MIME)}
TUNE = {"played": "notes", "notes": [[0, 0, 300], [4, 250, 300], [7, 600, 900]]}
STILL = [0] * 11
SCENE = {"played": "stage", "poses": [[0, 500, 800, 0, STILL], [900, 520, 700, 15, [20, *STILL[1:]]]]}


def taken(name: str) -> bytes:
    return (TAKEN / name).read_bytes()


def accepted(kind: ClueKind, body: bytes) -> Recording:
    recording = read(kind, body)
    assert isinstance(recording, Recording), recording
    return recording


@pytest.mark.parametrize("name", SOUNDS)
def test_a_browser_s_sound_is_taken(name: str) -> None:
    recording = accepted(ClueKind.SOUND, taken(name))
    assert (recording.medium, recording.type) == (Medium.SOUND, SOUNDS[name])
    assert 1000 <= recording.milliseconds <= 1400


@pytest.mark.parametrize("name", FILMS)
def test_a_browser_s_film_is_taken(name: str) -> None:
    recording = accepted(ClueKind.MIME, taken(name))
    assert (recording.medium, recording.type) == (Medium.FILM, FILMS[name])
    assert 800 <= recording.milliseconds <= 1200


@pytest.mark.parametrize("name", ALL)
def test_it_is_as_long_as_before_and_cleaned_only_once(name: str) -> None:
    """Nothing moves in it, so that no player stumbles; and what is clean stays as it is."""
    recording = accepted(ALL[name], taken(name))
    assert len(recording.body) == len(taken(name))
    assert accepted(ALL[name], recording.body) == recording


@pytest.mark.parametrize("name", ALL)
def test_it_does_not_tell_what_it_was_made_with(name: str) -> None:
    body = accepted(ALL[name], taken(name)).body
    for trace in (b"Chrome", b"Mozilla", b"Lavf", b"QTmux", b"Secret", b"Handler"):
        assert trace not in body, trace


@pytest.mark.parametrize(("name", "kind"), ALL.items())
def test_a_recording_of_the_wrong_kind_is_refused(name: str, kind: ClueKind) -> None:
    other = ClueKind.MIME if kind is ClueKind.SOUND else ClueKind.SOUND
    for wrong in (other, ClueKind.HUM, ClueKind.WORDS, ClueKind.LIVE):
        assert isinstance(read(wrong, taken(name)), Fault)


def test_a_mime_is_silent() -> None:
    assert read(ClueKind.MIME, taken("film-with-sound.mp4")) is Fault.WRONG


@pytest.mark.parametrize("name", ALL)
def test_what_is_cut_off_is_refused_or_whole_in_itself(name: str) -> None:
    """A file cut between two pieces of sound is a shorter file; it never says that it is longer than it is."""
    whole, body = accepted(ALL[name], taken(name)), taken(name)
    for length in range(0, len(body), 97):
        cut = read(ALL[name], body[:length])
        assert isinstance(cut, Fault) or cut.milliseconds <= whole.milliseconds
    assert isinstance(read(ALL[name], body[: len(body) // 3 + 1]), Fault) or name.endswith("webm")


@pytest.mark.parametrize("name", ALL)
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_damage_is_answered_never_raised(name: str, data: st.DataObject) -> None:
    body = bytearray(taken(name))
    for _ in range(data.draw(st.integers(1, 8))):
        body[data.draw(st.integers(0, min(len(body) - 1, 900)))] = data.draw(st.integers(0, 255))
    assert isinstance(read(ALL[name], bytes(body)), Fault | Recording)


@given(body=st.binary(max_size=400), sign=st.sampled_from([b"\x1aE\xdf\xa3", b"OggS", b"\0\0\0\x18ftyp", b"{", b""]))
@settings(deadline=None)
def test_any_bytes_are_answered(body: bytes, sign: bytes) -> None:
    for kind in ClueKind:
        assert isinstance(read(kind, sign + body), Fault | Recording)


@pytest.mark.parametrize(
    "body",
    [
        b"<html><script>alert(1)</script></html>",
        b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
        b"\x89PNG\r\n\x1a\n" + bytes(64),
        b"PK\x03\x04" + bytes(64),
        b"RIFF\x24\0\0\0WAVEfmt " + bytes(64),
        b"#!/bin/sh\nrm -rf ~\n",
    ],
)
def test_a_script_or_picture_in_disguise_is_refused(body: bytes) -> None:
    for kind in (ClueKind.SOUND, ClueKind.MIME, ClueKind.HUM):
        assert read(kind, body) is Fault.WRONG


def test_nothing_is_refused_as_nothing() -> None:
    assert read(ClueKind.SOUND, b"") is Fault.EMPTY


def test_too_large_is_refused_unread() -> None:
    assert read(ClueKind.SOUND, bytes(400_001)) is Fault.TOO_LARGE
    assert read(ClueKind.MIME, bytes(1_500_001)) is Fault.TOO_LARGE


def test_a_program_in_the_tags_of_a_webm_is_overwritten() -> None:
    program = b"<script>fetch('//elsewhere')</script>"
    tags = b"\x12\x54\xc3\x67" + bytes([0x80 | len(program)]) + program
    body = accepted(ClueKind.SOUND, taken("chromium-opus.webm") + tags).body
    assert b"script" not in body
    assert len(body) == len(taken("chromium-opus.webm")) + len(tags)


def test_a_place_in_an_mp4_is_overwritten() -> None:
    place = bytes.fromhex("0018c0eb003b6fdf")  # 24.75 east, 59.44 north
    assert b"loci" in taken("aac-whole.mp4")
    assert place in taken("aac-whole.mp4")
    assert place not in accepted(ClueKind.SOUND, taken("aac-whole.mp4")).body


def test_a_webm_that_hides_its_length_is_measured() -> None:
    """Each packet tells how long it sounds, whatever moment the container gives it."""
    body = taken("chromium-opus.webm")
    cluster, cues = body.rindex(bytes.fromhex("1f43b675")), body.rindex(bytes.fromhex("1c53bb6b"))
    again = body[:cues] + body[cluster:cues] * 20
    assert read(ClueKind.SOUND, again) is Fault.TOO_LONG
    assert isinstance(read(ClueKind.SOUND, body[:cues] + body[cluster:cues] * 10), Recording)


def test_an_mp4_that_says_it_is_long_is_refused() -> None:
    body = bytearray(taken("aac-whole.mp4"))
    at = body.index(b"stts") + 12
    count = struct.unpack_from(">I", body, at)[0]
    struct.pack_into(">I", body, at, count * 40)
    assert read(ClueKind.SOUND, bytes(body)) is Fault.TOO_LONG


def test_silence_between_the_fragments_of_an_mp4_counts() -> None:
    """A player waits through it."""
    body = bytearray(taken("chromium-opus.mp4"))
    at = body.rindex(b"tfdt")
    version = body[at + 4]
    struct.pack_into(">Q" if version else ">I", body, at + 8, 48_000 * 3600)
    assert read(ClueKind.SOUND, bytes(body)) is Fault.TOO_LONG


def test_a_film_of_giant_pictures_is_refused() -> None:
    body = bytearray(taken("chromium-vp8.webm"))
    at = body.index(b"\xb0\x82") + 2
    struct.pack_into(">H", body, at, 16_000)
    assert read(ClueKind.MIME, bytes(body)) is Fault.TOO_LARGE
    body = bytearray(taken("h264-whole.mp4"))
    struct.pack_into(">H", body, body.index(b"avc1", body.index(b"stsd")) + 28, 16_000)
    assert read(ClueKind.MIME, bytes(body)) is Fault.TOO_LARGE


def test_boxes_within_boxes_without_end_are_refused() -> None:
    body = bytes(0)
    for _ in range(2000):
        body = struct.pack(">I4s", len(body) + 8, b"moov") + body
    assert read(ClueKind.MIME, struct.pack(">I4s", 16, b"ftyp") + b"isom\0\0\2\0" + body) is Fault.BROKEN


def test_notes_are_taken() -> None:
    recording = accepted(ClueKind.HUM, json.dumps(TUNE).encode())
    assert (recording.medium, recording.type, recording.milliseconds) == (Medium.NOTES, "application/json", 1500)
    assert len(recording.body) < 100


def test_a_scene_of_the_puppet_is_taken() -> None:
    recording = accepted(ClueKind.MIME, json.dumps(SCENE).encode())
    assert (recording.medium, recording.milliseconds) == (Medium.STAGE, 900)


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"notes": []}, Fault.BROKEN),
        ({"notes": [[12, 0, 300]]}, Fault.BROKEN),
        ({"notes": [[0, 500, 300], [1, 0, 300]]}, Fault.BROKEN),
        ({"notes": [[0, 15_000, 9_000]]}, Fault.TOO_LONG),
        ({"notes": [[0, n, 30] for n in range(241)]}, Fault.BROKEN),
        ({"text": "hello"}, Fault.BROKEN),
    ],
)
def test_a_tune_that_cannot_be_played_is_refused(changed: dict[str, object], fault: Fault) -> None:
    assert read(ClueKind.HUM, json.dumps({**TUNE, **changed}).encode()) is fault


@pytest.mark.parametrize(
    ("poses", "fault"),
    [
        ([[0, 500, 800, 0, STILL]], Fault.BROKEN),
        ([[0, 500, 800, 0, STILL], [900, 500, 800, 0, STILL]], Fault.EMPTY),  # it does not move
        ([[0, 500, 800, 0, STILL], [10_600, 500, 700, 0, STILL]], Fault.TOO_LONG),
        ([[0, 500, 800, 0, STILL[1:]], [900, 500, 700, 0, STILL]], Fault.BROKEN),
        ([[0, 500, 2_000, 0, STILL], [900, 500, 700, 0, STILL]], Fault.BROKEN),
    ],
)
def test_a_scene_that_cannot_be_played_is_refused(poses: list[object], fault: Fault) -> None:
    assert read(ClueKind.MIME, json.dumps({"played": "stage", "poses": poses}).encode()) is fault


def test_brackets_without_end_are_refused() -> None:
    assert read(ClueKind.HUM, b'{"played":"notes","notes":' + b"[" * 5000) is Fault.BROKEN
