"""Pin again what the requirement files ask for: `.venv/bin/python house/pins.py [--upgrade]`, after a `./check`."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = Path(sys.executable).with_name("uv")
SETS = ("bootstrap", "run", "dev")  # in this order: what the tests need must agree with what the game needs

# Pinned for every system at once, by hash, and without a word of where the packages came from.
OPTIONS = ("--universal", "--python-version=3.11", "--generate-hashes", "--no-emit-index-url", "--no-header", "--quiet")


def main(arguments: list[str]) -> int:
    for name in SETS:
        print(f"Pinning requirements/{name}.in", flush=True)
        files = [f"requirements/{name}.in", f"--output-file=requirements/{name}.txt"]
        subprocess.run([UV, "pip", "compile", *OPTIONS, *arguments, *files], cwd=ROOT, check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
