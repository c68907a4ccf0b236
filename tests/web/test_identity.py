"""A key for a server, and tokens by which devices are known."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.web.identity import Identity, KeyFileError, key_in

ours = Identity(b"k" * 32)
posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps no such modes")


def test_the_key_is_made_once(tmp_path: Path) -> None:
    key = key_in(tmp_path)
    assert len(key) == 32
    assert key_in(tmp_path) == key
    assert [path.name for path in tmp_path.iterdir()] == ["key"]


def test_every_server_has_a_key_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    assert key_in(tmp_path / "a") != key_in(tmp_path / "b")


def test_many_who_make_it_at_once_agree(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as threads:
        keys = list(threads.map(key_in, [tmp_path] * 32))
    assert set(keys) == {(tmp_path / "key").read_bytes()}
    assert [path.name for path in tmp_path.iterdir()] == ["key"]


def a_moment_ago(path: Path) -> bool:
    return False


def test_who_comes_second_takes_the_key_that_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = key_in(tmp_path)
    monkeypatch.setattr(Path, "exists", a_moment_ago)
    assert key_in(tmp_path) == first


@posix
def test_the_key_is_for_its_owner_only(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        key_in(tmp_path)
    finally:
        os.umask(before)
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600


@posix
def test_a_key_that_all_could_read_is_closed_again(tmp_path: Path) -> None:
    key = key_in(tmp_path)
    (tmp_path / "key").chmod(0o644)
    assert key_in(tmp_path) == key
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600


def test_a_damaged_key_is_never_replaced(tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"short")
    with pytest.raises(KeyFileError):
        key_in(tmp_path)
    assert (tmp_path / "key").read_bytes() == b"short"


def test_a_device_is_known_by_its_token() -> None:
    device, token = ours.new_device()
    assert ours.device_of(token) == device
    assert device != token
    assert ours.new_device()[0] != device


def test_a_token_goes_into_a_cookie() -> None:
    _, token = ours.new_device()
    assert len(token) == 46
    assert set(token) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


def test_a_device_opens_nothing_by_its_id() -> None:
    device, _ = ours.new_device()
    assert ours.device_of(device) is None


def test_another_server_knows_nobody() -> None:
    _, token = ours.new_device()
    assert Identity(b"K" * 32).device_of(token) is None


@given(st.integers(0, 45), st.characters())
def test_a_token_with_any_sign_changed_is_nobodys(place: int, sign: str) -> None:
    _, token = ours.new_device()
    changed = token[:place] + sign + token[place + 1 :]
    assert (ours.device_of(changed) is None) == (changed != token)


@given(st.text(max_size=80))
def test_nonsense_is_nobodys(text: str) -> None:
    assert ours.device_of(text) is None


@given(st.integers(1, 46))
def test_a_piece_of_a_token_is_nobodys(signs: int) -> None:
    _, token = ours.new_device()
    assert ours.device_of(token[:-signs]) is None
    assert ours.device_of(token + token[:signs]) is None


@pytest.mark.parametrize("token", ["", "\ud800", "é" * 46, "\0" * 46])
def test_strange_tokens(token: str) -> None:
    assert ours.device_of(token) is None


def test_the_key_is_not_used_as_it_is() -> None:
    """Devices and doors have keys of their own: what one shows cannot serve the other."""
    assert b"k" * 32 not in vars(ours).values()
