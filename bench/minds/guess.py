"""Picking the picture that a clue was made for, out of four and out of six."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

import msgspec
import numpy as np

from bench.minds.clues import KINDS, Clue, given_row, picked, random_row
from reverie.decks.shelf import house
from reverie.minds import Level
from reverie.minds.characters import CHARACTERS, SKILLS
from reverie.minds.deck_mind import DeckMind, Study, study
from reverie.minds.grams import Grams
from reverie.minds.hearing import heard
from reverie.minds.knowledge import NOTEBOOKS, Knowledge, notebook, plain_to_see
from reverie.minds.lore import Kind, Lore, Mask, Numbers
from reverie.rules import Options, Phase, View, Vote, Words
from reverie.rules.game import set_up

DRAWS = 100  # rows for each clue
ROWS = (("4", 4, False), ("6", 6, False), ("6 given", 6, True))  # "given": the others are what minds would give

Chooser = Callable[[Clue, Sequence[int], Random], float]  # how likely it picks the first of a row


class Score(msgspec.Struct, frozen=True):
    """Of a hundred, so many are picked."""

    method: str
    by_row: Mapping[str, float]
    by_kind: Mapping[str, float]  # of six at random


def scores(language: str, clues: Sequence[Clue], draws: int = DRAWS) -> Iterator[Score]:
    shared = study(house(), language)
    lore = shared.imagination.lore
    strangers = [Knowledge(lore, notebook(lore, number, SKILLS[Level.EVEN].share)) for number in range(NOTEBOOKS)]
    fits = {clue: [_fits(mind, clue, language) for mind in strangers] for clue in clues}
    yield _score("chance", lambda _clue, row, _random: 1 / len(row), lore, clues, fits, draws)
    for method, chooser in _choosers(lore, language).items():
        yield _score(method, chooser, lore, clues, fits, draws)
    for level in Level:
        yield _score(f"at a table, {level}", _at_a_table(level, shared, language), lore, clues, fits, draws // 4)


def _score(
    method: str,
    chooser: Chooser,
    lore: Lore,
    clues: Sequence[Clue],
    fits: Mapping[Clue, Sequence[Numbers]],
    draws: int,
) -> Score:
    by_row: dict[str, float] = {}
    by_kind: dict[str, float] = {}
    for name, pictures, given in ROWS:
        shares: dict[Clue, float] = {}
        for clue in clues:
            random, target = Random(f"{name}/{clue.card}/{clue.text}"), lore.place[clue.card]
            rows = [
                given_row(target, fits[clue], pictures, random)
                if given
                else random_row(target, len(lore.cards), pictures, random)
                for _ in range(draws)
            ]
            shares[clue] = float(np.mean([chooser(clue, row, random) for row in rows]))
        by_row[name] = 100 * float(np.mean(list(shares.values())))
        if name == "6":
            by_kind = {kind: 100 * float(np.mean([shares[it] for it in clues if it.kind == kind])) for kind in KINDS}
    return Score(method, by_row, by_kind)


def _choosers(lore: Lore, language: str) -> dict[str, Chooser]:
    """With all notes and no haste; then simpler ways, each with a part of it."""
    kinds = np.array([note.kind for note in lore.notes])
    tongues = np.array([note.language for note in lore.notes])
    everything: Mask = np.ones(len(lore.notes), np.bool_)
    masks: dict[str, Mask] = {
        "all that is written": everything,
        "the half without the associations": plain_to_see(lore),
        "descriptions alone": kinds == Kind.DESCRIPTION,
        "titles, motifs and moods alone": np.isin(kinds, [Kind.TITLE, Kind.MOTIF, Kind.MOOD]),
        "associations alone": kinds == Kind.ASSOCIATION,
    }
    if language != "en":
        masks["without the notes in English"] = tongues == lore.language
    choosers = {name: _by_knowledge(Knowledge(lore, mask), language) for name, mask in masks.items()}
    return choosers | {"letters alone": _by_letters(lore)}


def _by_knowledge(knowledge: Knowledge, language: str) -> Chooser:
    kept: dict[str, Numbers] = {}

    def choose(clue: Clue, row: Sequence[int], _: Random) -> float:
        if clue.text not in kept:
            kept[clue.text] = _fits(knowledge, clue, language)
        return picked(kept[clue.text], row)

    return choose


def _by_letters(lore: Lore) -> Chooser:
    """The note that shares most runs of three to five letters with the clue."""
    grams = Grams([note.text for note in lore.notes])
    kept: dict[str, Numbers] = {}

    def choose(clue: Clue, row: Sequence[int], _: Random) -> float:
        if clue.text not in kept:
            kept[clue.text] = np.maximum.reduceat(grams.likeness(clue.text), lore.starts)
        return picked(kept[clue.text], row)

    return choose


def _at_a_table(level: Level, shared: Study, language: str) -> Chooser:
    """As minds vote in a game: each with its own notebook, in haste, and some with doubts."""
    lore = shared.imagination.lore
    setup = set_up(lore.cards, 4, Options(), "")

    def choose(clue: Clue, row: Sequence[int], random: Random) -> float:
        mixed = random.sample(row, len(row))
        mind = DeckMind(random.choice(list(CHARACTERS)), SKILLS[level], shared, str(random.random()))
        view = _view(tuple([lore.cards[card] for card in mixed]), Words(clue.text, language))
        move = mind.think(setup, view).move
        assert isinstance(move, Vote)
        return float(mixed[move.tokens[0] - 1] == row[0])

    return choose


def _view(row: tuple[str, ...], clue: Words) -> View:
    return View(
        phase=Phase.VOTING,
        turn=1,
        turns_left=None,
        storyteller=0,
        waiting_for=(1,),
        scores=(0,) * 4,
        pile=0,
        clue=clue,
        row=row,
        stood_in=(),
        exchanged=(),
        result=None,
        outcome=None,
        version=0,
        seat=1,
    )


def _fits(knowledge: Knowledge, clue: Clue, language: str) -> Numbers:
    told = heard(Words(clue.text, language), language)
    assert told is not None
    return told.fits(knowledge)
