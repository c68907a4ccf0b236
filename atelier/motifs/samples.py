"""Every motif once, for the sketchbook pages and the tests."""

import numpy as np

from atelier.geometry import Place, Points, polygon
from atelier.motifs import land, trees
from atelier.motifs.sheets import Page, Sample
from atelier.motifs.stuff import Ground
from atelier.motifs.trees import Leafage

_AUTUMN = Leafage("#6a2f22", "#b8562c", "#f0a850", "#5a4438")
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
    "trees": Page((
        Sample("tree", lambda m, at: trees.tree(m, at, 430), 2, 2),
        Sample("oak", lambda m, at: trees.tree(m, at, 440, _AUTUMN, trees.OAK), 2, 2),
        Sample("tall tree", lambda m, at: trees.tree(m, at, 220, habit=trees.TALL)),
        Sample("wind tree", lambda m, at: trees.tree(m, at, 200, habit=trees.WIND)),
        Sample("fruit tree", lambda m, at: trees.tree(m, at, 200, _BLOSSOM, trees.FRUIT)),
        Sample("willow", lambda m, at: trees.tree(m, at, 210, habit=trees.WILLOW)),
        Sample("bare tree", lambda m, at: trees.bare_tree(m, at, 430), 2, 2),
        Sample("palm", lambda m, at: trees.palm(m, (at[0] - 50, at[1]), 330), 2, 2),
        Sample("conifer", lambda m, at: trees.conifer(m, at, 220)),
        Sample("snowy conifer", lambda m, at: trees.conifer(m, at, 215, snow="#e8edf4")),
        Sample("bush", lambda m, at: trees.bush(m, at, 190, 120)),
        Sample("hedge", lambda m, at: trees.hedge(m, (at[0] - 110, at[1]), (at[0] + 110, at[1]), 120)),
        Sample("trunk", lambda m, at: trees.trunk(m, at, 190, at[1] - 460), 2, 2),
        Sample("roots", lambda m, at: trees.roots(m, (at[0], at[1] - 200), 200)),
        Sample("orchard", lambda m, at: trees.orchard(m, [((at[0] - 60, at[1] - 150), (at[0] - 100, at[1])), ((at[0] + 30, at[1] - 150), (at[0] + 90, at[1]))], 120, _AUTUMN, each=4), 2, 1),
    )),
    "land": Page((
        Sample("hills", lambda m, at: [land.hill(m, _ridge((at[0], at[1]), 480, h, 20), p, bottom=at[1], depth=130) for h, p in ((190, ("#b9c8c4", "#c9d2c4")), (130, ("#93a98c", "#b7c0a0")), (60, ("#5f8250", "#86984e")))], 2, 1),
        Sample("meadow", lambda m, at: land.turf(m, land.hill(m, _ridge(at, 480, 150), ("#a8b860", "#5f8a48", "#38603a"), bottom=at[1], depth=150), 240), 2, 1),
        Sample("quilt", lambda m, at: land.hill(m, _ridge(at, 480, 180), ("#ffffff",), bottom=at[1], depth=200, fill=land.quilt(m, _ground(at, 260), ("#7d9a4c", "#c9b35a", "#a8744a", "#5f8a58", "#d9c890"), "#35502f")), 2, 1),
        Sample("furrows", lambda m, at: land.hill(m, _ridge(at, 480, 150, 4), ("#ffffff",), bottom=at[1], fill=land.furrows(m, _ground(at, 190), ("#4a3228", "#8a5f42", "#b98a5c"))), 2, 1),
        Sample("dune", lambda m, at: land.dune(m, _ridge(at, 960, 330, 50), ("#f7cf96", "#e9a868", "#8f5650"), depth=300, bottom=at[1]), 4, 2),
        Sample("mountain", lambda m, at: land.mountain(m, (at[0] + 20, at[1] - 440), 480, at[1] - 40, ("#6a6478", "#7d7688", "#8f93a0")), 2, 2),
        Sample("cliff", lambda m, at: land.cliff(m, _box(at, 440, 400), ("#8a6a58", "#b8946f", "#d3b78a", "#6f5a58")), 2, 2),
        Sample("snowfield", lambda m, at: land.tracks(m, [(at[0] - 200, at[1] - 10), (at[0], at[1] - 90), (at[0] + 120, at[1] - 190)], 22, land.snowfield(m, _ridge(at, 480, 210), bottom=at[1]), far=0.4), 2, 1),
        Sample("road", lambda m, at: land.road(m, _ground(at, 220), [(0, 0), (60, 200), (-60, 600), (200, 2400)], 130), 2, 1),
        Sample("boulder", lambda m, at: land.boulder(m, at, 200, 140, moss="#6f8040")),
        Sample("boulders", lambda m, at: land.boulders(m, (at[0] - 100, at[1] - 20), (at[0] + 100, at[1]), 80)),
        Sample("earth", lambda m, at: land.earth(m, _box(at, 460, 230), ("#7d5a3c", "#5b3d2c", "#33241f")), 2, 1),
    )),
}
