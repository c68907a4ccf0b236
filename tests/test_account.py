"""A game told in words: who reads it should know what happened, without having been there."""

from collections.abc import Callable

import pytest

from reverie.account import account
from reverie.rules import ClueKind, End, EndBy, Exchange, Hum, Live, Mime, Options, Sound, Words, record
from tests.golden.make import NAMES, Table, allies_lose, closed, exchange_that_ends_it, stand_ins, tie, unfinished


def told(table: Table) -> str:
    players = [(name, None) for name in NAMES[: table.setup.seats]]
    return "\n".join(account(record.header("reverie", table.setup, players), table.journal))


def four(options: Options | None = None) -> Table:
    return Table("an account", 4, 40, options)


def test_it_says_who_sits_at_the_table_and_with_which_deck() -> None:
    assert told(four()).startswith("At the table: Ada, Bruno, Carmen, Dário. The deck “reverie”, 40 pictures.\n")


def test_it_says_who_was_first_with_a_phrase() -> None:
    assert "\nCarmen has the first phrase.\n" in told(four().claims(2))


def test_it_says_when_nobody_was_and_the_lot_was_drawn() -> None:
    table = four().stands_in(0)
    assert f"\n{NAMES[table.teller]} is drawn to tell.\n" in told(table)


def a_turn() -> Table:
    """Bruno tells; Carmen finds it, Ada and Dário fall for Carmen's."""
    table = four().claims(1).tells(Words("fox", "en")).all_give()
    return table.votes_for(0, 2).votes_for(2, 1).votes_for(3, 2)


def test_a_turn_is_told_with_its_teller_and_clue() -> None:
    assert "\nTurn 1. Bruno tells: “fox”\n" in told(a_turn())


def test_the_row_is_told_from_left_to_right_with_owners_votes_and_the_storytellers_star() -> None:
    table = a_turn()
    result = table.game.result
    assert result is not None
    voters = {1: ": Carmen", 2: ": Ada, Dário"}
    row = [
        f" {'*' if owner == 1 else ' '} {number}  {card} ({NAMES[owner]}){voters.get(owner, '')}"
        for number, (card, owner) in enumerate(zip(result.row, result.owners, strict=True), 1)
    ]
    assert "\n".join(["“fox”", *row, "     Bruno +3"]) in told(table)


def test_points_are_told_with_their_reasons_and_the_score() -> None:
    said = told(a_turn())
    assert "     Bruno +3 (3 read by some): 3\n" in said
    assert "     Carmen +5 (3 found it, 2 from votes on their picture): 5\n" in said
    assert "Ada +" not in said
    assert "Dário +" not in said


def test_scores_run_on_from_turn_to_turn() -> None:
    table = a_turn()
    table.turn_found_by(0, 1, 3)
    assert table.teller == 3
    assert "     Bruno +2 (2 all or none found it): 5\n" in told(table)


def test_a_sure_vote_is_told() -> None:
    table = Table("an account", 7, 60).tells().all_give()
    table.votes_for(1, 0)
    assert "     Bruno +4 (3 found it, 1 sure of it" in told(table.all_vote())


@pytest.mark.parametrize(
    ("clue", "said"),
    [
        (Words("月", "ja"), "“月”"),
        (Sound("s1", "rain"), "[sound] rain"),
        (Hum("h1"), "[hum]"),
        (Mime("m1", "a bear"), "[mime] a bear"),
        (Live("sung"), "[live] sung"),
        (Live(), "[live]"),
    ],
)
def test_every_kind_of_clue_is_told(clue: Words | Sound | Hum | Mime | Live, said: str) -> None:
    table = four(Options(clues=tuple(ClueKind)))
    assert f"\nTurn 1. Ada tells: {said}\n" in told(table.turn(clue))


def test_who_was_stood_in_for_is_told() -> None:
    table = four().claims(0).tells()
    table.gives(1).stands_in(2).gives(3).votes_for(1, 2).stands_in(2).stands_in(3)
    assert "\n     Stood in for: Carmen, Dário.\n" in told(table)


def test_in_a_turn_where_all_are_there_nobody_was_stood_in_for() -> None:
    assert "Stood in" not in told(a_turn())


def test_an_exchange_is_told() -> None:
    assert "\nDário exchanges the whole hand." in told(four(Options(exchange=True)).does(3, Exchange()))


def test_a_new_pile_is_told() -> None:
    table = Table("an account", 4, 27, Options(end=End(EndBy.TURNS, 5))).turn()
    assert "The pile has run short" in told(table)


def test_the_end_is_told_with_the_scores_best_first_and_the_winner() -> None:
    table = four(Options(end=End(EndBy.TURNS, 1))).claims(1).tells().all_give()
    table.votes_for(0, 2).votes_for(2, 1).votes_for(3, 2)
    assert told(table).endswith("\n\nThe game is over after turn 1. Carmen 5, Bruno 3, Ada 0, Dário 0.\nCarmen wins.")


def by_name(game: Callable[[str], Table]) -> str:
    return told(game(game.__name__))


def test_a_tie_is_a_shared_win() -> None:
    assert by_name(tie).endswith("\nAda and Bruno and Carmen and Dário win.")


def test_allies_who_lose_do_not_win() -> None:
    last = by_name(allies_lose).splitlines()[-1]
    assert "Bruno" not in last
    assert "Dário" not in last


def test_an_exchange_that_ends_the_game_does_so_after_the_turn_that_was_played() -> None:
    assert "Carmen exchanges the whole hand.\n\nThe game is over after turn 1." in by_name(exchange_that_ends_it)


def test_a_game_may_be_over_before_its_first_turn() -> None:
    table = Table("an account", 4, 30, Options(exchange=True)).does(1, Exchange())
    assert told(table).endswith(
        "Bruno exchanges the whole hand.\n\n"
        "The game is over before its first turn. Ada 0, Bruno 0, Carmen 0, Dário 0.\n"
        "Ada and Bruno and Carmen and Dário win."
    )


def test_a_game_that_was_closed_says_why_and_has_no_winner() -> None:
    said = by_name(closed)
    assert "The game was closed in turn 3 (too few have stayed). " in said
    assert "win" not in said.splitlines()[-1]


def test_a_game_that_goes_on_says_so() -> None:
    said = by_name(unfinished)
    assert said.endswith("\nThe record stops here; the game goes on.")
    assert "Turn 2" not in said, "what is still face down is nobody's to tell"


def test_a_game_that_is_over_does_not_go_on() -> None:
    assert "goes on" not in by_name(stand_ins)


def test_an_account_is_told_as_the_events_come() -> None:
    """Line by line, from any source of events: nothing is read ahead."""
    table = a_turn()
    events = iter(table.journal)
    lines = account(record.header("reverie", table.setup, [(name, None) for name in NAMES[:4]]), events)
    assert next(lines).startswith("At the table")
    assert next(lines) == "Bruno has the first phrase."
    assert len(list(events)) == len(table.journal) - 2
