"""Every way to play as a whole game at a real page: presets, house rules, and clues that are not words.

Chromium is given a camera and a microphone that are not there.
"""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, Playwright, expect

from tests.browser.conftest import PATIENCE, PHONE, House, program_of

pytestmark = pytest.mark.slow

SOON = PATIENCE
FAKE = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]

SET_TABLE = """async (settings) => {
    const body = JSON.stringify({ name: 'Ada', settings })
    const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return (await answer.json()).table
}"""

Tell = Callable[[Page], None]


@pytest.fixture(scope="module")
def with_camera(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=program_of(), args=FAKE)
    yield browser
    browser.close()


@pytest.fixture
def page(house: House, with_camera: Browser) -> Iterator[Page]:
    """A host's page, with a table just set."""
    faults: list[str] = []
    context = with_camera.new_context(
        base_url=house.address,
        locale="en",
        viewport={"width": PHONE["width"], "height": PHONE["height"]},
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto("/")
    page.get_by_role("button", name="Set a table").click()
    yield page
    context.close()
    assert faults == []


def pictures(page: Page, where: str) -> Locator:
    return page.get_by_role("list", name=where).locator("button[aria-pressed]")


def say(page: Page) -> None:
    page.get_by_label("What shall they hear?").fill("Half a thought")
    page.get_by_role("button", name="Say it", exact=True).click()


def hum(page: Page) -> None:
    page.get_by_role("button", name="Hum it").click()
    for key in ("Digit3", "Digit5", "Digit8"):
        page.keyboard.down(key)
        page.keyboard.up(key)
    _take(page, "a tune that climbs")


def mime_with_the_puppet(page: Page) -> None:
    page.get_by_role("button", name="Mime it").click()
    page.get_by_role("button", name="Record", exact=True).click()
    turn = page.get_by_role("slider", name="How far it is turned")
    for _ in range(4):
        turn.press("ArrowRight")
        page.wait_for_timeout(120)  # a scene takes its time
    page.get_by_role("button", name="Stop", exact=True).click()
    _take(page, "a rabbit waves")


def mime_before_the_camera(page: Page) -> None:
    page.get_by_role("button", name="Mime it").click()
    page.get_by_role("button", name="Before the camera").click()
    _record(page, "somebody waves")


def sing(page: Page) -> None:
    page.get_by_role("button", name="Sing it").click()
    _record(page, "a low note")


def live(page: Page) -> None:
    page.get_by_role("button", name="I’ll do it live").click()
    page.get_by_role("button", name="I have done it").click()


def _record(page: Page, caption: str) -> None:
    page.get_by_role("button", name="Record", exact=True).click()
    page.wait_for_timeout(900)  # a recording takes its time
    seen = page.locator("dialog video")
    if seen.count():  # and a busy machine its own
        page.wait_for_function("() => document.querySelector('dialog video').currentTime > 0.6")
    page.get_by_role("button", name="Stop", exact=True).click()
    _take(page, caption)


def _take(page: Page, caption: str) -> None:
    page.get_by_label("In a few words").fill(caption)
    page.get_by_role("button", name="Take this").click()


def begin(page: Page) -> None:
    expect(page.get_by_role("heading", name="The table is set")).to_be_visible()
    free = page.get_by_role("button", name="Let minds take the free chairs")
    if free.count():
        free.click()
    page.get_by_role("button", name=re.compile("^Begin with")).click()
    page.get_by_role("list", name="Your hand").wait_for()


def choose(page: Page, way: str) -> None:
    page.get_by_text("Ways to play").click()
    page.get_by_role("button", name=re.compile(f"^{way}")).click()


def play_to_the_end(page: Page, tell: Tell = say) -> int:
    """As long as it takes; the number of clues this page told."""
    told = 0
    ends = page.get_by_role("heading", name="The end")
    goes_on = page.get_by_role("button", name=re.compile("^(.* tells next|You tell next|See how it ended|Go on)$"))
    skips = page.get_by_role("button", name="Skip", exact=True)
    races = page.get_by_role("button", name="I have a phrase!")
    tells = page.get_by_role("heading", name="You tell this turn")
    gives = page.get_by_role("button", name=re.compile("^Give th"))
    votes = page.get_by_text(re.compile("^Lay (your token|one or two)"))
    anything = ends.or_(goes_on).or_(skips).or_(races).or_(tells).or_(gives).or_(votes)
    for _ in range(200):
        anything.first.wait_for(timeout=SOON)
        if ends.count():
            return told
        if skips.count():
            skips.click()
        elif goes_on.count():
            goes_on.click()
        elif races.count():
            races.click()
            expect(races).to_have_count(0)
        elif tells.count():
            pictures(page, "Your hand").first.click()
            tell(page)
            expect(tells).to_have_count(0)
            told += 1
        elif gives.count():
            for number in range(3):
                if not gives.is_disabled():
                    break
                pictures(page, "Your hand").nth(number).click()
            gives.click()
            expect(gives).to_have_count(0)
        elif votes.count():
            pictures(page, "The pictures on the table").first.click()
            expect(votes).to_have_count(0)
    raise AssertionError("it does not end")


@pytest.mark.parametrize(
    ("way", "seats"),
    [
        ("By the book", 6),
        ("Three players", 3),
        ("Counting", 6),
        ("Friends’ night", 6),
        ("Big table", 12),
        ("Two people, as rivals", 4),
        ("Two people, as allies", 4),
    ],
)
def test_a_way_to_play_is_played_to_its_end(page: Page, way: str, seats: int) -> None:
    choose(page, way)
    expect(page.get_by_text(f"We set {seats} chairs")).to_be_visible()
    begin(page)
    assert play_to_the_end(page) > 0
    if way.endswith("allies"):
        expect(page.get_by_text(re.compile(r"\d+ together\. The best two of the others: \d+\."))).to_be_visible()


@pytest.mark.parametrize(
    ("kind", "tell", "plays"),
    [
        ("sound", sing, "Listen"),
        ("hum", hum, "Listen"),
        ("mime", mime_with_the_puppet, "Watch"),
        ("mime", mime_before_the_camera, "Watch"),
        ("live", live, ""),
    ],
    ids=["song", "hum", "puppet", "camera", "live"],
)
def test_a_clue_that_is_not_words(page: Page, kind: str, tell: Tell, plays: str) -> None:
    """Allowed beside words, told in each turn of one's own, to be played again in the album."""
    table = page.evaluate(
        SET_TABLE, {"chairs": 3, "options": {"clues": ["words", kind], "end": {"by": "turns", "at": 3}}}
    )
    page.goto(f"/t/{table}")
    begin(page)
    assert play_to_the_end(page, tell) > 0
    if plays:
        page.get_by_role("button", name="Keep what was hummed and mimed").click()
        expect(page.get_by_text("What was recorded in this game stays with the table.")).to_be_visible()
        page.get_by_role("link", name="Album").click()
        again = page.get_by_role("button", name=plays)
        expect(again.first).to_be_enabled()
        again.first.click()
        expect(page.get_by_role("button", name="Stop it")).to_have_count(1)


def test_a_tale_is_read_at_the_end(page: Page) -> None:
    choose(page, "A tale in turns")
    begin(page)
    so_far = page.get_by_role("region", name="The tale so far")

    def carry_on(page: Page) -> None:
        if page.get_by_text(re.compile("^Turn 1 of")).count() == 0:
            expect(so_far).to_contain_text("Half a thought")
        say(page)

    assert play_to_the_end(page, carry_on) > 1
    page.get_by_role("link", name="Album").click()
    expect(page.get_by_role("heading", name="The tale so far")).to_be_visible()
    expect(page.get_by_text(re.compile("Half a thought[.,] ")).first).to_be_visible()


def test_a_group_s_rules_are_named_kept_and_handed_on(page: Page, house: House, with_camera: Browser) -> None:
    choose(page, "Counting")
    page.get_by_label("What you call them").fill("Tuesday’s")
    page.get_by_role("button", name="Keep these rules").click()
    expect(page.get_by_role("button", name="Play by “Tuesday’s”")).to_be_visible()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy a link to “Tuesday’s”").click()
    expect(page.get_by_role("button", name="Copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = with_camera.new_context(base_url=house.address, locale="et").new_page()
    other.goto(link)
    expect(other.get_by_role("heading", name="„Tuesday’s”")).to_be_visible()
    other.get_by_role("button", name="Kata nendega laud").click()
    expect(other.get_by_text("1 oma reegel")).to_be_visible()
    other.context.close()
