"""One whole game of minds at one table: what decides how it goes, and what came of it. Pure; nothing is written."""

import hashlib
from random import Random

from msgspec import Struct

from reverie.arena.listening import Halved, Listeners
from reverie.arena.simulate import play
from reverie.decks import HOUSE_DECK
from reverie.minds import CHARACTERS, RANDOM, Cast, Mind, parted
from reverie.rules import Card, Event, Options, Result, evolve, new_game, record, set_up
from reverie.rules.chance import seal
from reverie.rules.events import Revealed


class Match(Struct, frozen=True):
    """The same match is the same game, to the byte."""

    minds: tuple[str, ...]  # by their keys, clockwise from seat 0
    seed: str
    deck: str = HOUSE_DECK
    language: str = "en"
    listeners: Listeners = Listeners.MINDS
    options: Options = Options()


class Played(Struct, frozen=True):
    """A game that is over."""

    minds: tuple[str, ...]  # by seat
    turns: tuple[Result, ...]
    scores: tuple[int, ...]
    record: bytes


def play_match(match: Match, cards: tuple[Card, ...], cast: Cast) -> Played:
    """`cards` are the deck's."""
    seed = hashlib.sha256(match.seed.encode()).digest()
    setup = set_up(cards, len(match.minds), match.options, seal(seed))
    events = play(setup, seed, minds_of(match, cast), Random(match.seed))
    header = record.header(match.deck, setup, [(_name_of(key), _mind_of(key, match)) for key in match.minds])
    return _played(header, events, record.encode(header, events))


def minds_of(match: Match, cast: Cast) -> list[Mind]:
    """By seat. They share a seed, so that no two of them have read the same notebook."""
    where = (match.deck, match.language, match.seed)
    tellers = [cast.mind(key, *where) for key in match.minds]
    match match.listeners:
        case Listeners.MINDS:
            return tellers
        case Listeners.STRANGERS:
            others = [cast.stranger(key, *where) for key in match.minds]
        case Listeners.RANDOM:
            others = [cast.mind(RANDOM, *where) for _ in match.minds]
    return [Halved(teller, other) for teller, other in zip(tellers, others, strict=True)]


def read_match(kept: bytes) -> Played:
    """What came of a game, from its record, which is known to be sound."""
    header, events = record.read(kept)
    return _played(header, events, kept)


def finders(turn: Result) -> int:
    """So many of the others found the storyteller's picture."""
    told = turn.owners.index(turn.storyteller) + 1
    return sum(told in tokens for tokens in turn.tokens)


def _played(header: record.Header, events: list[Event], kept: bytes) -> Played:
    minds = tuple([(player.mind or "").partition("+")[0] for player in header.seats])
    game = new_game(record.setup_of(header))
    turns: list[Result] = []
    for event in events:
        game = evolve(game, event)
        if isinstance(event, Revealed) and game.result is not None:
            turns.append(game.result)
    return Played(minds, tuple(turns), game.scores, kept)


def _name_of(key: str) -> str:
    character = CHARACTERS.get(parted(key)[0])
    return character.name if character else key


def _mind_of(key: str, match: Match) -> str:
    """What a record says of a seat: who tells, and who answers, if it is another."""
    return key if match.listeners is Listeners.MINDS else f"{key}+{match.listeners}"
