"""Ticket facts (shortest paths, values) and suggested decks."""
