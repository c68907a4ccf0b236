"""What people write, made fit to be kept and shown: clues, captions, names, talk."""

import re
import unicodedata
from enum import StrEnum

# Controls, lone surrogates, line and paragraph separators; and embeddings, overrides and isolates, with which a text
# could turn the writing of the page around it.
_FORBIDDEN = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\ud800-\\udfff\\u2028-\\u202e\\u2066-\\u2069]")
_INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp", "Zs"})
# Letters and marks by their class, yet nothing to see: fillers, joiners, choices of a variant.
_BLANK = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")


class Flaw(StrEnum):
    EMPTY = "empty"
    TOO_LONG = "too_long"
    SIGNS = "signs"  # some that cannot be shown, or that turn the direction of writing


def cleaned(text: str, longest: int) -> str | Flaw:
    """Trimmed and in NFC, in any script; or what is wrong with it. No text at all is the caller's to judge."""
    text = text.strip()
    if _FORBIDDEN.search(text):
        return Flaw.SIGNS
    text = unicodedata.normalize("NFC", text)
    return text if len(text) <= longest else Flaw.TOO_LONG


def cleaned_visible(text: str, longest: int) -> str | Flaw:
    """The same, for texts that must show something."""
    text = cleaned(text, longest)
    return text if isinstance(text, Flaw) or _shows(text) else Flaw.EMPTY


def _shows(text: str) -> bool:
    """A sign that this Python has not heard of may well be somebody's newest emoji: it shows."""
    return any(unicodedata.category(sign) not in _INVISIBLE for sign in _BLANK.sub("", text))
