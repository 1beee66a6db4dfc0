"""Checks of a board as a thing of paper and cardboard."""
