"""Pictures, and what is known of them."""

import tomllib
from functools import cache
from importlib.resources import files

from reverie.rules import Card

HOUSE_DECK = "reverie"


def cards_of(deck: str) -> tuple[Card, ...] | None:
    """The pictures of a deck by name, in its order; None where there is no such deck."""
    return _house_cards() if deck == HOUSE_DECK else None


@cache
def _house_cards() -> tuple[Card, ...]:
    deck = tomllib.loads((files("reverie.decks") / HOUSE_DECK / "deck.toml").read_text("utf-8"))
    return tuple(card["name"] for card in deck["cards"])
