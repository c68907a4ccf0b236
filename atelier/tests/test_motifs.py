"""What must hold of every motif: it shows, it breaks no number, it is the same twice, and others leave it alone."""

import numpy as np
import pytest
from numpy.testing import assert_array_equal

from atelier.card import Size
from atelier.geometry import Place, Placement, ellipse
from atelier.motifs.houses import Crooked
from atelier.motifs.rooms import Room
from atelier.motifs.samples import PAGES
from atelier.motifs.sheets import Page, Sample, composed_page, laid_out
from atelier.motifs.stuff import Ground
from atelier.scene import Scene

TINY = Size(0.2, 1)
FOOT: Place = (500, 1000)
EVERY = [
    pytest.param(page, sample, id=f"{family}: {sample.name}")
    for family, page in PAGES.items()
    for sample in page.samples
]


def composed(page: Page, *samples: tuple[Sample, Place]) -> Scene:
    return composed_page(list(samples), page.ground, TINY)


@pytest.mark.parametrize(("page", "sample"), EVERY)
def test_a_motif_shows_and_breaks_no_number(page: Page, sample: Sample) -> None:
    bare, scene = composed(page), composed(page, (sample, FOOT))
    assert np.isfinite(scene.canvas.picture).all()
    assert np.isfinite(scene.canvas.height).all()
    changed = np.abs(scene.canvas.picture - bare.canvas.picture).max(-1) > 0.02
    assert changed.sum() > 8 or scene.accents, "nothing is to be seen of it"
    assert all(np.isfinite(accent.line).all() for accent in scene.accents)


@pytest.mark.parametrize(("page", "sample"), EVERY)
def test_a_motif_is_the_same_twice_whatever_else_is_painted(page: Page, sample: Sample) -> None:
    """Another motif, painted before it far away, changes neither its shapes nor its marks nor its colours."""
    other = Sample("something else", lambda motif, at: motif.shape(ellipse(at, 30), "#8a3a2c"))
    alone, together = composed(page, (sample, FOOT)), composed(page, (other, (900, 100)), (sample, FOOT))
    mine, again = alone.motifs[sample.name], together.motifs[sample.name]
    assert [each + 1 for each in mine.ids] == again.ids
    assert_array_equal(mine.random.random(3), again.random.random(3))
    apart = together.canvas.ids != together.motifs[other.name].ids[0]
    same = np.abs(alone.canvas.picture - together.canvas.picture).max(-1)[apart & (np.arange(300) > 60)[:, None]]
    assert same.max() < 1e-6


def test_every_page_holds_its_samples_once() -> None:
    for page in PAGES.values():
        placed = [sample.name for spots in laid_out(page.samples) for sample, _ in spots]
        assert sorted(placed) == sorted({sample.name for sample in page.samples})


@pytest.mark.parametrize(
    "plane",
    [Placement((300, 400), 1.7, 0.4, mirrored=True), Crooked((300, 900), 1.2, 0.1, 9.0, 200), Ground((500, 400), 1400)],
)
def test_planes_know_the_way_back(plane: Placement | Crooked | Ground) -> None:
    there = plane.place(40, 70) if isinstance(plane, Ground) else plane.point(40, -70)
    x, y = (np.array([[value]], np.float32) for value in there)
    u, v = plane.local(x, y)
    assert (float(u[0, 0]), abs(float(v[0, 0]))) == pytest.approx((40, 70), rel=1e-3)


def test_a_room_meets_at_its_corners() -> None:
    sides = Room((300, 300, 700, 800)).sides()
    corner = (300, 800)
    assert all((np.abs(sides[name] - corner).max(-1) < 1e-9).any() for name in ("left", "floor", "back"))
