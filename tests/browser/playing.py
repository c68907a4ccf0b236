"""What a person does at a page, turn by turn, found by what it is called."""

import re
from contextlib import suppress

from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as TooLateError

SOON = 60_000
ON = re.compile("^(.* tells next|You tell next|See how it ended|Go on)$")


class Wire:
    """The live line of a page, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self._lines: list[WebSocketRoute] = []
        self._down = False
        page.route_web_socket("**/live", self._carry)

    def cut(self) -> None:
        self._down = True
        self._lines.pop().close(code=3000)

    def mend(self) -> None:
        self._down = False

    def _carry(self, line: WebSocketRoute) -> None:
        if self._down:
            line.close(code=3000)
        else:
            line.connect_to_server()
            self._lines.append(line)


def hand(page: Page) -> Locator:
    return page.get_by_role("list", name="Your hand")


def row(page: Page) -> Locator:
    return page.get_by_role("list", name="The pictures on the table")


def cards(of: Locator) -> Locator:
    """The pictures that can be picked."""
    return of.locator("button[aria-pressed]")


def asked(page: Page) -> dict[str, Locator]:
    """By what a person sees that something is asked."""
    return {
        "over": page.get_by_role("heading", name="The end"),
        "reveal": page.get_by_role("heading", name="The reveal"),
        "race": page.get_by_role("button", name="I have a phrase!"),
        "tell": page.get_by_role("heading", name="You tell this turn"),
        "give": page.get_by_role("button", name=re.compile("^Give th")),
        "vote": page.get_by_text(re.compile("^Lay (your token|one or two)")),
    }


def what_is_asked(page: Page) -> str:
    """Wait until the page asks for something."""
    signs = asked(page)
    anything = page.locator("nothing")
    for each in signs.values():
        anything = anything.or_(each)
    anything.first.wait_for(timeout=SOON)
    return next((what for what, sign in signs.items() if sign.count()), "nothing")


def do_what_is_asked(page: Page, clue: str = "Almost home") -> str:
    """Wait until the page asks for something, and do it. What it was."""
    what = what_is_asked(page)
    match what:
        case "race":
            claim(page)
        case "tell":
            tell(page, clue)
        case "give":
            give(page)
        case "vote":
            cards(row(page)).first.click()
            expect(asked(page)["vote"]).to_have_count(0)
        case "reveal":
            turn_the_page(page)
        case _:
            pass
    return what


def claim(page: Page) -> None:
    """It is a race: who is too late finds the button gone."""
    with suppress(TooLateError):
        page.get_by_role("button", name="I have a phrase!").click(timeout=5_000)
    expect(page.get_by_role("heading", name="Who has a phrase?")).to_have_count(0)


def tell(page: Page, clue: str) -> None:
    cards(hand(page)).first.click()
    page.get_by_label("What shall they hear?").fill(clue)
    page.get_by_role("button", name="Say it", exact=True).click()
    expect(page.get_by_role("heading", name="You tell this turn")).to_have_count(0)


def give(page: Page) -> None:
    """One picture, or two at a table of three."""
    button = asked(page)["give"]
    cards(hand(page)).nth(0).click()
    if button.is_disabled():
        cards(hand(page)).nth(1).click()
    button.click()
    expect(button).to_have_count(0)


def turn_the_page(page: Page) -> None:
    skip = page.get_by_role("button", name="Skip", exact=True)
    skip.or_(page.get_by_role("button", name=ON)).first.wait_for()
    if skip.count():
        skip.click()
    page.get_by_role("button", name=ON).click()


def sit_down(page: Page, name: str = "Maarja") -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("heading", name="The table is set")).to_be_visible()
