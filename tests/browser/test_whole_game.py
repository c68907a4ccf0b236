"""From the front door to the final score, as people do it."""

import re

import pytest
from playwright.sync_api import expect

from reverie.rules import End, EndBy, Phase
from tests.browser.conftest import DESKTOP, PHONE, Gather, House, NewPage
from tests.browser.playing import SOON, asked, cards, do_what_is_asked, hand, row, sit_down, tell

pytestmark = pytest.mark.slow

WIDEST = """() => {
    window.widest = 0
    const look = () => {
        for (const each of document.querySelectorAll('[data-picture]'))
            window.widest = Math.max(window.widest, each.getBoundingClientRect().width)
        requestAnimationFrame(look)
    }
    look()
}"""


AT_REST = "Promise.allSettled(document.getAnimations().map((each) => each.finished)).then(() => null)"
BEGINS = """new Promise((told) => {
    let begun = 0
    document.addEventListener('animationstart', () => (begun += 1), true)
    setTimeout(() => told(begun), 1000)
})"""


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
    page.evaluate(AT_REST)
    assert page.evaluate(BEGINS) == 0  # and keeps still
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


def test_whoever_comes_late_takes_the_chair_of_a_mind(new_page: NewPage, company: Gather) -> None:
    others = company(2)
    others.begin(minds=[2])
    page = new_page(others.link)
    page.get_by_label("Your name").fill("Maarja")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("You are watching.")).to_be_visible()
    expect(hand(page)).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Take the chair of")).click()
    expect(hand(page).get_by_role("listitem")).to_have_count(7)


def test_a_hopeless_hand_is_swapped_once(new_page: NewPage, company: Gather) -> None:
    others = company(2, exchange=True)
    page = new_page(others.link)
    sit_down(page)
    others.begin()
    expect(asked(page)["race"]).to_be_visible()
    first = hand(page).locator("[data-picture]").first
    was = first.get_attribute("data-picture") or ""
    page.get_by_role("button", name="Swap my hand").click()
    expect(first).to_have_attribute("data-picture", was)  # it was only asked
    page.get_by_role("button", name="All of them, once a game?").click()
    expect(page.locator(f"[data-picture='{was}']")).to_have_count(0)
    expect(hand(page).get_by_role("listitem")).to_have_count(7)
    expect(page.get_by_role("button", name="Swap my hand")).to_have_count(0)


def test_what_was_told_is_changed_until_somebody_gives(new_page: NewPage, company: Gather) -> None:
    others = company(2, amend=True)
    page = new_page(others.link)
    sit_down(page)
    others.begin()
    do_what_is_asked(page)
    tell(page, "Half a thought")
    page.get_by_role("button", name="Change the clue").click()
    clue = page.get_by_label("What shall they hear?")
    expect(clue).to_have_value("Half a thought")
    clue.fill("A whole one")
    page.get_by_role("button", name="Say it", exact=True).click()
    expect(page.get_by_text("“A whole one”")).to_be_visible()
    others.reach(Phase.GIVING)
    others.move(but=1)
    expect(page.get_by_role("button", name="Change the clue")).to_have_count(0)


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
