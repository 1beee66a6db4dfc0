"""Dialogs that stand beside the work and never stop it, one module each."""
