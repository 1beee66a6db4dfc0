"""Checks of the borders of countries and regions."""
