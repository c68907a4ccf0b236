"""The rest of the box: rabbits of painted wood, tokens, the track, the table, paper, the back of the cards, icons."""
