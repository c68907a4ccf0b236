"""Where the page is measured: a browser before a server, and what comes out of it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from tests.browser.conftest import PHONE


class Figure(NamedTuple):
    what: str
    came_out: str
    target: str = ""
    met: bool | None = None  # None: nothing is asked


class Net(NamedTuple):
    megabits: float
    milliseconds: float


class Stand(NamedTuple):
    browser: Browser
    address: str
    trace: Path | None

    def page(self, *, sharp: float = 1.0, still: bool = True) -> Page:
        """A phone's page of somebody new, at `about:blank`."""
        context = self.browser.new_context(
            base_url=self.address,
            locale="en",
            viewport={"width": PHONE["width"], "height": PHONE["height"]},
            device_scale_factor=sharp,
            has_touch=True,
            reduced_motion="reduce" if still else "no-preference",
        )
        context.set_default_timeout(60_000)
        return context.new_page()


class Tools:
    """What Chromium's own tools would say of this page."""

    def __init__(self, page: Page) -> None:
        self._line: Any = page.context.new_cdp_session(page)

    def send(self, what: str, **how: Any) -> dict[str, Any]:
        return self._line.send(what, how)

    def on(self, what: str, call: Callable[[dict[str, Any]], object]) -> None:
        self._line.on(what, call)


def slowed(line: Tools, net: Net | None = None, processor: float = 1) -> None:
    if net is not None:
        rate = net.megabits * 1_000_000 / 8
        line.send("Network.enable")
        line.send(
            "Network.emulateNetworkConditions",
            offline=False,
            latency=net.milliseconds,
            downloadThroughput=rate,
            uploadThroughput=rate,
        )
    if processor > 1:
        line.send("Emulation.setCPUThrottlingRate", rate=processor)


def number(value: Any) -> float:
    assert isinstance(value, int | float)
    return float(value)
