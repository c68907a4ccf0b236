"""The page knows the wire as the server speaks it, and has a word for every refusal."""

from pathlib import Path

import pytest

from reverie.rules import Code
from reverie.tables.refused import TableCode
from reverie.tables.settings import Language
from reverie.web.typescript import wire_typescript

CLIENT = Path(__file__).resolve().parents[2] / "client" / "src"


def test_the_types_are_those_of_today() -> None:
    told = (CLIENT / "wire.ts").read_text("utf-8")
    assert told == wire_typescript(), "stale: .venv/bin/reverie schema typescript > client/src/wire.ts"


@pytest.mark.parametrize("language", list(Language))
def test_every_refusal_is_worded_in_every_language(language: Language) -> None:
    messages = (CLIENT / "messages" / f"{language}.ts").read_text("utf-8")
    worded = messages.partition("  refusals: {")[2]
    assert [code for code in (*Code, *TableCode) if f"    {code}: '" not in worded] == []
