"""Pictures on disk, and the sheets by which they are judged."""

from pathlib import Path

import numpy as np
from PIL import Image as Picture
from PIL.Image import Image as Sheet
from PIL.Image import Resampling

from atelier.card import Card, Painting
from atelier.palette import Image
from atelier.scene import Motif

_THUMBNAIL, _GAP, _ACROSS, _DOWN = (320, 480), 12, 4, 3
_TILE, _TILES_ACROSS = 480, 4
_GROUND = (42, 40, 46)


def master(out: Path, card: Card) -> Path:
    """Where a card's picture lies."""
    return out / f"c{card.number:02}_{card.slug.replace('-', '_')}.png"


def as_picture(image: Image) -> Sheet:
    """Eight bits a channel."""
    return Picture.fromarray((np.clip(np.nan_to_num(image), 0, 1) * 255 + 0.5).astype(np.uint8))


def contact_sheets(pictures: list[Path]) -> list[Sheet]:
    """The cards twelve to a sheet, in the order given."""
    a_sheet = _ACROSS * _DOWN
    return [_sheet(pictures[i : i + a_sheet]) for i in range(0, len(pictures), a_sheet)]


def _sheet(pictures: list[Path]) -> Sheet:
    across, down = _THUMBNAIL[0] + _GAP, _THUMBNAIL[1] + _GAP
    sheet = Picture.new("RGB", (_ACROSS * across + _GAP, _DOWN * down + _GAP), _GROUND)
    for place, path in enumerate(pictures):
        with Picture.open(path) as picture:
            small = picture.convert("RGB").resize(_THUMBNAIL, Resampling.LANCZOS)
        sheet.paste(small, (_GAP + place % _ACROSS * across, _GAP + place // _ACROSS * down))
    return sheet


def closeups(painting: Painting) -> Sheet:
    """Every motif that has a body of its own, at 2:1, story details first."""
    motifs = sorted((each for each in painting.scene.motifs.values() if each.ids), key=lambda each: not each.story)
    tiles = [tile for tile in (_closeup(painting, each) for each in motifs) if tile is not None]
    rows = max(1, -(-len(tiles) // _TILES_ACROSS))
    step = _TILE + _GAP
    sheet = Picture.new("RGB", (_TILES_ACROSS * step + _GAP, rows * step + _GAP), _GROUND)
    for place, tile in enumerate(tiles):
        sheet.paste(tile, (_GAP + place % _TILES_ACROSS * step, _GAP + place // _TILES_ACROSS * step))
    return sheet


def _closeup(painting: Painting, motif: Motif) -> Sheet | None:
    """A motif and a little of its surroundings at twice its size (or as large as the tile, if it is larger)."""
    rows, columns = np.nonzero(np.isin(motif.canvas.ids, motif.ids))
    if not len(rows):
        return None
    ratio = painting.image.shape[0] / motif.canvas.ids.shape[0]
    left, top, right, bottom = (float(v) * ratio for v in (columns.min(), rows.min(), columns.max(), rows.max()))
    half = max(_TILE / 4, max(right - left, bottom - top) * 0.55)
    x, y = (left + right) / 2, (top + bottom) / 2
    box = (round(x - half), round(y - half), round(x + half), round(y + half))
    return as_picture(painting.image).crop(box).resize((_TILE, _TILE), Resampling.LANCZOS)
