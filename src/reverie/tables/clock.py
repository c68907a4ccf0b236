"""When a table's clock runs out. A deadline follows from the table alone, so it survives whatever the server does."""

from reverie.rules import Phase
from reverie.tables.table import Table

REVEAL = 10_000  # milliseconds to see the turn before told, ahead of the time for telling the next


def due_of(table: Table) -> int | None:
    """In milliseconds since 1970; None where no clock runs."""
    if table.game is None:
        return None
    seconds = table.settings.clock.seconds(table.game.phase)
    if seconds is None:
        return None
    after_reveal = table.game.phase is Phase.TELLING and table.game.result is not None
    return table.since + seconds * 1000 + (REVEAL if after_reveal else 0)
