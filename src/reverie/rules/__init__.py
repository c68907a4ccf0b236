"""The game of the rulebooks, pure: no I/O, no clock, no threads and no randomness of its own.

A game is a frozen value. `decide` says what a move leads to, `evolve` what an event changes, `view` what a viewer may
know. Nothing here imports from the other rooms.
"""

from reverie.rules.clues import Clue, Hum, Live, Mime, Sound, Words
from reverie.rules.decide import close, decide, start
from reverie.rules.events import Event
from reverie.rules.evolve import evolve, evolve_all
from reverie.rules.game import Game, Outcome, Result, Setup, new_game, set_up
from reverie.rules.moves import Claim, Exchange, Give, Move, PlayerMove, StandIn, Tell, Vote
from reverie.rules.options import End, EndBy, Options
from reverie.rules.refusals import Code, Refusal
from reverie.rules.scoring import Gain, Reason
from reverie.rules.view import View, view
from reverie.rules.waiting import stand_in, waiting_for
from reverie.rules.words import Card, ClueKind, Phase, Seat

__all__ = [
    "Card",
    "Claim",
    "Clue",
    "ClueKind",
    "Code",
    "End",
    "EndBy",
    "Event",
    "Exchange",
    "Gain",
    "Game",
    "Give",
    "Hum",
    "Live",
    "Mime",
    "Move",
    "Options",
    "Outcome",
    "Phase",
    "PlayerMove",
    "Reason",
    "Refusal",
    "Result",
    "Seat",
    "Setup",
    "Sound",
    "StandIn",
    "Tell",
    "View",
    "Vote",
    "Words",
    "close",
    "decide",
    "evolve",
    "evolve_all",
    "new_game",
    "set_up",
    "stand_in",
    "start",
    "view",
    "waiting_for",
]
