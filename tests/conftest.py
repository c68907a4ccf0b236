"""What all tests share: how hypothesis searches, and what a test may need of the machine.

Two ways to search. On a desk (`dev`) every run tries new examples and remembers what failed. In CI (`ci`) the examples
are the same for the same code, so that a red mark is about the change and not about luck. Neither has a deadline:
how fast a busy machine is says nothing about the rules.
"""

import os
import shutil

import pytest
from hypothesis import settings

settings.register_profile("dev", deadline=None, print_blob=True)
settings.register_profile("ci", deadline=None, print_blob=True, derandomize=True, database=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") == "true" else "dev"))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip, with a plain reason, a test that needs a program which this machine lacks."""
    for mark in item.iter_markers("needs"):
        for program in mark.args:
            if shutil.which(program) is None:
                pytest.skip(f"this machine has no {program}")
