"""What is measured of our own rules: time, heap and the size of views. Nothing here prints or judges."""

import gc
import os
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from subprocess import DEVNULL, PIPE, run

import msgspec

from bench.rules.games import SEATS, Recording, after, choose, deal
from reverie.rules import Game, Phase, Refusal, decide, evolve_all, view

SIXTH = 6

_encode = msgspec.json.Encoder().encode


class Run(msgspec.Struct, frozen=True):
    """Moves made, and the processor's time they took."""

    moves: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def microseconds(self) -> float:
        return 1e6 * self.seconds / self.moves


class Sizes(msgspec.Struct, frozen=True):
    mean: float
    most: int


def rules_alone(recordings: Sequence[Recording]) -> Run:
    """decide and evolve, as a table calls them."""
    started = time.process_time()
    for recording in recordings:
        game = recording.dealt
        for seat, move in recording.moves:
            events = decide(game, seat, move)
            if isinstance(events, Refusal):
                raise TypeError(events.code)
            game = evolve_all(game, events)
    return _run(recordings, started)


def rules_and_views(recordings: Sequence[Recording]) -> Run:
    """The same, and after each move the views of all seats, encoded."""
    started = time.process_time()
    for recording in recordings:
        game = recording.dealt
        for seat, move in recording.moves:
            events = decide(game, seat, move)
            if isinstance(events, Refusal):
                raise TypeError(events.code)
            game = evolve_all(game, events)
            for viewer in range(SEATS):
                _encode(view(game, viewer))
    return _run(recordings, started)


def _run(recordings: Sequence[Recording], started: float) -> Run:
    return Run(sum(len(recording.moves) for recording in recordings), time.process_time() - started)


def view_sizes(recordings: Iterable[Recording]) -> Sizes:
    """In bytes, over every view of every seat after every move."""
    sizes: list[int] = []
    for recording in recordings:
        game = recording.dealt
        for seat, move in recording.moves:
            game = after(game, seat, move)
            sizes += [len(_encode(view(game, viewer))) for viewer in range(SEATS)]
    return Sizes(sum(sizes) / len(sizes), max(sizes))


def heap_of_a_live_game(count: int, seed: int = 1) -> Sizes:
    """Bytes a game, each with its own setup and clues; the deck is the house's. Most: at the turn's fullest moment.

    The games stand at every moment of their sixth turn in equal shares. A full collection before and after empties
    the interpreter's stores of spare tuples, which would otherwise lend some unseen.
    """
    moments = 1 + 2 * (SEATS - 1)  # before telling, and after telling, each gift and each vote but the last
    by_moment = [_heap(-(-count // moments), moment, Random(seed + moment)) for moment in range(moments)]
    return Sizes(sum(by_moment) / moments, round(max(by_moment)))


def _heap(count: int, moves: int, chance: Random) -> float:
    games: list[Game | None] = [None] * count
    gc.collect()
    tracemalloc.start()
    for number in range(count):
        games[number] = in_sixth_turn(moves, chance)
    gc.collect()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken / count


def in_sixth_turn(moves: int, chance: Random) -> Game:
    """A game that has seen so many moves of its sixth turn, second thoughts not counted."""
    game = deal(chance)
    while game.turn < SIXTH or moves > _made(game):
        game = after(game, *choose(game, chance))
    return game


def _made(game: Game) -> int:
    return sum(bool(cards) for cards in game.chosen) + sum(bool(tokens) for tokens in game.tokens)


def simulate(games: int) -> float | None:
    """Seconds of processor for so many games with their records written; None where there is no such command."""
    command = Path(sys.executable).with_name("reverie")
    if not command.exists():
        return None
    with tempfile.TemporaryDirectory(prefix="reverie-bench-") as folder:
        out = str(Path(folder) / "games.jsonl")
        before = os.times()
        asked = ["simulate", "--players", str(SEATS), "--games", str(games), "--seed", "1", "--out", out]
        finished = run([command, *asked], stdout=DEVNULL, stderr=PIPE, text=True, check=False)
        passed = os.times()
    if finished.returncode != 0:
        raise RuntimeError(f"reverie simulate failed: {finished.stderr}")
    user, system = passed.children_user - before.children_user, passed.children_system - before.children_system
    return user + system


def over(recordings: Iterable[Recording]) -> bool:
    """Whether every recording is of a whole game, as all figures here take for granted."""
    return all(_last(recording).phase is Phase.OVER for recording in recordings)


def _last(recording: Recording) -> Game:
    game = recording.dealt
    for seat, move in recording.moves:
        game = after(game, seat, move)
    return game
