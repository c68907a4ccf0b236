"""What a storyteller may say (R6, R16): words in any script, a recording, or something performed there and then."""

import re
import unicodedata

from msgspec import Struct
from msgspec.structs import replace

from reverie.rules.refusals import Code
from reverie.rules.words import ClueKind

LONGEST = 280

_LANGUAGE = re.compile(r"[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*")
_REFERENCE = re.compile(r"[A-Za-z0-9_-]{1,64}")
# Embeddings, overrides and isolates: with them a clue could turn the writing of the page around it.
_DIRECTION = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_FORBIDDEN = frozenset({"Cc", "Cs", "Zl", "Zp"})  # controls, lone surrogates, line and paragraph separators
_BLANK_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters by their class, yet nothing to see


class Words(Struct, frozen=True, tag_field="kind", tag="words", forbid_unknown_fields=True):
    text: str
    lang: str | None = None


class Sound(Struct, frozen=True, tag_field="kind", tag="sound", forbid_unknown_fields=True):
    ref: str
    caption: str = ""


class Hum(Struct, frozen=True, tag_field="kind", tag="hum", forbid_unknown_fields=True):
    ref: str
    caption: str = ""


class Mime(Struct, frozen=True, tag_field="kind", tag="mime", forbid_unknown_fields=True):
    ref: str
    caption: str = ""


class Live(Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    caption: str = ""


Clue = Words | Sound | Hum | Mime | Live


def kind_of(clue: Clue) -> ClueKind:
    return ClueKind(clue.__struct_config__.tag)


def cleaned(clue: Clue) -> Clue | Code:
    """The clue as it is told, trimmed and in NFC; or why it cannot be."""
    if isinstance(clue, Words):
        if clue.lang is not None and not _LANGUAGE.fullmatch(clue.lang):
            return Code.CLUE_LANGUAGE
        text = _cleaned_text(clue.text)
        if isinstance(text, Code):
            return text
        return replace(clue, text=text) if _shows(text) else Code.CLUE_EMPTY
    if not isinstance(clue, Live) and not _REFERENCE.fullmatch(clue.ref):
        return Code.CLUE_REFERENCE
    caption = _cleaned_text(clue.caption)
    return caption if isinstance(caption, Code) else replace(clue, caption=caption)


def _cleaned_text(text: str) -> str | Code:
    text = text.strip()
    if text.isascii():  # most clues, and a good deal quicker
        if not text.isprintable():
            return Code.CLUE_SIGNS
    elif any(sign in _DIRECTION or unicodedata.category(sign) in _FORBIDDEN for sign in text):
        return Code.CLUE_SIGNS
    else:
        text = unicodedata.normalize("NFC", text)
    return text if len(text) <= LONGEST else Code.CLUE_TOO_LONG


def _shows(text: str) -> bool:
    return any(sign not in _BLANK_LETTERS and unicodedata.category(sign)[0] not in "CZ" for sign in text)
