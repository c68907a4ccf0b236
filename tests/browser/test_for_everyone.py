"""No screen, in no state, that axe-core would fault, that is wider than the window, or that moves under one's eyes."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser import walk
from tests.browser.company import Company
from tests.browser.conftest import DESKTOP, PHONE, House, NewPage

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
SMALLEST = {"width": 320, "height": 568}
SIDEWAYS = {"width": 844, "height": 390}

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
AT_REST = "Promise.allSettled(document.getAnimations().map((each) => each.finished)).then(() => null)"
# Where a bar at the foot of the page hides nothing: what it hides elsewhere is reached by going on.
TO_THE_END = "scrollTo(0, document.documentElement.scrollHeight)"
FAULTS = """async (tags) => {
    const { violations } = await axe.run({ runOnly: tags, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`))
}"""
TOO_WIDE = """[document.documentElement, ...document.querySelectorAll('main, dialog[open]')]
    .some((each) => each.scrollWidth > each.clientWidth)"""
SHIFTS = """new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
        if (hadRecentInput || value < 0.004) continue // a word that follows a longer one in its line
        const moved = sources.map(({ node, previousRect: was, currentRect: is }) => {
            const what = node instanceof Element ? node.outerHTML.slice(0, 60) : String(node)
            return [what, was.x, was.y, is.x, is.y].join(' ')
        })
        ;(window.shifts ??= []).push(`${value.toFixed(4)} ${moved.join(' | ')}`)
    }
}).observe({ type: 'layout-shift', buffered: true })"""


@pytest.fixture
def others(house: House) -> Iterator[Company]:
    company = Company(house.address, 5, walk.SETTINGS)
    yield company
    company.go()


def everything(page: Page, others: Company) -> Iterator[str]:
    yield from walk.outside(page)
    yield from walk.setting_a_table(page)
    yield from walk.at_table(page, others)


@pytest.mark.parametrize("dark", [False, True], ids=["day", "lamp"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_no_fault_on_any_screen(new_page: NewPage, others: Company, size: dict[str, int], dark: bool) -> None:
    page = new_page(size=size, dark=dark)
    axe = AXE.read_text("utf-8")
    faults: list[str] = []
    for screen in everything(page, others):
        page.evaluate(TO_THE_END)
        page.evaluate(AT_REST)
        if page.evaluate("typeof axe") == "undefined":
            page.evaluate(axe)
        faults += [f"{screen}: {fault}" for fault in page.evaluate(FAULTS, TAGS)]
    assert faults == [], "\n".join(faults)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_moves_under_one_s_eyes(new_page: NewPage, others: Company, size: dict[str, int]) -> None:
    page = new_page("about:blank", size=size)
    page.add_init_script(SHIFTS)
    page.goto("/")
    moved: list[str] = []
    for screen in everything(page, others):
        page.evaluate(AT_REST)
        moved += [f"{screen}: {shift}" for shift in page.evaluate("window.shifts?.splice(0) ?? []")]
    assert moved == [], "\n".join(moved)


@pytest.mark.parametrize("size", [SMALLEST, SIDEWAYS], ids=["320 px", "sideways"])
def test_nothing_is_wider_than_the_window(new_page: NewPage, others: Company, size: dict[str, int]) -> None:
    page = new_page(size=size)
    wide = [screen for screen in everything(page, others) if page.evaluate(TOO_WIDE)]
    assert wide == []
