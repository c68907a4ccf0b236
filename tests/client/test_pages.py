"""The page as it is served: light, kept as long as may be, and from nowhere else."""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from litestar import Litestar
from litestar.di import Provide
from litestar.testing import TestClient, create_test_client

from reverie.tables.house import House
from reverie.tables.measures import Measures
from reverie.web import pages
from reverie.web.config import Config
from reverie.web.identity import Identity
from reverie.web.server import Server

KB = 1000


@pytest.fixture
def client() -> Iterator[TestClient[Litestar]]:
    if not (pages.BUILT / "index.html").exists():
        pytest.skip("the page has not been built: ./play --prepare builds it")
    config = Config(Path(), public_url="https://games.example.org")
    server = Server(config, cast("House", None), Identity(bytes(32)), Measures())  # no page asks for a table
    given = {"server": Provide(lambda: server, sync_to_thread=False)}
    with create_test_client([pages.page, pages.asset, pages.plain], dependencies=given) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/t/abc", "/j", "/d", "/rules", "/privacy", "/album/abc"])
def test_every_address_of_the_page_is_answered_and_asked_anew(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert "<title>Reverie</title>" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_a_link_to_us_shows_a_picture(client: TestClient[Litestar]) -> None:
    """By its whole address: those who show a preview ask for it from elsewhere."""
    assert 'property="og:image" content="https://games.example.org/preview.jpg"' in client.get("/").text
    for path in ("/preview.jpg", "/icons/favicon.ico", "/icons/apple-touch-180.png"):
        assert client.get(path).headers["content-type"].startswith("image/")


@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_what_has_a_hash_in_its_name_is_kept_for_ever_and_comes_packed(
    client: TestClient[Litestar], encoding: str
) -> None:
    script = max((pages.BUILT / "assets").glob("*.js"), key=lambda path: path.stat().st_size)
    answer = client.get(f"/assets/{script.name}", headers={"accept-encoding": encoding})
    assert answer.headers["content-encoding"] == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/..%2findex.html", "/t/a/b", "/made-from"])
def test_there_is_nothing_else(client: TestClient[Litestar], path: str) -> None:
    assert client.get(path).status_code == 404


def test_no_style_or_script_stands_in_the_page_itself(client: TestClient[Litestar]) -> None:
    page = client.get("/").text
    assert "<style" not in page
    assert "style=" not in page
    assert page.count("<script") == page.count('src="/assets/')


def test_the_page_stays_light(client: TestClient[Litestar]) -> None:
    """All of it with one language, more than the landing needs: the budget is the landing's."""
    assets = list((pages.BUILT / "assets").iterdir())
    languages = ("fr-", "es-", "pt-", "et-")
    packed = [path.with_name(f"{path.name}.br") for path in assets if path.suffix in (".js", ".css")]
    weight = sum(
        (path if path.exists() else path.with_suffix("")).stat().st_size
        for path in packed
        if not path.name.startswith(languages)
    )
    assert weight <= 120 * KB
    assert sum(path.stat().st_size for path in assets if path.suffix == ".woff2") <= 90 * KB
