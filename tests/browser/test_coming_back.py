"""Nothing is lost by a reload, a cut line, or a second device; in no phase."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from reverie.rules import Phase
from tests.browser.company import Company
from tests.browser.conftest import DESKTOP, Gather, NewPage
from tests.browser.playing import Wire, asked, cards, give, hand, row, sit_down, tell, turn_the_page

pytestmark = pytest.mark.slow


def phases(page: Page, others: Company) -> Iterator[str]:
    """The phases of a turn that this page tells and of one that it does not, at a table of three, each as it begins."""
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Who has a phrase?")
    yield "race"
    page.get_by_role("button", name="I have a phrase!").click()
    expect(heading).to_have_text("You tell this turn")
    yield "telling"
    tell(page, "Half a thought")
    expect(heading).to_have_text("The others are choosing pictures for your clue.")
    yield "others give"
    others.reach(Phase.GIVING)
    others.move()
    expect(heading).to_have_text("The others are looking for your picture.")
    yield "others vote"
    others.reach(Phase.VOTING)
    others.move()
    turn_the_page(page)
    expect(heading).to_have_text("Éloïse is looking for a clue.")
    yield "another tells"
    others.reach(Phase.TELLING, turn=1)
    others.move(clue="Somewhere else")
    expect(heading).to_have_text("Give 2 pictures that fit the clue.")
    yield "giving"
    give(page)
    expect(heading).to_have_text("Given. Until all are in, you can choose anew.")
    yield "given"
    others.reach(Phase.GIVING, turn=2)
    others.move()
    expect(heading).to_have_text("Which one is Éloïse’s?")
    yield "voting"
    cards(row(page)).first.click()
    expect(page.get_by_text("Your token lies.")).to_be_visible()
    yield "voted"


class Stand(NamedTuple):
    """What a page shows: the question, how many pictures lie in the hand, and how many in the row."""

    asked: str
    hand: int
    row: int


def what_stands(page: Page) -> Stand:
    asked = page.get_by_role("heading", level=1).inner_text()
    return Stand(asked, hand(page).get_by_role("listitem").count(), row(page).get_by_role("listitem").count())


def expect_to_stand(page: Page, stand: Stand) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(stand.asked)
    expect(hand(page).get_by_role("listitem")).to_have_count(stand.hand)
    expect(row(page).get_by_role("listitem")).to_have_count(stand.row)


def test_a_reload_in_every_phase(new_page: NewPage, company: Gather) -> None:
    others = company(2)
    page = new_page(others.link)
    sit_down(page)
    others.begin()
    for _ in phases(page, others):
        stood = what_stands(page)
        page.reload()
        expect_to_stand(page, stood)


def test_a_cut_in_every_phase(new_page: NewPage, company: Gather) -> None:
    others = company(2)
    page = new_page()
    wire = Wire(page)
    page.goto(others.link)
    sit_down(page)
    others.begin()
    for _ in phases(page, others):
        stood = what_stands(page)
        wire.cut()
        expect(page.get_by_text("The line is cut.")).to_be_visible()
        wire.mend()
        expect(page.get_by_text("The line is cut.")).to_have_count(0)
        expect_to_stand(page, stood)


def test_what_was_done_while_the_line_was_cut_is_done_when_it_is_back(new_page: NewPage, company: Gather) -> None:
    others = company(2)
    page = new_page()
    wire = Wire(page)
    page.goto(others.link)
    sit_down(page)
    others.begin()
    claim = page.get_by_role("button", name="I have a phrase!")
    expect(claim).to_be_visible()
    wire.cut()
    expect(page.get_by_text("The line is cut.")).to_be_visible()
    claim.click()
    wire.mend()
    expect(page.get_by_role("heading", name="You tell this turn")).to_be_visible(timeout=20_000)


def pictures(of: Locator) -> list[str | None]:
    return [each.get_attribute("data-picture") for each in of.get_by_role("listitem").all()]


def test_a_second_device_holds_the_same_hand(new_page: NewPage, company: Gather) -> None:
    others = company(2)
    phone = new_page(others.link)
    sit_down(phone)
    others.begin()
    phone.get_by_role("button", name="Menu", exact=True).click()
    phone.get_by_role("button", name="Add a device of yours").click()
    link = phone.get_by_role("dialog").get_by_role("link").filter(has_text="/d#").get_attribute("href")
    phone.keyboard.press("Escape")
    desk = new_page(link, size=DESKTOP)
    expect(hand(desk).get_by_role("listitem")).to_have_count(6 + 1)
    assert pictures(hand(desk)) == pictures(hand(phone))
    others.move()
    others.reach(Phase.TELLING)
    others.move()
    give(desk)  # what one device does, the other shows
    expect(phone.get_by_role("button", name="Take back", exact=True)).to_be_visible()
    others.move()
    others.reach(Phase.VOTING)
    cards(row(phone)).first.click()
    expect(cards(row(desk)).first).to_have_attribute("aria-pressed", "true")
    others.move()
    turn_the_page(phone)
    turn_the_page(desk)
    expect(asked(desk)["reveal"]).to_have_count(0)


def test_a_shared_screen_shows_nobodys_hand(new_page: NewPage, company: Gather) -> None:
    others = company(2)
    page = new_page(others.link, size=DESKTOP)
    sit_down(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("link", name="A screen for all to see").click()
    others.begin()
    expect(page.get_by_role("heading", name="Who has a phrase?")).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(0)
    others.move()
    others.reach(Phase.TELLING)
    others.move(clue="For all to read")
    expect(page.get_by_text("For all to read")).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(0)
