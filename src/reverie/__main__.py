"""`python -m reverie`, the same as the command `reverie`."""

import sys

from reverie.cli import main

sys.exit(main())
