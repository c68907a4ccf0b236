"""`reverie serve`, `reverie tables`, `reverie export`, as their owner types them."""

from pathlib import Path

import pytest

from reverie.cli import main
from tests.web.hall import free_port


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
    told = error_of(capsys)
    assert told.startswith("reverie: ")
    assert "Traceback" not in told
