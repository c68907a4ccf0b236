"""The game in numbers, for programs that learn: cards and clues by their places in a list, a view as arrays.

What is observed is worked out from a View and from nothing else, so that it cannot say more than a player sees.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary, Space
from numpy.typing import NDArray

from reverie.decks import Deck
from reverie.rules import Card, Clue, Phase, Seat, View, Words
from reverie.rules.clues import cleaned

Bits = NDArray[np.int8]
Observed = dict[str, Any]

PHASES = (Phase.TELLING, Phase.GIVING, Phase.VOTING, Phase.OVER)


class Numbering:
    """Cards come first, then clues, then one number more: ENOUGH, for a voter who keeps the second token back."""

    def __init__(self, cards: Sequence[Card], clues: Sequence[str], language: str | None = None) -> None:
        self.cards, self.clues = tuple(cards), tuple([Words(text, language) for text in clues])
        if faulty := [clue.text for clue in self.clues if cleaned(clue) != clue]:
            raise ValueError(f"clues: at a table nobody could say {faulty[0]!r} just like that")
        if not self.clues or len(set(self.clues)) < len(self.clues):
            raise ValueError("clues: there must be some, and each only once")
        self.enough = len(self.cards) + len(self.clues)
        self.actions = self.enough + 1
        self._places = {card: place for place, card in enumerate(self.cards)}
        self._clue_places = {clue: place for place, clue in enumerate(self.clues)}

    def place(self, card: Card) -> int:
        return self._places[card]

    def clue_of(self, clue: Clue | None) -> int:
        """0 for none, else its place from 1."""
        return 0 if clue is None else self._clue_places[clue] + 1  # pyright: ignore[reportArgumentType]

    def bits(self, cards: Sequence[Card]) -> Bits:
        found = np.zeros(len(self.cards), np.int8)
        found[[self._places[card] for card in cards]] = 1
        return found

    def mask(self, actions: Sequence[int]) -> Bits:
        found = np.zeros(self.actions, np.int8)
        found[list(actions)] = 1
        return found

    def space(self, seats: int) -> Space[Any]:
        """Seats are counted clockwise from the observer, who is 0."""
        cards, clues = len(self.cards), len(self.clues)
        observation: dict[str, Space[Any]] = {
            "phase": Discrete(len(PHASES)),
            "storyteller": Discrete(seats),
            "waiting": MultiBinary(seats),
            "scores": Box(0, np.iinfo(np.int16).max, (seats,), np.int16),
            "pile": Discrete(cards + 1),
            "turns_left": Box(-1, 1000, (1,), np.int16),  # with this one; -1: nobody can know
            "clue": Discrete(clues + 1),  # 0: none yet
            "hand": MultiBinary(cards),
            "chosen": MultiBinary(cards),  # told or given by the observer in this turn
            "row": MultiBinary(cards),
            "tokens": MultiBinary(cards),  # on the pictures that the observer has voted for
            # Of the turn before, where there was one:
            "last_storyteller": Discrete(seats + 1),  # 0: none, else the seat and 1
            "last_clue": Discrete(clues + 1),
            "last_owners": Box(0, seats, (cards,), np.int8),  # 0: not in the row, else the seat and 1
            "last_tokens": MultiBinary((seats, cards)),
        }
        parts: dict[str, Space[Any]] = {
            "observation": Dict(observation),
            "action_mask": MultiBinary(self.actions),
        }
        return Dict(parts)

    def observed(self, view: View, begun: Sequence[Card] = ()) -> Observed:
        """`begun`: what the viewer has picked towards the move that is being made."""
        me, seats = view.seat or 0, len(view.scores)
        picked, wanted = ((), begun) if view.phase is Phase.VOTING else (begun, ())
        return {
            "phase": np.int64(PHASES.index(view.phase)),
            "storyteller": np.int64(((view.storyteller or 0) - me) % seats),
            "waiting": _at([(seat - me) % seats for seat in view.waiting_for], seats),
            "scores": np.array(view.scores[me:] + view.scores[:me], np.int16),
            "pile": np.int64(view.pile),
            "turns_left": np.array([-1 if view.turns_left is None else view.turns_left], np.int16),
            "clue": np.int64(self.clue_of(view.clue)),
            "hand": self.bits(view.hand),
            "chosen": self.bits((*view.chosen, *picked)),
            "row": self.bits(view.row),
            "tokens": self.bits((*[view.row[token - 1] for token in view.tokens], *wanted)),
            **self._last(view, me, seats),
        }

    def _last(self, view: View, me: Seat, seats: int) -> Observed:
        owners, tokens = np.zeros(len(self.cards), np.int8), np.zeros((seats, len(self.cards)), np.int8)
        last = view.result
        if last is None:
            teller = 0
        else:
            teller = (last.storyteller - me) % seats + 1
            row = [self._places[card] for card in last.row]
            owners[row] = [(owner - me) % seats + 1 for owner in last.owners]
            for seat, laid in enumerate(last.tokens):
                tokens[(seat - me) % seats, [row[token - 1] for token in laid]] = 1
        clue = self.clue_of(None if last is None else last.clue)
        return {
            "last_storyteller": np.int64(teller),
            "last_clue": np.int64(clue),
            "last_owners": owners,
            "last_tokens": tokens,
        }


def words_of(deck: Deck, language: str) -> tuple[str, ...]:
    """What is to be seen and felt in its pictures, a word or two each: a small language to tell clues in."""
    keys = dict.fromkeys(key for card in deck.cards for key in (*card.motifs, *card.moods))
    return tuple(dict.fromkeys(deck.word_for(key, language) for key in keys))


def _at(places: Sequence[int], count: int) -> Bits:
    found = np.zeros(count, np.int8)
    found[list(places)] = 1
    return found
