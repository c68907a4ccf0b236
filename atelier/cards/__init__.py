"""One module a card: CARD says what it is, paint(scene) how it is painted."""
