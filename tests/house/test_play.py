"""./play prepares, then plays one game and shows it; what goes wrong in the game is its own exit code."""

from pathlib import Path

import pytest

from house import play


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What is asked of the game, with nothing installed and nothing played."""
    asked: list[tuple[str, ...]] = []

    def prepare(*sets: str) -> None:
        asked.append(("prepare", *sets))

    def reverie(*words: str | Path) -> int:
        asked.append(tuple(str(word) for word in words))
        return 0

    monkeypatch.setattr(play, "prepare", prepare)
    monkeypatch.setattr(play, "_reverie", reverie)
    return asked


def test_it_plays_a_game_and_shows_the_same_one(asked: list[tuple[str, ...]]) -> None:
    assert play.main([]) == 0
    prepared, simulated, shown = asked
    assert prepared == ("prepare", "run")
    assert simulated[:5] == ("simulate", "--players", "4", "--games", "1")
    assert shown == ("show", simulated[-1])
    assert not Path(simulated[-1]).parent.exists()


def test_no_two_games_are_the_same(asked: list[tuple[str, ...]]) -> None:
    play.main([])
    play.main([])
    seeds = {words[words.index("--seed") + 1] for words in asked if words[0] == "simulate"}
    assert len(seeds) == 2


def test_prepare_stops_there(asked: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]) -> None:
    assert play.main(["--prepare"]) == 0
    assert asked == [("prepare", "run")]
    assert capsys.readouterr().out == "Everything is in place.\n"


def test_a_game_that_fails_is_not_shown(asked: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*words: str | Path) -> int:
        asked.append(tuple(str(word) for word in words))
        return 7

    monkeypatch.setattr(play, "_reverie", failing)
    assert play.main([]) == 7
    assert [words[0] for words in asked] == ["prepare", "simulate"]
