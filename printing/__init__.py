"""Printing a game: board sheets, cards and rules, written into one folder.

Everything is drawn with the shapes of `rendering`, so that a print looks like the board on the
screen. `print_game` puts the parts together; the other modules make one part each.
"""
