"""Bots play the board in the background; results, findings and a replay on the canvas."""
