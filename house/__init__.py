"""What `./play` and `./check` share: they make their own environment and need nothing but Python.

Only the standard library may be imported in this folder. This one file must also parse on any Python 3, however old,
so that it can say in a sentence what is the matter.
"""

import sys

OLDEST = (3, 11)


def refuse_old_python(version: "tuple[int, int]" = sys.version_info[:2]) -> None:
    """Leave with one sentence when this Python is older than the house can use."""
    if version < OLDEST:
        sys.exit("Reverie needs Python %d.%d or newer, and this is Python %d.%d." % (OLDEST + version))  # noqa: UP031
