"""The golden records: whole games that are replayed as they were written, so that a change of behaviour is a diff.

After a change that is meant: `python -m tests.golden.make`, and read what `git diff tests/golden` then says.
"""

from collections.abc import Iterator
from itertools import chain, pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reverie.rules import (
    Claim,
    Clue,
    Event,
    Exchange,
    Game,
    Give,
    Options,
    Refusal,
    StandIn,
    Tell,
    Vote,
    close,
    decide,
    evolve_all,
    new_game,
    record,
    set_up,
    start,
)
from reverie.rules.verify import verify
from tests.golden import make
from tests.golden.by_hand import GOLDEN, RECORDS, Line, unwritten

EVENT_TYPES = {
    *("dealt", "claimed", "told", "given", "laid", "voted", "revealed", "reshuffled", "drawn"),
    *("exchanged", "stood_in", "ended", "closed"),
}


def name_of(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_it_is_sound(path: Path) -> None:
    [report] = verify(path.read_bytes())
    assert report.fault is None
    assert report.over is (path.stem != "unfinished")


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_its_moves_lead_to_it_again_byte_for_byte(path: Path) -> None:
    assert replayed(path) == path.read_bytes()


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_it_is_told_as_it_was(path: Path) -> None:
    assert make.told(path) == path.with_suffix(".txt").read_text("utf-8")


@pytest.mark.parametrize("game", make.GAMES, ids=lambda game: game.__name__)
def test_its_script_makes_it(game: Any) -> None:
    assert make.written(game) == (GOLDEN / f"{game.__name__}.jsonl").read_bytes()


def test_every_record_has_a_script_and_an_account() -> None:
    scripts = {game.__name__ for game in make.GAMES}
    assert {path.stem for path in RECORDS} == scripts
    assert {path.stem for path in GOLDEN.glob("*.txt")} == scripts


def test_the_set_stays_small() -> None:
    assert len(RECORDS) >= 22
    assert sum(path.stat().st_size for path in RECORDS) < 700_000


# The moves, read off a record by hand.


def replayed(path: Path) -> bytes:
    header, *events = unwritten(path.read_bytes())
    options = msgspec.convert(header["options"], Options)
    deck, seats = header["deck"], header["seats"]
    setup = set_up(tuple(deck["cards"]), len(seats), options, header["seal"], deck.get("unseen"))
    game = new_game(setup, make.seed_of(path.stem))
    journal: list[Event] = []
    for led_to in _decided(game, events, journal):
        journal.extend(led_to)
    return record.encode(record.header(deck["id"], setup, [(seat["name"], seat["mind"]) for seat in seats]), journal)


def _decided(game: Game, events: list[Line], journal: list[Event]) -> Iterator[tuple[Event, ...]]:
    yield start(game)
    absent = False
    for event in events:
        now = evolve_all(game, journal)
        if event["type"] == "closed":
            yield close(now, event["why"])
        elif event["type"] == "stood_in":
            absent = True
        elif (move := _move(event)) is not None:
            led_to = decide(now, event["seat"], StandIn(move) if absent else move)
            assert not isinstance(led_to, Refusal)
            yield led_to
            absent = False


def _move(event: Line) -> Claim | Tell | Give | Vote | Exchange | None:
    match event["type"]:
        case "claimed":
            return Claim()
        case "told":
            return Tell(event["card"], msgspec.convert(event["clue"], Clue))
        case "given":
            return Give(tuple(event["cards"]))
        case "voted":
            return Vote(tuple(event["tokens"]))
        case "exchanged":
            return Exchange()
        case _:
            return None


# Between them they show everything.


@pytest.fixture(scope="module")
def games() -> dict[str, list[Line]]:
    return {path.stem: unwritten(path.read_bytes()) for path in RECORDS}


@pytest.fixture(scope="module")
def events(games: dict[str, list[Line]]) -> list[Line]:
    return [event for _, *events in games.values() for event in events]


@pytest.fixture(scope="module")
def options(games: dict[str, list[Line]]) -> list[Line]:
    return [header["options"] for header, *_ in games.values()]


def test_every_number_of_seats_is_among_them(games: dict[str, list[Line]]) -> None:
    assert {len(header["seats"]) for header, *_ in games.values()} == set(range(3, 13))


def test_every_type_of_event_is_among_them(events: list[Line]) -> None:
    assert {event["type"] for event in events} == EVENT_TYPES


def test_every_reason_is_among_them(events: list[Line]) -> None:
    reasons = [chain(*event["reasons"]) for event in events if event["type"] == "revealed"]
    assert {gain["why"] for gain in chain(*reasons)} == {"read_by_some", "found", "spared", "sure", "decoy"}


def test_every_kind_of_clue_is_among_them(events: list[Line]) -> None:
    kinds = {event["clue"]["kind"] for event in events if event["type"] == "told"}
    assert kinds == {"words", "sound", "hum", "mime", "live"}


def test_every_option_is_among_them(options: list[Line]) -> None:
    assert {option["end"]["by"] for option in options} == {"pile", "score", "turns"}
    for name in ("counting", "exchange", "amend", "story"):
        assert {option[name] for option in options} == {True, False}, name
    assert {option["bonus_cap"] for option in options} >= {None, 0, 1}
    assert {option["votes"] for option in options} == {1, 2}
    assert {option["allies"] is None for option in options} == {True, False}
    assert any("words" not in option["clues"] for option in options)


def test_one_token_and_two_are_laid_at_big_tables(games: dict[str, list[Line]]) -> None:
    big = [lines for lines in games.values() if len(lines[0]["seats"]) >= 7]
    assert {lines[0]["options"]["votes"] for lines in big} == {1, 2}
    votes = [len(event["tokens"]) for _, *events in big for event in events if event["type"] == "voted"]
    assert set(votes) == {0, 1, 2}


def test_gifts_and_votes_are_replaced_and_taken_back(games: dict[str, list[Line]]) -> None:
    for name in ("taken_back", "three_take_back"):
        gifts = [event for event in games[name] if event.get("type") == "given"]
        assert any(event["cards"] == [] for event in gifts)
        assert any(one["cards"] and other["cards"] for one, other in _again(gifts))
    votes = [event for event in games["taken_back"] if event.get("type") == "voted"]
    assert any(event["tokens"] == [] for event in votes)
    assert any(one["tokens"] and other["tokens"] for one, other in _again(votes))


def _again(events: list[Line]) -> list[tuple[Line, Line]]:
    """A choice and the next one of the same seat in the same turn."""
    pairs: list[tuple[Line, Line]] = []
    for at, event in enumerate(events):
        later = (e for e in events[at + 1 :] if (e["turn"], e["seat"]) == (event["turn"], event["seat"]))
        pairs.extend((event, following) for following in list(later)[:1])
    return pairs


def test_someone_stands_in_for_everything_there_is_to_do(games: dict[str, list[Line]]) -> None:
    lines = games["stand_ins"]
    followers = {after["type"] for event, after in pairwise(lines) if event.get("type") == "stood_in"}
    assert followers == {"claimed", "told", "given", "voted"}


def test_an_exchange_ends_a_game_and_another_does_not(games: dict[str, list[Line]]) -> None:
    assert [event["type"] for event in games["exchange_that_ends_it"][-2:]] == ["exchanged", "ended"]
    assert sum(event.get("type") == "exchanged" for event in games["exchange"]) == 2


def test_a_clue_is_amended(games: dict[str, list[Line]]) -> None:
    told = [event["clue"]["text"] for event in games["amended_clue"] if event.get("type") == "told"]
    assert told[:4] == ["a slip of the tongue", "what I meant", "what I meant", "what I mean"]


def test_the_pile_is_made_anew_for_a_score_and_for_turns(games: dict[str, list[Line]]) -> None:
    for name in ("score_with_a_new_pile", "turns_with_a_new_pile"):
        assert sum(event.get("type") == "reshuffled" for event in games[name]) >= 2


def test_some_games_are_won_shared_closed_and_unfinished(games: dict[str, list[Line]]) -> None:
    assert len(games["tie"][-1]["winners"]) > 1
    assert games["closed"][-1]["type"] == "closed"
    assert games["unfinished"][-1]["type"] == "voted"
    assert games["allies_win"][-1]["winners"] == [0, 2]
    assert games["allies_lose"][-1]["winners"] != [1, 3]
    lone = [lines[-1]["winners"] for lines in games.values() if lines[-1]["type"] == "ended"]
    assert any(len(winners) == 1 for winners in lone)


def test_a_score_is_jumped_over(games: dict[str, list[Line]]) -> None:
    lines = games["score_with_a_new_pile"]
    assert max(lines[-1]["scores"]) > lines[0]["options"]["end"]["at"]


def test_a_last_draw_runs_short(games: dict[str, list[Line]]) -> None:
    lines = games["ten_by_the_pile"]
    last = [event for event in lines if event.get("type") == "drawn" and event["turn"] == lines[-1]["turn"]]
    assert 0 < len(last) < 10
