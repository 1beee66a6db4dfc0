"""Printing: options, preview, and PDF files written in the background."""
