"""The pictures of docs/ and the short film of a turn, made anew: `.venv/bin/python -m tests.browser.pictures`.

A real server, five people and a page. The film is taken slowly and told in its true time, so that a busy machine drops
no frames of it. `--only film` or `--only stills` makes half of it.
"""

import argparse
import base64
import io
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, CDPSession, Locator, Page, expect, sync_playwright

from reverie.client import Line
from reverie.rules import End, EndBy, Options, Phase
from reverie.rules.clues import Words
from reverie.rules.moves import Tell, Vote
from reverie.tables.settings import Settings
from tests.browser.company import Company
from tests.browser.conftest import DESKTOP, PHONE, House, program_of
from tests.browser.playing import asked, cards, hand, row, sit_down, turn_the_page
from tests.browser.walk import to_the_album

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"
CLUES = ROOT / "tests" / "minds" / "clues" / "en.toml"
SETTINGS = Settings(chairs=6, options=Options(end=End(EndBy.TURNS, 2)))

SHARP = {"phone": 1.5, "desktop": 1.0}  # pixels of the picture to one of the page
SIZES = {"phone": PHONE, "desktop": DESKTOP}

SLOWLY = 5  # the film is taken so many times slower than it is told
FRAMES = 12.5  # a second
FILM = (800, 500)
FILM_TAKEN = (1280, 800)
MOST = 3_000_000  # bytes of the film

SLOWER = """(times) => {
    const { setTimeout: soon, setInterval: often } = window
    window.setTimeout = (call, after = 0, ...more) => soon(call, after * times, ...more)
    window.setInterval = (call, after = 0, ...more) => often(call, after * times, ...more)
    // Where somebody touches, a ring of light is seen.
    addEventListener('pointerdown', ({ clientX, clientY }) => {
        const ring = document.createElement('i')
        Object.assign(ring.style, {
            position: 'fixed', zIndex: 99, left: `${clientX - 24}px`, top: `${clientY - 24}px`, pointerEvents: 'none',
            width: '48px', height: '48px', borderRadius: '50%', border: '4px solid #fff3d0',
            background: 'rgb(255 243 208 / 35%)',
        })
        document.body.append(ring)
        const frames = [{ opacity: 1, scale: 0.5 }, { opacity: 1, scale: 1 }, { opacity: 0, scale: 1.3 }]
        const fades = ring.animate(frames, 700)
        fades.onfinish = () => ring.remove()
    }, true)
}"""


class Cast(Company):
    """People who give clues that fit, and of whom some find the picture, not all."""

    clues: dict[str, str]
    found = 0

    async def _move(self, line: Line, clue: str) -> None:
        view = line.view
        if view.phase is Phase.TELLING:
            card = next((card for card in view.hand if card in self.clues), view.hand[0])
            await line.play(Tell(card, Words(self.clues.get(card, clue), "en")))
        elif view.phase is Phase.VOTING:
            await self._vote(line)
        else:
            await super()._move(line, clue)

    async def _vote(self, line: Line) -> None:
        view = line.view
        told = next((each.view.chosen[0] for each in self.lines if each.view.seat == view.storyteller), None)
        right = view.row.index(told) + 1 if told in view.row else 0
        if right and self.found < 2:
            self.found += 1
            await line.play(Vote((right,)))
        else:
            others = [place for place, card in enumerate(view.row, 1) if card not in view.chosen and place != right]
            await line.play(Vote((self._random.choice(others),)))


def clues() -> dict[str, str]:
    """What somebody could say about each picture: half of it."""
    told = tomllib.loads(CLUES.read_text("utf-8"))["clue"]
    return {each["card"]: each["text"] for each in told if each["kind"] == "oblique"}


def clue_for_a_picture(page: Page, cast: Cast) -> str:
    """Pick one of the hand that something fits."""
    for picture in hand(page).locator("[data-picture]").all()[1:]:
        clue = cast.clues.get(picture.get_attribute("data-picture") or "")
        if clue is not None:
            picture.locator("[data-card]").click()
            return clue
    raise AssertionError("nobody could say anything about this hand")


def all_there(page: Page) -> None:
    """Every picture is loaded, and nothing moves any more."""
    page.wait_for_load_state("networkidle")
    page.evaluate("Promise.all([...document.images].map((each) => each.decode().catch(() => null))).then(() => null)")
    page.evaluate("Promise.allSettled(document.getAnimations().map((each) => each.finished)).then(() => null)")
    page.wait_for_timeout(1500)  # the thread is sewn, the rabbits have hopped


def screens(page: Page, cast: Cast) -> Iterator[str]:
    """Each phase once, as somebody sees it who sits at the table."""
    page.goto("/")
    yield "door"
    page.goto(cast.link)
    sit_down(page, "Maarja")
    yield "waiting-room"
    cast.begin()
    expect(asked(page)["race"]).to_be_visible()
    yield "race"
    page.get_by_role("button", name="I have a phrase!").click()
    expect(asked(page)["tell"]).to_be_visible()
    page.get_by_label("What shall they hear?").fill(clue_for_a_picture(page, cast))
    yield "telling"
    page.get_by_role("button", name="Say it", exact=True).click()
    cast.reach(Phase.GIVING)
    cast.move()
    cast.reach(Phase.VOTING)
    cast.move()
    turn_the_page(page)
    cast.reach(Phase.TELLING, turn=1)
    cast.found = 0
    cast.move()
    expect(asked(page)["give"]).to_be_visible()
    cast.reach(Phase.GIVING, turn=2)
    cast.move(but=2)
    cards(hand(page)).nth(1).click()
    yield "giving"
    asked(page)["give"].click()
    expect(page.get_by_role("button", name="Take back", exact=True)).to_be_visible()
    cast.move()
    cast.reach(Phase.VOTING, turn=2)
    cards(row(page)).nth(2).click()
    expect(page.get_by_text("Your token lies.")).to_be_attached()
    cast.move(but=2)
    yield "voting"
    cast.move()
    yield from to_the_album(page)


def stills(browser: Browser, address: str) -> None:
    for size, window in SIZES.items():
        cast = Cast(address, 5, SETTINGS)
        cast.clues = clues()
        page = browser.new_page(
            base_url=address,
            locale="en",
            viewport={"width": window["width"], "height": window["height"]},
            device_scale_factor=SHARP[size],
            has_touch=size == "phone",
            color_scheme="light",
        )
        for screen in screens(page, cast):
            page.mouse.move(0, 0)
            all_there(page)
            picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            picture.save(PICTURES / f"{screen}-{size}.webp", quality=82, method=6)
        page.close()
        cast.go()


class Camera:
    """Takes a page's screen whenever it changes, with the time of it."""

    def __init__(self, page: Page) -> None:
        self._line: CDPSession = page.context.new_cdp_session(page)
        self._line.on("Page.screencastFrame", self._take)
        self._taken: list[tuple[float, bytes]] = []
        self._line.send("Animation.enable")
        self._line.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWLY})

    def run(self) -> None:
        self._line.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})

    def stop(self) -> None:
        self._line.send("Page.stopScreencast")

    def frames(self) -> list[Image.Image]:
        """At even distances, in the time in which they are told."""
        begun, ended = self._taken[0][0], self._taken[-1][0]
        step = SLOWLY / FRAMES
        found: list[Image.Image] = []
        place = 0
        for n in range(int((ended - begun) / step) + 1):
            while place + 1 < len(self._taken) and self._taken[place + 1][0] <= begun + n * step:
                place += 1
            picture = Image.open(io.BytesIO(self._taken[place][1])).convert("RGB")
            found.append(picture.resize(FILM, Image.Resampling.LANCZOS))
        return found

    def _take(self, frame: dict[str, object]) -> None:
        meta = frame["metadata"]
        assert isinstance(meta, dict)
        self._taken.append((meta["timestamp"], base64.b64decode(str(frame["data"]))))
        self._line.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})


def film(browser: Browser, address: str) -> None:
    cast = Cast(address, 5, SETTINGS)
    cast.clues = clues()
    page = browser.new_page(base_url=address, locale="en", viewport={"width": FILM_TAKEN[0], "height": FILM_TAKEN[1]})
    page.goto(cast.link)
    sit_down(page, "Maarja")
    cast.begin()
    cast.move()
    cast.reach(Phase.TELLING)
    expect(page.get_by_role("heading", name="Éloïse is looking for a clue.")).to_be_visible()
    all_there(page)
    page.evaluate(SLOWER, SLOWLY)
    camera = Camera(page)

    def told(seconds: float) -> None:
        page.wait_for_timeout(seconds * 1000 * SLOWLY)

    def touch(what: Locator) -> None:
        box = what.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    camera.run()
    told(0.8)
    cast.move()
    cast.reach(Phase.GIVING)
    told(2.0)
    touch(cards(hand(page)).nth(3))
    told(0.9)
    touch(asked(page)["give"])
    told(0.5)
    for but in (3, 2, 0):
        cast.move(but=but)
        told(0.45)
    cast.reach(Phase.VOTING)
    told(2.4)
    touch(cards(row(page)).nth(1))
    told(0.9)
    for but in (3, 1, 0):
        cast.move(but=but)
        told(0.35)
    expect(asked(page)["reveal"]).to_be_attached()
    told(9.4)
    camera.stop()
    save_film(camera.frames())
    page.close()
    cast.go()


def save_film(frames: list[Image.Image]) -> None:
    """As good as fits."""
    for quality in (78, 70, 62, 54, 46, 38):
        into = io.BytesIO()
        frames[0].save(
            into, "WEBP", save_all=True, append_images=frames[1:], duration=round(1000 / FRAMES), loop=0,
            quality=quality, method=4, minimize_size=False, allow_mixed=False,
        )  # fmt: skip
        if into.tell() <= MOST:
            break
    (PICTURES / "a-turn.webp").write_bytes(into.getvalue())
    print(f"a-turn.webp: {len(frames)} frames, {into.tell() / 1e6:.2f} MB at quality {quality}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=["film", "stills"])
    only = parser.parse_args().only
    PICTURES.mkdir(parents=True, exist_ok=True)
    make: dict[str, Callable[[Browser, str], None]] = {"stills": stills, "film": film}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=program_of())
        try:
            for what, maker in make.items():
                if only in (None, what):
                    maker(browser, house.address)
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
