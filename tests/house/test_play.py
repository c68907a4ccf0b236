"""./play prepares, builds, then opens the door; ./play --terminal shows a game in words."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from house import play
from house.steps import TroubleError

ROOT = Path(__file__).resolve().parents[2]


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
    monkeypatch.setattr(play, "build_client", lambda: asked.append(("build",)))
    monkeypatch.setattr(play, "_reverie", reverie)
    return asked


def test_in_words_it_plays_a_game_and_shows_the_same_one(asked: list[tuple[str, ...]]) -> None:
    assert play.main(["--terminal"]) == 0
    prepared, simulated, shown = asked
    assert prepared == ("prepare", "run")
    assert simulated[:5] == ("simulate", "--players", "4", "--games", "1")
    assert shown == ("show", simulated[-1])
    assert not Path(simulated[-1]).parent.exists()


def test_no_two_games_are_the_same(asked: list[tuple[str, ...]]) -> None:
    play.main(["--terminal"])
    play.main(["--terminal"])
    seeds = {words[words.index("--seed") + 1] for words in asked if words[0] == "simulate"}
    assert len(seeds) == 2


def test_prepare_stops_there(asked: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]) -> None:
    assert play.main(["--prepare"]) == 0
    assert asked == [("prepare", "run"), ("build",)]
    assert capsys.readouterr().out == "Everything is in place.\n"


def test_a_game_that_fails_is_not_shown(asked: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*words: str | Path) -> int:
        asked.append(tuple(str(word) for word in words))
        return 7

    monkeypatch.setattr(play, "_reverie", failing)
    assert play.main(["--terminal"]) == 7
    assert [words[0] for words in asked] == ["prepare", "simulate"]


def test_a_taken_port_gives_way_to_the_next_one() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert port < play._free_port("127.0.0.1", port) < port + 20


def test_when_all_are_taken_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "_TRIES", 0)
    with pytest.raises(TroubleError, match="--port"):
        play._free_port("127.0.0.1", 9000)


def test_there_are_no_ports_past_the_last(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 65535))
        taken.listen()
        with pytest.raises(TroubleError, match="Ports 65535 to 65535 are all taken"):
            play._free_port("127.0.0.1", 65535)
    for port in ("65536", "0", "-1", "http"):
        with pytest.raises(SystemExit):
            play.main(["--port", port])
        assert "1 to 65535" in capsys.readouterr().err


def test_tables_are_never_kept_in_the_checkout() -> None:
    assert not play.data_folder().is_relative_to(ROOT)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends Ctrl-C in another way")
@pytest.mark.parametrize("stopped", ["by Ctrl-C", "by whoever started it"])
def test_it_serves_the_page_until_it_is_stopped(tmp_path: Path, stopped: str) -> None:
    command = [sys.executable, ROOT / "play", "--no-browser", "--data", tmp_path / "data", "--port", "8260"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as running:
        assert running.stdout is not None
        told = ""
        while "Ctrl-C" not in told:
            line = running.stdout.readline()
            assert line, told
            told += line
        address = told.partition("Reverie is open:")[2].split()[0]
        with urllib.request.urlopen(address, timeout=10) as page:
            assert b"<title>Reverie</title>" in page.read()
        if stopped == "by Ctrl-C":  # which the server hears as well
            os.killpg(running.pid, signal.SIGINT)
        else:
            running.terminate()
        assert running.wait(20) == 0
        with pytest.raises(OSError, match="refused"):
            urllib.request.urlopen(address, timeout=10)
