"""What a turn is worth (R10, R14, R15, and the second token of big tables). Pure: owners and votes in, gains out."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from operator import attrgetter

from msgspec import Struct

from reverie.rules.options import Options
from reverie.rules.words import Seat


class Reason(StrEnum):
    READ_BY_SOME = "read_by_some"  # the storyteller, when some but not all found the card
    FOUND = "found"  # a player who found it
    SPARED = "spared"  # everyone but the storyteller, when all or none found it
    SURE = "sure"  # a player who could have laid two tokens and found it with one
    DECOY = "decoy"  # a player, for the votes on a card of theirs


class Gain(Struct, frozen=True, gc=False):
    why: Reason
    points: int


SPARED = Gain(Reason.SPARED, 2)
SURE = Gain(Reason.SURE, 1)

Gains = tuple[tuple[Gain, ...], ...]  # by seat, in the order in which they are told at the table


def gains(storyteller: Seat, owners: Sequence[Seat], votes: Mapping[Seat, Sequence[int]], options: Options) -> Gains:
    """Everything won in a turn. `owners` says whose each picture of the row is; a vote names pictures from 1."""
    told = owners.index(storyteller) + 1
    finders = [seat for seat, tokens in votes.items() if told in tokens]
    won: list[list[Gain]] = [[] for _ in range(len(votes) + 1)]
    _for_the_clue(won, storyteller, finders, votes, options)
    if options.votes == 2:
        _for_being_sure(won, finders, votes)
    _for_decoys(won, owners, votes, options)
    return tuple([tuple(mine) for mine in won])


def _for_the_clue(
    won: list[list[Gain]],
    storyteller: Seat,
    finders: Sequence[Seat],
    votes: Mapping[Seat, Sequence[int]],
    options: Options,
) -> None:
    if len(finders) in (0, len(votes)):
        for seat in votes:
            won[seat].append(SPARED)
        return
    points = 4 if options.counting and len(finders) == 1 else 3
    won[storyteller].append(Gain(Reason.READ_BY_SOME, points))
    found = Gain(Reason.FOUND, points)
    for seat in finders:
        won[seat].append(found)


def _for_being_sure(won: list[list[Gain]], finders: Sequence[Seat], votes: Mapping[Seat, Sequence[int]]) -> None:
    for seat in finders:
        if len(votes[seat]) == 1:
            won[seat].append(Gain(Reason.SURE, 1))


def _for_decoys(
    won: list[list[Gain]],
    owners: Sequence[Seat],
    votes: Mapping[Seat, Sequence[int]],
    options: Options,
) -> None:
    drawn = [0] * len(won)
    for tokens in votes.values():
        for token in tokens:
            drawn[owners[token - 1]] += 1
    for seat in votes:
        points = drawn[seat] if options.bonus_cap is None else min(drawn[seat], options.bonus_cap)
        if points:
            won[seat].append(Gain(Reason.DECOY, points))


_points = attrgetter("points")


def points(won: Gains) -> tuple[int, ...]:
    return tuple([sum(map(_points, mine)) for mine in won])


def added(scores: tuple[int, ...], won: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([score + points for score, points in zip(scores, won, strict=True)])


def winners(scores: Sequence[int], options: Options) -> tuple[Seat, ...]:
    """R13: most points, and a tie is a shared win. Allies stand or fall together, against the best two others."""
    if options.allies is None:
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    others = [seat for seat in range(len(scores)) if seat not in options.allies]
    second = sorted((scores[seat] for seat in others), reverse=True)[1]
    rivals = [seat for seat in others if scores[seat] >= second]
    lead = sum(scores[seat] for seat in options.allies) - sum(sorted(scores[seat] for seat in others)[-2:])
    if lead == 0:
        return tuple(sorted((*options.allies, *rivals)))
    return tuple(sorted(options.allies if lead > 0 else rivals))
