"""The `trackwright` command: one module a command, each as thin as it can be.

A module of a command has its options and loads nothing heavy, so that `--help` and completion are
quick; what does the work is loaded when it runs.
"""

import sys

EXIT_INTERRUPTED = 130
"""What shells expect of a program that was interrupted."""


def main() -> None:
    """Run the command; Ctrl-C ends it silently, even during imports."""
    try:
        from trackwright.cli.app import run

        run()
    except KeyboardInterrupt:
        sys.exit(EXIT_INTERRUPTED)
