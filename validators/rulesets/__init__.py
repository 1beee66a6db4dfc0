"""Checks of a ruleset by itself."""
