"""The record: what docs/record.md says of the format, asked of what the house writes.

Chain, deal and digest are done a second time by hand, in tests/golden/by_hand.py, from the words of that page alone.
"""

import hashlib
import json
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from reverie.arena.simulate import play
from reverie.minds import RandomMind
from reverie.rules import (
    ClueKind,
    End,
    EndBy,
    Event,
    Hum,
    Live,
    Options,
    Setup,
    Sound,
    Words,
    evolve,
    new_game,
    record,
    set_up,
    view,
)
from reverie.rules.events import Claimed, Dealt, Told
from tests.golden.by_hand import (
    RECORDS,
    Line,
    below,
    compact,
    digest_of,
    sealed,
    shuffle,
    unwritten,
    words,
    written,
)

DOCS = Path(__file__).parents[2] / "docs" / "record.md"
SEED = hashlib.sha256(b"a seed for the tests of the record").digest()
SEAL = hashlib.sha256(SEED).hexdigest()
DECK = tuple(f"picture-{number:02}" for number in range(1, 41))
FOUR = set_up(DECK, 4, Options(), SEAL)
PLAYERS: list[tuple[str, str | None]] = [("Ada", None), ("Bruno", "random"), ("Carmen", None), ("Dario", "random")]

GOLDEN = {path.stem: path.read_bytes() for path in RECORDS}
ALL_LINES = [line for data in GOLDEN.values() for line in unwritten(data)]
ALL_EVENTS = [line for line in ALL_LINES if "type" in line]


def simulated(setup: Setup, number: int = 1) -> list[Event]:
    random = Random(number)
    return play(setup, SEED, [RandomMind(random) for _ in range(setup.seats)], random)


# The file.


@pytest.fixture(scope="module")
def data() -> bytes:
    return record.encode(record.header("reverie", FOUR, PLAYERS), simulated(FOUR))


def test_it_is_text_of_one_compact_object_a_line(data: bytes) -> None:
    text = data.decode("utf-8")
    assert text.endswith("}\n")
    assert "\r" not in text
    for line in text.splitlines():
        assert line == compact(json.loads(line))


def test_other_scripts_are_written_as_they_are() -> None:
    text = GOLDEN["many_scripts"].decode("utf-8")
    for clue in ("月", "حلم قديم", "jäääärne õueõhk", "🦊🌙"):
        assert f'"text":"{clue}"' in text


def test_it_can_be_written_line_by_line_as_it_grows(data: bytes) -> None:
    lines = record.lines(record.header("reverie", FOUR, PLAYERS), simulated(FOUR))
    assert list(lines) == data.splitlines(keepends=True)


def test_what_is_read_is_what_was_written(data: bytes) -> None:
    header, events = record.read(data)
    assert header == record.header("reverie", FOUR, PLAYERS)
    assert events == simulated(FOUR)


@pytest.mark.parametrize("name", sorted(GOLDEN))
def test_reading_and_writing_again_changes_no_byte(name: str) -> None:
    assert record.encode(*record.read(GOLDEN[name])) == GOLDEN[name]


def test_a_last_line_without_its_newline_is_read_all_the_same(data: bytes) -> None:
    assert record.read(data[:-1]) == record.read(data)


# The header.


def header_of(setup: Setup, players: list[tuple[str, str | None]] | None = None) -> dict[str, Any]:
    players = players or [(f"player {seat}", None) for seat in range(setup.seats)]
    return json.loads(record.encode(record.header("reverie", setup, players), []))


def test_the_header_is_as_the_page_shows_it() -> None:
    assert list(header_of(FOUR).items()) == [
        ("record", "reverie/1"),
        ("deck", {"id": "reverie", "sha256": digest_of(DECK), "cards": list(DECK)}),
        (
            "options",
            {
                "end": {"by": "pile", "at": None},
                "counting": False,
                "bonus_cap": None,
                "exchange": False,
                "amend": False,
                "votes": 1,
                "clues": ["words"],
                "story": False,
                "allies": None,
            },
        ),
        ("seats", [{"seat": seat, "name": f"player {seat}", "mind": None} for seat in range(4)]),
        ("seal", SEAL),
    ]


def test_its_first_member_is_what_it_is_known_by(data: bytes) -> None:
    assert data.startswith(b'{"record":"reverie/1",')
    assert data.count(b'{"record":') == 1


def test_the_members_come_in_the_order_of_the_page() -> None:
    header = header_of(FOUR)
    assert list(header["deck"]) == ["id", "sha256", "cards"]
    assert list(header["seats"][0]) == ["seat", "name", "mind"]
    shown = json.loads(re.findall(r'"options": (\{.*?\}),\n "seats"', DOCS.read_text("utf-8"), re.DOTALL)[0])
    assert list(header["options"]) == list(shown)
    assert header["options"] == shown


def test_seats_are_clockwise_from_0_and_say_whether_a_mind_plays_there() -> None:
    assert header_of(FOUR, PLAYERS)["seats"] == [
        {"seat": 0, "name": "Ada", "mind": None},
        {"seat": 1, "name": "Bruno", "mind": "random"},
        {"seat": 2, "name": "Carmen", "mind": None},
        {"seat": 3, "name": "Dario", "mind": "random"},
    ]


def test_the_deck_is_digested_by_its_names_joined_by_newlines() -> None:
    assert header_of(set_up(("ä", "b", *DECK), 4, Options(), SEAL))["deck"]["sha256"] == (
        hashlib.sha256("\n".join(["ä", "b", *DECK]).encode("utf-8")).hexdigest()
    )


def test_options_are_stated_in_full_whatever_was_left_open() -> None:
    """From seven seats on two tokens and a turn each are what is meant by nothing said."""
    seven = header_of(set_up(tuple(map(str, range(60))), 7, Options(), SEAL))
    assert seven["options"]["end"] == {"by": "turns", "at": 7}
    assert seven["options"]["votes"] == 2


def test_every_option_is_written_as_it_was_chosen() -> None:
    chosen = Options(
        end=End(EndBy.SCORE, 30),
        counting=True,
        bonus_cap=3,
        exchange=True,
        amend=True,
        votes=2,
        clues=(ClueKind.MIME, ClueKind.LIVE),
        story=True,
        allies=(5, 2),
    )
    assert header_of(set_up(tuple(map(str, range(60))), 8, chosen, SEAL))["options"] == {
        "end": {"by": "score", "at": 30},
        "counting": True,
        "bonus_cap": 3,
        "exchange": True,
        "amend": True,
        "votes": 2,
        "clues": ["mime", "live"],
        "story": True,
        "allies": [5, 2],
    }


def test_what_has_been_seen_before_is_named_only_where_people_play_again() -> None:
    assert "unseen" not in header_of(FOUR)["deck"]
    assert header_of(set_up(DECK, 4, Options(), SEAL, 30))["deck"]["unseen"] == 30
    assert header_of(set_up(DECK, 4, Options(), SEAL, 0))["deck"]["unseen"] == 0


@pytest.mark.parametrize("name", sorted(name for name in GOLDEN if name != "unfinished"))
def test_the_seal_is_that_of_the_seed_in_the_last_event(name: str) -> None:
    lines = unwritten(GOLDEN[name])
    assert re.fullmatch("[0-9a-f]{64}", lines[-1]["seed"])
    assert sealed(lines[-1]["seed"]) == lines[0]["seal"]
    assert [line for line in lines[:-1] if "seed" in line] == []


# The events.


def members_by_the_page() -> dict[str, list[str]]:
    """What the page's table of events says: type, then what it has between `turn` and `h`."""
    table = DOCS.read_text("utf-8").split("## Events")[1].split("## The chain")[0]
    _, *rows = re.findall(r"^\| `(\w+)` \| (.*?) \|", table, re.MULTILINE)
    return {name: re.findall(r"`(\w+)`", members.replace("`{why, points}`", "")) for name, members in rows}


def test_the_page_names_every_event() -> None:
    assert set(members_by_the_page()) == {event["type"] for event in ALL_EVENTS}


@pytest.mark.parametrize("name", sorted(members_by_the_page()))
def test_an_event_has_the_members_the_page_names_and_no_others(name: str) -> None:
    for event in ALL_EVENTS:
        if event["type"] == name:
            assert list(event) == ["type", "turn", *members_by_the_page()[name]]


def test_h_is_the_last_member_of_every_event() -> None:
    for data in GOLDEN.values():
        for line in data.splitlines()[1:]:
            assert list(json.loads(line))[-1] == "h"


@pytest.mark.parametrize("name", sorted(GOLDEN))
def test_turns_are_numbered_as_the_page_says(name: str) -> None:
    """The deal in turn 0, race and first turn in turn 1; draw and end belong to the turn before them."""
    _, dealt, *events = unwritten(GOLDEN[name])
    assert dealt["type"] == "dealt"
    assert dealt["turn"] == 0
    turn = 1
    over = False
    for event in events:
        if over and event["type"] not in ("drawn", "reshuffled", "ended"):
            turn, over = turn + 1, False
        assert event["turn"] == turn, event
        over = over or event["type"] == "revealed"


@pytest.mark.parametrize(
    ("clue", "shape"),
    [
        (Words("fox", "en"), {"kind": "words", "text": "fox", "lang": "en"}),
        (Words("fox"), {"kind": "words", "text": "fox", "lang": None}),
        (Sound("s1", "rain"), {"kind": "sound", "ref": "s1", "caption": "rain"}),
        (Hum("h1"), {"kind": "hum", "ref": "h1", "caption": ""}),
        (Live("sung"), {"kind": "live", "caption": "sung"}),
        (Live(), {"kind": "live", "caption": ""}),
    ],
)
def test_a_clue_is_written_in_full(clue: Words | Sound | Hum | Live, shape: Line) -> None:
    [_, line] = unwritten(record.encode(record.header("reverie", FOUR, PLAYERS), [Told(1, 0, "picture-01", clue)]))
    assert line == {"type": "told", "turn": 1, "seat": 0, "card": "picture-01", "clue": shape}
    assert list(line["clue"]) == list(shape)


def test_points_and_reasons_go_by_seat() -> None:
    for event in ALL_EVENTS:
        if event["type"] == "revealed":
            assert len(event["points"]) == len(event["reasons"])
            assert event["points"] == [sum(gain["points"] for gain in mine) for mine in event["reasons"]]
            assert all(list(gain) == ["why", "points"] for mine in event["reasons"] for gain in mine)


# The chain.


@pytest.mark.parametrize("name", sorted(GOLDEN))
def test_the_chain_is_the_one_the_page_describes(name: str) -> None:
    lines = GOLDEN[name].decode("utf-8").split("\n")[:-1]
    before = hashlib.sha256(lines[0].encode()).hexdigest()
    for line in lines[1:]:
        h = json.loads(line)["h"]
        text = line.replace(f',"h":"{h}"}}', "}")
        assert h == hashlib.sha256((before + text).encode()).hexdigest()
        before = h


@pytest.mark.parametrize("name", sorted(GOLDEN))
def test_who_writes_by_hand_writes_the_same(name: str) -> None:
    assert written(unwritten(GOLDEN[name])) == GOLDEN[name]


def test_a_chain_hangs_on_all_that_was_before() -> None:
    events = [Claimed(1, 0), Claimed(1, 1)]
    one = record.encode(record.header("reverie", FOUR, PLAYERS), events).splitlines()
    other = record.encode(record.header("another", FOUR, PLAYERS), events).splitlines()
    assert one[1][:-67] == other[1][:-67]
    assert one[1] != other[1]
    assert one[2] != other[2]


# Chance, dealt by hand from the seed that the last event shows.


FINISHED = sorted(name for name in GOLDEN if name != "unfinished")


@pytest.mark.parametrize("name", FINISHED)
def test_the_deal_is_the_seeds(name: str) -> None:
    header, dealt, *_ = lines = unwritten(GOLDEN[name])
    seats = len(header["seats"])
    order = dealt_order(header, lines[-1]["seed"])
    hand = 7 if seats == 3 else 4 if seats >= 9 else 6
    assert dealt["hands"] == [order[seat : seats * hand : seats] for seat in range(seats)]


def dealt_order(header: Line, seed: str) -> list[str]:
    cards, unseen = header["deck"]["cards"], header["deck"].get("unseen")
    if unseen is None:
        return shuffle(cards, seed, "deal", 0)
    return shuffle(cards[:unseen], seed, "deal", 0) + shuffle(cards[unseen:], seed, "deal_seen", 0)


@pytest.mark.parametrize("name", FINISHED)
def test_rows_draws_and_new_piles_are_the_seeds(name: str) -> None:
    """Followed by hand: the pile, the row of every turn, and who draws what."""
    header, dealt, *events = unwritten(GOLDEN[name])
    seed, seats = events[-1]["seed"], len(header["seats"])
    hand = len(dealt["hands"][0])
    pile = dealt_order(header, seed)[seats * hand :]
    given: dict[int, list[str]] = {}
    played: list[str] = []
    row: list[str] = []
    for at, event in enumerate(events):
        match event["type"]:
            case "told":
                given[event["seat"]] = [event["card"]]
            case "given":
                given[event["seat"]] = event["cards"]
            case "laid":
                row = event["row"]
                assert row == shuffle(
                    sorted(card for cards in given.values() for card in cards), seed, "row", event["turn"]
                )
                given = {}
            case "revealed":
                played += row
            case "reshuffled":
                pile += shuffle(sorted(played), seed, "reshuffle", event["turn"])
                played = []
            case "exchanged":
                assert event["cards"] == pile[:hand]
                pile = pile[hand:]
            case "drawn" if events[at - 1]["type"] != "drawn":
                drawn = [later for later in events[at:] if later["type"] == "drawn" and later["turn"] == event["turn"]]
                pile = drawn_by_hand(drawn, pile)
            case _:
                pass


def drawn_by_hand(drawn: list[Line], pile: list[str]) -> list[str]:
    """One card at a time goes round; what is left of the pile is handed back."""
    took: dict[int, list[str]] = {event["seat"]: [] for event in drawn}
    wanted = {event["seat"]: len(event["cards"]) for event in drawn}
    pile = list(pile)
    while any(len(took[seat]) < wanted[seat] for seat in took):
        for seat, cards in took.items():
            if len(cards) < wanted[seat]:
                cards.append(pile.pop(0))
    assert [event["cards"] for event in drawn] == list(took.values())
    return pile


@pytest.mark.parametrize("name", FINISHED)
def test_draws_name_each_seat_once_from_the_next_storyteller_on(name: str) -> None:
    header, *events = unwritten(GOLDEN[name])
    teller = {event["turn"]: event["seat"] for event in events if event["type"] == "told"}
    for turn, seat in teller.items():
        drew = [event["seat"] for event in events if event["type"] == "drawn" and event["turn"] == turn]
        steps = [(other - seat - 1) % len(header["seats"]) for other in drew]
        assert steps == sorted(set(steps))


@pytest.mark.parametrize("name", ["stand_ins", "nobody_there"])
def test_the_lot_is_the_seeds(name: str) -> None:
    header, _, stood_in, claimed, *events = unwritten(GOLDEN[name])
    lot = below(len(header["seats"]), words(events[-1]["seed"], "lot", 1))
    assert stood_in == {"type": "stood_in", "turn": 1, "seat": lot}
    assert claimed == {"type": "claimed", "turn": 1, "seat": lot}


# The fold.


@pytest.mark.parametrize("name", sorted(GOLDEN))
def test_the_events_alone_rebuild_the_game(name: str) -> None:
    """Who holds no seed sees what who holds it sees, each viewer at every step."""
    header, events = record.read(GOLDEN[name])
    seeds = [event.seed for event in events if hasattr(event, "seed")]  # pyright: ignore[reportAttributeAccessIssue]
    setup = record.setup_of(header)
    player = new_game(setup, bytes.fromhex(seeds[0]) if seeds else None)
    reader = record.game_of(header)
    assert reader.seed is None
    for event in events:
        player, reader = evolve(player, event), evolve(reader, event)
        for field in ("hands", "scores", "result", "outcome", "row", "chosen", "tokens", "played", "gone", "turn"):
            assert getattr(player, field) == getattr(reader, field), field
        assert sorted(player.pile) == sorted(reader.pile)
        for viewer in (None, *range(setup.seats)):
            assert view(player, viewer) == view(reader, viewer)


@pytest.mark.parametrize("name", FINISHED)
def test_the_fold_ends_where_the_last_event_says(name: str) -> None:
    header, events = record.read(GOLDEN[name])
    game = record.game_of(header)
    for event in events:
        game = evolve(game, event)
    last = unwritten(GOLDEN[name])[-1]
    assert list(game.scores) == last["scores"]
    assert game.outcome is not None
    assert list(game.outcome.winners) == last.get("winners", [])
    assert game.outcome.closed == last.get("why")


def test_the_fold_of_scores_is_the_sum_of_points() -> None:
    for name in FINISHED:
        lines = unwritten(GOLDEN[name])
        points = [event["points"] for event in lines if event.get("type") == "revealed"]
        assert lines[-1]["scores"] == [sum(column) for column in zip(*points, strict=True)] or not points


def test_a_header_that_cannot_be_played_is_refused_by_name() -> None:
    header = record.header("reverie", FOUR, PLAYERS)
    wrong = record.Header(header.record, header.deck, header.options, header.seats[::-1], header.seal)
    with pytest.raises(ValueError, match="seats"):
        record.setup_of(wrong)
    wrong = record.Header(header.record, header.deck, Options(), header.seats, header.seal)
    with pytest.raises(ValueError, match="options"):
        record.setup_of(wrong)


# The schema.


@cache
def validator() -> Draft202012Validator:
    schema = record.schema()
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def lines_of(data: bytes) -> list[Line]:
    return [json.loads(line) for line in data.splitlines()]


@pytest.mark.parametrize("name", sorted(GOLDEN))
def test_every_line_of_a_golden_record_is_as_the_schema_says(name: str) -> None:
    for line in lines_of(GOLDEN[name]):
        validator().validate(line)


@pytest.mark.parametrize("seats", range(3, 13))
def test_every_line_of_simulated_records_is_as_the_schema_says(seats: int) -> None:
    options = Options(end=End(EndBy.TURNS, 2), clues=tuple(ClueKind))
    for number in range(3):
        setup = set_up(tuple(map(str, range(60))), seats, options, SEAL)
        players = [("", None if seat % 2 else "random") for seat in range(seats)]
        for line in lines_of(record.encode(record.header("reverie", setup, players), simulated(setup, number))):
            validator().validate(line)


def line_of(name: str) -> Line:
    """A right line of this type, h and all."""
    return next(line for data in GOLDEN.values() for line in lines_of(data) if line.get("type", "header") == name)


@pytest.mark.parametrize("name", ["header", *members_by_the_page()])
def test_the_schema_refuses_a_line_with_a_member_left_out_or_added(name: str) -> None:
    right = line_of(name)
    assert validator().is_valid(right)
    assert not validator().is_valid({**right, "more": 1})
    for member in right:
        assert not validator().is_valid({key: value for key, value in right.items() if key != member}), member


@pytest.mark.parametrize("name", ["header", *members_by_the_page()])
def test_the_schema_refuses_members_of_another_kind(name: str) -> None:
    right = line_of(name)
    for member in right:
        for wrong in (None, 1.5, {"a": 1}, [[[]]]):
            assert not validator().is_valid({**right, member: wrong}), member


@pytest.mark.parametrize(
    ("path", "wrong"),
    [
        (["record"], "reverie/2"),
        (["deck", "sha256"], "abc"),
        (["seal"], "A" * 64),
        (["seal"], "a" * 63),
        (["options", "votes"], 3),
        (["options", "end", "by"], "boredom"),
        (["options", "clues"], ["dance"]),
        (["options", "allies"], [1]),
        (["options", "allies"], [0, 1, 2]),
        (["options", "more"], True),
        (["seats", 0, "mind"], 3),
        (["seats", 0, "seat"], "0"),
    ],
)
def test_the_schema_refuses_a_header_with_nonsense(path: list[Any], wrong: Any) -> None:
    header = line_of("header")
    inner: Any = header
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = wrong
    assert not validator().is_valid(header)


@pytest.mark.parametrize(
    "member", ["end", "counting", "bonus_cap", "exchange", "amend", "votes", "clues", "story", "allies"]
)
def test_the_schema_wants_every_option(member: str) -> None:
    header = line_of("header")
    del header["options"][member]
    assert not validator().is_valid(header)


@pytest.mark.parametrize(
    "clue",
    [
        {"kind": "words", "text": "fox"},
        {"kind": "words", "text": 1, "lang": None},
        {"kind": "dance", "caption": ""},
        {"kind": "hum", "caption": ""},
        {"kind": "live", "ref": "r", "caption": ""},
        {"text": "fox", "lang": None},
        "fox",
    ],
)
def test_the_schema_refuses_such_clues(clue: Any) -> None:
    assert not validator().is_valid({**line_of("told"), "clue": clue})


@pytest.mark.parametrize("line", [{}, [], "dealt", 1, None, {"type": "danced", "turn": 1, "h": "0" * 64}])
def test_the_schema_refuses_what_is_no_line_at_all(line: Any) -> None:
    assert not validator().is_valid(line)


@pytest.mark.parametrize("h", ["", "0" * 63, "0" * 65, "G" * 64, "A" * 64])
def test_the_schema_knows_what_an_h_looks_like(h: str) -> None:
    assert not validator().is_valid({**line_of("laid"), "h": h})


def test_a_deal_names_a_hand_for_every_seat() -> None:
    first = simulated(FOUR)[0]
    assert isinstance(first, Dealt)
    assert [len(hand) for hand in first.hands] == [6, 6, 6, 6]
