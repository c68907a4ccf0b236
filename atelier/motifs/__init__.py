"""Families of things that cards share. Each function takes the motif it is to draw and says in card units where."""
