"""At pictures of which nobody has said a word, everybody is told what minds know of them."""

import re
import time
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Page, expect

from reverie.rules import Phase
from reverie.tables.settings import Settings
from reverie.web.pages import BUILT
from tests.browser.company import Company
from tests.browser.conftest import DESKTOP, PATIENCE, House, NewPage
from tests.browser.playing import asked, do_what_is_asked
from tests.decks.making import in_folder
from tests.minds.test_wordless import plain_deck

pytestmark = pytest.mark.slow

SIT = {"en": "Sit down", "fr": "M’asseoir", "es": "Sentarme", "pt": "Sentar-me", "et": "Istun maha"}
TOLD = {
    "en": "minds know only their colours and their light",
    "fr": "les esprits n’en connaissent que les couleurs et la lumière",
    "es": "las mentes solo conocen sus colores y su luz",
    "pt": "as mentes só conhecem as suas cores e a sua luz",
    "et": "meeled teavad neist ainult värve ja valgust",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a deck of plain paints beside ours."""
    if not (BUILT / "index.html").exists():
        pytest.skip("the page has not been built: ./play --prepare builds it")
    folder = tmp_path_factory.mktemp("house")
    in_folder(folder / "decks" / "plain", plain_deck())
    house = House(folder / "data", "--decks", folder / "decks")
    house.start()
    wait_for_pictures(house.address)
    yield house
    house.stop()


def wait_for_pictures(address: str) -> None:
    until = time.monotonic() + PATIENCE / 1000
    while httpx.get(f"{address}/api/decks/plain").status_code != 200:
        assert time.monotonic() < until, "the pictures were not made"
        time.sleep(0.2)


def sit_down(page: Page, language: str) -> None:
    page.locator("form input").first.fill("Ada")
    page.get_by_role("button", name=SIT[language]).click()


@pytest.mark.parametrize("language", list(SIT))
def test_the_waiting_room_says_what_minds_know_of_these_pictures(
    new_page: NewPage, house: House, language: str
) -> None:
    for deck, times in (("plain", 1), ("reverie", 0)):
        others = Company(house.address, 2, Settings(chairs=4, deck=deck))
        page = new_page(others.link, language=language)
        sit_down(page, language)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_text(TOLD[language])).to_have_count(times)
        others.go()


def test_the_recap_and_the_album_say_that_a_mind_guessed_blindly(new_page: NewPage, house: House) -> None:
    others = Company(house.address, 2, Settings(chairs=4, deck="plain"))
    page = new_page(others.link, size=DESKTOP)
    sit_down(page, "en")
    others.begin(minds=(3,))
    assert do_what_is_asked(page) == "race"
    expect(asked(page)["tell"]).to_be_visible()
    assert do_what_is_asked(page) == "tell"
    for phase in (Phase.GIVING, Phase.VOTING):
        others.reach(phase)
        others.move()
    while do_what_is_asked(page) != "reveal":
        pass
    page.get_by_role("button", name="The turn before", exact=True).click()
    blind = page.get_by_text(re.compile("^(Gave|Chose): guessing blind"))
    expect(blind).to_have_count(2)
    page.keyboard.press("Escape")
    page.goto(page.url.replace("/t/", "/album/"))
    expect(blind).to_have_count(2)
    others.go()
