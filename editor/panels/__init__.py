"""Panels beside the canvas, one module each."""
