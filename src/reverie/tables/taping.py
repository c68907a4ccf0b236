"""Clues that are not words: taken from the storyteller and read with care, before the clue is told that names them."""

import asyncio
import secrets

from reverie.recordings import Fault, read
from reverie.rules import ClueKind, Phase, Tell
from reverie.rules.clues import Hum, Mime, Sound, kind_of
from reverie.tables.acts import Act, Play
from reverie.tables.journal import Journal, JournalError, Tape
from reverie.tables.means import RECORDED
from reverie.tables.refused import Refused, TableCode
from reverie.tables.table import Member, Table


def may_record(table: Table, member: Member | None, kind: ClueKind) -> Refused | None:
    """The storyteller alone, when a clue may be told, of a kind that is played with; at a public table nobody."""
    game = table.game
    if member is None:
        return Refused(TableCode.NOT_A_MEMBER)
    if game is None or game.phase not in (Phase.TELLING, Phase.GIVING) or game.storyteller != table.chair_of(member.id):
        return Refused(TableCode.NOT_PLAYING)
    if kind not in game.setup.options.clues or (table.settings.public and kind in RECORDED):
        return Refused(TableCode.RECORDING_WRONG)
    return None


async def taken(table: Table, member: Member | None, kind: ClueKind, body: bytes) -> Tape | Refused:
    """In a thread: what is sent may be anything, and takes its time to read."""
    refused = may_record(table, member, kind)
    if refused:
        return refused
    recording = await asyncio.to_thread(read, kind, body)
    if isinstance(recording, Fault):
        return Refused(TableCode(recording))
    assert table.game is not None
    return Tape(secrets.token_urlsafe(16), table.number, table.game.turn, kind, recording)


async def missing(table: Table, act: Act, journal: Journal) -> Refused | None:
    """Refused, where an act tells of a recording that was not made for it."""
    if not (isinstance(act, Play) and isinstance(act.move, Tell) and isinstance(act.move.clue, Sound | Hum | Mime)):
        return None
    clue = act.move.clue
    try:
        tape = await journal.tape(table.id, clue.ref)
    except JournalError:
        return Refused(TableCode.BUSY)
    there = tape is not None and (tape.game, tape.turn, tape.kind) == (act.game, act.turn, kind_of(clue))
    return None if there else Refused(TableCode.NO_SUCH_RECORDING)
