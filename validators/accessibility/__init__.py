"""Checks of whether everybody can tell things apart."""
