"""The measurement of the rules measures something. How fast is for the measurement to say, not for a test."""

from pathlib import Path
from random import Random

import pytest

from bench.rules import __main__ as bench
from bench.rules import measures
from bench.rules.games import CLUE_SIGNS, DECK, SEATS, record, recorded
from bench.rules.yardstick import MissingError, fetch
from reverie.rules import Give, Phase, Tell, Vote, Words


def test_its_games_are_whole_and_of_the_kind_that_the_figures_speak_of() -> None:
    recordings = recorded(3)
    assert measures.over(recordings)
    for recording in recordings:
        assert len(recording.dealt.setup.cards) == len(set(DECK)) == 84
        assert len(recording.dealt.hands) == SEATS
        clues = [move.clue for _, move in recording.moves if isinstance(move, Tell)]
        assert len(clues) == 15
        assert {len(clue.text) for clue in clues if isinstance(clue, Words)} == {CLUE_SIGNS}


def test_gifts_and_votes_are_replaced_now_and_then() -> None:
    choices = [move for _, move in record(Random(1)).moves if isinstance(move, Give | Vote)]
    assert len(choices) > 15 * 2 * (SEATS - 1)


def test_both_ways_of_playing_are_timed_over_the_same_moves() -> None:
    recordings = recorded(2)
    alone, both = measures.rules_alone(recordings), measures.rules_and_views(recordings)
    assert alone.moves == both.moves == sum(len(recording.moves) for recording in recordings)
    assert alone.seconds > 0
    assert both.seconds > 0


def test_the_heap_is_that_of_games_in_their_sixth_turn() -> None:
    game = measures.in_sixth_turn(4, Random(1))
    assert (game.turn, game.phase) == (measures.SIXTH, Phase.VOTING)
    taken = measures.heap_of_a_live_game(14)
    assert 1000 < taken.mean <= taken.most


def test_views_are_weighed() -> None:
    sizes = measures.view_sizes(recorded(1))
    assert 100 < sizes.mean < sizes.most


def test_the_command_prints_every_figure_of_ours_without_npm(capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(["--no-yardstick", "--games=2", "--repetitions=2", "--live=14", "--simulated=0"])
    told = capsys.readouterr().out
    assert "load before" in told
    for figure in ["rules alone", "four views encoded, in moves", "sixth turn", "the largest"]:
        assert figure in told
    assert "not measured" in told


def test_a_missing_npm_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(MissingError, match="npm is not installed here"):
        fetch(tmp_path / "packages")
