"""Every byte that reaches a member, held against what that member may know."""

import re
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from reverie.client import RefusedError
from reverie.decks import cards_of
from reverie.rules import Exchange, Give, Options, Phase, Tell, Vote, Words
from reverie.tables import acts
from reverie.tables.settings import Settings
from tests.web.hall import Guest, Hall, in_phase, opened, over, play_until

pytestmark = pytest.mark.anyio

DECK = frozenset(cards_of("reverie") or ())
QUOTED = re.compile(r'"([^"\\]*)"')
NAMES = ("Ada", "Bruno", "Carmen", "Dario")

OF_A_VIEW = {
    *("version", "seat", "phase", "turn", "turns_left", "storyteller", "waiting_for", "scores", "pile", "clue"),
    *("row", "stood_in", "exchanged", "result", "outcome", "hand", "chosen", "tokens"),
}


class Watchdog:
    """Knows from the server itself who may know what, and reads all that they are sent."""

    def __init__(self, hall: Hall, table: str) -> None:
        self.hall = hall
        self.table = table
        self.guests: list[Guest] = []
        self._public: set[str] = set()
        self._own: dict[str, set[str]] = {}
        self._read: dict[str, int] = {}

    def minds(self, *guests: Guest) -> "Watchdog":
        self.guests.extend(guests)
        return self

    async def looks(self) -> None:
        """What has come since the last look; call it after every act."""
        table = self.hall.live(self.table).table
        game = table.game
        if game is not None:
            self._public |= set(game.row) | set(game.result.row if game.result else ())
        for guest in self.guests:
            if guest.line is not None and guest.line.room is not None:
                await guest.fence()
            seat = next((table.seat_of(it.id) for it in table.members if it.name == guest.name), None)
            own = self._own.setdefault(guest.name, set())
            if game is not None and seat is not None:
                own |= set(game.hands[seat])
            for frame in guest.heard[self._read.get(guest.name, 0) :]:
                for line in frame.split("\n"):
                    self._reads(guest, seat, line, own)
            self._read[guest.name] = len(guest.heard)

    def _reads(self, guest: Guest, seat: int | None, line: str, own: set[str]) -> None:
        table = self.hall.live(self.table).table
        known = set(QUOTED.findall(line)) & DECK
        assert known <= self._public | own, f"{guest.name} was told of {known - self._public - own}"
        game = table.game
        if game is not None and game.outcome is None:
            assert game.seed is not None
            assert game.seed.hex() not in line
        for member in table.members:
            for device in member.devices:
                assert device not in line
        for other in self.guests:
            assert other.client.token is None or other.client.token not in line
        message: dict[str, Any] = msgspec.json.decode(line)
        if message["type"] != "game":
            assert not known, "cards are told of in views alone"
            return
        view = message["view"]
        assert set(view) == OF_A_VIEW
        assert view["seat"] == seat
        if seat is None:
            assert view["hand"] == view["chosen"] == view["tokens"] == []
        if view["phase"] in ("race", "telling", "giving"):
            assert view["row"] == []
        if view["phase"] in ("race", "telling"):
            assert view["clue"] is None


@pytest.mark.parametrize("people", [3, 4])
async def test_a_whole_game_with_talk_returns_refusals_and_changes_of_mind(tmp_path: Any, people: int) -> None:
    settings = Settings(chairs=4, options=Options(exchange=True, amend=True), public=True)
    async with opened(tmp_path, list_public=True) as hall:
        ada = await hall.guest("Ada")
        ada.table = await ada.client.open("Ada", settings)
        await ada.sit()
        guests = [ada]
        watchdog = Watchdog(hall, ada.table).minds(ada)
        asking = await hall.guest("Asking")
        watcher = await hall.guest("Watching")
        for name in NAMES[1:people]:
            guest = await hall.guest(name)
            guest.table = await ask(guest, ada.table)
            await ada.on.do(acts.Admit("", hall.live(ada.table).table.members_ever))
            await guest.sit()
            guests.append(guest)
        await ada.on.do(acts.Start(""))
        watcher.table = await ask(watcher, ada.table)
        await ada.on.do(acts.Admit("", hall.live(ada.table).table.members_ever))
        await watcher.sit()
        asking.table = await ask(asking, ada.table)
        await asking.connect()
        for guest in (*guests, watcher):
            await guest.on.until(lambda line: line.game)
        watchdog.minds(*guests[1:], watcher, asking)
        await watchdog.looks()
        await unruly(guests, watcher, watchdog)
        assert over(ada.view)
        told = "\n".join(asking.heard)
        assert set(re.findall(r'"type":"(\w+)"', told)) == {"hello", "asking"}
        for secret in (hall.live(ada.table).table.link, hall.live(ada.table).table.code, "Bruno"):
            assert secret not in told


async def ask(guest: Guest, table: str) -> str:
    answer = await guest.client._post(f"/api/tables/{table}/ask", {"name": guest.name})
    return answer["table"]


async def unruly(guests: list[Guest], watcher: Guest, watchdog: Watchdog) -> None:
    """A game in which everything is tried that might make the server say too much."""
    for step in range(2000):
        if over(guests[0].view):
            return
        mover = next((guest for guest in guests if guest.wanted()), None)
        assert mover is not None
        if step % 7 == 0:
            await mover.on.do(acts.Speak("", f"word {step}"))
        if step % 11 == 3:
            await guests[-1].go()
            await guests[-1].sit()
            await guests[-1].on.until(lambda line: line.game)
        if step % 13 == 5:
            await watcher.go()
            await watcher.sit()
            await watcher.on.until(lambda line: line.game)
        for wrong in (Tell(sorted(DECK)[step % 84], Words("mine?")), Give((sorted(DECK)[step % 84],)), Vote((99,))):
            with suppress(RefusedError):
                await mover.on.play(wrong)
        if step == 9 and mover.view.phase is Phase.TELLING:
            await mover.on.play(Exchange())
        if mover.view.phase is Phase.GIVING and mover.seat != mover.view.storyteller:
            gift = 2 if len(guests) == 3 else 1
            for chosen in (mover.view.hand[:gift], mover.view.hand[-gift:], ()):
                if len(mover.view.waiting_for) > 1:
                    await mover.on.play(Give(chosen))
        await watchdog.looks()
        await mover.move()
        await watchdog.looks()
    raise AssertionError("it takes too long")


@pytest.mark.parametrize("phase", [Phase.GIVING, Phase.VOTING])
async def test_a_change_of_mind_is_nobody_elses_to_see(hall: Hall, phase: Phase) -> None:
    guests = await hall.game(NAMES, Settings(chairs=4))
    watcher = await hall.guest("Watching")
    assert guests[0].on.room is not None
    watcher.table = await watcher.client.join("Watching", guests[0].on.room.link)
    await watcher.sit()
    await watcher.on.until(lambda line: line.game)
    await play_until(guests, in_phase(phase))
    mover = next(guest for guest in guests if guest.wanted())
    others = [guest for guest in (*guests, watcher) if guest is not mover]
    await mover.move()
    for guest in others:
        await guest.fence()
        assert mover.seat not in guest.view.waiting_for, "that they have chosen is public"
    if phase is Phase.GIVING:
        changed: list[Any] = [Give((card,)) for card in mover.view.hand if card not in mover.view.chosen]
    else:
        row = mover.view.row
        changed = [Vote((n,)) for n in range(1, 5) if row[n - 1] not in mover.view.chosen]
    told = [len(guest.heard) for guest in others]
    versions = [guest.view.version for guest in others]
    for move in changed:
        await mover.on.play(move)
    assert mover.view.chosen or mover.view.tokens
    assert [len(guest.heard) for guest in others] == told
    for guest, version, before in zip(others, versions, told, strict=True):
        await guest.fence()
        assert guest.view.version == version
        assert [type_of(line) for line in guest.heard[before:]] == ["done"]


def type_of(frame: str) -> str:
    return msgspec.json.decode(frame)["type"]


async def test_what_is_asked_over_http_is_no_more_than_one_may_know(hall: Hall) -> None:
    guests = await hall.game(NAMES, Settings(chairs=4))
    await play_until(guests, in_phase(Phase.VOTING, 2))
    ada, stranger = guests[0], await hall.guest("Stranger")
    table = hall.live(ada.table).table
    assert table.game is not None
    assert table.game.result is not None
    album = (await ada.client.get(f"/api/tables/{ada.table}/album")).text
    assert set(QUOTED.findall(album)) & DECK == set(table.game.result.row), "the turn before, and not this one"
    with pytest.raises(RefusedError, match="playing"):
        await ada.client.get(f"/api/tables/{ada.table}/record")
    for path in ("album", "record"):
        with pytest.raises(RefusedError, match="no_such_table"):
            await stranger.client.get(f"/api/tables/{ada.table}/{path}")
        with pytest.raises(RefusedError, match="no_such_table"):
            await stranger.client.get(f"/api/tables/{'0' * 20}/{path}")
    with pytest.raises(RefusedError, match="no_such_table"):
        await stranger.client.delete(ada.table)
    with pytest.raises(RefusedError, match="not_the_host"):
        await guests[1].client.delete(ada.table)
    seen = await stranger.client.look(table.link)
    assert set(seen) == {"table", "people", "rabbits", "language", "playing", "member", "asks"}
    metrics = (await stranger.client.get("/metrics")).text
    for secret in (table.id, table.link, table.code, *NAMES):
        assert secret not in metrics


async def test_whom_one_mutes_or_reports_is_not_told_by_the_answer_to_others(tmp_path: Any) -> None:
    async with opened(tmp_path, list_public=True) as hall:
        ada = await hall.guest("Ada")
        ada.table = await ada.client.open("Ada", Settings(chairs=3, public=True))
        await ada.sit()
        bruno = await hall.guest("Bruno")
        bruno.table = await ask(bruno, ada.table)
        await ada.on.do(acts.Admit("", 2))
        await bruno.sit()
        before = len(bruno.heard)
        await ada.on.do(acts.Mute("", 2))
        await ada.on.do(acts.Report("", 2, "he shouts"))
        await bruno.fence()
        assert 'muted":[2]' not in "".join(bruno.heard)
        assert "shouts" not in "".join(bruno.heard)
        assert [type_of(line) for frame in bruno.heard[before:] for line in frame.split("\n")] == ["done"]
        await ada.on.do(acts.Rename("", "Ada L."))
        await bruno.on.until(lambda line: line.room and line.room.people[0].name == "Ada L.")
        told = next(line for frame in bruno.heard[before:] for line in frame.split("\n") if type_of(line) == "table")
        assert set(msgspec.json.decode(told)) == {"type", "you", "room"}, "nothing counts what happened meanwhile"
