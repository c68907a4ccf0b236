"""What a deck comes in: the tricks of folders and zips."""

import os
import stat
import sys
import zipfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reverie.decks import bag as bags
from reverie.decks.bag import Bag, opened, unfit
from reverie.decks.faults import DeckError
from tests.decks.making import in_folder, in_zip

GOOD = {"deck.toml": "id = 'x'", "pictures/one.png": b"picture"}


def contents(path: Path) -> dict[str, bytes]:
    with opened(path) as bag:
        return {name: bag.read(name) for name in bag.names}


def told(path: Path) -> list[tuple[str, str]]:
    with opened(path) as bag:
        return [(fault.file, fault.what) for fault in bag.faults]


def refusal(path: Path) -> str:
    with pytest.raises(DeckError) as refused:
        contents(path)
    return str(refused.value)


def test_a_folder_and_its_zip_hold_the_same(tmp_path: Path) -> None:
    folder, packed = in_folder(tmp_path / "a", GOOD), in_zip(tmp_path / "a.zip", GOOD)
    assert contents(folder) == contents(packed) == {"deck.toml": b"id = 'x'", "pictures/one.png": b"picture"}


def test_a_zip_of_a_folder_is_as_good(tmp_path: Path) -> None:
    packed = in_zip(tmp_path / "a.zip", {"class 3/": "", **{f"class 3/{name}": data for name, data in GOOD.items()}})
    assert sorted(contents(packed)) == ["deck.toml", "pictures/one.png"]


def test_what_machines_leave_lying_about_is_passed_over(tmp_path: Path) -> None:
    junk = {".DS_Store": b"", "__MACOSX/._deck.toml": b"", "pictures/Thumbs.db": b"", "pictures/._one.png": b""}
    for path in (in_folder(tmp_path / "a", {**GOOD, **junk}), in_zip(tmp_path / "a.zip", {**GOOD, **junk})):
        assert sorted(contents(path)) == ["deck.toml", "pictures/one.png"]
        assert told(path) == []


@pytest.mark.parametrize(
    "name",
    [
        "/etc/passwd",
        "../up.png",
        "pictures/../../up.png",
        "..",
        "C:/windows/x.png",
        "c:x.png",
        "pictures\\..\\..\\x.png",
        "pictures//x.png",
        "./deck.toml",
        "pictures/\x1b[2Jx.png",
        "pictures/\u202egnp.exe",
        "pictures/a\u200bb.png",
        "pictures/x.png:stream",
        "a/" * 9 + "x.png",
        "x" * 201,
    ],
)
def test_a_name_that_leads_elsewhere_is_told_and_never_read(tmp_path: Path, name: str) -> None:
    packed = in_zip(tmp_path / "a.zip", {**GOOD, name: b"evil"})
    assert b"evil" not in contents(packed).values()
    ((file, what),) = told(packed)
    assert file == name[:200]
    assert what.startswith("this name ")


def test_a_zip_never_writes_anything(tmp_path: Path) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    packed = in_zip(inner / "a.zip", {**GOOD, "../evil.png": b"evil", "/tmp/evil.png": b"evil"})
    contents(packed)
    assert [path.name for path in tmp_path.rglob("*")] == ["inner", "a.zip"]


def test_a_name_with_an_end_in_its_middle_is_refused(tmp_path: Path) -> None:
    """Some programs stop reading at it: to them the name is another."""
    packed = in_zip(tmp_path / "a.zip", {**GOOD, "pictures/a.pngZ.exe": b"evil"})
    packed.write_bytes(packed.read_bytes().replace(b"a.pngZ.exe", b"a.png\0.exe"))
    assert len(told(packed)) == 1
    assert b"evil" not in contents(packed).values()


def linked(path: Path, target: str, mode: int) -> Path:
    with zipfile.ZipFile(path, "w") as packed:
        packed.writestr("deck.toml", "")
        entry = zipfile.ZipInfo("pictures/one.png")
        entry.external_attr = mode << 16
        packed.writestr(entry, target)
    return path


@pytest.mark.parametrize("mode", [stat.S_IFLNK | 0o777, stat.S_IFIFO | 0o644, stat.S_IFCHR | 0o644])
def test_links_in_a_zip_are_not_followed(tmp_path: Path, mode: int) -> None:
    packed = linked(tmp_path / "a.zip", "/etc/passwd", mode)
    assert sorted(contents(packed)) == ["deck.toml"]
    assert "link" in told(packed)[0][1]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps links for its owner")
def test_links_in_a_folder_are_not_followed(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    in_folder(secret, {"key.png": b"secret"})
    folder = in_folder(tmp_path / "deck", GOOD)
    (folder / "pictures" / "two.png").symlink_to(secret / "key.png")
    (folder / "pictures" / "loop").symlink_to(folder)
    (folder / "cards").symlink_to(secret)
    os.mkfifo(folder / "pictures" / "pipe.png")
    assert b"secret" not in contents(folder).values()
    assert sorted(contents(folder)) == ["deck.toml", "pictures/one.png"]
    assert [file for file, _ in told(folder)] == ["cards", "pictures/loop", "pictures/pipe.png", "pictures/two.png"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps links for its owner")
def test_a_file_that_becomes_a_link_after_the_look_is_not_followed(tmp_path: Path) -> None:
    folder = in_folder(tmp_path / "deck", GOOD)
    (tmp_path / "secret").write_text("secret")
    with opened(folder) as bag:
        (folder / "deck.toml").unlink()
        (folder / "deck.toml").symlink_to(tmp_path / "secret")
        with pytest.raises(DeckError, match="cannot be read"):
            bag.read("deck.toml")


@pytest.mark.parametrize(
    ("one", "other"),
    [("a.png", "a.png"), ("a.png", "A.PNG"), ("pictures/é.png", "pictures/e\u0301.png"), ("straße", "STRASSE")],
)
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_two_files_of_one_name_are_told(tmp_path: Path, one: str, other: str) -> None:
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as packed:
        packed.writestr(one, "first")
        packed.writestr(other, "second")
    ((file, what),) = told(path)
    assert file == other
    assert "twice" in what
    assert list(contents(path).values()) == [b"first"]


def test_a_name_in_an_old_encoding_is_told_and_a_macs_is_understood(tmp_path: Path) -> None:
    for raw, wanted in (("café.png".encode("cp1252"), None), ("café.png".encode(), "café.png")):
        path = in_zip(tmp_path / "a.zip", {"c" * len(raw): b"x"})
        path.write_bytes(path.read_bytes().replace(b"c" * len(raw), raw))
        assert sorted(contents(path)) == ([wanted] if wanted else [])
        assert ["old encoding" in what for _, what in told(path)] == ([] if wanted else [True])


def test_what_grows_a_hundredfold_is_not_unpacked(tmp_path: Path) -> None:
    packed = in_zip(tmp_path / "a.zip", {**GOOD, "pictures/bomb.png": bytes(30_000_000)})
    assert packed.stat().st_size < 40_000
    assert "hundredfold" in told(packed)[0][1]
    assert sorted(contents(packed)) == ["deck.toml", "pictures/one.png"]


def test_small_files_may_shrink_as_they_like(tmp_path: Path) -> None:
    assert told(in_zip(tmp_path / "a.zip", {"cards/one.toml": "\n" * 900_000})) == []


def test_a_file_that_says_it_is_small_is_not_believed(tmp_path: Path) -> None:
    """The list says a kilobyte, the stream holds thirty megabytes."""
    path = in_zip(tmp_path / "a.zip", {"pictures/bomb.png": bytes(30_000_000)})
    data = path.read_bytes().replace((30_000_000).to_bytes(4, "little"), (1000).to_bytes(4, "little"))
    path.write_bytes(data)
    assert "cannot be read" in refusal(path)


def limited(monkeypatch: pytest.MonkeyPatch, **limits: int) -> None:
    for name, value in limits.items():
        monkeypatch.setattr(bags, name, value)


Make = Callable[[Path, Mapping[str, bytes | str]], Path]


@pytest.mark.parametrize("make", [in_folder, in_zip])
def test_too_many_files_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, make: Make) -> None:
    limited(monkeypatch, MOST_FILES=5)
    assert contents(make(tmp_path / "few", {str(number): "x" for number in range(5)}))
    assert "more than 5 files" in refusal(make(tmp_path / "many", {str(number): "x" for number in range(6)}))


@pytest.mark.parametrize("make", [in_folder, in_zip])
def test_too_much_in_all_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, make: Make) -> None:
    limited(monkeypatch, MOST_BYTES=3000)
    parts = {str(number): os.urandom(1000) for number in range(3)}
    assert contents(make(tmp_path / "whole", {"0": os.urandom(2000)}))
    assert "larger than" in refusal(make(tmp_path / "large", {**parts, "3": b"x"}))


@pytest.mark.parametrize("make", [in_folder, in_zip])
def test_one_file_that_is_too_large_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, make: Make) -> None:
    limited(monkeypatch, MOST_BYTES_OF_ONE=1000)
    path = make(tmp_path / "deck", {"a": os.urandom(1000), "b": os.urandom(1001)})
    assert [file for file, what in told(path) if "larger" in what] == ["b"]
    assert sorted(contents(path)) == ["a"]


def test_a_zip_for_a_million_files_is_refused_before_they_are_listed(tmp_path: Path) -> None:
    path = in_zip(tmp_path / "a.zip", GOOD)
    data = path.read_bytes()
    end = data.rindex(b"PK\x05\x06")
    many = data[: end + 10] + (60_000).to_bytes(2, "little") + data[end + 12 :]
    long = data[: end + 12] + (0x7FFFFFFF).to_bytes(4, "little") + data[end + 16 :]
    large = data[:end] + b"PK\x06\x07" + bytes(16) + data[end:]
    for changed in (many, long, large):
        path.write_bytes(changed)
        assert "more than 2000 files" in refusal(path)


def test_files_that_lie_over_one_another_are_refused(tmp_path: Path) -> None:
    """One stream, listed many times: the way in which a small zip becomes a very large one."""
    path = in_zip(tmp_path / "a.zip", {f"pictures/{number:02}.png": os.urandom(50) for number in range(9)})
    data = bytearray(path.read_bytes())
    at = data.find(b"PK\x01\x02")
    while at >= 0:
        data[at + 20 : at + 24] = (5000).to_bytes(4, "little")
        at = data.find(b"PK\x01\x02", at + 1)
    path.write_bytes(data)
    assert "over one another" in refusal(path)


def test_a_locked_file_is_told(tmp_path: Path) -> None:
    path = in_zip(tmp_path / "a.zip", {"a": "x"})
    data = bytearray(path.read_bytes())
    for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.find(mark) + offset] |= 1
    path.write_bytes(data)
    assert "password" in told(path)[0][1]


def test_an_unusual_packing_is_told(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "a.zip", "w", zipfile.ZIP_LZMA) as packed:
        packed.writestr("a", "x" * 500)
    assert "unusual" in told(tmp_path / "a.zip")[0][1]


@pytest.mark.parametrize("data", [b"", b"PK", b"not a zip" * 99, b"PK\x05\x06" + bytes(10)])
def test_what_is_no_zip_is_said_to_be_none(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "a.zip").write_bytes(data)
    assert "neither a folder nor a zip" in refusal(tmp_path / "a.zip")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(st.data())
def test_a_damaged_zip_is_refused_in_words_or_read(tmp_path: Path, data: st.DataObject) -> None:
    path = in_zip(tmp_path / "a.zip", GOOD)
    broken = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        broken[data.draw(st.integers(0, len(broken) - 1))] = data.draw(st.integers(0, 255))
    path.write_bytes(broken[: data.draw(st.integers(len(broken) - 30, len(broken)))])
    with suppress(DeckError):  # and nothing else
        contents(path)


@given(st.text(max_size=30))
def test_no_name_that_is_fit_leads_out(name: str) -> None:
    if unfit(name) is None:
        assert not Path(name).is_absolute()
        assert not {"", ".", ".."} & set(name.split("/"))
        assert "\\" not in name
        assert name.isprintable() or "\u00ad" in name or not name.isascii()


def test_a_bag_knows_what_it_holds() -> None:
    bag = Bag(Path())
    bag.add("a", 1, lambda: b"a")
    assert "a" in bag
    assert "b" not in bag
