"""One game of minds at one table: the same for the same match, and told turn by turn as the rules scored it."""

from collections.abc import Collection
from random import Random

import pytest
from msgspec.structs import replace

from reverie.arena.listening import Halved, Listeners
from reverie.arena.match import Match, Played, finders, play_match, read_match
from reverie.arena.simulate import play
from reverie.decks import HOUSE_DECK, Shelf, house
from reverie.minds import Cast, RandomMind, Thought
from reverie.minds.deck_mind import DeckMind, study
from reverie.minds.lore import Kind
from reverie.rules import Options, Phase, Reason, Setup, View, Words, record
from reverie.rules.verify import verify
from tests.rules.tables import seed_of, setup_of

CAST = Cast(Shelf().get)
CARDS = house().deck.names
FOUR = ("random",) * 4


def played(match: Match) -> Played:
    return play_match(match, CARDS, CAST)


def test_its_record_is_sound_and_names_who_sat_where() -> None:
    match = Match(("random", "random", "random"), "a")
    game = played(match)
    [report] = verify(game.record)
    assert (report.fault, report.over, report.seats) == (None, True, 3)
    header, _ = record.read(game.record)
    assert [player.mind for player in header.seats] == ["random"] * 3
    assert header.deck.id == HOUSE_DECK


@pytest.mark.parametrize(("seats", "turns"), [(3, 13), (4, 15), (5, 11), (6, 8), (12, 12)])
def test_it_tells_every_turn(seats: int, turns: int) -> None:
    game = played(Match(("random",) * seats, "a"))
    assert [turn.turn for turn in game.turns] == list(range(1, turns + 1))
    assert tuple(map(sum, zip(*(turn.points for turn in game.turns), strict=True))) == game.scores


def test_who_found_the_picture_is_who_was_paid_for_it() -> None:
    """Three for the storyteller where some found it, two for the others where all or none did (R10)."""
    for turn in played(Match(("random",) * 8, "b", options=Options(votes=2))).turns + played(Match(FOUR, "b")).turns:
        paid = [seat for seat, won in enumerate(turn.reasons) if any(gain.why is Reason.FOUND for gain in won)]
        spared = any(gain.why is Reason.SPARED for won in turn.reasons for gain in won)
        if spared:
            assert finders(turn) in (0, len(turn.points) - 1)
        else:
            assert finders(turn) == len(paid)


def test_the_same_match_is_the_same_game_and_another_seed_another() -> None:
    assert played(Match(FOUR, "a")) == played(Match(FOUR, "a"))
    assert played(Match(FOUR, "a")).record != played(Match(FOUR, "b")).record


def test_what_came_of_it_can_be_read_from_its_record() -> None:
    game = played(Match(("random",) * 5, "a", options=Options(counting=True)))
    assert read_match(game.record) == game


def test_random_minds_at_one_table_wander_apart() -> None:
    """Or their votes would go hand in hand, and chance would no longer be chance."""
    games = [played(Match(FOUR, str(number))) for number in range(60)]
    turns = [turn for game in games for turn in game.turns]
    some = sum(0 < finders(turn) < 3 for turn in turns) / len(turns)
    assert 0.60 < some < 0.73  # two thirds, of 900 turns
    places = {game.turns[0].tokens[seat][0] for game in games for seat in range(4) if seat != game.turns[0].storyteller}
    assert places == {1, 2, 3, 4}


class Marked:
    """A mind that notes in which phases it was asked."""

    def __init__(self) -> None:
        self.asked: set[Phase] = set()

    def think(self, setup: Setup, view: View, told: Collection[str] = ()) -> Thought:
        self.asked.add(view.phase)
        return RandomMind(Random(0)).think(setup, view, told)


def test_a_halved_seat_tells_with_one_mind_and_answers_with_the_other() -> None:
    teller, listener = Marked(), Marked()
    play(setup_of(4), seed_of(1), [Halved(teller, listener), *[RandomMind(Random(1))] * 3], Random(0))
    assert teller.asked <= {Phase.RACE, Phase.TELLING}
    assert Phase.TELLING in teller.asked
    assert listener.asked == {Phase.GIVING, Phase.VOTING}


def test_a_record_says_who_listened() -> None:
    header, _ = record.read(played(Match(FOUR, "a", listeners=Listeners.RANDOM)).record)
    assert {player.mind for player in header.seats} == {"random+random"}


@pytest.mark.slow
def test_strangers_know_what_is_to_be_seen_and_none_of_the_associations() -> None:
    stranger = CAST.stranger("poet:sharp", HOUSE_DECK, "en", "a")
    assert isinstance(stranger, DeckMind)
    about = study(house(), "en")
    reads = about.by_notebook(0, stranger._skill.share).known
    known = {note.kind for note, mine in zip(about.imagination.lore.notes, reads, strict=True) if mine}
    assert known == set(Kind) - {Kind.ASSOCIATION, Kind.COLOUR}


@pytest.mark.slow
@pytest.mark.parametrize("listeners", list(Listeners))
def test_minds_tell_alike_whoever_listens(listeners: Listeners) -> None:
    """The first clue of a game follows from hand and seed alone; what follows it depends on who listens."""
    match = Match(("poet", "plain", "trickster", "child"), "a", listeners=listeners)
    first = played(match).turns[0]
    alone = played(replace(match, listeners=Listeners.MINDS)).turns[0]
    assert (first.clue, first.storyteller) == (alone.clue, alone.storyteller)
    assert isinstance(first.clue, Words)
    assert first.clue.lang == "en"
