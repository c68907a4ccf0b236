"""What four-legged animals are like: proportions in shoulder heights, colours, and which head they carry."""

from dataclasses import dataclass, replace
from typing import Any

from atelier.palette import Pigment


@dataclass(frozen=True)
class Species:
    """One kind of animal. Lengths are in shoulder heights."""

    kind: str  # dog, cat, bear, horse, cow, sheep, goat, deer, elephant, rodent, hare
    colour: Pigment
    under: Pigment
    dark: Pigment
    length: float = 1.0  # between the hips and the shoulders
    hip: float = 0.97  # height of the rump
    chest: float = 0.50  # depth of the body behind the forelegs
    waist: float = 0.40  # and before the hindlegs
    thigh: tuple[float, float] = (0.15, 0.062)  # thick, and thin above the paw
    arm: tuple[float, float] = (0.12, 0.056)
    paw: float = 0.062
    hock: float = 0.26  # how high the heel is
    neck: tuple[float, float, float, float] = (0.26, 0.24, 0.19, 0.14)  # forward, up, thick at the foot and at the head
    head: float = 0.17
    muzzle: float = 1.4
    ear: float = 1.0
    tail: tuple[float, float, float] = (0.7, 0.06, -60.0)  # length, thickness, how it is carried in degrees
    fur: float = 0.075
    iris: Pigment = "#5a3a1a"
    sock: Pigment | None = None
    tip: Pigment | None = None
    face: Pigment | None = None
    mane: Pigment | None = None
    horns: float = 0.0
    wool: bool = False
    hoof: bool = False
    stripes: bool = False
    spots: Pigment | None = None
    pillar: bool = False  # legs like columns

    def but(self, **changes: Any) -> "Species":
        """A breed of it."""
        return replace(self, **changes)


_DOG = Species("dog", "#a97f52", "#e9d9bb", "#5a4030", muzzle=1.35, tail=(0.6, 0.05, 40), fur=0.045, ear=-1.1, head=0.185)
_SHEEP = Species(
    "sheep", "#efe6d2", "#d8cdb8", "#3a302e", length=0.72, hip=0.96, chest=0.60, waist=0.56, thigh=(0.14, 0.055), arm=(0.11, 0.05),
    paw=0.056, hock=0.2, neck=(0.22, 0.22, 0.2, 0.14), head=0.155, muzzle=1.3, tail=(0.24, 0.08, -70), fur=0.0, face="#4a3e3a",
    wool=True, hoof=True, iris="#c8a860",
)  # fmt: skip
_DEER = Species(
    "deer", "#a8703f", "#e8d4b4", "#4a3020", length=0.86, hip=1.0, chest=0.42, waist=0.34, thigh=(0.14, 0.042), arm=(0.10, 0.036),
    paw=0.042, hock=0.34, neck=(0.28, 0.46, 0.15, 0.09), head=0.125, muzzle=1.75, ear=1.2, tail=(0.16, 0.06, -40), fur=0.03, hoof=True,
    iris="#2a1810",
)  # fmt: skip
_HORSE = Species(
    "horse", "#8a5636", "#7a4a30", "#2a1a18", length=0.98, hip=1.0, chest=0.46, waist=0.40, thigh=(0.17, 0.05), arm=(0.125, 0.045),
    paw=0.055, hock=0.36, neck=(0.40, 0.46, 0.19, 0.11), head=0.13, muzzle=2.3, ear=0.9, tail=(0.72, 0.075, -72), fur=0.0,
    mane="#2a1a18", hoof=True, iris="#2a1810",
)  # fmt: skip

SPECIES: dict[str, Species] = {
    "dog": _DOG,
    "wolf": Species("dog", "#6f7076", "#c9c4bb", "#3c3d46", muzzle=1.55, ear=1.2, tail=(0.72, 0.10, -62), fur=0.11, iris="#d8a832", neck=(0.30, 0.18, 0.23,
        0.17), head=0.18, length=1.05),
    "fox": Species("dog", "#c9642a", "#f3e2cb", "#4a2a22", length=1.12, chest=0.44, waist=0.36, muzzle=1.4, ear=1.5, tail=(0.95, 0.14, -34), fur=0.10,
        sock="#3a2422", tip="#f6ead8", head=0.195, thigh=(0.14, 0.052), arm=(0.11, 0.048), iris="#c88a2a", neck=(0.24, 0.20, 0.19, 0.15)),
    "cat": Species("cat", "#4a4650", "#7a7480", "#26242c", length=1.12, chest=0.44, waist=0.42, muzzle=0.72, ear=0.95, tail=(1.1, 0.055, 34), fur=0.06,
        head=0.21, hock=0.2, neck=(0.18, 0.18, 0.17, 0.15), thigh=(0.15, 0.058), arm=(0.115, 0.056), iris="#a8b840"),
    "tiger": Species("cat", "#d98a3a", "#f4e8d4", "#241a1c", length=1.3, chest=0.52, waist=0.46, muzzle=0.95, ear=-0.6, tail=(1.0, 0.06, -50), fur=0.06,
        head=0.23, hock=0.2, neck=(0.26, 0.10, 0.24, 0.2), thigh=(0.19, 0.085), arm=(0.17, 0.085), paw=0.088, stripes=True, iris="#b8a040"),
    "bear": Species("bear", "#5e4232", "#4a3228", "#2c1e1a", length=1.0, hip=0.98, chest=0.56, waist=0.55, thigh=(0.19, 0.105), arm=(0.17, 0.10),
        paw=0.105, hock=0.1, neck=(0.30, 0.02, 0.29, 0.23), head=0.25, muzzle=1.05, ear=0.62, tail=(0.12, 0.06, -40), fur=0.12, face="#a8845c",
        pillar=True),
    "badger": Species("bear", "#5a5a5c", "#26242a", "#1c1a20", length=1.25, hip=0.96, chest=0.68, waist=0.66, thigh=(0.2, 0.1), arm=(0.18, 0.1), paw=0.11,
        hock=0.1, neck=(0.26, -0.05, 0.26, 0.2), head=0.24, muzzle=1.3, ear=0.4, tail=(0.4, 0.1, -30), fur=0.13, face="#efe8dc", pillar=True),
    "horse": _HORSE,
    "cow": Species("cow", "#e8dccb", "#e0d0bc", "#3a2620", length=1.15, hip=1.0, chest=0.56, waist=0.52, thigh=(0.18, 0.058), arm=(0.14, 0.054), paw=0.066,
        hock=0.32, neck=(0.34, 0.08, 0.24, 0.16), head=0.17, muzzle=1.7, ear=1.0, tail=(0.75, 0.035, -84), fur=0.0, spots="#5a3626", horns=0.5, hoof=True,
        iris="#2a1810", face="#e0bfae"),
    "deer": _DEER,
    "stag": _DEER.but(horns=1.6),
    "camel": _HORSE.but(colour="#c9a06a", under="#b8905c", dark="#6a4a30", mane=None, neck=(0.52, 0.42, 0.15, 0.10), tail=(0.5, 0.04, -78)),
    "giraffe": _DEER.but(colour="#e0b060", under="#eed8a8", spots="#9a5a2c", neck=(0.5, 1.25, 0.17, 0.08), hip=0.9, length=0.72, hock=0.36),
    "goat": Species("goat", "#d8d0c0", "#c8bca8", "#4a4038", length=0.86, chest=0.52, waist=0.46, thigh=(0.14, 0.05), arm=(0.11, 0.046), paw=0.052,
        hock=0.28, neck=(0.24, 0.30, 0.17, 0.11), head=0.145, muzzle=1.6, ear=-0.9, tail=(0.18, 0.06, 50), fur=0.07, horns=1.0, hoof=True, iris="#c8a840"),
    "sheep": _SHEEP,
    "lamb": _SHEEP.but(length=0.62, chest=0.48, waist=0.46, hip=1.0, neck=(0.17, 0.26, 0.16, 0.12), head=0.175, muzzle=1.1, tail=(0.32, 0.07, -72),
        face="#ecdcc4", dark="#4a3c36"),
    "elephant": Species("elephant", "#8f929b", "#7d7f8c", "#4a4a58", length=0.80, hip=0.95, chest=0.52, waist=0.50, thigh=(0.17, 0.105), arm=(0.14, 0.10),
        paw=0.112, hock=0.16, neck=(0.27, 0.05, 0.28, 0.25), head=0.26, muzzle=1.0, tail=(0.5, 0.03, -84), fur=0.0, pillar=True, iris="#3a2a1a"),
    "mouse": Species("rodent", "#8d857e", "#d8cfc4", "#4a4440", length=0.9, hip=0.94, chest=0.66, waist=0.78, thigh=(0.2, 0.06), arm=(0.11, 0.055),
        paw=0.062, hock=0.1, neck=(0.2, 0.06, 0.24, 0.2), head=0.28, muzzle=1.05, ear=1.05, tail=(1.6, 0.035, -18), fur=0.06, iris="#1a1010",
        face="#e0a090"),
    "rat": Species("rodent", "#5c5450", "#a89c90", "#2c2826", length=1.25, hip=0.94, chest=0.6, waist=0.7, thigh=(0.19, 0.06), arm=(0.11, 0.055),
        paw=0.065, hock=0.1, neck=(0.24, 0.02, 0.24, 0.19), head=0.26, muzzle=1.35, ear=0.7, tail=(1.7, 0.045, -16), fur=0.08, iris="#1a1010",
        face="#d89888"),
    "mole": Species("rodent", "#3a363c", "#4a444c", "#1c1a20", length=1.1, hip=0.92, chest=0.75, waist=0.78, thigh=(0.18, 0.08), arm=(0.15, 0.1), paw=0.1,
        hock=0.08, neck=(0.2, -0.06, 0.3, 0.24), head=0.29, muzzle=1.35, ear=0.0, tail=(0.25, 0.05, -20), fur=0.06, iris="#0c0a0c", face="#e0a090"),
    "squirrel": Species("rodent", "#b0602c", "#f0dcc0", "#5a2c18", length=0.8, hip=0.94, chest=0.5, waist=0.6, thigh=(0.2, 0.06), arm=(0.1, 0.05),
        paw=0.06, hock=0.1, neck=(0.16, 0.14, 0.19, 0.16), head=0.24, muzzle=0.9, ear=0.7, tail=(1.3, 0.2, 78), fur=0.12, iris="#1a1010", face="#c88a70"),
    "beaver": Species("rodent", "#6a4630", "#8a6244", "#2c1c14", length=1.0, hip=0.94, chest=0.76, waist=0.84, thigh=(0.2, 0.08), arm=(0.13, 0.07),
        paw=0.08, hock=0.1, neck=(0.18, 0.02, 0.3, 0.25), head=0.29, muzzle=1.0, ear=0.4, tail=(0.8, 0.12, -14), fur=0.09, iris="#1a1010", face="#3a2620"),
    "rabbit": Species("hare", "#a08a70", "#e4d8c4", "#5a4a3e", length=0.84, hip=0.92, chest=0.58, waist=0.72, thigh=(0.26, 0.08), arm=(0.11, 0.065),
        paw=0.072, hock=0.1, neck=(0.16, 0.18, 0.2, 0.18), head=0.235, muzzle=0.95, ear=2.3, tail=(0.14, 0.1, 40), fur=0.08, iris="#4a2c1a",
        face="#d89a8a"),
    "hare": Species("hare", "#a8854f", "#efe2c8", "#4a3826", length=1.0, hip=0.96, chest=0.46, waist=0.52, thigh=(0.22, 0.065), arm=(0.09, 0.05), paw=0.06,
        hock=0.12, neck=(0.17, 0.26, 0.16, 0.14), head=0.2, muzzle=1.15, ear=2.7, tail=(0.14, 0.08, 40), fur=0.07, iris="#b8842c", face="#c89a80"),
    "monkey": Species("bear", "#7a5636", "#c8a478", "#3a2618", length=0.8, hip=0.9, chest=0.46, waist=0.4, thigh=(0.13, 0.07), arm=(0.12, 0.06), paw=0.07,
        hock=0.1, neck=(0.16, 0.16, 0.17, 0.16), head=0.23, muzzle=0.6, ear=0.7, tail=(1.3, 0.04, 50), fur=0.08, face="#d8b088"),
}  # fmt: skip
