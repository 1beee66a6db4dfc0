"""Checks of what rules select on a board: payments, bonuses and piles."""
