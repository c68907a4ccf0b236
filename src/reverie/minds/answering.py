"""To answer a clue: which card to give the storyteller, and which picture to take for theirs."""

from collections.abc import Sequence
from random import Random

import numpy as np

from reverie.minds.characters import Character, Skill
from reverie.minds.hearing import Heard
from reverie.minds.knowledge import Knowledge
from reverie.minds.lore import Numbers
from reverie.minds.mind import Because, Thought, Why
from reverie.rules import Card, Give, Setup, View, Vote

PLAIN = 2.6  # above this a picture shows the clue so plainly that a storyteller would hardly have said it
NOTHING = 0.4  # below this it has nothing to do with the clue
SURE = 0.62  # of the tokens' chance: who is so sure keeps the second one back


class Answers:
    """How one mind gives and votes."""

    def __init__(self, knowledge: Knowledge, common: Knowledge, who: Character, skill: Skill) -> None:
        self._knowledge = knowledge
        self._common = common  # what everybody sees, and nothing else
        self._who = who
        self._skill = skill

    def give(self, setup: Setup, view: View, clue: Heard, random: Random) -> Thought:
        """What will draw votes. Others see other things in it than I do, so that what all can see counts as well."""
        fits = (self._fits(clue.fits(self._knowledge), view.hand) + self._fits(clue.fits(self._common), view.hand)) / 2
        order: list[int] = np.argsort(-self._hasty(fits, random))[: setup.gift].tolist()
        cards = tuple([view.hand[place] for place in order])
        if fits[order[0]] < NOTHING:
            return Thought(Give(cards), Why(Because.LEAST_BAD))
        return Thought(Give(cards), Why(Because.FITS, self._thought(clue, cards[0])))

    def vote(self, setup: Setup, view: View, clue: Heard, random: Random) -> Thought:
        """What the storyteller meant: near to the clue, and yet not what one would have said it of outright."""
        fits = self._fits(clue.fits(self._knowledge), view.row)
        doubted = fits - self._who.doubts * np.maximum(0, fits - PLAIN)
        wanted = self._hasty(doubted, random)
        wanted[[card in view.chosen for card in view.row]] = -np.inf
        order: list[int] = np.argsort(-wanted).tolist()
        tokens = [order[0] + 1]
        if setup.options.votes == 2 and len(view.row) - setup.gift > 1:
            chance = np.exp(doubted[order[0]]) / np.exp(doubted[np.isfinite(wanted)]).sum()
            tokens += [] if chance > SURE else [order[1] + 1]
        return Thought(Vote(tuple(tokens)), self._why(clue, view.row[order[0]], fits, wanted))

    def _why(self, clue: Heard, card: Card, fits: Numbers, wanted: Numbers) -> Why:
        open_to_me = np.where(np.isfinite(wanted), fits, -np.inf)
        if fits[int(wanted.argmax())] < NOTHING:
            return Why(Because.LEAST_BAD)
        if self._who.doubts and open_to_me.max() > PLAIN and int(open_to_me.argmax()) != int(wanted.argmax()):
            return Why(Because.TOO_PLAIN, self._thought(clue, card))
        return Why(Because.FITS, self._thought(clue, card))

    def _thought(self, clue: Heard, card: Card) -> str:
        place = self._knowledge.lore.place.get(card)
        return "" if place is None else clue.thought(self._knowledge, place)

    def _fits(self, fits: Numbers, cards: Sequence[Card]) -> Numbers:
        """Of a card that the deck has lost since, nothing is known."""
        places = [self._knowledge.lore.place.get(card) for card in cards]
        return np.array([0.0 if place is None else fits[place] for place in places], np.float32)

    def _hasty(self, fits: Numbers, random: Random) -> Numbers:
        """As seen by somebody who does not weigh everything with care."""
        noise = [-np.log(-np.log(random.uniform(1e-9, 1 - 1e-9))) for _ in fits]
        return fits + self._skill.haste * np.array(noise, np.float32)
