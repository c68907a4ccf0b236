"""In which line of a TOML file a value stands: the standard library's reader does not say.

The text has been read as TOML before; this only walks over it once more, and may therefore be simple. It knows no
lists of tables: a deck has none.
"""

import re
from functools import lru_cache

Place = tuple[str | int, ...]

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}' r"|'''.*?'{3,5}" r'|"(?:\\.|[^"\\])*"' r"|'[^']*'" r"|\#[^\n]*"
    r"|[\[\]{},=\n]" r"|[^\s\[\]{},=\"'\#]+",
    re.DOTALL,
)  # fmt: skip
_DEEPER = {"[": 1, "{": 1, "]": -1, "}": -1}
_KEY_PART = re.compile(r'"((?:\\.|[^"\\])*)"' r"|'([^']*)'" r"|([^\s.\"']+)")


@lru_cache(8)
def lines_of(text: str) -> dict[Place, int]:
    """The line of every key, and of every member of a list that stands in a line of its own."""
    return _Walk(text).lines


class _Walk:
    def __init__(self, text: str) -> None:
        self.lines: dict[Place, int] = {}
        self._table: Place = ()
        self._tokens: list[tuple[str, int]] = []
        line, seen = 1, 0
        for match in _TOKEN.finditer(text):
            line += text.count("\n", seen, match.start())
            seen = match.start()
            if not match[0].startswith("#"):
                self._tokens.append((match[0], line))
        self._tokens.append(("\n", line + 1))
        self._walk()

    def _walk(self) -> None:
        at = 0
        while at < len(self._tokens):
            first, line = self._tokens[at]
            end = self._end_of_statement(at)
            words = [word for word, _ in self._tokens[at:end]]
            if first == "[":
                self._header(words, line)
            elif "=" in words:
                equals = words.index("=")
                place = (*self._table, *_key("".join(words[:equals])))
                self._mark(place, line)
                self._value(place, at + equals + 1, end)
            at = end + 1

    def _end_of_statement(self, at: int) -> int:
        """The line's end that is inside no bracket."""
        depth = 0
        while self._tokens[at][0] != "\n" or depth > 0:
            depth += _DEEPER.get(self._tokens[at][0], 0)
            if at + 1 == len(self._tokens):
                break
            at += 1
        return at

    def _header(self, words: list[str], line: int) -> None:
        self._table = _key("".join(word for word in words if word not in "[]"))
        self._mark(self._table, line)

    def _value(self, place: Place, at: int, end: int) -> None:
        if at < end and self._tokens[at][0] == "[":
            depth, number = 0, 0
            for sign, line in self._tokens[at:end]:
                if depth == 1 and sign not in "],\n":
                    self._mark((*place, number), line)
                depth += _DEEPER.get(sign, 0)
                number += depth == 1 and sign == ","

    def _mark(self, place: Place, line: int) -> None:
        for length in range(1, len(place) + 1):
            self.lines.setdefault(place[:length], line)


def _key(text: str) -> Place:
    return tuple(match[1] or match[2] or match[3] or "" for match in _KEY_PART.finditer(text))
