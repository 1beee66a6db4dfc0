"""Checks of a board against the contents of its box."""
