"""From the front door to the final score, as people do it."""

import pytest
from playwright.sync_api import expect

from reverie.rules import End, EndBy, Phase
from tests.browser.conftest import DESKTOP, PHONE, Gather, House, NewPage
from tests.browser.playing import SOON, cards, do_what_is_asked, hand, row, sit_down

pytestmark = pytest.mark.slow

WIDEST = """() => {
    window.widest = 0
    const look = () => {
        const pictures = [...document.querySelectorAll('[data-picture]')].map((each) => each.getBoundingClientRect().width)
        window.widest = Math.max(window.widest, ...pictures)
        requestAnimationFrame(look)
    }
    look()
}"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_whole_game_with_people(new_page: NewPage, company: Gather, size: dict[str, int]) -> None:
    others = company(5)
    page = new_page(others.link, size=size)
    sit_down(page)
    others.begin()
    others.play_on()
    done: list[str] = []
    while "over" not in done:
        done.append(do_what_is_asked(page))
        assert len(done) < 60, done
    assert done.count("reveal") == 8  # 84 pictures, six players
    assert {"tell", "give", "vote"} <= set(done)
    page.get_by_role("link", name="Album").click()
    expect(page.get_by_role("heading", name="Turn 8")).to_be_visible()


def test_two_taps_from_the_door_to_a_hand(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("button", name="Play now").click()
    expect(hand(page).get_by_role("listitem")).to_have_count(6)
    for _ in range(4):  # the minds take their part
        do_what_is_asked(page)


@pytest.mark.parametrize("people", [2, 5], ids=["three seats", "six seats"])
def test_a_turn(new_page: NewPage, company: Gather, people: int) -> None:
    others = company(people, end=End(EndBy.TURNS, 2))
    page = new_page(others.link)
    sit_down(page)
    others.begin()
    others.move()
    others.reach(Phase.TELLING)
    others.move(clue="Half of it")
    others.reach(Phase.GIVING)
    expect(hand(page).get_by_role("listitem")).to_have_count(7 if people == 2 else 6)
    do_what_is_asked(page)
    page.get_by_role("button", name="Take back", exact=True).click()
    do_what_is_asked(page)
    others.move()
    others.reach(Phase.VOTING)
    pictures = 5 if people == 2 else 6
    expect(row(page).get_by_role("listitem")).to_have_count(pictures)
    expect(cards(row(page))).to_have_count(pictures - (2 if people == 2 else 1))  # not one's own
    token = cards(row(page)).first
    token.click()
    expect(token).to_have_attribute("aria-pressed", "true")
    cards(row(page)).nth(1).click()  # it is moved
    expect(token).to_have_attribute("aria-pressed", "false")
    others.move()
    expect(page.get_by_role("heading", name="The reveal")).to_be_visible()
    page.get_by_role("button", name="Skip", exact=True).click()
    page.get_by_role("button", name="Tõnu tells next").click()
    page.get_by_role("button", name="The turn before", exact=True).click()
    expect(page.get_by_role("dialog").get_by_text("Half of it")).to_be_visible()


def test_the_reveal_is_told_in_its_own_time(new_page: NewPage, company: Gather) -> None:
    others = company(2)
    page = new_page(others.link, still=False)
    sit_down(page)
    page.evaluate(WIDEST)
    others.begin()
    for phase in (Phase.TELLING, Phase.GIVING):
        others.move()
        others.reach(phase)
    others.move()
    do_what_is_asked(page)
    others.reach(Phase.VOTING)
    others.move()
    do_what_is_asked(page)
    reveal = page.get_by_role("heading", name="The reveal")
    expect(reveal).to_be_visible()
    expect(page.get_by_role("button", name="Tõnu tells next")).to_be_visible(timeout=SOON)
    expect(reveal).to_be_visible()  # it stays until one goes on
    assert page.evaluate("window.widest") < PHONE["width"]  # on its way from place to place no picture outgrows them


def test_a_big_table_has_two_tokens(new_page: NewPage, company: Gather) -> None:
    others = company(6)
    page = new_page(others.link, size=DESKTOP)
    sit_down(page)
    others.begin()
    for phase in (Phase.TELLING, Phase.GIVING):
        others.move()
        others.reach(phase)
    do_what_is_asked(page)
    others.move()
    others.reach(Phase.VOTING)
    first, second = cards(row(page)).nth(0), cards(row(page)).nth(2)
    first.click()
    second.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(second).to_have_attribute("aria-pressed", "true")


def test_somebody_gone_is_stood_in_for(new_page: NewPage, company: Gather) -> None:
    others = company(2)
    page = new_page(others.link)
    sit_down(page)
    others.begin()
    assert do_what_is_asked(page) == "race"
    others.leave(0)  # the host, too
    page.get_by_role("button", name="Menu", exact=True).click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_text("Éloïse", exact=True).click()
    menu.get_by_role("button", name="Let a mind play for Éloïse").click()
    page.keyboard.press("Escape")
    assert do_what_is_asked(page) == "tell"
    others.reach(Phase.GIVING)
    others.move()
    others.reach(Phase.VOTING)  # so the mind has given
    expect(page.get_by_role("heading", name="The others are looking for your picture.")).to_be_visible()


def test_the_server_may_restart_in_the_middle(new_page: NewPage, house: House) -> None:
    page = new_page()
    page.get_by_role("button", name="Play now").click()
    do_what_is_asked(page)
    if page.get_by_role("heading", name="You tell this turn").count():
        page.get_by_label("What shall they hear?").fill("Half a thought")
    house.stop()
    expect(page.get_by_text("The line is cut.")).to_be_visible()
    house.start()
    expect(page.get_by_text("The line is cut.")).to_have_count(0)
    if page.get_by_role("heading", name="You tell this turn").count():
        expect(page.get_by_label("What shall they hear?")).to_have_value("Half a thought")
    for _ in range(3):
        do_what_is_asked(page)
