"""Live tables: seats, talk, clock and journal around the rules."""
