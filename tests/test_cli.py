"""The command line: what it says, and with which code it goes."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from reverie import __version__
from reverie.cli import main
from reverie.rules import record
from tests.golden.by_hand import GOLDEN, RECORDS, Line, records_in, unwritten, written

EXECUTABLE = Path(sys.executable).with_name("reverie.exe" if sys.platform == "win32" else "reverie")


class Answer(NamedTuple):
    code: int
    out: str
    err: str


Reverie = Callable[..., Answer]


@pytest.fixture
def reverie(capsys: pytest.CaptureFixture[str]) -> Reverie:
    """The command, called from inside."""

    def call(*words: object) -> Answer:
        try:
            code = main([str(word) for word in words])
        except SystemExit as left:
            code = int(left.code or 0)
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return call


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the command is called, so that files are named as a person would."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def options_in(file: Path) -> Line:
    return unwritten(records_in(file.read_bytes())[0])[0]["options"]


# Help.


def test_help_names_every_command(reverie: Reverie) -> None:
    answer = reverie("--help")
    assert answer.code == 0
    for command in ("simulate", "arena", "verify", "show", "schema"):
        assert f"\n    {command} " in answer.out


def test_help_to_simulate_names_every_option(reverie: Reverie) -> None:
    answer = reverie("simulate", "--help")
    assert answer.code == 0
    for flag in ("--players N", "--games K", "--seed S", "--out FILE", "--option NAME=VALUE"):
        assert flag in answer.out
    for option in ("end", "counting", "bonus_cap", "exchange", "amend", "votes", "clues", "story", "allies"):
        assert f"\n  {option}=" in answer.out


@pytest.mark.parametrize("command", ["arena", "verify", "show", "schema"])
def test_every_command_has_help(reverie: Reverie, command: str) -> None:
    answer = reverie(command, "--help")
    assert answer.code == 0
    assert answer.out.startswith(f"usage: reverie {command}")


def test_it_says_its_version(reverie: Reverie) -> None:
    assert reverie("--version") == Answer(0, f"reverie {__version__}\n", "")


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("dance",),
        ("simulate",),
        ("arena",),
        ("verify",),
        ("show",),
        ("schema",),
        ("schema", "dance"),
        ("simulate", "--dance"),
    ],
)
def test_a_command_that_cannot_be_understood_leaves_with_2(reverie: Reverie, words: tuple[str, ...]) -> None:
    answer = reverie(*words)
    assert answer.code == 2
    assert answer.out == ""
    assert "usage: reverie" in answer.err


def test_neither_help_nor_names_bear_the_mark(reverie: Reverie) -> None:
    """Nor is it anywhere else that a search would find us by."""
    said = [
        reverie(*words, "--help").out for words in ((), ("simulate",), ("arena",), ("verify",), ("show",), ("schema",))
    ]
    assert "dixit" not in "".join(said).lower()


# simulate.


@pytest.mark.parametrize("players", range(3, 13))
def test_games_of_every_size_are_simulated(reverie: Reverie, folder: Path, players: int) -> None:
    assert reverie("simulate", "--players", players, "--out", "game.jsonl") == Answer(0, "", "")
    header = unwritten((folder / "game.jsonl").read_bytes())[0]
    assert len(header["seats"]) == players
    assert {seat["mind"] for seat in header["seats"]} == {"random"}
    assert len({seat["name"] for seat in header["seats"]}) == players
    assert len(header["deck"]["cards"]) == 84


def test_several_games_go_into_one_file(reverie: Reverie, folder: Path) -> None:
    reverie("simulate", "--games", 5, "--out", "games.jsonl")
    records = records_in((folder / "games.jsonl").read_bytes())
    assert len(set(records)) == 5
    assert len({unwritten(data)[0]["seal"] for data in records}) == 5


def test_the_same_seed_gives_the_same_bytes_and_another_others(reverie: Reverie, folder: Path) -> None:
    for name, seed in (("one", 7), ("again", 7), ("other", 8), ("words", "a few words"), ("rain", "☔")):
        assert reverie("simulate", "--games", 2, "--seed", seed, "--out", name).code == 0
    files = {name: (folder / name).read_bytes() for name in ("one", "again", "other", "words", "rain")}
    assert files["one"] == files["again"]
    assert len(set(files.values())) == 4


def test_the_first_games_are_the_same_however_many_follow(reverie: Reverie, folder: Path) -> None:
    reverie("simulate", "--games", 1, "--out", "one")
    reverie("simulate", "--games", 3, "--out", "three")
    assert (folder / "three").read_bytes().startswith((folder / "one").read_bytes())


def test_an_older_file_is_written_over(reverie: Reverie, folder: Path) -> None:
    (folder / "game.jsonl").write_text("old\n" * 10_000)
    reverie("simulate", "--out", "game.jsonl")
    assert reverie("verify", "game.jsonl").code == 0


@pytest.mark.parametrize(
    ("option", "name", "value"),
    [
        ("end=pile", "end", {"by": "pile", "at": None}),
        ("end=score:30", "end", {"by": "score", "at": 30}),
        ("end=turns:8", "end", {"by": "turns", "at": 8}),
        ("counting=true", "counting", True),
        ("bonus_cap=3", "bonus_cap", 3),
        ("exchange=true", "exchange", True),
        ("amend=true", "amend", True),
        ("votes=1", "votes", 1),
        ("votes=2", "votes", 2),
        ("clues=words,hum", "clues", ["words", "hum"]),
        ("clues=live", "clues", ["live"]),
        ("story=true", "story", True),
        ("allies=0,2", "allies", [0, 2]),
    ],
)
def test_every_option_can_be_given(reverie: Reverie, folder: Path, option: str, name: str, value: object) -> None:
    assert reverie("simulate", "--players", 7, "--option", option, "--out", "game").code == 0
    assert options_in(folder / "game")[name] == value
    assert reverie("verify", "game").code == 0


def test_options_may_be_mixed(reverie: Reverie, folder: Path) -> None:
    words = ["--option", "counting=true", "--option", "bonus_cap=0", "--option", "end=score:10"]
    reverie("simulate", *words, "--out", "game")
    options = options_in(folder / "game")
    assert (options["counting"], options["bonus_cap"], options["end"]) == (True, 0, {"by": "score", "at": 10})


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--players", "2"], "seats"),
        (["--players", "13"], "seats"),
        (["--players", "-1"], "seats"),
        (["--games", "0"], "--games"),
        (["--games", "-3"], "--games"),
        (["--cards", "24"], "cards"),
        (["--cards", "-5"], "cards"),
        (["--option", "dance=true"], "dance"),
        (["--option", "counting"], "counting"),
        (["--cards", "100000000000"], "cards"),
        (["--option", "counting=yes"], "counting"),
        (["--option", "counting=1"], "counting"),
        (["--option", "end=boredom"], "end"),
        (["--option", "end="], "end"),
        (["--option", "end=score"], "end.at"),
        (["--option", "end=score:0"], "end.at"),
        (["--option", "end=score:much"], "end.at"),
        (["--option", "end=pile:3"], "end.at"),
        (["--option", "end=turns:2.5"], "end.at"),
        (["--option", "bonus_cap=-1"], "bonus_cap"),
        (["--option", "bonus_cap=100"], "bonus_cap"),
        (["--option", "bonus_cap=" + "9" * 5000], "bonus_cap"),
        (["--option", "votes=2"], "votes"),
        (["--option", "votes=3"], "votes"),
        (["--option", "votes=true"], "votes"),
        (["--option", "clues="], "clues"),
        (["--option", "clues=dance"], "clues"),
        (["--option", "clues=hum,hum"], "clues"),
        (["--option", "allies=0"], "allies"),
        (["--option", "allies=0,0"], "allies"),
        (["--option", "allies=0,9"], "allies"),
        (["--option", "allies=Ada,Bruno"], "allies"),
    ],
    ids=lambda part: str(part)[-20:],
)
def test_nonsense_is_refused_in_a_sentence_that_names_it(
    reverie: Reverie, folder: Path, words: list[str], named: str
) -> None:
    answer = reverie("simulate", *words, "--out", "game.jsonl")
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.startswith("reverie: ")
    assert answer.err.count("\n") == 1
    assert named in answer.err
    assert not (folder / "game.jsonl").exists()


@pytest.mark.parametrize("words", [["--players", "many"], ["--games", "1.5"], ["--cards", ""]])
def test_a_number_must_be_one(reverie: Reverie, folder: Path, words: list[str]) -> None:
    answer = reverie("simulate", *words, "--out", "game.jsonl")
    assert answer.code == 2
    assert words[0] in answer.err


def test_where_nothing_can_be_written_it_says_so(reverie: Reverie, folder: Path) -> None:
    for out in (folder, folder / "nowhere" / "game.jsonl"):
        answer = reverie("simulate", "--out", out)
        assert answer.code == 2
        assert answer.err.startswith(f"reverie: {out}: ")
        assert answer.err.count("\n") == 1


# verify.


def test_a_sound_record_is_told_in_a_line(reverie: Reverie) -> None:
    file = GOLDEN / "box_of_four.jsonl"
    assert reverie("verify", file) == Answer(0, f"{file}: sound, 4 seats, 15 turns, over\n", "")


def test_an_unfinished_record_is_sound_but_for_what_cannot_be_known(reverie: Reverie) -> None:
    file = GOLDEN / "unfinished.jsonl"
    said = f"{file}: sound, 4 seats, 1 turn, not over yet, so that its chance cannot be checked\n"
    assert reverie("verify", file) == Answer(0, said, "")


def test_many_records_are_counted(reverie: Reverie) -> None:
    assert reverie("verify", *RECORDS) == Answer(0, f"{len(RECORDS)} records: {len(RECORDS)} sound, 0 not\n", "")


def spoil(file: Path, name: str) -> int:
    """Write a golden record with a wrong score in it, and say in which line."""
    lines = unwritten((GOLDEN / f"{name}.jsonl").read_bytes())
    place = next(place for place, line in enumerate(lines) if line.get("type") == "revealed")
    lines[place]["points"][0] += 1
    file.write_bytes(written(lines))
    return place + 1


def test_a_fault_is_told_with_file_line_and_kind(reverie: Reverie, folder: Path) -> None:
    line = spoil(folder / "bad.jsonl", "tie")
    answer = reverie("verify", "bad.jsonl")
    assert answer.code == 1
    assert answer.err == ""
    fault, count = answer.out.splitlines()
    assert fault.startswith(f"bad.jsonl:{line}: broken_rule: revealed: ")
    assert count == "1 record: 0 sound, 1 not"


def test_faults_of_several_files_are_told_one_a_line(reverie: Reverie, folder: Path) -> None:
    line = spoil(folder / "bad.jsonl", "tie")
    good = (GOLDEN / "tie.jsonl").read_bytes()
    last = 2 * good.count(b"\n")
    (folder / "torn.jsonl").write_bytes(good + good[:-7])
    (folder / "empty.jsonl").touch()
    answer = reverie("verify", GOLDEN / "story.jsonl", "bad.jsonl", "torn.jsonl", "empty.jsonl")
    assert answer.code == 1
    *faults, count = answer.out.splitlines()
    kinds = [":".join(fault.split(":")[:3]) for fault in faults]
    assert kinds == [
        f"bad.jsonl:{line}: broken_rule",
        f"torn.jsonl:{last}: torn",
        "empty.jsonl:1: torn",
    ]
    assert count == "5 records: 2 sound, 3 not"


@pytest.mark.parametrize("command", ["verify", "show"])
def test_a_file_that_is_not_there_is_named(reverie: Reverie, folder: Path, command: str) -> None:
    answer = reverie(command, "nowhere.jsonl")
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.startswith("reverie: nowhere.jsonl: ")
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize("command", ["verify", "show"])
def test_a_folder_is_no_record(reverie: Reverie, folder: Path, command: str) -> None:
    answer = reverie(command, folder)
    assert answer.code == 2
    assert answer.err.startswith(f"reverie: {folder}: ")


@pytest.mark.parametrize("command", ["verify", "show"])
def test_what_is_no_record_at_all_is_said_to_be_none(reverie: Reverie, folder: Path, command: str) -> None:
    (folder / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\0\xff")
    answer = reverie(command, "picture.png")
    assert answer.code == 1
    assert answer.out.startswith("picture.png:1: damaged: ")


# show.


def test_several_games_are_shown_one_after_another(reverie: Reverie, folder: Path) -> None:
    names = ["stand_ins", "unfinished", "tie"]
    (folder / "games").write_bytes(b"".join((GOLDEN / f"{name}.jsonl").read_bytes() for name in names))
    answer = reverie("show", "games")
    assert answer == Answer(0, "".join((GOLDEN / f"{name}.txt").read_text("utf-8") for name in names), "")


def test_a_last_line_without_its_newline_is_shown_too(reverie: Reverie, folder: Path) -> None:
    (folder / "game").write_bytes((GOLDEN / "tie.jsonl").read_bytes()[:-1])
    assert reverie("show", "game").out == (GOLDEN / "tie.txt").read_text("utf-8")


def test_a_record_that_is_not_sound_is_not_shown(reverie: Reverie, folder: Path) -> None:
    line = spoil(folder / "bad.jsonl", "tie")
    answer = reverie("show", "bad.jsonl")
    assert answer.code == 1
    assert answer.out.startswith(f"bad.jsonl:{line}: broken_rule: ")
    assert answer.out.count("\n") == 1


def test_a_name_in_a_record_cannot_work_the_terminal(reverie: Reverie, folder: Path) -> None:
    lines = unwritten((GOLDEN / "tie.jsonl").read_bytes())
    lines[0]["seats"][0]["name"] = "\x1b[2JAda\u202e\x07"
    (folder / "game").write_bytes(written(lines))
    said = reverie("show", "game").out + reverie("verify", "game").out
    assert "Ada" in said
    assert not set(said) & {"\x1b", "\u202e", "\x07"}


# schema.


def test_the_schema_of_a_record_is_printed_as_json(reverie: Reverie) -> None:
    answer = reverie("schema", "record")
    assert answer.code == 0
    assert json.loads(answer.out) == json.loads(json.dumps(record.schema()))


# The real thing.


def run(*words: object, encoding: str = "utf-8") -> subprocess.CompletedProcess[bytes]:
    environment = os.environ | {"PYTHONIOENCODING": encoding}
    return subprocess.run([EXECUTABLE, *map(str, words)], capture_output=True, check=False, env=environment)


def test_the_program_simulates_verifies_and_shows(folder: Path) -> None:
    assert run("simulate", "--games", 3, "--seed", "x", "--out", "games.jsonl").returncode == 0
    checked = run("verify", "games.jsonl")
    assert (checked.returncode, checked.stderr) == (0, b"")
    assert checked.stdout.decode().rstrip() == "3 records: 3 sound, 0 not"
    shown = run("show", "games.jsonl")
    assert shown.returncode == 0
    assert shown.stdout.decode().count("At the table: Ada, Bruno, Carmen, Dario.") == 3


def test_the_program_leaves_with_its_codes(folder: Path) -> None:
    spoil(folder / "bad.jsonl", "tie")
    assert run("verify", "bad.jsonl").returncode == 1
    assert run("verify", "nowhere.jsonl").returncode == 2
    assert run("dance").returncode == 2
    assert b"Traceback" not in run("verify", "nowhere.jsonl").stderr


def test_games_are_the_same_in_every_process(folder: Path) -> None:
    """Nothing hangs on the order of a set or on the hash of a string."""
    for name in ("one", "other"):
        run("simulate", "--players", 7, "--option", "clues=words,hum,mime", "--out", name)
    assert (folder / "one").read_bytes() == (folder / "other").read_bytes()


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_a_terminal_that_lacks_a_sign_is_no_reason_to_fail(encoding: str) -> None:
    shown = run("show", GOLDEN / "many_scripts.jsonl", encoding=encoding)
    assert shown.returncode == 0
    assert shown.stderr == b""
    assert b"The game is over after turn 6." in shown.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends pipes otherwise")
@pytest.mark.parametrize("name", ["box_of_four", "closed_before_the_race"])
def test_a_reader_who_has_seen_enough_is_no_fault(name: str) -> None:
    """Long accounts meet the closed pipe while they are told, short ones when the program is already done."""
    reading, writing = os.pipe()
    os.close(reading)
    command = [EXECUTABLE, "show", GOLDEN / f"{name}.jsonl"]
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    shown = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False, env=buffered)
    os.close(writing)
    assert (shown.returncode, shown.stderr) == (0, b"")


# A great many.

PLAYS = [
    [],
    ["--option", "end=score:12", "--option", "counting=true", "--option", "story=true"],
    ["--option", "end=turns:4", "--option", "bonus_cap=1", "--option", "clues=words,sound,hum,mime,live"],
    ["--option", "end=pile", "--option", "votes=1", "--option", "exchange=true", "--option", "amend=true"],
]


@pytest.mark.slow
@pytest.mark.parametrize("players", range(3, 13))
def test_ten_thousand_simulated_games_verify(reverie: Reverie, folder: Path, players: int) -> None:
    """A thousand of each size: the whole box, and small decks that run short."""
    small = 22 if players == 3 else players * (4 if players >= 9 else 6) + players // 2
    files: list[str] = []
    for number, options in enumerate(PLAYS):
        for cards, games in ((84, 80), (small, 170)):
            files.append(f"{number}-{cards}.jsonl")
            words = ["--players", players, "--games", games, "--cards", cards, "--seed", number]
            assert reverie("simulate", *words, *options, "--out", files[-1]).code == 0
    assert reverie("verify", *files) == Answer(0, "1000 records: 1000 sound, 0 not\n", "")
