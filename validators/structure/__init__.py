"""Checks of what a board is made of: ids, names, borders, and whether all hangs together."""
