"""What an arena is to play: enough to play it again, to the byte."""

from functools import cached_property
from pathlib import Path

import msgspec
from msgspec import Struct

from reverie.arena.listening import Listeners
from reverie.arena.match import Match
from reverie.arena.schedule import RoundRobin
from reverie.decks import HOUSE_DECK, DeckError, Shelved, house
from reverie.decks.bag import opened
from reverie.decks.checking import is_built
from reverie.decks.deck import nearest
from reverie.decks.kept import Kept
from reverie.decks.reading import read
from reverie.minds import KEYS
from reverie.rules import Options, set_up


class CannotError(Exception):
    """Says in one sentence why a command cannot be carried out, and what to do."""


class Plan(Struct, frozen=True, dict=True):
    minds: tuple[str, ...]
    games: int
    seats: int = 4
    deck: str = HOUSE_DECK  # its id, or the path of a deck of one's own
    language: str = "en"
    listeners: Listeners = Listeners.MINDS
    options: Options = Options()
    seed: str = "0"

    @cached_property
    def robin(self) -> RoundRobin:
        return RoundRobin(self.minds, self.seats, self.seed)

    def match(self, number: int, deck: str) -> Match:
        """The same deal comes under one seed and number, whichever minds play, whatever they say and who listens."""
        return Match(
            self.robin.table(number), f"{self.seed}/{number}", deck, self.language, self.listeners, self.options
        )


def check(plan: Plan) -> Shelved:
    """The deck, if everything can be as planned; else a CannotError that says why not."""
    if unknown := [key for key in plan.minds if key not in KEYS]:
        raise CannotError(f"there is no mind {', '.join(unknown)}; there are {known_minds()}")
    if len(set(plan.minds)) < len(plan.minds) or not plan.minds:
        raise CannotError("--minds: name each mind once")
    if plan.games < 1:
        raise CannotError("--games: at least one game is needed")
    deck = deck_called(plan.deck)
    told = deck.deck.languages
    if told and nearest(plan.language, told) is None:
        raise CannotError(f"--language: {plan.deck} has no words in {plan.language}; there are {', '.join(told)}")
    try:
        set_up(deck.deck.names, plan.seats, plan.options, "")
        plan.robin  # noqa: B018 - it says whether there are too many tables
    except ValueError as error:
        raise CannotError(str(error)) from error
    return deck


def known_minds() -> str:
    plain = sorted(key for key in KEYS if ":" not in key)
    levels = sorted({key.partition(":")[2] for key in KEYS if ":" in key})
    return f"{', '.join(plain)}, all but random also as {', '.join(f'NAME:{level}' for level in levels)}"


def deck_called(name: str) -> Shelved:
    """Our own by its id, another by its path. Minds read its words and see no pictures, so no sizes are made."""
    if name == HOUSE_DECK:
        return house()
    path = Path(name)
    try:
        with opened(path) as bag:
            reading = read(bag, built=is_built(path))
    except FileNotFoundError as error:
        raise CannotError(f"there is no deck {name}: give {HOUSE_DECK}, or the path of a folder or a zip") from error
    except DeckError as error:
        raise CannotError(f"{name}: {error}") from error
    if reading.faults:
        raise CannotError(f"{name}: {reading.faults[0]} `reverie deck check {name}` tells all")
    return Shelved(reading.deck, Kept(path))


def differences(there: Plan, asked: Plan) -> list[str]:
    """What is not the same in both, as it is there."""
    plain: dict[str, object] = msgspec.to_builtins(there)
    return [f"{name} {plain[name]}" for name in plain if getattr(there, name) != getattr(asked, name)]


def write_plan(path: Path, plan: Plan) -> None:
    """Whole or not at all."""
    new = path.with_suffix(".new")
    new.write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=1) + b"\n")
    new.replace(path)


def read_plan(path: Path) -> Plan:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Plan)
    except msgspec.MsgspecError as error:
        raise CannotError(f"{path} cannot be read: {error}; give another --out") from error
