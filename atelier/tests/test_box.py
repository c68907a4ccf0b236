"""Laws of the box: nobody is missing, nothing is cut off, no two rabbits can be taken for each other."""

import json
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from PIL import Image as Picture

from atelier.box import packing, tokens, toys, track
from atelier.box.cutting import Cut, Piece, cut_out
from atelier.box.eyes import likest
from atelier.box.grounds import levelled, seamless
from atelier.box.rabbits import RABBITS
from atelier.geometry import lengths

SMALL = 0.5
TWELVE = list(RABBITS)
KINDS = {
    **{pose: (lambda pose=pose: toys.toys([pose])) for pose in packing.POSES},
    "head": toys.heads,
    "token": tokens.tokens,
}


@cache
def cuts(kind: str) -> dict[str, Cut]:
    pieces: list[Piece] = KINDS[kind]()
    return {cut.name.partition("-")[0]: cut for cut in cut_out(pieces, 3, SMALL)}


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_is_missing_from_a_sheet(kind: str) -> None:
    assert list(cuts(kind)) == TWELVE


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", TWELVE)
def test_nothing_is_cut_off_by_its_frame(kind: str, name: str) -> None:
    cover = cuts(kind)[name].cover
    assert cover.max() == 1
    edges = np.concatenate([cover[0], cover[-1], cover[:, 0], cover[:, -1]])
    assert not edges.any()


@pytest.mark.parametrize(
    ("kind", "apart"),
    [("upright", 0.11), ("hopping", 0.10), ("telling", 0.11), ("head", 0.15), ("asleep", 0.05), ("token", 0.10)],
)
def test_no_two_share_a_silhouette(kind: str, apart: float) -> None:
    closest, one, other = likest({name: cut.cover for name, cut in cuts(kind).items()})[0]
    assert closest > apart, f"{one} and {other}"


def test_every_rabbit_has_a_scarf_and_a_token_of_its_own() -> None:
    assert len(RABBITS) == 12
    assert len({rabbit.scarf.weave for rabbit in RABBITS.values()}) == 12
    assert len({rabbit.token for rabbit in RABBITS.values()}) == 12
    assert len({rabbit.ears for rabbit in RABBITS.values()}) == 12


def test_files_have_the_names_and_sizes_that_the_page_asks_for(tmp_path: Path) -> None:
    packing.pack_rabbits(tmp_path, SMALL)
    packing.pack_heads(tmp_path, SMALL)
    packing.pack_tokens(tmp_path, SMALL)
    asked = [f"rabbits/{name}-{pose}" for name in TWELVE for pose in packing.POSES]
    asked += [f"{folder}/{name}" for folder in ("heads", "tokens") for name in TWELVE]
    for name in [*asked, "rabbits/mind-upright", "rabbits/ghost", "rabbits/ghost-on-paper", "heads/mind", "heads/mark"]:
        with Picture.open(tmp_path / f"{name}.webp") as large, Picture.open(tmp_path / f"{name}.small.webp") as small:
            assert large.size == (2 * small.width, 2 * small.height)
            clear = np.asarray(large.convert("RGBA"))[..., 3]
            assert not clear[[0, 0, -1, -1], [0, -1, 0, -1]].any(), f"{name} has a corner that is not clear"


def test_spaces_lie_on_the_path_evenly() -> None:
    centres = np.array([(each.x, each.y) for each in track.centres(track.SPACES)])
    assert len(centres) == 30
    assert np.abs(track.height_at(centres[:, 0]) - centres[:, 1]).max() < 0.5
    path = track.line(0, 3 * track.TILE[0], 0.5)
    gone = np.interp(centres[:, 0], path[:, 0], lengths(path))
    assert np.ptp(np.diff(gone)) < 0.2


def test_the_path_comes_round() -> None:
    first, again = track.centres(31)[0], track.centres(31)[30]
    assert (again.x - first.x, again.y) == (3 * track.TILE[0], first.y)


def test_numerals_have_room_on_every_token() -> None:
    for rabbit in RABBITS.values():
        x, y, reach = tokens.face_of(rabbit.token)
        assert 0.3 < x < 0.7
        assert 0.3 < y < 0.7
        assert reach > 0.13, rabbit.token


def test_places_can_be_read_by_a_page() -> None:
    told = json.loads(json.dumps(packing.places()))
    assert set(told["poses"]) == set(packing.POSES)
    for pose in told["poses"].values():
        assert 0 < pose["foot"][0] < pose["width"]
        assert 0 < pose["foot"][1] < pose["height"]


def test_a_tile_has_no_seam() -> None:
    random = np.random.default_rng(1)
    image = np.cumsum(random.normal(0, 0.01, (300, 300, 3)), 1).astype(np.float32) + 0.5
    tile = levelled(seamless(seamless(image, 0, 60), 1, 60), 0.7)
    assert tile.shape == (240, 240, 3)
    inner = np.abs(np.diff(tile, axis=1)).mean()
    assert np.abs(tile[:, 0] - tile[:, -1]).mean() < 2 * inner
