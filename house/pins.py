"""Pin again what the requirement files ask for: `python3 -m house.pins [--upgrade]`, once `./check` has run."""

import subprocess
import sys

from house.prepare import program
from house.steps import ROOT, say

SETS = ("bootstrap", "run", "dev", "node")  # in this order: what the tests need must agree with what the game needs

# Pinned for every system at once, by hash, and without a word of where the packages came from.
OPTIONS = ("--universal", "--python-version=3.11", "--generate-hashes", "--no-emit-index-url", "--no-header", "--quiet")


def main(arguments: list[str]) -> None:
    for name in SETS:
        say(f"Pinning requirements/{name}.in")
        files = [f"requirements/{name}.in", f"--output-file=requirements/{name}.txt"]
        subprocess.run([program("uv"), "pip", "compile", *OPTIONS, *arguments, *files], cwd=ROOT, check=True)


if __name__ == "__main__":
    main(sys.argv[1:])
