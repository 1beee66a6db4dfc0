"""What this program is."""

import platform
import sys
from importlib.metadata import version

from PySide6.QtCore import qVersion

NAME = "Trackwright"

DESKTOP_ENTRY = "trackwright"
"""What the program is called among the applications of a desktop, which shows its icon then."""


def program_name() -> str:
    """Return the program's name and version."""
    return f"{NAME} {version('trackwright')}"


def surroundings() -> str:
    """Return the program and what it runs on, for reports."""
    python = ".".join(map(str, sys.version_info[:3]))
    return f"{program_name()}\nQt {qVersion()} · Python {python}\n{platform.platform()}"
