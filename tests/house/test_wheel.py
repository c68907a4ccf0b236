"""The wheel is the whole game: installed where there is nothing else, it serves, and is played."""

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import httpx
import pytest

from house import prepare, wheel
from house.steps import ROOT, TroubleError
from reverie.client import Client, Line
from reverie.decks import cards_of
from reverie.minds import RandomMind
from reverie.rules import set_up
from reverie.tables import acts
from reverie.tables.settings import Settings

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that holds the wheel and what it needs, and nothing of this checkout."""
    folder = tmp_path_factory.mktemp("elsewhere")
    try:
        built = wheel.build_wheel(folder)
    except TroubleError as trouble:
        pytest.skip(f"the wheel could not be built here: {trouble}")
    uv = prepare.program("uv")
    environment = folder / "environment"
    python = prepare.python_of(environment)
    for words in (
        ["venv", "--quiet", "--python", sys.executable, environment],
        ["pip", "install", "--quiet", "--python", python, "--require-hashes", "-r", ROOT / "requirements" / "run.txt"],
        ["pip", "install", "--quiet", "--python", python, "--offline", "--no-deps", built],
    ):
        done = subprocess.run([uv, *words], capture_output=True, text=True, check=False)
        if "error sending request" in done.stderr or "dns error" in done.stderr:
            pytest.skip("no package index could be reached")
        assert done.returncode == 0, done.stderr
    return python.parent


@pytest.fixture(scope="module")
def address(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    home = tmp_path_factory.mktemp("home")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    bare = {"PATH": os.environ["PATH"], "HOME": str(home)}
    words = [installed / "reverie", "serve", "--data", home / "data", "--port", str(port)]
    with subprocess.Popen(words, cwd=home, env=bare, stderr=subprocess.DEVNULL) as server:
        until = time.monotonic() + 60
        while time.monotonic() < until and server.poll() is None:
            with socket.socket() as trial:
                if trial.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
        server.terminate()


def test_it_brings_the_page_and_the_pictures(address: str) -> None:
    page = httpx.get(f"{address}/", trust_env=False)
    assert page.status_code == 200
    script = page.text.split('src="/assets/')[1].split('"')[0]
    assert httpx.get(f"{address}/assets/{script}", trust_env=False).status_code == 200
    card = httpx.get(f"{address}/api/decks/reverie", trust_env=False).json()["cards"][0]
    picture = httpx.get(f"{address}{card['sizes'][0]['url']}", trust_env=False)
    assert picture.headers["content-type"].startswith("image/")
    assert len(picture.content) > 1000


def test_it_is_played(address: str) -> None:
    assert asyncio.run(_a_turn(address)) == 2


def test_it_knows_where_it_is_from(installed: Path) -> None:
    """Nothing of it comes from the checkout."""
    ask = "import reverie; print(reverie.__file__)"
    said = subprocess.run([installed / "python", "-c", ask], capture_output=True, text=True, check=True, cwd=installed)
    assert str(installed.parent) in said.stdout


async def _a_turn(address: str) -> int:
    """Three people play the first turn to its end."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(address)) for _ in range(3)]
        table = await clients[0].open("Ada", Settings(chairs=3))
        lines = [await stack.enter_async_context(clients[0].sit(table))]
        await lines[0].until(lambda line: line.room)
        assert lines[0].room is not None
        for name, client in zip(("Bo", "Cy"), clients[1:], strict=True):
            await client.join(name, lines[0].room.link)
            lines.append(await stack.enter_async_context(client.sit(table)))
        await lines[0].do(acts.Start(""))
        for line in lines:
            await line.until(lambda it: it.game)
        cards = cards_of("reverie")
        assert cards is not None
        setup = set_up(cards, 3, Settings(chairs=3).options, "")
        mind = RandomMind(Random(1))
        while lines[0].view.turn < 2:
            mover = next(line for line in lines if line.view.seat in line.view.waiting_for)
            await mover.play(mind.move(setup, mover.view))
            await _all_know(lines)
        return lines[0].view.turn


async def _all_know(lines: list[Line]) -> None:
    """Everything that was told before this is heard."""
    for line in lines:
        assert line.you is not None
        await line.do(acts.Mute("", line.you.member, muted=False))
