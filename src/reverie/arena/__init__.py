"""Minds against minds."""
