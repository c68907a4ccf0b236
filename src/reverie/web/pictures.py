"""Cards to look at: the decks there are, what is known of their cards, and the pictures themselves.

A picture is named by what is in it, and the cards of a deck are listed by name: neither says who holds what, nor what
is dealt next. Tables speak of cards by name alone; the page puts the two together.
"""

import gzip
import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from litestar import Request, Response, get, route
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from reverie.decks import Shelved
from reverie.decks.deck import nearest
from reverie.decks.sizes import CardPicture, Size
from reverie.rules import Card
from reverie.web.server import TheServer

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_EACH_TIME = "no-cache"
_KINDS = {".avif": "image/avif", ".webp": "image/webp", ".jpg": "image/jpeg"}


class PictureSize(Struct, frozen=True):
    url: str
    width: int
    height: int


class CardWords(Struct, frozen=True):
    """What is said of a card to those who cannot see it."""

    language: str
    title: str
    description: str


class CardSeen(Struct, frozen=True):
    name: Card
    sizes: tuple[PictureSize, ...]  # the smallest first
    preview: PictureSize  # JPEG: for links, and for browsers that know no AVIF
    placeholder: str  # a data URI, to show until the picture is there
    words: tuple[CardWords, ...]


class DeckSeen(Struct, frozen=True):
    id: str
    name: str
    languages: tuple[str, ...]
    authors: tuple[str, ...]
    licence: str
    worded: bool  # otherwise minds know only the colours and the light of most of its pictures
    cards: tuple[CardSeen, ...]  # by name, in the order of the alphabet


class DeckListed(Struct, frozen=True):
    id: str
    name: str
    version: str  # changes with anything in it
    languages: tuple[str, ...]
    cards: int


class _Body(NamedTuple):
    plain: bytes
    packed: bytes
    version: str


@get("/api/decks", sync_to_thread=True)
def list_decks(server: TheServer) -> list[DeckListed]:
    return [
        DeckListed(it.deck.id, it.deck.name, _body(it, None).version, it.deck.languages, len(it.deck.cards))
        for it in server.shelf
    ]


_PACKED_ONCE = ResponseSpec(DeckSeen, description="The deck", generate_examples=False)


@get("/api/decks/{deck:str}", sync_to_thread=True, responses={200: _PACKED_ONCE})
def see_deck(
    request: Request[Any, Any, Any],
    server: TheServer,
    deck: FromPath[str],
    language: FromQuery[str | None] = None,
    version: FromQuery[str | None] = None,
) -> Response[bytes]:
    """With a language, its words alone; with the right version, it may be kept for ever."""
    if deck not in server.shelf:
        raise NotFoundException
    shelved = server.shelf[deck]
    spoken = shelved.deck.languages
    body = _body(shelved, (nearest(language, spoken) or spoken[0]) if language and spoken else None)
    current = version is not None and version == _body(shelved, None).version
    headers = {"cache-control": _FOR_EVER if current else _ASK_EACH_TIME, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return _answer(request, body.packed, f"{body.version}-gz", headers, "application/json")
    return _answer(request, body.plain, body.version, headers, "application/json")


@route("/pictures/{name:str}", http_method=["GET", "HEAD"], sync_to_thread=True, include_in_schema=False)
def picture(request: Request[Any, Any, Any], server: TheServer, name: FromPath[str]) -> Response[bytes]:
    """Only what a deck lists can be asked for: no name leads anywhere else."""
    found = server.shelf.file(name)
    if found is None:
        raise NotFoundException
    stem, kind = Path(name).stem, _KINDS[Path(name).suffix]
    if _known(request, stem):
        return _answer(request, b"", stem, {"cache-control": _FOR_EVER}, kind)
    return _answer(request, found.read_bytes(), stem, {"cache-control": _FOR_EVER}, kind)


def _answer(
    request: Request[Any, Any, Any], data: bytes, tag: str, headers: dict[str, str], kind: str
) -> Response[bytes]:
    headers = {**headers, "etag": f'"{tag}"'}
    if _known(request, tag):
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(data, headers=headers, media_type=kind)


def _known(request: Request[Any, Any, Any], tag: str) -> bool:
    """Has the browser got this already."""
    tags = {it.strip().removeprefix("W/") for it in request.headers.get("if-none-match", "").split(",")}
    return f'"{tag}"' in tags or "*" in tags


@lru_cache(64)
def _body(shelved: Shelved, language: str | None) -> _Body:
    plain = msgspec.json.encode(_seen(shelved, language))
    return _Body(plain, gzip.compress(plain, mtime=0), hashlib.sha256(plain).hexdigest()[:16])


def _seen(shelved: Shelved, language: str | None) -> DeckSeen:
    deck = shelved.deck
    cards = tuple(_card(shelved, name, language) for name in sorted(deck.names))
    return DeckSeen(deck.id, deck.name, deck.languages, deck.authors, deck.licence, deck.worded, cards)


def _card(shelved: Shelved, name: Card, language: str | None) -> CardSeen:
    notes, shown = shelved.deck.notes(name), shelved.pictures[name]
    words = notes.words.items()
    if language is not None:
        said = notes.said(language)
        words = [(tag, it) for tag, it in notes.words.items() if it is said]
    told = tuple(CardWords(tag, it.title, it.description) for tag, it in words)
    return CardSeen(name, _sizes(shown), _size(shown.preview), shown.placeholder, told)


def _sizes(shown: CardPicture) -> tuple[PictureSize, ...]:
    return tuple(_size(it) for it in shown.sizes)


def _size(size: Size) -> PictureSize:
    return PictureSize(f"/pictures/{size.file}", size.width, size.height)
