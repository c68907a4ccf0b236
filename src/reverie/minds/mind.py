"""What a mind is to the table: it is shown a view, and says what it would do."""

from typing import Protocol

from reverie.rules import PlayerMove, Setup, View


class Mind(Protocol):
    def move(self, setup: Setup, view: View) -> PlayerMove:
        """What to do, when the view's seat is waited for."""
        ...
