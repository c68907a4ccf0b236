"""How a table is set: its rules, deck, clock and language, and the twelve rabbits one may be."""

from enum import StrEnum

from msgspec import Struct

from reverie.rules import Options, Phase
from reverie.rules.options import FEWEST_SEATS, MOST_SEATS

USUAL_CHAIRS = 6  # a usual table has a box's rabbits; a larger one all twelve


class Rabbit(StrEnum):
    INDIGO = "indigo"
    BRICK = "brick"
    MARIGOLD = "marigold"
    MOSS = "moss"
    PLUM = "plum"
    STONE = "stone"
    CREAM = "cream"
    CHARCOAL = "charcoal"
    TEAL = "teal"
    ROSE = "rose"
    WALNUT = "walnut"
    OLIVE = "olive"


class Language(StrEnum):
    ENGLISH = "en"
    FRENCH = "fr"
    SPANISH = "es"
    PORTUGUESE = "pt"
    ESTONIAN = "et"


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each phase; None: as long as it takes."""

    race: int | None = None
    telling: int | None = None
    giving: int | None = None
    voting: int | None = None

    def __post_init__(self) -> None:
        for phase in ("race", "telling", "giving", "voting"):
            seconds = getattr(self, phase)
            if seconds is not None and not 10 <= seconds <= 14 * 24 * 3600:
                raise ValueError(f"clock.{phase}: give 10 seconds to 14 days, or leave it out")

    def seconds(self, phase: Phase) -> int | None:
        return None if phase is Phase.OVER else getattr(self, phase)


NO_CLOCK = Clock()
RELAXED = Clock(race=120, telling=180, giving=120, voting=120)
QUICK = Clock(race=45, telling=60, giving=40, voting=40)


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    chairs: int = USUAL_CHAIRS
    options: Options = Options()
    deck: str = "reverie"
    clock: Clock = NO_CLOCK
    away: int | None = 120  # seconds after which a mind plays for who is gone; None: we wait for them
    language: Language = Language.ENGLISH
    public: bool = False
    asks: str | None = None  # the brain elsewhere that minds here ask, by the name players know it by; None: nobody

    def __post_init__(self) -> None:
        if not FEWEST_SEATS <= self.chairs <= MOST_SEATS:
            raise ValueError(f"chairs: set {FEWEST_SEATS} to {MOST_SEATS}")
        if self.away is not None and not 20 <= self.away <= 24 * 3600:
            raise ValueError("away: give 20 seconds to a day, or leave it out")

    @property
    def rabbits(self) -> tuple[Rabbit, ...]:
        """Six at a usual table, twelve at a big one."""
        every = tuple(Rabbit)
        return every[:USUAL_CHAIRS] if self.chairs <= USUAL_CHAIRS else every
