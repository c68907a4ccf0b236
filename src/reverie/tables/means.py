"""What every decision at a table needs: means from outside, and the texts and settings that may be."""

from collections.abc import Callable

from msgspec import Struct

from reverie.rules import Card, ClueKind
from reverie.rules.options import FEWEST_SEATS
from reverie.rules.text import Flaw, cleaned_visible
from reverie.tables.happenings import Happening
from reverie.tables.refused import Refused, TableCode
from reverie.tables.settings import Settings
from reverie.tables.table import MemberId

LONGEST_NAME = 24
LONGEST_TALK = 400
LONGEST_SIGN = 16  # of a reaction: one emoji may be as long
RECORDED = frozenset({ClueKind.SOUND, ClueKind.MIME})

Happenings = tuple[Happening, ...]


class Means(Struct, frozen=True):
    """What deciding needs from outside, so that it can stay pure."""

    seed: Callable[[], bytes]
    cards: Callable[[str], tuple[Card, ...] | None]  # of a deck, by its id
    minds: frozenset[str]
    there: Callable[[MemberId], bool]  # is anything of theirs connected
    public: bool = False  # does this server let tables be public
    brain: str | None = None  # the name of a better brain elsewhere, if minds can ask one here


def flaw_of(settings: Settings, means: Means) -> Refused | None:
    if settings.public and not means.public:
        return Refused(TableCode.NOT_PUBLIC)
    if settings.public and not RECORDED.isdisjoint(settings.options.clues):
        return Refused(TableCode.BAD_SETTINGS, "clues: at a public table nothing is recorded")
    if settings.asks not in (None, means.brain):
        return Refused(TableCode.NO_SUCH_MIND)
    cards = means.cards(settings.deck)
    if cards is None:
        return Refused(TableCode.NO_SUCH_DECK)
    try:
        settings.options.at_table_of(max(settings.chairs, FEWEST_SEATS))
    except ValueError as error:
        return Refused(TableCode.BAD_SETTINGS, str(error))
    return None


def clean_name(name: str) -> str | Refused:
    cleaned = cleaned_visible(name, LONGEST_NAME)
    return Refused(_NAME_CODES[cleaned]) if isinstance(cleaned, Flaw) else cleaned


def clean_talk(text: str, longest: int = LONGEST_TALK) -> str | Refused:
    cleaned = cleaned_visible(text, longest)
    return Refused(_TEXT_CODES[cleaned]) if isinstance(cleaned, Flaw) else cleaned


_NAME_CODES = {
    Flaw.EMPTY: TableCode.NAME_EMPTY,
    Flaw.TOO_LONG: TableCode.NAME_TOO_LONG,
    Flaw.SIGNS: TableCode.NAME_SIGNS,
}
_TEXT_CODES = {
    Flaw.EMPTY: TableCode.TEXT_EMPTY,
    Flaw.TOO_LONG: TableCode.TEXT_TOO_LONG,
    Flaw.SIGNS: TableCode.TEXT_SIGNS,
}
