"""What is told of a game: to each their own view, once, and encoded as the wire says."""

import asyncio

import msgspec

from reverie.rules import view
from reverie.tables import acts, telling, wire
from reverie.tables.clock import due_of
from reverie.tables.outbox import Round
from reverie.tables.settings import QUICK, Settings
from reverie.tables.telling import Connection
from tests.tables.bench import Bench


class Way:
    free = True

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def carry(self, frame: bytes) -> None:
        self.frames.append(frame)

    def end(self, *, overrun: bool) -> None:
        raise AssertionError("nobody closes this")


def connected(bench: Bench, turn: Round) -> list[tuple[Connection, Way]]:
    both: list[tuple[Connection, Way]] = []
    for member in bench.table.members:
        connection, way = Connection(member.id, member.devices[0], turn), Way()
        connection.place(bench.table)
        connection.outbox.open(way)
        both.append((connection, way))
    return both


def a_game_with_a_watcher() -> Bench:
    bench = Bench(Settings(chairs=3, clock=QUICK))
    for name in ("Ada", "Bruno", "Carmen", "Dario"):
        bench.joins(name)
    bench.does(1, acts.Start(""))
    return bench


def test_a_game_is_told_as_the_wire_says() -> None:
    async def tell() -> None:
        bench, turn = a_game_with_a_watcher(), Round()
        lines = connected(bench, turn)
        assert [connection.seat for connection, _ in lines] == [0, 1, 2, None]
        telling.tell_game(bench.table, [connection for connection, _ in lines])
        turn.go()
        game = bench.table.game
        assert game is not None
        assert due_of(bench.table) is not None
        for connection, way in lines:
            message = wire.Game(1, due_of(bench.table), (), view(game, connection.seat))
            assert way.frames == [msgspec.json.encode(message)]
            assert msgspec.json.decode(way.frames[0], type=wire.Game) == message

    asyncio.run(tell())


def test_what_shows_nothing_new_is_not_told_again() -> None:
    async def tell() -> None:
        bench, turn = a_game_with_a_watcher(), Round()
        lines = connected(bench, turn)
        for _ in range(2):
            telling.tell_game(bench.table, [connection for connection, _ in lines])
            turn.go()
        assert [len(way.frames) for _, way in lines] == [1, 1, 1, 1]

    asyncio.run(tell())


def test_one_line_that_fails_keeps_nothing_from_the_others() -> None:
    class Broken(Way):
        def carry(self, frame: bytes) -> None:
            raise OSError("torn")

    async def tell() -> None:
        bench, turn = a_game_with_a_watcher(), Round()
        lines = connected(bench, turn)
        lines[0][0].outbox.open(Broken())
        telling.tell_game(bench.table, [connection for connection, _ in lines])
        turn.go()
        assert [len(way.frames) for _, way in lines] == [0, 1, 1, 1]

    asyncio.run(tell())
