"""A deck's folder as one file that can be given away: what belongs to the deck, and nothing else that lay in it."""

import io
import zipfile
from pathlib import Path

from PIL import Image

from reverie.decks.bag import Bag, opened
from reverie.decks.faults import DeckError, Fault
from reverie.decks.pictures import PictureError, open_picture
from reverie.decks.reading import ABOUT, VOCABULARY, Reading, read

_WHEN = (2020, 1, 1, 0, 0, 0)  # the same deck makes the same file
_LICENCES = ("LICENSE", "LICENCE", "README")


def pack(folder: Path, out: Path) -> int:
    """Write the zip, and say how many pictures it holds; DeckError with every fault."""
    with opened(folder) as bag:
        reading = read(bag)
        if reading.faults:
            raise DeckError(reading.faults)
        pictures, faults = _cleaned(bag, reading)
        if faults:
            raise DeckError(faults)
        texts = {name: bag.read(name) for name in bag.names if _belongs(name)}
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in sorted({**texts, **pictures}.items()):
            entry = zipfile.ZipInfo(name, _WHEN)
            entry.external_attr = 0o644 << 16
            packed.writestr(entry, data, zipfile.ZIP_DEFLATED if name in texts else zipfile.ZIP_STORED)
    return len(pictures)


def _belongs(name: str) -> bool:
    top, _, rest = name.partition("/")
    return name in (ABOUT, VOCABULARY) or (top == "cards" and bool(rest)) or top.partition(".")[0] in _LICENCES


def _cleaned(bag: Bag, reading: Reading) -> tuple[dict[str, bytes], list[Fault]]:
    """Pictures encoded anew, at their own size: whoever is given the deck is not told where they were taken."""
    found: dict[str, bytes] = {}
    faults: list[Fault] = []
    for name, file in reading.pictures.items():
        try:
            out = io.BytesIO()
            _small_enough(open_picture(bag.read(file))).save(out, "WEBP", quality=90, method=4)
            found[f"pictures/{name}.webp"] = out.getvalue()
        except PictureError as error:
            faults.append(Fault(file, 0, str(error)))
        except DeckError as error:
            faults += error.faults
    return found, faults


def _small_enough(picture: Image.Image) -> Image.Image:
    picture.thumbnail((1800, 1800), Image.Resampling.LANCZOS)  # half as much again as is ever shown
    return picture
