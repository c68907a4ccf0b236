"""The page as it is installed on a phone: what it brings, what it does without a network, and how it grows newer."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from reverie.web.pages import BUILT
from tests.browser.conftest import PATIENCE, Gather, House, NewPage
from tests.browser.playing import cards, do_what_is_asked, hand, sit_down, tell

pytestmark = pytest.mark.slow

GUARDED = "navigator.serviceWorker.ready.then(() => null)"
SEEN = """Promise.all([...document.querySelectorAll('[data-picture] img')].map(({ currentSrc }) =>
    fetch(currentSrc).then(({ ok }) => ok, () => false)))"""
SCRIPTS = "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))"
WORDS = {".html", ".js", ".css", ".webmanifest"}


def guarded(page: Page) -> None:
    """The worker stands between this page and the network."""
    page.evaluate(GUARDED)
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def another_build(into: Path) -> Path:
    """The same page as another version of it would be: no part is called as it was."""
    renamed = {
        path.name: f"newer-{path.name}" for path in (BUILT / "assets").iterdir() if path.suffix in (".js", ".css")
    }
    for path in BUILT.rglob("*"):
        if not path.is_file() or path.suffix in (".br", ".gz"):
            continue
        to = into / path.relative_to(BUILT).with_name(renamed.get(path.name, path.name))
        to.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix in WORDS:
            text = path.read_text("utf-8")
            for old, new in renamed.items():
                text = text.replace(old, new)
            to.write_text(text.replace("const BUILD = 'build-", "const BUILD = 'build-newer-"), "utf-8")
        else:
            shutil.copy(path, to)
    return into


@pytest.fixture
def newer(tmp_path: Path) -> Path:
    return another_build(tmp_path / "built")


@pytest.fixture
def old_again(house: House) -> Iterator[None]:
    yield
    house.stop()
    house.start()


def test_what_a_phone_needs_to_install_it(new_page: NewPage) -> None:
    page = new_page()
    manifest = json.loads(page.evaluate("fetch('/manifest.webmanifest').then((it) => it.text())"))
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert {"name", "short_name", "background_color", "theme_color"} <= set(manifest)  # of these the splash is made
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        with Image.open(BUILT / icon["src"].removeprefix("/")) as picture:
            assert icon["sizes"] == f"{picture.width}x{picture.height}"


def test_without_a_network_the_door_says_so(new_page: NewPage) -> None:
    page = new_page()
    guarded(page)
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text("There is no network.")).to_be_visible()
    expect(page.get_by_role("button", name="Play now")).to_be_disabled()
    page.get_by_role("link", name="How it is played").click()  # what needs none is there
    expect(page.get_by_role("heading", name="How it is played")).to_be_visible()
    page.go_back()
    page.context.set_offline(False)
    page.get_by_role("button", name="Play now").click()
    expect(hand(page).get_by_role("listitem")).to_have_count(6)


def test_pictures_seen_once_are_there_without_a_network(new_page: NewPage, company: Gather) -> None:
    others = company(2)
    page = new_page(others.link)
    guarded(page)
    sit_down(page)
    others.begin()
    expect(cards(hand(page)).or_(hand(page).locator("[data-card]"))).to_have_count(7)
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    assert page.evaluate(SEEN) == [True] * 7


@pytest.mark.usefixtures("old_again")
@pytest.mark.parametrize("workers", ["allow", "block"])
def test_an_update_breaks_no_running_game(
    house: House, chromium: Browser, newer: Path, workers: str, company: Gather
) -> None:
    """Installed, or over plain HTTP where no worker may stand guard: the game goes on; then a newer page comes."""
    context = chromium.new_context(
        base_url=house.address,
        locale="en",
        reduced_motion="reduce",
        service_workers="allow" if workers == "allow" else "block",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    if workers == "allow":
        guarded(page)
    page.get_by_role("button", name="Play now").click()
    assert do_what_is_asked(page) == "race"
    page.get_by_label("What shall they hear?").fill("Half a thought")

    house.stop()
    house.start("--built", newer, "--version", "newer")

    expect(page.get_by_text("The line is cut.")).to_have_count(0)
    expect(page.get_by_label("What shall they hear?")).to_have_value("Half a thought")  # nothing was loaded anew
    tell(page, "Half a thought")
    for _ in range(3):  # to the end of this turn, or of the next
        if do_what_is_asked(page) == "reveal":
            break
    assert "/newer-" not in "".join(page.evaluate(SCRIPTS))
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Leave the game off").click()
    page.wait_for_function(f"() => {SCRIPTS}.some((name) => name.includes('/newer-'))")
    expect(
        page.get_by_role("heading", name="The end").or_(page.get_by_role("heading", name="The table is set"))
    ).to_be_visible()
    context.close()
