"""Whole games of minds, without a table or a clock around them."""

from collections.abc import Sequence
from random import Random

from reverie.minds import Mind
from reverie.rules import Event, Phase, Refusal, Setup, Words, decide, evolve_all, new_game, start, view, waiting_for
from reverie.rules.events import Told


def play(setup: Setup, seed: bytes, minds: Sequence[Mind], random: Random) -> list[Event]:
    """Every event of a game in which seat n is played by minds[n]. Who is waited for acts in a random order."""
    game = new_game(setup, seed)
    told: list[Event] = []
    heard: tuple[str, ...] = ()  # the words of all clues
    events = start(game)
    while True:
        told.extend(events)
        heard += tuple([it.clue.text for it in events if isinstance(it, Told) and isinstance(it.clue, Words)])
        game = evolve_all(game, events)
        if game.phase is Phase.OVER:
            return told
        seat = random.choice(waiting_for(game))
        answer = decide(game, seat, minds[seat].think(setup, view(game, seat), heard).move)
        if isinstance(answer, Refusal) or not answer:
            raise RuntimeError(f"the mind in seat {seat} made a move that leads nowhere: {answer}")
        events = answer
