"""A game by the keyboard alone, from the door to the last page: nothing here ever touches or clicks."""

import pytest
from playwright.sync_api import Locator, Page, expect

from reverie.rules import End, EndBy
from tests.browser.conftest import DESKTOP, Gather, NewPage
from tests.browser.playing import ON, asked, cards, hand, row, what_is_asked

pytestmark = pytest.mark.slow
FAR = 60  # more stops than any of our screens has


def stands_on(page: Page, wanted: Locator) -> bool:
    return wanted.first.evaluate("element => element === document.activeElement")


def go_to(page: Page, wanted: Locator) -> None:
    """By the tabulator, from wherever one is."""
    wanted.first.wait_for()
    for _ in range(FAR):
        if stands_on(page, wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way by keyboard to {wanted}")


def press(page: Page, wanted: Locator) -> None:
    go_to(page, wanted)
    page.keyboard.press("Enter")


def do(page: Page, what: str) -> None:
    match what:
        case "race":
            press(page, page.get_by_role("button", name="I have a phrase!"))
        case "tell":
            go_to(page, cards(hand(page)))
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            go_to(page, page.get_by_label("What shall they hear?"))
            page.keyboard.type("By heart")
            page.keyboard.press("Enter")
        case "give":
            page.keyboard.press("2")  # numbers pick from anywhere
            page.keyboard.press("3")
            press(page, asked(page)["give"])
        case "vote":
            go_to(page, cards(row(page)))
            page.keyboard.press("z")
            expect(page.get_by_role("dialog")).to_be_visible()  # closer
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
            go_to(page, cards(row(page)))
            page.keyboard.press("Enter")
        case "reveal":
            press(page, page.get_by_role("button", name="Skip", exact=True).or_(page.get_by_role("button", name=ON)))
            press(page, page.get_by_role("button", name=ON))
        case _:
            raise AssertionError(what)
    expect(asked(page)[what]).to_have_count(0)


def test_a_game_by_keyboard_alone(new_page: NewPage, company: Gather) -> None:
    others = company(2, end=End(EndBy.TURNS, 3))
    page = new_page(others.link, size=DESKTOP)
    go_to(page, page.get_by_label("Your name"))
    page.keyboard.type("Maarja")
    go_to(page, page.get_by_role("radio").first)
    page.keyboard.press("Space")
    press(page, page.get_by_role("button", name="Sit down"))
    press(page, page.get_by_role("button", name="I am ready"))
    others.begin()
    do(page, "race")
    others.play_on()
    done: list[str] = []
    while (what := what_is_asked(page)) != "over":
        do(page, what)
        done.append(what)
        assert len(done) < 30, done
    assert {"tell", "give", "vote", "reveal"} <= set(done)
    press(page, page.get_by_role("link", name="Album"))
    expect(page.get_by_role("heading", name="Turn 3")).to_be_visible()
