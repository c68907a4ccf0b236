"""What a person sees of minds: why they did what they did, and where they asked for it."""

import asyncio
import re
from collections.abc import Iterator
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

from reverie.rules import ClueKind, Options, Phase
from reverie.tables.acts import Leave
from reverie.tables.settings import Settings
from reverie.web.pages import BUILT
from tests.browser.company import Company
from tests.browser.conftest import DESKTOP, PHONE, House, NewPage
from tests.browser.playing import asked, cards, do_what_is_asked, hand, sit_down
from tests.minds import elsewhere

pytestmark = pytest.mark.slow

NAME = "a friend’s machine"
TOLD = re.compile(f"^Minds at this table ask {NAME}")


@pytest.fixture(scope="module")
def brain() -> Iterator[elsewhere.Endpoint]:
    """Elsewhere, and yet in this process: a thread of its own."""
    loop, endpoint = asyncio.new_event_loop(), elsewhere.Endpoint(elsewhere.sensible())
    thread = Thread(target=loop.run_forever, daemon=True)
    thread.start()
    server = asyncio.run_coroutine_threadsafe(endpoint.serve(), loop).result(30)
    yield endpoint
    loop.call_soon_threadsafe(server.close)
    asyncio.run_coroutine_threadsafe(endpoint.hang_up(), loop).result(30)
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, brain: elsewhere.Endpoint) -> Iterator[House]:
    """A server that knows a better brain."""
    if not (BUILT / "index.html").exists():
        pytest.skip("the page has not been built: ./play --prepare builds it")
    folder = tmp_path_factory.mktemp("house")
    file = folder / "brain.toml"
    file.write_text(f'url = "{brain.url}"\nmodel = "small-1"\nname = "{NAME}"\n', "utf-8")
    house = House(folder, "--brain", file)
    house.start()
    yield house
    house.stop()


def with_minds(page: Page) -> None:
    page.get_by_role("button", name="Set a table").click()
    page.get_by_role("button", name="Let minds take the free chairs").click()
    expect(page.get_by_role("button", name="Begin with 6")).to_be_visible()


def look_back(page: Page) -> None:
    """At the turn before."""
    while do_what_is_asked(page) != "reveal":
        pass
    page.get_by_role("button", name="The turn before", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="What the minds had in mind")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_minds_ask_elsewhere_only_where_the_host_wants_it_and_then_all_are_told(
    new_page: NewPage, brain: elsewhere.Endpoint, size: dict[str, int]
) -> None:
    before = len(brain.asked)
    host = new_page(size=size)
    with_minds(host)
    choice = host.get_by_role("checkbox", name=f"Let minds ask {NAME}, a model elsewhere")
    expect(choice).not_to_be_checked()
    expect(host.get_by_text("asks elsewhere")).to_have_count(0)
    host.get_by_role("button", name="Poppy").click()
    host.get_by_role("button", name="Send Poppy away").click()
    link = str(host.get_by_role("link", name="Link", exact=True).get_attribute("href"))
    choice.check()
    expect(host.get_by_text(TOLD)).to_be_visible()
    expect(host.get_by_text("asks elsewhere")).to_have_count(4)
    guest = new_page(link, size=size, language="fr")
    told = guest.get_by_text(re.compile(f"^À cette table, les esprits interrogent {NAME}"))
    expect(told).to_be_visible()
    guest.get_by_label("Ton nom").fill("Éloïse")
    guest.get_by_role("button", name="M’asseoir").click()
    expect(guest.get_by_role("heading", name="La table est mise")).to_be_visible()
    expect(told).to_be_visible()
    expect(guest.get_by_text("demande ailleurs")).to_have_count(4)
    choice.uncheck()
    expect(told).to_have_count(0)
    expect(guest.get_by_text("demande ailleurs")).to_have_count(0)
    assert len(brain.asked) == before


def test_who_tells_knows_where_the_clue_goes_and_the_recap_says_who_thought(
    new_page: NewPage, brain: elsewhere.Endpoint
) -> None:
    before = len(brain.asked)
    page = new_page()
    with_minds(page)
    page.get_by_role("checkbox").check()
    expect(page.get_by_text(TOLD)).to_be_visible()
    page.get_by_role("button", name="Begin with 6").click()
    assert do_what_is_asked(page) == "race"
    expect(asked(page)["tell"]).to_be_visible()
    expect(page.get_by_text(f"The minds take your clue to {NAME}, too.")).to_be_visible()
    assert len(brain.asked) == before
    look_back(page)
    expect(page.get_by_role("dialog").get_by_text("asked elsewhere")).to_have_count(10)  # five gave and chose
    assert len(brain.asked) >= before + 10


def test_at_a_table_of_their_own_wits_minds_say_why(new_page: NewPage, brain: elsewhere.Endpoint) -> None:
    before = len(brain.asked)
    page = new_page(size=DESKTOP)
    with_minds(page)
    page.get_by_role("button", name="Begin with 6").click()
    look_back(page)
    thoughts = page.get_by_role("dialog").get_by_text(re.compile("^(Gave|Chose): ."))
    expect(thoughts).to_have_count(10)
    assert not any("undefined" in text for text in thoughts.all_inner_texts())
    page.keyboard.press("Escape")
    page.goto(page.url.replace("/t/", "/album/"))
    expect(page.get_by_text(re.compile("^(Gave|Chose): ."))).to_have_count(10)
    assert len(brain.asked) == before


def test_minds_that_cannot_take_a_clue_in_say_that_they_guessed(new_page: NewPage, house: House) -> None:
    others = Company(house.address, 2, Settings(chairs=4, options=Options(clues=(ClueKind.LIVE,))))
    page = new_page(others.link)
    sit_down(page)
    others.begin(minds=(3,))
    assert do_what_is_asked(page) == "race"
    expect(asked(page)["tell"]).to_be_visible()
    cards(hand(page)).first.click()
    page.get_by_role("button", name="I’ll do it live").click()
    page.get_by_role("button", name="I have done it").click()
    for phase in (Phase.GIVING, Phase.VOTING):
        others.reach(phase)
        others.move()
    look_back(page)
    expect(page.get_by_text("guessing: minds neither hear tunes nor see mimes")).to_have_count(2)
    others.go()


def test_when_a_mind_comes_in_mid_game_it_is_said(new_page: NewPage, house: House) -> None:
    others = Company(house.address, 2, Settings(chairs=3, asks=NAME))
    page = new_page(others.link)
    expect(page.get_by_text(TOLD)).to_be_visible()
    sit_down(page)
    others.begin()
    expect(asked(page)["race"]).to_be_visible()
    expect(page.get_by_text(TOLD)).to_have_count(0)
    others._wait(others.lines[1].do(Leave("")))
    expect(page.get_by_role("status").get_by_text(TOLD)).to_be_visible()
    others.go()
