"""A game told in words, for `reverie show`: what happened, turn by turn, as one would recount it."""

from collections.abc import Iterable, Iterator, Sequence

from reverie.rules import Clue, Event, Gain, Live, Reason, Result, Words, evolve
from reverie.rules.events import Claimed, Closed, Ended, Exchanged, Reshuffled, Revealed, StoodIn
from reverie.rules.game import Game
from reverie.rules.record import Header, game_of

_WHY = {
    Reason.READ_BY_SOME: "read by some",
    Reason.FOUND: "found it",
    Reason.SPARED: "all or none found it",
    Reason.SURE: "sure of it",
    Reason.DECOY: "from votes on their picture",
}


def account(header: Header, events: Iterable[Event]) -> Iterator[str]:
    """Line by line; the names are the record's."""
    names = [player.name for player in header.seats]
    yield f"At the table: {', '.join(names)}. The deck “{header.deck.id}”, {len(header.deck.cards)} pictures."
    game = game_of(header)
    by_chance = False
    for event in events:
        game = evolve(game, event)
        yield from _told(event, game, names, by_chance=by_chance)
        by_chance = isinstance(event, StoodIn)
    if game.outcome is None:
        yield "The record stops here; the game goes on."


def _told(event: Event, game: Game, names: Sequence[str], *, by_chance: bool) -> Iterator[str]:
    match event:
        case Claimed():
            yield f"{names[event.seat]} {'is drawn to tell' if by_chance else 'has the first phrase'}."
        case Revealed():
            assert game.result is not None
            yield from turn_told(game.result, game.scores, names)
        case Exchanged():
            yield f"{names[event.seat]} exchanges the whole hand."
        case Reshuffled():
            yield "The pile has run short: the pictures of the turns before go under it, shuffled."
        case Ended():
            winners = " and ".join(names[seat] for seat in event.winners)
            last = f"after turn {game.result.turn}" if game.result else "before its first turn"
            yield f"\nThe game is over {last}. {_standing(event.scores, names)}"
            yield f"{winners} {'win' if len(event.winners) > 1 else 'wins'}."
        case Closed():
            yield f"\nThe game was closed in turn {event.turn} ({event.why}). {_standing(event.scores, names)}"
        case _:
            pass


def turn_told(result: Result, scores: Sequence[int], names: Sequence[str]) -> Iterator[str]:
    yield f"\nTurn {result.turn}. {names[result.storyteller]} tells: {_said(result.clue)}"
    for number, (card, owner) in enumerate(zip(result.row, result.owners, strict=True), 1):
        voters = [names[seat] for seat, tokens in enumerate(result.tokens) if number in tokens]
        mark = "*" if owner == result.storyteller else " "
        yield f" {mark}{number:>2}  {card} ({names[owner]}){': ' + ', '.join(voters) if voters else ''}"
    if result.stood_in:
        yield f"     Stood in for: {', '.join(names[seat] for seat in sorted(set(result.stood_in)))}."
    for seat, gains in enumerate(result.reasons):
        if gains:
            yield f"     {names[seat]} +{result.points[seat]} ({_reasons(gains)}): {scores[seat]}"


def _said(clue: Clue) -> str:
    match clue:
        case Words():
            return f"“{clue.text}”"
        case Live():
            return f"[live] {clue.caption}".rstrip()
        case _:
            return f"[{clue.__struct_config__.tag}] {clue.caption}".rstrip()


def _reasons(gains: Iterable[Gain]) -> str:
    return ", ".join(f"{gain.points} {_WHY[gain.why]}" for gain in gains)


def _standing(scores: Sequence[int], names: Sequence[str]) -> str:
    best_first = sorted(range(len(names)), key=lambda seat: -scores[seat])
    return ", ".join(f"{names[seat]} {scores[seat]}" for seat in best_first) + "."
