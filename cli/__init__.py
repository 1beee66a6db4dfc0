"""The `trackwright` command: one module a command, each as thin as it can be."""

from trackwright.cli.app import main

__all__ = ["main"]
