"""Clues that are not words: what they weigh, and how soon the first listener has them."""

import time
from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

from bench.page.stand import Figure, Stand
from reverie.rules import ClueKind, End, EndBy, Options
from reverie.tables.settings import Settings
from tests.browser.company import Company
from tests.browser.playing import asked, cards, hand, sit_down

KINDS = (ClueKind.WORDS, ClueKind.SOUND, ClueKind.HUM, ClueKind.MIME, ClueKind.LIVE)
SETTINGS = Settings(chairs=3, options=Options(end=End(EndBy.TURNS, 1), clues=KINDS))


def _hum(page: Page) -> None:
    page.get_by_role("button", name="Hum it").click()
    for key in ("Digit1", "Digit3", "Digit5", "Digit8", "Digit5", "Digit3", "Digit1"):
        page.keyboard.down(key)
        page.wait_for_timeout(400)
        page.keyboard.up(key)


def _puppet(page: Page) -> None:
    page.get_by_role("button", name="Mime it").click()
    page.get_by_role("button", name="Record", exact=True).click()
    turn = page.get_by_role("slider", name="How far it is turned")
    for _ in range(30):
        turn.press("ArrowRight")
        page.wait_for_timeout(80)
    page.get_by_role("button", name="Stop", exact=True).click()


def _song(page: Page) -> None:
    page.get_by_role("button", name="Sing it").click()
    _record(page, 20)


def _camera(page: Page) -> None:
    page.get_by_role("button", name="Mime it").click()
    page.get_by_role("button", name="Before the camera").click()
    _record(page, 10)


def _record(page: Page, seconds: float) -> None:
    """As long as may be: it ends by itself."""
    page.get_by_role("button", name="Record", exact=True).click()
    page.get_by_role("button", name="Once more from the beginning").wait_for(timeout=(seconds + 30) * 1000)


MADE: dict[str, tuple[Callable[[Page], None], str]] = {
    "a hum of seven notes": (_hum, "Listen"),
    "a mime on the paper stage, 3 s": (_puppet, "Watch"),
    "a song of 20 s, the longest": (_song, "Listen"),
    "a mime before the camera of 10 s, the longest": (_camera, "Watch"),
}


def clues(stand: Stand) -> Iterator[Figure]:
    for what, (make, plays) in MADE.items():
        size, seconds = _from_release_to_listener(stand, make, plays)
        yield Figure(what, f"{size / 1000:.1f} KB, {seconds * 1000:.0f} ms from release to the first listener")


def _from_release_to_listener(stand: Stand, make: Callable[[Page], None], plays: str) -> tuple[int, float]:
    others = Company(stand.address, 1, SETTINGS)
    teller, listener = stand.page(), stand.page()
    for page, name in ((teller, "Maarja"), (listener, "Wren")):
        page.goto(others.link)
        sit_down(page, name)
    others.begin()
    asked(teller)["race"].click()
    cards(hand(teller)).first.click()
    make(teller)
    take = teller.get_by_role("button", name="Take this")
    expect(take).to_be_enabled()
    begun = time.perf_counter()
    with listener.expect_response(lambda response: "/recordings/" in response.url) as heard:
        take.click()
    expect(listener.get_by_role("button", name=plays)).to_be_enabled()
    seconds = time.perf_counter() - begun
    size = int(heard.value.headers["content-length"])
    teller.context.close()
    listener.context.close()
    others.go()
    return size, seconds
