"""Where a better brain is to be found, as a server's owner says it: `reverie serve --brain FILE`.

The key never stands in that file, so that it can be shown, copied and kept with the rest of a configuration.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from reverie.rules.text import Flaw, cleaned_visible

KEY = "REVERIE_BRAIN_KEY"  # of the environment
LONGEST_NAME = 60


class ElsewhereError(Exception):
    """Says in one sentence what is wrong with the owner's file."""


class Key:
    """A secret that shows in no message, log or trace by accident: it has to be asked for."""

    __slots__ = ("_secret",)

    def __init__(self, secret: str) -> None:
        self._secret = secret

    def told(self) -> str:
        return self._secret

    def __repr__(self) -> str:
        return "Key(…)"


class Elsewhere(Struct, frozen=True, forbid_unknown_fields=True):
    """A model behind an endpoint that answers as OpenAI's chat completions do."""

    url: str  # up to and without /chat/completions
    model: str
    name: str = ""  # as the players are told; by default the url's host
    pictures: bool = False  # it is sent the pictures themselves, instead of what is written of them
    timeout: float = 20.0  # seconds for a question, with all its repetitions
    questions: int = 200  # the most in a game, repetitions included
    tokens: int | None = None  # the most in a game
    body: Mapping[str, Any] = {}  # goes along with every question, as it stands
    key_file: str = ""  # looked for beside this file; else the key is in the environment, or there is none

    def __post_init__(self) -> None:
        if not _is_plain(self.url):
            raise ValueError("url: give it as https://host/v1, with neither name nor key in it")
        if not self.model:
            raise ValueError("model: which one?")
        if not 1 <= self.timeout <= 60:
            raise ValueError("timeout: 1 to 60 seconds")
        if self.questions < 1 or (self.tokens is not None and self.tokens < 1):
            raise ValueError("questions, tokens: at least 1 a game")
        if not {"model", "messages", "stream"}.isdisjoint(self.body):
            raise ValueError("body: model, messages and stream are not yours to say")


def read_elsewhere(path: Path, environment: Mapping[str, str] = os.environ) -> tuple[Elsewhere, Key | None]:
    try:
        told = tomllib.loads(path.read_text("utf-8"))
        if "key" in told:
            raise ElsewhereError(f"{path}: keep the key out of this file: it goes into {KEY}, or into a key_file")
        at = msgspec.convert(told, Elsewhere)
    except OSError as error:
        raise ElsewhereError(f"{path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise ElsewhereError(f"{path}: {error}") from None
    name = cleaned_visible(at.name or urlsplit(at.url).hostname or "", LONGEST_NAME)
    if isinstance(name, Flaw):
        raise ElsewhereError(f"{path}: name: 1 to {LONGEST_NAME} signs, on one line")
    return replace(at, url=at.url.rstrip("/"), name=name), _key(path, at.key_file, environment)


def _is_plain(url: str) -> bool:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    if parts.scheme not in ("http", "https") or not parts.hostname or port == 0:
        return False
    return not (parts.username or parts.password or parts.query or parts.fragment)


def _key(path: Path, file: str, environment: Mapping[str, str]) -> Key | None:
    secret = environment.get(KEY, "")
    if file:
        try:
            secret = (path.parent / file).read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            raise ElsewhereError(f"{path}: key_file: {file} cannot be read") from None
    secret = secret.strip()
    if not all("!" <= sign <= "~" for sign in secret):
        raise ElsewhereError(f"{path}: the key holds signs that no key has")
    return Key(secret) if secret else None
