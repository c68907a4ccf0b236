"""Bodies: people, animals and things modelled in three dimensions and handed to the brush as one height field."""

from atelier.bodies.animals import Animal, Gait
from atelier.bodies.birds import Bird, Perch
from atelier.bodies.clay import Clay, Stuff
from atelier.bodies.crowds import crowd
from atelier.bodies.modelling import Painted, paint_bodies
from atelier.bodies.outfit import Face, Hair, Hat, Outfit
from atelier.bodies.people import Person, Posed
from atelier.bodies.poses import Arm, Leg, Pose
from atelier.bodies.space import UnreachableError, View

__all__ = [
    "Animal", "Arm", "Bird", "Clay", "Face", "Gait", "Hair", "Hat", "Leg", "Outfit", "Painted", "Perch", "Person", "Pose", "Posed",
    "Stuff", "UnreachableError", "View", "crowd", "paint_bodies",
]  # fmt: skip
