"""A real server with quick minds, and a real Chromium. Where either cannot be had, it is said what is missing."""

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from reverie.rules import Options
from reverie.tables.settings import Settings
from reverie.web.pages import BUILT
from tests.browser.company import Company

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}

PATIENCE = 60_000  # milliseconds: machines are busy
expect.set_options(timeout=PATIENCE)

NewPage = Callable[..., Page]
Gather = Callable[..., Company]


class House:
    """The server in a process of its own, so that it can be ended and begun again."""

    def __init__(self, folder: Path, *words: str | Path) -> None:
        self._given = (folder, *words)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, *also: str | Path) -> None:
        """What quick_server.py is told besides, this time."""
        script = Path(__file__).with_name("quick_server.py")
        self._process = subprocess.Popen([sys.executable, script, str(self._port), *self._given, *also])
        until = time.monotonic() + 30
        while time.monotonic() < until and self._process.poll() is None:
            with socket.socket() as trial:
                if trial.connect_ex(("127.0.0.1", self._port)) == 0:
                    return
            time.sleep(0.05)
        raise AssertionError("the server did not come up")

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(15)
            self._process = None


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not (BUILT / "index.html").exists():
        pytest.skip("the page has not been built: ./play --prepare builds it")
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture
def company(house: House) -> Iterator[Gather]:
    """People at a new table, of whom one page is still to come: `company(2)` leaves one chair of three free."""
    come: list[Company] = []

    def gather(people: int, *, chairs: int | None = None, **options: Any) -> Company:
        settings = Settings(chairs=chairs or max(people + 1, 3), options=Options(**options))
        come.append(Company(house.address, people, settings))
        return come[-1]

    yield gather
    for each in come:
        each.go()


def program_of() -> str:
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        pytest.skip("this machine has no chromium")
    return program


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Once a process: it takes the process's loop for itself."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=program_of())
    yield browser
    browser.close()


@pytest.fixture
def new_page(house: House, chromium: Browser) -> Generator[NewPage]:
    """A page of somebody new: their own cookies, language and size. What goes wrong in it fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(
        path: str = "/",
        *,
        language: str = "en",
        size: dict[str, int] = PHONE,
        still: bool = True,
        dark: bool = False,
    ) -> Page:
        context = chromium.new_context(
            base_url=house.address,
            locale=language,
            viewport={"width": size["width"], "height": size["height"]},
            reduced_motion="reduce" if still else "no-preference",
            color_scheme="dark" if dark else "light",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if "Content Security" in said.text else None)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []
