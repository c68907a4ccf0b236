"""The game as a PettingZoo environment, in turns (AEC), for who trains minds of their own: docs/arena.md.

It needs `pip install reverie[environment]`.
"""

import os
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from gymnasium.spaces import Discrete, Space
from msgspec.structs import replace
from pettingzoo import AECEnv  # pyright: ignore[reportMissingTypeStubs]
from pettingzoo.utils import wrappers  # pyright: ignore[reportMissingTypeStubs]

from reverie.account import turn_told
from reverie.arena.numbering import Numbering, Observed, words_of
from reverie.decks import Deck, house
from reverie.rules import (
    Card,
    Claim,
    ClueKind,
    Event,
    Give,
    Options,
    Phase,
    Refusal,
    Seat,
    StandIn,
    Tell,
    View,
    Vote,
    Words,
    decide,
    evolve_all,
    new_game,
    set_up,
    start,
    view,
    waiting_for,
)
from reverie.rules.chance import SEED_BYTES, seal
from reverie.rules.events import Revealed

Env = AECEnv[str, Observed, Any]  # Any: an action is a number or, of an agent that is done, None
PLAIN = Options()


def env(*, illegal_reward: float = -1, **how: Any) -> Env:
    """As PettingZoo's own games are handed out: an action that the mask forbids ends the game, and costs so much."""
    table = Table(**how)
    judged = wrappers.TerminateIllegalWrapper(table, illegal_reward)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(judged))


class Table(Env):
    """One table. An action is a number: of a card to tell, give or vote for, of a clue, or ENOUGH.

    A storyteller acts twice, card and clue; whoever gives two cards, or may lay two tokens, does so one after another.
    Chance says who tells first. Points are rewards as they are won, so that a game's rewards add up to its score.
    """

    metadata = {  # noqa: RUF012 - so PettingZoo wants it
        "name": "reverie_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 4,
        *,
        deck: Deck | None = None,
        clues: Sequence[str] | None = None,
        language: str = "en",
        options: Options = PLAIN,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        deck = deck or house().deck
        if ClueKind.WORDS not in options.clues:
            raise ValueError("options: clues are told in words here")
        self.numbering = Numbering(deck.names, words_of(deck, language) if clues is None else clues, language)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._unsealed = set_up(deck.names, players, options, "")
        self._random = Random(os.urandom(SEED_BYTES))
        self._begun: tuple[Card, ...] = ()
        self.observation_spaces = {agent: self.numbering.space(players) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.numbering.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - theirs
        """The same seed brings the same games, this one and those after it."""
        if seed is not None:
            self._random = Random(seed)
        sealed = self._random.randbytes(SEED_BYTES)
        self._game = new_game(replace(self._unsealed, seal=seal(sealed)), sealed)
        self._begun = ()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._goes_on(start(self._game))
        self._goes_on(decide(self._game, 0, StandIn(Claim())))  # it is chance that picks, whoever is stood in for

    def observe(self, agent: str) -> Observed:
        seen = self._view(agent)
        return {
            "observation": self.numbering.observed(seen, self._begun_by(agent)),
            "action_mask": self.numbering.mask(self._open_to(seen, agent)),
        }

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seen = self._view(agent)
        if action not in self._open_to(seen, agent):
            raise ValueError(f"{agent} cannot do {action} now; the action mask says what can be done")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._act(seen, action)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What somebody sees who only watches: in words, or on the terminal."""
        words = "\n".join(_in_words(view(self._game, None), self.possible_agents))
        if self.render_mode == "ansi":
            return words
        print(words, end="\n\n")
        return None

    def close(self) -> None:
        """There is nothing to let go of."""

    def _act(self, seen: View, action: int) -> None:
        numbers, setup = self.numbering, self._unsealed
        if seen.phase is Phase.TELLING and self._begun:
            self._does(Tell(self._begun[0], numbers.clues[action - len(numbers.cards)]))
            return
        if action != numbers.enough:
            self._begun += (numbers.cards[action],)
        if seen.phase is Phase.GIVING and len(self._begun) == setup.gift:
            self._does(Give(self._begun))
        elif seen.phase is Phase.VOTING and (action == numbers.enough or len(self._begun) == setup.options.votes):
            self._does(Vote(tuple([seen.row.index(card) + 1 for card in self._begun])))

    def _open_to(self, seen: View, agent: str) -> Sequence[int]:
        """The numbers of what an agent may do now."""
        if agent != self.agent_selection or seen.seat not in seen.waiting_for:
            return ()
        numbers = self.numbering
        if seen.phase is Phase.TELLING and self._begun:
            return range(len(numbers.cards), numbers.enough)
        shut = (*self._begun, *seen.chosen)
        cards = [numbers.place(card) for card in (seen.row or seen.hand) if card not in shut]
        return [*cards, numbers.enough] if seen.phase is Phase.VOTING and self._begun else cards

    def _does(self, move: Tell | Give | Vote) -> None:
        self._begun = ()
        self._goes_on(decide(self._game, self._seat(self.agent_selection), move))

    def _goes_on(self, events: tuple[Event, ...] | Refusal) -> None:
        assert not isinstance(events, Refusal), events
        self._game = evolve_all(self._game, events)
        for event in events:
            if isinstance(event, Revealed):
                self.rewards = dict(zip(self.agents, event.points, strict=True))
        over = self._game.phase is Phase.OVER
        self.terminations = dict.fromkeys(self.agents, over)
        self.agent_selection = self.agents[0 if over else waiting_for(self._game)[0]]

    def _view(self, agent: str) -> View:
        return view(self._game, self._seat(agent))

    def _begun_by(self, agent: str) -> tuple[Card, ...]:
        return self._begun if agent == self.agent_selection else ()

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)


def _in_words(seen: View, names: Sequence[str]) -> Iterator[str]:
    if seen.result is not None:
        yield from turn_told(seen.result, seen.scores, names)
        yield ""
    if seen.outcome is not None:
        yield f"The game is over: {' and '.join(names[seat] for seat in seen.outcome.winners)} won."
        return
    said = f": “{seen.clue.text}”" if isinstance(seen.clue, Words) else "."
    yield f"Turn {seen.turn}. {names[seen.storyteller or 0]} tells{said}"
    for number, card in enumerate(seen.row, 1):
        yield f"  {number:>2}  {card}"
    yield f"Waiting for {', '.join(names[seat] for seat in seen.waiting_for)} ({seen.phase})."
