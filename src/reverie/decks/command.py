"""`reverie deck`: check a deck, pack it, look at it, and make the sizes of our own."""

import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PIL import Image, features

from reverie.decks.bag import opened
from reverie.decks.checking import Checked, check, pictures_of
from reverie.decks.deck import Fit
from reverie.decks.faults import DeckError, Fault
from reverie.decks.kept import Kept, files_of
from reverie.decks.packing import pack
from reverie.decks.pictures import PictureError
from reverie.decks.reading import read
from reverie.decks.sheets import ON_A_SHEET, sheet_of, sheet_paths
from reverie.decks.shelf import house_folder
from reverie.decks.sizes import KILOBYTE, THOROUGH
from reverie.rules import Card

_FULL_SIZE = (1000, 1500)  # of a master, at least
_FULL = "x".join(map(str, _FULL_SIZE))
_MASTER = re.compile(r"c\d\d_(?P<slug>[a-z0-9_]+)\.png")
_DRAWINGS = (".png", ".webp", ".jpg", ".jpeg", ".avif")


def add_deck_commands(commands: Any) -> None:
    parser: ArgumentParser = commands.add_parser("deck", help="check a deck of pictures, pack it, look at it")
    kinds = parser.add_subparsers(required=True, metavar="WHAT")
    checker = kinds.add_parser("check", help="tell everything that is wrong with a deck, with file and line")
    checker.add_argument("path", metavar="PATH", type=Path, help="a folder or a zip")
    checker.add_argument("--pairs", action="store_true", help="list the ten pairs of pictures that are most alike")
    checker.set_defaults(run=_or_faults(_check))
    packer = kinds.add_parser("pack", help="make a folder one file to give away, its pictures rid of all but pixels")
    packer.add_argument("path", metavar="FOLDER", type=Path)
    packer.add_argument("--out", metavar="FILE.zip", type=Path, required=True)
    packer.set_defaults(run=_or_faults(_pack))
    sheeter = kinds.add_parser("sheet", help="contact sheets of twelve cards with their names")
    sheeter.add_argument("path", metavar="PATH", type=Path, help="a folder or a zip")
    sheeter.add_argument("--out", metavar="FILE", type=Path, required=True, help="sheet.png, sheet.webp")
    sheeter.set_defaults(run=_or_faults(_sheet))
    builder = kinds.add_parser("build", help="make all sizes of painted cards, for the built-in deck")
    builder.add_argument("masters", metavar="MASTERS", type=Path, help="a folder of cNN_name.png, 1000x1500 or larger")
    builder.add_argument("cards", metavar="CARD", nargs="*", help="which cards are final")
    builder.add_argument("--all", action="store_true", help="every master that is large enough")
    builder.add_argument(
        "--deck", metavar="FOLDER", type=Path, default=house_folder(), help="default: the built-in one"
    )
    builder.set_defaults(run=_or_faults(_build))


def _or_faults(command: Callable[[Namespace], int]) -> Callable[[Namespace], int]:
    """A command whose faults are told, all of them, each with the path that leads to it."""

    def run(chosen: Namespace) -> int:
        if not features.check("avif"):  # pyright: ignore[reportUnknownMemberType]
            print("reverie: this Pillow was made without AVIF; install the one that is pinned", file=sys.stderr)
            return 2
        try:
            return command(chosen)
        except DeckError as error:
            _tell(getattr(chosen, "path", None), error.faults)
            return 1

    return run


def _tell(path: Path | None, faults: tuple[Fault, ...]) -> None:
    for fault in faults:
        print(f"{path}/{fault}" if path and fault.file != "the deck" else str(fault))


def _check(chosen: Namespace) -> int:
    checked = check(chosen.path)
    _tell(chosen.path, checked.faults)
    for remark in checked.remarks:
        print(remark)
    if chosen.pairs:
        for pair in checked.pairs:
            print(f"{pair.apart:.3f}  {pair.one}  {pair.other}")
    print(_in_a_line(chosen.path, checked))
    return 1 if checked.faults else 0


def _in_a_line(path: Path, checked: Checked) -> str:
    languages = ", ".join(checked.deck.languages) or "no words"
    state = "sound" if not checked.faults else f"{len(checked.faults)} fault{'s' if len(checked.faults) > 1 else ''}"
    return f"{path}: {state}; {len(checked.deck.cards)} cards, {checked.pictures} pictures, {languages}"


def _pack(chosen: Namespace) -> int:
    if not chosen.path.is_dir():
        return _cannot(f"{chosen.path} is not a folder")
    count = pack(chosen.path, chosen.out)
    print(f"{chosen.out}: {count} pictures, {chosen.out.stat().st_size // KILOBYTE} KB")
    return 0


def _sheet(chosen: Namespace) -> int:
    if chosen.out.suffix.lower() not in _DRAWINGS:
        return _cannot(f"{chosen.out}: call it something.png or something.webp")
    cards = list(pictures_of(chosen.path).items())
    if not cards:
        return _cannot(f"{chosen.path} has no pictures yet")
    for number, path in enumerate(sheet_paths(chosen.out, len(cards))):
        sheet_of(cards[number * ON_A_SHEET : (number + 1) * ON_A_SHEET]).save(path)
        print(path)
    return 0


def _build(chosen: Namespace) -> int:
    if bool(chosen.cards) == chosen.all:
        return _cannot("say which cards are final, or --all")
    names = _names(chosen.deck)
    masters = _masters(chosen.masters, names)
    if missing := [card for card in chosen.cards if card not in masters]:
        return _cannot(f"{chosen.masters} has no master of {', '.join(missing)}")
    large = {card for card, path in masters.items() if _large_enough(path)}
    if small := [card for card in chosen.cards if card not in large]:
        return _cannot(f"of {', '.join(small)} there is only a draft: a master is {_FULL} or larger")
    kept = Kept(chosen.deck)
    for card in chosen.cards or sorted(large):
        _make(kept, card, masters[card])
    kept.sweep(names)
    total = sum(size.bytes for picture in kept.cards.values() for size in files_of(picture))
    print(f"{len(kept.cards)} of {len(names)} cards have pictures, {total / KILOBYTE**2:.1f} MB in all")
    return 0


def _make(kept: Kept, card: Card, master: Path) -> None:
    try:
        made = kept.put(card, master.read_bytes(), Fit.CROP, THOROUGH)
    except PictureError as error:
        raise DeckError([Fault(str(master), 0, str(error))]) from error
    print(_weights(kept, card, made=made), flush=True)


def _names(deck: Path) -> tuple[Card, ...]:
    with opened(deck) as bag:
        reading = read(bag, built=True)
    if reading.faults:
        raise DeckError(reading.faults)
    return reading.deck.names


def _masters(folder: Path, names: tuple[Card, ...]) -> Mapping[Card, Path]:
    """The painted cards in a folder: c05_bowing_lighthouse.png. Closeups and sheets beside them are none."""
    found: dict[Card, Path] = {}
    for path in sorted(folder.iterdir()):
        match = _MASTER.fullmatch(path.name)
        if match and (name := match["slug"].replace("_", "-")) in names:
            found[name] = path
    return found


def _large_enough(master: Path) -> bool:
    with Image.open(master) as image:
        return image.width >= _FULL_SIZE[0] and image.height >= _FULL_SIZE[1]


def _weights(kept: Kept, card: Card, *, made: bool) -> str:
    sizes = (
        f"{it.width}px {it.bytes / KILOBYTE:.0f} KB q{it.quality} {it.similarity:.3f}"
        for it in files_of(kept.cards[card])
    )
    return f"{card}: {', '.join(sizes)}{'' if made else ' (as before)'}"


def _cannot(why: str) -> int:
    print(f"reverie: {why}", file=sys.stderr)
    return 2
