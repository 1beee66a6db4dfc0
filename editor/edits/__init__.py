"""Edits: pure functions of a board, without Qt, that the tools and actions make."""
