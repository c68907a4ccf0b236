"""What a move leads to: events, or a refusal that leaves the game as it was. The rulebook, paragraph by paragraph."""

from reverie.rules.chance import pick, shuffled
from reverie.rules.clues import Words, cleaned, kind_of
from reverie.rules.deal import deal, drawn, needs_reshuffle, reshuffled
from reverie.rules.events import (
    Claimed,
    Closed,
    Dealt,
    Drawn,
    Ended,
    Event,
    Exchanged,
    Given,
    Laid,
    Reshuffled,
    Revealed,
    StoodIn,
    Told,
    Voted,
)
from reverie.rules.game import Game, known_seed, owners
from reverie.rules.moves import Claim, Exchange, Give, Move, StandIn, Tell, Vote
from reverie.rules.options import EndBy
from reverie.rules.refusals import Code, Refusal
from reverie.rules.scoring import added, gains, points, winners
from reverie.rules.waiting import waiting_for
from reverie.rules.words import GIVING, RACE, TELLING, VOTING, Card, Seat

Events = tuple[Event, ...]
Scores = tuple[int, ...]


def start(game: Game) -> Events:
    """The deal (R2)."""
    hands, _ = deal(game)
    return (Dealt(0, hands),)


def close(game: Game, why: str) -> Events:
    """Leave the game off where it stands: too few have stayed, or the host says so. One that is over stays as it is."""
    if game.outcome is not None:
        return ()
    return (Closed(game.turn, why, game.scores, known_seed(game).hex()),)


def decide(game: Game, seat: Seat, move: Move) -> Events | Refusal:
    """No events at all are an answer too: the choice already is what the move asks for."""
    if game.outcome is not None:
        return Refusal(Code.GAME_OVER)
    if game.turn == 0:  # nothing is dealt yet
        return Refusal(Code.WRONG_PHASE)
    if not 0 <= seat < game.setup.seats:
        return Refusal(Code.NO_SUCH_SEAT)
    match move:
        case Give():
            return _give(game, seat, move)
        case Vote():
            return _vote(game, seat, move)
        case Tell():
            allowed = kind_of(move.clue) in game.setup.options.clues
            return _tell(game, seat, move) if allowed else Refusal(Code.CLUE_KIND)
        case Claim():
            return _claim(game, seat)
        case Exchange():
            return _exchange(game, seat)
        case StandIn():
            return _stand_in(game, seat, move)


def _stand_in(game: Game, seat: Seat, move: StandIn) -> Events | Refusal:
    """What somebody has chosen stays their choice, and nobody exchanges another's hand: only who is waited for."""
    match move.move:
        case Claim():  # R5: where nobody claims, chance picks
            seat = pick(game.setup.seats, known_seed(game), "lot", game.turn)
            events = _claim(game, seat)
        case Tell() as tell if isinstance(tell.clue, Words):
            events = _tell(game, seat, tell)
        case other:
            events = decide(game, seat, other)
    if not events or isinstance(events, Refusal):
        return events
    if isinstance(move.move, Exchange) or seat not in waiting_for(game):
        return Refusal(Code.NOT_WAITED_FOR)
    return (StoodIn(game.turn, seat), *events)


def _claim(game: Game, seat: Seat) -> Events | Refusal:
    """R5: a race among all; the first tells the first turn."""
    if game.phase is not RACE:
        return Refusal(Code.ALREADY_CLAIMED if game.turn == 1 else Code.WRONG_PHASE)
    return (Claimed(game.turn, seat),)


def _tell(game: Game, seat: Seat, move: Tell) -> Events | Refusal:
    """R6, and the house rule by which card and clue may be amended until the first gift."""
    if game.phase is not TELLING and (game.phase is not GIVING or not game.setup.options.amend):
        return Refusal(Code.ALREADY_TOLD if game.phase is GIVING else Code.WRONG_PHASE)
    if seat != game.storyteller:
        return Refusal(Code.NOT_YOUR_TURN)
    if game.phase is GIVING and any(cards is not None for other, cards in enumerate(game.chosen) if other != seat):
        return Refusal(Code.ALREADY_GIVEN)
    if move.card not in game.hands[seat]:
        return Refusal(Code.NOT_YOUR_CARD)
    clue = cleaned(move.clue)
    if isinstance(clue, Code):
        return Refusal(clue)
    if game.clue == clue and game.chosen[seat] == (move.card,):
        return ()
    return (Told(game.turn, seat, move.card, clue),)


def _give(game: Game, seat: Seat, move: Give) -> Events | Refusal:
    """R7, R14: the whole choice, replaced or taken back until the last one is in; then the row is laid (R8)."""
    cards = move.cards
    if game.phase is not GIVING:
        return Refusal(Code.WRONG_PHASE)
    if seat == game.storyteller:
        return Refusal(Code.NOT_YOUR_TURN)
    if cards and len(cards) != game.setup.gift:
        return Refusal(Code.WRONG_NUMBER_OF_CARDS)
    if len(cards) > 1 and len(set(cards)) < len(cards):
        return Refusal(Code.SAME_CARD_TWICE)
    for card in cards:
        if card not in game.hands[seat]:
            return Refusal(Code.NOT_YOUR_CARD)
    if cards == (game.chosen[seat] or ()):
        return ()
    given = Given(game.turn, seat, cards)
    out = game.chosen.count(None) + game.chosen.count(())
    if not cards or game.chosen[seat] or out > 1:
        return (given,)
    return (given, Laid(game.turn, _row(game, seat, cards)))


def _row(game: Game, last: Seat, given: tuple[Card, ...]) -> tuple[Card, ...]:
    """R8: mixed from the order of their names, never from the order in which they came."""
    earlier = [card for seat, cards in enumerate(game.chosen) if seat != last for card in cards or ()]
    return shuffled(sorted([*earlier, *given]), known_seed(game), "row", game.turn)


def _vote(game: Game, seat: Seat, move: Vote) -> Events | Refusal:
    """R9: in secret, replaced or taken back until the last one is in; never for a card of one's own."""
    tokens = move.tokens
    if game.phase is not VOTING:
        return Refusal(Code.WRONG_PHASE)
    if seat == game.storyteller:
        return Refusal(Code.NOT_YOUR_TURN)
    if len(tokens) > (game.setup.options.votes or 1):
        return Refusal(Code.WRONG_NUMBER_OF_TOKENS)
    for token in tokens:
        if not 1 <= token <= len(game.row):
            return Refusal(Code.NOT_ON_THE_ROW)
        if game.row[token - 1] in (game.chosen[seat] or ()):
            return Refusal(Code.OWN_CARD)
    if len(tokens) > 1 and len(set(tokens)) < len(tokens):
        return Refusal(Code.SAME_PICTURE_TWICE)
    if tokens == game.tokens[seat]:
        return ()
    voted = Voted(game.turn, seat, tokens)
    out = game.tokens.count(()) - 1  # the storyteller has none to lay
    if not tokens or game.tokens[seat] or out > 1:
        return (voted,)
    return (voted, *_turn_ends(game, (*game.tokens[:seat], tokens, *game.tokens[seat + 1 :])))


def _turn_ends(game: Game, tokens: tuple[tuple[int, ...], ...]) -> Events:
    """R9 to R13: reveal and score; then the game is over, or everyone draws."""
    assert game.storyteller is not None
    votes = {seat: laid for seat, laid in enumerate(tokens) if seat != game.storyteller}
    won = gains(game.storyteller, owners(game), votes, game.setup.options)
    revealed = Revealed(game.turn, points(won), won)
    scores = added(game.scores, revealed.points)
    if _is_last_turn(game, scores):
        return (revealed, _ended(game, scores))
    return (revealed, *_draw(game, scores))


def _is_last_turn(game: Game, scores: Scores) -> bool:
    assert game.setup.options.end is not None
    by, at = game.setup.options.end.by, game.setup.options.end.at or 0
    return (by is EndBy.SCORE and max(scores) >= at) or (by is EndBy.TURNS and game.turn >= at)


def _draw(game: Game, scores: Scores) -> Events:
    """R12, R13: back up to a full hand; the pile's last card ends the game."""
    short = needs_reshuffle(game)
    pile = reshuffled(game, game.turn) if short else game.pile
    hands = drawn(game, pile)
    events: Events = tuple([Drawn(game.turn, seat, cards) for seat, cards in hands.items()])
    if short:
        events = (Reshuffled(game.turn), *events)
    left = len(pile) - sum([len(cards) for cards in hands.values()])
    return (*events, *_ended_by_pile(game, scores, left))


def _ended_by_pile(game: Game, scores: Scores, left: int) -> Events:
    assert game.setup.options.end is not None
    over = left == 0 and game.setup.options.end.by is EndBy.PILE
    return (_ended(game, scores),) if over else ()


def _ended(game: Game, scores: Scores) -> Ended:
    return Ended(game.turn, scores, winners(scores, game.setup.options), known_seed(game).hex())


def _exchange(game: Game, seat: Seat) -> Events | Refusal:
    """Between turns, once a game, while the pile holds a full hand; its draw may end the game."""
    if not game.setup.options.exchange:
        return Refusal(Code.NO_EXCHANGE)
    if game.phase not in (RACE, TELLING):
        return Refusal(Code.WRONG_PHASE)
    if seat in game.exchanged:
        return Refusal(Code.ALREADY_EXCHANGED)
    hand = game.setup.hand
    if len(game.pile) < hand:
        return Refusal(Code.PILE_TOO_SHORT)
    swapped = Exchanged(game.turn, seat, game.pile[:hand])
    return (swapped, *_ended_by_pile(game, game.scores, len(game.pile) - hand))
