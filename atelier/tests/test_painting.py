"""What must hold of every painting, shown on a small scene: sameness, locality, seams, light, checks."""

import numpy as np
import pytest
from numpy.testing import assert_array_equal
from numpy.typing import NDArray

from atelier.canvas import FINE
from atelier.card import Painting, Size, blank_scene, recipes, stroked
from atelier.checks import Fault, findings
from atelier.geometry import Place, Points, blob, ellipse, polygon
from atelier.light import MATT, SKIN, STONE, Light, Material
from atelier.palette import COMPLEXIONS, luminance, mix, to_lab
from atelier.scene import Gradient, Scene
from atelier.strokes import OWN, Stroke, blank_sheet, drag, paint_strokes
from atelier.volume import modelled

SMALL, LARGE = Size(0.4, 1), Size(0.8, 2)
HILL = blob([(100, 1100), (500, 800), (900, 1000), (900, 1400), (100, 1400)])


def hills(size: Size = SMALL, *, moon: bool = False, wall: bool = False) -> Scene:
    """A hill with hairs on it under a sky; perhaps a moon in the corner, perhaps a wall before it all."""
    scene = blank_scene(7, size)
    scene.background(Gradient(["#14282b", "#9fb5a6"], (0, 0), (0, 1000)), flow=0.3)
    if moon:
        scene.motif("moon").shape(ellipse((860, 140), 60), "#f7e9b0")
    hill = scene.motif("hill", story=True, material=STONE)
    identity = hill.shape(HILL, "#5c7f4a", depth=120)
    for place in hill.spots(identity, 60):
        hill.dab(place, 40, 4, float(hill.random.uniform(-2, -1)), "#e8f0c0")
    if wall:
        scene.motif("wall", wobble=0).shape(polygon([(-10, 700), (1010, 700), (1010, 1510), (-10, 1510)]), "#7a3b2e")
    return scene


@pytest.fixture(scope="module")
def painted() -> Painting:
    return stroked(hills(), SMALL)


def test_the_same_seed_paints_the_same_bytes(painted: Painting) -> None:
    assert_array_equal(stroked(hills(), SMALL).image, painted.image)


def test_another_seed_paints_another_picture(painted: Painting) -> None:
    other = blank_scene(8, SMALL)
    other.background("#506070")
    assert not np.array_equal(stroked(other, SMALL).image, painted.image)


def test_a_new_motif_changes_nothing_far_from_it(painted: Painting) -> None:
    with_moon = stroked(hills(moon=True), SMALL).image
    assert not np.array_equal(with_moon[:100, 300:], painted.image[:100, 300:])
    assert_array_equal(with_moon[250:], painted.image[250:])


def test_a_motif_has_chances_of_its_own() -> None:
    first, second = (hills(moon=moon).motifs["hill"].random.random(4) for moon in (False, True))
    assert_array_equal(first, second)


def test_two_motifs_cannot_share_a_name() -> None:
    with pytest.raises(ValueError, match="hill"):
        hills().motif("hill")


def test_no_stroke_crosses_an_id() -> None:
    """A red shape on a green ground: at the seam, no green in the shape and no red outside it."""
    scene = blank_scene(3, SMALL)
    scene.background("#00a000")
    scene.motif("shape", wobble=0).shape(
        polygon([(300, 300), (700, 300), (700, 900), (300, 900)]), "#a00000", shade="#a00000", lit="#a00000"
    )
    sheet = _strokes_only(scene)
    inside = scene.canvas.ids > 0
    redness = sheet[..., 0] - sheet[..., 1]
    assert redness[inside].min() > 0 > redness[~inside].max()


def _strokes_only(scene: Scene) -> NDArray[np.float32]:
    """The sheet after the strokes, without paper, pooling or border; its ground toned like nothing on the card."""
    sheet = blank_sheet(scene.canvas, np.random.default_rng(1), "#404040")
    paint_strokes(scene.canvas, sheet, scene.seed)
    untouched = np.abs(sheet.paint.max(-1) - sheet.paint.min(-1)) < 0.08
    assert untouched.mean() < 0.02, "the ground still shows"
    sheet.paint[untouched] = np.clip(scene.canvas.picture[untouched], 0, 1)
    return sheet.paint


def test_a_mark_may_not_touch_what_stands_before_it() -> None:
    scene = blank_scene(3, SMALL)
    scene.canvas.ids[:, 200:] = 2
    sheet = blank_sheet(scene.canvas, np.random.default_rng(1), "#202020")
    before = sheet.paint.copy()
    xs, ys = np.linspace(100, 300, 200), np.full(200, 250.0)
    for mine, touches in ((1, 1), (0, OWN)):
        drag(sheet, xs, ys, 200, Stroke(5.0, 1, 1, 1, 1, 0, 1, 0, 0, 0, mine, touches))
    changed = np.abs(sheet.paint - before).sum(-1) > 0
    assert changed[:, :200].any()
    assert not changed[:, 200:].any()


def test_ids_hide_accents() -> None:
    """The hill's hairs are gone where a wall stands before it: the wall is as it would be without them."""
    hairy, bald = hills(wall=True), hills(wall=True)
    bald.accents.clear()
    below = slice(300, None)
    assert_array_equal(stroked(hairy, SMALL).image[below], stroked(bald, SMALL).image[below])


def test_draft_and_final_agree() -> None:
    """The larger painting shows the same things in the same places; only the brushwork is finer."""
    draft, final = hills(SMALL), hills(LARGE)
    assert [len(each.ids) for each in draft.motifs.values()] == [len(each.ids) for each in final.motifs.values()]
    moved = [np.abs(one.line - other.line).max() for one, other in zip(draft.accents, final.accents, strict=True)]
    assert np.mean(np.array(moved) < 1e-6) > 0.9, "but for a few at the very edge, the same hairs"
    assert (draft.canvas.ids == final.canvas.ids[::2, ::2]).mean() > 0.99
    one, other = stroked(draft, SMALL).image, stroked(final, LARGE).image
    assert one.shape == other.shape
    assert np.abs(_blurred(one) - _blurred(other)).mean() < 0.03


def _blurred(image: NDArray[np.float32]) -> NDArray[np.float32]:
    return image[:600, :400].reshape(30, 20, 20, 20, 3).mean((1, 3))


@pytest.mark.parametrize("pigment", ["#f6ecd0", "#a33425", "#24413f", "#0d0b10", *COMPLEXIONS.values()])
@pytest.mark.parametrize("material", [MATT, SKIN, STONE])
def test_tones_stand_in_order(pigment: str, material: Material) -> None:
    for light in (Light(), Light(colour="#cfe0ff", shade="#8aa0d0"), Light(strength=0.3, depth=0.9)):
        shade, base, lit = (float(luminance(each)) for each in light.tones(pigment, material))
        assert shade < base <= lit


def test_pale_skin_keeps_its_blood_and_dark_skin_stays_dark() -> None:
    light = Light(shade="#2c2f58")
    pale, dark = (light.tones(COMPLEXIONS[each], SKIN) for each in "AE")
    assert to_lab(pale.shade)[1] > 0.02, "its shade is ruddy"
    assert to_lab(pale.shade)[2] > 0, "and not blue"
    assert luminance(dark.lit) < luminance(pale.shade) * 1.25


def test_the_lit_side_is_the_side_of_the_light() -> None:
    scene = blank_scene(1, SMALL)
    scene.light = Light(direction=(-1, 0, 0.4))
    scene.motif("ball", wobble=0).shape(ellipse((500, 700), 200), "#a09080", depth=200)
    row = luminance(scene.canvas.picture[280, 130:270])
    assert row[:35].mean() > row[-35:].mean() + 0.1


def test_a_body_brings_its_own_height_and_parts() -> None:
    scene = blank_scene(1, SMALL)
    window = scene.canvas.whole.around((500, 700), 200)
    assert window is not None
    away = np.hypot(window.x - 500, window.y - 700)
    height = np.sqrt(np.clip(180**2 - away**2, 0, None)).astype(np.float32)
    relief = modelled(window, (away < 180).astype(np.float32), height)
    parts = np.where(np.broadcast_to(window.x, away.shape) < 500, 3, 9).astype(np.int32)
    albedo = np.full((*window.shape, 3), 0.5, np.float32)
    ids = scene.motif("ball").body(relief, albedo, parts, finest=np.full(window.shape, 0.7, np.float32), brush=FINE)
    assert set(ids) == {3, 9}
    assert scene.canvas.holds(450, 700, ids[3])
    assert scene.canvas.holds(550, 700, ids[9])
    assert scene.canvas.finest[280, 200] == pytest.approx(0.7)


def test_checks_find_a_buried_story() -> None:
    assert [each.fault for each in findings(stroked(hills(wall=True), SMALL))] == [Fault.BURIED]


def test_checks_are_content_with_a_visible_story(painted: Painting) -> None:
    assert findings(painted) == []


@pytest.mark.parametrize(("pigment", "fault"), [("#ffffff", Fault.BURNT), ("#000000", Fault.BLACK)])
def test_checks_find_a_lost_area(painted: Painting, pigment: str, fault: Fault) -> None:
    flat = painted.image.copy()
    flat[100:300] = 1.0 if pigment == "#ffffff" else 0.0
    assert [each.fault for each in findings(Painting(flat, painted.scene, {}))] == [fault]


def test_checks_find_a_broken_number(painted: Painting) -> None:
    broken = painted.image.copy()
    broken[5, 5] = np.nan
    assert [each.fault for each in findings(Painting(broken, painted.scene, {}))] == [Fault.BROKEN]


@pytest.mark.parametrize("at", [(-500.0, 100.0), (500.0, 2400.0)])
def test_what_lies_off_the_card_is_let_be(at: Place) -> None:
    shape: Points = ellipse(at, 60)
    assert blank_scene(1, SMALL).motif("lost").shape(shape, "#ffffff") == 0


def test_what_runs_off_the_card_has_no_edge_there() -> None:
    scene = blank_scene(1, SMALL)
    scene.motif("wall", wobble=0).shape(
        polygon([(500, -50), (1050, -50), (1050, 1550), (500, 1550)]), "#a09080", depth=80
    )
    lightness = luminance(scene.canvas.picture)
    assert lightness[200:400, -8:].mean() == pytest.approx(lightness[200:400, 280:300].mean(), abs=0.03)


def test_warm_and_cold_do_not_meet_in_mud() -> None:
    """Mixed as the eye does, a half-way colour lies half-way in lightness."""
    middle = to_lab(mix("#ffd060", "#2040a0", 0.5))[0]
    assert middle == pytest.approx(
        (to_lab(mix("#ffd060", "#ffd060", 0))[0] + to_lab(mix("#2040a0", "#2040a0", 0))[0]) / 2, abs=0.01
    )


def test_every_recipe_is_found_under_its_number() -> None:
    assert all(number == recipe.card.number for number, recipe in recipes().items())
    assert 5 in recipes()
