"""What a mind would do at a table: by its own head, or by a better brain elsewhere where the table wants that."""

import asyncio
import hashlib
import logging

from reverie.minds import Asker, Brain, Minds, Thought, Why
from reverie.minds.mind import Because
from reverie.rules import Claim, Game, Phase, Seat, stand_in, view
from reverie.tables.clock import due_of
from reverie.tables.table import Table

log = logging.getLogger("reverie")

STAND_IN = "plain"  # the mind that plays for people who are gone, or out of time
LONGEST_THOUGHT = 60.0  # seconds; who has come to nothing by then is stood in for
SPARE = 2000  # milliseconds before the clock runs out, by which a brain elsewhere must have answered


def mind_in(table: Table, seat: Seat) -> str:
    """The seat's own, or who stands in there."""
    own = table.chairs[seat].mind
    return own.mind if own else STAND_IN


async def own_thought(minds: Minds, table: Table, game: Game, seat: Seat) -> Thought:
    """What the seat's mind would do; in a thread, because a mind may take its time."""
    if game.phase is Phase.RACE:
        return Thought(Claim(), Why(Because.WHIM))
    who = _asker(table, game, seat)
    try:
        mind = minds.mind(who.key, who.deck, who.language, who.seed)
        async with asyncio.timeout(LONGEST_THOUGHT):
            return await asyncio.to_thread(mind.think, game.setup, view(game, seat), table.clues)
    except Exception:  # whatever a mind may come to, or never come to, the table goes on
        log.exception("a mind failed")
        return Thought(stand_in(game, seat).move, Why(Because.WHIM))


async def asked_thought(brain: Brain | None, table: Table, game: Game, seat: Seat, now: int) -> Thought | None:
    """What a better brain would do in this mind's place; None: its own head must do.

    Only minds with a chair of their own ask. The hand of somebody who is gone goes nowhere.
    """
    if brain is None or table.settings.asks != brain.name or table.chairs[seat].mind is None:
        return None
    due = due_of(table)
    left = None if due is None else due - now - SPARE
    if left is not None and left < SPARE:
        return None
    try:
        patience = None if left is None else left / 1000
        return await brain.think(_asker(table, game, seat), game.setup, view(game, seat), table.clues, patience)
    except Exception:
        log.exception("the brain elsewhere failed")
        return None


def _asker(table: Table, game: Game, seat: Seat) -> Asker:
    # From the sealed seed: nobody at the table can work out what a mind knows.
    seed = hashlib.sha256(b"minds" + (game.seed or b"")).hexdigest()
    return Asker(mind_in(table, seat), table.settings.deck, table.settings.language, seed)
