"""Crowds: many small people, no two alike."""

from collections.abc import Callable, Sequence

from numpy.random import Generator

from atelier.bodies import poses
from atelier.bodies.outfit import FACES, Hair, Hat, Outfit, Wardrobe
from atelier.bodies.people import Person
from atelier.bodies.poses import Pose
from atelier.bodies.space import View
from atelier.canvas import FINE, Brush
from atelier.geometry import Place
from atelier.scene import Motif

_BUILDS = (("adult", 1.0), ("woman", 0.96), ("old", 0.93), ("child", 0.68), ("large", 1.0), ("thin", 1.05), ("teen", 0.88), ("toddler", 0.5))
_IDLE: tuple[Callable[[], Pose], ...] = (
    poses.standing, poses.walking, lambda: poses.standing(1.0), lambda: poses.standing(0.4, -10), poses.leaning_back, poses.standing,
    lambda: poses.walking(0.6, lead="right"),
    poses.waving, lambda: poses.standing(-1.0, 16), poses.carrying,
)  # fmt: skip


def somebody(random: Generator, wardrobe: Wardrobe | None = None, complexions: Sequence[str] = ()) -> tuple[Person, float]:
    """A person drawn by lot, and how tall they are beside an adult."""
    w = wardrobe or Wardrobe()

    def one(choices: Sequence[str]) -> str:
        return choices[int(random.integers(len(choices)))]

    build, tall = _BUILDS[int(random.choice(len(_BUILDS), p=(0.24, 0.22, 0.12, 0.14, 0.08, 0.08, 0.08, 0.04)))]
    skirted, hatted, long = random.random() < (0.7 if build == "woman" else 0.2), random.random() < 0.45, random.random()
    top, bottom, hat, hair, skin = one(w.tops), one(w.bottoms), one(w.hats), one(w.hair), one(complexions or w.skins)
    kind, style = (
        one(("brim", "bowler", "cap", "beanie", "straw", "headscarf", "beret")),
        one(("short", "bob", "bun", "curls", "afro", "ponytail", "balding", "tousled")),
    )
    bearded, scarf, face = random.random() < 0.25 and build in ("adult", "old", "large"), random.random() < 0.25, FACES[int(random.integers(len(FACES)))]
    outfit = Outfit(
        top=top, length=0.2 + long * (1.0 if not skirted else 0.2), trousers=None if skirted else bottom, skirt=bottom if skirted else None,
        skirt_length=1.0 + 0.6 * long, scarf=one(w.tops) if scarf else None, hat=Hat(kind, hat) if hatted else None, legs=bottom,
    )  # fmt: skip
    style = "short" if build in ("adult", "large") and style == "bun" else style
    return Person(build, outfit, skin, Hair(style, hair, "full" if bearded else None), face, int(random.integers(9999))), tall * float(
        random.uniform(0.94, 1.06)
    )


def crowd(
    motif: Motif, places: Sequence[Place], height: float | Callable[[Place], float], *,
    facing: float | Callable[[Place], float] | None = None, tilt: float = 8.0, doing: Sequence[Callable[[], Pose]] = _IDLE,
    wardrobe: Wardrobe | None = None, complexions: Sequence[str] = (), brush: Brush = FINE, shadow: tuple[float, float] | None = None,
) -> None:  # fmt: skip
    """Somebody at every place, the farthest first. `height` of an adult and `facing` may depend on the place."""
    for place in sorted(places, key=lambda at: at[1]):
        person, tall = somebody(motif.random, wardrobe, complexions)
        pose, stray, side = doing[int(motif.random.integers(len(doing)))](), motif.random.normal() * 16, motif.random.uniform(-180, 180)
        heading = side if facing is None else (facing(place) if callable(facing) else facing) + stray
        size = (height(place) if callable(height) else height) * tall
        person.posed(pose, View(place, size, float(heading), tilt)).paint(motif, brush=brush, shadow=shadow)
