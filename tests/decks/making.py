"""Decks and pictures for the tests, honest and otherwise."""

import io
import struct
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image, ImageDraw

SMALL = (320, 480)


def painted(seed: object, size: tuple[int, int] = SMALL) -> Image.Image:
    """A picture unlike that of any other seed."""
    random = Random(str(seed))
    colour = lambda: tuple(random.randrange(256) for _ in range(3))  # noqa: E731
    image = Image.new("RGB", size, colour())
    pen = ImageDraw.Draw(image)
    for _ in range(9):
        x, y = random.uniform(0, size[0]), random.uniform(0, size[1])
        pen.ellipse((x, y, x + random.uniform(20, size[0]), y + random.uniform(20, size[0])), fill=colour())
    return image


def noise(size: tuple[int, int], seed: int = 0) -> Image.Image:
    return Image.frombytes("RGB", size, Random(seed).randbytes(size[0] * size[1] * 3))


def saved(image: Image.Image, kind: str = "PNG", **how: Any) -> bytes:
    out = io.BytesIO()
    image.save(out, kind, **how)
    return out.getvalue()


def png_that_claims(width: int, height: int) -> bytes:
    """A few bytes that say they are a picture of any size."""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"\0" * 99)) + chunk(b"IEND", b"")
    )


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


ABOUT = 'id = "ours"\nname = "Our deck"\n'

Files = dict[str, bytes | str]


def deck_files(cards: int = 24, about: str = ABOUT, **others: bytes | str) -> Files:
    """A deck of small pictures; `others` are files whose names have a double underline for each slash."""
    files: Files = {"deck.toml": about}
    files |= {f"pictures/card-{number:02}.png": saved(painted(number)) for number in range(cards)}
    return files | {name.replace("__", "/"): data for name, data in others.items()}


def in_folder(folder: Path, files: Mapping[str, bytes | str]) -> Path:
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data.encode() if isinstance(data, str) else data)
    return folder


def in_zip(path: Path, files: Mapping[str, bytes | str]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in files.items():
            packed.writestr(name, data)
    return path
