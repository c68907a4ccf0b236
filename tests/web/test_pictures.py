"""Cards to look at, over a real server."""

import asyncio
import gzip
import hashlib
import io
import json
import logging
import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from shutil import copytree
from threading import Event
from typing import Any, cast

import httpx
import msgspec
import pytest
from PIL import Image

from reverie.decks import Shelf, cards_of
from reverie.decks.shelf import stock
from reverie.web.app import create_app
from reverie.web.command import add_commands
from reverie.web.config import Config
from reverie.web.pictures import DeckListed, DeckSeen
from reverie.web.serve import running
from tests.decks.making import deck_files, in_folder

pytestmark = pytest.mark.anyio

PLAIN = {"accept-encoding": "identity"}
ONE = """motifs = ["whale"]
[words.en]
title = "One"
description = "A circle."
associations = ["a secret clue"]
[words.pt-BR]
title = "Um"
"""


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one deck in it, and a data folder in which its sizes are made already."""
    folder = tmp_path_factory.mktemp("made")
    files = deck_files(22, 'id = "ours"\nname = "Ours"\nlanguages = ["en", "pt-BR"]\nauthors = ["Ada"]\n')
    in_folder(folder / "decks" / "one", {**files, "cards/card-01.toml": ONE})
    stock(Shelf(), folder / "decks", folder / "data", Event())
    return folder


@pytest.fixture
def decks(made: Path, tmp_path: Path) -> Path:
    copytree(made, tmp_path, dirs_exist_ok=True)
    return tmp_path / "decks"


@asynccontextmanager
async def served(tmp_path: Path, decks: Path | None = None) -> AsyncGenerator[httpx.AsyncClient]:
    async with running(Config(tmp_path / "data", decks=decks)) as server:
        transport = httpx.ASGITransport(cast("Any", create_app(server)))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost:8042") as client:
            while decks and "ours" not in server.shelf:  # noqa: ASYNC110 - its pictures are being made
                await asyncio.sleep(0.01)
            yield client


def seen(answer: httpx.Response) -> DeckSeen:
    assert answer.status_code == 200
    return msgspec.json.decode(answer.content, type=DeckSeen)


async def test_our_deck_is_listed_by_name_with_pictures_that_are_there(tmp_path: Path) -> None:
    async with served(tmp_path) as client:
        deck = seen(await client.get("/api/decks/reverie"))
        names = [card.name for card in deck.cards]
        assert names == sorted(cards_of("reverie") or ())
        assert deck.worded
        for card in (deck.cards[0], deck.cards[-1]):
            for size in (*card.sizes, card.preview):
                answer = await client.get(size.url)
                assert answer.status_code == 200
                with Image.open(io.BytesIO(answer.content)) as image:
                    assert image.size == (size.width, size.height)
            assert card.placeholder.startswith("data:image/webp;base64,")


async def test_the_decks_of_the_host_come_beside_ours(decks: Path, tmp_path: Path) -> None:
    async with served(tmp_path, decks) as client:
        listed = msgspec.json.decode((await client.get("/api/decks")).content, type=list[DeckListed])
        assert [(it.id, it.name, it.cards, it.languages) for it in listed] == [
            ("reverie", "Reverie", 84, ("en", "fr", "es", "pt", "et")),
            ("ours", "Ours", 22, ("en", "pt-BR")),
        ]
        deck = seen(await client.get("/api/decks/ours"))
        assert (deck.authors, len(deck.cards)) == (("Ada",), 22)
        assert not deck.worded  # of one of them something is said
        assert [(it.language, it.title) for it in deck.cards[1].words] == [("en", "One"), ("pt-BR", "Um")]


async def test_tables_can_be_set_with_a_deck_of_the_hosts(decks: Path, tmp_path: Path) -> None:
    async with served(tmp_path, decks) as client:
        headers = {"origin": "http://localhost:8042"}
        for deck, status in (("ours", 201), ("theirs", 409), ("../ours", 409)):
            body = {"name": "Ada", "settings": {"deck": deck, "chairs": 3}}
            assert (await client.post("/api/tables", json=body, headers=headers)).status_code == status


async def test_associations_are_never_told(decks: Path, tmp_path: Path) -> None:
    async with served(tmp_path, decks) as client:
        text = (await client.get("/api/decks/ours")).text
        assert "A circle." in text
        assert "secret clue" not in text
        assert "whale" not in text


@pytest.mark.parametrize(
    ("asked", "title"), [("pt", "Um"), ("pt-PT", "Um"), ("en-GB", "One"), ("et", "One"), ("", None)]
)
async def test_one_language_can_be_asked_for(decks: Path, tmp_path: Path, asked: str, title: str | None) -> None:
    async with served(tmp_path, decks) as client:
        deck = seen(await client.get("/api/decks/ours", params={"language": asked}))
        assert [it.title for it in deck.cards[1].words] == ([title] if title else ["One", "Um"])


async def test_pictures_are_served_for_ever(decks: Path, tmp_path: Path) -> None:
    async with served(tmp_path, decks) as client:
        card = seen(await client.get("/api/decks/ours")).cards[0]
        for url, kind in ((card.sizes[0].url, "image/avif"), (card.preview.url, "image/jpeg")):
            answer = await client.get(url)
            assert answer.headers["content-type"] == kind
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert url.startswith(f"/pictures/{hashlib.sha256(answer.content).hexdigest()[:32]}.")
            again = await client.get(url, headers={"if-none-match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == answer.headers["etag"]
            assert (await client.get(url, headers={"if-none-match": '"other"'})).status_code == 200
            head = await client.head(url)
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-type"] == kind


async def test_a_deck_is_kept_by_version(tmp_path: Path) -> None:
    async with served(tmp_path) as client:
        listed = msgspec.json.decode((await client.get("/api/decks")).content, type=list[DeckListed])
        version = listed[0].version
        plain = await client.get("/api/decks/reverie", headers=PLAIN)
        assert plain.headers["cache-control"] == "no-cache"
        assert "max-age" in (await client.get(f"/api/decks/reverie?version={version}")).headers["cache-control"]
        assert (await client.get("/api/decks/reverie?version=old")).headers["cache-control"] == "no-cache"
        assert (
            "max-age"
            in (await client.get(f"/api/decks/reverie?version={version}&language=fr")).headers["cache-control"]
        )
        tag = {"if-none-match": plain.headers["etag"], **PLAIN}
        assert (await client.get("/api/decks/reverie", headers=tag)).status_code == 304
        french = await client.get("/api/decks/reverie?language=fr", headers=PLAIN)
        assert json.loads(french.content)


async def test_a_deck_comes_packed_to_those_who_can_unpack(tmp_path: Path) -> None:
    async with served(tmp_path) as client:
        async with client.stream("GET", "/api/decks/reverie", headers={"accept-encoding": "gzip"}) as packed:
            raw = b"".join([part async for part in packed.aiter_raw()])
        plain = await client.get("/api/decks/reverie", headers=PLAIN)
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(raw) == plain.content
        assert len(raw) < len(plain.content)
        assert packed.headers["etag"] != plain.headers["etag"]
        assert "content-encoding" not in plain.headers
        assert plain.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    "path",
    [
        "/pictures/",
        "/pictures/0123456789abcdef0123456789abcdef.avif",
        "/pictures/..%2f..%2fpictures.json",
        "/pictures/%2e%2e/pictures.json",
        "/pictures/..%5cpictures.json",
        "/pictures/%00.avif",
        "/pictures/pictures.json",
        "/pictures//etc/passwd",
        "/pictures/%2fetc%2fpasswd",
        "/api/decks/nobody",
        "/api/decks/..",
        "/api/decks/%2e%2e%2freverie",
    ],
)
async def test_no_name_leads_anywhere_else(tmp_path: Path, path: str) -> None:
    async with served(tmp_path) as client:
        answer = await client.get(path)
        assert answer.status_code == 404
        assert b"root:" not in answer.content


async def test_a_class_behind_one_address_sees_its_pictures(tmp_path: Path) -> None:
    """Thirty pages ask for six pictures in two sizes at once, and everything else is still counted."""
    async with served(tmp_path) as client:
        url = seen(await client.get("/api/decks/reverie")).cards[0].sizes[0].url
        assert {(await client.get(url)).status_code for _ in range(360)} == {200}
        assert 429 in {(await client.get("/api/decks")).status_code for _ in range(200)}


async def test_a_faulty_deck_does_not_keep_the_server_from_starting(
    decks: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    in_folder(decks / "bad", {"deck.toml": "id = 3"})
    with caplog.at_level(logging.WARNING, "reverie.decks"):
        async with served(tmp_path, decks) as client:
            assert (await client.get("/api/decks/ours")).status_code == 200
    assert {vars(record)["deck"] for record in caplog.records if "deck" in vars(record)} == {"bad"}


async def test_the_server_says_which_folder_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from argparse import ArgumentParser  # noqa: PLC0415

    parser = ArgumentParser()
    add_commands(parser.add_subparsers())
    words: list[Any] = ["serve", "--data", os.fspath(tmp_path), "--decks"]
    assert parser.parse_args([*words, os.fspath(tmp_path)]).decks == tmp_path
    with pytest.raises(SystemExit):
        parser.parse_args([*words, os.fspath(tmp_path / "nowhere")])
    assert "there is no folder" in capsys.readouterr().err
