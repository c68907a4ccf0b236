"""Tables full of clients that play as fast, or as slowly, as they are told to."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import msgspec

from bench.tables.line import Line

PLAYERS = 5
CLUE = "a clue of forty signs, as poets would say it"[:40]

_encoder = msgspec.json.Encoder()


class Played:
    """One table of five, one move at a time: the next is made when all five have seen the last."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.moves = 0
        self.games = 0
        self.delays: list[float] = []
        self.pause: Callable[[], Awaitable[None]] | None = None
        self._waiting: set[int] = set()
        self._all_saw = asyncio.Event()
        self._id = 0
        for line in lines:
            line.on_view = self.saw

    def saw(self, line: Line) -> None:
        self._waiting.discard(id(line))
        if not self._waiting:
            self._all_saw.set()

    async def play(self, until: Callable[[], bool]) -> None:
        while not until():
            if self.pause is not None:
                await self.pause()
            await self._step()

    async def _step(self) -> None:
        mover, act = self._next()
        self._waiting = {id(line) for line in self.lines}
        self._all_saw.clear()
        sent = time.perf_counter()
        mover.send(_encoder.encode(act))
        async with asyncio.timeout(20):
            await self._all_saw.wait()
        self.delays.append(time.perf_counter() - sent)
        self.moves += 1

    def _next(self) -> tuple[Line, dict[str, object]]:
        self._id += 1
        view = self.lines[0].view
        if view is None or view.phase == "over":
            self.games += 1
            return self.lines[0], {"type": "start", "id": str(self._id)}
        seat = view.waiting_for[0]
        line = self.lines[seat]
        mine = line.view
        assert mine is not None
        return line, {
            "type": "play",
            "id": str(self._id),
            "game": line.game,
            "turn": mine.turn,
            "phase": mine.phase,
            "move": self._move(line),
        }

    def _move(self, line: Line) -> dict[str, object]:
        view = line.view
        assert view is not None
        match view.phase:
            case "race":
                return {"type": "claim"}
            case "telling":
                clue = {"kind": "words", "text": f"{CLUE[:-4]}{self._id % 1000:4}", "lang": "en"}
                return {"type": "tell", "card": view.hand[0], "clue": clue}
            case "giving":
                return {"type": "give", "cards": view.hand[:1]}
            case _:
                others = [number for number, card in enumerate(view.row, 1) if card not in view.chosen]
                return {"type": "vote", "tokens": [others[self._id % len(others)]]}
