"""Every code is reached by somebody's move, and what was refused has left the game as it was."""

from collections.abc import Callable

import msgspec
import pytest

from reverie.rules import (
    Claim,
    ClueKind,
    Code,
    Exchange,
    Give,
    Hum,
    Live,
    Move,
    Options,
    Phase,
    Refusal,
    Seat,
    StandIn,
    Tell,
    Vote,
    Words,
    decide,
)
from tests.rules.tables import PLAIN, Table

FOX = Words("fox")
Attempt = tuple[Table, Seat, Move]


def telling(options: Options = PLAIN) -> tuple[Table, str]:
    table = Table(4, options).claims(0)
    return table, table.hand(0)[0]


def no_such_seat() -> Attempt:
    return Table(4), 4, Claim()


def game_over() -> Attempt:
    return Table(4).plays_itself(), 0, Claim()


def wrong_phase() -> Attempt:
    table = Table(4).claims(0)
    return table, 1, Give(table.hand(1)[:1])


def already_claimed() -> Attempt:
    return Table(4).claims(0), 1, Claim()


def not_your_turn() -> Attempt:
    table = Table(4).claims(0)
    return table, 1, Tell(table.hand(1)[0], FOX)


def not_your_card() -> Attempt:
    table = Table(4).claims(0)
    return table, 0, Tell(table.hand(1)[0], FOX)


def wrong_number_of_cards() -> Attempt:
    table = Table(4).to(Phase.GIVING)
    return table, 1, Give(table.hand(1)[:2])


def same_card_twice() -> Attempt:
    table = Table(3).to(Phase.GIVING)
    return table, 1, Give(table.hand(1)[:1] * 2)


def wrong_number_of_tokens() -> Attempt:
    table = Table(4).to(Phase.VOTING)
    return table, 1, Vote((*table.numbers_of(0), *table.numbers_of(2)))


def same_picture_twice() -> Attempt:
    table = Table(7).to(Phase.VOTING)
    return table, 1, Vote((*table.numbers_of(0), *table.numbers_of(0)))


def not_on_the_row() -> Attempt:
    return Table(4).to(Phase.VOTING), 1, Vote((5,))


def own_card() -> Attempt:
    table = Table(4).to(Phase.VOTING)
    return table, 1, Vote(tuple(table.numbers_of(1)))


def clue_empty() -> Attempt:
    table, card = telling()
    return table, 0, Tell(card, Words(" "))


def clue_too_long() -> Attempt:
    table, card = telling()
    return table, 0, Tell(card, Words("x" * 281))


def clue_signs() -> Attempt:
    table, card = telling()
    return table, 0, Tell(card, Words("\u202exof"))


def clue_language() -> Attempt:
    table, card = telling()
    return table, 0, Tell(card, Words("fox", "no such language"))


def clue_reference() -> Attempt:
    table, card = telling(Options(clues=(ClueKind.HUM,)))
    return table, 0, Tell(card, Hum("../tune"))


def clue_kind() -> Attempt:
    table, card = telling()
    return table, 0, Tell(card, Live())


def already_told() -> Attempt:
    table = Table(4).to(Phase.GIVING)
    return table, 0, Tell(table.hand(0)[1], FOX)


def already_given() -> Attempt:
    table = Table(4, Options(amend=True)).to(Phase.GIVING).gives(1)
    return table, 0, Tell(table.hand(0)[1], FOX)


def no_exchange() -> Attempt:
    return Table(4), 0, Exchange()


def already_exchanged() -> Attempt:
    return Table(4, Options(exchange=True)).exchanges(0), 0, Exchange()


def pile_too_short() -> Attempt:
    return Table(4, Options(exchange=True), cards=4 * 6 + 5), 0, Exchange()


def not_waited_for() -> Attempt:
    """What somebody has given stays their gift."""
    table = Table(4).to(Phase.GIVING)
    table.gives(1)
    return table, 1, StandIn(Give(table.hand(1)[5:6]))


def attempt(code: Code) -> Callable[[], Attempt]:
    """The function of the code's own name."""
    return globals()[code.value]


@pytest.mark.parametrize("code", Code)
def test_each_code_is_reached_and_leaves_the_game_as_it_was(code: Code) -> None:
    table, seat, move = attempt(code)()
    assert table.refuses(seat, move) is code


@pytest.mark.parametrize("code", Code)
def test_a_stand_in_is_refused_what_a_player_is(code: Code) -> None:
    """A claim is made by chance for whoever does not claim."""
    table, seat, move = attempt(code)()
    assert decide(table.game, seat, move if isinstance(move, StandIn) else StandIn(move)) == Refusal(code)


def test_a_stand_in_may_say_what_others_must_perform() -> None:
    """Who is away cannot hum; but a tune that the table does not allow is not theirs either."""
    table, card = telling(Options(clues=(ClueKind.MIME,)))
    assert table.refuses(0, StandIn(Tell(card, Hum("tune")))) is Code.CLUE_KIND
    assert table.does(0, StandIn(Tell(card, FOX)))


def test_nobody_exchanges_the_hand_of_somebody_else() -> None:
    table, _ = telling(Options(exchange=True))
    for seat in range(4):
        assert table.refuses(seat, StandIn(Exchange())) is Code.NOT_WAITED_FOR


def test_a_code_is_stable() -> None:
    """Clients word these in the players' languages: a new one may come, none may go."""
    known = {
        "no_such_seat", "game_over", "wrong_phase", "already_claimed", "not_your_turn", "not_your_card",
        "wrong_number_of_cards", "same_card_twice", "wrong_number_of_tokens", "same_picture_twice", "not_on_the_row",
        "own_card", "clue_empty", "clue_too_long", "clue_signs", "clue_language", "clue_reference", "clue_kind",
        "already_told", "already_given", "no_exchange", "already_exchanged", "pile_too_short",
        "not_waited_for",
    }  # fmt: skip
    assert known <= set(Code)


def test_a_refusal_is_a_value() -> None:
    assert msgspec.json.encode(Refusal(Code.OWN_CARD)) == b'{"code":"own_card"}'


@pytest.mark.parametrize("seat", [-1, 4, 12])
def test_nobody_plays_from_a_seat_that_is_not_there(seat: int) -> None:
    """A negative one must not count from the end."""
    for phase in (Phase.RACE, Phase.TELLING, Phase.GIVING, Phase.VOTING):
        table = Table(4)
        table = table if phase is Phase.RACE else table.to(phase)
        for move in (Claim(), Tell(table.hand(3)[0], FOX), Give(table.hand(3)[:1]), Vote((1,)), Exchange()):
            assert table.refuses(seat, move) is Code.NO_SUCH_SEAT


def test_after_the_end_nothing_is_allowed() -> None:
    table = Table(4, Options(exchange=True)).plays_itself()
    card = table.game.played[0]
    for move in (Claim(), Tell(card, FOX), Give((card,)), Give(()), Vote((1,)), Vote(()), Exchange()):
        for seat in range(4):
            assert table.refuses(seat, move) is Code.GAME_OVER
            assert table.refuses(seat, StandIn(move)) is Code.GAME_OVER


def test_a_move_that_changes_nothing_is_no_event_and_no_refusal() -> None:
    table = Table(4).to(Phase.GIVING)
    assert table.does(1, Give(())) == ()
    table.gives(1)
    assert table.does(1, Give(table.given[1])) == ()
    table.to(Phase.VOTING)
    assert table.does(1, Vote(())) == ()
    table.votes_for(1, 0)
    assert table.does(1, Vote(tuple(table.numbers_of(0)))) == ()
