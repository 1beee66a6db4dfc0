"""Checks of names: those that look like one another, and those that are missing."""
