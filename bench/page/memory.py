"""Ten games in one tab: what is still held after each."""

from collections.abc import Iterator

from playwright.sync_api import Page

from bench.page.stand import Figure, Stand, Tools
from tests.browser.playing import asked, do_what_is_asked

GAMES = 10
SETTLED = 3  # games after which everything that is ever loaded has been
MORE = 1.1
SET_TABLE = """async () => {
    const settings = { chairs: 3, options: { clues: ['words'], end: { by: 'turns', at: 3 } } }
    const body = JSON.stringify({ name: 'Ada', settings })
    const how = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    return (await (await fetch('/api/tables', how)).json()).table
}"""


def memory(stand: Stand) -> Iterator[Figure]:
    page = stand.page()
    page.goto("/")
    page.goto(f"/t/{page.evaluate(SET_TABLE)}")
    page.get_by_role("button", name="Let minds take the free chairs").click()
    line = Tools(page)
    held: list[float] = []
    nodes: list[int] = []
    for _ in range(GAMES):
        page.get_by_role("button", name="Begin with 3").or_(page.get_by_role("button", name="Play again")).first.click()
        asked(page)["race"].wait_for()
        _play(page)
        heap, many = _held(line)
        held.append(heap)
        nodes.append(many)
    page.context.close()
    grown = held[-1] / held[SETTLED - 1]
    course = ", ".join(f"{each:.1f}" for each in held)
    yield Figure(
        "the page's heap after each of ten games in one tab, MB",
        course,
        f"the tenth at most {MORE} times the third",
        grown <= MORE,
    )
    yield Figure("elements held after the third and the tenth", f"{nodes[SETTLED - 1]}, {nodes[-1]}")


def _play(page: Page) -> None:
    for _ in range(60):
        if do_what_is_asked(page) == "over":
            return
    raise AssertionError("it does not end")


def _held(line: Tools) -> tuple[float, int]:
    for _ in range(3):
        line.send("HeapProfiler.collectGarbage")
    heap = line.send("Runtime.getHeapUsage")["usedSize"] / 1_000_000
    counted = line.send("Memory.getDOMCounters")
    return heap, counted["nodes"]
