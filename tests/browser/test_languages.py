"""Everyone reads their own language, at one table."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, NewPage

pytestmark = pytest.mark.slow

# What somebody reads on the way from the door to the reveal, in each language.
WORDS = {
    "en": {"sit": "Sit down", "race": "Who has a phrase?", "claim": "I have a phrase!", "give": "Give this one"},
    "fr": {"sit": "M’asseoir", "race": "Qui a une phrase ?", "give": "Donner celle-ci"},
    "es": {"sit": "Sentarme", "race": "¿Quién tiene una frase?", "give": "Dar esta"},
    "pt": {"sit": "Sentar-me", "race": "Quem tem uma frase?", "give": "Dar esta"},
    "et": {"sit": "Istun maha", "race": "Kellel on lause?", "give": "Annan selle"},
}
REVEAL = {"en": "The reveal", "fr": "La révélation", "es": "La revelación", "pt": "A revelação", "et": "Paljastus"}


def test_five_pages_in_five_languages(new_page: NewPage) -> None:
    host = new_page(size=DESKTOP)
    host.get_by_role("button", name="Set a table").click()
    link = host.get_by_role("link", name="Link").get_attribute("href")
    assert link is not None
    assert "#" in link
    pages: dict[str, Page] = {"en": host}
    for language in ("fr", "es", "pt", "et"):
        page = pages[language] = new_page(link, language=language)
        page.locator("form input").first.fill(language.upper())
        page.get_by_role("button", name=WORDS[language]["sit"]).click()
    expect(host.get_by_role("button", name="Begin with 5")).to_be_visible()
    host.get_by_role("button", name="Begin with 5").click()
    for language, page in pages.items():
        expect(page.get_by_role("heading", name=WORDS[language]["race"])).to_be_visible()

    host.get_by_role("button", name=WORDS["en"]["claim"]).click()
    host.locator("button[aria-pressed]").first.click()
    host.get_by_label("What shall they hear?").fill("Presque à la maison")
    host.get_by_role("button", name="Say it", exact=True).click()
    for language in ("fr", "es", "pt", "et"):
        page = pages[language]
        page.locator("button[aria-pressed]").first.click()
        page.get_by_role("button", name=WORDS[language]["give"]).click()
    for language in ("fr", "es", "pt", "et"):
        pages[language].locator("li button[aria-pressed]").first.click()
    for language, page in pages.items():
        expect(page.get_by_role("heading", name=REVEAL[language])).to_be_attached()
        expect(page.get_by_text("Presque à la maison").first).to_be_attached()


def test_the_language_can_be_changed_in_the_midst_of_a_game(new_page: NewPage) -> None:
    page = new_page(language="et")
    page.get_by_role("button", name="Mängi kohe").click()
    expect(page.get_by_role("heading", name=WORDS["et"]["race"])).to_be_visible()
    page.get_by_role("button", name="Menüü").click()
    page.get_by_role("combobox", name="Keel").select_option("pt")
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name=WORDS["pt"]["race"])).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "pt"
