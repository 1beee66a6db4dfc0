"""Bots play the board many times, in the background, and the dock shows what that says about it.

`playing` plays and counts, `playtest` keeps the newest numbers, `panel` shows them; `claims`
colours routes on the canvas by who owns them in a game that `replay` steps through.
"""
