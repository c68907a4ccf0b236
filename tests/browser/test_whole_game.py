"""From the front door to the final score, as people do it."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, House, NewPage
from tests.browser.playing import do_what_is_asked

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_whole_game_with_minds(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(size=size)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("list", name="Your hand").get_by_role("listitem")).to_have_count(6)
    done: list[str] = []
    while "over" not in done:
        done.append(do_what_is_asked(page))
        assert len(done) < 60, done
    assert done.count("reveal") == 8  # 84 pictures, six players
    assert {"tell", "give", "vote"} <= set(done)
    page.get_by_role("link", name="Album").click()
    expect(page.get_by_role("heading", name="Turn 8")).to_be_visible()


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
    for _ in range(5):
        do_what_is_asked(page)


def test_two_languages_at_one_table(new_page: NewPage) -> None:
    ada = new_page(size=DESKTOP)
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Set a table").click()
    link = ada.get_by_role("link", name="Link").get_attribute("href")
    assert link is not None
    assert "#" in link

    maarja = new_page(link, language="et")
    maarja.get_by_label("Sinu nimi").fill("Maarja")
    maarja.get_by_role("button", name="Istun maha").click()
    expect(maarja.get_by_role("heading", name="Laud on kaetud")).to_be_visible()

    ada.get_by_role("button", name="Let a mind take it").first.click()
    ada.get_by_role("button", name="Begin with 3").click()
    expect(maarja.get_by_role("heading", name="Kellel on lause?")).to_be_visible()
    expect(ada.get_by_role("list", name="Your hand").get_by_role("listitem")).to_have_count(7)

    maarja.get_by_role("combobox", name="Keel").select_option("pt")
    expect(maarja.get_by_role("heading", name="Quem tem uma frase?")).to_be_visible()
