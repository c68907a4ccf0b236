"""What the door weighs, and how soon there is a hand to look at."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from bench.page.stand import Figure, Net, Stand, Tools, number, slowed
from tests.browser.playing import hand as hand_of

HOME = Net(9, 70)
SLOW = Net(1.6, 150)
SLOW_PROCESSOR = 4
TIMES = 5

# When the last of the small pictures and of the larger ones had come, counted from the press of the button.
COME = """(pressed) => {
    const pictures = [...document.querySelectorAll('[data-picture] img')]
    const ends = new Map(performance.getEntriesByType('resource').map((each) => [each.name, each.responseEnd]))
    const last = (urls) => Math.max(...urls.map((url) => ends.get(url) ?? NaN)) - pressed
    return [last(pictures.map(({ src }) => src)), last(pictures.map(({ currentSrc }) => currentSrc))]
}"""
ALL_SHARP = """() => {
    const pictures = [...document.querySelectorAll('[data-picture] img')]
    return pictures.length === 6 && pictures.every(({ complete, currentSrc, src, srcset }) =>
        complete && (currentSrc !== src || (srcset !== '' && !srcset.includes(','))))
}"""
HAND_SEEN = "document.querySelectorAll('[data-picture] img').length === 6"


def weight(stand: Stand) -> Iterator[Figure]:
    """Bytes as they come over the wire, headers and all, until the door stands; without the worker's own store."""
    page = stand.page(sharp=2)
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    line = Tools(page)
    line.send("Network.enable")
    kinds: dict[str, str] = {}
    bytes_of: Counter[str] = Counter()

    def asked(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event.get("type", "Other")

    def came(event: dict[str, Any]) -> None:
        bytes_of[kinds.get(event["requestId"], "Other")] += int(event["encodedDataLength"])

    line.on("Network.responseReceived", asked)
    line.on("Network.loadingFinished", came)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.context.close()
    words = sum(size for kind, size in bytes_of.items() if kind not in ("Image", "Font"))
    yield Figure("the door, without pictures and fonts", _kb(words), "at most 120 KB", words <= 120_000)
    yield Figure("its fonts", _kb(bytes_of["Font"]), "at most 90 KB", bytes_of["Font"] <= 90_000)
    yield Figure("its pictures", _kb(bytes_of["Image"]))


def hand(stand: Stand) -> Iterator[Figure]:
    """Of a server that somebody has played on: the first game of all waits until the minds have learnt to read."""
    page = stand.page()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(hand_of(page)).to_be_visible()
    page.context.close()

    page = stand.page(sharp=2)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    slowed(Tools(page), HOME)
    pressed = page.evaluate("performance.now()")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_function(ALL_SHARP)
    small, large = (number(each) / 1000 for each in page.evaluate(COME, pressed))
    page.context.close()
    at = f"{HOME.megabits:g} Mbit/s and {HOME.milliseconds:g} ms"
    yield Figure(
        f"six pictures of 300 px after pressing Play now, at {at}", f"{small:.2f} s", "at most 2 s", small <= 2
    )
    yield Figure("the same of 700 px", f"{large:.2f} s")

    opened = sorted(_opened(stand) for _ in range(TIMES))
    seconds = opened[TIMES // 2]
    at = f"{SLOW.megabits:g} Mbit/s, {SLOW.milliseconds:g} ms, a processor {SLOW_PROCESSOR} times slower"
    between = f"{seconds:.1f} s ({opened[0]:.1f} to {opened[-1]:.1f})"
    yield Figure(f"from opening the page to a hand of cards, two taps, at {at}", between, "under 5 s", seconds < 5)


def _opened(stand: Stand) -> float:
    page = stand.page(sharp=2)
    slowed(Tools(page), SLOW, SLOW_PROCESSOR)
    page.goto("/", wait_until="commit")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_function(f"() => {HAND_SEEN}")
    seconds = number(page.evaluate("performance.now()")) / 1000
    page.context.close()
    return seconds


def _kb(size: float) -> str:
    return f"{size / 1000:.1f} KB"
