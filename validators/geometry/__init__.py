"""Checks of where spaces, lines, cities and names lie."""
