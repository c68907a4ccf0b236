"""Model sheets: every pose, animal and thing at card scale, to be judged before any card trusts it."""

from atelier.bodies import creatures, pairs, poses, things
from atelier.bodies.animals import Animal, Gait
from atelier.bodies.birds import KINDS, Bird, Perch
from atelier.bodies.outfit import FACES, FURRED, Hair, Hat, Outfit, coat, dress, nightshirt, pyjamas, suit, working
from atelier.bodies.people import Person, paint_people
from atelier.bodies.space import View
from atelier.bodies.species import SPECIES
from atelier.card import Size, blank_scene, stroked
from atelier.light import Light
from atelier.palette import Image
from atelier.scene import Gradient, Scene

CAST = (
    Person("adult", coat("#3a5a7a", scarf="#d8a83a", hat=Hat("bowler", "#2c2a2e", "#6a2a2a")), "B", Hair("short", "#3a2620")),
    Person("child", Outfit(top="#c23f35", trousers="#3f5a8a", trouser_length=0.9, length=0.2), "A", Hair("tousled", "#8a4a22"), FACES[4]),
    Person("woman", dress("#7a3f6a", 1.4, apron="#efe6d2"), "D", Hair("bun", "#1c1418"), FACES[1]),
    Person("old", working(), "C", Hair("balding", "#d8d4cc", "full"), FACES[3]),
    Person("child", dress("#e8b23a", 0.95, legs="#efe9dc"), "E", Hair("puffs", "#181216"), FACES[2]),
    Person("large", suit("#54606a", hat=Hat("top", "#26242a", "#8a2c2c")), "A", Hair("short", "#6a4a2a", "moustache"), FACES[5]),
    Person("teen", Outfit(top="#e9e2d2", stripes="#3f5f8a", trousers="#2f3440", hat=Hat("beanie", "#4a4a46", "#c8c0b0")), "C", Hair("short")),
    Person("old", Outfit(top="#8a7fa0", skirt="#5a6a4a", shawl="#a8492f", trousers=None, legs="#3a3440"), "B", Hair("bun", "#c8c4bc"), FACES[7]),
    Person("toddler", nightshirt(), "B", Hair("curls", "#b8863a"), FACES[2]),
    Person("adult", pyjamas(), "D", Hair("short", "#1a1418", "short"), FACES[6]),
    Person("woman", coat("#b8452c", 1.1, hat=Hat("headscarf", "#e9d8a8"), boot=0.5), "A", Hair("short"), FACES[0]),
    Person("thin", coat("#4a4038", 1.3, hat=Hat("straw", "#d8b878", "#3a2a20")), "E", Hair("cropped", "#141014"), FACES[1]),
)  # fmt: skip

_SHEET = Size(2.0, 2)


def ground(scene: Scene) -> None:
    """A plain warm ground and one light from the left."""
    scene.light = Light(direction=(-0.55, -0.7, 0.5), rim="#fff0d0")
    scene.background(Gradient(["#cfc3a4", "#b3a688"], (0, 0), (0, 1500)), flow=0.1)


def people() -> Scene:
    """Every pose by name, each by somebody else, from changing sides."""
    scene = blank_scene(901, _SHEET)
    ground(scene)
    for number, (name, pose) in enumerate(poses.NAMED.items()):
        column, row = number % 6, number // 6
        person = CAST[number % len(CAST)]
        height = 130 if person.build == "child" else 96 if person.build == "toddler" else 178
        at = (95 + column * 162, 262 + row * 268)
        lift = 62 if name == "climbing" else 40 if pose().stands_on == "middle" else 45 if name in ("sitting", "rowing", "reading") else 0
        view = View((at[0], at[1] - lift), height, heading=(75, -60, 90, 130, 20, -90)[number % 6], tilt=8)
        person.posed(pose(), view).paint(scene.motif(name), shadow=(0.5, -0.15))
    return scene


def heads() -> Scene:
    """Faces large, all casts and hats, and hands with what they hold."""
    scene = blank_scene(902, _SHEET)
    ground(scene)
    hats = [None, "brim", "bowler", "top", "straw", "cap", "beanie", "beret", "helmet", "chef", "sou'wester", "headscarf", "hood", "nightcap", "crown"]
    for number in range(15):
        person = CAST[number % len(CAST)]
        kind = hats[number]
        outfit = person.outfit.but(hat=Hat(kind, "#8a4a3a", "#2a2226") if kind else None)
        view = View((110 + number % 5 * 195, 560 + number // 5 * 210), 420, heading=(90, -55, 20, 150, -90)[number % 5], tilt=4)
        person.but(outfit=outfit, face=FACES[number % len(FACES)]).posed(poses.standing(), view).paint(scene.motif(f"head {number}"), contact=False)
    for number, (name, make) in enumerate(things.HELD.items()):
        view = View((90 + number % 6 * 165, 1230 + number // 6 * 235), 178, heading=(80, -80, 40, 90, 140, -50)[number % 6], tilt=6)
        arm = poses.Arm(40, 8, 50, 8)
        pose = poses.standing().but(arms=(poses.Arm(), arm), hands=("easy", "grip"))
        CAST[(number + 3) % len(CAST)].but(build="adult").posed(pose, view, bars=(None, 90.0)).hold("right", make()).paint(scene.motif(name))
    return scene


def sheet(scene: Scene) -> Image:
    """The painting of a sheet."""
    return stroked(scene, _SHEET).image


def animals() -> Scene:
    """Every species, walking and otherwise, from changing sides; then those that stand up."""
    scene = blank_scene(903, _SHEET)
    ground(scene)
    gaits = (Gait.STAND, Gait.WALK, Gait.STAND, Gait.SIT, Gait.WALK, Gait.LIE)
    for number, name in enumerate(SPECIES):
        size = {"giraffe": 66, "stag": 84}.get(name, 100)
        at = (110 + number % 5 * 195, 190 + number // 5 * 190)
        Animal(name).paint(scene.motif(name), View(at, size, (90, -70, 60, -110, 120)[number % 5], 8), gaits[number % 6], shadow=(0.5, -0.15))
    rest = ((Gait.CURL, "cat"), (Gait.CURL, "fox"), (Gait.RUN, "wolf"), (Gait.LEAP, "hare"), (Gait.REAR, "horse"), (Gait.GRAZE, "sheep"))
    for number, (gait, name) in enumerate(rest):
        Animal(name).paint(scene.motif(f"{name} {gait}"), View((80 + number * 166, 1245), 74, 80 if gait is not Gait.CURL else 75, 16), gait)
    upright = (
        ("rabbit", poses.kneeling()),
        ("wolf", poses.standing()),
        ("mouse", poses.carrying()),
        ("bear", poses.reading()),
        ("fox", poses.walking()),
        ("goat", poses.dancing()),
    )
    for number, (name, pose) in enumerate(upright):
        clothes = Outfit(top="#1f7a6c", length=0.2, trousers=None, shoes=None, apron="#efe6d2" if name == "wolf" else None) if number % 2 == 0 else FURRED
        Person("beast", clothes, beast=name).posed(pose, View((90 + number * 166, 1450), 165, (70, -40, 90, 20, -80, 50)[number], 8)).paint(
            scene.motif(f"upright {name}")
        )
    return scene


def birds() -> Scene:
    """Every bird, and what the commonest do."""
    scene = blank_scene(904, _SHEET)
    ground(scene)
    for number, name in enumerate(KINDS):
        at = (110 + number % 5 * 195, 230 + number // 5 * 200)
        Bird(name).paint(scene.motif(name), View(at, 140, (90, -60, 40, -100, 120)[number % 5], 8), (Perch.STAND, Perch.WALK)[number % 2], shadow=(0.5, -0.15))
    doing = (
        (Perch.FLY, "gull", 30), (Perch.FLY, "crow", 60), (Perch.FLY, "swallow", -10), (Perch.PECK, "hen", 0), (Perch.PECK, "crow", 0),
        (Perch.SIT, "hen", 0), (Perch.SWIM, "swan", 0), (Perch.SWIM, "duck", 0), (Perch.CURL, "sparrow", 0), (Perch.PERCH, "owl", 0),
        (Perch.FLY, "heron", 40), (Perch.FLY, "goose", 10),
    )  # fmt: skip
    for number, (what, name, beat) in enumerate(doing):
        at = (110 + number % 4 * 240, 1120 + number // 4 * 140 - (30 if what is Perch.FLY else 0))
        Bird(name, ruff="#f0ece2" if number == 4 else None).paint(
            scene.motif(f"{name} {what}"), View(at, 105, (80, -50, 120, -90)[number % 4], 16), what, beat=float(beat)
        )
    return scene


def others() -> Scene:
    """Pairs, creatures and standing things."""
    scene = blank_scene(905, _SHEET)
    ground(scene)
    kinds = (pairs.hugging, pairs.dancing, pairs.hand_in_hand, pairs.leading, pairs.carrying, pairs.on_shoulders)
    for number, make in enumerate(kinds * 2):
        one, other, small = CAST[(number * 5) % 12], CAST[(number * 3 + 4) % 12], number >= 6 or number in (4, 5)
        view = View((100 + number % 6 * 165, 250 + number // 6 * 230), 178, (90, 60, 20, -80, 75, -60)[number % 6] + number // 6 * 120, 8)
        size = (90 if number % 6 in (4, 5) else 120) if small else None
        two = make(one.but(build="adult"), other.but(build="child" if small else "woman"), view, size)
        paint_people(scene.motif(f"{make.__name__} {number}"), two)
    for number, (name, make) in enumerate(creatures.CREATURES.items()):
        at = (130 + number % 4 * 245, 640 + number // 4 * 150)
        make().paint(scene.motif(name), View(at, 130 if name != "octopus" else 90, (80, -60, 120, -90)[number % 4], 18))
    for number, (name, make) in enumerate(things.STANDING.items()):
        make().paint(scene.motif(name), View((70 + number * 96, 1430), 110 if name != "apple" else 60, 70, 16), (0.5, -0.15))
    return scene


SHEETS = {"people": people, "heads": heads, "animals": animals, "birds": birds, "others": others}
