"""Checks of what bots found when they played: how a board and its rules work out in games."""
