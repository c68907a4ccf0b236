"""The painter at the command line: paint, sheet, closeup, motifs, models, box."""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from atelier.bodies.models import SHEETS
from atelier.bodies.models import sheet as model_sheet
from atelier.box.packing import BUNDLED, PARTS, look, pack
from atelier.card import DRAFT, FINAL, Recipe, Size, composed, paint, recipes
from atelier.checks import findings
from atelier.gallery import as_picture, closeups, contact_sheets, master
from atelier.motifs.samples import PAGES
from atelier.motifs.sheets import laid_out, page

_OUT = Path(__file__).parent / "out"


def main(words: list[str] | None = None) -> int:
    """Do what the command line says; 1 if a painted card has faults."""
    wanted = _parser().parse_args(words)
    wanted.out.mkdir(parents=True, exist_ok=True)
    if wanted.command == "sheet":
        return _sheet(wanted.out)
    if wanted.command == "motifs":
        return _motifs(wanted.families, DRAFT if wanted.draft else FINAL, wanted.out)
    if wanted.command == "models":
        return _models(wanted.names, wanted.out)
    if wanted.command == "box":
        return _box(wanted.parts, wanted.out)
    chosen = _chosen(wanted.cards, everything=getattr(wanted, "all", False))
    size = DRAFT if wanted.draft else FINAL
    if wanted.command == "closeup":
        for recipe in chosen:
            closeups(paint(recipe, size)).save(wanted.out / f"{master(wanted.out, recipe.card).stem}_closeup.png")
        return 0
    return _paint(chosen, size, wanted.out, wanted.j)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m atelier", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    painting = commands.add_parser("paint", help="paint cards, named by number or slug")
    painting.add_argument("cards", nargs="*")
    painting.add_argument("--all", action="store_true")
    painting.add_argument("-j", type=int, default=1, help="how many at once")
    commands.add_parser("sheet", help="contact sheets, twelve cards each, of all that is painted")
    closeup = commands.add_parser("closeup", help="every motif of a card at 2:1")
    closeup.add_argument("cards", nargs="+")
    motifs = commands.add_parser("motifs", help="sketchbook pages of the motifs, all families or those named")
    motifs.add_argument("families", nargs="*", metavar="family")
    box = commands.add_parser(
        "box", help="the rest of the box: rabbits, tokens, track, table, back, icons; all or parts"
    )
    box.add_argument("parts", nargs="*", choices=[[], *PARTS], metavar="part")
    for each in (painting, closeup, motifs):
        each.add_argument("--draft", action="store_true", help="400 x 600, in seconds")
    for each in commands.choices.values():
        each.add_argument("--out", type=Path, default=_OUT)
    return parser


def _chosen(names: list[str], everything: bool) -> list[Recipe]:
    known = recipes()
    if everything:
        return list(known.values())
    by_name = {name: recipe for recipe in known.values() for name in (str(recipe.card.number), recipe.card.slug)}
    unknown = [name for name in names if name.lstrip("0") not in by_name]
    if unknown or not names:
        sys.exit(f"no such card: {', '.join(unknown)}" if unknown else "which card? Name some, or say --all")
    return [by_name[name.lstrip("0")] for name in names]


def _paint(chosen: list[Recipe], size: Size, out: Path, hands: int) -> int:
    """Paint beside each other as many cards as there are hands, and tell of each as it dries."""
    faults = 0
    if hands == 1:
        told = (_paint_one(recipe.card.number, size, out) for recipe in chosen)
        for done, (line, wrong) in enumerate(told, 1):
            faults += wrong
            print(f"[{done}/{len(chosen)}] {line}", flush=True)
        return 1 if faults else 0
    with ProcessPoolExecutor(hands) as pool:
        painting = [pool.submit(_paint_one, recipe.card.number, size, out) for recipe in chosen]
        for done, each in enumerate(as_completed(painting), 1):
            line, wrong = each.result()
            faults += wrong
            print(f"[{done}/{len(chosen)}] {line}", flush=True)
    return 1 if faults else 0


def _paint_one(number: int, size: Size, out: Path) -> tuple[str, int]:
    """Paint a card to disk; what to tell of it, and how many faults it has."""
    recipe = recipes()[number]
    began = time.perf_counter()
    painting = paint(recipe, size)
    path = master(out, recipe.card)
    as_picture(painting.image).save(path)
    as_picture(composed(painting.scene, size)).save(path.with_name(f"{path.stem}_composed.png"))
    wrong = findings(painting)
    strokes, marks = sum(painting.strokes.values()), len(painting.scene.accents)
    took = time.perf_counter() - began
    line = f"{recipe.card.number:02} {recipe.card.slug}: {took:.1f} s, {strokes} strokes, {marks} accents"
    return line + "".join(f"\n    {each}" for each in wrong), len(wrong)


def _models(names: list[str], out: Path) -> int:
    for name in names or SHEETS:
        picture = as_picture(model_sheet(SHEETS[name]()))
        picture.save(out / f"models_{name}.png")
        picture.resize((picture.width * 2, picture.height * 2)).save(out / f"models_{name}_2to1.png")
        print(out / f"models_{name}.png", flush=True)
    return 0


def _box(parts: list[str], out: Path) -> int:
    pack(parts, out)
    if out == _OUT:
        look(out / BUNDLED, out)
    return 0


def _sheet(out: Path) -> int:
    painted = [path for recipe in recipes().values() if (path := master(out, recipe.card)).exists()]
    for number, sheet in enumerate(contact_sheets(painted), 1):
        sheet.save(out / f"sheet_{number}.png")
        print(out / f"sheet_{number}.png")
    return 0


def _motifs(families: list[str], size: Size, out: Path) -> int:
    """Paint the pages of some families; the names of what is on them go to the console, for nothing is lettered."""
    unknown = set(families) - PAGES.keys()
    if unknown:
        sys.exit(f"no such family: {', '.join(sorted(unknown))}; there are {', '.join(PAGES)}")
    for family in families or PAGES:
        for number, placed in enumerate(laid_out(PAGES[family].samples), 1):
            path = out / f"motifs_{family}_{number}.png"
            as_picture(page(placed, PAGES[family].ground, size)).save(path)
            print(f"{path}: {', '.join(sample.name for sample, _ in placed)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
