"""The terminal as rich knows it: tables, progress and pages that are laid out."""

from rich.console import Console


class Screen(Console):
    """A rich console that leaves it to the command what happens when its reader stops early."""

    def on_broken_pipe(self) -> None:
        """Raise what any other write would raise."""
        raise BrokenPipeError
