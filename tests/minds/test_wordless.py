"""Decks of which nothing but pictures is given: minds see colours and light, and say that they see no more."""

import warnings
from collections.abc import Collection, Iterator
from pathlib import Path
from random import Random
from threading import Event as Stop

import pytest
from PIL import Image

from reverie.arena.listening import Halved
from reverie.arena.match import finders
from reverie.arena.simulate import play
from reverie.decks import Shelf, Shelved, house
from reverie.decks.deck import HOUSE_LANGUAGES
from reverie.decks.shelf import stock
from reverie.minds import CHARACTERS, Because, Cast, Mind, RandomMind, Thought, Why
from reverie.minds.deck_mind import study
from reverie.minds.joining import bare
from reverie.minds.tones import Tone, words_for
from reverie.rules import (
    End,
    EndBy,
    Give,
    Options,
    Phase,
    PlayerMove,
    Setup,
    Tell,
    View,
    Words,
    evolve,
    new_game,
    set_up,
)
from reverie.rules.chance import seal
from reverie.rules.events import Revealed
from tests.decks.making import SMALL, Files, in_folder, saved
from tests.rules.tables import seed_of

pytestmark = pytest.mark.slow

PAINTS = {
    "red": (205, 30, 30),
    "orange": (240, 130, 20),
    "yellow": (240, 215, 40),
    "green": (40, 150, 50),
    "blue": (30, 60, 200),
    "purple": (120, 40, 160),
    "pink": (245, 150, 190),
    "brown": (110, 70, 30),
    "dark": (14, 14, 20),
    "bright": (247, 247, 243),
    "grey": (128, 128, 128),
}
PLAIN_WORDS = {  # what anybody would say, in the order of the paints
    "en": "red,orange,yellow,green,blue,purple,pink,brown,night,snow,fog",
    "fr": "rouge,orange,jaune,vert,bleu,violet,rose,marron,la nuit,la neige,brouillard",
    "es": "rojo,naranja,amarillo,verde,azul,morado,rosa,marrón,de noche,nieve,niebla",
    "pt": "vermelho,laranja,amarelo,verde,azul,roxo,cor-de-rosa,castanho,de noite,neve,nevoeiro",
    "et": "punane,oranž,kollane,roheline,sinine,lilla,roosa,pruun,öö,lumi,udu",
}
OWNERS = {  # what the owner of the photographs thinks of
    "red": ["grandmother's kitchen", "strawberry jam"],
    "orange": ["the camping holiday", "our old tent"],
    "yellow": ["my first bicycle", "learning to ride"],
    "green": ["football on Saturdays", "the lost match"],
    "blue": ["the ferry to the island", "seasick"],
    "purple": ["a piano lesson", "out of tune"],
    "pink": ["a birthday cake", "seven candles"],
    "brown": ["our dog", "a long walk"],
    "dark": ["ghost stories", "who is afraid?"],
    "bright": ["the wedding", "Aunt Mary cried"],
    "grey": ["moving house", "cardboard boxes"],
}
IN_FRENCH = """[words.fr]
title = "Un dimanche"
"""
LONG = Options(end=End(EndBy.TURNS, 30))
CHANCE = 1 / 3  # of four at a table, who did not tell sees three pictures that are not theirs


def plain_deck(*languages: str, **others: str) -> Files:
    """Three pictures of every paint, in shades of it; `others` as for `deck_files`."""
    files: Files = {"deck.toml": f'id = "plain"\nname = "Plain"\nlanguages = {[*languages]}\n'}
    for name, paint in PAINTS.items():
        for number in range(3):
            image = Image.new("RGB", SMALL, tuple(max(0, part - 5 * number) for part in paint))
            files[f"pictures/{name}-{number}.png"] = saved(image)
    return files | {name.replace("__", "/"): text for name, text in others.items()}


def stocked(folder: Path, files: Files) -> Shelved:
    shelf = Shelf()
    in_folder(folder / "decks" / "plain", files)
    stock(shelf, folder / "decks", folder / "data", Stop())
    return shelf["plain"]


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Shelved:
    return stocked(tmp_path_factory.mktemp("plain"), plain_deck())


@pytest.fixture(autouse=True)
def _nothing_to_warn_of() -> Iterator[None]:
    """A mind that divides by the nothing it knows would be told so by numpy alone."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", RuntimeWarning)
        yield


class Overheard:
    """A mind, and why it did what it did."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self.thoughts: list[Thought] = []

    def think(self, setup: Setup, view: View, told: Collection[str] = ()) -> Thought:
        self.thoughts.append(self._mind.think(setup, view, told))
        return self.thoughts[-1]


class Plainly:
    """A person who says outright what colour the picture has."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._words = dict(zip(PAINTS, PLAIN_WORDS[language].split(","), strict=True))

    def think(self, setup: Setup, view: View, told: Collection[str] = ()) -> Thought:
        if view.phase is not Phase.TELLING:
            return RandomMind(Random(view.turn)).think(setup, view)
        card = view.hand[0]
        return Thought(Tell(card, Words(self._words[card.partition("-")[0]], self._language)), Why(Because.WHIM))


def whole_game(
    shelved: Shelved, language: str, seed: int, keys: Collection[str] = ("plain", "poet", "child", "gossip")
) -> list[Thought]:
    """What four minds thought in a game; `play` refuses whatever is against the rules."""
    cast = Cast({shelved.deck.id: shelved}.get)
    minds = [Overheard(cast.mind(key, shelved.deck.id, language, str(seed))) for key in keys]
    setup = set_up(shelved.deck.names, len(minds), LONG, seal(seed_of(seed)))
    play(setup, seed_of(seed), minds, Random(seed))
    return [thought for mind in minds for thought in mind.thoughts]


def words_of(associations: Collection[str]) -> str:
    return f"[words.en]\ntitle = 'Sunday'\nassociations = {[*associations]}\n"


def parts(thought: Thought) -> tuple[PlayerMove, Why]:
    return thought.move, thought.why


def clues_of(thoughts: Collection[Thought]) -> list[str]:
    moves = [thought.move for thought in thoughts]
    return [move.clue.text for move in moves if isinstance(move, Tell) and isinstance(move.clue, Words)]


@pytest.mark.parametrize("language", HOUSE_LANGUAGES)
def test_a_whole_game_is_played_and_every_reason_says_how_little_is_known(plain: Shelved, language: str) -> None:
    thoughts = whole_game(plain, language, 1)
    told = {thought.why.because for thought in thoughts if isinstance(thought.move, Tell)}
    rest = {thought.why.because for thought in thoughts if not isinstance(thought.move, Tell)}
    assert told == {Because.COLOURS}
    assert Because.BLIND in rest
    assert rest <= {Because.BLIND, Because.WHIM}  # the race for who begins takes no thought


@pytest.mark.parametrize("language", HOUSE_LANGUAGES)
def test_what_they_say_is_in_the_language_of_the_table_and_never_said_twice(plain: Shelved, language: str) -> None:
    known = {bare(text).casefold() for tone in Tone for text in words_for(tone, language)}
    for seed in range(3):
        clues = clues_of(whole_game(plain, language, seed, [*CHARACTERS][seed : seed + 4]))
        thoughts = [bare(clue).casefold() for clue in clues]
        assert len(set(thoughts)) == len(thoughts) == 30
        assert all(any(text in thought for text in known) for thought in thoughts), clues


def found_of_votes(shelved: Shelved, language: str, keys: str, seed: int) -> tuple[int, int]:
    """In a game where people say plainly what colour it is, and minds answer."""
    cast = Cast({"plain": shelved}.get)
    minds = [Halved(Plainly(language), cast.mind(key, "plain", language, str(seed))) for key in keys.split()]
    setup = set_up(shelved.deck.names, len(minds), Options(), seal(seed_of(seed)))
    game, found, votes = new_game(setup), 0, 0
    for event in play(setup, seed_of(seed), minds, Random(seed)):
        game = evolve(game, event)
        if isinstance(event, Revealed) and game.result is not None:
            found += finders(game.result)
            votes += len(minds) - 1
    return found, votes


@pytest.mark.parametrize("language", HOUSE_LANGUAGES)
def test_a_plain_word_for_a_colour_is_understood(plain: Shelved, language: str) -> None:
    games = [found_of_votes(plain, language, "plain poet child gossip", seed) for seed in range(12)]
    assert sum(found for found, _ in games) > 1.6 * CHANCE * sum(votes for _, votes in games)


def test_what_an_owner_wrote_is_what_minds_say_and_give_as_their_reason(tmp_path: Path) -> None:
    said = {f"cards__{name}-{number}.toml": words_of(OWNERS[name]) for name in PAINTS for number in range(3)}
    thoughts = whole_game(stocked(tmp_path, plain_deck("en", **said)), "en", 1)
    assert {thought.why.because for thought in thoughts}.isdisjoint({Because.COLOURS, Because.BLIND})
    for move, why in map(parts, thoughts):
        if isinstance(move, Tell) and why.because is not Because.WHIM:
            assert why.words in ("Sunday", *OWNERS[move.card.partition("-")[0]])
    assert sum(why.because is Because.REMINDED for _, why in map(parts, thoughts)) > 3


def test_where_some_pictures_have_words_only_the_others_are_guessed_at_blindly(tmp_path: Path) -> None:
    said = {f"cards__{name}-0.toml": words_of(OWNERS[name]) for name in PAINTS}
    thoughts = whole_game(stocked(tmp_path, plain_deck("en", **said)), "en", 1)
    answers: set[tuple[bool, Because]] = set()
    for move, why in map(parts, thoughts):
        if isinstance(move, Tell):
            assert (why.because is Because.COLOURS) == (not move.card.endswith("-0")), (move, why)
        if isinstance(move, Give):
            answers.add((move.cards[0].endswith("-0"), why.because))
    assert {because for described, because in answers if not described} == {Because.BLIND}
    assert Because.BLIND not in {because for described, because in answers if described}


def test_a_deck_whose_words_are_in_other_languages_only_is_not_blind(tmp_path: Path) -> None:
    said = {f"cards__{name}-{number}.toml": IN_FRENCH for name in PAINTS for number in range(3)}
    shelved = stocked(tmp_path, plain_deck("fr", **said))
    assert not study(shelved, "et").imagination.lore.wordless
    told = {why.because for move, why in map(parts, whole_game(shelved, "et", 1)) if isinstance(move, Tell)}
    assert told == {Because.WHIM}  # titles are for nobody to say


def test_of_our_own_deck_no_picture_is_without_words() -> None:
    assert not study(house(), "en").imagination.lore.wordless
