"""Clues that are not words: what a storyteller hums, sings or mimes, read with care before anybody is shown it."""

from reverie.recordings.reading import most_bytes, read
from reverie.recordings.recording import Fault, Medium, Recording

__all__ = ["Fault", "Medium", "Recording", "most_bytes", "read"]
