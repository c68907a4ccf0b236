"""Texts by the letters they share: the same answer at every start, to the last bit."""

import os
import subprocess
import sys

PROGRAM = """
from reverie.minds.grams import Grams
texts = ["vana naine lossi väravas", "väravavaht ja tema koer", "lossi vana kell"]
print(Grams(texts).likeness("kes seisab vana lossi väravas").tobytes().hex())
"""


def likeness(hash_seed: str) -> str:
    """As a process finds it whose sets are in another order."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True
    ).stdout


def test_a_restart_changes_nothing() -> None:
    assert len({likeness(str(seed)) for seed in range(4)}) == 1
