"""Mistakes made on purpose: what designers get wrong, made at random on a board or its rules."""
