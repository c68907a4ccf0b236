"""Players for the tests, and the rules they might play by: mostly within the rules, sometimes anything but."""

from random import Random

from hypothesis import strategies as st

from reverie.rules import (
    Claim,
    Clue,
    ClueKind,
    End,
    EndBy,
    Exchange,
    Game,
    Give,
    Hum,
    Live,
    Mime,
    Move,
    Options,
    Phase,
    Seat,
    Sound,
    Tell,
    Vote,
    Words,
    stand_in,
    waiting_for,
)

CLUES: dict[ClueKind, Clue] = {
    ClueKind.WORDS: Words("fox"),
    ClueKind.SOUND: Sound("recording-1"),
    ClueKind.HUM: Hum("tune-1", "la la"),
    ClueKind.MIME: Mime("mime-1"),
    ClueKind.LIVE: Live("she sings"),
}

seats = st.integers(3, 12)
seeds = st.integers(0, 10**9)


@st.composite
def options(draw: st.DrawFn, seats: int) -> Options:
    ends = [
        st.none(),
        st.just(End()),
        st.builds(End, st.just(EndBy.SCORE), st.integers(1, 40)),
        st.builds(End, st.just(EndBy.TURNS), st.integers(1, 8)),
    ]
    pairs = st.permutations(range(seats)).map(lambda order: (order[0], order[1]))
    return Options(
        end=draw(st.one_of(ends)),
        counting=draw(st.booleans()),
        bonus_cap=draw(st.sampled_from([None, 0, 1, 3])),
        exchange=draw(st.booleans()),
        amend=draw(st.booleans()),
        votes=draw(st.sampled_from([None, 1, 2] if seats >= 7 else [None, 1])),
        clues=tuple(draw(st.lists(st.sampled_from(ClueKind), min_size=1, unique=True))),
        story=draw(st.booleans()),
        allies=draw(st.none() | pairs) if seats > 3 else None,
    )


def fewest_cards(seats: int) -> int:
    return seats * {3: 7, 9: 4, 10: 4, 11: 4, 12: 4}.get(seats, 6) + 1


def some_move(game: Game, chance: Random) -> tuple[Seat, Move]:
    """What somebody at this table might try: what is wanted, a change of mind, or something quite out of order."""
    mood = chance.random()
    waiting = waiting_for(game)
    if mood < 0.5:
        seat = chance.choice(waiting)
        return seat, _wanted(game, seat, chance)
    if mood < 0.6:
        seat = chance.choice(waiting)
        return seat, stand_in(game, seat)
    seat = chance.randrange(game.setup.seats)
    if mood < 0.85:
        return seat, _wanted(game, seat, chance)
    return chance.choice([-1, seat, seat, seat, game.setup.seats]), _anything(game, chance)


def _wanted(game: Game, seat: Seat, chance: Random) -> Move:
    hand = chance.sample(game.hands[seat], len(game.hands[seat]))
    exchange = game.setup.options.exchange and chance.random() < 0.2
    match game.phase:
        case Phase.RACE | Phase.TELLING if exchange:
            return Exchange()
        case Phase.RACE:
            return Claim()
        case Phase.TELLING:
            return Tell(hand[0], _clue(game, chance))
        case Phase.GIVING if seat == game.storyteller:
            return Tell(chance.choice([hand[0], *(game.chosen[seat] or ())]), _clue(game, chance))
        case Phase.GIVING:
            return Give(tuple(hand[: chance.choice([0, *[game.setup.gift] * 3])]))
        case _:
            numbers = range(1, len(game.row) + 1)
            others = [number for number in numbers if game.row[number - 1] not in (game.chosen[seat] or ())]
            most = game.setup.options.votes or 1
            return Vote(tuple(chance.sample(others, chance.randint(0, most))))


def _clue(game: Game, chance: Random) -> Clue:
    kind = chance.choice(game.setup.options.clues)
    return Words(chance.choice(["fox", "õnn", "…"])) if kind is ClueKind.WORDS else CLUES[kind]


def _anything(game: Game, chance: Random) -> Move:
    cards = tuple(chance.choices(game.setup.cards, k=chance.randint(0, 3)))
    numbers = tuple(chance.choices(range(-1, 9), k=chance.randint(0, 3)))
    clue = chance.choice([*CLUES.values(), Words(""), Words("\u202e"), Hum("no/such")])
    return chance.choice([Claim(), Tell(chance.choice(game.setup.cards), clue), Give(cards), Vote(numbers), Exchange()])
