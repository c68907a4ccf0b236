"""docs/host.md held to its word: its own nginx configuration, with a certificate, before a real server."""

import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PHONE

pytestmark = [pytest.mark.slow, pytest.mark.needs("nginx", "openssl")]

DOCS = Path(__file__).parents[2] / "docs" / "host.md"


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until and process.poll() is None:
        with socket.socket() as trial:
            if trial.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"nothing answers on port {port}")


def configuration(folder: Path, front: int, behind: int) -> Path:
    """The text of the page, with our own name, ports and files in it."""
    found = re.search(r"```nginx\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert found is not None
    text = found[1]
    for told, here in (
        ("listen 443 ssl", f"listen 127.0.0.1:{front} ssl"),
        ("games.example.org", "localhost"),
        ("     server.crt", f" {folder}/server.crt"),
        (" server.key", f" {folder}/server.key"),
        ("127.0.0.1:8042", f"127.0.0.1:{behind}"),
    ):
        assert told in text, told
        text = text.replace(told, here)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}}"
    path = folder / "nginx.conf"
    path.write_text(f"{whole} http {{ access_log off; {temporary}\n{text}\n}}", "utf-8")
    return path


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    front, behind = free_port(), free_port()
    make = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
    subprocess.run(
        [*make.split(), "-keyout", tmp_path / "server.key", "-out", tmp_path / "server.crt"],
        check=True,
        capture_output=True,
    )
    url = f"https://localhost:{front}"
    serve = ["serve", "--data", tmp_path / "data", "--port", str(behind), "--public-url", url]
    words = [sys.executable, "-m", "reverie", *serve, "--trusted-proxy", "127.0.0.1", "--log", "warning"]
    with (
        subprocess.Popen(words) as server,
        subprocess.Popen(["nginx", "-p", tmp_path, "-c", configuration(tmp_path, front, behind)]) as nginx,
    ):
        try:
            wait_for(behind, server)
            wait_for(front, nginx)
            yield url
        finally:
            nginx.terminate()
            server.terminate()


def test_friends_apart_play_over_https(address: str, chromium: Browser) -> None:
    context = chromium.new_context(
        base_url=address, ignore_https_errors=True, viewport={"width": PHONE["width"], "height": PHONE["height"]}
    )
    page = context.new_page()
    page.goto("/")
    assert page.evaluate("isSecureContext && 'mediaDevices' in navigator")
    page.get_by_role("button", name="Set a table").click()
    link = page.get_by_role("link", name="Link").get_attribute("href")
    assert link is not None
    assert link.startswith(("/j#", f"{address}/j#"))
    cookies = context.cookies()
    assert all(cookie.get("secure") and cookie.get("httpOnly") for cookie in cookies)
    assert len(cookies) == 1
    expect(page.get_by_text("The line is cut.")).to_have_count(0)
    context.close()
