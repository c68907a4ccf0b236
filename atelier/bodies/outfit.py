"""What people are: their build, their face, their hair, and what they wear. Plain figures, no drawing."""

from dataclasses import dataclass, field, replace
from typing import Any

from atelier.palette import Pigment


@dataclass(frozen=True)
class Build:
    """Proportions as shares of standing height."""

    head: float = 0.172
    neck: float = 0.035
    torso: float = 0.285
    shoulder: float = 0.094  # half width
    hip: float = 0.050
    thigh: float = 0.245
    shin: float = 0.235
    foot: float = 0.105
    upper_arm: float = 0.165
    forearm: float = 0.150
    hand: float = 0.031
    girth: float = 1.0
    belly: float = 0.0
    limb: float = 1.0
    stoop: float = 0.0


BUILDS = {
    "adult": Build(),
    "woman": Build(shoulder=0.084, hip=0.052, limb=0.9, girth=0.94),
    "teen": Build(head=0.19, torso=0.275, shoulder=0.084, limb=0.88, girth=0.88),
    "child": Build(
        head=0.228, neck=0.02, torso=0.27, shoulder=0.083, hip=0.046, thigh=0.215, shin=0.21, upper_arm=0.15, forearm=0.135,
        hand=0.034, limb=1.02,
    ),
    "toddler": Build(
        head=0.272, neck=0.012, torso=0.29, shoulder=0.086, hip=0.05, thigh=0.185, shin=0.175, upper_arm=0.135,
        forearm=0.12, hand=0.036, girth=1.12, belly=0.02,
    ),
    "old": Build(head=0.178, shoulder=0.088, belly=0.022, limb=0.92, stoop=14),
    "large": Build(head=0.165, shoulder=0.110, hip=0.062, girth=1.4, belly=0.055, limb=1.22, hand=0.035),
    "beast": Build(
        head=0.27, neck=0.015, torso=0.37, shoulder=0.086, hip=0.058, thigh=0.155, shin=0.15, foot=0.15, upper_arm=0.155, forearm=0.14,
        hand=0.036, girth=1.25, belly=0.03, limb=1.25,
    ),
    "thin": Build(head=0.155, shoulder=0.084, hip=0.044, girth=0.8, limb=0.78, thigh=0.256, shin=0.248),
}  # fmt: skip


@dataclass(frozen=True)
class Face:
    """A cast of profiles: nose button, straight, long, hooked, snub, round; chin soft, strong, weak, double; brow smooth, heavy."""

    nose: str = "straight"
    chin: str = "soft"
    brow: str = "smooth"
    eyes: str = "dot"  # dot, closed
    brows: bool = True
    mouth: str = "plain"  # plain, open, none
    spectacles: bool = False
    blush: bool = False


FACES = (
    Face(), Face("long", "strong"), Face("button", "weak"), Face("hooked", "strong", "heavy"), Face("snub", "soft"),
    Face("round", "double"), Face("straight", "strong", "heavy"), Face("long", "weak"),
)  # fmt: skip


@dataclass(frozen=True)
class Hair:
    """short, cropped, bob, long, bun, ponytail, plaits, puffs, afro, curls, fringe, tousled, balding, none; and a beard."""

    style: str = "short"
    colour: Pigment = "#3a2620"
    beard: str | None = None  # short, full, long, moustache


@dataclass(frozen=True)
class Hat:
    """brim, bowler, top, cap, beanie, straw, headscarf, hood, nightcap, chef, sou'wester, crown, beret, helmet."""

    kind: str
    colour: Pigment
    band: Pigment | None = None


@dataclass(frozen=True)
class Outfit:
    """Clothes. None leaves a piece away. Lengths down the legs: 0 hip, 1 knee, 2 ankle."""

    top: Pigment | None = "#a8492f"  # coat, jacket, shirt, dress
    length: float = 0.35
    flare: float = 0.02
    sleeves: Pigment | None = None  # another colour; "bare" for none
    sleeve: float = 1.0  # 1 to the wrist, 0.5 to the elbow
    skirt: Pigment | None = None
    skirt_length: float = 1.35
    trousers: Pigment | None = "#3a3f52"
    trouser_length: float = 1.92
    legs: Pigment | None = None  # stockings
    shoes: Pigment | None = "#4a2c22"  # None goes barefoot
    boot: float = 0.0  # how far a boot climbs the shin
    gloves: Pigment | None = None
    scarf: Pigment | None = None
    scarf_tail: float = 0.2
    collar: Pigment | None = None
    belt: Pigment | None = None
    buttons: Pigment | None = None
    apron: Pigment | None = None
    stripes: Pigment | None = None
    checks: Pigment | None = None
    braces: Pigment | None = None
    shawl: Pigment | None = None
    cape: Pigment | None = None
    satchel: Pigment | None = None
    hat: Hat | None = None
    folds: float = 1.0
    wind: tuple[float, float] = (0.0, 0.0)  # how hems and tails blow, card right and up

    def but(self, **changes: Any) -> "Outfit":
        """The same clothes, changed."""
        return replace(self, **changes)


def _outfit(usual: dict[str, Any], more: dict[str, Any]) -> Outfit:
    return Outfit(**(usual | more))


def dress(colour: Pigment, length: float = 1.15, **more: Any) -> Outfit:
    """A dress over bare or stockinged legs."""
    return _outfit({"top": colour, "length": length, "flare": 0.055, "trousers": None}, more)


def coat(colour: Pigment, length: float = 1.0, **more: Any) -> Outfit:
    """An overcoat with a collar."""
    return _outfit({"top": colour, "length": length, "flare": 0.035, "collar": colour}, more)


def nightshirt(colour: Pigment = "#efe9dc", **more: Any) -> Outfit:
    """Loose, long, barefoot."""
    return _outfit({"top": colour, "length": 1.5, "flare": 0.06, "trousers": None, "shoes": None}, more)


def pyjamas(colour: Pigment = "#d8d4cc", stripes: Pigment = "#6f86a8", **more: Any) -> Outfit:
    """Striped."""
    return _outfit({"top": colour, "stripes": stripes, "trousers": colour, "shoes": None, "length": 0.3}, more)


def suit(colour: Pigment = "#33343b", **more: Any) -> Outfit:
    """Jacket and trousers of one cloth, white at the neck."""
    return _outfit({"top": colour, "trousers": colour, "collar": "#efe9dc", "length": 0.4, "shoes": "#1e1a1c"}, more)


def working(shirt: Pigment = "#c8b48a", trousers: Pigment = "#4a4f5a", **more: Any) -> Outfit:
    """Rolled sleeves, braces, boots."""
    return _outfit({"top": shirt, "trousers": trousers, "length": 0.12, "sleeve": 0.62, "braces": "#5a3a28", "boot": 0.3}, more)


FURRED = Outfit(top=None, trousers=None, shoes=None)


@dataclass(frozen=True)
class Wardrobe:
    """Colours that crowds are dressed from."""

    tops: tuple[str, ...] = ("#a8492f", "#3f6f7f", "#6f7f4a", "#c9973f", "#7a4a6a", "#8a8478", "#b86a50", "#2f4858")
    bottoms: tuple[str, ...] = ("#3a3f52", "#5a4636", "#4a4a46", "#6a5a48", "#2e2c34")
    hats: tuple[str, ...] = ("#3a3430", "#7a5a3a", "#54606a", "#a8492f", "#c8b48a")
    hair: tuple[str, ...] = ("#2a1a18", "#4a2e22", "#7a4a2a", "#b08a4a", "#8a8a8a", "#d8d4cc", "#1a1618")
    skins: tuple[str, ...] = field(default=("A", "B", "C", "D", "E"))
