"""What people write, made fit to be kept and shown: clues, captions, names, talk."""

import unicodedata
from enum import StrEnum

# Embeddings, overrides and isolates: with them a text could turn the writing of the page around it.
_DIRECTION = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_FORBIDDEN = frozenset({"Cc", "Cs", "Zl", "Zp"})  # controls, lone surrogates, line and paragraph separators
_BLANK_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters by their class, yet nothing to see


class Flaw(StrEnum):
    EMPTY = "empty"
    TOO_LONG = "too_long"
    SIGNS = "signs"  # some that cannot be shown, or that turn the direction of writing


def cleaned(text: str, longest: int) -> str | Flaw:
    """Trimmed and in NFC, in any script; or what is wrong with it. No text at all is the caller's to judge."""
    text = text.strip()
    if text.isascii():  # most texts, and a good deal quicker
        if not text.isprintable():
            return Flaw.SIGNS
    elif any(sign in _DIRECTION or unicodedata.category(sign) in _FORBIDDEN for sign in text):
        return Flaw.SIGNS
    else:
        text = unicodedata.normalize("NFC", text)
    return text if len(text) <= longest else Flaw.TOO_LONG


def cleaned_visible(text: str, longest: int) -> str | Flaw:
    """The same, for texts that must show something."""
    text = cleaned(text, longest)
    return text if isinstance(text, Flaw) or _shows(text) else Flaw.EMPTY


def _shows(text: str) -> bool:
    return any(sign not in _BLANK_LETTERS and unicodedata.category(sign)[0] not in "CZ" for sign in text)
