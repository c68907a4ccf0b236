"""Whatever is sent: no error of ours, no hang, and other tables are not moved. bench/ does the same for longer."""

import asyncio
import json
from random import Random
from typing import Any

import httpx
import pytest

from reverie.client import ClosedError
from reverie.rules import Phase
from reverie.tables import acts
from reverie.tables.schema import wire_schema
from reverie.tables.settings import Settings
from tests.web.hall import Guest, Hall, in_phase, play_until

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MESSAGES = 20_000
REQUESTS = 1500
ODD: list[Any] = [
    *(
        None,
        True,
        False,
        0,
        -1,
        1,
        3,
        2**31,
        2**63,
        -(2**70),
        1.5,
        1e300,
        "",
        "x",
        "\x00",
        "\u202e",
        "a" * 50,
        "é" * 500,
    ),
    *([], [1], [[]], {}, {"type": "claim"}, {"type": "tell"}, {"kind": "words", "text": "x"}, "voting", "random", 7),
]
KINDS = [kind.__struct_config__.tag for kind in acts.Act.__args__]
HARMLESS = [kind for kind in KINDS if kind != "expel"]  # three wild ones would soon be rid of the host
FIELDS = ("chair", "member", "wanted", "name", "rabbit", "text", "sign", "order", "settings", "device", "mind", "muted")


def message(random: Random) -> str | bytes:
    """Now and then something well formed, mostly something nearly so."""
    what = random.random()
    if what < 0.05:
        return random.randbytes(random.randint(0, 300))
    kind = random.choice(HARMLESS)
    if kind in ("leave", "unlink", "close", "remove") and what < 0.95:
        kind = "play"
    made: dict[str, Any] = {"type": kind, "id": random.choice(["a", "b", str(random.random())])}
    if kind == "play":
        made |= {"game": random.choice([1, 1, 1, 0, *ODD]), "turn": random.choice([1, 1, 2, *ODD])}
        made |= {"phase": random.choice([*Phase, *ODD]), "move": move(random)}
    for _ in range(random.randint(0, 3)):
        made[random.choice(FIELDS)] = random.choice(ODD)
    if kind in ("sit", "cover", "mute", "nudge") and what < 0.5:
        made = {
            "type": kind,
            "id": made["id"],
            "chair" if kind in ("sit", "cover") else "member": random.randint(-1, 8),
        }
    text = json.dumps(made)
    if what > 0.9:
        cut = random.randint(0, len(text))
        text = text[:cut] + random.choice(["", "}", "\\ud800", "[" * 3000, "\x00", '"']) + text[cut:]
    if what > 0.995:
        text = text + " " * random.choice([15_000, 17_000])
    return text


def move(random: Random) -> Any:
    moves: list[Any] = [{"type": "claim"}, {"type": "exchange"}, {"type": "give", "cards": random.choice(ODD)}]
    moves += [{"type": "vote", "tokens": [random.choice(ODD)]}, {"type": "vote", "tokens": []}]
    moves += [{"type": "tell", "card": random.choice(ODD), "clue": {"kind": "words", "text": random.choice(ODD)}}]
    return random.choice([*moves, *ODD])


async def test_a_flood_of_messages(hall: Hall) -> None:
    random = Random(1)
    calm = await hall.game(("Ada", "Bruno", "Carmen"))
    await play_until(calm, in_phase(Phase.GIVING))
    version = hall.live(calm[0].table).table.version
    wild = await hall.party(("Una", "Vera", "Wim", "Xan"), Settings(chairs=4))
    await wild[0].on.do(acts.Start(""))
    sent = 0
    while sent < MESSAGES:
        guest = random.choice(wild[1:])
        try:
            for _ in range(25):
                await guest.raw(message(random))
                sent += 1
            await guest.fence()
        except Exception:  # noqa: BLE001 - the server has closed the line, as it may
            await again(hall, guest, wild[0])
    await asyncio.wait_for(calm[0].fence(), 60)
    heard = hall.server.measures.malformed + sum(hall.server.measures.acts.counts)
    assert heard > MESSAGES / 2, "what comes after the twentieth malformed one is not read"
    assert hall.live(calm[0].table).table.version == version
    await play_until(calm, in_phase(Phase.TELLING, 2))
    await wild[0].fence()
    assert wild[0].on.room is not None
    assert len(hall.server.house.live) <= 2
    live = hall.live(wild[0].table)
    assert len(live.connections) <= 4
    assert len(live._under_way) == 0
    pages = await hall.server.house._around.journal.read(live.table.id)
    assert [entry.version for entry in pages] == list(range(1, live.table.version + 1))


async def again(hall: Hall, guest: Guest, host: Guest) -> None:
    """On a new line; as somebody new, if they have left or been sent away."""
    room = host.on.room
    assert room is not None
    await guest.on.close()
    await hall.clock.advance(1000)  # or one address would ask too much
    guest.table = await guest.client.join(guest.name, room.link)
    try:
        await guest.sit()
    except ClosedError:
        guest.table = await guest.client.join(guest.name, room.link)


def latin(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]


async def test_a_flood_of_requests(hall: Hall) -> None:
    random = Random(2)
    ada = (await hall.game(("Ada", "Bruno", "Carmen")))[0]
    version = hall.live(ada.table).table.version
    schema = (await ada.client.get("/api/schema/openapi.json")).json()
    paths = [(path, method) for path, methods in schema["paths"].items() for method in methods]
    assert len(paths) >= 11
    async with httpx.AsyncClient(base_url=hall.url, trust_env=False) as http:
        for _ in range(REQUESTS):
            path, method = random.choice(paths)
            path = path.replace("{table}", random.choice([ada.table, "x", "%00", "..", "é", "a" * 300]))
            headers = {"origin": hall.url, "x-forwarded-for": hall.next_address()}
            if random.random() < 0.3:
                headers["authorization"] = random.choice(["Bearer", "Bearer \xe9x", f"Bearer {ada.client.token}x", "x"])
            if random.random() < 0.2:
                headers["cookie"] = random.choice(
                    ["reverie_device=", "reverie_device=x; y", "=;;", f"reverie_device={'a' * 900}"]
                )
            if random.random() < 0.1:
                method = random.choice(["put", "patch", "options", "head", "delete"])
            body: Any = {
                name: random.choice(ODD) for name in random.sample(["name", "door", "secret", "settings", "rabbit"], 2)
            }
            content = json.dumps(random.choice([body, body, *ODD])).encode()
            if random.random() < 0.2:
                content = random.randbytes(random.randint(0, 2000))
            headers["content-type"] = random.choice(["application/json", "application/json", "text/plain", "x"])
            query = random.choice(["", "?game=1", "?game=-1", "?game=99999999999999999999", "?game=x&game=2"])
            answer = await http.request(method, path + query, content=content, headers=latin(headers))
            assert answer.status_code < 500, (method, path, query, content, answer.text)
    assert hall.live(ada.table).table.version == version
    await ada.fence()


def test_the_schema_names_every_act() -> None:
    named = json.dumps(wire_schema())
    for kind in KINDS:
        assert f'"{kind}"' in named
