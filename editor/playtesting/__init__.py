"""Bots play the board many times, in the background, and the dock shows what that says about it.

`playing` plays and counts, `playtest` keeps the newest numbers, `panel` shows them; `bands` colours
routes on the canvas: `heat` by how often they are claimed, `claims` by who owns them in a game that
`replay` steps through.
"""
