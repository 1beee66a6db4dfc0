"""A game on paper: a board on sheets, its cards, its rules, and all of a game night in a folder.

Everything is drawn with the shapes of `rendering`, so that a print looks like the board on the
screen. `game_night` puts the parts together; the other modules make one part each.
"""
