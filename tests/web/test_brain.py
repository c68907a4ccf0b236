"""Tables whose minds ask a brain elsewhere: a real server, a real endpoint, and people who are told of it."""

import asyncio
import base64
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reverie.client import Client
from reverie.decks import house
from reverie.minds import Because
from reverie.minds.elsewhere import KEY, Elsewhere, Key
from reverie.rules import Card, Claim, ClueKind, End, EndBy, Options, Phase, Tell, Words
from reverie.rules.verify import verify
from reverie.tables import acts, wire
from reverie.tables.settings import Language, Settings
from reverie.web.config import JOURNAL
from tests.minds import elsewhere
from tests.minds.elsewhere import Answer, Asked, sensible, stalls, status
from tests.web.hall import Guest, Hall, by_turn, free_port, in_phase, opened, over

pytestmark = pytest.mark.anyio

DECK = house().deck
NAME = "a friend's machine"
SECRET = "sk-of-nobody-else"
SHORT = Options(end=End(EndBy.TURNS, 3))
ASKING = Settings(chairs=4, options=SHORT, asks=NAME)


@asynccontextmanager
async def asking(
    folder: Path, answer: Answer | None = None, **how: Any
) -> AsyncGenerator[tuple[Hall, elsewhere.Endpoint]]:
    """A server whose minds may ask an endpoint that is there."""
    async with elsewhere.endpoint(answer or sensible()) as endpoint:
        brain = Elsewhere(endpoint.url, "small-1", NAME, **how)
        async with opened(folder, brain=brain, brain_key=Key(SECRET)) as hall:
            yield hall, endpoint


async def with_minds(hall: Hall, *names: str, settings: Settings = ASKING) -> list[Guest]:
    """These people, and minds in all the other chairs."""
    guests = await hall.party(names, settings)
    for chair in range(len(names), settings.chairs):
        await guests[0].on.do(acts.Invite("", chair))
    return guests


async def begun(hall: Hall, *names: str, settings: Settings = ASKING) -> list[Guest]:
    guests = await with_minds(hall, *names, settings=settings)
    await guests[0].on.do(acts.Start(""))
    for guest in guests:
        await guest.on.until(lambda line: line.game)
    return guests


def told_of(asked: Asked) -> set[Card]:
    """The pictures whose description stands in a question, or that are in it themselves."""
    text = "\n".join(value for value in texts(asked.body))
    described = {card.name for card in DECK.cards if card.words["en"].description in text}
    return described | {previews()[base64.b64decode(picture.partition(",")[2])] for picture in asked.pictures}


@cache
def previews() -> dict[bytes, Card]:
    """Whose each picture is, as it is sent."""
    found = {card: house().files[picture.preview.file] for card, picture in house().pictures.items()}
    return {it if isinstance(it, bytes) else it.read_bytes(): card for card, it in found.items()}


def texts(value: Any) -> list[str]:
    """Every text in it, also in texts that are JSON themselves."""
    match value:
        case dict():
            return [text for it in value.values() for text in texts(it)]
        case list():
            return [text for it in value for text in texts(it)]
        case str() if value.startswith("{"):
            return [value, *texts(json.loads(value))]
        case str():
            return [value]
        case _:
            return []


class Witness:
    """Answers with good sense, and holds each question against what the seat that asks may know."""

    def __init__(self) -> None:
        self.hall: Hall | None = None
        self.guests: list[Guest] = []
        self.seen: list[Phase] = []
        self._answer = sensible()

    def __call__(self, asked: Asked) -> elsewhere.Way | str:
        assert self.hall is not None
        table = self.hall.live(self.guests[0].table).table
        game = table.game
        assert game is not None
        assert game.seed is not None
        self.seen.append(game.phase)
        cards = told_of(asked)
        minds = [seat for seat, chair in enumerate(table.chairs) if chair.mind is not None]
        match game.phase:
            case Phase.TELLING:
                assert game.storyteller in minds
                assert cards == set(game.hands[game.storyteller or 0])
            case Phase.GIVING:
                assert any(cards == set(game.hands[seat]) for seat in minds if seat != game.storyteller)
            case Phase.VOTING:
                assert any(cards == set(game.row) - set(game.chosen[seat] or ()) for seat in minds)
            case _:
                raise AssertionError("there is nothing to ask about")
        for secret in (table.id, table.link, table.code, game.seed.hex(), SECRET, "Ada", "Bruno", *game.setup.cards):
            assert secret not in "".join(texts(asked.body)).partition("base64")[0]
        for guest in self.guests:
            told = "".join(guest.heard)
            assert f'"asks":"{NAME}"' in told, "who plays here knew it before"
        return self._answer(asked)


@pytest.mark.parametrize("pictures", [False, True], ids=["in words", "in pictures"])
async def test_a_whole_game_with_minds_that_ask(tmp_path: Path, pictures: bool) -> None:
    witness = Witness()
    async with asking(tmp_path, witness, pictures=pictures) as (hall, endpoint):
        settings = Settings(chairs=4, asks=NAME)
        guests = await with_minds(hall, "Ada", "Bruno", settings=settings)
        witness.hall, witness.guests = hall, guests
        assert endpoint.asked == []
        await guests[0].on.do(acts.Start(""))
        for guest in guests:
            await guest.on.until(lambda line: line.game)
        await hall.play_with_minds(guests, over)
        assert {Phase.TELLING, Phase.GIVING, Phase.VOTING} == set(witness.seen)
        path = f"/api/tables/{guests[0].table}"
        (report,) = verify((await guests[0].client.get(f"{path}/record")).content)
        assert report.fault is None
        assert report.over
        album = (await guests[0].client.get(f"{path}/album")).json()
        assert {musing["why"]["because"] for musing in album["musings"]} == {Because.ASKED}
        assert len(album["musings"]) == len(endpoint.asked)
        assert all(set(musing["why"]) == {"because", "words", "more", "odds"} for musing in album["musings"])
        told = [turn["clue"]["text"] for turn in album["turns"] if turn["storyteller"] in (2, 3)]
        assert told
        assert all(any(line in clue for line in elsewhere.LINES) for clue in told)
        metrics = (await guests[0].client.get("/metrics")).text
        assert f'reverie_asked_total{{came="answered"}} {len(endpoint.asked)}' in metrics


async def test_at_a_table_where_nobody_wants_it_nobody_is_asked(tmp_path: Path) -> None:
    async with asking(tmp_path) as (hall, endpoint):
        guests = await begun(hall, "Ada", settings=Settings(chairs=4, options=SHORT))
        await hall.play_with_minds(guests, over)
        assert endpoint.asked == []
        room = guests[0].on.room
        assert room is not None
        assert room.brain == wire.Brain(NAME, pictures=False), "the host may turn it on"
        assert room.settings.asks is None


async def test_only_the_host_can_want_it_and_not_while_a_game_is_played(tmp_path: Path) -> None:
    async with asking(tmp_path) as (hall, _):
        plain = Settings(chairs=4, options=SHORT)
        ada, bruno = await with_minds(hall, "Ada", "Bruno", settings=plain)
        assert await bruno.refused(acts.Set("", ASKING)) == "not_the_host"
        for name in ("another", "", NAME + " "):
            assert await ada.refused(acts.Set("", Settings(chairs=4, asks=name))) == "no_such_mind"
        await ada.on.do(acts.Set("", ASKING))
        await bruno.on.until(lambda line: line.room and line.room.settings.asks == NAME)
        await ada.on.do(acts.Set("", plain))
        await ada.on.do(acts.Start(""))
        assert await ada.refused(acts.Set("", ASKING)) == "playing"


async def test_a_server_without_a_brain_offers_none(hall: Hall) -> None:
    (ada,) = await hall.party(["Ada"])
    room = ada.on.room
    assert room is not None
    assert room.brain is None
    assert await ada.refused(acts.Set("", ASKING)) == "no_such_mind"


async def test_a_newcomer_knows_it_at_the_door(tmp_path: Path) -> None:
    async with asking(tmp_path, pictures=True) as (hall, _):
        (ada,) = await hall.party(["Ada"], ASKING)
        room = ada.on.room
        assert room is not None
        stranger = await hall.guest("Stranger")
        assert (await stranger.client.look(room.link))["asks"] == {"name": NAME, "pictures": True}
        await ada.on.do(acts.Set("", Settings(chairs=4)))
        assert (await stranger.client.look(room.link))["asks"] is None


async def test_when_a_mind_comes_in_mid_game_all_know_of_it_before_it_asks(tmp_path: Path) -> None:
    known: list[bool] = []
    guests: list[Guest] = []

    def answer(asked: Asked) -> elsewhere.Way | str:
        chairs = [guest.on.room.chairs for guest in guests[:2] if guest.on.room is not None]
        known.append(all(chair[2].mind is not None for chair in chairs))
        return sensible()(asked)

    async with asking(tmp_path, answer) as (hall, endpoint):
        guests += await hall.game(("Ada", "Bruno", "Carmen"), Settings(chairs=3, options=SHORT, asks=NAME))
        await hall.play_with_minds(guests, in_phase(Phase.TELLING))
        assert endpoint.asked == []
        await guests[2].on.do(acts.Leave(""))
        await hall.play_with_minds(guests[:2], by_turn(2))
        assert endpoint.asked
        assert all(known)


async def test_the_hand_of_somebody_who_is_gone_goes_nowhere(tmp_path: Path) -> None:
    """A mind plays for them meanwhile, by its own head."""
    async with asking(tmp_path) as (hall, endpoint):
        guests = await hall.game(("Ada", "Bruno", "Carmen"), Settings(chairs=3, options=SHORT, asks=NAME, away=20))
        await hall.play_with_minds(guests, in_phase(Phase.TELLING))
        await guests[2].go()
        await hall.clock.advance(20_000)
        await hall.play_with_minds(guests[:2], over)
        assert endpoint.asked == []


async def test_while_a_mind_asks_the_table_goes_on(tmp_path: Path) -> None:
    async with asking(tmp_path, lambda _: stalls, timeout=2) as (hall, endpoint):
        guests = await begun(hall, "Ada", "Bruno")
        (other,) = await begun(hall, "Carmen", settings=Settings(chairs=4, options=SHORT))
        await hall.play_with_minds(guests, in_phase(Phase.TELLING, 1))
        while (teller := guests[0].view.storyteller) not in (0, 1):
            await hall.play_with_minds(guests, by_turn(guests[0].view.turn + 1))
        await guests[teller].move()
        time = asyncio.create_task(hall.clock.advance(1))
        while not endpoint.asked:  # noqa: ASYNC110 - until it is asked
            await asyncio.sleep(0)
        await guests[1 - teller].on.do(acts.Speak("", "and what do you make of that?"))
        await other.on.do(acts.Speak("", "here, too"))
        assert await guests[1 - teller].move()
        assert guests[0].view.phase is Phase.GIVING, "the minds are still waited for"
        await time
        await hall.play_with_minds(guests, in_phase(Phase.VOTING))
        musings = hall.live(guests[0].table).table.musings
        assert musings
        assert Because.ASKED not in {musing.why.because for musing in musings}


@pytest.mark.parametrize(
    "way", [status(401), '{"pictures": [99]}', "I would rather not."], ids=["refuses", "lies", "talks"]
)
async def test_a_brain_of_no_use_is_done_without(tmp_path: Path, way: elsewhere.Way | str) -> None:
    async with asking(tmp_path, lambda _: way) as (hall, endpoint):
        guests = await begun(hall, "Ada")
        await hall.play_with_minds(guests, over)
        assert endpoint.asked
        album = (await guests[0].client.get(f"/api/tables/{guests[0].table}/album")).json()
        whys = {musing["why"]["because"] for musing in album["musings"]}
        assert whys
        assert Because.ASKED not in whys


async def test_of_a_clue_that_cannot_be_heard_nothing_is_asked(tmp_path: Path) -> None:
    live = Options(end=End(EndBy.TURNS, 3), clues=(ClueKind.LIVE,))
    async with asking(tmp_path) as (hall, endpoint):
        guests = await begun(hall, "Ada", settings=Settings(chairs=4, options=live, asks=NAME))
        await hall.play_with_minds(guests, over)
        assert endpoint.asked == []


async def test_what_a_host_once_chose_holds_for_that_brain_alone(tmp_path: Path) -> None:
    """The owner has another one now: minds ask it only once the host has chosen it, too."""
    async with asking(tmp_path) as (hall, _):
        guests = await with_minds(hall, "Ada")
        token, table = guests[0].client.token, guests[0].table
    async with (
        elsewhere.endpoint(sensible()) as other,
        opened(tmp_path, brain=Elsewhere(other.url, "m", "somebody else")) as hall,
    ):
        ada = await hall.guest("Ada", token)
        ada.table = table
        await ada.sit()
        room = ada.on.room
        assert room is not None
        assert room.settings.asks is None
        assert room.brain == wire.Brain("somebody else", pictures=False)
        await ada.on.do(acts.Set("", msgspec.structs.replace(room.settings, chairs=5)))
        await ada.on.do(acts.Start(""))
        await ada.on.until(lambda line: line.game)
        await hall.play_with_minds([ada], by_turn(2))
        assert other.asked == []


async def test_the_key_is_nowhere_and_the_endpoint_is_told_to_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        async with asking(tmp_path) as (hall, endpoint):
            guests = await begun(hall, "Ada")
            await hall.play_with_minds(guests, by_turn(2))
            assert endpoint.asked[0].headers["authorization"] == f"Bearer {SECRET}"
            address = endpoint.url.removeprefix("http://")
            table = guests[0].table
            pages = [entry.body for entry in await hall.server.house._around.journal.read(table)]
            metrics = (await guests[0].client.get("/metrics")).text
            for secret in (SECRET, address):
                assert secret not in "".join(guests[0].heard)
                assert secret not in metrics
                assert all(secret.encode() not in page for page in pages)
    for secret in (SECRET, "Almost home"):
        assert secret.encode() not in (tmp_path / JOURNAL).read_bytes()
        assert all(secret not in f"{record.getMessage()} {vars(record)}" for record in caplog.records)


async def test_the_server_closes_although_a_question_is_under_way(tmp_path: Path) -> None:
    async with elsewhere.endpoint(lambda _: stalls) as endpoint:
        brain = Elsewhere(endpoint.url, "m", NAME)
        async with opened(tmp_path, brain=brain) as hall:
            guests = await begun(hall, "Ada")
            times: list[asyncio.Task[None]] = []
            while not endpoint.asked:
                await guests[0].move()
                times.append(asyncio.create_task(hall.clock.advance(1)))
                await asyncio.wait(times, timeout=0.05)
        for time in times:
            time.cancel()
    async with opened(tmp_path) as hall:
        await hall.awake()


async def test_it_speaks_the_language_of_the_table(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(ASKING, language=Language.ESTONIAN)
    async with asking(tmp_path) as (hall, endpoint):
        guests = await begun(hall, "Ada", settings=settings)
        await hall.play_with_minds(guests, over)
        assert all("Sa mängid eesti keeles" in asked.rules for asked in endpoint.asked)
        album = (await guests[0].client.get(f"/api/tables/{guests[0].table}/album")).json()
        told = [turn["clue"]["lang"] for turn in album["turns"] if turn["storyteller"] != 0]
        assert told
        assert set(told) == {"et"}


@pytest.mark.slow
async def test_as_its_owner_starts_it(tmp_path: Path) -> None:
    """By the command, with the key in the environment: it is offered, asked, and nowhere to be read of."""
    async with elsewhere.endpoint(sensible()) as endpoint:
        file, port = tmp_path / "brain.toml", free_port()
        file.write_text(f'url = "{endpoint.url}"\nmodel = "small-1"\nname = "{NAME}"\n', "utf-8")
        words = ["serve", "--data", str(tmp_path / "data"), "--port", str(port), "--brain", str(file), "--log", "debug"]
        server = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "reverie", *words, stdout=PIPE, stderr=PIPE, env={**os.environ, KEY: SECRET}
        )
        assert server.stderr is not None
        log = [await server.stderr.readline()]
        while b"listening" not in log[-1]:
            log.append(await server.stderr.readline())
            assert log[-1], "it did not start"
        async with (
            Client(f"http://127.0.0.1:{port}") as ada,
            ada.sit(await ada.open("Ada", Settings(chairs=3, asks=NAME))) as line,
        ):
            room = await line.until(lambda it: it.room)
            assert room is not None
            assert room.brain == wire.Brain(NAME, pictures=False)
            for chair in (1, 2):
                await line.do(acts.Invite("", chair))
            await line.do(acts.Start(""))
            await line.play(Claim())
            await line.play(Tell(line.view.hand[0], Words("half of it", "en")))
            await line.until(lambda it: it.view.phase is Phase.VOTING)
        assert [asked.stands["clue"] for asked in endpoint.asked[:2]] == ["half of it"] * 2
        server.terminate()
        told, rest = await server.communicate()
        said = (b"".join(log) + rest + told).decode()
        for secret in (SECRET, "half of it", "chat/completions", endpoint.url.rpartition(":")[2].removesuffix("/v1")):
            assert secret not in said
