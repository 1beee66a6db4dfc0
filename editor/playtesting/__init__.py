"""Bots play the board many times, in the background, and the dock shows what that says about it.

`playing` plays and counts, `playtest` keeps the newest numbers, `panel` shows them; `bands` colours
routes on the canvas: `heat` by how often they are claimed, `replay` by who claims them in a game.
"""
