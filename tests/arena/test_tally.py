"""What games come to: counted from turns that a person can check by hand."""

from collections import Counter
from collections.abc import Sequence

import pytest

from reverie.arena.match import Match, Played, play_match
from reverie.arena.tally import Tally
from reverie.decks import Shelf, house
from reverie.minds import Cast
from reverie.rules import Options, Reason, Result, Words, record
from reverie.rules.events import Ended, Revealed
from reverie.rules.scoring import gains, points

MINDS = ("poet", "child", "plain", "random")


def turn(storyteller: int, votes: dict[int, int]) -> Result:
    """Seat n gave the picture with number n + 1; who voted for which."""
    won = gains(storyteller, range(4), {seat: (token,) for seat, token in votes.items()}, Options())
    tokens = tuple((votes[seat],) if seat in votes else () for seat in range(4))
    row = ("a", "b", "c", "d")
    return Result(1, storyteller, Words("hush"), row, (0, 1, 2, 3), tokens, points(won), won, ())


def game(turns: Sequence[Result], minds: Sequence[str] = MINDS) -> Played:
    scores = tuple(map(sum, zip(*(it.points for it in turns), strict=True)))
    return Played(tuple(minds), tuple(turns), scores, b"")


SOME = turn(0, {1: 1, 2: 1, 3: 2})  # the poet tells; child and plain find it, random falls for the child's
ALL = turn(1, {0: 2, 2: 2, 3: 2})
NONE = turn(1, {0: 3, 2: 1, 3: 1})


def tallied(*games: Played) -> Tally:
    tally = Tally()
    for it in games:
        tally.add(it)
    return tally


def test_whose_picture_was_found_by_all_by_some_and_by_none() -> None:
    tally = tallied(game([SOME, ALL, NONE]))
    poet, child = tally.standings["poet"], tally.standings["child"]
    assert (poet.told, poet.found_by_all, poet.found_by_some, poet.found_by_none) == (1, 0, 1, 0)
    assert (child.told, child.found_by_all, child.found_by_some, child.found_by_none) == (2, 1, 0, 1)
    assert (poet.found, poet.heard) == (2, 3)
    assert (child.found, child.heard) == (3, 6)


def test_who_finds_the_pictures_of_others() -> None:
    tally = tallied(game([SOME, ALL, NONE]))
    assert {mind: (it.finds, it.voted) for mind, it in tally.standings.items()} == {
        "poet": (1, 2),
        "child": (1, 1),
        "plain": (2, 3),
        "random": (1, 3),
    }


def test_points_by_source() -> None:
    tally = tallied(game([SOME, ALL, NONE]))
    assert tally.standings["poet"].points == Counter(
        {Reason.READ_BY_SOME: 3, Reason.SPARED: 4, Reason.DECOY: 2}  # spared where all found it, and where none did
    )
    assert tally.standings["child"].points == Counter({Reason.FOUND: 3, Reason.DECOY: 1})
    assert tally.everybody().points.total() == sum(map(sum, (it.points for it in (SOME, ALL, NONE))))


def test_by_lot_every_picture_but_ones_own_is_as_likely() -> None:
    tally = tallied(game([SOME, ALL]))
    assert tally.by_chance == pytest.approx(6 / 3)


def test_a_shared_win_is_half_a_win() -> None:
    tally = tallied(game([ALL]))  # the three who were spared
    assert {mind: it.won for mind, it in tally.standings.items()} == {
        "poet": pytest.approx(1 / 3),
        "plain": pytest.approx(1 / 3),
        "random": pytest.approx(1 / 3),
        "child": 0,
    }


def test_who_wins_more_is_rated_higher_and_more_games_say_it_more_surely() -> None:
    few, many = tallied(*[game([SOME])] * 3).ratings(), tallied(*[game([SOME])] * 40).ratings()
    # child 4, poet and plain 3, random 0
    assert next(iter(many)) == "child"
    assert list(many)[-1] == "random"
    assert many["random"].strength < few["random"].strength
    assert all(many[mind].give_or_take < few[mind].give_or_take for mind in MINDS)


def test_who_does_as_well_is_rated_alike() -> None:
    ratings = tallied(game([SOME]), game([SOME], ("poet", "plain", "child", "random"))).ratings()
    assert ratings["child"].strength == pytest.approx(ratings["plain"].strength, abs=0.5)
    assert ratings["child"].strength - ratings["random"].strength > 3


def test_a_mind_that_sits_there_twice_counts_twice_and_has_one_rating() -> None:
    tally = tallied(game([SOME], ("poet", "poet", "poet", "random")))
    assert tally.standings["poet"].games == 3
    assert list(tally.ratings()) == ["poet", "random"]


def test_with_itself_a_mind_has_no_rating() -> None:
    tally = tallied(game([SOME], ("poet",) * 4))
    assert tally.ratings() == {}
    assert tally.standings["poet"].games == 4


def test_a_whole_game_comes_to_what_its_record_says() -> None:
    played = play_match(Match(("random",) * 7, "a"), house().deck.names, Cast(Shelf().get))
    _, events = record.read(played.record)
    reasons = [it.reasons for it in events if isinstance(it, Revealed)]
    paid = Counter[Reason]()
    for gain in (gain for won in reasons for mine in won for gain in mine):
        paid[gain.why] += gain.points
    [end] = [it for it in events if isinstance(it, Ended)]
    tally = tallied(played)
    assert tally.standings["random"].points == paid
    assert paid.total() == sum(end.scores)
    assert tally.turns == len(reasons) == tally.standings["random"].told
