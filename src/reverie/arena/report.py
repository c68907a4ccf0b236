"""What an arena says at its end, in a table for the terminal."""

from collections.abc import Sequence

from reverie.arena.listening import Listeners
from reverie.arena.plan import Plan
from reverie.arena.tally import Standing, Tally
from reverie.rules import Reason

SOURCES = {
    Reason.READ_BY_SOME: "read by some",
    Reason.FOUND: "found",
    Reason.SPARED: "spared",
    Reason.DECOY: "decoys",
    Reason.SURE: "sure",
}
_HEARD_BY = {
    Listeners.MINDS: "the others at the table",
    Listeners.STRANGERS: "strangers, who have read none of the associations",
    Listeners.RANDOM: "listeners who choose by lot",
}


def report(plan: Plan, tally: Tally) -> str:
    parts = [_heading(plan, tally), _strength(tally), _clues(tally), _reading(plan, tally)]
    return "\n\n".join(part for part in parts if part) + "\n"


def sources(tally: Tally) -> list[Reason]:
    """Of points, those that there were."""
    everybody = tally.everybody()
    return [reason for reason in SOURCES if everybody.points[reason]]


def ranking(tally: Tally) -> list[str]:
    """The strongest first; a single mind has no rating, and stands alone."""
    return list(tally.ratings()) or list(tally.standings)


def _heading(plan: Plan, tally: Tally) -> str:
    games = f"{tally.games:,} game{'' if tally.games == 1 else 's'} of {plan.seats}, {tally.turns:,} turns"
    return f"{games}. Deck {plan.deck}, language {plan.language}, heard by {_HEARD_BY[plan.listeners]}."


def _strength(tally: Tally) -> str:
    ratings, found = tally.ratings(), sources(tally)
    rows = [["mind", "games", "rating", "", "won", "points", *[SOURCES[reason] for reason in found]]]
    for mind in ranking(tally):
        it = tally.standings[mind]
        rating = [f"{ratings[mind].strength:.2f}", f"± {ratings[mind].give_or_take:.2f}"] if ratings else ["", ""]
        points = [it.points.total(), *[it.points[reason] for reason in found]]
        each = [f"{count / it.games:.2f}" for count in points]
        rows.append([mind, f"{it.games:,}", *rating, _share(it.won, it.games), *each])
    return f"Strength, and points a game by source\n{_columns(rows)}"


def _clues(tally: Tally) -> str:
    rows = [["storyteller", "turns", "all found", "some", "none", "found of votes", "finds others'"]]
    named = [(mind, tally.standings[mind]) for mind in ranking(tally)]
    if len(named) > 1:
        named.append(("all minds", tally.everybody()))
    rows += [[mind, f"{it.told:,}", *_of_clues(it), _share(it.finds, it.voted)] for mind, it in named]
    return f"Whose picture was found by whom\n{_columns(rows)}"


def _of_clues(it: Standing) -> list[str]:
    turns = [_share(count, it.told) for count in (it.found_by_all, it.found_by_some, it.found_by_none)]
    return [*turns, _share(it.found, it.heard)]


def _reading(plan: Plan, tally: Tally) -> str:
    """What one needs to know to read the tables."""
    said = [f"By lot, {_share(tally.by_chance, tally.everybody().voted)} of the votes would find the picture."]
    if tally.ratings():
        said.append("A rating lies within its ± 95 times of 100.")
        said.append(_evenness(plan))
    return "\n".join(said)


def _evenness(plan: Plan) -> str:
    tables, over = divmod(plan.games, len(plan.robin.mixes))
    met = f"{tables} or {tables + 1}" if over else f"{tables}"
    even = "" if plan.games % plan.robin.lap == 0 else f"; {plan.robin.lap:,} games make all orders of seats even"
    return f"Different tables: {len(plan.robin.mixes):,}, each played {met} times{even}."


def _share(count: float, of: int) -> str:
    return f"{100 * count / of:.1f}%" if of else "-"


def _columns(rows: Sequence[Sequence[str]]) -> str:
    """The first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])] for row in rows)
    return "\n".join("  ".join(line).rstrip() for line in lines)
