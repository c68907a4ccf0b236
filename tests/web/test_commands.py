"""`reverie serve`, `reverie tables`, `reverie export`, as their owner types them."""

import asyncio
from pathlib import Path

import pytest

from reverie.cli import main
from reverie.rules.verify import verify
from reverie.tables import acts
from reverie.tables.settings import Settings
from tests.web.hall import free_port, opened


def error_of(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong",
    [
        ["--public-url", "play.example"],
        ["--public-url", "https://play.example/below"],
        ["--public-url", "ftp://play.example"],
        ["--keep-days", "0"],
        ["--keep-days", "-3"],
        ["--keep-days", "many"],
        ["--trusted-proxy", "10.0.0.0/99"],
        ["--log", "loud"],
        ["--port", "http"],
        ["--brain", "no-such-file.toml"],
        ["--port", "0"],
        ["--port", "65536"],
    ],
)
def test_what_cannot_be_is_said_before_anything_is_served(
    tmp_path: Path, wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["serve", "--data", str(tmp_path / "data"), *wrong])
    assert stopped.value.code == 2
    assert wrong[0] in error_of(capsys)
    assert not (tmp_path / "data").exists()


def test_a_taken_port_is_known_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import socket  # noqa: PLC0415 - here alone

    port = free_port()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", port))
        taken.listen()
        assert main(["serve", "--data", str(tmp_path), "--port", str(port)]) == 2
    assert f"port {port}" in error_of(capsys)


@pytest.mark.parametrize("command", [["tables"], ["export", "some-table"]])
def test_no_folder_and_no_table_is_said_in_a_sentence(
    tmp_path: Path, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--data", str(tmp_path / "nowhere")]) == 2
    assert error_of(capsys) == f"reverie: No tables are kept in {tmp_path / 'nowhere'}.\n"
    assert not (tmp_path / "nowhere").exists()


def test_a_damaged_key_is_said_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "key").write_text("too short")
    assert main(["serve", "--data", str(tmp_path), "--port", str(free_port())]) == 2
    assert error_of(capsys).startswith(f"reverie: {tmp_path / 'key'} is damaged.")


@pytest.mark.anyio
async def test_the_owner_reads_who_was_reported_and_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with opened(tmp_path, list_public=True) as hall:
        ada, bruno = await hall.guest("Ada"), await hall.guest("Bruno")
        ada.table = await ada.client.open("Ada", Settings(chairs=3, public=True))
        await ada.sit()
        await bruno.client._post(f"/api/tables/{ada.table}/ask", {"name": "Bruno"})
        await ada.on.do(acts.Rename("", "Ada L."))
        await ada.on.do(acts.Report("", 2, "shouts, and spoils the row"))
        await asyncio.to_thread(main, ["tables", "--data", str(tmp_path)])
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(ada.table)
    assert first.endswith("1 people, 0 minds, no game now")
    assert second == "    Ada L. reports Bruno: shouts, and spoils the row"


@pytest.mark.anyio
async def test_only_games_that_are_over_are_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The owner may well be a player."""
    out = tmp_path / "games.jsonl"
    async with opened(tmp_path / "data") as hall:
        guests = await hall.game(("Ada", "Bruno", "Carmen"))
        await guests[0].on.do(acts.Close(""))
        await guests[0].on.do(acts.Start(""))
        await asyncio.to_thread(main, ["export", guests[0].table, "--data", str(tmp_path / "data"), "--out", str(out)])
    (report,) = verify(out.read_bytes())
    assert report.fault is None
    assert report.over
    assert "is left out" in error_of(capsys)
