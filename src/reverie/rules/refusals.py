"""Why a move is refused. A code is stable: clients word it in the player's language, and records of bugs name it."""

from enum import StrEnum

from msgspec import Struct


class Code(StrEnum):
    NO_SUCH_SEAT = "no_such_seat"
    GAME_OVER = "game_over"
    WRONG_PHASE = "wrong_phase"  # the game has moved on, or is not there yet
    ALREADY_CLAIMED = "already_claimed"  # another had a phrase first
    NOT_YOUR_TURN = "not_your_turn"  # only the storyteller tells; only the others give and vote
    NOT_YOUR_CARD = "not_your_card"  # not in this hand
    WRONG_NUMBER_OF_CARDS = "wrong_number_of_cards"
    SAME_CARD_TWICE = "same_card_twice"
    WRONG_NUMBER_OF_TOKENS = "wrong_number_of_tokens"
    SAME_PICTURE_TWICE = "same_picture_twice"  # two tokens must lie on different pictures
    NOT_ON_THE_ROW = "not_on_the_row"
    OWN_CARD = "own_card"  # nobody votes for a card of their own
    CLUE_EMPTY = "clue_empty"
    CLUE_TOO_LONG = "clue_too_long"
    CLUE_SIGNS = "clue_signs"  # control characters, or some that turn the direction of writing
    CLUE_LANGUAGE = "clue_language"
    CLUE_REFERENCE = "clue_reference"
    CLUE_KIND = "clue_kind"  # not a kind that this table allows
    ALREADY_TOLD = "already_told"  # this table does not let a clue be amended
    ALREADY_GIVEN = "already_given"  # a clue may be amended only until the first gift
    NO_EXCHANGE = "no_exchange"  # this table does not exchange hands
    ALREADY_EXCHANGED = "already_exchanged"
    NOT_WAITED_FOR = "not_waited_for"  # nobody stands in for who has done what there was to do
    PILE_TOO_SHORT = "pile_too_short"  # the pile holds less than a full hand


class Refusal(Struct, frozen=True, gc=False):
    code: Code
