"""Things: what hands hold, and what stands about. Each is clay with its grip, or its foot, at the origin; y is up."""

from dataclasses import dataclass, field, replace

import numpy as np

from atelier.bodies.clay import Clay, Stuff, banded
from atelier.bodies.ground import cast_on_ground
from atelier.bodies.modelling import Painted, paint_bodies
from atelier.bodies.space import View, ahead, vec
from atelier.light import GLAZE, METAL, PAPER, STONE, WOOD
from atelier.palette import Pigment, mix
from atelier.scene import Motif


@dataclass
class Thing:
    """A thing. Held ones measure in heights of whoever holds them; `hangs` keeps it upright whatever the hand does."""

    clay: Clay = field(default_factory=Clay)
    hangs: bool = False
    upright: bool = False
    size: float = 1.0

    def bigger(self, times: float) -> "Thing":
        """The same thing, larger or smaller."""
        return replace(self, size=self.size * times)

    def paint(self, motif: Motif, view: View, shadow: tuple[float, float] | None = None) -> Painted:
        """Standing by itself: `view.size` is its own unit."""
        if shadow is not None:
            cast_on_ground(motif, self.clay, view, shadow)
        return paint_bodies(motif, (self.clay, view))


def wood(pigment: Pigment = "#7a5434") -> Stuff:
    """Sawn and worn."""
    return Stuff(pigment, WOOD)


def metal(pigment: Pigment = "#8a8f96") -> Stuff:
    """With sheen."""
    return Stuff(pigment, METAL)


def stick(length: float = 0.6, thickness: float = 0.010, pigment: Pigment = "#6a4a2e", above: float = 0.25) -> Thing:
    """A staff, oar, needle, broom handle: `above` is the share of it over the hand."""
    thing = Thing()
    thing.clay.limb([vec(0, -length * (1 - above), 0), vec(0, length * above, 0)], thickness, wood(pigment), "stick", straight=True)
    return thing


def broom(pigment: Pigment = "#c9a45a") -> Thing:
    """A handle and its straw."""
    thing = stick(0.62, 0.009, above=0.3)
    for left in np.linspace(-0.05, 0.05, 7):
        thing.clay.limb([vec(left * 0.3, -0.42, 0), vec(left, -0.55, 0)], [0.012, 0.009], Stuff(pigment), "straw", melt=0.004)
    return thing


def umbrella(pigment: Pigment = "#2c3138", lining: Pigment | None = None) -> Thing:
    """Open, above the hand."""
    thing = stick(0.62, 0.008, "#4a3626", above=0.92)
    profile = [(0.40, 0.30), (0.46, 0.26), (0.52, 0.18), (0.56, 0.08), (0.575, 0.0)]
    around = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    rings = [
        np.stack(
            [
                np.sin(around) * r * (1 - 0.10 * np.abs(np.sin(around * 4)) * (r / 0.3)),
                np.full(48, h) - 0.0 * r,
                np.cos(around) * r * (1 - 0.10 * np.abs(np.sin(around * 4)) * (r / 0.3)),
            ],
            1,
        )
        for h, r in profile
    ]
    thing.clay.loft(rings, Stuff(pigment), "umbrella")
    for k in range(8):
        a = k * np.pi / 4
        thing.clay.mark([vec(np.sin(a) * r, h + 0.004, np.cos(a) * r) for h, r in profile[::-1]], 0.005, mix(pigment, "#000000", 0.4), opacity=0.6)
    return replace(thing, hangs=True)


def lantern(glow: Pigment = "#ffd98a", frame: Pigment = "#2c2622") -> Thing:
    """Hung from the hand."""
    thing = Thing(hangs=True)
    clay = thing.clay
    clay.turned([(-0.035, 0.012), (-0.05, 0.034), (-0.058, 0.036)], metal(frame), "cap", steps=2)
    clay.turned([(-0.058, 0.030), (-0.09, 0.034), (-0.125, 0.030)], Stuff(glow, GLAZE), "flame", steps=3)
    clay.turned([(-0.125, 0.036), (-0.14, 0.036), (-0.141, 0.0)], metal(frame), "cap", steps=1)
    for k in range(4):
        a = k * np.pi / 2 + 0.4
        clay.limb(
            [vec(0.034 * np.sin(a), -0.056, 0.034 * np.cos(a)), vec(0.034 * np.sin(a), -0.126, 0.034 * np.cos(a))], 0.004, metal(frame), "bars", straight=True
        )
    clay.limb([vec(-0.022, -0.045, 0), vec(-0.016, -0.01, 0), vec(0, 0.0, 0), vec(0.016, -0.01, 0), vec(0.022, -0.045, 0)], 0.004, metal(frame), "bars")
    return thing


def bucket(pigment: Pigment = "#8a8f96", full: Pigment | None = None) -> Thing:
    """With its handle."""
    thing = Thing(hangs=True)
    thing.clay.turned([(-0.09, 0.062), (-0.10, 0.060), (-0.20, 0.046), (-0.201, 0.0)], metal(pigment), "bucket", steps=1)
    if full is not None:
        thing.clay.turned([(-0.105, 0.058), (-0.100, 0.0)], Stuff(full, GLAZE), "filling", steps=1)
    thing.clay.limb([vec(-0.06, -0.09, 0), vec(-0.04, -0.02, 0), vec(0, 0, 0), vec(0.04, -0.02, 0), vec(0.06, -0.09, 0)], 0.004, metal("#4a4a50"), "handle")
    return thing


def suitcase(pigment: Pigment = "#8a5530") -> Thing:
    """Carried along the way one walks."""
    thing = Thing(hangs=True)
    for side in (-0.016, 0.016):
        thing.clay.limb(
            [ahead(-0.10, -0.05, side), ahead(0.10, -0.05, side), ahead(0.10, -0.17, side), ahead(-0.10, -0.17, side), ahead(-0.10, -0.05, side)],
            0.018,
            Stuff(pigment),
            "case",
            straight=True,
            melt=0.01,
        )
        thing.clay.fan(ahead(-0.1, -0.11, side), [ahead(0.1, -0.06, side), ahead(0.1, -0.16, side)], (0.03, 0.03), Stuff(pigment), "case", melt=0.02)
        for forward in (-0.055, 0.055):
            thing.clay.mark([ahead(forward, -0.035, side * 1.9), ahead(forward, -0.185, side * 1.9)], 0.012, mix(pigment, "#1c1008", 0.5), taper=0.0)
    thing.clay.limb([ahead(-0.035, -0.035), ahead(-0.03, 0.0), ahead(0.03, 0.0), ahead(0.035, -0.035)], 0.007, Stuff(mix(pigment, "#1c1008", 0.5)), "handle")
    return thing


def book(pigment: Pigment = "#8c3a32", page: Pigment = "#f2e9d4") -> Thing:
    """Open, its spine in the hand."""
    thing = Thing()
    for sign in (1, -1):
        for stuff, lift, name in ((Stuff(pigment), 0.0, "cover"), (Stuff(page, PAPER), 0.008, "page")):
            rows = [
                [ahead(-0.01 + lift * 1.2, up, sign * 0.004), ahead(0.012 + lift * 1.2, up, sign * 0.05), ahead(0.03 + lift * 1.2, up, sign * 0.095)]
                for up in (-0.05, 0.09)
            ]
            thing.clay.loft(np.array(rows), stuff, f"{name}{sign}", open_=True)
    return thing


def candle(wax: Pigment = "#f2e6cc", flame: Pigment = "#ffd070") -> Thing:
    """In the fist, lit."""
    thing = Thing()
    thing.clay.limb([vec(0, -0.04, 0), vec(0, 0.09, 0)], 0.012, Stuff(wax, PAPER), "wax", straight=True)
    thing.clay.limb([vec(0, 0.105, 0), vec(0, 0.125, 0), vec(0.002, 0.15, 0)], [0.008, 0.013, 0.002], Stuff(flame, GLAZE), "flame")
    return thing


def cup(pigment: Pigment = "#e9e2d2") -> Thing:
    """By its handle."""
    thing = Thing()
    thing.clay.turned([(0.032, 0.034), (0.0, 0.030), (-0.03, 0.018), (-0.031, 0.0)], Stuff(pigment, GLAZE), "cup", at=ahead(0.03, 0), steps=3)
    return thing


def balloon(pigment: Pigment = "#c23a32", string: float = 0.7) -> Thing:
    """On a string, straight above the hand."""
    thing = Thing(hangs=True)
    thing.clay.turned(
        [(string, 0.01), (string + 0.05, 0.07), (string + 0.13, 0.10), (string + 0.22, 0.06), (string + 0.245, 0.0)], Stuff(pigment, GLAZE), "balloon", steps=4
    )
    thing.clay.mark([vec(0, 0, 0), vec(0.01, string * 0.5, 0), vec(0, string, 0)], 0.006, "#e9e2d2", outside=True, taper=0.0)
    return thing


def basket(pigment: Pigment = "#a8793f") -> Thing:
    """Woven, on the arm or in the hand."""
    thing = Thing(hangs=True)
    thing.clay.turned(
        [(-0.09, 0.08), (-0.10, 0.082), (-0.17, 0.062), (-0.171, 0.0)], Stuff(banded(pigment, mix(pigment, "#2a1808", 0.4), 9)), "basket", steps=4
    )
    thing.clay.limb([vec(-0.08, -0.09, 0), vec(-0.06, -0.01, 0), vec(0, 0.006, 0), vec(0.06, -0.01, 0), vec(0.08, -0.09, 0)], 0.007, Stuff(pigment), "handle")
    return thing


# ---- things that stand by themselves; one unit is their height unless they say otherwise


def flowerpot(pigment: Pigment = "#c06a43", soil: Pigment = "#3c2a22") -> Thing:
    """One unit high, open."""
    thing = Thing()
    thing.clay.turned([(0.70, 0.0), (0.70, 0.46)], Stuff(soil, STONE), "soil", steps=1)
    thing.clay.turned([(0.80, 0.44), (1.0, 0.50), (0.98, 0.56), (0.78, 0.54), (0.76, 0.48)], Stuff(mix(pigment, "#ffffff", 0.06), STONE), "rim", steps=2)
    thing.clay.turned([(0.78, 0.47), (0.05, 0.32), (0.0, 0.30), (0.0, 0.0)], Stuff(pigment, STONE), "pot", steps=1)
    return thing


def jug(pigment: Pigment = "#5c7f9a") -> Thing:
    """One unit high, with a handle and a lip."""
    thing, glaze = Thing(), Stuff(pigment, GLAZE)
    thing.clay.turned([(1.0, 0.24), (0.86, 0.20), (0.6, 0.32), (0.3, 0.40), (0.05, 0.28), (0.0, 0.26), (0.0, 0.0)], glaze, "jug", steps=4)
    thing.clay.limb([ahead(-0.2, 0.92), ahead(-0.5, 0.86), ahead(-0.5, 0.5), ahead(-0.36, 0.36)], 0.05, glaze, "handle")
    return thing


def bottle(pigment: Pigment = "#3f6f5a") -> Thing:
    """One unit high."""
    thing = Thing()
    thing.clay.turned([(1.0, 0.07), (0.72, 0.08), (0.6, 0.18), (0.5, 0.21), (0.05, 0.21), (0.0, 0.18), (0.0, 0.0)], Stuff(pigment, GLAZE), "bottle", steps=3)
    return thing


def bell(pigment: Pigment = "#a8843f") -> Thing:
    """Hung by its crown at one unit."""
    thing = Thing(hangs=True)
    thing.clay.turned([(1.0, 0.06), (0.95, 0.2), (0.6, 0.3), (0.25, 0.42), (0.05, 0.58), (0.0, 0.6)], metal(pigment), "bell", steps=4)
    thing.clay.limb([vec(0, 0.4, 0), vec(0, -0.02, 0)], [0.03, 0.08], metal("#4a3a26"), "clapper")
    return thing


def barrel(pigment: Pigment = "#8a5a34") -> Thing:
    """One unit high, hooped."""
    thing = Thing()
    thing.clay.turned([(0.98, 0.0), (1.0, 0.32), (0.75, 0.41), (0.5, 0.44), (0.25, 0.41), (0.0, 0.32), (0.0, 0.0)], wood(pigment), "barrel", steps=3)
    for height, radius in ((0.86, 0.392), (0.66, 0.435), (0.34, 0.435), (0.14, 0.392)):
        thing.clay.turned([(height + 0.03, radius), (height - 0.03, radius + 0.006)], metal("#4a4a4e"), "hoops", steps=1)
    return thing


def ball(pigment: Pigment = "#c23a32", material: Stuff | None = None) -> Thing:
    """One unit across, on the ground."""
    thing = Thing()
    thing.clay.limb([vec(0, 0.5, 0)], 0.5, material or Stuff(pigment), "ball")
    return thing


def apple(pigment: Pigment = "#b8382c") -> Thing:
    """One unit across, with its stalk."""
    thing = Thing()
    thing.clay.turned(
        [(0.78, 0.0), (0.86, 0.1), (0.9, 0.26), (0.7, 0.46), (0.4, 0.47), (0.1, 0.3), (0.0, 0.14), (0.05, 0.0)], Stuff(pigment, GLAZE), "apple", steps=4
    )
    thing.clay.limb([vec(0, 0.78, 0), vec(0.06, 1.06, 0)], [0.03, 0.035], wood("#4a3020"), "stalk")
    return thing


def snowman(hat: Pigment | None = "#2c2a30", scarf: Pigment | None = None) -> Thing:
    """One unit high, facing forward, with twig arms and a carrot."""
    thing, snow = Thing(), Stuff("#eef0f2", PAPER, finest=1.4)
    clay = thing.clay
    for up, radius in ((0.22, 0.26), (0.55, 0.19), (0.80, 0.14)):
        clay.limb([vec(0, up, 0)], radius, snow, "snow", melt=0.03)
    clay.limb([ahead(0.12, 0.80), ahead(0.30, 0.78)], [0.032, 0.006], Stuff("#e07a2c"), "carrot")
    for sign in (1, -1):
        clay.limb(
            [ahead(0, 0.58, 0.16 * sign), ahead(0.04, 0.66, 0.30 * sign), ahead(0.06, 0.76, 0.42 * sign)],
            [0.014, 0.011, 0.005],
            wood("#4a3426"),
            "twigs",
            melt=0.006,
        )
        clay.limb([ahead(0.05, 0.69, 0.33 * sign), ahead(0.1, 0.70, 0.42 * sign)], [0.008, 0.004], wood("#4a3426"), "twigs", melt=0.006)
        clay.mark([ahead(0.122, 0.84, 0.05 * sign), ahead(0.12, 0.846, 0.05 * sign)], 0.03, "#1c1a20", taper=0.0)
    for up in (0.46, 0.55, 0.63):
        clay.mark([ahead(0.185, up), ahead(0.185, up + 0.006)], 0.03, "#1c1a20", taper=0.0)
    if hat is not None:
        clay.turned([(0.9, 0.17), (0.91, 0.11), (1.08, 0.10), (1.085, 0.0)], Stuff(hat), "hat", steps=1)
    if scarf is not None:
        turn = np.linspace(0, 2 * np.pi, 20)
        clay.limb([vec(0.15 * np.sin(a), 0.69, 0.15 * np.cos(a)) for a in turn], 0.04, Stuff(scarf), "scarf", melt=0.01)
    return thing


def boot(pigment: Pigment = "#5a3a28") -> Thing:
    """One unit high, empty, toe forward."""
    thing, leather = Thing(), Stuff(pigment)
    clay = thing.clay
    clay.turned([(1.0, 0.24), (0.9, 0.23), (0.4, 0.19), (0.2, 0.2)], leather, "boot", group="boot", melt=0.05, steps=3)
    clay.limb([ahead(-0.04, 0.16), ahead(0.24, 0.14), ahead(0.48, 0.13)], [0.19, 0.17, 0.14], leather, "boot", melt=0.06)
    clay.limb([ahead(-0.1, 0.03), ahead(0.24, 0.03), ahead(0.5, 0.03)], [0.12, 0.13, 0.12], Stuff(mix(pigment, "#120a08", 0.6)), "sole", melt=0.02)
    return thing


def paper_boat(pigment: Pigment = "#f2ead6") -> Thing:
    """One unit long, folded, bow forward."""
    thing, paper = Thing(), Stuff(pigment, PAPER)
    bow, stern, keel, other = ahead(0.5, 0.26), ahead(-0.5, 0.26), ahead(0.26, 0.0), ahead(-0.26, 0.0)
    for sign in (1, -1):
        waist = ahead(0, 0.13, 0.16 * sign)
        rows = [[bow, waist, stern], [keel, ahead(0, 0.0, 0.05 * sign), other]]
        thing.clay.loft(np.array(rows), paper, f"side{sign}", open_=True)
    sail = [[ahead(0, 0.52), ahead(0, 0.52)], [ahead(0.24, 0.12, 0.02), ahead(-0.24, 0.12, 0.02)]]
    thing.clay.loft(np.array(sail), paper, "sail", open_=True)
    return thing


STANDING = {
    "flowerpot": flowerpot, "jug": jug, "bottle": bottle, "bell": bell, "barrel": barrel, "ball": ball, "apple": apple,
    "snowman": snowman, "boot": boot, "paper boat": paper_boat,
}  # fmt: skip
HELD = {
    "stick": stick, "broom": broom, "umbrella": umbrella, "lantern": lantern, "bucket": bucket, "suitcase": suitcase, "book": book,
    "candle": candle, "cup": cup, "balloon": balloon, "basket": basket,
}  # fmt: skip
