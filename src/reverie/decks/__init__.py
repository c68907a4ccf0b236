"""Pictures, and what is known of them."""

from reverie.decks.deck import CardNotes, Deck, Words
from reverie.decks.faults import DeckError, Fault
from reverie.decks.shelf import HOUSE_DECK, Shelf, Shelved, house
from reverie.rules import Card

__all__ = ["HOUSE_DECK", "CardNotes", "Deck", "DeckError", "Fault", "Shelf", "Shelved", "Words", "cards_of", "house"]


def cards_of(deck: str) -> tuple[Card, ...] | None:
    """The cards of our own deck by name, in its order; None where there is no such deck."""
    return house().deck.names if deck == HOUSE_DECK else None
