"""Edits: pure functions of a board, without Qt."""
