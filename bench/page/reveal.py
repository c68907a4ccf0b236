"""The reveal, with all its motion: how long the page's own thread is held up at one stretch."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from bench.page.stand import Figure, Stand, Tools, slowed
from reverie.rules import End, EndBy, Options, Phase
from reverie.tables.settings import Settings
from tests.browser.company import Company
from tests.browser.playing import ON, asked, do_what_is_asked, sit_down

CATEGORIES = "toplevel,devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing"
LONGEST = 50  # milliseconds
SETTINGS = Settings(chairs=6, options=Options(end=End(EndBy.TURNS, 2)))


def reveal(stand: Stand) -> Iterator[Figure]:
    """Time is the thread's own, not the clock's: on a busy machine others take theirs in between."""
    for processor in (1, 4):
        events = _traced(stand, processor)
        tasks = sorted((_length(each, "tdur") for each in _tasks(events)), reverse=True)
        clock = max(_length(each, "dur") for each in _tasks(events))
        beside = f"{tasks[0]:.0f} ms (by the clock {clock:.0f} ms; {len(tasks)} tasks, {sum(tasks):.0f} ms in all)"
        where = "" if processor == 1 else f", on a processor {processor} times slower"
        met = tasks[0] <= LONGEST if processor == 1 else None
        yield Figure(
            f"the longest task of a reveal{where}", beside, f"at most {LONGEST} ms" if met is not None else "", met
        )
        if stand.trace is not None and processor == 1:
            _keep(stand.trace, events)


def _traced(stand: Stand, processor: float) -> list[dict[str, Any]]:
    others = Company(stand.address, 5, SETTINGS)
    page = stand.page(sharp=2, still=False)
    page.goto(others.link)
    sit_down(page)
    others.begin()
    for phase in (Phase.TELLING, Phase.GIVING):
        others.move()
        others.reach(phase)
    do_what_is_asked(page)
    others.move()
    others.reach(Phase.VOTING)
    do_what_is_asked(page)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(2000)
    line = Tools(page)
    slowed(line, processor=processor)
    events: list[dict[str, Any]] = []
    line.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    line.send("Tracing.start", categories=CATEGORIES, transferMode="ReportEvents")
    others.move()
    expect(asked(page)["reveal"]).to_be_attached()
    expect(page.get_by_role("button", name=ON)).to_be_visible()
    _end(page, line)
    page.context.close()
    others.go()
    return events


def _end(page: Page, line: Tools) -> None:
    ended: list[object] = []

    def end(data: dict[str, Any]) -> None:
        ended.append(data)

    line.on("Tracing.tracingComplete", end)
    line.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(100)


def _tasks(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Those of the thread on which the page's own script ran."""
    ours = next((each["pid"], each["tid"]) for each in events if each["name"] == "FunctionCall")
    names = {"RunTask", "ThreadControllerImpl::RunTask"}
    return [each for each in events if each["name"] in names and (each["pid"], each["tid"]) == ours and "dur" in each]


def _length(event: dict[str, Any], clock: str) -> float:
    return float(event.get(clock, 0)) / 1000


def _keep(path: Path, events: list[dict[str, Any]]) -> None:
    """As Chromium's own tools read it: the threads of the page's process, and what took a millisecond or more."""
    process = _tasks(events)[0]["pid"]
    kept = [each for each in events if each["pid"] == process and (each["ph"] == "M" or each.get("dur", 0) >= 1000)]
    for each in kept:
        if each["ph"] != "M":
            each.pop("args", None)
    path.write_bytes(gzip.compress(json.dumps({"traceEvents": kept}).encode(), 9, mtime=0))
