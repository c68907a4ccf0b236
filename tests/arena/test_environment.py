"""The PettingZoo environment: it passes their tests, shows what a view shows, and allows what the rules allow."""

from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

from reverie.arena.environment import Table, env
from reverie.arena.numbering import PHASES
from reverie.decks import CardNotes, Deck, house
from reverie.rules import ClueKind, End, EndBy, Give, Options, Phase, PlayerMove, Refusal, Tell, Vote, decide
from tests.rules.twins import twin

# Of PettingZoo's own games the test knows that an observation is a dictionary, because of the action mask; of others
# it wonders.
theirs = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


def table(players: int = 4, seed: int = 1, **how: Any) -> Table:
    made = Table(players, **how)
    made.reset(seed=seed)
    return made


def masked(made: Table) -> list[int]:
    return np.flatnonzero(made.observe(made.agent_selection)["action_mask"]).tolist()


def phase(made: Table) -> Phase:
    return PHASES[made.observe(made.agent_selection)["observation"]["phase"]]


def play(made: Table, random: Random, until: Phase = Phase.OVER) -> Table:
    while phase(made) is not until:
        made.step(random.choice(masked(made)))
    return made


# Their tests.


@theirs
@pytest.mark.parametrize("players", [3, 4, 8, 12])
def test_it_passes_pettingzoos_test_of_the_interface(players: int) -> None:
    api_test(env(players=players), num_cycles=120)


@theirs
@pytest.mark.parametrize("players", [3, 4, 8])
def test_it_passes_pettingzoos_test_of_seeds(players: int) -> None:
    seed_test(lambda: env(players=players), num_cycles=60)


def test_it_passes_pettingzoos_test_of_rendering() -> None:
    render_test(env)  # pyright: ignore[reportArgumentType] - its annotation is for another kind of environment


# What may be done.


@pytest.mark.parametrize("players", [3, 4, 8])
def test_the_mask_allows_what_the_rules_allow_and_nothing_else(players: int) -> None:
    """Whole games; every card is tried, by the rules themselves."""
    made, random = table(players), Random(1)
    game = made._game
    for _ in range(300):
        if phase(made) is Phase.OVER:
            break
        allowed = masked(made)
        seat = made.possible_agents.index(made.agent_selection)
        game = made._game
        if not made._begun and game.setup.gift == 1:
            for number, card in enumerate(made.numbering.cards):
                lawful = not isinstance(decide(game, seat, move(made, card)), Refusal)
                assert (number in allowed) == lawful
            assert max(allowed) < len(made.numbering.cards)
        made.step(random.choice(allowed))


def move(made: Table, card: str) -> PlayerMove:
    match made._game.phase:
        case Phase.TELLING:
            return Tell(card, made.numbering.clues[0])
        case Phase.GIVING:
            return Give((card,))
        case _:
            row = made._game.row
            return Vote((row.index(card) + 1,) if card in row else (len(row) + 1,))


def test_a_storyteller_picks_a_card_and_then_a_clue() -> None:
    made = table()
    teller, card = made.agent_selection, masked(made)[2]
    made.step(card)
    assert made.agent_selection == teller
    assert made.observe(teller)["observation"]["chosen"][card] == 1
    cards, clues = len(made.numbering.cards), len(made.numbering.clues)
    assert masked(made) == list(range(cards, cards + clues))
    made.step(cards + 7)
    for agent in made.agents:
        assert made.observe(agent)["observation"]["clue"] == 8
    assert phase(made) is Phase.GIVING
    assert made.agent_selection != teller


def test_at_three_two_cards_are_given_one_after_the_other() -> None:
    made = play(table(3), Random(0), Phase.GIVING)
    giver, [first, *others] = made.agent_selection, masked(made)
    made.step(first)
    assert made.agent_selection == giver
    assert masked(made) == others
    made.step(others[0])
    assert made.agent_selection != giver
    assert set(np.flatnonzero(made.observe(giver)["observation"]["chosen"])) == {first, others[0]}


def test_with_two_tokens_one_is_enough() -> None:
    made = play(table(8), Random(0), Phase.VOTING)
    voter, [first, *others] = made.agent_selection, masked(made)
    assert made.numbering.enough not in [first, *others]
    made.step(first)
    assert masked(made) == [*others, made.numbering.enough]
    made.step(made.numbering.enough)
    assert made.agent_selection != voter
    assert np.flatnonzero(made.observe(voter)["observation"]["tokens"]).tolist() == [first]


def test_what_is_not_allowed_is_refused_at_the_table_and_ends_the_game_in_the_usual_wrapping() -> None:
    made = table()
    with pytest.raises(ValueError, match="action mask"):
        made.step(made.numbering.enough)
    wrapped = env()
    wrapped.reset(seed=1)
    offender = wrapped.agent_selection
    wrapped.step(made.numbering.enough)
    assert wrapped.rewards[offender] == -1
    assert all(wrapped.terminations.values())


# What is seen.


@pytest.mark.parametrize("players", [3, 4, 8])
def test_an_observation_tells_nothing_that_the_viewer_may_not_know(players: int) -> None:
    """All that is hidden from an agent made different, it observes the same."""
    made, random = table(players, options=Options(end=End(EndBy.TURNS, 3))), Random(2)
    while phase(made) is not Phase.OVER:
        game = made._game
        for seat, agent in enumerate(made.agents):
            seen = made.observe(agent)
            made._game = twin(game, seat, random)
            assert data_equivalence(made.observe(agent), seen, exact=True)
            made._game = game
        made.step(random.choice(masked(made)))


def test_another_agents_half_made_move_is_not_seen() -> None:
    made = play(table(3), Random(0), Phase.GIVING)
    others = [agent for agent in made.agents if agent != made.agent_selection]
    before = [made.observe(agent) for agent in others]
    made.step(masked(made)[0])
    assert made._begun
    assert data_equivalence([made.observe(agent) for agent in others], before, exact=True)


def test_cards_are_known_by_their_numbers() -> None:
    made = play(table(), Random(3), Phase.VOTING)
    game, numbers = made._game, made.numbering
    for seat, agent in enumerate(made.agents):
        seen = made.observe(agent)["observation"]
        for name, cards in (("hand", game.hands[seat]), ("row", game.row), ("chosen", game.chosen[seat] or ())):
            assert {numbers.cards[place] for place in np.flatnonzero(seen[name])} == set(cards)
        assert seen["pile"] == len(game.pile)
        assert seen["turns_left"] == [15]


def test_seats_are_counted_clockwise_from_who_looks() -> None:
    made = play(table(), Random(3), Phase.VOTING)
    teller = made.possible_agents.index(f"player_{made._game.storyteller}")
    for seat, agent in enumerate(made.agents):
        seen = made.observe(agent)["observation"]
        assert (seat + seen["storyteller"]) % 4 == teller
        assert seen["waiting"].tolist() == [int(step != seen["storyteller"]) for step in range(4)]


def test_after_a_turn_everybody_knows_whose_each_picture_was_and_who_voted_for_it() -> None:
    made, random = table(), Random(4)
    while made._game.result is None:
        made.step(random.choice(masked(made)))
    result = made._game.result
    seen = made.observe("player_1")["observation"]
    for card, owner in zip(result.row, result.owners, strict=True):
        number = made.numbering.place(card)
        clockwise = seen["last_owners"][number] - 1
        assert (1 + clockwise) % 4 == owner
        voters = {seat for seat, tokens in enumerate(result.tokens) if result.row.index(card) + 1 in tokens}
        assert {(step + 1) % 4 for step in np.flatnonzero(seen["last_tokens"][:, number])} == voters
    assert np.count_nonzero(seen["last_owners"]) == 4
    clockwise = seen["last_storyteller"] - 1
    assert (1 + clockwise) % 4 == result.storyteller
    assert made.numbering.clues[seen["last_clue"] - 1] == result.clue
    assert seen["scores"].tolist() == [*made._game.scores[1:], made._game.scores[0]]


# What is won.


@pytest.mark.parametrize("players", [3, 5, 7])
def test_rewards_add_up_to_the_scores(players: int) -> None:
    made, random = table(players), Random(5)
    won = dict.fromkeys(made.agents, 0.0)
    for agent in made.agent_iter():
        _, reward, over, _, _ = made.last()
        won[agent] += reward
        made.step(None if over else random.choice(masked(made)))
    assert tuple(won.values()) == made._game.scores
    assert sum(won.values()) > 0


def test_a_seed_brings_the_games_after_it_too_and_another_seed_others() -> None:
    made, again, other = table(seed=7), table(seed=7), table(seed=8)
    assert made._game.hands == again._game.hands != other._game.hands
    first = made._game.hands
    made.reset()
    again.reset()
    assert made._game.hands == again._game.hands != first


# What is shown.


def test_it_shows_what_a_watcher_sees() -> None:
    made = play(table(render_mode="ansi"), Random(6), Phase.VOTING)
    shown = made.render() or ""
    for card in made._game.row:
        assert card in shown
    hidden = {card for hand in made._game.hands for card in hand} - set(made._game.row)
    assert not any(card in shown for card in hidden)
    assert "(voting)" in shown
    play(made, Random(6))
    assert "won." in (made.render() or "")


def test_for_people_it_is_printed_at_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    made = table(render_mode="human")
    made.step(masked(made)[0])
    assert f"{made.agent_selection} tells" in capsys.readouterr().out


# What it is played with.


def test_clues_are_the_words_of_what_is_to_be_seen_in_the_deck() -> None:
    clues = {clue.text for clue in table(language="et").numbering.clues}
    deck = house().deck
    assert all(deck.word_for(key, "et") in clues for card in deck.cards for key in card.motifs)
    assert {clue.lang for clue in table(language="et").numbering.clues} == {"et"}


def test_another_deck_and_other_clues_may_be_brought() -> None:
    deck = Deck("mine", "Mine", tuple(CardNotes(f"card {number}") for number in range(30)))
    made = table(3, deck=deck, clues=["one", "two"])
    assert made.numbering.actions == 30 + 2 + 1
    assert phase(play(made, Random(0))) is Phase.OVER


@pytest.mark.parametrize(
    "how",
    [
        {"clues": []},
        {"clues": ["one", "one"]},
        {"clues": [" one "]},
        {"clues": [""]},
        {"options": Options(clues=(ClueKind.HUM,))},
        {"players": 2},
    ],
)
def test_what_cannot_be_played_is_refused_at_once(how: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"clues|options|seats"):
        env(**how)
