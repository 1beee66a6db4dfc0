"""Bots: the styles of play, a bot that searches, and what they share: memory, plans and values."""
