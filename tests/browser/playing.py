"""What a person does at a page, turn by turn, found by what it is called."""

import re

from playwright.sync_api import Page, expect

SOON = 25_000


def do_what_is_asked(page: Page, clue: str = "Almost home") -> str:
    """Wait until the page asks for something, and do it. What it was."""
    asked = {
        "over": page.get_by_role("heading", name="The end"),
        "reveal": page.get_by_role("heading", name="The reveal"),
        "race": page.get_by_role("button", name="I have a phrase!"),
        "tell": page.get_by_role("heading", name="You tell this turn"),
        "give": page.get_by_role("button", name="Give this one"),
        "vote": page.get_by_text("Lay your token on a picture."),
    }
    anything = page.locator("nothing")
    for each in asked.values():
        anything = anything.or_(each)
    anything.first.wait_for(timeout=SOON)
    for what, sign in asked.items():
        if sign.count():
            _do(page, what, clue)
            return what
    return "nothing"


def _do(page: Page, what: str, clue: str) -> None:
    match what:
        case "race":
            page.get_by_role("button", name="I have a phrase!").click()
            expect(page.get_by_role("heading", name="Who has a phrase?")).to_have_count(0)
        case "tell":
            page.get_by_role("list", name="Your hand").locator("button[aria-pressed]").first.click()
            page.get_by_label("What shall they hear?").fill(clue)
            page.get_by_role("button", name="Say it").click()
            expect(page.get_by_role("heading", name="You tell this turn")).to_have_count(0)
        case "give":
            page.get_by_role("list", name="Your hand").locator("button[aria-pressed]").first.click()
            page.get_by_role("button", name="Give this one").click()
            expect(page.get_by_role("button", name="Give this one")).to_have_count(0)
        case "vote":
            page.get_by_role("list", name="The pictures on the table").locator("button[aria-pressed]").first.click()
            expect(page.get_by_text("Lay your token on a picture.")).to_have_count(0)
        case "reveal":
            page.get_by_role("button", name="Skip").click()
            page.get_by_role("button", name=re.compile("tells next|You tell next|See how it ended|Go on")).click()
        case _:
            pass
