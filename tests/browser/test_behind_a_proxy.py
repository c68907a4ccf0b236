"""docs/host.md held to its word: its own configurations, with a certificate, before a real server."""

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PHONE
from tests.browser.playing import do_what_is_asked, hand

pytestmark = [pytest.mark.slow, pytest.mark.needs("openssl")]

DOCS = Path(__file__).parents[2] / "docs" / "host.md"


class Place(NamedTuple):
    """Where this one stands: with the certificate in its folder, between two ports."""

    folder: Path
    front: int
    behind: int


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


def told(of: str, *here: tuple[str, str]) -> str:
    """The text of the page, with our own name, ports and files in it."""
    found = re.search(rf"```{of}\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert found is not None
    text = found[1]
    for theirs, ours in here:
        assert theirs in text, theirs
        text = text.replace(theirs, ours)
    return text


def nginx(place: Place) -> list[str | Path]:
    folder = place.folder
    text = told(
        "nginx",
        ("listen 443 ssl", f"listen 127.0.0.1:{place.front} ssl"),
        ("games.example.org", "localhost"),
        ("     server.crt", f" {folder}/server.crt"),
        (" server.key", f" {folder}/server.key"),
        ("127.0.0.1:8042", f"127.0.0.1:{place.behind}"),
    )
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}}"
    (folder / "nginx.conf").write_text(f"{whole} http {{ access_log off; {temporary}\n{text}\n}}", "utf-8")
    return ["nginx", "-p", folder, "-c", folder / "nginx.conf"]


def caddy(place: Place) -> list[str | Path]:
    folder = place.folder
    certificate = f"tls {folder}/server.crt {folder}/server.key"  # fetched by itself where there is a real name
    text = told(
        "caddy",
        ("games.example.org {", f"https://localhost:{place.front} {{\n    {certificate}"),
        ("127.0.0.1:8042", f"127.0.0.1:{place.behind}"),
    )
    alone = f"{{\n    admin off\n    auto_https disable_redirects\n    storage file_system {folder}/caddy\n}}\n"
    (folder / "Caddyfile").write_text(alone + text, "utf-8")
    return ["caddy", "run", "--config", folder / "Caddyfile", "--adapter", "caddyfile"]


@pytest.fixture(
    params=[
        pytest.param(nginx, marks=pytest.mark.needs("nginx")),
        pytest.param(caddy, marks=pytest.mark.needs("caddy")),
    ]
)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    proxy: Callable[[Place], list[str | Path]] = request.param
    place = Place(tmp_path, free_port(), free_port())
    make = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
    subprocess.run(
        [*make.split(), "-keyout", tmp_path / "server.key", "-out", tmp_path / "server.crt"],
        check=True,
        capture_output=True,
    )
    url = f"https://localhost:{place.front}"
    serve = ["serve", "--data", tmp_path / "data", "--port", str(place.behind), "--public-url", url]
    words = [sys.executable, "-m", "reverie", *serve, "--trusted-proxy", "127.0.0.1", "--log", "warning"]
    with (
        subprocess.Popen(words) as server,
        subprocess.Popen(proxy(place), env={**os.environ, "HOME": str(tmp_path)}, stderr=subprocess.DEVNULL) as before,
    ):
        try:
            wait_for(place.behind, server)
            wait_for(place.front, before)
            yield url
        finally:
            before.terminate()
            server.terminate()


def test_friends_apart_play_over_https(address: str, chromium: Browser) -> None:
    context = chromium.new_context(
        base_url=address,
        locale="en",
        ignore_https_errors=True,
        viewport={"width": PHONE["width"], "height": PHONE["height"]},
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
    page.get_by_role("button", name="Let minds take the free chairs").click()
    page.get_by_role("button", name="Begin with 6").click()
    assert do_what_is_asked(page) == "race"  # over a live line, which the proxy has to let through
    expect(hand(page)).to_be_visible()
    expect(page.get_by_text("The line is cut.")).to_have_count(0)
    context.close()
