"""What games come to, mind by mind: how well each is found and finds, whence its points come, how strong it is."""

from collections import Counter
from functools import reduce
from operator import add

from msgspec import Struct, field
from msgspec.structs import astuple
from openskill.models import PlackettLuce, PlackettLuceRating

from reverie.arena.match import Played, finders
from reverie.rules import Reason, Result

SURELY = 1.96  # deviations to either side, within which a figure lies 95 times of 100


class Standing(Struct):
    """One mind's, over all seats that it sat in."""

    games: int = 0
    won: float = 0.0  # a shared win is a part of one
    told: int = 0
    found_by_all: int = 0
    found_by_none: int = 0
    heard: int = 0  # voters that its clues had
    found: int = 0  # and those of them who found its picture
    voted: int = 0
    finds: int = 0
    points: Counter[Reason] = field(default_factory=Counter[Reason])

    @property
    def found_by_some(self) -> int:
        return self.told - self.found_by_all - self.found_by_none

    def __add__(self, other: "Standing") -> "Standing":
        return Standing(*map(add, astuple(self), astuple(other)))


class Rating(Struct, frozen=True):
    strength: float
    give_or_take: float  # it lies within, 95 times of 100; the model is on the careful side


class Tally:
    def __init__(self) -> None:
        self.games = self.turns = 0
        self.standings: dict[str, Standing] = {}
        self.by_chance = 0.0  # finders, if everyone had voted by lot
        self._model = PlackettLuce(tau=0.0)  # a mind neither learns nor tires from one game to the next
        self._ratings: dict[str, PlackettLuceRating] = {}

    def add(self, played: Played) -> None:
        self.games += 1
        for seat, mind in enumerate(played.minds):
            standing = self.standings.setdefault(mind, Standing())
            standing.games += 1
            if played.scores[seat] == max(played.scores):
                standing.won += 1 / played.scores.count(max(played.scores))
        for turn in played.turns:
            self._add_turn(played.minds, turn)
        self._rate(played)

    def _add_turn(self, minds: tuple[str, ...], turn: Result) -> None:
        self.turns += 1
        teller, told = self.standings[minds[turn.storyteller]], turn.owners.index(turn.storyteller) + 1
        found, voters = finders(turn), len(minds) - 1
        teller.told += 1
        teller.heard += voters
        teller.found += found
        teller.found_by_all += found == voters
        teller.found_by_none += found == 0
        for seat, mind in enumerate(minds):
            standing = self.standings[mind]
            for gain in turn.reasons[seat]:
                standing.points[gain.why] += gain.points
            if seat != turn.storyteller:
                standing.voted += 1
                standing.finds += told in turn.tokens[seat]
                self.by_chance += len(turn.tokens[seat]) / (len(turn.row) - turn.owners.count(seat))

    def _rate(self, played: Played) -> None:
        """A game is one contest of all its seats. A mind that sat there twice has learnt the mean of both."""
        if len(set(played.minds)) == 1:
            return
        before = [self._ratings.setdefault(mind, self._model.rating()) for mind in played.minds]
        after = self._model.rate([[it] for it in before], scores=list(map(float, played.scores)))
        for mind in set(played.minds):
            own = [rating for [rating], whose in zip(after, played.minds, strict=True) if whose == mind]
            mean = (sum(it.mu for it in own) / len(own), sum(it.sigma for it in own) / len(own))
            self._ratings[mind] = self._model.rating(*mean)

    def ratings(self) -> dict[str, Rating]:
        """The strongest first. Empty where one mind has played with itself alone."""
        strongest = sorted(self._ratings.items(), key=lambda it: (-it[1].mu, it[0]))
        return {mind: Rating(it.mu, SURELY * it.sigma) for mind, it in strongest}

    def everybody(self) -> Standing:
        """All minds taken together."""
        return reduce(add, self.standings.values(), Standing())
