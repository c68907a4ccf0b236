"""21, puppets-tuck-in: late after the show, six marionettes haul their sleeping puppeteer to his cot by his own strings."""

import math

import numpy as np

from atelier.accents import FromPicture
from atelier.bodies import poses, things
from atelier.bodies.ground import cast_on_ground
from atelier.bodies.outfit import Face, Hair, Hat, Outfit, dress, working
from atelier.bodies.people import Person, Posed
from atelier.bodies.poses import Arm, Leg, Pose
from atelier.bodies.space import View
from atelier.canvas import BROAD, FINE, TINY
from atelier.card import Card, Spread
from atelier.geometry import Place, Placement, blob, ellipse, polygon
from atelier.light import GLAZE, WOOD, Light
from atelier.motifs.forms import rod
from atelier.motifs.furniture import bed
from atelier.motifs.goods import crown
from atelier.motifs.stuff import boards
from atelier.paper import Finish
from atelier.scene import Motif, Scene

CARD = Card(
    number=21,
    slug="puppets-tuck-in",
    palette=("#7a4d2c", "#c28b4c", "#f6dfa6", "#a83a36", "#3f7d6c"),
    spread=Spread(
        hue="brown/ochre", place="theatre", time="indoor lamplight", season="no season", mood="tender", viewpoint="from below",
        figure="toys", composition="diagonal", people=True, relation=True, cast=("C",),
        themes=("love-loss", "masks-lies", "work-machines", "night", "childhood-age"),
    ),
)  # fmt: skip

FLAME: Place = (196.0, 1166.0)
FLOOR = 1236.0
BEAM = 236.0
PINE = "#d6a468"


def paint(scene: Scene) -> None:
    scene.light = Light(
        direction=(-0.3, -0.6, 0.5), colour="#ffd98c", shade="#1f1210", strength=1.0, depth=0.7, rim="#ffe2a0",
        source=(FLAME[0], FLAME[1], 170), reach=560, fill="#5a4038",
    )  # fmt: skip
    scene.finish = Finish(ground="#4a2c1c", periphery=0.22, grade=lambda image: (image - 0.5) * 1.05 + 0.52)
    loft(scene)
    spare_parts(scene)
    cot(scene)
    glow = scene.motif("candlelight")
    glow.glow(FLAME, 620, "#e8964a", 0.40, graze=0.5)
    glow.glow(FLAME, 300, "#ffc870", 0.45, graze=0.3)
    master = puppeteer()
    shadow_on_wall(scene, master)
    company = troupe(master)
    strings(scene, master, company)
    master.paint(scene.motif("puppeteer", story=True), contact=False)
    for name in ("carrier", "lifter", "first hauler", "second hauler"):
        cast_on_ground(
            scene.motif(f"shadow of the {name}"),
            company[name].clay,
            View(company[name].view.at, company[name].view.size, company[name].view.heading, 20),
            (0.9, 0.15),
            0.55,
            5,
        )
        company[name].paint(scene.motif(name, story=True))
        joints(scene.motif(f"joints of the {name}", brush=TINY), company[name])
    wolf(scene)
    leader(scene)


def loft(scene: Scene) -> None:
    """Planks, a roof and one beam."""
    wall = scene.motif("wall", material=WOOD)
    here = Placement((0, 0))
    wall.shape(
        polygon([(-40, -40), (1040, -40), (1040, FLOOR + 4), (-40, FLOOR + 4)]),
        boards(wall, here, ("#5a3820", "#7a4d2c", "#8f6038"), width=92, length=900, upright=True),
        depth=4,
        brush=BROAD,
        flow=math.pi / 2,
    )
    night = scene.motif("window", brush=FINE)
    night.shape(ellipse((770, 440), 94), "#4a2e1c", depth=14, material=WOOD)
    pane = night.shape(ellipse((770, 440), 76), "#1c2c4a", depth=4, shade="#14203a", lit="#2f4a70", light=Light(shade="#10182c"))
    for x, y in night.spots(pane, 16):
        night.dab((x, y), 3, 3, 0, "#dfe8f4", taper=0, on=pane)
    for a, b in (((770, 366), (770, 514)), ((696, 440), (844, 440))):
        night.line([a, b], 10, "#4a2e1c", taper=0, load=1)
    floor = scene.motif("floor", material=WOOD)
    planks = boards(floor, Placement((0, FLOOR)), ("#6a4226", "#8a5a34", "#a06c3e"), width=62, length=560)
    floor.shape(polygon([(-40, FLOOR), (1040, FLOOR), (1040, 1560), (-40, 1560)]), planks, depth=5, flow=0.0)
    floor.wash(polygon([(-40, FLOOR - 30), (1040, FLOOR - 30), (1040, FLOOR + 26), (-40, FLOOR + 26)]), "#1f1210", 0.5, soft=18, way="multiply")
    roof = scene.motif("roof", material=WOOD)
    for side, x in ((-1, -60), (1, 1060)):
        roof.shape(
            polygon([(x, 560), (500 + side * 60, -60), (x, -60)]),
            boards(roof, Placement((x, 560), 1, side * 0.83), ("#3a2416", "#4f3320", "#5f3e26"), width=60, length=700),
            depth=10,
        )
    for side, x in ((-1, -30), (1, 1030)):
        rod(roof, [(x, 640), (500 + side * 30, -40)], [46, 40], "#6a4528", material=WOOD, grain=12, ragged=1.5)
    rod(roof, [(-40, BEAM + 26), (1040, BEAM)], [66, 62], "#80552f", material=WOOD, grain=22, ragged=1.8)


def spare_parts(scene: Scene) -> None:
    """Wooden knees and elbows, waiting."""
    hooks = scene.motif("knees and elbows", brush=FINE, material=WOOD)
    for x, y, long, bent in (
        (60, 420, 190, 0.4), (130, 330, 150, -0.5), (210, 300, 220, 0.3), (296, 290, 120, -0.7),
        (640, 288, 110, 0.6), (900, 330, 170, -0.4), (966, 420, 200, 0.5),
    ):  # fmt: skip
        tone = ("#b07c44", "#9a6838", "#c28b4c")[int(hooks.random.integers(3))]
        hooks.line([(x, y - 60), (x, y + 4)], 2.2, "#e0c89c", taper=0, load=1)
        lean = hooks.random.normal() * 0.06
        elbow = (x + math.sin(lean) * long * 0.5, y + math.cos(lean) * long * 0.5)
        end = (elbow[0] + math.sin(lean + bent) * long * 0.46, elbow[1] + math.cos(lean + bent) * long * 0.46)
        hooks.wash(
            polygon([(x + 20, y), (elbow[0] + 34, elbow[1]), (end[0] + 30, end[1]), (end[0] + 10, end[1]), (elbow[0] + 10, elbow[1])]),
            "#1f1210",
            0.5,
            soft=8,
            way="multiply",
        )
        rod(hooks, [(x, y), elbow], [long * 0.13, long * 0.10], tone, material=WOOD)
        rod(hooks, [elbow, end], [long * 0.10, long * 0.07], tone, material=WOOD)
        hooks.shape(ellipse(elbow, long * 0.055), "#8a5a30", depth=6)
        foot = 1 if bent > 0 else -1
        hooks.shape(
            blob(
                [
                    (end[0] - foot * 8, end[1] - 6),
                    (end[0] + foot * long * 0.20, end[1] + 6),
                    (end[0] + foot * long * 0.18, end[1] + 16),
                    (end[0] - foot * 8, end[1] + 14),
                ]
            ),
            tone,
            depth=7,
        )


def cot(scene: Scene) -> None:
    sleep = scene.motif("cot", brush=FINE)
    bed(sleep, (214, 1330), 470, frame="#6a4428", blanket="#3f7d6c", linen="#f6e8c8")
    crown(scene.motif("crown", story=True, brush=TINY), (446, 1206), 74, turn=0.12)


def puppeteer() -> Posed:
    """Fast asleep, lifted as he has lifted them."""
    clothes = working("#e8d8b4", "#4a3a34", braces="#a83a36", shoes=None, boot=0.0)
    who = Person("old", clothes, "C", Hair("tousled", "#a8a098", "short"), Face("round", "soft", eyes="closed"), seed=4)
    pose = Pose(
        (Arm(104, 24, 18, 0), Arm(84, 30, 30, 0)), (Leg(46, 6, 70, 30), Leg(24, 6, 46, 30)), tip=-90, curl=-6, head=(-44, 6, 0), stands_on="back",
    )  # fmt: skip
    return who.posed(pose, View((548, 1046), 610, 90, -4, -13))


def troupe(master: Posed) -> dict[str, Posed]:
    jade, scarlet = (
        dress("#3f7d6c", 0.9, collar="#f2c860", legs="#e8d8b0", shoes="#2c2420"),
        Outfit("#a83a36", 0.4, trousers="#f2dfae", buttons="#f2c860", shoes="#2c2420", hat=Hat("beret", "#2f5f6f")),
    )
    harlequin, dame = (
        Outfit("#d8a03c", 0.3, trousers="#3f6f8a", checks="#a83a36", shoes="#2c2420"),
        dress("#8a4a6a", 1.3, apron="#f4e6c4", hat=Hat("headscarf", "#f2c860")),
    )
    up = poses.reaching(164, both=True).but(head=(0, -20, 0), hands=("flat", "flat"))
    haul = poses.pulling(24)
    people = {
        "carrier": (Person("child", jade, PINE, Hair("bob", "#3a2418"), Face("snub"), seed=1), up, View((336, 1352), 250, 20, -4)),
        "lifter": (Person("child", scarlet, PINE, Hair("curls", "#8a4a24"), Face("long"), seed=2), up, View((610, 1322), 262, -30, -4)),
        "first hauler": (Person("child", harlequin, PINE, Hair("none"), Face("hooked"), seed=3), haul, View((820, 1400), 250, -80, -2)),
        "second hauler": (Person("child", dame, PINE, Hair("bun", "#e8e0d0"), Face("button"), seed=5), haul, View((930, 1340), 236, -76, -2)),
    }
    return {name: who.posed(pose, view) for name, (who, pose, view) in people.items()}


def strings(scene: Scene, master: Posed, company: dict[str, Posed]) -> None:
    """From his wrists and knees, over the beam, down to those who pull."""
    cords = scene.motif("strings", brush=TINY)
    over = (
        (430, "hand_l", "first hauler"),
        (486, "hand_r", "second hauler"),
        (560, "waist", "first hauler"),
        (640, "knee_l", "second hauler"),
        (690, "knee_r", "first hauler"),
        (370, "head", "second hauler"),
    )
    for number, (x, joint, who) in enumerate(over):
        y = BEAM + 22 - 0.026 * x
        hand, top = company[who].at("hand_l" if number % 2 else "hand_r"), (x + 8, y - 30)
        cords.line([master.at(joint), (x, y + 30)], 3.0, "#f6dfa6", taper=0, load=1, wobble=0.2)
        cords.line([(x, y + 32), (x + 3, y), top], 5.0, "#f6dfa6", taper=0, load=1)
        cords.line([top, hand], 2.6, "#f6dfa6", taper=0, load=1, wobble=0.4)
        curl = 30 + 16 * number
        cords.line(
            [hand, (hand[0] + 10, hand[1] + 70), (hand[0] + curl, 1416 + 5 * number), (hand[0] + curl + 30, 1400), (hand[0] + curl + 8, 1392)],
            2.6,
            "#f6dfa6",
            taper=0,
            load=1,
        )
    x, y = 640, 640
    for side in (-1, 1):  # one is tied in a bow
        cords.line([(x, y), (x + side * 28, y - 20), (x + side * 34, y + 8), (x, y)], 3.4, "#d8483c", taper=0, load=1)
        cords.line([(x, y), (x + side * 16, y + 34)], 3.4, "#d8483c", taper=0.2, load=1)


def shadow_on_wall(scene: Scene, master: Posed) -> None:
    shade = scene.motif("shadow on the wall")
    x, y = master.view.at
    shade.wash(
        blob([(x - 250, y - 60), (x - 120, y - 210), (x + 120, y - 260), (x + 330, y - 330), (x + 420, y - 260), (x + 330, y - 120), (x + 60, y - 40)]),
        "#1f1210",
        0.45,
        soft=36,
        way="multiply",
    )


def joints(motif: Motif, who: Posed) -> None:
    """They are of wood after all."""
    for joint in ("elbow_l", "elbow_r", "knee_l", "knee_r"):
        x, y = who.at(joint)
        motif.dab((x, y), 7, 7, 0, FromPicture(0.6), taper=0, opacity=0.5)


def wolf(scene: Scene) -> None:
    """With the slippers."""
    who = Person("beast", Outfit("#6a5a7a", 0.5, trousers=None, shoes=None, collar="#f2dfae"), beast="wolf", seed=6)
    posed = who.posed(poses.carrying(0.5).but(head=(14, 6, 0)), View((528, 1452), 262, -52, 2))
    cast_on_ground(scene.motif("wolf's shadow"), posed.clay, View(posed.view.at, 262, -52, 20), (0.8, 0.3), 0.6, 5)
    posed.paint(scene.motif("wolf", story=True))
    pair = scene.motif("slippers", story=True, brush=TINY, material=GLAZE)
    x = (posed.at("hand_l")[0] + posed.at("hand_r")[0]) / 2 - 8
    y = (posed.at("hand_l")[1] + posed.at("hand_r")[1]) / 2 - 6
    for dx, dy in ((14, -10), (-6, 4)):
        here = Placement((x + dx, y + dy), 1.15, -0.1, True)
        pair.shape(here(blob([(-26, 2), (-22, 11), (0, 12), (24, 11), (31, 2), (24, -9), (6, -12), (-2, -3), (-17, -5)])), "#a83a36", depth=9, lit="#f09a6a")
        pair.shape(here(blob([(-22, -3), (-8, -6), (2, -9), (-2, 1), (-16, 3)])), "#4a1c20", depth=4)
        pair.shape(here(ellipse((12, -13), 7)), "#f6e6c0", depth=5)


def leader(scene: Scene) -> None:
    """The smallest, on tiptoe, lights the way."""
    who = Person(
        "toddler", dress("#e8dcc0", 1.0, hat=Hat("cap", "#a83a36"), legs="#a83a36", shoes="#2c2420"), PINE, Hair("fringe", "#5a3a20"), Face("button"), seed=8
    )
    pose = poses.walking(0.7).but(arms=(Arm(70, 8, 60, 6), Arm(-10, 14, 20)), head=(-40, -10, 0), hands=("grip", "easy"))
    free = who.posed(pose, View((268, 1456), 226, -80, 2))
    free.hold("left", things.candle())
    cast_on_ground(scene.motif("leader's shadow"), free.clay, View(free.view.at, 226, -80, 20), (0.7, 0.5), 0.55, 5)
    free.paint(scene.motif("leader", story=True, light=Light(direction=(-0.8, -0.4, 0.4), colour="#ffe0a0", shade="#2a1814", depth=0.6, strength=1.0)))
    x, y = free.at("hand_l")
    flame = scene.motif("flame")
    flame.glow((x - 2, y - 34), 130, "#ffdf96", 0.7)
    flame.glow((x - 2, y - 34), 34, "#fff6d8", 0.9)
    for _ in range(3):
        flame.dab((x - 2, y - 36), 22, 9, math.pi / 2, "#fffbe8", taper=0.6, load=1)
    assert np.isfinite(y)
