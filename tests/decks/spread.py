"""What the painted cards are counted by: `python -m tests.decks.spread`.

The atelier's recipes are read, not run: the game's environment has none of the painter's parts.
"""

import ast
from collections import Counter
from pathlib import Path
from typing import Any

CARDS = Path(__file__).resolve().parents[2] / "atelier" / "cards"
COUNTED = ("hue", "place", "time", "season", "mood", "viewpoint", "figure", "composition")


def spreads() -> dict[str, dict[str, Any]]:
    """The spread of every card that has a recipe, by its name, with its number."""
    found = [_declared(path) for path in sorted(CARDS.glob("c[0-9][0-9]_*.py"))]
    return {card["slug"]: {**card["spread"], "number": card["number"]} for card in found}


def _declared(path: Path) -> dict[str, Any]:
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "CARD":
            return _value(node.value)
    raise AssertionError(f"{path.name} declares no CARD")


def _value(node: ast.expr) -> Any:
    if isinstance(node, ast.Call):
        return {word.arg: _value(word.value) for word in node.keywords}
    return ast.literal_eval(node)


def counts() -> dict[str, Counter[str]]:
    cards = spreads().values()
    found = {field: Counter(card[field] for card in cards) for field in COUNTED}
    found["themes"] = Counter(theme for card in cards for theme in card["themes"])
    found["people"] = Counter("some" if card.get("people") else "none" for card in cards)
    found["relation"] = Counter("two or more" if card.get("relation") else "none" for card in cards)
    return found


def told() -> list[str]:
    return [
        f"{field}: " + ", ".join(f"{value} {number}" for value, number in count.most_common())
        for field, count in counts().items()
    ]


if __name__ == "__main__":
    print("\n".join(told()))
