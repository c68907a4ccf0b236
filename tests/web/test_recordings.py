"""Clues that are hummed, sung and mimed: who may record, who may listen, and when it is gone."""

import json
from pathlib import Path

import pytest

from reverie.client import RefusedError
from reverie.rules import ClueKind, End, EndBy, Options, Phase, Tell, Words
from reverie.rules.clues import Clue, Hum, Mime, Sound
from reverie.tables import acts
from reverie.tables.settings import Settings
from tests.recordings.test_reading import SCENE, TUNE, taken
from tests.web.hall import Guest, Hall, in_phase, opened, over, play_until

pytestmark = pytest.mark.anyio

HOUR = 3_600_000
NOTES, VOICE = json.dumps(TUNE).encode(), taken("firefox-opus.ogg")
KINDS = (ClueKind.WORDS, ClueKind.SOUND, ClueKind.HUM, ClueKind.MIME)


def musical(turns: int = 1, *, amend: bool = False) -> Settings:
    return Settings(chairs=3, options=Options(clues=KINDS, end=End(EndBy.TURNS, turns), amend=amend))


async def telling(hall: Hall, turns: int = 1, *, amend: bool = False) -> tuple[Guest, list[Guest]]:
    """A game that waits for its first clue: the storyteller, and the others."""
    guests = await hall.game(["Ada", "Bo", "Cy"], musical(turns, amend=amend))
    await play_until(guests, in_phase(Phase.TELLING))
    teller = next(guest for guest in guests if guest.wanted())
    return teller, [guest for guest in guests if guest is not teller]


async def refused(teller: Guest, kind: ClueKind, body: bytes) -> str:
    with pytest.raises(RefusedError) as refusal:
        await teller.client.record(teller.table, kind, body)
    return refusal.value.code


async def tell(teller: Guest, clue: Clue) -> None:
    await teller.on.play(Tell(teller.view.hand[0], clue))


async def heard(guest: Guest, ref: str) -> bytes | str:
    """What they hear, or why they do not."""
    try:
        return (await guest.client.recording(guest.table, ref)).content
    except RefusedError as error:
        return error.code


@pytest.mark.parametrize(
    ("kind", "body", "made"),
    [
        (ClueKind.SOUND, VOICE, Sound),
        (ClueKind.HUM, NOTES, Hum),
        (ClueKind.MIME, taken("chromium-vp8.webm"), Mime),
        (ClueKind.MIME, json.dumps(SCENE).encode(), Mime),
    ],
    ids=["voice", "notes", "film", "puppet"],
)
async def test_everyone_at_the_table_hears_it_as_often_as_they_like(
    hall: Hall, kind: ClueKind, body: bytes, made: type[Sound | Hum | Mime]
) -> None:
    teller, others = await telling(hall)
    watcher = await hall.guest("Watcher")
    assert teller.on.room is not None
    watcher.table = await watcher.client.join("Watcher", teller.on.room.link)
    ref = await teller.client.record(teller.table, kind, body)
    await tell(teller, made(ref, "a tune that goes up"))
    for guest in (*others, teller, watcher):
        for _ in range(2):
            assert isinstance(await heard(guest, ref), bytes)
    await others[0].fence()
    assert others[0].view.clue == made(ref, "a tune that goes up")


async def test_it_is_sent_as_what_it_is_and_kept_nowhere(hall: Hall) -> None:
    teller, others = await telling(hall)
    ref = await teller.client.record(teller.table, ClueKind.SOUND, VOICE)
    answer = await others[0].client.recording(teller.table, ref)
    assert answer.headers["content-type"] == "audio/ogg"
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert b"Mozilla" not in answer.content


async def test_strangers_hear_nothing(hall: Hall) -> None:
    teller, _ = await telling(hall)
    ref = await teller.client.record(teller.table, ClueKind.HUM, NOTES)
    stranger = await hall.guest("Stranger")
    stranger.table = teller.table
    assert await heard(stranger, ref) == "no_such_table"
    elsewhere = (await hall.party(["Dee", "Eve", "Fay"]))[0]
    other = elsewhere.table
    assert await heard(elsewhere, ref) == "no_such_recording"
    assert other != teller.table


async def test_only_the_storyteller_records_and_only_what_is_played_with(hall: Hall) -> None:
    teller, others = await telling(hall)
    assert await refused(others[0], ClueKind.HUM, NOTES) == "not_playing"
    assert await refused(teller, ClueKind.LIVE, NOTES) == "recording_wrong"
    await tell(teller, Words("enough"))
    assert await refused(others[0], ClueKind.HUM, NOTES) == "not_playing"
    assert await refused(await hall.guest("Stranger"), ClueKind.HUM, NOTES) != ""


async def test_a_clue_can_name_only_what_was_recorded_for_it(hall: Hall) -> None:
    teller, others = await telling(hall, turns=3)
    ref = await teller.client.record(teller.table, ClueKind.HUM, NOTES)
    for clue in (Hum("made-up"), Mime(ref), Sound(ref)):
        with pytest.raises(RefusedError, match="no_such_recording"):
            await tell(teller, clue)
    await tell(teller, Words("later"))
    await play_until([teller, *others], in_phase(Phase.TELLING, 2))
    again = next(guest for guest in (teller, *others) if guest.wanted())
    with pytest.raises(RefusedError, match="no_such_recording"):
        await tell(again, Hum(ref))


@pytest.mark.parametrize(
    ("kind", "body", "code"),
    [
        (ClueKind.SOUND, b"", "recording_empty"),
        (ClueKind.SOUND, b"<script>alert(1)</script>", "recording_wrong"),
        (ClueKind.SOUND, taken("chromium-vp8.webm"), "recording_wrong"),
        (ClueKind.MIME, taken("film-with-sound.mp4"), "recording_wrong"),
        (ClueKind.SOUND, taken("aac-whole.mp4")[:900], "recording_broken"),
        (ClueKind.SOUND, bytes(400_001), "recording_too_large"),
        (ClueKind.MIME, bytes(1_500_002), "http_413"),
        (ClueKind.HUM, json.dumps({**TUNE, "notes": [[0, 19_000, 9_000]]}).encode(), "recording_too_long"),
    ],
)
async def test_what_is_no_recording_is_refused_and_nothing_is_stored(
    hall: Hall, kind: ClueKind, body: bytes, code: str
) -> None:
    teller, _ = await telling(hall)
    assert await refused(teller, kind, body) == code
    assert await hall.server.house._around.journal.taped(2**62) == []


async def test_of_one_turn_the_last_three_stay(hall: Hall) -> None:
    teller, _ = await telling(hall)
    refs = [await teller.client.record(teller.table, ClueKind.HUM, NOTES) for _ in range(5)]
    assert [isinstance(await heard(teller, ref), bytes) for ref in refs] == [False, False, True, True, True]


async def test_an_amended_clue_may_be_another_tune(hall: Hall) -> None:
    teller, others = await telling(hall, amend=True)
    await tell(teller, Words("not yet"))
    ref = await teller.client.record(teller.table, ClueKind.HUM, NOTES)
    await tell(teller, Hum(ref))
    assert isinstance(await heard(others[0], ref), bytes)


@pytest.mark.parametrize("kept", [False, True])
async def test_it_goes_when_the_next_game_begins_unless_its_people_keep_it(hall: Hall, kept: bool) -> None:
    teller, others = await telling(hall)
    ref = await teller.client.record(teller.table, ClueKind.SOUND, VOICE)
    await tell(teller, Sound(ref))
    await play_until([teller, *others], over)
    assert isinstance(await heard(others[0], ref), bytes)
    if kept:
        await others[1].on.do(acts.Keep("", 1))
    host = next(guest for guest in (teller, *others) if guest.on.room and guest.on.room.host == guest.number)
    assert host.on.room is not None
    assert host.on.room.kept == kept
    await host.on.do(acts.Start(""))
    assert isinstance(await heard(others[0], ref), bytes) == kept
    if not kept:
        assert await hall.server.house._around.journal.taped(2**62) == []


async def test_who_has_not_played_keeps_nothing(hall: Hall) -> None:
    teller, _ = await telling(hall)
    watcher = await hall.guest("Watcher")
    assert teller.on.room is not None
    watcher.table = await watcher.client.join("Watcher", teller.on.room.link)
    await watcher.sit()
    assert await watcher.refused(acts.Keep("", 1)) == "not_seated"
    assert await teller.refused(acts.Keep("", 2)) == "not_playing"


async def test_it_goes_a_day_after_the_game_and_not_while_it_is_played(hall: Hall) -> None:
    teller, others = await telling(hall)
    ref = await teller.client.record(teller.table, ClueKind.SOUND, VOICE)
    await tell(teller, Sound(ref))
    await hall.clock.advance(72 * HOUR)
    await hall.server.house.let_go_of_tapes()
    assert isinstance(await heard(others[0], ref), bytes)
    await play_until([teller, *others], over)
    await hall.clock.advance(23 * HOUR)
    await hall.server.house.let_go_of_tapes()
    assert isinstance(await heard(others[0], ref), bytes)
    await hall.clock.advance(2 * HOUR)
    await hall.server.house.let_go_of_tapes()
    assert await heard(others[0], ref) == "no_such_recording"


async def test_it_is_sealed_on_the_disk_and_goes_with_its_table(tmp_path: Path) -> None:
    async with opened(tmp_path) as hall:
        teller, others = await telling(hall)
        await teller.client.record(teller.table, ClueKind.SOUND, VOICE)
        assert not any(b"OpusHead" in each for each in _bytes_under(tmp_path))
        host = next(guest for guest in (teller, *others) if guest.on.room and guest.on.room.host == guest.number)
        await host.client.delete(host.table)
        assert await hall.server.house._around.journal.taped(2**62) == []


def _bytes_under(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in folder.rglob("*") if path.is_file()]


async def test_it_outlives_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as hall:
        teller, others = await telling(hall)
        ref = await teller.client.record(teller.table, ClueKind.HUM, NOTES)
        await tell(teller, Hum(ref))
        token, table = others[0].client.token, teller.table
    async with opened(tmp_path) as hall:
        again = await hall.guest("Bo", token)
        again.table = table
        assert isinstance(await heard(again, ref), bytes)


async def test_recording_without_end_is_slowed(tmp_path: Path) -> None:
    async with opened(tmp_path, limited=True) as hall:
        teller, _ = await telling(hall)
        codes = [await refused(teller, ClueKind.SOUND, b"nonsense") for _ in range(12)]
        assert codes[0] == "recording_wrong"
        assert codes[-1] == "too_fast"
