"""`reverie deck`: what it says, and with which code it goes."""

import zipfile
from pathlib import Path

import pytest
from PIL import Image

from reverie.cli import main
from reverie.decks import command
from reverie.decks.kept import Kept
from reverie.decks.sizes import QUICK
from tests.decks.making import ABOUT, deck_files, in_folder, in_zip, painted, saved
from tests.decks.test_pictures import open_picture, with_place

Said = tuple[int, list[str], str]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(command, "THOROUGH", QUICK)


def reverie(capsys: pytest.CaptureFixture[str], *words: str) -> Said:
    capsys.readouterr()
    code = main(["deck", *words])
    said = capsys.readouterr()
    return code, said.out.splitlines(), said.err


def test_a_sound_deck_is_told_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    in_folder(Path("ours"), deck_files(84))
    assert reverie(capsys, "check", "ours") == (0, ["ours: sound; 84 cards, 84 pictures, no words"], "")


def test_a_small_deck_is_sound_with_a_remark(capsys: pytest.CaptureFixture[str]) -> None:
    in_zip(Path("ours.zip"), deck_files(22))
    code, lines, _ = reverie(capsys, "check", "ours.zip")
    assert code == 0
    assert lines == [
        "22 cards: for six players and a whole game, a deck has 84.",
        "ours.zip: sound; 22 cards, 22 pictures, no words",
    ]


def test_every_fault_is_told_with_its_path_and_line(capsys: pytest.CaptureFixture[str]) -> None:
    files = deck_files(3, about='id = "ours"\nname = 3\n')
    files |= {"pictures/card-00.png": b"no picture", "pictures/card-02.png": b"<svg/>"}
    in_folder(Path("ours"), files)
    code, lines, _ = reverie(capsys, "check", "ours")
    assert code == 1
    assert lines[:-2] == [
        "ours/deck.toml: 3 cards are too few: three players need 22, six need 84.",
        "ours/deck.toml:2: name: say what the deck is called.",
        "ours/deck.toml:2: name: this must be a text in quotes.",
        "ours/pictures/card-00.png: this is no picture that can be read; make it PNG, JPEG, WebP or AVIF.",
        "ours/pictures/card-02.png: this is an SVG, which may hold a program; make it a PNG.",
    ]
    assert lines[-1] == "ours: 5 faults; 3 cards, 1 pictures, no words"


def test_twins_are_remarked_upon_and_the_closest_pairs_listed(capsys: pytest.CaptureFixture[str]) -> None:
    files = deck_files(22) | {"pictures/twin.jpg": saved(painted(7), "JPEG")}
    in_folder(Path("ours"), files)
    code, lines, _ = reverie(capsys, "check", "ours", "--pairs")
    assert code == 0
    assert "card-07 and twin look much alike." in lines
    pairs = [line for line in lines if line.startswith("0.")]
    assert len(pairs) == 10
    assert pairs[0].endswith("  card-07  twin")


@pytest.mark.parametrize("what", ["check", "sheet"])
def test_what_is_no_deck_at_all_is_told(capsys: pytest.CaptureFixture[str], what: str) -> None:
    Path("notes.zip").write_text("notes")
    more = ["--out", "sheet.png"] if what == "sheet" else []
    code, lines, _ = reverie(capsys, what, "notes.zip", *more)
    assert (code, lines) == (1, ["the deck: this is neither a folder nor a zip that can be read."])
    code, _, said = reverie(capsys, what, "nowhere", *more)
    assert code == 2
    assert said.startswith("reverie: nowhere: ")


def test_a_packed_deck_is_the_same_without_what_does_not_belong(capsys: pytest.CaptureFixture[str]) -> None:
    files = deck_files(22, cards__card_01__toml="") | {"notes.txt": "private", "LICENCE.txt": "free"}
    del files["cards/card_01/toml"]
    files["cards/card-01.toml"] = '[words.en]\ntitle = "One"\n'
    files["deck.toml"] = f'{ABOUT}languages = ["en"]\n'
    files["pictures/card-00.jpg"] = saved(painted(0), "JPEG", exif=with_place())
    del files["pictures/card-00.png"]
    in_folder(Path("ours"), files)
    code, lines, _ = reverie(capsys, "pack", "ours", "--out", "ours.zip")
    assert code == 0
    assert lines[0].startswith("ours.zip: 22 pictures, ")
    with zipfile.ZipFile("ours.zip") as packed:
        names = packed.namelist()
        assert not any(b"Secret" in packed.read(name) for name in names)
    assert [name for name in names if "/" not in name] == ["LICENCE.txt", "deck.toml"]
    assert len(names) == 25
    assert reverie(capsys, "check", "ours.zip")[0] == 0
    first = Path("ours.zip").read_bytes()
    reverie(capsys, "pack", "ours", "--out", "ours.zip")
    assert Path("ours.zip").read_bytes() == first


def test_a_faulty_deck_is_not_packed(capsys: pytest.CaptureFixture[str]) -> None:
    in_folder(Path("ours"), deck_files(22) | {"pictures/card-00.png": b"no picture"})
    code, lines, _ = reverie(capsys, "pack", "ours", "--out", "ours.zip")
    assert code == 1
    assert lines[0].startswith("ours/pictures/card-00.png: ")
    assert not Path("ours.zip").exists()
    in_zip(Path("other.zip"), deck_files(22))
    assert reverie(capsys, "pack", "other.zip", "--out", "again.zip")[0] == 2


@pytest.mark.parametrize(
    ("cards", "sheets"), [(5, ["s.png"]), (12, ["s.png"]), (25, ["s-1.png", "s-2.png", "s-3.png"])]
)
def test_sheets_show_a_dozen_cards_each(capsys: pytest.CaptureFixture[str], cards: int, sheets: list[str]) -> None:
    in_folder(Path("ours"), deck_files(cards))
    assert reverie(capsys, "sheet", "ours", "--out", "s.png") == (0, sheets, "")
    sizes = [open_picture(Path(sheet).read_bytes()).size for sheet in sheets]
    assert sizes[0][0] > 1200
    assert sizes[0][1] > (450 if cards == 5 else 1350)
    if len(sheets) == 3:
        assert sizes[2][1] < sizes[0][1]


def test_a_sheet_has_the_kind_that_its_name_says(capsys: pytest.CaptureFixture[str]) -> None:
    in_folder(Path("ours"), deck_files(3))
    assert reverie(capsys, "sheet", "ours", "--out", "s.webp")[0] == 0
    with Image.open("s.webp") as sheet:
        assert sheet.format == "WEBP"
    assert reverie(capsys, "sheet", "ours", "--out", "s.txt")[0] == 2


# Building our own.

HOUSE = ABOUT + 'cards = ["first-card", "second-card", "third-card"]\n'


def masters(*names: str, size: tuple[int, int] = (1000, 1500)) -> None:
    in_folder(Path("masters"), {f"{name}.png": saved(painted(name, size)) for name in names})


def built(capsys: pytest.CaptureFixture[str], *words: str) -> Said:
    in_folder(Path("deck"), {"deck.toml": HOUSE})
    return reverie(capsys, "build", "masters", *words, "--deck", "deck")


def test_final_cards_are_built_and_the_others_are_not(capsys: pytest.CaptureFixture[str]) -> None:
    masters("c01_first_card", "c02_second_card", "c01_first_card_closeup", "sheet_1")
    code, lines, _ = built(capsys, "first-card")
    assert code == 0
    assert lines[0].startswith("first-card: 300px ")
    assert lines[-1].startswith("1 of 3 cards have pictures, ")
    assert list(Kept(Path("deck")).cards) == ["first-card"]
    code, lines, _ = reverie(capsys, "check", "deck")
    assert code == 1
    assert "deck/pictures.json: second-card has no picture." in lines
    assert not any("first-card has no picture" in line for line in lines)


def test_a_repainted_card_leaves_no_trace_of_the_old_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    masters("c01_first_card", "c02_second_card")
    built(capsys, "--all")
    before = {path.name: path.stat().st_mtime_ns for path in Path("deck/pictures").iterdir()}
    _, lines, _ = built(capsys, "--all")
    assert [line.endswith("(as before)") for line in lines] == [True, True, False]
    assert {path.name: path.stat().st_mtime_ns for path in Path("deck/pictures").iterdir()} == before
    Path("masters/c01_first_card.png").write_bytes(saved(painted("again", (1000, 1500))))
    built(capsys, "first-card")
    assert len(list(Path("deck/pictures").iterdir())) == 8
    assert Kept(Path("deck")).faults(["first-card", "second-card"]) == []


def test_drafts_are_not_built(capsys: pytest.CaptureFixture[str]) -> None:
    masters("c01_first_card", size=(400, 600))
    masters("c02_second_card")
    code, _, said = built(capsys, "first-card")
    assert (code, "draft" in said) == (2, True)
    assert built(capsys, "--all")[0] == 0
    assert list(Kept(Path("deck")).cards) == ["second-card"]


@pytest.mark.parametrize("words", [[], ["first-card", "--all"], ["nobody"], ["third-card"]])
def test_it_must_be_said_what_is_final(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    masters("c01_first_card")
    code, _, said = built(capsys, *words)
    assert code == 2
    assert said.startswith("reverie: ")


def test_a_built_deck_that_was_tampered_with_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    masters("c01_first_card")
    built(capsys, "--all")
    file = Path("deck/pictures") / Kept(Path("deck")).cards["first-card"].sizes[0].file
    file.write_bytes(file.read_bytes() + b"x")
    code, lines, _ = reverie(capsys, "check", "deck")
    assert code == 1
    assert f"{file}: this file is not what its name says." in lines
