"""Every screen of the page and every state of it, as somebody comes to them in a game of two turns."""

from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

from reverie.rules import ClueKind, End, EndBy, Options, Phase
from reverie.tables.settings import Settings
from tests.browser.company import Company
from tests.browser.playing import Wire, asked, cards, do_what_is_asked, hand, row, sit_down, turn_the_page

SETTINGS = Settings(
    chairs=6,
    options=Options(
        end=End(EndBy.TURNS, 2),
        exchange=True,
        clues=(ClueKind.WORDS, ClueKind.SOUND, ClueKind.HUM, ClueKind.MIME, ClueKind.LIVE),
    ),
)
Gather = Callable[[int, Settings], Company]


def outside(page: Page) -> Iterator[str]:
    """What is to be read without a table."""
    yield "landing"
    page.get_by_role("link", name="How it is played").click()
    yield "rules"
    page.goto("/privacy")
    yield "privacy"
    for name, path in (("a lost device", "/d#x"), ("a lost table", "/t/none"), ("wrong code", "/j#AAAAAA")):
        page.goto(path)
        expect(page.get_by_role("heading").or_(page.get_by_role("alert")).filter(visible=True).first).to_be_visible()
        yield name


def setting_a_table(page: Page) -> Iterator[str]:
    """What a host sees before others come."""
    page.goto("/")
    page.get_by_role("button", name="Set a table").click()
    expect(page.get_by_role("heading", name="The table is set")).to_be_visible()
    yield "waiting room of a host"
    for phrase in ("6 chairs", "as is usual", "without a clock", "a mind plays for them", "words", "no house rules"):
        page.get_by_role("button", name=phrase, exact=True).click()
        yield f"option: {phrase}"
    page.get_by_text("Ways to play").click()
    yield "ways to play"
    page.get_by_role("button", name="Let minds take the free chairs").click()
    expect(page.get_by_role("button", name="Begin with 6")).to_be_visible()
    yield "waiting room with minds"


def at_table(page: Page, others: Company, clue: str = "Almost home") -> Iterator[str]:
    """A turn that this page tells, and one that it does not."""
    wire = Wire(page)
    page.goto(others.link)
    expect(page.get_by_label("Your name")).to_be_visible()
    yield "join"
    sit_down(page)
    yield "waiting room"
    yield from over_the_table(page)
    others.begin()
    expect(asked(page)["race"]).to_be_visible()
    yield "race"
    do_what_is_asked(page)
    expect(page.get_by_role("heading", name="You tell this turn")).to_be_visible()
    yield "telling"
    yield from clues_without_words(page)
    cards(hand(page)).nth(1).click()
    page.get_by_label("What shall they hear?").fill(clue)
    yield "telling, with a clue"
    page.get_by_role("button", name="Say it", exact=True).click()
    others.reach(Phase.GIVING)
    expect(page.get_by_role("heading", name="The others are choosing")).to_be_visible()
    others.move(but=2)
    yield "others give"
    others.move()
    others.reach(Phase.VOTING)
    expect(row(page)).to_be_visible()
    yield "others vote"
    others.move()
    expect(asked(page)["reveal"]).to_be_attached()
    page.get_by_role("button", name="Skip", exact=True).click()
    yield "reveal of one's own"
    turn_the_page(page)
    yield "another tells"
    others.move(clue="The night before the sea came back")
    others.reach(Phase.GIVING, turn=2)
    expect(asked(page)["give"]).to_be_visible()
    yield "giving"
    cards(hand(page)).nth(2).click()
    yield "giving, one picked"
    asked(page)["give"].click()
    expect(page.get_by_role("button", name="Take back", exact=True)).to_be_visible()
    others.move(but=2)
    yield "given"
    others.move()
    others.reach(Phase.VOTING, turn=2)
    expect(asked(page)["vote"]).to_be_attached()
    yield "voting"
    cards(row(page)).nth(1).click()
    expect(page.get_by_text("Your token lies.")).to_be_attached()
    others.move(but=2)
    yield "voted"
    cards(row(page)).nth(1).press("z")
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    yield "zoom"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="The turn before", exact=True).click()
    yield "recap"
    page.keyboard.press("Escape")
    wire.cut()
    expect(page.get_by_text("The line is cut.")).to_be_visible()
    yield "offline"
    wire.mend()
    expect(page.get_by_text("The line is cut.")).to_have_count(0)
    others.move()
    yield from to_the_album(page)


def to_the_album(page: Page) -> Iterator[str]:
    """From the last vote of a game of two turns."""
    expect(asked(page)["reveal"]).to_be_attached()
    page.get_by_role("button", name="Skip", exact=True).click()
    yield "reveal"
    turn_the_page(page)
    expect(asked(page)["over"]).to_be_visible()
    yield "end"
    page.get_by_role("link", name="Album").click()
    expect(page.get_by_role("heading", name="Turn 2")).to_be_visible()
    yield "album"


def over_the_table(page: Page) -> Iterator[str]:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_text("Éloïse", exact=True).click()
    page.get_by_role("button", name="Add a device of yours").click()
    yield "menu"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Talk", exact=True).click()
    page.get_by_label("Say something").fill("Good evening to you all")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log").get_by_text("Good evening")).to_be_visible()
    yield "talk"
    page.keyboard.press("Escape")


def clues_without_words(page: Page) -> Iterator[str]:
    cards(hand(page)).first.click()
    for way in ("Sing it", "Hum it", "Mime it", "I’ll do it live"):
        page.get_by_role("button", name=way).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        yield f"clue: {way}"
        page.keyboard.press("Escape")
