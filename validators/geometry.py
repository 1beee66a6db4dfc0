"""Checks of where spaces, cities and names lie."""
