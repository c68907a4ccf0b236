"""The golden records, made anew: `python -m tests.golden.make`, from the root of the checkout.

Each is a game with something of its own to show. Nobody at these tables thinks: what they do follows from their seat
and the turn, so that a game is the same every time, and only what its function says is out of the ordinary.
"""

import contextlib
import hashlib
import io
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path

from reverie.cli import main as reverie
from reverie.rules import (
    Card,
    Claim,
    Clue,
    ClueKind,
    End,
    EndBy,
    Event,
    Exchange,
    Game,
    Give,
    Hum,
    Live,
    Mime,
    Move,
    Options,
    Phase,
    Refusal,
    Seat,
    Sound,
    Tell,
    Vote,
    Words,
    close,
    decide,
    evolve_all,
    new_game,
    record,
    set_up,
    stand_in,
    start,
    waiting_for,
)

FOLDER = Path(__file__).parent

NAMES = ("Ada", "Bruno", "Carmen", "Dário", "Elin", "Farid", "Greta", "Hugo", "Inês", "Jürgen", "Kadri", "李")
HOW = ("blue", "cold", "far", "lost", "old", "slow", "tall")
WHAT = ("boat", "clock", "door", "fox", "garden", "house", "key", "moon", "river", "stair", "tree", "well")
DECK = tuple(f"{how}-{what}" for how in HOW for what in WHAT)
SAYINGS = ("almost home", "hush", "who left it open?", "a promise", "the other side", "only on Sundays", "upside down")


def seed_of(name: str) -> bytes:
    return hashlib.sha256(f"the golden game of {name}".encode()).digest()


class Table:
    """Where a golden game is played; the journal is what its record will hold."""

    def __init__(
        self, name: str, seats: int, cards: int = 84, options: Options | None = None, unseen: int | None = None
    ) -> None:
        seed = seed_of(name)
        self.setup = set_up(DECK[:cards], seats, options or Options(), hashlib.sha256(seed).hexdigest(), unseen)
        self.game: Game = new_game(self.setup, seed)
        self.journal: list[Event] = []
        self._goes_on(start(self.game))

    def does(self, seat: Seat, move: Move) -> "Table":
        events = decide(self.game, seat, move)
        assert not isinstance(events, Refusal), f"{self.setup.seal}: seat {seat}: {move}: {events}"
        self._goes_on(events)
        return self

    def is_closed(self, why: str) -> "Table":
        self._goes_on(close(self.game, why))
        return self

    def stands_in(self, seat: Seat) -> "Table":
        return self.does(seat, stand_in(self.game, seat))

    def _goes_on(self, events: Sequence[Event]) -> None:
        self.journal.extend(events)
        self.game = evolve_all(self.game, events)

    # What they do of themselves.

    def claims(self, seat: Seat = 0) -> "Table":
        return self.does(seat, Claim())

    def tells(self, clue: Clue | None = None) -> "Table":
        """The first game starts with a claim; from then on whoever's turn it is tells."""
        if self.game.phase is Phase.RACE:
            self.claims()
        hand = self.hand(self.teller)
        saying = Words(SAYINGS[self.game.turn % len(SAYINGS)], "en")
        return self.does(self.teller, Tell(hand[self.game.turn % len(hand)], clue or saying))

    def gives(self, seat: Seat, other: int = 0) -> "Table":
        """`other`: not the first that comes to hand, but one further on."""
        hand = self.hand(seat)
        first = self.game.turn + seat + other
        return self.does(seat, Give(tuple(hand[(first + n) % len(hand)] for n in range(self.setup.gift))))

    def all_give(self) -> "Table":
        for seat in waiting_for(self.game):
            self.gives(seat)
        return self

    def votes(self, seat: Seat, other: int = 0) -> "Table":
        """Here and there someone at a big table is sure of it, and lays one token where two could lie."""
        open_to = [number for number, card in enumerate(self.game.row, 1) if card not in (self.game.chosen[seat] or ())]
        first = self.game.turn * seat + other
        tokens = 1 if seat % 3 == 0 else self.setup.options.votes or 1
        return self.does(seat, Vote(tuple(open_to[(first + n) % len(open_to)] for n in range(tokens))))

    def votes_for(self, seat: Seat, *owners: Seat) -> "Table":
        """A token on a picture of each of these."""
        return self.does(seat, Vote(tuple(self.number_of(owner) for owner in owners)))

    def all_vote(self) -> "Table":
        for seat in waiting_for(self.game):
            self.votes(seat)
        return self

    def turn(self, clue: Clue | None = None) -> "Table":
        return self.tells(clue).all_give().all_vote()

    def turn_found_by(self, *finders: Seat) -> "Table":
        """The others vote for one another."""
        self.tells().all_give()
        others = [seat for seat in range(self.setup.seats) if seat != self.teller]
        for at, seat in enumerate(others):
            self.votes_for(seat, self.teller if seat in finders else others[at - 1])
        return self

    def to_the_end(self) -> "Table":
        while self.game.phase is not Phase.OVER:
            self.turn()
        return self

    # What they see.

    @property
    def teller(self) -> Seat:
        assert self.game.storyteller is not None
        return self.game.storyteller

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        return self.game.hands[seat]

    def number_of(self, owner: Seat) -> int:
        return next(number for number, card in enumerate(self.game.row, 1) if card in (self.game.chosen[owner] or ()))


# The games. A docstring says what is out of the ordinary; the name of the function is the name of the file.


def box_of_three(name: str) -> Table:
    """The whole box at three: hands of seven, two gifts each, thirteen turns."""
    return Table(name, 3).to_the_end()


def box_of_four(name: str) -> Table:
    """The whole box at four: fifteen turns, by the rulebook in everything."""
    return Table(name, 4).claims(2).to_the_end()


def box_of_five(name: str) -> Table:
    """The whole box at five: eleven turns."""
    return Table(name, 5).claims(4).to_the_end()


def box_of_six(name: str) -> Table:
    """The whole box at six: eight turns."""
    return Table(name, 6).claims(1).to_the_end()


def seven_turns(name: str) -> Table:
    """Seven seats as they come: a turn each, two tokens."""
    return Table(name, 7, 50).claims(6).to_the_end()


def eight_with_one_token(name: str) -> Table:
    """Eight who lay one token each, until the pile is drawn."""
    return Table(name, 8, 60, Options(end=End(), votes=1)).to_the_end()


def nine_small_hands(name: str) -> Table:
    """From nine seats hands are of four."""
    return Table(name, 9, 44, Options(end=End(EndBy.TURNS, 2))).claims(3).to_the_end()


def ten_by_the_pile(name: str) -> Table:
    """Ten who play until the pile is drawn; in the last draw it runs short."""
    return Table(name, 10, 54, Options(end=End(EndBy.PILE))).to_the_end()


def eleven_by_the_score(name: str) -> Table:
    """Eleven seats, ended by a score."""
    return Table(name, 11, 60, Options(end=End(EndBy.SCORE, 12))).to_the_end()


def twelve_seats(name: str) -> Table:
    """The largest table, a turn each, from the whole box: the pile is made anew."""
    return Table(name, 12, 60, Options(end=End(EndBy.TURNS, 3))).claims(11).to_the_end()


def score_with_a_new_pile(name: str) -> Table:
    """Ended by a score that is jumped over; on the way the pile is made anew more than once."""
    return Table(name, 4, 27, Options(end=End(EndBy.SCORE, 18))).to_the_end()


def turns_with_a_new_pile(name: str) -> Table:
    """Three turns, and after each the pile runs short."""
    return Table(name, 5, 33, Options(end=End(EndBy.TURNS, 3))).to_the_end()


def counting(name: str) -> Table:
    """One finder alone: four points for two. Then two finders, all and none."""
    table = Table(name, 4, 40, Options(counting=True))
    table.turn_found_by(2)
    table.turn_found_by(0, 2)
    table.turn_found_by(0, 1, 3)
    table.turn_found_by()
    return table


def bonus_cap(name: str) -> Table:
    """Three votes on one decoy, of which one counts; a capped player may still have found the card."""
    table = Table(name, 5, 40, Options(bonus_cap=1))
    table.tells().all_give()
    for seat in (2, 3, 4):
        table.votes_for(seat, 1)
    table.votes_for(1, 0)
    return table.to_the_end()


def bonus_cap_of_nothing(name: str) -> Table:
    """Decoys win nothing at all."""
    return Table(name, 3, 27, Options(bonus_cap=0)).to_the_end()


def exchange(name: str) -> Table:
    """Two hands are swapped: one before the race is won, one between turns by someone who does not tell."""
    table = Table(name, 4, 45, Options(exchange=True)).does(3, Exchange()).claims(1).turn()
    return table.does(0, Exchange()).to_the_end()


def exchange_that_ends_it(name: str) -> Table:
    """The pile holds just a hand; who takes it ends the game, between turns."""
    return Table(name, 4, 34, Options(exchange=True)).turn().does(2, Exchange())


def amended_clue(name: str) -> Table:
    """Card and clue changed, then the card alone, then the words alone; then the first gift settles it."""
    table = Table(name, 4, 32, Options(amend=True)).claims(2)
    first, second, *_ = table.hand(2)
    table.does(2, Tell(first, Words("a slip of the tongue", "en")))
    table.does(2, Tell(second, Words("what I meant", "en")))
    table.does(2, Tell(first, Words("what I meant", "en")))
    table.does(2, Tell(first, Words("what I mean", "en")))
    return table.all_give().all_vote().to_the_end()


def all_kinds_of_clue(name: str) -> Table:
    """Words, a sound, a hummed tune, a mime and something performed there and then, with captions and without."""
    table = Table(name, 5, 60, Options(clues=tuple(ClueKind)))
    table.turn(Words("un silence qui dure", "fr"))
    table.turn(Sound("snd_0001", "in the bath"))
    table.turn(Hum("hum-0002"))
    table.turn(Mime("mime_0003", "with the left hand"))
    table.turn(Live("she whistled"))
    return table.turn(Live()).to_the_end()


def clues_without_words(name: str) -> Table:
    """Where words are not allowed, someone who is not there still gets a word."""
    table = Table(name, 3, 27, Options(clues=(ClueKind.HUM, ClueKind.MIME)))
    table.turn(Hum("hum_1"))
    table.stands_in(table.teller).all_give().all_vote()
    while table.game.phase is not Phase.OVER:
        table.turn(Mime("mime_1"))
    return table


def many_scripts(name: str) -> Table:
    """Clues of one sign and of 280, in several scripts, with and without a language; signs that JSON must escape."""
    table = Table(name, 3, 48)
    for clue in (
        Words("月", "ja"),
        Words("حلم قديم", "ar"),
        Words("jäääärne õueõhk", "et"),
        Words('“quotes”, "quotes" and a back\\slash'),
        Words("🦊🌙"),
        Words("so " * 93 + "!"),
    ):
        table.turn(clue)
    return table


def story(name: str) -> Table:
    """A tale in four turns."""
    table = Table(name, 4, 40, Options(story=True, end=End(EndBy.TURNS, 4)))
    for words in ("Once there was a door", "that nobody had shut", "until one night", "somebody did."):
        table.turn(Words(words, "en"))
    return table


def allies_win(name: str) -> Table:
    """Two whose points are added are more than the best two others'."""
    table = Table(name, 4, 40, Options(allies=(0, 2), end=End(EndBy.TURNS, 2)))
    table.turn_found_by(2)
    return table.turn_found_by(0, 2)


def allies_lose(name: str) -> Table:
    """Two at a table of five, in seats that are given the other way round, against the best two of three."""
    table = Table(name, 5, 40, Options(allies=(3, 1), end=End(EndBy.TURNS, 2)))
    table.turn_found_by(2, 4)
    return table.turn_found_by(0, 2)


def taken_back(name: str) -> Table:
    """Gifts and votes replaced, taken back and given anew; the last one in settles it."""
    table = Table(name, 4, 32).claims(3).tells()
    table.gives(0).gives(0, other=1).does(0, Give(())).gives(1).gives(0).gives(1, other=2).gives(2)
    table.votes(0).votes(0, other=1).does(0, Vote(())).votes(1).votes(1, other=1).votes(0).votes(2)
    table.tells().gives(1).does(1, Give(())).gives(1).all_give()
    return table.all_vote().to_the_end()


def three_take_back(name: str) -> Table:
    """At three both gifts are one choice, which is replaced as a whole."""
    table = Table(name, 3, 31).tells()
    table.gives(1).gives(1, other=1).does(1, Give(())).gives(2).gives(1)
    return table.all_vote().to_the_end()


def tokens_taken_back(name: str) -> Table:
    """Two tokens, replaced by one, taken back, and laid again."""
    table = Table(name, 7, 50, Options(end=End(EndBy.TURNS, 2))).tells().all_give()
    table.votes_for(1, 2, 3).votes_for(1, 0).does(1, Vote(())).votes_for(1, 0, 2)
    return table.all_vote().to_the_end()


def stand_ins(name: str) -> Table:
    """Nobody claims, so that chance picks; then a storyteller, a giver and a voter are not there."""
    table = Table(name, 4, 40).stands_in(1)
    table.stands_in(table.teller)
    for seat in waiting_for(table.game):
        table.stands_in(seat) if seat % 2 else table.gives(seat)
    table.stands_in(waiting_for(table.game)[0]).all_vote()
    return table.to_the_end()


def nobody_there(name: str) -> Table:
    """A table that everyone has left plays itself to the end."""
    table = Table(name, 6, 45)
    while waiting := waiting_for(table.game):
        table.stands_in(waiting[0])
    return table


def closed(name: str) -> Table:
    """Left off while the gifts are being given."""
    table = Table(name, 4, 60).turn().turn().tells()
    table.gives(waiting_for(table.game)[0])
    return table.is_closed("too few have stayed")


def closed_before_the_race(name: str) -> Table:
    """Left off when nobody had yet said a word."""
    return Table(name, 5, 40).is_closed("the host has closed the table")


def unfinished(name: str) -> Table:
    """Still being played: the votes are coming in, and the seed is not known."""
    table = Table(name, 4, 60).claims(3).turn().tells().all_give()
    return table.votes(waiting_for(table.game)[0])


def played_again(name: str) -> Table:
    """Of the deck's pictures this table has seen all but thirty, which are dealt before the others."""
    return Table(name, 4, 42, unseen=30).to_the_end()


def tie(name: str) -> Table:
    """Everyone found it, twice: a shared win."""
    table = Table(name, 4, 40, Options(end=End(EndBy.TURNS, 4)))
    for teller in range(4):
        table.turn_found_by(*(seat for seat in range(4) if seat != teller))
    return table


GAMES: tuple[Callable[[str], Table], ...] = (
    box_of_three,
    box_of_four,
    box_of_five,
    box_of_six,
    seven_turns,
    eight_with_one_token,
    nine_small_hands,
    ten_by_the_pile,
    eleven_by_the_score,
    twelve_seats,
    score_with_a_new_pile,
    turns_with_a_new_pile,
    counting,
    bonus_cap,
    bonus_cap_of_nothing,
    exchange,
    exchange_that_ends_it,
    amended_clue,
    all_kinds_of_clue,
    clues_without_words,
    many_scripts,
    story,
    allies_win,
    allies_lose,
    taken_back,
    three_take_back,
    tokens_taken_back,
    stand_ins,
    nobody_there,
    closed,
    closed_before_the_race,
    unfinished,
    played_again,
    tie,
)


def written(game: Callable[[str], Table]) -> bytes:
    """Its record. Every second seat is a mind's."""
    table = game(game.__name__)
    minds = [None if seat % 2 == 0 else "random" for seat in range(table.setup.seats)]
    players = zip(NAMES, minds, strict=False)
    return record.encode(record.header("golden", table.setup, players), table.journal)


def told(path: Path) -> str:
    """What `reverie show` says of a record."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        assert reverie(["show", str(path)]) == 0
    return said.getvalue()


def main() -> None:
    for number, game in zip(count(1), GAMES, strict=False):
        path = FOLDER / f"{game.__name__}.jsonl"
        path.write_bytes(written(game))
        path.with_suffix(".txt").write_text(told(path), "utf-8", newline="\n")
        print(f"{number:2}/{len(GAMES)} {path.name}")
    known = {game.__name__ for game in GAMES}
    for path in [*FOLDER.glob("*.jsonl"), *FOLDER.glob("*.txt")]:
        if path.stem not in known:
            path.unlink()


if __name__ == "__main__":
    main()
