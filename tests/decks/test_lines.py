"""In which line a value stands."""

import tomllib
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from reverie.decks.lines import Place, lines_of

TEXT = '''# [not.a.table]
id = "x = 1" # = [
"odd key" = 3

cards = [
  "one",  # a comment, with a comma
  "t[w]o",
  "three", "four",
]
inline = { a = 1, b = [2] }

[words.en]
title = """
[words.xx]
"""
associations = ["a", "b"]

[words."pt-BR"]
title = 'It''
description = "\\"quoted\\" = ["
'''.replace("'It''", "'It = ['")


def test_every_value_is_found_in_its_line() -> None:
    tomllib.loads(TEXT)
    lines = lines_of(TEXT)
    wanted: dict[Place, int] = {
        ("id",): 2,
        ("odd key",): 3,
        ("cards",): 5,
        ("cards", 0): 6,
        ("cards", 1): 7,
        ("cards", 2): 8,
        ("cards", 3): 8,
        ("inline",): 10,
        ("words",): 12,
        ("words", "en", "title"): 13,
        ("words", "en", "associations", 1): 16,
        ("words", "pt-BR"): 18,
        ("words", "pt-BR", "description"): 20,
    }
    assert {place: lines.get(place) for place in wanted} == wanted
    assert ("words", "xx") not in lines
    assert ("not", "a", "table") not in lines


KEYS = st.text("abcde-_1", min_size=1, max_size=6)
TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\x7f", exclude_categories=["Cs", "Cc"]), max_size=12)


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


@given(st.dictionaries(KEYS, st.dictionaries(KEYS, st.lists(TEXTS, max_size=4), max_size=4), max_size=4))
def test_the_lines_of_any_deck_are_those_it_was_written_in(tables: dict[str, dict[str, list[str]]]) -> None:
    written: list[str] = []
    wanted: dict[Place, int] = {}
    for table, fields in tables.items():
        written.append(f"[{table}]")
        wanted[table,] = len(written)
        for key, texts in fields.items():
            written.append(f"{key} = [ # [ = ,")
            wanted[table, key] = len(written)
            for number, text in enumerate(texts):
                written.append(f"  {quoted(text)},")
                wanted[table, key, number] = len(written)
            written.append("]")
    text = "\n".join(written)
    assert tomllib.loads(text) == tables
    assert lines_of(text) == wanted


@given(st.text(max_size=60))
def test_no_text_at_all_breaks_it(text: str) -> None:
    lines: dict[Place, Any] = dict(lines_of(text))
    assert all(1 <= line <= text.count("\n") + 2 for line in lines.values())
