"""A better brain elsewhere, asked where the server's owner and the table's host both want it.

Whatever comes of a question, it is over in its time; and where nothing came of it, a mind's own head must do.
"""

import asyncio
import base64
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection
from enum import StrEnum
from pathlib import Path

from reverie.decks import Shelved
from reverie.minds.cast import parted
from reverie.minds.elsewhere import Elsewhere
from reverie.minds.endpoint import Endpoint, FailedError
from reverie.minds.mind import Asker, Thought
from reverie.minds.questions import Question, answered, question
from reverie.rules import Card, Setup, View

log = logging.getLogger("reverie.minds")

IN_VAIN = 3  # questions in a row, after which the brain is left alone for a while
REST = 60.0  # seconds
GAMES_KNOWN = 10_000  # whose spending is remembered
SIGNS_A_TOKEN = 4  # as they are usually counted, for a brain that does not count them
TOKENS_A_PICTURE = 1000
_KINDS = {".jpg": "image/jpeg", ".webp": "image/webp"}


class Came(StrEnum):
    """What came of a question."""

    ANSWERED = "answered"
    NONSENSE = "nonsense"
    LATE = "late"
    FAILED = "failed"
    SPENT = "spent"  # the game's budget was used up
    RESTING = "resting"  # it was not asked, after so many in vain


class SpentError(Exception):
    """The game's budget is used up."""


class Budget:
    """What a game may still cost."""

    def __init__(self, at: Elsewhere) -> None:
        self._at = at
        self._questions = self._tokens = 0

    def ask(self) -> None:
        most = self._at.tokens
        if self._questions >= self._at.questions or (most is not None and self._tokens >= most):
            raise SpentError
        self._questions += 1

    def pay(self, tokens: int) -> None:
        self._tokens += tokens


class AskingBrain:
    """`decks` finds a deck by its id; `came` counts what came of the questions."""

    def __init__(
        self,
        at: Elsewhere,
        endpoint: Endpoint,
        decks: Callable[[str], Shelved | None],
        came: Counter[str] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.name = at.name
        self.pictures = at.pictures
        self._at = at
        self._endpoint = endpoint
        self._decks = decks
        self._came = Counter[str]() if came is None else came
        self._clock = clock
        self._budgets: OrderedDict[str, Budget] = OrderedDict()
        self._in_vain = 0
        self._rests_until = float("-inf")

    async def close(self) -> None:
        await self._endpoint.close()

    async def think(
        self, asker: Asker, setup: Setup, view: View, told: Collection[str], patience: float | None = None
    ) -> Thought | None:
        asked = await asyncio.to_thread(self._question, asker, setup, view, told)
        if asked is None:
            return None
        if self._clock() < self._rests_until:
            self._came[Came.RESTING] += 1
            return None
        seconds = self._at.timeout if patience is None else min(patience, self._at.timeout)
        came, thought = await self._in_time(asked, self._budget(asker.seed), seconds)
        self._came[came] += 1
        self._learn(came)
        return thought

    async def _in_time(self, asked: Question, budget: Budget, seconds: float) -> tuple[Came, Thought | None]:
        try:
            async with asyncio.timeout(seconds):
                thought = await self._answered(asked, budget)
        except TimeoutError:
            return Came.LATE, None
        except FailedError:
            return Came.FAILED, None
        except SpentError:
            return Came.SPENT, None
        return (Came.ANSWERED if thought else Came.NONSENSE), thought

    async def _answered(self, asked: Question, budget: Budget) -> Thought | None:
        """What cannot be taken is asked once more."""
        messages = asked.messages()
        for _ in range(2):
            said = await self._endpoint.said(messages, budget.ask)
            budget.pay(said.tokens or _estimated(asked, said.text))
            thought = answered(asked, said.text)
            if isinstance(thought, Thought):
                return thought
            messages = asked.messages_after(said.text)
        return None

    def _learn(self, came: Came) -> None:
        """Whoever answers nothing of use is left alone for a while: no table shall wait for it again and again."""
        if came is Came.SPENT:
            return
        self._in_vain = 0 if came is Came.ANSWERED else self._in_vain + 1
        if self._in_vain >= IN_VAIN:
            log.warning("the brain elsewhere rests", extra={"seconds": REST, "last": came})
            self._in_vain, self._rests_until = 0, self._clock() + REST

    def _budget(self, game: str) -> Budget:
        budget = self._budgets.setdefault(game, Budget(self._at))
        self._budgets.move_to_end(game)
        if len(self._budgets) > GAMES_KNOWN:
            self._budgets.popitem(last=False)
        return budget

    def _question(self, asker: Asker, setup: Setup, view: View, told: Collection[str]) -> Question | None:
        shelved = self._decks(asker.deck)
        if shelved is None:
            return None
        character, _ = parted(asker.key)

        def show(card: Card) -> str:
            return _data(shelved, card)

        return question(character, asker.language, shelved.deck, setup, view, told, show if self.pictures else None)


def _estimated(asked: Question, answer: str) -> int:
    signs = len(asked.rules) + len(asked.asked) + len(answer)
    return signs // SIGNS_A_TOKEN + len(asked.shown) * TOKENS_A_PICTURE


def _data(shelved: Shelved, card: Card) -> str:
    """The picture, as it is shown to whoever looks at a link."""
    file = shelved.pictures[card].preview.file
    found = shelved.files[file]
    data = found if isinstance(found, bytes) else found.read_bytes()
    return f"data:{_KINDS[Path(file).suffix]};base64,{base64.b64encode(data).decode()}"
