"""Reverie: a game of pictures and half-said clues."""

__version__ = "0.1.0"
