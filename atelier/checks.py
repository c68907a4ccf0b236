"""What a machine can say of a painted card: story details nobody sees, areas burnt out or black, broken numbers."""

from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from atelier.card import Painting
from atelier.palette import Image, luminance
from atelier.scene import Motif, Scene


class Fault(StrEnum):
    """What can be wrong."""

    UNPAINTED = "unpainted"  # a story detail that drew nothing on the card
    BURIED = "buried"  # mostly hidden by what was painted later
    TINY = "tiny"  # too small to be seen
    BURNT = "burnt"  # a large area of pure white
    BLACK = "black"  # a large area with nothing in it
    BROKEN = "broken"  # not a number


@dataclass(frozen=True)
class Finding:
    """A fault, where, and how bad."""

    fault: Fault
    where: str
    amount: float

    def __str__(self) -> str:
        return f"{self.fault}: {self.where} ({self.amount:.3g})"


_SEEN_AT_LEAST = 0.25  # of what was drawn
_SMALLEST = 120.0  # square card units: about 11 x 11
_MOST_BURNT, _MOST_BLACK = 0.05, 0.10  # of the card


def findings(painting: Painting) -> list[Finding]:
    """Everything wrong with a painted card."""
    return _story(painting.scene) + _tones(painting.image) + _numbers(painting)


def _story(scene: Scene) -> list[Finding]:
    return [finding for motif in scene.motifs.values() if motif.story for finding in _of_motif(motif)]


def _of_motif(motif: Motif) -> list[Finding]:
    drawn = sum(motif.canvas.drawn[each] for each in motif.ids)
    if not drawn:
        return [Finding(Fault.UNPAINTED, motif.name, 0.0)]
    seen = visible(motif)
    if seen < _SEEN_AT_LEAST * drawn:
        return [Finding(Fault.BURIED, motif.name, seen / drawn)]
    return [Finding(Fault.TINY, motif.name, seen)] if seen < _SMALLEST else []


def visible(motif: Motif) -> float:
    """Square card units of a motif that show. What covers itself counts as drawn twice, so overlap costs a little."""
    return float(np.isin(motif.canvas.ids, motif.ids).sum()) / motif.canvas.scale**2


def _tones(image: Image) -> list[Finding]:
    lightness = luminance(np.nan_to_num(image))
    burnt, black = float((lightness > 0.985).mean()), float((lightness < 0.03).mean())
    found = [Finding(Fault.BURNT, "card", burnt)] if burnt > _MOST_BURNT else []
    return found + ([Finding(Fault.BLACK, "card", black)] if black > _MOST_BLACK else [])


def _numbers(painting: Painting) -> list[Finding]:
    layers = {
        "picture": painting.scene.canvas.picture,
        "height": painting.scene.canvas.height,
        "painting": painting.image,
    }
    broken = {name: float((~np.isfinite(layer)).mean()) for name, layer in layers.items()}
    return [Finding(Fault.BROKEN, name, share) for name, share in broken.items() if share]
