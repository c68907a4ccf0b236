"""Estonian by a word list: the encoder has not learnt it, so its words are put into English, one by one.

A word is found by its beginning: a stem of the list, and after it nothing but an ending. `words/et.txt` gives for each
word its stems (nominative, genitive, others where they differ) and what it means.
"""

import re
from functools import cache
from importlib.resources import files

_WORD = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
_CASES = (
    "s sse st l le lt ks ni na ta ga d t de te dele test dest desse des del delt teks deks dega tega id i e a u o "
    "it ist is il ile ilt isse ide iks iga ina ini ik line likult lt gi ki ke kene kese kest kesed"
)
_VERBS = "n b me te vad ma da des nud tud mas mata v vat va vad sin is sid sime site ks ksin gu takse ti tav tava ta"
ENDINGS = frozenset(("", *_CASES.split(), *_VERBS.split()))
_LONGEST = max(map(len, ENDINGS))


def glossed(text: str) -> str:
    """What is known of a text, in English words; nothing where none of it is known."""
    return " ".join(found for word in _WORD.findall(text.casefold()) if (found := _meaning(word)))


@cache
def _stems() -> dict[str, str]:
    stems: dict[str, str] = {}
    listed = files("reverie.minds").joinpath("words/et.txt").read_text("utf-8")
    for line in listed.splitlines():
        for entry in line.split(";"):
            words, equals, meaning = entry.partition("=")
            if equals:
                for stem in words.split():
                    stems.setdefault(stem, meaning.strip())
    return stems


def _meaning(word: str) -> str:
    """Of the word, else of the parts of a compound."""
    return _simple(word) or " ".join(_compound(word))


def _simple(word: str) -> str:
    stems = _stems()
    for end in range(len(word), max(1, len(word) - _LONGEST) - 1, -1):
        if word[:end] in stems and word[end:] in ENDINGS:
            return stems[word[:end]]
    return ""


def _compound(word: str) -> tuple[str, ...]:
    """Two known words in one, as in tuletorn; the longest first part that works."""
    for end in range(len(word) - 3, 2, -1):
        first = _stems().get(word[:end].rstrip("-"))
        if first and (second := _simple(word[end:].lstrip("-"))):
            return first, second
    return ()


def share_known(text: str) -> float:
    """How much of a text is made of words of the list: of Estonian much, of other languages next to nothing."""
    words = _WORD.findall(text.casefold())
    return sum(bool(_simple(word)) for word in words) / max(1, len(words))
