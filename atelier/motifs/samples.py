"""Every motif once, for the sketchbook pages and the tests."""

import numpy as np

from atelier.geometry import Place, Placement, Points, polygon
from atelier.motifs import (
    books,
    brass,
    flowers,
    furniture,
    goods,
    household,
    houses,
    keepsakes,
    lamps,
    land,
    landmarks,
    lines,
    music,
    openings,
    paths,
    plants,
    play,
    rock,
    rooms,
    sky,
    structures,
    theatre,
    travel,
    trees,
    vessels,
    water,
    woods,
    yard,
)
from atelier.motifs.clouds import CloudTones, cumulus
from atelier.motifs.houses import Style
from atelier.motifs.openings import Door, Window
from atelier.motifs.rooms import Room
from atelier.motifs.sheets import Page, Sample
from atelier.motifs.stuff import Ground
from atelier.motifs.trees import Leafage

_AUTUMN = Leafage("#6a2f22", "#b8562c", "#f0a850", "#5a4438")
_DUSK = CloudTones("#9a86a0", "#f2b890", "#5a5478")
_BLOSSOM = Leafage("#a0667c", "#e8a8b8", "#fff0ee", "#5a4a48")


def _ridge(at: Place, width: float, height: float, swell: float = 18) -> Points:
    """A line of land across a sample's box, `height` above its foot."""
    x = np.linspace(-width / 2, width / 2, 7)
    return np.stack([at[0] + x, at[1] - height - swell * np.sin(x / width * 7 + at[0])], 1)


def _box(at: Place, width: float, height: float) -> Points:
    return polygon([(at[0] - width / 2, at[1]), (at[0] - width / 2, at[1] - height), (at[0] + width / 2, at[1] - height), (at[0] + width / 2, at[1])])


def _ground(at: Place, height: float) -> Ground:
    return Ground((at[0], at[1] - height), at[1])


PAGES: dict[str, Page] = {
    "trees": Page(
        (
            Sample("tree", lambda m, at: trees.tree(m, at, 430), 2, 2),
            Sample("oak", lambda m, at: trees.tree(m, at, 440, _AUTUMN, trees.OAK), 2, 2),
            Sample("tall tree", lambda m, at: trees.tree(m, at, 220, habit=trees.TALL)),
            Sample("wind tree", lambda m, at: trees.tree(m, at, 200, habit=trees.WIND)),
            Sample("fruit tree", lambda m, at: trees.tree(m, at, 200, _BLOSSOM, trees.FRUIT)),
            Sample("willow", lambda m, at: trees.tree(m, at, 210, habit=trees.WILLOW)),
            Sample("bare tree", lambda m, at: woods.bare_tree(m, at, 430), 2, 2),
            Sample("palm", lambda m, at: trees.palm(m, (at[0] - 50, at[1]), 330), 2, 2),
            Sample("conifer", lambda m, at: trees.conifer(m, at, 220)),
            Sample("snowy conifer", lambda m, at: trees.conifer(m, at, 215, snow="#e8edf4")),
            Sample("bush", lambda m, at: trees.bush(m, at, 190, 120)),
            Sample("hedge", lambda m, at: trees.hedge(m, (at[0] - 110, at[1]), (at[0] + 110, at[1]), 120)),
            Sample("trunk", lambda m, at: woods.trunk(m, at, 190, at[1] - 460), 2, 2),
            Sample("roots", lambda m, at: woods.roots(m, (at[0], at[1] - 200), 200)),
            Sample(
                "orchard",
                lambda m, at: woods.orchard(
                    m, [((at[0] - 60, at[1] - 150), (at[0] - 100, at[1])), ((at[0] + 30, at[1] - 150), (at[0] + 90, at[1]))], 120, _AUTUMN, each=4
                ),
                2,
                1,
            ),
        )
    ),
    "land": Page(
        (
            Sample(
                "hills",
                lambda m, at: [
                    land.hill(m, _ridge((at[0], at[1]), 480, h, 20), p, bottom=at[1], depth=130)
                    for h, p in ((190, ("#b9c8c4", "#c9d2c4")), (130, ("#93a98c", "#b7c0a0")), (60, ("#5f8250", "#86984e")))
                ],
                2,
                1,
            ),
            Sample(
                "meadow", lambda m, at: land.turf(m, land.hill(m, _ridge(at, 480, 150), ("#a8b860", "#5f8a48", "#38603a"), bottom=at[1], depth=150), 240), 2, 1
            ),
            Sample(
                "quilt",
                lambda m, at: land.hill(
                    m,
                    _ridge(at, 480, 180),
                    ("#ffffff",),
                    bottom=at[1],
                    depth=200,
                    fill=land.quilt(m, _ground(at, 260), ("#7d9a4c", "#c9b35a", "#a8744a", "#5f8a58", "#d9c890"), "#35502f"),
                ),
                2,
                1,
            ),
            Sample(
                "furrows",
                lambda m, at: land.hill(
                    m, _ridge(at, 480, 150, 4), ("#ffffff",), bottom=at[1], fill=land.furrows(m, _ground(at, 190), ("#4a3228", "#8a5f42", "#b98a5c"))
                ),
                2,
                1,
            ),
            Sample("dune", lambda m, at: land.dune(m, _ridge(at, 960, 330, 50), ("#f7cf96", "#e9a868", "#8f5650"), depth=300, bottom=at[1]), 4, 2),
            Sample("mountain", lambda m, at: rock.mountain(m, (at[0] + 20, at[1] - 440), 480, at[1] - 40, ("#6a6478", "#7d7688", "#8f93a0")), 2, 2),
            Sample("cliff", lambda m, at: rock.cliff(m, _box(at, 440, 400), ("#8a6a58", "#b8946f", "#d3b78a", "#6f5a58")), 2, 2),
            Sample(
                "snowfield",
                lambda m, at: paths.tracks(
                    m,
                    [(at[0] - 200, at[1] - 10), (at[0], at[1] - 90), (at[0] + 120, at[1] - 190)],
                    22,
                    land.snowfield(m, _ridge(at, 480, 210), bottom=at[1]),
                    far=0.4,
                ),
                2,
                1,
            ),
            Sample("road", lambda m, at: paths.road(m, _ground(at, 220), [(0, 0), (60, 200), (-60, 600), (200, 2400)], 130), 2, 1),
            Sample("boulder", lambda m, at: rock.boulder(m, at, 200, 140, moss="#6f8040")),
            Sample("boulders", lambda m, at: rock.boulders(m, (at[0] - 100, at[1] - 20), (at[0] + 100, at[1]), 80)),
            Sample("earth", lambda m, at: land.earth(m, _box(at, 460, 230), ("#7d5a3c", "#5b3d2c", "#33241f")), 2, 1),
        )
    ),
    "sky": Page(
        (
            Sample("starfield", lambda m, at: sky.starfield(m, 500, low=500), 4, 2),
            Sample("moon", lambda m, at: sky.moon(m, (at[0], at[1] - 115), 80)),
            Sample("half moon", lambda m, at: sky.moon(m, (at[0], at[1] - 115), 70, phase=0.5)),
            Sample("sickle moon", lambda m, at: sky.moon(m, (at[0], at[1] - 115), 70, phase=-0.16)),
            Sample("sun", lambda m, at: sky.sun(m, (at[0], at[1] - 115), 36, reach=3)),
            Sample("stratus", lambda m, at: sky.stratus(m, (at[0], at[1] - 110), 480, 90, _DUSK), 2, 1),
            Sample("cumulus", lambda m, at: cumulus(m, at, 320, 130, CloudTones("#b8b4c4", "#f6efe6", "#6a6c8a")), 2, 1),
            Sample("cirrus", lambda m, at: sky.cirrus(m, (at[0], at[1] - 110), 480, 120), 2, 1),
            Sample("rain curtain", lambda m, at: sky.rain_curtain(m, at[0] - 80, at[0] + 80, at[1] - 220, at[1])),
            Sample("lightning", lambda m, at: sky.lightning(m, (at[0] - 30, at[1] - 220), (at[0] + 30, at[1] - 10))),
            Sample(
                "aurora",
                lambda m, at: sky.aurora(
                    m, [(at[0] - 220, at[1] - 30), (at[0] - 100, at[1] - 70), (at[0], at[1] - 20), (at[0] + 120, at[1] - 60), (at[0] + 220, at[1] - 20)], 180
                ),
                2,
                1,
            ),
            Sample("rainbow", lambda m, at: sky.rainbow(m, at, 180, 34), 2, 1),
            Sample("mist", lambda m, at: sky.mist_bank(m, (at[0], at[1] - 80), 220, 90)),
            Sample("wind", lambda m, at: sky.wind(m, (at[0] - 90, at[1] - 110), 190)),
            Sample("falling leaves", lambda m, at: sky.leaves_falling(m, (at[0], at[1] - 110), 220, 220, 40, ("#b8562c", "#f0a850", "#8a3a22"))),
            Sample("smoke", lambda m, at: sky.smoke(m, at, 220)),
            Sample("star", lambda m, at: sky.star(m, (at[0], at[1] - 100), 26)),
            Sample("sunbeams", lambda m, at: sky.sunbeams(m, (at[0], at[1] - 220), 220)),
        ),
        ("#27345a", "#8a86a8"),
    ),
    "water": Page(
        (
            Sample(
                "still",
                lambda m, at: (
                    land.hill(m, _ridge((at[0], at[1] - 120), 480, 60), ("#c98a4a", "#8a5a34"), bottom=at[1] - 110, depth=60),
                    water.still(m, _box(at, 480, 130), at[1] - 130, "#59654a"),
                ),
                2,
                1,
            ),
            Sample(
                "open sea",
                lambda m, at: water.open_sea(
                    m, at[1] - 220, ("#9cc8cc", "#4f98a8", "#2a6a80"), bottom=at[1], glitter=(at[0] + 60, 50), outline=_box(at, 480, 220)
                ),
                2,
                1,
            ),
            Sample(
                "river",
                lambda m, at: water.river(
                    m,
                    [(at[0] + 90, at[1] - 220, 8), (at[0] - 30, at[1] - 150, 18), (at[0] + 40, at[1] - 80, 40), (at[0] - 60, at[1], 90)],
                    ("#4f8aa0", "#8fc0cc"),
                    bank="#6a7a48",
                ),
                2,
                1,
            ),
            Sample("puddle", lambda m, at: water.puddle(m, (at[0], at[1] - 60), 200)),
            Sample("rings", lambda m, at: water.rings(m, (at[0], at[1] - 80), 190)),
            Sample(
                "shore",
                lambda m, at: (
                    water.open_sea(m, at[1] - 230, ("#9fd4d0", "#5fb0b4"), bottom=at[1] - 80, outline=_box((at[0], at[1] - 80), 480, 150)),
                    water.shore(m, [(at[0] - 230, at[1] - 85), (at[0], at[1] - 70), (at[0] + 230, at[1] - 90)], "#e9d3a0"),
                ),
                2,
                1,
            ),
            Sample("weeds", lambda m, at: water.weeds(m, at, 200)),
            Sample("bubbles", lambda m, at: water.bubbles(m, at, 210, 40)),
            Sample("waterfall", lambda m, at: water.waterfall(m, (at[0] - 20, at[1] - 220), (at[0], at[1] - 20), 90)),
            Sample(
                "ice",
                lambda m, at: water.ice(
                    m,
                    polygon(
                        [
                            (at[0] - 60, at[1] - 320),
                            (at[0] + 10, at[1] - 420),
                            (at[0] + 90, at[1] - 320),
                            (at[0] + 190, at[1] - 180),
                            (at[0] + 90, at[1] - 30),
                            (at[0] - 90, at[1] - 20),
                            (at[0] - 200, at[1] - 160),
                        ]
                    ),
                    at[1] - 310,
                ),
                2,
                2,
            ),
            Sample("ripples", lambda m, at: water.ripples(m, (at[0], at[1] - 80), 200, 60)),
            Sample("rays", lambda m, at: water.rays(m, (at[0], at[1] - 230), 220)),
            Sample("underwater", lambda m, at: water.underwater(m, ("#7fc2a6", "#2f8a74", "#123f3c"), surface=1000), 4, 2),
        ),
        ("#6f979c", "#3f6570"),
    ),
    "houses": Page(
        (
            Sample(
                "town house",
                lambda m, at: houses.house(m, (at[0] - 20, at[1]), 190, 270, Style(storeys=3, lit=0.5, window=Window(shutters="#5d7f8f")), deep=60),
                1,
                2,
            ),
            Sample(
                "brick house",
                lambda m, at: houses.house(
                    m, at, 180, 290, Style("#a8583f", "brick", ("#4a4650", "#6a6470"), "stepped", Window(frame="#f0e6d2"), storeys=3, lit=0.3)
                ),
                1,
                2,
            ),
            Sample(
                "timber house",
                lambda m, at: houses.house(m, at, 180, 240, Style("#e8dcc0", "timber", gable="peak", storeys=2, window=Window(flowers="#d8402f"))),
                1,
                2,
            ),
            Sample("hat house", lambda m, at: houses.house(m, at, 150, 180, Style("#b8a8c0", "plaster", ("#5a3a5a", "#a8708a"), "hat", lit=1.0)), 1, 2),
            Sample(
                "cottage",
                lambda m, at: houses.house(
                    m,
                    (at[0] - 20, at[1]),
                    150,
                    90,
                    Style("#e9dfc8", "stone", ("#8a7448", "#c0a868"), "eaves", storeys=1, door=Door("#3f7a8a", "round", kind="planks")),
                ),
                1,
                1,
            ),
            Sample(
                "town",
                lambda m, at: houses.town(
                    m,
                    [(at[0] - 190, at[1]), (at[0] + 190, at[1])],
                    6,
                    70,
                    [Style(lit=0.4), Style("#b86a4a", "brick", gable="peak", lit=0.4), Style("#d8c8a8", gable="hat", lit=0.6)],
                    air=0.2,
                ),
                2,
                1,
            ),
            Sample("tower block", lambda m, at: landmarks.tower_block(m, (at[0] - 20, at[1]), 150, 460), 1, 2),
            Sample("church", lambda m, at: landmarks.church(m, (at[0] - 20, at[1]), 440), 1, 2),
            Sample("lighthouse", lambda m, at: landmarks.lighthouse(m, at, 440), 1, 2),
            Sample("windmill", lambda m, at: landmarks.windmill(m, at, 250), 1, 1),
            Sample("ruin", lambda m, at: landmarks.ruin(m, at, 220, 200), 1, 1),
            Sample("mansion", lambda m, at: landmarks.mansion(m, at, 460, 190), 2, 2),
            Sample("cathedral", lambda m, at: landmarks.church(m, at, 460, towers=2, lit="#f0b860"), 1, 2),
            Sample(
                "window",
                lambda m, at: openings.window(
                    m, Placement((at[0], at[1] - 50)), 100, 140, Window("round", lit="#ffc864", shutters="#3f6a5a", flowers="#d84a3a")
                ),
            ),
            Sample("door", lambda m, at: openings.door(m, Placement(at), 110, 200, Door("#3f6a7a"))),
            Sample("plank door", lambda m, at: openings.door(m, Placement(at), 100, 190, Door("#8a5a38", "round", "#a8a090", "planks"))),
            Sample("open door", lambda m, at: openings.door(m, Placement(at), 100, 190, Door("#a8382c", open=0.9, inside="#ffd98a"))),
            Sample("curtains", lambda m, at: openings.curtains(m, Placement(at), 180, 210, "#9c2531")),
            Sample("keyhole", lambda m, at: openings.keyhole(m, (at[0], at[1] - 60), 90)),
            Sample("lamp post", lambda m, at: openings.lamp_post(m, at, 210)),
        ),
        ("#aeb4b8", "#8f8c88"),
    ),
    "structures": Page(
        (
            Sample("castle wall", lambda m, at: structures.castle_wall(m, at, 330, 150), 2, 2),
            Sample("bridge", lambda m, at: structures.bridge(m, (at[0] - 230, at[1] - 90), (at[0] + 230, at[1] - 90), 90), 2, 1),
            Sample("arch", lambda m, at: structures.arch(m, at, 120, 190, inside="#3a2c38")),
            Sample("stairs", lambda m, at: structures.stairs(m, at, 190)),
            Sample("stair side", lambda m, at: structures.stair_side(m, (at[0] - 80, at[1]))),
            Sample("pickets", lambda m, at: yard.fence(m, [(at[0] - 110, at[1]), (at[0], at[1] - 10), (at[0] + 110, at[1] - 40)], 90, far=0.6)),
            Sample(
                "rail fence",
                lambda m, at: yard.fence(m, [(at[0] - 110, at[1]), (at[0], at[1] - 10), (at[0] + 110, at[1] - 30)], 80, kind="rails", pigment="#8a7458"),
            ),
            Sample(
                "iron fence",
                lambda m, at: yard.fence(m, [(at[0] - 110, at[1]), (at[0], at[1]), (at[0] + 110, at[1])], 110, kind="iron", pigment="#2f3338", gap=0.16),
            ),
            Sample("stall", lambda m, at: yard.stall(m, at, 200, 210)),
            Sample("tent", lambda m, at: yard.tent(m, at, 220, 200)),
            Sample("greenhouse", lambda m, at: yard.greenhouse(m, at, 220, 200)),
            Sample("well", lambda m, at: yard.well(m, at, 130)),
            Sample("balcony", lambda m, at: structures.balcony(m, (at[0], at[1] - 80), 200, 90)),
            Sample("jetty", lambda m, at: structures.jetty(m, _ground((at[0], at[1] - 30), 230), 120, 900)),
            Sample("rails", lambda m, at: structures.rails(m, _ground(at, 240), [(0, 0), (0, 200), (150, 900), (600, 2400)])),
            Sample("signpost", lambda m, at: yard.signpost(m, at, 190)),
            Sample("crane", lambda m, at: structures.scaffold_crane(m, (at[0] - 60, at[1]), 230)),
        ),
        ("#b8b4a8", "#98988c"),
    ),
    "rooms": Page(
        (
            Sample(
                "room",
                lambda m, at: rooms.room(
                    m,
                    Room((at[0] - 130, at[1] - 380, at[0] + 130, at[1] - 130), (at[0] + 20, at[1] - 260), at[0] - 240, at[0] + 240, at[1] - 480, at[1]),
                    wall="#a8b098",
                    floor=rooms.tiled(m, Room((0, 0, 1, 1), (at[0] + 20, at[1] - 260), bottom=at[1]), size=70),
                ),
                2,
                2,
            ),
            Sample("chamber", lambda m, at: rooms.chamber(m, (at[0], at[1] - 14), 420, 330, wall=rooms.papered(m, Placement(at))), 2, 2),
            Sample(
                "stage",
                lambda m, at: (
                    theatre.stage(m, (at[0], at[1] - 60), 440, 90),
                    theatre.spotlight(m, (at[0], at[1] - 420), (at[0], at[1] - 110), 150),
                    theatre.stage_curtain(m, (at[0], at[1] - 66), 440, 380),
                ),
                2,
                2,
            ),
            Sample("rug", lambda m, at: rooms.rug(m, _ground(at, 330), (0, 150), (420, 400)), 2, 1),
            Sample("beams", lambda m, at: rooms.beams(m, (at[0] - 220, at[1] - 100), (at[0] + 220, at[1] - 110)), 2, 1),
            Sample("rafters", lambda m, at: rooms.rafters(m, (at[0], at[1] - 320), 260, 180), 2, 2),
            Sample("seats", lambda m, at: theatre.seats(m, _ground((at[0], at[1] - 30), 280), 3, 420), 2, 1),
            Sample("window light", lambda m, at: rooms.window_light(m, _ground(at, 320), (-60, 120), (220, 260))),
            Sample("motes", lambda m, at: rooms.motes(m, (at[0], at[1] - 110), 200, 200)),
        ),
        ("#8a7f74", "#6a6058"),
    ),
    "furniture": Page(
        (
            Sample("table", lambda m, at: furniture.table(m, at, 300, 150), 2, 1),
            Sample("laid table", lambda m, at: furniture.table(m, at, 300, 150, cloth_="#f2ece0"), 2, 1),
            Sample("round table", lambda m, at: furniture.round_table(m, at, 150, 140)),
            Sample("clothed table", lambda m, at: furniture.round_table(m, at, 150, 140, cloth_="#a8c0b8")),
            Sample("chair", lambda m, at: furniture.chair(m, at, 200)),
            Sample("armchair", lambda m, at: furniture.armchair(m, at, 190)),
            Sample("bed", lambda m, at: furniture.bed(m, at, 400, sleeper=True), 2, 1),
            Sample("iron bed", lambda m, at: furniture.bed(m, at, 220, iron=True, frame="#3a3a40", blanket="#7f9ab0")),
            Sample("bed from above", lambda m, at: furniture.bed_above(m, (at[0], at[1] - 110), 100, turn=0.3)),
            Sample("bookshelf", lambda m, at: household.bookshelf(m, at, 210, 440), 1, 2),
            Sample("desk", lambda m, at: furniture.desk(m, at, 220, 120)),
            Sample("stove", lambda m, at: household.stove(m, at, 130, pipe=90)),
            Sample("oven", lambda m, at: household.oven(m, at, 220, 200)),
            Sample("bathtub", lambda m, at: household.bathtub(m, at, 220)),
            Sample("mirror", lambda m, at: household.mirror(m, Placement((at[0], at[1] - 15)), 110, 180)),
            Sample("picture", lambda m, at: household.picture(m, Placement((at[0], at[1] - 30)), 150, 110)),
            Sample("candle", lambda m, at: lamps.candle(m, at, 150)),
            Sample("lamp", lambda m, at: lamps.lamp(m, at, 200)),
            Sample("chandelier", lambda m, at: lamps.chandelier(m, (at[0], at[1] - 220), 210)),
            Sample("piano", lambda m, at: household.piano(m, at, 220)),
            Sample("deckchair", lambda m, at: furniture.deckchair(m, at, 200)),
        ),
        ("#9c9488", "#7c7068"),
    ),
    "plants": Page(
        (
            Sample("tall grass", lambda m, at: plants.tall_grass(m, [(at[0] - 110, at[1]), (at[0], at[1]), (at[0] + 110, at[1])], 120, 190)),
            Sample("reeds", lambda m, at: plants.reeds(m, [(at[0] - 100, at[1]), (at[0], at[1]), (at[0] + 100, at[1])], 40, 200)),
            Sample(
                "daisies",
                lambda m, at: flowers.daisies(
                    m, [(at[0] + dx, at[1] - dy) for dx, dy in ((-70, 40), (-20, 90), (40, 30), (80, 110), (-60, 150), (10, 180))], 22
                ),
            ),
            Sample("poppy", lambda m, at: flowers.flower(m, at, 190)),
            Sample("tulip", lambda m, at: flowers.tulip(m, at, 190)),
            Sample("sunflower from behind", lambda m, at: flowers.sunflower(m, at, 380), 1, 2),
            Sample("sunflower", lambda m, at: flowers.sunflower(m, at, 380, away=False), 1, 2),
            Sample("leaf", lambda m, at: plants.leaf(m, (at[0] - 80, at[1] - 60), 180, -0.5)),
            Sample("big leaf", lambda m, at: plants.big_leaf(m, (at[0] - 60, at[1]), 210)),
            Sample("fern", lambda m, at: plants.fern(m, at, 150)),
            Sample("ivy", lambda m, at: plants.ivy(m, [(at[0] - 90, at[1] - 20), (at[0] - 10, at[1] - 110), (at[0] + 90, at[1] - 200)], 50)),
            Sample("mushroom", lambda m, at: plants.mushroom(m, at, 150)),
            Sample("glowing mushroom", lambda m, at: plants.mushroom(m, at, 130, "#ea8d6f", spots=False, flat=0.5, glow="#c9ec6a")),
            Sample("seedling", lambda m, at: plants.seedling(m, plants.flowerpot(m, at, 90).at, 90)),
            Sample(
                "vegetable rows",
                lambda m, at: plants.vegetable_rows(
                    m,
                    [
                        ((at[0] - 40, at[1] - 150), (at[0] - 170, at[1] - 20)),
                        ((at[0], at[1] - 150), (at[0] - 20, at[1] - 20)),
                        ((at[0] + 40, at[1] - 150), (at[0] + 140, at[1] - 20)),
                    ],
                    each=6,
                    size=60,
                ),
                2,
                1,
            ),
            Sample("cabbage", lambda m, at: plants.cabbage(m, at, 180)),
            Sample("apple", lambda m, at: plants.apple(m, at, 150)),
            Sample("wheat", lambda m, at: plants.wheat(m, [(at[0] - 100, at[1]), (at[0], at[1]), (at[0] + 100, at[1])], 90, 190)),
            Sample(
                "flecks",
                lambda m, at: flowers.flecks(
                    m, land.hill(m, _ridge(at, 230, 170, 8), ("#a8b860", "#5f8a48"), bottom=at[1], depth=170), 160, ("#f0d050", "#f4efe4", "#d8544a")
                ),
            ),
            Sample("stubble", lambda m, at: plants.stubble(m, land.hill(m, _ridge(at, 230, 130, 8), ("#d8a84a", "#a8783c"), bottom=at[1], depth=130), 200)),
        ),
        ("#b4b6a8", "#8f9486"),
    ),
    "vessels": Page(
        (
            Sample("cup", lambda m, at: vessels.cup(m, at, 120, steam=True)),
            Sample("teapot", lambda m, at: vessels.teapot(m, at, 150)),
            Sample("kettle", lambda m, at: vessels.kettle(m, at, 150)),
            Sample("jar", lambda m, at: vessels.jar(m, at, 170)),
            Sample("glowing jar", lambda m, at: vessels.jar(m, at, 170, inside="#ffd060")),
            Sample("full jar", lambda m, at: vessels.jar(m, at, 150, full="#6a4a9a")),
            Sample("bottle", lambda m, at: vessels.bottle(m, at, 190)),
            Sample("bucket", lambda m, at: vessels.bucket(m, at, 120, water="#6f9ab0")),
            Sample("watering can", lambda m, at: vessels.watering_can(m, at, 140)),
            Sample("basket", lambda m, at: vessels.basket(m, at, 170)),
            Sample("paper lantern", lambda m, at: vessels.lantern(m, (at[0], at[1] - 210), 170)),
            Sample("iron lantern", lambda m, at: vessels.lantern(m, (at[0], at[1] - 210), 170, paper=False)),
            Sample("suitcase", lambda m, at: keepsakes.suitcase(m, at, 160)),
            Sample("open suitcase", lambda m, at: keepsakes.suitcase(m, at, 160, open=True)),
            Sample("chest", lambda m, at: keepsakes.chest(m, at, 170, gold="#e8b93c")),
            Sample("birdcage", lambda m, at: (keepsakes.birdcage(m, at, 220, front=False), keepsakes.birdcage(m, at, 220))),
            Sample("nest", lambda m, at: keepsakes.nest(m, at, 190)),
            Sample("egg", lambda m, at: keepsakes.egg(m, at, 120)),
            Sample("scallop", lambda m, at: keepsakes.shell(m, at, 150)),
            Sample("whelk", lambda m, at: keepsakes.shell(m, at, 150, spiral=True)),
            Sample("snow globe", lambda m, at: (keepsakes.snow_globe(m, at, 170), keepsakes.globe_shine(m, at, 170))),
            Sample("sack", lambda m, at: vessels.sack(m, at, 150)),
            Sample("coins", lambda m, at: keepsakes.coins(m, at, 190)),
        ),
        ("#a8a49a", "#8a867e"),
    ),
    "travel": Page(
        (
            Sample("paper boat", lambda m, at: travel.paper_boat(m, (at[0], at[1] - 20), 180)),
            Sample("rowing boat", lambda m, at: travel.rowing_boat(m, (at[0], at[1] - 30), 400), 2, 1),
            Sample("sailing boat", lambda m, at: travel.sailing_boat(m, (at[0], at[1] - 20), 210)),
            Sample("ship", lambda m, at: travel.ship(m, (at[0], at[1] - 20), 420, lit="#ffd070"), 2, 1),
            Sample("wheel", lambda m, at: travel.wheel(m, (at[0], at[1] - 90), 80)),
            Sample("cart", lambda m, at: travel.cart(m, at, 180)),
            Sample("locomotive", lambda m, at: travel.locomotive(m, at, 400), 2, 2),
            Sample("carriage", lambda m, at: travel.carriage(m, at, 420), 2, 1),
            Sample("bicycle", lambda m, at: travel.bicycle(m, at, 210)),
            Sample("anchor", lambda m, at: travel.anchor(m, (at[0], at[1] - 210), 190)),
            Sample("hot-air balloon", lambda m, at: travel.hot_air_balloon(m, at, 440), 1, 2),
            Sample("wake", lambda m, at: travel.wake(m, (at[0] + 140, at[1] - 60), 160)),
        ),
        ("#8fa8ac", "#6f8a90"),
    ),
    "lines": Page(
        (
            Sample("rope", lambda m, at: lines.rope(m, [(at[0] - 100, at[1] - 30), (at[0], at[1] - 160), (at[0] + 100, at[1] - 60)], 12)),
            Sample("knot", lambda m, at: lines.knot(m, (at[0], at[1] - 100), 22)),
            Sample(
                "yarn",
                lambda m, at: lines.yarn(
                    m, [(at[0] - 100, at[1] - 60), (at[0] - 30, at[1] - 180), (at[0] + 40, at[1] - 100), (at[0] - 20, at[1] - 60), (at[0] + 100, at[1] - 40)]
                ),
            ),
            Sample(
                "scarf",
                lambda m, at: lines.scarf(
                    m, [(at[0] - 90, at[1] - 180), (at[0] - 20, at[1] - 60), (at[0] + 40, at[1] - 130), (at[0] + 90, at[1] - 50)], 34, band="#f2e8d8"
                ),
            ),
            Sample("ladder", lambda m, at: lines.ladder(m, (at[0] - 30, at[1]), (at[0] + 40, at[1] - 440), 60), 1, 2),
            Sample("stepladder", lambda m, at: lines.stepladder(m, at, 190)),
            Sample(
                "washing line",
                lambda m, at: lines.washing_line(
                    m,
                    (at[0] - 230, at[1] - 210),
                    (at[0] + 230, at[1] - 220),
                    40,
                    [("shirt", "#f4efe2"), ("sock", "#c8483c"), ("trousers", "#5a7a9a"), ("dress", "#e8b84a"), ("towel", "#a8c8b8")],
                    size=70,
                ),
                2,
                1,
            ),
            Sample(
                "bunting",
                lambda m, at: lines.bunting(m, (at[0] - 230, at[1] - 180), (at[0] + 230, at[1] - 200), 60, ("#d8483c", "#f2c040", "#4a8a9a", "#f4efe2")),
                2,
                1,
            ),
            Sample("flag", lambda m, at: lines.flag(m, (at[0] - 40, at[1]), 210, ("#cf2f33", "#f4efe2", "#335fae"))),
            Sample("kite", lambda m, at: lines.kite(m, (at[0] + 20, at[1] - 170), 110, string=(at[0] - 100, at[1] - 10))),
            Sample("balloon", lambda m, at: lines.balloon(m, (at[0], at[1] - 150), 110, hand=(at[0] - 20, at[1]))),
            Sample("swing", lambda m, at: lines.swing(m, (at[0] - 40, at[1] - 220), (at[0] + 40, at[1] - 220), (at[0] + 20, at[1] - 40))),
            Sample(
                "puppet strings",
                lambda m, at: lines.puppet_strings(m, (at[0], at[1] - 200), [(at[0] - 60, at[1] - 60), (at[0], at[1] - 90), (at[0] + 60, at[1] - 50)]),
            ),
            Sample("web", lambda m, at: lines.web(m, (at[0], at[1] - 110), 100)),
        ),
        ("#7f8a90", "#66707a"),
    ),
    "goods": Page(
        (
            Sample("book", lambda m, at: books.book(m, at, 150)),
            Sample("book stack", lambda m, at: books.book_stack(m, at, 150, ("#8c2b38", "#2f5a6a", "#c9a24a", "#4a6a3c"))),
            Sample("open book", lambda m, at: books.open_book(m, (at[0], at[1] - 70), 200)),
            Sample("letter", lambda m, at: books.letter(m, (at[0], at[1] - 80), 130)),
            Sample("sheet", lambda m, at: books.sheet(m, (at[0], at[1] - 100), 150, turn=0.2)),
            Sample("playing card", lambda m, at: books.playing_card(m, (at[0], at[1] - 100), 90, turn=-0.2)),
            Sample("paper house", lambda m, at: books.paper_house(m, at, 150)),
            Sample("clock", lambda m, at: brass.clock(m, (at[0], at[1] - 110), 80)),
            Sample("pocket watch", lambda m, at: brass.pocket_watch(m, (at[0], at[1] - 80), 62, chain=[(at[0] + 60, at[1] - 200), (at[0] + 100, at[1] - 120)])),
            Sample("tall clock", lambda m, at: brass.tall_clock(m, at, 230)),
            Sample("key", lambda m, at: brass.key(m, (at[0] - 80, at[1] - 100), 170, turn=0.2)),
            Sample("telescope", lambda m, at: brass.telescope(m, (at[0] - 80, at[1] - 110), 170, stand=130)),
            Sample("globe", lambda m, at: brass.globe(m, at, 200)),
            Sample("scales", lambda m, at: brass.scales(m, at, 200)),
            Sample("umbrella", lambda m, at: goods.umbrella(m, (at[0], at[1] - 40), 190)),
            Sample("parasol from above", lambda m, at: goods.parasol_above(m, (at[0], at[1] - 110), 90)),
            Sample("bowler", lambda m, at: goods.hat(m, (at[0], at[1] - 40), 150)),
            Sample("top hat", lambda m, at: goods.hat(m, (at[0], at[1] - 40), 150, "top")),
            Sample("straw hat", lambda m, at: goods.hat(m, (at[0], at[1] - 40), 150, "straw", "#d8b868", band="#3a5a8a")),
            Sample("cap", lambda m, at: goods.hat(m, (at[0], at[1] - 40), 150, "cap", "#6a6a58")),
            Sample("mask", lambda m, at: goods.mask(m, (at[0], at[1] - 110), 140)),
            Sample("weeping mask", lambda m, at: goods.mask(m, (at[0], at[1] - 110), 140, "#d8b868", mood="weep")),
            Sample("boots", lambda m, at: goods.boots(m, at, 130)),
            Sample("spectacles", lambda m, at: goods.spectacles(m, (at[0], at[1] - 90), 130)),
            Sample("crown", lambda m, at: goods.crown(m, at, 140)),
            Sample("sword", lambda m, at: goods.sword(m, at, 220, rust=0.4)),
            Sample("shield", lambda m, at: goods.shield(m, (at[0], at[1] - 110), 150)),
            Sample("bread", lambda m, at: goods.bread(m, at, 160)),
            Sample("feather", lambda m, at: goods.feather(m, (at[0] - 70, at[1] - 40), 190)),
            Sample("fish bones", lambda m, at: goods.fish_bones(m, (at[0] - 90, at[1] - 80), 180)),
        ),
        ("#a09c94", "#827e78"),
    ),
    "play": Page(
        (
            Sample("violin", lambda m, at: music.violin(m, (at[0] - 80, at[1] - 60), 190)),
            Sample("bow", lambda m, at: music.bow(m, (at[0] - 60, at[1] - 170), 180)),
            Sample("horn", lambda m, at: music.horn(m, (at[0] - 90, at[1] - 90), 180)),
            Sample("gramophone horn", lambda m, at: music.gramophone_horn(m, (at[0] - 40, at[1]), 210)),
            Sample("drum", lambda m, at: music.drum(m, at, 170)),
            Sample(
                "chess",
                lambda m, at: [
                    play.chess_piece(m, (at[0] - 90 + 45 * k, at[1] - 10), 190, piece, "#e8d4a8" if k % 2 else "#4a342c")
                    for k, piece in enumerate(("pawn", "rook", "bishop", "queen", "king"))
                ],
            ),
            Sample("spinning top", lambda m, at: play.spinning_top(m, at, 170)),
            Sample("ball", lambda m, at: play.ball(m, at, 140)),
            Sample("rocking horse", lambda m, at: play.rocking_horse(m, at, 190)),
            Sample("music box", lambda m, at: play.music_box(m, at, 170)),
            Sample("gear", lambda m, at: play.gear(m, (at[0], at[1] - 110), 90)),
            Sample("gears", lambda m, at: play.gears(m, (at[0], at[1] - 110), 50)),
            Sample("hammer", lambda m, at: play.hammer(m, at, 210)),
            Sample("broom", lambda m, at: play.broom(m, at, 220)),
            Sample("spade", lambda m, at: play.spade(m, at, 220)),
            Sample("pencil", lambda m, at: play.pencil(m, at, 220)),
            Sample("needle", lambda m, at: play.needle(m, (at[0] - 60, at[1]), 210)),
            Sample("button", lambda m, at: play.button(m, (at[0], at[1] - 100), 70)),
            Sample("spool", lambda m, at: play.spool(m, at, 140)),
            Sample(
                "streamer",
                lambda m, at: play.streamer(
                    m, [(at[0] - 90, at[1] - 150), (at[0] - 20, at[1] - 60), (at[0] + 30, at[1] - 160), (at[0] + 100, at[1] - 60)], 24, "#d8483c"
                ),
            ),
            Sample(
                "harp strings",
                lambda m, at: music.harp_strings(
                    m, [(at[0] - 60 + 12 * k, at[1] - 200) for k in range(11)], [(at[0] - 60 + 12 * k, at[1] - 20) for k in range(11)]
                ),
            ),
            Sample("scaffold", lambda m, at: play.scaffold(m, at, 170, 200, stone="#a8a090")),
        ),
        ("#8f9490", "#74787a"),
    ),
}
