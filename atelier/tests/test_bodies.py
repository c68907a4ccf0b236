"""Laws of bodies: limbs reach or refuse, nothing turns inside out, the same body comes out the same."""

from collections.abc import Callable

import numpy as np
import pytest

from atelier.bodies import creatures, pairs, poses, things
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.birds import KINDS, Bird, Perch
from atelier.bodies.clay import Limb
from atelier.bodies.crowds import somebody
from atelier.bodies.outfit import BUILDS, FURRED, Outfit
from atelier.bodies.people import Person, Posed
from atelier.bodies.skeleton import skeleton
from atelier.bodies.space import UnreachableError, View
from atelier.bodies.species import SPECIES
from atelier.card import DRAFT, blank_scene

VIEWS = [View((500, 1100), 200, heading, tilt) for heading, tilt in ((0, 0), (90, 8), (180, 40), (-60, -20), (135, 80))]


@pytest.mark.parametrize("view", VIEWS)
def test_what_is_projected_can_be_taken_back(view: View) -> None:
    point = np.array([0.1, 0.7, -0.2])
    x, y, deep = view.project(point)[0]
    assert np.allclose(view.unproject((x, y), deep), point)


@pytest.mark.parametrize("name", list(poses.NAMED))
@pytest.mark.parametrize("build", list(BUILDS))
def test_bones_keep_their_length_in_every_pose(name: str, build: str) -> None:
    bones = skeleton(BUILDS[build], poses.NAMED[name]())
    for side in "lr":
        assert np.linalg.norm(bones[f"knee_{side}"] - bones[f"hip_{side}"]) == pytest.approx(BUILDS[build].thigh)
        assert np.linalg.norm(bones[f"wrist_{side}"] - bones[f"elbow_{side}"]) == pytest.approx(BUILDS[build].forearm)


def test_somebody_on_their_feet_stands_on_the_ground() -> None:
    for make in (poses.standing, poses.walking, poses.running, poses.pulling):
        posed = Person().posed(make(), View((500, 1000), 200, tilt=0))
        lowest = max(
            (posed.view.project(p.points)[:, 1] + p.radii * 200).max() for p in posed.clay.pieces if isinstance(p, Limb)
        )
        assert abs(lowest - 1000) < 4


@pytest.mark.parametrize("heading", [0, 90, 180, -120])
def test_a_hand_comes_to_its_target(heading: float) -> None:
    view = View((500, 1000), 200, heading)
    free = Person().posed(poses.standing(), view)
    x, y = free.at("shoulder_r")
    posed = Person().posed(poses.standing(), view, right_hand=(x + 30, y - 30))
    assert np.allclose(posed.at("hand_r"), (x + 30, y - 30), atol=6)


def test_an_unreachable_target_is_an_error() -> None:
    with pytest.raises(UnreachableError, match="hand r"):
        Person().posed(poses.standing(), View((500, 1000), 200), right_hand=(900, 900))
    with pytest.raises(UnreachableError, match="foot l"):
        Person().posed(poses.standing(), View((500, 1000), 200), left_foot=(500, 1200))


@pytest.mark.parametrize("species", list(SPECIES))
def test_every_animal_can_do_everything(species: str) -> None:
    for gait in Gait:
        clay = Animal(species).clay(gait)
        assert clay.pieces
        assert all(np.isfinite(p.points).all() for p in clay.pieces if isinstance(p, Limb))


def test_every_part_of_a_body_has_an_id_and_shows() -> None:
    scene = blank_scene(7, DRAFT)
    motif = scene.motif("walker")
    person = Person("adult", Outfit(scarf="#c23a32")).posed(poses.walking(), View((500, 1000), 300))
    painted = person.hold("right", things.lantern()).paint(motif)
    for part in ("head", "hand_r", "shoe_l", "top", "scarf", "hair"):
        assert scene.canvas.visible(painted[part]) > 0
    assert np.isfinite(scene.canvas.picture).all()


def test_the_nearer_arm_follows_the_camera() -> None:
    def shown(heading: float) -> tuple[float, float]:
        scene = blank_scene(7, DRAFT)
        ids = Person().paint(scene.motif("a"), poses.standing(), View((500, 1000), 300, heading)).ids
        left, right = (ids.get(f"sleeve_{side}") for side in "lr")
        return (scene.canvas.visible(left) if left else 0, scene.canvas.visible(right) if right else 0)

    assert shown(90)[1] > shown(90)[0]
    assert shown(-90)[0] > shown(-90)[1]


def test_the_same_body_twice_is_the_same() -> None:
    def once() -> np.ndarray:
        scene = blank_scene(3, DRAFT)
        Animal("sheep").paint(scene.motif("sheep"), View((300, 700), 120))
        Person("beast", FURRED, beast="rabbit").paint(scene.motif("rabbit"), poses.kneeling(), View((600, 700), 200))
        return scene.canvas.picture

    assert (once() == once()).all()


def test_what_is_off_the_card_paints_nothing() -> None:
    scene = blank_scene(3, DRAFT)
    assert not Person().paint(scene.motif("gone"), poses.standing(), View((-900, 700), 120)).ids


@pytest.mark.parametrize("kind", list(KINDS))
def test_every_bird_can_do_everything(kind: str) -> None:
    for doing in Perch:
        clay = Bird(kind, ruff="#ffffff").clay(doing)
        assert clay.eyes
        assert all(np.isfinite(p.points).all() for p in clay.pieces if isinstance(p, Limb))


@pytest.mark.parametrize(
    "together", [pairs.hugging, pairs.dancing, pairs.hand_in_hand, pairs.leading, pairs.carrying, pairs.on_shoulders]
)
@pytest.mark.parametrize("size", [90.0, 130.0, 190.0])
def test_two_can_touch_from_every_side_whatever_their_sizes(together: Callable[..., list[Posed]], size: float) -> None:
    for heading in (0, 90, -150):
        one, other = together(Person(), Person("child"), View((500, 1000), 180, heading, 12), size)
        assert one.view.size == 180
        assert other.view.size == size


def test_joined_hands_meet() -> None:
    one, other = pairs.dancing(Person(), Person("woman"), View((500, 1000), 180))
    assert np.allclose(one.deep("hand_l"), other.deep("hand_r"), atol=14)


@pytest.mark.parametrize("make", [*creatures.CREATURES.values(), *things.STANDING.values()])
def test_creatures_and_things_show(make: Callable[[], things.Thing]) -> None:
    scene = blank_scene(3, DRAFT)
    ids = make().paint(scene.motif("it"), View((500, 700), 120, 70, 15)).ids
    assert sum(scene.canvas.visible(each) for each in ids.values()) > 500


def test_no_two_in_a_crowd_are_alike() -> None:
    scene = blank_scene(3, DRAFT)
    motif = scene.motif("crowd")
    people = [somebody(motif.random)[0] for _ in range(30)]
    assert len({(each.build, each.outfit, each.complexion, each.hair) for each in people}) == 30
