"""Everything into the box: each picture painted, cut, shrunk to the sizes a page draws, and a list of where things are."""

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import cv2
import numpy as np
from PIL import Image as Picture
from PIL.Image import Image as Sheet
from PIL.Image import Resampling

from atelier.box import eyes, grounds, guests, pictures, tokens, toys, track
from atelier.box.carving import Pose
from atelier.box.cutting import Cut, cut_out
from atelier.box.rabbits import RABBITS
from atelier.card import Size
from atelier.palette import Image

POSES: tuple[Pose, ...] = ("upright", "hopping", "asleep", "telling")
_TALL, _HEAD, _TOKEN = 96, 48, 64  # CSS pixels: an upright rabbit's frame, a head's, a token's
_SCALE = 2.0
_GOOD, _FAIR = 90, 82  # WebP's quality, for what is looked at and what is looked past
Cutter = Callable[[float], Iterable[Cut]]


def drawn(frame: tuple[float, float], tall: int, of: float) -> tuple[int, int]:
    """The CSS size of a frame, if `of` card units are drawn `tall` pixels high."""
    return round(frame[0] * tall / of), round(frame[1] * tall / of)


def pack_rabbits(out: Path, scale: float = _SCALE) -> None:
    """Twelve rabbits in four poses, the mind's and the ghosts."""
    for cut in cut_out([*toys.toys(POSES), *toys.mind()[:1], *guests.ghosts()], 7, scale):
        pose = cut.name.partition("-")[2]
        frame = toys.FRAMES[pose] if pose in POSES else toys.FRAMES["upright"]
        _both(cut, out / "rabbits" / cut.name, drawn(frame.size, _TALL, toys.FRAMES["upright"].size[1]))
    _save(_shadow(), out / "shadow.webp", 60)


def pack_heads(out: Path, scale: float = _SCALE) -> None:
    """Heads, and the mark of a mind."""
    for cut in cut_out([*toys.heads(), *toys.mind()[1:], guests.mark()], 8, scale):
        name = cut.name.removesuffix("-head")
        _both(cut, out / "heads" / name, (_HEAD, _HEAD) if name != "mark" else drawn((120, 130), 32, 130))


def pack_tokens(out: Path, scale: float = _SCALE) -> None:
    """Blank tokens."""
    for cut in cut_out(tokens.tokens(), 9, scale):
        _both(cut, out / "tokens" / cut.name.removesuffix("-token"), (_TOKEN, _TOKEN))


def pack_track(out: Path, scale: float = _SCALE) -> None:
    """Ten spaces that repeat, the burrow and the moon."""
    for cut in cut_out([track.tile(), track.burrow(), track.moon()], 10, scale):
        if cut.name == "track":
            wide, high = round(track.TILE[0] + 2 * track.MARGIN), round(track.TILE[1])
            _save_tile(over_shadow(_looped(cut.shrunk(wide, high))), out)
        else:
            _both(cut, out / cut.name, (80, 70) if cut.name == "burrow" else (60, 60))


def pack_grounds(out: Path, scale: float = _SCALE) -> None:
    """Cloth, paper and the rim."""
    for ground in grounds.grounds():
        _save(as_sheet(grounds.tiled(ground)), out / f"{ground.name}.webp", 80)
    _save(as_sheet(grounds.rim().shrunk(1600, round(1600 * grounds.RIM[1] / grounds.RIM[0]))), out / "rim.webp", _FAIR)


def pack_back(out: Path, scale: float = 1.6) -> None:
    """The back of the cards."""
    back = as_sheet(pictures.back(Size(scale, 1)))
    for wide in (300, 700):
        _save(back.resize((wide, wide * 3 // 2), Resampling.LANCZOS), out / f"back-{wide}.webp", 80)


def pack_signs(out: Path, scale: float = 1.6) -> None:
    """Icons, and what a link shows."""
    icons = out / "icons"
    icons.mkdir(parents=True, exist_ok=True)
    sign = as_sheet(pictures.icon(Size(scale * 0.75, 1), bleeds=False))
    masked = as_sheet(pictures.icon(Size(scale * 0.75, 1), bleeds=True))
    for picture, name, side in ((sign, "icon", 512), (sign, "icon", 192), (masked, "maskable", 512), (sign, "apple-touch", 180), (sign, "favicon", 32)):
        small = picture.resize((side, side), Resampling.LANCZOS)
        small.quantize(160, method=Picture.Quantize.MEDIANCUT, dither=Picture.Dither.FLOYDSTEINBERG).save(icons / f"{name}-{side}.png", optimize=True)
    sign.save(icons / "favicon.ico", sizes=[(16, 16), (32, 32), (48, 48)])
    link = as_sheet(pictures.preview(Size(scale, 1))).resize((1200, 630), Resampling.LANCZOS)
    link.save(out / "preview.jpg", quality=82, optimize=True, progressive=True)


PARTS: Mapping[str, Callable[[Path], None]] = {
    "rabbits": pack_rabbits, "heads": pack_heads, "tokens": pack_tokens, "track": pack_track, "grounds": pack_grounds,
    "back": pack_back, "signs": pack_signs,
}  # fmt: skip
BUNDLED, NAMED = Path("src/box"), Path("public")  # what the page's build names by content, and what others ask for by name


def pack(parts: Iterable[str], page: Path) -> None:
    """Paint these parts (or all) into a folder laid out like client/, and write down where things are in them."""
    for folder in (BUNDLED, NAMED):
        (page / folder).mkdir(parents=True, exist_ok=True)
    for part in list(parts) or PARTS:
        PARTS[part](page / (NAMED if part == "signs" else BUNDLED))
        print(f"{part} painted", flush=True)
    (page / BUNDLED / "box.json").write_text(json.dumps(places(), indent=1) + "\n")


def places() -> dict[str, object]:
    """All that a page must know to place things, in CSS pixels (the pictures without `.small` have two for each)."""
    tall = toys.FRAMES["upright"].size[1]
    poses = {}
    for pose in POSES:
        frame = toys.FRAMES[pose]
        wide, high = drawn(frame.size, _TALL, tall)
        poses[pose] = {"width": wide, "height": high, "foot": [round(each * _TALL / tall, 1) for each in frame.foot]}
    chips = {}
    for name, rabbit in RABBITS.items():
        x, y, reach = tokens.face_of(rabbit.token)
        chips[name] = {"shape": rabbit.token, "x": round(x, 3), "y": round(y, 3), "reach": round(reach, 3)}
    half = [track.TILE[0] / 2, track.TILE[1] / 2]
    return {
        "poses": poses,
        "head": {"width": _HEAD, "height": _HEAD},
        "token": {"width": _TOKEN, "height": _TOKEN, "faces": chips},
        "track": {
            "tile": {"width": half[0], "height": half[1], "spaces": track.TILED},
            "spaces": track.SPACES,
            "centres": [[round(each.x / 2, 1), round(each.y / 2, 1)] for each in track.centres(track.SPACES)],
        },
    }


# ---- from paint to files


def as_sheet(image: Image) -> Sheet:
    """Eight bits a channel, clear ground kept."""
    return Picture.fromarray((np.clip(np.nan_to_num(image), 0, 1) * 255 + 0.5).astype(np.uint8))


def _both(cut: Cut, path: Path, size: tuple[int, int]) -> None:
    _save(as_sheet(cut.shrunk(size[0] * 2, size[1] * 2)), path.with_name(f"{path.name}.webp"), _GOOD)
    _save(as_sheet(cut.shrunk(*size)), path.with_name(f"{path.name}.small.webp"), _GOOD)


def _save_tile(tile: Image, out: Path) -> None:
    whole = as_sheet(tile)
    _save(whole, out / "track.webp", _FAIR)
    _save(whole.resize((whole.width // 2, whole.height // 2), Resampling.BOX), out / "track.small.webp", _FAIR)


def _save(sheet: Sheet, path: Path, quality: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(path, "WEBP", quality=quality, alpha_quality=90, method=6)


def _looped(image: Image) -> Image:
    """The tile out of what was painted beyond both its ends: its end melts into its beginning."""
    seam = round(track.MARGIN)
    start = seam // 2  # the fade lies astride the seam
    joined = grounds.seamless(image[:, start : start + round(track.TILE[0]) + seam], 1, seam)
    return np.roll(joined, start - seam, 1)


def over_shadow(image: Image, drop: int = 8, soft: float = 6.0, strength: float = 0.5) -> Image:
    """With the soft shadow that it throws on whatever cloth it lies on; it goes round with the tile."""
    cover = image[..., 3]
    wide = np.concatenate([cover, cover, cover], 1)
    thrown = cv2.GaussianBlur(np.roll(wide, drop, 0), (0, 0), soft)[:, cover.shape[1] : 2 * cover.shape[1]] * strength
    whole = cover + thrown * (1 - cover)
    night = np.array([0.03, 0.03, 0.11], np.float32)
    colours = (image[..., :3] * cover[..., None] + night * (thrown * (1 - cover))[..., None]) / np.maximum(whole, 1e-4)[..., None]
    return np.dstack([colours, whole]).astype(np.float32)


def _shadow() -> Sheet:
    """The soft dark under any rabbit, to be stretched to its width and faded as it leaps."""
    x, y = np.meshgrid(np.linspace(-1, 1, 160), np.linspace(-1, 1, 48))
    away = np.hypot(x, y)
    dark = np.clip(1 - away, 0, 1) ** 1.4 * 0.72
    return as_sheet(np.dstack([np.full_like(dark, 0.03), np.full_like(dark, 0.03), np.full_like(dark, 0.1), dark]))


# ---- for judging


def look(box: Path, out: Path) -> None:
    """The twelve at 48 pixels as five kinds of eyes see them, on cloth and on paper."""
    rows: list[Image] = []
    for folder, pose in (("rabbits", "-upright"), ("heads", ""), ("tokens", "")):
        for ground in ((0.137, 0.145, 0.337), (0.965, 0.925, 0.847)):
            rows += [np.hstack([_on(box / folder / f"{name}{pose}.webp", ground, kind) for name in RABBITS]) for kind in eyes.KINDS]
    as_sheet(np.vstack(rows)).save(out / "box_twelve.png")


def _on(path: Path, ground: tuple[float, float, float], kind: str) -> Image:
    with Picture.open(path) as picture:
        small = picture.convert("RGBA")
    small.thumbnail((48, 48), Resampling.LANCZOS)
    tile = Picture.new("RGBA", (52, 52), tuple(round(each * 255) for each in ground))
    tile.alpha_composite(small, ((52 - small.width) // 2, (52 - small.height) // 2))
    return eyes.seen(np.asarray(tile.convert("RGB"), np.float32) / 255, kind)
