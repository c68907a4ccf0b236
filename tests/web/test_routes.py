"""Opening, joining, devices, public tables, looking back, deleting: over HTTP, and what follows on the live line."""

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from reverie.client import ClosedError, RefusedError
from reverie.rules import Phase
from reverie.rules.verify import verify
from reverie.tables import acts, wire
from reverie.tables.settings import Settings
from reverie.web import socket
from reverie.web.server import HANDOVER_SECONDS
from tests.web.hall import Guest, Hall, in_phase, opened, play_until

pytestmark = pytest.mark.anyio

NAMES = ("Ada", "Bruno", "Carmen")


async def refused(asked: object) -> str:
    with pytest.raises(RefusedError) as error:
        await asked  # pyright: ignore[reportGeneralTypeIssues]
    return error.value.code


async def parted(guest: Guest) -> str:
    with pytest.raises(ClosedError) as error:
        await guest.on.until(lambda _: False)
    return error.value.why


def odd_spellings(code: str) -> list[str]:
    likes = str.maketrans("0125 86V", "OIZS BGU")
    return [code, code.lower(), f" {code[:3]}-{code[3:]} ", " ".join(code), code.translate(likes).lower()]


async def test_joining_by_link_and_by_code_however_it_is_spelt(hall: Hall) -> None:
    ada = (await hall.party(NAMES[:1], Settings(chairs=6)))[0]
    assert ada.on.room is not None
    link, code = ada.on.room.link, ada.on.room.code
    for number, door in enumerate([link, *odd_spellings(code)]):
        guest = await hall.guest(f"Guest {number}")
        seen = await guest.client.look(door)
        assert seen["people"][0] == "Ada"
        assert not seen["member"]
        assert await guest.client.join(f"Guest {number}", door) == ada.table
        assert (await guest.client.look(door))["member"]
    await ada.fence()
    assert len(ada.on.room.people) == 7
    assert [chair.name for chair in ada.on.room.chairs] == ["Ada", *(f"Guest {n}" for n in range(5))]


async def test_a_name_that_cannot_be_leaves_no_table_behind(hall: Hall) -> None:
    ada = await hall.guest("Ada")
    assert await refused(ada.client.open(" ")) == "name_empty"
    assert hall.server.house.live == {}
    assert hall.server.house.public() == []
    assert not await hall.server.house._around.journal.kept()


async def test_tries_that_lead_nowhere_are_counted_and_those_that_do_are_not(tmp_path: Path) -> None:
    async with opened(tmp_path, limited=True) as hall:
        ada = (await hall.party(NAMES[:1]))[0]
        assert ada.on.room is not None
        guest = await hall.guest("Guesser")
        for _ in range(40):
            await guest.client.look(ada.on.room.code)
        for number in range(12):
            assert await refused(guest.client.look(f"00000{number % 10}")) == "no_such_table"
        assert await refused(guest.client.look("000000")) == "too_many_tries"
        assert await refused(guest.client.look(ada.on.room.code)) == "too_many_tries", "nor can one try the right one"
        assert await refused(guest.client.join("Guesser", ada.on.room.code)) == "too_many_tries"
        await (await hall.guest("Another")).client.look(ada.on.room.code)
        await hall.clock.advance(12_000)
        await guest.client.look(ada.on.room.code)


async def test_tries_at_the_same_time_are_counted_too(tmp_path: Path) -> None:
    async with opened(tmp_path, limited=True) as hall:
        guest = await hall.guest("Guesser")
        answers = await asyncio.gather(*(refused(guest.client.look(f"00000{number % 10}")) for number in range(30)))
        assert sorted(answers) == ["no_such_table"] * 12 + ["too_many_tries"] * 18


async def test_tables_from_one_address_are_not_too_many(tmp_path: Path) -> None:
    async with opened(tmp_path, limited=True) as hall:
        ada = await hall.guest("Ada")
        for _ in range(20):
            await ada.client.open("Ada")
        assert await refused(ada.client.open("Ada")) == "too_fast"


async def test_acts_and_talk_are_not_too_fast(tmp_path: Path) -> None:
    async with opened(tmp_path, limited=True) as hall:
        ada, bruno, _ = await hall.party(NAMES)
        for number in range(8):
            await ada.on.do(acts.Speak("", f"word {number}"))
        for act in (acts.Speak("", "one more"), acts.React("", "!"), acts.Nudge("", bruno.number)):
            assert await ada.refused(act) == "too_fast"
        await bruno.on.do(acts.Speak("", "me too"))
        for _ in range(60 - 8 - 3):
            await ada.fence()
        assert await ada.refused(acts.Ready("", ready=True)) == "too_fast"
        await hall.clock.advance(10_000)
        await ada.on.do(acts.Speak("", "now"))


async def test_nobody_looks_back_too_often(tmp_path: Path) -> None:
    async with opened(tmp_path, limited=True) as hall:
        ada, bruno, _ = await hall.game(NAMES)
        path = f"/api/tables/{ada.table}/album"
        for _ in range(20):
            await ada.client.get(path)
        assert await refused(ada.client.get(path)) == "too_fast"
        assert await refused(ada.client.get(path.replace("album", "record"))) == "too_fast"
        await bruno.client.get(path)
        await hall.clock.advance(1000)
        await ada.client.get(path)


async def test_one_address_has_so_many_lines_and_no_more(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MOST_LINES", 3)
    ada, bruno, carmen = await hall.party(NAMES)
    with monkeypatch.context() as patch:
        patch.setattr(hall, "next_address", lambda: "203.0.113.9")
        lines = [await ada.connect() for _ in range(3)]
        for guest in (ada, bruno):
            with pytest.raises(InvalidStatus):
                await guest.connect()
        await lines[0].close()
        while hall.server.lines["203.0.113.9"] == 3:  # noqa: ASYNC110 - until the server has seen it too
            await asyncio.sleep(0)
        await bruno.sit()
    await carmen.sit()
    assert sorted(hall.server.lines.values()) == [1, 1, 1, 1, 3]


# --- Talk -----------------------------------------------------------------------------------------------------------


def words(guest: Guest) -> list[str]:
    return [message.said.text for message in guest.on.heard if isinstance(message, wire.Spoken)]


async def test_talk_is_heard_by_all_but_those_who_mute_and_never_from_the_silenced(hall: Hall) -> None:
    ada, bruno, carmen = await hall.party(NAMES)
    await carmen.on.do(acts.Mute("", bruno.number))
    await bruno.on.do(acts.Speak("", "  e\u0301tonnant "))
    await bruno.on.do(acts.React("", "👏"))
    for guest in (ada, bruno, carmen):
        await guest.fence()
    assert (words(ada), words(bruno), words(carmen)) == (["étonnant"], ["étonnant"], [])
    assert not [it for it in carmen.on.heard if isinstance(it, wire.Reacted)]
    await ada.on.do(acts.Silence("", bruno.number))
    for act in (acts.Speak("", "hush?"), acts.React("", "!")):
        assert await bruno.refused(act) == "silenced"
    assert await bruno.refused(acts.Silence("", bruno.number, silenced=False)) == "not_the_host"
    await carmen.go()
    await carmen.sit()
    await carmen.fence()
    assert not [said for it in carmen.on.heard if isinstance(it, wire.Talk) for said in it.said]
    for bad, code in (("a" * 17, "text_too_long"), ("", "text_empty"), ("\u202e", "text_signs")):
        assert await ada.refused(acts.React("", bad)) == code


# --- Devices --------------------------------------------------------------------------------------------------------


async def test_a_second_device_is_live_too_and_can_be_signed_out(hall: Hall) -> None:
    guests = await hall.game(NAMES)
    ada = guests[0]
    secret = await ada.client.hand_over(ada.table)
    phone = await hall.guest("Ada's phone")
    phone.table = await phone.client.take_over(secret)
    await phone.sit()
    await phone.on.until(lambda line: line.game)
    await ada.fence()
    assert phone.number == ada.number
    assert phone.view == ada.view
    assert phone.on.you is not None
    assert (phone.on.you.device, phone.on.you.devices) == (1, 2)
    await play_until(guests, in_phase(Phase.GIVING))
    await phone.fence()
    assert phone.view == ada.view, "both are live"
    await ada.on.do(acts.Unlink("", 1))
    assert await parted(phone) == "signed_out"
    assert await refused(phone.client.hand_over(ada.table)) == "no_such_table"
    await phone.connect()
    assert await parted(phone) == "not_here"
    await ada.fence()
    assert ada.on.you is not None
    assert ada.on.you.devices == 1


async def test_a_one_time_link_works_once_and_not_for_long(hall: Hall) -> None:
    ada = (await hall.party(NAMES[:1]))[0]
    secret = await ada.client.hand_over(ada.table)
    phone, thief = await hall.guest("Phone"), await hall.guest("Thief")
    await phone.client.take_over(secret)
    assert await refused(thief.client.take_over(secret)) == "no_such_table"
    late = await ada.client.hand_over(ada.table)
    await hall.clock.advance(HANDOVER_SECONDS * 1000 + 1)
    assert await refused(thief.client.take_over(late)) == "no_such_table"
    assert await refused(thief.client.hand_over(ada.table)) == "no_such_table"


async def test_a_device_is_one_persons_at_a_table(hall: Hall) -> None:
    ada, bruno, _ = await hall.party(NAMES)
    secret = await ada.client.hand_over(ada.table)
    assert await refused(bruno.client.take_over(secret)) == "device_taken"


# --- Public tables --------------------------------------------------------------------------------------------------


async def ask(guest: Guest, table: str) -> str:
    return (await guest.client._post(f"/api/tables/{table}/ask", {"name": guest.name}))["table"]


async def test_there_are_no_public_tables_unless_the_owner_says_so(hall: Hall) -> None:
    ada = await hall.guest("Ada")
    assert await refused(ada.client.open("Ada", Settings(public=True))) == "not_public"
    ada.table = await ada.client.open("Ada")
    await ada.sit()
    assert await ada.refused(acts.Set("", Settings(public=True))) == "not_public"
    assert await refused(ada.client.get("/api/public")) == "not_public"
    assert await refused(ask(await hall.guest("Bruno"), ada.table)) == "no_such_table"


async def test_a_public_table_is_joined_by_approval(tmp_path: Path) -> None:
    async with opened(tmp_path, list_public=True) as hall:
        ada = await hall.guest("Ada")
        ada.table = await ada.client.open("Ada", Settings(chairs=3, public=True))
        hidden = await ada.client.open("Ada", Settings(chairs=3))
        await ada.sit()
        bruno = await hall.guest("Bruno")
        listed = (await bruno.client.get("/api/public")).json()
        assert [it["table"] for it in listed] == [ada.table]
        assert set(listed[0]) == {"table", "language", "people", "minds", "chairs", "playing"}
        assert await refused(ask(bruno, hidden)) == "no_such_table"
        bruno.table = await ask(bruno, ada.table)
        await bruno.connect()
        await bruno.on.until(lambda line: any(isinstance(it, wire.Asking) for it in line.heard))
        assert bruno.on.room is None
        assert await bruno.refused(acts.Speak("", "let me in")) == "not_admitted"
        assert await bruno.refused(acts.React("", "!")) == "not_admitted"
        assert await bruno.refused(acts.Nudge("", 1)) == "not_admitted"
        assert await refused(bruno.client.hand_over(ada.table)) == "no_such_table"
        await ada.on.do(acts.Admit("", 2))
        await bruno.on.until(lambda line: line.room)
        assert bruno.seat == 1
        carmen = await hall.guest("Carmen")
        carmen.table = await ask(carmen, ada.table)
        await carmen.connect()
        await ada.on.do(acts.Remove("", 3))
        assert await parted(carmen) == "left"
        assert await refused(ask(carmen, ada.table)) == "removed"
        await bruno.on.do(acts.Report("", 1, "cheats"))
        assert hall.live(ada.table).table.reports == 1


async def test_one_address_does_not_crowd_a_public_table(tmp_path: Path) -> None:
    """Sixty may ask, and who came first stays until the host has sent them away."""
    async with opened(tmp_path, list_public=True, limited=True) as hall:
        ada = await hall.guest("Ada")
        ada.table = await ada.client.open("Ada", Settings(chairs=3, public=True))
        crowd = await hall.guest("Crowd")
        for number in range(20):
            crowd.client._http.headers["authorization"] = f"Bearer {number}"
            await ask(crowd, ada.table)
        assert await refused(ask(crowd, ada.table)) == "too_fast"
        await ask(await hall.guest("Bruno"), ada.table)


async def test_only_public_tables_where_somebody_is_are_listed(tmp_path: Path) -> None:
    async with opened(tmp_path, list_public=True) as hall:
        ada, bruno = await hall.guest("Ada"), await hall.guest("Bruno")
        ada.table = await ada.client.open("Ada", Settings(chairs=3, public=True))
        bruno.table = await ask(bruno, ada.table)
        await bruno.connect()

        async def listed() -> list[str]:
            return [it["table"] for it in (await bruno.client.get("/api/public")).json()]

        assert await listed() == [], "who asks as well cannot let anybody in"
        await ada.sit()
        assert await listed() == [ada.table]
        await ada.go()
        assert await listed() == []


# --- Looking back, and deleting -------------------------------------------------------------------------------------


async def test_the_album_grows_and_the_record_is_sound(hall: Hall) -> None:
    guests = await hall.game(NAMES)
    assert (await guests[0].client.get(f"/api/tables/{guests[0].table}/album")).json() == {
        "game": 1,
        "over": False,
        "story": False,
        "turns": [],
        "musings": [],
    }
    await play_until(guests, in_phase(Phase.TELLING, 3))
    await guests[0].on.do(acts.Close(""))
    album = (await guests[1].client.get(f"/api/tables/{guests[0].table}/album")).json()
    assert [turn["turn"] for turn in album["turns"]] == [1, 2]
    assert album["over"]
    (report,) = verify((await guests[2].client.get(f"/api/tables/{guests[0].table}/record")).content)
    assert report.fault is None
    for game in (0, -1, "x"):
        assert (await httpx_get(hall, guests[0], f"album?game={game}")).status_code == 400
    assert await refused(guests[0].client.get(f"/api/tables/{guests[0].table}/album?game=2")) == "not_playing"


async def httpx_get(hall: Hall, guest: Guest, path: str) -> httpx.Response:
    return await guest.client._http.get(f"/api/tables/{guest.table}/{path}")


async def test_the_host_deletes_a_table_with_all_it_holds(hall: Hall) -> None:
    guests = await hall.game(NAMES)
    room = guests[0].on.room
    assert room is not None
    await guests[0].client.delete(room.id)
    for guest in guests:
        assert await parted(guest) == "deleted"
    assert await refused(guests[0].client.look(room.link)) == "no_such_table"
    assert await refused(guests[0].client.get(f"/api/tables/{room.id}/album")) == "no_such_table"
    await guests[1].connect()
    assert await parted(guests[1]) == "not_here"
    assert await hall.server.house._around.journal.read(room.id) == []
    assert not hall.clock.alarms


async def test_a_table_unused_for_long_is_swept(tmp_path: Path) -> None:
    async with opened(tmp_path) as hall:
        (ada,) = await hall.party(NAMES[:1])
        (bruno,) = await hall.party(NAMES[1:2])
        await hall.clock.advance(10 * 24 * 3600 * 1000)
        await bruno.on.do(acts.Speak("", "still here"))
        assert await hall.server.house.sweep(9 * 24 * 3600) == 1
        assert await hall.server.house.sweep(9 * 24 * 3600) == 0
        await ada.go()
        await ada.connect()
        assert await parted(ada) == "not_here"
        await bruno.fence()


async def test_tables_that_nobody_sits_at_are_forgotten_and_read_again(hall: Hall) -> None:
    guests = await hall.game(NAMES)
    await play_until(guests, in_phase(Phase.GIVING))
    table, before = guests[0].table, guests[0].view
    for guest in guests:
        await guest.go()
    assert hall.server.house.live == {}
    await hall.server.house.at(table)
    hall.server.house.tidy()
    assert hall.server.house.live == {}
    for guest in guests:
        await guest.sit()
        await guest.on.until(lambda line: line.game)
    assert guests[0].view == before
    await play_until(guests, in_phase(Phase.TELLING, 2))


async def test_health_and_measures(hall: Hall) -> None:
    guests = await hall.game(NAMES)
    client = guests[0].client
    assert (await client.get("/healthz")).json() == {"status": "alive"}
    assert (await client.get("/readyz")).json() == {"status": "ready"}
    metrics = (await client.get("/metrics")).text
    assert "reverie_moves_total 1" in metrics.splitlines(), "the deal"
    for line in ("reverie_tables 1", "reverie_connections 3", "reverie_seats 3", "reverie_overrun_total 0"):
        assert line in metrics.splitlines()
