"""Every motif once, for the sketchbook pages and the tests."""

from atelier.motifs import trees
from atelier.motifs.sheets import Page, Sample
from atelier.motifs.trees import Leafage

_AUTUMN = Leafage("#6a2f22", "#b8562c", "#f0a850", "#5a4438")
_BLOSSOM = Leafage("#a0667c", "#e8a8b8", "#fff0ee", "#5a4a48")

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
}
