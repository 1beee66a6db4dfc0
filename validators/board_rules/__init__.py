"""Checks of a board against the rules it is played with, and against its box."""
