"""The decks of a server: ours, the host's own, and those that are refused."""

import logging
from pathlib import Path
from threading import Event

import pytest
from PIL import Image

from reverie.decks import Shelf, cards_of, house, kept
from reverie.decks.deck import Fit
from reverie.decks.kept import Kept
from reverie.decks.shelf import stock
from reverie.decks.sizes import QUICK, CardPicture, Effort, make_sizes
from tests.decks.making import ABOUT, Files, deck_files, in_folder, in_zip, painted, saved


def stocked(tmp_path: Path, stop: Event | None = None) -> Shelf:
    shelf = Shelf()
    stock(shelf, tmp_path / "decks", tmp_path / "data", stop or Event())
    return shelf


def refused(tmp_path: Path, files: Files, caplog: pytest.LogCaptureFixture) -> list[str]:
    in_folder(tmp_path / "decks" / "bad", files)
    with caplog.at_level(logging.WARNING):
        shelf = stocked(tmp_path)
    assert [it.deck.id for it in shelf] == ["reverie"]
    return [vars(record)["fault"] for record in caplog.records]


def test_our_own_deck_has_eighty_four_cards() -> None:
    cards = cards_of("reverie")
    assert cards is not None
    assert len(set(cards)) == 84
    assert cards[0] == "whale-and-ladder"
    assert Shelf().cards_of("reverie") == cards
    assert cards_of("nobody") is Shelf().cards_of("nobody") is None


def test_folders_and_zips_are_put_on_the_shelf(tmp_path: Path) -> None:
    in_folder(tmp_path / "decks" / "one", deck_files(22))
    in_zip(tmp_path / "decks" / "two.zip", deck_files(23, ABOUT.replace("ours", "theirs")))
    (tmp_path / "decks" / "notes.txt").write_text("no deck")
    shelf = stocked(tmp_path)
    assert [it.deck.id for it in shelf] == ["reverie", "ours", "theirs"]
    assert shelf.cards_of("ours") == tuple(f"card-{number:02}" for number in range(22))
    assert len(shelf.cards_of("theirs") or ()) == 23
    for shelved in (shelf["ours"], shelf["theirs"]):
        for name, body in shelved.files.items():
            assert isinstance(body, Path)
            assert body.name == name
            assert body.stat().st_size > 0
            assert shelf.file(name) is not None


def test_pictures_are_made_once_and_then_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = in_folder(tmp_path / "decks" / "one", deck_files(22))
    first = stocked(tmp_path)["ours"].pictures
    made: list[str] = []

    def counted(picture: Image.Image, fit: Fit, source: str, effort: Effort) -> tuple[CardPicture, dict[str, bytes]]:
        made.append(source)
        return make_sizes(picture, fit, source, effort)

    monkeypatch.setattr(kept, "make_sizes", counted)
    assert stocked(tmp_path)["ours"].pictures == first
    assert made == []
    (folder / "pictures" / "card-03.png").write_bytes(saved(painted("another")))
    assert stocked(tmp_path)["ours"].pictures != first
    assert len(made) == 1


def test_of_two_decks_with_one_id_the_second_is_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    in_folder(tmp_path / "decks" / "a", deck_files(22))
    in_folder(tmp_path / "decks" / "b", deck_files(23))
    in_folder(tmp_path / "decks" / "c", deck_files(23, ABOUT.replace("ours", "reverie")))
    with caplog.at_level(logging.WARNING):
        shelf = stocked(tmp_path)
    assert len(shelf.cards_of("ours") or ()) == 22
    assert len(shelf.cards_of("reverie") or ()) == 84
    assert len(caplog.records) == 2
    assert all(body.exists() for body in shelf["ours"].files.values() if isinstance(body, Path))


def test_all_faults_of_a_refused_deck_are_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    files = deck_files(23, about='id = "ours"\nnmae = "x"\n')
    assert refused(tmp_path, files, caplog) == [
        "deck.toml: name: say what the deck is called.",
        "deck.toml:2: nmae: a deck has nothing of this name here.",
    ]


def test_broken_pictures_are_logged_together(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    files = {**deck_files(23), "pictures/card-03.png": b"none", "pictures/card-05.png": b"<svg/>"}
    faults = refused(tmp_path, files, caplog)
    assert [fault.partition(":")[0] for fault in faults] == ["pictures/card-03.png", "pictures/card-05.png"]


def test_a_deck_too_small_to_play_with_is_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert "too few" in refused(tmp_path, deck_files(21), caplog)[0]


def test_a_card_without_a_picture_is_refused_in_a_deck_of_ones_own(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    names = ", ".join(f'"card-{number:02}"' for number in range(24))
    faults = refused(tmp_path, deck_files(23, f"{ABOUT}cards = [{names}]\n"), caplog)
    assert faults == ["deck.toml: the card card-23 has no picture."]


def test_pictures_that_come_already_made_are_not_believed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    files = {**deck_files(23), "pictures.json": '{"card-00": {}}', "pictures/0123456789abcdef.avif": b"evil"}
    faults = refused(tmp_path, files, caplog)
    assert faults == [
        "pictures/0123456789abcdef.avif: this is no picture that can be read; make it PNG, JPEG, WebP or AVIF."
    ]


def test_no_zip_and_no_reading_rights_are_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "bad.zip").write_bytes(b"no zip")
    with caplog.at_level(logging.WARNING):
        assert len(list(stocked(tmp_path))) == 1
    assert "neither a folder nor a zip" in vars(caplog.records[0])["fault"]


def test_a_server_that_stops_makes_no_more_pictures(tmp_path: Path) -> None:
    in_folder(tmp_path / "decks" / "one", deck_files(22))
    stop = Event()
    stop.set()
    assert "ours" not in stocked(tmp_path, stop)
    assert not (tmp_path / "data" / "decks" / "ours" / "pictures").exists()


# What is kept.


def test_what_is_kept_is_checked(tmp_path: Path) -> None:
    store = Kept(tmp_path)
    for name in ("one", "two", "three"):
        assert store.put(name, saved(painted(name)), Fit.CROP, QUICK)
        assert not store.put(name, saved(painted(name)), Fit.CROP, QUICK)
    assert Kept(tmp_path).cards == store.cards
    assert store.faults(["one", "two", "three"]) == []
    store.path_of(store.cards["one"].sizes[0].file).unlink()
    store.path_of(store.cards["two"].sizes[0].file).write_bytes(b"x")
    store.path_of("stray.avif").write_bytes(b"x")
    told = sorted(fault.what for fault in store.faults(["one", "two"]))
    assert told == [
        "no card has this file.",
        "no card is called three.",
        "this file is missing.",
        "this file is not what its name says.",
    ]
    assert store.put("one", saved(painted("one")), Fit.CROP, QUICK)


def test_sweeping_leaves_only_what_is_used(tmp_path: Path) -> None:
    store = Kept(tmp_path)
    for name in ("one", "two"):
        store.put(name, saved(painted(name)), Fit.CROP, QUICK)
    store.put("one", saved(painted("new")), Fit.CROP, QUICK)
    store.path_of("half.avif.part").write_bytes(b"")
    store.sweep(["one"])
    assert list(Kept(tmp_path).cards) == ["one"]
    assert store.faults(["one"]) == []


def test_a_damaged_list_is_as_good_as_none(tmp_path: Path) -> None:
    (tmp_path / "pictures.json").write_text("{")
    assert Kept(tmp_path).cards == {}


def test_our_own_deck_is_served_whole() -> None:
    assert set(house().pictures) == set(house().deck.names)
