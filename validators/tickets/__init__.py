"""Checks of tickets, one by one and all together."""
