"""What a live server costs: `.venv/bin/python -m bench.tables`."""
