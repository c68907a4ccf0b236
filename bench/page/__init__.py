"""What the page weighs and how it moves: `.venv/bin/python -m bench.page`."""
