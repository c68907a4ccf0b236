"""What a storyteller may say (R6, R16): words in any script, a recording, or something performed there and then."""

import re

from msgspec import Struct
from msgspec.structs import replace

from reverie.rules import text
from reverie.rules.refusals import Code
from reverie.rules.words import ClueKind

LONGEST = 280

_LANGUAGE = re.compile(r"[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*")
_REFERENCE = re.compile(r"[A-Za-z0-9_-]{1,64}")
_CODES = {
    text.Flaw.EMPTY: Code.CLUE_EMPTY,
    text.Flaw.TOO_LONG: Code.CLUE_TOO_LONG,
    text.Flaw.SIGNS: Code.CLUE_SIGNS,
}


class Words(Struct, frozen=True, gc=False, tag_field="kind", tag="words", forbid_unknown_fields=True):
    text: str
    lang: str | None = None


class Sound(Struct, frozen=True, gc=False, tag_field="kind", tag="sound", forbid_unknown_fields=True):
    ref: str
    caption: str = ""


class Hum(Struct, frozen=True, gc=False, tag_field="kind", tag="hum", forbid_unknown_fields=True):
    ref: str
    caption: str = ""


class Mime(Struct, frozen=True, gc=False, tag_field="kind", tag="mime", forbid_unknown_fields=True):
    ref: str
    caption: str = ""


class Live(Struct, frozen=True, gc=False, tag_field="kind", tag="live", forbid_unknown_fields=True):
    caption: str = ""


Clue = Words | Sound | Hum | Mime | Live

_KINDS = {kind: ClueKind(kind.__struct_config__.tag) for kind in (Words, Sound, Hum, Mime, Live)}


def kind_of(clue: Clue) -> ClueKind:
    return _KINDS[type(clue)]


def cleaned(clue: Clue) -> Clue | Code:
    """The clue as it is told, trimmed and in NFC; or why it cannot be."""
    if isinstance(clue, Words):
        if clue.lang is not None and not _LANGUAGE.fullmatch(clue.lang):
            return Code.CLUE_LANGUAGE
        told = text.cleaned_visible(clue.text, LONGEST)
        return _CODES[told] if isinstance(told, text.Flaw) else replace(clue, text=told)
    if not isinstance(clue, Live) and not _REFERENCE.fullmatch(clue.ref):
        return Code.CLUE_REFERENCE
    caption = text.cleaned(clue.caption, LONGEST)
    return _CODES[caption] if isinstance(caption, text.Flaw) else replace(clue, caption=caption)
