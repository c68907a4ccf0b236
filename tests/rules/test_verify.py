"""What `verify` finds: for each kind of fault, records that have it, and the number of the line.

A forger here has read docs/record.md and mends the chain behind every change, so that only the rules and the seed can
tell. The line numbers are counted by hand; the records are the golden ones, each known to be sound.
"""

import json
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.rules import record
from reverie.rules.verify import Fault, Kind, Report, verify
from tests.golden.by_hand import RECORDS, Line, chained, compact, digest_of, sealed, unwritten, written

GOLDEN = {path.stem: path.read_bytes() for path in RECORDS}
ANOTHER_SEED = "5eed" * 16


@cache
def lines_of(name: str) -> tuple[str, ...]:
    return tuple(compact(line) for line in unwritten(GOLDEN[name]))


def game(name: str) -> list[Line]:
    """A golden game, to be changed at will."""
    return [json.loads(line) for line in lines_of(name)]


def at(lines: list[Line], kind: str, nth: int = 1, **having: Any) -> int:
    """Where the nth event of this type stands, among those that have these members."""
    wanted = {"type": kind, **having}
    places = [place for place, line in enumerate(lines) if wanted.items() <= line.items()]
    return places[nth - 1]


def verdict(data: bytes) -> tuple[int, Kind] | None:
    [report] = verify(data)
    return (report.fault.line, report.fault.kind) if report.fault else None


def only_fault(data: bytes) -> Fault:
    [report] = verify(data)
    assert report.fault is not None
    return report.fault


# What is sound.


@pytest.mark.parametrize("name", sorted(GOLDEN))
def test_a_record_as_it_was_written_is_sound(name: str) -> None:
    lines = game(name)
    last = lines[-1]["type"]
    turns = sum(line.get("type") == "revealed" for line in lines)
    over = last in ("ended", "closed")
    assert verify(GOLDEN[name]) == [Report(1, len(lines[0]["seats"]), turns, over, None)]


@pytest.mark.parametrize(
    "name", ["taken_back", "stand_ins", "exchange", "score_with_a_new_pile", "closed", "played_again"]
)
def test_a_record_that_stops_earlier_is_sound_and_not_over(name: str) -> None:
    whole = GOLDEN[name].splitlines(keepends=True)
    for stop in range(1, len(whole)):
        [report] = verify(b"".join(whole[:stop]))
        assert report.fault is None, stop
        assert not report.over


def test_several_records_may_stand_in_one_file() -> None:
    reports = verify(b"".join(GOLDEN.values()))
    starts = [1]
    for data in GOLDEN.values():
        starts.append(starts[-1] + data.count(b"\n"))
    assert [report.line for report in reports] == starts[:-1]
    assert [report.fault for report in reports] == [None] * len(GOLDEN)


def test_an_unfinished_record_may_be_followed_by_another() -> None:
    reports = verify(GOLDEN["unfinished"] + GOLDEN["tie"] + GOLDEN["unfinished"])
    assert [(report.over, report.fault) for report in reports] == [(False, None), (True, None), (False, None)]


# Torn.


@pytest.mark.parametrize("name", ["box_of_four", "closed", "unfinished", "many_scripts", "exchange_that_ends_it"])
def test_a_record_cut_anywhere_in_its_last_two_lines_is_torn_there(name: str) -> None:
    data = GOLDEN[name]
    *_, one, last = data.splitlines(keepends=True)
    for cut in range(len(data) - len(one) - len(last), len(data)):
        assert_torn(data[:cut])


def test_a_short_record_cut_anywhere_is_torn_there() -> None:
    data = GOLDEN["closed_before_the_race"]
    for cut in range(1, len(data)):
        assert_torn(data[:cut])


def assert_torn(cut: bytes) -> None:
    """Unless the cut fell between two lines, or took no more than the last newline."""
    *whole, rest = cut.split(b"\n")
    is_whole = rest == b"" or (rest.endswith(b'"}') and json_or_none(rest) is not None)
    assert verdict(cut) == (None if is_whole else (len(whole) + 1, Kind.TORN)), cut[-80:]


def json_or_none(text: bytes) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


@pytest.mark.parametrize("name", sorted(GOLDEN))
def test_a_last_line_that_lacks_only_its_newline_is_whole(name: str) -> None:
    assert verify(GOLDEN[name][:-1]) == verify(GOLDEN[name])


def test_what_stands_before_the_tear_is_judged_all_the_same() -> None:
    lines = game("tie")
    place = at(lines, "revealed", 2)
    lines[place]["points"] = [9, 9, 9, 9]
    assert verdict(written(lines)[:-20]) == (place + 1, Kind.BROKEN_RULE)


def test_damage_before_the_tear_is_damage() -> None:
    lines = GOLDEN["tie"].splitlines(keepends=True)
    lines[6] = lines[6].replace(b'"h":"', b'"h":"0')
    assert verdict(b"".join(lines)[:-20]) == (7, Kind.DAMAGED)


def test_a_tear_in_the_last_of_several_records() -> None:
    reports = verify(GOLDEN["tie"] + GOLDEN["closed"][:-5])
    assert reports[0].fault is None
    fault = reports[1].fault
    assert fault is not None
    assert (fault.line, fault.kind) == (GOLDEN["tie"].count(b"\n") + GOLDEN["closed"].count(b"\n"), Kind.TORN)


def test_the_turns_before_the_tear_are_counted() -> None:
    [report] = verify(GOLDEN["box_of_four"][:-5])
    assert (report.seats, report.turns) == (4, 15)


# Unknown.


@pytest.mark.parametrize("version", ["reverie/2", "reverie/10", "reverie", "", "dream/1"])
def test_another_version_is_unknown(version: str) -> None:
    lines = game("tie")
    lines[0]["record"] = version
    assert verdict(written(lines)) == (1, Kind.UNKNOWN)


def test_another_version_may_have_members_of_its_own() -> None:
    assert verdict(chained([b'{"record":"reverie/2","table":{}}', b'{"type":"sat_down"}'])) == (1, Kind.UNKNOWN)


@pytest.mark.parametrize("name", ["danced", "", "Dealt", "told "])
def test_an_event_of_another_type_is_unknown(name: str) -> None:
    lines = game("tie")
    place = at(lines, "voted", 5)
    lines[place]["type"] = name
    assert verdict(written(lines)) == (place + 1, Kind.UNKNOWN)
    lines[place] = {"type": name, "turn": 2, "of": ["its", "own"]}
    assert verdict(written(lines)) == (place + 1, Kind.UNKNOWN)


def test_an_unknown_event_does_not_hide_a_broken_rule_before_it() -> None:
    lines = game("tie")
    lines[-1]["type"] = "danced"
    place = at(lines, "revealed")
    lines[place]["points"] = [0, 0, 0, 1]
    assert verdict(written(lines)) == (place + 1, Kind.BROKEN_RULE)


# Damaged.


def line_at(data: bytes, place: int) -> int:
    return data.count(b"\n", 0, place) + 1


def flipped(data: bytes, place: int, bit: int) -> bytes:
    return data[:place] + bytes([data[place] ^ 1 << bit]) + data[place + 1 :]


def assert_damage_is_seen(data: bytes, place: int, bit: int) -> None:
    """At its line; but whether it was the header that changed, only the line after it can tell."""
    hurt = flipped(data, place, bit)
    line = line_at(data, place)
    found = verdict(hurt)
    assert found is not None, (place, bit)
    if place == len(data) - 1:
        assert found in [(line, Kind.TORN), (line, Kind.DAMAGED)]
    elif line > 1:
        assert found == (line, Kind.DAMAGED), (place, bit)
    elif b'{"record":"reverie/1",' in hurt:
        assert found in [(1, Kind.DAMAGED), (2, Kind.DAMAGED)], (place, bit)
    else:
        assert found in [(1, Kind.DAMAGED), (1, Kind.UNKNOWN)], (place, bit)


def test_a_flipped_bit_anywhere_in_a_short_record_is_damage() -> None:
    data = GOLDEN["closed_before_the_race"]
    for place in range(len(data)):
        for bit in {place % 8, 5, 7}:
            assert_damage_is_seen(data, place, bit)


@settings(max_examples=150)
@given(st.data())
def test_a_flipped_bit_anywhere_is_damage(source: st.DataObject) -> None:
    data = GOLDEN[
        source.draw(st.sampled_from(["many_scripts", "taken_back", "stand_ins", "exchange", "nine_small_hands"]))
    ]
    place = source.draw(st.integers(0, len(data) - 1))
    assert_damage_is_seen(data, place, source.draw(st.integers(0, 7)))


def test_a_line_lost_added_doubled_or_moved_is_damage() -> None:
    whole = GOLDEN["taken_back"].splitlines(keepends=True)
    assert verdict(b"".join(whole[:9] + whole[10:])) == (10, Kind.DAMAGED)
    assert verdict(b"".join(whole[:9] + whole[8:])) == (10, Kind.DAMAGED)
    assert verdict(b"".join([*whole[:9], whole[10], whole[9], *whole[11:]])) == (10, Kind.DAMAGED)
    assert verdict(b"".join([*whole[:9], b"\n", *whole[9:]])) == (10, Kind.DAMAGED)
    assert verdict(b"".join([*whole, b"\n"])) == (len(whole) + 1, Kind.DAMAGED)


def test_lines_ended_as_on_another_system_are_damage() -> None:
    assert verdict(GOLDEN["tie"].replace(b"\n", b"\r\n")) == (2, Kind.DAMAGED)


def test_an_h_in_capitals_is_not_what_was_written() -> None:
    whole = GOLDEN["tie"].splitlines(keepends=True)
    whole[3] = whole[3][:-67] + whole[3][-67:].upper()
    assert verdict(b"".join(whole)) == (4, Kind.DAMAGED)


def test_events_from_another_game_are_damage() -> None:
    """Each chain is whole, but it hangs on another header."""
    ours, theirs = (GOLDEN[name].splitlines(keepends=True) for name in ("tie", "story"))
    assert verdict(b"".join([ours[0], *theirs[1:]])) == (2, Kind.DAMAGED)


def test_the_first_damage_is_the_one_that_is_named() -> None:
    data = GOLDEN["tie"]
    assert only_fault(flipped(flipped(data, len(data) - 100, 0), len(data) - 1500, 0)).line == line_at(
        data, len(data) - 1500
    )


def test_a_broken_rule_before_the_damage_comes_first() -> None:
    lines = game("tie")
    place = at(lines, "revealed")
    lines[place]["points"] = [0, 0, 0, 1]
    data = written(lines)
    assert verdict(flipped(data, len(data) - 100, 0)) == (place + 1, Kind.BROKEN_RULE)


@pytest.mark.parametrize(
    "data",
    [b"\n", b"\n\n", b"hello", b"hello\n", b"\x89PNG\r\n\x1a\n\0\0", b"\xff" * 50, b"{}\n", b"[]\n", b"null\n", b"\0"],
)
def test_what_is_no_record_is_damaged_from_its_first_line(data: bytes) -> None:
    assert verdict(data) == (1, Kind.DAMAGED)


def test_an_empty_file_is_a_record_that_was_not_even_begun() -> None:
    assert verdict(b"") == (1, Kind.TORN)


def test_a_digest_that_is_not_the_decks_is_damage() -> None:
    lines = game("tie")
    lines[0]["deck"]["sha256"] = "0" * 64
    assert verdict(written(lines)) == (1, Kind.DAMAGED)


# Broken rules: a forger mends the chain.

Forgery = Callable[[list[Line]], int]  # changes the lines; says which of them, from 0, no longer follows
FORGERIES: list[tuple[str, Forgery]] = []


def forged(name: str) -> Callable[[Forgery], Forgery]:
    def keep(forgery: Forgery) -> Forgery:
        FORGERIES.append((name, forgery))
        return forgery

    return keep


@forged("box_of_four")
def a_vote_for_ones_own_card(lines: list[Line]) -> int:
    place = at(lines, "voted", turn=3)
    voter = lines[place]["seat"]
    [mine] = lines[at(lines, "given", turn=3, seat=voter)]["cards"]
    lines[place]["tokens"] = [lines[at(lines, "laid", turn=3)]["row"].index(mine) + 1]
    return place


@forged("three_take_back")
def a_vote_for_the_other_of_ones_own_two(lines: list[Line]) -> int:
    place = at(lines, "voted", turn=1)
    gifts = [line["cards"] for line in lines if line.get("type") == "given" and line["seat"] == lines[place]["seat"]]
    row = lines[at(lines, "laid")]["row"]
    mine = next(cards for cards in gifts if cards and set(cards) <= set(row))
    lines[place]["tokens"] = [row.index(mine[1]) + 1]
    return place


@forged("box_of_four")
def a_second_gift_added_to_the_first(lines: list[Line]) -> int:
    place = at(lines, "given", turn=2)
    giver = lines[place]["seat"]
    [first] = lines[place]["cards"]
    other = next(card for card in lines[1]["hands"][giver] if card != first)
    lines.insert(place + 1, {**lines[place], "cards": [first, other]})
    return place + 1


@forged("box_of_three")
def one_gift_where_two_are_due(lines: list[Line]) -> int:
    place = at(lines, "given", turn=2)
    lines[place]["cards"] = lines[place]["cards"][:1]
    return place


@forged("box_of_three")
def the_same_gift_twice(lines: list[Line]) -> int:
    place = at(lines, "given", turn=2)
    lines[place]["cards"] = lines[place]["cards"][:1] * 2
    return place


@forged("box_of_four")
def a_gift_that_changes_nothing(lines: list[Line]) -> int:
    place = at(lines, "given", turn=2)
    lines.insert(place + 1, dict(lines[place]))
    return place + 1


@forged("box_of_four")
def a_gift_taken_back_that_was_never_given(lines: list[Line]) -> int:
    place = at(lines, "given", turn=2)
    lines.insert(place, {**lines[place], "cards": []})
    return place


@forged("box_of_four")
def a_gift_by_the_storyteller(lines: list[Line]) -> int:
    place = at(lines, "given", turn=1)
    teller = lines[at(lines, "told", turn=1)]["seat"]
    lines.insert(place, {**lines[place], "seat": teller, "cards": [lines[1]["hands"][teller][0]]})
    return place


@forged("box_of_four")
def a_gift_from_anothers_hand(lines: list[Line]) -> int:
    place = at(lines, "given", turn=1)
    lines[place]["cards"] = [lines[1]["hands"][(lines[place]["seat"] + 1) % 4][0]]
    return place


@forged("box_of_four")
def a_gift_after_the_row_lies(lines: list[Line]) -> int:
    place = at(lines, "voted", turn=1)
    lines.insert(place, {**lines[at(lines, "given", turn=1)], "cards": []})
    return place


@forged("box_of_four")
def a_vote_before_the_row_lies(lines: list[Line]) -> int:
    place = at(lines, "laid", turn=1) - 1
    lines.insert(place, {"type": "voted", "turn": 1, "seat": lines[place]["seat"], "tokens": [1]})
    return place


@forged("box_of_four")
def a_vote_by_the_storyteller(lines: list[Line]) -> int:
    place = at(lines, "voted", turn=4)
    lines.insert(place, {**lines[place], "seat": lines[at(lines, "told", turn=4)]["seat"]})
    return place


@forged("box_of_four")
def a_vote_beside_the_row(lines: list[Line]) -> int:
    place = at(lines, "voted", turn=4)
    lines[place]["tokens"] = [5]
    return place


@forged("box_of_four")
def a_vote_for_number_0(lines: list[Line]) -> int:
    place = at(lines, "voted", turn=4)
    lines[place]["tokens"] = [0]
    return place


@forged("box_of_four")
def a_second_token_at_a_small_table(lines: list[Line]) -> int:
    place = at(lines, "voted", turn=4)
    lines[place]["tokens"] = [1, 2, 3]
    return place


@forged("seven_turns")
def both_tokens_on_one_picture(lines: list[Line]) -> int:
    place = next(place for place, line in enumerate(lines) if len(line.get("tokens", [])) == 2)
    lines[place]["tokens"] = lines[place]["tokens"][:1] * 2
    return place


@forged("box_of_four")
def a_vote_of_someone_who_does_not_sit_here(lines: list[Line]) -> int:
    place = at(lines, "voted", turn=4)
    lines[place]["seat"] = 4
    return place


@forged("box_of_four")
def a_vote_from_seat_minus_1(lines: list[Line]) -> int:
    place = at(lines, "voted", turn=4)
    lines[place]["seat"] = -1
    return place


@forged("box_of_four")
def a_wrong_score(lines: list[Line]) -> int:
    place = at(lines, "revealed", turn=6)
    lines[place]["points"][0] += 1
    return place


@forged("box_of_four")
def right_points_for_wrong_reasons(lines: list[Line]) -> int:
    place = at(lines, "revealed", turn=1)
    reasons = next(mine for mine in lines[place]["reasons"] if mine)
    reasons[0]["why"] = "sure"
    return place


@forged("counting")
def a_point_too_few_where_counting_is_played(lines: list[Line]) -> int:
    """Consistently: in points, reasons and the scores at the end."""
    place = at(lines, "revealed", turn=1)
    for seat, gain in enumerate(lines[place]["reasons"]):
        if gain and gain[0]["why"] in ("found", "read_by_some"):
            gain[0]["points"] = 3
            lines[place]["points"][seat] -= 1
            lines[-1]["scores"][seat] -= 1
    return place


@forged("box_of_four")
def a_wrong_winner(lines: list[Line]) -> int:
    lines[-1]["winners"] = [(lines[-1]["winners"][0] + 1) % 4]
    return len(lines) - 1


@forged("tie")
def a_shared_win_that_is_not_shared(lines: list[Line]) -> int:
    lines[-1]["winners"] = lines[-1]["winners"][:1]
    return len(lines) - 1


@forged("box_of_four")
def wrong_scores_at_the_end(lines: list[Line]) -> int:
    lines[-1]["scores"][2] += 1
    return len(lines) - 1


@forged("closed")
def wrong_scores_where_it_was_closed(lines: list[Line]) -> int:
    lines[-1]["scores"][2] += 1
    return len(lines) - 1


@forged("box_of_four")
def a_card_from_nowhere_in_a_hand(lines: list[Line]) -> int:
    lines[1]["hands"][2][2] = "nowhere"
    return 1


@forged("box_of_four")
def a_card_dealt_twice(lines: list[Line]) -> int:
    lines[1]["hands"][2][2] = lines[1]["hands"][0][0]
    return 1


@forged("box_of_four")
def a_hand_of_seven(lines: list[Line]) -> int:
    lines[1]["hands"][0].append(lines[at(lines, "drawn")]["cards"][0])
    return 1


@forged("box_of_four")
def a_hand_too_many(lines: list[Line]) -> int:
    lines[1]["hands"].append([])
    return 1


@forged("box_of_four")
def a_card_from_nowhere_told(lines: list[Line]) -> int:
    place = at(lines, "told", turn=2)
    lines[place]["card"] = "nowhere"
    return place


@forged("box_of_four")
def a_card_from_nowhere_drawn(lines: list[Line]) -> int:
    place = at(lines, "drawn", turn=2)
    lines[place]["cards"] = ["nowhere"]
    return place


@forged("box_of_four")
def a_card_drawn_that_was_played(lines: list[Line]) -> int:
    place = at(lines, "drawn", turn=2)
    lines[place]["cards"] = [lines[at(lines, "laid", turn=1)]["row"][0]]
    return place


@forged("box_of_four")
def two_cards_drawn_for_one(lines: list[Line]) -> int:
    place = at(lines, "drawn", turn=2)
    lines[place]["cards"].append(lines[at(lines, "drawn", turn=3)]["cards"][0])
    return place


@forged("box_of_four")
def nothing_drawn_at_all(lines: list[Line]) -> int:
    place = at(lines, "drawn", turn=2)
    lines[place]["cards"] = []
    return place


@forged("box_of_four")
def a_draw_left_out(lines: list[Line]) -> int:
    place = at(lines, "drawn", turn=2)
    del lines[place]
    return place


@forged("box_of_four")
def a_draw_too_many(lines: list[Line]) -> int:
    place = at(lines, "told", turn=3)
    lines.insert(place, dict(lines[at(lines, "drawn", turn=3)]))
    return place


@forged("box_of_four")
def draws_that_begin_with_another(lines: list[Line]) -> int:
    place = at(lines, "drawn", turn=2)
    lines[place], lines[place + 1] = lines[place + 1], lines[place]
    return place


@forged("box_of_four")
def a_skipped_storyteller(lines: list[Line]) -> int:
    place = at(lines, "told", turn=2)
    seat = (lines[place]["seat"] + 1) % 4
    given = {card for line in lines[:place] if line.get("type") in ("told", "laid") for card in line.get("row", [])}
    hand = [card for card in lines[1]["hands"][seat] if card not in given]
    lines[place].update(seat=seat, card=hand[0])
    return place


@forged("box_of_four")
def a_deal_left_out(lines: list[Line]) -> int:
    del lines[1]
    return 1


@forged("box_of_four")
def a_claim_left_out(lines: list[Line]) -> int:
    del lines[2]
    return 2


@forged("box_of_four")
def a_second_claim(lines: list[Line]) -> int:
    lines.insert(3, {"type": "claimed", "turn": 1, "seat": 0})
    return 3


@forged("box_of_four")
def a_row_left_out(lines: list[Line]) -> int:
    place = at(lines, "laid", turn=2)
    del lines[place]
    return place


@forged("box_of_four")
def a_row_laid_before_all_have_given(lines: list[Line]) -> int:
    place = at(lines, "laid", turn=2)
    lines[place - 1], lines[place] = lines[place], lines[place - 1]
    return place - 1


@forged("box_of_four")
def a_row_with_a_picture_nobody_gave(lines: list[Line]) -> int:
    place = at(lines, "laid", turn=1)
    told = lines[at(lines, "told", turn=1)]
    lines[place]["row"][0] = next(c for c in lines[1]["hands"][told["seat"]] if c not in lines[place]["row"])
    return place


@forged("box_of_four")
def a_row_that_lacks_a_picture(lines: list[Line]) -> int:
    place = at(lines, "laid", turn=1)
    lines[place]["row"].pop()
    return place


@forged("box_of_four")
def a_missing_reveal(lines: list[Line]) -> int:
    place = at(lines, "revealed", turn=2)
    del lines[place]
    return place


@forged("box_of_four")
def a_reveal_before_all_have_voted(lines: list[Line]) -> int:
    place = at(lines, "revealed", turn=2)
    del lines[place - 1]
    return place - 1


@forged("box_of_four")
def a_game_that_ends_too_early(lines: list[Line]) -> int:
    place = at(lines, "drawn", turn=2)
    lines[place:] = [{**lines[-1], "turn": 2}]
    return place


@forged("turns_with_a_new_pile")
def a_game_that_does_not_end_when_it_should(lines: list[Line]) -> int:
    place = len(lines) - 1
    lines[place] = {"type": "drawn", "turn": 3, "seat": 3, "cards": [lines[at(lines, "laid", turn=3)]["row"][0]]}
    return place


@forged("turns_with_a_new_pile")
def a_new_pile_left_out(lines: list[Line]) -> int:
    place = at(lines, "reshuffled")
    del lines[place]
    return place


@forged("box_of_four")
def a_new_pile_where_the_pile_ends_the_game(lines: list[Line]) -> int:
    place = at(lines, "drawn", turn=2)
    lines.insert(place, {"type": "reshuffled", "turn": 2})
    return place


@forged("box_of_four")
def an_exchange_where_hands_are_not_exchanged(lines: list[Line]) -> int:
    place = at(lines, "told", turn=2)
    cards = [card for line in lines if line.get("type") == "drawn" and line["turn"] > 1 for card in line["cards"]][:6]
    lines.insert(place, {"type": "exchanged", "turn": 2, "seat": 0, "cards": cards})
    return place


@forged("exchange")
def a_second_exchange(lines: list[Line]) -> int:
    place = at(lines, "exchanged", 2)
    lines[place]["seat"] = lines[at(lines, "exchanged")]["seat"]
    return place


@forged("exchange")
def half_an_exchange(lines: list[Line]) -> int:
    place = at(lines, "exchanged", 2)
    lines[place]["cards"] = lines[place]["cards"][:3]
    return place


@forged("box_of_four")
def a_clue_amended_where_none_may_be(lines: list[Line]) -> int:
    place = at(lines, "told", turn=2)
    lines.insert(place + 1, {**lines[place], "clue": {"kind": "words", "text": "or rather", "lang": "en"}})
    return place + 1


@forged("amended_clue")
def a_clue_amended_after_the_first_gift(lines: list[Line]) -> int:
    place = at(lines, "given", turn=2) + 1
    told = lines[at(lines, "told", turn=2)]
    lines.insert(place, {**told, "clue": {"kind": "words", "text": "or rather", "lang": "en"}})
    return place


@forged("box_of_four")
def a_kind_of_clue_this_table_does_not_allow(lines: list[Line]) -> int:
    place = at(lines, "told", turn=2)
    lines[place]["clue"] = {"kind": "live", "caption": ""}
    return place


@forged("clues_without_words")
def words_where_none_are_allowed(lines: list[Line]) -> int:
    place = at(lines, "told", turn=1)
    lines[place]["clue"] = {"kind": "words", "text": "fox", "lang": None}
    return place


@forged("box_of_four")
def a_clue_without_its_language(lines: list[Line]) -> int:
    place = at(lines, "told", turn=2)
    del lines[place]["clue"]["lang"]
    return place


@forged("box_of_four")
def a_member_too_many(lines: list[Line]) -> int:
    place = at(lines, "voted", turn=2)
    lines[place]["mood"] = "glad"
    return place


@forged("box_of_four")
def a_member_left_out(lines: list[Line]) -> int:
    place = at(lines, "voted", turn=2)
    del lines[place]["tokens"]
    return place


@forged("box_of_four")
def a_member_of_another_kind(lines: list[Line]) -> int:
    place = at(lines, "voted", turn=2)
    lines[place]["tokens"] = "1"
    return place


@forged("stand_ins")
def someone_stood_in_for_and_another_who_acts(lines: list[Line]) -> int:
    place = at(lines, "stood_in", 3)
    lines[place]["seat"] = (lines[place]["seat"] + 1) % 4
    return place


@forged("stand_ins")
def someone_stood_in_for_and_nobody_acts(lines: list[Line]) -> int:
    place = at(lines, "stood_in", 3)
    lines.insert(place, dict(lines[place]))
    return place


@forged("stand_ins")
def a_lot_that_another_claims(lines: list[Line]) -> int:
    place = at(lines, "claimed")
    lines[place]["seat"] = (lines[place]["seat"] + 1) % 4
    return place - 1


@forged("box_of_four")
def a_vote_after_the_end(lines: list[Line]) -> int:
    lines.append({"type": "voted", "turn": 15, "seat": 1, "tokens": [1]})
    return len(lines) - 1


@forged("box_of_four")
def a_second_end(lines: list[Line]) -> int:
    lines.append(lines[-1])
    return len(lines) - 1


@forged("box_of_four")
def a_game_closed_after_its_end(lines: list[Line]) -> int:
    end = lines[-1]
    lines.append({"type": "closed", "turn": 15, "why": "late", "scores": end["scores"], "seed": end["seed"]})
    return len(lines) - 1


@forged("closed")
def a_gift_after_it_was_closed(lines: list[Line]) -> int:
    lines.append({**lines[at(lines, "given")], "turn": 3})
    return len(lines) - 1


@forged("box_of_four")
def someone_stood_in_for_after_the_end(lines: list[Line]) -> int:
    lines.append({"type": "stood_in", "turn": 15, "seat": 1})
    return len(lines) - 1


@forged("unfinished")
def someone_stood_in_for_who_does_not_sit_here(lines: list[Line]) -> int:
    lines.append({"type": "stood_in", "turn": 2, "seat": 9})
    return len(lines) - 1


@forged("unfinished")
def someone_stood_in_for_in_another_turn(lines: list[Line]) -> int:
    lines.append({"type": "stood_in", "turn": 7, "seat": 1})
    return len(lines) - 1


@forged("unfinished")
def a_new_deal_in_the_middle(lines: list[Line]) -> int:
    lines.append(dict(lines[1]))
    return len(lines) - 1


@pytest.mark.parametrize(("name", "forgery"), FORGERIES, ids=[forgery.__name__ for _, forgery in FORGERIES])
def test_a_forgery_breaks_a_rule(name: str, forgery: Forgery) -> None:
    lines = game(name)
    place = forgery(lines)
    assert verdict(written(lines)) == (place + 1, Kind.BROKEN_RULE)


def without_its_end(name: str, forgery: Forgery) -> tuple[int, list[Line]]:
    lines = game(name)
    place = forgery(lines)
    return place, lines[: place + 2]


NOT_ABOUT_THE_END = [
    (name, forgery)
    for name, forgery in FORGERIES
    if not any("seed" in line for line in without_its_end(name, forgery)[1])
]


@pytest.mark.parametrize(
    ("name", "forgery"), NOT_ABOUT_THE_END, ids=[forgery.__name__ for _, forgery in NOT_ABOUT_THE_END]
)
def test_it_breaks_it_too_where_the_record_is_not_finished(name: str, forgery: Forgery) -> None:
    """The rules are checked without the seed as well."""
    place, lines = without_its_end(name, forgery)
    assert verdict(written(lines)) == (place + 1, Kind.BROKEN_RULE)


@pytest.mark.parametrize(
    "text",
    [
        " fox",
        "fox\n",
        "",
        "  ",
        "e\u0301",
        "a" * 281,
        "fox\u0007",
        "\u202efox",
        "\u2066fox\u2069",
        "fox\u2028fox",
        "\u3164",
    ],
)
def test_a_clue_not_cleaned_breaks_a_rule(text: str) -> None:
    lines = game("box_of_four")
    place = at(lines, "told", turn=2)
    lines[place]["clue"]["text"] = text
    assert verdict(written(lines)) == (place + 1, Kind.BROKEN_RULE)


def test_any_other_clue_would_do() -> None:
    for text in ("x", "月", "a" * 280):
        lines = game("box_of_four")
        lines[at(lines, "told", turn=2)]["clue"]["text"] = text
        assert verdict(written(lines)) is None


EVENT_TYPES = sorted({line["type"] for name in GOLDEN for line in game(name)[1:]})


@pytest.mark.parametrize("unfinished", [False, True], ids=["whole", "unfinished"])
@pytest.mark.parametrize("turn", [-1, 1])
@pytest.mark.parametrize("kind", EVENT_TYPES)
def test_a_wrong_turn_number_breaks_a_rule(kind: str, turn: int, *, unfinished: bool) -> None:
    for name in ("stand_ins", "exchange", "turns_with_a_new_pile", "closed"):
        lines = game(name)
        places = [place for place, line in enumerate(lines) if line.get("type") == kind]
        for place in places[:1] + places[-1:]:
            lines = game(name)
            lines[place]["turn"] += turn
            if unfinished:
                del lines[place + 1 :]
            assert verdict(written(lines)) == (place + 1, Kind.BROKEN_RULE)


def test_a_lot_in_a_wrong_turn_breaks_a_rule() -> None:
    lines = game("stand_ins")
    lines[2]["turn"] = lines[3]["turn"] = 2
    assert verdict(written(lines)) == (3, Kind.BROKEN_RULE)


# A header that sets up no game.


def _in_header(*path: str | int, becomes: Any) -> Callable[[Line], None]:
    def change(header: Line) -> None:
        inner: Any = header
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = becomes

    return change


def _with_cards(cards: Callable[[list[str]], list[str]]) -> Callable[[Line], None]:
    def change(header: Line) -> None:
        header["deck"]["cards"] = cards(header["deck"]["cards"])
        header["deck"]["sha256"] = digest_of(header["deck"]["cards"])

    return change


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (_in_header("seats", becomes=[]), "seats"),
        (_in_header("seats", 1, "seat", becomes=2), "seats"),
        (_in_header("seats", 0, "mood", becomes="glad"), "mood"),
        (_in_header("options", "end", becomes=None), "options"),
        (_in_header("options", "end", becomes={"by": "pile", "at": 3}), "end.at"),
        (_in_header("options", "end", becomes={"by": "score", "at": None}), "end.at"),
        (_in_header("options", "votes", becomes=None), "options"),
        (_in_header("options", "votes", becomes=2), "votes"),
        (_in_header("options", "votes", becomes=3), "votes"),
        (_in_header("options", "bonus_cap", becomes=-1), "bonus_cap"),
        (_in_header("options", "clues", becomes=[]), "clues"),
        (_in_header("options", "clues", becomes=["words", "words"]), "clues"),
        (_in_header("options", "clues", becomes=["dance"]), "clues"),
        (_in_header("options", "allies", becomes=[1, 1]), "allies"),
        (_in_header("options", "allies", becomes=[1, 4]), "allies"),
        (_in_header("options", "boredom", becomes=True), "boredom"),
        (_in_header("deck", "unseen", becomes=99), "unseen"),
        (_in_header("deck", "unseen", becomes=-1), "unseen"),
        (_in_header("deck", "unseen", becomes=None), "full"),
        (_in_header("seal", becomes="no seal"), "seal"),
        (_with_cards(lambda cards: [*cards, cards[0]]), "cards"),
        (_with_cards(lambda cards: cards[:24]), "cards"),
        (_with_cards(lambda cards: [*cards, ""]), "cards"),
        (_with_cards(lambda cards: [*cards, "two\nlines"]), "cards"),
    ],
)
def test_a_header_that_sets_up_no_game_breaks_a_rule_and_is_told_by_its_field(
    change: Callable[[Line], None], named: str
) -> None:
    lines = game("box_of_four")
    change(lines[0])
    fault = only_fault(written(lines))
    assert (fault.line, fault.kind) == (1, Kind.BROKEN_RULE)
    assert named in fault.what


@pytest.mark.parametrize(
    "member", ["end", "counting", "bonus_cap", "exchange", "amend", "votes", "clues", "story", "allies"]
)
def test_a_header_leaves_no_option_open(member: str) -> None:
    lines = game("box_of_four")
    del lines[0]["options"][member]
    assert verdict(written(lines)) == (1, Kind.BROKEN_RULE)


@pytest.mark.parametrize("member", ["deck", "options", "seats", "seal"])
def test_a_header_leaves_nothing_out(member: str) -> None:
    lines = game("box_of_four")
    del lines[0][member]
    assert verdict(written(lines)) == (1, Kind.BROKEN_RULE)


# Not the seed's.


def renamed(lines: list[Line], one: str, other: str) -> list[Line]:
    """The two change places in all that happens; the header keeps its deck."""
    swap = {one: other, other: one}

    def everywhere(value: Any) -> Any:
        match value:
            case list():
                return [everywhere(part) for part in value]  # pyright: ignore[reportUnknownVariableType]
            case dict():
                return {key: everywhere(part) for key, part in value.items()}  # pyright: ignore[reportUnknownVariableType]
            case str():
                return swap.get(value, value)
            case _:
                return value

    return [lines[0], *(everywhere(line) for line in lines[1:])]


def test_two_cards_swapped_in_the_deal_are_not_the_seeds() -> None:
    lines = game("box_of_four")
    hands = lines[1]["hands"]
    assert verdict(written(renamed(lines, hands[0][0], hands[1][0]))) == (2, Kind.NOT_THE_SEEDS)


def test_two_cards_swapped_within_a_hand_are_not_the_seeds() -> None:
    lines = game("box_of_four")
    lines[1]["hands"][0].reverse()
    assert verdict(written(lines)) == (2, Kind.NOT_THE_SEEDS)


def test_a_better_card_from_the_pile_is_not_the_seeds() -> None:
    lines = game("box_of_four")
    later = lines[at(lines, "drawn", turn=9)]["cards"][0]
    assert verdict(written(renamed(lines, lines[1]["hands"][2][4], later))) == (2, Kind.NOT_THE_SEEDS)


def test_two_cards_swapped_in_the_pile_are_not_the_seeds() -> None:
    lines = game("box_of_four")
    place = at(lines, "drawn", 2, turn=3)
    later = lines[at(lines, "drawn", turn=9)]["cards"][0]
    assert verdict(written(renamed(lines, lines[place]["cards"][0], later))) == (place + 1, Kind.NOT_THE_SEEDS)


@pytest.mark.parametrize("turn", [1, 7, 15])
def test_a_row_laid_out_otherwise_is_not_the_seeds(turn: int) -> None:
    """With every token on the picture where it was, so that the scores are the same."""
    lines = game("box_of_four")
    place = at(lines, "laid", turn=turn)
    row = lines[place]["row"]
    lines[place]["row"] = row[::-1]
    for line in lines:
        if line.get("type") == "voted" and line["turn"] == turn:
            line["tokens"] = [len(row) + 1 - token for token in line["tokens"]]
    assert verdict(written(lines)) == (place + 1, Kind.NOT_THE_SEEDS)
    del lines[-1]
    assert verdict(written(lines)) is None, "without the seed nobody can tell"


@pytest.mark.parametrize("name", ["box_of_four", "closed"])
@pytest.mark.parametrize("seed", [ANOTHER_SEED, "0" * 64, "", "5eed", "seed", ANOTHER_SEED + "00"])
def test_a_seed_that_was_not_sealed_is_told_at_the_end(name: str, seed: str) -> None:
    lines = game(name)
    lines[-1]["seed"] = seed
    fault = only_fault(written(lines))
    assert (fault.line, fault.kind) == (len(lines), Kind.NOT_THE_SEEDS)
    assert "0000" not in fault.what


def test_a_seal_that_is_not_the_seeds_is_told_at_the_end() -> None:
    lines = game("box_of_four")
    lines[0]["seal"] = sealed(ANOTHER_SEED)
    assert verdict(written(lines)) == (len(lines), Kind.NOT_THE_SEEDS)


def test_another_seed_with_its_own_seal_gives_another_deal() -> None:
    lines = game("box_of_four")
    lines[0]["seal"], lines[-1]["seed"] = sealed(ANOTHER_SEED), ANOTHER_SEED
    assert verdict(written(lines)) == (2, Kind.NOT_THE_SEEDS)


def test_another_order_of_the_deck_gives_another_deal() -> None:
    lines = game("box_of_four")
    lines[0]["deck"]["cards"].reverse()
    lines[0]["deck"]["sha256"] = digest_of(lines[0]["deck"]["cards"])
    assert verdict(written(lines)) == (2, Kind.NOT_THE_SEEDS)


def test_more_or_fewer_unseen_cards_give_another_deal() -> None:
    lines = game("played_again")
    lines[0]["deck"]["unseen"] -= 1
    assert verdict(written(lines)) == (2, Kind.NOT_THE_SEEDS)
    del lines[0]["deck"]["unseen"]
    assert verdict(written(lines)) == (2, Kind.NOT_THE_SEEDS)


def test_a_lot_that_is_not_the_seeds() -> None:
    lines = game("stand_ins")
    another = (lines[2]["seat"] + 1) % 4
    lines[2]["seat"] = lines[3]["seat"] = another
    assert verdict(written(lines)) == (3, Kind.NOT_THE_SEEDS)
    assert verdict(written(lines[:4])) is None, "without the seed nobody can tell"


def test_a_lot_for_a_seat_that_is_not_there_breaks_a_rule() -> None:
    for seat in (4, -1):
        lines = game("stand_ins")
        lines[2]["seat"] = lines[3]["seat"] = seat
        assert verdict(written(lines)) == (3, Kind.BROKEN_RULE)
        assert verdict(written(lines[:4])) == (3, Kind.BROKEN_RULE)


def test_an_exchanged_hand_that_is_not_the_next_of_the_pile() -> None:
    lines = game("exchange")
    place = at(lines, "exchanged", 2)
    lines[place]["cards"].reverse()
    assert verdict(written(lines)) == (place + 1, Kind.NOT_THE_SEEDS)


def test_a_new_pile_in_an_order_that_is_not_the_seeds() -> None:
    lines = game("score_with_a_new_pile")
    place = at(lines, "reshuffled", 2)
    drawn = [line for line in lines[place:] if line["type"] == "drawn" and line["turn"] == lines[place]["turn"]]
    drawn[2]["cards"], drawn[3]["cards"] = drawn[3]["cards"], drawn[2]["cards"]
    assert verdict(written(lines)) == (lines.index(drawn[2]) + 1, Kind.NOT_THE_SEEDS)


# Several records, one of them faulty.


def test_one_faulty_record_among_several_is_told_by_its_line_in_the_file() -> None:
    lines = game("stand_ins")
    place = at(lines, "revealed", 2)
    lines[place]["points"] = [9, 9, 9, 9]
    before = GOLDEN["tie"] + GOLDEN["unfinished"]
    reports = verify(before + written(lines) + GOLDEN["closed"])
    begins = before.count(b"\n") + 1
    assert [report.fault is None for report in reports] == [True, True, False, True]
    assert reports[2].line == begins
    fault = reports[2].fault
    assert fault is not None
    assert (fault.line, fault.kind) == (begins + place, Kind.BROKEN_RULE)
    assert reports[3].line == begins + len(lines)


def test_a_damaged_header_in_between_is_told_at_its_line() -> None:
    other = GOLDEN["tie"].count(b"\n")
    data = GOLDEN["tie"] + GOLDEN["closed"].replace(b'{"record"', b'{"recoro"', 1) + GOLDEN["story"]
    faults = [report.fault for report in verify(data)]
    assert [fault and (fault.line, fault.kind) for fault in faults] == [(other + 1, Kind.DAMAGED), None]


def test_each_faulty_record_of_a_file_has_its_own_fault() -> None:
    lines = game("tie")
    lines[-1]["winners"] = [2]
    forged_tie = written(lines)
    kinds = [report.fault and report.fault.kind for report in verify(forged_tie + GOLDEN["tie"] + forged_tie[:-9])]
    assert kinds == [Kind.BROKEN_RULE, None, Kind.TORN]


# Whatever the bytes, there is an answer.


def assert_answers(data: bytes) -> None:
    reports = verify(data)
    assert reports
    lines = max(data.count(b"\n") + 1, 1)
    assert [report.line for report in reports] == sorted({report.line for report in reports})
    for report, after in pairwise([*reports, Report(lines + 1, 0, 0, over=False, fault=None)]):
        assert report.fault is None or report.line <= report.fault.line < after.line
        assert report.fault is None or report.fault.what
    if not any(report.fault for report in reports) and len(reports) == 1:
        record.read(data)  # what is sound can be read


@given(st.binary(max_size=400))
def test_any_bytes_are_answered(data: bytes) -> None:
    assert_answers(data)
    assert_answers(b'{"record":"reverie/1",' + data)
    assert_answers(GOLDEN["closed_before_the_race"] + data)


@pytest.mark.parametrize(
    "value",
    [
        b'"\xff"',
        b'"\xed\xa0\x80"',
        b'"\\ud800"',
        b'"\\udc00\\ud800"',
        b"[" * 100_000,
        b"[" * 100_000 + b"]" * 100_000,
        b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
        b"9" * 5000,
        b"-1",
        b"1e400",
        b"1.0",
        b"NaN",
        b"18446744073709551616",
        b'"\\u0000"',
        b"true",
    ],
    ids=lambda value: value[:12].decode("latin-1"),
)
def test_values_that_trip_readers_are_answered(value: bytes) -> None:
    """In the place of every member, with the chain mended, so that nothing before it stops the reader."""
    for name in ("closed_before_the_race", "stand_ins", "exchange"):
        texts = [text.encode() for text in lines_of(name)[:12]]
        for place, text in enumerate(texts):
            for member in json.loads(text):
                lines = list(texts)
                lines[place] = with_member(text, member, value)
                assert_answers(chained(lines))


def with_member(text: bytes, member: str, value: bytes) -> bytes:
    line = json.loads(text)
    line[member] = "@@"
    return compact(line).encode().replace(b'"@@"', value)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 9)
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8),
    lambda part: st.lists(part, max_size=4) | st.dictionaries(st.text(max_size=5), part, max_size=3),
    max_leaves=8,
)
SHORT = [
    "stand_ins",
    "taken_back",
    "exchange",
    "score_with_a_new_pile",
    "closed",
    "unfinished",
    "amended_clue",
    "allies_lose",
]


@settings(max_examples=200)
@given(st.data())
def test_any_mutated_record_is_answered(source: st.DataObject) -> None:
    """Lines lost, doubled, swapped and changed, and then the chain mended."""
    lines = game(source.draw(st.sampled_from(SHORT)))
    for _ in range(source.draw(st.integers(1, 3))):
        one, other = (source.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        match source.draw(st.sampled_from(["drop", "double", "swap", "change", "borrow", "nest"])):
            case "drop" if len(lines) > 1:
                del lines[one]
            case "double":
                lines.insert(other, dict(lines[one]))
            case "swap":
                lines[one], lines[other] = lines[other], lines[one]
            case "borrow":
                lines[one] = {**lines[other], **lines[one]}
            case "nest":
                deep: Any = lines[one]
                while isinstance(deep, dict) and deep:
                    key = source.draw(st.sampled_from(sorted(deep)))
                    if not isinstance(deep[key], dict) or not deep[key]:
                        deep[key] = source.draw(JSON)
                        break
                    deep = deep[key]
            case _:
                lines[one][source.draw(st.sampled_from([*lines[one], "more"]))] = source.draw(JSON)
    assert_answers(written(lines))


@settings(max_examples=150)
@given(st.data())
def test_what_follows_from_the_moves_and_the_seed_can_be_nothing_else(source: st.DataObject) -> None:
    """In a record that is over, no word of a deal, a row, a reveal, a draw or an end can be another."""
    lines = game(source.draw(st.sampled_from([name for name in SHORT if name != "unfinished"])))
    follows = ("dealt", "laid", "revealed", "drawn", "reshuffled", "ended")
    place = source.draw(st.sampled_from([place for place, line in enumerate(lines) if line.get("type") in follows]))
    member = source.draw(st.sampled_from([member for member in lines[place] if member != "type"]))
    another = source.draw(JSON | st.just(lines[place][member]).map(turned_round))
    if compact({"": another}) == compact({"": lines[place][member]}) or another == lines[place][member]:
        return
    lines[place][member] = another
    found = verdict(written(lines))
    assert found in [(place + 1, Kind.BROKEN_RULE), (place + 1, Kind.NOT_THE_SEEDS)]


def turned_round(value: Any) -> Any:
    return value[::-1] if isinstance(value, (list, str)) else value + 1
