"""`reverie arena`: what it plays and keeps, and that a killed one ends as if it had not been."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from reverie.arena.command import TABLE
from reverie.arena.ledger import PLAN, RECORDS
from reverie.cli import main
from reverie.rules import record
from reverie.rules.verify import verify

SHORT = ("--option", "end=turns:2")
MINDS = ("--minds", "random")


class Answer(NamedTuple):
    code: int
    out: str
    err: str


Arena = Callable[..., Answer]


@pytest.fixture
def arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Arena:
    monkeypatch.chdir(tmp_path)

    def call(*words: object) -> Answer:
        try:
            code = main(["arena", *map(str, words)])
        except SystemExit as left:
            code = int(left.code or 0)
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return call


def files_in(folder: Path) -> Mapping[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def headers_in(folder: Path) -> list[record.Header]:
    lines = (folder / RECORDS).read_bytes().splitlines()
    return [record.decode_header(line) for line in lines if line.startswith(record.HEADER_STARTS)]


# What it keeps.


def test_it_keeps_table_plots_and_sound_records(arena: Arena, tmp_path: Path) -> None:
    answer = arena(*MINDS, *SHORT, "--games", 3, "--workers", 1)
    assert (answer.code, answer.err) == (0, "")
    kept = files_in(tmp_path / "arena")
    assert set(kept) == {PLAN, RECORDS, TABLE, "found.png", "found.svg", "points.png", "points.svg"}
    assert answer.out.startswith(kept[TABLE].decode())
    assert "3 games of 4, 6 turns" in answer.out
    reports = verify(kept[RECORDS])
    assert len(reports) == 3
    assert all(report.over and report.fault is None for report in reports)


def test_its_table_says_how_it_went(arena: Arena, tmp_path: Path) -> None:
    answer = arena(*MINDS, *SHORT, "--games", 40, "--workers", 1)
    [line] = [line for line in answer.out.splitlines() if line.startswith("random  ") and line.count("%") == 5]
    told, *shares, _ = line.split()[1:]
    assert told == "80"
    every, some, none, found = (float(share.rstrip("%")) for share in shares)
    assert every + some + none == pytest.approx(100, abs=0.2)
    assert 20 < found < 46
    assert "33.3% of the votes" in answer.out


@pytest.mark.slow
def test_minds_are_rated_and_seated_in_turn(arena: Arena, tmp_path: Path) -> None:
    answer = arena("--minds", "random,plain,poet:gentle", "--players", 3, *SHORT, "--games", 6, "--language", "et")
    assert answer.code == 0
    for name in ("ratings.png", "ratings.svg"):
        assert (tmp_path / "arena" / name).stat().st_size > 1000
    tables = [tuple(player.mind for player in header.seats) for header in headers_in(tmp_path / "arena")]
    assert len(set(tables)) == 6
    assert answer.out.count("±") >= 3
    assert "each played 6 times." in answer.out
    clues = [json.loads(line) for line in (tmp_path / "arena" / RECORDS).read_text("utf-8").splitlines()]
    languages = Counter(line["clue"]["lang"] for line in clues if line.get("type") == "told")
    assert languages["et"] >= 6


def test_who_listens_is_told_and_stands_in_the_records(arena: Arena, tmp_path: Path) -> None:
    answer = arena(*MINDS, *SHORT, "--games", 1, "--workers", 1, "--listeners", "strangers")
    assert "strangers, who have read none of the associations" in answer.out
    [header] = headers_in(tmp_path / "arena")
    assert {player.mind for player in header.seats} == {"random+strangers"}


# The same again, and going on.


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing(arena: Arena, tmp_path: Path) -> None:
    for workers in (1, 3):
        arena("--minds", "random,hermit", "--games", 10, *SHORT, "--workers", workers, "--out", f"by {workers}")
    assert files_in(tmp_path / "by 1") == files_in(tmp_path / "by 3")


@pytest.mark.slow
def test_another_seed_is_another_arena(arena: Arena, tmp_path: Path) -> None:
    for seed in ("a", "b"):
        arena(*MINDS, *SHORT, "--games", 2, "--workers", 1, "--seed", seed, "--out", seed)
    assert files_in(tmp_path / "a")[RECORDS] != files_in(tmp_path / "b")[RECORDS]


@pytest.mark.slow
@pytest.mark.parametrize("left", [0.0, 0.001, 0.33, 0.5, 0.77, 0.9999])
def test_it_goes_on_from_whatever_a_killed_one_left(arena: Arena, tmp_path: Path, left: float) -> None:
    words = (*MINDS, *SHORT, "--games", 5, "--workers", 1)
    arena(*words)
    whole = files_in(tmp_path / "arena")
    for name in set(whole) - {PLAN, RECORDS}:
        (tmp_path / "arena" / name).unlink()
    os.truncate(tmp_path / "arena" / RECORDS, int(left * len(whole[RECORDS])))
    assert arena(*words).code == 0
    assert files_in(tmp_path / "arena") == whole


@pytest.mark.slow
def test_a_damaged_game_and_all_after_it_are_played_again(arena: Arena, tmp_path: Path) -> None:
    words = (*MINDS, *SHORT, "--games", 4, "--workers", 1)
    arena(*words)
    whole = files_in(tmp_path / "arena")
    torn = bytearray(whole[RECORDS])
    torn[len(torn) // 2] ^= 1
    (tmp_path / "arena" / RECORDS).write_bytes(torn)
    arena(*words)
    assert files_in(tmp_path / "arena") == whole


def test_one_that_is_over_plays_no_more_and_tells_the_same(arena: Arena, tmp_path: Path) -> None:
    words = (*MINDS, *SHORT, "--games", 2, "--workers", 1)
    first = arena(*words)
    played = (tmp_path / "arena" / RECORDS).stat().st_mtime_ns
    assert arena(*words) == first
    assert (tmp_path / "arena" / RECORDS).stat().st_mtime_ns == played


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="this machine has no kill -9")
def test_killed_in_the_middle_it_leaves_no_workers_and_goes_on(arena: Arena, tmp_path: Path) -> None:
    words = ["arena", *MINDS, "--games", "400", "--workers", "2", "--out"]
    reverie = Path(sys.executable).with_name("reverie")
    running = subprocess.Popen([reverie, *words, "killed"], cwd=tmp_path, start_new_session=True)
    records = tmp_path / "killed" / RECORDS
    while running.poll() is None and (not records.exists() or records.stat().st_size < 300_000):
        time.sleep(0.01)
    running.kill()
    assert running.wait() == -signal.SIGKILL
    while alive(running.pid):
        time.sleep(0.05)
    left = records.stat().st_size
    assert main([*words, "killed"]) == main([*words, "whole"]) == 0
    assert records.stat().st_size > left
    assert files_in(tmp_path / "killed") == files_in(tmp_path / "whole")


def alive(session: int) -> bool:
    """Is anybody left of those it started?"""
    try:
        os.killpg(session, 0)
    except ProcessLookupError:
        return False
    return True


# What cannot be.


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--minds", "poet,pote"], "there is no mind pote; there are child, dreamer"),
        (["--minds", "random:sharp"], "random:sharp"),
        (["--minds", "poet,poet"], "once"),
        (["--minds", ","], "--minds"),
        ([*MINDS, "--games", "0"], "--games"),
        ([*MINDS, "--workers", "0"], "--workers"),
        ([*MINDS, "--players", "2"], "seats"),
        ([*MINDS, "--deck", "nowhere"], "there is no deck nowhere"),
        ([*MINDS, "--deck", "plain.txt"], "plain.txt"),
        ([*MINDS, "--language", "tlh"], "en, fr, es, pt, et"),
        ([*MINDS, "--option", "dance=1"], "dance"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(arena: Arena, tmp_path: Path, words: list[str], named: str) -> None:
    (tmp_path / "plain.txt").write_text("no deck")
    answer = arena(*words)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("reverie: ")
    assert answer.err.count("\n") == 1
    assert named in answer.err
    assert not (tmp_path / "arena").exists()


def test_a_folder_of_another_arena_is_left_alone(arena: Arena, tmp_path: Path) -> None:
    arena(*MINDS, *SHORT, "--games", 1, "--workers", 1)
    kept = files_in(tmp_path / "arena")
    answer = arena(*MINDS, *SHORT, "--games", 2, "--seed", "x", "--workers", 1)
    assert answer.code == 2
    assert "another arena, with games 1, seed 0; give another --out" in answer.err
    assert files_in(tmp_path / "arena") == kept


@pytest.mark.parametrize("name", [PLAN, RECORDS])
def test_files_of_something_else_are_left_alone(arena: Arena, tmp_path: Path, name: str) -> None:
    (tmp_path / "arena").mkdir()
    (tmp_path / "arena" / name).write_text("a shopping list")
    assert arena(*MINDS).code == 2
    assert files_in(tmp_path / "arena") == {name: b"a shopping list"}
