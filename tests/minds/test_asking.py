"""A brain elsewhere over real HTTP: asked, believed only so far, and done without when nothing comes of it."""

import asyncio
import gzip
import json
import logging
from collections import Counter
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from reverie.decks import house
from reverie.minds import Asker, Because, Thought
from reverie.minds.asking import IN_VAIN, REST, AskingBrain
from reverie.minds.elsewhere import Elsewhere, Key
from reverie.minds.endpoint import MOST_BYTES, Endpoint
from reverie.rules import Game, Give, Phase, Seat, Tell, Vote, Words, view
from tests.minds import elsewhere
from tests.minds.elsewhere import Answer, Asked, says, status
from tests.rules.tables import Table

pytestmark = pytest.mark.anyio

DECK = house().deck
SECRET = "sk-of-nobody-else"
TELLS = '{"picture": 1, "clue": "what the tide forgot", "why": "so much sky"}'
PICKS = '{"pictures": [%d]}'


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Consulting:
    """A brain at an endpoint, and the game it is asked about."""

    def __init__(self, brain: AskingBrain, endpoint: elsewhere.Endpoint, came: Counter[str]) -> None:
        self.brain = brain
        self.endpoint = endpoint
        self.came = came
        self.now = 0.0

    @property
    def asked(self) -> list[Asked]:
        return self.endpoint.asked

    async def thinks(
        self, game: Game, seat: Seat, told: tuple[str, ...] = (), patience: float | None = None, seed: str = "game"
    ) -> Thought | None:
        asker = Asker("poet:sharp", "reverie", "en", seed)
        return await self.brain.think(asker, game.setup, view(game, seat), told, patience)


@asynccontextmanager
async def consulting(answer: Answer, **options: Any) -> AsyncGenerator[Consulting]:
    async with elsewhere.endpoint(answer) as endpoint:
        at = Elsewhere(endpoint.url, "small-1", "a friend", **options)
        came = Counter[str]()
        shelf = {"reverie": house()}
        asking: list[Consulting] = []
        brain = AskingBrain(
            at, Endpoint(at, Key(SECRET), pauses=(0.0, 0.0)), shelf.get, came, clock=lambda: asking[0].now
        )
        asking.append(Consulting(brain, endpoint, came))
        yield asking[0]
        await brain.close()


def at_table(phase: Phase, seats: int = 4, clue: str = "the night before the sea came back") -> tuple[Game, Seat]:
    """A game of our own pictures, and a seat that is waited for."""
    table = Table(seats)
    table = of_our_deck(table).claims(1)
    if phase is not Phase.TELLING:
        table.tells(clue)
    if phase is Phase.VOTING:
        table.all_give()
    return table.game, 1 if phase is Phase.TELLING else 2


def of_our_deck(table: Table) -> Table:
    """The same table, dealt from the pictures that we know something of."""
    names = dict(zip(table.setup.cards, DECK.names, strict=False))
    text = msgspec.json.encode(table.game).decode()
    for old, new in names.items():
        text = text.replace(f'"{old}"', f'"{new}"')
    table.game = msgspec.json.decode(text.encode(), type=Game)
    return table


async def test_it_tells_gives_and_votes() -> None:
    async with consulting(lambda asked: TELLS if "listeners" in asked.stands else PICKS % asked.numbers[-1]) as it:
        game, seat = at_table(Phase.TELLING)
        thought = await it.thinks(game, seat)
        assert thought is not None
        assert thought.move == Tell(game.hands[seat][0], Words("what the tide forgot", "en"))
        assert (thought.why.because, thought.why.words) == (Because.ASKED, "so much sky")
        game, seat = at_table(Phase.GIVING)
        thought = await it.thinks(game, seat)
        assert thought is not None
        assert thought.move == Give((game.hands[seat][-1],))
        assert thought.why.words == ""
        game, seat = at_table(Phase.VOTING)
        thought = await it.thinks(game, seat)
        assert thought is not None
        assert thought.move == Vote((it.asked[-1].numbers[-1],))
        assert it.came == {"answered": 3}


async def test_it_is_asked_as_the_owner_says_and_the_key_stands_in_one_header_alone() -> None:
    async with consulting(lambda _: TELLS, body={"temperature": 0.7}) as it:
        await it.thinks(*at_table(Phase.TELLING))
        (asked,) = it.asked
        assert asked.path == "/v1/chat/completions"
        assert asked.headers["authorization"] == f"Bearer {SECRET}"
        assert SECRET not in asked.raw.decode() + asked.path
        assert set(asked.body) == {"model", "messages", "temperature"}
        assert asked.body["model"] == "small-1"
        assert SECRET not in repr(vars(it.brain)) + repr(Key(SECRET))


async def test_pictures_are_sent_as_they_are_and_without_words() -> None:
    async with consulting(lambda _: PICKS % 2, pictures=True) as it:
        game, seat = at_table(Phase.GIVING)
        assert await it.thinks(game, seat) is not None
        (asked,) = it.asked
        assert len(asked.pictures) == len(game.hands[seat])
        assert all(it.startswith(("data:image/jpeg;base64,", "data:image/webp;base64,")) for it in asked.pictures)
        assert [set(picture) for picture in asked.stands["pictures"]] == [{"number"}] * len(game.hands[seat])
        assert [part["text"] for part in asked.parts[1::2]] == [f"{number}:" for number in asked.numbers]


BROKEN: dict[str, elsewhere.Way | str] = {
    "an error of its own": status(500, b"{}"),
    "too many": status(429, b"{}", "retry-after: 3600"),
    "it hangs up": elsewhere.hangs_up,
    "it closes in the middle": elsewhere.closes_midway,
    "another page": status(200, b"<html>Welcome to this network</html>", "content-type: text/html"),
    "nothing at all": status(200),
    "a list": status(200, b"[1, 2]"),
    "no message": status(200, b'{"choices": [{"message": null}]}'),
    "deep brackets": status(200, b"[" * 100_000),
    "not text": status(200, b'{"choices": [{"message": {"content": "\xff"}}]}'),
}


@pytest.mark.parametrize("fault", BROKEN)
async def test_what_breaks_is_tried_three_times_and_then_done_without(fault: str) -> None:
    async with consulting(lambda _: BROKEN[fault]) as it:
        assert await it.thinks(*at_table(Phase.GIVING)) is None
        assert len(it.asked) == 3
        assert it.came == {"failed": 1}


@pytest.mark.parametrize("told", ['{"choices": []}', '{"choices": [{"message": {"content": null}}]}'])
async def test_an_answer_without_words_is_asked_about_once_more(told: str) -> None:
    async with consulting(lambda _: status(200, told.encode())) as it:
        assert await it.thinks(*at_table(Phase.GIVING)) is None
        assert it.came == {"nonsense": 1}


async def test_what_comes_right_in_the_end_is_taken() -> None:
    async with consulting(lambda _: status(503) if len(it.asked) < 3 else PICKS % 1) as it:
        assert await it.thinks(*at_table(Phase.GIVING)) is not None
        assert it.came == {"answered": 1}


@pytest.mark.parametrize("code", [301, 302, 307, 308, 400, 401, 403, 404])
async def test_a_no_is_a_no_and_nothing_goes_anywhere_else(code: int) -> None:
    async with elsewhere.endpoint(lambda _: TELLS) as other:
        leads = f"location: {other.url}/chat/completions"
        async with consulting(lambda _: status(code, b"{}", leads)) as it:
            assert await it.thinks(*at_table(Phase.TELLING)) is None
            assert len(it.asked) == 1
            assert other.asked == []
            assert it.came == {"failed": 1}


async def test_what_never_ends_is_not_read_to_its_end() -> None:
    async with consulting(lambda _: elsewhere.never_ends) as it:
        assert await it.thinks(*at_table(Phase.GIVING)) is None
        assert it.came == {"failed": 1}


async def test_an_answer_as_long_as_may_be_is_read_and_a_longer_one_is_not() -> None:
    def padded(size: int) -> elsewhere.Way:
        told = json.dumps({"choices": [{"message": {"content": PICKS % 1}}]}).encode()
        return status(200, told + b" " * (size - len(told)))

    async with consulting(lambda _: padded(MOST_BYTES)) as it:
        assert await it.thinks(*at_table(Phase.GIVING)) is not None
    async with consulting(lambda _: padded(MOST_BYTES + 1)) as it:
        assert await it.thinks(*at_table(Phase.GIVING)) is None


async def test_a_packed_answer_is_not_unpacked() -> None:
    """What is small on the way could be huge here."""
    told = json.dumps({"choices": [{"message": {"content": PICKS % 1}}]}).encode()
    async with consulting(lambda _: status(200, gzip.compress(told), "content-encoding: gzip")) as it:
        assert await it.thinks(*at_table(Phase.GIVING)) is None
        assert it.asked[0].headers["accept-encoding"] == "identity"


@pytest.mark.parametrize("way", [elsewhere.stalls, elsewhere.trickles])
async def test_who_does_not_come_to_an_end_is_not_waited_for(way: elsewhere.Way) -> None:
    async with consulting(lambda _: way) as it:
        assert await it.thinks(*at_table(Phase.GIVING), patience=0.2) is None
        assert it.came == {"late": 1}


async def test_nobody_there() -> None:
    async with consulting(lambda _: TELLS) as it:
        pass
    brain = AskingBrain(
        at := Elsewhere(it.endpoint.url, "m", name="n"), Endpoint(at, None, pauses=(0, 0)), {"reverie": house()}.get
    )
    game, seat = at_table(Phase.GIVING)
    assert await brain.think(Asker("poet", "reverie", "en", "g"), game.setup, view(game, seat), ()) is None
    await brain.close()


LIES = [
    PICKS % 0,
    PICKS % 7,
    PICKS % -1,
    '{"pictures": []}',
    '{"pictures": [1, 2]}',
    '{"pictures": [1, 1]}',
    '{"pictures": 1}',
    '{"pictures": ["1"]}',
    '{"pictures": [1.5]}',
    '{"pictures": [true]}',
    '{"pictures": ["whale-and-ladder"]}',
    '{"picture": 1}',
    '{"pictures": [1]} and I would add',
    'I choose {"pictures": [1]}',
    "[1]",
    "1",
    "null",
    "",
    '{"pictures": [1',
]


@pytest.mark.parametrize("lie", LIES)
async def test_what_was_not_offered_is_asked_once_more_and_then_done_without(lie: str) -> None:
    async with consulting(lambda _: lie) as it:
        assert await it.thinks(*at_table(Phase.GIVING)) is None
        assert len(it.asked) == 2
        assert it.came == {"nonsense": 1}
        (_, first), (_, again, quoted, told) = (asked.body["messages"] for asked in it.asked)
        assert again == first
        assert quoted["role"] == "assistant"
        assert told["role"] == "user"


async def test_a_second_thought_may_be_better() -> None:
    async with consulting(lambda _: PICKS % 99 if len(it.asked) == 1 else PICKS % 3) as it:
        game, seat = at_table(Phase.GIVING)
        thought = await it.thinks(game, seat)
        assert thought is not None
        assert thought.move == Give((game.hands[seat][2],))


async def test_nobody_votes_for_a_card_of_their_own_whatever_they_are_told() -> None:
    game, seat = at_table(Phase.VOTING)
    own = 1 + game.row.index((game.chosen[seat] or ("",))[0])
    async with consulting(lambda _: PICKS % own) as it:
        assert await it.thinks(game, seat) is None
        assert own not in it.asked[0].numbers


async def test_a_fence_around_the_answer_is_no_harm() -> None:
    async with consulting(lambda _: f"```json\n{PICKS % 1}\n```") as it:
        assert await it.thinks(*at_table(Phase.GIVING)) is not None


async def test_a_game_has_its_questions_and_no_more() -> None:
    async with consulting(lambda _: PICKS % 1, questions=2) as it:
        game, seat = at_table(Phase.GIVING)
        assert [bool(await it.thinks(game, seat)) for _ in range(4)] == [True, True, False, False]
        assert len(it.asked) == 2
        assert await it.thinks(game, seat, seed="another game") is not None
        assert it.came == {"answered": 3, "spent": 2}


async def test_repetitions_count_as_well() -> None:
    async with consulting(lambda _: status(500), questions=2) as it:
        assert await it.thinks(*at_table(Phase.GIVING)) is None
        assert len(it.asked) == 2
        assert it.came == {"spent": 1}


@pytest.mark.parametrize("told", [1000, None, -5], ids=["as it says", "as it does not say", "as it cannot be"])
async def test_a_game_has_its_tokens_and_no_more(told: int | None) -> None:
    """Who does not say how many they were is taken to have used as many as usual."""
    async with consulting(lambda _: says(PICKS % 1, told), tokens=100) as it:
        game, seat = at_table(Phase.GIVING)
        assert [bool(await it.thinks(game, seat)) for _ in range(2)] == [True, False]
        assert it.came == {"answered": 1, "spent": 1}


async def test_after_too_many_in_vain_it_is_left_alone_for_a_while(caplog: pytest.LogCaptureFixture) -> None:
    answers: list[elsewhere.Way | str] = [status(404)]
    async with consulting(lambda _: answers[0]) as it:
        game, seat = at_table(Phase.GIVING)
        with caplog.at_level(logging.DEBUG):
            for _ in range(IN_VAIN + 4):
                assert await it.thinks(game, seat) is None
        assert len(it.asked) == IN_VAIN
        assert it.came == {"failed": IN_VAIN, "resting": 4}
        assert [record.message for record in caplog.records if record.name == "reverie.minds"] == [
            "the brain elsewhere rests"
        ]
        it.now += REST + 1
        answers[0] = PICKS % 1
        assert await it.thinks(game, seat) is not None


async def test_one_that_answers_between_does_not_rest() -> None:
    ways = [status(404), status(404), PICKS % 1] * 3
    async with consulting(lambda _: ways[len(it.asked) - 1]) as it:
        game, seat = at_table(Phase.GIVING)
        for _ in ways:
            await it.thinks(game, seat)
        assert len(it.asked) == len(ways)


async def test_many_at_once_do_not_wait_for_one_that_stalls() -> None:
    first = asyncio.Event()

    def answer(asked: Asked) -> elsewhere.Way | str:
        if not first.is_set():
            first.set()
            return elsewhere.stalls
        return PICKS % 1

    async with consulting(answer) as it:
        game, seat = at_table(Phase.GIVING)
        stalled = asyncio.create_task(it.thinks(game, seat))
        await first.wait()
        assert all(await asyncio.gather(*[it.thinks(game, seat) for _ in range(5)]))
        assert not stalled.done()
        stalled.cancel()


async def test_neither_key_nor_clue_is_in_any_log(caplog: pytest.LogCaptureFixture) -> None:
    clue = "a clue that nobody shall read in a log"
    ways: list[Callable[[], elsewhere.Way | str]] = [
        lambda: PICKS % 1,
        lambda: status(500, b"why?"),
        lambda: "nonsense",
    ]
    with caplog.at_level(logging.DEBUG, "reverie"):
        for way in ways:
            async with consulting(lambda _, way=way: way()) as it:
                await it.thinks(*at_table(Phase.GIVING, clue=clue))
    told = "\n".join(f"{record.getMessage()} {vars(record)}" for record in caplog.records)
    assert clue not in told
    assert SECRET not in told
