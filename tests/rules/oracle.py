"""A second scorer, written from the rulebook alone and by another hand than the first: the two must never differ.

It is slow and says everything twice over. It knows no cards, only whose picture each token was laid on.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

Seat = int


def points(
    storyteller: Seat,
    seats: int,
    laid_on: Mapping[Seat, Sequence[Seat]],  # voter -> the owner of each picture that bears a token of theirs
    *,
    counting: bool = False,
    bonus_cap: int | None = None,
    two_tokens: bool = False,
) -> list[int]:
    won = Counter(dict.fromkeys(range(seats), 0))
    voters = [seat for seat in range(seats) if seat != storyteller]
    found_it = {voter for voter in voters if storyteller in laid_on[voter]}

    # R10: all find it, or none does: storyteller 0, everyone else 2.
    if not found_it or found_it == set(voters):
        for voter in voters:
            won[voter] += 2
    # R10: otherwise storyteller 3, and 3 for each who found it; R15: 4 for the two of them where only one did.
    else:
        prize = 4 if counting and len(found_it) == 1 else 3
        won[storyteller] += prize
        for voter in found_it:
            won[voter] += prize

    # Big tables: laying only one token, rightly, earns 1 more.
    if two_tokens:
        for voter in found_it:
            if len(laid_on[voter]) == 1:
                won[voter] += 1

    # R10: besides, in every case, 1 for every vote on a card of theirs. House rule: at most so many.
    for owner in voters:
        bonus = sum(1 for voter in voters for whose in laid_on[voter] if whose == owner)
        won[owner] += bonus if bonus_cap is None else min(bonus, bonus_cap)

    return [won[seat] for seat in range(seats)]
