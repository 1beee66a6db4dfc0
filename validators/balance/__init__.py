"""Checks of balance, compared with the published boards."""
