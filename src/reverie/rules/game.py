"""A game as a value: what was set up before it, and how it stands now."""

from msgspec import Struct

from reverie.rules.chance import SEED_BYTES, seal
from reverie.rules.clues import Clue
from reverie.rules.options import Options, gift_size, hand_size
from reverie.rules.scoring import Gains
from reverie.rules.words import Card, Phase, Seat


class Setup(Struct, frozen=True, gc=False):
    """All that is fixed before the deal. It is the same for every viewer: nothing in it is secret."""

    cards: tuple[Card, ...]  # in the order from which the deal is shuffled
    seats: int
    options: Options
    seal: str  # the SHA-256 of the seed
    unseen: int | None  # so many of the cards, the first, are dealt before all others; None: no such order
    hand: int  # cards in a full one
    gift: int  # cards that each gives the storyteller


def set_up(cards: tuple[Card, ...], seats: int, options: Options, sealed: str, unseen: int | None = None) -> Setup:
    """A setup that can be played, or a ValueError that names the field that is at fault."""
    options = options.at_table_of(seats)
    if len(set(cards)) < len(cards):
        raise ValueError("cards: every picture can be in the deck only once")
    if not all(cards) or any("\n" in card for card in cards):
        raise ValueError("cards: a name may neither be empty nor run over a line")
    if len(cards) <= seats * hand_size(seats):
        raise ValueError(f"cards: {seats} seats need at least {seats * hand_size(seats) + 1}, not {len(cards)}")
    if unseen is not None and not 0 <= unseen <= len(cards):
        raise ValueError(f"unseen: of {len(cards)} cards there cannot be {unseen} unseen ones")
    return Setup(cards, seats, options, sealed, unseen, hand_size(seats), gift_size(seats))


class Result(Struct, frozen=True, gc=False):
    """A turn that has been revealed: from then on everything in it is public."""

    turn: int
    storyteller: Seat
    clue: Clue
    row: tuple[Card, ...]
    owners: tuple[Seat, ...]  # of each picture in the row
    tokens: tuple[tuple[int, ...], ...]  # by seat; the storyteller has none
    points: tuple[int, ...]  # by seat
    reasons: Gains  # by seat
    stood_in: tuple[Seat, ...]


class Outcome(Struct, frozen=True, gc=False):
    winners: tuple[Seat, ...]  # none, where the game was closed before its end
    closed: str | None  # why it was
    seed: str


class Game(Struct, frozen=True, gc=False):
    """How it stands. Every card is in exactly one of pile, hands, row, played and gone.

    A card told or given stays in its owner's hand, chosen, until the row is laid: so it is taken back with ease.
    """

    setup: Setup
    seed: bytes | None  # None for who only reads: then the order of the pile is not known
    phase: Phase = Phase.RACE
    turn: int = 0
    storyteller: Seat | None = None
    pile: tuple[Card, ...] = ()  # the next one first
    hands: tuple[tuple[Card, ...], ...] = ()
    scores: tuple[int, ...] = ()
    clue: Clue | None = None
    chosen: tuple[tuple[Card, ...] | None, ...] = ()  # by seat: told or given; None: nothing yet, (): taken back
    row: tuple[Card, ...] = ()
    tokens: tuple[tuple[int, ...], ...] = ()  # by seat; (): none yet, or taken back
    stood_in: tuple[Seat, ...] = ()  # in this turn
    played: tuple[Card, ...] = ()  # in turns that are finished
    gone: tuple[Card, ...] = ()  # exchanged away, out of the game
    exchanged: tuple[Seat, ...] = ()
    result: Result | None = None  # of the turn before
    outcome: Outcome | None = None
    public: int = 0  # how many events everybody could see something of
    private: tuple[int, ...] = ()  # by seat: how many more this seat alone could


def new_game(setup: Setup, seed: bytes | None = None) -> Game:
    """A game before its deal. Who plays it holds the seed; who reads a record of it need not."""
    if seed is not None and (len(seed) != SEED_BYTES or seal(seed) != setup.seal):
        raise ValueError("seed: it is not the one that was sealed")
    return Game(setup, seed)


def known_seed(game: Game) -> bytes:
    """The seed, where the game goes on; who only reads a record decides nothing."""
    if game.seed is None:
        raise ValueError("seed: only who holds it can go on with this game")
    return game.seed


def next_storyteller(game: Game) -> Seat:
    """R12: the one to the left of this turn's."""
    return ((game.storyteller or 0) + 1) % game.setup.seats


def owners(game: Game) -> tuple[Seat, ...]:
    """Whose each picture of the row is."""
    whose = {card: seat for seat, cards in enumerate(game.chosen) for card in cards or ()}
    return tuple([whose[card] for card in game.row])
